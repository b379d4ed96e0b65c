/** Checks whether a protocol decodes everything that an earlier one does, and lists what it adds. */

import type { DefinitionFact, Fact, FieldFact } from "./definitions.ts";
import { textOf } from "./definitions.ts";
import type { Widening } from "./emit_protocols.ts";

/** The differences between a list of definitions and an earlier one. */
export interface Comparison {
  /** The additions of the later list. */
  readonly widenings: readonly Widening[];
  /** Values that the earlier list decodes, but that the later one does not decode or decodes differently. */
  readonly violations: readonly string[];
}

type Facts = ReadonlyMap<string, DefinitionFact>;

/** Compares two lists of definitions: fields, arms and numbers must stay, and limits must not be lower. */
export function compareProtocols(earlier: readonly DefinitionFact[], later: readonly DefinitionFact[]): Comparison {
  const [before, after] = [byName(earlier), byName(later)];
  const widenings: Widening[] = [];
  const violations: string[] = [];
  for (const now of later) {
    const was = before.get(now.name);
    if (was === undefined) widenings.push({ type: now.name, part: "definition", to: now.kind });
    else compareDefinition(was, now, { before, after, widenings, violations });
  }
  for (const { name } of earlier) if (!after.has(name)) violations.push(`${name}: is gone`);
  return { widenings, violations };
}

interface Context {
  readonly before: Facts;
  readonly after: Facts;
  readonly widenings: Widening[];
  readonly violations: string[];
}

function compareDefinition(was: DefinitionFact, now: DefinitionFact, context: Context): void {
  const violation = (text: string) => context.violations.push(`${now.name}: ${text}`);
  const type = (part: string, a: Fact, b: Fact) => compareType(now.name, part, a, b, context);
  if (was.kind === "typedef" && now.kind === "typedef") return type("type", was.type, now.type);
  if (was.kind === "const" && now.kind === "const") {
    if (now.value < was.value) violation(`is ${now.value}, was ${was.value}`);
    else if (now.value > was.value) widen(context, now.name, "value", `${now.value}`, `${was.value}`);
    return;
  }
  if (was.kind === "struct" && now.kind === "struct") {
    const names = (fields: readonly FieldFact[]) => fields.map(({ name }) => name).join(", ");
    if (names(was.fields) !== names(now.fields)) {
      return void violation(`has the fields ${names(now.fields)}, had ${names(was.fields)}`);
    }
    was.fields.forEach((field, i) => type(`field ${field.name}`, field.type, now.fields[i]!.type));
    return;
  }
  if (was.kind === "enum" && now.kind === "enum") {
    const numbers = new Map(now.members.map(({ name, value }) => [name, value]));
    for (const { name, value } of was.members) {
      if (numbers.get(name) !== value) violation(`${name} is ${numbers.get(name) ?? "gone"}, was ${value}`);
      numbers.delete(name);
    }
    for (const [name, value] of numbers) widen(context, now.name, `member ${name}`, `${value}`);
    return;
  }
  if (was.kind !== "union" || now.kind !== "union") return void violation(`is ${now.kind}, was ${was.kind}`);
  if (textOf(was.discriminant.type) !== textOf(now.discriminant.type)) violation("has another discriminant");
  const arms = armsByCase(now);
  for (const [name, { value, arm }] of armsByCase(was)) {
    const found = arms.get(name);
    arms.delete(name);
    if (found?.value !== value || (found.arm.type === undefined) !== (arm.type === undefined)) {
      violation(`case ${name} is ${found === undefined ? "gone" : "another"}`);
    } else if (found.arm.name !== arm.name) violation(`case ${name} has ${found.arm.name}, had ${arm.name}`);
    else if (arm.type !== undefined) type(`case ${name}`, arm.type, found.arm.type!);
  }
  for (const [name, { value, arm }] of arms) {
    const what = arm.type === undefined ? "void" : `${textOf(arm.type)} ${arm.name}`;
    widen(context, now.name, `case ${name}`, `${value}: ${what}`);
  }
}

function widen({ widenings }: Context, type: string, part: string, to: string, from?: string): void {
  widenings.push({ type, part, ...(from === undefined ? {} : { from }), to });
}

type Union = Extract<DefinitionFact, { kind: "union" }>;

function armsByCase({ arms }: Union): Map<string, { readonly value: number; readonly arm: Union["arms"][number] }> {
  return new Map(
    arms.flatMap((arm) => arm.cases.map(({ name, value }) => [name ?? `${value}`, { value, arm }] as const)),
  );
}

/** Compares the types of a part, resolving typedefs. Other types to which they refer are compared separately. */
function compareType(name: string, part: string, a: Fact, b: Fact, context: Context): void {
  const [was, now] = [resolved(a, context.before), resolved(b, context.after)];
  const [from, to] = [textOf(was), textOf(now)];
  if (from === to) return;
  if (holds(was, now, context)) widen(context, name, part, to, from);
  else context.violations.push(`${name}: ${part} is ${to}, was ${from}`);
}

/** Returns whether a type has all values of another type, with the same bytes. */
function holds(was: Fact, now: Fact, context: Context): boolean {
  [was, now] = [resolved(was, context.before), resolved(now, context.after)];
  const limit = (a: number | undefined, b: number | undefined) => b === undefined || (a !== undefined && a <= b);
  if (was.kind === "string" || was.kind === "opaque_var") {
    return now.kind === was.kind && limit(was.max_size, now.max_size);
  }
  if (was.kind === "var_array") {
    return now.kind === "var_array" && limit(was.max_count, now.max_count) && holds(was.element, now.element, context);
  }
  if (was.kind === "array") {
    return now.kind === "array" && was.count === now.count && holds(was.element, now.element, context);
  }
  if (was.kind === "optional") return now.kind === "optional" && holds(was.element, now.element, context);
  return textOf(was) === textOf(now);
}

function resolved(type: Fact, facts: Facts): Fact {
  const found = type.kind === "ref" ? facts.get(type.name) : undefined;
  return found?.kind === "typedef" ? resolved(found.type, facts) : type;
}

function byName(list: readonly DefinitionFact[]): Map<string, DefinitionFact> {
  return new Map(list.map((fact) => [fact.name, fact]));
}
