/** The interface of keys that can sign. */

/**
 * A key that can sign, independent of where it is stored. A `Keypair` is a signer. A hardware wallet, a key management
 * service or a browser extension can be a signer that returns a promise.
 *
 * @example A signer behind an asynchronous call
 * ```ts
 * import { Keypair, type Signer } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const vault = Keypair.random();
 * const remote: Signer = {
 *   publicKey: () => vault.publicKey(),
 *   sign: async (data) => await Promise.resolve(vault.sign(data)),
 * };
 *
 * const local: Signer = vault;
 * const data = new Uint8Array([1, 2, 3]);
 * assert.deepEqual(await remote.sign(data), await local.sign(data));
 * ```
 */
export interface Signer {
  /** Returns the strkey (`G…`) of the public key. */
  publicKey(): string;
  /** Returns the 64-byte Ed25519 signature of the data, or a promise of the signature. */
  sign(data: Uint8Array): Uint8Array | Promise<Uint8Array>;
}
