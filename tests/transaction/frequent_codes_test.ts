/** The table of codes in docs/why-rejected.md: for each code, a transaction in which `checkTransaction()` finds it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { payment } from "@dwsa/base/operation";
import {
  buildTransaction,
  type BuildTransactionParams,
  checkTransaction,
  type CheckTransactionOptions,
  hashTransaction,
} from "@dwsa/base/transaction";
import { Memo, Transaction, TransactionEnvelope, TransactionV1Envelope } from "@dwsa/base/xdr";

const TESTNET: string = Networks.TESTNET;
const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const bob = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));
const pay = payment({ destination: bob.publicKey(), asset: "native", amount: "5" });
const call = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping");

const build = (more: Partial<BuildTransactionParams> = {}) => {
  const params = { source: alice.publicKey(), accountSequence: 41n, operations: [pay], baseFee: 100 };
  const { type, value } = buildTransaction({ ...params, timeBounds: { max: 1_900_000_000 }, ...more });
  assert(type === "envelopeTypeTx");
  return (value as TransactionV1Envelope).tx;
};
const found = (
  tx: Transaction,
  options?: CheckTransactionOptions,
  keys: readonly Keypair[] = [],
  network = TESTNET,
) => {
  const unsigned = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
  const signatures = keys.map((key) => key.signDecorated(hashTransaction(unsigned, network)));
  const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures }));
  return checkTransaction(envelope, options).map(({ result, path }) => `${result} ${path}`.trim());
};
const account = (medium: number, sequence = 41n) => ({
  [alice.publicKey()]: { sequence, signers: [], thresholds: { master: 1, low: 0, medium, high: 0 } },
});

/** Returns a transaction with changes that the builders reject, and decoding accepts. */
function withMemo(): Transaction {
  const prepared = build({ operations: [call], resourceData: new DwsaDataBuilder().build() });
  return new Transaction({ ...prepared, memo: Memo.memoId(7n) });
}
function ofNothing(): Transaction {
  const tx = build();
  (tx.operations[0]!.body.value as { amount: bigint }).amount = 0n;
  return tx;
}

const known = { networkPassphrase: TESTNET, accounts: account(0) };
const FOUND: readonly (readonly [code: string, path: string, found: () => string[]])[] = [
  ["txBadSeq", "seqNum", () => found(build(), { accounts: account(0, 42n) })],
  ["txBadAuth", "signatures[0]", () => found(build(), { networkPassphrase: TESTNET }, [alice], Networks.PUBLIC)],
  ["txBadAuthExtra", "signatures[1]", () => found(build(), known, [alice, bob])],
  ["opBadAuth", "operations[0]", () => found(build(), { ...known, accounts: account(2) }, [alice])],
  ["txInsufficientFee", "fee", () => found(build({ baseFee: 99 }))],
  ["txTooLate", "cond.timeBounds.maxTime", () => found(build(), { currentTime: 1_900_000_001 })],
  ["txTooEarly", "cond.timeBounds.minTime", () => { // milliseconds
    const inMilliseconds = build({ timeBounds: { min: 1_800_000_000_000, max: 0 } });
    return found(inMilliseconds, { currentTime: 1_800_000_000 });
  }],
  ["txMalformed", "ext", () => found(build({ operations: [call] }))],
  ["txDwsaInvalid", "memo", () => found(withMemo())],
  ["paymentMalformed", "operations[0].amount", () => found(ofNothing())],
];

for (const [code, path, found] of FOUND) {
  test(`checkTransaction() finds ${code}`, () => assert.deepEqual(found(), [`${code} ${path}`]));
}

test("docs/why-rejected.md has these codes, and no other", () => {
  const guide = readFileSync(new URL("../../docs/why-rejected.md", import.meta.url), "utf8");
  const codes = Array.from(guide.matchAll(/^\| `(\w+)`/gm), ([, code]) => code);
  assert.deepEqual(codes, FOUND.map(([code]) => code));
});
