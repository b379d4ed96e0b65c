/** Signer objects, and how they specify their key. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, authorizeInvocation, type SigningCallback } from "@dwsa/base/auth";
import { Keypair } from "@dwsa/base/keys";
import {
  ALICE,
  alice,
  BOB,
  bob,
  contract,
  delegatedFor,
  entryFor,
  invocation,
  NETWORK,
  signersOf,
} from "./_entries.ts";

const entry = entryFor(ALICE);

test("authorizeEntry() accepts the address that is to sign for an object with a sign method alone", async () => {
  const signer = { sign: (data: Uint8Array) => Promise.resolve(alice.sign(data)) };
  assert.deepEqual(signersOf(await authorizeEntry(entry, signer, 100, NETWORK)), { credentials: [ALICE] });
  await assert.rejects(authorizeEntry(entryFor(BOB), signer, 100, NETWORK), { code: "auth/invalid-signature" });
  await assert.rejects(authorizeEntry(entryFor(contract(8)), signer, 100, NETWORK, contract(8)), {
    code: "auth/unknown-signer",
  });
});

const sign = (data: Uint8Array) => bob.sign(data);
const NAMING: readonly { readonly name: string; readonly signer: object }[] = [
  { name: "publicKey as an address", signer: { publicKey: BOB } },
  { name: "publicKey as 32 bytes", signer: { publicKey: bob.rawPublicKey() } },
  { name: "publicKey() with an address", signer: { publicKey: () => BOB } },
  { name: "publicKey() with 32 bytes", signer: { publicKey: () => bob.rawPublicKey() } },
  { name: "address", signer: { address: BOB } },
  { name: "address()", signer: { address: () => BOB } },
  { name: "both", signer: { publicKey: BOB, address: () => BOB } },
];
for (const { name, signer } of NAMING) {
  test(`an object that signs may name its key by ${name}`, async () => {
    const signed = await authorizeEntry(entry, { sign, ...signer } as never, 100, NETWORK);
    assert.deepEqual(signersOf(signed), { credentials: [BOB] });
    const params = { signer: { sign, ...signer } as never, invocation, validUntilLedgerSeq: 100 };
    const made = await authorizeInvocation({ ...params, networkPassphrase: NETWORK });
    assert.deepEqual(signersOf(made), { credentials: [BOB] });
  });
}

const TYPE = "an address (G...) or 32 bytes";
const MISNAMING: readonly { readonly signer: object; readonly expected: object }[] = [
  ...[
    { signer: { publicKey: () => Promise.resolve(ALICE) }, message: `publicKey() to be ${TYPE}, got Promise` },
    { signer: { publicKey: () => undefined }, message: `publicKey() to be ${TYPE}, got undefined` },
    { signer: { publicKey: null }, message: `publicKey to be ${TYPE}, got null` },
    { signer: { publicKey: 5 }, message: `publicKey to be ${TYPE}, got number` },
    { signer: { publicKey: new Uint8Array(31) }, message: `publicKey to be ${TYPE}, got Uint8Array of 31 bytes` },
    { signer: { address: {} }, message: `address to be ${TYPE}, got object` },
  ].map(({ signer, message }) => ({
    signer,
    expected: { name: "TypeError", message: `Cannot authorize the entry: expected signer.${message}` },
  })),
  {
    signer: { address: contract(8) },
    expected: {
      code: "auth/invalid-address",
      message: `Cannot authorize the entry: expected signer.address to be an account (G...), got ${contract(8)}`,
    },
  },
  {
    signer: { publicKey: alice.secret() },
    expected: {
      code: "auth/invalid-address",
      message:
        "Cannot authorize the entry: expected signer.publicKey to be an account (G...), got string of 56 characters",
    },
  },
  {
    signer: { publicKey: ALICE, address: BOB },
    expected: { code: "auth/unknown-signer", message: /signer\.publicKey and signer\.address name different keys/ },
  },
];
test("authorizeEntry() rejects a signer that names its key in any other way, before it is asked", async () => {
  for (const { signer: naming, expected } of MISNAMING) {
    const signer = { sign: () => assert.fail("asked to sign"), ...naming } as never;
    for (const target of [entry, delegatedFor(ALICE, [{ address: BOB }])]) {
      await assert.rejects(authorizeEntry(target, signer, 100, NETWORK), expected);
    }
    const params = { signer, invocation, validUntilLedgerSeq: 100, networkPassphrase: NETWORK };
    await assert.rejects(authorizeInvocation(params), expected);
  }
});

test("authorizeEntry() rejects a class as a signer", async () => {
  for (const signer of [Keypair, class {}, Date]) {
    await assert.rejects(authorizeEntry(entry, signer as never, 100, NETWORK), {
      name: "TypeError",
      message: "Cannot authorize the entry: expected signer to be a Keypair, an object with a sign method, or a " +
        "callback, got a class; pass an instance of it",
    });
  }
  function callback(_: unknown, payload: Uint8Array) {
    return alice.sign(payload);
  }
  assert.deepEqual(signersOf(await authorizeEntry(entry, callback, 100, NETWORK)), { credentials: [ALICE] });
});

test("authorizeEntry() ignores properties of Object.prototype in a signer and its result", async () => {
  const entry = delegatedFor(ALICE, [{ address: BOB }]);
  const answer: SigningCallback = (_, payload) => ({ publicKey: ALICE, signature: alice.sign(payload) });
  const signer = { sign: (data: Uint8Array) => alice.sign(data) };
  Object.defineProperty(Object.prototype, "address", { value: BOB, configurable: true, writable: true });
  try {
    for (const one of [answer, signer]) {
      const signed = await authorizeEntry(entry, one, 100, NETWORK);
      assert.deepEqual(signersOf(signed), { credentials: [ALICE] });
    }
  } finally {
    delete (Object.prototype as { address?: unknown }).address;
  }
});
