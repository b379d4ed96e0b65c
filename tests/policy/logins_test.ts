/**
 * Logins in signing policies: what a rule accepts, drafts, and the comparison against enumeration.
 *
 * `FC_NUM_RUNS=529 deno test -RE tests/policy/logins_test.ts` compares all pairs of policies.
 */

import { approvalRequest } from "@dwsa/base/auth";
import { comparePolicies } from "@dwsa/base/compare";
import { Keypair } from "@dwsa/base/keys";
import { muxedAddress } from "@dwsa/base/address";
import { Networks } from "@dwsa/base/network";
import { type LoginRule, policyFrom, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { StrKey } from "@dwsa/base/strkey";
import { signTransaction, transactionRequest } from "@dwsa/base/transaction";
import { buildChallenge, buildContractChallenge } from "@dwsa/base/webauth";
import { DwsaAuthorizedInvocation, Transaction, TransactionEnvelope, TransactionV1Envelope } from "@dwsa/base/xdr";
import assert from "node:assert/strict";
import { test } from "node:test";
import { numRuns } from "../_arbitraries/property.ts";

const keypairs = [1, 2, 3, 4].map((byte) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)));
const [server, user, wallet, stranger] = keypairs.map((keypair) => keypair.publicKey()) as [
  string,
  string,
  string,
  string,
];
const [account, contract, otherContract] = [5, 6, 7].map((byte) =>
  StrKey.encodeContract(new Uint8Array(32).fill(byte))
) as [string, string, string];
const NETWORK = Networks.TESTNET;
const rule: LoginRule = {
  homeDomain: "home.example",
  webAuthDomain: "auth.home.example",
  serverAccount: server,
  webAuthContract: contract,
  clientDomain: "wallet.example",
};
const policy: SigningPolicy = {
  version: 1,
  network: NETWORK,
  addresses: [user, account],
  untilLedger: 100,
  logins: [rule],
};
const clientDomain = { domain: "wallet.example", account: wallet };

interface Fields {
  readonly homeDomain?: string;
  readonly webAuthDomain?: string;
  readonly serverAccount?: string;
  readonly webAuthContract?: string;
  readonly account?: string;
  readonly memo?: number;
  readonly clientDomain?: { readonly domain: string; readonly account: string };
}

function challenge(
  { webAuthContract: _, ...fields }: Fields = {},
  signer: string | null = user,
  network: string = NETWORK,
) {
  const { webAuthContract: __, clientDomain: ___, ...service } = rule;
  const timeBounds = { min: 1, max: 2 };
  const envelope = buildChallenge({ ...service, account: user, timeBounds, nonce: new Uint8Array(48), ...fields });
  return transactionRequest(envelope, network, signer ?? undefined);
}

function entries({ memo: _, ...fields }: Fields = {}, expiry = 100, network: string = NETWORK) {
  const { clientDomain: __, ...service } = rule;
  const built = buildContractChallenge({
    ...{ ...service, webAuthContract: contract, account, nonce: "1", authV2: true },
    ...fields,
  });
  return built.map((entry) => approvalRequest(entry, network, expiry));
}

const transactions = [
  { name: "a login", request: challenge() },
  { name: "a login with the wallet", request: challenge({ clientDomain }) },
  { name: "a login with a memo", request: challenge({ memo: 7 }) },
  { name: "a muxed account", request: challenge({ account: muxedAddress(user, 7n) }) },
  { name: "another signer of the account", request: challenge({}, stranger) },
  { name: "another service", request: challenge({ homeDomain: "bank.example" }), code: "login" },
  { name: "another server domain", request: challenge({ webAuthDomain: "home.example" }), code: "login" },
  { name: "another server", request: challenge({ serverAccount: stranger }), code: "login" },
  { name: "another wallet", request: challenge({ clientDomain: { ...clientDomain, domain: "a.b" } }), code: "login" },
  { name: "another account", request: challenge({ account: stranger }), code: "address" },
  {
    name: "another account, signed by the wallet, which is not allowed",
    request: challenge({ account: stranger, clientDomain }, wallet),
    code: "address",
  },
  { name: "another network", request: challenge({}, user, Networks.PUBLIC), code: "network" },
];

