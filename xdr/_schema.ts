/**
 * Creates the classes and codecs of wire types from their schemas. A schema expression resembles the XDR definition:
 * `struct("Price", () => ({ n: i32, d: i32 }), …)`. Reading, writing and JSON derive from it.
 */

import { withPath } from "../internal/fault.ts";
import { BLANK, copyOf, decodeXdr, encodeXdr, requireXdr } from "./_codec.ts";
import { readFixedArray, writeFixedArray } from "./_fixed_arrays.ts";
import type { XdrCodec, XdrFormat } from "./codec.ts";
import type { JsonForm, JsonForms } from "./json_forms.ts";
import type { XdrReader } from "./reader.ts";
import { XdrValue } from "./value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "./wire_types.ts";
import type { XdrWriter } from "./writer.ts";

export { BLANK } from "./_codec.ts";

/** The names of an enum's members, or of a union's arms, by wire value. */
export type Names = { readonly [value: number]: string };

/** Reads and writes the values of a type at one place. */
interface Access {
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
  | { readonly kind: "union"; readonly names: Names; readonly arms: Arms };

/** A type inside a definition. */
interface Type {
  readonly shape: Shape;
  /** Creates the functions that read and write at a path, which the reader shows in errors. */
  readonly access: (path: string) => Access;
  /** The JSON format, if the value does not determine it. */
  readonly form?: JsonForm | undefined;
  /** Whether the value contains bytes or an array, which callers could change later. */
  readonly isShared?: boolean | undefined;
}

/** The key of the schema of a class or a codec. It is a symbol, since an arm of a union could have any name. */
const SCHEMA = /* @__PURE__ */ Symbol("schema");

/** A class or a codec, which reads and writes at any place. */
interface Definition extends Access {
  readonly xdrName: string;
}

/** A type, or the class or codec of a definition. */
export type Schema = Type | Definition;

/** The fields of a struct, in order. */
export type Fields = () => { readonly [name: string]: Schema };

/** The arms of a union by discriminant; an arm that is missing has no value. */
export type Arms = () => { readonly [discriminant: number]: Schema | Arm };

/** An arm with more than a type. */
interface Arm {
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

function accessAt(schema: Schema, path: string): Access {
  return "access" in schema ? schema.access(path) : schema;
}

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
    form: "access" in element ? element.form : undefined,
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
    form: "access" in element ? element.form : undefined,
  };
}

