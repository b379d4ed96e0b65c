/** The TypeScript of each definition. */

import { type Entry, type Model, WIDE_INTEGERS } from "./model.ts";
import { fieldName, memberName, typeName } from "./names.ts";
import type { Arm, Field } from "./parse.ts";
import { armNames, isShared, namesTable, phrase, readCode, tsType, type Use, writeCode } from "./types.ts";

/** What the emitted code of one definition takes from the runtime modules. */
export type Runtime = (
  name: "XdrValue" | "XdrReader" | "XdrWriter" | "XdrCodec" | "xdrCodec" | "inside" | "own" | "requireXdr",
) => void;

type Definitions<K extends Entry["kind"]> = Extract<Entry, { kind: K }>;

/** Unions with at least this many void arms read and write those through their enum's table. */
const MANY_VOIDS = 3;

/** The code of one definition. */
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

/** The exported names of a definition: values with their types, then names that are only types. */
export function exportsOf(model: Model, entry: Entry): { values: string[]; types: string[] } {
  const name = typeName(entry.name);
  if (entry.kind === "const") return { values: [], types: [] };
  if (entry.kind === "union") return { values: [name], types: [`${name}Arms`, `${name}Union`] };
  const hasValue = entry.kind !== "typedef" || hasCodec(entry) || classOf(model, entry) !== undefined;
  return hasValue ? { values: [name], types: [] } : { values: [], types: [name] };
}

/** The class that a typedef is another name of. */
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
        readCode(model, entry.type, path, use)
      }, (w, v) => ${writeCode(model, entry.type, "v", use)});`,
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
  return [
    doc(entry.doc || `The members of the enum \`${entry.name}\`.`),
    `export type ${name} = ${members.map((m) => JSON.stringify(m.name)).join(" | ")};`,
    doc(`The members of {@linkcode ${name}} by name.`),
    `export const ${name}: {`,
    ...members.map((m) => `  ${doc(`\`${m.wire}\` = ${m.value}`)}\n  readonly ${m.name}: ${JSON.stringify(m.name)};`),
    `} = /* @__PURE__ */ Object.freeze({ ${members.map((m) => `${m.name}: ${JSON.stringify(m.name)}`).join(", ")} });`,
    `export const ${namesTable(entry)}: { readonly [value: number]: ${name} } = { ${
      members.map((m) => `${m.value < 0 ? `"${m.value}"` : m.value}: ${JSON.stringify(m.name)}`).join(", ")
    } };`,
  ].join("\n");
}

function emitStruct(model: Model, entry: Definitions<"struct">, use: Use, runtime: Runtime): string {
  const name = typeName(entry.name);
  const fields = entry.fields.map((field) => ({ ...describeField(model, field, use), local: local(field.name) }));
  const copies = fields.some((field) => field.shared);
  const counts = model.countsDepth(entry.name);
  const take = (field: typeof fields[number]) =>
    `    this.${field.name} = ${
      field.shared ? `owned ? fields.${field.name} : own(fields.${field.name})` : `fields.${field.name}`
    };`;
  for (const part of ["XdrValue", "XdrReader", "XdrWriter", "inside", "requireXdr"] as const) runtime(part);
  if (copies) runtime("own");
  return [
    doc(entry.doc || `The struct \`${entry.name}\`.`),
    `export class ${name} extends XdrValue {`,
    ...fields.map((field) => `  ${doc(field.doc)}\n  declare readonly ${field.name}: ${field.type};`),
    `  /**`,
    `   * Makes a value from its fields.`,
    `   *`,
    `   * @param fields the value of each field; checked when it is encoded`,
    ...(copies
      ? [
        `   * @param owned \`true\` when nobody will change the bytes and arrays in \`fields\` any more, so that no copy is needed`,
      ]
      : []),
    `   */`,
    `  constructor(fields: { ${fields.map((f) => `readonly ${f.name}: ${f.type}`).join("; ")} }${
      copies ? ", owned = false" : ""
    }) {`,
    `    super();`,
    ...fields.map(take),
    `  }`,
    nameGetter(name),
    `  /** Reads one value. */`,
    `  static read(r: XdrReader): ${name} {`,
    ...(counts ? [`    r.enter(${JSON.stringify(name)});`] : []),
    ...fields.map((field, i) =>
      `    const ${field.local} = ${
        readCode(model, entry.fields[i]!.type, JSON.stringify(`${name}.${field.name}`), use)
      };`
    ),
    ...(counts ? [`    r.exit();`] : []),
    `    return new ${name}({ ${fields.map((f) => f.local === f.name ? f.name : `${f.name}: ${f.local}`).join(", ")} }${
      copies ? ", true" : ""
    });`,
    `  }`,
    `  /** Writes one value. */`,
    `  static write(w: XdrWriter, value: ${name}): void {`,
    `    if (value?.constructor !== ${name}) requireXdr(value, ${JSON.stringify(name)});`,
    ...(counts ? [`    w.enter();`] : []),
    ...writeFields(model, entry.fields, use),
    ...(counts ? [`    w.exit();`] : []),
    `  }`,
    `}`,
  ].join("\n");
}

