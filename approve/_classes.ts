/**
 * Classes of calls: the calls that a rule of one policy accepts, cut along the rules of another, so that all calls of a
 * class fit the same rules of the other.
 */

import { TOKEN_FUNCTIONS } from "../contract/mod.ts";
import type { Rule } from "./_rules.ts";
import { intersect, leastInteger, sizeOf, subtract, unnamedAccount } from "./_set_algebra.ts";
import type { Steps } from "./_solve.ts";
import { argumentIndex, SENDING, SPENDING } from "./_token_limits.ts";
import { ADDRESS, EVERYTHING, listed, type Point, RECIPIENT, setOf, type ValueSet, wholeParts } from "./_value_set.ts";

/** Who approves: an address, and its value in rules with `"self"`. */
export interface Actor {
  readonly address: string;
  readonly self: Point;
  /** Of an account whose operations are compared: the values that the fields of a type of operations can have. */
  readonly forms?: (type: string) => readonly ValueSet[];
}

/** What a policy demands of single calls, whatever their rules. */
export interface CallConditions {
  readonly limits: ReadonlyMap<string, bigint> | undefined;
  readonly recipients: readonly Point[] | undefined;
  /** The tokens that this or the other policy has a limit for. */
  readonly tokens: ReadonlySet<string>;
}

/** What is demanded of single calls or operations, and of what they spend together. */
export interface Conditions extends Pick<CallConditions, "limits" | "tokens"> {
  /** The sets that are left for the arguments of what is called, or `"any"`: a list for each case, which exclude each other. */
  readonly demands: (target: Pick<Box, "creates" | "first" | "second">) => readonly (readonly ValueSet[] | "any")[];
  /** What a box spends at least, of one with a limit. */
  readonly spend: (box: Box) => { readonly token: string; readonly amount: bigint } | undefined;
}

/** The conditions of calls in this form. */
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

/** The calls of a contract and function with arguments in some sets, or the creations of a code by a deployer. */
export interface Box {
  readonly creates: boolean;
  readonly first: string;
  readonly second: string;
  readonly sets: readonly ValueSet[];
}

/** A box of the calls of one rule, and the rules of the other policy whose heads fit all of them. */
export interface FittedBox extends Box {
  /** One bit for each rule of the other policy. */
  readonly fits: bigint;
}

/** The sets that conditions leave for the arguments of a function; `undefined` if they leave none, `"any"` if all. */
export function conditionSets(
  { limits, recipients }: CallConditions,
  { creates, first, second }: Pick<Box, "creates" | "first" | "second">,
): readonly ValueSet[] | "any" | undefined {
  const spends = !creates && limits !== undefined && (SPENDING as readonly string[]).includes(second);
  const sends = !creates && recipients !== undefined && SENDING.includes(second);
  if (!spends && !sends) return "any";
  if (spends && !limits.has(first)) return undefined;
  const name = second as keyof typeof TOKEN_FUNCTIONS; // since it spends or sends
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

/** The arguments that a rule accepts, where it or the type of operations says how many. */
export function argumentSets(
  { args }: Rule,
  { self, forms }: Actor,
  first: string,
): readonly ValueSet[] | undefined {
  return args === undefined ? forms?.(first) : args.map(({ values }) => values === "self" ? setOf([self]) : values);
}

/** Whether every argument of the second is in the first. */
export function coversSets(steps: Steps, wide: readonly ValueSet[], narrow: readonly ValueSet[]): boolean {
  return wide.length === narrow.length && wide.every((set, i) => {
    steps.take(workOf(set, narrow[i]!));
    return subtract(narrow[i]!, set).size === 0;
  });
}

/** The work of combining two sets. */
function workOf(a: ValueSet, b: ValueSet): number {
  return (sizeOf(a) + sizeOf(b)) >>> 10;
}

/** The rules of the other policy by the contracts and functions that they name. */
export class RuleIndex {
  readonly rules: readonly Rule[];
  readonly #byTarget = new Map<string, number[]>();
  /** The deployers of each code that rules bind. */
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

  /** The rules that name a contract and a function, or a code and a deployer, by number. */
  of(creates: boolean, first: string, second: string): number[] {
    const key = `${creates} ${first}`;
    return [ANY, second].flatMap((two) => this.#byTarget.get(`${key} ${two}`) ?? []);
  }

  /** The deployers of a code that rules bind. */
  seconds(creates: boolean, first: string): ReadonlySet<string> {
    return this.#seconds.get(`${creates} ${first}`) ?? new Set();
  }
}

/** The place of rules that bind no deployer, and of no name. */
const ANY = "";

/** What a rule names, one of each group that neither policy tells apart, with the other's rules that name it. */
export function targetsOf(
  steps: Steps,
  { head: { creates, first: firsts, second } }: Rule,
  index: RuleIndex,
  { tokens }: Pick<CallConditions, "tokens">,
  { address, forms }: Actor,
): Iterable<Pick<Box, "creates" | "first" | "second"> & { readonly near: readonly number[] }> {
  const found = new Map<string, Pick<Box, "creates" | "first" | "second"> & { readonly near: readonly number[] }>();
  for (const first of [...firsts].sort()) {
    // An operation is of its account; where a rule binds no deployer, one stands for all that no rule names.
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

/** The calls that a rule accepts under some conditions, cut along the rules of another policy. */
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
      yield* boxes;
    }
  }
}

/** The arguments to begin with: for any number of them, those numbers that some rule or condition tells apart. */
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

/** The part of a box that fits a rule, and the rest in disjoint boxes. */
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

/** What a call spends at least, of the tokens with limits; `undefined` if it spends none. */
export function leastSpend(
  limits: ReadonlyMap<string, bigint> | undefined,
  { creates, first, second, sets }: Box,
): bigint | undefined {
  if (creates || !limits?.has(first) || !(SPENDING as readonly string[]).includes(second)) return undefined;
  return leastInteger(sets[argumentIndex(second as typeof SPENDING[number], "amount")]!, "i128");
}
