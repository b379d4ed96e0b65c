/** Arguments and valid return values of a signing callback. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, buildAuthorizationEntryPreimage, type SigningCallback, signPreimage } from "@dwsa/base/auth";
import { toBase64, toHex } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { HashIdPreimage, ScVal } from "@dwsa/base/xdr";
import {
  accountSignature,
  ALICE,
  alice,
  arms,
  BOB,
  bob,
  contract,
  delegatedFor,
  entryFor,
  NETWORK,
  signersOf,
  verdictsOf,
} from "./_entries.ts";

const entry = entryFor(ALICE);

for (const arm of arms) {
  test(`a signing callback gets the preimage and its hash, for ${arm}`, async () => {
    const entry = entryFor(ALICE, { arm });
    let seen: readonly unknown[] = [];
    const signer: SigningCallback = (preimage, payload, ...rest) => {
      seen = [preimage, payload, ...rest];
      return alice.sign(payload);
    };
    await authorizeEntry(entry, signer, 100, NETWORK);
    const [preimage, payload, ...rest] = seen;
    assert(HashIdPreimage.is(preimage));
    assert(preimage.equals(buildAuthorizationEntryPreimage(entry, 100, NETWORK)));
    assert.deepEqual(payload, hash(preimage.toXDR()));
    assert.deepEqual(rest, []);
  });
}

/** Valid results of a callback that signs for Alice, created from her signature. */
const SHAPES: readonly { name: string; answer: (signature: Uint8Array) => unknown }[] = [
  { name: "a Uint8Array", answer: (signature) => signature },
  { name: "an ArrayBuffer", answer: (signature) => new Uint8Array(signature).buffer },
  { name: "{ publicKey, signature }", answer: (signature) => ({ publicKey: ALICE, signature }) },
  {
    name: "{ publicKey, signature } with an ArrayBuffer",
    answer: (signature) => ({ publicKey: ALICE, signature: new Uint8Array(signature).buffer }),
  },
  { name: "an ScVal", answer: (signature) => accountSignature({ publicKey: alice.rawPublicKey(), signature }) },
  {
    name: "{ signatureScVal }",
    answer: (signature) => ({ signatureScVal: accountSignature({ publicKey: alice.rawPublicKey(), signature }) }),
  },
];
for (const { name, answer } of SHAPES) {
  test(`a signing callback may return ${name}, at once or later`, async () => {
    const expected = await authorizeEntry(entry, alice, 100, NETWORK);
    const now: SigningCallback = (_, payload) => answer(alice.sign(payload)) as never;
    const later: SigningCallback = (_, payload) => Promise.resolve(answer(alice.sign(payload)) as never);
    for (const signer of [now, later]) {
      assert((await authorizeEntry(entry, signer, 100, NETWORK)).equals(expected));
    }
  });
}

const WRONG_SHAPES: readonly { name: string; answer: unknown; isWallet?: true }[] = [
  { name: "nothing", answer: undefined },
  { name: "null", answer: null },
  { name: "a string", answer: "signature", isWallet: true },
  { name: "a number", answer: 64 },
  { name: "an array of numbers", answer: new Array(64).fill(1) },
  { name: "an empty object", answer: {} },
  { name: "an invalid signatureScVal", answer: { signatureScVal: "AAAAAQ==" } },
  { name: "what a wallet returns", answer: { signedAuthEntry: "AAAA", signerAddress: ALICE }, isWallet: true },
];
for (const { name, answer, isWallet = false } of WRONG_SHAPES) {
  test(`a signing callback that returns ${name} causes an error with the accepted shapes`, async () => {
    await assert.rejects(authorizeEntry(entry, () => answer as never, 100, NETWORK), (error: Error) => {
      assert(error instanceof TypeError);
      assert.match(
        error.message,
        /\{ publicKey, signature \}, \{ signatureScVal \}, an ScVal, a Uint8Array or an ArrayBuffer, got /,
      );
      assert.equal(error.message.endsWith("; convert it with parseWalletSignature()"), isWallet);
      return true;
    });
  });
}

