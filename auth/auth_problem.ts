/** The problems of an entry, as reported by inspection, verification and readiness checks. */

/** A reason why the network rejects an entry, or why that cannot be determined. */
export interface AuthProblem {
  /**
   * | reason | problem |
   * |---|---|
   * | `address` | an address that can never sign |
   * | `asset-creation` | the invocation creates the contract of an asset, which no address can authorize |
   * | `delegate-depth` | delegates nested more than 98 levels deep |
   * | `delegate-duplicate` | a repeated address in a list of delegates |
   * | `delegate-order` | delegates that are not in ascending order of address |
   * | `expired` | the entry is no longer valid in the next ledger |
   * | `invalid` | a signature that is not valid for this entry and network |
   * | `not-verified` | the signatures were not verified, since no network passphrase was passed |
   * | `signature-count` | more than 20 signatures of an account |
   * | `signature-duplicate` | two signatures of an account by one key |
   * | `signature-form` | an account signature in an unsupported format |
   * | `signature-order` | signatures of an account that are not sorted by raw public key |
   * | `too-late` | an expiry beyond the network's maximum lifetime of entries |
   * | `unsigned` | a required signature is missing |
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
  /** The location: the path of a node, or a path that begins with `rootInvocation`. */
  readonly path: string;
  /** The address of the node; null if the problem is in the invocation tree. */
  readonly address: string | null;
  /** A description of the problem and how to fix it. */
  readonly message: string;
}
