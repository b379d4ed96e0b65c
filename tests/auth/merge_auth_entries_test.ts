import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress, compareScAddress } from "@dwsa/base/address";
import { authorizeEntry, type DelegateSignature, mergeAuthEntries } from "@dwsa/base/auth";
import { type DwsaAuthorizationEntry, ScVal } from "@dwsa/base/xdr";
import {
  accountSignature,
  ALICE,
  alice,
  BOB,
  bob,
  call,
  CAROL,
  carol,
  contract,
  delegatedFor,
  entryFor,
  keypair,
  NETWORK,
  signedBy,
  signersOf,
  sourceEntry,
  verdictsOf,
} from "./_entries.ts";

const sign = (entry: DwsaAuthorizationEntry, signer: typeof alice, forAddress?: string, expiry = 100) =>
  authorizeEntry(entry, signer, expiry, NETWORK, forAddress);

test("mergeAuthEntries() merges the signatures of one account", async () => {
  const entry = entryFor(ALICE);
  const [byAlice, byBob] = [await sign(entry, alice), await sign(entry, bob)];
  const before = [byAlice.toXDR("base64"), byBob.toXDR("base64")];
  const merged = mergeAuthEntries(byAlice, byBob);
  assert(merged.equals(mergeAuthEntries(byBob, byAlice)));
  assert(merged.equals(await sign(byAlice, bob)));
  assert.deepEqual(verdictsOf(merged), { credentials: true });
  assert.deepEqual([byAlice.toXDR("base64"), byBob.toXDR("base64")], before);
});

test("mergeAuthEntries() merges the signatures of delegates", async () => {
  const entry = delegatedFor(contract(8), [{ address: BOB, nestedDelegates: [{ address: CAROL }] }, {
    address: contract(9),
  }]);
  const byContract = await authorizeEntry(entry, () => ScVal.scvU32(1), 100, NETWORK, contract(9));
  const merged = mergeAuthEntries(
    mergeAuthEntries(await signedBy(entry, [carol]), byContract),
    await signedBy(entry, [bob]),
  );
  assert.deepEqual(verdictsOf(merged), {
    "credentials.delegates[0]": true,
    "credentials.delegates[0].nestedDelegates[0]": true,
    "credentials.delegates[1]": "custom",
  });
});

test("mergeAuthEntries() merges the signatures of delegates at each of five levels, whichever copy has them", async () => {
  const people = [10, 11, 12, 13, 14].map(keypair);
  let delegates: DelegateSignature[] = [];
  for (const signer of [...people].reverse()) {
    delegates = [{ address: signer.publicKey(), nestedDelegates: delegates }];
  }
  const entry = delegatedFor(contract(8), delegates);
  const copies = await Promise.all(people.map((signer) => signedBy(entry, [signer])));
  const whole = await signedBy(entry, people);
  assert.equal(Object.keys(verdictsOf(whole)).length, 5);
  assert(copies.reduce((merged, copy) => mergeAuthEntries(merged, copy)).equals(whole));
  assert(copies.reduceRight((merged, copy) => mergeAuthEntries(merged, copy)).equals(whole));
  // A merge with the unsigned entry, in either order, loses no signature.
  for (const [level, copy] of copies.entries()) {
    for (const merged of [mergeAuthEntries(entry, copy), mergeAuthEntries(copy, entry)]) {
      assert(merged.equals(copy), `level ${level + 1}`);
    }
  }
});

test("mergeAuthEntries() merges several signatures of an account that is a delegate three levels deep", async () => {
  const entry = delegatedFor(contract(8), [
    { address: BOB, nestedDelegates: [{ address: contract(9), nestedDelegates: [{ address: CAROL }] }] },
  ]);
  const sign = (signer: typeof alice) => authorizeEntry(entry, signer, 100, NETWORK, CAROL);
  const merged = mergeAuthEntries(await sign(carol), await sign(alice));
  const path = "credentials.delegates[0].nestedDelegates[0].nestedDelegates[0]";
  assert.deepEqual(verdictsOf(merged), { [path]: true });
  assert.deepEqual(new Set(signersOf(merged)[path]), new Set([ALICE, CAROL]));
});

test("mergeAuthEntries() merges equal signatures to one, and accepts entries without a signature", async () => {
  const signed = await sign(entryFor(ALICE), alice);
  assert(mergeAuthEntries(signed, signed).equals(signed));
  const unsigned = entryFor(ALICE, { expiry: 100 });
  assert(mergeAuthEntries(signed, unsigned).equals(signed));
  assert(mergeAuthEntries(unsigned, signed).equals(signed));
  assert(mergeAuthEntries(sourceEntry, sourceEntry).equals(sourceEntry));
});

