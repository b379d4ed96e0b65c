/** The parts of an invocation tree. */

import type { ScTextNative, ScValNative } from "../scval/mod.ts";
import type { ContractExecutableJson, ContractIdPreimageJson } from "../xdr/json/mod.ts";
import type { ScValJson } from "../xdr/mod.ts";

/**
 * A node of a readable invocation tree: one authorized invocation with the invocations below it.
 *
 * A tree is plain data, with a `toJSON` that is not enumerable. {@linkcode buildInvocationTree} freezes it with all
 * arrays and plain objects in it, so that its JSON and the string of {@linkcode formatInvocationTree} always agree with
 * it. (Byte arrays and `Map`s cannot be frozen, but changing them does not change the JSON or the string.)
 */
export type InvocationTree =
  & (ExecuteInvocationNode<ScValNative, InvocationTree> | CreateInvocationNode<ScValNative, InvocationTree>)
  & {
    /**
     * The JSON that `JSON.stringify` writes for this node and all below it: plain JSON, each value in the form of
     * SEP-51. Trees from {@linkcode buildInvocationTree} have it; copies (a spread, `structuredClone`) and trees made
     * by hand do not.
     */
    readonly toJSON?: () => InvocationTreeJSON;
  };

/** The JSON form of an {@linkcode InvocationTree}: the same shape, each value a {@linkcode ScValJson} (SEP-51). */
export type InvocationTreeJSON =
  | ExecuteInvocationNode<ScValJson, InvocationTreeJSON>
  | CreateInvocationNode<ScValJson, InvocationTreeJSON, string>;

/** A node that calls a function; with contract values as `Value` and nodes below it as `Node`. */
export interface ExecuteInvocationNode<Value, Node> {
  /** It calls a function of a contract. */
  readonly type: "execute";
  /** The function and its arguments. */
  readonly args: ExecuteInvocation<Value>;
  /** The invocations below it, in order. */
  readonly invocations: readonly Node[];
}

/** A node that creates a contract; with contract values as `Value`, nodes below it as `Node` and tags as `Text`. */
export interface CreateInvocationNode<Value, Node, Text = ScTextNative> {
  /** It creates a contract. */
  readonly type: "create";
  /** The contract, and the code or asset that it is created from. */
  readonly args: CreateInvocation<Value, Text>;
  /** The invocations of its constructor, in order. */
  readonly invocations: readonly Node[];
}

/** The call of a function of a contract. */
export interface ExecuteInvocation<Value = ScValNative> {
  /** The contract, `C…`. */
  readonly source: string;
  /**
   * The name of the function. Bytes that are not UTF-8, which the network rejects, are escaped as in SEP-51
   * (`\\xff`).
   */
  readonly function: string;
  /** Its arguments, in order. */
  readonly args: readonly Value[];
}

/** The creation of a contract, from an asset, from code, from code that another contract names, or a malformed one. */
export type CreateInvocation<Value = ScValNative, Text = ScTextNative> =
  | SacCreateInvocation<Value>
  | WasmCreateInvocation<Value>
  | ExternalCreateInvocation<Value, Text>
  | MalformedCreateInvocation<Value>;

/** The creation of a contract that wraps an asset of the ledger. */
export interface SacCreateInvocation<Value = ScValNative> {
  /** It wraps an asset. */
  readonly type: "sac";
  /** The canonical asset, `native` or `CODE:ISSUER`. */
  readonly asset: string;
  /** Arguments, if there are any. The network does not use them. */
  readonly constructorArgs?: readonly Value[];
  /** Absent. */
  readonly wasm?: undefined;
  /** Absent. */
  readonly external?: undefined;
  /** Absent. */
  readonly malformed?: undefined;
}

/** The creation of a contract from Wasm code. */
export interface WasmCreateInvocation<Value = ScValNative> {
  /** The contract runs Wasm code. */
  readonly type: "wasm";
  /** Its code and its place. */
  readonly wasm: WasmCreateDetails<Value>;
  /** Absent. */
  readonly asset?: undefined;
  /** Absent. */
  readonly external?: undefined;
  /** Absent. */
  readonly malformed?: undefined;
}

/** The creation of a contract whose code another contract names by a tag (CAP-85). */
export interface ExternalCreateInvocation<Value = ScValNative, Text = ScTextNative> {
  /** Another contract names its code. */
  readonly type: "external";
  /** The contract that names its code, and its place. */
  readonly external: ExternalCreateDetails<Value, Text>;
  /** Absent. */
  readonly asset?: undefined;
  /** Absent. */
  readonly wasm?: undefined;
  /** Absent. */
  readonly malformed?: undefined;
}

/**
 * The creation of a contract that the network rejects: the source of its id and its executable do not fit together, or
 * its asset code is not valid.
 */
export interface MalformedCreateInvocation<Value = ScValNative> {
  /** The network rejects it. */
  readonly type: "malformed";
  /** Its parts. */
  readonly malformed: MalformedCreateDetails<Value>;
  /** Absent. */
  readonly asset?: undefined;
  /** Absent. */
  readonly wasm?: undefined;
  /** Absent. */
  readonly external?: undefined;
}

/** The parameters of a contract that is created from Wasm code. */
export interface WasmCreateDetails<Value = ScValNative> {
  /** The address that its id is derived from, and that must authorize the creation. */
  readonly address: string;
  /** The hash of its code, as a hexadecimal string. */
  readonly hash: string;
  /** The salt that its id is derived from, too: 32 bytes, as a hexadecimal string. */
  readonly salt: string;
  /** The arguments of its constructor; absent in the first form of creation, which has no constructors. */
  readonly constructorArgs?: readonly Value[];
}

/** How a contract is created whose code another contract names by a tag (CAP-85). */
export interface ExternalCreateDetails<Value = ScValNative, Text = ScTextNative> {
  /** The address that its id is derived from, and that must authorize the creation. */
  readonly address: string;
  /** The contract that names the code. */
  readonly owner: string;
  /** The tag under which it names the code: text, or bytes where it is not UTF-8. */
  readonly tag: Text;
  /** The salt that its id is derived from, too: 32 bytes, as a hexadecimal string. */
  readonly salt: string;
  /** The arguments of its constructor; absent in the first form of creation, which has no constructors. */
  readonly constructorArgs?: readonly Value[];
}

/** The parts of a malformed creation, as JSON (SEP-51). */
export interface MalformedCreateDetails<Value = ScValNative> {
  /** The preimage of the contract's id. */
  readonly contractIdPreimage: ContractIdPreimageJson;
  /** The executable of the contract. */
  readonly executable: ContractExecutableJson;
  /** The arguments of its constructor; absent in the first form of creation, which has no constructors. */
  readonly constructorArgs?: readonly Value[];
}
