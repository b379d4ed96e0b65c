/**
 * Sets of the contract values or operation fields that policy rules accept. Policies are compared by computing
 * intersections and differences of these sets.
 *
 * A set has one part for each integer type, one for the addresses of accounts and contracts, one for other addresses
 * that can receive tokens, and one for all other values. The part of an integer type is a list of intervals. The other
 * parts list the included or the excluded values, as base64 XDR.
 */

import { INTEGER_SIZES, isIntegerType, type ScIntType } from "../internal/integers.ts";
import { scValToBigInt } from "../scval/mod.ts";
import type { ScAddressArms, ScVal } from "../xdr/mod.ts";

/** A set of values: the parts by name. Empty parts are not in the map. */
export type ValueSet = ReadonlyMap<string, Part>;

/** Integers as the minimum and the maximum of each of several sorted, disjoint intervals, or values by their XDR. */
export type Part = readonly bigint[] | TextSet;

/** The values in `texts`, or if `except` is `true`, all other values. */
export interface TextSet {
  readonly except: boolean;
  readonly texts: ReadonlySet<string>;
}

/** A value, and the name of the part that contains it. */
export interface Point {
  readonly part: string;
  readonly value: bigint | string;
}

/** The name of the part for accounts and contracts. */
export const ADDRESS = "address";

/** The name of the part for other addresses that can receive tokens. */
export const RECIPIENT = "recipient";

/** The name of the part for all other values. */
export const OTHER = "other";

const ADDRESS_PARTS: Readonly<Record<keyof ScAddressArms, string>> = {
  scAddressTypeAccount: ADDRESS,
  scAddressTypeContract: ADDRESS,
  scAddressTypeMuxedAccount: RECIPIENT,
  scAddressTypeMuxedContract: RECIPIENT,
  scAddressTypeClaimableBalance: OTHER,
  scAddressTypeLiquidityPool: OTHER,
};

/** Converts a contract value to an element of a value set. */
export function pointOf(value: ScVal): Point {
  const name = value.type.charAt(3).toLowerCase() + value.type.slice(4);
  if (isIntegerType(name)) return { part: name, value: scValToBigInt(value) };
  const part = value.type === "scvAddress" ? ADDRESS_PARTS[value.value.type] ?? OTHER : OTHER;
  return { part, value: value.toXDR("base64") };
}

/** Returns the minimum and the maximum of an integer type. */
export function integersOf(type: ScIntType): readonly [bigint, bigint] {
  const { bits, signed } = INTEGER_SIZES[type];
  const greatest = (1n << BigInt(signed ? bits - 1 : bits)) - 1n;
  return [signed ? -greatest - 1n : 0n, greatest];
}

const EVERY_TEXT: TextSet = { except: true, texts: /* @__PURE__ */ new Set() };

/** Returns the set of all values of the given parts; by default, of all parts. */
export function wholeParts(
  parts: readonly string[] = [...Object.keys(INTEGER_SIZES), ADDRESS, RECIPIENT, OTHER],
): ValueSet {
  return new Map(parts.map((part) => [part, isIntegerType(part) ? integersOf(part) : EVERY_TEXT]));
}

/** The set of all values. */
export const EVERYTHING: ValueSet = /* @__PURE__ */ wholeParts();

/** Returns the set that contains the given values. */
export function setOf(points: readonly Point[]): ValueSet {
  const integers = new Map<string, bigint[]>();
  const texts = new Map<string, Set<string>>();
  for (const { part, value } of points) {
    if (typeof value === "bigint") listed(integers, part, () => []).push(value);
    else listed(texts, part, () => new Set()).add(value);
  }
  const parts = new Map<string, Part>();
  for (const [part, values] of integers) {
    const ends: bigint[] = [];
    for (const value of values.sort((a, b) => a < b ? -1 : a > b ? 1 : 0)) {
      if (ends.length > 0 && value <= ends[ends.length - 1]! + 1n) ends[ends.length - 1] = value;
      else ends.push(value, value);
    }
    parts.set(part, ends);
  }
  for (const [part, values] of texts) parts.set(part, { except: false, texts: values });
  return parts;
}

/** Returns the value of a key in a map; adds the result of `make` if the key is missing. */
export function listed<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, value = make());
  return value;
}

/** Returns whether a value is in a set. */
export function contains(set: ValueSet, { part: name, value }: Point): boolean {
  const part = set.get(name);
  if (part === undefined) return false;
  if ("texts" in part) return part.texts.has(value as string) !== part.except;
  let [low, high] = [0, part.length / 2]; // the first interval whose end is at or above the value
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (part[2 * middle + 1]! < (value as bigint)) low = middle + 1;
    else high = middle;
  }
  return 2 * low < part.length && part[2 * low]! <= (value as bigint);
}
