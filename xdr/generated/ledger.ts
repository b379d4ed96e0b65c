// Generated from xdr/idl/ledger.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { writeFixedArray } from "../_fixed_arrays.ts";
import { BLANK, bool, bytes, codec, fixed, i64, list, member, members, namesOf, optional, struct, u32, u64, union, varBytes } from "../_schema.ts";
import type { XdrCodec } from "../codec.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import { ScVal } from "./contract.ts";
import { ConfigSettingEntry } from "./contract_config_setting.ts";
import type { ConfigUpgradeSetJson, ConfigUpgradeSetKeyJson, ContractEventBodyJson, ContractEventJson, ContractEventV0Json, DiagnosticEventJson, DwsaTransactionMetaExtJson, DwsaTransactionMetaExtV1Json, DwsaTransactionMetaJson, DwsaTransactionMetaV2Json, GeneralizedTransactionSetJson, InvokeHostFunctionSuccessPreImageJson, LedgerCloseMetaExtJson, LedgerCloseMetaExtV1Json, LedgerCloseMetaJson, LedgerCloseMetaV0Json, LedgerCloseMetaV1Json, LedgerCloseMetaV2Json, LedgerCloseValueSignatureJson, LedgerEntryChangeJson, LedgerHeaderExtJson, LedgerHeaderExtensionV1ExtJson, LedgerHeaderExtensionV1Json, LedgerHeaderHistoryEntryExtJson, LedgerHeaderHistoryEntryJson, LedgerHeaderJson, LedgerScpMessagesJson, LedgerUpgradeJson, OperationMetaJson, OperationMetaV2Json, ParallelTxsComponentJson, ScpHistoryEntryJson, ScpHistoryEntryV0Json, StellarValueExtJson, StellarValueJson, StellarValueProposedMsValueJson, StellarValueProposedValueJson, StellarValueSignedMsValueJson, TransactionEventJson, TransactionHistoryEntryExtJson, TransactionHistoryEntryJson, TransactionHistoryResultEntryExtJson, TransactionHistoryResultEntryJson, TransactionMetaJson, TransactionMetaV1Json, TransactionMetaV2Json, TransactionMetaV3Json, TransactionMetaV4Json, TransactionPhaseJson, TransactionResultMetaJson, TransactionResultMetaV1Json, TransactionResultPairJson, TransactionResultSetJson, TransactionSetJson, TransactionSetV1Json, TxSetComponentJson, TxSetComponentTxsMaybeDiscountedFeeJson, UpgradeEntryMetaJson } from "./json_types.ts";
import { LedgerEntry, LedgerKey } from "./ledger_entries.ts";
import { TransactionResult } from "./result.ts";
import { ScpEnvelope, ScpQuorumSet } from "./scp.ts";
import { TransactionEnvelope } from "./transaction.ts";
import { type ContractId, ExtensionPoint, type Hash, type NodeId, PublicKey, type Signature } from "./types.ts";

/** The XDR of a `LedgerUpgrade`. */
export type UpgradeType = Uint8Array;

/** A member of the enum `StellarValueType`. */
export type StellarValueType = keyof typeof StellarValueType;
/** The members of {@linkcode StellarValueType} by name. */
export const StellarValueType: {
  /** `STELLAR_VALUE_BASIC` = 0 */ readonly stellarValueBasic: "stellarValueBasic";
  /** `STELLAR_VALUE_SIGNED` = 1 */ readonly stellarValueSigned: "stellarValueSigned";
  /** `STELLAR_VALUE_EMPTY_TX_SET` = 2 */ readonly stellarValueEmptyTxSet: "stellarValueEmptyTxSet";
  /** `STELLAR_VALUE_SIGNED_MS` = 3 */ readonly stellarValueSignedMs: "stellarValueSignedMs";
  /** `STELLAR_VALUE_EMPTY_TX_SET_MS` = 4 */ readonly stellarValueEmptyTxSetMs: "stellarValueEmptyTxSetMs";
} = /* @__PURE__ */ members(["stellarValueBasic","stellarValueSigned","stellarValueEmptyTxSet","stellarValueSignedMs","stellarValueEmptyTxSetMs"]);

/** The signature of a proposed ledger value by a node. */
export interface LedgerCloseValueSignature extends XdrValue<LedgerCloseValueSignatureJson> {
  /** A {@linkcode PublicKey}. */
  readonly nodeId: NodeId;
  /** At most 64 bytes. */
  readonly signature: Signature;
}
/** The class of {@linkcode LedgerCloseValueSignature}. */
export const LedgerCloseValueSignature: XdrStruct<LedgerCloseValueSignature> = /* @__PURE__ */ struct("LedgerCloseValueSignature", () => ({ nodeId: PublicKey, signature: varBytes(64) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.nodeId = PublicKey.read(r); v.signature = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.nodeId); w.varOpaque(v.signature, 64); }]);

/** The proposed value of a ledger that uses an empty transaction set instead (CAP-83). */
export interface StellarValueProposedValue extends XdrValue<StellarValueProposedValueJson> {
  /** 32 bytes. */
  readonly txSetHash: Hash;
  /** 32 bytes. */
  readonly previousLedgerHash: Hash;
  /** An unsigned 32-bit integer. */
  readonly previousLedgerVersion: number;
  /** A {@linkcode LedgerCloseValueSignature}. */
  readonly lcValueSignature: LedgerCloseValueSignature;
}
/** The class of {@linkcode StellarValueProposedValue}. */
export const StellarValueProposedValue: XdrStruct<StellarValueProposedValue> = /* @__PURE__ */ struct("StellarValueProposedValue", () => ({ txSetHash: bytes(32), previousLedgerHash: bytes(32), previousLedgerVersion: u32, lcValueSignature: LedgerCloseValueSignature }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txSetHash = f[0](r); v.previousLedgerHash = f[1](r); v.previousLedgerVersion = f[2](r); v.lcValueSignature = LedgerCloseValueSignature.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.txSetHash, 32); w.opaque(v.previousLedgerHash, 32); w.uint32(v.previousLedgerVersion); LedgerCloseValueSignature.write(w, v.lcValueSignature); }]);

/** A signed ledger value whose close time has milliseconds. */
export interface StellarValueSignedMsValue extends XdrValue<StellarValueSignedMsValueJson> {
  /** The close time in milliseconds; `closeTime` contains the same time in whole seconds. An unsigned 64-bit integer. */
  readonly closeTimeMs: bigint;
  /** A {@linkcode LedgerCloseValueSignature}. */
  readonly lcValueSignature: LedgerCloseValueSignature;
}
/** The class of {@linkcode StellarValueSignedMsValue}. */
export const StellarValueSignedMsValue: XdrStruct<StellarValueSignedMsValue> = /* @__PURE__ */ struct("StellarValueSignedMsValue", () => ({ closeTimeMs: u64, lcValueSignature: LedgerCloseValueSignature }), (C, o, f) => [(r) => { const v = new C(BLANK); v.closeTimeMs = f[0](r); v.lcValueSignature = LedgerCloseValueSignature.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint64(v.closeTimeMs); LedgerCloseValueSignature.write(w, v.lcValueSignature); }]);

/** Like `StellarValueProposedValue`, with the close time in milliseconds (CAP-88). */
export interface StellarValueProposedMsValue extends XdrValue<StellarValueProposedMsValueJson> {
  /** The close time in milliseconds; `closeTime` contains the same time in whole seconds. An unsigned 64-bit integer. */
  readonly closeTimeMs: bigint;
  /** 32 bytes. */
  readonly txSetHash: Hash;
  /** 32 bytes. */
  readonly previousLedgerHash: Hash;
  /** An unsigned 32-bit integer. */
  readonly previousLedgerVersion: number;
  /** A {@linkcode LedgerCloseValueSignature}. */
  readonly lcValueSignature: LedgerCloseValueSignature;
}
/** The class of {@linkcode StellarValueProposedMsValue}. */
export const StellarValueProposedMsValue: XdrStruct<StellarValueProposedMsValue> = /* @__PURE__ */ struct("StellarValueProposedMsValue", () => ({ closeTimeMs: u64, txSetHash: bytes(32), previousLedgerHash: bytes(32), previousLedgerVersion: u32, lcValueSignature: LedgerCloseValueSignature }), (C, o, f) => [(r) => { const v = new C(BLANK); v.closeTimeMs = f[0](r); v.txSetHash = f[1](r); v.previousLedgerHash = f[2](r); v.previousLedgerVersion = f[3](r); v.lcValueSignature = LedgerCloseValueSignature.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint64(v.closeTimeMs); w.opaque(v.txSetHash, 32); w.opaque(v.previousLedgerHash, 32); w.uint32(v.previousLedgerVersion); LedgerCloseValueSignature.write(w, v.lcValueSignature); }]);

