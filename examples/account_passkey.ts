/**
 * A wallet for a passkey-kit smart account whose signer is a passkey. The program simulates the browser: on a page, the
 * assertion comes from `navigator.credentials.get()`.
 *
 *     deno run examples/account_passkey.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import {
  accountDigest,
  type AccountPayload,
  decodeAccountSignature,
  encodeAccountSignature,
} from "@dwsa/base/accounts";
import { expectInvocation } from "@dwsa/base/policy";
import { authorizeEntry, type PasskeyAssertion } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

const NETWORK = Networks.TESTNET;
const VALID_UNTIL = 1_000_000;
const account = "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U";

// 1. The entry that a simulation returns for the account: a payment of 2.5 tokens (7 decimals).
const entry = DwsaAuthorizationEntry.fromXDR(
  "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAAAACHRyYW5zZmVyAAAAAwAAABIAAAABBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAASAAAAAAAAAAD9FyQ4WqDHW2T7" +
    "eM1gL6HZkf3r92sTxY7XAurINen2GAAAAAoAAAAAAAAAAAAAAAABfXhAAAAAAA==",
);

const payee = "GD6ROJBYLKQMOW3E7N4M2YBPUHMZD7PL65VRHRMO24BOVSBV5H3BQRSL";
const approve = expectInvocation({
  address: account,
  contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
  function: "transfer",
  args: [account, payee].map((address) => nativeToScVal(address, { type: "address" }))
    .concat(nativeToScVal(25_000_000n, { type: "i128" })),
});

// 2. The user's passkey signs the approved call: its challenge is the account's digest.
const credentialId = new Uint8Array([1, 2, 3]);
const signed = await authorizeEntry(
  entry,
  (preimage) => {
    const payload: AccountPayload = { contract: "passkey-kit@1", account, preimage };
    const assertion = authenticate(accountDigest(payload));
    return { signatureScVal: encodeAccountSignature(payload, [{ credentialId, assertion }]) };
  },
  VALID_UNTIL,
  NETWORK,
  { approve },
);

assert("signature" in signed.credentials.value!);
const decoded = decodeAccountSignature("passkey-kit@1", signed.credentials.value.signature);
assert.equal(decoded?.signatures.length, 1);
console.log("signed by a passkey");

/** Simulates an authenticator with a P-256 key. */
function authenticate(challenge: Uint8Array): PasskeyAssertion {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const authenticatorData = new Uint8Array(37);
  authenticatorData[32] = 0x05; // user present, user verified
  const clientData = { type: "webauthn.get", challenge: Buffer.from(challenge).toString("base64url") };
  const clientDataJSON = new TextEncoder().encode(JSON.stringify(clientData));
  const message = Uint8Array.from([...authenticatorData, ...hash(clientDataJSON)]);
  return { authenticatorData, clientDataJSON, signature: Uint8Array.from(sign("sha256", message, privateKey)) };
}
