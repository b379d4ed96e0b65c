/** The client and its options. */

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

/** The options for {@linkcode createClient}. */
export interface ClientOptions extends Timing {
  /** The transport, for example from {@linkcode httpRequest}. The client opens no connections itself. */
  readonly request: RpcRequest;
  /** The network passphrase. Signatures are valid on this network only. */
  readonly networkPassphrase: string;
}

/**
 * A client of an RPC server. It does not trust the server: it judges what it signs and validates every response. A
 * server can still report false balances, results and failures, or not respond.
 */
export interface Client {
  /** The network passphrase. */
  readonly networkPassphrase: string;
  /** Returns the state of an account (`G…`). Throws `builder/account` if it is not in the ledger. */
  getAccount(address: string, options?: RequestOptions): Promise<AccountState>;
  /** Returns the existing ledger entries of these keys, each at most once. */
  getLedgerEntries(keys: readonly LedgerKey[], options?: RequestOptions): Promise<LedgerEntries>;
  /** Simulates a transaction, signed or not. */
  simulate(envelope: TransactionEnvelope, options?: RequestOptions): Promise<Simulation>;
  /** Sends a signed transaction once. Use {@linkcode Client.waitForTransaction} for its outcome. */
  send(envelope: TransactionEnvelope, options?: RequestOptions): Promise<SendResult>;
  /** Returns the state of the transaction with this hash, 64 hexadecimal digits. */
  getTransaction(hash: string, options?: RequestOptions): Promise<TransactionStatus>;
  /**
   * Waits until a ledger contains a transaction that was just sent, whether it succeeded or failed. Throws
   * `client/expired` once its time bound has passed by the client's clock and on a ledger that the server reports as
   * closed, and `client/unconfirmed` if the server has not confirmed that 30 seconds later, when a request ends.
   */
  waitForTransaction(hash: string, options: WaitOptions & RequestOptions): Promise<FoundTransaction>;
  /** Returns a page of events. */
  getEvents(filter: EventFilter, page?: EventPageRequest, options?: RequestOptions): Promise<EventPage>;
  /** Returns the latest ledger of the server, and the protocol of the network. */
  latestLedger(options?: RequestOptions): Promise<LatestLedger>;
  /** Returns the inclusion fees of recent ledgers. */
  getFeeStats(options?: RequestOptions): Promise<FeeStats>;
  /** Creates a contract call without an interface. {@linkcode contractClient} creates typed calls. */
  call(contract: string, name: string, args: readonly ScVal[], options?: CallOptions): Call<ScVal>;
  /**
   * Sends classic operations, as {@linkcode Call.send} sends calls. Throws `client/memo` for a payment without a memo
   * to an account that requires one (SEP-29).
   */
  transact(params: TransactParams): Promise<Sent<null>>;
  /** Creates a contract, uploading its code first if the ledger does not have it. The result is the contract (`C…`). */
  deploy(params: DeployParams): Promise<Deployed>;
}

/** Options for {@linkcode Client.call}. */
export interface CallOptions {
  /** The interface of the contract, to name its errors. */
  readonly spec?: ContractSpec<ContractTypes> | undefined;
}
