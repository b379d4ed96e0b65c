/**
 * Ed25519 on the point arithmetic of `@noble/curves`, for runtimes whose own crypto is missing or not to be trusted.
 * The curve is built by `edwards` on first use rather than imported ready-made: `@noble/curves/ed25519.js` builds two
 * curves, four signature schemes and a hash-to-curve while it loads.
 */

import { edwards } from "@noble/curves/abstract/edwards.js";
import { bytesToNumberLE, numberToBytesLE } from "@noble/curves/utils.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { type Bytes, concatBytes, copyBytes, equalBytes } from "../../internal/bytes.ts";
import type { Engine, SecretKey } from "./types.ts";

/** The engine that works everywhere. */
export const fallback: Engine = { secretKey, verify };

type Curve = ReturnType<typeof edwards>;

let built: Curve | undefined;

/** The curve of RFC 8032 section 5.1. */
function curve(): Curve {
  if (built === undefined) {
    built = edwards({
      p: 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffedn,
      n: 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3edn,
      h: 8n,
      a: 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffecn,
      d: 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3n,
      Gx: 0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51an,
      Gy: 0x6666666666666666666666666666666666666666666666666666666666666658n,
    }, { randomBytes: () => new Uint8Array(0) }); // no source: no blinding, see docs/decisions.md
    built.BASE.precompute(8);
  }
  return built;
}

/** Expands a seed once (RFC 8032 section 5.1.5), which halves the time of every signature after the first. */
function secretKey(seed: Uint8Array): SecretKey {
  const digest = sha512(seed);
  digest[0]! &= 0xf8;
  digest[31] = digest[31]! & 0x7f | 0x40;
  const scalar = curve().Fn.create(bytesToNumberLE(digest.subarray(0, 32)));
  const prefix = digest.subarray(32);
  let encoded: Bytes | undefined;
  const publicKey = (): Bytes => encoded ??= encodeMultiple(scalar);
  return {
    publicKey: () => copyBytes(publicKey()),
    sign(data) {
      const nonce = hashToScalar(prefix, data);
      const R = encodeMultiple(nonce);
      const challenge = hashToScalar(R, publicKey(), data);
      return concatBytes(R, numberToBytesLE(curve().Fn.create(nonce + challenge * scalar), 32));
    },
  };
}

/** Encodes `[S]B - [k]A` and compares it with R byte by byte: no cofactor, no second encoding (RFC 8032 8.9). */
function verify(data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const R = signature.subarray(0, 32);
  const S = bytesToNumberLE(signature.subarray(32));
  const challenge = hashToScalar(R, publicKey, data);
  const { BASE } = curve();
  let A: typeof BASE;
  try {
    A = curve().fromBytes(publicKey);
  } catch {
    return false; // not a point of the curve
  }
  return equalBytes(BASE.multiplyUnsafe(S).subtract(A.multiplyUnsafe(challenge)).toBytes(), R);
}

/** The encoding of `[scalar]B` for a secret scalar. */
function encodeMultiple(scalar: bigint): Bytes {
  return curve().BASE.multiply(scalar).toBytes() as Bytes;
}

/** SHA-512 of all parts as a number, modulo the order of the base point. */
function hashToScalar(...parts: readonly Uint8Array[]): bigint {
  return curve().Fn.create(bytesToNumberLE(sha512(concatBytes(...parts))));
}
