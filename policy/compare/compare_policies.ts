/** Compares two policies. */

import { attempt, Fault, wrongType } from "../../internal/fault.ts";
import { addressToScAddress } from "../../address/mod.ts";
import type { ApprovalRequest } from "../../auth/mod.ts";
import type { PolicyViolation } from "../../errors/mod.ts";
import { readOptions } from "../../internal/options.ts";
import type { TransactionRequest } from "../../transaction/mod.ts";
import { ScVal } from "../../xdr/mod.ts";
import {
  pointOf,
  type Policy,
  readPolicy,
  requestViolations,
  type Rule,
  transactionViolations,
  type ValueSet,
} from "../_shared.ts";
import type { SigningPolicy } from "../mod.ts";
import { findRequests, type Side } from "./_request_excess.ts";
import type { RequestPart, TransactionPart } from "./policy_parts.ts";
import { findLogins } from "./_logins.ts";
import { BUY_OFFERS, Steps, tooComplex } from "./_solve.ts";
import { findTransaction } from "./_transaction_excess.ts";
import type { TransactionEvidence } from "./_transaction_search.ts";

/**
 * The differences between two policies. If both properties are absent, the policies accept the same requests and
 * transactions, as far as {@linkcode comparePolicies} compares them.
 */
export interface PolicyComparison {
  /** An example that `policy` accepts and `other` rejects. */
  readonly allowsMore?: PolicyDifference;
  /** An example that `other` accepts and `policy` rejects. */
  readonly allowsLess?: PolicyDifference;
}

/** A difference between two policies, with an example that one policy accepts and the other rejects. */
export interface PolicyDifference {
  /** The property or the rules in which the policies differ. */
  readonly part: RequestPart | TransactionPart;
  /**
   * Requests that one policy accepts and the other rejects; empty if the difference is in a transaction; `null` if the requests would contain more than `maxCalls` calls, or would be too large for a policy to check.
   */
  readonly requests: readonly ApprovalRequest[] | null;
  /** The unsigned transaction, if the policies differ in a transaction. */
  readonly transaction?: TransactionRequest;
  /** The violations that the rejecting policy reports for the example; empty if the example is too large. */
  readonly violations: readonly PolicyViolation[];
}

/** Options for {@linkcode comparePolicies}. */
export interface ComparePoliciesOptions {
  /** The maximum number of search steps, for both directions together; 100,000 by default. */
  readonly maxSteps?: number | undefined;
  /** The maximum number of calls in an example; 1,000 by default. */
  readonly maxCalls?: number | undefined;
}

/**
 * Compares what two policies allow, for example to review a change to a policy. Each difference contains an example:
 * requests or a transaction that one policy accepts and the other rejects. An absent property means that there
 * is no such difference, not merely that none was found.
 *
 * The comparison covers all transactions, and any number of well-formed requests whose approver is known and
 * signs with its own key. If a policy limits classic assets, operations that the network always rejects are left out.
 * The examples are small and deterministic, and, unless they are too large, are checked against both policies before
 * they are returned. The property `part` determines the type of the example:
 *
 * | part | example |
 * |---|---|
 * | `transaction` | a transaction; the other policy signs no transactions |
 * | `logins` | a login: a transaction (SEP-10) or a request (SEP-45), with a nonce of zeros |
 * | `network`, `address`, `credentials`, `expiry` | one request |
 * | `call` | a call that the limits or recipients of the other policy forbid |
 * | `rules` | calls that the rules of the other policy do not accept together |
 * | `entries` | more requests than the other policy allows together |
 * | `limit` | calls that together spend more of a token than the other policy allows |
 * | `fee`, `source`, `until`, `memo`, `sequence`, `feeBump`, `operation` | a transaction |
 * | `asset-limit` | a transaction that spends more of a classic asset than the other policy allows |
 *
 * If the policies accept the same requests but not the same transactions, the example is always a transaction.
 *
 * If there is no difference, both policies accept the same requests and transactions, which are not necessarily safe.
 *
 * @param policy a policy, such as a changed version
 * @param other the policy to compare with, such as the version in use
 * @param options the limits of the search and of the examples
 * @returns what `policy` allows and `other` does not, and vice versa
 * @throws {TypeError} if a property is missing, unknown or of the wrong type, or `version`, a credential type or an
 *   integer type is not supported
 * @throws {RangeError} if an option is not an integer from 1 to 2^53 - 1
 * @throws {DwsaError} `auth/invalid-policy`, with a path that begins with `policy.` or `other.`, if a policy is
 *   otherwise invalid; `auth/too-complex` if the search needs more than `maxSteps` steps, an example transaction would
 *   be too large, the rules list too many values of a field, or the result depends on the cost of buy offers for an
 *   asset with a limit
 *
 * @example A review of a change
 * ```ts
 * import { comparePolicies } from "@dwsa/base/compare";
 * import { Networks } from "@dwsa/base/network";
 * import type { SigningPolicy } from "@dwsa/base/policy";
 * import assert from "node:assert/strict";
 *
 * const old: SigningPolicy = {
 *   version: 1,
 *   network: Networks.TESTNET,
 *   addresses: ["GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"],
 *   untilLedger: 1_000,
 *   calls: [{
 *     contract: "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75",
 *     function: "transfer",
 *     args: ["self", "any", { type: "i128", min: "1", max: "50" }],
 *   }],
 * };
 * const { allowsMore, allowsLess } = comparePolicies({ ...old, untilLedger: 2_000 }, old);
 * assert.equal(allowsMore?.part, "expiry");
 * assert.equal(allowsMore.requests?.[0]?.signatureExpirationLedger, 1_001);
 * assert.deepEqual(allowsMore.violations.map(({ code }) => code), ["expiry"]);
 * assert.equal(allowsLess, undefined);
 * ```
 */
