/** Reads the types that the caller defines, because the interface only names them. */

import { convertAt, describe, Fault, propertyStep, requireDepth } from "../internal/fault.ts";
import { hasPlainPrototype } from "../internal/objects.ts";
import { readOptions } from "../internal/options.ts";
import { indexType, type SpecTypeEntry, withOthers } from "./_definitions.ts";
import { readEntry, readType } from "./_literal.ts";
import { namesIn } from "./_problems.ts";
import type { ContractType } from "./contract_definitions.ts";
import type { SpecOptions } from "./spec_entry.ts";

/** Parses the option `types`. Throws a {@linkcode Fault}. */
export function suppliedTypes(options: SpecOptions | undefined): ReadonlyMap<string, ContractType> {
  const { types = {} } = readOptions(options, ["types"]);
  return convertAt("types", () => {
    if (!hasPlainPrototype(types)) {
      throw new Fault("type", `expected an object with the types by name, got ${describe(types)}`);
    }
    const result = new Map<string, ContractType>();
    for (const [name, given] of Object.entries(types)) {
      result.set(name, convertAt(propertyStep(name), () => readDefinition(name, given)));
    }
    requireEnd(result);
    return result;
  });
}

function readDefinition(name: string, given: unknown): ContractType {
  if (typeof given !== "object" || given === null || !Object.keys(given).some((key) => key.startsWith("udt_"))) {
    return Object.freeze({ kind: "alias", type: readType(given) });
  }
  const entry = readEntry(given) as SpecTypeEntry;
  const [body] = Object.values(entry) as [{ readonly name: string }];
  if (body.name !== name) throw new Fault("spec/invalid-entry", "expected an entry of the same name");
  return withOthers(indexType(entry));
}

/** Throws if an alias refers to itself, or to too many others. */
function requireEnd(types: ReadonlyMap<string, ContractType>): void {
  const done = new Set<string>();
  const visit = (name: string, depth: number): void => {
    const type = types.get(name);
    if (type?.kind !== "alias" || done.has(name)) return;
    requireDepth(depth, 100); // also ends a cycle
    for (const other of namesIn(type.type)) visit(other, depth + 1);
    done.add(name);
  };
  for (const name of types.keys()) convertAt(propertyStep(name), () => visit(name, 1));
}
