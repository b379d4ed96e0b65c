/** Arguments of calls in the forms of `Spec` of js-stellar-sdk, and the reasons of known differences in bytes. */

import { validateScVal } from "@dwsa/base/scval";
import type { ContractSpec, SpecType } from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";
import { xdr } from "@stellar/stellar-sdk";

/** Converts a value for `Spec`: enums to numbers, maps to lists of pairs, and `null` to `undefined`. */
export function sdk(value: unknown, type: SpecType, types: ContractSpec["types"]): unknown {
  const of = (inner: unknown, innerType: SpecType) => sdk(inner, innerType, types);
  if (value instanceof ScVal) return xdr.ScVal.fromXDR(value.toXDR("base64"), "base64");
  if (typeof type === "string") return value instanceof Uint8Array ? Buffer.from(value) : value;
  if ("option" in type) return value === null ? undefined : of(value, type.option.value_type);
  if ("result" in type) return of(value, type.result.ok_type);
  if ("vec" in type) return (value as unknown[]).map((item) => of(item, type.vec.element_type));
  if ("map" in type) {
    const { key_type, value_type } = type.map;
    return [...value as Map<unknown, unknown>].map(([key, val]) => [of(key, key_type), of(val, value_type)]);
  }
  if ("bytes_n" in type) return Buffer.from(value as Uint8Array);
  if ("tuple" in type) return (value as unknown[] | null ?? []).map((item, i) => of(item, type.tuple.value_types[i]!));
  const found = types.get(type.udt.name);
  switch (found?.kind) {
    case "struct":
      return Object.fromEntries(
        found.fields.map(({ name, type }) => [name, of((value as Record<string, unknown>)[name], type)]),
      );
    case "tuple":
      return (value as unknown[]).map((item, i) => of(item, found.fields[i]!.type));
    case "union": {
      const { tag, values } = value as { tag: string; values?: unknown[] };
      const inner = found.cases.get(tag)!;
      return inner === null ? { tag } : { tag, values: values!.map((item, i) => of(item, inner[i]!)) };
    }
    case "enum":
    case "error_enum":
      return found.numbers.get(value as string);
    default:
      return value;
  }
}

/** Returns whether `what` accepts a type, or any type that it contains. */
function mentions(
  type: SpecType,
  types: ContractSpec["types"],
  what: (type: SpecType) => boolean,
  seen = new Set<string>(),
): boolean {
  if (what(type)) return true;
  const of = (inner: SpecType) => mentions(inner, types, what, seen);
  if (typeof type === "string") return false;
  if ("udt" in type) {
    if (seen.has(type.udt.name)) return false;
    seen.add(type.udt.name);
    const found = types.get(type.udt.name);
    if (found?.kind === "union") return [...found.cases.values()].some((values) => values?.some(of));
    return found !== undefined && "fields" in found && found.fields.some(({ type }) => of(type));
  }
  if ("option" in type) return of(type.option.value_type);
  if ("result" in type) return of(type.result.ok_type);
  if ("vec" in type) return of(type.vec.element_type);
  if ("map" in type) return of(type.map.key_type) || of(type.map.value_type);
  return "tuple" in type && type.tuple.value_types.some(of);
}

/** Returns the reason why the two libraries differ in a call; `undefined` if there is none. */
export function reasonOf(
  types: ContractSpec["types"],
  inputs: readonly { type: SpecType }[],
  bytes: readonly string[] | string,
): string | undefined {
  const any = (what: (type: SpecType) => boolean) => inputs.some(({ type }) => mentions(type, types, what));
  if (typeof bytes !== "string" && bytes.some((text) => validateScVal(ScVal.fromXDR(text)) !== undefined)) {
    return "js-stellar-sdk writes what the host refuses: maps out of order";
  }
  if (any((type) => typeof type === "object" && "udt" in type && !types.has(type.udt.name))) {
    return "js-stellar-sdk has no value for a type that the interface does not define";
  }
  if (any((type) => typeof type === "object" && "tuple" in type && type.tuple.value_types.length === 0)) {
    return "js-stellar-sdk writes the tuple of nothing as an empty vec";
  }
  if (any((type) => type === "error" || type === "val")) return "js-stellar-sdk has no native value for the type";
  return undefined;
}
