import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { authorizeEntry, buildWithDelegatesEntry, inspectAuthEntry, Networks, verifyAuthEntry } from "@dwsa/base/auth";
import { Keypair } from "@dwsa/base/keys";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DwsaAuthorizationEntry,
  ExtensionPoint,
  ScVal,
} from "@dwsa/base/xdr";
import { runDemo } from "../../cli/demo.ts";
import { SAMPLE_ENTRY, SAMPLE_EVENTS } from "../../cli/demo.ts";
import { sampleEntry, sampleEvents } from "./_entries.ts";
import { corpus, corpusTest } from "../_corpus.ts";
import { type Around, runIn } from "./_run.ts";

const KEYPAIR = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const KEY = KEYPAIR.publicKey();
const SECRET = KEYPAIR.secret();

/** Runs the demo in this process. */
async function run(args: readonly string[], around: Around = {}) {
  const { code, out, notes } = await runIn(runDemo, args, around);
  return { code, out, errors: notes };
}

/** The entry that the demo ends up with. */
function entryIn(out: string): DwsaAuthorizationEntry {
  const lines = out.split("\n");
  const title = lines.findIndex((line) => line === "The signed entry" || line === "The entry, unchanged");
  return DwsaAuthorizationEntry.fromXDR(lines[title + 1]!);
}

/** Those in the recorded call. */
const PAYER = "GDXP3SJNSPA6KYEA4A4T4UVJ7AS2WHPRK44EA353DB4USEUH3PJZPO7I";
const PAYEE = "GAIENGCLUBYKP5IU5DWNZCX65IS5UKFKHJMIY6FXU6BQV5UF2LW2HJEE";
const TOKEN = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC";
const SHOP = "CC6VNIYHFNG2K3RI4EL4OFJVONKHE3JXMHPTHZLQYR55GTOWRWYPQN2F";

test("demo, given nothing, shows and signs a recorded entry, and reads the events of its call", async () => {
  const { code, out, errors } = await run([]);
  assert.deepEqual([code, errors], [0, []]);
  const signed = entryIn(out);
  const { address } = inspectAuthEntry(signed);
  assert.equal(verifyAuthEntry(signed, Networks.TESTNET)[0]?.verified, true);
  assert.equal(
    out.replaceAll(address!, "KEY").replace(signed.toXDR("base64"), "ENTRY"),
    `Authorization entry (from a simulation)
  credentials  dwsaCredentialsAddressV2
  must sign    ${PAYER} (credentials, not signed)
  nonce        7681621082606511596
  valid until  no ledger is set yet
  allows
    call run of ${SHOP}
    │ address ${PAYER}
    │ vec [vec [address ${TOKEN}, symbol transfer, vec [address ${PAYER}, address ${PAYEE}, i128 250000000]]]
    │ string "paid"
    └─ call transfer of ${TOKEN}
         address ${PAYER}
         address ${PAYEE}
         i128 250000000

Signature
  The fresh key KEY is not that of ${PAYER}\
: it signs a copy that is addressed to itself
  Signed by KEY for "Test SDF Network ; September 2015" until ledger 1000000
    credentials of KEY: valid

The signed entry
ENTRY

Events (of that call)
  contract ${TOKEN}
    topics  symbol transfer, address ${PAYER}, address ${PAYEE}, string "native"
    data    i128 250000000
  contract ${SHOP}
    topics  symbol run, address ${PAYER}
    data    string "paid"`,
  );
});

test("demo shows what the network's own host has answered", () => {
  const recorded = JSON.parse(readFileSync(new URL("../vectors/host/sample.json", import.meta.url), "utf8"));
  assert.equal(SAMPLE_ENTRY, recorded.simulated);
  assert.deepEqual(SAMPLE_EVENTS, recorded.events);
});

const ENTRY = sampleEntry(KEY);
const sources: readonly { name: string; args: readonly string[]; around: Around }[] = [
  { name: "an argument", args: [ENTRY], around: {} },
  { name: "a file", args: ["--file", "entry.txt"], around: { files: { "entry.txt": `${ENTRY}\n` } } },
  { name: "a pipe", args: [], around: { input: `${ENTRY}\n` } },
  { name: "standard input", args: ["-"], around: { input: ENTRY } },
];
for (const { name, args, around } of sources) {
  test(`demo takes the entry from ${name} and signs it with the key, network and ledger given`, async () => {
    const { code, out } = await run(
      ["--secret-env", "SEED", "--network", "public", "--valid-until", "1234", ...args],
      { ...around, variables: { SEED: SECRET } },
    );
    assert.equal(code, 0);
    const expected = await authorizeEntry(DwsaAuthorizationEntry.fromXDR(ENTRY), KEYPAIR, 1234, Networks.PUBLIC);
    assert.ok(entryIn(out).equals(expected));
    assert.match(out, /^Authorization entry\n/);
    assert.ok(!out.includes(SECRET));
  });
}

