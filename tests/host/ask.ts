/**
 * Asks soroban-env-host of several protocols the same questions as this library, and compares the results.
 *
 *     deno task test:host [--protocol 28,30] [--cases N] [--seed N] [--only 1,2]
 *     deno task test:host --record [--only 1,2]
 *     deno task test:host --values 40000 [--seed N] [--record]
 *
 * Asks the hosts of all protocols in tests/host/program, or of those in `--protocol`. First repeats the recorded cases:
 * a response that has changed is an error. Then asks `--cases` random cases of each host; the same seed creates the
 * same cases. The results of this library must agree with all responses, apart from the listed differences. `--record`
 * writes tests/vectors/host again.
 *
 * `--values` asks no host. It compares this library with the crate stellar-xdr on that many values of all wire types,
 * which the crate makes; with `--record`, it also writes the values that the suite repeats.
 */

// deno-lint-ignore-file no-console dwsa/no-clock-in-tests -- a program, not a test of the suite

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { isDeepStrictEqual, parseArgs } from "node:util";
import fc from "fast-check";
import { type Contracts, CONTRACTS_FILE, readContracts } from "./_contracts.ts";
import { differenceBehind, differences, makeCase } from "./_differences.ts";
import { families } from "./_families.ts";
import { agrees, type Case, type Family, requireVerdict } from "./_family.ts";
import { live, SAMPLE } from "./_loop_family.ts";
import { pageSamples } from "./_page_samples.ts";
import { build, hasCargo, type HostProgram, start } from "./_program.ts";
import { type Answer, type Question, verdictOf } from "./_questions.ts";
import {
  type Header,
  INSPECTOR_FILE,
  lockHash,
  PROTOCOLS,
  readRecords,
  type Recorded,
  type Replies,
  repliesOf,
  SAMPLE_FILE,
  writeRecords,
} from "./_records.ts";
import { makeValues, recordValues, requireSame, type WireValue } from "./_wire_values.ts";

/** The number of cases that are created at once. */
const CHUNK = 500;

/**
 * The seed of the recorded cases, the number of random cases of each family, the maximum number of recorded cases, and
 * their maximum size in characters, which is exceeded only if an outcome has no smaller case.
 */
const RECORDING = { seed: 20, cases: ({ share }: Family) => share > 10 ? 3000 : 400, chosen: 18, largest: 5_000 };

/** The maximum number of recorded values of a wire type: more for the types that most functions read. */
const recordedValuesOf = (type: string) =>
  /^(TransactionEnvelope|\w+AuthorizationEntry|TransactionMeta)$/.test(type) ? 24 : 2;

/** The maximum length of recorded XDR in base64. */
const LONGEST = 1_200;

/** The maximum number of problems of a family that are shown. */
const SHOWN = 5;

/** A running host program with its header. */
interface Host extends HostProgram {
  readonly header: Header;
}

/** A case with the results of a host. */
interface Asked extends Case {
  readonly recipe: unknown;
  readonly protocol: number;
  readonly answer: Answer;
  readonly asked: readonly (readonly [Question, Answer])[];
}

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    protocol: { type: "string", default: PROTOCOLS.join() },
    record: { type: "boolean", default: false },
    values: { type: "string" },
  },
});
const cases = count("cases", values.cases);
const seed = count("seed", values.seed);
const only = values.only?.split(",").map((number) => count("only", number));
const chosen = families.filter(({ number }) => only === undefined || only.includes(number));

if (!hasCargo()) {
  console.log("SKIPPED: cargo is not installed; the suite replays the recorded verdicts");
  process.exit(0);
}

const problems: string[] = [];
const hosts: Host[] = [];
try {
  if (values.values !== undefined) await compareValues(count("values", values.values));
  else await askHosts();
} finally {
  for (const host of hosts) host.stop();
}
for (const [number, found] of Map.groupBy(problems, (problem) => /^\w+:/.exec(problem)?.[0])) {
  for (const problem of found.slice(0, SHOWN)) console.log(problem);
  if (found.length > SHOWN) console.log(`${number} and ${found.length - SHOWN} more`);
}
process.exitCode = problems.length > 0 ? 1 : 0;

async function askHosts(): Promise<void> {
  for (const protocol of values.protocol.split(",").map((number) => count("protocol", number))) {
    const built = performance.now();
    const program = start(build(protocol));
    hosts.push({ ...program, header: await about(program) });
    console.log(`${protocol}: ${JSON.stringify(hosts.at(-1)!.header.crates)}, built in ${secondsSince(built)}`);
  }
  if (values.record) await record();
  else await compare();
}

/** Compares values of all wire types with the crate that makes them. */
async function compareValues(count: number): Promise<void> {
  const begun = performance.now();
  const chosen = new Map<string, WireValue[]>();
  for await (const value of makeValues(count, seed)) {
    const { type, xdr } = value;
    try {
      requireSame(value);
    } catch (error) {
      problems.push(`${type}: ${xdr}\n    ${error}`);
    }
    const known = chosen.get(type) ?? [];
    chosen.set(type, known);
    const isNew = xdr.length <= LONGEST && !known.some((other) => other.xdr === xdr);
    if (isNew && known.length < recordedValuesOf(type)) known.push(value);
  }
  if (values.record) recordValues([...chosen.values()].flat());
  console.log(
    `${count} values of ${chosen.size} types, seed ${seed}: ${problems.length} problems (${secondsSince(begun)})`,
  );
}

