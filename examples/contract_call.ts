/**
 * A contract call from its arguments to the signed transaction, offline.
 *
 *     deno run examples/contract_call.ts
 *
 * A real program asks the network three times: for the account's sequence number, for the simulation of the unsigned
 * transaction (which gives resource data, fee and authorization entries), and to submit the result.
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import assert from "node:assert/strict";
import { Networks } from "@dwsa/base/auth";
import {
  assembleTransaction,
  buildTransaction,
  DwsaDataBuilder,
  hashTransaction,
  readFees,
  readSimulation,
  signTransaction,
} from "@dwsa/base/builder";
import { Contract, contractInvocation } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";

const network = Networks.TESTNET;
const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const bob = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));
const token = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");

// 1. The call. Names and arguments are checked here.
const args = [
  nativeToScVal(alice.publicKey(), { type: "address" }),
  nativeToScVal(bob.publicKey(), { type: "address" }),
  nativeToScVal(12_500_000n, { type: "i128" }),
];
const unsigned = buildTransaction({
  source: alice.publicKey(),
  accountSequence: 4_294_967_296n,
  operations: [token.call("transfer", ...args)],
  baseFee: 100,
  timeBounds: { max: 1_800_000_000 },
});

// 2. The answer of `simulateTransaction`: who authorizes what, what is read and written, and what that costs. Here by
//    hand; the source account authorizes by signing the transaction.
const entry = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: contractInvocation({ contract: token.contractId(), function: "transfer", args }),
});
const data = new DwsaDataBuilder()
  .setReadOnly([token.getFootprint()])
  .setResources(1_000_000, 0, 400)
  .setResourceFee(60_000n)
  .build();
const simulation = readSimulation({
  latestLedger: 1_234,
  transactionData: data.toXDR("base64"),
  minResourceFee: "60000",
  results: [{ auth: [entry.toXDR("base64")], xdr: ScVal.scvVoid().toXDR("base64") }],
});

// 3. The transaction with all of that, and what it costs.
const assembled = assembleTransaction(unsigned, simulation);
assert.deepEqual(readFees(assembled), { fee: 60_100n, inclusionFee: 100n, resourceFee: 60_000n });

// 4. Signed over its hash on this network, by which it is known.
const signed = await signTransaction(assembled, alice, network);
const hash = hashTransaction(signed, network);
assert(alice.verify(hash, signed.value.signatures[0]!.signature));
console.log(`hash      ${toHex(hash)}`);
console.log(`envelope  ${signed.toXDR("base64")}`);
