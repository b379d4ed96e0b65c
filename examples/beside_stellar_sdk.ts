/**
 * A transaction that stellar-sdk builds and assembles, with a call and signatures made here. Values cross as bytes.
 *
 *     deno run --config=tests/differential/deno.json examples/beside_stellar_sdk.ts
 *
 * In a project of your own: `npm install @dwsa/base @stellar/stellar-sdk`.
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import assert from "node:assert/strict";
import { authorizeEntry, checkAuthEntryReadiness, Networks } from "@dwsa/base/auth";
import { hashTransaction, signTransaction } from "@dwsa/base/builder";
import { Contract } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import { Account, Operation, TransactionBuilder, xdr as sdkXdr } from "@stellar/stellar-sdk/base";

const network = Networks.TESTNET;
const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const carol = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3));
const token = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");

// 1. The call is made here, where names, arguments and the order of map keys are checked.
const call = token.call("ping", nativeToScVal({ b: 1n, a: 2n }));
assert(call.body.type === "invokeHostFunction");

// 2. The entry of a simulation by `rpc.Server` is signed here, by two signers if need be, and verified offline.
const recorded = sdkXdr.SorobanAuthorizationEntry.fromXDR(
  "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
  "base64",
);
const signed = await authorizeEntry(DwsaAuthorizationEntry.fromXDR(recorded.toXDR()), alice, 1_000_000, network);
assert(checkAuthEntryReadiness(signed, 999_000, network).ready);

// 3. stellar-sdk builds the transaction with both.
const operation = Operation.invokeHostFunction({
  func: sdkXdr.HostFunction.fromXDR(call.body.value.hostFunction.toXDR()),
  auth: [sdkXdr.SorobanAuthorizationEntry.fromXDR(signed.toXDR())],
});
const built = new TransactionBuilder(new Account(carol.publicKey(), "1"), { fee: "100", networkPassphrase: network })
  .addOperation(operation).setTimeout(0).build();

// 4. It is signed here, and goes back as text to be sent.
const envelope = TransactionEnvelope.fromXDR(built.toXDR());
assert.deepEqual(hashTransaction(envelope, network), Uint8Array.from(built.hash()));
const ready = await signTransaction(envelope, carol, network);
const sent = TransactionBuilder.fromXDR(ready.toXDR("base64"), network);
assert.equal(sent.signatures.length, 1);
console.log(`envelope  ${ready.toXDR("base64")}`);
