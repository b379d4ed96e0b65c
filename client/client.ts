/** The types of a client and its options. */

import type { ContractSpec, ContractTypes } from "../spec/mod.ts";
import type {
  AccountState,
  EventPage,
  FoundTransaction,
  LedgerEntries,
  SendResult,
  Simulation,
  TransactionStatus,
} from "../transaction/mod.ts";
import type { LedgerKey, ScVal, TransactionEnvelope } from "../xdr/mod.ts";
import type { Call, Sent } from "./call.ts";
import type { EventFilter, EventPageRequest, FeeStats, LatestLedger, WaitOptions } from "./ledger.ts";
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
   * Sends a signed transaction with one call of the transport. For the outcome, use
   * {@linkcode Client.waitForTransaction}. Throws `client/response` if the server computes a different hash for the
   * transaction, which can still be applied on the network of `networkPassphrase`.
   */
  send(envelope: TransactionEnvelope, options?: RequestOptions): Promise<SendResult>;
  /** Returns the status of the transaction with this hash (64 hexadecimal digits). */
  getTransaction(hash: string, options?: RequestOptions): Promise<TransactionStatus>;
  /**
   * Waits until a ledger contains a transaction that was just sent, whether the transaction succeeds or fails. Throws
   * `client/expired` if both the client's clock and the close time of the server's latest ledger are later than the
   * time bound. Throws `client/unconfirmed` if the server has confirmed neither the transaction nor its expiry 30
   * seconds after the time bound, by the client's clock. The last request can prolong the wait.
   */
  waitForTransaction(hash: string, options: WaitOptions & RequestOptions): Promise<FoundTransaction>;
  /** Returns a page of the events that match a filter. */
  getEvents(filter: EventFilter, page?: EventPageRequest, options?: RequestOptions): Promise<EventPage>;
  /** Returns the server's latest ledger, and the protocol version of the network. */
  latestLedger(options?: RequestOptions): Promise<LatestLedger>;
  /** Returns statistics of the inclusion fees in recent ledgers. */
  getFeeStats(options?: RequestOptions): Promise<FeeStats>;
  /** Creates a contract call from contract values. For typed calls, use {@linkcode contractClient}. */
  call(contract: string, name: string, args: readonly ScVal[], options?: CallOptions): Call<ScVal>;
  /**
   * Sends classic operations, as {@linkcode Call.send} sends calls, but without simulation. Send the transactions of a
   * source account one at a time. Throws `client/memo` if a payment or an account merge without a memo has a destination
   * that requires a memo (SEP-29), and `transaction/operation` for a contract operation.
   */
  transact(params: TransactParams): Promise<Sent<null>>;
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
}
