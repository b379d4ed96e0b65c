/** Judges the signatures of a transaction with the rules of the network's signature checker. */

import { equalBytes } from "../internal/bytes.ts";
import { decodeSignerKey } from "../keys/mod.ts";
import { Networks } from "../network/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import { type DecoratedSignature, type SignerKey, TransactionEnvelope } from "../xdr/mod.ts";
import { accountSigner, hintOf, isBy, thresholdOf } from "./_signers.ts";
import { transactionOf } from "./_transaction.ts";
import { hashTransaction } from "./hash_transaction.ts";
import type { Report } from "./_transaction_rules.ts";
import type { CheckTransactionOptions } from "./transaction_problem.ts";

/** The number of verifications after which signatures are not judged. */
const MAX_VERIFICATIONS = 1_000;

/** One check of the signature checker: an account with a threshold, or all extra signers. */
interface Check {
  readonly path: string;
  readonly result: string;
  readonly account?: string;
  readonly level?: "low" | "medium" | "high";
}

/** A payload of the envelope, with its checks in order and the keys that can be known without the ledger. */
interface Payload {
  readonly prefix: string;
  readonly envelope: TransactionEnvelope;
  readonly checks: readonly Check[];
  readonly extraSigners: readonly SignerKey[];
  readonly keys: readonly SignerKey[];
}

/** Reports the signatures that a node rejects or does not use, and with accounts, those that are missing. */
export function checkSignatures(
  envelope: TransactionEnvelope,
  networkPassphrase: string,
  accounts: CheckTransactionOptions["accounts"],
  report: Report,
): void {
  const held: Parameters<Report>[] = [];
  const verifier = new Verifier();
  const payloads = payloadsOf(envelope);
  for (const payload of payloads) {
    const others = payloads.filter((other) => other !== payload);
    checkPayload(payload, others, networkPassphrase, accounts, verifier, (...problem) => held.push(problem));
  }
  if (!verifier.isExhausted) { for (const problem of held) report(...problem); }
}

function payloadsOf(envelope: TransactionEnvelope): Payload[] {
  const { sourceAccount, operations, cond } = transactionOf(envelope);
  const extraSigners: readonly SignerKey[] = cond.type === "precondV2" ? cond.value.extraSigners : [];
  const checks: Check[] = [{ path: "", result: "txBadAuth", account: baseAccount(sourceAccount), level: "low" }];
  if (extraSigners.length > 0) checks.push({ path: "cond.extraSigners", result: "txBadAuth" });
  for (const [i, { sourceAccount: own, body }] of operations.entries()) {
    const account = baseAccount(own ?? sourceAccount);
    checks.push({ path: `operations[${i}]`, result: "opBadAuth", account, level: thresholdOf(body) });
  }
  const sources = [sourceAccount, ...operations.flatMap((one) => one.sourceAccount === null ? [] : one.sourceAccount)];
  const keys = unique([...sources.map(accountSigner), ...extraSigners]);
  if (envelope.type !== "envelopeTypeTxFeeBump") return [{ prefix: "", envelope, checks, extraSigners, keys }];
  const { feeSource, innerTx } = envelope.value.tx;
  const inner = TransactionEnvelope.envelopeTypeTx(innerTx.value);
  const outer: Check = { path: "fee", result: "txBadAuth", account: baseAccount(feeSource), level: "low" };
  return [
    { prefix: "", envelope, checks: [outer], extraSigners: [], keys: [accountSigner(feeSource)] },
    { prefix: "innerTx.", envelope: inner, checks, extraSigners, keys },
  ];
}

