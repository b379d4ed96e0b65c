/**
 * Partitions the calls that a rule of one policy accepts. All calls of one part, called a class here, match the same
 * rules of the other policy.
 */

import { TOKEN_FUNCTIONS } from "../../contract/mod.ts";
import {
  ADDRESS,
  argumentIndex,
  EVERYTHING,
  listed,
  type Point,
  RECIPIENT,
  type Rule,
  SENDING,
  setOf,
  SPENDING,
  type ValueSet,
  wholeParts,
} from "../_shared.ts";
import { intersect, leastInteger, sizeOf, subtract, unnamedAccount } from "./_set_algebra.ts";
import type { Steps } from "./_solve.ts";

/** An approver or a source account: the address, and the value that `"self"` stands for in rules. */
export interface Actor {
  readonly address: string;
  readonly self: Point;
  /** Returns the possible field values of an operation type; set if operations are compared. */
  readonly forms?: (type: string) => readonly ValueSet[];
}

/** Constraints of a policy on single calls, apart from its rules. */
export interface CallConditions {
  readonly limits: ReadonlyMap<string, bigint> | undefined;
  readonly recipients: readonly Point[] | undefined;
  /** The tokens that either policy limits. */
  readonly tokens: ReadonlySet<string>;
}

/** Constraints on single calls or operations, and on their total spending. */
export interface Conditions extends Pick<CallConditions, "limits" | "tokens"> {
  /** Returns the argument sets that remain for a call target, one list per disjoint case; `"any"` for all arguments. */
  readonly demands: (target: Pick<Box, "creates" | "first" | "second">) => readonly (readonly ValueSet[] | "any")[];
  /** Returns the minimum amount that a box spends of a token with a limit; `undefined` if it spends none. */
  readonly spend: (box: Box) => { readonly token: string; readonly amount: bigint } | undefined;
  /** Returns whether a box contains a call or operation that counts; if absent, all do. */
  readonly keeps?: (box: Box) => boolean;
}

/** Converts conditions on calls to the common representation for calls and operations. */
export function demandsOf(conditions: CallConditions): Conditions {
  const { limits, tokens } = conditions;
  return {
    limits,
    tokens,
    demands: (target) => {
      const sets = conditionSets(conditions, target);
      return sets === undefined ? [] : [sets];
    },
    spend: (box) => {
      const amount = leastSpend(limits, box);
      return amount === undefined ? undefined : { token: box.first, amount };
    },
  };
}

/**
 * Calls to one function with arguments in the given sets, contract creations from one code or asset by one deployer, or
 * operations of one type and account with fields in the given sets.
 */
export interface Box {
  readonly creates: boolean;
  readonly first: string;
  readonly second: string;
  readonly sets: readonly ValueSet[];
}

/** A box of calls of one rule, and the rules of the other policy that accept all calls of the box. */
export interface FittedBox extends Box {
  /** A bit set of the matching rules of the other policy. */
  readonly fits: bigint;
}

/**
 * Returns the argument sets that conditions allow for a function: `undefined` if they allow no arguments, `"any"` if
 * they allow all.
 */
export function conditionSets(
  { limits, recipients }: CallConditions,
  { creates, first, second }: Pick<Box, "creates" | "first" | "second">,
): readonly ValueSet[] | "any" | undefined {
  const spends = !creates && limits !== undefined && (SPENDING as readonly string[]).includes(second);
  const sends = !creates && recipients !== undefined && SENDING.includes(second);
  if (!spends && !sends) return "any";
  if (spends && !limits.has(first)) return undefined;
  const name = second as keyof typeof TOKEN_FUNCTIONS; // a token function that spends or transfers
  const sets = TOKEN_FUNCTIONS[name].args.map(([, type]) =>
    wholeParts(type === "address" ? [ADDRESS] : type === "recipient" ? [ADDRESS, RECIPIENT] : [type])
  );
  if (spends) {
    const amounts: ValueSet = new Map([["i128", [0n, limits.get(first)!]]]);
    sets[argumentIndex(name, "amount")] = intersect(amounts, wholeParts(["i128"]));
  }
  if (sends) {
    const i = argumentIndex(name, "to");
    sets[i] = intersect(sets[i]!, setOf(recipients));
  }
  return sets.some(({ size }) => size === 0) ? undefined : sets;
}

