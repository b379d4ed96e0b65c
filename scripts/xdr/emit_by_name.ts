/** Generates the tables of all types by name: `xdr/json/generated/by_name.ts`. */

import { classOf } from "./emit.ts";
import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { fieldName, typeName } from "./names.ts";
import type { TypeSpec } from "./parse.ts";
import { armNames, namesTable, readCode, type Runtime, type Use, writeCode } from "./types.ts";

/** Registers the imports of the generated code. */
export interface ByNameImports {
  /** Imports a name from the generated file of a definition. */
  definition(entry: Entry, name: string): void;
  /** Imports the JSON decoder of a definition and returns its name. */
  jsonNode(entry: Entry): string;
  readonly runtime: Runtime;
}

/** The typedefs whose contents `identify()` checks, with the type of their contents. */
const CONTENTS: { readonly [name: string]: string } = {
  SCSymbol: "symbol",
  AssetCode4: "assetCode",
  AssetCode12: "assetCode",
};

/** Generates the code of the tables. */
export function emitByName(model: Model, imports: ByNameImports): string {
  const entries = model.entries.filter(({ kind }) => kind !== "const");
  return [
    `/** The codec and the JSON decoder of a type. */`,
    `type Known<T> = readonly [codec: XdrReadable<T> & XdrWritable<T>, json: Node];`,
    ``,
    `/** The codec of an enum. */`,
    `function members<T extends string>(xdrName: string, names: { readonly [value: number]: T }): Known<T>[0] {`,
    `  return { xdrName, read: (r) => r.enum(names, xdrName), write: (w, v) => w.enum(v, names) };`,
    `}`,
    ``,
    `/** The codec and the JSON decoder of every type, by type name. */`,
    `export const TYPES: { readonly [K in keyof XdrTypes]: Known<XdrTypes[K]> } = {`,
    ...entries.map((entry) =>
      `  ${typeName(entry.name)}: [${codecOf(model, entry, imports)}, ${imports.jsonNode(entry)}],`
    ),
    `};`,
    ``,
    `/** Parses the JSON value of the type with this name. */`,
    `export function readJsonOf(name: keyof XdrTypes, json: unknown): unknown {`,
    `  const [codec, node] = TYPES[name];`,
    `  return readJson<unknown>(codec, node, json);`,
    `}`,
    ``,
    `/** The content types of fields and arms with symbols or asset codes, by the path passed to the reader. */`,
    `export const CONTENTS: { readonly [path: string]: "symbol" | "assetCode" } = {`,
    ...entries.flatMap((entry) => contentsOf(model, entry)).map(([path, what]) =>
      `  ${JSON.stringify(path)}: "${what}",`
    ),
    `};`,
  ].join("\n");
}

/** Generates the codec of a type: a class, an exported codec, or an object for a type without either. */
function codecOf(model: Model, entry: Entry, { definition, runtime }: ByNameImports): string {
  const name = typeName(entry.name);
  const isValue = entry.kind === "struct" || entry.kind === "union" || entry.name in WIDE_INTEGERS ||
    classIsStruct(model, entry) || (entry.kind === "typedef" && "element" in entry.type);
  if (isValue) {
    definition(entry, name);
    return name;
  }
  const path = JSON.stringify(name);
  if (entry.kind === "enum") {
    definition(entry, namesTable(entry));
    return `/* @__PURE__ */ members(${path}, ${namesTable(entry)})`;
  }
  const type: TypeSpec = { kind: "ref", name: entry.name };
  const use: Use = (other, what) => definition(other, what === "names" ? namesTable(other) : typeName(other.name));
  const read = readCode(model, type, path, use, runtime);
  return `{ xdrName: ${path}, read: (r) => ${read}, write: (w, v) => ${writeCode(model, type, "v", use, runtime)} }`;
}

/** Returns whether a typedef renames a struct or a union. */
function classIsStruct(model: Model, entry: Entry): boolean {
  const kind = classOf(model, entry)?.kind;
  return kind === "struct" || kind === "union";
}

function contentsOf(model: Model, entry: Entry): [string, string][] {
  const name = typeName(entry.name);
  const one = (path: string, type: TypeSpec): [string, string][] => {
    const what = contentOf(model, type);
    return what === undefined ? [] : [[path, what]];
  };
  switch (entry.kind) {
    case "typedef":
      return one(name, { kind: "ref", name: entry.name });
    case "struct":
      return entry.fields.flatMap((field) => one(`${name}.${fieldName(field.name)}`, field.type));
    case "union":
      return entry.arms.flatMap((arm) =>
        arm.field === undefined
          ? []
          : armNames(arm, fieldName).flatMap((armName) => one(`${name}.${armName}`, arm.field!.type))
      );
    default:
      return [];
  }
}

function contentOf(model: Model, type: TypeSpec): string | undefined {
  if ("element" in type) return contentOf(model, type.element);
  if (type.kind !== "ref") return undefined;
  const known = CONTENTS[type.name];
  if (known !== undefined) return known;
  const entry = model.get(type.name);
  return entry.kind === "typedef" ? contentOf(model, entry.type) : undefined;
}
