/**
 * Finds transactions that one policy accepts and another rejects. For each condition of the second policy, the search
 * tries a transaction that violates this condition and satisfies all conditions of the first policy.
 */

import { addressToScAddress } from "../../address/mod.ts";
import type { ApprovalRequest } from "../../auth/mod.ts";
import { withAuth } from "../../contract/mod.ts";
import { decodeBase64 } from "../../internal/codec.ts";
import { equalBytes } from "../../internal/bytes.ts";
import { baseAccount } from "../../operation/_shared.ts";
import { encodeStrKey, isValidStrKey } from "../../strkey/mod.ts";
import type { TransactionRequest } from "../../transaction/mod.ts";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  Memo,
  type Operation,
  ScVal,
} from "../../xdr/mod.ts";
import {
  accountText,
  ADDRESS,
  fieldForms,
  OTHER,
  type Rule,
  selfOf,
  type TransactionTerms,
  transactionViolations,
  type ValueSet,
} from "../_shared.ts";
import { type Actor, type Conditions, demandsOf } from "./_classes.ts";
import { Excess, type PlannedCalls } from "./_excess.ts";
import { type AssetLimits, assetLimits, assetOf, findOutflow, findSpending, operationConditions } from "./_outflows.ts";
import { acceptedCredentials, findCall, findRequests, findSums, type Side } from "./_request_excess.ts";
import { unnamedAccount } from "./_set_algebra.ts";
import { BUY_OFFERS, type Steps, tooComplex } from "./_solve.ts";
import { callOperation, operationOf, otherMemo, type Parts, requestOf } from "./_transaction_witness.ts";
import { invocationOf, type RequestForm } from "./_witness.ts";
import type { RequestPart, TransactionPart } from "./policy_parts.ts";

/** A transaction that demonstrates a difference. */
export interface TransactionEvidence {
  readonly part: TransactionPart | RequestPart;
  readonly transaction: TransactionRequest;
}

/** The maximum number of operations in a transaction. */
const MAX_OPERATIONS = 100;

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
  return search.findOperations() ?? search.findMissing(show) ?? search.findOwnCalls() ?? search.findEntries(maxCalls) ??
    search.findUnjudgedEntries() ?? search.findSpending();
}

/** A search for transactions that policy `a` accepts and policy `b` rejects. */
class Search {
  readonly #steps: Steps;
  readonly #a: Side;
  readonly #b: Side;
  #form: Parts | undefined | null = null;
  /** The accounts that policy `a` allows as the source of a transaction. */
  readonly accounts: readonly string[];
  /** Whether policy `a` allows fee bumps for transactions of any account. */
  readonly isForeign: boolean;
  /** An account that neither policy names. */
  readonly stranger: string;
  /** The rules of policy `a` for operations other than contract calls. */
  readonly #rules: readonly Rule[];

