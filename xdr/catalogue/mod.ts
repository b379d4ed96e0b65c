/**
 * All wire types by name, and functions to find the possible types of a string or bytes. Use this module in programs
 * that display arbitrary values. This entrypoint contains all types with their JSON codecs, so if you know the types,
 * import them from `@dwsa/base/xdr`.
 *
 * ```ts
 * import { identify, readNamed } from "@dwsa/base/catalogue";
 * import { toJson } from "@dwsa/base/json";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(toJson(readNamed("ScVal", "AAAAAwAAAAc=")), { u32: 7 });
 * assert.deepEqual(identify("AAAAAwAAAAc=").slice(0, 1).map(({ form, type }) => [form, type]), [["base64", "ScVal"]]);
 * ```
 *
 * @module
 */

export {
  type Candidate,
  type Evidence,
  identify,
  type StrKeyCandidate,
  type WasmCandidate,
  type XdrCandidate,
} from "./identify.ts";
export { fromJsonNamed, readNamed, type TypeName, typeNames, writeNamed, xdrToJsonString } from "./read_named.ts";
