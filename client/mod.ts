/**
 * A client of RPC servers: typed contract calls and transactions, over a transport that you pass.
 *
 * - {@linkcode createClient}: simulate, approve, sign and send calls, and read accounts, ledger entries, events and
 *   fees
 * - {@linkcode contractClient}: call the functions of a contract as typed methods
 * - {@linkcode interfaceOf}: read the interface of a contract from the ledger
 * - {@linkcode watchEvents}: iterate over events as ledgers close
 * - {@linkcode httpRequest}: send JSON-RPC requests with the `fetch` function that you pass, with timeouts and retries
 * - `signingPolicy` of `@dwsa/base/policy`: replace the default signing rules with a policy
 *
 * @example Pay, and return the token movements
 * ```ts
 * import { contractClient, createClient, httpRequest } from "@dwsa/base/client";
 * import { contractIdFromAsset } from "@dwsa/base/contract";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { assetSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const network = Networks.TESTNET;
 * const client = createClient({ request: httpRequest("https://rpc.example", { fetch }), networkPassphrase: network });
 * const lumens = contractClient(client, contractIdFromAsset("native", network), assetSpec());
 * const pay = async (from: Keypair, to: string) => {
 *   const call = lumens.transfer({ from: from.publicKey(), to, amount: 125_000_000n });
 *   const { movements } = await call.send({ source: from, maxFee: 1_000_000 });
 *   return movements;
 * };
 * assert.equal(typeof pay, "function");
 * ```
 *
 * - JSON-RPC 2.0: https://www.jsonrpc.org/specification
 * - SEP-29, accounts that require a memo: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0029.md
 * - SEP-43, wallets: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0043.md
 *
 * @module client
 */
export type {
  Call,
  FinishedTransaction,
  SendOptions,
  Sent,
  SentFees,
  Simulated,
  SimulatedFees,
  SimulateOptions,
  SpendingLimit,
  Step,
} from "./call.ts";
export type { CallOptions, Client, ClientOptions, SubmitOptions } from "./client.ts";
export {
  ClientError,
  type ClientErrorCode,
  type ClientErrorDetails,
  contractErrorsOf,
  type ContractFailure,
} from "./client_error.ts";
export { contractClient, type ContractClientOptions, type ContractMethods } from "./contract_client.ts";
export { createClient } from "./create_client.ts";
export { type ContractInterface, interfaceOf } from "./interface_of.ts";
export { httpRequest, type HttpRequestOptions } from "./http_request.ts";
export type { EventFilter, EventPageRequest, FeeDistribution, FeeStats, LatestLedger } from "./ledger.ts";
export type { Deployed, DeployParams, TransactParams } from "./parameters.ts";
export type { PlatformAbortSignal, PlatformFetch, RequestOptions, RpcRequest } from "./rpc_request.ts";
export type { AddressSigner, ClientSigner, WalletOptions } from "./signers.ts";
export type { Timing } from "./timing.ts";
export { watchEvents } from "./watch_events.ts";
