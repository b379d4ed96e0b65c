import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { type IntLike, nativeToScVal, ScInt, type ScIntType, scValToBigInt } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import { integerTypes } from "../_arbitraries/native.ts";

/** The range of each type. */
const RANGES: { readonly [T in ScIntType]: readonly [min: bigint, max: bigint] } = {
  u32: [0n, 2n ** 32n - 1n],
  i32: [-(2n ** 31n), 2n ** 31n - 1n],
  u64: [0n, 2n ** 64n - 1n],
  i64: [-(2n ** 63n), 2n ** 63n - 1n],
  timepoint: [0n, 2n ** 64n - 1n],
  duration: [0n, 2n ** 64n - 1n],
  u128: [0n, 2n ** 128n - 1n],
  i128: [-(2n ** 127n), 2n ** 127n - 1n],
  u256: [0n, 2n ** 256n - 1n],
  i256: [-(2n ** 255n), 2n ** 255n - 1n],
};

const METHODS = {
  u32: "toU32",
  i32: "toI32",
  u64: "toU64",
  i64: "toI64",
  timepoint: "toTimepoint",
  duration: "toDuration",
  u128: "toU128",
  i128: "toI128",
  u256: "toU256",
  i256: "toI256",
} as const;

const smallest: readonly (readonly [value: bigint, type: ScIntType])[] = [
  [0n, "u64"],
  [2n ** 64n - 1n, "u64"],
  [2n ** 64n, "u128"],
  [2n ** 127n, "u128"],
  [2n ** 128n - 1n, "u128"],
  [2n ** 128n, "u256"],
  [2n ** 255n, "u256"],
  [2n ** 256n - 1n, "u256"],
  [-1n, "i64"],
  [-(2n ** 63n), "i64"],
  [-(2n ** 63n) - 1n, "i128"],
  [-(2n ** 127n), "i128"],
  [-(2n ** 127n) - 1n, "i256"],
  [-(2n ** 255n), "i256"],
];

for (const [value, type] of smallest) {
  test(`new ScInt() gives ${value} the type ${type}`, () => {
    assert.equal(new ScInt(value).type, type);
    assert.equal(nativeToScVal(value).type, `scv${type.toUpperCase()}`);
    assert.equal(new ScInt(value).toScVal().value, value);
  });
}

for (const type of integerTypes) {
  const [min, max] = RANGES[type];
  const method = METHODS[type];

  test(`ScInt and nativeToScVal() accept ${type} up to its ends and not beyond`, () => {
    for (const value of [min, max]) {
      const expected = ScVal.fromXDR(nativeToScVal(value, { type }).toXDR());
      assert.equal(scValToBigInt(expected), value);
      assert(new ScInt(value, { type }).toScVal().equals(expected));
      assert(new ScInt(value)[method]().equals(expected));
      assert(nativeToScVal(`${value}`, { type }).equals(expected));
    }
    for (const value of [min - 1n, max + 1n]) {
      const got = `${value}`.length > 41 ? `${`${value}`.slice(0, 16)}… \\(\\d+ characters\\)` : value;
      const message = new RegExp(`expected ${type} from ${min} to ${max}, got ${got}$`);
      assert.throws(() => new ScInt(value, { type }), { name: "RangeError", message });
      assert.throws(() => nativeToScVal(`${value}`, { type }), { name: "RangeError", message });
      if (value >= RANGES.i256[0] && value <= RANGES.u256[1]) {
        assert.throws(() => new ScInt(value)[method](), { name: "RangeError", message });
      }
    }
  });
}

const refused: readonly { readonly value: unknown; readonly error: object }[] = [
  {
    value: true,
    error: { name: "TypeError", message: /^Cannot create an ScInt: expected an integer as .*, got boolean$/ },
  },
  { value: [5], error: { name: "TypeError", message: /got array of 1 item$/ } },
  { value: null, error: { name: "TypeError", message: /got null$/ } },
  { value: undefined, error: { name: "TypeError", message: /got undefined$/ } },
  { value: { valueOf: () => 5 }, error: { name: "TypeError", message: /got object$/ } },
  { value: 1.5, error: { name: "RangeError", message: "Cannot create an ScInt: expected an integer, got 1.5" } },
  { value: NaN, error: { name: "RangeError", message: /got NaN$/ } },
  {
    value: 2 ** 53,
    error: { name: "RangeError", message: /, which is not a safe integer; pass a bigint or a string$/ },
  },
  { value: 2n ** 256n, error: { name: "RangeError", message: /at most 256 bits/ } },
  { value: -(2n ** 255n) - 1n, error: { name: "RangeError", message: /at most 256 bits/ } },
  { value: "", error: { code: "scval/invalid-integer", message: /got an empty string$/ } },
  { value: " 12 ", error: { code: "scval/invalid-integer", message: /got string of 4 characters$/ } },
  { value: "0x10", error: { code: "scval/invalid-integer" } },
  { value: "1e3", error: { code: "scval/invalid-integer" } },
  { value: "123abc", error: { code: "scval/invalid-integer" } },
  ...["-0", "007", "00", "-01", "-00", "0x7", "+7"].map((value) => ({
    value,
    error: { code: "scval/invalid-integer" },
  })),
];

