// Generated from xdr/idl/contract_spec.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, deep, list, member, members, namesOf, shared, struct, text, u32, union } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { ScSymbol } from "./contract.ts";
import type { ScSpecEntryJson, ScSpecEventParamV0Json, ScSpecEventV0Json, ScSpecFunctionInputV0Json, ScSpecFunctionV0Json, ScSpecTypeBytesNJson, ScSpecTypeDefJson, ScSpecTypeMapJson, ScSpecTypeOptionJson, ScSpecTypeResultJson, ScSpecTypeTupleJson, ScSpecTypeUdtJson, ScSpecTypeVecJson, ScSpecUdtEnumCaseV0Json, ScSpecUdtEnumV0Json, ScSpecUdtErrorEnumCaseV0Json, ScSpecUdtErrorEnumV0Json, ScSpecUdtStructFieldV0Json, ScSpecUdtStructV0Json, ScSpecUdtUnionCaseTupleV0Json, ScSpecUdtUnionCaseV0Json, ScSpecUdtUnionCaseVoidV0Json, ScSpecUdtUnionV0Json } from "./json_types.ts";

/** A member of the enum `SCSpecType`. */
export type ScSpecType = keyof typeof ScSpecType;
/** The members of {@linkcode ScSpecType} by name. */
export const ScSpecType: {
  /** `SC_SPEC_TYPE_VAL` = 0 */ readonly scSpecTypeVal: "scSpecTypeVal";
  /** `SC_SPEC_TYPE_BOOL` = 1 */ readonly scSpecTypeBool: "scSpecTypeBool";
  /** `SC_SPEC_TYPE_VOID` = 2 */ readonly scSpecTypeVoid: "scSpecTypeVoid";
  /** `SC_SPEC_TYPE_ERROR` = 3 */ readonly scSpecTypeError: "scSpecTypeError";
  /** `SC_SPEC_TYPE_U32` = 4 */ readonly scSpecTypeU32: "scSpecTypeU32";
  /** `SC_SPEC_TYPE_I32` = 5 */ readonly scSpecTypeI32: "scSpecTypeI32";
  /** `SC_SPEC_TYPE_U64` = 6 */ readonly scSpecTypeU64: "scSpecTypeU64";
  /** `SC_SPEC_TYPE_I64` = 7 */ readonly scSpecTypeI64: "scSpecTypeI64";
  /** `SC_SPEC_TYPE_TIMEPOINT` = 8 */ readonly scSpecTypeTimepoint: "scSpecTypeTimepoint";
  /** `SC_SPEC_TYPE_DURATION` = 9 */ readonly scSpecTypeDuration: "scSpecTypeDuration";
  /** `SC_SPEC_TYPE_U128` = 10 */ readonly scSpecTypeU128: "scSpecTypeU128";
  /** `SC_SPEC_TYPE_I128` = 11 */ readonly scSpecTypeI128: "scSpecTypeI128";
  /** `SC_SPEC_TYPE_U256` = 12 */ readonly scSpecTypeU256: "scSpecTypeU256";
  /** `SC_SPEC_TYPE_I256` = 13 */ readonly scSpecTypeI256: "scSpecTypeI256";
  /** `SC_SPEC_TYPE_BYTES` = 14 */ readonly scSpecTypeBytes: "scSpecTypeBytes";
  /** `SC_SPEC_TYPE_STRING` = 16 */ readonly scSpecTypeString: "scSpecTypeString";
  /** `SC_SPEC_TYPE_SYMBOL` = 17 */ readonly scSpecTypeSymbol: "scSpecTypeSymbol";
  /** `SC_SPEC_TYPE_ADDRESS` = 19 */ readonly scSpecTypeAddress: "scSpecTypeAddress";
  /** `SC_SPEC_TYPE_MUXED_ADDRESS` = 20 */ readonly scSpecTypeMuxedAddress: "scSpecTypeMuxedAddress";
  /** `SC_SPEC_TYPE_OPTION` = 1000 */ readonly scSpecTypeOption: "scSpecTypeOption";
  /** `SC_SPEC_TYPE_RESULT` = 1001 */ readonly scSpecTypeResult: "scSpecTypeResult";
  /** `SC_SPEC_TYPE_VEC` = 1002 */ readonly scSpecTypeVec: "scSpecTypeVec";
  /** `SC_SPEC_TYPE_MAP` = 1004 */ readonly scSpecTypeMap: "scSpecTypeMap";
  /** `SC_SPEC_TYPE_TUPLE` = 1005 */ readonly scSpecTypeTuple: "scSpecTypeTuple";
  /** `SC_SPEC_TYPE_BYTES_N` = 1006 */ readonly scSpecTypeBytesN: "scSpecTypeBytesN";
  /** `SC_SPEC_TYPE_UDT` = 2000 */ readonly scSpecTypeUdt: "scSpecTypeUdt";
} = /* @__PURE__ */ members({"0":"scSpecTypeVal","1":"scSpecTypeBool","2":"scSpecTypeVoid","3":"scSpecTypeError","4":"scSpecTypeU32","5":"scSpecTypeI32","6":"scSpecTypeU64","7":"scSpecTypeI64","8":"scSpecTypeTimepoint","9":"scSpecTypeDuration","10":"scSpecTypeU128","11":"scSpecTypeI128","12":"scSpecTypeU256","13":"scSpecTypeI256","14":"scSpecTypeBytes","16":"scSpecTypeString","17":"scSpecTypeSymbol","19":"scSpecTypeAddress","20":"scSpecTypeMuxedAddress","1000":"scSpecTypeOption","1001":"scSpecTypeResult","1002":"scSpecTypeVec","1004":"scSpecTypeMap","1005":"scSpecTypeTuple","1006":"scSpecTypeBytesN","2000":"scSpecTypeUdt"});

