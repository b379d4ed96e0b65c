import { attempt, unexpected, violated, wrongType } from "../internal/fault.ts";
import { type Bytes, isBytes } from "../internal/bytes.ts";
import { decodeHex, encodeHex } from "../internal/codec.ts";
import { decode, encode } from "./_codec.ts";

/** A claimable balance ID in all common formats. */
export interface ClaimableBalanceId {
  /** The strkey (`B…`) of 58 characters. */
  readonly strkey: string;
  /** The XDR as 72 hexadecimal digits, lower case: the format of the HTTP API. */
  readonly hex: string;
  /** The 32-byte hash, without the type. */
  readonly hash: Bytes;
  /** The 33 bytes in the strkey: the type byte 0, then the hash. */
  readonly body: Bytes;
  /** The 36 bytes of the XDR: the type 0 as 32 bits, then the hash. */
  readonly xdr: Bytes;
}

/**
 * Converts a claimable balance ID in any format to all formats. The JavaScript type and the length identify the format:
 *
 * | format | content |
 * |---|---|
 * | 32 bytes | the hash |
 * | 33 bytes | the body of the strkey: the type byte 0, then the hash |
 * | 36 bytes | the XDR: the type 0 as 32 bits, then the hash |
 * | 72 hexadecimal digits | the XDR, as in the HTTP API |
 * | `B…`, 58 characters | the strkey (SEP-23) |
 *
 * Some explorers show a `B…` of 56 characters, which lacks the type byte. Such a string is rejected with an
 * explanation.
 *
 * @param id the ID in any format
 * @returns the ID in all formats
 * @throws {TypeError} if `id` is neither a string nor a `Uint8Array`
 * @throws {DwsaError} `strkey/length` if the number of bytes matches no format, `strkey/balance-type` if the type is
 *   not 0, `encoding/invalid-hex` if a string of 72 characters is not hexadecimal, otherwise as in
 *   {@linkcode decodeStrKey}
 *
 * @example From the HTTP API to a strkey
 * ```ts
 * import { claimableBalanceId } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * const id = claimableBalanceId("000000003f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a");
 * assert.equal(id.strkey, "BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU");
 * assert.deepEqual(claimableBalanceId(id.hash), id);
 * ```
 */
export function claimableBalanceId(id: string | Uint8Array): ClaimableBalanceId {
  return attempt("read the claimable balance ID", () => {
    const given = typeof id === "string" ? bytesOfText(id) : id;
    if (!isBytes(given)) {
      throw wrongType("id", "a string or a Uint8Array", id);
    }
    const typeLength = given.length - 32;
    if (typeLength !== 0 && typeLength !== 1 && typeLength !== 4) {
      const expected = "32 bytes (a hash), 33 (the body of a strkey) or 36 (XDR)";
      throw unexpected("strkey/length", expected, `${given.length}`);
    }
    if (given.subarray(0, typeLength).some((byte) => byte !== 0)) {
      throw unexpected("strkey/balance-type", "a type of 0 before the hash", "a nonzero type");
    }
    const xdr = new Uint8Array(36);
    xdr.set(given.subarray(typeLength), 4);
    const body = xdr.slice(3);
    return { strkey: encode("B", body), hex: encodeHex(xdr), hash: xdr.slice(4), body, xdr };
  });
}

/** Decodes an ID in one of the string formats. */
function bytesOfText(id: string): Uint8Array {
  if (id.length === 56 && id[0] === "B") {
    const [expected, got] = ["58 characters", "56 instead of 58 characters, since the type byte is missing"];
    throw violated("strkey/length", `id has ${got}`, expected, got);
  }
  if (/^[0-9a-f]{64}$/i.test(id)) {
    const got = "64, which can be a hash without its type; prepend 00000000";
    throw unexpected("strkey/kind", "72 hexadecimal digits", got);
  }
  return id.length === 72 ? decodeHex(id) : decode("B", id);
}
