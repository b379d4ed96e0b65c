/**
 * The maximum nesting of values, for decoding and encoding. The smallest measured stack allows four times as many
 * levels.
 */
export const MAX_DEPTH = 500;
