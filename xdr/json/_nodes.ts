/**
 * The building blocks of the tables in `generated/`. Each node converts the JSON of a type to XDR with an `XdrWriter`,
 * which validates lengths, ranges and types as for any other value.
 */

import { concatBytes, isBytes } from "../../internal/bytes.ts";
import { count, Fault, quote, typeMismatch, withPath } from "../../internal/fault.ts";
import { DwsaError } from "../../errors/mod.ts";
import { decodeView, type Prefix, prefixOf } from "../../strkey/_shared.ts";
import type { JsonForm, XdrReadable, XdrWriter } from "../mod.ts";
import { acquireWriter, decodeXdr, errorOf, memberJson, releaseWriter, writeFixedArray } from "../_shared.ts";
import { bytes, unescape, writeBytes, writeCode, writeInteger } from "./_scalars.ts";

/** The JSON decoder of one type. */
export interface Node {
  /** Writes the XDR of a JSON value. */
  readonly write: (writer: XdrWriter, json: unknown) => void;
  /** Whether a field of this type may be omitted, which is equivalent to `null`. */
  readonly optional?: true;
  /** Whether an arm of this type counts as a nesting level. */
  readonly isDeep?: true;
  /** The structure of the type, from which the other direction is derived. */
  readonly shape: Shape;
}

/** The structure of a type. */
export type Shape =
  | { readonly kind: "int32" | "uint32" | "bool" | "assetCode" }
  | { readonly kind: "wide"; readonly words: number; readonly signed: boolean }
  | { readonly kind: "opaque" | "code"; readonly size: number }
  | { readonly kind: "varOpaque" | "text"; readonly max: number }
  | { readonly kind: "array"; readonly element: () => Node; readonly max: number }
  | { readonly kind: "fixedArray"; readonly element: () => Node; readonly size: number }
  | { readonly kind: "optional" | "alias"; readonly element: () => Node }
  | { readonly kind: "enum"; readonly members: () => readonly (readonly [name: string, value: number])[] }
  | { readonly kind: "struct"; readonly fields: () => { readonly [name: string]: Node }; readonly deep: boolean }
  | { readonly kind: "union"; readonly arms: () => readonly (readonly [name: string, arm: Arm])[] }
  | { readonly kind: "strkey"; readonly prefixes: readonly (readonly [prefix: Prefix, before: readonly number[]])[] };

/** Parses the JSON value of a type. */
export function readJson<T>(type: XdrReadable<T>, node: Node, json: unknown): T {
  const writer = writeNode(type.xdrName, node, json);
  const value = decodeXdr(type, writer.peek());
  releaseWriter(writer);
  return value;
}

/** Converts a JSON value to XDR. */
export function jsonToXdr(name: string, node: Node, json: unknown): Uint8Array {
  return writeNode(name, node, json).bytes();
}

function writeNode(name: string, node: Node, json: unknown): XdrWriter {
  const writer = acquireWriter();
  try {
    node.write(writer, json);
  } catch (error) {
    throw errorOf(error, name, "read JSON");
  }
  return writer;
}

/** A signed 32-bit integer. */
export const int32: Node = { shape: { kind: "int32" }, write: (w, json) => w.int32(json as number) };

/** An unsigned 32-bit integer. */
export const uint32: Node = { shape: { kind: "uint32" }, write: (w, json) => w.uint32(json as number) };

/** A signed 64-bit integer. */
export const int64: Node = /* @__PURE__ */ wide(1, true);

/** An unsigned 64-bit integer. */
export const uint64: Node = /* @__PURE__ */ wide(1, false);

/** A boolean. */
export const bool: Node = { shape: { kind: "bool" }, write: (w, json) => w.bool(json as boolean) };

/** Creates the node of an integer of 64-bit words. */
export function wide(words: number, signed: boolean): Node {
  return { shape: { kind: "wide", words, signed }, write: (w, json) => writeInteger(w, json, words, signed) };
}

/** Creates the node of bytes of a fixed size. */
export function opaque(size: number): Node {
  return { shape: { kind: "opaque", size }, write: (w, json) => writeBytes(w, json, size) };
}

/** Creates the node of bytes of any size up to a limit. */
export function varOpaque(max: number = UNLIMITED): Node {
  return { shape: { kind: "varOpaque", max }, write: (w, json) => w.varOpaque(bytes(json), max) };
}

