import type { Bytes } from "../internal/bytes.ts";
import type { ScErrorCode, ScVal } from "../xdr/mod.ts";

/** What a contract value of any kind is as a native value. */
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
 * A contract map as a `Map`, in wire order. Keys whose native values are alike, as those of the string "a" and the symbol
 * "a" are, stay contract values, so that each keeps its entry.
 */
export type ScValNativeMap = Map<ScValNative | ScVal, ScValNative>;

/** A text, or its bytes where they are not UTF-8. */
export type ScTextNative = string | Bytes;

/** A contract error: of the contract itself, with its own code, or of the system around it. */
export type ScErrorNative = ScContractErrorNative | ScSystemErrorNative;

/** An error of a contract. */
export interface ScContractErrorNative {
  /** Says that the contract made it. */
  readonly type: "contract";
  /** The contract's own number for it. */
  readonly code: number;
}

/** An error of the system: of the host, the virtual machine, storage and so on. */
export interface ScSystemErrorNative {
  /** Says that the contract did not make it. */
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

/** What a contract instance holds. */
export interface ScContractInstanceNative {
  /** Says what it is. */
  readonly type: "contractInstance";
  /** What the contract runs. */
  readonly executable: ScExecutableNative;
  /** The instance storage; null if there is none. */
  readonly storage: ScValNativeObject | ScValNativeMap | null;
}

/** What a contract runs: Wasm code by its hash, the built-in asset contract, or code named by a tag of another one. */
export type ScExecutableNative =
  | { readonly type: "wasm"; readonly hash: Bytes }
  | { readonly type: "stellarAsset" }
  | { readonly type: "externalRef"; readonly owner: string; readonly tag: ScTextNative };

/** The storage key of a contract instance. */
export interface ScLedgerKeyContractInstanceNative {
  /** Says what it is. */
  readonly type: "ledgerKeyContractInstance";
}

/** The storage key of a used nonce. */
export interface ScLedgerKeyNonceNative {
  /** Says what it is. */
  readonly type: "ledgerKeyNonce";
  /** The nonce: 64 bits, signed. */
  readonly nonce: bigint;
}

/** The tag of an executable. */
export interface ScExecutableTagNative {
  /** Says what it is. */
  readonly type: "executableTag";
  /** The tag. */
  readonly tag: ScTextNative;
}

/** The native values of each kind of contract value. */
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
  /** The text. */
  readonly scvString: ScTextNative;
  /** The text: always a string in a value that the host takes. */
  readonly scvSymbol: ScTextNative;
  /** The items; null if there is no list, which the host never allows. */
  readonly scvVec: ScValNative[] | null;
  /** The entries; null if there is no map, which the host never allows. */
  readonly scvMap: ScValNativeObject | ScValNativeMap | null;
  /** The strkey. */
  readonly scvAddress: string;
  /** What it runs, and its storage. */
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
   * What maps become: objects where the texts of the keys are distinct (`"object"`, the default), or always `Map`s with
   * native keys (`"map"`).
   */
  readonly maps?: "object" | "map" | undefined;
  /**
   * What strings become: texts where their bytes are UTF-8 (`"text"`, the default), or always bytes (`"bytes"`), so that
   * the type does not hang on the contents. Keys of objects are texts in any case.
   */
  readonly strings?: "text" | "bytes" | undefined;
}
