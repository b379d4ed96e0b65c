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
    return typeof name === "string" && /^[A-Za-z_$][\w$]{0,63}$/.test(name) && name !== "Object" ? name : "object";
  } catch {
    return "object"; // a revoked or throwing proxy
  }
}

/** `1 byte`, `31 bytes`. */
export function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

/**
 * Whether a text could be a secret seed (`S…`, 56 characters) or hold one, even a mistyped one: such text is never
 * repeated in a message.
 */
export function looksSecret(text: string): boolean {
  return /(^|[^A-Z2-7])S[A-Z2-7]{40,}/i.test(text.slice(0, 4096));
}

/** A text in quotes for a message, shortened; only its length when it could be a secret. */
export function quote(text: string): string {
  if (looksSecret(text)) return `a text of ${count(text.length, "character")} that looks like a secret seed`;
  return JSON.stringify(text.length > 64 ? `${text.slice(0, 60)}…` : text);
}
