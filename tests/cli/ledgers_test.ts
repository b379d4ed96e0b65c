/** `dwsa ledgers`: the formats of files, damaged files, rows and definitions of tables. */

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import * as zlib from "node:zlib";
import { toBase64 } from "@dwsa/base/encoding";
import { LEDGER_TABLES, ledgerRows, type LedgerTable, readLedger } from "@dwsa/base/ledger";
import { LedgerCloseMeta, LedgerCloseMetaBatch } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { ledgersIn } from "../../apps/cli/_ledger_files.ts";
import { UsageError } from "../../apps/cli/_io.ts";
import { unzstd } from "../../apps/cli/_terminal.ts";
import { metaOf, PUBLIC } from "../ledger/_data.ts";
import { randomSource } from "../xdr/_random_xdr.ts";
import { DWSA, obstacle, runProgram } from "./_programs.ts";
import { type Around, runIn } from "./_run.ts";

const run = (args: readonly string[], around: Around = {}) => runIn(runCommand, ["ledgers", ...args], around);

const [FIRST, SECOND] = [metaOf(63_092_990), metaOf(63_092_996)];
const SEQUENCES = [63_092_990, 63_092_996];

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function record(bytes: Uint8Array): Uint8Array {
  const mark = new Uint8Array(4);
  new DataView(mark.buffer).setUint32(0, 2 ** 31 + bytes.length);
  return joined(mark, bytes);
}

const batch = (...metas: readonly Uint8Array[]) =>
  new LedgerCloseMetaBatch({
    startSequence: 63_092_990,
    endSequence: 63_092_996,
    ledgerCloseMetas: metas.map((meta) => LedgerCloseMeta.fromXDR(meta)),
  }).toXDR();

/** Compresses bytes into one frame; Deno adds an empty second one. */
function zstd(bytes: Uint8Array): Uint8Array {
  const file = new Uint8Array(zlib.zstdCompressSync(bytes));
  const last = file.length - 9;
  return last > 0 && file[last] === 0x28 && file[last + 1] === 0xb5 ? file.slice(0, last) : file;
}

const EMPTY = Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 0, 1, 0, 0]);
const gzip = (bytes: Uint8Array) => new Uint8Array(zlib.gzipSync(bytes));
const skippable = Uint8Array.from([0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2]);
const response = { ledgers: [{ metadataXdr: toBase64(FIRST) }, { metadataXdr: toBase64(SECOND) }], latestLedger: 5 };

const formats: readonly { name: string; file: Uint8Array | string }[] = [
  { name: "metas", file: joined(FIRST, SECOND) },
  { name: "records", file: joined(record(FIRST), record(SECOND)) },
  { name: "a batch", file: batch(FIRST, SECOND) },
  { name: "two batches", file: joined(batch(FIRST), batch(SECOND)) },
  { name: "a compressed batch", file: zstd(batch(FIRST, SECOND)) },
  { name: "two zstd frames", file: joined(zstd(batch(FIRST)), EMPTY, zstd(batch(SECOND)), EMPTY) },
  { name: "zstd frames of metas and records", file: joined(zstd(FIRST), skippable, zstd(record(SECOND))) },
  { name: "metas compressed with gzip", file: gzip(joined(FIRST, SECOND)) },
  { name: "lines of base64", file: `${toBase64(FIRST)}\n\n${toBase64(SECOND)}\r\n` },
  { name: "a response", file: JSON.stringify({ jsonrpc: "2.0", id: 1, result: response }) },
  { name: "the result of a response", file: JSON.stringify(response, null, 2) },
];

for (const { name, file } of formats) {
  test(`dwsa ledgers reads ${name}`, async () => {
    const { code, out, notes } = await run(["--table", "ledgers", "--network", "public", "FILE"], {
      files: { FILE: file },
    });
    assert.deepEqual([code, notes], [0, [
      "gap: ledger 63092996 follows ledger 63092990",
      "2 ledgers (63092990 to 63092996), 2 rows",
    ]]);
    assert.deepEqual(out.split("\n").map((line) => JSON.parse(line).sequence), SEQUENCES);
  });
}

for (const table of Object.keys(LEDGER_TABLES) as LedgerTable[]) {
  test(`dwsa ledgers writes the rows of ${table}`, async () => {
    const args = ["--table", table, "--network", "public", "--names", "stellar", "A", "B"];
    const { out } = await run(args, { files: { A: FIRST, B: SECOND } });
    const rows = [FIRST, SECOND].flatMap((meta) => ledgerRows(readLedger(meta, PUBLIC), table, { names: "stellar" }));
    assert.deepEqual(out.split("\n"), rows.map((row) => JSON.stringify(row)));
  });
}

test("dwsa ledgers reads standard input without a path", async () => {
  const input = toBase64(FIRST);
  for (const path of [[], ["-"]]) {
    const { code, notes } = await run(["--table", "events", "--network", "public", ...path], { input });
    assert.deepEqual([code, notes], [0, ["1 ledger (63092990), 636 rows"]]);
  }
});

