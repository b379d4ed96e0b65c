/**
 * The error class of this library and its codes. A value of the wrong JavaScript type is a `TypeError`, and a number
 * out of range is a `RangeError`. All other errors are {@linkcode DwsaError}s with a `code`.
 *
 * @example Handle one code, and rethrow other errors
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
