// Generated from xdr/idl/contract_spec.x by scripts/generate_xdr.ts. Do not edit.

import { ScSpecEntry, type ScSpecEntryKind, type ScSpecEventDataFormat, type ScSpecEventParamLocationV0, ScSpecEventParamV0, ScSpecEventV0, ScSpecFunctionInputV0, ScSpecFunctionV0, type ScSpecType, ScSpecTypeBytesN, ScSpecTypeDef, ScSpecTypeMap, ScSpecTypeOption, ScSpecTypeResult, ScSpecTypeTuple, ScSpecTypeUdt, ScSpecTypeVec, ScSpecUdtEnumCaseV0, ScSpecUdtEnumV0, ScSpecUdtErrorEnumCaseV0, ScSpecUdtErrorEnumV0, ScSpecUdtStructFieldV0, ScSpecUdtStructV0, ScSpecUdtUnionCaseTupleV0, ScSpecUdtUnionCaseV0, type ScSpecUdtUnionCaseV0Kind, ScSpecUdtUnionCaseVoidV0, ScSpecUdtUnionV0, scSpecEntryKindNames, scSpecEventDataFormatNames, scSpecEventParamLocationV0Names, scSpecTypeNames, scSpecUdtUnionCaseV0KindNames } from "../../generated/contract_spec.ts";
import { type Node, array, deeper, members, readJson, struct, text, union } from "../_nodes.ts";
import { scSymbolNode } from "./contract.ts";
import { uint32Node } from "./types.ts";

