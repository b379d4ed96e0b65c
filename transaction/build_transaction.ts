import { attempt, describe, Fault, quote, violated, wrongType } from "../internal/fault.ts";
import { parseHash } from "../internal/arguments.ts";
import { isBytes } from "../internal/bytes.ts";
import { type IntLike, MAX_INT64, parseIntLike } from "../internal/int_like.ts";
import { readOptions } from "../internal/options.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { parseMuxedAccount, parseSignerKey } from "../operation/_shared.ts";
import {
  DwsaTransactionData,
  LedgerBounds,
  Memo,
  Operation,
  Preconditions,
  PreconditionsV2,
  type SignerKey,
  TimeBounds,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV1Envelope,
} from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { MAX_UINT32, MAX_UINT64, requireOneFee } from "./_parameters.ts";
import { contractOperation } from "./_transaction.ts";
import { requireValid } from "./_transaction_rules.ts";

/** The time range in which a transaction is valid, in seconds since 1970 (Unix time). Both ends are inclusive. */
export interface TimeRange {
  /** The first second; 0, the default, means no limit. */
  readonly min?: IntLike;
  /** The last second; 0 means no limit. */
  readonly max: IntLike;
}

/** The ledgers in which a transaction is valid. */
export interface LedgerRange {
  /** The first ledger; 0, the default, means no limit. */
  readonly min?: IntLike;
  /**
   * The end of the range, exclusive: the transaction is not valid in this ledger or later; 0, the default, means no
   * limit.
   */
  readonly max?: IntLike;
}

/** The memo of a transaction. */
export type TransactionMemo =
  | {
    /** The memo is a string. */
    readonly type: "text";
    /** The string or its bytes: at most 28 bytes in UTF-8. */
    readonly value: string | Uint8Array;
  }
  | {
    /** The memo is a numeric ID. */
    readonly type: "id";
    /** The ID, from 0 to 2^64 - 1. */
    readonly value: IntLike;
  }
  | {
    /** The memo is a hash (`"hash"`), or the hash of a transaction that is refunded (`"return"`). */
    readonly type: "hash" | "return";
    /** The hash, 32 bytes. */
    readonly value: Uint8Array;
  };

/** The parameters of {@linkcode buildTransaction}. */
export interface BuildTransactionParams {
  /** The account that pays the fee and provides the sequence number: `G…` or `M…`. */
  readonly source: string;
  /** The current sequence number of the account, from 0 to 2^63 - 2. The transaction uses the next number. */
  readonly accountSequence: IntLike;
  /** 1 to 100 operations; a contract operation must be the only one. */
  readonly operations: readonly Operation[];
  /** The inclusion fee for each operation in stroops, without the resource fee. */
  readonly baseFee?: IntLike;
  /** The total fee in stroops, including the resource fee; an alternative to `baseFee`. */
  readonly fee?: IntLike;
  /**
   * The time bounds. Required, since this function does not read a clock. `"unbounded"` encodes bounds of 0, as other
   * libraries do, and `"none"` encodes no bounds. Both mean no limit, but the hashes differ.
   */
  readonly timeBounds: TimeRange | "unbounded" | "none";
  /** The ledger bounds (CAP-21). */
  readonly ledgerBounds?: LedgerRange;
  /**
   * The minimum sequence number of the account (CAP-21). By default, the account's sequence number must be exactly one
   * less than that of the transaction.
   */
  readonly minSequence?: IntLike;
  /** The minimum age of the account's sequence number in seconds (CAP-21); 0 by default. */
  readonly minSequenceAge?: IntLike;
  /** The minimum age of the account's sequence number in ledgers (CAP-21); 0 by default. */
  readonly minSequenceLedgerGap?: IntLike;
  /** At most two signer keys that must sign in addition to the account (CAP-21): `G…`, `T…`, `H…` (or `X…`) or `P…`. */
  readonly extraSigners?: readonly string[];
  /** The memo; not allowed for contract calls. */
  readonly memo?: TransactionMemo;
  /**
   * The resource data of a contract operation. Its resource fee is added to a fee computed from `baseFee`. Nodes reject
   * a contract operation without resource data. A call can be simulated without it; `extendFootprint` and
   * `restoreFootprint` need its footprint for that, from `DwsaDataBuilder.forExtend` or `forRestore`.
   */
  readonly resourceData?: DwsaTransactionData;
}