/** The type of a value that can be absent. */
export interface ScSpecTypeOption extends XdrValue<ScSpecTypeOptionJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  readonly valueType: ScSpecTypeDef;
}
/** The class of {@linkcode ScSpecTypeOption}. */
export const ScSpecTypeOption: XdrStruct<ScSpecTypeOption> = /* @__PURE__ */ struct("ScSpecTypeOption", () => ({ valueType: ScSpecTypeDef }), (C, o, f) => [(r) => { const v = new C(BLANK); v.valueType = ScSpecTypeDef.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScSpecTypeDef.write(w, v.valueType); }]);

/** The type of a success value or an error. */
export interface ScSpecTypeResult extends XdrValue<ScSpecTypeResultJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  readonly okType: ScSpecTypeDef;
  /** An {@linkcode ScSpecTypeDef}. */
  readonly errorType: ScSpecTypeDef;
}
/** The class of {@linkcode ScSpecTypeResult}. */
export const ScSpecTypeResult: XdrStruct<ScSpecTypeResult> = /* @__PURE__ */ struct("ScSpecTypeResult", () => ({ okType: ScSpecTypeDef, errorType: ScSpecTypeDef }), (C, o, f) => [(r) => { const v = new C(BLANK); v.okType = ScSpecTypeDef.read(r); v.errorType = ScSpecTypeDef.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScSpecTypeDef.write(w, v.okType); ScSpecTypeDef.write(w, v.errorType); }]);

/** The type of a list. */
export interface ScSpecTypeVec extends XdrValue<ScSpecTypeVecJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  readonly elementType: ScSpecTypeDef;
}
/** The class of {@linkcode ScSpecTypeVec}. */
export const ScSpecTypeVec: XdrStruct<ScSpecTypeVec> = /* @__PURE__ */ struct("ScSpecTypeVec", () => ({ elementType: ScSpecTypeDef }), (C, o, f) => [(r) => { const v = new C(BLANK); v.elementType = ScSpecTypeDef.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScSpecTypeDef.write(w, v.elementType); }]);

