/** Generates the TypeScript code of a union: its arms, its class, and the code that reads and writes each arm. */

import { jsonTypeName } from "./emit_json.ts";
import { formsGetter } from "./json_forms.ts";
import type { Model } from "./model.ts";
import { doc, fieldName, local, meaning, nameGetter, requireDistinct, typeName } from "./names.ts";
import type { Arm } from "./parse.ts";
import {
  armsOf,
  countsDepth,
  isShared,
  isUnsigned,
  namesTable,
  phrase,
  readCode,
  type Runtime,
  tsType,
  type Union,
  type UnionArm,
  type Use,
  writeCode,
} from "./types.ts";

/** The minimum number of arms with the same type for which the enum's table is shorter than a case for each arm. */
const MANY_ALIKE = 3;

/** Static members of every union class. No arm can have one of these names. */
const STATICS = ["is", "jsonForms", "length", "name", "prototype", "read", "write", "xdrName"];

/** The input of the functions that generate the parts of a union. */
interface Context {
  readonly model: Model;
  readonly entry: Union;
  readonly name: string;
  readonly arms: readonly UnionArm[];
  readonly alike: Alike | undefined;
  readonly use: Use;
  readonly runtime: Runtime;
}

/** The arms of a union that have the same type, and the table that distinguishes them from the others. */
interface Alike {
  readonly table: string;
  readonly field: Arm["field"];
  readonly others: readonly UnionArm[];
}

/** Generates the code of a union. */
export function emitUnion(model: Model, entry: Union, use: Use, runtime: Runtime): string {
  const name = typeName(entry.name);
  const arms = armsOf(model, entry);
  requireDistinct(entry, "arm", arms.map((arm) => arm.name), STATICS);
  const context = { model, entry, name, arms, alike: alikeOf(model, entry, arms, use), use, runtime };
  for (const part of ["XdrValue", "XdrReader", "XdrWriter", "requireXdr", "withPath"] as const) runtime(part);
  const typeOf = (arm: Arm) => arm.field === undefined ? "null" : tsType(model, arm.field.type, use);
  const about = (arm: Arm) => arm.field === undefined ? "no value" : phrase(model, arm.field.type);
  if (arms.some(({ arm }) => arm.field !== undefined && isShared(model, arm.field.type))) runtime("copyOf");
  return [
    doc(`The value types of the arms of {@linkcode ${name}}, by arm name.`),
    `export interface ${name}Arms {`,
    ...arms.map(({ arm, name }) => `  ${doc(meaning(arm.doc, about(arm)))}\n  readonly ${name}: ${typeOf(arm)};`),
    `}`,
    doc(entry.doc || `The union \`${entry.name}\`.`),
    // Editors show this type as `X<keyof XArms>`, but expand an equivalent conditional type to a union of all arms.
    `export type ${name}<T extends keyof ${name}Arms = keyof ${name}Arms> = { readonly [K in T]: ${name}Union<K> }[T];`,
    doc(`The class of {@linkcode ${name}}.`),
    `export class ${name}Union<T extends keyof ${name}Arms> extends XdrValue<${jsonTypeName(name, runtime)}> {`,
    `  /** The name of the arm. */`,
    `  declare readonly type: T;`,
    `  /** The value of the arm; null if the arm has no value. */`,
    `  declare readonly value: ${name}Arms[T];`,
    `  /** Makes \`instanceof\` narrow a value to {@linkcode ${name}}. */`,
    `  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ${name};`,
    `  private constructor(type: T, value: ${name}Arms[T]) {`,
    `    super();`,
    `    this.type = type;`,
    `    this.value = value;`,
    `  }`,
    ...arms.map(({ arm, name: armName }) => emitFactory(model, name, arm, armName, typeOf(arm), about(arm))),
    nameGetter(name),
    ...formsGetter(model, entry, runtime),
    `  /** Reads one value. */`,
    `  static read(r: XdrReader): ${name} {`,
    ...readArms(context).map((line) => `    ${line}`),
    `  }`,
    `  /** Writes one value. @internal */`,
    `  static write(w: XdrWriter, value: ${name}): void {`,
    `    if (value?.constructor !== ${name}Union) requireXdr(value, ${name}Union);`,
    ...writeArms(context).map((line) => `    ${line}`),
    `  }`,
    `}`,
    doc(entry.doc || `The union \`${entry.name}\`: its static methods create and decode values.`),
    `export const ${name}: typeof ${name}Union = ${name}Union;`,
  ].join("\n");
}

