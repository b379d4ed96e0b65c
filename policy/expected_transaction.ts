/** Creates an approver for a transaction with one expected contract call. */

import { attempt } from "../internal/fault.ts";
import { readFields, readKey } from "./_fields.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { type IntLike, MAX_INT64, parseIntLike } from "../internal/int_like.ts";
import { baseAccount } from "../operation/_shared.ts";
import type { TransactionApprover } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import type { ExpectedInvocation } from "./expected_types.ts";
import { expectRequests, readExpected } from "./_expected.ts";
import { checkOperations, checkSequence, readTransaction } from "./_transaction_violations.ts";

/** The expected transaction for {@linkcode expectTransaction}, which contains one contract call. */
export interface ExpectedTransaction {
  /** The source account (`G…`). */
  readonly source: string;
  /**
   * The expected call. If `address` is set, only that address may approve the call in an entry; otherwise only
   * `source`.
   */
  readonly call: ExpectedInvocation;
  /** The maximum fee of the transaction, in stroops. */
  readonly maxFee: IntLike;
}

/**
 * Creates an `approve` callback of {@linkcode signTransaction} for one contract call: the given function of the given
 * contract, with the given arguments, source account and maximum fee. The transaction can contain at most one
 * authorization entry, which must be for this call, with only the listed sub-invocations. Other operations and fee
 * bumps are rejected.
 *
 * A minimum sequence number is rejected, and a sequence number from 2^63 - 2^32 on, which could make the account
 * unusable. The network, time bounds and the memo are not checked; for these, use {@linkcode signingPolicy}.
 *
 * @param expected the source account, the call and the maximum fee, which are copied
 * @returns a callback for the `approve` option of {@linkcode signTransaction}
 * @throws {TypeError} if a property is missing, unknown or of the wrong type
 * @throws {RangeError} if `maxFee` is not an integer from 0 to 2^63 - 1, or a number in an argument is out of range
 * @throws {DwsaError} `auth/invalid-policy` if an address or a function name is malformed, or there are too many
 *   sub-invocations; `xdr/…` if an argument cannot be encoded
 *
 * @example Sign one call and nothing else
 * ```ts
 * import { expectTransaction } from "@dwsa/base/policy";
 * import { Contract } from "@dwsa/base/contract";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { buildTransaction, signTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const signer = Keypair.random();
 * const contract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const approve = expectTransaction({
 *   source: signer.publicKey(),
 *   call: { contract, function: "ping", args: [] },
 *   maxFee: 1_000,
 * });
 * const calling = (name: string) =>
 *   buildTransaction({
 *     source: signer.publicKey(),
 *     accountSequence: 0n,
 *     operations: [new Contract(contract).call(name)],
 *     baseFee: 100,
 *     timeBounds: "unbounded",
 *   });
 * await signTransaction(calling("ping"), signer, Networks.TESTNET, { approve });
 * await assert.rejects(signTransaction(calling("drain"), signer, Networks.TESTNET, { approve }), {
 *   code: "auth/refused",
 *   path: "operations[0].hostFunction.function",
 * });
 * ```
 */
export function expectTransaction(expected: ExpectedTransaction): TransactionApprover {
  const { source, rule, address = source, maxFee } = attempt("create the approver", () => {
    const fields = readFields("transaction", expected, ["source", "call", "maxFee"]);
    return {
      source: readKey("transaction.source", fields.source, ["ed25519PublicKey"]),
      ...readExpected("transaction.call", fields.call),
      maxFee: parseIntLike("transaction.maxFee", fields.maxFee, 0, MAX_INT64),
    };
  });
  return (value) => {
    const { envelope, networkId, fee, requests } = attempt("check the transaction", () => readTransaction(value));
    const tx = transactionOf(envelope);
    const violations: PolicyViolation[] = [];
    if (envelope.type === "envelopeTypeTxFeeBump") {
      violations.push({
        code: "operation",
        path: "feeBump",
        expected: "a transaction that is not a fee bump",
        got: "a fee bump",
      });
    }
    const check = (path: string, account: string) => {
      if (account !== source) violations.push({ code: "source", path, expected: source, got: account });
    };
    check("sourceAccount", baseAccount(tx.sourceAccount));
    for (const [i, { sourceAccount }] of tx.operations.entries()) {
      if (sourceAccount !== null) check(`operations[${i}].sourceAccount`, baseAccount(sourceAccount));
    }
    if (fee > maxFee) {
      violations.push({ code: "fee", path: "fee", expected: `a fee of at most ${maxFee} stroops`, got: `${fee}` });
    }
    violations.push(...checkSequence(tx, false));
    violations.push(...checkOperations({ calls: [rule], operations: [] }, tx, networkId));
    return [...violations, ...expectRequests(rule, address, requests)];
  };
}
