/** Generates the JSON code of each definition (SEP-51): its TypeScript type, and the table that decodes it. */

import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { hasClass } from "./emit.ts";
import { type Imports, typeSchema } from "./emit_schema.ts";
import { BARE, BYTES, caseName, jsonMember, jsonName, STRKEYS } from "./json_forms.ts";
import { doc, typeName } from "./names.ts";
import type { TypeSpec } from "./parse.ts";
import { armsOf, type Runtime } from "./types.ts";

/** Returns the name of the JSON type of a struct or union. */
export function jsonTypeName(name: string, runtime: Runtime): string {
  runtime(`${name}Json`);
  return `${name}Json`;
}

/** Generates the declaration of a definition's JSON type. */
export function emitJsonType(model: Model, entry: Entry): string {
  const name = typeName(entry.name);
  return `${doc(`The JSON of {@linkcode ${name}}.`)}\nexport type ${name}Json = ${definitionType(model, entry)};`;
}

function definitionType(model: Model, entry: Entry): string {
  if (entry.name in WIDE_INTEGERS || entry.name in STRKEYS || entry.name in BARE || entry.name in BYTES) {
    return "string";
  }
  switch (entry.kind) {
    case "typedef":
      return jsonType(model, entry.type);
    case "enum":
      return entry.members.map(({ name }) => JSON.stringify(jsonMember(entry, name))).join(" | ");
    case "struct":
      return `{ ${
        entry.fields.map((field) => `readonly ${jsonName(field.name)}: ${jsonType(model, field.type)}`).join("; ")
      } }`;
    case "union":
      return armsOf(model, entry).map(({ arm, wire }) => {
        const name = caseName(model, entry, wire);
        return arm.field === undefined ? `"${name}"` : `{ readonly ${name}: ${jsonType(model, arm.field.type)} }`;
      }).join(" | ");
    default:
      throw new Error(`${entry.name} has no JSON`);
  }
}

function jsonType(model: Model, type: TypeSpec): string {
  switch (type.kind) {
    case "ref":
      return `${typeName(model.get(type.name).name)}Json`;
    case "int":
    case "uint":
      return "number";
    case "bool":
      return "boolean";
    case "array":
    case "fixedArray": {
      const element = jsonType(model, type.element);
      return `readonly ${/[ |]/.test(element) ? `(${element})` : element}[]`;
    }
    case "optional":
      return `${jsonType(model, type.element)} | null`;
    default:
      return "string";
  }
}

function small(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}

/** Generates the function that decodes the JSON of a definition. */
export function emitJsonReader(model: Model, entry: Entry, imports: Imports): string {
  const name = typeName(entry.name);
  imports.runtime("fromJson");
  imports.use(entry, "type");
  const body = `return fromJson("${name}", ${definitionSchema(model, entry, imports)}, json);`;
  return `${readerDoc(name)}\nexport function ${small(name)}FromJson(json: unknown): ${name} { ${body} }`;
}

/** Generates the expression of a definition: its class or codec, or its type if it has neither. */
export function definitionSchema(model: Model, entry: Entry, imports: Imports): string {
  if (!hasClass(model, entry)) return typeSchema(model, { kind: "ref", name: entry.name }, imports);
  imports.use(entry, "value");
  return typeName(entry.name);
}

/** Returns the doc comment of a JSON decoder, which is complete for `ScVal` and refers to it for all other types. */
function readerDoc(name: string): string {
  if (name !== "ScVal") {
    return doc(`Parses the JSON value of {@linkcode ${name}}; throws the same errors as {@linkcode scValFromJson}.`);
  }
  return `/**
 * Parses the JSON value of {@linkcode ScVal} (SEP-51).
 *
 * @param json the result of \`JSON.parse\` or \`parseJson\`, not the JSON string itself; the module documentation
 * lists all formats
 * @returns the value
 * @throws {TypeError} if a part has the wrong JSON type; the message contains the path, such as \`ScVal.vec[2].u64\`
 * @throws {RangeError} if a number is out of range or not a safe integer
 * @throws {DwsaError} \`json/unknown-name\` if a field, case or member does not exist, \`json/missing-field\` if a field
 * is missing, \`json/duplicate-key\` if a field has two spellings of its name, \`json/length\` if a part is too long or
 * too short, \`json/depth\` if the value is nested more than 500 levels deep, and \`json/invalid-value\` for everything
 * else
 *
 * @example Read a contract value
 * \`\`\`ts
 * import { scValFromJson } from "@dwsa/base/json";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * assert.ok(scValFromJson({ vec: [{ u64: "7" }, "void"] }).equals(ScVal.scvVec([ScVal.scvU64(7n), ScVal.scvVoid()])));
 * assert.throws(() => scValFromJson({ vec: [{ u64: "007" }] }), { code: "json/invalid-value", path: "ScVal.vec[0].u64" });
 * \`\`\`
 */`;
}
