import assert from "node:assert/strict";
import { test } from "node:test";
import { Dwsa, formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import { quote } from "../../internal/fault.ts";
import { notAmounts, notDecimals, notNumbers, unsafeNumbers } from "./_values.ts";

const rows: readonly (readonly [value: string, decimals: number, expected: string])[] = [
  ["100.0000001", 7, "1000000001"],
  ["12.5", 7, "125000000"],
  ["0.0000005", 7, "5"],
  ["3", 7, "30000000"],
  ["3", 0, "3"],
  ["0", 7, "0"],
  ["0.0", 7, "0"],
  ["-0", 7, "0"],
  ["-0.000", 2, "0"],
  ["007.50", 2, "750"],
  ["1", 255, `1${"0".repeat(255)}`],
  [`0.${"0".repeat(254)}1`, 255, "1"],
];

for (const [value, places, expected] of rows) {
  test(`parseTokenAmount() of ${value.slice(0, 20)} with ${places} decimals`, () => {
    assert.equal(parseTokenAmount(value, places), expected);
    assert.equal(Dwsa.parseTokenAmount(value, places), expected);
  });
}

test("parseTokenAmount() rejects an empty field", () => {
  for (const text of ["", ".", " ", "+", "-", "-."]) {
    assert.throws(() => parseTokenAmount(text, 7), {
      code: "amount/malformed",
      message: `Cannot parse the token amount: expected the amount to be a decimal number such as "12.5", got ${
        quote(text)
      }`,
    });
  }
});

test("parseTokenAmount() lets digits be missing on one side of the point", () => {
  assert.equal(parseTokenAmount(".5", 2), "50");
  assert.equal(parseTokenAmount("-.5", 2), "-50");
  assert.equal(parseTokenAmount("5.", 2), "500");
  assert.equal(parseTokenAmount("-5.", 0), "-5");
  assert.equal(parseTokenAmount(".0", 0), "0");
});

test("parseTokenAmount() reads decimal digits only", () => {
  for (const text of ["0x10", "0x1.5", "0b1", "0o7", "\n5", "0X10", "1f"]) {
    assert.throws(() => parseTokenAmount(text, 2), { code: "amount/malformed", message: /to be a decimal number/ });
  }
});

test("parseTokenAmount() never rounds and reports how many digits are too many", () => {
  assert.throws(() => parseTokenAmount("1.51", 1), {
    name: "DwsaError",
    code: "amount/too-precise",
    message: "Cannot parse the token amount: expected at most 1 decimal place, got 2",
  });
  assert.throws(() => parseTokenAmount("0.00000001", 7), {
    code: "amount/too-precise",
    message: /at most 7 .* got 8$/,
  });
  assert.throws(() => parseTokenAmount("0.5", 0), { code: "amount/too-precise" });
  assert.throws(() => parseTokenAmount("1.5100", 1), { code: "amount/too-precise", message: /got 2$/ });
});

test("parseTokenAmount() accepts zeros after the last decimal place", () => {
  assert.equal(parseTokenAmount("1.500000000", 7), "15000000");
  assert.equal(parseTokenAmount("1.50", 1), "15");
  assert.equal(parseTokenAmount("1.0", 0), "1");
  assert.equal(parseTokenAmount("-1.000", 2), "-100");
});

for (const { name, text } of [...notNumbers, { name: "two points", text: "1.2.3" }, { name: "points", text: "..." }]) {
  test(`parseTokenAmount() rejects ${name}`, () => {
    for (const places of [0, 2, 7]) {
      assert.throws(() => parseTokenAmount(text, places), {
        name: "DwsaError",
        code: "amount/malformed",
        message: `Cannot parse the token amount: expected the amount to be a decimal number such as "12.5", got ${
          quote(text)
        }`,
      });
    }
  });
}

test("parseTokenAmount() keeps the sign", () => {
  assert.equal(parseTokenAmount("-1.5", 7), "-15000000");
  assert.equal(parseTokenAmount("-0.0000001", 7), "-1");
});

test("parseTokenAmount() accepts bigints and safe integers, and rejects numbers that may have lost digits", () => {
  assert.equal(parseTokenAmount(5n, 2), "500");
  assert.equal(parseTokenAmount(-5, 2), "-500");
  assert.equal(parseTokenAmount(-0, 2), "0");
  for (const value of unsafeNumbers) {
    assert.throws(() => parseTokenAmount(value, 2), {
      name: "RangeError",
      message:
        `Cannot parse the token amount: expected the amount to be a string, bigint or safe integer, got ${value}`,
    });
  }
  for (const value of notAmounts) assert.throws(() => parseTokenAmount(value as never, 2), { name: "TypeError" });
});

test("parseTokenAmount() accepts decimals from 0 to 255 only", () => {
  for (const [value, error] of notDecimals) {
    assert.throws(() => parseTokenAmount("1", value as never), {
      name: error.name,
      message: /^Cannot parse the token amount: expected decimals to be an integer from 0 to 255, got /,
    });
  }
});

test("no error repeats more than 16 characters of a string", () => {
  const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
  for (const text of [seed, ` ${seed}`, seed.toLowerCase(), seed.slice(0, 40), seed.slice(16), "x".repeat(10_000)]) {
    for (const run of [formatTokenAmount, parseTokenAmount]) {
      assert.throws(() => run(text, 7), (error: Error) => {
        assert(error.message.includes(`got "${text.slice(0, 16)}…" (${text.length} characters)`));
        assert(!error.message.includes(text.slice(0, 17)));
        return true;
      });
    }
  }
});

test("errors escape characters that do not show or that steer a terminal", () => {
  for (const run of [formatTokenAmount, parseTokenAmount]) {
    assert.throws(() => run("\u009b31m\u202e5\u2800", 7), { message: /got "\\u\{9b\}31m\\u\{202e\}5\\u\{2800\}"$/ });
  }
});

// With quadratic time, this would not end.
test("parseTokenAmount() converts or rejects strings of ten million characters", () => {
  const size = 10_000_000;
  const hostile: readonly (readonly [text: string, code: string | undefined])[] = [
    ["1".repeat(size), undefined],
    ["0".repeat(size), undefined],
    ["-" + "0".repeat(size) + "1", undefined],
    ["1." + "0".repeat(size), undefined],
    ["1." + "0".repeat(size) + "1", "amount/too-precise"],
    ["1".repeat(size) + "x", "amount/malformed"],
    ["1.".repeat(size / 2), "amount/malformed"],
    [".".repeat(size), "amount/malformed"],
    ["-".repeat(size), "amount/malformed"],
    [" ".repeat(size), "amount/malformed"],
    ["S".repeat(size), "amount/malformed"],
  ];
  for (const [text, code] of hostile) {
    if (code === undefined) parseTokenAmount(text, 7);
    else assert.throws(() => parseTokenAmount(text, 7), { code });
    if (code === undefined && !text.includes(".")) formatTokenAmount(text, 7);
    else assert.throws(() => formatTokenAmount(text, 7), { code: "amount/malformed" });
  }
});
