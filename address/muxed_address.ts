import { attempt, describe, Fault, wrongType } from "../internal/fault.ts";
import type { IntLike } from "../internal/int_like.ts";
import { fitsBits, integerText } from "../internal/integers.ts";
import { decode, describePrefix, encode, type Prefix } from "../strkey/_shared.ts";
import type { AddressType } from "./address_type.ts";
import { kindError, kindOfText } from "./_types.ts";

/**
 * Creates the address of one user of an account or a contract: `M…` for `G…`, `W…` for `C…`. Exchanges and services
 * that use one address for many customers can give each customer a muxed address. In a contract call, a muxed address
 * can only receive payments: it cannot sign, hold storage, be called or deploy contracts. Nodes of protocols 28 and 29
 * cannot decode a transaction with a `W…` address; see `requiredProtocol`.
 *
 * @param address the strkey `G…` of an account or `C…` of a contract
 * @param id the ID of the user, from 0 to 2^64 - 1: a bigint, a safe integer, or a string of decimal digits without
 *   leading zeros. 0 is a valid ID
 * @returns the strkey `M…` or `W…`
 * @throws {TypeError} if `address` is not a string, or `id` is not a bigint, a number or a string
 * @throws {RangeError} if `id` is not an integer in this range
 * @throws {DwsaError} `address/kind` if `address` is of any other type, such as a muxed address; `strkey/…` if `address`
 *   is malformed
 *
 * @example Customer 7 of a contract
 * ```ts
 * import { extractBaseAddress, muxedAddress } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const contract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const deposit = muxedAddress(contract, 7n);
 * assert.equal(deposit[0], "W");
 * assert.equal(extractBaseAddress(deposit), contract);
 * ```
 */
export function muxedAddress(address: string, id: IntLike): string {
  const { type, prefix } = kindOfText(address);
  const muxed = MUXED[type];
  if (muxed === null) throw kindError("an account (G...) or a contract (C...)", describePrefix(prefix));
  const body = new Uint8Array(40);
  body.set(decode(prefix, address));
  new DataView(body.buffer).setBigUint64(32, parseId(id));
  return encode(muxed, body);
}

/**
 * Returns the account or contract of a possibly muxed address: `G…` for `M…`, `C…` for `W…`; `G…` and `C…` are returned
 * unchanged.
 *
 * @param address the strkey: `G…`, `M…`, `C…` or `W…`
 * @returns the strkey `G…` or `C…`
 * @throws {TypeError} if `address` is not a string
 * @throws {DwsaError} `address/kind` if `address` is of any other type, such as a claimable balance, a liquidity pool
 *   or a secret seed; `strkey/…` if `address` is malformed. The message does not contain the string
 *
 * @example The account of a customer
 * ```ts
 * import { extractBaseAddress } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const base = extractBaseAddress("MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK");
 * assert.equal(base, "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ");
 * assert.equal(extractBaseAddress(base), base);
 * ```
 */
export function extractBaseAddress(address: string): string {
  const { type, prefix } = kindOfText(address);
  const base = BASE[type];
  if (base === null) {
    throw kindError("an account (G... or M...) or a contract (C... or W...)", describePrefix(prefix));
  }
  return encode(base, decode(prefix, address).subarray(0, 32));
}

/** The prefix of the muxed variant of each address type; `null` if there is none. */
const MUXED: Readonly<Record<AddressType, Prefix | null>> = {
  account: "M",
  contract: "W",
  muxedAccount: null,
  muxedContract: null,
  claimableBalance: null,
  liquidityPool: null,
};

/** The prefix of the account or contract in each address type; `null` if there is none. */
const BASE: Readonly<Record<AddressType, Prefix | null>> = {
  account: "G",
  contract: "C",
  muxedAccount: "G",
  muxedContract: "C",
  claimableBalance: null,
  liquidityPool: null,
};

/** Parses an ID: an unsigned 64-bit integer. */
function parseId(id: IntLike): bigint {
  return attempt("create a muxed address", () => {
    const expected = "an integer from 0 to 18446744073709551615";
    const isDigits = typeof id === "string" && /^(0|[1-9]\d{0,19})$/.test(id);
    if (typeof id === "bigint" || Number.isSafeInteger(id) || isDigits) {
      const value = BigInt(id);
      if (fitsBits(value, 64, false)) return value;
    } else if (typeof id !== "number" && typeof id !== "string") throw wrongType("id", expected, id);
    const got = typeof id === "bigint" ? integerText(id) : typeof id === "string" ? describe(id) : `${id}`;
    const hint = typeof id === "number" && Number.isInteger(id) && id > 0 ? "; use a bigint" : "";
    throw new Fault("range", `expected id to be ${expected}, got ${got}${hint}`);
  });
}
