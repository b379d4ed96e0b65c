/** SHA-256, the hash function of the network. */

import { attempt } from "../internal/fault.ts";
import { parseBytes } from "../internal/arguments.ts";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Bytes } from "../internal/bytes.ts";

/**
 * Computes the SHA-256 hash of data (FIPS 180-4). The protocol uses SHA-256 to identify networks, transactions,
 * contracts and authorization payloads.
 *
 * @param data the bytes to hash
 * @returns the 32-byte hash
 * @throws {TypeError} if `data` is not a `Uint8Array`
 *
 * @example The identifier of a network
 * ```ts
 * import { toHex } from "@dwsa/base";
 * import { hash } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const networkId = hash(new TextEncoder().encode("Test SDF Network ; September 2015"));
 * assert.equal(toHex(networkId), "cee0302d59844d32bdca915c8203dd44b33fbb7edc19051ea37abedf28ecd472");
 * ```
 */
export function hash(data: Uint8Array): Bytes {
  return attempt("hash", () => sha256(parseBytes("data", data)) as Bytes);
}
