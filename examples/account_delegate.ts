/**
 * A delegated signer (an account `G…`) of an OpenZeppelin smart account checks the calls, not only the hash it signs.
 *
 *     deno run --allow-env examples/account_delegate.ts [ENTRY PREIMAGE]
 *
 * ENTRY and PREIMAGE are the base64 of what the delegate receives; without them, samples are used.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import process from "node:process";
import {
  type AccountPayload,
  checkAccountEntries,
  delegatedEntry,
  encodeAccountSignature,
  resolveDelegatedRequests,
} from "@dwsa/base/accounts";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { expectInvocation, signingPolicy } from "@dwsa/base/policy";
import { approvalRequest, authorizeEntry } from "@dwsa/base/auth";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, HashIdPreimage } from "@dwsa/base/xdr";

const NETWORK = Networks.TESTNET;
const VALID_UNTIL = 1_000_000;
const PAYEE = "GD6ROJBYLKQMOW3E7N4M2YBPUHMZD7PL65VRHRMO24BOVSBV5H3BQRSL";
const account = "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U";

// 1. The entry that a simulation returns for the account: a payment of 2.5 tokens (7 decimals).
const entry = DwsaAuthorizationEntry.fromXDR(
  "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAAAACHRyYW5zZmVyAAAAAwAAABIAAAABBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAASAAAAAAAAAAD9FyQ4WqDHW2T7" +
    "eM1gL6HZkf3r92sTxY7XAurINen2GAAAAAoAAAAAAAAAAAAAAAABfXhAAAAAAA==",
);

const delegate = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));

// 2. The account's wallet names its only signer and creates the entry for that signer.
const sent: string[] = [];
const approve = expectInvocation({
  address: account,
  contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
  function: "transfer",
  args: [account, PAYEE].map((address) => nativeToScVal(address, { type: "address" }))
    .concat(nativeToScVal(25_000_000n, { type: "i128" })),
});
const outer = await authorizeEntry(
  entry,
  (preimage) => {
    const payload: AccountPayload = { contract: "openzeppelin@0.8", account, preimage, contextRuleIds: [0] };
    const nested = delegatedEntry(payload, { address: delegate.publicKey() });
    sent.push(nested.toXDR("base64"), preimage.toXDR("base64"));
    return { signatureScVal: encodeAccountSignature(payload, [{ delegated: delegate.publicKey() }]) };
  },
  VALID_UNTIL,
  NETWORK,
  { approve },
);

// 3. The delegate receives the entry and the preimage, both untrusted: the preimage must hash to the approved payload.
const nested = DwsaAuthorizationEntry.fromXDR(process.argv[2] ?? sent[0]!);
const preimage = HashIdPreimage.fromXDR(process.argv[3] ?? sent[1]!);
const shown = resolveDelegatedRequests([approvalRequest(nested, NETWORK, VALID_UNTIL)], [preimage]);
console.log(formatDescription(describeRequest(shown, { networkPassphrase: NETWORK })));

// 4. The policy names only the account: without it, a payment of the delegate's own tokens would also be signed.
const policy = signingPolicy({
  version: 1,
  network: NETWORK,
  addresses: [account],
  untilLedger: VALID_UNTIL,
  calls: [{
    contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
    function: "transfer",
    args: ["self", "any", { type: "i128", max: "50000000" }],
  }],
}).entries;
const signed = await authorizeEntry(nested, delegate, VALID_UNTIL, NETWORK, {
  approve: (requests) => {
    const resolved = resolveDelegatedRequests(requests, [preimage]);
    const own = resolved.filter(({ via }) => via === undefined); // approvals that are not for the account's payload
    const expected = "an approval of the account's payload";
    return [
      ...own.map(({ path }) => ({ code: "call" as const, path, expected, got: "another approval" })),
      ...policy(resolved),
    ];
  },
});

// 5. Both entries go into the transaction.
assert.deepEqual(checkAccountEntries([outer, signed], NETWORK, { contract: "openzeppelin@0.8" }), []);
console.log("signed by the delegate");
