/**
 * A contract call from its arguments to the signed transaction, offline.
 *
 *     deno run --allow-env examples/contract_call.ts [RESPONSE]
 *
 * A real program sends three requests: for the account's sequence number, for a simulation of the unsigned transaction
 * (which returns resource data, fee and authorization entries), and for submission. RESPONSE is the JSON of a
 * simulation; without it, the program creates one.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import process from "node:process";
import { expectTransaction } from "@dwsa/base/policy";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Networks } from "@dwsa/base/network";
import {
  assembleTransaction,
  buildTransaction,
  hashTransaction,
  readFees,
  readSimulation,
  signTransaction,
} from "@dwsa/base/transaction";
import { Contract, contractInvocation } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";

const network = Networks.TESTNET;
const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const bob = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));
const token = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");

// 1. The call. The library checks names and arguments.
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

// 2. The response to `simulateTransaction`: authorizations, ledger footprint and cost. This one is
//    handmade; the source account authorizes by signing the transaction.
const entry = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: contractInvocation({ contract: token.contractId(), function: "transfer", args }),
});
const data = new DwsaDataBuilder()
  .setReadOnly([token.getFootprint()])
  .setResources(1_000_000, 0, 400)
  .setResourceFee(60_000n)
  .build();
const response = {
  latestLedger: 1_234,
  transactionData: data.toXDR("base64"),
  minResourceFee: "60000",
  results: [{ auth: [entry.toXDR("base64")], xdr: ScVal.scvVoid().toXDR("base64") }],
};
const simulation = readSimulation(process.argv[2] === undefined ? response : JSON.parse(process.argv[2]));

// 3. The assembled transaction and its cost.
const assembled = assembleTransaction(unsigned, simulation);
console.log("fees", readFees(assembled));

// 4. Sign the transaction's hash on this network. The server is not trusted: Alice signs only this call, its expected
//    sub-invocations, and a fee that she is willing to pay.
const approve = expectTransaction({
  source: alice.publicKey(),
  call: { contract: token.contractId(), function: "transfer", args },
  maxFee: 1_000_000,
});
const signed = await signTransaction(assembled, alice, network, { approve });
const hash = hashTransaction(signed, network);
assert(alice.verify(hash, signed.value.signatures[0]!.signature));
console.log(`hash      ${toHex(hash)}`);
console.log(`envelope  ${signed.toXDR("base64")}`);
