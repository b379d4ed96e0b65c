/** This library gives what the cases of tests/conformance demand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readCases } from "./_cases.ts";
import { differenceOf, run } from "./_compare.ts";
import { library } from "./runners/library.ts";

const cases = readCases();

test("there are at least 6,000 cases, each with an id of its own", () => {
  const ids = [...cases.values()].flat().map(({ id }) => id);
  assert.ok(ids.length >= 6_000);
  assert.equal(new Set(ids).size, ids.length);
});

/** What this library reads as JSON although the judge does not. */
const READS_MORE: readonly (readonly [text: RegExp, why: string])[] = [
  [/"[ui]\d+": ?\d/, "a number that is a safe integer stands for an integer of 64 bits or more"],
  [/"bytes": ?\[/, "a list of numbers stands for bytes"],
  [/"\$schema"/, "$schema is left out of every object"],
];

for (const [family, list] of cases) {
  test(`the ${list.length} cases of ${family}`, async () => {
    const found = [];
    for (const given of list) {
      const difference = differenceOf(given, await run(library, family, given));
      const isListed = family === "json-read" && difference?.kind === "accepts an invalid input" &&
        READS_MORE.some(([text]) => text.test(given.input.json));
      if (difference !== undefined && !isListed) found.push(difference);
    }
    assert.deepEqual(found, []);
  });
}

test("ten wrong expectations are found", async () => {
  const planted = [
    ["strkey", ({ expected }: { expected?: unknown }) => ({ expected: { ...expected as object, kind: "contract?" } })],
    ["ed25519", () => ({ result: "invalid" })],
    ["message", ({ expected }: { expected?: unknown }) => ({ expected: `00${String(expected).slice(2)}` })],
    ["map", () => ({ expected: "AAAAEQAAAAA=" })],
    ["value", () => ({ result: "invalid" })],
    ["contract-id", () => ({ expected: "CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD2KM" })],
    ["entry", () => ({ expected: "AAAA" })],
    ["transaction-hash", ({ expected }: { expected?: unknown }) => ({ expected: String(expected).toUpperCase() })],
    ["json-write", () => ({ expected: "void?" })],
    ["policy", () => ({ expected: { verdict: "maybe" } })],
  ] as const;
  for (const [family, change] of planted) {
    const good = cases.get(family)!.find(({ result, expected }) =>
      result === "valid" && expected !== "void" || family === "ed25519" && result === "valid"
    )!;
    assert.equal(differenceOf(good, await run(library, family, good)), undefined);
    const wrong = { ...good, ...change(good) } as typeof good;
    assert.equal(differenceOf(wrong, await run(library, family, wrong))?.id, good.id);
  }
});
