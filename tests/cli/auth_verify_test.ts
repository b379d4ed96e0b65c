/** `dwsa auth merge`, `dwsa auth delegate` and `dwsa auth verify`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, buildWithDelegatesEntry, mergeAuthEntries, verifyAuthEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { DwsaAuthorizationEntry, DwsaCredentials } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { corpusTest } from "../_corpus.ts";
import { entryOf, sampleEntry } from "./_entries.ts";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const [ALICE, BOB] = [keypairOf(7), keypairOf(8)];
const [A, B] = [ALICE.publicKey(), BOB.publicKey()];
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ENTRY = entryOf({ seed: 7 });
const TESTNET = ["--network", "testnet"];
const SOURCE = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: ENTRY.rootInvocation,
});

const BY_ALICE = await authorizeEntry(ENTRY, ALICE, 1_000, Networks.TESTNET);
const BY_BOB = await authorizeEntry(ENTRY, BOB, 1_000, Networks.TESTNET, A);
const ON_PUBLIC = await authorizeEntry(ENTRY, BOB, 1_000, Networks.PUBLIC, A);

const auth = (args: readonly string[], around?: Around) => runIn(runCommand, ["auth", ...args], around);

test("two signers sign an entry in files, and put the merged entry into the transaction", async () => {
  const files: Record<string, string> = {
    tx: text(envelopeOf([SOURCE, ENTRY])),
    entry: `${text(ENTRY)}\n`,
    alice: `${ALICE.secret()}\n`,
    bob: `${BOB.secret()}\n`,
  };
  const sign = ["sign", "--file", "entry", ...TESTNET, "--until", "1000", "--for", A, "--secret-file"];
  files.signed = [await auth([...sign, "alice"], { files }), await auth([...sign, "bob"], { files })]
    .map(({ out }) => out).join("\n");
  const merged = await auth(["merge", "--file", "signed", ...TESTNET], { files });
  assert.deepEqual([merged.code, merged.out], [0, text(mergeAuthEntries(BY_ALICE, BY_BOB))]);
  assert.deepEqual(merged.notes, [
    `Entry 0 of ${A} with nonce 7`,
    `  signed by ${B}, not the account's own key, valid`,
    `  signed by ${A}, valid`,
    'Verified for "Test SDF Network ; September 2015"',
  ]);
  const set = await auth(["set", "--into-file", "tx", ...TESTNET], { files, input: merged.out });
  assert.deepEqual([set.code, set.out], [0, text(envelopeOf([SOURCE, mergeAuthEntries(BY_ALICE, BY_BOB)]))]);
  const verify = await auth(["verify", set.out, ...TESTNET, "--ledger", "999"]);
  assert.equal(verify.code, 0, verify.out);
});

test("auth merge keeps different entries separate, and accepts unsigned copies", async () => {
  const other = entryOf({ seed: 8 });
  const { code, out } = await auth(["merge", text(ENTRY), text(other), text(BY_ALICE)]);
  assert.deepEqual([code, out.split("\n")], [0, [text(BY_ALICE), text(other)]]);
  const { out: json } = await auth(["merge", text(ENTRY), text(BY_ALICE), "--json"]);
  const [{ xdr, address, nodes }] = JSON.parse(json);
  assert.deepEqual([xdr, address, nodes[0].signatures[0].publicKey], [text(BY_ALICE), A, A]);
});

test("auth merge rejects a signature of another network with exit code 1, and prints no entry", async () => {
  const { code, out, notes } = await auth(["merge", text(BY_ALICE), text(ON_PUBLIC), ...TESTNET]);
  assert.deepEqual([code, out], [1, ""]);
  assert.ok(notes.includes(`  signed by ${B}, not the account's own key, NOT VALID`));
});

test("auth delegate attaches delegates at any depth, which auth sign then signs for", async () => {
  const paths = [`${CONTRACT}/${B}`, A, CONTRACT];
  const { code, out } = await auth([
    "delegate",
    text(ENTRY),
    ...paths.flatMap((path) => ["--to", path]),
    "--until",
    "9",
  ]);
  const expected = buildWithDelegatesEntry({
    entry: ENTRY,
    validUntilLedgerSeq: 9,
    delegates: [{ address: CONTRACT, nestedDelegates: [{ address: B }] }, { address: A }],
  });
  assert.deepEqual([code, out], [0, text(expected)]);
  const sign = ["sign", out, "--secret-env", "BOB", ...TESTNET, "--until", "9", "--for", B];
  const signed = await auth(sign, { variables: { BOB: BOB.secret() } });
  const nodes = verifyAuthEntry(DwsaAuthorizationEntry.fromXDR(signed.out), Networks.TESTNET);
  assert.deepEqual(nodes.filter(({ verified }) => verified).map(({ address }) => address), [B]);
});

test("auth delegate --index selects one of several entries, also as JSON", async () => {
  const tx = text(envelopeOf([ENTRY, entryOf({ seed: 8 })]));
  const args = ["delegate", tx, "--to", CONTRACT, "--until", "9", "--index", "1", "--json"];
  const { code, out } = await auth(args);
  const { address, nodes, signatureExpirationLedger } = JSON.parse(out);
  assert.deepEqual([code, address, nodes[1].address, signatureExpirationLedger], [0, B, CONTRACT, 9]);
});

const verdicts: readonly {
  name: string;
  args: readonly string[];
  code: 0 | 1;
  lines: readonly string[];
}[] = [
  {
    name: "a valid entry",
    args: [text(BY_ALICE), ...TESTNET],
    code: 0,
    lines: [
      `  signed by ${A}, valid`,
      "  expires at ledger 1000; pass --ledger to check whether it has expired",
      'Valid for "Test SDF Network ; September 2015"',
    ],
  },
  {
    name: "a valid entry at a ledger",
    args: [text(BY_ALICE), ...TESTNET, "--ledger", "999"],
    code: 0,
    lines: ["  expires at ledger 1000"],
  },
  {
    name: "an expired entry",
    args: [text(BY_ALICE), ...TESTNET, "--ledger", "1000"],
    code: 1,
    lines: [
      "  problem at credentials: The entry expires at ledger 1000, which is the current ledger",
      'NOT VALID for "Test SDF Network ; September 2015"',
    ],
  },
  {
    name: "an entry of another network",
    args: [text(BY_ALICE), "--network", "public"],
    code: 1,
    lines: [`  signed by ${A}, NOT VALID`],
  },
  {
    name: "an entry that is not signed",
    args: [text(ENTRY), ...TESTNET],
    code: 1,
    lines: ["  not signed yet", "  problem at credentials: The signature is missing"],
  },
  {
    name: "an entry of the source account",
    args: [text(SOURCE), ...TESTNET],
    code: 0,
    lines: ["Entry 0 of the source account", "  approved by signing the transaction"],
  },
  { name: "no entry", args: [text(envelopeOf([])), ...TESTNET], code: 0, lines: ["No authorization entries"] },
];
for (const { name, args, code, lines } of verdicts) {
  test(`auth verify exits with code ${code} for ${name}`, async () => {
    const ran = await auth(["verify", ...args]);
    assert.deepEqual([ran.code, ran.notes], [code, []]);
    for (const line of lines) assert.ok(ran.out.split("\n").includes(line), ran.out);
    const json = await auth(["verify", ...args, "--json"]);
    assert.equal(json.code, code);
    assert.equal(JSON.parse(json.out).every(({ valid }: { valid: boolean }) => valid), code === 0);
  });
}

test("auth verify prints no expiry line for an expiry that is not set or has passed", async () => {
  const unset = await auth(["verify", text(ENTRY), ...TESTNET]);
  assert.doesNotMatch(unset.out, /xpires/);
  const over = await auth(["verify", text(BY_ALICE), ...TESTNET, "--ledger", "1000"]);
  assert.equal(over.out.match(/xpires/g)?.length, 1);
});

test("auth merge has no remark on the key of a contract's signer", async () => {
  const entry = DwsaAuthorizationEntry.fromXDR(sampleEntry(CONTRACT));
  const signed = await authorizeEntry(entry, ALICE, 1_000, Networks.TESTNET, CONTRACT);
  const { notes } = await auth(["merge", text(entry), text(signed), ...TESTNET]);
  assert.equal(notes[1], `  signed by ${A}, valid`);
});

corpusTest("auth verify reads every entry of the ledger", "authorizationEntries", async (entries) => {
  for (const { xdr } of entries) {
    const { code, out } = await auth(["verify", xdr, "--network", "public"]);
    assert.equal(/NOT VALID for/.test(out), code === 1, out);
  }
});

const bad: readonly { name: string; args: readonly string[]; message: RegExp }[] = [
  {
    name: "merge of one entry",
    args: ["merge", text(ENTRY)],
    message: /dwsa: expected at least two copies of an entry, got one$/,
  },
  {
    name: "merge of a transaction without entries",
    args: ["merge", text(envelopeOf([]))],
    message: /dwsa: expected at least two copies of an entry, got none$/,
  },
  {
    name: "merge of two that differ",
    args: ["merge", text(ENTRY), sampleEntry(B)],
    message: /dwsa: expected at least two copies of an entry, got 2 entries that differ in address or nonce$/,
  },
  {
    name: "merge of signatures for two networks",
    args: ["merge", text(BY_ALICE), text(ON_PUBLIC)],
    message: new RegExp(
      `: the signatures are for different networks: that of ${B} for public, that of ${A} for testnet$`,
    ),
  },
  {
    name: "merge of another call",
    args: [
      "merge",
      text(BY_ALICE),
      text(new DwsaAuthorizationEntry({ ...ENTRY, rootInvocation: ENTRY.rootInvocation.subInvocations[0]! })),
    ],
    message: /dwsa: the entry of .* with nonce 7 approves other calls than its other copy$/,
  },
  { name: "delegate without a ledger", args: ["delegate", text(ENTRY), "--to", B], message: /: missing --until, / },
  {
    name: "delegate without a delegate",
    args: ["delegate", text(ENTRY), "--until", "9"],
    message: /: missing --to, /,
  },
  {
    name: "delegate to an invalid address",
    args: ["delegate", text(ENTRY), "--until", "9", "--to", "G"],
    message: /: Cannot build the entry with delegates: expected delegates\[0\]\.address to be an account/,
  },
  {
    name: "delegate with a repeated address",
    args: ["delegate", text(ENTRY), "--until", "9", "--to", B, "--to", B],
    message: /: --to repeats the delegate "G.*$/,
  },
  {
    name: "delegate of two entries",
    args: ["delegate", text(ENTRY), sampleEntry(B), "--until", "9", "--to", B],
    message: /dwsa: expected one entry that an address approves, got 2; select one with --index$/,
  },
  {
    name: "delegate of the source account",
    args: ["delegate", text(SOURCE), "--until", "9", "--to", B],
    message: /: expected one entry that an address approves, got none$/,
  },
  {
    name: "delegate of an entry that is signed",
    args: ["delegate", text(BY_ALICE), "--until", "9", "--to", B],
    message: /^dwsa: Cannot build the entry with delegates: the entry has a signature of/,
  },
  {
    name: "verify without a network",
    args: ["verify", text(ENTRY)],
    message: /: missing --network .*: a signature/,
  },
  {
    name: "verify with an invalid ledger",
    args: ["verify", text(ENTRY), ...TESTNET, "--ledger", "now"],
    message: /: expected --ledger to be a ledger from 1/,
  },
  {
    name: "verify of an invalid entry",
    args: ["verify", "AAAA", ...TESTNET],
    message: /: expected an authorization/,
  },
];
for (const { name, args, message } of bad) {
  test(`auth rejects ${name} with one line, without a result, and exit code 2`, async () => {
    const { code, out, notes } = await auth(args);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
  });
}
