/**
 * Attacks that were reported against wallets, SDKs and protocols, run against policies: five against one that allows
 * one payment of 100 base units, the last against one for another account. The program fails if an attack obtains the
 * signature that it tries to obtain.
 *
 *     deno run examples/attacks.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import { approvalRequest, authorizeEntries, authorizeEntry, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { DwsaError } from "@dwsa/base/errors";
import { Networks } from "@dwsa/base/network";
import { addressToScAddress } from "@dwsa/base/address";
import { buildTransaction, signTransaction } from "@dwsa/base/transaction";
import { Contract, contractInvocation, withAuth } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScVal,
} from "@dwsa/base/xdr";

const network = Networks.TESTNET;
const UNTIL = 1_000;
const [alice, shop, thief] = [Keypair.random(), Keypair.random(), Keypair.random()];
const token = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";
const otherToken = "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA";

const argsOf = (to: Keypair, amount: bigint) => [
  nativeToScVal(alice.publicKey(), { type: "address" }),
  nativeToScVal(to.publicKey(), { type: "address" }),
  nativeToScVal(amount, { type: "i128" }),
];
const transfer = (to: Keypair, amount: bigint, contract = token, subInvocations: DwsaAuthorizedInvocation[] = []) =>
  contractInvocation({ contract, function: "transfer", args: argsOf(to, amount), subInvocations });
let nonce = 0n;
const entryOf = (rootInvocation: DwsaAuthorizedInvocation, owner = alice, type: "" | "V2" = "") =>
  new DwsaAuthorizationEntry({
    credentials: DwsaCredentials[`dwsaCredentialsAddress${type}`](
      new DwsaAddressCredentials({
        address: addressToScAddress(owner.publicKey()),
        nonce: nonce++,
        signatureExpirationLedger: 0,
        signature: ScVal.scvVoid(),
      }),
    ),
    rootInvocation,
  });

const policy: SigningPolicy = {
  version: 1,
  network,
  addresses: [alice.publicKey()],
  untilLedger: 1_000,
  calls: [{
    contract: token,
    function: "transfer",
    args: ["self", { is: { address: shop.publicKey() } }, { is: { i128: "100" } }],
  }],
  transactions: { maxFee: "1000", until: "2000000000", operations: [] },
};
const approve = signingPolicy(policy);
const wanted = entryOf(transfer(shop, 100n));
const smuggled = entryOf(transfer(thief, 1_000_000n));

const vote = contractInvocation({ contract: token, function: "vote", args: [] });
const votes = signingPolicy({
  ...policy,
  addresses: [shop.publicKey()],
  calls: [{ contract: token, function: "vote", args: [] }],
}).entries;
const bySource = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: smuggled.rootInvocation,
});
const envelope = buildTransaction({
  source: alice.publicKey(),
  accountSequence: 0n,
  operations: [withAuth(new Contract(token).call("transfer", ...argsOf(shop, 100n)), [wanted, bySource])],
  baseFee: 100,
  timeBounds: { max: 2_000_000_000 },
});
const nested = entryOf(transfer(shop, 100n, token, [transfer(thief, 1_000_000n, otherToken)]));

/** Each attack, with the signature that it tries to obtain. */
const ATTACKS: Readonly<Record<string, () => Promise<unknown>>> = {
  "a server adds an entry at simulation": () =>
    authorizeEntries([wanted, smuggled], alice, UNTIL, network, { approve: approve.entries }),
  "a co-signer adds an entry of the source account": () =>
    signTransaction(envelope, alice, network, { approve: approve.transaction }),
  "a transfer has a sub-invocation that transfers another token": () =>
    authorizeEntry(nested, alice, UNTIL, network, { approve: approve.entries }),
  "a payment comes back with another recipient": () =>
    authorizeEntry(entryOf(transfer(thief, 100n)), alice, UNTIL, network, { approve: approve.entries }),
  "the expected entry is sent twice": () =>
    authorizeEntries([wanted, entryOf(transfer(shop, 100n))], alice, UNTIL, network, { approve: approve.entries }),
  "a legacy signature for another account is valid for the signer's own": () =>
    authorizeEntry(entryOf(vote, shop), alice, UNTIL, network, { approve: votes }),
};

for (const [attack, sign] of Object.entries(ATTACKS)) {
  const error = await sign().then(() => undefined, (error: unknown) => error);
  if (!DwsaError.is(error) || error.code !== "auth/refused") {
    throw new Error(`not rejected: ${attack}`, { cause: error });
  }
  console.log(`${attack}: ${error.code} at ${error.path}`);
}

// Only the intended entry is signed.
await authorizeEntry(wanted, alice, UNTIL, network, { approve: approve.entries });
// Address-bound credentials name the account, so the signature is valid for it alone.
console.log(`address-bound: ${votes([approvalRequest(entryOf(vote, shop, "V2"), network, UNTIL)]).length} violations`);
// A bare preimage of legacy credentials does not name the approver: the policy rejects it unless `address` is set.
const request = approvalRequest(
  buildAuthorizationEntryPreimage(entryOf(transfer(shop, 100n)), UNTIL, network),
  network,
);
console.log(`a bare preimage: ${approve.entries([request]).length} violations`);
console.log(`with its address: ${approve.entries([{ ...request, address: alice.publicKey() }]).length} violations`);
