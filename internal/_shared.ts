/** Helpers for texts, names and bytes that the command and the page share with the library. */

export { equalBytes, joinBytes } from "./bytes.ts";
export { count, describe, quote, quoteServerText, reasonOf } from "./fault.ts";
export { escapeInvisible, nameText, printable, quoted } from "./escape.ts";
export { readableText } from "./escaped_text.ts";
export { didYouMean } from "./options.ts";
export { decodeUtf8, encodeUtf8 } from "./utf8.ts";
export { isWasm } from "./wasm.ts";
