/** Measures our functions and those of other packages alternately, in one process. */

import assert from "node:assert/strict";

/** A unit of work; receives the iteration index and may return a promise. */
export type Work = (i: number) => unknown;

/** Work that another program runs and times. */
export interface Program {
  /** Its result. */
  readonly result: unknown;
  readonly sample: Sample;
}

/** A unit of work, done by this library and by the others. */
export interface Row {
  readonly name: string;
  readonly ours: Work;
  /** The same work done by other packages, by name. */
  readonly others: Readonly<Record<string, Work | Program>>;
  /** Converts each result to a comparable value. Bytes of any class need no conversion. */
  readonly answer?: (result: unknown) => unknown;
  /** Checks our result if the other packages do only part of the work, so their results cannot be compared. */
  readonly check?: (result: unknown) => void;
  /** Target speedup over the fastest of the others. */
  readonly target?: number;
}

/** Rows of one area. */
export interface Group {
  readonly area: string;
  readonly rows: readonly Row[];
}

/** Result of one row: median times in nanoseconds, and the time ratio of each of the others. */
export interface Result {
  readonly area: string;
  readonly name: string;
  readonly ours: number;
  readonly others: Readonly<Record<string, { readonly time: number; readonly ratio: number }>>;
  /** Ratio to the fastest of the others. */
  readonly ratio: number;
  readonly target: number | undefined;
  /** Whether the others do only part of the work. */
  readonly isMore: boolean;
}

const ROUNDS = 15;
const MILLISECONDS_PER_SAMPLE = 20;
const MILLISECONDS_OF_WARMUP = 400;

/**
 * Collects young garbage before each sample, so no sample pays for the garbage of another. The benchmark tasks
 * enable this engine function. A full collection would also drop the compiled code of classes without a live
 * instance, and each sample would then time the compiler.
 */
const { gc } = globalThis as { readonly gc?: (options: { readonly type: "minor" }) => void };

/** Compares the results, then measures in rounds: each package once per round, in rotating order. */
export async function measure(
  area: string,
  { name, ours, others, answer, check, target }: Row,
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
    // Ratios are per round: other load on the machine affects every package in a round equally.
    ratio: median(times.map((time, round) => time / our!.times[round]!)),
  }]));
  const ratio = Math.min(...Object.values(results).map(({ ratio }) => ratio));
  return {
    area,
    name,
    ours: median(our!.times) * 1e6,
    others: results,
    ratio,
    target,
    isMore: check !== undefined,
  };
}

/** Checks that all packages return the same results, for several iterations, since rows may use `i`. */
async function requireEqualAnswers(
  name: string,
  contestants: readonly (readonly [string, Work | Program])[],
  answer: (result: unknown) => unknown = (result) => result,
): Promise<void> {
  for (const i of [0, 1, 2, 100]) {
    let expected: unknown;
    for (const [who, work] of contestants) {
      const value = comparable(answer(typeof work === "function" ? await work(i) : work.result));
      if (who === "ours") expected = value;
      else assert.deepEqual(value, expected, `${name}: ours and ${who} return different results`);
    }
  }
}

/** Converts bytes to plain bytes, so a `Buffer` equals a `Uint8Array` with the same contents. */
function comparable(value: unknown): unknown {
  return value instanceof Uint8Array ? Uint8Array.from(value) : value;
}

/** Runs a number of iterations and returns their processor time in milliseconds. */
export type Sample = (iterations: number) => number | Promise<number>;

/** Warms up the engine and determines the number of iterations per sample. */
async function warmUp(
  work: Work | Program,
): Promise<{ sample: Sample; iterations: number }> {
  const sample = typeof work !== "function"
    ? work.sample
    : work(0) instanceof Promise
    ? sampleOfPromises(work)
    : sampleOf(work);
  const end = performance.now() + MILLISECONDS_OF_WARMUP;
  let iterations = 1;
  for (;;) {
    const time = await sample(iterations);
    if (time < MILLISECONDS_PER_SAMPLE) iterations *= 2;
    else if (performance.now() > end) return { sample, iterations };
  }
}

/** Stores results, so engines do not eliminate calls with unused results. */
export let sink: unknown;

/**
 * Returns the processor time of all threads in milliseconds, garbage collection included. Unlike wall-clock time, it
 * does not depend on other load on the machine.
 */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

function sampleOf(work: Work): Sample {
  return (iterations) => {
    const start = processorTime();
    for (let i = 0; i < iterations; i++) sink = work(i);
    return processorTime() - start;
  };
}

function sampleOfPromises(work: Work): Sample {
  return async (iterations) => {
    const start = processorTime();
    for (let i = 0; i < iterations; i++) sink = await work(i);
    return processorTime() - start;
  };
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
