/** The integer types of contract values. */
export type ScIntType =
  | "u32"
  | "i32"
  | "u64"
  | "i64"
  | "timepoint"
  | "duration"
  | "u128"
  | "i128"
  | "u256"
  | "i256";

/**
 * The types that a native value can be converted to by name. A vec or a map needs no name: it is what an array, a `Map`
 * or an object becomes.
 */
export type ScValType = ScIntType | "bool" | "void" | "bytes" | "string" | "symbol" | "address";
