/** The complete error messages for invalid values. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { Contract } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import {
  contractErrors,
  contractSpec,
  decodeArguments,
  decodeEvent,
  decodeResult,
  decodeValue,
  encodeArguments,
  encodeValue,
} from "@dwsa/base/spec";
import { ScError, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { everything } from "./_specs.ts";
import { ACCOUNT, address, errorOf, map, market, MUXED, POOL, struct, sym, vec } from "./_natives.ts";

const HOST_ERROR =
  'expected a system error such as { type: "system", errorType: "auth", code: 6, value: "scecInvalidAction" }';
const system = { type: "system", errorType: "auth", code: 6, value: "scecInvalidAction" };

const NATIVES: readonly (readonly [name: string, native: unknown, at: string, message: string])[] = [
  ["val", 5, "", "expected an ScVal (nativeToScVal() creates one), got number"],
  [
    "unknown",
    5,
    "",
    "expected an ScVal, since the interface does not define Elsewhere (nativeToScVal() creates one), got number",
  ],
  ["bool", 0, "", "expected a boolean, got number"],
  ["void", 0, "", "expected null, got number"],
  ["string", 5, "", "expected a string, got number"],
  ["symbol", 5, "", "expected a string, got number"],
  ["u32", "5x", "", "expected u32 as digits with an optional minus sign, got string of 2 characters"],
  ["i128", "05", "", "expected i128 without leading zeros or -0, got string of 2 characters"],
  ["u32", "4294967296", "", "expected u32 from 0 to 4294967295, got 4294967296"],
  ["i32", null, "", "expected i32 as a bigint, a number or a string, got null"],
  ["u64", true, "", "expected u64 as a bigint, a number or a string, got boolean"],
  ["u64", 1.5, "", "expected u64, got 1.5"],
  ["u64", NaN, "", "expected u64, got NaN"],
  ["u64", 2 ** 53, "", "expected u64, got 9007199254740992, which is not a safe integer; pass a bigint or a string"],
  ["i32", -(2 ** 31) - 1, "", "expected i32 from -2147483648 to 2147483647, got -2147483649"],
  ["u64", -1, "", "expected u64 from 0 to 18446744073709551615, got -1"],
  [
    "bytes",
    "00",
    "",
    "expected a Uint8Array (fromHex() decodes hexadecimal digits), got string of 2 characters",
  ],
  ["bytes", [0], "", "expected a Uint8Array, got array of 1 item"],
  [
    "bytes_n",
    "00",
    "",
    "expected a Uint8Array of 4 bytes (fromHex() decodes hexadecimal digits), got string of 2 characters",
  ],
  ["bytes_n", new Uint8Array(3), "", "expected a Uint8Array of 4 bytes, got Uint8Array of 3 bytes"],
  ["address", 5, "", "expected an account (G...) or a contract (C...) as a string, got number"],
  ...([["Address", new Address(ACCOUNT), "toString"], [
    "Contract",
    new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"),
    "toString",
  ], [
    "Keypair",
    Keypair.fromPublicKey(ACCOUNT),
    "publicKey",
  ]] as const).map(([type, native, method]) => {
    const message = `expected an account (G...) or a contract (C...) as a string (pass its ${method}()), got ${type}`;
    return ["address", native, "", message] as const;
  }),
  ["option", undefined, "", "expected a value, got undefined; pass null for none"],
  [
    "muxed_address",
    5,
    "",
    "expected an account (G...), a contract (C...), a muxed account (M...) or a muxed contract (W...) as a string, got number",
  ],
  ["address", MUXED, "", "expected an account (G...) or a contract (C...), got a muxed account strkey (M...)"],
  [
    "muxed_address",
    POOL,
    "",
    "expected an account (G...), a contract (C...), a muxed account (M...) or a muxed contract (W...), got a liquidity pool strkey (L...)",
  ],
  ["error", null, "", 'expected an error such as { type: "contract", code: 1 }, got null'],
  ["error", { type: "host" }, "", 'expected an error such as { type: "contract", code: 1 }, got object'],
  ["error", { type: "contract", code: null }, ".code", "expected u32 as a bigint, a number or a string, got null"],
  ["error", { type: "contract", code: -1 }, ".code", "expected u32 from 0 to 4294967295, got -1"],
  ["error", { ...system, errorType: "Auth2" }, "", HOST_ERROR],
  ["error", { ...system, value: undefined }, "", HOST_ERROR],
  ["error", { ...system, code: 99, value: undefined }, "", HOST_ERROR],
  ["error", { ...system, more: 1 }, ".more", "unknown property; expected only type, errorType, code, value"],
  ["vec", {}, "", "expected an array, got object"],
  ["tuple", {}, "", "expected an array of 2 items, got object"],
  ["tuple", [1], "", "expected an array of 2 items, got array of 1 item"],
  ["map", [], "", "expected a Map, got array of 0 items"],
  [
    "map",
    new Map([["a", ""]]),
    "[0].key",
    "expected u32 as digits with an optional minus sign, got string of 1 character",
  ],
  ["map", new Map<number, unknown>([[1, ""], [2, 5]]), "[1]", "expected a string, got number"],
  ["struct", null, "", "expected Order as an object, got null"],
  ["struct", { Kind: { tag: "Market" }, note: null }, ".price", "this property is missing"],
  ["struct", { Kind: { tag: "Market" }, price: 1n }, ".note", "this property is missing; pass null for none"],
  [
    "struct",
    { ...struct, Note: 1 },
    ".Note",
    'unknown property; expected only Kind, note, price (did you mean "note"?)',
  ],
  ["pair", [5], "", "expected an array of 2 items, got array of 1 item"],
  ["union", null, "", 'expected Kind as an object such as { tag: "…", values: […] }, got null'],
  ["union", { values: [] }, "", 'expected Kind as an object such as { tag: "…", values: […] }, got object'],
  ["union", { tag: 5 }, ".tag", "expected the name of a case of Kind, got number"],
  ["union", { tag: "Stopp" }, ".tag", 'expected a case of Kind, got "Stopp" (did you mean "Stop"?)'],
  ["union", { tag: "Market", values: [] }, ".values", "expected no values for Market, got array of 0 items"],
  [
    "union",
    { tag: "Market", value: 5 },
    ".value",
    'unknown property; expected only tag, values (did you mean "values"?)',
  ],
  ["union", { tag: "Limit" }, ".values", "expected an array of 1 item, got undefined"],
  ["enum", 7, "", "expected the name of a case of Side, got number"],
  ["enum", "Bought", "", 'expected a case of Side, got "Bought"; the cases are Buy, Sell'],
  ["error_enum", "closed", "", 'expected a case of Failure, got "closed" (did you mean "Closed"?)'],
];
for (const [name, native, at, message] of NATIVES) {
  test(`encodeArguments() reports for ${name}: ${message}`, () => {
    const found = errorOf(() => encodeArguments(everything, name, { value: native }));
    assert.equal(found.message, `Cannot encode the arguments of ${name} at .value${at}: ${message}`);
  });
}

test("encodeArguments() uses string keys of a map in paths", () => {
  const inputs = [{ name: "m", type: { map: { key_type: "string", value_type: "u32" } } }] as const;
  const spec = contractSpec([{ function_v0: { name: "f", inputs, outputs: [] } }]);
  for (const [key, step] of [["a", ".a"], ["a b", '["a b"]']] as const) {
    const found = errorOf(() => encodeArguments(spec, "f", { m: new Map([[key, "x" as never]]) }));
    assert.equal(
      found.message,
      `Cannot encode the arguments of f at .m${step}: expected u32 as digits with an optional minus sign, got string of 1 character`,
    );
  }
});

const u32 = (value: number) => ScVal.scvU32(value);
const ORDER = map([sym("Kind"), market], [sym("note"), ScVal.scvVoid()], [sym("price"), ScVal.scvI128(5n)]);
const budget = ScVal.scvError(ScError.sceBudget("scecExceededLimit"));

const VALUES: readonly (readonly [name: string, value: ScVal, at: string, message: string])[] = [
  ["bool", u32(1), "", "expected bool, got u32"],
  ["u64", u32(1), "", "expected u64, got u32"],
  ["bytes_n", ScVal.scvBytes(new Uint8Array(3)), "", "expected bytes_n of 4 bytes, got 3 bytes"],
  ["bytes_n", u32(1), "", "expected bytes_n of 4 bytes, got u32"],
  [
    "string",
    ScVal.scvString(Uint8Array.of(255)),
    "",
    "expected a UTF-8 string, got other bytes; scValToNative returns them",
  ],
  ["address", address(MUXED), "", "expected an account (G...) or a contract (C...), got a muxed account strkey (M...)"],
  [
    "muxed_address",
    address(POOL),
    "",
    "expected an account (G...), a contract (C...), a muxed account (M...) or a muxed contract (W...), got a liquidity pool strkey (L...)",
  ],
  ["result", ScVal.scvError(ScError.sceContract(5)), "", "the contract returned the error 5 NotFound"],
  ["result", ScVal.scvError(ScError.sceContract(7)), "", "the contract returned the error 7"],
  ["result", budget, "", "the host returned the error Budget ExceededLimit"],
  ["vec", ScVal.scvVec(null), "", "expected vec, got null"],
  ["map", ScVal.scvMap(null), "", "expected map, got null"],
  ["map", map([sym("a"), sym("b")]), "[0].key", "expected u32, got symbol"],
  ["map", map([u32(1), sym("b")]), "[0]", "expected string, got symbol"],
  [
    "map",
    map([u32(2), ScVal.scvString("")], [u32(1), ScVal.scvString("")]),
    "[1].key",
    "expected unique keys in the host's order",
  ],
  ["tuple", vec(u32(1)), "", "expected tuple with 2 items, got 1 item"],
  ["tuple", vec(u32(1), u32(2)), "[1]", "expected symbol, got u32"],
  ["pair", vec(u32(1), ScVal.scvBool(true), u32(1)), "", "expected Pair with 2 items, got 3 items"],
  ["struct", u32(1), "", "expected Order, got u32"],
  ["struct", map([u32(1), u32(1)]), "[0].key", "expected the name of a field as a symbol, got u32"],
  ["struct", map([sym("a"), u32(1)], [sym("a"), u32(1)]), "[1].key", "expected unique names in the host's order"],
  ["struct", map([sym("Kind"), market]), ".price", "this field is missing"],
  [
    "struct",
    map([sym("Kind"), market], [sym("more"), market], [sym("price"), ScVal.scvI128(5n)]),
    ".more",
    "Order has no such field",
  ],
  ["union", vec(), "", "expected a case of Kind, got an empty vec"],
  ["union", vec(u32(1)), ".tag", "expected the name of a case of Kind as a symbol, got u32"],
  ["union", vec(sym("Other")), ".tag", 'expected a case of Kind, got "Other"'],
  ["union", vec(sym("Market"), u32(1)), ".values", "expected 0 values for Market, got 1"],
  ["union", vec(sym("Limit")), ".values", "expected 1 value for Limit, got 0"],
  ["union", vec(sym("Stop"), ScVal.scvI128(1n), sym("a")), ".values[1]", "expected u32, got symbol"],
  ["enum", u32(4), "", "expected a case of Side, got 4"],
  ["error_enum", ScVal.scvError(ScError.sceContract(4)), "", "expected a case of Failure, got 4"],
  ["error_enum", budget, "", "expected Failure, got an error from the host"],
];
for (const [name, value, at, message] of VALUES) {
  test(`decodeResult() reports for ${name}: ${message}`, () => {
    const found = errorOf(() => decodeResult(everything, name, value));
    assert.equal(found.message, `Cannot decode the result of ${name}${at === "" ? "" : ` at ${at}`}: ${message}`);
  });
}

test("decodeResult() uses string keys of a map in paths", () => {
  const outputs = [{ map: { key_type: "symbol", value_type: "u32" } }] as const;
  const spec = contractSpec([{ function_v0: { name: "f", inputs: [], outputs } }]);
  assert.throws(() => decodeResult(spec, "f", map([sym("a"), sym("b")])), {
    code: "spec/mismatch",
    path: ".a",
    message: "Cannot decode the result of f at .a: expected u32, got symbol",
  });
});

/** Values that the compiler rejects, but a caller can pass. */
const FORGED: readonly (readonly [name: string, value: unknown, message: string])[] = [
  ["u32", { type: "scvU32", value: 5 }, "result of u32: expected an ScVal, got object"],
  [
    "u32",
    u32(5).toXDR("base64"),
    "result of u32: expected an ScVal (ScVal.fromXDR() reads base64), got string of 12 characters",
  ],
  ["vec", vec(ScVal.scvI128(1n), 5 as never), "result of vec at [1]: expected an ScVal, got number"],
  [
    "map",
    ScVal.scvMap([{ key: u32(1), val: u32(1) } as ScMapEntry]),
    "result of map at [0]: expected ScMapEntry, got object",
  ],
  ["union", vec(5 as never), "result of union at .tag: expected an ScVal, got number"],
  ...["error", "result", "error_enum"].map((name) => {
    const native = ScVal.scvError({ type: "contract", code: 1 } as never);
    return [name, native, `result of ${name}: expected ScError, got object`] as const;
  }),
];
for (const [name, value, message] of FORGED) {
  test(`decodeResult() rejects parts that are invalid: ${message}`, () => {
    assert.throws(() => decodeResult(everything, name, value as ScVal), {
      name: "TypeError",
      message: `Cannot decode the ${message}`,
    });
  });
}

