/** Who signs for an address. */

import type { SigningCallback, WalletSignature } from "../auth/mod.ts";
import type { Signer } from "../keys/mod.ts";
import type { WalletTransaction } from "../transaction/mod.ts";

/**
 * Who signs for an address: a key for its own account, or {@linkcode AddressSigner} for every other case.
 *
 * @example A key, a wallet in the browser, and an account with two keys
 * ```ts
 * import type { ClientSigner } from "@dwsa/base/client";
 * import { Keypair } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const key = Keypair.random();
 * const address = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const wallet = { signTransaction: () => Promise.resolve({ error: "declined" }) }; // of SEP-43
 *
 * const signers: ClientSigner[] = [key, { address, ...wallet }, { address, keys: [key, Keypair.random()] }];
 * assert.equal(signers.length, 3);
 * ```
 */
export type ClientSigner = Signer | AddressSigner;

/**
 * Who signs for an address, in one of these ways:
 *
 * | property | signs transactions | signs authorization entries |
 * |---|---|---|
 * | `keys` | with each key | with each key |
 * | `signTransaction`, `signAuthEntry` | by the wallet (SEP-43) | by the wallet (SEP-43) |
 * | `authorize` | no | by the callback: passkeys and other contract accounts |
 * | `delegates` | no | each delegate signs in place of the contract (CAP-71) |
 */
export interface AddressSigner {
  /** The account (`G…`) or the contract (`C…`). */
  readonly address: string;
  /** Keys that sign for it: other signers of an account, or those of a contract. */
  readonly keys?: readonly Signer[] | undefined;
  /** A wallet's function of this name: it gets the base64 of the envelope. */
  readonly signTransaction?:
    | ((transaction: string, options: WalletOptions) => Promise<WalletTransaction>)
    | undefined;
  /** A wallet's function of this name: it gets the base64 of the preimage. */
  readonly signAuthEntry?: ((preimage: string, options: WalletOptions) => Promise<WalletSignature>) | undefined;
  /** Returns the signature of a preimage. */
  readonly authorize?: SigningCallback | undefined;
  /** The delegates of a contract, at least one. They can have delegates themselves. */
  readonly delegates?: readonly ClientSigner[] | undefined;
}

/** What a wallet is told beside what it signs (SEP-43). */
export interface WalletOptions {
  /** The passphrase of the network. */
  readonly networkPassphrase: string;
  /** The address that is to sign. */
  readonly address: string;
}
