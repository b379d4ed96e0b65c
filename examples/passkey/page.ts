/// <reference lib="dom" />

/**
 * A page on which a passkey approves a call for a contract account (WebAuthn, P-256). The test suite runs it in Chromium
 * with a virtual authenticator. The signature type of the contract must be the struct that `passkeySignature` returns.
 *
 *     npx esbuild examples/passkey/page.ts --bundle --format=esm --outfile=examples/passkey/page.js
 */

import { expectInvocation } from "@dwsa/base/policy";
import { authorizeEntry, parseP256Signature, parsePasskeyPublicKey, passkeySignature } from "@dwsa/base/auth";
import { formatInvocationTree } from "@dwsa/base/humanize";
import { Networks } from "@dwsa/base/network";
import { toHex } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const show = (text: string) => void (element("status").textContent = text);

// The entry that a simulation returns for a contract account, and the call that the page allows.
const account = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const entry = DwsaAuthorizationEntry.fromXDR(
  new URLSearchParams(location.search).get("entry") ??
    "AAAAAgAAAAE2Pqo4Z4QfutD07YjHeeT+ZuVqJHDcmMDsnAc9BcexAwAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAATY+qjhnhB+60PTtiMd55P5m5WokcNyY" +
      "wOycBz0Fx7EDAAAACHBheV9yZW50AAAAAAAAAAA=",
);
const approve = expectInvocation({ address: account, contract: account, function: "pay_rent", args: [] });

element("create").onclick = async () => {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      rp: { name: "Example" },
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name: "alice", displayName: "Alice" },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }], // P-256, which contracts verify
    },
  }) as PublicKeyCredential;
  const spki = (credential.response as AuthenticatorAttestationResponse).getPublicKey()!;
  show(`created ${toHex(parsePasskeyPublicKey(spki))}`); // the 65-byte key for the account's contract
  element("call").textContent = formatInvocationTree(entry.rootInvocation); // the call to approve
  element<HTMLButtonElement>("approve").disabled = false;

  element("approve").onclick = async () => {
    let response!: AuthenticatorAssertionResponse;
    const signed = await authorizeEntry(
      entry,
      async (_preimage, challenge) => {
        const assertion = await navigator.credentials.get({
          publicKey: {
            challenge: new Uint8Array(challenge),
            allowCredentials: [{ type: "public-key", id: credential.rawId }],
          },
        }) as PublicKeyCredential;
        response = assertion.response as AuthenticatorAssertionResponse;
        return { signatureScVal: passkeySignature(response, challenge) };
      },
      1_000_000,
      Networks.TESTNET,
      { approve },
    ).catch((error: Error) => show(`not signed: ${error.message}`));
    if (!signed) return;

    // The contract verifies this on the network; here the browser does.
    const key = await crypto.subtle.importKey("spki", spki, { name: "ECDSA", namedCurve: "P-256" }, false, ["verify"]);
    const client = hash(new Uint8Array(response.clientDataJSON));
    const message = new Uint8Array([...new Uint8Array(response.authenticatorData), ...client]);
    const signature = parseP256Signature(response.signature);
    const valid = await crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, signature, message);
    show(`${valid ? "valid" : "NOT VALID"} ${signed.toXDR("base64")}`);
  };
};
