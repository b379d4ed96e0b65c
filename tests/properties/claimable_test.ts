/** The warning that nobody can ever claim a balance, compared with an attempt at every second. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { describeRequest } from "@dwsa/base/describe";
import type { ClaimPredicateJson } from "@dwsa/base/json";
import { Networks } from "@dwsa/base/network";
import { createClaimableBalance } from "@dwsa/base/operation";
import { buildTransaction } from "@dwsa/base/transaction";
import { testProperty } from "../_arbitraries/property.ts";
import { ALICE, BOB, CAROL } from "../auth/_entries.ts";

/** The times that predicates name: a predicate does not change after the last. */
const LAST = 12;
const second = fc.integer({ min: 0, max: LAST });

const predicates: readonly fc.Arbitrary<ClaimPredicateJson>[] = [0, 1, 2, 3].reduce<fc.Arbitrary<ClaimPredicateJson>[]>(
  (known) => {
    const simple: fc.Arbitrary<ClaimPredicateJson> = fc.oneof(
      fc.constant<ClaimPredicateJson>("unconditional"),
      second.map((time) => ({ before_absolute_time: `${time}` })),
      second.map((time) => ({ before_relative_time: `${time}` })),
    );
    const below = known.at(-1);
    if (below === undefined) return [simple];
    return [
      ...known,
      fc.oneof(
        simple,
        below.map((not) => ({ not })),
        fc.tuple(below, below).map((and) => ({ and: [...and] })),
        fc.tuple(below, below).map((or) => ({ or: [...or] })),
      ),
    ];
  },
  [],
);

/** Returns whether a claimant can claim at a time, of a balance that was created at another. */
function holds(predicate: ClaimPredicateJson, time: number, created: number): boolean {
  if (predicate === "unconditional") return true;
  if ("before_absolute_time" in predicate) return time < Number(predicate.before_absolute_time);
  if ("before_relative_time" in predicate) return time < created + Number(predicate.before_relative_time);
  if ("not" in predicate) return !holds(predicate.not!, time, created);
  if ("and" in predicate) return predicate.and.every((each) => holds(each, time, created));
  return predicate.or.some((each) => holds(each, time, created));
}

testProperty(
  "describeRequest() warns of a balance exactly if no claimant can claim it at any second",
  fc.property(
    fc.array(predicates[3]!, { minLength: 1, maxLength: 2 }),
    second,
    fc.option(fc.integer({ min: 1, max: LAST }), { nil: undefined }),
    (claims, now, max) => {
      if (max !== undefined && max < now) return; // expired
      const envelope = buildTransaction({
        source: ALICE,
        accountSequence: 1n,
        operations: [
          createClaimableBalance({
            asset: "native",
            amount: "1",
            claimants: claims.map((predicate, i) => ({
              destination: [BOB, CAROL][i]!,
              predicate,
            })),
          }),
        ],
        baseFee: 100,
        timeBounds: max === undefined ? "unbounded" : { max },
      });
      let canClaim = false;
      for (let created = now; created <= (max ?? LAST + 1); created++) {
        for (let time = created; time <= 3 * LAST; time++) {
          canClaim ||= claims.some((predicate) => holds(predicate, time, created));
        }
      }
      const { warnings } = describeRequest(envelope, { networkPassphrase: Networks.TESTNET, currentTime: BigInt(now) });
      assert.equal(warnings.some(({ code }) => code === "never-claimable"), !canClaim);
    },
  ),
  1_000,
);
