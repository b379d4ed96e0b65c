/** Generates the tables of all types by name: `xdr/json/generated/by_name.ts`. */

import { hasClass, hasCodec } from "./emit.ts";
import { definitionSchema } from "./emit_json.ts";
import type { Imports } from "./emit_schema.ts";
import type { Entry, Model } from "./model.ts";
import { fieldName, typeName } from "./names.ts";
import type { TypeSpec } from "./parse.ts";
import { armNames } from "./types.ts";

/** The typedefs whose contents `identify()` checks, with the type of their contents. */
const CONTENTS: { readonly [name: string]: string } = {
  SCSymbol: "symbol",
  AssetCode4: "assetCode",
  AssetCode12: "assetCode",
};

/** Generates the code of the tables. */
export function emitByName(model: Model, imports: Imports): string {
  const entries = model.entries.filter(({ kind }) => kind !== "const");
  imports.runtime("schemasOf");
  return [
    `/** The schema of every type, by type name. */`,
    `export const SCHEMAS: Schemas = /* @__PURE__ */ schemasOf([`,
    ...entries.map((entry) => `  ${named(model, entry, imports)},`),
    `]);`,
    ``,
    `/** The content types of fields and arms with symbols or asset codes, by the path passed to the reader. */`,
    `export const CONTENTS: { readonly [path: string]: "symbol" | "assetCode" } = {`,
    ...entries.flatMap((entry) => contentsOf(model, entry)).map(([path, what]) =>
      `  ${JSON.stringify(path)}: "${what}",`
    ),
    `};`,
  ].join("\n");
}

/** Generates a schema that bundlers omit if the table is not used, after its name, unless the schema knows it. */
function named(model: Model, entry: Entry, imports: Imports): string {
  const schema = definitionSchema(model, entry, imports).replace(/\w+\(/g, "/* @__PURE__ */ $&");
  const isKnown = hasClass(model, entry) && entry.kind !== "typedef" || hasCodec(entry);
  return isKnown ? schema : `"${typeName(entry.name)}", ${schema}`;
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
