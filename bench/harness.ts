/** Measures our functions and those of other packages side by side, in one process and in turns. */

import assert from "node:assert/strict";
import { median } from "../scripts/_report.ts";

/** One piece of work; it is given the number of the iteration, and may return a promise. */
export type Work = (i: number) => unknown;

/** One piece of work, done by us and by the others. */
export interface Row {
  readonly name: string;
  readonly ours: Work;
  /** The same work done by others, by their names. */
  readonly others: Readonly<Record<string, Work>>;
  /** Makes the result of any of them comparable. Bytes, of whatever class, are comparable as they are. */
  readonly answer?: (result: unknown) => unknown;
  /** Whether the result of ours is right, for others that answer less of the question: theirs is not compared then. */
  readonly check?: (result: unknown) => void;
  /** How many times as fast as the fastest of the others we want to be. */
  readonly target?: number;
  /** What sets the limit, for docs/performance.md, where this row is slower than is wanted. */
  readonly cause?: string;
}

/** The rows of one area. */
export interface Group {
  readonly area: string;
  readonly rows: readonly Row[];
}

/** The result of one row: median times in nanoseconds, and how many times as long each of the others takes. */
export interface Result {
  readonly area: string;
  readonly name: string;
  readonly ours: number;
  readonly others: Readonly<Record<string, { readonly time: number; readonly ratio: number }>>;
  /** The ratio to the fastest of the others. */
  readonly ratio: number;
  readonly target: number | undefined;
  /** What sets the limit, if that is known. */
  readonly cause?: string;
  /** Whether the others answer less of the question. */
  readonly isMore: boolean;
}

const ROUNDS = 25;
const MILLISECONDS_PER_SAMPLE = 20;
const MILLISECONDS_OF_WARMUP = 400;

/**
 * Collects young garbage before each sample, so that none pays for the garbage of another. The tasks of the benchmarks
 * ask the engine for this function. A full collection would also drop the compiled code of classes without a live
 * instance, and each sample would time the compiler.
 */
const { gc } = globalThis as { readonly gc?: (options: { readonly type: "minor" }) => void };

/** Compares the answers, then measures in rounds: everyone once a round, each round begun by another. */
export async function measure(
  area: string,
  { name, ours, others, answer, check, target, cause }: Row,
): Promise<Result> {
  const contestants = Object.entries({ ours, ...others });
  if (check === undefined) await requireEqualAnswers(`${area}: ${name}`, contestants, answer);
  else check(await ours(0));

  const timed = [];
  for (const [who, work] of contestants) timed.push({ who, ...await warmUp(work), times: [] as number[] });
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < timed.length; turn++) {
      const { sample, iterations, times } = timed[(round + turn) % timed.length]!;
      gc?.({ type: "minor" });
      times.push((await sample(iterations)) / iterations);
    }
  }
  const [our, ...rest] = timed;
  const results = Object.fromEntries(rest.map(({ who, times }) => [who, {
    time: median(times) * 1e6,
    // Of each round by itself: when the machine is busy with something else, it is so for everyone in the round.
    ratio: median(times.map((time, round) => time / our!.times[round]!)),
  }]));
  const ratio = Math.min(...Object.values(results).map(({ ratio }) => ratio));
  const row = {
    area,
    name,
    ours: median(our!.times) * 1e6,
    others: results,
    ratio,
    target,
    isMore: check !== undefined,
  };
  return cause === undefined ? row : { ...row, cause };
}

/** A comparison of speeds says nothing unless the answers are the same: for some iterations, since rows may use `i`. */
async function requireEqualAnswers(
  name: string,
  contestants: readonly (readonly [string, Work])[],
  answer: (result: unknown) => unknown = (result) => result,
): Promise<void> {
  for (const i of [0, 1, 2, 100]) {
    let expected: unknown;
    for (const [who, work] of contestants) {
      const value = comparable(answer(await work(i)));
      if (who === "ours") expected = value;
      else assert.deepEqual(value, expected, `${name}: ours and ${who} give different answers`);
    }
  }
}

/** Bytes as plain bytes: a `Buffer` equals a `Uint8Array` of the same contents. */
function comparable(value: unknown): unknown {
  return value instanceof Uint8Array ? Uint8Array.from(value) : value;
}

/** Runs a number of iterations and returns the milliseconds that they took. */
type Sample = (iterations: number) => number | Promise<number>;

/** Lets the engine compile the work, and finds how many iterations make a sample. */
async function warmUp(
  work: Work,
): Promise<{ sample: Sample; iterations: number }> {
  const sample = work(0) instanceof Promise ? sampleOfPromises(work) : sampleOf(work);
  const end = performance.now() + MILLISECONDS_OF_WARMUP;
  let iterations = 1;
  for (;;) {
    const time = await sample(iterations);
    if (time < MILLISECONDS_PER_SAMPLE) iterations *= 2;
    else if (performance.now() > end) return { sample, iterations };
  }
}

/** Holds results, so that no engine drops a call whose result is not used. */
export let sink: unknown;

function sampleOf(work: Work): Sample {
  return (iterations) => {
    const start = performance.now();
    for (let i = 0; i < iterations; i++) sink = work(i);
    return performance.now() - start;
  };
}

function sampleOfPromises(work: Work): Sample {
  return async (iterations) => {
    const start = performance.now();
    for (let i = 0; i < iterations; i++) sink = await work(i);
    return performance.now() - start;
  };
}
