import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { hashTransaction } from "@dwsa/base/transaction";
import {
  DecoratedSignature,
  FeeBumpTransactionEnvelope,
  TransactionEnvelope,
  TransactionV0Envelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";

const TESTNET = "Test SDF Network ; September 2015";

/** Envelopes of each type, and their hashes according to stellar-sdk 17.2.0. */
const known: readonly { readonly name: string; readonly xdr: string; readonly hash: string }[] = [
  {
    name: "a transaction of the first version",
    xdr: "AAAAAAAAAZAAAAAAAAAABAAAAAAAAAABAAAAAAAAAAAAAAAIAAAAAAAAAUJ4+cYQAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA" +
      "AA==",
    hash: "8e48189802f8fc5518dac683f864376d807c716d2838e5fd9741afb406b45186",
  },
  {
    name: "a transaction of the first version, with time bounds",
    xdr: "AAAAALly/iTceP/82O3aZAmd8hyqUjYAANfc5RfN0/iibCtTAAAAZAAIGHoAAAAKAAAAAQAAAAAAAAAAAAAAAF4XaMIAAAAAAAAA" +
      "AQAAAAAAAAAKAAAABWhlbGxvAAAAAAAAAAAAAAAAAAABomwrUwAAAEDyu3HI9bdkzNBs4UgTjVmYt3LQ0CC/6a8yWBmz8OiKeY/R" +
      "J9wJvV9/m0JWGtFWbPOXWBg/Pj3ttgKMiHh9TKoF",
    hash: "397b208adb3d484d14ddd3237422baae0b6bd1e8feb3c970147bc6bcc493d112",
  },
  {
    name: "a transaction",
    xdr: "AAAAAgAAAAC/Aa0zCy4X49LY6Y9QoC9Z94wG2/mz7eFcQJOH3qGY0AAAAGQAAAAAAAAAAQAAAAEAAAAAAAAAAAAAAAAAAAAAAAAA" +
      "AAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA=",
    hash: "d26a7fec1839a276c0dfb1644110801943fe59a0da51aa416aacaf6c475f55d0",
  },
  {
    name: "a fee bump",
    xdr: "AAAABQAAAABnzACGTDuJFoxqr+C8NHCe0CHFBXLi+YhhNCIILCIpcgAAAAAAABwgAAAAAgAAAACI4aa0pXFSj6qfJuIObLw/5zyu" +
      "gLRGYwxb7wFSr3B9eAAAAAACFPY2AAAAfQAAAAEAAAAAAAAAAAAAAABfBqt0AAAAAQAAABdITDVhQ2dvelFISVc3c1NjNVhkY2Zt" +
      "UgAAAAABAAAAAQAAAAAcR0GXGO76pFs4y38vJVAanjnLg4emNun7zAx0pHcDGAAAAAIAAAAAAAAAAAAAAAAAAAAAAQIDAAAAAAAA" +
      "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==",
    hash: "a5ed3546564672a7c1973365bb45a62dc5d2c917ff38e5dfdba1f8f5b28ae94a",
  },
];

for (const { name, xdr, hash } of known) {
  test(`hashTransaction() of ${name}`, () => {
    const envelope = TransactionEnvelope.fromXDR(xdr);
    assert.equal(toHex(hashTransaction(envelope, TESTNET)), hash);
    assert.notEqual(toHex(hashTransaction(envelope, "another network")), hash);
    assert.equal(toHex(hashTransaction(unsigned(envelope), TESTNET)), hash);
  });
}

test("hashTransaction() rejects envelopes that it cannot hash", () => {
  const envelope = TransactionEnvelope.fromXDR(known[0]!.xdr);
  for (const value of [undefined, null, {}, known[0]!.xdr, envelope.toXDR(), envelope.value]) {
    assert.throws(() => hashTransaction(value as never, TESTNET), {
      name: "TypeError",
      message: /^Cannot hash the transaction: expected envelope to be a TransactionEnvelope, got /,
    });
  }
  for (const passphrase of [undefined, null, 5, new Uint8Array(32)]) {
    assert.throws(() => hashTransaction(envelope, passphrase as never), {
      name: "TypeError",
      message: /^Cannot hash the transaction: (?:expected networkPassphrase to be a string|networkPassphrase must )/,
    });
  }
  for (const passphrase of ["", "\ud800"]) {
    assert.throws(() => hashTransaction(envelope, passphrase), { code: "network/passphrase" });
  }
});

test("hashTransaction() explains how to hash the inner transaction of a fee bump", () => {
  const { value } = TransactionEnvelope.fromXDR(known[3]!.xdr) as TransactionEnvelope<"envelopeTypeTxFeeBump">;
  const { innerTx } = value.tx;
  assert.throws(() => hashTransaction(innerTx as never, TESTNET), {
    name: "TypeError",
    message: "Cannot hash the transaction: expected envelope to be a TransactionEnvelope, got " +
      "FeeBumpTransactionInnerTx; pass TransactionEnvelope.envelopeTypeTx(innerTx.value)",
  });
  assert.equal(hashTransaction(TransactionEnvelope.envelopeTypeTx(innerTx.value), TESTNET).length, 32);
});

/** Returns an envelope of the same transaction with a different signature. */
function unsigned(envelope: TransactionEnvelope): TransactionEnvelope {
  const signatures = [new DecoratedSignature({ hint: new Uint8Array(4), signature: new Uint8Array(64) })];
  switch (envelope.type) {
    case "envelopeTypeTxV0":
      return TransactionEnvelope.envelopeTypeTxV0(new TransactionV0Envelope({ tx: envelope.value.tx, signatures }));
    case "envelopeTypeTx":
      return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: envelope.value.tx, signatures }));
    case "envelopeTypeTxFeeBump":
      return TransactionEnvelope.envelopeTypeTxFeeBump(
        new FeeBumpTransactionEnvelope({ tx: envelope.value.tx, signatures }),
      );
  }
}
