/** Computes network IDs. */

import { sha256 } from "@noble/hashes/sha2.js";
import type { Bytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { violated } from "../internal/unexpected.ts";
import { DwsaError } from "../errors/mod.ts";
import { encodeUtf8 } from "../internal/utf8.ts";

/**
 * Returns the ID of a network: the SHA-256 hash of its passphrase. Signed payloads contain this ID, so a signature is
 * valid only on networks with this passphrase.
 *
 * @param networkPassphrase the passphrase
 * @param action the action for messages, such as "authorize the entry"
 * @param name the name of the argument, for messages
 */
export function networkIdOf(networkPassphrase: string, action: string, name = "networkPassphrase"): Bytes {
  if (typeof networkPassphrase !== "string") throw wrongType(action, name, "a string", networkPassphrase);
  // A signature for the name of a network would be valid on no network.
  if (/^(public|testnet|futurenet|sandbox|standalone)$/i.test(networkPassphrase)) {
    const got = `"${networkPassphrase}"`;
    const rule =
      `${got} is the name of a network, not its passphrase; pass Networks.${networkPassphrase.toUpperCase()}`;
    throw violated("network/passphrase", action, rule, "a passphrase", got);
  }
  const bytes = encodeUtf8(networkPassphrase);
  if (bytes === undefined || bytes.length === 0) {
    const rule = bytes === undefined ? "be well-formed Unicode, got a lone surrogate" : "not be empty";
    throw new DwsaError("network/passphrase", `Cannot ${action}: ${name} must ${rule}`);
  }
  return sha256(bytes) as Bytes;
}
