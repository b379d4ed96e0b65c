/** Signers of addresses. */

import type { SigningCallback, WalletSignature } from "../auth/mod.ts";
import type { Signer } from "../keys/mod.ts";
import type { WalletTransaction } from "../transaction/mod.ts";

/**
 * A signer of an address: a key for its own account, or an {@linkcode AddressSigner} in all other cases.
 *
 * @example A key, a wallet in the browser, and an account with two keys
 * ```ts
 * import type { ClientSigner } from "@dwsa/base/client";
 * import { Keypair } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const key = Keypair.random();
 * const address = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const wallet = { signTransaction: () => Promise.resolve({ error: "declined" }) }; // of a SEP-43 wallet
 *
 * const signers: ClientSigner[] = [key, { address, ...wallet }, { address, keys: [key, Keypair.random()] }];
 * assert.equal(signers.length, 3);
 * ```
 */
export type ClientSigner = Signer | AddressSigner;

/**
 * A signer of an address, in one of these ways:
 *
 * | property | signs transactions | signs authorization entries |
 * |---|---|---|
 * | `keys` | with each key | with each key |
 * | `signTransaction`, `signAuthEntry` | by the wallet (SEP-43) | by the wallet (SEP-43) |
 * | `authorize` | no | with the callback: passkeys and other contract accounts |
 * | `delegates` | no | each delegate signs for the contract (CAP-71) |
 */
export interface AddressSigner {
  /** The account (`G…`) or the contract (`C…`). */
  readonly address: string;
  /** Keys that sign for it: other signers of an account, or signers of a contract. */
  readonly keys?: readonly Signer[] | undefined;
  /** The wallet's `signTransaction`: it receives the envelope as base64. */
  readonly signTransaction?:
    | ((transaction: string, options: WalletOptions) => Promise<WalletTransaction>)
    | undefined;
  /** The wallet's `signAuthEntry`: it receives the preimage as base64. */
  readonly signAuthEntry?: ((preimage: string, options: WalletOptions) => Promise<WalletSignature>) | undefined;
  /** Returns the signature of a preimage. */
  readonly authorize?: SigningCallback | undefined;
  /** The delegates of a contract, at least one. Delegates can be nested. */
  readonly delegates?: readonly ClientSigner[] | undefined;
}

/** Signing options that a wallet receives (SEP-43). */
export interface WalletOptions {
  /** The network passphrase. */
  readonly networkPassphrase: string;
  /** The address that should sign. */
  readonly address: string;
}