function checkPayload(
  { prefix, envelope, checks, extraSigners, keys }: Payload,
  others: readonly Payload[],
  network: string,
  accounts: CheckTransactionOptions["accounts"],
  verifier: Verifier,
  report: Report,
): void {
  const signatures: readonly DecoratedSignature[] = envelope.value.signatures;
  if (signatures.length === 0) return;
  const payload = hashTransaction(envelope, network);
  const listed = Object.values(accounts ?? {}).flatMap(({ signers = [] }) =>
    signers.map(({ key }) => decodeSignerKey(key))
  );
  const known = unique([...keys, ...others.flatMap((other) => other.keys), ...listed]);
  const signersOf = signatures.map((one) => known.find((key) => verifier.isBy(one, key, payload)));
  const reported = new Set<number>();
  const seen = new Set<string>();
  for (const [i, one] of signatures.entries()) {
    const by = signersOf[i];
    const id = (by ?? one).toXDR("base64");
    const path = `${prefix}signatures[${i}]`;
    if (seen.has(id)) {
      reported.add(i);
      report("signature-duplicate", "txBadAuthExtra", path, "is a second signature by the same key; remove it", "sign");
    }
    seen.add(id);
    if (by !== undefined) continue;
    const isSwapped = others.some((other) => {
      const hashOfOther = hashTransaction(other.envelope, network);
      return known.some((key) => verifier.isBy(one, key, hashOfOther));
    });
    const elsewhere = isSwapped ? undefined : Object.values(Networks).find((passphrase) => {
      if (passphrase === network || !known.some((key) => equalBytes(one.hint, hintOf(key)))) return false;
      const hashThere = hashTransaction(envelope, passphrase);
      return known.some((key) => verifier.isBy(one, key, hashThere));
    });
    const isHinted = known.some((key) => equalBytes(one.hint, hintOf(key)));
    if (!isSwapped && elsewhere === undefined && !isHinted) continue; // by a key that only the ledger can know
    reported.add(i);
    const isRequired = keys.some((key) =>
      equalBytes(one.hint, hintOf(key)) && !signersOf.some((signer) => signer?.equals(key))
    );
    const reason = isSwapped
      ? "signs the other transaction of the fee bump"
      : elsewhere === undefined
      ? "has the hint of a known key, but is not valid"
      : `is valid on another network (${elsewhere}); sign for this one`;
    report("signature-unused", isRequired ? "txBadAuth" : "txBadAuthExtra", path, reason, "sign");
  }
  if (accounts === undefined) return;
  const used = new Set<number>();
  let isWhole = true;
  for (const { path, result, account, level } of checks) {
    if (account === undefined || level === undefined) {
      const list = extraSigners.map((key) => ({ key, weight: 1 }));
      const left = run(list, extraSigners.length, signatures, payload, verifier, used) ?? [];
      for (const [i, key] of extraSigners.entries()) {
        if (left.some((other) => other.equals(key))) {
          report("signatures-missing", "txBadAuth", `${path}[${i}]`, "has not signed", "sign");
        }
      }
      continue;
    }
    const state = Object.hasOwn(accounts, account) ? accounts[account] : undefined;
    if (state?.thresholds === undefined) {
      isWhole = false;
      continue;
    }
    const { thresholds, signers = [] } = state;
    const list = signers.filter(({ key }) => key !== account)
      .map(({ key, weight }) => ({ key: decodeSignerKey(key), weight }));
    if (thresholds.master > 0) list.unshift({ key: decodeSignerKey(account), weight: thresholds.master });
    if (run(list, thresholds[level], signatures, payload, verifier, used) === undefined) continue;
    const reason = `needs signatures of ${account} with a weight of ${thresholds[level]} (${level} threshold)`;
    report("signatures-missing", result, path, reason, "sign");
  }
  if (!isWhole) return;
  for (const i of signatures.keys()) {
    if (used.has(i) || reported.has(i)) continue;
    report(
      "signature-unused",
      "txBadAuthExtra",
      `${prefix}signatures[${i}]`,
      "is needed by no check; remove it",
      "sign",
    );
  }
}

/**
 * Runs one check: transaction hashes first, then hashes, keys and signed payloads, each in the order of the signatures.
 * Returns the keys that have not signed if the weight is not reached, else `undefined`.
 */
function run(
  signers: readonly { readonly key: SignerKey; readonly weight: number }[],
  needed: number,
  signatures: readonly DecoratedSignature[],
  payload: Uint8Array,
  verifier: Verifier,
  used: Set<number>,
): SignerKey[] | undefined {
  let total = 0;
  const left = new Set(signers);
  for (const { key, weight } of signers) {
    if (key.type !== "signerKeyTypePreAuthTx" || !equalBytes(key.value, payload)) continue;
    total += Math.min(255, weight);
    if (total >= needed) return undefined;
  }
  for (const type of ["signerKeyTypeHashX", "signerKeyTypeEd25519", "signerKeyTypeEd25519SignedPayload"]) {
    for (const [i, one] of signatures.entries()) {
      const signer = [...left].find(({ key }) => key.type === type && verifier.isBy(one, key, payload));
      if (signer === undefined) continue;
      used.add(i);
      left.delete(signer);
      total += Math.min(255, signer.weight);
      if (total >= needed) return undefined;
    }
  }
  return [...left].map(({ key }) => key);
}

/** Verifies signatures, each once, up to the number that nodes verify for one transaction. */
class Verifier {
  readonly #known = new Map<string, boolean>();
  /** Whether more verifications were asked for than are allowed; the results are then incomplete. */
  isExhausted = false;

  /** Returns whether a signature is valid for a signer key, with the rules of the network. */
  isBy(one: DecoratedSignature, key: SignerKey, payload: Uint8Array): boolean {
    if (!equalBytes(one.hint, hintOf(key))) return false;
    if (key.type === "signerKeyTypeHashX" || key.type === "signerKeyTypePreAuthTx") return isBy(one, key, payload);
    const id = `${one.signature} ${key.toXDR("base64")} ${payload}`;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_VERIFICATIONS) {
      this.isExhausted = true;
      return false;
    }
    const isValid = isBy(one, key, payload);
    this.#known.set(id, isValid);
    return isValid;
  }
}

function unique(keys: readonly SignerKey[]): SignerKey[] {
  return [...new Map(keys.map((key) => [key.toXDR("base64"), key])).values()];
}
