import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { approvalRequest, authorizeEntry, buildWithDelegatesEntry, inspectAuthEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { buildInvocationTree } from "@dwsa/base/humanize";
import { describeRequest } from "@dwsa/base/describe";
import {
  DwsaAuthorizationEntries,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  InvokeContractArgs,
  ScAddress,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { scValFromJson } from "@dwsa/base/json";
import { entriesOf, mapEntries } from "../../apps/cli/_envelope.ts";
import { runCommand } from "../../apps/cli/commands.ts";
import { corpusTest } from "../_corpus.ts";
import { entryOf, sampleEntry } from "./_entries.ts";
import { type EnvelopeKind, envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const ls = (args: readonly string[], around?: Around) => runIn(runCommand, ["auth", "ls", ...args], around);

const [ALICE, BOB] = [keypairOf(7), keypairOf(8)];
const [A, B] = [ALICE.publicKey(), BOB.publicKey()];
const CONTRACT = "CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD2KM";
const ENTRY = entryOf({ seed: 7 });
const OTHER = entryOf({ seed: 8 });
const SIGNED = await authorizeEntry(ENTRY, ALICE, 1_000, Networks.TESTNET);
const SOURCE = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: ENTRY.rootInvocation,
});

test("auth ls prints the signers, the expiry and the invocation tree", async () => {
  const { code, out, notes } = await ls([text(ENTRY)]);
  assert.deepEqual([code, notes], [0, []]);
  assert.equal(
    out.replaceAll(A, "KEY"),
    `Network: unknown
Entry 0
  KEY: If CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA is a token: ` +
      "Send 100 base units of CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA " +
      "from KEY to CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6, " +
      'in a call of "swap" of CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6, and 1 more' + `
  Leaves KEY: at most 100 base units of CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA, ` +
      "to CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6" + `
  KEY approves, until a ledger that is not set yet:
  Call "swap" of CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6, an unknown contract: ` +
      "address CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA; " +
      "address CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC; i128 100; i128 5" + `
    If CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA is a token: ` +
      "Send 100 base units of CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA " +
      `from KEY to CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6
  Note: the network is unknown: a signature is valid on one network only
  Note: what this contract does is not known here (in 2 places)
  Note: this is spent in a sub-invocation
  Note: the signature does not name the address that approves
  credentials  dwsaCredentialsAddress
  must sign    KEY (credentials, not signed)
  nonce        7
  valid until  not set yet
  allows
    call swap of CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6
    │ address CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA
    │ address CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC
    │ i128 100
    │ i128 5
    └─ call transfer of CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA
         address KEY
         address CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6
         i128 100`,
  );
});

const both = [ENTRY, OTHER];
const forms: readonly { name: string; args: readonly string[]; around?: Around }[] = [
  { name: "several arguments", args: both.map(text) },
  { name: "lines of a file", args: ["--file", "f"], around: { files: { f: `\n${both.map(text).join("\r\n")}\n` } } },
  { name: "lines of a pipe", args: [], around: { input: both.map(text).join("\n") } },
  { name: "standard input", args: ["-"], around: { input: both.map(text).join("\n") } },
  { name: "a list", args: [DwsaAuthorizationEntries.toXDR(both, "base64")] },
  ...(["v0", "v1", "fee bump"] satisfies EnvelopeKind[]).map((kind) => ({
    name: `a ${kind} envelope`,
    args: [text(envelopeOf(both, { kind, signed: true }))],
  })),
];
for (const { name, args, around } of forms) {
  test(`auth ls shows the entries in ${name}`, async () => {
    const { code, out } = await ls(args, around);
    assert.equal(code, 0);
    assert.deepEqual(out.match(/^Entry .*|^ {2}must sign .*/gm), [
      "Entry 0",
      `  must sign    ${A} (credentials, not signed)`,
      "Entry 1",
      `  must sign    ${B} (credentials, not signed)`,
    ]);
  });
}

const delegatedBy = (entry: DwsaAuthorizationEntry) =>
  authorizeEntry(
    buildWithDelegatesEntry({ entry, validUntilLedgerSeq: 9, delegates: [{ address: A }] }),
    ALICE,
    9,
    Networks.TESTNET,
    A,
  );
const contract = await authorizeEntry(
  DwsaAuthorizationEntry.fromXDR(sampleEntry(CONTRACT)),
  () => ScVal.scvU32(7),
  9,
  Networks.TESTNET,
);
const states: readonly { name: string; entry: DwsaAuthorizationEntry; args?: readonly string[]; lines: string[] }[] = [
  {
    name: "a signature, when no network is given",
    entry: SIGNED,
    lines: ["must sign    A (credentials, signed)", "  signed by  A", "nonce        7", "valid until  ledger 1000, "],
  },
  {
    name: "a valid signature",
    entry: SIGNED,
    args: ["--network", "testnet"],
    lines: ["must sign    A (credentials, signed, valid)", "  signed by  A (valid)"],
  },
  {
    name: "a valid signature for a passphrase",
    entry: SIGNED,
    args: ["--network-passphrase", Networks.TESTNET],
    lines: ["must sign    A (credentials, signed, valid)", "  signed by  A (valid)"],
  },
  {
    name: "a signature of another network",
    entry: SIGNED,
    args: ["--network", "PUBLIC"],
    lines: ["must sign    A (credentials, signed, NOT VALID)", "  signed by  A (NOT VALID)"],
  },
  {
    name: "a signature by another key than the account's own",
    entry: await authorizeEntry(OTHER, ALICE, 1_000, Networks.TESTNET),
    args: ["--network", "testnet"],
    lines: ["must sign    B (credentials, signed, valid)", "  signed by  A, not the account's own key (valid)"],
  },
  {
    name: "a delegate of a contract, which need not sign itself",
    entry: await delegatedBy(DwsaAuthorizationEntry.fromXDR(sampleEntry(CONTRACT))),
    args: ["--network", "testnet"],
    lines: [
      "may sign     C (credentials, not signed)",
      "must sign    A (credentials.delegates[0], signed, valid)",
      "  signed by  A (valid)",
    ],
  },
  {
    name: "a delegate of an account, which must sign itself, too",
    entry: await delegatedBy(OTHER),
    args: ["--network", "testnet"],
    lines: [
      "must sign    B (credentials, not signed)",
      "must sign    A (credentials.delegates[0], signed, valid)",
      "  signed by  A (valid)",
    ],
  },
  {
    name: "a signature that only a contract can verify",
    entry: contract,
    args: ["--network", "testnet"],
    lines: [
      "must sign    C (credentials, signed, in a format that only the contract can verify)",
      "nonce        7",
    ],
  },
  {
    name: "the source account",
    entry: SOURCE,
    args: ["--network", "testnet"],
    lines: [
      "credentials  dwsaCredentialsSourceAccount",
      "must sign    the source account, by signing the transaction",
      "allows",
    ],
  },
];
for (const { name, entry, args = [], lines } of states) {
  test(`auth ls shows ${name}`, async () => {
    const { code, out } = await ls([text(entry), ...args]);
    assert.equal(code, out.includes("NOT VALID") ? 1 : 0);
    const shown = out.replaceAll(A, "A").replaceAll(B, "B").replaceAll(CONTRACT, "C");
    assert.ok(shown.includes(lines.map((line) => `\n  ${line}`).join("")), shown);
  });
}

test("auth ls --json prints the results of inspectAuthEntry() and buildInvocationTree()", async () => {
  const { code, out } = await ls([text(SIGNED), text(SOURCE), "--json"]);
  assert.equal(code, 0);
  assert.deepEqual(
    JSON.parse(out),
    [SIGNED, SOURCE].map((entry) => ({
      ...inspectAuthEntry(entry),
      invocation: JSON.parse(JSON.stringify(buildInvocationTree(entry.rootInvocation))),
      approval: describeRequest([{ ...approvalRequest(entry, Networks.TESTNET), networkId: new Uint8Array(32) }]),
    })),
  );
});

for (const [network, verified] of [["testnet", true], ["public", false]] as const) {
  test(`auth ls --json reports whether signatures are valid: on ${network} ${verified}`, async () => {
    const [{ nodes }] = JSON.parse((await ls([text(SIGNED), "--json", "--network", network])).out);
    assert.deepEqual([nodes[0].verified, nodes[0].signatures[0].verified], [verified, verified]);
    assert.equal(nodes[0].signatures[0].publicKey, A);
  });
}

test("auth ls --json escapes terminal control characters", async () => {
  const evil = "\u001b[2J\u009b\u202e\u{e0001}\n";
  const entry = new DwsaAuthorizationEntry({
    ...SOURCE,
    rootInvocation: callWith("f", [ScVal.scvString(evil)]),
  });
  const { out } = await ls([text(entry), "--json"]);
  assert.doesNotMatch(out, /[\p{C}]|(?! )\p{Z}/u);
  const [arg] = JSON.parse(out)[0].invocation.args.args;
  assert.ok(scValFromJson(arg).equals(ScVal.scvString(evil)));
});

for (const [args, expected] of [[[], "No authorization entries"], [["--json"], "[]"]] as const) {
  test(`auth ls ${args.join()} of an envelope without entries prints ${expected}`, async () => {
    const { code, out } = await ls([text(envelopeOf([])), ...args]);
    assert.deepEqual([code, out], [0, expected]);
  });
}

test("auth ls rejects bytes that are valid as an entry and as an envelope", async () => {
  const rootInvocation = callWith("", [ScVal.scvBytes(new Uint8Array(20))]);
  const envelope = text(new DwsaAuthorizationEntry({ ...SOURCE, rootInvocation }));
  assert.equal(TransactionEnvelope.fromXDR(envelope).type, "envelopeTypeTxV0");
  const { code, notes } = await ls([envelope]);
  assert.equal(code, 2);
  assert.match(notes[0]!, /, got bytes that match several of these types$/);
});

corpusTest("auth ls shows every authorization entry of the ledger", "authorizationEntries", async (entries) => {
  const { code, out } = await ls([], { input: entries.map(({ xdr }) => xdr).join("\n") });
  assert.equal(code, 0);
  assert.equal(out.match(/^Entry \d+$/gm)?.length, entries.length);
});

corpusTest("auth ls shows the entries of every envelope of the ledger", "transactionEnvelopes", async (envelopes) => {
  let found = 0;
  for (const { xdr } of envelopes) {
    const { code, out } = await ls([xdr, "--json"]);
    assert.equal(code, 0);
    found += JSON.parse(out).length;
  }
  assert.ok(found > 0);
});

corpusTest("mapEntries() leaves every envelope of the ledger as it is", "transactionEnvelopes", (envelopes) => {
  for (const { xdr } of envelopes) {
    const envelope = TransactionEnvelope.fromXDR(xdr);
    const entries = entriesOf(envelope).values();
    assert.equal(text(mapEntries(envelope, () => entries.next().value!)), xdr);
  }
});

function callWith(functionName: string, args: readonly ScVal[]): DwsaAuthorizedInvocation {
  const contractAddress = ScAddress.scAddressTypeContract(new Uint8Array(32));
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress, functionName, args }),
    ),
    subInvocations: [],
  });
}

test("auth ls recognizes the assets of the inspector: an allowance of USDC without a limit is a danger", async () => {
  const { allowance } = JSON.parse(readFileSync(new URL("../vectors/host/inspector.json", import.meta.url), "utf8"));
  const { out } = await runIn(runCommand, ["auth", "ls", "--network", "public", allowance]);
  assert.match(out, /^ {2}Danger: the allowance is effectively unlimited$/m);
  assert.match(out, /any amount of USDC/);
  const unknown = await runIn(runCommand, ["auth", "ls", "--network", "testnet", allowance]);
  assert.doesNotMatch(unknown.out, /USDC/);
});
