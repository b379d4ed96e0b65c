import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry } from "@dwsa/base/auth";
import { ScVal } from "@dwsa/base/xdr";
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
  keypair,
  NETWORK,
  signersOf,
  verdictsOf,
} from "./_entries.ts";

const WALLET = contract(8);

/** A contract with two delegates, one of them with a delegate of its own. Accounts come before contracts. */
const entry = delegatedFor(WALLET, [{ address: BOB }, { address: contract(9), nestedDelegates: [{ address: CAROL }] }]);
const PATH_OF = {
  [BOB]: "credentials.delegates[0]",
  [contract(9)]: "credentials.delegates[1]",
  [CAROL]: "credentials.delegates[1].nestedDelegates[0]",
};

/** Creates a callback that names its key. */
const named = (signer: typeof bob) => (_: unknown, payload: Uint8Array) => ({
  publicKey: signer.publicKey(),
  signature: signer.sign(payload),
});
/** Creates a callback that returns only the signature. */
const bare = (signer: typeof bob) => (_: unknown, payload: Uint8Array) => signer.sign(payload);

const WITHOUT_ADDRESS = [
  { name: "the key of the account", top: ALICE, signer: alice, by: ALICE },
  { name: "a co-signer of the account", top: ALICE, signer: carol, by: CAROL },
  { name: "the key of one delegate", top: ALICE, signer: bob, by: BOB },
  { name: "the key of a delegate of a contract", top: WALLET, signer: bob, by: BOB },
  { name: "a key at no node of a contract's entry", top: WALLET, signer: alice, by: ALICE },
  { name: "a callback that names the key of a delegate", top: WALLET, signer: named(bob), by: BOB },
  { name: "a callback that names a key at no node", top: WALLET, signer: named(alice), by: ALICE },
  { name: "a callback that returns the account's signature alone", top: ALICE, signer: bare(alice), by: ALICE },
];
for (const { name, top, signer, by } of WITHOUT_ADDRESS) {
  test(`authorizeEntry() without forAddress writes to the top-level credentials: ${name}`, async () => {
    const delegates = [{ address: BOB }, { address: contract(9), nestedDelegates: [{ address: BOB }] }];
    for (const target of [delegatedFor(top, delegates), entryFor(top)]) {
      for (const forAddress of [undefined, {}, { forAddress: undefined }]) {
        const signed = await authorizeEntry(target, signer, 100, NETWORK, forAddress);
        assert.deepEqual(signersOf(signed), { credentials: [by] });
        assert.deepEqual(verdictsOf(signed), { credentials: true });
      }
    }
  });
}

test("authorizeEntry() writes the standard list of maps to a contract's entry", async () => {
  const { credentials } = await authorizeEntry(entryFor(WALLET), alice, 100, NETWORK);
  const { signature } = credentials.value as { signature: ScVal };
  assert(signature.type === "scvVec" && signature.value?.length === 1);
  const [map] = signature.value;
  assert(map?.type === "scvMap");
  assert.deepEqual(map.value?.map(({ key }) => key.value), ["public_key", "signature"]);
  const [publicKey, bytes] = map.value!.map(({ val }) => val.value as Uint8Array);
  const expected = accountSignature({ publicKey: publicKey!, signature: bytes! });
  assert(signature.equals(expected));
  assert.deepEqual(publicKey, alice.rawPublicKey());
});

for (
  const { name, signer, address } of [
    { name: "a delegate", signer: bob, address: BOB },
    { name: "a nested delegate", signer: carol, address: CAROL },
  ]
) {
  test(`authorizeEntry() writes the signature of ${name} to the node that forAddress names`, async () => {
    for (const forAddress of [address, { forAddress: address }]) {
      const signed = await authorizeEntry(entry, signer, 100, NETWORK, forAddress);
      assert.deepEqual(signersOf(signed), { [PATH_OF[address]!]: [address] });
      assert.deepEqual(verdictsOf(signed), { [PATH_OF[address]!]: true });
    }
  });
}

