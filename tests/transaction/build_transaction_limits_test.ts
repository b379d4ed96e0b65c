/** The minimum and maximum values that `buildTransaction` and `feeBumpTransaction` accept, and their results. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { contractFootprint } from "@dwsa/base/contract";
import {
  buildTransaction,
  type BuildTransactionParams,
  extendFootprint,
  feeBumpTransaction,
  readFees,
  restoreFootprint,
} from "@dwsa/base/transaction";
import { Keypair } from "@dwsa/base/keys";
import {
  Asset,
  DwsaTransactionData,
  MuxedAccount,
  Operation,
  OperationBody,
  PaymentOp,
  Preconditions,
  TimeBounds,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV0,
  TransactionV0Envelope,
  TransactionV0Ext,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { paramsOf, vectors } from "./_vectors.ts";

const GOOD = paramsOf(vectors.build[1]!.input);
const CALL = paramsOf(vectors.build.find(({ id }) => id === "build-37")!.input);
const { resourceData: _, ...UNPREPARED } = CALL;
const other = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8)).publicKey();
const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey();
const MAX_32 = 2 ** 32 - 1;
const MAX_64 = 2n ** 64n - 1n;

const build = (more: object) => buildTransaction({ ...GOOD, ...more } as BuildTransactionParams);
const txOf = (envelope: TransactionEnvelope) => (envelope as TransactionEnvelope<"envelopeTypeTx">).value.tx;

/** Returns the preconditions of a transaction as plain values. */
function conditionsOf(more: object): object {
  const { cond } = txOf(build({ timeBounds: "unbounded", ...more }));
  if (cond.type !== "precondV2") return { type: cond.type };
  const { ledgerBounds, minSeqNum, minSeqAge, minSeqLedgerGap, extraSigners } = cond.value;
  const ledgers = ledgerBounds === null ? null : [ledgerBounds.minLedger, ledgerBounds.maxLedger];
  return { ledgers, minSeqNum, minSeqAge, minSeqLedgerGap, signers: extraSigners.length };
}

const ONLY_DEFAULTS = { ledgers: null, minSeqNum: null, minSeqAge: 0n, minSeqLedgerGap: 0, signers: 0 };
const CONDITIONS: readonly { readonly name: string; readonly given: object; readonly expected: object }[] = [
  { name: "no condition", given: {}, expected: { type: "precondTime" } },
  { name: "an empty list of signers", given: { extraSigners: [] }, expected: { type: "precondTime" } },
  { name: "empty bounds of ledgers", given: { ledgerBounds: {} }, expected: { type: "precondTime" } },
  { name: "bounds of ledgers of 0", given: { ledgerBounds: { min: 0, max: "0" } }, expected: { type: "precondTime" } },
  { name: "no bounds at all", given: { timeBounds: "none" }, expected: { type: "precondNone" } },
  {
    name: "no bounds, and defaults written out",
    given: { timeBounds: "none", minSequenceAge: 0, minSequenceLedgerGap: 0n, extraSigners: [], ledgerBounds: {} },
    expected: { type: "precondNone" },
  },
  {
    name: "a gap without time bounds",
    given: { timeBounds: "none", minSequenceLedgerGap: 1 },
    expected: { minSeqLedgerGap: 1 },
  },
  { name: "a first ledger alone", given: { ledgerBounds: { min: 5 } }, expected: { ledgers: [5, 0] } },
  { name: "a last ledger alone", given: { ledgerBounds: { max: 5 } }, expected: { ledgers: [0, 5] } },
  { name: "one ledger", given: { ledgerBounds: { min: 5, max: 6 } }, expected: { ledgers: [5, 6] } },
  {
    name: "the largest ledgers",
    given: { ledgerBounds: { min: MAX_32 - 1, max: MAX_32 } },
    expected: { ledgers: [MAX_32 - 1, MAX_32] },
  },
  { name: "the least sequence", given: { minSequence: 0n }, expected: { minSeqNum: 0n } },
  {
    name: "the largest sequence",
    given: { accountSequence: 2n ** 63n - 2n, minSequence: `${2n ** 63n - 2n}` },
    expected: { minSeqNum: 2n ** 63n - 2n },
  },
  { name: "an age of zero", given: { minSequenceAge: 0 }, expected: { type: "precondTime" } },
  { name: "the largest age", given: { minSequenceAge: MAX_64 }, expected: { minSeqAge: MAX_64 } },
  { name: "a gap of zero", given: { minSequenceLedgerGap: 0 }, expected: { type: "precondTime" } },
  { name: "the largest gap", given: { minSequenceLedgerGap: MAX_32 }, expected: { minSeqLedgerGap: MAX_32 } },
  { name: "one signer", given: { extraSigners: [signer] }, expected: { signers: 1 } },
  { name: "two signers", given: { extraSigners: [signer, other] }, expected: { signers: 2 } },
];
for (const { name, given, expected } of CONDITIONS) {
  test(`buildTransaction() accepts ${name}`, () => {
    assert.deepEqual(conditionsOf(given), "type" in expected ? expected : { ...ONLY_DEFAULTS, ...expected });
  });
}

