/** Calls of a client: options and results. */

import type { Approver } from "../auth/mod.ts";
import type { DwsaEvent, TokenMovements } from "../humanize/mod.ts";
import type { IntLike } from "../internal/int_like.ts";
import type { FoundTransaction, ReadySimulation, TransactionApprover } from "../transaction/mod.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import type { RequestOptions } from "./rpc_request.ts";
import type { ClientSigner } from "./signers.ts";

/** A contract call that can be simulated and sent. */
export interface Call<Result> {
  /**
   * Simulates the call on the server without sending it: sufficient for read-only calls. Nothing is signed.
   *
   * @param options the calling account, and a signal
   * @returns the result, and the fees and authorization that sending needs
   * @throws {DwsaError} `client/simulation` if the call fails; `builder/rpc` if the response is malformed; `spec/…` if
   *   the result does not match the interface; and the errors from the transport
   */
  simulate(options?: SimulateOptions): Promise<Simulated<Result>>;
  /**
   * Simulates, judges, signs and sends the call, and waits for its result. {@linkcode SendOptions} defines the
   * signing rules.
   *
   * @param options the signers, the maximum fee and the approval rules
   * @returns the result, once a ledger contains it
   * @throws {TypeError} if an option is of the wrong type, missing or unknown
   * @throws {RangeError} if a number is out of range
   * @throws {DwsaError} before the transaction is signed: `builder/account`, `client/simulation`, `client/fee`,
   * `client/missing-signer`, `client/unexpected-authorization`, `client/protocol`; afterwards: `client/rejected`,
   * `client/failed`, `client/expired`, `client/unconfirmed`; at any time `builder/rpc`, `client/response` and the
   * errors of the transport
   */
  send(options: SendOptions): Promise<Sent<Result>>;
}

/** Options of a simulation. */
export interface SimulateOptions extends RequestOptions {
  /**
   * The calling account (`G…`). By default, an account that does not exist: sufficient unless the contract requires the
   * source.
   */
  readonly source?: string | undefined;
}

/** The result of a simulation. */
export interface Simulated<Result> {
  /** The return value of the call. */
  readonly result: Result;
  /** The minimum fees in stroops. */
  readonly fees: SimulatedFees;
  /** The required authorization entries, unsigned. */
  readonly auth: readonly DwsaAuthorizationEntry[];
  /** The events that contracts would emit. */
  readonly events: readonly DwsaEvent[];
  /** The fee for restoring archived entries first, in stroops; `null` if that is not needed. */
  readonly restore: bigint | null;
  /** The simulation itself, for `assembleTransaction`. */
  readonly simulation: ReadySimulation;
}

/** The minimum fees of a call. */
export interface SimulatedFees {
  /** The resource fee. */
  readonly resourceFee: bigint;
  /** The total: resource fee, inclusion fee (100 stroops) and restoring. The lowest possible `maxFee`. */
  readonly minimum: bigint;
}

/** Options for sending a transaction. */
export interface SendOptions extends RequestOptions {
  /** The account that sends and pays for the transaction, and its signer. */
  readonly source: ClientSigner;
  /** The signers of other addresses. */
  readonly signers?: readonly ClientSigner[] | undefined;
  /**
   * The approval rules: from {@linkcode policyApprovers}, or your own. By default, an authorization entry is signed
   * only if its root is exactly the requested call, with the same arguments and without sub-invocations, once for each
   * address. A transaction is signed only if it contains exactly the requested operations.
   */
  readonly approve?: SendApprovers | undefined;
  /**
   * The maximum total fee of all transactions of this call, in stroops. Transactions are charged only the fee that the
   * ledger requires for their resources. The server estimates these: a dishonest one can name more than the call needs.
   */
  readonly maxFee: IntLike;
  /**
   * The validity of authorization signatures in ledgers, from the server's latest ledger: 60 by default. A server can
   * report a future ledger; a policy with `untilLedger` limits that. Until it expires, anyone who has seen a signed
   * entry can use it once, even in another transaction or after `send` has failed: see `entriesUntil` of
   * {@linkcode ClientError}.
   */
  readonly ledgers?: number | undefined;
  /** The validity of each transaction in seconds, and the time to wait for it: 60 by default. */
  readonly timeoutSeconds?: number | undefined;
  /**
   * Whether to simulate again with the signed entries, to include the resources for verifying them. By default, `true`
   * if anyone other than the source signs.
   */
  readonly simulateTwice?: boolean | undefined;
  /**
   * The account that pays through a fee bump, and its signer. Whoever sees the fee bump, such as the server, can send the
   * transaction inside it alone: then the source pays at most its resource fee and 100 stroops for each operation.
   */
  readonly feeSource?: ClientSigner | undefined;
  /** Called at the start of each step, for progress display. */
  readonly onStep?: ((step: Step) => unknown) | undefined;
}

/** Approval callbacks. Each returns its reasons not to sign. */
export interface SendApprovers {
  /** Judges all authorization entries of a call together, before any is signed. */
  readonly entries: Approver;
  /** Judges each transaction, including those that restore and upload. */
  readonly transaction: TransactionApprover;
}

/**
 * A step of sending.
 *
 * | type | start of |
 * |---|---|
 * | `simulate` | a simulation |
 * | `restore` | the transaction that restores archived entries; its steps follow |
 * | `upload` | the transaction that uploads code; its steps follow |
 * | `authorize` | signing of authorization entries by `address` |
 * | `sign` | signing of the transaction by `address` |
 * | `send` | sending of the transaction with the hash `hash` |
 * | `wait` | waiting for the ledger that contains the transaction |
 */
export interface Step {
  /** The step. */
  readonly type: "simulate" | "restore" | "upload" | "authorize" | "sign" | "send" | "wait";
  /** The signing address. */
  readonly address?: string;
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash?: string;
}

/** A successful transaction. */
export interface Sent<Result> {
  /** The return value of the call. */
  readonly result: Result;
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The ledger that contains it. */
  readonly ledger: number;
  /** The close time of that ledger, in seconds since 1970. */
  readonly createdAt: bigint;
  /** The events that contracts emitted. */
  readonly events: readonly DwsaEvent[];
  /** Token movements, allowances and the fee, from the events. */
  readonly movements: TokenMovements;
  /** The fees in stroops. */
  readonly fees: SentFees;
  /** The transaction that restored archived entries first; `null` if there was none. */
  readonly restored: FinishedTransaction | null;
  /** The complete ledger data of the transaction. */
  readonly transaction: FoundTransaction;
}

/** The fees of a successful transaction. */
export interface SentFees {
  /** The fee offered. */
  readonly offered: bigint;
  /** The fee charged. */
  readonly charged: bigint;
}

/** A preceding transaction. */
export interface FinishedTransaction {
  /** Its hash, 64 hexadecimal digits. */
  readonly hash: string;
  /** The ledger that contains it. */
  readonly ledger: number;
  /** The fee that was charged, in stroops. */
  readonly feeCharged: bigint;
}
