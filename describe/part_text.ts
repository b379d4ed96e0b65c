import { attempt, wrongType } from "../internal/fault.ts";
import { printable, quoted } from "../internal/escape.ts";
import { grouped, timeText } from "./_values.ts";
import type { Part } from "./description.ts";

/**
 * Returns the text of a part of a line or statement: the only text of a part, for every renderer. Strings of others are
 * in quotes, and invisible characters are escaped, so that no string can imitate other words or another line.
 *
 * @param part a part of a line, statement or headline
 * @returns the text, on one line
 * @throws {TypeError} if `part` is not a part of a description
 *
 * @example An amount
 * ```ts
 * import { partText } from "@dwsa/base/describe";
 * import assert from "node:assert/strict";
 *
 * assert.equal(partText({ kind: "amount", amount: "12500000000", asset: "native", display: "1,250" }), "1,250 XLM");
 * assert.equal(partText({ kind: "string", text: "a\u202e" }), '"a\\u{202e}"');
 * ```
 */
export function partText(part: Part): string {
  return attempt("format the part", () => {
    const text = textOf(part);
    if (typeof text !== "string") throw wrongType("part", MADE, part);
    return printable(text);
  });
}

const MADE = "a part of a description";

function textOf(part: Part): string {
  switch (part?.kind) {
    case "text":
    case "value":
    case "predicate":
      return part.text;
    case "count":
      return grouped(`${part.value}`);
    case "address":
      return named(part.label === undefined ? undefined : quoted(part.label), part.address);
    case "amount":
      return amountText(part);
    case "asset":
      return part.asset === "native" ? "XLM" : part.asset;
    case "token":
      return named(symbolText(part.symbol), part.token);
    case "price":
      return part.display ??
        `${part.n}/${part.d}${part.d === 0 ? "" : ` (about ${Number((part.n / part.d).toPrecision(8))})`}`;
    case "number":
      return part.value;
    case "ledger":
      return grouped(`${part.sequence}`);
    case "time":
      return timeText(part.seconds);
    case "string":
      return quoted(part.text);
    case "bytes":
      return part.hex === "" ? "no bytes" : part.hex;
    case "flags":
      return part.flags.length === 0 ? "none" : part.flags.join(", ");
    case "list":
      return part.items.map((item, i) =>
        part.names === undefined ? textOf(item) : `${quoted(part.names[i]!)}: ${textOf(item)}`
      )
        .join("; ");
    default:
      throw wrongType("part", MADE, part);
  }
}

function amountText({ amount, asset, token, symbol, display, unlimited }: Part & { kind: "amount" }): string {
  const name = asset === "native"
    ? "XLM"
    : asset ?? named(symbol === undefined ? undefined : symbolText(symbol), token);
  if (unlimited) return name === undefined ? "any amount" : `any amount of ${name}`;
  if (name === undefined) return display ?? amount;
  return display === undefined ? `${grouped(amount)} base units of ${name}` : `${display} ${name}`;
}

/** Formats a token symbol: in quotes unless it consists of ASCII letters and digits and begins with a letter. */
function symbolText(symbol: string): string {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(symbol) ? symbol : quoted(symbol);
}

function named(name: string | undefined, address: string): string;
function named(name: string | undefined, address: string | undefined): string | undefined;
function named(name: string | undefined, address: string | undefined): string | undefined {
  return name === undefined ? address : `${name} (${address})`;
}
