import { invokeContractFunction, type TypedOperation } from "../contract/mod.ts";
import type { InvokeHostFunctionResult } from "../xdr/mod.ts";
import type { ContractSpec } from "./contract_definitions.ts";
import { encodeArguments } from "./encode.ts";
import type { ContractTypes, FunctionArguments } from "./types.ts";

/**
 * Creates the operation that calls a function of a contract, with named arguments: `invokeContractFunction` with the
 * result of {@linkcode encodeArguments}.
 *
 * @param spec the interface
 * @param contractId the contract: a strkey `C…`
 * @param name the function
 * @param args the arguments, an object with exactly the function's argument names
 * @returns the operation, without authorization entries and without its own source account
 * @throws {TypeError} as in {@linkcode encodeArguments}, or if `contractId` is not a string
 * @throws {RangeError} as in {@linkcode encodeArguments}
 * @throws {DwsaError} as in {@linkcode encodeArguments}; `strkey/…` if `contractId` is not a contract,
 *   `contract/argument` if the network rejects a value of type `val`, `contract/method` if the name is not a valid
 *   function name or begins with `__`
 *
 * @example A transfer
 * ```ts
 * import { callFunction, contractSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const token = contractSpec([
 *   { function_v0: { name: "burn", inputs: [{ name: "from", type: "address" }, { name: "amount", type: "i128" }], outputs: [] } },
 * ]);
 * const id = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const from = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 *
 * const operation = callFunction(token, id, "burn", { from, amount: 5n });
 * assert.equal(operation.body.type, "invokeHostFunction");
 * ```
 */
export function callFunction<A extends ContractTypes, N extends A["names"]>(
  spec: ContractSpec<A>,
  contractId: string,
  name: N,
  args: FunctionArguments<A, N>,
): TypedOperation<InvokeHostFunctionResult> {
  return invokeContractFunction(contractId, name, encodeArguments(spec, name, args));
}
