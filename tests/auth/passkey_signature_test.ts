import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { authorizeEntry, type PasskeyAssertion, passkeySignature } from "@dwsa/base/auth";
import { validateScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, ScVal } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { contract, entryFor, NETWORK, verdictsOf } from "./_entries.ts";
import { assertion, newPair, ORDER, verifyRaw } from "./_passkeys.ts";

const pair = newPair();
const challenge = new Uint8Array(32).map((_, i) => i * 8 + 3); // its base64 differs from its base64url

/** Returns the fields of a map with symbol keys, in order. */
function fieldsOf(value: ScVal): [string, Uint8Array][] {
  assert(value.type === "scvMap");
  return value.value!.map(({ key, val }) => {
    assert(key.type === "scvSymbol" && typeof key.value === "string" && val.type === "scvBytes");
    return [key.value, val.value];
  });
}

test("passkeySignature() returns the map that contracts verify, with a low s", async () => {
  for (let i = 0; i < 10; i++) {
    const { signed, ...response } = assertion(challenge, pair);
    const signature = passkeySignature(response, challenge);
    assert.equal(validateScVal(signature), undefined);
    const fields = fieldsOf(signature);
    assert.deepEqual(fields.map(([name]) => name), ["authenticator_data", "client_data_json", "signature"]);
    const [authenticatorData, clientData, raw] = fields.map(([, bytes]) => bytes);
    assert.deepEqual(authenticatorData, response.authenticatorData);
    assert.deepEqual(clientData, response.clientDataJSON);
    assert(await verifyRaw(signed, raw!, pair));
    assert(BigInt(`0x${toHex(raw!.subarray(32))}`) <= ORDER / 2n);
  }
});

test("passkeySignature() accepts the buffers that browsers return", () => {
  const { authenticatorData, clientDataJSON, signature } = assertion(challenge, pair);
  const bytes = passkeySignature({ authenticatorData, clientDataJSON, signature }, challenge);
  const buffers = passkeySignature({
    authenticatorData: Uint8Array.from(authenticatorData).buffer,
    clientDataJSON: Uint8Array.from(clientDataJSON).buffer,
    signature: Uint8Array.from(signature).buffer,
  }, challenge);
  assert(buffers.equals(bytes));
});

test("passkeySignature() signs an entry of a contract account", async () => {
  const signer = (_: unknown, payload: Uint8Array) => passkeySignature(assertion(payload, pair), payload);
  const signed = await authorizeEntry(entryFor(contract(8)), signer, 100, NETWORK);
  assert.deepEqual(verdictsOf(signed), { credentials: "custom" });
});

corpusTest("passkeySignature() has the fields that wallets on the network use", "authorizationEntries", (entries) => {
  const names = entries.flatMap(({ xdr }) => mapsIn(DwsaAuthorizationEntry.fromXDR(xdr).credentials.value));
  assert(names.includes("authenticator_data,client_data_json,signature"));
});

/** Returns the keys of each map in a value, joined by commas. */
function mapsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  const inside = Object.values(value).flatMap(mapsIn);
  return ScVal.is(value) && value.type === "scvMap"
    ? [value.value!.map(({ key }) => String(key.value)).join(), ...inside]
    : inside;
}

const good = assertion(challenge, pair);
const clientData = (value: string) => ({ ...good, clientDataJSON: new TextEncoder().encode(value) });

const WRONG: readonly { readonly name: string; readonly response: unknown; readonly message: RegExp }[] = [
  {
    name: "a registration",
    response: assertion(challenge, pair, "webauthn.create"),
    message: /: the type in assertion\.clientDataJSON is not "webauthn\.get"; pass the response of/,
  },
  {
    name: "the answer to another challenge",
    response: assertion(new Uint8Array(32), pair),
    message: /: the challenge in assertion\.clientDataJSON is not the one passed$/,
  },
  {
    name: "client data that is not JSON",
    response: clientData("{"),
    message: /expected assertion\.clientDataJSON to be JSON/,
  },
  {
    name: "client data that is null",
    response: clientData("null"),
    message: /: the type in assertion\.clientDataJSON is not "webauthn\.get"; pass the response of/,
  },
  {
    name: "client data that is not a string",
    response: { ...good, clientDataJSON: new Uint8Array([0xff]) },
    message: /expected assertion\.clientDataJSON to be JSON, got 1 byte/,
  },
  {
    name: "short authenticator data",
    response: { ...good, authenticatorData: new Uint8Array(36) },
    message: /expected assertion\.authenticatorData to have at least 37 bytes, got 36 bytes/,
  },
  {
    name: "a raw signature",
    response: { ...good, signature: new Uint8Array(64) },
    message: /expected assertion\.signature to be one DER sequence/,
  },
];
for (const { name, response, message } of WRONG) {
  test(`passkeySignature() rejects ${name}`, () => {
    assert.throws(() => passkeySignature(response as PasskeyAssertion, challenge), { code: "auth/passkey", message });
  });
}

test("passkeySignature() rejects arguments of the wrong type", () => {
  for (const wrong of [undefined, null, "response", {}, { ...good, signature: "3006" }]) {
    assert.throws(() => passkeySignature(wrong as never, challenge), TypeError);
  }
  for (const wrong of [undefined, "challenge", [1]]) {
    assert.throws(() => passkeySignature(good, wrong as never), TypeError);
  }
});
