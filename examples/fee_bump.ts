/**
 * A transaction whose fee another account pays, offline: the sender offers no fee; the sponsor creates a fee bump.
 *
 *     deno run --allow-env examples/fee_bump.ts [INNER]
 *
 * INNER is the base64 of the transaction that the sponsor receives from the sender; without it, a sample is used.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import process from "node:process";
import { muxedAccountToString } from "@dwsa/base/address";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Networks } from "@dwsa/base/network";
import {
  buildTransaction,
  feeBumpTransaction,
  hashTransaction,
  readFees,
  signTransaction,
  type TransactionApprover,
} from "@dwsa/base/transaction";
import { Contract } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { TransactionEnvelope } from "@dwsa/base/xdr";

const network = Networks.TESTNET;
const sender = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const sponsor = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));

const ping = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping");

// 1. The sender builds and signs. An inclusion fee of 0 is enough, since the sponsor offers the fee.
const built = await signTransaction(
  buildTransaction({
    source: sender.publicKey(),
    accountSequence: 4_294_967_296n,
    operations: [ping],
    baseFee: 0,
    timeBounds: { max: 1_800_000_000 },
    resourceData: new DwsaDataBuilder().build(), // stands for the data of a simulation
  }),
  sender,
  network,
);

// 2. The sponsor checks the transaction: this call from this sender, for at most 1,000 stroops.
const inner = TransactionEnvelope.fromXDR(process.argv[2] ?? built.toXDR("base64"));
if (inner.type !== "envelopeTypeTx") throw new Error("The transaction must not be a fee bump");
const source = muxedAccountToString(inner.value.tx.sourceAccount);
const innerHash = hashTransaction(inner, network);
if (source !== sender.publicKey() || !inner.value.signatures.some((one) => sender.verify(innerHash, one.signature))) {
  throw new Error(`The transaction must be from ${sender.publicKey()} and signed by it, got one from ${source}`);
}
const [operation, ...others] = inner.value.tx.operations;
if (operation === undefined || others.length > 0 || !operation.equals(ping)) {
  throw new Error("The transaction must have one operation, a call of ping");
}
const approve: TransactionApprover = ({ fee, requests }) =>
  fee <= 1_000n && requests.length === 0
    ? []
    : [{ code: "fee", path: "fee", expected: "a fee of at most 1000 stroops, and no approval", got: `${fee}` }];

// 3. The sponsor wraps it. A fee bump counts as one more operation, so the inclusion fee is twice the base fee.
const bump = feeBumpTransaction(inner, { feeSource: sponsor.publicKey(), baseFee: 100 });
console.log("fees", readFees(bump));

// 4. The sponsor signs the outer transaction. The sender's signature stays valid: the inner transaction is unchanged.
const signed = await signTransaction(bump, sponsor, network, { approve });
assert(signed.type === "envelopeTypeTxFeeBump");
assert(sponsor.verify(hashTransaction(signed, network), signed.value.signatures[0]!.signature));
assert.deepEqual(signed.value.tx.innerTx.value.signatures, inner.value.signatures);
console.log(`envelope  ${signed.toXDR("base64")}`);
