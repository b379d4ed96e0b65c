/**
 * Generates `xdr/generated/*.ts`, `xdr/json/generated/*.ts`, `xdr/json/_forms.ts`, `xdr/mod.ts` and `xdr/json/mod.ts`
 * from `xdr/idl/*.x` and `scripts/protocol_notes.json`.
 *
 * `deno task generate` writes the files; with `--check`, it only reports whether they are up to date.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { emit } from "./xdr/emit.ts";
import { emitByName } from "./xdr/emit_by_name.ts";
import { emitEvents } from "./xdr/emit_events.ts";
import { emitJsonReader, emitJsonType } from "./xdr/emit_json.ts";
import type { Imports as SchemaImports } from "./xdr/emit_schema.ts";
import { emitProtocols, type ProtocolNote, protocolsOf } from "./xdr/emit_protocols.ts";
import { formOf } from "./xdr/json_forms.ts";
import { buildModel, type Entry, type Model, WIDE_INTEGERS } from "./xdr/model.ts";
import { typeName } from "./xdr/names.ts";
import { type Definition, parseXdr, XdrSyntaxError } from "./xdr/parse.ts";

const XDR = new URL("../xdr/", import.meta.url);

/** The types that generated code imports, by module. All other names in lower case are from `_schema.ts`. */
const RUNTIME_TYPES: { readonly [name: string]: string } = {
  XdrCodec: "codec.ts",
  XdrStruct: "wire_types.ts",
  XdrUnion: "wire_types.ts",
  UnionValue: "wire_types.ts",
  XdrValue: "value.ts",
  Schema: "_shapes.ts",
};

const NOTES_HEADER = `// Generated from scripts/protocol_notes.json by scripts/generate_xdr.ts. Do not edit.\n`;

const ABOUT = `
// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.
`;

const HEADER = (source: string) => `// Generated from ${source} by scripts/generate_xdr.ts. Do not edit.\n`;

/** The folders under `xdr/` that contain only generated files. */
const FOLDERS = ["generated/", "json/generated/"];

/** Returns the files to write, by their path under `xdr/`. */
export function generate(sources: ReadonlyMap<string, string>, notes: readonly ProtocolNote[]): Map<string, string> {
  const parsed = new Map<string, readonly Definition[]>();
  for (const [name, text] of sources) parsed.set(name, parseXdr(`${name}.x`, text));
  const model = buildModel(parsed);
  const files = new Map<string, string>();
  for (const name of sources.keys()) files.set(`generated/${name}.ts`, emitFile(model, name));
  files.set("generated/type_map.ts", emitTypeMap(model));
  files.set("generated/json_types.ts", emitJsonTypes(model));
  files.set("generated/meta_events.ts", [HEADER("xdr/idl/*.x"), emitEvents(model), ""].join("\n"));
  files.set("generated/protocols.ts", `${NOTES_HEADER}\n${emitProtocols(model, notes)}\n`);
  files.set("mod.ts", emitMod([...sources.keys()], protocolsOf(notes)));
  for (const name of sources.keys()) files.set(`json/generated/${name}.ts`, emitJsonFile(model, name));
  files.set("json/_forms.ts", emitForms(model));
  files.set("json/generated/by_name.ts", emitByNameFile(model));
  files.set("json/mod.ts", emitJsonMod([...sources.keys()]));
  return files;
}

/** Collects the imports of a generated file. */
class Imports {
  readonly #modules = new Map<string, Map<string, boolean>>(); // module → name → whether it is used only as a type

  add(module: string, name: string, typeOnly: boolean): void {
    const names = this.#modules.get(module) ?? new Map<string, boolean>();
    this.#modules.set(module, names.set(name, typeOnly && (names.get(name) ?? true)));
  }

  toString(): string {
    return [...this.#modules].sort(([a], [b]) => a < b ? -1 : 1).map(([module, names]) => {
      const sorted = [...names].sort(([a], [b]) => a < b ? -1 : 1);
      // Without `type` before the braces, a runtime that only strips types would still load the module.
      if (sorted.every(([, typeOnly]) => typeOnly)) {
        return `import type { ${sorted.map(([name]) => name).join(", ")} } from "${module}";`;
      }
      return `import { ${
        sorted.map(([name, typeOnly]) => typeOnly ? `type ${name}` : name).join(", ")
      } } from "${module}";`;
    }).join("\n");
  }
}

