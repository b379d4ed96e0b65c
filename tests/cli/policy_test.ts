import assert from "node:assert/strict";
import { test } from "node:test";
import { approvalRequest, authorizeEntry, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { policyFrom, type TransactionRules } from "@dwsa/base/policy";
import { Networks } from "@dwsa/base/network";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { buildTransaction, restoreFootprint, signTransaction } from "@dwsa/base/transaction";
import {
  DwsaAuthorizationEntries,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  HostFunction,
  InvokeHostFunctionOp,
  Operation,
  OperationBody,
  type TransactionEnvelope,
} from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { entryOf } from "./_entries.ts";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const ALICE = keypairOf(7);
const A = ALICE.publicKey();
const ENTRY = entryOf({ seed: 7 });
const SOURCE = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: ENTRY.rootInvocation,
});
const FOR_TESTNET = ["--network", "testnet", "--until", "1000"];
const POLICY = JSON.stringify(policyFrom([approvalRequest(ENTRY, Networks.TESTNET, 1_000)]));
const OTHER_RECIPIENT = JSON.stringify({ ...JSON.parse(POLICY), recipients: [A] });

const run = (args: readonly string[], around: Around = {}) =>
  runIn(runCommand, args, {
    variables: { ALICE: ALICE.secret() },
    files: {
      "policy.json": POLICY,
      "other.json": OTHER_RECIPIENT,
      "bad.json": '{"version":1,"version":1}',
      "named.json": '{"version":1,"network":"testnet"}',
    },
    ...around,
  });
const sign = (...args: string[]) => run(["auth", "sign", "--secret-env", "ALICE", ...FOR_TESTNET, ...args]);

test("auth sign signs what a policy accepts", async () => {
  const { code, out } = await sign("--policy", "policy.json", text(ENTRY));
  assert.equal(code, 0);
  assert.equal(out, text(await authorizeEntry(ENTRY, ALICE, 1_000, Networks.TESTNET)));
});

test("auth sign signs nothing that a policy rejects, lists the violations, and its exit code is 1", async () => {
  const twice = DwsaAuthorizationEntries.toXDR([SOURCE, ENTRY, ENTRY], "base64");
  const { code, out, notes } = await sign("--policy", "other.json", twice);
  assert.equal(code, 1);
  assert.equal(out, "");
  const exchange = "CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6";
  const place = ".rootInvocation.subInvocations[0].function.args[1]";
  assert.deepEqual(notes, [
    'The policy does not allow signing for "Test SDF Network ; September 2015"',
    "  entries: expected at most 1 request at once, got 2",
    `  recipient at entries[1]${place}: expected ${A}, got ${exchange}`,
    `  recipient at entries[2]${place}: expected ${A}, got ${exchange}`,
  ]);
});

test("auth sign returns the violations as JSON", async () => {
  const { code, out, notes } = await sign("--policy", "policy.json", "--json", text(ENTRY), text(ENTRY));
  assert.equal(code, 1);
  assert.deepEqual(notes, []);
  assert.deepEqual(JSON.parse(out), {
    violations: [{ code: "entries", path: "", expected: "at most 1 request at once", got: "2" }],
  });
});

/** A transaction with an entry of Alice, the source account, and one of Bob. */
function transactionOf(...auth: readonly DwsaAuthorizationEntry[]): TransactionEnvelope {
  const { function: { value } } = ENTRY.rootInvocation;
  if (!("functionName" in value)) throw new TypeError("expected a call");
  const hostFunction = HostFunction.hostFunctionTypeInvokeContract(value);
  const body = OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth }));
  return buildTransaction({
    source: A,
    accountSequence: 1n,
    operations: [new Operation({ sourceAccount: null, body })],
    baseFee: 200,
    timeBounds: { max: 2_000_000_000 },
  });
}

/** A policy that accepts the entry of Alice, the source account. */
const OF_SOURCE = {
  ...policyFrom([{ ...approvalRequest(SOURCE, Networks.TESTNET), address: A }]),
  transactions: upTo("200"),
};

/** Returns rules for transactions with a call or a restoration, up to a fee. */
function upTo(maxFee: string): TransactionRules {
  return { maxFee, until: "2000000000", operations: [{ type: "restore_footprint", fields: {} }] };
}

const signTx = (policy: object, envelope: TransactionEnvelope, ...args: string[]) =>
  run(
    ["tx", "sign", "--secret-env", "ALICE", "--network", "testnet", "--policy", "p.json", ...args, text(envelope)],
    { files: { "p.json": JSON.stringify(policy) } },
  );

test("tx sign signs a transaction that the policy accepts, with any entries of others", async () => {
  const envelope = transactionOf(SOURCE, entryOf({ seed: 8 }));
  const { code, out } = await signTx(OF_SOURCE, envelope);
  assert.equal(code, 0);
  assert.equal(out, text(await signTransaction(envelope, ALICE, Networks.TESTNET)));
});

