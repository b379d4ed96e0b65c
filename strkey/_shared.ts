/** Internals of this area for other areas of the library. */

export { decode, decodeView, encode, encodeBody, isValid, writeBody } from "./_codec.ts";
export { describePrefix } from "./_check.ts";
export { KINDS, type Prefix, prefixOf } from "./_kinds.ts";
export { muxedBody, muxedIdOf } from "./_muxed.ts";