test("demo signs for a passphrase that is no network's", async () => {
  const { out } = await run(["--passphrase", "my own network", ENTRY]);
  assert.equal(verifyAuthEntry(entryIn(out), "my own network")[0]?.verified, true);
});

test("demo says that a fresh key signs a copy, in which nothing else changes", async () => {
  const { out } = await run([ENTRY]);
  assert.match(out, new RegExp(`The fresh key G\\w{55} is not that of ${KEY}: it signs a copy`));
  const [unsigned, signed] = [DwsaAuthorizationEntry.fromXDR(ENTRY), entryIn(out)];
  assert.ok(signed.rootInvocation.equals(unsigned.rootInvocation));
  assert.equal(inspectAuthEntry(signed).nonce, inspectAuthEntry(unsigned).nonce);
  assert.notEqual(inspectAuthEntry(signed).address, KEY);
});

test("demo does not sign with a given key that the entry does not name", async () => {
  const other = sampleEntry(Keypair.random().publicKey());
  const { code, out } = await run([other, "--secret-env", "SEED"], { variables: { SEED: SECRET } });
  assert.equal(code, 0);
  assert.match(out, new RegExp(`\n  Not signed: ${KEY} is neither G\\w{55} nor one of its delegates\n`));
  assert.equal(entryIn(out).toXDR("base64"), other);
});

test("demo signs as a delegate when the given key is one", async () => {
  const account = Keypair.random().publicKey();
  const delegated = buildWithDelegatesEntry({
    entry: DwsaAuthorizationEntry.fromXDR(sampleEntry(account)),
    validUntilLedgerSeq: 1_000_000,
    delegates: [{ address: KEY }],
  });
  const { out } = await run([delegated.toXDR("base64"), "--secret-env", "SEED"], { variables: { SEED: SECRET } });
  assert.match(out, new RegExp(`credentials of ${account}: not signed\n.*delegates\\[0\\] of ${KEY}: valid\n`));
  assert.deepEqual(verifyAuthEntry(entryIn(out), Networks.TESTNET).map(({ verified }) => verified), [false, true]);
});

test("demo reads the events given", async () => {
  const { out } = await run(sampleEvents(KEY).slice(1).flatMap((text) => ["--event", text]));
  assert.match(out, /\nEvents\n *contract CB6R.*\n.*\n.*\n *diagnostic .*\n.*\n.*$/);
});

test("demo explains itself", async () => {
  const { code, out } = await run(["--help", "--network", "public"]);
  assert.equal(code, 0);
  for (const option of ["--file", "--secret-env", "--network", "--passphrase", "--valid-until", "--event"]) {
    assert.ok(out.includes(`\n  ${option} `), option);
  }
  assert.ok(out.split("\n").every((line) => line.length <= 120));
});

corpusTest("demo fails for no authorization entry of the ledger", "authorizationEntries", async (entries) => {
  assert.ok(entries.length > 0);
  for (const { xdr } of entries) {
    const unsigned = DwsaAuthorizationEntry.fromXDR(xdr);
    const { address } = inspectAuthEntry(unsigned);

    const fresh = await run([xdr]);
    assert.deepEqual([fresh.code, fresh.errors], [0, []]);
    const [node] = verifyAuthEntry(entryIn(fresh.out), Networks.TESTNET);
    assert.equal(node?.verified, address === null ? undefined : true);
    assert.match(
      fresh.out,
      address === null ? /\n *Nothing to sign: / : /\n *The fresh key .* it signs a copy .*\n *Signed by /,
    );

    const keyed = await run([xdr, "--secret-env", "SEED"], { variables: { SEED: SECRET } });
    assert.deepEqual([keyed.code, keyed.errors], [0, []]);
    assert.equal(entryIn(keyed.out).toXDR("base64"), xdr);
    assert.match(keyed.out, address === null ? /\n *Nothing to sign: / : /\n *Not signed: /);
  }
});

corpusTest("demo fails for no event of the ledger", "contractEvents", async (contractEvents) => {
  const events = [...contractEvents, ...corpus("diagnosticEvents")!];
  const { code, out } = await run([ENTRY, ...events.flatMap(({ xdr }) => ["--event", xdr])]);
  assert.equal(code, 0);
  const [, list] = out.split("\nEvents\n");
  assert.equal(list!.split("\n").length, 3 * events.length);
});

