/**
 * A program that pays for what it asks for, within a policy that is kept in a file and a budget over time. The entries come
 * from a server that is not trusted.
 *
 *     deno run --allow-env examples/policy.ts [ENTRY...]
 *
 * ENTRY is the base64 of an entry that the server wants to have signed; without one, the program makes some.
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import process from "node:process";
import { type SigningPolicy, signingPolicy, spendsOf } from "@dwsa/base/approve";
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

/** In a file: what this program may pay, and to whom. */
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
const policy = signingPolicy(JSON.parse(FILE) as SigningPolicy);

/** What is left of the budget, which a policy does not know: it has no memory. */
let left = 100n;

/** What the server asks to be signed. */
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
  // What a payment spends is taken from the budget while it is judged: other payments can run before it is signed.
  const approve: Approver = (requests) => {
    const violations = policy(requests);
    const spent = spendsOf(requests).reduce((sum, { amount }) => sum + amount, 0n);
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
    // Any other error can be one of a remote signer that has signed all the same: what it spends stays reserved.
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
    demand(TOKEN, 30n), // to somebody else
    demand(SHOP, 60n),
    demand(SHOP, 60n), // no more than 40 are left
    demand(SHOP, 40n),
  );
}
await Promise.all(entries.map(pay));
console.log(`${left} left`);
