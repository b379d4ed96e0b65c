// Generated from xdr/idl/contract_env_meta.x by scripts/generate_xdr.ts. Do not edit.

import { ScEnvMetaEntry, ScEnvMetaEntryInterfaceVersion, type ScEnvMetaKind, scEnvMetaKindNames } from "../../generated/contract_env_meta.ts";
import { type Node, members, readJson, struct, union } from "../_nodes.ts";
import { uint32Node } from "./types.ts";

/** The JSON decoder of `ScEnvMetaKind`. @internal */
export const scEnvMetaKindNode: Node = /* @__PURE__ */ members(scEnvMetaKindNames);
/** Parses the JSON value of {@linkcode ScEnvMetaKind}; throws the same errors as {@linkcode scValFromJson}. */
export function scEnvMetaKindFromJson(json: unknown): ScEnvMetaKind {
  return readJson({ xdrName: "ScEnvMetaKind", read: (r) => r.enum(scEnvMetaKindNames, "ScEnvMetaKind") }, scEnvMetaKindNode, json);
}

/** The JSON decoder of `ScEnvMetaEntryInterfaceVersion`. @internal */
export const scEnvMetaEntryInterfaceVersionNode: Node = /* @__PURE__ */ struct(() => ({ protocol: uint32Node, pre_release: uint32Node }));
/** Parses the JSON value of {@linkcode ScEnvMetaEntryInterfaceVersion}; throws the same errors as {@linkcode scValFromJson}. */
export function scEnvMetaEntryInterfaceVersionFromJson(json: unknown): ScEnvMetaEntryInterfaceVersion {
  return readJson(ScEnvMetaEntryInterfaceVersion, scEnvMetaEntryInterfaceVersionNode, json);
}

/** The JSON decoder of `ScEnvMetaEntry`. @internal */
export const scEnvMetaEntryNode: Node = /* @__PURE__ */ union(scEnvMetaKindNames, 0, () => ({ 0: scEnvMetaEntryInterfaceVersionNode }));
/** Parses the JSON value of {@linkcode ScEnvMetaEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scEnvMetaEntryFromJson(json: unknown): ScEnvMetaEntry {
  return readJson(ScEnvMetaEntry, scEnvMetaEntryNode, json);
}
