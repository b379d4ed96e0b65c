import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, buildWithDelegatesEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { DwsaAuthorizationEntries, DwsaAuthorizationEntry, DwsaCredentials } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { entryOf, sampleEntry } from "./_entries.ts";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const [ALICE, BOB] = [keypairOf(7), keypairOf(8)];
const [A, B] = [ALICE.publicKey(), BOB.publicKey()];
const CONTRACT = "CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD2KM";
const ENTRY = entryOf({ seed: 7 });
const OTHER = entryOf({ seed: 8 });
const SOURCE = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: ENTRY.rootInvocation,
});
const variables = { ALICE: ALICE.secret(), BOB: BOB.secret() };
const FOR_TESTNET = ["--network", "testnet", "--until", "1000"];

function sign(args: readonly string[], around: Around = {}) {
  return runIn(runCommand, ["auth", "sign", ...args], { variables, ...around });
}

test("auth sign prints the signed entry, and describes it on standard error", async () => {
  const { code, out, notes } = await sign(["--secret-env", "ALICE", ...FOR_TESTNET, text(ENTRY)]);
  assert.equal(code, 0);
  assert.equal(out, text(await authorizeEntry(ENTRY, ALICE, 1_000, Networks.TESTNET)));
  assert.deepEqual(notes.slice(0, 7).map((line) => line.replaceAll(A, "A")), [
    'Entry 0, signed by A for "Test SDF Network ; September 2015"',
    "  credentials  dwsaCredentialsAddress",
    "  must sign    A (credentials, signed, valid)",
    "    signed by  A (valid)",
    "  nonce        7",
    "  valid until  ledger 1000, at which it expires",
    "  allows",
  ]);
  assert.match(notes[7]!, /^ {4}call swap of C/);
});

for (
  const [until, date] of [
    ["999999999", undefined],
    ["1000000000", "2001-09-09"],
    ["1800000000", "2027-01-15"],
    ["4294967295", undefined],
  ] as const
) {
  test(`auth sign ${date ? "notes that" : "has no note on whether"} --until ${until} can be a time`, async () => {
    const args = ["--secret-env", "ALICE", "--network", "testnet", "--until", until, text(ENTRY)];
    const { code, out, notes } = await sign(args);
    assert.deepEqual([code, out], [0, text(await authorizeEntry(ENTRY, ALICE, Number(until), Networks.TESTNET))]);
    const expected =
      `Check --until ${until}: the signature expires at the ledger with this sequence; if you mean the ` +
      `time ${date}, pass a ledger instead, such as the latest ledger plus 60`;
    assert.deepEqual(notes.filter((line) => line.startsWith("Check")), date ? [expected] : []);
  });
}

test("auth sign signs for a custom network", async () => {
  const passphrase = "my own\u001b[2J";
  const args = ["--secret-env", "ALICE", "--network-passphrase", passphrase, "--until", "1000", text(ENTRY)];
  const { out, notes } = await sign(args);
  assert.equal(out, text(await authorizeEntry(ENTRY, ALICE, 1_000, passphrase)));
  assert.match(notes[0]!, /for "my own\\u001b\[2J"$/);
});

test("auth sign signs the entries of the key in a list, and no others", async () => {
  const list = DwsaAuthorizationEntries.toXDR([OTHER, ENTRY, SOURCE], "base64");
  const { code, out, notes } = await sign(["--secret-env", "ALICE", ...FOR_TESTNET], { input: list });
  assert.equal(code, 0);
  assert.equal(out, text(await authorizeEntry(ENTRY, ALICE, 1_000, Networks.TESTNET)));
  assert.match(notes[0]!, /^Entry 1, /);
});

const TWICE = DwsaAuthorizationEntry.fromXDR(text(ENTRY).replace("AAAAAAAAAAcAAAAA", "AAAAAAAAAAkAAAAA"));
for (
  const { name, args, expected } of [
    { name: "all entries of the key", args: [], expected: [ENTRY, TWICE] },
    { name: "the entry at --index", args: ["--index", "2"], expected: [TWICE] },
  ]
) {
  test(`auth sign signs ${name} in an envelope, one per line`, async () => {
    const files = { tx: text(envelopeOf([ENTRY, OTHER, TWICE])) };
    const { code, out } = await sign(["--secret-env", "ALICE", ...FOR_TESTNET, "--file", "tx", ...args], { files });
    assert.equal(code, 0);
    const signed = expected.map(async (entry) => text(await authorizeEntry(entry, ALICE, 1_000, Networks.TESTNET)));
    assert.equal(out, (await Promise.all(signed)).join("\n"));
  });
}

