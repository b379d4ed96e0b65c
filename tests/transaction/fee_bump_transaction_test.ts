import assert from "node:assert/strict";
import { test } from "node:test";
import {
  buildTransaction,
  feeBumpTransaction,
  hashTransaction,
  readFees,
  signTransaction,
} from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import { FeeBumpTransactionEnvelope, TransactionEnvelope, TransactionV0Envelope } from "@dwsa/base/xdr";
import { paramsOf, vectors } from "./_vectors.ts";

const TESTNET = "Test SDF Network ; September 2015";
const eight = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8));
const feeSource = eight.publicKey();
const rate = (text: string) => /^\d+$/.test(text) ? BigInt(text) : Number(text);

/** Vectors that only this library rejects: stellar-sdk accepts a fractional base fee, and truncates the total. */
const REFUSED_HERE = ["rate that is no integer"];

for (const { name, baseFee, inner, unsigned, hash, fee, signedByEight, refused } of vectors.feeBump) {
  const bump = () => feeBumpTransaction(TransactionEnvelope.fromXDR(inner), { feeSource, baseFee: rate(baseFee) });
  if (refused !== undefined || REFUSED_HERE.includes(name)) {
    test(`feeBumpTransaction() rejects ${name}`, () => assert.throws(bump, { name: "RangeError", message: /baseFee/ }));
    continue;
  }
  test(`feeBumpTransaction() builds the bytes of stellar-sdk: ${name}`, async () => {
    const envelope = bump();
    assert.equal(envelope.toXDR("base64"), unsigned);
    assert.equal(toHex(hashTransaction(envelope, TESTNET)), hash);
    assert.equal(readFees(envelope).fee, BigInt(fee!));
    assert.equal((await signTransaction(envelope, eight, TESTNET)).toXDR("base64"), signedByEight);
  });
}

test("feeBumpTransaction() rejects an inner transaction that is not an envelope", () => {
  assert.throws(() => feeBumpTransaction({} as never, { feeSource, baseFee: 100 }), {
    name: "TypeError",
    message: "Cannot build the fee bump: expected inner to be a TransactionEnvelope, got object",
  });
});

test("feeBumpTransaction() reports the minimum base fee", () => {
  const inner = buildTransaction({ ...paramsOf(vectors.build[2]!.input), baseFee: 333 });
  assert.throws(() => feeBumpTransaction(inner, { feeSource, baseFee: 332 }), {
    message: "Cannot build the fee bump: expected baseFee to be an integer from 333 to 9223372036854775807, got 332",
  });
  assert.equal(readFees(feeBumpTransaction(inner, { feeSource, baseFee: 333 })).fee, 999n);
});

test("feeBumpTransaction() keeps the signatures and the hash of a V0 transaction", async () => {
  const signed = await signTransaction(
    TransactionEnvelope.fromXDR(
      "AAAAALly/iTceP/82O3aZAmd8hyqUjYAANfc5RfN0/iibCtTAAAAZAAIGHoAAAAKAAAAAQAAAAAAAAAAAAAAAF4XaMIAAAAAAAAA" +
        "AQAAAAAAAAAKAAAABWhlbGxvAAAAAAAAAAAAAAAAAAAA",
    ),
    eight,
    TESTNET,
  );
  assert.ok(signed.value instanceof TransactionV0Envelope);
  const bump = feeBumpTransaction(signed, { feeSource, baseFee: 100n });
  assert.ok(bump.value instanceof FeeBumpTransactionEnvelope);
  const inner = TransactionEnvelope.envelopeTypeTx(bump.value.tx.innerTx.value);
  assert.deepEqual(hashTransaction(inner, TESTNET), hashTransaction(signed, TESTNET));
  assert.deepEqual(inner.value.signatures, signed.value.signatures);
  const twice = await signTransaction(signed, Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(9)), TESTNET);
  const { value } = feeBumpTransaction(twice, { feeSource, baseFee: 100n });
  assert.ok(value instanceof FeeBumpTransactionEnvelope);
  assert.equal(value.tx.innerTx.value.signatures.length, 2);
  assert.deepEqual(value.tx.innerTx.value.signatures, twice.value.signatures);
});

