/** `dwsa tx show` and `dwsa tx hash`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { contractIdFromAsset, invokeContractFunction } from "@dwsa/base/contract";
import { describeRequest } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  buildTransaction,
  checkTransaction,
  feeBumpTransaction,
  hashTransaction,
  signTransaction,
} from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import { transactionEnvelopeFromJson } from "@dwsa/base/json";
import { encodeStrKey } from "@dwsa/base/strkey";
import { BumpSequenceOp, type MuxedAccount, Operation, OperationBody, TransactionEnvelope } from "@dwsa/base/xdr";
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

test("tx show reports what a transaction does, what it costs and who has signed it", async () => {
  const { code, out, notes } = await tx(["show", text(BY_BOTH), ...TESTNET, "--signer", B]);
  assert.deepEqual([code, notes], [0, []]);
  const lines = out.split("\n");
  assert.deepEqual(lines, [
    "kind         transaction",
    `${A}: Call "ping" of ${CONTRACT}, an unknown contract: no arguments`,
    `Signer ${A} (source account, medium threshold): signed by its own key`,
    `Hash to sign: ${HASH}`,
    `${A}: Call "ping" of ${CONTRACT}, an unknown contract: no arguments`,
    "Note: what this contract does is not known here",
    `${A} pays a fee of at most 0.00001 XLM`,
    "Use sequence number 42",
    "Valid from 1970-01-01 00:00:01 UTC",
    "Valid until 2027-01-15 08:00:00 UTC",
    "Network: the test network",
    "resources    0 instructions, 0 bytes read from disk, 0 bytes written",
    "footprint    0 keys to read, 0 keys to write",
  ]);
});

const shown: readonly { name: string; args: readonly string[]; code: number; line: string }[] = [
  { name: "no network", args: [text(TX)], code: 0, line: "Network: unknown" },
  { name: "no signature", args: [text(TX)], code: 0, line: "not signed yet" },
  {
    name: "a signature, without a network",
    args: [text(BY_ALICE)],
    code: 0,
    line: "Network: the test network, by its signatures",
  },
  {
    name: "a signature of another network",
    args: [text(BY_ALICE), "--network", "public"],
    code: 1,
    line: `Signer ${A} (source account, medium threshold): signed for another network: the test network`,
  },
  {
    name: "a signature of an unknown key",
    args: [text(BY_BOB), ...TESTNET],
    code: 0,
    line: `Signer ${A} (source account, medium threshold): signed by an unknown key`,
  },
  {
    name: "a signature of an unknown key that is not a required signer",
    args: [text(BY_BOB), ...TESTNET],
    code: 0,
    line: `A signature that is not required, with the hint ${toHex(BOB.signatureHint())}: by an unknown key`,
  },
  {
    name: "a signature of a key that --signer names",
    args: [text(BY_BOB), ...TESTNET, "--signer", B],
    code: 0,
    line: `Signer ${A} (source account, medium threshold): signed by another key, which must be a signer of this ` +
      `account: ${B}`,
  },
];
for (const { name, args, code, line } of shown) {
  test(`tx show, given ${name}, prints "${line.slice(0, 24)}…" with exit code ${code}`, async () => {
    const ran = await tx(["show", ...args]);
    assert.equal(ran.code, code);
    assert.ok(ran.out.split("\n").includes(line), ran.out);
  });
}

test("tx show formats the amounts of known tokens and of tokens from the user", async () => {
  const contract = contractIdFromAsset("native", Networks.TESTNET);
  const allowance = invokeContractFunction(contract, "approve", [
    nativeToScVal(A, { type: "address" }),
    nativeToScVal(B, { type: "address" }),
    nativeToScVal(2n ** 127n - 1n, { type: "i128" }),
    nativeToScVal(5, { type: "u32" }),
  ]);
  const envelope = buildTransaction({
    source: A,
    accountSequence: 1n,
    operations: [allowance],
    baseFee: 100,
    timeBounds: "unbounded",
  });
  const { out } = await tx(["show", text(envelope), ...TESTNET]);
  const [kind, headline, flow, danger] = out.split("\n");
  assert.equal(kind, "kind         transaction");
  assert.match(headline!, /^G\w+: Let /);
  assert.match(flow!, /^Can leave G\w+ later: any amount of XLM/);
  assert.equal(danger, "Danger: the allowance is effectively unlimited");
  assert.match(out, /any amount of XLM/);
  assert.doesNotMatch(out, /what this contract does/);
  const named = await tx(["show", text(envelope), ...TESTNET, "--token", `${contract}:TOK:2`]);
  assert.match(named.out, /any amount of TOK/);
  const { description } = JSON.parse((await tx(["show", text(envelope), ...TESTNET, "--json"])).out);
  assert.equal(description.warnings[0].code, "unlimited-allowance");
  assert.match((await tx(["show", text(envelope), "--network", "public"])).out, /what this contract does/);
});

test("tx show --json prints the wire value as SEP-51, and amounts as strings", async () => {
  const { code, out } = await tx(["show", text(BY_BOTH), ...TESTNET, "--json"]);
  const { xdr, hash, fee, inclusionFee, resourceFee, signatures, entries, envelope, description, required } = JSON
    .parse(
      out,
    );
  assert.deepEqual(description.warnings.map(({ code }: { code: string }) => code), [
    "unknown-contract",
  ]);
  assert.deepEqual([required.complete, required.signers[0].state, required.unmatched.length], [false, "signed", 1]);
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
      const envelope = TransactionEnvelope.fromXDR(xdr);
      const isRejected = describeRequest(envelope).kind !== "login" && // the network must never accept a login
        checkTransaction(envelope).some(({ fix }) => fix === "rebuild");
      assert.deepEqual([plain.code, json.code], isRejected ? [1, 1] : [0, 0], plain.notes.join());
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

test("tx show also verifies the signatures inside a fee bump", async () => {
  const bump = feeBumpTransaction(BOB_ON_PUBLIC, { feeSource: B, baseFee: 200 });
  const show = (network: string) => tx(["show", text(bump), "--network", network, "--signer", B]);
  assert.deepEqual([(await show("public")).code, (await show("testnet")).code], [0, 1]);
  const { innerSignatures, signatures } = JSON.parse((await tx(["show", text(bump), "--json"])).out);
  assert.deepEqual([signatures.length, innerSignatures.length], [0, 1]);
});

test("tx show shows the source accounts of operations, and distinguishes keys with the same hint", async () => {
  const raw = ALICE.rawPublicKey();
  raw[0]! ^= 1;
  const alike = encodeStrKey("ed25519PublicKey", raw);
  const build = (source: string, sourceAccount: MuxedAccount | null) =>
    buildTransaction({
      source,
      accountSequence: 1n,
      operations: [
        new Operation({ sourceAccount, body: OperationBody.bumpSequence(new BumpSequenceOp({ bumpTo: 0n })) }),
      ],
      baseFee: 100,
      timeBounds: "unbounded",
    });
  const byOperation = await signTransaction(build(B, ALICE.xdrMuxedAccount()), ALICE, Networks.TESTNET);
  const operation = await tx(["show", text(byOperation), ...TESTNET]);
  assert.ok(
    operation.out.includes(`\nSigner ${A} (source account of an operation, low threshold): signed by its own key\n`),
    operation.out,
  );

  const byOther = await signTransaction(build(alike, null), ALICE, Networks.TESTNET);
  const other = await tx(["show", text(byOther), ...TESTNET, "--signer", A]);
  assert.match(
    other.out,
    new RegExp(`${alike} \\(source account, low threshold\\): signed by another key, .*: ${A}\n`),
  );
  const unknown = await tx(["show", text(byOther), ...TESTNET]);
  assert.equal(unknown.code, 1);
  assert.match(unknown.out, new RegExp(`${alike} \\(source account, low threshold\\): the signature is NOT VALID\n`));
});

test("tx show names the extra signers, bounds and memos of an envelope", async () => {
  const envelope = buildTransaction({
    source: A,
    accountSequence: 5n,
    operations: [
      new Operation({ sourceAccount: null, body: OperationBody.bumpSequence(new BumpSequenceOp({ bumpTo: 0n })) }),
    ],
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
      "Valid from ledger 5",
      "Valid before ledger 9",
      "Valid while the account's sequence number is at least 3 and below that of the transaction",
      "Valid 60 seconds or more after the last change of the account's sequence number",
      "Valid 1 ledgers or more after the last change of the account's sequence number",
      `Must also be signed by ${B}`,
      'Memo "\\u001b[2Jhi"',
      `Signer ${B} (extra signer): signed by its own key`,
    ]
  ) assert.ok(out.split("\n").some((one) => one.trim() === line), `${line}\n${out}`);
});
