import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, checkAuthEntryReadiness } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import {
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  DwsaDelegateSignature,
  ScVal,
} from "@dwsa/base/xdr";
import { addressToScAddress } from "@dwsa/base/address";
import {
  accountSignature,
  ALICE,
  alice,
  BOB,
  bob,
  CAROL,
  carol,
  contract,
  delegatedFor,
  entryFor,
  NETWORK,
  signedBy,
  sourceEntry,
  UNABLE,
} from "./_entries.ts";

const WALLET = contract(8);

/** Returns the reason and the path of each problem. */
function problemsOf(entry: DwsaAuthorizationEntry, ledger = 99, network: string | undefined = NETWORK): string[] {
  const { ready, problems } = checkAuthEntryReadiness(entry, ledger, network);
  assert.equal(ready, problems.length === 0);
  return problems.map(({ reason, path }) => `${reason} ${path}`);
}

test("checkAuthEntryReadiness() finds an entry of the source account ready", () => {
  assert.deepEqual(checkAuthEntryReadiness(sourceEntry, 1), {
    ready: true,
    expired: false,
    nodes: [],
    problems: [],
    notes: [],
  });
});

test("checkAuthEntryReadiness() notes each signature of an account by another key than its own", async () => {
  const notesOf = (signed: DwsaAuthorizationEntry, network?: string) =>
    checkAuthEntryReadiness(signed, 99, network).notes.map(({ reason, path, address, publicKey }) =>
      [reason, path, address, publicKey].join(" ")
    );
  const byAlice = await authorizeEntry(entryFor(ALICE, { expiry: 100 }), alice, 100, NETWORK);
  const both = await authorizeEntry(byAlice, bob, 100, NETWORK);
  const { ready, notes } = checkAuthEntryReadiness(both, 99, NETWORK);
  assert.equal(ready, true, "the account may have several signers");
  assert.deepEqual(notes, [{
    reason: "not-own-key",
    path: "credentials",
    address: ALICE,
    publicKey: BOB,
    message: `Signed by ${BOB}, which is not the account's own key: the network accepts the signature only if that ` +
      "key is a signer of the account",
  }]);
  assert.deepEqual(notesOf(both), [`not-own-key credentials ${ALICE} ${BOB}`], "without a passphrase, too");
  const delegated = delegatedFor(ALICE, [{ address: BOB }]);
  const signed = await authorizeEntry(
    await authorizeEntry(delegated, alice, 100, NETWORK),
    carol,
    100,
    NETWORK,
    BOB,
  );
  assert.deepEqual(notesOf(signed, NETWORK), [`not-own-key credentials.delegates[0] ${BOB} ${CAROL}`]);
  const ofContract = await authorizeEntry(entryFor(WALLET, { expiry: 100 }), alice, 100, NETWORK);
  assert.deepEqual(notesOf(ofContract, NETWORK), [], "a contract has no key of its own");
  const [one] = accountSignature({ publicKey: bob.rawPublicKey(), signature: new Uint8Array(64) }).value as ScVal[];
  const many = ScVal.scvVec(Array(21).fill(one));
  assert.deepEqual(notesOf(entryFor(ALICE, { expiry: 100, signature: many }), NETWORK), []);
});

test("checkAuthEntryReadiness() reports missing signatures", async () => {
  const entry = entryFor(ALICE, { expiry: 100 });
  assert.deepEqual(checkAuthEntryReadiness(entry, 99, NETWORK), {
    ready: false,
    expired: false,
    nodes: [{ path: "credentials", address: ALICE, present: false, required: true, verified: false }],
    problems: [{
      reason: "unsigned",
      path: "credentials",
      address: ALICE,
      message: "The signature is missing",
    }],
    notes: [],
  });
  const signed = await authorizeEntry(entry, alice, 100, NETWORK);
  assert.deepEqual(checkAuthEntryReadiness(signed, 99, NETWORK), {
    ready: true,
    expired: false,
    nodes: [{ path: "credentials", address: ALICE, present: true, required: true, verified: true }],
    problems: [],
    notes: [],
  });
});

