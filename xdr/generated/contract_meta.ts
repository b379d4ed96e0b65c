// Generated from xdr/idl/contract_meta.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, members, struct, text, union } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { ScMetaEntryJson, ScMetaV0Json } from "./json_types.ts";

/** A key and a value that the author of a contract wrote into its Wasm. */
export interface ScMetaV0 extends XdrValue<ScMetaV0Json> {
  /** A string (a `Uint8Array` if not UTF-8). */
  readonly key: string | Uint8Array;
  /** A string (a `Uint8Array` if not UTF-8). */
  readonly val: string | Uint8Array;
}
/** The class of {@linkcode ScMetaV0}. */
export const ScMetaV0: XdrStruct<ScMetaV0> = /* @__PURE__ */ struct("ScMetaV0", () => ({ key: text(), val: text() }), (C, o, f) => [(r) => { const v = new C(BLANK); v.key = f[0](r); v.val = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.key, 4294967295); w.text(v.val, 4294967295); }]);

/** A member of the enum `SCMetaKind`. */
export type ScMetaKind = keyof typeof ScMetaKind;
/** The members of {@linkcode ScMetaKind} by name. */
export const ScMetaKind: {
  /** `SC_META_V0` = 0 */ readonly scMetaV0: "scMetaV0";
} = /* @__PURE__ */ members(["scMetaV0"]);

/** The value types of the arms of {@linkcode ScMetaEntry}, by arm name. */
export interface ScMetaEntryArms {
  /** An {@linkcode ScMetaV0}. */
  readonly scMetaV0: ScMetaV0;
}
/** An entry of the section `contractmetav0` of a contract's Wasm. */
export type ScMetaEntry<T extends keyof ScMetaEntryArms = keyof ScMetaEntryArms> = { readonly [K in T]: ScMetaEntryUnion<K> }[T];
/** A value of {@linkcode ScMetaEntry} with a given arm. */
export interface ScMetaEntryUnion<T extends keyof ScMetaEntryArms> extends UnionValue<ScMetaEntryArms, T, ScMetaEntryJson> {}
/** The class of {@linkcode ScMetaEntry}. */
export const ScMetaEntry: XdrUnion<ScMetaEntryArms, ScMetaEntry> = /* @__PURE__ */ union("ScMetaEntry", ScMetaKind, 0, () => ({ 0: ScMetaV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
