/**
 * Compares `xdr/idl/*.x` with a list of definitions, and names each difference.
 *
 *     deno task check:protocol FILE
 *     deno task check:protocol --crate=28
 *     deno task check:protocol --crate='*' --known    # next_protocol.json has the differences that are known
 *     deno task check:protocol --crate='*' --record   # writes that file
 *
 * `FILE` is a JSON array of definitions, or an object with that array in `definitions`. Each definition has `kind`
 * ("typedef", "struct", "enum", "union", "const"), `name`, and its `type`, `fields`, `members`, `discriminant` with
 * `arms`, or `value`. `--crate` takes the file from the newest version of the crate `stellar-xdr` that meets a requirement
 * of cargo: 28 for that protocol, `*` for all; its names say Soroban where ours say Dwsa. With `--known`, only differences
 * that scripts/next_protocol.json does not have are errors. The exit code is 0 without errors, 1 with errors, 2 when a list
 * cannot be read.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import { readSources } from "./generate_xdr.ts";
import { root, run } from "./_project.ts";
import { type Definition, parseXdr, type TypeSpec } from "./xdr/parse.ts";

/** A type in the format of the list. */
type Fact =
  | { readonly kind: "int" | "unsigned_int" | "hyper" | "unsigned_hyper" | "bool" }
  | { readonly kind: "ref"; readonly name: string }
  | { readonly kind: "opaque_fixed"; readonly size: number }
  | { readonly kind: "opaque_var" | "string"; readonly max_size?: number }
  | { readonly kind: "array"; readonly element: Fact; readonly count: number }
  | { readonly kind: "var_array"; readonly element: Fact; readonly max_count?: number }
  | { readonly kind: "optional"; readonly element: Fact };

interface FieldFact {
  readonly name: string;
  readonly type: Fact;
}

/** A definition in the format of the list. */
export type DefinitionFact =
  & { readonly name: string }
  & (
    | { readonly kind: "typedef"; readonly type: Fact }
    | { readonly kind: "struct"; readonly fields: readonly FieldFact[] }
    | { readonly kind: "enum"; readonly members: readonly { readonly name: string; readonly value: number }[] }
    | {
      readonly kind: "union";
      readonly discriminant: FieldFact;
      readonly arms: readonly {
        readonly cases: readonly { readonly value: number; readonly name?: string }[];
        readonly name: string | null;
        readonly type?: Fact;
      }[];
    }
    | { readonly kind: "const"; readonly value: number }
  );

/**
 * What differs between XDR sources and a list of definitions, one line each. Constants are compared only when the list
 * has constants, and all other definitions only when it has others, since the two can be in two files.
 */
export function protocolDifferences(sources: ReadonlyMap<string, string>, list: readonly DefinitionFact[]): string[] {
  const ours = new Map<string, Definition>();
  for (const [file, text] of sources) {
    for (const definition of parseXdr(`${file}.x`, text)) ours.set(definition.name, definition);
  }
  const lines: string[] = [];
  const seen = new Set<string>();
  for (const fact of list) {
    if (seen.has(fact.name)) lines.push(`${fact.name}: twice in the list`);
    seen.add(fact.name);
    const definition = ours.get(fact.name);
    if (definition === undefined) lines.push(`${fact.name}: not in xdr/idl`);
    else lines.push(...compare(fact.name, partsOfDefinition(definition, ours), partsOfFact(fact)));
  }
  const compared = (definition: Definition) =>
    list.some(({ kind }) => (kind === "const") === (definition.kind === "const"));
  for (const definition of ours.values()) {
    if (!seen.has(definition.name) && compared(definition)) lines.push(`${definition.name}: not in the list`);
  }
  return lines;
}

/** A definition as named parts in their order, each with a text that says all about it. */
type Parts = readonly (readonly [name: string, text: string])[];

function compare(name: string, ours: Parts, expected: Parts): string[] {
  const lines: string[] = [];
  const other = new Map(expected);
  const names = new Map(ours);
  for (const [part, text] of ours) {
    const found = other.get(part);
    if (found === undefined) lines.push(`${name}: ${part} (${text}) is not in the list`);
    else if (found !== text) lines.push(`${name}: ${part} is ${text} in xdr/idl, ${found} in the list`);
  }
  for (const [part, text] of expected) {
    if (!names.has(part)) lines.push(`${name}: ${part} (${text}) is not in xdr/idl`);
  }
  const order = (parts: Parts) => parts.map(([part]) => part).join(", ");
  if (lines.length === 0 && order(ours) !== order(expected)) {
    lines.push(`${name}: the order is ${order(ours)} in xdr/idl, ${order(expected)} in the list`);
  }
  return lines;
}

