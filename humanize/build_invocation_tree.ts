import { attempt } from "../internal/fault.ts";
import { encodeXdr } from "../xdr/_shared.ts";
import type { ScTextNative, ScValNative } from "../scval/mod.ts";
import { nativeOf } from "../scval/_shared.ts";
import { DwsaAuthorizedFunction, type DwsaAuthorizedInvocation, ScVal, type ScValJson } from "../xdr/mod.ts";
import { type Conversion, mapInvocations, requireInvocation } from "./_invocations.ts";
import { freeze } from "./_freeze.ts";
import type { InvocationTree, InvocationTreeJSON } from "./invocation_tree.ts";
import { FUNCTION, invocationOf } from "./_invocation_node.ts";

/**
 * Converts an invocation tree to readable data: called functions with their arguments, created contracts, and the
 * sub-invocations of each. Arguments are native values, as returned by `scValToNative`.
 *
 * `JSON.stringify` of the tree, or of one of its nodes, writes each value as SEP-51 JSON, with its contract type. A
 * native value has no contract type: 64-bit and 128-bit amounts look the same, as do an address and a string with the
 * same characters.
 *
 * A tree can be built for every invocation that can be decoded. A creation that the network rejects has the type
 * `malformed`, and a function name that is not UTF-8 is escaped as in SEP-51.
 *
 * The tree is a frozen snapshot: later changes to the invocation do not affect it. Do not pass a copy of the tree (a
 * spread, `structuredClone`) to `JSON.stringify`, which throws on the first bigint.
 *
 * @param root the tree, as in the `rootInvocation` of an authorization entry
 * @returns the readable tree
 * @throws {TypeError} if `root` is not a `DwsaAuthorizedInvocation`, or a part of `root` is of the wrong type
 * @throws {RangeError} if a number in the tree is out of range for its field
 * @throws {DwsaError} `humanize/unknown-arm` if an invocation has a type that this library does not support (`path`
 *   locates the type); `scval/depth` if a value is nested more than 500 levels deep; `xdr/…` if a part of the tree
 *   cannot be encoded
 *
 * @example A call, as an object and as JSON
 * ```ts
 * import { buildInvocationTree } from "@dwsa/base/humanize";
 * import { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const root = DwsaAuthorizedInvocation.fromXDR(
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAARidXJuAAAAAQAAAAUAAAAAAAAABwAAAAA=",
 * );
 * const tree = buildInvocationTree(root);
 * assert.deepEqual(tree, {
 *   type: "execute",
 *   args: {
 *     source: "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
 *     function: "burn",
 *     args: [7n],
 *   },
 *   invocations: [],
 * });
 * assert(JSON.stringify(tree).includes('"args":[{"u64":"7"}]'));
 * ```
 */
export function buildInvocationTree(root: DwsaAuthorizedInvocation): InvocationTree {
  return attempt("build an invocation tree", () => buildTree(root));
}

function buildTree(root: DwsaAuthorizedInvocation): InvocationTree {
  requireInvocation(root);
  const lists: unknown[] = [];
  const tree = mapInvocations<ScValNative, ScTextNative, InvocationTree>(root, TO_NATIVE, (node, fn) => {
    lists.push(node.invocations);
    freeze(node.args);
    const bytes = encodeXdr(DwsaAuthorizedFunction, fn);
    // Not enumerable, so that a tree compares and copies like plain data.
    Object.defineProperty(node, FUNCTION, { value: () => DwsaAuthorizedFunction.fromXDR(bytes) });
    Object.defineProperty(node, "toJSON", { value: () => toJSON(node) });
    return Object.freeze(node);
  });
  lists.forEach(Object.freeze);
  return tree;
}

const TO_NATIVE: Conversion<ScValNative, ScTextNative> = {
  value: (value) => nativeOf(value),
  text: (text) => nativeOf(ScVal.scvString(text)) as ScTextNative,
};

const TO_JSON: Conversion<ScValJson, string> = {
  value: (value) => value.toJSON(),
  text: (text) => (ScVal.scvExecutableTag(text).toJSON() as { readonly executable_tag: string }).executable_tag,
};

function toJSON(tree: InvocationTree): InvocationTreeJSON {
  return mapInvocations<ScValJson, string, InvocationTreeJSON>(invocationOf(tree)!, TO_JSON, (node) => node);
}
