import { wrongType } from "../internal/describe.ts";
import { parseIntLike } from "../internal/int_like.ts";
import { readOptions } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import { parseAccountKey } from "../operation/_shared.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import { checkSignatures } from "./_check_signatures.ts";
import { MAX_UINT32, MAX_UINT64, parseEnvelope } from "./_parameters.ts";
import { type Facts, problemsOf, reporterOf } from "./_transaction_rules.ts";
import type { CheckTransactionOptions, TransactionProblem } from "./transaction_problem.ts";

const ACTION = "check the transaction";

/**
 * Lists the reasons for which the network rejects a transaction, as far as they can be known from the transaction and
 * the options, without the ledger. An empty list does not mean that the network accepts the transaction. The rules are
 * those of stellar-core for a base fee of 100 stroops and protocol 25 or later.
 *
 * @param envelope a transaction of any type
 * @param options what may be assumed: the network, the time, the ledger and the state of accounts
 * @returns all problems: those of the fee, the transaction, its operations and its signatures, in this order
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown
 * @throws {RangeError} if a time, a ledger or a number in the envelope is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid; `strkey/…` if a key of `accounts` is not an
 *   account, or one of its signers not a signer key; `xdr/…` if the envelope cannot be encoded
 *
 * @example The fee of a call is too low
 * ```ts
 * import { buildTransaction, checkTransaction } from "@dwsa/base/transaction";
 * import { Contract } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const envelope = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: 1n,
 *   operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 * const [problem] = checkTransaction(envelope);
 * assert.equal(problem?.code, "resource-data-missing");
 * assert.equal(`${problem.path} ${problem.reason}`, "ext has no resource data; simulate the call first");
 * ```
 */
export function checkTransaction(
  envelope: TransactionEnvelope,
  options?: CheckTransactionOptions,
): TransactionProblem[] {
  const facts = readFacts(options);
  const copy = parseEnvelope(ACTION, envelope);
  const problems = problemsOf(copy, facts);
  if (facts.networkPassphrase !== undefined) {
    checkSignatures(copy, facts.networkPassphrase, facts.accounts, reporterOf(problems));
  }
  return problems;
}

function readFacts(options: CheckTransactionOptions | undefined): Facts {
  const names = ["networkPassphrase", "currentTime", "currentLedger", "accounts"] as const;
  const { networkPassphrase, currentTime, currentLedger, accounts } = readOptions<CheckTransactionOptions>(
    ACTION,
    options,
    names,
  );
  if (networkPassphrase !== undefined) networkIdOf(networkPassphrase, ACTION);
  if (accounts !== undefined) {
    if (typeof accounts !== "object" || accounts === null) throw wrongType(ACTION, "accounts", "an object", accounts);
    for (const [address, state] of Object.entries(accounts)) {
      parseAccountKey([ACTION, "a key of accounts"], address);
      if (typeof state?.sequence !== "bigint") {
        throw wrongType(ACTION, `accounts.${address}.sequence`, "a bigint", state?.sequence);
      }
    }
  }
  const number = (name: string, value: unknown, most: bigint) =>
    value === undefined ? undefined : parseIntLike(ACTION, name, value, 0, most);
  return {
    networkPassphrase,
    currentTime: number("currentTime", currentTime, MAX_UINT64),
    currentLedger: number("currentLedger", currentLedger, BigInt(MAX_UINT32)),
    accounts,
  };
}