for (const { name, request, code } of transactions) {
  test(`signingPolicy() ${code === undefined ? "accepts" : "rejects"} in a challenge: ${name}`, () => {
    const codes = signingPolicy(policy).transaction(request).map((found) => found.code);
    assert.deepEqual(codes, code === undefined ? [] : [code]);
  });
}

const [own, ofServer] = entries() as [typeof requests[number], typeof requests[number]];
const requests = entries();
const others = entries({ homeDomain: "bank.example" });
const withSub = {
  ...own,
  invocation: new DwsaAuthorizedInvocation({ ...own.invocation, subInvocations: [own.invocation] }),
};

const lists = [
  { name: "the entry of the account", list: [own], codes: [] },
  { name: "a login with the wallet", list: [entries({ clientDomain })[0]!], codes: [] },
  { name: "two logins", list: [own, own], codes: [] },
  { name: "the entry of the server", list: [ofServer], codes: ["address", "login"] },
  { name: "the entry of the wallet", list: [entries({ clientDomain })[2]!], codes: ["address"] },
  { name: "another service", list: [others[0]!], codes: ["login"] },
  { name: "another contract", list: [entries({ webAuthContract: otherContract })[0]!], codes: ["login"] },
  { name: "another account", list: [entries({ account: otherContract })[0]!], codes: ["address"] },
  { name: "a later expiry", list: [entries({}, 101)[0]!], codes: ["expiry"] },
  { name: "a sub-invocation", list: [withSub], codes: ["login"] },
  { name: "another network", list: [entries({}, 100, Networks.PUBLIC)[0]!], codes: ["network"] },
];

for (const { name, list, codes } of lists) {
  test(`signingPolicy() ${codes.length === 0 ? "accepts" : "rejects"} in requests: ${name}`, () => {
    assert.deepEqual(signingPolicy(policy).entries(list).map(({ code }) => code), codes);
  });
}

test("a wallet's backend signs for any account, in its own name alone", () => {
  const { transaction, entries: judge } = signingPolicy({ ...policy, addresses: [wallet] });
  assert.deepEqual(transaction(challenge({ account: stranger, clientDomain }, wallet)), []);
  assert.equal(transaction(challenge({ account: stranger, clientDomain }, stranger)).length, 1);
  assert.equal(transaction(challenge({ account: stranger }, wallet)).length, 1);
  assert.deepEqual(judge([entries({ clientDomain })[2]!]), []);
});

test("legacy credentials of a login are accepted from any key except that of the wallet or the server", () => {
  const [entry] = buildContractChallenge({
    ...{ ...rule, webAuthContract: contract, account, nonce: "1" },
    clientDomain,
  });
  const by = (signer: string) => signingPolicy(policy).entries([{ ...approvalRequest(entry, NETWORK, 100), signer }]);
  assert.deepEqual(by(stranger), []);
  for (const key of [wallet, server]) assert.deepEqual(by(key).map(({ code }) => code), ["credentials"]);
});

test("without logins, a policy rejects every login, with any other rules", () => {
  const { logins: _, ...rest } = policy;
  const data = { type: "manage_data", fields: { data_name: "any", data_value: "any" }, times: 2 } as const;
  const { transaction, entries: judge } = signingPolicy({
    ...rest,
    addresses: [user, server, account],
    transactions: { maxFee: "1000", until: "100", operations: [data] },
  });
  assert.deepEqual(transaction(challenge()).map(({ code }) => code), ["login"]);
  assert.deepEqual(judge([own]).map(({ code }) => code), ["login"]);
});

