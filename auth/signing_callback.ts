/** The signers of authorization entries: their types, and how they are asked. */

import { type HashIdPreimage, ScVal } from "../xdr/mod.ts";

/** A signature and the key that made it. A {@linkcode SigningCallback} for an Ed25519 key should return this. */
export interface PublicKeySignature {
  /** The address (`G…`) of the key that signed. */
  readonly publicKey: string;
  /** The 64-byte Ed25519 signature of the payload. */
  readonly signature: Uint8Array | ArrayBuffer;
  /** The address of the nodes that the signature is for, like `forAddress` of {@linkcode authorizeEntry}. */
  readonly address?: string | undefined;
}

/** A complete signature for the entry of a contract account. */
export interface ScValSignature {
  /** The signature, in the form that the contract's `__check_auth` accepts. */
  readonly signatureScVal: ScVal;
  /** The address of the nodes that the signature is for, like `forAddress` of {@linkcode authorizeEntry}. */
  readonly address?: string | undefined;
}

/**
 * The answers that a {@linkcode SigningCallback} may return:
 *
 * | answer | meaning |
 * |---|---|
 * | `{ publicKey, signature }` | an Ed25519 signature and its public key |
 * | `{ signatureScVal }`, or the `ScVal` itself | the signature of a contract account, in the form that it accepts |
 * | the bytes of an Ed25519 signature | a signature by the key of the account; only for backward compatibility, to be
 * removed |
 *
 * An additional `address` names the nodes for the signature.
 */
export type SigningResult = PublicKeySignature | ScValSignature | ScVal | Uint8Array | ArrayBuffer;

/**
 * Signs an authorization entry, at once or later. It gets the preimage, to be reviewed or passed to a wallet, and the
 * payload: the 32-byte hash of the preimage, which the callback signs.
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
 * Anything that signs bytes with an Ed25519 key: a `Keypair`, a `Signer`, or less. `publicKey` or `address` names its
 * key. Without them, the key is assumed to be that of the account of the node.
 */
export interface PayloadSigner {
  /** The 64-byte Ed25519 signature of the data, at once or later. */
  sign(data: Uint8Array): Uint8Array | Promise<Uint8Array>;
  /** The key that signs: its address (`G…`), its 32 bytes, or a method that returns one of them. */
  readonly publicKey?: string | Uint8Array | (() => string | Uint8Array) | undefined;
  /** The address (`G…`) of the key that signs, or a method that returns it. */
  readonly address?: string | (() => string) | undefined;
}
