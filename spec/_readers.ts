/** Decodes contract values by the types that an interface declares. */

import { scAddressToString } from "../address/mod.ts";
import { copyBytes } from "../internal/bytes.ts";
import {
  count,
  Fault,
  nameOfProperty,
  propertyStep,
  quote,
  requireDepth,
  typeMismatch,
  withPath,
} from "../internal/fault.ts";
import { setOwn } from "../internal/objects.ts";
import { symbolError } from "../internal/strings.ts";
import { decodeUtf8, isWellFormed } from "../internal/utf8.ts";
import { compare, errorOf } from "../scval/_shared.ts";
import { MAX_DEPTH } from "../xdr/_shared.ts";
import { ScError, ScMapEntry, ScVal } from "../xdr/mod.ts";
import { fittingResults, onlyResult, rememberResults, type Tried } from "./_alternatives.ts";
import { addressMismatch, isAddressOf, mismatch, unknownCase } from "./_lookup.ts";
import { doubledName, indexOfDoubled } from "./_definitions.ts";
import { contractErrors } from "./contract_errors.ts";
import type { ContractField, ContractSpec, ContractType } from "./contract_definitions.ts";
import type { SpecScalars, SpecType } from "./spec_entry.ts";
import type { ContractTypes } from "./types.ts";

/**
 * Decodes a contract value of an expected type to its native value. A type is analyzed only when its reader is created.
 * The outermost value has level 1.
 */
export type Reader = (value: ScVal, level: number, context: Decoding) => unknown;

/** What a call needs for all its values. */
export interface Decoding {
  /** Whether struct fields that the interface does not declare are dropped. */
  readonly ignoresExtra: boolean;
  /**
   * For an event, which result to take if definitions of one name give several. Otherwise undefined, and several results
   * are an error.
   */
  readonly choice: number | undefined;
  /** The highest number of results that definitions of one name gave. */
  choices: number;
  readonly tried: Tried;
  /** The same without dropping fields. */
  readonly exact: Decoding | undefined;
}

/** Creates the context of a call. */
export function decoding(ignoresExtra: boolean, choice?: number): Decoding {
  const exact = ignoresExtra ? decoding(false) : undefined;
  return { ignoresExtra, choice, choices: 1, tried: new Map(), exact };
}

/** Decodes an object from the values of its fields; a field without a value is missing. */
type FieldsReader = (
  values: readonly (ScVal | undefined)[],
  level: number,
  context: Decoding,
) => Record<string, unknown>;

/** Decodes an untrusted value. */
export function decode(reader: Reader, value: ScVal, level: number, context: Decoding): unknown {
  requireScVal(value);
  requireDepth(level, MAX_DEPTH);
  return reader(value, level, context);
}

/** The cached readers, by the type, field list or event that they read. These keys are frozen parts of an interface. */
const READERS: WeakMap<object, unknown> = /* @__PURE__ */ new WeakMap();

/** Returns the reader of a part of an interface, which is created on first use. */
export function memoize<R>(part: object, make: () => R): R {
  const known = READERS.get(part) as R | undefined; // a part always has the same type of reader
  if (known !== undefined) return known;
  const made = make();
  READERS.set(part, made);
  return made;
}

/** Returns the reader of a type of an interface. */
export function readerOf(type: SpecType, spec: ContractSpec<ContractTypes>): Reader {
  return typeof type === "string" ? scalarReader(type) : memoize(type, () => makeReader(type, spec));
}

function makeReader(type: Exclude<SpecType, string>, spec: ContractSpec<ContractTypes>): Reader {
  if ("udt" in type) {
    // Resolved on first use, since types can be recursive.
    const { name } = type.udt;
    let reader: Reader | undefined;
    return (value, level, context) => {
      if (reader === undefined) {
        const found = spec.types.get(name);
        reader = found === undefined ? scalarReader("val") : definedReader(found, name, spec);
      }
      return reader(value, level, context);
    };
  }
  if ("option" in type) {
    const reader = readerOf(type.option.value_type, spec);
    return (value, level, context) => value.type === "scvVoid" ? null : reader(value, level, context);
  }
  if ("result" in type) {
    const reader = readerOf(type.result.ok_type, spec);
    return (value, level, context) => {
      if (value.type === "scvError") throw contractError(value, type.result.error_type, spec);
      return reader(value, level, context);
    };
  }
  if ("vec" in type) {
    const reader = readerOf(type.vec.element_type, spec);
    const readerAt = () => reader;
    return (value, level, context) => decodeItems(itemsOf(value, "vec"), 0, readerAt, level + 1, context);
  }
  if ("map" in type) return mapReader(readerOf(type.map.key_type, spec), readerOf(type.map.value_type, spec));
  if ("bytes_n" in type) {
    const expected = `bytes_n of ${count(type.bytes_n.n, "byte")}`;
    return (value) => {
      const bytes = require(value, "scvBytes", expected);
      if (bytes.length === type.bytes_n.n) return copyBytes(bytes);
      throw mismatch(expected, count(bytes.length, "byte"));
    };
  }
  const types = type.tuple.value_types;
  return types.length === 0 ? scalarReader("void") : tupleReader(types, "tuple", spec);
}

