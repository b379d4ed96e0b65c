/** The signers that `signTransaction` accepts, and those that it rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildTransaction, feeBumpTransaction, hashTransaction, signTransaction } from "@dwsa/base/transaction";
import { Keypair } from "@dwsa/base/keys";
import { TransactionEnvelope } from "@dwsa/base/xdr";
import { paramsOf, vectors } from "./_vectors.ts";

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const TESTNET = "Test SDF Network ; September 2015";
const seven = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const eight = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8));
const envelope = buildTransaction(paramsOf(vectors.build[0]!.input));
const hash = hashTransaction(envelope, TESTNET);
const bySeven = await signTransaction(envelope, seven, TESTNET);
const signatures = (signed: TransactionEnvelope) => signed.value.signatures.map(({ signature }) => signature);

const SIGNERS: readonly { readonly name: string; readonly signer: unknown }[] = [
  {
    name: "an object with sign and publicKey as a string",
    signer: { sign: (d: Uint8Array) => seven.sign(d), publicKey: seven.publicKey() },
  },
  {
    name: "an object with sign and publicKey as bytes",
    signer: { sign: (d: Uint8Array) => seven.sign(d), publicKey: seven.rawPublicKey() },
  },
  {
    name: "an object with sign and address",
    signer: { sign: (d: Uint8Array) => seven.sign(d), address: seven.publicKey() },
  },
  {
    name: "an object with sign and a method address()",
    signer: { sign: (d: Uint8Array) => seven.sign(d), address: () => seven.publicKey() },
  },
  {
    name: "an object that signs later",
    signer: { sign: async (d: Uint8Array) => await Promise.resolve(seven.sign(d)), publicKey: () => seven.publicKey() },
  },
  {
    name: "a callback that returns the key and the signature",
    signer: (_: unknown, h: Uint8Array) => ({ publicKey: seven.publicKey(), signature: seven.sign(h) }),
  },
  {
    name: "a callback that returns a signature of the source account",
    signer: (_: unknown, h: Uint8Array) => seven.sign(h),
  },
  { name: "a wallet", signer: () => ({ signedTxXdr: bySeven.toXDR("base64"), signerAddress: seven.publicKey() }) },
];
for (const { name, signer } of SIGNERS) {
  test(`signTransaction() accepts ${name}`, async () => {
    const signed = await signTransaction(envelope, signer as typeof seven, TESTNET);
    assert.equal(signed.toXDR("base64"), bySeven.toXDR("base64"));
  });
}

test("signTransaction() passes the payload and a copy of its hash to a callback", async () => {
  const signed = await signTransaction(envelope, (payload, payloadHash) => {
    assert.deepEqual(payloadHash, hash);
    assert.equal(payload.taggedTransaction.type, "envelopeTypeTx");
    const signature = seven.sign(payloadHash);
    payloadHash.fill(0);
    return signature;
  }, TESTNET);
  assert.deepEqual(signatures(signed), signatures(bySeven));
});

test("signTransaction() adds signatures in order, and each key once", async () => {
  const both = await signTransaction(bySeven, eight, TESTNET);
  assert.deepEqual(signatures(both), [seven.sign(hash), eight.sign(hash)]);
  assert.equal((await signTransaction(both, seven, TESTNET)).toXDR("base64"), both.toXDR("base64"));
  assert.equal(bySeven.value.signatures.length, 1, "what was given is unchanged");
});

test("signTransaction() assigns a bare signature of a fee bump to the fee source", async () => {
  const bump = feeBumpTransaction(bySeven, { feeSource: eight.publicKey(), baseFee: 200 });
  const signed = await signTransaction(bump, (_, payloadHash) => eight.sign(payloadHash), TESTNET);
  assert.deepEqual(signatures(signed), [eight.sign(hashTransaction(bump, TESTNET))]);
  await assert.rejects(signTransaction(bump, (_, payloadHash) => seven.sign(payloadHash), TESTNET), {
    code: "transaction/signature",
  });
});

test("signTransaction() merges a wallet's new signatures with the existing signatures", async () => {
  const alone = await signTransaction(envelope, eight, TESTNET);
  const joined = await signTransaction(alone, () => ({ signedTxXdr: bySeven.toXDR("base64") }), TESTNET);
  assert.deepEqual(signatures(joined), [eight.sign(hash), seven.sign(hash)]);
});

test("signTransaction() accepts 20 signatures and no more", async () => {
  let full = envelope;
  for (let i = 1; i <= 20; i++) {
    full = await signTransaction(full, Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(i)), TESTNET);
  }
  assert.equal(full.value.signatures.length, 20);
  await assert.rejects(signTransaction(full, Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(21)), TESTNET), {
    code: "transaction/signature",
    message: "Cannot sign the transaction: an envelope can have at most 20 signatures, got 21",
  });
});

const other = buildTransaction(paramsOf(vectors.build[1]!.input));
const BAD: readonly { readonly name: string; readonly args: readonly unknown[]; readonly expected: object }[] = [
  {
    name: "no envelope",
    args: [undefined, seven, TESTNET],
    expected: { name: "TypeError", message: /TransactionEnvelope/ },
  },
  { name: "no signer", args: [envelope, undefined, TESTNET], expected: { name: "TypeError", message: /signer/ } },
  {
    name: "a seed as the signer",
    args: [envelope, seven.secret(), TESTNET],
    expected: { name: "TypeError", message: /got string of 56 characters$/ },
  },
  { name: "no passphrase", args: [envelope, seven], expected: { name: "TypeError", message: /networkPassphrase/ } },
  { name: "an empty passphrase", args: [envelope, seven, ""], expected: { code: "network/passphrase" } },
  {
    name: "a key that cannot sign",
    args: [envelope, Keypair.fromPublicKey(seven.publicKey()), TESTNET],
    expected: { code: "keys/no-secret" },
  },
  {
    name: "a signer without a key",
    args: [envelope, { sign: () => seven.sign(hash) }, TESTNET],
    expected: { name: "TypeError", message: /publicKey/ },
  },
  {
    name: "a signature of something else",
    args: [envelope, () => seven.sign(new Uint8Array(32)), TESTNET],
    expected: { code: "transaction/signature", message: new RegExp(`the signature by ${seven.publicKey()}`) },
  },
  {
    name: "a signature of another key",
    args: [envelope, () => ({ publicKey: seven.publicKey(), signature: eight.sign(hash) }), TESTNET],
    expected: { code: "transaction/signature" },
  },
  {
    name: "a signature of another network",
    args: [envelope, () => seven.sign(hashTransaction(envelope, "another")), TESTNET],
    expected: { code: "transaction/signature" },
  },
  {
    name: "63 bytes",
    args: [envelope, () => new Uint8Array(63), TESTNET],
    expected: {
      code: "transaction/signature",
      message: "Cannot sign the transaction: expected the signer's signature to be 64 bytes, got 63 bytes",
    },
  },
  {
    name: "a signer that names two keys",
    args: [
      envelope,
      { sign: () => seven.sign(hash), publicKey: seven.publicKey(), address: eight.publicKey() },
      TESTNET,
    ],
    expected: {
      code: "auth/unknown-signer",
      message: /^Cannot sign the transaction: signer\.publicKey and signer\.addr/,
    },
  },
  {
    name: "a signer whose address is a contract",
    args: [envelope, { sign: () => seven.sign(hash), address: CONTRACT }, TESTNET],
    expected: {
      code: "auth/invalid-address",
      message: /^Cannot sign the transaction: expected signer\.address to be /,
    },
  },
  {
    name: "a public key that is not an account",
    args: [envelope, () => ({ publicKey: CONTRACT, signature: seven.sign(hash) }), TESTNET],
    expected: { code: "auth/invalid-address", message: /expected the signer's publicKey to be an account \(G\.\.\.\)/ },
  },
  {
    name: "no answer",
    args: [envelope, () => undefined, TESTNET],
    expected: { name: "TypeError", message: /the signer's result/ },
  },
  {
    name: "an answer without a key",
    args: [envelope, () => ({ signature: seven.sign(hash) }), TESTNET],
    expected: TypeError,
  },
  {
    name: "a wallet that declines",
    args: [envelope, () => ({ error: { code: -4 } }), TESTNET],
    expected: { code: "transaction/declined", cause: { code: -4 } },
  },
  {
    name: "another transaction of a wallet",
    args: [envelope, () => ({ signedTxXdr: other.toXDR("base64") }), TESTNET],
    expected: { code: "transaction/envelope" },
  },
  {
    name: "a wallet that has not signed",
    args: [envelope, () => ({ signedTxXdr: envelope.toXDR("base64") }), TESTNET],
    expected: { code: "transaction/signature" },
  },
  {
    name: "a wallet's string that is not an envelope",
    args: [envelope, () => ({ signedTxXdr: "AAAA" }), TESTNET],
    expected: { code: /^xdr\// },
  },
];
for (const { name, args, expected } of BAD) {
  test(`signTransaction() rejects ${name}`, async () => {
    await assert.rejects(Reflect.apply(signTransaction, undefined, args), expected as Error);
  });
}
