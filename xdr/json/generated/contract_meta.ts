// Generated from xdr/idl/contract_meta.x by scripts/generate_xdr.ts. Do not edit.

import { ScMetaEntry, type ScMetaKind, ScMetaV0, scMetaKindNames } from "../../generated/contract_meta.ts";
import { type Node, members, readJson, struct, text, union } from "../_nodes.ts";

/** How the JSON of `ScMetaV0` is read. @internal */
export const scMetaV0Node: Node = /* @__PURE__ */ struct(() => ({ key: /* @__PURE__ */ text(), val: /* @__PURE__ */ text() }));
/** Reads {@linkcode ScMetaV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scMetaV0FromJson(json: unknown): ScMetaV0 {
  return readJson(ScMetaV0, scMetaV0Node, json);
}

/** How the JSON of `ScMetaKind` is read. @internal */
export const scMetaKindNode: Node = /* @__PURE__ */ members(scMetaKindNames);
/** Reads {@linkcode ScMetaKind} from its JSON value, as {@linkcode scValFromJson} does. */
export function scMetaKindFromJson(json: unknown): ScMetaKind {
  return readJson({ xdrName: "ScMetaKind", read: (r) => r.enum(scMetaKindNames, "ScMetaKind") }, scMetaKindNode, json);
}

/** How the JSON of `ScMetaEntry` is read. @internal */
export const scMetaEntryNode: Node = /* @__PURE__ */ union(scMetaKindNames, 0, () => ({ 0: scMetaV0Node }));
/** Reads {@linkcode ScMetaEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function scMetaEntryFromJson(json: unknown): ScMetaEntry {
  return readJson(ScMetaEntry, scMetaEntryNode, json);
}
