/** Defines the rules by which nodes reject a transaction, other than those of signatures. They verify nothing. */

import { assetText } from "../contract/_shared.ts";
import { baseAccount, malformedError, malformedOperation } from "../operation/_shared.ts";
import {
  Asset,
  type DwsaTransactionData,
  type LedgerKey,
  type Transaction,
  type TransactionEnvelope,
} from "../xdr/mod.ts";
import { contractOperation, transactionOf } from "./_transaction.ts";
import type { ProblemCode, TransactionProblem } from "./transaction_problem.ts";

/** The minimum inclusion fee of an operation on public networks, in stroops. */
const BASE_FEE = 100n;
/** The maximum resource fee that nodes accept, in stroops. */
const MAX_RESOURCE_FEE = 1_125_899_906_842_624n; // 2^50

/** What is known besides the transaction. Rules that need an absent fact are skipped. */
export interface Facts {
  /** The current time in seconds since 1970. */
  readonly currentTime?: bigint | undefined;
  /** The latest ledger. */
  readonly currentLedger?: bigint | undefined;
  /** The sequence numbers of accounts (`G…`). */
  readonly accounts?: ReadonlyMap<string, { readonly sequence: bigint }> | undefined;
}

/** The result code of a node for each rule, unless the rule names another, and what can change it. */
const OUTCOMES: { readonly [Code in ProblemCode]: readonly [result: string, fix: TransactionProblem["fix"]] } = {
  "resource-fee": ["txMalformed", "rebuild"],
  "fee-too-low": ["txInsufficientFee", "fee-bump"],
  "resource-fee-not-covered": ["txMalformed", "fee-bump"],
  "fee-bump-too-low": ["txInsufficientFee", "rebuild"],
  "extra-signer": ["txMalformed", "rebuild"],
  "no-operations": ["txMissingOperation", "rebuild"],
  "not-alone": ["txMalformed", "rebuild"],
  "memo-not-allowed": ["txDwsaInvalid", "rebuild"],
  "muxed-not-allowed": ["txDwsaInvalid", "rebuild"],
  "operation-field": ["txFailed", "rebuild"],
  "resource-data-missing": ["txMalformed", "rebuild"],
  "footprint-duplicate": ["txDwsaInvalid", "rebuild"],
  "footprint-key": ["txDwsaInvalid", "rebuild"],
  "archived-entries": ["txDwsaInvalid", "rebuild"],
  "footprint-list": ["txMalformed", "rebuild"],
  "resource-data-unneeded": ["txMalformed", "rebuild"],
  "empty-bounds": ["txTooLate", "rebuild"],
  "expired": ["txTooLate", "rebuild"],
  "not-yet-valid": ["txTooEarly", "wait"],
  "sequence-number": ["txBadSeq", "rebuild"],
  "minimum-sequence": ["txBadSeq", "rebuild"],
  "sequence-used": ["txBadSeq", "rebuild"],
  "sequence-gap": ["txBadSeq", "wait"],
  "operation-disabled": ["opNotSupported", "rebuild"],
  "sponsorship": ["txBadSponsorship", "rebuild"],
  "signature-duplicate": ["txBadAuthExtra", "sign"],
  "signature-unused": ["txBadAuthExtra", "sign"],
  "signatures-missing": ["txBadAuth", "sign"],
};

/** Creates a problem. `own` replaces the outcome of the rule. */
export function problem(
  code: ProblemCode,
  path: string,
  reason: string,
  own: Partial<Pick<TransactionProblem, "result" | "fix" | "least">> = {},
): TransactionProblem {
  const [result, fix] = OUTCOMES[code];
  return { code, result, path, reason, fix, charged: code === "sponsorship", ...own };
}

/** What the rules check: an envelope, its transaction, and parts of it that several rules need. */
interface Subject {
  readonly envelope: TransactionEnvelope;
  readonly tx: Transaction;
  /** The first operation, if it is a contract operation. */
  readonly call: ReturnType<typeof contractOperation>;
  readonly data: DwsaTransactionData | undefined;
  readonly facts: Facts;
}

