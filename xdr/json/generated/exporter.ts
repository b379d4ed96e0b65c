// Generated from xdr/idl/exporter.x by scripts/generate_xdr.ts. Do not edit.

import { LedgerCloseMetaBatch } from "../../generated/exporter.ts";
import { type Node, array, readJson, struct } from "../_nodes.ts";
import { ledgerCloseMetaNode } from "./ledger.ts";
import { uint32Node } from "./types.ts";

/** The JSON decoder of `LedgerCloseMetaBatch`. @internal */
export const ledgerCloseMetaBatchNode: Node = /* @__PURE__ */ struct(() => ({ start_sequence: uint32Node, end_sequence: uint32Node, ledger_close_metas: /* @__PURE__ */ array(() => ledgerCloseMetaNode) }));
/** Parses the JSON value of {@linkcode LedgerCloseMetaBatch}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaBatchFromJson(json: unknown): LedgerCloseMetaBatch {
  return readJson(LedgerCloseMetaBatch, ledgerCloseMetaBatchNode, json);
}