export function comparePolicies(
  policy: SigningPolicy,
  other: SigningPolicy,
  options?: ComparePoliciesOptions,
): PolicyComparison {
  return attempt("compare the policies", () => {
    const { maxSteps, maxCalls } = readOptions(options, ["maxSteps", "maxCalls"]);
    const steps = new Steps(readCount("maxSteps", maxSteps, 100_000));
    const most = readCount("maxCalls", maxCalls, 1_000);
    const [a, b] = sidesOf(readPolicy(policy, "policy."), readPolicy(other, "other."));
    const [allowsMore, allowsLess] = [difference(steps, a, b, most), difference(steps, b, a, most)];
    return { ...(allowsMore === undefined ? {} : { allowsMore }), ...(allowsLess === undefined ? {} : { allowsLess }) };
  });
}

function readCount(name: string, value: unknown, byDefault: number): number {
  if (value === undefined) return byDefault;
  if (typeof value !== "number") throw wrongType(name, "a number", value);
  if (Number.isSafeInteger(value) && value > 0) return value;
  const expected = `an integer from 1 to ${Number.MAX_SAFE_INTEGER}`;
  throw new Fault("range", `expected ${name} to be ${expected}, got ${value}`);
}

function difference(
  steps: Steps,
  a: Side,
  b: Side,
  maxCalls: number,
): PolicyDifference | undefined {
  const signs = findTransaction(steps, a, b, maxCalls);
  // Check first whether transactions are signed at all, then logins, fees, requests, and other transactions.
  if (signs?.part === "transaction") return ofTransaction(a, b, signs);
  const login = findLogins(a, b, maxCalls);
  if (login !== undefined && "transaction" in login) return ofTransaction(a, b, login);
  if (login === undefined && signs?.part === "fee") return ofTransaction(a, b, signs);
  const found = login ?? findRequests(steps, a, b, maxCalls);
  if (found === undefined) return signs && ofTransaction(a, b, signs);
  const { part, requests } = found;
  if (requests === null) return { part, requests, violations: [] };
  const violations = replay(part, requestViolations(a.policy, requests), requestViolations(b.policy, requests));
  return violations === undefined ? { part, requests: null, violations: [] } : { part, requests, violations };
}

function ofTransaction(
  a: Side,
  b: Side,
  { part, transaction }: TransactionEvidence,
): PolicyDifference {
  const [accepted, found] = [a, b].map(({ policy }) => [...transactionViolations(policy, transaction)]);
  const violations = replay(part, accepted!, found!);
  return { part, requests: [], transaction, violations: violations ?? [] };
}

/**
 * Returns the violations of an example that the rejecting policy reports; `undefined` if the example is too large to
 * check. Throws if the other policy does not accept the example.
 */
function replay(
  part: string,
  accepted: readonly PolicyViolation[],
  violations: readonly PolicyViolation[],
): readonly PolicyViolation[] | undefined {
  if ([...accepted, ...violations].some(({ code }) => code === "size")) return undefined;
  // The search assumes that buy offers cost nothing.
  if (accepted.length > 0 && accepted.every(({ code, path }) => code === "limit" && path === "")) {
    throw tooComplex(BUY_OFFERS);
  }
  if (accepted.length === 0 && violations.length > 0) return violations;
  throw new Error(
    `Cannot compare the policies: the example (${part}) is not a difference; this is a bug in the library`,
  );
}

/** Prepares two policies for comparison with each other. */
function sidesOf(policy: Policy, other: Policy): [Side, Side] {
  const tokens = new Set([...policy.limits?.keys() ?? [], ...other.limits?.keys() ?? []]);
  const merged = new RuleMerger();
  const [a, b] = [policy, other].map((one): Side => ({
    policy: one,
    rules: merged.merge(one.calls),
    conditions: {
      limits: one.limits,
      recipients: one.recipients &&
        [...one.recipients].map((text) => pointOf(ScVal.scvAddress(addressToScAddress(text)))),
      tokens,
    },
    credentials: one.credentials,
  }));
  return [a!, b!];
}

/** Merges rules of a list that accept the same calls, and adds up their `times`. */
class RuleMerger {
  readonly #ids = new Map<string, number>();

  merge(rules: readonly Rule[]): Rule[] {
    return [...this.#merge(rules).values()];
  }

  /** Returns the merged rules by ID; equal rules have the same ID. */
  #merge(rules: readonly Rule[]): Map<number, Rule> {
    const found = new Map<number, Rule>();
    for (const rule of rules) {
      const calls = this.#merge(rule.calls!);
      const key = JSON.stringify([
        rule.head.creates,
        [...rule.head.first].sort(),
        rule.head.second === undefined ? null : [...rule.head.second].sort(),
        rule.args === undefined ? null : rule.args.map(({ values }) => values === "self" ? values : keyOf(values)),
        [...calls].map(([id, { times }]) => [id, times]).sort(([a], [b]) => a! - b!),
      ]);
      const id = this.#ids.get(key) ?? this.#ids.size;
      this.#ids.set(key, id);
      const times = (found.get(id)?.times ?? 0) + rule.times;
      found.set(id, { ...rule, calls: [...calls.values()], times });
    }
    return found;
  }
}

function keyOf(set: ValueSet): unknown {
  return [...set].sort(([a], [b]) => a < b ? -1 : 1).map(([name, part]) =>
    "texts" in part ? [name, part.except, [...part.texts].sort()] : [name, part.map(String)]
  );
}