const SIGNATURE = new Uint8Array(64);
const WRONG_PARTS: readonly { name: string; answer: object; expected: string }[] = [
  {
    name: "a signature as base64",
    answer: { publicKey: ALICE, signature: toBase64(SIGNATURE) },
    expected: "signature to be a Uint8Array, got string of 88 characters; use fromBase64()",
  },
  {
    name: "a signature in hexadecimal",
    answer: { publicKey: ALICE, signature: toHex(SIGNATURE) },
    expected: "signature to be a Uint8Array, got string of 128 characters; use fromHex()",
  },
  {
    name: "a signature as an array of numbers",
    answer: { publicKey: ALICE, signature: [...SIGNATURE] },
    expected: "signature to be a Uint8Array, got array of 64 items",
  },
  {
    name: "a public key as bytes",
    answer: { publicKey: alice.rawPublicKey(), signature: SIGNATURE },
    expected: "publicKey to be an account (G...), got Uint8Array of 32 bytes",
  },
  {
    name: "a signature without a key in an object",
    answer: { signature: SIGNATURE },
    expected: "publicKey to be an account (G...), got undefined",
  },
];
for (const { name, answer, expected } of WRONG_PARTS) {
  test(`a signing callback that returns ${name} causes an error that names the part`, async () => {
    const callback = () => answer as never;
    const message = (action: string) => ({
      name: "TypeError",
      message: `Cannot ${action}: expected the signer's ${expected}`,
    });
    await assert.rejects(authorizeEntry(entry, callback, 100, NETWORK), message("authorize the entry"));
    const preimage = buildAuthorizationEntryPreimage(entry, 100, NETWORK);
    await assert.rejects(signPreimage(preimage, callback, { approve: () => [] }), message("sign the preimage"));
  });
}

test("authorizeEntry() rejects a signature that is not 64 bytes", async () => {
  for (const length of [0, 63, 65]) {
    const expected = {
      code: "auth/invalid-signature",
      message: `Cannot authorize the entry: expected the signer's signature to be 64 bytes, got ${length} bytes`,
    };
    await assert.rejects(authorizeEntry(entry, () => new Uint8Array(length), 100, NETWORK), expected);
    const signer = { sign: () => new Uint8Array(length) };
    await assert.rejects(authorizeEntry(entry, signer, 100, NETWORK), expected);
  }
});

test("authorizeEntry() names the assumed signer when it rejects a signature", async () => {
  for (const answer of [new Uint8Array(64), { publicKey: BOB, signature: alice.sign(new Uint8Array(32)) }]) {
    const who = answer instanceof Uint8Array ? ALICE : BOB;
    await assert.rejects(authorizeEntry(entry, () => answer, 100, NETWORK), {
      code: "auth/invalid-signature",
      path: "credentials",
      message: `Cannot authorize the entry: the signature by ${who} does not verify; sign the payload, which is the ` +
        "hash of the preimage, with that key",
    });
  }
});

