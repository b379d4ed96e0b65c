/** Encodes, decodes, checks and parses strkeys (SEP-23). */

import type { Bytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import { strKeyError, textError } from "./_check.ts";
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
 * The strkey (SEP-23) of raw bytes: the version byte of the kind, the bytes and a CRC-16, in base32. It is as strict as
 * {@linkcode decodeStrKey}, which returns the same bytes for the result.
 *
 * @param type the type of key
 * @param data the raw bytes, as many as {@linkcode VersionByteName} says
 * @param options the prefix, for the kind that has two
 * @returns the strkey
 * @throws {TypeError} if `data` is not a `Uint8Array`, or `options` is not an object with `prefix` as one of the two
 * @throws {DwsaError} `strkey/length` if there are too few or too many bytes, `strkey/payload` or `strkey/balance-type`
 * if they are not a signed payload or a claimable balance, `strkey/kind` if the kind does not exist
 *
 * @example Encode the id of a contract
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
 * The raw bytes of a strkey (SEP-23) of a known kind. Accepts only the one canonical text of these bytes: capital
 * characters, no padding, zero spare bits, the exact length, a matching checksum.
 *
 * @param type the kind that the key must have
 * @param text the strkey
 * @returns the bytes between the version byte and the checksum, in a new array
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `strkey/kind` if it is a key of another type or not a strkey, `strkey/length`,
 * `strkey/character`, `strkey/spare-bits` or `strkey/checksum` if it is malformed, `strkey/payload` or
 * `strkey/balance-type` if its bytes are not a signed payload or a claimable balance
 *
 * @example Decode a key, and see the error for a wrong kind
 * ```ts
 * import { decodeStrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const account = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * assert.equal(decodeStrKey("ed25519PublicKey", account).length, 32);
 * assert.throws(() => decodeStrKey("contract", account), {
 *   code: "strkey/kind",
 *   message: "Cannot decode strkey: expected a contract (C...) key, got an account (G...) key",
 * });
 * ```
 */
export function decodeStrKey(type: VersionByteName, text: string): Bytes {
  return decode(prefixFor(type, text), text);
}

/**
 * Whether a value is a valid strkey of a kind: whether {@linkcode decodeStrKey} would accept it. Never throws, for any
 * arguments. A string of the wrong length is rejected at once, even if it is very long.
 *
 * @param type the kind that the key must have
 * @param text any value
 * @returns `true` when it is a valid strkey of that kind; `false` also if the kind does not exist
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
 * The parts of a strkey of any kind: a union with the discriminant `type`. A later protocol adds kinds in a minor
 * version: a `switch` needs a default.
 */
export type ParsedStrKey = PlainStrKey | MuxedStrKey | MuxedContractStrKey | SignedPayloadStrKey;

/** A strkey whose bytes have no further parts. */
export interface PlainStrKey {
  /** The type of key. */
  readonly type: Exclude<VersionByteName, "med25519PublicKey" | "muxedContract" | "signedPayload">;
  /**
   * The 32 raw bytes, a public key, a secret seed, a hash or an id; for a claimable balance 33, the type byte
   * first.
   */
  readonly bytes: Bytes;
}

/** A muxed account, `M…`: an account and an id for one of its users. */
export interface MuxedStrKey {
  /** The type of key. */
  readonly type: "med25519PublicKey";
  /** The 40 raw bytes: the public key, then the id. */
  readonly bytes: Bytes;
  /** The 32-byte public key of the account. */
  readonly publicKey: Bytes;
  /** The id: 64 bits, unsigned. */
  readonly muxedId: bigint;
}

/** A muxed contract, `W…` (CAP-84): a contract and an id for one of its users. */
export interface MuxedContractStrKey {
  /** The type of key. */
  readonly type: "muxedContract";
  /** The 40 raw bytes: the contract id, then the id. */
  readonly bytes: Bytes;
  /** The 32-byte id of the contract. */
  readonly contractId: Bytes;
  /** The id: 64 bits, unsigned. */
  readonly muxedId: bigint;
}

/** A signed payload, `P…` (CAP-40). */
export interface SignedPayloadStrKey {
  /** The type of key. */
  readonly type: "signedPayload";
  /** The 40 to 100 raw bytes: the public key, the length of the payload, the payload and its padding. */
  readonly bytes: Bytes;
  /** The 32-byte public key of the signer. */
  readonly publicKey: Bytes;
  /** The payload: 1 to 64 bytes, without padding. */
  readonly payload: Bytes;
}

/**
 * Parses a strkey of any kind: its kind, its bytes and their parts.
 *
 * @param text a strkey of any kind
 * @returns the kind, the bytes and their parts
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `strkey/kind` if it begins like no strkey, else as {@linkcode decodeStrKey} does
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
      return { type, bytes, publicKey: first, payload: bytes.slice(36, 36 + bytes[35]!) }; // a valid length fits its last byte
    default:
      return { type, bytes };
  }
}

/**
 * Parses a value that may be a strkey. Never throws.
 *
 * @param text any value
 * @returns the result of {@linkcode parseStrKey}, or `undefined` if it would throw
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
 * The prefix of a kind: the first character of the string if it is a prefix of this type, else the first prefix of the
 * kind.
 */
function prefixFor(type: VersionByteName, text?: unknown): Prefix {
  const given = prefixOf(text);
  if (given !== undefined && KINDS[given].type === type) return given;
  for (const prefix in KINDS) if (KINDS[prefix as Prefix].type === type) return prefix as Prefix;
  throw strKeyError("strkey/kind", "Cannot use strkey kind", "a VersionByteName", describe(type));
}
