/** The rules that reject a transaction by its content, the time, the ledger and the state of its accounts. */

import { assetText } from "../contract/_shared.ts";
import { baseAccount, malformedOperation } from "../operation/_shared.ts";
import {
  Asset,
  type LedgerKey,
  type MuxedAccount,
  type OperationBody,
  type Transaction,
  type TransactionEnvelope,
} from "../xdr/mod.ts";
import { contractOperation, transactionOf } from "./_transaction.ts";
import { readFees } from "./read_fees.ts";
import type { CheckTransactionOptions, TransactionProblem } from "./transaction_problem.ts";

/** The base fee of public networks, in stroops. */
const BASE_FEE = 100n;
/** 2^50, above which nodes reject a resource fee. */
const MAX_RESOURCE_FEE = 1_125_899_906_842_624n;

/** What may be assumed. */
export interface Facts {
  readonly networkPassphrase: string | undefined;
  readonly currentTime: bigint | undefined;
  readonly currentLedger: bigint | undefined;
  readonly accounts: CheckTransactionOptions["accounts"];
}

/** Adds a problem: code, result, path, reason, and what can change it (a new transaction by default). */
export type Report = (
  code: TransactionProblem["code"],
  result: string,
  path: string,
  reason: string,
  fix?: TransactionProblem["fix"],
  least?: bigint,
) => void;

/** Returns a function that appends problems to a list. */
export function reporterOf(problems: TransactionProblem[]): Report {
  return (code, result, path, reason, fix = "rebuild", least) => {
    const charged = code === "sponsorship";
    problems.push({ code, result, path, reason, fix, charged, ...least === undefined ? {} : { least: `${least}` } });
  };
}

/** Lists all problems except those of signatures. */
export function problemsOf(envelope: TransactionEnvelope, facts: Facts): TransactionProblem[] {
  const problems: TransactionProblem[] = [];
  const report = reporterOf(problems);
  const tx = transactionOf(envelope);
  checkFees(envelope, tx, report);
  checkShape(tx, report);
  checkBounds(tx, facts, report);
  checkSequence(tx, facts.accounts, report);
  checkOperations(tx, report);
  checkSponsorships(tx, report);
  return problems;
}

function isContractCall({ operations: [first] }: Transaction): boolean {
  return first !== undefined && contractOperation(first.body) !== undefined;
}

function checkFees(envelope: TransactionEnvelope, tx: Transaction, report: Report): void {
  const isContract = isContractCall(tx);
  if (isContract && tx.ext.type !== "dwsaData") return; // reported with the resource data
  const { fee, resourceFee: declared } = readFees(envelope);
  const resourceFee = isContract ? declared : 0n;
  if (resourceFee < 0n || resourceFee > MAX_RESOURCE_FEE) {
    return report("resource-fee", "txMalformed", "ext.resourceFee", `(${resourceFee}) is not from 0 to 2^50`);
  }
  const isBump = envelope.type === "envelopeTypeTxFeeBump";
  const fix = isBump ? "rebuild" : "fee-bump";
  const count = BigInt(Math.max(1, tx.operations.length));
  const paid = isBump ? BigInt(tx.operations.length) + 1n : count;
  const offered = fee - resourceFee;
  const inner = isBump ? BigInt(tx.fee) - resourceFee : -1n;
  const innerLeast = inner < 0n ? 0n : (inner * paid + count - 1n) / count;
  const minimum = BASE_FEE * paid;
  const least = resourceFee + (innerLeast > minimum ? innerLeast : minimum);
  if (fee < 0n) {
    report("fee-too-low", "txMalformed", "fee", `(${fee}) is negative; at least ${least} is needed`, fix, least);
  } else if (offered < 0n) {
    const reason = `(${fee}) is below the resource fee (${resourceFee}); at least ${least} is needed`;
    report("resource-fee-not-covered", "txMalformed", "fee", reason, fix, least);
  } else if (offered < minimum) {
    const reason = `offers ${offered} stroops for inclusion, below the minimum of ${minimum}`;
    report("fee-too-low", "txInsufficientFee", "fee", reason, fix, least);
  } else if (offered < innerLeast) {
    const reason = `offers ${offered} stroops for ${paid}, the inner transaction ${inner} for ${count}; ` +
      `at least ${innerLeast} is needed`;
    report("fee-bump-too-low", "txInsufficientFee", "fee", reason, fix, least);
  }
}

