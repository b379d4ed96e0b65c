/** What kind of native value something is, by what it is and not by which realm or copy of the library made it. */

import { isAddress } from "../address/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import type { ScVal } from "../xdr/mod.ts";
import { Fault } from "../internal/fault.ts";
import { isScVal } from "./_is_sc_val.ts";

/** The kinds of native values that have a contract value. The items of an array must all be of one kind. */
export type Kind =
  | "null"
  | "boolean"
  | "integer"
  | "string"
  | "bytes"
  | "array"
  | "map"
  | "object"
  | "address"
  | "scVal";

/** The kind of a native value; a fault for what has no sensible conversion. */
export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case "string":
      return "string";
    case "number":
    case "bigint":
      return "integer";
    case "boolean":
      return "boolean";
    case "undefined":
      return "null";
    case "object":
      if (value === null) return "null";
  }
  const kind = typeof value === "object" ? kindOfObject(value as object) : undefined;
  if (kind !== undefined) return kind;
  throw new Fault(
    "type",
    "expected null, a boolean, integer, string, Uint8Array, array, Map, plain object, Address, Contract or ScVal",
    { action: `Cannot convert ${describe(value)} to ScVal` },
  );
}

function kindOfObject(value: object): Kind | undefined {
  const prototype: object | null = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return "object";
  if (Array.isArray(value)) return "array";
  if (isScVal(value)) return "scVal";
  if (isBytes(value)) return "bytes";
  if (isMap(value)) return "map";
  if (isAddress(value) || isContract(value)) return "address";
  if (isScInt(value)) return "integer";
  return isObjectPrototype(prototype) ? "object" : undefined;
}

/** The part of a `Contract` that is used here: contract/ is above scval/, so its values are known by their brand. */
export interface ContractLike {
  address(): { toScVal(): ScVal };
}

/** Whether a value is a `Contract`, of any copy of the library. */
export function isContract(value: object): value is ContractLike {
  return tagOf(value) === "dwsa.Contract";
}

/** The part of a `ScInt` that is used here: importing the class would make every bundle carry it. */
export interface ScIntLike {
  readonly type: string;
  toBigInt(): bigint;
}

/** Whether a value is a `ScInt`, of any copy of the library. */
export function isScInt(value: unknown): value is ScIntLike {
  return typeof value === "object" && value !== null && tagOf(value) === "dwsa.ScInt";
}

function tagOf(value: object): unknown {
  return (value as { readonly [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
}

function isMap(value: object): boolean {
  if (value instanceof Map) return true;
  if (tagOf(value) !== "Map") return false;
  try {
    Map.prototype.has.call(value, undefined); // works on maps of any realm and on nothing else
    return true;
  } catch {
    return false;
  }
}

/** Whether a value is a plain object, also one of another realm or without a prototype. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || isObjectPrototype(prototype);
}

/** Whether a prototype is an `Object.prototype`, of any realm: the end of its chain, and not made by hand. */
function isObjectPrototype(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf");
}
