import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { authorizeEntry, inspectAuthEntry } from "@dwsa/base/auth";
import { hash, Keypair } from "@dwsa/base/keys";
import { DwsaAddressCredentials, DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";
import {
  accountSignature,
  ALICE,
  alice,
  arms,
  BOB,
  bob,
  carol,
  contract,
  delegatedFor,
  entryFor,
  keypair,
  NETWORK,
  signersOf,
  sourceEntry,
  UNABLE,
  verdictsOf,
} from "./_entries.ts";

/** Unsigned entries, and the hashes of the entries that stellar-sdk 17.2.0 signed, with expiry 1,000. */
const VECTORS = [
  {
    arm: "dwsaCredentialsAddress",
    entry:
      "AAAAAQAAAAAAAAAAiojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1z+SWS0JwjSbQAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMD" +
      "AwMDAwMDAwMDAwMDAwMDAwMDAwAAAARzd2FwAAAAAQAAAAMAAAAHAAAAAQAAAAAAAAABBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE" +
      "BAQAAAAIdHJhbnNmZXIAAAAAAAAAAA==",
    signed: "4c0cb5647c413bcfff3eff34d33c75b31e7b9a87c7613858dc47376cb09c9ca9",
    signer: alice,
    forAddress: undefined,
  },
  {
    arm: "dwsaCredentialsAddressV2",
    entry:
      "AAAAAgAAAAAAAAAAiojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1z+SWS0JwjSbQAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMD" +
      "AwMDAwMDAwMDAwMDAwMDAwMDAwAAAARzd2FwAAAAAQAAAAMAAAAHAAAAAQAAAAAAAAABBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE" +
      "BAQAAAAIdHJhbnNmZXIAAAAAAAAAAA==",
    signed: "5547d24af5b84203aa4a5515329e8b87b94658d5b622460803aa93ff23408ddb",
    signer: alice,
    forAddress: undefined,
  },
  {
    arm: "dwsaCredentialsAddressWithDelegates",
    entry:
      "AAAAAwAAAAAAAAAAiojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1z+SWS0JwjSbQAAA+gAAAABAAAAAgAAAAAAAAAAgTl3Dqh9F19Wo1Rm" +
      "w0x+zMuNipG07jeiXfYPW4/Js5QAAAABAAAAAAAAAAEJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQAAAAEAAAABAAAAAAAAAACBOXcO" +
      "qH0XX1ajVGbDTH7My42KkbTuN6Jd9g9bj8mzlAAAAAEAAAAAAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAARzd2Fw" +
      "AAAAAQAAAAMAAAAHAAAAAQAAAAAAAAABBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAIdHJhbnNmZXIAAAAAAAAAAA==",
    signed: "1a84fef2765d1ac9102db408bd1b3532426d9e3bc385e8239b8f50fa4e0ed5dd",
    signer: bob,
    forAddress: BOB,
  },
] as const;

for (const { arm, entry: text, signed, signer, forAddress } of VECTORS) {
  test(`authorizeEntry() signs ${arm} as js-stellar-sdk does and does not change its input`, async () => {
    const entry = DwsaAuthorizationEntry.fromXDR(text);
    const result = await authorizeEntry(entry, signer, 1_000, NETWORK, forAddress);
    assert.equal(result.credentials.type, arm);
    assert.equal(toHex(hash(result.toXDR())), signed);
    assert.equal(entry.toXDR("base64"), text);
    assert.notEqual(result, entry);
  });
}

test("authorizeEntry() returns a copy of an entry of the source account", async () => {
  const copy = await authorizeEntry(sourceEntry, alice, 100, NETWORK);
  assert.notEqual(copy, sourceEntry);
  assert(copy.equals(sourceEntry));
  assert.notEqual(copy.rootInvocation.function.value, sourceEntry.rootInvocation.function.value);
});

test("authorizeEntry() of one account replaces nothing but expiry and signature", async () => {
  const entry = entryFor(ALICE, { nonce: -1n });
  const signed = inspectAuthEntry(await authorizeEntry(entry, alice, 100, NETWORK));
  const { nodes, problems, ...rest } = inspectAuthEntry(entry);
  const { nodes: signedNodes, problems: signedProblems, ...signedRest } = signed;
  assert.deepEqual(problems.map(({ reason }) => reason), ["unsigned"]);
  assert.deepEqual(signedProblems, []);
  assert.deepEqual(signedRest, { ...rest, signatureExpirationLedger: 100 });
  assert.deepEqual(nodes.map(({ present }) => present), [false]);
  assert.deepEqual(signedNodes.map(({ present }) => present), [true]);
});

for (const arm of arms) {
  test(`authorizeEntry() merges the signatures of one account, sorted by raw key, in ${arm}`, async () => {
    const signers = [carol, alice, bob];
    let entry = entryFor(ALICE, { arm });
    for (const signer of signers) entry = await authorizeEntry(entry, signer, 100, NETWORK);

    const sorted = signers.map((signer) => toHex(signer.rawPublicKey())).sort();
    const { signature } = entry.credentials.value as { signature: ScVal };
    assert(signature.type === "scvVec");
    const keys = signature.value?.map((map) => {
      assert(map.type === "scvMap");
      assert.deepEqual(map.value?.map(({ key }) => key.value), ["public_key", "signature"]);
      const [publicKey] = map.value ?? [];
      assert(publicKey?.val.type === "scvBytes");
      return toHex(publicKey.val.value);
    });
    assert.deepEqual(keys, sorted);
    assert.deepEqual(verdictsOf(entry), { credentials: true });
  });
}

test("authorizeEntry() replaces the signature of the same key", async () => {
  const once = await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK);
  const both = await authorizeEntry(once, bob, 100, NETWORK);
  const again = await authorizeEntry(both, alice, 100, NETWORK);
  assert.equal(again.toXDR("base64"), both.toXDR("base64"));
  assert.equal(signersOf(again).credentials?.length, 2);
});

