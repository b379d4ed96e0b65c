/** Generates the TypeScript code of each definition. */

import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { jsonTypeName } from "./emit_json.ts";
import { namesLiteral, pure, structSchema, typeSchema, unionSchema } from "./emit_schema.ts";
import { capital, doc, fieldName, meaning, memberName, requireDistinct, typeName } from "./names.ts";
import type { Arm } from "./parse.ts";
import { armsOf, phrase, type Runtime, tsType, type Union, type Use } from "./types.ts";

/** Static members of every union class. No arm can have one of these names. */
const STATICS = [
  "form",
  "is",
  "isShared",
  "jsonForms",
  "length",
  "name",
  "prototype",
  "read",
  "shape",
  "write",
  "xdrName",
];

type Definitions<K extends Entry["kind"]> = Extract<Entry, { kind: K }>;

/** Generates the code of one definition. */
export function emit(model: Model, entry: Entry, use: Use, runtime: Runtime): string {
  if (entry.name in WIDE_INTEGERS) {
    return emitAlias(model, { ...entry, kind: "typedef", type: { kind: "ref", name: entry.name } }, use, runtime);
  }
  switch (entry.kind) {
    case "typedef":
      return emitAlias(model, entry, use, runtime);
    case "struct":
      return emitStruct(model, entry, use, runtime);
    case "enum":
      return emitEnum(entry, runtime);
    case "union":
      return emitUnion(model, entry, use, runtime);
    case "const":
      return "";
  }
}

/** Returns whether a definition has a class or a codec. */
export function hasClass(model: Model, entry: Entry): boolean {
  if (entry.kind === "typedef") return hasCodec(entry) || classOf(model, entry) !== undefined;
  return entry.kind === "struct" || entry.kind === "union";
}

/** Returns the definition whose class a typedef renames, if any. */
function classOf(model: Model, entry: Entry): Entry | undefined {
  if (entry.kind !== "typedef" || entry.type.kind !== "ref") return undefined;
  const target = model.get(entry.type.name);
  return target.kind === "typedef" ? classOf(model, target) : target.name in WIDE_INTEGERS ? undefined : target;
}

/** Returns whether a definition is a codec without a class. */
export function hasCodec(entry: Entry): boolean {
  return entry.name in WIDE_INTEGERS || (entry.kind === "typedef" && "element" in entry.type);
}

function emitAlias(model: Model, entry: Definitions<"typedef">, use: Use, runtime: Runtime): string {
  const name = typeName(entry.name);
  const target = classOf(model, entry);
  if (target !== undefined) {
    if (target.file !== entry.file) throw new Error(`${name} is another name for ${target.name} of another file`);
    return `export { ${typeName(target.name)} as ${name} };`;
  }
  const isText = entry.type.kind === "string";
  const type = tsType(model, entry.type, use);
  const lines = [
    doc(entry.doc || `${capital(phrase(model, entry.type))}.`),
    `export type ${name} = ${isText ? "string | Uint8Array" : type};`,
  ];
  if (hasCodec(entry)) {
    runtime("XdrCodec");
    runtime("codec");
    lines.push(
      doc(`Decodes and encodes ${phrase(model, entry.type)}.`),
      `export const ${name}: XdrCodec<${name}> = ${
        pure("codec", JSON.stringify(name), `() => ${typeSchema(model, entry.type, { use, runtime })}`)
      };`,
    );
  }
  return lines.join("\n");
}

function emitEnum(entry: Definitions<"enum">, runtime: Runtime): string {
  runtime("members");
  const name = typeName(entry.name);
  const members = entry.members.map((member) => ({
    name: memberName(member.name),
    wire: member.name,
    value: member.value,
  }));
  requireDistinct(entry, "member", members.map((member) => member.name));
  return [
    doc(entry.doc || `A member of the enum \`${entry.name}\`.`),
    `export type ${name} = keyof typeof ${name};`, // editors show the names
    doc(`The members of {@linkcode ${name}} by name.`),
    `export const ${name}: {`,
    ...members.map((m) => `  ${doc(`\`${m.wire}\` = ${m.value}`)} readonly ${m.name}: ${JSON.stringify(m.name)};`),
    `} = ${pure("members", namesLiteral(members))};`,
  ].join("\n");
}

function emitStruct(model: Model, entry: Definitions<"struct">, use: Use, runtime: Runtime): string {
  const name = typeName(entry.name);
  const names = entry.fields.map((field) => fieldName(field.name));
  requireDistinct(entry, "field", names, ["constructor", "equals"]);
  for (const part of ["XdrValue", "XdrStruct"]) runtime(part);
  return [
    doc(entry.doc || `The struct \`${entry.name}\`.`),
    `export interface ${name} extends XdrValue<${jsonTypeName(name, runtime)}> {`,
    ...entry.fields.flatMap((field, i) => [
      `  ${doc(meaning(field.doc, phrase(model, field.type)))}`,
      `  readonly ${names[i]}: ${tsType(model, field.type, use)};`,
    ]),
    `}`,
    doc(`The class of {@linkcode ${name}}.`),
    `export const ${name}: XdrStruct<${name}> = ${structSchema(model, entry, { use, runtime })};`,
  ].join("\n");
}

function emitUnion(model: Model, entry: Union, use: Use, runtime: Runtime): string {
  const name = typeName(entry.name);
  const arms = armsOf(model, entry);
  requireDistinct(entry, "arm", arms.map((arm) => arm.name), STATICS);
  for (const part of ["UnionValue", "XdrUnion"]) runtime(part);
  const typeOf = ({ field }: Arm) => field === undefined ? "null" : tsType(model, field.type, use);
  const about = ({ field }: Arm) => field === undefined ? "no value" : phrase(model, field.type);
  const of = `<T extends keyof ${name}Arms`;
  return [
    doc(`The value types of the arms of {@linkcode ${name}}, by arm name.`),
    `export interface ${name}Arms {`,
    ...arms.map(({ arm, name }) => {
      const separator = arm.field === undefined && arm.doc === "" ? " " : "\n  ";
      return `  ${doc(meaning(arm.doc, about(arm)))}${separator}readonly ${name}: ${typeOf(arm)};`;
    }),
    `}`,
    doc(entry.doc || `The union \`${entry.name}\`.`),
    // Editors show this type as `X<keyof XArms>`, but expand an equivalent conditional type to a union of all arms.
    `export type ${name}${of} = keyof ${name}Arms> = { readonly [K in T]: ${name}Union<K> }[T];`,
    doc(`A value of {@linkcode ${name}} with a given arm.`),
    `export interface ${name}Union${of}> extends UnionValue<${name}Arms, T, ${jsonTypeName(name, runtime)}> {}`,
    doc(`The class of {@linkcode ${name}}.`),
    `export const ${name}: XdrUnion<${name}Arms, ${name}> = ${unionSchema(model, entry, { use, runtime })};`,
  ].join("\n");
}