const TIMES: readonly { readonly given: unknown; readonly expected: readonly [min: bigint, max: bigint] }[] = [
  { given: "unbounded", expected: [0n, 0n] },
  { given: { max: 0 }, expected: [0n, 0n] },
  { given: { min: 5, max: 0 }, expected: [5n, 0n] },
  { given: { min: 5, max: 5n }, expected: [5n, 5n] },
  { given: { min: MAX_64, max: MAX_64 }, expected: [MAX_64, MAX_64] },
];
for (const { given, expected } of TIMES) {
  const shown = typeof given === "string" ? given : Object.entries(given as object).flat().join(" ");
  test(`buildTransaction() accepts the times ${shown}`, () => {
    const { cond } = txOf(build({ timeBounds: given }));
    assert(cond.type === "precondTime");
    assert.deepEqual([cond.value.minTime, cond.value.maxTime], expected);
  });
}

test("buildTransaction() accepts 1 to 100 operations, and the largest sequence and fee", () => {
  const [operation] = GOOD.operations;
  for (const count of [1, 100]) {
    assert.equal(txOf(build({ operations: Array(count).fill(operation) })).operations.length, count);
  }
  const tx = txOf(build({ operations: [operation], accountSequence: 2n ** 63n - 2n, baseFee: MAX_32 }));
  assert.deepEqual([tx.seqNum, tx.fee], [2n ** 63n - 1n, MAX_32]);
  assert.deepEqual([txOf(build({ accountSequence: 0n })).seqNum, txOf(build({ baseFee: 0 })).fee], [1n, 0]);
});

test("buildTransaction() accepts the largest memos", () => {
  const memoOf = (memo: object) => txOf(build({ memo })).memo.value;
  assert.equal(memoOf({ type: "id", value: MAX_64 }), MAX_64);
  assert.equal(memoOf({ type: "id", value: "0" }), 0n);
  assert.equal(memoOf({ type: "text", value: "x".repeat(28) }), "x".repeat(28));
});

test("buildTransaction() accepts a resource fee up to the maximum total fee", () => {
  const withFee = (resourceFee: bigint) => {
    const { ext, resources } = CALL.resourceData!;
    return new DwsaTransactionData({ ext, resources, resourceFee });
  };
  const feeOf = (baseFee: number, resourceFee: bigint) =>
    buildTransaction({ ...CALL, baseFee, resourceData: withFee(resourceFee) });
  assert.deepEqual(readFees(feeOf(5, BigInt(MAX_32 - 5))), {
    fee: BigInt(MAX_32),
    inclusionFee: 5n,
    resourceFee: BigInt(MAX_32 - 5),
  });
  assert.throws(() => feeOf(5, -5n), { code: "operation/malformed", path: "resourceData.resourceFee" });
  for (const [baseFee, resourceFee] of [[5, BigInt(MAX_32 - 4)], [5, -6n], [MAX_32, 1n]] as const) {
    assert.throws(() => feeOf(baseFee, resourceFee), {
      name: "RangeError",
      message: `Cannot build the transaction: expected a fee from 0 to 4294967295, got ${baseFee} for inclusion and ` +
        `${resourceFee} for resources`,
    });
  }
});

test("buildTransaction() rejects a contract call whose operation has a muxed source", () => {
  const [{ body }] = CALL.operations as [Operation];
  const sourceAccount = MuxedAccount.fromXDR(new Uint8Array([0, 0, 1, 0, ...new Uint8Array(40)]));
  const { memo: _, ...call } = CALL;
  const operations = [new Operation({ sourceAccount, body })];
  assert.throws(() => buildTransaction({ ...call, operations }), {
    code: "operation/malformed",
    path: "operations[0].sourceAccount",
  });
});

