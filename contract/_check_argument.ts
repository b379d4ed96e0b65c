/** Checks the arguments of calls and constructors. */

import { DwsaError } from "../errors/mod.ts";
import { describe } from "../internal/describe.ts";
import { locate } from "../internal/fault.ts";
import { problemOf } from "../scval/_shared.ts";
import { ScVal } from "../xdr/mod.ts";

/** Matches the descriptions of values that `nativeToScVal` converts. */
const CONVERTIBLE =
  /^(null|boolean|number|bigint|string|an empty|Uint8Array|array|Map$|object$|Address$|Contract$|Keypair$)/;

/** Throws for a value that is not a contract value, or that the network would reject as an argument. */
export function checkArgument(action: string, value: unknown, index: number): asserts value is ScVal {
  const name = `args[${index}]`;
  if (!ScVal.is(value)) {
    const got = describe(value);
    const spread = Array.isArray(value) && value.every((item) => ScVal.is(item)) ? "spread it (...args), or " : "";
    const vec = spread === "" ? "" : " to pass a vec";
    const advice = CONVERTIBLE.test(got) ? `; ${spread}convert it with nativeToScVal${vec}` : "";
    throw locate(new TypeError(`Cannot ${action}: expected ${name} to be an ScVal, got ${got}${advice}`), name);
  }
  const error = problemOf(value);
  if (error !== undefined) {
    const path = name + error.path;
    throw new DwsaError("contract/argument", `Cannot ${action}: ${path}: ${error.reason}`, { path });
  }
}
