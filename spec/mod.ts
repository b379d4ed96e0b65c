/**
 * The interface of a contract (SEP-48): calls with named JavaScript arguments, and decoding of results, storage, events
 * and errors. TypeScript infers all types from a literal, without generated code.
 *
 * ```ts
 * import { assetSpec, callFunction, decodeResult } from "@dwsa/base/spec";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const token = assetSpec();
 * const id = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const from = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 *
 * const operation = callFunction(token, id, "transfer", { from, to: id, amount: 5n });
 * assert.equal(operation.body.type, "invokeHostFunction");
 *
 * const balance: bigint = decodeResult(token, "balance", ScVal.scvI128(5n));
 * assert.equal(balance, 5n);
 * ```
 *
 * For other contracts, `dwsa contract interface token.wasm --ts` prints the interface as a literal. A contract's interface is
 * untrusted: it can be wrong, or belong to another version of the code.
 *
 * - SEP-48, the interface: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0048.md
 * - SEP-51, its JSON: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0051.md
 *
 * @module spec
 */
export type { Bytes } from "../internal/bytes.ts";
export type { IntLike } from "../internal/int_like.ts";
export { assetSpec } from "./asset_spec.ts";
export { callFunction } from "./call_function.ts";
export { type ContractErrorCase, contractErrors } from "./contract_errors.ts";
export {
  type ContractBuild,
  type ContractEnvironment,
  type ContractMeta,
  type ContractMetaEntry,
  contractMetaFromWasm,
} from "./contract_meta_from_wasm.ts";
export { contractSpec, isContractSpec } from "./contract_spec.ts";
export type {
  ContractAlias,
  ContractDefinition,
  ContractEnum,
  ContractEventDefinition,
  ContractField,
  ContractFunction,
  ContractProblem,
  ContractSpec,
  ContractStruct,
  ContractType,
  ContractUnion,
} from "./contract_definitions.ts";
export { contractSpecFromWasm } from "./contract_spec_from_wasm.ts";
export { contractSpecFromXdr } from "./contract_spec_from_xdr.ts";
export { contractSpecToJson } from "./contract_spec_to_json.ts";
export { decodeArguments, type DecodeOptions, decodeResult, decodeValue } from "./decode.ts";
export { decodeEvent, type EventParts } from "./decode_event.ts";
export { encodeArguments, encodeValue } from "./encode.ts";
export type {
  SpecBytesNType,
  SpecDefinition,
  SpecEntry,
  SpecEnumCase,
  SpecEnumEntry,
  SpecErrorEnumEntry,
  SpecEventEntry,
  SpecEventParam,
  SpecField,
  SpecFunctionEntry,
  SpecMapType,
  SpecNamed,
  SpecNamedType,
  SpecOptions,
  SpecOptionType,
  SpecResultType,
  SpecScalars,
  SpecStructEntry,
  SpecTupleType,
  SpecType,
  SpecTyped,
  SpecUnionCase,
  SpecUnionEntry,
  SpecVecType,
  SuppliedTypes,
} from "./spec_entry.ts";
export type {
  ContractTypes,
  DecodedArguments,
  EventAlternative,
  FunctionArguments,
  FunctionResult,
  NoTypes,
  TypeInput,
  TypesOf,
  TypeValue,
  UnknownEvent,
  UnknownTypes,
} from "./types.ts";
