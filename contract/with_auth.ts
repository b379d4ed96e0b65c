import { describe } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import {
  DwsaAuthorizationEntry,
  InvokeHostFunctionOp,
  type InvokeHostFunctionResult,
  Operation,
  OperationBody,
} from "../xdr/mod.ts";
import type { Operation2 } from "./operation2.ts";

/**
 * The same contract call with these authorization entries, which replace those that it has.
 *
 * @param operation an operation that invokes a host function, such as {@linkcode Contract.call} makes
 * @param auth the authorization entries, signed where they need to be
 * @returns a new operation
 * @throws {TypeError} if `operation` is not an `Operation`, or an item of `auth` not a `DwsaAuthorizationEntry`
 * @throws {DwsaError} `contract/operation` if it is an operation of another kind, `xdr/…` if it cannot be encoded
 *
 * @example Entries that need no signature
 * ```ts
 * import { Contract, withAuth } from "@dwsa/base/contract";
 * import * as xdr from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const call = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping");
 * assert(call.body.type === "invokeHostFunction" && call.body.value.hostFunction.type === "hostFunctionTypeInvokeContract");
 * const invocation = new xdr.DwsaAuthorizedInvocation({
 *   function: xdr.DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call.body.value.hostFunction.value),
 *   subInvocations: [],
 * });
 * const credentials = xdr.DwsaCredentials.dwsaCredentialsSourceAccount();
 * const entry = new xdr.DwsaAuthorizationEntry({ credentials, rootInvocation: invocation });
 *
 * const { body } = withAuth(call, [entry]);
 * assert(body.type === "invokeHostFunction" && body.value.auth[0]?.equals(entry));
 * ```
 */
export function withAuth(
  operation: Operation,
  auth: readonly DwsaAuthorizationEntry[],
): Operation2<InvokeHostFunctionResult> {
  if (!Operation.is(operation)) {
    throw new TypeError(`${ACTION}: expected an Operation, got ${describe(operation)}`);
  }
  // Of the classes that the types name, which those of a call are not, see _call.ts.
  const { sourceAccount, body } = Operation.fromXDR(operation.toXDR());
  if (body.type !== "invokeHostFunction") {
    const [expected, got] = ["an operation of type invokeHostFunction", String(body.type)];
    throw new DwsaError("contract/operation", `${ACTION}: expected ${expected}, got ${got}`, { expected, got });
  }
  if (!Array.isArray(auth)) throw new TypeError(`${ACTION}: expected auth to be an array, got ${describe(auth)}`);
  for (let i = 0; i < auth.length; i++) {
    if (!DwsaAuthorizationEntry.is(auth[i])) {
      throw new TypeError(`${ACTION}: auth[${i}] is not a DwsaAuthorizationEntry (${describe(auth[i])})`);
    }
  }
  const call = new InvokeHostFunctionOp({ hostFunction: body.value.hostFunction, auth });
  return new Operation({ sourceAccount, body: OperationBody.invokeHostFunction(call) });
}

const ACTION = "Cannot add authorization entries";
