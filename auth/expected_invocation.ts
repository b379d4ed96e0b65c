/** What a signer expects to approve. */

import { scAddressToString } from "../address/mod.ts";
import { count, describe, quote } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { type DwsaAuthorizedInvocation, ScVal } from "../xdr/mod.ts";
import { takeSigningAddress } from "./_address.ts";
import { wrongType } from "./_arguments.ts";

/**
 * The call that a signer means to approve, compared with the entry before anything is signed: entries come from
 * simulation, by a server that need not be trusted.
 *
 * @example Approve one transfer and nothing else
 * ```ts
 * import { type ExpectedInvocation, nativeToScVal } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const expect: ExpectedInvocation = {
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "transfer",
 *   args: [nativeToScVal(100n, { type: "i128" })],
 *   noSubInvocations: true,
 * };
 * assert.equal(expect.args?.length, 1);
 * ```
 */
export interface ExpectedInvocation {
  /** The contract (`C…`) that is called. */
  readonly contract: string;
  /** The name of the function. */
  readonly function: string;
  /** All of its arguments; not looked at when absent. */
  readonly args?: readonly ScVal[] | undefined;
  /** Whether to refuse an entry that also approves calls which that function makes. */
  readonly noSubInvocations?: boolean | undefined;
}

/** Refuses an invocation that is not the expected one. */
export function requireExpected(
  invocation: DwsaAuthorizedInvocation,
  expect: ExpectedInvocation,
  action: string,
): void {
  if (typeof expect !== "object" || expect === null) throw wrongType(action, "expect", "an object", expect);
  const contract = scAddressToString(takeSigningAddress(expect.contract, action, "expect.contract"));
  if (typeof expect.function !== "string") throw wrongType(action, "expect.function", "a string", expect.function);
  const refuse = (path: string, expected: string, got: string) => {
    const message = `Cannot ${action}: expected the invocation's ${path} to be ${expected}, got ${got}`;
    throw new DwsaError("auth/unexpected-invocation", message, { path, expected, got });
  };

  const { type, value } = invocation.function;
  if (type !== "dwsaAuthorizedFunctionTypeContractFn") {
    return refuse("function", "the call of a contract", "the creation of one");
  }
  const called = scAddressToString(value.contractAddress);
  if (called !== contract) refuse("contract", contract, called);
  if (value.functionName !== expect.function) refuse("function", quote(expect.function), nameOf(value.functionName));
  if (expect.args !== undefined) requireArgs(value.args, expect.args, refuse, action);
  const subInvocations = invocation.subInvocations.length;
  if (expect.noSubInvocations && subInvocations > 0) refuse("subInvocations", "empty", count(subInvocations, "call"));
}

function requireArgs(
  args: readonly ScVal[],
  expected: readonly ScVal[],
  refuse: (path: string, expected: string, got: string) => void,
  action: string,
): void {
  if (!Array.isArray(expected)) throw wrongType(action, "expect.args", "an array of ScVal", expected);
  if (args.length !== expected.length) refuse("args", count(expected.length, "value"), `${args.length}`);
  args.forEach((arg, i) => {
    const value = expected[i];
    if (!ScVal.is(value)) throw wrongType(action, `expect.args[${i}]`, "an ScVal", value);
    if (!arg.equals(value)) refuse(`args[${i}]`, `the expected ${value.type}`, `another ${arg.type}`);
  });
}

function nameOf(functionName: string | Uint8Array): string {
  return typeof functionName === "string" ? quote(functionName) : describe(functionName);
}