/** The type of a map. */
export interface ScSpecTypeMap extends XdrValue<ScSpecTypeMapJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  readonly keyType: ScSpecTypeDef;
  /** An {@linkcode ScSpecTypeDef}. */
  readonly valueType: ScSpecTypeDef;
}
/** The class of {@linkcode ScSpecTypeMap}. */
export const ScSpecTypeMap: XdrStruct<ScSpecTypeMap> = /* @__PURE__ */ struct("ScSpecTypeMap", () => ({ keyType: ScSpecTypeDef, valueType: ScSpecTypeDef }), (C, o, f) => [(r) => { const v = new C(BLANK); v.keyType = ScSpecTypeDef.read(r); v.valueType = ScSpecTypeDef.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScSpecTypeDef.write(w, v.keyType); ScSpecTypeDef.write(w, v.valueType); }]);

/** The type of a list of fixed length. */
export interface ScSpecTypeTuple extends XdrValue<ScSpecTypeTupleJson> {
  /** An array of at most 12 {@linkcode ScSpecTypeDef} values. */
  readonly valueTypes: readonly ScSpecTypeDef[];
}
/** The class of {@linkcode ScSpecTypeTuple}. */
export const ScSpecTypeTuple: XdrStruct<ScSpecTypeTuple> = /* @__PURE__ */ struct("ScSpecTypeTuple", () => ({ valueTypes: list(ScSpecTypeDef, 4, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.valueTypes = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.valueTypes, 12, ScSpecTypeDef.write); }]);

/** The type of bytes of fixed length. */
export interface ScSpecTypeBytesN extends XdrValue<ScSpecTypeBytesNJson> {
  /** An unsigned 32-bit integer. */
  readonly n: number;
}
/** The class of {@linkcode ScSpecTypeBytesN}. */
export const ScSpecTypeBytesN: XdrStruct<ScSpecTypeBytesN> = /* @__PURE__ */ struct("ScSpecTypeBytesN", () => ({ n: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.n = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.n); }]);

/** A type that the interface defines, by its name. */
export interface ScSpecTypeUdt extends XdrValue<ScSpecTypeUdtJson> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
}
/** The class of {@linkcode ScSpecTypeUdt}. */
export const ScSpecTypeUdt: XdrStruct<ScSpecTypeUdt> = /* @__PURE__ */ struct("ScSpecTypeUdt", () => ({ name: text(1024) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.name = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.name, 1024); }]);

