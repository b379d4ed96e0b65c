/**
 * Transactions: functions to build, assemble, hash and sign them, fee bumps, the resource data of contract calls, and
 * readers of the answers of an RPC server.
 *
 * ```ts
 * import { DwsaDataBuilder } from "@dwsa/base/builder";
 * import { Contract } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const data = new DwsaDataBuilder()
 *   .setReadOnly([contract.getFootprint()])
 *   .setResources(1_000_000, 2_000, 300)
 *   .setResourceFee(50_000n)
 *   .build();
 * assert.equal(new DwsaDataBuilder(data.toXDR("base64")).getReadOnly().length, 1);
 * ```
 *
 * - CAP-46-07, fees and resources: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0046-07.md
 * - CAP-66, archived entries in the footprint: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0066.md
 *
 * @module builder
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
export {
  type AssetContractParams,
  createContract,
  type CreateContractParams,
  extendFootprint,
  restoreFootprint,
  uploadWasm,
  type WasmContractParams,
} from "./contract_operations.ts";
export { DwsaDataBuilder } from "./dwsa_data_builder.ts";
export { type FeeBumpParams, feeBumpTransaction } from "./fee_bump_transaction.ts";
export { hashTransaction } from "./hash_transaction.ts";
export { type AccountState, readAccount } from "./read_account.ts";
export { readFees, type TransactionFees } from "./read_fees.ts";
export {
  type AcceptedSendResult,
  readSendResult,
  type RefusedSendResult,
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
export {
  signTransaction,
  type SignTransactionOptions,
  type TransactionAnswer,
  type TransactionCallback,
  type TransactionSignature,
  type WalletTransaction,
} from "./sign_transaction.ts";
