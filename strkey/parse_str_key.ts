import type { Bytes } from "../internal/bytes.ts";
import { decode, isValid } from "./_codec.ts";
import { textFault } from "./_fault.ts";
import { KINDS, prefixOf } from "./_kinds.ts";
import type { VersionByteName } from "./version_byte_name.ts";

/** What a strkey of any kind is: a union to tell apart by `type`. */
export type ParsedStrKey = PlainStrKey | MuxedStrKey | SignedPayloadStrKey;

/** A strkey whose bytes have no further parts. */
export interface PlainStrKey {
  /** The kind of key. */
  readonly type: Exclude<VersionByteName, "med25519PublicKey" | "signedPayload">;
  /** The 32 raw bytes, a public key, a secret seed, a hash or an id; for a claimable balance 33, the type byte first. */
  readonly bytes: Bytes;
}

/** A muxed account, `M…`: an account and a number that tells its users apart. */
export interface MuxedStrKey {
  /** The kind of key. */
  readonly type: "med25519PublicKey";
  /** The 40 raw bytes: the public key, then the id. */
  readonly bytes: Bytes;
  /** The 32-byte public key of the account. */
  readonly publicKey: Bytes;
  /** The id: 64 bits, unsigned. */
  readonly muxedId: bigint;
}

/** A signed payload, `P…` (CAP-40). */
export interface SignedPayloadStrKey {
  /** The kind of key. */
  readonly type: "signedPayload";
  /** The 40 to 100 raw bytes: the public key, the length of the payload, the payload and its padding. */
  readonly bytes: Bytes;
  /** The 32-byte public key of the signer. */
  readonly publicKey: Bytes;
  /** The payload: 1 to 64 bytes, without padding. */
  readonly payload: Bytes;
}

/**
 * Says what any strkey is: its kind, its bytes and their parts.
 *
 * @param text a strkey of any kind
 * @returns the kind, the bytes and what they consist of
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `strkey/kind` if it begins like no strkey, else as {@linkcode decodeStrKey} does
 *
 * @example Take a muxed account apart
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
  if (!prefix) throw textFault(prefix, text);
  const { type } = KINDS[prefix];
  const bytes = decode(prefix, text);
  if (type !== "med25519PublicKey" && type !== "signedPayload") return { type, bytes };
  const publicKey = bytes.slice(0, 32);
  return type === "signedPayload"
    ? { type, bytes, publicKey, payload: bytes.slice(36, 36 + bytes[35]!) } // a valid length fits its last byte
    : { type, bytes, publicKey, muxedId: new DataView(bytes.buffer).getBigUint64(32) };
}

/**
 * Says what any value is as a strkey, if it is one. Never throws.
 *
 * @param text any value
 * @returns what {@linkcode parseStrKey} gives, or `undefined` when it would throw
 *
 * @example Tell what a user has typed
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
