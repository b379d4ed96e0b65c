import { fromBase64 } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { isBytes, joinBytes } from "../internal/bytes.ts";
import { decodeBase64 } from "../internal/codec.ts";
import { reasonOf, wrongType } from "../internal/describe.ts";
import { reporting } from "../internal/nested_error.ts";
import { isWasm } from "../internal/wasm.ts";
import { ScSpecEntry, type ScSpecFunctionV0, type ScSpecTypeDef, XdrReader } from "../xdr/mod.ts";
import { jsonOf, type JsonValue } from "../xdr/to_json.ts";
import { copyXdr } from "../xdr/value.ts";
import {
  type ContractFunction,
  type ContractSpec,
  type EntryKind,
  type EntryOutline,
  makeSpec,
} from "./contract_spec.ts";
import type { SpecEntry, SpecScalars, SpecType } from "./spec_entry.ts";

/**
 * The interface of a contract from XDR: from a list of entries, each as base64 text or as `ScSpecEntry`, or from one stream
 * of entries, as bytes or as base64 text.
 *
 * @param entries the list or the stream
 * @returns the interface; its types are only known when the program runs
 * @throws {TypeError} if `entries` is something else
 * @throws {DwsaError} `encoding/invalid-base64`, or `xdr/…` if an entry cannot be read, with the place in a list as `path`;
 * `spec/…` as `contractSpec`
 *
 * @example Entries in base64
 * ```ts
 * import { contractSpecFromXdr } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const spec = contractSpecFromXdr(["AAAAAAAAAAAAAAAHdmVyc2lvbgAAAAAAAAAAAQAAAAQ="]);
 * assert.deepEqual(spec.functions.get("version")?.outputs, ["u32"]);
 * ```
 */
export function contractSpecFromXdr(entries: readonly (string | ScSpecEntry)[] | Uint8Array | string): ContractSpec {
  if (typeof entries === "string" || isBytes(entries)) return specOf(decodeEntries(streamOf(entries)));
  if (!Array.isArray(entries)) throw wrongType(ACTION, "entries", "a list, base64 text or a Uint8Array", entries);
  return specOf(decodeTexts(entries) ?? Array.from(entries, readListed));
}

