/** Native values to contract values, all the way down. */

import { count, describe } from "../internal/describe.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";
import { Fault, inside, nameOfProperty, propertyStep } from "./_fault.ts";
import { type Kind, kindOf } from "./_kind_of.ts";
import {
  fromAddress,
  fromBoolean,
  fromBytes,
  fromInteger,
  fromNull,
  fromString,
  isDefault,
  type Spec,
  wrongType,
} from "./_scalars.ts";
import { sortedMap } from "./_sorted_map.ts";
import type { ScValEntryTypeSpec, ScValMapTypeSpec } from "./native_to_sc_val_opts.ts";
import type { ScValType } from "./sc_val_type.ts";

/** What holds for one call, and where it is. */
export interface Context {
  /** The type of the keys of objects where no other is given. */
  readonly keyType: ScValType | undefined;
  /** The arrays, maps and objects around the value. */
  readonly ancestors: object[];
}

/** The contract value of a native value. */
export function convert(value: unknown, spec: Spec, context: Context): ScVal {
  return convertKind(value, kindOf(value), spec, context);
}

function convertKind(value: unknown, kind: Kind, spec: Spec, context: Context): ScVal {
  if (context.ancestors.length >= MAX_DEPTH) {
    throw new Fault("scval/depth", `nested more than ${MAX_DEPTH} levels deep`);
  }
  switch (kind) {
    case "scVal":
      return value as ScVal;
    case "null":
      return fromNull(spec);
    case "boolean":
      return fromBoolean(value as boolean, spec);
    case "integer":
      return fromInteger(value, spec);
    case "string":
      return fromString(value as string, spec);
    case "bytes":
      return fromBytes(value as Uint8Array, spec);
    case "address":
      return fromAddress(value as object);
    case "array":
      return fromArray(value as unknown[], spec, context);
    case "map":
      return fromEntries(kind, value as object, value as Map<unknown, unknown>, spec, context);
    case "object":
      return fromEntries(kind, value as object, Object.entries(value as object), spec, context);
  }
}

/** An array: its items are of one kind, unless a list says what each of them is. */
function fromArray(array: readonly unknown[], spec: Spec, context: Context): ScVal {
  const list = Array.isArray(spec) ? spec : undefined;
  if (list !== undefined && list.length > array.length) {
    throw new Fault("scval/unmatched-type", `${list.length} types given for ${count(array.length, "item")}`);
  }
  enter(array, context);
  const items: ScVal[] = [];
  let first: Kind | undefined;
  try {
    for (const item of array) {
      const index = items.length;
      if (item === undefined && !(index in array)) throw new Fault("scval/empty-item", `index ${index} is empty`);
      const kind = kindOf(item);
      first ??= kind;
      if (kind !== first && list === undefined) throw mixedItems(first, kind);
      items.push(convertKind(item, kind, list === undefined ? spec : list[index], context));
    }
  } catch (error) {
    throw inside(error, `[${items.length}]`);
  }
  context.ancestors.pop();
  return ScVal.scvVec(items);
}

/**
 * An object or a `Map`, given by its entries. The keys of an object are strings, so that only a type makes them anything
 * else; those of a `Map` are converted by what they are.
 */
function fromEntries(
  kind: "object" | "map",
  container: object,
  entries: Iterable<readonly [unknown, unknown]>,
  spec: Spec,
  context: Context,
): ScVal {
  if (!isDefault(spec)) requireEntryTypes(kind, container, spec);
  enter(container, context);
  const result: ScMapEntry[] = [];
  let name: unknown;
  let part = "";
  try {
    for (const entry of entries) {
      name = entry[0];
      part = "";
      const types = isDefault(spec) ? undefined : entryTypes(spec as EntryTypes, name);
      part = " (key)";
      const key = convert(name, types?.[0] ?? (kind === "object" ? context.keyType : undefined), context);
      part = "";
      result.push(new ScMapEntry({ key, val: convert(entry[1], types?.[1], context) }));
    }
  } catch (error) {
    throw inside(error, (typeof name === "string" ? propertyStep(name) : `[${result.length}]`) + part);
  }
  context.ancestors.pop();
  return sortedMap(result);
}

/** What a type can be for an object or a `Map`: pairs by key, or, for a `Map`, one pair for all entries. */
type EntryTypes = ScValMapTypeSpec | ScValEntryTypeSpec;

/** The types of the key and the value of one entry. */
function entryTypes(spec: EntryTypes, name: unknown): ScValEntryTypeSpec | undefined {
  if (Array.isArray(spec)) return spec as ScValEntryTypeSpec;
  if (typeof name !== "string" || !Object.hasOwn(spec, name)) return undefined;
  const pair = (spec as ScValMapTypeSpec)[name] ?? undefined;
  if (pair !== undefined) requirePair(pair);
  return pair;
}

/** Refuses what does not say the types of entries, and types of entries that are not there. */
function requireEntryTypes(kind: "object" | "map", container: object, spec: Spec): asserts spec is EntryTypes {
  if (typeof spec !== "object" || (kind === "object" && Array.isArray(spec))) throw wrongType(kind, spec);
  if (Array.isArray(spec)) return requirePair(spec);
  for (const key of Object.keys(spec!)) {
    if (kind === "object" ? !Object.hasOwn(container, key) : !(container as Map<unknown, unknown>).has(key)) {
      throw new Fault("scval/unmatched-type", `type given for unknown key ${nameOfProperty(key)}`);
    }
  }
}

function requirePair(pair: unknown): void {
  if (Array.isArray(pair) && pair.length <= 2) return;
  throw new Fault("type", `expected as its types a pair [key type, value type], got ${describe(pair)}`);
}

function enter(container: object, { ancestors }: Context): void {
  if (ancestors.includes(container)) {
    throw new Fault("scval/circular", "", { action: "Cannot convert to ScVal: circular" });
  }
  ancestors.push(container);
}

function mixedItems(first: Kind, other: Kind): Fault {
  const reason = `expected items of one kind (or a list with a type for each), got ${other} after ${first}`;
  return new Fault("type", reason);
}
