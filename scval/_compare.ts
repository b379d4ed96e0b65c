/** Compares contract values in the order of the host. */

import { compareScAddress } from "../address/mod.ts";
import { compareBytes } from "../internal/bytes.ts";
import { Fault, requireDepth } from "../internal/fault.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import type { ContractExecutable, ScError, ScMapEntry, ScVal } from "../xdr/mod.ts";
import { MAX_DEPTH } from "../xdr/_shared.ts";
import {
  ERROR_CODE,
  ERROR_TYPE,
  EXECUTABLE_TYPE,
  numberOf,
  requireScMapEntry,
  requireScVal,
  unknownKind,
  VALUE_KIND,
} from "./_sc_val.ts";

/**
 * Compares two values. Returns a negative number if `a` comes first, a positive number if `b` comes first, zero if they
 * are equal.
 *
 * @param a a value, known to be an `ScVal`
 * @param b another `ScVal`
 * @param depth the nesting level of both values, 1 for the outermost
 */
export function compare(a: ScVal, b: ScVal, depth: number): number {
  if (a.type !== b.type) return numberOf(VALUE_KIND, a.type) - numberOf(VALUE_KIND, b.type);
  requireDepth(depth, MAX_DEPTH);
  switch (a.type) {
    case "scvSymbol":
    case "scvString":
    case "scvExecutableTag":
      return compareTexts(a.value, (b as typeof a).value);
    case "scvVoid":
    case "scvLedgerKeyContractInstance":
      return 0;
    case "scvBool":
    case "scvU32":
    case "scvI32":
    case "scvU64":
    case "scvI64":
    case "scvTimepoint":
    case "scvDuration":
    case "scvU128":
    case "scvI128":
    case "scvU256":
    case "scvI256":
      return order(a.value, (b as typeof a).value);
    case "scvBytes":
      return compareBytes(a.value, (b as typeof a).value);
    case "scvAddress":
      return compareScAddress(a.value, (b as typeof a).value);
    case "scvVec":
      return compareLists(a.value, (b as typeof a).value, depth, compareItems);
    case "scvMap":
      return compareLists(a.value, (b as typeof a).value, depth, compareEntries);
    case "scvError":
      return compareErrors(a.value, (b as typeof a).value);
    case "scvLedgerKeyNonce":
      return order(a.value.nonce, (b as typeof a).value.nonce);
    case "scvContractInstance": {
      const { executable, storage } = (b as typeof a).value;
      return compareExecutables(a.value.executable, executable) ||
        compareLists(a.value.storage, storage, depth, compareEntries);
    }
    default:
      throw unknownKind((a as ScVal).type);
  }
}

/** Compares values for which the order of JavaScript is the order of the host. */
function order<T extends boolean | number | bigint>(a: T, b: T): number {
  if (typeof a !== typeof b) { // a value is not of its declared type, so the two have no order
    throw new Fault("type", `expected values of the same JavaScript type, got ${typeof a} and ${typeof b}`);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Compares lists element by element; a prefix comes first. A missing list, which no valid value has, precedes all
 * others.
 */
function compareLists<T>(
  a: readonly T[] | null,
  b: readonly T[] | null,
  depth: number,
  compareOne: (a: T, b: T, depth: number) => number,
): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = compareOne(a[i]!, b[i]!, depth + 1);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareItems(a: ScVal, b: ScVal, depth: number): number {
  requireScVal(a);
  requireScVal(b);
  return compare(a, b, depth);
}

function compareEntries(a: ScMapEntry, b: ScMapEntry, depth: number): number {
  requireScMapEntry(a);
  requireScMapEntry(b);
  return compareItems(a.key, b.key, depth) || compareItems(a.val, b.val, depth);
}

function compareErrors(a: ScError, b: ScError): number {
  if (a.type !== b.type) return numberOf(ERROR_TYPE, a.type) - numberOf(ERROR_TYPE, b.type);
  const code = ({ value }: ScError) => typeof value === "number" ? value : numberOf(ERROR_CODE, value);
  return order(code(a), code(b));
}

function compareExecutables(a: ContractExecutable, b: ContractExecutable): number {
  if (a.type === "contractExecutableWasm" && b.type === a.type) return compareBytes(a.value, b.value);
  if (a.type === "contractExecutableExternalRef" && b.type === a.type) {
    return compareScAddress(a.value.executableOwner, b.value.executableOwner) || compareTexts(a.value.tag, b.value.tag);
  }
  return numberOf(EXECUTABLE_TYPE, a.type) - numberOf(EXECUTABLE_TYPE, b.type);
}

/** Compares strings by their unsigned UTF-8 bytes. */
function compareTexts(a: string | Uint8Array, b: string | Uint8Array): number {
  return typeof a === "string" && typeof b === "string" ? compareStrings(a, b) : compareBytes(bytesOf(a), bytesOf(b));
}

/**
 * Compares strings in the order of their UTF-8 bytes without encoding them. This is the order of UTF-16 code units,
 * except that surrogates come after all other units, since they encode code points above U+FFFF.
 */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return rankOfUnit(x) - rankOfUnit(y);
  }
  return a.length - b.length;
}

function rankOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  if (typeof text !== "string") return text;
  const bytes = encodeUtf8(text);
  if (bytes === undefined) {
    throw new Fault("scval/ill-formed-text", "expected well-formed Unicode, got a lone surrogate");
  }
  return bytes;
}