const delegated = buildWithDelegatesEntry({
  entry: OTHER,
  validUntilLedgerSeq: 1_000,
  delegates: [{ address: A }, { address: CONTRACT, nestedDelegates: [{ address: A }] }],
});
const contractEntry = DwsaAuthorizationEntry.fromXDR(sampleEntry(CONTRACT));
const targets: readonly { name: string; entry: DwsaAuthorizationEntry; address: string; args: readonly string[] }[] = [
  { name: "another account, as one of its signers", entry: OTHER, address: B, args: ["--for", B] },
  { name: "a contract", entry: contractEntry, address: CONTRACT, args: ["--for", CONTRACT] },
  { name: "a delegate at any depth", entry: delegated, address: A, args: [] },
];
for (const { name, entry, address, args } of targets) {
  test(`auth sign signs for ${name}`, async () => {
    const { code, out } = await sign(["--secret-env", "ALICE", ...FOR_TESTNET, ...args, text(entry)]);
    assert.equal(code, 0);
    assert.equal(out, text(await authorizeEntry(entry, ALICE, 1_000, Networks.TESTNET, address)));
  });
}

test("auth sign --for reports whether the key is the account's own", async () => {
  const notes = async (entry: DwsaAuthorizationEntry, address: string) =>
    (await sign(["--secret-env", "ALICE", ...FOR_TESTNET, "--for", address, text(entry)])).notes;
  const network = '"Test SDF Network ; September 2015"';
  const other = await notes(OTHER, B);
  assert.equal(other[0], `Entry 0, signed by ${A}, not the account's own key, for ${network}`);
  assert.ok(other.includes(`    signed by  ${A}, not the account's own key (valid)`), other.join("\n"));
  assert.equal((await notes(ENTRY, A))[0], `Entry 0, signed by ${A} for ${network}`);
  assert.equal((await notes(contractEntry, CONTRACT))[0], `Entry 0, signed by ${A} for ${network}`);
});

test("auth sign merges a second signer", async () => {
  const first = await sign(["--secret-env", "ALICE", ...FOR_TESTNET, text(ENTRY)]);
  const second = await sign(["--secret-env", "BOB", ...FOR_TESTNET, "--for", A], { input: first.out });
  const byAlice = await authorizeEntry(ENTRY, ALICE, 1_000, Networks.TESTNET);
  assert.equal(second.out, text(await authorizeEntry(byAlice, BOB, 1_000, Networks.TESTNET, A)));
});

