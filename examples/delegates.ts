/**
 * Two delegates approve a call for a contract account, and one of them has a delegate of its own (CAP-71). All of them
 * sign the same payload, which is bound to the account's address.
 *
 *     deno run --allow-env examples/delegates.ts [ENTRY]
 *
 * ENTRY is the base64 of the entry that a simulation returns; without it, a sample is signed.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import process from "node:process";
import { expectInvocation } from "@dwsa/base/policy";
import { authorizeEntry, buildWithDelegatesEntry, checkAuthEntryReadiness } from "@dwsa/base/auth";
import { formatInvocationTree } from "@dwsa/base/humanize";
import { Networks } from "@dwsa/base/network";
import { Keypair } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

const NETWORK = Networks.TESTNET;
const VALID_UNTIL = 1_000_000;
const [treasurer, auditor, deputy] = [1, 2, 3].map((n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n)));

// 1. The entry that a simulation returns for a contract account, and the call that each delegate agreed to approve.
const vault = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const entry = DwsaAuthorizationEntry.fromXDR(
  process.argv[2] ??
    "AAAAAgAAAAE2Pqo4Z4QfutD07YjHeeT+ZuVqJHDcmMDsnAc9BcexAwAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAATY+qjhnhB+60PTtiMd55P5m5WokcNyY" +
      "wOycBz0Fx7EDAAAACHBheV9yZW50AAAAAAAAAAA=",
);
const approve = expectInvocation({ address: vault, contract: vault, function: "pay_rent", args: [] });
console.log(`to approve: ${formatInvocationTree(entry.rootInvocation)}`);

// 2. The client specifies the approvers: the treasurer, and the auditor with a deputy. The library sorts them.
let approved = buildWithDelegatesEntry({
  entry,
  validUntilLedgerSeq: VALID_UNTIL,
  delegates: [
    { address: treasurer!.publicKey() },
    { address: auditor!.publicKey(), nestedDelegates: [{ address: deputy!.publicKey() }] },
  ],
});

// 3. Each delegate signs the agreed call for its own address.
for (const signer of [treasurer!, auditor!, deputy!]) {
  approved = await authorizeEntry(approved, signer, VALID_UNTIL, NETWORK, { forAddress: signer.publicKey(), approve });
  const { nodes } = checkAuthEntryReadiness(approved, VALID_UNTIL - 100, NETWORK);
  console.log(nodes.map(({ address, verified }) => `${address.slice(0, 6)}… ${verified}`).join(", "));
}

// 4. All delegates have signed. The contract itself needs no signature.
const { ready, problems } = checkAuthEntryReadiness(approved, VALID_UNTIL - 100, NETWORK);
assert.deepEqual({ ready, problems }, { ready: true, problems: [] });
console.log("ready");
