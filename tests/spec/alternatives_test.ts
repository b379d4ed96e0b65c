/** Types and functions with several definitions, and types that the option `types` defines. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  contractSpec,
  contractSpecFromXdr,
  decodeArguments,
  decodeResult,
  decodeValue,
  encodeArguments,
  encodeValue,
  type SpecEntry,
  type SpecType,
} from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";

const field = (name: string, type: SpecType = "u32") => ({ name, type });
const struct = (name: string, ...fields: readonly ReturnType<typeof field>[]) => ({ udt_struct_v0: { name, fields } });
const enumOf = (name: string, ...cases: readonly (readonly [string, number])[]) => ({
  udt_enum_v0: { name, cases: cases.map(([name, value]) => ({ name, value })) },
});
const udt = (name: string) => ({ udt: { name } });
const spec = (...entries: readonly SpecEntry[]) => contractSpec(entries);
const round = (name: string, type: SpecType): SpecEntry => ({
  function_v0: { name, inputs: [field("a", type)], outputs: [type] },
});

const metadata = spec(
  struct("Metadata", field("decimals"), field("name", "string")),
  struct("Metadata", field("base_uri", "string"), field("name", "string")),
  round("f", udt("Metadata")),
);

test("a struct with two definitions is encoded and decoded by the names of its fields", () => {
  for (const native of [{ decimals: 7, name: "A" }, { base_uri: "u", name: "A" }]) {
    const [value] = encodeArguments(metadata, "f", { a: native });
    assert.deepEqual(decodeResult(metadata, "f", value!), native);
    assert.deepEqual(decodeArguments(metadata, "f", [value!]), { a: native });
    assert.deepEqual(decodeValue(metadata, "Metadata", encodeValue(metadata, "Metadata", native)), native);
    assert.deepEqual(encodeArguments(metadata, "f", { a: value }), [value]);
  }
});

test("a value that fits no definition is rejected with the reason of each", () => {
  assert.throws(() => encodeArguments(metadata, "f", { a: { decimals: 7, name: 5 } }), {
    code: "spec/mismatch",
    path: ".a",
    message: "Cannot encode the arguments of f at .a: expected one of the 2 definitions of Metadata: " +
      "(1) at .name: expected a string, got number; (2) at .decimals: unknown property; expected only base_uri, name",
  });
  assert.throws(() => encodeArguments(metadata, "f", { a: 5 }), {
    name: "TypeError",
    message: "Cannot encode the arguments of f at .a: expected Metadata as an object, got number",
  });
  assert.throws(() => decodeResult(metadata, "f", ScVal.scvU32(5)), {
    code: "spec/mismatch",
    message: "Cannot decode the result of f: expected Metadata, got u32",
  });
});

test("a value that fits several definitions is accepted only if the results are equal", () => {
  const sides = spec(
    enumOf("Side", ["Buy", 1], ["Sell", 2]),
    enumOf("Side", ["Buy", 1], ["Sell", 3], ["Hold", 2]),
    round("f", udt("Side")),
  );
  assert.equal(encodeArguments(sides, "f", { a: "Buy" })[0]!.value, 1);
  assert.equal(encodeArguments(sides, "f", { a: "Hold" })[0]!.value, 2);
  assert.equal(decodeResult(sides, "f", ScVal.scvU32(1)), "Buy");
  assert.equal(decodeResult(sides, "f", ScVal.scvU32(3)), "Sell");
  assert.throws(() => encodeArguments(sides, "f", { a: "Sell" }), {
    code: "spec/ambiguous-type",
    path: ".a",
    message: "Cannot encode the arguments of f at .a: the value fits several definitions of Side with different " +
      "results: enum { Buy, Sell }, enum { Buy, Sell, Hold }; pass an ScVal",
  });
  assert.throws(() => decodeResult(sides, "f", ScVal.scvU32(2)), {
    code: "spec/ambiguous-type",
    message: /results: enum \{ Buy, Sell \}, enum \{ Buy, Sell, Hold \}; scValToNative decodes it$/,
  });
  assert.equal(encodeArguments(sides, "f", { a: ScVal.scvU32(2) })[0]!.value, 2);
});

test("ignoring extra fields prefers the definition that has them", () => {
  const grown = spec(struct("S", field("a")), struct("S", field("a"), field("b")));
  const value = nativeToScVal({ a: 1, b: 2 }, { keyType: "symbol", type: { a: [null, "u32"], b: [null, "u32"] } });
  assert.deepEqual(decodeValue(grown, "S", value, { extraFields: "ignore" }), { a: 1, b: 2 });
  const more = nativeToScVal({ a: 1, c: 2 }, { keyType: "symbol", type: { a: [null, "u32"], c: [null, "u32"] } });
  assert.deepEqual(decodeValue(grown, "S", more, { extraFields: "ignore" }), { a: 1 });
  assert.throws(() => decodeValue(grown, "S", more), { code: "spec/mismatch" });
});

test("cases with one name or one number are decided by the value", () => {
  const union = spec({
    udt_union_v0: {
      name: "U",
      cases: [{ tuple_v0: { name: "A", type: ["u32"] } }, { tuple_v0: { name: "A", type: ["string"] } }],
    },
  });
  for (const native of [{ tag: "A", values: [5] }, { tag: "A", values: ["x"] }]) {
    assert.deepEqual(decodeValue(union, "U", encodeValue(union, "U", native)), native);
  }
  const numbers = spec(enumOf("E", ["A", 1], ["B", 1], ["A", 2], ["C", 3]));
  assert.equal(encodeValue(numbers, "E", "B").value, 1);
  assert.equal(decodeValue(numbers, "E", ScVal.scvU32(2)), "A");
  assert.equal(decodeValue(numbers, "E", ScVal.scvU32(3)), "C");
  assert.throws(() => encodeValue(numbers, "E", "A"), { code: "spec/ambiguous-type" });
  assert.throws(() => decodeValue(numbers, "E", ScVal.scvU32(1)), { code: "spec/ambiguous-type" });
});

test("a function with two definitions is decided by its arguments", () => {
  const init = (name: string, type: SpecType): SpecEntry => ({
    function_v0: { name: "init", inputs: [field(name, type)], outputs: [type] },
  });
  const twice = spec(init("admin", "address"), init("limit", "u32"), init("limit", "u64"));
  const id = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
  assert.equal(encodeArguments(twice, "init", { admin: id })[0]!.type, "scvAddress");
  assert.throws(() => encodeArguments(twice, "init", { limit: 5 }), { code: "spec/ambiguous-type" });
  assert.deepEqual(decodeArguments(twice, "init", [ScVal.scvU64(5n)]), { limit: 5n });
  assert.equal(decodeResult(twice, "init", ScVal.scvU32(5)), 5);
  assert.equal(twice.functions.get("init")!.also!.length, 2);
});

test("a struct that no value can have is rejected where it is used, except as an ScVal", () => {
  for (const fields of [[field("a"), field("a")], [field("0"), field("2")]]) {
    const broken = spec(struct("S", ...fields), round("f", udt("S")), round("g", "u32"));
    const value = ScVal.scvMap([]);
    assert.equal(encodeArguments(broken, "g", { a: 1 })[0]!.value, 1);
    assert.deepEqual(encodeArguments(broken, "f", { a: value }), [value]);
    assert.throws(() => encodeArguments(broken, "f", { a: { a: 1 } }), {
      code: "spec/invalid-entry",
      path: ".a",
      message: /at \.a: S is irregular: expected .*; pass an ScVal$/,
    });
    assert.throws(() => decodeResult(broken, "f", value), { code: "spec/invalid-entry" });
  }
});

test("a function with two arguments of one name is rejected where it is used", () => {
  const broken = spec({ function_v0: { name: "f", inputs: [field("a"), field("a")], outputs: ["u32"] } });
  const expected = { code: "spec/invalid-entry", path: ".inputs[1]", message: /"a" twice; (pass|scValToNative) / };
  assert.throws(() => encodeArguments(broken, "f", { a: 1 }), expected);
  assert.throws(() => decodeArguments(broken, "f", [ScVal.scvU32(1), ScVal.scvU32(1)]), expected);
  assert.equal(decodeResult(broken, "f", ScVal.scvU32(1)), 1);
});

test("nested values of a type with several definitions are each tried once for each definition", () => {
  const tree = (leaf: SpecType) =>
    struct("Tree", field("branches", { vec: { element_type: udt("Tree") } }), field("leaf", leaf));
  const trees = spec(tree("u32"), tree("u64"), tree("i128"));
  let reads = 0;
  let native: object = { branches: [], leaf: -5n }; // fits only the last definition, after the branches were tried
  for (let i = 0; i < 40; i++) {
    const inner = native;
    native = {
      get branches() {
        reads++;
        assert.ok(reads < 1000);
        return [inner];
      },
      leaf: -5n,
    };
  }
  const value = encodeValue(trees, "Tree", native);
  assert.equal(reads, 40 * 3);
  assert.deepEqual(encodeValue(trees, "Tree", decodeValue(trees, "Tree", value)), value);
});

test("the option types defines names as types and as entries", () => {
  const entries = [
    round("f", udt("CountryCode")),
    round("g", { vec: { element_type: udt("Context") } }),
    round("h", udt("Elsewhere")),
  ];
  const types = {
    CountryCode: "u32",
    Context: {
      udt_union_v0: { name: "Context", cases: [{ tuple_v0: { name: "Country", type: [udt("CountryCode")] } }] },
    },
  } as const;
  const fromXdr = contractSpecFromXdr(
    ["AAAAAAAAAAAAAAABZgAAAAAAAAEAAAAAAAAAAWEAAAAAAAfQAAAAC0NvdW50cnlDb2RlAAAAAAA="],
    { types },
  );
  assert.equal(encodeArguments(fromXdr, "f", { a: 276 })[0]!.value, 276);
  const all = contractSpec(entries, { types });
  assert.equal(encodeArguments(all, "f", { a: 276 })[0]!.type, "scvU32");
  const context = [{ tag: "Country", values: [276] }];
  assert.deepEqual(decodeResult(all, "g", encodeArguments(all, "g", { a: context })[0]!), context);
  assert.deepEqual(all.problems.map(({ code, message }) => [code, message.includes('"Elsewhere"')]), [
    ["spec/unknown-type", true],
  ]);
  assert.equal(all.entries.length, 3);
  assert.equal(decodeValue(all, "CountryCode", ScVal.scvU32(7)), 7);
});

const wrongTypes: readonly { name: string; types: unknown; code: string; path?: string }[] = [
  { name: "a name that the interface defines", types: { S: "u32" }, code: "spec/duplicate-name", path: "types.S" },
  { name: "an unknown type", types: { X: "u33" }, code: "spec/invalid-entry", path: "types.X" },
  {
    name: "an entry of another name",
    types: { X: enumOf("Y", ["A", 0]) },
    code: "spec/invalid-entry",
    path: "types.X",
  },
  { name: "a name that refers to itself", types: { X: { option: { value_type: udt("X") } } }, code: "scval/depth" },
  { name: "two names that refer to each other", types: { X: udt("Y"), Y: udt("X") }, code: "scval/depth" },
  { name: "a list", types: [], code: "TypeError" },
];

for (const { name, types, code, path } of wrongTypes) {
  test(`contractSpec() rejects ${name} in the option types`, () => {
    assert.throws(
      () => contractSpec([struct("S")], { types: types as never }),
      (error: Error & { code?: string; path?: string }) => {
        assert.equal(error.code ?? error.name, code);
        if (path !== undefined) assert.equal(error.path, path);
        return true;
      },
    );
  });
}

test("contractSpec() rejects an unknown option", () => {
  assert.throws(() => contractSpec([], { type: {} } as never), { name: "TypeError", message: /"type".*"types"/ });
});
