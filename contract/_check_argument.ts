/** Checks the arguments of calls and constructors. */

import { isBytes } from "../internal/bytes.ts";
import { describe, Fault } from "../internal/fault.ts";
import { hasPlainPrototype } from "../internal/objects.ts";
import { problemOf } from "../scval/_shared.ts";
import { ScVal } from "../xdr/mod.ts";

/** Returns whether `nativeToScVal` may convert a value. */
function isConvertible(value: unknown): boolean {
  if (typeof value !== "object") return ["boolean", "number", "bigint", "string"].includes(typeof value);
  return value === null || isBytes(value) || Array.isArray(value) || hasPlainPrototype(value) ||
    ["Map", "Address", "Contract", "Keypair"].includes(describe(value)); // the names of their classes
}

/** Throws for a value that is not a contract value, or that the network would reject as an argument. */
export function checkArgument(value: unknown, index: number): asserts value is ScVal {
  const name = `args[${index}]`;
  if (!ScVal.is(value)) {
    const got = describe(value);
    const spread = Array.isArray(value) && value.every((item) => ScVal.is(item)) ? "spread it (...args), or " : "";
    const vec = spread === "" ? "" : " to pass a vec";
    const advice = isConvertible(value) ? `; ${spread}convert it with nativeToScVal${vec}` : "";
    throw new Fault("type", `expected ${name} to be an ScVal, got ${got}${advice}`, { path: name });
  }
  const error = problemOf(value);
  if (error !== undefined) {
    const path = name + error.path;
    throw new Fault("contract/argument", `${path}: ${error.reason}`, { path });
  }
}
