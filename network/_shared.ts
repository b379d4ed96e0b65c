/** The identifier of a network. */

import { sha256 } from "@noble/hashes/sha2.js";
import type { Bytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import { unexpected } from "../internal/unexpected.ts";
import { DwsaError } from "../errors/mod.ts";
import { encodeUtf8 } from "../internal/utf8.ts";

/**
 * Returns the ID of a network: the SHA-256 hash of its passphrase. Signed payloads contain this ID, so a signature is
 * valid on only one network.
 *
 * @param networkPassphrase the passphrase
 * @param action the action for messages, such as "authorize the entry"
 */
export function networkIdOf(networkPassphrase: string, action: string): Bytes {
  if (typeof networkPassphrase !== "string") {
    throw new TypeError(
      `Cannot ${action}: networkPassphrase is required (a string), got ${describe(networkPassphrase)}`,
    );
  }
  // A signature for the name of a network would be valid on no network.
  if (/^(public|testnet|futurenet|sandbox|standalone)$/i.test(networkPassphrase)) {
    const expected = "networkPassphrase to be a passphrase, such as those in Networks";
    throw unexpected("network/passphrase", action, expected, "the name of a network");
  }
  const bytes = encodeUtf8(networkPassphrase);
  if (bytes === undefined || bytes.length === 0) {
    const got = bytes === undefined ? "a string with a lone surrogate" : "an empty string";
    throw new DwsaError("network/passphrase", `Cannot ${action}: networkPassphrase is required, got ${got}`);
  }
  return sha256(bytes) as Bytes;
}
