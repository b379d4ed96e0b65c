/**
 * An agent that signs for an OpenZeppelin smart account with an Ed25519 key, within a policy.
 *
 *     deno run examples/account_agent.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import { accountDigest, type AccountPayload, checkAccountEntries, encodeAccountSignature } from "@dwsa/base/accounts";
import { signingPolicy } from "@dwsa/base/policy";
import { authorizeEntry } from "@dwsa/base/auth";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

const NETWORK = Networks.TESTNET;
const VALID_UNTIL = 1_000_000;
const account = "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U";

// 1. The entry that a simulation returns for the account: a payment of 2.5 tokens (7 decimals).
const entry = DwsaAuthorizationEntry.fromXDR(
  "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAAAACHRyYW5zZmVyAAAAAwAAABIAAAABBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAASAAAAAAAAAAD9FyQ4WqDHW2T7" +
    "eM1gL6HZkf3r92sTxY7XAurINen2GAAAAAoAAAAAAAAAAAAAAAABfXhAAAAAAA==",
);

// 2. The policy of the unattended agent: only payments of at most 5 tokens from this account.
const agent = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const verifier = "CAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQMCJ"; // the verifier contract of the rule
const approve = signingPolicy({
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

// 3. Rule 2 of the account contains the agent's key. The agent signs the digest, which covers the rule.
const signed = await authorizeEntry(
  entry,
  (preimage) => {
    const payload: AccountPayload = { contract: "openzeppelin@0.8", account, preimage, contextRuleIds: [2] };
    const signature = agent.sign(accountDigest(payload));
    return { signatureScVal: encodeAccountSignature(payload, [{ verifier, key: agent.rawPublicKey(), signature }]) };
  },
  VALID_UNTIL,
  NETWORK,
  { approve },
);

// 4. The entry passes all checks that do not need the ledger.
const problems = checkAccountEntries([signed], NETWORK, {
  contract: "openzeppelin@0.8",
  verifiers: { [verifier]: "ed25519" },
});
assert.deepEqual(problems, []);
console.log("signed by the agent");
