// Generated from xdr/idl/contract.x by scripts/generate_xdr.ts. Do not edit.

import { ContractExecutable, ContractExecutableExternalRef, type ContractExecutableType, type Int128Parts, type Int256Parts, MuxedContract, MuxedEd25519Account, ScAddress, type ScAddressType, type ScBytes, ScContractInstance, ScError, type ScErrorCode, type ScErrorType, type ScMap, ScMapEntry, ScNonceKey, type ScString, type ScSymbol, ScVal, type ScValType, type ScVec, type Uint128Parts, type Uint256Parts, contractExecutableTypeNames, scAddressTypeNames, scErrorCodeNames, scErrorTypeNames, scValTypeNames } from "../../generated/contract.ts";
import { type Node, array, bool, deeper, members, optional, readJson, strkeyStruct, strkeyUnion, struct, text, union, varOpaque, wide } from "../_nodes.ts";
import { durationNode, hashNode, int32Node, int64Node, timePointNode, uint32Node, uint64Node } from "./types.ts";

/** The JSON decoder of `ScBytes`. @internal */
export const scBytesNode: Node = /* @__PURE__ */ varOpaque();
/** Parses the JSON value of {@linkcode ScBytes}; throws the same errors as {@linkcode scValFromJson}. */
export function scBytesFromJson(json: unknown): ScBytes {
  return readJson({ xdrName: "ScBytes", read: (r) => r.varOpaque(4294967295, "ScBytes") }, scBytesNode, json);
}

/** The JSON decoder of `ScString`. @internal */
export const scStringNode: Node = /* @__PURE__ */ text();
/** Parses the JSON value of {@linkcode ScString}; throws the same errors as {@linkcode scValFromJson}. */
export function scStringFromJson(json: unknown): ScString {
  return readJson({ xdrName: "ScString", read: (r) => r.text(4294967295, "ScString") }, scStringNode, json);
}

/** The JSON decoder of `ScSymbol`. @internal */
export const scSymbolNode: Node = /* @__PURE__ */ text(32);
/** Parses the JSON value of {@linkcode ScSymbol}; throws the same errors as {@linkcode scValFromJson}. */
export function scSymbolFromJson(json: unknown): ScSymbol {
  return readJson({ xdrName: "ScSymbol", read: (r) => r.text(32, "ScSymbol") }, scSymbolNode, json);
}

/** The JSON decoder of `ScValType`. @internal */
export const scValTypeNode: Node = /* @__PURE__ */ members(scValTypeNames, 3);
/** Parses the JSON value of {@linkcode ScValType}; throws the same errors as {@linkcode scValFromJson}. */
export function scValTypeFromJson(json: unknown): ScValType {
  return readJson({ xdrName: "ScValType", read: (r) => r.enum(scValTypeNames, "ScValType") }, scValTypeNode, json);
}

/** The JSON decoder of `ScErrorType`. @internal */
export const scErrorTypeNode: Node = /* @__PURE__ */ members(scErrorTypeNames, 3);
/** Parses the JSON value of {@linkcode ScErrorType}; throws the same errors as {@linkcode scValFromJson}. */
export function scErrorTypeFromJson(json: unknown): ScErrorType {
  return readJson({ xdrName: "ScErrorType", read: (r) => r.enum(scErrorTypeNames, "ScErrorType") }, scErrorTypeNode, json);
}

/** The JSON decoder of `ScErrorCode`. @internal */
export const scErrorCodeNode: Node = /* @__PURE__ */ members(scErrorCodeNames, 4);
/** Parses the JSON value of {@linkcode ScErrorCode}; throws the same errors as {@linkcode scValFromJson}. */
export function scErrorCodeFromJson(json: unknown): ScErrorCode {
  return readJson({ xdrName: "ScErrorCode", read: (r) => r.enum(scErrorCodeNames, "ScErrorCode") }, scErrorCodeNode, json);
}

/** The JSON decoder of `ScError`. @internal */
export const scErrorNode: Node = /* @__PURE__ */ union(scErrorTypeNames, 3, () => ({ 0: uint32Node, 1: scErrorCodeNode, 2: scErrorCodeNode, 3: scErrorCodeNode, 4: scErrorCodeNode, 5: scErrorCodeNode, 6: scErrorCodeNode, 7: scErrorCodeNode, 8: scErrorCodeNode, 9: scErrorCodeNode }));
/** Parses the JSON value of {@linkcode ScError}; throws the same errors as {@linkcode scValFromJson}. */
export function scErrorFromJson(json: unknown): ScError {
  return readJson(ScError, scErrorNode, json);
}

