/**
 * A transaction whose fee another account pays, offline: the sender offers no fee, the sponsor wraps and signs.
 *
 *     deno run examples/fee_bump.ts
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import assert from "node:assert/strict";
import { buildTransaction, feeBumpTransaction, hashTransaction, readFees, signTransaction } from "@dwsa/base/builder";
import { Contract } from "@dwsa/base/contract";
import { Networks } from "@dwsa/base/auth";
import { Keypair } from "@dwsa/base/keys";

const network = Networks.TESTNET;
const sender = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const sponsor = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));

// 1. The sender builds and signs. An inclusion fee of 0 is enough, since the sponsor offers one.
const inner = await signTransaction(
  buildTransaction({
    source: sender.publicKey(),
    accountSequence: 4_294_967_296n,
    operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
    baseFee: 0,
    timeBounds: { max: 1_800_000_000 },
  }),
  sender,
  network,
);

// 2. The sponsor wraps it. The fee bump counts as one operation more, so it pays the rate twice.
const bump = feeBumpTransaction(inner, { feeSource: sponsor.publicKey(), baseFee: 100 });
assert.deepEqual(readFees(bump), { fee: 200n, inclusionFee: 200n, resourceFee: 0n });

// 3. And signs the outer transaction. The sender's signature stays valid, since the inner transaction is unchanged.
const signed = await signTransaction(bump, sponsor, network);
assert(signed.type === "envelopeTypeTxFeeBump");
assert(sponsor.verify(hashTransaction(signed, network), signed.value.signatures[0]!.signature));
assert.deepEqual(signed.value.tx.innerTx.value.signatures, inner.value.signatures);
console.log(`envelope  ${signed.toXDR("base64")}`);