function writeFields(model: Model, fields: readonly Field[], use: Use): string[] {
  if (fields.length === 0) return [];
  const first = fieldName(fields[0]!.name);
  return [
    `    ${fields.length === 1 ? "const" : "let"} f = ".${first}";`,
    `    try {`,
    ...fields.flatMap((field, i) => {
      const name = fieldName(field.name);
      const write = `      ${writeCode(model, field.type, `value.${name}`, use)};`;
      return i === 0 ? [write] : [`      f = ".${name}";`, write];
    }),
    `    } catch (error) {`,
    `      throw inside(error, f);`,
    `    }`,
  ];
}

interface UnionArm {
  readonly arm: Arm;
  readonly name: string;
  readonly value: number;
}

function emitUnion(model: Model, entry: Definitions<"union">, use: Use, runtime: Runtime): string {
  const name = typeName(entry.name);
  const arms = armsOf(model, entry);
  for (const part of ["XdrValue", "XdrReader", "XdrWriter", "inside", "requireXdr"] as const) runtime(part);
  const typeOf = (arm: Arm) => arm.field === undefined ? "null" : tsType(model, arm.field.type, use);
  const about = (arm: Arm) => arm.field === undefined ? "no value" : phrase(model, arm.field.type);
  if (arms.some(({ arm }) => arm.field !== undefined && isShared(model, arm.field.type))) runtime("own");
  return [
    doc(`The arms of {@linkcode ${name}} and the type of the value of each.`),
    `export interface ${name}Arms {`,
    ...arms.map(({ arm, name }) => `  ${doc(`${capital(about(arm))}.`)}\n  readonly ${name}: ${typeOf(arm)};`),
    `}`,
    doc(entry.doc || `The union \`${entry.name}\`.`),
    `export type ${name}<T extends keyof ${name}Arms = keyof ${name}Arms> = T extends unknown ? ${name}Union<T> : never;`,
    doc(`The class of all values of {@linkcode ${name}}; its static methods make them.`),
    `export class ${name}Union<T extends keyof ${name}Arms> extends XdrValue {`,
    `  /** Which arm this is. */`,
    `  declare readonly type: T;`,
    `  /** What the arm holds; null when it holds nothing. */`,
    `  declare readonly value: ${name}Arms[T];`,
    `  /** Tells the compiler that \`instanceof\` narrows to one of the arms. */`,
    `  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ${name};`,
    `  private constructor(type: T, value: ${name}Arms[T]) {`,
    `    super();`,
    `    this.type = type;`,
    `    this.value = value;`,
    `  }`,
    ...arms.map(({ arm, name: armName }) => emitFactory(model, name, arm, armName, typeOf(arm), about(arm))),
    nameGetter(name),
    ...emitUnionRead(model, entry, arms, use),
    ...emitUnionWrite(model, entry, arms, use),
    `}`,
    doc(entry.doc || `The union \`${entry.name}\`: its static methods make and decode values.`),
    `export const ${name}: typeof ${name}Union = ${name}Union;`,
  ].join("\n");
}

