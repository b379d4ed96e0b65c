/** The call that a signer expects to approve. */

import type { PolicyViolation } from "../errors/mod.ts";
import { wrongType } from "../internal/describe.ts";
import type { ScVal } from "../xdr/mod.ts";
import { parseScVal, showAddress } from "./_arguments.ts";
import {
  type CallRule,
  callTarget,
  matchCalls,
  readFields,
  readFunctionName,
  readKey,
  readRequests,
  readRules,
  type RuleSource,
  ruleSources,
  valueRule,
  violation,
} from "./_call_rules.ts";
import type { Approver } from "./approver.ts";

/** The one call that a signer means to approve, for {@linkcode expectInvocation}. */
export interface ExpectedInvocation {
  /** The approver: an account (`G…`) or a contract (`C…`). Not checked if absent. Not allowed in a call below. */
  readonly address?: string | undefined;
  /** The contract (`C…`) that is called. */
  readonly contract: string;
  /** The name of the function. */
  readonly function: string;
  /** All of its arguments; not checked if absent. */
  readonly args?: readonly ScVal[] | undefined;
  /** The calls that it may make, each at most once; `"none"` by default. */
  readonly subInvocations?: "none" | "any" | readonly ExpectedInvocation[] | undefined;
}

const ACTION = "expect the invocation";
const NAMES = ["contract", "function", "args", "subInvocations"] as const;

/**
 * An `approve` function for one call: this function of this contract, with these arguments, and only with the listed
 * calls below it. Of all requests that are signed together one may be this call, and no other may be there.
 *
 * It does not check the network, the expiry, the kind of credentials or sums: {@linkcode signingPolicy} does.
 *
 * @param expected the call; values and texts are copied
 * @returns a function for `approve` of {@linkcode authorizeEntry} and the others that sign
 * @throws {TypeError} if a property is of the wrong type, missing or unknown
 * @throws {DwsaError} `auth/invalid-policy` if an address or the name of a function is malformed
 *
 * @example Approve one transfer and nothing else
 * ```ts
 * import { authorizeEntry, expectInvocation, Keypair, nativeToScVal, Networks } from "@dwsa/base";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR( // of a simulation: calls `ping`
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const approve = expectInvocation({
 *   address: signer.publicKey(),
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "transfer",
 *   args: [nativeToScVal(100n, { type: "i128" })],
 * });
 *
 * await assert.rejects(authorizeEntry(entry, signer, 1_000, Networks.TESTNET, { approve }), {
 *   code: "auth/refused",
 *   path: "rootInvocation.function",
 * });
 * ```
 */
export function expectInvocation(expected: ExpectedInvocation): Approver {
  const rules = readRules(ACTION, [{ value: expected, name: "invocation" }], readRule);
  const { address } = readFields<ExpectedInvocation>(ACTION, "invocation", expected, ["address", ...NAMES]);
  if (address !== undefined) readKey(ACTION, "invocation.address", address, ["ed25519PublicKey", "contract"]);
  return (requests) => {
    const { requests: copies, roots } = readRequests(ACTION, requests);
    const violations: PolicyViolation[] = [];
    for (const request of copies) {
      if (address === undefined || request.address === address) continue;
      violations.push(
        violation(
          "address",
          request,
          "credentials.address",
          address,
          request.address === null ? "none" : showAddress(request.address),
        ),
      );
    }
    matchCalls(roots, rules, (found) => violations.push(found));
    return violations;
  };
}

function readRule(source: RuleSource): { rule: Omit<CallRule, "calls">; below: readonly RuleSource[] | undefined } {
  const { value, name } = source;
  const names = name === "invocation" ? ["address", ...NAMES] as const : NAMES;
  const fields = readFields<ExpectedInvocation>(ACTION, name, value, names);
  const { args, subInvocations = "none" } = fields;
  const contract = readKey(ACTION, `${name}.contract`, fields.contract, ["contract"]);
  const functionName = readFunctionName(ACTION, `${name}.function`, fields.function);
  if (args !== undefined && !Array.isArray(args)) throw wrongType(ACTION, `${name}.args`, "an array", args);
  // A hole in the list does not mean any value.
  const rules = args && Array.from(args, (arg, i) => valueRule([parseScVal(arg, ACTION, `${name}.args[${i}]`)]));
  if (typeof subInvocations === "string" && subInvocations !== "none" && subInvocations !== "any") {
    throw wrongType(ACTION, `${name}.subInvocations`, '"none", "any" or an array', subInvocations);
  }
  return {
    rule: { ...callTarget([contract], [functionName]), args: rules, times: 1 },
    below: subInvocations === "any"
      ? undefined
      : subInvocations === "none"
      ? []
      : ruleSources(ACTION, `${name}.subInvocations`, subInvocations),
  };
}
