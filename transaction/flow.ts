/**
 * An amount of a token that leaves or enters the balance of an address, summed over a whole request: the result of
 * `flowsOf`.
 */
export interface Flow {
  /** The address, `G…` or `C…`. */
  readonly address: string;
  /** Whether the amount leaves (`out`) or enters (`in`) the balance. */
  readonly direction: "out" | "in";
  /** `later` for what others can take afterwards: offers and allowances. */
  readonly when: "now" | "later";
  /**
   * The token: `native`, `CODE:G…`, a contract `C…`, the shares `L…` of a pool, an asset of a pool that the request
   * does not name (`L…:a`, `L…:b`), or a claimable balance `B…`. An asset and its contract have the same name: that of
   * the asset.
   */
  readonly token: string;
  /** The amount in base units, as a decimal string; `null` if the bound is `all` or `unknown`. */
  readonly amount: string | null;
  /**
   * How the amount limits what really moves. `all` is the whole balance, and `unlimited` is an allowance that
   * effectively has no limit.
   */
  readonly bound: "exact" | "at-most" | "at-least" | "all" | "unlimited" | "unknown";
  /** The last ledger in which the amount can still be taken, by the holder of an entry or of an allowance. */
  readonly until?: number;
  /** The paths of the statements that the amount sums, such as `operations[0]`, in order. */
  readonly paths: readonly string[];
}
