/** The structure of wire types, from which everything but reading and writing valid values is derived. */

import { brandOf } from "../internal/brand.ts";
import type { Bytes } from "../internal/bytes.ts";
import { convertAt, typeMismatch } from "../internal/fault.ts";
import { writeFixedArray } from "./_fixed_arrays.ts";
import type { JsonForm } from "./json_forms.ts";
import type { XdrReader } from "./reader.ts";
import type { XdrWriter } from "./writer.ts";

/** The names of an enum's members, or of a union's arms, by wire value. */
export type Names = { readonly [value: number]: string };

/** Reads and writes the values of a type at one place. */
export interface Access {
  readonly read: (r: XdrReader) => unknown;
  readonly write: (w: XdrWriter, value: never) => void;
}

/** The structure of a type, from which everything but reading and writing is derived. */
export type Shape =
  | { readonly kind: "int32" | "uint32" | "bool" }
  | { readonly kind: "wide"; readonly words: number; readonly signed: boolean }
  | { readonly kind: "opaque"; readonly size: number }
  | { readonly kind: "varOpaque" | "text"; readonly max: number }
  | { readonly kind: "array"; readonly element: Schema; readonly max: number }
  | { readonly kind: "fixedArray"; readonly element: Schema; readonly size: number }
  | { readonly kind: "optional"; readonly element: Schema }
  | { readonly kind: "enum"; readonly names: Names }
  | { readonly kind: "struct"; readonly fields: Fields; readonly counts: boolean }
  | { readonly kind: "union"; readonly names: Names; readonly arms: Arms; readonly discriminant: Discriminant };

/** How a union reads and writes a discriminant: with the table of its enum, or as an integer of 32 bits. */
export type Discriminant = "enum" | "unsigned" | "signed";

/** A type inside a definition. */
export interface Type {
  readonly shape: Shape;
  /** Creates the functions that read and write at a path, which the reader shows in errors. */
  readonly access: (path: string) => Access;
  /** The JSON format, if the value does not determine it. */
  readonly form?: JsonForm | undefined;
  /** Whether the value contains bytes or an array, which callers could change later. */
  readonly isShared?: boolean | undefined;
}

/** The key of the schema of a class or a codec. It is a symbol, since an arm of a union could have any name. */
export const SCHEMA: unique symbol = /* @__PURE__ */ Symbol("schema");

/** A class or a codec, which reads and writes at any place. */
export interface Definition extends Access {
  readonly xdrName: string;
}

/** A type, or the class or codec of a definition. */
export type Schema = Type | Definition;

/** The fields of a struct, in order. */
export type Fields = () => { readonly [name: string]: Schema };

/** The arms of a union by discriminant; an arm that is missing has no value. */
export type Arms = () => { readonly [discriminant: number]: Schema | Arm };

/** An arm with more than a type. */
export interface Arm {
  readonly type: Schema;
  /** The name in paths of the reader, if it is not that of the arm. */
  readonly step?: string;
  /** Whether the arm counts as a nesting level, since it can contain the union again. */
  readonly isDeep?: boolean;
}

/** The type of the values of a class or a codec. */
export function typeOfSchema(schema: Schema): Pick<Type, "shape" | "form" | "isShared"> {
  return "access" in schema ? schema : (schema as unknown as { readonly [SCHEMA]: Type })[SCHEMA]; // set by this module
}

/** Returns the arm of a table entry. */
export function armOf(arm: Schema | Arm): Arm {
  return "type" in arm && !("xdrName" in arm) ? arm : { type: arm as Schema };
}

/** Returns the functions that read and write a type at a path, which the reader shows in errors. */
export function accessAt(schema: Schema, path: string): Access {
  return "access" in schema ? schema.access(path) : schema;
}

/** The prefix of the `Symbol.toStringTag` of every wire value. */
export const TAG = "xdr.";

/**
 * Returns whether a value is of the named wire type, from this or another copy of the library.
 *
 * @param value any value
 * @param xdrName the name of the type, such as `ScVal`
 * @returns `true` if `value` has this type
 */
export function hasXdrName(value: unknown, xdrName: string): value is object & { toXDR(): Bytes } {
  return brandOf(value) === TAG + xdrName;
}

/**
 * Throws for a value that is not of this wire type. Values from another copy of the library are accepted by their brand.
 */
function requireXdr(value: unknown, type: { readonly xdrName: string }): asserts value is object {
  if (hasXdrName(value, type.xdrName)) return;
  const error = typeMismatch(type.xdrName, value);
  if (typeof value === "string" && value.startsWith("AAAA")) error.message += `; use ${type.xdrName}.fromXDR()`;
  throw error;
}

/**
 * Writes a value by its structure, and adds each step to the path of a fault. Generated functions are faster, but do not
 * know paths, and do not accept values from another copy of the library.
 */
export function writeTracing(w: XdrWriter, schema: Schema, value: unknown): void {
  const { shape } = typeOfSchema(schema);
  switch (shape.kind) {
    case "struct":
      requireXdr(value, schema as Definition);
      if (shape.counts) w.enter();
      for (const [name, type] of Object.entries(shape.fields())) {
        convertAt(`.${name}`, () => writeTracing(w, type, (value as { readonly [name: string]: unknown })[name]));
      }
      if (shape.counts) w.exit();
      return;
    case "array":
      return w.array(value as readonly unknown[], shape.max, (w, item) => writeTracing(w, shape.element, item));
    case "fixedArray":
      return writeFixedArray(w, value as never, shape.size, (w, item) => writeTracing(w, shape.element, item));
    case "optional":
      return w.optional(value, (w, one) => writeTracing(w, shape.element, one));
    case "union": {
      requireXdr(value, schema as Definition);
      const { type, value: content } = value as { readonly type: string; readonly value: unknown };
      const number = Object.keys(shape.names).find((key) => shape.names[Number(key)] === type);
      return convertAt(`.${number === undefined ? "type" : type}`, () => {
        if (number === undefined) return shape.discriminant === "enum" ? w.enum(type, shape.names) : w.arm(type);
        w.int32(Number(number));
        const given = shape.arms()[Number(number)];
        if (given === undefined) return;
        const arm = armOf(given);
        if (arm.isDeep) w.enter();
        writeTracing(w, arm.type, content);
        if (arm.isDeep) w.exit();
      });
    }
    default:
      accessAt(schema, "").write(w, value as never);
  }
}
