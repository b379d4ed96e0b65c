import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal } from "@dwsa/base/scval";
import { ACCOUNT, BALANCE, POOL, utf8 } from "./_values.ts";
import { CANNOT, type Refusal, testRefusals } from "./_refusals.ts";

const refused: readonly Refusal[] = [
  // Integers
  {
    name: "an unsafe number",
    input: 9007199254740993,
    opts: { type: "i128" },
    error: "RangeError",
    message:
      /^Cannot convert to ScVal: expected i128, got 9007199254740992, which is not a safe integer; pass a bigint or a string$/,
  },
  {
    name: "2^53 without a type",
    input: { orders: [0, 1, 2, 2 ** 53] },
    error: "RangeError",
    message:
      /^Cannot convert to ScVal at \.orders\[3\]: expected an integer, got 9007199254740992, which is not a safe/,
  },
  {
    name: "a fraction",
    input: 1.5,
    error: "RangeError",
    message: `${CANNOT}: expected an integer, got 1.5`,
  },
  {
    name: "NaN",
    input: [NaN],
    opts: { type: "u32" },
    error: "RangeError",
    message: `${CANNOT} at [0]: expected u32, got NaN`,
  },
  {
    name: "an infinity",
    input: -Infinity,
    error: "RangeError",
    message: `${CANNOT}: expected an integer, got -Infinity`,
  },
  ...["", " 12 ", "0x10", "1e3", "+1", "--1", "1.0", "1_0", "12\n", "\u0661", "-"].map((input) => ({
    name: `${JSON.stringify(input)} as i128`,
    input: { a: input },
    opts: { type: { a: [null, "i128"] } } as const,
    error: "scval/invalid-integer",
    message:
      /^Cannot convert to ScVal at \.a: expected i128 as decimal digits, got (an empty string|string of \d+ characters?)$/,
  })),
  {
    name: "2^127 as i128",
    input: 2n ** 127n,
    opts: { type: "i128" },
    error: "RangeError",
    message:
      `${CANNOT}: expected i128 from -170141183460469231731687303715884105728 to 170141183460469231731687303715884105727, got 170141183460469231731687303715884105728`,
  },
  {
    name: "-1 as u128",
    input: -1,
    opts: { type: "u128" },
    error: "RangeError",
    message: /expected u128 from 0 to 340282366920938463463374607431768211455, got -1$/,
  },
  {
    name: "2^32 as u32",
    input: 2 ** 32,
    opts: { type: "u32" },
    error: "RangeError",
    message: `${CANNOT}: expected u32 from 0 to 4294967295, got 4294967296`,
  },
  {
    name: "2^31 as i32",
    input: [2 ** 31],
    opts: { type: "i32" },
    error: "RangeError",
    message: `${CANNOT} at [0]: expected i32 from -2147483648 to 2147483647, got 2147483648`,
  },
  {
    name: "-5 as timepoint",
    input: "-5",
    opts: { type: "timepoint" },
    error: "RangeError",
    message: `${CANNOT}: expected timepoint from 0 to 18446744073709551615, got -5`,
  },
  {
    name: "2^256",
    input: 2n ** 256n,
    error: "RangeError",
    message: /expected an integer of at most 256 bits, got 1157920/,
  },
  {
    name: "a bigint without end",
    input: 2n ** 9999n,
    error: "RangeError",
    message: /got a much longer integer$/,
  },
  {
    name: "more digits than any integer has",
    input: "9".repeat(1_001),
    opts: { type: "i128" },
    error: "RangeError",
    message: /expected i128, got string of 1001 characters$/,
  },

  // Texts
  {
    name: "a symbol with a space",
    input: "a b",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: `${CANNOT}: expected a symbol of A-Z, a-z, 0-9 and _, got " "`,
  },
  {
    name: "a symbol with an accent",
    input: "é",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "é"$/,
  },
  {
    name: "a symbol with a line break at its end",
    input: "a\n",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "\\n"$/,
  },
  {
    name: "a symbol of 33 characters",
    input: "x".repeat(33),
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: `${CANNOT}: expected a symbol of at most 32 characters, got 33 characters`,
  },
  {
    name: "a key that is no symbol",
    input: { a: { "has space": 1 } },
    opts: { keyType: "symbol" },
    error: "scval/invalid-symbol",
    message: `${CANNOT} at .a["has space"] (key): expected a symbol of A-Z, a-z, 0-9 and _, got " "`,
  },
  {
    name: "bytes that are no symbol",
    input: utf8("a-b"),
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "-"$/,
  },
  {
    name: "bytes that are not UTF-8 as symbol",
    input: new Uint8Array([0xff]),
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got bytes that are not UTF-8$/,
  },
  {
    name: "a lone surrogate",
    input: ["a", "\ud800"],
    error: "scval/ill-formed-text",
    message: `${CANNOT} at [1]: expected well-formed Unicode, got a lone surrogate`,
  },
  {
    name: "a lone surrogate in a key",
    input: { "\udfff": 1 },
    error: "scval/ill-formed-text",
    message: /\(key\): expected well-formed Unicode/,
  },
  {
    name: "a lone surrogate as symbol",
    input: "\ud800",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "\\ud800"$/,
  },

  // Addresses
  {
    name: "a liquidity pool as address",
    input: { to: POOL },
    opts: { type: { to: [null, "address"] } },
    error: "scval/address-kind",
    message: /^Cannot convert to ScVal at \.to: expected an account or a contract, got a liquidity pool, /,
  },
  {
    name: "a claimable balance as address",
    input: BALANCE,
    opts: { type: "address" },
    error: "scval/address-kind",
    message: /got a claimable balance, /,
  },
  {
    name: "another text as address",
    input: ["hello"],
    opts: { type: "address" },
    error: "address/kind",
    message: /got a text of 5 characters at \[0\]$/,
  },
  {
    name: "a mistyped address",
    input: { to: ACCOUNT.replace("3", "4") },
    opts: { type: { to: [null, "address"] } },
    error: "strkey/checksum",
    message: / at \.to$/,
  },
];

testRefusals(refused);

test("nativeToScVal() repeats no secret seed, as a value, as a key or in a path", () => {
  const seed = `S${"A".repeat(55)}`;
  const attempts: (() => unknown)[] = [
    () => nativeToScVal(seed, { type: "address" }),
    () => nativeToScVal(seed, { type: "symbol" }),
    () => nativeToScVal(seed, { type: "i128" }),
    () => nativeToScVal({ [seed]: NaN }),
    () => nativeToScVal({ a: 1 }, { type: { [seed]: ["symbol"] } }),
    () => nativeToScVal({ a: 1 }, { [seed]: 1 } as never),
    () => nativeToScVal({ a: 1 }, { type: seed } as never),
    () => nativeToScVal(new Map([[seed, () => 1]])),
  ];
  for (const attempt of attempts) assert.throws(attempt, (error: Error) => !error.message.includes(seed));
});
