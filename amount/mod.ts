/**
 * Converts token amounts between base units, which contracts use, and decimal numbers. Amounts are strings of any
 * length and are never rounded.
 *
 * ```ts
 * import { Dwsa } from "@dwsa/base/amount";
 * import assert from "node:assert/strict";
 *
 * assert.equal(Dwsa.formatTokenAmount("125000000", 7), "12.5");
 * assert.equal(Dwsa.parseTokenAmount("12.5", 7), "125000000");
 * ```
 *
 * @module amount
 */
export { Dwsa } from "./dwsa.ts";
export { formatTokenAmount, parseTokenAmount } from "./token_amount.ts";
