import type { ScValType } from "./sc_val_type.ts";

/**
 * Which contract value a native value shall become: the name of a type; for an array also a list with one for each
 * item; for an object an object with a pair for each key; for a `Map` also one pair for all of its entries.
 */
export type ScValTypeSpec = ScValType | ScValMapTypeSpec | ScValListTypeSpec;

/**
 * The types of the entries of an object or a `Map`, by key: a plain object of pairs `[key type, value type]`. What is
 * `null` or missing has the default type; a key that the value does not have is an error.
 */
export interface ScValMapTypeSpec {
  /** The types of one entry. */
  readonly [key: string]: ScValEntryTypeSpec | null | undefined;
}

/** The type of a key and of its value. What is `null` or missing has the default type. */
export type ScValEntryTypeSpec = readonly [key?: ScValTypeSpec | null, value?: ScValTypeSpec | null];

/** The types of the items of an array. What is `null` or missing has the default type. */
export type ScValListTypeSpec = readonly (ScValTypeSpec | null | undefined)[];

/** Options of {@linkcode nativeToScVal}. */
export interface NativeToScValOpts {
  /**
   * What the value shall become:
   *
   * | value                   | `type`                                                                           |
   * | ----------------------- | -------------------------------------------------------------------------------- |
   * | number, bigint, `ScInt` | the name of an integer type                                                      |
   * | string                  | `string`, `symbol`, `address`; the name of an integer type, for decimal digits   |
   * | `Uint8Array`            | `bytes`, `string`, `symbol`                                                      |
   * | boolean                 | `bool`                                                                           |
   * | null, undefined         | `void`                                                                           |
   * | array                   | a type for all items, handed down; or a list with one type for each item         |
   * | object                  | an object: for each key a pair `[key type, value type]`                          |
   * | `Map`                   | the same for keys that are strings; or one pair for all entries                  |
   *
   * Addresses, contracts and contract values stay what they are.
   */
  readonly type?: ScValTypeSpec | null | undefined;
  /**
   * The type of the keys of objects, at every level, where `type` does not name one: `"string"` unless given.
   * `"symbol"` is what the structs of contracts have. The keys of a `Map` are converted by what they are.
   */
  readonly keyType?: ScValType | undefined;
}
