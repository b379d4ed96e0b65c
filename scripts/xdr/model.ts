/** Combines the definitions of all files, resolves references, and computes sizes and recursion. */

import { requireDistinct, typeName } from "./names.ts";
import { type Definition, type Field, type TypeSpec, XdrSyntaxError } from "./parse.ts";

/** A definition, and the file that contains its TypeScript code. */
export type Entry = Definition & { readonly file: string };

/**
 * The structs that represent one integer as two or four 64-bit words: the number of words, and whether the integer is
 * signed.
 */
export const WIDE_INTEGERS: { readonly [name: string]: { readonly words: number; readonly signed: boolean } } = {
  Int128Parts: { words: 2, signed: true },
  UInt128Parts: { words: 2, signed: false },
  Int256Parts: { words: 4, signed: true },
  UInt256Parts: { words: 4, signed: false },
};

/** The properties of the protocol that the emitter uses. */
export interface Model {
  readonly entries: readonly Entry[];
  /** Returns the definition with this name; throws if there is none. */
  get(name: string): Entry;
  /** Returns the smallest size of a value of a type, in bytes. */
  minSize(type: TypeSpec): number;
  /** Returns whether a definition counts nesting levels. At least one definition of each cycle does. */
  countsDepth(name: string): boolean;
  /** Returns whether a value of a type can contain a value of the named definition, at any depth. */
  holds(type: TypeSpec, name: string): boolean;
}

/** Builds the model. Throws unless every name that is used is defined exactly once. */
export function buildModel(files: ReadonlyMap<string, readonly Definition[]>): Model {
  const byName = new Map<string, Entry>();
  const byTypeName = new Map<string, Entry>();
  for (const [file, definitions] of files) {
    for (const definition of definitions) {
      const entry = { ...definition, file };
      const other = byTypeName.get(typeName(entry.name));
      if (other !== undefined) {
        const { file, line } = other.at;
        throw new XdrSyntaxError(entry.at, `${entry.name} is already defined, as ${other.name} in ${file}:${line}`);
      }
      byName.set(entry.name, entry);
      byTypeName.set(typeName(entry.name), entry);
    }
  }
  const get = (name: string): Entry => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`${name} is not defined`);
    return found;
  };
  const entries = [...byName.values()];
  for (const entry of entries) checkReferences(entry, byName);
  for (const entry of entries) checkNumbers(entry);
  checkEnds(entries);

  const minSizes = new Map<string, number>();
  const minSize = (type: TypeSpec): number => {
    switch (type.kind) {
      case "hyper":
      case "uhyper":
        return 8;
      case "opaque":
        return Math.ceil(type.size / 4) * 4;
      case "fixedArray":
        return type.size * minSize(type.element);
      case "ref":
        return minSizes.get(type.name) ?? 4;
      default:
        return 4;
    }
  };
  const sizeOf = (entry: Entry): number => {
    switch (entry.kind) {
      case "typedef":
        return minSize(entry.type);
      case "struct":
        return entry.fields.reduce((sum, field) => sum + minSize(field.type), 0);
      case "union":
        return 4 + Math.min(...entry.arms.map((arm) => arm.field === undefined ? 0 : minSize(arm.field.type)));
      default:
        return 4;
    }
  };
  // Definitions can contain each other: start with the smallest sizes, and raise them until nothing changes.
  for (let changed = true; changed;) {
    changed = false;
    for (const entry of entries) {
      const size = sizeOf(entry);
      if (size !== minSizes.get(entry.name)) changed = true;
      minSizes.set(entry.name, size);
    }
  }
  // A reader rejects a length that exceeds the remaining bytes, so elements must not be empty.
  for (const entry of entries) {
    for (const { type } of fieldsOf(entry)) {
      if (type.kind !== "array" || minSize(type.element) > 0) continue;
      throw new XdrSyntaxError(entry.at, `${entry.name} has an array of elements of size 0`);
    }
  }

  const counting = cycleBreakers(entries);
  const holds = reachability(entries);
  return {
    entries,
    get,
    minSize,
    countsDepth: (name) => counting.has(name),
    holds: (type, name) => referenceOf(type) === name || holds(referenceOf(type) ?? "", name),
  };
}

