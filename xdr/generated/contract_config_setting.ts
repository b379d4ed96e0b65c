// Generated from xdr/idl/contract_config_setting.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bool, bytes, codec, i64, list, members, struct, u32, u64, union, varBytes } from "../_schema.ts";
import type { XdrCodec } from "../codec.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { ConfigSettingContractBandwidthV0Json, ConfigSettingContractComputeV0Json, ConfigSettingContractEventsV0Json, ConfigSettingContractExecutionLanesV0Json, ConfigSettingContractHistoricalDataV0Json, ConfigSettingContractLedgerCostExtV0Json, ConfigSettingContractLedgerCostV0Json, ConfigSettingContractParallelComputeV0Json, ConfigSettingEntryJson, ConfigSettingScpTimingJson, ContractCostParamEntryJson, EvictionIteratorJson, FreezeBypassTxsDeltaJson, FreezeBypassTxsJson, FrozenLedgerKeysDeltaJson, FrozenLedgerKeysJson, StateArchivalSettingsJson } from "./json_types.ts";
import { ExtensionPoint, type Hash } from "./types.ts";

/** Bytes. */
export type EncodedLedgerKey = Uint8Array;

/** The maximum number of contract transactions in a ledger. */
export interface ConfigSettingContractExecutionLanesV0 extends XdrValue<ConfigSettingContractExecutionLanesV0Json> {
  /** An unsigned 32-bit integer. */
  readonly ledgerMaxTxCount: number;
}
/** The class of {@linkcode ConfigSettingContractExecutionLanesV0}. */
export const ConfigSettingContractExecutionLanesV0: XdrStruct<ConfigSettingContractExecutionLanesV0> = /* @__PURE__ */ struct("ConfigSettingContractExecutionLanesV0", () => ({ ledgerMaxTxCount: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerMaxTxCount = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerMaxTxCount); }]);

/** The limits for CPU instructions and memory, and the fee for instructions. */
export interface ConfigSettingContractComputeV0 extends XdrValue<ConfigSettingContractComputeV0Json> {
  /** A signed 64-bit integer. */
  readonly ledgerMaxInstructions: bigint;
  /** A signed 64-bit integer. */
  readonly txMaxInstructions: bigint;
  /** A signed 64-bit integer. */
  readonly feeRatePerInstructionsIncrement: bigint;
  /** An unsigned 32-bit integer. */
  readonly txMemoryLimit: number;
}
/** The class of {@linkcode ConfigSettingContractComputeV0}. */
export const ConfigSettingContractComputeV0: XdrStruct<ConfigSettingContractComputeV0> = /* @__PURE__ */ struct("ConfigSettingContractComputeV0", () => ({ ledgerMaxInstructions: i64, txMaxInstructions: i64, feeRatePerInstructionsIncrement: i64, txMemoryLimit: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerMaxInstructions = f[0](r); v.txMaxInstructions = f[1](r); v.feeRatePerInstructionsIncrement = f[2](r); v.txMemoryLimit = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int64(v.ledgerMaxInstructions); w.int64(v.txMaxInstructions); w.int64(v.feeRatePerInstructionsIncrement); w.uint32(v.txMemoryLimit); }]);

/** The maximum number of clusters of dependent transactions, which are executed in parallel. */
export interface ConfigSettingContractParallelComputeV0 extends XdrValue<ConfigSettingContractParallelComputeV0Json> {
  /** An unsigned 32-bit integer. */
  readonly ledgerMaxDependentTxClusters: number;
}
/** The class of {@linkcode ConfigSettingContractParallelComputeV0}. */
export const ConfigSettingContractParallelComputeV0: XdrStruct<ConfigSettingContractParallelComputeV0> = /* @__PURE__ */ struct("ConfigSettingContractParallelComputeV0", () => ({ ledgerMaxDependentTxClusters: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerMaxDependentTxClusters = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerMaxDependentTxClusters); }]);

