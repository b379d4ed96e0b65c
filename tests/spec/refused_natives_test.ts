/** Native values that encoding rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base/errors";
import { encodeArguments } from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import { ScVal } from "@dwsa/base/xdr";
import { everything } from "./_specs.ts";
import { ACCOUNT, BYTES, deepTree, errorOf, MUXED, POOL, struct } from "./_natives.ts";

const BALANCE = StrKey.encodeClaimableBalance(Uint8Array.from([0, ...BYTES]));
const secret = StrKey.encodeEd25519SecretSeed(BYTES);

const refusedNatives: readonly { name: string; native: unknown; error: string; path?: string; why?: string }[] = [
  { name: "val", native: 5, error: "TypeError" },
  { name: "unknown", native: 5, error: "TypeError" },
  { name: "bool", native: 1, error: "TypeError" },
  { name: "bool", native: ScVal.scvBool(true), error: "TypeError", why: "an ScVal" },
  { name: "void", native: undefined, error: "TypeError" },
  { name: "error", native: { type: "contract" }, error: "TypeError" },
  { name: "error", native: { type: "contract", code: 1, extra: 1 }, error: "spec/unexpected-field" },
  {
    name: "error",
    native: { type: "system", errorType: "auth", code: 6, value: "scecBadger" },
    error: "spec/mismatch",
  },
  {
    name: "error",
    native: { type: "system", errorType: "auth", code: 1, value: "scecInvalidAction" },
    error: "spec/mismatch",
    why: "a code of another name",
  },
  {
    name: "error",
    native: { type: "system", errorType: "contract", code: 6, value: "scecInvalidAction" },
    error: "spec/mismatch",
  },
  { name: "u32", native: -1, error: "RangeError" },
  { name: "u32", native: 2 ** 32, error: "RangeError" },
  { name: "i32", native: 2 ** 31, error: "RangeError" },
  { name: "u32", native: 1.5, error: "RangeError" },
  { name: "i128", native: 2 ** 53, error: "RangeError", why: "an unsafe number" },
  { name: "i128", native: "0x10", error: "scval/invalid-integer", why: "hexadecimal digits" },
  { name: "u32", native: "1e3", error: "scval/invalid-integer", why: "an exponent" },
  { name: "u64", native: " 1", error: "scval/invalid-integer", why: "a space" },
  { name: "i128", native: "9".repeat(1_001), error: "RangeError", why: "a string of 1,001 digits" },
  { name: "i128", native: true, error: "TypeError" },
  { name: "i128", native: 2n ** 127n, error: "RangeError" },
  { name: "u256", native: -1n, error: "RangeError" },
  { name: "i256", native: 2n ** 255n, error: "RangeError" },
  { name: "bytes", native: [1, 2], error: "TypeError" },
  { name: "bytes_n", native: new Uint8Array(5), error: "spec/mismatch" },
  { name: "string", native: "\ud800", error: "scval/ill-formed-text" },
  { name: "string", native: new Uint8Array(1), error: "TypeError" },
  { name: "symbol", native: "has space", error: "scval/invalid-symbol" },
  { name: "symbol", native: "a".repeat(33), error: "scval/invalid-symbol" },
  { name: "address", native: MUXED, error: "scval/address-kind" },
  { name: "address", native: POOL, error: "scval/address-kind" },
  { name: "muxed_address", native: BALANCE, error: "scval/address-kind" },
  { name: "address", native: ACCOUNT.slice(1), error: "address/kind" },
  { name: "address", native: `${ACCOUNT.slice(0, -1)}A`, error: "strkey/checksum" },
  { name: "address", native: secret, error: "address/kind", why: "a secret seed" },
  { name: "address", native: { toString: () => ACCOUNT }, error: "TypeError" },
  { name: "option", native: undefined, error: "TypeError" },
  { name: "vec", native: new Set([1n]), error: "TypeError" },
  { name: "vec", native: [1n, null], error: "TypeError", path: ".value[1]" },
  { name: "vec", native: new Array(1), error: "TypeError", path: ".value[0]", why: "a hole" },
  { name: "map", native: { 1: "a" }, error: "TypeError" },
  { name: "map", native: new Map([[true, "a"]]), error: "TypeError" },
  { name: "map", native: new Map<unknown, string>([[1, "a"], ["1", "b"]]), error: "scval/duplicate-key" },
  { name: "map", native: new Map<unknown, string>([[1, "a"], [1n, "b"]]), error: "scval/duplicate-key" },
  { name: "map", native: new Map([[1, 2]]), error: "TypeError" },
  { name: "tuple", native: [1], error: "spec/mismatch" },
  { name: "nothing", native: [], error: "TypeError" },
  { name: "struct", native: [5n], error: "TypeError" },
  { name: "struct", native: new (class Order {})(), error: "TypeError" },
  { name: "struct", native: { ...struct, note: undefined }, error: "TypeError", path: ".value.note" },
  { name: "struct", native: { Kind: struct.Kind, price: 5n }, error: "spec/missing-field", path: ".value.note" },
  { name: "struct", native: { ...struct, nota: null }, error: "spec/unexpected-field", path: ".value.nota" },
  { name: "struct", native: { ...struct, Kind: { tag: "Market", values: [] } }, error: "spec/mismatch" },
  { name: "pair", native: [5, true, 1], error: "spec/mismatch" },
  { name: "pair", native: [5, 1], error: "TypeError", path: ".value[1]" },
  { name: "union", native: "Market", error: "TypeError" },
  { name: "union", native: ["Limit", 5n], error: "TypeError" },
  { name: "union", native: { tag: "Markt" }, error: "spec/unknown-case", path: ".value.tag" },
  { name: "union", native: { tag: "Limit" }, error: "TypeError", path: ".value.values" },
  { name: "union", native: { tag: "Limit", values: [5n, 6n] }, error: "spec/mismatch", path: ".value.values" },
  { name: "union", native: { tag: "Limit", values: [null] }, error: "TypeError", path: ".value.values[0]" },
  { name: "union", native: { tag: "Market", value: 1 }, error: "spec/unexpected-field" },
  { name: "enum", native: 7, error: "TypeError" },
  { name: "enum", native: "Bye", error: "spec/unknown-case" },
  { name: "enum", native: "constructor", error: "spec/unknown-case" },
  { name: "error_enum", native: 5, error: "TypeError" },
  { name: "tree", native: deepTree(51), error: "scval/depth" },
];

for (const { name, native, error, path = ".value", why } of refusedNatives) {
  test(`encodeArguments() rejects for ${name}: ${why ?? show(native)}`, () => {
    const found = errorOf(() => encodeArguments(everything, name, { value: native }));
    assert.equal(DwsaError.is(found) ? found.code : found.name, error, found.message);
    assert.ok(!found.message.includes(secret.slice(0, 10)));
    assert.ok(found.message.startsWith(`Cannot encode the arguments of ${name} at ${path}`), found.message);
    assert.ok((found as { path?: string }).path?.startsWith(path));
  });
}

function show(value: unknown): string {
  const text = JSON.stringify(value, (_, part) => typeof part === "bigint" ? `${part}n` : part) ?? String(value);
  return text.slice(0, 60);
}