/** How the JSON of `ScSpecType` is read. @internal */
export const scSpecTypeNode: Node = /* @__PURE__ */ members(scSpecTypeNames, 10);
/** Reads {@linkcode ScSpecType} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeFromJson(json: unknown): ScSpecType {
  return readJson({ xdrName: "ScSpecType", read: (r) => r.enum(scSpecTypeNames, "ScSpecType") }, scSpecTypeNode, json);
}

/** How the JSON of `ScSpecTypeOption` is read. @internal */
export const scSpecTypeOptionNode: Node = /* @__PURE__ */ struct(() => ({ value_type: scSpecTypeDefNode }));
/** Reads {@linkcode ScSpecTypeOption} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeOptionFromJson(json: unknown): ScSpecTypeOption {
  return readJson(ScSpecTypeOption, scSpecTypeOptionNode, json);
}

/** How the JSON of `ScSpecTypeResult` is read. @internal */
export const scSpecTypeResultNode: Node = /* @__PURE__ */ struct(() => ({ ok_type: scSpecTypeDefNode, error_type: scSpecTypeDefNode }));
/** Reads {@linkcode ScSpecTypeResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeResultFromJson(json: unknown): ScSpecTypeResult {
  return readJson(ScSpecTypeResult, scSpecTypeResultNode, json);
}

/** How the JSON of `ScSpecTypeVec` is read. @internal */
export const scSpecTypeVecNode: Node = /* @__PURE__ */ struct(() => ({ element_type: scSpecTypeDefNode }));
/** Reads {@linkcode ScSpecTypeVec} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeVecFromJson(json: unknown): ScSpecTypeVec {
  return readJson(ScSpecTypeVec, scSpecTypeVecNode, json);
}

/** How the JSON of `ScSpecTypeMap` is read. @internal */
export const scSpecTypeMapNode: Node = /* @__PURE__ */ struct(() => ({ key_type: scSpecTypeDefNode, value_type: scSpecTypeDefNode }));
/** Reads {@linkcode ScSpecTypeMap} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeMapFromJson(json: unknown): ScSpecTypeMap {
  return readJson(ScSpecTypeMap, scSpecTypeMapNode, json);
}

/** How the JSON of `ScSpecTypeTuple` is read. @internal */
export const scSpecTypeTupleNode: Node = /* @__PURE__ */ struct(() => ({ value_types: /* @__PURE__ */ array(() => scSpecTypeDefNode, 12) }));
/** Reads {@linkcode ScSpecTypeTuple} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeTupleFromJson(json: unknown): ScSpecTypeTuple {
  return readJson(ScSpecTypeTuple, scSpecTypeTupleNode, json);
}

/** How the JSON of `ScSpecTypeBytesN` is read. @internal */
export const scSpecTypeBytesNNode: Node = /* @__PURE__ */ struct(() => ({ n: uint32Node }));
/** Reads {@linkcode ScSpecTypeBytesN} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeBytesNFromJson(json: unknown): ScSpecTypeBytesN {
  return readJson(ScSpecTypeBytesN, scSpecTypeBytesNNode, json);
}

/** How the JSON of `ScSpecTypeUdt` is read. @internal */
export const scSpecTypeUdtNode: Node = /* @__PURE__ */ struct(() => ({ name: /* @__PURE__ */ text(1024) }));
/** Reads {@linkcode ScSpecTypeUdt} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeUdtFromJson(json: unknown): ScSpecTypeUdt {
  return readJson(ScSpecTypeUdt, scSpecTypeUdtNode, json);
}

/** How the JSON of `ScSpecTypeDef` is read. @internal */
export const scSpecTypeDefNode: Node = /* @__PURE__ */ union(scSpecTypeNames, 10, () => ({ 1000: deeper(scSpecTypeOptionNode), 1001: deeper(scSpecTypeResultNode), 1002: deeper(scSpecTypeVecNode), 1004: deeper(scSpecTypeMapNode), 1005: deeper(scSpecTypeTupleNode), 1006: scSpecTypeBytesNNode, 2000: scSpecTypeUdtNode }));
/** Reads {@linkcode ScSpecTypeDef} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecTypeDefFromJson(json: unknown): ScSpecTypeDef {
  return readJson(ScSpecTypeDef, scSpecTypeDefNode, json);
}

/** How the JSON of `ScSpecUdtStructFieldV0` is read. @internal */
export const scSpecUdtStructFieldV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(30), type: scSpecTypeDefNode }));
/** Reads {@linkcode ScSpecUdtStructFieldV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtStructFieldV0FromJson(json: unknown): ScSpecUdtStructFieldV0 {
  return readJson(ScSpecUdtStructFieldV0, scSpecUdtStructFieldV0Node, json);
}

/** How the JSON of `ScSpecUdtStructV0` is read. @internal */
export const scSpecUdtStructV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), fields: /* @__PURE__ */ array(() => scSpecUdtStructFieldV0Node) }));
/** Reads {@linkcode ScSpecUdtStructV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtStructV0FromJson(json: unknown): ScSpecUdtStructV0 {
  return readJson(ScSpecUdtStructV0, scSpecUdtStructV0Node, json);
}

/** How the JSON of `ScSpecUdtUnionCaseVoidV0` is read. @internal */
export const scSpecUdtUnionCaseVoidV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60) }));
/** Reads {@linkcode ScSpecUdtUnionCaseVoidV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtUnionCaseVoidV0FromJson(json: unknown): ScSpecUdtUnionCaseVoidV0 {
  return readJson(ScSpecUdtUnionCaseVoidV0, scSpecUdtUnionCaseVoidV0Node, json);
}

/** How the JSON of `ScSpecUdtUnionCaseTupleV0` is read. @internal */
export const scSpecUdtUnionCaseTupleV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60), type: /* @__PURE__ */ array(() => scSpecTypeDefNode) }));
/** Reads {@linkcode ScSpecUdtUnionCaseTupleV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtUnionCaseTupleV0FromJson(json: unknown): ScSpecUdtUnionCaseTupleV0 {
  return readJson(ScSpecUdtUnionCaseTupleV0, scSpecUdtUnionCaseTupleV0Node, json);
}

/** How the JSON of `ScSpecUdtUnionCaseV0Kind` is read. @internal */
export const scSpecUdtUnionCaseV0KindNode: Node = /* @__PURE__ */ members(scSpecUdtUnionCaseV0KindNames, 18);
/** Reads {@linkcode ScSpecUdtUnionCaseV0Kind} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtUnionCaseV0KindFromJson(json: unknown): ScSpecUdtUnionCaseV0Kind {
  return readJson({ xdrName: "ScSpecUdtUnionCaseV0Kind", read: (r) => r.enum(scSpecUdtUnionCaseV0KindNames, "ScSpecUdtUnionCaseV0Kind") }, scSpecUdtUnionCaseV0KindNode, json);
}

/** How the JSON of `ScSpecUdtUnionCaseV0` is read. @internal */
export const scSpecUdtUnionCaseV0Node: Node = /* @__PURE__ */ union(scSpecUdtUnionCaseV0KindNames, 18, () => ({ 0: scSpecUdtUnionCaseVoidV0Node, 1: scSpecUdtUnionCaseTupleV0Node }));
/** Reads {@linkcode ScSpecUdtUnionCaseV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtUnionCaseV0FromJson(json: unknown): ScSpecUdtUnionCaseV0 {
  return readJson(ScSpecUdtUnionCaseV0, scSpecUdtUnionCaseV0Node, json);
}

/** How the JSON of `ScSpecUdtUnionV0` is read. @internal */
export const scSpecUdtUnionV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), cases: /* @__PURE__ */ array(() => scSpecUdtUnionCaseV0Node) }));
/** Reads {@linkcode ScSpecUdtUnionV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtUnionV0FromJson(json: unknown): ScSpecUdtUnionV0 {
  return readJson(ScSpecUdtUnionV0, scSpecUdtUnionV0Node, json);
}

/** How the JSON of `ScSpecUdtEnumCaseV0` is read. @internal */
export const scSpecUdtEnumCaseV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60), value: uint32Node }));
/** Reads {@linkcode ScSpecUdtEnumCaseV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtEnumCaseV0FromJson(json: unknown): ScSpecUdtEnumCaseV0 {
  return readJson(ScSpecUdtEnumCaseV0, scSpecUdtEnumCaseV0Node, json);
}

/** How the JSON of `ScSpecUdtEnumV0` is read. @internal */
export const scSpecUdtEnumV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), cases: /* @__PURE__ */ array(() => scSpecUdtEnumCaseV0Node) }));
/** Reads {@linkcode ScSpecUdtEnumV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtEnumV0FromJson(json: unknown): ScSpecUdtEnumV0 {
  return readJson(ScSpecUdtEnumV0, scSpecUdtEnumV0Node, json);
}

/** How the JSON of `ScSpecUdtErrorEnumCaseV0` is read. @internal */
export const scSpecUdtErrorEnumCaseV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(60), value: uint32Node }));
/** Reads {@linkcode ScSpecUdtErrorEnumCaseV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtErrorEnumCaseV0FromJson(json: unknown): ScSpecUdtErrorEnumCaseV0 {
  return readJson(ScSpecUdtErrorEnumCaseV0, scSpecUdtErrorEnumCaseV0Node, json);
}

/** How the JSON of `ScSpecUdtErrorEnumV0` is read. @internal */
export const scSpecUdtErrorEnumV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), cases: /* @__PURE__ */ array(() => scSpecUdtErrorEnumCaseV0Node) }));
/** Reads {@linkcode ScSpecUdtErrorEnumV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecUdtErrorEnumV0FromJson(json: unknown): ScSpecUdtErrorEnumV0 {
  return readJson(ScSpecUdtErrorEnumV0, scSpecUdtErrorEnumV0Node, json);
}

/** How the JSON of `ScSpecFunctionInputV0` is read. @internal */
export const scSpecFunctionInputV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(30), type: scSpecTypeDefNode }));
/** Reads {@linkcode ScSpecFunctionInputV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecFunctionInputV0FromJson(json: unknown): ScSpecFunctionInputV0 {
  return readJson(ScSpecFunctionInputV0, scSpecFunctionInputV0Node, json);
}

/** How the JSON of `ScSpecFunctionV0` is read. @internal */
export const scSpecFunctionV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: scSymbolNode, inputs: /* @__PURE__ */ array(() => scSpecFunctionInputV0Node), outputs: /* @__PURE__ */ array(() => scSpecTypeDefNode, 1) }));
/** Reads {@linkcode ScSpecFunctionV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecFunctionV0FromJson(json: unknown): ScSpecFunctionV0 {
  return readJson(ScSpecFunctionV0, scSpecFunctionV0Node, json);
}

/** How the JSON of `ScSpecEventParamLocationV0` is read. @internal */
export const scSpecEventParamLocationV0Node: Node = /* @__PURE__ */ members(scSpecEventParamLocationV0Names, 24);
/** Reads {@linkcode ScSpecEventParamLocationV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecEventParamLocationV0FromJson(json: unknown): ScSpecEventParamLocationV0 {
  return readJson({ xdrName: "ScSpecEventParamLocationV0", read: (r) => r.enum(scSpecEventParamLocationV0Names, "ScSpecEventParamLocationV0") }, scSpecEventParamLocationV0Node, json);
}

/** How the JSON of `ScSpecEventParamV0` is read. @internal */
export const scSpecEventParamV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), name: /* @__PURE__ */ text(30), type: scSpecTypeDefNode, location: scSpecEventParamLocationV0Node }));
/** Reads {@linkcode ScSpecEventParamV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecEventParamV0FromJson(json: unknown): ScSpecEventParamV0 {
  return readJson(ScSpecEventParamV0, scSpecEventParamV0Node, json);
}

/** How the JSON of `ScSpecEventDataFormat` is read. @internal */
export const scSpecEventDataFormatNode: Node = /* @__PURE__ */ members(scSpecEventDataFormatNames, 21);
/** Reads {@linkcode ScSpecEventDataFormat} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecEventDataFormatFromJson(json: unknown): ScSpecEventDataFormat {
  return readJson({ xdrName: "ScSpecEventDataFormat", read: (r) => r.enum(scSpecEventDataFormatNames, "ScSpecEventDataFormat") }, scSpecEventDataFormatNode, json);
}

/** How the JSON of `ScSpecEventV0` is read. @internal */
export const scSpecEventV0Node: Node = /* @__PURE__ */ struct(() => ({ doc: /* @__PURE__ */ text(1024), lib: /* @__PURE__ */ text(80), name: /* @__PURE__ */ text(1024), prefix_topics: /* @__PURE__ */ array(() => scSymbolNode, 2), params: /* @__PURE__ */ array(() => scSpecEventParamV0Node), data_format: scSpecEventDataFormatNode }));
/** Reads {@linkcode ScSpecEventV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecEventV0FromJson(json: unknown): ScSpecEventV0 {
  return readJson(ScSpecEventV0, scSpecEventV0Node, json);
}

/** How the JSON of `ScSpecEntryKind` is read. @internal */
export const scSpecEntryKindNode: Node = /* @__PURE__ */ members(scSpecEntryKindNames, 11);
/** Reads {@linkcode ScSpecEntryKind} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecEntryKindFromJson(json: unknown): ScSpecEntryKind {
  return readJson({ xdrName: "ScSpecEntryKind", read: (r) => r.enum(scSpecEntryKindNames, "ScSpecEntryKind") }, scSpecEntryKindNode, json);
}

/** How the JSON of `ScSpecEntry` is read. @internal */
export const scSpecEntryNode: Node = /* @__PURE__ */ union(scSpecEntryKindNames, 11, () => ({ 0: scSpecFunctionV0Node, 1: scSpecUdtStructV0Node, 2: scSpecUdtUnionV0Node, 3: scSpecUdtEnumV0Node, 4: scSpecUdtErrorEnumV0Node, 5: scSpecEventV0Node }));
/** Reads {@linkcode ScSpecEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function scSpecEntryFromJson(json: unknown): ScSpecEntry {
  return readJson(ScSpecEntry, scSpecEntryNode, json);
}
