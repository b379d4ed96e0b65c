/** Nodes of an entry's credentials. */

/** A node that can carry a signature: the top-level credentials or a delegate. */
export interface AuthNode {
  /**
   * The path of the node: `credentials`, or for example `credentials.delegates[0].nestedDelegates[2]`. The path of a
   * node nested more than 12 levels deep is shortened in the middle.
   */
  readonly path: string;
  /** The address that signs: `G…` or `C…`. An address of any other type cannot sign (problem `address`). */
  readonly address: string;
  /** Whether a signature is present, valid or not. */
  readonly present: boolean;
  /**
   * Whether a signature is required. A contract with delegates need not sign, since it can authorize through its
   * delegates alone. An account must always sign: the network requires 1 to 20 signatures by its signers.
   */
  readonly required: boolean;
}
