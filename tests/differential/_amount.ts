/** Token amounts and their display values. */

import fc from "fast-check";
import { formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import { int, text } from "../_arbitraries/bytes.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk } from "./_sdk.ts";

const decimals = fc.nat(40);

/** A decimal number with at most as many decimal places as the token. */
const display = decimals.chain((decimals) =>
  fc.tuple(int(128), fc.stringMatching(new RegExp(`^\\d{0,${Math.max(decimals, 1)}}$`))).map((
    [whole, fraction],
  ) => ({ decimals, text: decimals === 0 || fraction === "" ? `${whole}` : `${whole}.${fraction}` }))
);

/** Strings that resemble decimal numbers. */
const odd = fc.oneof(
  fc.stringMatching(/^[-+]?\d{0,4}[.,]?\d{0,4}(e\d)?$/),
  fc.constantFrom("", ".", "-", "+", " ", "-0", "-.5", "5.", "0x10", "0b1", "1_000", "1,000", "\n5", "١", "Infinity"),
  text(5),
);

export const amountFamilies: readonly Family[] = [
  family({
    name: "formatTokenAmount",
    input: fc.tuple(int(128), decimals),
    ours: ([amount, decimals]) => formatTokenAmount(`${amount}`, decimals),
    sdk: ([amount, decimals]) => stellarSdk.Soroban.formatTokenAmount(`${amount}`, decimals),
  }),
  family({
    name: "formatTokenAmount of odd text",
    input: fc.tuple(odd, decimals),
    ours: ([amount, decimals]) => formatTokenAmount(amount, decimals),
    sdk: ([amount, decimals]) => stellarSdk.Soroban.formatTokenAmount(amount, decimals),
  }),
  family({
    name: "parseTokenAmount",
    input: display,
    ours: ({ text, decimals }) => parseTokenAmount(text, decimals),
    sdk: ({ text, decimals }) => stellarSdk.Soroban.parseTokenAmount(text, decimals),
  }),
  family({
    name: "parseTokenAmount of odd text",
    input: fc.tuple(odd, fc.nat(8)),
    ours: ([value, decimals]) => parseTokenAmount(value, decimals),
    sdk: ([value, decimals]) => stellarSdk.Soroban.parseTokenAmount(value, decimals),
  }),
];
