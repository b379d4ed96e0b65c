import { attempt, quote, unexpected, violated, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import {
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  HostFunction,
  InvokeContractArgs,
  InvokeHostFunctionOp,
  type InvokeHostFunctionResult,
  Operation,
  OperationBody,
  ScAddress,
  type ScVal,
} from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { checkArgument } from "./_check_argument.ts";
import { parseContractId } from "./_contract_id.ts";

/**
 * An {@linkcode Operation} branded with the wire type of its result. The property `~result` exists only at compile
 * time.
 *
 * @typeParam Result the wire type of the operation's result
 *
 * @example The result type of a contract call
 * ```ts
 * import { Contract, type TypedOperation } from "@dwsa/base/contract";
 * import type { InvokeHostFunctionResult, Operation } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const call: TypedOperation<InvokeHostFunctionResult> = contract.call("ping");
 * const operation: Operation = call;
 * assert.equal(operation.body.type, "invokeHostFunction");
 * ```
 */
export type TypedOperation<Result> = Operation & { readonly "~result"?: Result };

/** The name of {@linkcode TypedOperation} in the type of {@linkcode Contract.call}. */
export type Operation2<Result> = TypedOperation<Result>;

/**
 * Creates the operation that calls a function of a contract. Throws if the network would reject the name or an
 * argument.
 *
 * The operation has no authorization entries and no source account. {@linkcode withAuth} adds the entries after
 * simulation and signing. The arguments are copied, so later changes to them have no effect.
 *
 * @param contractId the contract: a strkey `C…`
 * @param method the function name: 1 to 32 of the characters `A-Z`, `a-z`, `0-9` and `_`, not beginning with `__`
 * @param args the arguments; see `nativeToScVal`
 * @returns the operation
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `strkey/…` if `contractId` is not a contract's strkey, `contract/method` if `method` is not a
 *   function name, or begins with `__`, which the network reserves for functions that it calls itself;
 *   `contract/argument` if the network would reject an item of `args`; see `validateScVal`
 *
 * @example A call
 * ```ts
 * import { invokeContractFunction } from "@dwsa/base/contract";
 * import { Operation, ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contractId = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const operation = invokeContractFunction(contractId, "increment", [ScVal.scvU32(5)]);
 * assert(Operation.is(operation));
 *
 * assert.throws(() => invokeContractFunction(contractId, "increment", [5 as never]), {
 *   message: "Cannot call the contract: expected args[0] to be an ScVal, got number; convert it with nativeToScVal",
 * });
 * ```
 */
export function invokeContractFunction(
  contractId: string,
  method: string,
  args: readonly ScVal[],
): TypedOperation<InvokeHostFunctionResult> {
  return attempt("call the contract", () => createCall(contractId, method, args));
}

function createCall(
  contractId: string,
  method: string,
  args: readonly ScVal[],
): TypedOperation<InvokeHostFunctionResult> {
  const call = parseCall("contractId", contractId, "method", method, args);
  if (method.startsWith("__")) {
    const advice = method === "__constructor" ? "; pass its arguments as args of createContract() or deploy()" : "";
    const rule = `only the network calls functions whose names begin with __${advice}`;
    throw violated("contract/method", rule, "a method name that does not begin with __", quote(method));
  }
  const hostFunction = HostFunction.hostFunctionTypeInvokeContract(call);
  const body = OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth: [] }));
  return new Operation({ sourceAccount: null, body });
}

/** The parameters of {@linkcode contractInvocation}. */
export interface ContractInvocationParams {
  /** The contract: a strkey `C…`. */
  readonly contract: string;
  /** The function name: 1 to 32 of the characters `A-Z`, `a-z`, `0-9` and `_`. */
  readonly function: string;
  /** The arguments; see `nativeToScVal`. */
  readonly args: readonly ScVal[];
  /** The sub-invocations that the signer also authorizes, in order; none by default. */
  readonly subInvocations?: readonly DwsaAuthorizedInvocation[] | undefined;
}

/**
 * Creates the invocation of a contract function for a signer to authorize. The invocation is the root of an
 * authorization entry, and the parameter `invocation` of `authorizeInvocation`. The parts of `params` are copied.
 *
 * @param params the contract, the function, its arguments and sub-invocations
 * @returns the invocation
 * @throws {TypeError} if `params` is not an object, has an unknown property, or a property is of the wrong type
 * @throws {DwsaError} `strkey/…` if `contract` is not a contract's strkey, `contract/method` if `function` is not a
 *   function name, `contract/argument` if the network would reject an item of `args`, `xdr/…` if a sub-invocation
 *   cannot be encoded
 *
 * @example A swap with a nested transfer
 * ```ts
 * import { contractInvocation, nativeToScVal } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const token = "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA";
 * const pool = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const amount = nativeToScVal(100n, { type: "i128" });
 * const transfer = contractInvocation({ contract: token, function: "transfer", args: [amount] });
 * const swap = contractInvocation({ contract: pool, function: "swap", args: [amount], subInvocations: [transfer] });
 * assert(swap.subInvocations[0]?.equals(transfer));
 * ```
 */
export function contractInvocation(params: ContractInvocationParams): DwsaAuthorizedInvocation {
  return attempt("create an invocation", () => createInvocation(params));
}

function createInvocation(params: ContractInvocationParams): DwsaAuthorizedInvocation {
  if (params === undefined) throw wrongType("params", "an object with contract, function and args", params);
  const names = ["contract", "function", "args", "subInvocations"] as const;
  const { contract, function: name, args, subInvocations = [] } = readOptions(params, names, "params");
  const call = parseCall("contract", contract, "function", name, args);
  if (!Array.isArray(subInvocations)) throw wrongType("subInvocations", "an array", subInvocations);
  for (let i = 0; i < subInvocations.length; i++) {
    if (DwsaAuthorizedInvocation.is(subInvocations[i])) continue;
    throw wrongType(`subInvocations[${i}]`, DwsaAuthorizedInvocation, subInvocations[i]);
  }
  const invocation = new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call),
    subInvocations,
  });
  return subInvocations.length === 0 ? invocation : copyXdr(DwsaAuthorizedInvocation, invocation);
}

/** Validates and copies the parts of a call. */
function parseCall(
  contractName: string,
  contract: unknown,
  functionArgument: string,
  functionName: unknown,
  args: unknown,
): InvokeContractArgs {
  const contractAddress = ScAddress.scAddressTypeContract(parseContractId(contractName, contract));
  if (typeof functionName !== "string") throw wrongType(functionArgument, "a string", functionName);
  if (!/^\w{1,32}$/.test(functionName)) {
    const expected = `a ${functionArgument} name of 1 to 32 characters from A-Z, a-z, 0-9 and _`;
    throw unexpected("contract/method", expected, quote(functionName));
  }
  if (!Array.isArray(args)) throw wrongType("args", "an array", args);
  const values: ScVal[] = args;
  for (let i = 0; i < values.length; i++) checkArgument(values[i], i);
  return copyXdr(InvokeContractArgs, new InvokeContractArgs({ contractAddress, functionName, args: values }));
}