/** Returns the set of each argument that a rule accepts; `undefined` if the number of arguments is not fixed. */
export function argumentSets(
  { args }: Rule,
  { self, forms }: Actor,
  first: string,
): readonly ValueSet[] | undefined {
  return args === undefined ? forms?.(first) : args.map(({ values }) => values === "self" ? setOf([self]) : values);
}

/** Returns whether the first list of sets contains the second. */
export function coversSets(steps: Steps, wide: readonly ValueSet[], narrow: readonly ValueSet[]): boolean {
  return wide.length === narrow.length && wide.every((set, i) => {
    steps.take(workOf(set, narrow[i]!));
    return subtract(narrow[i]!, set).size === 0;
  });
}

/** Returns the cost of combining two sets, in search steps. */
function workOf(a: ValueSet, b: ValueSet): number {
  return (sizeOf(a) + sizeOf(b)) >>> 10;
}

/** An index of the other policy's rules by contract and function. */
export class RuleIndex {
  readonly rules: readonly Rule[];
  readonly #byTarget = new Map<string, number[]>();
  /** The deployers that rules name, by code hash or asset. */
  readonly #seconds = new Map<string, Set<string>>();

  constructor(steps: Steps, rules: readonly Rule[]) {
    this.rules = rules;
    for (const [i, { head: { creates, first, second } }] of rules.entries()) {
      steps.take((first.size * (second?.size ?? 1)) >>> 4);
      for (const one of first) {
        const key = `${creates} ${one}`;
        for (const two of second ?? [ANY]) {
          listed(this.#byTarget, `${key} ${two}`, () => []).push(i);
          if (creates && two !== ANY) listed(this.#seconds, key, () => new Set()).add(two);
        }
      }
    }
  }

  /**
   * Returns the indices of the rules for a contract and function, or for a code hash or asset and a deployer,
   * including the rules for any function or deployer.
   */
  of(creates: boolean, first: string, second: string): number[] {
    const key = `${creates} ${first}`;
    return [ANY, second].flatMap((two) => this.#byTarget.get(`${key} ${two}`) ?? []);
  }

  /** Returns the deployers that rules name for a code hash or asset. */
  seconds(creates: boolean, first: string): ReadonlySet<string> {
    return this.#seconds.get(`${creates} ${first}`) ?? new Set();
  }
}

/** The key of rules that accept any deployer. */
const ANY = "";

/**
 * Groups the targets of a rule that neither policy distinguishes. Returns one target per group, with the indices of the
 * other policy's rules for that target.
 */
export function targetsOf(
  steps: Steps,
  { head: { creates, first: firsts, second } }: Rule,
  index: RuleIndex,
  { tokens }: Pick<CallConditions, "tokens">,
  { address, forms }: Actor,
): Iterable<Pick<Box, "creates" | "first" | "second"> & { readonly near: readonly number[] }> {
  const found = new Map<string, Pick<Box, "creates" | "first" | "second"> & { readonly near: readonly number[] }>();
  for (const first of [...firsts].sort()) {
    // An operation belongs to its account. If a rule accepts any deployer, one deployer represents all deployers that
    // no rule names.
    const named = second ?? index.seconds(creates, first);
    const seconds = forms !== undefined
      ? second?.has(address) ?? true ? [address] : []
      : second === undefined
      ? [...named, unnamedSecond(named)]
      : named;
    for (const one of [...seconds].sort()) {
      const near = index.of(creates, first, one);
      steps.take(1 + (near.length >>> 4));
      const isToken = !creates && (SPENDING as readonly string[]).includes(one);
      const key = `${tokens.has(first) ? first : ""} ${
        isToken || forms !== undefined ? `${one} ${first}` : ""
      } ${near.join()}`;
      if (!found.has(key)) found.set(key, { creates, first, second: one, near });
    }
  }
  return found.values();
}

function unnamedSecond(named: ReadonlySet<string>): string {
  for (let i = 0;; i++) {
    if (!named.has(unnamedAccount(i))) return unnamedAccount(i);
  }
}

/** Yields the calls that a rule accepts under some conditions, partitioned by the rules of another policy. */
export function* boxesOf(
  steps: Steps,
  rule: Rule,
  index: RuleIndex,
  actor: Actor,
  conditions: Conditions,
): Generator<FittedBox> {
  for (const { near, ...target } of targetsOf(steps, rule, index, conditions, actor)) {
    const own = argumentSets(rule, actor, target.first);
    const others = near.map((i) => ({
      bit: 1n << BigInt(i),
      sets: argumentSets(index.rules[i]!, actor, target.first),
    }));
    for (const sets of conditions.demands(target).flatMap((demanded) => startsOf(own, demanded, others))) {
      let boxes: FittedBox[] = [{ ...target, sets, fits: 0n }];
      for (const { bit, sets } of others) {
        if (sets !== undefined && sets.length !== boxes[0]!.sets.length) continue;
        boxes = boxes.flatMap((box) => {
          steps.take(1 + (sets ?? []).reduce((work, set, i) => work + workOf(set, box.sets[i]!), 0));
          return cut(box, sets, bit);
        });
      }
      yield* conditions.keeps === undefined ? boxes : boxes.filter((box) => {
        steps.take();
        return conditions.keeps!(box);
      });
    }
  }
}

/**
 * Returns the argument sets to partition: at most one list, or if any arguments are accepted, one list for each number
 * of arguments that the other rules distinguish.
 */
export function startsOf(
  own: readonly ValueSet[] | undefined,
  demanded: readonly ValueSet[] | "any",
  others: readonly { readonly sets: readonly ValueSet[] | undefined }[],
): (readonly ValueSet[])[] {
  if (demanded !== "any") {
    if (own === undefined) return [demanded];
    if (own.length !== demanded.length) return [];
    const sets = own.map((set, i) => intersect(set, demanded[i]!));
    return sets.some(({ size }) => size === 0) ? [] : [sets];
  }
  if (own !== undefined) return [own];
  const lengths = new Set(others.flatMap(({ sets }) => sets === undefined ? [] : [sets.length]));
  let other = 0;
  while (lengths.has(other)) other++;
  return [...lengths, other].sort((a, b) => a - b).map((length) => new Array<ValueSet>(length).fill(EVERYTHING));
}

/** Returns the part of a box that matches a rule, and the rest as disjoint boxes. */
function cut(box: FittedBox, sets: readonly ValueSet[] | undefined, bit: bigint): FittedBox[] {
  const inside = { ...box, fits: box.fits | bit };
  if (sets === undefined) return [inside];
  const common = sets.map((set, i) => intersect(box.sets[i]!, set));
  if (common.some(({ size }) => size === 0)) return [box];
  const pieces: FittedBox[] = [];
  for (let i = 0; i < sets.length; i++) {
    const rest = subtract(box.sets[i]!, sets[i]!);
    if (rest.size > 0) pieces.push({ ...box, sets: [...common.slice(0, i), rest, ...box.sets.slice(i + 1)] });
  }
  return [...pieces, { ...inside, sets: common }];
}

/** Returns the minimum amount that the calls of a box spend of a token with a limit; `undefined` if they spend none. */
export function leastSpend(
  limits: ReadonlyMap<string, bigint> | undefined,
  { creates, first, second, sets }: Box,
): bigint | undefined {
  if (creates || !limits?.has(first) || !(SPENDING as readonly string[]).includes(second)) return undefined;
  return leastInteger(sets[argumentIndex(second as typeof SPENDING[number], "amount")]!, "i128");
}
