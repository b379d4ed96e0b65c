import { describe, quote } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import {
  DwsaAuthorizationEntry,
  HostFunction,
  InvokeContractArgs,
  InvokeHostFunctionOp,
  type InvokeHostFunctionResult,
  Operation,
  OperationBody,
  ScAddress,
  ScVal,
} from "../xdr/mod.ts";
import type { Operation2 } from "./operation2.ts";

/**
 * The operation that calls a function of a contract. What is wrong with the name or an argument is said here, and not
 * only by the network.
 *
 * @param contractId the contract: a strkey `C…`
 * @param method the name of the function: 1 to 32 of the characters `A-Z`, `a-z`, `0-9` and `_`
 * @param args the arguments, see `nativeToScVal`
 * @param auth the authorization entries, once simulation has named them and they are signed
 * @returns the operation, without a source account of its own
 * @throws {TypeError} if an argument of this function, or an item of `args` or `auth`, is of the wrong type
 * @throws {DwsaError} `strkey/…` if `contractId` is not a contract's strkey; `contract/method` if `method` is no name
 *
 * @example A transfer, with and without its authorization
 * ```ts
 * import { invokeContractFunction } from "@dwsa/base/contract";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contractId = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const operation = invokeContractFunction(contractId, "increment", [ScVal.scvU32(5)]);
 * assert(operation.body.type === "invokeHostFunction");
 * assert.deepEqual(operation.body.value.auth, []);
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
  auth: readonly DwsaAuthorizationEntry[] = [],
): Operation2<InvokeHostFunctionResult> {
  const contractAddress = ScAddress.scAddressTypeContract(decodeStrKey("contract", contractId));
  requireMethod(method);
  requireItems(args, "args");
  for (let i = 0; i < args.length; i++) requireArgument(args[i], i);
  requireItems(auth, "auth");
  for (let i = 0; i < auth.length; i++) {
    if (!DwsaAuthorizationEntry.is(auth[i])) {
      throw new TypeError(`${ACTION}: auth[${i}] is not a DwsaAuthorizationEntry (${describe(auth[i])})`);
    }
  }
  const call = new InvokeContractArgs({ contractAddress, functionName: method, args });
  const hostFunction = HostFunction.hostFunctionTypeInvokeContract(call);
  const body = OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth }));
  return new Operation({ sourceAccount: null, body });
}

const ACTION = "Cannot call contract";

/** Refuses what cannot be the name of a function: a symbol, which contracts have with at least one character. */
function requireMethod(method: unknown): void {
  if (typeof method !== "string") {
    throw new TypeError(`${ACTION}: expected the method to be a string, got ${describe(method)}`);
  }
  if (!/^[A-Za-z0-9_]{1,32}$/.test(method)) {
    const expected = "a method name of 1 to 32 characters from A-Z, a-z, 0-9 and _";
    const got = method.length > 32 ? describe(method) : quote(method);
    throw new DwsaError("contract/method", `${ACTION}: expected ${expected}, got ${got}`, { expected, got });
  }
}

function requireItems(items: unknown, name: string): void {
  if (!Array.isArray(items)) throw new TypeError(`${ACTION}: expected ${name} to be an array, got ${describe(items)}`);
}

function requireArgument(value: unknown, index: number): void {
  if (!ScVal.is(value)) {
    throw new TypeError(`${ACTION}: argument ${index} is not an ScVal (${describe(value)}); use nativeToScVal`);
  }
}
