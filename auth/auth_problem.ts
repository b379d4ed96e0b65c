/** Problems of an authorization entry, reported by inspection, verification and readiness checks. */

/**
 * A reason why the network can reject an authorization entry, or why it is unknown whether the network accepts the
 * entry.
 */
export interface AuthProblem {
  /**
   * The type of the problem:
   *
   * | reason | problem |
   * |---|---|
   * | `address` | the address of a node cannot sign, since it is neither an account nor a contract |
   * | `asset-creation` | the invocation creates the contract of an asset, which address credentials cannot authorize |
   * | `delegate-depth` | delegates are nested more than 98 levels deep |
   * | `delegate-duplicate` | a list of delegates repeats an address |
   * | `delegate-order` | delegates are not in ascending order of address |
   * | `expired` | the entry is no longer valid in the next ledger |
   * | `invalid` | a signature is not valid for this entry and network |
   * | `not-verified` | the signatures were not verified, since no network passphrase was passed |
   * | `signature-count` | an account has more than 20 signatures |
   * | `signature-duplicate` | an account has two signatures by one key |
   * | `signature-form` | the signature of an account is in an unsupported format |
   * | `signature-order` | the signatures of an account are not sorted by raw public key |
   * | `too-late` | the entry expires later than the network allows |
   * | `unsigned` | a required signature is missing |
   * | `value` | the network cannot decode a contract value, an address or a function name |
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
  /** The path of the node, or a path that begins with `rootInvocation`. */
  readonly path: string;
  /** The address of the node; `null` if the problem is in the invocation tree. */
  readonly address: string | null;
  /** A description of the problem, in many cases with the fix. */
  readonly message: string;
}
