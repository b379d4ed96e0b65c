/**
 * A transaction that stellar-sdk builds and assembles, with a contract call and signatures created with this library.
 * The libraries exchange XDR bytes.
 *
 *     deno run --allow-env --config=tests/differential/deno.json examples/beside_stellar_sdk.ts [ENTRY]
 *
 * ENTRY is the base64 of the entry that a simulation returns; without it, a sample is signed. In your own project:
 * `npm install @dwsa/base @stellar/stellar-sdk`.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import process from "node:process";
import { expectInvocation, expectTransaction } from "@dwsa/base/policy";
import { authorizeEntry, checkAuthEntryReadiness } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { hashTransaction, signTransaction } from "@dwsa/base/transaction";
import { Contract } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import { Account, Operation, TransactionBuilder, xdr as sdkXdr } from "@stellar/stellar-sdk/base";

const network = Networks.TESTNET;
const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const carol = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3));
const token = new Contract("CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3");

// 1. Create the call with this library, which checks names, arguments and the order of map keys.
const args = [nativeToScVal({ b: 1n, a: 2n })];
const call = token.call("ping", ...args);
assert(call.body.type === "invokeHostFunction");

// 2. Check and sign the simulated entry with this library, with several signers if needed, and verify it offline.
const recorded = sdkXdr.SorobanAuthorizationEntry.fromXDR(
  process.argv[2] ??
    "AAAAAgAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMDAwMD" +
      "AwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAQAAABEAAAABAAAAAgAAAA4AAAABYQAAAAAAAAUAAAAAAAAAAgAAAA4AAAABYgAAAAAAAAUAAAAAAAAAAQAA" +
      "AAA=",
  "base64",
);
const approve = expectInvocation({
  address: alice.publicKey(),
  contract: token.contractId(),
  function: "ping",
  args,
});
const entry = DwsaAuthorizationEntry.fromXDR(recorded.toXDR());
const signed = await authorizeEntry(entry, alice, 1_000_000, network, { approve });
assert(checkAuthEntryReadiness(signed, 999_000, network).ready);

// 3. stellar-sdk builds the transaction from the call and the entry.
const operation = Operation.invokeHostFunction({
  func: sdkXdr.HostFunction.fromXDR(call.body.value.hostFunction.toXDR()),
  auth: [sdkXdr.SorobanAuthorizationEntry.fromXDR(signed.toXDR())],
});
const built = new TransactionBuilder(new Account(carol.publicKey(), "1"), { fee: "100", networkPassphrase: network })
  .addOperation(operation).setTimeout(0).build();

// 4. Sign the transaction with this library, and convert it to base64 for submission.
const envelope = TransactionEnvelope.fromXDR(built.toXDR());
assert.deepEqual(hashTransaction(envelope, network), Uint8Array.from(built.hash()));
const isTransaction = expectTransaction({
  source: carol.publicKey(),
  call: { contract: token.contractId(), function: "ping", args },
  maxFee: 1_000_000,
});
const ready = await signTransaction(envelope, carol, network, { approve: isTransaction });
const sent = TransactionBuilder.fromXDR(ready.toXDR("base64"), network);
assert.equal(sent.signatures.length, 1);
console.log(`envelope  ${ready.toXDR("base64")}`);
