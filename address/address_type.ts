/** The names of the address types. */

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
