/** Passkey assertions as authenticators and browsers create them, with keys of `node:crypto`. */

import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** The order of P-256. */
export const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** A key pair of P-256. */
export interface P256Pair {
  readonly privateKey: KeyObject;
  /** The result of `getPublicKey()` of a registration: a SubjectPublicKeyInfo. */
  readonly spki: Uint8Array;
  /** The uncompressed point. */
  readonly point: Uint8Array;
}

/** Generates a key pair. */
export function newPair(): P256Pair {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = Uint8Array.from(publicKey.export({ type: "spki", format: "der" }));
  return { privateKey, spki, point: spki.slice(-65) };
}

/** Signs the SHA-256 hash of data and returns the signature in DER. */
export function signDer(data: Uint8Array, { privateKey }: P256Pair): Uint8Array {
  return Uint8Array.from(sign("sha256", data, privateKey));
}

/** Returns whether r‖s is a valid signature of the SHA-256 hash of data. */
export async function verifyRaw(data: Uint8Array, signature: Uint8Array, { spki }: P256Pair): Promise<boolean> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("spki", Uint8Array.from(spki), algorithm, false, ["verify"]);
  return await crypto.subtle.verify(algorithm, key, Uint8Array.from(signature), Uint8Array.from(data));
}

/** Creates the assertion that a browser returns after a passkey has signed a challenge. */
export function assertion(challenge: Uint8Array, pair: P256Pair, type = "webauthn.get"): {
  authenticatorData: Uint8Array;
  clientDataJSON: Uint8Array;
  signature: Uint8Array;
  signed: Uint8Array;
} {
  const authenticatorData = new Uint8Array(37).fill(1);
  const clientData = { type, challenge: Buffer.from(challenge).toString("base64url"), origin: "https://example.com" };
  const clientDataJSON = new TextEncoder().encode(JSON.stringify(clientData));
  const digest = createHash("sha256").update(clientDataJSON).digest();
  const signed = Uint8Array.from([...authenticatorData, ...digest]);
  return { authenticatorData, clientDataJSON, signature: signDer(signed, pair), signed };
}

/** Creates an attestation object: CBOR, with the fields in the order that authenticators use. */
export function attestation(
  point: Uint8Array,
  options: {
    readonly statement?: readonly number[];
    readonly flags?: number;
    readonly coseKey?: readonly number[];
    readonly idLength?: number;
  } = {},
): Uint8Array {
  const { statement = [0xa0], flags = 0x45, idLength = 20 } = options;
  const coseKey = options.coseKey ??
    [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...point.slice(1, 33), 0x22, 0x58, 32, ...point.slice(33)];
  const authData = [
    ...new Array(32).fill(1), // hash of the relying party's ID
    flags,
    ...[0, 0, 0, 7], // counter
    ...new Array(16).fill(2), // AAGUID
    ...[idLength >> 8, idLength & 255],
    ...new Array(idLength).fill(9),
    ...coseKey,
  ];
  const { length } = authData;
  const header = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  const text = (value: string) => [0x60 + value.length, ...new TextEncoder().encode(value)];
  return Uint8Array.from([
    0xa3,
    ...[...text("fmt"), ...text("none")],
    ...[...text("attStmt"), ...statement],
    ...[...text("authData"), ...header, ...authData],
  ]);
}
