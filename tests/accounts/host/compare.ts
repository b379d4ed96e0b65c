/**
 * Compares this library with the published contracts of OpenZeppelin accounts, which run natively on soroban-env-host.
 *
 *     deno run -A tests/accounts/host/compare.ts [--cases N] [--trees N] [--seed N] [--record]
 *
 * Runs the vectors, the recorded cases, the given number of random cases of each version, and the given number of
 * random trees, whose contexts and payloads are compared. `--record` runs the vectors, and then replaces
 * tests/vectors/accounts/host.json. Needs cargo.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { hasCargo, start } from "../../host/_program.ts";
import { generate, type Question, type Version } from "../_generated.ts";
import {
  HOST_FILE,
  isSameTree,
  questionHash,
  readRecorded,
  type Recorded,
  type RecordedTree,
  treeOf,
} from "../_recorded.ts";
import { type Payloads, readVectors } from "../_vectors.ts";
import { disagreement } from "../_verdicts.ts";

/** The result of a program. */
interface Answer {
  readonly accepted: boolean;
  readonly errors: readonly string[];
  /** The inputs of recorder contracts: payloads in hexadecimal, and contexts as base64 of their XDR. */
  readonly recorded: readonly (readonly [payload: string, contexts: string])[];
}

type Ask = (question: Question) => Promise<Answer>;

/** The number of recorded cases and trees of each version. */
const RECORDED = { cases: 300, trees: 300 };

const VERSIONS: readonly Version[] = ["0.7", "0.8"];
const CRATES: { readonly [V in Version]: string } = { "0.7": "0.7.2", "0.8": "0.8.0" };

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "500" },
    trees: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    record: { type: "boolean", default: false },
  },
});
const [cases, trees, seed] = [values.cases, values.trees, values.seed].map((text) => {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  console.error(`Expected a number, got ${text}`);
  return process.exit(2);
}) as [number, number, number];

if (!hasCargo()) {
  console.log("SKIPPED, since cargo is missing; the suite replays the recorded verdicts");
  process.exit(0);
}

