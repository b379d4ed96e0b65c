/** How the parameters of builders become wire values, by the meanings of their fields. */

import { addressToMuxedAccount } from "../address/mod.ts";
import { parseTokenAmount } from "../amount/mod.ts";
import { parseAsset as readAsset } from "../contract/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { convertString, withArgumentName } from "../internal/arguments.ts";
import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { decodeHex } from "../internal/codec.ts";
import { locate, quote, wrongType } from "../internal/describe.ts";
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

/** The wire value of the parameter `name`. */
export type Parse<Name extends MeaningName> = (
  action: string,
  name: string,
  value: unknown,
  field: Field,
) => WireTypes[Name];

/** The parsers that an operation needs, by the meanings of its fields. */
export type Parsers = { readonly [Name in MeaningName]?: Parse<Name> };

/** The raw key of an account (`G…`). */
export function parseAccountKey(action: string, name: string, value: unknown): Bytes {
  return convertString(action, name, "an account (G...)", value, (text) => decodeStrKey("ed25519PublicKey", text));
}

export function parseAccount(action: string, name: string, value: unknown): WireTypes["account"] {
  return PublicKey.publicKeyTypeEd25519(parseAccountKey(action, name, value));
}

export function parseMuxedAccount(action: string, name: string, value: unknown): MuxedAccount {
  return convertString(action, name, "an account (G...) or a muxed account (M...)", value, addressToMuxedAccount);
}

export function parseAsset(action: string, name: string, value: unknown): Asset {
  return convertString(action, name, '"native" or "CODE:G..."', value, readAsset);
}

export function parseTrustLine(action: string, name: string, value: unknown): WireTypes["trustLine"] {
  if (typeof value === "string") {
    const { type, value: credit } = parseAsset(action, name, value);
    return ChangeTrustAsset[type as "assetTypeCreditAlphanum4"](credit as AlphaNum4);
  }
  if (typeof value !== "object") throw wrongType(action, name, '"CODE:G..." or { pool: [assetA, assetB] }', value);
  const { pool } = readOptions<{ pool: unknown }>(action, value as { pool: unknown }, ["pool"], name);
  return ChangeTrustAsset.assetTypePoolShare(poolParameters(action, `${name}.pool`, pool));
}

export function parseTrustLineAsset(action: string, name: string, value: unknown): WireTypes["trustLineAsset"] {
  if (isValidStrKey("liquidityPool", value)) {
    return TrustLineAsset.assetTypePoolShare(decodeStrKey("liquidityPool", value as string));
  }
  const { type, value: credit } = parseAsset(action, name, value);
  return TrustLineAsset[type as "assetTypeCreditAlphanum4"](credit as AlphaNum4);
}

export function parseAmount(action: string, name: string, value: unknown): WireTypes["amount"] {
  const expected = 'a decimal string such as "12.5", or a bigint that counts in ten-millionths';
  if (typeof value !== "bigint" && typeof value !== "string") throw wrongType(action, name, expected, value);
  const digits = typeof value === "bigint"
    ? `${value}`
    : withArgumentName(action, name, expected, () => parseTokenAmount(value, 7));
  const wire = digits.length > 20 ? undefined : BigInt(digits);
  if (wire !== undefined && wire <= MAX_INT64 && wire >= -MAX_INT64) return wire;
  const limit = `${name} to be at most 922337203685.4775807`;
  throw locate(new RangeError(`Cannot ${action}: expected ${limit}, got more`), name);
}

export function parsePrice(action: string, name: string, value: unknown): WireTypes["price"] {
  const expected = 'a decimal string such as "1.25", { value, exact } or { n, d }';
  if (typeof value === "string") return decimalPrice(action, name, value, true);
  if (typeof value !== "object" || value === null) throw wrongType(action, name, expected, value);
  const names = ["n", "d", "value", "exact"] as const;
  const given = readOptions<Record<typeof names[number], unknown>>(action, value as never, names, name);
  if (given.value === undefined) {
    const [n, d] = (["n", "d"] as const).map((part) =>
      Number(parseIntLike(action, `${name}.${part}`, given[part], -MAX_INT32, MAX_INT32))
    );
    return new Price({ n: n!, d: d! });
  }
  if (typeof given.value !== "string") throw wrongType(action, `${name}.value`, "a decimal string", given.value);
  if (typeof given.exact !== "boolean") throw wrongType(action, `${name}.exact`, "a boolean", given.exact);
  return decimalPrice(action, `${name}.value`, given.value, given.exact);
}

