/** The types of addresses. */

/** The types of address, by name. A later protocol adds kinds in a minor version: a `switch` needs a default. */
export type AddressType =
  | "account"
  | "muxedAccount"
  | "contract"
  | "muxedContract"
  | "claimableBalance"
  | "liquidityPool";
