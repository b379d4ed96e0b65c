/** Compares the definitions that the published crate lists with those that the parser returns, part by part. */

import { type Definition, type Field, parseXdr, type TypeSpec } from "./parse.ts";

/** A type in the format of the crate's list of definitions. */
export type Fact =
  | { readonly kind: "int" | "unsigned_int" | "hyper" | "unsigned_hyper" | "bool" }
  | { readonly kind: "ref"; readonly name: string }
  | { readonly kind: "opaque_fixed"; readonly size: number }
  | { readonly kind: "opaque_var" | "string"; readonly max_size?: number }
  | { readonly kind: "array"; readonly element: Fact; readonly count: number }
  | { readonly kind: "var_array"; readonly element: Fact; readonly max_count?: number }
  | { readonly kind: "optional"; readonly element: Fact };

/** A field or a discriminant in the format of the crate's list. */
export interface FieldFact {
  readonly name: string;
  readonly type: Fact;
}

/** A definition in the format of the crate's list. */
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
 * Returns the differences between XDR sources and a list of definitions, one line each. Constants are compared only if
 * the list contains constants, and other definitions only if it contains others, since the two can be in separate
 * files.
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
    else lines.push(...compare(fact.name, partsOfFact(factOfDefinition(definition, ours)), partsOfFact(fact)));
  }
  const compared = (definition: Definition) =>
    list.some(({ kind }) => (kind === "const") === (definition.kind === "const"));
  for (const definition of ours.values()) {
    if (!seen.has(definition.name) && compared(definition)) lines.push(`${definition.name}: not in the list`);
  }
  return lines;
}

/** A definition as named parts in order, each with a string that describes it completely. */
export type Parts = readonly (readonly [name: string, text: string])[];

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

/** Returns the parts of a definition, in order. */
export function partsOfFact(fact: DefinitionFact): Parts {
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

/** Converts a definition from the parser to the format of the list. */
export function factOfDefinition(definition: Definition, all: ReadonlyMap<string, Definition>): DefinitionFact {
  const { name } = definition;
  const fieldOf = ({ name, type }: Field) => ({ name, type: factOf(type) });
  switch (definition.kind) {
    case "typedef":
      return { kind: "typedef", name, type: factOf(definition.type) };
    case "struct":
      return { kind: "struct", name, fields: definition.fields.map(fieldOf) };
    case "union": {
      const { type } = definition.discriminant;
      const found = type.kind === "ref" ? all.get(type.name) : undefined;
      const members = found?.kind === "enum" ? found.members : [];
      return {
        kind: "union",
        name,
        discriminant: fieldOf(definition.discriminant),
        arms: definition.arms.map(({ cases, field }) => ({
          cases: cases.map((value) =>
            typeof value === "number"
              ? { value }
              : { name: value, value: members.find(({ name }) => name === value)?.value ?? NaN }
          ),
          ...(field === undefined ? { name: null } : fieldOf(field)),
        })),
      };
    }
    default:
      return definition;
  }
}

/** Converts a type from the parser to the format of the list. */
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

/** Formats a type in a notation close to the XDR language. Unknown kinds are shown unchanged. */
export function textOf(type: Fact): string {
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

/** Converts the network's type names to those of this library. */
export function inOurNames(text: string): string {
  return text.replaceAll("Soroban", "Dwsa").replaceAll("soroban", "dwsa").replaceAll("SOROBAN", "DWSA");
}

/**
 * Parses the definitions in a JSON string; returns `undefined` if it is not a list of definitions. Names must be words
 * and numbers must be integers, since both become code.
 */
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
    list.every((fact) => typeof fact?.name === "string" && fact[needs[fact.kind] ?? ""] !== undefined && isPlain(fact));
  return isList ? list : undefined;
}

/**
 * Returns whether all names in a definition are words and all numbers are integers. `source` is not checked, since
 * only names of listed constants are used from it.
 */
function isPlain(part: unknown, key = ""): boolean {
  if (typeof part === "number") return Number.isSafeInteger(part);
  if (typeof part === "string") return key === "source" || (key === "name" ? /^\w+$/ : /^\w*$/).test(part);
  return part === null || typeof part !== "object" ||
    Object.entries(part).every(([name, inner]) => isPlain(inner, Array.isArray(part) ? key : name));
}
