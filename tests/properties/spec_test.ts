/** Properties of interfaces: encoded values round-trip, and invalid values are detected. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DwsaError } from "@dwsa/base/errors";
import { validateScVal } from "@dwsa/base/scval";
import { decodeArguments, decodeEvent, decodeResult, decodeValue, encodeArguments, encodeValue } from "@dwsa/base/spec";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { testProperty } from "../_arbitraries/property.ts";
import { definedValue, fieldValues, isSymbol } from "../_arbitraries/spec.ts";
import { eventEncoder } from "../spec/_events.ts";
import { everything, handles, kinds } from "../spec/_specs.ts";

/** All functions of the interfaces. */
const functions = [{ spec: everything }, kinds, ...handles].flatMap(({ spec }) =>
  [...spec.functions.values()].map(({ name, inputs }) => ({ spec, name, inputs }))
);

const call = fc.constantFrom(...functions).chain(({ spec, name, inputs }) =>
  fieldValues(spec.types, inputs).map((args) => ({ spec, name, args }))
);

testProperty(
  "decodeArguments() undoes encodeArguments(), to the same bytes; validateScVal() accepts them",
  fc.property(call, ({ spec, name, args }) => {
    const values = encodeArguments(spec, name, args);
    for (const value of values) assert.equal(validateScVal(value), undefined);
    const decoded = decodeArguments(spec, name, values.map((value) => ScVal.fromXDR(value.toXDR())));
    const again = encodeArguments(spec, name, decoded);
    assert.deepEqual(again.map((value) => value.toXDR("base64")), values.map((value) => value.toXDR("base64")));
    assert.deepEqual(sorted(decoded), sorted(args));
  }),
  400,
);

testProperty(
  "decodeValue() undoes encodeValue() for every type of every interface",
  fc.property(
    fc.constantFrom(...[kinds, ...handles].filter(({ spec }) => spec.types.size > 0)).chain(({ spec }) =>
      fc.constantFrom(...spec.types).chain(([name, type]) =>
        definedValue(spec.types, type).map((native) => ({ spec, name, native }))
      )
    ),
    ({ spec, name, native }) => {
      const value = encodeValue(spec, name, native);
      assert.deepEqual(sorted(decodeValue(spec, name, value)), sorted(native));
    },
  ),
  400,
);

const events = [kinds, ...handles].flatMap(({ spec }) => {
  const encode = eventEncoder(spec);
  return spec.events.map((definition, i) => ({ spec, definition, encode: encode.bind(undefined, i) }));
});

testProperty(
  "decodeEvent() reads the parameters of every event of every interface, in each format",
  fc.property(
    fc.constantFrom(...events).chain(({ spec, definition, encode }) =>
      fieldValues(spec.types, [...definition.topics, ...definition.data]).map((params) => ({
        spec,
        definition,
        encode,
        params,
      }))
    ),
    ({ spec, definition, encode, params }) => {
      const decoded = decodeEvent(spec, encode(params));
      assert.equal(decoded?.name, definition.name);
      assert.deepEqual(decoded.rest, []);
      assert.deepEqual(sorted(decoded.params), sorted(params));
    },
  ),
  200,
);

testProperty(
  "a damaged result is rejected, or its native value encodes to the same bytes",
  fc.property(call, fc.nat(), fc.nat(255), ({ spec, name, args }, at, byte) => {
    for (const [i, value] of encodeArguments(spec, name, args).entries()) {
      const bytes = value.toXDR();
      bytes[at % bytes.length] = byte;
      let damaged: ScVal;
      try {
        damaged = ScVal.fromXDR(bytes);
      } catch {
        continue;
      }
      const values = encodeArguments(spec, name, args).with(i, damaged);
      try {
        const decoded = decodeArguments(spec, name, values);
        const again = encodeArguments(spec, name, decoded)[i]!;
        assert.equal(again.toXDR("base64"), damaged.toXDR("base64"));
      } catch (error) {
        if (!DwsaError.is(error)) throw error;
      }
    }
  }),
  400,
);

testProperty(
  "decodeResult() rejects a map out of order at any position",
  fc.property(fc.constantFrom("struct", "map"), fc.nat(5), (name, seed) => {
    const native = name === "struct"
      ? { Kind: { tag: "Market" }, note: null, price: BigInt(seed) }
      : new Map([[seed, "a"], [seed + 1, "b"]]);
    const [value] = encodeArguments(everything, name, { value: native });
    assert.ok(value?.type === "scvMap");
    const reversed = ScVal.scvMap([...value.value!].reverse().map(({ key, val }) => new ScMapEntry({ key, val })));
    assert.throws(() => decodeResult(everything, name, reversed), { code: "spec/mismatch" });
  }),
);

test("the interfaces have over 600 functions, all but one with a name that can be called", () => {
  assert.ok(functions.length > 600);
  assert.equal(functions.filter(({ name }) => !isSymbol(name)).length, 1);
});

/** Returns the value with the entries of its maps in one order, since the comparison of `Map`s depends on their order. */
function sorted(value: unknown): unknown {
  if (value instanceof Map) {
    const entries = [...value].map(([key, val]) => [sorted(key), sorted(val)]);
    return new Map(entries.sort(([a], [b]) => text(a) < text(b) ? -1 : 1) as [unknown, unknown][]);
  }
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof ScVal || value instanceof Uint8Array) return value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sorted(part)]));
}

function text(value: unknown): string {
  return JSON.stringify(
    value,
    (_, part) => typeof part === "bigint" ? `${part}` : part instanceof Uint8Array ? [...part] : part,
  );
}
