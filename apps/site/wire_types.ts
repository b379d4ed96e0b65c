/** Generates the pages of the wire types: one for each file of `xdr/idl`, with a line for each field, arm or member. */

import { readSources } from "../../scripts/generate_xdr.ts";
import { buildModel, type Entry, type Model } from "../../scripts/xdr/model.ts";
import { fieldName, memberName, typeName } from "../../scripts/xdr/names.ts";
import { type Definition, parseXdr, type TypeSpec } from "../../scripts/xdr/parse.ts";
import { armsOf, tsType } from "../../scripts/xdr/types.ts";

/** A page of wire types. */
export interface WirePage {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

const sentence = (text: string): string => text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** Formats a type like its TypeScript type, with links to the named types. */
function linked(model: Model, type: TypeSpec): string {
  const named = new Map<string, Entry>();
  const text = tsType(
    model,
    type,
    (entry) => named.set(typeName(entry.name), entry),
  );
  const html = text.replaceAll("|", "\\|").replaceAll("[]", "\\[\\]");
  return html.replace(/[A-Za-z0-9]+/g, (word) => {
    const entry = named.get(word);
    return entry === undefined ? word : `[${word}](./${entry.file}.md#${word.toLowerCase()})`;
  });
}

/** Returns the length limit of an array or string, to append to its line; empty if there is none. */
function limit(type: TypeSpec): string {
  switch (type.kind) {
    case "opaque":
      return `, ${type.size} bytes`;
    case "fixedArray":
      return `, ${type.size} items`;
    case "varOpaque":
    case "string":
      return type.max === undefined ? "" : `, at most ${type.max} bytes`;
    case "array":
      return type.max === undefined ? "" : `, at most ${type.max} items`;
    default:
      return "";
  }
}

const line = (name: string, type: string, doc: string): string =>
  `- \`${name}\`${type === "" ? "" : `: ${type}`}${doc === "" ? "" : ` — ${sentence(doc)}`}`;

function lines(model: Model, entry: Entry): string[] {
  switch (entry.kind) {
    case "struct":
      return entry.fields.map(({ name, type, doc }) => line(fieldName(name), linked(model, type) + limit(type), doc));
    case "union":
      return armsOf(model, entry).map(({ name, arm }) =>
        line(
          name,
          arm.field === undefined ? "" : linked(model, arm.field.type) + limit(arm.field.type),
          arm.doc,
        )
      );
    case "enum":
      return [
        entry.members.map(({ name, value }) => `\`${memberName(name)}\` = ${value}`).join(", "),
      ];
    case "typedef":
      return [`${linked(model, entry.type)}${limit(entry.type)}`];
    case "const":
      return [String(entry.value)];
  }
}

const KINDS = {
  struct: "struct",
  union: "union",
  enum: "enum",
  typedef: "alias",
  const: "number",
} as const;

/** Returns all pages, sorted by name. */
export async function wirePages(): Promise<WirePage[]> {
  const sources = await readSources();
  const parsed = new Map<string, readonly Definition[]>();
  for (const [name, text] of sources) {
    parsed.set(name, parseXdr(`${name}.x`, text));
  }
  const model = buildModel(parsed);
  return [...sources.keys()].map((name) => {
    const title = `Wire types: ${name.replaceAll("_", " ")}`;
    const entries = model.entries.filter(({ file, kind }) => file === name && kind !== "const");
    const sections = entries.map((entry) => {
      const doc = sentence(entry.doc);
      return `## ${typeName(entry.name)}\n\n*${KINDS[entry.kind]}*${doc === "" ? "" : ` ${doc}`}\n\n${
        lines(model, entry).join("\n")
      }\n`;
    });
    const intro = `${entries.length} types of \`@dwsa/base/xdr\`. Create structs with \`new\`, and unions with the ` +
      "static method of an arm; enums are strings. All types have `fromXDR` and `toXDR`; JSON is in `@dwsa/base/json`.";
    return {
      name,
      title,
      text: `# ${title}\n\n${intro}\n\n${sections.join("\n")}`,
    };
  });
}
