/** Runs an asynchronous function twice at once, with a fault and an abort at each of its awaits. */

import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";

/** A run of a function. Everything that the function awaits from outside passes through {@linkcode step}. */
interface Run {
  steps: number;
  readonly failsAt: number;
  readonly abortsAt: number;
  readonly controller: AbortController;
  readonly error: Error;
  /** The clock and the random numbers of the run. */
  now: number;
  drawn: number;
  /** The state of the subject's backend in this run. */
  readonly state: Map<string, unknown>;
}

const RUNS = new AsyncLocalStorage<Run>();

/** Returns the current run. */
export function run(): Run {
  const found = RUNS.getStore();
  assert(found !== undefined, "called outside of a run");
  return found;
}

/** Settles after the other runs had a turn: returns the value, throws the fault of this await, or never after an abort. */
export async function step<T>(value: () => T | Promise<T>): Promise<T> {
  const current = run();
  const number = ++current.steps;
  await new Promise((resolve) => setTimeout(resolve));
  if (number === current.failsAt) throw current.error;
  if (number === current.abortsAt) {
    current.controller.abort(current.error);
    return await new Promise<never>(() => {});
  }
  return await value();
}

/** An asynchronous function: its name, and two runs of it that share everything a program would share. */
export interface Subject {
  readonly name: string;
  /** Whether the function accepts a signal. */
  readonly aborts: boolean;
  /** Creates what the runs share, and returns the function. Both runs are different, and both results are strings. */
  readonly make: () => (which: 0 | 1, signal: AbortSignal) => Promise<string>;
}

type Outcome = { readonly value: string } | { readonly error: unknown };

/** Starts a run, and returns its outcome and the number of its awaits. */
async function start(
  act: ReturnType<Subject["make"]>,
  which: 0 | 1,
  { failsAt = 0, abortsAt = 0 } = {},
): Promise<{ readonly outcome: Outcome; readonly steps: number; readonly error: Error }> {
  const error = new Error(`the fault at await ${failsAt + abortsAt}`);
  const controller = new AbortController();
  const state = new Map<string, unknown>();
  const current: Run = { steps: 0, failsAt, abortsAt, controller, error, now: 1_799_999_940_000, drawn: 0, state };
  const outcome = await RUNS.run(current, async (): Promise<Outcome> => {
    try {
      return { value: await act(which, controller.signal) };
    } catch (error) {
      return { error };
    }
  });
  return { outcome, steps: current.steps, error };
}

/** Throws unless two runs at once have the results that each has alone, whatever happens to the other. */
export async function assertIndependent({ name, aborts, make }: Subject): Promise<number> {
  const first = await start(make(), 0);
  const second = await start(make(), 1);
  for (const { outcome } of [first, second]) {
    if ("error" in outcome) throw outcome.error;
  }
  assert.ok(first.steps > 0, `${name} awaits nothing`);
  assert.notDeepEqual(first.outcome, second.outcome, `${name}: the runs cannot be told apart`);
  const faults = Array.from({ length: second.steps }, (_, i) => i + 1).flatMap((at) => [
    { failsAt: at },
    ...(aborts ? [{ abortsAt: at }] : []),
  ]);
  for (const fault of [{}, ...faults]) {
    const shown = `${name}, ${JSON.stringify(fault)}`;
    const act = make();
    const [one, other] = await Promise.all([start(act, 0), start(act, 1, fault)]);
    assert.deepEqual(one.outcome, first.outcome, `${shown}: the other run`);
    if ("value" in other.outcome) {
      // A fault can be harmless, for example if the request is repeated. The result is then the same.
      assert.ok(!("abortsAt" in fault), `${shown}: fulfilled after an abort`);
      assert.deepEqual(other.outcome, second.outcome, shown);
      continue;
    }
    if ("abortsAt" in fault) assert.equal(other.outcome.error, other.error, shown);
    else assert.ok(chain(other.outcome.error).length > 0 && "failsAt" in fault, shown);
  }
  return faults.length;
}

/** Returns the messages of an error and its causes. */
function chain(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...chain(error.cause)] : [];
}
