/** The names of the policy parts that `comparePolicies()` compares. */

/**
 * The parts of policies whose differences are demonstrated with requests, or with a transaction if only transactions
 * differ.
 */
export type RequestPart =
  | "address"
  | "network"
  | "credentials"
  | "expiry"
  | "entries"
  | "call"
  | "rules"
  | "limit"
  | "logins";

/** The parts of policies whose differences are demonstrated with transactions. */
export type TransactionPart =
  | "transaction"
  | "fee"
  | "source"
  | "until"
  | "memo"
  | "sequence"
  | "feeBump"
  | "operation"
  | "asset-limit"
  | "logins";
