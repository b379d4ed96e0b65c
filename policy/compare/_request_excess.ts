/** Finds requests that one policy accepts and another rejects, for `comparePolicies()`. */

import type { ApprovalCredentials, ApprovalRequest } from "../../auth/mod.ts";
import { equalBytes } from "../../internal/bytes.ts";
import { ADDRESS, type Policy, RECIPIENT, type Rule, selfOf, type ValueSet } from "../_shared.ts";
import {
  type Actor,
  argumentSets,
  type Box,
  type CallConditions,
  conditionSets,
  demandsOf,
  leastSpend,
  RuleIndex,
  startsOf,
  targetsOf,
} from "./_classes.ts";
import { Embedding } from "./_embed.ts";
import { Excess, type PlannedCalls } from "./_excess.ts";
import { subtract } from "./_set_algebra.ts";
import { atLeast, type Condition, solve, type Steps } from "./_solve.ts";
import { findSpends } from "./_sums.ts";
import { type RequestForm, requestsOf } from "./_witness.ts";
import type { RequestPart } from "./policy_parts.ts";

/** One of the two policies in a comparison. */
export interface Side {
  readonly policy: Policy;
  /** The rules of the policy, with duplicates merged. */
  readonly rules: readonly Rule[];
  readonly conditions: CallConditions;
  /** The credential types that the policy allows, regardless of the expiry. */
  readonly credentials: readonly ApprovalCredentials[];
}

/** Requests that demonstrate a difference. */
export interface Evidence<Part extends string> {
  readonly part: Part;
  /** The requests; `null` if they would contain too many calls. */
  readonly requests: readonly ApprovalRequest[] | null;
}

/** Finds requests that policy `a` accepts and policy `b` rejects; returns `undefined` if there are none. */
export function findRequests(steps: Steps, a: Side, b: Side, maxCalls: number): Evidence<RequestPart> | undefined {
  const kinds = acceptedCredentials(a);
  const groups = groupActors(a, b).filter(([actor]) => firstRoot(steps, a, actor!) !== undefined);
  if (kinds.length === 0 || groups.length === 0) return undefined; // the policy accepts no request
  const [{ policy }, { policy: other }] = [a, b];
  const form: RequestForm = {
    networkId: policy.networkId,
    credentials: kinds[0]!,
    signatureExpirationLedger: kinds[0] === "sourceAccount" ? null : policy.untilLedger,
  };
  const single = (part: RequestPart, change: Partial<RequestForm>, actor = groups[0]![0]!): Evidence<RequestPart> => {
    const plan = { box: firstRoot(steps, a, actor)!, actor, below: [] };
    return { part, requests: requestsOf({ ...form, ...change }, [{ plan, count: 1n }], maxCalls) };
  };
  const outside = groups.flat().find(({ address }) => !other.addresses.has(address));
  if (outside !== undefined) return single("address", {}, outside);
  if (!equalBytes(policy.networkId, other.networkId)) return single("network", {});
  const kind = kinds.find((kind) => !b.credentials.includes(kind));
  if (kind !== undefined) {
    const signatureExpirationLedger = kind === "sourceAccount" ? null : policy.untilLedger;
    return single("credentials", { credentials: kind, signatureExpirationLedger });
  }
  const expiring = kinds.find((kind) => kind !== "sourceAccount");
  if (expiring !== undefined && policy.untilLedger > other.untilLedger) {
    const signatureExpirationLedger = Math.max(other.untilLedger + 1, 1);
    return single("expiry", { credentials: expiring, signatureExpirationLedger });
  }
  const actors = groups.map(([actor]) => actor!);
  const evidence = (
    part: RequestPart,
    calls: readonly PlannedCalls[] | undefined,
  ): Evidence<RequestPart> | undefined =>
    calls === undefined ? undefined : { part, requests: requestsOf(form, calls, maxCalls) };
  const excess = new Excess(steps, demandsOf(a.conditions));
  return evidence("call", findCall(steps, a, b, actors)) ??
    (new Embedding(steps, a.conditions, actors).fits(a.rules, b.rules)
      ? undefined
      : evidence("rules", excess.find(a.rules, b.rules, actors, policy.entries))) ??
    (other.entries < policy.entries
      ? evidence("entries", excess.roots(a.rules, actors, policy.entries, other.entries + 1))
      : undefined) ??
    findSums(steps, a, b, actors, form, maxCalls);
}

/** Returns the credential types of the requests that a policy can accept. */
export function acceptedCredentials({ policy, credentials }: Side): ApprovalCredentials[] {
  return credentials.filter((kind) => kind === "sourceAccount" || policy.untilLedger >= 0);
}