/** The value types of the arms of {@linkcode StellarValueExt}, by arm name. */
export interface StellarValueExtArms {
  /** No value. */ readonly stellarValueBasic: null;
  /** A {@linkcode LedgerCloseValueSignature}. */
  readonly stellarValueSigned: LedgerCloseValueSignature;
  /** A {@linkcode StellarValueProposedValue}. */
  readonly stellarValueEmptyTxSet: StellarValueProposedValue;
  /** A {@linkcode StellarValueSignedMsValue}. */
  readonly stellarValueSignedMs: StellarValueSignedMsValue;
  /** A {@linkcode StellarValueProposedMsValue}. */
  readonly stellarValueEmptyTxSetMs: StellarValueProposedMsValue;
}
/** The extension of a `StellarValue`, by its type. */
export type StellarValueExt<T extends keyof StellarValueExtArms = keyof StellarValueExtArms> = { readonly [K in T]: StellarValueExtUnion<K> }[T];
/** A value of {@linkcode StellarValueExt} with a given arm. */
export interface StellarValueExtUnion<T extends keyof StellarValueExtArms> extends UnionValue<StellarValueExtArms, T, StellarValueExtJson> {}
/** The class of {@linkcode StellarValueExt}. */
export const StellarValueExt: XdrUnion<StellarValueExtArms, StellarValueExt> = /* @__PURE__ */ union("StellarValueExt", StellarValueType, 12, () => ({ 1: LedgerCloseValueSignature, 2: StellarValueProposedValue, 3: StellarValueSignedMsValue, 4: StellarValueProposedMsValue }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The consensus value of a ledger. */
export interface StellarValue extends XdrValue<StellarValueJson> {
  /** 32 bytes. */
  readonly txSetHash: Hash;
  /** Unix time in seconds. An unsigned 64-bit integer. */
  readonly closeTime: bigint;
  /** An array of at most 6 byte arrays of at most 128 bytes. */
  readonly upgrades: readonly UpgradeType[];
  /** A {@linkcode StellarValueExt}. */
  readonly ext: StellarValueExt;
}
/** The class of {@linkcode StellarValue}. */
export const StellarValue: XdrStruct<StellarValue> = /* @__PURE__ */ struct("StellarValue", () => ({ txSetHash: bytes(32), closeTime: u64, upgrades: list(varBytes(128), 4, 6), ext: StellarValueExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txSetHash = f[0](r); v.closeTime = f[1](r); v.upgrades = f[2](r); v.ext = StellarValueExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.txSetHash, 32); w.uint64(v.closeTime); w.array(v.upgrades, 6, (w, v: never) => w.varOpaque(v, 128)); StellarValueExt.write(w, v.ext); }]);

/** The bits of `LedgerHeaderExtensionV1.flags`. */
export type LedgerHeaderFlags = keyof typeof LedgerHeaderFlags;
/** The members of {@linkcode LedgerHeaderFlags} by name. */
export const LedgerHeaderFlags: {
  /** `DISABLE_LIQUIDITY_POOL_TRADING_FLAG` = 1 */ readonly disableLiquidityPoolTradingFlag: "disableLiquidityPoolTradingFlag";
  /** `DISABLE_LIQUIDITY_POOL_DEPOSIT_FLAG` = 2 */ readonly disableLiquidityPoolDepositFlag: "disableLiquidityPoolDepositFlag";
  /** `DISABLE_LIQUIDITY_POOL_WITHDRAWAL_FLAG` = 4 */ readonly disableLiquidityPoolWithdrawalFlag: "disableLiquidityPoolWithdrawalFlag";
} = /* @__PURE__ */ members({"1":"disableLiquidityPoolTradingFlag","2":"disableLiquidityPoolDepositFlag","4":"disableLiquidityPoolWithdrawalFlag"});

/** The value types of the arms of {@linkcode LedgerHeaderExtensionV1Ext}, by arm name. */
export interface LedgerHeaderExtensionV1ExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `LedgerHeaderExtensionV1`. */
export type LedgerHeaderExtensionV1Ext<T extends keyof LedgerHeaderExtensionV1ExtArms = keyof LedgerHeaderExtensionV1ExtArms> = { readonly [K in T]: LedgerHeaderExtensionV1ExtUnion<K> }[T];
/** A value of {@linkcode LedgerHeaderExtensionV1Ext} with a given arm. */
export interface LedgerHeaderExtensionV1ExtUnion<T extends keyof LedgerHeaderExtensionV1ExtArms> extends UnionValue<LedgerHeaderExtensionV1ExtArms, T, LedgerHeaderExtensionV1ExtJson> {}
/** The class of {@linkcode LedgerHeaderExtensionV1Ext}. */
export const LedgerHeaderExtensionV1Ext: XdrUnion<LedgerHeaderExtensionV1ExtArms, LedgerHeaderExtensionV1Ext> = /* @__PURE__ */ union("LedgerHeaderExtensionV1Ext", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** Flags of a ledger. */
export interface LedgerHeaderExtensionV1 extends XdrValue<LedgerHeaderExtensionV1Json> {
  /** An unsigned 32-bit integer. */
  readonly flags: number;
  /** A {@linkcode LedgerHeaderExtensionV1Ext}. */
  readonly ext: LedgerHeaderExtensionV1Ext;
}
/** The class of {@linkcode LedgerHeaderExtensionV1}. */
export const LedgerHeaderExtensionV1: XdrStruct<LedgerHeaderExtensionV1> = /* @__PURE__ */ struct("LedgerHeaderExtensionV1", () => ({ flags: u32, ext: LedgerHeaderExtensionV1Ext }), (C, o, f) => [(r) => { const v = new C(BLANK); v.flags = f[0](r); v.ext = LedgerHeaderExtensionV1Ext.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.flags); LedgerHeaderExtensionV1Ext.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode LedgerHeaderExt}, by arm name. */
export interface LedgerHeaderExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode LedgerHeaderExtensionV1}. */
  readonly v1: LedgerHeaderExtensionV1;
}
/** The extension of a `LedgerHeader`. */
export type LedgerHeaderExt<T extends keyof LedgerHeaderExtArms = keyof LedgerHeaderExtArms> = { readonly [K in T]: LedgerHeaderExtUnion<K> }[T];
/** A value of {@linkcode LedgerHeaderExt} with a given arm. */
export interface LedgerHeaderExtUnion<T extends keyof LedgerHeaderExtArms> extends UnionValue<LedgerHeaderExtArms, T, LedgerHeaderExtJson> {}
/** The class of {@linkcode LedgerHeaderExt}. */
export const LedgerHeaderExt: XdrUnion<LedgerHeaderExtArms, LedgerHeaderExt> = /* @__PURE__ */ union("LedgerHeaderExt", ["v0","v1"], 0, () => ({ 1: LedgerHeaderExtensionV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The header of a ledger; its SHA-256 hash is the hash of the ledger. */
export interface LedgerHeader extends XdrValue<LedgerHeaderJson> {
  /** An unsigned 32-bit integer. */
  readonly ledgerVersion: number;
  /** 32 bytes. */
  readonly previousLedgerHash: Hash;
  /** The value that the validators agreed on. A {@linkcode StellarValue}. */
  readonly scpValue: StellarValue;
  /** SHA-256 of the `TransactionResultSet`. 32 bytes. */
  readonly txSetResultHash: Hash;
  /** 32 bytes. */
  readonly bucketListHash: Hash;
  /** An unsigned 32-bit integer. */
  readonly ledgerSeq: number;
  /** The total amount of the native token, in stroops. A signed 64-bit integer. */
  readonly totalCoins: bigint;
  /** The balance of the fee pool, in stroops. A signed 64-bit integer. */
  readonly feePool: bigint;
  /** An unsigned 32-bit integer. */
  readonly inflationSeq: number;
  /** The last assigned offer ID. An unsigned 64-bit integer. */
  readonly idPool: bigint;
  /** The base fee per operation, in stroops. An unsigned 32-bit integer. */
  readonly baseFee: number;
  /** The base reserve, in stroops. An unsigned 32-bit integer. */
  readonly baseReserve: number;
  /** An unsigned 32-bit integer. */
  readonly maxTxSetSize: number;
  /** The hashes of earlier ledgers. An array of exactly 4 32-byte values. */
  readonly skipList: readonly Hash[];
  /** A {@linkcode LedgerHeaderExt}. */
  readonly ext: LedgerHeaderExt;
}
/** The class of {@linkcode LedgerHeader}. */
export const LedgerHeader: XdrStruct<LedgerHeader> = /* @__PURE__ */ struct("LedgerHeader", () => ({ ledgerVersion: u32, previousLedgerHash: bytes(32), scpValue: StellarValue, txSetResultHash: bytes(32), bucketListHash: bytes(32), ledgerSeq: u32, totalCoins: i64, feePool: i64, inflationSeq: u32, idPool: u64, baseFee: u32, baseReserve: u32, maxTxSetSize: u32, skipList: fixed(bytes(32), 4), ext: LedgerHeaderExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerVersion = f[0](r); v.previousLedgerHash = f[1](r); v.scpValue = StellarValue.read(r); v.txSetResultHash = f[3](r); v.bucketListHash = f[4](r); v.ledgerSeq = f[5](r); v.totalCoins = f[6](r); v.feePool = f[7](r); v.inflationSeq = f[8](r); v.idPool = f[9](r); v.baseFee = f[10](r); v.baseReserve = f[11](r); v.maxTxSetSize = f[12](r); v.skipList = f[13](r); v.ext = LedgerHeaderExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerVersion); w.opaque(v.previousLedgerHash, 32); StellarValue.write(w, v.scpValue); w.opaque(v.txSetResultHash, 32); w.opaque(v.bucketListHash, 32); w.uint32(v.ledgerSeq); w.int64(v.totalCoins); w.int64(v.feePool); w.uint32(v.inflationSeq); w.uint64(v.idPool); w.uint32(v.baseFee); w.uint32(v.baseReserve); w.uint32(v.maxTxSetSize); writeFixedArray(w, v.skipList, 4, (w, v: never) => w.opaque(v, 32)); LedgerHeaderExt.write(w, v.ext); }]);

/** A member of the enum `LedgerUpgradeType`. */
export type LedgerUpgradeType = keyof typeof LedgerUpgradeType;
/** The members of {@linkcode LedgerUpgradeType} by name. */
export const LedgerUpgradeType: {
  /** `LEDGER_UPGRADE_VERSION` = 1 */ readonly ledgerUpgradeVersion: "ledgerUpgradeVersion";
  /** `LEDGER_UPGRADE_BASE_FEE` = 2 */ readonly ledgerUpgradeBaseFee: "ledgerUpgradeBaseFee";
  /** `LEDGER_UPGRADE_MAX_TX_SET_SIZE` = 3 */ readonly ledgerUpgradeMaxTxSetSize: "ledgerUpgradeMaxTxSetSize";
  /** `LEDGER_UPGRADE_BASE_RESERVE` = 4 */ readonly ledgerUpgradeBaseReserve: "ledgerUpgradeBaseReserve";
  /** `LEDGER_UPGRADE_FLAGS` = 5 */ readonly ledgerUpgradeFlags: "ledgerUpgradeFlags";
  /** `LEDGER_UPGRADE_CONFIG` = 6 */ readonly ledgerUpgradeConfig: "ledgerUpgradeConfig";
  /** `LEDGER_UPGRADE_MAX_DWSA_TX_SET_SIZE` = 7 */ readonly ledgerUpgradeMaxDwsaTxSetSize: "ledgerUpgradeMaxDwsaTxSetSize";
} = /* @__PURE__ */ members({"1":"ledgerUpgradeVersion","2":"ledgerUpgradeBaseFee","3":"ledgerUpgradeMaxTxSetSize","4":"ledgerUpgradeBaseReserve","5":"ledgerUpgradeFlags","6":"ledgerUpgradeConfig","7":"ledgerUpgradeMaxDwsaTxSetSize"});

/** The key of a set of settings that a ledger upgrade applies: a contract and the hash of the set. */
export interface ConfigUpgradeSetKey extends XdrValue<ConfigUpgradeSetKeyJson> {
  /** 32 bytes. */
  readonly contractId: ContractId;
  /** 32 bytes. */
  readonly contentHash: Hash;
}
/** The class of {@linkcode ConfigUpgradeSetKey}. */
export const ConfigUpgradeSetKey: XdrStruct<ConfigUpgradeSetKey> = /* @__PURE__ */ struct("ConfigUpgradeSetKey", () => ({ contractId: bytes(32, "C"), contentHash: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.contractId = f[0](r); v.contentHash = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.contractId, 32); w.opaque(v.contentHash, 32); }]);

/** The value types of the arms of {@linkcode LedgerUpgrade}, by arm name. */
export interface LedgerUpgradeArms {
  /** An unsigned 32-bit integer. */
  readonly ledgerUpgradeVersion: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerUpgradeBaseFee: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerUpgradeMaxTxSetSize: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerUpgradeBaseReserve: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerUpgradeFlags: number;
  /** A {@linkcode ConfigUpgradeSetKey}. */
  readonly ledgerUpgradeConfig: ConfigUpgradeSetKey;
  /** An unsigned 32-bit integer. */
  readonly ledgerUpgradeMaxDwsaTxSetSize: number;
}
/** A change of a network parameter. */
export type LedgerUpgrade<T extends keyof LedgerUpgradeArms = keyof LedgerUpgradeArms> = { readonly [K in T]: LedgerUpgradeUnion<K> }[T];
/** A value of {@linkcode LedgerUpgrade} with a given arm. */
export interface LedgerUpgradeUnion<T extends keyof LedgerUpgradeArms> extends UnionValue<LedgerUpgradeArms, T, LedgerUpgradeJson> {}
/** The class of {@linkcode LedgerUpgrade}. */
export const LedgerUpgrade: XdrUnion<LedgerUpgradeArms, LedgerUpgrade> = /* @__PURE__ */ union("LedgerUpgrade", LedgerUpgradeType, 13, () => ({ 1: u32, 2: u32, 3: u32, 4: u32, 5: u32, 6: ConfigUpgradeSetKey, 7: u32 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The settings that an upgrade changes. */
export interface ConfigUpgradeSet extends XdrValue<ConfigUpgradeSetJson> {
  /** An array of {@linkcode ConfigSettingEntry} values. */
  readonly updatedEntry: readonly ConfigSettingEntry[];
}
/** The class of {@linkcode ConfigUpgradeSet}. */
export const ConfigUpgradeSet: XdrStruct<ConfigUpgradeSet> = /* @__PURE__ */ struct("ConfigUpgradeSet", () => ({ updatedEntry: list(ConfigSettingEntry, 8) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.updatedEntry = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.updatedEntry, 4294967295, ConfigSettingEntry.write); }]);

/** A member of the enum `TxSetComponentType`. */
export type TxSetComponentType = keyof typeof TxSetComponentType;
/** The members of {@linkcode TxSetComponentType} by name. */
export const TxSetComponentType: {
  /** `TXSET_COMP_TXS_MAYBE_DISCOUNTED_FEE` = 0 */ readonly txsetCompTxsMaybeDiscountedFee: "txsetCompTxsMaybeDiscountedFee";
} = /* @__PURE__ */ members(["txsetCompTxsMaybeDiscountedFee"]);

/** Transactions that are applied one after another. */
export type DependentTxCluster = readonly TransactionEnvelope[];
/** Decodes and encodes an array of {@linkcode TransactionEnvelope} values. */
export const DependentTxCluster: XdrCodec<DependentTxCluster> = /* @__PURE__ */ codec("DependentTxCluster", () => list(TransactionEnvelope, 68));

/** Clusters that can be applied at the same time. */
export type ParallelTxExecutionStage = readonly DependentTxCluster[];
/** Decodes and encodes an array of arrays of {@linkcode TransactionEnvelope} values. */
export const ParallelTxExecutionStage: XdrCodec<ParallelTxExecutionStage> = /* @__PURE__ */ codec("ParallelTxExecutionStage", () => list(list(TransactionEnvelope, 68)));

/** Contract transactions in stages of clusters: the clusters of a stage are executed in parallel. */
export interface ParallelTxsComponent extends XdrValue<ParallelTxsComponentJson> {
  /** A signed 64-bit integer, or null. */
  readonly baseFee: bigint | null;
  /** An array of arrays of arrays of {@linkcode TransactionEnvelope} values. */
  readonly executionStages: readonly ParallelTxExecutionStage[];
}
/** The class of {@linkcode ParallelTxsComponent}. */
export const ParallelTxsComponent: XdrStruct<ParallelTxsComponent> = /* @__PURE__ */ struct("ParallelTxsComponent", () => ({ baseFee: optional(i64), executionStages: list(list(list(TransactionEnvelope, 68))) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.baseFee = f[0](r); v.executionStages = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.optional(v.baseFee, (w, v: never) => w.int64(v)); w.array(v.executionStages, 4294967295, (w, v: never) => w.array(v, 4294967295, (w, v: never) => w.array(v, 4294967295, TransactionEnvelope.write))); }]);

/** Transactions with an optional common base fee. */
export interface TxSetComponentTxsMaybeDiscountedFee extends XdrValue<TxSetComponentTxsMaybeDiscountedFeeJson> {
  /** A signed 64-bit integer, or null. */
  readonly baseFee: bigint | null;
  /** An array of {@linkcode TransactionEnvelope} values. */
  readonly txs: readonly TransactionEnvelope[];
}
/** The class of {@linkcode TxSetComponentTxsMaybeDiscountedFee}. */
export const TxSetComponentTxsMaybeDiscountedFee: XdrStruct<TxSetComponentTxsMaybeDiscountedFee> = /* @__PURE__ */ struct("TxSetComponentTxsMaybeDiscountedFee", () => ({ baseFee: optional(i64), txs: list(TransactionEnvelope, 68) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.baseFee = f[0](r); v.txs = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.optional(v.baseFee, (w, v: never) => w.int64(v)); w.array(v.txs, 4294967295, TransactionEnvelope.write); }]);

/** The value types of the arms of {@linkcode TxSetComponent}, by arm name. */
export interface TxSetComponentArms {
  /** A {@linkcode TxSetComponentTxsMaybeDiscountedFee}. */
  readonly txsetCompTxsMaybeDiscountedFee: TxSetComponentTxsMaybeDiscountedFee;
}
/** A part of a transaction set. */
export type TxSetComponent<T extends keyof TxSetComponentArms = keyof TxSetComponentArms> = { readonly [K in T]: TxSetComponentUnion<K> }[T];
/** A value of {@linkcode TxSetComponent} with a given arm. */
export interface TxSetComponentUnion<T extends keyof TxSetComponentArms> extends UnionValue<TxSetComponentArms, T, TxSetComponentJson> {}
/** The class of {@linkcode TxSetComponent}. */
export const TxSetComponent: XdrUnion<TxSetComponentArms, TxSetComponent> = /* @__PURE__ */ union("TxSetComponent", TxSetComponentType, 0, () => ({ 0: TxSetComponentTxsMaybeDiscountedFee }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The value types of the arms of {@linkcode TransactionPhase}, by arm name. */
export interface TransactionPhaseArms {
  /** An array of {@linkcode TxSetComponent} values. */
  readonly v0Components: readonly TxSetComponent[];
  /** A {@linkcode ParallelTxsComponent}. */
  readonly parallelTxsComponent: ParallelTxsComponent;
}
/** A phase of a transaction set: sequential components, or a parallel component. */
export type TransactionPhase<T extends keyof TransactionPhaseArms = keyof TransactionPhaseArms> = { readonly [K in T]: TransactionPhaseUnion<K> }[T];
/** A value of {@linkcode TransactionPhase} with a given arm. */
export interface TransactionPhaseUnion<T extends keyof TransactionPhaseArms> extends UnionValue<TransactionPhaseArms, T, TransactionPhaseJson> {}
/** The class of {@linkcode TransactionPhase}. */
export const TransactionPhase: XdrUnion<TransactionPhaseArms, TransactionPhase> = /* @__PURE__ */ union("TransactionPhase", ["v0Components","parallelTxsComponent"], {"v0Components":"v0","parallelTxsComponent":"v1"}, () => ({ 0: list(TxSetComponent, 12), 1: ParallelTxsComponent }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The transactions of a ledger, in the format before protocol 20. */
export interface TransactionSet extends XdrValue<TransactionSetJson> {
  /** 32 bytes. */
  readonly previousLedgerHash: Hash;
  /** An array of {@linkcode TransactionEnvelope} values. */
  readonly txs: readonly TransactionEnvelope[];
}
/** The class of {@linkcode TransactionSet}. */
export const TransactionSet: XdrStruct<TransactionSet> = /* @__PURE__ */ struct("TransactionSet", () => ({ previousLedgerHash: bytes(32), txs: list(TransactionEnvelope, 68) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.previousLedgerHash = f[0](r); v.txs = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.previousLedgerHash, 32); w.array(v.txs, 4294967295, TransactionEnvelope.write); }]);

/** The transactions of a ledger, in phases. */
export interface TransactionSetV1 extends XdrValue<TransactionSetV1Json> {
  /** 32 bytes. */
  readonly previousLedgerHash: Hash;
  /** An array of {@linkcode TransactionPhase} values. */
  readonly phases: readonly TransactionPhase[];
}
/** The class of {@linkcode TransactionSetV1}. */
export const TransactionSetV1: XdrStruct<TransactionSetV1> = /* @__PURE__ */ struct("TransactionSetV1", () => ({ previousLedgerHash: bytes(32), phases: list(TransactionPhase, 8) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.previousLedgerHash = f[0](r); v.phases = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.previousLedgerHash, 32); w.array(v.phases, 4294967295, TransactionPhase.write); }]);

/** The value types of the arms of {@linkcode GeneralizedTransactionSet}, by arm name. */
export interface GeneralizedTransactionSetArms {
  /** A {@linkcode TransactionSetV1}. */
  readonly v1TxSet: TransactionSetV1;
}
/** The transactions of a ledger, by version. */
export type GeneralizedTransactionSet<T extends keyof GeneralizedTransactionSetArms = keyof GeneralizedTransactionSetArms> = { readonly [K in T]: GeneralizedTransactionSetUnion<K> }[T];
/** A value of {@linkcode GeneralizedTransactionSet} with a given arm. */
export interface GeneralizedTransactionSetUnion<T extends keyof GeneralizedTransactionSetArms> extends UnionValue<GeneralizedTransactionSetArms, T, GeneralizedTransactionSetJson> {}
/** The class of {@linkcode GeneralizedTransactionSet}. */
export const GeneralizedTransactionSet: XdrUnion<GeneralizedTransactionSetArms, GeneralizedTransactionSet> = /* @__PURE__ */ union("GeneralizedTransactionSet", {"1":"v1TxSet"}, {"v1TxSet":"v1"}, () => ({ 1: TransactionSetV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The hash of a transaction and its result. */
export interface TransactionResultPair extends XdrValue<TransactionResultPairJson> {
  /** 32 bytes. */
  readonly transactionHash: Hash;
  /** A {@linkcode TransactionResult}. */
  readonly result: TransactionResult;
}
/** The class of {@linkcode TransactionResultPair}. */
export const TransactionResultPair: XdrStruct<TransactionResultPair> = /* @__PURE__ */ struct("TransactionResultPair", () => ({ transactionHash: bytes(32), result: TransactionResult }), (C, o, f) => [(r) => { const v = new C(BLANK); v.transactionHash = f[0](r); v.result = TransactionResult.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.transactionHash, 32); TransactionResult.write(w, v.result); }]);

/** The results of the transactions in a ledger. */
export interface TransactionResultSet extends XdrValue<TransactionResultSetJson> {
  /** An array of {@linkcode TransactionResultPair} values. */
  readonly results: readonly TransactionResultPair[];
}
/** The class of {@linkcode TransactionResultSet}. */
export const TransactionResultSet: XdrStruct<TransactionResultSet> = /* @__PURE__ */ struct("TransactionResultSet", () => ({ results: list(TransactionResultPair, 48) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.results = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.results, 4294967295, TransactionResultPair.write); }]);

/** The value types of the arms of {@linkcode TransactionHistoryEntryExt}, by arm name. */
export interface TransactionHistoryEntryExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode GeneralizedTransactionSet}. */
  readonly generalizedTxSet: GeneralizedTransactionSet;
}
/** The extension of a `TransactionHistoryEntry`: the transaction set in its current format. */
export type TransactionHistoryEntryExt<T extends keyof TransactionHistoryEntryExtArms = keyof TransactionHistoryEntryExtArms> = { readonly [K in T]: TransactionHistoryEntryExtUnion<K> }[T];
/** A value of {@linkcode TransactionHistoryEntryExt} with a given arm. */
export interface TransactionHistoryEntryExtUnion<T extends keyof TransactionHistoryEntryExtArms> extends UnionValue<TransactionHistoryEntryExtArms, T, TransactionHistoryEntryExtJson> {}
/** The class of {@linkcode TransactionHistoryEntryExt}. */
export const TransactionHistoryEntryExt: XdrUnion<TransactionHistoryEntryExtArms, TransactionHistoryEntryExt> = /* @__PURE__ */ union("TransactionHistoryEntryExt", ["v0","generalizedTxSet"], {"v0":"v0","generalizedTxSet":"v1"}, () => ({ 1: GeneralizedTransactionSet }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The transactions of a ledger; a `transactions` file of a history archive is a stream of these records. */
export interface TransactionHistoryEntry extends XdrValue<TransactionHistoryEntryJson> {
  /** An unsigned 32-bit integer. */
  readonly ledgerSeq: number;
  /** A {@linkcode TransactionSet}. */
  readonly txSet: TransactionSet;
  /** A {@linkcode TransactionHistoryEntryExt}. */
  readonly ext: TransactionHistoryEntryExt;
}
/** The class of {@linkcode TransactionHistoryEntry}. */
export const TransactionHistoryEntry: XdrStruct<TransactionHistoryEntry> = /* @__PURE__ */ struct("TransactionHistoryEntry", () => ({ ledgerSeq: u32, txSet: TransactionSet, ext: TransactionHistoryEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerSeq = f[0](r); v.txSet = TransactionSet.read(r); v.ext = TransactionHistoryEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerSeq); TransactionSet.write(w, v.txSet); TransactionHistoryEntryExt.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode TransactionHistoryResultEntryExt}, by arm name. */
export interface TransactionHistoryResultEntryExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `TransactionHistoryResultEntry`. */
export type TransactionHistoryResultEntryExt<T extends keyof TransactionHistoryResultEntryExtArms = keyof TransactionHistoryResultEntryExtArms> = { readonly [K in T]: TransactionHistoryResultEntryExtUnion<K> }[T];
/** A value of {@linkcode TransactionHistoryResultEntryExt} with a given arm. */
export interface TransactionHistoryResultEntryExtUnion<T extends keyof TransactionHistoryResultEntryExtArms> extends UnionValue<TransactionHistoryResultEntryExtArms, T, TransactionHistoryResultEntryExtJson> {}
/** The class of {@linkcode TransactionHistoryResultEntryExt}. */
export const TransactionHistoryResultEntryExt: XdrUnion<TransactionHistoryResultEntryExtArms, TransactionHistoryResultEntryExt> = /* @__PURE__ */ union("TransactionHistoryResultEntryExt", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The results of a ledger; a `results` file of a history archive is a stream of these records. */
export interface TransactionHistoryResultEntry extends XdrValue<TransactionHistoryResultEntryJson> {
  /** An unsigned 32-bit integer. */
  readonly ledgerSeq: number;
  /** A {@linkcode TransactionResultSet}. */
  readonly txResultSet: TransactionResultSet;
  /** A {@linkcode TransactionHistoryResultEntryExt}. */
  readonly ext: TransactionHistoryResultEntryExt;
}
/** The class of {@linkcode TransactionHistoryResultEntry}. */
export const TransactionHistoryResultEntry: XdrStruct<TransactionHistoryResultEntry> = /* @__PURE__ */ struct("TransactionHistoryResultEntry", () => ({ ledgerSeq: u32, txResultSet: TransactionResultSet, ext: TransactionHistoryResultEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerSeq = f[0](r); v.txResultSet = TransactionResultSet.read(r); v.ext = TransactionHistoryResultEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerSeq); TransactionResultSet.write(w, v.txResultSet); TransactionHistoryResultEntryExt.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode LedgerHeaderHistoryEntryExt}, by arm name. */
export interface LedgerHeaderHistoryEntryExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `LedgerHeaderHistoryEntry`. */
export type LedgerHeaderHistoryEntryExt<T extends keyof LedgerHeaderHistoryEntryExtArms = keyof LedgerHeaderHistoryEntryExtArms> = { readonly [K in T]: LedgerHeaderHistoryEntryExtUnion<K> }[T];
/** A value of {@linkcode LedgerHeaderHistoryEntryExt} with a given arm. */
export interface LedgerHeaderHistoryEntryExtUnion<T extends keyof LedgerHeaderHistoryEntryExtArms> extends UnionValue<LedgerHeaderHistoryEntryExtArms, T, LedgerHeaderHistoryEntryExtJson> {}
/** The class of {@linkcode LedgerHeaderHistoryEntryExt}. */
export const LedgerHeaderHistoryEntryExt: XdrUnion<LedgerHeaderHistoryEntryExtArms, LedgerHeaderHistoryEntryExt> = /* @__PURE__ */ union("LedgerHeaderHistoryEntryExt", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A ledger header and its hash; a `ledger` file of a history archive is a stream of these records. */
export interface LedgerHeaderHistoryEntry extends XdrValue<LedgerHeaderHistoryEntryJson> {
  /** 32 bytes. */
  readonly hash: Hash;
  /** A {@linkcode LedgerHeader}. */
  readonly header: LedgerHeader;
  /** A {@linkcode LedgerHeaderHistoryEntryExt}. */
  readonly ext: LedgerHeaderHistoryEntryExt;
}
/** The class of {@linkcode LedgerHeaderHistoryEntry}. */
export const LedgerHeaderHistoryEntry: XdrStruct<LedgerHeaderHistoryEntry> = /* @__PURE__ */ struct("LedgerHeaderHistoryEntry", () => ({ hash: bytes(32), header: LedgerHeader, ext: LedgerHeaderHistoryEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.hash = f[0](r); v.header = LedgerHeader.read(r); v.ext = LedgerHeaderHistoryEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.hash, 32); LedgerHeader.write(w, v.header); LedgerHeaderHistoryEntryExt.write(w, v.ext); }]);

/** The consensus messages of a ledger. */
export interface LedgerScpMessages extends XdrValue<LedgerScpMessagesJson> {
  /** An unsigned 32-bit integer. */
  readonly ledgerSeq: number;
  /** An array of {@linkcode ScpEnvelope} values. */
  readonly messages: readonly ScpEnvelope[];
}
/** The class of {@linkcode LedgerScpMessages}. */
export const LedgerScpMessages: XdrStruct<LedgerScpMessages> = /* @__PURE__ */ struct("LedgerScpMessages", () => ({ ledgerSeq: u32, messages: list(ScpEnvelope, 92) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerSeq = f[0](r); v.messages = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerSeq); w.array(v.messages, 4294967295, ScpEnvelope.write); }]);

/** The consensus messages of a ledger in a history archive. */
export interface ScpHistoryEntryV0 extends XdrValue<ScpHistoryEntryV0Json> {
  /** An array of {@linkcode ScpQuorumSet} values. */
  readonly quorumSets: readonly ScpQuorumSet[];
  /** A {@linkcode LedgerScpMessages}. */
  readonly ledgerMessages: LedgerScpMessages;
}
/** The class of {@linkcode ScpHistoryEntryV0}. */
export const ScpHistoryEntryV0: XdrStruct<ScpHistoryEntryV0> = /* @__PURE__ */ struct("ScpHistoryEntryV0", () => ({ quorumSets: list(ScpQuorumSet, 12), ledgerMessages: LedgerScpMessages }), (C, o, f) => [(r) => { const v = new C(BLANK); v.quorumSets = f[0](r); v.ledgerMessages = LedgerScpMessages.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.quorumSets, 4294967295, ScpQuorumSet.write); LedgerScpMessages.write(w, v.ledgerMessages); }]);

/** The value types of the arms of {@linkcode ScpHistoryEntry}, by arm name. */
export interface ScpHistoryEntryArms {
  /** A {@linkcode ScpHistoryEntryV0}. */
  readonly v0: ScpHistoryEntryV0;
}
/** The consensus messages of a ledger; an `scp` file of a history archive is a stream of these records. */
export type ScpHistoryEntry<T extends keyof ScpHistoryEntryArms = keyof ScpHistoryEntryArms> = { readonly [K in T]: ScpHistoryEntryUnion<K> }[T];
/** A value of {@linkcode ScpHistoryEntry} with a given arm. */
export interface ScpHistoryEntryUnion<T extends keyof ScpHistoryEntryArms> extends UnionValue<ScpHistoryEntryArms, T, ScpHistoryEntryJson> {}
/** The class of {@linkcode ScpHistoryEntry}. */
export const ScpHistoryEntry: XdrUnion<ScpHistoryEntryArms, ScpHistoryEntry> = /* @__PURE__ */ union("ScpHistoryEntry", ["v0"], 0, () => ({ 0: ScpHistoryEntryV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `LedgerEntryChangeType`. */
export type LedgerEntryChangeType = keyof typeof LedgerEntryChangeType;
/** The members of {@linkcode LedgerEntryChangeType} by name. */
export const LedgerEntryChangeType: {
  /** `LEDGER_ENTRY_CREATED` = 0 */ readonly ledgerEntryCreated: "ledgerEntryCreated";
  /** `LEDGER_ENTRY_UPDATED` = 1 */ readonly ledgerEntryUpdated: "ledgerEntryUpdated";
  /** `LEDGER_ENTRY_REMOVED` = 2 */ readonly ledgerEntryRemoved: "ledgerEntryRemoved";
  /** `LEDGER_ENTRY_STATE` = 3 */ readonly ledgerEntryState: "ledgerEntryState";
  /** `LEDGER_ENTRY_RESTORED` = 4 */ readonly ledgerEntryRestored: "ledgerEntryRestored";
} = /* @__PURE__ */ members(["ledgerEntryCreated","ledgerEntryUpdated","ledgerEntryRemoved","ledgerEntryState","ledgerEntryRestored"]);

/** The value types of the arms of {@linkcode LedgerEntryChange}, by arm name. */
export interface LedgerEntryChangeArms {
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryCreated: LedgerEntry;
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryUpdated: LedgerEntry;
  /** A {@linkcode LedgerKey}. */
  readonly ledgerEntryRemoved: LedgerKey;
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryState: LedgerEntry;
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryRestored: LedgerEntry;
}
/** A change of a ledger entry: its state before or after the change, or the key of a removed entry. */
export type LedgerEntryChange<T extends keyof LedgerEntryChangeArms = keyof LedgerEntryChangeArms> = { readonly [K in T]: LedgerEntryChangeUnion<K> }[T];
/** A value of {@linkcode LedgerEntryChange} with a given arm. */
export interface LedgerEntryChangeUnion<T extends keyof LedgerEntryChangeArms> extends UnionValue<LedgerEntryChangeArms, T, LedgerEntryChangeJson> {}
/** The class of {@linkcode LedgerEntryChange}. */
export const LedgerEntryChange: XdrUnion<LedgerEntryChangeArms, LedgerEntryChange> = /* @__PURE__ */ union("LedgerEntryChange", LedgerEntryChangeType, 11, () => ({ 0: LedgerEntry, 1: LedgerEntry, 2: LedgerKey, 3: LedgerEntry, 4: LedgerEntry }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An array of {@linkcode LedgerEntryChange} values. */
export type LedgerEntryChanges = readonly LedgerEntryChange[];
/** Decodes and encodes an array of {@linkcode LedgerEntryChange} values. */
export const LedgerEntryChanges: XdrCodec<LedgerEntryChanges> = /* @__PURE__ */ codec("LedgerEntryChanges", () => list(LedgerEntryChange, 12));

/** The changes of an operation to ledger entries. */
export interface OperationMeta extends XdrValue<OperationMetaJson> {
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly changes: LedgerEntryChanges;
}
/** The class of {@linkcode OperationMeta}. */
export const OperationMeta: XdrStruct<OperationMeta> = /* @__PURE__ */ struct("OperationMeta", () => ({ changes: list(LedgerEntryChange, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.changes = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.changes, 4294967295, LedgerEntryChange.write); }]);

/** The changes of a transaction to ledger entries, version 1. */
export interface TransactionMetaV1 extends XdrValue<TransactionMetaV1Json> {
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly txChanges: LedgerEntryChanges;
  /** An array of {@linkcode OperationMeta} values. */
  readonly operations: readonly OperationMeta[];
}
/** The class of {@linkcode TransactionMetaV1}. */
export const TransactionMetaV1: XdrStruct<TransactionMetaV1> = /* @__PURE__ */ struct("TransactionMetaV1", () => ({ txChanges: list(LedgerEntryChange, 12), operations: list(OperationMeta) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txChanges = f[0](r); v.operations = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.txChanges, 4294967295, LedgerEntryChange.write); w.array(v.operations, 4294967295, OperationMeta.write); }]);

/** The changes of a transaction to ledger entries, version 2. */
export interface TransactionMetaV2 extends XdrValue<TransactionMetaV2Json> {
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly txChangesBefore: LedgerEntryChanges;
  /** An array of {@linkcode OperationMeta} values. */
  readonly operations: readonly OperationMeta[];
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly txChangesAfter: LedgerEntryChanges;
}
/** The class of {@linkcode TransactionMetaV2}. */
export const TransactionMetaV2: XdrStruct<TransactionMetaV2> = /* @__PURE__ */ struct("TransactionMetaV2", () => ({ txChangesBefore: list(LedgerEntryChange, 12), operations: list(OperationMeta), txChangesAfter: list(LedgerEntryChange, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txChangesBefore = f[0](r); v.operations = f[1](r); v.txChangesAfter = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.txChangesBefore, 4294967295, LedgerEntryChange.write); w.array(v.operations, 4294967295, OperationMeta.write); w.array(v.txChangesAfter, 4294967295, LedgerEntryChange.write); }]);

/** A member of the enum `ContractEventType`. */
export type ContractEventType = keyof typeof ContractEventType;
/** The members of {@linkcode ContractEventType} by name. */
export const ContractEventType: {
  /** `SYSTEM` = 0 */ readonly system: "system";
  /** `CONTRACT` = 1 */ readonly contract: "contract";
  /** `DIAGNOSTIC` = 2 */ readonly diagnostic: "diagnostic";
} = /* @__PURE__ */ members(["system","contract","diagnostic"]);

/** The topics and the data of a contract event. */
export interface ContractEventV0 extends XdrValue<ContractEventV0Json> {
  /** An array of {@linkcode ScVal} values. */
  readonly topics: readonly ScVal[];
  /** An {@linkcode ScVal}. */
  readonly data: ScVal;
}
/** The class of {@linkcode ContractEventV0}. */
export const ContractEventV0: XdrStruct<ContractEventV0> = /* @__PURE__ */ struct("ContractEventV0", () => ({ topics: list(ScVal), data: ScVal }), (C, o, f) => [(r) => { const v = new C(BLANK); v.topics = f[0](r); v.data = ScVal.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.topics, 4294967295, ScVal.write); ScVal.write(w, v.data); }]);

/** The value types of the arms of {@linkcode ContractEventBody}, by arm name. */
export interface ContractEventBodyArms {
  /** A {@linkcode ContractEventV0}. */
  readonly v0: ContractEventV0;
}
/** The body of a contract event, by version. */
export type ContractEventBody<T extends keyof ContractEventBodyArms = keyof ContractEventBodyArms> = { readonly [K in T]: ContractEventBodyUnion<K> }[T];
/** A value of {@linkcode ContractEventBody} with a given arm. */
export interface ContractEventBodyUnion<T extends keyof ContractEventBodyArms> extends UnionValue<ContractEventBodyArms, T, ContractEventBodyJson> {}
/** The class of {@linkcode ContractEventBody}. */
export const ContractEventBody: XdrUnion<ContractEventBodyArms, ContractEventBody> = /* @__PURE__ */ union("ContractEventBody", ["v0"], 0, () => ({ 0: ContractEventV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An event emitted by a contract or the host. */
export interface ContractEvent extends XdrValue<ContractEventJson> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** The contract that emitted the event; null if no contract emitted the event. 32 bytes, or null. */
  readonly contractId: ContractId | null;
  /** A member of {@linkcode ContractEventType}. */
  readonly type: ContractEventType;
  /** A {@linkcode ContractEventBody}. */
  readonly body: ContractEventBody;
}
/** The class of {@linkcode ContractEvent}. */
export const ContractEvent: XdrStruct<ContractEvent> = /* @__PURE__ */ struct("ContractEvent", () => ({ ext: ExtensionPoint, contractId: optional(bytes(32, "C")), type: member(ContractEventType), body: ContractEventBody }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.contractId = f[1](r); v.type = f[2](r); v.body = ContractEventBody.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.optional(v.contractId, (w, v: never) => w.opaque(v, 32)); w.enum(v.type, namesOf(ContractEventType)); ContractEventBody.write(w, v.body); }]);

/** An event, and whether the call that emitted it succeeded. */
export interface DiagnosticEvent extends XdrValue<DiagnosticEventJson> {
  /** Whether the call that emitted the event succeeded. A boolean. */
  readonly inSuccessfulContractCall: boolean;
  /** A {@linkcode ContractEvent}. */
  readonly event: ContractEvent;
}
/** The class of {@linkcode DiagnosticEvent}. */
export const DiagnosticEvent: XdrStruct<DiagnosticEvent> = /* @__PURE__ */ struct("DiagnosticEvent", () => ({ inSuccessfulContractCall: bool, event: ContractEvent }), (C, o, f) => [(r) => { const v = new C(BLANK); v.inSuccessfulContractCall = f[0](r); v.event = ContractEvent.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.bool(v.inSuccessfulContractCall); ContractEvent.write(w, v.event); }]);

/** The resource fees that were charged for a contract transaction, including rent. */
export interface DwsaTransactionMetaExtV1 extends XdrValue<DwsaTransactionMetaExtV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** A signed 64-bit integer. */
  readonly totalNonRefundableResourceFeeCharged: bigint;
  /** A signed 64-bit integer. */
  readonly totalRefundableResourceFeeCharged: bigint;
  /** A signed 64-bit integer. */
  readonly rentFeeCharged: bigint;
}
/** The class of {@linkcode DwsaTransactionMetaExtV1}. */
export const DwsaTransactionMetaExtV1: XdrStruct<DwsaTransactionMetaExtV1> = /* @__PURE__ */ struct("DwsaTransactionMetaExtV1", () => ({ ext: ExtensionPoint, totalNonRefundableResourceFeeCharged: i64, totalRefundableResourceFeeCharged: i64, rentFeeCharged: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.totalNonRefundableResourceFeeCharged = f[1](r); v.totalRefundableResourceFeeCharged = f[2](r); v.rentFeeCharged = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.int64(v.totalNonRefundableResourceFeeCharged); w.int64(v.totalRefundableResourceFeeCharged); w.int64(v.rentFeeCharged); }]);

/** The value types of the arms of {@linkcode DwsaTransactionMetaExt}, by arm name. */
export interface DwsaTransactionMetaExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode DwsaTransactionMetaExtV1}. */
  readonly v1: DwsaTransactionMetaExtV1;
}
/** The extension of a `DwsaTransactionMeta`. */
export type DwsaTransactionMetaExt<T extends keyof DwsaTransactionMetaExtArms = keyof DwsaTransactionMetaExtArms> = { readonly [K in T]: DwsaTransactionMetaExtUnion<K> }[T];
/** A value of {@linkcode DwsaTransactionMetaExt} with a given arm. */
export interface DwsaTransactionMetaExtUnion<T extends keyof DwsaTransactionMetaExtArms> extends UnionValue<DwsaTransactionMetaExtArms, T, DwsaTransactionMetaExtJson> {}
/** The class of {@linkcode DwsaTransactionMetaExt}. */
export const DwsaTransactionMetaExt: XdrUnion<DwsaTransactionMetaExtArms, DwsaTransactionMetaExt> = /* @__PURE__ */ union("DwsaTransactionMetaExt", ["v0","v1"], 0, () => ({ 1: DwsaTransactionMetaExtV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The events, the return value and the diagnostic events of a contract transaction. */
export interface DwsaTransactionMeta extends XdrValue<DwsaTransactionMetaJson> {
  /** A {@linkcode DwsaTransactionMetaExt}. */
  readonly ext: DwsaTransactionMetaExt;
  /** An array of {@linkcode ContractEvent} values. */
  readonly events: readonly ContractEvent[];
  /** An {@linkcode ScVal}. */
  readonly returnValue: ScVal;
  /** An array of {@linkcode DiagnosticEvent} values. */
  readonly diagnosticEvents: readonly DiagnosticEvent[];
}
/** The class of {@linkcode DwsaTransactionMeta}. */
export const DwsaTransactionMeta: XdrStruct<DwsaTransactionMeta> = /* @__PURE__ */ struct("DwsaTransactionMeta", () => ({ ext: DwsaTransactionMetaExt, events: list(ContractEvent, 24), returnValue: ScVal, diagnosticEvents: list(DiagnosticEvent, 28) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = DwsaTransactionMetaExt.read(r); v.events = f[1](r); v.returnValue = ScVal.read(r); v.diagnosticEvents = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); DwsaTransactionMetaExt.write(w, v.ext); w.array(v.events, 4294967295, ContractEvent.write); ScVal.write(w, v.returnValue); w.array(v.diagnosticEvents, 4294967295, DiagnosticEvent.write); }]);

/** The effects of a transaction, version 3, with the meta of contract calls. */
export interface TransactionMetaV3 extends XdrValue<TransactionMetaV3Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly txChangesBefore: LedgerEntryChanges;
  /** An array of {@linkcode OperationMeta} values. */
  readonly operations: readonly OperationMeta[];
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly txChangesAfter: LedgerEntryChanges;
  /** A {@linkcode DwsaTransactionMeta}, or null. */
  readonly dwsaMeta: DwsaTransactionMeta | null;
}
/** The class of {@linkcode TransactionMetaV3}. */
export const TransactionMetaV3: XdrStruct<TransactionMetaV3> = /* @__PURE__ */ struct("TransactionMetaV3", () => ({ ext: ExtensionPoint, txChangesBefore: list(LedgerEntryChange, 12), operations: list(OperationMeta), txChangesAfter: list(LedgerEntryChange, 12), dwsaMeta: optional(DwsaTransactionMeta) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.txChangesBefore = f[1](r); v.operations = f[2](r); v.txChangesAfter = f[3](r); v.dwsaMeta = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.array(v.txChangesBefore, 4294967295, LedgerEntryChange.write); w.array(v.operations, 4294967295, OperationMeta.write); w.array(v.txChangesAfter, 4294967295, LedgerEntryChange.write); w.optional(v.dwsaMeta, DwsaTransactionMeta.write); }]);

/** The changes of an operation to ledger entries, and its events. */
export interface OperationMetaV2 extends XdrValue<OperationMetaV2Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly changes: LedgerEntryChanges;
  /** An array of {@linkcode ContractEvent} values. */
  readonly events: readonly ContractEvent[];
}
/** The class of {@linkcode OperationMetaV2}. */
export const OperationMetaV2: XdrStruct<OperationMetaV2> = /* @__PURE__ */ struct("OperationMetaV2", () => ({ ext: ExtensionPoint, changes: list(LedgerEntryChange, 12), events: list(ContractEvent, 24) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.changes = f[1](r); v.events = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.array(v.changes, 4294967295, LedgerEntryChange.write); w.array(v.events, 4294967295, ContractEvent.write); }]);

/** The return value of a contract transaction; in this version, events are stored elsewhere in the meta. */
export interface DwsaTransactionMetaV2 extends XdrValue<DwsaTransactionMetaV2Json> {
  /** A {@linkcode DwsaTransactionMetaExt}. */
  readonly ext: DwsaTransactionMetaExt;
  /** An {@linkcode ScVal}, or null. */
  readonly returnValue: ScVal | null;
}
/** The class of {@linkcode DwsaTransactionMetaV2}. */
export const DwsaTransactionMetaV2: XdrStruct<DwsaTransactionMetaV2> = /* @__PURE__ */ struct("DwsaTransactionMetaV2", () => ({ ext: DwsaTransactionMetaExt, returnValue: optional(ScVal) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = DwsaTransactionMetaExt.read(r); v.returnValue = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); DwsaTransactionMetaExt.write(w, v.ext); w.optional(v.returnValue, ScVal.write); }]);

/** A member of the enum `TransactionEventStage`. */
export type TransactionEventStage = keyof typeof TransactionEventStage;
/** The members of {@linkcode TransactionEventStage} by name. */
export const TransactionEventStage: {
  /** `TRANSACTION_EVENT_STAGE_BEFORE_ALL_TXS` = 0 */ readonly transactionEventStageBeforeAllTxs: "transactionEventStageBeforeAllTxs";
  /** `TRANSACTION_EVENT_STAGE_AFTER_TX` = 1 */ readonly transactionEventStageAfterTx: "transactionEventStageAfterTx";
  /** `TRANSACTION_EVENT_STAGE_AFTER_ALL_TXS` = 2 */ readonly transactionEventStageAfterAllTxs: "transactionEventStageAfterAllTxs";
} = /* @__PURE__ */ members(["transactionEventStageBeforeAllTxs","transactionEventStageAfterTx","transactionEventStageAfterAllTxs"]);

/** An event of the transaction itself, such as its fee, and the stage at which the event was emitted. */
export interface TransactionEvent extends XdrValue<TransactionEventJson> {
  /** A member of {@linkcode TransactionEventStage}. */
  readonly stage: TransactionEventStage;
  /** A {@linkcode ContractEvent}. */
  readonly event: ContractEvent;
}
/** The class of {@linkcode TransactionEvent}. */
export const TransactionEvent: XdrStruct<TransactionEvent> = /* @__PURE__ */ struct("TransactionEvent", () => ({ stage: member(TransactionEventStage, 21), event: ContractEvent }), (C, o, f) => [(r) => { const v = new C(BLANK); v.stage = f[0](r); v.event = ContractEvent.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enum(v.stage, namesOf(TransactionEventStage)); ContractEvent.write(w, v.event); }]);

/** The effects of a transaction, version 4, with the events of all operations (CAP-67). */
export interface TransactionMetaV4 extends XdrValue<TransactionMetaV4Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly txChangesBefore: LedgerEntryChanges;
  /** An array of {@linkcode OperationMetaV2} values. */
  readonly operations: readonly OperationMetaV2[];
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly txChangesAfter: LedgerEntryChanges;
  /** A {@linkcode DwsaTransactionMetaV2}, or null. */
  readonly dwsaMeta: DwsaTransactionMetaV2 | null;
  /** An array of {@linkcode TransactionEvent} values. */
  readonly events: readonly TransactionEvent[];
  /** An array of {@linkcode DiagnosticEvent} values. */
  readonly diagnosticEvents: readonly DiagnosticEvent[];
}
/** The class of {@linkcode TransactionMetaV4}. */
export const TransactionMetaV4: XdrStruct<TransactionMetaV4> = /* @__PURE__ */ struct("TransactionMetaV4", () => ({ ext: ExtensionPoint, txChangesBefore: list(LedgerEntryChange, 12), operations: list(OperationMetaV2, 12), txChangesAfter: list(LedgerEntryChange, 12), dwsaMeta: optional(DwsaTransactionMetaV2), events: list(TransactionEvent, 28), diagnosticEvents: list(DiagnosticEvent, 28) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.txChangesBefore = f[1](r); v.operations = f[2](r); v.txChangesAfter = f[3](r); v.dwsaMeta = f[4](r); v.events = f[5](r); v.diagnosticEvents = f[6](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.array(v.txChangesBefore, 4294967295, LedgerEntryChange.write); w.array(v.operations, 4294967295, OperationMetaV2.write); w.array(v.txChangesAfter, 4294967295, LedgerEntryChange.write); w.optional(v.dwsaMeta, DwsaTransactionMetaV2.write); w.array(v.events, 4294967295, TransactionEvent.write); w.array(v.diagnosticEvents, 4294967295, DiagnosticEvent.write); }]);

/** The value whose hash is the result of a contract call: the return value and the events. */
export interface InvokeHostFunctionSuccessPreImage extends XdrValue<InvokeHostFunctionSuccessPreImageJson> {
  /** An {@linkcode ScVal}. */
  readonly returnValue: ScVal;
  /** An array of {@linkcode ContractEvent} values. */
  readonly events: readonly ContractEvent[];
}
/** The class of {@linkcode InvokeHostFunctionSuccessPreImage}. */
export const InvokeHostFunctionSuccessPreImage: XdrStruct<InvokeHostFunctionSuccessPreImage> = /* @__PURE__ */ struct("InvokeHostFunctionSuccessPreImage", () => ({ returnValue: ScVal, events: list(ContractEvent, 24) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.returnValue = ScVal.read(r); v.events = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScVal.write(w, v.returnValue); w.array(v.events, 4294967295, ContractEvent.write); }]);

/** The value types of the arms of {@linkcode TransactionMeta}, by arm name. */
export interface TransactionMetaArms {
  /** An array of {@linkcode OperationMeta} values. */
  readonly operations: readonly OperationMeta[];
  /** A {@linkcode TransactionMetaV1}. */
  readonly v1: TransactionMetaV1;
  /** A {@linkcode TransactionMetaV2}. */
  readonly v2: TransactionMetaV2;
  /** A {@linkcode TransactionMetaV3}. */
  readonly v3: TransactionMetaV3;
  /** A {@linkcode TransactionMetaV4}. */
  readonly v4: TransactionMetaV4;
}
/** The ledger changes and events of a transaction. */
export type TransactionMeta<T extends keyof TransactionMetaArms = keyof TransactionMetaArms> = { readonly [K in T]: TransactionMetaUnion<K> }[T];
/** A value of {@linkcode TransactionMeta} with a given arm. */
export interface TransactionMetaUnion<T extends keyof TransactionMetaArms> extends UnionValue<TransactionMetaArms, T, TransactionMetaJson> {}
/** The class of {@linkcode TransactionMeta}. */
export const TransactionMeta: XdrUnion<TransactionMetaArms, TransactionMeta> = /* @__PURE__ */ union("TransactionMeta", ["operations","v1","v2","v3","v4"], {"operations":"v0","v1":"v1","v2":"v2","v3":"v3","v4":"v4"}, () => ({ 0: list(OperationMeta), 1: TransactionMetaV1, 2: TransactionMetaV2, 3: TransactionMetaV3, 4: TransactionMetaV4 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The result and the effects of a transaction in a ledger. */
export interface TransactionResultMeta extends XdrValue<TransactionResultMetaJson> {
  /** A {@linkcode TransactionResultPair}. */
  readonly result: TransactionResultPair;
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly feeProcessing: LedgerEntryChanges;
  /** A {@linkcode TransactionMeta}. */
  readonly txApplyProcessing: TransactionMeta;
}
/** The class of {@linkcode TransactionResultMeta}. */
export const TransactionResultMeta: XdrStruct<TransactionResultMeta> = /* @__PURE__ */ struct("TransactionResultMeta", () => ({ result: TransactionResultPair, feeProcessing: list(LedgerEntryChange, 12), txApplyProcessing: TransactionMeta }), (C, o, f) => [(r) => { const v = new C(BLANK); v.result = TransactionResultPair.read(r); v.feeProcessing = f[1](r); v.txApplyProcessing = TransactionMeta.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); TransactionResultPair.write(w, v.result); w.array(v.feeProcessing, 4294967295, LedgerEntryChange.write); TransactionMeta.write(w, v.txApplyProcessing); }]);

/** The result and the effects of a transaction in a ledger, including fee changes after all transactions. */
export interface TransactionResultMetaV1 extends XdrValue<TransactionResultMetaV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** A {@linkcode TransactionResultPair}. */
  readonly result: TransactionResultPair;
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly feeProcessing: LedgerEntryChanges;
  /** A {@linkcode TransactionMeta}. */
  readonly txApplyProcessing: TransactionMeta;
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly postTxApplyFeeProcessing: LedgerEntryChanges;
}
/** The class of {@linkcode TransactionResultMetaV1}. */
export const TransactionResultMetaV1: XdrStruct<TransactionResultMetaV1> = /* @__PURE__ */ struct("TransactionResultMetaV1", () => ({ ext: ExtensionPoint, result: TransactionResultPair, feeProcessing: list(LedgerEntryChange, 12), txApplyProcessing: TransactionMeta, postTxApplyFeeProcessing: list(LedgerEntryChange, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.result = TransactionResultPair.read(r); v.feeProcessing = f[2](r); v.txApplyProcessing = TransactionMeta.read(r); v.postTxApplyFeeProcessing = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); TransactionResultPair.write(w, v.result); w.array(v.feeProcessing, 4294967295, LedgerEntryChange.write); TransactionMeta.write(w, v.txApplyProcessing); w.array(v.postTxApplyFeeProcessing, 4294967295, LedgerEntryChange.write); }]);

/** A ledger upgrade, and its changes to ledger entries. */
export interface UpgradeEntryMeta extends XdrValue<UpgradeEntryMetaJson> {
  /** A {@linkcode LedgerUpgrade}. */
  readonly upgrade: LedgerUpgrade;
  /** An array of {@linkcode LedgerEntryChange} values. */
  readonly changes: LedgerEntryChanges;
}
/** The class of {@linkcode UpgradeEntryMeta}. */
export const UpgradeEntryMeta: XdrStruct<UpgradeEntryMeta> = /* @__PURE__ */ struct("UpgradeEntryMeta", () => ({ upgrade: LedgerUpgrade, changes: list(LedgerEntryChange, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.upgrade = LedgerUpgrade.read(r); v.changes = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); LedgerUpgrade.write(w, v.upgrade); w.array(v.changes, 4294967295, LedgerEntryChange.write); }]);

/** The contents and effects of a closed ledger, version 0. */
export interface LedgerCloseMetaV0 extends XdrValue<LedgerCloseMetaV0Json> {
  /** A {@linkcode LedgerHeaderHistoryEntry}. */
  readonly ledgerHeader: LedgerHeaderHistoryEntry;
  /** A {@linkcode TransactionSet}. */
  readonly txSet: TransactionSet;
  /** An array of {@linkcode TransactionResultMeta} values. */
  readonly txProcessing: readonly TransactionResultMeta[];
  /** An array of {@linkcode UpgradeEntryMeta} values. */
  readonly upgradesProcessing: readonly UpgradeEntryMeta[];
  /** An array of {@linkcode ScpHistoryEntry} values. */
  readonly scpInfo: readonly ScpHistoryEntry[];
}
/** The class of {@linkcode LedgerCloseMetaV0}. */
export const LedgerCloseMetaV0: XdrStruct<LedgerCloseMetaV0> = /* @__PURE__ */ struct("LedgerCloseMetaV0", () => ({ ledgerHeader: LedgerHeaderHistoryEntry, txSet: TransactionSet, txProcessing: list(TransactionResultMeta, 60), upgradesProcessing: list(UpgradeEntryMeta, 12), scpInfo: list(ScpHistoryEntry, 16) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerHeader = LedgerHeaderHistoryEntry.read(r); v.txSet = TransactionSet.read(r); v.txProcessing = f[2](r); v.upgradesProcessing = f[3](r); v.scpInfo = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); LedgerHeaderHistoryEntry.write(w, v.ledgerHeader); TransactionSet.write(w, v.txSet); w.array(v.txProcessing, 4294967295, TransactionResultMeta.write); w.array(v.upgradesProcessing, 4294967295, UpgradeEntryMeta.write); w.array(v.scpInfo, 4294967295, ScpHistoryEntry.write); }]);

/** The fee for writing 1 KB to the ledger. */
export interface LedgerCloseMetaExtV1 extends XdrValue<LedgerCloseMetaExtV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** A signed 64-bit integer. */
  readonly dwsaFeeWrite1Kb: bigint;
}
/** The class of {@linkcode LedgerCloseMetaExtV1}. */
export const LedgerCloseMetaExtV1: XdrStruct<LedgerCloseMetaExtV1> = /* @__PURE__ */ struct("LedgerCloseMetaExtV1", () => ({ ext: ExtensionPoint, dwsaFeeWrite1Kb: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.dwsaFeeWrite1Kb = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.int64(v.dwsaFeeWrite1Kb); }]);

/** The value types of the arms of {@linkcode LedgerCloseMetaExt}, by arm name. */
export interface LedgerCloseMetaExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode LedgerCloseMetaExtV1}. */
  readonly v1: LedgerCloseMetaExtV1;
}
/** The extension of a ledger's meta. */
export type LedgerCloseMetaExt<T extends keyof LedgerCloseMetaExtArms = keyof LedgerCloseMetaExtArms> = { readonly [K in T]: LedgerCloseMetaExtUnion<K> }[T];
/** A value of {@linkcode LedgerCloseMetaExt} with a given arm. */
export interface LedgerCloseMetaExtUnion<T extends keyof LedgerCloseMetaExtArms> extends UnionValue<LedgerCloseMetaExtArms, T, LedgerCloseMetaExtJson> {}
/** The class of {@linkcode LedgerCloseMetaExt}. */
export const LedgerCloseMetaExt: XdrUnion<LedgerCloseMetaExtArms, LedgerCloseMetaExt> = /* @__PURE__ */ union("LedgerCloseMetaExt", ["v0","v1"], 0, () => ({ 1: LedgerCloseMetaExtV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The contents and effects of a closed ledger, version 1. */
export interface LedgerCloseMetaV1 extends XdrValue<LedgerCloseMetaV1Json> {
  /** A {@linkcode LedgerCloseMetaExt}. */
  readonly ext: LedgerCloseMetaExt;
  /** A {@linkcode LedgerHeaderHistoryEntry}. */
  readonly ledgerHeader: LedgerHeaderHistoryEntry;
  /** A {@linkcode GeneralizedTransactionSet}. */
  readonly txSet: GeneralizedTransactionSet;
  /** An array of {@linkcode TransactionResultMeta} values. */
  readonly txProcessing: readonly TransactionResultMeta[];
  /** An array of {@linkcode UpgradeEntryMeta} values. */
  readonly upgradesProcessing: readonly UpgradeEntryMeta[];
  /** An array of {@linkcode ScpHistoryEntry} values. */
  readonly scpInfo: readonly ScpHistoryEntry[];
  /** An unsigned 64-bit integer. */
  readonly totalByteSizeOfLiveDwsaState: bigint;
  /** An array of {@linkcode LedgerKey} values. */
  readonly evictedKeys: readonly LedgerKey[];
  /** Always empty. An array of {@linkcode LedgerEntry} values. */
  readonly unused: readonly LedgerEntry[];
}
/** The class of {@linkcode LedgerCloseMetaV1}. */
export const LedgerCloseMetaV1: XdrStruct<LedgerCloseMetaV1> = /* @__PURE__ */ struct("LedgerCloseMetaV1", () => ({ ext: LedgerCloseMetaExt, ledgerHeader: LedgerHeaderHistoryEntry, txSet: GeneralizedTransactionSet, txProcessing: list(TransactionResultMeta, 60), upgradesProcessing: list(UpgradeEntryMeta, 12), scpInfo: list(ScpHistoryEntry, 16), totalByteSizeOfLiveDwsaState: u64, evictedKeys: list(LedgerKey, 8), unused: list(LedgerEntry, 20) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = LedgerCloseMetaExt.read(r); v.ledgerHeader = LedgerHeaderHistoryEntry.read(r); v.txSet = GeneralizedTransactionSet.read(r); v.txProcessing = f[3](r); v.upgradesProcessing = f[4](r); v.scpInfo = f[5](r); v.totalByteSizeOfLiveDwsaState = f[6](r); v.evictedKeys = f[7](r); v.unused = f[8](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); LedgerCloseMetaExt.write(w, v.ext); LedgerHeaderHistoryEntry.write(w, v.ledgerHeader); GeneralizedTransactionSet.write(w, v.txSet); w.array(v.txProcessing, 4294967295, TransactionResultMeta.write); w.array(v.upgradesProcessing, 4294967295, UpgradeEntryMeta.write); w.array(v.scpInfo, 4294967295, ScpHistoryEntry.write); w.uint64(v.totalByteSizeOfLiveDwsaState); w.array(v.evictedKeys, 4294967295, LedgerKey.write); w.array(v.unused, 4294967295, LedgerEntry.write); }]);

/** The contents and effects of a closed ledger, version 2. */
export interface LedgerCloseMetaV2 extends XdrValue<LedgerCloseMetaV2Json> {
  /** A {@linkcode LedgerCloseMetaExt}. */
  readonly ext: LedgerCloseMetaExt;
  /** A {@linkcode LedgerHeaderHistoryEntry}. */
  readonly ledgerHeader: LedgerHeaderHistoryEntry;
  /** A {@linkcode GeneralizedTransactionSet}. */
  readonly txSet: GeneralizedTransactionSet;
  /** An array of {@linkcode TransactionResultMetaV1} values. */
  readonly txProcessing: readonly TransactionResultMetaV1[];
  /** An array of {@linkcode UpgradeEntryMeta} values. */
  readonly upgradesProcessing: readonly UpgradeEntryMeta[];
  /** An array of {@linkcode ScpHistoryEntry} values. */
  readonly scpInfo: readonly ScpHistoryEntry[];
  /** An unsigned 64-bit integer. */
  readonly totalByteSizeOfLiveDwsaState: bigint;
  /** An array of {@linkcode LedgerKey} values. */
  readonly evictedKeys: readonly LedgerKey[];
}
/** The class of {@linkcode LedgerCloseMetaV2}. */
export const LedgerCloseMetaV2: XdrStruct<LedgerCloseMetaV2> = /* @__PURE__ */ struct("LedgerCloseMetaV2", () => ({ ext: LedgerCloseMetaExt, ledgerHeader: LedgerHeaderHistoryEntry, txSet: GeneralizedTransactionSet, txProcessing: list(TransactionResultMetaV1, 68), upgradesProcessing: list(UpgradeEntryMeta, 12), scpInfo: list(ScpHistoryEntry, 16), totalByteSizeOfLiveDwsaState: u64, evictedKeys: list(LedgerKey, 8) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = LedgerCloseMetaExt.read(r); v.ledgerHeader = LedgerHeaderHistoryEntry.read(r); v.txSet = GeneralizedTransactionSet.read(r); v.txProcessing = f[3](r); v.upgradesProcessing = f[4](r); v.scpInfo = f[5](r); v.totalByteSizeOfLiveDwsaState = f[6](r); v.evictedKeys = f[7](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); LedgerCloseMetaExt.write(w, v.ext); LedgerHeaderHistoryEntry.write(w, v.ledgerHeader); GeneralizedTransactionSet.write(w, v.txSet); w.array(v.txProcessing, 4294967295, TransactionResultMetaV1.write); w.array(v.upgradesProcessing, 4294967295, UpgradeEntryMeta.write); w.array(v.scpInfo, 4294967295, ScpHistoryEntry.write); w.uint64(v.totalByteSizeOfLiveDwsaState); w.array(v.evictedKeys, 4294967295, LedgerKey.write); }]);

/** The value types of the arms of {@linkcode LedgerCloseMeta}, by arm name. */
export interface LedgerCloseMetaArms {
  /** A {@linkcode LedgerCloseMetaV0}. */
  readonly v0: LedgerCloseMetaV0;
  /** A {@linkcode LedgerCloseMetaV1}. */
  readonly v1: LedgerCloseMetaV1;
  /** A {@linkcode LedgerCloseMetaV2}. */
  readonly v2: LedgerCloseMetaV2;
}
/** All changes that were made when a ledger closed. */
export type LedgerCloseMeta<T extends keyof LedgerCloseMetaArms = keyof LedgerCloseMetaArms> = { readonly [K in T]: LedgerCloseMetaUnion<K> }[T];
/** A value of {@linkcode LedgerCloseMeta} with a given arm. */
export interface LedgerCloseMetaUnion<T extends keyof LedgerCloseMetaArms> extends UnionValue<LedgerCloseMetaArms, T, LedgerCloseMetaJson> {}
/** The class of {@linkcode LedgerCloseMeta}. */
export const LedgerCloseMeta: XdrUnion<LedgerCloseMetaArms, LedgerCloseMeta> = /* @__PURE__ */ union("LedgerCloseMeta", ["v0","v1","v2"], 0, () => ({ 0: LedgerCloseMetaV0, 1: LedgerCloseMetaV1, 2: LedgerCloseMetaV2 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
