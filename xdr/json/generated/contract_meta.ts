// Generated from xdr/idl/contract_meta.x by scripts/generate_xdr.ts. Do not edit.

import { ScMetaEntry, type ScMetaKind, ScMetaV0, scMetaKindNames } from "../../generated/contract_meta.ts";
import { type Node, members, readJson, struct, text, union } from "../_nodes.ts";

/** The JSON decoder of `ScMetaV0`. @internal */
export const scMetaV0Node: Node = /* @__PURE__ */ struct(() => ({ key: /* @__PURE__ */ text(), val: /* @__PURE__ */ text() }));
/** Parses the JSON value of {@linkcode ScMetaV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scMetaV0FromJson(json: unknown): ScMetaV0 {
  return readJson(ScMetaV0, scMetaV0Node, json);
}

/** The JSON decoder of `ScMetaKind`. @internal */
export const scMetaKindNode: Node = /* @__PURE__ */ members(scMetaKindNames);
/** Parses the JSON value of {@linkcode ScMetaKind}; throws the same errors as {@linkcode scValFromJson}. */
export function scMetaKindFromJson(json: unknown): ScMetaKind {
  return readJson({ xdrName: "ScMetaKind", read: (r) => r.enum(scMetaKindNames, "ScMetaKind") }, scMetaKindNode, json);
}

/** The JSON decoder of `ScMetaEntry`. @internal */
export const scMetaEntryNode: Node = /* @__PURE__ */ union(scMetaKindNames, 0, () => ({ 0: scMetaV0Node }));
/** Parses the JSON value of {@linkcode ScMetaEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scMetaEntryFromJson(json: unknown): ScMetaEntry {
  return readJson(ScMetaEntry, scMetaEntryNode, json);
}
