// Generated from xdr/idl/contract.x by scripts/generate_xdr.ts. Do not edit.

import { member, text, varBytes } from "../../_schema.ts";
import { ContractExecutable, ContractExecutableExternalRef, ContractExecutableType, Int128Parts, Int256Parts, MuxedContract, MuxedEd25519Account, ScAddress, ScAddressType, type ScBytes, ScContractInstance, ScError, ScErrorCode, ScErrorType, ScMap, ScMapEntry, ScNonceKey, type ScString, type ScSymbol, ScVal, ScValType, ScVec, Uint128Parts, Uint256Parts } from "../../generated/contract.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode ScBytes}; throws the same errors as {@linkcode scValFromJson}. */
export function scBytesFromJson(json: unknown): ScBytes { return fromJson("ScBytes", varBytes(), json); }
/** Parses the JSON value of {@linkcode ScString}; throws the same errors as {@linkcode scValFromJson}. */
export function scStringFromJson(json: unknown): ScString { return fromJson("ScString", text(), json); }
/** Parses the JSON value of {@linkcode ScSymbol}; throws the same errors as {@linkcode scValFromJson}. */
export function scSymbolFromJson(json: unknown): ScSymbol { return fromJson("ScSymbol", text(32), json); }
/** Parses the JSON value of {@linkcode ScValType}; throws the same errors as {@linkcode scValFromJson}. */
export function scValTypeFromJson(json: unknown): ScValType { return fromJson("ScValType", member(ScValType, 3), json); }
/** Parses the JSON value of {@linkcode ScErrorType}; throws the same errors as {@linkcode scValFromJson}. */
export function scErrorTypeFromJson(json: unknown): ScErrorType { return fromJson("ScErrorType", member(ScErrorType, 3), json); }
/** Parses the JSON value of {@linkcode ScErrorCode}; throws the same errors as {@linkcode scValFromJson}. */
export function scErrorCodeFromJson(json: unknown): ScErrorCode { return fromJson("ScErrorCode", member(ScErrorCode, 4), json); }
/** Parses the JSON value of {@linkcode ScError}; throws the same errors as {@linkcode scValFromJson}. */
export function scErrorFromJson(json: unknown): ScError { return fromJson("ScError", ScError, json); }
/** Parses the JSON value of {@linkcode Uint128Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function uint128PartsFromJson(json: unknown): Uint128Parts { return fromJson("Uint128Parts", Uint128Parts, json); }
/** Parses the JSON value of {@linkcode Int128Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function int128PartsFromJson(json: unknown): Int128Parts { return fromJson("Int128Parts", Int128Parts, json); }
/** Parses the JSON value of {@linkcode Uint256Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function uint256PartsFromJson(json: unknown): Uint256Parts { return fromJson("Uint256Parts", Uint256Parts, json); }
/** Parses the JSON value of {@linkcode Int256Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function int256PartsFromJson(json: unknown): Int256Parts { return fromJson("Int256Parts", Int256Parts, json); }
/** Parses the JSON value of {@linkcode ContractExecutableType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractExecutableTypeFromJson(json: unknown): ContractExecutableType { return fromJson("ContractExecutableType", member(ContractExecutableType, 18), json); }
/** Parses the JSON value of {@linkcode ScAddressType}; throws the same errors as {@linkcode scValFromJson}. */
export function scAddressTypeFromJson(json: unknown): ScAddressType { return fromJson("ScAddressType", member(ScAddressType, 13), json); }
/** Parses the JSON value of {@linkcode MuxedEd25519Account}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedEd25519AccountFromJson(json: unknown): MuxedEd25519Account { return fromJson("MuxedEd25519Account", MuxedEd25519Account, json); }
/** Parses the JSON value of {@linkcode MuxedContract}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedContractFromJson(json: unknown): MuxedContract { return fromJson("MuxedContract", MuxedContract, json); }
/** Parses the JSON value of {@linkcode ScAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function scAddressFromJson(json: unknown): ScAddress { return fromJson("ScAddress", ScAddress, json); }
/** Parses the JSON value of {@linkcode ContractExecutableExternalRef}; throws the same errors as {@linkcode scValFromJson}. */
export function contractExecutableExternalRefFromJson(json: unknown): ContractExecutableExternalRef { return fromJson("ContractExecutableExternalRef", ContractExecutableExternalRef, json); }
/** Parses the JSON value of {@linkcode ContractExecutable}; throws the same errors as {@linkcode scValFromJson}. */
export function contractExecutableFromJson(json: unknown): ContractExecutable { return fromJson("ContractExecutable", ContractExecutable, json); }
/** Parses the JSON value of {@linkcode ScVec}; throws the same errors as {@linkcode scValFromJson}. */
export function scVecFromJson(json: unknown): ScVec { return fromJson("ScVec", ScVec, json); }
/** Parses the JSON value of {@linkcode ScMap}; throws the same errors as {@linkcode scValFromJson}. */
export function scMapFromJson(json: unknown): ScMap { return fromJson("ScMap", ScMap, json); }
/** Parses the JSON value of {@linkcode ScNonceKey}; throws the same errors as {@linkcode scValFromJson}. */
export function scNonceKeyFromJson(json: unknown): ScNonceKey { return fromJson("ScNonceKey", ScNonceKey, json); }
/** Parses the JSON value of {@linkcode ScContractInstance}; throws the same errors as {@linkcode scValFromJson}. */
export function scContractInstanceFromJson(json: unknown): ScContractInstance { return fromJson("ScContractInstance", ScContractInstance, json); }
/**
 * Parses the JSON value of {@linkcode ScVal} (SEP-51).
 *
 * @param json the result of `JSON.parse` or `parseJson`, not the JSON string itself; the module documentation
 * lists all formats
 * @returns the value
 * @throws {TypeError} if a part has the wrong JSON type; the message contains the path, such as `ScVal.vec[2].u64`
 * @throws {RangeError} if a number is out of range or not a safe integer
 * @throws {DwsaError} `json/unknown-name` if a field, case or member does not exist, `json/missing-field` if a field
 * is missing, `json/duplicate-key` if a field has two spellings of its name, `json/length` if a part is too long or
 * too short, `json/depth` if the value is nested more than 500 levels deep, and `json/invalid-value` for everything
 * else
 *
 * @example Read a contract value
 * ```ts
 * import { scValFromJson } from "@dwsa/base/json";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * assert.ok(scValFromJson({ vec: [{ u64: "7" }, "void"] }).equals(ScVal.scvVec([ScVal.scvU64(7n), ScVal.scvVoid()])));
 * assert.throws(() => scValFromJson({ vec: [{ u64: "007" }] }), { code: "json/invalid-value", path: "ScVal.vec[0].u64" });
 * ```
 */
export function scValFromJson(json: unknown): ScVal { return fromJson("ScVal", ScVal, json); }
/** Parses the JSON value of {@linkcode ScMapEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scMapEntryFromJson(json: unknown): ScMapEntry { return fromJson("ScMapEntry", ScMapEntry, json); }
