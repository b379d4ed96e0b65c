/** The types of signers that a client accepts. */

import type { SigningCallback, WalletSignature } from "../auth/mod.ts";
import type { Signer } from "../keys/mod.ts";
import type { WalletTransaction } from "../transaction/mod.ts";

/**
 * A signer: a key that signs for its own account, or in all other cases an {@linkcode AddressSigner}.
 *
 * @example A key, a wallet in the browser, and an account with two keys
 * ```ts
 * import type { ClientSigner } from "@dwsa/base/client";
 * import { Keypair } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const key = Keypair.random();
 * const address = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const wallet = { signTransaction: () => Promise.resolve({ error: "declined" }) }; // a SEP-43 wallet
 *
 * const signers: ClientSigner[] = [key, { address, ...wallet }, { address, keys: [key, Keypair.random()] }];
 * assert.equal(signers.length, 3);
 * ```
 */
export type ClientSigner = Signer | AddressSigner;

/**
 * A signer of an address, which signs in one of these ways:
 *
 * | property | signs transactions | signs authorization entries |
 * |---|---|---|
 * | `keys` | every key signs | every key signs |
 * | `signTransaction`, `signAuthEntry` | the wallet signs (SEP-43) | the wallet signs (SEP-43) |
 * | `authorize` | not supported | the callback signs, for example with a passkey |
 * | `delegates` | not supported | every delegate signs for the contract (CAP-71) |
 *
 * If several properties are set, the first of `delegates`, `keys`, `authorize` and `signAuthEntry` signs entries, and
 * the first of `keys` and `signTransaction` signs transactions.
 */
export interface AddressSigner {
  /** The account (`G…`) or the contract (`C…`). */
  readonly address: string;
  /** The keys that sign for the address: signers of an account or of a contract account. */
  readonly keys?: readonly Signer[] | undefined;
  /** Signs a transaction: the `signTransaction` method of a wallet, which receives the envelope as base64. */
  readonly signTransaction?:
    | ((transaction: string, options: WalletOptions) => Promise<WalletTransaction>)
    | undefined;
  /** Signs an authorization entry: the `signAuthEntry` method of a wallet, which receives the preimage as base64. */
  readonly signAuthEntry?: ((preimage: string, options: WalletOptions) => Promise<WalletSignature>) | undefined;
  /** A callback that returns the signature of a preimage. */
  readonly authorize?: SigningCallback | undefined;
  /** The signers of the contract's delegates, at least one. Delegates can be nested. */
  readonly delegates?: readonly ClientSigner[] | undefined;
}

/** The options that a wallet receives (SEP-43). */
export interface WalletOptions {
  /** The network passphrase. */
  readonly networkPassphrase: string;
  /** The address that should sign. */
  readonly address: string;
}
