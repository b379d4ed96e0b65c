// Generated from xdr/idl/exporter.x by scripts/generate_xdr.ts. Do not edit.

import { LedgerCloseMetaBatch } from "../../generated/exporter.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode LedgerCloseMetaBatch}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaBatchFromJson(json: unknown): LedgerCloseMetaBatch { return fromJson("LedgerCloseMetaBatch", LedgerCloseMetaBatch, json); }
