import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, buildWithDelegatesEntry, mergeAuthEntries, Networks, verifyAuthEntry } from "@dwsa/base/auth";
import type { Keypair } from "@dwsa/base/keys";
import { DwsaAuthorizationEntries, DwsaAuthorizationEntry, DwsaCredentials, TransactionEnvelope } from "@dwsa/base/xdr";
import { entriesOf } from "../../cli/_envelope.ts";
import { runCommand } from "../../cli/commands.ts";
import { corpusTest } from "../_corpus.ts";
import { entryOf } from "./_entries.ts";
import { type EnvelopeKind, envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const [ALICE, BOB] = [keypairOf(7), keypairOf(8)];
const [A, B] = [ALICE.publicKey(), BOB.publicKey()];
const ENTRY = entryOf({ seed: 7 });
const OTHER = entryOf({ seed: 8 });
const SOURCE = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: ENTRY.rootInvocation,
});

const set = (args: readonly string[], around?: Around) => runIn(runCommand, ["auth", "set", ...args], around);
const signed = (entry: DwsaAuthorizationEntry, keypair: Keypair, until = 1_000, address?: string) =>
  authorizeEntry(entry, keypair, until, Networks.TESTNET, address);

const BY_ALICE = await signed(ENTRY, ALICE);
const BY_BOB = await signed(ENTRY, BOB, 1_000, A);
const BY_BOTH = await signed(BY_ALICE, BOB, 1_000, A);
const OTHER_SIGNED = await signed(OTHER, BOB);

for (const kind of ["v0", "v1", "fee bump"] satisfies EnvelopeKind[]) {
  test(`auth set puts what auth sign prints into a ${kind} envelope, and changes nothing else`, async () => {
    const tx = text(envelopeOf([SOURCE, OTHER, ENTRY], { kind }));
    const piped = await runIn(
      runCommand,
      ["auth", "sign", tx, "--secret-env", "SEED", "--network", "testnet", "--until", "1000"],
      { variables: { SEED: ALICE.secret() } },
    );
    const { code, out, notes } = await set(["--into", tx], { input: piped.out });
    assert.equal(code, 0);
    assert.equal(out, text(envelopeOf([SOURCE, OTHER, BY_ALICE], { kind })));
    assert.deepEqual(notes, [
      "Entry 0 of the source account: approved by signing the transaction",
      `Entry 1 of ${B} with nonce 7: not signed yet`,
      `Entry 2 of ${A} with nonce 7: signed`,
    ]);
  });
}

const delegates = { validUntilLedgerSeq: 1_000, delegates: [{ address: B }] };
const UNSIGNED_WITH_BOB = buildWithDelegatesEntry({ entry: ENTRY, ...delegates });
const WITH_BOB = await signed(UNSIGNED_WITH_BOB, BOB);

const cases: readonly {
  name: string;
  before: readonly DwsaAuthorizationEntry[];
  given: readonly DwsaAuthorizationEntry[];
  after: readonly DwsaAuthorizationEntry[];
}[] = [
  { name: "joins signatures that came in parallel", before: [ENTRY], given: [BY_BOB, BY_ALICE], after: [BY_BOTH] },
  { name: "joins a signature to one that is there", before: [BY_ALICE], given: [BY_BOB], after: [BY_BOTH] },
  { name: "keeps what is there already", before: [BY_BOTH], given: [BY_ALICE], after: [BY_BOTH] },
  {
    name: "keeps the order of the envelope",
    before: [OTHER, SOURCE, ENTRY],
    given: [BY_ALICE, OTHER_SIGNED],
    after: [OTHER_SIGNED, SOURCE, BY_ALICE],
  },
  {
    name: "passes over entries that are not signed",
    before: [SOURCE, ENTRY, OTHER],
    given: [SOURCE, ENTRY, OTHER_SIGNED],
    after: [SOURCE, ENTRY, OTHER_SIGNED],
  },
  {
    name: "does not take a signature away",
    before: [BY_ALICE, OTHER],
    given: [ENTRY, OTHER_SIGNED],
    after: [BY_ALICE, OTHER_SIGNED],
  },
  {
    name: "takes an entry that was given delegates before it was signed",
    before: [ENTRY],
    given: [WITH_BOB],
    after: [WITH_BOB],
  },
  { name: "keeps delegates", before: [UNSIGNED_WITH_BOB], given: [WITH_BOB], after: [WITH_BOB] },
  {
    name: "has room for the source account twice",
    before: [SOURCE, SOURCE, ENTRY],
    given: [BY_ALICE],
    after: [SOURCE, SOURCE, BY_ALICE],
  },
];
for (const { name, before, given, after } of cases) {
  for (const form of ["lines", "a list", "an envelope"]) {
    test(`auth set ${name}, given ${form}`, async () => {
      const input = form === "lines"
        ? given.map(text).join("\n")
        : form === "a list"
        ? DwsaAuthorizationEntries.toXDR(given, "base64")
        : text(envelopeOf(given));
      const { code, out, notes } = await set(["--into-file", "tx", "--file", "in"], {
        files: { in: input, tx: `${text(envelopeOf(before))}\n` },
      });
      assert.equal(code, 0, notes.join("\n"));
      assert.equal(out, text(envelopeOf(after)));
    });
  }
}

