/**
 * Asks the network's own host and our side the same questions, and compares.
 *
 *     deno task test:host [--cases N] [--seed N] [--only 1,2]
 *     deno task record:host
 *
 * First come the recorded cases: an answer that has moved is an error. Then come random ones; the same seed gives the
 * same cases. `record:host` writes tests/vectors/host anew.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { isDeepStrictEqual, parseArgs } from "node:util";
import fc from "fast-check";
import { type Contracts, CONTRACTS_FILE, readContracts } from "../tests/host/_contracts.ts";
import { differenceBehind, differences } from "../tests/host/_differences.ts";
import { families } from "../tests/host/_families.ts";
import { agrees, type Case, type Family, requireVerdict } from "../tests/host/_family.ts";
import { live, SAMPLE } from "../tests/host/_loop_family.ts";
import { pageSamples } from "../tests/host/_page_samples.ts";
import { build, hasCargo, type HostProgram, start } from "../tests/host/_program.ts";
import { type Answer, type Question, verdictOf } from "../tests/host/_questions.ts";
import {
  type Header,
  INSPECTOR_FILE,
  lockHash,
  readRecords,
  type Recorded,
  SAMPLE_FILE,
  writeRecords,
} from "../tests/host/_records.ts";

/** So many cases are made before they are asked. */
const CHUNK = 500;

/**
 * The seed of the recorded cases, of how many they are chosen, how many of them are kept, and the size of those that are
 * kept in characters, unless there are no smaller ones.
 */
const RECORDING = { seed: 20, cases: ({ share }: Family) => share > 10 ? 3000 : 400, chosen: 18, largest: 5_000 };

/** So many problems of a family are shown. */
const SHOWN = 5;

/** A case beside the host's answers. */
interface Asked extends Case {
  readonly recipe: unknown;
  readonly answer: Answer;
  readonly asked: readonly (readonly [Question, Answer])[];
}

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    record: { type: "boolean", default: false },
  },
});
const cases = count("cases", values.cases);
const seed = count("seed", values.seed);
const only = values.only?.split(",").map((number) => count("only", number));
const chosen = families.filter(({ number }) => only === undefined || only.includes(number));

if (!hasCargo()) {
  console.log("SKIPPED for want of cargo; the suite replays the recorded verdicts");
  process.exit(0);
}

const built = performance.now();
const program = build();
console.log(`built in ${secondsSince(built)}`);
const host = start(program);
const problems: string[] = [];
try {
  if (values.record) await record(host);
  else await compare(host);
} finally {
  host.stop();
}
for (const [number, found] of Map.groupBy(problems, (problem) => /^\d+:/.exec(problem)?.[0])) {
  for (const problem of found.slice(0, SHOWN)) console.log(problem);
  if (found.length > SHOWN) console.log(`${number} and ${found.length - SHOWN} more`);
}
process.exitCode = problems.length > 0 ? 1 : 0;

/** Asks the recorded cases again, then random ones. */
async function compare(host: HostProgram): Promise<void> {
  const header = await about(host);
  await comparePageSamples(host, header);
  const occurred = new Set<string>();
  let [asked, agreed, signed, explained] = [0, 0, 0, 0];
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  console.log(`${cases} cases, seed ${seed}, ${JSON.stringify(header.crates)}, protocol ${header.protocol}`);
  for (const family of chosen) {
    const begun = performance.now();
    const recorded = await askRecorded(family, host, header);
    const listed = new Map<string, number>();
    let [own, same] = [0, 0];
    const look = (found: Asked) => {
      own++;
      if (agrees(found.opinion, found.answer)) return void same++;
      const difference = differenceBehind({ ...found, family: family.number });
      if (difference !== undefined) return void listed.set(difference.name, (listed.get(difference.name) ?? 0) + 1);
      addProblem(family, found);
    };
    recorded.forEach(look);
    const random = Math.ceil(cases * family.share / shares);
    for (let done = 0; done < random; done += CHUNK) {
      (await ask(family, host, seedOf(seed, family, done), Math.min(CHUNK, random - done))).forEach(look);
    }
    const differ = [...listed].map(([name, count]) => `, ${count} ${name}`).join("");
    console.log(
      `${String(family.number).padStart(2)} ${family.name}: ${own} cases, ${same} agreed${differ} (${
        secondsSince(begun)
      })`,
    );
    for (const [name, count] of listed) {
      occurred.add(name);
      explained += count;
    }
    asked += own;
    agreed += same;
    if (family.signed) signed += own;
  }
  for (const { name, families } of differences) {
    const looked = families.some((number) => chosen.some((family) => family.number === number));
    if (looked && !occurred.has(name)) problems.push(`The listed difference "${name}" no longer occurs`);
  }
  console.log(
    `${asked} cases, ${signed} with signatures: ${agreed} agreed, ${explained} listed, ` +
      `${problems.length} problems`,
  );
}

/** Makes the samples of the inspector page again. */
async function comparePageSamples(host: HostProgram, header: Header): Promise<void> {
  const recorded = JSON.parse(readFileSync(INSPECTOR_FILE, "utf8"));
  // The host chooses a nonce for each entry by its own seed, so that all of it is the same again.
  if (!isDeepStrictEqual({ header, ...await pageSamples(host.ask) }, recorded)) {
    problems.push("page: the samples of the inspector have moved; record them again");
  }
}

