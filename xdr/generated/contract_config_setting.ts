// Generated from xdr/idl/contract_config_setting.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr, xdrCodec } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { XdrCodec } from "../codec.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { ConfigSettingContractBandwidthV0Json, ConfigSettingContractComputeV0Json, ConfigSettingContractEventsV0Json, ConfigSettingContractExecutionLanesV0Json, ConfigSettingContractHistoricalDataV0Json, ConfigSettingContractLedgerCostExtV0Json, ConfigSettingContractLedgerCostV0Json, ConfigSettingContractParallelComputeV0Json, ConfigSettingEntryJson, ConfigSettingScpTimingJson, ContractCostParamEntryJson, EvictionIteratorJson, FreezeBypassTxsDeltaJson, FreezeBypassTxsJson, FrozenLedgerKeysDeltaJson, FrozenLedgerKeysJson, StateArchivalSettingsJson } from "./json_types.ts";
import { ExtensionPoint, type Hash } from "./types.ts";

/** Bytes. */
export type EncodedLedgerKey = Uint8Array;

/** The maximum number of contract transactions in a ledger. */
export class ConfigSettingContractExecutionLanesV0 extends XdrValue<ConfigSettingContractExecutionLanesV0Json> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerMaxTxCount: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerMaxTxCount: number }) {
    super();
    this.ledgerMaxTxCount = fields.ledgerMaxTxCount;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractExecutionLanesV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractExecutionLanesV0 {
    return new ConfigSettingContractExecutionLanesV0({
      ledgerMaxTxCount: r.uint32("ConfigSettingContractExecutionLanesV0.ledgerMaxTxCount"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractExecutionLanesV0): void {
    if (value?.constructor !== ConfigSettingContractExecutionLanesV0) requireXdr(value, ConfigSettingContractExecutionLanesV0);
    try {
      w.uint32(value.ledgerMaxTxCount);
    } catch (error) { throw withPath(error, ".ledgerMaxTxCount"); }
  }
}

/** The limits for CPU instructions and memory, and the fee for instructions. */
export class ConfigSettingContractComputeV0 extends XdrValue<ConfigSettingContractComputeV0Json> {
  /** A signed 64-bit integer. */
  declare readonly ledgerMaxInstructions: bigint;
  /** A signed 64-bit integer. */
  declare readonly txMaxInstructions: bigint;
  /** A signed 64-bit integer. */
  declare readonly feeRatePerInstructionsIncrement: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly txMemoryLimit: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerMaxInstructions: bigint; readonly txMaxInstructions: bigint; readonly feeRatePerInstructionsIncrement: bigint; readonly txMemoryLimit: number }) {
    super();
    this.ledgerMaxInstructions = fields.ledgerMaxInstructions;
    this.txMaxInstructions = fields.txMaxInstructions;
    this.feeRatePerInstructionsIncrement = fields.feeRatePerInstructionsIncrement;
    this.txMemoryLimit = fields.txMemoryLimit;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractComputeV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractComputeV0 {
    return new ConfigSettingContractComputeV0({
      ledgerMaxInstructions: r.int64("ConfigSettingContractComputeV0.ledgerMaxInstructions"),
      txMaxInstructions: r.int64("ConfigSettingContractComputeV0.txMaxInstructions"),
      feeRatePerInstructionsIncrement: r.int64("ConfigSettingContractComputeV0.feeRatePerInstructionsIncrement"),
      txMemoryLimit: r.uint32("ConfigSettingContractComputeV0.txMemoryLimit"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractComputeV0): void {
    if (value?.constructor !== ConfigSettingContractComputeV0) requireXdr(value, ConfigSettingContractComputeV0);
    let step = ".ledgerMaxInstructions";
    try {
      w.int64(value.ledgerMaxInstructions);
      step = ".txMaxInstructions"; w.int64(value.txMaxInstructions);
      step = ".feeRatePerInstructionsIncrement"; w.int64(value.feeRatePerInstructionsIncrement);
      step = ".txMemoryLimit"; w.uint32(value.txMemoryLimit);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The maximum number of clusters of dependent transactions, which are executed in parallel. */
export class ConfigSettingContractParallelComputeV0 extends XdrValue<ConfigSettingContractParallelComputeV0Json> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerMaxDependentTxClusters: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerMaxDependentTxClusters: number }) {
    super();
    this.ledgerMaxDependentTxClusters = fields.ledgerMaxDependentTxClusters;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractParallelComputeV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractParallelComputeV0 {
    return new ConfigSettingContractParallelComputeV0({
      ledgerMaxDependentTxClusters: r.uint32("ConfigSettingContractParallelComputeV0.ledgerMaxDependentTxClusters"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractParallelComputeV0): void {
    if (value?.constructor !== ConfigSettingContractParallelComputeV0) requireXdr(value, ConfigSettingContractParallelComputeV0);
    try {
      w.uint32(value.ledgerMaxDependentTxClusters);
    } catch (error) { throw withPath(error, ".ledgerMaxDependentTxClusters"); }
  }
}

/** The limits and fees for reading and writing ledger entries. */
export class ConfigSettingContractLedgerCostV0 extends XdrValue<ConfigSettingContractLedgerCostV0Json> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerMaxDiskReadEntries: number;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerMaxDiskReadBytes: number;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerMaxWriteLedgerEntries: number;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerMaxWriteBytes: number;
  /** An unsigned 32-bit integer. */
  declare readonly txMaxDiskReadEntries: number;
  /** An unsigned 32-bit integer. */
  declare readonly txMaxDiskReadBytes: number;
  /** An unsigned 32-bit integer. */
  declare readonly txMaxWriteLedgerEntries: number;
  /** An unsigned 32-bit integer. */
  declare readonly txMaxWriteBytes: number;
  /** A signed 64-bit integer. */
  declare readonly feeDiskReadLedgerEntry: bigint;
  /** A signed 64-bit integer. */
  declare readonly feeWriteLedgerEntry: bigint;
  /** A signed 64-bit integer. */
  declare readonly feeDiskRead1Kb: bigint;
  /** A signed 64-bit integer. */
  declare readonly dwsaStateTargetSizeBytes: bigint;
  /** A signed 64-bit integer. */
  declare readonly rentFee1KbDwsaStateSizeLow: bigint;
  /** A signed 64-bit integer. */
  declare readonly rentFee1KbDwsaStateSizeHigh: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly dwsaStateRentFeeGrowthFactor: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerMaxDiskReadEntries: number; readonly ledgerMaxDiskReadBytes: number; readonly ledgerMaxWriteLedgerEntries: number; readonly ledgerMaxWriteBytes: number; readonly txMaxDiskReadEntries: number; readonly txMaxDiskReadBytes: number; readonly txMaxWriteLedgerEntries: number; readonly txMaxWriteBytes: number; readonly feeDiskReadLedgerEntry: bigint; readonly feeWriteLedgerEntry: bigint; readonly feeDiskRead1Kb: bigint; readonly dwsaStateTargetSizeBytes: bigint; readonly rentFee1KbDwsaStateSizeLow: bigint; readonly rentFee1KbDwsaStateSizeHigh: bigint; readonly dwsaStateRentFeeGrowthFactor: number }) {
    super();
    this.ledgerMaxDiskReadEntries = fields.ledgerMaxDiskReadEntries;
    this.ledgerMaxDiskReadBytes = fields.ledgerMaxDiskReadBytes;
    this.ledgerMaxWriteLedgerEntries = fields.ledgerMaxWriteLedgerEntries;
    this.ledgerMaxWriteBytes = fields.ledgerMaxWriteBytes;
    this.txMaxDiskReadEntries = fields.txMaxDiskReadEntries;
    this.txMaxDiskReadBytes = fields.txMaxDiskReadBytes;
    this.txMaxWriteLedgerEntries = fields.txMaxWriteLedgerEntries;
    this.txMaxWriteBytes = fields.txMaxWriteBytes;
    this.feeDiskReadLedgerEntry = fields.feeDiskReadLedgerEntry;
    this.feeWriteLedgerEntry = fields.feeWriteLedgerEntry;
    this.feeDiskRead1Kb = fields.feeDiskRead1Kb;
    this.dwsaStateTargetSizeBytes = fields.dwsaStateTargetSizeBytes;
    this.rentFee1KbDwsaStateSizeLow = fields.rentFee1KbDwsaStateSizeLow;
    this.rentFee1KbDwsaStateSizeHigh = fields.rentFee1KbDwsaStateSizeHigh;
    this.dwsaStateRentFeeGrowthFactor = fields.dwsaStateRentFeeGrowthFactor;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractLedgerCostV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractLedgerCostV0 {
    return new ConfigSettingContractLedgerCostV0({
      ledgerMaxDiskReadEntries: r.uint32("ConfigSettingContractLedgerCostV0.ledgerMaxDiskReadEntries"),
      ledgerMaxDiskReadBytes: r.uint32("ConfigSettingContractLedgerCostV0.ledgerMaxDiskReadBytes"),
      ledgerMaxWriteLedgerEntries: r.uint32("ConfigSettingContractLedgerCostV0.ledgerMaxWriteLedgerEntries"),
      ledgerMaxWriteBytes: r.uint32("ConfigSettingContractLedgerCostV0.ledgerMaxWriteBytes"),
      txMaxDiskReadEntries: r.uint32("ConfigSettingContractLedgerCostV0.txMaxDiskReadEntries"),
      txMaxDiskReadBytes: r.uint32("ConfigSettingContractLedgerCostV0.txMaxDiskReadBytes"),
      txMaxWriteLedgerEntries: r.uint32("ConfigSettingContractLedgerCostV0.txMaxWriteLedgerEntries"),
      txMaxWriteBytes: r.uint32("ConfigSettingContractLedgerCostV0.txMaxWriteBytes"),
      feeDiskReadLedgerEntry: r.int64("ConfigSettingContractLedgerCostV0.feeDiskReadLedgerEntry"),
      feeWriteLedgerEntry: r.int64("ConfigSettingContractLedgerCostV0.feeWriteLedgerEntry"),
      feeDiskRead1Kb: r.int64("ConfigSettingContractLedgerCostV0.feeDiskRead1Kb"),
      dwsaStateTargetSizeBytes: r.int64("ConfigSettingContractLedgerCostV0.dwsaStateTargetSizeBytes"),
      rentFee1KbDwsaStateSizeLow: r.int64("ConfigSettingContractLedgerCostV0.rentFee1KbDwsaStateSizeLow"),
      rentFee1KbDwsaStateSizeHigh: r.int64("ConfigSettingContractLedgerCostV0.rentFee1KbDwsaStateSizeHigh"),
      dwsaStateRentFeeGrowthFactor: r.uint32("ConfigSettingContractLedgerCostV0.dwsaStateRentFeeGrowthFactor"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractLedgerCostV0): void {
    if (value?.constructor !== ConfigSettingContractLedgerCostV0) requireXdr(value, ConfigSettingContractLedgerCostV0);
    let step = ".ledgerMaxDiskReadEntries";
    try {
      w.uint32(value.ledgerMaxDiskReadEntries);
      step = ".ledgerMaxDiskReadBytes"; w.uint32(value.ledgerMaxDiskReadBytes);
      step = ".ledgerMaxWriteLedgerEntries"; w.uint32(value.ledgerMaxWriteLedgerEntries);
      step = ".ledgerMaxWriteBytes"; w.uint32(value.ledgerMaxWriteBytes);
      step = ".txMaxDiskReadEntries"; w.uint32(value.txMaxDiskReadEntries);
      step = ".txMaxDiskReadBytes"; w.uint32(value.txMaxDiskReadBytes);
      step = ".txMaxWriteLedgerEntries"; w.uint32(value.txMaxWriteLedgerEntries);
      step = ".txMaxWriteBytes"; w.uint32(value.txMaxWriteBytes);
      step = ".feeDiskReadLedgerEntry"; w.int64(value.feeDiskReadLedgerEntry);
      step = ".feeWriteLedgerEntry"; w.int64(value.feeWriteLedgerEntry);
      step = ".feeDiskRead1Kb"; w.int64(value.feeDiskRead1Kb);
      step = ".dwsaStateTargetSizeBytes"; w.int64(value.dwsaStateTargetSizeBytes);
      step = ".rentFee1KbDwsaStateSizeLow"; w.int64(value.rentFee1KbDwsaStateSizeLow);
      step = ".rentFee1KbDwsaStateSizeHigh"; w.int64(value.rentFee1KbDwsaStateSizeHigh);
      step = ".dwsaStateRentFeeGrowthFactor"; w.uint32(value.dwsaStateRentFeeGrowthFactor);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The maximum size of a footprint, and the fee for writing 1 KB. */
export class ConfigSettingContractLedgerCostExtV0 extends XdrValue<ConfigSettingContractLedgerCostExtV0Json> {
  /** An unsigned 32-bit integer. */
  declare readonly txMaxFootprintEntries: number;
  /** A signed 64-bit integer. */
  declare readonly feeWrite1Kb: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly txMaxFootprintEntries: number; readonly feeWrite1Kb: bigint }) {
    super();
    this.txMaxFootprintEntries = fields.txMaxFootprintEntries;
    this.feeWrite1Kb = fields.feeWrite1Kb;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractLedgerCostExtV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractLedgerCostExtV0 {
    return new ConfigSettingContractLedgerCostExtV0({
      txMaxFootprintEntries: r.uint32("ConfigSettingContractLedgerCostExtV0.txMaxFootprintEntries"),
      feeWrite1Kb: r.int64("ConfigSettingContractLedgerCostExtV0.feeWrite1Kb"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractLedgerCostExtV0): void {
    if (value?.constructor !== ConfigSettingContractLedgerCostExtV0) requireXdr(value, ConfigSettingContractLedgerCostExtV0);
    let step = ".txMaxFootprintEntries";
    try {
      w.uint32(value.txMaxFootprintEntries);
      step = ".feeWrite1Kb"; w.int64(value.feeWrite1Kb);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The fee for storing transactions in history archives. */
export class ConfigSettingContractHistoricalDataV0 extends XdrValue<ConfigSettingContractHistoricalDataV0Json> {
  /** A signed 64-bit integer. */
  declare readonly feeHistorical1Kb: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly feeHistorical1Kb: bigint }) {
    super();
    this.feeHistorical1Kb = fields.feeHistorical1Kb;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractHistoricalDataV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractHistoricalDataV0 {
    return new ConfigSettingContractHistoricalDataV0({
      feeHistorical1Kb: r.int64("ConfigSettingContractHistoricalDataV0.feeHistorical1Kb"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractHistoricalDataV0): void {
    if (value?.constructor !== ConfigSettingContractHistoricalDataV0) requireXdr(value, ConfigSettingContractHistoricalDataV0);
    try {
      w.int64(value.feeHistorical1Kb);
    } catch (error) { throw withPath(error, ".feeHistorical1Kb"); }
  }
}

/** The limit and the fee for the size of contract events. */
export class ConfigSettingContractEventsV0 extends XdrValue<ConfigSettingContractEventsV0Json> {
  /** An unsigned 32-bit integer. */
  declare readonly txMaxContractEventsSizeBytes: number;
  /** A signed 64-bit integer. */
  declare readonly feeContractEvents1Kb: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly txMaxContractEventsSizeBytes: number; readonly feeContractEvents1Kb: bigint }) {
    super();
    this.txMaxContractEventsSizeBytes = fields.txMaxContractEventsSizeBytes;
    this.feeContractEvents1Kb = fields.feeContractEvents1Kb;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractEventsV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractEventsV0 {
    return new ConfigSettingContractEventsV0({
      txMaxContractEventsSizeBytes: r.uint32("ConfigSettingContractEventsV0.txMaxContractEventsSizeBytes"),
      feeContractEvents1Kb: r.int64("ConfigSettingContractEventsV0.feeContractEvents1Kb"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractEventsV0): void {
    if (value?.constructor !== ConfigSettingContractEventsV0) requireXdr(value, ConfigSettingContractEventsV0);
    let step = ".txMaxContractEventsSizeBytes";
    try {
      w.uint32(value.txMaxContractEventsSizeBytes);
      step = ".feeContractEvents1Kb"; w.int64(value.feeContractEvents1Kb);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The limits of transaction sizes, and the fee for propagating transactions. */
export class ConfigSettingContractBandwidthV0 extends XdrValue<ConfigSettingContractBandwidthV0Json> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerMaxTxsSizeBytes: number;
  /** An unsigned 32-bit integer. */
  declare readonly txMaxSizeBytes: number;
  /** A signed 64-bit integer. */
  declare readonly feeTxSize1Kb: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerMaxTxsSizeBytes: number; readonly txMaxSizeBytes: number; readonly feeTxSize1Kb: bigint }) {
    super();
    this.ledgerMaxTxsSizeBytes = fields.ledgerMaxTxsSizeBytes;
    this.txMaxSizeBytes = fields.txMaxSizeBytes;
    this.feeTxSize1Kb = fields.feeTxSize1Kb;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingContractBandwidthV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingContractBandwidthV0 {
    return new ConfigSettingContractBandwidthV0({
      ledgerMaxTxsSizeBytes: r.uint32("ConfigSettingContractBandwidthV0.ledgerMaxTxsSizeBytes"),
      txMaxSizeBytes: r.uint32("ConfigSettingContractBandwidthV0.txMaxSizeBytes"),
      feeTxSize1Kb: r.int64("ConfigSettingContractBandwidthV0.feeTxSize1Kb"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingContractBandwidthV0): void {
    if (value?.constructor !== ConfigSettingContractBandwidthV0) requireXdr(value, ConfigSettingContractBandwidthV0);
    let step = ".ledgerMaxTxsSizeBytes";
    try {
      w.uint32(value.ledgerMaxTxsSizeBytes);
      step = ".txMaxSizeBytes"; w.uint32(value.txMaxSizeBytes);
      step = ".feeTxSize1Kb"; w.int64(value.feeTxSize1Kb);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The metered costs of the host, in the order of `ContractCostParams`. */
export type ContractCostType = "wasmInsnExec" | "memAlloc" | "memCpy" | "memCmp" | "dispatchHostFunction" | "visitObject" | "valSer" | "valDeser" | "computeSha256Hash" | "computeEd25519PubKey" | "verifyEd25519Sig" | "vmInstantiation" | "vmCachedInstantiation" | "invokeVmFunction" | "computeKeccak256Hash" | "decodeEcdsaCurve256Sig" | "recoverEcdsaSecp256k1Key" | "int256AddSub" | "int256Mul" | "int256Div" | "int256Pow" | "int256Shift" | "chaCha20DrawBytes" | "parseWasmInstructions" | "parseWasmFunctions" | "parseWasmGlobals" | "parseWasmTableEntries" | "parseWasmTypes" | "parseWasmDataSegments" | "parseWasmElemSegments" | "parseWasmImports" | "parseWasmExports" | "parseWasmDataSegmentBytes" | "instantiateWasmInstructions" | "instantiateWasmFunctions" | "instantiateWasmGlobals" | "instantiateWasmTableEntries" | "instantiateWasmTypes" | "instantiateWasmDataSegments" | "instantiateWasmElemSegments" | "instantiateWasmImports" | "instantiateWasmExports" | "instantiateWasmDataSegmentBytes" | "sec1DecodePointUncompressed" | "verifyEcdsaSecp256r1Sig" | "bls12381EncodeFp" | "bls12381DecodeFp" | "bls12381G1CheckPointOnCurve" | "bls12381G1CheckPointInSubgroup" | "bls12381G2CheckPointOnCurve" | "bls12381G2CheckPointInSubgroup" | "bls12381G1ProjectiveToAffine" | "bls12381G2ProjectiveToAffine" | "bls12381G1Add" | "bls12381G1Mul" | "bls12381G1Msm" | "bls12381MapFpToG1" | "bls12381HashToG1" | "bls12381G2Add" | "bls12381G2Mul" | "bls12381G2Msm" | "bls12381MapFp2ToG2" | "bls12381HashToG2" | "bls12381Pairing" | "bls12381FrFromU256" | "bls12381FrToU256" | "bls12381FrAddSub" | "bls12381FrMul" | "bls12381FrPow" | "bls12381FrInv" | "bn254EncodeFp" | "bn254DecodeFp" | "bn254G1CheckPointOnCurve" | "bn254G2CheckPointOnCurve" | "bn254G2CheckPointInSubgroup" | "bn254G1ProjectiveToAffine" | "bn254G1Add" | "bn254G1Mul" | "bn254Pairing" | "bn254FrFromU256" | "bn254FrToU256" | "bn254FrAddSub" | "bn254FrMul" | "bn254FrPow" | "bn254FrInv" | "bn254G1Msm" | "mlDsa44DecodeVerifyingKey" | "mlDsa65DecodeVerifyingKey" | "mlDsa87DecodeVerifyingKey" | "mlDsa44DecodeSignature" | "mlDsa65DecodeSignature" | "mlDsa87DecodeSignature" | "verifyMlDsa44Sig" | "verifyMlDsa65Sig" | "verifyMlDsa87Sig";
/** The members of {@linkcode ContractCostType} by name. */
export const ContractCostType: {
  /** `WasmInsnExec` = 0 */
  readonly wasmInsnExec: "wasmInsnExec";
  /** `MemAlloc` = 1 */
  readonly memAlloc: "memAlloc";
  /** `MemCpy` = 2 */
  readonly memCpy: "memCpy";
  /** `MemCmp` = 3 */
  readonly memCmp: "memCmp";
  /** `DispatchHostFunction` = 4 */
  readonly dispatchHostFunction: "dispatchHostFunction";
  /** `VisitObject` = 5 */
  readonly visitObject: "visitObject";
  /** `ValSer` = 6 */
  readonly valSer: "valSer";
  /** `ValDeser` = 7 */
  readonly valDeser: "valDeser";
  /** `ComputeSha256Hash` = 8 */
  readonly computeSha256Hash: "computeSha256Hash";
  /** `ComputeEd25519PubKey` = 9 */
  readonly computeEd25519PubKey: "computeEd25519PubKey";
  /** `VerifyEd25519Sig` = 10 */
  readonly verifyEd25519Sig: "verifyEd25519Sig";
  /** `VmInstantiation` = 11 */
  readonly vmInstantiation: "vmInstantiation";
  /** `VmCachedInstantiation` = 12 */
  readonly vmCachedInstantiation: "vmCachedInstantiation";
  /** `InvokeVmFunction` = 13 */
  readonly invokeVmFunction: "invokeVmFunction";
  /** `ComputeKeccak256Hash` = 14 */
  readonly computeKeccak256Hash: "computeKeccak256Hash";
  /** `DecodeEcdsaCurve256Sig` = 15 */
  readonly decodeEcdsaCurve256Sig: "decodeEcdsaCurve256Sig";
  /** `RecoverEcdsaSecp256k1Key` = 16 */
  readonly recoverEcdsaSecp256k1Key: "recoverEcdsaSecp256k1Key";
  /** `Int256AddSub` = 17 */
  readonly int256AddSub: "int256AddSub";
  /** `Int256Mul` = 18 */
  readonly int256Mul: "int256Mul";
  /** `Int256Div` = 19 */
  readonly int256Div: "int256Div";
  /** `Int256Pow` = 20 */
  readonly int256Pow: "int256Pow";
  /** `Int256Shift` = 21 */
  readonly int256Shift: "int256Shift";
  /** `ChaCha20DrawBytes` = 22 */
  readonly chaCha20DrawBytes: "chaCha20DrawBytes";
  /** `ParseWasmInstructions` = 23 */
  readonly parseWasmInstructions: "parseWasmInstructions";
  /** `ParseWasmFunctions` = 24 */
  readonly parseWasmFunctions: "parseWasmFunctions";
  /** `ParseWasmGlobals` = 25 */
  readonly parseWasmGlobals: "parseWasmGlobals";
  /** `ParseWasmTableEntries` = 26 */
  readonly parseWasmTableEntries: "parseWasmTableEntries";
  /** `ParseWasmTypes` = 27 */
  readonly parseWasmTypes: "parseWasmTypes";
  /** `ParseWasmDataSegments` = 28 */
  readonly parseWasmDataSegments: "parseWasmDataSegments";
  /** `ParseWasmElemSegments` = 29 */
  readonly parseWasmElemSegments: "parseWasmElemSegments";
  /** `ParseWasmImports` = 30 */
  readonly parseWasmImports: "parseWasmImports";
  /** `ParseWasmExports` = 31 */
  readonly parseWasmExports: "parseWasmExports";
  /** `ParseWasmDataSegmentBytes` = 32 */
  readonly parseWasmDataSegmentBytes: "parseWasmDataSegmentBytes";
  /** `InstantiateWasmInstructions` = 33 */
  readonly instantiateWasmInstructions: "instantiateWasmInstructions";
  /** `InstantiateWasmFunctions` = 34 */
  readonly instantiateWasmFunctions: "instantiateWasmFunctions";
  /** `InstantiateWasmGlobals` = 35 */
  readonly instantiateWasmGlobals: "instantiateWasmGlobals";
  /** `InstantiateWasmTableEntries` = 36 */
  readonly instantiateWasmTableEntries: "instantiateWasmTableEntries";
  /** `InstantiateWasmTypes` = 37 */
  readonly instantiateWasmTypes: "instantiateWasmTypes";
  /** `InstantiateWasmDataSegments` = 38 */
  readonly instantiateWasmDataSegments: "instantiateWasmDataSegments";
  /** `InstantiateWasmElemSegments` = 39 */
  readonly instantiateWasmElemSegments: "instantiateWasmElemSegments";
  /** `InstantiateWasmImports` = 40 */
  readonly instantiateWasmImports: "instantiateWasmImports";
  /** `InstantiateWasmExports` = 41 */
  readonly instantiateWasmExports: "instantiateWasmExports";
  /** `InstantiateWasmDataSegmentBytes` = 42 */
  readonly instantiateWasmDataSegmentBytes: "instantiateWasmDataSegmentBytes";
  /** `Sec1DecodePointUncompressed` = 43 */
  readonly sec1DecodePointUncompressed: "sec1DecodePointUncompressed";
  /** `VerifyEcdsaSecp256r1Sig` = 44 */
  readonly verifyEcdsaSecp256r1Sig: "verifyEcdsaSecp256r1Sig";
  /** `Bls12381EncodeFp` = 45 */
  readonly bls12381EncodeFp: "bls12381EncodeFp";
  /** `Bls12381DecodeFp` = 46 */
  readonly bls12381DecodeFp: "bls12381DecodeFp";
  /** `Bls12381G1CheckPointOnCurve` = 47 */
  readonly bls12381G1CheckPointOnCurve: "bls12381G1CheckPointOnCurve";
  /** `Bls12381G1CheckPointInSubgroup` = 48 */
  readonly bls12381G1CheckPointInSubgroup: "bls12381G1CheckPointInSubgroup";
  /** `Bls12381G2CheckPointOnCurve` = 49 */
  readonly bls12381G2CheckPointOnCurve: "bls12381G2CheckPointOnCurve";
  /** `Bls12381G2CheckPointInSubgroup` = 50 */
  readonly bls12381G2CheckPointInSubgroup: "bls12381G2CheckPointInSubgroup";
  /** `Bls12381G1ProjectiveToAffine` = 51 */
  readonly bls12381G1ProjectiveToAffine: "bls12381G1ProjectiveToAffine";
  /** `Bls12381G2ProjectiveToAffine` = 52 */
  readonly bls12381G2ProjectiveToAffine: "bls12381G2ProjectiveToAffine";
  /** `Bls12381G1Add` = 53 */
  readonly bls12381G1Add: "bls12381G1Add";
  /** `Bls12381G1Mul` = 54 */
  readonly bls12381G1Mul: "bls12381G1Mul";
  /** `Bls12381G1Msm` = 55 */
  readonly bls12381G1Msm: "bls12381G1Msm";
  /** `Bls12381MapFpToG1` = 56 */
  readonly bls12381MapFpToG1: "bls12381MapFpToG1";
  /** `Bls12381HashToG1` = 57 */
  readonly bls12381HashToG1: "bls12381HashToG1";
  /** `Bls12381G2Add` = 58 */
  readonly bls12381G2Add: "bls12381G2Add";
  /** `Bls12381G2Mul` = 59 */
  readonly bls12381G2Mul: "bls12381G2Mul";
  /** `Bls12381G2Msm` = 60 */
  readonly bls12381G2Msm: "bls12381G2Msm";
  /** `Bls12381MapFp2ToG2` = 61 */
  readonly bls12381MapFp2ToG2: "bls12381MapFp2ToG2";
  /** `Bls12381HashToG2` = 62 */
  readonly bls12381HashToG2: "bls12381HashToG2";
  /** `Bls12381Pairing` = 63 */
  readonly bls12381Pairing: "bls12381Pairing";
  /** `Bls12381FrFromU256` = 64 */
  readonly bls12381FrFromU256: "bls12381FrFromU256";
  /** `Bls12381FrToU256` = 65 */
  readonly bls12381FrToU256: "bls12381FrToU256";
  /** `Bls12381FrAddSub` = 66 */
  readonly bls12381FrAddSub: "bls12381FrAddSub";
  /** `Bls12381FrMul` = 67 */
  readonly bls12381FrMul: "bls12381FrMul";
  /** `Bls12381FrPow` = 68 */
  readonly bls12381FrPow: "bls12381FrPow";
  /** `Bls12381FrInv` = 69 */
  readonly bls12381FrInv: "bls12381FrInv";
  /** `Bn254EncodeFp` = 70 */
  readonly bn254EncodeFp: "bn254EncodeFp";
  /** `Bn254DecodeFp` = 71 */
  readonly bn254DecodeFp: "bn254DecodeFp";
  /** `Bn254G1CheckPointOnCurve` = 72 */
  readonly bn254G1CheckPointOnCurve: "bn254G1CheckPointOnCurve";
  /** `Bn254G2CheckPointOnCurve` = 73 */
  readonly bn254G2CheckPointOnCurve: "bn254G2CheckPointOnCurve";
  /** `Bn254G2CheckPointInSubgroup` = 74 */
  readonly bn254G2CheckPointInSubgroup: "bn254G2CheckPointInSubgroup";
  /** `Bn254G1ProjectiveToAffine` = 75 */
  readonly bn254G1ProjectiveToAffine: "bn254G1ProjectiveToAffine";
  /** `Bn254G1Add` = 76 */
  readonly bn254G1Add: "bn254G1Add";
  /** `Bn254G1Mul` = 77 */
  readonly bn254G1Mul: "bn254G1Mul";
  /** `Bn254Pairing` = 78 */
  readonly bn254Pairing: "bn254Pairing";
  /** `Bn254FrFromU256` = 79 */
  readonly bn254FrFromU256: "bn254FrFromU256";
  /** `Bn254FrToU256` = 80 */
  readonly bn254FrToU256: "bn254FrToU256";
  /** `Bn254FrAddSub` = 81 */
  readonly bn254FrAddSub: "bn254FrAddSub";
  /** `Bn254FrMul` = 82 */
  readonly bn254FrMul: "bn254FrMul";
  /** `Bn254FrPow` = 83 */
  readonly bn254FrPow: "bn254FrPow";
  /** `Bn254FrInv` = 84 */
  readonly bn254FrInv: "bn254FrInv";
  /** `Bn254G1Msm` = 85 */
  readonly bn254G1Msm: "bn254G1Msm";
  /** `MlDsa44DecodeVerifyingKey` = 86 */
  readonly mlDsa44DecodeVerifyingKey: "mlDsa44DecodeVerifyingKey";
  /** `MlDsa65DecodeVerifyingKey` = 87 */
  readonly mlDsa65DecodeVerifyingKey: "mlDsa65DecodeVerifyingKey";
  /** `MlDsa87DecodeVerifyingKey` = 88 */
  readonly mlDsa87DecodeVerifyingKey: "mlDsa87DecodeVerifyingKey";
  /** `MlDsa44DecodeSignature` = 89 */
  readonly mlDsa44DecodeSignature: "mlDsa44DecodeSignature";
  /** `MlDsa65DecodeSignature` = 90 */
  readonly mlDsa65DecodeSignature: "mlDsa65DecodeSignature";
  /** `MlDsa87DecodeSignature` = 91 */
  readonly mlDsa87DecodeSignature: "mlDsa87DecodeSignature";
  /** `VerifyMlDsa44Sig` = 92 */
  readonly verifyMlDsa44Sig: "verifyMlDsa44Sig";
  /** `VerifyMlDsa65Sig` = 93 */
  readonly verifyMlDsa65Sig: "verifyMlDsa65Sig";
  /** `VerifyMlDsa87Sig` = 94 */
  readonly verifyMlDsa87Sig: "verifyMlDsa87Sig";
} = /* @__PURE__ */ Object.freeze({ wasmInsnExec: "wasmInsnExec", memAlloc: "memAlloc", memCpy: "memCpy", memCmp: "memCmp", dispatchHostFunction: "dispatchHostFunction", visitObject: "visitObject", valSer: "valSer", valDeser: "valDeser", computeSha256Hash: "computeSha256Hash", computeEd25519PubKey: "computeEd25519PubKey", verifyEd25519Sig: "verifyEd25519Sig", vmInstantiation: "vmInstantiation", vmCachedInstantiation: "vmCachedInstantiation", invokeVmFunction: "invokeVmFunction", computeKeccak256Hash: "computeKeccak256Hash", decodeEcdsaCurve256Sig: "decodeEcdsaCurve256Sig", recoverEcdsaSecp256k1Key: "recoverEcdsaSecp256k1Key", int256AddSub: "int256AddSub", int256Mul: "int256Mul", int256Div: "int256Div", int256Pow: "int256Pow", int256Shift: "int256Shift", chaCha20DrawBytes: "chaCha20DrawBytes", parseWasmInstructions: "parseWasmInstructions", parseWasmFunctions: "parseWasmFunctions", parseWasmGlobals: "parseWasmGlobals", parseWasmTableEntries: "parseWasmTableEntries", parseWasmTypes: "parseWasmTypes", parseWasmDataSegments: "parseWasmDataSegments", parseWasmElemSegments: "parseWasmElemSegments", parseWasmImports: "parseWasmImports", parseWasmExports: "parseWasmExports", parseWasmDataSegmentBytes: "parseWasmDataSegmentBytes", instantiateWasmInstructions: "instantiateWasmInstructions", instantiateWasmFunctions: "instantiateWasmFunctions", instantiateWasmGlobals: "instantiateWasmGlobals", instantiateWasmTableEntries: "instantiateWasmTableEntries", instantiateWasmTypes: "instantiateWasmTypes", instantiateWasmDataSegments: "instantiateWasmDataSegments", instantiateWasmElemSegments: "instantiateWasmElemSegments", instantiateWasmImports: "instantiateWasmImports", instantiateWasmExports: "instantiateWasmExports", instantiateWasmDataSegmentBytes: "instantiateWasmDataSegmentBytes", sec1DecodePointUncompressed: "sec1DecodePointUncompressed", verifyEcdsaSecp256r1Sig: "verifyEcdsaSecp256r1Sig", bls12381EncodeFp: "bls12381EncodeFp", bls12381DecodeFp: "bls12381DecodeFp", bls12381G1CheckPointOnCurve: "bls12381G1CheckPointOnCurve", bls12381G1CheckPointInSubgroup: "bls12381G1CheckPointInSubgroup", bls12381G2CheckPointOnCurve: "bls12381G2CheckPointOnCurve", bls12381G2CheckPointInSubgroup: "bls12381G2CheckPointInSubgroup", bls12381G1ProjectiveToAffine: "bls12381G1ProjectiveToAffine", bls12381G2ProjectiveToAffine: "bls12381G2ProjectiveToAffine", bls12381G1Add: "bls12381G1Add", bls12381G1Mul: "bls12381G1Mul", bls12381G1Msm: "bls12381G1Msm", bls12381MapFpToG1: "bls12381MapFpToG1", bls12381HashToG1: "bls12381HashToG1", bls12381G2Add: "bls12381G2Add", bls12381G2Mul: "bls12381G2Mul", bls12381G2Msm: "bls12381G2Msm", bls12381MapFp2ToG2: "bls12381MapFp2ToG2", bls12381HashToG2: "bls12381HashToG2", bls12381Pairing: "bls12381Pairing", bls12381FrFromU256: "bls12381FrFromU256", bls12381FrToU256: "bls12381FrToU256", bls12381FrAddSub: "bls12381FrAddSub", bls12381FrMul: "bls12381FrMul", bls12381FrPow: "bls12381FrPow", bls12381FrInv: "bls12381FrInv", bn254EncodeFp: "bn254EncodeFp", bn254DecodeFp: "bn254DecodeFp", bn254G1CheckPointOnCurve: "bn254G1CheckPointOnCurve", bn254G2CheckPointOnCurve: "bn254G2CheckPointOnCurve", bn254G2CheckPointInSubgroup: "bn254G2CheckPointInSubgroup", bn254G1ProjectiveToAffine: "bn254G1ProjectiveToAffine", bn254G1Add: "bn254G1Add", bn254G1Mul: "bn254G1Mul", bn254Pairing: "bn254Pairing", bn254FrFromU256: "bn254FrFromU256", bn254FrToU256: "bn254FrToU256", bn254FrAddSub: "bn254FrAddSub", bn254FrMul: "bn254FrMul", bn254FrPow: "bn254FrPow", bn254FrInv: "bn254FrInv", bn254G1Msm: "bn254G1Msm", mlDsa44DecodeVerifyingKey: "mlDsa44DecodeVerifyingKey", mlDsa65DecodeVerifyingKey: "mlDsa65DecodeVerifyingKey", mlDsa87DecodeVerifyingKey: "mlDsa87DecodeVerifyingKey", mlDsa44DecodeSignature: "mlDsa44DecodeSignature", mlDsa65DecodeSignature: "mlDsa65DecodeSignature", mlDsa87DecodeSignature: "mlDsa87DecodeSignature", verifyMlDsa44Sig: "verifyMlDsa44Sig", verifyMlDsa65Sig: "verifyMlDsa65Sig", verifyMlDsa87Sig: "verifyMlDsa87Sig" });
/** The members of {@linkcode ContractCostType} by wire value. */
export const contractCostTypeNames: { readonly [value: number]: ContractCostType } = ["wasmInsnExec","memAlloc","memCpy","memCmp","dispatchHostFunction","visitObject","valSer","valDeser","computeSha256Hash","computeEd25519PubKey","verifyEd25519Sig","vmInstantiation","vmCachedInstantiation","invokeVmFunction","computeKeccak256Hash","decodeEcdsaCurve256Sig","recoverEcdsaSecp256k1Key","int256AddSub","int256Mul","int256Div","int256Pow","int256Shift","chaCha20DrawBytes","parseWasmInstructions","parseWasmFunctions","parseWasmGlobals","parseWasmTableEntries","parseWasmTypes","parseWasmDataSegments","parseWasmElemSegments","parseWasmImports","parseWasmExports","parseWasmDataSegmentBytes","instantiateWasmInstructions","instantiateWasmFunctions","instantiateWasmGlobals","instantiateWasmTableEntries","instantiateWasmTypes","instantiateWasmDataSegments","instantiateWasmElemSegments","instantiateWasmImports","instantiateWasmExports","instantiateWasmDataSegmentBytes","sec1DecodePointUncompressed","verifyEcdsaSecp256r1Sig","bls12381EncodeFp","bls12381DecodeFp","bls12381G1CheckPointOnCurve","bls12381G1CheckPointInSubgroup","bls12381G2CheckPointOnCurve","bls12381G2CheckPointInSubgroup","bls12381G1ProjectiveToAffine","bls12381G2ProjectiveToAffine","bls12381G1Add","bls12381G1Mul","bls12381G1Msm","bls12381MapFpToG1","bls12381HashToG1","bls12381G2Add","bls12381G2Mul","bls12381G2Msm","bls12381MapFp2ToG2","bls12381HashToG2","bls12381Pairing","bls12381FrFromU256","bls12381FrToU256","bls12381FrAddSub","bls12381FrMul","bls12381FrPow","bls12381FrInv","bn254EncodeFp","bn254DecodeFp","bn254G1CheckPointOnCurve","bn254G2CheckPointOnCurve","bn254G2CheckPointInSubgroup","bn254G1ProjectiveToAffine","bn254G1Add","bn254G1Mul","bn254Pairing","bn254FrFromU256","bn254FrToU256","bn254FrAddSub","bn254FrMul","bn254FrPow","bn254FrInv","bn254G1Msm","mlDsa44DecodeVerifyingKey","mlDsa65DecodeVerifyingKey","mlDsa87DecodeVerifyingKey","mlDsa44DecodeSignature","mlDsa65DecodeSignature","mlDsa87DecodeSignature","verifyMlDsa44Sig","verifyMlDsa65Sig","verifyMlDsa87Sig"];

/** The linear cost model of an operation of the host: a constant and a linear term. */
export class ContractCostParamEntry extends XdrValue<ContractCostParamEntryJson> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A signed 64-bit integer. */
  declare readonly constTerm: bigint;
  /** A signed 64-bit integer. */
  declare readonly linearTerm: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly constTerm: bigint; readonly linearTerm: bigint }) {
    super();
    this.ext = fields.ext;
    this.constTerm = fields.constTerm;
    this.linearTerm = fields.linearTerm;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractCostParamEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractCostParamEntry {
    return new ContractCostParamEntry({
      ext: ExtensionPoint.read(r),
      constTerm: r.int64("ContractCostParamEntry.constTerm"),
      linearTerm: r.int64("ContractCostParamEntry.linearTerm"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractCostParamEntry): void {
    if (value?.constructor !== ContractCostParamEntry) requireXdr(value, ContractCostParamEntry);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".constTerm"; w.int64(value.constTerm);
      step = ".linearTerm"; w.int64(value.linearTerm);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The settings for the lifetimes, rent and eviction of contract entries. */
export class StateArchivalSettings extends XdrValue<StateArchivalSettingsJson> {
  /** An unsigned 32-bit integer. */
  declare readonly maxEntryTtl: number;
  /** An unsigned 32-bit integer. */
  declare readonly minTemporaryTtl: number;
  /** An unsigned 32-bit integer. */
  declare readonly minPersistentTtl: number;
  /** A signed 64-bit integer. */
  declare readonly persistentRentRateDenominator: bigint;
  /** A signed 64-bit integer. */
  declare readonly tempRentRateDenominator: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly maxEntriesToArchive: number;
  /** An unsigned 32-bit integer. */
  declare readonly liveDwsaStateSizeWindowSampleSize: number;
  /** An unsigned 32-bit integer. */
  declare readonly liveDwsaStateSizeWindowSamplePeriod: number;
  /** An unsigned 32-bit integer. */
  declare readonly evictionScanSize: number;
  /** An unsigned 32-bit integer. */
  declare readonly startingEvictionScanLevel: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly maxEntryTtl: number; readonly minTemporaryTtl: number; readonly minPersistentTtl: number; readonly persistentRentRateDenominator: bigint; readonly tempRentRateDenominator: bigint; readonly maxEntriesToArchive: number; readonly liveDwsaStateSizeWindowSampleSize: number; readonly liveDwsaStateSizeWindowSamplePeriod: number; readonly evictionScanSize: number; readonly startingEvictionScanLevel: number }) {
    super();
    this.maxEntryTtl = fields.maxEntryTtl;
    this.minTemporaryTtl = fields.minTemporaryTtl;
    this.minPersistentTtl = fields.minPersistentTtl;
    this.persistentRentRateDenominator = fields.persistentRentRateDenominator;
    this.tempRentRateDenominator = fields.tempRentRateDenominator;
    this.maxEntriesToArchive = fields.maxEntriesToArchive;
    this.liveDwsaStateSizeWindowSampleSize = fields.liveDwsaStateSizeWindowSampleSize;
    this.liveDwsaStateSizeWindowSamplePeriod = fields.liveDwsaStateSizeWindowSamplePeriod;
    this.evictionScanSize = fields.evictionScanSize;
    this.startingEvictionScanLevel = fields.startingEvictionScanLevel;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StateArchivalSettings";
  }
  /** Reads one value. */
  static read(r: XdrReader): StateArchivalSettings {
    return new StateArchivalSettings({
      maxEntryTtl: r.uint32("StateArchivalSettings.maxEntryTtl"),
      minTemporaryTtl: r.uint32("StateArchivalSettings.minTemporaryTtl"),
      minPersistentTtl: r.uint32("StateArchivalSettings.minPersistentTtl"),
      persistentRentRateDenominator: r.int64("StateArchivalSettings.persistentRentRateDenominator"),
      tempRentRateDenominator: r.int64("StateArchivalSettings.tempRentRateDenominator"),
      maxEntriesToArchive: r.uint32("StateArchivalSettings.maxEntriesToArchive"),
      liveDwsaStateSizeWindowSampleSize: r.uint32("StateArchivalSettings.liveDwsaStateSizeWindowSampleSize"),
      liveDwsaStateSizeWindowSamplePeriod: r.uint32("StateArchivalSettings.liveDwsaStateSizeWindowSamplePeriod"),
      evictionScanSize: r.uint32("StateArchivalSettings.evictionScanSize"),
      startingEvictionScanLevel: r.uint32("StateArchivalSettings.startingEvictionScanLevel"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StateArchivalSettings): void {
    if (value?.constructor !== StateArchivalSettings) requireXdr(value, StateArchivalSettings);
    let step = ".maxEntryTtl";
    try {
      w.uint32(value.maxEntryTtl);
      step = ".minTemporaryTtl"; w.uint32(value.minTemporaryTtl);
      step = ".minPersistentTtl"; w.uint32(value.minPersistentTtl);
      step = ".persistentRentRateDenominator"; w.int64(value.persistentRentRateDenominator);
      step = ".tempRentRateDenominator"; w.int64(value.tempRentRateDenominator);
      step = ".maxEntriesToArchive"; w.uint32(value.maxEntriesToArchive);
      step = ".liveDwsaStateSizeWindowSampleSize"; w.uint32(value.liveDwsaStateSizeWindowSampleSize);
      step = ".liveDwsaStateSizeWindowSamplePeriod"; w.uint32(value.liveDwsaStateSizeWindowSamplePeriod);
      step = ".evictionScanSize"; w.uint32(value.evictionScanSize);
      step = ".startingEvictionScanLevel"; w.uint32(value.startingEvictionScanLevel);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The position of the scan for expired entries in the bucket list. */
export class EvictionIterator extends XdrValue<EvictionIteratorJson> {
  /** An unsigned 32-bit integer. */
  declare readonly bucketListLevel: number;
  /** A boolean. */
  declare readonly isCurrBucket: boolean;
  /** An unsigned 64-bit integer. */
  declare readonly bucketFileOffset: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly bucketListLevel: number; readonly isCurrBucket: boolean; readonly bucketFileOffset: bigint }) {
    super();
    this.bucketListLevel = fields.bucketListLevel;
    this.isCurrBucket = fields.isCurrBucket;
    this.bucketFileOffset = fields.bucketFileOffset;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "EvictionIterator";
  }
  /** Reads one value. */
  static read(r: XdrReader): EvictionIterator {
    return new EvictionIterator({
      bucketListLevel: r.uint32("EvictionIterator.bucketListLevel"),
      isCurrBucket: r.bool("EvictionIterator.isCurrBucket"),
      bucketFileOffset: r.uint64("EvictionIterator.bucketFileOffset"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: EvictionIterator): void {
    if (value?.constructor !== EvictionIterator) requireXdr(value, EvictionIterator);
    let step = ".bucketListLevel";
    try {
      w.uint32(value.bucketListLevel);
      step = ".isCurrBucket"; w.bool(value.isCurrBucket);
      step = ".bucketFileOffset"; w.uint64(value.bucketFileOffset);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The timing of ledgers and of consensus. */
export class ConfigSettingScpTiming extends XdrValue<ConfigSettingScpTimingJson> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerTargetCloseTimeMilliseconds: number;
  /** An unsigned 32-bit integer. */
  declare readonly nominationTimeoutInitialMilliseconds: number;
  /** An unsigned 32-bit integer. */
  declare readonly nominationTimeoutIncrementMilliseconds: number;
  /** An unsigned 32-bit integer. */
  declare readonly ballotTimeoutInitialMilliseconds: number;
  /** An unsigned 32-bit integer. */
  declare readonly ballotTimeoutIncrementMilliseconds: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerTargetCloseTimeMilliseconds: number; readonly nominationTimeoutInitialMilliseconds: number; readonly nominationTimeoutIncrementMilliseconds: number; readonly ballotTimeoutInitialMilliseconds: number; readonly ballotTimeoutIncrementMilliseconds: number }) {
    super();
    this.ledgerTargetCloseTimeMilliseconds = fields.ledgerTargetCloseTimeMilliseconds;
    this.nominationTimeoutInitialMilliseconds = fields.nominationTimeoutInitialMilliseconds;
    this.nominationTimeoutIncrementMilliseconds = fields.nominationTimeoutIncrementMilliseconds;
    this.ballotTimeoutInitialMilliseconds = fields.ballotTimeoutInitialMilliseconds;
    this.ballotTimeoutIncrementMilliseconds = fields.ballotTimeoutIncrementMilliseconds;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingScpTiming";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingScpTiming {
    return new ConfigSettingScpTiming({
      ledgerTargetCloseTimeMilliseconds: r.uint32("ConfigSettingScpTiming.ledgerTargetCloseTimeMilliseconds"),
      nominationTimeoutInitialMilliseconds: r.uint32("ConfigSettingScpTiming.nominationTimeoutInitialMilliseconds"),
      nominationTimeoutIncrementMilliseconds: r.uint32("ConfigSettingScpTiming.nominationTimeoutIncrementMilliseconds"),
      ballotTimeoutInitialMilliseconds: r.uint32("ConfigSettingScpTiming.ballotTimeoutInitialMilliseconds"),
      ballotTimeoutIncrementMilliseconds: r.uint32("ConfigSettingScpTiming.ballotTimeoutIncrementMilliseconds"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingScpTiming): void {
    if (value?.constructor !== ConfigSettingScpTiming) requireXdr(value, ConfigSettingScpTiming);
    let step = ".ledgerTargetCloseTimeMilliseconds";
    try {
      w.uint32(value.ledgerTargetCloseTimeMilliseconds);
      step = ".nominationTimeoutInitialMilliseconds"; w.uint32(value.nominationTimeoutInitialMilliseconds);
      step = ".nominationTimeoutIncrementMilliseconds"; w.uint32(value.nominationTimeoutIncrementMilliseconds);
      step = ".ballotTimeoutInitialMilliseconds"; w.uint32(value.ballotTimeoutInitialMilliseconds);
      step = ".ballotTimeoutIncrementMilliseconds"; w.uint32(value.ballotTimeoutIncrementMilliseconds);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The ledger keys that transactions cannot access. */
export class FrozenLedgerKeys extends XdrValue<FrozenLedgerKeysJson> {
  /** An array of byte arrays. */
  declare readonly keys: readonly EncodedLedgerKey[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly keys: readonly EncodedLedgerKey[] }) {
    super();
    if (fields === BLANK) return;
    this.keys = copyOf(fields.keys);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FrozenLedgerKeys";
  }
  /** Reads one value. */
  static read(r: XdrReader): FrozenLedgerKeys {
    const value: Mutable<FrozenLedgerKeys> = new FrozenLedgerKeys(BLANK);
    value.keys = r.array(4294967295, 4, "FrozenLedgerKeys.keys", (r) => r.varOpaque(4294967295, "FrozenLedgerKeys.keys"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FrozenLedgerKeys): void {
    if (value?.constructor !== FrozenLedgerKeys) requireXdr(value, FrozenLedgerKeys);
    try {
      w.array(value.keys, 4294967295, (w, v) => w.varOpaque(v, 4294967295));
    } catch (error) { throw withPath(error, ".keys"); }
  }
}

/** Changes to the frozen ledger keys. */
export class FrozenLedgerKeysDelta extends XdrValue<FrozenLedgerKeysDeltaJson> {
  /** An array of byte arrays. */
  declare readonly keysToFreeze: readonly EncodedLedgerKey[];
  /** An array of byte arrays. */
  declare readonly keysToUnfreeze: readonly EncodedLedgerKey[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly keysToFreeze: readonly EncodedLedgerKey[]; readonly keysToUnfreeze: readonly EncodedLedgerKey[] }) {
    super();
    if (fields === BLANK) return;
    this.keysToFreeze = copyOf(fields.keysToFreeze);
    this.keysToUnfreeze = copyOf(fields.keysToUnfreeze);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FrozenLedgerKeysDelta";
  }
  /** Reads one value. */
  static read(r: XdrReader): FrozenLedgerKeysDelta {
    const value: Mutable<FrozenLedgerKeysDelta> = new FrozenLedgerKeysDelta(BLANK);
    value.keysToFreeze = r.array(4294967295, 4, "FrozenLedgerKeysDelta.keysToFreeze", (r) => r.varOpaque(4294967295, "FrozenLedgerKeysDelta.keysToFreeze"));
    value.keysToUnfreeze = r.array(4294967295, 4, "FrozenLedgerKeysDelta.keysToUnfreeze", (r) => r.varOpaque(4294967295, "FrozenLedgerKeysDelta.keysToUnfreeze"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FrozenLedgerKeysDelta): void {
    if (value?.constructor !== FrozenLedgerKeysDelta) requireXdr(value, FrozenLedgerKeysDelta);
    let step = ".keysToFreeze";
    try {
      w.array(value.keysToFreeze, 4294967295, (w, v) => w.varOpaque(v, 4294967295));
      step = ".keysToUnfreeze"; w.array(value.keysToUnfreeze, 4294967295, (w, v) => w.varOpaque(v, 4294967295));
    } catch (error) { throw withPath(error, step); }
  }
}

/** The hashes of transactions that can access frozen ledger keys. */
export class FreezeBypassTxs extends XdrValue<FreezeBypassTxsJson> {
  /** An array of 32-byte values. */
  declare readonly txHashes: readonly Hash[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly txHashes: readonly Hash[] }) {
    super();
    if (fields === BLANK) return;
    this.txHashes = copyOf(fields.txHashes);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FreezeBypassTxs";
  }
  /** Reads one value. */
  static read(r: XdrReader): FreezeBypassTxs {
    const value: Mutable<FreezeBypassTxs> = new FreezeBypassTxs(BLANK);
    value.txHashes = r.array(4294967295, 32, "FreezeBypassTxs.txHashes", (r) => r.opaque(32, "FreezeBypassTxs.txHashes"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FreezeBypassTxs): void {
    if (value?.constructor !== FreezeBypassTxs) requireXdr(value, FreezeBypassTxs);
    try {
      w.array(value.txHashes, 4294967295, (w, v) => w.opaque(v, 32));
    } catch (error) { throw withPath(error, ".txHashes"); }
  }
}

/** Changes to the transactions that can access frozen ledger keys. */
export class FreezeBypassTxsDelta extends XdrValue<FreezeBypassTxsDeltaJson> {
  /** An array of 32-byte values. */
  declare readonly addTxs: readonly Hash[];
  /** An array of 32-byte values. */
  declare readonly removeTxs: readonly Hash[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly addTxs: readonly Hash[]; readonly removeTxs: readonly Hash[] }) {
    super();
    if (fields === BLANK) return;
    this.addTxs = copyOf(fields.addTxs);
    this.removeTxs = copyOf(fields.removeTxs);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FreezeBypassTxsDelta";
  }
  /** Reads one value. */
  static read(r: XdrReader): FreezeBypassTxsDelta {
    const value: Mutable<FreezeBypassTxsDelta> = new FreezeBypassTxsDelta(BLANK);
    value.addTxs = r.array(4294967295, 32, "FreezeBypassTxsDelta.addTxs", (r) => r.opaque(32, "FreezeBypassTxsDelta.addTxs"));
    value.removeTxs = r.array(4294967295, 32, "FreezeBypassTxsDelta.removeTxs", (r) => r.opaque(32, "FreezeBypassTxsDelta.removeTxs"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FreezeBypassTxsDelta): void {
    if (value?.constructor !== FreezeBypassTxsDelta) requireXdr(value, FreezeBypassTxsDelta);
    let step = ".addTxs";
    try {
      w.array(value.addTxs, 4294967295, (w, v) => w.opaque(v, 32));
      step = ".removeTxs"; w.array(value.removeTxs, 4294967295, (w, v) => w.opaque(v, 32));
    } catch (error) { throw withPath(error, step); }
  }
}

/** An array of at most 1024 {@linkcode ContractCostParamEntry} values. */
export type ContractCostParams = readonly ContractCostParamEntry[];
/** Decodes and encodes an array of at most 1024 {@linkcode ContractCostParamEntry} values. */
export const ContractCostParams: XdrCodec<ContractCostParams> = /* @__PURE__ */ xdrCodec("ContractCostParams", (r) => r.array(1024, 20, "ContractCostParams", ContractCostParamEntry.read), (w, v) => w.array(v, 1024, ContractCostParamEntry.write));

/** A member of the enum `ConfigSettingID`. */
export type ConfigSettingId = "configSettingContractMaxSizeBytes" | "configSettingContractComputeV0" | "configSettingContractLedgerCostV0" | "configSettingContractHistoricalDataV0" | "configSettingContractEventsV0" | "configSettingContractBandwidthV0" | "configSettingContractCostParamsCpuInstructions" | "configSettingContractCostParamsMemoryBytes" | "configSettingContractDataKeySizeBytes" | "configSettingContractDataEntrySizeBytes" | "configSettingStateArchival" | "configSettingContractExecutionLanes" | "configSettingLiveDwsaStateSizeWindow" | "configSettingEvictionIterator" | "configSettingContractParallelComputeV0" | "configSettingContractLedgerCostExtV0" | "configSettingScpTiming" | "configSettingFrozenLedgerKeys" | "configSettingFrozenLedgerKeysDelta" | "configSettingFreezeBypassTxs" | "configSettingFreezeBypassTxsDelta";
/** The members of {@linkcode ConfigSettingId} by name. */
export const ConfigSettingId: {
  /** `CONFIG_SETTING_CONTRACT_MAX_SIZE_BYTES` = 0 */
  readonly configSettingContractMaxSizeBytes: "configSettingContractMaxSizeBytes";
  /** `CONFIG_SETTING_CONTRACT_COMPUTE_V0` = 1 */
  readonly configSettingContractComputeV0: "configSettingContractComputeV0";
  /** `CONFIG_SETTING_CONTRACT_LEDGER_COST_V0` = 2 */
  readonly configSettingContractLedgerCostV0: "configSettingContractLedgerCostV0";
  /** `CONFIG_SETTING_CONTRACT_HISTORICAL_DATA_V0` = 3 */
  readonly configSettingContractHistoricalDataV0: "configSettingContractHistoricalDataV0";
  /** `CONFIG_SETTING_CONTRACT_EVENTS_V0` = 4 */
  readonly configSettingContractEventsV0: "configSettingContractEventsV0";
  /** `CONFIG_SETTING_CONTRACT_BANDWIDTH_V0` = 5 */
  readonly configSettingContractBandwidthV0: "configSettingContractBandwidthV0";
  /** `CONFIG_SETTING_CONTRACT_COST_PARAMS_CPU_INSTRUCTIONS` = 6 */
  readonly configSettingContractCostParamsCpuInstructions: "configSettingContractCostParamsCpuInstructions";
  /** `CONFIG_SETTING_CONTRACT_COST_PARAMS_MEMORY_BYTES` = 7 */
  readonly configSettingContractCostParamsMemoryBytes: "configSettingContractCostParamsMemoryBytes";
  /** `CONFIG_SETTING_CONTRACT_DATA_KEY_SIZE_BYTES` = 8 */
  readonly configSettingContractDataKeySizeBytes: "configSettingContractDataKeySizeBytes";
  /** `CONFIG_SETTING_CONTRACT_DATA_ENTRY_SIZE_BYTES` = 9 */
  readonly configSettingContractDataEntrySizeBytes: "configSettingContractDataEntrySizeBytes";
  /** `CONFIG_SETTING_STATE_ARCHIVAL` = 10 */
  readonly configSettingStateArchival: "configSettingStateArchival";
  /** `CONFIG_SETTING_CONTRACT_EXECUTION_LANES` = 11 */
  readonly configSettingContractExecutionLanes: "configSettingContractExecutionLanes";
  /** `CONFIG_SETTING_LIVE_DWSA_STATE_SIZE_WINDOW` = 12 */
  readonly configSettingLiveDwsaStateSizeWindow: "configSettingLiveDwsaStateSizeWindow";
  /** `CONFIG_SETTING_EVICTION_ITERATOR` = 13 */
  readonly configSettingEvictionIterator: "configSettingEvictionIterator";
  /** `CONFIG_SETTING_CONTRACT_PARALLEL_COMPUTE_V0` = 14 */
  readonly configSettingContractParallelComputeV0: "configSettingContractParallelComputeV0";
  /** `CONFIG_SETTING_CONTRACT_LEDGER_COST_EXT_V0` = 15 */
  readonly configSettingContractLedgerCostExtV0: "configSettingContractLedgerCostExtV0";
  /** `CONFIG_SETTING_SCP_TIMING` = 16 */
  readonly configSettingScpTiming: "configSettingScpTiming";
  /** `CONFIG_SETTING_FROZEN_LEDGER_KEYS` = 17 */
  readonly configSettingFrozenLedgerKeys: "configSettingFrozenLedgerKeys";
  /** `CONFIG_SETTING_FROZEN_LEDGER_KEYS_DELTA` = 18 */
  readonly configSettingFrozenLedgerKeysDelta: "configSettingFrozenLedgerKeysDelta";
  /** `CONFIG_SETTING_FREEZE_BYPASS_TXS` = 19 */
  readonly configSettingFreezeBypassTxs: "configSettingFreezeBypassTxs";
  /** `CONFIG_SETTING_FREEZE_BYPASS_TXS_DELTA` = 20 */
  readonly configSettingFreezeBypassTxsDelta: "configSettingFreezeBypassTxsDelta";
} = /* @__PURE__ */ Object.freeze({ configSettingContractMaxSizeBytes: "configSettingContractMaxSizeBytes", configSettingContractComputeV0: "configSettingContractComputeV0", configSettingContractLedgerCostV0: "configSettingContractLedgerCostV0", configSettingContractHistoricalDataV0: "configSettingContractHistoricalDataV0", configSettingContractEventsV0: "configSettingContractEventsV0", configSettingContractBandwidthV0: "configSettingContractBandwidthV0", configSettingContractCostParamsCpuInstructions: "configSettingContractCostParamsCpuInstructions", configSettingContractCostParamsMemoryBytes: "configSettingContractCostParamsMemoryBytes", configSettingContractDataKeySizeBytes: "configSettingContractDataKeySizeBytes", configSettingContractDataEntrySizeBytes: "configSettingContractDataEntrySizeBytes", configSettingStateArchival: "configSettingStateArchival", configSettingContractExecutionLanes: "configSettingContractExecutionLanes", configSettingLiveDwsaStateSizeWindow: "configSettingLiveDwsaStateSizeWindow", configSettingEvictionIterator: "configSettingEvictionIterator", configSettingContractParallelComputeV0: "configSettingContractParallelComputeV0", configSettingContractLedgerCostExtV0: "configSettingContractLedgerCostExtV0", configSettingScpTiming: "configSettingScpTiming", configSettingFrozenLedgerKeys: "configSettingFrozenLedgerKeys", configSettingFrozenLedgerKeysDelta: "configSettingFrozenLedgerKeysDelta", configSettingFreezeBypassTxs: "configSettingFreezeBypassTxs", configSettingFreezeBypassTxsDelta: "configSettingFreezeBypassTxsDelta" });
/** The members of {@linkcode ConfigSettingId} by wire value. */
export const configSettingIdNames: { readonly [value: number]: ConfigSettingId } = ["configSettingContractMaxSizeBytes","configSettingContractComputeV0","configSettingContractLedgerCostV0","configSettingContractHistoricalDataV0","configSettingContractEventsV0","configSettingContractBandwidthV0","configSettingContractCostParamsCpuInstructions","configSettingContractCostParamsMemoryBytes","configSettingContractDataKeySizeBytes","configSettingContractDataEntrySizeBytes","configSettingStateArchival","configSettingContractExecutionLanes","configSettingLiveDwsaStateSizeWindow","configSettingEvictionIterator","configSettingContractParallelComputeV0","configSettingContractLedgerCostExtV0","configSettingScpTiming","configSettingFrozenLedgerKeys","configSettingFrozenLedgerKeysDelta","configSettingFreezeBypassTxs","configSettingFreezeBypassTxsDelta"];

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
/** The class of {@linkcode ConfigSettingEntry}. */
export class ConfigSettingEntryUnion<T extends keyof ConfigSettingEntryArms> extends XdrValue<ConfigSettingEntryJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ConfigSettingEntryArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ConfigSettingEntry}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ConfigSettingEntry;
  private constructor(type: T, value: ConfigSettingEntryArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `configSettingContractMaxSizeBytes`: an unsigned 32-bit integer. */
  static configSettingContractMaxSizeBytes(contractMaxSizeBytes: number): ConfigSettingEntry<"configSettingContractMaxSizeBytes"> {
    return new ConfigSettingEntryUnion("configSettingContractMaxSizeBytes", contractMaxSizeBytes);
  }
  /** Creates the arm `configSettingContractComputeV0`: a {@linkcode ConfigSettingContractComputeV0}. */
  static configSettingContractComputeV0(contractCompute: ConfigSettingContractComputeV0): ConfigSettingEntry<"configSettingContractComputeV0"> {
    return new ConfigSettingEntryUnion("configSettingContractComputeV0", contractCompute);
  }
  /** Creates the arm `configSettingContractLedgerCostV0`: a {@linkcode ConfigSettingContractLedgerCostV0}. */
  static configSettingContractLedgerCostV0(contractLedgerCost: ConfigSettingContractLedgerCostV0): ConfigSettingEntry<"configSettingContractLedgerCostV0"> {
    return new ConfigSettingEntryUnion("configSettingContractLedgerCostV0", contractLedgerCost);
  }
  /** Creates the arm `configSettingContractHistoricalDataV0`: a {@linkcode ConfigSettingContractHistoricalDataV0}. */
  static configSettingContractHistoricalDataV0(contractHistoricalData: ConfigSettingContractHistoricalDataV0): ConfigSettingEntry<"configSettingContractHistoricalDataV0"> {
    return new ConfigSettingEntryUnion("configSettingContractHistoricalDataV0", contractHistoricalData);
  }
  /** Creates the arm `configSettingContractEventsV0`: a {@linkcode ConfigSettingContractEventsV0}. */
  static configSettingContractEventsV0(contractEvents: ConfigSettingContractEventsV0): ConfigSettingEntry<"configSettingContractEventsV0"> {
    return new ConfigSettingEntryUnion("configSettingContractEventsV0", contractEvents);
  }
  /** Creates the arm `configSettingContractBandwidthV0`: a {@linkcode ConfigSettingContractBandwidthV0}. */
  static configSettingContractBandwidthV0(contractBandwidth: ConfigSettingContractBandwidthV0): ConfigSettingEntry<"configSettingContractBandwidthV0"> {
    return new ConfigSettingEntryUnion("configSettingContractBandwidthV0", contractBandwidth);
  }
  /** Creates the arm `configSettingContractCostParamsCpuInstructions`: an array of at most 1024 {@linkcode ContractCostParamEntry} values. */
  static configSettingContractCostParamsCpuInstructions(contractCostParamsCpuInsns: ContractCostParams): ConfigSettingEntry<"configSettingContractCostParamsCpuInstructions"> {
    return new ConfigSettingEntryUnion("configSettingContractCostParamsCpuInstructions", copyOf(contractCostParamsCpuInsns));
  }
  /** Creates the arm `configSettingContractCostParamsMemoryBytes`: an array of at most 1024 {@linkcode ContractCostParamEntry} values. */
  static configSettingContractCostParamsMemoryBytes(contractCostParamsMemBytes: ContractCostParams): ConfigSettingEntry<"configSettingContractCostParamsMemoryBytes"> {
    return new ConfigSettingEntryUnion("configSettingContractCostParamsMemoryBytes", copyOf(contractCostParamsMemBytes));
  }
  /** Creates the arm `configSettingContractDataKeySizeBytes`: an unsigned 32-bit integer. */
  static configSettingContractDataKeySizeBytes(contractDataKeySizeBytes: number): ConfigSettingEntry<"configSettingContractDataKeySizeBytes"> {
    return new ConfigSettingEntryUnion("configSettingContractDataKeySizeBytes", contractDataKeySizeBytes);
  }
  /** Creates the arm `configSettingContractDataEntrySizeBytes`: an unsigned 32-bit integer. */
  static configSettingContractDataEntrySizeBytes(contractDataEntrySizeBytes: number): ConfigSettingEntry<"configSettingContractDataEntrySizeBytes"> {
    return new ConfigSettingEntryUnion("configSettingContractDataEntrySizeBytes", contractDataEntrySizeBytes);
  }
  /** Creates the arm `configSettingStateArchival`: a {@linkcode StateArchivalSettings}. */
  static configSettingStateArchival(stateArchivalSettings: StateArchivalSettings): ConfigSettingEntry<"configSettingStateArchival"> {
    return new ConfigSettingEntryUnion("configSettingStateArchival", stateArchivalSettings);
  }
  /** Creates the arm `configSettingContractExecutionLanes`: a {@linkcode ConfigSettingContractExecutionLanesV0}. */
  static configSettingContractExecutionLanes(contractExecutionLanes: ConfigSettingContractExecutionLanesV0): ConfigSettingEntry<"configSettingContractExecutionLanes"> {
    return new ConfigSettingEntryUnion("configSettingContractExecutionLanes", contractExecutionLanes);
  }
  /** Creates the arm `configSettingLiveDwsaStateSizeWindow`: an array of unsigned 64-bit integers. */
  static configSettingLiveDwsaStateSizeWindow(liveDwsaStateSizeWindow: readonly bigint[]): ConfigSettingEntry<"configSettingLiveDwsaStateSizeWindow"> {
    return new ConfigSettingEntryUnion("configSettingLiveDwsaStateSizeWindow", copyOf(liveDwsaStateSizeWindow));
  }
  /** Creates the arm `configSettingEvictionIterator`: an {@linkcode EvictionIterator}. */
  static configSettingEvictionIterator(evictionIterator: EvictionIterator): ConfigSettingEntry<"configSettingEvictionIterator"> {
    return new ConfigSettingEntryUnion("configSettingEvictionIterator", evictionIterator);
  }
  /** Creates the arm `configSettingContractParallelComputeV0`: a {@linkcode ConfigSettingContractParallelComputeV0}. */
  static configSettingContractParallelComputeV0(contractParallelCompute: ConfigSettingContractParallelComputeV0): ConfigSettingEntry<"configSettingContractParallelComputeV0"> {
    return new ConfigSettingEntryUnion("configSettingContractParallelComputeV0", contractParallelCompute);
  }
  /** Creates the arm `configSettingContractLedgerCostExtV0`: a {@linkcode ConfigSettingContractLedgerCostExtV0}. */
  static configSettingContractLedgerCostExtV0(contractLedgerCostExt: ConfigSettingContractLedgerCostExtV0): ConfigSettingEntry<"configSettingContractLedgerCostExtV0"> {
    return new ConfigSettingEntryUnion("configSettingContractLedgerCostExtV0", contractLedgerCostExt);
  }
  /** Creates the arm `configSettingScpTiming`: a {@linkcode ConfigSettingScpTiming}. */
  static configSettingScpTiming(contractScpTiming: ConfigSettingScpTiming): ConfigSettingEntry<"configSettingScpTiming"> {
    return new ConfigSettingEntryUnion("configSettingScpTiming", contractScpTiming);
  }
  /** Creates the arm `configSettingFrozenLedgerKeys`: a {@linkcode FrozenLedgerKeys}. */
  static configSettingFrozenLedgerKeys(frozenLedgerKeys: FrozenLedgerKeys): ConfigSettingEntry<"configSettingFrozenLedgerKeys"> {
    return new ConfigSettingEntryUnion("configSettingFrozenLedgerKeys", frozenLedgerKeys);
  }
  /** Creates the arm `configSettingFrozenLedgerKeysDelta`: a {@linkcode FrozenLedgerKeysDelta}. */
  static configSettingFrozenLedgerKeysDelta(frozenLedgerKeysDelta: FrozenLedgerKeysDelta): ConfigSettingEntry<"configSettingFrozenLedgerKeysDelta"> {
    return new ConfigSettingEntryUnion("configSettingFrozenLedgerKeysDelta", frozenLedgerKeysDelta);
  }
  /** Creates the arm `configSettingFreezeBypassTxs`: a {@linkcode FreezeBypassTxs}. */
  static configSettingFreezeBypassTxs(freezeBypassTxs: FreezeBypassTxs): ConfigSettingEntry<"configSettingFreezeBypassTxs"> {
    return new ConfigSettingEntryUnion("configSettingFreezeBypassTxs", freezeBypassTxs);
  }
  /** Creates the arm `configSettingFreezeBypassTxsDelta`: a {@linkcode FreezeBypassTxsDelta}. */
  static configSettingFreezeBypassTxsDelta(freezeBypassTxsDelta: FreezeBypassTxsDelta): ConfigSettingEntry<"configSettingFreezeBypassTxsDelta"> {
    return new ConfigSettingEntryUnion("configSettingFreezeBypassTxsDelta", freezeBypassTxsDelta);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigSettingEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 13 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigSettingEntry {
    const type = r.discriminant("ConfigSettingEntry");
    switch (type) {
      case 0: return new ConfigSettingEntryUnion("configSettingContractMaxSizeBytes", r.uint32("ConfigSettingEntry.configSettingContractMaxSizeBytes"));
      case 1: return new ConfigSettingEntryUnion("configSettingContractComputeV0", ConfigSettingContractComputeV0.read(r));
      case 2: return new ConfigSettingEntryUnion("configSettingContractLedgerCostV0", ConfigSettingContractLedgerCostV0.read(r));
      case 3: return new ConfigSettingEntryUnion("configSettingContractHistoricalDataV0", ConfigSettingContractHistoricalDataV0.read(r));
      case 4: return new ConfigSettingEntryUnion("configSettingContractEventsV0", ConfigSettingContractEventsV0.read(r));
      case 5: return new ConfigSettingEntryUnion("configSettingContractBandwidthV0", ConfigSettingContractBandwidthV0.read(r));
      case 6: return new ConfigSettingEntryUnion("configSettingContractCostParamsCpuInstructions", r.array(1024, 20, "ConfigSettingEntry.configSettingContractCostParamsCpuInstructions", ContractCostParamEntry.read));
      case 7: return new ConfigSettingEntryUnion("configSettingContractCostParamsMemoryBytes", r.array(1024, 20, "ConfigSettingEntry.configSettingContractCostParamsMemoryBytes", ContractCostParamEntry.read));
      case 8: return new ConfigSettingEntryUnion("configSettingContractDataKeySizeBytes", r.uint32("ConfigSettingEntry.configSettingContractDataKeySizeBytes"));
      case 9: return new ConfigSettingEntryUnion("configSettingContractDataEntrySizeBytes", r.uint32("ConfigSettingEntry.configSettingContractDataEntrySizeBytes"));
      case 10: return new ConfigSettingEntryUnion("configSettingStateArchival", StateArchivalSettings.read(r));
      case 11: return new ConfigSettingEntryUnion("configSettingContractExecutionLanes", ConfigSettingContractExecutionLanesV0.read(r));
      case 12: return new ConfigSettingEntryUnion("configSettingLiveDwsaStateSizeWindow", r.array(4294967295, 8, "ConfigSettingEntry.configSettingLiveDwsaStateSizeWindow", (r) => r.uint64("ConfigSettingEntry.configSettingLiveDwsaStateSizeWindow")));
      case 13: return new ConfigSettingEntryUnion("configSettingEvictionIterator", EvictionIterator.read(r));
      case 14: return new ConfigSettingEntryUnion("configSettingContractParallelComputeV0", ConfigSettingContractParallelComputeV0.read(r));
      case 15: return new ConfigSettingEntryUnion("configSettingContractLedgerCostExtV0", ConfigSettingContractLedgerCostExtV0.read(r));
      case 16: return new ConfigSettingEntryUnion("configSettingScpTiming", ConfigSettingScpTiming.read(r));
      case 17: return new ConfigSettingEntryUnion("configSettingFrozenLedgerKeys", FrozenLedgerKeys.read(r));
      case 18: return new ConfigSettingEntryUnion("configSettingFrozenLedgerKeysDelta", FrozenLedgerKeysDelta.read(r));
      case 19: return new ConfigSettingEntryUnion("configSettingFreezeBypassTxs", FreezeBypassTxs.read(r));
      case 20: return new ConfigSettingEntryUnion("configSettingFreezeBypassTxsDelta", FreezeBypassTxsDelta.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigSettingEntry): void {
    if (value?.constructor !== ConfigSettingEntryUnion) requireXdr(value, ConfigSettingEntryUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "configSettingContractMaxSizeBytes": w.int32(0); w.uint32(value.value); break;
        case "configSettingContractComputeV0": w.int32(1); ConfigSettingContractComputeV0.write(w, value.value); break;
        case "configSettingContractLedgerCostV0": w.int32(2); ConfigSettingContractLedgerCostV0.write(w, value.value); break;
        case "configSettingContractHistoricalDataV0": w.int32(3); ConfigSettingContractHistoricalDataV0.write(w, value.value); break;
        case "configSettingContractEventsV0": w.int32(4); ConfigSettingContractEventsV0.write(w, value.value); break;
        case "configSettingContractBandwidthV0": w.int32(5); ConfigSettingContractBandwidthV0.write(w, value.value); break;
        case "configSettingContractCostParamsCpuInstructions": w.int32(6); w.array(value.value, 1024, ContractCostParamEntry.write); break;
        case "configSettingContractCostParamsMemoryBytes": w.int32(7); w.array(value.value, 1024, ContractCostParamEntry.write); break;
        case "configSettingContractDataKeySizeBytes": w.int32(8); w.uint32(value.value); break;
        case "configSettingContractDataEntrySizeBytes": w.int32(9); w.uint32(value.value); break;
        case "configSettingStateArchival": w.int32(10); StateArchivalSettings.write(w, value.value); break;
        case "configSettingContractExecutionLanes": w.int32(11); ConfigSettingContractExecutionLanesV0.write(w, value.value); break;
        case "configSettingLiveDwsaStateSizeWindow": w.int32(12); w.array(value.value, 4294967295, (w, v) => w.uint64(v)); break;
        case "configSettingEvictionIterator": w.int32(13); EvictionIterator.write(w, value.value); break;
        case "configSettingContractParallelComputeV0": w.int32(14); ConfigSettingContractParallelComputeV0.write(w, value.value); break;
        case "configSettingContractLedgerCostExtV0": w.int32(15); ConfigSettingContractLedgerCostExtV0.write(w, value.value); break;
        case "configSettingScpTiming": w.int32(16); ConfigSettingScpTiming.write(w, value.value); break;
        case "configSettingFrozenLedgerKeys": w.int32(17); FrozenLedgerKeys.write(w, value.value); break;
        case "configSettingFrozenLedgerKeysDelta": w.int32(18); FrozenLedgerKeysDelta.write(w, value.value); break;
        case "configSettingFreezeBypassTxs": w.int32(19); FreezeBypassTxs.write(w, value.value); break;
        case "configSettingFreezeBypassTxsDelta": w.int32(20); FreezeBypassTxsDelta.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A network setting, by its ID. */
export const ConfigSettingEntry: typeof ConfigSettingEntryUnion = ConfigSettingEntryUnion;
