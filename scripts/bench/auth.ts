import { authorizeEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { Keypair } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import * as sdk17 from "@stellar/stellar-sdk/base";
import type { Group } from "./harness.ts";

/** A call without arguments, approved by the account whose seed is 32 bytes with the value 7. */
const ENTRY =
  "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMD" +
  "AwMDAwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=";
const seed = Buffer.alloc(32, 7);

const ours = { entry: DwsaAuthorizationEntry.fromXDR(ENTRY), signer: Keypair.fromRawEd25519Seed(seed) };
const sdk = {
  entry: sdk17.xdr.SorobanAuthorizationEntry.fromXDR(ENTRY, "base64"),
  signer: sdk17.Keypair.fromRawEd25519Seed(seed),
};

/** Authorization entries. The results are compared: the signed entries are identical byte for byte. */
export const auth: Group = {
  area: "auth",
  rows: [
    {
      name: "authorizeEntry",
      ours: () => authorizeEntry(ours.entry, ours.signer, 1_000, Networks.TESTNET),
      others: { sdk17: () => sdk17.authorizeEntry(sdk.entry, sdk.signer, 1_000, sdk17.Networks.TESTNET) },
      answer: (entry) => (entry as DwsaAuthorizationEntry).toXDR("base64"),
      target: "Deno" in globalThis ? 12 : 7,
    },
  ],
};
