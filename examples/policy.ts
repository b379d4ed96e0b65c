/**
 * A program that pays for resources within a policy, which is stored in a file, and within a budget for all payments.
 * The entries come from an untrusted server.
 *
 *     deno run --allow-env examples/policy.ts [ENTRY...]
 *
 * ENTRY is the base64 of an entry from the server; without one, the program creates sample entries.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import process from "node:process";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { flowsOf } from "@dwsa/base/transaction";
import { type Approver, authorizeEntries } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { addressToScAddress } from "@dwsa/base/address";
import { contractInvocation } from "@dwsa/base/contract";
import { DwsaError } from "@dwsa/base/errors";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAddressCredentials, DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";

const NETWORK = Networks.TESTNET;
const TOKEN = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";
const SHOP = "GBN4NNCDGJO4XW4KQU3CBIESUJWFVBUZPOKUZHT7W7WRB7CWOA7BXVQF";
const UNTIL = 1_000;
const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));

/** The policy file: allowed payments and recipients. */
const FILE = JSON.stringify({
  version: 1,
  network: NETWORK,
  addresses: [signer.publicKey()],
  untilLedger: UNTIL,
  entries: 1,
  calls: [{
    contract: TOKEN,
    function: "transfer",
    args: ["self", { is: { address: SHOP } }, { type: "i128", min: "1", max: "60" }],
  }],
});
const policy = signingPolicy(JSON.parse(FILE) as SigningPolicy).entries;

/** The remaining budget. Policies are stateless, so the program tracks it. */
let left = 100n;

/** Creates an entry that the server requests to be signed. */
function demand(to: string, amount: bigint): DwsaAuthorizationEntry {
  const credentials = new DwsaAddressCredentials({
    address: addressToScAddress(signer.publicKey()),
    nonce: amount,
    signatureExpirationLedger: 0,
    signature: ScVal.scvVoid(),
  });
  const args = [
    nativeToScVal(signer.publicKey(), { type: "address" }),
    nativeToScVal(to, { type: "address" }),
    nativeToScVal(amount, { type: "i128" }),
  ];
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressV2(credentials),
    rootInvocation: contractInvocation({ contract: TOKEN, function: "transfer", args }),
  });
}

async function pay(entry: DwsaAuthorizationEntry): Promise<void> {
  let reserved = 0n;
  // Reserve the amount during approval: other payments can run before this one is signed.
  const approve: Approver = (requests) => {
    const violations = policy(requests);
    const spent = flowsOf(requests, NETWORK).filter(({ direction }) => direction === "out")
      .reduce((sum, { amount }) => sum + BigInt(amount!), 0n); // the policy allows only amounts that are known
    if (spent > left) {
      return [...violations, { code: "limit", path: "", expected: `at most ${left} of the budget`, got: `${spent}` }];
    }
    if (violations.length === 0) left -= reserved = spent;
    return violations;
  };
  try {
    await authorizeEntries([entry], signer, UNTIL, NETWORK, { approve });
    console.log(`signed ${reserved}`);
  } catch (error) {
    // After any other error, a remote signer may still have signed: the amount stays reserved.
    if (!DwsaError.is(error)) throw error;
    left += reserved;
    for (const { path, expected, got } of error.violations ?? []) {
      console.log(`rejected: expected ${expected}, got ${got}${path === "" ? "" : ` at ${path}`}`);
    }
    if (error.code !== "auth/refused") console.log(`not signed: ${error.message}`);
  }
}

const entries = process.argv.slice(2).map((text) => DwsaAuthorizationEntry.fromXDR(text));
if (entries.length === 0) {
  entries.push(
    demand(TOKEN, 30n), // to another recipient
    demand(SHOP, 60n),
    demand(SHOP, 60n), // only 40 are left
    demand(SHOP, 40n),
  );
}
await Promise.all(entries.map(pay));
console.log(`${left} left`);