const OUTSIDE: readonly { readonly name: string; readonly given: object; readonly message: RegExp }[] = [
  {
    name: "a ledger of 2^32",
    given: { ledgerBounds: { max: 2 ** 32 } },
    message: /ledgerBounds\.max .* 4294967295, got /,
  },
  { name: "a first ledger of 2^32", given: { ledgerBounds: { min: 2 ** 32 } }, message: /ledgerBounds\.min .* got / },
  {
    name: "a gap of 2^32",
    given: { minSequenceLedgerGap: 2 ** 32 },
    message: /minSequenceLedgerGap .* 4294967295, got /,
  },
  {
    name: "an age of 2^64",
    given: { minSequenceAge: 2n ** 64n },
    message: /minSequenceAge .*5, got 18446744073709551616$/,
  },
  {
    name: "a sequence of 2^63",
    given: { minSequence: 2n ** 63n },
    message: /minSequence .*7, got 9223372036854775808$/,
  },
  { name: "a time of 2^64", given: { timeBounds: { max: 2n ** 64n } }, message: /timeBounds\.max .* got / },
  {
    name: "a first time of 2^64",
    given: { timeBounds: { min: 2n ** 64n, max: 1n } },
    message: /timeBounds\.min .* got /,
  },
  { name: "a memo id of -1", given: { memo: { type: "id", value: -1n } }, message: /memo\.value .* got -1$/ },
  {
    name: "a string of 41 digits",
    given: { accountSequence: "1".repeat(41) },
    message: /got string of 41 characters$/,
  },
];
for (const { name, given, message } of OUTSIDE) {
  test(`buildTransaction() rejects ${name}`, () => {
    assert.throws(() => build(given), { name: "RangeError", message });
  });
}

const WRONG_TYPES: readonly { readonly name: string; readonly given: object; readonly message: RegExp }[] = [
  {
    name: "null as a ledger",
    given: { ledgerBounds: { max: null } },
    message: /ledgerBounds\.max to be a bigint, a safe integer or a decimal string, got null/,
  },
  { name: "a boolean as a gap", given: { minSequenceLedgerGap: true }, message: /minSequenceLedgerGap .* got boolean/ },
  { name: "null as a sequence", given: { minSequence: null }, message: /minSequence .* got null/ },
  {
    name: "bytes as an age",
    given: { minSequenceAge: new Uint8Array(8) },
    message: /minSequenceAge .* got Uint8Array/,
  },
  {
    name: "both fees",
    given: { fee: 100 },
    message: /expected either baseFee \(for each operation\) or fee \(the total\), got both/,
  },
  { name: "no fee", given: { baseFee: undefined }, message: /either baseFee .* or fee .*, got neither/ },
  {
    name: "a number as a signer",
    given: { extraSigners: [signer, 5] },
    message: /extraSigners\[1\] to be a signer key \(G\..*\), got number$/,
  },
  {
    name: "null as times",
    given: { timeBounds: null },
    message: /timeBounds to be .* "unbounded" or "none", got null$/,
  },
  {
    name: "an array as time bounds",
    given: { timeBounds: [] },
    message: /timeBounds to be .* "unbounded" or "none", got array of 0/,
  },
  {
    name: "null as a memo id",
    given: { memo: { type: "id", value: null } },
    message: /memo\.value to be a bigint, a safe integer or a decimal string, got null/,
  },
  {
    name: "a number as a memo text",
    given: { memo: { type: "text", value: 5 } },
    message: /a well-formed string or a Uint8Array, got number$/,
  },
  { name: "a number as the type of a memo", given: { memo: { type: 5, value: 5 } }, message: /"return", got number$/ },
];
for (const { name, given, message } of WRONG_TYPES) {
  test(`buildTransaction() rejects ${name}`, () => {
    assert.throws(() => build(given), { name: "TypeError", message });
  });
}

/** Creates an envelope with any fee and number of operations; with a resource fee, a contract call. */
function envelopeWith(fee: number, operations: number, resourceFee?: bigint): TransactionEnvelope {
  const tx = txOf(resourceFee === undefined ? build({ timeBounds: "unbounded" }) : buildTransaction(CALL));
  const data = CALL.resourceData!;
  const ext = resourceFee === undefined
    ? TransactionExt.v0()
    : TransactionExt.dwsaData(new DwsaTransactionData({ ext: data.ext, resources: data.resources, resourceFee }));
  const changed = new Transaction({ ...tx, fee, operations: Array(operations).fill(tx.operations[0]), ext });
  return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: changed, signatures: [] }));
}

