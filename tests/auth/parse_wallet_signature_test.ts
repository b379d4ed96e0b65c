import assert from "node:assert/strict";
import { test } from "node:test";
import { toBase64 } from "@dwsa/base";
import { authorizeEntry, parseWalletSignature } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import { HashIdPreimage } from "@dwsa/base/xdr";
import { ALICE, alice, BOB, contract, entryFor, NETWORK, verdictsOf } from "./_entries.ts";

test("parseWalletSignature() returns a result for a signing callback", async () => {
  const signAuthEntry = (preimage: string) =>
    Promise.resolve({
      signedAuthEntry: toBase64(alice.sign(hash(HashIdPreimage.fromXDR(preimage).toXDR()))),
      signerAddress: ALICE,
    });
  const signed = await authorizeEntry(
    entryFor(ALICE),
    async (preimage) => parseWalletSignature(await signAuthEntry(preimage.toXDR("base64"))),
    100,
    NETWORK,
  );
  assert.deepEqual(verdictsOf(signed), { credentials: true });
});

const signature = new Uint8Array(64).fill(7);
const good = { signedAuthEntry: toBase64(signature), signerAddress: ALICE };

const READ: readonly { readonly name: string; readonly result: unknown; readonly publicKey?: string }[] = [
  { name: "base64 and an address", result: good },
  { name: "no error", result: { ...good, error: undefined } },
  { name: "null for an error", result: { ...good, error: null } },
  { name: "bytes and an address", result: { ...good, signedAuthEntry: signature } },
  { name: "a Buffer and an address", result: { ...good, signedAuthEntry: Buffer.from(signature) } },
  { name: "an ArrayBuffer and an address", result: { ...good, signedAuthEntry: Uint8Array.from(signature).buffer } },
  { name: "no address", result: { signedAuthEntry: good.signedAuthEntry }, publicKey: ALICE },
  { name: "null for an address", result: { ...good, signerAddress: null }, publicKey: ALICE },
  { name: "base64 alone", result: good.signedAuthEntry, publicKey: ALICE },
  { name: "bytes alone", result: signature, publicKey: ALICE },
  {
    name: "a Buffer in JSON",
    result: JSON.parse(JSON.stringify({ ...good, signedAuthEntry: Buffer.from(signature) })),
  },
  { name: "a Buffer in JSON alone", result: { type: "Buffer", data: [...signature] }, publicKey: ALICE },
  { name: "a Buffer alone", result: Buffer.from(signature), publicKey: ALICE },
  { name: "the address that was asked for", result: good, publicKey: ALICE },
];
for (const { name, result, publicKey } of READ) {
  test(`parseWalletSignature() accepts a response with ${name}`, () => {
    const read = parseWalletSignature(result as never, publicKey);
    assert.deepEqual(read, { publicKey: ALICE, signature });
    assert.equal((read.signature as Uint8Array).constructor, Uint8Array);
    assert.notEqual(read.signature, signature);
  });
}

const declined = { message: "The user declined", code: -4 };
const transferred = new Uint8Array(64);
const { buffer } = transferred;
structuredClone(buffer, { transfer: [buffer] });

const WRONG: readonly {
  readonly name: string;
  readonly result: unknown;
  readonly publicKey?: unknown;
  readonly expected: object;
}[] = [
  ...([["no bytes", undefined], ["a hole", new Array(64)], ["a number above 255", new Array(64).fill(256)], [
    "a string",
    "00",
  ]] as const)
    .map(([name, data]) => ({
      name: `a Buffer in JSON with ${name}`,
      result: { ...good, signedAuthEntry: { type: "Buffer", data } },
      expected: { name: "TypeError", message: /signedAuthEntry\.data to be an array of integers from 0 to 255/ },
    })),
  {
    name: "a Buffer in JSON that is too short",
    result: { ...good, signedAuthEntry: { type: "Buffer", data: [1, 2] } },
    expected: { code: "auth/wallet", message: /64 bytes, got 2 bytes/ },
  },
  { name: "nothing", result: undefined, expected: { name: "TypeError" } },
  {
    name: "a number",
    result: 7,
    expected: { name: "TypeError", message: /expected result to be an object, base64 or/ },
  },
  { name: "no signature", result: { signerAddress: ALICE }, expected: { name: "TypeError" } },
  {
    name: "no address",
    result: { signedAuthEntry: good.signedAuthEntry },
    expected: {
      name: "TypeError",
      message: /expected signerAddress to be a string unless publicKey is passed, got/,
    },
  },
  {
    name: "another address than asked for",
    result: good,
    publicKey: BOB,
    expected: {
      code: "auth/wallet",
      message:
        `Cannot read the wallet's signature: the wallet signed with a different key: expected ${BOB}, got ${ALICE}`,
    },
  },
  {
    name: "the address of a contract",
    result: { ...good, signerAddress: contract(8) },
    expected: { code: "auth/invalid-address", message: /expected signerAddress to be an account/ },
  },
  {
    name: "a publicKey that is a secret seed",
    result: { signedAuthEntry: good.signedAuthEntry },
    publicKey: alice.secret(),
    expected: { code: "auth/invalid-address", message: /expected publicKey to be an .*, got string of 56 characters$/ },
  },
  { name: "a publicKey that is not a string", result: signature, publicKey: 7, expected: { name: "TypeError" } },
  {
    name: "a signed entry in place of a signature",
    result: { ...good, signedAuthEntry: entryFor(ALICE).toXDR("base64") },
    expected: {
      code: "auth/wallet",
      message: /expected signedAuthEntry to be a signature of 64 bytes, got 184 bytes$/,
    },
  },
  {
    name: "an empty signature",
    result: { ...good, signedAuthEntry: "" },
    expected: { code: "auth/wallet" },
  },
  ...[transferred, buffer].map((signedAuthEntry) => ({
    name: `a ${signedAuthEntry.constructor.name} that was transferred`,
    result: { ...good, signedAuthEntry },
    expected: {
      name: "TypeError",
      message: /expected signedAuthEntry to be base64 or bytes, got detached (Uint8Array|ArrayBuffer)$/,
    },
  })),
  {
    name: "no base64",
    result: { ...good, signedAuthEntry: "not base64" },
    expected: {
      code: "encoding/invalid-base64",
      message: "Cannot read the wallet's signature: expected signedAuthEntry to be base64, got string of 10 characters",
    },
  },
  {
    name: "the error that the user declined",
    result: { ...good, error: declined },
    expected: {
      code: "auth/declined",
      message: `Cannot read the wallet's signature: the user declined: "The user declined"`,
      cause: declined,
    },
  },
  {
    name: "null for the signature",
    result: { ...good, signedAuthEntry: null },
    expected: { code: "auth/declined", message: /the user declined \(the wallet returned null\)$/ },
  },
  { name: "null", result: null, expected: { code: "auth/declined" } },
  {
    name: "another error",
    result: { error: { message: "No\u202ekeys", code: -1 } },
    expected: { code: "auth/wallet", message: /the wallet returned the error "No\\u\{202e\}keys"$/ },
  },
  { name: "an error without words", result: { error: {} }, expected: { code: "auth/wallet" } },
];
for (const { name, result, publicKey, expected } of WRONG) {
  test(`parseWalletSignature() rejects ${name}`, () => {
    assert.throws(() => parseWalletSignature(result as never, publicKey as never), expected);
  });
}
