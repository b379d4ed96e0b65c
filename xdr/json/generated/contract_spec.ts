// Generated from xdr/idl/contract_spec.x by scripts/generate_xdr.ts. Do not edit.

import { member } from "../../_schema.ts";
import { ScSpecEntry, ScSpecEntryKind, ScSpecEventDataFormat, ScSpecEventParamLocationV0, ScSpecEventParamV0, ScSpecEventV0, ScSpecFunctionInputV0, ScSpecFunctionV0, ScSpecType, ScSpecTypeBytesN, ScSpecTypeDef, ScSpecTypeMap, ScSpecTypeOption, ScSpecTypeResult, ScSpecTypeTuple, ScSpecTypeUdt, ScSpecTypeVec, ScSpecUdtEnumCaseV0, ScSpecUdtEnumV0, ScSpecUdtErrorEnumCaseV0, ScSpecUdtErrorEnumV0, ScSpecUdtStructFieldV0, ScSpecUdtStructV0, ScSpecUdtUnionCaseTupleV0, ScSpecUdtUnionCaseV0, ScSpecUdtUnionCaseV0Kind, ScSpecUdtUnionCaseVoidV0, ScSpecUdtUnionV0 } from "../../generated/contract_spec.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode ScSpecType}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeFromJson(json: unknown): ScSpecType { return fromJson("ScSpecType", member(ScSpecType, 10), json); }
/** Parses the JSON value of {@linkcode ScSpecTypeOption}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeOptionFromJson(json: unknown): ScSpecTypeOption { return fromJson("ScSpecTypeOption", ScSpecTypeOption, json); }
/** Parses the JSON value of {@linkcode ScSpecTypeResult}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeResultFromJson(json: unknown): ScSpecTypeResult { return fromJson("ScSpecTypeResult", ScSpecTypeResult, json); }
/** Parses the JSON value of {@linkcode ScSpecTypeVec}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeVecFromJson(json: unknown): ScSpecTypeVec { return fromJson("ScSpecTypeVec", ScSpecTypeVec, json); }
/** Parses the JSON value of {@linkcode ScSpecTypeMap}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeMapFromJson(json: unknown): ScSpecTypeMap { return fromJson("ScSpecTypeMap", ScSpecTypeMap, json); }
/** Parses the JSON value of {@linkcode ScSpecTypeTuple}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeTupleFromJson(json: unknown): ScSpecTypeTuple { return fromJson("ScSpecTypeTuple", ScSpecTypeTuple, json); }
/** Parses the JSON value of {@linkcode ScSpecTypeBytesN}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeBytesNFromJson(json: unknown): ScSpecTypeBytesN { return fromJson("ScSpecTypeBytesN", ScSpecTypeBytesN, json); }
/** Parses the JSON value of {@linkcode ScSpecTypeUdt}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeUdtFromJson(json: unknown): ScSpecTypeUdt { return fromJson("ScSpecTypeUdt", ScSpecTypeUdt, json); }
/** Parses the JSON value of {@linkcode ScSpecTypeDef}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeDefFromJson(json: unknown): ScSpecTypeDef { return fromJson("ScSpecTypeDef", ScSpecTypeDef, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtStructFieldV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtStructFieldV0FromJson(json: unknown): ScSpecUdtStructFieldV0 { return fromJson("ScSpecUdtStructFieldV0", ScSpecUdtStructFieldV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtStructV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtStructV0FromJson(json: unknown): ScSpecUdtStructV0 { return fromJson("ScSpecUdtStructV0", ScSpecUdtStructV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseVoidV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseVoidV0FromJson(json: unknown): ScSpecUdtUnionCaseVoidV0 { return fromJson("ScSpecUdtUnionCaseVoidV0", ScSpecUdtUnionCaseVoidV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseTupleV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseTupleV0FromJson(json: unknown): ScSpecUdtUnionCaseTupleV0 { return fromJson("ScSpecUdtUnionCaseTupleV0", ScSpecUdtUnionCaseTupleV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseV0Kind}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseV0KindFromJson(json: unknown): ScSpecUdtUnionCaseV0Kind { return fromJson("ScSpecUdtUnionCaseV0Kind", member(ScSpecUdtUnionCaseV0Kind, 18), json); }
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseV0FromJson(json: unknown): ScSpecUdtUnionCaseV0 { return fromJson("ScSpecUdtUnionCaseV0", ScSpecUdtUnionCaseV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtUnionV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionV0FromJson(json: unknown): ScSpecUdtUnionV0 { return fromJson("ScSpecUdtUnionV0", ScSpecUdtUnionV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtEnumCaseV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtEnumCaseV0FromJson(json: unknown): ScSpecUdtEnumCaseV0 { return fromJson("ScSpecUdtEnumCaseV0", ScSpecUdtEnumCaseV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtEnumV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtEnumV0FromJson(json: unknown): ScSpecUdtEnumV0 { return fromJson("ScSpecUdtEnumV0", ScSpecUdtEnumV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtErrorEnumCaseV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtErrorEnumCaseV0FromJson(json: unknown): ScSpecUdtErrorEnumCaseV0 { return fromJson("ScSpecUdtErrorEnumCaseV0", ScSpecUdtErrorEnumCaseV0, json); }
/** Parses the JSON value of {@linkcode ScSpecUdtErrorEnumV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtErrorEnumV0FromJson(json: unknown): ScSpecUdtErrorEnumV0 { return fromJson("ScSpecUdtErrorEnumV0", ScSpecUdtErrorEnumV0, json); }
/** Parses the JSON value of {@linkcode ScSpecFunctionInputV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecFunctionInputV0FromJson(json: unknown): ScSpecFunctionInputV0 { return fromJson("ScSpecFunctionInputV0", ScSpecFunctionInputV0, json); }
/** Parses the JSON value of {@linkcode ScSpecFunctionV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecFunctionV0FromJson(json: unknown): ScSpecFunctionV0 { return fromJson("ScSpecFunctionV0", ScSpecFunctionV0, json); }
/** Parses the JSON value of {@linkcode ScSpecEventParamLocationV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventParamLocationV0FromJson(json: unknown): ScSpecEventParamLocationV0 { return fromJson("ScSpecEventParamLocationV0", member(ScSpecEventParamLocationV0, 24), json); }
/** Parses the JSON value of {@linkcode ScSpecEventParamV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventParamV0FromJson(json: unknown): ScSpecEventParamV0 { return fromJson("ScSpecEventParamV0", ScSpecEventParamV0, json); }
/** Parses the JSON value of {@linkcode ScSpecEventDataFormat}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventDataFormatFromJson(json: unknown): ScSpecEventDataFormat { return fromJson("ScSpecEventDataFormat", member(ScSpecEventDataFormat, 21), json); }
/** Parses the JSON value of {@linkcode ScSpecEventV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventV0FromJson(json: unknown): ScSpecEventV0 { return fromJson("ScSpecEventV0", ScSpecEventV0, json); }
/** Parses the JSON value of {@linkcode ScSpecEntryKind}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEntryKindFromJson(json: unknown): ScSpecEntryKind { return fromJson("ScSpecEntryKind", member(ScSpecEntryKind, 11), json); }
/** Parses the JSON value of {@linkcode ScSpecEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEntryFromJson(json: unknown): ScSpecEntry { return fromJson("ScSpecEntry", ScSpecEntry, json); }
