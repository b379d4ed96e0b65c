/** Input of the wrong type: every command that reads a file or a string describes the input. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Contract } from "@dwsa/base/contract";
import { toBase64 } from "@dwsa/base/encoding";
import { ScVal } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { SAMPLES } from "../../apps/site/command_page.ts";
import { entryOf } from "./_entries.ts";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { runIn } from "./_run.ts";

const A = keypairOf(7).publicKey();
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ENTRY = text(entryOf({ seed: 7 }));
const TX = text(envelopeOf([entryOf({ seed: 7 })]));
const WASM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Input types by name: the input, and its name in messages. */
const kinds: Readonly<Record<string, readonly [input: string | Uint8Array, expected: string]>> = {
  key: [new Contract(CONTRACT).getFootprint().toXDR("base64"), "a LedgerKey in base64"],
  keyInHex: [new Contract(CONTRACT).getFootprint().toXDR("hex"), "a LedgerKey in hexadecimal digits"],
  keyAsBytes: [new Contract(CONTRACT).getFootprint().toXDR(), "a LedgerKey as bytes"],
  keyAsJson: [JSON.stringify(new Contract(CONTRACT).getFootprint()), "a LedgerKey as JSON"],
  quoted: [`"${text(ScVal.scvSymbol("transfer"))}"`, "an ScVal in base64, in quotes; remove the quotes"],
  entry: [ENTRY, "a DwsaAuthorizationEntry in base64"],
  transaction: [TX, "a TransactionEnvelope in base64"],
  meta: [SAMPLES["meta.txt"]!, "a TransactionMeta in base64"],
  wasm: [WASM, "a WebAssembly module without the sections of a contract"],
  wasmInBase64: [toBase64(WASM), "a WebAssembly module in base64 without the sections of a contract"],
  account: [A, "an account (G...)"],
  contract: [CONTRACT, "a contract (C...)"],
  seed: [keypairOf(7).secret(), "a secret seed (S...)"],
  mistyped: [
    `${A.slice(0, -1)}A`,
    "a string that looks like a strkey: the key has an invalid checksum",
  ],
  hash: ["07".repeat(32), "64 hexadecimal digits, the length of a hash or a raw key"],
  answer: [
    `{"jsonrpc":"2.0","id":1,"result":{"envelopeXdr":"${TX}"}}`,
    "a response from an RPC server; pass one of its XDR fields, such as envelopeXdr",
  ],
  policy: [
    `{"version":1,"network":"Test SDF Network ; September 2015","addresses":["${A}"],"untilLedger":1,"calls":[]}`,
    "a signing policy",
  ],
  json: ['{"a":1}', "JSON that matches no wire type"],
  halfOfJson: ['{"a":', "a string of 5 characters that is not valid JSON"],
  link: [`web+stellar:tx?xdr=${encodeURIComponent(TX)}`, "a request URI (SEP-7), which dwsa tx show describes"],
  payment: [`web+stellar:pay?destination=${A}`, "a request URI (SEP-7), which dwsa tx show describes"],
  url: ["https://example.org/tx/1", "a URL; dwsa works offline, so pass the content instead"],
  words: ["please-sign!", "a string of 12 characters that is neither base64 nor hexadecimal digits"],
  gzip: [Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0), "gzip data: decompress it first"],
  zstandard: [Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 0, 0, 0), "Zstandard data: decompress it first"],
  picture: [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), "a PNG image"],
  utf16: [Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x41, 0, 0x41, 0), "text in UTF-16: save it as UTF-8"],
  odd: [Uint8Array.of(0xc0, 1, 2, 3, 4), "5 bytes that match no wire type, but XDR is a multiple of 4 bytes"],
  letter: ["A", "a string of 1 character that is neither base64 nor hexadecimal digits"],
  half: [
    ENTRY.slice(0, 60),
    "a string that can be base64 of 45 bytes, but XDR is a multiple of 4 bytes: the input may be truncated",
  ],
};

/** Input that contains a transaction. */
const PASTED = ["answer", "link"];

/** Commands, and the input types that they accept. */
const commands: readonly {
  readonly args: readonly string[];
  readonly expected: RegExp;
  readonly takes?: readonly string[];
}[] = [
  ...["auth ls", "auth merge", "auth set --into TX", "auth verify --network testnet", "auth delegate --to A --until 9"]
    .map((line) => ({ line, expected: /: expected an authorization entry, a list of them or a tran/ })),
  { line: "auth sign --secret-env SEED --network testnet --until 9", expected: /: expected an authoriz/ },
  {
    line: "policy from --network testnet",
    expected: /: expected an authorization entry, a list of them, a transaction/,
  },
].map(({ line, expected }) => ({
  args: wordsOf(`${line} --file f`),
  expected,
  takes: ["entry", "transaction", ...PASTED],
}))
  .concat(
    [
      ...["tx show", "tx hash --network testnet", "tx sign --secret-env SEED --network testnet", "tx set --into TX"],
      "tx fee-bump --fee-source A --base-fee 200",
    ].map((line) => ({
      args: wordsOf(`${line} --file f`),
      expected: /: expected a transaction envelope/,
      takes: line === "tx show" ? [...["transaction", ...PASTED], "payment"] : ["transaction", ...PASTED],
    })),
    {
      args: wordsOf("auth set --into-file f ENTRY"),
      expected: /: expected a transaction envelope that receives the signatures, got /,
      takes: ["transaction", ...PASTED],
    },
    { args: wordsOf("events --file f"), expected: /: expected a ContractEvent, /, takes: ["meta"] },
    {
      args: wordsOf("why --file f"),
      expected: /: expected a result, a response, /,
      takes: ["meta", "transaction", ...PASTED],
    },
    { args: wordsOf("decode --type LedgerEntry --file f"), expected: /: expected a LedgerEntry, got /, takes: [] },
  );

