/** Checks the limits of what leaves balances, and the recipients of token calls, whichever rules accept the calls. */

import type { ApprovalRequest } from "../auth/mod.ts";
import { contractIdFromAsset, readTokenCall, TOKEN_FUNCTIONS, type TokenCall } from "../contract/mod.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { collectFlows, transactionOf } from "../transaction/_shared.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import type { Policy } from "./_policy.ts";
import { type CallNode, callViolation } from "./_requests.ts";
import { oneOf, showCall } from "./_texts.ts";

/** The token functions that can spend tokens, all of which have an argument `amount`. */
export const SPENDING = ["transfer", "transfer_from", "approve", "burn", "burn_from"] as const;

/** The token functions whose recipient a policy can restrict. */
export const SENDING: readonly string[] = ["transfer", "transfer_from"];

/**
 * Returns the violations of the limits: spends that cannot be counted, tokens without a limit, and totals above the
 * limit of a token.
 *
 * @param envelope the transaction of the requests, if any
 * @param nodes the calls of the requests
 * @param own the transaction's own calls that no request approves
 */
export function limitViolations(
  { network, limited }: Policy,
  limits: ReadonlyMap<string, bigint>,
  envelope: TransactionEnvelope | undefined,
  requests: readonly ApprovalRequest[],
  nodes: readonly CallNode[],
  own: readonly CallNode[],
): PolicyViolation[] {
  const names = [...limited.values()];
  const among = names.length === 0
    ? "no spending of tokens (limits is empty)"
    : `a token with a limit (${oneOf(names)})`;
  const flows = collectFlows(envelope, requests, network, names.filter((name) => !limits.has(name)), true)
    .filter(({ direction }) => direction === "out")
    .map((flow) => ({ ...flow, contract: contractOf(flow.token, network) }));
  const moving = new Set(flows.flatMap(({ contract, paths }) => limits.has(contract) ? [] : paths));
  const violations: PolicyViolation[] = [];
  for (const node of [...nodes, ...own]) {
    const found = nodeViolation(node, limits, among);
    if (found === undefined) continue;
    violations.push(found);
    moving.delete(own.includes(node) ? node.request.path : callViolation("limit", node, "", "", "").path);
  }
  const operations = envelope === undefined ? [] : transactionOf(envelope).operations;
  if (operations.some(({ body }) => body.type === "liquidityPoolDeposit")) {
    violations.push({
      code: "limit",
      path: "",
      expected: "no deposit into a pool",
      got: "a deposit of unknown amounts",
    });
  }
  const sums = new Map<string, bigint>();
  for (const { token, contract, amount, bound, paths } of flows) {
    const limit = limits.get(contract);
    if (limit === undefined) {
      if (paths.some((path) => moving.has(path))) {
        violations.push({ code: "limit", path: "", expected: among, got: token });
      }
    } else if (amount === null || bound === "unlimited") {
      const got = bound === "unlimited" ? `an unlimited allowance (${amount})` : bound;
      violations.push({ code: "limit", path: "", expected: totalText(limit, limited.get(contract)!), got });
    } else {
      sums.set(contract, (sums.get(contract) ?? 0n) + BigInt(amount));
    }
  }
  for (const [contract, sum] of sums) {
    const limit = limits.get(contract)!;
    if (sum <= limit) continue;
    const expected = totalText(limit, limited.get(contract)!);
    violations.push({ code: "limit", path: "", expected, got: `${sum}` });
  }
  return violations;
}

function totalText(limit: bigint, name: string): string {
  return `at most ${limit} of ${name} in all`;
}

/** Returns the contract of a token in a flow; the name itself if it is not an asset. */
function contractOf(token: string, network: string): string {
  const isAsset = token === "native" || /^[A-Za-z0-9]{1,12}:G/.test(token);
  return isAsset ? contractIdFromAsset(token, network) : token;
}

/**
 * Returns the violation of a call that can spend tokens: of a token without a limit, whatever the amount, or without an
 * amount that can be counted.
 */
function nodeViolation(
  node: CallNode,
  limits: ReadonlyMap<string, bigint>,
  among: string,
): PolicyViolation | undefined {
  const { first: token, invocation: { function: { type, value } } } = node;
  if (token === undefined || type !== "dwsaAuthorizedFunctionTypeContractFn") return undefined;
  const name = SPENDING.find((name) => name === value.functionName);
  if (name === undefined) return undefined;
  const call = readTokenCall(value) as Extract<TokenCall, { readonly amount: bigint }> | undefined; // has an amount
  const got = showCall(node.invocation);
  if (!limits.has(token)) return callViolation("limit", node, ".function", among, got);
  if (call === undefined) {
    const expected = `the arguments of the token function ${name}`;
    return callViolation("amount", node, ".function", expected, `other arguments in ${got}`);
  }
  if (call.amount >= 0n) return undefined;
  const place = `.function.args[${argumentIndex(name, "amount")}]`;
  return callViolation("amount", node, place, "an amount of at least 0", `${call.amount}`);
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
