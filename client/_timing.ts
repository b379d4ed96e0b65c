/** The clock, the timer and the random numbers of a client, and how it waits. */

import { wrongType } from "../internal/describe.ts";
import { randomBytes } from "../internal/random_bytes.ts";
import type { PlatformAbortSignal } from "./rpc_request.ts";
import type { Timing } from "./timing.ts";

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/** The functions that the caller passed, and those of the platform for the others. */
export function readTiming(action: string, { sleep, now, random }: Timing): Required<Readonly<Clock>> {
  for (const [name, value] of Object.entries({ sleep, now, random })) {
    if (value !== undefined && typeof value !== "function") throw wrongType(action, name, "a function", value);
  }
  return {
    sleep: sleep ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
    now: now ?? (() => Date.now()),
    random: random ?? ((length) => randomBytes(length, "keys/no-randomness", "draw random bytes")),
  };
}

/** All functions of {@linkcode Timing}. */
export interface Clock {
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  readonly now: () => number;
  readonly random: (length: number) => Uint8Array;
}

/** The pause before the next attempt: from 250 to 500 ms after the first one, doubled each time up to {@linkcode LONGEST_PAUSE}. */
export function pauseBefore(attempt: number, { random }: Clock): number {
  const longest = Math.min(LONGEST_PAUSE, 500 * 2 ** Math.min(attempt, 10));
  return longest * (0.5 + (random(8)[0] ?? 0) / 512);
}

/** Throws the reason of a signal that has ended the work. */
export function throwIfAborted(signal: PlatformAbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason;
}

/** The promise, or the reason of the signal if that comes first. */
export async function untilAborted<T>(promise: Promise<T>, signal: PlatformAbortSignal | undefined): Promise<T> {
  if (signal === undefined) return await promise;
  let stop!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener("abort", stop);
  try {
    throwIfAborted(signal);
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
