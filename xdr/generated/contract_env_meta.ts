// Generated from xdr/idl/contract_env_meta.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, members, struct, u32, union } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { ScEnvMetaEntryInterfaceVersionJson, ScEnvMetaEntryJson } from "./json_types.ts";

/** A member of the enum `SCEnvMetaKind`. */
export type ScEnvMetaKind = keyof typeof ScEnvMetaKind;
/** The members of {@linkcode ScEnvMetaKind} by name. */
export const ScEnvMetaKind: {
  /** `SC_ENV_META_KIND_INTERFACE_VERSION` = 0 */ readonly scEnvMetaKindInterfaceVersion: "scEnvMetaKindInterfaceVersion";
} = /* @__PURE__ */ members(["scEnvMetaKindInterfaceVersion"]);

/** The version of the host interface that a contract requires. */
export interface ScEnvMetaEntryInterfaceVersion extends XdrValue<ScEnvMetaEntryInterfaceVersionJson> {
  /** An unsigned 32-bit integer. */
  readonly protocol: number;
  /** An unsigned 32-bit integer. */
  readonly preRelease: number;
}
/** The class of {@linkcode ScEnvMetaEntryInterfaceVersion}. */
export const ScEnvMetaEntryInterfaceVersion: XdrStruct<ScEnvMetaEntryInterfaceVersion> = /* @__PURE__ */ struct("ScEnvMetaEntryInterfaceVersion", () => ({ protocol: u32, preRelease: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.protocol = f[0](r); v.preRelease = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.protocol); w.uint32(v.preRelease); }]);

/** The value types of the arms of {@linkcode ScEnvMetaEntry}, by arm name. */
export interface ScEnvMetaEntryArms {
  /** An {@linkcode ScEnvMetaEntryInterfaceVersion}. */
  readonly scEnvMetaKindInterfaceVersion: ScEnvMetaEntryInterfaceVersion;
}
/** An entry of the section `contractenvmetav0` of a contract's Wasm. */
export type ScEnvMetaEntry<T extends keyof ScEnvMetaEntryArms = keyof ScEnvMetaEntryArms> = { readonly [K in T]: ScEnvMetaEntryUnion<K> }[T];
/** A value of {@linkcode ScEnvMetaEntry} with a given arm. */
export interface ScEnvMetaEntryUnion<T extends keyof ScEnvMetaEntryArms> extends UnionValue<ScEnvMetaEntryArms, T, ScEnvMetaEntryJson> {}
/** The class of {@linkcode ScEnvMetaEntry}. */
export const ScEnvMetaEntry: XdrUnion<ScEnvMetaEntryArms, ScEnvMetaEntry> = /* @__PURE__ */ union("ScEnvMetaEntry", ScEnvMetaKind, 0, () => ({ 0: ScEnvMetaEntryInterfaceVersion }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
