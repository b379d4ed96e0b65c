/** Generates the schema expression of each definition, from which its class or codec is made (`xdr/_schema.ts`). */

import { BARE, BYTES, casesForm, formOf, STRKEYS } from "./json_forms.ts";
import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { fieldName, typeName } from "./names.ts";
import type { TypeSpec } from "./parse.ts";
import {
  armsOf,
  countsDepth,
  isUnsigned,
  type Runtime,
  type Union,
  type UnionArm,
  UNLIMITED,
  type Use,
} from "./types.ts";

/** The minimum number of discriminants that share an arm for which the union reads them with the table of the enum. */
const MANY_ALIKE = 3;

/** Registers the imports of the generated expressions. */
export interface Imports {
  readonly use: Use;
  readonly runtime: Runtime;
}

/** Generates the expression of a type. */
export function typeSchema(model: Model, type: TypeSpec, imports: Imports): string {
  const { use, runtime } = imports;
  const made = (name: string, ...args: readonly unknown[]) => {
    runtime(name);
    return args.length === 0 ? name : call(name, ...args);
  };
  switch (type.kind) {
    case "int":
      return made("i32");
    case "uint":
      return made("u32");
    case "hyper":
      return made("i64");
    case "uhyper":
      return made("u64");
    case "bool":
      return made("bool");
    case "opaque":
      return made("bytes", type.size);
    case "varOpaque":
      runtime("varBytes");
      return call("varBytes", type.max);
    case "string":
      runtime("text");
      return call("text", type.max);
    case "array": {
      const size = model.minSize(type.element);
      const minSize = size === 4 && type.max === undefined ? undefined : size;
      return made("list", typeSchema(model, type.element, imports), minSize, type.max);
    }
    case "fixedArray":
      return made("fixed", typeSchema(model, type.element, imports), type.size);
    case "optional":
      return made("optional", typeSchema(model, type.element, imports));
    case "ref": {
      const entry = model.get(type.name);
      const wide = WIDE_INTEGERS[entry.name];
      if (wide !== undefined) return made("wide", wide.words, wide.signed);
      if (entry.kind === "typedef") {
        const form = BYTES[entry.name];
        return form === undefined
          ? typeSchema(model, entry.type, imports)
          : made("bytes", model.minSize(entry.type), JSON.stringify(form));
      }
      if (entry.kind === "enum") {
        use(entry, "value");
        return made("member", typeName(entry.name), JSON.stringify(formOf(model, type)));
      }
      use(entry, "value");
      return typeName(entry.name);
    }
  }
}

/** Generates the expression of a struct. */
export function structSchema(model: Model, entry: Extract<Entry, { kind: "struct" }>, imports: Imports): string {
  imports.runtime("struct");
  imports.runtime("BLANK");
  const names = entry.fields.map(({ name }) => fieldName(name));
  const fields = entry.fields.map(({ type }, i) => `${names[i]}: ${typeSchema(model, type, imports)}`);
  const reads = entry.fields.map(({ type }, i) => {
    const name = classOf(model, type);
    return `v.${names[i]} = ${name === undefined ? `f[${i}](r)` : `${name}.read(r)`};`;
  });
  const writes = entry.fields.map(({ type }, i) => `${writeCall(model, type, `v.${names[i]}`, imports)};`);
  if (model.countsDepth(entry.name)) {
    reads.unshift(`r.enter(${JSON.stringify(typeName(entry.name))});`);
    reads.push("r.exit();");
    writes.unshift("w.enter();");
    writes.push("w.exit();");
  }
  return pure(
    "struct",
    JSON.stringify(typeName(entry.name)),
    `() => ({ ${fields.join(", ")} })`,
    `(C, o, f) => [(r) => { const v = new C(BLANK); ${reads.join(" ")} return v; }, ` +
      `(w, v) => { if (v?.constructor !== C) return o(w, v); ${writes.join(" ")} }]`,
    JSON.stringify(STRKEYS[entry.name]),
    model.countsDepth(entry.name) ? true : undefined,
  );
}

