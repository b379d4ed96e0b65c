import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ScVal } from "@dwsa/base/xdr";
import { runCommand, TABLE } from "../../apps/cli/commands.ts";
import { command, respond } from "../../apps/cli/_command.ts";
import { runTable } from "../../apps/cli/_program.ts";
import { corpus, corpusTest } from "../_corpus.ts";
import { entryOf, sampleEvents } from "./_entries.ts";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const run = (args: readonly string[], around?: Around) => runIn(runCommand, args, around);

const KEYPAIR = keypairOf(7);
const KEY = KEYPAIR.publicKey();
const SECRET = KEYPAIR.secret();
const ENTRY = text(entryOf({ seed: 7 }));

for (const args of [[], ["--help"], ["-h"], ["help"]]) {
  test(`dwsa ${args.join(" ")} names every command of one word and every group`, async () => {
    const { code, out, notes } = await run(args);
    assert.deepEqual([code, notes], [0, []]);
    for (const name of new Set(TABLE.commands.map(({ name }) => name.split(" ")[0]!))) {
      assert.ok(out.split("\n").some((line) => line.startsWith(`  ${name} `)), name);
    }
    for (const summary of Object.values(TABLE.groups)) assert.ok(!out.replace(/\s+/g, " ").includes(`${summary}.`));
    assert.match(out, /, 2 for\ninvalid input, and 3 for an internal error\.$/);
  });
}

for (const group of Object.keys(TABLE.groups)) {
  for (const args of [[group, "--help"], [group, "-h"], [group, "help"], ["help", group]]) {
    test(`dwsa ${args.join(" ")} names the commands of the group`, async () => {
      const { code, out, notes } = await run(args);
      assert.deepEqual([code, notes], [0, []]);
      for (const { name, summary } of TABLE.commands.filter(({ name }) => name.startsWith(`${group} `))) {
        assert.match(out, new RegExp(`^ {2}${name.split(" ")[1]} `, "m"));
        assert.ok(out.replace(/\s+/g, " ").includes(summary), summary);
      }
    });
  }
}

for (const { name, summary, arguments: list, options, examples } of TABLE.commands) {
  const words = name.split(" ");
  const forms = [
    [...words, "--help"],
    [...words, "-h"],
    [...words.slice(0, -1), "help", words.at(-1)!],
    ["help", ...words],
  ];
  for (const args of forms) {
    test(`dwsa ${args.join(" ")} explains the command`, async () => {
      const { code, out, notes } = await run(args);
      assert.deepEqual([code, notes], [0, []]);
      assert.ok(out.startsWith(`Usage: dwsa ${name}`));
      assert.ok(out.replace(/\s+/g, " ").includes(`${summary}.`));
      for (const option of Object.keys(options)) assert.match(out, new RegExp(`\n +--${option} `));
      for (const { name } of list) assert.match(out, new RegExp(`\n {2}${name} `));
      for (const { shows } of examples) assert.ok(out.includes(`# ${shows}`));
      assert.ok(out.split("\nExamples:")[0]!.split("\n").every((line) => line.length <= 120));
    });
  }
}

test("every group of commands is described, and command names are unique and consist of one or two words", () => {
  const names = TABLE.commands.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const name of names) {
    assert.match(name, /^[a-z][a-z-]*( [a-z][a-z-]*)?$/);
    if (name.includes(" ")) assert.ok(Object.hasOwn(TABLE.groups, name.split(" ")[0]!), name);
  }
});

test("apps/cli/README.md lists the commands with their summaries", () => {
  const page = readFileSync(new URL("../../apps/cli/README.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)].map(([, name, summary]) => ({ name, summary }));
  assert.deepEqual(rows, TABLE.commands.map(({ name, summary }) => ({ name, summary })));
});

test("dwsa --version prints the version of the package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../apps/cli/deno.json", import.meta.url), "utf8"));
  assert.deepEqual(await run(["--version"]), { code: 0, out: version, notes: [] });
});