test("authorizeEntry() replaces a wrong signature of the same key by a right one", async () => {
  const wrong = accountSignature({ publicKey: alice.rawPublicKey(), signature: new Uint8Array(64) });
  const entry = entryFor(ALICE, { signature: wrong, expiry: 100 });
  const signed = await authorizeEntry(entry, alice, 100, NETWORK);
  assert.deepEqual(verdictsOf(signed), { credentials: true });
  assert.deepEqual(signersOf(signed), { credentials: [ALICE] });
});

test("authorizeEntry() rejects a 21st signature", async () => {
  let entry = entryFor(ALICE);
  for (let i = 10; i < 30; i++) entry = await authorizeEntry(entry, keypair(i), 100, NETWORK);
  assert.deepEqual(verdictsOf(entry), { credentials: true });
  await assert.rejects(authorizeEntry(entry, keypair(30), 100, NETWORK), {
    code: "auth/too-many-signatures",
    message: "Cannot authorize the entry: a node can have at most 20 signatures, got 21 at credentials",
  });
  const again = await authorizeEntry(entry, keypair(29), 100, NETWORK);
  assert.equal(signersOf(again).credentials?.length, 20);
});

test("authorizeEntry() merges nothing with an invalid signature", async () => {
  const elsewhere = await authorizeEntry(entryFor(ALICE), alice, 100, "another network");
  await assert.rejects(authorizeEntry(elsewhere, bob, 100, NETWORK), {
    code: "auth/invalid-signature",
    path: "credentials",
    message: `Cannot authorize the entry: the existing signature by ${ALICE} is not valid for this entry, expiry and ` +
      "network; sign again with that key, or drop all signatures with { reset: true } of authorizeEntry()",
  });
  const odd = entryFor(ALICE, { signature: ScVal.scvBool(true), expiry: 100 });
  await assert.rejects(authorizeEntry(odd, bob, 100, NETWORK), { code: "auth/conflict", path: "credentials" });
  const reset = await authorizeEntry(odd, bob, 100, NETWORK, { reset: true });
  assert.deepEqual(signersOf(reset), { credentials: [BOB] });
});

test("authorizeEntry() treats an empty vec as unsigned", async () => {
  for (const empty of [ScVal.scvVec([]), ScVal.scvVec(null)]) {
    const signed = await authorizeEntry(entryFor(ALICE, { signature: empty }), alice, 100, NETWORK);
    assert.deepEqual(signersOf(signed), { credentials: [ALICE] });
  }
});

