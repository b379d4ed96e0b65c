import { attempt, unexpected, wrongType } from "../internal/fault.ts";
import {
  decodeStrKey,
  encodeStrKey,
  type EncodeStrKeyOptions,
  getVersionByteForPrefix,
  parseStrKey,
} from "../strkey/mod.ts";
import { describePrefix, type Prefix } from "../strkey/_shared.ts";
import { SignerKey as XdrSignerKey, SignerKeyEd25519SignedPayload } from "../xdr/mod.ts";

/**
 * Decodes a strkey to a signer key, for the extra signers of a transaction or the signers of an account.
 *
 * @param address the strkey: `G…` (a public key), `T…` (the hash of a pre-authorized transaction), `H…` or `X…` (a
 *   SHA-256 hash) or `P…` (a signed payload)
 * @returns the signer key as a wire type
 * @throws {TypeError} if `address` is not a string
 * @throws {DwsaError} `strkey/kind` if `address` is not a strkey of one of these types, otherwise as in
 *   {@linkcode decodeStrKey}
 *
 * @example A hash, with either prefix
 * ```ts
 * import { decodeSignerKey } from "@dwsa/base/keys";
 * import { StrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const hash = new Uint8Array(32).fill(7);
 * const key = decodeSignerKey(StrKey.encodeSha256Hash(hash));
 * assert.equal(key.type, "signerKeyTypeHashX");
 * assert(decodeSignerKey(StrKey.encodeSha256Hash(hash, { prefix: "X" })).equals(key));
 * ```
 */
export function decodeSignerKey(address: string): XdrSignerKey {
  return attempt("decode the signer key", () => {
    if (typeof address !== "string") throw wrongType("address", "a string", address);
    const type = getVersionByteForPrefix(address);
    switch (type) {
      case "ed25519PublicKey":
        return XdrSignerKey.signerKeyTypeEd25519(decodeStrKey(type, address));
      case "preAuthTx":
        return XdrSignerKey.signerKeyTypePreAuthTx(decodeStrKey(type, address));
      case "sha256Hash":
        return XdrSignerKey.signerKeyTypeHashX(decodeStrKey(type, address));
      case "signedPayload": {
        // The body of this strkey is the XDR of the struct (SEP-23): the key, then the payload with its length and
        // padding.
        const payload = SignerKeyEd25519SignedPayload.fromXDR(decodeStrKey(type, address));
        return XdrSignerKey.signerKeyTypeEd25519SignedPayload(payload);
      }
      default: {
        parseStrKey(address); // throws if it is not a strkey
        throw unexpected("strkey/kind", EXPECTED, describePrefix(address[0] as Prefix));
      }
    }
  });
}

/**
 * Encodes a signer key as a strkey.
 *
 * @param signerKey the signer key as a wire type
 * @param options the prefix of a hash: `"H"`, the default, or `"X"`, the prefix in SEP-23
 * @returns the strkey: `G…`, `T…`, `H…` (or `X…`) or `P…`
 * @throws {TypeError} if `signerKey` is not an `xdr.SignerKey`, its parts are of the wrong type, or `options` or its
 *   `prefix` is invalid
 * @throws {DwsaError} `strkey/length` or `xdr/length` if a key or hash is not 32 bytes, or a payload is not 1 to 64;
 *   `strkey/kind` if this version does not support the type of the signer key
 *
 * @example A signed payload (CAP-40)
 * ```ts
 * import { decodeSignerKey, encodeSignerKey } from "@dwsa/base/keys";
 * import { SignerKey, SignerKeyEd25519SignedPayload } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const key = SignerKey.signerKeyTypeEd25519SignedPayload(
 *   new SignerKeyEd25519SignedPayload({ ed25519: new Uint8Array(32), payload: new Uint8Array([1, 2, 3]) }),
 * );
 * const text = encodeSignerKey(key);
 * assert.equal(text[0], "P");
 * assert(decodeSignerKey(text).equals(key));
 * ```
 */
