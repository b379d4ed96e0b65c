import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { scValFromJson } from "@dwsa/base/json";
import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { CANNOT, type Refusal, testRefusals } from "./_refusals.ts";
import { ACCOUNT, nest, u32 } from "./_values.ts";

const circular: Record<string, unknown> = { a: {} };
(circular["a"] as Record<string, unknown>)["b"] = circular;
const circularMap = new Map<string, unknown>();
circularMap.set("list", [circularMap]);

class Custom {
  readonly a = 1;
}

const refused: readonly Refusal[] = [
  // Values without a sensible conversion
  {
    name: "a hole in an array",
    input: { list: [1, , 3] },
    error: "scval/empty-item",
    message: `${CANNOT} at .list[1]: index 1 is empty`,
  },
  {
    name: "an array of holes",
    input: new Array(4294967295),
    error: "scval/empty-item",
    message: /index 0 is empty$/,
  },
  {
    name: "a function, which is not called",
    input: () => assert.fail("called"),
    opts: { type: "u32" },
    error: "TypeError",
    message: /^Cannot convert function to ScVal: expected null, a boolean, /,
  },
  {
    name: "a function in an object",
    input: { f: () => 5 },
    error: "TypeError",
    message: /^Cannot convert function to ScVal at \.f: /,
  },
  {
    name: "a symbol of JavaScript",
    input: Symbol("a"),
    error: "TypeError",
    message: /^Cannot convert symbol to ScVal: /,
  },
  {
    name: "a Date",
    input: { at: new Date(0) },
    error: "TypeError",
    message: /^Cannot convert Date to ScVal at \.at: /,
  },
  {
    name: "an instance of a class",
    input: new Custom(),
    error: "TypeError",
    message: /^Cannot convert Custom to ScVal: /,
  },
  { name: "a boxed number", input: Object(5), error: "TypeError", message: /^Cannot convert Number to ScVal: / },
  { name: "a Set", input: new Set([1]), error: "TypeError", message: /^Cannot convert Set to ScVal: / },
  {
    name: "a typed array of another kind",
    input: new Uint16Array(2),
    error: "TypeError",
    message: /^Cannot convert Uint16Array to ScVal: /,
  },
  {
    name: "an ArrayBuffer",
    input: new ArrayBuffer(2),
    error: "TypeError",
    message: /^Cannot convert ArrayBuffer to ScVal: /,
  },
  {
    name: "another XDR value",
    input: [new ScMapEntry({ key: u32(1), val: u32(1) })],
    error: "TypeError",
    message: /^Cannot convert ScMapEntry to ScVal at \[0\]: /,
  },
  {
    name: "what only claims to be a Map",
    input: {
      m: new (class {
        readonly [Symbol.toStringTag] = "Map";
      })(),
    },
    error: "TypeError",
    message: /to ScVal at \.m: /,
  },
  {
    name: "an object made from another one",
    input: Object.create({ a: 1 }),
    error: "TypeError",
    message: /^Cannot convert object to ScVal: /,
  },
  {
    name: "an array of two kinds",
    input: { list: [1, "a"] },
    error: "TypeError",
    message:
      `${CANNOT} at .list[1]: expected items of the same type (or a list with a type for each), got string after integer`,
  },
  ...([
    ["integer", 1],
    ["null", null],
    ["array", []],
    ["object", {}],
    ["map", new Map()],
    ["bytes", new Uint8Array(1)],
    ["address", new Address(ACCOUNT)],
    ["scVal", u32(1)],
    ["boolean", true],
  ] as const).map(([kind, item]) => ({
    name: `an array of a string and of ${kind}`,
    input: ["a", item],
    error: "TypeError",
    message:
      `${CANNOT} at [1]: expected items of the same type (or a list with a type for each), got ${kind} after string`,
  })),
  {
    name: "an array of two kinds with one type for all",
    input: [1, "2"],
    opts: { type: "i128" },
    error: "TypeError",
    message: /expected items of the same type/,
  },

  // Structure
  { name: "a circle", input: circular, error: "scval/circular", message: `${CANNOT}: circular at .a.b` },
  {
    name: "a circle through a Map and an array",
    input: [circularMap],
    error: "scval/circular",
    message: `${CANNOT}: circular at [0].list[0]`,
  },
  {
    name: "keys that become one",
    input: new Map<unknown, string>([[1, "a"], [1n, "b"]]),
    error: "scval/duplicate-key",
    message: `${CANNOT}: duplicate map key u64 1`,
  },
  {
    name: "keys that become one, deeper",
    input: { a: new Map<unknown, number>([["1", 1], [1, 2]]) },
    opts: { type: { a: [null, { "1": ["u64"] }] } },
    error: "scval/duplicate-key",
    message: `${CANNOT} at .a: duplicate map key u64 1`,
  },
  {
    name: "a wrong key of a Map",
    input: new Map<unknown, unknown>([[[1, "a"], 1]]),
    error: "TypeError",
    message: /^Cannot convert to ScVal at \[0\] \(key\)\[1\]: expected items of the same type/,
  },
  {
    name: "a wrong value of a Map",
    input: new Map<unknown, unknown>([[1, 1], [2, NaN]]),
    error: "RangeError",
    message: `${CANNOT} at [1]: expected an integer, got NaN`,
  },
];

testRefusals(refused);

test("nativeToScVal() says where a value is that is nested too deeply, without overflowing the stack", () => {
  for (
    const wrap of [(value: unknown) => [value], (a: unknown) => ({ a }), (value: unknown) => new Map([[1, value]])]
  ) {
    assert.throws(() => nativeToScVal(nest<unknown>(10_000, 1, wrap)), {
      name: "DwsaError",
      code: "scval/depth",
      message: /…/,
    });
    const deepest = ScVal.fromXDR(nativeToScVal(nest<unknown>(500, 1, wrap)).toXDR());
    assert.doesNotThrow(() => scValToNative(deepest));
    assert.ok(scValFromJson(deepest.toJSON()).equals(deepest));
    assert.throws(() => nativeToScVal(nest<unknown>(501, 1, wrap)), { code: "scval/depth" });
  }
  assert.throws(() => nativeToScVal(nest<unknown>(10_000, 1, (value) => new Map([[value, 1]]))), {
    code: "scval/depth",
  });
});
