/** Finds requests that spend more of a token than a limit allows. */

import type { ApprovalRequest } from "../../auth/mod.ts";
import { type DwsaAuthorizedInvocation, ScVal } from "../../xdr/mod.ts";
import { argumentIndex, type Rule, SPENDING } from "../_shared.ts";
import type { Actor, Box } from "./_classes.ts";
import { pick } from "./_set_algebra.ts";
import { atLeast, type Condition, solve, type Steps } from "./_solve.ts";
import { boxInvocation, type RequestForm, requestOf } from "./_witness.ts";

/** The parameters of the search. */
export interface SpendSearch {
  readonly rules: readonly Rule[];
  readonly actors: readonly Actor[];
  readonly entries: number;
  /** The limits of the policy that `rules` belong to. */
  readonly limits: ReadonlyMap<string, bigint>;
  readonly boxes: (rule: Rule, actor: Actor) => Iterable<Box>;
  /** The token whose `limit` is to be exceeded. */
  readonly token: string;
  readonly limit: bigint;
  readonly form: RequestForm;
  readonly maxCalls: number;
}

/** A rule at one position in the tree, for one approver, with its calls by amount. */
interface Place {
  readonly rule: Rule;
  readonly actor: Actor;
  readonly sorts: Sort[];
  readonly below: Place[];
}

/** Calls with amounts in one interval. */
interface Sort {
  /** The index of the unknown that counts these calls. */
  readonly index: number;
  readonly box: Box;
  readonly least: bigint;
  readonly greatest: bigint;
}

/**
 * Finds requests whose total spending exceeds the limit; returns `null` if they would contain too many calls, and
 * `undefined` if there are no such requests.
 */
export function findSpends(steps: Steps, search: SpendSearch): ApprovalRequest[] | null | undefined {
  const { rules, actors, entries, limits, token, limit } = search;
  const own = limits.get(token);
  if (own !== undefined && own <= limit) return undefined;
  const most: bigint[] = [];
  const conditions: Condition[] = [];
  const sums = new Map<string, (readonly [number, bigint])[]>([...limits.keys()].map((name) => [name, []]));
  const greatest: (readonly [number, bigint])[] = [];
  const roots = new Map<Rule, (readonly [number, bigint])[]>();
  const add = (rule: Rule, actor: Actor, room: bigint): Place => {
    const place: Place = { rule, actor, sorts: [], below: [] };
    for (const sort of sortsOf(search, rule, actor)) {
      steps.take();
      const index = most.push(room) - 1;
      place.sorts.push({ ...sort, index });
      if (sort.least > 0n) sums.get(sort.box.first)?.push([index, sort.least]);
      if (sort.box.first === token && sort.greatest > 0n) greatest.push([index, sort.greatest]);
    }
    if (place.sorts.length === 0) return place;
    for (const under of rule.calls!) {
      const times = BigInt(under.times);
      const before = greatest.length;
      const kept = most.length;
      const below = add(under, actor, room * times);
      if (greatest.length === before) { // no sub-invocation spends the token
        most.length = kept;
        for (const factors of sums.values()) dropFrom(factors, kept);
        continue;
      }
      place.below.push(below);
      conditions.push({
        factors: [
          ...below.sorts.map(({ index }) => [index, 1n] as const),
          ...place.sorts.map(({ index }) => [index, -times] as const),
        ],
        most: 0n,
      });
    }
    return place;
  };
  const places: Place[] = [];
  for (const rule of rules) {
    for (const actor of actors) {
      const before = greatest.length;
      const kept = [most.length, conditions.length] as const;
      const place = add(rule, actor, BigInt(rule.times));
      if (greatest.length === before) {
        [most.length, conditions.length] = kept;
        for (const factors of sums.values()) dropFrom(factors, kept[0]);
        continue;
      }
      places.push(place);
      roots.set(rule, [...roots.get(rule) ?? [], ...place.sorts.map(({ index }) => [index, 1n] as const)]);
    }
  }
  for (const [rule, factors] of roots) conditions.push({ factors, most: BigInt(rule.times) });
  if (entries !== Infinity) conditions.push({ factors: [...roots.values()].flat(), most: BigInt(entries) });
  for (const [name, factors] of sums) {
    if (factors.length > 0) conditions.push({ factors, most: limits.get(name)! });
  }
  conditions.push(atLeast(greatest, limit + 1n));
  const counts = solve(steps, most, conditions);
  if (counts === undefined) return undefined;
  if (counts.reduce((sum, count) => sum + count, 0n) > BigInt(search.maxCalls)) return null;
  return requestsWith(search, places, counts, limit + 1n);
}

/** Removes the factors of the unknowns from `index` on. */
function dropFrom(factors: (readonly [number, bigint])[], index: number): void {
  while (factors.length > 0 && factors[factors.length - 1]![0] >= index) factors.pop();
}

/** Yields the calls of a rule for each interval of amounts, and at most one call that spends nothing. */
function* sortsOf({ limits, token, boxes }: SpendSearch, rule: Rule, actor: Actor): Generator<Omit<Sort, "index">> {
  let isFree = false;
  for (const box of boxes(rule, actor)) {
    const amounts = !box.creates && (limits.has(box.first) || box.first === token)
      ? box.sets[amountIndex(box)]?.get("i128") as readonly bigint[] | undefined
      : undefined;
    if (amounts === undefined) {
      if (!isFree) yield { box, least: 0n, greatest: 0n };
      isFree = true;
      continue;
    }
    for (let i = 0; i < amounts.length; i += 2) yield { box, least: amounts[i]!, greatest: amounts[i + 1]! };
  }
}

/** Returns the index of the argument with the amount; -1 if the function spends nothing. */
function amountIndex({ second }: Box): number {
  return (SPENDING as readonly string[]).includes(second)
    ? argumentIndex(second as typeof SPENDING[number], "amount")
    : -1;
}

/** Creates the requests of a solution, with amounts whose total is `sum`. */
function requestsWith(
  { token, form }: SpendSearch,
  places: readonly Place[],
  counts: readonly bigint[],
  sum: bigint,
): ApprovalRequest[] {
  const sorts: Sort[] = [];
  const visit = ({ sorts: own, below }: Place): void => {
    sorts.push(...own);
    below.forEach(visit);
  };
  places.forEach(visit);
  let missing = sorts.reduce(
    (rest, { index, box, least }) => box.first === token ? rest - least * counts[index]! : rest,
    sum,
  );
  const invocationsOf = ({ sorts, below }: Place): DwsaAuthorizedInvocation[] => {
    const parts = below.map((place) => ({ times: place.rule.times, calls: invocationsOf(place) }));
    return sorts.flatMap(({ index, box, least, greatest }) =>
      Array.from({ length: Number(counts[index]!) }, () => {
        const under = parts.flatMap(({ times, calls }) => calls.splice(0, times));
        const args = box.sets.map(pick);
        const i = amountIndex(box);
        if (i >= 0 && greatest > 0n) {
          let amount = least;
          if (box.first === token && missing > 0n) {
            amount = greatest - least < missing ? greatest : least + missing;
            missing -= amount - least;
          }
          args[i] = ScVal.scvI128(amount);
        }
        return boxInvocation(box, args, under);
      })
    );
  };
  return places.flatMap((place) =>
    invocationsOf(place).map((invocation) => requestOf(form, place.actor.address, invocation))
  ).map((request, i) => ({ ...request, path: `requests[${i}]` }));
}
