// Generated from xdr/idl/contract_env_meta.x by scripts/generate_xdr.ts. Do not edit.

import { ScEnvMetaEntry, ScEnvMetaEntryInterfaceVersion, type ScEnvMetaKind, scEnvMetaKindNames } from "../../generated/contract_env_meta.ts";
import { type Node, members, readJson, struct, union } from "../_nodes.ts";
import { uint32Node } from "./types.ts";

/** How the JSON of `ScEnvMetaKind` is read. @internal */
export const scEnvMetaKindNode: Node = /* @__PURE__ */ members(scEnvMetaKindNames);
/** Reads {@linkcode ScEnvMetaKind} from its JSON value, as {@linkcode scValFromJson} does. */
export function scEnvMetaKindFromJson(json: unknown): ScEnvMetaKind {
  return readJson({ xdrName: "ScEnvMetaKind", read: (r) => r.enum(scEnvMetaKindNames, "ScEnvMetaKind") }, scEnvMetaKindNode, json);
}

/** How the JSON of `ScEnvMetaEntryInterfaceVersion` is read. @internal */
export const scEnvMetaEntryInterfaceVersionNode: Node = /* @__PURE__ */ struct(() => ({ protocol: uint32Node, pre_release: uint32Node }));
/** Reads {@linkcode ScEnvMetaEntryInterfaceVersion} from its JSON value, as {@linkcode scValFromJson} does. */
export function scEnvMetaEntryInterfaceVersionFromJson(json: unknown): ScEnvMetaEntryInterfaceVersion {
  return readJson(ScEnvMetaEntryInterfaceVersion, scEnvMetaEntryInterfaceVersionNode, json);
}

/** How the JSON of `ScEnvMetaEntry` is read. @internal */
export const scEnvMetaEntryNode: Node = /* @__PURE__ */ union(scEnvMetaKindNames, 0, () => ({ 0: scEnvMetaEntryInterfaceVersionNode }));
/** Reads {@linkcode ScEnvMetaEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function scEnvMetaEntryFromJson(json: unknown): ScEnvMetaEntry {
  return readJson(ScEnvMetaEntry, scEnvMetaEntryNode, json);
}
