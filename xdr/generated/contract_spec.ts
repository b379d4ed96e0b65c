// Generated from xdr/idl/contract_spec.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { ScSymbol } from "./contract.ts";
import type { ScSpecEntryJson, ScSpecEventParamV0Json, ScSpecEventV0Json, ScSpecFunctionInputV0Json, ScSpecFunctionV0Json, ScSpecTypeBytesNJson, ScSpecTypeDefJson, ScSpecTypeMapJson, ScSpecTypeOptionJson, ScSpecTypeResultJson, ScSpecTypeTupleJson, ScSpecTypeUdtJson, ScSpecTypeVecJson, ScSpecUdtEnumCaseV0Json, ScSpecUdtEnumV0Json, ScSpecUdtErrorEnumCaseV0Json, ScSpecUdtErrorEnumV0Json, ScSpecUdtStructFieldV0Json, ScSpecUdtStructV0Json, ScSpecUdtUnionCaseTupleV0Json, ScSpecUdtUnionCaseV0Json, ScSpecUdtUnionCaseVoidV0Json, ScSpecUdtUnionV0Json } from "./json_types.ts";

/** A member of the enum `SCSpecType`. */
export type ScSpecType = "scSpecTypeVal" | "scSpecTypeBool" | "scSpecTypeVoid" | "scSpecTypeError" | "scSpecTypeU32" | "scSpecTypeI32" | "scSpecTypeU64" | "scSpecTypeI64" | "scSpecTypeTimepoint" | "scSpecTypeDuration" | "scSpecTypeU128" | "scSpecTypeI128" | "scSpecTypeU256" | "scSpecTypeI256" | "scSpecTypeBytes" | "scSpecTypeString" | "scSpecTypeSymbol" | "scSpecTypeAddress" | "scSpecTypeMuxedAddress" | "scSpecTypeOption" | "scSpecTypeResult" | "scSpecTypeVec" | "scSpecTypeMap" | "scSpecTypeTuple" | "scSpecTypeBytesN" | "scSpecTypeUdt";
/** The members of {@linkcode ScSpecType} by name. */
export const ScSpecType: {
  /** `SC_SPEC_TYPE_VAL` = 0 */
  readonly scSpecTypeVal: "scSpecTypeVal";
  /** `SC_SPEC_TYPE_BOOL` = 1 */
  readonly scSpecTypeBool: "scSpecTypeBool";
  /** `SC_SPEC_TYPE_VOID` = 2 */
  readonly scSpecTypeVoid: "scSpecTypeVoid";
  /** `SC_SPEC_TYPE_ERROR` = 3 */
  readonly scSpecTypeError: "scSpecTypeError";
  /** `SC_SPEC_TYPE_U32` = 4 */
  readonly scSpecTypeU32: "scSpecTypeU32";
  /** `SC_SPEC_TYPE_I32` = 5 */
  readonly scSpecTypeI32: "scSpecTypeI32";
  /** `SC_SPEC_TYPE_U64` = 6 */
  readonly scSpecTypeU64: "scSpecTypeU64";
  /** `SC_SPEC_TYPE_I64` = 7 */
  readonly scSpecTypeI64: "scSpecTypeI64";
  /** `SC_SPEC_TYPE_TIMEPOINT` = 8 */
  readonly scSpecTypeTimepoint: "scSpecTypeTimepoint";
  /** `SC_SPEC_TYPE_DURATION` = 9 */
  readonly scSpecTypeDuration: "scSpecTypeDuration";
  /** `SC_SPEC_TYPE_U128` = 10 */
  readonly scSpecTypeU128: "scSpecTypeU128";
  /** `SC_SPEC_TYPE_I128` = 11 */
  readonly scSpecTypeI128: "scSpecTypeI128";
  /** `SC_SPEC_TYPE_U256` = 12 */
  readonly scSpecTypeU256: "scSpecTypeU256";
  /** `SC_SPEC_TYPE_I256` = 13 */
  readonly scSpecTypeI256: "scSpecTypeI256";
  /** `SC_SPEC_TYPE_BYTES` = 14 */
  readonly scSpecTypeBytes: "scSpecTypeBytes";
  /** `SC_SPEC_TYPE_STRING` = 16 */
  readonly scSpecTypeString: "scSpecTypeString";
  /** `SC_SPEC_TYPE_SYMBOL` = 17 */
  readonly scSpecTypeSymbol: "scSpecTypeSymbol";
  /** `SC_SPEC_TYPE_ADDRESS` = 19 */
  readonly scSpecTypeAddress: "scSpecTypeAddress";
  /** `SC_SPEC_TYPE_MUXED_ADDRESS` = 20 */
  readonly scSpecTypeMuxedAddress: "scSpecTypeMuxedAddress";
  /** `SC_SPEC_TYPE_OPTION` = 1000 */
  readonly scSpecTypeOption: "scSpecTypeOption";
  /** `SC_SPEC_TYPE_RESULT` = 1001 */
  readonly scSpecTypeResult: "scSpecTypeResult";
  /** `SC_SPEC_TYPE_VEC` = 1002 */
  readonly scSpecTypeVec: "scSpecTypeVec";
  /** `SC_SPEC_TYPE_MAP` = 1004 */
  readonly scSpecTypeMap: "scSpecTypeMap";
  /** `SC_SPEC_TYPE_TUPLE` = 1005 */
  readonly scSpecTypeTuple: "scSpecTypeTuple";
  /** `SC_SPEC_TYPE_BYTES_N` = 1006 */
  readonly scSpecTypeBytesN: "scSpecTypeBytesN";
  /** `SC_SPEC_TYPE_UDT` = 2000 */
  readonly scSpecTypeUdt: "scSpecTypeUdt";
} = /* @__PURE__ */ Object.freeze({ scSpecTypeVal: "scSpecTypeVal", scSpecTypeBool: "scSpecTypeBool", scSpecTypeVoid: "scSpecTypeVoid", scSpecTypeError: "scSpecTypeError", scSpecTypeU32: "scSpecTypeU32", scSpecTypeI32: "scSpecTypeI32", scSpecTypeU64: "scSpecTypeU64", scSpecTypeI64: "scSpecTypeI64", scSpecTypeTimepoint: "scSpecTypeTimepoint", scSpecTypeDuration: "scSpecTypeDuration", scSpecTypeU128: "scSpecTypeU128", scSpecTypeI128: "scSpecTypeI128", scSpecTypeU256: "scSpecTypeU256", scSpecTypeI256: "scSpecTypeI256", scSpecTypeBytes: "scSpecTypeBytes", scSpecTypeString: "scSpecTypeString", scSpecTypeSymbol: "scSpecTypeSymbol", scSpecTypeAddress: "scSpecTypeAddress", scSpecTypeMuxedAddress: "scSpecTypeMuxedAddress", scSpecTypeOption: "scSpecTypeOption", scSpecTypeResult: "scSpecTypeResult", scSpecTypeVec: "scSpecTypeVec", scSpecTypeMap: "scSpecTypeMap", scSpecTypeTuple: "scSpecTypeTuple", scSpecTypeBytesN: "scSpecTypeBytesN", scSpecTypeUdt: "scSpecTypeUdt" });
/** The members of {@linkcode ScSpecType} by wire value. */
export const scSpecTypeNames: { readonly [value: number]: ScSpecType } = {"0":"scSpecTypeVal","1":"scSpecTypeBool","2":"scSpecTypeVoid","3":"scSpecTypeError","4":"scSpecTypeU32","5":"scSpecTypeI32","6":"scSpecTypeU64","7":"scSpecTypeI64","8":"scSpecTypeTimepoint","9":"scSpecTypeDuration","10":"scSpecTypeU128","11":"scSpecTypeI128","12":"scSpecTypeU256","13":"scSpecTypeI256","14":"scSpecTypeBytes","16":"scSpecTypeString","17":"scSpecTypeSymbol","19":"scSpecTypeAddress","20":"scSpecTypeMuxedAddress","1000":"scSpecTypeOption","1001":"scSpecTypeResult","1002":"scSpecTypeVec","1004":"scSpecTypeMap","1005":"scSpecTypeTuple","1006":"scSpecTypeBytesN","2000":"scSpecTypeUdt"};