function scalarReader(type: keyof SpecScalars): Reader {
  switch (type) {
    case "val":
      return (value) => value;
    case "address":
    case "muxed_address":
      return (value, _, { choice }) => {
        const address = require(value, "scvAddress", type);
        const text = scAddressToString(address);
        if (isAddressOf(choice === undefined ? type : "event", address)) return text;
        throw addressMismatch(type, text, "spec/mismatch");
      };
    case "error":
      return (value) => errorOf(requireError(value, type));
    case "bytes":
      return (value) => copyBytes(require(value, "scvBytes", type));
    case "string":
      return (value) => decodeString(require(value, "scvString", type));
    case "symbol":
      return (value) => decodeSymbol(value, type);
    default: {
      const arm = `scv${type.charAt(0).toUpperCase()}${type.slice(1)}` as "scvU32";
      return (value) => require(value, arm, type);
    }
  }
}

function decodeSymbol(value: ScVal, expected: string): string {
  const symbol = require(value, "scvSymbol", expected);
  const error = symbolError(symbol);
  if (error !== undefined) throw new Fault("spec/mismatch", error);
  return typeof symbol === "string" ? symbol : decodeUtf8(symbol)!;
}

function decodeString(value: string | Uint8Array): string {
  const text = typeof value === "string" ? value : decodeUtf8(value);
  if (text !== undefined && isWellFormed(text)) return text;
  throw mismatch("a UTF-8 string", "other bytes; scValToNative returns them");
}

/** Decodes the items from index `first`, each with its own reader. */
function decodeItems(
  items: readonly ScVal[],
  first: number,
  readerAt: (i: number) => Reader,
  level: number,
  context: Decoding,
): unknown[] {
  const result: unknown[] = [];
  try {
    for (let i = first; i < items.length; i++) {
      result.push(decode(readerAt(i - first), items[i]!, level, context));
    }
  } catch (error) {
    throw withPath(error, `[${result.length}]`);
  }
  return result;
}

function tupleReader(types: readonly SpecType[], expected: string, spec: ContractSpec<ContractTypes>): Reader {
  const readers = types.map((type) => readerOf(type, spec));
  const readerAt = (i: number) => readers[i]!;
  return (value, level, context) => {
    const items = itemsOf(value, expected);
    if (items.length === types.length) return decodeItems(items, 0, readerAt, level + 1, context);
    throw mismatch(`${expected} with ${count(types.length, "item")}`, count(items.length, "item"));
  };
}

function mapReader(keyReader: Reader, valueReader: Reader): Reader {
  return (value, level, context) => {
    const entries = entriesOf(value, "map");
    const result = new Map<unknown, unknown>();
    for (const [i, { key, val }] of entries.entries()) {
      let native: unknown; // set after the key is decoded and found to be in order
      try {
        const decoded = decode(keyReader, key, level + 1, context);
        if (i > 0 && compare(entries[i - 1]!.key, key, 1) >= 0) throw outOfOrder("key");
        native = decoded;
        result.set(native, decode(valueReader, val, level + 1, context));
      } catch (error) {
        if (native === undefined) throw withPath(error, `[${i}].key`);
        throw withPath(error, typeof native === "string" ? propertyStep(native) : `[${i}]`);
      }
    }
    return result;
  };
}