  constructor(steps: Steps, a: Side, b: Side) {
    [this.#steps, this.#a, this.#b] = [steps, a, b];
    this.accounts = [...a.policy.addresses].filter((address) => isValidStrKey("ed25519PublicKey", address));
    const { transactions } = a.policy;
    this.isForeign = transactions !== undefined && transactions.feeBump && transactions.anyInner;
    const named = this.#namedAccounts();
    for (let i = 1;; i++) {
      this.stranger = unnamedAccount(i);
      if (!named.has(this.stranger)) break;
    }
    this.#rules = rulesOf(a);
  }

  /** The transaction rules of policy `a`, which must sign transactions. */
  get terms(): TransactionTerms {
    return this.#a.policy.transactions!;
  }

  /** The fee source of fee bumps in the examples. */
  get payer(): string {
    return this.accounts[0]!;
  }

  /** Returns a transaction with one operation that policy `a` accepts: a fee bump only if there is no other. */
  form(): Parts | undefined {
    if (this.#form === null) this.#form = this.#findForm();
    return this.#form;
  }

  #findForm(): Parts | undefined {
    const { transactions: terms, networkId } = this.#a.policy;
    if (terms === undefined || this.accounts.length === 0 || terms.until === 0n) return undefined;
    for (const accounts of this.isForeign ? [this.accounts, this.#actingAccounts()] : [this.accounts]) {
      const operations = this.#some(accounts);
      if (operations === undefined) continue;
      return {
        source: this.payer,
        operations,
        fee: terms.maxFee < 100n ? terms.maxFee : 100n,
        maxTime: terms.until,
        memo: terms.memo === undefined ? Memo.memoNone() : Memo.fromXDR(terms.memo, "base64"),
        minSeqNum: null,
        feeSource: accounts === this.accounts ? undefined : this.payer,
        networkId,
      };
    }
    return undefined;
  }

  /**
   * Returns an operation or an own call by one of the accounts that policy `a` accepts, with all operations that belong
   * together.
   */
  #some(accounts: readonly string[]): Operation[] | undefined {
    if (this.terms.together) {
      const all = this.#rest(accounts, []);
      if (all === undefined || all.length > 0) return all;
    } else {
      const operations = new Excess(this.#steps, this.#operationConditions());
      const others = operations.roots(this.#rules, operationActors(accounts), Infinity, 1);
      if (others !== undefined) return operationsOf(others);
    }
    const calls = new Excess(this.#steps, demandsOf(flatSide(this.#a).conditions));
    const called = calls.roots(flat(this.#a.rules), callActors(accounts), Infinity, 1);
    return called && callsOf(called);
  }

  /**
   * Returns the operations that are missing in a transaction that uses these rules, if they belong together; `undefined`
   * if there are too many, or the limits do not allow them.
   */
  #rest(accounts: readonly string[], used: readonly number[]): Operation[] | undefined {
    if (!this.terms.together) return [];
    const rules = this.#rules.map((rule, i) => ({
      ...rule,
      times: rule.times - used.filter((one) => one === i).length,
    }))
      .filter(({ times }) => times > 0);
    const count = rules.reduce((sum, { times }) => sum + times, 0);
    if (count === 0) return [];
    if (count + used.length > MAX_OPERATIONS) return undefined;
    const operations = new Excess(this.#steps, this.#operationConditions());
    const found = operations.roots(rules, operationActors(accounts), Infinity, count);
    return found && operationsOf(found);
  }

  /**
   * Returns the accounts whose operations are compared. If fee bumps are allowed for any account, these are all
   * accounts that a policy names and one other.
   */
  #actingAccounts(): string[] {
    return this.isForeign
      ? [...new Set([...this.accounts, ...this.#namedAccounts(), this.stranger])]
      : [...this.accounts];
  }

  /** Returns all accounts that either policy names. */
  #namedAccounts(): Set<string> {
    const found = new Set<string>();
    for (const side of [this.#a, this.#b]) {
      for (const address of side.policy.addresses) found.add(address);
      for (const { head: { second }, args } of rulesOf(side)) {
        for (const address of second ?? []) found.add(address);
        for (const { values } of args ?? []) if (values !== "self") addAccounts(found, values, OTHER);
      }
      for (const { args } of side.rules) {
        for (const { values } of args ?? []) if (values !== "self") addAccounts(found, values, ADDRESS);
      }
    }
    return new Set([...found].filter((address) => isValidStrKey("ed25519PublicKey", address)));
  }

  /**
   * Creates an example with these operations: a fee bump if policy `a` does not name all of their accounts. Adds the
   * operations that belong together with those of the rules in `used`.
   */
  #show(
    part: TransactionEvidence["part"],
    some: readonly Operation[],
    used: readonly number[] = [],
  ): TransactionEvidence {
    const { addresses } = this.#a.policy;
    const rest = this.#rest(this.#actingAccounts(), used);
    const operations = [...rest ?? [], ...some];
    const isForeign = operations.some(({ sourceAccount }) => !addresses.has(baseAccount(sourceAccount!)));
    const feeSource = isForeign ? this.payer : undefined;
    const transaction = requestOf({ ...this.form()!, operations, feeSource });
    if (this.terms.together && (operations.length > MAX_OPERATIONS || !this.#isDifference(transaction))) {
      throw tooComplex("the result depends on operations that belong together");
    }
    return { part, transaction };
  }

  #operationConditions(): Conditions {
    const isLimited = this.#a.policy.limits !== undefined || this.#b.policy.limits !== undefined;
    return operationConditions(this.#limitsOf(this.#a), isLimited);
  }

  #limitsOf({ policy }: Side): AssetLimits | undefined {
    return assetLimits(policy, [this.#a.policy, this.#b.policy]);
  }

  /** Finds operations that only policy `a` accepts. */
  findOperations(): TransactionEvidence | undefined {
    const conditions = this.#operationConditions();
    const actors = operationActors(this.#actingAccounts());
    const found = new Excess(this.#steps, conditions).find(this.#rules, rulesOf(this.#b), actors, MAX_OPERATIONS);
    return found && this.#show("operation", operationsOf(found), expand(found).map(({ plan }) => plan.rule!));
  }

  /** Finds a transaction without operations that must be there together for policy `b`. */
  findMissing(
    show: (part: "operation", change?: Partial<Parts>) => TransactionEvidence,
  ): TransactionEvidence | undefined {
    if (!this.#b.policy.transactions!.together) return undefined;
    const countOf = (rules: readonly Rule[]) => rules.reduce((sum, { times }) => sum + times, 0);
    const needed = countOf(rulesOf(this.#b));
    if (this.terms.together) return countOf(this.#rules) === needed ? undefined : show("operation");
    const isCall = ({ body }: Operation) => body.type === "invokeHostFunction";
    if (this.form()!.operations.filter((one) => !isCall(one)).length !== needed) return show("operation");
    if (needed === 0) return undefined;
    const calls = new Excess(this.#steps, demandsOf(flatSide(this.#a).conditions));
    const called = calls.roots(flat(this.#a.rules), callActors(this.#actingAccounts()), Infinity, 1);
    return called && this.#show("operation", callsOf(called));
  }

  /** Finds contract calls of the transaction itself that only policy `a` accepts. */
  findOwnCalls(): TransactionEvidence | undefined {
    const actors = callActors(this.#actingAccounts());
    const excess = new Excess(this.#steps, demandsOf(flatSide(this.#a).conditions));
    const found = excess.find(flat(this.#a.rules), flat(this.#b.rules), actors, MAX_OPERATIONS);
    return found && this.#show("rules", callsOf(found));
  }

  /**
   * Finds entries of the source account that only policy `a` accepts. By default, a policy accepts such entries for the
   * transaction's own call.
   */
  findEntries(maxCalls: number): TransactionEvidence | undefined {
    const isDefault = ({ policy }: Side) => !policy.namesCredentials;
    if (!isDefault(this.#a)) return undefined; // the entries are already compared
    const within = (side: Side): Side => ({ ...side, credentials: ["sourceAccount"] });
    const left: Side = { ...within(this.#a), policy: { ...this.#a.policy, addresses: new Set(this.accounts) } };
    const takes = isDefault(this.#b) || this.#b.credentials.includes("sourceAccount");
    const right: Side = takes ? within(this.#b) : this.#b;
    const found = findRequests(this.#steps, left, right, Math.min(maxCalls, MAX_OPERATIONS));
    if (found === undefined) return undefined;
    if (found.requests === null || found.requests.length > MAX_OPERATIONS) {
      const rule = `an example transaction would have more than maxCalls calls or ${MAX_OPERATIONS} operations`;
      throw tooComplex(rule);
    }
    return this.#show(found.part, found.requests.map(({ address, invocation }) => ownCall(invocation, address!)));
  }

  /** Finds an entry of an account that only policy `b` names: policy `a` does not check such an entry in a fee bump. */
  findUnjudgedEntries(): TransactionEvidence | undefined {
    if (!this.isForeign) return undefined;
    const accounts = [...this.#b.policy.addresses].filter((address) =>
      isValidStrKey("ed25519PublicKey", address) && !this.#a.policy.addresses.has(address)
    );
    const excess = new Excess(this.#steps, demandsOf(flatSide(this.#a).conditions));
    const [found] = excess.roots(flat(this.#a.rules), callActors(accounts), Infinity, 1) ?? [];
    if (found === undefined) return undefined;
    const called = invocationOf(found.plan);
    // A tree deeper than the rules, so that no rule accepts it.
    const below = depthOf(this.#b.rules) + 1;
    let invocation = new DwsaAuthorizedInvocation({ function: called.function, subInvocations: [] });
    for (let i = 0; i < below; i++) {
      invocation = new DwsaAuthorizedInvocation({ function: called.function, subInvocations: [invocation] });
    }
    return this.#show("rules", [ownCall(invocation, found.plan.actor.address)]);
  }

  /** Finds operations and calls that move more than the limits of policy `b` allow. */
  findSpending(): TransactionEvidence | undefined {
    const [{ limits }, { limits: others }] = [this.#a.policy, this.#b.policy];
    if (others === undefined) return undefined;
    if (limits !== undefined && [...limits].every(([token, most]) => (others.get(token) ?? -1n) >= most)) {
      return undefined;
    }
    return this.#findOutflows() ?? this.#findOwnSpending() ?? this.#findTogether(others);
  }

  #findOutflows(): TransactionEvidence | undefined {
    const others = this.#limitsOf(this.#b)!;
    const limits = this.#limitsOf(this.#a);
    const actors = operationActors(this.#actingAccounts());
    const found = findOutflow(this.#steps, this.#rules, limits, others, actors, MAX_OPERATIONS);
    if (found === "unknown") throw tooComplex(BUY_OFFERS);
    return found && this.#show("asset-limit", found.map(operationOf), found.map(({ rule }) => rule));
  }

  /** Finds own calls that the limits of policy `b` forbid. */
  #findOwnSpending(): TransactionEvidence | undefined {
    const [a, b] = [flatSide(this.#a), flatSide(this.#b)];
    const actors = callActors(this.#actingAccounts());
    const call = findCall(this.#steps, a, b, actors);
    if (call !== undefined) return this.#show("call", callsOf(call));
    const found = findSums(this.#steps, a, b, actors, this.#requestForm(), MAX_OPERATIONS);
    return found && this.#show("limit", this.#asOperations(found.requests));
  }

  #requestForm(): RequestForm {
    const { networkId, untilLedger } = this.#a.policy;
    const credentials = acceptedCredentials(this.#a).find((kind) => kind !== "delegates") ?? "sourceAccount";
    const signatureExpirationLedger = credentials === "sourceAccount" ? null : untilLedger;
    return { networkId: networkId as RequestForm["networkId"], credentials, signatureExpirationLedger };
  }

  #asOperations(requests: readonly ApprovalRequest[] | null): Operation[] {
    if (requests === null) {
      throw tooComplex(`an example transaction would have over ${MAX_OPERATIONS} operations`);
    }
    return requests.map(({ address, invocation }) => callOperation(invocation, address!, []));
  }

  /**
   * Finds operations, own calls and entries that exceed a limit of policy `b` only together. Throws if the greatest
   * amounts exceed it together, but no transaction is found.
   */
  #findTogether(others: ReadonlyMap<string, bigint>): TransactionEvidence | undefined {
    const { limits } = this.#a.policy;
    for (const [token, limit] of others) {
      const own = limits?.get(token);
      if (limits !== undefined && (own === undefined || own <= limit)) continue;
      const ways = this.#waysToSpend(token);
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
      const transaction = this.#transactionOf(parts);
      if (transaction !== undefined && this.#isDifference(transaction)) return { part: "limit", transaction };
      throw tooComplex("the result depends on what operations, calls and entries spend together");
    }
    return undefined;
  }

  /** Returns the independent ways to spend a token in a transaction that policy `a` accepts. */
  #waysToSpend(token: string): Way[] {
    const [steps, a, rules] = [this.#steps, this.#a, this.#rules];
    const accounts = this.#actingAccounts();
    const asset = assetOf(token, a.policy, [a.policy, this.#b.policy]);
    const sums = (side: Side, actors: readonly Actor[], limit: bigint, own: bigint | undefined) => {
      const limits = own === undefined ? side.policy.limits : new Map(side.policy.limits).set(token, own);
      const left = { ...side, policy: { ...side.policy, limits }, conditions: { ...side.conditions, limits } };
      const right = { ...this.#b, conditions: { ...this.#b.conditions, limits: new Map([[token, limit]]) } };
      return findSums(steps, left, right, actors, this.#requestForm(), MAX_OPERATIONS)?.requests ?? undefined;
    };
    const byOperations: Way = (limit, own) => {
      if (asset === undefined) return undefined;
      const amounts = { asset, limit, own };
      const found = findSpending(steps, rules, this.#limitsOf(a), operationActors(accounts), MAX_OPERATIONS, amounts);
      return found && { operations: found.map(operationOf) };
    };
    const byCalls: Way = (limit, own) => {
      const found = sums(flatSide(a), callActors(accounts), limit, own);
      return found && { operations: this.#asOperations(found) };
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
      const found = sums({ ...a, rules: a.rules }, callActors(this.accounts), limit, own);
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
  #transactionOf(parts: readonly Spent[]): TransactionRequest | undefined {
    const operations = parts.flatMap((part) => part.operations);
    const requests = parts.flatMap((part) => part.requests ?? []);
    if (requests.length === 0) {
      return operations.length > MAX_OPERATIONS ? undefined : this.#show("limit", operations).transaction;
    }
    const isCall = ({ body }: Operation) => body.type === "invokeHostFunction";
    if (!operations.some(isCall)) {
      const calls = new Excess(this.#steps, demandsOf(flatSide(this.#a).conditions));
      const called = calls.roots(flat(this.#a.rules), callActors(this.#actingAccounts()), Infinity, 1);
      if (called === undefined) return undefined;
      operations.push(...callsOf(called));
    }
    if (operations.length > MAX_OPERATIONS) return undefined;
    const host = operations.length - 1; // own calls follow the other operations
    operations[host] = withEntries(operations[host]!, requests);
    const { transaction } = this.#show("limit", operations);
    const placed = requests.map((request, i) => ({ ...request, path: `operations[${host}].auth[${i}]` }));
    return { ...transaction, requests: placed };
  }

  #isDifference(transaction: TransactionRequest): boolean {
    const [accepted, rejected] = [this.#a, this.#b].map((
      { policy },
    ) => [...transactionViolations(policy, transaction)]);
    return accepted!.length === 0 && rejected!.length > 0;
  }
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

/** Returns a side for own calls alone: recipients and the number of entries do not matter. */
function flatSide({ rules, conditions, policy, ...side }: Side): Side {
  return {
    ...side,
    rules: flat(rules),
    conditions: { ...conditions, recipients: undefined },
    policy: { ...policy, entries: Infinity },
  };
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

/** Returns the rules of a policy for operations other than contract calls; none if the policy signs no transactions. */
function rulesOf({ policy }: Side): readonly Rule[] {
  return policy.transactions?.operations ?? [];
}

/** Adds the accounts that are listed in a part of a value set. */
function addAccounts(accounts: Set<string>, values: ValueSet, part: string): void {
  const found = values.get(part);
  if (found === undefined || !("texts" in found)) return;
  for (const text of found.texts) {
    // The XDR of an account, as a contract value or a field, ends with a 4-byte type and a 32-byte key.
    const bytes = decodeBase64(text).subarray(-36);
    if (bytes.length === 36 && bytes.subarray(0, 4).every((byte) => byte === 0)) {
      accounts.add(encodeStrKey("ed25519PublicKey", bytes.subarray(4)));
    }
  }
}

/** Returns the actors for operations by these accounts. */
function operationActors(accounts: readonly string[]): Actor[] {
  const forms = (type: string) => fieldForms(type).map(({ all }) => all);
  return accounts.map((address) => ({ address, self: { part: OTHER, value: accountText(address) }, forms }));
}

function callActors(accounts: readonly string[]): Actor[] {
  return accounts.map((address) => ({ address, self: { part: ADDRESS, value: selfOf(address)! } }));
}

/** Returns the rules without their rules for sub-invocations. */
function flat(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({ ...rule, calls: [] }));
}

/** Returns the nesting depth of rules. */
function depthOf(rules: readonly Rule[]): number {
  let depth = 0;
  for (let level = rules; level.length > 0; level = level.flatMap(({ calls }) => calls!)) depth++;
  return depth;
}

function operationsOf(calls: readonly PlannedCalls[]): Operation[] {
  return expand(calls).map(({ plan }) => operationOf(plan.box));
}

function callsOf(calls: readonly PlannedCalls[]): Operation[] {
  return expand(calls).map(({ plan }) => callOperation(invocationOf(plan), plan.actor.address, []));
}

function expand(calls: readonly PlannedCalls[]): PlannedCalls[] {
  return calls.flatMap((one) => Array.from({ length: Number(one.count) }, () => one));
}

/** Creates an operation for a contract call, with an entry of the source account for this call. */
function ownCall(invocation: DwsaAuthorizedInvocation, address: string): Operation {
  return callOperation(invocation, address, [
    new DwsaAuthorizationEntry({
      credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
      rootInvocation: invocation,
    }),
  ]);
}
