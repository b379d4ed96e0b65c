/** This library passes the cases of tests/conformance, and README.md contains the recorded results. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { familyOf, readCases } from "./_cases.ts";
import { CAUSES } from "./_causes.ts";
import { checkSchema, type Schema } from "./_schema.ts";
import { differenceOf, type Output } from "./_compare.ts";
import { foundOf, listOf, ownOutputs, plant, readResults, replaced, resultsOf, tableOf } from "./report.ts";

const cases = readCases();
const all = [...cases.values()].flat();
const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const outputs = new Map((await ownOutputs()).map((output): [string, Output] => [output.id, output]));
const results = readResults();

test("there are at least 6,000 cases, each with a unique id and in the file of its family", () => {
  assert.ok(all.length >= 6_000);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  for (const [family, list] of cases) for (const { id } of list) assert.equal(familyOf(id), family);
});

const schema: Schema = JSON.parse(read("case.schema.json"));

test("each case conforms to case.schema.json", () => {
  for (const one of all) assert.deepEqual(checkSchema(schema, one), [], one.id);
});

const [strkey] = cases.get("strkey")!;
const WRONG: readonly (readonly [name: string, value: unknown])[] = [
  ["no judge", { ...strkey, judge: undefined }],
  ["another result", { ...strkey, result: "maybe" }],
  ["an unknown family", { ...strkey, id: "seed-0001" }],
  ["an unknown field", { ...strkey, note: "" }],
  ["an unknown field of the input", { ...strkey, input: { strkey: "", key: "" } }],
  ["a field of another type", { ...strkey, input: { strkey: 5 } }],
  ["a missing field", { ...strkey, input: {} }],
  ["an expectation of another type", { ...strkey, expected: { kind: "contract" } }],
  ["an unknown flag", { ...strkey, flags: ["New"] }],
];
for (const [name, value] of WRONG) {
  test(`case.schema.json rejects a case with ${name}`, () => {
    assert.notDeepEqual(checkSchema(schema, JSON.parse(JSON.stringify(value))), []);
  });
}

for (const [family, list] of cases) {
  test(`the ${list.length} cases of ${family}`, () => {
    const found = resultsOf("@dwsa/base", list.map(({ id }) => outputs.get(id)!)); // throws for one without a cause
    for (const number of Object.keys(found.differences)) assert.match(CAUSES[Number(number)]!.family, /^json-/);
    assert.equal(found.answered[family], list.length);
  });
}

test("the recorded results are those of this library, and README.md and differences.md contain them", () => {
  assert.deepEqual(resultsOf("@dwsa/base", outputs.values()), results[0]);
  assert.ok(results.length >= 6);
  for (const [name, text] of [["README.md", tableOf(results)], ["differences.md", listOf(results)]] as const) {
    assert.equal(read(name), replaced(read(name), text), `${name}: run report.ts`);
  }
  const ids = new Set(all.map(({ id }) => id));
  for (const { differences } of results) for (const id of Object.values(differences).flat()) assert.ok(ids.has(id));
});

test("ten wrong expectations are found, and one of each family", () => {
  assert.equal(foundOf(outputs), 10);
  for (const [family, list] of cases) {
    const right = list.find((one) => one.result !== "acceptable" && !differenceOf(one, outputs.get(one.id)!))!;
    const [wrong] = plant([right]);
    assert.ok(differenceOf(wrong!, outputs.get(right.id)!) !== undefined, family);
  }
});

test("runners have at most 80 lines", () => {
  const runners = [
    "library.ts",
    "js_stellar_sdk.ts",
    "runner.py",
    "go/main.go",
    "java/Runner.java",
    "rust/src/main.rs",
  ];
  for (const path of runners) assert.ok(read(`runners/${path}`).trimEnd().split("\n").length <= 80, path);
});