test("decodeValue() ignores unknown fields at every level, or rejects them at every level", () => {
  const fields = [{ name: "a", type: { vec: { element_type: { udt: { name: "Inner" } } } } }] as const;
  const spec = contractSpec([
    { udt_struct_v0: { name: "Outer", fields } },
    { udt_struct_v0: { name: "Inner", fields: [{ name: "b", type: "u32" }] } },
  ]);
  const inner = map([sym("b"), u32(1)], [sym("c"), u32(2)]);
  const outer = map([sym("a"), vec(inner)]);
  assert.deepEqual(decodeValue(spec, "Outer", outer, { extraFields: "ignore" }), { a: [{ b: 1 }] });
  for (const options of [undefined, {}, { extraFields: "refuse" as const }]) {
    assert.throws(() => decodeValue(spec, "Outer", outer, options), { code: "spec/unexpected-field", path: ".a[0].c" });
  }
  assert.throws(() => decodeValue(spec, "Outer", outer, { extraFields: "drop" as never }), {
    name: "TypeError",
    message: /extraFields to be "refuse" or "ignore"/,
  });
});

test("decodeResult() accepts a struct with any missing options", () => {
  assert.deepEqual(decodeResult(everything, "struct", ORDER), struct);
  const short = map([sym("Kind"), market], [sym("price"), ScVal.scvI128(5n)]);
  assert.deepEqual(decodeResult(everything, "struct", short), struct);
});

