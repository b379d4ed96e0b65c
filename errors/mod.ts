/**
 * The one error class of this library and its codes. A value of the wrong JavaScript type is a `TypeError`, a number out
 * of range is a `RangeError`, and everything else is a {@linkcode DwsaError} with a `code`.
 *
 * @example Handle one reason and pass on the rest
 * ```ts
 * import { fromHex } from "@dwsa/base/encoding";
 * import { DwsaError } from "@dwsa/base/errors";
 * import assert from "node:assert/strict";
 *
 * try {
 *   fromHex("0x00");
 * } catch (error) {
 *   if (!DwsaError.is(error)) throw error;
 *   assert.equal(error.code, "encoding/invalid-hex");
 * }
 * ```
 *
 * @module
 */

export {
  DwsaError,
  type DwsaErrorCode,
  type DwsaErrorDetails,
  type PolicyViolation,
  type PolicyViolationCode,
} from "./dwsa_error.ts";
