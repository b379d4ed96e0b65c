/** Validates strings that become part of a contract value. */

import { count, Fault, quote } from "./fault.ts";
import { decodeUtf8, isWellFormed } from "./utf8.ts";

/** The maximum length of a symbol, in characters. */
const SYMBOL_LENGTH = 32;

/**
 * Returns the string if it has no lone surrogates, and throws otherwise: encoding would map different lone surrogates
 * to the same bytes.
 */
export function wellFormed(text: string): string {
  if (isWellFormed(text)) return text;
  throw new Fault("scval/ill-formed-text", "expected well-formed Unicode, got a lone surrogate");
}

/** Returns the reason why a string is not a valid symbol, or `undefined` for a valid symbol. */
export function symbolError(text: string | Uint8Array): string | undefined {
  if (typeof text === "string" && text.length <= SYMBOL_LENGTH && hasSymbolLetters(text)) return undefined;
  const symbol = typeof text === "string" ? text : decodeUtf8(text);
  if (symbol === undefined) return "expected a symbol of A-Z, a-z, 0-9 and _, got bytes that are not UTF-8";
  const strange = /[^A-Za-z0-9_]/u.exec(symbol);
  if (strange !== null) return `expected a symbol of A-Z, a-z, 0-9 and _, got ${quote(strange[0])}`;
  if (symbol.length <= SYMBOL_LENGTH) return undefined;
  return `expected a symbol of at most ${SYMBOL_LENGTH} characters, got ${count(symbol.length, "character")}`;
}

/** Returns whether a string contains only symbol characters. (A loop is faster than a regex for short strings.) */
function hasSymbolLetters(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const letter = code | 32; // to lower case
    if ((letter < 97 || letter > 122) && (code < 48 || code > 57) && code !== 95) return false;
  }
  return true;
}

/** Returns the string if the host accepts it as a symbol, and throws otherwise. */
export function validSymbol<T extends string | Uint8Array>(text: T): T {
  const reason = symbolError(text);
  if (reason === undefined) return text;
  throw new Fault("scval/invalid-symbol", reason);
}
