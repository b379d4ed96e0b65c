/**
 * Creates the classes and codecs of wire types from their schemas. A schema expression resembles the XDR definition:
 * `struct("Price", () => ({ n: i32, d: i32 }), …)`. Reading, writing and JSON derive from it.
 */

import { BLANK, copyOf, decodeXdr, encodeXdr } from "./_codec.ts";
import { readFixedArray, writeFixedArray } from "./_fixed_arrays.ts";
import type { XdrCodec, XdrFormat } from "./codec.ts";
import type { JsonForm, JsonForms } from "./json_forms.ts";
import type { XdrReader } from "./reader.ts";
import {
  type Access,
  accessAt,
  type Arm,
  armOf,
  type Arms,
  type Definition,
  type Discriminant,
  type Fields,
  type Names,
  SCHEMA,
  type Schema,
  type Type,
  typeOfSchema,
  writeTracing,
} from "./_shapes.ts";
import { XdrValue } from "./value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "./wire_types.ts";
import type { XdrWriter } from "./writer.ts";

export { BLANK } from "./_codec.ts";

const UNLIMITED = 4294967295;

/** A signed 32-bit integer. */
export const i32: Type = {
  shape: { kind: "int32" },
  access: (path) => ({ read: (r) => r.int32(path), write: (w, v) => w.int32(v) }),
};

/** An unsigned 32-bit integer. */
export const u32: Type = {
  shape: { kind: "uint32" },
  access: (path) => ({ read: (r) => r.uint32(path), write: (w, v) => w.uint32(v) }),
};

/** A signed 64-bit integer. */
export const i64: Type = {
  shape: { kind: "wide", words: 1, signed: true },
  access: (path) => ({ read: (r) => r.int64(path), write: (w, v) => w.int64(v) }),
};

/** An unsigned 64-bit integer. */
export const u64: Type = {
  shape: { kind: "wide", words: 1, signed: false },
  access: (path) => ({ read: (r) => r.uint64(path), write: (w, v) => w.uint64(v) }),
};

/** A boolean. */
export const bool: Type = {
  shape: { kind: "bool" },
  access: (path) => ({ read: (r) => r.bool(path), write: (w, v) => w.bool(v) }),
};

/** An integer of two or four 64-bit words. */
export function wide(words: number, signed: boolean): Type {
  return {
    shape: { kind: "wide", words, signed },
    access: (path) => ({ read: (r) => r.wide(words, signed, path), write: (w, v) => w.wide(v, words, signed) }),
  };
}

/** `opaque[size]`. */
export function bytes(size: number, form?: JsonForm): Type {
  return {
    shape: { kind: "opaque", size },
    access: (path) => ({ read: (r) => r.opaque(size, path), write: (w, v) => w.opaque(v, size) }),
    isShared: true,
    form,
  };
}

/** `opaque<max>`. */
export function varBytes(max: number = UNLIMITED): Type {
  return {
    shape: { kind: "varOpaque", max },
    access: (path) => ({ read: (r) => r.varOpaque(max, path), write: (w, v) => w.varOpaque(v, max) }),
    isShared: true,
  };
}

/** `string<max>`. */
export function text(max: number = UNLIMITED): Type {
  return {
    shape: { kind: "text", max },
    access: (path) => ({ read: (r) => r.text(max, path), write: (w, v) => w.text(v, max) }),
    isShared: true,
    form: "text",
  };
}

/** `element<max>`; `minSize` is the smallest size of an element in bytes. */
export function list(element: Schema, minSize = 4, max: number = UNLIMITED): Type {
  return {
    shape: { kind: "array", element, max },
    access(path) {
      const { read, write } = accessAt(element, path);
      return { read: (r) => r.array(max, minSize, path, read), write: (w, v) => w.array(v, max, write) };
    },
    isShared: true,
    form: (element as Type).form,
  };
}

/** `element[size]`. */
export function fixed(element: Schema, size: number): Type {
  return {
    shape: { kind: "fixedArray", element, size },
    access(path) {
      const { read, write } = accessAt(element, path);
      return { read: (r) => readFixedArray(r, size, read), write: (w, v) => writeFixedArray(w, v, size, write) };
    },
    isShared: true,
    form: (element as Type).form,
  };
}

/** `element*`. */
export function optional(element: Schema): Type {
  const { form, isShared } = element as Type; // classes have neither
  return {
    shape: { kind: "optional", element },
    access(path) {
      const { read, write } = accessAt(element, path);
      return { read: (r) => r.optional(path, read), write: (w, v) => w.optional(v, write) };
    },
    isShared,
    form,
  };
}

