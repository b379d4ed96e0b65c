/** The types of the test network. */

import type { RpcRequest, Timing } from "../client/mod.ts";
import type { FoundTransaction } from "../transaction/mod.ts";
import type { ContractEvent, DwsaAuthorizationEntry, ScVal } from "../xdr/mod.ts";

/** Options for {@linkcode createTestNetwork}. */
export interface TestNetworkOptions {
  /** The network passphrase. */
  readonly networkPassphrase: string;
  /** The accounts (`G…`) in the first ledger, each with 100,000 XLM and the sequence number 100. */
  readonly accounts: readonly string[];
  /**
   * Returns what the contract of a call does; called for each simulation, and again when a ledger applies the call. By
   * default, a call returns void, and requires the authorization of its first argument if this is an address.
   */
  readonly simulate?: ((call: TestCall) => TestResult) | undefined;
  /** The faults of the server; none by default. */
  readonly faults?: readonly Fault[] | undefined;
}

/** A call that is simulated or applied. */
export interface TestCall {
  /** The contract (`C…`). */
  readonly contract: string;
  /** The name of the function. */
  readonly function: string;
  /** The arguments. */
  readonly args: readonly ScVal[];
  /** The source account of the transaction (`G…`). */
  readonly source: string;
}

/** What the contract of a call does. */
export interface TestResult {
  /** The return value; void by default. */
  readonly result?: ScVal | undefined;
  /**
   * The authorization entries that the call requires, unsigned; by default, one of the first argument if this is an
   * address. Give each entry another nonce.
   */
  readonly auth?: readonly DwsaAuthorizationEntry[] | undefined;
  /** The events that the call emits, in simulations and in ledgers; none by default. */
  readonly events?: readonly ContractEvent[] | undefined;
  /**
   * The error for which the call fails, such as `HostError: Error(Contract, #3)`: a simulation with this message, and a
   * transaction in a ledger without one.
   */
  readonly error?: string | undefined;
}

/** A fault of the server in some requests of a method. */
export interface Fault {
  /** The method, such as `sendTransaction`. */
  readonly method: string;
  /** The first request of this method that is affected, counted from 1; 1 by default. */
  readonly nth?: number | undefined;
  /** The number of requests in a row that are affected; 1 by default. */
  readonly times?: number | undefined;
  /** The kind of the fault. */
  readonly kind: FaultKind;
  /** Milliseconds for `slow` and `slow-reply`, ledgers for `stale` and `ledger-lie`. */
  readonly value?: number | undefined;
}

/**
 * The kind of a fault.
 *
 * | kind | effect |
 * |---|---|
 * | `reset-before`, `reset-after` | the connection fails before or after the server has acted |
 * | `hang-before`, `hang-after` | the same, after 30 seconds |
 * | `503` | the server responds with the HTTP status 503, and does not act |
 * | `internal`, `internal-after` | the server returns the JSON-RPC error -32603, before or after it has acted |
 * | `slow`, `slow-reply` | the request or the response takes `value` milliseconds |
 * | `stale` | the server is `value` ledgers behind |
 * | `busy` | `sendTransaction` responds `TRY_AGAIN_LATER` |
 * | `reject` | `sendTransaction` rejects the transaction with `txInsufficientFee` |
 * | `lost` | `sendTransaction` responds `PENDING`, but loses the transaction |
 * | `queue-lost` | the same, after the transaction was in the queue |
 * | `not-found` | `getTransaction` does not find the transaction: a lie, if a ledger contains it |
 * | `pretend-rejected` | a lie: the transaction is queued although `txInternalError` is reported |
 * | `pretend-failed` | a lie: a successful transaction is reported as failed |
 * | `pretend-late` | a lie: the transaction is not found, and the latest ledger closed in the year 2096 |
 * | `ledger-lie` | a lie: the latest ledger is `value` ledgers later |
 */
export type FaultKind =
  | "reset-before"
  | "reset-after"
  | "hang-before"
  | "hang-after"
  | "503"
  | "internal"
  | "internal-after"
  | "slow"
  | "slow-reply"
  | "stale"
  | "busy"
  | "reject"
  | "lost"
  | "queue-lost"
  | "not-found"
  | "pretend-rejected"
  | "pretend-failed"
  | "pretend-late"
  | "ledger-lie";

/** All functions of {@linkcode Timing}, none of which is absent. */
export type TestTiming = { readonly [Name in keyof Timing]-?: NonNullable<Timing[Name]> };

/** A network in memory, with a server; see {@linkcode createTestNetwork}. */
export interface TestNetwork {
  /** The transport of the server, for `createClient`. Each request takes 100 milliseconds of virtual time. */
  readonly request: RpcRequest;
  /** The virtual clock, its timer and predictable random numbers, for `createClient`. */
  readonly timing: TestTiming;
  /** The transactions in ledgers so far, in order, whatever the server says about them. */
  readonly transactions: readonly FoundTransaction[];
  /**
   * Advances the virtual clock until a promise settles, and settles like it. Nothing happens on the network outside of
   * this function. The clock stands still while no request and no `sleep` of `timing` is pending: a program can wait for
   * files, databases and its own servers meanwhile.
   *
   * @param promise the promise of what a program does
   * @returns the promise
   * @throws {Error} if the promise has not settled after an hour of virtual time, or if it waits for anything but the
   *   network for 30,000 turns of a timer, which is 30 seconds or longer
   */
  run<T>(promise: Promise<T>): Promise<T>;
}
