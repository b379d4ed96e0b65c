/** The order of contract values: pairs, map keys and storage keys. */

import fc from "fast-check";
import { compareScVal, nativeToScVal, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { ScVal } from "@dwsa/base/xdr";
import { argument } from "../_arbitraries/auth.ts";
import { bytesOf, int, symbol, uint } from "../_arbitraries/bytes.ts";
import { authorizer, everyScVal, plainScVal, scMapEntries } from "../_arbitraries/sc_val.ts";
import { accepts, type Family, family, refuses } from "./_family.ts";
import { base64, callOf, entry, levels, nested, REFUSED, VOID } from "./_values.ts";

const plain = plainScVal.filter((value) => validateScVal(value) === undefined);

/** Pairs of similar values: with a difference near their end, or at a boundary of the host's representations. */
const near: fc.Arbitrary<readonly [ScVal, ScVal]> = fc.oneof(
  edges(fc.constantFrom(55n, 56n, 63n, 64n), (value) => ScVal.scvU64(BigInt.asUintN(64, value))),
  edges(fc.constantFrom(55n, 56n, 63n), (value) => ScVal.scvI64(BigInt.asIntN(64, value))),
  edges(fc.constantFrom(55n, 56n, 63n), (value) => ScVal.scvTimepoint(BigInt.asUintN(64, value))),
  edges(fc.constantFrom(55n, 64n, 127n), (value) => ScVal.scvI128(BigInt.asIntN(128, value))),
  edges(fc.constantFrom(55n, 64n, 128n), (value) => ScVal.scvU128(BigInt.asUintN(128, value))),
  edges(fc.constantFrom(55n, 64n, 128n, 255n), (value) => ScVal.scvI256(BigInt.asIntN(256, value))),
  edges(fc.constantFrom(55n, 64n, 128n, 255n), (value) => ScVal.scvU256(BigInt.asUintN(256, value))),
  // The host represents symbols of up to nine characters differently.
  fc.tuple(fc.stringMatching(/^[A-Za-z0-9_]{7,11}$/), symbol, fc.nat(3))
    .map(([a, other, kind]) => [a, [a + "_", a.slice(0, -1), a.slice(0, -1) + "z", other][kind]!] as const)
    .map(([a, b]) => [ScVal.scvSymbol(a), ScVal.scvSymbol(b.slice(0, 32))] as const),
  fc.tuple(bytesOf(32), bytesOf(32), uint(64), uint(64), fc.boolean()).map(([a, b, x, y, same]) =>
    [muxed(a, x), muxed(same ? a : b, y)] as const
  ),
  fc.tuple(everyAddress(), everyAddress()),
  fc.tuple(fc.array(plain, { maxLength: 3 }), plain).map(([items, more]) =>
    [ScVal.scvVec(items), ScVal.scvVec([...items, more])] as const
  ),
  fc.tuple(scMapEntries(plain), plain).map(([entries, val]) =>
    [
      scvSortedMap(entries.filter(({ key }) => validateScVal(key) === undefined)),
      scvSortedMap(
        entries.filter(({ key }) => validateScVal(key) === undefined)
          .map(({ key, val: old }, i, { length }) => entry(key, i === length - 1 ? val : old)),
      ),
    ] as const
  ),
);

function edges(bits: fc.Arbitrary<bigint>, make: (value: bigint) => ScVal): fc.Arbitrary<readonly [ScVal, ScVal]> {
  const value = fc.tuple(bits, fc.bigInt(-2n, 2n), fc.boolean(), int(64))
    .map(([bits, delta, negative, other]) => delta === 2n ? other : (negative ? -1n : 1n) * (1n << bits) + delta);
  return fc.tuple(value, value).map(([a, b]) => [make(a), make(b)]);
}

function muxed(ed25519: Uint8Array, id: bigint): ScVal {
  return nativeToScVal(StrKey.encodeMed25519PublicKey(Uint8Array.from([...ed25519, ...bigEndian(id)])), {
    type: "address",
  });
}

function bigEndian(value: bigint): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, value);
  return out;
}

function everyAddress(): fc.Arbitrary<ScVal> {
  return authorizer.map((address) => ScVal.scvAddress(address));
}

const pairs = family<{ readonly a: string; readonly b: string }>({
  number: 22,
  name: "the order of two values, by compareScVal() and by three comparers of the host",
  share: 40,
  signed: false,
  recipes: fc.tuple(
    fc.oneof(
      { arbitrary: near, weight: 6 },
      { arbitrary: fc.tuple(argument, argument), weight: 6 },
      { arbitrary: argument.map((value) => [value, value] as const), weight: 3 },
      { arbitrary: fc.tuple(everyScVal, everyScVal), weight: 3 },
      // At the maximum depth of the host, and deeper.
      {
        arbitrary: fc.tuple(fc.integer({ min: 97, max: 104 }), plain, plain)
          .map(([count, a, b]) => [a, b].map((leaf) => levels(count, [0], leaf)) as [ScVal, ScVal]),
        weight: 1,
      },
    ),
    fc.boolean(),
    fc.array(fc.nat(2), { maxLength: 2 }),
  ).map(([[one, other], swap, places]) => {
    const [a, b] = swap ? [other, one] : [one, other];
    return { a: nested(a, places).toXDR("base64"), b: nested(b, places).toXDR("base64") };
  }),
  make: ({ a, b }) => {
    const [one, other] = [ScVal.fromXDR(a, "base64"), ScVal.fromXDR(b, "base64")];
    const sign = Math.sign(compareScVal(one, other));
    // The host has objects only for values that can be passed to a contract.
    const objects = [one, other].every((value) => validateScVal(value) === undefined) ? sign : null;
    return {
      question: { op: "compare", a, b },
      opinion: accepts(sign === 0 ? "equal" : "not equal", { derived: sign, metered: sign, objects }),
    };
  },
});

