/** The call that a signer expects to approve. */

import { scAddressToString } from "../address/mod.ts";
import { describe, quote, wrongType } from "../internal/describe.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import type { DwsaAuthorizedInvocation, ScVal } from "../xdr/mod.ts";
import { authError, AUTHORIZE, parseScVal, showAddress } from "./_arguments.ts";

/**
 * The call that a signer means to approve, compared with the entry before anything is signed: entries come from
 * simulation, by a server that need not be trusted. Does not check who approves: the payload of legacy credentials does
 * not hold the address, so a key should sign them with `forAddress`.
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
export function requireExpected(invocation: DwsaAuthorizedInvocation, given: ExpectedInvocation): void {
  const requireSame = (path: string, expected: unknown, got: unknown, show = showValue) => {
    if (expected === got) return;
    if (typeof expected === "object" || expected === undefined) {
      throw wrongType(AUTHORIZE, `expect.${path}`, "a string", expected);
    }
    throw authError("auth/unexpected-invocation", AUTHORIZE, `${path} ${show(expected)}`, show(got), { path });
  };
  if (typeof given !== "object" || given === null) throw wrongType(AUTHORIZE, "expect", "an object", given);
  const expect = readOptions(AUTHORIZE, given, ["contract", "function", "args", "noSubInvocations"], "expect");
  const { function: { type, value }, subInvocations } = invocation;
  const called = "dwsaAuthorizedFunctionTypeContractFn";
  if (type !== called) return requireSame("type", called, type, String);
  requireSame(
    "contract",
    expect.contract,
    scAddressToString(value.contractAddress),
    (text) => typeof text === "string" ? showAddress(text) : showValue(text),
  );
  requireSame("function", expect.function, value.functionName);
  if (expect.args !== undefined) {
    if (!Array.isArray(expect.args)) throw wrongType(AUTHORIZE, "expect.args", "an array", expect.args);
    requireSame("args.length", expect.args.length, value.args.length);
    for (const [i, arg] of value.args.entries()) { // a hole in the expected list does not stand for any value
      const expected = parseScVal(expect.args[i], AUTHORIZE, `expect.args[${i}]`);
      requireSame(`args[${i}]`, expected.toXDR("base64"), arg.toXDR("base64"));
    }
  }
  if (readFlag(AUTHORIZE, "expect.noSubInvocations", expect.noSubInvocations)) {
    requireSame("subInvocations.length", 0, subInvocations.length);
  }
}

/** A name, base64 or a number; of anything else only its kind, since it could act on the terminal that shows it. */
function showValue(value: unknown): string {
  if (typeof value === "number") return `${value}`;
  return typeof value === "string" && /^[\w+/=]*$/.test(value) ? quote(value) : describe(value);
}