test("auth set gives an envelope whose signatures are valid, several signers of one account included", async () => {
  const { out, notes } = await set(["--into", text(envelopeOf([ENTRY])), text(BY_BOB), text(BY_ALICE)]);
  const [entry] = entriesOf(TransactionEnvelope.fromXDR(out));
  assert.deepEqual(verifyAuthEntry(entry!, Networks.TESTNET)[0]?.signatures.map(({ verified }) => verified), [
    true,
    true,
  ]);
  assert.ok(entry!.equals(mergeAuthEntries(BY_ALICE, BY_BOB)));
  assert.deepEqual(notes, [`Entry 0 of ${A} with nonce 7: signed`]);
});

test("auth set says how many places of an entry with delegates are signed", async () => {
  const { notes } = await set(["--into", text(envelopeOf([ENTRY])), text(WITH_BOB)]);
  assert.deepEqual(notes, [`Entry 0 of ${A} with nonce 7: 1 of 2 places signed`]);
});

test("auth set leaves an envelope with signatures alone when nothing changes", async () => {
  const tx = text(envelopeOf([BY_ALICE], { signed: true }));
  assert.equal((await set(["--into", tx, text(BY_ALICE)])).out, tx);
});

const OTHER_CALL = new DwsaAuthorizationEntry({
  credentials: BY_ALICE.credentials,
  rootInvocation: ENTRY.rootInvocation.subInvocations[0]!,
});
const WITH_CAROL = await signed(
  buildWithDelegatesEntry({ entry: ENTRY, ...delegates, delegates: [{ address: keypairOf(9).publicKey() }] }),
  keypairOf(9),
);
const TX = text(envelopeOf([ENTRY]));
const bad: readonly { name: string; args: readonly string[]; message: RegExp }[] = [
  { name: "no envelope", args: [text(BY_ALICE)], message: /expected --into or --into-file, .* got neither$/ },
  {
    name: "two envelopes",
    args: ["--into", TX, "--into-file", "f"],
    message: /expected --into or --into-file, .* got both$/,
  },
  {
    name: "an entry instead of the envelope",
    args: ["--into", text(ENTRY), text(BY_ALICE)],
    message: /expected the base64 of a transaction envelope to set entries into: /,
  },
  { name: "nothing to set", args: ["--into", TX], message: /expected signed entries as an argument, with --file, or/ },
  { name: "entries without signatures", args: ["--into", TX, text(ENTRY)], message: /got none that is signed$/ },
  {
    name: "an entry of another address",
    args: ["--into", TX, text(OTHER_SIGNED)],
    message: new RegExp(`: expected entries of the envelope, which has none of ${B} with nonce 7$`),
  },
  {
    name: "an entry of the source account that is not there",
    args: ["--into", TX, text(BY_ALICE), text(SOURCE)],
    message: /which has none of the source account$/,
  },
  {
    name: "an entry with another invocation",
    args: ["--into", TX, text(OTHER_CALL)],
    message: new RegExp(`the entry of ${A} with nonce 7 to approve what that in the envelope does, got another$`),
  },
  {
    name: "a signature until another ledger",
    args: ["--into", TX, text(BY_ALICE), text(await signed(ENTRY, BOB, 9, A))],
    message: /Cannot merge the entries: expected the same signatureExpirationLedger in both, got 1000 and 9$/,
  },
  {
    name: "an entry without the delegates",
    args: ["--into", text(envelopeOf([UNSIGNED_WITH_BOB])), text(BY_ALICE)],
    message: /to have the delegates of that in the envelope, got others$/,
  },
  {
    name: "an entry with other delegates",
    args: ["--into", text(envelopeOf([UNSIGNED_WITH_BOB])), text(WITH_CAROL)],
    message: /to have the delegates of that in the envelope, got others$/,
  },
  {
    name: "an envelope with two entries of one nonce",
    args: ["--into", text(envelopeOf([ENTRY, ENTRY])), text(BY_ALICE)],
    message: /: expected one entry of G\w{55} with nonce 7 in the envelope, got two$/,
  },
  ...[
    { name: "an envelope", options: { signed: true } },
    { name: "a fee bump", options: { signed: true, kind: "fee bump" } },
    { name: "the transaction in a fee bump", options: { innerSigned: true, kind: "fee bump" } },
  ].map(({ name, options }) => ({
    name: `${name} that is signed`,
    args: ["--into", text(envelopeOf([ENTRY], options as { kind?: EnvelopeKind })), text(BY_ALICE)],
    message: /: expected an envelope that nobody has signed: /,
  })),
];
for (const { name, args, message } of bad) {
  test(`auth set answers ${name} with one line, without a result, and exit code 2`, async () => {
    const { code, out, notes } = await set(args);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
  });
}

corpusTest(
  "auth set leaves every envelope of the ledger as it is, given its own entries",
  "transactionEnvelopes",
  async (envelopes) => {
    let compared = 0;
    for (const { xdr } of envelopes) {
      const { code, out, notes } = await set(["--into", xdr, xdr]);
      if (code === 0) assert.equal(out, xdr);
      else assert.match(notes[0]!, /got none that is signed$/);
      compared += code === 0 ? 1 : 0;
    }
    assert.ok(compared > 0);
  },
);
