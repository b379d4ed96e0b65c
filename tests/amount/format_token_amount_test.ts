import assert from "node:assert/strict";
import { test } from "node:test";
import { Dwsa, formatTokenAmount } from "@dwsa/base/amount";
import { quote } from "../../internal/fault.ts";
import { notAmounts, notDecimals, notNumbers, unsafeNumbers } from "./_values.ts";

const rows: readonly (readonly [amount: string | bigint | number, decimals: number, expected: string])[] = [
  ["1000000001", 7, "100.0000001"],
  ["10000000011", 4, "1000000.0011"],
  ["5", 7, "0.0000005"],
  ["0", 7, "0.0"],
  ["100", 2, "1.0"],
  ["1", 255, `0.${"0".repeat(254)}1`],
  ["1".repeat(300), 255, `${"1".repeat(45)}.${"1".repeat(255)}`],
  [String(-(2n ** 255n)), 7, "-5789604461865809771178549250434395392663499233282028201972879200395656.4819968"],
];

for (const [value, places, expected] of rows) {
  test(`formatTokenAmount() of ${String(value).slice(0, 20)} with ${places} decimals`, () => {
    assert.equal(formatTokenAmount(value, places), expected);
    assert.equal(Dwsa.formatTokenAmount(value, places), expected);
    assert.equal(formatTokenAmount(BigInt(value), places), expected);
  });
}

test("formatTokenAmount() drops leading zeros, and the minus of zero", () => {
  assert.equal(formatTokenAmount("-0", 7), "0.0");
  assert.equal(formatTokenAmount("-000", 2), "0.0");
  assert.equal(formatTokenAmount("-0", 0), "0");
  assert.equal(formatTokenAmount("00012", 2), "0.12");
  assert.equal(formatTokenAmount("-1", 7), "-0.0000001");
  assert.equal(formatTokenAmount("123000", 3), "123.0");
  assert.equal(formatTokenAmount("123400", 3), "123.4");
});

for (const { name, text } of [...notNumbers, { name: "a point", text: "." }, { name: "one point", text: "1.5" }]) {
  test(`formatTokenAmount() rejects ${name}`, () => {
    for (const places of [0, 2, 7]) {
      assert.throws(() => formatTokenAmount(text, places), {
        name: "DwsaError",
        code: "amount/malformed",
        message: `Cannot format the token amount: expected the amount to be a whole number such as "125", got ${
          quote(text)
        }`,
      });
    }
  });
}

test("formatTokenAmount() rejects an amount that has a decimal point already", () => {
  for (const text of ["1.5", "1.0", "5.", ".5", "-0.1", "1.2.3"]) {
    assert.throws(() => formatTokenAmount(text, 7), { code: "amount/malformed" });
  }
});

test("formatTokenAmount() accepts bigints and safe integers", () => {
  assert.equal(formatTokenAmount(123n, 2), "1.23");
  assert.equal(formatTokenAmount(123, 2), "1.23");
  assert.equal(formatTokenAmount(-123, 2), "-1.23");
  assert.equal(formatTokenAmount(-0, 2), "0.0");
  assert.equal(formatTokenAmount(Number.MAX_SAFE_INTEGER, 7), "900719925.4740991");
});

test("formatTokenAmount() with 0 decimals has no point", () => {
  assert.equal(formatTokenAmount("100", 0), "100");
  assert.equal(formatTokenAmount("-100", 0), "-100");
  assert.equal(formatTokenAmount("0", 0), "0");
  assert.equal(formatTokenAmount("007", 0), "7");
});

test("formatTokenAmount() rejects numbers that may have lost digits", () => {
  for (const value of unsafeNumbers) {
    assert.throws(() => formatTokenAmount(value, 2), {
      name: "RangeError",
      message:
        `Cannot format the token amount: expected the amount to be a string, bigint or safe integer, got ${value}`,
    });
  }
});

test("formatTokenAmount() rejects values of other types", () => {
  for (const value of notAmounts) {
    assert.throws(() => formatTokenAmount(value as never, 2), {
      name: "TypeError",
      message: /^Cannot format the token amount: expected the amount to be a string, bigint or safe integer, got \S/,
    });
  }
});

test("formatTokenAmount() accepts decimals from 0 to 255 only", () => {
  for (const [value, error] of notDecimals) {
    assert.throws(() => formatTokenAmount("1", value as never), {
      name: error.name,
      message: /^Cannot format the token amount: expected decimals to be an integer from 0 to 255, got /,
    });
  }
});

test("new Dwsa() accepts no arguments", () => assert.ok(new Dwsa() instanceof Dwsa));