const refused: readonly { name: string; policy: object; envelope: TransactionEnvelope; expected: readonly string[] }[] =
  [
    {
      name: "a fee that is too high",
      policy: { ...OF_SOURCE, transactions: upTo("199") },
      envelope: transactionOf(SOURCE),
      expected: ["fee at fee: expected a fee of at most 199 stroops, got 200"],
    },
    {
      name: "too many entries of the source account",
      policy: OF_SOURCE,
      envelope: transactionOf(SOURCE, SOURCE),
      expected: ["entries: expected at most 1 request at once, got 2"],
    },
    {
      name: "entries of the source account, which a policy must name",
      policy: { ...JSON.parse(POLICY), transactions: upTo("200") },
      envelope: transactionOf(SOURCE),
      expected: [
        'credentials at operations[0].auth[0].credentials: expected address, unless credentials in the policy lists "sourceAccount", got sourceAccount',
      ],
    },
    {
      name: "operations that the policy does not allow",
      policy: OF_SOURCE,
      envelope: envelopeOf([]),
      expected: [
        `source at sourceAccount: expected ${A}, got ${keypairOf(99).publicKey()}`,
        "expiry at cond.timeBounds.maxTime: expected an upper time bound of at most 2000000000, got none",
        "memo at memo: expected no memo, unless transactions.memo in the policy allows it, got a memo of type text",
        `operation at operations[0]: expected the operation restore_footprint, got the operation inflation`,
        `operation at operations[2]: expected the operation restore_footprint, got the operation inflation`,
        "create at operations[1].hostFunction: expected a contract call or the creation of a contract, got an upload of code",
      ],
    },
  ];
for (const { name, policy, envelope, expected } of refused) {
  test(`tx sign rejects ${name}, lists the violations, and its exit code is 1`, async () => {
    const { code, out, notes } = await signTx(policy, envelope);
    assert.equal(code, 1);
    assert.equal(out, "");
    const [head, ...violations] = notes;
    assert.equal(head, 'The policy does not allow signing for "Test SDF Network ; September 2015"');
    assert.deepEqual(violations, expected.map((line) => `  ${line}`));

    const json = await signTx(policy, envelope, "--json");
    assert.deepEqual([json.code, json.notes], [1, []]);
    assert.equal(JSON.parse(json.out).violations.length, expected.length);
  });
}

test("auth sign identifies an entry that cannot be signed by its index in the input", async () => {
  const wrong = await authorizeEntry(ENTRY, keypairOf(8), 1_000, Networks.PUBLIC);
  const { code, notes } = await sign(text(SOURCE), text(ENTRY), text(wrong));
  assert.equal(code, 2);
  assert.match(
    notes.join("\n"),
    /^dwsa: Cannot authorize entries\[2\]: the existing signature by/,
  );
});

test("policy from prints the policy that accepts the input, and policy check agrees", async () => {
  const { code, out } = await run(["policy", "from", ...FOR_TESTNET, text(ENTRY)]);
  assert.equal(code, 0);
  assert.equal(out, POLICY);
  const check = ["policy", "check", "--policy", "policy.json", ...FOR_TESTNET];
  assert.deepEqual(await run([...check, text(ENTRY)]), { code: 0, out: "The policy accepts the input", notes: [] });
  assert.deepEqual(await run([...check, "--json", text(ENTRY)]), { code: 0, out: "[]", notes: [] });
  const pretty = await run(["policy", "from", "--pretty", ...FOR_TESTNET, text(ENTRY)]);
  assert.equal(pretty.out, JSON.stringify(JSON.parse(POLICY), null, 2));
});

test("policy check prints a line for each violation, and its exit code is 1", async () => {
  const check = ["policy", "check", "--policy", "policy.json", "--network", "public", "--until", "1001"];
  const { code, out } = await run([...check, text(ENTRY)]);
  assert.equal(code, 1);
  assert.deepEqual(out.split("\n").map((line) => line.split(":")[0]), [
    "network at networkId",
    "expiry at credentials.signatureExpirationLedger",
  ]);
});

