/** Intersections, differences and sample elements of value sets, for comparing policies. */

import { isIntegerType, type ScIntType } from "../../internal/integers.ts";
import { addressToScAddress } from "../../address/mod.ts";
import { makeInteger } from "../../scval/_shared.ts";
import { encodeStrKey } from "../../strkey/mod.ts";
import { ScVal } from "../../xdr/mod.ts";
import { ADDRESS, OTHER, type Part, RECIPIENT, type TextSet, type ValueSet } from "../_shared.ts";

/** Returns the values that are in both sets. */
export function intersect(a: ValueSet, b: ValueSet): ValueSet {
  return combine(a, (name, part) => {
    const other = b.get(name);
    if (other === undefined) return undefined;
    return "texts" in part
      ? intersectTexts(part, other as TextSet)
      : intersectIntegers(part, other as readonly bigint[]);
  });
}

/** Returns the values of the first set that are not in the second. */
export function subtract(a: ValueSet, b: ValueSet): ValueSet {
  return combine(a, (name, part) => {
    const other = b.get(name);
    if (other === undefined) return part;
    if ("texts" in part) {
      const { except, texts } = other as TextSet;
      return intersectTexts(part, { except: !except, texts });
    }
    return intersectIntegers(part, complement(other as readonly bigint[], part[0]!, part[part.length - 1]!));
  });
}

function combine(a: ValueSet, part: (name: string, part: Part) => Part | undefined): ValueSet {
  const result = new Map<string, Part>();
  for (const [name, value] of a) {
    const found = part(name, value);
    if (found !== undefined && ("texts" in found ? found.except || found.texts.size > 0 : found.length > 0)) {
      result.set(name, found);
    }
  }
  return result;
}

function intersectTexts(a: TextSet, b: TextSet): TextSet {
  if (a.except && b.except) return { except: true, texts: new Set([...a.texts, ...b.texts]) };
  const [listed, other] = a.except ? [b, a] : [a, b];
  return { except: false, texts: new Set([...listed.texts].filter((text) => other.texts.has(text) !== other.except)) };
}

function intersectIntegers(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const ends: bigint[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const least = a[i]! > b[j]! ? a[i]! : b[j]!;
    const most = a[i + 1]! < b[j + 1]! ? a[i + 1]! : b[j + 1]!;
    if (least <= most) ends.push(least, most);
    if (a[i + 1]! < b[j + 1]!) i += 2;
    else j += 2;
  }
  return ends;
}

/** Returns the intervals of the integers from `least` to `most` that are outside all given intervals. */
function complement(ends: readonly bigint[], least: bigint, most: bigint): bigint[] {
  const rest: bigint[] = [];
  let from = least;
  for (let i = 0; i < ends.length; i += 2) {
    if (from < ends[i]!) rest.push(from, ends[i]! - 1n);
    if (ends[i + 1]! >= from) from = ends[i + 1]! + 1n;
  }
  if (from <= most) rest.push(from, most);
  return rest;
}

/** Returns the size of a set: the number of its listed values and intervals. */
export function sizeOf(set: ValueSet): number {
  let size = 0;
  for (const part of set.values()) size += "texts" in part ? part.texts.size : part.length / 2;
  return size;
}

/**
 * Returns an element of a non-empty set, always the same: the first listed value in the order of their base64 XDR,
 * otherwise a value of another type than integers and addresses, the integer nearest to 0, or an address.
 */
export function pick(set: ValueSet): ScVal {
  const listed = [...set.values()].flatMap((part) => "texts" in part && !part.except ? [...part.texts] : []).sort();
  if (listed.length > 0) return ScVal.fromXDR(listed[0]!, "base64");
  const other = set.get(OTHER);
  if (other !== undefined) {
    return unnamed(other as TextSet, (i) => i === 0 ? ScVal.scvVoid() : ScVal.scvSymbol(`v${i}`));
  }
  for (const [name, part] of set) {
    if (isIntegerType(name)) {
      return makeInteger(name as ScIntType, nearestToZero(part as readonly bigint[]));
    }
  }
  const address = set.get(ADDRESS);
  if (address !== undefined) return unnamed(address as TextSet, (i) => addressVal(unnamedAccount(i)));
  return unnamed(set.get(RECIPIENT) as TextSet, (i) => addressVal(encodeStrKey("med25519PublicKey", numbered(40, i))));
}

/** Returns the integer nearest to 0 in a set of integers. */
export function leastInteger(set: ValueSet, type: ScIntType): bigint {
  return nearestToZero(set.get(type) as readonly bigint[]);
}

function nearestToZero(ends: readonly bigint[]): bigint {
  let nearest: bigint | undefined;
  for (let i = 0; i < ends.length; i += 2) {
    const [least, most] = [ends[i]!, ends[i + 1]!];
    if (least > 0n) return nearest === undefined || least < -nearest ? least : nearest;
    if (most >= 0n) return 0n;
    nearest = most;
  }
  return nearest!;
}

/** Returns the first value of `make` that a complement set does not exclude. */
function unnamed({ texts }: TextSet, make: (i: number) => ScVal): ScVal {
  for (let i = 0;; i++) {
    const value = make(i);
    if (!texts.has(value.toXDR("base64"))) return value;
  }
}

/** Returns the account address (`G…`) whose public key consists of zeros and the number `i`. */
export function unnamedAccount(i: number): string {
  return encodeStrKey("ed25519PublicKey", numbered(32, i));
}

/** Returns `size` bytes: zeros, except that the last 4 bytes encode the number `i`. */
function numbered(size: number, i: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(size - 4, i);
  return bytes;
}

function addressVal(address: string): ScVal {
  return ScVal.scvAddress(addressToScAddress(address));
}
