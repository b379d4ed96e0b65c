import type { Bytes } from "../internal/bytes.ts";
import { type EncodeStrKeyOptions, type ParsedStrKey, parseStrKey, tryParseStrKey } from "./codec.ts";
import { decode, encode, isValid, readPrefix } from "./_codec.ts";
import { getVersionByteForPrefix } from "./kinds.ts";
import type { VersionByteName } from "./version_byte_name.ts";
import { KINDS, type Prefix, prefixOf } from "./_kinds.ts";

/**
 * Strkeys (SEP-23): keys and identifiers as strings. The first character is the prefix of the type.
 *
 * An encoder accepts raw bytes and returns a strkey. It throws a `TypeError` for a value that is not a `Uint8Array`,
 * and a `DwsaError` with the code `strkey/length`, `strkey/payload` or `strkey/balance-type` for bytes that do not
 * match the type. A decoder accepts a canonical strkey of its type and returns the raw bytes in a new array. It throws
 * a `TypeError` for a value that is not a string, and a `DwsaError` for any other string, with a code such as
 * `strkey/kind` or `strkey/checksum`. A check returns `true` for a canonical strkey of its type and `false` for any
 * other value, and never throws.
 *
 * The same operations are also exported as functions: {@linkcode encodeStrKey}, {@linkcode decodeStrKey},
 * {@linkcode isValidStrKey}, {@linkcode parseStrKey}.
 *
 * @example Decode, check and encode
 * ```ts
 * import { StrKey } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const id = StrKey.decodeContract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * assert.equal(id.length, 32);
 * assert.equal(StrKey.encodeContract(id), "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * assert.equal(StrKey.isValidContract("CA3D5KRYM6CB7OWQ"), false);
 * ```
 */
export class StrKey {
  /**
   * The type of each prefix, in a new object for each access. `H` and `X` are both `sha256Hash`.
   *
   * @example List the prefixes
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * assert.equal(StrKey.types.C, "contract");
   * assert.equal(Object.keys(StrKey.types).sort().join(""), "BCGHLMPSTWX");
   * ```
   */
  static get types(): Record<string, VersionByteName> {
    const types: Record<string, VersionByteName> = {};
    for (const prefix in KINDS) types[prefix] = KINDS[prefix as Prefix].type;
    return types;
  }

  /**
   * Encodes a public key as an account key `G…`.
   *
   * @param data the 32-byte public key
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example Encode the key of an account
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const account = StrKey.encodeEd25519PublicKey(new Uint8Array(32));
   * assert.equal(account, "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF");
   * assert.equal(StrKey.isValidEd25519PublicKey(account), true);
   * assert.deepEqual(StrKey.decodeEd25519PublicKey(account), new Uint8Array(32));
   * ```
   */
  static encodeEd25519PublicKey(data: Uint8Array): string {
    return encode("G", data);
  }

  /**
   * Decodes the public key of an account key `G…`, or of the account in a muxed account key `M…`.
   *
   * @param address the strkey, `G…` or `M…`
   * @returns the 32-byte public key
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   *
   * @example The account in a muxed account
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const key = StrKey.decodeEd25519PublicKey("MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK");
   * assert.equal(StrKey.encodeEd25519PublicKey(key), "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ");
   * ```
   */
  static decodeEd25519PublicKey(address: string): Bytes {
    return prefixOf(address) === "M" ? decode("M", address).slice(0, 32) : decode("G", address);
  }

  /**
   * Returns whether a value is a valid account key `G…`. A muxed account key `M…` is not valid.
   *
   * @param publicKey any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidEd25519PublicKey(publicKey: unknown): boolean {
    return isValid("G", publicKey);
  }

  /**
   * Encodes a public key and an ID as a muxed account key `M…`.
   *
   * @param data 40 bytes: the public key, then the ID as 64 bits, big-endian
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A muxed account
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const data = new Uint8Array(40).fill(7, 0, 32);
   * new DataView(data.buffer).setBigUint64(32, 420n);
   * const muxed = StrKey.encodeMed25519PublicKey(data);
   * assert.equal(StrKey.isValidMed25519PublicKey(muxed), true);
   * assert.deepEqual(StrKey.decodeMed25519PublicKey(muxed), data);
   * ```
   */
  static encodeMed25519PublicKey(data: Uint8Array): string {
    return encode("M", data);
  }

  /**
   * Decodes a muxed account key `M…`.
   *
   * @param address the strkey
   * @returns 40 bytes: the public key, then the ID as 64 bits, big-endian
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodeMed25519PublicKey(address: string): Bytes {
    return decode("M", address);
  }

  /**
   * Returns whether a value is a valid muxed account key `M…`.
   *
   * @param publicKey any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidMed25519PublicKey(publicKey: unknown): boolean {
    return isValid("M", publicKey);
  }

  /**
   * Encodes raw bytes as a secret seed `S…`.
   *
   * @param data the 32-byte seed
   * @returns the strkey, which is a secret
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A secret seed
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const seed = StrKey.encodeEd25519SecretSeed(new Uint8Array(32));
   * assert.equal(StrKey.isValidEd25519SecretSeed(seed), true);
   * assert.deepEqual(StrKey.decodeEd25519SecretSeed(seed), new Uint8Array(32));
   * ```
   */
  static encodeEd25519SecretSeed(data: Uint8Array): string {
    return encode("S", data);
  }

