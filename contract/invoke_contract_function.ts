import { describe, quote } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import { validateScVal } from "../scval/mod.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { InvokeContractArgs, type InvokeHostFunctionResult, ScAddress, ScVal } from "../xdr/mod.ts";
import { CallOperation } from "./_call.ts";
import type { Operation2 } from "./operation2.ts";

/**
 * The operation that calls a function of a contract. What is wrong with the name or an argument is said here, before the
 * network refuses the call.
 *
 * The operation has no authorization entries and no source account of its own; {@linkcode withAuth} adds the entries
 * once simulation has named them and they are signed. Recognise it by `Operation.is`, as all wire types: it is not made
 * by the class `Operation`, which would bring the code for all other operations along.
 *
 * @param contractId the contract: a strkey `C…`
 * @param method the name of the function: 1 to 32 of the characters `A-Z`, `a-z`, `0-9` and `_`
 * @param args the arguments, see `nativeToScVal`
 * @returns the operation
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `strkey/…` if `contractId` is not a contract's strkey, `contract/method` if `method` is no name,
 * `contract/argument` if an item of `args` is a value that the network refuses, see `validateScVal`
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
 *   message: "Cannot call contract: argument 0 is not an ScVal (number); use nativeToScVal",
 * });
 * ```
 */
export function invokeContractFunction(
  contractId: string,
  method: string,
  args: readonly ScVal[],
): Operation2<InvokeHostFunctionResult> {
  const contractAddress = ScAddress.scAddressTypeContract(decodeStrKey("contract", contractId));
  requireMethod(method);
  if (!Array.isArray(args)) throw new TypeError(`${ACTION}: expected args to be an array, got ${describe(args)}`);
  for (let i = 0; i < args.length; i++) requireArgument(args[i], i);
  const operation = new CallOperation(new InvokeContractArgs({ contractAddress, functionName: method, args }));
  return operation as unknown as Operation2<InvokeHostFunctionResult>; // it has all that the class has, see _call.ts
}

const ACTION = "Cannot call contract";

/** Refuses what cannot be the name of a function, which is a symbol of at least one character. */
function requireMethod(method: unknown): void {
  if (typeof method !== "string") {
    throw new TypeError(`${ACTION}: expected the method to be a string, got ${describe(method)}`);
  }
  if (!/^\w{1,32}$/.test(method)) {
    const expected = "a method name of 1 to 32 characters from A-Z, a-z, 0-9 and _";
    const got = method.length > 32 ? describe(method) : quote(method);
    throw new DwsaError("contract/method", `${ACTION}: expected ${expected}, got ${got}`, { expected, got });
  }
}

/** Refuses what is not a contract value, or not one that the network takes. */
function requireArgument(value: unknown, index: number): void {
  if (!ScVal.is(value)) {
    throw new TypeError(`${ACTION}: argument ${index} is not an ScVal (${describe(value)}); use nativeToScVal`);
  }
  const fault = validateScVal(value);
  if (fault !== undefined) {
    const path = `[${index}]${fault.path}`;
    throw new DwsaError("contract/argument", `${ACTION}: argument ${index}${fault.path}: ${fault.reason}`, { path });
  }
}
