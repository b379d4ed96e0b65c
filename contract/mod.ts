/**
 * Contracts: the operations that call them, the ledger keys of what they consist of, and the ids that they get.
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
 *   message: "Cannot call contract: argument 0 is not an ScVal (number); use nativeToScVal",
 * });
 * ```
 *
 * @module contract
 */
export * from "./contract.ts";
export * from "./contract_id.ts";
export * from "./invoke_contract_function.ts";
export * from "./ledger_keys.ts";
export * from "./operation2.ts";
export * from "./with_auth.ts";
