import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex, toBase64, toHex } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import { eventsFromMeta } from "@dwsa/base/humanize";
import { type ClosedTransaction, readLedger } from "@dwsa/base/ledger";
import { hashTransaction } from "@dwsa/base/transaction";
import {
  GeneralizedTransactionSet,
  LedgerCloseMeta,
  LedgerCloseMetaBatch,
  LedgerCloseMetaV2,
  ParallelTxsComponent,
  TransactionPhase,
  TransactionSetV1,
} from "@dwsa/base/xdr";
import { madeLedgers, metaOf, PUBLIC, rowsOf, SEQUENCES } from "./_data.ts";

const operationsOf = ({ envelope }: ClosedTransaction) =>
  envelope.type === "envelopeTypeTxFeeBump"
    ? envelope.value.tx.innerTx.value.tx.operations
    : envelope.value.tx.operations;

/** The numbers of events of each operation. Before version 4, the events belong to the only operation. */
function operationEvents({ meta }: ClosedTransaction): number[] {
  if (meta.type === "v4") return meta.value.operations.map(({ events }) => events.length);
  const count = eventsFromMeta(meta).contractEvents.length;
  return count === 0 ? [] : [count];
}

for (const sequence of SEQUENCES) {
  test(`readLedger() reads ledger ${sequence} as the Go SDK does`, () => {
    const { transactions } = readLedger(metaOf(sequence), PUBLIC);
    const expected = rowsOf(sequence).reader;
    assert.equal(transactions.length, expected.length);
    for (const [i, transaction] of transactions.entries()) {
      const { changes: _, ...row } = expected[i]! as typeof expected[number] & { readonly changes: number };
      const events = eventsFromMeta(transaction.meta);
      assert.equal(toHex(hashTransaction(transaction.envelope, PUBLIC)), row.hash);
      assert.deepEqual({
        index: transaction.applicationOrder,
        hash: transaction.hash,
        ok: transaction.status === "SUCCESS",
        operations: operationsOf(transaction).length,
        feeBump: transaction.feeBump,
        feeChanges: transaction.feeChanges.length,
        postFeeChanges: transaction.refundChanges.length,
        transactionEvents: events.transactionEvents.length,
        operationEvents: operationEvents(transaction),
        diagnosticEvents: events.diagnosticEvents.length,
        feeCharged: `${transaction.result.feeCharged}`,
      }, row);
    }
  });
}

for (const made of madeLedgers()) {
  test(`readLedger() reads a made ledger: ${made.name}`, () => {
    const ledger = readLedger(fromHex(made.meta), PUBLIC);
    const rows = () =>
      ledger.transactions.map((transaction) => ({
        hash: transaction.hash,
        ok: transaction.status === "SUCCESS",
        feeCharged: `${transaction.result.feeCharged}`,
        operations: operationsOf(transaction).length,
        envelope: transaction.envelope.type.replace("envelopeTypeTx", "EnvelopeTypeEnvelopeTypeTx"),
      }));
    if (made.error) {
      assert.throws(rows, (error) => DwsaError.is(error) && error.code === "ledger/no-envelope");
      return;
    }
    assert.deepEqual(rows(), made.transactions ?? []);
    const { version, sequence, upgrades, evictedKeys } = ledger;
    const evicted = evictedKeys.map((key) => key.toXDR("base64"));
    assert.deepEqual([version, sequence, upgrades.length, evicted], [
      made.version,
      made.sequence,
      made.upgrades,
      made.evicted,
    ]);
  });
}

const bytes = metaOf(63_092_990);
const meta = LedgerCloseMeta.fromXDR(bytes);
const pairs = (input: LedgerCloseMeta | Uint8Array | string) =>
  readLedger(input, PUBLIC).transactions.map(({ hash, envelope }) => [hash, envelope.toXDR("base64")]);

test("readLedger() accepts a value, its bytes and its base64 string", () => {
  const expected = pairs(bytes);
  assert.deepEqual(pairs(meta), expected);
  assert.deepEqual(pairs(toBase64(bytes)), expected);
});

test("readLedger() returns header, close time and hashes", () => {
  const ledger = readLedger(bytes, PUBLIC);
  assert.equal(ledger.version, 2);
  assert.equal(ledger.sequence, 63_092_990);
  assert.equal(ledger.hash, "cf1a17b4c5e208e869e59656ae816eca278b85b5a3376ea5f7221ac8cb44ad6f");
  assert.equal(ledger.closeTime, 1_781_828_497n);
  assert.equal(ledger.protocolVersion, 26);
  assert.equal(ledger.header.baseFee, 100);
  const [first] = ledger.transactions;
  assert.deepEqual([first?.ledger, first?.createdAt, first?.events], [63_092_990, 1_781_828_497n, []]);
});