/** The JSON decoder of `Uint128Parts`. @internal */
export const uint128PartsNode: Node = /* @__PURE__ */ wide(2, false);
/** Parses the JSON value of {@linkcode Uint128Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function uint128PartsFromJson(json: unknown): Uint128Parts {
  return readJson({ xdrName: "Uint128Parts", read: (r) => r.wide(2, false, "Uint128Parts") }, uint128PartsNode, json);
}

/** The JSON decoder of `Int128Parts`. @internal */
export const int128PartsNode: Node = /* @__PURE__ */ wide(2, true);
/** Parses the JSON value of {@linkcode Int128Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function int128PartsFromJson(json: unknown): Int128Parts {
  return readJson({ xdrName: "Int128Parts", read: (r) => r.wide(2, true, "Int128Parts") }, int128PartsNode, json);
}

/** The JSON decoder of `Uint256Parts`. @internal */
export const uint256PartsNode: Node = /* @__PURE__ */ wide(4, false);
/** Parses the JSON value of {@linkcode Uint256Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function uint256PartsFromJson(json: unknown): Uint256Parts {
  return readJson({ xdrName: "Uint256Parts", read: (r) => r.wide(4, false, "Uint256Parts") }, uint256PartsNode, json);
}

/** The JSON decoder of `Int256Parts`. @internal */
export const int256PartsNode: Node = /* @__PURE__ */ wide(4, true);
/** Parses the JSON value of {@linkcode Int256Parts}; throws the same errors as {@linkcode scValFromJson}. */
export function int256PartsFromJson(json: unknown): Int256Parts {
  return readJson({ xdrName: "Int256Parts", read: (r) => r.wide(4, true, "Int256Parts") }, int256PartsNode, json);
}

/** The JSON decoder of `ContractExecutableType`. @internal */
export const contractExecutableTypeNode: Node = /* @__PURE__ */ members(contractExecutableTypeNames, 18);
/** Parses the JSON value of {@linkcode ContractExecutableType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractExecutableTypeFromJson(json: unknown): ContractExecutableType {
  return readJson({ xdrName: "ContractExecutableType", read: (r) => r.enum(contractExecutableTypeNames, "ContractExecutableType") }, contractExecutableTypeNode, json);
}

/** The JSON decoder of `ScAddressType`. @internal */
export const scAddressTypeNode: Node = /* @__PURE__ */ members(scAddressTypeNames, 13);
/** Parses the JSON value of {@linkcode ScAddressType}; throws the same errors as {@linkcode scValFromJson}. */
export function scAddressTypeFromJson(json: unknown): ScAddressType {
  return readJson({ xdrName: "ScAddressType", read: (r) => r.enum(scAddressTypeNames, "ScAddressType") }, scAddressTypeNode, json);
}

/** The JSON decoder of `MuxedEd25519Account`. @internal */
export const muxedEd25519AccountNode: Node = /* @__PURE__ */ strkeyStruct("M");
/** Parses the JSON value of {@linkcode MuxedEd25519Account}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedEd25519AccountFromJson(json: unknown): MuxedEd25519Account {
  return readJson(MuxedEd25519Account, muxedEd25519AccountNode, json);
}

/** The JSON decoder of `MuxedContract`. @internal */
export const muxedContractNode: Node = /* @__PURE__ */ strkeyStruct("W");
/** Parses the JSON value of {@linkcode MuxedContract}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedContractFromJson(json: unknown): MuxedContract {
  return readJson(MuxedContract, muxedContractNode, json);
}

/** The JSON decoder of `ScAddress`. @internal */
export const scAddressNode: Node = /* @__PURE__ */ strkeyUnion({ G: [0, 0], C: 1, M: 2, B: [3, 0], L: 4, W: 5 });
/** Parses the JSON value of {@linkcode ScAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function scAddressFromJson(json: unknown): ScAddress {
  return readJson(ScAddress, scAddressNode, json);
}

/** The JSON decoder of `ContractExecutableExternalRef`. @internal */
export const contractExecutableExternalRefNode: Node = /* @__PURE__ */ struct(() => ({ executable_owner: scAddressNode, tag: scStringNode }));
/** Parses the JSON value of {@linkcode ContractExecutableExternalRef}; throws the same errors as {@linkcode scValFromJson}. */
export function contractExecutableExternalRefFromJson(json: unknown): ContractExecutableExternalRef {
  return readJson(ContractExecutableExternalRef, contractExecutableExternalRefNode, json);
}

