/** The irregular interfaces of tests/vectors/spec/irregular.json: everything that the network accepted can be read. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { decodeArguments, decodeEvent, encodeArguments, type SpecEntry } from "@dwsa/base/spec";
import { fieldValues } from "../_arbitraries/spec.ts";
import { eventEncoder } from "./_events.ts";
import { irregular } from "./_specs.ts";

/** Returns the number of definitions of each name that differ in more than `doc` and `lib`. */
function definitionsOf(entries: readonly SpecEntry[], ofFunctions: boolean): Map<string, number> {
  const found = new Map<string, Set<string>>();
  for (const entry of entries) {
    if ("event_v0" in entry || "function_v0" in entry !== ofFunctions) continue;
    const [{ name }] = Object.values(entry) as [{ readonly name: string }];
    const content = JSON.stringify(entry, (key, value) => key === "doc" || key === "lib" ? "" : value);
    found.set(name, (found.get(name) ?? new Set()).add(content));
  }
  return new Map([...found].map(([name, contents]) => [name, contents.size]));
}

for (const { name, shows, spec } of irregular) {
  const samples = (fields: Parameters<typeof fieldValues>[1]) =>
    fc.sample(fieldValues(spec.types, fields), { numRuns: 3, seed: 5 });

  test(`contractSpecFromXdr() keeps all definitions of each name: ${name}, ${shows!.join(", ")}`, () => {
    for (const [all, ofFunctions] of [[spec.types, false], [spec.functions, true]] as const) {
      const counted = new Map([...all].map(([name, { also }]) => [name, 1 + (also?.length ?? 0)]));
      assert.deepEqual(counted, definitionsOf(spec.entries, ofFunctions));
    }
    const codes = new Set(spec.problems.map(({ code }) => code));
    for (const kind of shows!) {
      if (kind.startsWith("spec/")) assert.ok(codes.has(kind.split(" ")[0] as never), kind);
    }
  });

  test(`every function of the irregular interface ${name} can be called`, () => {
    for (const { name: method, inputs } of spec.functions.values()) {
      for (const args of samples(inputs)) {
        const values = encodeArguments(spec, method, args);
        const again = encodeArguments(spec, method, decodeArguments(spec, method, values));
        assert.deepEqual(again.map((value) => value.toXDR("base64")), values.map((value) => value.toXDR("base64")));
      }
    }
  });

  test(`every event of the irregular interface ${name} is decoded`, () => {
    const encode = eventEncoder(spec);
    spec.events.forEach((definition, i) => {
      for (const params of samples([...definition.topics, ...definition.data])) {
        const decoded = decodeEvent(spec, encode(i, params));
        assert.ok(decoded !== null, definition.name);
        const names = spec.events.slice(0, i + 1).map(({ name }) => name);
        const isThis = (one: { readonly name: string; readonly params: Record<string, unknown> }) =>
          names.includes(one.name) &&
          isDeepStrictEqual(one.params, Object.fromEntries(Object.keys(one.params).map((key) => [key, params[key]])));
        assert.ok([decoded, ...decoded.also ?? []].some(isThis), definition.name);
      }
    });
  });
}