test("authorizeEntry() rejects another expiry for an entry that is signed", async () => {
  const entry = delegatedFor(ALICE, [{ address: BOB }]);
  const byAlice = await authorizeEntry(entry, alice, 100, NETWORK);
  await assert.rejects(authorizeEntry(byAlice, bob, 150, NETWORK), {
    code: "auth/already-signed",
    message: "Cannot authorize the entry: the signature of GCFIRY65OQE7DFP5KLNS2PF2LVZMUZYJX4OZIEQ36N2IQANUB5XVYOJR " +
      "expires at ledger 100; pass validUntilLedgerSeq 100, or drop all signatures with { reset: true } of " +
      "authorizeEntry()",
  });
  for (const expiry of [1, 99, 101]) {
    await assert.rejects(authorizeEntry(byAlice, bob, expiry, NETWORK, BOB), { code: "auth/already-signed" });
  }
  const both = await authorizeEntry(byAlice, bob, 100, NETWORK, BOB);
  assert.deepEqual(verdictsOf(both), { credentials: true, "credentials.delegates[0]": true });

  const restarted = await authorizeEntry(byAlice, bob, 150, NETWORK, { forAddress: BOB, reset: true });
  assert.deepEqual(verdictsOf(restarted), { "credentials.delegates[0]": true });
  assert.equal(inspectAuthEntry(restarted).signatureExpirationLedger, 150);
});

/** Signers with the key of alice: each names the key in a different way. */
const RETRIES: readonly (readonly [name: string, signer: Parameters<typeof authorizeEntry>[1]])[] = [
  ["a key pair", alice],
  ["a bare signer", { sign: (data: Uint8Array) => alice.sign(data) }],
  ["a callback that returns bytes", (_, payload) => alice.sign(payload)],
  ["a callback that names its key", (_, payload) => ({ publicKey: ALICE, signature: alice.sign(payload) })],
  [
    "a callback that returns an ScVal",
    (_, payload) => accountSignature({ publicKey: alice.rawPublicKey(), signature: alice.sign(payload) }),
  ],
];
for (const [name, signer] of RETRIES) {
  test(`authorizeEntry() replaces the signature of ${name} that signs again with another expiry`, async () => {
    const once = await authorizeEntry(entryFor(ALICE), signer, 100, NETWORK);
    for (const expiry of [99, 101, 2 ** 32 - 1]) {
      const again = await authorizeEntry(once, signer, expiry, NETWORK);
      assert.ok(again.equals(await authorizeEntry(entryFor(ALICE), signer, expiry, NETWORK)));
      assert.deepEqual(verdictsOf(again), { credentials: true });
    }
    assert.deepEqual(verdictsOf(once), { credentials: true });
  });

  test(`authorizeEntry() rejects ${name} with another expiry beside a signature by another key`, async () => {
    const byBob = await authorizeEntry(entryFor(ALICE), bob, 100, NETWORK);
    const both = await authorizeEntry(byBob, signer, 100, NETWORK);
    for (const signed of [byBob, both]) {
      await assert.rejects(authorizeEntry(signed, signer, 150, NETWORK), { code: "auth/already-signed" });
    }
  });
}

test("authorizeEntry() replaces the signer's own signatures in every node, and keeps none that expired", async () => {
  const entry = delegatedFor(ALICE, [{ address: BOB }, {
    address: contract(8),
    nestedDelegates: [{ address: ALICE }],
  }]);
  const top = await authorizeEntry(entry, alice, 100, NETWORK);
  const all = await authorizeEntry(top, alice, 100, NETWORK, ALICE);
  const again = await authorizeEntry(all, alice, 150, NETWORK);
  assert.deepEqual(verdictsOf(again), verdictsOf(all));
  assert.equal(inspectAuthEntry(again).signatureExpirationLedger, 150);

  const byBob = await authorizeEntry(entry, bob, 100, NETWORK, BOB);
  assert.deepEqual(verdictsOf(await authorizeEntry(byBob, bob, 150, NETWORK, BOB)), verdictsOf(byBob));
  await assert.rejects(authorizeEntry(byBob, alice, 150, NETWORK), { code: "auth/already-signed" });
});

