/** What an invocation tree consists of. */

/**
 * A node of a readable invocation tree: what one authorized invocation does, and what it calls in turn. Plain data but
 * for `toJSON`, which is not enumerable.
 */
export type InvocationTree =
  & InvocationTreeNode<unknown, InvocationTree>
  & {
    /**
     * The form of this node and of all below it that `JSON.stringify` writes: nothing but JSON, and each value with
     * its contract type.
     */
    toJSON(): InvocationTreeJson;
  };

/** The JSON form of an {@linkcode InvocationTree}: the same shape, each value a {@linkcode ScValJson}. */
export type InvocationTreeJson = InvocationTreeNode<ScValJson, InvocationTreeJson>;

/** One node, with contract values as `Value` and nodes below it as `Node`. */
export type InvocationTreeNode<Value, Node> =
  | {
    /** It calls a function of a contract. */
    readonly type: "execute";
    /** Which function, and with what. */
    readonly args: ExecuteInvocation<Value>;
    /** What it calls in turn, in order. */
    readonly invocations: readonly Node[];
  }
  | {
    /** It creates a contract. */
    readonly type: "create";
    /** Which contract, from what. */
    readonly args: CreateInvocation<Value>;
    /** What it calls in turn, in order. */
    readonly invocations: readonly Node[];
  };

/** The call of a function of a contract. */
export interface ExecuteInvocation<Value = unknown> {
  /** The contract, `C…`. */
  readonly source: string;
  /** The name of the function. */
  readonly function: string;
  /** Its arguments, in order. */
  readonly args: readonly Value[];
}

/** The creation of a contract. */
export interface CreateInvocation<Value = unknown> {
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
export interface WasmCreateDetails<Value = unknown> {
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
export interface ExternalCreateDetails<Value = unknown> {
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

/**
 * A contract value as JSON that keeps its type: `{ type: "i128", value: "7" }`. The type is the name of the arm without
 * `scv`. Integers of 64 bits and more are decimal strings; bytes are hexadecimal; addresses are strkeys; a `vec` is an
 * array of such objects, a `map` an array of `{ key, val }`; text that is not UTF-8 is `{ bytes }`; an `error` is
 * `{ type, code }`; a contract instance is the base64 of its XDR.
 */
export interface ScValJson {
  /** The contract type: `bool`, `void`, `u32`, `i128`, `symbol`, `vec`, `address`, … */
  readonly type: string;
  /** The value; null when the type has none. */
  readonly value: unknown;
}
