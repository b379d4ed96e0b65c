/** The public key of a passkey in the form that contracts take. */

import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { count } from "../internal/describe.ts";
import { toHex } from "../encoding/mod.ts";
import { takeBytes } from "./_arguments.ts";
import { findCborBytes } from "./_cbor.ts";
import { fault } from "./_fault.ts";
import { isOnCurve, toInteger } from "./_p256.ts";

const ACTION = "read the passkey's public key";

/** What stands before the key in the SubjectPublicKeyInfo of P-256 (RFC 5480). */
const SPKI_PREFIX = "3059301306072a8648ce3d020106082a8648ce3d030107034200";

/** What stands before x in a COSE key of P-256 (RFC 9053 section 7.1.1), and between x and y. */
const COSE_PREFIX = "a5010203262001215820";
const COSE_MIDDLE = "225820";

/**
 * Reads the P-256 public key of a passkey, in whichever form the browser gives it: the SubjectPublicKeyInfo of
 * `getPublicKey()`, the `attestationObject` of the registration where a browser lacks `getPublicKey()`, or the
 * uncompressed point of SEC 1, section 2.3.3.
 *
 * @param bytes the public key
 * @returns the uncompressed point: 0x04, 32 bytes of x, 32 bytes of y
 * @throws {TypeError} if `bytes` is neither a `Uint8Array` nor an `ArrayBuffer`
 * @throws {DwsaError} `auth/passkey` if it is none of these forms, a compressed point, or no point of the curve
 *
 * @example The key of a registration
 * ```ts
 * import { fromHex, parsePasskeyPublicKey, toHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * // The base point of P-256, as getPublicKey() would give it
 * const point = "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296" +
 *   "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";
 * const spki = fromHex("3059301306072a8648ce3d020106082a8648ce3d030107034200" + point);
 * assert.equal(toHex(parsePasskeyPublicKey(spki)), point);
 * ```
 */
export function parsePasskeyPublicKey(bytes: Uint8Array | ArrayBuffer): Bytes {
  const taken = takeBytes(bytes, ACTION, "bytes");
  const point = findPoint(taken);
  if (point?.length !== 65 || point[0] !== 0x04) {
    const compressed = point?.length === 33;
    throw fault(
      "auth/passkey",
      ACTION,
      "an uncompressed P-256 point of 65 bytes, its SubjectPublicKeyInfo or an attestationObject",
      compressed ? "a compressed point" : count(taken.length, "byte"),
    );
  }
  if (!isOnCurve(toInteger(point.subarray(1, 33)), toInteger(point.subarray(33)))) {
    throw fault("auth/passkey", ACTION, "a point of the curve P-256", "another");
  }
  return point;
}

/** What should be the point, in the form that the first byte tells. */
function findPoint(bytes: Bytes): Bytes | undefined {
  const [first = 0] = bytes;
  if (first === 0x30) return startsWith(bytes, SPKI_PREFIX) ? bytes.slice(SPKI_PREFIX.length / 2) : undefined;
  if (first >> 5 !== 5) return bytes; // no map of CBOR
  const authenticatorData = findCborBytes(bytes, "authData");
  return authenticatorData && coseKeyPoint(attestedKey(authenticatorData));
}

/** The COSE key in authenticator data, and what follows it (Web Authentication, section 6.5.1). */
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
