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
     * type.
     */
    readonly toJSON: () => InvocationTreeJSON;
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
  readonly invocations: readonly Node[];
}

/** A node that creates a contract; with contract values as `Value` and nodes below it as `Node`. */
export interface CreateInvocationNode<Value, Node> {
  /** It creates a contract. */
  readonly type: "create";
  /** Which contract, from what. */
  readonly args: CreateInvocation<Value>;
  /** What its constructor calls in turn, in order. */
  readonly invocations: readonly Node[];
}

/** The call of a function of a contract. */
export interface ExecuteInvocation<Value = ScValNative> {
  /** The contract, `C…`. */
  readonly source: string;
  /** The name of the function. */
  readonly function: string;
  /** Its arguments, in order. */
  readonly args: readonly Value[];
}

/** The creation of a contract. */
export interface CreateInvocation<Value = ScValNative> {
  /**
   * `sac` for a contract that wraps an asset of the ledger, `wasm` for one that runs code of its own, `external` for
   * one that runs what another contract names (CAP-85).
   */
  readonly type: "sac" | "wasm" | "external";
  /** With `sac`: the canonical asset, `native` or `CODE:ISSUER`. */
  readonly asset?: string;
  /** With `sac`: arguments that the network has no use for, if there are any. */
  readonly constructorArgs?: readonly Value[];
  /** With `wasm`: the code and the place of the contract. */
  readonly wasm?: WasmCreateDetails<Value>;
  /** With `external`: who names the code, and the place of the contract. */
  readonly external?: ExternalCreateDetails<Value>;
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
  readonly constructorArgs?: readonly Value[];
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
  readonly constructorArgs?: readonly Value[];
}