/** The value types of the arms of {@linkcode ScSpecTypeDef}, by arm name. */
export interface ScSpecTypeDefArms {
  /** No value. */ readonly scSpecTypeVal: null;
  /** No value. */ readonly scSpecTypeBool: null;
  /** No value. */ readonly scSpecTypeVoid: null;
  /** No value. */ readonly scSpecTypeError: null;
  /** No value. */ readonly scSpecTypeU32: null;
  /** No value. */ readonly scSpecTypeI32: null;
  /** No value. */ readonly scSpecTypeU64: null;
  /** No value. */ readonly scSpecTypeI64: null;
  /** No value. */ readonly scSpecTypeTimepoint: null;
  /** No value. */ readonly scSpecTypeDuration: null;
  /** No value. */ readonly scSpecTypeU128: null;
  /** No value. */ readonly scSpecTypeI128: null;
  /** No value. */ readonly scSpecTypeU256: null;
  /** No value. */ readonly scSpecTypeI256: null;
  /** No value. */ readonly scSpecTypeBytes: null;
  /** No value. */ readonly scSpecTypeString: null;
  /** No value. */ readonly scSpecTypeSymbol: null;
  /** No value. */ readonly scSpecTypeAddress: null;
  /** No value. */ readonly scSpecTypeMuxedAddress: null;
  /** An {@linkcode ScSpecTypeOption}. */
  readonly scSpecTypeOption: ScSpecTypeOption;
  /** An {@linkcode ScSpecTypeResult}. */
  readonly scSpecTypeResult: ScSpecTypeResult;
  /** An {@linkcode ScSpecTypeVec}. */
  readonly scSpecTypeVec: ScSpecTypeVec;
  /** An {@linkcode ScSpecTypeMap}. */
  readonly scSpecTypeMap: ScSpecTypeMap;
  /** An {@linkcode ScSpecTypeTuple}. */
  readonly scSpecTypeTuple: ScSpecTypeTuple;
  /** An {@linkcode ScSpecTypeBytesN}. */
  readonly scSpecTypeBytesN: ScSpecTypeBytesN;
  /** An {@linkcode ScSpecTypeUdt}. */
  readonly scSpecTypeUdt: ScSpecTypeUdt;
}
/** A type of a value (SEP-48). */
export type ScSpecTypeDef<T extends keyof ScSpecTypeDefArms = keyof ScSpecTypeDefArms> = { readonly [K in T]: ScSpecTypeDefUnion<K> }[T];
/** A value of {@linkcode ScSpecTypeDef} with a given arm. */
export interface ScSpecTypeDefUnion<T extends keyof ScSpecTypeDefArms> extends UnionValue<ScSpecTypeDefArms, T, ScSpecTypeDefJson> {}
/** The class of {@linkcode ScSpecTypeDef}. */
export const ScSpecTypeDef: XdrUnion<ScSpecTypeDefArms, ScSpecTypeDef> = /* @__PURE__ */ union("ScSpecTypeDef", ScSpecType, 10, () => ({ 1000: deep(ScSpecTypeOption), 1001: deep(ScSpecTypeResult), 1002: deep(ScSpecTypeVec), 1004: deep(ScSpecTypeMap), 1005: deep(ScSpecTypeTuple), 1006: shared("bytesN", ScSpecTypeBytesN), 2000: shared("udt", ScSpecTypeUdt) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A field of a struct. */
export interface ScSpecUdtStructFieldV0 extends XdrValue<ScSpecUdtStructFieldV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 30 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An {@linkcode ScSpecTypeDef}. */
  readonly type: ScSpecTypeDef;
}
/** The class of {@linkcode ScSpecUdtStructFieldV0}. */
export const ScSpecUdtStructFieldV0: XdrStruct<ScSpecUdtStructFieldV0> = /* @__PURE__ */ struct("ScSpecUdtStructFieldV0", () => ({ doc: text(1024), name: text(30), type: ScSpecTypeDef }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); v.type = ScSpecTypeDef.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 30); ScSpecTypeDef.write(w, v.type); }]);

/** The definition of a struct. */
export interface ScSpecUdtStructV0 extends XdrValue<ScSpecUdtStructV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtStructFieldV0} values. */
  readonly fields: readonly ScSpecUdtStructFieldV0[];
}
/** The class of {@linkcode ScSpecUdtStructV0}. */
export const ScSpecUdtStructV0: XdrStruct<ScSpecUdtStructV0> = /* @__PURE__ */ struct("ScSpecUdtStructV0", () => ({ doc: text(1024), lib: text(80), name: text(1024), fields: list(ScSpecUdtStructFieldV0, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.lib = f[1](r); v.name = f[2](r); v.fields = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.lib, 80); w.text(v.name, 1024); w.array(v.fields, 4294967295, ScSpecUdtStructFieldV0.write); }]);

/** A case of a union without values. */
export interface ScSpecUdtUnionCaseVoidV0 extends XdrValue<ScSpecUdtUnionCaseVoidV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
}
/** The class of {@linkcode ScSpecUdtUnionCaseVoidV0}. */
export const ScSpecUdtUnionCaseVoidV0: XdrStruct<ScSpecUdtUnionCaseVoidV0> = /* @__PURE__ */ struct("ScSpecUdtUnionCaseVoidV0", () => ({ doc: text(1024), name: text(60) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 60); }]);

/** A case of a union with values. */
export interface ScSpecUdtUnionCaseTupleV0 extends XdrValue<ScSpecUdtUnionCaseTupleV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecTypeDef} values. */
  readonly type: readonly ScSpecTypeDef[];
}
/** The class of {@linkcode ScSpecUdtUnionCaseTupleV0}. */
export const ScSpecUdtUnionCaseTupleV0: XdrStruct<ScSpecUdtUnionCaseTupleV0> = /* @__PURE__ */ struct("ScSpecUdtUnionCaseTupleV0", () => ({ doc: text(1024), name: text(60), type: list(ScSpecTypeDef) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); v.type = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 60); w.array(v.type, 4294967295, ScSpecTypeDef.write); }]);

