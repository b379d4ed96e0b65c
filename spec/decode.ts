import { attempt, count, typeMismatch } from "../internal/fault.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { ScVal } from "../xdr/mod.ts";
import { mismatch, withFunction, withType } from "./_lookup.ts";
import type { ContractSpec } from "./contract_definitions.ts";
import type { ContractTypes, DecodedArguments, FunctionResult, TypeValue } from "./types.ts";
import { decode, type Decoding, decoding, definedReader, fieldsReader, readerOf } from "./_readers.ts";

/** Options of the decoding functions. */
export interface DecodeOptions {
  /**
   * Whether struct fields that the interface does not declare are rejected (`"refuse"`, the default) or dropped
   * (`"ignore"`, for values that a newer version of the contract has stored).
   */
  readonly extraFields?: "refuse" | "ignore" | undefined;
}

/**
 * Decodes the result of a function to native values; {@linkcode encodeArguments} lists their types. At every level,
 * each value must be of its declared type.
 *
 * A missing struct field is `null` if its type is an option, as in contracts that use the sparse maps of CAP-86.
 *
 * @param spec the interface
 * @param name the function
 * @param value the result, for example from a simulation
 * @param options whether unknown fields are rejected or dropped
 * @returns the result; `null` if the function declares none
 * @throws {TypeError} if `spec` is not an interface, `name` is not a string, `value` is not an `ScVal`, or an option is
 *   unknown or has an invalid value
 * @throws {DwsaError} `spec/unknown-function` if the interface does not define the function; `spec/contract-error` if
 *   the function returned an error (`got` contains the code and, if unambiguous, its name); `spec/mismatch`,
 *   `spec/unknown-case`, `spec/missing-field`, `spec/unexpected-field` or `scval/depth` if a value does not match its
 *   declared type; `spec/ambiguous-type` if a type has several definitions that give different values;
 *   `spec/invalid-entry` if its definition is irregular. `path` locates the error
 *
 * @example Decode a balance
 * ```ts
 * import { assetSpec, decodeResult } from "@dwsa/base/spec";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const token = assetSpec();
 * const balance = decodeResult(token, "balance", ScVal.scvI128(5n));
 * assert.equal(balance + 1n, 6n);
 * assert.throws(() => decodeResult(token, "balance", ScVal.scvU64(5n)), {
 *   code: "spec/mismatch",
 *   message: "Cannot decode the result of balance: expected i128, got u64",
 * });
 * ```
 */
export function decodeResult<A extends ContractTypes, N extends A["names"]>(
  spec: ContractSpec<A>,
  name: N,
  value: ScVal,
  options?: DecodeOptions,
): FunctionResult<A, N> {
  const context = attempt("decode the result", () => readContext(options));
  return withFunction(
    "decode the result",
    spec,
    name,
    ({ outputs }) => decode(readerOf(outputs[0] ?? "void", spec), value, 1, context),
  );
}

/**
 * Decodes the arguments of a **call** by name: of an operation that calls a contract, or of a call in diagnostic events.
 *
 * Do not use this function for authorization entries: an entry contains the function's arguments only if the contract
 * used `require_auth`; with `require_auth_for_args` it contains values that the contract chose, whose number and types
 * can match by chance.
 *
 * @param spec the interface
 * @param name the function
 * @param values the arguments, as many as the function declares
 * @param options whether unknown fields are rejected or dropped
 * @returns the arguments by name
 * @throws {TypeError} if `values` is not an array of `ScVal`; otherwise as in {@linkcode decodeResult}
 * @throws {DwsaError} `spec/mismatch` also if the number of arguments is wrong; otherwise as in
 *   {@linkcode decodeResult}
 *
 * @example The arguments of a call
 * ```ts
 * import { contractSpec, decodeArguments } from "@dwsa/base/spec";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const counter = contractSpec([
 *   { function_v0: { name: "add", inputs: [{ name: "by", type: "u32" }], outputs: [] } },
 * ]);
 * assert.deepEqual(decodeArguments(counter, "add", [ScVal.scvU32(5)]), { by: 5 });
 * ```
 *
 * @example For an authorization entry, the names would be wrong without an error
 * ```ts
 * import { contractSpec, decodeArguments, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const vault = contractSpec([{
 *   function_v0: {
 *     name: "deposit",
 *     inputs: [{ name: "from", type: "address" }, { name: "amount", type: "u64" }],
 *     outputs: [],
 *   },
 * }]);
 * const token = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * // The contract calls require_auth_for_args((token, share)): the first value is the token, not "from".
 * const authorized = encodeArguments(vault, "deposit", { from: token, amount: 3n });
 * assert.equal(decodeArguments(vault, "deposit", authorized).from, token);
 * ```
 */
export function decodeArguments<A extends ContractTypes, N extends A["names"]>(
  spec: ContractSpec<A>,
  name: N,
  values: readonly ScVal[],
  options?: DecodeOptions,
): DecodedArguments<A, N> {
  const context = attempt("decode the arguments", () => readContext(options));
  return withFunction("decode the arguments", spec, name, ({ inputs }) => {
    if (!Array.isArray(values)) throw typeMismatch("values to be an array of ScVal", values);
    if (values.length !== inputs.length) throw mismatch(count(inputs.length, "argument"), `${values.length}`);
    return fieldsReader(inputs, spec)(values, 1, context);
  });
}

/**
 * Decodes a value of a type that the interface defines: a storage entry, or a field of type `val`.
 *
 * @param spec the interface
 * @param typeName the name of the type
 * @param value the contract value
 * @param options whether unknown fields are rejected or dropped
 * @returns the native value; see {@linkcode encodeArguments}
 * @throws {TypeError} if `typeName` is not a string; otherwise as in {@linkcode decodeResult}
 * @throws {DwsaError} `spec/unknown-type` if the interface does not define the type; otherwise as in
 *   {@linkcode decodeResult}
 *
 * @example A value stored by a newer version of a contract
 * ```ts
 * import { contractSpec, decodeValue } from "@dwsa/base/spec";
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const vault = contractSpec([{ udt_struct_v0: { name: "State", fields: [{ name: "total", type: "u64" }] } }]);
 * const stored = nativeToScVal({ total: 5n, paused: false }, { keyType: "symbol" });
 *
 * assert.throws(() => decodeValue(vault, "State", stored), { code: "spec/unexpected-field", path: ".paused" });
 * assert.deepEqual(decodeValue(vault, "State", stored, { extraFields: "ignore" }), { total: 5n });
 * ```
 */
export function decodeValue<A extends ContractTypes, N extends A["typeNames"]>(
  spec: ContractSpec<A>,
  typeName: N,
  value: ScVal,
  options?: DecodeOptions,
): TypeValue<A, N> {
  const context = attempt("decode the value", () => readContext(options));
  return withType(
    "decode the value",
    spec,
    typeName,
    (type) => decode(definedReader(type, typeName, spec), value, 1, context),
  ) as TypeValue<A, N>;
}

function readContext(options: DecodeOptions | undefined): Decoding {
  const { extraFields } = readOptions(options, ["extraFields"]);
  return decoding(readChoice("extraFields", extraFields, ["refuse", "ignore"]) === "ignore");
}