/** `element*`. */
export function optional(element: Schema): Type {
  const { form, isShared } = "access" in element ? element : { form: undefined, isShared: false };
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

/** A member of an enum. */
export function member(names: Names, form?: JsonForm): Type {
  return {
    shape: { kind: "enum", names },
    access: (path) => ({ read: (r) => r.enum(names, path), write: (w, v) => w.enum(v, names) }),
    form,
  };
}

/** Creates the object of an enum's members by name. */
export function members<T extends { readonly [name: string]: string }>(names: Names): T {
  return Object.freeze(Object.fromEntries(Object.values(names).map((name) => [name, name]))) as T;
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
 * Creates the functions of a struct that are generated, so that engines see one shape at each place. The first reads
 * the fields into a new value. The second writes the fields; it returns `false` for a value of another class.
 */
// deno-lint-ignore no-explicit-any -- the fields of generated code, which are those of the schema
type StructMaker = (Class: any) => readonly [
  // deno-lint-ignore no-explicit-any -- as above
  make: (read: any, r: XdrReader) => object,
  // deno-lint-ignore no-explicit-any -- as above
  put: (write: any, w: XdrWriter, value: any) => boolean,
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
  maker: StructMaker,
  form?: JsonForm,
  counts = false,
): XdrStruct<T> {
  let names: readonly string[] | undefined;
  let copied: readonly boolean[];
  let reads: readonly Access["read"][];
  let writes: readonly Access["write"][];
  const prepare = (): readonly string[] => {
    const types = fields();
    const list = Object.keys(types);
    const all = list.map((name) => accessAt(types[name]!, `${xdrName}.${name}`));
    copied = list.map((name) => (types[name] as Type).isShared === true);
    reads = all.map(({ read }) => read);
    writes = all.map(({ write }) => write);
    return names = list;
  };
  class Struct extends XdrValue {
    constructor(given: { readonly [name: string]: unknown }) {
      super();
      if (given === BLANK) return;
      const list = names ?? prepare();
      const self = this as unknown as { [name: string]: unknown }; // its fields are those of the schema
      for (let i = 0; i < list.length; i++) {
        const value = given[list[i]!];
        self[list[i]!] = copied[i] ? copyOf(value) : value;
      }
    }
    static get xdrName(): string {
      return xdrName;
    }
    static get jsonForms(): JsonForms {
      return form === undefined ? formsOf(Object.entries(fields())) : { "": form };
    }
    static get [SCHEMA](): Pick<Type, "shape" | "form"> {
      return { shape: { kind: "struct", fields, counts }, form };
    }
    static read(r: XdrReader): object {
      if (names === undefined) prepare();
      if (!counts) return make(reads, r);
      r.enter(xdrName);
      const value = make(reads, r);
      r.exit();
      return value;
    }
    static write(w: XdrWriter, value: { readonly [name: string]: unknown }): void {
      const list = names ?? prepare();
      if (counts) w.enter();
      if (w.isTracing || !put(writes, w, value)) {
        requireXdr(value, Struct);
        let i = 0;
        try {
          for (; i < list.length; i++) writes[i]!(w, value[list[i]!] as never);
        } catch (error) {
          throw withPath(error, `.${list[i]}`);
        }
      }
      if (counts) w.exit();
    }
  }
  const [make, put] = maker(Struct);
  return Struct as unknown as XdrStruct<T>; // its fields are those of the schema
}

/**
 * Creates the functions of a union that are generated. The first reads an arm into a new value. The second writes a
 * value; it returns `false` for a value of another class, or of an unknown arm.
 */
// deno-lint-ignore no-explicit-any -- the values of generated code, which are those of the schema
type UnionMaker = (Class: any) => readonly [
  // deno-lint-ignore no-explicit-any -- as above
  make: (arm: any, r: XdrReader) => object,
  // deno-lint-ignore no-explicit-any -- as above
  put: (arms: any, w: XdrWriter, value: any) => boolean,
];

/** How a union reads and writes a discriminant: with the table of its enum, or as an integer of 32 bits. */
type Discriminant = "enum" | "unsigned" | "signed";

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

const VOID: Access = { read: () => null, write: () => {} };

/**
 * Creates the class of a union.
 *
 * @param names the names of the arms by discriminant
 * @param form the JSON format of the names, or `"bare"`
 */
export function union<A, U extends UnionValue<A, keyof A>>(
  xdrName: string,
  names: Names,
  form: JsonForm,
  maker: UnionMaker,
  arms: Arms,
  discriminant: Discriminant = "signed",
): XdrUnion<A, U> {
  let byName: Map<string, ArmAccess> | undefined;
  let byNumber: ArmAccess[] | Record<number, ArmAccess> = [];
  const prepare = (): Map<string, ArmAccess> => {
    const types = arms();
    const list = Object.entries(names).map(([key, name]): ArmAccess => {
      const number = Number(key);
      const given = types[number];
      const common = { name, number };
      if (given === undefined) return { ...common, ...VOID, isVoid: true, isShared: false };
      const { type, step = name, isDeep = false } = armOf(given);
      const place = accessAt(type, `${xdrName}.${step}`);
      const { read, write } = isDeep ? nested(xdrName, place) : place;
      return { ...common, read, write, isVoid: false, isShared: "access" in type && type.isShared === true };
    });
    const isDense = list.every(({ number }) => number >= 0 && number < 1024);
    if (!isDense) byNumber = {};
    for (const arm of list) byNumber[arm.number] = arm;
    return byName = new Map(list.map((arm) => [arm.name, arm]));
  };
  class Union extends XdrValue {
    static get xdrName(): string {
      return xdrName;
    }
    static get jsonForms(): JsonForms {
      const types = arms();
      const valued = Object.entries(names).flatMap(([key, name]) => {
        const given = types[Number(key)];
        return given === undefined ? [] : [[name, armOf(given).type] as const];
      });
      return { "": form, ...formsOf(valued, "null") };
    }
    static get [SCHEMA](): Pick<Type, "shape" | "form"> {
      return { shape: { kind: "union", names, arms }, form };
    }
    static read(r: XdrReader): object {
      if (byName === undefined) prepare();
      const number = r.discriminant(xdrName);
      const arm = byNumber[number];
      if (arm === undefined) return r.unknown(discriminant === "unsigned" ? number >>> 0 : number);
      return make(arm, r);
    }
    static write(w: XdrWriter, value: { readonly type: string; readonly value: unknown }): void {
      const known = byName ?? prepare();
      if (!w.isTracing && put(known, w, value)) return;
      requireXdr(value, Union);
      const arm = known.get(value.type);
      try {
        if (arm === undefined) return discriminant === "enum" ? w.enum(value.type, names) : w.arm(value.type);
        w.int32(arm.number);
        arm.write(w, value.value as never);
      } catch (error) {
        throw withPath(error, `.${arm === undefined ? "type" : value.type}`);
      }
    }
  }
  const [make, put] = maker(Union);
  for (const name of Object.values(names)) {
    const create = (value: unknown) => {
      const { isVoid, isShared } = (byName ?? prepare()).get(name)!;
      const union = new Union() as unknown as { type: string; value: unknown }; // its fields, in the same order
      union.type = name;
      union.value = isVoid ? null : isShared ? copyOf(value) : value;
      return union;
    };
    Object.defineProperty(Union, name, { value: create, configurable: true, writable: true });
  }
  return Union as unknown as XdrUnion<A, U>; // the factories are those of the arms
}

/** Returns the JSON formats of fields or arms. `absent` is the format of an arm whose value may be absent. */
function formsOf(types: readonly (readonly [name: string, type: Schema])[], absent?: JsonForm): JsonForms {
  const forms: Record<string, JsonForm> = {};
  for (const [name, type] of types) {
    if (!("access" in type)) continue;
    const form = type.form ?? (type.shape.kind === "optional" ? absent : undefined);
    if (form !== undefined) forms[name] = form;
  }
  return forms;
}
