/** Generates the TypeScript code of each definition. */

import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { jsonTypeName } from "./emit_json.ts";
import { formsGetter } from "./json_forms.ts";
import { emitUnion } from "./emit_union.ts";
import { capital, doc, fieldName, meaning, memberName, nameGetter, requireDistinct, typeName } from "./names.ts";
import type { Field } from "./parse.ts";
import { isShared, namesTable, phrase, readCode, type Runtime, tsType, type Use, writeCode } from "./types.ts";

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
      return emitEnum(entry);
    case "union":
      return emitUnion(model, entry, use, runtime);
    case "const":
      return "";
  }
}

/** Returns the exported names of a definition: values with their types, then names that are only types. */
export function exportsOf(model: Model, entry: Entry): { values: string[]; types: string[] } {
  const name = typeName(entry.name);
  if (entry.kind === "const") return { values: [], types: [] };
  if (entry.kind === "union") return { values: [name], types: [`${name}Arms`, `${name}Union`] };
  const hasValue = entry.kind !== "typedef" || hasCodec(entry) || classOf(model, entry) !== undefined;
  return hasValue ? { values: [name], types: [] } : { values: [], types: [name] };
}

/** Returns the definition whose class a typedef renames, if any. */
export function classOf(model: Model, entry: Entry): Entry | undefined {
  if (entry.kind !== "typedef" || entry.type.kind !== "ref") return undefined;
  const target = model.get(entry.type.name);
  return target.kind === "typedef" ? classOf(model, target) : target.name in WIDE_INTEGERS ? undefined : target;
}

function hasCodec(entry: Entry): boolean {
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
    runtime("xdrCodec");
    const path = JSON.stringify(name);
    lines.push(
      doc(`Decodes and encodes ${phrase(model, entry.type)}.`),
      `export const ${name}: XdrCodec<${name}> = /* @__PURE__ */ xdrCodec(${path}, (r) => ${
        readCode(model, entry.type, path, use, runtime)
      }, (w, v) => ${writeCode(model, entry.type, "v", use, runtime)});`,
    );
  }
  return lines.join("\n");
}

function emitEnum(entry: Definitions<"enum">): string {
  const name = typeName(entry.name);
  const members = entry.members.map((member) => ({
    name: memberName(member.name),
    wire: member.name,
    value: member.value,
  }));
  requireDistinct(entry, "member", members.map((member) => member.name));
  return [
    doc(entry.doc || `A member of the enum \`${entry.name}\`.`),
    `export type ${name} = ${members.map((m) => JSON.stringify(m.name)).join(" | ")};`,
    doc(`The members of {@linkcode ${name}} by name.`),
    `export const ${name}: {`,
    ...members.map((m) => `  ${doc(`\`${m.wire}\` = ${m.value}`)}\n  readonly ${m.name}: ${JSON.stringify(m.name)};`),
    `} = /* @__PURE__ */ Object.freeze({ ${members.map((m) => `${m.name}: ${JSON.stringify(m.name)}`).join(", ")} });`,
    doc(`The members of {@linkcode ${name}} by wire value.`),
    `export const ${namesTable(entry)}: { readonly [value: number]: ${name} } = ${namesLiteral(members)};`,
  ].join("\n");
}

/** Generates a table of names by value: an array if the values count up from zero, an object otherwise. */
function namesLiteral(members: readonly { readonly name: string; readonly value: number }[]): string {
  if (members.every(({ value }, i) => value === i)) return JSON.stringify(members.map(({ name }) => name));
  return JSON.stringify(Object.fromEntries(members.map(({ name, value }) => [value, name])));
}

function emitStruct(model: Model, entry: Definitions<"struct">, use: Use, runtime: Runtime): string {
  const name = typeName(entry.name);
  const fields = entry.fields.map((field) => describeField(model, field, use));
  requireDistinct(entry, "field", fields.map((field) => field.name), ["constructor", "equals"]);
  const copies = fields.some((field) => field.shared);
  const counts = model.countsDepth(entry.name);
  const assign = (field: typeof fields[number]) =>
    `    this.${field.name} = ${field.shared ? `copyOf(fields.${field.name})` : `fields.${field.name}`};`;
  const reads = fields.map((field, i) => ({
    name: field.name,
    code: readCode(model, entry.fields[i]!.type, JSON.stringify(`${name}.${field.name}`), use, runtime),
  }));
  for (const part of ["XdrValue", "XdrReader", "XdrWriter", "requireXdr", "withPath"] as const) runtime(part);
  if (copies) { for (const part of ["copyOf", "BLANK", "Mutable"] as const) runtime(part); }
  return [
    doc(entry.doc || `The struct \`${entry.name}\`.`),
    `export class ${name} extends XdrValue<${jsonTypeName(name, runtime)}> {`,
    ...fields.map((field) => `  ${doc(field.doc)}\n  declare readonly ${field.name}: ${field.type};`),
    `  ${doc(`Creates a value from its fields${copies ? "; bytes and arrays are copied" : ""}.`)}`,
    `  constructor(fields: { ${fields.map((f) => `readonly ${f.name}: ${f.type}`).join("; ")} }) {`,
    `    super();`,
    ...(copies ? [`    if (fields === BLANK) return;`] : []),
    ...fields.map(assign),
    `  }`,
    nameGetter(name),
    ...formsGetter(model, entry, runtime),
    `  /** Reads one value. */`,
    `  static read(r: XdrReader): ${name} {`,
    ...(counts ? [`    r.enter(${JSON.stringify(name)});`] : []),
    ...(copies
      ? [
        `    const value: Mutable<${name}> = new ${name}(BLANK);`,
        ...reads.map(({ name, code }) => `    value.${name} = ${code};`),
      ]
      : [
        `    ${counts ? "const value =" : "return"} new ${name}({`,
        ...reads.map(({ name, code }) => `      ${name}: ${code},`),
        `    });`,
      ]),
    ...(counts ? [`    r.exit();`] : []),
    ...(counts || copies ? [`    return value;`] : []),
    `  }`,
    `  /** Writes one value. @internal */`,
    `  static write(w: XdrWriter, value: ${name}): void {`,
    `    if (value?.constructor !== ${name}) requireXdr(value, ${name});`,
    ...(counts ? [`    w.enter();`] : []),
    ...writeFields(model, entry.fields, use, runtime),
    ...(counts ? [`    w.exit();`] : []),
    `  }`,
    `}`,
  ].join("\n");
}

/** Generates the code that writes each field. Its variable `step` names the current field, for the path of an error. */
function writeFields(model: Model, fields: readonly Field[], use: Use, runtime: Runtime): string[] {
  const names = fields.map(({ name }) => fieldName(name));
  const writes = fields.map(({ type }, i) => writeCode(model, type, `value.${names[i]}`, use, runtime));
  const [first, ...others] = writes;
  return [
    ...(others.length > 0 ? [`    let step = ".${names[0]}";`] : []),
    `    try {`,
    `      ${first};`,
    ...others.map((write, i) => `      step = ".${names[i + 1]}"; ${write};`),
    `    } catch (error) { throw withPath(error, ${others.length > 0 ? "step" : `".${names[0]}"`}); }`,
  ];
}

function describeField(
  model: Model,
  field: Field,
  use: Use,
): { name: string; type: string; doc: string; shared: boolean } {
  const type = tsType(model, field.type, use);
  return {
    name: fieldName(field.name),
    type,
    doc: meaning(field.doc, phrase(model, field.type)),
    shared: isShared(model, field.type),
  };
}
