/**
 * Results of the functions of 41 public contracts, decoded by this library and by `Spec` of js-stellar-sdk: the values
 * are equal, except for types that js-stellar-sdk represents differently, which are listed.
 */

// deno-lint-ignore-file no-console -- it prints the number of comparisons

import assert from "node:assert/strict";
import { after, test } from "node:test";
import fc from "fast-check";
import { scValToNative } from "@dwsa/base/scval";
import {
  type ContractSpec,
  contractSpec,
  decodeResult,
  encodeArguments,
  type SpecEntry,
  type SpecType,
} from "@dwsa/base/spec";
import { NEWEST_PROTOCOL, requiredProtocol, ScError, ScVal } from "@dwsa/base/xdr";
import { contract, scValToNative as sdkNative, xdr } from "@stellar/stellar-sdk";
import { nativeValue } from "../_arbitraries/spec.ts";
import { handles } from "../spec/_specs.ts";

/** The number of random results of each function. */
const RESULTS = 12;

/** The types of values that js-stellar-sdk represents differently, with the documentation of ours. */
const FORMS = {
  "a map is a list of pairs": "docs/contracts.md: a map is a Map",
  "a case of an enum is its number": "docs/contracts.md: an enum is the name of its case",
  "a result is wrapped in Ok": "docs/contracts.md: a result is the value",
  "an error in place of a result is wrapped in Err": "docs/contracts.md: it is thrown as spec/contract-error",
  "an error that is no result is refused": "docs/contracts.md: it is the value that scValToNative gives",
  "a value of type val, or of a type that is not defined, is guessed": "docs/contracts.md: it stays an ScVal",
};

/** The outcome of equal results, apart from the listed types. */
const SAME = "the same values";

/** The outcome of values that js-stellar-sdk cannot decode. */
const NEWEST = "a value of protocol 30";

const counts = new Map<string, number>();
const count = (outcome: string) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

after(() =>
  console.log([...counts].map(([outcome, number]) => `${String(number).padStart(8)}  ${outcome}`).join("\n"))
);

/** Converts a value of this library to the representation in js-stellar-sdk, and counts the differences. */
function sdkForm(value: unknown, type: SpecType, types: ContractSpec["types"]): unknown {
  const met = (form: keyof typeof FORMS) => void count(form);
  const of = (inner: unknown, innerType: SpecType) => sdkForm(inner, innerType, types);
  const each = (items: unknown, innerTypes: readonly SpecType[]) => {
    assert.equal((items as unknown[]).length, innerTypes.length);
    return (items as unknown[]).map((item, i) => of(item, innerTypes[i]!));
  };
  if (typeof type === "object" && "result" in type) {
    met("a result is wrapped in Ok");
    return { ok: of(value, type.result.ok_type) };
  }
  if (value instanceof ScVal) {
    met("a value of type val, or of a type that is not defined, is guessed");
    return sdkNative(sdkVal(value));
  }
  if (typeof type === "string" || "bytes_n" in type) {
    return value instanceof Uint8Array ? Uint8Array.from(value) : value;
  }
  if ("option" in type) return value === null ? null : of(value, type.option.value_type);
  if ("vec" in type) return (value as unknown[]).map((item) => of(item, type.vec.element_type));
  if ("map" in type) {
    met("a map is a list of pairs");
    const { key_type, value_type } = type.map;
    return [...value as Map<unknown, unknown>].map(([key, val]) => [of(key, key_type), of(val, value_type)]);
  }
  if ("tuple" in type) return value === null ? null : each(value, type.tuple.value_types);
  const found = types.get(type.udt.name)!;
  switch (found.kind) {
    case "struct":
      return Object.fromEntries(
        found.fields.map(({ name, type }) => [name, of((value as Record<string, unknown>)[name], type)]),
      );
    case "tuple":
      return each(value, found.fields.map(({ type }) => type));
    case "union": {
      const { tag, values } = value as { tag: string; values?: unknown[] };
      const inner = found.cases.get(tag)!;
      return inner === null ? { tag } : { tag, values: each(values, inner) };
    }
    case "enum":
    case "error_enum":
      met("a case of an enum is its number");
      return found.numbers.get(value as string);
  }
}

/** Returns a value of js-stellar-sdk without its classes. */
function plain(value: unknown): unknown {
  if (value instanceof contract.Ok) return { ok: plain(value.unwrap()) };
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}

function sdkVal(value: ScVal): xdr.ScVal {
  return xdr.ScVal.fromXDR(value.toXDR("base64"), "base64");
}

/** Creates an interface whose functions accept the results of the functions of another interface. */
function reversed(spec: ContractSpec): ContractSpec {
  return contractSpec(spec.entries.map((entry): SpecEntry => {
    if (!("function_v0" in entry)) return entry;
    const { name, outputs } = entry.function_v0;
    return { function_v0: { name, inputs: outputs.map((type) => ({ name: "result", type })), outputs: [] } };
  }));
}

for (const { name, entries, spec } of handles) {
  test(`decodeResult() returns what js-stellar-sdk does, but for the listed forms: ${name}`, () => {
    const sdkSpec = new contract.Spec([...entries]);
    const encoder = reversed(spec);
    for (const { name: method, outputs: [type] } of spec.functions.values()) {
      if (type === undefined || type === "void") continue;
      const isResult = typeof type === "object" && "result" in type;
      const values = fc.sample(nativeValue(spec.types, type), { numRuns: RESULTS, seed: 11 })
        .map((result) => encodeArguments(encoder, method, { result })[0]!);
      if (isResult) values.push(ScVal.scvError(ScError.sceContract(1)));
      for (const value of values) {
        if (type === "error") {
          assert.throws(() => sdkSpec.funcResToNative(method, sdkVal(value)), TypeError);
          assert.deepEqual(decodeResult(spec, method, value), scValToNative(value));
          count("an error that is no result is refused");
          continue;
        }
        if (requiredProtocol(value) === NEWEST_PROTOCOL) {
          assert.throws(() => sdkVal(value), "js-stellar-sdk now knows protocol 30");
          count(NEWEST);
          continue;
        }
        const theirs = sdkSpec.funcResToNative(method, sdkVal(value));
        if (isResult && value.type === "scvError") {
          assert.throws(() => decodeResult(spec, method, value), { code: "spec/contract-error" });
          assert.ok(theirs instanceof contract.Err, `${name} ${method}`);
          count("an error in place of a result is wrapped in Err");
        } else {
          const ours = sdkForm(decodeResult(spec, method, value), type, spec.types);
          assert.deepEqual(plain(theirs), plain(ours), `${name} ${method}`);
          count(SAME);
        }
      }
    }
  });
}

test("decodeResult() was compared for all functions that return something, and each listed form was met", () => {
  const returning = handles.flatMap(({ spec }) => [...spec.functions.values()])
    .filter(({ outputs: [type = "void"] }) => type !== "void");
  const outcomes = [
    SAME,
    NEWEST,
    "an error in place of a result is wrapped in Err",
    "an error that is no result is refused",
  ].map((outcome) => counts.get(outcome) ?? 0);
  const results = returning.filter(({ outputs: [type] }) => typeof type === "object" && "result" in type).length;
  assert.equal(outcomes.reduce((a, b) => a + b), returning.length * RESULTS + results);
  assert.deepEqual(Object.keys(FORMS).filter((form) => !counts.has(form)), []);
  assert.ok(returning.length > 400, `${returning.length} functions`);
});
