/**
 * Reads a long stream of framed records and says how much memory that takes.
 *
 * `deno task test:stream --megabytes=100`: the records are `LedgerCloseMeta` values of some 60 kB, made one by one, so
 * that nothing but the reader could hold the stream. The exit code is 1 when the memory in use grows by more than 32 MB.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import * as xdr from "../xdr/mod.ts";

const GROWTH_LIMIT = 32e6;

/** One ledger with transactions, whose number makes each record another one. */
function ledger(ledgerSeq: number): Uint8Array {
  const hash = new Uint8Array(32).fill(ledgerSeq & 255);
  const header = new xdr.LedgerHeader({
    ledgerVersion: 28,
    previousLedgerHash: hash,
    scpValue: new xdr.StellarValue({
      txSetHash: hash,
      closeTime: BigInt(ledgerSeq),
      upgrades: [],
      ext: xdr.StellarValueExt.stellarValueBasic(),
    }),
    txSetResultHash: hash,
    bucketListHash: hash,
    ledgerSeq,
    totalCoins: 1n,
    feePool: 1n,
    inflationSeq: 0,
    idPool: 0n,
    baseFee: 100,
    baseReserve: 5_000_000,
    maxTxSetSize: 1000,
    skipList: [hash, hash, hash, hash],
    ext: xdr.LedgerHeaderExt.v0(),
  });
  const change = xdr.LedgerEntryChange.ledgerEntryRemoved(
    xdr.LedgerKey.contractCode(new xdr.LedgerKeyContractCode({ hash })),
  );
  const result = new xdr.TransactionResult({
    feeCharged: 100n,
    result: xdr.TransactionResultResult.txBadSeq(),
    ext: xdr.TransactionResultExt.v0(),
  });
  const processed = new xdr.TransactionResultMeta({
    result: new xdr.TransactionResultPair({ transactionHash: hash, result }),
    feeProcessing: new Array(20).fill(change),
    txApplyProcessing: xdr.TransactionMeta.operations([]),
  });
  return xdr.LedgerCloseMeta.v0(
    new xdr.LedgerCloseMetaV0({
      ledgerHeader: new xdr.LedgerHeaderHistoryEntry({ hash, header, ext: xdr.LedgerHeaderHistoryEntryExt.v0() }),
      txSet: new xdr.TransactionSet({ previousLedgerHash: hash, txs: [] }),
      txProcessing: new Array(70).fill(processed),
      upgradesProcessing: [],
      scpInfo: [],
    }),
  ).toXDR();
}

/** Records until there are as many bytes, in chunks of 64 KiB that end anywhere. */
async function* chunks(total: number): AsyncGenerator<Uint8Array> {
  const chunk = new Uint8Array(1 << 16);
  let used = 0;
  for (let sequence = 1, bytes = 0; bytes < total; sequence++) {
    const value = ledger(sequence);
    const record = new Uint8Array(4 + value.length);
    new DataView(record.buffer).setUint32(0, 0x8000_0000 + value.length);
    record.set(value, 4);
    bytes += record.length;
    for (let at = 0; at < record.length;) {
      const part = record.subarray(at, at + chunk.length - used);
      chunk.set(part, used);
      used += part.length;
      at += part.length;
      if (used < chunk.length) continue;
      yield await Promise.resolve(chunk);
      used = 0;
    }
  }
  yield chunk.subarray(0, used);
}

/** Megabytes in use after a collection of garbage, with what lies outside of the engine's heap. */
function megabytesInUse(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = Deno.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const argument = Deno.args.find((arg) => arg.startsWith("--megabytes="));
const total = Number(argument?.slice("--megabytes=".length) ?? 100) * 1e6;
if (!(total > 0)) {
  console.error("Usage: deno task test:stream [--megabytes=100]");
  Deno.exit(2);
}
const record = ledger(1).length + 4;
const before = megabytesInUse();
const start = performance.now();
let [count, most, sequences] = [0, before, 0];
for await (const value of xdr.decodeStream(xdr.LedgerCloseMeta, chunks(total), { framing: "records" })) {
  count++;
  if (value.type === "v0") sequences += value.value.ledgerHeader.header.ledgerSeq;
  if (count % 50 === 0) most = Math.max(most, megabytesInUse());
}
const seconds = (performance.now() - start) / 1000;
const expected = Math.ceil(total / record);
if (count !== expected || sequences !== (count * (count + 1)) / 2) {
  console.error(`Expected ${expected} records in their order, got ${count}`);
  Deno.exit(1);
}
console.log(
  `${(count * record / 1e6).toFixed(0)} MB in ${count} records of ${record} bytes, ${
    seconds.toFixed(1)
  } s with making them; ` +
    `in use ${before.toFixed(1)} MB before, at most ${most.toFixed(1)} MB meanwhile`,
);
Deno.exit((most - before) * 1e6 > GROWTH_LIMIT ? 1 : 0);
