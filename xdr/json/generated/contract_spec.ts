// Generated from xdr/idl/contract_spec.x by scripts/generate_xdr.ts. Do not edit.

import { ScSpecEntry, type ScSpecEntryKind, type ScSpecEventDataFormat, type ScSpecEventParamLocationV0, ScSpecEventParamV0, ScSpecEventV0, ScSpecFunctionInputV0, ScSpecFunctionV0, type ScSpecType, ScSpecTypeBytesN, ScSpecTypeDef, ScSpecTypeMap, ScSpecTypeOption, ScSpecTypeResult, ScSpecTypeTuple, ScSpecTypeUdt, ScSpecTypeVec, ScSpecUdtEnumCaseV0, ScSpecUdtEnumV0, ScSpecUdtErrorEnumCaseV0, ScSpecUdtErrorEnumV0, ScSpecUdtStructFieldV0, ScSpecUdtStructV0, ScSpecUdtUnionCaseTupleV0, ScSpecUdtUnionCaseV0, type ScSpecUdtUnionCaseV0Kind, ScSpecUdtUnionCaseVoidV0, ScSpecUdtUnionV0, scSpecEntryKindNames, scSpecEventDataFormatNames, scSpecEventParamLocationV0Names, scSpecTypeNames, scSpecUdtUnionCaseV0KindNames } from "../../generated/contract_spec.ts";
import { type Node, array, deeper, members, readJson, struct, text, union } from "../_nodes.ts";
import { scSymbolNode } from "./contract.ts";
import { uint32Node } from "./types.ts";

