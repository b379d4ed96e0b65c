/** `signPreimage`: the signed payload, the approval before signing, and the result. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type ApprovalRequest,
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  parseWalletSignature,
  type PayloadSigner,
  signPreimage,
  type SignPreimageOptions,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { expectInvocation } from "@dwsa/base/policy";
import { Networks } from "@dwsa/base/network";
import { fromBase64 } from "@dwsa/base/encoding";
import { hash, Keypair } from "@dwsa/base/keys";
import { HashIdPreimage, HashIdPreimageOperationId, ScVal } from "@dwsa/base/xdr";
import { ALICE, alice, BOB, bob, contract, delegatedFor, entryFor, NETWORK } from "./_entries.ts";

const WALLET = contract(8);
const approve = () => [];
const preimageFor = (address: string, version: "address" | "delegates" = "address") =>
  buildAuthorizationEntryPreimage(
    version === "address" ? entryFor(address) : delegatedFor(address, [{ address: BOB }]),
    100,
    NETWORK,
  );
const preimage = preimageFor(ALICE);

test("signPreimage() signs the hash of the preimage, as base64 or as a value", async () => {
  for (const input of [preimage, preimage.toXDR("base64")]) {
    const response = await signPreimage(input, alice, { approve });
    assert.deepEqual(Object.keys(response), ["signedAuthEntry", "signerAddress"]);
    assert.equal(response.signerAddress, ALICE);
    assert.ok(alice.verify(hash(preimage.toXDR()), fromBase64(response.signedAuthEntry)));
    assert.equal(parseWalletSignature(response).publicKey, ALICE);
  }
});

test("signPreimage() is the other side of a signing callback, for every type of credentials", async () => {
  for (const entry of [entryFor(ALICE), entryFor(WALLET), delegatedFor(ALICE, [{ address: BOB }])]) {
    const signed = await authorizeEntry(
      entry,
      async (asked) => parseWalletSignature(await signPreimage(asked.toXDR("base64"), alice, { approve })),
      100,
      NETWORK,
    );
    assert.equal(verifyAuthEntry(signed, NETWORK)[0]?.signatures[0]?.verified, true);
  }
});

test("signPreimage() accepts signers with a key, and callbacks that name theirs", async () => {
  const signers: PayloadSigner[] = [
    { sign: (data) => Promise.resolve(bob.sign(data)), publicKey: BOB },
    { sign: (data) => bob.sign(data), publicKey: () => bob.rawPublicKey() },
    { sign: (data) => bob.sign(data), address: BOB },
  ];
  for (const signer of signers) {
    assert.equal((await signPreimage(preimage, signer, { approve })).signerAddress, BOB);
  }
  const response = await signPreimage(
    preimage,
    (asked, payload) => {
      assert.deepEqual(asked.toXDR(), preimage.toXDR());
      return { publicKey: BOB, signature: bob.sign(payload) };
    },
    { approve },
  );
  assert.equal(response.signerAddress, BOB);
});

test("signPreimage() passes one request to approve, before the signer is asked", async () => {
  const seen: ApprovalRequest[] = [];
  const violation = { code: "call", path: "", expected: "another call", got: "this one" } as const;
  let asked = 0;
  const signer = { publicKey: ALICE, sign: () => (asked++, new Uint8Array(64)) };
  const rejects = (options: SignPreimageOptions) =>
    assert.rejects(signPreimage(preimage, signer, options), { code: "auth/refused" });
  await rejects({
    approve(requests) {
      seen.push(...requests);
      return [violation];
    },
  });
  await rejects({ approve: expectInvocation({ contract: WALLET, function: "swap", args: [] }) });
  assert.equal(asked, 0);
  assert.deepEqual(
    seen.map((
      { credentials, address, signer, signatureExpirationLedger },
    ) => [credentials, address, signer, signatureExpirationLedger]),
    [
      ["address", null, ALICE, 100],
    ],
  );
  await signPreimage(preimageFor(ALICE, "delegates"), bob, {
    approve: ([request, ...more]) => {
      assert.equal(more.length, 0);
      assert.deepEqual([request?.credentials, request?.address], ["addressV2", ALICE]);
      return [];
    },
  });
});

test("signPreimage() signs what was judged, if the approver or the caller changes the entry", async () => {
  const given = HashIdPreimage.fromXDR(preimage.toXDR());
  const change = (value: unknown) => Object.assign((value as { networkId: Uint8Array }).networkId, [1, 2, 3]);
  const response = await signPreimage(given, alice, {
    approve([request]) {
      change(request);
      change(given.value);
      return [];
    },
  });
  assert.ok(alice.verify(hash(preimage.toXDR()), fromBase64(response.signedAuthEntry)));
});

const operationId = HashIdPreimage.envelopeTypeOpId(
  new HashIdPreimageOperationId({ sourceAccount: alice.xdrAccountId(), seqNum: 1n, opNum: 0 }),
);
const rejected: readonly { name: string; call: () => Promise<unknown>; expected: object }[] = [
  {
    name: "a call without options",
    call: () => signPreimage(preimage, alice, undefined as never),
    expected: { name: "TypeError", message: /^Cannot sign the preimage: expected approve to be a function, / },
  },
  {
    name: "options without approve",
    call: () => signPreimage(preimage, alice, { networkPassphrase: NETWORK } as never),
    expected: { name: "TypeError", message: /expected approve to be a function/ },
  },
  {
    name: "an unknown option",
    call: () => signPreimage(preimage, alice, { approve, network: NETWORK } as never),
    expected: { name: "TypeError", message: /to have no fields other than approve, networkPassphrase, got "network"/ },
  },
  {
    name: "a preimage of another network",
    call: () => signPreimage(preimage, alice, { approve, networkPassphrase: Networks.PUBLIC }),
    expected: {
      code: "auth/different-payload",
      message:
        "Cannot sign the preimage: the preimage is not for the network of networkPassphrase; it is for Networks.TESTNET",
    },
  },
  {
    name: "a preimage of a private network",
    call: () =>
      signPreimage(buildAuthorizationEntryPreimage(entryFor(ALICE), 100, "private"), alice, {
        approve,
        networkPassphrase: Networks.PUBLIC,
      }),
    expected: { code: "auth/different-payload", message: /is not for the network of networkPassphrase$/ },
  },
  {
    name: "a class as the signer",
    call: () => signPreimage(preimage, Keypair as never, { approve }),
    expected: { name: "TypeError", message: /^Cannot sign the preimage: .* got a class; pass an instance of it$/ },
  },
  {
    name: "a signer whose publicKey is no account",
    call: () => signPreimage(preimage, { sign: (data) => alice.sign(data), publicKey: WALLET }, { approve }),
    expected: { code: "auth/invalid-address", message: /^Cannot sign the preimage: expected signer\.publicKey to be / },
  },
  {
    name: "a signer that names two keys",
    call: () => signPreimage(preimage, { sign: () => new Uint8Array(64), publicKey: ALICE, address: BOB }, { approve }),
    expected: { code: "auth/unknown-signer", message: /^Cannot sign the preimage: / },
  },
  {
    name: "a signature of 63 bytes",
    call: () => signPreimage(preimage, { sign: () => new Uint8Array(63), publicKey: ALICE }, { approve }),
    expected: { code: "auth/invalid-signature", message: /^Cannot sign the preimage: .* got 63 bytes$/ },
  },
  {
    name: "a preimage that is not of an entry",
    call: () => signPreimage(operationId, alice, { approve }),
    expected: { code: "auth/different-payload" },
  },
  {
    name: "an entry in place of its preimage",
    call: () => signPreimage(entryFor(ALICE) as never, alice, { approve }),
    expected: { name: "TypeError", message: /expected preimage to be a HashIdPreimage, or its base64, got / },
  },
  {
    name: "base64 of an entry",
    call: () => signPreimage(entryFor(ALICE).toXDR("base64"), alice, { approve }),
    expected: { code: /^xdr\// },
  },
  {
    name: "a string that is not base64",
    call: () => signPreimage("*", alice, { approve }),
    expected: { code: "encoding/invalid-base64" },
  },
  {
    name: "a key pair without a secret key",
    call: () => signPreimage(preimage, Keypair.fromPublicKey(ALICE), { approve }),
    expected: { code: "keys/no-secret" },
  },
  {
    name: "a signer without a key",
    call: () => signPreimage(preimage, { sign: (data) => alice.sign(data) }, { approve }),
    expected: { code: "auth/unknown-signer", message: /got a signature without its key$/ },
  },
  {
    name: "a callback that returns only bytes",
    call: () => signPreimage(preimage, (_, payload) => alice.sign(payload), { approve }),
    expected: { code: "auth/unknown-signer" },
  },
  {
    name: "a callback that returns an ScVal",
    call: () => signPreimage(preimage, () => ScVal.scvVoid(), { approve }),
    expected: { code: "auth/unknown-signer", message: /got an ScVal$/ },
  },
  {
    name: "a signature of other bytes",
    call: () => signPreimage(preimage, { publicKey: ALICE, sign: () => alice.sign(new Uint8Array(32)) }, { approve }),
    expected: { code: "auth/invalid-signature" },
  },
  {
    name: "a signature by another key",
    call: () => signPreimage(preimage, { publicKey: ALICE, sign: (data) => bob.sign(data) }, { approve }),
    expected: { code: "auth/invalid-signature", message: /^Cannot sign the preimage: the signature by / },
  },
];
for (const { name, call, expected } of rejected) {
  test(`signPreimage() rejects ${name}`, () => assert.rejects(call(), expected as Error));
}
