import assert from "node:assert/strict";
import { test } from "node:test";
import { fromBase64, toHex } from "@dwsa/base";
import { type Candidate, identify, type TypeName } from "@dwsa/base/catalogue";
import { toJsonNamed } from "@dwsa/base/json";
import { Keypair } from "@dwsa/base/keys";
import * as xdr from "@dwsa/base/xdr";
import { typeName } from "../../scripts/xdr/names.ts";
import { corpus, CORPUS_TYPES } from "../_corpus.ts";
import { some } from "../_long.ts";
import { definitions, randomSource, randomXdr } from "../xdr/_random_xdr.ts";

const { ScVal } = xdr;
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const value = ScVal.scvMap([
  new xdr.ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) }),
  new xdr.ScMapEntry({
    key: ScVal.scvSymbol("from"),
    val: ScVal.scvAddress(xdr.ScAddress.scAddressTypeContract(new Uint8Array(32).fill(0xfb))),
  }),
]);
const base64 = value.toXDR("base64");
const hex = value.toXDR("hex");

const brief = (candidates: readonly Candidate[]) => candidates.map(({ form, type }) => `${form} ${type}`);

const forms: readonly { name: string; input: string | Uint8Array; form: string }[] = [
  { name: "base64", input: base64, form: "base64" },
  { name: "base64 in lines, with space around", input: `\n ${base64.replace(/.{16}/g, "$&\r\n")}\t`, form: "base64" },
  { name: "URL-safe base64", input: base64.replace(/\+/g, "-").replace(/\//g, "_"), form: "base64" },
  {
    name: "URL-safe base64 without padding",
    input: base64.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, ""),
    form: "base64",
  },
  { name: "hexadecimal digits", input: hex, form: "hex" },
  { name: "hexadecimal capitals", input: hex.toUpperCase(), form: "hex" },
  { name: "hexadecimal digits after 0x", input: `0x${hex}`, form: "hex" },
  { name: "hexadecimal digits in groups", input: hex.replace(/.{8}/g, "$& "), form: "hex" },
  { name: "bytes", input: value.toXDR(), form: "bytes" },
  { name: "a Node Buffer or a subclass", input: new (class Own extends Uint8Array {})(value.toXDR()), form: "bytes" },
  { name: "the bytes of a base64 string", input: new TextEncoder().encode(`${base64}\n`), form: "base64" },
  { name: "the bytes of a JSON string", input: new TextEncoder().encode(JSON.stringify(value)), form: "json" },
  { name: "JSON", input: JSON.stringify(value), form: "json" },
  { name: "JSON in lines", input: `\n${JSON.stringify(value, null, 2)}\n`, form: "json" },
];

for (const { name, input, form } of forms) {
  test(`identify() recognizes ${name}`, () => {
    const candidates = identify(input);
    assert.equal(brief(candidates)[0], `${form} ScVal`);
    assert.ok(value.equals(candidates[0]!.value));
  });
}

const nothing: readonly (string | Uint8Array)[] = [
  "",
  " \n",
  "hello",
  "hello, world",
  "AAA",
  "AAAAAB==",
  "0x",
  "abc",
  "{",
  "[1",
  '"',
  '{"u32":7,"u32":8}',
  "G".repeat(56),
  new Uint8Array(),
  new Uint8Array(3),
  new Uint8Array([255, 255, 255, 255, 255]),
]; // deno-fmt-ignore-line

for (const input of nothing) {
  test(`identify() finds nothing in ${typeof input === "string" ? JSON.stringify(input) : toHex(input)}`, () => {
    assert.deepEqual(identify(input), []);
  });
}

test("identify() rejects a value that is neither string nor bytes", () => {
  for (const input of [undefined, null, 7, {}, ["AAAA"], value]) {
    assert.throws(() => identify(input as never), {
      name: "TypeError",
      message: /^Cannot identify the input: expected input to be a string or a Uint8Array, got /,
    });
  }
});

test("identify() returns the parts of a strkey, and nothing of a seed", () => {
  const [found, ...others] = identify(` ${ACCOUNT}\n`);
  assert.deepEqual(others, []);
  assert.ok(found?.form === "strkey" && found.type === "ed25519PublicKey" && found.value !== null);
  assert.deepEqual(found.value.bytes, Keypair.fromPublicKey(ACCOUNT).rawPublicKey());
  const secret = Keypair.random().secret();
  assert.deepEqual(identify(secret), [
    { form: "strkey", type: "ed25519SecretSeed", value: null, evidence: { confidence: 16, warnings: [] } },
  ]);
});

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

function wasm(...sections: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const out = [0, ...ascii("asm"), 1, 0, 0, 0];
  for (const [name, bytes] of sections) {
    const size = 1 + name.length + bytes.length;
    out.push(0, (size & 127) | 128, size >>> 7, name.length, ...ascii(name), ...bytes);
  }
  return Uint8Array.from(out);
}

const meta = (key: string) => xdr.ScMetaEntry.scMetaV0(new xdr.ScMetaV0({ key, val: "1" }));

test("identify() reads the sections of a contract's Wasm, several of one name too", () => {
  const environment = xdr.ScEnvMetaEntry.scEnvMetaKindInterfaceVersion(
    new xdr.ScEnvMetaEntryInterfaceVersion({ protocol: 28, preRelease: 0 }),
  );
  const module = wasm(
    ["contractenvmetav0", environment.toXDR()],
    ["contractmetav0", Uint8Array.from([...meta("a").toXDR(), ...meta("b").toXDR()])],
    ["name", new Uint8Array([1, 2, 3])],
    ["contractmetav0", meta("c").toXDR()],
  );
  assert.deepEqual(identify(module), [
    { form: "wasm", type: "ScEnvMetaEntry", value: [environment], evidence: { confidence: 64, warnings: [] } },
    {
      form: "wasm",
      type: "ScMetaEntry",
      value: [meta("a"), meta("b"), meta("c")],
      evidence: { confidence: 64, warnings: [] },
    },
  ]);
  assert.deepEqual(identify(wasm(["name", new Uint8Array()])), []);
});

test("identify() returns the entries of a section before a damaged one, and reports where that is", () => {
  const bytes = Uint8Array.from([...meta("a").toXDR(), 0, 0, 0, 9]);
  const [found] = identify(wasm(["contractmetav0", bytes]));
  assert.deepEqual(found?.value, [meta("a")]);
  assert.deepEqual(found?.evidence.warnings, [
    "Cannot decode ScMetaEntry: unknown discriminant 9; the input may be damaged, or XDR of another type or of a protocol after 30 (at offset 20)",
  ]);
});

const warnings = [
  { name: "a symbol with a space", value: ScVal.scvSymbol("a b"), warning: /^ScVal\.scvSymbol: a symbol/ },
  { name: "a string with a control character", value: ScVal.scvString("a\u0001"), warning: /control characters/ },
  { name: "a string that is not UTF-8", value: ScVal.scvString(new Uint8Array([0xff])), warning: /not UTF-8/ },
];

for (const { name, value, warning } of warnings) {
  test(`identify() warns of ${name}`, () => {
    const found = identify(value.toXDR()).find(({ type }) => type === "ScVal");
    assert.match(found!.evidence.warnings.join(), warning);
  });
}

test("identify() warns of asset codes with other characters, or with zero bytes inside", () => {
  const issuer = xdr.PublicKey.publicKeyTypeEd25519(new Uint8Array(32));
  const warningCount = (...code: number[]) =>
    identify(
      xdr.Asset.assetTypeCreditAlphanum4(new xdr.AlphaNum4({ assetCode: Uint8Array.from(code), issuer })).toXDR(),
    )
      .find(({ type }) => type === "Asset")!.evidence.warnings.length;
  assert.equal(warningCount(85, 83, 68, 0), 0);
  assert.equal(warningCount(85, 0, 68, 0), 1);
  assert.equal(warningCount(0, 0, 0, 0), 1);
  assert.equal(warningCount(85, 83, 45, 0), 1);
});

test("identify() identifies a number of 128 bits, not a result with an enormous fee", () => {
  const zero = ScVal.scvI128(0n).toXDR();
  const candidates = identify(zero);
  assert.equal(candidates[0]?.type, "ScVal");
  const result = candidates.find(({ type }) => type === "TransactionResult");
  assert.match(result!.evidence.warnings.join(), /a fee of 42949672960/);
});

const RANKED: readonly { readonly name: string; readonly value: xdr.ScVal; readonly expected: readonly string[] }[] = [
  {
    name: "a likely type first, then by confidence",
    value: ScVal.scvSymbol("amount"),
    expected: [
      ...["ScVal 57", "ScpBallot 45", "DecoratedSignature 45", "ConfigSettingEntry 28", "Uint128Parts 0"],
      ...["Int128Parts 0", "ConfigSettingContractBandwidthV0 0", "Liabilities 0", "TimeBounds 0", "ShortHashSeed 0"],
    ],
  },
  {
    name: "the doubtful last, also of likely types",
    value: ScVal.scvSymbol("a b"),
    expected: [
      ...["ScpBallot 38", "DecoratedSignature 38", "ConfigSettingContractLedgerCostExtV0 0"],
      ...["ConfigSettingContractEventsV0 0", "ScVal 58, 1 warning", "AssetCode12 0, 1 warning"],
    ],
  },
];
for (const { name, value, expected } of RANKED) {
  test(`identify() ranks candidates: ${name}`, () => {
    const shown = identify(value.toXDR()).map(({ type, evidence: { confidence, warnings } }) =>
      `${type} ${confidence}${warnings.length > 0 ? `, ${warnings.length} warning` : ""}`
    );
    assert.deepEqual(shown, expected);
  });
}

test("identify() returns values that share nothing with the input", () => {
  const bytes = ScVal.scvBytes(new Uint8Array(8)).toXDR();
  const [found] = identify(bytes);
  bytes.fill(255);
  assert.ok(ScVal.scvBytes(new Uint8Array(8)).equals(found?.value));
});

for (const wireName of some([...definitions.keys()], 5)) {
  const name = typeName(wireName) as TypeName;
  test(`identify() has ${name} among the candidates of its bytes and of its JSON`, () => {
    const bytes = randomXdr(wireName, randomSource(wireName.length));
    const found = identify(bytes).find(({ type, form }) => type === name && form === "bytes");
    assert.ok(found !== undefined);
    const json = toJsonNamed(name, found.value);
    if (typeof json !== "object" && typeof json !== "string") return; // numbers, booleans and null match too many types
    if (json === null) return;
    const text = JSON.stringify(json);
    assert.ok(identify(text).some(({ type, form }) => type === name && form === "json"), text);
  });
}

const values = some(
  CORPUS_TYPES.flatMap(([kind, type]) => corpus(kind).filter((_, i) => i % 3 === 0).map((entry) => ({ type, entry }))),
  3,
);

test("identify() returns the type of at least 99.9 % of the ledger's values first, as a string and as bytes", () => {
  const misses = values.filter(({ type, entry }) => identify(entry.xdr)[0]?.type !== type);
  assert.ok(misses.length <= values.length / 1000, `${misses.length} of ${values.length}`);
  for (const { type, entry } of values.filter((_, i) => i % 20 === 0)) {
    assert.equal(identify(fromBase64(entry.xdr))[0]?.type, type);
  }
});
