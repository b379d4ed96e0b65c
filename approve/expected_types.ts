/** The calls that a program expects. */

import type { ScVal } from "../xdr/mod.ts";

/** The one call that a signer means to approve, for {@linkcode expectInvocation}. */
export interface ExpectedInvocation {
  /** The approver: an account (`G…`) or a contract (`C…`). Not checked if absent. Not allowed in a call below. */
  readonly address?: string | undefined;
  /** The contract (`C…`) that is called. */
  readonly contract: string;
  /** The name of the function. */
  readonly function: string;
  /** All of its arguments; not checked if absent. */
  readonly args?: readonly ScVal[] | undefined;
  /** The calls that it may make, each at most once; `"none"` by default. */
  readonly subInvocations?: "none" | "any" | readonly ExpectedInvocation[] | undefined;
}