/** The JSON decoder of `ContractExecutable`. @internal */
export const contractExecutableNode: Node = /* @__PURE__ */ union(contractExecutableTypeNames, 18, () => ({ 0: hashNode, 2: contractExecutableExternalRefNode }));
/** Parses the JSON value of {@linkcode ContractExecutable}; throws the same errors as {@linkcode scValFromJson}. */
export function contractExecutableFromJson(json: unknown): ContractExecutable {
  return readJson(ContractExecutable, contractExecutableNode, json);
}

/** The JSON decoder of `ScVec`. @internal */
export const scVecNode: Node = /* @__PURE__ */ array(() => scValNode);
/** Parses the JSON value of {@linkcode ScVec}; throws the same errors as {@linkcode scValFromJson}. */
export function scVecFromJson(json: unknown): ScVec {
  return readJson({ xdrName: "ScVec", read: (r) => r.array(4294967295, 4, "ScVec", ScVal.read) }, scVecNode, json);
}

/** The JSON decoder of `ScMap`. @internal */
export const scMapNode: Node = /* @__PURE__ */ array(() => scMapEntryNode);
/** Parses the JSON value of {@linkcode ScMap}; throws the same errors as {@linkcode scValFromJson}. */
export function scMapFromJson(json: unknown): ScMap {
  return readJson({ xdrName: "ScMap", read: (r) => r.array(4294967295, 8, "ScMap", ScMapEntry.read) }, scMapNode, json);
}

/** The JSON decoder of `ScNonceKey`. @internal */
export const scNonceKeyNode: Node = /* @__PURE__ */ struct(() => ({ nonce: int64Node }));
/** Parses the JSON value of {@linkcode ScNonceKey}; throws the same errors as {@linkcode scValFromJson}. */
export function scNonceKeyFromJson(json: unknown): ScNonceKey {
  return readJson(ScNonceKey, scNonceKeyNode, json);
}

/** The JSON decoder of `ScContractInstance`. @internal */
export const scContractInstanceNode: Node = /* @__PURE__ */ struct(() => ({ executable: contractExecutableNode, storage: /* @__PURE__ */ optional(() => scMapNode) }));
/** Parses the JSON value of {@linkcode ScContractInstance}; throws the same errors as {@linkcode scValFromJson}. */
export function scContractInstanceFromJson(json: unknown): ScContractInstance {
  return readJson(ScContractInstance, scContractInstanceNode, json);
}

/** The JSON decoder of `ScVal`. @internal */
export const scValNode: Node = /* @__PURE__ */ union(scValTypeNames, 3, () => ({ 0: bool, 2: scErrorNode, 3: uint32Node, 4: int32Node, 5: uint64Node, 6: int64Node, 7: timePointNode, 8: durationNode, 9: uint128PartsNode, 10: int128PartsNode, 11: uint256PartsNode, 12: int256PartsNode, 13: scBytesNode, 14: scStringNode, 15: scSymbolNode, 16: deeper(/* @__PURE__ */ optional(() => scVecNode)), 17: deeper(/* @__PURE__ */ optional(() => scMapNode)), 18: scAddressNode, 19: deeper(scContractInstanceNode), 21: scNonceKeyNode, 22: scStringNode }));
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
export function scValFromJson(json: unknown): ScVal {
  return readJson(ScVal, scValNode, json);
}

/** The JSON decoder of `ScMapEntry`. @internal */
export const scMapEntryNode: Node = /* @__PURE__ */ struct(() => ({ key: scValNode, val: scValNode }));
/** Parses the JSON value of {@linkcode ScMapEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scMapEntryFromJson(json: unknown): ScMapEntry {
  return readJson(ScMapEntry, scMapEntryNode, json);
}