/** The limits and fees for reading and writing ledger entries. */
export interface ConfigSettingContractLedgerCostV0 extends XdrValue<ConfigSettingContractLedgerCostV0Json> {
  /** An unsigned 32-bit integer. */
  readonly ledgerMaxDiskReadEntries: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerMaxDiskReadBytes: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerMaxWriteLedgerEntries: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerMaxWriteBytes: number;
  /** An unsigned 32-bit integer. */
  readonly txMaxDiskReadEntries: number;
  /** An unsigned 32-bit integer. */
  readonly txMaxDiskReadBytes: number;
  /** An unsigned 32-bit integer. */
  readonly txMaxWriteLedgerEntries: number;
  /** An unsigned 32-bit integer. */
  readonly txMaxWriteBytes: number;
  /** A signed 64-bit integer. */
  readonly feeDiskReadLedgerEntry: bigint;
  /** A signed 64-bit integer. */
  readonly feeWriteLedgerEntry: bigint;
  /** A signed 64-bit integer. */
  readonly feeDiskRead1Kb: bigint;
  /** A signed 64-bit integer. */
  readonly dwsaStateTargetSizeBytes: bigint;
  /** A signed 64-bit integer. */
  readonly rentFee1KbDwsaStateSizeLow: bigint;
  /** A signed 64-bit integer. */
  readonly rentFee1KbDwsaStateSizeHigh: bigint;
  /** An unsigned 32-bit integer. */
  readonly dwsaStateRentFeeGrowthFactor: number;
}
/** The class of {@linkcode ConfigSettingContractLedgerCostV0}. */
export const ConfigSettingContractLedgerCostV0: XdrStruct<ConfigSettingContractLedgerCostV0> = /* @__PURE__ */ struct("ConfigSettingContractLedgerCostV0", () => ({ ledgerMaxDiskReadEntries: u32, ledgerMaxDiskReadBytes: u32, ledgerMaxWriteLedgerEntries: u32, ledgerMaxWriteBytes: u32, txMaxDiskReadEntries: u32, txMaxDiskReadBytes: u32, txMaxWriteLedgerEntries: u32, txMaxWriteBytes: u32, feeDiskReadLedgerEntry: i64, feeWriteLedgerEntry: i64, feeDiskRead1Kb: i64, dwsaStateTargetSizeBytes: i64, rentFee1KbDwsaStateSizeLow: i64, rentFee1KbDwsaStateSizeHigh: i64, dwsaStateRentFeeGrowthFactor: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerMaxDiskReadEntries = f[0](r); v.ledgerMaxDiskReadBytes = f[1](r); v.ledgerMaxWriteLedgerEntries = f[2](r); v.ledgerMaxWriteBytes = f[3](r); v.txMaxDiskReadEntries = f[4](r); v.txMaxDiskReadBytes = f[5](r); v.txMaxWriteLedgerEntries = f[6](r); v.txMaxWriteBytes = f[7](r); v.feeDiskReadLedgerEntry = f[8](r); v.feeWriteLedgerEntry = f[9](r); v.feeDiskRead1Kb = f[10](r); v.dwsaStateTargetSizeBytes = f[11](r); v.rentFee1KbDwsaStateSizeLow = f[12](r); v.rentFee1KbDwsaStateSizeHigh = f[13](r); v.dwsaStateRentFeeGrowthFactor = f[14](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerMaxDiskReadEntries); w.uint32(v.ledgerMaxDiskReadBytes); w.uint32(v.ledgerMaxWriteLedgerEntries); w.uint32(v.ledgerMaxWriteBytes); w.uint32(v.txMaxDiskReadEntries); w.uint32(v.txMaxDiskReadBytes); w.uint32(v.txMaxWriteLedgerEntries); w.uint32(v.txMaxWriteBytes); w.int64(v.feeDiskReadLedgerEntry); w.int64(v.feeWriteLedgerEntry); w.int64(v.feeDiskRead1Kb); w.int64(v.dwsaStateTargetSizeBytes); w.int64(v.rentFee1KbDwsaStateSizeLow); w.int64(v.rentFee1KbDwsaStateSizeHigh); w.uint32(v.dwsaStateRentFeeGrowthFactor); }]);

/** The maximum size of a footprint, and the fee for writing 1 KB. */
export interface ConfigSettingContractLedgerCostExtV0 extends XdrValue<ConfigSettingContractLedgerCostExtV0Json> {
  /** An unsigned 32-bit integer. */
  readonly txMaxFootprintEntries: number;
  /** A signed 64-bit integer. */
  readonly feeWrite1Kb: bigint;
}
/** The class of {@linkcode ConfigSettingContractLedgerCostExtV0}. */
export const ConfigSettingContractLedgerCostExtV0: XdrStruct<ConfigSettingContractLedgerCostExtV0> = /* @__PURE__ */ struct("ConfigSettingContractLedgerCostExtV0", () => ({ txMaxFootprintEntries: u32, feeWrite1Kb: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txMaxFootprintEntries = f[0](r); v.feeWrite1Kb = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.txMaxFootprintEntries); w.int64(v.feeWrite1Kb); }]);

/** The fee for storing transactions in history archives. */
export interface ConfigSettingContractHistoricalDataV0 extends XdrValue<ConfigSettingContractHistoricalDataV0Json> {
  /** A signed 64-bit integer. */
  readonly feeHistorical1Kb: bigint;
}
/** The class of {@linkcode ConfigSettingContractHistoricalDataV0}. */
export const ConfigSettingContractHistoricalDataV0: XdrStruct<ConfigSettingContractHistoricalDataV0> = /* @__PURE__ */ struct("ConfigSettingContractHistoricalDataV0", () => ({ feeHistorical1Kb: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.feeHistorical1Kb = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int64(v.feeHistorical1Kb); }]);

/** The limit and the fee for the size of contract events. */
export interface ConfigSettingContractEventsV0 extends XdrValue<ConfigSettingContractEventsV0Json> {
  /** An unsigned 32-bit integer. */
  readonly txMaxContractEventsSizeBytes: number;
  /** A signed 64-bit integer. */
  readonly feeContractEvents1Kb: bigint;
}
/** The class of {@linkcode ConfigSettingContractEventsV0}. */
export const ConfigSettingContractEventsV0: XdrStruct<ConfigSettingContractEventsV0> = /* @__PURE__ */ struct("ConfigSettingContractEventsV0", () => ({ txMaxContractEventsSizeBytes: u32, feeContractEvents1Kb: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txMaxContractEventsSizeBytes = f[0](r); v.feeContractEvents1Kb = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.txMaxContractEventsSizeBytes); w.int64(v.feeContractEvents1Kb); }]);

/** The limits of transaction sizes, and the fee for propagating transactions. */
export interface ConfigSettingContractBandwidthV0 extends XdrValue<ConfigSettingContractBandwidthV0Json> {
  /** An unsigned 32-bit integer. */
  readonly ledgerMaxTxsSizeBytes: number;
  /** An unsigned 32-bit integer. */
  readonly txMaxSizeBytes: number;
  /** A signed 64-bit integer. */
  readonly feeTxSize1Kb: bigint;
}
/** The class of {@linkcode ConfigSettingContractBandwidthV0}. */
export const ConfigSettingContractBandwidthV0: XdrStruct<ConfigSettingContractBandwidthV0> = /* @__PURE__ */ struct("ConfigSettingContractBandwidthV0", () => ({ ledgerMaxTxsSizeBytes: u32, txMaxSizeBytes: u32, feeTxSize1Kb: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerMaxTxsSizeBytes = f[0](r); v.txMaxSizeBytes = f[1](r); v.feeTxSize1Kb = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerMaxTxsSizeBytes); w.uint32(v.txMaxSizeBytes); w.int64(v.feeTxSize1Kb); }]);

