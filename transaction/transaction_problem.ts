import type { AccountState } from "./read_account.ts";

/** The code of a {@linkcode TransactionProblem}: the rule that the transaction breaks. */
export type ProblemCode =
  | "resource-fee"
  | "fee-too-low"
  | "resource-fee-not-covered"
  | "fee-bump-too-low"
  | "extra-signer"
  | "no-operations"
  | "not-alone"
  | "memo-not-allowed"
  | "muxed-not-allowed"
  | "operation-field"
  | "resource-data-missing"
  | "footprint-duplicate"
  | "footprint-key"
  | "archived-entries"
  | "footprint-list"
  | "resource-data-unneeded"
  | "empty-bounds"
  | "expired"
  | "not-yet-valid"
  | "sequence-number"
  | "minimum-sequence"
  | "sequence-used"
  | "sequence-gap"
  | "operation-disabled"
  | "sponsorship"
  | "signature-duplicate"
  | "signature-unused"
  | "signatures-missing";

/** What `checkTransaction` may assume. What is left out is not checked. */
export interface CheckTransactionOptions {
  /** The network passphrase. With it, signatures are checked. */
  readonly networkPassphrase?: string | undefined;
  /** The current time in seconds since 1970, for time bounds. */
  readonly currentTime?: bigint | number | undefined;
  /** The latest ledger. Ledger bounds are checked for the next one, as nodes do. */
  readonly currentLedger?: number | undefined;
  /** The state of accounts (`G…`), for sequence numbers and, with signers and thresholds, for weights of signatures. */
  readonly accounts?: {
    readonly [address: string]: Pick<AccountState, "sequence"> & Partial<Pick<AccountState, "signers" | "thresholds">>;
  } | undefined;
}

/** A reason for which nodes reject a transaction, or for which it fails in a ledger. Plain data. */
export interface TransactionProblem {
  /** The rule that the transaction breaks. */
  readonly code: ProblemCode;
  /** The result code of a node, such as `"txMalformed"`, `"opBadAuth"` or `"paymentMalformed"`. */
  readonly result: string;
  /**
   * The path of the field in the transaction, such as `"operations[0].amount"`. For a fee bump, paths are those of the
   * inner transaction, except `"fee"` and `"signatures[0]"`; the inner signatures are at `"innerTx.signatures[0]"`.
   */
  readonly path: string;
  /** The reason, which continues a sentence that begins with the path. */
  readonly reason: string;
  /** What can change it: a new transaction, another payer of the fee, signatures that are added or removed, or time. */
  readonly fix: "rebuild" | "fee-bump" | "sign" | "wait";
  /** Whether the transaction is not rejected, but fails in a ledger and pays its fee. */
  readonly charged: boolean;
  /** The least total fee that is accepted, in stroops; only for a fee that is too low. */
  readonly least?: string;
}