  /**
   * Decodes a secret seed `S…`.
   *
   * @param address the strkey
   * @returns the 32-byte seed, which is a secret
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}; the message does not contain the string
   */
  static decodeEd25519SecretSeed(address: string): Bytes {
    return decode("S", address);
  }

  /**
   * Returns whether a value is a valid secret seed `S…`.
   *
   * @param seed any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidEd25519SecretSeed(seed: unknown): boolean {
    return isValid("S", seed);
  }

  /**
   * Encodes the hash of a pre-authorized transaction as a key `T…`.
   *
   * @param data the 32-byte hash of the transaction
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A pre-authorized transaction
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const key = StrKey.encodePreAuthTx(new Uint8Array(32));
   * assert.equal(key[0], "T");
   * assert.deepEqual(StrKey.decodePreAuthTx(key), new Uint8Array(32));
   * ```
   */
  static encodePreAuthTx(data: Uint8Array): string {
    return encode("T", data);
  }

  /**
   * Decodes the hash in the key `T…` of a pre-authorized transaction.
   *
   * @param address the strkey
   * @returns the 32-byte hash of the transaction
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodePreAuthTx(address: string): Bytes {
    return decode("T", address);
  }

  /**
   * Encodes a SHA-256 hash as a key `H…`, or as `X…`, the prefix in SEP-23.
   *
   * @param data the 32-byte hash
   * @param options the prefix
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example Encode with both prefixes
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const hash = new Uint8Array(32);
   * assert.equal(StrKey.encodeSha256Hash(hash)[0], "H");
   * const key = StrKey.encodeSha256Hash(hash, { prefix: "X" });
   * assert.equal(key, "XAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPQN");
   * assert.deepEqual(StrKey.decodeSha256Hash(key), hash);
   * ```
   */
  static encodeSha256Hash(data: Uint8Array, options: EncodeStrKeyOptions | undefined): string;
  /**
   * Encodes a SHA-256 hash as a key `H…`. For use as `hashes.map(StrKey.encodeSha256Hash)`: the index that `map` passes
   * instead of options is ignored.
   *
   * @param data the 32-byte hash
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example Several hashes
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const hashes = [new Uint8Array(32), new Uint8Array(32).fill(1)];
   * assert.deepEqual(hashes.map(StrKey.encodeSha256Hash).map((key) => key[0]), ["H", "H"]);
   * ```
   */
  static encodeSha256Hash(data: Uint8Array): string;
  static encodeSha256Hash(data: Uint8Array, options?: EncodeStrKeyOptions): string {
    return encode(readPrefix(options), data);
  }

  /**
   * Decodes the hash in a key `H…` or `X…`.
   *
   * @param address the strkey
   * @returns the 32-byte hash
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodeSha256Hash(address: string): Bytes {
    return decode(prefixOf(address) === "X" ? "X" : "H", address);
  }

  /**
   * Encodes a signed payload as a key `P…` (CAP-40).
   *
   * @param data 40 to 100 bytes: the public key, the payload's length as 32 bits, big-endian, the payload of 1 to 64
   *   bytes, and zeros up to a multiple of four
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A signed payload of two bytes
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const data = new Uint8Array(40);
   * data.set([0, 0, 0, 2, 0xca, 0xfe], 32);
   * const key = StrKey.encodeSignedPayload(data);
   * assert.equal(StrKey.isValidSignedPayload(key), true);
   * assert.deepEqual(StrKey.decodeSignedPayload(key), data);
   * ```
   */
  static encodeSignedPayload(data: Uint8Array): string {
    return encode("P", data);
  }

  /**
   * Decodes the key `P…` of a signed payload. {@linkcode StrKey.parse} returns its parts.
   *
   * @param address the strkey
   * @returns 40 to 100 bytes, in the format of {@linkcode StrKey.encodeSignedPayload}
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodeSignedPayload(address: string): Bytes {
    return decode("P", address);
  }

  /**
   * Returns whether a value is a valid key `P…` of a signed payload.
   *
   * @param address any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidSignedPayload(address: unknown): boolean {
    return isValid("P", address);
  }

  /**
   * Encodes a contract ID as a strkey `C…`.
   *
   * @param data the 32-byte ID
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A contract
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const contract = StrKey.encodeContract(new Uint8Array(32));
   * assert.equal(StrKey.isValidContract(contract), true);
   * assert.deepEqual(StrKey.decodeContract(contract), new Uint8Array(32));
   * ```
   */
  static encodeContract(data: Uint8Array): string {
    return encode("C", data);
  }