function checkShape(tx: Transaction, report: Report): void {
  const { cond, operations, ext } = tx;
  const seen = new Set<string>();
  for (const [i, signer] of (cond.type === "precondV2" ? cond.value.extraSigners : []).entries()) {
    const path = `cond.extraSigners[${i}]`;
    const id = signer.toXDR("base64");
    if (seen.has(id)) report("extra-signer", "txMalformed", path, "is a duplicate");
    seen.add(id);
    if (signer.type === "signerKeyTypeEd25519SignedPayload" && signer.value.payload.length === 0) {
      report("extra-signer", "txMalformed", path, "has an empty payload");
    }
  }
  if (operations.length === 0) report("no-operations", "txMissingOperation", "operations", "is empty");
  const alone = operations.findIndex(({ body }) => contractOperation(body) !== undefined);
  if (alone >= 0 && operations.length > 1) {
    const reason = `must contain only operations[${alone}], since it is a contract operation`;
    report("not-alone", "txMalformed", "operations", reason);
  } else if (alone >= 0) {
    checkContract(tx, report);
    checkFootprint(tx, report);
  } else if (ext.type === "dwsaData") {
    const reason = "has resource data, which only contract operations have";
    report("resource-data-unneeded", "txMalformed", "ext", reason);
  }
}

function checkContract({ sourceAccount, memo, operations }: Transaction, report: Report): void {
  const { body, sourceAccount: own } = operations[0]!;
  if (body.type !== "invokeHostFunction") return;
  if (memo.type !== "memoNone") {
    const reason = "is set, which a contract call does not allow; pay to an M... address instead";
    report("memo-not-allowed", "txDwsaInvalid", "memo", reason);
  }
  const isMuxed = (account: MuxedAccount | null) => account?.type === "keyTypeMuxedEd25519";
  const muxed = "is muxed, which a contract call does not allow; use the account (G...)";
  if (isMuxed(sourceAccount)) report("muxed-not-allowed", "txDwsaInvalid", "sourceAccount", muxed);
  if (isMuxed(own)) report("muxed-not-allowed", "txDwsaInvalid", "operations[0].sourceAccount", muxed);
  const { hostFunction } = body.value;
  if (hostFunction.type !== "hostFunctionTypeCreateContract") return;
  const { contractIdPreimage: preimage } = hostFunction.value;
  if (preimage.type === "contractIdPreimageFromAsset" && assetText(preimage.value) === undefined) {
    const path = "operations[0].hostFunction.contractIdPreimage";
    report("operation-field", "txFailed", path, "has an asset with an invalid code");
  }
}

function checkFootprint({ operations, ext }: Transaction, report: Report): void {
  if (ext.type !== "dwsaData") {
    return report("resource-data-missing", "txMalformed", "ext", "has no resource data; simulate the call first");
  }
  const { footprint } = ext.value.resources;
  const path = "ext.resources.footprint";
  const seen = new Set<string>();
  for (const list of ["readOnly", "readWrite"] as const) {
    for (const [i, key] of footprint[list].entries()) {
      const id = key.toXDR("base64");
      const at = `${path}.${list}[${i}]`;
      if (seen.has(id)) report("footprint-duplicate", "txDwsaInvalid", at, "is a duplicate; each key may appear once");
      seen.add(id);
      const reason = invalidKey(key);
      if (reason !== undefined) report("footprint-key", "txDwsaInvalid", at, reason);
    }
  }
  const archived: readonly number[] = ext.value.ext.type === "resourceExt"
    ? ext.value.ext.value.archivedDwsaEntries
    : [];
  for (const [i, index] of archived.entries()) {
    const key = footprint.readWrite[index];
    const reason = i > 0 && index <= archived[i - 1]!
      ? `(${index}) is not above the index before`
      : key === undefined
      ? `(${index}) is beyond the read-write keys`
      : isPersistent(key)
      ? undefined
      : `(${index}) is the index of an entry that is not persistent`;
    if (reason !== undefined) report("archived-entries", "txDwsaInvalid", `ext.ext.archivedDwsaEntries[${i}]`, reason);
  }
  const { type } = operations[0]!.body;
  if (type === "invokeHostFunction") return;
  const isRestore = type === "restoreFootprint";
  const [used, unused] = isRestore ? ["readWrite", "readOnly"] as const : ["readOnly", "readWrite"] as const;
  const advice = `; DwsaDataBuilder.for${isRestore ? "Restore" : "Extend"}(keys) creates the footprint`;
  if (footprint[unused].length > 0) {
    report("footprint-list", `${type}Malformed`, `${path}.${unused}`, `is not empty${advice}`);
  }
  for (const [i, key] of footprint[used].entries()) {
    const isFit = isRestore ? isPersistent(key) : key.type === "contractData" || key.type === "contractCode";
    if (isFit || invalidKey(key) !== undefined) continue;
    const kind = key.type === "contractData" ? `${key.value.durability} contractData` : key.type;
    report("footprint-list", `${type}Malformed`, `${path}.${used}[${i}]`, `is ${kind}${advice}`);
  }
}

