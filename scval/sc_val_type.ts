import type { ScIntType } from "../internal/integers.ts";

export type { ScIntType };

/**
 * The types that a native value can be converted to by name. A vec or a map needs no name: it is what an array, a `Map`
 * or an object becomes.
 */
export type ScValType = ScIntType | "bool" | "void" | "bytes" | "string" | "symbol" | "address";
