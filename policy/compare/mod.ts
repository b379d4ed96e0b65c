/**
 * The differences between two signing policies, each with an example that only one of them allows.
 *
 * @example Compare a wider policy with the one in use
 * ```ts
 * import { comparePolicies } from "@dwsa/base/compare";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const call = { contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3", function: "ping", args: [] } as const;
 * const policy = {
 *   version: 1,
 *   network: Networks.TESTNET,
 *   addresses: ["GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"],
 *   untilLedger: 1_000,
 *   calls: [call],
 * } as const;
 *
 * const { allowsMore, allowsLess } = comparePolicies({ ...policy, untilLedger: 2_000 }, policy);
 * assert.equal(allowsMore?.part, "expiry");
 * assert.equal(allowsLess, undefined);
 * ```
 *
 * @module compare
 */
export {
  comparePolicies,
  type ComparePoliciesOptions,
  type PolicyComparison,
  type PolicyDifference,
} from "./compare_policies.ts";
export type { RequestPart, TransactionPart } from "./policy_parts.ts";
