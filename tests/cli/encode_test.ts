/** `dwsa encode` and `dwsa types`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { typeNames, writeNamed } from "@dwsa/base/catalogue";
import { runCommand } from "../../apps/cli/commands.ts";
import { type Around, type Ran, runIn } from "./_run.ts";

const encode = (args: readonly string[], around?: Around): Promise<Ran> =>
  runIn(runCommand, ["encode", ...args], around);

test("dwsa encode converts JSON of every type to base64", async () => {
  for (
    const [type, json, value] of [
      ["MemoType", '"none"', "memoNone"],
      ["Hash", `"${"ab".repeat(32)}"`, new Uint8Array(32).fill(0xab)],
      ["Int64", '"-5"', -5n],
      ["LedgerEntryChanges", "[]", []],
    ] as const
  ) {
    const expected = writeNamed(type, value as never, "base64");
    assert.deepEqual(await encode(["--type", type, json]), { code: 0, out: expected, notes: [] });
    assert.equal((await encode(["--type", type, json, "--json"])).out, JSON.stringify(expected));
  }
});

const unreadable: readonly { name: string; args: readonly string[]; around?: Around; message: RegExp }[] = [
  {
    name: "no type",
    args: ['{"u32":7}'],
    message: /^dwsa: expected --type, the name of the wire type; dwsa types lists /,
  },
  {
    name: "no JSON",
    args: ["--type", "ScVal", "u32"],
    message: /dwsa: expected the JSON of ScVal, got a string that is not JSON; to read a file, pass --file PATH$/,
  },
  { name: "JSON of another type", args: ["--type", "ScVal", '{"u33":7}'], message: /: Cannot read ScVal from JSON: / },
  {
    name: "a row of decode --lines",
    args: ["--type", "ScVal", '{"type":"ScVal","value":{"u32":7}}'],
    message: /^dwsa: expected the JSON of ScVal, got a row of decode --lines; pass --lines without --type$/,
  },
  {
    name: "a type that this library names otherwise",
    args: ["--type", "SorobanTransactionMeta", "{}"],
    message: /, got "SorobanTransacti…" \(22 characters\), did you mean "DwsaTransactionMeta"\?$/,
  },
  {
    name: "an unknown type",
    args: ["--type", "Foo", "{}"],
    message: /, got "Foo"; dwsa types lists the names$/,
  },
  {
    name: "half of an object",
    args: ["--type", "ScVal", "{x"],
    message: /^dwsa: Cannot parse JSON: the string of 2 characters is not valid JSON$/,
  },
  { name: "a number that does not fit", args: ["--type", "ScVal", '{"u32":4294967296}'], message: /got 4294967296$/ },
  { name: "a key twice", args: ["--type", "ScVal", '{"u32":7,"u32":8}'], message: /twice/ },
  {
    name: "bytes",
    args: ["--type", "ScVal", "--file", "f"],
    around: { files: { f: new Uint8Array(4) } },
    message: /bytes/,
  },
];
for (const { name, args, around, message } of unreadable) {
  test(`dwsa encode rejects ${name}`, async () => {
    const { code, out, notes } = await encode(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1]);
    assert.match(notes[0]!, message);
  });
}

test("dwsa types lists all types, or those whose names contain a string, and exits with 1 if none does", async () => {
  const types = (args: readonly string[]) => runIn(runCommand, ["types", ...args]);
  assert.equal((await types([])).out, typeNames.join("\n"));
  assert.deepEqual(JSON.parse((await types(["--json"])).out), typeNames);
  assert.deepEqual(await types(["scval"]), { code: 0, out: "ScValType\nScVal", notes: [] });
  assert.deepEqual(await types(["nope"]), { code: 1, out: "", notes: [] });
});
