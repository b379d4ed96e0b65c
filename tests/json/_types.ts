/** Every definition by name: how its JSON is read and written, and its bytes, also where it has no class. */

import { readdirSync } from "node:fs";
import { jsonToXdr, type Node } from "../../xdr/json/_nodes.ts";

const FOLDER = new URL("../../xdr/json/generated/", import.meta.url);

/** What the generated tables export: `…Node` and `…FromJson` of each type. */
const tables: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...await Promise.all(
    readdirSync(FOLDER).map((name) => import(new URL(name, FOLDER).href)),
  ),
);

/** The names of all types, as in TypeScript. */
export const typeNames: readonly string[] = Object.keys(tables).filter((name) => name.endsWith("Node"))
  .map((name) => name[0]!.toUpperCase() + name.slice(1, -"Node".length)).sort();

/** The value that the JSON of a type stands for. */
export function fromJson(type: string, json: unknown): unknown {
  return (tables[`${small(type)}FromJson`] as (json: unknown) => unknown)(json);
}

/** The bytes that the JSON of a type stands for. */
export function bytesOf(type: string, json: unknown): Uint8Array {
  return jsonToXdr(type, tables[`${small(type)}Node`] as Node, json);
}

function small(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}