test("checkAuthEntryReadiness() needs no top-level signature once the delegates have signed", async () => {
  let entry = delegatedFor(WALLET, [{ address: BOB }, { address: CAROL }]);
  assert.deepEqual(problemsOf(entry), ["unsigned credentials.delegates[0]", "unsigned credentials.delegates[1]"]);
  entry = await signedBy(entry, [bob]);
  assert.equal(problemsOf(entry).length, 1);
  entry = await signedBy(entry, [carol]);
  assert.deepEqual(problemsOf(entry), []);
  assert.deepEqual(
    checkAuthEntryReadiness(entry, 99, NETWORK).nodes.map((
      { required, present, verified },
    ) => [required, present, verified]),
    [[false, false, false], [true, true, true], [true, true, true]],
  );
});

test("checkAuthEntryReadiness() needs the signature of an account, delegates or not", async () => {
  const nested = [{ address: BOB, nestedDelegates: [{ address: CAROL }] }];
  let entry = await signedBy(delegatedFor(ALICE, nested), [carol]);
  assert.deepEqual(
    checkAuthEntryReadiness(entry, 99, NETWORK).problems,
    [
      { path: "credentials", address: ALICE },
      { path: "credentials.delegates[0]", address: BOB },
    ].map((at) => ({
      ...at,
      reason: "unsigned",
      message: "The signature is missing: an account must sign even if its delegates do",
    })),
  );
  entry = await signedBy(entry, [alice, bob]);
  assert.deepEqual(problemsOf(entry), []);
});

test("checkAuthEntryReadiness() looks at delegates of delegates", async () => {
  const entry = delegatedFor(WALLET, [{ address: contract(9), nestedDelegates: [{ address: CAROL }] }]);
  assert.deepEqual(problemsOf(entry), ["unsigned credentials.delegates[0].nestedDelegates[0]"]);
  assert.deepEqual(problemsOf(await signedBy(entry, [carol])), []);
});

test("checkAuthEntryReadiness() finds a wrong signature at any node, required or not", async () => {
  const wrong = accountSignature({ publicKey: alice.rawPublicKey(), signature: new Uint8Array(64) });
  assert.deepEqual(problemsOf(entryFor(ALICE, { expiry: 100, signature: wrong })), ["invalid credentials"]);

  let entry = delegatedFor(ALICE, [{ address: BOB }]);
  entry = await authorizeEntry(entry, alice, 100, "another network");
  entry = await signedBy(entry, [bob]);
  assert.deepEqual(problemsOf(entry), ["invalid credentials"]);
  assert.deepEqual(problemsOf(entry, 99, Networks.PUBLIC), ["invalid credentials", "invalid credentials.delegates[0]"]);
});

test("checkAuthEntryReadiness() leaves other signature forms to their contracts", () => {
  const entry = entryFor(WALLET, { expiry: 100, signature: ScVal.scvU32(1) });
  const { ready, nodes } = checkAuthEntryReadiness(entry, 99, NETWORK);
  assert.equal(ready, true);
  assert.equal(nodes[0]?.verified, "custom");
});

test("checkAuthEntryReadiness() finds no signed entry ready without a passphrase", async () => {
  const wrong = accountSignature({ publicKey: alice.rawPublicKey(), signature: new Uint8Array(64) });
  const right = await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK);
  for (const entry of [entryFor(ALICE, { expiry: 100, signature: wrong }), right]) {
    const { ready, nodes, problems } = checkAuthEntryReadiness(entry, 99);
    assert.equal(ready, false);
    assert.equal(nodes[0]?.verified, "unknown");
    assert.deepEqual(problems, [{
      reason: "not-verified",
      path: "credentials",
      address: ALICE,
      message: "The signatures are not verified: pass networkPassphrase",
    }]);
  }
  assert.equal(checkAuthEntryReadiness(entryFor(ALICE, { expiry: 100 }), 99).nodes[0]?.verified, false);
});