/** Returns the definitions that have code: all except constants. */
function definitionsOf(model: Model, file?: string): Entry[] {
  return model.entries.filter((entry) => entry.kind !== "const" && (file === undefined || entry.file === file));
}

/** Generates the JSON types of all definitions. */
function emitJsonTypes(model: Model): string {
  const bodies = definitionsOf(model).map((entry) => emitJsonType(model, entry));
  return [HEADER("xdr/idl/*.x"), ...bodies, ""].join("\n");
}

/** Adds the imports of a generated file in `folder`, which is relative to `xdr/`. */
function importsOf(imports: Imports, folder: "generated" | "json/generated", file?: string): SchemaImports {
  const up = folder === "generated" ? "../" : "../../";
  const definitions = folder === "generated" ? "./" : "../../generated/";
  return {
    use(entry, what) {
      if (folder === "generated" && entry.file === file) return;
      imports.add(`${definitions}${entry.file}.ts`, typeName(entry.name), what === "type");
    },
    runtime(name) {
      if (name === "fromJson" || name === "schemasOf") return imports.add("../_node_of.ts", name, false);
      if (name.endsWith("Json")) return imports.add("./json_types.ts", name, true);
      if (name === "writeFixedArray") return imports.add("../_fixed_arrays.ts", name, false);
      imports.add(`${up}${RUNTIME_TYPES[name] ?? "_schema.ts"}`, name, name in RUNTIME_TYPES);
    },
  };
}

/** Generates the JSON decoders for the definitions of one file. */
function emitJsonFile(model: Model, file: string): string {
  const imports = new Imports();
  const from = importsOf(imports, "json/generated");
  const bodies = definitionsOf(model, file).map((entry) => emitJsonReader(model, entry, from));
  return [HEADER(`xdr/idl/${file}.x`), `${imports}`, "", ...bodies, ""].join("\n");
}

/** Generates the JSON formats of types without a class, by type name. */
function emitForms(model: Model): string {
  const lines = definitionsOf(model).flatMap((entry) => {
    const form = formOf(model, { kind: "ref", name: entry.name }) ?? (entry.kind === "enum" ? 0 : undefined);
    return form === undefined ? [] : [`  ${typeName(entry.name)}: ${JSON.stringify(form)},`];
  });
  return [
    HEADER("xdr/idl/*.x"),
    `import type { JsonForms } from "../mod.ts";`,
    ``,
    `/** The JSON formats of types without a class whose values do not determine the format, by type name. */`,
    `// deno-fmt-ignore`,
    `export const FORMS: JsonForms = {`,
    ...lines,
    `};`,
    ``,
  ].join("\n");
}

/** Generates the tables of all types by name. */
function emitByNameFile(model: Model): string {
  const imports = new Imports();
  imports.add("../_node_of.ts", "Schemas", true);
  const code = emitByName(model, importsOf(imports, "json/generated"));
  return [HEADER("xdr/idl/*.x") + "// deno-fmt-ignore-file", "", `${imports}`, "", code, ""].join("\n");
}

/** Generates the exports of `@dwsa/base/json`. */
function emitJsonMod(files: readonly string[]): string {
  return [
    HEADER("xdr/idl/*.x"),
    JSON_MOD_DOC,
    `export type * from "../generated/json_types.ts";`,
    ...files.map((file) => `export * from "./generated/${file}.ts";`),
    "",
  ].join("\n");
}

function emitFile(model: Model, file: string): string {
  const imports = new Imports();
  const { use, runtime } = importsOf(imports, "generated", file);
  const bodies = model.entries.filter((entry) => entry.file === file).map((entry) => emit(model, entry, use, runtime))
    .filter((code) => code !== "");
  return [HEADER(`xdr/idl/${file}.x`) + ABOUT, `${imports}`, "", bodies.join("\n\n"), ""].join("\n");
}

