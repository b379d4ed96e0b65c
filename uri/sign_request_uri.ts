import { attempt, attemptAsync, violated, wrongType } from "../internal/fault.ts";
import { copyBytes, isBytes } from "../internal/bytes.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { type Signer, verify } from "../keys/mod.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { readUri, withSignature } from "./_read.ts";

/** What precedes the URI in the signed bytes, after 35 zeros and a 4 (SEP-7, "Signing"). */
const PREFIX = "stellar.sep.7 - URI Scheme";

function payloadOf(uri: string): Uint8Array {
  const text = encodeUtf8(PREFIX + uri)!; // readUri() has checked that it is well-formed
  const payload = new Uint8Array(36 + text.length);
  payload[35] = 4;
  payload.set(text, 36);
  return payload;
}

/**
 * Signs a request URI (SEP-7) and appends the signature. Wallets verify it with `URI_REQUEST_SIGNING_KEY` in the
 * stellar.toml of `origin_domain`, so the URI should name this domain.
 *
 * @param uri a request URI without a signature, as {@linkcode buildRequestUri} returns it
 * @param signer the key `URI_REQUEST_SIGNING_KEY`
 * @returns a promise of the URI with its signature
 * @throws {TypeError} if an argument or the signer's result is of the wrong type
 * @throws {DwsaError} `uri/malformed` if the URI is malformed or signed already; `auth/invalid-signature` if the signer
 *   returns no valid signature; `strkey/…` if its public key is not an account
 *
 * @example Sign and verify
 * ```ts
 * import { Keypair } from "@dwsa/base/keys";
 * import { buildRequestUri, signRequestUri, verifyRequestUri } from "@dwsa/base/uri";
 * import assert from "node:assert/strict";
 *
 * const shop = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const uri = buildRequestUri({
 *   operation: "pay",
 *   destination: "GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO",
 *   amount: "12.5",
 *   originDomain: "shop.example",
 * });
 * const signed = await signRequestUri(uri, shop);
 * assert.equal(verifyRequestUri(signed, shop.publicKey()), true);
 * assert.equal(verifyRequestUri(signed.replace("12.5", "92.5"), shop.publicKey()), false);
 * ```
 */
export function signRequestUri(uri: string, signer: Signer): Promise<string> {
  return attemptAsync("sign the request URI", async () => {
    if (typeof uri !== "string") throw wrongType("uri", "a string", uri);
    readUri(withSignature(uri, new Uint8Array(64))); // an origin is valid only with a signature
    if (typeof signer?.sign !== "function" || typeof signer.publicKey !== "function") {
      throw wrongType("signer", "a Keypair, or an object with publicKey() and sign()", signer);
    }
    const publicKey = signer.publicKey();
    const key = decodeStrKey("ed25519PublicKey", publicKey);
    const payload = payloadOf(uri);
    const signature: unknown = await signer.sign(copyBytes(payload));
    if (!isBytes(signature)) throw wrongType("the signer's result", "a Uint8Array", signature);
    const copy = copyBytes(signature);
    if (verify(payload, copy, key)) return withSignature(uri, copy);
    const rule = `the signature by ${publicKey} does not verify; sign the payload with that key`;
    throw violated("auth/invalid-signature", rule, `a valid signature by ${publicKey}`, "an invalid one");
  });
}

/**
 * Verifies the signature of a request URI (SEP-7). The key is `URI_REQUEST_SIGNING_KEY` in the stellar.toml of
 * `originDomain`, which the program fetches; the URI itself contains no key.
 *
 * @param uri the request URI
 * @param publicKey the key, `G…`
 * @returns whether this key signed the URI; `false` if the URI has no signature
 * @throws {TypeError} if an argument is not a string
 * @throws {DwsaError} `uri/malformed` if the URI is malformed; `strkey/…` if `publicKey` is not an account
 *
 * @example The example of SEP-7
 * ```ts
 * import { verifyRequestUri } from "@dwsa/base/uri";
 * import assert from "node:assert/strict";
 *
 * const uri = "web+stellar:pay?destination=GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO" +
 *   "&amount=120.1234567&memo=skdjfasf&memo_type=MEMO_TEXT&msg=pay%20me%20with%20lumens&origin_domain=someDomain.com" +
 *   "&signature=tbsLtlK%2FfouvRWk2UWFP47yHYeI1g1NEC%2FfEQvuXG6V8P%2BbeLxplYbOVtTk1g94Wp97cHZ3pVJy%2FtZNYobl3Cw%3D%3D";
 * const key = "GD7ACHBPHSC5OJMJZZBXA7Z5IAUFTH6E6XVLNBPASDQYJ7LO5UIYBDQW"; // of someDomain.com
 * assert.equal(verifyRequestUri(uri, key), true);
 * ```
 */
export function verifyRequestUri(uri: string, publicKey: string): boolean {
  return attempt("verify the request URI", () => {
    const { signature } = readUri(uri);
    const key = decodeStrKey("ed25519PublicKey", publicKey);
    if (signature === null) return false;
    return verify(payloadOf(uri.slice(0, uri.indexOf("&signature="))), signature, key);
  });
}
