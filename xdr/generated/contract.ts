// Generated from xdr/idl/contract.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bool, bytes, codec, deep, i32, i64, list, member, members, optional, shared, struct, text, u32, u64, union, varBytes, wide } from "../_schema.ts";
import type { XdrCodec } from "../codec.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { ContractExecutableExternalRefJson, ContractExecutableJson, MuxedContractJson, MuxedEd25519AccountJson, ScAddressJson, ScContractInstanceJson, ScErrorJson, ScMapEntryJson, ScNonceKeyJson, ScValJson } from "./json_types.ts";
import { type AccountId, ClaimableBalanceId, type ContractId, type Hash, type PoolId, PublicKey, type Uint256Bytes } from "./types.ts";

/** Bytes. */
export type ScBytes = Uint8Array;

/** A string (a `Uint8Array` if not UTF-8). */
export type ScString = string | Uint8Array;

/** A short name: at most 32 bytes of [a-zA-Z0-9_]. */
export type ScSymbol = string | Uint8Array;

/** A member of the enum `SCValType`. */
export type ScValType = keyof typeof ScValType;
/** The members of {@linkcode ScValType} by name. */
export const ScValType: {
  /** `SCV_BOOL` = 0 */ readonly scvBool: "scvBool";
  /** `SCV_VOID` = 1 */ readonly scvVoid: "scvVoid";
  /** `SCV_ERROR` = 2 */ readonly scvError: "scvError";
  /** `SCV_U32` = 3 */ readonly scvU32: "scvU32";
  /** `SCV_I32` = 4 */ readonly scvI32: "scvI32";
  /** `SCV_U64` = 5 */ readonly scvU64: "scvU64";
  /** `SCV_I64` = 6 */ readonly scvI64: "scvI64";
  /** `SCV_TIMEPOINT` = 7 */ readonly scvTimepoint: "scvTimepoint";
  /** `SCV_DURATION` = 8 */ readonly scvDuration: "scvDuration";
  /** `SCV_U128` = 9 */ readonly scvU128: "scvU128";
  /** `SCV_I128` = 10 */ readonly scvI128: "scvI128";
  /** `SCV_U256` = 11 */ readonly scvU256: "scvU256";
  /** `SCV_I256` = 12 */ readonly scvI256: "scvI256";
  /** `SCV_BYTES` = 13 */ readonly scvBytes: "scvBytes";
  /** `SCV_STRING` = 14 */ readonly scvString: "scvString";
  /** `SCV_SYMBOL` = 15 */ readonly scvSymbol: "scvSymbol";
  /** `SCV_VEC` = 16 */ readonly scvVec: "scvVec";
  /** `SCV_MAP` = 17 */ readonly scvMap: "scvMap";
  /** `SCV_ADDRESS` = 18 */ readonly scvAddress: "scvAddress";
  /** `SCV_CONTRACT_INSTANCE` = 19 */ readonly scvContractInstance: "scvContractInstance";
  /** `SCV_LEDGER_KEY_CONTRACT_INSTANCE` = 20 */ readonly scvLedgerKeyContractInstance: "scvLedgerKeyContractInstance";
  /** `SCV_LEDGER_KEY_NONCE` = 21 */ readonly scvLedgerKeyNonce: "scvLedgerKeyNonce";
  /** `SCV_EXECUTABLE_TAG` = 22 */ readonly scvExecutableTag: "scvExecutableTag";
} = /* @__PURE__ */ members(["scvBool","scvVoid","scvError","scvU32","scvI32","scvU64","scvI64","scvTimepoint","scvDuration","scvU128","scvI128","scvU256","scvI256","scvBytes","scvString","scvSymbol","scvVec","scvMap","scvAddress","scvContractInstance","scvLedgerKeyContractInstance","scvLedgerKeyNonce","scvExecutableTag"]);

/** A member of the enum `SCErrorType`. */
export type ScErrorType = keyof typeof ScErrorType;
/** The members of {@linkcode ScErrorType} by name. */
export const ScErrorType: {
  /** `SCE_CONTRACT` = 0 */ readonly sceContract: "sceContract";
  /** `SCE_WASM_VM` = 1 */ readonly sceWasmVm: "sceWasmVm";
  /** `SCE_CONTEXT` = 2 */ readonly sceContext: "sceContext";
  /** `SCE_STORAGE` = 3 */ readonly sceStorage: "sceStorage";
  /** `SCE_OBJECT` = 4 */ readonly sceObject: "sceObject";
  /** `SCE_CRYPTO` = 5 */ readonly sceCrypto: "sceCrypto";
  /** `SCE_EVENTS` = 6 */ readonly sceEvents: "sceEvents";
  /** `SCE_BUDGET` = 7 */ readonly sceBudget: "sceBudget";
  /** `SCE_VALUE` = 8 */ readonly sceValue: "sceValue";
  /** `SCE_AUTH` = 9 */ readonly sceAuth: "sceAuth";
} = /* @__PURE__ */ members(["sceContract","sceWasmVm","sceContext","sceStorage","sceObject","sceCrypto","sceEvents","sceBudget","sceValue","sceAuth"]);