/** Generates the maps of types by name, for functions that accept a type name and return a value of that type. */
function emitTypeMap(model: Model): string {
  const entries = model.entries.filter(({ kind }) => kind !== "const");
  const isClass = (entry: Entry) =>
    (entry.kind === "struct" || entry.kind === "union") && !(entry.name in WIDE_INTEGERS);
  const files = [...new Set(entries.map(({ file }) => file))];
  const members = (some: readonly Entry[]) =>
    some.map(({ name, file }) => `  ${typeName(name)}: ${file}.${typeName(name)};`);
  return [
    HEADER("xdr/idl/*.x"),
    ...files.map((file) => `import type * as ${file} from "./${file}.ts";`),
    "",
    "/** All structs and unions by name. */",
    "export type XdrClasses = {",
    ...members(entries.filter(isClass)),
    "};",
    "",
    "/** All types by name. */",
    "export type XdrTypes = XdrClasses & {",
    ...members(entries.filter((entry) => !isClass(entry))),
    "};",
    "",
  ].join("\n");
}

function emitMod(files: readonly string[], protocols: readonly number[]): string {
  const lines = files.map((file) => `export * from "./generated/${file}.ts";`);
  const jsonTypes = `export type * from "./generated/json_types.ts";`;
  return [HEADER("xdr/idl/*.x"), modDoc(protocols), ...lines, jsonTypes, ""].join("\n");
}

const modDoc = (protocols: readonly number[]) =>
  `/**
 * The wire types of the network (XDR, RFC 4506, protocols ${protocols[0]} to ${protocols.at(-1)}): one class for each
 * struct and union, a string for each enum member, \`bigint\` for integers of 64 bits and more.
 *
 * The constructor of a struct accepts its fields. A union has a static method for each arm. Checking the \`type\` of a
 * union narrows the type of its \`value\`. Structs and unions have \`toXDR()\`, \`equals()\` and \`toJSON()\`, and their
 * classes have \`fromXDR()\` and \`is()\`. Minor versions add arms and members for later protocols, so a \`switch\` needs a
 * default.
 *
 * @example Create, encode, decode and narrow a value
 * \`\`\`ts
 * import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = new ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) });
 * const text = ScVal.scvMap([entry]).toXDR("base64");
 *
 * const value = ScVal.fromXDR(text, "base64");
 * if (value.type === "scvMap") {
 *   assert.equal(value.value?.[0]?.val.value, 7n);
 * }
 * \`\`\`
 *
 * With \`import * as xdr from "@dwsa/base/xdr"\`, bundlers keep only the types that a program uses. The namespace
 * \`xdr\` of the package root is meant for scripts, since some bundlers keep the whole namespace.
 *
 * @module
 */

export type { Bytes } from "../internal/bytes.ts";
export type { XdrClasses, XdrTypes } from "./generated/type_map.ts";
export { isXdr } from "./is_xdr.ts";
export { NEWEST_PROTOCOL, type ProtocolVersion } from "./generated/protocols.ts";
export { XdrReader, type XdrReaderOptions } from "./reader.ts";
export { requiredProtocol } from "./required_protocol.ts";
export { decodeStream, type DecodeStreamOptions } from "./stream.ts";
export type { XdrCodec, XdrFormat, XdrReadable, XdrWritable } from "./codec.ts";
export type { UnionValue, XdrStruct, XdrType, XdrUnion } from "./wire_types.ts";
export { XdrValue } from "./value.ts";
export type { JsonForm, JsonForms, JsonValue } from "./json_forms.ts";
export type { XdrWriter } from "./writer.ts";`;

