/**
 * Compares the output of runners with the expected results, and writes results.jsonl, the table of README.md and
 * differences.md. Without arguments, it rewrites the documents from results.jsonl.
 *
 *     cat tests/conformance/cases/*.jsonl | python tests/conformance/runners/runner.py > python.jsonl
 *     deno run --allow-read --allow-write tests/conformance/report.ts "py-stellar-base 16.1.1=python.jsonl" …
 *
 * `--plant` first makes an expectation wrong in ten cases that each runner has right, and says how many were found.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { type Case, familyOf, readCases } from "./_cases.ts";
import { type Cause, CAUSES, UNKNOWN_FLAGS } from "./_causes.ts";
import { type Difference, differenceOf, type Output } from "./_compare.ts";
import { library } from "./runners/library.ts";
import { answer } from "./runners/_runner.ts";

/** The results of an implementation: the number of supported cases in each family, and the differences. */
export interface Results {
  readonly name: string;
  readonly answered: Readonly<Record<string, number>>;
  /** Number of rejected cases of protocols that the implementation does not support. */
  readonly newer: number;
  /** The cases of each cause, shortest first, by the index of the cause in `CAUSES`. */
  readonly differences: Readonly<Record<number, readonly string[]>>;
}

const cases: ReadonlyMap<string, readonly Case[]> = readCases();
const all: ReadonlyMap<string, Case> = new Map([...cases.values()].flat().map((one) => [one.id, one]));
const OWN = "@dwsa/base";

/** Returns the index of a difference's cause in `CAUSES`; -1 if there is none. */
function causeOf(name: string, one: Case, difference: Difference, output: Output): number {
  const [of] = name.split(" ");
  const text = [one.reason, JSON.stringify(one.input), "error" in output ? output.error : JSON.stringify(output.value)];
  return CAUSES.findIndex((cause) =>
    cause.of === of && cause.family === familyOf(one.id) && cause.difference === difference &&
    (cause.match?.test(text.join(" ")) ?? true)
  );
}

/** Summarizes the output of an implementation. Throws for a difference without a cause. */
export function resultsOf(name: string, outputs: Iterable<Output>): Results {
  const answered: Record<string, number> = {};
  const differences: Record<number, string[]> = {};
  const unknown: string[] = [];
  let newer = 0;
  for (const output of outputs) {
    const one = all.get(output.id)!;
    const family = familyOf(one.id);
    answered[family] = (answered[family] ?? 0) + 1;
    const difference = differenceOf(one, output);
    if (difference === undefined) continue;
    if (UNKNOWN_FLAGS[name.split(" ")[0]!]?.some((flag) => one.flags.includes(flag))) {
      newer++;
      continue;
    }
    const cause = causeOf(name, one, difference, output);
    if (cause < 0) unknown.push(`${one.id} ${difference}: ${JSON.stringify(output).slice(0, 200)}`);
    (differences[cause] = differences[cause] ?? []).push(one.id);
  }
  if (unknown.length > 0) throw new Error(`Differences of ${name} without a cause:\n${unknown.join("\n")}`);
  const length = (id: string) => JSON.stringify(all.get(id)!.input).length;
  for (const ids of Object.values(differences)) ids.sort((a, b) => length(a) - length(b) || (a < b ? -1 : 1));
  return { name, answered, newer, differences };
}

/** Returns the table of README.md. */
export function tableOf(results: readonly Results[]): string {
  const rows = [...cases].map(([family, list]) => {
    const cells = results.map(({ answered, differences }) => {
      const count = answered[family] ?? 0;
      const ids = Object.values(differences).flat().filter((id) => familyOf(id) === family);
      return count === 0 ? "–" : count === list.length ? `${ids.length}` : `${ids.length} of ${count}`;
    });
    return [family, `${list.length}`, ...cells];
  });
  const newer = ["newer protocol", "", ...results.map(({ newer }) => `${newer}`)];
  return table([["family", "cases", ...results.map(({ name }) => name)], ...rows, newer]);
}

