// Generated from xdr/idl/contract_meta.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { ScMetaEntryJson, ScMetaV0Json } from "./json_types.ts";

/** A key and a value that the author of a contract wrote into its Wasm. */
export class ScMetaV0 extends XdrValue<ScMetaV0Json> {
  /** A string (a `Uint8Array` if not UTF-8). */
  declare readonly key: string | Uint8Array;
  /** A string (a `Uint8Array` if not UTF-8). */
  declare readonly val: string | Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly key: string | Uint8Array; readonly val: string | Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.key = copyOf(fields.key);
    this.val = copyOf(fields.val);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScMetaV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { key: "text", val: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScMetaV0 {
    const value: Mutable<ScMetaV0> = new ScMetaV0(BLANK);
    value.key = r.text(4294967295, "ScMetaV0.key");
    value.val = r.text(4294967295, "ScMetaV0.val");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScMetaV0): void {
    if (value?.constructor !== ScMetaV0) requireXdr(value, ScMetaV0);
    let step = ".key";
    try {
      w.text(value.key, 4294967295);
      step = ".val"; w.text(value.val, 4294967295);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `SCMetaKind`. */
export type ScMetaKind = "scMetaV0";
/** The members of {@linkcode ScMetaKind} by name. */
export const ScMetaKind: {
  /** `SC_META_V0` = 0 */
  readonly scMetaV0: "scMetaV0";
} = /* @__PURE__ */ Object.freeze({ scMetaV0: "scMetaV0" });
/** The members of {@linkcode ScMetaKind} by wire value. */
export const scMetaKindNames: { readonly [value: number]: ScMetaKind } = ["scMetaV0"];

/** The value types of the arms of {@linkcode ScMetaEntry}, by arm name. */
export interface ScMetaEntryArms {
  /** An {@linkcode ScMetaV0}. */
  readonly scMetaV0: ScMetaV0;
}
/** An entry of the section `contractmetav0` of a contract's Wasm. */
export type ScMetaEntry<T extends keyof ScMetaEntryArms = keyof ScMetaEntryArms> = { readonly [K in T]: ScMetaEntryUnion<K> }[T];
/** The class of {@linkcode ScMetaEntry}. */
export class ScMetaEntryUnion<T extends keyof ScMetaEntryArms> extends XdrValue<ScMetaEntryJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScMetaEntryArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScMetaEntry}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScMetaEntry;
  private constructor(type: T, value: ScMetaEntryArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scMetaV0`: an {@linkcode ScMetaV0}. */
  static scMetaV0(v0: ScMetaV0): ScMetaEntry<"scMetaV0"> {
    return new ScMetaEntryUnion("scMetaV0", v0);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScMetaEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScMetaEntry {
    const type = r.discriminant("ScMetaEntry");
    switch (type) {
      case 0: return new ScMetaEntryUnion("scMetaV0", ScMetaV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScMetaEntry): void {
    if (value?.constructor !== ScMetaEntryUnion) requireXdr(value, ScMetaEntryUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "scMetaV0": w.int32(0); ScMetaV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An entry of the section `contractmetav0` of a contract's Wasm. */
export const ScMetaEntry: typeof ScMetaEntryUnion = ScMetaEntryUnion;