/** The metered costs of the host, in the order of `ContractCostParams`. */
export type ContractCostType = keyof typeof ContractCostType;
/** The members of {@linkcode ContractCostType} by name. */
export const ContractCostType: {
  /** `WasmInsnExec` = 0 */ readonly wasmInsnExec: "wasmInsnExec";
  /** `MemAlloc` = 1 */ readonly memAlloc: "memAlloc";
  /** `MemCpy` = 2 */ readonly memCpy: "memCpy";
  /** `MemCmp` = 3 */ readonly memCmp: "memCmp";
  /** `DispatchHostFunction` = 4 */ readonly dispatchHostFunction: "dispatchHostFunction";
  /** `VisitObject` = 5 */ readonly visitObject: "visitObject";
  /** `ValSer` = 6 */ readonly valSer: "valSer";
  /** `ValDeser` = 7 */ readonly valDeser: "valDeser";
  /** `ComputeSha256Hash` = 8 */ readonly computeSha256Hash: "computeSha256Hash";
  /** `ComputeEd25519PubKey` = 9 */ readonly computeEd25519PubKey: "computeEd25519PubKey";
  /** `VerifyEd25519Sig` = 10 */ readonly verifyEd25519Sig: "verifyEd25519Sig";
  /** `VmInstantiation` = 11 */ readonly vmInstantiation: "vmInstantiation";
  /** `VmCachedInstantiation` = 12 */ readonly vmCachedInstantiation: "vmCachedInstantiation";
  /** `InvokeVmFunction` = 13 */ readonly invokeVmFunction: "invokeVmFunction";
  /** `ComputeKeccak256Hash` = 14 */ readonly computeKeccak256Hash: "computeKeccak256Hash";
  /** `DecodeEcdsaCurve256Sig` = 15 */ readonly decodeEcdsaCurve256Sig: "decodeEcdsaCurve256Sig";
  /** `RecoverEcdsaSecp256k1Key` = 16 */ readonly recoverEcdsaSecp256k1Key: "recoverEcdsaSecp256k1Key";
  /** `Int256AddSub` = 17 */ readonly int256AddSub: "int256AddSub";
  /** `Int256Mul` = 18 */ readonly int256Mul: "int256Mul";
  /** `Int256Div` = 19 */ readonly int256Div: "int256Div";
  /** `Int256Pow` = 20 */ readonly int256Pow: "int256Pow";
  /** `Int256Shift` = 21 */ readonly int256Shift: "int256Shift";
  /** `ChaCha20DrawBytes` = 22 */ readonly chaCha20DrawBytes: "chaCha20DrawBytes";
  /** `ParseWasmInstructions` = 23 */ readonly parseWasmInstructions: "parseWasmInstructions";
  /** `ParseWasmFunctions` = 24 */ readonly parseWasmFunctions: "parseWasmFunctions";
  /** `ParseWasmGlobals` = 25 */ readonly parseWasmGlobals: "parseWasmGlobals";
  /** `ParseWasmTableEntries` = 26 */ readonly parseWasmTableEntries: "parseWasmTableEntries";
  /** `ParseWasmTypes` = 27 */ readonly parseWasmTypes: "parseWasmTypes";
  /** `ParseWasmDataSegments` = 28 */ readonly parseWasmDataSegments: "parseWasmDataSegments";
  /** `ParseWasmElemSegments` = 29 */ readonly parseWasmElemSegments: "parseWasmElemSegments";
  /** `ParseWasmImports` = 30 */ readonly parseWasmImports: "parseWasmImports";
  /** `ParseWasmExports` = 31 */ readonly parseWasmExports: "parseWasmExports";
  /** `ParseWasmDataSegmentBytes` = 32 */ readonly parseWasmDataSegmentBytes: "parseWasmDataSegmentBytes";
  /** `InstantiateWasmInstructions` = 33 */ readonly instantiateWasmInstructions: "instantiateWasmInstructions";
  /** `InstantiateWasmFunctions` = 34 */ readonly instantiateWasmFunctions: "instantiateWasmFunctions";
  /** `InstantiateWasmGlobals` = 35 */ readonly instantiateWasmGlobals: "instantiateWasmGlobals";
  /** `InstantiateWasmTableEntries` = 36 */ readonly instantiateWasmTableEntries: "instantiateWasmTableEntries";
  /** `InstantiateWasmTypes` = 37 */ readonly instantiateWasmTypes: "instantiateWasmTypes";
  /** `InstantiateWasmDataSegments` = 38 */ readonly instantiateWasmDataSegments: "instantiateWasmDataSegments";
  /** `InstantiateWasmElemSegments` = 39 */ readonly instantiateWasmElemSegments: "instantiateWasmElemSegments";
  /** `InstantiateWasmImports` = 40 */ readonly instantiateWasmImports: "instantiateWasmImports";
  /** `InstantiateWasmExports` = 41 */ readonly instantiateWasmExports: "instantiateWasmExports";
  /** `InstantiateWasmDataSegmentBytes` = 42 */ readonly instantiateWasmDataSegmentBytes: "instantiateWasmDataSegmentBytes";
  /** `Sec1DecodePointUncompressed` = 43 */ readonly sec1DecodePointUncompressed: "sec1DecodePointUncompressed";
  /** `VerifyEcdsaSecp256r1Sig` = 44 */ readonly verifyEcdsaSecp256r1Sig: "verifyEcdsaSecp256r1Sig";
  /** `Bls12381EncodeFp` = 45 */ readonly bls12381EncodeFp: "bls12381EncodeFp";
  /** `Bls12381DecodeFp` = 46 */ readonly bls12381DecodeFp: "bls12381DecodeFp";
  /** `Bls12381G1CheckPointOnCurve` = 47 */ readonly bls12381G1CheckPointOnCurve: "bls12381G1CheckPointOnCurve";
  /** `Bls12381G1CheckPointInSubgroup` = 48 */ readonly bls12381G1CheckPointInSubgroup: "bls12381G1CheckPointInSubgroup";
  /** `Bls12381G2CheckPointOnCurve` = 49 */ readonly bls12381G2CheckPointOnCurve: "bls12381G2CheckPointOnCurve";
  /** `Bls12381G2CheckPointInSubgroup` = 50 */ readonly bls12381G2CheckPointInSubgroup: "bls12381G2CheckPointInSubgroup";
  /** `Bls12381G1ProjectiveToAffine` = 51 */ readonly bls12381G1ProjectiveToAffine: "bls12381G1ProjectiveToAffine";
  /** `Bls12381G2ProjectiveToAffine` = 52 */ readonly bls12381G2ProjectiveToAffine: "bls12381G2ProjectiveToAffine";
  /** `Bls12381G1Add` = 53 */ readonly bls12381G1Add: "bls12381G1Add";
  /** `Bls12381G1Mul` = 54 */ readonly bls12381G1Mul: "bls12381G1Mul";
  /** `Bls12381G1Msm` = 55 */ readonly bls12381G1Msm: "bls12381G1Msm";
  /** `Bls12381MapFpToG1` = 56 */ readonly bls12381MapFpToG1: "bls12381MapFpToG1";
  /** `Bls12381HashToG1` = 57 */ readonly bls12381HashToG1: "bls12381HashToG1";
  /** `Bls12381G2Add` = 58 */ readonly bls12381G2Add: "bls12381G2Add";
  /** `Bls12381G2Mul` = 59 */ readonly bls12381G2Mul: "bls12381G2Mul";
  /** `Bls12381G2Msm` = 60 */ readonly bls12381G2Msm: "bls12381G2Msm";
  /** `Bls12381MapFp2ToG2` = 61 */ readonly bls12381MapFp2ToG2: "bls12381MapFp2ToG2";
  /** `Bls12381HashToG2` = 62 */ readonly bls12381HashToG2: "bls12381HashToG2";
  /** `Bls12381Pairing` = 63 */ readonly bls12381Pairing: "bls12381Pairing";
  /** `Bls12381FrFromU256` = 64 */ readonly bls12381FrFromU256: "bls12381FrFromU256";
  /** `Bls12381FrToU256` = 65 */ readonly bls12381FrToU256: "bls12381FrToU256";
  /** `Bls12381FrAddSub` = 66 */ readonly bls12381FrAddSub: "bls12381FrAddSub";
  /** `Bls12381FrMul` = 67 */ readonly bls12381FrMul: "bls12381FrMul";
  /** `Bls12381FrPow` = 68 */ readonly bls12381FrPow: "bls12381FrPow";
  /** `Bls12381FrInv` = 69 */ readonly bls12381FrInv: "bls12381FrInv";
  /** `Bn254EncodeFp` = 70 */ readonly bn254EncodeFp: "bn254EncodeFp";
  /** `Bn254DecodeFp` = 71 */ readonly bn254DecodeFp: "bn254DecodeFp";
  /** `Bn254G1CheckPointOnCurve` = 72 */ readonly bn254G1CheckPointOnCurve: "bn254G1CheckPointOnCurve";
  /** `Bn254G2CheckPointOnCurve` = 73 */ readonly bn254G2CheckPointOnCurve: "bn254G2CheckPointOnCurve";
  /** `Bn254G2CheckPointInSubgroup` = 74 */ readonly bn254G2CheckPointInSubgroup: "bn254G2CheckPointInSubgroup";
  /** `Bn254G1ProjectiveToAffine` = 75 */ readonly bn254G1ProjectiveToAffine: "bn254G1ProjectiveToAffine";
  /** `Bn254G1Add` = 76 */ readonly bn254G1Add: "bn254G1Add";
  /** `Bn254G1Mul` = 77 */ readonly bn254G1Mul: "bn254G1Mul";
  /** `Bn254Pairing` = 78 */ readonly bn254Pairing: "bn254Pairing";
  /** `Bn254FrFromU256` = 79 */ readonly bn254FrFromU256: "bn254FrFromU256";
  /** `Bn254FrToU256` = 80 */ readonly bn254FrToU256: "bn254FrToU256";
  /** `Bn254FrAddSub` = 81 */ readonly bn254FrAddSub: "bn254FrAddSub";
  /** `Bn254FrMul` = 82 */ readonly bn254FrMul: "bn254FrMul";
  /** `Bn254FrPow` = 83 */ readonly bn254FrPow: "bn254FrPow";
  /** `Bn254FrInv` = 84 */ readonly bn254FrInv: "bn254FrInv";
  /** `Bn254G1Msm` = 85 */ readonly bn254G1Msm: "bn254G1Msm";
  /** `MlDsa44DecodeVerifyingKey` = 86 */ readonly mlDsa44DecodeVerifyingKey: "mlDsa44DecodeVerifyingKey";
  /** `MlDsa65DecodeVerifyingKey` = 87 */ readonly mlDsa65DecodeVerifyingKey: "mlDsa65DecodeVerifyingKey";
  /** `MlDsa87DecodeVerifyingKey` = 88 */ readonly mlDsa87DecodeVerifyingKey: "mlDsa87DecodeVerifyingKey";
  /** `MlDsa44DecodeSignature` = 89 */ readonly mlDsa44DecodeSignature: "mlDsa44DecodeSignature";
  /** `MlDsa65DecodeSignature` = 90 */ readonly mlDsa65DecodeSignature: "mlDsa65DecodeSignature";
  /** `MlDsa87DecodeSignature` = 91 */ readonly mlDsa87DecodeSignature: "mlDsa87DecodeSignature";
  /** `VerifyMlDsa44Sig` = 92 */ readonly verifyMlDsa44Sig: "verifyMlDsa44Sig";
  /** `VerifyMlDsa65Sig` = 93 */ readonly verifyMlDsa65Sig: "verifyMlDsa65Sig";
  /** `VerifyMlDsa87Sig` = 94 */ readonly verifyMlDsa87Sig: "verifyMlDsa87Sig";
} = /* @__PURE__ */ members(["wasmInsnExec","memAlloc","memCpy","memCmp","dispatchHostFunction","visitObject","valSer","valDeser","computeSha256Hash","computeEd25519PubKey","verifyEd25519Sig","vmInstantiation","vmCachedInstantiation","invokeVmFunction","computeKeccak256Hash","decodeEcdsaCurve256Sig","recoverEcdsaSecp256k1Key","int256AddSub","int256Mul","int256Div","int256Pow","int256Shift","chaCha20DrawBytes","parseWasmInstructions","parseWasmFunctions","parseWasmGlobals","parseWasmTableEntries","parseWasmTypes","parseWasmDataSegments","parseWasmElemSegments","parseWasmImports","parseWasmExports","parseWasmDataSegmentBytes","instantiateWasmInstructions","instantiateWasmFunctions","instantiateWasmGlobals","instantiateWasmTableEntries","instantiateWasmTypes","instantiateWasmDataSegments","instantiateWasmElemSegments","instantiateWasmImports","instantiateWasmExports","instantiateWasmDataSegmentBytes","sec1DecodePointUncompressed","verifyEcdsaSecp256r1Sig","bls12381EncodeFp","bls12381DecodeFp","bls12381G1CheckPointOnCurve","bls12381G1CheckPointInSubgroup","bls12381G2CheckPointOnCurve","bls12381G2CheckPointInSubgroup","bls12381G1ProjectiveToAffine","bls12381G2ProjectiveToAffine","bls12381G1Add","bls12381G1Mul","bls12381G1Msm","bls12381MapFpToG1","bls12381HashToG1","bls12381G2Add","bls12381G2Mul","bls12381G2Msm","bls12381MapFp2ToG2","bls12381HashToG2","bls12381Pairing","bls12381FrFromU256","bls12381FrToU256","bls12381FrAddSub","bls12381FrMul","bls12381FrPow","bls12381FrInv","bn254EncodeFp","bn254DecodeFp","bn254G1CheckPointOnCurve","bn254G2CheckPointOnCurve","bn254G2CheckPointInSubgroup","bn254G1ProjectiveToAffine","bn254G1Add","bn254G1Mul","bn254Pairing","bn254FrFromU256","bn254FrToU256","bn254FrAddSub","bn254FrMul","bn254FrPow","bn254FrInv","bn254G1Msm","mlDsa44DecodeVerifyingKey","mlDsa65DecodeVerifyingKey","mlDsa87DecodeVerifyingKey","mlDsa44DecodeSignature","mlDsa65DecodeSignature","mlDsa87DecodeSignature","verifyMlDsa44Sig","verifyMlDsa65Sig","verifyMlDsa87Sig"]);