/** A member of the enum `SCSpecUDTUnionCaseV0Kind`. */
export type ScSpecUdtUnionCaseV0Kind = keyof typeof ScSpecUdtUnionCaseV0Kind;
/** The members of {@linkcode ScSpecUdtUnionCaseV0Kind} by name. */
export const ScSpecUdtUnionCaseV0Kind: {
  /** `SC_SPEC_UDT_UNION_CASE_VOID_V0` = 0 */ readonly scSpecUdtUnionCaseVoidV0: "scSpecUdtUnionCaseVoidV0";
  /** `SC_SPEC_UDT_UNION_CASE_TUPLE_V0` = 1 */ readonly scSpecUdtUnionCaseTupleV0: "scSpecUdtUnionCaseTupleV0";
} = /* @__PURE__ */ members(["scSpecUdtUnionCaseVoidV0","scSpecUdtUnionCaseTupleV0"]);

/** The value types of the arms of {@linkcode ScSpecUdtUnionCaseV0}, by arm name. */
export interface ScSpecUdtUnionCaseV0Arms {
  /** An {@linkcode ScSpecUdtUnionCaseVoidV0}. */
  readonly scSpecUdtUnionCaseVoidV0: ScSpecUdtUnionCaseVoidV0;
  /** An {@linkcode ScSpecUdtUnionCaseTupleV0}. */
  readonly scSpecUdtUnionCaseTupleV0: ScSpecUdtUnionCaseTupleV0;
}
/** A case of a union. */
export type ScSpecUdtUnionCaseV0<T extends keyof ScSpecUdtUnionCaseV0Arms = keyof ScSpecUdtUnionCaseV0Arms> = { readonly [K in T]: ScSpecUdtUnionCaseV0Union<K> }[T];
/** A value of {@linkcode ScSpecUdtUnionCaseV0} with a given arm. */
export interface ScSpecUdtUnionCaseV0Union<T extends keyof ScSpecUdtUnionCaseV0Arms> extends UnionValue<ScSpecUdtUnionCaseV0Arms, T, ScSpecUdtUnionCaseV0Json> {}
/** The class of {@linkcode ScSpecUdtUnionCaseV0}. */
export const ScSpecUdtUnionCaseV0: XdrUnion<ScSpecUdtUnionCaseV0Arms, ScSpecUdtUnionCaseV0> = /* @__PURE__ */ union("ScSpecUdtUnionCaseV0", ScSpecUdtUnionCaseV0Kind, 18, () => ({ 0: ScSpecUdtUnionCaseVoidV0, 1: ScSpecUdtUnionCaseTupleV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The definition of a union. */
export interface ScSpecUdtUnionV0 extends XdrValue<ScSpecUdtUnionV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtUnionCaseV0} values. */
  readonly cases: readonly ScSpecUdtUnionCaseV0[];
}
/** The class of {@linkcode ScSpecUdtUnionV0}. */
export const ScSpecUdtUnionV0: XdrStruct<ScSpecUdtUnionV0> = /* @__PURE__ */ struct("ScSpecUdtUnionV0", () => ({ doc: text(1024), lib: text(80), name: text(1024), cases: list(ScSpecUdtUnionCaseV0, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.lib = f[1](r); v.name = f[2](r); v.cases = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.lib, 80); w.text(v.name, 1024); w.array(v.cases, 4294967295, ScSpecUdtUnionCaseV0.write); }]);

/** A case of an enum. */
export interface ScSpecUdtEnumCaseV0 extends XdrValue<ScSpecUdtEnumCaseV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An unsigned 32-bit integer. */
  readonly value: number;
}
/** The class of {@linkcode ScSpecUdtEnumCaseV0}. */
export const ScSpecUdtEnumCaseV0: XdrStruct<ScSpecUdtEnumCaseV0> = /* @__PURE__ */ struct("ScSpecUdtEnumCaseV0", () => ({ doc: text(1024), name: text(60), value: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); v.value = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 60); w.uint32(v.value); }]);

