/** The tasks of docs/migrating.md for which version 15 needs a different program, by title. */
export const VERSION_15: Readonly<Record<string, string>> = {
  "An entry without a simulation": `
import { Address, authorizeInvocation, Keypair, Networks, xdr } from "@stellar/stellar-sdk";
import { Buffer } from "node:buffer";

const call = new xdr.InvokeContractArgs({
  contractAddress: new Address("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").toScAddress(),
  functionName: "ping",
  args: [],
});
const invocation = new xdr.SorobanAuthorizedInvocation({
  function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(call),
  subInvocations: [],
});
const signer = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7));
const entry = await authorizeInvocation(signer, 1_000_000, invocation, signer.publicKey(), Networks.TESTNET);
const result = entry.credentials().switch().name.replace("soroban", "");
`,
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