function partsOfFact(fact: DefinitionFact): Parts {
  switch (fact.kind) {
    case "typedef":
      return [["kind", "typedef"], ["type", textOf(fact.type)]];
    case "const":
      return [["kind", "const"], ["value", `${fact.value}`]];
    case "struct":
      return [["kind", "struct"], ...fact.fields.map(({ name, type }) => [`field ${name}`, textOf(type)] as const)];
    case "enum":
      return [["kind", "enum"], ...fact.members.map(({ name, value }) => [`member ${name}`, `${value}`] as const)];
    case "union":
      return [
        ["kind", "union"],
        ["switch", `${textOf(fact.discriminant.type)} ${fact.discriminant.name}`],
        ...fact.arms.flatMap(({ cases, name, type }) =>
          cases.map((c) =>
            [
              `case ${c.name ?? c.value}`,
              `${c.value}: ${name === null || type === undefined ? "void" : `${textOf(type)} ${name}`}`,
            ] as const
          )
        ),
      ];
  }
}

function partsOfDefinition(definition: Definition, all: ReadonlyMap<string, Definition>): Parts {
  switch (definition.kind) {
    case "typedef":
      return partsOfFact({ kind: "typedef", name: definition.name, type: factOf(definition.type) });
    case "struct":
      return partsOfFact({
        kind: "struct",
        name: definition.name,
        fields: definition.fields.map(({ name, type }) => ({ name, type: factOf(type) })),
      });
    case "union": {
      const { type } = definition.discriminant;
      const found = type.kind === "ref" ? all.get(type.name) : undefined;
      const members = found?.kind === "enum" ? found.members : [];
      return partsOfFact({
        kind: "union",
        name: definition.name,
        discriminant: { name: definition.discriminant.name, type: factOf(type) },
        arms: definition.arms.map(({ cases, field }) => ({
          cases: cases.map((value) =>
            typeof value === "number"
              ? { value }
              : { name: value, value: members.find(({ name }) => name === value)?.value ?? NaN }
          ),
          name: field === undefined ? null : field.name,
          ...(field === undefined ? {} : { type: factOf(field.type) }),
        })),
      });
    }
    default:
      return partsOfFact(definition);
  }
}

/** A type of our parser in the format of the list. */
function factOf(type: TypeSpec): Fact {
  switch (type.kind) {
    case "uint":
      return { kind: "unsigned_int" };
    case "uhyper":
      return { kind: "unsigned_hyper" };
    case "opaque":
      return { kind: "opaque_fixed", size: type.size };
    case "varOpaque":
    case "string":
      return {
        kind: type.kind === "string" ? "string" : "opaque_var",
        ...(type.max === undefined ? {} : { max_size: type.max }),
      };
    case "fixedArray":
      return { kind: "array", element: factOf(type.element), count: type.size };
    case "array":
      return {
        kind: "var_array",
        element: factOf(type.element),
        ...(type.max === undefined ? {} : { max_count: type.max }),
      };
    case "optional":
      return { kind: "optional", element: factOf(type.element) };
    case "ref":
      return type;
    default:
      return { kind: type.kind };
  }
}

/** A type in words that are close to the XDR language; kinds that are not known are shown as they are. */
function textOf(type: Fact): string {
  switch (type.kind) {
    case "ref":
      return type.name;
    case "opaque_fixed":
      return `opaque[${type.size}]`;
    case "opaque_var":
      return `opaque<${type.max_size ?? ""}>`;
    case "string":
      return `string<${type.max_size ?? ""}>`;
    case "array":
      return `${textOf(type.element)}[${type.count}]`;
    case "var_array":
      return `${textOf(type.element)}<${type.max_count ?? ""}>`;
    case "optional":
      return `${textOf(type.element)}*`;
    default:
      return type.kind.replace("_", " ");
  }
}

/** The newest published crate of the network's own types, and the path in it that has the definitions. */
const CRATE = { name: "stellar-xdr", file: "xdr-definitions-json/xdr.json" } as const;