const problems: string[] = [];
const programs = VERSIONS.map((version) => ({ version, ...start(build(version)) }));
try {
  for (const { version, ask } of programs) {
    const askVersion = ask as unknown as Ask; // the program has its own types of questions and results
    await askVectors(version, askVersion);
    if (values.record) await record(version, askVersion);
    else {
      await askRecorded(version, askVersion);
      await askCases(version, askVersion);
    }
    await askTrees(version, askVersion);
  }
} finally {
  for (const { stop } of programs) stop();
}
for (const problem of problems.slice(0, 20)) console.log(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Builds the program of a version, and returns its path. */
function build(version: Version): string {
  const cache = process.env.XDG_CACHE_HOME || join(process.env.HOME ?? process.env.USERPROFILE ?? ".", ".cache");
  const target = process.env.ACCOUNT_PROGRAM_TARGET || join(cache, "dwsa-account-program");
  const cwd = fileURLToPath(new URL(`${version}/`, import.meta.url));
  const { status } = spawnSync("cargo", ["build", "--locked", "--quiet", "--target-dir", target], {
    cwd,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`Cannot build the program of ${version}`);
  const name = `account-program-${version.replace(".", "-")}`;
  return join(target, "debug", process.platform === "win32" ? `${name}.exe` : name);
}

/** Runs the vectors again. */
async function askVectors(version: Version, ask: Ask): Promise<void> {
  const { world, cases } = readVectors<Payloads & { readonly world: Omit<Question, "rules" | "call" | "auth"> }>(
    "payloads.json",
  );
  let asked = 0;
  for (const { name, crate, rules = [], call, auth, verdict, contracts = [], laterLedger } of cases) {
    if (crate !== CRATES[version]) continue;
    asked++;
    const { accepted, errors } = await ask({
      ...world,
      contracts: [...world.contracts, ...contracts],
      rules,
      call,
      auth,
      ...(laterLedger === undefined ? {} : { laterLedger }),
    });
    if (accepted === verdict.accepted && errors.join() === verdict.errors.join()) continue;
    problems.push(`${name}: ${accepted}, ${errors.join()}`);
  }
  console.log(`${version}: ${asked} vectors`);
}

/** Runs random cases. */
async function askCases(version: Version, ask: Ask): Promise<void> {
  const tamperings = new Map<string, number>();
  let accepted = 0;
  for (let i = 0; i < cases; i++) {
    const given = await generate(version, seedOf(i));
    const answer = await ask(given.question);
    const wrong = disagreement(version, given, answer.accepted);
    if (wrong !== undefined) problems.push(`${version}, seed ${seedOf(i)}: ${wrong}; ${answer.errors.join(", ")}`);
    tamperings.set(given.tampering, (tamperings.get(given.tampering) ?? 0) + 1);
    accepted += Number(answer.accepted);
  }
  console.log(`${version}: ${cases} cases, ${accepted} accepted, ${tamperings.size} kinds of tampering`);
}

/** Compares the contexts and payloads of random trees. */
async function askTrees(version: Version, ask: Ask): Promise<void> {
  let [nodes, largest] = [0, 0];
  const count = values.record ? 0 : trees;
  for (let i = 0; i < count; i++) {
    const tree = treeOf(version, seedOf(i));
    const { recorded: [first] } = await ask(tree.question);
    if (first === undefined || !isSameTree(tree, first)) problems.push(`${version}, tree of seed ${seedOf(i)}`);
    nodes += tree.contexts;
    largest = Math.max(largest, tree.contexts);
  }
  console.log(`${version}: ${count} trees, ${nodes} contexts, at most ${largest}`);
}

function seedOf(i: number): number {
  return seed * 1_000_003 + i;
}

/** Runs the recorded cases again. The contracts must return the recorded results. */
async function askRecorded(version: Version, ask: Ask): Promise<void> {
  const recorded = readRecorded()[version];
  if (recorded.lock !== lockHash(version)) problems.push(`${version}: recorded with another Cargo.lock`);
  for (const { seed, accepted, errors } of recorded.cases) {
    const answer = await ask((await generate(version, seed)).question);
    if (answer.accepted !== accepted || answer.errors.join() !== errors) {
      problems.push(`${version}, recorded case ${seed}: ${answer.accepted}, ${answer.errors.join()}`);
    }
  }
  console.log(`${version}: ${recorded.cases.length} recorded cases`);
}

/** Writes the results of the first cases and trees to the file of recorded results. */
async function record(version: Version, ask: Ask): Promise<void> {
  const all: Recorded["cases"][number][] = [];
  for (let seed = 1; seed <= RECORDED.cases; seed++) {
    const given = await generate(version, seed);
    const { accepted, errors } = await ask(given.question);
    const wrong = disagreement(version, given, accepted);
    if (wrong !== undefined) problems.push(`${version}, recorded case ${seed}: ${wrong}; ${errors.join()}`);
    all.push({ seed, question: questionHash(given.question), accepted, errors: errors.join() });
  }
  const recordedTrees: RecordedTree[] = [];
  for (let seed = 1; seed <= RECORDED.trees; seed++) {
    const { recorded: [first] } = await ask(treeOf(version, seed).question);
    const [payload, contexts] = first!;
    recordedTrees.push({ seed, payload, contexts: createHash("sha256").update(contexts).digest("hex") });
  }
  const recorded = readRecorded();
  const own: Recorded = { crate: CRATES[version], lock: lockHash(version), cases: all, trees: recordedTrees };
  const lines = Object.entries({ ...recorded, [version]: own }).map(([name, { crate, lock, cases, trees }]) => {
    const rows = (list: readonly unknown[]) => list.map((row) => JSON.stringify(row)).join(",\n");
    return `"${name}": {\n"crate": "${crate}",\n"lock": "${lock}",\n"cases": [\n${rows(cases)}\n],\n"trees": [\n${
      rows(trees)
    }\n]\n}`;
  });
  writeFileSync(HOST_FILE, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${version}: ${all.length} cases and ${recordedTrees.length} trees recorded`);
}

function lockHash(version: Version): string {
  return createHash("sha256").update(readFileSync(new URL(`${version}/Cargo.lock`, import.meta.url))).digest("hex");
}