const BUMPS: readonly {
  readonly name: string;
  readonly inner: TransactionEnvelope;
  readonly least: bigint;
  readonly fee: bigint;
}[] = [
  { name: "of a fee of zero", inner: envelopeWith(0, 1), least: 100n, fee: 200n },
  { name: "of a rate of 100", inner: envelopeWith(200, 2), least: 100n, fee: 300n },
  { name: "of one stroop more than a rate of 100", inner: envelopeWith(201, 2), least: 101n, fee: 303n },
  { name: "of a rate of 150", inner: envelopeWith(450, 3), least: 150n, fee: 600n },
  { name: "of a rate just below 151", inner: envelopeWith(452, 3), least: 151n, fee: 604n },
  { name: "with a resource fee", inner: envelopeWith(50_300, 1, 50_000n), least: 300n, fee: 50_600n },
  { name: "with a resource fee above its fee", inner: envelopeWith(10, 1, 50_000n), least: 100n, fee: 50_200n },
];
for (const { name, inner, least, fee } of BUMPS) {
  test(`feeBumpTransaction() accepts the minimum base fee ${name}`, () => {
    const bump = (baseFee: bigint) => feeBumpTransaction(inner, { feeSource: signer, baseFee });
    const { resourceFee } = readFees(inner);
    assert.deepEqual(readFees(bump(least)), { fee, inclusionFee: fee - resourceFee, resourceFee });
    assert.throws(() => bump(least - 1n), {
      name: "RangeError",
      message: `Cannot build the fee bump: expected baseFee to be an integer from ${least} to ${2n ** 63n - 1n}, got ${
        least - 1n
      }`,
    });
  });
}

test("feeBumpTransaction() accepts the maximum fee", () => {
  const most = 2n ** 63n - 1n;
  const bump = (operations: number, baseFee: bigint) =>
    feeBumpTransaction(envelopeWith(0, operations), { feeSource: signer, baseFee });
  assert.equal(readFees(bump(6, most / 7n)).fee, most);
  const message = /expected a fee of at most 9223372036854775807, got 92233720368547758(08|14)$/;
  assert.throws(() => bump(6, most / 7n + 1n), { name: "RangeError", message });
  assert.throws(() => bump(1, 2n ** 62n), { name: "RangeError", message });
});

test("feeBumpTransaction() keeps the time bounds of a V0 transaction", () => {
  const { fee, seqNum, memo, operations } = txOf(build({}));
  for (const timeBounds of [null, new TimeBounds({ minTime: 1n, maxTime: 2n })]) {
    const tx = new TransactionV0({
      ...{ sourceAccountEd25519: new Uint8Array(32).fill(5), fee, seqNum, timeBounds, memo, operations },
      ext: TransactionV0Ext.v0(),
    });
    const envelope = TransactionEnvelope.envelopeTypeTxV0(new TransactionV0Envelope({ tx, signatures: [] }));
    assert.deepEqual(readFees(envelope), { fee: BigInt(fee), inclusionFee: BigInt(fee), resourceFee: 0n });
    const bump = feeBumpTransaction(envelope, { feeSource: signer, baseFee: 100 });
    assert(bump.type === "envelopeTypeTxFeeBump");
    const inner = bump.value.tx.innerTx.value.tx;
    const expected = timeBounds === null ? Preconditions.precondNone() : Preconditions.precondTime(timeBounds);
    assert.ok(inner.cond.equals(expected));
    assert.ok(inner.sourceAccount.equals(MuxedAccount.keyTypeEd25519(new Uint8Array(32).fill(5))));
    assert.deepEqual([inner.fee, inner.seqNum, inner.operations.length], [fee, seqNum, operations.length]);
  }
});

test("readFees() rejects a value that is not an envelope", () => {
  for (const value of [undefined, null, {}, build({}).toXDR("base64"), build({}).value]) {
    assert.throws(() => readFees(value as never), {
      name: "TypeError",
      message: /^Cannot read fees: expected envelope to be a TransactionEnvelope, got /,
    });
  }
});

