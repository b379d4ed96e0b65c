/**
 * Finds transactions that one policy accepts and another rejects. For each condition of the second policy, the search
 * tries a transaction that violates this condition and satisfies all conditions of the first policy.
 */

import { decodeBase64 } from "../../internal/codec.ts";
import { equalBytes } from "../../internal/bytes.ts";
import { baseAccount } from "../../operation/_shared.ts";
import { encodeStrKey, isValidStrKey } from "../../strkey/mod.ts";
import type { TransactionRequest } from "../../transaction/mod.ts";
import {
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  Memo,
  type Operation,
} from "../../xdr/mod.ts";
import {
  accountText,
  ADDRESS,
  fieldForms,
  OTHER,
  type Rule,
  selfOf,
  type TransactionTerms,
  type ValueSet,
} from "../_shared.ts";
import { type Actor, type CallConditions, demandsOf } from "./_classes.ts";
import { Excess, type PlannedCalls } from "./_excess.ts";
import { findOutflow, limitsByXdr, operationConditions } from "./_outflows.ts";
import { findRequests, type Side } from "./_request_excess.ts";
import { unnamedAccount } from "./_set_algebra.ts";
import { BUY_OFFERS, type Steps, tooComplex } from "./_solve.ts";
import { callOperation, operationOf, otherMemo, type Parts, requestOf } from "./_transaction_witness.ts";
import { invocationOf } from "./_witness.ts";
import type { RequestPart, TransactionPart } from "./policy_parts.ts";

/** A transaction that demonstrates a difference. */
export interface TransactionEvidence {
  readonly part: TransactionPart | RequestPart;
  readonly transaction: TransactionRequest;
}

const ACTION = "compare the policies";

/** The maximum number of operations in a transaction. */
const MAX_OPERATIONS = 100;

/** The maximum fee of a transaction, and of a fee bump, in stroops. */
const [MAX_FEE, MAX_BUMP_FEE] = [0xffff_ffffn, 0x7fff_ffff_ffff_ffffn];

/** The conditions on a transaction's own calls: limits and recipients apply only to entries. */
const NO_CONDITIONS: CallConditions = { limits: undefined, recipients: undefined, tokens: /* @__PURE__ */ new Set() };

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
  return search.findOperations() ?? search.findOwnCalls() ?? search.findEntries(maxCalls) ??
    search.findUnjudgedEntries() ?? search.findOutflows();
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
      const [operation] = this.#some(accounts, 1) ?? [];
      if (operation === undefined) continue;
      return {
        source: this.payer,
        operations: [operation],
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

  /** Returns `count` operations by some of the accounts that policy `a` accepts together. */
  #some(accounts: readonly string[], count: number): Operation[] | undefined {
    const conditions = operationConditions(limitsByXdr(this.#a.policy.assetLimits));
    const operations = new Excess(this.#steps, conditions);
    const calls = new Excess(this.#steps, demandsOf(NO_CONDITIONS));
    for (let own = 0; own <= count; own++) {
      const others = count === own
        ? []
        : operations.roots(this.#rules, operationActors(accounts), Infinity, count - own);
      const called = own === 0 ? [] : calls.roots(flat(this.#a.rules), callActors(accounts), Infinity, own);
      if (others !== undefined && called !== undefined) return [...operationsOf(others), ...callsOf(called)];
    }
    return undefined;
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

  /** Creates an example with these operations: a fee bump if policy `a` does not name all of their accounts. */
  #show(part: TransactionEvidence["part"], operations: readonly Operation[]): TransactionEvidence {
    const { addresses } = this.#a.policy;
    const isForeign = operations.some(({ sourceAccount }) => !addresses.has(baseAccount(sourceAccount!)));
    const feeSource = isForeign ? this.payer : undefined;
    return { part, transaction: requestOf({ ...this.form()!, operations, feeSource }) };
  }

  /** Finds operations that only policy `a` accepts. */
  findOperations(): TransactionEvidence | undefined {
    const conditions = operationConditions(limitsByXdr(this.#a.policy.assetLimits));
    const actors = operationActors(this.#actingAccounts());
    const found = new Excess(this.#steps, conditions).find(this.#rules, rulesOf(this.#b), actors, MAX_OPERATIONS);
    return found && this.#show("operation", operationsOf(found));
  }

  /** Finds contract calls of the transaction itself that only policy `a` accepts. */
  findOwnCalls(): TransactionEvidence | undefined {
    const actors = callActors(this.#actingAccounts());
    const excess = new Excess(this.#steps, demandsOf(NO_CONDITIONS));
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
      throw tooComplex(ACTION, rule);
    }
    return this.#show(found.part, found.requests.map(({ address, invocation }) => ownCall(invocation, address!)));
  }

  /** Finds an entry of an account that only policy `b` names: policy `a` does not check such an entry in a fee bump. */
  findUnjudgedEntries(): TransactionEvidence | undefined {
    if (!this.isForeign) return undefined;
    const accounts = [...this.#b.policy.addresses].filter((address) =>
      isValidStrKey("ed25519PublicKey", address) && !this.#a.policy.addresses.has(address)
    );
    const excess = new Excess(this.#steps, demandsOf(NO_CONDITIONS));
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

  /** Finds operations whose outflow exceeds the limits of policy `b`. */
  findOutflows(): TransactionEvidence | undefined {
    const others = limitsByXdr(this.#b.policy.assetLimits);
    if (others === undefined) return undefined;
    const limits = limitsByXdr(this.#a.policy.assetLimits);
    const actors = operationActors(this.#actingAccounts());
    const found = findOutflow(this.#steps, this.#rules, limits, others, actors, MAX_OPERATIONS);
    if (found === "unknown") throw tooComplex(ACTION, BUY_OFFERS);
    return found && this.#show("asset-limit", found.map(operationOf));
  }
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
