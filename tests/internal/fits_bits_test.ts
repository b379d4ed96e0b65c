import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsBits } from "../../internal/integers.ts";

const limits: readonly { bits: number; signed: boolean; fits: readonly bigint[]; exceeds: readonly bigint[] }[] = [
  { bits: 64, signed: false, fits: [0n, 2n ** 63n, 2n ** 64n - 1n], exceeds: [-1n, 2n ** 64n, -(2n ** 64n)] },
  { bits: 64, signed: true, fits: [-(2n ** 63n), 0n, 2n ** 63n - 1n], exceeds: [-(2n ** 63n) - 1n, 2n ** 63n] },
  { bits: 128, signed: false, fits: [0n, 2n ** 128n - 1n], exceeds: [-1n, 2n ** 128n] },
];

/** Replaces `BigInt.asUintN` by that of QuickJS, whose result for 64 bits is signed. */
function asInQuickJs(check: () => void): void {
  const { asUintN } = BigInt;
  BigInt.asUintN = (bits, value) => bits === 64 ? BigInt.asIntN(64, value) : asUintN(bits, value);
  try {
    check();
  } finally {
    BigInt.asUintN = asUintN;
  }
}

for (const { bits, signed, fits, exceeds } of limits) {
  test(`fitsBits() accepts exactly the range of ${signed ? "signed" : "unsigned"} integers of ${bits} bits, also in QuickJS`, () => {
    const check = () => {
      for (const value of fits) assert.equal(fitsBits(value, bits, signed), true, `${value}`);
      for (const value of exceeds) assert.equal(fitsBits(value, bits, signed), false, `${value}`);
    };
    check();
    asInQuickJs(check);
  });
}
