/** Decides by the value which of several definitions of a name applies. */

import { equalBytes, isBytes } from "../internal/bytes.ts";
import { Fault, joinSteps, nameOfProperty } from "../internal/fault.ts";
import { compare } from "../scval/_shared.ts";
import { ScVal } from "../xdr/mod.ts";
import type { ContractFunction, ContractType } from "./contract_definitions.ts";

/**
 * The results of the values that were tried in a call, by definition. Without them, nested values of doubled types
 * would be tried once for each combination of definitions.
 */
export type Tried = Map<object, Map<unknown, Attempt>>;

interface Attempt {
  readonly level: number;
  readonly results?: readonly unknown[];
  readonly error?: Fault;
}

/**
 * Returns the different results of the definitions that a value fits: at least one.
 *
 * @param type the definition with its others as `also`
 * @param attempt converts the value as one of the definitions; throws a {@linkcode Fault} if the value does not
 *   fit
 */
export function fittingResults<D extends ContractType | ContractFunction, T>(
  type: D,
  name: string,
  attempt: (definition: D) => T,
): readonly T[] {
  const results: T[] = [];
  const errors: Fault[] = [];
  for (const definition of [type, ...(type.also ?? []) as readonly D[]]) {
    try {
      const result = attempt(definition);
      if (!results.some((other) => isSame(other, result))) results.push(result);
    } catch (error) {
      if (!(error instanceof Fault) || error.kind === "spec/ambiguous-type") throw error;
      errors.push(error);
    }
  }
  if (results.length > 0) return results;
  const [first] = errors;
  if (errors.every((error) => textOf(error) === textOf(first!))) throw first;
  const reasons = errors.slice(0, SHOWN).map((error, i) => `(${i + 1}) ${textOf(error)}`).join("; ");
  const more = errors.length > SHOWN ? `; and ${errors.length - SHOWN} more` : "";
  const rule = `expected one of the ${errors.length} definitions of ${nameOfProperty(name)}`;
  throw new Fault("spec/mismatch", `${rule}: ${reasons}${more}`);
}

/** Returns the only result. Throws if definitions give different results. */
export function onlyResult<T>(
  results: readonly T[],
  type: ContractType | ContractFunction,
  name: string,
  advice: string,
): T {
  if (results.length === 1) return results[0]!;
  const all = [type, ...type.also ?? []];
  const shown = all.slice(0, SHOWN).map(definitionText).join(", ");
  const more = all.length > SHOWN ? ` and ${all.length - SHOWN} more` : "";
  const rule = `the value fits several definitions of ${nameOfProperty(name)} with different results`;
  throw new Fault("spec/ambiguous-type", `${rule}: ${shown}${more}; ${advice}`);
}

/** Returns the results of {@linkcode fittingResults}, which are computed once for each value. */
export function rememberResults<T>(
  tried: Tried,
  type: object,
  value: unknown,
  level: number,
  make: () => readonly T[],
): readonly T[] {
  if (typeof value !== "object" || value === null) return make();
  const values = tried.get(type) ?? new Map<unknown, Attempt>();
  tried.set(type, values);
  const known = values.get(value);
  if (known?.level === level) {
    if (known.error === undefined) return known.results as readonly T[]; // results of the same type and value
    throw known.error.copy(); // containers add steps
  }
  try {
    const results = make();
    values.set(value, { level, results });
    return results;
  } catch (error) {
    if (error instanceof Fault) values.set(value, { level, error: error.copy() });
    throw error;
  }
}

/** The maximum number of definitions in a message. */
const SHOWN = 3;

/** The maximum number of names in the description of a definition. */
const SHOWN_NAMES = 8;

function textOf({ steps, message }: Fault): string {
  return steps.length === 0 ? message : `at ${joinSteps(steps)}: ${message}`;
}

/** Describes a definition by the names of its members. */
function definitionText(definition: ContractType | ContractFunction): string {
  const kind = "kind" in definition ? definition.kind : "function";
  const names = "inputs" in definition
    ? definition.inputs.map(({ name }) => name)
    : "fields" in definition
    ? definition.fields.map(({ name }) => name)
    : "cases" in definition
    ? [...definition.cases.keys()]
    : "numbers" in definition
    ? [...definition.numbers.keys()]
    : [];
  if (names.length > SHOWN_NAMES) {
    return `${kind} { ${names.slice(0, SHOWN_NAMES).map(nameOfProperty).join(", ")}, … }`;
  }
  return `${kind} { ${names.map(nameOfProperty).join(", ")} }`;
}

/** Returns whether two native or contract values are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (ScVal.is(a) || ScVal.is(b)) return ScVal.is(a) && ScVal.is(b) && compare(a, b, 1) === 0;
  if (isBytes(a) || isBytes(b)) return isBytes(a) && isBytes(b) && equalBytes(a, b);
  if (a instanceof Map || b instanceof Map) return a instanceof Map && b instanceof Map && isSame([...a], [...b]);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]));
}