/** Asks the recorded cases again, then random ones. */
async function compare(): Promise<void> {
  await comparePageSamples(hosts[0]!);
  const occurred = new Set<string>();
  let [asked, agreed, signed, explained] = [0, 0, 0, 0];
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  console.log(`${cases} cases of each host, seed ${seed}`);
  for (const family of chosen) {
    const begun = performance.now();
    const listed = new Map<string, number>();
    let [own, same] = [0, 0];
    const look = (found: Asked) => {
      own++;
      if (agrees(found.opinion, found.answer)) return void same++;
      const difference = differenceBehind({ ...found, family: family.number });
      if (difference !== undefined) return void listed.set(difference.name, (listed.get(difference.name) ?? 0) + 1);
      addProblem(family, found);
    };
    (await askRecorded(family)).forEach(look);
    const random = Math.ceil(cases * family.share / shares);
    for (let done = 0; done < random; done += CHUNK) {
      const made = await ask(family, seedOf(seed, family, done), Math.min(CHUNK, random - done));
      made.forEach((found) => found.forEach(look));
    }
    const differ = [...listed].map(([name, count]) => `, ${count} ${name}`).join("");
    console.log(
      `${String(family.number).padStart(2)} ${family.name}: ${own} answers, ${same} agreed${differ} (${
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
  for (const { name, families, protocols } of differences) {
    const looked = chosen.some(({ number }) => families?.includes(number) ?? true) &&
      hosts.some(({ header }) => protocols?.includes(header.protocol) ?? true);
    if (looked && !occurred.has(name)) problems.push(`The listed difference "${name}" no longer occurs`);
  }
  console.log(
    `${asked} answers, ${signed} with signatures: ${agreed} agreed, ${explained} listed, ` +
      `${problems.length} problems`,
  );
}

/** Creates the samples of the inspector page again, and compares them with the recorded ones. */
async function comparePageSamples({ ask, header }: Host): Promise<void> {
  const recorded = JSON.parse(readFileSync(INSPECTOR_FILE, "utf8"));
  if (header.protocol !== recorded.header.protocol) return;
  // The host derives the nonces from a fixed seed, so the samples are the same.
  if (!isDeepStrictEqual({ header, ...await pageSamples(ask) }, recorded)) {
    problems.push("page: the samples of the inspector have changed; record them again");
  }
}

/** Returns the hosts that a family asks. */
function hostsOf({ since = 0 }: Family): Host[] {
  return hosts.filter(({ header }) => header.protocol >= since);
}

/** Asks the recorded questions again. A response that differs from the recorded one is a problem. */
async function askRecorded(family: Family): Promise<Asked[]> {
  const { headers, cases } = readRecords(family.number);
  const found: Asked[] = [];
  for (const host of hostsOf(family)) {
    const { protocol } = host.header;
    const recorded = headers.find((header) => header.protocol === protocol);
    if (!isDeepStrictEqual(recorded, host.header)) {
      problems.push(`${family.number}: recorded with other crates: ${JSON.stringify(recorded)}`);
    }
    for (const record of cases) {
      const { recipe } = record;
      const { asked } = repliesOf(record, protocol);
      const again = await askOne(family, host, recipe);
      if (!isDeepStrictEqual(again.asked.map(comparable), asked.map(comparable))) {
        const told = JSON.stringify({ protocol, recipe, asked, again: again.asked });
        problems.push(`${family.number}: a response has changed: ${told}`);
      }
      found.push(again);
    }
  }
  return found;
}

/** Removes the text of all errors except those of authorization, which are compared. */
function comparable([question, { text, ...answer }]: readonly [Question, Answer]): unknown {
  return [question, answer.type === "Auth" ? { text, ...answer } : answer];
}

/** Chooses cases of each outcome from random cases, and writes them. */
async function record(): Promise<void> {
  const oldest = hosts[0]!;
  const { contracts } = (await oldest.ask({ op: "about" })).value as { readonly contracts: Contracts };
  writeFileSync(CONTRACTS_FILE, `${JSON.stringify(contracts, undefined, 2)}\n`);
  await recordSample(oldest);
  const page = { header: oldest.header, ...await pageSamples(oldest.ask) };
  writeFileSync(INSPECTOR_FILE, `${JSON.stringify(page, undefined, 2)}\n`);
  for (const family of chosen) {
    const found = await ask(family, seedOf(RECORDING.seed, family, 0), RECORDING.cases(family));
    const outcomes = new Map<string, Recorded[]>();
    for (const made of found) {
      const replies = made.map((asked) => {
        const difference = differenceBehind({ ...asked, family: family.number })?.name;
        if (difference === undefined && !agrees(asked.opinion, asked.answer)) addProblem(family, asked);
        return { ...asked, difference };
      });
      const outcome = replies.map(({ opinion, answer, difference }) =>
        `${opinion.says} / ${verdictOf(answer)} / ${difference}`
      );
      outcomes.set(outcome.join(), [...outcomes.get(outcome.join()) ?? [], recordedOf(replies)]);
    }
    writeRecords(family.number, {
      headers: hostsOf(family).map(({ header }) => header),
      family: family.name,
      cases: choose([...outcomes.values()], family.recorded ?? RECORDING.chosen),
    });
    console.log(`${family.number} ${family.name}: ${outcomes.size} outcomes`);
  }
}

/** Creates the record of a case: the replies of the newest host, and the replies of other hosts that differ. */
function recordedOf(all: readonly (Asked & { readonly difference: string | undefined })[]): Recorded {
  const replies = all.map(({ asked, difference }): Replies => ({
    asked,
    ...(difference === undefined ? {} : { difference }),
  }));
  const newest = replies.at(-1)!;
  const isSame = (a: Replies, b: Replies) =>
    a.difference === b.difference && isDeepStrictEqual(a.asked.map(comparable), b.asked.map(comparable));
  const other = all.flatMap(({ protocol }, i) => isSame(replies[i]!, newest) ? [] : [[protocol, replies[i]!] as const]);
  return {
    recipe: all[0]!.recipe,
    ...newest,
    ...(other.length === 0 ? {} : { other: Object.fromEntries(other) }),
  };
}

/** Writes the life cycle of one call, for the demo and the documents. */
async function recordSample({ ask, header }: Host): Promise<void> {
  const { simulated, signed, transactionData, events } = await live(SAMPLE, ask);
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

/** Chooses at most `most` cases from all lists in turn, with evenly spread sizes, without the largest. */
function choose(lists: readonly Recorded[][], most: number): Recorded[] {
  const size = (recorded: Recorded) => JSON.stringify(recorded).length;
  const sorted = lists.map((list) => {
    const ordered = [...list].sort((a, b) => size(a) - size(b));
    const small = ordered.filter((recorded, i) => i === 0 || size(recorded) < RECORDING.largest);
    const step = Math.max(1, Math.floor(small.length / most));
    return small.filter((_, i) => i % step === 0);
  });
  const chosen: Recorded[] = [];
  for (let round = 0; chosen.length < most && sorted.some((list) => round < list.length); round++) {
    for (const list of sorted) if (round < list.length && chosen.length < most) chosen.push(list[round]!);
  }
  return chosen;
}

/** Asks all hosts random cases of a family. A case that cannot be created, or has no verdict, is a problem. */
async function ask(family: Family, seed: number, count: number): Promise<Asked[][]> {
  const recipes = fc.sample(family.recipes, { seed, numRuns: count });
  const found = await Promise.all(recipes.map(async (recipe) => {
    const of = await Promise.all(
      hostsOf(family).map((host) =>
        askOne(family, host, recipe).catch((error: Error) => {
          problems.push(`${family.number}: ${host.header.protocol}: ${error.message}\n    ${error.cause}`);
          return undefined;
        })
      ),
    );
    return of.filter((asked) => asked !== undefined);
  }));
  return found.filter((made) => made.length === hostsOf(family).length);
}

async function askOne(family: Family, { ask: askHost, header }: Host, recipe: unknown): Promise<Asked> {
  const asked: (readonly [Question, Answer])[] = [];
  const ask = async (question: Question) => {
    const answer = requireVerdict(await askHost(withText(question)));
    asked.push([question, answer]);
    return answer;
  };
  try {
    const made = await makeCase(family, recipe, ask);
    return { ...made, recipe, protocol: header.protocol, answer: made.answer ?? await ask(made.question), asked };
  } catch (cause) {
    throw new Error(`Family ${family.number}, ${JSON.stringify(recipe)}`, { cause });
  }
}

/** Returns a question that also requests the text of an error, which distinguishes the reasons of a verdict. */
function withText(question: Question): Question {
  return question.op === "call" ? { ...question, text: true } : question;
}

/** Returns the header of a host program. Without `--record`, other contracts than the recorded ones are a problem. */
async function about({ ask }: HostProgram): Promise<Header> {
  const { value } = await ask({ op: "about" });
  const { contracts, crates, protocol } = value as Omit<Header, "lock"> & { readonly contracts: Contracts };
  if (!values.record && !isDeepStrictEqual(contracts, readContracts())) {
    problems.push(`The contracts of protocol ${protocol} differ from the recorded ones`);
  }
  return { protocol, crates, lock: lockHash(protocol) };
}

function addProblem({ number }: Family, { protocol, recipe, opinion, answer }: Asked): void {
  const told = `this library: ${JSON.stringify(opinion)}, the host of protocol ${protocol}: ${JSON.stringify(answer)}`;
  problems.push(`${number}: ${JSON.stringify(recipe)}\n    ${told}`);
}

function seedOf(seed: number, { number }: Family, done: number): number {
  return (seed * 1_000_003 + number * 10_007 + done / CHUNK) | 0;
}

function count(name: string, text: string): number {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  console.error(`expected --${name} to be a number, got ${text}`);
  process.exit(2);
}

function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1e3).toFixed(1)} s`;
}
