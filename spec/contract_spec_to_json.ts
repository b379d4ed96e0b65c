import { attempt } from "../internal/fault.ts";
import { requireSpec } from "./_lookup.ts";
import type { ContractSpec } from "./contract_definitions.ts";
import type { SpecEntry } from "./spec_entry.ts";
import type { ContractTypes } from "./types.ts";

/**
 * Converts an interface to SEP-51 JSON, for files and other programs. The JSON always contains `doc` and `lib`, and
 * names types `type`, not `type_`.
 *
 * @param spec the interface
 * @returns the entries, in new objects
 * @throws {TypeError} if `spec` is not an interface
 *
 * @example A round trip
 * ```ts
 * import { contractSpec, contractSpecToJson } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const spec = contractSpec([{ udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 0 }] } }]);
 * const json = contractSpecToJson(spec);
 * assert.deepEqual(json, [
 *   { udt_enum_v0: { doc: "", lib: "", name: "Side", cases: [{ doc: "", name: "Buy", value: 0 }] } },
 * ]);
 * assert.deepEqual(contractSpec(json), spec);
 * ```
 */
export function contractSpecToJson(spec: ContractSpec<ContractTypes>): SpecEntry[] {
  return attempt("write the interface as JSON", () => {
    requireSpec(spec);
    return JSON.parse(JSON.stringify(spec.entries)) as SpecEntry[];
  });
}
