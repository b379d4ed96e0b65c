/** The JSON and XDR codecs of every definition by name, including types without a class. */

import * as json from "@dwsa/base/json";
import { nodeOf } from "../../xdr/json/_node_of.ts";
import { jsonToXdr } from "../../xdr/json/_nodes.ts";
import { SCHEMAS } from "../../xdr/json/generated/by_name.ts";

/** The names of all types in TypeScript. */
export const typeNames: readonly string[] = Object.keys(SCHEMAS).sort();

/** Parses the JSON of a type to its value. */
export function fromJson(type: string, value: unknown): unknown {
  const parse = (json as unknown as Record<string, (value: unknown) => unknown>)[`${small(type)}FromJson`]!;
  return parse(value);
}

/** Parses the JSON of a type, and encodes the value as XDR. */
export function bytesOf(type: string, value: unknown): Uint8Array {
  return jsonToXdr(type, nodeOf(SCHEMAS[type as keyof typeof SCHEMAS]), value);
}

function small(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}