const truncated = ENTRY.slice(0, 100);
const bad: readonly { name: string; args: readonly string[]; around?: Around; message: RegExp }[] = [
  {
    name: "text that is not base64",
    args: ["not base64"],
    message: /^demo: expected the base64 of an authorization entry: /,
  },
  { name: "a truncated entry", args: [truncated], message: /authorization entry: .*more byte/ },
  { name: "trailing bytes", args: [`${ENTRY}AAAA`], message: /authorization entry: / },
  {
    name: "another type",
    args: [ScVal.scvU32(7).toXDR("base64")],
    message: /authorization entry: .*unknown discriminant/,
  },
  { name: "a secret instead of an entry", args: [SECRET], message: /no secret seed among the arguments/ },
  { name: "an empty file", args: ["--file", "f"], around: { files: { f: "" } }, message: /authorization entry: / },
  { name: "a bad pipe", args: [], around: { input: "?" }, message: /authorization entry: / },
  { name: "nothing on standard input", args: ["-"], message: /expected an entry on standard input, got nothing$/ },
  {
    name: "an option that clears the screen",
    args: ["--\u001b[2J"],
    message: /unknown option "--\\u001b\[2J"; --help/,
  },
  { name: "a network that turns the text round", args: ["--network", "a\u202e"], message: /got "a\\u\{202e\}"$/ },
  { name: "two entries", args: [ENTRY, ENTRY], message: /expected one entry, got 2 arguments$/ },
  { name: "an entry and a file", args: [ENTRY, "--file", "f"], message: /expected an entry or --file, got both$/ },
  { name: "a missing secret", args: ["--secret-env", "SEED"], message: /environment variable "SEED", got nothing$/ },
  {
    name: "an empty secret",
    args: ["--secret-env", "SEED"],
    around: { variables: { SEED: "" } },
    message: /environment variable "SEED", got nothing$/,
  },
  {
    name: "a bad secret",
    args: ["--secret-env", "SEED"],
    around: { variables: { SEED: `${SECRET.slice(0, -1)}A` } },
    message: /expected a secret seed in the environment variable "SEED": /,
  },
  {
    name: "a secret instead of a variable",
    args: ["--secret-env", SECRET],
    message: /no secret seed among the arguments/,
  },
  {
    name: "no variable",
    args: ["--secret-env"],
    message: /: --secret-env needs a value; --help explains the options$/,
  },
  { name: "an unknown option", args: ["--secret", "x"], message: /unknown option "--secret"; --help explains/ },
  {
    name: "an unknown network",
    args: ["--network", "toString"],
    message: /to be one of public, testnet, .* got "toString"$/,
  },
  {
    name: "two networks",
    args: ["--network", "public", "--passphrase", "x"],
    message: /--network or --passphrase, got both$/,
  },
  { name: "an empty passphrase", args: ["--passphrase", ""], message: /networkPassphrase is required/ },
  ...["0", "-1", "1.5", "1e3", "4294967296", "", "soon"].map((ledger) => ({
    name: `the ledger ${JSON.stringify(ledger)}`,
    args: [`--valid-until=${ledger}`],
    message: /expected --valid-until to be a ledger from 1 to 4294967295, got /,
  })),
  { name: "an event that is not base64", args: ["--event", "???"], message: /expected --event to be the base64 of a / },
  { name: "an event of another type", args: ["--event", ENTRY], message: /expected --event to be the base64 of a / },
  {
    name: "an entry that is signed until another ledger",
    args: ["--secret-env", "SEED", "--valid-until", "5"],
    around: {
      input: (await authorizeEntry(DwsaAuthorizationEntry.fromXDR(ENTRY), KEYPAIR, 9, Networks.TESTNET)).toXDR(
        "base64",
      ),
      variables: { SEED: SECRET },
    },
    message: /has signed until that ledger/,
  },
];
for (const { name, args, around, message } of bad) {
  test(`demo answers ${name} with one line, without secrets, and exit code 2`, async () => {
    const { code, out, errors } = await run(args, around);
    assert.equal(code, 2);
    assert.equal(out, "");
    assert.equal(errors.length, 1);
    assert.match(errors[0]!, message);
    assert.doesNotMatch(errors[0]!, /\p{C}/u);
    assert.ok(!errors[0]!.includes(SECRET.slice(0, 40)));
  });
}

test("demo shows the deepest event that can be decoded, or says in one line that it does not", async () => {
  let data: ScVal = ScVal.scvVoid();
  for (let i = 0; i < 500; i++) data = ScVal.scvVec([data]);
  const event = new ContractEvent({
    ext: ExtensionPoint.v0(),
    contractId: new Uint8Array(32),
    type: "contract",
    body: ContractEventBody.v0(new ContractEventV0({ topics: [], data })),
  });
  const { code, out, errors } = await run(["--event", event.toXDR("base64")]);
  if (code === 0) {
    assert.ok(out.includes("vec [".repeat(500)));
  } else {
    assert.deepEqual([code, out, errors.length], [2, "", 1]);
    assert.match(errors[0]!, /^demo: expected --event to be .*levels deep$/);
  }
});

test("demo passes on an error that no input has caused", async () => {
  await assert.rejects(run(["--file", "missing"]), { message: "read missing" });
});
