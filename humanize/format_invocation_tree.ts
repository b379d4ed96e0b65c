import { attempt, wrongType } from "../internal/fault.ts";
import { nameText, printable, quoted } from "../internal/escape.ts";
import { type DwsaAuthorizedInvocation, isXdr } from "../xdr/mod.ts";
import { type Conversion, type Invocation, mapInvocations } from "./_invocations.ts";
import { invocationOf } from "./_invocation_node.ts";
import { formatScVal } from "./format_sc_val.ts";
import { formatScString } from "./_sc_val_text.ts";
import type {
  CreateInvocation,
  CreateInvocationNode,
  ExecuteInvocation,
  ExecuteInvocationNode,
  ExternalCreateDetails,
  InvocationTree,
  WasmCreateDetails,
} from "./invocation_tree.ts";

/**
 * Renders an invocation tree for a terminal or a consent dialog: a line for each invocation, a line for each of its
 * arguments with its contract type, and its sub-invocations indented. Nothing is shortened. Control characters in
 * strings from the tree are escaped, so no string can imitate another line.
 *
 * @param tree a tree from `buildInvocationTree`, or the invocation itself
 * @returns the lines, separated by line feeds, without a trailing one
 * @throws {TypeError} if `tree` is neither such a tree nor an invocation (a copy of a tree is rejected), or a part of
 *   `tree` has the wrong type
 * @throws {RangeError} if a number in `tree` is out of range for its field
 * @throws {DwsaError} `humanize/unknown-arm`, as in `buildInvocationTree`; `xdr/…` if a value in `tree` cannot be
 *   encoded
 *
 * @example A call as a string
 * ```ts
 * import { formatInvocationTree } from "@dwsa/base/humanize";
 * import { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const root = DwsaAuthorizedInvocation.fromXDR(
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAARidXJuAAAAAQAAAAUAAAAAAAAABwAAAAA=",
 * );
 * assert.equal(
 *   formatInvocationTree(root),
 *   `call burn of CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA
 *   u64 7`,
 * );
 * ```
 */
export function formatInvocationTree(tree: InvocationTree | DwsaAuthorizedInvocation): string {
  const lines: string[] = [];
  const root = mapInvocations<string, string, Lines>(sourceOf(tree), TO_TEXT, (node) => node);
  const pending = [{ node: root, head: "", body: "" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node: { type, args, invocations }, head, body } = next;
    const [title, details] = type === "execute" ? callText(args) : creationText(args);
    const margin = invocations.length > 0 ? "│ " : "  ";
    lines.push(head + title);
    for (const detail of details) lines.push(body + margin + detail); // push(...details) fails for long arrays
    for (let i = invocations.length - 1; i >= 0; i--) {
      const last = i === invocations.length - 1;
      pending.push({
        node: invocations[i]!,
        head: body + (last ? "└─ " : "├─ "),
        body: body + (last ? "   " : "│  "),
      });
    }
  }
  return lines.join("\n");
}

/** A node with the strings of its arguments. */
type Lines = ExecuteInvocationNode<string, Lines> | CreateInvocationNode<string, Lines, string>;

const TO_TEXT: Conversion<string, string> = { value: formatScVal, text: (text) => formatScString(text, quoted) };

function sourceOf(tree: InvocationTree | DwsaAuthorizedInvocation): Invocation {
  return attempt("format an invocation tree", () => {
    if (isXdr(tree, "DwsaAuthorizedInvocation")) return tree;
    const source = typeof tree === "object" && tree !== null ? invocationOf(tree) : undefined;
    if (source !== undefined) return source;
    const expected = "a DwsaAuthorizedInvocation or a tree that buildInvocationTree returned (not a copy of it)";
    throw wrongType("tree", expected, tree);
  });
}

/** Returns the first line of a call, and its detail lines. */
function callText({ source, function: name, args }: ExecuteInvocation<string>): [string, readonly string[]] {
  return [`call ${nameText(name)} of ${source}`, args];
}

/** Returns the first line of a creation, and its detail lines. */
function creationText(creation: CreateInvocation<string, string>): [string, readonly string[]] {
  switch (creation.type) {
    case "sac":
      return [`create contract of asset ${creation.asset}`, argumentTexts(creation)];
    case "wasm":
      return [`create contract from code ${creation.wasm.hash}`, placeTexts(creation.wasm)];
    case "external": {
      const { owner, tag } = creation.external;
      return [`create contract from the code that ${owner} tags ${tag}`, placeTexts(creation.external)];
    }
    case "malformed": {
      const { contractIdPreimage, executable } = creation.malformed;
      const parts = [["id from", contractIdPreimage], ["code", executable]]
        .map(([name, json]) => `${name} ${printable(JSON.stringify(json))}`);
      return ["create contract in a form that the network rejects", [...parts, ...argumentTexts(creation.malformed)]];
    }
  }
}

function placeTexts(place: WasmCreateDetails<string> | ExternalCreateDetails<string, string>): string[] {
  return [`deployer ${place.address}`, `salt ${place.salt}`, ...argumentTexts(place)];
}

function argumentTexts({ constructorArgs = [] }: { readonly constructorArgs?: readonly string[] }): string[] {
  return constructorArgs.map((arg) => `constructor argument ${arg}`);
}
