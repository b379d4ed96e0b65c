/** Calls of a client: what they need, and what they return. */

import type { Approver } from "../auth/mod.ts";
import type { DwsaEvent, TokenMovements } from "../humanize/mod.ts";
import type { IntLike } from "../internal/int_like.ts";
import type { FoundTransaction, ReadySimulation, TransactionApprover } from "../transaction/mod.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import type { RequestOptions } from "./rpc_request.ts";
import type { ClientSigner } from "./signers.ts";

/** A call of a contract, which can be simulated and sent. */
export interface Call<Result> {
  /**
   * Runs the call on the server without sending it: all that a read-only call needs. Nothing is signed.
   *
   * @param options the account that would call, and a signal
   * @returns the result and what sending would take
   * @throws {DwsaError} `client/simulation` if the call fails; `builder/rpc` if the response is malformed; `spec/…` if the
   * result does not fit the interface; what the transport throws
   */
  simulate(options?: SimulateOptions): Promise<Simulated<Result>>;
  /**
   * Simulates, judges, signs and sends the call, and waits for its result. See {@linkcode SendOptions} for what is signed.
   *
   * @param options who signs what, and for how much
   * @returns the result, once a ledger contains it
   * @throws {TypeError} if an option is of the wrong type, missing or unknown
   * @throws {RangeError} if a number is out of range
   * @throws {DwsaError} before anything is signed: `builder/account`, `client/simulation`, `client/fee`,
   * `client/missing-signer`, `client/unexpected-authorization`, `client/protocol`; afterwards: `client/rejected`,
   * `client/failed`, `client/expired`, `client/unconfirmed`; at any time `builder/rpc`, `client/response` and what the
   * transport throws
   */
  send(options: SendOptions): Promise<Sent<Result>>;
}

/** Options of a simulation. */
export interface SimulateOptions extends RequestOptions {
  /** The account (`G…`) that would call. By default, one that nobody has: enough unless the contract asks for the source. */
  readonly source?: string | undefined;
}

/** The result of a simulation. */
export interface Simulated<Result> {
  /** What the call would return. */
  readonly result: Result;
  /** The least fees in stroops. */
  readonly fees: SimulatedFees;
  /** The authorization entries that the call needs, unsigned. */
  readonly auth: readonly DwsaAuthorizationEntry[];
  /** The events that contracts would emit. */
  readonly events: readonly DwsaEvent[];
  /** What it costs to restore archived entries first, in stroops; `null` if that is not needed. */
  readonly restore: bigint | null;
  /** The simulation itself, for `assembleTransaction`. */
  readonly simulation: ReadySimulation;
}

/** The least fees of a call. */
export interface SimulatedFees {
  /** For its resources. */
  readonly resourceFee: bigint;
  /** For its resources, for its place in a ledger (100 stroops) and for restoring: the least `maxFee`. */
  readonly minimum: bigint;
}

/** How a transaction is sent. */
export interface SendOptions extends RequestOptions {
  /** The account that sends the transaction and pays for it, and who signs for it. */
  readonly source: ClientSigner;
  /** Who signs for other addresses. */
  readonly signers?: readonly ClientSigner[] | undefined;
  /**
   * What may be signed: of {@linkcode policyApprovers}, or your own. By default, an authorization entry is signed only if its root is exactly
   * the call that was asked for, with the same arguments and without sub-invocations, once for each address; and a transaction
   * only if it is what was asked for.
   */
  readonly approve?: SendApprovers | undefined;
  /**
   * The most that all transactions of this call may cost, in stroops. The transaction offers it, and is charged only what
   * the ledger demands.
   */
  readonly maxFee: IntLike;
  /**
   * For how many ledgers, from the latest that the server names, signatures of authorization entries are valid: 60 by
   * default. A server can name a ledger in the future: a policy with `untilLedger` bounds it.
   */
  readonly ledgers?: number | undefined;
  /** For how many seconds each transaction is valid, and is waited for: 60 by default. */
  readonly timeoutSeconds?: number | undefined;
  /**
   * Whether to simulate again with the signed entries, to find the resources that verifying them takes. By default, if
   * somebody else than the source signs.
   */
  readonly simulateTwice?: boolean | undefined;
  /** Another account that pays, by a fee bump, and who signs for it. */
  readonly feeSource?: ClientSigner | undefined;
  /** Gets each step as it begins, to show progress. */
  readonly onStep?: ((step: Step) => unknown) | undefined;
}

/** What may be signed. Each function returns the reasons not to sign. */
export interface SendApprovers {
  /** Judges all authorization entries of a call together, before any is signed. */
  readonly entries: Approver;
  /** Judges each transaction, also those that restore and upload. */
  readonly transaction: TransactionApprover;
}

/**
 * A step of sending.
 *
 * | type | what begins |
 * |---|---|
 * | `simulate` | a simulation |
 * | `restore` | the transaction that restores archived entries; its steps follow |
 * | `upload` | the transaction that uploads code; its steps follow |
 * | `authorize` | `address` signs authorization entries |
 * | `sign` | `address` signs the transaction |
 * | `send` | the transaction with the hash `hash` is sent |
 * | `wait` | a ledger is awaited that contains the transaction |
 */
export interface Step {
  /** What begins. */
  readonly type: "simulate" | "restore" | "upload" | "authorize" | "sign" | "send" | "wait";
  /** Who signs. */
  readonly address?: string;
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash?: string;
}

/** A transaction that has succeeded. */
export interface Sent<Result> {
  /** What the call returned. */
  readonly result: Result;
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The ledger that contains it. */
  readonly ledger: number;
  /** When that ledger closed, in seconds since 1970. */
  readonly createdAt: bigint;
  /** The events that contracts emitted. */
  readonly events: readonly DwsaEvent[];
  /** What moved: tokens, allowances and the fee, from the events. */
  readonly movements: TokenMovements;
  /** The fees in stroops. */
  readonly fees: SentFees;
  /** The transaction that restored archived entries before; `null` if there was none. */
  readonly restored: FinishedTransaction | null;
  /** All that the ledger has of it. */
  readonly transaction: FoundTransaction;
}

/** The fees of a transaction that has succeeded. */
export interface SentFees {
  /** What the transaction offered. */
  readonly offered: bigint;
  /** What was charged for it. */
  readonly charged: bigint;
}

/** A transaction that went before. */
export interface FinishedTransaction {
  /** Its hash, 64 hexadecimal digits. */
  readonly hash: string;
  /** The ledger that contains it. */
  readonly ledger: number;
  /** The fee that was charged, in stroops. */
  readonly feeCharged: bigint;
}