export function encodeSignerKey(signerKey: XdrSignerKey, options: EncodeStrKeyOptions | undefined): string;
/**
 * Encodes a signer key as a strkey. For use as `signerKeys.map(encodeSignerKey)`: the index that `map` passes instead
 * of options is ignored.
 *
 * @param signerKey the signer key as a wire type
 * @returns the strkey: `G…`, `T…`, `H…` or `P…`
 * @throws {TypeError} if `signerKey` is not an `xdr.SignerKey`, or its parts are of the wrong type
 * @throws {DwsaError} as in the overload with options
 *
 * @example Several signer keys
 * ```ts
 * import { encodeSignerKey } from "@dwsa/base/keys";
 * import { SignerKey } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const hash = new Uint8Array(32).fill(7);
 * const keys = [SignerKey.signerKeyTypePreAuthTx(hash), SignerKey.signerKeyTypeHashX(hash)];
 * assert.deepEqual(keys.map(encodeSignerKey).map((text) => text[0]), ["T", "H"]);
 * ```
 */
export function encodeSignerKey(signerKey: XdrSignerKey): string;
export function encodeSignerKey(signerKey: XdrSignerKey, options?: EncodeStrKeyOptions): string {
  return attempt(ENCODE, () => {
    if (!XdrSignerKey.is(signerKey)) throw wrongType("signerKey", "an xdr.SignerKey", signerKey);
    switch (signerKey.type) {
      case "signerKeyTypeEd25519":
        return encodeStrKey("ed25519PublicKey", signerKey.value, options);
      case "signerKeyTypePreAuthTx":
        return encodeStrKey("preAuthTx", signerKey.value, options);
      case "signerKeyTypeHashX":
        return encodeStrKey("sha256Hash", signerKey.value, options);
      case "signerKeyTypeEd25519SignedPayload":
        return encodeStrKey("signedPayload", signerKey.value.toXDR(), options);
      default: // from a later protocol, in a value from another copy of the library
        throw unexpected("strkey/kind", "a known signer key type", "an unknown one");
    }
  });
}

const ENCODE = "encode the signer key";
const EXPECTED = "a signer key (G..., T..., X..., H... or P...)";

/**
 * Converts between signer keys and their strkeys. The same operations are also exported as functions:
 * {@linkcode decodeSignerKey}, {@linkcode encodeSignerKey}.
 *
 * @example A round trip
 * ```ts
 * import { SignerKey } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const text = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const key = SignerKey.decodeAddress(text);
 * assert.equal(key.type, "signerKeyTypeEd25519");
 * assert.equal(SignerKey.encodeSignerKey(key), text);
 * ```
 */
export class SignerKey {
  /**
   * Decodes a strkey to a signer key; see {@linkcode decodeSignerKey}.
   *
   * @param address the strkey: `G…`, `T…`, `H…` or `X…`, or `P…`
   * @returns the signer key as a wire type
   * @throws {TypeError} if `address` is not a string
   * @throws {DwsaError} `strkey/kind` if `address` is not a strkey of one of these types, otherwise as in
   *   {@linkcode decodeStrKey}
   */
  static decodeAddress(address: string): XdrSignerKey {
    return decodeSignerKey(address);
  }

  /**
   * Encodes a signer key as a strkey; see {@linkcode encodeSignerKey}.
   *
   * @param signerKey the signer key as a wire type
   * @param options the prefix of a hash: `"H"`, the default, or `"X"`, the prefix in SEP-23
   * @returns the strkey: `G…`, `T…`, `H…` (or `X…`) or `P…`
   * @throws {TypeError | DwsaError} as in {@linkcode encodeSignerKey}
   */
  static encodeSignerKey(signerKey: XdrSignerKey, options: EncodeStrKeyOptions | undefined): string;
  /**
   * Encodes a signer key as a strkey. For use as `signerKeys.map(SignerKey.encodeSignerKey)`: the index that `map`
   * passes instead of options is ignored.
   *
   * @param signerKey the signer key as a wire type
   * @returns the strkey: `G…`, `T…`, `H…` or `P…`
   * @throws {TypeError | DwsaError} as in {@linkcode encodeSignerKey}
   */
  static encodeSignerKey(signerKey: XdrSignerKey): string;
  static encodeSignerKey(signerKey: XdrSignerKey, options?: EncodeStrKeyOptions): string {
    return encodeSignerKey(signerKey, options);
  }
}
