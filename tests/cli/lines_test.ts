/** `--lines`: streams of values. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { toJson } from "@dwsa/base/json";
import { DwsaTransactionData, ScVal, TransactionExt } from "@dwsa/base/xdr";
import type { Io } from "../../apps/cli/_io.ts";
import { runCommand } from "../../apps/cli/commands.ts";
import { sampleEvents } from "./_entries.ts";
import { keypairOf } from "./_envelopes.ts";
import { corpus } from "../_corpus.ts";
import { runIn } from "./_run.ts";

const corpusData = () => DwsaTransactionData.fromXDR(corpus("transactionData")[0]!.xdr);

const U32 = ScVal.scvU32(7).toXDR("base64");

const streams: readonly { name: string; args: readonly string[]; input: string; lines: readonly unknown[] }[] = [
  { name: "nothing", args: ["decode", "--lines"], input: "", lines: [] },
  {
    name: "values of one type",
    args: ["decode", "--lines", "--type", "ScVal"],
    input: `${U32}\r\n${U32}`,
    lines: [{ type: "ScVal", value: { u32: 7 } }, { type: "ScVal", value: { u32: 7 } }],
  },
  {
    name: "values with the names of Stellar",
    args: ["decode", "--lines", "--type", "TransactionExt", "--names", "stellar"],
    input: TransactionExt.dwsaData(corpusData()).toXDR("base64"),
    lines: [{ type: "TransactionExt", value: toJson(TransactionExt.dwsaData(corpusData()), { names: "stellar" }) }],
  },
  {
    name: "values in other forms",
    args: ["decode", "--lines", "--type", "ScVal"],
    input: '0000000300000007\nAAAAAwAAAAc\n{"u32":7}\n',
    lines: Array(3).fill({ type: "ScVal", value: { u32: 7 } }),
  },
  {
    name: "lines that cannot be read",
    args: ["decode", "--lines", "--type", "ScVal"],
    input: `\n${U32}\n?\u202e\n${"A".repeat(100)}\n${U32}\n`,
    lines: [
      { line: 1, error: "expected a value, got an empty line" },
      { type: "ScVal", value: { u32: 7 } },
      {
        line: 3,
        error: "expected an ScVal, got a string of 2 characters that is neither base64 nor hexadecimal digits",
      },
      {
        line: 4,
        error: /of 75 bytes, .*; cannot decode ScVal: 67 trailing bytes after the value \(at offset 8\)$/,
      },
      { type: "ScVal", value: { u32: 7 } },
    ],
  },
  {
    name: "JSON of one type",
    args: ["encode", "--lines", "--type", "ScVal"],
    input: '{"u32":7}\n{"u32":-1}\n',
    lines: [{ xdr: U32 }, { line: 2, error: /got -1$/ }],
  },
  {
    name: "a line that is not JSON",
    args: ["encode", "--lines", "--type", "ScVal"],
    input: "?\n",
    lines: [{ line: 1, error: "Cannot parse JSON: the string of 1 character is not valid JSON" }],
  },
  {
    name: "JSON that names its type",
    args: ["encode", "--lines"],
    input: '{"type":"ScVal","value":{"u32":7}}\n{"u32":7}\n{"type":"No","value":1}\nnull\n',
    lines: [{ xdr: U32 }, { line: 2, error: /--type/ }, { line: 3, error: /got "No"/ }, { line: 4, error: /--type/ }],
  },
  {
    name: "rows of decode --lines that have keys",
    args: ["encode", "--lines"],
    input: '{"key":"k","type":"ScVal","value":{"u32":7}}\n{"key":7,"type":"ScVal","value":{"u32":7}}\n',
    lines: [{ key: "k", xdr: U32 }, { line: 2, error: "expected key to be a string, got number" }],
  },
  {
    name: "rows of errors",
    args: ["encode", "--lines"],
    input: `{"line":5,"error":"got nothing"}\n{"line":6,"error":"got ${keypairOf(7).secret()}"}\n`,
    lines: [
      { line: 1, error: 'this line is the error of line 5: "got nothing"' },
      { line: 2, error: "this line is the error of line 6" },
    ],
  },
  {
    name: "rows of decode --lines with a type",
    args: ["encode", "--lines", "--type", "ScVal"],
    input: '{"type":"ScVal","value":{"u32":7}}\n{"line":2,"error":"x"}\n{"type":"ScVal"}\n',
    lines: [
      { line: 1, error: "this line is a row of decode --lines; omit --type" },
      { line: 2, error: "this line is a row of decode --lines; omit --type" },
      { line: 3, error: /got "type"$/ },
    ],
  },
  {
    name: "a line that begins with a BOM",
    args: ["decode", "--lines", "--type", "ScVal"],
    input: `\ufeff${U32}\n\ufeff${U32}\n`,
    lines: Array(2).fill({ type: "ScVal", value: { u32: 7 } }),
  },
];
for (const { name, args, input, lines } of streams) {
  test(`dwsa ${args.join(" ")} converts ${name}, and counts them`, async () => {
    const { code, out, notes } = await runIn(runCommand, args, { input });
    assert.equal(code, 0);
    const found = out === "" ? [] : out.split("\n").map((line) => JSON.parse(line));
    assert.equal(found.length, lines.length);
    for (const [i, line] of lines.entries()) {
      const { error } = line as { error?: string | RegExp };
      if (!(error instanceof RegExp)) assert.deepEqual(found[i], line);
      else {
        assert.deepEqual(Object.keys(found[i]), ["line", "error"]);
        assert.match(found[i].error, error);
      }
    }
    const errors = found.filter((line) => "error" in line).length;
    assert.deepEqual(notes, [`${lines.length} line${lines.length === 1 ? "" : "s"}, ${errors} with an error`]);
    assert.match(out, /^[ -~\n]*$/);
  });
}

test("dwsa events --lines returns the events of each event and meta", async () => {
  const metas = corpus("transactionMetas").map(({ xdr }) => xdr);
  const events = sampleEvents(keypairOf(7).publicKey());
  const input = [...events, ...metas, "?"].join("\n");
  const { code, out } = await runIn(runCommand, ["events", "--lines"], { input });
  assert.equal(code, 0);
  const lines = out.split("\n").map((line) => JSON.parse(line));
  assert.equal(lines.length, events.length + metas.length + 1);
  assert.equal(lines.at(-1).line, lines.length);
  for (const { events: found } of lines.slice(0, -1)) assert.ok(Array.isArray(found));
  for (const [i, { events: found }] of lines.slice(0, events.length).entries()) {
    const { out } = await runIn(runCommand, ["events", events[i]!, "--json"]);
    assert.deepEqual(found, JSON.parse(out));
  }
  assert.ok(lines.some(({ events }) => events?.length > 1));
});

test("dwsa events shows the events of a meta, and its diagnostic events with --diagnostics", async () => {
  let more = 0;
  for (const { xdr } of corpus("transactionMetas")) {
    const [few, all] = await Promise.all(
      [[], ["--diagnostics"]].map((args) => runIn(runCommand, ["events", xdr, "--json", ...args])),
    );
    const [short, long] = [JSON.parse(few!.out), JSON.parse(all!.out)];
    assert.deepEqual(long.slice(0, short.length), short);
    if (long.length > short.length) more++;
  }
  assert.ok(more > 0);
});

/** Runs a command on a stream, and discards its output. Chunks do not end with lines. */
async function counted(chunks: AsyncIterable<Uint8Array>): Promise<{ written: number; most: number; waits: boolean }> {
  const seen = { written: 0, most: 0, waits: true };
  let isWriting = false;
  const io = {
    chunks: async function* () {
      for await (const chunk of chunks) {
        if (isWriting) seen.waits = false;
        yield chunk;
      }
    },
    async write(text: string) {
      isWriting = true;
      await new Promise((resolve) => setTimeout(resolve));
      isWriting = false;
      seen.written += text.split("\n").length - 1;
      seen.most = Math.max(seen.most, text.length);
    },
    progress: () => {},
    note: () => {},
    print: () => {},
    sizeOf: () => Promise.resolve(undefined),
  } as unknown as Io;
  assert.equal(await runCommand(["decode", "--lines", "--type", "ScVal"], io), 0);
  return seen;
}