const options: readonly { name: string; args: readonly string[]; expected: readonly unknown[] }[] = [
  { name: "in both forms", args: ["--text", "1", "--texts=2=3"], expected: ["1", ["2=3"], false] },
  { name: "lists", args: ["--texts", "a", "--texts", ""], expected: [undefined, ["a", ""], false] },
  { name: "flags", args: ["--flag"], expected: [undefined, [], true] },
  { name: "none", args: [], expected: [undefined, [], false] },
  { name: "what follows --", args: ["x", "--", "--flag"], expected: [undefined, [], false, "x", "--flag"] },
  { name: "a single dash", args: ["-", "--flag", "y"], expected: [undefined, [], true, "-", "y"] },
];
for (const { name, args, expected } of options) {
  test(`a command receives ${name}`, async () => {
    let got: unknown;
    const one = command({
      name: "one",
      summary: "One",
      arguments: [{ name: "INPUT", help: "", optional: true, many: true }],
      options: {
        text: { type: "text", help: "" },
        texts: { type: "texts", help: "" },
        flag: { type: "flag", help: "" },
      },
      examples: [],
      run({ text, texts, flag }, words) {
        got = [text, texts, flag, ...words];
        return [];
      },
    });
    const { code } = await runIn(
      (args, io) => respond("dwsa", io, () => runTable({ commands: [one], groups: {} }, "1", args, io)),
      ["one", ...args],
    );
    assert.deepEqual([code, got], [0, expected]);
  });
}

test("dwsa events shows contract and diagnostic events", async () => {
  const { code, out } = await run(["events"], { input: sampleEvents(KEY).join("\n") });
  assert.equal(code, 0);
  assert.match(
    out,
    /^contract CBIE.*\n {2}topics {2}symbol transfer, address .*\n {2}data {4}i128 100\ncontract CB6R.*\n.*\n.*\ndiagnostic /,
  );
});

corpusTest("dwsa events shows every event of the ledger", "contractEvents", async (contractEvents) => {
  for (
    const [args, events] of [
      [[], contractEvents],
      [["--type", "DiagnosticEvent"], corpus("diagnosticEvents")],
    ] as const
  ) {
    const files = { f: events.map(({ xdr }) => xdr).join("\n") };
    const { code, out } = await run(["events", "--file", "f", ...args], { files });
    assert.equal(code, 0);
    assert.equal(out.split("\n").length, 3 * events.length);
  }
});