test("policy from prints the policy of a transaction with its entries, and policy check agrees", async () => {
  const envelope = transactionOf(ENTRY, SOURCE, entryOf({ seed: 8 }));
  const bounded = buildTransaction({
    source: A,
    accountSequence: 1n,
    operations: "operations" in envelope.value.tx ? envelope.value.tx.operations : [],
    baseFee: 200,
    timeBounds: { max: 1_800_000_000 },
  });
  const { out } = await run(["policy", "from", ...FOR_TESTNET, text(bounded)]);
  const { version, addresses, credentials, entries, untilLedger, transactions } = JSON.parse(out);
  assert.deepEqual({ version, addresses, credentials, entries, untilLedger, transactions }, {
    version: 1,
    addresses: [A, keypairOf(8).publicKey()],
    credentials: ["address", "sourceAccount"],
    entries: 3,
    untilLedger: 1_000,
    transactions: { maxFee: "200", until: "1800000000", operations: [], together: true },
  });
  const check = ["policy", "check", "--policy", "p.json", ...FOR_TESTNET, text(bounded)];
  const files = { "p.json": out };
  assert.deepEqual(await run(check, { files }), { code: 0, out: "The policy accepts the input", notes: [] });
});

test("policy check reads a preimage, with the approver in --for", async () => {
  const preimage = text(buildAuthorizationEntryPreimage(ENTRY, 1_000, Networks.TESTNET));
  const check = ["policy", "check", "--policy", "policy.json", "--network", "testnet"];
  assert.deepEqual(await run([...check, "--for", A, preimage]), {
    code: 0,
    out: "The policy accepts the input",
    notes: [],
  });
  const { code, out } = await run([...check, preimage]);
  assert.equal(code, 1);
  assert.match(out, /^address at credentials\.address: expected G\w+, got a payload that does not name its approver$/);
});

test("policy check rejects a transaction that does more than a policy allows", async () => {
  const files = { "p.json": JSON.stringify({ ...JSON.parse(POLICY), transactions: upTo("1") }) };
  const check = ["policy", "check", "--policy", "p.json", ...FOR_TESTNET];
  for (const kind of ["v0", "v1", "fee bump"] as const) {
    const { code, out } = await run([...check, text(envelopeOf([ENTRY], { kind }))], { files });
    assert.equal(code, 1);
    assert.deepEqual(out.split("\n").map((line) => line.slice(0, line.indexOf(":"))), [
      ...(kind === "fee bump" ? ["operation at feeBump", "source at feeSource"] : []),
      "source at sourceAccount",
      "fee at fee",
      "expiry at cond.timeBounds.maxTime",
      "memo at memo",
      "operation at operations[0]",
      "operation at operations[2]",
      "create at operations[1].hostFunction",
    ]);
  }
});

test("policy check compares the fee of a transaction with maxFee", async () => {
  const envelope = text(buildTransaction({
    source: A,
    accountSequence: 0n,
    operations: [restoreFootprint()],
    baseFee: 200,
    timeBounds: { max: 2_000_000_000 },
    resourceData: new DwsaDataBuilder().setResourceFee(0).build(),
  }));
  const files = (maxFee: string) => ({
    files: { "fee.json": JSON.stringify({ ...JSON.parse(POLICY), transactions: upTo(maxFee) }) },
  });
  const check = ["policy", "check", "--policy", "fee.json", "--network", "testnet", envelope];
  assert.deepEqual(await run(check, files("200")), {
    code: 0,
    out: "The policy accepts the input",
    notes: [],
  });
  assert.deepEqual(await run(check, files("199")), {
    code: 1,
    out: "fee at fee: expected a fee of at most 199 stroops, got 200",
    notes: [],
  });
});

test("policy check compares the fee of each transaction separately, with its index in the path", async () => {
  const policy = { ...OF_SOURCE, transactions: upTo("150") };
  const files = { "p.json": JSON.stringify(policy) };
  const check = ["policy", "check", "--policy", "p.json", "--network", "testnet"];
  const cheap = buildTransaction({
    source: A,
    accountSequence: 0n,
    operations: [restoreFootprint()],
    baseFee: 100,
    timeBounds: { max: 2_000_000_000 },
    resourceData: new DwsaDataBuilder().setResourceFee(0).build(),
  });
  assert.equal((await run([...check, text(cheap), text(cheap)], { files })).code, 0, "200 stroops together, 100 each");

  const given = [transactionOf(SOURCE), cheap, transactionOf(SOURCE)].map(text);
  const { code, out } = await run([...check, ...given], { files });
  assert.equal(code, 1);
  assert.deepEqual(out.split("\n"), [
    "fee at transactions[0].fee: expected a fee of at most 150 stroops, got 200",
    "fee at transactions[2].fee: expected a fee of at most 150 stroops, got 200",
  ]);
  const other = await run([...check, text(cheap), text(transactionOf(ENTRY))], { files });
  assert.match(other.out, /^credentials at transactions\[1\]\.operations\[0\]\.auth\[0\]\.credentials: /m);
});

