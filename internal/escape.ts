/** Makes untrusted text safe to print. */

/** Matches the characters that {@linkcode printable} escapes; made on first use. */
let invisible: RegExp | undefined;

/**
 * The string with `\u{…}` in place of invisible characters and control characters:
 *
 * - control and formatting characters, some of which steer a terminal or turn the direction of writing,
 * - every space but the common one,
 * - invisible characters, such as Hangul fillers and the Braille blank.
 *
 * On an engine without Unicode property escapes, every character outside printable ASCII is escaped.
 */
export function printable(text: string): string {
  return escapeInvisible(text, (letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`);
}

/** The string with the characters that {@linkcode printable} escapes in another notation. */
export function escapeInvisible(text: string, escape: (letter: string) => string): string {
  if (/^[ -~]*$/.test(text)) return text;
  try {
    // Compiled here, since some engines reject a whole file with such a literal.
    invisible = invisible ?? new RegExp("(?! )[\\p{C}\\p{Z}\\p{DI}\\u2800]", "gu");
  } catch {
    invisible = /[^ -~]/g;
  }
  return text.replace(invisible, escape);
}

/** The string in quotes. */
export function quoted(text: string): string {
  return printable(JSON.stringify(text));
}

/** A name as it is, or in quotes when it has characters that names do not have. */
export function nameText(text: string): string {
  return /^\w+$/.test(text) ? text : quoted(text);
}
