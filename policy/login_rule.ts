/**
 * A rule for logins. All values must be equal. `addresses` of the policy must contain the account that logs in (`G…` of a
 * muxed account), or, if the policy is that of a wallet's backend, the account of `clientDomain` that signs.
 */
export interface LoginRule {
  /** The domain of the service. */
  readonly homeDomain: string;
  /** The domain of the server; a challenge that does not name it is rejected. */
  readonly webAuthDomain: string;
  /** The account of the server, `G…`. */
  readonly serverAccount: string;
  /** The contract that verifies logins of contract accounts, `C…`. If absent, only SEP-10 is allowed. */
  readonly webAuthContract?: string;
  /** The domain of the wallet. A challenge may also name no wallet. */
  readonly clientDomain?: string;
}