const damaged: readonly { name: string; file: Uint8Array; rows: number; note: RegExp }[] = [
  {
    name: "a cut zstd frame",
    file: zstd(FIRST).slice(0, -1),
    rows: 0,
    note: /^FILE: after 0 ledgers: the last zstd frame/,
  },
  {
    name: "a cut second frame",
    file: joined(zstd(FIRST), zstd(SECOND).slice(0, 99)),
    rows: 1,
    note: /frame is incomplete$/,
  },
  { name: "bytes after a frame", file: joined(zstd(FIRST), FIRST), rows: 1, note: /other bytes follow a zstd frame$/ },
  { name: "a meta cut inside a frame", file: zstd(FIRST.slice(0, -4)), rows: 0, note: /after 0 ledgers: expected/ },
  { name: "a cut gzip file", file: gzip(FIRST).slice(0, -9), rows: 0, note: /^FILE: after 0 ledgers: / },
  { name: "a cut meta", file: joined(FIRST, SECOND.slice(0, 99)), rows: 1, note: /after 1 ledger: expected/ },
  { name: "a cut record", file: record(FIRST).slice(0, -1), rows: 0, note: /^FILE: after 0 ledgers: / },
];

for (const { name, file, rows, note } of damaged) {
  test(`dwsa ledgers ends with exit code 1 after the rows before ${name}`, async () => {
    const { code, out, notes } = await run(["--table", "ledgers", "--network", "public", "FILE"], {
      files: { FILE: file },
    });
    assert.equal(code, 1);
    assert.match(notes.at(-2)!, note);
    assert.equal(out === "" ? 0 : out.split("\n").length, rows);
  });
}

test("dwsa ledgers names the ledger whose transaction has no envelope", async () => {
  const { code, notes } = await run(["--table", "operations", "--network", "testnet", "FILE"], {
    files: { FILE: FIRST },
  });
  assert.equal(code, 1);
  assert.match(notes[0]!, /^FILE: ledger 63092990: no envelope has the hash .*; check the network passphrase$/);
});

const wrong: readonly { name: string; args: readonly string[]; input?: string; note: RegExp }[] = [
  { name: "no table", args: ["--network", "public"], note: /expected --table to be one of ledgers, .*, got nothing$/ },
  { name: "an unknown table", args: ["--table", "event"], note: /got "event" \(did you mean "events"\?\)$/ },
  {
    name: "an unknown engine",
    args: ["--table", "events", "--schema", "sqlite"],
    note: /expected --schema to be one of/,
  },
  { name: "no network", args: ["--table", "events"], note: /missing --network/ },
  {
    name: "a terminal",
    args: ["--table", "events", "--network", "public"],
    note: /expected a path, or ledgers on stand/,
  },
  { name: "no input", args: ["--table", "events", "--network", "public"], input: "", note: /got nothing$/ },
  { name: "the word hi", args: ["--table", "events", "--network", "public"], input: "hi", note: /got other bytes$/ },
  {
    name: "other text",
    args: ["--table", "events", "--network", "public"],
    input: "# Notes\n",
    note: /got other bytes$/,
  },
  { name: "other JSON", args: ["--table", "events", "--network", "public"], input: "{}", note: /got other JSON$/ },
  { name: "invalid JSON", args: ["--table", "events", "--network", "public"], input: "{", note: /got invalid JSON$/ },
];

for (const { name, args, input, note } of wrong) {
  test(`dwsa ledgers rejects ${name}`, async () => {
    const { code, out, notes } = await run(args, { input });
    assert.deepEqual([code, out], [2, ""]);
    assert.match(notes.join(" "), note);
  });
}

/** Decompresses with the package, as on Node before 22.15. */
const withPackage = (frame: Uint8Array, limit: number) => unzstd(frame, limit, null);

for (const [engine, inflate] of [["the runtime", unzstd], ["the package", withPackage]] as const) {
  test(`unzstd() decompresses with ${engine}, up to the limit`, () => {
    assert.deepEqual(new Uint8Array(inflate(zstd(FIRST), 2 ** 28)), FIRST);
    assert.deepEqual(new Uint8Array(inflate(zstd(FIRST), FIRST.length)), FIRST);
    const bomb = zstd(new Uint8Array(2 ** 26));
    assert.ok(bomb.length < 10_000);
    assert.throws(() => inflate(bomb, 2 ** 20), { name: "RangeError", message: /more than 1048576 bytes$/ });
    const broken = Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 0, 7, 0, 0]); // a block of the reserved type
    assert.throws(() => inflate(broken, 2 ** 28), { name: "TypeError", message: "a zstd frame is damaged" });
  });

  test(`ledgersIn() rejects every cut file with ${engine}`, async () => {
    const file = zstd(batch(FIRST));
    const random = randomSource(5);
    const io = { unzstd: (frame: Uint8Array, limit: number) => Promise.resolve(inflate(frame, limit)) };
    for (let i = 0; i < 1_000; i++) {
      const end = 1 + Math.floor(random() * (file.length - 1));
      const read = async () => {
        for await (const _ of ledgersIn(chunksOf(file.subarray(0, end)), io as never)) assert.fail("found a ledger");
      };
      await assert.rejects(read, (error: { code?: string }) => end < 8 || error.code === "xdr/truncated");
    }
  });
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield await Promise.resolve(bytes.subarray(at, at + 65_536));
}