/** The definition of an enum. */
export interface ScSpecUdtEnumV0 extends XdrValue<ScSpecUdtEnumV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtEnumCaseV0} values. */
  readonly cases: readonly ScSpecUdtEnumCaseV0[];
}
/** The class of {@linkcode ScSpecUdtEnumV0}. */
export const ScSpecUdtEnumV0: XdrStruct<ScSpecUdtEnumV0> = /* @__PURE__ */ struct("ScSpecUdtEnumV0", () => ({ doc: text(1024), lib: text(80), name: text(1024), cases: list(ScSpecUdtEnumCaseV0, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.lib = f[1](r); v.name = f[2](r); v.cases = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.lib, 80); w.text(v.name, 1024); w.array(v.cases, 4294967295, ScSpecUdtEnumCaseV0.write); }]);

/** A case of an error enum. */
export interface ScSpecUdtErrorEnumCaseV0 extends XdrValue<ScSpecUdtErrorEnumCaseV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An unsigned 32-bit integer. */
  readonly value: number;
}
/** The class of {@linkcode ScSpecUdtErrorEnumCaseV0}. */
export const ScSpecUdtErrorEnumCaseV0: XdrStruct<ScSpecUdtErrorEnumCaseV0> = /* @__PURE__ */ struct("ScSpecUdtErrorEnumCaseV0", () => ({ doc: text(1024), name: text(60), value: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); v.value = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 60); w.uint32(v.value); }]);

/** The definition of an enum of contract errors. */
export interface ScSpecUdtErrorEnumV0 extends XdrValue<ScSpecUdtErrorEnumV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtErrorEnumCaseV0} values. */
  readonly cases: readonly ScSpecUdtErrorEnumCaseV0[];
}
/** The class of {@linkcode ScSpecUdtErrorEnumV0}. */
export const ScSpecUdtErrorEnumV0: XdrStruct<ScSpecUdtErrorEnumV0> = /* @__PURE__ */ struct("ScSpecUdtErrorEnumV0", () => ({ doc: text(1024), lib: text(80), name: text(1024), cases: list(ScSpecUdtErrorEnumCaseV0, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.lib = f[1](r); v.name = f[2](r); v.cases = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.lib, 80); w.text(v.name, 1024); w.array(v.cases, 4294967295, ScSpecUdtErrorEnumCaseV0.write); }]);

/** An argument of a function. */
export interface ScSpecFunctionInputV0 extends XdrValue<ScSpecFunctionInputV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 30 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An {@linkcode ScSpecTypeDef}. */
  readonly type: ScSpecTypeDef;
}
/** The class of {@linkcode ScSpecFunctionInputV0}. */
export const ScSpecFunctionInputV0: XdrStruct<ScSpecFunctionInputV0> = /* @__PURE__ */ struct("ScSpecFunctionInputV0", () => ({ doc: text(1024), name: text(30), type: ScSpecTypeDef }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); v.type = ScSpecTypeDef.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 30); ScSpecTypeDef.write(w, v.type); }]);

/** The definition of a function. */
export interface ScSpecFunctionV0 extends XdrValue<ScSpecFunctionV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: ScSymbol;
  /** An array of {@linkcode ScSpecFunctionInputV0} values. */
  readonly inputs: readonly ScSpecFunctionInputV0[];
  /** An array of at most 1 {@linkcode ScSpecTypeDef} values. */
  readonly outputs: readonly ScSpecTypeDef[];
}
/** The class of {@linkcode ScSpecFunctionV0}. */
export const ScSpecFunctionV0: XdrStruct<ScSpecFunctionV0> = /* @__PURE__ */ struct("ScSpecFunctionV0", () => ({ doc: text(1024), name: text(32), inputs: list(ScSpecFunctionInputV0, 12), outputs: list(ScSpecTypeDef, 4, 1) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); v.inputs = f[2](r); v.outputs = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 32); w.array(v.inputs, 4294967295, ScSpecFunctionInputV0.write); w.array(v.outputs, 1, ScSpecTypeDef.write); }]);

