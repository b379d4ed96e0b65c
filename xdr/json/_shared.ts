/** Internals of this area for other areas of the library. */

import { encodeBase64 } from "../../internal/codec.ts";
import { jsonToXdr } from "./_nodes.ts";
import { operationBodyNode } from "./generated/transaction.ts";

export { CONTENTS, readJsonOf, TYPES } from "./generated/by_name.ts";

/** A field of an operation in JSON. */
export interface OperationField {
  /** Whether the field may be omitted. */
  readonly isOptional: boolean;
  /** Converts a JSON value to base64 XDR, without the flag of optional values; throws for a value of any other type. */
  readonly xdr: (json: unknown) => string;
}

/** Returns the JSON names of the operation types. */
export function operationTypes(): string[] {
  return Object.keys(operationBodyNode.cases!());
}

/** Returns the fields of an operation type by JSON name. A body that is not a struct has the single field `value`. */
export function operationFields(type: string): { readonly [name: string]: OperationField } {
  const body = operationBodyNode.cases!()[type];
  if (body === null || body === undefined) return {};
  return Object.fromEntries(
    Object.entries(body.fields?.() ?? { value: body }).map(([name, node]) => [name, {
      isOptional: node.optional === true,
      xdr: (json) => encodeBase64(jsonToXdr(name, node, json).subarray(node.optional ? 4 : 0)),
    }]),
  );
}
