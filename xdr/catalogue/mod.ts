/**
 * Every wire type by its name, and what unknown text or bytes can be. For commands and pages that show anything; it holds
 * all types with their JSON, so programs that know their types import those from `@dwsa/base/xdr`.
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
export { fromJsonNamed, readNamed, type TypeName, typeNames, writeNamed } from "./read_named.ts";