test("authorizeEntry() replaces the signature in a contract's node with one that does not name its key", async () => {
  const top = await authorizeEntry(delegatedFor(ALICE, [{ address: contract(8) }]), alice, 100, NETWORK);
  const both = await authorizeEntry(top, alice, 100, NETWORK, contract(8));
  const again = await authorizeEntry(both, (_, payload) => alice.sign(payload), 150, NETWORK);
  assert.deepEqual(verdictsOf(again), verdictsOf(both));
});

test("authorizeEntry() rejects another expiry for a result with more keys than the signed one", async () => {
  for (const first of [alice, bob]) {
    const once = await authorizeEntry(entryFor(ALICE), first, 100, NETWORK);
    const signer = (_: unknown, payload: Uint8Array) => {
      const signatures = [alice, bob].map((key) => ({ publicKey: key.rawPublicKey(), signature: key.sign(payload) }));
      return accountSignature(...signatures.sort((a, b) => a.publicKey[0]! - b.publicKey[0]!));
    };
    await assert.rejects(authorizeEntry(once, signer, 150, NETWORK), { code: "auth/already-signed" });
  }
});

test("authorizeEntry() rejects another expiry for a signature that only a contract can read", async () => {
  const custom = entryFor(contract(8), { signature: ScVal.scvBool(true), expiry: 100 });
  const signer = () => ({ signatureScVal: ScVal.scvBool(true) });
  await assert.rejects(authorizeEntry(custom, signer, 150, NETWORK), { code: "auth/already-signed" });
});

test("authorizeEntry() sets any expiry while nothing is signed", async () => {
  const signed = await authorizeEntry(entryFor(ALICE, { expiry: 7 }), alice, 100, NETWORK);
  assert.equal(inspectAuthEntry(signed).signatureExpirationLedger, 100);
});

const BAD_LEDGERS = [
  { value: 0, error: RangeError },
  { value: -1, error: RangeError },
  { value: 1.5, error: RangeError },
  { value: 2 ** 32, error: RangeError },
  { value: NaN, error: RangeError },
  { value: "100", error: TypeError },
  { value: 100n, error: TypeError },
  { value: undefined, error: TypeError },
];
for (const { value, error } of BAD_LEDGERS) {
  test(`authorizeEntry() rejects ${typeof value} ${value} as validUntilLedgerSeq and names it`, async () => {
    await assert.rejects(authorizeEntry(entryFor(ALICE), alice, value as never, NETWORK), (thrown: Error) => {
      assert(thrown instanceof error);
      assert.match(thrown.message, /^Cannot authorize the entry: expected validUntilLedgerSeq to be /);
      return true;
    });
  });
}

test("authorizeEntry() accepts the first and the last ledger", async () => {
  for (const ledger of [1, 2 ** 32 - 1]) {
    assert.deepEqual(verdictsOf(await authorizeEntry(entryFor(ALICE), alice, ledger, NETWORK)), { credentials: true });
  }
});

for (const value of [undefined, null, "", 7, "\ud800"]) {
  test(`authorizeEntry() rejects ${JSON.stringify(value)} as networkPassphrase`, async () => {
    const expected = typeof value === "string"
      ? { code: "network/passphrase", message: /networkPassphrase (?:to be a string|must )/ }
      : { name: "TypeError", message: /networkPassphrase (?:to be a string|must )/ };
    await assert.rejects(authorizeEntry(entryFor(ALICE), alice, 100, value as never), expected);
  });
}

for (const address of UNABLE) {
  test(`authorizeEntry() rejects credentials of ${address[0]}...`, async () => {
    await assert.rejects(authorizeEntry(entryFor(address), alice, 100, NETWORK), { code: "auth/invalid-address" });
    await assert.rejects(authorizeEntry(entryFor(ALICE), alice, 100, NETWORK, address), {
      code: "auth/no-matching-node",
    });
  });
}

