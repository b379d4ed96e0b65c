/** `dwsa tx show` and `dwsa tx hash`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Networks } from "@dwsa/base/auth";
import { buildTransaction, feeBumpTransaction, hashTransaction, signTransaction } from "@dwsa/base/builder";
import { toHex } from "@dwsa/base/encoding";
import { transactionEnvelopeFromJson } from "@dwsa/base/json";
import { encodeStrKey } from "@dwsa/base/strkey";
import { type MuxedAccount, Operation, OperationBody, TransactionEnvelope } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { entryOf } from "./_entries.ts";
import { type EnvelopeKind, envelopeOf, text } from "./_envelopes.ts";
import {
  A,
  ALICE,
  B,
  BOB,
  BOB_ON_PUBLIC,
  BY_ALICE,
  BY_BOB,
  BY_BOTH,
  CONTRACT,
  HASH,
  TESTNET,
  TX,
  tx,
} from "./_transactions.ts";

test("tx show says what a transaction does, what it costs and who has signed it", async () => {
  const { code, out, notes } = await tx(["show", text(BY_BOTH), ...TESTNET, "--signer", B]);
  assert.deepEqual([code, notes], [0, []]);
  const lines = out.split("\n");
  assert.deepEqual(lines.slice(0, 8), [
    "kind         transaction",
    `hash         ${HASH}`,
    `source       ${A}`,
    "sequence     42",
    "fee          100 stroops",
    "valid        from 1 (1970-01-01T00:00:01Z) until 1800000000 (2027-01-15T08:00:00Z)",
    "memo         none",
    "operation 0",
  ]);
  assert.deepEqual(lines.slice(-2), [
    `signed by ${A}, the source account, valid`,
    `signed by ${B}, not the account's own key, valid`,
  ]);
  assert.ok(out.includes(CONTRACT) && out.includes("ping"));
});

const shown: readonly { name: string; args: readonly string[]; code: number; line: string }[] = [
  { name: "no network", args: [text(TX)], code: 0, line: "hash         needs --network" },
  { name: "no signature", args: [text(TX)], code: 0, line: "not signed yet" },
  {
    name: "a signature, without a network",
    args: [text(BY_ALICE)],
    code: 0,
    line: `signed by ${A}, the source account, not verified`,
  },
  {
    name: "a signature of another network",
    args: [text(BY_ALICE), "--network", "public"],
    code: 1,
    line: `signed by ${A}, the source account, NOT VALID`,
  },
  {
    name: "a signature of an unknown key",
    args: [text(BY_BOB), ...TESTNET],
    code: 0,
    line: `signed by an unknown key with the hint ${toHex(BOB.signatureHint())}, not verified`,
  },
];
for (const { name, args, code, line } of shown) {
  test(`tx show, given ${name}, prints "${line.slice(0, 24)}…" with exit code ${code}`, async () => {
    const ran = await tx(["show", ...args]);
    assert.equal(ran.code, code);
    assert.ok(ran.out.split("\n").includes(line), ran.out);
  });
}

test("tx show --json has the wire value as SEP-51, and amounts as texts", async () => {
  const { code, out } = await tx(["show", text(BY_BOTH), ...TESTNET, "--json"]);
  const { xdr, hash, fee, inclusionFee, resourceFee, signatures, entries, envelope } = JSON.parse(out);
  assert.deepEqual([code, xdr, hash], [0, text(BY_BOTH), HASH]);
  assert.deepEqual([fee, inclusionFee, resourceFee, entries], ["100", "100", "0", []]);
  assert.deepEqual(signatures, [
    { hint: toHex(ALICE.signatureHint()), publicKey: A, role: "the source account", verified: true },
    { hint: toHex(BOB.signatureHint()), publicKey: null, role: null, verified: "unknown" },
  ]);
  assert.ok(transactionEnvelopeFromJson(envelope).equals(BY_BOTH));
});

corpusTest(
  "tx show reads every envelope of the ledger, with both kinds of output",
  "transactionEnvelopes",
  async (list) => {
    for (const { xdr } of list) {
      const [plain, json] = [await tx(["show", xdr]), await tx(["show", xdr, "--json"])];
      assert.deepEqual([plain.code, json.code], [0, 0], plain.notes.join());
      assert.equal(text(transactionEnvelopeFromJson(JSON.parse(json.out).envelope)), xdr);
      assert.doesNotMatch(plain.out, /[^\n\P{C}]|(?! )\p{Z}|\p{DI}|\u2800/u);
    }
  },
);

for (const kind of ["v0", "v1", "fee bump"] satisfies EnvelopeKind[]) {
  test(`tx hash prints the hash of a ${kind} envelope`, async () => {
    const envelope = envelopeOf([entryOf({ seed: 7 })], { kind });
    const { code, out, notes } = await tx(["hash", ...TESTNET], { input: `${text(envelope)}\n` });
    assert.deepEqual([code, out], [0, toHex(hashTransaction(envelope, Networks.TESTNET))]);
    const inner = toHex(hashTransaction(envelopeOf([entryOf({ seed: 7 })]), Networks.TESTNET));
    assert.deepEqual(notes, kind === "fee bump" ? [`The inner transaction has the hash ${inner}`] : []);
  });
}

test("tx show verifies what is inside a fee bump, too", async () => {
  const bump = feeBumpTransaction(BOB_ON_PUBLIC, { feeSource: B, baseFee: 200 });
  const show = (network: string) => tx(["show", text(bump), "--network", network, "--signer", B]);
  assert.deepEqual([(await show("public")).code, (await show("testnet")).code], [0, 1]);
  const { innerSignatures, signatures } = JSON.parse((await tx(["show", text(bump), "--json"])).out);
  assert.deepEqual([signatures.length, innerSignatures.length], [0, 1]);
});

test("tx show knows the source accounts of operations, and tells keys of one hint apart", async () => {
  const raw = ALICE.rawPublicKey();
  raw[0]! ^= 1;
  const alike = encodeStrKey("ed25519PublicKey", raw);
  const build = (source: string, sourceAccount: MuxedAccount | null) =>
    buildTransaction({
      source,
      accountSequence: 1n,
      operations: [new Operation({ sourceAccount, body: OperationBody.inflation() })],
      baseFee: 100,
      timeBounds: "unbounded",
    });
  const byOperation = await signTransaction(build(B, ALICE.xdrMuxedAccount()), ALICE, Networks.TESTNET);
  const operation = await tx(["show", text(byOperation), ...TESTNET]);
  assert.ok(operation.out.endsWith(`\nsigned by ${A}, the source account of operation 0, valid`), operation.out);

  const byOther = await signTransaction(build(alike, null), ALICE, Networks.TESTNET);
  const other = await tx(["show", text(byOther), ...TESTNET, "--signer", A]);
  assert.ok(other.out.endsWith(`\nsigned by ${A}, not the account's own key, valid`), other.out);
  const unknown = await tx(["show", text(byOther), ...TESTNET]);
  assert.deepEqual([unknown.code, unknown.out.split("\n").at(-1)], [
    1,
    `signed by ${alike}, the source account, NOT VALID`,
  ]);
});

test("tx show names the extra signers, bounds and memos of an envelope", async () => {
  const envelope = buildTransaction({
    source: A,
    accountSequence: 1n,
    operations: [new Operation({ sourceAccount: null, body: OperationBody.inflation() })],
    baseFee: 100,
    timeBounds: "unbounded",
    ledgerBounds: { min: 5, max: 9 },
    minSequence: 3n,
    minSequenceAge: 60n,
    minSequenceLedgerGap: 1,
    extraSigners: [B],
    memo: { type: "text", value: "\u001b[2Jhi" },
  });
  const signed = await signTransaction(envelope, BOB, Networks.TESTNET);
  const { out } = await tx(["show", text(TransactionEnvelope.fromXDR(signed.toXDR())), ...TESTNET]);
  for (
    const line of [
      "valid        at any time",
      "ledgers      from 5 to before 9",
      "sequence of the source account at least 3",
      "60 seconds after the last sequence number or later",
      "1 ledger after the last sequence number or later",
      `must also be signed by ${B}`,
      'memo         text "\\u001b[2Jhi"',
      `signed by ${B}, an extra signer of the transaction, valid`,
    ]
  ) assert.ok(out.split("\n").includes(line), `${line}\n${out}`);
});
