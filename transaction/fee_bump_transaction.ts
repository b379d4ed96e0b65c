import { attempt, Fault, violated, wrongType } from "../internal/fault.ts";
import { type IntLike, MAX_INT64, parseIntLike } from "../internal/int_like.ts";
import { readOptions } from "../internal/options.ts";
import {
  FeeBumpTransaction,
  FeeBumpTransactionEnvelope,
  FeeBumpTransactionExt,
  FeeBumpTransactionInnerTx,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "../xdr/mod.ts";
import { parseMuxedAccount } from "../operation/_shared.ts";
import { parseEnvelope, requireOneFee } from "./_parameters.ts";
import { fromTransactionV0, resourceFeeOf } from "./_transaction.ts";
import { requireValid } from "./_transaction_rules.ts";

/** The parameters of {@linkcode feeBumpTransaction}. */
export interface FeeBumpParams {
  /** The account that pays the fee: `G…` or `M…`. */
  readonly feeSource: string;
  /**
   * The inclusion fee for each operation in stroops, without the resource fee: at least 100, and at least the inclusion
   * fee per operation of the inner transaction.
   */
  readonly baseFee?: IntLike;
  /** The total fee in stroops, including the resource fee; an alternative to `baseFee`. */
  readonly fee?: IntLike;
}

/**
 * Builds an unsigned envelope in which another account pays the fee of a transaction (CAP-15). The inner transaction
 * keeps its signatures.
 *
 * The fee is `baseFee` × (number of operations + 1) + resource fee: the fee bump counts as one more operation, and the
 * resource fee, which a fee bump cannot raise, is counted once. Pass either `baseFee` or the total `fee`.
 *
 * @param inner the transaction to pay for, of type `envelopeTypeTx` or `envelopeTypeTxV0`
 * @param params the paying account and the fee
 * @returns the envelope, of type `envelopeTypeTxFeeBump`
 * @throws {TypeError} if an argument is of the wrong type, a parameter is misspelled, or not exactly one of `baseFee`
 *   and `fee` is given
 * @throws {RangeError} if the inclusion fee for each operation is below 100 stroops or below that of the inner
 *   transaction, the total fee exceeds 2^63 - 1, or a fee or a number in `inner` is not an integer in its range
 * @throws {DwsaError} `operation/malformed`, with a path in the inner transaction such as `operations[0].amount`, if
 *   `checkTransaction` finds a problem that only another transaction fixes, such as missing resource data of a contract
 *   call; `transaction/envelope` if `inner` is a fee bump; `address/kind` or `strkey/…` if `feeSource` is not
 *   an account; `xdr/…` if `inner` cannot be encoded
 *
 * @example Another account pays the fee
 * ```ts
 * import { buildTransaction, feeBumpTransaction, readFees } from "@dwsa/base/transaction";
 * import { payment } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const feeSource = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const inner = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: 0n,
 *   operations: [payment({ destination: feeSource, asset: "native", amount: "5" })],
 *   baseFee: 0,
 *   timeBounds: "unbounded",
 * });
 * assert.equal(readFees(feeBumpTransaction(inner, { feeSource, baseFee: 200 })).fee, 400n);
 * ```
 */
export function feeBumpTransaction(inner: TransactionEnvelope, params: FeeBumpParams): TransactionEnvelope {
  return attempt("build the fee bump", () => buildFeeBump(inner, params));
}

function buildFeeBump(inner: TransactionEnvelope, params: FeeBumpParams): TransactionEnvelope {
  const envelope = parseEnvelope(inner, "inner");
  if (envelope.type === "envelopeTypeTxFeeBump") {
    const rule = "the transaction is already a fee bump; pass its inner transaction";
    throw violated("transaction/envelope", rule, "a transaction that is not a fee bump", "a fee bump");
  }
  if (params === undefined) throw wrongType("params", "an object", params);
  const given = readOptions<FeeBumpParams>(params, ["feeSource", "baseFee", "fee"], "params");
  const feeSource = parseMuxedAccount("feeSource", given.feeSource);
  const { signatures } = envelope.value;
  const tx = envelope.type === "envelopeTypeTxV0" ? fromTransactionV0(envelope.value.tx) : envelope.value.tx;
  const operations = BigInt(tx.operations.length);
  const resourceFee = resourceFeeOf(tx);
  const innerFee = BigInt(tx.fee) - resourceFee;
  requireOneFee(given);
  const fee = given.fee === undefined
    ? rateTimes(given.baseFee, operations, innerFee) + resourceFee
    : exactFee(given.fee, operations, innerFee, resourceFee);
  if (fee > MAX_INT64) throw new Fault("range", `expected a fee of at most ${MAX_INT64}, got ${fee}`);
  const bump = new FeeBumpTransaction({
    feeSource,
    fee,
    innerTx: FeeBumpTransactionInnerTx.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures })),
    ext: FeeBumpTransactionExt.v0(),
  });
  const bumped = TransactionEnvelope.envelopeTypeTxFeeBump(
    new FeeBumpTransactionEnvelope({ tx: bump, signatures: [] }),
  );
  requireValid(bumped);
  return bumped;
}

/**
 * Computes the inclusion fee from a base fee, which must be at least 100 stroops and at least the inclusion fee per
 * operation of the inner transaction.
 */
function rateTimes(value: unknown, operations: bigint, innerFee: bigint): bigint {
  const least = operations === 0n ? 100n : max(100n, (innerFee + operations - 1n) / operations);
  return parseIntLike("baseFee", value, least, MAX_INT64) * (operations + 1n);
}

/**
 * Parses a total fee, whose inclusion fee per operation must be at least 100 stroops, and not below that of the inner
 * transaction.
 */
function exactFee(value: unknown, operations: bigint, innerFee: bigint, resourceFee: bigint): bigint {
  const count = operations + 1n;
  const innerRate = operations === 0n ? 0n : (innerFee * count + operations - 1n) / operations;
  return parseIntLike("fee", value, max(100n * count, innerRate) + resourceFee, MAX_INT64);
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