/** Returns the arguments of a command line, with values in place of names. */
function wordsOf(line: string): string[] {
  const values: Readonly<Record<string, string>> = { TX, A, ENTRY };
  return line.split(" ").map((word) => values[word] ?? word);
}

async function messageOf(args: readonly string[], input: string | Uint8Array): Promise<string> {
  const variables = { SEED: keypairOf(7).secret() };
  const { code, out, notes } = await runIn(runCommand, args, { files: { f: input }, variables });
  assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
  return notes[0]!;
}

for (const { args, expected, takes = [] } of commands) {
  test(`dwsa ${args.filter((word) => word.length < 50).join(" ")} describes input of another type`, async () => {
    for (const [kind, [input, name]] of Object.entries(kinds)) {
      if (takes.includes(kind)) continue;
      const message = await messageOf(args, input);
      assert.match(message, expected, kind);
      assert.ok(message.includes(`, got ${name}`), `${kind}: ${message}`);
    }
  });
}

/** Messages for inputs that the reader of the inspector recognizes. */
const READER: { readonly [kind: string]: string } = {
  url: "A link: nothing is fetched",
  gzip: "Gzip data: decompress it first",
  zstandard: "Zstandard data: decompress it first",
  picture: "A PNG image",
  utf16: "Text in UTF-16: save it as UTF-8",
  half: "Truncated: at least ",
  mistyped: "An account address with a wrong character: its checksum does not match",
};

test("dwsa decode describes input that is not a value", async () => {
  const values = /^(key|quoted|entry|transaction|meta|account|contract|seed|hash|link|payment)/; // a type that the command shows
  for (const [kind, [input, name]] of Object.entries(kinds)) {
    if (values.test(kind)) continue;
    const message = await messageOf(["decode", "--file", "f"], input);
    const expected = READER[kind] ?? `expected a recognizable value, got ${name}`;
    assert.ok(message.includes(expected), `${kind}: ${message}`);
  }
});

/** For JSON of an unexpected type, the JSON parser returns the reason. */
const AS_JSON = /^(keyAsJson|quoted|answer|policy|json|halfOfJson)$/;
const UNKNOWN = /^(words|letter|half)$/;

test("dwsa encode and --policy describe input that is not the expected JSON", async () => {
  for (const [kind, [input, name]] of Object.entries(kinds)) {
    const got = UNKNOWN.test(kind) ? "a string that is not JSON" : kind === "odd" ? "5 bytes" : name;
    const encoded = await messageOf(["encode", "--type", "ScAddress", "--file", "f"], input);
    assert.ok(
      AS_JSON.test(kind) ? /: Cannot (read|parse) /.test(encoded) : encoded.includes(`, got ${got}`),
      `${kind}: ${encoded}`,
    );
    if (kind === "policy") continue;
    const checked = await messageOf(wordsOf("policy check --network testnet --policy f ENTRY"), input);
    const isObject = typeof input === "string" && input.startsWith("{");
    const place = "signing policy in the file of --policy";
    const expected = isObject ? `invalid ${place}: ` : `expected a ${place}, got ${got}`;
    assert.ok(checked.includes(expected), `${kind}: ${checked}`);
  }
});

test("dwsa strkey describes a value that is not a strkey", async () => {
  for (const kind of ["key", "keyInHex", "keyAsJson", "quoted", "entry", "meta", "wasmInBase64", "hash"]) {
    const [input, name] = kinds[kind]!;
    assert.match(await messageOf(["strkey", input as string], ""), /; dwsa decode shows it$/);
    assert.ok((await messageOf(["strkey", input as string], "")).includes(`expected a strkey, got ${name}`), kind);
  }
});

test("a command suggests --file for a file name in place of its contents", async () => {
  for (const args of [["tx", "show", "tx.txt"], ["auth", "ls", "./entry"], ["events", "C:\\meta"]]) {
    assert.match(await messageOf(args, ""), /; to read a file, pass --file PATH$/);
    const path = args.at(-1)!;
    const { notes } = await runIn(runCommand, args, { input: "", files: { [path]: "" } });
    assert.match(notes[0]!, /; a file has this name: to read it, pass --file PATH$/);
  }
  assert.doesNotMatch(await messageOf(["tx", "show", "--file", "f"], "tx.txt"), /--file$/);
});
