// Generated from xdr/idl/contract_meta.x by scripts/generate_xdr.ts. Do not edit.

import { member } from "../../_schema.ts";
import { ScMetaEntry, ScMetaKind, ScMetaV0 } from "../../generated/contract_meta.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode ScMetaV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scMetaV0FromJson(json: unknown): ScMetaV0 { return fromJson("ScMetaV0", ScMetaV0, json); }
/** Parses the JSON value of {@linkcode ScMetaKind}; throws the same errors as {@linkcode scValFromJson}. */
export function scMetaKindFromJson(json: unknown): ScMetaKind { return fromJson("ScMetaKind", member(ScMetaKind), json); }
/** Parses the JSON value of {@linkcode ScMetaEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scMetaEntryFromJson(json: unknown): ScMetaEntry { return fromJson("ScMetaEntry", ScMetaEntry, json); }