/** Returns the reader of a type that the interface defines. */
export function definedReader(type: ContractType, name: string, spec: ContractSpec<ContractTypes>): Reader {
  return memoize(type, () => {
    const first = makeDefinedReader(type, nameOfProperty(name), spec);
    if (type.also === undefined) return first;
    const readerFor = (one: ContractType) => one === type ? first : definedReader(one, name, spec);
    return (value, level, context) => {
      const fitting = (context: Decoding) =>
        rememberResults(
          context.tried,
          type,
          value,
          level,
          () => fittingResults(type, name, (one) => readerFor(one)(value, level, context)),
        );
      const results = context.exact === undefined
        ? fitting(context)
        : fittingExactly(context.exact) ?? fitting(context);
      if (context.choice === undefined) return onlyResult(results, type, name, "scValToNative decodes it");
      context.choices = Math.max(context.choices, results.length);
      return results[Math.min(context.choice, results.length - 1)];

      function fittingExactly(exact: Decoding) {
        try {
          return fitting(exact);
        } catch (error) {
          if (error instanceof Fault && error.kind !== "spec/ambiguous-type") return undefined;
          throw error;
        }
      }
    };
  });
}

function makeDefinedReader(type: ContractType, name: string, spec: ContractSpec<ContractTypes>): Reader {
  if ("problem" in type) {
    return () => {
      throw new Fault(
        "spec/invalid-entry",
        `${name} is irregular: ${type.problem}; scValToNative decodes the value`,
      );
    };
  }
  switch (type.kind) {
    case "alias":
      return readerOf(type.type, spec);
    case "struct":
      return structReader(type.fields, name, spec);
    case "tuple":
      return tupleReader(type.fields.map((field) => field.type), name, spec);
    case "union":
      return unionReader(type.cases, name, spec);
    case "enum":
      return (value) => findCase(type.names, require(value, "scvU32", name), name);
    case "error_enum":
      return (value) => {
        const error = requireError(value, name);
        if (error.type === "sceContract") return findCase(type.names, error.value, name);
        throw mismatch(name, "an error from the host");
      };
  }
}

/** Returns the reader of the fields of a struct, or of the parameters in the data of an event. */
export function structReader(
  fields: readonly ContractField[],
  name: string,
  spec: ContractSpec<ContractTypes>,
): Reader {
  const reader = fieldsReader(fields, spec);
  const names = fields.map((field) => field.name);
  const areSymbols = names.every((name) => symbolError(name) === undefined);
  return (value, level, context) => {
    const entries = entriesOf(value, name);
    const values = new Array<ScVal | undefined>(names.length);
    let unexpected: string | undefined;
    let found = "";
    let next = 0; // index of a field; fields are also in the host's order
    let i = 0;
    try {
      for (; i < entries.length; i++) {
        const { key, val } = entries[i]!;
        requireScVal(key);
        if (areSymbols && key.type === "scvSymbol" && key.value === names[next]) {
          found = key.value;
          values[next++] = val;
          continue;
        }
        const before = found;
        found = decodeSymbol(key, "the name of a field as a symbol");
        if (i > 0 && found <= before) throw outOfOrder("name");
        while (next < names.length && names[next]! < found) next++;
        if (found === names[next]) values[next++] = val;
        else unexpected = unexpected ?? found;
      }
    } catch (error) {
      throw withPath(error, `[${i}].key`);
    }
    const result = reader(values, level + 1, context);
    if (unexpected === undefined || context.ignoresExtra) return result;
    throw withPath(new Fault("spec/unexpected-field", `${name} has no such field`), propertyStep(unexpected));
  };
}

function outOfOrder(part: "key" | "name"): Fault {
  return new Fault("spec/mismatch", `expected unique ${part}s in the host's order`);
}

/** Returns the reader of an object with fields: arguments, a struct, or event parameters. */
export function fieldsReader(fields: readonly ContractField[], spec: ContractSpec<ContractTypes>): FieldsReader {
  return memoize(fields, () => {
    const readers = fields.map(({ type }) => readerOf(type, spec));
    const doubled = indexOfDoubled(fields.map(({ name }) => name));
    return (values, level, context) => {
      if (doubled !== undefined) {
        throw withPath(doubledName(fields, doubled, "; scValToNative decodes each"), ".inputs");
      }
      const result: Record<string, unknown> = {};
      let i = 0;
      try {
        for (; i < fields.length; i++) {
          const value = values[i];
          setOwn(
            result,
            fields[i]!.name,
            value === undefined ? noValue(fields[i]!) : decode(readers[i]!, value, level, context),
          );
        }
      } catch (error) {
        throw withPath(error, propertyStep(fields[i]!.name));
      }
      return result;
    };
  });
}

/** Returns the native value of a missing field; only options can be missing. */
function noValue({ type }: ContractField): null {
  if (typeof type === "object" && "option" in type) return null;
  throw new Fault("spec/missing-field", "this field is missing");
}