/** The JSON decoder of `ScSpecType`. @internal */
export const scSpecTypeNode: Node = /* @__PURE__ */ members(scSpecTypeNames, 10);
/** Parses the JSON value of {@linkcode ScSpecType}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeFromJson(json: unknown): ScSpecType {
  return readJson({ xdrName: "ScSpecType", read: (r) => r.enum(scSpecTypeNames, "ScSpecType") }, scSpecTypeNode, json);
}

/** The JSON decoder of `ScSpecTypeOption`. @internal */
export const scSpecTypeOptionNode: Node = /* @__PURE__ */ struct(() => ({ value_type: scSpecTypeDefNode }));
/** Parses the JSON value of {@linkcode ScSpecTypeOption}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeOptionFromJson(json: unknown): ScSpecTypeOption {
  return readJson(ScSpecTypeOption, scSpecTypeOptionNode, json);
}

/** The JSON decoder of `ScSpecTypeResult`. @internal */
export const scSpecTypeResultNode: Node = /* @__PURE__ */ struct(() => ({ ok_type: scSpecTypeDefNode, error_type: scSpecTypeDefNode }));
/** Parses the JSON value of {@linkcode ScSpecTypeResult}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeResultFromJson(json: unknown): ScSpecTypeResult {
  return readJson(ScSpecTypeResult, scSpecTypeResultNode, json);
}

/** The JSON decoder of `ScSpecTypeVec`. @internal */
export const scSpecTypeVecNode: Node = /* @__PURE__ */ struct(() => ({ element_type: scSpecTypeDefNode }));
/** Parses the JSON value of {@linkcode ScSpecTypeVec}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeVecFromJson(json: unknown): ScSpecTypeVec {
  return readJson(ScSpecTypeVec, scSpecTypeVecNode, json);
}

/** The JSON decoder of `ScSpecTypeMap`. @internal */
export const scSpecTypeMapNode: Node = /* @__PURE__ */ struct(() => ({ key_type: scSpecTypeDefNode, value_type: scSpecTypeDefNode }));
/** Parses the JSON value of {@linkcode ScSpecTypeMap}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeMapFromJson(json: unknown): ScSpecTypeMap {
  return readJson(ScSpecTypeMap, scSpecTypeMapNode, json);
}

/** The JSON decoder of `ScSpecTypeTuple`. @internal */
export const scSpecTypeTupleNode: Node = /* @__PURE__ */ struct(() => ({ value_types: /* @__PURE__ */ array(() => scSpecTypeDefNode, 12) }));
/** Parses the JSON value of {@linkcode ScSpecTypeTuple}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeTupleFromJson(json: unknown): ScSpecTypeTuple {
  return readJson(ScSpecTypeTuple, scSpecTypeTupleNode, json);
}

/** The JSON decoder of `ScSpecTypeBytesN`. @internal */
export const scSpecTypeBytesNNode: Node = /* @__PURE__ */ struct(() => ({ n: uint32Node }));
/** Parses the JSON value of {@linkcode ScSpecTypeBytesN}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeBytesNFromJson(json: unknown): ScSpecTypeBytesN {
  return readJson(ScSpecTypeBytesN, scSpecTypeBytesNNode, json);
}

/** The JSON decoder of `ScSpecTypeUdt`. @internal */
export const scSpecTypeUdtNode: Node = /* @__PURE__ */ struct(() => ({ name: /* @__PURE__ */ text(1024) }));
/** Parses the JSON value of {@linkcode ScSpecTypeUdt}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeUdtFromJson(json: unknown): ScSpecTypeUdt {
  return readJson(ScSpecTypeUdt, scSpecTypeUdtNode, json);
}

/** The JSON decoder of `ScSpecTypeDef`. @internal */
export const scSpecTypeDefNode: Node = /* @__PURE__ */ union(scSpecTypeNames, 10, () => ({ 1000: deeper(scSpecTypeOptionNode), 1001: deeper(scSpecTypeResultNode), 1002: deeper(scSpecTypeVecNode), 1004: deeper(scSpecTypeMapNode), 1005: deeper(scSpecTypeTupleNode), 1006: scSpecTypeBytesNNode, 2000: scSpecTypeUdtNode }));
/** Parses the JSON value of {@linkcode ScSpecTypeDef}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecTypeDefFromJson(json: unknown): ScSpecTypeDef {
  return readJson(ScSpecTypeDef, scSpecTypeDefNode, json);
}

/** The JSON decoder of `ScSpecUdtStructFieldV0`. @internal */
export const scSpecUdtStructFieldV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(30), type: scSpecTypeDefNode }));
/** Parses the JSON value of {@linkcode ScSpecUdtStructFieldV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtStructFieldV0FromJson(json: unknown): ScSpecUdtStructFieldV0 {
  return readJson(ScSpecUdtStructFieldV0, scSpecUdtStructFieldV0Node, json);
}

/** The JSON decoder of `ScSpecUdtStructV0`. @internal */
export const scSpecUdtStructV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), fields: /* @__PURE__ */ array(() => scSpecUdtStructFieldV0Node) }));
/** Parses the JSON value of {@linkcode ScSpecUdtStructV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtStructV0FromJson(json: unknown): ScSpecUdtStructV0 {
  return readJson(ScSpecUdtStructV0, scSpecUdtStructV0Node, json);
}

/** The JSON decoder of `ScSpecUdtUnionCaseVoidV0`. @internal */
export const scSpecUdtUnionCaseVoidV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60) }));
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseVoidV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseVoidV0FromJson(json: unknown): ScSpecUdtUnionCaseVoidV0 {
  return readJson(ScSpecUdtUnionCaseVoidV0, scSpecUdtUnionCaseVoidV0Node, json);
}

/** The JSON decoder of `ScSpecUdtUnionCaseTupleV0`. @internal */
export const scSpecUdtUnionCaseTupleV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60), type: /* @__PURE__ */ array(() => scSpecTypeDefNode) }));
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseTupleV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseTupleV0FromJson(json: unknown): ScSpecUdtUnionCaseTupleV0 {
  return readJson(ScSpecUdtUnionCaseTupleV0, scSpecUdtUnionCaseTupleV0Node, json);
}

