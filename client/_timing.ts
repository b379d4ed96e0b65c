/** Provides the clock, the timer and the random numbers of a client, and waits. */

import { attempt, wrongType } from "../internal/fault.ts";
import { randomBytes } from "../internal/random_bytes.ts";
import type { PlatformAbortSignal } from "./rpc_request.ts";
import type { Timing } from "./timing.ts";

/** The maximum default pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/** Returns the caller's functions, with the platform's functions in place of missing functions. */
export function readTiming({ sleep, now, random }: Timing): Required<Readonly<Clock>> {
  for (const [name, value] of Object.entries({ sleep, now, random })) {
    if (value !== undefined && typeof value !== "function") {
      throw wrongType(`options.${name}`, "a function", value);
    }
  }
  return {
    sleep: sleep ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
    now: now ?? (() => Date.now()),
    random: random ?? ((length) => attempt("draw random bytes", () => randomBytes(length, "keys/no-randomness"))),
  };
}

/** The functions of {@linkcode Timing}, none of which is absent. */
export interface Clock {
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  readonly now: () => number;
  readonly random: (length: number) => Uint8Array;
}

/**
 * Returns the pause before the next attempt in milliseconds: 250 to 500 at first, then doubled each time, up to
 * {@linkcode LONGEST_PAUSE}.
 */
export function pauseBefore(attempt: number, { random }: Clock): number {
  const longest = Math.min(LONGEST_PAUSE, 500 * 2 ** Math.min(attempt, 10));
  return longest * (0.5 + (random(8)[0] ?? 0) / 512);
}

/** Throws if the option `signal` is present and not an `AbortSignal`. */
export function readSignal(signal: unknown, name = "options.signal"): void {
  if (signal === undefined || typeof Object(signal).addEventListener === "function") return;
  throw wrongType(name, "an AbortSignal", signal);
}

/** Throws the abort reason of a signal that is aborted. */
export function throwIfAborted(signal: PlatformAbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason;
}

/** Settles like `promise`, or rejects with the abort reason if the signal is aborted first. */
export async function untilAborted<T>(promise: Promise<T>, signal: PlatformAbortSignal | undefined): Promise<T> {
  if (signal === undefined) return await promise;
  let stop!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener("abort", stop);
  try {
    if (signal.aborted) stop();
    return await Promise.race([aborted, promise]); // race() also handles a later rejection of `promise`
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
