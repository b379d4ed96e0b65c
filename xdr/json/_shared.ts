/** Internals of this area for other areas of the library. */

import { encodeBase64 } from "../../internal/codec.ts";
import { jsonToXdr, type Node } from "./_nodes.ts";
import { OperationBody } from "../generated/transaction.ts";
import { nodeOf } from "./_node_of.ts";

export { printJson } from "./_printers.ts";
export { renameOf } from "./_write_json.ts";
export { codecOf, fromJson, keysOf, nodeOf } from "./_node_of.ts";
export { CONTENTS, SCHEMAS } from "./generated/by_name.ts";

/** A field of an operation in JSON. */
export interface OperationField {
  /** Whether the field may be omitted. */
  readonly isOptional: boolean;
  /** Converts a JSON value to base64 XDR, without the flag of optional values; throws for a value of any other type. */
  readonly xdr: (json: unknown) => string;
}

/** Returns the JSON names of the operation types. */
export function operationTypes(): string[] {
  return bodies().map(([name]) => name);
}

/** Returns the fields of an operation type by JSON name. A body that is not a struct has the single field `value`. */
export function operationFields(type: string): { readonly [name: string]: OperationField } {
  const body = bodies().find(([name]) => name === type)?.[1];
  if (body === null || body === undefined) return {};
  const fields = body.shape.kind === "struct" ? body.shape.fields() : { value: body };
  return Object.fromEntries(
    Object.entries(fields).map(([name, node]) => [name, {
      isOptional: node.optional === true,
      xdr: (json) => encodeBase64(jsonToXdr(name, node, json).subarray(node.optional ? 4 : 0)),
    }]),
  );
}

/** Returns the JSON names and the nodes of the operation bodies. */
function bodies(): (readonly [name: string, node: Node | null])[] {
  const { shape } = nodeOf(OperationBody);
  return shape.kind === "union" ? shape.arms().map(([name, [, node]]) => [name, node]) : [];
}
