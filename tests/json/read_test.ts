/** The JSON decoders, and `toJson`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as json from "@dwsa/base/json";
import {
  parseJson,
  scValFromJson,
  signerKeyEd25519SignedPayloadFromJson,
  signerKeyFromJson,
  toJson,
  transactionMetaV3FromJson,
} from "@dwsa/base/json";
import {
  ExtensionPoint,
  LedgerEntryChange,
  LedgerEntryChanges,
  ScMapEntry,
  ScVal,
  SignerKey,
  SignerKeyEd25519SignedPayload,
  TransactionMetaV3,
} from "@dwsa/base/xdr";
import { typeNames } from "./_types.ts";

const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const SEED = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";

test("there is a reader for each type", () => {
  const readers = Object.keys(json).filter((name) => name.endsWith("FromJson"));
  assert.deepEqual(readers.map((name) => name[0]!.toUpperCase() + name.slice(1, -"FromJson".length)).sort(), typeNames);
});

const errors: readonly {
  readonly name: string;
  readonly json: unknown;
  readonly error: Readonly<Record<string, unknown>>;
}[] = [
  {
    name: "a string of JSON",
    json: '{"u32":7}',
    error: {
      code: "json/unknown-name",
      message: /expected the name of a case, got ".*"( \(\d+ characters\))?; parse a JSON string with parseJson first$/,
    },
  },
  {
    name: "no object",
    json: 7,
    error: { name: "TypeError", message: /the name of a case or \{ case: value \}, got number$/ },
  },
  { name: "an array", json: [{ u32: 7 }], error: { name: "TypeError", message: /got array of 1 item$/ } },
  { name: "null", json: null, error: { name: "TypeError", message: /got null$/ } },
  { name: "undefined", json: undefined, error: { name: "TypeError" } },
  {
    name: "a value of this library",
    json: ScVal.scvU32(7),
    error: { code: "json/unknown-name", message: /got "value"|got "type"/ },
  },
  {
    name: "the dialect of earlier versions",
    json: { type: "u32", value: 7 },
    error: {
      code: "json/unknown-name",
      message: 'Cannot read ScVal from JSON: expected the name of a case, got "type"',
    },
  },
  {
    name: "two cases",
    json: { u32: 7, i32: 7 },
    error: { code: "json/invalid-value", message: /expected \{ case: value \}, got an object with 2 keys$/ },
  },
  {
    name: "an empty object",
    json: {},
    error: { code: "json/invalid-value", message: /expected \{ case: value \}, got an object with 0 keys$/ },
  },
  {
    name: "a case alone that holds something",
    json: "u32",
    error: { code: "json/invalid-value", message: /expected an object \{ u32: … \}/ },
  },
  {
    name: "a value for a case that holds nothing",
    json: { void: 0 },
    error: {
      name: "TypeError",
      message: "Cannot read ScVal.void from JSON: expected null, since this case has no value, got number",
    },
  },
  {
    name: "a wrong part deep inside",
    json: { vec: ["void", { map: [{ key: { u32: 1 }, val: { u64: "0x5" } }] }] },
    error: {
      code: "json/invalid-value",
      path: "ScVal.vec[1].map[0].val.u64",
      message: "Cannot read ScVal.vec[1].map[0].val.u64 from JSON: " +
        "expected an integer as digits without leading zeros, got string of 3 characters",
    },
  },
  { name: "a number that is too large", json: { u32: 2 ** 32 }, error: { name: "RangeError" } },
  { name: "an integer that is too large", json: { i128: `${2n ** 127n}` }, error: { name: "RangeError" } },
  { name: "a number that is not safe", json: { u64: 2 ** 53 }, error: { name: "RangeError", message: /safe integer/ } },
  { name: "a fraction", json: { i64: 0.5 }, error: { name: "RangeError" } },
  { name: "very many digits", json: { u64: "1".repeat(1e6) }, error: { code: "json/invalid-value" } },
  {
    name: "a missing field",
    json: { map: [{ key: "void" }] },
    error: { code: "json/missing-field", path: "ScVal.map[0].val" },
  },
  {
    name: "a field that is undefined",
    json: { map: [{ key: "void", val: undefined }] },
    error: { name: "TypeError", message: /ScVal\.map\[0\]\.val .*got undefined/ },
  },
  {
    name: "an unknown field",
    json: { map: [{ key: "void", val: "void", value: "void" }] },
    error: {
      code: "json/unknown-name",
      message: 'Cannot read ScVal.map[0] from JSON: expected one of key, val, got "value"',
    },
  },
  { name: "a hole", json: { vec: [, "void"] }, error: { name: "TypeError", message: /ScVal\.vec\[0\]/ } },
  {
    name: "a byte out of range",
    json: { bytes: [1, 256] },
    error: { name: "RangeError", message: /ScVal\.bytes\[1\] .*expected an integer from 0 to 255, got 256$/ },
  },
  { name: "a bigint as a byte", json: { bytes: [1n] }, error: { name: "TypeError" } },
  { name: "an odd number of digits", json: { bytes: "abc" }, error: { code: "json/invalid-value" } },
  { name: "half a surrogate pair", json: { string: "\ud800" }, error: { code: "json/invalid-value" } },
  { name: "a long symbol", json: { symbol: "x".repeat(33) }, error: { code: "json/length", path: "ScVal.symbol" } },
  {
    name: "a strkey of another type",
    json: { address: SEED },
    error: {
      code: "json/invalid-value",
      message: "Cannot read ScVal.address from JSON: " +
        "expected a strkey (G..., C..., M..., B..., L..., W...), got a secret seed strkey (S...)",
    },
  },
  {
    name: "a strkey in lower case",
    json: { address: ACCOUNT.toLowerCase() },
    error: { message: /got an account strkey \(G\.\.\.\) with lower-case letters; convert it to upper case/ },
  },
];

for (const { name, json, error } of errors) {
  test(`scValFromJson() rejects ${name}`, () => {
    assert.throws(() => scValFromJson(json), error);
  });
}

test("errors of readers list at most twelve names", () => {
  assert.throws(() => json.envelopeTypeFromJson("x"), { message: /expected one of tx_v0, (\w+, ){9}\w+, got "x"$/ });
  assert.throws(() => json.manageSellOfferResultCodeFromJson("x"), {
    message: 'Cannot read ManageSellOfferResultCode from JSON: expected the name of a member, got "x"', // of 13
  });
});

test("scValFromJson() accepts a bigint", () => {
  assert.ok(scValFromJson({ i128: -5n }).equals(ScVal.scvI128(-5n)));
});

test("readers look at own properties alone", () => {
  const polluted = Object.prototype as { dwsa_meta?: unknown; val?: unknown };
  polluted.val = "void";
  try {
    assert.throws(() => scValFromJson({ map: [{ key: "void" }] }), { code: "json/missing-field" });
    assert.throws(() => scValFromJson(Object.create({ u32: 7 })), { code: "json/invalid-value" });
  } finally {
    delete polluted.val;
  }
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    assert.throws(() => scValFromJson(name), { code: "json/unknown-name" });
    assert.throws(() => scValFromJson(JSON.parse(`{"${name}":1}`)), { code: "json/unknown-name" });
    assert.throws(() => json.assetTypeFromJson(name), { code: "json/unknown-name" });
  }
});

test("scValFromJson() accepts JSON that nests 500 levels deep and no deeper, and rejects a cycle", () => {
  const nest = (levels: number, inner: (json: unknown) => unknown) => {
    let json: unknown = "void";
    for (let i = 0; i < levels; i++) json = inner(json);
    return json;
  };
  for (
    const inner of [
      (json: unknown) => ({ vec: [json] }),
      (json: unknown) => ({ map: [{ key: json, val: "void" }] }),
      (json: unknown) => ({ map: [{ key: "void", val: json }] }),
    ]
  ) {
    const deepest = nest(500, inner);
    assert.equal(JSON.stringify(scValFromJson(deepest)), JSON.stringify(deepest));
    for (const levels of [501, 100_000]) {
      assert.throws(() => scValFromJson(nest(levels, inner)), { code: "json/depth" });
    }
  }
  const cycle: { vec: unknown[] } = { vec: [] };
  cycle.vec.push(cycle);
  assert.throws(() => scValFromJson(cycle), { code: "json/depth" });
});

const meta = new TransactionMetaV3({
  ext: ExtensionPoint.v0(),
  txChangesBefore: [],
  operations: [],
  txChangesAfter: [],
  dwsaMeta: null,
});

test("toJson() writes names with soroban on request, and readers accept both", () => {
  const ours = toJson(meta) as object;
  const stellarNames = toJson(meta, { names: "stellar" }) as object;
  assert.deepEqual(Object.keys(ours).at(-1), "dwsa_meta");
  assert.deepEqual(Object.keys(stellarNames).at(-1), "soroban_meta");
  assert.deepEqual(toJson(meta, { names: "dwsa" }), ours);
  for (const json of [ours, stellarNames]) assert.ok(transactionMetaV3FromJson(json).equals(meta));
  assert.throws(() => transactionMetaV3FromJson({ ...ours, soroban_meta: null }), { code: "json/duplicate-key" });
  // Only names are renamed; strings of contracts are not changed.
  const value = ScVal.scvMap([new ScMapEntry({ key: ScVal.scvSymbol("dwsa"), val: ScVal.scvString("dwsa") })]);
  assert.deepEqual(toJson(value, { names: "stellar" }), toJson(value));
  assert.throws(() => toJson(meta, { names: "soroban" as never }), TypeError);
  assert.throws(() => toJson(meta, { name: "stellar" } as never), TypeError);
});

test("readers accept objects without their optional fields, and toJson() writes these always", () => {
  const { dwsa_meta: _, ...rest } = toJson(meta);
  assert.ok(transactionMetaV3FromJson(rest).equals(meta));
});

test("readers accept a case without a value as a word alone or as an object with null", () => {
  assert.ok(scValFromJson("void").equals(scValFromJson({ void: null })));
  assert.deepEqual(toJson(scValFromJson({ vec: null })), { vec: null });
  assert.deepEqual(toJson(scValFromJson({ map: null })), { map: null });
});

test("toJson() writes lists, integers and bytes, and rejects values that have no JSON", () => {
  const changes = LedgerEntryChanges.fromXDR(LedgerEntryChanges.toXDR([]));
  assert.deepEqual(toJson(changes), []);
  assert.deepEqual(toJson([ScVal.scvVoid(), ScVal.scvU32(1)]), ["void", { u32: 1 }]);
  assert.equal(toJson(-(2n ** 127n)), `${-(2n ** 127n)}`);
  assert.equal(toJson(new Uint8Array([1, 255])), "01ff");
  assert.deepEqual([toJson(true), toJson(7), toJson(null)], [true, 7, null]);
  for (const value of ["void", undefined, Symbol("x"), () => 1, {}, { type: "scvVoid", value: null }, new Date(0)]) {
    assert.throws(() => toJson(value as never), TypeError);
  }
  assert.ok(LedgerEntryChange !== undefined);
});

test("toJson() writes a signed payload of 0 bytes as the crate does, and parsers reject it as the crate does", () => {
  const payload = new SignerKeyEd25519SignedPayload({ ed25519: new Uint8Array(32), payload: new Uint8Array() });
  const key = SignerKey.signerKeyTypeEd25519SignedPayload(payload);
  const json = "<INVALID:GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF:EMPTY_PAYLOAD>";
  assert.deepEqual([toJson(key), toJson(payload), payload.toJSON()], [json, json, json]);
  for (const read of [signerKeyFromJson, signerKeyEd25519SignedPayloadFromJson]) {
    assert.throws(() => read(json), { code: "json/invalid-value" });
  }
});

test("parseJson() is done in one pass over a long string", () => {
  const text = JSON.stringify({ list: Array.from({ length: 100_000 }, (_, i) => ({ key: `${i}`, val: [] })) });
  assert.deepEqual(parseJson(text), JSON.parse(text));
  assert.equal(parseJson(`"${"\\n".repeat(1e6)}${"x".repeat(1e7)}"`), "\n".repeat(1e6) + "x".repeat(1e7));
  assert.equal((parseJson("[".repeat(5_000) + "]".repeat(5_000)) as unknown[]).length, 1);
});