type Rule = (subject: Subject) => Iterable<TransactionProblem>;

/** The rules in the order in which problems are reported. */
const RULES: readonly Rule[] = [
  feeProblems,
  extraSignerProblems,
  compositionProblems,
  contractProblems,
  resourceProblems,
  boundsProblems,
  sequenceProblems,
  operationProblems,
  sponsorshipProblems,
];

/** Lists the problems of an envelope other than those of its signatures. */
export function problemsOf(envelope: TransactionEnvelope, facts: Facts = {}): TransactionProblem[] {
  const tx = transactionOf(envelope);
  const [first] = tx.operations;
  const call = first && contractOperation(first.body);
  const data = tx.ext.type === "dwsaData" ? tx.ext.value : undefined;
  return RULES.flatMap((rule) => [...rule({ envelope, tx, call, data, facts })]);
}

/**
 * Throws `operation/malformed` if only another transaction can be applied. `nameOf` maps the path to a parameter of the
 * builder. `allowed` is a rule that a later step satisfies.
 */
export function requireValid(
  envelope: TransactionEnvelope,
  nameOf: (path: string) => string = (path) => path,
  allowed?: ProblemCode,
): void {
  const found = problemsOf(envelope).find(({ code, fix }) => fix === "rebuild" && code !== allowed);
  if (found !== undefined) throw malformedError({ path: nameOf(found.path), reason: found.reason });
}

function* feeProblems({ envelope, tx, call, data }: Subject): Iterable<TransactionProblem> {
  if (call !== undefined && data === undefined) return; // the fee depends on the missing data
  const reserved = call === undefined ? 0n : data!.resourceFee;
  if (reserved < 0n || reserved > MAX_RESOURCE_FEE) {
    yield problem("resource-fee", "ext.resourceFee", `(${reserved}) is outside the range from 0 to 2^50 stroops`);
    return;
  }
  const isBump = envelope.type === "envelopeTypeTxFeeBump";
  const innerCount = BigInt(Math.max(1, tx.operations.length));
  const count = isBump ? BigInt(tx.operations.length) + 1n : innerCount;
  const fee = BigInt(envelope.value.tx.fee);
  const inclusion = fee - reserved;
  const minimum = BASE_FEE * count;
  const inner = BigInt(tx.fee) - reserved;
  // The inclusion fee with the rate of the inner transaction, rounded up. Its fee may be below the resource fee (CAP-66).
  const rated = (inner * count + innerCount - 1n) / innerCount;
  const least = `${reserved + (rated > minimum ? rated : minimum)}`;
  const own = { least, ...(isBump ? { fix: "rebuild" as const } : {}) };
  if (fee < 0n) {
    yield problem("fee-too-low", "fee", `(${fee}) is negative; offer at least ${least}`, {
      ...own,
      result: "txMalformed",
    });
  } else if (inclusion < 0n) {
    const reason = `(${fee}) does not cover the resource fee of ${reserved}; offer at least ${least}`;
    yield problem("resource-fee-not-covered", "fee", reason, own);
  } else if (inclusion < minimum) {
    const reason = `offers ${inclusion} stroops for inclusion, below the minimum of ${minimum}`;
    yield problem("fee-too-low", "fee", reason, own);
  } else if (inclusion < rated) {
    const reason = `offers ${inclusion} stroops for ${count}, the inner transaction ${inner} for ${innerCount}; ` +
      `at least ${rated} is needed`;
    yield problem("fee-bump-too-low", "fee", reason, own);
  }
}

