/**
 * Compares what runners have printed with what the cases demand, and prints the table of README.md:
 *
 *     deno run --allow-read tests/conformance/report.ts "py-stellar-base 16.1.1=python.jsonl" …
 *
 * This library is asked in this process. `--show` prints each difference.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { readFileSync } from "node:fs";
import process from "node:process";
import { type Case, type FamilyName, type Output, readCases } from "./_cases.ts";
import { type Difference, differenceOf, run } from "./_compare.ts";
import { library } from "./runners/library.ts";

const cases = readCases();
const given = process.argv.slice(2);
const columns = given.filter((argument) => argument !== "--show").map((argument) =>
  argument.split("=") as [string, string]
);

/** How an implementation does in a family: the number of differences, or that it has no such function. */
type Result = readonly Difference[] | undefined;

async function askLibrary(family: FamilyName, list: readonly Case[]): Promise<Result> {
  const found = [];
  for (const one of list) found.push(differenceOf(one, await run(library, family, one)));
  return found.filter((difference) => difference !== undefined);
}

function readOutputs(path: string): ReadonlyMap<string, Output> {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return new Map(lines.map((line) => JSON.parse(line) as Output & { id: string }).map((row) => [row.id, row]));
}

const outputs = columns.map(([name, path]) => [name, readOutputs(path)] as const);
console.log(`| family | cases | @dwsa/base | ${columns.map(([name]) => name).join(" | ")} |`);
console.log(`| --- | --: |${" --: |".repeat(columns.length + 1)}`);
for (const [family, list] of cases) {
  const results = [await askLibrary(family, list)];
  for (const [, rows] of outputs) {
    const isThere = list.some(({ id }) => rows.has(id));
    results.push(
      isThere ? list.map((one) => differenceOf(one, rows.get(one.id)!)).filter((d) => d !== undefined) : undefined,
    );
  }
  console.log(`| ${family} | ${list.length} | ${results.map((result) => result?.length ?? "–").join(" | ")} |`);
  if (!given.includes("--show")) continue;
  for (const [i, result] of results.entries()) {
    for (const { id, kind, output } of result ?? []) {
      const { input, flags, reason } = list.find((one) => one.id === id)!;
      console.log(`    ${["@dwsa/base", ...columns.map(([name]) => name)][i]}: ${id} ${kind} [${flags}] ${reason}`);
      console.log(`        ${JSON.stringify(input).slice(0, 300)} -> ${JSON.stringify(output)?.slice(0, 200)}`);
    }
  }
}
