/** Converts parameters to wire values, by the meanings of their fields. */

import { addressToMuxedAccount } from "../address/mod.ts";
import { parseTokenAmount } from "../amount/mod.ts";
import { parseAsset as readAsset } from "../contract/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { convertString } from "../internal/arguments.ts";
import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { decodeHex } from "../internal/codec.ts";
import { Fault, quote, unexpected, wrongType } from "../internal/fault.ts";
import { MAX_INT64, parseIntLike } from "../internal/int_like.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { decodeSignerKey } from "../keys/mod.ts";
import { claimableBalanceId, decodeStrKey, isValidStrKey } from "../strkey/mod.ts";
import {
  type AlphaNum4,
  type Asset,
  ChangeTrustAsset,
  ClaimableBalanceId,
  ClaimPredicate,
  LiquidityPoolConstantProductParameters,
  LiquidityPoolParameters,
  type MuxedAccount,
  Price,
  PublicKey,
  TrustLineAsset,
} from "../xdr/mod.ts";
import { type Field, type MeaningName, POOL_FEE, PREDICATE_DEPTH, TOO_DEEP, type WireTypes } from "./_meanings.ts";

/** Converts a parameter, whose path is `at`, to a wire value. */
export type Parse<Name extends MeaningName> = (at: string, value: unknown, field: Field) => WireTypes[Name];

/** The parsers of an operation, by field meaning. */
export type Parsers = { readonly [Name in MeaningName]?: Parse<Name> };

/** Parses an account (`G…`) and returns its raw public key. */
export function parseAccountKey(at: string, value: unknown): Bytes {
  return convertString(at, "an account (G...)", value, (text) => decodeStrKey("ed25519PublicKey", text));
}

export function parseAccount(at: string, value: unknown): WireTypes["account"] {
  return PublicKey.publicKeyTypeEd25519(parseAccountKey(at, value));
}

export function parseMuxedAccount(at: string, value: unknown): MuxedAccount {
  return convertString(at, "an account (G...) or a muxed account (M...)", value, addressToMuxedAccount);
}

export function parseAsset(at: string, value: unknown): Asset {
  return assetOf(at, '"native" or "CODE:G..."', value);
}

/** Parses an asset other than the native asset, which the check of the field rejects. */
export function parseIssuedAsset(at: string, value: unknown): Asset {
  return assetOf(at, '"CODE:G..."', value);
}

function assetOf(at: string, expected: string, value: unknown): Asset {
  return convertString(at, expected, value, readAsset);
}

export function parseTrustLine(at: string, value: unknown): WireTypes["trustLine"] {
  const expected = '"CODE:G..." or { pool: [assetA, assetB] }';
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const { type, value: credit } = assetOf(at, expected, value);
    return ChangeTrustAsset[type as "assetTypeCreditAlphanum4"](credit as AlphaNum4);
  }
  const { pool } = readOptions<{ pool: unknown }>(value as { pool: unknown }, ["pool"], at);
  return ChangeTrustAsset.assetTypePoolShare(poolParameters(`${at}.pool`, pool));
}

export function parseTrustLineAsset(at: string, value: unknown): WireTypes["trustLineAsset"] {
  if (isValidStrKey("liquidityPool", value)) {
    return TrustLineAsset.assetTypePoolShare(decodeStrKey("liquidityPool", value as string));
  }
  const { type, value: credit } = assetOf(at, '"CODE:G..." or a liquidity pool (L...)', value);
  return TrustLineAsset[type as "assetTypeCreditAlphanum4"](credit as AlphaNum4);
}

export function parseAmount(at: string, value: unknown): WireTypes["amount"] {
  const expected = 'a decimal string such as "12.5", or a bigint in base units';
  if (typeof value !== "bigint" && typeof value !== "string") throw wrongType(at, expected, value);
  const digits = typeof value === "bigint" ? `${value}` : decimalDigits(at, expected, value, 7);
  const wire = digits.length > 20 ? undefined : BigInt(digits);
  if (wire !== undefined && wire <= MAX_INT64 && wire >= -MAX_INT64) return wire;
  const isLess = digits.startsWith("-");
  throw outOfRange(at, `to be at ${isLess ? "least -" : "most "}922337203685.4775807`, isLess ? "less" : "more");
}