/** Fetches the newest version of the crate that meets a requirement, and gives the text of its definitions. */
async function fetchPublished(requirement: string): Promise<string> {
  const folder = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-protocol-" })}/`);
  try {
    const manifest = `[package]\nname = "latest"\nversion = "0.0.0"\nedition = "2021"\n\n[lib]\npath = "lib.rs"\n`;
    Deno.writeTextFileSync(
      new URL("Cargo.toml", folder),
      `${manifest}\n[dependencies]\n${CRATE.name} = "${requirement}"\n`,
    );
    Deno.writeTextFileSync(new URL("lib.rs", folder), "");
    const { ok, stdout, output } = await run(["cargo", "metadata", "--quiet", "--format-version=1"], folder);
    if (!ok) throw new Error(output);
    const { packages }: { packages: readonly { name: string; version: string; manifest_path: string }[] } = JSON
      .parse(stdout);
    const { version, manifest_path } = packages.find(({ name }) => name === CRATE.name)!;
    console.log(`${CRATE.name} ${version}`);
    return await Deno.readTextFile(manifest_path.replace(/Cargo\.toml$/, CRATE.file));
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

/** Names of the network's own types, in ours. */
export function inOurNames(text: string): string {
  return text.replaceAll("Soroban", "Dwsa").replaceAll("soroban", "dwsa").replaceAll("SOROBAN", "DWSA");
}

/** Differences from a later protocol that are known, and what they mean to this library. */
export interface KnownDifferences {
  readonly meaning: string;
  readonly differences: readonly string[];
}

/** The file of the differences that are known. */
const KNOWN = new URL("scripts/next_protocol.json", root);

/**
 * What is printed about differences, and the exit code. Without `known` each difference is an error; with it, each that it
 * does not have, and each group without a meaning.
 */
export function outcomeOf(
  lines: readonly string[],
  known?: readonly KnownDifferences[],
): { readonly text: string; readonly code: 0 | 1 } {
  if (known === undefined) {
    return { text: [...lines, `${lines.length} differences`].join("\n"), code: lines.length === 0 ? 0 : 1 };
  }
  const listed = new Set(known.flatMap(({ differences }) => differences));
  const added = lines.filter((line) => !listed.has(line));
  const unexplained = known.filter(({ meaning }) => meaning === "").flatMap(({ differences }) => differences);
  const gone = [...listed].filter((line) => !lines.includes(line));
  const text = [
    ...added.map((line) => `NEW: ${line}`),
    ...unexplained.map((line) => `WITHOUT A MEANING in next_protocol.json: ${line}`),
    ...gone.map((line) => `No longer there: ${line}`),
    `${lines.length} differences, ${added.length} of them not known`,
    ...added.length + unexplained.length === 0 ? [] : ['CONTRIBUTING.md, "A newer protocol", says what to do'],
  ];
  return { text: text.join("\n"), code: added.length + unexplained.length === 0 ? 0 : 1 };
}

/** The differences that are there now, with the meanings that are known; the new ones come last, without a meaning. */
export function recordOf(lines: readonly string[], known: readonly KnownDifferences[]): KnownDifferences[] {
  const listed = new Set(known.flatMap(({ differences }) => differences));
  return [
    ...known.map(({ meaning, differences }) => ({
      meaning,
      differences: differences.filter((line) => lines.includes(line)),
    })),
    { meaning: "", differences: lines.filter((line) => !listed.has(line)) },
  ].filter(({ differences }) => differences.length > 0);
}

/** Compares and prints; gives back the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values: { crate, known, record }, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { crate: { type: "string" }, known: { type: "boolean" }, record: { type: "boolean" } },
  });
  const name = crate === undefined ? positionals[0] : `the crate ${CRATE.name} ${crate}`;
  if (name === undefined || positionals.length > (crate === undefined ? 1 : 0)) {
    console.error("Usage: deno task check:protocol FILE [--known | --record], or --crate=VERSION in place of FILE");
    return 2;
  }
  let list: readonly DefinitionFact[] | undefined;
  let listed: readonly KnownDifferences[] = [];
  try {
    const text = crate === undefined ? await Deno.readTextFile(name) : inOurNames(await fetchPublished(crate));
    list = definitionsIn(text);
    if (known || record) listed = JSON.parse(await Deno.readTextFile(KNOWN));
  } catch (error) {
    console.error(`Cannot read ${name}: ${error instanceof Error ? error.message : error}`);
    return 2;
  }
  if (list === undefined) {
    console.error(`Cannot read ${name}: expected a JSON array of definitions, each with a known "kind" and a "name"`);
    return 2;
  }
  const lines = protocolDifferences(await readSources(), list);
  if (record) {
    listed = recordOf(lines, listed);
    await Deno.writeTextFile(KNOWN, `${JSON.stringify(listed, null, 2)}\n`);
  }
  const { text, code } = outcomeOf(lines, known || record ? listed : undefined);
  console.log(`${text}\n${list.length} definitions compared`);
  return code;
}

/** The definitions in a JSON text, if the parts that are compared are where they have to be. */
export function definitionsIn(text: string): readonly DefinitionFact[] | undefined {
  const needs: { readonly [kind: string]: string } = {
    typedef: "type",
    struct: "fields",
    enum: "members",
    union: "arms",
    const: "value",
  };
  const json = JSON.parse(text);
  const list = Array.isArray(json) ? json : json?.definitions;
  const isList = Array.isArray(list) && list.length > 0 &&
    list.every((fact) => typeof fact?.name === "string" && fact[needs[fact.kind] ?? ""] !== undefined);
  return isList ? list : undefined;
}

if (import.meta.main) Deno.exit(await main(Deno.args));
