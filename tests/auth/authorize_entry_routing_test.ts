import assert from "node:assert/strict";
import { test } from "node:test";
import type { DwsaError } from "@dwsa/base";
import { authorizeEntry } from "@dwsa/base/auth";
import { ScVal } from "@dwsa/base/xdr";
import {
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

for (
  const { name, signer, address } of [
    { name: "a delegate", signer: bob, address: BOB },
    { name: "a nested delegate", signer: carol, address: CAROL },
  ]
) {
  test(`authorizeEntry() puts the signature of ${name} where its address is (traps 56)`, async () => {
    for (const forAddress of [undefined, address]) {
      const signed = await authorizeEntry(entry, signer, 100, NETWORK, forAddress);
      assert.deepEqual(signersOf(signed), { [PATH_OF[address]!]: [address] });
      assert.deepEqual(verdictsOf(signed), { [PATH_OF[address]!]: true });
    }
  });
}

test("authorizeEntry() puts the signature of the top-level account at the top", async () => {
  const signed = await authorizeEntry(delegatedFor(ALICE, [{ address: BOB }]), alice, 100, NETWORK);
  assert.deepEqual(signersOf(signed), { credentials: [ALICE] });
});

test("authorizeEntry() refuses a signer whose address is at no node, and lists the nodes (traps 56)", async () => {
  await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK), {
    code: "auth/no-matching-node",
    message:
      `Cannot authorize the entry: expected one node of "${
        ALICE.slice(0, 16)
      }…" (56 characters), or forAddress, got credentials (${WALLET}), ` +
      `${PATH_OF[BOB]} (${BOB}), ${PATH_OF[contract(9)]} (${contract(9)}), ${PATH_OF[CAROL]} (${CAROL})`,
  });
  await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK, ALICE), {
    code: "auth/no-matching-node",
    message: new RegExp(
      `^Cannot authorize the entry: expected a node of "${
        ALICE.slice(0, 16)
      }…" \\(56 characters\\), got credentials \\(${WALLET}\\), `,
    ),
  });
  await assert.rejects(authorizeEntry(entryFor(ALICE), bob, 100, NETWORK, BOB), { code: "auth/no-matching-node" });
  await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK, "nothing like an address"), {
    code: "auth/no-matching-node",
  });
  await assert.rejects(authorizeEntry(entry, alice, 100, NETWORK, null as never), TypeError);
});

test("authorizeEntry() refuses a key that several delegates have, and lists them (traps 56)", async () => {
  const delegates = [{ address: BOB, nestedDelegates: [{ address: CAROL }] }, { address: CAROL }];
  for (const top of [WALLET, ALICE]) {
    await assert.rejects(authorizeEntry(delegatedFor(top, delegates), carol, 100, NETWORK), (error: DwsaError) => {
      assert.equal(error.code, "auth/ambiguous-node");
      assert.match(error.message, /expected one node of "G.{15}…" \(56 characters\), or forAddress, got /);
      assert.equal(error.message.match(new RegExp(`\\(${CAROL}\\)`, "g"))?.length, 2);
      assert(!error.message.includes(BOB));
      return true;
    });
  }
});

test("authorizeEntry() puts the top-level account's signature at the top, also where it is its own delegate", async () => {
  const delegates = [{ address: ALICE, nestedDelegates: [{ address: ALICE }] }, { address: BOB }];
  const own = delegatedFor(ALICE, delegates);
  assert.deepEqual(signersOf(await authorizeEntry(own, alice, 100, NETWORK)), { credentials: [ALICE] });
  const everywhere = await authorizeEntry(own, alice, 100, NETWORK, ALICE);
  assert.deepEqual(Object.values(signersOf(everywhere)), [[ALICE], [ALICE], [ALICE]]);
});

test("authorizeEntry() writes to every node that carries forAddress (traps 57)", async () => {
  const twice = delegatedFor(WALLET, [{ address: BOB, nestedDelegates: [{ address: CAROL }] }, { address: CAROL }]);
  const signed = await authorizeEntry(twice, carol, 100, NETWORK, CAROL);
  assert.deepEqual(Object.values(signersOf(signed)), [[CAROL], [CAROL]]);
  assert.deepEqual(Object.values(verdictsOf(signed)), [true, true]);
});