export function parseInteger(action: string, name: string, value: unknown): WireTypes["integer"] {
  return parseIntLike(action, name, value, -MAX_INT64, MAX_INT64);
}

export function parseNumber(action: string, name: string, value: unknown): WireTypes["number"] {
  return Number(parseIntLike(action, name, value, 0, 0xffff_ffff));
}

export function parseFlags(action: string, name: string, value: unknown, field: Field): WireTypes["flags"] {
  if (!Array.isArray(value)) throw wrongType(action, name, "an array of names", value);
  return Array.from(value, (flag, i) => {
    if (flag === undefined) throw wrongType(action, `${name}[${i}]`, "a name", flag);
    return 1 << field.flags!.indexOf(readChoice(action, `${name}[${i}]`, flag, field.flags!)!);
  }).reduce((bits, bit) => bits | bit, 0);
}

export function parseString(action: string, name: string, value: unknown, { most = 64 }: Field): WireTypes["string"] {
  const bytes = typeof value === "string" ? encodeUtf8(value) : undefined;
  if (bytes === undefined) throw wrongType(action, name, "well-formed Unicode", value);
  requireSize(action, name, bytes.length, most);
  return value as string;
}

export function parseBytes(action: string, name: string, value: unknown, { most = 64 }: Field): WireTypes["bytes"] {
  const bytes = typeof value === "string" ? encodeUtf8(value) : value;
  if (!isBytes(bytes)) throw wrongType(action, name, "a Uint8Array or well-formed Unicode", value);
  requireSize(action, name, bytes.length, most);
  return copyBytes(bytes);
}

export function parseBalance(action: string, name: string, value: unknown): WireTypes["balance"] {
  const expected = "a claimable balance (B... or 72 hexadecimal digits)";
  const { hash } = convertString(action, name, expected, value, claimableBalanceId);
  return ClaimableBalanceId.claimableBalanceIdTypeV0(hash);
}

export function parsePool(action: string, name: string, value: unknown): WireTypes["pool"] {
  const expected = "a liquidity pool (L... or 64 hexadecimal digits)";
  return convertString(
    action,
    name,
    expected,
    value,
    (text) => text.length === 64 ? decodeHex(text) : decodeStrKey("liquidityPool", text),
  );
}

export function parseSignerKey(action: string, name: string, value: unknown): WireTypes["signerKey"] {
  return convertString(action, name, "a signer key (G..., T..., X..., H... or P...)", value, decodeSignerKey);
}

export function parsePredicate(action: string, name: string, value: unknown): WireTypes["predicate"] {
  return predicateOf(action, name, value, 1);
}

function predicateOf(action: string, name: string, json: unknown, depth: number): ClaimPredicate {
  if (json === "unconditional") return ClaimPredicate.claimPredicateUnconditional();
  const names = ["and", "or", "not", "before_absolute_time", "before_relative_time"] as const;
  if (typeof json !== "object" || json === null) {
    throw wrongType(action, name, `"unconditional" or an object with one of ${names.join(", ")}`, json);
  }
  const entries = Object.entries(readOptions<Record<string, unknown>>(action, json as never, names, name));
  if (entries.length !== 1) {
    const expected = `${name} to have one of ${names.join(", ")}`;
    throw locate(new TypeError(`Cannot ${action}: expected ${expected}, got ${entries.length} of them`), name);
  }
  const [[type, value]] = entries as [[typeof names[number], unknown]];
  const path = `${name}.${type}`;
  if (type === "before_absolute_time" || type === "before_relative_time") {
    const seconds = parseIntLike(action, path, value, 0, MAX_INT64);
    return type === "before_absolute_time"
      ? ClaimPredicate.claimPredicateBeforeAbsoluteTime(seconds)
      : ClaimPredicate.claimPredicateBeforeRelativeTime(seconds);
  }
  if (depth === PREDICATE_DEPTH) {
    throw new DwsaError("operation/malformed", `Cannot ${action}: ${name} ${TOO_DEEP}`, { path: name });
  }
  if (type === "not") return ClaimPredicate.claimPredicateNot(predicateOf(action, path, value, depth + 1));
  if (!Array.isArray(value) || value.length !== 2) throw wrongType(action, path, "an array of two predicates", value);
  const both = Array.from(value, (each, i) => predicateOf(action, `${path}[${i}]`, each, depth + 1));
  return type === "and" ? ClaimPredicate.claimPredicateAnd(both) : ClaimPredicate.claimPredicateOr(both);
}

