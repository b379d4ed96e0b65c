/** What other areas of the library use of this one, and users do not. */

export { decode, decodeView, encode, encodeBody, isValid } from "./_codec.ts";
export { type Prefix, prefixOf } from "./_kinds.ts";
export { muxedBody, muxedIdOf } from "./_muxed.ts";
