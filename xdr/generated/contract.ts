// Generated from xdr/idl/contract.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr, xdrCodec } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { XdrCodec } from "../codec.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { ContractExecutableExternalRefJson, ContractExecutableJson, MuxedContractJson, MuxedEd25519AccountJson, ScAddressJson, ScContractInstanceJson, ScErrorJson, ScMapEntryJson, ScNonceKeyJson, ScValJson } from "./json_types.ts";
import { type AccountId, ClaimableBalanceId, type ContractId, type Hash, type PoolId, PublicKey, type Uint256Bytes } from "./types.ts";

/** Bytes. */
export type ScBytes = Uint8Array;

/** A string (a `Uint8Array` if not UTF-8). */
export type ScString = string | Uint8Array;

/** A short name: at most 32 bytes of [a-zA-Z0-9_]. */
export type ScSymbol = string | Uint8Array;

/** A member of the enum `SCValType`. */
export type ScValType = "scvBool" | "scvVoid" | "scvError" | "scvU32" | "scvI32" | "scvU64" | "scvI64" | "scvTimepoint" | "scvDuration" | "scvU128" | "scvI128" | "scvU256" | "scvI256" | "scvBytes" | "scvString" | "scvSymbol" | "scvVec" | "scvMap" | "scvAddress" | "scvContractInstance" | "scvLedgerKeyContractInstance" | "scvLedgerKeyNonce" | "scvExecutableTag";
/** The members of {@linkcode ScValType} by name. */
export const ScValType: {
  /** `SCV_BOOL` = 0 */
  readonly scvBool: "scvBool";
  /** `SCV_VOID` = 1 */
  readonly scvVoid: "scvVoid";
  /** `SCV_ERROR` = 2 */
  readonly scvError: "scvError";
  /** `SCV_U32` = 3 */
  readonly scvU32: "scvU32";
  /** `SCV_I32` = 4 */
  readonly scvI32: "scvI32";
  /** `SCV_U64` = 5 */
  readonly scvU64: "scvU64";
  /** `SCV_I64` = 6 */
  readonly scvI64: "scvI64";
  /** `SCV_TIMEPOINT` = 7 */
  readonly scvTimepoint: "scvTimepoint";
  /** `SCV_DURATION` = 8 */
  readonly scvDuration: "scvDuration";
  /** `SCV_U128` = 9 */
  readonly scvU128: "scvU128";
  /** `SCV_I128` = 10 */
  readonly scvI128: "scvI128";
  /** `SCV_U256` = 11 */
  readonly scvU256: "scvU256";
  /** `SCV_I256` = 12 */
  readonly scvI256: "scvI256";
  /** `SCV_BYTES` = 13 */
  readonly scvBytes: "scvBytes";
  /** `SCV_STRING` = 14 */
  readonly scvString: "scvString";
  /** `SCV_SYMBOL` = 15 */
  readonly scvSymbol: "scvSymbol";
  /** `SCV_VEC` = 16 */
  readonly scvVec: "scvVec";
  /** `SCV_MAP` = 17 */
  readonly scvMap: "scvMap";
  /** `SCV_ADDRESS` = 18 */
  readonly scvAddress: "scvAddress";
  /** `SCV_CONTRACT_INSTANCE` = 19 */
  readonly scvContractInstance: "scvContractInstance";
  /** `SCV_LEDGER_KEY_CONTRACT_INSTANCE` = 20 */
  readonly scvLedgerKeyContractInstance: "scvLedgerKeyContractInstance";
  /** `SCV_LEDGER_KEY_NONCE` = 21 */
  readonly scvLedgerKeyNonce: "scvLedgerKeyNonce";
  /** `SCV_EXECUTABLE_TAG` = 22 */
  readonly scvExecutableTag: "scvExecutableTag";
} = /* @__PURE__ */ Object.freeze({ scvBool: "scvBool", scvVoid: "scvVoid", scvError: "scvError", scvU32: "scvU32", scvI32: "scvI32", scvU64: "scvU64", scvI64: "scvI64", scvTimepoint: "scvTimepoint", scvDuration: "scvDuration", scvU128: "scvU128", scvI128: "scvI128", scvU256: "scvU256", scvI256: "scvI256", scvBytes: "scvBytes", scvString: "scvString", scvSymbol: "scvSymbol", scvVec: "scvVec", scvMap: "scvMap", scvAddress: "scvAddress", scvContractInstance: "scvContractInstance", scvLedgerKeyContractInstance: "scvLedgerKeyContractInstance", scvLedgerKeyNonce: "scvLedgerKeyNonce", scvExecutableTag: "scvExecutableTag" });
/** The members of {@linkcode ScValType} by wire value. */
export const scValTypeNames: { readonly [value: number]: ScValType } = ["scvBool","scvVoid","scvError","scvU32","scvI32","scvU64","scvI64","scvTimepoint","scvDuration","scvU128","scvI128","scvU256","scvI256","scvBytes","scvString","scvSymbol","scvVec","scvMap","scvAddress","scvContractInstance","scvLedgerKeyContractInstance","scvLedgerKeyNonce","scvExecutableTag"];