/** Creates the node of a string. */
export function text(max: number = UNLIMITED): Node {
  return {
    shape: { kind: "text", max },
    write: (w, json) =>
      typeof json === "string" && !json.includes("\\") ? w.text(json, max) : w.varOpaque(unescape(json), max),
  };
}

/** Creates the node of an array. */
export function array(element: () => Node, max: number = UNLIMITED): Node {
  return {
    shape: { kind: "array", element, max },
    write: (w, json) => w.array(json as unknown[], max, element().write),
  };
}

/** Creates the node of an array of a fixed length. */
export function fixedArray(element: () => Node, size: number): Node {
  return {
    shape: { kind: "fixedArray", element, size },
    write: (w, json) => writeFixedArray(w, json as unknown[], size, element().write),
  };
}

/** Creates the node of an optional value, which is `null` if absent. */
export function optional(element: () => Node): Node {
  return {
    optional: true,
    shape: { kind: "optional", element },
    write: (w, json) => w.optional(json, element().write),
  };
}

/** Creates the node of an alias of a type. */
export function alias(element: () => Node): Node {
  return { shape: { kind: "alias", element }, write: (w, json) => element().write(w, json) };
}

/** Names of enum members by number. */
type Names = { readonly [value: number]: string };

/** Creates the node of an enum from its names by number and the format of their JSON names. */
export function members(names: Names, form?: JsonForm): Node {
  const list = () => Object.entries(names).map(([value, name]) => [memberJson(name, form), +value] as const);
  let values: { readonly [name: string]: number } | undefined;
  return {
    shape: { kind: "enum", members: list },
    write(w, json) {
      if (typeof json !== "string") throw typeMismatch("the name of a member", json);
      values = values ?? Object.fromEntries(list());
      const name = knownName(values, json);
      if (name === undefined) throw unknownName("member", json, values);
      w.int32(values[name]!);
    },
  };
}

/**
 * Creates the node of a struct from the nodes of its fields by JSON name, in order. If `deep` is set, the struct counts
 * as a nesting level.
 */
export function struct(makeFields: () => { readonly [name: string]: Node }, deep = false): Node {
  let fields: { readonly [name: string]: Node } | undefined;
  let names: readonly string[];
  let nodes: readonly Node[];
  return {
    shape: { kind: "struct", fields: makeFields, deep },
    write(w, json) {
      if (fields === undefined) {
        fields = makeFields();
        names = Object.keys(fields);
        nodes = Object.values(fields);
      }
      const isWhole = hasNames(json, names);
      const given = isWhole ? json : properties(fields, json, "field");
      if (deep) w.enter();
      let i = 0;
      try {
        for (; i < names.length; i++) {
          const node = nodes[i]!;
          const name = names[i]!;
          const value = isWhole || Object.hasOwn(given, name) ? given[name] : undefined;
          if (value === undefined && !node.optional) {
            const isGiven = Object.hasOwn(given, name);
            throw new Fault(
              isGiven ? "type" : "json/missing-field",
              isGiven ? "expected a JSON value, got undefined" : "this field is missing",
            );
          }
          node.write(w, value ?? null);
        }
      } catch (error) {
        throw withPath(error, `.${names[i]}`);
      }
      if (deep) w.exit();
    },
  };
}

/** Returns the node of an arm that can contain its own union, and therefore counts as a nesting level. */
export function deeper(node: Node): Node {
  return { ...node, isDeep: true };
}

/** The nodes of arms by discriminant; `null` for an arm without a value. */
type Arms = { readonly [discriminant: number]: Node | null };

/** Creates the node of a union whose discriminant is a number: its cases are `v0`, `v1`, … */
export function versions(makeArms: () => Arms): Node {
  return unionOf(() => Object.entries(makeArms()).map(([value, node]) => [`v${value}`, [+value, node]]));
}

/**
 * Creates the node of a union whose discriminant is an enum.
 *
 * @param names the members of the enum by number
 * @param form the format of their JSON names
 * @param makeArms returns the nodes of the arms by discriminant
 * @param isPart whether members that `makeArms` omits are invalid, rather than arms without a value
 */
