/**
 * Strkeys (SEP-23): keys and identifiers as strings, such as `G…` for accounts and `C…` for contracts.
 *
 * {@linkcode StrKey} has an encoder and a decoder for each type, and a check for most types. Separate functions, such
 * as {@linkcode encodeStrKey}, add less to a bundle. {@linkcode claimableBalanceId} converts between the five formats
 * of claimable balance IDs.
 *
 * ```ts
 * import { decodeStrKey, StrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const text = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * assert.equal(StrKey.isValidContract(text), true);
 * assert.equal(StrKey.parse(text).type, "contract");
 * assert.deepEqual(decodeStrKey("contract", text), StrKey.decodeContract(text));
 * ```
 *
 * - SEP-23, strkeys: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0023.md
 * - CAP-40, signed payloads: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0040.md
 *
 * @module strkey
 */
export type { Bytes } from "../internal/bytes.ts";
export { type ClaimableBalanceId, claimableBalanceId } from "./claimable_balance_id.ts";
export {
  decodeStrKey,
  encodeStrKey,
  type EncodeStrKeyOptions,
  isValidStrKey,
  type MuxedContractStrKey,
  type MuxedStrKey,
  type ParsedStrKey,
  parseStrKey,
  type PlainStrKey,
  type SignedPayloadStrKey,
  tryParseStrKey,
} from "./codec.ts";
export { getVersionByteForPrefix } from "./kinds.ts";
export type { VersionByteName } from "./version_byte_name.ts";
export { StrKey } from "./strkey.ts";
