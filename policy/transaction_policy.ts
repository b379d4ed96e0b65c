/** Creates approvers for whole transactions from policies. */

import type { TransactionApprover } from "../transaction/mod.ts";
import { readPolicy } from "./_policy.ts";
import { PolicyReader } from "./_rules.ts";
import type { SigningPolicy } from "./signing_policy.ts";
import { readTerms, transactionApproverOf } from "./_transaction_terms.ts";

/**
 * Creates an approver for whole transactions, for the `approve` option of {@linkcode signTransaction}. The approver
 * checks a transaction, with or without authorization entries, against the rules of a policy:
 *
 * | subject | version 1 | version 2 |
 * |---|---|---|
 * | any transaction | requires `maxFee` | requires `transactions` |
 * | network | `network` | `network` |
 * | source accounts and fee source | `addresses` | `addresses`, `anyInner` |
 * | fee | `maxFee` | `maxFee` |
 * | upper time bound, minimum sequence number, memo | not checked | `until`, `anySequence`, `memo` |
 * | operations other than contract calls | one extension or restoration of a footprint | `operations` |
 * | contract calls, even without entries | `calls`, at most one | `calls` |
 * | code uploads | rejected | rejected |
 * | fee bumps | rejected | `feeBump` |
 * | outflows of classic operations | none possible | `limits` |
 * | authorization entries | as in {@linkcode signingPolicy} | the same, with two exceptions |
 *
 * Transactions without operations are rejected, and those whose sequence number is 2^63 - 2^32 or more, which could make
 * the source account unusable. The sub-invocations of a contract call are checked in its entries. The
 * exceptions of version 2: without `credentials`, the source account may also approve the transaction's own call; in a
 * fee bump with `anyInner`, only the entries of `addresses` are checked.
 *
 * @param policy the policy, which is copied
 * @returns a callback for the `approve` option of {@linkcode signTransaction}
 * @throws {TypeError} if a property is missing, unknown or of the wrong type, or `version`, a credential type or an
 *   integer type is not supported
 * @throws {DwsaError} `auth/invalid-policy`, with the path of the part, if the policy is otherwise invalid
 *
 * @example A program that pays one shop
 * ```ts
 * import { transactionPolicy } from "@dwsa/base/policy";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { buildTransaction, signTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const payer = Keypair.random();
 * const shop = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const approve = transactionPolicy({
 *   version: 2,
 *   network: Networks.TESTNET,
 *   addresses: [payer.publicKey()],
 *   transactions: {
 *     maxFee: "1000",
 *     until: "1800000000",
 *     operations: [{
 *       type: "payment",
 *       fields: { destination: { is: shop }, asset: { asset: "native" }, amount: { max: "100000000" } },
 *     }],
 *   },
 * });
 * const pay = (amount: string) =>
 *   signTransaction(
 *     buildTransaction({
 *       source: payer.publicKey(),
 *       accountSequence: 0n,
 *       operations: [payment({ destination: shop, asset: "native", amount })],
 *       baseFee: 100,
 *       timeBounds: { max: 1_799_999_999 },
 *     }),
 *     payer,
 *     Networks.TESTNET,
 *     { approve },
 *   );
 * await pay("10");
 * await assert.rejects(pay("10.0000001"), { code: "auth/refused", path: "operations[0].body.payment.amount" });
 * ```
 */
export function transactionPolicy(policy: SigningPolicy): TransactionApprover {
  const reader = new PolicyReader("read the signing policy");
  const read = readPolicy(reader, policy);
  return transactionApproverOf(read, readTerms(reader, read));
}
