/** Output of `dwsa decode`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { StrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { corpus, CORPUS_TYPES } from "../_corpus.ts";
import { some } from "../_long.ts";
import { custom, nameOf, wasm } from "../spec/_wasm.ts";
import { keypairOf } from "./_envelopes.ts";
import { type Around, type Ran, runIn } from "./_run.ts";

const { ScVal } = xdr;
const decode = (args: readonly string[], around?: Around): Promise<Ran> =>
  runIn(runCommand, ["decode", ...args], around);
const encode = (args: readonly string[], around?: Around): Promise<Ran> =>
  runIn(runCommand, ["encode", ...args], around);

const KEYPAIR = keypairOf(7);
const KEY = KEYPAIR.publicKey();

const raw = KEYPAIR.rawPublicKey();
const hex = toHex(raw);
const strKeys: readonly { strKey: string; title: string; lines: readonly string[]; json: object }[] = [
  {
    strKey: KEY,
    title: "Account address",
    lines: ["kind        ed25519PublicKey", `bytes       ${hex}`],
    json: { kind: "ed25519PublicKey", bytes: hex },
  },
  {
    strKey: StrKey.encodeMed25519PublicKey(Uint8Array.of(...raw, 0, 0, 0, 0, 0, 0, 0, 5)),
    title: "Muxed account address",
    lines: [
      "kind        med25519PublicKey",
      `bytes       ${hex}0000000000000005`,
      `public key  ${KEY}`,
      "id          5",
    ],
    json: { kind: "med25519PublicKey", bytes: `${hex}0000000000000005`, publicKey: KEY, id: "5" },
  },
  {
    strKey: StrKey.encodeSignedPayload(Uint8Array.of(...raw, 0, 0, 0, 2, 171, 205, 0, 0)),
    title: "Signed payload",
    lines: [
      "kind        signedPayload",
      `bytes       ${hex}00000002abcd0000`,
      `public key  ${KEY}`,
      "payload     abcd",
    ],
    json: { kind: "signedPayload", bytes: `${hex}00000002abcd0000`, publicKey: KEY, payload: "abcd" },
  },
];
for (const { strKey, title, lines, json } of strKeys) {
  test(`dwsa decode shows the parts of the strkey ${strKey.slice(0, 4)}…`, async () => {
    const [head, ...rest] = lines;
    const out = [`${title}: ${head!.slice(12)} as a strkey`, ...[head, ...rest].map((line) => `  ${line}`)].join("\n");
    assert.deepEqual(await decode([strKey]), { code: 0, out, notes: [] });
    assert.deepEqual(JSON.parse((await decode([strKey, "--json"])).out), json);
  });
}

test("dwsa decode does not decode words around a secret seed", async () => {
  const seed = KEYPAIR.secret();
  for (const input of [`my seed ${seed} ok`, `note ${seed}`, `seed ${seed.toLowerCase()} ok`]) {
    for (const args of [[], ["--json"]]) {
      const { code, out, notes } = await decode(args, { input });
      assert.deepEqual([code, out], [2, ""], input);
      assert.ok(!notes.join().toUpperCase().includes(seed.slice(0, 16)));
    }
  }
});

test("dwsa decode does not repeat a secret seed that is piped in, bare or quoted", async () => {
  for (const input of [KEYPAIR.secret(), `"${KEYPAIR.secret()}"\n`]) {
    for (const args of [[], ["--json"]]) {
      const { code, out } = await decode(args, { input });
      assert.equal(code, 0);
      assert.match(out, /ed25519SecretSeed/);
      assert.ok(!out.includes(KEYPAIR.secret().slice(0, 16)));
    }
  }
});

/** The types of the values in the corpus. */
const values = some(CORPUS_TYPES.flatMap(([kind, type]) => corpus(kind).map((entry) => ({ type, xdr: entry.xdr }))), 4);

