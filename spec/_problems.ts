/** Finds the irregularities of an interface. Most interfaces have none, so the search is separate from reading. */

import { Fault, joinSteps, quote, withPath } from "../internal/fault.ts";
import { caseOf, contentOf, doubledName, indexOfDoubled, MEMBERS, problemOfFields } from "./_definitions.ts";
import type { ContractProblem, ContractType } from "./contract_definitions.ts";
import type { SpecEntry, SpecEnumCase, SpecNamed, SpecType } from "./spec_entry.ts";

/**
 * Returns the irregularities in the order of the entries.
 *
 * @param types the types by name, including those that the caller defines
 */
export function findProblems(
  entries: readonly SpecEntry[],
  types: ReadonlyMap<string, ContractType>,
): readonly ContractProblem[] {
  const problems: ContractProblem[] = [];
  const names = { function_v0: new Map<string, string>(), types: new Map<string, string>() };
  const unknown = new Set<string>();
  entries.forEach((entry, i) => {
    const kind = Object.keys(entry)[0] as keyof typeof MEMBERS;
    const report = (error: Fault | undefined) => {
      if (error !== undefined) problems.push(problemOf(error, `[${i}].${kind}`));
    };
    const body = Object.values(entry)[0] as SpecNamed & {
      readonly outputs?: readonly SpecType[];
    };
    if (kind !== "event_v0") {
      report(doubledDefinition(names[kind === "function_v0" ? kind : "types"], entry, body.name));
    }
    const members: readonly SpecNamed[] = "udt_union_v0" in entry
      ? entry.udt_union_v0.cases.map(caseOf)
      : body[MEMBERS[kind] as never];
    report(withPath(problemOfMembers(kind, members), `.${MEMBERS[kind]}`) as Fault | undefined);
    for (const [path, type] of typesOf(kind, body, members)) {
      for (const name of namesIn(type)) {
        if (types.has(name) || unknown.size === unknown.add(name).size) continue;
        const reason = `the interface does not define ${shown(name)}; pass an ScVal, or define it in the option types`;
        report(withPath(new Fault("spec/unknown-type", reason), path) as Fault);
      }
    }
  });
  return Object.freeze(problems);
}

function problemOf({ kind, message, steps }: Fault, at: string): ContractProblem {
  const path = at + joinSteps(steps);
  return Object.freeze({ code: kind as ContractProblem["code"], path, message: `At ${path}: ${message}` });
}

/** Quotes a name. SEP-48 allows 60 bytes for the name of a type. */
function shown(name: string): string {
  return name.length > 60 ? quote(name) : JSON.stringify(name);
}

/** Returns the error for a definition that differs from the first of its name. */
function doubledDefinition(names: Map<string, string>, entry: SpecEntry, name: string): Fault | undefined {
  const first = names.get(name);
  if (first === undefined) return void names.set(name, contentOf(entry));
  if (first === contentOf(entry)) return undefined;
  const reason = `${shown(name)} has several definitions that differ; each value decides which one applies`;
  return new Fault("spec/duplicate-name", reason);
}

function problemOfMembers(kind: keyof typeof MEMBERS, members: readonly SpecNamed[]): Fault | undefined {
  if (kind === "udt_struct_v0") return problemOfFields(members);
  const doubled = indexOfDoubled(members.map(({ name }) => name));
  if (doubled !== undefined) return doubledName(members, doubled);
  if (kind !== "udt_enum_v0" && kind !== "udt_error_enum_v0") return undefined;
  return indexOfDoubled((members as readonly SpecEnumCase[]).map(({ value }) => value)) === undefined
    ? undefined
    : new Fault("spec/invalid-entry", "expected each case to have a different number");
}

/** Returns the types that an entry declares, with their paths. */
function typesOf(
  kind: keyof typeof MEMBERS,
  body: { readonly outputs?: readonly SpecType[] },
  members: readonly SpecNamed[],
): (readonly [path: string, type: SpecType])[] {
  const found: (readonly [string, SpecType])[] = (body.outputs ?? []).map((type) => [".outputs[0]", type]);
  members.forEach((member, i) => {
    const { type } = member as { readonly type?: SpecType | readonly SpecType[] };
    const at = `.${MEMBERS[kind]}[${i}]`;
    if (kind === "udt_union_v0") {
      (type as readonly SpecType[] | undefined)?.forEach((one, j) => found.push([`${at}.tuple_v0.type[${j}]`, one]));
    } else if (type !== undefined) found.push([`${at}.type`, type as SpecType]);
  });
  return found;
}

/** Returns the names of the types that a type refers to. */
export function namesIn(type: SpecType): string[] {
  if (typeof type === "string" || "bytes_n" in type) return [];
  if ("udt" in type) return [type.udt.name];
  return Object.values(Object.values(type)[0] as Record<string, SpecType | readonly SpecType[]>).flat()
    .flatMap((part) => namesIn(part as SpecType));
}