export function parsePrice(at: string, value: unknown): WireTypes["price"] {
  const expected = 'a decimal string such as "1.25", { value, exact } or { n, d }';
  if (typeof value === "string") return decimalPrice(at, expected, value, true);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrongType(at, expected, value);
  const names = ["n", "d", "value", "exact"] as const;
  const given = readOptions<Record<typeof names[number], unknown>>(value as never, names, at);
  if (given.value !== undefined && (given.n !== undefined || given.d !== undefined)) {
    throw new Fault("type", `expected ${at} to be either { value, exact } or { n, d }, got both`, { path: at });
  }
  if (given.value === undefined) {
    const [n, d] = (["n", "d"] as const).map((part) =>
      Number(parseIntLike(`${at}.${part}`, given[part], -MAX_INT32, MAX_INT32))
    );
    return new Price({ n: n!, d: d! });
  }
  const decimal = 'a decimal string such as "1.25"';
  if (typeof given.value !== "string") throw wrongType(`${at}.value`, decimal, given.value);
  if (typeof given.exact !== "boolean") throw wrongType(`${at}.exact`, "a boolean", given.exact);
  return decimalPrice(`${at}.value`, decimal, given.value, given.exact);
}

export function parseInteger(at: string, value: unknown): WireTypes["integer"] {
  return parseIntLike(at, value, -MAX_INT64, MAX_INT64);
}

export function parseNumber(at: string, value: unknown): WireTypes["number"] {
  return Number(parseIntLike(at, value, 0, 0xffff_ffff));
}

export function parseFlags(at: string, value: unknown, field: Field): WireTypes["flags"] {
  if (!Array.isArray(value)) throw wrongType(at, "an array of flag names", value);
  return Array.from(value, (flag, i) => {
    if (flag === undefined) throw wrongType(`${at}[${i}]`, "a flag name", flag);
    return 1 << field.flags!.indexOf(readChoice(`${at}[${i}]`, flag, field.flags!)!);
  }).reduce((bits, bit) => bits | bit, 0);
}

export function parseString(at: string, value: unknown, { most = 64 }: Field): WireTypes["string"] {
  const bytes = typeof value === "string" ? encodeUtf8(value) : undefined;
  if (bytes === undefined) throw wrongType(at, "a well-formed string", value);
  requireSize(at, bytes.length, most);
  return value as string;
}

export function parseBytes(at: string, value: unknown, { most = 64 }: Field): WireTypes["bytes"] {
  const bytes = typeof value === "string" ? encodeUtf8(value) : value;
  if (!isBytes(bytes)) throw wrongType(at, "a well-formed string, a Uint8Array or null", value);
  requireSize(at, bytes.length, most);
  return copyBytes(bytes);
}

export function parseBalance(at: string, value: unknown): WireTypes["balance"] {
  const expected = "a claimable balance (B... or 72 hexadecimal digits)";
  const { hash } = convertString(at, expected, value, claimableBalanceId);
  return ClaimableBalanceId.claimableBalanceIdTypeV0(hash);
}

export function parsePool(at: string, value: unknown): WireTypes["pool"] {
  const expected = "a liquidity pool (L... or 64 hexadecimal digits)";
  return convertString(
    at,
    expected,
    value,
    (text) => text.length === 64 ? decodeHex(text) : decodeStrKey("liquidityPool", text),
  );
}

export function parseSignerKey(at: string, value: unknown): WireTypes["signerKey"] {
  return convertString(at, "a signer key (G..., T..., X..., H... or P...)", value, decodeSignerKey);
}

export function parsePredicate(at: string, value: unknown): WireTypes["predicate"] {
  return predicateOf(at, value, 1);
}

function predicateOf(at: string, json: unknown, depth: number): ClaimPredicate {
  if (json === "unconditional") return ClaimPredicate.claimPredicateUnconditional();
  const names = ["and", "or", "not", "before_absolute_time", "before_relative_time"] as const;
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw wrongType(at, `"unconditional" or an object with one of ${names.join(", ")}`, json);
  }
  const entries = Object.entries(readOptions<Record<string, unknown>>(json as never, names, at));
  if (entries.length !== 1) {
    const expected = `${at} to have exactly one of ${names.join(", ")}`;
    throw new Fault("type", `expected ${expected}, got ${entries.length}`, { path: at });
  }
  const [[type, value]] = entries as [[typeof names[number], unknown]];
  const inside = `${at}.${type}`;
  if (type === "before_absolute_time" || type === "before_relative_time") {
    const seconds = parseIntLike(inside, value, 0, MAX_INT64);
    return type === "before_absolute_time"
      ? ClaimPredicate.claimPredicateBeforeAbsoluteTime(seconds)
      : ClaimPredicate.claimPredicateBeforeRelativeTime(seconds);
  }
  if (depth === PREDICATE_DEPTH) {
    throw new Fault("operation/malformed", `${at} ${TOO_DEEP}`, { path: at });
  }
  if (type === "not") return ClaimPredicate.claimPredicateNot(predicateOf(inside, value, depth + 1));
  if (!Array.isArray(value) || value.length !== 2) throw wrongType(inside, "an array of two predicates", value);
  const both = Array.from(value, (each, i) => predicateOf(`${inside}[${i}]`, each, depth + 1));
  return type === "and" ? ClaimPredicate.claimPredicateAnd(both) : ClaimPredicate.claimPredicateOr(both);
}