test("a transaction with the sequence number 0 is accepted only as a login", () => {
  const { envelope } = challenge();
  assert.ok(envelope.type === "envelopeTypeTx");
  const fields = { type: "manage_data", fields: { data_name: "any", data_value: "any" } } as const;
  const { transaction } = signingPolicy({
    ...policy,
    addresses: [user, server],
    transactions: { maxFee: "1000", until: "100", operations: [{ ...fields, times: 2 }] },
  });
  for (const [seqNum, codes] of [[0n, ["login"]], [1n, []]] as const) {
    const operations = envelope.value.tx.operations.slice().reverse(); // no login
    const tx = new Transaction({ ...envelope.value.tx, operations, seqNum });
    const other = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
    assert.deepEqual(transaction(transactionRequest(other, NETWORK, user)).map(({ code }) => code), codes);
  }
});

const invalid: readonly { name: string; policy: object; error: object }[] = [
  { name: "an unknown field", policy: { ...policy, logins: [{ ...rule, memo: "7" }] }, error: TypeError },
  {
    name: "no server domain",
    policy: { ...policy, logins: [{ ...rule, webAuthDomain: undefined }] },
    error: TypeError,
  },
  {
    name: "an empty domain",
    policy: { ...policy, logins: [{ ...rule, homeDomain: "" }] },
    error: { path: "logins[0].homeDomain" },
  },
  {
    name: "a muxed server",
    policy: { ...policy, logins: [{ ...rule, serverAccount: muxedAddress(server, 1n) }] },
    error: { path: "logins[0].serverAccount" },
  },
  {
    name: "an account as the contract",
    policy: { ...policy, logins: [{ ...rule, webAuthContract: server }] },
    error: { path: "logins[0].webAuthContract" },
  },
  {
    name: "a rule for calls of web_auth_verify",
    policy: { ...policy, calls: [{ contract, function: "web_auth_verify", args: "any" }] },
    error: { code: "auth/invalid-policy", path: "calls[0].function" },
  },
];

for (const { name, policy, error } of invalid) {
  test(`signingPolicy() rejects in rules for logins: ${name}`, () => {
    assert.throws(() => signingPolicy(policy as SigningPolicy), error);
  });
}

test("signTransaction() asks the policy before the wallet signs", async () => {
  const approve = signingPolicy(policy).transaction;
  const { envelope } = challenge();
  assert.equal((await signTransaction(envelope, keypairs[1]!, NETWORK, { approve })).value.signatures.length, 1);
  const other = challenge({ homeDomain: "bank.example" }).envelope;
  await assert.rejects(signTransaction(other, keypairs[1]!, NETWORK, { approve }), { code: "auth/refused" });
});

test("policyFrom() drafts one rule for a login, and accepts it", () => {
  const { webAuthContract: _, ...withoutContract } = rule;
  const { clientDomain: __, ...plain } = withoutContract;
  assert.deepEqual(policyFrom(challenge()), { version: 1, network: NETWORK, addresses: [user], logins: [plain] });
  assert.deepEqual(policyFrom(challenge({ clientDomain })).logins, [withoutContract]);
  assert.deepEqual(policyFrom(challenge({ account: stranger, clientDomain }, wallet)).addresses, [wallet]);
  const drafted = policyFrom([own, entries({ clientDomain })[0]!]);
  assert.deepEqual(drafted.calls, undefined);
  assert.deepEqual(drafted.logins, [{ ...plain, webAuthContract: contract }, rule]);
  assert.deepEqual(signingPolicy(drafted).entries([own]), []);
  for (
    const request of [challenge(), challenge({ clientDomain }), challenge({ account: stranger, clientDomain }, wallet)]
  ) {
    assert.deepEqual(signingPolicy(policyFrom(request)).transaction(request), []);
  }
  assert.throws(() => policyFrom([withSub]), { code: "auth/invalid-policy" });
});

/** All rules over two values of each field, of which one is absence if the field is optional. */
const rules = [...product<LoginRule>([
  [{ homeDomain: "a" }, { homeDomain: "b" }],
  [{ webAuthDomain: "a" }, { webAuthDomain: "b" }],
  [{ serverAccount: server }, { serverAccount: stranger }],
  [{}, { webAuthContract: contract }],
  [{}, { clientDomain: "w" }],
])];

