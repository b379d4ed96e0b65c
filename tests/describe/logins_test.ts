/** Descriptions of logins, of what only looks like one, and of unusual domains. */

import { authorizeEntry } from "@dwsa/base/auth";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { setOptions } from "@dwsa/base/operation";
import { buildTransaction } from "@dwsa/base/transaction";
import { buildChallenge, buildContractChallenge } from "@dwsa/base/webauth";
import { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import { StrKey } from "@dwsa/base/strkey";
import assert from "node:assert/strict";
import { test } from "node:test";
import { corpus } from "../_corpus.ts";
import { entriesOf, envelopeOf, SEP10, SEP45 } from "../webauth/_cases.ts";

const kindOf = ({ kind, warnings }: ReturnType<typeof describeRequest>): string =>
  warnings.some(({ code }) => code === "login-lookalike") ? "lookalike" : kind === "login" ? "login" : "other";

for (const { id, name, challenge, kind } of SEP10.cases) {
  const envelope = envelopeOf(challenge);
  if (envelope === undefined) continue;
  test(`describeRequest() recognizes ${id}: ${name}`, () => {
    const description = describeRequest(envelope);
    assert.equal(kindOf(description), kind);
    if (kind !== "login") return;
    assert.deepEqual(description.statements.map(({ kind, path }) => [kind, path]), [["login", ""]]);
    assert.deepEqual([description.flows.length, description.headline.kind], [0, "login"]);
    assert.ok(description.conditions.some(({ kind }) => kind === "not-submittable"));
    assert.ok(description.conditions.every(({ kind }) => /^not-/.test(kind)));
    assert.ok(description.warnings.every(({ code }) => code !== "malformed"));
  });
}

for (const { id, name, challenge, kinds } of SEP45.cases) {
  const entries = entriesOf(challenge);
  if (entries === undefined || kinds === undefined) continue;
  test(`describeRequest() recognizes the entries of ${id}: ${name}`, () => {
    assert.deepEqual(entries.map((entry) => kindOf(describeRequest(entry))), kinds);
  });
}

const [server, user, wallet] = [1, 2, 3].map((byte) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)));
const params = {
  serverAccount: server!.publicKey(),
  account: user!.publicKey(),
  homeDomain: "home.example",
  webAuthDomain: "auth.home.example",
  clientDomain: { domain: "wallet.example", account: wallet!.publicKey() },
};
const timeBounds = { min: 1_800_000_000, max: 1_800_000_900 };

test("the description of a challenge shows who logs in where, and that it cannot be submitted", () => {
  const challenge = buildChallenge({ ...params, timeBounds, memo: 7 });
  const description = describeRequest(challenge, { networkPassphrase: Networks.TESTNET, currentTime: 1_800_000_010 });
  const lines = formatDescription(description).split("\n");
  const [first] = lines;
  assert.equal(
    first,
    `Log in to "home.example" at "auth.home.example" as ${params.account}, as user 7, with the wallet of "wallet.example"`,
  );
  assert.ok(lines.some((line) => line.includes("It cannot be submitted: the sequence number is 0")));
  assert.deepEqual(description.warnings, []);
  assert.deepEqual(description.origin, {
    ...{ standard: "SEP-10", domain: "home.example", isVerified: false, webAuthDomain: "auth.home.example" },
    publicKey: params.account,
  });
  const codes = (currentTime: number) => describeRequest(challenge, { currentTime }).warnings.map(({ code }) => code);
  assert.ok(codes(1_800_000_901).includes("expired"));
  assert.ok(codes(1_799_999_999).includes("not-yet-valid"));
});

test("the entries of one login are a login; with another entry they are not", async () => {
  const contract = { ...params, account: StrKey.encodeContract(new Uint8Array(32).fill(4)) };
  const webAuthContract = StrKey.encodeContract(new Uint8Array(32).fill(5));
  const entries = buildContractChallenge({ ...contract, webAuthContract, authV2: true });
  const signed = [entries[0], await authorizeEntry(entries[1], server!, 1_000, Networks.TESTNET)];
  const description = describeRequest(signed, { networkPassphrase: Networks.TESTNET, currentLedger: 900 });
  assert.equal(description.kind, "login");
  assert.deepEqual(description.statements.map(({ kind }) => kind), ["login", "login"]);
  assert.deepEqual(description.warnings.map(({ code }) => code), []);
  assert.equal(description.origin?.standard, "SEP-45");
  const [other] = buildContractChallenge({ ...contract, webAuthContract, homeDomain: "bank.example", authV2: true });
  assert.equal(describeRequest([...signed, other]).kind, "entries");
});

const domains: readonly (readonly [domain: string, isUnusual: boolean])[] = [
  ["home.example", false],
  ["localhost:8000", false],
  ["HOME.example", false],
  ["hоme.example", true], // a Cyrillic letter
  ["xn--hme-lma.example", true],
  ["a b.example", true],
  ["home.example.", true],
  ["-home.example", true],
  ["home.example:", true],
  ["home.example/path", true],
];

for (const [domain, isUnusual] of domains) {
  test(`the domain ${JSON.stringify(domain)} is ${isUnusual ? "unusual" : "usual"}`, () => {
    const unusual = (description: ReturnType<typeof describeRequest>) =>
      description.warnings.filter(({ code }) => code === "unusual-domain").length;
    const { webAuthDomain, homeDomain, clientDomain, ...rest } = params;
    for (
      const fields of [
        { webAuthDomain, homeDomain: domain },
        { webAuthDomain: domain, homeDomain },
        { webAuthDomain, homeDomain, clientDomain: { ...clientDomain, domain } },
      ]
    ) {
      assert.equal(unusual(describeRequest(buildChallenge({ ...rest, ...fields, timeBounds }))), isUnusual ? 1 : 0);
    }
    const origin = { standard: null, domain, isVerified: true } as const;
    const description = describeRequest(buildChallenge({ ...params, timeBounds }), { origin });
    assert.equal(unusual(description), isUnusual ? 1 : 0);
    if (!/^[ -~]+$/.test(domain)) return; // setOptions() rejects it
    const settings = buildTransaction({
      ...{ source: params.account, accountSequence: 1, baseFee: 100, timeBounds },
      operations: [setOptions({ homeDomain: domain })],
    });
    assert.equal(unusual(describeRequest(settings)), isUnusual ? 1 : 0);
  });
}

test("no envelope or entry of the ledger is identified as a login, or as similar to one", () => {
  const envelopes = corpus("transactionEnvelopes").map(({ xdr }) => TransactionEnvelope.fromXDR(xdr));
  const entries = corpus("authorizationEntries").map(({ xdr }) => DwsaAuthorizationEntry.fromXDR(xdr));
  const kinds = [envelopes, entries].map((list) => list.map((subject) => kindOf(describeRequest(subject))));
  assert.deepEqual(kinds.map((list) => list.filter((kind) => kind === "lookalike").length), [0, 0]);
  assert.deepEqual(kinds.map((list) => list.filter((kind) => kind === "login").length), [1, 5]);
});
