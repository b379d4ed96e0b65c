import assert from "node:assert/strict";
import { test } from "node:test";
import { scValFromJSON, type ScValJSON, scValToJSON } from "@dwsa/base/scval";
import {
  ContractExecutable,
  ContractExecutableExternalRef,
  ScContractInstance,
  ScError,
  ScErrorCode,
  ScErrorType,
  ScMapEntry,
  ScNonceKey,
  ScVal,
  ScValType,
} from "@dwsa/base/xdr";
import { Address } from "@dwsa/base/address";
import { EXAMPLES } from "../address/_addresses.ts";
import {
  ACCOUNT,
  account,
  bytes,
  CONTRACT,
  i128,
  nest,
  nothing,
  rawMap,
  symbol,
  text,
  u32,
  u64,
  vec,
} from "./_values.ts";

const notUtf8 = new Uint8Array([0xff, 0x61]);
const instance = (executable: ContractExecutable, storage: ScMapEntry[] | null) =>
  ScVal.scvContractInstance(new ScContractInstance({ executable, storage }));
const externalRef = new ContractExecutableExternalRef({
  executableOwner: new Address(CONTRACT).toScAddress(),
  tag: "v1",
});

/** Values of each of the 23 kinds and what they are as JSON. */
const forms: readonly { readonly value: ScVal; readonly json: ScValJSON }[] = [
  { value: ScVal.scvBool(true), json: { type: "bool", value: true } },
  { value: nothing(), json: { type: "void" } },
  { value: ScVal.scvError(ScError.sceContract(7)), json: { type: "error", value: { type: "contract", code: 7 } } },
  {
    value: ScVal.scvError(ScError.sceAuth("scecInvalidAction")),
    json: { type: "error", value: { type: "system", errorType: "auth", code: 6 } },
  },
  { value: u32(4294967295), json: { type: "u32", value: 4294967295 } },
  { value: ScVal.scvI32(-1), json: { type: "i32", value: -1 } },
  { value: u64(2n ** 64n - 1n), json: { type: "u64", value: "18446744073709551615" } },
  { value: ScVal.scvI64(-1n), json: { type: "i64", value: "-1" } },
  { value: ScVal.scvTimepoint(1n), json: { type: "timepoint", value: "1" } },
  { value: ScVal.scvDuration(1n), json: { type: "duration", value: "1" } },
  { value: ScVal.scvU128(1n), json: { type: "u128", value: "1" } },
  { value: i128(7n), json: { type: "i128", value: "7" } },
  { value: ScVal.scvU256(1n), json: { type: "u256", value: "1" } },
  { value: ScVal.scvI256(-1n), json: { type: "i256", value: "-1" } },
  { value: bytes(0, 255), json: { type: "bytes", value: "00ff" } },
  { value: text("é\u0000"), json: { type: "string", value: "é\u0000" } },
  { value: text(notUtf8), json: { type: "string", value: { hex: "ff61" } } },
  { value: text(new TextEncoder().encode("é")), json: { type: "string", value: "é" } },
  { value: symbol("a"), json: { type: "symbol", value: "a" } },
  { value: symbol("not a symbol"), json: { type: "symbol", value: "not a symbol" } },
  { value: symbol(notUtf8), json: { type: "symbol", value: { hex: "ff61" } } },
  { value: vec(u32(1), nothing()), json: { type: "vec", value: [{ type: "u32", value: 1 }, { type: "void" }] } },
  { value: ScVal.scvVec(null), json: { type: "vec", value: null } },
  {
    value: rawMap([symbol("b"), nothing()], [symbol("a"), u32(1)]),
    json: {
      type: "map",
      value: [
        { key: { type: "symbol", value: "b" }, val: { type: "void" } },
        { key: { type: "symbol", value: "a" }, val: { type: "u32", value: 1 } },
      ],
    },
  },
  { value: ScVal.scvMap(null), json: { type: "map", value: null } },
  { value: account, json: { type: "address", value: ACCOUNT } },
  ...EXAMPLES.map(({ text, xdr }) => ({
    value: ScVal.fromXDR(`00000012${xdr}`, "hex"),
    json: { type: "address", value: text } as const,
  })),
  {
    value: instance(ContractExecutable.contractExecutableWasm(new Uint8Array(32)), [
      new ScMapEntry({ key: u32(1), val: u32(2) }),
    ]),
    json: {
      type: "contractInstance",
      value: {
        executable: { type: "wasm", hash: "00".repeat(32) },
        storage: [{ key: { type: "u32", value: 1 }, val: { type: "u32", value: 2 } }],
      },
    },
  },
  {
    value: instance(ContractExecutable.contractExecutableStellarAsset(), null),
    json: { type: "contractInstance", value: { executable: { type: "stellarAsset" }, storage: null } },
  },
  {
    value: instance(ContractExecutable.contractExecutableExternalRef(externalRef), []),
    json: {
      type: "contractInstance",
      value: { executable: { type: "externalRef", owner: CONTRACT, tag: "v1" }, storage: [] },
    },
  },
  { value: ScVal.scvLedgerKeyContractInstance(), json: { type: "ledgerKeyContractInstance" } },
  { value: ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: -5n })), json: { type: "ledgerKeyNonce", value: "-5" } },
  { value: ScVal.scvExecutableTag("v1"), json: { type: "executableTag", value: "v1" } },
  { value: ScVal.scvExecutableTag(notUtf8), json: { type: "executableTag", value: { hex: "ff61" } } },
];

