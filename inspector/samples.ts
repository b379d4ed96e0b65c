/**
 * A sample of each kind: recorded from the network's own host, from the ledger, or made to show a danger. A test compares
 * each with the place in tests/vectors that `origin` names.
 */

import type { Question } from "./model/report.ts";
import samples from "./samples.json" with { type: "json" };

/** Something to try. */
export interface Sample {
  /** What it is. */
  readonly title: string;
  /** What one sees in it, in a line. */
  readonly about: string;
  /** Where in tests/vectors it is from. */
  readonly origin: string;
  /** What is asked. */
  readonly question: Partial<Question>;
}

/** All samples, the simplest first. */
export const SAMPLES: readonly Sample[] = samples as readonly Sample[]; // a list of texts to the compiler
