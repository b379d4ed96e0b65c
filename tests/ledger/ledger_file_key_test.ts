import assert from "node:assert/strict";
import { test } from "node:test";
import { ledgerFileKey, type LedgerStoreConfig } from "@dwsa/base/ledger";
import { fileKeys } from "./_data.ts";

test("ledgerFileKey() makes the keys of the Go SDK", () => {
  const keys = fileKeys();
  assert.equal(keys.length, 102);
  for (const { sequence, ledgersPerBatch, batchesPerPartition, key } of keys) {
    assert.equal(ledgerFileKey(sequence, { ledgersPerBatch, batchesPerPartition }), key);
  }
});

test("ledgerFileKey() accepts a whole .config.json", () => {
  const config = JSON.parse(
    `{ "networkPassphrase": "Public Global Stellar Network ; September 2015", "version": "1.0", "compression": "zstd",
       "ledgersPerBatch": 64, "batchesPerPartition": 10 }`,
  );
  assert.equal(ledgerFileKey(1_000, config), "FFFFFD7F--640-1279/FFFFFC3F--960-1023.xdr.zst");
});

const config = { ledgersPerBatch: 1, batchesPerPartition: 1 };

const rejected: readonly { name: string; sequence?: unknown; config?: unknown; expected: object }[] = [
  { name: "sequence 1", sequence: 1, expected: { name: "RangeError" } },
  { name: "sequence 2^32", sequence: 2 ** 32, expected: { name: "RangeError" } },
  { name: "a fraction", sequence: 2.5, expected: { name: "RangeError" } },
  { name: "a string", sequence: "2", expected: { name: "TypeError" } },
  { name: "no config", config: undefined, expected: { name: "TypeError", message: /config/ } },
  {
    name: "a missing size",
    config: { ledgersPerBatch: 1 },
    expected: { name: "TypeError", path: "config.batchesPerPartition" },
  },
  { name: "batches of 0", config: { ...config, ledgersPerBatch: 0 }, expected: { name: "RangeError" } },
  {
    name: "partitions above 2^32 - 1",
    config: { ledgersPerBatch: 65_536, batchesPerPartition: 65_536 },
    expected: { name: "RangeError", message: /exceeds 2\^32 - 1: it is 4294967296$/ },
  },
  { name: "another compression", config: { ...config, compression: "gzip" }, expected: { name: "TypeError" } },
  { name: "an unknown field", config: { ...config, ledgersPerFile: 1 }, expected: { name: "TypeError" } },
  { name: "a version that is a number", config: { ...config, version: 1 }, expected: { path: "config.version" } },
];

for (const { name, expected, sequence = 2, ...rest } of rejected) {
  test(`ledgerFileKey() rejects ${name}`, () => {
    const layout = "config" in rest ? rest.config : config;
    assert.throws(() => ledgerFileKey(sequence as number, layout as LedgerStoreConfig), expected);
  });
}