const bad: readonly { name: string; args: readonly string[]; around?: Around; message: RegExp }[] = [
  {
    name: "an unknown command",
    args: ["lss"],
    message: /^dwsa: unknown command "lss"; --help/,
  },
  { name: "help for an unknown command", args: ["help", "nope"], message: /^dwsa: unknown command "nope"; --help/ },
  {
    name: "help for an unknown command of a group",
    args: ["help", "auth", "sing"],
    message: /^dwsa: unknown command "auth sing" \(did you mean "auth sign"\?\); --help/,
  },
  {
    name: "help in a group for an unknown command",
    args: ["auth", "help", "nope"],
    message: /^dwsa: unknown command "auth nope"; --help/,
  },
  { name: "help for too many words", args: ["help", "decode", "x"], message: /^dwsa: unknown command "decode x"/ },
  { name: "a command of objects", args: ["toString"], message: /unknown command "toString"; --help/ },
  {
    name: "auth alone",
    args: ["auth"],
    message: /^dwsa: expected a command; --help lists them$/,
  },
  {
    name: "auth with another",
    args: ["auth", "rm"],
    message: /: unknown command "rm".*; --help/,
  },
  {
    name: "a word of summaries as a command",
    args: ["describe", "x"],
    message: /^dwsa: unknown command "describe" \(Did you mean auth ls, tx show or strkey\?\); --help/,
  },
  { name: "the second word of a command", args: ["fee-bump"], message: /"fee-bump" \(Did you mean tx fee-bump\?\);/ },
  {
    name: "an unknown option without a similar name",
    args: ["tx", "show", "--lines"],
    message: /^dwsa: unknown option "--lines"; --help explains the/,
  },
  {
    name: "an unknown option",
    args: ["auth", "ls", "--jsn"],
    message: /^dwsa: unknown option "--jsn" \(Did you mean --json\?\); --help explains the/,
  },
  { name: "a short option", args: ["auth", "ls", "-j"], message: /: unknown option "-j"; --help/ },
  {
    name: "an option of objects",
    args: ["auth", "ls", "--constructor=1"],
    message: /: unknown option "--constructor=1"; --/,
  },
  {
    name: "an option of another command",
    args: ["auth", "ls", "--until", "1"],
    message: /: unknown option "--until"; --/,
  },
  {
    name: "an option that clears the screen",
    args: ["events", "--\u009b2J"],
    message: /: unknown option "--\\u\{9b\}2J"; /,
  },
  { name: "a value of a flag", args: ["auth", "ls", "--json=1"], message: /: unknown option "--json=1".*; --help/ },
  {
    name: "a missing value at the end",
    args: ["auth", "ls", "--file"],
    message: /: option '--file <PATH>' needs a value$/,
  },
  {
    name: "an option in place of a value",
    args: ["auth", "ls", "--file", "--json"],
    message: /: option '--file <PATH>' needs a value$/,
  },
  {
    name: "an option given twice",
    args: ["auth", "ls", "--file", "a", "--file", "b"],
    message: /: option '--file <PATH>' was given twice$/,
  },
  { name: "an entry and a file", args: ["auth", "ls", ENTRY, "--file", "f"], message: / or --file, got both$/ },
  {
    name: "a terminal",
    args: ["auth", "ls"],
    message: /: expected .* as an argument, with --file, or on standard input$/,
  },
  {
    name: "an empty pipe",
    args: ["auth", "ls"],
    around: { input: " \n" },
    message: /: expected an entry, .*, got nothing$/,
  },
  {
    name: "a string of another format",
    args: ["auth", "ls", "not base64"],
    message: /: expected an authorization entry, a list of them or a transaction envelope, got a string that can be /,
  },
  {
    name: "a second entry that is cut off",
    args: ["auth", "ls", ENTRY, ENTRY.slice(0, 100)],
    message: /envelope in input 2 of 2, got .* may be truncated; cannot decode .*ScAddress.*more byte/,
  },
  {
    name: "a value of another type",
    args: ["auth", "ls", ScVal.scvU32(7).toXDR("base64")],
    message: / envelope, got an ScVal in base64$/,
  },
  {
    name: "an envelope that is cut off, as an envelope",
    args: ["auth", "ls", text(envelopeOf([entryOf({ seed: 7 })])).slice(0, 400)],
    message: / envelope, got .* of 300 bytes; cannot decode .*\(at offset 300\)$/,
  },
  {
    name: "a list without a valid length",
    args: ["auth", "ls", "/////w=="],
    message: / envelope, got an OperationResult in base64$/,
  },
  {
    name: "a mistyped secret",
    args: ["auth", "ls", `${SECRET.slice(0, -1)}A`],
    message: / envelope, got a string that looks like a strkey: /,
  },
  {
    name: "a mistyped secret as a command",
    args: [`${SECRET.slice(0, -1)}A`],
    message: /unknown command "S.{15}…"/,
  },
  {
    name: "a mistyped secret as an option",
    args: ["auth", "ls", `--${SECRET.slice(0, -1)}A`],
    message: /option "--S.{13}…"/,
  },
  { name: "a mistyped secret as a strkey", args: ["decode", `${SECRET.slice(0, -1)}A`], message: /checksum/ },
  {
    name: "a mistyped secret as a network",
    args: ["auth", "ls", `--network=${SECRET.slice(0, -1)}A`],
    message: /got "S.{15}…" \(56 characters\)$/,
  },
  {
    name: "an invalid event",
    args: ["events", "AAAA"],
    message: /^dwsa: expected a ContractEvent, .*, got .*; cannot decode /,
  },
  {
    name: "an invalid second event",
    args: ["events", sampleEvents(KEY)[0]!, ENTRY],
    message: /^dwsa: expected .* in input 2 of 2, got a DwsaAuthorizationEntry in base64$/,
  },
  ...[
    [SECRET],
    ["decode", SECRET],
    ["auth", "ls", SECRET],
    ["auth", "sign", "--secret-env", SECRET],
    ["auth", "sign", `--secret-env=${SECRET}`],
    ["auth", "sign", `--secret=${SECRET}`],
    ["auth", "sign", "--secret", ` ${SECRET} `],
    ["auth", "set", "--into", SECRET, "--help"],
  ].map((args) => ({
    name: `the secret in ${args.map((arg) => arg.replace(SECRET, "SECRET")).join(" ")}`,
    args,
    message: /dwsa: the arguments contain a secret seed, and other users can read arguments;/,
  })),
];
for (const { name, args, around, message } of bad) {
  test(`dwsa reports ${name} on one line, without secrets or a result, with exit code 2`, async () => {
    const { code, out, notes } = await run(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
    assert.doesNotMatch(notes[0]!, /\p{C}/u);
    assert.ok(!notes[0]!.includes(SECRET.slice(0, 17)));
  });
}

test("dwsa rethrows an error that is not about the input", async () => {
  await assert.rejects(run(["events", "--file", "missing"]), { message: "read missing" });
});
