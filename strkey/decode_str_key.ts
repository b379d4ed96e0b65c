import type { Bytes } from "../internal/bytes.ts";
import { decode } from "./_codec.ts";
import { prefixFor } from "./_prefix_for.ts";
import type { VersionByteName } from "./version_byte_name.ts";

/**
 * The raw bytes of a strkey (SEP-23) of a known kind. Accepts only the one canonical text of these bytes: capital
 * letters, no padding, zero spare bits, the exact length, a matching checksum.
 *
 * @param type the kind that the key must have
 * @param text the strkey
 * @returns the bytes between the version byte and the checksum, in an array of their own
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `strkey/kind` if it is a key of another kind or no strkey at all, `strkey/length`,
 * `strkey/character`, `strkey/spare-bits` or `strkey/checksum` if it is malformed, `strkey/payload` or
 * `strkey/balance-type` if its bytes are no signed payload or claimable balance
 *
 * @example Decode, and see what a wrong key is told
 * ```ts
 * import { decodeStrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const account = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * assert.equal(decodeStrKey("ed25519PublicKey", account).length, 32);
 * assert.throws(() => decodeStrKey("contract", account), {
 *   code: "strkey/kind",
 *   message: "Cannot decode strkey: expected a contract (C...) key, got an account (G...) key",
 * });
 * ```
 */
export function decodeStrKey(type: VersionByteName, text: string): Bytes {
  return decode(prefixFor(type, text), text);
}
