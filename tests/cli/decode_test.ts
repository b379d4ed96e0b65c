/** `dwsa decode`, `encode` and `types`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromBase64, toHex } from "@dwsa/base";
import { typeNames, writeNamed } from "@dwsa/base/catalogue";
import { StrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";
import { runCommand } from "../../cli/commands.ts";
import { corpus } from "../_corpus.ts";
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
const strKeys: readonly { strKey: string; lines: readonly string[]; json: object }[] = [
  {
    strKey: KEY,
    lines: ["kind        ed25519PublicKey", `bytes       ${hex}`],
    json: { kind: "ed25519PublicKey", bytes: hex },
  },
  {
    strKey: StrKey.encodeMed25519PublicKey(Uint8Array.of(...raw, 0, 0, 0, 0, 0, 0, 0, 5)),
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
    lines: [
      "kind        signedPayload",
      `bytes       ${hex}00000002abcd0000`,
      `public key  ${KEY}`,
      "payload     abcd",
    ],
    json: { kind: "signedPayload", bytes: `${hex}00000002abcd0000`, publicKey: KEY, payload: "abcd" },
  },
];
for (const { strKey, lines, json } of strKeys) {
  test(`dwsa decode says what ${strKey.slice(0, 4)}… is`, async () => {
    const [head, ...rest] = lines;
    const out = [`${head!.slice(12)} as a strkey`, ...[head, ...rest].map((line) => `  ${line}`)].join("\n");
    assert.deepEqual(await decode([strKey]), { code: 0, out, notes: [] });
    assert.deepEqual(JSON.parse((await decode([strKey, "--json"])).out), json);
  });
}

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

/** What the values of the corpus are. */
const KINDS: Readonly<Record<string, string>> = {
  authorizationEntries: "DwsaAuthorizationEntry",
  transactionData: "DwsaTransactionData",
  contractEvents: "ContractEvent",
  diagnosticEvents: "DiagnosticEvent",
  scVals: "ScVal",
  ledgerKeys: "LedgerKey",
  transactionEnvelopes: "TransactionEnvelope",
  transactionMetas: "TransactionMeta",
  transactionResults: "TransactionResult",
};
const values = Object.entries(KINDS).flatMap(([kind, type]) => corpus(kind).map((entry) => ({ type, xdr: entry.xdr })));

