import assert from "node:assert/strict";
import { test } from "node:test";
import { Networks } from "@dwsa/base/auth";
import { buildTransaction, feeBumpTransaction, hashTransaction, signTransaction } from "@dwsa/base/builder";
import { Contract } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { transactionEnvelopeFromJson } from "@dwsa/base/json";
import { encodeStrKey } from "@dwsa/base/strkey";
import { type MuxedAccount, Operation, OperationBody, TransactionEnvelope } from "@dwsa/base/xdr";
import { runCommand } from "../../cli/commands.ts";
import { corpusTest } from "../_corpus.ts";
import { entryOf } from "./_entries.ts";
import { type EnvelopeKind, envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const [ALICE, BOB] = [keypairOf(7), keypairOf(8)];
const [A, B] = [ALICE.publicKey(), BOB.publicKey()];
const variables = { ALICE: ALICE.secret(), BOB: BOB.secret() };
const TESTNET = ["--network", "testnet"];
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

const TX = buildTransaction({
  source: A,
  accountSequence: 41n,
  operations: [new Contract(CONTRACT).call("ping")],
  baseFee: 100,
  timeBounds: { min: 1, max: 1_800_000_000 },
});
const HASH = toHex(hashTransaction(TX, Networks.TESTNET));
const BY_ALICE = await signTransaction(TX, ALICE, Networks.TESTNET);
const BY_BOB = await signTransaction(TX, BOB, Networks.TESTNET);
const BY_BOTH = await signTransaction(BY_ALICE, BOB, Networks.TESTNET);
const BOB_ON_PUBLIC = await signTransaction(TX, BOB, Networks.PUBLIC);

const tx = (args: readonly string[], around: Around = {}) =>
  runIn(runCommand, ["tx", ...args], { variables, ...around });

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

test("tx sign adds a signature, and says whose it is and what it signs", async () => {
  const { code, out, notes } = await tx(["sign", text(BY_ALICE), ...TESTNET, "--secret-env", "BOB"]);
  assert.deepEqual([code, out], [0, text(BY_BOTH)]);
  assert.equal(notes[0], `Signed by ${B}, not the account's own key, for "Test SDF Network ; September 2015"`);
  assert.ok(notes.includes(`  hash         ${HASH}`));
});

test("tx sign changes nothing when the key has signed already", async () => {
  const { code, out, notes } = await tx(["sign", text(BY_ALICE), ...TESTNET, "--secret-env", "ALICE"]);
  assert.deepEqual([code, out], [0, text(BY_ALICE)]);
  assert.equal(notes[0], `Already signed by ${A}, the source account, for "Test SDF Network ; September 2015"`);
});

test("two signers sign a transaction by files, one after the other or in parallel, with one result", async () => {
  const files: Record<string, string> = { tx: `${text(TX)}\n`, alice: `${ALICE.secret()}\n`, bob: `${BOB.secret()}\n` };
  const sign = (file: string, who: string) => tx(["sign", "--file", file, ...TESTNET, "--secret-file", who], { files });
  files["tx.alice"] = (await sign("tx", "alice")).out;
  files["tx.both"] = (await sign("tx.alice", "bob")).out;
  files["tx.bob"] = (await sign("tx", "bob")).out;
  files.copies = `${files["tx.alice"]}\n${files["tx.bob"]}\n`;
  const joined = await tx(["set", "--into-file", "tx", "--file", "copies", ...TESTNET, "--signer", B], { files });
  assert.deepEqual([joined.code, joined.out], [0, files["tx.both"]]);
  assert.equal(joined.out, text(BY_BOTH));
  assert.deepEqual(joined.notes, [
    `signed by ${A}, the source account, valid`,
    `signed by ${B}, not the account's own key, valid`,
    'Verified for "Test SDF Network ; September 2015"',
  ]);
});

test("tx set says that nothing was verified without a network, and which key is unknown with one", async () => {
  const args = ["set", "--into", text(BY_ALICE), text(BY_BOB)];
  const hint = toHex(BOB.signatureHint());
  assert.deepEqual((await tx(args)).notes, [
    `signed by ${A}, the source account, not verified`,
    `signed by an unknown key with the hint ${hint}, not verified`,
    "Not verified: --network says whether the signatures are valid",
  ]);
  assert.deepEqual((await tx([...args, ...TESTNET])).notes, [
    `signed by ${A}, the source account, valid`,
    `signed by an unknown key with the hint ${hint}, not verified`,
    'Verified for "Test SDF Network ; September 2015" but for the unknown keys, which --signer names',
  ]);
});

test("tx set takes a copy twice, and one that is in the envelope already", async () => {
  const { code, out } = await tx(["set", "--into", text(BY_ALICE), text(BY_BOB), text(BY_ALICE), text(BY_BOB)]);
  assert.deepEqual([code, out], [0, text(BY_BOTH)]);
});

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

test("tx set answers a signature of another network with no, and prints nothing", async () => {
  const args = ["set", "--into", text(BY_ALICE), text(BOB_ON_PUBLIC), ...TESTNET, "--signer", B];
  const { code, out, notes } = await tx(args);
  assert.deepEqual([code, out], [1, ""]);
  assert.deepEqual(notes.slice(1), [
    `signed by ${B}, not the account's own key, NOT VALID`,
    "Nothing was joined, since a signature is not valid",
  ]);
});

test("tx fee-bump prints a fee bump to sign, and says what it costs", async () => {
  const args = ["fee-bump", text(BY_ALICE), "--fee-source", B, "--base-fee", "200"];
  const { code, out, notes } = await tx(args);
  assert.deepEqual([code, out], [0, text(feeBumpTransaction(BY_ALICE, { feeSource: B, baseFee: 200 }))]);
  assert.deepEqual(notes, [`${B} offers 400 stroops: 400 for inclusion, 0 for resources`]);
  const signed = await tx(["sign", out, ...TESTNET, "--secret-env", "BOB"]);
  assert.match(signed.notes[0]!, new RegExp(`^Signed by ${B}, the fee source, for `));
  const show = await tx(["show", signed.out, ...TESTNET]);
  assert.deepEqual([show.code, show.out.match(/valid$/gm)?.length], [0, 2]);
});

test("tx fee-bump says that the inner transaction is not signed yet", async () => {
  const { notes } = await tx(["fee-bump", text(TX), "--fee-source", B, "--base-fee", "200"]);
  assert.equal(notes[1], "The inner transaction is not signed yet: its signers go first");
});

const OTHER_TX = buildTransaction({
  source: A,
  accountSequence: 42n,
  operations: [new Contract(CONTRACT).call("ping")],
  baseFee: 100,
  timeBounds: "unbounded",
});
const bad: readonly { name: string; args: readonly string[]; around?: Around; message: RegExp }[] = [
  {
    name: "show of nothing",
    args: ["show"],
    message: /: expected a transaction envelope as an argument, with --file, or/,
  },
  {
    name: "show of nonsense",
    args: ["show", "hello"],
    message: /: expected the base64 of a transaction envelope: /,
  },
  { name: "show of the name of a file", args: ["show", "tx.txt"], message: /; a file is read with --file$/ },
  {
    name: "show of an entry",
    args: ["show", text(entryOf({ seed: 7 }))],
    message: /: expected the base64 of a transaction envelope, got a DwsaAuthorizationEntry in base64$/,
  },
  {
    name: "show of two envelopes",
    args: ["show"],
    around: { input: `${text(TX)}\n${text(TX)}` },
    message: /: expected one transaction envelope, got 2 texts$/,
  },
  { name: "show of a signer that is none", args: ["show", text(TX), "--signer", "G"], message: /: expected --signer/ },
  { name: "hash without a network", args: ["hash", text(TX)], message: /: expected --network .*, since each network/ },
  {
    name: "sign without a network",
    args: ["sign", text(TX), "--secret-env", "ALICE"],
    message: /: expected --network or --network-passphrase, since a signature is good for one network$/,
  },
  {
    name: "sign without a key",
    args: ["sign", text(TX), ...TESTNET],
    message: /: expected --secret-env.* got neither$/,
  },
  {
    name: "sign with two keys",
    args: ["sign", text(TX), ...TESTNET, "--secret-env", "ALICE", "--secret-file", "x"],
    message: /: expected --secret-env.* got both$/,
  },
  {
    name: "sign with an empty file",
    args: ["sign", text(TX), ...TESTNET, "--secret-file", "x"],
    around: { files: { x: "\n" } },
    message: /: expected a secret seed in the file of --secret-file, got nothing$/,
  },
  {
    name: "sign with a file of something else",
    args: ["sign", text(TX), ...TESTNET, "--secret-file", "x"],
    around: { files: { x: A } },
    message: /: expected a secret seed in the file of --secret-file: /,
  },
  {
    name: "set without an envelope",
    args: ["set", text(BY_BOB)],
    message: /: expected --into or --into-file, .* neither$/,
  },
  {
    name: "set without copies",
    args: ["set", "--into", text(TX)],
    message: /: expected signed copies of the transaction as/,
  },
  {
    name: "set of another transaction",
    args: ["set", "--into", text(TX), text(OTHER_TX)],
    message: /: expected the copy to be the transaction in the envelope, got another transaction$/,
  },
  {
    name: "set of a copy that is not signed",
    args: ["set", "--into", text(TX), text(BY_BOB), text(TX)],
    message: /: expected copy 2 of 2 to be signed, got no signature$/,
  },
  {
    name: "set of signatures for two networks, without a network",
    args: ["set", "--into", text(BY_ALICE), text(BOB_ON_PUBLIC), "--signer", B],
    message: new RegExp(
      `: expected signatures for one network, got that of ${B} for public and that of ${A} for testnet$`,
    ),
  },
  {
    name: "fee-bump without a source",
    args: ["fee-bump", text(TX)],
    message: /: expected --fee-source, the account that pays$/,
  },
  {
    name: "fee-bump without a fee",
    args: ["fee-bump", text(TX), "--fee-source", B],
    message: /: expected --base-fee, /,
  },
  ...["1.5", "-1", "x", "", "1e3"].map((fee) => ({
    name: `fee-bump with the fee ${JSON.stringify(fee)}`,
    args: ["fee-bump", text(TX), "--fee-source", B, `--base-fee=${fee}`],
    message: /: expected --base-fee to be a whole number of stroops, got /,
  })),
  {
    name: "fee-bump with too low a fee",
    args: ["fee-bump", text(TX), "--fee-source", B, "--base-fee", "99"],
    message: /: Cannot build the fee bump: expected --base-fee to be at least 100, got 99$/,
  },
  {
    name: "fee-bump of a contract that pays",
    args: ["fee-bump", text(TX), "--fee-source", CONTRACT, "--base-fee", "200"],
    message: /: Cannot read address: expected an account \(G\.\.\.\) or a muxed account/,
  },
  {
    name: "fee-bump of a fee bump",
    args: ["fee-bump", text(envelopeOf([], { kind: "fee bump" })), "--fee-source", B, "--base-fee", "200"],
    message: /: Cannot build the fee bump: .*, got a fee bump$/,
  },
];
for (const { name, args, around, message } of bad) {
  test(`tx answers ${name} with one line, without a result, and exit code 2`, async () => {
    const { code, out, notes } = await tx(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
  });
}

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