test("authorizeEntry() rejects values that are not entries, and values that cannot sign", async () => {
  for (const entry of [undefined, null, {}, "AAAA", entryFor(ALICE).toXDR(), entryFor(ALICE).credentials]) {
    await assert.rejects(authorizeEntry(entry as never, alice, 100, NETWORK), TypeError);
  }
  for (const signer of [undefined, null, {}, "S", alice.publicKey(), { sign: true }]) {
    await assert.rejects(authorizeEntry(entryFor(ALICE), signer as never, 100, NETWORK), TypeError);
  }
  const publicOnly = Keypair.fromPublicKey(ALICE);
  await assert.rejects(authorizeEntry(entryFor(ALICE), publicOnly, 100, NETWORK), { code: "keys/no-secret" });
});

test("authorizeEntry() names the part of an entry that is of the wrong type", async () => {
  const { rootInvocation, credentials } = entryFor(ALICE);
  const odd = new DwsaAddressCredentials({ ...credentials.value as DwsaAddressCredentials, nonce: 5 as never });
  const cases = [
    [7, /^Cannot encode DwsaAuthorizationEntry\.credentials: expected DwsaCredentials, got number$/],
    [DwsaCredentials.dwsaCredentialsAddress(odd), /\.dwsaCredentialsAddress\.nonce: expected a bigint of 64 bits/],
  ] as const;
  for (const [credentials, message] of cases) {
    const entry = new DwsaAuthorizationEntry({ credentials: credentials as never, rootInvocation });
    await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK), { name: "TypeError", message });
    assert.throws(() => inspectAuthEntry(entry), { name: "TypeError", message });
  }
});

test("authorizeEntry() returns a copy that shares nothing with the entry", async () => {
  const entry = DwsaAuthorizationEntry.fromXDR(entryFor(ALICE).toXDR()); // its bytes will be overwritten
  const signed = await authorizeEntry(entry, alice, 100, NETWORK);
  const bytes = signed.toXDR();
  const { function: called } = entry.rootInvocation;
  assert(called.type === "dwsaAuthorizedFunctionTypeContractFn");
  const { contractAddress } = called.value;
  assert(contractAddress.type === "scAddressTypeContract");
  contractAddress.value.fill(0);
  assert.notDeepEqual(entry.rootInvocation.toXDR(), signed.rootInvocation.toXDR());
  assert.deepEqual(signed.toXDR(), bytes);
});

test("authorizeEntry() rejects options that it does not know, before anything is signed", async () => {
  const never = { publicKey: () => ALICE, sign: () => assert.fail("asked to sign") };
  const wrong = [
    {
      options: null,
      message: "Cannot authorize the entry: expected forAddress to be a string or an options object, got null",
    },
    {
      options: ["reset"],
      message:
        "Cannot authorize the entry: expected options to be an object such as { forAddress: … }, got array of 1 item",
    },
    {
      options: { aprove: () => [] },
      message:
        "Cannot authorize the entry: expected options to have no fields other than forAddress, reset, approve, " +
        'got "aprove" (did you mean "approve"?)',
    },
    {
      options: { reset: "false" },
      message: "Cannot authorize the entry: expected reset to be a boolean, got string of 5 characters",
    },
    {
      options: { forAddress: 7 },
      message: "Cannot authorize the entry: expected forAddress to be a string, got number",
    },
  ];
  for (const { options, message } of wrong) {
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, options as never), {
      name: "TypeError",
      message,
    });
  }
});

test("authorizeEntry() does not read options from a prototype", async () => {
  const byAlice = await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK);
  const inherited = Object.create({ reset: true, forAddress: BOB, approve: {} });
  const both = await authorizeEntry(byAlice, bob, 100, NETWORK, inherited);
  assert.equal(signersOf(both).credentials?.length, 2);
});

test("authorizeEntry() does not verify the signatures that a contract already holds", async () => {
  const other = accountSignature({ publicKey: bob.rawPublicKey(), signature: new Uint8Array(64) });
  const entry = entryFor(contract(8), { signature: other, expiry: 100 });
  const signed = await authorizeEntry(entry, alice, 100, NETWORK, contract(8));
  assert.deepEqual(signersOf(signed), { credentials: [BOB, ALICE] });
});
