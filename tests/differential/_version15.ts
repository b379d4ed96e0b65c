/** The tasks of docs/migrating.md for which version 15 needs a different program, by title. */
export const VERSION_15: Readonly<Record<string, string>> = {
  "Two signers of one entry": `
import { authorizeEntry, Keypair, Networks, scValToNative, xdr } from "@stellar/stellar-sdk";
import { Buffer } from "node:buffer";

let entry = xdr.SorobanAuthorizationEntry.fromXDR(
  "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
  "base64",
);
for (const n of [7, 8]) {
  const signer = Keypair.fromRawEd25519Seed(Buffer.alloc(32, n));
  entry = await authorizeEntry(entry, signer, 1_000_000, Networks.TESTNET);
}
const signatures = scValToNative(entry.credentials().address().signature());
const result = signatures.length + " of 2 signatures";
`,
};
