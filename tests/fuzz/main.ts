/**
 * Passes damaged input to all parsers: XDR and JSON of each wire type, strkeys, base64, hex, amounts, signatures,
 * interfaces, server responses and command lines; and calls functions with the parsed values.
 *
 *     deno task fuzz --runs 1000000 [--seed 7] [--only=TEXT]
 *     deno task fuzz --runs 1000000 --keep      # writes the shortest input of each outcome to tests/vectors/fuzz
 *
 * Each case must be rejected with an error of the library, or decode to a value that encodes to the same input.
 * Anything else is an error, and so is a case that takes more than a second of processor time in four runs, since a
 * single run can include garbage collection. The same seed creates the same cases.
 * A fifth of the valid inputs are kept inputs, if the target has any.
 */

// deno-lint-ignore-file no-console dwsa/no-deno-in-tests dwsa/no-clock-in-tests -- a program, not a test of the suite

import process from "node:process";
import { parseArgs } from "node:util";
import { equalBytes } from "../../internal/bytes.ts";
import { randomSource } from "../xdr/_random_xdr.ts";
import { outcomeOf, type Random, type Target } from "./_damage.ts";
import { readCorpus, shorter, writeCorpus } from "./_corpus.ts";
import { groups } from "./_targets.ts";

/** Number of cases for each valid input, which takes longer to create than to damage. */
const CASES_PER_INPUT = 50;

/** The time limit of a case in milliseconds of processor time. */
const LIMIT = 1000;

/** Number of repetitions of a slower case. */
const AGAIN = 3;

/** Maximum number of printed errors. */
const SHOWN = 10;

interface Slowest {
  readonly ms: number;
  readonly name: string;
  readonly size: number;
}

const { values } = parseArgs({
  args: Deno.args,
  options: {
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: "string", default: "" },
    keep: { type: "boolean" },
  },
});
const runs = wholeNumber("--runs", values.runs);
const seed = wholeNumber("--seed", values.seed);
const random = randomSource(seed);
const outcomes = new Map<string, number>();
const errors: string[] = [];
let slowest: Slowest = { ms: 0, name: "", size: 0 };
let peak = 0;
let bytes = 0;

const chosen = groups.map(({ weight, targets }) => ({
  weight,
  targets: targets.filter(({ name }) => name.includes(values.only)),
})).filter(({ targets }) => targets.length > 0);
if (chosen.length === 0) {
  console.error(`Cannot fuzz: no target has ${values.only} in its name`);
  Deno.exit(2);
}
const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
const corpus = readCorpus();
const bases = Map.groupBy(corpus.values(), ({ target }) => target);

console.log(`${runs} cases, ${chosen.flatMap(({ targets }) => targets).length} targets, seed ${seed}`);
const start = performance.now();
for (let run = 0; run < runs;) {
  const target = draw(random);
  const valid = inputFor(target, random);
  for (let i = 0; i < CASES_PER_INPUT && run < runs; i++, run++) {
    let input = valid;
    // The first case is undamaged, the others have one to three mutations.
    for (let wrong = i === 0 ? 0 : 1 + Math.floor(random() * 3); wrong > 0; wrong--) {
      input = target.damage(input, random);
    }
    await check(target, input, run);
    if (run % 1000 === 0) peak = Math.max(peak, Deno.memoryUsage().rss);
  }
}
const seconds = (performance.now() - start) / 1000;

for (const [outcome, count] of [...outcomes].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(9)}  ${outcome}`);
}
console.log(`${(bytes / 2 ** 20).toFixed(0)} MiB of input in ${seconds.toFixed(1)} s, making it included`);
console.log(`peak memory ${(peak / 2 ** 20).toFixed(0)} MiB (resident)`);
console.log(`slowest case ${slowest.ms.toFixed(1)} ms: ${slowest.name}, ${slowest.size} bytes`);
for (const error of errors.slice(0, SHOWN)) console.error(error);
console.log(`${errors.length} errors`);
if (values.keep) writeCorpus(corpus);
if (errors.length > 0) Deno.exit(1);

/** Chooses a group by weight, then one of its targets. */
function draw(random: Random): Target {
  let at = random() * total;
  const group = chosen.find(({ weight }) => (at -= weight) < 0) ?? chosen[0]!;
  return group.targets[Math.floor(random() * group.targets.length)]!;
}

/** Returns a valid input, or a kept one. */
function inputFor(target: Target, random: Random): Uint8Array {
  const list = bases.get(target.name) ?? [];
  return list.length > 0 && random() < 0.2
    ? Uint8Array.fromHex(list[Math.floor(random() * list.length)]!.input)
    : target.valid(random);
}

async function check(target: Target, input: Uint8Array, run: number): Promise<void> {
  const copy = input.slice();
  let [outcome, ms] = await timed(target, input);
  for (let again = 0; ms > LIMIT && again < AGAIN; again++) {
    const [next, time] = await timed(target, copy.slice());
    if (next !== outcome) outcome = `ERROR another outcome the second time: ${outcome}, ${next}`;
    ms = Math.min(ms, time);
  }
  if (values.keep) shorter(corpus, target.name, outcome, copy);
  if (ms > slowest.ms) slowest = { ms, name: target.name, size: input.length };
  bytes += input.length;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const found = outcome.startsWith("ERROR")
    ? outcome
    : ms > LIMIT
    ? `took ${ms.toFixed(0)} ms`
    : equalBytes(input, copy)
    ? undefined
    : "changed its input";
  if (found !== undefined) errors.push(`case ${run}, ${target.name}: ${found}\n  ${copy.toHex()}`);
}

/** Returns the outcome of an input, and the processor time in milliseconds. */
async function timed(target: Target, input: Uint8Array): Promise<[outcome: string, ms: number]> {
  const before = process.cpuUsage();
  const outcome = await outcomeOf(target, input);
  const { user, system } = process.cpuUsage(before);
  return [outcome, (user + system) / 1e3];
}

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  console.error(`Cannot fuzz: expected ${option} to be a whole number`);
  return Deno.exit(2);
}
