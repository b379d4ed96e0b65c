/** The types of a client and its options. */

import type { ContractSpec, ContractTypes } from "../spec/mod.ts";
import type {
  AccountState,
  EventPage,
  LedgerEntries,
  SendResult,
  Simulation,
  TransactionStatus,
} from "../transaction/mod.ts";
import type { LedgerKey, ScVal, TransactionEnvelope } from "../xdr/mod.ts";
import type { Call, SendOptions, Sent } from "./call.ts";
import type { EventFilter, EventPageRequest, FeeStats, LatestLedger } from "./ledger.ts";
import type { Deployed, DeployParams, TransactParams } from "./parameters.ts";
import type { RequestOptions, RpcRequest } from "./rpc_request.ts";
import type { Timing } from "./timing.ts";

/** Options for {@linkcode createClient}. */
export interface ClientOptions extends Timing {
  /** The transport, for example from {@linkcode httpRequest}. The client opens no connections itself. */
  readonly request: RpcRequest;
  /** The network passphrase. Signatures are valid on this network only. */
  readonly networkPassphrase: string;
}

/**
 * A client of an RPC server. The client does not trust the server: it validates every response, and signs only what its
 * signing rules allow. A server can still report false balances, results and failures, or not respond.
 */
export interface Client {
  /** The network passphrase. */
  readonly networkPassphrase: string;
  /** Returns the state of an account (`G…`). Throws `transaction/account` if the account does not exist. */
  getAccount(address: string, options?: RequestOptions): Promise<AccountState>;
  /** Returns the ledger entries with these keys, each at most once. Keys without an entry are omitted. */
  getLedgerEntries(keys: readonly LedgerKey[], options?: RequestOptions): Promise<LedgerEntries>;
  /** Simulates a transaction, signed or not. */
  simulate(envelope: TransactionEnvelope, options?: RequestOptions): Promise<Simulation>;
  /**
   * Sends a signed transaction with one call of the transport. {@linkcode Client.submit} also repeats it and waits for
   * the outcome. Throws `client/response` if the server computes a different hash for the transaction, which can still be
   * applied on the network of `networkPassphrase`.
   */
  send(envelope: TransactionEnvelope, options?: RequestOptions): Promise<SendResult>;
  /** Returns the status of the transaction with this hash (64 hexadecimal digits). */
  getTransaction(hash: string, options?: RequestOptions): Promise<TransactionStatus>;
  /**
   * Sends a signed transaction, again after each fault, and waits until a ledger contains it or never will. The network
   * applies it at most once, however often it is submitted. Takes no turn: the caller chose its sequence number.
   *
   * Throws a `TypeError` if the transaction has no upper time bound, and `client/expired`, `client/rejected`,
   * `client/failed`, `client/entries-used` or `client/unconfirmed` as {@linkcode Call.send} does.
   */
  submit(envelope: TransactionEnvelope, options?: SubmitOptions): Promise<Sent<ScVal | null>>;
  /** Returns a page of the events that match a filter. */
  getEvents(filter: EventFilter, page?: EventPageRequest, options?: RequestOptions): Promise<EventPage>;
  /** Returns the server's latest ledger, and the protocol version of the network. */
  latestLedger(options?: RequestOptions): Promise<LatestLedger>;
  /** Returns statistics of the inclusion fees in recent ledgers. */
  getFeeStats(options?: RequestOptions): Promise<FeeStats>;
  /** Creates a contract call from contract values. For typed calls, use {@linkcode contractClient}. */
  call(contract: string, name: string, args: readonly ScVal[], options?: CallOptions): Call<ScVal>;
  /**
   * Sends classic operations, as {@linkcode Call.send} sends calls, but without simulation; or one contract operation,
   * whose entries are recorded anew, exactly as {@linkcode Call.send} does. The result is the return value, `null` for
   * other operations. Throws `client/memo` if a payment or an account merge without a memo has a destination that requires
   * a memo (SEP-29), and `transaction/operation` if a contract operation is not alone, has a source account of its own or
   * has signed entries.
   */
  transact(params: TransactParams): Promise<Sent<ScVal | null>>;
  /**
   * Creates a contract, after uploading the code unless it is on the ledger. The result is the contract's address
   * (`C…`).
   */
  deploy(params: DeployParams): Promise<Deployed>;
}

/** Options for {@linkcode Client.call}. */
export interface CallOptions {
  /** The interface of the contract, which names the contract's errors. */
  readonly spec?: ContractSpec<ContractTypes> | undefined;
  /** The hash of the code that the contract must have, 32 bytes; see {@linkcode ContractClientOptions}. */
  readonly wasmHash?: Uint8Array | undefined;
}

/** Options for {@linkcode Client.submit}. */
export interface SubmitOptions extends RequestOptions {
  /** Called at the start of each step, `send` and `wait`; see {@linkcode SendOptions}. */
  readonly onStep?: SendOptions["onStep"];
}
