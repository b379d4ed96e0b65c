/** Signs and verifies messages that are not sent to the network (SEP-53). */

import { attempt } from "../internal/fault.ts";
import type { Bytes } from "../internal/bytes.ts";
import { sign, verify } from "./sign.ts";
import { messageHash as hashOf } from "./_message_hash.ts";

/**
 * Computes the hash that a SEP-53 signature covers, for a key service or a device that signs 32-byte hashes: the
 * SHA-256 hash of `"Stellar Signed Message:\n"` followed by the message.
 *
 * @param message bytes, or a string, which is encoded as UTF-8
 * @returns the 32-byte hash
 * @throws {TypeError} if `message` is neither a string nor a `Uint8Array`
 * @throws {DwsaError} `keys/ill-formed-text` if the string has a lone surrogate, which has no UTF-8 encoding
 *
 * @example Sign a message with a key that a service keeps
 * ```ts
 * import { Keypair, messageHash, verifyMessage } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const service = Keypair.random(); // stands for the service
 * const signature = service.sign(messageHash("Hello, World!"));
 * assert(verifyMessage("Hello, World!", signature, service.rawPublicKey()));
 * ```
 */
export function messageHash(message: string | Uint8Array): Bytes {
  return attempt("hash a message", () => hashOf(message));
}

/**
 * Signs a message as defined by SEP-53: signs the SHA-256 hash of `"Stellar Signed Message:\n"` followed by the
 * message. Because of this prefix, the signature is not valid for a transaction or an authorization entry.
 *
 * @param message bytes, or a string, which is encoded as UTF-8
 * @param rawSecret the 32-byte secret seed
 * @returns the 64-byte signature; wallets show it as base64 (`toBase64`)
 * @throws {TypeError} if `message` is neither a string nor a `Uint8Array`, or `rawSecret` is not a `Uint8Array`
 * @throws {RangeError} if `rawSecret` is not 32 bytes
 * @throws {DwsaError} `keys/ill-formed-text` if the string has a lone surrogate, which has no UTF-8 encoding
 *
 * @example Sign a string
 * ```ts
 * import { toBase64 } from "@dwsa/base";
 * import { signMessage } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const seed = new Uint8Array(32).fill(7);
 * assert.equal(
 *   toBase64(signMessage("Hello, World!", seed)),
 *   toBase64(signMessage(new TextEncoder().encode("Hello, World!"), seed)),
 * );
 * ```
 */
export function signMessage(message: string | Uint8Array, rawSecret: Uint8Array): Bytes {
  return attempt("sign a message", () => sign(hashOf(message), rawSecret));
}

/**
 * Verifies a SEP-53 message signature, the counterpart of {@linkcode signMessage}.
 *
 * @param message the signed string or bytes
 * @param signature the signature; invalid unless it is 64 bytes
 * @param rawPublicKey the 32-byte public key of the signer
 * @returns `true` if the signature is valid
 * @throws {TypeError} if `message` is neither a string nor a `Uint8Array`, or another argument is not a `Uint8Array`
 * @throws {RangeError} if `rawPublicKey` is not 32 bytes
 * @throws {DwsaError} `keys/ill-formed-text` if the string has a lone surrogate
 *
 * @example Verify the signature of a wallet
 * ```ts
 * import { fromBase64 } from "@dwsa/base";
 * import { Keypair, verifyMessage } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const signer = Keypair.fromPublicKey("GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L");
 * const signature = fromBase64(
 *   "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
 * );
 * assert(verifyMessage("Hello, World!", signature, signer.rawPublicKey()));
 * ```
 */
export function verifyMessage(message: string | Uint8Array, signature: Uint8Array, rawPublicKey: Uint8Array): boolean {
  return attempt("verify a message", () => verify(hashOf(message), signature, rawPublicKey));
}
