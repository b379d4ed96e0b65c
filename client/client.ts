/** A client, and the options to make one. */

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

/** The options of {@linkcode createClient}. */
export interface ClientOptions extends Timing {
  /** The transport, such as {@linkcode httpRequest} makes. The client opens no connection by itself. */
  readonly request: RpcRequest;
  /** The passphrase of the network. What is signed is valid on this network alone. */
  readonly networkPassphrase: string;
}

/**
 * A client of an RPC server. It does not trust the server: what is signed is judged, and a response is read by its format.
 * The server can still lie about balances and results, as it can be silent.
 */
export interface Client {
  /** The passphrase of the network. */
  readonly networkPassphrase: string;
  /** The state of an account (`G…`). Throws `builder/account` if it is not in the ledger. */
  getAccount(address: string, options?: RequestOptions): Promise<AccountState>;
  /** The entries of these keys that the ledger has, each at most once. */
  getLedgerEntries(keys: readonly LedgerKey[], options?: RequestOptions): Promise<LedgerEntries>;
  /** The simulation of a transaction, signed or not. */
  simulate(envelope: TransactionEnvelope, options?: RequestOptions): Promise<Simulation>;
  /** Sends a signed transaction once. {@linkcode Client.waitForTransaction} says what becomes of it. */
  send(envelope: TransactionEnvelope, options?: RequestOptions): Promise<SendResult>;
  /** The state of the transaction with this hash, 64 hexadecimal digits. */
  getTransaction(hash: string, options?: RequestOptions): Promise<TransactionStatus>;
  /**
   * Waits until a ledger contains a transaction that was just sent, whether it succeeded or failed. Throws `client/expired` once
   * its time bound has passed on a closed ledger, and `client/unconfirmed` if the server cannot say so 30 seconds after it.
   */
  waitForTransaction(hash: string, options: WaitOptions & RequestOptions): Promise<FoundTransaction>;
  /** A page of events. */
  getEvents(filter: EventFilter, page?: EventPageRequest, options?: RequestOptions): Promise<EventPage>;
  /** The last ledger that the server knows, and the protocol of the network. */
  latestLedger(options?: RequestOptions): Promise<LatestLedger>;
  /** The inclusion fees of recent ledgers. */
  getFeeStats(options?: RequestOptions): Promise<FeeStats>;
  /** A call of a contract, without its interface. {@linkcode contractClient} makes typed calls. */
  call(contract: string, name: string, args: readonly ScVal[], options?: CallOptions): Call<ScVal>;
  /**
   * Sends operations that are not of a contract, as {@linkcode Call.send} does. A payment without a memo to an account that
   * demands one (SEP-29) is `client/memo`.
   */
  transact(params: TransactParams): Promise<Sent<null>>;
  /** Creates a contract, and uploads its code before if the ledger does not have it. The result is the contract (`C…`). */
  deploy(params: DeployParams): Promise<Deployed>;
}

/** Options of {@linkcode Client.call}. */
export interface CallOptions {
  /** The interface of the contract, to name its errors. */
  readonly spec?: ContractSpec<ContractTypes> | undefined;
}
