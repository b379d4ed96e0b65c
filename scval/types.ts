/** The types of native values, and of the options of conversions. */

import type { Bytes } from "../internal/bytes.ts";
import type { ScIntType } from "../internal/integers.ts";
import type { ProtocolVersion, ScErrorCode, ScVal } from "../xdr/mod.ts";

export type { ScIntType };

/**
 * The types that a native value can be converted to by name. There are no names for vecs and maps: arrays become vecs,
 * and `Map`s and objects become maps.
 */
export type ScValType = ScIntType | "bool" | "void" | "bytes" | "string" | "symbol" | "address";

/**
 * The type of the contract value that a native value becomes: the name of a type; for an array also a list with one for
 * each item; for an object an object with a pair for each key; for a `Map` also one pair for all of its entries.
 */
export type ScValTypeSpec = ScValType | ScValMapTypeSpec | ScValListTypeSpec;

/**
 * The types of the entries of an object or a `Map`, by key: a plain object of pairs `[key type, value type]`. An
 * entry that is `null` or missing has the default type; a key that the value does not have is an error.
 */
export interface ScValMapTypeSpec {
  /** The types of one entry. */
  readonly [key: string]: ScValEntryTypeSpec | null | undefined;
}

/** The type of a key and of its value; the default type where it is `null` or missing. */
export type ScValEntryTypeSpec = readonly [key?: ScValTypeSpec | null, value?: ScValTypeSpec | null];

/** The types of the items of an array; the default type where it is `null` or missing. */
export type ScValListTypeSpec = readonly (ScValTypeSpec | null | undefined)[];

/** Options of {@linkcode nativeToScVal}. */
export interface NativeToScValOpts {
  /**
   * The type of the contract value:
   *
   * | value                   | `type`                                                                           |
   * | ----------------------- | -------------------------------------------------------------------------------- |
   * | number, bigint, `ScInt` | the name of an integer type                                                      |
   * | string                  | `string`, `symbol`, `address`; the name of an integer type, for decimal digits   |
   * | `Uint8Array`            | `bytes`, `string`, `symbol`                                                      |
   * | boolean                 | any: the contract value is `bool`                                                |
   * | null, undefined         | any: the contract value is `void`, such as an absent `Option`                      |
   * | array                   | a type for all items, handed down; or a list with one type for each item         |
   * | object                  | an object: for each key a pair `[key type, value type]`                          |
   * | `Map`                   | the same for keys that are strings; or one pair for all entries                  |
   *
   * Addresses, contracts, key pairs and contract values ignore it. For symbols as the keys of all objects, pass
   * `keyType: "symbol"` instead of a key type for each key.
   */
  readonly type?: ScValTypeSpec | null | undefined;
  /**
   * The type of the keys of objects, at every level, where `type` does not name one: `"string"` by default. The structs
   * of contracts have `"symbol"`. The keys of a `Map` are converted as values are.
   */
  readonly keyType?: ScValType | undefined;
  /**
   * Maximum size of the result in bytes of XDR; unlimited by default. It limits time and memory: an object that is
   * referenced several times is converted each time, so 30 nested arrays `[x, x]` would become 2^30 values. A
   * transaction has at most some 130,000 bytes.
   */
  readonly maxBytes?: number | undefined;
}

/** The native value of a contract value of any kind. */
export type ScValNative =
  | null
  | boolean
  | number
  | bigint
  | string
  | Bytes
  | ScValNative[]
  | ScValNativeObject
  | ScValNativeMap
  | ScErrorNative
  | ScContractInstanceNative
  | ScLedgerKeyContractInstanceNative
  | ScLedgerKeyNonceNative
  | ScExecutableTagNative;

/** A contract map as an object. */
export interface ScValNativeObject {
  /** The value of each key. */
  [key: string]: ScValNative;
}

/**
 * A contract map as a `Map`, in wire order. Keys with equal native values, such as the string "a" and the symbol "a",
 * stay contract values, so that each keeps its entry.
 */
export type ScValNativeMap = Map<ScValNative | ScVal, ScValNative>;

/** A string, or its bytes where they are not UTF-8. */
export type ScTextNative = string | Bytes;

/** A contract error: of the contract itself, with its own code, or of the system around it. */
export type ScErrorNative = ScContractErrorNative | ScSystemErrorNative;

/** An error of a contract. */
export interface ScContractErrorNative {
  /** It is an error of the contract. */
  readonly type: "contract";
  /** The contract's own number for it. */
  readonly code: number;
}

/** An error of the system: of the host, the virtual machine, storage and so on. */
export interface ScSystemErrorNative {
  /** It is an error of the system. */
  readonly type: "system";
  /** Which part of the system it is about. */
  readonly errorType: ScSystemErrorType;
  /** The number of the reason. */
  readonly code: number;
  /** The name of the reason. */
  readonly value: ScErrorCode;
}

