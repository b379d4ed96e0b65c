import { attempt, unexpected, wrongType } from "../internal/fault.ts";
import {
  DwsaAuthorizationEntry,
  InvokeHostFunctionOp,
  type InvokeHostFunctionResult,
  Operation,
  OperationBody,
} from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import type { TypedOperation } from "./invoke_contract_function.ts";

/**
 * Returns a copy of a contract operation with the given authorization entries. The entries are copied.
 *
 * @param operation an operation that invokes a host function, for example from {@linkcode Contract.call}
 * @param auth the authorization entries, signed where needed
 * @returns a new operation
 * @throws {TypeError} if `operation` is not an `Operation`, or `auth` is not an array of `DwsaAuthorizationEntry`
 * @throws {DwsaError} `contract/operation` if `operation` does not invoke a host function, `xdr/…` if `operation` or an
 *   entry cannot be encoded
 *
 * @example Add the entries of a simulation
 * ```ts
 * import { Contract, contractInvocation, withAuth } from "@dwsa/base/contract";
 * import { DwsaAuthorizationEntry, DwsaCredentials } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const entry = new DwsaAuthorizationEntry({
 *   credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
 *   rootInvocation: contractInvocation({ contract, function: "ping", args: [] }),
 * });
 *
 * const call = new Contract(contract).call("ping");
 * const { body } = withAuth(call, [entry]);
 * assert(body.type === "invokeHostFunction" && body.value.auth[0]?.equals(entry));
 * ```
 */
export function withAuth(
  operation: Operation,
  auth: readonly DwsaAuthorizationEntry[],
): TypedOperation<InvokeHostFunctionResult> {
  return attempt("add authorization entries", () => addEntries(operation, auth));
}

function addEntries(
  operation: Operation,
  auth: readonly DwsaAuthorizationEntry[],
): TypedOperation<InvokeHostFunctionResult> {
  if (!Operation.is(operation)) throw wrongType("operation", Operation, operation);
  const { sourceAccount, body } = copyXdr(Operation, operation);
  if (body.type !== "invokeHostFunction") {
    throw unexpected("contract/operation", "operation to be of type invokeHostFunction", String(body.type));
  }
  if (!Array.isArray(auth)) throw wrongType("auth", "an array", auth);
  const entries: DwsaAuthorizationEntry[] = [];
  for (let i = 0; i < auth.length; i++) {
    const entry: unknown = auth[i];
    if (!DwsaAuthorizationEntry.is(entry)) throw wrongType(`auth[${i}]`, DwsaAuthorizationEntry, entry);
    entries.push(copyXdr(DwsaAuthorizationEntry, entry));
  }
  const call = new InvokeHostFunctionOp({ hostFunction: body.value.hostFunction, auth: entries });
  return new Operation({ sourceAccount, body: OperationBody.invokeHostFunction(call) });
}
