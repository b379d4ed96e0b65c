/** Random native values, as programs pass them to contracts. */

import fc from "fast-check";
import { bytes, int, text, uint } from "./bytes.ts";

/** An integer of up to 256 bits. */
const wide: fc.Arbitrary<bigint> = fc.oneof(int(33), int(65), int(129), int(256), uint(256));

/** An integer: a bigint, or a safe number. */
export const integer: fc.Arbitrary<bigint | number> = fc.oneof(wide, fc.maxSafeInteger());

/** A value without parts. */
const plain: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, undefined, true, false),
  integer,
  text(),
  bytes(24),
);

/** Object keys: some are names of members of every object, some look like numbers. */
const key: fc.Arbitrary<string> = fc.oneof(text(8), fc.nat(20).map(String), fc.constantFrom("_", "a", "A", "\uff5e"));

/**
 * A native value of any depth that can be converted without options. The items of an array have one type, and
 * `undefined` occurs only at the top level.
 */
export const native: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown; inner: unknown; array: unknown[] }>((tie) => ({
  value: fc.oneof({ arbitrary: plain, weight: 2 }, tie("inner")),
  inner: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    plain.filter((value) => value !== undefined),
    tie("array"),
    fc.uniqueArray(fc.tuple(key, tie("inner")), { maxLength: 5, selector: ([name]) => name })
      .map((entries) => Object.fromEntries(entries)),
  ),
  array: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    ...[integer, text(), bytes(8), fc.boolean(), fc.constant(null), tie("array")]
      .map((item) => fc.array(item as fc.Arbitrary<unknown>, { maxLength: 4 })),
  ),
})).value;

/** The names of the integer types. */
export const integerTypes = [
  "u32",
  "i32",
  "u64",
  "i64",
  "timepoint",
  "duration",
  "u128",
  "i128",
  "u256",
  "i256",
] as const;

/** The name of an integer type. */
export const integerType: fc.Arbitrary<typeof integerTypes[number]> = fc.constantFrom(...integerTypes);
