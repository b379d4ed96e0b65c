/** Formats wire values for consoles. */

import { isBytes } from "../internal/bytes.ts";
import { count, describe } from "../internal/fault.ts";
import { brandOf } from "../internal/brand.ts";
import { quoted } from "../internal/escape.ts";
import { encodeHex } from "../internal/codec.ts";
import { formsOf, jsonOf } from "./_to_json.ts";
import type { JsonForm } from "./json_forms.ts";
import { typeOf } from "./_codec.ts";
import { TAG } from "./_shapes.ts";

/** Formats a value as a string that resembles the code that creates the value. Never throws. */
export function consoleString(value: object): string {
  const out = { text: "", isFull: false };
  try {
    putValue(out, value, false);
  } catch {
    put(out, "…"); // a field whose getter throws
  }
  return out.text;
}

/** An output string of limited length. When the limit is reached, nothing more is added. */
interface Text {
  text: string;
  isFull: boolean;
}

// Limits for the string that represents a value: its characters, and the items, bytes and letters of a part.
const CHARACTERS = 1000;
const ITEMS = 20;
const BYTES = 32;
const LETTERS = 100;

/** Types whose bytes are secrets of a node. */
const SECRET = /^(Curve25519Secret|HmacSha256Key|ShortHashSeed)$/;

function put(out: Text, text: string): void {
  if (out.isFull) return;
  out.isFull = out.text.length + text.length > CHARACTERS;
  out.text += out.isFull ? "…" : text;
}

/** Adds a struct or union: `Name({ field: … })`, `Name.arm(…)`, or `Name("G…")`; inside another value, only `"G…"`. */
function putValue(out: Text, value: object, isPart: boolean): void {
  const { xdrName } = typeOf(value);
  const jsonForms = formsOf(value) ?? {};
  const self = jsonForms[""];
  const strkey = /^(bare|[MPW])$/.test(`${self}`) ? jsonText(value) : undefined;
  if (strkey !== undefined) return put(out, isPart ? strkey : `${xdrName}(${strkey})`);
  if (self === undefined) {
    put(out, `${xdrName}({ `);
    Object.entries(value).forEach(([name, field], i) => {
      put(out, `${i > 0 ? ", " : ""}${name}: `);
      if (SECRET.test(xdrName)) put(out, describe(field));
      else putPart(out, field, jsonForms[name]);
    });
    return put(out, " })");
  }
  // A type with this JSON format is a union.
  const { type, value: inner } = value as unknown as { readonly type: string; readonly value: unknown };
  put(out, `${xdrName}.${typeof type === "string" ? type : describe(type)}(`);
  if (inner !== null || jsonForms[type] === "null") putPart(out, inner, jsonForms[type]);
  put(out, ")");
}

/** Adds a field, an arm or an item. */
function putPart(out: Text, value: unknown, form: JsonForm | undefined): void {
  if (out.isFull) return;
  if (typeof value === "bigint") return put(out, `${value}n`);
  if (typeof value === "string") return put(out, quoted(cut(value)));
  if (typeof value !== "object" || value === null) return put(out, String(value));
  if (isBytes(value)) return put(out, bytesText(value, form));
  if (Array.isArray(value)) {
    put(out, "[");
    for (let i = 0; i < Math.min(value.length, ITEMS); i++) {
      if (i > 0) put(out, ", ");
      putPart(out, value[i], form);
    }
    return put(out, value.length > ITEMS ? `, … ${value.length - ITEMS} more]` : "]");
  }
  if (String(brandOf(value)).startsWith(TAG)) putValue(out, value, true);
  else put(out, describe(value));
}

function bytesText(bytes: Uint8Array, form: JsonForm | undefined): string {
  const text = form === undefined || form === "text" ? undefined : jsonText(bytes, form);
  if (text !== undefined) return text;
  if (bytes.length <= BYTES) return `0x${encodeHex(bytes)}`;
  return `0x${encodeHex(bytes.subarray(0, BYTES))}… (${count(bytes.length, "byte")})`;
}

/** Returns the JSON of a value as a quoted string; `undefined` if parts of the value are invalid. */
function jsonText(value: unknown, form?: JsonForm): string | undefined {
  try {
    return quoted(String(jsonOf(value, form, sameName)));
  } catch {
    return undefined;
  }
}

export function sameName(name: string): string {
  return name;
}

function cut(text: string): string {
  return text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text;
}