/** The type of a value that can be absent. */
export class ScSpecTypeOption extends XdrValue<ScSpecTypeOptionJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly valueType: ScSpecTypeDef;
  /** Creates a value from its fields. */
  constructor(fields: { readonly valueType: ScSpecTypeDef }) {
    super();
    this.valueType = fields.valueType;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeOption";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeOption {
    return new ScSpecTypeOption({
      valueType: ScSpecTypeDef.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeOption): void {
    if (value?.constructor !== ScSpecTypeOption) requireXdr(value, ScSpecTypeOption);
    try {
      ScSpecTypeDef.write(w, value.valueType);
    } catch (error) { throw withPath(error, ".valueType"); }
  }
}

/** The type of a success value or an error. */
export class ScSpecTypeResult extends XdrValue<ScSpecTypeResultJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly okType: ScSpecTypeDef;
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly errorType: ScSpecTypeDef;
  /** Creates a value from its fields. */
  constructor(fields: { readonly okType: ScSpecTypeDef; readonly errorType: ScSpecTypeDef }) {
    super();
    this.okType = fields.okType;
    this.errorType = fields.errorType;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeResult";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeResult {
    return new ScSpecTypeResult({
      okType: ScSpecTypeDef.read(r),
      errorType: ScSpecTypeDef.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeResult): void {
    if (value?.constructor !== ScSpecTypeResult) requireXdr(value, ScSpecTypeResult);
    let step = ".okType";
    try {
      ScSpecTypeDef.write(w, value.okType);
      step = ".errorType"; ScSpecTypeDef.write(w, value.errorType);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The type of a list. */
export class ScSpecTypeVec extends XdrValue<ScSpecTypeVecJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly elementType: ScSpecTypeDef;
  /** Creates a value from its fields. */
  constructor(fields: { readonly elementType: ScSpecTypeDef }) {
    super();
    this.elementType = fields.elementType;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeVec";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeVec {
    return new ScSpecTypeVec({
      elementType: ScSpecTypeDef.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeVec): void {
    if (value?.constructor !== ScSpecTypeVec) requireXdr(value, ScSpecTypeVec);
    try {
      ScSpecTypeDef.write(w, value.elementType);
    } catch (error) { throw withPath(error, ".elementType"); }
  }
}

/** The type of a map. */
export class ScSpecTypeMap extends XdrValue<ScSpecTypeMapJson> {
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly keyType: ScSpecTypeDef;
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly valueType: ScSpecTypeDef;
  /** Creates a value from its fields. */
  constructor(fields: { readonly keyType: ScSpecTypeDef; readonly valueType: ScSpecTypeDef }) {
    super();
    this.keyType = fields.keyType;
    this.valueType = fields.valueType;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeMap";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeMap {
    return new ScSpecTypeMap({
      keyType: ScSpecTypeDef.read(r),
      valueType: ScSpecTypeDef.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeMap): void {
    if (value?.constructor !== ScSpecTypeMap) requireXdr(value, ScSpecTypeMap);
    let step = ".keyType";
    try {
      ScSpecTypeDef.write(w, value.keyType);
      step = ".valueType"; ScSpecTypeDef.write(w, value.valueType);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The type of a list of fixed length. */
export class ScSpecTypeTuple extends XdrValue<ScSpecTypeTupleJson> {
  /** An array of at most 12 {@linkcode ScSpecTypeDef} values. */
  declare readonly valueTypes: readonly ScSpecTypeDef[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly valueTypes: readonly ScSpecTypeDef[] }) {
    super();
    if (fields === BLANK) return;
    this.valueTypes = copyOf(fields.valueTypes);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeTuple";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeTuple {
    const value: Mutable<ScSpecTypeTuple> = new ScSpecTypeTuple(BLANK);
    value.valueTypes = r.array(12, 4, "ScSpecTypeTuple.valueTypes", ScSpecTypeDef.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeTuple): void {
    if (value?.constructor !== ScSpecTypeTuple) requireXdr(value, ScSpecTypeTuple);
    try {
      w.array(value.valueTypes, 12, ScSpecTypeDef.write);
    } catch (error) { throw withPath(error, ".valueTypes"); }
  }
}

/** The type of bytes of fixed length. */
export class ScSpecTypeBytesN extends XdrValue<ScSpecTypeBytesNJson> {
  /** An unsigned 32-bit integer. */
  declare readonly n: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly n: number }) {
    super();
    this.n = fields.n;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeBytesN";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeBytesN {
    return new ScSpecTypeBytesN({
      n: r.uint32("ScSpecTypeBytesN.n"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeBytesN): void {
    if (value?.constructor !== ScSpecTypeBytesN) requireXdr(value, ScSpecTypeBytesN);
    try {
      w.uint32(value.n);
    } catch (error) { throw withPath(error, ".n"); }
  }
}

/** A type that the interface defines, by its name. */
export class ScSpecTypeUdt extends XdrValue<ScSpecTypeUdtJson> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly name: string | Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.name = copyOf(fields.name);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeUdt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeUdt {
    const value: Mutable<ScSpecTypeUdt> = new ScSpecTypeUdt(BLANK);
    value.name = r.text(1024, "ScSpecTypeUdt.name");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeUdt): void {
    if (value?.constructor !== ScSpecTypeUdt) requireXdr(value, ScSpecTypeUdt);
    try {
      w.text(value.name, 1024);
    } catch (error) { throw withPath(error, ".name"); }
  }
}

/** The value types of the arms of {@linkcode ScSpecTypeDef}, by arm name. */
export interface ScSpecTypeDefArms {
  /** No value. */
  readonly scSpecTypeVal: null;
  /** No value. */
  readonly scSpecTypeBool: null;
  /** No value. */
  readonly scSpecTypeVoid: null;
  /** No value. */
  readonly scSpecTypeError: null;
  /** No value. */
  readonly scSpecTypeU32: null;
  /** No value. */
  readonly scSpecTypeI32: null;
  /** No value. */
  readonly scSpecTypeU64: null;
  /** No value. */
  readonly scSpecTypeI64: null;
  /** No value. */
  readonly scSpecTypeTimepoint: null;
  /** No value. */
  readonly scSpecTypeDuration: null;
  /** No value. */
  readonly scSpecTypeU128: null;
  /** No value. */
  readonly scSpecTypeI128: null;
  /** No value. */
  readonly scSpecTypeU256: null;
  /** No value. */
  readonly scSpecTypeI256: null;
  /** No value. */
  readonly scSpecTypeBytes: null;
  /** No value. */
  readonly scSpecTypeString: null;
  /** No value. */
  readonly scSpecTypeSymbol: null;
  /** No value. */
  readonly scSpecTypeAddress: null;
  /** No value. */
  readonly scSpecTypeMuxedAddress: null;
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
/** The class of {@linkcode ScSpecTypeDef}. */
export class ScSpecTypeDefUnion<T extends keyof ScSpecTypeDefArms> extends XdrValue<ScSpecTypeDefJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScSpecTypeDefArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScSpecTypeDef}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScSpecTypeDef;
  private constructor(type: T, value: ScSpecTypeDefArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scSpecTypeVal`, which has no value. */
  static scSpecTypeVal(): ScSpecTypeDef<"scSpecTypeVal"> {
    return new ScSpecTypeDefUnion("scSpecTypeVal", null);
  }
  /** Creates the arm `scSpecTypeBool`, which has no value. */
  static scSpecTypeBool(): ScSpecTypeDef<"scSpecTypeBool"> {
    return new ScSpecTypeDefUnion("scSpecTypeBool", null);
  }
  /** Creates the arm `scSpecTypeVoid`, which has no value. */
  static scSpecTypeVoid(): ScSpecTypeDef<"scSpecTypeVoid"> {
    return new ScSpecTypeDefUnion("scSpecTypeVoid", null);
  }
  /** Creates the arm `scSpecTypeError`, which has no value. */
  static scSpecTypeError(): ScSpecTypeDef<"scSpecTypeError"> {
    return new ScSpecTypeDefUnion("scSpecTypeError", null);
  }
  /** Creates the arm `scSpecTypeU32`, which has no value. */
  static scSpecTypeU32(): ScSpecTypeDef<"scSpecTypeU32"> {
    return new ScSpecTypeDefUnion("scSpecTypeU32", null);
  }
  /** Creates the arm `scSpecTypeI32`, which has no value. */
  static scSpecTypeI32(): ScSpecTypeDef<"scSpecTypeI32"> {
    return new ScSpecTypeDefUnion("scSpecTypeI32", null);
  }
  /** Creates the arm `scSpecTypeU64`, which has no value. */
  static scSpecTypeU64(): ScSpecTypeDef<"scSpecTypeU64"> {
    return new ScSpecTypeDefUnion("scSpecTypeU64", null);
  }
  /** Creates the arm `scSpecTypeI64`, which has no value. */
  static scSpecTypeI64(): ScSpecTypeDef<"scSpecTypeI64"> {
    return new ScSpecTypeDefUnion("scSpecTypeI64", null);
  }
  /** Creates the arm `scSpecTypeTimepoint`, which has no value. */
  static scSpecTypeTimepoint(): ScSpecTypeDef<"scSpecTypeTimepoint"> {
    return new ScSpecTypeDefUnion("scSpecTypeTimepoint", null);
  }
  /** Creates the arm `scSpecTypeDuration`, which has no value. */
  static scSpecTypeDuration(): ScSpecTypeDef<"scSpecTypeDuration"> {
    return new ScSpecTypeDefUnion("scSpecTypeDuration", null);
  }
  /** Creates the arm `scSpecTypeU128`, which has no value. */
  static scSpecTypeU128(): ScSpecTypeDef<"scSpecTypeU128"> {
    return new ScSpecTypeDefUnion("scSpecTypeU128", null);
  }
  /** Creates the arm `scSpecTypeI128`, which has no value. */
  static scSpecTypeI128(): ScSpecTypeDef<"scSpecTypeI128"> {
    return new ScSpecTypeDefUnion("scSpecTypeI128", null);
  }
  /** Creates the arm `scSpecTypeU256`, which has no value. */
  static scSpecTypeU256(): ScSpecTypeDef<"scSpecTypeU256"> {
    return new ScSpecTypeDefUnion("scSpecTypeU256", null);
  }
  /** Creates the arm `scSpecTypeI256`, which has no value. */
  static scSpecTypeI256(): ScSpecTypeDef<"scSpecTypeI256"> {
    return new ScSpecTypeDefUnion("scSpecTypeI256", null);
  }
  /** Creates the arm `scSpecTypeBytes`, which has no value. */
  static scSpecTypeBytes(): ScSpecTypeDef<"scSpecTypeBytes"> {
    return new ScSpecTypeDefUnion("scSpecTypeBytes", null);
  }
  /** Creates the arm `scSpecTypeString`, which has no value. */
  static scSpecTypeString(): ScSpecTypeDef<"scSpecTypeString"> {
    return new ScSpecTypeDefUnion("scSpecTypeString", null);
  }
  /** Creates the arm `scSpecTypeSymbol`, which has no value. */
  static scSpecTypeSymbol(): ScSpecTypeDef<"scSpecTypeSymbol"> {
    return new ScSpecTypeDefUnion("scSpecTypeSymbol", null);
  }
  /** Creates the arm `scSpecTypeAddress`, which has no value. */
  static scSpecTypeAddress(): ScSpecTypeDef<"scSpecTypeAddress"> {
    return new ScSpecTypeDefUnion("scSpecTypeAddress", null);
  }
  /** Creates the arm `scSpecTypeMuxedAddress`, which has no value. */
  static scSpecTypeMuxedAddress(): ScSpecTypeDef<"scSpecTypeMuxedAddress"> {
    return new ScSpecTypeDefUnion("scSpecTypeMuxedAddress", null);
  }
  /** Creates the arm `scSpecTypeOption`: an {@linkcode ScSpecTypeOption}. */
  static scSpecTypeOption(option: ScSpecTypeOption): ScSpecTypeDef<"scSpecTypeOption"> {
    return new ScSpecTypeDefUnion("scSpecTypeOption", option);
  }
  /** Creates the arm `scSpecTypeResult`: an {@linkcode ScSpecTypeResult}. */
  static scSpecTypeResult(result: ScSpecTypeResult): ScSpecTypeDef<"scSpecTypeResult"> {
    return new ScSpecTypeDefUnion("scSpecTypeResult", result);
  }
  /** Creates the arm `scSpecTypeVec`: an {@linkcode ScSpecTypeVec}. */
  static scSpecTypeVec(vec: ScSpecTypeVec): ScSpecTypeDef<"scSpecTypeVec"> {
    return new ScSpecTypeDefUnion("scSpecTypeVec", vec);
  }
  /** Creates the arm `scSpecTypeMap`: an {@linkcode ScSpecTypeMap}. */
  static scSpecTypeMap(map: ScSpecTypeMap): ScSpecTypeDef<"scSpecTypeMap"> {
    return new ScSpecTypeDefUnion("scSpecTypeMap", map);
  }
  /** Creates the arm `scSpecTypeTuple`: an {@linkcode ScSpecTypeTuple}. */
  static scSpecTypeTuple(tuple: ScSpecTypeTuple): ScSpecTypeDef<"scSpecTypeTuple"> {
    return new ScSpecTypeDefUnion("scSpecTypeTuple", tuple);
  }
  /** Creates the arm `scSpecTypeBytesN`: an {@linkcode ScSpecTypeBytesN}. */
  static scSpecTypeBytesN(bytesN: ScSpecTypeBytesN): ScSpecTypeDef<"scSpecTypeBytesN"> {
    return new ScSpecTypeDefUnion("scSpecTypeBytesN", bytesN);
  }
  /** Creates the arm `scSpecTypeUdt`: an {@linkcode ScSpecTypeUdt}. */
  static scSpecTypeUdt(udt: ScSpecTypeUdt): ScSpecTypeDef<"scSpecTypeUdt"> {
    return new ScSpecTypeDefUnion("scSpecTypeUdt", udt);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecTypeDef";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 10 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecTypeDef {
    const type = r.enum(scSpecTypeNames, "ScSpecTypeDef");
    switch (type) {
      case "scSpecTypeOption": { r.enter("ScSpecTypeDef"); const value = ScSpecTypeOption.read(r); r.exit(); return new ScSpecTypeDefUnion(type, value); }
      case "scSpecTypeResult": { r.enter("ScSpecTypeDef"); const value = ScSpecTypeResult.read(r); r.exit(); return new ScSpecTypeDefUnion(type, value); }
      case "scSpecTypeVec": { r.enter("ScSpecTypeDef"); const value = ScSpecTypeVec.read(r); r.exit(); return new ScSpecTypeDefUnion(type, value); }
      case "scSpecTypeMap": { r.enter("ScSpecTypeDef"); const value = ScSpecTypeMap.read(r); r.exit(); return new ScSpecTypeDefUnion(type, value); }
      case "scSpecTypeTuple": { r.enter("ScSpecTypeDef"); const value = ScSpecTypeTuple.read(r); r.exit(); return new ScSpecTypeDefUnion(type, value); }
      case "scSpecTypeBytesN": return new ScSpecTypeDefUnion(type, ScSpecTypeBytesN.read(r));
      case "scSpecTypeUdt": return new ScSpecTypeDefUnion(type, ScSpecTypeUdt.read(r));
    }
    return new ScSpecTypeDefUnion(type, null) as ScSpecTypeDef;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecTypeDef): void {
    if (value?.constructor !== ScSpecTypeDefUnion) requireXdr(value, ScSpecTypeDefUnion);
    let step: string = "type";
    try {
      w.enum(value.type, scSpecTypeNames);
      step = value.type;
      switch (value.type) {
        case "scSpecTypeOption": w.enter(); ScSpecTypeOption.write(w, value.value); w.exit(); break;
        case "scSpecTypeResult": w.enter(); ScSpecTypeResult.write(w, value.value); w.exit(); break;
        case "scSpecTypeVec": w.enter(); ScSpecTypeVec.write(w, value.value); w.exit(); break;
        case "scSpecTypeMap": w.enter(); ScSpecTypeMap.write(w, value.value); w.exit(); break;
        case "scSpecTypeTuple": w.enter(); ScSpecTypeTuple.write(w, value.value); w.exit(); break;
        case "scSpecTypeBytesN": ScSpecTypeBytesN.write(w, value.value); break;
        case "scSpecTypeUdt": ScSpecTypeUdt.write(w, value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A type of a value (SEP-48). */
export const ScSpecTypeDef: typeof ScSpecTypeDefUnion = ScSpecTypeDefUnion;

/** A field of a struct. */
export class ScSpecUdtStructFieldV0 extends XdrValue<ScSpecUdtStructFieldV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 30 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly type: ScSpecTypeDef;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: string | Uint8Array; readonly type: ScSpecTypeDef }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
    this.type = fields.type;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtStructFieldV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtStructFieldV0 {
    const value: Mutable<ScSpecUdtStructFieldV0> = new ScSpecUdtStructFieldV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtStructFieldV0.doc");
    value.name = r.text(30, "ScSpecUdtStructFieldV0.name");
    value.type = ScSpecTypeDef.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtStructFieldV0): void {
    if (value?.constructor !== ScSpecUdtStructFieldV0) requireXdr(value, ScSpecUdtStructFieldV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 30);
      step = ".type"; ScSpecTypeDef.write(w, value.type);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The definition of a struct. */
export class ScSpecUdtStructV0 extends XdrValue<ScSpecUdtStructV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtStructFieldV0} values. */
  declare readonly fields: readonly ScSpecUdtStructFieldV0[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly lib: string | Uint8Array; readonly name: string | Uint8Array; readonly fields: readonly ScSpecUdtStructFieldV0[] }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.lib = copyOf(fields.lib);
    this.name = copyOf(fields.name);
    this.fields = copyOf(fields.fields);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtStructV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", lib: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtStructV0 {
    const value: Mutable<ScSpecUdtStructV0> = new ScSpecUdtStructV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtStructV0.doc");
    value.lib = r.text(80, "ScSpecUdtStructV0.lib");
    value.name = r.text(1024, "ScSpecUdtStructV0.name");
    value.fields = r.array(4294967295, 12, "ScSpecUdtStructV0.fields", ScSpecUdtStructFieldV0.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtStructV0): void {
    if (value?.constructor !== ScSpecUdtStructV0) requireXdr(value, ScSpecUdtStructV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".lib"; w.text(value.lib, 80);
      step = ".name"; w.text(value.name, 1024);
      step = ".fields"; w.array(value.fields, 4294967295, ScSpecUdtStructFieldV0.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A case of a union without values. */
export class ScSpecUdtUnionCaseVoidV0 extends XdrValue<ScSpecUdtUnionCaseVoidV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: string | Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtUnionCaseVoidV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtUnionCaseVoidV0 {
    const value: Mutable<ScSpecUdtUnionCaseVoidV0> = new ScSpecUdtUnionCaseVoidV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtUnionCaseVoidV0.doc");
    value.name = r.text(60, "ScSpecUdtUnionCaseVoidV0.name");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtUnionCaseVoidV0): void {
    if (value?.constructor !== ScSpecUdtUnionCaseVoidV0) requireXdr(value, ScSpecUdtUnionCaseVoidV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 60);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A case of a union with values. */
export class ScSpecUdtUnionCaseTupleV0 extends XdrValue<ScSpecUdtUnionCaseTupleV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecTypeDef} values. */
  declare readonly type: readonly ScSpecTypeDef[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: string | Uint8Array; readonly type: readonly ScSpecTypeDef[] }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
    this.type = copyOf(fields.type);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtUnionCaseTupleV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtUnionCaseTupleV0 {
    const value: Mutable<ScSpecUdtUnionCaseTupleV0> = new ScSpecUdtUnionCaseTupleV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtUnionCaseTupleV0.doc");
    value.name = r.text(60, "ScSpecUdtUnionCaseTupleV0.name");
    value.type = r.array(4294967295, 4, "ScSpecUdtUnionCaseTupleV0.type", ScSpecTypeDef.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtUnionCaseTupleV0): void {
    if (value?.constructor !== ScSpecUdtUnionCaseTupleV0) requireXdr(value, ScSpecUdtUnionCaseTupleV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 60);
      step = ".type"; w.array(value.type, 4294967295, ScSpecTypeDef.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `SCSpecUDTUnionCaseV0Kind`. */
export type ScSpecUdtUnionCaseV0Kind = "scSpecUdtUnionCaseVoidV0" | "scSpecUdtUnionCaseTupleV0";
/** The members of {@linkcode ScSpecUdtUnionCaseV0Kind} by name. */
export const ScSpecUdtUnionCaseV0Kind: {
  /** `SC_SPEC_UDT_UNION_CASE_VOID_V0` = 0 */
  readonly scSpecUdtUnionCaseVoidV0: "scSpecUdtUnionCaseVoidV0";
  /** `SC_SPEC_UDT_UNION_CASE_TUPLE_V0` = 1 */
  readonly scSpecUdtUnionCaseTupleV0: "scSpecUdtUnionCaseTupleV0";
} = /* @__PURE__ */ Object.freeze({ scSpecUdtUnionCaseVoidV0: "scSpecUdtUnionCaseVoidV0", scSpecUdtUnionCaseTupleV0: "scSpecUdtUnionCaseTupleV0" });
/** The members of {@linkcode ScSpecUdtUnionCaseV0Kind} by wire value. */
export const scSpecUdtUnionCaseV0KindNames: { readonly [value: number]: ScSpecUdtUnionCaseV0Kind } = ["scSpecUdtUnionCaseVoidV0","scSpecUdtUnionCaseTupleV0"];

/** The value types of the arms of {@linkcode ScSpecUdtUnionCaseV0}, by arm name. */
export interface ScSpecUdtUnionCaseV0Arms {
  /** An {@linkcode ScSpecUdtUnionCaseVoidV0}. */
  readonly scSpecUdtUnionCaseVoidV0: ScSpecUdtUnionCaseVoidV0;
  /** An {@linkcode ScSpecUdtUnionCaseTupleV0}. */
  readonly scSpecUdtUnionCaseTupleV0: ScSpecUdtUnionCaseTupleV0;
}
/** A case of a union. */
export type ScSpecUdtUnionCaseV0<T extends keyof ScSpecUdtUnionCaseV0Arms = keyof ScSpecUdtUnionCaseV0Arms> = { readonly [K in T]: ScSpecUdtUnionCaseV0Union<K> }[T];
/** The class of {@linkcode ScSpecUdtUnionCaseV0}. */
export class ScSpecUdtUnionCaseV0Union<T extends keyof ScSpecUdtUnionCaseV0Arms> extends XdrValue<ScSpecUdtUnionCaseV0Json> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScSpecUdtUnionCaseV0Arms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScSpecUdtUnionCaseV0}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScSpecUdtUnionCaseV0;
  private constructor(type: T, value: ScSpecUdtUnionCaseV0Arms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scSpecUdtUnionCaseVoidV0`: an {@linkcode ScSpecUdtUnionCaseVoidV0}. */
  static scSpecUdtUnionCaseVoidV0(voidCase: ScSpecUdtUnionCaseVoidV0): ScSpecUdtUnionCaseV0<"scSpecUdtUnionCaseVoidV0"> {
    return new ScSpecUdtUnionCaseV0Union("scSpecUdtUnionCaseVoidV0", voidCase);
  }
  /** Creates the arm `scSpecUdtUnionCaseTupleV0`: an {@linkcode ScSpecUdtUnionCaseTupleV0}. */
  static scSpecUdtUnionCaseTupleV0(tupleCase: ScSpecUdtUnionCaseTupleV0): ScSpecUdtUnionCaseV0<"scSpecUdtUnionCaseTupleV0"> {
    return new ScSpecUdtUnionCaseV0Union("scSpecUdtUnionCaseTupleV0", tupleCase);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtUnionCaseV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 18 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtUnionCaseV0 {
    const type = r.discriminant("ScSpecUdtUnionCaseV0");
    switch (type) {
      case 0: return new ScSpecUdtUnionCaseV0Union("scSpecUdtUnionCaseVoidV0", ScSpecUdtUnionCaseVoidV0.read(r));
      case 1: return new ScSpecUdtUnionCaseV0Union("scSpecUdtUnionCaseTupleV0", ScSpecUdtUnionCaseTupleV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtUnionCaseV0): void {
    if (value?.constructor !== ScSpecUdtUnionCaseV0Union) requireXdr(value, ScSpecUdtUnionCaseV0Union);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "scSpecUdtUnionCaseVoidV0": w.int32(0); ScSpecUdtUnionCaseVoidV0.write(w, value.value); break;
        case "scSpecUdtUnionCaseTupleV0": w.int32(1); ScSpecUdtUnionCaseTupleV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A case of a union. */
export const ScSpecUdtUnionCaseV0: typeof ScSpecUdtUnionCaseV0Union = ScSpecUdtUnionCaseV0Union;

/** The definition of a union. */
export class ScSpecUdtUnionV0 extends XdrValue<ScSpecUdtUnionV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtUnionCaseV0} values. */
  declare readonly cases: readonly ScSpecUdtUnionCaseV0[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly lib: string | Uint8Array; readonly name: string | Uint8Array; readonly cases: readonly ScSpecUdtUnionCaseV0[] }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.lib = copyOf(fields.lib);
    this.name = copyOf(fields.name);
    this.cases = copyOf(fields.cases);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtUnionV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", lib: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtUnionV0 {
    const value: Mutable<ScSpecUdtUnionV0> = new ScSpecUdtUnionV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtUnionV0.doc");
    value.lib = r.text(80, "ScSpecUdtUnionV0.lib");
    value.name = r.text(1024, "ScSpecUdtUnionV0.name");
    value.cases = r.array(4294967295, 12, "ScSpecUdtUnionV0.cases", ScSpecUdtUnionCaseV0.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtUnionV0): void {
    if (value?.constructor !== ScSpecUdtUnionV0) requireXdr(value, ScSpecUdtUnionV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".lib"; w.text(value.lib, 80);
      step = ".name"; w.text(value.name, 1024);
      step = ".cases"; w.array(value.cases, 4294967295, ScSpecUdtUnionCaseV0.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A case of an enum. */
export class ScSpecUdtEnumCaseV0 extends XdrValue<ScSpecUdtEnumCaseV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An unsigned 32-bit integer. */
  declare readonly value: number;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: string | Uint8Array; readonly value: number }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
    this.value = fields.value;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtEnumCaseV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtEnumCaseV0 {
    const value: Mutable<ScSpecUdtEnumCaseV0> = new ScSpecUdtEnumCaseV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtEnumCaseV0.doc");
    value.name = r.text(60, "ScSpecUdtEnumCaseV0.name");
    value.value = r.uint32("ScSpecUdtEnumCaseV0.value");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtEnumCaseV0): void {
    if (value?.constructor !== ScSpecUdtEnumCaseV0) requireXdr(value, ScSpecUdtEnumCaseV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 60);
      step = ".value"; w.uint32(value.value);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The definition of an enum. */
export class ScSpecUdtEnumV0 extends XdrValue<ScSpecUdtEnumV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtEnumCaseV0} values. */
  declare readonly cases: readonly ScSpecUdtEnumCaseV0[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly lib: string | Uint8Array; readonly name: string | Uint8Array; readonly cases: readonly ScSpecUdtEnumCaseV0[] }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.lib = copyOf(fields.lib);
    this.name = copyOf(fields.name);
    this.cases = copyOf(fields.cases);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtEnumV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", lib: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtEnumV0 {
    const value: Mutable<ScSpecUdtEnumV0> = new ScSpecUdtEnumV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtEnumV0.doc");
    value.lib = r.text(80, "ScSpecUdtEnumV0.lib");
    value.name = r.text(1024, "ScSpecUdtEnumV0.name");
    value.cases = r.array(4294967295, 12, "ScSpecUdtEnumV0.cases", ScSpecUdtEnumCaseV0.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtEnumV0): void {
    if (value?.constructor !== ScSpecUdtEnumV0) requireXdr(value, ScSpecUdtEnumV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".lib"; w.text(value.lib, 80);
      step = ".name"; w.text(value.name, 1024);
      step = ".cases"; w.array(value.cases, 4294967295, ScSpecUdtEnumCaseV0.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A case of an error enum. */
export class ScSpecUdtErrorEnumCaseV0 extends XdrValue<ScSpecUdtErrorEnumCaseV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 60 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An unsigned 32-bit integer. */
  declare readonly value: number;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: string | Uint8Array; readonly value: number }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
    this.value = fields.value;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtErrorEnumCaseV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtErrorEnumCaseV0 {
    const value: Mutable<ScSpecUdtErrorEnumCaseV0> = new ScSpecUdtErrorEnumCaseV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtErrorEnumCaseV0.doc");
    value.name = r.text(60, "ScSpecUdtErrorEnumCaseV0.name");
    value.value = r.uint32("ScSpecUdtErrorEnumCaseV0.value");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtErrorEnumCaseV0): void {
    if (value?.constructor !== ScSpecUdtErrorEnumCaseV0) requireXdr(value, ScSpecUdtErrorEnumCaseV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 60);
      step = ".value"; w.uint32(value.value);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The definition of an enum of contract errors. */
export class ScSpecUdtErrorEnumV0 extends XdrValue<ScSpecUdtErrorEnumV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An array of {@linkcode ScSpecUdtErrorEnumCaseV0} values. */
  declare readonly cases: readonly ScSpecUdtErrorEnumCaseV0[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly lib: string | Uint8Array; readonly name: string | Uint8Array; readonly cases: readonly ScSpecUdtErrorEnumCaseV0[] }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.lib = copyOf(fields.lib);
    this.name = copyOf(fields.name);
    this.cases = copyOf(fields.cases);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecUdtErrorEnumV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", lib: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecUdtErrorEnumV0 {
    const value: Mutable<ScSpecUdtErrorEnumV0> = new ScSpecUdtErrorEnumV0(BLANK);
    value.doc = r.text(1024, "ScSpecUdtErrorEnumV0.doc");
    value.lib = r.text(80, "ScSpecUdtErrorEnumV0.lib");
    value.name = r.text(1024, "ScSpecUdtErrorEnumV0.name");
    value.cases = r.array(4294967295, 12, "ScSpecUdtErrorEnumV0.cases", ScSpecUdtErrorEnumCaseV0.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecUdtErrorEnumV0): void {
    if (value?.constructor !== ScSpecUdtErrorEnumV0) requireXdr(value, ScSpecUdtErrorEnumV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".lib"; w.text(value.lib, 80);
      step = ".name"; w.text(value.name, 1024);
      step = ".cases"; w.array(value.cases, 4294967295, ScSpecUdtErrorEnumCaseV0.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** An argument of a function. */
export class ScSpecFunctionInputV0 extends XdrValue<ScSpecFunctionInputV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 30 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly type: ScSpecTypeDef;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: string | Uint8Array; readonly type: ScSpecTypeDef }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
    this.type = fields.type;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecFunctionInputV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecFunctionInputV0 {
    const value: Mutable<ScSpecFunctionInputV0> = new ScSpecFunctionInputV0(BLANK);
    value.doc = r.text(1024, "ScSpecFunctionInputV0.doc");
    value.name = r.text(30, "ScSpecFunctionInputV0.name");
    value.type = ScSpecTypeDef.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecFunctionInputV0): void {
    if (value?.constructor !== ScSpecFunctionInputV0) requireXdr(value, ScSpecFunctionInputV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 30);
      step = ".type"; ScSpecTypeDef.write(w, value.type);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The definition of a function. */
export class ScSpecFunctionV0 extends XdrValue<ScSpecFunctionV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: ScSymbol;
  /** An array of {@linkcode ScSpecFunctionInputV0} values. */
  declare readonly inputs: readonly ScSpecFunctionInputV0[];
  /** An array of at most 1 {@linkcode ScSpecTypeDef} values. */
  declare readonly outputs: readonly ScSpecTypeDef[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: ScSymbol; readonly inputs: readonly ScSpecFunctionInputV0[]; readonly outputs: readonly ScSpecTypeDef[] }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
    this.inputs = copyOf(fields.inputs);
    this.outputs = copyOf(fields.outputs);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecFunctionV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecFunctionV0 {
    const value: Mutable<ScSpecFunctionV0> = new ScSpecFunctionV0(BLANK);
    value.doc = r.text(1024, "ScSpecFunctionV0.doc");
    value.name = r.text(32, "ScSpecFunctionV0.name");
    value.inputs = r.array(4294967295, 12, "ScSpecFunctionV0.inputs", ScSpecFunctionInputV0.read);
    value.outputs = r.array(1, 4, "ScSpecFunctionV0.outputs", ScSpecTypeDef.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecFunctionV0): void {
    if (value?.constructor !== ScSpecFunctionV0) requireXdr(value, ScSpecFunctionV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 32);
      step = ".inputs"; w.array(value.inputs, 4294967295, ScSpecFunctionInputV0.write);
      step = ".outputs"; w.array(value.outputs, 1, ScSpecTypeDef.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `SCSpecEventParamLocationV0`. */
export type ScSpecEventParamLocationV0 = "scSpecEventParamLocationData" | "scSpecEventParamLocationTopicList";
/** The members of {@linkcode ScSpecEventParamLocationV0} by name. */
export const ScSpecEventParamLocationV0: {
  /** `SC_SPEC_EVENT_PARAM_LOCATION_DATA` = 0 */
  readonly scSpecEventParamLocationData: "scSpecEventParamLocationData";
  /** `SC_SPEC_EVENT_PARAM_LOCATION_TOPIC_LIST` = 1 */
  readonly scSpecEventParamLocationTopicList: "scSpecEventParamLocationTopicList";
} = /* @__PURE__ */ Object.freeze({ scSpecEventParamLocationData: "scSpecEventParamLocationData", scSpecEventParamLocationTopicList: "scSpecEventParamLocationTopicList" });
/** The members of {@linkcode ScSpecEventParamLocationV0} by wire value. */
export const scSpecEventParamLocationV0Names: { readonly [value: number]: ScSpecEventParamLocationV0 } = ["scSpecEventParamLocationData","scSpecEventParamLocationTopicList"];

/** A parameter of an event. */
export class ScSpecEventParamV0 extends XdrValue<ScSpecEventParamV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 30 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An {@linkcode ScSpecTypeDef}. */
  declare readonly type: ScSpecTypeDef;
  /** A member of {@linkcode ScSpecEventParamLocationV0}. */
  declare readonly location: ScSpecEventParamLocationV0;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly name: string | Uint8Array; readonly type: ScSpecTypeDef; readonly location: ScSpecEventParamLocationV0 }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.name = copyOf(fields.name);
    this.type = fields.type;
    this.location = fields.location;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecEventParamV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", name: "text", location: 24 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecEventParamV0 {
    const value: Mutable<ScSpecEventParamV0> = new ScSpecEventParamV0(BLANK);
    value.doc = r.text(1024, "ScSpecEventParamV0.doc");
    value.name = r.text(30, "ScSpecEventParamV0.name");
    value.type = ScSpecTypeDef.read(r);
    value.location = r.enum(scSpecEventParamLocationV0Names, "ScSpecEventParamV0.location");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecEventParamV0): void {
    if (value?.constructor !== ScSpecEventParamV0) requireXdr(value, ScSpecEventParamV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".name"; w.text(value.name, 30);
      step = ".type"; ScSpecTypeDef.write(w, value.type);
      step = ".location"; w.enum(value.location, scSpecEventParamLocationV0Names);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `SCSpecEventDataFormat`. */
export type ScSpecEventDataFormat = "scSpecEventDataFormatSingleValue" | "scSpecEventDataFormatVec" | "scSpecEventDataFormatMap";
/** The members of {@linkcode ScSpecEventDataFormat} by name. */
export const ScSpecEventDataFormat: {
  /** `SC_SPEC_EVENT_DATA_FORMAT_SINGLE_VALUE` = 0 */
  readonly scSpecEventDataFormatSingleValue: "scSpecEventDataFormatSingleValue";
  /** `SC_SPEC_EVENT_DATA_FORMAT_VEC` = 1 */
  readonly scSpecEventDataFormatVec: "scSpecEventDataFormatVec";
  /** `SC_SPEC_EVENT_DATA_FORMAT_MAP` = 2 */
  readonly scSpecEventDataFormatMap: "scSpecEventDataFormatMap";
} = /* @__PURE__ */ Object.freeze({ scSpecEventDataFormatSingleValue: "scSpecEventDataFormatSingleValue", scSpecEventDataFormatVec: "scSpecEventDataFormatVec", scSpecEventDataFormatMap: "scSpecEventDataFormatMap" });
/** The members of {@linkcode ScSpecEventDataFormat} by wire value. */
export const scSpecEventDataFormatNames: { readonly [value: number]: ScSpecEventDataFormat } = ["scSpecEventDataFormatSingleValue","scSpecEventDataFormatVec","scSpecEventDataFormatMap"];

/** The definition of an event. */
export class ScSpecEventV0 extends XdrValue<ScSpecEventV0Json> {
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly doc: string | Uint8Array;
  /** A string of at most 80 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly lib: string | Uint8Array;
  /** A string of at most 1024 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly name: string | Uint8Array;
  /** An array of at most 2 strings of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly prefixTopics: readonly ScSymbol[];
  /** An array of {@linkcode ScSpecEventParamV0} values. */
  declare readonly params: readonly ScSpecEventParamV0[];
  /** A member of {@linkcode ScSpecEventDataFormat}. */
  declare readonly dataFormat: ScSpecEventDataFormat;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly doc: string | Uint8Array; readonly lib: string | Uint8Array; readonly name: string | Uint8Array; readonly prefixTopics: readonly ScSymbol[]; readonly params: readonly ScSpecEventParamV0[]; readonly dataFormat: ScSpecEventDataFormat }) {
    super();
    if (fields === BLANK) return;
    this.doc = copyOf(fields.doc);
    this.lib = copyOf(fields.lib);
    this.name = copyOf(fields.name);
    this.prefixTopics = copyOf(fields.prefixTopics);
    this.params = copyOf(fields.params);
    this.dataFormat = fields.dataFormat;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecEventV0";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { doc: "text", lib: "text", name: "text", prefixTopics: "text", dataFormat: 21 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecEventV0 {
    const value: Mutable<ScSpecEventV0> = new ScSpecEventV0(BLANK);
    value.doc = r.text(1024, "ScSpecEventV0.doc");
    value.lib = r.text(80, "ScSpecEventV0.lib");
    value.name = r.text(1024, "ScSpecEventV0.name");
    value.prefixTopics = r.array(2, 4, "ScSpecEventV0.prefixTopics", (r) => r.text(32, "ScSpecEventV0.prefixTopics"));
    value.params = r.array(4294967295, 16, "ScSpecEventV0.params", ScSpecEventParamV0.read);
    value.dataFormat = r.enum(scSpecEventDataFormatNames, "ScSpecEventV0.dataFormat");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecEventV0): void {
    if (value?.constructor !== ScSpecEventV0) requireXdr(value, ScSpecEventV0);
    let step = ".doc";
    try {
      w.text(value.doc, 1024);
      step = ".lib"; w.text(value.lib, 80);
      step = ".name"; w.text(value.name, 1024);
      step = ".prefixTopics"; w.array(value.prefixTopics, 2, (w, v) => w.text(v, 32));
      step = ".params"; w.array(value.params, 4294967295, ScSpecEventParamV0.write);
      step = ".dataFormat"; w.enum(value.dataFormat, scSpecEventDataFormatNames);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `SCSpecEntryKind`. */
export type ScSpecEntryKind = "scSpecEntryFunctionV0" | "scSpecEntryUdtStructV0" | "scSpecEntryUdtUnionV0" | "scSpecEntryUdtEnumV0" | "scSpecEntryUdtErrorEnumV0" | "scSpecEntryEventV0";
/** The members of {@linkcode ScSpecEntryKind} by name. */
export const ScSpecEntryKind: {
  /** `SC_SPEC_ENTRY_FUNCTION_V0` = 0 */
  readonly scSpecEntryFunctionV0: "scSpecEntryFunctionV0";
  /** `SC_SPEC_ENTRY_UDT_STRUCT_V0` = 1 */
  readonly scSpecEntryUdtStructV0: "scSpecEntryUdtStructV0";
  /** `SC_SPEC_ENTRY_UDT_UNION_V0` = 2 */
  readonly scSpecEntryUdtUnionV0: "scSpecEntryUdtUnionV0";
  /** `SC_SPEC_ENTRY_UDT_ENUM_V0` = 3 */
  readonly scSpecEntryUdtEnumV0: "scSpecEntryUdtEnumV0";
  /** `SC_SPEC_ENTRY_UDT_ERROR_ENUM_V0` = 4 */
  readonly scSpecEntryUdtErrorEnumV0: "scSpecEntryUdtErrorEnumV0";
  /** `SC_SPEC_ENTRY_EVENT_V0` = 5 */
  readonly scSpecEntryEventV0: "scSpecEntryEventV0";
} = /* @__PURE__ */ Object.freeze({ scSpecEntryFunctionV0: "scSpecEntryFunctionV0", scSpecEntryUdtStructV0: "scSpecEntryUdtStructV0", scSpecEntryUdtUnionV0: "scSpecEntryUdtUnionV0", scSpecEntryUdtEnumV0: "scSpecEntryUdtEnumV0", scSpecEntryUdtErrorEnumV0: "scSpecEntryUdtErrorEnumV0", scSpecEntryEventV0: "scSpecEntryEventV0" });
/** The members of {@linkcode ScSpecEntryKind} by wire value. */
export const scSpecEntryKindNames: { readonly [value: number]: ScSpecEntryKind } = ["scSpecEntryFunctionV0","scSpecEntryUdtStructV0","scSpecEntryUdtUnionV0","scSpecEntryUdtEnumV0","scSpecEntryUdtErrorEnumV0","scSpecEntryEventV0"];

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
/** The class of {@linkcode ScSpecEntry}. */
export class ScSpecEntryUnion<T extends keyof ScSpecEntryArms> extends XdrValue<ScSpecEntryJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScSpecEntryArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScSpecEntry}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScSpecEntry;
  private constructor(type: T, value: ScSpecEntryArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scSpecEntryFunctionV0`: an {@linkcode ScSpecFunctionV0}. */
  static scSpecEntryFunctionV0(functionV0: ScSpecFunctionV0): ScSpecEntry<"scSpecEntryFunctionV0"> {
    return new ScSpecEntryUnion("scSpecEntryFunctionV0", functionV0);
  }
  /** Creates the arm `scSpecEntryUdtStructV0`: an {@linkcode ScSpecUdtStructV0}. */
  static scSpecEntryUdtStructV0(udtStructV0: ScSpecUdtStructV0): ScSpecEntry<"scSpecEntryUdtStructV0"> {
    return new ScSpecEntryUnion("scSpecEntryUdtStructV0", udtStructV0);
  }
  /** Creates the arm `scSpecEntryUdtUnionV0`: an {@linkcode ScSpecUdtUnionV0}. */
  static scSpecEntryUdtUnionV0(udtUnionV0: ScSpecUdtUnionV0): ScSpecEntry<"scSpecEntryUdtUnionV0"> {
    return new ScSpecEntryUnion("scSpecEntryUdtUnionV0", udtUnionV0);
  }
  /** Creates the arm `scSpecEntryUdtEnumV0`: an {@linkcode ScSpecUdtEnumV0}. */
  static scSpecEntryUdtEnumV0(udtEnumV0: ScSpecUdtEnumV0): ScSpecEntry<"scSpecEntryUdtEnumV0"> {
    return new ScSpecEntryUnion("scSpecEntryUdtEnumV0", udtEnumV0);
  }
  /** Creates the arm `scSpecEntryUdtErrorEnumV0`: an {@linkcode ScSpecUdtErrorEnumV0}. */
  static scSpecEntryUdtErrorEnumV0(udtErrorEnumV0: ScSpecUdtErrorEnumV0): ScSpecEntry<"scSpecEntryUdtErrorEnumV0"> {
    return new ScSpecEntryUnion("scSpecEntryUdtErrorEnumV0", udtErrorEnumV0);
  }
  /** Creates the arm `scSpecEntryEventV0`: an {@linkcode ScSpecEventV0}. */
  static scSpecEntryEventV0(eventV0: ScSpecEventV0): ScSpecEntry<"scSpecEntryEventV0"> {
    return new ScSpecEntryUnion("scSpecEntryEventV0", eventV0);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScSpecEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 11 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScSpecEntry {
    const type = r.discriminant("ScSpecEntry");
    switch (type) {
      case 0: return new ScSpecEntryUnion("scSpecEntryFunctionV0", ScSpecFunctionV0.read(r));
      case 1: return new ScSpecEntryUnion("scSpecEntryUdtStructV0", ScSpecUdtStructV0.read(r));
      case 2: return new ScSpecEntryUnion("scSpecEntryUdtUnionV0", ScSpecUdtUnionV0.read(r));
      case 3: return new ScSpecEntryUnion("scSpecEntryUdtEnumV0", ScSpecUdtEnumV0.read(r));
      case 4: return new ScSpecEntryUnion("scSpecEntryUdtErrorEnumV0", ScSpecUdtErrorEnumV0.read(r));
      case 5: return new ScSpecEntryUnion("scSpecEntryEventV0", ScSpecEventV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScSpecEntry): void {
    if (value?.constructor !== ScSpecEntryUnion) requireXdr(value, ScSpecEntryUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "scSpecEntryFunctionV0": w.int32(0); ScSpecFunctionV0.write(w, value.value); break;
        case "scSpecEntryUdtStructV0": w.int32(1); ScSpecUdtStructV0.write(w, value.value); break;
        case "scSpecEntryUdtUnionV0": w.int32(2); ScSpecUdtUnionV0.write(w, value.value); break;
        case "scSpecEntryUdtEnumV0": w.int32(3); ScSpecUdtEnumV0.write(w, value.value); break;
        case "scSpecEntryUdtErrorEnumV0": w.int32(4); ScSpecUdtErrorEnumV0.write(w, value.value); break;
        case "scSpecEntryEventV0": w.int32(5); ScSpecEventV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An entry of a contract interface (SEP-48). */
export const ScSpecEntry: typeof ScSpecEntryUnion = ScSpecEntryUnion;