/** Generates the statement that writes a value. */
function writeCall(model: Model, type: TypeSpec, value: string, imports: Imports): string {
  const method = (name: string, ...args: readonly unknown[]) => call(`w.${name}`, value, ...args);
  const each = (element: TypeSpec) => {
    const name = classOf(model, element);
    return name === undefined ? `(w, v: never) => ${writeCall(model, element, "v", imports)}` : `${name}.write`;
  };
  switch (type.kind) {
    case "int":
      return method("int32");
    case "uint":
      return method("uint32");
    case "hyper":
      return method("int64");
    case "uhyper":
      return method("uint64");
    case "bool":
      return method("bool");
    case "opaque":
      return method("opaque", type.size);
    case "varOpaque":
      return method("varOpaque", type.max ?? UNLIMITED);
    case "string":
      return method("text", type.max ?? UNLIMITED);
    case "array":
      return method("array", type.max ?? UNLIMITED, each(type.element));
    case "fixedArray":
      imports.runtime("writeFixedArray");
      return `writeFixedArray(w, ${value}, ${type.size}, ${each(type.element)})`;
    case "optional":
      return method("optional", each(type.element));
    case "ref": {
      const entry = model.get(type.name);
      const wide = WIDE_INTEGERS[entry.name];
      if (wide !== undefined) return method("wide", wide.words, wide.signed);
      if (entry.kind === "typedef") return writeCall(model, entry.type, value, imports);
      if (entry.kind !== "enum") return `${typeName(entry.name)}.write(w, ${value})`;
      imports.runtime("namesOf");
      return method("enum", call("namesOf", typeName(entry.name)));
    }
  }
}

/** Returns the class of a type, which is imported; `undefined` if it has none. */
function classOf(model: Model, type: TypeSpec): string | undefined {
  if (type.kind !== "ref" || WIDE_INTEGERS[type.name] !== undefined) return undefined;
  const entry = model.get(type.name);
  if (entry.kind === "typedef") return BYTES[entry.name] === undefined ? classOf(model, entry.type) : undefined;
  return entry.kind === "struct" || entry.kind === "union" ? typeName(entry.name) : undefined;
}

/** Generates the expression of a union. */
export function unionSchema(model: Model, entry: Union, imports: Imports): string {
  imports.runtime("union");
  const arms = armsOf(model, entry);
  const isAlike = sharesArms(model, entry, arms);
  const bare = BARE[entry.name];
  const table = arms.flatMap((arm) => {
    const { field } = arm.arm;
    if (field === undefined) return [];
    const form = bare?.[arm.wire];
    if (form !== undefined) imports.runtime("bytes");
    const type = form === undefined ? typeSchema(model, field.type, imports) : call("bytes", 32, JSON.stringify(form));
    const key = arm.value < 0 ? `"${arm.value}"` : arm.value;
    if (countsDepth(model, entry, field)) {
      imports.runtime("deep");
      return [`${key}: deep(${type})`];
    }
    const step = fieldName(field.name);
    if (!isAlike || step === arm.name) return [`${key}: ${type}`];
    imports.runtime("shared");
    return [`${key}: shared("${step}", ${type})`];
  });
  const { type } = entry.discriminant;
  const discriminant = isAlike ? '"enum"' : isUnsigned(model, type) ? '"unsigned"' : undefined;
  return pure(
    "union",
    JSON.stringify(typeName(entry.name)),
    namesOf(model, entry, arms, imports),
    JSON.stringify(bare === undefined ? casesForm(model, entry) : "bare"),
    `() => ({ ${table.join(", ")} })`,
    `(C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, ` +
      `(w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); ` +
      `w.int32(a.number); a.write(w, v.value); }]`,
    discriminant,
  );
}

/** Generates the table of a union's arms by discriminant, or its enum if every member is an arm. */
function namesOf(model: Model, entry: Union, arms: readonly UnionArm[], { use }: Imports): string {
  const enumeration = enumOf(model, entry);
  if (enumeration?.members.length === arms.length) {
    use(enumeration, "value");
    return typeName(enumeration.name);
  }
  return namesLiteral(arms);
}

/** Generates a table of names by value: an array if the values count up from zero, an object otherwise. */
export function namesLiteral(names: readonly { readonly name: string; readonly value: number }[]): string {
  if (names.every(({ value }, i) => value === i)) return JSON.stringify(names.map(({ name }) => name));
  return JSON.stringify(Object.fromEntries(names.map(({ name, value }) => [value, name])));
}

function enumOf(model: Model, { discriminant: { type } }: Union): Extract<Entry, { kind: "enum" }> | undefined {
  const entry = type.kind === "ref" ? model.get(type.name) : undefined;
  return entry?.kind === "enum" ? entry : undefined;
}

/** Returns whether every member of the enum is an arm, and many of them share one. */
function sharesArms(model: Model, entry: Union, arms: readonly UnionArm[]): boolean {
  if (enumOf(model, entry)?.members.length !== arms.length) return false;
  const same = (a: UnionArm, b: UnionArm) => a.arm === b.arm || (a.arm.field ?? b.arm.field) === undefined;
  return arms.some((arm) => arms.filter((other) => same(arm, other)).length >= MANY_ALIKE);
}

function call(name: string, ...args: readonly unknown[]): string {
  const last = args.findLastIndex((arg) => arg !== undefined);
  return `${name}(${args.slice(0, last + 1).map((arg) => arg ?? "undefined").join(", ")})`;
}

/** Generates a call that bundlers omit if the result is not used. */
export function pure(name: string, ...args: readonly unknown[]): string {
  return `/* @__PURE__ */ ${call(name, ...args)}`;
}