/** A member of the enum `SCErrorCode`. */
export type ScErrorCode = keyof typeof ScErrorCode;
/** The members of {@linkcode ScErrorCode} by name. */
export const ScErrorCode: {
  /** `SCEC_ARITH_DOMAIN` = 0 */ readonly scecArithDomain: "scecArithDomain";
  /** `SCEC_INDEX_BOUNDS` = 1 */ readonly scecIndexBounds: "scecIndexBounds";
  /** `SCEC_INVALID_INPUT` = 2 */ readonly scecInvalidInput: "scecInvalidInput";
  /** `SCEC_MISSING_VALUE` = 3 */ readonly scecMissingValue: "scecMissingValue";
  /** `SCEC_EXISTING_VALUE` = 4 */ readonly scecExistingValue: "scecExistingValue";
  /** `SCEC_EXCEEDED_LIMIT` = 5 */ readonly scecExceededLimit: "scecExceededLimit";
  /** `SCEC_INVALID_ACTION` = 6 */ readonly scecInvalidAction: "scecInvalidAction";
  /** `SCEC_INTERNAL_ERROR` = 7 */ readonly scecInternalError: "scecInternalError";
  /** `SCEC_UNEXPECTED_TYPE` = 8 */ readonly scecUnexpectedType: "scecUnexpectedType";
  /** `SCEC_UNEXPECTED_SIZE` = 9 */ readonly scecUnexpectedSize: "scecUnexpectedSize";
} = /* @__PURE__ */ members(["scecArithDomain","scecIndexBounds","scecInvalidInput","scecMissingValue","scecExistingValue","scecExceededLimit","scecInvalidAction","scecInternalError","scecUnexpectedType","scecUnexpectedSize"]);

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
/** A value of {@linkcode ScError} with a given arm. */
export interface ScErrorUnion<T extends keyof ScErrorArms> extends UnionValue<ScErrorArms, T, ScErrorJson> {}
/** The class of {@linkcode ScError}. */
export const ScError: XdrUnion<ScErrorArms, ScError> = /* @__PURE__ */ union("ScError", ScErrorType, 3, () => ({ 0: shared("contractCode", u32), 1: shared("code", member(ScErrorCode, 4)), 2: shared("code", member(ScErrorCode, 4)), 3: shared("code", member(ScErrorCode, 4)), 4: shared("code", member(ScErrorCode, 4)), 5: shared("code", member(ScErrorCode, 4)), 6: shared("code", member(ScErrorCode, 4)), 7: shared("code", member(ScErrorCode, 4)), 8: shared("code", member(ScErrorCode, 4)), 9: shared("code", member(ScErrorCode, 4)) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** An unsigned 128-bit integer as two 64-bit parts. */
export type Uint128Parts = bigint;
/** Decodes and encodes an unsigned 128-bit integer. */
export const Uint128Parts: XdrCodec<Uint128Parts> = /* @__PURE__ */ codec("Uint128Parts", () => wide(2, false));

/** A signed 128-bit integer as two 64-bit parts. */
export type Int128Parts = bigint;
/** Decodes and encodes a signed 128-bit integer. */
export const Int128Parts: XdrCodec<Int128Parts> = /* @__PURE__ */ codec("Int128Parts", () => wide(2, true));

/** An unsigned 256-bit integer as four 64-bit parts. */
export type Uint256Parts = bigint;
/** Decodes and encodes an unsigned 256-bit integer. */
export const Uint256Parts: XdrCodec<Uint256Parts> = /* @__PURE__ */ codec("Uint256Parts", () => wide(4, false));

/** A signed 256-bit integer as four 64-bit parts. */
export type Int256Parts = bigint;
/** Decodes and encodes a signed 256-bit integer. */
export const Int256Parts: XdrCodec<Int256Parts> = /* @__PURE__ */ codec("Int256Parts", () => wide(4, true));

/** A member of the enum `ContractExecutableType`. */
export type ContractExecutableType = keyof typeof ContractExecutableType;
/** The members of {@linkcode ContractExecutableType} by name. */
export const ContractExecutableType: {
  /** `CONTRACT_EXECUTABLE_WASM` = 0 */ readonly contractExecutableWasm: "contractExecutableWasm";
  /** `CONTRACT_EXECUTABLE_STELLAR_ASSET` = 1 */ readonly contractExecutableStellarAsset: "contractExecutableStellarAsset";
  /** `CONTRACT_EXECUTABLE_EXTERNAL_REF` = 2 */ readonly contractExecutableExternalRef: "contractExecutableExternalRef";
} = /* @__PURE__ */ members(["contractExecutableWasm","contractExecutableStellarAsset","contractExecutableExternalRef"]);

/** A member of the enum `SCAddressType`. */
export type ScAddressType = keyof typeof ScAddressType;
/** The members of {@linkcode ScAddressType} by name. */
export const ScAddressType: {
  /** `SC_ADDRESS_TYPE_ACCOUNT` = 0 */ readonly scAddressTypeAccount: "scAddressTypeAccount";
  /** `SC_ADDRESS_TYPE_CONTRACT` = 1 */ readonly scAddressTypeContract: "scAddressTypeContract";
  /** `SC_ADDRESS_TYPE_MUXED_ACCOUNT` = 2 */ readonly scAddressTypeMuxedAccount: "scAddressTypeMuxedAccount";
  /** `SC_ADDRESS_TYPE_CLAIMABLE_BALANCE` = 3 */ readonly scAddressTypeClaimableBalance: "scAddressTypeClaimableBalance";
  /** `SC_ADDRESS_TYPE_LIQUIDITY_POOL` = 4 */ readonly scAddressTypeLiquidityPool: "scAddressTypeLiquidityPool";
  /** `SC_ADDRESS_TYPE_MUXED_CONTRACT` = 5 */ readonly scAddressTypeMuxedContract: "scAddressTypeMuxedContract";
} = /* @__PURE__ */ members(["scAddressTypeAccount","scAddressTypeContract","scAddressTypeMuxedAccount","scAddressTypeClaimableBalance","scAddressTypeLiquidityPool","scAddressTypeMuxedContract"]);

/** An account and the ID of one of its users (CAP-67). */
export interface MuxedEd25519Account extends XdrValue<MuxedEd25519AccountJson> {
  /** The ID of a user of the account. An unsigned 64-bit integer. */
  readonly id: bigint;
  /** The public key of the account. 32 bytes. */
  readonly ed25519: Uint256Bytes;
}
/** The class of {@linkcode MuxedEd25519Account}. */
export const MuxedEd25519Account: XdrStruct<MuxedEd25519Account> = /* @__PURE__ */ struct("MuxedEd25519Account", () => ({ id: u64, ed25519: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.id = f[0](r); v.ed25519 = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint64(v.id); w.opaque(v.ed25519, 32); }], "M");

/** A contract and the ID of one of its users (CAP-84). */
export interface MuxedContract extends XdrValue<MuxedContractJson> {
  /** The ID of a user of the contract. An unsigned 64-bit integer. */
  readonly id: bigint;
  /** 32 bytes. */
  readonly contractId: ContractId;
}
/** The class of {@linkcode MuxedContract}. */
export const MuxedContract: XdrStruct<MuxedContract> = /* @__PURE__ */ struct("MuxedContract", () => ({ id: u64, contractId: bytes(32, "C") }), (C, o, f) => [(r) => { const v = new C(BLANK); v.id = f[0](r); v.contractId = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint64(v.id); w.opaque(v.contractId, 32); }], "W");

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
/** A value of {@linkcode ScAddress} with a given arm. */
export interface ScAddressUnion<T extends keyof ScAddressArms> extends UnionValue<ScAddressArms, T, ScAddressJson> {}
/** The class of {@linkcode ScAddress}. */
export const ScAddress: XdrUnion<ScAddressArms, ScAddress> = /* @__PURE__ */ union("ScAddress", ScAddressType, "bare", () => ({ 0: PublicKey, 1: bytes(32, "C"), 2: MuxedEd25519Account, 3: ClaimableBalanceId, 4: bytes(32, "L"), 5: MuxedContract }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A contract, and the tag by which it names an executable (CAP-85). */
export interface ContractExecutableExternalRef extends XdrValue<ContractExecutableExternalRefJson> {
  /** An {@linkcode ScAddress}. */
  readonly executableOwner: ScAddress;
  /** A string (a `Uint8Array` if not UTF-8). */
  readonly tag: ScString;
}
/** The class of {@linkcode ContractExecutableExternalRef}. */
export const ContractExecutableExternalRef: XdrStruct<ContractExecutableExternalRef> = /* @__PURE__ */ struct("ContractExecutableExternalRef", () => ({ executableOwner: ScAddress, tag: text() }), (C, o, f) => [(r) => { const v = new C(BLANK); v.executableOwner = ScAddress.read(r); v.tag = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScAddress.write(w, v.executableOwner); w.text(v.tag, 4294967295); }]);

/** The value types of the arms of {@linkcode ContractExecutable}, by arm name. */
export interface ContractExecutableArms {
  /** 32 bytes. */
  readonly contractExecutableWasm: Hash;
  /** No value. */ readonly contractExecutableStellarAsset: null;
  /** A {@linkcode ContractExecutableExternalRef}. */
  readonly contractExecutableExternalRef: ContractExecutableExternalRef;
}
/** The executable of a contract: Wasm code by hash, the built-in asset contract, or an executable named by another contract (CAP-85). */
export type ContractExecutable<T extends keyof ContractExecutableArms = keyof ContractExecutableArms> = { readonly [K in T]: ContractExecutableUnion<K> }[T];
/** A value of {@linkcode ContractExecutable} with a given arm. */
export interface ContractExecutableUnion<T extends keyof ContractExecutableArms> extends UnionValue<ContractExecutableArms, T, ContractExecutableJson> {}
/** The class of {@linkcode ContractExecutable}. */
export const ContractExecutable: XdrUnion<ContractExecutableArms, ContractExecutable> = /* @__PURE__ */ union("ContractExecutable", ContractExecutableType, 18, () => ({ 0: bytes(32), 2: ContractExecutableExternalRef }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An array of {@linkcode ScVal} values. */
export type ScVec = readonly ScVal[];
/** Decodes and encodes an array of {@linkcode ScVal} values. */
export const ScVec: XdrCodec<ScVec> = /* @__PURE__ */ codec("ScVec", () => list(ScVal));

/** An array of {@linkcode ScMapEntry} values. */
export type ScMap = readonly ScMapEntry[];
/** Decodes and encodes an array of {@linkcode ScMapEntry} values. */
export const ScMap: XdrCodec<ScMap> = /* @__PURE__ */ codec("ScMap", () => list(ScMapEntry, 8));

/** The storage key under which the host records a used authorization nonce. */
export interface ScNonceKey extends XdrValue<ScNonceKeyJson> {
  /** A signed 64-bit integer. */
  readonly nonce: bigint;
}
/** The class of {@linkcode ScNonceKey}. */
export const ScNonceKey: XdrStruct<ScNonceKey> = /* @__PURE__ */ struct("ScNonceKey", () => ({ nonce: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.nonce = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int64(v.nonce); }]);

/** The contents of a contract instance entry: the executable and the instance storage. */
export interface ScContractInstance extends XdrValue<ScContractInstanceJson> {
  /** A {@linkcode ContractExecutable}. */
  readonly executable: ContractExecutable;
  /** The instance storage; null if there is none. An array of {@linkcode ScMapEntry} values, or null. */
  readonly storage: ScMap | null;
}
/** The class of {@linkcode ScContractInstance}. */
export const ScContractInstance: XdrStruct<ScContractInstance> = /* @__PURE__ */ struct("ScContractInstance", () => ({ executable: ContractExecutable, storage: optional(list(ScMapEntry, 8)) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.executable = ContractExecutable.read(r); v.storage = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ContractExecutable.write(w, v.executable); w.optional(v.storage, (w, v: never) => w.array(v, 4294967295, ScMapEntry.write)); }]);

/** The value types of the arms of {@linkcode ScVal}, by arm name. */
export interface ScValArms {
  /** A boolean. */
  readonly scvBool: boolean;
  /** No value. */ readonly scvVoid: null;
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
/** A value of {@linkcode ScVal} with a given arm. */
export interface ScValUnion<T extends keyof ScValArms> extends UnionValue<ScValArms, T, ScValJson> {}
/** The class of {@linkcode ScVal}. */
export const ScVal: XdrUnion<ScValArms, ScVal> = /* @__PURE__ */ union("ScVal", ScValType, 3, () => ({ 0: bool, 2: ScError, 3: u32, 4: i32, 5: u64, 6: i64, 7: u64, 8: u64, 9: wide(2, false), 10: wide(2, true), 11: wide(4, false), 12: wide(4, true), 13: varBytes(), 14: text(), 15: text(32), 16: deep(optional(list(ScVal))), 17: deep(optional(list(ScMapEntry, 8))), 18: ScAddress, 19: deep(ScContractInstance), 21: ScNonceKey, 22: text() }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A key and its value in a contract map. A valid map has strictly ascending keys. */
export interface ScMapEntry extends XdrValue<ScMapEntryJson> {
  /** An {@linkcode ScVal}. */
  readonly key: ScVal;
  /** An {@linkcode ScVal}. */
  readonly val: ScVal;
}
/** The class of {@linkcode ScMapEntry}. */
export const ScMapEntry: XdrStruct<ScMapEntry> = /* @__PURE__ */ struct("ScMapEntry", () => ({ key: ScVal, val: ScVal }), (C, o, f) => [(r) => { const v = new C(BLANK); v.key = ScVal.read(r); v.val = ScVal.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScVal.write(w, v.key); ScVal.write(w, v.val); }]);