/** The members of an enum by name. */
type Members = { readonly [name: string]: string };

/** The key of the names of an enum by wire value. */
const NAMES = /* @__PURE__ */ Symbol("names");

/** Returns the names of an enum's members by wire value. */
export function namesOf<K extends string>(members: { readonly [name in K]: K }): { readonly [value: number]: K } {
  return (members as { [NAMES]?: { readonly [value: number]: K } })[NAMES]!; // every enum is created by `members`
}

/** A member of an enum. */
export function member(enumeration: Members, form?: JsonForm): Type {
  const names = namesOf(enumeration);
  return {
    shape: { kind: "enum", names },
    access: (path) => ({ read: (r) => r.enum(names, path), write: (w, v) => w.enum(v, names) }),
    form,
  };
}

/** Creates the object of an enum's members by name, from their names by wire value. */
export function members<T extends Members>(names: Names): T {
  const byName = Object.fromEntries(Object.values(names).map((name) => [name, name]));
  return Object.freeze(Object.defineProperty(byName, NAMES, { value: names })) as T;
}

/** An arm that can contain its own union, and therefore counts as a nesting level. */
export function deep(type: Schema): Arm {
  return { type, isDeep: true };
}

/** An arm that several discriminants share. Paths of the reader contain the name of its field. */
export function shared(step: string, type: Schema): Arm {
  return { type, step };
}

/** Creates the codec of a type without a class. */
export function codec<T>(xdrName: string, type: () => Schema): XdrCodec<T> {
  let made: Access | undefined;
  const get = () => made ?? (made = accessAt(type(), xdrName));
  const self = {
    xdrName,
    get [SCHEMA]() {
      return typeOfSchema(type());
    },
    read: (r: XdrReader) => get().read(r) as T,
    write: (w: XdrWriter, value: T) => get().write(w, value as never),
    fromXDR: (input: Uint8Array | string, format?: XdrFormat) => decodeXdr(self, input, format),
    toXDR: (value: T, format?: XdrFormat) => encodeXdr(self, value, format),
  };
  return self as unknown as XdrCodec<T>; // the overloads of `toXDR`
}

/**
 * Creates the functions of a struct or a union that are generated, so that engines see one shape at each place. They
 * read the parts into a new value, and write them.
 *
 * @param Class the class of the values
 * @param other writes a value of another class, or of an unknown arm
 * @param parts what reads the parts: the functions of the fields, or the function that returns the arm
 * @param arms the arms by name
 */
// deno-lint-ignore no-explicit-any -- the values of generated code, which are those of the schema
type Maker = (Class: any, other: any, parts: any, arms: any) => readonly [
  read: (r: XdrReader) => object,
  // deno-lint-ignore no-explicit-any -- as above
  write: (w: XdrWriter, value: any) => void,
];

/**
 * Creates the class of a struct.
 *
 * @param form the JSON format, if the struct is written as a strkey
 * @param counts whether the struct counts as a nesting level
 */
export function struct<T extends XdrValue>(
  xdrName: string,
  fields: Fields,
  maker: Maker,
  form?: JsonForm,
  counts = false,
): XdrStruct<T> {
  const shape = { kind: "struct", fields: once(fields), counts } as const;
  let names: readonly string[] | undefined;
  let copied: readonly boolean[];
  const reads: Access["read"][] = []; // filled on first use, since definitions can be circular
  const prepare = (): readonly string[] => {
    const types = shape.fields();
    names = Object.keys(types);
    copied = names.map((name) => (types[name] as Type).isShared === true);
    for (const name of names) reads.push(accessAt(types[name]!, `${xdrName}.${name}`).read);
    return names;
  };
  class Struct extends XdrValue {
    constructor(given: { readonly [name: string]: unknown }) {
      super();
      const list = names ?? prepare();
      if (given === BLANK) return;
      const self = this as unknown as { [name: string]: unknown }; // its fields are those of the schema
      for (let i = 0; i < list.length; i++) {
        const value = given[list[i]!];
        self[list[i]!] = copied[i] ? copyOf(value) : value;
      }
    }
  }
  const jsonForms = () => form === undefined ? formsOf(Object.entries(shape.fields())) : { "": form };
  const other = (w: XdrWriter, value: unknown) => writeTracing(w, made, value);
  const made = complete(Struct, xdrName, { shape, form }, jsonForms, maker(Struct, other, reads, undefined));
  return made as unknown as XdrStruct<T>; // its fields are those of the schema
}