/** The linear cost model of an operation of the host: a constant and a linear term. */
export interface ContractCostParamEntry extends XdrValue<ContractCostParamEntryJson> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** A signed 64-bit integer. */
  readonly constTerm: bigint;
  /** A signed 64-bit integer. */
  readonly linearTerm: bigint;
}
/** The class of {@linkcode ContractCostParamEntry}. */
export const ContractCostParamEntry: XdrStruct<ContractCostParamEntry> = /* @__PURE__ */ struct("ContractCostParamEntry", () => ({ ext: ExtensionPoint, constTerm: i64, linearTerm: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.constTerm = f[1](r); v.linearTerm = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.int64(v.constTerm); w.int64(v.linearTerm); }]);

/** The settings for the lifetimes, rent and eviction of contract entries. */
export interface StateArchivalSettings extends XdrValue<StateArchivalSettingsJson> {
  /** An unsigned 32-bit integer. */
  readonly maxEntryTtl: number;
  /** An unsigned 32-bit integer. */
  readonly minTemporaryTtl: number;
  /** An unsigned 32-bit integer. */
  readonly minPersistentTtl: number;
  /** A signed 64-bit integer. */
  readonly persistentRentRateDenominator: bigint;
  /** A signed 64-bit integer. */
  readonly tempRentRateDenominator: bigint;
  /** An unsigned 32-bit integer. */
  readonly maxEntriesToArchive: number;
  /** An unsigned 32-bit integer. */
  readonly liveDwsaStateSizeWindowSampleSize: number;
  /** An unsigned 32-bit integer. */
  readonly liveDwsaStateSizeWindowSamplePeriod: number;
  /** An unsigned 32-bit integer. */
  readonly evictionScanSize: number;
  /** An unsigned 32-bit integer. */
  readonly startingEvictionScanLevel: number;
}
/** The class of {@linkcode StateArchivalSettings}. */
export const StateArchivalSettings: XdrStruct<StateArchivalSettings> = /* @__PURE__ */ struct("StateArchivalSettings", () => ({ maxEntryTtl: u32, minTemporaryTtl: u32, minPersistentTtl: u32, persistentRentRateDenominator: i64, tempRentRateDenominator: i64, maxEntriesToArchive: u32, liveDwsaStateSizeWindowSampleSize: u32, liveDwsaStateSizeWindowSamplePeriod: u32, evictionScanSize: u32, startingEvictionScanLevel: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.maxEntryTtl = f[0](r); v.minTemporaryTtl = f[1](r); v.minPersistentTtl = f[2](r); v.persistentRentRateDenominator = f[3](r); v.tempRentRateDenominator = f[4](r); v.maxEntriesToArchive = f[5](r); v.liveDwsaStateSizeWindowSampleSize = f[6](r); v.liveDwsaStateSizeWindowSamplePeriod = f[7](r); v.evictionScanSize = f[8](r); v.startingEvictionScanLevel = f[9](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.maxEntryTtl); w.uint32(v.minTemporaryTtl); w.uint32(v.minPersistentTtl); w.int64(v.persistentRentRateDenominator); w.int64(v.tempRentRateDenominator); w.uint32(v.maxEntriesToArchive); w.uint32(v.liveDwsaStateSizeWindowSampleSize); w.uint32(v.liveDwsaStateSizeWindowSamplePeriod); w.uint32(v.evictionScanSize); w.uint32(v.startingEvictionScanLevel); }]);

