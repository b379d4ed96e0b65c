import { type SigningPolicy, signingPolicy, transactionPolicy } from "../policy/mod.ts";
import type { SendApprovers } from "./call.ts";

/**
 * Creates approvers from a policy, for the `approve` option of {@linkcode SendOptions}. One approver checks the
 * authorization entries of a call, and the other checks each transaction, including those that restore entries or
 * upload code.
 *
 * @param policy the policy, which is copied
 * @returns the approvers for entries and for transactions
 * @throws {TypeError} if a part of the policy is missing, is of the wrong type, or has an unknown name
 * @throws {DwsaError} `auth/invalid-policy`, with the path of the part, if the policy is otherwise invalid
 *
 * @example A policy for one payment
 * ```ts
 * import { policyApprovers } from "@dwsa/base/client";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const approve = policyApprovers({
 *   version: 2,
 *   network: Networks.TESTNET,
 *   addresses: ["GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57"],
 *   calls: [{
 *     contract: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
 *     function: "transfer",
 *     args: ["self", { is: { address: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ" } }, { type: "i128", max: "5" }],
 *   }],
 *   transactions: { maxFee: "1000000", until: "1900000000", operations: [] },
 * });
 * assert.deepEqual(approve.entries([]), []);
 * ```
 */
export function policyApprovers(policy: SigningPolicy): SendApprovers {
  return { entries: signingPolicy(policy), transaction: transactionPolicy(policy) };
}
