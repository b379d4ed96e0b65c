/** The values in descriptions. */

import { formatTokenAmount } from "../amount/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { formatScVal } from "../humanize/mod.ts";
import type { FieldValue } from "../operation/_shared.ts";
import type { ClaimPredicateJson, ScVal } from "../xdr/mod.ts";
import type { Value } from "./description.ts";

/** Names of addresses. */
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

/** A string that others have written, or its bytes if they are not UTF-8. */
export function textValue(text: string | Uint8Array): Value {
  return typeof text === "string" ? { kind: "string", text } : bytesValue(text);
}

export function bytesValue(bytes: Uint8Array): Value {
  return { kind: "bytes", hex: toHex(bytes) };
}

export function contractValue(value: ScVal): Value {
  return { kind: "value", text: formatScVal(value), value: value.toJSON() }; // formatting checks the value
}

/** An amount of XLM. */
export function nativeAmount(amount: bigint): Value {
  return { kind: "amount", amount: `${amount}`, asset: "native", display: decimal(amount, 7) };
}

/** The value of a field of an operation; `undefined` for groups of fields, and for what belongs to contracts. */
export function fieldValue(value: FieldValue, labels: Labels): Value | undefined {
  switch (value.kind) {
    case "address":
      return addressValue(value.address, labels);
    case "amount": // of an asset, or of shares or an asset that nobody names: all have 7 decimals
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

/** The amount with a decimal point, commas between thousands, and no zeros at the end. */
export function decimal(amount: bigint, decimals: number): string {
  return grouped(formatTokenAmount(amount, decimals).replace(/\.0$/, ""));
}

/** The digits of a number with commas between thousands, also before a decimal point. */
export function grouped(number: string): string {
  const [whole = "", ...rest] = number.split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ","), ...rest].join(".");
}

function priceValue({ n, d }: { readonly n: number; readonly d: number }): Value {
  const scaled = BigInt(n) * 10_000_000n;
  const isExact = d !== 0 && scaled % BigInt(d) === 0n;
  return { kind: "price", n, d, ...isExact ? { display: decimal(scaled / BigInt(d), 7) } : {} };
}

/** A condition in English. */
function predicateText(predicate: ClaimPredicateJson): string {
  if (predicate === "unconditional") return "at any time";
  if ("and" in predicate) return `(${predicate.and.map(predicateText).join(" and ")})`;
  if ("or" in predicate) return `(${predicate.or.map(predicateText).join(" or ")})`;
  if ("not" in predicate) return predicate.not === null ? "never" : `not ${predicateText(predicate.not)}`;
  if ("before_absolute_time" in predicate) return `before ${timeText(predicate.before_absolute_time)}`;
  return `within ${grouped(predicate.before_relative_time)} seconds of its creation`;
}

/** The last second that a date has: the end of the year 9999. */
const LAST_DATE = 253_402_300_799n;

/** A time as a date, if there is one, and in seconds since 1970. */
export function timeText(seconds: string): string {
  const time = BigInt(seconds);
  if (time < 0n || time > LAST_DATE) return `${grouped(seconds)} seconds since 1970`;
  return `${new Date(Number(time) * 1_000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
