/** Encodes, decodes, checks and parses strkeys (SEP-23). */

import { attempt, describe, unexpected } from "../internal/fault.ts";
import type { Bytes } from "../internal/bytes.ts";
import { textError } from "./_check.ts";
import type { VersionByteName } from "./version_byte_name.ts";
import { KINDS, type Prefix, prefixOf } from "./_kinds.ts";
import { decode, encode, isValid, readPrefix } from "./_codec.ts";
import { muxedIdOf } from "./_muxed.ts";

/** Options for encoding a strkey. */
export interface EncodeStrKeyOptions {
  /** The first character of a `sha256Hash` key: `"H"`, the default, or `"X"`, the prefix of SEP-23. */
  readonly prefix?: "H" | "X" | undefined;
}

/**
 * Encodes raw bytes as a strkey (SEP-23): the version byte of the type, the bytes and a CRC-16, in base32.
 * {@linkcode decodeStrKey} is its inverse and is equally strict.
 *
 * @param type the strkey type
 * @param data the raw bytes; {@linkcode VersionByteName} lists the lengths
 * @param options the prefix of a SHA-256 hash
 * @returns the strkey
 * @throws {TypeError} if `data` is not a `Uint8Array`, or `options` or its `prefix` is invalid
 * @throws {DwsaError} `strkey/length` if there are too few or too many bytes, `strkey/payload` or `strkey/balance-type`
 * if the bytes are not a valid signed payload or claimable balance, `strkey/kind` if `type` is not a strkey type
 *
 * @example Encode the ID of a contract
 * ```ts
 * import { fromHex } from "@dwsa/base";
 * import { encodeStrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const id = fromHex("363eaa3867841fbad0f4ed88c779e4fe66e56a2470dc98c0ec9c073d05c7b103");
 * assert.equal(encodeStrKey("contract", id), "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * ```
 */
export function encodeStrKey(type: VersionByteName, data: Uint8Array, options?: EncodeStrKeyOptions): string {
  return encode(prefixFor(type, readPrefix(options)), data);
}

/**
 * Decodes a strkey (SEP-23) of a known type. Accepts only the canonical encoding: upper case, no padding, zero spare
 * bits, the exact length and a matching checksum.
 *
 * @param type the strkey type that `text` must have
 * @param text the strkey
 * @returns the bytes between the version byte and the checksum, in a new array
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `strkey/kind` if `text` is a strkey of a different type or not a strkey, or `type` is not a
 *   strkey type; `strkey/length`, `strkey/character`, `strkey/spare-bits` or `strkey/checksum` if `text` is malformed;
 *   `strkey/payload` or `strkey/balance-type` if the bytes are not a valid signed payload or claimable balance
 *
 * @example Decode a key, and the error for a wrong type
 * ```ts
 * import { decodeStrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const account = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * assert.equal(decodeStrKey("ed25519PublicKey", account).length, 32);
 * assert.throws(() => decodeStrKey("contract", account), {
 *   code: "strkey/kind",
 *   message: "Cannot decode the strkey: expected a contract strkey (C...), got an account strkey (G...)",
 * });
 * ```
 */
export function decodeStrKey(type: VersionByteName, text: string): Bytes {
  return decode(prefixFor(type, text), text);
}

/**
 * Returns whether a value is a valid strkey of a type, that is, whether {@linkcode decodeStrKey} accepts it. Never
 * throws. A string of the wrong length is rejected immediately, however long it is.
 *
 * @param type the expected type
 * @param text any value
 * @returns `true` if `text` is a valid strkey of this type; `false` otherwise, including if `type` is not a strkey type
 *
 * @example Check a key
 * ```ts
 * import { isValidStrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const account = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * assert.equal(isValidStrKey("ed25519PublicKey", account), true);
 * assert.equal(isValidStrKey("contract", account), false);
 * assert.equal(isValidStrKey("contract", undefined), false);
 * ```
 */
export function isValidStrKey(type: VersionByteName, text: unknown): boolean {
  const prefix = prefixOf(text);
  return prefix !== undefined && KINDS[prefix].type === type && isValid(prefix, text);
}

/**
 * The parts of a strkey of any type: a union with the discriminant `type`. Support for later protocols adds types in
 * minor versions, so a `switch` needs a default.
 */
export type ParsedStrKey = PlainStrKey | MuxedStrKey | MuxedContractStrKey | SignedPayloadStrKey;

