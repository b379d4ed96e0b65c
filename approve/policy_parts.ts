/** The parts of a policy that can differ. */

/** The parts of a policy in which requests differ. */
export type RequestPart = "address" | "network" | "credentials" | "expiry" | "entries" | "call" | "rules" | "limit";

/** The parts of a policy in which transactions differ. */
export type TransactionPart =
  | "transaction"
  | "fee"
  | "source"
  | "until"
  | "memo"
  | "sequence"
  | "feeBump"
  | "operation"
  | "asset-limit";
