/** Creates contract interfaces from their entries. */

import { Fault, propertyStep, quote, withPath } from "../internal/fault.ts";
import type { SpecEntry } from "./spec_entry.ts";
import type { ContractSpec, ContractType } from "./contract_definitions.ts";
import { distinctEntries, type EntryKind, indexEvent, indexFunction, indexType, withOthers } from "./_definitions.ts";
import { findProblems } from "./_problems.ts";

/** The brand of `ContractSpec`, which all copies of this library recognize. */
export const BRAND = "dwsa.ContractSpec";

/** The type and the name of an entry. */
export interface EntryOutline {
  /** The type of the entry. */
  readonly kind: EntryKind;
  /** The name of the definition, escaped as in SEP-51. */
  readonly name: string;
}

/**
 * Creates a contract interface from its entries. Everything that needs the JSON of the entries is created on first use.
 *
 * @param outlineAt returns the type and the name of an entry
 * @param jsonAt returns the JSON of an entry: a complete, frozen `SpecEntry`, always the same object
 * @param supplied the types that the caller defines for names without a definition; a {@linkcode Fault} is thrown
 *   if an entry defines such a name
 */
export function makeSpec(
  length: number,
  outlineAt: (i: number) => EntryOutline,
  jsonAt: (i: number) => SpecEntry,
  supplied?: ReadonlyMap<string, ContractType>,
): ContractSpec {
  const places = once(() => indexNames(Array.from({ length }, (_, i) => outlineAt(i))));
  const entries = once(() => Object.freeze(Array.from({ length }, (_, i) => jsonAt(i))));
  const definitionsAt = (indexes: readonly number[]) => distinctEntries(indexes.map(jsonAt));
  const functions = once(() =>
    mapValues(places().functions, (all) => withOthers(definitionsAt(all).map((one) => indexFunction(one as never))))
  );
  const types = once(() =>
    new Map([
      ...mapValues(places().types, (all) => withOthers(definitionsAt(all).flatMap((one) => indexType(one as never)))),
      ...supplied ?? [],
    ])
  );
  const events = once(() => Object.freeze(entries().filter((entry) => "event_v0" in entry).map(indexEvent)));
  const problems = once(() => findProblems(entries(), types()));
  for (const name of supplied?.keys() ?? []) {
    if (!places().types.has(name)) continue;
    const reason = `the interface defines ${quote(name)}; only a name without a definition can be defined here`;
    throw withPath(withPath(new Fault("spec/duplicate-name", reason), propertyStep(name)), "types");
  }
  const parts: Parts = { entries, functions, types, events, problems };
  return Object.freeze(Object.defineProperties(branded({} as ContractSpec), { ...SHARED, [PARTS]: { value: parts } }));
}

/** The functions that return the members of a `ContractSpec`. */
type Parts = { readonly [Name in "entries" | "functions" | "types" | "events" | "problems"]: () => ContractSpec[Name] };

const PARTS = /* @__PURE__ */ Symbol("parts");

/**
 * The accessors that every `ContractSpec` shares. If each interface had its own getters, V8 would create a hidden class
 * for each, which retains the getters and everything that they refer to until a full garbage collection.
 */
const SHARED: PropertyDescriptorMap & ThisType<ContractSpec & { readonly [PARTS]: Parts }> = /* @__PURE__ */ (() => ({
  entries: accessor("entries"),
  functions: accessor("functions"),
  types: accessor("types"),
  events: accessor("events"),
  problems: accessor("problems"),
  [Symbol.for("nodejs.util.inspect.custom")]: {
    value() {
      return branded({ ...this }); // consoles do not evaluate accessor properties
    },
  },
}))();

/** Returns the accessor of a member. */
function accessor(name: keyof Parts): PropertyDescriptor & ThisType<{ readonly [PARTS]: Parts }> {
  return {
    enumerable: true,
    get() {
      return this[PARTS][name]();
    },
  };
}

/** Brands a value as a `ContractSpec`. The brand is not enumerable, so modified copies do not have it. */
function branded<T extends object>(value: T): T {
  return Object.defineProperty(value, Symbol.toStringTag, { value: BRAND });
}

/** Returns a function that creates its value on the first call. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made = made ?? make();
}

function mapValues<V, T>(map: ReadonlyMap<string, V>, convert: (value: V) => T): ReadonlyMap<string, T> {
  const result = new Map<string, T>();
  for (const [name, value] of map) result.set(name, convert(value));
  return result;
}

/** Returns the indexes of the functions and of the types by name. */
function indexNames(
  outlines: readonly EntryOutline[],
): Readonly<Record<"functions" | "types", ReadonlyMap<string, readonly number[]>>> {
  const functions = new Map<string, number[]>();
  const types = new Map<string, number[]>();
  outlines.forEach(({ kind, name }, i) => {
    if (kind === "event_v0") return;
    const names = kind === "function_v0" ? functions : types;
    const known = names.get(name);
    if (known === undefined) names.set(name, [i]);
    else known.push(i);
  });
  return { functions, types };
}
