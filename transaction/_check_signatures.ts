/** Judges the signatures of a transaction as the signature checker of nodes does. */

import { equalBytes } from "../internal/bytes.ts";
import { signerAddress } from "../keys/_shared.ts";
import type { DecoratedSignature, SignerKey, TransactionEnvelope } from "../xdr/mod.ts";
import { distinctKeys, hintOf, isBy, type Origin, originOf, type Payload, payloadsOf } from "./_signers.ts";
import { problem } from "./_transaction_rules.ts";
import type { AccountState } from "./read_account.ts";
import type { TransactionProblem } from "./transaction_problem.ts";

/** The number of signature verifications of nodes for one transaction; with more, signatures are not checked. */
const MAX_VERIFICATIONS = 1_000;

/** The keys that may sign for an account. */
export interface AccountSigners {
  /** The additional signers and the master key. Keys with a weight of 0 are left out. */
  readonly signers: readonly WeightedKey[];
  readonly thresholds?: AccountState["thresholds"] | undefined;
}

interface WeightedKey {
  readonly key: SignerKey;
  readonly weight: number;
}

/** What the check of one payload needs. */
interface Subject {
  readonly payload: Payload;
  readonly others: readonly Payload[];
  readonly known: readonly SignerKey[];
  readonly networkPassphrase: string;
  readonly isSignedBy: typeof isBy;
}

/**
 * Lists the problems of signatures. With the signers of accounts (by `G…`), signatures can also be missing, and if all
 * accounts of a payload are known, not needed.
 */
export function signatureProblems(
  envelope: TransactionEnvelope,
  networkPassphrase: string,
  accounts: ReadonlyMap<string, AccountSigners> | undefined,
): TransactionProblem[] {
  const results = new Map<string, boolean>();
  let isComplete = true;
  const isSignedBy: typeof isBy = (signature, key, payload) => {
    const isVerified = key.type !== "signerKeyTypeHashX" && equalBytes(signature.hint, hintOf(key));
    if (!isVerified) return isBy(signature, key, payload);
    const id = `${signature.toXDR("base64")} ${key.toXDR("base64")} ${payload}`;
    const known = results.get(id);
    if (known === undefined && results.size < MAX_VERIFICATIONS) results.set(id, isBy(signature, key, payload));
    else if (known === undefined) isComplete = false;
    return results.get(id) === true;
  };
  const payloads = payloadsOf(envelope);
  const listed = [...accounts?.values() ?? []].flatMap(({ signers }) => signers.map(({ key }) => key));
  const problems = payloads.filter(({ signatures }) => signatures.length > 0).flatMap((payload) => {
    const others = payloads.filter((other) => other !== payload);
    const required = [payload, ...others].flatMap((each) => each.required.map(({ key }) => key));
    const subject = { payload, others, known: distinctKeys([...required, ...listed]), networkPassphrase, isSignedBy };
    const leftover = leftoverProblems(subject);
    return [...leftover, ...accounts === undefined ? [] : weightProblems(subject, accounts, leftover)];
  });
  return isComplete ? problems : [];
}

function pathOf({ path }: Payload, index: number): string {
  return `${path && `${path}.`}signatures[${index}]`;
}

/** Lists the signatures that repeat another one, and those that are not valid although a known key made them. */
function leftoverProblems(subject: Subject): TransactionProblem[] {
  const { payload, others, known, networkPassphrase, isSignedBy } = subject;
  const { signatures, required } = payload;
  const origins = signatures.map((one) => originOf(one, known, payload, others, networkPassphrase, isSignedBy));
  const signers = origins.flatMap((origin) => origin?.of === "this" ? [origin.by] : []);
  const seen = new Set<string>();
  return signatures.flatMap((signature, i) => {
    const origin = origins[i];
    const found: TransactionProblem[] = [];
    const id = (origin?.of === "this" ? origin.by : signature).toXDR("base64");
    if (seen.has(id)) {
      const reason = "repeats a signature, which nodes then never use; remove it";
      found.push(problem("signature-duplicate", pathOf(payload, i), reason));
    }
    seen.add(id);
    const hasHint = (key: SignerKey) => equalBytes(signature.hint, hintOf(key));
    if (origin?.of === "this" || !known.some(hasHint)) return found; // others may be signers that only the ledger knows
    const isNeeded = required.some(({ key }) => hasHint(key) && !signers.some((signer) => signer.equals(key)));
    const outcome = isNeeded ? { result: "txBadAuth" } : {};
    return [...found, problem("signature-unused", pathOf(payload, i), misfit(payload, origin), outcome)];
  });
}

