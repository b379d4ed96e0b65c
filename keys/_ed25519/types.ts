/** What an Ed25519 engine offers. Both engines take only arguments that have been checked and copied. */

import type { Bytes } from "../../internal/bytes.ts";

/** A secret key, ready to sign. Its public key comes from the seed and from nowhere else. */
export interface SecretKey {
  /** The 32-byte public key. */
  publicKey(): Bytes;
  /** The 64-byte signature of `data` (RFC 8032 section 5.1.6). */
  sign(data: Uint8Array): Bytes;
}

/** One way of doing Ed25519. */
export interface Engine {
  /** Prepares the secret key of a 32-byte seed. Keeps no reference to `seed`. */
  secretKey(seed: Uint8Array): SecretKey;
  /** Whether `[S]B = R + [k]A` holds exactly, for a signature and key that `isAdmissible` has let through. */
  verify(data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean;
}
