/** Finds transactions that spend more of a token than one of two policies allows. */

import { addressToScAddress } from "../../address/mod.ts";
import type { ApprovalRequest } from "../../auth/mod.ts";
import { withAuth } from "../../contract/mod.ts";
import type { TransactionRequest } from "../../transaction/mod.ts";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  type Operation,
  ScVal,
} from "../../xdr/mod.ts";
import { ADDRESS, type Rule, selfOf } from "../_shared.ts";
import type { Actor } from "./_classes.ts";
import { assetOf, findOutflow, findSpending } from "./_outflows.ts";
import { acceptedCredentials, findCall, findSums, type Side } from "./_request_excess.ts";
import { BUY_OFFERS, tooComplex } from "./_solve.ts";
import { callOperation, operationOf } from "./_transaction_witness.ts";
import type { RequestForm } from "./_witness.ts";
import {
  callActors,
  callsOf,
  flatSide,
  MAX_OPERATIONS,
  operationActors,
  ownCall,
  Search,
  type TransactionEvidence,
} from "./_transaction_search.ts";

/** Finds operations and calls that move more than the limits of policy `b` allow. */
export function findOverspending(search: Search): TransactionEvidence | undefined {
  const [{ limits }, { limits: others }] = [search.a.policy, search.b.policy];
  if (others === undefined) return undefined;
  if (limits !== undefined && [...limits].every(([token, most]) => (others.get(token) ?? -1n) >= most)) {
    return undefined;
  }
  return findOutflows(search) ?? findOwnSpending(search) ?? findTogether(search, others);
}

function findOutflows(search: Search): TransactionEvidence | undefined {
  const others = search.limitsOf(search.b)!;
  const limits = search.limitsOf(search.a);
  const actors = operationActors(search.actingAccounts());
  const found = findOutflow(search.steps, search.rules, limits, others, actors, MAX_OPERATIONS);
  if (found === "unknown") throw tooComplex(BUY_OFFERS);
  return found && search.show("asset-limit", found.map(operationOf), found.map(({ rule }) => rule));
}

/** Finds own calls that the limits of policy `b` forbid. */
function findOwnSpending(search: Search): TransactionEvidence | undefined {
  const [a, b] = [flatSide(search.a), flatSide(search.b)];
  const actors = callActors(search.actingAccounts());
  const call = findCall(search.steps, a, b, actors);
  if (call !== undefined) return search.show("call", callsOf(call));
  const found = findSums(search.steps, a, b, actors, requestForm(search), MAX_OPERATIONS);
  return found && search.show("limit", asOperations(found.requests));
}

function requestForm(search: Search): RequestForm {
  const { networkId, untilLedger } = search.a.policy;
  const credentials = acceptedCredentials(search.a).find((kind) => kind !== "delegates") ?? "sourceAccount";
  const signatureExpirationLedger = credentials === "sourceAccount" ? null : untilLedger;
  return { networkId: networkId as RequestForm["networkId"], credentials, signatureExpirationLedger };
}

function asOperations(requests: readonly ApprovalRequest[] | null): Operation[] {
  if (requests === null) {
    throw tooComplex(`an example transaction would have over ${MAX_OPERATIONS} operations`);
  }
  return requests.map(({ address, invocation }) => callOperation(invocation, address!, []));
}

/**
 * Finds operations, own calls and entries that exceed a limit of policy `b` only together. Throws if the greatest
 * amounts exceed it together, but no transaction is found.
 */
function findTogether(search: Search, others: ReadonlyMap<string, bigint>): TransactionEvidence | undefined {
  const { limits } = search.a.policy;
  for (const [token, limit] of others) {
    const own = limits?.get(token);
    if (limits !== undefined && (own === undefined || own <= limit)) continue;
    const ways = waysToSpend(search, token);
    const most = ways.map((way) => greatest(way, limit));
    if (most.reduce((sum, amount) => sum + amount, 0n) <= limit) continue;
    let missing = limit + 1n;
    const parts: Spent[] = [];
    for (const [i, way] of ways.entries()) {
      const amount = most[i]! < missing ? most[i]! : missing;
      const found = amount === 0n
        ? undefined
        : way(amount - 1n, own === undefined ? undefined : own - limit - 1n + missing);
      if (found === undefined) continue;
      missing -= amount;
      parts.push(found);
    }
    const transaction = transactionOf(search, parts);
    if (transaction !== undefined && search.isDifference(transaction)) return { part: "limit", transaction };
    throw tooComplex("the result depends on what operations, calls and entries spend together");
  }
  return undefined;
}

