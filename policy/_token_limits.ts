/** Checks the limits and recipients of token calls, whichever rules accept the calls. */

import { readTokenCall, TOKEN_FUNCTIONS, type TokenCall } from "../contract/mod.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { type CallNode, callViolation } from "./_requests.ts";
import { oneOf, showCall } from "./_texts.ts";

/** The token functions that can spend tokens, all of which have an argument `amount`. */
export const SPENDING = ["transfer", "transfer_from", "approve", "burn", "burn_from"] as const;

/** The token functions whose recipient a policy can restrict. */
export const SENDING: readonly string[] = ["transfer", "transfer_from"];

/** A token call that can spend tokens. */
export interface Spend {
  readonly token: string;
  readonly name: typeof SPENDING[number];
  /** The amount in base units; `undefined` if the arguments do not match the function. */
  readonly amount: bigint | undefined;
}

/** Returns the token call of a node; `undefined` if the node cannot spend tokens. */
export function readSpend({ first: token, invocation: { function: { type, value } } }: CallNode): Spend | undefined {
  if (token === undefined || type !== "dwsaAuthorizedFunctionTypeContractFn") return undefined;
  const name = SPENDING.find((name) => name === value.functionName);
  if (name === undefined) return undefined;
  const call = readTokenCall(value) as Extract<TokenCall, { readonly amount: bigint }> | undefined; // has an amount
  return { token, name, amount: call?.amount };
}

/**
 * Reports tokens without a limit, arguments without a valid amount, negative amounts, and totals above the limit of a
 * token. A negative amount never lowers a total.
 */
export function limitViolations(
  nodes: readonly CallNode[],
  limits: ReadonlyMap<string, bigint>,
): PolicyViolation[] {
  const violations: PolicyViolation[] = [];
  const sums = new Map<string, bigint>();
  for (const node of nodes) {
    const spend = readSpend(node);
    if (spend === undefined) continue;
    const { token, name, amount } = spend;
    const got = showCall(node.invocation);
    if (!limits.has(token)) {
      const expected = limits.size === 0
        ? "no spending of tokens (limits is empty)"
        : `a token with a limit (${oneOf([...limits.keys()])})`;
      violations.push(callViolation("limit", node, ".function", expected, got));
    } else if (amount === undefined) {
      const expected = `the arguments of the token function ${name}`;
      violations.push(callViolation("amount", node, ".function", expected, `other arguments in ${got}`));
    } else if (amount < 0n) {
      const place = `.function.args[${argumentIndex(name, "amount")}]`;
      violations.push(callViolation("amount", node, place, "an amount of at least 0", `${amount}`));
    } else {
      sums.set(token, (sums.get(token) ?? 0n) + amount);
    }
  }
  for (const [token, sum] of sums) {
    const limit = limits.get(token)!;
    if (sum <= limit) continue;
    violations.push({ code: "limit", path: "", expected: `at most ${limit} of ${token} in all`, got: `${sum}` });
  }
  return violations;
}

/** Reports transfers whose recipient is not in the list, or whose arguments are not those of a transfer. */
export function recipientViolations(
  nodes: readonly CallNode[],
  recipients: ReadonlySet<string>,
): PolicyViolation[] {
  const expected = recipients.size === 0 ? "no transfer (recipients is empty)" : oneOf([...recipients]);
  return nodes.flatMap((node) => {
    const { type, value } = node.invocation.function;
    if (type !== "dwsaAuthorizedFunctionTypeContractFn") return [];
    const { functionName: name } = value;
    if (name !== "transfer" && name !== "transfer_from") return [];
    const call = readTokenCall(value);
    if (call === undefined || !("to" in call)) {
      const got = `other arguments in ${showCall(node.invocation)}`;
      return [callViolation("recipient", node, ".function", expected, got)];
    }
    if (recipients.has(call.to)) return [];
    return [callViolation("recipient", node, `.function.args[${argumentIndex(name, "to")}]`, expected, call.to)];
  });
}

/** Returns the index of an argument of a token function. */
export function argumentIndex(name: keyof typeof TOKEN_FUNCTIONS, argument: string): number {
  return TOKEN_FUNCTIONS[name].args.findIndex(([parameter]) => parameter === argument);
}
