/** The problems of an entry: one list for inspecting, verifying and readiness. */

/** One reason for which the network rejects an entry, or for which it cannot be known whether it will. */
export interface AuthProblem {
  /**
   * | reason | problem |
   * |---|---|
   * | `address` | an address that can never sign |
   * | `asset-creation` | the invocation creates the contract of an asset, which no address can authorize |
   * | `delegate-depth` | delegates nested more than 98 levels deep |
   * | `delegate-duplicate` | an address twice in one list of delegates |
   * | `delegate-order` | delegates that are not in ascending order of address |
   * | `expired` | the entry is no longer valid in the next ledger |
   * | `invalid` | a signature that is not valid for this entry and network |
   * | `not-verified` | the signatures were not verified, since there is no network passphrase |
   * | `signature-count` | more than 20 signatures of an account |
   * | `signature-duplicate` | two signatures of an account by one key |
   * | `signature-form` | a signature of an account in a form that accounts do not accept |
   * | `signature-order` | signatures of an account that are not sorted by raw public key |
   * | `too-late` | an expiry beyond the network's maximum lifetime of entries |
   * | `unsigned` | no signature where there must be one |
   * | `value` | a contract value, an address or a function name that the network cannot read |
   */
  readonly reason:
    | "address"
    | "asset-creation"
    | "delegate-depth"
    | "delegate-duplicate"
    | "delegate-order"
    | "expired"
    | "invalid"
    | "not-verified"
    | "signature-count"
    | "signature-duplicate"
    | "signature-form"
    | "signature-order"
    | "too-late"
    | "unsigned"
    | "value";
  /** Where it is: the path of a node, or a path that begins with `rootInvocation`. */
  readonly path: string;
  /** The address of the node; null in the invocation. */
  readonly address: string | null;
  /** The problem and its correction, as a string. */
  readonly message: string;
}