/** Returns why a signature with the hint of a known key is not valid. */
function misfit({ path }: Payload, origin: Origin | undefined): string {
  const [mine, other] = path === "" ? ["fee bump", "inner transaction"] : ["inner transaction", "fee bump"];
  switch (origin?.of) {
    case "other-payload":
      return `signs the ${other} instead of the ${mine}`;
    case "other-network":
      return `is for another network (${origin.network}); sign for the network of the transaction`;
    default:
      return "has the hint of a known key, which did not make it; sign again";
  }
}

/** Applies the checks of nodes in their order: the source account, the extra signers together, then each operation. */
function weightProblems(
  { payload, networkPassphrase, isSignedBy }: Subject,
  accounts: ReadonlyMap<string, AccountSigners>,
  leftover: readonly TransactionProblem[],
): TransactionProblem[] {
  const { signatures, required } = payload;
  const hash = payload.hashOn(networkPassphrase);
  const used = new Set<number>();
  let isWhole = true;
  /** Counts signatures up to the needed weight. Returns the keys without a signature if the weight is not reached. */
  const withoutWeight = (keys: readonly WeightedKey[], needed: number): ReadonlySet<WeightedKey> | undefined => {
    const left = new Set(keys);
    let total = 0;
    for (const [key, index] of signingKeys(keys, signatures, hash, isSignedBy)) {
      left.delete(key);
      if (index !== undefined) used.add(index);
      total += key.weight;
      if (total >= needed) return undefined;
    }
    return left;
  };
  const extra = required.filter(({ threshold }) => threshold === null).map((one) => ({ ...one, weight: 1 }));
  const problems = required.flatMap(({ path, role, key, threshold }) => {
    if (threshold === null) {
      if (path !== extra[0]!.path) return []; // checked with the first
      const left = withoutWeight(extra, extra.length);
      return extra.filter((one) => left?.has(one)).map((one) =>
        problem("signatures-missing", one.path, "has not signed")
      );
    }
    const address = signerAddress(key);
    const account = accounts.get(address);
    const needed = account?.thresholds?.[threshold];
    if (needed === undefined) isWhole = false;
    if (needed === undefined || withoutWeight(account!.signers, needed) === undefined) return [];
    const reason = `needs signatures of ${address} that reach its ${threshold} threshold (${needed})`;
    return [problem("signatures-missing", path, reason, role === "operation-source" ? { result: "opBadAuth" } : {})];
  });
  const unused = [...signatures.keys()].filter((i) => isWhole && !used.has(i)).map((i) => pathOf(payload, i))
    .filter((path) => !leftover.some((other) => other.path === path))
    .map((path) => problem("signature-unused", path, "is needed by no check; remove it"));
  return [...problems, ...unused];
}

/** Yields the keys that sign, each once and in the order in which nodes count them, with the index of the signature. */
function* signingKeys(
  keys: readonly WeightedKey[],
  signatures: readonly DecoratedSignature[],
  hash: Uint8Array,
  isSignedBy: typeof isBy,
): Iterable<readonly [key: WeightedKey, index: number | undefined]> {
  for (const one of keys) {
    if (one.key.type === "signerKeyTypePreAuthTx" && equalBytes(one.key.value, hash)) yield [one, undefined];
  }
  const left = new Set(keys);
  for (const type of ["signerKeyTypeHashX", "signerKeyTypeEd25519", "signerKeyTypeEd25519SignedPayload"]) {
    for (const [i, signature] of signatures.entries()) {
      const one = [...left].find(({ key }) => key.type === type && isSignedBy(signature, key, hash));
      if (one === undefined) continue;
      left.delete(one);
      yield [one, i];
    }
  }
}
