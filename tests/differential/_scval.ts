/** Conversions between contract values and native values, sorted maps and integers. */

import fc from "fast-check";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal, ScInt, scValToBigInt, scValToNative, scvSortedMap } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { type ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { bytes, symbol, text } from "../_arbitraries/bytes.ts";
import { integer, integerType, native } from "../_arbitraries/native.ts";
import { everyScVal, plainScVal, scMapEntries, scVal } from "../_arbitraries/sc_val.ts";
import { strKey } from "../_arbitraries/strkey.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

const address = strKey("Ed25519PublicKey", "Contract", "Med25519PublicKey", "ClaimableBalance", "LiquidityPool");

/** A simple value, and a type that can fit it or not. */
const typed = fc.oneof(
  fc.tuple(fc.oneof(integer, integer.map(String)), integerType),
  fc.tuple(text(), fc.constantFrom("string", "symbol")),
  fc.tuple(symbol, fc.constantFrom("string", "symbol")),
  fc.tuple(bytes(24), fc.constantFrom("string", "bytes")),
  fc.tuple(symbol.map((name) => new TextEncoder().encode(name)), fc.constantFrom("symbol", "string", "bytes")),
  fc.tuple(address, fc.constant("address")),
);

/** An object, and the types of some of its values. */
const typedObject = fc.uniqueArray(
  fc.tuple(symbol, typed, fc.constantFrom("symbol", "string", null), fc.boolean()),
  { maxLength: 5, selector: ([key]) => key },
).map((entries) => ({
  value: Object.fromEntries(entries.map(([key, [value]]) => [key, value])),
  type: Object.fromEntries(
    entries.filter(([, , , named]) => named).map(([key, [, type], keyType]) => [key, [keyType, type]]),
  ),
}));

const INTEGER_METHODS = [
  "toU64",
  "toI64",
  "toTimepoint",
  "toDuration",
  "toU128",
  "toI128",
  "toU256",
  "toI256",
] as const;

/** Returns the results of operators on two integer objects. */
function operators(a: object, b: object): unknown[] {
  return [a < b, a > b, (a as never as bigint) + 1n, (a as never as bigint) * (b as never as bigint)];
}

export const scValFamilies: readonly Family[] = [
  family({
    name: "nativeToScVal",
    input: native,
    ours: (value) => nativeToScVal(value),
    sdk: (value) => stellarSdk.nativeToScVal(value as never),
  }),
  family({
    name: "nativeToScVal with a type",
    input: typed,
    ours: ([value, type]) => nativeToScVal(value, { type: type as "u32" }),
    sdk: ([value, type]) => stellarSdk.nativeToScVal(value, { type: type as never }),
  }),
  family({
    name: "nativeToScVal of null or a boolean with a type",
    input: fc.tuple(
      fc.constantFrom(null, undefined, true, false),
      fc.oneof(integerType, fc.constant("symbol" as const)),
    ),
    ours: ([value, type]) => nativeToScVal(value, { type }),
    sdk: ([value, type]) => stellarSdk.nativeToScVal(value as never, { type: type as never }),
  }),
  family({
    name: "nativeToScVal of a key pair",
    input: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    ours: (seed) => nativeToScVal(Keypair.fromRawEd25519Seed(seed)),
    sdk: (seed) => stellarSdk.nativeToScVal(stellarSdk.Keypair.fromRawEd25519Seed(seed as never) as never),
  }),
  family({
    name: "nativeToScVal of an integer text with zeros in front",
    input: fc.tuple(fc.constantFrom("0", "00", "-0"), fc.bigInt({ min: 0n, max: 2n ** 62n }), integerType)
      .map(([zeros, integer, type]) => [`${zeros}${integer}`, type] as const),
    ours: ([value, type]) => nativeToScVal(value, { type }),
    sdk: ([value, type]) => stellarSdk.nativeToScVal(value as never, { type: type as never }),
  }),
  family({
    name: "nativeToScVal of an object like a contract value or an address",
    input: fc.oneof(
      integer.map((value) => ({ type: "scvI128", value })),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((id) => ({ text: StrKey.encodeContract(id) })),
    ),
    ours: (value) => nativeToScVal(value),
    sdk: (value) => stellarSdk.nativeToScVal(value as never),
  }),
  family({
    name: "operators on ScInt",
    input: fc.tuple(integer, integer),
    ours: ([a, b]) => operators(new ScInt(a), new ScInt(b)),
    sdk: ([a, b]) => operators(new stellarSdk.ScInt(a), new stellarSdk.ScInt(b)),
  }),
  family({
    name: "nativeToScVal of an array with one type",
    input: fc.tuple(fc.array(integer, { maxLength: 4 }), integerType),
    ours: ([value, type]) => nativeToScVal(value, { type }),
    sdk: ([value, type]) => stellarSdk.nativeToScVal(value as never, { type: type as never }),
  }),
  family({
    name: "nativeToScVal of an array with a type for each item",
    input: fc.array(typed, { minLength: 1, maxLength: 4 }),
    ours: (items) => nativeToScVal(items.map(([value]) => value), { type: items.map(([, type]) => type as "u32") }),
    sdk: (items) =>
      stellarSdk.nativeToScVal(items.map(([value]) => value) as never, {
        type: items.map(([, type]) => type) as never,
      }),
  }),
  family({
    name: "nativeToScVal of an object with types",
    input: typedObject,
    ours: ({ value, type }) => nativeToScVal(value, { type: type as never }),
    sdk: ({ value, type }) => stellarSdk.nativeToScVal(value as never, { type: type as never }),
  }),
  family({
    name: "nativeToScVal of a contract value",
    input: everyScVal,
    ours: (value) => nativeToScVal(value),
    sdk: (value) => stellarSdk.nativeToScVal(toSdk("ScVal", value)),
  }),
  family({
    name: "scValToNative",
    input: scVal,
    ours: (value) => scValToNative(value as ScVal),
    sdk: (value) => stellarSdk.scValToNative(toSdk("ScVal", value)),
  }),
  family({
    name: "scValToNative of any value",
    input: everyScVal,
    ours: (value) => scValToNative(value as ScVal),
    sdk: (value) => stellarSdk.scValToNative(toSdk("ScVal", value)),
  }),
  family({
    name: "scvSortedMap",
    input: scMapEntries(plainScVal),
    ours: (items) => scvSortedMap(items),
    sdk: (items) => stellarSdk.scvSortedMap(toSdkEntries(items)),
  }),
  family({
    name: "scvSortedMap with twice the same key",
    input: scMapEntries(plainScVal).filter((items) => items.length > 0),
    ours: (items) => scvSortedMap([...items, items[0]!]),
    sdk: (items) => stellarSdk.scvSortedMap(toSdkEntries([...items, items[0]!])),
  }),
  family({
    name: "scValToBigInt",
    input: scVal,
    ours: (value) => scValToBigInt(value),
    sdk: (value) => stellarSdk.scValToBigInt(toSdk("ScVal", value)),
  }),
  family({
    name: "new ScInt",
    input: fc.tuple(fc.oneof(integer, integer.map(String)), fc.oneof(integerType, fc.constant(undefined))),
    ours: ([value, type]) => {
      const made = new ScInt(value, type && { type });
      return [made.toScVal(), made.toBigInt(), made.toString()];
    },
    sdk: ([value, type]) => {
      const made = new stellarSdk.ScInt(value, type && { type: type as never });
      return [made.toScVal(), made.toBigInt(), made.toString()];
    },
  }),
  ...INTEGER_METHODS.map((method) =>
    family({
      name: `ScInt.${method}`,
      input: integer,
      ours: (value) => new ScInt(value)[method](),
      sdk: (value) => new stellarSdk.ScInt(value)[method](),
    })
  ),
];

function toSdkEntries(items: readonly ScMapEntry[]): never {
  return items.map((item) => toSdk("ScMapEntry", item)) as never;
}
