/** What a `Keypair` is made from. */

/**
 * A secret key, and perhaps the public key that it is said to belong to.
 */
export interface SecretKeys {
  /** The signature system. */
  readonly type: "ed25519";
  /** The secret seed: its strkey (`S…`) or its 32 raw bytes. A string is never taken as bytes. */
  readonly secretKey: string | Uint8Array;
  /** The public key: its strkey (`G…`) or its 32 raw bytes. Only compared with that of the seed, never used to sign. */
  readonly publicKey?: string | Uint8Array | undefined;
}

/**
 * A public key alone, which verifies but cannot sign.
 */
export interface PublicKeys {
  /** The signature system. */
  readonly type: "ed25519";
  /** The public key: its strkey (`G…`) or its 32 raw bytes. A string is never taken as bytes. */
  readonly publicKey: string | Uint8Array;
  /** Absent. */
  readonly secretKey?: undefined;
}

/**
 * The argument of `new Keypair(…)`.
 *
 * @example The two shapes
 * ```ts
 * import { Keypair, type KeypairKeys } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const secret: KeypairKeys = { type: "ed25519", secretKey: new Uint8Array(32).fill(7) };
 * const full = new Keypair(secret);
 * const open: KeypairKeys = { type: "ed25519", publicKey: full.publicKey() };
 *
 * assert(full.canSign());
 * assert(!new Keypair(open).canSign());
 * ```
 */
export type KeypairKeys = SecretKeys | PublicKeys;