for (const { value, json } of forms) {
  test(`scValToJSON() and scValFromJSON() keep ${value.type}`, () => {
    assert.deepEqual(scValToJSON(value), json);
    assert.deepEqual(JSON.parse(JSON.stringify(scValToJSON(value))), json);
    assert.equal(scValFromJSON(json).toXDR("hex"), value.toXDR("hex"));
  });
}

test("the forms above are of all 23 kinds", () => {
  assert.deepEqual(new Set(forms.map(({ value }) => value.type)), new Set(Object.values(ScValType)));
  assert.equal(Object.values(ScValType).length, 23);
});

test("scValToJSON() and scValFromJSON() keep every error", () => {
  for (const type of Object.values(ScErrorType)) {
    for (const code of Object.values(ScErrorCode)) {
      const value = ScVal.scvError(type === "sceContract" ? ScError.sceContract(code.length) : ScError[type](code));
      assert(scValFromJSON(scValToJSON(value)).equals(value));
    }
  }
});

const refused: readonly { readonly json: unknown; readonly error: object }[] = [
  {
    json: undefined,
    error: { name: "TypeError", message: "Cannot read JSON: expected an object with a type, got undefined" },
  },
  { json: '{"type":"void"}', error: { name: "TypeError", message: /got string of 15 characters$/ } },
  { json: [], error: { name: "TypeError", message: /expected an object with a type, got array of 0$/ } },
  { json: {}, error: { name: "TypeError", message: /expected a string, got undefined$/ } },
  {
    json: { type: "u33", value: 1 },
    error: { code: "scval/invalid-json", message: /expected the name of a type, got "u33"$/ },
  },
  { json: { type: "scvU32", value: 1 }, error: { code: "scval/invalid-json" } },
  { json: { type: "constructor", value: 1 }, error: { code: "scval/invalid-json" } },
  {
    json: { type: "u32" },
    error: { code: "scval/invalid-json", message: /expected the fields type, value, got no value$/ },
  },
  {
    json: { type: "void", value: null },
    error: { code: "scval/invalid-json", message: /expected the fields type, got "value"$/ },
  },
  { json: { type: "u32", value: 1, unit: "XLM" }, error: { code: "scval/invalid-json", message: /got "unit"$/ } },
  { json: { type: "bool", value: 1 }, error: { name: "TypeError", message: /expected a boolean, got number$/ } },
  {
    json: { type: "u32", value: "1" },
    error: { name: "TypeError", message: /expected a number, got string of 1 character$/ },
  },
  {
    json: { type: "u32", value: -1 },
    error: { name: "RangeError", message: /expected u32 from 0 to 4294967295, got -1$/ },
  },
  { json: { type: "u32", value: 1.5 }, error: { name: "RangeError" } },
  { json: { type: "u64", value: 1 }, error: { name: "TypeError", message: /expected a string, got number$/ } },
  { json: { type: "u64", value: "0x1" }, error: { code: "scval/invalid-integer" } },
  { json: { type: "i128", value: `${2n ** 127n}` }, error: { name: "RangeError" } },
  { json: { type: "ledgerKeyNonce", value: `${2n ** 63n}` }, error: { name: "RangeError" } },
  { json: { type: "bytes", value: "0" }, error: { code: "encoding/invalid-hex" } },
  {
    json: { type: "bytes", value: { hex: "00" } },
    error: { name: "TypeError", message: /expected a string, got object$/ },
  },
  { json: { type: "string", value: null }, error: { name: "TypeError" } },
  { json: { type: "string", value: { hex: "zz" } }, error: { code: "encoding/invalid-hex" } },
  { json: { type: "string", value: "\ud800" }, error: { code: "scval/ill-formed-text" } },
  {
    json: { type: "symbol", value: "x".repeat(33) },
    error: { code: "scval/invalid-symbol", message: /at most 32 bytes, got 33$/ },
  },
  { json: { type: "symbol", value: "é".repeat(17) }, error: { code: "scval/invalid-symbol", message: /got 34$/ } },
  { json: { type: "address", value: "G" }, error: { name: "DwsaError", code: "strkey/length" } },
  { json: { type: "address", value: `S${"A".repeat(55)}` }, error: { code: "address/kind" } },
  { json: { type: "vec", value: {} }, error: { name: "TypeError", message: /expected an array or null, got object$/ } },
  {
    json: { type: "vec", value: [{ type: "void" }, null] },
    error: { name: "TypeError", message: /^Cannot read JSON at \[1\]: / },
  },
  {
    json: { type: "map", value: [{ key: { type: "void" } }] },
    error: { code: "scval/invalid-json", message: /at \[0\]: .*got no val$/ },
  },
  {
    json: { type: "map", value: [{ key: { type: "u32", value: -1 }, val: { type: "void" } }] },
    error: { name: "RangeError", message: /at \[0\]\.key: / },
  },
  {
    json: {
      type: "map",
      value: [{ key: { type: "void" }, val: { type: "vec", value: [{ type: "u32", value: -1 }] } }],
    },
    error: { name: "RangeError", message: /at \[0\]\.val\[0\]: / },
  },
  { json: { type: "error", value: { type: "contract", code: -1 } }, error: { name: "RangeError" } },
  { json: { type: "error", value: { type: "contract", code: "1" } }, error: { name: "TypeError" } },
  {
    json: { type: "error", value: { type: "system", errorType: "contract", code: 1 } },
    error: { code: "scval/invalid-json" },
  },
  {
    json: { type: "error", value: { type: "system", errorType: "Auth", code: 1 } },
    error: { code: "scval/invalid-json" },
  },
  {
    json: { type: "error", value: { type: "system", errorType: "Contract", code: 1 } },
    error: { code: "scval/invalid-json" },
  },
  {
    json: { type: "error", value: { type: "system", errorType: ["auth"], code: 1 } },
    error: { code: "scval/invalid-json" },
  },
  {
    json: { type: "error", value: { type: "system", errorType: "other", code: 1 } },
    error: { code: "scval/invalid-json" },
  },
  {
    json: { type: "error", value: { type: "system", errorType: "auth", code: 10 } },
    error: { code: "scval/invalid-json" },
  },
  {
    json: { type: "error", value: { type: "auth", errorType: "auth", code: 1 } },
    error: { code: "scval/invalid-json" },
  },
  {
    json: { type: "contractInstance", value: { executable: { type: "wasm", hash: "00" }, storage: null } },
    error: { code: "scval/invalid-json", message: /32 bytes, got 1$/ },
  },
  {
    json: { type: "contractInstance", value: { executable: { type: "asset" }, storage: null } },
    error: { code: "scval/invalid-json" },
  },
];

