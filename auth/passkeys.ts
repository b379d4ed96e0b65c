/** Passkeys (Web Authentication, P-256): public keys and signatures in the formats that contracts accept. */

import { attempt, count, unexpected, violated } from "../internal/fault.ts";
import { toHex } from "../encoding/mod.ts";
import { parseBytes } from "../internal/arguments.ts";
import { type Bytes, concatBytes } from "../internal/bytes.ts";
import type { ScVal } from "../xdr/mod.ts";
import { parseBuffer } from "./_arguments.ts";
import { encodeAssertion, parseDer, toInteger } from "./_assertion.ts";
import type { PasskeyAssertion } from "./passkey_assertion.ts";

/** The actions named in the error messages of this file. */
const READ_KEY = "read the passkey's public key";

/**
 * Creates the signature of a contract account from a passkey assertion (Web Authentication, section 7.2): a map `{
 * authenticator_data, client_data_json, signature }` with symbol keys and the signature as low-S r‖s. Contracts whose
 * signature type is this struct accept the map unchanged. For the formats of passkey-kit and OpenZeppelin accounts, use
 * `encodeAccountSignature` from `@dwsa/base/accounts`. For other formats, use {@linkcode parseP256Signature} and
 * `scvSortedMap`.
 *
 * The challenge is checked, since a wrong challenge would otherwise be detected only on chain. The signature itself is
 * not verified, since the public key is not passed.
 *
 * @param assertion the `response` of `navigator.credentials.get()`
 * @param challenge the challenge that the passkey signed: for most contracts, the payload of a signing callback
 * @returns the signature, for a signing callback to return
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `auth/passkey` if a part of the assertion is malformed, or the assertion is not for this
 *   challenge
 *
 * @example Sign with a passkey
 * ```ts
 * import { fromHex, passkeySignature } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const payload = new Uint8Array(32); // the second argument of the signing callback
 *
 * // const { response } = await navigator.credentials.get({ publicKey: { challenge: payload } });
 * const response = {
 *   authenticatorData: new Uint8Array(37),
 *   clientDataJSON: new TextEncoder().encode(`{"type":"webauthn.get","challenge":"${"A".repeat(43)}"}`),
 *   signature: fromHex("3006020101020101"),
 * };
 * const signature = passkeySignature(response, payload); // the result of the callback
 * assert.equal(signature.type, "scvMap");
 * ```
 */
export function passkeySignature(assertion: PasskeyAssertion, challenge: Uint8Array): ScVal {
  return attempt(
    "encode the passkey's signature",
    () => encodeAssertion("assertion", assertion, parseBytes("challenge", challenge)),
  );
}

/**
 * Converts a P-256 signature from DER, the format of Web Authentication, to the 64 bytes r‖s that contracts verify. A
 * high s, which half of all passkey signatures have, is replaced by the low s that the network requires.
 *
 * @param der the ASN.1 DER of the signature: a sequence of the integers r and s
 * @returns 32 bytes of r, then 32 bytes of s
 * @throws {TypeError} if `der` is neither a `Uint8Array` nor an `ArrayBuffer`
 * @throws {DwsaError} `auth/passkey` if `der` is not exactly one signature in canonical DER, or r or s is out of range
 *
 * @example Convert a high s to low s
 * ```ts
 * import { fromHex, parseP256Signature, toHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * // r = 1, s = order - 1
 * const der = fromHex("3026020101022100ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550");
 * assert.equal(toHex(parseP256Signature(der)), "1".padStart(64, "0") + "1".padStart(64, "0"));
 * ```
 */
export function parseP256Signature(der: Uint8Array | ArrayBuffer): Bytes {
  return attempt("read the P-256 signature", () => parseDer("der", der));
}

/** The bytes before the point in a P-256 SubjectPublicKeyInfo (RFC 5480), as hexadecimal. */
const SPKI_PREFIX = "3059301306072a8648ce3d020106082a8648ce3d030107034200";

/** The bytes before x and between x and y in a P-256 COSE key (RFC 9053, section 7.1.1), as hexadecimal. */
const COSE_PREFIX = "a5010203262001215820";
const COSE_MIDDLE = "225820";

/**
 * Parses the P-256 public key of a passkey, in any of three formats: the SubjectPublicKeyInfo that `getPublicKey()`
 * returns, the `attestationObject` of the registration (for browsers without `getPublicKey()`), or an uncompressed
 * point (SEC 1, section 2.3.3).
 *
 * @param bytes the public key in one of these formats
 * @returns the uncompressed point: 0x04, 32 bytes of x and 32 bytes of y
 * @throws {TypeError} if `bytes` is neither a `Uint8Array` nor an `ArrayBuffer`
 * @throws {DwsaError} `auth/passkey` if `bytes` has none of these formats, is a compressed point, or is not a point on
 *   the curve
 *
 * @example The key of a registration
 * ```ts
 * import { fromHex, parsePasskeyPublicKey, toHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * // The base point of P-256, as getPublicKey() would return it
 * const point = "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296" +
 *   "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";
 * const spki = fromHex("3059301306072a8648ce3d020106082a8648ce3d030107034200" + point);
 * assert.equal(toHex(parsePasskeyPublicKey(spki)), point);
 * ```
 */
export function parsePasskeyPublicKey(bytes: Uint8Array | ArrayBuffer): Bytes {
  return attempt(READ_KEY, () => parseKey(bytes));
}

