/**
 * Transactions: build, assemble, hash and sign them, create contract operations and fee bumps, and parse RPC responses.
 *
 * @example Build and sign a contract call
 * ```ts
 * import { buildTransaction, hashTransaction, signTransaction } from "@dwsa/base/transaction";
 * import { Contract } from "@dwsa/base/contract";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const envelope = buildTransaction({
 *   source: keypair.publicKey(),
 *   accountSequence: "4294967296",
 *   baseFee: 100,
 *   timeBounds: { max: 1_900_000_000 },
 *   operations: [contract.call("ping")],
 * });
 * const signed = await signTransaction(envelope, keypair, Networks.TESTNET);
 * assert.equal(hashTransaction(signed, Networks.TESTNET).length, 32);
 * ```
 *
 * - CAP-21, preconditions: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0021.md
 * - CAP-66, automatic restoration of archived entries: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0066.md
 *
 * @module transaction
 */
export type { Bytes } from "../internal/bytes.ts";
export type { IntLike } from "../internal/int_like.ts";
export { type AssembleOptions, assembleTransaction } from "./assemble_transaction.ts";
export {
  buildTransaction,
  type BuildTransactionParams,
  type LedgerRange,
  type TimeRange,
  type TransactionMemo,
} from "./build_transaction.ts";
export { checkTransaction } from "./check_transaction.ts";
export {
  type AssetContractParams,
  createContract,
  type CreateContractParams,
  type DeployedContractParams,
  extendFootprint,
  type ExternalRef,
  type ReferenceContractParams,
  restoreFootprint,
  uploadWasm,
  type WasmContractParams,
} from "./contract_operations.ts";
export { explainResult, type ResultExplanation } from "./explain_result.ts";
export { type FeeBumpParams, feeBumpTransaction } from "./fee_bump_transaction.ts";
export type { Flow } from "./flow.ts";
export { flowsOf, type FlowsOptions } from "./flows_of.ts";
export { hashTransaction } from "./hash_transaction.ts";
export type { LedgerTransaction } from "./ledger_transaction.ts";
export { type AccountState, readAccount } from "./read_account.ts";
export { type EventPage, type LedgerEvent, readEvents } from "./read_events.ts";
export { readFees, type TransactionFees } from "./read_fees.ts";
export { type FoundLedgerEntry, type LedgerEntries, readLedgerEntries } from "./read_ledger_entries.ts";
export {
  type AcceptedSendResult,
  readSendResult,
  type RejectedSendResult,
  type SendResult,
} from "./read_send_result.ts";
export {
  type FailedSimulation,
  readSimulation,
  type ReadySimulation,
  type RestoreSimulation,
  type Simulation,
  type StateChange,
} from "./read_simulation.ts";
export {
  type FoundTransaction,
  type MissingTransaction,
  readTransactionResult,
  type TransactionStatus,
} from "./read_transaction_result.ts";
export { type ListedTransaction, readTransactions, type TransactionPage } from "./read_transactions.ts";
export {
  type RequiredSigner,
  requiredSigners,
  type RequiredSignersOptions,
  type SignerReport,
  type SignerRole,
  type SignerState,
  type UnmatchedSignature,
} from "./required_signers.ts";
export {
  signTransaction,
  type SignTransactionOptions,
  type TransactionCallback,
  type TransactionCallbackResult,
  type TransactionSignature,
  type WalletTransaction,
} from "./sign_transaction.ts";
export type { CheckTransactionOptions, ProblemCode, TransactionProblem } from "./transaction_problem.ts";
export { type TransactionApprover, type TransactionRequest, transactionRequest } from "./transaction_request.ts";
export type { UnreadPart } from "./unread_part.ts";
