/** What the cases of SEP-7 do not contain: wrong types, misplaced separators, signers, hostile URIs. */

import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { TransactionEnvelope } from "@dwsa/base/xdr";
import { buildRequestUri, parseRequestUri, signRequestUri, verifyRequestUri } from "@dwsa/base/uri";
import assert from "node:assert/strict";
import { test } from "node:test";

const destination = "GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO";
const PAY = `web+stellar:pay?destination=${destination}`;
const XDR =
  "AAAAAP+yw+ZEuNg533pUmwlYxfrq6/BoMJqiJ8vuQhf6rHWmAAAAZAB8NHAAAAABAAAAAAAAAAAAAAABAAAAAAAAAAYAAAABSFVHAAAAAABA" +
  "H0wIyY3BJBS2qHdRPAV80M8hF7NBpxRjXyjuT9kEbH//////////AAAAAAAAAAA=";
const TX = `web+stellar:tx?xdr=${encodeURIComponent(XDR)}`;
const envelope = TransactionEnvelope.fromXDR(XDR, "base64");
const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const SIGNATURE = `${"A".repeat(85)}Q%3D%3D`;

const malformed: readonly { name: string; uri: string; path: string }[] = [
  { name: "a line feed at the end", uri: `${PAY}\n`, path: "" },
  { name: "a lone surrogate", uri: `${PAY}&msg=\ud800`, path: "" },
  { name: "the scheme in upper case", uri: PAY.replace("web+stellar", "WEB+STELLAR"), path: "" },
  { name: "a parameter whose name is encoded", uri: `${PAY}&%61mount=1`, path: "" },
  { name: "a parameter without a value", uri: `${PAY}&abc`, path: "" },
  { name: "an unknown parameter twice", uri: `${PAY}&a=1&a=2`, path: "" },
  { name: "an unknown parameter after the signature", uri: `${PAY}&signature=${SIGNATURE}&a=1`, path: "signature" },
  {
    name: "a backslash in the host of a callback",
    uri: `${PAY}&callback=url:https://evil.example%5C.a.b`,
    path: "callback",
  },
  { name: "a control character in a callback", uri: `${PAY}&callback=url:https://a.b/%00`, path: "callback" },
  { name: "a field twice", uri: `${TX}&replace=seqNum:X,seqNum:Y;X:a,Y:b`, path: "replace" },
  { name: "a hint twice", uri: `${TX}&replace=seqNum:X;X:a,X:b`, path: "replace" },
  { name: "an empty identifier", uri: `${TX}&replace=seqNum:;:a`, path: "replace" },
  { name: "a presence", uri: `${TX}&replace=cond.timeBounds._present:X;X:a`, path: "replace" },
  {
    name: "a callback of an inner request",
    uri: `${TX}&chain=${encodeURIComponent(`${TX}&callback=x`)}`,
    path: "chain.callback",
  },
  {
    name: "an inner request of another type",
    uri: `${TX}&chain=${encodeURIComponent(`${TX}&chain=x`)}`,
    path: "chain.chain",
  },
  { name: "an amount of many digits", uri: `${PAY}&amount=${"9".repeat(1_000_000)}`, path: "amount" },
  { name: "a memo ID of many digits", uri: `${PAY}&memo_type=MEMO_ID&memo=${"9".repeat(1_000_000)}`, path: "memo" },
  { name: "base64url in a signature", uri: `${PAY}&signature=${"_".repeat(85)}Q%3D%3D`, path: "signature" },
];

for (const { name, uri, path } of malformed) {
  test(`parseRequestUri() rejects ${name}`, () => {
    assert.throws(() => parseRequestUri(uri), { code: "uri/malformed", path });
  });
}

const accepted: readonly { name: string; uri: string; expected: object }[] = [
  { name: "an amount with leading zeros", uri: `${PAY}&amount=007.5`, expected: { amount: "007.5" } },
  {
    name: "300 characters outside the BMP",
    uri: `${PAY}&msg=${"😀".repeat(300)}`,
    expected: { msg: "😀".repeat(300) },
  },
  { name: "an empty memo", uri: `${PAY}&memo=&memo_type=MEMO_TEXT`, expected: { memo: { type: "text", value: "" } } },
  {
    name: "a plus sign in the base64 of a memo, and of a space in a text",
    uri: `${PAY}&memo=${"+".repeat(42)}8=&msg=a+b&memo_type=MEMO_HASH`,
    expected: { msg: "a b" },
  },
  {
    name: "a callback with a port and a query",
    uri: `${PAY}&callback=url:http://[::1]:80?a=b@c`,
    expected: {
      callback: "http://[::1]:80?a=b@c",
    },
  },
  { name: "the names of members of objects", uri: `${PAY}&__proto__=1&constructor=2`, expected: { destination } },
];

for (const { name, uri, expected } of accepted) {
  test(`parseRequestUri() accepts ${name}`, () => {
    const read: object = parseRequestUri(uri);
    for (const [field, value] of Object.entries(expected)) {
      assert.deepEqual(read[field as keyof typeof read], value);
    }
  });
}