function unionReader(
  cases: ReadonlyMap<string, readonly SpecType[] | null>,
  name: string,
  spec: ContractSpec<ContractTypes>,
): Reader {
  const readersOf = new Map(
    [...cases].map(([tag, types]) => [tag, types?.map((type) => readerOf(type, spec)) ?? null]),
  );
  return (value, level, context) => {
    const items = itemsOf(value, name);
    if (items.length === 0) throw mismatch(`a case of ${name}`, "an empty vec");
    let step = ".tag";
    try {
      const [first] = items;
      requireScVal(first);
      const tag = decodeSymbol(first, `the name of a case of ${name} as a symbol`);
      const readers = findCase(readersOf, tag, name);
      step = ".values";
      const length = readers?.length ?? 0;
      if (items.length !== length + 1) throw mismatch(`${count(length, "value")} for ${tag}`, `${items.length - 1}`);
      if (readers === null) return { tag };
      return { tag, values: decodeItems(items, 1, (i) => readers[i]!, level + 1, context) };
    } catch (error) {
      throw withPath(error, step);
    }
  };
}

function findCase<K extends string | number, T>(cases: ReadonlyMap<K, T>, key: K, name: string): T {
  const found = cases.get(key);
  if (found !== undefined) return found;
  throw unknownCase(name, typeof key === "string" ? quote(key) : `${key}`);
}

/** Returns the error to throw for an error value that a function returned instead of a result. */
function contractError(
  value: ScVal<"scvError">,
  type: SpecType,
  spec: ContractSpec<ContractTypes>,
): Fault {
  const error = requireError(value, "error");
  if (error.type !== "sceContract") {
    const got = `${error.type.slice(3)} ${error.value.slice(4)}`;
    return new Fault("spec/contract-error", `the host returned the error ${got}`, { got });
  }
  const name = nameOfError(error.value, type, spec);
  const got = name === undefined ? `${error.value}` : `${error.value} ${nameOfProperty(name)}`;
  return new Fault("spec/contract-error", `the contract returned the error ${got}`, { got });
}

/**
 * Returns the name of a contract error: from the declared enum or, if none is declared, from the only enum of the
 * interface that has the code.
 */
function nameOfError(code: number, type: SpecType, spec: ContractSpec<ContractTypes>): string | undefined {
  if (type === "error") {
    const [only, second] = contractErrors(spec, code);
    return second === undefined ? only?.name : undefined;
  }
  const found = typeof type === "object" && "udt" in type ? spec.types.get(type.udt.name) : undefined;
  if (found?.kind === "alias") return nameOfError(code, found.type, spec);
  const names = [found, ...found?.also ?? []].flatMap((one) => one?.kind === "error_enum" ? [one.names.get(code)] : []);
  const [name, other] = new Set(names.filter((name) => name !== undefined));
  return other === undefined ? name : undefined;
}

/** Returns the items of a vec. */
export function itemsOf(value: ScVal, expected: string): readonly ScVal[] {
  const items = require(value, "scvVec", expected);
  if (items !== null) return items;
  throw mismatch(expected, "null");
}

function entriesOf(value: ScVal, expected: string): readonly ScMapEntry[] {
  const entries = require(value, "scvMap", expected);
  if (entries === null) throw mismatch(expected, "null");
  const wrong = entries.findIndex((entry) => !ScMapEntry.is(entry));
  if (wrong < 0) return entries;
  throw withPath(typeMismatch("ScMapEntry", entries[wrong]), `[${wrong}]`);
}

/** Returns the content of a value. Throws if the value is not of the given type. */
function require<T extends ScVal["type"]>(value: ScVal, arm: T, expected: string): ScVal<T>["value"] {
  if (value.type === arm) return value.value as ScVal<T>["value"];
  throw mismatch(expected, value.type.charAt(3).toLowerCase() + value.type.slice(4));
}

/** Returns the error in a value. The factory of the value does not check its content. */
function requireError(value: ScVal, expected: string): ScError {
  const error: unknown = require(value, "scvError", expected);
  if (ScError.is(error)) return error;
  throw typeMismatch("ScError", error);
}

function requireScVal(value: unknown): asserts value is ScVal {
  if (ScVal.is(value)) return;
  throw typeMismatch(typeof value === "string" ? "an ScVal (ScVal.fromXDR() reads base64)" : "an ScVal", value);
}
