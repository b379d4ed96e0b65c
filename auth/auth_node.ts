/** A node of an entry's credentials. */

/** A place for a signature in an entry: the credentials themselves, or one of the delegates below them. */
export interface AuthNode {
  /**
   * Its path: `credentials`, or such as `credentials.delegates[0].nestedDelegates[2]`. The path of a node nested more
   * than 12 levels deep is cut in the middle.
   */
  readonly path: string;
  /** The address whose signature it is for: `G…` or `C…`. */
  readonly address: string;
  /** Whether there is a signature, right or wrong. */
  readonly present: boolean;
  /**
   * Whether it must be signed. A contract with delegates need not sign, since it can authorize through them alone. An
   * account must: the network accepts only 1 to 20 signatures of its own signers.
   */
  readonly required: boolean;
}