  /**
   * Decodes the ID of a contract `C…`.
   *
   * @param address the strkey
   * @returns the 32-byte ID
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodeContract(address: string): Bytes {
    return decode("C", address);
  }

  /**
   * Returns whether a value is a valid strkey `C…` of a contract.
   *
   * @param address any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidContract(address: unknown): boolean {
    return isValid("C", address);
  }

  /**
   * Encodes a claimable balance ID as a strkey `B…`. `claimableBalanceId` converts other formats.
   *
   * @param data 33 bytes: the type byte 0, then the hash
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A claimable balance
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const balance = StrKey.encodeClaimableBalance(new Uint8Array(33));
   * assert.equal(StrKey.isValidClaimableBalance(balance), true);
   * assert.deepEqual(StrKey.decodeClaimableBalance(balance), new Uint8Array(33));
   * ```
   */
  static encodeClaimableBalance(data: Uint8Array): string {
    return encode("B", data);
  }

  /**
   * Decodes the strkey `B…` of a claimable balance.
   *
   * @param address the strkey
   * @returns 33 bytes: the type byte 0, then the hash
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodeClaimableBalance(address: string): Bytes {
    return decode("B", address);
  }

  /**
   * Returns whether a value is a valid strkey `B…` of a claimable balance.
   *
   * @param address any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidClaimableBalance(address: unknown): boolean {
    return isValid("B", address);
  }

  /**
   * Encodes a liquidity pool ID as a strkey `L…`.
   *
   * @param data the 32-byte ID
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A liquidity pool
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const pool = StrKey.encodeLiquidityPool(new Uint8Array(32));
   * assert.equal(StrKey.isValidLiquidityPool(pool), true);
   * assert.deepEqual(StrKey.decodeLiquidityPool(pool), new Uint8Array(32));
   * ```
   */
  static encodeLiquidityPool(data: Uint8Array): string {
    return encode("L", data);
  }

  /**
   * Decodes the ID of a liquidity pool `L…`.
   *
   * @param address the strkey
   * @returns the 32-byte ID
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodeLiquidityPool(address: string): Bytes {
    return decode("L", address);
  }

  /**
   * Returns whether a value is a valid strkey `L…` of a liquidity pool.
   *
   * @param address any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidLiquidityPool(address: unknown): boolean {
    return isValid("L", address);
  }

  /**
   * Encodes a muxed contract as a strkey `W…` (CAP-84). `muxedAddress` creates such a strkey from a contract `C…` and
   * an ID.
   *
   * @param data 40 bytes: the contract ID, then the user's ID as 64 bits, big-endian
   * @returns the strkey
   * @throws {TypeError | DwsaError} as in {@linkcode encodeStrKey}
   *
   * @example A muxed contract
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const data = new Uint8Array(40).fill(7, 0, 32);
   * new DataView(data.buffer).setBigUint64(32, 420n);
   * const muxed = StrKey.encodeMuxedContract(data);
   * assert.equal(muxed[0], "W");
   * assert.equal(StrKey.isValidMuxedContract(muxed), true);
   * assert.deepEqual(StrKey.decodeMuxedContract(muxed), data);
   * ```
   */
  static encodeMuxedContract(data: Uint8Array): string {
    return encode("W", data);
  }

  /**
   * Decodes a muxed contract `W…`. {@linkcode StrKey.parse} returns its parts.
   *
   * @param address the strkey
   * @returns 40 bytes: the contract ID, then the user's ID as 64 bits, big-endian
   * @throws {TypeError | DwsaError} as in {@linkcode decodeStrKey}
   */
  static decodeMuxedContract(address: string): Bytes {
    return decode("W", address);
  }

  /**
   * Returns whether a value is a valid strkey `W…` of a muxed contract. A contract `C…` is not valid.
   *
   * @param address any value
   * @returns `true` if the value is valid; never throws
   */
  static isValidMuxedContract(address: unknown): boolean {
    return isValid("W", address);
  }

  /**
   * Returns the type of a strkey by its first character. The other characters are not checked.
   *
   * @param address a strkey, or only its beginning
   * @returns the type, or `undefined` if no type has that prefix
   *
   * @example The type of a prefix
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * assert.equal(StrKey.getVersionByteForPrefix("PA7QYNF7"), "signedPayload");
   * assert.equal(StrKey.getVersionByteForPrefix("?"), undefined);
   * ```
   */
  static getVersionByteForPrefix(address: string): VersionByteName | undefined {
    return getVersionByteForPrefix(address);
  }

  /**
   * Parses a strkey of any type.
   *
   * @param text a strkey of any type
   * @returns the type, the bytes and their parts
   * @throws {TypeError | DwsaError} as in {@linkcode parseStrKey}
   *
   * @example Parse a strkey of unknown type
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const key = StrKey.parse("MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK");
   * assert(key.type === "med25519PublicKey");
   * assert.equal(key.muxedId, 9223372036854775808n);
   * ```
   */
  static parse(text: string): ParsedStrKey {
    return parseStrKey(text);
  }

  /**
   * Parses a value that may be a strkey. Never throws.
   *
   * @param text any value
   * @returns the result of {@linkcode StrKey.parse}, or `undefined` if `text` is not a valid strkey
   *
   * @example Parse a string that a user typed
   * ```ts
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * assert.equal(StrKey.tryParse("hello"), undefined);
   * ```
   */
  static tryParse(text: unknown): ParsedStrKey | undefined {
    return tryParseStrKey(text);
  }
}