/** The position of the scan for expired entries in the bucket list. */
export interface EvictionIterator extends XdrValue<EvictionIteratorJson> {
  /** An unsigned 32-bit integer. */
  readonly bucketListLevel: number;
  /** A boolean. */
  readonly isCurrBucket: boolean;
  /** An unsigned 64-bit integer. */
  readonly bucketFileOffset: bigint;
}
/** The class of {@linkcode EvictionIterator}. */
export const EvictionIterator: XdrStruct<EvictionIterator> = /* @__PURE__ */ struct("EvictionIterator", () => ({ bucketListLevel: u32, isCurrBucket: bool, bucketFileOffset: u64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.bucketListLevel = f[0](r); v.isCurrBucket = f[1](r); v.bucketFileOffset = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.bucketListLevel); w.bool(v.isCurrBucket); w.uint64(v.bucketFileOffset); }]);

/** The timing of ledgers and of consensus. */
export interface ConfigSettingScpTiming extends XdrValue<ConfigSettingScpTimingJson> {
  /** An unsigned 32-bit integer. */
  readonly ledgerTargetCloseTimeMilliseconds: number;
  /** An unsigned 32-bit integer. */
  readonly nominationTimeoutInitialMilliseconds: number;
  /** An unsigned 32-bit integer. */
  readonly nominationTimeoutIncrementMilliseconds: number;
  /** An unsigned 32-bit integer. */
  readonly ballotTimeoutInitialMilliseconds: number;
  /** An unsigned 32-bit integer. */
  readonly ballotTimeoutIncrementMilliseconds: number;
}
/** The class of {@linkcode ConfigSettingScpTiming}. */
export const ConfigSettingScpTiming: XdrStruct<ConfigSettingScpTiming> = /* @__PURE__ */ struct("ConfigSettingScpTiming", () => ({ ledgerTargetCloseTimeMilliseconds: u32, nominationTimeoutInitialMilliseconds: u32, nominationTimeoutIncrementMilliseconds: u32, ballotTimeoutInitialMilliseconds: u32, ballotTimeoutIncrementMilliseconds: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerTargetCloseTimeMilliseconds = f[0](r); v.nominationTimeoutInitialMilliseconds = f[1](r); v.nominationTimeoutIncrementMilliseconds = f[2](r); v.ballotTimeoutInitialMilliseconds = f[3](r); v.ballotTimeoutIncrementMilliseconds = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerTargetCloseTimeMilliseconds); w.uint32(v.nominationTimeoutInitialMilliseconds); w.uint32(v.nominationTimeoutIncrementMilliseconds); w.uint32(v.ballotTimeoutInitialMilliseconds); w.uint32(v.ballotTimeoutIncrementMilliseconds); }]);

