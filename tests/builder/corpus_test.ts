/** Transactions of the ledger, taken apart and built again. */

import assert from "node:assert/strict";
import { muxedAccountToString } from "@dwsa/base/address";
import { buildTransaction, type BuildTransactionParams, readFees, type TransactionMemo } from "@dwsa/base/builder";
import { encodeSignerKey } from "@dwsa/base/keys";
import { type Memo, type Transaction, TransactionEnvelope, TransactionV1Envelope } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";

/** Why a transaction of the ledger cannot be built today. */
function refusalOf(tx: Transaction): string | undefined {
  if (tx.cond.type === "precondNone") return "no bounds";
  if (tx.cond.type === "precondV2" && tx.cond.value.timeBounds === null) return "no bounds";
  if (tx.operations.length === 0) return "no operations";
  if (tx.seqNum === 0n) return "the sequence number 0, of a challenge"; // SEP-10
  const contract = tx.operations.filter(({ body }) =>
    ["invokeHostFunction", "extendFootprintTtl", "restoreFootprint"].includes(body.type)
  );
  if (contract.length > 0 && tx.operations.length > 1) return "a contract operation beside others";
  if (contract.length === 0 && tx.ext.type === "dwsaData") return "resource data for no contract operation";
  const isCall = tx.operations.some(({ body }) => body.type === "invokeHostFunction");
  if (isCall && (tx.memo.type !== "memoNone" || tx.sourceAccount.type !== "keyTypeEd25519")) return "a memo";
  if (inclusionFee(tx) < 0n || inclusionFee(tx) % BigInt(tx.operations.length) !== 0n) return "no rate";
  return undefined;
}

function inclusionFee(tx: Transaction): bigint {
  return readFees(TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }))).inclusionFee;
}

function memoOf(memo: Memo): TransactionMemo | undefined {
  switch (memo.type) {
    case "memoNone":
      return undefined;
    case "memoText":
      return { type: "text", value: memo.value };
    case "memoId":
      return { type: "id", value: memo.value };
    case "memoHash":
      return { type: "hash", value: memo.value };
    case "memoReturn":
      return { type: "return", value: memo.value };
  }
}

function paramsOf(tx: Transaction): BuildTransactionParams {
  const memo = memoOf(tx.memo);
  const v2 = tx.cond.type === "precondV2" ? tx.cond.value : undefined;
  const bounds = tx.cond.type === "precondTime" ? tx.cond.value : v2!.timeBounds!;
  return {
    source: muxedAccountToString(tx.sourceAccount),
    accountSequence: tx.seqNum - 1n,
    operations: tx.operations,
    baseFee: inclusionFee(tx) / BigInt(tx.operations.length),
    timeBounds: { min: bounds.minTime, max: bounds.maxTime },
    ...(memo === undefined ? {} : { memo }),
    ...(tx.ext.type === "dwsaData" ? { resourceData: tx.ext.value } : {}),
    ...(v2 === undefined ? {} : {
      ...(v2.ledgerBounds === null
        ? {}
        : { ledgerBounds: { min: v2.ledgerBounds.minLedger, max: v2.ledgerBounds.maxLedger } }),
      ...(v2.minSeqNum === null ? {} : { minSequence: v2.minSeqNum }),
      minSequenceAge: v2.minSeqAge,
      minSequenceLedgerGap: v2.minSeqLedgerGap,
      extraSigners: v2.extraSigners.map((signer) => encodeSignerKey(signer)),
    }),
  };
}

corpusTest("transactions of the ledger are built again with the same bytes", "transactionEnvelopes", (entries) => {
  const counts: Record<string, number> = {};
  for (const { xdr } of entries) {
    const envelope = TransactionEnvelope.fromXDR(xdr);
    const tx = envelope.type === "envelopeTypeTx"
      ? envelope.value.tx
      : envelope.type === "envelopeTypeTxFeeBump"
      ? envelope.value.tx.innerTx.value.tx
      : undefined;
    const refusal = tx === undefined ? "of the first version" : refusalOf(tx);
    counts[refusal ?? "built"] = (counts[refusal ?? "built"] ?? 0) + 1;
    if (tx === undefined || refusal !== undefined) continue;
    const built = buildTransaction(paramsOf(tx));
    assert.equal(built.value.tx.toXDR("base64"), tx.toXDR("base64"));
  }
  assert.ok(counts.built! > entries.length / 4, JSON.stringify(counts));
  if (entries.length === 533) assert.equal(counts.built, 378); // the larger collection
});
