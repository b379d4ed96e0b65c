/** Values that are not amounts, and random amounts. */

import fc from "fast-check";

/** Strings that some libraries parse as numbers. */
export const notNumbers: readonly { readonly name: string; readonly text: string }[] = [
  { name: "nothing", text: "" },
  { name: "a minus alone", text: "-" },
  { name: "two minuses", text: "--5" },
  { name: "a minus in the middle", text: "1-5" },
  { name: "a minus at the end", text: "5-" },
  { name: "a plus", text: "+5" },
  { name: "a plus alone", text: "+" },
  { name: "letters", text: "abc" },
  { name: "an exponent", text: "1e5" },
  { name: "a huge exponent", text: "1e50000000" },
  { name: "a hexadecimal number", text: "0x10" },
  { name: "a binary number", text: "0b1" },
  { name: "an octal number", text: "0o7" },
  { name: "a bigint literal", text: "5n" },
  { name: "a comma", text: "1,000" },
  { name: "an underscore", text: "1_000" },
  { name: "an apostrophe", text: "1'000" },
  { name: "a space", text: " " },
  { name: "a space in front", text: " 12" },
  { name: "a space behind", text: "12 " },
  { name: "a space in the middle", text: "1 000" },
  { name: "a no-break space", text: "1\u00a0000" },
  { name: "a line break in front", text: "\n5" },
  { name: "a line break behind", text: "5\n" },
  { name: "a null character", text: "5\u0000" },
  { name: "a Unicode minus", text: "\u22125" },
  { name: "an en dash", text: "\u20135" },
  { name: "full-width digits", text: "\uff11\uff12" },
  { name: "Arabic-Indic digits", text: "\u0661\u0662" },
  { name: "a superscript", text: "5\u00b2" },
  { name: "NaN", text: "NaN" },
  { name: "Infinity", text: "Infinity" },
  { name: "a lone surrogate", text: "\ud800" },
];

/** Values of unsupported types. */
export const notAmounts: readonly unknown[] = [undefined, null, true, {}, [], ["5"], Symbol("5"), () => 5, new Date(0)];

/** Numbers that are not safe integers. */
export const unsafeNumbers: readonly number[] = [0.5, 1.5, -0.1, 2 ** 53, -(2 ** 53), 1e21, NaN, Infinity, -Infinity];

/** Values that are not a number of decimal places, and the class of error for each. */
export const notDecimals: readonly (readonly [unknown, ErrorConstructor])[] = [
  [undefined, TypeError],
  [null, TypeError],
  ["2", TypeError],
  [2n, TypeError],
  [[2], TypeError],
  [true, TypeError],
  [-1, RangeError],
  [1.5, RangeError],
  [256, RangeError],
  [NaN, RangeError],
  [Infinity, RangeError],
  [2 ** 32, RangeError],
];

/** Amounts within and beyond the range of every integer type, including the limits. */
export const amount: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: -(1n << 127n), max: (1n << 127n) - 1n }),
  fc.bigInt({ min: -(1n << 255n), max: (1n << 255n) - 1n }),
  fc.bigInt({ min: -(10n ** 400n), max: 10n ** 400n }),
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.tuple(fc.bigInt({ min: -99n, max: 99n }), fc.nat(300)).map(([digits, zeros]) => digits * 10n ** BigInt(zeros)),
  fc.constantFrom(
    ...[63n, 64n, 127n, 128n, 255n, 256n].flatMap((bits) => [(1n << bits) - 1n, 1n << bits, -1n << bits]),
  ),
);

/** Numbers of decimals of tokens. */
export const decimals: fc.Arbitrary<number> = fc.oneof(fc.nat(38), fc.nat(255), fc.constantFrom(0, 1, 7, 18, 255));
