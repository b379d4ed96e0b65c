/**
 * Compares what the operations that policies with limits allow move out of balances: the table of operations says which
 * amounts count. Operations that the network always rejects are left out.
 */

import { contractIdFromAsset, parseAsset } from "../../contract/mod.ts";
import { assetText } from "../../contract/_shared.ts";
import { type Spending, spendingOf } from "../../operation/_shared.ts";
import { Asset } from "../../xdr/mod.ts";
import { operationFields } from "../../xdr/json/_shared.ts";
import { ABSENT, fieldForms, OTHER, type Policy, type Rule, type TextSet, type ValueSet } from "../_shared.ts";
import { type Actor, type Box, boxesOf, type Conditions, RuleIndex } from "./_classes.ts";
import { leastInteger, subtract } from "./_set_algebra.ts";
import { atLeast, type Condition, solve, type Steps } from "./_solve.ts";
import { validOperation } from "./_transaction_witness.ts";

/** The greatest amount of an operation. */
const MAX_AMOUNT = 9223372036854775807n;

/** What operations of a type move out, with the indices of the asset (-1 for native) and of the amount among its fields. */
interface Places extends Pick<Spending, "least" | "hasPrice"> {
  readonly asset: number;
  readonly amount: number;
}

/** Returns where an operation type says what it moves out; `undefined` if nothing that can be counted moves. */
function placesOf(type: string): Places | undefined {
  const spending = spendingOf(type);
  if (spending === undefined || spending === "uncountable") return undefined;
  const { amount, asset, least, hasPrice } = spending;
  const names = Object.keys(operationFields(type));
  return { asset: asset === undefined ? -1 : names.indexOf(asset), amount: names.indexOf(amount), least, hasPrice };
}

/** Limits of assets, by the base64 XDR of the asset. */
export type AssetLimits = ReadonlyMap<string, bigint>;

/** Returns the limits of the assets that either policy names in limits or in rules, by their XDR. */
export function assetLimits(
  { network, limits }: Policy,
  policies: readonly Policy[],
): AssetLimits | undefined {
  if (limits === undefined) return undefined;
  const found = new Map<string, bigint>();
  for (const asset of namedAssets(policies)) {
    const amount = limits.get(contractIdFromAsset(asset, network));
    if (amount !== undefined) found.set(xdrOf(asset), amount);
  }
  return found;
}

/** Returns the XDR of the asset with this contract, if a policy names the asset. */
export function assetOf(contract: string, { network }: Policy, policies: readonly Policy[]): string | undefined {
  const found = [...namedAssets(policies)].find((asset) => contractIdFromAsset(asset, network) === contract);
  return found && xdrOf(found);
}

/** Returns the assets that policies name in their limits and in their rules for operations. */
function namedAssets(policies: readonly Policy[]): Set<string> {
  const found = new Set(["native"]);
  for (const { limits, limited, transactions } of policies) {
    for (const name of limited.values()) if (!limits!.has(name)) found.add(name);
    for (const { head, args } of transactions?.operations ?? []) {
      const { asset = -1 } = placesOf([...head.first][0]!) ?? {};
      const values = args?.[asset]?.values;
      if (values === undefined || values === "self") continue;
      for (const text of textsOf(values)) {
        if (text === ABSENT) continue;
        const name = assetText(Asset.fromXDR(text, "base64"));
        if (name !== undefined) found.add(name);
      }
    }
  }
  return found;
}

function xdrOf(text: string): string {
  return parseAsset(text).toXDR("base64");
}

function native(): string {
  return xdrOf("native");
}

function oneText(text: string): ValueSet {
  return new Map([[OTHER, { except: false, texts: new Set([text]) }]]);
}

/**
 * Returns the conditions that limits impose on single operations. If either policy has limits (`isLimited`), operations
 * that the network always rejects are left out.
 */
