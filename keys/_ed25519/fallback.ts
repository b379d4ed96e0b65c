/** Ed25519 in JavaScript alone, for runtimes whose own crypto is missing or not to be trusted. */

import { bytesToNumberLE } from "@noble/curves/utils.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { type Bytes, concatBytes, copyBytes, equalBytes } from "../../internal/bytes.ts";
import { cachedByKey } from "./cached_by_key.ts";
import { ed25519, encodePoint, multiplyBase, type Point } from "./curve.ts";
import type { Engine, SecretKey } from "./types.ts";

/** The engine that works everywhere. */
export const fallback: Engine = { secretKey, verify };

/** Expands a seed once (RFC 8032 section 5.1.5), which halves the time of every signature after the first. */
function secretKey(seed: Uint8Array): SecretKey {
  const digest = sha512(seed);
  digest[0]! &= 0xf8;
  digest[31] = digest[31]! & 0x7f | 0x40;
  const { Fn } = ed25519();
  const scalar = Fn.create(bytesToNumberLE(digest.subarray(0, 32)));
  const prefix = digest.subarray(32);
  let encoded: Bytes | undefined;
  const publicKey = (): Bytes => encoded ??= encodePoint(multiplyBase(scalar));
  return {
    publicKey: () => copyBytes(publicKey()),
    sign(data) {
      const nonce = hashToScalar(prefix, data);
      const R = encodePoint(multiplyBase(nonce));
      const challenge = hashToScalar(R, publicKey(), data);
      return concatBytes(R, Fn.toBytes(Fn.create(nonce + challenge * scalar)));
    },
  };
}

/** Minus the point that a public key encodes. */
const decodeNegated: (publicKey: Uint8Array) => Point =
  /* @__PURE__ */ (() => cachedByKey((publicKey) => ed25519().fromBytes(publicKey).negate()))();

/** Encodes `[S]B - [k]A` and compares it with R byte by byte: no cofactor, no second encoding (RFC 8032 8.9). */
function verify(data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const R = signature.subarray(0, 32);
  const S = bytesToNumberLE(signature.subarray(32));
  const challenge = hashToScalar(R, publicKey, data);
  let minusA: Point;
  try {
    minusA = decodeNegated(publicKey);
  } catch {
    return false; // not a point of the curve
  }
  const SB = S === 0n ? ed25519().ZERO : multiplyBase(S);
  return equalBytes(encodePoint(SB.add(minusA.multiplyUnsafe(challenge))), R);
}

/** SHA-512 of all parts as a number, modulo the order of the base point. */
function hashToScalar(...parts: readonly Uint8Array[]): bigint {
  return ed25519().Fn.create(bytesToNumberLE(sha512(concatBytes(...parts))));
}