for (const command of ["decode", "encode", "events", "why"]) {
  test(`dwsa ${command} --lines rejects --pretty`, async () => {
    const { code, out, notes } = await runIn(runCommand, [command, "--lines", "--pretty"], { input: U32 });
    assert.equal(code, 2);
    assert.equal(out, "");
    assert.match(notes.join(), /expected --lines without --pretty/);
  });
}

test("dwsa --lines pauses reading until its output has been consumed", async () => {
  const line = new TextEncoder().encode(`${U32}\n`);
  const seen = await counted((async function* () {
    for (let i = 0; i < 50; i++) {
      await Promise.resolve();
      yield Uint8Array.from(Array(500).fill([...line]).flat());
    }
  })());
  assert.deepEqual([seen.written, seen.waits], [25_000, true]);
  assert.ok(seen.most < 2 ** 17);
});

test("dwsa --lines rejects a line that is too long, and continues with the next", async () => {
  const letters = new Uint8Array(2 ** 20).fill(65);
  const out: string[] = [];
  const io = {
    chunks: async function* () {
      for (let i = 0; i < 40; i++) {
        await Promise.resolve();
        yield letters;
      }
      yield new TextEncoder().encode(`\n${U32}\n`);
    },
    write: (text: string) => Promise.resolve(void out.push(text)),
    progress: () => {},
    note: () => {},
    print: () => {},
    sizeOf: () => Promise.resolve(undefined),
  } as unknown as Io;
  assert.equal(await runCommand(["decode", "--lines", "--type", "ScVal"], io), 0);
  const [first, second, end] = out.join("").split("\n");
  assert.deepEqual(JSON.parse(first!), { line: 1, error: "expected at most 33554432 bytes in a line, got more" });
  assert.deepEqual(JSON.parse(second!), { type: "ScVal", value: { u32: 7 } });
  assert.equal(end, "");
});

