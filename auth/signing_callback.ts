/** Types of signers for authorization entries: callbacks, the results of callbacks, and objects that sign. */

import { type HashIdPreimage, ScVal } from "../xdr/mod.ts";

/**
 * An Ed25519 signature and its public key. A {@linkcode SigningCallback} with an Ed25519 key should return this type.
 */
export interface PublicKeySignature {
  /** The address (`G…`) of the key that signed. */
  readonly publicKey: string;
  /** The 64-byte Ed25519 signature of the payload. */
  readonly signature: Uint8Array | ArrayBuffer;
  /** The address of the nodes to sign, see `forAddress` of {@linkcode authorizeEntry}. */
  readonly address?: string | undefined;
}

/** A complete signature value, usually of a contract account. */
export interface ScValSignature {
  /**
   * The signature: for a contract, in the format that its `__check_auth` accepts; for an account, as a vec of maps
   * `{ public_key, signature }` sorted by raw public key.
   */
  readonly signatureScVal: ScVal;
  /** The address of the nodes to sign, see `forAddress` of {@linkcode authorizeEntry}. */
  readonly address?: string | undefined;
}

/**
 * The result of a {@linkcode SigningCallback}:
 *
 * | result | meaning |
 * |---|---|
 * | `{ publicKey, signature }` | an Ed25519 signature and its public key |
 * | `{ signatureScVal }`, or the `ScVal` itself | the complete signature value, usually of a contract account, see {@linkcode ScValSignature} |
 * | the bytes of an Ed25519 signature | an Ed25519 signature by the account's own key; supported for compatibility only: return `{ publicKey, signature }` instead |
 *
 * In an object, an additional `address` selects the nodes to sign.
 */
export type SigningResult = PublicKeySignature | ScValSignature | ScVal | Uint8Array | ArrayBuffer;

/**
 * Signs the payload of an authorization entry, synchronously or asynchronously. The callback receives the preimage, to
 * review or to pass to a wallet, and the payload to sign: the 32-byte SHA-256 hash of the preimage's XDR.
 *
 * @example A callback that signs with a key kept elsewhere
 * ```ts
 * import { Keypair, type SigningCallback } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const vault = Keypair.random();
 * const signer: SigningCallback = async (preimage, payload) => {
 *   assert.equal(preimage.type, "envelopeTypeDwsaAuthorization");
 *   return { publicKey: vault.publicKey(), signature: await Promise.resolve(vault.sign(payload)) };
 * };
 * assert.equal(signer.length, 2);
 * ```
 */
export type SigningCallback = (
  preimage: HashIdPreimage,
  payload: Uint8Array,
) => SigningResult | Promise<SigningResult>;

/**
 * An object that signs bytes with an Ed25519 key, such as a `Keypair`. `publicKey` or `address` names the key. Without
 * either, the key of the node's account is assumed.
 */
export interface PayloadSigner {
  /** Returns the 64-byte Ed25519 signature of the data, or a promise of the signature. */
  sign(data: Uint8Array): Uint8Array | Promise<Uint8Array>;
  /** The signing key: the address (`G…`), the 32 raw bytes, or a method that returns either. */
  readonly publicKey?: string | Uint8Array | (() => string | Uint8Array) | undefined;
  /** The address (`G…`) of the signing key, or a method that returns the address. */
  readonly address?: string | (() => string) | undefined;
}