const unbuilt: readonly { name: string; request: unknown; error: object }[] = [
  { name: "no request", request: undefined, error: TypeError },
  { name: "no operation", request: { destination }, error: TypeError },
  { name: "an unknown field", request: { operation: "pay", destination, signature: null }, error: TypeError },
  { name: "a field of the other operation", request: { operation: "pay", destination, chain: TX }, error: TypeError },
  { name: "no destination", request: { operation: "pay" }, error: TypeError },
  { name: "a number as an amount", request: { operation: "pay", destination, amount: 5 }, error: TypeError },
  { name: "an envelope in base64", request: { operation: "tx", envelope: XDR }, error: TypeError },
  {
    name: "a replacement without a hint",
    request: { operation: "tx", envelope, replace: [{ field: "fee", id: "X" }] },
    error: TypeError,
  },
  { name: "XLM without an issuer", request: { operation: "pay", destination, asset: "XLM" }, error: { path: "asset" } },
  {
    name: "an asset of three parts",
    request: { operation: "pay", destination, asset: "A:B:C" },
    error: { path: "asset" },
  },
  {
    name: "a memo ID of 2^64",
    request: { operation: "pay", destination, memo: { type: "id", value: 2n ** 64n } },
    error: RangeError,
  },
  {
    name: "a memo of another type",
    request: { operation: "pay", destination, memo: { type: "x", value: "" } },
    error: TypeError,
  },
  {
    name: "a memo that is not UTF-8",
    request: { operation: "pay", destination, memo: { type: "text", value: new Uint8Array([255]) } },
    error: { code: "uri/malformed", path: "memo" },
  },
  { name: "an amount of 0", request: { operation: "pay", destination, amount: "0" }, error: { path: "amount" } },
  { name: "a lone surrogate", request: { operation: "pay", destination, msg: "\ud800" }, error: { path: "msg" } },
  {
    name: "a hint with a comma",
    request: { operation: "tx", envelope, replace: [{ field: "fee", id: "X", hint: "a, b" }] },
    error: { path: "replace" },
  },
  {
    name: "a field that contains two",
    request: { operation: "tx", envelope, replace: [{ field: "fee:X,seqNum", id: "X", hint: "a" }] },
    error: { path: "replace" },
  },
  {
    name: "two hints of one identifier",
    request: {
      operation: "tx",
      envelope,
      replace: [{ field: "fee", id: "X", hint: "a" }, { field: "seqNum", id: "X", hint: "b" }],
    },
    error: { path: "replace" },
  },
];

for (const { name, request, error } of unbuilt) {
  test(`buildRequestUri() rejects ${name}`, () => {
    assert.throws(() => buildRequestUri(request as never), error);
  });
}

test("buildRequestUri() omits the passphrase of the public network only", () => {
  assert.equal(buildRequestUri({ operation: "pay", destination, networkPassphrase: Networks.PUBLIC }), PAY);
  const uri = buildRequestUri({ operation: "pay", destination, networkPassphrase: Networks.TESTNET });
  assert.equal(parseRequestUri(uri).networkPassphrase, Networks.TESTNET);
});

test("signRequestUri() rejects a signed URI, wrong signatures and wrong signers", async () => {
  const signed = await signRequestUri(PAY, keypair);
  await assert.rejects(signRequestUri(signed, keypair), { code: "uri/malformed", path: "signature" });
  const other = { publicKey: () => keypair.publicKey(), sign: () => new Uint8Array(64) };
  await assert.rejects(signRequestUri(PAY, other), { code: "auth/invalid-signature" });
  await assert.rejects(signRequestUri(PAY, { ...other, sign: () => "" as never }), TypeError);
  await assert.rejects(signRequestUri(PAY, {} as never), TypeError);
  await assert.rejects(
    signRequestUri(PAY, { ...other, publicKey: () => keypair.secret() }),
    (error: Error) => !error.message.includes(keypair.secret()),
  );
});

test("signRequestUri() rejects with the signer's fault, and two calls at once do not mix", async () => {
  const failing = { publicKey: () => keypair.publicKey(), sign: () => Promise.reject(new Error("locked")) };
  await assert.rejects(signRequestUri(PAY, failing), { message: "locked" });
  const slow = {
    publicKey: () => keypair.publicKey(),
    sign: async (data: Uint8Array) => {
      await Promise.resolve();
      return keypair.sign(data);
    },
  };
  const uris = [`${PAY}&amount=1`, `${PAY}&amount=2`];
  const signed = await Promise.all(uris.map((uri) => signRequestUri(uri, slow)));
  for (const [i, uri] of signed.entries()) {
    assert(uri.startsWith(`${uris[i]}&signature=`));
    assert(verifyRequestUri(uri, keypair.publicKey()));
  }
});

test("verifyRequestUri() is false without a signature, and for any changed byte", async () => {
  assert.equal(verifyRequestUri(PAY, keypair.publicKey()), false);
  const signed = await signRequestUri(`${PAY}&msg=hello`, keypair);
  for (let i = 0; i < signed.length; i++) {
    const changed = signed.slice(0, i) + String.fromCharCode(signed.charCodeAt(i) ^ 1) + signed.slice(i + 1);
    let isVerified = false;
    try {
      isVerified = verifyRequestUri(changed, keypair.publicKey());
    } catch (error) {
      assert.equal((error as { code?: string }).code, "uri/malformed");
    }
    assert.equal(isVerified, false, changed);
  }
});

test("parseRequestUri() returns bytes of its own", () => {
  const uri = `${PAY}&signature=${SIGNATURE}`;
  const { signature } = parseRequestUri(uri);
  signature!.fill(1);
  assert.equal(parseRequestUri(uri).signature![0], 0);
});