export function operationConditions(limits: AssetLimits | undefined, isLimited: boolean): Conditions {
  return {
    limits,
    ...(isLimited ? { keeps: (box: Box) => validOperation(box) !== undefined } : {}),
    tokens: new Set(),
    demands: ({ first: type }) => {
      const all = fieldForms(type).map((form) => form.all);
      const spending = spendingOf(type);
      if (limits === undefined || spending === undefined) return [all];
      if (spending === "uncountable") return [];
      const places = placesOf(type)!;
      const within = (amounts: readonly bigint[], asset?: string) =>
        all.map((set, i): ValueSet =>
          i === places.amount
            ? new Map([["i64", amounts]])
            : i === places.asset && asset !== undefined
            ? oneText(asset)
            : set
        );
      const assets = places.asset < 0 ? [native()].filter((asset) => limits.has(asset)) : [...limits.keys()];
      return [
        ...(places.least === 0n ? [within([0n, 0n])] : []), // moves nothing, whatever the asset
        ...assets.map((asset) => within([1n, MAX_AMOUNT], asset)),
      ];
    },
    spend: ({ first: type, sets }) => {
      const places = placesOf(type);
      if (limits === undefined || places === undefined) return undefined;
      const amount = leastInteger(sets[places.amount]!, "i64");
      if (amount === 0n) return undefined;
      const [asset] = places.asset < 0 ? [native()] : textsOf(sets[places.asset]!);
      // What an amount with a price moves is assumed to be 0 here, and the result is checked later.
      return { token: asset!, amount: places.hasPrice ? 0n : amount };
    },
  };
}

/** A box of operations that a rule accepts. */
export interface RuledBox extends Box {
  readonly rule: number;
}

/** Operations of one type, account and asset, with amounts in one interval. */
interface Sort {
  readonly rule: number;
  readonly box: Box;
  readonly least: bigint;
  readonly greatest: bigint;
}

/**
 * Finds operations that the rules and limits of one policy allow, and whose outflow exceeds the limits of another.
 * Returns `undefined` if there are none, and `"unknown"` if the result depends on buy offers.
 */
export function findOutflow(
  steps: Steps,
  rules: readonly Rule[],
  limits: AssetLimits | undefined,
  others: AssetLimits,
  actors: readonly Actor[],
  most: number,
): readonly RuledBox[] | "unknown" | undefined {
  if (limits !== undefined && [...limits].every(([asset, amount]) => (others.get(asset) ?? -1n) >= amount)) {
    return undefined;
  }
  const sorts = new Map([...others.keys()].map((asset): [string, Sort[]] => [asset, []]));
  let hasPrices = false;
  for (const one of spendingBoxes(steps, rules, limits, actors)) {
    if (one.places === undefined) {
      if (validOperation(one.box) === undefined) continue;
      return [{ ...one.box, rule: one.rule }];
    }
    if (one.places.hasPrice) {
      hasPrices = true;
      continue;
    }
    const { amounts, assets } = one;
    const unlimited = subtract(assets, new Map([[OTHER, { except: false, texts: new Set(others.keys()) }]]));
    if (unlimited.size > 0 && amounts[0]![0] <= (limits?.get([...textsOf(unlimited)][0] ?? "") ?? amounts[0]![0])) {
      const found = withAmount(one, unlimited, amounts[0]!);
      if (validOperation(found) !== undefined) return [{ ...found, rule: one.rule }];
    }
    for (const [asset, found] of sorts) found.push(...sortsOf(one, asset));
  }
  for (const [asset, limit] of others) {
    const found = exceed(steps, rules, sorts.get(asset)!, limit, limits?.get(asset), most);
    if (found !== undefined) return found;
  }
  return hasPrices ? "unknown" : undefined;
}

/**
 * Returns operations that move more than `limit` and at most `own` of an asset, by amounts without a price; `undefined`
 * if there are none.
 */
export function findSpending(
  steps: Steps,
  rules: readonly Rule[],
  limits: AssetLimits | undefined,
  actors: readonly Actor[],
  most: number,
  { asset, limit, own }: { readonly asset: string; readonly limit: bigint; readonly own: bigint | undefined },
): readonly RuledBox[] | undefined {
  const sorts = Array.from(spendingBoxes(steps, rules, limits, actors)).flatMap((one) => sortsOf(one, asset));
  return exceed(steps, rules, sorts, limit, own, most);
}

/** Operations of one type and account that move something out. */
interface SpendingBox {
  readonly rule: number;
  readonly box: Box;
  /** `undefined` if the amount cannot be counted. */
  readonly places: Places | undefined;
  readonly amounts: readonly (readonly [bigint, bigint])[];
  readonly assets: ValueSet;
}

