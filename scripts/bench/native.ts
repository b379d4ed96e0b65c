/**
 * Compares this library with native code: the program in scripts/bench/native uses the crate `stellar-xdr` and takes a few
 * minutes to build once.
 *
 *     export CARGO_TARGET_DIR=/tmp/native
 *     cargo build --release --locked --manifest-path=scripts/bench/native/Cargo.toml
 *     deno task bench --native [--json=FILE] [--runtime=PATH]
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import { xdrToJsonString } from "@dwsa/base/catalogue";
import { transactionMetaFromJson } from "@dwsa/base/json";
import { TransactionMeta } from "@dwsa/base/xdr";
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { corpus } from "./corpus.ts";
import { measure, type Program, type Result, type Row } from "./harness.ts";
import { table } from "./report.ts";

const folder = process.env.CARGO_TARGET_DIR;
const path = `${folder}/release/native`;

/** The native program, which reads commands line by line. */
class Native {
  readonly #process: ReturnType<typeof spawn>;
  readonly #lines: AsyncIterator<string>;

  constructor(base64: readonly string[]) {
    const file = `${folder}/metas.txt`;
    writeFileSync(file, base64.join("\n"));
    this.#process = spawn(path, ["time", file], { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.unref(); // it ends with its standard input
    this.#lines = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
  }

  async ask(question: string, lines: number): Promise<string[]> {
    this.#process.stdin!.write(`${question}\n`);
    const answers: string[] = [];
    while (answers.length < lines) answers.push((await this.#lines.next()).value);
    return answers;
  }

  /** Work that the program checks at startup: encoding returns the same bytes, and JSON the same value. */
  program(work: string, result: unknown): Program {
    return {
      result,
      sample: async (iterations) => Number((await this.ask(`${work} ${iterations}`, 1))[0]) / 1e6,
    };
  }

  end(): void {
    this.#process.stdin!.end();
  }
}

/** Measures each row. */
async function measureAll(): Promise<Result[]> {
  const base64 = corpus("transactionMetas");
  const program = new Native(base64);
  const texts = await program.ask("json", base64.length);
  const bytes = base64.map((text) => Uint8Array.from(Buffer.from(text, "base64")));
  const values = bytes.map((meta) => TransactionMeta.fromXDR(meta));
  const size = (bytes.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(2);
  /** Creates the row of a task, whose results are dropped at once, as by the native program. */
  const row = <Item, Output>(
    name: string,
    work: string,
    items: readonly Item[],
    ours: (item: Item) => Output,
    expected: readonly string[],
    answer: (result: Output | string) => unknown,
  ): Row => {
    assert.deepEqual(items.map((item) => answer(ours(item))), expected.map(answer), `${name}: different results`);
    return {
      name: `${name} ${items.length} TransactionMetas, ${size} MB`,
      ours: () => {
        let last: Output | undefined;
        for (const item of items) last = ours(item);
        return last;
      },
      others: { native: program.program(work, expected.at(-1)) },
      answer: (result) => answer(result as Output | string),
      target: TARGETS[work]!,
    };
  };
  const rows = [
    row("decode", "decode", bytes, (meta) => TransactionMeta.fromXDR(meta), base64, toBase64),
    row("encode", "encode", values, (meta) => meta.toXDR(), base64, toBase64),
    row("to JSON:", "to_json", values, (meta) => JSON.stringify(meta), texts, renamed),
    row("XDR to JSON:", "xdr_to_json", bytes, (meta) => xdrToJsonString("TransactionMeta", meta), texts, renamed),
    row("from JSON:", "from_json", texts, (text) => transactionMetaFromJson(JSON.parse(text)), base64, toBase64),
  ];
  const results: Result[] = [];
  for (const row of rows) results.push(await measure("native", row));
  program.end();
  return results;
}

/** Target fraction of native speed. */
const TARGETS: { readonly [work: string]: number } = {
  decode: 0.6,
  encode: 0.4,
  to_json: 0.5,
  xdr_to_json: 0.5,
  from_json: 0.5,
};

function toBase64(value: TransactionMeta | Uint8Array | string): string {
  if (typeof value === "string") return value;
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value.toXDR("base64");
}

/** Renames JSON to this library's names and preserves the key order. */
function renamed(text: string): string {
  return text.replaceAll("soroban", "dwsa");
}

const { values: { json: file } } = parseArgs({ options: { json: { type: "string" } } });
if (folder !== undefined && existsSync(path)) {
  const results = await measureAll();
  console.log(table(results));
  if (file !== undefined) writeFileSync(file, JSON.stringify(results));
} else {
  console.log("Native code is not built: no rows");
  if (file !== undefined) writeFileSync(file, "[]");
}