test("feeBumpTransaction() accepts a muxed fee source", () => {
  const muxed = "MDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCYAAAAAAAAAAAFIFVM";
  const inner = buildTransaction(paramsOf(vectors.build[0]!.input));
  const bump = feeBumpTransaction(inner, { feeSource: muxed, baseFee: 100 });
  assert.ok(bump.value instanceof FeeBumpTransactionEnvelope);
  assert.equal(bump.value.tx.feeSource.type, "keyTypeMuxedEd25519");
});

const inner = buildTransaction(paramsOf(vectors.build[0]!.input));
const BAD: readonly { readonly name: string; readonly args: readonly unknown[]; readonly expected: object }[] = [
  { name: "no envelope", args: [], expected: { name: "TypeError", message: /TransactionEnvelope/ } },
  { name: "no parameters", args: [inner], expected: { name: "TypeError", message: /params/ } },
  { name: "no fee source", args: [inner, { baseFee: 100 }], expected: { name: "TypeError", message: /feeSource/ } },
  { name: "no rate", args: [inner, { feeSource }], expected: { name: "TypeError", message: /baseFee/ } },
  {
    name: "a misspelt parameter",
    args: [inner, { feeSource, baseFee: 100, source: feeSource }],
    expected: { name: "TypeError", message: /got "source"/ },
  },
  {
    name: "a fee bump of a fee bump",
    args: [feeBumpTransaction(inner, { feeSource, baseFee: 100 }), { feeSource, baseFee: 100 }],
    expected: { code: "transaction/envelope" },
  },
  { name: "a fee beyond 64 bits", args: [inner, { feeSource, baseFee: 2n ** 62n }], expected: RangeError },
  {
    name: "a contract that pays",
    args: [inner, { feeSource: "CA", baseFee: 100 }],
    expected: { code: "address/kind" },
  },
];
for (const { name, args, expected } of BAD) {
  test(`feeBumpTransaction() rejects ${name}`, () => {
    assert.throws(() => Reflect.apply(feeBumpTransaction, undefined, args), expected as Error);
  });
}

test("feeBumpTransaction() accepts a total fee instead of a base fee, with the same minimum", () => {
  const inner = buildTransaction({ ...paramsOf(vectors.build[2]!.input), baseFee: 333 }); // two operations
  const { operations } = (inner as TransactionEnvelope<"envelopeTypeTx">).value.tx;
  const least = 333n * BigInt(operations.length + 1);
  for (const fee of [least, `${least + 1n}`, Number(least) + 7, 2n ** 63n - 1n]) {
    assert.equal(readFees(feeBumpTransaction(inner, { feeSource, fee })).fee, BigInt(fee));
  }
  assert.throws(() => feeBumpTransaction(inner, { feeSource, fee: least - 1n }), {
    name: "RangeError",
    message: `Cannot build the fee bump: expected fee to be an integer from ${least} to ${2n ** 63n - 1n}, got ${
      least - 1n
    }`,
  });
  const free = buildTransaction({ ...paramsOf(vectors.build[2]!.input), baseFee: 0 });
  assert.throws(
    () => feeBumpTransaction(free, { feeSource, fee: 100n * BigInt(operations.length + 1) - 1n }),
    RangeError,
  );
  assert.throws(() => feeBumpTransaction(inner, { feeSource, fee: 2n ** 63n }), RangeError);
  assert.throws(() => feeBumpTransaction(inner, { feeSource, fee: least, baseFee: 333 }), /either baseFee .* got both/);
  assert.throws(() => feeBumpTransaction(inner, { feeSource }), /either baseFee .* got neither/);
});