/** A strkey whose bytes are a single key, hash or ID. */
export interface PlainStrKey {
  /** The strkey type. */
  readonly type: Exclude<VersionByteName, "med25519PublicKey" | "muxedContract" | "signedPayload">;
  /**
   * The 32 raw bytes: a public key, a secret seed, a hash or an ID. For a claimable balance, 33 bytes that begin with
   * the type byte.
   */
  readonly bytes: Bytes;
}

/** A muxed account, `M…`: an account and the ID of one of its users. */
export interface MuxedStrKey {
  /** The strkey type. */
  readonly type: "med25519PublicKey";
  /** The 40 raw bytes: the public key, then the ID. */
  readonly bytes: Bytes;
  /** The 32-byte public key of the account. */
  readonly publicKey: Bytes;
  /** The ID: an unsigned 64-bit integer. */
  readonly muxedId: bigint;
}

/** A muxed contract, `W…` (CAP-84): a contract and the ID of one of its users. */
export interface MuxedContractStrKey {
  /** The strkey type. */
  readonly type: "muxedContract";
  /** The 40 raw bytes: the contract ID, then the user's ID. */
  readonly bytes: Bytes;
  /** The 32-byte ID of the contract. */
  readonly contractId: Bytes;
  /** The ID: an unsigned 64-bit integer. */
  readonly muxedId: bigint;
}

/** A signed payload, `P…` (CAP-40). */
export interface SignedPayloadStrKey {
  /** The strkey type. */
  readonly type: "signedPayload";
  /** The 40 to 100 raw bytes: the public key, the length of the payload, the payload and its padding. */
  readonly bytes: Bytes;
  /** The 32-byte public key of the signer. */
  readonly publicKey: Bytes;
  /** The payload: 1 to 64 bytes, without padding. */
  readonly payload: Bytes;
}

/**
 * Parses a strkey of any type.
 *
 * @param text a strkey of any type
 * @returns the type, the bytes and their parts
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `strkey/kind` if the first character is not a strkey prefix, otherwise as in
 *   {@linkcode decodeStrKey}
 *
 * @example The parts of a muxed account
 * ```ts
 * import { encodeStrKey, parseStrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const key = parseStrKey("MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK");
 * assert(key.type === "med25519PublicKey");
 * assert.equal(key.muxedId, 9223372036854775808n);
 * assert.equal(
 *   encodeStrKey("ed25519PublicKey", key.publicKey),
 *   "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 * );
 * ```
 */
export function parseStrKey(text: string): ParsedStrKey {
  const prefix = prefixOf(text);
  if (!prefix) throw textError(prefix, text);
  const { type } = KINDS[prefix];
  const bytes = decode(prefix, text);
  const first = bytes.slice(0, 32);
  switch (type) {
    case "med25519PublicKey":
      return { type, bytes, publicKey: first, muxedId: muxedIdOf(bytes) };
    case "muxedContract":
      return { type, bytes, contractId: first, muxedId: muxedIdOf(bytes) };
    case "signedPayload":
      // The length of a payload is at most 64, so its last byte is sufficient.
      return { type, bytes, publicKey: first, payload: bytes.slice(36, 36 + bytes[35]!) };
    default:
      return { type, bytes };
  }
}

/**
 * Parses a value that may be a strkey. Never throws.
 *
 * @param text any value
 * @returns the result of {@linkcode parseStrKey}, or `undefined` if `text` is not a valid strkey
 *
 * @example Parse a string that a user typed
 * ```ts
 * import { tryParseStrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * assert.equal(tryParseStrKey("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE")?.type, "contract");
 * assert.equal(tryParseStrKey("CA3D5KRYM6CB"), undefined);
 * ```
 */
export function tryParseStrKey(text: unknown): ParsedStrKey | undefined {
  const prefix = prefixOf(text);
  return prefix && isValid(prefix, text) ? parseStrKey(text as string) : undefined;
}

/**
 * Returns the prefix of a type: the first character of the string if it is a prefix of this type, otherwise the type's
 * first prefix.
 */
function prefixFor(type: VersionByteName, text?: unknown): Prefix {
  return attempt("look up the strkey type", () => {
    const given = prefixOf(text);
    if (given !== undefined && KINDS[given].type === type) return given;
    for (const prefix in KINDS) if (KINDS[prefix as Prefix].type === type) return prefix as Prefix;
    throw unexpected("strkey/kind", 'type to be a name such as "contract"', describe(type));
  });
}
