// Generated from xdr/idl/contract_env_meta.x by scripts/generate_xdr.ts. Do not edit.

import { requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { ScEnvMetaEntryInterfaceVersionJson, ScEnvMetaEntryJson } from "./json_types.ts";

/** A member of the enum `SCEnvMetaKind`. */
export type ScEnvMetaKind = "scEnvMetaKindInterfaceVersion";
/** The members of {@linkcode ScEnvMetaKind} by name. */
export const ScEnvMetaKind: {
  /** `SC_ENV_META_KIND_INTERFACE_VERSION` = 0 */
  readonly scEnvMetaKindInterfaceVersion: "scEnvMetaKindInterfaceVersion";
} = /* @__PURE__ */ Object.freeze({ scEnvMetaKindInterfaceVersion: "scEnvMetaKindInterfaceVersion" });
/** The members of {@linkcode ScEnvMetaKind} by wire value. */
export const scEnvMetaKindNames: { readonly [value: number]: ScEnvMetaKind } = ["scEnvMetaKindInterfaceVersion"];

/** The version of the host interface that a contract requires. */
export class ScEnvMetaEntryInterfaceVersion extends XdrValue<ScEnvMetaEntryInterfaceVersionJson> {
  /** An unsigned 32-bit integer. */
  declare readonly protocol: number;
  /** An unsigned 32-bit integer. */
  declare readonly preRelease: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly protocol: number; readonly preRelease: number }) {
    super();
    this.protocol = fields.protocol;
    this.preRelease = fields.preRelease;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScEnvMetaEntryInterfaceVersion";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScEnvMetaEntryInterfaceVersion {
    return new ScEnvMetaEntryInterfaceVersion({
      protocol: r.uint32("ScEnvMetaEntryInterfaceVersion.protocol"),
      preRelease: r.uint32("ScEnvMetaEntryInterfaceVersion.preRelease"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScEnvMetaEntryInterfaceVersion): void {
    if (value?.constructor !== ScEnvMetaEntryInterfaceVersion) requireXdr(value, ScEnvMetaEntryInterfaceVersion);
    let step = ".protocol";
    try {
      w.uint32(value.protocol);
      step = ".preRelease"; w.uint32(value.preRelease);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ScEnvMetaEntry}, by arm name. */
export interface ScEnvMetaEntryArms {
  /** An {@linkcode ScEnvMetaEntryInterfaceVersion}. */
  readonly scEnvMetaKindInterfaceVersion: ScEnvMetaEntryInterfaceVersion;
}
/** An entry of the section `contractenvmetav0` of a contract's Wasm. */
export type ScEnvMetaEntry<T extends keyof ScEnvMetaEntryArms = keyof ScEnvMetaEntryArms> = { readonly [K in T]: ScEnvMetaEntryUnion<K> }[T];
/** The class of {@linkcode ScEnvMetaEntry}. */
export class ScEnvMetaEntryUnion<T extends keyof ScEnvMetaEntryArms> extends XdrValue<ScEnvMetaEntryJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScEnvMetaEntryArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScEnvMetaEntry}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScEnvMetaEntry;
  private constructor(type: T, value: ScEnvMetaEntryArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scEnvMetaKindInterfaceVersion`: an {@linkcode ScEnvMetaEntryInterfaceVersion}. */
  static scEnvMetaKindInterfaceVersion(interfaceVersion: ScEnvMetaEntryInterfaceVersion): ScEnvMetaEntry<"scEnvMetaKindInterfaceVersion"> {
    return new ScEnvMetaEntryUnion("scEnvMetaKindInterfaceVersion", interfaceVersion);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScEnvMetaEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScEnvMetaEntry {
    const type = r.discriminant("ScEnvMetaEntry");
    switch (type) {
      case 0: return new ScEnvMetaEntryUnion("scEnvMetaKindInterfaceVersion", ScEnvMetaEntryInterfaceVersion.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScEnvMetaEntry): void {
    if (value?.constructor !== ScEnvMetaEntryUnion) requireXdr(value, ScEnvMetaEntryUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "scEnvMetaKindInterfaceVersion": w.int32(0); ScEnvMetaEntryInterfaceVersion.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An entry of the section `contractenvmetav0` of a contract's Wasm. */
export const ScEnvMetaEntry: typeof ScEnvMetaEntryUnion = ScEnvMetaEntryUnion;