/**
 * Builds a transaction envelope without signatures. The fields of the transaction have these values:
 *
 * | field | value |
 * |---|---|
 * | fee | `fee`, or `baseFee` × number of operations + resource fee |
 * | sequence number | `accountSequence` + 1 |
 * | preconditions | none, only time bounds, or (if any other condition is set) all conditions of CAP-21 |
 *
 * A condition with its default value (an age or a gap of 0, no extra signers, ledger bounds of 0) is the same as an
 * omitted condition.
 *
 * The network's limits are checked when a transaction is built, not when a transaction is decoded. The fee has no
 * minimum: the inclusion fee may be 0 if another account pays with {@linkcode feeBumpTransaction}.
 *
 * @param params the source account, operations, fee, preconditions and memo
 * @returns the envelope, of type `envelopeTypeTx`
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type, or not exactly one of `baseFee` and
 *   `fee` is given
 * @throws {RangeError} if a number, a count or the size of the memo is out of range, or the fee exceeds 2^32 - 1 or is
 *   below the resource fee
 * @throws {DwsaError} `operation/malformed`, with a path such as `operations[0].amount` or `ledgerBounds`, if
 *   `checkTransaction` finds a problem that only another transaction fixes, such as bounds that end before they begin, a
 *   contract call with a memo or a muxed source, or a footprint with a repeated key; `transaction/operation` if resource data is passed without a contract operation;
 *   `address/kind` or `strkey/…` if `source` or a signer is not a strkey of its type; `xdr/…` if an operation cannot be
 *   encoded
 *
 * @example A contract call
 * ```ts
 * import { buildTransaction, readFees } from "@dwsa/base/transaction";
 * import { Contract } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const envelope = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: "4294967296",
 *   operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
 *   baseFee: 100,
 *   timeBounds: { max: 1_800_000_000 },
 * });
 * assert.deepEqual(readFees(envelope), { fee: 100n, inclusionFee: 100n, resourceFee: 0n });
 * ```
 *
 * @example A payment
 * ```ts
 * import { addressToMuxedAccount } from "@dwsa/base/address";
 * import { buildTransaction } from "@dwsa/base/transaction";
 * import { parseAsset } from "@dwsa/base/contract";
 * import { Operation, OperationBody, PaymentOp } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const source = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const payment = new PaymentOp({
 *   destination: addressToMuxedAccount("GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57"),
 *   asset: parseAsset("native"),
 *   amount: 125_000_000n,
 * });
 * const envelope = buildTransaction({
 *   source,
 *   accountSequence: 4_294_967_296n,
 *   operations: [new Operation({ sourceAccount: null, body: OperationBody.payment(payment) })],
 *   baseFee: 100,
 *   timeBounds: { max: 1_800_000_000 },
 *   memo: { type: "text", value: "for lunch" },
 * });
 * assert.equal(envelope.type, "envelopeTypeTx");
 * ```
 */
export function buildTransaction(params: BuildTransactionParams): TransactionEnvelope {
  return attempt("build the transaction", () => build(params));
}