const KEY = ["--secret-env", "ALICE"];
const SIGNED = text(await authorizeEntry(ENTRY, ALICE, 9, Networks.TESTNET));
const ENTRIES = [text(ENTRY), text(OTHER)];
const many = Array.from({ length: 10 }, (_, i) => text(entryOf({ seed: 20 + i })));
const bad: readonly { name: string; args: readonly string[]; around?: Around; message: RegExp }[] = [
  {
    name: "no network",
    args: [...KEY, "--until", "9"],
    message: /^dwsa: missing --network or --network-passphrase: /,
  },
  { name: "no ledger", args: [...KEY, "--network", "testnet"], message: /^dwsa: missing --until, / },
  { name: "no key", args: FOR_TESTNET, message: /^dwsa: expected either --secret-env \(/ },
  {
    name: "two networks",
    args: [...KEY, ...FOR_TESTNET, "--network-passphrase", "x"],
    message: /: expected --network or --network-passphrase, got both$/,
  },
  {
    name: "an unknown network",
    args: [...KEY, "--network", "__proto__", "--until", "9"],
    message: /to be one of public, testnet, .* got "__proto__"$/,
  },
  {
    name: "an empty passphrase",
    args: [...KEY, "--network-passphrase", "", "--until", "9", text(ENTRY)],
    message: /networkPassphrase (?:to be a string|must )/,
  },
  ...["0", "4294967296", "soon"].map((until) => ({
    name: `the ledger ${until}`,
    args: [...KEY, "--network", "testnet", "--until", until],
    message: /expected --until to be a ledger from 1 to 4294967295, got /,
  })),
  {
    name: "a missing secret",
    args: ["--secret-env", "NONE", ...FOR_TESTNET],
    message: /variable "NONE", got nothing$/,
  },
  {
    name: "a bad secret",
    args: ["--secret-env", "BAD", ...FOR_TESTNET],
    around: { variables: { BAD: `${ALICE.secret().slice(0, -1)}A` } },
    message: /dwsa: invalid secret seed in the environment variable "BAD": (the key has an invalid checksum|expected )/,
  },
  {
    name: "a mistyped secret instead of a variable",
    args: ["--secret-env", `${ALICE.secret().slice(0, -1)}A`, ...FOR_TESTNET],
    message: /variable "S.{15}…" \(56 characters\), got nothing$/,
  },
  {
    name: "another name of the public network",
    args: [...KEY, "--network", "mainnet", "--until", "1000"],
    message: /to be one of public, testnet, .* got "mainnet" \(did you mean "public"\?\)$/,
  },
  {
    name: "a terminal",
    args: [...KEY, ...FOR_TESTNET],
    message: /envelope as an argument, with --file, or on standard/,
  },
  {
    name: "an entry of another account",
    args: [...KEY, ...FOR_TESTNET, text(OTHER)],
    message: new RegExp(
      `: no entry to sign for ${A}: the signers are ${B}; select one with --for$`,
    ),
  },
  {
    name: "entries of many others",
    args: [...KEY, ...FOR_TESTNET, ...many],
    message:
      /dwsa: no entry to sign for GDVEU3DD4KOFECV6\w{40}: the signers are (G\w{55}, ){8}2 more; select one with --for$/,
  },
  {
    name: "an entry of the source account",
    args: [...KEY, ...FOR_TESTNET, text(SOURCE)],
    message: /dwsa: no entry to sign for GDVEU3DD4KOFECV6\w{40}: no entry has signers of its own$/,
  },
  {
    name: "the index of an entry of another account",
    args: [...KEY, ...FOR_TESTNET, ...ENTRIES, "--index", "1"],
    message: new RegExp(`: the signers are ${B}; select one with --for$`),
  },
  ...["2", "-1", "1.0", "", "x"].map((index) => ({
    name: `the index ${JSON.stringify(index)}`,
    args: [...KEY, ...FOR_TESTNET, ...ENTRIES, `--index=${index}`],
    message: /expected --index to be the index of an entry, got ".*"; the entries are 0 to 1$/,
  })),
  {
    name: "an index without an entry",
    args: [...KEY, ...FOR_TESTNET, text(envelopeOf([])), "--index", "0"],
    message: /dwsa: expected --index to be the index of an entry, got "0"; there is no entry$/,
  },
  {
    name: "an invalid address",
    args: [...KEY, ...FOR_TESTNET, text(ENTRY), "--for", "\u001b[2J"],
    message: /dwsa: no entry to sign for "\\u001b\[2J": the signers are/,
  },
  {
    name: "an entry that is signed until another ledger",
    args: [...KEY, ...FOR_TESTNET, SIGNED],
    message: new RegExp(`: entry 0 is already signed by ${A} until ledger 9; pass --until 9, not 1000$`),
  },
  {
    name: "an entry that another signer signed for another network",
    args: ["--secret-env", "BOB", "--network", "public", "--until", "9", "--for", A, SIGNED],
    message: /^dwsa: Cannot authorize entries\[0\]: .*signature/,
  },
];
for (const { name, args, around, message } of bad) {
  test(`auth sign rejects ${name} with one line, without secrets or a result, and exit code 2`, async () => {
    const { code, out, notes } = await sign(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
    assert.doesNotMatch(notes[0]!, /\p{C}/u);
    assert.ok(!notes[0]!.includes(ALICE.secret().slice(0, 17)));
  });
}

test("auth sign prints nothing when one of several entries cannot be signed", async () => {
  const { code, out, notes } = await sign([...KEY, ...FOR_TESTNET, text(ENTRY), SIGNED]);
  assert.deepEqual([code, out, notes.length], [2, "", 1]);
  assert.match(notes[0]!, /dwsa: entry 1 is already signed by/);
});