const template = entryFor(ALICE);
const DIFFERENT: readonly { readonly name: string; readonly other: DwsaAuthorizationEntry; readonly path: string }[] = [
  { name: "type of credentials", other: entryFor(ALICE, { arm: "dwsaCredentialsAddressV2" }), path: "credentials" },
  { name: "address", other: entryFor(BOB), path: "address" },
  { name: "nonce", other: entryFor(ALICE, { nonce: 6n }), path: "nonce" },
  { name: "expiry", other: entryFor(ALICE, { expiry: 150 }), path: "signatureExpirationLedger" },
  { name: "invocation", other: entryFor(ALICE, { root: call(contract(3), "swap") }), path: "rootInvocation" },
  { name: "source", other: sourceEntry, path: "credentials" },
];
for (const { name, other, path } of DIFFERENT) {
  test(`mergeAuthEntries() rejects another ${name}, and names it`, async () => {
    const [one, another] = name === "expiry"
      ? [await sign(template, alice), await sign(template, bob, undefined, 150)]
      : [await sign(template, alice), await sign(other, bob)];
    for (const [a, b] of [[one, another], [another, one]] as const) {
      assert.throws(() => mergeAuthEntries(a, b), {
        code: "auth/different-payload",
        path,
        message: new RegExp(`^Cannot merge the entries: the entries differ in ${path}`),
      });
    }
  });
}

test("mergeAuthEntries() rejects other delegates", () => {
  const [first, second] = compareScAddress(addressToScAddress(BOB), addressToScAddress(CAROL)) < 0
    ? [BOB, CAROL]
    : [CAROL, BOB];
  const a = delegatedFor(ALICE, [{ address: BOB }]);
  const nested = delegatedFor(ALICE, [{ address: first, nestedDelegates: [{ address: second }] }]);
  const flat = delegatedFor(ALICE, [{ address: first }, { address: second }]);
  for (
    const [one, other] of [
      [a, delegatedFor(ALICE, [{ address: CAROL }])],
      [a, nested],
      // The same addresses in the same order, in a tree of a different shape.
      [flat, nested],
      [nested, flat],
    ] as const
  ) {
    assert.throws(() => mergeAuthEntries(one, other), {
      code: "auth/different-payload",
      path: "delegates",
      message: "Cannot merge the entries: the entries differ in delegates",
    });
  }
});

test("mergeAuthEntries() rejects signatures that conflict", () => {
  const one = { publicKey: alice.rawPublicKey(), signature: new Uint8Array(64).fill(1) };
  const other = { ...one, signature: new Uint8Array(64).fill(2) };
  const [a, b] = [accountSignature(one), accountSignature(other)].map((signature) => entryFor(ALICE, { signature }));
  assert.throws(() => mergeAuthEntries(a!, b!), {
    code: "auth/conflict",
    path: "credentials",
    message: `Cannot merge the entries: two signatures by ${ALICE} differ at credentials`,
  });
  const custom = [1, 2].map((value) => entryFor(contract(8), { signature: ScVal.scvU32(value) }));
  assert.throws(() => mergeAuthEntries(custom[0]!, custom[1]!), { code: "auth/conflict" });
  assert(mergeAuthEntries(custom[0]!, custom[0]!).equals(custom[0]));
});

test("mergeAuthEntries() rejects more than 20 signatures of one account", async () => {
  const half = async (first: number, count: number) => {
    let entry = template;
    for (let i = 0; i < count; i++) entry = await sign(entry, keypair(first + i));
    return entry;
  };
  const [a, b, c] = [await half(10, 10), await half(30, 10), await half(50, 11)];
  assert.equal(signersOf(mergeAuthEntries(a, b)).credentials?.length, 20);
  assert.throws(() => mergeAuthEntries(a, c), { code: "auth/too-many-signatures" });
});

test("mergeAuthEntries() rejects thousands of signatures", () => {
  const hostile = (first: number) => {
    const signatures = Array.from({ length: 6_000 }, (_, i) => {
      const publicKey = new Uint8Array(32);
      new DataView(publicKey.buffer).setUint32(0, first + i);
      return { publicKey, signature: new Uint8Array(64) };
    });
    return entryFor(ALICE, { expiry: 100, signature: accountSignature(...signatures) });
  };
  const [a, b] = [hostile(0), hostile(6_000)];
  assert.throws(() => mergeAuthEntries(a, b), { code: "auth/too-many-signatures" });
});

test("mergeAuthEntries() rejects values that are no entry, and names them", () => {
  assert.throws(() => mergeAuthEntries("AAAA" as never, template), /expected a to be a DwsaAuthorizationEntry/);
  assert.throws(() => mergeAuthEntries(template, undefined as never), /expected b to be a DwsaAuthorizationEntry/);
});
