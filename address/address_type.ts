/** The kinds of address, by name. */
export type AddressType = "account" | "muxedAccount" | "contract" | "claimableBalance" | "liquidityPool";