for (const { value, error } of refused) {
  test(`new ScInt() rejects ${inspect(value)}`, () => {
    assert.throws(() => new ScInt(value as IntLike), error);
  });
}

test("new ScInt() rejects options that it does not know", () => {
  for (const opts of ["u32", null, { typ: "u32" }, { type: "u33" }, { type: "symbol" }, { type: 5 }, { type: null }]) {
    assert.throws(() => new ScInt(5, opts as never), {
      name: "TypeError",
      message: /^Cannot create an ScInt: expected /,
    });
  }
  assert.throws(() => new ScInt(1, { type: "u33" as never }), {
    message: 'Cannot create an ScInt: expected opts.type to be the name of an integer type, got "u33"',
  });
});

test("scInt.toNumber() returns safe numbers only", () => {
  assert.equal(new ScInt("-9007199254740991").toNumber(), -9007199254740991);
  for (const value of [2n ** 53n, -(2n ** 53n), 2n ** 255n]) {
    assert.throws(() => new ScInt(value).toNumber(), {
      name: "RangeError",
      message:
        `Cannot convert to number: expected an integer from -9007199254740991 to 9007199254740991, got ${value}; use toBigInt()`,
    });
  }
});

test("scInt.toJSON() keeps the type, and consoles show the value", () => {
  const scInt = new ScInt("7", { type: "duration" });
  assert.equal(JSON.stringify({ scInt }), '{"scInt":{"duration":"7"}}');
  assert.equal(`${scInt}`, "7");
  assert.equal(inspect(scInt), "ScInt(7)");
  assert.equal(Object.prototype.toString.call(scInt), "[object dwsa.ScInt]");
});

test("a ScInt is frozen, and assert.deepEqual() compares values and types", () => {
  const five = new ScInt(5);
  assert.throws(() => Object.assign(five, { value: 6n }), TypeError);
  assert.deepEqual(new ScInt("5"), five);
  assert.notDeepEqual(new ScInt(6), five);
  assert.notDeepEqual(new ScInt(5, { type: "i64" }), five);
});

test("scValToBigInt() reads all ten types and rejects all other values", () => {
  for (const type of integerTypes) assert.equal(scValToBigInt(nativeToScVal(7, { type })), 7n);
  for (const value of [null, true, "7", new Uint8Array([7]), [7], { a: 7 }]) {
    assert.throws(() => scValToBigInt(nativeToScVal(value)), {
      name: "TypeError",
      message: /^Cannot convert to bigint: expected an integer, got scv/,
    });
  }
  for (const value of [7, "7", null, undefined, {}]) {
    assert.throws(() => scValToBigInt(value as never), {
      name: "TypeError",
      message: /^Cannot convert to bigint: expected ScVal, got /,
    });
  }
});

test("ScInt gives operators and sorting its bigint, at any size", () => {
  const [nine, ten, large] = [new ScInt(9), new ScInt(10), new ScInt(2n ** 200n)];
  assert.equal(ten < nine, false);
  assert.equal(nine < ten && ten < large, true);
  assert.equal((ten as never as bigint) + 1n, 11n);
  assert.equal((large as never as bigint) - 1n, 2n ** 200n - 1n);
  assert.equal(ten.valueOf(), 10n);
  const sorted = [large, ten, nine, new ScInt(-1)].sort((a, b) => a < b ? -1 : 1);
  assert.deepEqual(sorted.map(String), ["-1", "9", "10", `${2n ** 200n}`]);
  assert.throws(() => (ten as never as number) + 1, TypeError);
  assert.throws(() => Math.max(ten as never), TypeError);
});

test("new ScInt() accepts another ScInt, whose type it has unless another is given", () => {
  const five = new ScInt(5, { type: "i128" });
  assert.deepEqual(new ScInt(five), five);
  assert.deepEqual(new ScInt(five, { type: "u32" }), new ScInt(5, { type: "u32" }));
  assert.throws(() => new ScInt(new ScInt(-1), { type: "u64" }), RangeError);
});

test("ScInt is final", () => {
  class Labelled extends ScInt {
    label = "x";
  }
  assert.throws(() => new Labelled(5), {
    name: "TypeError",
    message: "Cannot extend ScInt: the class is final; keep an instance in a property",
  });
});
