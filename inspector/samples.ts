/** A sample of each type: recorded from soroban-env-host, from the ledger, or created to show a danger. A test compares each with the file in tests/vectors that `origin` names.
 */

import type { Question } from "./model/report.ts";
import samples from "./samples.json" with { type: "json" };

/** A sample. */
export interface Sample {
  /** Its title. */
  readonly title: string;
  /** A one-line description. */
  readonly about: string;
  /** Its source in tests/vectors. */
  readonly origin: string;
  /** Its question. */
  readonly question: Partial<Question>;
}

/** All samples, simplest first. */
export const SAMPLES: readonly Sample[] = samples as readonly Sample[]; // the compiler infers plain strings