const sorted = family<{ readonly keys: readonly string[] }>({
  number: 23,
  name: "maps with shuffled keys of any kind, sorted by scvSortedMap()",
  share: 15,
  signed: false,
  recipes: fc.uniqueArray(fc.oneof(base64, near.map(([a]) => a.toXDR("base64"))), { maxLength: 12 })
    .map((keys) => ({ keys })),
  make: ({ keys }) => {
    const map = scvSortedMap(keys.map((key) => entry(ScVal.fromXDR(key, "base64"), ScVal.scvVoid())));
    const xdr = map.toXDR("base64");
    return { question: { op: "value", xdr }, opinion: accepts("sorted", xdr) };
  },
});

const storageKeys = family<{ readonly key: string }>({
  number: 24,
  name: "keys of storage entries, with and without muxed accounts",
  share: 3,
  signed: false,
  recipes: fc.tuple(
    fc.oneof(
      argument,
      fc.tuple(bytesOf(32), uint(64)).map(([key, id]) => muxed(key, id)),
      everyScVal,
    ),
    fc.array(fc.nat(2), { maxLength: 2 }),
  ).map(([value, places]) => ({ key: nested(value, places).toXDR("base64") })),
  make: ({ key }) => {
    const value = ScVal.fromXDR(key, "base64");
    const asArgument = validateScVal(value);
    const found = validateScVal(value, { use: "storageKey" });
    // A contract receives keys as values, so it cannot have the keys of instances and of nonces.
    const opinion = asArgument !== undefined
      ? refuses("no value", ...REFUSED)
      : value.type === "scvExecutableTag"
      ? refuses("valid, for a value that is the hash of a code", "call Storage/MissingValue")
      : found === undefined
      ? accepts("valid", VOID)
      : refuses("no storage key", "call Storage/InvalidInput");
    return { question: callOf("put", value, ScVal.scvBytes(new Uint8Array(32))), opinion };
  },
});

/** Functions that create a value of each integer type from a number, which wraps around at the range. */
const INTEGERS: Readonly<Record<string, (value: bigint) => ScVal>> = {
  u32: (value) => ScVal.scvU32(Number(BigInt.asUintN(32, value))),
  i32: (value) => ScVal.scvI32(Number(BigInt.asIntN(32, value))),
  u64: (value) => ScVal.scvU64(BigInt.asUintN(64, value)),
  i64: (value) => ScVal.scvI64(BigInt.asIntN(64, value)),
  timepoint: (value) => ScVal.scvTimepoint(BigInt.asUintN(64, value)),
  duration: (value) => ScVal.scvDuration(BigInt.asUintN(64, value)),
  u128: (value) => ScVal.scvU128(BigInt.asUintN(128, value)),
  i128: (value) => ScVal.scvI128(BigInt.asIntN(128, value)),
  u256: (value) => ScVal.scvU256(BigInt.asUintN(256, value)),
  i256: (value) => ScVal.scvI256(BigInt.asIntN(256, value)),
};

/** Numbers around the powers of two at which a range or a representation of the host ends. */
const edge = fc.tuple(
  fc.constantFrom(0n, 31n, 32n, 55n, 56n, 63n, 64n, 127n, 128n, 191n, 192n, 255n),
  fc.integer({ min: -2, max: 2 }),
  fc.boolean(),
)
  .map(([bits, delta, negative]) => String((negative ? -1n : 1n) * (1n << bits) + BigInt(delta)));

const integers = family<{ readonly type: string; readonly numbers: readonly string[] }>({
  number: 29,
  name: "maps whose keys are integers of one type: the ends of its range, around zero, and between",
  share: 5,
  signed: false,
  recipes: fc.record({
    type: fc.constantFrom(...Object.keys(INTEGERS)),
    numbers: fc.array(edge, { minLength: 1, maxLength: 10 }),
  }),
  make: ({ type, numbers }) => {
    const make = INTEGERS[type]!;
    const keys = new Map([...numbers, "-1", "0", "1"].map((text) => make(BigInt(text))).map((key) => [key.value, key]));
    const map = scvSortedMap([...keys.values()].map((key) => entry(key, ScVal.scvVoid())));
    const xdr = map.toXDR("base64");
    return { question: { op: "value", xdr }, opinion: accepts(`sorted ${type}`, xdr) };
  },
});

/** The families of this file. */
export const orderFamilies: readonly Family[] = [pairs, sorted, storageKeys, integers];