/** A member of the enum `SCSpecEventParamLocationV0`. */
export type ScSpecEventParamLocationV0 = keyof typeof ScSpecEventParamLocationV0;
/** The members of {@linkcode ScSpecEventParamLocationV0} by name. */
export const ScSpecEventParamLocationV0: {
  /** `SC_SPEC_EVENT_PARAM_LOCATION_DATA` = 0 */ readonly scSpecEventParamLocationData: "scSpecEventParamLocationData";
  /** `SC_SPEC_EVENT_PARAM_LOCATION_TOPIC_LIST` = 1 */ readonly scSpecEventParamLocationTopicList: "scSpecEventParamLocationTopicList";
} = /* @__PURE__ */ members(["scSpecEventParamLocationData","scSpecEventParamLocationTopicList"]);

/** A parameter of an event. */
export interface ScSpecEventParamV0 extends XdrValue<ScSpecEventParamV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 30 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An {@linkcode ScSpecTypeDef}. */
  readonly type: ScSpecTypeDef;
  /** A member of {@linkcode ScSpecEventParamLocationV0}. */
  readonly location: ScSpecEventParamLocationV0;
}
/** The class of {@linkcode ScSpecEventParamV0}. */
export const ScSpecEventParamV0: XdrStruct<ScSpecEventParamV0> = /* @__PURE__ */ struct("ScSpecEventParamV0", () => ({ doc: text(1024), name: text(30), type: ScSpecTypeDef, location: member(ScSpecEventParamLocationV0, 24) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.name = f[1](r); v.type = ScSpecTypeDef.read(r); v.location = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.name, 30); ScSpecTypeDef.write(w, v.type); w.enum(v.location, namesOf(ScSpecEventParamLocationV0)); }]);

/** A member of the enum `SCSpecEventDataFormat`. */
export type ScSpecEventDataFormat = keyof typeof ScSpecEventDataFormat;
/** The members of {@linkcode ScSpecEventDataFormat} by name. */
export const ScSpecEventDataFormat: {
  /** `SC_SPEC_EVENT_DATA_FORMAT_SINGLE_VALUE` = 0 */ readonly scSpecEventDataFormatSingleValue: "scSpecEventDataFormatSingleValue";
  /** `SC_SPEC_EVENT_DATA_FORMAT_VEC` = 1 */ readonly scSpecEventDataFormatVec: "scSpecEventDataFormatVec";
  /** `SC_SPEC_EVENT_DATA_FORMAT_MAP` = 2 */ readonly scSpecEventDataFormatMap: "scSpecEventDataFormatMap";
} = /* @__PURE__ */ members(["scSpecEventDataFormatSingleValue","scSpecEventDataFormatVec","scSpecEventDataFormatMap"]);

/** The definition of an event. */
export interface ScSpecEventV0 extends XdrValue<ScSpecEventV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  readonly name: string | Uint8Array;
  /** An array of at most 2 strings of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  readonly prefixTopics: readonly ScSymbol[];
  /** An array of {@linkcode ScSpecEventParamV0} values. */
  readonly params: readonly ScSpecEventParamV0[];
  /** A member of {@linkcode ScSpecEventDataFormat}. */
  readonly dataFormat: ScSpecEventDataFormat;
}
/** The class of {@linkcode ScSpecEventV0}. */
export const ScSpecEventV0: XdrStruct<ScSpecEventV0> = /* @__PURE__ */ struct("ScSpecEventV0", () => ({ doc: text(1024), lib: text(80), name: text(1024), prefixTopics: list(text(32), 4, 2), params: list(ScSpecEventParamV0, 16), dataFormat: member(ScSpecEventDataFormat, 21) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.doc = f[0](r); v.lib = f[1](r); v.name = f[2](r); v.prefixTopics = f[3](r); v.params = f[4](r); v.dataFormat = f[5](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.doc, 1024); w.text(v.lib, 80); w.text(v.name, 1024); w.array(v.prefixTopics, 2, (w, v: never) => w.text(v, 32)); w.array(v.params, 4294967295, ScSpecEventParamV0.write); w.enum(v.dataFormat, namesOf(ScSpecEventDataFormat)); }]);