test("authorizeEntry() rejects an address that is at no node, and lists the nodes", async () => {
  await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK, ALICE), {
    code: "auth/no-matching-node",
    message:
      `Cannot authorize the entry: forAddress (${ALICE}) is not a signer of this entry; its signers are ${WALLET} ` +
      `(credentials), ${BOB} (credentials.delegates[0]), ${contract(9)} (${PATH_OF[contract(9)]}), ` +
      `${CAROL} (${PATH_OF[CAROL]})`,
  });
  await assert.rejects(authorizeEntry(entryFor(ALICE), bob, 100, NETWORK, BOB), { code: "auth/no-matching-node" });
  await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK, null as never), TypeError);
});

test("authorizeEntry() does not repeat a forAddress that is not an address", async () => {
  for (const text of ["nothing like an address", alice.secret(), `G${alice.secret().slice(1)}`, ALICE.toLowerCase()]) {
    await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK, text), {
      code: "auth/no-matching-node",
      message: new RegExp(
        `forAddress \\((string of ${text.length} characters|a secret seed \\(S\\.\\.\\.\\))\\) is not a signer of this entry`,
      ),
    });
  }
});

test("authorizeEntry() writes to every node that carries forAddress", async () => {
  const twice = delegatedFor(WALLET, [{ address: BOB, nestedDelegates: [{ address: CAROL }] }, { address: CAROL }]);
  const signed = await authorizeEntry(twice, carol, 100, NETWORK, CAROL);
  assert.deepEqual(Object.values(signersOf(signed)), [[CAROL], [CAROL]]);
  assert.deepEqual(Object.values(verdictsOf(signed)), [true, true]);
  const own = delegatedFor(ALICE, [{ address: ALICE, nestedDelegates: [{ address: ALICE }] }, { address: BOB }]);
  assert.deepEqual(signersOf(await authorizeEntry(own, alice, 100, NETWORK)), { credentials: [ALICE] });
  const everywhere = await authorizeEntry(own, alice, 100, NETWORK, ALICE);
  assert.deepEqual(Object.values(signersOf(everywhere)), [[ALICE], [ALICE], [ALICE]]);
});

test("authorizeEntry() writes the signature of a delegate's co-signer to the node that forAddress names", async () => {
  const delegated = delegatedFor(ALICE, [{ address: BOB }]);
  const signed = await authorizeEntry(delegated, carol, 100, NETWORK, BOB);
  assert.deepEqual(signersOf(signed), { "credentials.delegates[0]": [CAROL] });
});

test("authorizeEntry() lists no more than eight nodes", async () => {
  const many = delegatedFor(WALLET, Array.from({ length: 20 }, (_, i) => ({ address: contract(100 + i) })));
  await assert.rejects(
    authorizeEntry(many, alice, 100, NETWORK, ALICE),
    /C.{55} \(credentials\.delegates\[6\]\), 13 more$/,
  );
  const eight = delegatedFor(WALLET, Array.from({ length: 7 }, (_, i) => ({ address: contract(100 + i) })));
  await assert.rejects(authorizeEntry(eight, alice, 100, NETWORK, ALICE), /C.{55} \(credentials\.delegates\[6\]\)$/);
});

test("authorizeEntry() accepts a callback's bare signature to be by the account that forAddress names", async () => {
  const signed = await authorizeEntry(entry, bare(carol), 100, NETWORK, CAROL);
  assert.deepEqual(verdictsOf(signed), { [PATH_OF[CAROL]!]: true });
  await assert.rejects(authorizeEntry(entry, bare(alice), 100, NETWORK, CAROL), {
    code: "auth/invalid-signature",
    message: `Cannot authorize the entry: the signature by ${CAROL} does not verify; sign the payload, which is the ` +
      "hash of the preimage, with that key",
  });
});

