/**
 * Generates the TypeScript type of a wire type, and a phrase that describes it.
 */

import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { fieldName, memberName, typeName } from "./names.ts";
import type { Field, TypeSpec } from "./parse.ts";

/** Registers a name of another definition that the generated code uses as a type or as a value. */
export type Use = (entry: Entry, what: "type" | "value") => void;

/** Registers a name that the generated code imports from the runtime modules. */
export type Runtime = (name: string) => void;

/** The largest length that XDR can express, which is the limit of `<>`. */
export const UNLIMITED = 4294967295;

/** The TypeScript type of an integer or a boolean, and a phrase that describes it. */
interface Plain {
  readonly type: string;
  readonly phrase: string;
}

const PLAIN: { readonly [kind: string]: Plain } = {
  int: { type: "number", phrase: "a signed 32-bit integer" },
  uint: { type: "number", phrase: "an unsigned 32-bit integer" },
  hyper: { type: "bigint", phrase: "a signed 64-bit integer" },
  uhyper: { type: "bigint", phrase: "an unsigned 64-bit integer" },
  bool: { type: "boolean", phrase: "a boolean" },
};

/** Returns the integer or boolean that a type represents, resolving typedefs. */
function plain(model: Model, type: TypeSpec): Plain | undefined {
  if (type.kind !== "ref") return PLAIN[type.kind];
  const entry = model.get(type.name);
  if (entry.kind === "typedef") return plain(model, entry.type);
  const wide = WIDE_INTEGERS[entry.name];
  return wide === undefined ? undefined : {
    type: "bigint",
    phrase: `${wide.signed ? "a signed" : "an unsigned"} ${wide.words * 64}-bit integer`,
  };
}

/** Returns whether a type is an unsigned 32-bit integer. */
export function isUnsigned(model: Model, type: TypeSpec): boolean {
  return plain(model, type) === PLAIN.uint;
}

/** Returns the TypeScript type of a wire type. */
export function tsType(model: Model, type: TypeSpec, use: Use): string {
  const integer = plain(model, type);
  if (integer !== undefined) return integer.type;
  switch (type.kind) {
    case "ref": {
      const entry = model.get(type.name);
      use(entry, "type");
      return typeName(entry.name);
    }
    case "opaque":
    case "varOpaque":
      return "Uint8Array";
    case "string":
      return "string | Uint8Array";
    case "array":
    case "fixedArray": {
      const element = tsType(model, type.element, use);
      return `readonly ${/[ |]/.test(element) ? `(${element})` : element}[]`;
    }
    case "optional":
      return `${tsType(model, type.element, use)} | null`;
    default:
      throw new Error(`no type for ${type.kind}`);
  }
}

/** Returns a phrase that describes a type. */
export function phrase(model: Model, type: TypeSpec): string {
  const integer = plain(model, type);
  if (integer !== undefined) return integer.phrase;
  switch (type.kind) {
    case "ref": {
      const entry = model.get(type.name);
      if (entry.kind === "typedef") return phrase(model, entry.type);
      const link = `{@linkcode ${typeName(entry.name)}}`;
      return entry.kind === "enum"
        ? `a member of ${link}`
        : `${/^([AEIO]|Sc[A-Z])/.test(typeName(entry.name)) ? "an" : "a"} ${link}`;
    }
    case "opaque":
      return `${type.size} bytes`;
    case "varOpaque":
      return type.max === undefined ? "bytes" : `at most ${type.max} bytes`;
    case "string":
      return `a string${type.max === undefined ? "" : ` of at most ${type.max} bytes`} (a \`Uint8Array\` if not UTF-8)`;
    case "array":
      return `an array of ${type.max === undefined ? "" : `at most ${type.max} `}${plural(model, type.element)}`;
    case "fixedArray":
      return `an array of exactly ${type.size} ${plural(model, type.element)}`;
    case "optional":
      return `${phrase(model, type.element)}, or null`;
    default:
      throw new Error(`no phrase for ${type.kind}`);
  }
}

/** Returns a plural phrase for the items of an array. */
function plural(model: Model, type: TypeSpec): string {
  const one = phrase(model, type);
  const size = /^(\d+) bytes$/.exec(one)?.[1];
  if (size !== undefined) return `${size}-byte values`;
  if (one.endsWith("bytes")) return one === "bytes" ? "byte arrays" : `byte arrays of ${one}`;
  const link = /^an? (\{@linkcode \w+\})$/.exec(one)?.[1];
  return link === undefined ? one.replace(/^an? (.*?(?:integer|string|array|member))/, "$1s") : `${link} values`;
}

/**
 * Returns the TypeScript name of each discriminant of an arm, as in js-stellar-sdk. The name of a number is that of the
 * field, or `v` followed by the number.
 */
export function armNames(
  arm: { cases: readonly (string | number)[]; field: { name: string } | undefined },
  toField: (name: string) => string,
): string[] {
  return arm.cases.map((value) =>
    typeof value === "string" ? memberName(value) : arm.field === undefined ? `v${value}` : toField(arm.field.name)
  );
}

/** The definition of a union. */
export type Union = Extract<Entry, { kind: "union" }>;

/** A discriminant of a union. */
export interface UnionArm {
  readonly arm: Union["arms"][number];
  /** The name of the discriminant in TypeScript. */
  readonly name: string;
  /** The enum member, or the integer. */
  readonly wire: string | number;
  readonly value: number;
}

/** Returns the discriminants of a union, in order. */
export function armsOf(model: Model, entry: Union): UnionArm[] {
  const enumeration = entry.discriminant.type.kind === "ref" ? model.get(entry.discriminant.type.name) : undefined;
  const number = (value: string | number) =>
    typeof value === "number"
      ? value
      : enumeration?.kind === "enum"
      ? enumeration.members.find((member) => member.name === value)!.value
      : Number.NaN;
  return entry.arms.flatMap((arm) => {
    const names = armNames(arm, fieldName);
    return arm.cases.map((wire, i) => ({ arm, name: names[i]!, wire, value: number(wire) }));
  });
}

/** Returns whether an arm counts as a nesting level, which is the case only if it can contain the union again. */
export function countsDepth(model: Model, entry: Union, field: Field): boolean {
  return model.countsDepth(entry.name) && model.holds(field.type, entry.name);
}
