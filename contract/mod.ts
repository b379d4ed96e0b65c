/**
 * Contracts: their IDs and ledger keys, the operations that call or create them, and the invocations that signers
 * authorize.
 *
 * ```ts
 * import { Contract, contractIdFromAsset } from "@dwsa/base/contract";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const native = new Contract(contractIdFromAsset("native", "Test SDF Network ; September 2015"));
 * const operation = native.call("balance", native.address().toScVal());
 * assert.equal(operation.toXDR().length % 4, 0);
 *
 * assert.throws(() => native.call("balance", 5 as never), {
 *   message: "Cannot call the contract: expected args[0] to be an ScVal, got number; convert it with nativeToScVal",
 * });
 * ```
 *
 * @module contract
 */
export { formatAsset, parseAsset } from "./asset.ts";
export { Contract } from "./contract.ts";
export { contractIdFromAsset, contractIdFromDeployer, contractIdFromPreimage } from "./contract_id.ts";
export {
  contractInvocation,
  type ContractInvocationParams,
  invokeContractFunction,
  type Operation2,
  type TypedOperation,
} from "./invoke_contract_function.ts";
export { contractCodeKey, contractDataKey, contractFootprint, contractInstanceKey } from "./ledger_keys.ts";
export {
  readTokenCall,
  TOKEN_FUNCTIONS,
  type TokenArguments,
  type TokenCall,
  type TokenFunction,
} from "./token_interface.ts";
export { withAuth } from "./with_auth.ts";