function build(params: BuildTransactionParams): TransactionEnvelope {
  if (params === undefined) throw wrongType("params", "an object", params);
  requireOwnNames(params);
  const given = readOptions<BuildTransactionParams>(params, NAMES, "params");
  const sourceAccount = parseMuxedAccount("source", given.source);
  const seqNum = parseIntLike("accountSequence", given.accountSequence, 0, MAX_INT64 - 1n);
  const operations = parseOperations(given.operations);
  const data = parseResourceData(given.resourceData);
  const memo = parseMemo(given.memo);
  if (data !== undefined && !operations.some(({ body }) => contractOperation(body) !== undefined)) {
    throw violated("transaction/operation", "resourceData requires a contract operation", "one", "none");
  }
  requireOneFee(given);
  const tx = new Transaction({
    sourceAccount,
    fee: totalFee(given, operations.length, data),
    seqNum: seqNum + 1n,
    cond: preconditions(given),
    memo,
    operations,
    ext: data === undefined ? TransactionExt.v0() : TransactionExt.dwsaData(data),
  });
  const copy = copyXdr(Transaction, tx); // a deep copy of the caller's operations
  const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: copy, signatures: [] }));
  requireValid(envelope, nameOf, "resource-data-missing"); // a call is simulated next
  return envelope;
}

/** Returns the parameter at a path of the transaction. */
function nameOf(path: string): string {
  const names: readonly (readonly [RegExp, string])[] = [
    [/^cond\.minSeqNum$/, "minSequence"],
    [/^cond\./, ""],
    [/^sourceAccount$/, "source"],
    [/^ext\b/, "resourceData"],
  ];
  const [part, name] = names.find(([part]) => part.test(path)) ?? [/^/, ""];
  return path.replace(part, name);
}

const NAMES = [
  "source",
  "accountSequence",
  "operations",
  "baseFee",
  "fee",
  "timeBounds",
  "ledgerBounds",
  "minSequence",
  "minSequenceAge",
  "minSequenceLedgerGap",
  "extraSigners",
  "memo",
  "resourceData",
] as const;

/** Rejects names of other libraries for which `readOptions` suggests another parameter, or none. */
function requireOwnNames(params: object): void {
  for (const other of ["sequence", "sorobanData", "dwsaData"]) {
    if (params === null || !Object.hasOwn(params, other)) continue;
    const name = other === "sequence" ? "accountSequence" : "resourceData";
    throw new Fault("type", `expected params to have ${name}, got ${other}`);
  }
}

function parseOperations(value: unknown): readonly Operation[] {
  if (!Array.isArray(value)) throw wrongType("operations", "an array", value);
  if (value.length < 1 || value.length > 100) {
    throw new Fault("range", `expected 1 to 100 operations, got ${value.length}`);
  }
  for (let i = 0; i < value.length; i++) { // not forEach, which skips holes
    if (!Operation.is(value[i])) throw wrongType(`operations[${i}]`, Operation, value[i]);
  }
  return value;
}

function parseResourceData(value: unknown): DwsaTransactionData | undefined {
  if (value === undefined) return undefined;
  if (!DwsaTransactionData.is(value)) throw wrongType("resourceData", DwsaTransactionData, value);
  return value;
}

/** Returns the total fee: `fee`, or `baseFee` for each operation plus the resource fee. */
function totalFee(
  { baseFee, fee: whole }: Partial<BuildTransactionParams>,
  operations: number,
  data: DwsaTransactionData | undefined,
): number {
  const resourceFee = data?.resourceFee ?? 0n;
  const inclusionFee = whole === undefined
    ? parseIntLike("baseFee", baseFee, 0, MAX_UINT32) * BigInt(operations)
    : parseIntLike("fee", whole, 0, MAX_UINT32) - resourceFee;
  const fee = inclusionFee + resourceFee;
  if (whole !== undefined && inclusionFee < 0n) {
    throw new Fault("range", `expected fee to be at least the resource fee (${resourceFee}), got ${fee}`);
  }
  if (fee < 0n || fee > MAX_UINT32 || inclusionFee > MAX_UINT32) {
    const parts = `${inclusionFee} for inclusion and ${resourceFee} for resources`;
    throw new Fault("range", `expected a fee from 0 to ${MAX_UINT32}, got ${parts}`);
  }
  return Number(fee);
}