/** Groups the approvers of policy `a`. A group contains approvers that no rule of either policy distinguishes. */
export function groupActors(a: Side, b: Side): Actor[][] {
  const named = new Set<string>();
  let usesSelf = false;
  for (const { rules, conditions } of [a, b]) {
    for (const { value } of conditions.recipients ?? []) named.add(value as string);
    const lists = [rules];
    for (const list of lists) { // items that are added during the loop are visited too
      for (const { args, calls } of list) {
        lists.push(calls!);
        for (const { values } of args ?? []) {
          if (values === "self") usesSelf = true;
          else for (const text of textsOf(values)) named.add(text);
        }
      }
    }
  }
  const groups: Actor[][] = [];
  const others: Actor[] = [];
  for (const address of a.policy.addresses) {
    const value = selfOf(address)!;
    const actor = { address, self: { part: ADDRESS, value } };
    if (usesSelf && named.has(value)) groups.push([actor]);
    else if (others.push(actor) === 1) groups.push(others);
  }
  return groups;
}

function textsOf(set: ValueSet): string[] {
  return [ADDRESS, RECIPIENT].flatMap((name) => {
    const part = set.get(name);
    return part !== undefined && "texts" in part ? [...part.texts] : [];
  });
}

/** Yields the calls that a rule and the conditions of its policy accept. */
function* boxes(steps: Steps, { conditions }: Side, rule: Rule, actor: Actor): Generator<Box> {
  for (const target of targetsOf(steps, rule, new RuleIndex(steps, []), conditions, actor)) {
    const demanded = conditionSets(conditions, target);
    if (demanded === undefined) continue;
    for (const sets of startsOf(argumentSets(rule, actor, target.first), demanded, [])) yield { ...target, sets };
  }
}

/** Returns a root call that a policy accepts. */
function firstRoot(steps: Steps, side: Side, actor: Actor): Box | undefined {
  for (const rule of side.rules) {
    for (const box of boxes(steps, side, rule, actor)) return box;
  }
  return undefined;
}

/** Finds a call that the limits or recipients of policy `b` forbid, with its parent calls. */
export function findCall(
  steps: Steps,
  a: Side,
  b: Side,
  actors: readonly Actor[],
): readonly PlannedCalls[] | undefined {
  if (b.conditions.limits === undefined && b.conditions.recipients === undefined) return undefined;
  for (const actor of actors) {
    const open = a.rules.map((rule) => ({ rule, above: [] as readonly (readonly Box[])[] })).reverse();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { rule, above } = next;
      const own = [...boxes(steps, a, rule, actor)];
      const chain = chooseCalls(steps, a.conditions, [...above, own.flatMap((box) => forbidden(b.conditions, box))]);
      if (chain !== undefined) {
        let below: PlannedCalls[] = [];
        for (const box of chain.reverse()) below = [{ plan: { box, actor, below }, count: 1n }];
        return below;
      }
      if (own.length === 0) continue;
      for (const under of [...rule.calls!].reverse()) open.push({ rule: under, above: [...above, own] });
    }
  }
  return undefined;
}

/** Returns the calls of a box that conditions forbid. */
function forbidden(conditions: CallConditions, box: Box): Box[] {
  const demanded = conditionSets(conditions, box);
  if (demanded === "any") return [];
  if (demanded === undefined || demanded.length !== box.sets.length) return [box];
  return box.sets.flatMap((set, i) => {
    const rest = subtract(set, demanded[i]!);
    return rest.size === 0 ? [] : [{ ...box, sets: [...box.sets.slice(0, i), rest, ...box.sets.slice(i + 1)] }];
  });
}

/** Chooses one call from each list, so that the chosen calls together stay within the limits. */
function chooseCalls(
  steps: Steps,
  { limits }: CallConditions,
  lists: readonly (readonly Box[])[],
): Box[] | undefined {
  if (lists.some(({ length }) => length === 0)) return undefined;
  if (limits === undefined) return lists.map(([box]) => box!);
  const all = lists.flat();
  const conditions: Condition[] = [];
  let from = 0;
  for (const { length } of lists) {
    const factors = Array.from({ length }, (_, i) => [from + i, 1n] as const);
    conditions.push({ factors, most: 1n }, atLeast(factors, 1n));
    from += length;
  }
  for (const [token, most] of limits) {
    const factors = all.flatMap((box, i) => {
      const spend = box.first === token ? leastSpend(limits, box) ?? 0n : 0n;
      return spend > 0n ? [[i, spend] as const] : [];
    });
    if (factors.length > 0) conditions.push({ factors, most });
  }
  const chosen = solve(steps, all.map(() => 1n), conditions);
  return chosen && all.filter((_, i) => chosen[i] === 1n);
}

/** Finds requests that spend more of a token than policy `b` allows. */
export function findSums(
  steps: Steps,
  a: Side,
  b: Side,
  actors: readonly Actor[],
  form: RequestForm,
  maxCalls: number,
): Evidence<"limit"> | undefined {
  for (const [token, limit] of b.conditions.limits ?? []) {
    const found = findSpends(steps, {
      rules: a.rules,
      actors,
      entries: a.policy.entries,
      limits: a.conditions.limits ?? new Map(),
      boxes: (rule, actor) => boxes(steps, a, rule, actor),
      token,
      limit,
      form,
      maxCalls,
    });
    if (found !== undefined) return { part: "limit", requests: found };
  }
  return undefined;
}