function* extraSignerProblems({ tx: { cond } }: Subject): Iterable<TransactionProblem> {
  const signers = cond.type === "precondV2" ? cond.value.extraSigners : [];
  for (const [i, signer] of signers.entries()) {
    const path = `cond.extraSigners[${i}]`;
    if (signers.findIndex((other) => other.equals(signer)) < i) yield problem("extra-signer", path, "is a duplicate");
    if (signer.type === "signerKeyTypeEd25519SignedPayload" && signer.value.payload.length === 0) {
      yield problem("extra-signer", path, "has an empty payload");
    }
  }
}

function* compositionProblems({ tx: { operations } }: Subject): Iterable<TransactionProblem> {
  if (operations.length === 0) yield problem("no-operations", "operations", "is empty");
  const alone = operations.findIndex(({ body }) => contractOperation(body) !== undefined);
  if (alone >= 0 && operations.length > 1) {
    const reason = `must contain only operations[${alone}], since it is a contract operation`;
    yield problem("not-alone", "operations", reason);
  }
}

/** Returns whether a contract operation is the only operation, so that the rules of contract operations apply. */
function isLoneCall({ tx, call }: Subject): boolean {
  return call !== undefined && tx.operations.length === 1;
}

function* contractProblems(subject: Subject): Iterable<TransactionProblem> {
  const { tx: { sourceAccount, memo, operations }, call } = subject;
  if (!isLoneCall(subject) || call?.type !== "invokeHostFunction") return;
  if (memo.type !== "memoNone") {
    const reason = "is set, which a contract call does not allow; pay to an M... address instead";
    yield problem("memo-not-allowed", "memo", reason);
  }
  const accounts = { "sourceAccount": sourceAccount, "operations[0].sourceAccount": operations[0]!.sourceAccount };
  for (const [path, account] of Object.entries(accounts)) {
    if (account?.type !== "keyTypeMuxedEd25519") continue;
    const reason = "is muxed, which a contract call does not allow; use the account (G...)";
    yield problem("muxed-not-allowed", path, reason);
  }
  const { hostFunction } = call.value;
  if (hostFunction.type !== "hostFunctionTypeCreateContract") return;
  const { contractIdPreimage: { type, value } } = hostFunction.value;
  if (type === "contractIdPreimageFromAsset" && assetText(value as Asset) === undefined) {
    const path = "operations[0].hostFunction.contractIdPreimage";
    yield problem("operation-field", path, "has an asset with an invalid code");
  }
}

function* resourceProblems(subject: Subject): Iterable<TransactionProblem> {
  const { tx: { operations }, call, data } = subject;
  if (!isLoneCall(subject)) {
    const isUnneeded = data !== undefined && !operations.some(({ body }) => contractOperation(body) !== undefined);
    if (isUnneeded) yield problem("resource-data-unneeded", "ext", "has resource data without a contract operation");
    return;
  }
  if (data === undefined) {
    yield problem("resource-data-missing", "ext", "has no resource data; simulate the call first");
    return;
  }
  const { footprint } = data.resources;
  const seen = new Set<string>();
  for (const list of ["readOnly", "readWrite"] as const) {
    for (const [i, key] of footprint[list].entries()) {
      const path = `ext.resources.footprint.${list}[${i}]`;
      const id = key.toXDR("base64");
      if (seen.has(id)) yield problem("footprint-duplicate", path, "repeats a key of the footprint");
      seen.add(id);
      const reason = unusableKey(key);
      if (reason !== undefined) yield problem("footprint-key", path, reason);
    }
  }
  yield* archivedProblems(data);
  if (call!.type !== "invokeHostFunction") yield* listProblems(call!.type, data);
}

/** Returns why no contract operation can use a key; `undefined` if one can. */
function unusableKey({ type, value }: LedgerKey): string | undefined {
  if (type === "account" || type === "contractData" || type === "contractCode") return undefined;
  if (type !== "trustline") return `is of type ${type}, which contracts cannot access`;
  const { asset, accountId } = value;
  if (asset.type === "assetTypePoolShare") return undefined;
  if (asset.type === "assetTypeNative") return "is a trust line of XLM, which needs none";
  if (assetText(Asset.fromXDR(asset.toXDR())) === undefined) return "is a trust line of an asset with an invalid code";
  return asset.value.issuer.equals(accountId) ? "is a trust line of an issuer for its own asset" : undefined;
}