export function union(names: Names, form: JsonForm, makeArms: () => Arms, isPart = false): Node {
  return unionOf(() => {
    const arms = makeArms();
    return Object.entries(names).flatMap(([value, name]) => {
      const node = arms[+value];
      return node === undefined && isPart ? [] : [[memberJson(name, form), [+value, node ?? null]]];
    });
  });
}

/** The discriminant of an arm and the node of its value. */
type Arm = readonly [discriminant: number, node: Node | null];

/** Creates the node of a union from its arms by JSON name. */
function unionOf(makeArms: () => (readonly [name: string, arm: Arm])[]): Node {
  let arms: ReadonlyMap<string, Arm> | undefined;
  return {
    shape: { kind: "union", arms: makeArms },
    write(w, json) {
      arms = arms ?? new Map(makeArms());
      let name: string;
      let value: unknown = null;
      if (typeof json === "string") {
        name = arms.has(json) ? json : knownCase(arms, json);
        if (arms.get(name)![1] !== null) {
          throw new Fault("xdr/invalid-value", `expected an object { ${name}: … }, got only the name of the case`);
        }
      } else {
        let given = json as { readonly [name: string]: unknown };
        let names = isObject(json) ? Object.keys(json) : [];
        if (names.length !== 1 || !arms.has(names[0]!)) {
          given = properties(Object.fromEntries(arms), json, "case");
          names = Object.keys(given);
        }
        if (names.length !== 1) {
          const got = `an object with ${count(names.length, "key")}`;
          throw new Fault("xdr/invalid-value", `expected { case: value }, got ${got}`);
        }
        name = names[0]!;
        value = given[name];
      }
      const [discriminant, node] = arms.get(name)!;
      if (node?.isDeep) w.enter();
      try {
        w.int32(discriminant);
        if (node !== null) node.write(w, value);
        else if (value !== null) throw typeMismatch("null, since this case has no value", value);
      } catch (error) {
        throw withPath(error, `.${name}`);
      }
      if (node?.isDeep) w.exit();
    },
  };
}

function knownCase(arms: ReadonlyMap<string, Arm>, json: string): string {
  const known = Object.fromEntries(arms);
  const name = knownName(known, json);
  if (name === undefined) throw unknownName("case", json, known);
  return name;
}

/** Creates the node of 32 bytes that are written as a strkey. */
export function strkeyBytes(prefix: Prefix): Node {
  return {
    shape: { kind: "strkey", prefixes: [[prefix, []]] },
    write: (w, json) => w.opaque(strkey([prefix], json)[1], 32),
  };
}

/** Creates the node of a struct that is written as a strkey: a muxed account, a muxed contract or a signed payload. */
export function strkeyStruct(prefix: "M" | "W" | "P"): Node {
  return {
    shape: { kind: "strkey", prefixes: [[prefix, []]] },
    write: (w, json) => raw(w, bodyXdr(...strkey([prefix], json))),
  };
}

/**
 * Creates the node of a union that is written as a strkey, from the discriminants that precede the bytes, by prefix.
 */
export function strkeyUnion(discriminants: { readonly [prefix: string]: number | readonly number[] }): Node {
  const before = Object.entries(discriminants).map(([prefix, value]) =>
    [prefix as Prefix, typeof value === "number" ? [value] : value] as const
  );
  const prefixes = before.map(([prefix]) => prefix);
  return {
    shape: { kind: "strkey", prefixes: before },
    write(w, json) {
      const [prefix, body] = strkey(prefixes, json);
      for (const number of before[prefixes.indexOf(prefix)]![1]) w.int32(number);
      raw(w, bodyXdr(prefix, body));
    },
  };
}

/** Creates the node of an asset code: of at most 4 bytes if `size` is 4, of 5 to 12 bytes if it is 12. */
export function assetCode(size: number): Node {
  return {
    shape: { kind: "code", size },
    write(w, json) {
      const least = size === 4 ? 0 : 5;
      if (writeCode(w, json, least, size)) return;
      const code = unescape(json);
      if (code.length < least || code.length > size) {
        throw new Fault("xdr/length", `expected a code of ${least} to ${size} bytes, got ${code.length}`);
      }
      w.opaque(concatBytes(code, new Uint8Array(size - code.length)), size);
    },
  };
}

/** The node of an asset code of either type. The length of the code determines the type. */
export const assetCodeUnion: Node = {
  shape: { kind: "assetCode" },
  write(w, json) {
    const short = unescape(json).length <= 4;
    w.int32(short ? 1 : 2);
    assetCode(short ? 4 : 12).write(w, json);
  },
};

