/** Native values to contract values, all the way down. */

import { count, describe } from "../internal/describe.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";
import { Fault, inside, nameOfProperty, propertyStep, requireDepth } from "../internal/fault.ts";
import { isPlainObject, type Kind, kindOf } from "./_kind_of.ts";
import {
  fromAddress,
  fromBoolean,
  fromBytes,
  fromInteger,
  fromNull,
  fromString,
  isDefault,
  isTypeName,
  type Spec,
  wrongType,
} from "./_scalars.ts";
import { sortedMap } from "./_sorted_map.ts";
import type { ScValEntryTypeSpec, ScValMapTypeSpec } from "./native_to_sc_val_opts.ts";
import type { ScValType } from "./sc_val_type.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";

/** Where a value is: what is around it. */
export interface Context {
  /** The type of the keys of objects where no other is given. */
  readonly keyType: ScValType | undefined;
  /** The array, map or object that the value is in, and where that is. */
  readonly container?: object;
  readonly parent?: Context;
  /** How many of them are around the value. */
  readonly depth: number;
}

/** The contract value of a native value. */
export function convert(value: unknown, spec: Spec, context: Context): ScVal {
  return convertKind(value, kindOf(value), spec, context);
}

function convertKind(value: unknown, kind: Kind, spec: Spec, context: Context): ScVal {
  requireDepth(context.depth + 1, MAX_DEPTH);
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
    case "object":
      return fromEntries(value as object, kind, spec, context);
  }
}

/** An array: its items are of one kind, unless a list says what each of them is. */
function fromArray(array: readonly unknown[], spec: Spec, context: Context): ScVal {
  if (!isDefault(spec) && !isTypeName(spec) && !Array.isArray(spec) && !isPlainObject(spec)) {
    throw wrongType("array", spec); // there may be no item to notice it
  }
  const list = Array.isArray(spec) ? spec : undefined;
  if (list !== undefined && list.length > array.length) {
    throw new Fault("scval/unmatched-type", `${list.length} types given for ${count(array.length, "item")}`);
  }
  const inner = within(array, context);
  const items: ScVal[] = [];
  let first: Kind | undefined;
  try {
    for (const item of array) {
      const index = items.length;
      if (item === undefined && !(index in array)) throw new Fault("scval/empty-item", `index ${index} is empty`);
      const kind = kindOf(item);
      first ??= kind;
      if (kind !== first && list === undefined) throw mixedItems(first, kind);
      items.push(convertKind(item, kind, list === undefined ? spec : list[index], inner));
    }
  } catch (error) {
    throw inside(error, `[${items.length}]`);
  }
  return ScVal.scvVec(items);
}

/**
 * An object or a `Map`. The keys of an object are strings, so that only a type makes them anything else; those of a `Map`
 * are converted by what they are.
 */
function fromEntries(value: object, kind: "object" | "map", spec: Spec, context: Context): ScVal {
  const types = takeEntryTypes(kind, spec);
  const map = kind === "map" ? value as Map<unknown, unknown> : undefined;
  const object = value as { readonly [key: string]: unknown };
  const names = map === undefined ? Object.keys(object) : [...map.keys()]; // in half the time that entries would take
  const inner = within(value, context);
  const entries: ScMapEntry[] = [];
  let typed = 0;
  let name: unknown;
  let part = "";
  try {
    for (name of names) {
      part = "";
      const pair = types && entryTypes(types, name);
      if (pair !== undefined) typed++;
      part = " (key)";
      const key = convert(name, pair?.[0] ?? (map === undefined ? context.keyType : undefined), inner);
      part = "";
      const val = convert(map === undefined ? object[name as string] : map.get(name), pair?.[1], inner);
      entries.push(new ScMapEntry({ key, val }));
    }
  } catch (error) {
    throw inside(error, (typeof name === "string" ? propertyStep(name) : `[${entries.length}]`) + part);
  }
  if (types !== undefined && !Array.isArray(types) && typed < Object.keys(types).length) requireKeys(types, names);
  return sortedMap(entries);
}

/** What a type can be for an object or a `Map`: pairs by key, or, for a `Map`, one pair for all entries. */
type EntryTypes = ScValMapTypeSpec | ScValEntryTypeSpec;

function takeEntryTypes(kind: "object" | "map", spec: Spec): EntryTypes | undefined {
  if (isDefault(spec)) return undefined;
  if (kind === "map" && Array.isArray(spec)) requirePair(spec);
  else if (!isPlainObject(spec)) throw wrongType(kind, spec); // the entries of a Map, say, would be overlooked
  return spec as EntryTypes;
}

/** The types of the key and the value of one entry, if they are given. */
function entryTypes(types: EntryTypes, name: unknown): ScValEntryTypeSpec | undefined {
  if (Array.isArray(types)) return types as ScValEntryTypeSpec;
  if (typeof name !== "string" || !Object.hasOwn(types, name)) return undefined;
  const pair = (types as ScValMapTypeSpec)[name] ?? [];
  requirePair(pair);
  return pair;
}

/** Refuses types for keys that are not there: they are misspelt. */
function requireKeys(types: object, names: readonly unknown[]): void {
  const found = new Set(names);
  const unknown = Object.keys(types).find((key) => !found.has(key))!;
  throw new Fault("scval/unmatched-type", `type given for unknown key ${nameOfProperty(unknown)}`);
}

function requirePair(pair: unknown): void {
  if (Array.isArray(pair) && pair.length <= 2) return;
  throw new Fault("type", `expected as its types a pair [key type, value type], got ${describe(pair)}`);
}

/** The context of what is in a container. */
function within(container: object, parent: Context): Context {
  for (let around: Context | undefined = parent; around !== undefined; around = around.parent) {
    if (around.container !== container) continue;
    throw new Fault("scval/circular", "", { action: "Cannot convert to ScVal: circular" });
  }
  return { keyType: parent.keyType, container, parent, depth: parent.depth + 1 };
}

function mixedItems(first: Kind, other: Kind): Fault {
  const reason = `expected items of one kind (or a list with a type for each), got ${other} after ${first}`;
  return new Fault("type", reason);
}