/** Returns the independent ways to spend a token in a transaction that policy `a` accepts. */
function waysToSpend(search: Search, token: string): Way[] {
  const [steps, a, rules] = [search.steps, search.a, search.rules];
  const accounts = search.actingAccounts();
  const asset = assetOf(token, a.policy, [a.policy, search.b.policy]);
  const sums = (side: Side, actors: readonly Actor[], limit: bigint, own: bigint | undefined) => {
    const limits = own === undefined ? side.policy.limits : new Map(side.policy.limits).set(token, own);
    const left = { ...side, policy: { ...side.policy, limits }, conditions: { ...side.conditions, limits } };
    const right = { ...search.b, conditions: { ...search.b.conditions, limits: new Map([[token, limit]]) } };
    return findSums(steps, left, right, actors, requestForm(search), MAX_OPERATIONS)?.requests ?? undefined;
  };
  const byOperations: Way = (limit, own) => {
    if (asset === undefined) return undefined;
    const amounts = { asset, limit, own };
    const found = findSpending(steps, rules, search.limitsOf(a), operationActors(accounts), MAX_OPERATIONS, amounts);
    return found && { operations: found.map(operationOf) };
  };
  const byCalls: Way = (limit, own) => {
    const found = sums(flatSide(a), callActors(accounts), limit, own);
    return found && { operations: asOperations(found) };
  };
  const approvers = [...a.policy.addresses].map((address) => ({
    address,
    self: { part: ADDRESS, value: selfOf(address)! },
  }));
  const byEntries: Way = (limit, own) => {
    if (acceptedCredentials(a).length === 0) return undefined;
    const requests = sums(a, approvers, limit, own);
    return requests && { operations: [], requests };
  };
  const byOwnEntries: Way = (limit, own) => {
    const found = sums({ ...a, rules: a.rules }, callActors(search.accounts), limit, own);
    return found && { operations: found.map(({ address, invocation }) => ownCall(invocation, address!)) };
  };
  // An entry for the only call that the rules allow is the entry of the own call, which counts once.
  if (isOneCall(a.rules)) return [byOperations, acceptedCredentials(a).length > 0 ? byEntries : byOwnEntries];
  if (acceptedCredentials(a).length > 0) return [byOperations, byCalls, byEntries];
  return a.policy.namesCredentials
    ? [byOperations, byCalls]
    : a.policy.entries === Infinity
    ? [byOperations, byOwnEntries]
    : [byOperations, byCalls, byOwnEntries];
}

/** Returns a transaction with everything in `parts`; `undefined` if no own call can contain the entries. */
function transactionOf(search: Search, parts: readonly Spent[]): TransactionRequest | undefined {
  const operations = parts.flatMap((part) => part.operations);
  const requests = parts.flatMap((part) => part.requests ?? []);
  if (requests.length === 0) {
    return operations.length > MAX_OPERATIONS ? undefined : search.show("limit", operations).transaction;
  }
  const isCall = ({ body }: Operation) => body.type === "invokeHostFunction";
  if (!operations.some(isCall)) {
    const called = search.ownCalls(search.actingAccounts());
    if (called === undefined) return undefined;
    operations.push(...callsOf(called));
  }
  if (operations.length > MAX_OPERATIONS) return undefined;
  const host = operations.length - 1; // own calls follow the other operations
  operations[host] = withEntries(operations[host]!, requests);
  const { transaction } = search.show("limit", operations);
  const placed = requests.map((request, i) => ({ ...request, path: `operations[${host}].auth[${i}]` }));
  return { ...transaction, requests: placed };
}

/** What spends a token. */
interface Spent {
  readonly operations: readonly Operation[];
  readonly requests?: readonly ApprovalRequest[];
}

/** Finds what spends more than `limit`, and at most `own` if defined. */
type Way = (limit: bigint, own: bigint | undefined) => Spent | undefined;

/** Returns the greatest amount up to `limit` that can be spent in one way. */
function greatest(way: Way, limit: bigint): bigint {
  let [low, high] = [0n, limit];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (way(middle - 1n, undefined) === undefined) high = middle - 1n;
    else low = middle;
  }
  return low;
}

/** Returns whether rules allow only one call, with one value of each argument. */
function isOneCall(rules: readonly Rule[]): boolean {
  const [rule, ...others] = rules;
  if (rule === undefined || others.length > 0 || rule.times > 1 || rule.args === undefined) return false;
  return rule.head.first.size === 1 && rule.head.second?.size === 1 &&
    rule.args.every(({ values, only }) => values === "self" || only !== undefined);
}

/** Adds unsigned entries for requests to a call. */
function withEntries(operation: Operation, requests: readonly ApprovalRequest[]): Operation {
  const auth = requests.map(({ credentials, address, signatureExpirationLedger, invocation }) => {
    const bound = new DwsaAddressCredentials({
      address: addressToScAddress(address!),
      nonce: 0n,
      signatureExpirationLedger: signatureExpirationLedger ?? 0,
      signature: ScVal.scvVoid(),
    });
    return new DwsaAuthorizationEntry({
      credentials: credentials === "sourceAccount"
        ? DwsaCredentials.dwsaCredentialsSourceAccount()
        : credentials === "address"
        ? DwsaCredentials.dwsaCredentialsAddress(bound)
        : DwsaCredentials.dwsaCredentialsAddressV2(bound),
      rootInvocation: invocation,
    });
  });
  return withAuth(operation, auth);
}
