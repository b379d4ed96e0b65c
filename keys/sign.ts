/** Ed25519 signatures of raw keys. */

import { parseBytes } from "../internal/arguments.ts";
import type { Bytes } from "../internal/bytes.ts";
import { engine } from "./_ed25519/engine.ts";
import { isAdmissible } from "./_ed25519/rules.ts";

/**
 * Signs data with a raw Ed25519 secret seed (RFC 8032 section 5.1.6).
 *
 * Nothing of the seed is kept: whoever signs more than once with one key is better off with a `Keypair`, which
 * prepares the key once and then takes about half the time.
 *
 * @param data the bytes to sign, of any length
 * @param rawSecret the 32-byte secret seed
 * @returns the 64-byte signature
 * @throws {TypeError} if an argument is not a `Uint8Array`
 * @throws {RangeError} if `rawSecret` is not 32 bytes
 *
 * @example Sign and verify
 * ```ts
 * import { Keypair, sign, verify } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const seed = new Uint8Array(32).fill(7);
 * const data = new Uint8Array([1, 2, 3]);
 * const signature = sign(data, seed);
 *
 * assert.equal(signature.length, 64);
 * assert(verify(data, signature, Keypair.fromRawEd25519Seed(seed).rawPublicKey()));
 * ```
 */
export function sign(data: Uint8Array, rawSecret: Uint8Array): Bytes {
  const message = parseBytes("sign", "data", data);
  const seed = parseBytes("sign", "rawSecret", rawSecret, 32);
  try {
    return engine().secretKey(seed).sign(message);
  } finally {
    seed.fill(0);
  }
}

/**
 * Whether an Ed25519 signature is valid, by the rule that the network's validators apply, on every runtime: the
 * cofactorless equation, `S` below the group order, and neither the public key nor `R` of small order. That is
 * stricter than RFC 8032 and than most engines' own `verify`.
 *
 * @param data the bytes that were signed
 * @param signature the signature; anything but 64 bytes is not valid, as for the validators
 * @param rawPublicKey the 32-byte public key; one that is not on the curve has no valid signatures
 * @returns `true` when the signature is valid
 * @throws {TypeError} if an argument is not a `Uint8Array`
 * @throws {RangeError} if `rawPublicKey` is not 32 bytes
 *
 * @example A signature is valid for its own data only
 * ```ts
 * import { Keypair, verify } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const keypair = Keypair.random();
 * const signature = keypair.sign(new Uint8Array([1, 2, 3]));
 *
 * assert(verify(new Uint8Array([1, 2, 3]), signature, keypair.rawPublicKey()));
 * assert(!verify(new Uint8Array([1, 2, 4]), signature, keypair.rawPublicKey()));
 * assert(!verify(new Uint8Array([1, 2, 3]), signature.subarray(1), keypair.rawPublicKey()));
 * ```
 */
export function verify(data: Uint8Array, signature: Uint8Array, rawPublicKey: Uint8Array): boolean {
  const message = parseBytes("verify", "data", data);
  const checked = parseBytes("verify", "signature", signature);
  const publicKey = parseBytes("verify", "rawPublicKey", rawPublicKey, 32);
  return isAdmissible(checked, publicKey) && engine().verify(message, checked, publicKey);
}