/** A member of the enum `SCErrorType`. */
export type ScErrorType = "sceContract" | "sceWasmVm" | "sceContext" | "sceStorage" | "sceObject" | "sceCrypto" | "sceEvents" | "sceBudget" | "sceValue" | "sceAuth";
/** The members of {@linkcode ScErrorType} by name. */
export const ScErrorType: {
  /** `SCE_CONTRACT` = 0 */
  readonly sceContract: "sceContract";
  /** `SCE_WASM_VM` = 1 */
  readonly sceWasmVm: "sceWasmVm";
  /** `SCE_CONTEXT` = 2 */
  readonly sceContext: "sceContext";
  /** `SCE_STORAGE` = 3 */
  readonly sceStorage: "sceStorage";
  /** `SCE_OBJECT` = 4 */
  readonly sceObject: "sceObject";
  /** `SCE_CRYPTO` = 5 */
  readonly sceCrypto: "sceCrypto";
  /** `SCE_EVENTS` = 6 */
  readonly sceEvents: "sceEvents";
  /** `SCE_BUDGET` = 7 */
  readonly sceBudget: "sceBudget";
  /** `SCE_VALUE` = 8 */
  readonly sceValue: "sceValue";
  /** `SCE_AUTH` = 9 */
  readonly sceAuth: "sceAuth";
} = /* @__PURE__ */ Object.freeze({ sceContract: "sceContract", sceWasmVm: "sceWasmVm", sceContext: "sceContext", sceStorage: "sceStorage", sceObject: "sceObject", sceCrypto: "sceCrypto", sceEvents: "sceEvents", sceBudget: "sceBudget", sceValue: "sceValue", sceAuth: "sceAuth" });
/** The members of {@linkcode ScErrorType} by wire value. */
export const scErrorTypeNames: { readonly [value: number]: ScErrorType } = ["sceContract","sceWasmVm","sceContext","sceStorage","sceObject","sceCrypto","sceEvents","sceBudget","sceValue","sceAuth"];

/** A member of the enum `SCErrorCode`. */
export type ScErrorCode = "scecArithDomain" | "scecIndexBounds" | "scecInvalidInput" | "scecMissingValue" | "scecExistingValue" | "scecExceededLimit" | "scecInvalidAction" | "scecInternalError" | "scecUnexpectedType" | "scecUnexpectedSize";
/** The members of {@linkcode ScErrorCode} by name. */
export const ScErrorCode: {
  /** `SCEC_ARITH_DOMAIN` = 0 */
  readonly scecArithDomain: "scecArithDomain";
  /** `SCEC_INDEX_BOUNDS` = 1 */
  readonly scecIndexBounds: "scecIndexBounds";
  /** `SCEC_INVALID_INPUT` = 2 */
  readonly scecInvalidInput: "scecInvalidInput";
  /** `SCEC_MISSING_VALUE` = 3 */
  readonly scecMissingValue: "scecMissingValue";
  /** `SCEC_EXISTING_VALUE` = 4 */
  readonly scecExistingValue: "scecExistingValue";
  /** `SCEC_EXCEEDED_LIMIT` = 5 */
  readonly scecExceededLimit: "scecExceededLimit";
  /** `SCEC_INVALID_ACTION` = 6 */
  readonly scecInvalidAction: "scecInvalidAction";
  /** `SCEC_INTERNAL_ERROR` = 7 */
  readonly scecInternalError: "scecInternalError";
  /** `SCEC_UNEXPECTED_TYPE` = 8 */
  readonly scecUnexpectedType: "scecUnexpectedType";
  /** `SCEC_UNEXPECTED_SIZE` = 9 */
  readonly scecUnexpectedSize: "scecUnexpectedSize";
} = /* @__PURE__ */ Object.freeze({ scecArithDomain: "scecArithDomain", scecIndexBounds: "scecIndexBounds", scecInvalidInput: "scecInvalidInput", scecMissingValue: "scecMissingValue", scecExistingValue: "scecExistingValue", scecExceededLimit: "scecExceededLimit", scecInvalidAction: "scecInvalidAction", scecInternalError: "scecInternalError", scecUnexpectedType: "scecUnexpectedType", scecUnexpectedSize: "scecUnexpectedSize" });
/** The members of {@linkcode ScErrorCode} by wire value. */
export const scErrorCodeNames: { readonly [value: number]: ScErrorCode } = ["scecArithDomain","scecIndexBounds","scecInvalidInput","scecMissingValue","scecExistingValue","scecExceededLimit","scecInvalidAction","scecInternalError","scecUnexpectedType","scecUnexpectedSize"];