function isPersistent(key: LedgerKey): boolean {
  return key.type === "contractCode" || key.type === "contractData" && key.value.durability === "persistent";
}

/** Returns the reason for which no footprint may contain a key. */
function invalidKey(key: LedgerKey): string | undefined {
  if (key.type === "account" || key.type === "contractData" || key.type === "contractCode") return undefined;
  if (key.type !== "trustline") return `is a key of type ${key.type}, which contract operations cannot use`;
  const { asset, accountId } = key.value;
  if (asset.type === "assetTypePoolShare") return undefined;
  if (asset.type === "assetTypeNative") return "is a trust line for XLM, which has none";
  const plain = asset.type === "assetTypeCreditAlphanum4"
    ? Asset.assetTypeCreditAlphanum4(asset.value)
    : Asset.assetTypeCreditAlphanum12(asset.value);
  if (assetText(plain) === undefined) return "is a trust line for an asset with an invalid code";
  return asset.value.issuer.equals(accountId) ? "is a trust line of the asset's issuer" : undefined;
}

function checkBounds({ cond }: Transaction, { currentTime, currentLedger }: Facts, report: Report): void {
  const v2 = cond.type === "precondV2" ? cond.value : undefined;
  const time = cond.type === "precondTime" ? cond.value : v2?.timeBounds;
  const late = (path: string, reason: string) => report("expired", "txTooLate", path, reason);
  const early = (path: string, reason: string) => report("not-yet-valid", "txTooEarly", path, reason, "wait");
  if (time && time.maxTime !== 0n && time.maxTime < time.minTime) {
    const reason = `end (${time.maxTime}) before they begin (${time.minTime})`;
    report("empty-bounds", "txTooLate", "cond.timeBounds", reason);
  } else if (time && currentTime !== undefined) {
    const { minTime, maxTime } = time;
    if (maxTime !== 0n && maxTime < currentTime) late("cond.timeBounds.maxTime", `(${maxTime}) is in the past`);
    if (minTime > currentTime) early("cond.timeBounds.minTime", `(${minTime}) is in the future`);
  }
  const ledger = v2?.ledgerBounds;
  if (ledger && ledger.maxLedger !== 0 && ledger.maxLedger <= ledger.minLedger) {
    const reason = `contain no ledger, since the end (${ledger.maxLedger}) is exclusive and not above the first ` +
      `(${ledger.minLedger})`;
    report("empty-bounds", "txTooLate", "cond.ledgerBounds", reason);
  } else if (ledger && currentLedger !== undefined) {
    const next = currentLedger + 1n;
    const { minLedger, maxLedger } = ledger;
    if (maxLedger !== 0 && maxLedger <= next) {
      late("cond.ledgerBounds.maxLedger", `(${maxLedger}, exclusive) is not above the next ledger (${next})`);
    }
    if (minLedger > next) early("cond.ledgerBounds.minLedger", `(${minLedger}) is above the next ledger (${next})`);
  }
}

