/**
 * A program that pays for what it asks for, within a policy that is kept in a file and a budget over time. The entries come
 * from a server that is not trusted.
 *
 *     deno run --allow-env examples/policy.ts
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import {
  approvalRequest,
  type Approver,
  authorizeEntries,
  Networks,
  type SigningPolicy,
  signingPolicy,
  spendsOf,
} from "@dwsa/base/auth";
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
const signer = Keypair.random();

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
let budget = 100n;
const approve: Approver = (requests) => {
  const violations = policy(requests);
  const spent = spendsOf(requests).reduce((sum, { amount }) => sum + amount, 0n);
  if (spent <= budget) return violations;
  return [...violations, { code: "limit", path: "", expected: `at most ${budget} of the budget`, got: `${spent}` }];
};

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
  try {
    const [signed] = await authorizeEntries([entry], signer, UNTIL, NETWORK, { approve });
    budget -= spendsOf([approvalRequest(signed!, NETWORK)]).reduce((sum, { amount }) => sum + amount, 0n);
    console.log(`signed; ${budget} left`);
  } catch (error) {
    if (!DwsaError.is(error) || error.code !== "auth/refused") throw error;
    for (const { path, expected, got } of error.violations ?? []) {
      console.log(`refused: expected ${expected}, got ${got}${path === "" ? "" : ` at ${path}`}`);
    }
  }
}

await pay(demand(SHOP, 60n));
await pay(demand(SHOP, 60n)); // no more than 40 are left
await pay(demand(TOKEN, 30n)); // to somebody else
await pay(demand(SHOP, 40n));