/** Asks what was recorded again. What the host answers now is to be what it has answered then. */
async function askRecorded(family: Family, host: HostProgram, header: Header): Promise<Asked[]> {
  const records = readRecords(family.number);
  if (!isDeepStrictEqual(records.header, header)) {
    problems.push(`${family.number}: recorded with other crates: ${JSON.stringify(records.header)}`);
  }
  const found: Asked[] = [];
  for (const { recipe, asked } of records.cases) {
    const again = await askOne(family, host, recipe);
    if (!isDeepStrictEqual(again.asked.map(comparable), asked.map(comparable))) {
      problems.push(`${family.number}: an answer has moved: ${JSON.stringify({ recipe, asked, again: again.asked })}`);
    }
    found.push(again);
  }
  return found;
}

/** Without the texts, which are for people. */
function comparable([question, { text: _, ...answer }]: readonly [Question, Answer]): unknown {
  return [question, answer];
}

/** Chooses few of many cases, of each outcome some, and writes them. */
async function record(host: HostProgram): Promise<void> {
  const header = await about(host, true);
  await recordSample(host, header);
  const page = { header, ...await pageSamples(host.ask) };
  writeFileSync(INSPECTOR_FILE, `${JSON.stringify(page, undefined, 2)}\n`);
  for (const family of chosen) {
    const found = await ask(family, host, seedOf(RECORDING.seed, family, 0), RECORDING.cases(family));
    const outcomes = new Map<string, Recorded[]>();
    for (const made of found) {
      const difference = differenceBehind({ ...made, family: family.number })?.name;
      if (difference === undefined && !agrees(made.opinion, made.answer)) addProblem(family, made);
      const outcome = `${made.opinion.says} / ${verdictOf(made.answer)} / ${difference}`;
      const { recipe, asked } = made;
      const list = outcomes.get(outcome) ?? [];
      list.push({ recipe, asked, ...(difference === undefined ? {} : { difference }) });
      outcomes.set(outcome, list);
    }
    writeRecords(family.number, { header, family: family.name, cases: choose([...outcomes.values()]) });
    console.log(`${family.number} ${family.name}: ${outcomes.size} outcomes`);
  }
}

/** Writes the life of one call for the demo and the documents. */
async function recordSample(host: HostProgram, header: Header): Promise<void> {
  const { simulated, signed, transactionData, events } = await live(SAMPLE, host.ask);
  const sample = {
    header,
    recipe: SAMPLE,
    simulated: simulated.toXDR("base64"),
    signed: signed.toXDR("base64"),
    transactionData: transactionData.toXDR("base64"),
    events,
  };
  writeFileSync(SAMPLE_FILE, `${JSON.stringify(sample, undefined, 2)}\n`);
}

/** Some of each list in turn: spread evenly over their sizes, but for the largest. */
function choose(lists: readonly Recorded[][]): Recorded[] {
  const size = (recorded: Recorded) => JSON.stringify(recorded).length;
  const sorted = lists.map((list) => {
    const ordered = [...list].sort((a, b) => size(a) - size(b));
    const small = ordered.filter((recorded, i) => i === 0 || size(recorded) < RECORDING.largest);
    const step = Math.max(1, Math.floor(small.length / RECORDING.chosen));
    return small.filter((_, i) => i % step === 0);
  });
  const chosen: Recorded[] = [];
  for (let round = 0; chosen.length < RECORDING.chosen && sorted.some((list) => round < list.length); round++) {
    for (const list of sorted) if (round < list.length && chosen.length < RECORDING.chosen) chosen.push(list[round]!);
  }
  return chosen;
}

/** Asks random cases of a family. One that cannot be made, or has no verdict, is an error. */
async function ask(family: Family, host: HostProgram, seed: number, count: number): Promise<Asked[]> {
  const recipes = fc.sample(family.recipes, { seed, numRuns: count });
  const found = await Promise.all(recipes.map((recipe) =>
    askOne(family, host, recipe).catch((error: Error) => {
      problems.push(`${family.number}: ${error.message}\n    ${error.cause}`);
      return undefined;
    })
  ));
  return found.filter((made) => made !== undefined);
}

async function askOne(family: Family, host: HostProgram, recipe: unknown): Promise<Asked> {
  const asked: (readonly [Question, Answer])[] = [];
  const ask = async (question: Question) => {
    const answer = requireVerdict(await host.ask(values.record ? withText(question) : question));
    asked.push([question, answer]);
    return answer;
  };
  try {
    const made = await family.make(recipe, ask);
    return { ...made, recipe, answer: await ask(made.question), asked };
  } catch (cause) {
    throw new Error(`Family ${family.number}, ${JSON.stringify(recipe)}`, { cause });
  }
}

/** The question, with a wish for the text of an error. */
function withText(question: Question): Question {
  return question.op === "call" ? { ...question, text: true } : question;
}

/** What the host program rests on. With `write`, its contracts are recorded; without, they are to be those recorded. */
async function about(host: HostProgram, write = false): Promise<Header> {
  const { value } = await host.ask({ op: "about" });
  const { contracts, crates, protocol } = value as Omit<Header, "lock"> & { readonly contracts: Contracts };
  if (write) writeFileSync(CONTRACTS_FILE, `${JSON.stringify(contracts, undefined, 2)}\n`);
  else if (!isDeepStrictEqual(contracts, readContracts())) {
    problems.push("The contracts are others than those recorded");
  }
  return { protocol, crates, lock: lockHash() };
}

function addProblem({ number }: Family, { recipe, opinion, answer }: Asked): void {
  const told = `our side: ${JSON.stringify(opinion)}, the host: ${JSON.stringify(answer)}`;
  problems.push(`${number}: ${JSON.stringify(recipe)}\n    ${told}`);
}

function seedOf(seed: number, { number }: Family, done: number): number {
  return (seed * 1_000_003 + number * 10_007 + done / CHUNK) | 0;
}

function count(name: string, text: string): number {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  console.error(`Expected --${name} to be a number, got ${text}`);
  process.exit(2);
}

function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1e3).toFixed(1)} s`;
}
