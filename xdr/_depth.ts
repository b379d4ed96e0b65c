/** The deepest nesting of values, for reading and writing. The smallest measured stack allows four times as much. */
export const MAX_DEPTH = 500;
