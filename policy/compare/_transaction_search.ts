/** Examples of transactions that a policy accepts, and the rules and accounts that they are made of. */

import { decodeBase64 } from "../../internal/codec.ts";
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
  transactionViolations,
  type ValueSet,
} from "../_shared.ts";
import { type Actor, type Conditions, demandsOf } from "./_classes.ts";
import { Excess, type PlannedCalls } from "./_excess.ts";
import { type AssetLimits, assetLimits, operationConditions } from "./_outflows.ts";
import type { Side } from "./_request_excess.ts";
import { unnamedAccount } from "./_set_algebra.ts";
import { type Steps, tooComplex } from "./_solve.ts";
import { callOperation, operationOf, type Parts, requestOf } from "./_transaction_witness.ts";
import { invocationOf } from "./_witness.ts";
import type { RequestPart, TransactionPart } from "./policy_parts.ts";

/** A transaction that demonstrates a difference. */
export interface TransactionEvidence {
  readonly part: TransactionPart | RequestPart;
  readonly transaction: TransactionRequest;
}

/** The maximum number of operations in a transaction. */
export const MAX_OPERATIONS = 100;

/** A search for transactions that policy `a` accepts and policy `b` rejects. */
export class Search {
  readonly steps: Steps;
  readonly a: Side;
  readonly b: Side;
  #form: Parts | undefined | null = null;
  /** The accounts that policy `a` allows as the source of a transaction. */
  readonly accounts: readonly string[];
  /** Whether policy `a` allows fee bumps for transactions of any account. */
  readonly isForeign: boolean;
  /** An account that neither policy names. */
  readonly stranger: string;
  /** The rules of policy `a` for operations other than contract calls. */
  readonly rules: readonly Rule[];

  constructor(steps: Steps, a: Side, b: Side) {
    [this.steps, this.a, this.b] = [steps, a, b];
    this.accounts = [...a.policy.addresses].filter((address) => isValidStrKey("ed25519PublicKey", address));
    const { transactions } = a.policy;
    this.isForeign = transactions !== undefined && transactions.feeBump && transactions.anyInner;
    const named = this.#namedAccounts();
    for (let i = 1;; i++) {
      this.stranger = unnamedAccount(i);
      if (!named.has(this.stranger)) break;
    }
    this.rules = rulesOf(a);
  }

  /** The transaction rules of policy `a`, which must sign transactions. */
  get terms(): TransactionTerms {
    return this.a.policy.transactions!;
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
    const { transactions: terms, networkId } = this.a.policy;
    if (terms === undefined || this.accounts.length === 0 || terms.until === 0n) return undefined;
    for (const accounts of this.isForeign ? [this.accounts, this.actingAccounts()] : [this.accounts]) {
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
      const operations = new Excess(this.steps, this.operationConditions());
      const others = operations.roots(this.rules, operationActors(accounts), Infinity, 1);
      if (others !== undefined) return operationsOf(others);
    }
    const called = this.ownCalls(accounts);
    return called && callsOf(called);
  }

  /** Returns a call of the transaction itself by one of the accounts that policy `a` accepts. */
  ownCalls(accounts: readonly string[]): readonly PlannedCalls[] | undefined {
    const excess = new Excess(this.steps, demandsOf(flatSide(this.a).conditions));
    return excess.roots(flat(this.a.rules), callActors(accounts), Infinity, 1);
  }

