import { encode } from "./_codec.ts";
import { prefixFor } from "./_prefix_for.ts";
import type { VersionByteName } from "./version_byte_name.ts";

/** What can be chosen when encoding a strkey. */
export interface EncodeStrKeyOptions {
  /** The first letter of a `sha256Hash` key: `"H"`, the default, or `"X"`, which is the one of SEP-23. */
  readonly prefix?: "H" | "X";
}

/**
 * The strkey (SEP-23) of raw bytes: the version byte of the kind, the bytes and a CRC-16, in base32. As strict as
 * {@linkcode decodeStrKey}: what this accepts, that gives back.
 *
 * @param type the kind of key
 * @param data the raw bytes, as many as {@linkcode VersionByteName} says
 * @param options the prefix, for the one kind that has two
 * @returns the strkey
 * @throws {TypeError} if `data` is not a `Uint8Array`
 * @throws {DwsaError} `strkey/length` if there are too few or too many bytes, `strkey/payload` or `strkey/balance-type`
 * if they are no signed payload or claimable balance, `strkey/kind` if there is no such kind or prefix
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
  return encode(prefixFor(type, options?.prefix), data);
}