/** The parameters of the pool of two assets. */
export function poolParameters(action: string, name: string, value: unknown): LiquidityPoolParameters {
  if (!Array.isArray(value) || value.length !== 2) throw wrongType(action, name, "an array of two assets", value);
  const [assetA, assetB] = Array.from(value, (item, i) => parseAsset(action, `${name}[${i}]`, item));
  return LiquidityPoolParameters.liquidityPoolConstantProduct(
    new LiquidityPoolConstantProductParameters({ assetA: assetA!, assetB: assetB!, fee: POOL_FEE }),
  );
}

/** The greatest numerator and denominator of a price. */
const MAX_INT32 = 0x7fff_ffff;

/** The decimal places that a price may have. */
const PRICE_PLACES = 40;

/** The fraction of a decimal number, the nearest one if `exact` is false. */
function decimalPrice(action: string, name: string, text: string, exact: boolean): Price {
  const digits = withArgumentName(action, name, "a decimal number", () => parseTokenAmount(text, PRICE_PLACES));
  const one = 10n ** BigInt(PRICE_PLACES);
  const value = digits.length > PRICE_PLACES + 11 ? one * one : BigInt(digits);
  const max = BigInt(MAX_INT32);
  if (value > max * one) {
    const expected = `${name} to be at most ${MAX_INT32}`;
    throw locate(new RangeError(`Cannot ${action}: expected ${expected}, got ${quote(text)}`), name);
  }
  if (value <= 0n) return new Price({ n: value < 0n ? -1 : 0, d: 1 }); // the check says that it is not positive
  // Convergents of the continued fraction of value / one, the last but one and the last, while they fit.
  let [n0, d0, n1, d1] = [0n, 1n, 1n, 0n];
  for (let [a, b] = [value, one]; b > 0n; [a, b] = [b, a % b]) {
    const whole = a / b;
    const fitsN = n1 > 0n ? (max - n0) / n1 : whole;
    const fitsD = d1 > 0n ? (max - d0) / d1 : whole;
    const step = fitsN < fitsD ? fitsN : fitsD;
    if (step < whole) {
      if (exact) {
        const message = `Cannot ${action}: ${name} is no fraction of two 32-bit integers; ` +
          "pass { value, exact: false } for the nearest one, or { n, d }";
        throw new DwsaError("operation/inexact-price", message, { path: name });
      }
      // Between two convergents, the largest fraction that fits can be nearer than the last convergent.
      const [n, d] = [step * n1 + n0, step * d1 + d0];
      if (d > 0n && away(value, one, n, d) * d1 < away(value, one, n1, d1) * d) [n1, d1] = [n, d];
      break;
    }
    [n0, d0, n1, d1] = [n1, d1, whole * n1 + n0, whole * d1 + d0];
  }
  return new Price({ n: Number(n1), d: Number(d1) });
}

/** The distance between value / one and n / d, times one and d. */
function away(value: bigint, one: bigint, n: bigint, d: bigint): bigint {
  const difference = value * d - n * one;
  return difference < 0n ? -difference : difference;
}

/** Rejects more bytes than fit. */
function requireSize(action: string, name: string, size: number, most: number): void {
  if (size <= most) return;
  throw locate(new RangeError(`Cannot ${action}: expected ${name} to have at most ${most} bytes, got ${size}`), name);
}