function emitFactory(model: Model, union: string, arm: Arm, armName: string, type: string, about: string): string {
  const argument = arm.field === undefined ? "" : local(arm.field.name);
  const shared = arm.field !== undefined && isShared(model, arm.field.type);
  const value = argument === "" ? "null" : shared ? `copyOf(${argument})` : argument;
  return [
    `  ${
      doc(
        `Creates the arm \`${armName}\`${argument === "" ? ", which has no value" : `: ${about}`}.${
          arm.doc && ` ${arm.doc}`
        }`,
      )
    }`,
    `  static ${armName}(${argument === "" ? "" : `${argument}: ${type}`}): ${union}<${JSON.stringify(armName)}> {`,
    `    return new ${union}Union(${JSON.stringify(armName)}, ${value});`,
    `  }`,
  ].join("\n");
}

function readArms(context: Context): string[] {
  const { name, arms, alike } = context;
  const path = JSON.stringify(name);
  if (alike === undefined) {
    return [
      `const type = r.discriminant(${path});`,
      `switch (type) {`,
      ...arms.map((arm) => `  case ${arm.value}: ${readArm(context, arm.arm.field, JSON.stringify(arm.name))}`),
      `  default: return r.unknown(${
        isUnsigned(context.model, context.entry.discriminant.type) ? "type >>> 0" : "type"
      });`,
      `}`,
    ];
  }
  return [
    `const type = r.enum(${alike.table}, ${path});`,
    ...switchOn(
      "type",
      alike.others.map((arm) => `case ${JSON.stringify(arm.name)}: ${readArm(context, arm.arm.field, "type")}`),
    ),
    readArm(context, alike.field, "type").replace(/;$/, ` as ${name};`),
  ];
}

/**
 * Generates the code that reads and returns an arm. Only arms that can contain the union again count as nesting levels.
 */
function readArm({ model, entry, name, use, runtime }: Context, field: Arm["field"], type: string): string {
  if (field === undefined) return `return new ${name}Union(${type}, null);`;
  const step = type === "type" ? fieldName(field.name) : JSON.parse(type);
  const code = readCode(model, field.type, JSON.stringify(`${name}.${step}`), use, runtime);
  if (!countsDepth(model, entry, field)) return `return new ${name}Union(${type}, ${code});`;
  return `{ r.enter(${
    JSON.stringify(name)
  }); const value = ${code}; r.exit(); return new ${name}Union(${type}, value); }`;
}

/**
 * Generates the code that writes the type and the value. Its variable `step` names the current part, for the path of an
 * error.
 */
function writeArms(context: Context): string[] {
  const { alike } = context;
  return [
    `let step: string = ${alike === undefined ? "value.type" : `"type"`};`,
    `try {`,
    ...(alike === undefined ? writeEach(context) : writeAlike(context, alike)).map((line) => `  ${line}`),
    "} catch (error) { throw withPath(error, `.${step}`); }",
  ];
}

/** Generates a case for each arm, which writes its number and its value. */
function writeEach(context: Context): string[] {
  return switchOn("value.type", [
    ...context.arms.map((arm) =>
      `case ${JSON.stringify(arm.name)}: w.int32(${arm.value}); ${writeArm(context, arm.arm.field)}break;`
    ),
    `default: step = "type"; w.arm((value as { type: string }).type);`,
  ]);
}

/** Generates the code that finds the number of the arm in the table, and writes the number and the value. */
function writeAlike(context: Context, { table, field, others }: Alike): string[] {
  const rest = writeArm(context, field).trim();
  return [
    `w.enum(value.type, ${table});`,
    `step = value.type;`,
    ...switchOn("value.type", [
      ...others.map((arm) => `case ${JSON.stringify(arm.name)}: ${writeArm(context, arm.arm.field)}break;`),
      ...(rest === "" ? [] : [`default: ${rest}`]),
    ]),
  ];
}

function writeArm({ model, entry, use, runtime }: Context, field: Arm["field"]): string {
  if (field === undefined) return "";
  const code = `${writeCode(model, field.type, "value.value", use, runtime)}; `;
  return countsDepth(model, entry, field) ? `w.enter(); ${code}w.exit(); ` : code;
}

function switchOn(value: string, cases: readonly string[]): string[] {
  return cases.length === 0 ? [] : [`switch (${value}) {`, ...cases.map((line) => `  ${line}`), `}`];
}

/** Returns the largest group of arms with the same type, if the union covers its enum and the group is large enough. */
function alikeOf(model: Model, entry: Union, arms: readonly UnionArm[], use: Use): Alike | undefined {
  if (entry.discriminant.type.kind !== "ref") return undefined;
  const enumeration = model.get(entry.discriminant.type.name);
  if (enumeration.kind !== "enum" || enumeration.members.length !== arms.length) return undefined;
  const same = (a: UnionArm, b: UnionArm) => a.arm === b.arm || (a.arm.field ?? b.arm.field) === undefined;
  const groups = arms.map((arm) => arms.filter((other) => same(arm, other)));
  const largest = groups.reduce((a, b) => b.length > a.length ? b : a);
  if (largest.length < MANY_ALIKE) return undefined;
  use(enumeration, "names");
  const others = arms.filter((arm) => !largest.includes(arm));
  return { table: namesTable(enumeration), field: largest[0]!.arm.field, others };
}
