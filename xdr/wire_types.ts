/** The interfaces of structs, unions and their classes. */

import type { XdrFormat, XdrReadable, XdrWritable } from "./codec.ts";
import type { JsonForms } from "./json_forms.ts";
import type { XdrValue } from "./value.ts";

/** The static members of every struct and union. `Function` allows to compare a type with `value.constructor`. */
export interface XdrType<T> extends Function, XdrReadable<T>, XdrWritable<T> {
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  readonly jsonForms: JsonForms;
  /** Decodes a value, as described for {@linkcode XdrValue.fromXDR}. */
  fromXDR(input: Uint8Array | string, format?: XdrFormat): T;
  /** Returns whether a value is of this type, as described for {@linkcode XdrValue.is}. */
  is(value: unknown): value is T;
  /** Makes `instanceof` narrow a value to this type. */
  [Symbol.hasInstance](value: unknown): value is T;
}

/** The class of a struct. */
export interface XdrStruct<T> extends XdrType<T> {
  /** Creates a value from its fields; bytes and arrays are copied. */
  new (fields: Omit<T, keyof XdrValue>): T;
  /** The prototype of all values. */
  readonly prototype: T;
}

/** A value of a union. `Arms` has the value type of each arm by name, and `T` is the name of the arm. */
export interface UnionValue<Arms, T extends keyof Arms, Json = unknown> extends XdrValue<Json> {
  /** The name of the arm. */
  readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  readonly value: Arms[T];
}

/** The class of a union, with a static method that creates each arm; bytes and arrays are copied. */
export type XdrUnion<Arms, U> =
  & XdrType<U>
  & {
    readonly [K in keyof Arms]: [Arms[K]] extends [null] ? () => Extract<U, { readonly type: K }>
      : (value: Arms[K]) => Extract<U, { readonly type: K }>;
  };
