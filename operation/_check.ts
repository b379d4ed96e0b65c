/** Finds the fields of operations that the protocol always rejects. Decoding does not check them. */

import { Fault } from "../internal/fault.ts";
import type { Operation } from "../xdr/mod.ts";
import { checkFields, type Fields } from "./_meanings.ts";
import { OPERATIONS, type Row } from "./_table.ts";

/** A field that the protocol always rejects. */
export interface MalformedField {
  /** The path of the field in the operation, such as `claimants[1].destination`; `""` for the operation itself. */
  readonly path: string;
  /** The reason, which continues a sentence that begins with the path, such as `(0) is not positive`. */
  readonly reason: string;
  /** The result code of nodes, if it is not the name of the operation with `Malformed`. */
  readonly result?: string | undefined;
}

/** A table of operations by type name: the table of the network's operations, or a custom table. */
export interface Table {
  readonly [type: string]: Row;
}

/** Returns the row of an operation in a table of operations, and the wire values of its fields by name. */
export function rowOf({ body }: Operation, table: Table): { row: Row; wire: { readonly [name: string]: unknown } } {
  const row = table[body.type]!;
  const wire = row.open === undefined ? body.value ?? {} : row.open(body.value);
  return { row, wire: wire as { readonly [name: string]: unknown } };
}

/**
 * Returns the fields that the protocol rejects, each path once. `sourceOf` returns the source account (`G…`), if known.
 */
export function malformedFields<Wire>(
  row: Row<Wire>,
  wire: Wire,
  sourceOf: () => string | undefined,
): MalformedField[] {
  const problems = new Map<string, MalformedField>();
  const fields = row.fields as Fields;
  const report = (path: string, reason: string, result?: string) => {
    const field = fields[path.replace(/[.[].*/, "")];
    if (!problems.has(path)) problems.set(path, { path, reason, result: result ?? field?.result ?? row.result });
  };
  checkFields(fields, wire as object, "", report);
  row.check?.(wire, sourceOf(), report);
  return [...problems.values()];
}

/** Returns the fields of an operation that the protocol always rejects, each with the result code of nodes. */
export function malformedOperation(
  operation: Operation,
  sourceOf: () => string | undefined,
  table: Table = OPERATIONS,
): (MalformedField & { readonly result: string })[] {
  const { row, wire } = rowOf(operation, table);
  return malformedFields(row, wire, sourceOf)
    .map(({ path, reason, result = `${operation.body.type}Malformed` }) => ({ path, reason, result }));
}

/** Creates the error for a field that the protocol rejects. */
export function malformedError({ path, reason }: MalformedField): Fault {
  return new Fault("operation/malformed", `${path} ${reason}`, { path });
}
