/**
 * Explains differences between native values of this library and of js-stellar-sdk by walking both together with their
 * contract value.
 */

import { scValToNative } from "@dwsa/base/scval";
import type { ScVal } from "@dwsa/base/xdr";
import { type Disagreement, show } from "./_family.ts";

/** The types of intended differences between native values. */
export type NativeDifference = "error type" | "map" | "null" | "ledger kinds";

/** Creates a function that returns whether results differ in this way, and otherwise only in intended ways. */
export function nativeDifference(kind: NativeDifference): (found: Disagreement) => boolean {
  return ({ input, ours, sdk }) => {
    if ("error" in ours || "error" in sdk) return false;
    const found = new Set<NativeDifference>();
    return walk(input as ScVal, ours.value, sdk.value, found) && found.has(kind);
  };
}

function walk(value: ScVal, ours: unknown, sdk: unknown, found: Set<NativeDifference>): boolean {
  if (show(ours) === show(sdk)) return true;
  const is = (difference: NativeDifference, holds: boolean) => holds && found.add(difference).size > 0;
  switch (value.type) {
    case "scvError": {
      const { errorType, ...rest } = ours as Record<string, unknown>;
      return is("error type", typeof errorType === "string" && show(rest) === show(sdk));
    }
    case "scvVec":
      if (value.value === null) return is("null", ours === null && show(sdk) === "[]");
      return Array.isArray(ours) && Array.isArray(sdk) && ours.length === sdk.length &&
        value.value.every((item, i) => walk(item, ours[i], sdk[i], found));
    case "scvMap":
      if (value.value === null) return is("null", ours === null && show(sdk) === show({}));
      // js-stellar-sdk returns an object even if keys have the same string, or no string.
      if (ours instanceof Map) return is("map", ours.size === value.value.length && !(sdk instanceof Map));
      return walkObject(value, ours as Record<string, unknown>, sdk as Record<string, unknown>, found);
    case "scvContractInstance":
    case "scvLedgerKeyContractInstance":
    case "scvLedgerKeyNonce":
    case "scvExecutableTag":
      return is("ledger kinds", typeof ours === "object" && ours !== null && "type" in ours);
    default:
      return false;
  }
}

/** Compares two objects, which must have the same names in the same order. */
function walkObject(
  value: ScVal<"scvMap">,
  ours: Record<string, unknown>,
  sdk: Record<string, unknown>,
  found: Set<NativeDifference>,
): boolean {
  const names = Object.keys(ours);
  if (names.length !== value.value!.length || show(names) !== show(Object.keys(sdk))) return false;
  return value.value!.every(({ key, val }) => {
    const name = String(scValToNative(key));
    return Object.hasOwn(ours, name) && walk(val, ours[name], sdk[name], found);
  });
}
