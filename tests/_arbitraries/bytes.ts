/** Random bytes, integers and strings, including extreme values. */

import fc from "fast-check";

/** Bytes of the given length; sometimes all of them are 0 or 255. */
export function bytesOf(length: number): fc.Arbitrary<Uint8Array> {
  return fc.oneof(
    { arbitrary: fc.uint8Array({ minLength: length, maxLength: length }), weight: 8 },
    { arbitrary: fc.constantFrom(0, 255).map((byte) => new Uint8Array(length).fill(byte)), weight: 1 },
  );
}

/** At most `maxLength` bytes. */
export function bytes(maxLength = 80): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ maxLength, size: "max" });
}

/** An unsigned integer of the given number of bits. */
export function uint(bits: number): fc.Arbitrary<bigint> {
  return between(0n, (1n << BigInt(bits)) - 1n);
}

/** A signed integer of the given number of bits. */
export function int(bits: number): fc.Arbitrary<bigint> {
  return between(-1n << BigInt(bits - 1), (1n << BigInt(bits - 1)) - 1n);
}

/** An unsigned integer of 32 bits, as a number. */
export const uint32: fc.Arbitrary<number> = uint(32).map(Number);

/** A signed integer of 32 bits, as a number. */
export const int32: fc.Arbitrary<number> = int(32).map(Number);

/** Integers in a range: evenly distributed, small, or at the limits of an integer type. */
function between(min: bigint, max: bigint): fc.Arbitrary<bigint> {
  const edges = [7n, 8n, 15n, 16n, 31n, 32n, 52n, 53n, 63n, 64n, 127n, 128n, 255n, 256n]
    .flatMap((bits) => [1n << bits, -1n << bits])
    .flatMap((edge) => [edge - 1n, edge, edge + 1n])
    .concat(min, max)
    .filter((edge) => min <= edge && edge <= max);
  const small = (limit: bigint, value: bigint) => value < -limit ? -limit : value > limit ? limit : value;
  return fc.oneof(
    fc.bigInt({ min, max }),
    fc.bigInt({ min: small(300n, min), max: small(300n, max) }),
    fc.constantFrom(...edges),
  );
}

/** Any code point except surrogates. fast-check takes a second to create its unit "binary" in each test file. */
const codePoint = fc.nat({ max: 0x10ffff - 0x800 }).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

/** A well-formed Unicode string of at most `maxLength` code points, including control characters. */
export function text(maxLength = 20): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: "grapheme-ascii", maxLength }),
    fc.array(codePoint, { maxLength }).map((points) => points.join("")),
    fc.constantFrom("", "__proto__", "constructor", "toString", "a\u0000b", "\ufeff", "é", "e\u0301", "\u{10ffff}"),
  );
}

/** A name of a function that transactions can call: not empty, and not reserved for the network. */
export const functionName: fc.Arbitrary<string> = fc.stringMatching(/^[A-Za-z0-9_]{1,32}$/)
  .filter((name) => !name.startsWith("__"));

/** The characters of a symbol: at most 32 of `[A-Za-z0-9_]`. */
export const symbol: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.stringMatching(/^[A-Za-z0-9_]{0,32}$/), weight: 4 },
  { arbitrary: fc.constantFrom("", "a", "__proto__", "constructor", "transfer", "x".repeat(32)), weight: 1 },
);
