/** Defines the types of invocation trees. */

import type { ScTextNative, ScValNative } from "../scval/mod.ts";
import type { ContractExecutableJson, ContractIdPreimageJson } from "../xdr/json/mod.ts";
import type { ScValJson } from "../xdr/mod.ts";

/**
 * A node of a readable invocation tree: one authorized invocation with its sub-invocations.
 *
 * A tree is plain data, with a `toJSON` that is not enumerable. {@linkcode buildInvocationTree} freezes the tree,
 * including all nested arrays and plain objects, so its JSON and the output of {@linkcode formatInvocationTree} always
 * match the tree. (Byte arrays and `Map`s cannot be frozen, but changing them does not change the JSON or the string.)
 */
export type InvocationTree =
  & (ExecuteInvocationNode<ScValNative, InvocationTree> | CreateInvocationNode<ScValNative, InvocationTree>)
  & {
    /**
     * Returns the JSON of this node and its sub-nodes, with each contract value as SEP-51 JSON. Trees from
     * {@linkcode buildInvocationTree} have this method; copies (a spread, `structuredClone`) and trees that a program
     * creates itself do not.
     */
    readonly toJSON?: () => InvocationTreeJSON;
  };

/**
 * The JSON of an {@linkcode InvocationTree}: the same properties, with each contract value as {@linkcode ScValJson}
 * (SEP-51).
 */
export type InvocationTreeJSON =
  | ExecuteInvocationNode<ScValJson, InvocationTreeJSON>
  | CreateInvocationNode<ScValJson, InvocationTreeJSON, string>;

/** A node that calls a function. Contract values have the type `Value`, and sub-nodes have the type `Node`. */
export interface ExecuteInvocationNode<Value, Node> {
  /** The node calls a function of a contract. */
  readonly type: "execute";
  /** The function and its arguments. */
  readonly args: ExecuteInvocation<Value>;
  /** The sub-invocations, in order. */
  readonly invocations: readonly Node[];
}

/**
 * A node that creates a contract. Contract values have the type `Value`, sub-nodes have the type `Node`, and tags have
 * the type `Text`.
 */
export interface CreateInvocationNode<Value, Node, Text = ScTextNative> {
  /** The node creates a contract. */
  readonly type: "create";
  /** The contract, and its code or asset. */
  readonly args: CreateInvocation<Value, Text>;
  /** The sub-invocations of its constructor, in order. */
  readonly invocations: readonly Node[];
}

/** A function call. */
export interface ExecuteInvocation<Value = ScValNative> {
  /** The strkey (`C…`) of the called contract. */
  readonly source: string;
  /** The function name. Bytes that are not UTF-8, which the network rejects, are escaped as in SEP-51 (`\xff`). */
  readonly function: string;
  /** The arguments, in order. */
  readonly args: readonly Value[];
}

/** A contract creation: from an asset, from code, from code named by another contract, or malformed. */
export type CreateInvocation<Value = ScValNative, Text = ScTextNative> =
  | SacCreateInvocation<Value>
  | WasmCreateInvocation<Value>
  | ExternalCreateInvocation<Value, Text>
  | MalformedCreateInvocation<Value>;

/** The creation of a contract that wraps an asset of the ledger. */
export interface SacCreateInvocation<Value = ScValNative> {
  /** The contract wraps an asset. */
  readonly type: "sac";
  /** The asset: `native` or `CODE:ISSUER`. */
  readonly asset: string;
  /** The arguments, if any. The network does not use them. */
  readonly constructorArgs?: readonly Value[];
  /** Absent in this type of creation. */
  readonly wasm?: undefined;
  /** Absent in this type of creation. */
  readonly external?: undefined;
  /** Absent in this type of creation. */
  readonly malformed?: undefined;
}

/** A contract creation from Wasm code. */
export interface WasmCreateInvocation<Value = ScValNative> {
  /** The contract runs Wasm code. */
  readonly type: "wasm";
  /** The code and the source of the contract ID. */
  readonly wasm: WasmCreateDetails<Value>;
  /** Absent in this type of creation. */
  readonly asset?: undefined;
  /** Absent in this type of creation. */
  readonly external?: undefined;
  /** Absent in this type of creation. */
  readonly malformed?: undefined;
}

/** A contract creation whose code another contract names by a tag (CAP-85). */
export interface ExternalCreateInvocation<Value = ScValNative, Text = ScTextNative> {
  /** Another contract names the code of the created contract. */
  readonly type: "external";
  /** The contract that names the code, and the source of the contract ID. */
  readonly external: ExternalCreateDetails<Value, Text>;
  /** Absent in this type of creation. */
  readonly asset?: undefined;
  /** Absent in this type of creation. */
  readonly wasm?: undefined;
  /** Absent in this type of creation. */
  readonly malformed?: undefined;
}

/**
 * A contract creation that the network rejects: its ID preimage and its executable do not match, or its asset code is
 * invalid.
 */
export interface MalformedCreateInvocation<Value = ScValNative> {
  /** The network rejects the creation. */
  readonly type: "malformed";
  /** The parts of the creation. */
  readonly malformed: MalformedCreateDetails<Value>;
  /** Absent in this type of creation. */
  readonly asset?: undefined;
  /** Absent in this type of creation. */
  readonly wasm?: undefined;
  /** Absent in this type of creation. */
  readonly external?: undefined;
}

/** The parameters of a contract created from Wasm code. */
export interface WasmCreateDetails<Value = ScValNative> {
  /** The address from which the contract ID is derived. This address must authorize the creation. */
  readonly address: string;
  /** The hash of the code, as a hexadecimal string. */
  readonly hash: string;
  /** The 32-byte salt from which the contract ID is derived, as a hexadecimal string. */
  readonly salt: string;
  /** The constructor arguments; absent for a V1 creation, which cannot pass any. */
  readonly constructorArgs?: readonly Value[];
}

/** The parameters of a contract whose code another contract names by a tag (CAP-85). */
export interface ExternalCreateDetails<Value = ScValNative, Text = ScTextNative> {
  /** The address from which the contract ID is derived. This address must authorize the creation. */
  readonly address: string;
  /** The contract that names the code. */
  readonly owner: string;
  /** The tag of the code: a string, or bytes if it is not UTF-8. */
  readonly tag: Text;
  /** The 32-byte salt from which the contract ID is derived, as a hexadecimal string. */
  readonly salt: string;
  /** The constructor arguments; absent for a V1 creation, which cannot pass any. */
  readonly constructorArgs?: readonly Value[];
}

/** The parts of a malformed creation, as JSON (SEP-51). */
export interface MalformedCreateDetails<Value = ScValNative> {
  /** The preimage of the contract ID. */
  readonly contractIdPreimage: ContractIdPreimageJson;
  /** The executable of the contract. */
  readonly executable: ContractExecutableJson;
  /** The constructor arguments; absent for a V1 creation, which cannot pass any. */
  readonly constructorArgs?: readonly Value[];
}