function checkSequence(
  { sourceAccount, seqNum, cond }: Transaction,
  accounts: CheckTransactionOptions["accounts"],
  report: Report,
): void {
  const minimum = cond.type === "precondV2" ? cond.value.minSeqNum : null;
  if (seqNum <= 0n) {
    const login = seqNum === 0n ? "; login challenges (SEP-10) have 0, so that nobody can send them" : "";
    return report("sequence-number", "txBadSeq", "seqNum", `(${seqNum}) is not positive${login}`);
  }
  if (minimum !== null && minimum >= seqNum) {
    const reason = `(${minimum}) is not below the sequence number (${seqNum})`;
    return report("minimum-sequence", "txBadSeq", "cond.minSeqNum", reason);
  }
  const address = baseAccount(sourceAccount);
  if (accounts === undefined || !Object.hasOwn(accounts, address)) return;
  const current = accounts[address]!.sequence;
  if (current >= seqNum) {
    report("sequence-used", "txBadSeq", "seqNum", `(${seqNum}) is not above that of the account (${current})`);
  } else if (minimum !== null ? current < minimum : current + 1n !== seqNum) {
    const [path, value] = minimum === null ? ["seqNum", seqNum] : ["cond.minSeqNum", minimum];
    const reason = `(${value}) needs earlier transactions first, since that of the account is ${current}`;
    report("sequence-gap", "txBadSeq", path, reason, "wait");
  }
}

function checkOperations({ sourceAccount, operations }: Transaction, report: Report): void {
  for (const [i, operation] of operations.entries()) {
    const at = `operations[${i}]`;
    const { body } = operation;
    if (body.type === "inflation") {
      report("operation-disabled", "opNotSupported", at, "is inflation, which protocol 12 disabled");
      continue;
    }
    const sourceOf = () => baseAccount(operation.sourceAccount ?? sourceAccount);
    for (const { path, reason } of malformedOperation(operation, sourceOf)) {
      report("operation-field", resultOf(body, path), path === "" ? at : `${at}.${path}`, reason);
    }
  }
}

/** Returns the result code of a node for an invalid field of an operation. */
function resultOf(body: OperationBody, path: string): string {
  switch (body.type) {
    case "setOptions": {
      if (path.startsWith("signer")) return "setOptionsBadSigner";
      if (path === "homeDomain") return "setOptionsInvalidHomeDomain";
      if (path !== "setFlags" && path !== "clearFlags") {
        return path === "" ? "setOptionsBadFlags" : "setOptionsThresholdOutOfRange";
      }
      return ((body.value[path] ?? 0) & ~0xf) !== 0 ? "setOptionsUnknownFlag" : "setOptionsBadFlags";
    }
    case "manageData":
      return "manageDataInvalidName";
    case "bumpSequence":
      return "bumpSequenceBadSeq";
    case "createPassiveSellOffer":
      return "manageSellOfferMalformed";
    case "invokeHostFunction":
      return "txFailed";
    default:
      return `${body.type}Malformed`;
  }
}

/** Reports the first operation at which sponsorships fail, or those that are not ended. */
function checkSponsorships({ sourceAccount, operations }: Transaction, report: Report): void {
  const open = new Map<string, { readonly sponsor: string; readonly path: string }>();
  const sponsors = new Map<string, number>(); // how many sponsorships each account has open
  for (const [i, { sourceAccount: own, body }] of operations.entries()) {
    const account = baseAccount(own ?? sourceAccount);
    const path = `operations[${i}]`;
    if (body.type === "beginSponsoringFutureReserves") {
      const sponsored = baseAccount(body.value.sponsoredId);
      if (sponsored === account) continue; // reported as a field
      const result = "beginSponsoringFutureReserves";
      if (open.has(sponsored)) {
        const reason = `begins a second sponsorship of ${sponsored}`;
        return report("sponsorship", `${result}AlreadySponsored`, path, reason);
      }
      if (open.has(account) || (sponsors.get(sponsored) ?? 0) > 0) {
        return report("sponsorship", `${result}Recursive`, path, "nests a sponsorship in another one");
      }
      open.set(sponsored, { sponsor: account, path });
      sponsors.set(account, (sponsors.get(account) ?? 0) + 1);
    } else if (body.type === "endSponsoringFutureReserves") {
      const ended = open.get(account);
      if (ended === undefined) {
        const reason = `ends a sponsorship of ${account}, which has none`;
        return report("sponsorship", "endSponsoringFutureReservesNotSponsored", path, reason);
      }
      open.delete(account);
      sponsors.set(ended.sponsor, sponsors.get(ended.sponsor)! - 1);
    }
  }
  for (const { path } of open.values()) {
    report("sponsorship", "txBadSponsorship", path, "begins a sponsorship that is not ended");
  }
}
