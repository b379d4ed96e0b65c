/** The types of native values and of conversion options. */

import type { Bytes } from "../internal/bytes.ts";
import type { ScIntType } from "../internal/integers.ts";
import type { ProtocolVersion, ScErrorCode, ScVal } from "../xdr/mod.ts";

export type { ScIntType };

/**
 * The types that a native value can be converted to by name. Vecs and maps need no names: arrays become vecs, and
 * `Map`s and objects become maps.
 */
export type ScValType = ScIntType | "bool" | "void" | "bytes" | "string" | "symbol" | "address";

/**
 * The contract type to which a value is converted: the name of a type. For an array, it can also be an array with a
 * type for each item; for an object or a `Map`, an object with a pair for each key; for a `Map`, also one pair for all
 * entries.
 */
export type ScValTypeSpec = ScValType | ScValMapTypeSpec | ScValListTypeSpec;

/**
 * The types of the entries of an object or a `Map`, by key: a plain object of pairs `[key type, value type]`. If a pair
 * is `null` or missing, the entry has the default type. Keys that the value does not have are ignored.
 */
export interface ScValMapTypeSpec {
  /** The types of the key and the value of the entry. */
  readonly [key: string]: ScValEntryTypeSpec | null | undefined;
}

/** The types of a key and its value. `null` or a missing type selects the default type. */
export type ScValEntryTypeSpec = readonly [key?: ScValTypeSpec | null, value?: ScValTypeSpec | null];

/** The types of the items of an array. `null` or a missing type selects the default type. */
export type ScValListTypeSpec = readonly (ScValTypeSpec | null | undefined)[];

/** Options for {@linkcode nativeToScVal}. */
export interface NativeToScValOpts {
  /**
   * The type of the contract value:
   *
   * | value                   | `type`                                                                           |
   * | ----------------------- | -------------------------------------------------------------------------------- |
   * | number, bigint, `ScInt` | the name of an integer type                                                      |
   * | string                  | `string`, `symbol`, `address`; for decimal digits, the name of an integer type   |
   * | `Uint8Array`            | `bytes`, `string`, `symbol`                                                      |
   * | boolean                 | `bool`                                                                           |
   * | null, undefined         | any: the contract value is `void`, as for an absent `Option`                     |
   * | array                   | a type for all items, at every level; or an array with one type for each item    |
   * | object                  | an object with a pair `[key type, value type]` for each key                      |
   * | `Map`                   | the same, for string keys; or one pair for all entries                           |
   *
   * Addresses, contracts, key pairs and contract values ignore `type`. For symbols as the keys of all objects, pass
   * `keyType: "symbol"` instead of a key type for each key.
   */
  readonly type?: ScValTypeSpec | null | undefined;
  /**
   * The type of object keys at every level, unless `type` specifies one: `"string"` by default. The structs of
   * contracts use `"symbol"`. The keys of a `Map` are converted like values.
   */
  readonly keyType?: ScValType | undefined;
  /**
   * The maximum size of the result in bytes of XDR; unlimited by default. The limit bounds time and memory: an object
   * that is referenced several times is converted each time, so 30 nested arrays `[x, x]` would become 2^30 values. A
   * transaction is limited to about 130,000 bytes.
   */
  readonly maxBytes?: number | undefined;
}

/** The native value of a contract value of any type. */
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
  /** The native value of each key. */
  [key: string]: ScValNative;
}

/**
 * A contract map as a `Map`, in wire order. Keys with equal native values, such as the string "a" and the symbol "a",
 * stay contract values, so no entry is lost.
 */
export type ScValNativeMap = Map<ScValNative | ScVal, ScValNative>;

/** A string, or its bytes if they are not UTF-8. */
export type ScTextNative = string | Bytes;

/** An error of a contract, whose code the contract defines, or an error of the system. */
export type ScErrorNative = ScContractErrorNative | ScSystemErrorNative;

/** An error from a contract. */
export interface ScContractErrorNative {
  /** The discriminant: a contract defines the error. */
  readonly type: "contract";
  /** The error code, defined by the contract. */
  readonly code: number;
}

/** An error of the system, such as the host, the virtual machine or storage. */
export interface ScSystemErrorNative {
  /** The discriminant: the system reports the error. */
  readonly type: "system";
  /** The part of the system that reported the error. */
  readonly errorType: ScSystemErrorType;
  /** The error code as a number. */
  readonly code: number;
  /** The error code as a name. */
  readonly value: ScErrorCode;
}

/** The parts of the system that report errors. */
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
  /** The instance storage; null if there is none. */
  readonly storage: ScValNativeObject | ScValNativeMap | null;
}

/** The code of a contract: Wasm code by hash, the built-in asset contract, or code referenced by another contract. */
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
  /** The nonce: a signed 64-bit integer. */
  readonly nonce: bigint;
}

/** The tag of an executable. */
export interface ScExecutableTagNative {
  /** The type of the value. */
  readonly type: "executableTag";
  /** The tag of the executable. */
  readonly tag: ScTextNative;
}

/** The native value of each type of contract value. */
export interface ScValNatives {
  /** The value. */
  readonly scvBool: boolean;
  /** Always null. */
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
  /** Unix time in seconds. */
  readonly scvTimepoint: bigint;
  /** The duration in seconds. */
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
  /** The symbol; always a string if the host accepts the value. */
  readonly scvSymbol: ScTextNative;
  /** The items; null if the vec is absent, which the host rejects. */
  readonly scvVec: ScValNative[] | null;
  /** The entries; null if the map is absent, which the host rejects. */
  readonly scvMap: ScValNativeObject | ScValNativeMap | null;
  /** The strkey. */
  readonly scvAddress: string;
  /** The code and the storage of the contract. */
  readonly scvContractInstance: ScContractInstanceNative;
  /** An object that contains only the type. */
  readonly scvLedgerKeyContractInstance: ScLedgerKeyContractInstanceNative;
  /** The nonce. */
  readonly scvLedgerKeyNonce: ScLedgerKeyNonceNative;
  /** The tag of the executable. */
  readonly scvExecutableTag: ScExecutableTagNative;
}

/** Options for {@linkcode scValToNative}. */
export interface ScValToNativeOpts {
  /**
   * The native representation of maps: objects if every key has a distinct string form (`"object"`, the default), or
   * always `Map`s with native keys (`"map"`).
   */
  readonly maps?: "object" | "map" | undefined;
  /**
   * The native representation of strings: strings if their bytes are UTF-8 (`"text"`, the default), or always bytes
   * (`"bytes"`), so that the type does not depend on the contents. Object keys are always strings.
   */
  readonly strings?: "text" | "bytes" | undefined;
}

/** A reason why the network rejects a contract value. */
export interface ScValProblem {
  /** The path, such as `.scvVec[2].scvMap[0].key`; empty for the value itself. */
  readonly path: string;
  /** The expected value and the value found, or the violated rule. */
  readonly reason: string;
}

/** Options for {@linkcode validateScVal}. */
export interface ValidateScValOpts {
  /**
   * The use of the value:
   *
   * | use                       | description                                                                  |
   * | ------------------------- | ---------------------------------------------------------------------------- |
   * | `"argument"`, the default | an argument of a call, a signature, or any other value for a contract        |
   * | `"storageKey"`            | a storage key, including those of instances and nonces; no muxed address     |
   */
  readonly use?: "argument" | "storageKey" | undefined;
  /**
   * The protocol of the network: by default the newest that this version supports ({@linkcode NEWEST_PROTOCOL}). For
   * protocol 29, which has the same values, pass 28.
   */
  readonly protocol?: ProtocolVersion | undefined;
}