test("dwsa decode --lines lists the type of every value of the ledger, and encode restores the value", async () => {
  const lines = await decode(["--lines"], { input: values.map(({ xdr }) => xdr).join("\n") });
  assert.deepEqual([lines.code, lines.notes], [0, [`${values.length} lines, 0 with an error`]]);
  const found = lines.out.split("\n").map((line) => JSON.parse(line));
  assert.equal(found.length, values.length);
  const wrong = values.filter(({ type }, i) => found[i].type !== type);
  const named = values.filter(({ type }, i) => found[i].type !== type && found[i].also?.includes(type));
  assert.deepEqual(named, wrong, "a wrong guess names the right type beside it");
  assert.ok(wrong.length * 1_000 <= values.length, `${wrong.length} wrong guesses in ${values.length}`);

  const back = await encode(["--lines"], { input: lines.out });
  assert.deepEqual(back.out.split("\n").map((line) => JSON.parse(line).xdr), values.map(({ xdr }) => xdr));
});

test("dwsa decode --type --json returns the JSON of every value of the ledger, which encode converts back", async () => {
  for (const [kind, type] of CORPUS_TYPES) {
    const input = corpus(kind).map(({ xdr }) => xdr).join("\n\n");
    const json = await decode(["--type", type, "--json"], { input });
    assert.deepEqual([json.code, json.notes], [0, []]);
    const back = await encode(["--type", type], { input: json.out });
    assert.deepEqual([back.code, back.out], [0, corpus(kind).map(({ xdr }) => xdr).join("\n")]);
  }
});

test("dwsa decode shows every value of the ledger, and breaks lists that are too long for a line", async () => {
  for (const { type, xdr } of values) {
    const { code, out } = await decode(["--type", type, xdr]);
    assert.equal(code, 0);
    assert.match(out, /^[ -~\n]*$/);
    for (const line of out.split("\n").slice(1)) {
      assert.ok(line.length <= 100 || !/[\]}]$/.test(line), line);
    }
  }
});

const value = ScVal.scvMap([
  new xdr.ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) }),
  new xdr.ScMapEntry({ key: ScVal.scvSymbol("to"), val: ScVal.scvString("Bob \u202eevil") }),
]);
const base64 = value.toXDR("base64");
const shown = 'map {symbol amount: i128 7, symbol to: string "Bob \\u{202e}evil"}';
const urlSafe = base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const forms: readonly { name: string; args?: readonly string[]; around?: Around; form: string }[] = [
  { name: "base64", args: [base64], form: "in base64" },
  { name: "base64 in lines", around: { input: base64.replace(/.{16}/g, "$&\n") }, form: "in base64" },
  { name: "base64 in lines, as one argument", args: [base64.replace(/.{16}/g, "$&\n")], form: "in base64" },
  { name: "URL-safe base64 without padding", args: [urlSafe], form: "in base64" },
  { name: "hexadecimal digits", args: [toHex(value.toXDR())], form: "in hexadecimal digits" },
  {
    name: "hexadecimal digits in lines",
    around: { input: toHex(value.toXDR()).replace(/.{32}/g, "$&\n") },
    form: "in hexadecimal digits",
  },
  { name: "bytes in a file", args: ["--file", "f"], around: { files: { f: value.toXDR() } }, form: "as bytes" },
  { name: "JSON in lines", around: { input: JSON.stringify(value, null, 2) }, form: "as JSON" },
];
for (const { name, args = [], around, form } of forms) {
  test(`dwsa decode reads ${name}, and escapes the strings in it`, async () => {
    for (const options of [[], ["--type", "ScVal"]]) {
      const { code, out } = await decode([...args, ...options], around);
      assert.equal(code, 0);
      const [head, ...lines] = out.split("\n");
      assert.ok(head!.startsWith(`${options.length === 0 ? "Contract value: " : ""}ScVal ${form}`), head);
      assert.equal(lines.join("\n"), `  ${shown}`);
    }
  });
}

