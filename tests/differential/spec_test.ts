/**
 * Arguments of the functions of 41 public contracts and of a test contract, encoded by this library and by `Spec` of
 * js-stellar-sdk: the bytes are equal, or the difference is listed.
 */

// deno-lint-ignore-file no-console -- it prints the number of comparisons

import assert from "node:assert/strict";
import { after, test } from "node:test";
import fc from "fast-check";
import { toBase64 } from "@dwsa/base/encoding";
import { validateScVal } from "@dwsa/base/scval";
import { type ContractSpec, decodeArguments, encodeArguments, type SpecType } from "@dwsa/base/spec";
import { NEWEST_PROTOCOL, requiredProtocol, ScVal } from "@dwsa/base/xdr";
import { contract, xdr } from "@stellar/stellar-sdk";
import { fieldValues } from "../_arbitraries/spec.ts";
import { handles, kinds } from "../spec/_specs.ts";

/** The number of random calls to each function. */
const CALLS = 12;

const counts = new Map<string, number>();
const count = (outcome: string) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

after(() =>
  console.log([...counts].map(([outcome, number]) => `${String(number).padStart(8)}  ${outcome}`).join("\n"))
);

/** Converts a value for `Spec`: enums to numbers, maps to lists of pairs, and `null` to `undefined`. */
function sdk(value: unknown, type: SpecType, types: ContractSpec["types"]): unknown {
  const of = (inner: unknown, innerType: SpecType) => sdk(inner, innerType, types);
  if (value instanceof ScVal) return xdr.ScVal.fromXDR(value.toXDR("base64"), "base64");
  if (typeof type === "string") return value instanceof Uint8Array ? Buffer.from(value) : value;
  if ("option" in type) return value === null ? undefined : of(value, type.option.value_type);
  if ("result" in type) return of(value, type.result.ok_type);
  if ("vec" in type) return (value as unknown[]).map((item) => of(item, type.vec.element_type));
  if ("map" in type) {
    const { key_type, value_type } = type.map;
    return [...value as Map<unknown, unknown>].map(([key, val]) => [of(key, key_type), of(val, value_type)]);
  }
  if ("bytes_n" in type) return Buffer.from(value as Uint8Array);
  if ("tuple" in type) return (value as unknown[] | null ?? []).map((item, i) => of(item, type.tuple.value_types[i]!));
  const found = types.get(type.udt.name);
  switch (found?.kind) {
    case "struct":
      return Object.fromEntries(
        found.fields.map(({ name, type }) => [name, of((value as Record<string, unknown>)[name], type)]),
      );
    case "tuple":
      return (value as unknown[]).map((item, i) => of(item, found.fields[i]!.type));
    case "union": {
      const { tag, values } = value as { tag: string; values?: unknown[] };
      const inner = found.cases.get(tag)!;
      return inner === null ? { tag } : { tag, values: values!.map((item, i) => of(item, inner[i]!)) };
    }
    case "enum":
    case "error_enum":
      return found.numbers.get(value as string);
    default:
      return value;
  }
}

/** Returns whether `what` accepts a type, or any type that it contains. */
function mentions(
  type: SpecType,
  types: ContractSpec["types"],
  what: (type: SpecType) => boolean,
  seen = new Set<string>(),
): boolean {
  if (what(type)) return true;
  const of = (inner: SpecType) => mentions(inner, types, what, seen);
  if (typeof type === "string") return false;
  if ("udt" in type) {
    if (seen.has(type.udt.name)) return false;
    seen.add(type.udt.name);
    const found = types.get(type.udt.name);
    if (found?.kind === "union") return [...found.cases.values()].some((values) => values?.some(of));
    return found !== undefined && "fields" in found && found.fields.some(({ type }) => of(type));
  }
  if ("option" in type) return of(type.option.value_type);
  if ("result" in type) return of(type.result.ok_type);
  if ("vec" in type) return of(type.vec.element_type);
  if ("map" in type) return of(type.map.key_type) || of(type.map.value_type);
  return "tuple" in type && type.tuple.value_types.some(of);
}

/** Returns the reason why the two libraries differ in a call; `undefined` if there is none. */
function reasonOf(
  types: ContractSpec["types"],
  inputs: readonly { type: SpecType }[],
  bytes: readonly string[] | string,
): string | undefined {
  const any = (what: (type: SpecType) => boolean) => inputs.some(({ type }) => mentions(type, types, what));
  if (typeof bytes !== "string" && bytes.some((text) => validateScVal(ScVal.fromXDR(text)) !== undefined)) {
    return "js-stellar-sdk writes what the host refuses: maps out of order";
  }
  if (any((type) => typeof type === "object" && "udt" in type && !types.has(type.udt.name))) {
    return "js-stellar-sdk has no value for a type that the interface does not define";
  }
  if (any((type) => typeof type === "object" && "tuple" in type && type.tuple.value_types.length === 0)) {
    return "js-stellar-sdk writes the tuple of nothing as an empty vec";
  }
  if (any((type) => type === "error" || type === "val")) return "js-stellar-sdk has no native value for the type";
  return undefined;
}

for (const { name, entries, spec } of [...handles, kinds]) {
  test(`encodeArguments() writes the bytes of js-stellar-sdk, but for the listed differences: ${name}`, () => {
    const sdkSpec = new contract.Spec([...entries]);
    for (const { name: method, inputs } of spec.functions.values()) {
      for (const args of fc.sample(fieldValues(spec.types, inputs), { numRuns: CALLS, seed: 7 })) {
        const ours = encodeArguments(spec, method, args);
        const expected = ours.map((value) => value.toXDR("base64"));
        assert.deepEqual(ours.map((value) => validateScVal(value)), ours.map(() => undefined));
        let found: string[] | string;
        try {
          const named = Object.fromEntries(
            inputs.map(({ name, type }) => [name, sdk(args[name], type, spec.types)]),
          );
          found = sdkSpec.funcArgsToScVals(method, named).map((value) => toBase64(Uint8Array.from(value.toXDR())));
        } catch (error) {
          found = String(error);
        }
        if (JSON.stringify(found) === JSON.stringify(expected)) {
          count("the same bytes");
          continue;
        }
        const reason = ours.some((value) => requiredProtocol(value) === NEWEST_PROTOCOL)
          ? "js-stellar-sdk does not know protocol 30"
          : /^\w{1,32}$/.test(method)
          ? reasonOf(spec.types, inputs, found)
          : "no contract can have such a function, which js-stellar-sdk reads unescaped";
        assert.ok(reason !== undefined, `${name} ${method}: ${JSON.stringify(found)} for ${JSON.stringify(expected)}`);
        count(reason);
        decodeArguments(spec, method, ours);
      }
    }
  });
}

test("encodeArguments() was compared for more than the least number of calls", () => {
  const same = counts.get("the same bytes") ?? 0;
  const all = [...counts.values()].reduce((a, b) => a + b, 0);
  assert.ok(all === (641 + 12) * CALLS && same > 0.95 * all, `${same} of ${all}`);
});
