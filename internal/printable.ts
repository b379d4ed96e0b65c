/** Text that others wrote, for people to read. */

/**
 * The text with `\u{…}` in place of what would not show or would act: control and formatting characters, of which some
 * steer a terminal and some turn the direction of writing, every space but the common one, and letters without a look,
 * such as fillers of Hangul and the blank of Braille.
 */
export function printable(text: string): string {
  return text.replace(/(?! )[\p{C}\p{Z}\p{DI}\u2800]/gu, (letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`);
}

/** The text in quotes. */
export function quoted(text: string): string {
  return printable(JSON.stringify(text));
}

/** A name as it is, or in quotes when it is not made of what names are made of. */
export function nameText(text: string): string {
  return /^\w+$/.test(text) ? text : quoted(text);
}
