/** Adapts `@stellar/stellar-sdk`, whose names contain `Soroban` instead of `Dwsa`. */

import * as stellarSdk from "@stellar/stellar-sdk/base";
import type { XdrValue } from "@dwsa/base/xdr";
import { toHex } from "@dwsa/base";

export { stellarSdk };

/** A wire type of js-stellar-sdk, as far as these tests use it. */
export interface SdkType {
  readonly schema: SdkSchema;
  fromXDR(input: Uint8Array): SdkValue;
}

/** A value of a wire type of js-stellar-sdk. */
export interface SdkValue {
  toXDR(): Uint8Array;
}

/** The schema of a type in js-stellar-sdk, as far as these tests use it. */
export interface SdkSchema {
  readonly kind: string;
  readonly name?: string;
  /** The fields of a struct. */
  readonly entries?: readonly (readonly [name: string, schema: SdkSchema])[];
  /** The members of an enum by number. */
  readonly nameByValue?: ReadonlyMap<number, string>;
  /** The discriminant type of a union. */
  readonly switchOn?: SdkSchema;
  readonly cases?: readonly {
    readonly name: string;
    readonly discriminant: number;
    readonly arm: { readonly kind: string; readonly name?: string; readonly schema?: SdkSchema };
  }[];
  /** Returns the schema of a type that is defined later. */
  getSchema?(): SdkSchema;
  readonly element?: SdkSchema;
  readonly length?: number;
  readonly maxLength?: number;
}

/** Converts a name of js-stellar-sdk to the name in this library. */
export function ourName(name: string): string {
  return name === "Error" ? "SError" : name.replaceAll("Soroban", "Dwsa").replaceAll("soroban", "dwsa");
}

/** Converts a name of this library to the name in js-stellar-sdk. */
export function sdkName(name: string): string {
  return name === "SError" ? "Error" : name.replaceAll("Dwsa", "Soroban").replaceAll("dwsa", "soroban");
}

/** Returns the wire type of js-stellar-sdk for a name of this library; `undefined` if there is none. */
export function sdkType(name: string): SdkType | undefined {
  const type = (stellarSdk.xdr as unknown as Record<string, Partial<SdkType> | undefined>)[sdkName(name)];
  return type?.schema === undefined ? undefined : type as SdkType;
}

/**
 * Converts a wire value to js-stellar-sdk by its bytes. `T` is the type that the functions of js-stellar-sdk accept.
 */
// deno-lint-ignore no-explicit-any -- the functions of js-stellar-sdk have different parameter types
export function toSdk<T = any>(name: string, value: Pick<XdrValue, "toXDR"> | Uint8Array): T {
  return sdkType(name)!.fromXDR(value instanceof Uint8Array ? value : value.toXDR()) as T;
}

const utf8 = new TextEncoder();

/**
 * Returns the parts of a decoded value without classes: the same for both libraries if the bytes are the same. Strings
 * and bytes become hexadecimal, since strings are plain in this library and objects in js-stellar-sdk.
 */
export function plain(value: unknown): unknown {
  if (typeof value === "string") return `0x${toHex(utf8.encode(value))}`;
  if (value === undefined || value === null) return null;
  if (typeof value !== "object") return value;
  if (value instanceof Uint8Array) return `0x${toHex(value)}`;
  if (Array.isArray(value)) return value.map(plain);
  const { schema } = value.constructor as Partial<SdkType>;
  if (schema === undefined) return plainOurs(value as Record<string, unknown>);
  switch (schema.kind) {
    case "enum":
      return plain(ourName((value as { name: string }).name));
    case "union": {
      const { type, ...arm } = value as { type: string };
      return { type: plain(ourName(type)), value: plain(Object.values(arm)[0]) };
    }
    case "struct":
      return wideInteger(schema.name!, value as Record<string, bigint>) ?? Object.fromEntries(
        schema.entries!.map(([name]) => [ourName(name), plain((value as Record<string, unknown>)[name])]),
      );
    default: // a class around bytes or an integer
      return plain((value as { value: unknown }).value);
  }
}

function plainOurs(value: Record<string, unknown>): unknown {
  if ("bytes" in value && value.bytes instanceof Uint8Array && Object.keys(value).length === 1) {
    return plain(value.bytes); // js-stellar-sdk's class for strings, which has no schema
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

/** Joins the parts of a 128-bit or 256-bit integer; returns `undefined` for any other type. */
function wideInteger(name: string, parts: Record<string, bigint>): bigint | undefined {
  switch (name) {
    case "Int128Parts":
    case "UInt128Parts":
    case "Uint128Parts":
      return (parts.hi! << 64n) | parts.lo!;
    case "Int256Parts":
    case "UInt256Parts":
    case "Uint256Parts":
      return (parts.hiHi! << 192n) | (parts.hiLo! << 128n) | (parts.loHi! << 64n) | parts.loLo!;
    default:
      return undefined;
  }
}
