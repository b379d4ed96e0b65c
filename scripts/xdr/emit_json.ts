/** Generates the JSON code of each definition (SEP-51): its TypeScript type, and the table that decodes it. */

import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { doc, typeName } from "./names.ts";
import type { TypeSpec } from "./parse.ts";
import {
  armsOf,
  countsDepth,
  namesTable,
  readCode,
  type Runtime,
  type Union,
  type UnionArm,
  type Use,
} from "./types.ts";
import { BARE, BYTES, caseName, type Enum, formOf, jsonMember, jsonName, STRKEYS } from "./json_forms.ts";

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

/** Registers the imports of one file's decoding tables: nodes of other files, and names of the JSON reader. */
export interface JsonUses {
  node(entry: Entry): void;
  reader(name: string): void;
  /** Registers the import of a wire type. */
  use: Use;
  runtime: Runtime;
}

/** Returns the name of a definition's decoding table. */
export function nodeName(entry: Entry): string {
  return `${small(typeName(entry.name))}Node`;
}

/** Returns the name of the function that decodes the JSON of a definition. */
export function readerName(entry: Entry): string {
  return `${small(typeName(entry.name))}FromJson`;
}

function small(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}

/** Generates the decoding table of a definition, and the function that uses the table. */
export function emitJsonReader(model: Model, entry: Entry, uses: JsonUses): string {
  const name = typeName(entry.name);
  uses.reader("type Node");
  uses.reader("readJson");
  uses.use(entry, "type");
  const isClass = classOf(model, entry);
  if (isClass) uses.use(entry, "value");
  const path = JSON.stringify(name);
  const wire = isClass
    ? name
    : `{ xdrName: ${path}, read: (r) => ${
      readCode(model, { kind: "ref", name: entry.name }, path, uses.use, uses.runtime)
    } }`;
  return [
    `/** The JSON decoder of \`${name}\`. @internal */`,
    `export const ${nodeName(entry)}: Node = ${definitionNode(model, entry, uses)};`,
    readerDoc(name),
    `export function ${readerName(entry)}(json: unknown): ${name} {`,
    `  return readJson(${wire}, ${nodeName(entry)}, json);`,
    `}`,
  ].join("\n");
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

/** Returns whether a definition has a class, or is a typedef of a definition that has a class. */
function classOf(model: Model, entry: Entry): boolean {
  if (entry.name in WIDE_INTEGERS) return false;
  if (entry.kind === "typedef") return entry.type.kind === "ref" && classOf(model, model.get(entry.type.name));
  return entry.kind === "struct" || entry.kind === "union";
}

function definitionNode(model: Model, entry: Entry, uses: JsonUses): string {
  const made = (maker: string, ...args: string[]) => {
    uses.reader(maker);
    return `/* @__PURE__ */ ${maker}(${args.join(", ")})`;
  };
  const deep = model.countsDepth(entry.name) ? ["true"] : [];
  const wide = WIDE_INTEGERS[entry.name];
  if (wide !== undefined) return made("wide", `${wide.words}`, `${wide.signed}`);
  const strkey = STRKEYS[entry.name];
  if (strkey !== undefined) return made("strkeyStruct", `"${strkey}"`);
  switch (entry.kind) {
    case "enum":
      return made("members", ...namesOf(model, entry, uses));
    case "typedef": {
      const form = BYTES[entry.name];
      if (form === undefined) {
        const node = nodeOf(model, entry.type, uses);
        return entry.type.kind === "ref" ? made("alias", `() => ${node}`) : node; // files import one another
      }
      return form.startsWith("code") ? made("assetCode", form.slice(4)) : made("strkeyBytes", `"${form}"`);
    }
    case "struct":
      return made(
        "struct",
        `() => ({ ${
          entry.fields.map(({ name, type }) => `${jsonName(name)}: ${nodeOf(model, type, uses)}`).join(", ")
        } })`,
        ...deep,
      );
    case "union": {
      if (BARE[entry.name] !== undefined) return bareNode(model, entry, uses);
      return unionNode(model, entry, uses);
    }
    default:
      throw new Error(`${entry.name} has no JSON`);
  }
}

/** Generates the code of an enum's names by number, and of their JSON format. */
function namesOf(model: Model, entry: Enum, uses: JsonUses): string[] {
  uses.use(entry, "names");
  const form = formOf(model, { kind: "ref", name: entry.name });
  return form === undefined ? [namesTable(entry)] : [namesTable(entry), JSON.stringify(form)];
}

/**
 * Generates the node of a union: its arms by discriminant. Arms without a value are omitted if every enum member is an
 * arm.
 */
function unionNode(model: Model, entry: Union, uses: JsonUses): string {
  const arms = armsOf(model, entry);
  const { type } = entry.discriminant;
  const enumeration = type.kind === "ref" ? model.get(type.name) : undefined;
  const isWhole = enumeration?.kind === "enum" && enumeration.members.length === arms.length;
  const node = ({ arm: { field } }: UnionArm) => {
    if (field === undefined) return "null";
    const code = nodeOf(model, field.type, uses);
    if (!countsDepth(model, entry, field)) return code;
    uses.reader("deeper");
    return `deeper(${code})`;
  };
  const shown = arms.filter(({ arm }) => !isWhole || arm.field !== undefined);
  const items = shown.map((arm) => `${arm.value < 0 ? `"${arm.value}"` : arm.value}: ${node(arm)}`);
  const table = `() => ({ ${items.join(", ")} })`;
  if (enumeration?.kind !== "enum") {
    uses.reader("versions");
    return `/* @__PURE__ */ versions(${table})`;
  }
  uses.reader("union");
  const [names, form = "0"] = namesOf(model, enumeration, uses);
  return `/* @__PURE__ */ union(${names}, ${form}, ${table}${isWhole ? "" : ", true"})`;
}

/**
 * Generates the node of a union that JSON contains without an arm name. Strkeys are distinguished by their first
 * letter.
 */
function bareNode(model: Model, entry: Union, uses: JsonUses): string {
  if (entry.name === "AssetCode") {
    uses.reader("assetCodeUnion");
    return "assetCodeUnion";
  }
  const arms = armsOf(model, entry).flatMap(({ arm, wire, value }) => {
    const { type } = arm.field!;
    const form = BARE[entry.name]![wire];
    if (form !== undefined) return [`${form}: ${value}`];
    const target = type.kind === "ref" ? model.get(type.name) : undefined;
    const prefix = target && (STRKEYS[target.name] ?? BYTES[target.name]);
    if (prefix !== undefined) return [`${prefix}: ${value}`];
    // A nested union of strkeys has one arm, whose discriminant is 0.
    const inner = target && Object.values(BARE[resolved(model, target).name] ?? {});
    if (inner?.length !== 1) throw new Error(`${entry.name}.${arm.field!.name} has no strkey`);
    return [`${inner[0]}: [${value}, 0]`];
  });
  uses.reader("strkeyUnion");
  return `/* @__PURE__ */ strkeyUnion({ ${arms.join(", ")} })`;
}

function resolved(model: Model, entry: Entry): Entry {
  return entry.kind === "typedef" && entry.type.kind === "ref" ? resolved(model, model.get(entry.type.name)) : entry;
}

function nodeOf(model: Model, type: TypeSpec, uses: JsonUses): string {
  const made = (maker: string, ...args: string[]) => {
    uses.reader(maker);
    return args.length === 0 ? maker : `/* @__PURE__ */ ${maker}(${args.join(", ")})`;
  };
  const max = (bound: number | undefined) => bound === undefined ? "" : `${bound}`;
  switch (type.kind) {
    case "int":
      return made("int32");
    case "uint":
      return made("uint32");
    case "hyper":
      return made("int64");
    case "uhyper":
      return made("uint64");
    case "bool":
      return made("bool");
    case "opaque":
      return made("opaque", `${type.size}`);
    case "varOpaque":
      return made("varOpaque", max(type.max));
    case "string":
      return made("text", max(type.max));
    case "array":
      return made(
        "array",
        `() => ${nodeOf(model, type.element, uses)}`,
        ...(type.max === undefined ? [] : [max(type.max)]),
      );
    case "fixedArray":
      return made("fixedArray", `() => ${nodeOf(model, type.element, uses)}`, `${type.size}`);
    case "optional":
      return made("optional", `() => ${nodeOf(model, type.element, uses)}`);
    case "ref": {
      const entry = model.get(type.name);
      uses.node(entry);
      return nodeName(entry);
    }
  }
}
