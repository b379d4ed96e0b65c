import { scValToJSON } from "../scval/mod.ts";
import type { ScVal } from "../xdr/mod.ts";
import { scValText } from "./_sc_val_text.ts";

/**
 * Writes a contract value on one line, for a terminal or a dialog: every part with its contract type, as in
 * `formatInvocationTree`. Nothing is shortened. Texts in it that are not simple names stand in quotes, with control
 * characters and the like escaped.
 *
 * @param scv the contract value
 * @returns the text, such as `i128 7` or `map {symbol amount: i128 7}`
 * @throws {TypeError} if `scv`, or something in it, is not an `ScVal`
 * @throws {DwsaError} `scval/depth` if it is nested more than 500 levels deep
 *
 * @example A text and an address look different
 * ```ts
 * import { nativeToScVal } from "@dwsa/base";
 * import { formatScVal } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const key = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * assert.equal(formatScVal(nativeToScVal(key)), `string "${key}"`);
 * assert.equal(formatScVal(nativeToScVal(key, { type: "address" })), `address ${key}`);
 * ```
 */
export function formatScVal(scv: ScVal): string {
  return scValText(scValToJSON(scv));
}
