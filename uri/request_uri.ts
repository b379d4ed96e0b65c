import type { Bytes } from "../internal/bytes.ts";
import type { TransactionMemo } from "../transaction/mod.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";

/** What a request URI (SEP-7) asks a wallet for; see {@linkcode parseRequestUri}. */
export type RequestUri = TransactionUri | PaymentUri;

/** The parameters that both operations have. */
export interface RequestUriBase {
  /** The network passphrase; the one of the public network if the URI names none. */
  readonly networkPassphrase: string;
  /** The http or https URL that receives the signed transaction, which is then not submitted; `null` if there is none. */
  readonly callback: string | null;
  /** A message to the user, at most 300 characters. It is a claim of whoever made the URI. */
  readonly msg: string | null;
  /** The domain that the URI claims to come from. Show it as the origin only if {@linkcode verifyRequestUri} is true. */
  readonly originDomain: string | null;
  /** The signature, 64 bytes; {@linkcode parseRequestUri} does not verify it. */
  readonly signature: Bytes | null;
}

/** A request to sign a transaction (operation `tx`). */
export interface TransactionUri extends RequestUriBase {
  /** The operation. */
  readonly operation: "tx";
  /** The transaction to sign, of any type. */
  readonly envelope: TransactionEnvelope;
  /** The fields of the transaction that the wallet fills in before it signs, in the order of the URI. */
  readonly replace: readonly Replacement[];
  /** The key that should sign, `G…`; `null` if the URI names none. */
  readonly pubkey: string | null;
  /** The request URI from which this one was made, which is valid itself; `null` if there is none. */
  readonly chain: string | null;
}

/** A field that the wallet fills in. */
export interface Replacement {
  /** The field in Txrep form (SEP-11) without `tx.`, such as `sourceAccount` or `operations[0].sourceAccount`. */
  readonly field: string;
  /** The identifier: fields with the same identifier have the same value. */
  readonly id: string;
  /** The description of the value, for the user. */
  readonly hint: string;
}

/** A request to pay (operation `pay`), in the form that `payment` and `buildTransaction` accept. */
export interface PaymentUri extends RequestUriBase {
  /** The operation. */
  readonly operation: "pay";
  /** The recipient: `G…`, `M…` or `C…`. A payment to a contract is a call of the token's `transfer`. */
  readonly destination: string;
  /** The amount, a decimal number with at most 7 decimals; `null` if the user chooses it. */
  readonly amount: string | null;
  /** The asset: `"native"` or `"CODE:G…"`. */
  readonly asset: string;
  /** The memo; `null` if there is none. */
  readonly memo: TransactionMemo | null;
}

/** What {@linkcode buildRequestUri} writes: the fields of a {@linkcode RequestUri} without the signature. */
export type RequestUriFields =
  | Pick<TransactionUri, "operation" | "envelope">
    & Partial<Omit<TransactionUri, "operation" | "envelope" | "signature">>
  | Pick<PaymentUri, "operation" | "destination">
    & Partial<Omit<PaymentUri, "operation" | "destination" | "signature">>;
