import { isValid } from "./_codec.ts";
import { KINDS, prefixOf } from "./_kinds.ts";
import type { VersionByteName } from "./version_byte_name.ts";

/**
 * Whether a value is a valid strkey of a kind: whether {@linkcode decodeStrKey} would accept it. Never throws,
 * whatever the arguments, and is done at once with a text of the wrong length, however long.
 *
 * @param type the kind that the key must have
 * @param text any value
 * @returns `true` when it is a valid strkey of that kind; `false` also when there is no such kind
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