/** A member of the enum `SCSpecEntryKind`. */
export type ScSpecEntryKind = keyof typeof ScSpecEntryKind;
/** The members of {@linkcode ScSpecEntryKind} by name. */
export const ScSpecEntryKind: {
  /** `SC_SPEC_ENTRY_FUNCTION_V0` = 0 */ readonly scSpecEntryFunctionV0: "scSpecEntryFunctionV0";
  /** `SC_SPEC_ENTRY_UDT_STRUCT_V0` = 1 */ readonly scSpecEntryUdtStructV0: "scSpecEntryUdtStructV0";
  /** `SC_SPEC_ENTRY_UDT_UNION_V0` = 2 */ readonly scSpecEntryUdtUnionV0: "scSpecEntryUdtUnionV0";
  /** `SC_SPEC_ENTRY_UDT_ENUM_V0` = 3 */ readonly scSpecEntryUdtEnumV0: "scSpecEntryUdtEnumV0";
  /** `SC_SPEC_ENTRY_UDT_ERROR_ENUM_V0` = 4 */ readonly scSpecEntryUdtErrorEnumV0: "scSpecEntryUdtErrorEnumV0";
  /** `SC_SPEC_ENTRY_EVENT_V0` = 5 */ readonly scSpecEntryEventV0: "scSpecEntryEventV0";
} = /* @__PURE__ */ members(["scSpecEntryFunctionV0","scSpecEntryUdtStructV0","scSpecEntryUdtUnionV0","scSpecEntryUdtEnumV0","scSpecEntryUdtErrorEnumV0","scSpecEntryEventV0"]);

/** The value types of the arms of {@linkcode ScSpecEntry}, by arm name. */
export interface ScSpecEntryArms {
  /** An {@linkcode ScSpecFunctionV0}. */
  readonly scSpecEntryFunctionV0: ScSpecFunctionV0;
  /** An {@linkcode ScSpecUdtStructV0}. */
  readonly scSpecEntryUdtStructV0: ScSpecUdtStructV0;
  /** An {@linkcode ScSpecUdtUnionV0}. */
  readonly scSpecEntryUdtUnionV0: ScSpecUdtUnionV0;
  /** An {@linkcode ScSpecUdtEnumV0}. */
  readonly scSpecEntryUdtEnumV0: ScSpecUdtEnumV0;
  /** An {@linkcode ScSpecUdtErrorEnumV0}. */
  readonly scSpecEntryUdtErrorEnumV0: ScSpecUdtErrorEnumV0;
  /** An {@linkcode ScSpecEventV0}. */
  readonly scSpecEntryEventV0: ScSpecEventV0;
}
/** An entry of a contract interface (SEP-48). */
export type ScSpecEntry<T extends keyof ScSpecEntryArms = keyof ScSpecEntryArms> = { readonly [K in T]: ScSpecEntryUnion<K> }[T];
/** A value of {@linkcode ScSpecEntry} with a given arm. */
export interface ScSpecEntryUnion<T extends keyof ScSpecEntryArms> extends UnionValue<ScSpecEntryArms, T, ScSpecEntryJson> {}
/** The class of {@linkcode ScSpecEntry}. */
export const ScSpecEntry: XdrUnion<ScSpecEntryArms, ScSpecEntry> = /* @__PURE__ */ union("ScSpecEntry", ScSpecEntryKind, 11, () => ({ 0: ScSpecFunctionV0, 1: ScSpecUdtStructV0, 2: ScSpecUdtUnionV0, 3: ScSpecUdtEnumV0, 4: ScSpecUdtErrorEnumV0, 5: ScSpecEventV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
