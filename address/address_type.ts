/** The types of addresses. */

/**
 * The address types by name. Support for later protocols adds types in minor versions, so a `switch` needs a default.
 */
export type AddressType =
  | "account"
  | "muxedAccount"
  | "contract"
  | "muxedContract"
  | "claimableBalance"
  | "liquidityPool";
