import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, buildWithDelegatesEntry, mergeAuthEntries, verifyAuthEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import type { Keypair } from "@dwsa/base/keys";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntries,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { entriesOf } from "../../apps/cli/_envelope.ts";
import { runCommand } from "../../apps/cli/commands.ts";
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

const TX = text(envelopeOf([ENTRY]));

const set = (args: readonly string[], around?: Around) => runIn(runCommand, ["auth", "set", ...args], around);
const signed = (entry: DwsaAuthorizationEntry, keypair: Keypair, until = 1_000, address?: string) =>
  authorizeEntry(entry, keypair, until, Networks.TESTNET, address);

const BY_ALICE = await signed(ENTRY, ALICE);
const BY_BOB = await signed(ENTRY, BOB, 1_000, A);
const BY_BOTH = await signed(BY_ALICE, BOB, 1_000, A);
const OTHER_SIGNED = await signed(OTHER, BOB);

for (const kind of ["v0", "v1", "fee bump"] satisfies EnvelopeKind[]) {
  test(`auth set puts entries from auth sign into a ${kind} envelope, and changes nothing else`, async () => {
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
      "Entry 0 of the source account",
      "  approved by signing the transaction",
      `Entry 1 of ${B} with nonce 7`,
      "  not signed yet",
      `Entry 2 of ${A} with nonce 7`,
      `  signed by ${A}, not verified`,
      "Not verified: pass --network to verify the signatures",
    ]);
  });
}

const delegates = { validUntilLedgerSeq: 1_000, delegates: [{ address: B }] };
const UNSIGNED_WITH_BOB = buildWithDelegatesEntry({ entry: ENTRY, ...delegates });
const WITH_BOB = await signed(UNSIGNED_WITH_BOB, BOB);

const cases: readonly {
  name: string;
  before: readonly DwsaAuthorizationEntry[];
  signed: readonly DwsaAuthorizationEntry[];
  after: readonly DwsaAuthorizationEntry[];
}[] = [
  {
    name: "merges signatures that were made in parallel",
    before: [ENTRY],
    signed: [BY_BOB, BY_ALICE],
    after: [BY_BOTH],
  },
  { name: "adds a signature to an existing one", before: [BY_ALICE], signed: [BY_BOB], after: [BY_BOTH] },
  { name: "keeps existing signatures", before: [BY_BOTH], signed: [BY_ALICE], after: [BY_BOTH] },
  {
    name: "keeps the order of the envelope",
    before: [OTHER, SOURCE, ENTRY],
    signed: [BY_ALICE, OTHER_SIGNED],
    after: [OTHER_SIGNED, SOURCE, BY_ALICE],
  },
  {
    name: "ignores unsigned entries",
    before: [SOURCE, ENTRY, OTHER],
    signed: [SOURCE, ENTRY, OTHER_SIGNED],
    after: [SOURCE, ENTRY, OTHER_SIGNED],
  },
  {
    name: "does not remove a signature",
    before: [BY_ALICE, OTHER],
    signed: [ENTRY, OTHER_SIGNED],
    after: [BY_ALICE, OTHER_SIGNED],
  },
  {
    name: "accepts an entry whose delegates were added before it was signed",
    before: [ENTRY],
    signed: [WITH_BOB],
    after: [WITH_BOB],
  },
  { name: "keeps delegates", before: [UNSIGNED_WITH_BOB], signed: [WITH_BOB], after: [WITH_BOB] },
  {
    name: "accepts two entries of the source account",
    before: [SOURCE, SOURCE, ENTRY],
    signed: [BY_ALICE],
    after: [SOURCE, SOURCE, BY_ALICE],
  },
];
for (const { name, before, signed, after } of cases) {
  for (const form of ["lines", "a list", "an envelope"]) {
    test(`auth set ${name}, given ${form}`, async () => {
      const input = form === "lines"
        ? signed.map(text).join("\n")
        : form === "a list"
        ? DwsaAuthorizationEntries.toXDR(signed, "base64")
        : text(envelopeOf(signed));
      const { code, out, notes } = await set(["--into-file", "tx", "--file", "in"], {
        files: { in: input, tx: `${text(envelopeOf(before))}\n` },
      });
      assert.equal(code, 0, notes.join("\n"));
      assert.equal(out, text(envelopeOf(after)));
    });
  }
}