test("dwsa --lines --strict exits with code 1 if a line is invalid", async () => {
  const input = "AAAAAwAAAAc=\nbroken!\n";
  for (const [args, expected] of [[[], 0], [["--strict"], 1]] as const) {
    const { code, out } = await runIn(runCommand, ["decode", "--lines", "--type", "ScVal", ...args], { input });
    assert.equal(code, expected);
    assert.match(out, /"u32":7[^]*"line":2/);
  }
  const whole = await runIn(runCommand, ["decode", "--lines", "--strict", "--type", "ScVal"], {
    input: "AAAAAwAAAAc=\n",
  });
  assert.equal(whole.code, 0);
});

const KEYS: readonly { name: string; column: string; input: string; lines: readonly object[] }[] = [
  {
    name: "a column before the value",
    column: "1",
    input: `a1\t${U32}\n`,
    lines: [{ key: "a1", type: "ScVal", value: { u32: 7 } }],
  },
  {
    name: "a column after it, with commas",
    column: "2",
    input: `${U32},a"1\r\n`,
    lines: [{ key: 'a"1', type: "ScVal", value: { u32: 7 } }],
  },
  {
    name: "JSON that has commas",
    column: "1",
    input: 'k,{"vec":[{"u32":1},{"u32":2}]}\n',
    lines: [{ key: "k", type: "ScVal", value: { vec: [{ u32: 1 }, { u32: 2 }] } }],
  },
  {
    name: "a value that cannot be read",
    column: "1",
    input: "k\t?\n",
    lines: [{
      key: "k",
      line: 1,
      error: "expected an ScVal, got a string of 1 character that is neither base64 nor hexadecimal digits",
    }],
  },
  {
    name: "a line without the column",
    column: "2",
    input: `${U32}\n`,
    lines: [{ line: 1, error: "expected column 2 and a column with the value, got 1 column" }],
  },
  ...[["a tab", "\t"], ["a comma", ","]].flatMap(([name, separator]) => [
    {
      name: `the key of an empty value after ${name}`,
      column: "1",
      input: `k${separator}\r\n`,
      lines: [{ key: "k", line: 1, error: "the value is empty" }],
    },
    {
      name: `an empty key after ${name}`,
      column: "2",
      input: `${U32}${separator}\n`,
      lines: [{ key: "", type: "ScVal", value: { u32: 7 } }],
    },
    {
      name: `an empty key and an empty value with ${name}`,
      column: "1",
      input: `${separator}\n`,
      lines: [{ key: "", line: 1, error: "the value is empty" }],
    },
  ]),
  {
    name: "a line with a space instead of a tab",
    column: "1",
    input: `k ${U32}\n`,
    lines: [{
      line: 1,
      error: "expected column 1 and a column with the value, got 1 column; columns are separated by tabs or commas",
    }],
  },
  {
    name: "a value that contains a space",
    column: "1",
    input: `k\tAAAA AwAAAAU=\n`,
    lines: [{ key: "k", line: 1, error: "the value contains a space; columns are separated by tabs or commas" }],
  },
  {
    name: "a line of the key alone",
    column: "1",
    input: "k\n",
    lines: [{ line: 1, error: "expected column 1 and a column with the value, got 1 column" }],
  },
  ...[
    { name: "two columns with tabs that are base64 together", column: "1", input: "x\tAAAA\tAwAAAAU=\n", got: 2 },
    { name: "three columns with commas", column: "1", input: `x,y,z,${U32}\n`, got: 3 },
    {
      name: "JSON whose middle is the column",
      column: "2",
      input: '{"vec":[{"u32":1},{"u32":2},{"u32":3}]}\n',
      got: 2,
    },
  ].map(({ name, column, input, got }) => ({
    name: `a line with ${name}`,
    column,
    input,
    lines: [{
      line: 1,
      error: `expected one column besides column ${column}, got ${got}; keep only the key and the value, for example ` +
        "with cut",
    }],
  })),
];
for (const { name, column, input, lines } of KEYS) {
  test(`dwsa decode --lines --key repeats ${name}`, async () => {
    const args = ["decode", "--lines", "--key", column, "--type", "ScVal"];
    const { out } = await runIn(runCommand, args, { input });
    assert.deepEqual(out.split("\n").map((line) => JSON.parse(line)), lines);
  });
}

