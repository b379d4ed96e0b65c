/** What a passkey has signed, as the signature of a contract account. */

import { isBytes } from "../internal/bytes.ts";
import { count, wrongType } from "../internal/describe.ts";
import { toBase64 } from "../encoding/mod.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import type { ScVal } from "../xdr/mod.ts";
import { takeBytes } from "./_arguments.ts";
import { fault } from "./_fault.ts";
import { symbolMap } from "./_symbol_map.ts";
import { parseDerSignature } from "./parse_der_signature.ts";

/** What a browser's `navigator.credentials.get()` gives as `response`. */
export interface PasskeyAssertion {
  /** What the authenticator says of itself and of the user's presence. */
  readonly authenticatorData: Uint8Array | ArrayBuffer;
  /** The JSON that holds the challenge. */
  readonly clientDataJSON: Uint8Array | ArrayBuffer;
  /** The P-256 signature in DER. */
  readonly signature: Uint8Array | ArrayBuffer;
}

const ACTION = "make the passkey's signature";

/**
 * Makes the signature of a contract account from what a passkey has signed (Web Authentication, section 7.2): a map
 * `{ authenticator_data, client_data_json, signature }` with symbol keys and the signature as low-S r‖s. That is the
 * form that smart wallets on the network commonly take; for another form use {@linkcode parseDerSignature} and put the
 * map together with `scvSortedMap`.
 *
 * The challenge is checked here, since a passkey that has signed another one is refused only on chain. The signature
 * itself is for the contract to verify.
 *
 * @param assertion the `response` of `navigator.credentials.get()`
 * @param challenge what the passkey was asked to sign: the payload that a signing callback gets, for most contracts
 * @returns the signature, for a signing callback to return
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `auth/passkey` if the assertion is not one for this challenge, or its signature is malformed
 *
 * @example Sign with a passkey
 * ```ts
 * import { fromHex, passkeySignature } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const payload = new Uint8Array(32); // what a signing callback gets
 *
 * // const { response } = await navigator.credentials.get({ publicKey: { challenge: payload } });
 * const response = {
 *   authenticatorData: new Uint8Array(37),
 *   clientDataJSON: new TextEncoder().encode(`{"type":"webauthn.get","challenge":"${"A".repeat(43)}"}`),
 *   signature: fromHex("3006020101020101"),
 * };
 * const signature = passkeySignature(response, payload); // what the callback returns
 * assert.equal(signature.type, "scvMap");
 * ```
 */
export function passkeySignature(assertion: PasskeyAssertion, challenge: Uint8Array): ScVal {
  if (typeof assertion !== "object" || assertion === null) {
    throw wrongType(ACTION, "assertion", "an object", assertion);
  }
  if (!isBytes(challenge)) throw wrongType(ACTION, "challenge", "a Uint8Array", challenge);
  const authenticatorData = takeBytes(assertion.authenticatorData, ACTION, "authenticatorData");
  const clientData = takeBytes(assertion.clientDataJSON, ACTION, "clientDataJSON");
  const signature = parseDerSignature(assertion.signature);
  if (authenticatorData.length < 37) {
    throw fault(
      "auth/passkey",
      ACTION,
      "authenticatorData of at least 37 bytes",
      count(authenticatorData.length, "byte"),
    );
  }
  requireChallenge(clientData, challenge);
  return symbolMap({ authenticator_data: authenticatorData, client_data_json: clientData, signature });
}

/** Refuses client data that is not the answer to this challenge (Web Authentication, section 5.8.1). */
function requireChallenge(clientData: Uint8Array, challenge: Uint8Array): void {
  const { type, challenge: signed } = parseObject(clientData);
  if (type !== "webauthn.get") throw fault("auth/passkey", ACTION, 'clientDataJSON of type "webauthn.get"', "another");
  const expected = toBase64(challenge).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  if (signed !== expected) throw fault("auth/passkey", ACTION, "clientDataJSON with the challenge given", "another");
}

function parseObject(json: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(decodeUtf8(json) ?? ""));
  } catch {
    throw fault("auth/passkey", ACTION, "clientDataJSON to be JSON", `${count(json.length, "byte")} of something else`);
  }
}
