/** Derives the JSON decoders of types from their schemas. */

import type { Prefix } from "../../strkey/_shared.ts";
import type { XdrReadable, XdrTypes, XdrWritable } from "../mod.ts";
import { armOf, codec, type Definition, type Schema, snakeCase, typeOfSchema } from "../_shared.ts";
import * as n from "./_nodes.ts";

/** The schema of every type, by type name. */
export type Schemas = { readonly [K in keyof XdrTypes]: Schema };

/** Returns schemas by type name. A class or a codec knows its name; the name of another schema is before it. */
export function schemasOf(parts: readonly (string | Schema)[]): Schemas {
  const schemas: Record<string, Schema> = {};
  parts.forEach((part, i) => {
    const before = parts[i - 1];
    if (typeof part === "string") return;
    schemas[typeof before === "string" ? before : (part as Definition).xdrName] = part;
  });
  return schemas as Schemas;
}

/** The JSON decoders that have been made, by schema. */
const NODES: WeakMap<Schema, n.Node> = /* @__PURE__ */ new WeakMap();

/** Returns the JSON decoder of a type. */
export function nodeOf(schema: Schema): n.Node {
  let node = NODES.get(schema);
  if (node === undefined) NODES.set(schema, node = makeNode(schema));
  return node;
}

function makeNode(schema: Schema): n.Node {
  const { shape, form } = typeOfSchema(schema);
  switch (shape.kind) {
    case "int32":
      return n.int32;
    case "uint32":
      return n.uint32;
    case "bool":
      return n.bool;
    case "wide":
      return n.wide(shape.words, shape.signed);
    case "opaque":
      if (form === undefined) return n.opaque(shape.size);
      return isCode(form) ? n.assetCode(shape.size) : n.strkeyBytes(form as Prefix);
    case "varOpaque":
      return n.varOpaque(shape.max);
    case "text":
      return n.text(shape.max);
    case "enum":
      return n.members(shape.names, form);
    case "array":
      return n.array(() => nodeOf(shape.element), shape.max);
    case "fixedArray":
      return n.fixedArray(() => nodeOf(shape.element), shape.size);
    case "optional":
      return n.optional(() => nodeOf(shape.element));
    case "struct": {
      if (form !== undefined) return n.strkeyStruct(form as "M" | "W" | "P");
      const fields = () => Object.entries(shape.fields()).map(([name, type]) => [snakeCase(name), nodeOf(type)]);
      return n.struct(() => Object.fromEntries(fields()), shape.counts);
    }
    case "union": {
      if (form === "bare") return bareNode(schema);
      return n.union(shape.names, form ?? 0, () => {
        const arms = Object.entries(shape.arms()).map(([number, given]) => {
          const { type, isDeep } = armOf(given);
          return [number, isDeep ? n.deeper(nodeOf(type)) : nodeOf(type)];
        });
        return Object.fromEntries(arms);
      });
    }
  }
}

function isCode(form: unknown): boolean {
  return form === "code4" || form === "code12";
}

/** Creates the node of a union that JSON contains without an arm name. */
function bareNode(schema: Schema): n.Node {
  const prefixes = prefixesOf(schema, []);
  return prefixes.some(([prefix]) => isCode(prefix)) ? n.assetCodeUnion : n.strkeyUnion(Object.fromEntries(prefixes));
}

/** Returns the JSON formats of the arms, each with the discriminants that precede the bytes. */
function prefixesOf(schema: Schema, before: readonly number[]): [form: string, before: readonly number[]][] {
  const { shape, form } = typeOfSchema(schema);
  if (shape.kind !== "union") return [[String(form), before]];
  return Object.entries(shape.arms()).flatMap(([number, given]) =>
    prefixesOf(armOf(given).type, [...before, Number(number)])
  );
}

/** Parses the JSON value of a type. */
export function fromJson<T>(xdrName: string, schema: Schema, json: unknown): T {
  return n.readJson(codecOf<T>(xdrName, schema), nodeOf(schema), json);
}

/** Returns the codec of a type, which may lack a class. */
export function codecOf<T>(xdrName: string, schema: Schema): XdrReadable<T> & XdrWritable<T> {
  return "access" in schema ? codec<T>(xdrName, () => schema) : schema as XdrReadable<T> & XdrWritable<T>;
}

/** The keys of the JSON objects of a type: all of them, or with `isOneOf`, one of them. */
interface Keys {
  readonly names: ReadonlySet<string>;
  readonly isOneOf: boolean;
}

const KEYS: WeakMap<n.Node, Keys> = /* @__PURE__ */ new WeakMap();

/** Returns the keys of the JSON objects of a type; none if no object is a value of the type. */
export function keysOf(schema: Schema): Keys {
  const node = nodeOf(schema);
  const known = KEYS.get(node) ?? keysOfShape(node.shape);
  KEYS.set(node, known);
  return known;
}

function keysOfShape(shape: n.Shape): Keys {
  switch (shape.kind) {
    case "struct":
      return { names: new Set(Object.keys(shape.fields())), isOneOf: false };
    case "union":
      return { names: new Set(shape.arms().map(([name]) => name)), isOneOf: true };
    case "optional":
    case "alias":
      return keysOfShape(shape.element().shape);
    default:
      return { names: new Set(), isOneOf: false };
  }
}