test("auth set returns an envelope whose signatures are valid, several signers of one account included", async () => {
  const { out, notes } = await set(["--into", text(envelopeOf([ENTRY])), text(BY_BOB), text(BY_ALICE)]);
  const [entry] = entriesOf(TransactionEnvelope.fromXDR(out));
  assert.deepEqual(verifyAuthEntry(entry!, Networks.TESTNET)[0]?.signatures.map(({ verified }) => verified), [
    true,
    true,
  ]);
  assert.ok(entry!.equals(mergeAuthEntries(BY_ALICE, BY_BOB)));
  assert.deepEqual(notes, [
    `Entry 0 of ${A} with nonce 7`,
    `  signed by ${B}, not the account's own key, not verified`,
    `  signed by ${A}, not verified`,
    "Not verified: pass --network to verify the signatures",
  ]);
});

test("auth set reports which nodes of an entry with delegates are signed", async () => {
  const { notes } = await set(["--into", text(envelopeOf([ENTRY])), text(WITH_BOB), "--network", "testnet"]);
  assert.deepEqual(notes, [
    `Entry 0 of ${A} with nonce 7`,
    `  credentials of ${A}: signed by ${B}, not the account's own key, valid`,
    `  credentials.delegates[0] of ${B}: not signed yet`,
    'Verified for "Test SDF Network ; September 2015"',
  ]);
});

/** An entry with legacy credentials and a different signature. */
function mapSignature(entry: DwsaAuthorizationEntry, change: (signature: ScVal) => ScVal): DwsaAuthorizationEntry {
  const { credentials, rootInvocation } = entry;
  assert(credentials.type === "dwsaCredentialsAddress");
  const signature = change(credentials.value.signature);
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddress(
      new DwsaAddressCredentials({ ...credentials.value, signature }),
    ),
    rootInvocation,
  });
}

const FOR_PUBLIC = await authorizeEntry(ENTRY, BOB, 1_000, Networks.PUBLIC, A);
const BY_NOBODY = mapSignature(ENTRY, () => ScVal.scvBytes(Uint8Array.of(1, 2, 3)));

test("auth set --network names each key, and reports that it is not the account's own", async () => {
  const args = ["--into", TX, text(BY_BOTH), "--network", "testnet"];
  const { code, out, notes } = await set(args);
  assert.deepEqual([code, out], [0, text(envelopeOf([BY_BOTH]))]);
  assert.deepEqual(notes, [
    `Entry 0 of ${A} with nonce 7`,
    `  signed by ${B}, not the account's own key, valid`,
    `  signed by ${A}, valid`,
    'Verified for "Test SDF Network ; September 2015"',
  ]);
});

const refused: readonly { name: string; signed: DwsaAuthorizationEntry; options: readonly string[]; note: RegExp }[] = [
  {
    name: "a signature of another network",
    signed: BY_ALICE,
    options: ["--network", "public"],
    note: new RegExp(`  signed by ${A}, NOT VALID\\n.*The signature by ${A}`),
  },
  {
    name: "signatures of two networks, of which one is named",
    signed: mergeAuthEntries(BY_ALICE, FOR_PUBLIC),
    options: ["--network", "testnet"],
    note: new RegExp(`signed by ${B}, not the account's own key, NOT VALID\\n  signed by ${A}, valid\\n`),
  },
  {
    name: "three arbitrary bytes",
    signed: BY_NOBODY,
    options: [],
    note: /signed, not verified\n {2}An account's signature must be /,
  },
  { name: "three arbitrary bytes", signed: BY_NOBODY, options: ["--network", "testnet"], note: /signed, NOT VALID\n/ },
];
for (const { name, signed, options, note } of refused) {
  test(`auth set ${options.join(" ")} rejects ${name} with exit code 1, and prints no envelope`, async () => {
    const { code, out, notes } = await set(["--into", TX, text(signed), ...options]);
    assert.deepEqual([code, out], [1, ""]);
    assert.match(notes.join("\n"), note);
    assert.equal(notes.at(-1), "Not merged: a signature is invalid");
  });
}

