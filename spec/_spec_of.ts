/** Decodes the entries of an interface. */

import { toPublicError } from "../internal/fault.ts";
import { ScSpecEntry, type ScSpecFunctionV0, type ScSpecTypeDef } from "../xdr/mod.ts";
import { jsonOf, type JsonValue } from "../xdr/_shared.ts";
import type { ContractFunction, ContractSpec } from "./contract_definitions.ts";
import type { EntryKind } from "./_definitions.ts";
import { makeSpec } from "./_make_spec.ts";
import { suppliedTypes } from "./_supplied_types.ts";
import type { SpecEntry, SpecOptions, SpecScalars, SpecType } from "./spec_entry.ts";

export const ACTION = "read the interface";

/** Creates the interface from decoded entries, which must be private copies. */
export function specOf(entries: readonly ScSpecEntry[], options: SpecOptions | undefined): ContractSpec {
  const json: SpecEntry[] = [];
  try {
    const outlineAt = (i: number) => ({
      kind: KINDS[entries[i]!.type],
      name: escapedString(entries[i]!.value.name),
    });
    const jsonAt = (i: number) => json[i] = json[i] ?? jsonOfEntry(entries[i]!);
    return makeSpec(entries.length, outlineAt, jsonAt, suppliedTypes(options));
  } catch (error) {
    throw toPublicError(error, `Cannot ${ACTION}`);
  }
}

/** The JSON names of the entry types. */
const KINDS = {
  scSpecEntryFunctionV0: "function_v0",
  scSpecEntryUdtStructV0: "udt_struct_v0",
  scSpecEntryUdtUnionV0: "udt_union_v0",
  scSpecEntryUdtEnumV0: "udt_enum_v0",
  scSpecEntryUdtErrorEnumV0: "udt_error_enum_v0",
  scSpecEntryEventV0: "event_v0",
} as const satisfies Readonly<Record<ScSpecEntry["type"], EntryKind>>;

type Text = string | Uint8Array;

/** Returns whether SEP-51 leaves a string unescaped. */
function isPlain(text: Text): text is string {
  return typeof text === "string" && /^[ -[\]-~]*$/.test(text);
}

function jsonOfEntry(entry: ScSpecEntry): SpecEntry {
  if (entry.type === "scSpecEntryFunctionV0") return Object.freeze({ function_v0: functionOf(entry.value) });
  const json = jsonOf(entry, undefined, sameName);
  freezeAll(json);
  return json as unknown as SpecEntry; // the SEP-51 JSON of ScSpecEntry
}

/** Converts a function to JSON. Most entries are functions, and freezing the result of `jsonOf` would take longer. */
function functionOf({ doc, name, inputs, outputs }: ScSpecFunctionV0): ContractFunction {
  const fields = inputs.map(({ doc, name, type }) =>
    Object.freeze({ doc: escapedString(doc), name: escapedString(name), type: specTypeOf(type) })
  );
  return Object.freeze({
    doc: escapedString(doc),
    name: escapedString(name),
    inputs: Object.freeze(fields),
    outputs: Object.freeze(outputs.map(specTypeOf)),
  });
}

function specTypeOf(type: ScSpecTypeDef): SpecType {
  switch (type.type) {
    case "scSpecTypeOption":
      return freezeBoth("option", { value_type: specTypeOf(type.value.valueType) });
    case "scSpecTypeResult":
      return freezeBoth("result", {
        ok_type: specTypeOf(type.value.okType),
        error_type: specTypeOf(type.value.errorType),
      });
    case "scSpecTypeVec":
      return freezeBoth("vec", { element_type: specTypeOf(type.value.elementType) });
    case "scSpecTypeMap":
      return freezeBoth("map", {
        key_type: specTypeOf(type.value.keyType),
        value_type: specTypeOf(type.value.valueType),
      });
    case "scSpecTypeTuple":
      return freezeBoth("tuple", { value_types: Object.freeze(type.value.valueTypes.map(specTypeOf)) });
    case "scSpecTypeBytesN":
      return freezeBoth("bytes_n", { n: type.value.n });
    case "scSpecTypeUdt":
      return freezeBoth("udt", { name: escapedString(type.value.name) });
    default:
      return jsonOf(type, undefined, sameName) as keyof SpecScalars;
  }
}

function freezeBoth<K extends string, T>(name: K, value: T): Readonly<Record<K, Readonly<T>>> {
  return Object.freeze({ [name]: Object.freeze(value) } as Record<K, T>);
}

function escapedString(text: Text): string {
  return isPlain(text) ? text : jsonOf(text, "text", sameName) as string;
}

function sameName(name: string): string {
  return name;
}

/** Freezes JSON that has not been returned to a caller. */
function freezeAll(json: JsonValue): void {
  if (typeof json !== "object" || json === null) return;
  for (const part of Array.isArray(json) ? json : Object.values(json)) freezeAll(part);
  Object.freeze(json);
}