test("ledgersIn() finds no ledgers in other bytes, without another exception", async () => {
  const random = randomSource(6);
  const outcomes: Record<string, number> = {};
  for (let i = 0; i < 2_000; i++) {
    const bytes = Uint8Array.from({ length: Math.floor(random() * 60) }, () => Math.floor(random() * 256));
    if (i % 4 === 0) bytes.set([0x28, 0xb5, 0x2f, 0xfd].slice(0, bytes.length));
    if (i % 4 === 1) bytes.set([0, 0, 0].slice(0, bytes.length));
    try {
      const io = { unzstd: (frame: Uint8Array, limit: number) => Promise.resolve().then(() => unzstd(frame, limit)) };
      for await (const meta of ledgersIn(chunksOf(bytes), io as never)) readLedger(meta, PUBLIC);
      outcomes.nothing = (outcomes.nothing ?? 0) + 1;
    } catch (error) {
      const { name, code = name } = error as Error & { code?: string };
      if (!(error instanceof UsageError)) assert.match(code, /^xdr\/|^encoding\/|^TypeError$/);
      outcomes[code] = (outcomes[code] ?? 0) + 1;
    }
  }
  assert.ok(outcomes["UsageError"]! > 500 && outcomes["xdr/truncated"]! > 300, JSON.stringify(outcomes));
});

const engines: readonly { engine: string; lines: readonly string[] }[] = [
  {
    engine: "duckdb",
    lines: ['CREATE TABLE "token_transfers" (', '  "from" VARCHAR,', '  "amount_raw" HUGEINT NOT NULL,', ");"],
  },
  {
    engine: "clickhouse",
    lines: [
      "CREATE TABLE `token_transfers` (",
      "  `from` Nullable(String),",
      "  `amount_raw` Int128,",
      ") ENGINE = MergeTree ORDER BY tuple();",
    ],
  },
  {
    engine: "bigquery",
    lines: ["CREATE TABLE `token_transfers` (", "  `from` STRING,", "  `amount_raw` BIGNUMERIC NOT NULL,", ");"],
  },
];

for (const { engine, lines } of engines) {
  test(`dwsa ledgers --schema ${engine} prints the definition of a table`, async () => {
    const { code, out } = await run(["--table", "token_transfers", "--schema", engine]);
    const printed = out.split("\n");
    assert.equal(code, 0);
    assert.equal(printed.length, LEDGER_TABLES.token_transfers.length + 2);
    assert.deepEqual(printed.filter((line) => lines.includes(line)), lines);
  });
}

test("dwsa ledgers --schema spells names as --names requires", async () => {
  const { out } = await run(["--table", "ledgers", "--schema", "duckdb", "--names", "stellar"]);
  assert.match(out, /"soroban_fee_write_1kb" BIGINT,/);
});

const skip = await obstacle("xargs", async () => (await runProgram("xargs", ["--version"], { input: "" })).code === 0);

test("the recipe of docs/scaling.md writes one file for each input, and skips what exists", { skip }, async () => {
  const guide = readFileSync(new URL("../../docs/scaling.md", import.meta.url), "utf8");
  const [, recipe] = /```sh\n(ls [^]*?xargs[^]*?)```/.exec(guide) ?? assert.fail("no recipe");
  const cwd = mkdtempSync(join(tmpdir(), "dwsa-ledgers-"));
  try {
    writeFileSync(join(cwd, "a.xdr.zst"), zstd(batch(FIRST)));
    writeFileSync(join(cwd, "b.xdr.zst"), zstd(batch(SECOND)));
    writeFileSync(join(cwd, "c.xdr.zst"), zstd(batch(SECOND)).slice(0, 999));
    writeFileSync(join(cwd, "dwsa"), `#!/bin/sh\nexec ${DWSA.map((word) => `'${word}'`).join(" ")} "$@"\n`, {
      mode: 0o755,
    });
    const env = { ...Object(Reflect.get(globalThis, "process")).env };
    env.PATH = `${cwd}:${env.PATH}`;
    await runProgram("sh", ["-c", recipe!], { cwd, env });
    const made = () => readdirSync(cwd).filter((name) => !/^dwsa$|zst$/.test(name)).sort();
    assert.deepEqual(made(), ["a.xdr.zst.jsonl", "b.xdr.zst.jsonl", "c.xdr.zst.part"]);
    assert.equal(readFileSync(join(cwd, "a.xdr.zst.jsonl"), "utf8").split("\n").length, 637);
    writeFileSync(join(cwd, "a.xdr.zst.jsonl"), "kept");
    writeFileSync(join(cwd, "c.xdr.zst"), zstd(batch(SECOND)));
    await runProgram("sh", ["-c", recipe!], { cwd, env });
    assert.deepEqual(made(), ["a.xdr.zst.jsonl", "b.xdr.zst.jsonl", "c.xdr.zst.jsonl"]);
    assert.equal(readFileSync(join(cwd, "a.xdr.zst.jsonl"), "utf8"), "kept");
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
