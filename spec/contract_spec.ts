import { brandOf } from "../internal/brand.ts";
import { describe } from "../internal/describe.ts";
import { convertAt, NestedError, toPublicError } from "../internal/nested_error.ts";
import { readEntry } from "./_literal.ts";
import type { SpecEntry } from "./spec_entry.ts";
import type { TypesOf } from "./types.ts";
import { BRAND, caseOf, type EntryKind, type EntryOutline, makeSpec, MEMBERS } from "./_make_spec.ts";
import type { ContractSpec } from "./contract_definitions.ts";

/**
 * Creates the interface of a contract from its entries: a literal, from which all functions of this module infer exact
 * types, or parsed JSON. The entries are checked and indexed once; later changes to the literal have no effect.
 *
 * `dwsa contract interface token.wasm --ts` prints such a literal. Without `as const`, the literal must be written
 * inline in the call.
 *
 * @param entries the SEP-48 entries as SEP-51 JSON; `doc` and `lib` may be omitted, and `type_` is accepted for `type`
 * @returns the interface
 * @throws {TypeError} if `entries` is not an array
 * @throws {DwsaError} `spec/invalid-entry` if an entry is not a SEP-48 entry, or a type cannot be used: a struct with
 *   only some numeric field names, duplicate fields or cases, or duplicate case numbers; `spec/duplicate-name` if two
 *   different functions or types have the same name; `scval/depth` if a type is nested more than 500 levels deep.
 *   `path` locates the error
 *
 * @example A literal
 * ```ts
 * import { contractSpec, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const counter = contractSpec([
 *   { function_v0: { name: "add", inputs: [{ name: "by", type: "u32" }], outputs: ["u64"] } },
 * ]);
 * assert.equal(encodeArguments(counter, "add", { by: 5 })[0]!.type, "scvU32");
 * assert.throws(() => encodeArguments(counter, "add", { by: -1 }), {
 *   message: "Cannot encode the arguments of add at .by: expected u32 from 0 to 4294967295, got -1",
 * });
 * ```
 *
 * @example JSON from the Stellar CLI, with types known only at run time
 * ```ts
 * import { contractSpec, type SpecEntry } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const entries: SpecEntry[] = JSON.parse('[{"udt_enum_v0":{"name":"Side","cases":[{"name":"Buy","value":7}]}}]');
 * const side = contractSpec(entries).types.get("Side");
 * assert(side?.kind === "enum");
 * assert.equal(side.numbers.get("Buy"), 7);
 * ```
 */
export function contractSpec<const S extends readonly SpecEntry[]>(entries: S): ContractSpec<TypesOf<S>> {
  try {
    if (!Array.isArray(entries)) {
      const advice = typeof entries === "string"
        ? "; JSON.parse() reads JSON, and contractSpecFromXdr() reads base64"
        : Array.isArray(Object(entries).entries)
        ? "; pass its entries"
        : "";
      throw new NestedError("type", `expected entries to be an array, got ${describe(entries)}${advice}`);
    }
    const read = Array.from(entries, (entry, i) => convertAt(`[${i}]`, () => readEntry(entry)));
    return makeSpec(read.map(outlineOf), (i) => read[i]!) as ContractSpec<TypesOf<S>>;
  } catch (error) {
    throw toPublicError(error, "Cannot read the interface");
  }
}

/**
 * Returns whether a value is an interface created by {@linkcode contractSpec} or from XDR or Wasm, including by another
 * copy of this library.
 *
 * @param value any value
 * @returns `true` if `value` is an interface
 *
 * @example An interface and its entries
 * ```ts
 * import { contractSpec, isContractSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const spec = contractSpec([]);
 * assert(isContractSpec(spec));
 * assert(!isContractSpec(spec.entries));
 * assert(!isContractSpec({ ...spec }));
 * ```
 */
export function isContractSpec(value: unknown): value is ContractSpec {
  return brandOf(value) === BRAND;
}

function outlineOf(entry: SpecEntry): EntryOutline {
  const [kind, body] = Object.entries(entry)[0] as [
    EntryKind,
    { readonly name: string; readonly [list: string]: unknown },
  ];
  const members = "udt_union_v0" in entry ? entry.udt_union_v0.cases.map(caseOf) : body[MEMBERS[kind]];
  return { kind, name: body.name, members: members as EntryOutline["members"] }; // as parsed
}