const wrong: readonly { name: string; args: readonly string[]; expected: RegExp }[] = [
  {
    name: "a policy with a key twice",
    args: ["policy", "check", "--policy", "bad.json", ...FOR_TESTNET, text(ENTRY)],
    expected: /invalid signing policy in the file of --policy: .*version/,
  },
  {
    name: "policies with the name of a network",
    args: ["policy", "diff", "named.json", "named.json"],
    expected: /invalid signing policy in the file OLD: .*; write "Test SDF Network ; September 2015"$/,
  },
  {
    name: "no policy",
    args: ["policy", "check", ...FOR_TESTNET, text(ENTRY)],
    expected: /dwsa: missing --policy, the file with the signing policy/,
  },
  {
    name: "no network",
    args: ["policy", "from", text(ENTRY)],
    expected: /missing --network or --network-passphrase/,
  },
  {
    name: "a transaction without an upper time bound, which no policy accepts",
    args: ["policy", "from", ...FOR_TESTNET, text(envelopeOf([]))],
    expected: /^dwsa: Cannot create a policy: the transaction has no upper time bound, which/,
  },
  {
    name: "two transactions to make a policy from",
    args: ["policy", "from", ...FOR_TESTNET, text(transactionOf()), text(transactionOf())],
    expected: /expected one transaction, or only entries/,
  },
  {
    name: "an entry that does not say who approves",
    args: ["policy", "from", ...FOR_TESTNET, text(SOURCE)],
    expected: /^dwsa: Cannot create a policy: requests\[0\] does not name its approver; set/,
  },
  {
    name: "a policy that is malformed, before anything is signed",
    args: ["auth", "sign", "--secret-env", "ALICE", ...FOR_TESTNET, "--policy", "bad.json", text(ENTRY)],
    expected: /invalid signing policy in the file of --policy: an object has the key "version" twice/,
  },
  {
    name: "a malformed policy for a transaction, before it is signed",
    args: [
      "tx",
      "sign",
      "--secret-env",
      "ALICE",
      "--network",
      "testnet",
      "--policy",
      "bad.json",
      text(transactionOf()),
    ],
    expected: /invalid signing policy in the file of --policy: an object has the key "version" twice/,
  },
];

for (const { name, args, expected } of wrong) {
  test(`the command rejects ${name}`, async () => {
    const { code, out, notes } = await run(args);
    assert.equal(code, 2);
    assert.equal(out, "");
    assert.match(notes.join("\n"), expected);
  });
}

test("policy diff reports what a new policy allows more and less, with evidence, and its exit code is 1 if more", async () => {
  const old = JSON.parse(POLICY);
  const files = (renewed: object) => ({
    files: { "old.json": POLICY, "new.json": JSON.stringify(renewed), "bad.json": "{}" },
  });
  const args = ["policy", "diff", "old.json", "new.json"];
  assert.deepEqual(await run(args, files(old)), { code: 0, out: "Both allow the same", notes: [] });
  const later = await run(args, files({ ...old, untilLedger: 1_001 }));
  assert.equal(later.code, 1);
  assert.match(
    later.out,
    /^NEW allows more \(expiry\): 1 request\n {2}expiry at .*\n {2}G\w+ with address until ledger 1001\n {4}/,
  );
  const less = await run(args, files({ ...old, calls: [] }));
  assert.equal(less.code, 0);
  assert.match(less.out, /^NEW allows less \(rules\): 1 request\n/);
  const json = await run([...args, "--json"], files({ ...old, untilLedger: 1_001 }));
  assert.equal(json.code, 1);
  const { relation, allowsMore } = JSON.parse(json.out);
  assert.deepEqual([relation, allowsMore.part, allowsMore.violations.length], ["more", "expiry", 1]);
  const check = ["policy", "check", "--policy", "new.json", "--network", "testnet", allowsMore.requests[0].entry];
  assert.equal((await run(check, files({ ...old, untilLedger: 1_001 }))).code, 0);
  assert.equal((await run(check, files(old))).code, 1);
  assert.equal((await run(["policy", "diff", "old.json", "bad.json"], files(old))).code, 2);
});

test("policy diff exits with code 1 if the comparison is too complex", async () => {
  const rule = (from: number) => ({
    contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
    function: "f",
    args: Array.from({ length: 5 }, (_, i) => ({ type: "u32", min: `${from + i}`, max: `${from + i + 90}` })),
  });
  const policy = (count: number) => ({
    ...JSON.parse(POLICY),
    calls: Array.from({ length: count }, (_, i) => rule(i)),
  });
  const files = { "a.json": JSON.stringify(policy(40)), "b.json": JSON.stringify(policy(41)) };
  const { code, out } = await run(["policy", "diff", "a.json", "b.json"], { files });
  assert.equal(code, 1);
  assert.match(out, /^(Not decided: Cannot compare the policies: |NEW allows more)/);
  const json = await run(["policy", "diff", "a.json", "b.json", "--json"], { files });
  assert.equal(json.code, 1);
});
