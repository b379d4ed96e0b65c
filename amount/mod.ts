/**
 * Token amounts: between the whole numbers that contracts calculate with and the decimals that people read and write.
 * Text in, text out, exact for any size, nothing rounded and nothing guessed.
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
export * from "./dwsa.ts";
export * from "./format_token_amount.ts";
export * from "./parse_token_amount.ts";