for (
  const { name, line, error } of [
    {
      name: "tabs",
      line: "AAAA\tAwAAAAU=",
      error: "expected one value, got 2 columns; pass --key 1 if the first column is a key",
    },
    {
      name: "a comma",
      line: `a,${U32}`,
      error: "expected one value, got 2 columns; pass --key 1 if the first column is a key",
    },
    {
      name: "two commas",
      line: `a,b,${U32}`,
      error:
        "expected one value, got 3 columns; pass --key 1 if the first column is a key, and keep only the key and the value",
    },
    {
      name: "a space",
      line: "AAAA AwAAAAU=",
      error: "the value contains a space; columns are separated by tabs or commas",
    },
  ]
) {
  for (const args of [["decode", "--type", "ScVal"], ["decode"], ["events"], ["events", "--tokens"]]) {
    test(`dwsa ${args.join(" ")} --lines rejects columns with ${name} if no column is the key`, async () => {
      const { out } = await runIn(runCommand, [...args, "--lines"], { input: `${line}\n` });
      assert.deepEqual(JSON.parse(out), { line: 1, error });
    });
  }
}

for (const command of ["decode", "encode", "events", "why"]) {
  for (const args of [["--strict"], ["--max-errors", "0"], ["--key", "1"]]) {
    test(`dwsa ${command} rejects ${args[0]} without --lines`, async () => {
      const { code, out, notes } = await runIn(runCommand, [command, ...args], { input: U32 });
      assert.deepEqual([code, out, notes], [2, "", [`dwsa: ${args[0]} requires --lines`]]);
    });
  }
}

const NUL =
  "the line contains NUL characters: the input is binary or UTF-16; decodeStream() of the library reads framed XDR";
const utf16 = (text: string): number[] => Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat();
const letters = (text: string): number[] => [...new TextEncoder().encode(text)];
const binary: readonly { name: string; bytes: readonly number[]; lines: readonly object[] }[] = [
  {
    name: "keys that are not UTF-8",
    bytes: [...letters("k"), 0xff, ...letters(`\t${U32}\nk`), 0xfe, ...letters(`\t${U32}\nk\ufffd\t${U32}`)],
    lines: [
      { line: 1, error: "the line is not UTF-8" },
      { line: 2, error: "the line is not UTF-8" },
      { key: "k\ufffd", type: "ScVal", value: { u32: 7 } },
    ],
  },
  {
    name: "framed XDR",
    bytes: [0x80, 0, 0, 8, 0, 0, 0, 3, 0, 0, 0, 10, ...letters(`k,${U32}\n`)],
    lines: [{ line: 1, error: NUL }, { key: "k", type: "ScVal", value: { u32: 7 } }],
  },
  { name: "UTF-16 without a BOM", bytes: utf16(`k,${U32}`), lines: [{ line: 1, error: NUL }] },
];
for (const { name, bytes, lines } of binary) {
  test(`dwsa decode --lines rejects the lines with ${name}`, async () => {
    const args = ["decode", "--lines", "--key", "1", "--type", "ScVal", "--file", "f"];
    const { code, out } = await runIn(runCommand, args, { files: { f: Uint8Array.from(bytes) } });
    assert.equal(code, 0);
    assert.deepEqual(out.split("\n").map((line) => JSON.parse(line)), lines);
  });
}