/** The ledger keys that transactions cannot access. */
export interface FrozenLedgerKeys extends XdrValue<FrozenLedgerKeysJson> {
  /** An array of byte arrays. */
  readonly keys: readonly EncodedLedgerKey[];
}
/** The class of {@linkcode FrozenLedgerKeys}. */
export const FrozenLedgerKeys: XdrStruct<FrozenLedgerKeys> = /* @__PURE__ */ struct("FrozenLedgerKeys", () => ({ keys: list(varBytes()) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.keys = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.keys, 4294967295, (w, v: never) => w.varOpaque(v, 4294967295)); }]);

/** Changes to the frozen ledger keys. */
export interface FrozenLedgerKeysDelta extends XdrValue<FrozenLedgerKeysDeltaJson> {
  /** An array of byte arrays. */
  readonly keysToFreeze: readonly EncodedLedgerKey[];
  /** An array of byte arrays. */
  readonly keysToUnfreeze: readonly EncodedLedgerKey[];
}
/** The class of {@linkcode FrozenLedgerKeysDelta}. */
export const FrozenLedgerKeysDelta: XdrStruct<FrozenLedgerKeysDelta> = /* @__PURE__ */ struct("FrozenLedgerKeysDelta", () => ({ keysToFreeze: list(varBytes()), keysToUnfreeze: list(varBytes()) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.keysToFreeze = f[0](r); v.keysToUnfreeze = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.keysToFreeze, 4294967295, (w, v: never) => w.varOpaque(v, 4294967295)); w.array(v.keysToUnfreeze, 4294967295, (w, v: never) => w.varOpaque(v, 4294967295)); }]);

/** The hashes of transactions that can access frozen ledger keys. */
export interface FreezeBypassTxs extends XdrValue<FreezeBypassTxsJson> {
  /** An array of 32-byte values. */
  readonly txHashes: readonly Hash[];
}
/** The class of {@linkcode FreezeBypassTxs}. */
export const FreezeBypassTxs: XdrStruct<FreezeBypassTxs> = /* @__PURE__ */ struct("FreezeBypassTxs", () => ({ txHashes: list(bytes(32), 32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txHashes = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.txHashes, 4294967295, (w, v: never) => w.opaque(v, 32)); }]);

