/** Encodes passkey assertions and P-256 signatures; errors name the invalid part. */

import { fromHex, toBase64, toHex } from "../encoding/mod.ts";
import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { count, unexpected, violated, wrongType } from "../internal/fault.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import type { ScVal } from "../xdr/mod.ts";
import { parseBuffer } from "./_arguments.ts";
import { symbolMap } from "./_credentials.ts";
import type { PasskeyAssertion } from "./passkey_assertion.ts";

/** The order of the P-256 group (SEC 2, section 2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Validates an assertion, and encodes it as `passkeySignature` does. `name` and `wanted` are the names of the
 * assertion and of the challenge in messages.
 */
export function encodeAssertion(
  name: string,
  assertion: PasskeyAssertion,
  challenge: Uint8Array,
  wanted = "the one passed",
): ScVal {
  if (typeof assertion !== "object" || assertion === null) throw wrongType(name, "an object", assertion);
  const authenticatorData = parseBuffer(assertion.authenticatorData, `${name}.authenticatorData`);
  const clientData = parseBuffer(assertion.clientDataJSON, `${name}.clientDataJSON`);
  const signature = parseDer(`${name}.signature`, assertion.signature);
  if (authenticatorData.length < 37) {
    const got = count(authenticatorData.length, "byte");
    throw unexpected("auth/passkey", `${name}.authenticatorData to have at least 37 bytes`, got);
  }
  const { type, challenge: signed } = parseObject(`${name}.clientDataJSON`, clientData);
  if (type !== "webauthn.get") {
    const rule = `the type in ${name}.clientDataJSON is not "webauthn.get"; ` +
      "pass the response of navigator.credentials.get()";
    throw violated("auth/passkey", rule, 'the type "webauthn.get"', "a different type");
  }
  if (!isChallenge(signed, challenge)) {
    const rule = `the challenge in ${name}.clientDataJSON is not ${wanted}`;
    throw violated("auth/passkey", rule, "the challenge of this request", "a different challenge");
  }
  return symbolMap({ authenticator_data: authenticatorData, client_data_json: clientData, signature });
}

/** Returns whether a value from client data is this challenge (Web Authentication, section 5.8.1). */
function isChallenge(value: unknown, challenge: Uint8Array): boolean {
  // The challenge is in base64url without padding. The length is compared first, to avoid encoding long challenges.
  const isAsLong = typeof value === "string" && value.length === Math.ceil(challenge.length * 4 / 3);
  return isAsLong && value === toBase64(challenge).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function parseObject(name: string, json: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(decodeUtf8(json) ?? ""));
  } catch {
    const got = `${count(json.length, "byte")} that cannot be parsed`;
    throw unexpected("auth/passkey", `${name} to be JSON`, got);
  }
}

/** Converts a signature as `parseP256Signature` does. Errors name the signature `name`. */
export function parseDer(name: string, der: Uint8Array | ArrayBuffer): Bytes {
  const bytes = parseBuffer(der, name);
  // The content has at most 70 bytes, so every length takes one byte.
  if (bytes[0] !== 0x30 || bytes[1] !== bytes.length - 2) {
    const expected = `${name} to be one DER sequence (0x30) with nothing after it`;
    throw unexpected("auth/passkey", expected, count(bytes.length, "byte"));
  }
  const r = readInteger(`r of ${name}`, bytes, 2);
  const s = readInteger(`s of ${name}`, bytes, r.end);
  if (s.end !== bytes.length) {
    const got = count(bytes.length - s.end, "byte");
    throw violated("auth/passkey", `${name} has ${got} after s`, "nothing after s", got);
  }
  return concatBytes(toBytes32(r.value), toBytes32(s.value > ORDER / 2n ? ORDER - s.value : s.value));
}

/** Parses an integer in canonical DER that is above 0 and below the order of the group. */
function readInteger(name: string, der: Uint8Array, start: number): { value: bigint; end: number } {
  const length = der[start + 1] ?? 0;
  const bytes = der.subarray(start + 2, start + 2 + length);
  if (der[start] !== 0x02 || length === 0 || bytes.length !== length) {
    const rule = `${name} is not a complete DER integer (0x02)`;
    throw violated("auth/passkey", rule, "a DER integer", "something else or too few bytes");
  }
  const [first = 0, second = 0x80] = bytes;
  if (first >= 0x80 || (first === 0 && second < 0x80)) {
    const rule = `${name} must be positive and in its shortest DER encoding`;
    throw violated("auth/passkey", rule, "the shortest DER encoding", "another encoding");
  }
  const value = toInteger(bytes);
  if (value === 0n || value >= ORDER) {
    const got = value === 0n ? "0" : "a larger integer";
    throw unexpected("auth/passkey", `${name} to be above 0 and below the order of P-256`, got);
  }
  return { value, end: start + 2 + length };
}

/** Parses an unsigned big-endian integer. */
export function toInteger(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes)}`);
}

/** Encodes an integer as 32 big-endian bytes. */
function toBytes32(value: bigint): Bytes {
  return fromHex(value.toString(16).padStart(64, "0"));
}
