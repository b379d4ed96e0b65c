/** What error messages may say of a value: its kind and size, never its contents. */

import { isBytes } from "./bytes.ts";

/**
 * The kind of a value, for the "got …" of a message: `number`, `null`, `string of 12 characters`,
 * `Uint8Array of 31 bytes`, `array of 3`, `Date`. Says nothing of the contents, which could be a secret, and never
 * runs code of the value's own, which could throw.
 */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "string") {
    return value === "" ? "an empty string" : `string of ${count(value.length, "character")}`;
  }
  if (typeof value !== "object") return typeof value;
  if (isBytes(value)) return `Uint8Array of ${count(value.length, "byte")}`;
  try {
    if (Array.isArray(value)) return `array of ${value.length}`;
    const name = Object.getPrototypeOf(value)?.constructor?.name;
    return typeof name === "string" && /^[\w$]{1,64}$/.test(name) && name !== "Object" ? name : "object";
  } catch {
    return "object"; // a revoked or throwing proxy
  }
}

/** The error for an argument of the wrong JavaScript type: what was to be done, what was expected, what was found. */
export function wrongType(action: string, name: string, expected: string, got: unknown): TypeError {
  return new TypeError(`Cannot ${action}: expected ${name} to be ${expected}, got ${describe(got)}`);
}

/** `1 byte`, `31 bytes`. */
export function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

/**
 * Whether a text could be a secret seed (`S…`, 56 characters) or hold one, such text being never repeated in a message.
 * A mistyped one counts too, with digits that its alphabet lacks, one without its first letter, and one written in
 * groups, as people copy it on paper; so do 32 bytes as hexadecimal digits or base64: they could be a raw seed, whatever
 * else they could be.
 */
export function looksSecret(text: string): boolean {
  const start = text.slice(0, 4096);
  return /(^|[^A-Z2-7])(S([^A-Za-z0-9]?[A-Z0-9]){40,}|[A-D][A-Z2-7]{54}\b)/.test(start) ||
    /(^|[^A-Z2-7])S[A-Z0-9]{40,}|[0-9a-f]{60,}|(^|[^\w+/-])[\w+/-]{43}([^\w+/-]|$)/i.test(start);
}

/** A text in quotes for a message, shortened; only its length when it could be a secret. */
export function quote(text: string): string {
  if (looksSecret(text)) return `a text of ${count(text.length, "character")} that looks like a secret seed`;
  return JSON.stringify(text.length > 64 ? `${text.slice(0, 60)}…` : text);
}