/** Changes to the transactions that can access frozen ledger keys. */
export interface FreezeBypassTxsDelta extends XdrValue<FreezeBypassTxsDeltaJson> {
  /** An array of 32-byte values. */
  readonly addTxs: readonly Hash[];
  /** An array of 32-byte values. */
  readonly removeTxs: readonly Hash[];
}
/** The class of {@linkcode FreezeBypassTxsDelta}. */
export const FreezeBypassTxsDelta: XdrStruct<FreezeBypassTxsDelta> = /* @__PURE__ */ struct("FreezeBypassTxsDelta", () => ({ addTxs: list(bytes(32), 32), removeTxs: list(bytes(32), 32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.addTxs = f[0](r); v.removeTxs = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.addTxs, 4294967295, (w, v: never) => w.opaque(v, 32)); w.array(v.removeTxs, 4294967295, (w, v: never) => w.opaque(v, 32)); }]);

/** An array of at most 1024 {@linkcode ContractCostParamEntry} values. */
export type ContractCostParams = readonly ContractCostParamEntry[];
/** Decodes and encodes an array of at most 1024 {@linkcode ContractCostParamEntry} values. */
export const ContractCostParams: XdrCodec<ContractCostParams> = /* @__PURE__ */ codec("ContractCostParams", () => list(ContractCostParamEntry, 20, 1024));

/** A member of the enum `ConfigSettingID`. */
export type ConfigSettingId = keyof typeof ConfigSettingId;
/** The members of {@linkcode ConfigSettingId} by name. */
export const ConfigSettingId: {
  /** `CONFIG_SETTING_CONTRACT_MAX_SIZE_BYTES` = 0 */ readonly configSettingContractMaxSizeBytes: "configSettingContractMaxSizeBytes";
  /** `CONFIG_SETTING_CONTRACT_COMPUTE_V0` = 1 */ readonly configSettingContractComputeV0: "configSettingContractComputeV0";
  /** `CONFIG_SETTING_CONTRACT_LEDGER_COST_V0` = 2 */ readonly configSettingContractLedgerCostV0: "configSettingContractLedgerCostV0";
  /** `CONFIG_SETTING_CONTRACT_HISTORICAL_DATA_V0` = 3 */ readonly configSettingContractHistoricalDataV0: "configSettingContractHistoricalDataV0";
  /** `CONFIG_SETTING_CONTRACT_EVENTS_V0` = 4 */ readonly configSettingContractEventsV0: "configSettingContractEventsV0";
  /** `CONFIG_SETTING_CONTRACT_BANDWIDTH_V0` = 5 */ readonly configSettingContractBandwidthV0: "configSettingContractBandwidthV0";
  /** `CONFIG_SETTING_CONTRACT_COST_PARAMS_CPU_INSTRUCTIONS` = 6 */ readonly configSettingContractCostParamsCpuInstructions: "configSettingContractCostParamsCpuInstructions";
  /** `CONFIG_SETTING_CONTRACT_COST_PARAMS_MEMORY_BYTES` = 7 */ readonly configSettingContractCostParamsMemoryBytes: "configSettingContractCostParamsMemoryBytes";
  /** `CONFIG_SETTING_CONTRACT_DATA_KEY_SIZE_BYTES` = 8 */ readonly configSettingContractDataKeySizeBytes: "configSettingContractDataKeySizeBytes";
  /** `CONFIG_SETTING_CONTRACT_DATA_ENTRY_SIZE_BYTES` = 9 */ readonly configSettingContractDataEntrySizeBytes: "configSettingContractDataEntrySizeBytes";
  /** `CONFIG_SETTING_STATE_ARCHIVAL` = 10 */ readonly configSettingStateArchival: "configSettingStateArchival";
  /** `CONFIG_SETTING_CONTRACT_EXECUTION_LANES` = 11 */ readonly configSettingContractExecutionLanes: "configSettingContractExecutionLanes";
  /** `CONFIG_SETTING_LIVE_DWSA_STATE_SIZE_WINDOW` = 12 */ readonly configSettingLiveDwsaStateSizeWindow: "configSettingLiveDwsaStateSizeWindow";
  /** `CONFIG_SETTING_EVICTION_ITERATOR` = 13 */ readonly configSettingEvictionIterator: "configSettingEvictionIterator";
  /** `CONFIG_SETTING_CONTRACT_PARALLEL_COMPUTE_V0` = 14 */ readonly configSettingContractParallelComputeV0: "configSettingContractParallelComputeV0";
  /** `CONFIG_SETTING_CONTRACT_LEDGER_COST_EXT_V0` = 15 */ readonly configSettingContractLedgerCostExtV0: "configSettingContractLedgerCostExtV0";
  /** `CONFIG_SETTING_SCP_TIMING` = 16 */ readonly configSettingScpTiming: "configSettingScpTiming";
  /** `CONFIG_SETTING_FROZEN_LEDGER_KEYS` = 17 */ readonly configSettingFrozenLedgerKeys: "configSettingFrozenLedgerKeys";
  /** `CONFIG_SETTING_FROZEN_LEDGER_KEYS_DELTA` = 18 */ readonly configSettingFrozenLedgerKeysDelta: "configSettingFrozenLedgerKeysDelta";
  /** `CONFIG_SETTING_FREEZE_BYPASS_TXS` = 19 */ readonly configSettingFreezeBypassTxs: "configSettingFreezeBypassTxs";
  /** `CONFIG_SETTING_FREEZE_BYPASS_TXS_DELTA` = 20 */ readonly configSettingFreezeBypassTxsDelta: "configSettingFreezeBypassTxsDelta";
} = /* @__PURE__ */ members(["configSettingContractMaxSizeBytes","configSettingContractComputeV0","configSettingContractLedgerCostV0","configSettingContractHistoricalDataV0","configSettingContractEventsV0","configSettingContractBandwidthV0","configSettingContractCostParamsCpuInstructions","configSettingContractCostParamsMemoryBytes","configSettingContractDataKeySizeBytes","configSettingContractDataEntrySizeBytes","configSettingStateArchival","configSettingContractExecutionLanes","configSettingLiveDwsaStateSizeWindow","configSettingEvictionIterator","configSettingContractParallelComputeV0","configSettingContractLedgerCostExtV0","configSettingScpTiming","configSettingFrozenLedgerKeys","configSettingFrozenLedgerKeysDelta","configSettingFreezeBypassTxs","configSettingFreezeBypassTxsDelta"]);