/** The JSON decoder of `ScSpecUdtUnionCaseV0Kind`. @internal */
export const scSpecUdtUnionCaseV0KindNode: Node = /* @__PURE__ */ members(scSpecUdtUnionCaseV0KindNames, 18);
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseV0Kind}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseV0KindFromJson(json: unknown): ScSpecUdtUnionCaseV0Kind {
  return readJson({ xdrName: "ScSpecUdtUnionCaseV0Kind", read: (r) => r.enum(scSpecUdtUnionCaseV0KindNames, "ScSpecUdtUnionCaseV0Kind") }, scSpecUdtUnionCaseV0KindNode, json);
}

/** The JSON decoder of `ScSpecUdtUnionCaseV0`. @internal */
export const scSpecUdtUnionCaseV0Node: Node = /* @__PURE__ */ union(scSpecUdtUnionCaseV0KindNames, 18, () => ({ 0: scSpecUdtUnionCaseVoidV0Node, 1: scSpecUdtUnionCaseTupleV0Node }));
/** Parses the JSON value of {@linkcode ScSpecUdtUnionCaseV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionCaseV0FromJson(json: unknown): ScSpecUdtUnionCaseV0 {
  return readJson(ScSpecUdtUnionCaseV0, scSpecUdtUnionCaseV0Node, json);
}

/** The JSON decoder of `ScSpecUdtUnionV0`. @internal */
export const scSpecUdtUnionV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), cases: /* @__PURE__ */ array(() => scSpecUdtUnionCaseV0Node) }));
/** Parses the JSON value of {@linkcode ScSpecUdtUnionV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtUnionV0FromJson(json: unknown): ScSpecUdtUnionV0 {
  return readJson(ScSpecUdtUnionV0, scSpecUdtUnionV0Node, json);
}

/** The JSON decoder of `ScSpecUdtEnumCaseV0`. @internal */
export const scSpecUdtEnumCaseV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60), value: uint32Node }));
/** Parses the JSON value of {@linkcode ScSpecUdtEnumCaseV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtEnumCaseV0FromJson(json: unknown): ScSpecUdtEnumCaseV0 {
  return readJson(ScSpecUdtEnumCaseV0, scSpecUdtEnumCaseV0Node, json);
}

/** The JSON decoder of `ScSpecUdtEnumV0`. @internal */
export const scSpecUdtEnumV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), cases: /* @__PURE__ */ array(() => scSpecUdtEnumCaseV0Node) }));
/** Parses the JSON value of {@linkcode ScSpecUdtEnumV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtEnumV0FromJson(json: unknown): ScSpecUdtEnumV0 {
  return readJson(ScSpecUdtEnumV0, scSpecUdtEnumV0Node, json);
}

/** The JSON decoder of `ScSpecUdtErrorEnumCaseV0`. @internal */
export const scSpecUdtErrorEnumCaseV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60), value: uint32Node }));
/** Parses the JSON value of {@linkcode ScSpecUdtErrorEnumCaseV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtErrorEnumCaseV0FromJson(json: unknown): ScSpecUdtErrorEnumCaseV0 {
  return readJson(ScSpecUdtErrorEnumCaseV0, scSpecUdtErrorEnumCaseV0Node, json);
}

/** The JSON decoder of `ScSpecUdtErrorEnumV0`. @internal */
export const scSpecUdtErrorEnumV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), cases: /* @__PURE__ */ array(() => scSpecUdtErrorEnumCaseV0Node) }));
/** Parses the JSON value of {@linkcode ScSpecUdtErrorEnumV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecUdtErrorEnumV0FromJson(json: unknown): ScSpecUdtErrorEnumV0 {
  return readJson(ScSpecUdtErrorEnumV0, scSpecUdtErrorEnumV0Node, json);
}

/** The JSON decoder of `ScSpecFunctionInputV0`. @internal */
export const scSpecFunctionInputV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(30), type: scSpecTypeDefNode }));
/** Parses the JSON value of {@linkcode ScSpecFunctionInputV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecFunctionInputV0FromJson(json: unknown): ScSpecFunctionInputV0 {
  return readJson(ScSpecFunctionInputV0, scSpecFunctionInputV0Node, json);
}

/** The JSON decoder of `ScSpecFunctionV0`. @internal */
export const scSpecFunctionV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: scSymbolNode, inputs: /* @__PURE__ */ array(() => scSpecFunctionInputV0Node), outputs: /* @__PURE__ */ array(() => scSpecTypeDefNode, 1) }));
/** Parses the JSON value of {@linkcode ScSpecFunctionV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecFunctionV0FromJson(json: unknown): ScSpecFunctionV0 {
  return readJson(ScSpecFunctionV0, scSpecFunctionV0Node, json);
}

/** The JSON decoder of `ScSpecEventParamLocationV0`. @internal */
export const scSpecEventParamLocationV0Node: Node = /* @__PURE__ */ members(scSpecEventParamLocationV0Names, 24);
/** Parses the JSON value of {@linkcode ScSpecEventParamLocationV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventParamLocationV0FromJson(json: unknown): ScSpecEventParamLocationV0 {
  return readJson({ xdrName: "ScSpecEventParamLocationV0", read: (r) => r.enum(scSpecEventParamLocationV0Names, "ScSpecEventParamLocationV0") }, scSpecEventParamLocationV0Node, json);
}

/** The JSON decoder of `ScSpecEventParamV0`. @internal */
export const scSpecEventParamV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(30), type: scSpecTypeDefNode, location: scSpecEventParamLocationV0Node }));
/** Parses the JSON value of {@linkcode ScSpecEventParamV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventParamV0FromJson(json: unknown): ScSpecEventParamV0 {
  return readJson(ScSpecEventParamV0, scSpecEventParamV0Node, json);
}

/** The JSON decoder of `ScSpecEventDataFormat`. @internal */
export const scSpecEventDataFormatNode: Node = /* @__PURE__ */ members(scSpecEventDataFormatNames, 21);
/** Parses the JSON value of {@linkcode ScSpecEventDataFormat}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventDataFormatFromJson(json: unknown): ScSpecEventDataFormat {
  return readJson({ xdrName: "ScSpecEventDataFormat", read: (r) => r.enum(scSpecEventDataFormatNames, "ScSpecEventDataFormat") }, scSpecEventDataFormatNode, json);
}

/** The JSON decoder of `ScSpecEventV0`. @internal */
export const scSpecEventV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), prefix_topics: /* @__PURE__ */ array(() => scSymbolNode, 2), params: /* @__PURE__ */ array(() => scSpecEventParamV0Node), data_format: scSpecEventDataFormatNode }));
/** Parses the JSON value of {@linkcode ScSpecEventV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEventV0FromJson(json: unknown): ScSpecEventV0 {
  return readJson(ScSpecEventV0, scSpecEventV0Node, json);
}

/** The JSON decoder of `ScSpecEntryKind`. @internal */
export const scSpecEntryKindNode: Node = /* @__PURE__ */ members(scSpecEntryKindNames, 11);
/** Parses the JSON value of {@linkcode ScSpecEntryKind}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEntryKindFromJson(json: unknown): ScSpecEntryKind {
  return readJson({ xdrName: "ScSpecEntryKind", read: (r) => r.enum(scSpecEntryKindNames, "ScSpecEntryKind") }, scSpecEntryKindNode, json);
}

/** The JSON decoder of `ScSpecEntry`. @internal */
export const scSpecEntryNode: Node = /* @__PURE__ */ union(scSpecEntryKindNames, 11, () => ({ 0: scSpecFunctionV0Node, 1: scSpecUdtStructV0Node, 2: scSpecUdtUnionV0Node, 3: scSpecUdtEnumV0Node, 4: scSpecUdtErrorEnumV0Node, 5: scSpecEventV0Node }));
/** Parses the JSON value of {@linkcode ScSpecEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scSpecEntryFromJson(json: unknown): ScSpecEntry {
  return readJson(ScSpecEntry, scSpecEntryNode, json);
}
