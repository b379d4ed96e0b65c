/** How messages name calls, values and lists. */

import { scAddressToString } from "../address/mod.ts";
import { describe, quote } from "../internal/describe.ts";
import { INTEGER_SIZES, integerText } from "../internal/integers.ts";
import type { DwsaAuthorizedInvocation, ScVal } from "../xdr/mod.ts";

/** How many of a list a message shows. */
const SHOWN = 3;

/** `a`, `a or b`, `one of 7: a, b, c…`. */
export function oneOf(texts: readonly string[]): string {
  if (texts.length <= SHOWN) return texts.join(" or ");
  return `one of ${texts.length}: ${texts.slice(0, SHOWN).join(", ")}…`;
}

/** Describes a call or a creation, for a message. */
export function showCall({ function: { type, value } }: DwsaAuthorizedInvocation): string {
  if (type !== "dwsaAuthorizedFunctionTypeContractFn") return "the creation of a contract";
  const { functionName, contractAddress } = value;
  const name = typeof functionName === "string" ? quote(functionName) : "a name that is not UTF-8";
  return `a call of ${name} of ${scAddressToString(contractAddress)}`;
}

/** A value for a message: addresses and numbers whole, of all else no more than its beginning. */
export function showValue({ type, value }: ScVal): string {
  const name = type.slice(3, 4).toLowerCase() + type.slice(4);
  if (type === "scvAddress") return scAddressToString(value);
  if (type === "scvBool") return `${value}`;
  if (Object.hasOwn(INTEGER_SIZES, name)) return `${name} ${integerText(value as number | bigint)}`;
  if (type === "scvSymbol" || type === "scvString") {
    return `${name} ${typeof value === "string" ? quote(value) : "that is not UTF-8"}`;
  }
  return name === "vec" || name === "map" || name === "bytes" ? `${name} ${describe(value)}` : name;
}
