/**
 * Finds transactions that one policy accepts and another rejects. For each condition of the second policy, the search
 * tries a transaction that violates this condition and satisfies all conditions of the first policy.
 */

import { equalBytes } from "../../internal/bytes.ts";
import { isValidStrKey } from "../../strkey/mod.ts";
import { DwsaAuthorizedInvocation, type Operation } from "../../xdr/mod.ts";
import type { Rule } from "../_shared.ts";
import { demandsOf } from "./_classes.ts";
import { Excess } from "./_excess.ts";
import { findRequests, type Side } from "./_request_excess.ts";
import { type Steps, tooComplex } from "./_solve.ts";
import { otherMemo, type Parts, requestOf } from "./_transaction_witness.ts";
import { invocationOf } from "./_witness.ts";

import {
  callActors,
  callsOf,
  expand,
  flat,
  flatSide,
  MAX_OPERATIONS,
  operationActors,
  operationsOf,
  ownCall,
  rulesOf,
  Search,
  type TransactionEvidence,
} from "./_transaction_search.ts";
import { findOverspending } from "./_transaction_spending.ts";

/** The maximum fee of a transaction, and of a fee bump, in stroops. */
const [MAX_FEE, MAX_BUMP_FEE] = [0xffff_ffffn, 0x7fff_ffff_ffff_ffffn];

/** Finds a transaction that policy `a` accepts and policy `b` rejects; returns `undefined` if there is none. */
export function findTransaction(
  steps: Steps,
  a: Side,
  b: Side,
  maxCalls: number,
): TransactionEvidence | undefined {
  const search = new Search(steps, a, b);
  const form = search.form();
  if (form === undefined) return undefined; // the first policy signs no transaction
  const { terms } = search;
  const other = b.policy.transactions;
  const show = (part: TransactionEvidence["part"], change: Partial<Parts> = {}): TransactionEvidence => ({
    part,
    transaction: requestOf({ ...form, ...change }),
  });
  if (other === undefined || new Search(steps, b, a).form() === undefined) return show("transaction");
  if (!equalBytes(a.policy.networkId, b.policy.networkId)) return show("network");
  if (terms.maxFee > other.maxFee) {
    const fee = other.maxFee + 1n;
    if (form.feeSource === undefined && fee <= MAX_FEE) return show("fee", { fee });
    if (terms.feeBump && fee <= MAX_BUMP_FEE) return show("fee", { fee, feeSource: search.payer });
  }
  const foreign = search.accounts.find((address) => !b.policy.addresses.has(address));
  if (foreign !== undefined) {
    return show("source", form.feeSource === undefined ? { source: foreign } : { feeSource: foreign });
  }
  if (terms.until > other.until) return show("until", { maxTime: other.until + 1n });
  if (other.memo !== undefined && terms.memo !== other.memo) {
    return show("memo", terms.memo === undefined ? { memo: otherMemo(other.memo) } : {});
  }
  if (terms.anySequence && !other.anySequence) return show("sequence", { minSeqNum: 0n });
  if (terms.feeBump && !other.feeBump) return show("feeBump", { feeSource: search.payer });
  if (search.isForeign && !other.anyInner) {
    return show("feeBump", { feeSource: search.payer, source: search.stranger });
  }
  // From here on, policy `b` accepts every account that policy `a` accepts.
  return findOperations(search) ?? findMissing(search, show) ?? findOwnCalls(search) ?? findEntries(search, maxCalls) ??
    findUncheckedEntries(search) ?? findOverspending(search);
}

/** Finds operations that only policy `a` accepts. */
function findOperations(search: Search): TransactionEvidence | undefined {
  const conditions = search.operationConditions();
  const actors = operationActors(search.actingAccounts());
  const found = new Excess(search.steps, conditions).find(search.rules, rulesOf(search.b), actors, MAX_OPERATIONS);
  return found && search.show("operation", operationsOf(found), expand(found).map(({ plan }) => plan.rule!));
}

/** Finds a transaction without operations that must be there together for policy `b`. */
function findMissing(
  search: Search,
  show: (part: "operation", change?: Partial<Parts>) => TransactionEvidence,
): TransactionEvidence | undefined {
  if (!search.b.policy.transactions!.together) return undefined;
  const countOf = (rules: readonly Rule[]) => rules.reduce((sum, { times }) => sum + times, 0);
  const needed = countOf(rulesOf(search.b));
  if (search.terms.together) return countOf(search.rules) === needed ? undefined : show("operation");
  const isCall = ({ body }: Operation) => body.type === "invokeHostFunction";
  if (search.form()!.operations.filter((one) => !isCall(one)).length !== needed) return show("operation");
  if (needed === 0) return undefined;
  const called = search.ownCalls(search.actingAccounts());
  return called && search.show("operation", callsOf(called));
}

/** Finds contract calls of the transaction itself that only policy `a` accepts. */
function findOwnCalls(search: Search): TransactionEvidence | undefined {
  const actors = callActors(search.actingAccounts());
  const excess = new Excess(search.steps, demandsOf(flatSide(search.a).conditions));
  const found = excess.find(flat(search.a.rules), flat(search.b.rules), actors, MAX_OPERATIONS);
  return found && search.show("rules", callsOf(found));
}

/**
 * Finds entries of the source account that only policy `a` accepts. By default, a policy accepts such entries for the
 * transaction's own call.
 */
function findEntries(search: Search, maxCalls: number): TransactionEvidence | undefined {
  const isDefault = ({ policy }: Side) => !policy.namesCredentials;
  if (!isDefault(search.a)) return undefined; // the entries are already compared
  const within = (side: Side): Side => ({ ...side, credentials: ["sourceAccount"] });
  const left: Side = { ...within(search.a), policy: { ...search.a.policy, addresses: new Set(search.accounts) } };
  const takes = isDefault(search.b) || search.b.credentials.includes("sourceAccount");
  const right: Side = takes ? within(search.b) : search.b;
  const found = findRequests(search.steps, left, right, Math.min(maxCalls, MAX_OPERATIONS));
  if (found === undefined) return undefined;
  if (found.requests === null || found.requests.length > MAX_OPERATIONS) {
    const rule = `an example transaction would have more than maxCalls calls or ${MAX_OPERATIONS} operations`;
    throw tooComplex(rule);
  }
  return search.show(found.part, found.requests.map(({ address, invocation }) => ownCall(invocation, address!)));
}

/** Finds an entry of an account that only policy `b` names: policy `a` does not check such an entry in a fee bump. */
function findUncheckedEntries(search: Search): TransactionEvidence | undefined {
  if (!search.isForeign) return undefined;
  const accounts = [...search.b.policy.addresses].filter((address) =>
    isValidStrKey("ed25519PublicKey", address) && !search.a.policy.addresses.has(address)
  );
  const [found] = search.ownCalls(accounts) ?? [];
  if (found === undefined) return undefined;
  const called = invocationOf(found.plan);
  // A tree deeper than the rules, so that no rule accepts it.
  const below = depthOf(search.b.rules) + 1;
  let invocation = new DwsaAuthorizedInvocation({ function: called.function, subInvocations: [] });
  for (let i = 0; i < below; i++) {
    invocation = new DwsaAuthorizedInvocation({ function: called.function, subInvocations: [invocation] });
  }
  return search.show("rules", [ownCall(invocation, found.plan.actor.address)]);
}

/** Returns the nesting depth of rules. */
function depthOf(rules: readonly Rule[]): number {
  let depth = 0;
  for (let level = rules; level.length > 0; level = level.flatMap(({ calls }) => calls!)) depth++;
  return depth;
}
