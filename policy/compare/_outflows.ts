/**
 * Compares the outflows of operations that policies with asset limits allow. `outflowsOf` defines which amounts count.
 * Operations that the network always rejects are left out.
 */

import { parseAsset } from "../../contract/mod.ts";
import { operationFields } from "../../xdr/json/_shared.ts";
import { fieldForms, OTHER, type Rule, type TextSet, type ValueSet } from "../_shared.ts";
import { type Actor, type Box, boxesOf, type Conditions, RuleIndex } from "./_classes.ts";
import { leastInteger, subtract } from "./_set_algebra.ts";
import { atLeast, type Condition, solve, type Steps } from "./_solve.ts";

/** The names of the fields with the outgoing amount and asset, and the smallest amount that is an outflow. */
interface Flow {
  /** The name of the asset field; if absent, the asset is native. */
  readonly asset?: string;
  readonly amount: string;
  readonly least: bigint;
  /** Whether an amount of 0 deletes an offer, so that nothing is spent. */
  readonly deletes?: true;
}

/** The outflow fields by operation type. The outflow of a buy offer also depends on its price. */
const FLOWS: { readonly [type: string]: Flow } = {
  create_account: { amount: "starting_balance", least: 0n },
  payment: { asset: "asset", amount: "amount", least: 1n },
  create_claimable_balance: { asset: "asset", amount: "amount", least: 1n },
  path_payment_strict_send: { asset: "send_asset", amount: "send_amount", least: 1n },
  path_payment_strict_receive: { asset: "send_asset", amount: "send_max", least: 1n },
  create_passive_sell_offer: { asset: "selling", amount: "amount", least: 1n },
  manage_sell_offer: { asset: "selling", amount: "amount", least: 1n, deletes: true },
  manage_buy_offer: { asset: "selling", amount: "buy_amount", least: 1n, deletes: true },
};

/** The operation type that transfers all XLM of an account, which no limit allows. */
const MERGE = "account_merge";
const BUY = "manage_buy_offer";

/**
 * Returns the indices of the amount and the asset (-1 for native) among the fields of an operation type; `undefined` if
 * the type has no outflow.
 */
function flowPlaces(
  type: string,
): { readonly asset: number; readonly amount: number; readonly least: bigint } | undefined {
  if (!Object.hasOwn(FLOWS, type)) return undefined;
  const { asset, amount, least } = FLOWS[type]!;
  const names = Object.keys(operationFields(type));
  return { asset: asset === undefined ? -1 : names.indexOf(asset), amount: names.indexOf(amount), least };
}

/**
 * Returns the smallest amount that is an outflow in a field; `undefined` if the field is not an outgoing amount.
 */
export function leastAmount(type: string, field: string): bigint | undefined {
  const flow = Object.hasOwn(FLOWS, type) ? FLOWS[type]! : undefined;
  return flow?.amount === field ? flow.least : undefined;
}

/** Asset limits, by the base64 XDR of the asset. */
export type AssetLimits = ReadonlyMap<string, bigint>;

/** Converts asset limits from string keys to base64 XDR keys. */
export function limitsByXdr(limits: AssetLimits | undefined): AssetLimits | undefined {
  return limits && new Map(Array.from(limits, ([text, amount]) => [xdrOf(text), amount]));
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

/** Returns the conditions that asset limits impose on single operations. */
export function operationConditions(limits: AssetLimits | undefined): Conditions {
  return {
    limits,
    tokens: new Set(),
    demands: ({ first: type }) => {
      const all = fieldForms(type).map((form) => form.all);
      if (limits === undefined) return [all];
      if (type === MERGE) return [];
      const flow = flowPlaces(type);
      if (flow === undefined) return [all];
      const within = (amounts: readonly bigint[], asset?: string) =>
        all.map((set, i): ValueSet =>
          i === flow.amount
            ? new Map([["i64", amounts]])
            : i === flow.asset && asset !== undefined
            ? oneText(asset)
            : set
        );
      const assets = flow.asset < 0 ? [native()].filter((asset) => limits.has(asset)) : [...limits.keys()];
      return [
        ...(FLOWS[type]!.deletes ? [within([0n, 0n])] : []),
        ...assets.map((asset) => within([flow.least, 2n ** 63n - 1n], asset)),
      ];
    },
    spend: ({ first: type, sets }) => {
      const flow = flowPlaces(type);
      if (limits === undefined || flow === undefined) return undefined;
      const amount = leastInteger(sets[flow.amount]!, "i64");
      if (amount === 0n && flow.least > 0n) return undefined;
      const [asset] = flow.asset < 0 ? [native()] : (sets[flow.asset]!.get(OTHER) as TextSet).texts;
      // The outflow of a buy offer depends on its price. It is assumed to be 0 here, and the result is checked later.
      return { token: asset!, amount: type === BUY ? 0n : amount };
    },
  };
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
): readonly Box[] | "unknown" | undefined {
  if (limits !== undefined && [...limits].every(([asset, amount]) => (others.get(asset) ?? -1n) >= amount)) {
    return undefined;
  }
  const conditions = operationConditions(limits);
  const sorts = new Map([...others.keys()].map((asset): [string, Sort[]] => [asset, []]));
  let hasBuys = false;
  for (const [i, rule] of rules.entries()) {
    for (const actor of actors) {
      for (const box of boxesOf(steps, rule, new RuleIndex(steps, []), actor, conditions)) {
        if (box.first === MERGE) return [box];
        const flow = flowPlaces(box.first);
        if (flow === undefined) continue;
        const amounts = intervals(box.sets[flow.amount]!, flow.least);
        if (amounts.length === 0) continue;
        if (box.first === BUY) {
          hasBuys = true;
          continue;
        }
        const within = (asset: ValueSet | undefined, [least, greatest]: readonly [bigint, bigint]): Box => ({
          ...box,
          sets: box.sets.map((set, j) =>
            j === flow.amount ? new Map([["i64", [least, greatest]]]) : j === flow.asset ? asset! : set
          ),
        });
        const assets = flow.asset < 0 ? oneText(native()) : box.sets[flow.asset]!;
        const unlimited = subtract(assets, new Map([[OTHER, { except: false, texts: new Set(others.keys()) }]]));
        if (unlimited.size > 0 && amounts[0]![0] <= (limits?.get([...textsOf(unlimited)][0] ?? "") ?? amounts[0]![0])) {
          return [within(unlimited, amounts[0]!)];
        }
        const listed = assets.get(OTHER) as TextSet;
        for (const [asset, found] of sorts) {
          if (listed.texts.has(asset) === listed.except) continue;
          for (const ends of amounts) {
            found.push({ rule: i, box: within(oneText(asset), ends), least: ends[0], greatest: ends[1] });
          }
        }
      }
    }
  }
  for (const [asset, limit] of others) {
    const found = exceed(steps, rules, sorts.get(asset)!, limit, limits?.get(asset), most);
    if (found !== undefined) return found;
  }
  return hasBuys ? "unknown" : undefined;
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
): readonly Box[] | undefined {
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
  return sorts.flatMap(({ box, least, greatest }, j) =>
    Array.from({ length: Number(counts[j]!) }, (): Box => {
      const more = missing <= 0n ? 0n : missing < greatest - least ? missing : greatest - least;
      missing -= more;
      const amount = flowPlaces(box.first)!.amount;
      return {
        ...box,
        sets: box.sets.map((set, i) => i === amount ? new Map([["i64", [least + more, least + more]]]) : set),
      };
    })
  );
}
