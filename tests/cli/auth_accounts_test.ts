import assert from "node:assert/strict";
import { test } from "node:test";
import { accountDigest, type AccountPayload, delegatedEntry } from "@dwsa/base/accounts";
import { contractInvocation } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { unsigned } from "../accounts/_generated.ts";
import { preimageOf } from "../accounts/_vectors.ts";
import { keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const run = (args: readonly string[], around?: Around) => runIn(runCommand, ["auth", ...args], around);

const ACCOUNT = StrKey.encodeContract(new Uint8Array(32).fill(5));
const TOKEN = StrKey.encodeContract(new Uint8Array(32).fill(3));
const delegate = keypairOf(7);
const SEED = { variables: { SEED: delegate.secret() } };

const call = (amount: bigint) =>
  contractInvocation({
    contract: TOKEN,
    function: "transfer",
    args: [
      nativeToScVal(ACCOUNT, { type: "address" }),
      nativeToScVal(delegate.publicKey(), { type: "address" }),
      nativeToScVal(amount, { type: "i128" }),
    ],
    subInvocations: [contractInvocation({ contract: TOKEN, function: "log", args: [] })],
  });
const OUTER = unsigned(ACCOUNT, 1n, call(250n), true, 1000);
const PAYLOAD: AccountPayload = {
  contract: "openzeppelin@0.8",
  account: ACCOUNT,
  preimage: preimageOf(OUTER),
  contextRuleIds: [0, 2],
};
const NESTED = delegatedEntry(PAYLOAD, { address: delegate.publicKey(), nonce: 5n });
const LS = ["ls", "--network", "testnet", "--token", `${TOKEN}:USDC:2`];
const SIGN = ["sign", "--network", "testnet", "--until", "900", "--secret-env", "SEED"];

test("auth ls shows the calls behind an entry of a delegated signer, if they are in the input", async () => {
  const { code, out } = await run([...LS, text(NESTED), text(OUTER)]);
  assert.equal(code, 0);
  const [first, second] = out.split("Entry 1");
  for (const part of [first!, second!]) assert.match(part, /Send 2\.5 USDC/);
  assert.match(first!, new RegExp(`As ${delegate.publicKey()}, a signer of ${ACCOUNT} \\(context rules 0, 2\\)`));
  assert.doesNotMatch(out, /a payload that is not shown/);
});

test("auth ls shows an entry whose calls are not in the input with a warning and the reason", async () => {
  const others = [[], [unsigned(ACCOUNT, 1n, call(25n), true, 1000)]];
  for (const entries of others) {
    const { code, out } = await run([...LS, ...[NESTED, ...entries].map(text)]);
    assert.equal(code, 0);
    assert.match(out, /Danger: this approves a payload that is not shown/);
    assert.match(out, /not shown +Cannot resolve the delegated requests at rootInvocation: /);
  }
  const json = JSON.parse((await run([...LS, "--json", text(NESTED)])).out);
  assert.match(json[0].unresolved, /^Cannot resolve/);
  const { out } = await run(["ls", text(NESTED), text(OUTER)]);
  assert.match(out, /pass the network/);
});

test("auth sign rejects an entry of a delegated signer whose calls are not known, with exit code 1", async () => {
  const { code, out, notes } = await run([...SIGN, text(NESTED)], SEED);
  assert.deepEqual([code, out], [1, ""]);
  assert.match(notes.join("\n"), /Cannot resolve the delegated requests at entries\[0\]\.rootInvocation.*--of/);
});

const sources: readonly { name: string; args: readonly string[]; files?: Record<string, string> }[] = [
  { name: "the same input", args: [text(NESTED), text(OUTER)] },
  { name: "an entry in the file of --of", args: ["--of", "of.txt", text(NESTED)], files: { "of.txt": text(OUTER) } },
  {
    name: "a preimage in the file of --of",
    args: ["--of", "of.txt", text(NESTED)],
    files: { "of.txt": PAYLOAD.preimage.toXDR("base64") },
  },
];

for (const { name, args, files = {} } of sources) {
  test(`auth sign finds the calls of a delegated signer in ${name}, and shows them`, async () => {
    const { code, out, notes } = await run([...SIGN, ...args], { ...SEED, files });
    assert.equal(code, 0, notes.join("\n"));
    assert.equal(DwsaAuthorizationEntry.fromXDR(out).credentials.type, "dwsaCredentialsAddress");
    assert.match(notes.join("\n"), /Send 250 base units/);
  });
}

for (const [amount, code] of [["250", 0], ["249", 1]] as const) {
  test(`auth sign applies a policy for ${amount} to the calls of the account`, async () => {
    const policy = {
      version: 1,
      network: Networks.TESTNET,
      addresses: [ACCOUNT, delegate.publicKey()],
      untilLedger: 1000,
      calls: [{
        contract: TOKEN,
        function: "transfer",
        args: ["self", "any", { is: { i128: amount } }],
        calls: [{ contract: TOKEN, function: "log", args: [] }],
      }],
    };
    const files = { "policy.json": JSON.stringify(policy) };
    const ran = await run([...SIGN, "--policy", "policy.json", text(NESTED), text(OUTER)], { ...SEED, files });
    assert.equal(ran.code, code, ran.notes.join("\n"));
    if (code === 1) assert.match(ran.notes.join("\n"), /argument at entries\[0\]\.of\[1\]\.rootInvocation/);
  });
}

const OLDER: AccountPayload = { ...PAYLOAD, contract: "openzeppelin@0.7" };
const rules: readonly { name: string; args: readonly string[]; of: string; code: number; message: RegExp }[] = [
  {
    name: "signs beside a preimage",
    args: ["--rules", "0,2"],
    of: OLDER.preimage.toXDR("base64"),
    code: 0,
    message: /Send 250/,
  },
  { name: "signs beside an entry", args: ["--rules", "0,2"], of: text(OUTER), code: 0, message: /context rules 0, 2/ },
  { name: "rejects other ids", args: ["--rules", "0,1"], of: text(OUTER), code: 1, message: /a different payload/ },
  { name: "is required", args: [], of: text(OUTER), code: 1, message: /a different payload/ },
  {
    name: "rejects several approvals",
    args: ["--rules", "0,2"],
    of: `${text(OUTER)}\n${text(OUTER)}`,
    code: 2,
    message: /got 2$/,
  },
  { name: "rejects another separator", args: ["--rules", "0;2"], of: text(OUTER), code: 2, message: /got "0;2"/ },
  { name: "rejects 2^32", args: ["--rules", "0,4294967296"], of: text(OUTER), code: 2, message: /up to 4294967295/ },
];
for (const { name, args, of, code, message } of rules) {
  test(`auth sign --rules ${name} for the digest of openzeppelin@0.7`, async () => {
    const nested = delegatedEntry(OLDER, { address: delegate.publicKey() });
    const ran = await run([...SIGN, "--of", "of.txt", ...args, text(nested)], { ...SEED, files: { "of.txt": of } });
    assert.equal(ran.code, code, ran.notes.join("\n"));
    assert.match(ran.notes.join("\n"), message);
  });
}

test("auth sign rejects --rules without --of", async () => {
  const { code, notes } = await run([...SIGN, "--rules", "0,2", text(NESTED)], SEED);
  assert.equal(code, 2);
  assert.match(
    notes.join(),
    /dwsa: --rules requires --of, the file with the entry or preimage that the rule IDs are for/,
  );
});

const DIGEST = ["digest", "--account", ACCOUNT, "--network", "testnet", "--until", "1000", text(OUTER)];

test("auth digest prints the contexts with their rules, the payload and the digest", async () => {
  const args = [...DIGEST, "--contract", "openzeppelin@0.8", "--rules", "0,2"];
  const { code, out } = await run(args);
  assert.equal(code, 0);
  const lines = out.split("\n");
  assert(lines.includes("context  rootInvocation (rule 0)"));
  assert(lines.includes("context  rootInvocation.subInvocations[0] (rule 2)"));
  assert(lines.includes(`payload  ${toHex(hash(PAYLOAD.preimage.toXDR()))}`));
  assert(lines.includes(`digest   ${toHex(accountDigest(PAYLOAD))}`));
  const json = JSON.parse((await run([...args, "--json"])).out);
  assert.equal(json.digest, toHex(accountDigest(PAYLOAD)));
  assert.deepEqual(json.contexts[1], { path: "rootInvocation.subInvocations[0]", contextRuleId: 2 });
});

test("auth digest rejects wrong options with exit code 2", async () => {
  const wrong: readonly (readonly string[])[] = [
    [],
    ["--contract", "openzeppelin@0.9", "--rules", "0,2"],
    ["--contract", "openzeppelin@0.8"],
    ["--contract", "openzeppelin@0.8", "--rules", "0"],
    ["--contract", "openzeppelin@0.8", "--rules", "0;2"],
    ["--contract", "passkey-kit@1", "--rules", "0,2"],
  ];
  for (const args of wrong) {
    const { code, notes } = await run([...DIGEST, ...args]);
    assert.equal(code, 2, `${args}: ${notes}`);
  }
  const other = [...DIGEST, "--account", TOKEN, "--contract", "passkey-kit@1"];
  assert.equal((await run(other)).code, 2);
});
