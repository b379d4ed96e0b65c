/** The helpers that the command shares with the library: the only imports of its private files. */

export {
  count,
  decodeUtf8,
  describe,
  didYouMean,
  encodeUtf8,
  equalBytes,
  escapeInvisible,
  joinBytes,
  nameText,
  printable,
  quote,
  quoted,
  quoteServerText,
  readableText,
  reasonOf,
} from "../../internal/_shared.ts";
export { KINDS } from "../../strkey/_shared.ts";
