/** Builds and validates operations, as defined by the table of operations. */

import { attempt, Fault, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import { Operation, type OperationBody } from "../xdr/mod.ts";
import { malformedError, malformedFields } from "./_check.ts";
import type { Field, Fields } from "./_meanings.ts";
import { type Parse, parseMuxedAccount, type Parsers } from "./_parsers.ts";
import { baseAccount, type Row } from "./_table.ts";

/** Checks at compile time that parameters and fields have the same names. */
type SameNames<Params, Wire> = [Exclude<keyof Params, "source"> | keyof Wire] extends [keyof Params & keyof Wire]
  ? unknown
  : never;

/** The unparsed parameters by name. */
type Given = { readonly [name: string]: unknown };

/**
 * Builds an operation from parameters. Throws if a parameter is invalid.
 *
 * @param type the name of the operation type, for error messages
 * @param row the row of the operation in the table of operations
 * @param params the parameters, named like the fields, and `source`
 * @param parsers a parser for each meaning of the fields; each builder passes its own, so that bundlers drop all others
 * @param make creates the operation body from its fields
 */
export function buildOperation<Wire, Params extends object>(
  type: string,
  row: Row<Wire>,
  params: Params & SameNames<Params, Wire>,
  parsers: Parsers,
  make: (wire: Wire) => OperationBody,
): Operation {
  return attempt(`build ${type}`, () => build(row, params, parsers, make));
}

function build<Wire>(
  row: Row<Wire>,
  params: object,
  parsers: Parsers,
  make: (wire: Wire) => OperationBody,
): Operation {
  if (params === undefined) throw wrongType("params", "an object", params);
  const fields = row.fields as Fields;
  const names = Object.keys(fields).filter((name) => fields[name]!.is.name !== "contract");
  names.push("source");
  const given = readOptions(params as Given, names, "params") as Given;
  const sourceAccount = given.source === undefined ? null : parseMuxedAccount("source", given.source);
  const wire = parseFields("", fields, given, parsers) as Wire;
  const count = Object.values(wire as object).filter((value) => value !== null).length;
  if (row.isChoice && count !== 1) {
    const choices = names.slice(0, -1).join(", ");
    throw new Fault("type", `expected params to have exactly one of ${choices}, got ${count}`);
  }
  const sourceOf = () => sourceAccount === null ? undefined : baseAccount(sourceAccount);
  const [problem] = malformedFields(row, wire, sourceOf);
  if (problem !== undefined) throw malformedError(problem);
  return new Operation({ sourceAccount, body: make(wire) });
}

/** Converts parameters to the wire values of fields. `prefix` is the path of the parent object, with a final dot. */
function parseFields(prefix: string, fields: Fields, given: Given, parsers: Parsers): object {
  const wire: { [name: string]: unknown } = {};
  for (const name in fields) {
    const field = fields[name]!;
    const value = given[name] === undefined ? field.default : given[name];
    const isAbsent = value === null && (field.nullable || given[name] === undefined);
    wire[name] = isAbsent ? null : parseField(prefix + name, value, field, parsers);
  }
  return wire;
}

function parseField(name: string, value: unknown, field: Field, parsers: Parsers): unknown {
  const { is, fields, item, most = 0 } = field;
  if (fields !== undefined) {
    const names = Object.keys(fields);
    if (value === undefined) throw wrongType(name, `an object such as { ${names[0]}: … }`, value);
    return parseFields(`${name}.`, fields, readOptions(value as Given, names, name), parsers);
  }
  if (item === undefined) return (parsers[is.name] as Parse<typeof is.name>)(name, value, field);
  if (!Array.isArray(value)) throw wrongType(name, "an array", value);
  if (value.length > most) {
    const expected = `${name} to have at most ${most} items`;
    throw new Fault("range", `expected ${expected}, got ${value.length}`, { path: name });
  }
  return Array.from(value, (each, i) => parseField(`${name}[${i}]`, each, item, parsers));
}
