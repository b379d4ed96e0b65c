/** Signs and verifies with raw Ed25519 keys. */

import { attempt } from "../internal/fault.ts";
import { parseBytes } from "../internal/arguments.ts";
import type { Bytes } from "../internal/bytes.ts";
import { engine, verification } from "./_ed25519.ts";

/**
 * Signs data with a raw Ed25519 secret seed (RFC 8032 section 5.1.6).
 *
 * The seed is not stored. To sign several times with one key, use a `Keypair`, which prepares the key once, so each
 * signature takes about half the time.
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
  return attempt("sign", () => {
    const message = parseBytes("data", data);
    const seed = parseBytes("rawSecret", rawSecret, 32, "a Uint8Array, such as keypair.rawSecretKey()");
    try {
      return engine().secretKey(seed).sign(message);
    } finally {
      seed.fill(0);
    }
  });
}

/**
 * Verifies an Ed25519 signature. On every runtime, the function accepts exactly the signatures that the network's
 * validators accept: the cofactorless equation holds, `S` is below the group order, and neither the public key nor `R`
 * has small order. This is stricter than RFC 8032 and the `verify` functions of most runtimes.
 *
 * @param data the signed bytes
 * @param signature the signature; invalid unless it is 64 bytes
 * @param rawPublicKey the 32-byte public key; a key that is not on the curve has no valid signatures
 * @returns `true` if the signature is valid
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
  return attempt("verify", () => {
    const message = parseBytes("data", data);
    const checked = parseBytes("signature", signature);
    const publicKey = parseBytes("rawPublicKey", rawPublicKey, 32);
    return passesByteChecks(checked, publicKey) && verification()(message, checked, publicKey);
  });
}

/**
 * Returns whether a signature and key pass the byte checks that precede the curve equation. Combined with the
 * cofactorless equation, the result equals the result of the network's validators (ed25519-dalek's `verify_strict`,
 * libsodium 1.0.18 to 1.0.22). Most engines lack these checks: OpenSSL and BoringSSL accept points of small order, with
 * which one signature can be valid for any data.
 */
function passesByteChecks(signature: Uint8Array, publicKey: Uint8Array): boolean {
  return signature.length === 64 && isBelowOrder(signature) && !isWeak(signature) && !isWeak(publicKey);
}

/** Returns whether S, the second half of a signature, is below L. Otherwise S + L would be a second valid signature. */
function isBelowOrder(signature: Uint8Array): boolean {
  for (let i = 31; i >= 0; i--) {
    const difference = signature[32 + i]! - ORDER[i]!;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/**
 * Returns whether the first 32 bytes encode a point of small order (y is 0, 1, p - 1 or that of a point of order 8) or
 * are not canonical (y >= p). For R, the comparison of bytes would reject a noncanonical encoding in any case.
 */
function isWeak(point: Uint8Array): boolean {
  switch (point[31]! & 0x7f) {
    case 0x00:
      return point[0]! <= 1 && isBetween(point, 0x00);
    case 0x05:
      return point[0] === 0x26 && isBetween(point, 0x00, ORDER_8);
    case 0x7a:
      return point[0] === 0xc7 && isBetween(point, 0xff, ORDER_8);
    case 0x7f:
      return point[0]! >= 0xec && isBetween(point, 0xff);
    default:
      return false;
  }
}

/**
 * Returns whether the bytes between the first and the last equal those of `y` (zeros without `y`), or, with the mask
 * 0xff, those of p - y. All bytes of p = 2^255 - 19 except the first and the last are 0xff, so the subtraction borrows
 * nothing there.
 */
function isBetween(point: Uint8Array, mask: number, y?: readonly number[]): boolean {
  for (let i = 1; i < 31; i++) {
    if (point[i] !== (mask ^ (y === undefined ? 0 : y[i]!))) return false;
  }
  return true;
}

/** The order L of the base point, least significant byte first. */
// deno-fmt-ignore
const ORDER: readonly number[] = [
  0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

/** A y coordinate of the points of order 8, without the sign bit of x. The other y coordinate is p - y. */
// deno-fmt-ignore
const ORDER_8: readonly number[] = [
  0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef, 0x98, 0xf0,
  0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88, 0x6d, 0x53, 0xfc, 0x05,
];
