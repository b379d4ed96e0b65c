/** Escapes untrusted strings for display. */

/** Matches the characters that {@linkcode printable} escapes; created on first use. */
let invisible: RegExp | undefined;

/**
 * Replaces invisible characters and control characters with `\u{…}`:
 *
 * - control and formatting characters, some of which control a terminal or reverse the text direction,
 * - every space except U+0020,
 * - invisible characters, such as Hangul fillers and the Braille blank.
 *
 * On an engine without Unicode property escapes, every character outside printable ASCII is escaped.
 */
export function printable(text: string): string {
  return escapeInvisible(text, (letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`);
}

/** Replaces the same characters as {@linkcode printable} with the result of `escape`. */
export function escapeInvisible(text: string, escape: (letter: string) => string): string {
  if (/^[ -~]*$/.test(text)) return text;
  try {
    // Compiled on use: some engines reject a whole file that contains such a literal.
    invisible = invisible ?? new RegExp("(?! )[\\p{C}\\p{Z}\\p{DI}\\u2800]", "gu");
  } catch {
    invisible = /[^ -~]/g;
  }
  return text.replace(invisible, escape);
}

/** Returns the string in quotes, with invisible characters escaped. */
export function quoted(text: string): string {
  return printable(JSON.stringify(text));
}

/** Returns a name, in quotes if it contains characters other than ASCII letters, digits and `_`. */
export function nameText(text: string): string {
  return /^\w+$/.test(text) ? text : quoted(text);
}