/** The value types of the arms of {@linkcode ConfigSettingEntry}, by arm name. */
export interface ConfigSettingEntryArms {
  /** An unsigned 32-bit integer. */
  readonly configSettingContractMaxSizeBytes: number;
  /** A {@linkcode ConfigSettingContractComputeV0}. */
  readonly configSettingContractComputeV0: ConfigSettingContractComputeV0;
  /** A {@linkcode ConfigSettingContractLedgerCostV0}. */
  readonly configSettingContractLedgerCostV0: ConfigSettingContractLedgerCostV0;
  /** A {@linkcode ConfigSettingContractHistoricalDataV0}. */
  readonly configSettingContractHistoricalDataV0: ConfigSettingContractHistoricalDataV0;
  /** A {@linkcode ConfigSettingContractEventsV0}. */
  readonly configSettingContractEventsV0: ConfigSettingContractEventsV0;
  /** A {@linkcode ConfigSettingContractBandwidthV0}. */
  readonly configSettingContractBandwidthV0: ConfigSettingContractBandwidthV0;
  /** An array of at most 1024 {@linkcode ContractCostParamEntry} values. */
  readonly configSettingContractCostParamsCpuInstructions: ContractCostParams;
  /** An array of at most 1024 {@linkcode ContractCostParamEntry} values. */
  readonly configSettingContractCostParamsMemoryBytes: ContractCostParams;
  /** An unsigned 32-bit integer. */
  readonly configSettingContractDataKeySizeBytes: number;
  /** An unsigned 32-bit integer. */
  readonly configSettingContractDataEntrySizeBytes: number;
  /** A {@linkcode StateArchivalSettings}. */
  readonly configSettingStateArchival: StateArchivalSettings;
  /** A {@linkcode ConfigSettingContractExecutionLanesV0}. */
  readonly configSettingContractExecutionLanes: ConfigSettingContractExecutionLanesV0;
  /** An array of unsigned 64-bit integers. */
  readonly configSettingLiveDwsaStateSizeWindow: readonly bigint[];
  /** An {@linkcode EvictionIterator}. */
  readonly configSettingEvictionIterator: EvictionIterator;
  /** A {@linkcode ConfigSettingContractParallelComputeV0}. */
  readonly configSettingContractParallelComputeV0: ConfigSettingContractParallelComputeV0;
  /** A {@linkcode ConfigSettingContractLedgerCostExtV0}. */
  readonly configSettingContractLedgerCostExtV0: ConfigSettingContractLedgerCostExtV0;
  /** A {@linkcode ConfigSettingScpTiming}. */
  readonly configSettingScpTiming: ConfigSettingScpTiming;
  /** A {@linkcode FrozenLedgerKeys}. */
  readonly configSettingFrozenLedgerKeys: FrozenLedgerKeys;
  /** A {@linkcode FrozenLedgerKeysDelta}. */
  readonly configSettingFrozenLedgerKeysDelta: FrozenLedgerKeysDelta;
  /** A {@linkcode FreezeBypassTxs}. */
  readonly configSettingFreezeBypassTxs: FreezeBypassTxs;
  /** A {@linkcode FreezeBypassTxsDelta}. */
  readonly configSettingFreezeBypassTxsDelta: FreezeBypassTxsDelta;
}
/** A network setting, by its ID. */
export type ConfigSettingEntry<T extends keyof ConfigSettingEntryArms = keyof ConfigSettingEntryArms> = { readonly [K in T]: ConfigSettingEntryUnion<K> }[T];
/** A value of {@linkcode ConfigSettingEntry} with a given arm. */
export interface ConfigSettingEntryUnion<T extends keyof ConfigSettingEntryArms> extends UnionValue<ConfigSettingEntryArms, T, ConfigSettingEntryJson> {}
/** The class of {@linkcode ConfigSettingEntry}. */
export const ConfigSettingEntry: XdrUnion<ConfigSettingEntryArms, ConfigSettingEntry> = /* @__PURE__ */ union("ConfigSettingEntry", ConfigSettingId, 13, () => ({ 0: u32, 1: ConfigSettingContractComputeV0, 2: ConfigSettingContractLedgerCostV0, 3: ConfigSettingContractHistoricalDataV0, 4: ConfigSettingContractEventsV0, 5: ConfigSettingContractBandwidthV0, 6: list(ContractCostParamEntry, 20, 1024), 7: list(ContractCostParamEntry, 20, 1024), 8: u32, 9: u32, 10: StateArchivalSettings, 11: ConfigSettingContractExecutionLanesV0, 12: list(u64, 8), 13: EvictionIterator, 14: ConfigSettingContractParallelComputeV0, 15: ConfigSettingContractLedgerCostExtV0, 16: ConfigSettingScpTiming, 17: FrozenLedgerKeys, 18: FrozenLedgerKeysDelta, 19: FreezeBypassTxs, 20: FreezeBypassTxsDelta }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
