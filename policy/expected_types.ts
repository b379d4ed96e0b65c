/** Types of expected calls. */

import type { ScVal } from "../xdr/mod.ts";

/** The expected call for {@linkcode expectInvocation}. */
export interface ExpectedInvocation {
  /**
   * The approver: an account (`G…`) or a contract (`C…`). If absent, {@linkcode expectInvocation} does not check it.
   * Not allowed in sub-invocations.
   */
  readonly address?: string | undefined;
  /** The called contract (`C…`). */
  readonly contract: string;
  /** The function name. */
  readonly function: string;
  /** The expected arguments; not checked if absent. */
  readonly args?: readonly ScVal[] | undefined;
  /** The allowed sub-invocations, each at most once; `"none"` by default. */
  readonly subInvocations?: "none" | "any" | readonly ExpectedInvocation[] | undefined;
}
