/** Generates the TypeScript types of an interface, with the documentation of the contract. */

import { printable, readableText } from "./_shared.ts";
import type { ContractSpec, ContractTypes, SpecEntry, SpecEnumCase, SpecType } from "@dwsa/base/spec";

/** Whether a type is for decoded values, or for values to encode. */
type Direction = "decoded" | "input";

/** The native type of each scalar type that is not an integer. */
const SCALARS: Readonly<Record<string, string>> = {
  val: 'SpecScalars["val"]',
  bool: "boolean",
  void: "null",
  error: 'SpecScalars["error"]',
  string: "string",
  symbol: "string",
  address: "string",
  muxed_address: "string",
};

/** The names that a generated module imports or declares. */
const TAKEN = ["Bytes", "ContractSpec", "Functions", "IntLike", "Record", "ReadonlyMap", "SpecEntry", "SpecScalars"]
  .concat("Types", "Uint8Array", "UnknownEvent");

/** A member as JSON. */
interface Member {
  readonly doc?: string | undefined;
  readonly name: string;
  readonly type: SpecType;
}

type Definition = Exclude<SpecEntry, { readonly function_v0: unknown } | { readonly event_v0: unknown }>;

/** Returns the lines that declare the named types of an interface, and the type `Types` of all. */
export function typeScript(spec: ContractSpec<ContractTypes>): readonly string[] {
  const definitions = new Map<string, Definition[]>();
  for (const entry of spec.entries) {
    if ("function_v0" in entry || "event_v0" in entry) continue;
    const [{ name }] = Object.values(entry) as [{ readonly name: string }];
    definitions.set(name, [...definitions.get(name) ?? [], entry]);
  }
  const names = new Map<string, string>();
  const taken = new Set(TAKEN);
  const allocate = (name: string): string => {
    let free = /^[A-Z]\w*$/.test(name) ? name : `T_${name.replace(/\W/g, "_")}`;
    while (taken.size === taken.add(free).size) free += "_";
    return free;
  };
  for (const name of definitions.keys()) names.set(name, allocate(name));

  // A type differs for encoding if it contains integers or bytes.
  const different = new Map<string, string>();
  for (let size = -1; size < different.size;) {
    size = different.size;
    for (const [name, all] of definitions) {
      if (different.has(name)) continue;
      const isSame = all.every((entry) => bodyOf(entry, "decoded").join() === bodyOf(entry, "input").join());
      if (!isSame) different.set(name, allocate(`${names.get(name)}Input`));
    }
  }

  const declared = [...definitions].flatMap(([name, all]) => [
    ...declare(names.get(name)!, all, "decoded"),
    ...different.has(name) ? declare(different.get(name)!, all, "input") : [],
  ]);
  const functions = new Map<string, string[][]>();
  const docs = new Map<string, string>();
  for (const entry of spec.entries) {
    if (!("function_v0" in entry)) continue;
    const { name, doc, inputs, outputs } = entry.function_v0;
    if (!docs.has(name)) docs.set(name, doc ?? "");
    functions.set(name, [...functions.get(name) ?? [], [
      "{",
      ...property("arguments", objectOf(inputs as readonly Member[], "input")),
      ...property("decoded", objectOf(inputs as readonly Member[], "decoded")),
      ...property("result", [outputs[0] === undefined ? "null" : typeOf(outputs[0], "decoded")]),
      "}",
    ]]);
  }
  const events = spec.entries.flatMap((entry) => "event_v0" in entry ? [entry.event_v0] : []).map((event) => {
    const name = allocate(event.name.endsWith("Event") ? event.name : `${event.name}Event`);
    const lines = [
      ...comment(event.doc ?? ""),
      `export interface ${name} {`,
      ...property("name", [JSON.stringify(event.name)]),
      ...property("params", objectOf(event.params as readonly Member[], "decoded", "{}")),
      ...property("rest", ['UnknownEvent["rest"]']),
      '  readonly also?: UnknownEvent["also"];',
      "}",
      "",
    ];
    return { name, lines };
  });
  const byName = (of: ReadonlyMap<string, string>) => [
    "{",
    ...[...names].flatMap(([name, type]) => property(name, [of.get(name) ?? type])),
    "}",
  ];
  const errors = spec.entries.flatMap((entry) => "udt_error_enum_v0" in entry ? entry.udt_error_enum_v0.cases : []);
  return [
    ...declared,
    ...events.flatMap(({ lines }) => lines),
    "/** The functions. */",
    "export type Functions = {",
    ...[...functions].flatMap(([name, all]) => [
      ...comment(docs.get(name)!).map((line) => `  ${line}`),
      ...property(name, union(all)),
    ]),
    "};",
    "",
    "/** The types of the interface. */",
    "export interface Types {",
    ...property("names", [unionOf([...functions.keys()])]),
    ...property("functions", ["Functions"]),
    ...property("typeNames", [unionOf([...names.keys()])]),
    ...property("types", byName(new Map())),
    ...property("inputs", byName(different)),
    ...property("events", [events.map(({ name }) => name).join(" | ") || "never"]),
    ...property("errors", [unionOf(errors.map(({ name }) => name))]),
    "}",
  ];

  function declare(name: string, all: readonly Definition[], direction: Direction): string[] {
    const [first, ...others] = all;
    const doc = comment((Object.values(first!)[0] as { readonly doc?: string }).doc ?? "");
    const bodies = new Map(all.map((entry) => bodyOf(entry, direction)).map((body) => [body.join("\n"), body]));
    const [body] = bodies.values();
    if (others.length === 0 && body!.length > 1) {
      return [...doc, `export interface ${name} ${body![0]}`, ...body!.slice(1), ""];
    }
    const lines = union([...bodies.values()]);
    lines[lines.length - 1] += ";";
    return [...doc, `export type ${name} = ${lines[0]}`, ...lines.slice(1), ""];
  }

  /** Returns the lines of the type of a definition. */
  function bodyOf(entry: Definition, direction: Direction): string[] {
    if ("udt_struct_v0" in entry) {
      const fields = entry.udt_struct_v0.fields as readonly Member[];
      if (!fields.some(({ name }) => /^\d/.test(name))) return objectOf(fields, direction, "{}");
      const sorted = [...fields].sort((a, b) => Number(a.name) - Number(b.name));
      return [`readonly [${sorted.map(({ type }) => typeOf(type, direction)).join(", ")}]`];
    }
    if ("udt_union_v0" in entry) {
      const cases = entry.udt_union_v0.cases.map((one) => {
        if ("void_v0" in one) return `{ readonly tag: ${JSON.stringify(one.void_v0.name)} }`;
        const { name, type } = one.tuple_v0 as { readonly name: string; readonly type: readonly SpecType[] };
        const values = type.map((item) => typeOf(item, direction)).join(", ");
        return `{ readonly tag: ${JSON.stringify(name)}; readonly values: readonly [${values}] }`;
      });
      return [cases.join(" | ") || "never"];
    }
    const [{ cases }] = Object.values(entry) as [{ readonly cases: readonly SpecEnumCase[] }];
    return [unionOf(cases.map(({ name }) => name))];
  }

  /** Returns the lines of an object type. Members of one name have the union of their types. */
  function objectOf(members: readonly Member[], direction: Direction, none = "Record<string, never>"): string[] {
    if (members.length === 0) return [none];
    const types = new Map<string, { doc: string; types: Set<string> }>();
    for (const { name, doc, type } of members) {
      const known = types.get(name) ?? { doc: doc ?? "", types: new Set() };
      types.set(name, known);
      known.types.add(typeOf(type, direction));
    }
    return [
      "{",
      ...[...types].flatMap(([name, { doc, types }]) => [
        ...comment(doc).map((line) => `  ${line}`),
        ...property(name, [[...types].join(" | ")]),
      ]),
      "}",
    ];
  }

  function typeOf(type: SpecType, direction: Direction): string {
    const of = (inner: SpecType) => typeOf(inner, direction);
    if (type === "bytes" || typeof type === "object" && "bytes_n" in type) {
      return direction === "decoded" ? "Bytes" : "Uint8Array";
    }
    if (typeof type === "string") {
      return SCALARS[type] ?? (direction === "input" ? "IntLike" : /32$/.test(type) ? "number" : "bigint");
    }
    if ("udt" in type) {
      const { name } = type.udt;
      return direction === "input" && different.get(name) || names.get(name) || 'SpecScalars["val"]';
    }
    if ("option" in type) return `${of(type.option.value_type)} | null`;
    if ("result" in type) return of(type.result.ok_type);
    if ("vec" in type) {
      return `readonly (${of(type.vec.element_type)})[]`.replace(/^readonly \(([\w"[\]]+)\)\[\]$/, "readonly $1[]");
    }
    if ("map" in type) return `ReadonlyMap<${of(type.map.key_type)}, ${of(type.map.value_type)}>`;
    const { value_types } = type.tuple;
    return value_types.length === 0 ? "null" : `readonly [${value_types.map(of).join(", ")}]`;
  }
}

/** Returns the lines of a property. */
function property(name: string, [first, ...rest]: readonly string[]): string[] {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
  const lines = [`readonly ${key}: ${first}`, ...rest].map((line) => `  ${line}`);
  lines[lines.length - 1] += ";";
  return lines;
}

/** Returns the lines of a union of types, each in lines. */
function union([first, ...others]: readonly (readonly string[])[]): string[] {
  const lines = [...first!];
  for (const [start, ...rest] of others) {
    lines[lines.length - 1] += ` | ${start}`;
    lines.push(...rest);
  }
  return lines;
}

function unionOf(names: readonly string[]): string {
  return [...new Set(names)].map((name) => JSON.stringify(name)).join(" | ") || "never";
}

/** Returns a contract's documentation as a comment that it cannot end. */
function comment(doc: string): string[] {
  const lines = readableText(doc).split("\n").map((line) => printable(line.trimEnd()).replaceAll("*/", "*\\/"));
  while (lines[0]?.trim() === "") lines.shift();
  while (lines.at(-1)?.trim() === "") lines.pop();
  if (lines.length === 0) return [];
  if (lines.length === 1) return [`/** ${lines[0]!.trim()} */`];
  return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}
