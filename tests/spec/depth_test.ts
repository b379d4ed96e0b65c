/** The maximum depth of values and types. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { contractSpec, decodeValue, encodeValue, type SpecEntry } from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";
import { map, sym, vec } from "./_natives.ts";

/** Returns a linked list of `levels` nested structs. */
function chain(levels: number): unknown {
  let value: unknown = null;
  for (let i = 0; i < levels; i++) value = { next: value };
  return value;
}
const next = [{ name: "next", type: { option: { value_type: { udt: { name: "L" } } } } }] as const;
const LEVELS = contractSpec([
  { udt_struct_v0: { name: "L", fields: next } },
  { udt_struct_v0: { name: "T", fields: [{ name: "0", type: { option: { value_type: { udt: { name: "L" } } } } }] } },
  { udt_union_v0: { name: "U", cases: [{ tuple_v0: { name: "A", type: [{ udt: { name: "L" } }] } }] } },
  {
    udt_struct_v0: {
      name: "M",
      fields: [{ name: "0", type: { map: { key_type: "u32", value_type: { udt: { name: "L" } } } } }],
    },
  },
]);
const DEPTHS: readonly (readonly [type: "L" | "T" | "U" | "M", outside: number, wrap: (inner: unknown) => unknown])[] =
  [
    ["L", 0, (inner) => inner],
    ["T", 1, (inner) => [inner]],
    ["U", 1, (inner) => ({ tag: "A", values: [inner] })],
    ["M", 2, (inner) => [new Map([[1, inner]])]],
  ];
for (const [type, outside, wrap] of DEPTHS) {
  test(`encodeValue() accepts 100 levels, the host's limit, and rejects more: ${type}`, () => {
    const most = 99 - outside; // the value in the innermost struct is another level
    const encoded = encodeValue(LEVELS, type, wrap(chain(most)) as never);
    assert.deepEqual(decodeValue(LEVELS, type, encoded), wrap(chain(most)));
    assert.throws(() => encodeValue(LEVELS, type, wrap(chain(most + 1)) as never), {
      code: "scval/depth",
      message: /: nested more than 100 levels deep$/,
    });
  });
}

test("decodeValue() accepts 500 levels below the outermost, like XDR, and rejects more", () => {
  const nested = (levels: number) => {
    let value = ScVal.scvVoid() as ScVal;
    for (let i = 0; i < levels; i++) value = map([sym("next"), value]);
    return value;
  };
  assert.deepEqual(decodeValue(LEVELS, "L", nested(500)), chain(500));
  assert.throws(() => decodeValue(LEVELS, "L", nested(501)), {
    code: "scval/depth",
    message: /: nested more than 500 levels deep$/,
  });
});

/** Returns a scalar type inside `levels` option types. */
function typeOf(levels: number): unknown {
  let type: unknown = "u32";
  for (let i = 0; i < levels; i++) type = { option: { value_type: type } };
  return type;
}

test("contractSpec() accepts 500 levels of types below the outermost and rejects more", () => {
  const read = (levels: number) =>
    contractSpec([{ function_v0: { name: "f", inputs: [], outputs: [typeOf(levels)] } }] as SpecEntry[]);
  assert.equal(read(501).functions.size, 1);
  assert.throws(() => read(502), { code: "scval/depth" });
});

/** Recursive types with each type of container, and the number of levels in each round. */
const ROUNDS:
  readonly (readonly [name: string, field: string, type: unknown, wrap: (inner: ScVal) => ScVal, levels: number])[] = [
    ["struct", "a", option("R"), (inner) => map([sym("a"), inner]), 1],
    ["tuple", "0", option("R"), (inner) => vec(inner), 1],
    ["vec", "0", { vec: { element_type: option("R") } }, (inner) => vec(vec(inner)), 2],
    [
      "map",
      "0",
      { map: { key_type: "u32", value_type: option("R") } },
      (inner) => vec(map([ScVal.scvU32(1), inner])),
      2,
    ],
    [
      "key of a map",
      "0",
      { map: { key_type: option("R"), value_type: "u32" } },
      (inner) => vec(map([inner, ScVal.scvU32(1)])),
      2,
    ],
    ["tuple in a tuple", "0", { tuple: { value_types: [option("R")] } }, (inner) => vec(vec(inner)), 2],
  ];
function option(name: string): unknown {
  return { option: { value_type: { udt: { name } } } };
}
for (const [name, field, type, wrap, levels] of ROUNDS) {
  test(`decodeValue() counts one level for each container: ${name}`, () => {
    const spec = contractSpec([{ udt_struct_v0: { name: "R", fields: [{ name: field, type }] } }] as SpecEntry[]);
    const nested = (rounds: number) => {
      let value = ScVal.scvVoid() as ScVal;
      for (let i = 0; i < rounds; i++) value = wrap(value);
      return value;
    };
    const most = 500 / levels;
    assert.doesNotThrow(() => decodeValue(spec, "R" as never, nested(most)));
    assert.throws(() => decodeValue(spec, "R" as never, nested(most + 1)), { code: "scval/depth" });
  });
}

test("decodeValue() counts one level for each case of an enum with values", () => {
  const spec = contractSpec([
    { udt_union_v0: { name: "U", cases: [{ tuple_v0: { name: "A", type: [option("U")] } }] } },
  ] as SpecEntry[]);
  const nested = (rounds: number) => {
    let value = ScVal.scvVoid() as ScVal;
    for (let i = 0; i < rounds; i++) value = vec(sym("A"), value);
    return value;
  };
  assert.doesNotThrow(() => decodeValue(spec, "U" as never, nested(500)));
  assert.throws(() => decodeValue(spec, "U" as never, nested(501)), { code: "scval/depth" });
});
