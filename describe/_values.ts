/** Creates and formats the values in descriptions. */

import { formatTokenAmount } from "../amount/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { formatScVal } from "../humanize/mod.ts";
import type { FieldValue } from "../operation/_shared.ts";
import type { ClaimPredicateJson, ScVal } from "../xdr/mod.ts";
import type { Part, Value } from "./description.ts";

/** The caller's names for addresses. */
export interface Labels {
  readonly labels: { readonly [address: string]: string };
}

export function addressValue(address: string, { labels }: Labels): Value {
  const label = labels[address];
  return label === undefined ? { kind: "address", address } : { kind: "address", address, label };
}

export function numberValue(value: bigint | number): Value {
  return { kind: "number", value: `${value}` };
}

/** Creates the value of an untrusted string; bytes stand for a string that is not UTF-8. */
export function textValue(text: string | Uint8Array): Value {
  return typeof text === "string" ? { kind: "string", text } : bytesValue(text);
}

export function bytesValue(bytes: Uint8Array): Value {
  return { kind: "bytes", hex: toHex(bytes) };
}

export function contractValue(value: ScVal): Value {
  return { kind: "value", text: formatScVal(value), value: value.toJSON() }; // formatScVal() validates the value
}

/** Creates the value of an amount of the native asset, in stroops. */
export function nativeAmount(amount: bigint): Value {
  return { kind: "amount", amount: `${amount}`, asset: "native", display: decimal(amount, 7) };
}

/**
 * Returns the value of an operation field; `undefined` for groups of fields, for fields of contract operations, and for
 * lists of these.
 */
export function fieldValue(value: FieldValue, labels: Labels): Value | undefined {
  switch (value.kind) {
    case "address":
      return addressValue(value.address, labels);
    case "amount": // all assets and pool shares have 7 decimals
      return value.unlimited ? value : { ...value, display: decimal(BigInt(value.amount), 7) };
    case "price":
      return priceValue(value);
    case "predicate":
      return { ...value, text: predicateText(value.predicate) };
    case "list": {
      const items = value.items.map((item) => fieldValue(item, labels));
      return items.some((item) => item === undefined) ? undefined : { kind: "list", items: items as Value[] };
    }
    case "group":
    case "wire":
      return undefined;
    default:
      return value;
  }
}

/** Formats an amount in base units as a decimal number with thousands separators, without trailing zeros. */
export function decimal(amount: bigint, decimals: number): string {
  return grouped(formatTokenAmount(amount, decimals).replace(/\.0$/, ""));
}

/** Adds thousands separators to the integer part of a number. */
export function grouped(number: string): string {
  const [whole = "", ...rest] = number.split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ","), ...rest].join(".");
}

function priceValue({ n, d }: { readonly n: number; readonly d: number }): Value {
  const scaled = BigInt(n) * 10_000_000n;
  const isExact = d !== 0 && scaled % BigInt(d) === 0n;
  return { kind: "price", n, d, ...isExact ? { display: decimal(scaled / BigInt(d), 7) } : {} };
}

/** Formats the predicate of a claimable balance in English. */
function predicateText(predicate: ClaimPredicateJson): string {
  if (predicate === "unconditional") return "at any time";
  if ("and" in predicate) return `(${predicate.and.map(predicateText).join(" and ")})`;
  if ("or" in predicate) return `(${predicate.or.map(predicateText).join(" or ")})`;
  if ("not" in predicate) return predicate.not === null ? "never" : `not ${predicateText(predicate.not)}`;
  if ("before_absolute_time" in predicate) return `before ${timeText(predicate.before_absolute_time)}`;
  return `within ${grouped(predicate.before_relative_time)} seconds of its creation`;
}

/** The last second of the year 9999. */
export const LAST_DATE = 253_402_300_799n;

/** Formats a time as a date; after the year 9999, or before 1970, only as seconds since 1970. */
export function timeText(seconds: string): string {
  const time = BigInt(seconds);
  if (time < 0n || time > LAST_DATE) return `${grouped(seconds)} seconds since 1970`;
  return `${new Date(Number(time) * 1_000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** Returns a part with words of this library. */
export function text(words: string): Part {
  return { kind: "text", text: words };
}