/** Returns a function that makes its value on the first call: definitions can be circular. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made ?? (made = make());
}

/** Adds the static members of a class, with its generated functions. */
function complete(
  Class: object,
  xdrName: string,
  schema: Pick<Type, "shape" | "form">,
  jsonForms: () => JsonForms,
  [read, write]: ReturnType<Maker>,
): Definition {
  return Object.defineProperties(Class, {
    xdrName: hidden(xdrName),
    jsonForms: { get: jsonForms, configurable: true },
    [SCHEMA]: hidden(schema),
    read: hidden(read),
    write: hidden(write),
  }) as Definition;
}

/** Returns the attributes of a static member, which is not enumerable. */
function hidden(value: unknown): PropertyDescriptor {
  return { value, configurable: true, writable: true };
}

/** An arm in use. */
interface ArmAccess extends Access {
  readonly name: string;
  readonly number: number;
  readonly isVoid: boolean;
  readonly isShared: boolean;
}

/** Returns the functions of an arm that counts as a nesting level. */
function nested(xdrName: string, { read, write }: Access): Access {
  return {
    read(r) {
      r.enter(xdrName);
      const value = read(r);
      r.exit();
      return value;
    },
    write(w, value) {
      w.enter();
      write(w, value);
      w.exit();
    },
  };
}

/** What an arm without a value contains. */
const NOTHING: Pick<Type, "access"> = { access: () => ({ read: () => null, write: () => {} }) };

/**
 * Creates the class of a union.
 *
 * @param discriminants the names of the arms by discriminant, or the enum whose members are the arms
 * @param form the JSON format of the names, or `"bare"`
 */
export function union<A, U extends UnionValue<A, keyof A>>(
  xdrName: string,
  discriminants: Names | Members,
  form: JsonForm,
  arms: Arms,
  maker: Maker,
  discriminant: Discriminant = "signed",
): XdrUnion<A, U> {
  const names = namesOf(discriminants as Members) ?? discriminants as Names;
  const shape = { kind: "union", names, arms: once(arms), discriminant } as const;
  const byName = new Map<string, ArmAccess>(); // filled on first use, since definitions can be circular
  const byNumber: Record<number, ArmAccess> = {};
  const prepare = (): void => {
    const types = shape.arms();
    for (const [key, name] of Object.entries(names)) {
      const number = Number(key);
      const given = types[number];
      const { type, step = name, isDeep } = armOf(given ?? NOTHING as Type);
      const place = accessAt(type, `${xdrName}.${step}`);
      const { read, write } = isDeep ? nested(xdrName, place) : place;
      const isShared = (type as Type).isShared === true;
      byNumber[number] = { name, number, read, write, isVoid: given === undefined, isShared };
      byName.set(name, byNumber[number]);
    }
  };
  const readArm = (r: XdrReader): ArmAccess => {
    if (byName.size === 0) prepare();
    const number = r.discriminant(xdrName);
    return byNumber[number] ?? r.unknown(discriminant === "unsigned" ? number >>> 0 : number);
  };
  const jsonForms = () => {
    const types = shape.arms();
    const valued = Object.entries(names).flatMap(([key, name]) => {
      const given = types[Number(key)];
      return given === undefined ? [] : [[name, armOf(given).type] as const];
    });
    return { "": form, ...formsOf(valued, "null") };
  };
  class Union extends XdrValue {}
  for (const name of Object.values(names)) {
    const create = (value: unknown) => {
      if (byName.size === 0) prepare();
      const { isVoid, isShared } = byName.get(name)!;
      const union = new Union() as unknown as { type: string; value: unknown }; // its fields, in the same order
      union.type = name;
      union.value = isVoid ? null : isShared ? copyOf(value) : value;
      return union;
    };
    Object.defineProperty(Union, name, hidden(create));
  }
  const other = (w: XdrWriter, value: unknown) => writeTracing(w, made, value);
  const made = complete(Union, xdrName, { shape, form }, jsonForms, maker(Union, other, readArm, byName));
  return made as unknown as XdrUnion<A, U>; // the factories are those of the arms
}

/** Returns the JSON formats of fields or arms. `absent` is the format of an arm whose value may be absent. */
function formsOf(types: readonly (readonly [name: string, type: Schema])[], absent?: JsonForm): JsonForms {
  const forms: Record<string, JsonForm> = {};
  for (const [name, type] of types) {
    const { shape, form } = type as Partial<Type>; // classes have neither
    const found = form ?? (shape?.kind === "optional" ? absent : undefined);
    if (found !== undefined) forms[name] = found;
  }
  return forms;
}
