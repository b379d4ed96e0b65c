/**
 * Turns `xdr/idl/*.x` into `xdr/generated/*.ts` and `xdr/mod.ts`.
 *
 * `deno task generate` writes them; with `--check` it only says whether they are up to date.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { emit, exportsOf } from "./xdr/emit.ts";
import { buildModel, type Entry, type Model, WIDE_INTEGERS } from "./xdr/model.ts";
import { typeName } from "./xdr/names.ts";
import { type Definition, parseXdr, XdrSyntaxError } from "./xdr/parse.ts";
import { namesTable } from "./xdr/types.ts";

const XDR = new URL("../xdr/", import.meta.url);

/** Which runtime module has each name that generated code takes from there. */
const RUNTIME: { readonly [name: string]: { module: string; typeOnly?: boolean } } = {
  XdrReader: { module: "../reader.ts", typeOnly: true },
  XdrWriter: { module: "../writer.ts", typeOnly: true },
  XdrCodec: { module: "../value.ts", typeOnly: true },
  XdrValue: { module: "../value.ts" },
  BLANK: { module: "../value.ts" },
  Mutable: { module: "../value.ts", typeOnly: true },
  own: { module: "../value.ts" },
  requireXdr: { module: "../value.ts" },
  xdrCodec: { module: "../value.ts" },
  inside: { module: "../writer.ts" },
  readFixedArray: { module: "../reader.ts" },
  writeFixedArray: { module: "../writer.ts" },
};

const HEADER = (source: string) => `// Generated from ${source} by scripts/generate_xdr.ts. Do not edit.\n`;

/** The files to write, by their path under `xdr/`. */
export function generate(sources: ReadonlyMap<string, string>): Map<string, string> {
  const parsed = new Map<string, readonly Definition[]>();
  for (const [name, text] of sources) parsed.set(name, parseXdr(`${name}.x`, text));
  const model = buildModel(parsed);
  const files = new Map<string, string>();
  for (const name of sources.keys()) files.set(`generated/${name}.ts`, emitFile(model, name));
  files.set("generated/type_map.ts", emitTypeMap(model));
  files.set("mod.ts", emitMod(model, [...sources.keys()]));
  return files;
}

function emitFile(model: Model, file: string): string {
  const imports = new Map<string, Map<string, boolean>>(); // module → name → only a type
  const add = (module: string, name: string, typeOnly: boolean) => {
    const names = imports.get(module) ?? new Map<string, boolean>();
    imports.set(module, names.set(name, typeOnly && (names.get(name) ?? true)));
  };
  const use = (entry: Entry, what: "type" | "value" | "names") => {
    if (entry.file === file) return;
    add(`./${entry.file}.ts`, what === "names" ? namesTable(entry) : typeName(entry.name), what === "type");
  };
  const runtime = (name: string) => {
    const { module, typeOnly = false } = RUNTIME[name]!;
    add(module, name, typeOnly);
  };
  const bodies = model.entries.filter((entry) => entry.file === file).map((entry) => emit(model, entry, use, runtime))
    .filter((code) => code !== "");
  const importLines = [...imports].sort(([a], [b]) => a < b ? -1 : 1).map(([module, names]) => {
    const list = [...names].sort(([a], [b]) => a < b ? -1 : 1).map(([name, typeOnly]) =>
      typeOnly ? `type ${name}` : name
    );
    return `import { ${list.join(", ")} } from "${module}";`;
  });
  return [HEADER(`xdr/idl/${file}.x`), importLines.join("\n"), "", bodies.join("\n\n"), ""].join("\n");
}

/** The types by name, for functions that take a name and give a value of that type. */
function emitTypeMap(model: Model): string {
  const entries = model.entries.filter(({ kind }) => kind !== "const");
  const isClass = (entry: Entry) =>
    (entry.kind === "struct" || entry.kind === "union") && !(entry.name in WIDE_INTEGERS);
  const members = (some: readonly Entry[]) =>
    some.map(({ name, file }) => `  ${typeName(name)}: import("./${file}.ts").${typeName(name)};`);
  return [
    HEADER("xdr/idl/*.x"),
    "/** Every struct and union by its name. */",
    "export type XdrClasses = {",
    ...members(entries.filter(isClass)),
    "};",
    "",
    "/** Every type by its name. */",
    "export type XdrTypes = XdrClasses & {",
    ...members(entries.filter((entry) => !isClass(entry))),
    "};",
    "",
  ].join("\n");
}