for (const { json, error } of refused) {
  test(`scValFromJSON() refuses ${JSON.stringify(json)?.slice(0, 100)}`, () => {
    assert.throws(() => scValFromJSON(json as never), error);
  });
}

test("scValToJSON() refuses what is not an ScVal", () => {
  for (const wrong of [undefined, null, "AAAAAQ==", {}, { type: "u32", value: 1 }]) {
    assert.throws(() => scValToJSON(wrong as never), {
      name: "TypeError",
      message: /^Cannot convert to JSON: expected ScVal/,
    });
  }
  assert.throws(() => scValToJSON(vec(u32(1), 1 as never)), { name: "TypeError", message: /at \[1\]: / });
  assert.throws(() => scValToJSON(ScVal.scvMap([{} as never])), {
    message: /at \[0\]: expected ScMapEntry, got object$/,
  });
  for (const [part, entry] of Object.entries({ key: { key: 1, val: u32(1) }, val: { key: u32(1), val: 1 } })) {
    assert.throws(() => scValToJSON(ScVal.scvMap([new ScMapEntry(entry as never)])), {
      message: `Cannot convert to JSON at [0].${part}: expected ScVal, got number`,
    });
  }
});

test("scValToJSON() and scValFromJSON() say that a value is nested too deeply", () => {
  const deep = nest<ScVal>(10_000, nothing(), (value) => vec(value));
  assert.throws(() => scValToJSON(deep), { code: "scval/depth" });
  const json = nest<ScValJSON>(10_000, { type: "void" }, (value) => ({ type: "vec", value: [value] }));
  assert.throws(() => scValFromJSON(json), { code: "scval/depth" });
  const circular: Record<string, unknown> = { type: "vec" };
  circular["value"] = [circular];
  assert.throws(() => scValFromJSON(circular as never), { code: "scval/depth" });
});
