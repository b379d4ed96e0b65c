/** Options for writing JSON. */

/** Options for writing JSON. */
export interface ToJsonOptions {
  /**
   * The spelling of the 15 names that differ between this library and Stellar: `"dwsa"` (the default), as in the types
   * of this library, or `"stellar"`, with `soroban` instead of `dwsa`, as in Stellar's tools. Parsers accept both.
   */
  readonly names?: "dwsa" | "stellar";
}
