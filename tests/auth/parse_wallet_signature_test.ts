import assert from "node:assert/strict";
import { test } from "node:test";
import { toBase64 } from "@dwsa/base";
import { authorizeEntry, parseWalletSignature } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import { HashIdPreimage } from "@dwsa/base/xdr";
import { ALICE, alice, contract, entryFor, NETWORK, verdictsOf } from "./_entries.ts";

test("parseWalletSignature() makes an answer of a signing callback (traps 63)", async () => {
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

test("parseWalletSignature() reads who has signed, and the signature", () => {
  for (const error of [undefined, null]) {
    assert.deepEqual(parseWalletSignature({ ...good, error }), { publicKey: ALICE, signature });
  }
});

const WRONG: readonly { readonly name: string; readonly result: unknown; readonly expected: object }[] = [
  { name: "nothing", result: undefined, expected: { name: "TypeError" } },
  { name: "a text", result: good.signedAuthEntry, expected: { name: "TypeError" } },
  { name: "no signature", result: { signerAddress: ALICE }, expected: { name: "TypeError" } },
  { name: "null", result: { ...good, signedAuthEntry: null }, expected: { name: "TypeError" } },
  { name: "no address", result: { signedAuthEntry: good.signedAuthEntry }, expected: { name: "TypeError" } },
  {
    name: "the address of a contract",
    result: { ...good, signerAddress: contract(8) },
    expected: { code: "auth/invalid-address", message: /expected signerAddress to be an account/ },
  },
  {
    name: "a signed entry in place of a signature",
    result: { ...good, signedAuthEntry: entryFor(ALICE).toXDR("base64") },
    expected: { code: "auth/wallet", message: /expected signedAuthEntry to be 64 bytes, a signature, got \d+ bytes$/ },
  },
  {
    name: "an empty signature",
    result: { ...good, signedAuthEntry: "" },
    expected: { code: "auth/wallet" },
  },
  {
    name: "no base64",
    result: { ...good, signedAuthEntry: "not base64" },
    expected: {
      code: "encoding/invalid-base64",
      message: "Cannot read the wallet's signature: expected signedAuthEntry to be base64, got string of 10 characters",
    },
  },
  {
    name: "an error",
    result: { ...good, error: { message: "The user declined", code: -4 } },
    expected: {
      code: "auth/wallet",
      message:
        `Cannot read the wallet's signature: expected a signature, got the error "The user decline…" (17 characters)`,
      cause: { message: "The user declined", code: -4 },
    },
  },
  { name: "an error without words", result: { error: {} }, expected: { code: "auth/wallet" } },
];
for (const { name, result, expected } of WRONG) {
  test(`parseWalletSignature() refuses ${name} (traps 63)`, () => {
    assert.throws(() => parseWalletSignature(result as never), expected);
  });
}