const CALLS: readonly { readonly name: string; readonly call: () => unknown; readonly expected: object }[] = [
  {
    name: "decodeArguments() rejects what is no list",
    call: () => decodeArguments(everything, "u32", {} as never),
    expected: { name: "TypeError", message: /arguments of u32: expected values to be an array of ScVal, got object$/ },
  },
  {
    name: "decodeArguments() rejects too many arguments",
    call: () => decodeArguments(everything, "u32", [u32(1), u32(2)]),
    expected: { code: "spec/mismatch", message: /of u32: expected 1 argument, got 2$/ },
  },
  {
    name: "encodeArguments() rejects what is no object",
    call: () => encodeArguments(everything, "u32", [5] as never),
    expected: {
      name: "TypeError",
      message: /of u32: expected an object with the arguments by name, got array of 1 item$/,
    },
  },
  {
    name: "encodeArguments() rejects a name that is not a string",
    call: () => encodeArguments(everything, 5 as never, {} as never),
    expected: { name: "TypeError", message: /expected name to be a function name, got number$/ },
  },
  {
    name: "encodeValue() rejects a name that is not a string",
    call: () => encodeValue(everything, undefined as never, {} as never),
    expected: { name: "TypeError", message: /expected typeName to be a type name, got undefined$/ },
  },
  {
    name: "encodeValue() reports that an interface has no type",
    call: () => encodeValue(contractSpec([]), "A" as never, {} as never),
    expected: {
      code: "spec/unknown-type",
      message: 'Cannot encode the value: expected a type of the interface, which has none, got "A"',
    },
  },
  {
    name: "encodeValue() names the types of the interface, for a name that resembles none",
    call: () => encodeValue(everything, "u32" as never, 5 as never),
    expected: {
      code: "spec/unknown-type",
      message: 'Cannot encode the value: expected a type of the interface, got "u32"; ' +
        "the types are Order, Pair, Tree, Kind, Side, Failure",
    },
  },
  {
    name: "encodeArguments() names at most 20 functions of the interface",
    call: () => encodeArguments(everything, "transferable" as never, {} as never),
    expected: {
      code: "spec/unknown-function",
      message:
        'Cannot encode the arguments: expected a function of the interface, got "transferable"; the functions are ' +
        "val, bool, void, error, u32, i32, u64, i64, timepoint, duration, u128, i128, u256, i256, bytes, string, " +
        "symbol, address, muxed_address, option, …",
    },
  },
  ...[
    ["decodeEvent()", "decode the event", () => decodeEvent({} as never, { topics: [], data: u32(1) })],
    ["decodeValue()", "decode the value", () => decodeValue({} as never, "A" as never, u32(1))],
    ["encodeValue()", "encode the value", () => encodeValue({} as never, "A" as never, 1 as never)],
    ["contractErrors()", "look up the error", () => contractErrors({} as never, 5)],
  ].map(([name, action, call]) => ({
    name: `${name} rejects what is no interface`,
    call: call as () => unknown,
    expected: {
      name: "TypeError",
      message: `Cannot ${action}: expected spec to be a ContractSpec (contractSpec() creates one), got object`,
    },
  })),
  {
    name: "contractErrors() rejects a string",
    call: () => contractErrors(everything, "5" as never),
    expected: { name: "TypeError", message: /expected code to be a number, got string of 1 character$/ },
  },
];
for (const { name, call, expected } of CALLS) {
  test(name, () => assert.throws(call, expected as Error));
}

test("encodeArguments() accepts every type of address that contracts accept", () => {
  for (const [name, native] of [["address", ACCOUNT], ["muxed_address", MUXED]] as const) {
    assert.deepEqual(decodeArguments(everything, name, encodeArguments(everything, name, { value: native })), {
      value: native,
    });
  }
});