test("authorizeEntry() rejects a publicKey that is not an account, and does not repeat it", async () => {
  for (const publicKey of [contract(1), "", "M", alice.secret()]) {
    const signer: SigningCallback = (_, payload) => ({ publicKey, signature: alice.sign(payload) });
    const expected = { code: "auth/invalid-address", message: /the signer's publicKey to be an account \(G\.\.\.\)/ };
    await assert.rejects(authorizeEntry(entry, signer, 100, NETWORK), expected);
  }
  const leaky = { publicKey: () => alice.secret(), sign: (data: Uint8Array) => alice.sign(data) };
  for (const target of [entry, delegatedFor(ALICE, [{ address: BOB }])]) {
    await assert.rejects(authorizeEntry(target, leaky, 100, NETWORK), (error: Error) => {
      assert(!error.message.includes(alice.secret().slice(0, 20)));
      return true;
    });
  }
});

test("authorizeEntry() rejects a result without content", async () => {
  for (const empty of [ScVal.scvVoid(), ScVal.scvVec([]), ScVal.scvVec(null)]) {
    for (const answer of [empty, { signatureScVal: empty }]) {
      for (const address of [ALICE, contract(8)]) {
        await assert.rejects(authorizeEntry(entryFor(address), () => answer, 100, NETWORK), {
          code: "auth/invalid-signature",
          path: "credentials",
          message: `Cannot authorize the entry: the signer returned an empty signature (${empty.type}) for ${address}`,
        });
      }
    }
  }
});

test("authorizeEntry() rejects a callback's contract value that cannot be encoded", async () => {
  const signer: SigningCallback = () => ScVal.scvU32("x" as never);
  await assert.rejects(authorizeEntry(entryFor(contract(8)), signer, 100, NETWORK), { name: "TypeError" });
});

test("authorizeEntry() verifies the signature of a callback that names its key, also for a contract", async () => {
  const wallet = entryFor(contract(8));
  const signer: SigningCallback = (_, payload) => ({ publicKey: BOB, signature: bob.sign(payload) });
  assert.deepEqual(verdictsOf(await authorizeEntry(wallet, signer, 100, NETWORK)), { credentials: true });
  const wrong: SigningCallback = (_, payload) => ({ publicKey: BOB, signature: alice.sign(payload) });
  await assert.rejects(authorizeEntry(wallet, wrong, 100, NETWORK), { code: "auth/invalid-signature" });
});

test("authorizeEntry() accepts an ScVal for a contract as it is, and rejects another one in its place", async () => {
  const wallet = entryFor(contract(8));
  const signed = await authorizeEntry(wallet, () => ScVal.scvU32(1), 100, NETWORK);
  assert.deepEqual(verdictsOf(signed), { credentials: "custom" });
  assert((await authorizeEntry(signed, () => ScVal.scvU32(1), 100, NETWORK)).equals(signed));
  await assert.rejects(authorizeEntry(signed, () => ScVal.scvU32(2), 100, NETWORK), { code: "auth/conflict" });
  const reset = await authorizeEntry(signed, () => ScVal.scvU32(2), 100, NETWORK, { reset: true });
  assert(!reset.equals(signed));
});

test("authorizeEntry() rejects an ScVal for an account that is not a signature of an account", async () => {
  const publicKey = alice.rawPublicKey();
  const other = { publicKey: bob.rawPublicKey() };
  const wrong: readonly SigningCallback[] = [
    () => ScVal.scvVoid(),
    () => ScVal.scvBytes(new Uint8Array(64)),
    (_, payload) => ScVal.scvVec([ScVal.scvBytes(alice.sign(payload))]),
    (_, payload) => accountSignature({ publicKey, signature: alice.sign(payload).subarray(1) }),
    (_, payload) => accountSignature({ publicKey, signature: bob.sign(payload) }),
    (_, payload) => { // not sorted: Bob's key comes before Alice's
      const [a, b] = [{ publicKey, signature: alice.sign(payload) }, { ...other, signature: bob.sign(payload) }];
      return accountSignature(a, b);
    },
    (_, payload) => { // the same signature twice
      const one = { publicKey, signature: alice.sign(payload) };
      return accountSignature(one, one);
    },
  ];
  for (const signer of wrong) {
    await assert.rejects(authorizeEntry(entry, signer, 100, NETWORK), { code: "auth/invalid-signature" });
  }
  const sorted: SigningCallback = (_, payload) =>
    accountSignature({ ...other, signature: bob.sign(payload) }, { publicKey, signature: alice.sign(payload) });
  assert.deepEqual(signersOf(await authorizeEntry(entry, sorted, 100, NETWORK)), { credentials: [BOB, ALICE] });
});

test("authorizeEntry() passes on an error that a signer throws", async () => {
  const refusal = new Error("refused by the user");
  const refuse = () => {
    throw refusal;
  };
  await assert.rejects(authorizeEntry(entry, refuse, 100, NETWORK), refusal);
  await assert.rejects(authorizeEntry(entry, () => Promise.reject(refusal), 100, NETWORK), refusal);
  await assert.rejects(authorizeEntry(entry, { sign: refuse }, 100, NETWORK), refusal);
});

test("authorizeEntry() accepts an instance of a class as the result of a callback", async () => {
  class Answer {
    readonly bytes: Uint8Array;
    constructor(bytes: Uint8Array) {
      this.bytes = bytes;
    }
    get publicKey() {
      return BOB;
    }
    get signature() {
      return this.bytes;
    }
    get address() {
      return BOB;
    }
  }
  const entry = delegatedFor(ALICE, [{ address: BOB }]);
  const signed = await authorizeEntry(entry, (_, payload) => new Answer(bob.sign(payload)), 100, NETWORK);
  assert.deepEqual(signersOf(signed), { "credentials.delegates[0]": [BOB] });
});