const UNLIMITED = 4294967295;

/** Converts the body of a strkey to XDR, without discriminants. */
function bodyXdr(prefix: Prefix, body: Uint8Array): Uint8Array {
  if (prefix === "M" || prefix === "W") return concatBytes(body.subarray(32), body.subarray(0, 32)); // ID first
  return prefix === "B" ? body.subarray(1) : body; // in XDR, the discriminant of a claimable balance has four bytes
}

function raw(w: XdrWriter, xdr: Uint8Array): void {
  w.opaque(xdr, xdr.length); // always a multiple of four bytes, so no padding is added
}

/** Decodes a strkey of one of several types to its prefix and bytes. */
function strkey(prefixes: readonly Prefix[], json: unknown): [Prefix, Uint8Array] {
  if (typeof json !== "string") throw typeMismatch(kindsText(prefixes), json);
  const given = prefixOf(json);
  const prefix = given !== undefined && prefixes.includes(given) ? given : prefixes[0]!;
  try {
    return [prefix, decodeView(prefix, json)];
  } catch (error) {
    // Errors of strkeys never contain the strkey, which could be a secret seed.
    const { expected, got } = error as DwsaError;
    const wanted = prefix === given || prefixes.length === 1 ? expected : kindsText(prefixes);
    throw new Fault("xdr/invalid-value", `expected ${wanted}, got ${got}`);
  }
}

function kindsText(prefixes: readonly Prefix[]): string {
  return `a strkey (${prefixes.map((prefix) => `${prefix}...`).join(", ")})`;
}

/**
 * Returns whether a value is an object with exactly these property names in this order, as in JSON that this library
 * wrote.
 */
function hasNames(json: unknown, names: readonly string[]): json is { readonly [name: string]: unknown } {
  if (!isObject(json)) return false;
  const given = Object.keys(json);
  if (given.length !== names.length) return false;
  for (let i = 0; i < names.length; i++) if (given[i] !== names[i]) return false;
  return true;
}

function isObject(json: unknown): json is { readonly [name: string]: unknown } {
  return typeof json === "object" && json !== null && !Array.isArray(json) && !isBytes(json);
}

/**
 * Returns an object whose property names are all in `known`: the given object, or a copy if some of its names are
 * aliases. `$schema` is omitted, and unknown properties are rejected.
 */
function properties(known: object, json: unknown, kind: string): { readonly [name: string]: unknown } {
  if (!isObject(json)) {
    throw typeMismatch(kind === "case" ? "the name of a case or { case: value }" : "an object", json);
  }
  const names = Object.keys(json);
  if (names.every((name) => Object.hasOwn(known, name))) return json;
  const renamed: Record<string, unknown> = {};
  for (const key of names) {
    if (key === "$schema") continue;
    const name = knownName(known, key);
    if (name === undefined) throw unknownName(kind, key, known);
    if (Object.hasOwn(renamed, name)) {
      throw new Fault("json/duplicate-key", `expected one spelling of ${name}, got two`);
    }
    renamed[name] = json[key];
  }
  return renamed;
}

/** Returns the name in `known` for a name or an alias that other tools or older versions write. */
function knownName(known: object, given: string): string | undefined {
  if (Object.hasOwn(known, given)) return given;
  const name = OTHER_NAMES[given] ?? given.replace("soroban", "dwsa");
  return Object.hasOwn(known, name) ? name : undefined;
}

/** Aliases that other tools write, such as `type_` for a field and `8_bit` for an enum member. */
const OTHER_NAMES: { readonly [name: string]: string } = {
  __proto__: null!,
  type_: "type",
  "8_bit": "b8_bit",
  "16_bit": "b16_bit",
  "32_bit": "b32_bit",
};

function unknownName(kind: string, given: string, known: object): Fault {
  const names = Object.keys(known);
  const list = names.length > 12 ? `the name of a ${kind}` : `one of ${names.join(", ")}`;
  const hint = given.trimStart().startsWith("{") ? "; parse a JSON string with parseJson first" : "";
  const expected = names.length === 0 ? "no field" : list;
  return new Fault("json/unknown-name", `expected ${expected}, got ${quote(given)}${hint}`);
}
