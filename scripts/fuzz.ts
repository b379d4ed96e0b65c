/**
 * Feeds damaged input to everything that decodes (the bytes of each wire type, strkeys, base64, hex, amounts,
 * signatures), and to the command.
 *
 *     deno task fuzz --runs 1000000 [--seed 7]
 *
 * Each case must be refused with a `DwsaError`, or give a value that encodes to the very input again. Anything else is
 * an error, and so is a case that takes longer than a second. The same seed gives the same cases.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import { DwsaError } from "../errors/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { randomSource } from "../tests/xdr/_random_xdr.ts";
import { type Target, targets } from "./_fuzz_targets.ts";

/** Cases that are made of one valid input: making it costs more than damaging it. */
const CASES_PER_INPUT = 10;

/** A case may take so many milliseconds. */
const LIMIT = 1000;

/** The most errors that are shown. */
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

console.log(`${runs} cases, ${targets.length} decoders, seed ${seed}`);
const start = performance.now();
for (let run = 0; run < runs;) {
  const target = targets[Math.floor(random() * targets.length)]!;
  const valid = target.valid(random);
  for (let i = 0; i < CASES_PER_INPUT && run < runs; i++, run++) {
    let input = valid;
    // The first is whole, the others have one to three things wrong.
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
if (errors.length > 0) Deno.exit(1);

async function check(target: Target, input: Uint8Array, run: number): Promise<void> {
  const kept = input.slice();
  const before = performance.now();
  const outcome = await outcomeOf(target, input);
  const ms = performance.now() - before;
  if (ms > slowest.ms) slowest = { ms, name: target.name, size: input.length };
  bytes += input.length;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const found = outcome.startsWith("ERROR")
    ? outcome
    : ms > LIMIT
    ? `took ${ms.toFixed(0)} ms`
    : equalBytes(input, kept)
    ? undefined
    : "changed its input";
  if (found !== undefined) errors.push(`case ${run}, ${target.name}: ${found}\n  ${kept.toHex()}`);
}

/** The outcome of one case in a few words. */
async function outcomeOf(target: Target, input: Uint8Array): Promise<string> {
  let again: Uint8Array;
  try {
    const result = target.recode(input);
    again = result instanceof Promise ? await result : result;
  } catch (error) {
    if (DwsaError.is(error)) return `refused: ${error.code}`;
    return `ERROR: ${error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : typeof error}`;
  }
  return equalBytes(again, input) ? "accepted, and encoded to the same again" : "ERROR: encoded to something else";
}

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  console.error(`Cannot fuzz: expected ${option} to be a whole number`);
  return Deno.exit(2);
}