test("auth set --json prints the envelope and a summary of its entries", async () => {
  const { code, out } = await set(["--into", TX, text(BY_ALICE), "--network", "testnet", "--json"]);
  const { envelope, entries } = JSON.parse(out);
  assert.deepEqual([code, envelope, entries.length], [0, text(envelopeOf([BY_ALICE])), 1]);
  assert.deepEqual([entries[0].xdr, entries[0].nodes[0].verified], [text(BY_ALICE), true]);
});

test("auth set accepts a signed envelope if its entries stay the same", async () => {
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
const bad: readonly { name: string; args: readonly string[]; message: RegExp }[] = [
  { name: "no envelope", args: [text(BY_ALICE)], message: /expected --into or --into-file \(.*\), got neither$/ },
  {
    name: "two envelopes",
    args: ["--into", TX, "--into-file", "f"],
    message: /expected --into or --into-file \(.*\), got both$/,
  },
  {
    name: "an entry instead of the envelope",
    args: ["--into", text(ENTRY), text(BY_ALICE)],
    message: /expected a transaction envelope that receives the signatures, got a DwsaAuthorizationEntry in base64$/,
  },
  {
    name: "signatures of two networks, without a network",
    args: ["--into", TX, text(BY_ALICE), text(FOR_PUBLIC)],
    message: new RegExp(
      `: the signatures are for different networks: that of ${B} for public, that of ${A} for testnet$`,
    ),
  },
  { name: "nothing to set", args: ["--into", TX], message: /expected signed entries as an argument, with --file, or/ },
  {
    name: "entries without signatures",
    args: ["--into", TX, text(ENTRY)],
    message: /dwsa: no entry in the input is signed$/,
  },
  {
    name: "an entry of another address",
    args: ["--into", TX, text(OTHER_SIGNED)],
    message: new RegExp(`: the envelope has no entry of ${B} with nonce 7$`),
  },
  {
    name: "an entry of the source account that is not there",
    args: ["--into", TX, text(BY_ALICE), text(SOURCE)],
    message: /dwsa: the envelope has no entry of the source account$/,
  },
  {
    name: "an entry with another invocation",
    args: ["--into", TX, text(OTHER_CALL)],
    message: new RegExp(`the entry of ${A} with nonce 7 approves other calls than that in the envelope$`),
  },
  {
    name: "a signature until another ledger",
    args: ["--into", TX, text(BY_ALICE), text(await signed(ENTRY, BOB, 9, A))],
    message: /Cannot merge the entries: the entries differ in signatureExpirationLedger \(1000 and 9\)$/,
  },
  {
    name: "an entry without the delegates",
    args: ["--into", text(envelopeOf([UNSIGNED_WITH_BOB])), text(BY_ALICE)],
    message: /dwsa: the entry of .* with nonce 7 has other delegates than that in the envelope$/,
  },
  {
    name: "an entry with other delegates",
    args: ["--into", text(envelopeOf([UNSIGNED_WITH_BOB])), text(WITH_CAROL)],
    message: /dwsa: the entry of .* with nonce 7 has other delegates than that in the envelope$/,
  },
  {
    name: "an envelope with two entries of one nonce",
    args: ["--into", text(envelopeOf([ENTRY, ENTRY])), text(BY_ALICE)],
    message: /dwsa: the envelope has two entries of .* with nonce 7$/,
  },
  ...[
    { name: "an envelope", options: { signed: true } },
    { name: "a fee bump", options: { signed: true, kind: "fee bump" } },
    { name: "the transaction in a fee bump", options: { innerSigned: true, kind: "fee bump" } },
  ].map(({ name, options }) => ({
    name: `${name} that is signed`,
    args: ["--into", text(envelopeOf([ENTRY], options as { kind?: EnvelopeKind })), text(BY_ALICE)],
    message: /dwsa: the envelope is signed, and new entries would make its signatures/,
  })),
];
for (const { name, args, message } of bad) {
  test(`auth set rejects ${name} with one line, without a result, and exit code 2`, async () => {
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
      else assert.match(notes[0]!, /dwsa: no entry in the input is signed$/);
      compared += code === 0 ? 1 : 0;
    }
    assert.ok(compared > 0);
  },
);
