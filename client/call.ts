/** Contract calls of a client: options and results. */

import type { SigningApprovers } from "../policy/mod.ts";
import type { DwsaEvent, TokenMovements } from "../humanize/mod.ts";
import type { IntLike } from "../internal/int_like.ts";
import type { FoundTransaction, ReadySimulation } from "../transaction/mod.ts";
import type { DwsaAuthorizationEntry, TransactionEnvelope } from "../xdr/mod.ts";
import type { RequestOptions } from "./rpc_request.ts";
import type { ClientSigner } from "./signers.ts";

/** A contract call that can be simulated and sent. */
export interface Call<Result> {
  /**
   * Simulates the call on the server without signing or sending a transaction. Use this method for read-only calls.
   *
   * @param options the source account, and an abort signal
   * @returns the result, and the fees and authorization that sending requires
   * @throws {TypeError} if an option is unknown or of the wrong type
   * @throws {DwsaError} `client/simulation` if the call fails or has no result; `address/kind`, `strkey/…` or
   *   `operation/malformed` if `source` is not an account (`G…`); `transaction/rpc` if the response is malformed; `spec/…`
   *   if the result does not match the interface; and the errors of the transport
   */
  simulate(options?: SimulateOptions): Promise<Simulated<Result>>;
  /**
   * Simulates, approves, signs and sends the call, and waits for its result. `approve` in {@linkcode SendOptions} sets
   * the signing rules.
   *
   * A client sends the transactions of a source account one after the other, from reading the sequence number to the
   * outcome; for more than about one transaction per ledger, use several accounts. The transaction is sent again after
   * each fault of the connection or the server, until a ledger contains it or never will. After any error or a crash,
   * pass `envelope` of the error or of the last step as `resume`: without `resume`, `send` is a new payment.
   *
   * @param options the signers, the maximum fee and the approval rules
   * @returns the result, after a ledger contains the successful transaction
   * @throws {TypeError} if an option is missing, unknown or of the wrong type, or a result of a signer or of `approve`
   *   is of the wrong type
   * @throws {RangeError} if a number is out of range
   * @throws {DwsaError} `strkey/…` if the address of a signer is invalid; `transaction/account`, `client/simulation`,
   *   `client/fee`, `client/missing-signer`, `client/unexpected-authorization`, `client/wallet`, `client/contract-code`
   *   or `client/protocol` if the call is not sent, although archived entries may have been restored;
   *   `client/rejected`, `client/failed`, `client/expired`, `client/entries-used` or `client/unconfirmed` if a
   *   transaction was sent without confirmed success; `client/response` if a response does
   *   not match its request, the server computes a different hash for the sent transaction, or the result of the
   *   successful transaction cannot be decoded; `transaction/rpc` if a response is malformed; and the errors of
   *   `assembleTransaction`, `authorizeEntries`, `signTransaction`, the signers and the transport. While the client
   *   waits for a transaction that it sent, errors of responses and of the transport are only the `cause` of other
   *   errors
   */
  send(options: SendOptions): Promise<Sent<Result>>;
}

/** Options of a simulation. */
export interface SimulateOptions extends RequestOptions {
  /**
   * The source account (`G…`). The default is the account whose key is 32 zero bytes, which is sufficient unless the
   * result depends on the source account.
   */
  readonly source?: string | undefined;
}

/** The result of a simulated call. */
export interface Simulated<Result> {
  /** The return value of the call. */
  readonly result: Result;
  /** The minimum fees of sending the call. */
  readonly fees: SimulatedFees;
  /**
   * The authorization entries that the simulation recorded, to be signed. An entry of the source account does not
   * contain its address: `approvalRequest` returns a request whose `address` is `null`. To check this request with an
   * {@linkcode Approver}, pass `{ ...request, address }` with the address of the source account.
   */
  readonly auth: readonly DwsaAuthorizationEntry[];
  /** The events that contracts would emit if the call were sent. */
  readonly events: readonly DwsaEvent[];
  /** The minimum fee for restoring archived entries first, in stroops; `null` if no entry must be restored. */
  readonly restore: bigint | null;
  /** The complete simulation, for `assembleTransaction`. */
  readonly simulation: ReadySimulation;
}

/** The minimum fees of a call, in stroops. */
export interface SimulatedFees {
  /** The resource fee of the call. */
  readonly resourceFee: bigint;
  /**
   * The estimated minimum of `maxFee`: the sum of the resource fee, the inclusion fee (100 stroops) and the fee for
   * restoring. Contracts that authorize the call, further signatures of an account and a fee bump cost more.
   */
  readonly minimum: bigint;
}