/** Returns the list of differences.md. */
export function listOf(results: readonly Results[]): string {
  return results.filter(({ differences }) => Object.keys(differences).length > 0).map(({ name, differences }) => {
    const found = Object.entries(differences).map(([number, ids]) => {
      const { family, difference, cause, rule, smallest, seen }: Cause = CAUSES[Number(number)]!;
      return [
        `### \`${family}\`: ${cause}\n`,
        wrapped(`${casesText(ids)}: the implementation ${WORDS[difference]}. ${rule}`),
        wrapped(`Minimal example: ${smallest}`),
        `\`\`\`text\n${seen}\n\`\`\`\n`,
      ].join("\n");
    });
    return `## ${name}\n\n${found.join("\n")}`;
  }).join("\n");
}

/** Formats the number of cases, and the ID of the shortest. */
function casesText(ids: readonly string[]): string {
  return ids.length === 1 ? `1 case (\`${ids[0]}\`)` : `${ids.length} cases (the shortest is \`${ids[0]}\`)`;
}

/** Wraps a paragraph at 120 characters, like `deno fmt`. */
function wrapped(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= 120) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return `${lines.join("\n")}\n`;
}

const WORDS: Readonly<Record<Difference, string>> = {
  accepts: "accepts an invalid input",
  rejects: "rejects a valid input",
  differs: "returns a different result",
};

/** Formats a Markdown table like `deno fmt`. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) =>
    `| ${row.map((cell, i) => i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)).join(" | ")} |`
  );
  const rule = `| ${widths.map((width, i) => i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`).join(" | ")} |`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

/** Replaces the text between the markers of a document. */
export function replaced(text: string, between: string): string {
  return text.replace(
    /(<!-- results:start -->\n)[^]*(<!-- results:end -->)/,
    (_, a, b) => `${a}\n${between.trim()}\n\n${b}`,
  );
}

/** Returns copies of cases with wrong expectations: for every other case, the opposite verdict if possible. */
export function plant(given: readonly Case[]): Case[] {
  return given.map((one, i): Case => {
    const { expected: _, ...rest } = one;
    if (one.result === "invalid") return { ...rest, result: "valid" };
    return i % 2 === 0 || one.expected === undefined ? { ...rest, result: "invalid" } : { ...one, expected: "another" };
  });
}

/** Returns how many of ten planted wrong expectations, from as many families as possible, are found. */
export function foundOf(outputs: ReadonlyMap<string, Output>): number {
  const right = [...all.values()].filter((one) => {
    const output = outputs.get(one.id);
    return output !== undefined && one.result !== "acceptable" && differenceOf(one, output) === undefined;
  });
  const step = Math.floor(right.length / 10);
  const wrong = plant(Array.from({ length: 10 }, (_, i) => right[i * step]!));
  return wrong.filter((one) => differenceOf(one, outputs.get(one.id)!) !== undefined).length;
}

/** Returns the output of this library for all cases. */
export async function ownOutputs(): Promise<Output[]> {
  const outputs: Output[] = [];
  for (const one of all.values()) outputs.push((await answer(library, one))!);
  return outputs;
}

/** Reads the recorded results. */
export function readResults(): Results[] {
  const lines = readFileSync(new URL("results.jsonl", import.meta.url), "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

if (import.meta.main) {
  const given = process.argv.slice(2);
  const results = given.length === 0 ? readResults() : [];
  const files = given.filter((argument) => argument !== "--plant").map((argument) => argument.split("="));
  for (const [name, path] of given.length === 0 ? [] : [[OWN, ""], ...files] as [string, string][]) {
    const outputs: Output[] = name === OWN
      ? await ownOutputs()
      : readFileSync(path, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
    if (given.includes("--plant")) {
      console.log(`${name}: ${foundOf(new Map(outputs.map((output) => [output.id, output])))} of 10 found`);
    }
    results.push(resultsOf(name, outputs));
  }
  const write = (name: string, change: (text: string) => string) => {
    const file = new URL(name, import.meta.url);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  const lines = results.map((result) => `${JSON.stringify(result)}\n`);
  writeFileSync(new URL("results.jsonl", import.meta.url), lines.join(""));
  write("README.md", (text) => replaced(text, tableOf(results)));
  write("differences.md", (text) => replaced(text, listOf(results)));
}