function emitMod(model: Model, files: readonly string[]): string {
  const lines = files.flatMap((file) => {
    const names = model.entries.filter((entry) => entry.file === file).map((entry) => exportsOf(model, entry));
    const list = [...names.flatMap((n) => n.values), ...names.flatMap((n) => n.types.map((name) => `type ${name}`))];
    list.sort((a, b) => bare(a) < bare(b) ? -1 : 1); // as the formatter does
    const from = `from "./generated/${file}.ts";`;
    const line = `export { ${list.join(", ")} } ${from}`; // the formatter wants one line where it fits
    return line.length <= 120 ? [line] : [`export {`, ...list.map((name) => `  ${name},`), `} ${from}`];
  });
  return [HEADER("xdr/idl/*.x"), MOD_DOC, ...lines, ""].join("\n");
}

function bare(name: string): string {
  return name.replace("type ", "").toLowerCase();
}

const MOD_DOC = `/**
 * The wire types of the network (XDR, RFC 4506, protocol 28): one class for each struct and union, a string for each
 * enum member, \`bigint\` for integers of 64 bits and more.
 *
 * Structs are made from their fields, unions by the static method of an arm; \`type\` and \`value\` of a union narrow each
 * other. Every value has \`toXDR()\`, \`equals()\` and \`toJSON()\`, every class \`fromXDR()\` and \`is()\`.
 *
 * @example Make, encode, decode, narrow
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
 * Bundlers: \`import * as xdr from "@dwsa/base/xdr"\` keeps what is used. The namespace \`xdr\` of the package root is for
 * scripts, since some bundlers keep all of a namespace that was exported again.
 *
 * @module
 */

export type { Bytes } from "../internal/bytes.ts";
export type { XdrClasses, XdrTypes } from "./generated/type_map.ts";
export { isXdr } from "./is_xdr.ts";
export { XdrReader } from "./reader.ts";
export { decodeStream, type DecodeStreamOptions } from "./stream.ts";
export { type XdrCodec, type XdrFormat, type XdrReadable, XdrValue, type XdrWritable } from "./value.ts";
export type { XdrWriter } from "./writer.ts";`;

/** The text of each file in `xdr/idl`, by its name without `.x`, in alphabetical order. */
export async function readSources(): Promise<Map<string, string>> {
  const sources: [string, string][] = [];
  for await (const { name } of Deno.readDir(new URL("idl/", XDR))) {
    if (name.endsWith(".x")) sources.push([name.slice(0, -2), await Deno.readTextFile(new URL(`idl/${name}`, XDR))]);
  }
  return new Map(sources.sort(([a], [b]) => a < b ? -1 : 1));
}

/** Reads the sources, then writes or compares; gives back the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const sources = await readSources();
  let files: Map<string, string>;
  try {
    files = generate(sources);
  } catch (error) {
    if (!(error instanceof XdrSyntaxError)) throw error;
    console.error(error.message);
    return 1;
  }
  if (!args.includes("--check")) {
    await Deno.mkdir(new URL("generated/", XDR), { recursive: true });
    for (const [path, text] of files) await Deno.writeTextFile(new URL(path, XDR), text);
    return 0;
  }
  const stale: string[] = [];
  for (const [path, text] of files) {
    if (await Deno.readTextFile(new URL(path, XDR)).catch(() => "") !== text) stale.push(`xdr/${path}`);
  }
  for await (const { name } of Deno.readDir(new URL("generated/", XDR))) {
    if (!files.has(`generated/${name}`)) stale.push(`xdr/generated/${name}`);
  }
  if (stale.length > 0) console.error(`Not up to date, run "deno task generate": ${stale.join(", ")}`);
  return stale.length > 0 ? 1 : 0;
}

if (import.meta.main) Deno.exit(await main(Deno.args));
