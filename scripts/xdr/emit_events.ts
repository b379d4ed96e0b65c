/**
 * Generates the code that decodes only the events of a meta. The generated code performs the same checks as the
 * complete decoder, with the same reader, but creates values for the events alone.
 */

import type { Entry, Model } from "./model.ts";
import { fieldName, typeName } from "./names.ts";
import type { TypeSpec } from "./parse.ts";
import { armsOf, countsDepth, isUnsigned, type Union, UNLIMITED } from "./types.ts";

/** The type to search for events. */
const ROOT = "TransactionMeta";
/** The types to decode, each with the name of its result list. */
const WANTED: { readonly [name: string]: string } = {
  TransactionEvent: "transactionEvents",
  ContractEvent: "contractEvents",
  DiagnosticEvent: "diagnosticEvents",
};

/** A step of a generated function: a number of bytes that need no check, or code. */
type Step = number | string;

/** Generates a function for each type in a meta whose size varies. */
export function emitEvents(model: Model): string {
  const bodies = new Map<string, string>();
  const functionOf = (entry: Entry): string => {
    const name = fieldName(typeName(entry.name));
    if (!bodies.has(name)) {
      bodies.set(name, ""); // for types that contain themselves
      const finds = findsEvents(entry);
      const type = finds ? "(r: XdrReader, found: MetaEvents): void" : "(r: XdrReader): void";
      const lines = entry.kind === "union" ? unionLines(entry) : entry.kind === "struct" ? structLines(entry) : [];
      bodies.set(name, [`function ${name}${type} {`, ...lines.map((line) => `  ${line}`), "}"].join("\n"));
    }
    return name;
  };

  const findsEvents = (entry: Entry) =>
    Object.keys(WANTED).some((name) => model.holds({ kind: "ref", name: entry.name }, name));

  const steps = (type: TypeSpec): Step[] => {
    switch (type.kind) {
      case "int":
      case "uint":
        return [4];
      case "hyper":
      case "uhyper":
        return [8];
      case "bool":
        return ["r.bool(META);"];
      case "opaque":
        if (type.size % 4 !== 0) throw new Error(`no code skips ${type.size} bytes and their padding`);
        return [type.size];
      case "varOpaque":
      case "string":
        return [`r.skipVarOpaque(${type.max ?? UNLIMITED}, META);`];
      case "optional":
        return [`if (r.bool(META)) { ${merged(steps(type.element)).join(" ")} }`];
      case "array": {
        const sizes = `${type.max ?? UNLIMITED}, ${model.minSize(type.element)}`;
        const element = merged(steps(type.element)).join(" ");
        return [`for (let left = r.length(${sizes}, META); left > 0; left--) { ${element} }`];
      }
      case "fixedArray":
        return Array.from({ length: type.size }, () => steps(type.element)).flat();
      case "ref":
        return entrySteps(model.get(type.name));
    }
  };

  const entrySteps = (entry: Entry): Step[] => {
    const list = WANTED[entry.name];
    if (list !== undefined) return [`found.${list}.push(${typeName(entry.name)}.read(r));`];
    if (entry.kind === "typedef") return steps(entry.type);
    if (entry.kind === "enum") return [memberCheck(entry.name, entry.members.map(({ value }) => value))];
    if (entry.kind === "struct" && !model.countsDepth(entry.name)) {
      const all = joined(entry.fields.flatMap(({ type }) => steps(type)));
      if (all.length === 1) return all;
    }
    if (entry.kind === "union" && entry.arms.every(({ field }) => field === undefined)) {
      return [memberCheck(entry.name, armsOf(model, entry).map(({ value }) => value))];
    }
    const only = entry.kind === "union" && entry.arms.length === 1 ? entry.arms[0]!.field : undefined;
    if (only !== undefined && !model.countsDepth(entry.name)) {
      return [memberCheck(entry.name, armsOf(model, entry as Union).map(({ value }) => value)), ...steps(only.type)];
    }
    return [`${functionOf(entry)}(${findsEvents(entry) ? "r, found" : "r"});`];
  };

  const structLines = (entry: Extract<Entry, { kind: "struct" }>): string[] => {
    const lines = merged(entry.fields.flatMap(({ type }) => steps(type)));
    return model.countsDepth(entry.name) ? ["r.enter(META);", ...lines, "r.exit();"] : lines;
  };

  const unionLines = (entry: Union): string[] => {
    const casesOf = new Map<string, number[]>();
    for (const { arm: { field }, value } of armsOf(model, entry)) {
      const lines = field === undefined ? [] : merged(steps(field.type));
      const counts = field !== undefined && countsDepth(model, entry, field);
      const code = [...(counts ? ["r.enter(META);", ...lines, "r.exit();"] : lines), "return;"].join(" ");
      casesOf.set(code, [...casesOf.get(code) ?? [], value]);
    }
    const unknown = isUnsigned(model, entry.discriminant.type) ? "type >>> 0" : "type";
    return [
      "const type = r.discriminant(META);",
      "switch (type) {",
      ...[...casesOf].map(([code, values]) => `  ${values.map((value) => `case ${value}: `).join("")}${code}`),
      `  default: r.unknown(${unknown});`,
      "}",
    ];
  };

  const main = functionOf(model.get(ROOT));
  return [
    `import { ${Object.keys(WANTED).sort().join(", ")} } from "./ledger.ts";`,
    `import type { XdrReader } from "../reader.ts";`,
    "",
    `/** The events in a \`${ROOT}\`, each list in wire order. */`,
    "export interface MetaEvents {",
    ...Object.entries(WANTED).map(([name, list]) => `  readonly ${list}: ${name}[];`),
    "}",
    "",
    `/** Decodes the events of a \`${ROOT}\`; checks and skips the rest. The path of its errors is \`${ROOT}\`. */`,
    "export function readMetaEvents(r: XdrReader): MetaEvents {",
    `  const found: MetaEvents = { ${Object.values(WANTED).map((list) => `${list}: []`).join(", ")} };`,
    `  ${main}(r, found);`,
    "  return found;",
    "}",
    "",
    `const META = "${ROOT}";`,
    "",
    "/** Skips a member of an enum that has `count` members, numbered from 0. */",
    "function member(r: XdrReader, count: number): void {",
    "  const value = r.discriminant(META);",
    "  if (value < 0 || value >= count) r.unknown(value);",
    "}",
    "",
    [...bodies.values()].join("\n\n"),
  ].join("\n");
}

/** Generates the check of an enum member. */
function memberCheck(name: string, values: readonly number[]): string {
  if (values.some((value, i) => value !== i)) throw new Error(`${name} is not numbered from 0, so no code skips it`);
  return `member(r, ${values.length});`;
}

/** Merges adjacent byte counts. */
function joined(steps: readonly Step[]): Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (typeof step === "number" && typeof last === "number") result[result.length - 1] = last + step;
    else result.push(step);
  }
  return result;
}

/** Generates the code of steps. */
function merged(steps: readonly Step[]): string[] {
  return joined(steps).map((step) => typeof step === "number" ? `r.skip(${step}, META);` : step);
}
