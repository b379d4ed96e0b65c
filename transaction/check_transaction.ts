import { attempt, wrongType } from "../internal/fault.ts";
import { parseIntLike } from "../internal/int_like.ts";
import { readOptions } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import { parseAccountKey, parseSignerKey } from "../operation/_shared.ts";
import { SignerKey, type TransactionEnvelope } from "../xdr/mod.ts";
import { type AccountSigners, signatureProblems } from "./_check_signatures.ts";
import { MAX_UINT32, MAX_UINT64, parseEnvelope } from "./_parameters.ts";
import { type Facts, problemsOf } from "./_transaction_rules.ts";
import type { CheckTransactionOptions, TransactionProblem } from "./transaction_problem.ts";

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
  return attempt("check the transaction", () => {
    const { networkPassphrase, accounts, ...facts } = readFacts(options);
    const copy = parseEnvelope(envelope);
    const problems = problemsOf(copy, { ...facts, accounts });
    if (networkPassphrase === undefined) return problems;
    return [...problems, ...signatureProblems(copy, networkPassphrase, accounts)];
  });
}

/** The options, validated, with the signers of accounts as keys. */
interface KnownFacts extends Facts {
  readonly networkPassphrase: string | undefined;
  readonly accounts: ReadonlyMap<string, KnownAccount> | undefined;
}

interface KnownAccount extends AccountSigners {
  readonly sequence: bigint;
}

function readFacts(options: CheckTransactionOptions | undefined): KnownFacts {
  const names = ["networkPassphrase", "currentTime", "currentLedger", "accounts"] as const;
  const given = readOptions<CheckTransactionOptions>(options, names);
  const { networkPassphrase, accounts = {} } = given;
  if (networkPassphrase !== undefined) networkIdOf(networkPassphrase);
  if (typeof accounts !== "object" || accounts === null || Array.isArray(accounts)) {
    throw wrongType("accounts", "an object with addresses (G...) as keys", accounts);
  }
  const number = (name: "currentTime" | "currentLedger", most: bigint | number) =>
    given[name] === undefined ? undefined : parseIntLike(name, given[name], 0, most);
  return {
    networkPassphrase,
    currentTime: number("currentTime", MAX_UINT64),
    currentLedger: number("currentLedger", MAX_UINT32),
    accounts: given.accounts && new Map(Object.entries(accounts).map(([key, state]) => [key, readState(key, state)])),
  };
}

/** Validates the state of an account. */
function readState(address: string, state: unknown): KnownAccount {
  const master = SignerKey.signerKeyTypeEd25519(parseAccountKey("a key of accounts", address));
  const name = `accounts.${address}`;
  const { sequence, signers = [], thresholds } = fieldsOf(name, state);
  if (typeof sequence !== "bigint") throw wrongType(`${name}.sequence`, "a bigint", sequence);
  if (!Array.isArray(signers)) throw wrongType(`${name}.signers`, "an array", signers);
  const added = Array.from(signers as readonly unknown[], (signer, i) => {
    const at = `${name}.signers[${i}]`;
    const { key, weight } = fieldsOf(at, signer);
    const parsed = parseSignerKey(`${at}.key`, key);
    return { key: parsed, weight: Number(parseIntLike(`${at}.weight`, weight, 0, MAX_UINT32)) };
  });
  if (thresholds === undefined) return { sequence, signers: added };
  const given = fieldsOf(`${name}.thresholds`, thresholds);
  const level = (part: string) => Number(parseIntLike(`${name}.thresholds.${part}`, given[part], 0, 255));
  const levels = { master: level("master"), low: level("low"), medium: level("medium"), high: level("high") };
  const own = { key: master, weight: levels.master };
  const all = [own, ...added.filter(({ key }) => !key.equals(master))]; // Horizon lists the master key as a signer, too
  return { sequence, signers: all.filter(({ weight }) => weight > 0), thresholds: levels };
}

function fieldsOf(name: string, value: unknown): { readonly [field: string]: unknown } {
  if (typeof value !== "object" || value === null) throw wrongType(name, "an object", value);
  return value as { readonly [field: string]: unknown };
}