  /**
   * Returns the operations that are missing in a transaction that uses these rules, if they belong together; `undefined`
   * if there are too many, or the limits do not allow them.
   */
  #rest(accounts: readonly string[], used: readonly number[]): Operation[] | undefined {
    if (!this.terms.together) return [];
    const rules = this.rules.map((rule, i) => ({
      ...rule,
      times: rule.times - used.filter((one) => one === i).length,
    }))
      .filter(({ times }) => times > 0);
    const count = rules.reduce((sum, { times }) => sum + times, 0);
    if (count === 0) return [];
    if (count + used.length > MAX_OPERATIONS) return undefined;
    const operations = new Excess(this.steps, this.operationConditions());
    const found = operations.roots(rules, operationActors(accounts), Infinity, count);
    return found && operationsOf(found);
  }

  /**
   * Returns the accounts whose operations are compared. If fee bumps are allowed for any account, these are all
   * accounts that a policy names and one other.
   */
  actingAccounts(): string[] {
    return this.isForeign
      ? [...new Set([...this.accounts, ...this.#namedAccounts(), this.stranger])]
      : [...this.accounts];
  }

  /** Returns all accounts that either policy names. */
  #namedAccounts(): Set<string> {
    const found = new Set<string>();
    for (const side of [this.a, this.b]) {
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
  show(
    part: TransactionEvidence["part"],
    some: readonly Operation[],
    used: readonly number[] = [],
  ): TransactionEvidence {
    const { addresses } = this.a.policy;
    const rest = this.#rest(this.actingAccounts(), used);
    const operations = [...rest ?? [], ...some];
    const isForeign = operations.some(({ sourceAccount }) => !addresses.has(baseAccount(sourceAccount!)));
    const feeSource = isForeign ? this.payer : undefined;
    const transaction = requestOf({ ...this.form()!, operations, feeSource });
    if (this.terms.together && (operations.length > MAX_OPERATIONS || !this.isDifference(transaction))) {
      throw tooComplex("the result depends on operations that belong together");
    }
    return { part, transaction };
  }

  operationConditions(): Conditions {
    const isLimited = this.a.policy.limits !== undefined || this.b.policy.limits !== undefined;
    return operationConditions(this.limitsOf(this.a), isLimited);
  }

  limitsOf({ policy }: Side): AssetLimits | undefined {
    return assetLimits(policy, [this.a.policy, this.b.policy]);
  }

  isDifference(transaction: TransactionRequest): boolean {
    const [accepted, rejected] = [this.a, this.b].map((
      { policy },
    ) => [...transactionViolations(policy, transaction)]);
    return accepted!.length === 0 && rejected!.length > 0;
  }
}

/** Returns a side for own calls alone: recipients and the number of entries do not matter. */
export function flatSide({ rules, conditions, policy, ...side }: Side): Side {
  return {
    ...side,
    rules: flat(rules),
    conditions: { ...conditions, recipients: undefined },
    policy: { ...policy, entries: Infinity },
  };
}

/** Returns the rules of a policy for operations other than contract calls; none if the policy signs no transactions. */
export function rulesOf({ policy }: Side): readonly Rule[] {
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
export function operationActors(accounts: readonly string[]): Actor[] {
  const forms = (type: string) => fieldForms(type).map(({ all }) => all);
  return accounts.map((address) => ({ address, self: { part: OTHER, value: accountText(address) }, forms }));
}

export function callActors(accounts: readonly string[]): Actor[] {
  return accounts.map((address) => ({ address, self: { part: ADDRESS, value: selfOf(address)! } }));
}

/** Returns the rules without their rules for sub-invocations. */
export function flat(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({ ...rule, calls: [] }));
}

export function operationsOf(calls: readonly PlannedCalls[]): Operation[] {
  return expand(calls).map(({ plan }) => operationOf(plan.box));
}

export function callsOf(calls: readonly PlannedCalls[]): Operation[] {
  return expand(calls).map(({ plan }) => callOperation(invocationOf(plan), plan.actor.address, []));
}

export function expand(calls: readonly PlannedCalls[]): PlannedCalls[] {
  return calls.flatMap((one) => Array.from({ length: Number(one.count) }, () => one));
}

/** Creates an operation for a contract call, with an entry of the source account for this call. */
export function ownCall(invocation: DwsaAuthorizedInvocation, address: string): Operation {
  return callOperation(invocation, address, [
    new DwsaAuthorizationEntry({
      credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
      rootInvocation: invocation,
    }),
  ]);
}