const JSON_MOD_DOC = `/**
 * SEP-51 JSON (XDR-JSON) of every wire type: the format of the network's command line tools, RPC servers and
 * explorers.
 *
 * \`toJson(value)\` returns the JSON value that \`JSON.stringify(value)\` writes. Each type has a TypeScript type for its
 * JSON, such as {@linkcode ScValJson}, and a function that parses its JSON value, such as {@linkcode scValFromJson}.
 * Unlike \`JSON.parse\`, {@linkcode parseJson} rejects duplicate keys and numbers that would be rounded.
 *
 * | type | in JSON |
 * |---|---|
 * | integers of 32 bits, booleans | numbers, booleans |
 * | integers of 64 bits and more | strings of decimal digits |
 * | bytes | strings of hexadecimal digits |
 * | strings | strings; backslashes and characters other than printable ASCII are escaped: \`\\n\`, \`\\xc3\\xa9\` |
 * | accounts, contracts and other addresses | strkeys |
 * | enums | the name of the member in snake case, without the prefix that all members share |
 * | structs | objects, whose names are in snake case |
 * | unions | \`{ case: value }\`, or the name of the case if it has no value |
 * | absent optional values | \`null\` |
 *
 * The parsers also accept the output of other tools: safe integers as numbers for integers of 64 bits and more, bytes
 * as arrays of numbers, \`type_\` for \`type\`, \`$schema\` in objects, omitted optional fields, characters outside of
 * ASCII (as UTF-8), and names with \`soroban\` instead of \`dwsa\`. They reject unknown fields, missing fields and
 * integers such as \`"05"\`, \`"+5"\` and \`"-0"\`. \`toJson(value, { names: "stellar" })\` writes names with \`soroban\`.
 *
 * @example Write, parse and narrow a value
 * \`\`\`ts
 * import { parseJson, scValFromJson, type ScValJson, toJson } from "@dwsa/base/json";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const value = scValFromJson(parseJson('{"vec":[{"u32":7},"void"]}'));
 * assert.ok(value.equals(ScVal.scvVec([ScVal.scvU32(7), ScVal.scvVoid()])));
 *
 * const json: ScValJson = toJson(value);
 * if (typeof json === "object" && "vec" in json) assert.deepEqual(json.vec, [{ u32: 7 }, "void"]);
 * \`\`\`
 *
 * SEP-51: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0051.md
 *
 * @module
 */

export type { JsonValue } from "../mod.ts";
export { parseJson } from "./parse_json.ts";
export { toJson } from "./to_json.ts";
export type { ToJsonOptions } from "./to_json_options.ts";
export { toJsonNamed } from "./to_json_named.ts";`;

/** Returns the contents of each file in `xdr/idl`, by its name without `.x`, in alphabetical order. */
export async function readSources(): Promise<Map<string, string>> {
  const sources: [string, string][] = [];
  for await (const { name } of Deno.readDir(new URL("idl/", XDR))) {
    if (name.endsWith(".x")) sources.push([name.slice(0, -2), await Deno.readTextFile(new URL(`idl/${name}`, XDR))]);
  }
  return new Map(sources.sort(([a], [b]) => a < b ? -1 : 1));
}

/** Returns the notes on each protocol after the oldest. */
export async function readNotes(): Promise<ProtocolNote[]> {
  return JSON.parse(await Deno.readTextFile(new URL("protocol_notes.json", import.meta.url)));
}

/** Reads the sources, writes or compares the files, and returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const sources = await readSources();
  let files: Map<string, string>;
  try {
    files = generate(sources, await readNotes());
  } catch (error) {
    if (!(error instanceof XdrSyntaxError)) throw error;
    console.error(error.message);
    return 1;
  }
  if (!args.includes("--check")) {
    for (const folder of FOLDERS) await Deno.mkdir(new URL(folder, XDR), { recursive: true });
    for (const [path, text] of files) await Deno.writeTextFile(new URL(path, XDR), text);
    return 0;
  }
  const stale: string[] = [];
  for (const [path, text] of files) {
    if (await Deno.readTextFile(new URL(path, XDR)).catch(() => "") !== text) stale.push(`xdr/${path}`);
  }
  for (const folder of FOLDERS) {
    for await (const { name } of Deno.readDir(new URL(folder, XDR))) {
      if (!files.has(`${folder}${name}`)) stale.push(`xdr/${folder}${name}`);
    }
  }
  if (stale.length > 0) console.error(`Not up to date, run "deno task generate": ${stale.join(", ")}`);
  return stale.length > 0 ? 1 : 0;
}

if (import.meta.main) Deno.exit(await main(Deno.args));