for (
  const { ledger, expired, message } of [
    { ledger: 99, expired: false, message: undefined },
    {
      ledger: 100,
      expired: true,
      message: "The entry expires at ledger 100, which is the current ledger",
    },
    { ledger: 101, expired: true, message: "The entry expired at ledger 100: the current ledger is 101" },
  ]
) {
  test(`checkAuthEntryReadiness() at ledger ${ledger} of an entry until 100`, async () => {
    const entry = await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK);
    const readiness = checkAuthEntryReadiness(entry, ledger, NETWORK);
    assert.equal(readiness.expired, expired);
    assert.equal(readiness.ready, !expired);
    assert.equal(readiness.problems[0]?.message, message);
  });
}

/** Creates a delegate without validation. */
function delegate(address: string, nestedDelegates: DwsaDelegateSignature[] = []): DwsaDelegateSignature {
  return new DwsaDelegateSignature({
    address: addressToScAddress(address),
    signature: ScVal.scvU32(1),
    nestedDelegates,
  });
}

function withDelegates(delegates: DwsaDelegateSignature[]): DwsaAuthorizationEntry {
  const { credentials: { value }, rootInvocation } = delegatedFor(WALLET, []);
  const { addressCredentials } = value as DwsaAddressCredentialsWithDelegates;
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressWithDelegates(
      new DwsaAddressCredentialsWithDelegates({ addressCredentials, delegates }),
    ),
    rootInvocation,
  });
}

test("checkAuthEntryReadiness() finds delegates that are not in order", () => {
  const [a, b] = [delegate(contract(1)), delegate(contract(2))];
  assert.deepEqual(problemsOf(withDelegates([a, b])), []);
  assert.deepEqual(problemsOf(withDelegates([b, a])), ["delegate-order credentials"]);
  assert.deepEqual(problemsOf(withDelegates([a, a])), ["delegate-duplicate credentials"]);
  assert.deepEqual(problemsOf(withDelegates([a, delegate(contract(2), [b, a])])), [
    "delegate-order credentials.delegates[1]",
  ]);
});

for (const address of UNABLE) {
  test(`checkAuthEntryReadiness() finds ${address[0]}... addresses`, () => {
    const signature = ScVal.scvU32(1);
    assert(problemsOf(entryFor(address, { expiry: 100, signature })).includes("address credentials"));
    assert(problemsOf(withDelegates([delegate(address)])).includes("address credentials.delegates[0]"));
  });
}

test("checkAuthEntryReadiness() reports a format that no account accepts, also without a passphrase", () => {
  const reasonsOf = (address: string) => {
    const entry = entryFor(address, { expiry: 100, signature: ScVal.scvU32(5) });
    return checkAuthEntryReadiness(entry, 5).problems.map(({ reason }) => reason);
  };
  assert.deepEqual(reasonsOf(ALICE), ["not-verified", "signature-form"]);
  assert.deepEqual(reasonsOf(WALLET), ["not-verified"]);
});

test("checkAuthEntryReadiness() returns plain values that JSON keeps", () => {
  const readiness = checkAuthEntryReadiness(delegatedFor(WALLET, [{ address: BOB }]), 100, NETWORK);
  assert.deepEqual(JSON.parse(JSON.stringify(readiness)), readiness);
});

test("checkAuthEntryReadiness() rejects wrong arguments and names them", () => {
  assert.throws(() => checkAuthEntryReadiness("AAAA" as never, 1), /expected entry to be a DwsaAuthorizationEntry/);
  for (const ledger of [-1, 1.5, 2 ** 32, "100", undefined]) {
    assert.throws(() => checkAuthEntryReadiness(sourceEntry, ledger as never), /expected currentLedgerSeq to be/);
  }
  assert.throws(() => checkAuthEntryReadiness(sourceEntry, 1, ""), /networkPassphrase (?:to be a string|must )/);
});