/** Judges the indexes of archived entries, which are positions in the list of read-write keys (CAP-66). */
function* archivedProblems({ ext, resources }: DwsaTransactionData): Iterable<TransactionProblem> {
  const indexes: readonly number[] = ext.type === "resourceExt" ? ext.value.archivedDwsaEntries : [];
  const keys = resources.footprint.readWrite;
  for (const [i, index] of indexes.entries()) {
    const before = indexes[i - 1] ?? -1;
    const key = keys[index];
    const reason = index <= before
      ? `(${index}) is not greater than the previous index (${before})`
      : key === undefined
      ? `(${index}) is not an index of the ${keys.length} read-write keys`
      : isPersistent(key)
      ? undefined
      : `(${index}) refers to ${kindOf(key)}, which is never archived`;
    if (reason !== undefined) yield problem("archived-entries", `ext.ext.archivedDwsaEntries[${i}]`, reason);
  }
}

/** For each operation that extends or restores entries: the list that it uses, the other list, and the fitting keys. */
const LISTS = {
  extendFootprintTtl: ["readOnly", "readWrite", "forExtend", (key: LedgerKey) => /^contract/.test(key.type)],
  restoreFootprint: ["readWrite", "readOnly", "forRestore", isPersistent],
} as const;

function* listProblems(type: keyof typeof LISTS, { resources }: DwsaTransactionData): Iterable<TransactionProblem> {
  const { footprint } = resources;
  const [used, unused, builder, isFit] = LISTS[type];
  const outcome = { result: `${type}Malformed` };
  const advice = `; DwsaDataBuilder.${builder}(keys) creates the footprint`;
  const at = "ext.resources.footprint";
  if (footprint[unused].length > 0) {
    yield problem("footprint-list", `${at}.${unused}`, `is not empty${advice}`, outcome);
  }
  for (const [i, key] of footprint[used].entries()) {
    if (isFit(key) || unusableKey(key) !== undefined) continue;
    yield problem("footprint-list", `${at}.${used}[${i}]`, `is ${kindOf(key)}${advice}`, outcome);
  }
}

/** Returns whether an entry can be archived and restored. */
function isPersistent({ type, value }: LedgerKey): boolean {
  return type === "contractCode" || type === "contractData" && value.durability === "persistent";
}

function kindOf({ type, value }: LedgerKey): string {
  return type === "contractData" ? `${value.durability} contractData` : type;
}

function* boundsProblems({ tx: { cond }, facts }: Subject): Iterable<TransactionProblem> {
  const { timeBounds: time = null, ledgerBounds: ledgers = null } = cond.type === "precondV2"
    ? cond.value
    : cond.type === "precondTime"
    ? { timeBounds: cond.value }
    : {};
  const { currentTime, currentLedger } = facts;
  if (time !== null) yield* rangeProblems("Time", time.minTime, time.maxTime, 0n, currentTime);
  if (ledgers === null) return;
  const next = currentLedger === undefined ? undefined : currentLedger + 1n;
  yield* rangeProblems("Ledger", BigInt(ledgers.minLedger), BigInt(ledgers.maxLedger), 1n, next);
}

/** Judges bounds from `min` to `max`, less `excluded`. A `max` of 0 means no end. `now` is the time or the next ledger. */
function* rangeProblems(
  unit: "Time" | "Ledger",
  min: bigint,
  max: bigint,
  excluded: bigint,
  now: bigint | undefined,
): Iterable<TransactionProblem> {
  const path = `cond.${unit.toLowerCase()}Bounds`;
  const last = max - excluded;
  const clock = unit === "Time" ? `it is ${now} now` : `the next ledger is ${now}`;
  if (max !== 0n && last < min) {
    yield problem("empty-bounds", path, `are empty: they begin at ${min} and end ${excluded ? "before" : "at"} ${max}`);
  } else if (now !== undefined) {
    if (max !== 0n && last < now) yield problem("expired", `${path}.max${unit}`, `(${max}) has passed; ${clock}`);
    if (min > now) yield problem("not-yet-valid", `${path}.min${unit}`, `(${min}) is not reached yet; ${clock}`);
  }
}

