/** What other areas of the library use of this one, and users do not. */

import { encodeBase64 } from "../../internal/codec.ts";
import { jsonToXdr } from "./_nodes.ts";
import { operationBodyNode } from "./generated/transaction.ts";

export { CONTENTS, readJsonOf, TYPES } from "./generated/by_name.ts";

/** A field of an operation in JSON. */
export interface OperationField {
  /** Whether it may be absent. */
  readonly isOptional: boolean;
  /**
   * The XDR of a value in JSON as base64, without the mark of optional values; it throws for a value of another
   * type.
   */
  readonly xdr: (json: unknown) => string;
}

/** The types of operations by their names in JSON. */
export function operationTypes(): string[] {
  return Object.keys(operationBodyNode.cases!());
}

/** The fields of a type of operation by their names in JSON. A body that is not a struct is the one field `value`. */
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