test("authorizeEntry() rejects a bare signature for a contract, and names the formats that it accepts", async () => {
  const expected = {
    code: "auth/unknown-signer",
    path: "credentials",
    message: `Cannot authorize the entry: the signature for ${WALLET} does not name its key; pass a signer ` +
      "with publicKey, or return { publicKey, signature } or { signatureScVal }",
  };
  for (const target of [entryFor(WALLET), entry]) {
    await assert.rejects(authorizeEntry(target, bare(alice), 100, NETWORK), expected);
    const never = { sign: () => assert.fail("asked to sign") };
    await assert.rejects(authorizeEntry(target, never, 100, NETWORK), expected);
  }
});

test("authorizeEntry() writes an ScVal to the top-level credentials unless forAddress is set", async () => {
  const proof = ScVal.scvBytes(new Uint8Array([1, 2, 3]));
  assert.deepEqual(verdictsOf(await authorizeEntry(entry, () => proof, 100, NETWORK)), { credentials: "custom" });
  const nested = await authorizeEntry(entry, () => proof, 100, NETWORK, contract(9));
  assert.deepEqual(verdictsOf(nested), { [PATH_OF[contract(9)]!]: "custom" });
});

test("authorizeEntry() writes a result with an address to the nodes of that address", async () => {
  const proof = ScVal.scvBytes(new Uint8Array([1, 2, 3]));
  const address = contract(9);
  for (const forAddress of [undefined, address]) {
    const signed = await authorizeEntry(entry, () => ({ signatureScVal: proof, address }), 100, NETWORK, forAddress);
    assert.deepEqual(verdictsOf(signed), { [PATH_OF[address]!]: "custom" });
  }
  const byCarol = (preimage: unknown, payload: Uint8Array) => ({ ...named(carol)(preimage, payload), address: CAROL });
  assert.deepEqual(signersOf(await authorizeEntry(entry, byCarol, 100, NETWORK)), { [PATH_OF[CAROL]!]: [CAROL] });
});

test("authorizeEntry() rejects a result whose address contradicts forAddress or is at no node", async () => {
  const signatureScVal = ScVal.scvBytes(new Uint8Array([1, 2, 3]));
  const answer = (address: unknown) => () => ({ signatureScVal, address }) as never;
  await assert.rejects(authorizeEntry(entry, answer(WALLET), 100, NETWORK, contract(9)), {
    code: "auth/no-matching-node",
    message: `Cannot authorize the entry: the signer's result is for ${WALLET}, but forAddress is ${contract(9)}`,
  });
  await assert.rejects(authorizeEntry(entry, answer(contract(77)), 100, NETWORK), {
    code: "auth/no-matching-node",
    message: new RegExp(`the address of the signer's result \\(${contract(77)}\\) is not a signer of this entry; its`),
  });
  for (const wrong of [null, 7, new Uint8Array(32)]) {
    await assert.rejects(authorizeEntry(entry, answer(wrong), 100, NETWORK), {
      name: "TypeError",
      message: /expected the address of the signer's result to be a string, got /,
    });
  }
});

test("authorizeEntry() rejects a wrong forAddress before the signer is called", async () => {
  let asked = 0;
  const callback = () => (asked++, new Uint8Array(64));
  await assert.rejects(authorizeEntry(entry, callback, 100, NETWORK, ALICE), { code: "auth/no-matching-node" });
  const signer = { publicKey: () => ALICE, sign: (data: Uint8Array) => (asked++, alice.sign(data)) };
  await assert.rejects(authorizeEntry(entry, signer, 100, NETWORK, ALICE), { code: "auth/no-matching-node" });
  assert.equal(asked, 0);
  await authorizeEntry(entryFor(ALICE), signer, 100, NETWORK);
  assert.equal(asked, 1);
});

test("authorizeEntry() merges the signatures of several keys at a contract", async () => {
  const twice = await authorizeEntry(
    await authorizeEntry(entryFor(WALLET), alice, 100, NETWORK),
    keypair(9),
    100,
    NETWORK,
  );
  assert.equal(signersOf(twice).credentials?.length, 2);
  assert.deepEqual(verdictsOf(twice), { credentials: true });
});