for (
  const { name, bytes, message } of [
    { name: "gzip data", bytes: [0x1f, 0x8b, 8, 0], message: "got gzip data: decompress it first" },
    { name: "UTF-16", bytes: [0xff, 0xfe, ...utf16(U32)], message: "got text in UTF-16: save it as UTF-8" },
  ]
) {
  test(`dwsa decode --lines rejects a file with ${name}`, async () => {
    const args = ["decode", "--lines", "--file", "f"];
    const { code, out, notes } = await runIn(runCommand, args, { files: { f: Uint8Array.from(bytes) } });
    assert.deepEqual([code, out, notes], [2, "", [`dwsa: expected lines of text, ${message}`]]);
  });
}

test("dwsa --lines converts lines that are split into chunks anywhere", async () => {
  const text = `${U32}\n\n\u20ac\n${U32}`;
  const results = new Set<string>();
  for (const size of [1, 2, 3, 5, 8, 100]) {
    let out = "";
    const io = {
      chunks: async function* () {
        const bytes = new TextEncoder().encode(text);
        for (let i = 0; i < bytes.length; i += size) yield await Promise.resolve(bytes.slice(i, i + size));
      },
      write: (text: string) => Promise.resolve(void (out += text)),
      progress: () => {},
      note: () => {},
      print: () => {},
      sizeOf: () => Promise.resolve(undefined),
    } as unknown as Io;
    assert.equal(await runCommand(["decode", "--lines", "--type", "ScVal"], io), 0);
    results.add(out);
  }
  assert.equal(results.size, 1);
  const lines = [...results][0]!.trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ line }) => line), [undefined, 2, 3, undefined]);
});

test("docs/scaling.md shows the output for its stream of two lines", async () => {
  const page = readFileSync(new URL("../../docs/scaling.md", import.meta.url), "utf8");
  const [, input, args, shown] = /printf '(.+)' \| dwsa (.+)\n```\n\n```json ignore\n([^]+?)\n```/.exec(page)!;
  const { out } = await runIn(runCommand, args!.split(" "), { input: input!.replaceAll("\\n", "\n") });
  const lines = out.split("\n");
  assert.equal(lines.length, 2);
  for (const [i, line] of shown!.split("\n").entries()) {
    const [start, end = ""] = line.split("…");
    assert.ok(lines[i]!.startsWith(start!) && lines[i]!.endsWith(end), lines[i]);
  }
  const header = await runIn(runCommand, [...args!.split(" "), "--strict"], { input: "id,xdr\n" });
  assert.equal(header.code, 1);
});

test("dwsa --lines --max-errors stops after more errors than the limit, with exit code 1", async () => {
  const input = `?\n${U32}\n?\n${U32}\n?\n${U32}\n`;
  for (const [most, lines, code] of [["0", 1, 1], ["1", 3, 1], ["2", 5, 1], ["3", 6, 0]] as const) {
    const args = ["decode", "--lines", "--type", "ScVal", "--max-errors", most];
    const ran = await runIn(runCommand, args, { input });
    assert.deepEqual([ran.code, ran.out.split("\n").length], [code, lines]);
    assert.equal(/stopped, since --max-errors is/.test(ran.notes.join()), code === 1);
  }
});

for (const [option, value] of [["--max-errors", "-1"], ["--max-errors", "x"], ["--key", "0"], ["--key", "1.5"]]) {
  test(`dwsa --lines rejects ${option} ${value}`, async () => {
    const { code, notes } = await runIn(runCommand, ["decode", "--lines", `${option}=${value}`], { input: U32 });
    assert.equal(code, 2);
    assert.match(notes.join(), new RegExp(`expected ${option} to be a whole number from`));
  });
}

test("dwsa --lines shows progress in percent if the size of the input is known", async () => {
  const line = `${U32}\n`;
  for (
    const [size, expected] of [[undefined, ["1 line, 0 with an error", "2 lines, 0 with an error"]], [
      line.length * 2,
      ["50 %, 1 line, 0 with an error", "100 %, 2 lines, 0 with an error"],
    ]] as const
  ) {
    const shown: string[] = [];
    const io = {
      sizeOf: () => Promise.resolve(size),
      chunks: async function* () {
        for (let i = 0; i < 2; i++) yield await Promise.resolve(new TextEncoder().encode(line));
      },
      write: () => Promise.resolve(),
      progress: (text: () => string) => void shown.push(text()),
      note: () => {},
      print: () => {},
    } as unknown as Io;
    assert.equal(await runCommand(["decode", "--lines", "--type", "ScVal"], io), 0);
    assert.deepEqual(shown, expected);
  }
});
