import { brandOf } from "../internal/brand.ts";
import { convertAt, describe, Fault, toPublicError } from "../internal/fault.ts";
import { readEntry } from "./_literal.ts";
import type { SpecEntry, SpecOptions, SuppliedTypes } from "./spec_entry.ts";
import type { NoTypes, TypesOf } from "./types.ts";
import type { EntryKind } from "./_definitions.ts";
import { BRAND, type EntryOutline, makeSpec } from "./_make_spec.ts";
import { suppliedTypes } from "./_supplied_types.ts";
import type { ContractSpec } from "./contract_definitions.ts";

/**
 * Creates the interface of a contract from its entries: a literal, from which all functions of this module infer exact
 * types, or parsed JSON. Later changes to the literal have no effect.
 *
 * An irregular definition, such as a second one with the same name, affects only what uses it; `problems` of the result
 * lists all. Which of several definitions with one name applies is decided by each value: encoding uses the one that
 * fits, or several that give equal bytes, and decoding uses those that give equal results. Otherwise the error is
 * `spec/ambiguous-type`. An `ScVal` is accepted for a value of such a type.
 *
 * `dwsa contract interface token.wasm --ts` prints such a literal. Without `as const`, the literal must be written
 * inline in the call.
 *
 * @param entries the SEP-48 entries as SEP-51 JSON; `doc` and `lib` may be omitted, and `type_` is accepted for `type`
 * @param options definitions for types that the interface only names
 * @returns the interface
 * @throws {TypeError} if `entries` is not an array, or an option is unknown or has an invalid value
 * @throws {DwsaError} `spec/invalid-entry` if an entry is not a SEP-48 entry, or a definition of the option `types` is
 *   neither a type nor an entry; `spec/duplicate-name` if the option defines a name that the interface defines;
 *   `scval/depth` if a type is nested more than 500 levels deep. `path` locates the error
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
 *
 * @example A type that the interface only names: a Rust alias
 * ```ts
 * import { contractSpec, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const registry = contractSpec([
 *   { function_v0: { name: "add", inputs: [{ name: "country", type: { udt: { name: "CountryCode" } } }], outputs: [] } },
 * ], { types: { CountryCode: "u32" } });
 * assert.equal(encodeArguments(registry, "add", { country: 276 })[0]!.type, "scvU32");
 * ```
 */
export function contractSpec<const S extends readonly SpecEntry[], const T extends SuppliedTypes = NoTypes>(
  entries: S,
  options?: SpecOptions<T>,
): ContractSpec<TypesOf<S, T>> {
  try {
    if (!Array.isArray(entries)) {
      const advice = typeof entries === "string"
        ? "; JSON.parse() reads JSON, and contractSpecFromXdr() reads base64"
        : Array.isArray(Object(entries).entries)
        ? "; pass its entries"
        : "";
      throw new Fault("type", `expected entries to be an array, got ${describe(entries)}${advice}`);
    }
    const read = Array.from(entries, (entry, i) => convertAt(`[${i}]`, () => readEntry(entry)));
    const supplied = suppliedTypes(options);
    return makeSpec(read.length, (i) => outlineOf(read[i]!), (i) => read[i]!, supplied) as ContractSpec<TypesOf<S, T>>;
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
  const [kind, { name }] = Object.entries(entry)[0] as [EntryKind, { readonly name: string }];
  return { kind, name };
}
