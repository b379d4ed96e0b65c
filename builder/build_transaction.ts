import { naming, parseBytes } from "../internal/arguments.ts";
import { isBytes } from "../internal/bytes.ts";
import { describe, quote, wrongType } from "../internal/describe.ts";
import { readOptions } from "../internal/options.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { decodeSignerKey } from "../keys/mod.ts";
import {
  DwsaTransactionData,
  LedgerBounds,
  Memo,
  type MuxedAccount,
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
import { copyXdr } from "../xdr/value.ts";
import { MAX_INT64, MAX_UINT32, MAX_UINT64, parseSource, parseUnsigned, unexpected } from "./_parameters.ts";
import { contractOperation } from "./_transaction.ts";

/** When a transaction is valid, in seconds since 1970 (UNIX time), both ends included. */
export interface TimeRange {
  /** The first second; 0, the default, means no limit. */
  readonly min?: bigint | number;
  /** The last second; 0 means no limit. */
  readonly max: bigint | number;
}

/** In which ledgers a transaction is valid. */
export interface LedgerRange {
  /** The first ledger; 0, the default, means no limit. */
  readonly min?: number;
  /** The first ledger in which it is no longer valid; 0, the default, means no limit. */
  readonly max?: number;
}

/** A note attached to a transaction. */
export type TransactionMemo =
  | {
    /** A text. */
    readonly type: "text";
    /** At most 28 bytes: of UTF-8 when it is a text. */
    readonly value: string | Uint8Array;
  }
  | {
    /** A number. */
    readonly type: "id";
    /** From 0 to 2^64 - 1, a text in decimal digits. */
    readonly value: bigint | string;
  }
  | {
    /** A hash, or the hash of the transaction that is refunded. */
    readonly type: "hash" | "return";
    /** 32 bytes. */
    readonly value: Uint8Array;
  };

/** The parameters of {@linkcode buildTransaction}. */
export interface BuildTransactionParams {
  /** The account that pays the fee and whose sequence number is used: `G…` or `M…`. */
  readonly source: string;
  /** The current sequence number of the account, from 0 to 2^63 - 2. The transaction gets the next one. */
  readonly accountSequence: bigint | string;
  /** 1 to 100 operations; an operation of a contract must be the only one. */
  readonly operations: readonly Operation[];
  /** The inclusion fee for each operation in stroops, without the resource fee. */
  readonly baseFee: number | bigint;
  /** When the transaction is valid. There is no default, since this library has no clock. */
  readonly timeBounds: TimeRange | "unbounded";
  /** In which ledgers it is valid (CAP-21). */
  readonly ledgerBounds?: LedgerRange;
  /**
   * The smallest sequence number of the account. By default it must be exactly one less than the transaction's
   * (CAP-21).
   */
  readonly minSequence?: bigint | string;
  /** How many seconds ago the account's sequence number must have changed last (CAP-21). */
  readonly minSequenceAge?: bigint | number;
  /** How many ledgers ago the account's sequence number must have changed last (CAP-21). */
  readonly minSequenceLedgerGap?: number;
  /** At most two keys that must sign in addition to the account's: `G…`, `T…`, `H…` or `P…` (CAP-21). */
  readonly extraSigners?: readonly string[];
  /** A note. Contract calls cannot have one. */
  readonly memo?: TransactionMemo;
  /** The resources of a contract operation. Their resource fee is added to the fee. */
  readonly resourceData?: DwsaTransactionData;
}

/** The action of {@linkcode buildTransaction}, for messages. */
const ACTION = "build the transaction";

/**
 * A transaction in an envelope without signatures. It does not change its arguments, nor the sequence number of the
 * account.
 *
 * | part | value |
 * |---|---|
 * | fee | `baseFee` × number of operations + resource fee |
 * | sequence number | `accountSequence` + 1 |
 * | preconditions | only time bounds, or all of CAP-21 if there are others than time bounds |
 *
 * Limits are checked when a transaction is built, not when one is read. There is no minimum for the fee: the inclusion
 * fee may be 0 if another account pays with {@linkcode feeBumpTransaction}.
 *
 * @param params the parts of the transaction
 * @returns the envelope, of type `envelopeTypeTx`
 * @throws {TypeError} if a parameter is missing, misspelt or of the wrong type
 * @throws {RangeError} if a number or a count is out of range, the fee beyond 32 bits, or a range ends before it begins
 * @throws {DwsaError} `address/kind` or `strkey/…` if `source` or a signer is not a strkey of its kind;
 * `builder/operation` if an operation of a contract is not the only one, or resource data have no such operation;
 * `builder/memo` if a contract call has a memo or a muxed source, which nodes refuse; `xdr/…` if an operation cannot be
 * encoded
 *
 * @example From a call to an envelope
 * ```ts
 * import { buildTransaction, readFees } from "@dwsa/base/builder";
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
 * @example A payment, as any other operation that is not of a contract
 * ```ts
 * import { addressToMuxedAccount } from "@dwsa/base/address";
 * import { buildTransaction } from "@dwsa/base/builder";
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
  if (params === undefined) throw wrongType(ACTION, "params", "an object", params);
  const given = readOptions<BuildTransactionParams>(ACTION, params, NAMES, "params");
  const sourceAccount = parseSource(ACTION, "source", given.source);
  const seqNum = parseUnsigned(ACTION, "accountSequence", given.accountSequence, MAX_INT64 - 1n, ["bigint", "string"]);
  const operations = parseOperations(given.operations);
  const data = parseResourceData(given.resourceData);
  const memo = parseMemo(given.memo);
  requireContractRules(operations, data, memo, sourceAccount);
  const tx = new Transaction({
    sourceAccount,
    fee: totalFee(given.baseFee, operations.length, data),
    seqNum: seqNum + 1n,
    cond: preconditions(given),
    memo,
    operations,
    ext: data === undefined ? TransactionExt.v0() : TransactionExt.dwsaData(data),
  });
  const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
  return copyXdr(TransactionEnvelope, envelope); // shares nothing with the operations of the caller
}

const NAMES = [
  "source",
  "accountSequence",
  "operations",
  "baseFee",
  "timeBounds",
  "ledgerBounds",
  "minSequence",
  "minSequenceAge",
  "minSequenceLedgerGap",
  "extraSigners",
  "memo",
  "resourceData",
] as const;

function parseOperations(value: unknown): readonly Operation[] {
  if (!Array.isArray(value)) throw wrongType(ACTION, "operations", "an array", value);
  if (value.length < 1 || value.length > 100) {
    throw new RangeError(`Cannot ${ACTION}: expected 1 to 100 operations, got ${value.length}`);
  }
  return Array.from(value, (operation, i) => {
    if (!Operation.is(operation)) throw wrongType(ACTION, `operations[${i}]`, "an Operation", operation);
    return operation;
  });
}

function parseResourceData(value: unknown): DwsaTransactionData | undefined {
  if (value === undefined) return undefined;
  if (!DwsaTransactionData.is(value)) throw wrongType(ACTION, "resourceData", "a DwsaTransactionData", value);
  return value;
}

/**
 * Nodes accept an operation of a contract only as the only operation, and a call only without a memo and a muxed
 * source.
 */
function requireContractRules(
  operations: readonly Operation[],
  data: DwsaTransactionData | undefined,
  memo: Memo,
  source: MuxedAccount,
): void {
  const index = operations.findIndex(({ body }) => contractOperation(body) !== undefined);
  if (index < 0) {
    if (data === undefined) return;
    throw unexpected("builder/operation", ACTION, "an operation of a contract for resourceData", "none");
  }
  if (operations.length > 1) {
    const expected = `operations[${index}] to be the only one, since it is an operation of a contract`;
    throw unexpected("builder/operation", ACTION, expected, `${operations.length} operations`);
  }
  const [{ body, sourceAccount }] = operations as [Operation];
  if (body.type !== "invokeHostFunction") return;
  if (memo.type !== "memoNone") {
    const expected = "no memo, since nodes refuse a contract call with a memo (pay to an M... address instead)";
    throw unexpected("builder/memo", ACTION, expected, `a memo of type ${memo.type}`);
  }
  if ([source, sourceAccount].some((account) => account?.type === "keyTypeMuxedEd25519")) {
    const expected = "an account (G...) as the source of a contract call, since nodes refuse muxed ones";
    throw unexpected("builder/memo", ACTION, expected, "a muxed account (M...)");
  }
}

function totalFee(baseFee: unknown, operations: number, data: DwsaTransactionData | undefined): number {
  const inclusionFee = parseUnsigned(ACTION, "baseFee", baseFee, MAX_UINT32) * BigInt(operations);
  const fee = inclusionFee + (data?.resourceFee ?? 0n);
  if (fee < 0n || fee > MAX_UINT32 || inclusionFee > MAX_UINT32) {
    const parts = `${inclusionFee} for inclusion and ${data?.resourceFee ?? 0n} for resources`;
    throw new RangeError(`Cannot ${ACTION}: expected a fee from 0 to ${MAX_UINT32}, got ${parts}`);
  }
  return Number(fee);
}

function parseMemo(value: unknown): Memo {
  if (value === undefined) return Memo.memoNone();
  const memo = readOptions<{ type: unknown; value: unknown }>(ACTION, value as never, ["type", "value"], "memo");
  switch (memo.type) {
    case "text": {
      const bytes = typeof memo.value === "string" ? encodeUtf8(memo.value) : memo.value;
      if (!isBytes(bytes)) throw wrongType(ACTION, "memo.value", "well-formed text or a Uint8Array", memo.value);
      if (bytes.length > 28) {
        throw new RangeError(`Cannot ${ACTION}: expected memo.value to have at most 28 bytes, got ${bytes.length}`);
      }
      return Memo.memoText(bytes);
    }
    case "id":
      return Memo.memoId(parseUnsigned(ACTION, "memo.value", memo.value, MAX_UINT64, ["bigint", "string"]));
    case "hash":
      return Memo.memoHash(parseBytes(ACTION, "memo.value", memo.value, 32));
    case "return":
      return Memo.memoReturn(parseBytes(ACTION, "memo.value", memo.value, 32));
    default: {
      const got = typeof memo.type === "string" ? quote(memo.type) : describe(memo.type);
      throw new TypeError(`Cannot ${ACTION}: expected memo.type to be "text", "id", "hash" or "return", got ${got}`);
    }
  }
}

/** Only time bounds, or all of CAP-21 if there are other conditions. */
function preconditions(given: Partial<BuildTransactionParams>): Preconditions {
  const timeBounds = parseTimeBounds(given.timeBounds);
  const extraSigners = parseSigners(given.extraSigners);
  const { ledgerBounds, minSequence, minSequenceAge, minSequenceLedgerGap } = given;
  const isTimeAlone = [ledgerBounds, minSequence, minSequenceAge, minSequenceLedgerGap].every((part) =>
    part === undefined
  );
  if (isTimeAlone && extraSigners.length === 0) return Preconditions.precondTime(timeBounds);
  const gap = parseUnsigned(ACTION, "minSequenceLedgerGap", minSequenceLedgerGap ?? 0, MAX_UINT32, ["number"]);
  return Preconditions.precondV2(
    new PreconditionsV2({
      timeBounds,
      ledgerBounds: ledgerBounds === undefined ? null : parseLedgerBounds(ledgerBounds),
      minSeqNum: minSequence === undefined
        ? null
        : parseUnsigned(ACTION, "minSequence", minSequence, MAX_INT64, ["bigint", "string"]),
      minSeqAge: parseUnsigned(ACTION, "minSequenceAge", minSequenceAge ?? 0n, MAX_UINT64),
      minSeqLedgerGap: Number(gap),
      extraSigners,
    }),
  );
}

function parseTimeBounds(value: unknown): TimeBounds {
  if (value === "unbounded") return new TimeBounds({ minTime: 0n, maxTime: 0n });
  if (typeof value !== "object" || value === null) {
    throw wrongType(ACTION, "timeBounds", '{ min?, max } in seconds or "unbounded"', value);
  }
  const { min = 0n, max } = readOptions<TimeRange>(ACTION, value as TimeRange, ["min", "max"], "timeBounds");
  const minTime = parseUnsigned(ACTION, "timeBounds.min", min, MAX_UINT64);
  const maxTime = parseUnsigned(ACTION, "timeBounds.max", max, MAX_UINT64);
  requireOrder("timeBounds", minTime, maxTime);
  return new TimeBounds({ minTime, maxTime });
}

function parseLedgerBounds(value: unknown): LedgerBounds {
  const names = ["min", "max"] as const;
  const { min = 0, max = 0 } = readOptions<LedgerRange>(ACTION, value as LedgerRange, names, "ledgerBounds");
  const minLedger = parseUnsigned(ACTION, "ledgerBounds.min", min, MAX_UINT32, ["number"]);
  const maxLedger = parseUnsigned(ACTION, "ledgerBounds.max", max, MAX_UINT32, ["number"]);
  requireOrder("ledgerBounds", minLedger, maxLedger);
  return new LedgerBounds({ minLedger: Number(minLedger), maxLedger: Number(maxLedger) });
}

/** Refuses a range that ends before it begins; an end of 0 means no end. */
function requireOrder(name: string, min: bigint, max: bigint): void {
  if (max === 0n || min <= max) return;
  throw new RangeError(`Cannot ${ACTION}: expected ${name}.max to be at least ${name}.min (${min}) or 0, got ${max}`);
}

function parseSigners(value: unknown): readonly SignerKey[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw wrongType(ACTION, "extraSigners", "an array", value);
  if (value.length > 2) {
    throw new RangeError(`Cannot ${ACTION}: expected at most 2 extraSigners, got ${value.length}`);
  }
  return Array.from(value, (signer, i) => {
    if (typeof signer !== "string") throw wrongType(ACTION, `extraSigners[${i}]`, "a string", signer);
    return naming(
      ACTION,
      `extraSigners[${i}]`,
      "a signer key (G..., T..., H..., X... or P...)",
      () => decodeSignerKey(signer),
    );
  });
}
