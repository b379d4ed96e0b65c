/** Options of JSON. */

/** Options for writing JSON. */
export interface ToJsonOptions {
  /**
   * How the 15 names are spelt in which the two differ: `"dwsa"`, the default, as the types of this library are; or
   * `"stellar"`, with `soroban` in its place, as the tools of that network spell them. Readers accept both.
   */
  readonly names?: "dwsa" | "stellar";
}
