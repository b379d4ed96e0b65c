/**
 * Sample inputs, recorded from soroban-env-host or the ledger, or created to demonstrate a danger. A test
 * compares each sample with the file in tests/vectors that `origin` names.
 */

import type { Query } from "./model/report.ts";
import samples from "./samples.json" with { type: "json" };

/** A sample input of the page. */
export interface Sample {
  /** The title of the sample. */
  readonly title: string;
  /** A one-line description. */
  readonly about: string;
  /** The file in tests/vectors and the path in it that the sample comes from. */
  readonly origin: string;
  /** The input and settings of the sample. */
  readonly query: Partial<Query>;
}

/** All samples, simplest first. */
export const SAMPLES: readonly Sample[] = samples as readonly Sample[]; // the compiler infers plain strings