function* spendingBoxes(
  steps: Steps,
  rules: readonly Rule[],
  limits: AssetLimits | undefined,
  actors: readonly Actor[],
): Generator<SpendingBox> {
  const conditions = operationConditions(limits, true);
  for (const [rule, one] of rules.entries()) {
    for (const actor of actors) {
      for (const box of boxesOf(steps, one, new RuleIndex(steps, []), actor, conditions)) {
        if (spendingOf(box.first) === undefined) continue;
        const places = placesOf(box.first);
        const amounts = places === undefined ? [] : intervals(box.sets[places.amount]!, 1n);
        if (places !== undefined && amounts.length === 0) continue;
        const assets = places === undefined || places.asset < 0 ? oneText(native()) : box.sets[places.asset]!;
        yield { rule, box, places, amounts, assets };
      }
    }
  }
}

/** Returns the box of operations with these assets and amounts. */
function withAmount({ box, places }: SpendingBox, asset: ValueSet, amounts: readonly [bigint, bigint]): Box {
  const sets = box.sets.map((set, j) =>
    j === places!.amount ? new Map([["i64", amounts]]) : j === places!.asset ? asset : set
  );
  return { ...box, sets };
}

/** Returns the operations that move an asset, by intervals of amounts; none if the amounts have a price. */
function sortsOf(one: SpendingBox, asset: string): Sort[] {
  const { rule, places, amounts, assets } = one;
  const listed = assets.get(OTHER) as TextSet;
  if (places === undefined || places.hasPrice || listed.texts.has(asset) === listed.except) return [];
  return amounts.flatMap((ends) => {
    const box = withAmount(one, oneText(asset), ends);
    return validOperation(box) === undefined ? [] : [{ rule, box, least: ends[0], greatest: ends[1] }];
  });
}

function textsOf(set: ValueSet): ReadonlySet<string> {
  return (set.get(OTHER) as TextSet).texts;
}

/** Returns the intervals of the amounts that are at least `least`. */
function intervals(set: ValueSet, least: bigint): (readonly [bigint, bigint])[] {
  const ends = set.get("i64") as readonly bigint[];
  const found: (readonly [bigint, bigint])[] = [];
  for (let i = 0; i < ends.length; i += 2) {
    if (ends[i + 1]! >= least) found.push([ends[i]! > least ? ends[i]! : least, ends[i + 1]!]);
  }
  return found;
}

/** Returns operations whose outflow of an asset exceeds `limit` but not `own`; `undefined` if there are none. */
function exceed(
  steps: Steps,
  rules: readonly Rule[],
  sorts: readonly Sort[],
  limit: bigint,
  own: bigint | undefined,
  most: number,
): readonly RuledBox[] | undefined {
  if (own !== undefined && own <= limit) return undefined;
  const conditions: Condition[] = rules.map(({ times }, i) => ({
    factors: sorts.flatMap(({ rule }, j) => rule === i ? [[j, 1n] as const] : []),
    most: BigInt(times),
  }));
  conditions.push({ factors: sorts.map((_, j) => [j, 1n]), most: BigInt(most) });
  conditions.push(atLeast(sorts.map(({ greatest }, j) => [j, greatest]), limit + 1n));
  if (own !== undefined) conditions.push({ factors: sorts.map(({ least }, j) => [j, least]), most: own });
  const counts = solve(steps, sorts.map(({ rule }) => BigInt(Math.min(rules[rule]!.times, most))), conditions);
  if (counts === undefined) return undefined;
  let missing = limit + 1n - sorts.reduce((sum, { least }, j) => sum + least * counts[j]!, 0n);
  return sorts.flatMap(({ rule, box, least, greatest }, j) =>
    Array.from({ length: Number(counts[j]!) }, (): RuledBox => {
      const more = missing <= 0n ? 0n : missing < greatest - least ? missing : greatest - least;
      missing -= more;
      const { amount } = placesOf(box.first)!;
      return {
        ...box,
        rule,
        sets: box.sets.map((set, i) => i === amount ? new Map([["i64", [least + more, least + more]]]) : set),
      };
    })
  );
}