test("dwsa decode reads several values from a pipe, each in a line or broken into lines", async () => {
  const values = [1, 2, 3].map((n) => ScVal.scvBytes(new Uint8Array(60).fill(n)).toXDR("base64"));
  const inputs = [
    values.join("\n"),
    values.join(" "),
    values.join("\n\n\n"),
    values.map((text) => text.replace(/.{20}/g, "$&\r\n")).join("\n\n"),
  ];
  for (const input of inputs) {
    const { out } = await decode(["--type", "ScVal", "--json"], { input });
    assert.deepEqual(out.split("\n").map((line) => JSON.parse(line).bytes.slice(0, 2)), ["01", "02", "03"]);
  }
});

test("dwsa decode prefers a type without warnings, and also lists a type with one", async () => {
  const { out } = await decode([ScVal.scvString("\u001b[2J").toXDR("base64"), "--type", "ScVal"]);
  assert.match(out, /^ScVal in base64\n {2}string "\\u001b\[2J"$/);
  const guessed = await decode([ScVal.scvString("\u001b[2J").toXDR("base64")]);
  assert.match(guessed.out, /^(?!ScVal).*can also be .*ScVal/);
  const doubtful = await decode([ScVal.scvSymbol("a b").toXDR("base64")]);
  assert.match(doubtful.out, /doubtful: ScVal.scvSymbol: a symbol|can also be .*ScVal/);
});

test("dwsa decode --pretty indents JSON, also of several lines", async () => {
  const { out } = await decode([base64, "--pretty"]);
  assert.equal(out, JSON.stringify(value, null, 2));
});

test("dwsa decode --json prints the guessed type and the other possible types to standard error", async () => {
  const { out, notes } = await decode(["AAAAAwAAAAc=", "--json"]);
  assert.equal(out, '{"u32":7}');
  assert.equal(notes.length, 1);
  assert.match(notes[0]!, /^Contract value: ScVal in base64; can also be \w+, .*, \d+ more; select one with --type$/);
});

test("dwsa decode colors the names of fields if colors are allowed", async () => {
  const paid = new xdr.CreateAccountOp({
    destination: xdr.PublicKey.publicKeyTypeEd25519(raw),
    startingBalance: 125_000_000n,
  });
  const lines: string[] = [];
  const { out } = await decode([paid.toXDR("base64"), "--type", "CreateAccountOp"]);
  assert.equal(out, `CreateAccountOp in base64\n  destination: ${KEY}\n  starting_balance: 12.5000000`);
  const around = { columns: 60, color: true };
  const code = await runCommand(["decode", paid.toXDR("base64"), "--type", "CreateAccountOp"], {
    ...around,
    interactive: true,
    print: (line: string) => void lines.push(line),
  } as never);
  assert.equal(code, 0);
  assert.deepEqual(lines, [
    "\u001b[1mCreateAccountOp in base64\u001b[0m",
    `  \u001b[36mdestination\u001b[0m: ${KEY}`,
    "  \u001b[36mstarting_balance\u001b[0m: 12.5000000",
  ]);
});

test("dwsa decode shows the sections of Wasm, as bytes and in base64", async () => {
  const meta = xdr.ScMetaEntry.scMetaV0(new xdr.ScMetaV0({ key: "rsver", val: "1.90" }));
  const module = wasm(custom(nameOf("contractmetav0"), meta.toXDR()));
  const out = "Contract metadata: ScMetaEntry in WebAssembly, 1 value\n- sc_meta_v0 {key: rsver, val: 1.90}";
  assert.deepEqual(await decode(["--file", "a.wasm"], { files: { "a.wasm": module } }), { code: 0, out, notes: [] });
  const text = Buffer.from(module).toString("base64");
  assert.equal((await decode([text])).out, out);
  assert.deepEqual(JSON.parse((await decode([text, "--json"])).out), { ScMetaEntry: [meta.toJSON()] });
});