test("readLedger() reads the return values of contract calls", () => {
  const { transactions } = readLedger(bytes, PUBLIC);
  assert.ok(transactions.some(({ returnValue }) => returnValue !== null));
  for (const { returnValue, meta } of transactions) {
    const inMeta = meta.type === "v4" ? meta.value.dwsaMeta?.returnValue ?? null : null;
    assert.equal(returnValue, inMeta);
  }
});

/** The meta of the last ledger with another transaction set. */
function withPhases(phases: readonly TransactionPhase[]): LedgerCloseMeta {
  assert.ok(meta.type === "v2");
  const { previousLedgerHash } = meta.value.txSet.value;
  const txSet = GeneralizedTransactionSet.v1TxSet(new TransactionSetV1({ previousLedgerHash, phases }));
  return LedgerCloseMeta.v2(new LedgerCloseMetaV2({ ...meta.value, txSet }));
}

test("readLedger() finds the envelopes in any order, and in stages and clusters", () => {
  assert.ok(meta.type === "v2");
  const { phases } = meta.value.txSet.value;
  assert.deepEqual(pairs(withPhases([...phases].reverse())), pairs(meta));
  const envelopes = phases.flatMap((phase) =>
    phase.type === "v0Components" ? phase.value.flatMap(({ value }) => value.txs) : phase.value.executionStages.flat(2)
  ).reverse();
  const executionStages = [[envelopes.slice(0, 7), envelopes.slice(7, 9)], [], [[], envelopes.slice(9)]];
  const parallel = TransactionPhase.parallelTxsComponent(new ParallelTxsComponent({ baseFee: null, executionStages }));
  assert.deepEqual(pairs(withPhases([parallel])), pairs(meta));
});

test("readLedger() gives each result an envelope of its own", () => {
  assert.ok(meta.type === "v2");
  const { txProcessing } = meta.value;
  const twice = new LedgerCloseMetaV2({ ...meta.value, txProcessing: [txProcessing[0]!, txProcessing[0]!] });
  const [first, second] = readLedger(LedgerCloseMeta.v2(twice), PUBLIC).transactions;
  assert.equal(toHex(hashTransaction(first!.envelope, PUBLIC)), first!.hash);
  assert.throws(() => second!.envelope, { code: "ledger/no-envelope", path: "transactions[1].envelope" });
});

test("readLedger() finds no envelope with the passphrase of another network", () => {
  const { transactions } = readLedger(bytes, "Test SDF Network ; September 2015");
  for (const transaction of transactions) {
    const expected = {
      code: "ledger/no-envelope",
      message: `Cannot read the ledger: no envelope has the hash ${transaction.hash}; check the network passphrase`,
    };
    assert.throws(() => transaction.envelope, expected);
    assert.throws(() => transaction.feeBump, expected);
  }
  assert.equal(eventsFromMeta(transactions[0]!.meta).transactionEvents.length, 1); // needs no envelope
});

const batch = new LedgerCloseMetaBatch({
  startSequence: 63_092_990,
  endSequence: 63_092_990,
  ledgerCloseMetas: [meta],
});

const rejected: readonly { name: string; input: unknown; network?: unknown; expected: object }[] = [
  {
    name: "a response",
    input: { metadataXdr: "AAAA", sequence: 5 },
    expected: { name: "TypeError", message: /got object; pass its metadataXdr$/ },
  },
  { name: "a number", input: 7, expected: { name: "TypeError", message: /expected meta to be a LedgerCloseMeta/ } },
  { name: "another wire value", input: batch, expected: { name: "TypeError", message: /got LedgerCloseMetaBatch$/ } },
  {
    name: "the bytes of a batch",
    input: batch.toXDR(),
    expected: { code: "xdr/unknown-discriminant", message: /this begins like a LedgerCloseMetaBatch/ },
  },
  {
    name: "a batch from ledger 2",
    input: new LedgerCloseMetaBatch({ ...batch, startSequence: 2, endSequence: 3 }).toXDR("base64"),
    expected: { message: /this begins like a LedgerCloseMetaBatch/ },
  },
  {
    name: "two metas",
    input: Uint8Array.from([...bytes, ...bytes]),
    expected: { code: "xdr/trailing-bytes", message: /^(?!.*Batch)/ },
  },
  { name: "a truncated meta", input: bytes.subarray(0, 5_000), expected: { code: "xdr/truncated" } },
  { name: "a string that is not base64", input: "?", expected: { code: "encoding/invalid-base64" } },
  { name: "the name of a network", input: bytes, network: "public", expected: { code: "network/passphrase" } },
  { name: "no passphrase", input: bytes, network: undefined, expected: { name: "TypeError" } },
];

for (const { name, input, expected, ...rest } of rejected) {
  test(`readLedger() rejects ${name}`, () => {
    const network = "network" in rest ? rest.network : PUBLIC;
    assert.throws(() => readLedger(input as Uint8Array, network as string), expected);
  });
}
