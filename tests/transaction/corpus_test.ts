/** Transactions from the ledger: their parts are passed to the builders, which return the same bytes. */

import assert from "node:assert/strict";
import { muxedAccountToString } from "@dwsa/base/address";
import {
  buildTransaction,
  type BuildTransactionParams,
  checkTransaction,
  feeBumpTransaction,
  type TransactionMemo,
} from "@dwsa/base/transaction";
import { encodeSignerKey } from "@dwsa/base/keys";
import { type Memo, type Transaction, TransactionEnvelope, TransactionV1Envelope } from "@dwsa/base/xdr";
import { fromTransactionV0 } from "../../transaction/_transaction.ts";
import { corpusTest } from "../_corpus.ts";

/** Returns the path of the part for which a transaction cannot be built; `undefined` if it can. */
function refusalOf(tx: Transaction): string | undefined {
  const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
  const problem = checkTransaction(envelope).find(({ code, fix }) =>
    fix === "rebuild" && code !== "resource-data-missing"
  );
  return problem?.path.replace(/\d+/, "0");
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
  const bounds = tx.cond.type === "precondTime" ? tx.cond.value : v2?.timeBounds ?? null;
  return {
    source: muxedAccountToString(tx.sourceAccount),
    accountSequence: tx.seqNum - 1n,
    operations: tx.operations,
    fee: tx.fee,
    timeBounds: bounds === null ? "none" : { min: bounds.minTime, max: bounds.maxTime },
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

/** The number of built transactions and fee bumps in the larger collection, and of the others by reason. */
const COUNTS = {
  built: 517,
  bumps: 39,
  memo: 2,
  "no operations": 1,
  "operations[0]": 3, // inflation
  "operations[0].asset": 2,
  "operations[0].destination": 1,
  "operations[0].sendMax": 6,
  "the sequence number 0, of a challenge": 1,
};

corpusTest("transactions of the ledger are built again with the same bytes", "transactionEnvelopes", (entries) => {
  const counts: Record<string, number> = {};
  for (const { xdr } of entries) {
    const envelope = TransactionEnvelope.fromXDR(xdr);
    const tx = envelope.type === "envelopeTypeTx"
      ? envelope.value.tx
      : envelope.type === "envelopeTypeTxFeeBump"
      ? envelope.value.tx.innerTx.value.tx
      : fromTransactionV0(envelope.value.tx); // the hash stays the same
    const refusal = refusalOf(tx);
    counts[refusal ?? "built"] = (counts[refusal ?? "built"] ?? 0) + 1;
    if (refusal !== undefined) {
      assert.throws(() => buildTransaction(paramsOf(tx)));
      continue;
    }
    const built = buildTransaction(paramsOf(tx));
    assert.equal(built.value.tx.toXDR("base64"), tx.toXDR("base64"));
    if (envelope.type !== "envelopeTypeTxFeeBump") continue;
    const { feeSource, fee, innerTx } = envelope.value.tx;
    const inner = TransactionEnvelope.envelopeTypeTx(innerTx.value);
    const bump = feeBumpTransaction(inner, { feeSource: muxedAccountToString(feeSource), fee });
    assert.equal(bump.value.tx.toXDR("base64"), envelope.value.tx.toXDR("base64"));
    counts.bumps = (counts.bumps ?? 0) + 1;
  }
  assert.ok(counts.built! > entries.length / 2, JSON.stringify(counts));
  if (entries.length === 533) assert.deepEqual(counts, COUNTS); // the larger collection
});