test("authorizeEntry() puts the signature of a co-signer of the top-level account at the top", async () => {
  const delegated = delegatedFor(ALICE, [{ address: BOB }]);
  const callback = (_: unknown, payload: Uint8Array) => ({ publicKey: CAROL, signature: carol.sign(payload) });
  for (const signer of [carol, callback]) {
    for (const forAddress of [undefined, ALICE]) {
      const signed = await authorizeEntry(delegated, signer, 100, NETWORK, forAddress);
      assert.deepEqual(signersOf(signed), { credentials: [CAROL] });
      const both = await authorizeEntry(signed, alice, 100, NETWORK);
      assert.equal(signersOf(both).credentials?.length, 2);
      assert.deepEqual(verdictsOf(both), { credentials: true });
    }
  }
});

test("authorizeEntry() puts the signature of a co-signer of a delegate where forAddress says", async () => {
  const delegated = delegatedFor(ALICE, [{ address: BOB }]);
  const signed = await authorizeEntry(delegated, carol, 100, NETWORK, BOB);
  assert.deepEqual(signersOf(signed), { "credentials.delegates[0]": [CAROL] });
});

test("authorizeEntry() lists no more than some nodes", async () => {
  const many = delegatedFor(WALLET, Array.from({ length: 20 }, (_, i) => ({ address: contract(100 + i) })));
  await assert.rejects(authorizeEntry(many, alice, 100, NETWORK), /credentials\.delegates\[6\] \(C.{55}\), 13 more$/);
});

test("authorizeEntry() verifies what a delegate's callback returns with the delegate's key (traps 61)", async () => {
  const signed = await authorizeEntry(entry, (_, payload) => carol.sign(payload), 100, NETWORK, CAROL);
  assert.deepEqual(verdictsOf(signed), { [PATH_OF[CAROL]!]: true });
  await assert.rejects(authorizeEntry(entry, (_, payload) => alice.sign(payload), 100, NETWORK, CAROL), {
    code: "auth/invalid-signature",
    message:
      `Cannot authorize the entry: expected a valid signature by ${CAROL} of the payload, the hash of the preimage, got another`,
  });
});

test("authorizeEntry() routes a callback that names its key like a key", async () => {
  const named = (signer: typeof bob) => (_: unknown, payload: Uint8Array) => ({
    publicKey: signer.publicKey(),
    signature: signer.sign(payload),
  });
  assert.deepEqual(signersOf(await authorizeEntry(entry, named(bob), 100, NETWORK)), { [PATH_OF[BOB]!]: [BOB] });
  await assert.rejects(authorizeEntry(entry, named(alice), 100, NETWORK), { code: "auth/no-matching-node" });
});

test("authorizeEntry() puts an ScVal at the top unless forAddress says otherwise", async () => {
  const proof = ScVal.scvBytes(new Uint8Array([1, 2, 3]));
  assert.deepEqual(verdictsOf(await authorizeEntry(entry, () => proof, 100, NETWORK)), { credentials: "custom" });
  const nested = await authorizeEntry(entry, () => proof, 100, NETWORK, contract(9));
  assert.deepEqual(verdictsOf(nested), { [PATH_OF[contract(9)]!]: "custom" });
});

test("authorizeEntry() finds a wrong place before it asks anyone to sign", async () => {
  let asked = 0;
  const callback = () => (asked++, new Uint8Array(64));
  await assert.rejects(authorizeEntry(entry, callback, 100, NETWORK, ALICE), { code: "auth/no-matching-node" });
  const signer = { publicKey: () => ALICE, sign: (data: Uint8Array) => (asked++, alice.sign(data)) };
  await assert.rejects(authorizeEntry(entry, signer, 100, NETWORK), { code: "auth/no-matching-node" });
  await assert.rejects(authorizeEntry(entryFor(WALLET), signer, 100, NETWORK), { code: "auth/no-matching-node" });
  assert.equal(asked, 0);
  await authorizeEntry(entryFor(ALICE), signer, 100, NETWORK);
  assert.equal(asked, 1);
});
