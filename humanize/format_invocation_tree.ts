import { wrongType } from "../internal/describe.ts";
import type { ScValJSON } from "../scval/mod.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import { isXdr } from "../xdr/is_xdr.ts";
import { invocationTreeToJSON } from "./_invocation_tree_to_json.ts";
import { nameText, quoted } from "../internal/printable.ts";
import { scValText } from "./_sc_val_text.ts";
import type {
  CreateInvocation,
  ExecuteInvocation,
  ExternalCreateDetails,
  InvocationTree,
  InvocationTreeJSON,
  WasmCreateDetails,
} from "./invocation_tree.ts";

/**
 * Writes an invocation tree as text for a terminal or a dialog that asks for consent: a line for each invocation, a line
 * for each of its arguments with its contract type, and what it calls indented below it. Nothing is shortened. Texts
 * from the tree stand in quotes, with control characters and the like escaped, so that none can pass for a line of its
 * own.
 *
 * @param tree what `buildInvocationTree` gives, or the invocation itself
 * @returns the lines, separated by line feeds, without one at the end
 * @throws {TypeError} if `tree` is neither
 * @throws {DwsaError} `humanize/invalid-invocation` or `humanize/unknown-arm`, as `buildInvocationTree` does
 *
 * @example What is asked for
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
  const pending = [{ node: jsonOf(tree), head: "", body: "" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node: { type, args, invocations }, head, body } = next;
    const [title, details] = type === "execute" ? callText(args) : creationText(args);
    const margin = invocations.length > 0 ? "│ " : "  ";
    lines.push(head + title);
    for (const detail of details) lines.push(body + margin + detail); // too many, maybe, to be arguments of one call
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

function jsonOf(tree: InvocationTree | DwsaAuthorizedInvocation): InvocationTreeJSON {
  if (isXdr(tree, "DwsaAuthorizedInvocation")) return invocationTreeToJSON(tree);
  const { type, toJSON } = (tree ?? {}) as Partial<InvocationTree>;
  if ((type === "execute" || type === "create") && typeof toJSON === "function") return toJSON();
  const expected = "a DwsaAuthorizedInvocation or what buildInvocationTree gives";
  throw wrongType("format an invocation tree", "tree", expected, tree);
}

/** The first line of a call, and the lines below it. */
function callText({ source, function: name, args }: ExecuteInvocation<ScValJSON>): [string, string[]] {
  return [`call ${nameText(name)} of ${source}`, args.map(scValText)];
}

/** The first line of a creation, and the lines below it. */
function creationText(creation: CreateInvocation<ScValJSON>): [string, string[]] {
  switch (creation.type) {
    case "sac":
      return [`create contract of asset ${creation.asset}`, argumentTexts(creation)];
    case "wasm":
      return [`create contract from code ${creation.wasm.hash}`, placeTexts(creation.wasm)];
    case "external": {
      const { owner, tag } = creation.external;
      return [`create contract from what ${owner} names ${quoted(tag)}`, placeTexts(creation.external)];
    }
  }
}

function placeTexts(place: WasmCreateDetails<ScValJSON> | ExternalCreateDetails<ScValJSON>): string[] {
  return [`deployer ${place.address}`, `salt ${place.salt}`, ...argumentTexts(place)];
}

function argumentTexts({ constructorArgs = [] }: { readonly constructorArgs?: ScValJSON[] }): string[] {
  return constructorArgs.map((arg) => `constructor argument ${scValText(arg)}`);
}