function* product<T>(fields: readonly (readonly object[])[], start: object = {}): Generator<T> {
  const [first, ...rest] = fields;
  if (first === undefined) yield start as T; // all fields are set
  else for (const field of first) yield* product<T>(rest, { ...start, ...field });
}

const sets: LoginRule[][] = [
  [],
  ...rules.map((rule) => [rule]),
  ...rules.flatMap((rule, i) => rules.slice(i + 1).map((other) => [rule, other])),
];
const policies = sets.map((logins): SigningPolicy => ({ ...policy, addresses: [user, account, wallet], logins }));

/** Challenges and requests over the same values, by the account, by the wallet and by a stranger. */
const universe = [...product<Fields>([
  [{ homeDomain: "a" }, { homeDomain: "b" }],
  [{ webAuthDomain: "a" }, { webAuthDomain: "b" }],
  [{ serverAccount: server }, { serverAccount: stranger }],
  [{ webAuthContract: contract }, { webAuthContract: otherContract }],
  [{}, { clientDomain: { domain: "w", account: wallet } }, { clientDomain: { domain: "v", account: wallet } }],
])].flatMap((fields) => [
  ...[user, stranger].flatMap((account) => [user, wallet].map((signer) => challenge({ ...fields, account }, signer))),
  ...[account, otherContract].flatMap((account) => entries({ ...fields, account }).map((request) => [request])),
]);

/** All policies if `FC_NUM_RUNS` is at least their number, otherwise every `nth`. */
function chosen(nth: number): SigningPolicy[] {
  return policies.filter((_, i) => i % nth === 0 || numRuns(1) >= policies.length);
}

test("comparePolicies() agrees with enumeration on all pairs of policies with at most two rules", () => {
  const known = new Map<SigningPolicy, readonly boolean[]>();
  const acceptedBy = (one: SigningPolicy): readonly boolean[] => {
    const { transaction, entries: judge } = signingPolicy(one);
    const found = known.get(one) ??
      universe.map((item) => (Array.isArray(item) ? judge(item) : transaction(item)).length === 0);
    known.set(one, found);
    return found;
  };
  const more = (a: readonly boolean[], b: readonly boolean[]) => a.some((is, i) => is && !b[i]);
  assert.equal(policies.length, 529);
  for (const a of chosen(67)) {
    for (const b of chosen(23)) {
      const { allowsMore, allowsLess } = comparePolicies(a, b);
      const expected = [more(acceptedBy(a), acceptedBy(b)), more(acceptedBy(b), acceptedBy(a))];
      assert.deepEqual([allowsMore !== undefined, allowsLess !== undefined], expected, JSON.stringify([a, b]));
    }
  }
});

test("comparePolicies() shows a login, and the parts of requests that differ", () => {
  const more = (a: object, b: object) => comparePolicies({ ...policy, ...a }, { ...policy, ...b }).allowsMore;
  assert.equal(more({}, {}), undefined);
  assert.equal(more({}, { logins: [] })?.transaction?.requests.length, 0);
  const bySep45 = { logins: [{ ...rule, webAuthContract: undefined }] };
  assert.equal(more({}, bySep45)?.requests?.length, 1);
  assert.deepEqual(more({}, { logins: [] })?.violations.map(({ code }) => code), ["login"]);
  for (
    const [a, b, part] of [
      [{}, { addresses: [user] }, "logins"],
      [{}, { network: Networks.PUBLIC }, "logins"],
      [{}, { untilLedger: 99 }, "logins"],
      [{}, { credentials: ["addressV2"] }, "logins"],
      [{ entries: 2 }, { entries: 1 }, "entries"],
      [{}, { entries: 3 }, "entries"],
      [{ addresses: [wallet] }, { addresses: [stranger] }, "logins"],
    ] as const
  ) {
    const found = more(a, b);
    assert.equal(found?.part, part);
    assert.ok(found!.violations.length > 0);
  }
});