/** The bytes of a stream, which is not one of the other forms of an interface. */
function streamOf(entries: string | Uint8Array): Uint8Array {
  if (typeof entries === "string" && /^\s*[[{]/.test(entries)) {
    const message = `Cannot ${ACTION}: expected base64, got JSON; contractSpec(JSON.parse(text)) reads it`;
    throw new DwsaError("encoding/invalid-base64", message);
  }
  const bytes = typeof entries === "string" ? fromBase64(entries) : entries;
  if (!isWasm(bytes)) return bytes;
  const message = `Cannot ${ACTION}: expected the XDR of entries, got a Wasm module; contractSpecFromWasm() reads it`;
  throw new DwsaError("spec/invalid-entry", message);
}

/** The entries in base64 texts, by one reader, since one for each would take longer. `undefined` unless all are right. */
function decodeTexts(texts: readonly unknown[]): ScSpecEntry[] | undefined {
  try {
    const parts = Array.from(texts, (text) => decodeBase64(text as string)); // throws if it is none
    const reader = new XdrReader(joinBytes(parts));
    const entries: ScSpecEntry[] = [];
    for (const { length } of parts) {
      const end = reader.offset + length;
      entries.push(ScSpecEntry.read(reader));
      if (reader.offset !== end) return undefined;
    }
    return entries;
  } catch {
    return undefined;
  }
}

/** An entry of a list. */
function readListed(entry: string | ScSpecEntry, i: number): ScSpecEntry {
  try {
    if (typeof entry === "string") return ScSpecEntry.fromXDR(entry, "base64");
    if (ScSpecEntry.is(entry)) return copyXdr(ScSpecEntry, entry); // checks the caller's value
  } catch (error) {
    if (!DwsaError.is(error)) throw error;
    const { code, offset } = error;
    throw new DwsaError(code, `Cannot ${ACTION} at [${i}]: ${reasonOf(error)}`, {
      path: `[${i}]`,
      ...(offset === undefined ? {} : { offset }),
      cause: error,
    });
  }
  throw wrongType(ACTION, `entries[${i}]`, "base64 text or an ScSpecEntry (contractSpec() reads JSON)", entry);
}

const ACTION = "read the interface";

/** The entries of a stream. */
export function decodeEntries(bytes: Uint8Array): ScSpecEntry[] {
  const reader = new XdrReader(bytes);
  const entries: ScSpecEntry[] = [];
  while (reader.left > 0) entries.push(ScSpecEntry.read(reader));
  return entries;
}

/** The interface of entries that were decoded, which nobody else has. */
export function specOf(entries: readonly ScSpecEntry[]): ContractSpec {
  return reporting(`Cannot ${ACTION}`, () => {
    const json: SpecEntry[] = [];
    return makeSpec(entries.map(outlineOf), (i) => json[i] = json[i] ?? jsonOfEntry(entries[i]!));
  });
}

function outlineOf(entry: ScSpecEntry): EntryOutline {
  switch (entry.type) {
    case "scSpecEntryFunctionV0":
      return outline("function_v0", entry, entry.value.inputs);
    case "scSpecEntryUdtStructV0":
      return outline("udt_struct_v0", entry, entry.value.fields);
    case "scSpecEntryUdtUnionV0":
      return outline("udt_union_v0", entry, entry.value.cases.map(({ value }) => value));
    case "scSpecEntryUdtEnumV0":
      return outline("udt_enum_v0", entry, entry.value.cases);
    case "scSpecEntryUdtErrorEnumV0":
      return outline("udt_error_enum_v0", entry, entry.value.cases);
    case "scSpecEntryEventV0":
      return outline("event_v0", entry, entry.value.params);
  }
}

type Text = string | Uint8Array;

function outline(
  kind: EntryKind,
  { value: { name } }: ScSpecEntry,
  members: readonly { readonly name: Text; readonly value?: number }[],
): EntryOutline {
  // Different texts stay different when they are escaped. Bytes could look like a text that is not escaped.
  const texts = members.every((member) => typeof member.name === "string")
    ? members as EntryOutline["members"]
    : members.map((member) => ({ ...member, name: textOf(member.name) }));
  return { kind, name: textOf(name), members: texts };
}

/** Whether a text has nothing that SEP-51 escapes. */
function isPlain(text: Text): text is string {
  return typeof text === "string" && /^[ -[\]-~]*$/.test(text);
}

function jsonOfEntry(entry: ScSpecEntry): SpecEntry {
  if (entry.type === "scSpecEntryFunctionV0") return Object.freeze({ function_v0: functionOf(entry.value) });
  const json = jsonOf(entry, undefined, sameName);
  freezeAll(json);
  return json as unknown as SpecEntry; // as the SEP-51 of ScSpecEntry is
}

/** The JSON of a function. Most entries are functions, and `jsonOf` and freezing its result would take longer. */
function functionOf({ doc, name, inputs, outputs }: ScSpecFunctionV0): ContractFunction {
  const fields = inputs.map(({ doc, name, type }) =>
    Object.freeze({ doc: textOf(doc), name: textOf(name), type: specTypeOf(type) })
  );
  return Object.freeze({
    doc: textOf(doc),
    name: textOf(name),
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
      return freezeBoth("udt", { name: textOf(type.value.name) });
    default:
      return jsonOf(type, undefined, sameName) as keyof SpecScalars;
  }
}

function freezeBoth<K extends string, T>(name: K, value: T): Readonly<Record<K, Readonly<T>>> {
  return Object.freeze({ [name]: Object.freeze(value) } as Record<K, T>);
}

function textOf(text: Text): string {
  return isPlain(text) ? text : jsonOf(text, "text", sameName) as string;
}

function sameName(name: string): string {
  return name;
}

/** Freezes JSON that no caller has. */
function freezeAll(json: JsonValue): void {
  if (typeof json !== "object" || json === null) return;
  for (const part of Array.isArray(json) ? json : Object.values(json)) freezeAll(part);
  Object.freeze(json);
}