/** Options for sending a transaction. */
export interface SendOptions extends RequestOptions {
  /** The signer of the source account, which also pays unless `feeSource` is set. */
  readonly source: ClientSigner;
  /** The signers of all other addresses that must sign. */
  readonly signers?: readonly ClientSigner[] | undefined;
  /**
   * The signing rules: the result of {@linkcode signingPolicy}, or custom callbacks. By default, a transaction is
   * signed only if it contains exactly the requested operations, or only restores archived entries. An authorization
   * entry is signed only once for each address, and only if it authorizes exactly the requested call, with the same
   * arguments and without sub-invocations. Legacy credentials are not signed with the key of a different account.
   *
   * `entries` is called with all entries of a call that require a signature before the first of them is signed, and again
   * before each key or callback signs, with the entries that it signs. `transaction` is called for each transaction,
   * including those that restore entries or upload code.
   */
  readonly approve?: SigningApprovers | undefined;
  /**
   * The amounts that the default signing rules also allow each approver to spend in sub-invocations of the call, for
   * example in a swap: transfers, burns and allowances of the approver's own tokens, in total over all entries. All other
   * sub-invocations are rejected. Not allowed with `approve`. Limits say nothing about what is received in return.
   */
  readonly limits?: readonly SpendingLimit[] | undefined;
  /**
   * The maximum total fee of all transactions that are sent for this call, in stroops. The transaction of the call
   * offers all that is left of this fee, at most 2^32 - 1 stroops unless it is a fee bump. A policy with a smaller
   * `maxFee` therefore rejects it. The network charges at most the offered fee. The server estimates the resources, and
   * a dishonest server can report more than the call requires.
   */
  readonly maxFee: IntLike;
  /**
   * The number of ledgers, counted from the server's latest ledger, for which authorization signatures are valid, from
   * 1 to 3,110,400; 60 by default. A dishonest server can report a future ledger; `untilLedger` of a policy limits the
   * expiry. Until a signature expires, anyone who has seen the signed entry can use it once, even in another
   * transaction or after `send` has failed: see `entriesUntil` of {@linkcode ClientError}.
   */
  readonly ledgers?: number | undefined;
  /**
   * The time for which each transaction is valid, in seconds, from 1 to 86,400; 60 by default. The transaction is
   * awaited for up to 30 seconds longer.
   */
  readonly timeoutSeconds?: number | undefined;
  /**
   * Whether to simulate again with the signed entries, to include the resources for verifying the signatures. By
   * default, `true` if an address other than the source signs.
   */
  readonly simulateTwice?: boolean | undefined;
  /**
   * The signer of the account that pays by a fee bump. Anyone who has seen the fee bump, such as the server, can send
   * the inner transaction alone, and then the source pays at most the resource fee and 100 stroops for each operation.
   */
  readonly feeSource?: ClientSigner | undefined;
  /**
   * The `envelope` of an error or of a step: continues this attempt, which is never a second payment. `send` first
   * decides about the earlier transaction, and sends it again if it can still be applied. If a ledger contains it, this
   * is the result. If none ever will, the next transaction has the same sequence number and the same signed entries.
   *
   * Throws a `TypeError` if the envelope is not by the same source with the same operations. Not allowed in
   * {@linkcode Client.deploy}: pass the same `salt` instead.
   */
  readonly resume?: TransactionEnvelope | undefined;
  /**
   * Called at the start of each step, and awaited before the step is taken: store `step.envelope` here, to resume after
   * a crash. An error that it throws ends the call, but does not revoke a transaction that was already sent. If it sends
   * for the same source account, it waits for itself.
   */
  readonly onStep?: ((step: Step) => unknown) | undefined;
}

/** The maximum amount of a token that may be spent. */
export interface SpendingLimit {
  /** The token: its contract (`C…`), or a classic asset (`native` or `CODE:G…`). */
  readonly token: string;
  /** The maximum amount in base units, from 0 to 2^127 - 1. */
  readonly amount: IntLike;
}

/**
 * A step of sending a call or a transaction.
 *
 * | type | start of |
 * |---|---|
 * | `simulate` | a simulation |
 * | `restore` | a transaction that restores archived entries; the steps of this transaction follow |
 * | `upload` | a transaction that uploads code; the steps of this transaction follow |
 * | `authorize` | signing authorization entries with the signer of `address` |
 * | `sign` | signing the transaction with the signer of `address` |
 * | `send` | sending the transaction with this `hash`; repeated after faults |
 * | `wait` | waiting until a ledger contains the transaction; repeated after each `send` |
 */
export interface Step {
  /** The type of the step. */
  readonly type: "simulate" | "restore" | "upload" | "authorize" | "sign" | "send" | "wait";
  /** The signing address. */
  readonly address?: string;
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash?: string;
  /**
   * The transaction, in each step before which something signed leaves the client: `send` and `wait`, and `simulate` with
   * signed entries. Store it (as a base64 string) to resume after a crash: see `resume` of {@linkcode SendOptions}.
   */
  readonly envelope?: TransactionEnvelope;
}

/** A successful transaction. */
export interface Sent<Result> {
  /** The return value of the call. */
  readonly result: Result;
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The sequence of the ledger that contains the transaction. */
  readonly ledger: number;
  /** The close time of the ledger, in seconds since 1970. */
  readonly createdAt: bigint;
  /** The events that contracts emitted. */
  readonly events: readonly DwsaEvent[];
  /** The token movements, allowances and fee in the events. */
  readonly movements: TokenMovements;
  /** The fees of the transaction. */
  readonly fees: SentFees;
  /** The transaction that restored archived entries first; `null` if there was none. */
  readonly restored: FinishedTransaction | null;
  /** The transaction in the ledger, with its result and meta. */
  readonly transaction: FoundTransaction;
}

/** The fees of a successful transaction, in stroops. */
export interface SentFees {
  /** The fee that the transaction offered. */
  readonly offered: bigint;
  /** The fee that was charged. */
  readonly charged: bigint;
}

/** A transaction that was sent before the call, to restore entries or to upload code. */
export interface FinishedTransaction {
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The sequence of the ledger that contains the transaction. */
  readonly ledger: number;
  /** The fee that was charged, in stroops. */
  readonly feeCharged: bigint;
}
