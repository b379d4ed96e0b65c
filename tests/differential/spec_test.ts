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
import { decodeArguments, encodeArguments } from "@dwsa/base/spec";
import { NEWEST_PROTOCOL, requiredProtocol } from "@dwsa/base/xdr";
import { contract } from "@stellar/stellar-sdk";
import { fieldValues } from "../_arbitraries/spec.ts";
import { handles, irregular, kinds } from "../spec/_specs.ts";
import { reasonOf, sdk } from "./_spec_forms.ts";

/** The number of random calls to each function. */
const CALLS = 12;

const counts = new Map<string, number>();
const count = (outcome: string) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

after(() =>
  console.log([...counts].map(([outcome, number]) => `${String(number).padStart(8)}  ${outcome}`).join("\n"))
);

for (const { name, entries, spec } of [...handles, ...irregular, kinds]) {
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
  const functions = [...handles, ...irregular, kinds].reduce((sum, { spec }) => sum + spec.functions.size, 0);
  assert.ok(functions > 900 && all === functions * CALLS && same > 0.95 * all, `${same} of ${all}`);
});
