/** Recognizes contract values, and maps their names to the host's numbers and to short names. */

import { describe, Fault, quote, typeMismatch } from "../internal/fault.ts";
import { namesOf } from "../xdr/_shared.ts";
import { ContractExecutableType, ScErrorCode, ScErrorType, ScMapEntry, ScVal, ScValType } from "../xdr/mod.ts";

/**
 * Returns whether a value is an `ScVal`, possibly from another copy of this library. The check is slower for values
 * from other copies.
 */
export function isScVal(value: unknown): value is ScVal {
  try {
    return (value as ScVal | null | undefined)?.constructor === ScVal || ScVal.is(value);
  } catch {
    return false; // a revoked proxy
  }
}

/** Throws for a value that is not an `ScVal`. */
export function requireScVal(value: unknown): asserts value is ScVal {
  if (isScVal(value)) return;
  // Encoded XDR begins with small numbers.
  const advice = typeof value === "string" && value.startsWith("AAAA") ? "; use ScVal.fromXDR()" : "";
  throw new Fault("type", `expected ScVal, got ${describe(value)}${advice}`);
}

/** Throws for a value that is not an entry of a contract map. */
export function requireScMapEntry(value: unknown): asserts value is ScMapEntry {
  try {
    if ((value as ScMapEntry | null | undefined)?.constructor === ScMapEntry || ScMapEntry.is(value)) return;
  } catch {
    // a revoked proxy
  }
  throw typeMismatch("ScMapEntry", value);
}

/** Numbers by name. */
interface Numbers {
  readonly [name: string]: number;
}

export const VALUE_KIND: Numbers = /* @__PURE__ */ (() => numbersOf(ScValType))();
export const ERROR_TYPE: Numbers = /* @__PURE__ */ (() => numbersOf(ScErrorType))();
export const ERROR_CODE: Numbers = /* @__PURE__ */ (() => numbersOf(ScErrorCode))();
export const EXECUTABLE_TYPE: Numbers = /* @__PURE__ */ (() => numbersOf(ContractExecutableType))();

function numbersOf<K extends string>(members: { readonly [name in K]: K }): Numbers {
  return Object.fromEntries(Object.entries<string>(namesOf(members)).map(([number, name]) => [name, Number(number)]));
}

/** Returns the number of a name. Throws for a name that is not in the protocol. */
export function numberOf(numbers: Numbers, name: string): number {
  if (Object.hasOwn(numbers, name)) return numbers[name]!;
  throw unknownKind(name);
}

/** Creates the error for a value whose type is not in the protocol. */
export function unknownKind(name: unknown): Fault {
  return new Fault(
    "type",
    `expected a known type of value, got ${typeof name === "string" ? quote(name) : describe(name)}`,
  );
}

/** Removes the prefix from the name of an arm: `u32` for `scvU32`, `wasmVm` for `sceWasmVm`. */
export function shortName<T extends string>(arm: `sc${"v" | "e"}${T}`): Uncapitalize<T> {
  return arm.charAt(3).toLowerCase() + arm.slice(4) as Uncapitalize<T>;
}