test("dwsa decode --lines guesses every value of the ledger or says what else it is, and encode gives it back", async () => {
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

test("dwsa decode --type --json gives the JSON of every value of the ledger, which encode turns back", async () => {
  for (const [kind, type] of Object.entries(KINDS)) {
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
  test(`dwsa decode reads ${name}, and escapes the texts in it`, async () => {
    for (const options of [[], ["--type", "ScVal"]]) {
      const { code, out } = await decode([...args, ...options], around);
      assert.equal(code, 0);
      const [head, ...lines] = out.split("\n");
      if (options.length === 0) assert.ok(head!.startsWith(`ScVal ${form}`), head);
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

test("dwsa decode prefers a type without doubts, and names that with one", async () => {
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

test("dwsa decode --json says on standard error what it guessed, and what else it can be", async () => {
  const { out, notes } = await decode(["AAAAAwAAAAc=", "--json"]);
  assert.equal(out, '{"u32":7}');
  assert.equal(notes.length, 1);
  assert.match(notes[0]!, /^ScVal in base64; can also be ScError, .*, \d+ more: --type says which$/);
});

test("dwsa decode colours the names of fields where it may", async () => {
  const paid = new xdr.CreateAccountOp({
    destination: xdr.PublicKey.publicKeyTypeEd25519(raw),
    startingBalance: 125_000_000n,
  });
  const lines: string[] = [];
  const { out } = await decode([paid.toXDR("base64"), "--type", "CreateAccountOp"]);
  assert.equal(out, `CreateAccountOp in base64\n  destination: ${KEY}\n  starting_balance: 12.5000000`);
  const around = { columns: 60, colour: true };
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
  const name = new TextEncoder().encode("contractmetav0");
  const body = [name.length, ...name, ...meta.toXDR()];
  const module = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, body.length, ...body]);
  const out = "ScMetaEntry in WebAssembly, 1 of them\n- sc_meta_v0 {key: rsver, val: 1.90}";
  assert.deepEqual(await decode(["--file", "a.wasm"], { files: { "a.wasm": module } }), { code: 0, out, notes: [] });
  const text = Buffer.from(module).toString("base64");
  assert.equal((await decode([text])).out, out);
  assert.deepEqual(JSON.parse((await decode([text, "--json"])).out), { ScMetaEntry: [meta.toJSON()] });
});

const refused: readonly { name: string; args?: readonly string[]; around?: Around; message: RegExp }[] = [
  { name: "nothing on a terminal", message: /: expected something to decode as an argument, with --file, or on / },
  { name: "an empty pipe", around: { input: "\n" }, message: /: expected something to decode, got nothing$/ },
  {
    name: "a word",
    args: ["hello"],
    message: /got text that can be base64 of 3 bytes, where XDR has a multiple of 4: /,
  },
  { name: "a sentence", args: ["hello, world"], message: /got text of 12 characters that is neither base64 nor hex/ },
  { name: "no JSON", args: ["{"], message: /got JSON of no type, or no JSON$/ },
  {
    name: "bytes of no type",
    around: { files: { f: new Uint8Array(5) } },
    args: ["--file", "f"],
    message: /got 5 bytes /,
  },
  {
    name: "Wasm of no contract",
    around: { files: { f: fromBase64("AGFzbQEAAAA=") } },
    args: ["--file", "f"],
    message: /Wasm|WebAssembly without the sections of a contract$/,
  },
  { name: "a mistyped key", args: [`${KEY.slice(0, -1)}A`], message: /checksum/ },
  {
    name: "a value of another type",
    args: ["--type", "LedgerKey", base64],
    message: /expected a LedgerKey, got an ScVal in base64$/,
  },
  {
    name: "a value that is cut off",
    args: ["--type", "ScVal", base64.slice(0, 40)],
    message: /expected an ScVal: Cannot decode /,
  },
  {
    name: "a second value that is none",
    args: ["AAAAAwAAAAc=", "?"],
    message: / in text 2 of 2, got text of 1 character /,
  },
  {
    name: "a type that is none",
    args: ["--type", "SCVal", base64],
    message: /got "SCVal" \(did you mean "ScVal"\?\); dwsa types/,
  },
  {
    name: "--lines with an argument",
    args: ["--lines", base64],
    message: /standard input with --lines, got an argument$/,
  },
];
for (const { name, args = [], around, message } of refused) {
  test(`dwsa decode refuses ${name}`, async () => {
    const { code, out, notes } = await decode(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1]);
    assert.match(notes[0]!, message);
  });
}

test("dwsa encode turns JSON of every type into base64", async () => {
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
  { name: "no JSON", args: ["--type", "ScVal", "u32"], message: /: expected the JSON of ScVal: Cannot parse JSON/ },
  { name: "JSON of another type", args: ["--type", "ScVal", '{"u33":7}'], message: /: expected the JSON of ScVal: / },
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
  test(`dwsa encode refuses ${name}`, async () => {
    const { code, out, notes } = await encode(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1]);
    assert.match(notes[0]!, message);
  });
}

test("dwsa types lists all types, those that hold a text, and answers no when there is none", async () => {
  const types = (args: readonly string[]) => runIn(runCommand, ["types", ...args]);
  assert.equal((await types([])).out, typeNames.join("\n"));
  assert.deepEqual(JSON.parse((await types(["--json"])).out), typeNames);
  assert.deepEqual(await types(["scval"]), { code: 0, out: "ScValType\nScVal", notes: [] });
  assert.deepEqual(await types(["nope"]), { code: 1, out: "", notes: [] });
});
