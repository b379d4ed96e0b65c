/**
 * Which of the two engines does the work. They differ in speed, never in a verdict or a signature.
 */

import { fallback } from "./fallback.ts";
import { findNative } from "./native.ts";
import type { Engine } from "./types.ts";

let chosen: Engine | undefined;

/** The engine of this process: found on first use, never at import, and then kept. */
export function engine(): Engine {
  return chosen ??= findNative() ?? fallback;
}

/** For tests only: sets the engine, or with `undefined` makes the next call look for one again. */
export function useEngine(next: Engine | undefined): void {
  chosen = next;
}
