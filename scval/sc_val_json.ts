import type { ScIntType } from "./types.ts";
import type { ScContractErrorNative, ScSystemErrorType } from "./types.ts";

/**
 * A contract value as JSON: its type and its value. {@linkcode scValToJSON} makes it, {@linkcode scValFromJSON} reads it,
 * and nothing is lost between.
 *
 * | type                                             | value                                               |
 * | ------------------------------------------------ | --------------------------------------------------- |
 * | `void`, `ledgerKeyContractInstance`              | none                                                |
 * | `bool`                                           | boolean                                             |
 * | `u32`, `i32`                                     | number                                              |
 * | all other integers, `ledgerKeyNonce`             | decimal digits                                      |
 * | `bytes`                                          | hexadecimal digits                                  |
 * | `string`, `symbol`, `executableTag`              | the text; `{ hex }` if its bytes are not UTF-8      |
 * | `address`                                        | the strkey                                          |
 * | `vec`                                            | array of values, or null                            |
 * | `map`                                            | array of `{ key, val }` in wire order, or null      |
 * | `error`                                          | `{ type: "contract", code }` or `{ type: "system", errorType, code }` |
 * | `contractInstance`                               | `{ executable, storage }`                           |
 */
export type ScValJSON =
  | { readonly type: "void" | "ledgerKeyContractInstance" }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "u32" | "i32"; readonly value: number }
  | { readonly type: Exclude<ScIntType, "u32" | "i32"> | "ledgerKeyNonce"; readonly value: string }
  | { readonly type: "bytes" | "address"; readonly value: string }
  | { readonly type: "string" | "symbol" | "executableTag"; readonly value: ScTextJSON }
  | { readonly type: "vec"; readonly value: readonly ScValJSON[] | null }
  | { readonly type: "map"; readonly value: ScMapJSON | null }
  | { readonly type: "error"; readonly value: ScErrorJSON }
  | { readonly type: "contractInstance"; readonly value: ScContractInstanceJSON };

/** A text, or the hexadecimal digits of its bytes where they are not UTF-8. */
export type ScTextJSON = string | { readonly hex: string };

/** The entries of a map, in wire order. */
export type ScMapJSON = readonly ScMapEntryJSON[];

/** An entry of a map. */
export interface ScMapEntryJSON {
  /** The key. */
  readonly key: ScValJSON;
  /** The value. */
  readonly val: ScValJSON;
}

/** An error of a contract, with its own code, or of the system. */
export type ScErrorJSON = ScContractErrorNative | ScSystemErrorJSON;

/** An error of the system. */
export interface ScSystemErrorJSON {
  /** Says that the contract did not make it. */
  readonly type: "system";
  /** Which part of the system it is about. */
  readonly errorType: ScSystemErrorType;
  /** The number of the reason. */
  readonly code: number;
}

/** What a contract instance holds. */
export interface ScContractInstanceJSON {
  /** What the contract runs. */
  readonly executable: ScExecutableJSON;
  /** The entries of the instance storage; null if there is none. */
  readonly storage: ScMapJSON | null;
}

/** What a contract runs: Wasm code by its hash, the built-in asset contract, or code named by a tag of another one. */
export type ScExecutableJSON =
  | { readonly type: "wasm"; readonly hash: string }
  | { readonly type: "stellarAsset" }
  | { readonly type: "externalRef"; readonly owner: string; readonly tag: ScTextJSON };
