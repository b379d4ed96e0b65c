/** Random native values of the types that an interface declares. */

import fc from "fast-check";
import { scAddressToString } from "@dwsa/base/address";
import { scValToNative } from "@dwsa/base/scval";
import type { ContractField, ContractSpec, ContractType, SpecType } from "@dwsa/base/spec";
import { MuxedEd25519Account, ScAddress, ScError, ScVal } from "@dwsa/base/xdr";
import { bytes, bytesOf, int, int32, symbol, text, uint, uint32 } from "./bytes.ts";
import { authorizer, muxedContract } from "./sc_val.ts";

type Types = ContractSpec["types"];

const address = authorizer.map(scAddressToString);
const muxed = fc.oneof(
  fc.tuple(bytesOf(32), uint(64)).map(([ed25519, id]) =>
    ScAddress.scAddressTypeMuxedAccount(new MuxedEd25519Account({ id, ed25519 }))
  ),
  muxedContract,
).map(scAddressToString);
const error = fc.oneof(
  uint32.map((code) => ScError.sceContract(code)),
  fc.constantFrom("scecInvalidInput" as const, "scecMissingValue" as const).map((code) => ScError.sceAuth(code)),
).map((value) => scValToNative(ScVal.scvError(value)));

/** Values of the type `val`, or of a type that the interface does not define. */
const val = uint(128).map((value) => ScVal.scvU128(value));

const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  val,
  bool: fc.boolean(),
  void: fc.constant(null),
  error,
  u32: uint32,
  i32: int32,
  u64: uint(64),
  i64: int(64),
  timepoint: uint(64),
  duration: uint(64),
  u128: uint(128),
  i128: int(128),
  u256: uint(256),
  i256: int(256),
  bytes: bytes(40),
  string: text(),
  symbol,
  address,
  muxed_address: fc.oneof(address, muxed),
};

/** Native values of a type. At deep levels, lists are empty and options are `null`, so recursive types terminate. */
export function nativeValue(types: Types, type: SpecType, depth = 0): fc.Arbitrary<unknown> {
  if (typeof type === "string") return SCALARS[type]!;
  const of = (inner: SpecType) => nativeValue(types, inner, depth + 1);
  if ("udt" in type) {
    const found = types.get(type.udt.name);
    return found === undefined ? val : definedValue(types, found, depth);
  }
  if ("option" in type) return depth > 3 ? fc.constant(null) : fc.oneof(fc.constant(null), of(type.option.value_type));
  if ("result" in type) return of(type.result.ok_type);
  if ("bytes_n" in type) return bytesOf(type.bytes_n.n);
  if ("vec" in type) return depth > 3 ? fc.constant([]) : fc.array(of(type.vec.element_type), { maxLength: 3 });
  if ("map" in type) {
    if (depth > 3) return fc.constant(new Map());
    return fc.uniqueArray(fc.tuple(of(type.map.key_type), of(type.map.value_type)), {
      maxLength: 3,
      selector: ([key]) => show(key),
    }).map((entries) => new Map(entries));
  }
  const parts = type.tuple.value_types;
  return parts.length === 0 ? fc.constant(null) : fc.tuple(...parts.map(of));
}

/** Native values of a type that the interface defines. */
export function definedValue(types: Types, type: ContractType, depth = 0): fc.Arbitrary<unknown> {
  switch (type.kind) {
    case "alias":
      return nativeValue(types, type.type, depth);
    case "struct":
      return fieldValues(types, type.fields, depth);
    case "tuple":
      return fc.tuple(...type.fields.map((field) => nativeValue(types, field.type, depth + 1)));
    case "enum":
    case "error_enum":
      return fc.constantFrom(...type.numbers.keys());
    case "union":
      return fc.oneof(
        ...[...type.cases].map(([tag, values]) =>
          values === null
            ? fc.constant({ tag })
            : fc.tuple(...values.map((value) => nativeValue(types, value, depth + 1))).map((values) => ({
              tag,
              values,
            }))
        ),
      );
  }
}

/** Objects with a value for each field, in any order. */
export function fieldValues(
  types: Types,
  fields: readonly ContractField[],
  depth = 0,
): fc.Arbitrary<Record<string, unknown>> {
  const entries = fields.map((field) => nativeValue(types, field.type, depth + 1).map((value) => [field.name, value]));
  return fc.tuple(...entries)
    .chain((values) => fc.shuffledSubarray(values, { minLength: values.length }))
    .map((values) => Object.fromEntries(values));
}

/** Returns whether a name is a symbol, as the names of fields and functions must be. */
export function isSymbol(name: string): boolean {
  return /^\w{1,32}$/.test(name);
}

/** Returns a string that is the same for equal values only. */
function show(value: unknown): string {
  if (value instanceof ScVal) return value.toXDR("base64");
  if (value instanceof Map) return `map${[...value].map(show).sort().join()}`;
  if (Array.isArray(value)) return `[${value.map(show).join()}]`;
  if (value instanceof Uint8Array) return `bytes${value.join()}`;
  if (typeof value !== "object" || value === null) return `${typeof value} ${JSON.stringify(String(value))}`;
  return `{${Object.entries(value).sort().map(show).join()}}`;
}