function parseMemo(value: unknown): Memo {
  if (value === undefined) return Memo.memoNone();
  const memo = readOptions<{ type: unknown; value: unknown }>(value as never, ["type", "value"], "memo");
  switch (memo.type) {
    case "text": {
      const bytes = typeof memo.value === "string" ? encodeUtf8(memo.value) : memo.value;
      if (!isBytes(bytes)) throw wrongType("memo.value", "a well-formed string or a Uint8Array", memo.value);
      if (bytes.length > 28) {
        throw new Fault("range", `expected memo.value to have at most 28 bytes, got ${bytes.length}`);
      }
      return Memo.memoText(bytes);
    }
    case "id":
      return Memo.memoId(parseIntLike("memo.value", memo.value, 0, MAX_UINT64));
    case "hash":
      return Memo.memoHash(parseHash("memo.value", memo.value));
    case "return":
      return Memo.memoReturn(parseHash("memo.value", memo.value));
    default: {
      const got = typeof memo.type === "string" ? quote(memo.type) : describe(memo.type);
      throw new Fault("type", `expected memo.type to be "text", "id", "hash" or "return", got ${got}`);
    }
  }
}

/** Returns no preconditions, only time bounds, or (if any other condition is set) all conditions of CAP-21. */
function preconditions(given: Partial<BuildTransactionParams>): Preconditions {
  const { minSequence, minSequenceAge = 0n, minSequenceLedgerGap = 0n } = given;
  const timeBounds = parseTimeBounds(given.timeBounds);
  const ledgerBounds = parseLedgerBounds(given.ledgerBounds);
  const minSeqNum = minSequence === undefined ? null : parseIntLike("minSequence", minSequence, 0, MAX_INT64);
  const minSeqAge = parseIntLike("minSequenceAge", minSequenceAge, 0, MAX_UINT64);
  const gap = parseIntLike("minSequenceLedgerGap", minSequenceLedgerGap, 0, MAX_UINT32);
  const extraSigners = parseSigners(given.extraSigners);
  const isTimeAlone = ledgerBounds === null && minSeqNum === null && minSeqAge === 0n && gap === 0n;
  if (isTimeAlone && extraSigners.length === 0) {
    return timeBounds === null ? Preconditions.precondNone() : Preconditions.precondTime(timeBounds);
  }
  return Preconditions.precondV2(
    new PreconditionsV2({ timeBounds, ledgerBounds, minSeqNum, minSeqAge, minSeqLedgerGap: Number(gap), extraSigners }),
  );
}

function parseTimeBounds(value: unknown): TimeBounds | null {
  if (value === "none") return null;
  if (value === "unbounded") return new TimeBounds({ minTime: 0n, maxTime: 0n });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType("timeBounds", '{ min?, max } in seconds, "unbounded" or "none"', value);
  }
  const { min = 0n, max } = readOptions<TimeRange>(value as TimeRange, ["min", "max"], "timeBounds");
  const minTime = parseIntLike("timeBounds.min", min, 0, MAX_UINT64);
  const maxTime = parseIntLike("timeBounds.max", max, 0, MAX_UINT64);
  return new TimeBounds({ minTime, maxTime });
}

function parseLedgerBounds(value: unknown): LedgerBounds | null {
  if (value === undefined) return null;
  const names = ["min", "max"] as const;
  const { min = 0, max = 0 } = readOptions<LedgerRange>(value as LedgerRange, names, "ledgerBounds");
  const minLedger = parseIntLike("ledgerBounds.min", min, 0, MAX_UINT32);
  const maxLedger = parseIntLike("ledgerBounds.max", max, 0, MAX_UINT32);
  if (minLedger === 0n && maxLedger === 0n) return null;
  return new LedgerBounds({ minLedger: Number(minLedger), maxLedger: Number(maxLedger) });
}

function parseSigners(value: unknown): readonly SignerKey[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw wrongType("extraSigners", "an array", value);
  if (value.length > 2) {
    throw new Fault("range", `expected at most 2 extraSigners, got ${value.length}`);
  }
  return Array.from(value, (signer, i) => parseSignerKey(`extraSigners[${i}]`, signer));
}