function parseKey(bytes: Uint8Array | ArrayBuffer): Bytes {
  const key = parseBuffer(bytes, "bytes");
  const point = findPoint(key);
  if (point?.length !== 65 || point[0] !== 0x04) {
    const compressed = point?.length === 33 && (point[0] === 0x02 || point[0] === 0x03);
    const expected = "an uncompressed P-256 point of 65 bytes, its SubjectPublicKeyInfo or an attestationObject";
    const got = compressed ? "a compressed point" : count(key.length, "byte");
    throw unexpected("auth/passkey", `bytes to be ${expected}`, got);
  }
  if (!isOnCurve(toInteger(point.subarray(1, 33)), toInteger(point.subarray(33)))) {
    const rule = "the point is not on the curve P-256";
    throw violated("auth/passkey", rule, "a point on the curve", "coordinates that are not on the curve");
  }
  return point;
}

/** Returns the bytes of the point; `undefined` if not found. The first byte determines the format. */
function findPoint(bytes: Bytes): Bytes | undefined {
  const [first = 0] = bytes;
  if (first === 0x30) return startsWith(bytes, SPKI_PREFIX) ? bytes.slice(SPKI_PREFIX.length / 2) : undefined;
  if (first >> 5 !== 5) return bytes; // not a CBOR map
  const authenticatorData = findCborBytes(bytes, "authData");
  return authenticatorData && coseKeyPoint(attestedKey(authenticatorData));
}

/** Returns the authenticator data from the COSE key on; empty without a key (Web Authentication, section 6.5.1). */
function attestedKey(authenticatorData: Uint8Array): Uint8Array {
  const hasKey = (authenticatorData[32]! & 0x40) !== 0;
  const idLength = authenticatorData[53]! * 256 + authenticatorData[54]!;
  return hasKey ? authenticatorData.subarray(55 + idLength) : new Uint8Array(0);
}

function coseKeyPoint(key: Uint8Array): Bytes | undefined {
  const x = key.subarray(10, 42);
  const rest = key.subarray(42);
  const y = rest.subarray(3, 35);
  return startsWith(key, COSE_PREFIX) && startsWith(rest, COSE_MIDDLE) && y.length === 32
    ? concatBytes(new Uint8Array([0x04]), x, y)
    : undefined;
}

function startsWith(bytes: Uint8Array, hex: string): boolean {
  return toHex(bytes.subarray(0, hex.length / 2)) === hex;
}

/** The prime of the P-256 field (SEC 2, section 2.4.2). */
const PRIME = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
/** The constant b of the P-256 curve y² = x³ - 3x + b (SEC 2, section 2.4.2). */
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** Returns whether the point (x, y) is on the curve. */
function isOnCurve(x: bigint, y: bigint): boolean {
  return x < PRIME && y < PRIME && (y * y - (x * x * x - 3n * x + B)) % PRIME === 0n;
}

/** The head of a CBOR data item (RFC 8949): its major type, its argument, and the offset after it. */
interface Head {
  readonly major: number;
  readonly value: number;
  readonly next: number;
}

/** The maximum nesting depth of CBOR; attestations have at most four levels. */
const MAX_LEVELS = 16;

/**
 * Returns the byte string with the key `name` in a CBOR map with string keys; `undefined` if absent or malformed. Only
 * the parts of CBOR that occur in attestations are supported.
 */
function findCborBytes(cbor: Uint8Array, name: string): Uint8Array | undefined {
  const map = readHead(cbor, 0);
  if (map?.major !== 5) return undefined;
  let offset: number | undefined = map.next;
  for (let i = 0; i < map.value && offset !== undefined; i++) {
    const key = readHead(cbor, offset);
    if (key?.major !== 3) return undefined;
    const end = key.next + key.value;
    const isWanted = key.value === name.length && String.fromCharCode(...cbor.subarray(key.next, end)) === name;
    if (isWanted) {
      const value = readHead(cbor, end);
      const bytes = value && cbor.subarray(value.next, value.next + value.value);
      return value?.major === 2 && bytes?.length === value.value ? bytes : undefined;
    }
    offset = skip(cbor, end, MAX_LEVELS);
  }
  return undefined;
}

/** Returns the offset after the CBOR data item at `offset`; `undefined` if the item is malformed. */
function skip(cbor: Uint8Array, offset: number, levels: number): number | undefined {
  const head = readHead(cbor, offset);
  if (head === undefined || levels === 0) return undefined;
  const { major, value, next } = head;
  if (major === 2 || major === 3) return next + value; // byte and text strings
  const items = major === 4 ? value : major === 5 ? 2 * value : major === 6 ? 1 : 0; // arrays, maps, tags
  let end: number | undefined = next;
  for (let i = 0; i < items && end !== undefined; i++) end = skip(cbor, end, levels - 1);
  return end;
}

function readHead(cbor: Uint8Array, offset: number): Head | undefined {
  const first = cbor[offset];
  if (first === undefined) return undefined;
  const short = first & 31;
  const size = short < 24 ? 0 : short < 28 ? 1 << (short - 24) : NaN; // CTAP2 allows no indefinite lengths
  const next = offset + 1 + size;
  if (!(next <= cbor.length)) return undefined;
  let value = size === 0 ? short : 0;
  for (const byte of cbor.subarray(offset + 1, next)) value = value * 256 + byte;
  return { major: first >> 5, value, next };
}
