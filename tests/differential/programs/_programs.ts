/** Two programs, each written with js-stellar-sdk and with the client of this library. */

/** A wallet of SEP-43. */
export interface Wallet {
  readonly address: string;
  readonly signTransaction: (
    transaction: string,
    options: { readonly networkPassphrase: string; readonly address: string },
  ) => Promise<{ readonly signedTxXdr: string }>;
}

/** The input of a contract call by a wallet; the interface is in base64. */
export interface CallInput {
  readonly url: string;
  readonly networkPassphrase: string;
  readonly wallet: Wallet;
  readonly contractId: string;
  readonly entries: readonly string[];
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/** The results of a call: the simulated one, and that of the transaction. */
export interface CallOutput {
  readonly shown: unknown;
  readonly result: unknown;
}

/** The input of a payment that another party submits. The programs return the transaction in base64. */
export interface PaymentInput {
  readonly url: string;
  readonly networkPassphrase: string;
  readonly secret: string;
  readonly asset: string;
  readonly payTo: string;
  readonly amount: string;
  readonly seconds: number;
}

/**
 * The number of requests of each program. `programs_test.ts` counts them; `deno task size --write` writes the table.
 */
export const REQUESTS: Readonly<Record<string, readonly [ours: number, theirs: number]>> = {
  "call": [5, 5],
  "payment": [2, 3],
};
