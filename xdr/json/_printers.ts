/** Converts XDR to JSON without creating the values of the types: one printer for each node of `generated/`. */

import type { XdrReader } from "../mod.ts";
import type { Rename } from "../_shared.ts";
import { JsonWriter } from "./_json_writer.ts";
import type { Node } from "./_nodes.ts";

/** Reads one value from a writer's XDR and writes its JSON. */
type Printer = (writer: JsonWriter) => void;

/**
 * Converts the XDR of one value to a JSON string. Throws an error without a path if the XDR is invalid, or if the value
 * has no JSON form.
 */
export function printJson(node: Node, rename: Rename, xdr: Uint8Array): string {
  const writer = new JsonWriter(xdr);
  printerOf(node, rename)(writer);
  return writer.finish();
}

/** The printers of each spelling, by node. */
const PRINTERS: WeakMap<Rename, WeakMap<Node, Printer>> = /* @__PURE__ */ new WeakMap();

function printerOf(node: Node, rename: Rename): Printer {
  let printers = PRINTERS.get(rename);
  if (printers === undefined) PRINTERS.set(rename, printers = new WeakMap());
  let printer = printers.get(node);
  if (printer === undefined) printers.set(node, printer = makePrinter(node, rename));
  return printer;
}

/** Returns a function that looks up the printer of a node when it is first called, since types can be recursive. */
function later(node: () => Node, rename: Rename): () => Printer {
  let printer: Printer | undefined;
  return () => printer ?? (printer = printerOf(node(), rename));
}

function makePrinter({ shape }: Node, rename: Rename): Printer {
  switch (shape.kind) {
    case "int32":
      return (w) => w.integer(w.reader.int32(""));
    case "uint32":
      return (w) => w.integer(w.reader.uint32(""));
    case "bool":
      return (w) => w.putAll(w.reader.bool("") ? TRUE : FALSE);
    case "wide":
      return (w) => w.wide(shape.words, shape.signed);
    case "opaque":
      return (w) => w.hex(shape.size);
    case "varOpaque":
      return (w) => w.hex(w.reader.length(shape.max, 1, ""));
    case "text":
      return (w) => w.text(w.reader.length(shape.max, 1, ""));
    case "code":
      return (w) => w.text(shape.size, shape.size === 4 ? 0 : 5);
    case "assetCode":
      return (w) => {
        const type = w.reader.int32("");
        if (type !== 1 && type !== 2) w.reader.unknown(type);
        w.text(type === 1 ? 4 : 12, type === 1 ? 0 : 5);
      };
    case "array": {
      const item = later(shape.element, rename);
      return (w) => printItems(w, w.reader.length(shape.max, 1, ""), item());
    }
    case "fixedArray": {
      const item = later(shape.element, rename);
      return (w) => printItems(w, shape.size, item());
    }
    case "optional": {
      const value = later(shape.element, rename);
      return (w) => w.reader.bool("") ? value()(w) : w.putAll(NULL);
    }
    case "alias":
      return printerOf(shape.element(), rename);
    case "enum": {
      const names = new Map(shape.members().map(([name, value]) => [value, ascii(`"${rename(name)}"`)]));
      return (w) => w.putAll(known(names, w.reader));
    }
    case "struct":
      return structPrinter(shape, rename);
    case "union":
      return unionPrinter(shape, rename);
    case "strkey":
      return strkeyPrinter(shape);
  }
}

function printItems(w: JsonWriter, length: number, print: Printer): void {
  w.put(OPENING);
  for (let i = 0; i < length; i++) {
    if (i > 0) w.put(COMMA);
    print(w);
  }
  w.put(CLOSING);
}

function structPrinter({ fields, deep }: ShapeOf<"struct">, rename: Rename): Printer {
  let names: readonly Uint8Array[] = [];
  let values: readonly Printer[] | undefined;
  return (w) => {
    if (values === undefined) {
      const list = Object.entries(fields());
      names = list.map(([name], i) => ascii(`${i > 0 ? "," : "{"}"${rename(name)}":`));
      values = list.map(([, node]) => printerOf(node, rename));
    }
    if (deep) w.reader.enter("");
    for (let i = 0; i < names.length; i++) {
      w.putAll(names[i]!);
      values[i]!(w);
    }
    if (deep) w.reader.exit();
    w.put(END);
  };
}

function unionPrinter({ arms }: ShapeOf<"union">, rename: Rename): Printer {
  let cases:
    | ReadonlyMap<number, { readonly name: Uint8Array; readonly node: Node | null; print?: Printer }>
    | undefined;
  return (w) => {
    cases = cases ?? new Map(
      arms().map(([name, [discriminant, node]]) => {
        return [discriminant, { name: ascii(node === null ? `"${rename(name)}"` : `{"${rename(name)}":`), node }];
      }),
    );
    const one = known(cases, w.reader);
    w.putAll(one.name);
    if (one.node === null) return;
    if (one.node.isDeep) w.reader.enter("");
    (one.print ?? (one.print = printerOf(one.node, rename)))(w);
    if (one.node.isDeep) w.reader.exit();
    w.put(END);
  };
}

function strkeyPrinter({ prefixes }: ShapeOf<"strkey">): Printer {
  const [first] = prefixes;
  if (first![1].length === 0) return (w) => w.strkey(first![0]);
  const types = new Map(prefixes.map(([prefix, [discriminant, ...more]]) => [discriminant!, { prefix, more }]));
  return (w) => {
    const { prefix, more } = known(types, w.reader);
    for (const expected of more) {
      const discriminant = w.reader.int32("");
      if (discriminant !== expected) w.reader.unknown(discriminant);
    }
    w.strkey(prefix);
  };
}

/** Reads a discriminant and returns its entry. */
function known<T>(entries: ReadonlyMap<number, T>, reader: XdrReader): T {
  const discriminant = reader.int32("");
  return entries.get(discriminant) ?? reader.unknown(discriminant);
}

type ShapeOf<K extends Node["shape"]["kind"]> = Extract<Node["shape"], { readonly kind: K }>;

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const OPENING = 91;
const CLOSING = 93;
const COMMA = 44;
const END = 125;
const TRUE = /* @__PURE__ */ ascii("true");
const FALSE = /* @__PURE__ */ ascii("false");
const NULL = /* @__PURE__ */ ascii("null");