function* sequenceProblems({ tx, facts }: Subject): Iterable<TransactionProblem> {
  const { sourceAccount, seqNum, cond } = tx;
  const minimum = cond.type === "precondV2" ? cond.value.minSeqNum : null;
  const current = facts.accounts?.get(baseAccount(sourceAccount))?.sequence;
  if (seqNum <= 0n) {
    const login = "; login challenges (SEP-10) have 0, so that no network accepts them";
    yield problem("sequence-number", "seqNum", `(${seqNum}) is not positive${seqNum === 0n ? login : ""}`);
  } else if (minimum !== null && minimum >= seqNum) {
    const reason = `(${minimum}) must be less than the sequence number of the transaction (${seqNum})`;
    yield problem("minimum-sequence", "cond.minSeqNum", reason);
  } else if (current !== undefined && current >= seqNum) {
    yield problem("sequence-used", "seqNum", `(${seqNum}) is used: that of the account is ${current}`);
  } else if (current !== undefined && current < (minimum ?? seqNum - 1n)) {
    const [path, value] = minimum === null ? ["seqNum", seqNum] : ["cond.minSeqNum", minimum];
    const reason = `(${value}) is too high until other transactions are applied: that of the account is ${current}`;
    yield problem("sequence-gap", path, reason);
  }
}

function* operationProblems({ tx: { sourceAccount, operations } }: Subject): Iterable<TransactionProblem> {
  for (const [i, operation] of operations.entries()) {
    const sourceOf = () => baseAccount(operation.sourceAccount ?? sourceAccount);
    for (const { path, reason, result } of malformedOperation(operation, sourceOf)) {
      const code = result === "opNotSupported" ? "operation-disabled" : "operation-field";
      yield problem(code, `operations[${i}]${path && "."}${path}`, reason, { result });
    }
  }
}

/** Applies the operations that begin and end sponsorships, up to the first that fails. */
function* sponsorshipProblems({ tx: { sourceAccount, operations } }: Subject): Iterable<TransactionProblem> {
  const open = new Map<string, { readonly sponsor: string; readonly path: string }>(); // by the sponsored account
  for (const [i, { sourceAccount: own, body }] of operations.entries()) {
    const path = `operations[${i}]`;
    const account = baseAccount(own ?? sourceAccount);
    if (body.type === "beginSponsoringFutureReserves") {
      const sponsored = baseAccount(body.value.sponsoredId);
      if (sponsored === account) continue; // a malformed operation
      const isNested = open.has(account) || [...open.values()].some(({ sponsor }) => sponsor === sponsored);
      if (open.has(sponsored) || isNested) {
        const [end, reason] = open.has(sponsored)
          ? ["AlreadySponsored", `sponsors ${sponsored}, which has an open sponsorship`]
          : ["Recursive", "makes a sponsored account a sponsor, or a sponsor a sponsored account"];
        yield problem("sponsorship", path, reason, { result: `${body.type}${end}` });
        return;
      }
      open.set(sponsored, { sponsor: account, path });
    } else if (body.type === "endSponsoringFutureReserves" && !open.delete(account)) {
      const reason = `ends a sponsorship of ${account}, for which none is open`;
      yield problem("sponsorship", path, reason, { result: `${body.type}NotSponsored` });
      return;
    }
  }
  for (const { path } of open.values()) {
    yield problem("sponsorship", path, "begins a sponsorship that no operation ends");
  }
}
