/** What an invocation tree consists of. */

import type { ScValJSON, ScValNative } from "../scval/mod.ts";

/**
 * A node of a readable invocation tree: what one authorized invocation does, and what it calls in turn. Plain data but
 * for `toJSON`, which is not enumerable.
 */
export type InvocationTree =
  & (ExecuteInvocationNode<ScValNative, InvocationTree> | CreateInvocationNode<ScValNative, InvocationTree>)
  & {
    /**
     * What `JSON.stringify` writes for this node and all below it: nothing but JSON, and each value with its contract
     * type. Those that {@linkcode buildInvocationTree} gives have it, copies and trees made by hand need not.
     */
    readonly toJSON?: () => InvocationTreeJSON;
  };

/** The JSON form of an {@linkcode InvocationTree}: the same shape, each value a `ScValJSON`. */
export type InvocationTreeJSON =
  | ExecuteInvocationNode<ScValJSON, InvocationTreeJSON>
  | CreateInvocationNode<ScValJSON, InvocationTreeJSON>;

/** A node that calls a function; with contract values as `Value` and nodes below it as `Node`. */
export interface ExecuteInvocationNode<Value, Node> {
  /** It calls a function of a contract. */
  readonly type: "execute";
  /** Which function, and with what. */
  readonly args: ExecuteInvocation<Value>;
  /** What it calls in turn, in order. */
  readonly invocations: Node[];
}

/** A node that creates a contract; with contract values as `Value` and nodes below it as `Node`. */
export interface CreateInvocationNode<Value, Node> {
  /** It creates a contract. */
  readonly type: "create";
  /** Which contract, from what. */
  readonly args: CreateInvocation<Value>;
  /** What its constructor calls in turn, in order. */
  readonly invocations: Node[];
}

/** The call of a function of a contract. */
export interface ExecuteInvocation<Value = ScValNative> {
  /** The contract, `C…`. */
  readonly source: string;
  /** The name of the function. */
  readonly function: string;
  /** Its arguments, in order. */
  readonly args: Value[];
}

/** The creation of a contract: its `type` tells what it is made from. */
export type CreateInvocation<Value = ScValNative> =
  | SacCreateInvocation<Value>
  | WasmCreateInvocation<Value>
  | ExternalCreateInvocation<Value>;

/** The creation of a contract that wraps an asset of the ledger. */
export interface SacCreateInvocation<Value = ScValNative> {
  /** It wraps an asset. */
  readonly type: "sac";
  /** The canonical asset, `native` or `CODE:ISSUER`. */
  readonly asset: string;
  /** Arguments that the network has no use for, if there are any. */
  readonly constructorArgs?: Value[];
  /** Absent. */
  readonly wasm?: undefined;
  /** Absent. */
  readonly external?: undefined;
}

/** The creation of a contract that runs code of its own. */
export interface WasmCreateInvocation<Value = ScValNative> {
  /** It runs code of its own. */
  readonly type: "wasm";
  /** Its code and its place. */
  readonly wasm: WasmCreateDetails<Value>;
  /** Absent. */
  readonly asset?: undefined;
  /** Absent. */
  readonly external?: undefined;
}

/** The creation of a contract that runs what another contract names (CAP-85). */
export interface ExternalCreateInvocation<Value = ScValNative> {
  /** It runs what another contract names. */
  readonly type: "external";
  /** Who names its code, and its place. */
  readonly external: ExternalCreateDetails<Value>;
  /** Absent. */
  readonly asset?: undefined;
  /** Absent. */
  readonly wasm?: undefined;
}

/** How a contract with code of its own is created. */
export interface WasmCreateDetails<Value = ScValNative> {
  /** The address that its id is derived from, and that must allow the creation. */
  readonly address: string;
  /** The hash of its code, as hexadecimal text. */
  readonly hash: string;
  /** What else its id is derived from: 32 bytes, as hexadecimal text. */
  readonly salt: string;
  /** What its constructor is called with; absent from the first form of creation, which knows no constructors. */
  readonly constructorArgs?: Value[];
}

/** How a contract is created that runs what another contract names (CAP-85). */
export interface ExternalCreateDetails<Value = ScValNative> {
  /** The address that its id is derived from, and that must allow the creation. */
  readonly address: string;
  /** The contract that names the code. */
  readonly owner: string;
  /** The name under which it does. */
  readonly tag: string;
  /** What else its id is derived from: 32 bytes, as hexadecimal text. */
  readonly salt: string;
  /** What its constructor is called with; absent from the first form of creation, which knows no constructors. */
  readonly constructorArgs?: Value[];
}