test("buildTransaction() accepts a bigint, a safe number and a decimal string for every integer", () => {
  const forms = [(n: number) => n, BigInt, String];
  const [first, ...rest] = forms.map((of) =>
    build({
      accountSequence: of(41),
      baseFee: of(200),
      timeBounds: { min: of(1), max: of(9) },
      ledgerBounds: { min: of(2), max: of(3) },
      minSequence: of(7),
      minSequenceAge: of(5),
      minSequenceLedgerGap: of(6),
      memo: { type: "id", value: of(8) },
    }).toXDR("base64")
  );
  assert.deepEqual(rest, [first, first]);
});

test("buildTransaction() accepts a total fee instead of a base fee", () => {
  const { baseFee: _, ...params } = GOOD;
  for (const fee of [0, 1n, "101", MAX_32]) {
    assert.equal(txOf(buildTransaction({ ...params, fee })).fee, Number(fee));
  }
  assert.throws(() => buildTransaction({ ...params, fee: 2 ** 32 }), {
    name: "RangeError",
    message: /fee .* got 4294967296$/,
  });
  const { baseFee: __, ...call } = CALL;
  const resourceFee = CALL.resourceData!.resourceFee;
  assert.equal(txOf(buildTransaction({ ...call, fee: resourceFee })).fee, Number(resourceFee));
  assert.throws(() => buildTransaction({ ...call, fee: resourceFee - 1n }), {
    name: "RangeError",
    message: `Cannot build the transaction: expected fee to be at least the resource fee (${resourceFee}), got ${
      resourceFee - 1n
    }`,
  });
});

test("buildTransaction() rejects malformed operations, with the path", () => {
  const [good] = GOOD.operations;
  const asset = Asset.assetTypeNative();
  const { destination } = (good!.body as OperationBody<"payment">).value;
  const bad = new Operation({
    sourceAccount: null,
    body: OperationBody.payment(new PaymentOp({ destination, asset, amount: -1n })),
  });
  assert.throws(() => build({ operations: [good, bad] }), {
    code: "operation/malformed",
    path: "operations[1].amount",
    message: "Cannot build the transaction: operations[1].amount (-1) is not positive",
  });
  const keys = contractFootprint("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE", new Uint8Array(32));
  const [forExtend, forRestore] = [DwsaDataBuilder.forExtend(keys).build(), DwsaDataBuilder.forRestore(keys).build()];
  assert.throws(() => build({ operations: [extendFootprint(100)], resourceData: forRestore }), {
    code: "operation/malformed",
    path: "resourceData.resources.footprint.readWrite",
    message: "Cannot build the transaction: resourceData.resources.footprint.readWrite is not empty; " +
      "DwsaDataBuilder.forExtend(keys) creates the footprint",
  });
  assert.throws(() => build({ operations: [restoreFootprint()], resourceData: forExtend }), {
    code: "operation/malformed",
    path: "resourceData.resources.footprint.readOnly",
    message: "Cannot build the transaction: resourceData.resources.footprint.readOnly is not empty; " +
      "DwsaDataBuilder.forRestore(keys) creates the footprint",
  });
  build({ operations: [extendFootprint(100)], resourceData: forExtend });
  build({ operations: [restoreFootprint()], resourceData: forRestore });
  assert.throws(() => build({ extraSigners: [signer, signer] }), {
    path: "extraSigners[1]",
    message: "Cannot build the transaction: extraSigners[1] is a duplicate",
  });
});

for (
  const { name, inner, path } of [
    { name: "without operations", inner: envelopeWith(0, 0), path: "operations" },
    { name: "of a call that was not simulated", inner: buildTransaction(UNPREPARED), path: "ext" },
  ]
) {
  test(`feeBumpTransaction() rejects a transaction ${name}`, () => {
    const bump = () => feeBumpTransaction(inner, { feeSource: signer, baseFee: 1_000_000 });
    assert.throws(bump, { code: "operation/malformed", path });
  });
}

for (
  const { given, path } of [
    { given: { timeBounds: { min: 2, max: 1 } }, path: "timeBounds" },
    { given: { ledgerBounds: { min: 5, max: 5 } }, path: "ledgerBounds" },
    { given: { ledgerBounds: { min: 6, max: 5 } }, path: "ledgerBounds" },
    { given: { accountSequence: 7, minSequence: 8 }, path: "minSequence" },
    { given: { extraSigners: [signer, signer] }, path: "extraSigners[1]" },
  ]
) {
  test(`buildTransaction() rejects invalid ${path}: ${JSON.stringify(given).slice(0, 60)}`, () => {
    assert.throws(() => build(given), { code: "operation/malformed", path });
  });
}