function emitFactory(model: Model, union: string, arm: Arm, armName: string, type: string, about: string): string {
  const argument = arm.field === undefined ? "" : local(arm.field.name);
  const shared = arm.field !== undefined && isShared(model, arm.field.type);
  const value = argument === "" ? "null" : shared ? `own(${argument})` : argument;
  return [
    `  ${doc(`Makes the arm \`${armName}\`: ${about}.`)}`,
    `  static ${armName}(${argument === "" ? "" : `${argument}: ${type}`}): ${union}<${JSON.stringify(armName)}> {`,
    `    return new ${union}Union(${JSON.stringify(armName)}, ${value});`,
    `  }`,
  ].join("\n");
}

function emitUnionRead(model: Model, entry: Definitions<"union">, arms: readonly UnionArm[], use: Use): string[] {
  const name = typeName(entry.name);
  const path = (arm: UnionArm) => JSON.stringify(`${name}.${arm.name}`);
  const value = (arm: UnionArm) =>
    arm.arm.field === undefined ? "null" : readCode(model, arm.arm.field.type, path(arm), use);
  const make = (arm: UnionArm) => `new ${name}Union(${JSON.stringify(arm.name)}, ${value(arm)})`;
  const counts = model.countsDepth(entry.name);
  const byTable = tableOf(model, entry, arms, use);
  const cases = arms.filter((arm) => byTable === undefined || arm.arm.field !== undefined);
  const give = (code: string) => counts ? `{ const value = ${code}; r.exit(); return value; }` : `return ${code};`;
  return [
    `  /** Reads one value. */`,
    `  static read(r: XdrReader): ${name} {`,
    ...(counts ? [`    r.enter(${JSON.stringify(name)});`] : []),
    byTable === undefined
      ? `    const type = r.int32(${JSON.stringify(name)});`
      : `    const type = r.enum(${byTable}, ${JSON.stringify(name)});`,
    ...(cases.length === 0 ? [] : [
      `    switch (type) {`,
      ...cases.map((arm) =>
        `      case ${byTable === undefined ? arm.value : JSON.stringify(arm.name)}: ${give(make(arm))}`
      ),
      ...(byTable === undefined ? [`      default: return r.unknown(type, ${JSON.stringify(name)});`] : []),
      `    }`,
    ]),
    ...(byTable === undefined ? [] : [`    ${give(`new ${name}Union(type, null) as ${name}`)}`]),
    `  }`,
  ];
}

function emitUnionWrite(model: Model, entry: Definitions<"union">, arms: readonly UnionArm[], use: Use): string[] {
  const name = typeName(entry.name);
  const byTable = tableOf(model, entry, arms, use);
  const counts = model.countsDepth(entry.name);
  const cases = arms.filter((arm) => byTable === undefined || arm.arm.field !== undefined);
  const steps = (arm: UnionArm) =>
    [
      ...(byTable === undefined ? [`w.int32(${arm.value});`] : []),
      ...(arm.arm.field === undefined ? [] : [`${writeCode(model, arm.arm.field.type, "value.value", use)};`]),
    ].join(" ");
  return [
    `  /** Writes one value. */`,
    `  static write(w: XdrWriter, value: ${name}): void {`,
    `    if (value?.constructor !== ${name}Union) requireXdr(value, ${JSON.stringify(name)});`,
    ...(counts ? [`    w.enter();`] : []),
    `    try {`,
    ...(byTable === undefined ? [] : [`      w.enum(value.type, ${byTable});`]),
    ...(cases.length === 0 ? [] : [
      `      switch (value.type) {`,
      ...cases.map((arm) => `        case ${JSON.stringify(arm.name)}: ${steps(arm)} break;`),
      ...(byTable === undefined ? [`        default: w.unknown((value as { type: unknown }).type);`] : []),
      `      }`,
    ]),
    `    } catch (error) {`,
    `      throw inside(error, \`.\${value.type}\`);`,
    `    }`,
    ...(counts ? [`    w.exit();`] : []),
    `  }`,
  ];
}

/** The table of the union's enum, when the union covers all of it and most arms are void: less code than a switch. */
function tableOf(model: Model, entry: Definitions<"union">, arms: readonly UnionArm[], use: Use): string | undefined {
  if (entry.discriminant.type.kind !== "ref") return undefined;
  const enumeration = model.get(entry.discriminant.type.name);
  const voids = arms.filter(({ arm }) => arm.field === undefined).length;
  if (enumeration.kind !== "enum" || enumeration.members.length !== arms.length || voids < MANY_VOIDS) return undefined;
  use(enumeration, "names");
  return namesTable(enumeration);
}

function armsOf(model: Model, entry: Definitions<"union">): UnionArm[] {
  const enumeration = entry.discriminant.type.kind === "ref" ? model.get(entry.discriminant.type.name) : undefined;
  const number = (value: string | number) =>
    typeof value === "number"
      ? value
      : enumeration?.kind === "enum"
      ? enumeration.members.find((member) => member.name === value)!.value
      : Number.NaN;
  return entry.arms.flatMap((arm) => {
    const names = armNames(arm, fieldName);
    return arm.cases.map((value, i) => ({ arm, name: names[i]!, value: number(value) }));
  });
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
    doc: `${capital(phrase(model, field.type))}.`,
    shared: isShared(model, field.type),
  };
}

function nameGetter(name: string): string {
  return `  /** The name of the type. */\n  static get xdrName(): string {\n    return ${JSON.stringify(name)};\n  }`;
}

/** A name that can be a variable: not a reserved word, and none of the names that the emitted code uses itself. */
function local(name: string): string {
  const field = fieldName(name);
  return /^(function|default|switch|new|delete|in|r|w|f|value|own)$/.test(field) ? `${field}_` : field;
}

function doc(text: string): string {
  return `/** ${text} */`;
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