/** Parses two assets and returns the parameters of their pool. */
export function poolParameters(at: string, value: unknown): LiquidityPoolParameters {
  if (!Array.isArray(value) || value.length !== 2) throw wrongType(at, "an array of two assets", value);
  const [assetA, assetB] = Array.from(value, (item, i) => parseAsset(`${at}[${i}]`, item));
  return LiquidityPoolParameters.liquidityPoolConstantProduct(
    new LiquidityPoolConstantProductParameters({ assetA: assetA!, assetB: assetB!, fee: POOL_FEE }),
  );
}

/** The maximum numerator and denominator of a price. */
const MAX_INT32 = 0x7fff_ffff;

/** The maximum number of decimal places of a price. */
const PRICE_PLACES = 40;

/** Converts a decimal number to the equal fraction, or to the nearest fraction if `exact` is `false`. */
function decimalPrice(at: string, expected: string, text: string, exact: boolean): Price {
  const digits = decimalDigits(at, expected, text, PRICE_PLACES);
  const one = 10n ** BigInt(PRICE_PLACES);
  const value = digits.length > PRICE_PLACES + 11 ? one * one : BigInt(digits);
  const max = BigInt(MAX_INT32);
  if (value > max * one) {
    throw outOfRange(at, `to be at most ${MAX_INT32}`, quote(text));
  }
  if (value <= 0n) return new Price({ n: value < 0n ? -1 : 0, d: 1 }); // later rejected as not positive
  // The last two convergents of the continued fraction of value / one whose terms are at most 2^31 - 1.
  let [n0, d0, n1, d1] = [0n, 1n, 1n, 0n];
  for (let [a, b] = [value, one]; b > 0n; [a, b] = [b, a % b]) {
    const whole = a / b;
    const fitsN = n1 > 0n ? (max - n0) / n1 : whole;
    const fitsD = d1 > 0n ? (max - d0) / d1 : whole;
    const step = fitsN < fitsD ? fitsN : fitsD;
    if (step < whole) {
      if (exact) {
        const message = `${at} is not a fraction of two 32-bit integers; ` +
          "pass { value, exact: false } for the nearest one, or { n, d }";
        throw new Fault("operation/inexact-price", message, { path: at });
      }
      // The last fraction in range between two convergents can be nearer than the last convergent.
      const [n, d] = [step * n1 + n0, step * d1 + d0];
      if (away(value, one, n, d) * d1 < away(value, one, n1, d1) * d) [n1, d1] = [n, d];
      break;
    }
    [n0, d0, n1, d1] = [n1, d1, whole * n1 + n0, whole * d1 + d0];
  }
  return new Price({ n: Number(n1), d: Number(d1) });
}

/** Multiplies a decimal number by 10^`places`, and returns the integer as a string. */
function decimalDigits(at: string, expected: string, text: string, places: number): string {
  try {
    return parseTokenAmount(text, places);
  } catch (cause) {
    if (!DwsaError.is(cause)) throw cause;
    const { code, got = "" } = cause;
    const rule = code === "amount/too-precise" ? `to have at most ${places} decimal places` : `to be ${expected}`;
    throw unexpected(code, `${at} ${rule}`, got, { path: at, cause });
  }
}

/** Returns the distance between value / one and n / d, multiplied by one × d. */
function away(value: bigint, one: bigint, n: bigint, d: bigint): bigint {
  const difference = value * d - n * one;
  return difference < 0n ? -difference : difference;
}

/** Throws if a value has too many bytes. */
function requireSize(at: string, size: number, most: number): void {
  if (size > most) throw outOfRange(at, `to have at most ${most} bytes`, `${size}`);
}

function outOfRange(at: string, expected: string, got: string): Fault {
  return new Fault("range", `expected ${at} ${expected}, got ${got}`, { path: at });
}