/** Returns the fields of a definition of any kind. */
export function fieldsOf(entry: Definition): readonly Field[] {
  switch (entry.kind) {
    case "struct":
      return entry.fields;
    case "union":
      return entry.arms.flatMap((arm) => arm.field ?? []);
    case "typedef":
      return [entry];
    default:
      return [];
  }
}

/** Returns the name to which a type refers, directly or as its element. */
export function referenceOf(type: TypeSpec): string | undefined {
  return type.kind === "ref" ? type.name : "element" in type ? referenceOf(type.element) : undefined;
}

function checkReferences(entry: Entry, byName: ReadonlyMap<string, Entry>): void {
  for (const field of fieldsOf(entry)) {
    const name = referenceOf(field.type);
    if (name !== undefined && !byName.has(name)) {
      throw new XdrSyntaxError(entry.at, `${entry.name}.${field.name} has the type ${name}, which is not defined`);
    }
  }
  if (entry.kind !== "union") return;
  const enumeration = discriminantType(entry.discriminant.type, byName);
  if (enumeration === undefined) return;
  if (enumeration.kind !== "enum") {
    throw new XdrSyntaxError(entry.at, `${entry.name} switches on a type that is not an enum`);
  }
  for (const name of entry.arms.flatMap((arm) => arm.cases)) {
    if (!enumeration.members.some((member) => member.name === name)) {
      throw new XdrSyntaxError(entry.at, `${entry.name} has the case ${name}, which ${enumeration.name} does not have`);
    }
  }
}

/** Returns the enum of a union's discriminant, resolving typedefs; `undefined` for an integer. */
function discriminantType(type: TypeSpec, byName: ReadonlyMap<string, Entry>): Entry | undefined {
  if (type.kind !== "ref") return undefined;
  const entry = byName.get(type.name);
  return entry?.kind === "typedef" ? discriminantType(entry.type, byName) : entry;
}

/** Throws for duplicate values, and for values that do not fit an enum or a discriminant. */
function checkNumbers(entry: Entry): void {
  if (entry.kind !== "enum" && entry.kind !== "union") return;
  const values = entry.kind === "enum"
    ? entry.members.map((member) => member.value)
    : entry.arms.flatMap((arm) => arm.cases);
  requireDistinct(entry, entry.kind === "enum" ? "value" : "case", values);
  for (const value of values) {
    if (typeof value !== "number" || (value | 0) === value) continue;
    throw new XdrSyntaxError(entry.at, `${entry.name} has the number ${value}, which is not a signed 32-bit integer`);
  }
}

/**
 * Throws for a type whose values always contain a value of the same type, and so would be infinite. A union or an array
 * ends the recursion.
 */
function checkEnds(entries: readonly Entry[]): void {
  const always = reachability(
    entries.filter(({ kind }) => kind !== "union"),
    (type) => type.kind === "ref" ? type.name : undefined,
  );
  for (const entry of entries) {
    if (always(entry.name, entry.name)) {
      throw new XdrSyntaxError(entry.at, `${entry.name} always contains itself`);
    }
  }
}

/**
 * Returns a function that reports whether one definition refers to another, directly or indirectly. `step` returns the
 * name to which a type refers; definitions in `without` are not followed.
 */
function reachability(
  entries: readonly Entry[],
  step: (type: TypeSpec) => string | undefined = referenceOf,
  without: ReadonlySet<string> = new Set(),
): (from: string, to: string) => boolean {
  const edges = new Map(entries.map((entry) => [entry.name, fieldsOf(entry).flatMap(({ type }) => step(type) ?? [])]));
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (edges.get(from) ?? []).some((name) => {
      if (name === to) return true;
      if (without.has(name) || seen.has(name)) return false;
      seen.add(name);
      return reaches(name, to, seen);
    });
  return (from, to) => reaches(from, to, new Set());
}

/** Returns a small set of definitions, unions first, that includes one of each cycle of references. */
function cycleBreakers(entries: readonly Entry[]): Set<string> {
  const breakers = new Set<string>();
  const reaches = reachability(entries, referenceOf, breakers);
  for (const kind of ["union", "struct"]) {
    for (const entry of entries) {
      if (entry.kind === kind && reaches(entry.name, entry.name)) breakers.add(entry.name);
    }
  }
  return breakers;
}
