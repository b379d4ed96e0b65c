/**
 * A sample of each kind: recorded from the network's own host, from a server or from the ledger. A test compares each with
 * the place in tests/vectors that `origin` names.
 */

import type { Question } from "./model/report.ts";
import samples from "./samples.json" with { type: "json" };

/** Something to try. */
export interface Sample {
  /** What it is, for people. */
  readonly name: string;
  /** Where in tests/vectors it is from. */
  readonly origin: string;
  /** The same of what it is compared with. */
  readonly other?: string;
  /** What is asked. */
  readonly question: Partial<Question>;
}

/** All samples, the simplest first. */
export const SAMPLES: readonly Sample[] = samples as readonly Sample[]; // a list of texts to the compiler