/** The value types of the arms of {@linkcode ScError}, by arm name. */
export interface ScErrorArms {
  /** An error code that the contract defines. An unsigned 32-bit integer. */
  readonly sceContract: number;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceWasmVm: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceContext: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceStorage: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceObject: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceCrypto: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceEvents: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceBudget: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceValue: ScErrorCode;
  /** A member of {@linkcode ScErrorCode}. */
  readonly sceAuth: ScErrorCode;
}
/** An error value of a contract (with the contract's own code) or of the host. */
export type ScError<T extends keyof ScErrorArms = keyof ScErrorArms> = { readonly [K in T]: ScErrorUnion<K> }[T];
/** The class of {@linkcode ScError}. */
export class ScErrorUnion<T extends keyof ScErrorArms> extends XdrValue<ScErrorJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScErrorArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScError}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScError;
  private constructor(type: T, value: ScErrorArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `sceContract`: an unsigned 32-bit integer. An error code that the contract defines. */
  static sceContract(contractCode: number): ScError<"sceContract"> {
    return new ScErrorUnion("sceContract", contractCode);
  }
  /** Creates the arm `sceWasmVm`: a member of {@linkcode ScErrorCode}. */
  static sceWasmVm(code: ScErrorCode): ScError<"sceWasmVm"> {
    return new ScErrorUnion("sceWasmVm", code);
  }
  /** Creates the arm `sceContext`: a member of {@linkcode ScErrorCode}. */
  static sceContext(code: ScErrorCode): ScError<"sceContext"> {
    return new ScErrorUnion("sceContext", code);
  }
  /** Creates the arm `sceStorage`: a member of {@linkcode ScErrorCode}. */
  static sceStorage(code: ScErrorCode): ScError<"sceStorage"> {
    return new ScErrorUnion("sceStorage", code);
  }
  /** Creates the arm `sceObject`: a member of {@linkcode ScErrorCode}. */
  static sceObject(code: ScErrorCode): ScError<"sceObject"> {
    return new ScErrorUnion("sceObject", code);
  }
  /** Creates the arm `sceCrypto`: a member of {@linkcode ScErrorCode}. */
  static sceCrypto(code: ScErrorCode): ScError<"sceCrypto"> {
    return new ScErrorUnion("sceCrypto", code);
  }
  /** Creates the arm `sceEvents`: a member of {@linkcode ScErrorCode}. */
  static sceEvents(code: ScErrorCode): ScError<"sceEvents"> {
    return new ScErrorUnion("sceEvents", code);
  }
  /** Creates the arm `sceBudget`: a member of {@linkcode ScErrorCode}. */
  static sceBudget(code: ScErrorCode): ScError<"sceBudget"> {
    return new ScErrorUnion("sceBudget", code);
  }
  /** Creates the arm `sceValue`: a member of {@linkcode ScErrorCode}. */
  static sceValue(code: ScErrorCode): ScError<"sceValue"> {
    return new ScErrorUnion("sceValue", code);
  }
  /** Creates the arm `sceAuth`: a member of {@linkcode ScErrorCode}. */
  static sceAuth(code: ScErrorCode): ScError<"sceAuth"> {
    return new ScErrorUnion("sceAuth", code);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScError";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 3, sceWasmVm: 4, sceContext: 4, sceStorage: 4, sceObject: 4, sceCrypto: 4, sceEvents: 4, sceBudget: 4, sceValue: 4, sceAuth: 4 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScError {
    const type = r.enum(scErrorTypeNames, "ScError");
    switch (type) {
      case "sceContract": return new ScErrorUnion(type, r.uint32("ScError.contractCode"));
    }
    return new ScErrorUnion(type, r.enum(scErrorCodeNames, "ScError.code")) as ScError;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScError): void {
    if (value?.constructor !== ScErrorUnion) requireXdr(value, ScErrorUnion);
    let step: string = "type";
    try {
      w.enum(value.type, scErrorTypeNames);
      step = value.type;
      switch (value.type) {
        case "sceContract": w.uint32(value.value); break;
        default: w.enum(value.value, scErrorCodeNames);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An error value of a contract (with the contract's own code) or of the host. */
export const ScError: typeof ScErrorUnion = ScErrorUnion;

/** An unsigned 128-bit integer as two 64-bit parts. */
export type Uint128Parts = bigint;
/** Decodes and encodes an unsigned 128-bit integer. */
export const Uint128Parts: XdrCodec<Uint128Parts> = /* @__PURE__ */ xdrCodec("Uint128Parts", (r) => r.wide(2, false, "Uint128Parts"), (w, v) => w.wide(v, 2, false));

/** A signed 128-bit integer as two 64-bit parts. */
export type Int128Parts = bigint;
/** Decodes and encodes a signed 128-bit integer. */
export const Int128Parts: XdrCodec<Int128Parts> = /* @__PURE__ */ xdrCodec("Int128Parts", (r) => r.wide(2, true, "Int128Parts"), (w, v) => w.wide(v, 2, true));

/** An unsigned 256-bit integer as four 64-bit parts. */
export type Uint256Parts = bigint;
/** Decodes and encodes an unsigned 256-bit integer. */
export const Uint256Parts: XdrCodec<Uint256Parts> = /* @__PURE__ */ xdrCodec("Uint256Parts", (r) => r.wide(4, false, "Uint256Parts"), (w, v) => w.wide(v, 4, false));

/** A signed 256-bit integer as four 64-bit parts. */
export type Int256Parts = bigint;
/** Decodes and encodes a signed 256-bit integer. */
export const Int256Parts: XdrCodec<Int256Parts> = /* @__PURE__ */ xdrCodec("Int256Parts", (r) => r.wide(4, true, "Int256Parts"), (w, v) => w.wide(v, 4, true));

/** A member of the enum `ContractExecutableType`. */
export type ContractExecutableType = "contractExecutableWasm" | "contractExecutableStellarAsset" | "contractExecutableExternalRef";
/** The members of {@linkcode ContractExecutableType} by name. */
export const ContractExecutableType: {
  /** `CONTRACT_EXECUTABLE_WASM` = 0 */
  readonly contractExecutableWasm: "contractExecutableWasm";
  /** `CONTRACT_EXECUTABLE_STELLAR_ASSET` = 1 */
  readonly contractExecutableStellarAsset: "contractExecutableStellarAsset";
  /** `CONTRACT_EXECUTABLE_EXTERNAL_REF` = 2 */
  readonly contractExecutableExternalRef: "contractExecutableExternalRef";
} = /* @__PURE__ */ Object.freeze({ contractExecutableWasm: "contractExecutableWasm", contractExecutableStellarAsset: "contractExecutableStellarAsset", contractExecutableExternalRef: "contractExecutableExternalRef" });
/** The members of {@linkcode ContractExecutableType} by wire value. */
export const contractExecutableTypeNames: { readonly [value: number]: ContractExecutableType } = ["contractExecutableWasm","contractExecutableStellarAsset","contractExecutableExternalRef"];

/** A member of the enum `SCAddressType`. */
export type ScAddressType = "scAddressTypeAccount" | "scAddressTypeContract" | "scAddressTypeMuxedAccount" | "scAddressTypeClaimableBalance" | "scAddressTypeLiquidityPool" | "scAddressTypeMuxedContract";
/** The members of {@linkcode ScAddressType} by name. */
export const ScAddressType: {
  /** `SC_ADDRESS_TYPE_ACCOUNT` = 0 */
  readonly scAddressTypeAccount: "scAddressTypeAccount";
  /** `SC_ADDRESS_TYPE_CONTRACT` = 1 */
  readonly scAddressTypeContract: "scAddressTypeContract";
  /** `SC_ADDRESS_TYPE_MUXED_ACCOUNT` = 2 */
  readonly scAddressTypeMuxedAccount: "scAddressTypeMuxedAccount";
  /** `SC_ADDRESS_TYPE_CLAIMABLE_BALANCE` = 3 */
  readonly scAddressTypeClaimableBalance: "scAddressTypeClaimableBalance";
  /** `SC_ADDRESS_TYPE_LIQUIDITY_POOL` = 4 */
  readonly scAddressTypeLiquidityPool: "scAddressTypeLiquidityPool";
  /** `SC_ADDRESS_TYPE_MUXED_CONTRACT` = 5 */
  readonly scAddressTypeMuxedContract: "scAddressTypeMuxedContract";
} = /* @__PURE__ */ Object.freeze({ scAddressTypeAccount: "scAddressTypeAccount", scAddressTypeContract: "scAddressTypeContract", scAddressTypeMuxedAccount: "scAddressTypeMuxedAccount", scAddressTypeClaimableBalance: "scAddressTypeClaimableBalance", scAddressTypeLiquidityPool: "scAddressTypeLiquidityPool", scAddressTypeMuxedContract: "scAddressTypeMuxedContract" });
/** The members of {@linkcode ScAddressType} by wire value. */
export const scAddressTypeNames: { readonly [value: number]: ScAddressType } = ["scAddressTypeAccount","scAddressTypeContract","scAddressTypeMuxedAccount","scAddressTypeClaimableBalance","scAddressTypeLiquidityPool","scAddressTypeMuxedContract"];

/** An account and the ID of one of its users (CAP-67). */
export class MuxedEd25519Account extends XdrValue<MuxedEd25519AccountJson> {
  /** The ID of a user of the account. An unsigned 64-bit integer. */
  declare readonly id: bigint;
  /** The public key of the account. 32 bytes. */
  declare readonly ed25519: Uint256Bytes;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly id: bigint; readonly ed25519: Uint256Bytes }) {
    super();
    if (fields === BLANK) return;
    this.id = fields.id;
    this.ed25519 = copyOf(fields.ed25519);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "MuxedEd25519Account";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "M" };
  }
  /** Reads one value. */
  static read(r: XdrReader): MuxedEd25519Account {
    const value: Mutable<MuxedEd25519Account> = new MuxedEd25519Account(BLANK);
    value.id = r.uint64("MuxedEd25519Account.id");
    value.ed25519 = r.opaque(32, "MuxedEd25519Account.ed25519");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: MuxedEd25519Account): void {
    if (value?.constructor !== MuxedEd25519Account) requireXdr(value, MuxedEd25519Account);
    let step = ".id";
    try {
      w.uint64(value.id);
      step = ".ed25519"; w.opaque(value.ed25519, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A contract and the ID of one of its users (CAP-84). */
export class MuxedContract extends XdrValue<MuxedContractJson> {
  /** The ID of a user of the contract. An unsigned 64-bit integer. */
  declare readonly id: bigint;
  /** 32 bytes. */
  declare readonly contractId: ContractId;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly id: bigint; readonly contractId: ContractId }) {
    super();
    if (fields === BLANK) return;
    this.id = fields.id;
    this.contractId = copyOf(fields.contractId);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "MuxedContract";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "W" };
  }
  /** Reads one value. */
  static read(r: XdrReader): MuxedContract {
    const value: Mutable<MuxedContract> = new MuxedContract(BLANK);
    value.id = r.uint64("MuxedContract.id");
    value.contractId = r.opaque(32, "MuxedContract.contractId");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: MuxedContract): void {
    if (value?.constructor !== MuxedContract) requireXdr(value, MuxedContract);
    let step = ".id";
    try {
      w.uint64(value.id);
      step = ".contractId"; w.opaque(value.contractId, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ScAddress}, by arm name. */
export interface ScAddressArms {
  /** A {@linkcode PublicKey}. */
  readonly scAddressTypeAccount: AccountId;
  /** 32 bytes. */
  readonly scAddressTypeContract: ContractId;
  /** A {@linkcode MuxedEd25519Account}. */
  readonly scAddressTypeMuxedAccount: MuxedEd25519Account;
  /** A {@linkcode ClaimableBalanceId}. */
  readonly scAddressTypeClaimableBalance: ClaimableBalanceId;
  /** 32 bytes. */
  readonly scAddressTypeLiquidityPool: PoolId;
  /** A {@linkcode MuxedContract}. */
  readonly scAddressTypeMuxedContract: MuxedContract;
}
/** An address inside a contract value: account, contract, muxed account, claimable balance, liquidity pool or muxed contract. */
export type ScAddress<T extends keyof ScAddressArms = keyof ScAddressArms> = { readonly [K in T]: ScAddressUnion<K> }[T];
/** The class of {@linkcode ScAddress}. */
export class ScAddressUnion<T extends keyof ScAddressArms> extends XdrValue<ScAddressJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScAddressArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScAddress}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScAddress;
  private constructor(type: T, value: ScAddressArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scAddressTypeAccount`: a {@linkcode PublicKey}. */
  static scAddressTypeAccount(accountId: AccountId): ScAddress<"scAddressTypeAccount"> {
    return new ScAddressUnion("scAddressTypeAccount", accountId);
  }
  /** Creates the arm `scAddressTypeContract`: 32 bytes. */
  static scAddressTypeContract(contractId: ContractId): ScAddress<"scAddressTypeContract"> {
    return new ScAddressUnion("scAddressTypeContract", copyOf(contractId));
  }
  /** Creates the arm `scAddressTypeMuxedAccount`: a {@linkcode MuxedEd25519Account}. */
  static scAddressTypeMuxedAccount(muxedAccount: MuxedEd25519Account): ScAddress<"scAddressTypeMuxedAccount"> {
    return new ScAddressUnion("scAddressTypeMuxedAccount", muxedAccount);
  }
  /** Creates the arm `scAddressTypeClaimableBalance`: a {@linkcode ClaimableBalanceId}. */
  static scAddressTypeClaimableBalance(claimableBalanceId: ClaimableBalanceId): ScAddress<"scAddressTypeClaimableBalance"> {
    return new ScAddressUnion("scAddressTypeClaimableBalance", claimableBalanceId);
  }
  /** Creates the arm `scAddressTypeLiquidityPool`: 32 bytes. */
  static scAddressTypeLiquidityPool(liquidityPoolId: PoolId): ScAddress<"scAddressTypeLiquidityPool"> {
    return new ScAddressUnion("scAddressTypeLiquidityPool", copyOf(liquidityPoolId));
  }
  /** Creates the arm `scAddressTypeMuxedContract`: a {@linkcode MuxedContract}. */
  static scAddressTypeMuxedContract(muxedContract: MuxedContract): ScAddress<"scAddressTypeMuxedContract"> {
    return new ScAddressUnion("scAddressTypeMuxedContract", muxedContract);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScAddress";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "bare", scAddressTypeContract: "C", scAddressTypeLiquidityPool: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScAddress {
    const type = r.discriminant("ScAddress");
    switch (type) {
      case 0: return new ScAddressUnion("scAddressTypeAccount", PublicKey.read(r));
      case 1: return new ScAddressUnion("scAddressTypeContract", r.opaque(32, "ScAddress.scAddressTypeContract"));
      case 2: return new ScAddressUnion("scAddressTypeMuxedAccount", MuxedEd25519Account.read(r));
      case 3: return new ScAddressUnion("scAddressTypeClaimableBalance", ClaimableBalanceId.read(r));
      case 4: return new ScAddressUnion("scAddressTypeLiquidityPool", r.opaque(32, "ScAddress.scAddressTypeLiquidityPool"));
      case 5: return new ScAddressUnion("scAddressTypeMuxedContract", MuxedContract.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScAddress): void {
    if (value?.constructor !== ScAddressUnion) requireXdr(value, ScAddressUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "scAddressTypeAccount": w.int32(0); PublicKey.write(w, value.value); break;
        case "scAddressTypeContract": w.int32(1); w.opaque(value.value, 32); break;
        case "scAddressTypeMuxedAccount": w.int32(2); MuxedEd25519Account.write(w, value.value); break;
        case "scAddressTypeClaimableBalance": w.int32(3); ClaimableBalanceId.write(w, value.value); break;
        case "scAddressTypeLiquidityPool": w.int32(4); w.opaque(value.value, 32); break;
        case "scAddressTypeMuxedContract": w.int32(5); MuxedContract.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An address inside a contract value: account, contract, muxed account, claimable balance, liquidity pool or muxed contract. */
export const ScAddress: typeof ScAddressUnion = ScAddressUnion;

/** A contract, and the tag by which it names an executable (CAP-85). */
export class ContractExecutableExternalRef extends XdrValue<ContractExecutableExternalRefJson> {
  /** An {@linkcode ScAddress}. */
  declare readonly executableOwner: ScAddress;
  /** A string (a `Uint8Array` if not UTF-8). */
  declare readonly tag: ScString;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly executableOwner: ScAddress; readonly tag: ScString }) {
    super();
    if (fields === BLANK) return;
    this.executableOwner = fields.executableOwner;
    this.tag = copyOf(fields.tag);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractExecutableExternalRef";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { tag: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractExecutableExternalRef {
    const value: Mutable<ContractExecutableExternalRef> = new ContractExecutableExternalRef(BLANK);
    value.executableOwner = ScAddress.read(r);
    value.tag = r.text(4294967295, "ContractExecutableExternalRef.tag");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractExecutableExternalRef): void {
    if (value?.constructor !== ContractExecutableExternalRef) requireXdr(value, ContractExecutableExternalRef);
    let step = ".executableOwner";
    try {
      ScAddress.write(w, value.executableOwner);
      step = ".tag"; w.text(value.tag, 4294967295);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ContractExecutable}, by arm name. */
export interface ContractExecutableArms {
  /** 32 bytes. */
  readonly contractExecutableWasm: Hash;
  /** No value. */
  readonly contractExecutableStellarAsset: null;
  /** A {@linkcode ContractExecutableExternalRef}. */
  readonly contractExecutableExternalRef: ContractExecutableExternalRef;
}
/** The executable of a contract: Wasm code by hash, the built-in asset contract, or an executable named by another contract (CAP-85). */
export type ContractExecutable<T extends keyof ContractExecutableArms = keyof ContractExecutableArms> = { readonly [K in T]: ContractExecutableUnion<K> }[T];
/** The class of {@linkcode ContractExecutable}. */
export class ContractExecutableUnion<T extends keyof ContractExecutableArms> extends XdrValue<ContractExecutableJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ContractExecutableArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ContractExecutable}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ContractExecutable;
  private constructor(type: T, value: ContractExecutableArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `contractExecutableWasm`: 32 bytes. */
  static contractExecutableWasm(wasmHash: Hash): ContractExecutable<"contractExecutableWasm"> {
    return new ContractExecutableUnion("contractExecutableWasm", copyOf(wasmHash));
  }
  /** Creates the arm `contractExecutableStellarAsset`, which has no value. */
  static contractExecutableStellarAsset(): ContractExecutable<"contractExecutableStellarAsset"> {
    return new ContractExecutableUnion("contractExecutableStellarAsset", null);
  }
  /** Creates the arm `contractExecutableExternalRef`: a {@linkcode ContractExecutableExternalRef}. */
  static contractExecutableExternalRef(externalRef: ContractExecutableExternalRef): ContractExecutable<"contractExecutableExternalRef"> {
    return new ContractExecutableUnion("contractExecutableExternalRef", externalRef);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractExecutable";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 18 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractExecutable {
    const type = r.discriminant("ContractExecutable");
    switch (type) {
      case 0: return new ContractExecutableUnion("contractExecutableWasm", r.opaque(32, "ContractExecutable.contractExecutableWasm"));
      case 1: return new ContractExecutableUnion("contractExecutableStellarAsset", null);
      case 2: return new ContractExecutableUnion("contractExecutableExternalRef", ContractExecutableExternalRef.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractExecutable): void {
    if (value?.constructor !== ContractExecutableUnion) requireXdr(value, ContractExecutableUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "contractExecutableWasm": w.int32(0); w.opaque(value.value, 32); break;
        case "contractExecutableStellarAsset": w.int32(1); break;
        case "contractExecutableExternalRef": w.int32(2); ContractExecutableExternalRef.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The executable of a contract: Wasm code by hash, the built-in asset contract, or an executable named by another contract (CAP-85). */
export const ContractExecutable: typeof ContractExecutableUnion = ContractExecutableUnion;

/** An array of {@linkcode ScVal} values. */
export type ScVec = readonly ScVal[];
/** Decodes and encodes an array of {@linkcode ScVal} values. */
export const ScVec: XdrCodec<ScVec> = /* @__PURE__ */ xdrCodec("ScVec", (r) => r.array(4294967295, 4, "ScVec", ScVal.read), (w, v) => w.array(v, 4294967295, ScVal.write));

/** An array of {@linkcode ScMapEntry} values. */
export type ScMap = readonly ScMapEntry[];
/** Decodes and encodes an array of {@linkcode ScMapEntry} values. */
export const ScMap: XdrCodec<ScMap> = /* @__PURE__ */ xdrCodec("ScMap", (r) => r.array(4294967295, 8, "ScMap", ScMapEntry.read), (w, v) => w.array(v, 4294967295, ScMapEntry.write));

/** The storage key under which the host records a used authorization nonce. */
export class ScNonceKey extends XdrValue<ScNonceKeyJson> {
  /** A signed 64-bit integer. */
  declare readonly nonce: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly nonce: bigint }) {
    super();
    this.nonce = fields.nonce;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScNonceKey";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScNonceKey {
    return new ScNonceKey({
      nonce: r.int64("ScNonceKey.nonce"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScNonceKey): void {
    if (value?.constructor !== ScNonceKey) requireXdr(value, ScNonceKey);
    try {
      w.int64(value.nonce);
    } catch (error) { throw withPath(error, ".nonce"); }
  }
}

/** The contents of a contract instance entry: the executable and the instance storage. */
export class ScContractInstance extends XdrValue<ScContractInstanceJson> {
  /** A {@linkcode ContractExecutable}. */
  declare readonly executable: ContractExecutable;
  /** The instance storage; null if there is none. An array of {@linkcode ScMapEntry} values, or null. */
  declare readonly storage: ScMap | null;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly executable: ContractExecutable; readonly storage: ScMap | null }) {
    super();
    if (fields === BLANK) return;
    this.executable = fields.executable;
    this.storage = copyOf(fields.storage);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScContractInstance";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScContractInstance {
    const value: Mutable<ScContractInstance> = new ScContractInstance(BLANK);
    value.executable = ContractExecutable.read(r);
    value.storage = r.optional("ScContractInstance.storage", (r) => r.array(4294967295, 8, "ScContractInstance.storage", ScMapEntry.read));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScContractInstance): void {
    if (value?.constructor !== ScContractInstance) requireXdr(value, ScContractInstance);
    let step = ".executable";
    try {
      ContractExecutable.write(w, value.executable);
      step = ".storage"; w.optional(value.storage, (w, v) => w.array(v, 4294967295, ScMapEntry.write));
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ScVal}, by arm name. */
export interface ScValArms {
  /** A boolean. */
  readonly scvBool: boolean;
  /** No value. */
  readonly scvVoid: null;
  /** An {@linkcode ScError}. */
  readonly scvError: ScError;
  /** An unsigned 32-bit integer. */
  readonly scvU32: number;
  /** A signed 32-bit integer. */
  readonly scvI32: number;
  /** An unsigned 64-bit integer. */
  readonly scvU64: bigint;
  /** A signed 64-bit integer. */
  readonly scvI64: bigint;
  /** Unix time in seconds. An unsigned 64-bit integer. */
  readonly scvTimepoint: bigint;
  /** A duration in seconds. An unsigned 64-bit integer. */
  readonly scvDuration: bigint;
  /** An unsigned 128-bit integer. */
  readonly scvU128: bigint;
  /** A signed 128-bit integer. */
  readonly scvI128: bigint;
  /** An unsigned 256-bit integer. */
  readonly scvU256: bigint;
  /** A signed 256-bit integer. */
  readonly scvI256: bigint;
  /** Bytes. */
  readonly scvBytes: ScBytes;
  /** A string (a `Uint8Array` if not UTF-8). */
  readonly scvString: ScString;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  readonly scvSymbol: ScSymbol;
  /** The network rejects null. An array of {@linkcode ScVal} values, or null. */
  readonly scvVec: ScVec | null;
  /** The network rejects null, and keys that are not in the host's ascending order. An array of {@linkcode ScMapEntry} values, or null. */
  readonly scvMap: ScMap | null;
  /** An {@linkcode ScAddress}. */
  readonly scvAddress: ScAddress;
  /** Occurs only in storage. An {@linkcode ScContractInstance}. */
  readonly scvContractInstance: ScContractInstance;
  /** The storage key of a contract's instance. No value. */
  readonly scvLedgerKeyContractInstance: null;
  /** The storage key of a used nonce. An {@linkcode ScNonceKey}. */
  readonly scvLedgerKeyNonce: ScNonceKey;
  /** A string (a `Uint8Array` if not UTF-8). */
  readonly scvExecutableTag: ScString;
}
/** A contract value: an argument or result of a function, or a part of an event or of storage. */
export type ScVal<T extends keyof ScValArms = keyof ScValArms> = { readonly [K in T]: ScValUnion<K> }[T];
/** The class of {@linkcode ScVal}. */
export class ScValUnion<T extends keyof ScValArms> extends XdrValue<ScValJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScValArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScVal}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScVal;
  private constructor(type: T, value: ScValArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scvBool`: a boolean. */
  static scvBool(b: boolean): ScVal<"scvBool"> {
    return new ScValUnion("scvBool", b);
  }
  /** Creates the arm `scvVoid`, which has no value. */
  static scvVoid(): ScVal<"scvVoid"> {
    return new ScValUnion("scvVoid", null);
  }
  /** Creates the arm `scvError`: an {@linkcode ScError}. */
  static scvError(error: ScError): ScVal<"scvError"> {
    return new ScValUnion("scvError", error);
  }
  /** Creates the arm `scvU32`: an unsigned 32-bit integer. */
  static scvU32(u32: number): ScVal<"scvU32"> {
    return new ScValUnion("scvU32", u32);
  }
  /** Creates the arm `scvI32`: a signed 32-bit integer. */
  static scvI32(i32: number): ScVal<"scvI32"> {
    return new ScValUnion("scvI32", i32);
  }
  /** Creates the arm `scvU64`: an unsigned 64-bit integer. */
  static scvU64(u64: bigint): ScVal<"scvU64"> {
    return new ScValUnion("scvU64", u64);
  }
  /** Creates the arm `scvI64`: a signed 64-bit integer. */
  static scvI64(i64: bigint): ScVal<"scvI64"> {
    return new ScValUnion("scvI64", i64);
  }
  /** Creates the arm `scvTimepoint`: an unsigned 64-bit integer. Unix time in seconds. */
  static scvTimepoint(timepoint: bigint): ScVal<"scvTimepoint"> {
    return new ScValUnion("scvTimepoint", timepoint);
  }
  /** Creates the arm `scvDuration`: an unsigned 64-bit integer. A duration in seconds. */
  static scvDuration(duration: bigint): ScVal<"scvDuration"> {
    return new ScValUnion("scvDuration", duration);
  }
  /** Creates the arm `scvU128`: an unsigned 128-bit integer. */
  static scvU128(u128: bigint): ScVal<"scvU128"> {
    return new ScValUnion("scvU128", u128);
  }
  /** Creates the arm `scvI128`: a signed 128-bit integer. */
  static scvI128(i128: bigint): ScVal<"scvI128"> {
    return new ScValUnion("scvI128", i128);
  }
  /** Creates the arm `scvU256`: an unsigned 256-bit integer. */
  static scvU256(u256: bigint): ScVal<"scvU256"> {
    return new ScValUnion("scvU256", u256);
  }
  /** Creates the arm `scvI256`: a signed 256-bit integer. */
  static scvI256(i256: bigint): ScVal<"scvI256"> {
    return new ScValUnion("scvI256", i256);
  }
  /** Creates the arm `scvBytes`: bytes. */
  static scvBytes(bytes: ScBytes): ScVal<"scvBytes"> {
    return new ScValUnion("scvBytes", copyOf(bytes));
  }
  /** Creates the arm `scvString`: a string (a `Uint8Array` if not UTF-8). */
  static scvString(str: ScString): ScVal<"scvString"> {
    return new ScValUnion("scvString", copyOf(str));
  }
  /** Creates the arm `scvSymbol`: a string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  static scvSymbol(sym: ScSymbol): ScVal<"scvSymbol"> {
    return new ScValUnion("scvSymbol", copyOf(sym));
  }
  /** Creates the arm `scvVec`: an array of {@linkcode ScVal} values, or null. The network rejects null. */
  static scvVec(vec: ScVec | null): ScVal<"scvVec"> {
    return new ScValUnion("scvVec", copyOf(vec));
  }
  /** Creates the arm `scvMap`: an array of {@linkcode ScMapEntry} values, or null. The network rejects null, and keys that are not in the host's ascending order. */
  static scvMap(map: ScMap | null): ScVal<"scvMap"> {
    return new ScValUnion("scvMap", copyOf(map));
  }
  /** Creates the arm `scvAddress`: an {@linkcode ScAddress}. */
  static scvAddress(address: ScAddress): ScVal<"scvAddress"> {
    return new ScValUnion("scvAddress", address);
  }
  /** Creates the arm `scvContractInstance`: an {@linkcode ScContractInstance}. Occurs only in storage. */
  static scvContractInstance(instance: ScContractInstance): ScVal<"scvContractInstance"> {
    return new ScValUnion("scvContractInstance", instance);
  }
  /** Creates the arm `scvLedgerKeyContractInstance`, which has no value. The storage key of a contract's instance. */
  static scvLedgerKeyContractInstance(): ScVal<"scvLedgerKeyContractInstance"> {
    return new ScValUnion("scvLedgerKeyContractInstance", null);
  }
  /** Creates the arm `scvLedgerKeyNonce`: an {@linkcode ScNonceKey}. The storage key of a used nonce. */
  static scvLedgerKeyNonce(nonceKey: ScNonceKey): ScVal<"scvLedgerKeyNonce"> {
    return new ScValUnion("scvLedgerKeyNonce", nonceKey);
  }
  /** Creates the arm `scvExecutableTag`: a string (a `Uint8Array` if not UTF-8). */
  static scvExecutableTag(executableTag: ScString): ScVal<"scvExecutableTag"> {
    return new ScValUnion("scvExecutableTag", copyOf(executableTag));
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScVal";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 3, scvString: "text", scvSymbol: "text", scvVec: "null", scvMap: "null", scvExecutableTag: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScVal {
    const type = r.discriminant("ScVal");
    switch (type) {
      case 0: return new ScValUnion("scvBool", r.bool("ScVal.scvBool"));
      case 1: return new ScValUnion("scvVoid", null);
      case 2: return new ScValUnion("scvError", ScError.read(r));
      case 3: return new ScValUnion("scvU32", r.uint32("ScVal.scvU32"));
      case 4: return new ScValUnion("scvI32", r.int32("ScVal.scvI32"));
      case 5: return new ScValUnion("scvU64", r.uint64("ScVal.scvU64"));
      case 6: return new ScValUnion("scvI64", r.int64("ScVal.scvI64"));
      case 7: return new ScValUnion("scvTimepoint", r.uint64("ScVal.scvTimepoint"));
      case 8: return new ScValUnion("scvDuration", r.uint64("ScVal.scvDuration"));
      case 9: return new ScValUnion("scvU128", r.wide(2, false, "ScVal.scvU128"));
      case 10: return new ScValUnion("scvI128", r.wide(2, true, "ScVal.scvI128"));
      case 11: return new ScValUnion("scvU256", r.wide(4, false, "ScVal.scvU256"));
      case 12: return new ScValUnion("scvI256", r.wide(4, true, "ScVal.scvI256"));
      case 13: return new ScValUnion("scvBytes", r.varOpaque(4294967295, "ScVal.scvBytes"));
      case 14: return new ScValUnion("scvString", r.text(4294967295, "ScVal.scvString"));
      case 15: return new ScValUnion("scvSymbol", r.text(32, "ScVal.scvSymbol"));
      case 16: { r.enter("ScVal"); const value = r.optional("ScVal.scvVec", (r) => r.array(4294967295, 4, "ScVal.scvVec", ScVal.read)); r.exit(); return new ScValUnion("scvVec", value); }
      case 17: { r.enter("ScVal"); const value = r.optional("ScVal.scvMap", (r) => r.array(4294967295, 8, "ScVal.scvMap", ScMapEntry.read)); r.exit(); return new ScValUnion("scvMap", value); }
      case 18: return new ScValUnion("scvAddress", ScAddress.read(r));
      case 19: { r.enter("ScVal"); const value = ScContractInstance.read(r); r.exit(); return new ScValUnion("scvContractInstance", value); }
      case 20: return new ScValUnion("scvLedgerKeyContractInstance", null);
      case 21: return new ScValUnion("scvLedgerKeyNonce", ScNonceKey.read(r));
      case 22: return new ScValUnion("scvExecutableTag", r.text(4294967295, "ScVal.scvExecutableTag"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScVal): void {
    if (value?.constructor !== ScValUnion) requireXdr(value, ScValUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "scvBool": w.int32(0); w.bool(value.value); break;
        case "scvVoid": w.int32(1); break;
        case "scvError": w.int32(2); ScError.write(w, value.value); break;
        case "scvU32": w.int32(3); w.uint32(value.value); break;
        case "scvI32": w.int32(4); w.int32(value.value); break;
        case "scvU64": w.int32(5); w.uint64(value.value); break;
        case "scvI64": w.int32(6); w.int64(value.value); break;
        case "scvTimepoint": w.int32(7); w.uint64(value.value); break;
        case "scvDuration": w.int32(8); w.uint64(value.value); break;
        case "scvU128": w.int32(9); w.wide(value.value, 2, false); break;
        case "scvI128": w.int32(10); w.wide(value.value, 2, true); break;
        case "scvU256": w.int32(11); w.wide(value.value, 4, false); break;
        case "scvI256": w.int32(12); w.wide(value.value, 4, true); break;
        case "scvBytes": w.int32(13); w.varOpaque(value.value, 4294967295); break;
        case "scvString": w.int32(14); w.text(value.value, 4294967295); break;
        case "scvSymbol": w.int32(15); w.text(value.value, 32); break;
        case "scvVec": w.int32(16); w.enter(); w.optional(value.value, (w, v) => w.array(v, 4294967295, ScVal.write)); w.exit(); break;
        case "scvMap": w.int32(17); w.enter(); w.optional(value.value, (w, v) => w.array(v, 4294967295, ScMapEntry.write)); w.exit(); break;
        case "scvAddress": w.int32(18); ScAddress.write(w, value.value); break;
        case "scvContractInstance": w.int32(19); w.enter(); ScContractInstance.write(w, value.value); w.exit(); break;
        case "scvLedgerKeyContractInstance": w.int32(20); break;
        case "scvLedgerKeyNonce": w.int32(21); ScNonceKey.write(w, value.value); break;
        case "scvExecutableTag": w.int32(22); w.text(value.value, 4294967295); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A contract value: an argument or result of a function, or a part of an event or of storage. */
export const ScVal: typeof ScValUnion = ScValUnion;

/** A key and its value in a contract map. A valid map has strictly ascending keys. */
export class ScMapEntry extends XdrValue<ScMapEntryJson> {
  /** An {@linkcode ScVal}. */
  declare readonly key: ScVal;
  /** An {@linkcode ScVal}. */
  declare readonly val: ScVal;
  /** Creates a value from its fields. */
  constructor(fields: { readonly key: ScVal; readonly val: ScVal }) {
    super();
    this.key = fields.key;
    this.val = fields.val;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScMapEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScMapEntry {
    return new ScMapEntry({
      key: ScVal.read(r),
      val: ScVal.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScMapEntry): void {
    if (value?.constructor !== ScMapEntry) requireXdr(value, ScMapEntry);
    let step = ".key";
    try {
      ScVal.write(w, value.key);
      step = ".val"; ScVal.write(w, value.val);
    } catch (error) { throw withPath(error, step); }
  }
}