/** The parts of the system that errors are about. */
export type ScSystemErrorType =
  | "wasmVm"
  | "context"
  | "storage"
  | "object"
  | "crypto"
  | "events"
  | "budget"
  | "value"
  | "auth";

/** A contract instance. */
export interface ScContractInstanceNative {
  /** The type of the value. */
  readonly type: "contractInstance";
  /** The code of the contract. */
  readonly executable: ScExecutableNative;
  /** The instance storage, or null. */
  readonly storage: ScValNativeObject | ScValNativeMap | null;
}

/** The code of a contract: Wasm code by its hash, the built-in asset contract, or code that another contract names. */
export type ScExecutableNative =
  | { readonly type: "wasm"; readonly hash: Bytes }
  | { readonly type: "stellarAsset" }
  | { readonly type: "externalRef"; readonly owner: string; readonly tag: ScTextNative };

/** The storage key of a contract instance. */
export interface ScLedgerKeyContractInstanceNative {
  /** The type of the value. */
  readonly type: "ledgerKeyContractInstance";
}

/** The storage key of a used nonce. */
export interface ScLedgerKeyNonceNative {
  /** The type of the value. */
  readonly type: "ledgerKeyNonce";
  /** The nonce: 64 bits, signed. */
  readonly nonce: bigint;
}

/** The tag of an executable. */
export interface ScExecutableTagNative {
  /** The type of the value. */
  readonly type: "executableTag";
  /** The tag. */
  readonly tag: ScTextNative;
}

/** The native values of each type of contract value. */
export interface ScValNatives {
  /** The value. */
  readonly scvBool: boolean;
  /** Nothing. */
  readonly scvVoid: null;
  /** The type and the code of the error. */
  readonly scvError: ScErrorNative;
  /** The integer. */
  readonly scvU32: number;
  /** The integer. */
  readonly scvI32: number;
  /** The integer. */
  readonly scvU64: bigint;
  /** The integer. */
  readonly scvI64: bigint;
  /** Seconds since 1970. */
  readonly scvTimepoint: bigint;
  /** Seconds. */
  readonly scvDuration: bigint;
  /** The integer. */
  readonly scvU128: bigint;
  /** The integer. */
  readonly scvI128: bigint;
  /** The integer. */
  readonly scvU256: bigint;
  /** The integer. */
  readonly scvI256: bigint;
  /** A copy of the bytes. */
  readonly scvBytes: Bytes;
  /** The string. */
  readonly scvString: ScTextNative;
  /** The string: always a string in a value that the host accepts. */
  readonly scvSymbol: ScTextNative;
  /** The items; null if the list is absent, which the host rejects. */
  readonly scvVec: ScValNative[] | null;
  /** The entries; null if the map is absent, which the host rejects. */
  readonly scvMap: ScValNativeObject | ScValNativeMap | null;
  /** The strkey. */
  readonly scvAddress: string;
  /** Its code and its storage. */
  readonly scvContractInstance: ScContractInstanceNative;
  /** Nothing but its type. */
  readonly scvLedgerKeyContractInstance: ScLedgerKeyContractInstanceNative;
  /** The nonce. */
  readonly scvLedgerKeyNonce: ScLedgerKeyNonceNative;
  /** The tag. */
  readonly scvExecutableTag: ScExecutableTagNative;
}

/** Options of {@linkcode scValToNative}. */
export interface ScValToNativeOpts {
  /**
   * The native form of maps: objects where the string forms of the keys are distinct (`"object"`, the default), or
   * always `Map`s with native keys (`"map"`).
   */
  readonly maps?: "object" | "map" | undefined;
  /**
   * The native form of strings: strings where their bytes are UTF-8 (`"text"`, the default), or always bytes
   * (`"bytes"`), so that the type does not depend on the contents. Keys of objects are strings in any case.
   */
  readonly strings?: "text" | "bytes" | undefined;
}

/** A reason why the network rejects a contract value. */
export interface ScValProblem {
  /** The place, such as `.scvVec[2].scvMap[0].key`; empty for the value itself. */
  readonly path: string;
  /** The expected value, and the value that was found. */
  readonly reason: string;
}

/** Options of {@linkcode validateScVal}. */
export interface ValidateScValOpts {
  /**
   * The use of the value:
   *
   * | use                       | differences                                                                  |
   * | ------------------------- | ---------------------------------------------------------------------------- |
   * | `"argument"`, the default | an argument of a call, a signature, or any other value for a contract        |
   * | `"storageKey"`            | can be the key of a contract instance or of a nonce; no muxed address |
   */
  readonly use?: "argument" | "storageKey" | undefined;
  /**
   * The protocol of the network: the newest that this version knows ({@linkcode NEWEST_PROTOCOL}) unless it is given.
   * 28 stands for 29, too, which has the same values.
   */
  readonly protocol?: ProtocolVersion | undefined;
}
