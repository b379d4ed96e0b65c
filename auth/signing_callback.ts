/** Who signs authorization entries, and what their answers look like. */

import type { HashIdPreimage, ScVal } from "../xdr/mod.ts";

/** A signature and who made it: what a {@linkcode SigningCallback} should return for an Ed25519 key. */
export interface PublicKeySignature {
  /** The address (`G…`) of the key that signed. */
  readonly publicKey: string;
  /** The 64-byte Ed25519 signature of the payload. */
  readonly signature: Uint8Array | ArrayBuffer;
}

/** A signature that is ready to be put into the entry, for accounts that are contracts. */
export interface ScValSignature {
  /** What the contract's `__check_auth` takes as its signature. */
  readonly signatureScVal: ScVal;
}

/**
 * What a {@linkcode SigningCallback} may return:
 *
 * - `{ publicKey, signature }`: an Ed25519 signature and who made it.
 * - `{ signatureScVal }`, or the `ScVal` itself: the signature of a contract account, in the form that it takes.
 * - The bytes of an Ed25519 signature alone, by the key of the address that it is for. This form exists for backward
 *   compatibility only and is to be removed.
 */
export type SigningResult = PublicKeySignature | ScValSignature | ScVal | Uint8Array | ArrayBuffer;

/**
 * Signs an authorization entry, at once or later. It gets the preimage, to be reviewed or passed to a wallet, and the
 * payload: the 32-byte hash of the preimage, which is what is to be signed.
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
 * Anything that signs bytes with an Ed25519 key: a `Keypair`, a `Signer`, or less. Without a `publicKey`, the key is
 * taken to be that of the address which the signature is for.
 */
export interface PayloadSigner {
  /** The 64-byte Ed25519 signature of the data, at once or later. */
  sign(data: Uint8Array): Uint8Array | Promise<Uint8Array>;
  /** The address (`G…`) of the key that signs, or a method that returns it. */
  readonly publicKey?: string | (() => string) | undefined;
}
