// Generated from xdr/idl/ledger.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr, xdrCodec } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import { readFixedArray, writeFixedArray } from "../_fixed_arrays.ts";
import type { XdrCodec } from "../codec.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
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
export type StellarValueType = "stellarValueBasic" | "stellarValueSigned" | "stellarValueEmptyTxSet" | "stellarValueSignedMs" | "stellarValueEmptyTxSetMs";
/** The members of {@linkcode StellarValueType} by name. */
export const StellarValueType: {
  /** `STELLAR_VALUE_BASIC` = 0 */
  readonly stellarValueBasic: "stellarValueBasic";
  /** `STELLAR_VALUE_SIGNED` = 1 */
  readonly stellarValueSigned: "stellarValueSigned";
  /** `STELLAR_VALUE_EMPTY_TX_SET` = 2 */
  readonly stellarValueEmptyTxSet: "stellarValueEmptyTxSet";
  /** `STELLAR_VALUE_SIGNED_MS` = 3 */
  readonly stellarValueSignedMs: "stellarValueSignedMs";
  /** `STELLAR_VALUE_EMPTY_TX_SET_MS` = 4 */
  readonly stellarValueEmptyTxSetMs: "stellarValueEmptyTxSetMs";
} = /* @__PURE__ */ Object.freeze({ stellarValueBasic: "stellarValueBasic", stellarValueSigned: "stellarValueSigned", stellarValueEmptyTxSet: "stellarValueEmptyTxSet", stellarValueSignedMs: "stellarValueSignedMs", stellarValueEmptyTxSetMs: "stellarValueEmptyTxSetMs" });
/** The members of {@linkcode StellarValueType} by wire value. */
export const stellarValueTypeNames: { readonly [value: number]: StellarValueType } = ["stellarValueBasic","stellarValueSigned","stellarValueEmptyTxSet","stellarValueSignedMs","stellarValueEmptyTxSetMs"];

/** The signature of a proposed ledger value by a node. */
export class LedgerCloseValueSignature extends XdrValue<LedgerCloseValueSignatureJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly nodeId: NodeId;
  /** At most 64 bytes. */
  declare readonly signature: Signature;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly nodeId: NodeId; readonly signature: Signature }) {
    super();
    if (fields === BLANK) return;
    this.nodeId = fields.nodeId;
    this.signature = copyOf(fields.signature);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseValueSignature";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseValueSignature {
    const value: Mutable<LedgerCloseValueSignature> = new LedgerCloseValueSignature(BLANK);
    value.nodeId = PublicKey.read(r);
    value.signature = r.varOpaque(64, "LedgerCloseValueSignature.signature");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseValueSignature): void {
    if (value?.constructor !== LedgerCloseValueSignature) requireXdr(value, LedgerCloseValueSignature);
    let step = ".nodeId";
    try {
      PublicKey.write(w, value.nodeId);
      step = ".signature"; w.varOpaque(value.signature, 64);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The proposed value of a ledger that uses an empty transaction set instead (CAP-83). */
export class StellarValueProposedValue extends XdrValue<StellarValueProposedValueJson> {
  /** 32 bytes. */
  declare readonly txSetHash: Hash;
  /** 32 bytes. */
  declare readonly previousLedgerHash: Hash;
  /** An unsigned 32-bit integer. */
  declare readonly previousLedgerVersion: number;
  /** A {@linkcode LedgerCloseValueSignature}. */
  declare readonly lcValueSignature: LedgerCloseValueSignature;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly txSetHash: Hash; readonly previousLedgerHash: Hash; readonly previousLedgerVersion: number; readonly lcValueSignature: LedgerCloseValueSignature }) {
    super();
    if (fields === BLANK) return;
    this.txSetHash = copyOf(fields.txSetHash);
    this.previousLedgerHash = copyOf(fields.previousLedgerHash);
    this.previousLedgerVersion = fields.previousLedgerVersion;
    this.lcValueSignature = fields.lcValueSignature;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StellarValueProposedValue";
  }
  /** Reads one value. */
  static read(r: XdrReader): StellarValueProposedValue {
    const value: Mutable<StellarValueProposedValue> = new StellarValueProposedValue(BLANK);
    value.txSetHash = r.opaque(32, "StellarValueProposedValue.txSetHash");
    value.previousLedgerHash = r.opaque(32, "StellarValueProposedValue.previousLedgerHash");
    value.previousLedgerVersion = r.uint32("StellarValueProposedValue.previousLedgerVersion");
    value.lcValueSignature = LedgerCloseValueSignature.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StellarValueProposedValue): void {
    if (value?.constructor !== StellarValueProposedValue) requireXdr(value, StellarValueProposedValue);
    let step = ".txSetHash";
    try {
      w.opaque(value.txSetHash, 32);
      step = ".previousLedgerHash"; w.opaque(value.previousLedgerHash, 32);
      step = ".previousLedgerVersion"; w.uint32(value.previousLedgerVersion);
      step = ".lcValueSignature"; LedgerCloseValueSignature.write(w, value.lcValueSignature);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A signed ledger value whose close time has milliseconds. */
export class StellarValueSignedMsValue extends XdrValue<StellarValueSignedMsValueJson> {
  /** The close time in milliseconds; `closeTime` contains the same time in whole seconds. An unsigned 64-bit integer. */
  declare readonly closeTimeMs: bigint;
  /** A {@linkcode LedgerCloseValueSignature}. */
  declare readonly lcValueSignature: LedgerCloseValueSignature;
  /** Creates a value from its fields. */
  constructor(fields: { readonly closeTimeMs: bigint; readonly lcValueSignature: LedgerCloseValueSignature }) {
    super();
    this.closeTimeMs = fields.closeTimeMs;
    this.lcValueSignature = fields.lcValueSignature;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StellarValueSignedMsValue";
  }
  /** Reads one value. */
  static read(r: XdrReader): StellarValueSignedMsValue {
    return new StellarValueSignedMsValue({
      closeTimeMs: r.uint64("StellarValueSignedMsValue.closeTimeMs"),
      lcValueSignature: LedgerCloseValueSignature.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StellarValueSignedMsValue): void {
    if (value?.constructor !== StellarValueSignedMsValue) requireXdr(value, StellarValueSignedMsValue);
    let step = ".closeTimeMs";
    try {
      w.uint64(value.closeTimeMs);
      step = ".lcValueSignature"; LedgerCloseValueSignature.write(w, value.lcValueSignature);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Like `StellarValueProposedValue`, with the close time in milliseconds (CAP-88). */
export class StellarValueProposedMsValue extends XdrValue<StellarValueProposedMsValueJson> {
  /** The close time in milliseconds; `closeTime` contains the same time in whole seconds. An unsigned 64-bit integer. */
  declare readonly closeTimeMs: bigint;
  /** 32 bytes. */
  declare readonly txSetHash: Hash;
  /** 32 bytes. */
  declare readonly previousLedgerHash: Hash;
  /** An unsigned 32-bit integer. */
  declare readonly previousLedgerVersion: number;
  /** A {@linkcode LedgerCloseValueSignature}. */
  declare readonly lcValueSignature: LedgerCloseValueSignature;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly closeTimeMs: bigint; readonly txSetHash: Hash; readonly previousLedgerHash: Hash; readonly previousLedgerVersion: number; readonly lcValueSignature: LedgerCloseValueSignature }) {
    super();
    if (fields === BLANK) return;
    this.closeTimeMs = fields.closeTimeMs;
    this.txSetHash = copyOf(fields.txSetHash);
    this.previousLedgerHash = copyOf(fields.previousLedgerHash);
    this.previousLedgerVersion = fields.previousLedgerVersion;
    this.lcValueSignature = fields.lcValueSignature;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StellarValueProposedMsValue";
  }
  /** Reads one value. */
  static read(r: XdrReader): StellarValueProposedMsValue {
    const value: Mutable<StellarValueProposedMsValue> = new StellarValueProposedMsValue(BLANK);
    value.closeTimeMs = r.uint64("StellarValueProposedMsValue.closeTimeMs");
    value.txSetHash = r.opaque(32, "StellarValueProposedMsValue.txSetHash");
    value.previousLedgerHash = r.opaque(32, "StellarValueProposedMsValue.previousLedgerHash");
    value.previousLedgerVersion = r.uint32("StellarValueProposedMsValue.previousLedgerVersion");
    value.lcValueSignature = LedgerCloseValueSignature.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StellarValueProposedMsValue): void {
    if (value?.constructor !== StellarValueProposedMsValue) requireXdr(value, StellarValueProposedMsValue);
    let step = ".closeTimeMs";
    try {
      w.uint64(value.closeTimeMs);
      step = ".txSetHash"; w.opaque(value.txSetHash, 32);
      step = ".previousLedgerHash"; w.opaque(value.previousLedgerHash, 32);
      step = ".previousLedgerVersion"; w.uint32(value.previousLedgerVersion);
      step = ".lcValueSignature"; LedgerCloseValueSignature.write(w, value.lcValueSignature);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode StellarValueExt}, by arm name. */
export interface StellarValueExtArms {
  /** No value. */
  readonly stellarValueBasic: null;
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
/** The class of {@linkcode StellarValueExt}. */
export class StellarValueExtUnion<T extends keyof StellarValueExtArms> extends XdrValue<StellarValueExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: StellarValueExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode StellarValueExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is StellarValueExt;
  private constructor(type: T, value: StellarValueExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `stellarValueBasic`, which has no value. */
  static stellarValueBasic(): StellarValueExt<"stellarValueBasic"> {
    return new StellarValueExtUnion("stellarValueBasic", null);
  }
  /** Creates the arm `stellarValueSigned`: a {@linkcode LedgerCloseValueSignature}. */
  static stellarValueSigned(lcValueSignature: LedgerCloseValueSignature): StellarValueExt<"stellarValueSigned"> {
    return new StellarValueExtUnion("stellarValueSigned", lcValueSignature);
  }
  /** Creates the arm `stellarValueEmptyTxSet`: a {@linkcode StellarValueProposedValue}. */
  static stellarValueEmptyTxSet(proposedValue: StellarValueProposedValue): StellarValueExt<"stellarValueEmptyTxSet"> {
    return new StellarValueExtUnion("stellarValueEmptyTxSet", proposedValue);
  }
  /** Creates the arm `stellarValueSignedMs`: a {@linkcode StellarValueSignedMsValue}. */
  static stellarValueSignedMs(signedMsValue: StellarValueSignedMsValue): StellarValueExt<"stellarValueSignedMs"> {
    return new StellarValueExtUnion("stellarValueSignedMs", signedMsValue);
  }
  /** Creates the arm `stellarValueEmptyTxSetMs`: a {@linkcode StellarValueProposedMsValue}. */
  static stellarValueEmptyTxSetMs(proposedMsValue: StellarValueProposedMsValue): StellarValueExt<"stellarValueEmptyTxSetMs"> {
    return new StellarValueExtUnion("stellarValueEmptyTxSetMs", proposedMsValue);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StellarValueExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 12 };
  }
  /** Reads one value. */
  static read(r: XdrReader): StellarValueExt {
    const type = r.discriminant("StellarValueExt");
    switch (type) {
      case 0: return new StellarValueExtUnion("stellarValueBasic", null);
      case 1: return new StellarValueExtUnion("stellarValueSigned", LedgerCloseValueSignature.read(r));
      case 2: return new StellarValueExtUnion("stellarValueEmptyTxSet", StellarValueProposedValue.read(r));
      case 3: return new StellarValueExtUnion("stellarValueSignedMs", StellarValueSignedMsValue.read(r));
      case 4: return new StellarValueExtUnion("stellarValueEmptyTxSetMs", StellarValueProposedMsValue.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StellarValueExt): void {
    if (value?.constructor !== StellarValueExtUnion) requireXdr(value, StellarValueExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "stellarValueBasic": w.int32(0); break;
        case "stellarValueSigned": w.int32(1); LedgerCloseValueSignature.write(w, value.value); break;
        case "stellarValueEmptyTxSet": w.int32(2); StellarValueProposedValue.write(w, value.value); break;
        case "stellarValueSignedMs": w.int32(3); StellarValueSignedMsValue.write(w, value.value); break;
        case "stellarValueEmptyTxSetMs": w.int32(4); StellarValueProposedMsValue.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `StellarValue`, by its type. */
export const StellarValueExt: typeof StellarValueExtUnion = StellarValueExtUnion;

/** The consensus value of a ledger. */
export class StellarValue extends XdrValue<StellarValueJson> {
  /** 32 bytes. */
  declare readonly txSetHash: Hash;
  /** Unix time in seconds. An unsigned 64-bit integer. */
  declare readonly closeTime: bigint;
  /** An array of at most 6 byte arrays of at most 128 bytes. */
  declare readonly upgrades: readonly UpgradeType[];
  /** A {@linkcode StellarValueExt}. */
  declare readonly ext: StellarValueExt;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly txSetHash: Hash; readonly closeTime: bigint; readonly upgrades: readonly UpgradeType[]; readonly ext: StellarValueExt }) {
    super();
    if (fields === BLANK) return;
    this.txSetHash = copyOf(fields.txSetHash);
    this.closeTime = fields.closeTime;
    this.upgrades = copyOf(fields.upgrades);
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StellarValue";
  }
  /** Reads one value. */
  static read(r: XdrReader): StellarValue {
    const value: Mutable<StellarValue> = new StellarValue(BLANK);
    value.txSetHash = r.opaque(32, "StellarValue.txSetHash");
    value.closeTime = r.uint64("StellarValue.closeTime");
    value.upgrades = r.array(6, 4, "StellarValue.upgrades", (r) => r.varOpaque(128, "StellarValue.upgrades"));
    value.ext = StellarValueExt.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StellarValue): void {
    if (value?.constructor !== StellarValue) requireXdr(value, StellarValue);
    let step = ".txSetHash";
    try {
      w.opaque(value.txSetHash, 32);
      step = ".closeTime"; w.uint64(value.closeTime);
      step = ".upgrades"; w.array(value.upgrades, 6, (w, v) => w.varOpaque(v, 128));
      step = ".ext"; StellarValueExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The bits of `LedgerHeaderExtensionV1.flags`. */
export type LedgerHeaderFlags = "disableLiquidityPoolTradingFlag" | "disableLiquidityPoolDepositFlag" | "disableLiquidityPoolWithdrawalFlag";
/** The members of {@linkcode LedgerHeaderFlags} by name. */
export const LedgerHeaderFlags: {
  /** `DISABLE_LIQUIDITY_POOL_TRADING_FLAG` = 1 */
  readonly disableLiquidityPoolTradingFlag: "disableLiquidityPoolTradingFlag";
  /** `DISABLE_LIQUIDITY_POOL_DEPOSIT_FLAG` = 2 */
  readonly disableLiquidityPoolDepositFlag: "disableLiquidityPoolDepositFlag";
  /** `DISABLE_LIQUIDITY_POOL_WITHDRAWAL_FLAG` = 4 */
  readonly disableLiquidityPoolWithdrawalFlag: "disableLiquidityPoolWithdrawalFlag";
} = /* @__PURE__ */ Object.freeze({ disableLiquidityPoolTradingFlag: "disableLiquidityPoolTradingFlag", disableLiquidityPoolDepositFlag: "disableLiquidityPoolDepositFlag", disableLiquidityPoolWithdrawalFlag: "disableLiquidityPoolWithdrawalFlag" });
/** The members of {@linkcode LedgerHeaderFlags} by wire value. */
export const ledgerHeaderFlagsNames: { readonly [value: number]: LedgerHeaderFlags } = {"1":"disableLiquidityPoolTradingFlag","2":"disableLiquidityPoolDepositFlag","4":"disableLiquidityPoolWithdrawalFlag"};

/** The value types of the arms of {@linkcode LedgerHeaderExtensionV1Ext}, by arm name. */
export interface LedgerHeaderExtensionV1ExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `LedgerHeaderExtensionV1`. */
export type LedgerHeaderExtensionV1Ext<T extends keyof LedgerHeaderExtensionV1ExtArms = keyof LedgerHeaderExtensionV1ExtArms> = { readonly [K in T]: LedgerHeaderExtensionV1ExtUnion<K> }[T];
/** The class of {@linkcode LedgerHeaderExtensionV1Ext}. */
export class LedgerHeaderExtensionV1ExtUnion<T extends keyof LedgerHeaderExtensionV1ExtArms> extends XdrValue<LedgerHeaderExtensionV1ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerHeaderExtensionV1ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerHeaderExtensionV1Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerHeaderExtensionV1Ext;
  private constructor(type: T, value: LedgerHeaderExtensionV1ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): LedgerHeaderExtensionV1Ext<"v0"> {
    return new LedgerHeaderExtensionV1ExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerHeaderExtensionV1Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerHeaderExtensionV1Ext {
    const type = r.discriminant("LedgerHeaderExtensionV1Ext");
    switch (type) {
      case 0: return new LedgerHeaderExtensionV1ExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerHeaderExtensionV1Ext): void {
    if (value?.constructor !== LedgerHeaderExtensionV1ExtUnion) requireXdr(value, LedgerHeaderExtensionV1ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `LedgerHeaderExtensionV1`. */
export const LedgerHeaderExtensionV1Ext: typeof LedgerHeaderExtensionV1ExtUnion = LedgerHeaderExtensionV1ExtUnion;

/** Flags of a ledger. */
export class LedgerHeaderExtensionV1 extends XdrValue<LedgerHeaderExtensionV1Json> {
  /** An unsigned 32-bit integer. */
  declare readonly flags: number;
  /** A {@linkcode LedgerHeaderExtensionV1Ext}. */
  declare readonly ext: LedgerHeaderExtensionV1Ext;
  /** Creates a value from its fields. */
  constructor(fields: { readonly flags: number; readonly ext: LedgerHeaderExtensionV1Ext }) {
    super();
    this.flags = fields.flags;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerHeaderExtensionV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerHeaderExtensionV1 {
    return new LedgerHeaderExtensionV1({
      flags: r.uint32("LedgerHeaderExtensionV1.flags"),
      ext: LedgerHeaderExtensionV1Ext.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerHeaderExtensionV1): void {
    if (value?.constructor !== LedgerHeaderExtensionV1) requireXdr(value, LedgerHeaderExtensionV1);
    let step = ".flags";
    try {
      w.uint32(value.flags);
      step = ".ext"; LedgerHeaderExtensionV1Ext.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode LedgerHeaderExt}, by arm name. */
export interface LedgerHeaderExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode LedgerHeaderExtensionV1}. */
  readonly v1: LedgerHeaderExtensionV1;
}
/** The extension of a `LedgerHeader`. */
export type LedgerHeaderExt<T extends keyof LedgerHeaderExtArms = keyof LedgerHeaderExtArms> = { readonly [K in T]: LedgerHeaderExtUnion<K> }[T];
/** The class of {@linkcode LedgerHeaderExt}. */
export class LedgerHeaderExtUnion<T extends keyof LedgerHeaderExtArms> extends XdrValue<LedgerHeaderExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerHeaderExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerHeaderExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerHeaderExt;
  private constructor(type: T, value: LedgerHeaderExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): LedgerHeaderExt<"v0"> {
    return new LedgerHeaderExtUnion("v0", null);
  }
  /** Creates the arm `v1`: a {@linkcode LedgerHeaderExtensionV1}. */
  static v1(v1: LedgerHeaderExtensionV1): LedgerHeaderExt<"v1"> {
    return new LedgerHeaderExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerHeaderExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerHeaderExt {
    const type = r.discriminant("LedgerHeaderExt");
    switch (type) {
      case 0: return new LedgerHeaderExtUnion("v0", null);
      case 1: return new LedgerHeaderExtUnion("v1", LedgerHeaderExtensionV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerHeaderExt): void {
    if (value?.constructor !== LedgerHeaderExtUnion) requireXdr(value, LedgerHeaderExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); LedgerHeaderExtensionV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `LedgerHeader`. */
export const LedgerHeaderExt: typeof LedgerHeaderExtUnion = LedgerHeaderExtUnion;

/** The header of a ledger; its SHA-256 hash is the hash of the ledger. */
export class LedgerHeader extends XdrValue<LedgerHeaderJson> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerVersion: number;
  /** 32 bytes. */
  declare readonly previousLedgerHash: Hash;
  /** The value that the validators agreed on. A {@linkcode StellarValue}. */
  declare readonly scpValue: StellarValue;
  /** SHA-256 of the `TransactionResultSet`. 32 bytes. */
  declare readonly txSetResultHash: Hash;
  /** 32 bytes. */
  declare readonly bucketListHash: Hash;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerSeq: number;
  /** The total amount of the native token, in stroops. A signed 64-bit integer. */
  declare readonly totalCoins: bigint;
  /** The balance of the fee pool, in stroops. A signed 64-bit integer. */
  declare readonly feePool: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly inflationSeq: number;
  /** The last assigned offer ID. An unsigned 64-bit integer. */
  declare readonly idPool: bigint;
  /** The base fee per operation, in stroops. An unsigned 32-bit integer. */
  declare readonly baseFee: number;
  /** The base reserve, in stroops. An unsigned 32-bit integer. */
  declare readonly baseReserve: number;
  /** An unsigned 32-bit integer. */
  declare readonly maxTxSetSize: number;
  /** The hashes of earlier ledgers. An array of exactly 4 32-byte values. */
  declare readonly skipList: readonly Hash[];
  /** A {@linkcode LedgerHeaderExt}. */
  declare readonly ext: LedgerHeaderExt;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ledgerVersion: number; readonly previousLedgerHash: Hash; readonly scpValue: StellarValue; readonly txSetResultHash: Hash; readonly bucketListHash: Hash; readonly ledgerSeq: number; readonly totalCoins: bigint; readonly feePool: bigint; readonly inflationSeq: number; readonly idPool: bigint; readonly baseFee: number; readonly baseReserve: number; readonly maxTxSetSize: number; readonly skipList: readonly Hash[]; readonly ext: LedgerHeaderExt }) {
    super();
    if (fields === BLANK) return;
    this.ledgerVersion = fields.ledgerVersion;
    this.previousLedgerHash = copyOf(fields.previousLedgerHash);
    this.scpValue = fields.scpValue;
    this.txSetResultHash = copyOf(fields.txSetResultHash);
    this.bucketListHash = copyOf(fields.bucketListHash);
    this.ledgerSeq = fields.ledgerSeq;
    this.totalCoins = fields.totalCoins;
    this.feePool = fields.feePool;
    this.inflationSeq = fields.inflationSeq;
    this.idPool = fields.idPool;
    this.baseFee = fields.baseFee;
    this.baseReserve = fields.baseReserve;
    this.maxTxSetSize = fields.maxTxSetSize;
    this.skipList = copyOf(fields.skipList);
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerHeader";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerHeader {
    const value: Mutable<LedgerHeader> = new LedgerHeader(BLANK);
    value.ledgerVersion = r.uint32("LedgerHeader.ledgerVersion");
    value.previousLedgerHash = r.opaque(32, "LedgerHeader.previousLedgerHash");
    value.scpValue = StellarValue.read(r);
    value.txSetResultHash = r.opaque(32, "LedgerHeader.txSetResultHash");
    value.bucketListHash = r.opaque(32, "LedgerHeader.bucketListHash");
    value.ledgerSeq = r.uint32("LedgerHeader.ledgerSeq");
    value.totalCoins = r.int64("LedgerHeader.totalCoins");
    value.feePool = r.int64("LedgerHeader.feePool");
    value.inflationSeq = r.uint32("LedgerHeader.inflationSeq");
    value.idPool = r.uint64("LedgerHeader.idPool");
    value.baseFee = r.uint32("LedgerHeader.baseFee");
    value.baseReserve = r.uint32("LedgerHeader.baseReserve");
    value.maxTxSetSize = r.uint32("LedgerHeader.maxTxSetSize");
    value.skipList = readFixedArray(r, 4, (r) => r.opaque(32, "LedgerHeader.skipList"));
    value.ext = LedgerHeaderExt.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerHeader): void {
    if (value?.constructor !== LedgerHeader) requireXdr(value, LedgerHeader);
    let step = ".ledgerVersion";
    try {
      w.uint32(value.ledgerVersion);
      step = ".previousLedgerHash"; w.opaque(value.previousLedgerHash, 32);
      step = ".scpValue"; StellarValue.write(w, value.scpValue);
      step = ".txSetResultHash"; w.opaque(value.txSetResultHash, 32);
      step = ".bucketListHash"; w.opaque(value.bucketListHash, 32);
      step = ".ledgerSeq"; w.uint32(value.ledgerSeq);
      step = ".totalCoins"; w.int64(value.totalCoins);
      step = ".feePool"; w.int64(value.feePool);
      step = ".inflationSeq"; w.uint32(value.inflationSeq);
      step = ".idPool"; w.uint64(value.idPool);
      step = ".baseFee"; w.uint32(value.baseFee);
      step = ".baseReserve"; w.uint32(value.baseReserve);
      step = ".maxTxSetSize"; w.uint32(value.maxTxSetSize);
      step = ".skipList"; writeFixedArray(w, value.skipList, 4, (w, v) => w.opaque(v, 32));
      step = ".ext"; LedgerHeaderExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `LedgerUpgradeType`. */
export type LedgerUpgradeType = "ledgerUpgradeVersion" | "ledgerUpgradeBaseFee" | "ledgerUpgradeMaxTxSetSize" | "ledgerUpgradeBaseReserve" | "ledgerUpgradeFlags" | "ledgerUpgradeConfig" | "ledgerUpgradeMaxDwsaTxSetSize";
/** The members of {@linkcode LedgerUpgradeType} by name. */
export const LedgerUpgradeType: {
  /** `LEDGER_UPGRADE_VERSION` = 1 */
  readonly ledgerUpgradeVersion: "ledgerUpgradeVersion";
  /** `LEDGER_UPGRADE_BASE_FEE` = 2 */
  readonly ledgerUpgradeBaseFee: "ledgerUpgradeBaseFee";
  /** `LEDGER_UPGRADE_MAX_TX_SET_SIZE` = 3 */
  readonly ledgerUpgradeMaxTxSetSize: "ledgerUpgradeMaxTxSetSize";
  /** `LEDGER_UPGRADE_BASE_RESERVE` = 4 */
  readonly ledgerUpgradeBaseReserve: "ledgerUpgradeBaseReserve";
  /** `LEDGER_UPGRADE_FLAGS` = 5 */
  readonly ledgerUpgradeFlags: "ledgerUpgradeFlags";
  /** `LEDGER_UPGRADE_CONFIG` = 6 */
  readonly ledgerUpgradeConfig: "ledgerUpgradeConfig";
  /** `LEDGER_UPGRADE_MAX_DWSA_TX_SET_SIZE` = 7 */
  readonly ledgerUpgradeMaxDwsaTxSetSize: "ledgerUpgradeMaxDwsaTxSetSize";
} = /* @__PURE__ */ Object.freeze({ ledgerUpgradeVersion: "ledgerUpgradeVersion", ledgerUpgradeBaseFee: "ledgerUpgradeBaseFee", ledgerUpgradeMaxTxSetSize: "ledgerUpgradeMaxTxSetSize", ledgerUpgradeBaseReserve: "ledgerUpgradeBaseReserve", ledgerUpgradeFlags: "ledgerUpgradeFlags", ledgerUpgradeConfig: "ledgerUpgradeConfig", ledgerUpgradeMaxDwsaTxSetSize: "ledgerUpgradeMaxDwsaTxSetSize" });
/** The members of {@linkcode LedgerUpgradeType} by wire value. */
export const ledgerUpgradeTypeNames: { readonly [value: number]: LedgerUpgradeType } = {"1":"ledgerUpgradeVersion","2":"ledgerUpgradeBaseFee","3":"ledgerUpgradeMaxTxSetSize","4":"ledgerUpgradeBaseReserve","5":"ledgerUpgradeFlags","6":"ledgerUpgradeConfig","7":"ledgerUpgradeMaxDwsaTxSetSize"};

/** The key of a set of settings that a ledger upgrade applies: a contract and the hash of the set. */
export class ConfigUpgradeSetKey extends XdrValue<ConfigUpgradeSetKeyJson> {
  /** 32 bytes. */
  declare readonly contractId: ContractId;
  /** 32 bytes. */
  declare readonly contentHash: Hash;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly contractId: ContractId; readonly contentHash: Hash }) {
    super();
    if (fields === BLANK) return;
    this.contractId = copyOf(fields.contractId);
    this.contentHash = copyOf(fields.contentHash);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigUpgradeSetKey";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { contractId: "C" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigUpgradeSetKey {
    const value: Mutable<ConfigUpgradeSetKey> = new ConfigUpgradeSetKey(BLANK);
    value.contractId = r.opaque(32, "ConfigUpgradeSetKey.contractId");
    value.contentHash = r.opaque(32, "ConfigUpgradeSetKey.contentHash");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigUpgradeSetKey): void {
    if (value?.constructor !== ConfigUpgradeSetKey) requireXdr(value, ConfigUpgradeSetKey);
    let step = ".contractId";
    try {
      w.opaque(value.contractId, 32);
      step = ".contentHash"; w.opaque(value.contentHash, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode LedgerUpgrade}. */
export class LedgerUpgradeUnion<T extends keyof LedgerUpgradeArms> extends XdrValue<LedgerUpgradeJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerUpgradeArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerUpgrade}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerUpgrade;
  private constructor(type: T, value: LedgerUpgradeArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `ledgerUpgradeVersion`: an unsigned 32-bit integer. */
  static ledgerUpgradeVersion(newLedgerVersion: number): LedgerUpgrade<"ledgerUpgradeVersion"> {
    return new LedgerUpgradeUnion("ledgerUpgradeVersion", newLedgerVersion);
  }
  /** Creates the arm `ledgerUpgradeBaseFee`: an unsigned 32-bit integer. */
  static ledgerUpgradeBaseFee(newBaseFee: number): LedgerUpgrade<"ledgerUpgradeBaseFee"> {
    return new LedgerUpgradeUnion("ledgerUpgradeBaseFee", newBaseFee);
  }
  /** Creates the arm `ledgerUpgradeMaxTxSetSize`: an unsigned 32-bit integer. */
  static ledgerUpgradeMaxTxSetSize(newMaxTxSetSize: number): LedgerUpgrade<"ledgerUpgradeMaxTxSetSize"> {
    return new LedgerUpgradeUnion("ledgerUpgradeMaxTxSetSize", newMaxTxSetSize);
  }
  /** Creates the arm `ledgerUpgradeBaseReserve`: an unsigned 32-bit integer. */
  static ledgerUpgradeBaseReserve(newBaseReserve: number): LedgerUpgrade<"ledgerUpgradeBaseReserve"> {
    return new LedgerUpgradeUnion("ledgerUpgradeBaseReserve", newBaseReserve);
  }
  /** Creates the arm `ledgerUpgradeFlags`: an unsigned 32-bit integer. */
  static ledgerUpgradeFlags(newFlags: number): LedgerUpgrade<"ledgerUpgradeFlags"> {
    return new LedgerUpgradeUnion("ledgerUpgradeFlags", newFlags);
  }
  /** Creates the arm `ledgerUpgradeConfig`: a {@linkcode ConfigUpgradeSetKey}. */
  static ledgerUpgradeConfig(newConfig: ConfigUpgradeSetKey): LedgerUpgrade<"ledgerUpgradeConfig"> {
    return new LedgerUpgradeUnion("ledgerUpgradeConfig", newConfig);
  }
  /** Creates the arm `ledgerUpgradeMaxDwsaTxSetSize`: an unsigned 32-bit integer. */
  static ledgerUpgradeMaxDwsaTxSetSize(newMaxDwsaTxSetSize: number): LedgerUpgrade<"ledgerUpgradeMaxDwsaTxSetSize"> {
    return new LedgerUpgradeUnion("ledgerUpgradeMaxDwsaTxSetSize", newMaxDwsaTxSetSize);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerUpgrade";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 13 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerUpgrade {
    const type = r.discriminant("LedgerUpgrade");
    switch (type) {
      case 1: return new LedgerUpgradeUnion("ledgerUpgradeVersion", r.uint32("LedgerUpgrade.ledgerUpgradeVersion"));
      case 2: return new LedgerUpgradeUnion("ledgerUpgradeBaseFee", r.uint32("LedgerUpgrade.ledgerUpgradeBaseFee"));
      case 3: return new LedgerUpgradeUnion("ledgerUpgradeMaxTxSetSize", r.uint32("LedgerUpgrade.ledgerUpgradeMaxTxSetSize"));
      case 4: return new LedgerUpgradeUnion("ledgerUpgradeBaseReserve", r.uint32("LedgerUpgrade.ledgerUpgradeBaseReserve"));
      case 5: return new LedgerUpgradeUnion("ledgerUpgradeFlags", r.uint32("LedgerUpgrade.ledgerUpgradeFlags"));
      case 6: return new LedgerUpgradeUnion("ledgerUpgradeConfig", ConfigUpgradeSetKey.read(r));
      case 7: return new LedgerUpgradeUnion("ledgerUpgradeMaxDwsaTxSetSize", r.uint32("LedgerUpgrade.ledgerUpgradeMaxDwsaTxSetSize"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerUpgrade): void {
    if (value?.constructor !== LedgerUpgradeUnion) requireXdr(value, LedgerUpgradeUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "ledgerUpgradeVersion": w.int32(1); w.uint32(value.value); break;
        case "ledgerUpgradeBaseFee": w.int32(2); w.uint32(value.value); break;
        case "ledgerUpgradeMaxTxSetSize": w.int32(3); w.uint32(value.value); break;
        case "ledgerUpgradeBaseReserve": w.int32(4); w.uint32(value.value); break;
        case "ledgerUpgradeFlags": w.int32(5); w.uint32(value.value); break;
        case "ledgerUpgradeConfig": w.int32(6); ConfigUpgradeSetKey.write(w, value.value); break;
        case "ledgerUpgradeMaxDwsaTxSetSize": w.int32(7); w.uint32(value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A change of a network parameter. */
export const LedgerUpgrade: typeof LedgerUpgradeUnion = LedgerUpgradeUnion;

/** The settings that an upgrade changes. */
export class ConfigUpgradeSet extends XdrValue<ConfigUpgradeSetJson> {
  /** An array of {@linkcode ConfigSettingEntry} values. */
  declare readonly updatedEntry: readonly ConfigSettingEntry[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly updatedEntry: readonly ConfigSettingEntry[] }) {
    super();
    if (fields === BLANK) return;
    this.updatedEntry = copyOf(fields.updatedEntry);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ConfigUpgradeSet";
  }
  /** Reads one value. */
  static read(r: XdrReader): ConfigUpgradeSet {
    const value: Mutable<ConfigUpgradeSet> = new ConfigUpgradeSet(BLANK);
    value.updatedEntry = r.array(4294967295, 8, "ConfigUpgradeSet.updatedEntry", ConfigSettingEntry.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ConfigUpgradeSet): void {
    if (value?.constructor !== ConfigUpgradeSet) requireXdr(value, ConfigUpgradeSet);
    try {
      w.array(value.updatedEntry, 4294967295, ConfigSettingEntry.write);
    } catch (error) { throw withPath(error, ".updatedEntry"); }
  }
}

/** A member of the enum `TxSetComponentType`. */
export type TxSetComponentType = "txsetCompTxsMaybeDiscountedFee";
/** The members of {@linkcode TxSetComponentType} by name. */
export const TxSetComponentType: {
  /** `TXSET_COMP_TXS_MAYBE_DISCOUNTED_FEE` = 0 */
  readonly txsetCompTxsMaybeDiscountedFee: "txsetCompTxsMaybeDiscountedFee";
} = /* @__PURE__ */ Object.freeze({ txsetCompTxsMaybeDiscountedFee: "txsetCompTxsMaybeDiscountedFee" });
/** The members of {@linkcode TxSetComponentType} by wire value. */
export const txSetComponentTypeNames: { readonly [value: number]: TxSetComponentType } = ["txsetCompTxsMaybeDiscountedFee"];

/** Transactions that are applied one after another. */
export type DependentTxCluster = readonly TransactionEnvelope[];
/** Decodes and encodes an array of {@linkcode TransactionEnvelope} values. */
export const DependentTxCluster: XdrCodec<DependentTxCluster> = /* @__PURE__ */ xdrCodec("DependentTxCluster", (r) => r.array(4294967295, 68, "DependentTxCluster", TransactionEnvelope.read), (w, v) => w.array(v, 4294967295, TransactionEnvelope.write));

/** Clusters that can be applied at the same time. */
export type ParallelTxExecutionStage = readonly DependentTxCluster[];
/** Decodes and encodes an array of arrays of {@linkcode TransactionEnvelope} values. */
export const ParallelTxExecutionStage: XdrCodec<ParallelTxExecutionStage> = /* @__PURE__ */ xdrCodec("ParallelTxExecutionStage", (r) => r.array(4294967295, 4, "ParallelTxExecutionStage", (r) => r.array(4294967295, 68, "ParallelTxExecutionStage", TransactionEnvelope.read)), (w, v) => w.array(v, 4294967295, (w, v) => w.array(v, 4294967295, TransactionEnvelope.write)));

/** Contract transactions in stages of clusters: the clusters of a stage are executed in parallel. */
export class ParallelTxsComponent extends XdrValue<ParallelTxsComponentJson> {
  /** A signed 64-bit integer, or null. */
  declare readonly baseFee: bigint | null;
  /** An array of arrays of arrays of {@linkcode TransactionEnvelope} values. */
  declare readonly executionStages: readonly ParallelTxExecutionStage[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly baseFee: bigint | null; readonly executionStages: readonly ParallelTxExecutionStage[] }) {
    super();
    if (fields === BLANK) return;
    this.baseFee = fields.baseFee;
    this.executionStages = copyOf(fields.executionStages);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ParallelTxsComponent";
  }
  /** Reads one value. */
  static read(r: XdrReader): ParallelTxsComponent {
    const value: Mutable<ParallelTxsComponent> = new ParallelTxsComponent(BLANK);
    value.baseFee = r.optional("ParallelTxsComponent.baseFee", (r) => r.int64("ParallelTxsComponent.baseFee"));
    value.executionStages = r.array(4294967295, 4, "ParallelTxsComponent.executionStages", (r) => r.array(4294967295, 4, "ParallelTxsComponent.executionStages", (r) => r.array(4294967295, 68, "ParallelTxsComponent.executionStages", TransactionEnvelope.read)));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ParallelTxsComponent): void {
    if (value?.constructor !== ParallelTxsComponent) requireXdr(value, ParallelTxsComponent);
    let step = ".baseFee";
    try {
      w.optional(value.baseFee, (w, v) => w.int64(v));
      step = ".executionStages"; w.array(value.executionStages, 4294967295, (w, v) => w.array(v, 4294967295, (w, v) => w.array(v, 4294967295, TransactionEnvelope.write)));
    } catch (error) { throw withPath(error, step); }
  }
}

/** Transactions with an optional common base fee. */
export class TxSetComponentTxsMaybeDiscountedFee extends XdrValue<TxSetComponentTxsMaybeDiscountedFeeJson> {
  /** A signed 64-bit integer, or null. */
  declare readonly baseFee: bigint | null;
  /** An array of {@linkcode TransactionEnvelope} values. */
  declare readonly txs: readonly TransactionEnvelope[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly baseFee: bigint | null; readonly txs: readonly TransactionEnvelope[] }) {
    super();
    if (fields === BLANK) return;
    this.baseFee = fields.baseFee;
    this.txs = copyOf(fields.txs);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TxSetComponentTxsMaybeDiscountedFee";
  }
  /** Reads one value. */
  static read(r: XdrReader): TxSetComponentTxsMaybeDiscountedFee {
    const value: Mutable<TxSetComponentTxsMaybeDiscountedFee> = new TxSetComponentTxsMaybeDiscountedFee(BLANK);
    value.baseFee = r.optional("TxSetComponentTxsMaybeDiscountedFee.baseFee", (r) => r.int64("TxSetComponentTxsMaybeDiscountedFee.baseFee"));
    value.txs = r.array(4294967295, 68, "TxSetComponentTxsMaybeDiscountedFee.txs", TransactionEnvelope.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TxSetComponentTxsMaybeDiscountedFee): void {
    if (value?.constructor !== TxSetComponentTxsMaybeDiscountedFee) requireXdr(value, TxSetComponentTxsMaybeDiscountedFee);
    let step = ".baseFee";
    try {
      w.optional(value.baseFee, (w, v) => w.int64(v));
      step = ".txs"; w.array(value.txs, 4294967295, TransactionEnvelope.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode TxSetComponent}, by arm name. */
export interface TxSetComponentArms {
  /** A {@linkcode TxSetComponentTxsMaybeDiscountedFee}. */
  readonly txsetCompTxsMaybeDiscountedFee: TxSetComponentTxsMaybeDiscountedFee;
}
/** A part of a transaction set. */
export type TxSetComponent<T extends keyof TxSetComponentArms = keyof TxSetComponentArms> = { readonly [K in T]: TxSetComponentUnion<K> }[T];
/** The class of {@linkcode TxSetComponent}. */
export class TxSetComponentUnion<T extends keyof TxSetComponentArms> extends XdrValue<TxSetComponentJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TxSetComponentArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TxSetComponent}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TxSetComponent;
  private constructor(type: T, value: TxSetComponentArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `txsetCompTxsMaybeDiscountedFee`: a {@linkcode TxSetComponentTxsMaybeDiscountedFee}. */
  static txsetCompTxsMaybeDiscountedFee(txsMaybeDiscountedFee: TxSetComponentTxsMaybeDiscountedFee): TxSetComponent<"txsetCompTxsMaybeDiscountedFee"> {
    return new TxSetComponentUnion("txsetCompTxsMaybeDiscountedFee", txsMaybeDiscountedFee);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TxSetComponent";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TxSetComponent {
    const type = r.discriminant("TxSetComponent");
    switch (type) {
      case 0: return new TxSetComponentUnion("txsetCompTxsMaybeDiscountedFee", TxSetComponentTxsMaybeDiscountedFee.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TxSetComponent): void {
    if (value?.constructor !== TxSetComponentUnion) requireXdr(value, TxSetComponentUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "txsetCompTxsMaybeDiscountedFee": w.int32(0); TxSetComponentTxsMaybeDiscountedFee.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A part of a transaction set. */
export const TxSetComponent: typeof TxSetComponentUnion = TxSetComponentUnion;

/** The value types of the arms of {@linkcode TransactionPhase}, by arm name. */
export interface TransactionPhaseArms {
  /** An array of {@linkcode TxSetComponent} values. */
  readonly v0Components: readonly TxSetComponent[];
  /** A {@linkcode ParallelTxsComponent}. */
  readonly parallelTxsComponent: ParallelTxsComponent;
}
/** A phase of a transaction set: sequential components, or a parallel component. */
export type TransactionPhase<T extends keyof TransactionPhaseArms = keyof TransactionPhaseArms> = { readonly [K in T]: TransactionPhaseUnion<K> }[T];
/** The class of {@linkcode TransactionPhase}. */
export class TransactionPhaseUnion<T extends keyof TransactionPhaseArms> extends XdrValue<TransactionPhaseJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionPhaseArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionPhase}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionPhase;
  private constructor(type: T, value: TransactionPhaseArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0Components`: an array of {@linkcode TxSetComponent} values. */
  static v0Components(v0Components: readonly TxSetComponent[]): TransactionPhase<"v0Components"> {
    return new TransactionPhaseUnion("v0Components", copyOf(v0Components));
  }
  /** Creates the arm `parallelTxsComponent`: a {@linkcode ParallelTxsComponent}. */
  static parallelTxsComponent(parallelTxsComponent: ParallelTxsComponent): TransactionPhase<"parallelTxsComponent"> {
    return new TransactionPhaseUnion("parallelTxsComponent", parallelTxsComponent);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionPhase";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"v0Components":"v0","parallelTxsComponent":"v1"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionPhase {
    const type = r.discriminant("TransactionPhase");
    switch (type) {
      case 0: return new TransactionPhaseUnion("v0Components", r.array(4294967295, 12, "TransactionPhase.v0Components", TxSetComponent.read));
      case 1: return new TransactionPhaseUnion("parallelTxsComponent", ParallelTxsComponent.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionPhase): void {
    if (value?.constructor !== TransactionPhaseUnion) requireXdr(value, TransactionPhaseUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0Components": w.int32(0); w.array(value.value, 4294967295, TxSetComponent.write); break;
        case "parallelTxsComponent": w.int32(1); ParallelTxsComponent.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A phase of a transaction set: sequential components, or a parallel component. */
export const TransactionPhase: typeof TransactionPhaseUnion = TransactionPhaseUnion;

/** The transactions of a ledger, in the format before protocol 20. */
export class TransactionSet extends XdrValue<TransactionSetJson> {
  /** 32 bytes. */
  declare readonly previousLedgerHash: Hash;
  /** An array of {@linkcode TransactionEnvelope} values. */
  declare readonly txs: readonly TransactionEnvelope[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly previousLedgerHash: Hash; readonly txs: readonly TransactionEnvelope[] }) {
    super();
    if (fields === BLANK) return;
    this.previousLedgerHash = copyOf(fields.previousLedgerHash);
    this.txs = copyOf(fields.txs);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionSet";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionSet {
    const value: Mutable<TransactionSet> = new TransactionSet(BLANK);
    value.previousLedgerHash = r.opaque(32, "TransactionSet.previousLedgerHash");
    value.txs = r.array(4294967295, 68, "TransactionSet.txs", TransactionEnvelope.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionSet): void {
    if (value?.constructor !== TransactionSet) requireXdr(value, TransactionSet);
    let step = ".previousLedgerHash";
    try {
      w.opaque(value.previousLedgerHash, 32);
      step = ".txs"; w.array(value.txs, 4294967295, TransactionEnvelope.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The transactions of a ledger, in phases. */
export class TransactionSetV1 extends XdrValue<TransactionSetV1Json> {
  /** 32 bytes. */
  declare readonly previousLedgerHash: Hash;
  /** An array of {@linkcode TransactionPhase} values. */
  declare readonly phases: readonly TransactionPhase[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly previousLedgerHash: Hash; readonly phases: readonly TransactionPhase[] }) {
    super();
    if (fields === BLANK) return;
    this.previousLedgerHash = copyOf(fields.previousLedgerHash);
    this.phases = copyOf(fields.phases);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionSetV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionSetV1 {
    const value: Mutable<TransactionSetV1> = new TransactionSetV1(BLANK);
    value.previousLedgerHash = r.opaque(32, "TransactionSetV1.previousLedgerHash");
    value.phases = r.array(4294967295, 8, "TransactionSetV1.phases", TransactionPhase.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionSetV1): void {
    if (value?.constructor !== TransactionSetV1) requireXdr(value, TransactionSetV1);
    let step = ".previousLedgerHash";
    try {
      w.opaque(value.previousLedgerHash, 32);
      step = ".phases"; w.array(value.phases, 4294967295, TransactionPhase.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode GeneralizedTransactionSet}, by arm name. */
export interface GeneralizedTransactionSetArms {
  /** A {@linkcode TransactionSetV1}. */
  readonly v1TxSet: TransactionSetV1;
}
/** The transactions of a ledger, by version. */
export type GeneralizedTransactionSet<T extends keyof GeneralizedTransactionSetArms = keyof GeneralizedTransactionSetArms> = { readonly [K in T]: GeneralizedTransactionSetUnion<K> }[T];
/** The class of {@linkcode GeneralizedTransactionSet}. */
export class GeneralizedTransactionSetUnion<T extends keyof GeneralizedTransactionSetArms> extends XdrValue<GeneralizedTransactionSetJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: GeneralizedTransactionSetArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode GeneralizedTransactionSet}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is GeneralizedTransactionSet;
  private constructor(type: T, value: GeneralizedTransactionSetArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v1TxSet`: a {@linkcode TransactionSetV1}. */
  static v1TxSet(v1TxSet: TransactionSetV1): GeneralizedTransactionSet<"v1TxSet"> {
    return new GeneralizedTransactionSetUnion("v1TxSet", v1TxSet);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "GeneralizedTransactionSet";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"v1TxSet":"v1"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): GeneralizedTransactionSet {
    const type = r.discriminant("GeneralizedTransactionSet");
    switch (type) {
      case 1: return new GeneralizedTransactionSetUnion("v1TxSet", TransactionSetV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: GeneralizedTransactionSet): void {
    if (value?.constructor !== GeneralizedTransactionSetUnion) requireXdr(value, GeneralizedTransactionSetUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v1TxSet": w.int32(1); TransactionSetV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The transactions of a ledger, by version. */
export const GeneralizedTransactionSet: typeof GeneralizedTransactionSetUnion = GeneralizedTransactionSetUnion;

/** The hash of a transaction and its result. */
export class TransactionResultPair extends XdrValue<TransactionResultPairJson> {
  /** 32 bytes. */
  declare readonly transactionHash: Hash;
  /** A {@linkcode TransactionResult}. */
  declare readonly result: TransactionResult;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly transactionHash: Hash; readonly result: TransactionResult }) {
    super();
    if (fields === BLANK) return;
    this.transactionHash = copyOf(fields.transactionHash);
    this.result = fields.result;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionResultPair";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionResultPair {
    const value: Mutable<TransactionResultPair> = new TransactionResultPair(BLANK);
    value.transactionHash = r.opaque(32, "TransactionResultPair.transactionHash");
    value.result = TransactionResult.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionResultPair): void {
    if (value?.constructor !== TransactionResultPair) requireXdr(value, TransactionResultPair);
    let step = ".transactionHash";
    try {
      w.opaque(value.transactionHash, 32);
      step = ".result"; TransactionResult.write(w, value.result);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The results of the transactions in a ledger. */
export class TransactionResultSet extends XdrValue<TransactionResultSetJson> {
  /** An array of {@linkcode TransactionResultPair} values. */
  declare readonly results: readonly TransactionResultPair[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly results: readonly TransactionResultPair[] }) {
    super();
    if (fields === BLANK) return;
    this.results = copyOf(fields.results);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionResultSet";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionResultSet {
    const value: Mutable<TransactionResultSet> = new TransactionResultSet(BLANK);
    value.results = r.array(4294967295, 48, "TransactionResultSet.results", TransactionResultPair.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionResultSet): void {
    if (value?.constructor !== TransactionResultSet) requireXdr(value, TransactionResultSet);
    try {
      w.array(value.results, 4294967295, TransactionResultPair.write);
    } catch (error) { throw withPath(error, ".results"); }
  }
}

/** The value types of the arms of {@linkcode TransactionHistoryEntryExt}, by arm name. */
export interface TransactionHistoryEntryExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode GeneralizedTransactionSet}. */
  readonly generalizedTxSet: GeneralizedTransactionSet;
}
/** The extension of a `TransactionHistoryEntry`: the transaction set in its current format. */
export type TransactionHistoryEntryExt<T extends keyof TransactionHistoryEntryExtArms = keyof TransactionHistoryEntryExtArms> = { readonly [K in T]: TransactionHistoryEntryExtUnion<K> }[T];
/** The class of {@linkcode TransactionHistoryEntryExt}. */
export class TransactionHistoryEntryExtUnion<T extends keyof TransactionHistoryEntryExtArms> extends XdrValue<TransactionHistoryEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionHistoryEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionHistoryEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionHistoryEntryExt;
  private constructor(type: T, value: TransactionHistoryEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TransactionHistoryEntryExt<"v0"> {
    return new TransactionHistoryEntryExtUnion("v0", null);
  }
  /** Creates the arm `generalizedTxSet`: a {@linkcode GeneralizedTransactionSet}. */
  static generalizedTxSet(generalizedTxSet: GeneralizedTransactionSet): TransactionHistoryEntryExt<"generalizedTxSet"> {
    return new TransactionHistoryEntryExtUnion("generalizedTxSet", generalizedTxSet);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionHistoryEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"v0":"v0","generalizedTxSet":"v1"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionHistoryEntryExt {
    const type = r.discriminant("TransactionHistoryEntryExt");
    switch (type) {
      case 0: return new TransactionHistoryEntryExtUnion("v0", null);
      case 1: return new TransactionHistoryEntryExtUnion("generalizedTxSet", GeneralizedTransactionSet.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionHistoryEntryExt): void {
    if (value?.constructor !== TransactionHistoryEntryExtUnion) requireXdr(value, TransactionHistoryEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "generalizedTxSet": w.int32(1); GeneralizedTransactionSet.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `TransactionHistoryEntry`: the transaction set in its current format. */
export const TransactionHistoryEntryExt: typeof TransactionHistoryEntryExtUnion = TransactionHistoryEntryExtUnion;

/** The transactions of a ledger; a `transactions` file of a history archive is a stream of these records. */
export class TransactionHistoryEntry extends XdrValue<TransactionHistoryEntryJson> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerSeq: number;
  /** A {@linkcode TransactionSet}. */
  declare readonly txSet: TransactionSet;
  /** A {@linkcode TransactionHistoryEntryExt}. */
  declare readonly ext: TransactionHistoryEntryExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerSeq: number; readonly txSet: TransactionSet; readonly ext: TransactionHistoryEntryExt }) {
    super();
    this.ledgerSeq = fields.ledgerSeq;
    this.txSet = fields.txSet;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionHistoryEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionHistoryEntry {
    return new TransactionHistoryEntry({
      ledgerSeq: r.uint32("TransactionHistoryEntry.ledgerSeq"),
      txSet: TransactionSet.read(r),
      ext: TransactionHistoryEntryExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionHistoryEntry): void {
    if (value?.constructor !== TransactionHistoryEntry) requireXdr(value, TransactionHistoryEntry);
    let step = ".ledgerSeq";
    try {
      w.uint32(value.ledgerSeq);
      step = ".txSet"; TransactionSet.write(w, value.txSet);
      step = ".ext"; TransactionHistoryEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode TransactionHistoryResultEntryExt}, by arm name. */
export interface TransactionHistoryResultEntryExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `TransactionHistoryResultEntry`. */
export type TransactionHistoryResultEntryExt<T extends keyof TransactionHistoryResultEntryExtArms = keyof TransactionHistoryResultEntryExtArms> = { readonly [K in T]: TransactionHistoryResultEntryExtUnion<K> }[T];
/** The class of {@linkcode TransactionHistoryResultEntryExt}. */
export class TransactionHistoryResultEntryExtUnion<T extends keyof TransactionHistoryResultEntryExtArms> extends XdrValue<TransactionHistoryResultEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionHistoryResultEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionHistoryResultEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionHistoryResultEntryExt;
  private constructor(type: T, value: TransactionHistoryResultEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TransactionHistoryResultEntryExt<"v0"> {
    return new TransactionHistoryResultEntryExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionHistoryResultEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionHistoryResultEntryExt {
    const type = r.discriminant("TransactionHistoryResultEntryExt");
    switch (type) {
      case 0: return new TransactionHistoryResultEntryExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionHistoryResultEntryExt): void {
    if (value?.constructor !== TransactionHistoryResultEntryExtUnion) requireXdr(value, TransactionHistoryResultEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `TransactionHistoryResultEntry`. */
export const TransactionHistoryResultEntryExt: typeof TransactionHistoryResultEntryExtUnion = TransactionHistoryResultEntryExtUnion;

/** The results of a ledger; a `results` file of a history archive is a stream of these records. */
export class TransactionHistoryResultEntry extends XdrValue<TransactionHistoryResultEntryJson> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerSeq: number;
  /** A {@linkcode TransactionResultSet}. */
  declare readonly txResultSet: TransactionResultSet;
  /** A {@linkcode TransactionHistoryResultEntryExt}. */
  declare readonly ext: TransactionHistoryResultEntryExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerSeq: number; readonly txResultSet: TransactionResultSet; readonly ext: TransactionHistoryResultEntryExt }) {
    super();
    this.ledgerSeq = fields.ledgerSeq;
    this.txResultSet = fields.txResultSet;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionHistoryResultEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionHistoryResultEntry {
    return new TransactionHistoryResultEntry({
      ledgerSeq: r.uint32("TransactionHistoryResultEntry.ledgerSeq"),
      txResultSet: TransactionResultSet.read(r),
      ext: TransactionHistoryResultEntryExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionHistoryResultEntry): void {
    if (value?.constructor !== TransactionHistoryResultEntry) requireXdr(value, TransactionHistoryResultEntry);
    let step = ".ledgerSeq";
    try {
      w.uint32(value.ledgerSeq);
      step = ".txResultSet"; TransactionResultSet.write(w, value.txResultSet);
      step = ".ext"; TransactionHistoryResultEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode LedgerHeaderHistoryEntryExt}, by arm name. */
export interface LedgerHeaderHistoryEntryExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `LedgerHeaderHistoryEntry`. */
export type LedgerHeaderHistoryEntryExt<T extends keyof LedgerHeaderHistoryEntryExtArms = keyof LedgerHeaderHistoryEntryExtArms> = { readonly [K in T]: LedgerHeaderHistoryEntryExtUnion<K> }[T];
/** The class of {@linkcode LedgerHeaderHistoryEntryExt}. */
export class LedgerHeaderHistoryEntryExtUnion<T extends keyof LedgerHeaderHistoryEntryExtArms> extends XdrValue<LedgerHeaderHistoryEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerHeaderHistoryEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerHeaderHistoryEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerHeaderHistoryEntryExt;
  private constructor(type: T, value: LedgerHeaderHistoryEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): LedgerHeaderHistoryEntryExt<"v0"> {
    return new LedgerHeaderHistoryEntryExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerHeaderHistoryEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerHeaderHistoryEntryExt {
    const type = r.discriminant("LedgerHeaderHistoryEntryExt");
    switch (type) {
      case 0: return new LedgerHeaderHistoryEntryExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerHeaderHistoryEntryExt): void {
    if (value?.constructor !== LedgerHeaderHistoryEntryExtUnion) requireXdr(value, LedgerHeaderHistoryEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `LedgerHeaderHistoryEntry`. */
export const LedgerHeaderHistoryEntryExt: typeof LedgerHeaderHistoryEntryExtUnion = LedgerHeaderHistoryEntryExtUnion;

/** A ledger header and its hash; a `ledger` file of a history archive is a stream of these records. */
export class LedgerHeaderHistoryEntry extends XdrValue<LedgerHeaderHistoryEntryJson> {
  /** 32 bytes. */
  declare readonly hash: Hash;
  /** A {@linkcode LedgerHeader}. */
  declare readonly header: LedgerHeader;
  /** A {@linkcode LedgerHeaderHistoryEntryExt}. */
  declare readonly ext: LedgerHeaderHistoryEntryExt;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly hash: Hash; readonly header: LedgerHeader; readonly ext: LedgerHeaderHistoryEntryExt }) {
    super();
    if (fields === BLANK) return;
    this.hash = copyOf(fields.hash);
    this.header = fields.header;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerHeaderHistoryEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerHeaderHistoryEntry {
    const value: Mutable<LedgerHeaderHistoryEntry> = new LedgerHeaderHistoryEntry(BLANK);
    value.hash = r.opaque(32, "LedgerHeaderHistoryEntry.hash");
    value.header = LedgerHeader.read(r);
    value.ext = LedgerHeaderHistoryEntryExt.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerHeaderHistoryEntry): void {
    if (value?.constructor !== LedgerHeaderHistoryEntry) requireXdr(value, LedgerHeaderHistoryEntry);
    let step = ".hash";
    try {
      w.opaque(value.hash, 32);
      step = ".header"; LedgerHeader.write(w, value.header);
      step = ".ext"; LedgerHeaderHistoryEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The consensus messages of a ledger. */
export class LedgerScpMessages extends XdrValue<LedgerScpMessagesJson> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerSeq: number;
  /** An array of {@linkcode ScpEnvelope} values. */
  declare readonly messages: readonly ScpEnvelope[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ledgerSeq: number; readonly messages: readonly ScpEnvelope[] }) {
    super();
    if (fields === BLANK) return;
    this.ledgerSeq = fields.ledgerSeq;
    this.messages = copyOf(fields.messages);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerScpMessages";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerScpMessages {
    const value: Mutable<LedgerScpMessages> = new LedgerScpMessages(BLANK);
    value.ledgerSeq = r.uint32("LedgerScpMessages.ledgerSeq");
    value.messages = r.array(4294967295, 92, "LedgerScpMessages.messages", ScpEnvelope.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerScpMessages): void {
    if (value?.constructor !== LedgerScpMessages) requireXdr(value, LedgerScpMessages);
    let step = ".ledgerSeq";
    try {
      w.uint32(value.ledgerSeq);
      step = ".messages"; w.array(value.messages, 4294967295, ScpEnvelope.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The consensus messages of a ledger in a history archive. */
export class ScpHistoryEntryV0 extends XdrValue<ScpHistoryEntryV0Json> {
  /** An array of {@linkcode ScpQuorumSet} values. */
  declare readonly quorumSets: readonly ScpQuorumSet[];
  /** A {@linkcode LedgerScpMessages}. */
  declare readonly ledgerMessages: LedgerScpMessages;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly quorumSets: readonly ScpQuorumSet[]; readonly ledgerMessages: LedgerScpMessages }) {
    super();
    if (fields === BLANK) return;
    this.quorumSets = copyOf(fields.quorumSets);
    this.ledgerMessages = fields.ledgerMessages;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpHistoryEntryV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpHistoryEntryV0 {
    const value: Mutable<ScpHistoryEntryV0> = new ScpHistoryEntryV0(BLANK);
    value.quorumSets = r.array(4294967295, 12, "ScpHistoryEntryV0.quorumSets", ScpQuorumSet.read);
    value.ledgerMessages = LedgerScpMessages.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpHistoryEntryV0): void {
    if (value?.constructor !== ScpHistoryEntryV0) requireXdr(value, ScpHistoryEntryV0);
    let step = ".quorumSets";
    try {
      w.array(value.quorumSets, 4294967295, ScpQuorumSet.write);
      step = ".ledgerMessages"; LedgerScpMessages.write(w, value.ledgerMessages);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ScpHistoryEntry}, by arm name. */
export interface ScpHistoryEntryArms {
  /** A {@linkcode ScpHistoryEntryV0}. */
  readonly v0: ScpHistoryEntryV0;
}
/** The consensus messages of a ledger; an `scp` file of a history archive is a stream of these records. */
export type ScpHistoryEntry<T extends keyof ScpHistoryEntryArms = keyof ScpHistoryEntryArms> = { readonly [K in T]: ScpHistoryEntryUnion<K> }[T];
/** The class of {@linkcode ScpHistoryEntry}. */
export class ScpHistoryEntryUnion<T extends keyof ScpHistoryEntryArms> extends XdrValue<ScpHistoryEntryJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScpHistoryEntryArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScpHistoryEntry}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScpHistoryEntry;
  private constructor(type: T, value: ScpHistoryEntryArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`: a {@linkcode ScpHistoryEntryV0}. */
  static v0(v0: ScpHistoryEntryV0): ScpHistoryEntry<"v0"> {
    return new ScpHistoryEntryUnion("v0", v0);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpHistoryEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpHistoryEntry {
    const type = r.discriminant("ScpHistoryEntry");
    switch (type) {
      case 0: return new ScpHistoryEntryUnion("v0", ScpHistoryEntryV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpHistoryEntry): void {
    if (value?.constructor !== ScpHistoryEntryUnion) requireXdr(value, ScpHistoryEntryUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); ScpHistoryEntryV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The consensus messages of a ledger; an `scp` file of a history archive is a stream of these records. */
export const ScpHistoryEntry: typeof ScpHistoryEntryUnion = ScpHistoryEntryUnion;

/** A member of the enum `LedgerEntryChangeType`. */
export type LedgerEntryChangeType = "ledgerEntryCreated" | "ledgerEntryUpdated" | "ledgerEntryRemoved" | "ledgerEntryState" | "ledgerEntryRestored";
/** The members of {@linkcode LedgerEntryChangeType} by name. */
export const LedgerEntryChangeType: {
  /** `LEDGER_ENTRY_CREATED` = 0 */
  readonly ledgerEntryCreated: "ledgerEntryCreated";
  /** `LEDGER_ENTRY_UPDATED` = 1 */
  readonly ledgerEntryUpdated: "ledgerEntryUpdated";
  /** `LEDGER_ENTRY_REMOVED` = 2 */
  readonly ledgerEntryRemoved: "ledgerEntryRemoved";
  /** `LEDGER_ENTRY_STATE` = 3 */
  readonly ledgerEntryState: "ledgerEntryState";
  /** `LEDGER_ENTRY_RESTORED` = 4 */
  readonly ledgerEntryRestored: "ledgerEntryRestored";
} = /* @__PURE__ */ Object.freeze({ ledgerEntryCreated: "ledgerEntryCreated", ledgerEntryUpdated: "ledgerEntryUpdated", ledgerEntryRemoved: "ledgerEntryRemoved", ledgerEntryState: "ledgerEntryState", ledgerEntryRestored: "ledgerEntryRestored" });
/** The members of {@linkcode LedgerEntryChangeType} by wire value. */
export const ledgerEntryChangeTypeNames: { readonly [value: number]: LedgerEntryChangeType } = ["ledgerEntryCreated","ledgerEntryUpdated","ledgerEntryRemoved","ledgerEntryState","ledgerEntryRestored"];

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
/** The class of {@linkcode LedgerEntryChange}. */
export class LedgerEntryChangeUnion<T extends keyof LedgerEntryChangeArms> extends XdrValue<LedgerEntryChangeJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerEntryChangeArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerEntryChange}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerEntryChange;
  private constructor(type: T, value: LedgerEntryChangeArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `ledgerEntryCreated`: a {@linkcode LedgerEntry}. */
  static ledgerEntryCreated(created: LedgerEntry): LedgerEntryChange<"ledgerEntryCreated"> {
    return new LedgerEntryChangeUnion("ledgerEntryCreated", created);
  }
  /** Creates the arm `ledgerEntryUpdated`: a {@linkcode LedgerEntry}. */
  static ledgerEntryUpdated(updated: LedgerEntry): LedgerEntryChange<"ledgerEntryUpdated"> {
    return new LedgerEntryChangeUnion("ledgerEntryUpdated", updated);
  }
  /** Creates the arm `ledgerEntryRemoved`: a {@linkcode LedgerKey}. */
  static ledgerEntryRemoved(removed: LedgerKey): LedgerEntryChange<"ledgerEntryRemoved"> {
    return new LedgerEntryChangeUnion("ledgerEntryRemoved", removed);
  }
  /** Creates the arm `ledgerEntryState`: a {@linkcode LedgerEntry}. */
  static ledgerEntryState(state: LedgerEntry): LedgerEntryChange<"ledgerEntryState"> {
    return new LedgerEntryChangeUnion("ledgerEntryState", state);
  }
  /** Creates the arm `ledgerEntryRestored`: a {@linkcode LedgerEntry}. */
  static ledgerEntryRestored(restored: LedgerEntry): LedgerEntryChange<"ledgerEntryRestored"> {
    return new LedgerEntryChangeUnion("ledgerEntryRestored", restored);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerEntryChange";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 11 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerEntryChange {
    const type = r.discriminant("LedgerEntryChange");
    switch (type) {
      case 0: return new LedgerEntryChangeUnion("ledgerEntryCreated", LedgerEntry.read(r));
      case 1: return new LedgerEntryChangeUnion("ledgerEntryUpdated", LedgerEntry.read(r));
      case 2: return new LedgerEntryChangeUnion("ledgerEntryRemoved", LedgerKey.read(r));
      case 3: return new LedgerEntryChangeUnion("ledgerEntryState", LedgerEntry.read(r));
      case 4: return new LedgerEntryChangeUnion("ledgerEntryRestored", LedgerEntry.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerEntryChange): void {
    if (value?.constructor !== LedgerEntryChangeUnion) requireXdr(value, LedgerEntryChangeUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "ledgerEntryCreated": w.int32(0); LedgerEntry.write(w, value.value); break;
        case "ledgerEntryUpdated": w.int32(1); LedgerEntry.write(w, value.value); break;
        case "ledgerEntryRemoved": w.int32(2); LedgerKey.write(w, value.value); break;
        case "ledgerEntryState": w.int32(3); LedgerEntry.write(w, value.value); break;
        case "ledgerEntryRestored": w.int32(4); LedgerEntry.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A change of a ledger entry: its state before or after the change, or the key of a removed entry. */
export const LedgerEntryChange: typeof LedgerEntryChangeUnion = LedgerEntryChangeUnion;

/** An array of {@linkcode LedgerEntryChange} values. */
export type LedgerEntryChanges = readonly LedgerEntryChange[];
/** Decodes and encodes an array of {@linkcode LedgerEntryChange} values. */
export const LedgerEntryChanges: XdrCodec<LedgerEntryChanges> = /* @__PURE__ */ xdrCodec("LedgerEntryChanges", (r) => r.array(4294967295, 12, "LedgerEntryChanges", LedgerEntryChange.read), (w, v) => w.array(v, 4294967295, LedgerEntryChange.write));

/** The changes of an operation to ledger entries. */
export class OperationMeta extends XdrValue<OperationMetaJson> {
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly changes: LedgerEntryChanges;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly changes: LedgerEntryChanges }) {
    super();
    if (fields === BLANK) return;
    this.changes = copyOf(fields.changes);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OperationMeta";
  }
  /** Reads one value. */
  static read(r: XdrReader): OperationMeta {
    const value: Mutable<OperationMeta> = new OperationMeta(BLANK);
    value.changes = r.array(4294967295, 12, "OperationMeta.changes", LedgerEntryChange.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: OperationMeta): void {
    if (value?.constructor !== OperationMeta) requireXdr(value, OperationMeta);
    try {
      w.array(value.changes, 4294967295, LedgerEntryChange.write);
    } catch (error) { throw withPath(error, ".changes"); }
  }
}

/** The changes of a transaction to ledger entries, version 1. */
export class TransactionMetaV1 extends XdrValue<TransactionMetaV1Json> {
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly txChanges: LedgerEntryChanges;
  /** An array of {@linkcode OperationMeta} values. */
  declare readonly operations: readonly OperationMeta[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly txChanges: LedgerEntryChanges; readonly operations: readonly OperationMeta[] }) {
    super();
    if (fields === BLANK) return;
    this.txChanges = copyOf(fields.txChanges);
    this.operations = copyOf(fields.operations);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV1 {
    const value: Mutable<TransactionMetaV1> = new TransactionMetaV1(BLANK);
    value.txChanges = r.array(4294967295, 12, "TransactionMetaV1.txChanges", LedgerEntryChange.read);
    value.operations = r.array(4294967295, 4, "TransactionMetaV1.operations", OperationMeta.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionMetaV1): void {
    if (value?.constructor !== TransactionMetaV1) requireXdr(value, TransactionMetaV1);
    let step = ".txChanges";
    try {
      w.array(value.txChanges, 4294967295, LedgerEntryChange.write);
      step = ".operations"; w.array(value.operations, 4294967295, OperationMeta.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The changes of a transaction to ledger entries, version 2. */
export class TransactionMetaV2 extends XdrValue<TransactionMetaV2Json> {
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly txChangesBefore: LedgerEntryChanges;
  /** An array of {@linkcode OperationMeta} values. */
  declare readonly operations: readonly OperationMeta[];
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly txChangesAfter: LedgerEntryChanges;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly txChangesBefore: LedgerEntryChanges; readonly operations: readonly OperationMeta[]; readonly txChangesAfter: LedgerEntryChanges }) {
    super();
    if (fields === BLANK) return;
    this.txChangesBefore = copyOf(fields.txChangesBefore);
    this.operations = copyOf(fields.operations);
    this.txChangesAfter = copyOf(fields.txChangesAfter);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV2 {
    const value: Mutable<TransactionMetaV2> = new TransactionMetaV2(BLANK);
    value.txChangesBefore = r.array(4294967295, 12, "TransactionMetaV2.txChangesBefore", LedgerEntryChange.read);
    value.operations = r.array(4294967295, 4, "TransactionMetaV2.operations", OperationMeta.read);
    value.txChangesAfter = r.array(4294967295, 12, "TransactionMetaV2.txChangesAfter", LedgerEntryChange.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionMetaV2): void {
    if (value?.constructor !== TransactionMetaV2) requireXdr(value, TransactionMetaV2);
    let step = ".txChangesBefore";
    try {
      w.array(value.txChangesBefore, 4294967295, LedgerEntryChange.write);
      step = ".operations"; w.array(value.operations, 4294967295, OperationMeta.write);
      step = ".txChangesAfter"; w.array(value.txChangesAfter, 4294967295, LedgerEntryChange.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `ContractEventType`. */
export type ContractEventType = "system" | "contract" | "diagnostic";
/** The members of {@linkcode ContractEventType} by name. */
export const ContractEventType: {
  /** `SYSTEM` = 0 */
  readonly system: "system";
  /** `CONTRACT` = 1 */
  readonly contract: "contract";
  /** `DIAGNOSTIC` = 2 */
  readonly diagnostic: "diagnostic";
} = /* @__PURE__ */ Object.freeze({ system: "system", contract: "contract", diagnostic: "diagnostic" });
/** The members of {@linkcode ContractEventType} by wire value. */
export const contractEventTypeNames: { readonly [value: number]: ContractEventType } = ["system","contract","diagnostic"];

/** The topics and the data of a contract event. */
export class ContractEventV0 extends XdrValue<ContractEventV0Json> {
  /** An array of {@linkcode ScVal} values. */
  declare readonly topics: readonly ScVal[];
  /** An {@linkcode ScVal}. */
  declare readonly data: ScVal;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly topics: readonly ScVal[]; readonly data: ScVal }) {
    super();
    if (fields === BLANK) return;
    this.topics = copyOf(fields.topics);
    this.data = fields.data;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractEventV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractEventV0 {
    const value: Mutable<ContractEventV0> = new ContractEventV0(BLANK);
    value.topics = r.array(4294967295, 4, "ContractEventV0.topics", ScVal.read);
    value.data = ScVal.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractEventV0): void {
    if (value?.constructor !== ContractEventV0) requireXdr(value, ContractEventV0);
    let step = ".topics";
    try {
      w.array(value.topics, 4294967295, ScVal.write);
      step = ".data"; ScVal.write(w, value.data);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ContractEventBody}, by arm name. */
export interface ContractEventBodyArms {
  /** A {@linkcode ContractEventV0}. */
  readonly v0: ContractEventV0;
}
/** The body of a contract event, by version. */
export type ContractEventBody<T extends keyof ContractEventBodyArms = keyof ContractEventBodyArms> = { readonly [K in T]: ContractEventBodyUnion<K> }[T];
/** The class of {@linkcode ContractEventBody}. */
export class ContractEventBodyUnion<T extends keyof ContractEventBodyArms> extends XdrValue<ContractEventBodyJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ContractEventBodyArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ContractEventBody}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ContractEventBody;
  private constructor(type: T, value: ContractEventBodyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`: a {@linkcode ContractEventV0}. */
  static v0(v0: ContractEventV0): ContractEventBody<"v0"> {
    return new ContractEventBodyUnion("v0", v0);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractEventBody";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractEventBody {
    const type = r.discriminant("ContractEventBody");
    switch (type) {
      case 0: return new ContractEventBodyUnion("v0", ContractEventV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractEventBody): void {
    if (value?.constructor !== ContractEventBodyUnion) requireXdr(value, ContractEventBodyUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); ContractEventV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The body of a contract event, by version. */
export const ContractEventBody: typeof ContractEventBodyUnion = ContractEventBodyUnion;

/** An event emitted by a contract or the host. */
export class ContractEvent extends XdrValue<ContractEventJson> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** The contract that emitted the event; null if no contract emitted the event. 32 bytes, or null. */
  declare readonly contractId: ContractId | null;
  /** A member of {@linkcode ContractEventType}. */
  declare readonly type: ContractEventType;
  /** A {@linkcode ContractEventBody}. */
  declare readonly body: ContractEventBody;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly contractId: ContractId | null; readonly type: ContractEventType; readonly body: ContractEventBody }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.contractId = copyOf(fields.contractId);
    this.type = fields.type;
    this.body = fields.body;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractEvent";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { contractId: "C" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractEvent {
    const value: Mutable<ContractEvent> = new ContractEvent(BLANK);
    value.ext = ExtensionPoint.read(r);
    value.contractId = r.optional("ContractEvent.contractId", (r) => r.opaque(32, "ContractEvent.contractId"));
    value.type = r.enum(contractEventTypeNames, "ContractEvent.type");
    value.body = ContractEventBody.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractEvent): void {
    if (value?.constructor !== ContractEvent) requireXdr(value, ContractEvent);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".contractId"; w.optional(value.contractId, (w, v) => w.opaque(v, 32));
      step = ".type"; w.enum(value.type, contractEventTypeNames);
      step = ".body"; ContractEventBody.write(w, value.body);
    } catch (error) { throw withPath(error, step); }
  }
}

/** An event, and whether the call that emitted it succeeded. */
export class DiagnosticEvent extends XdrValue<DiagnosticEventJson> {
  /** Whether the call that emitted the event succeeded. A boolean. */
  declare readonly inSuccessfulContractCall: boolean;
  /** A {@linkcode ContractEvent}. */
  declare readonly event: ContractEvent;
  /** Creates a value from its fields. */
  constructor(fields: { readonly inSuccessfulContractCall: boolean; readonly event: ContractEvent }) {
    super();
    this.inSuccessfulContractCall = fields.inSuccessfulContractCall;
    this.event = fields.event;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DiagnosticEvent";
  }
  /** Reads one value. */
  static read(r: XdrReader): DiagnosticEvent {
    return new DiagnosticEvent({
      inSuccessfulContractCall: r.bool("DiagnosticEvent.inSuccessfulContractCall"),
      event: ContractEvent.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DiagnosticEvent): void {
    if (value?.constructor !== DiagnosticEvent) requireXdr(value, DiagnosticEvent);
    let step = ".inSuccessfulContractCall";
    try {
      w.bool(value.inSuccessfulContractCall);
      step = ".event"; ContractEvent.write(w, value.event);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The resource fees that were charged for a contract transaction, including rent. */
export class DwsaTransactionMetaExtV1 extends XdrValue<DwsaTransactionMetaExtV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A signed 64-bit integer. */
  declare readonly totalNonRefundableResourceFeeCharged: bigint;
  /** A signed 64-bit integer. */
  declare readonly totalRefundableResourceFeeCharged: bigint;
  /** A signed 64-bit integer. */
  declare readonly rentFeeCharged: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly totalNonRefundableResourceFeeCharged: bigint; readonly totalRefundableResourceFeeCharged: bigint; readonly rentFeeCharged: bigint }) {
    super();
    this.ext = fields.ext;
    this.totalNonRefundableResourceFeeCharged = fields.totalNonRefundableResourceFeeCharged;
    this.totalRefundableResourceFeeCharged = fields.totalRefundableResourceFeeCharged;
    this.rentFeeCharged = fields.rentFeeCharged;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMetaExtV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMetaExtV1 {
    return new DwsaTransactionMetaExtV1({
      ext: ExtensionPoint.read(r),
      totalNonRefundableResourceFeeCharged: r.int64("DwsaTransactionMetaExtV1.totalNonRefundableResourceFeeCharged"),
      totalRefundableResourceFeeCharged: r.int64("DwsaTransactionMetaExtV1.totalRefundableResourceFeeCharged"),
      rentFeeCharged: r.int64("DwsaTransactionMetaExtV1.rentFeeCharged"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaTransactionMetaExtV1): void {
    if (value?.constructor !== DwsaTransactionMetaExtV1) requireXdr(value, DwsaTransactionMetaExtV1);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".totalNonRefundableResourceFeeCharged"; w.int64(value.totalNonRefundableResourceFeeCharged);
      step = ".totalRefundableResourceFeeCharged"; w.int64(value.totalRefundableResourceFeeCharged);
      step = ".rentFeeCharged"; w.int64(value.rentFeeCharged);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode DwsaTransactionMetaExt}, by arm name. */
export interface DwsaTransactionMetaExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode DwsaTransactionMetaExtV1}. */
  readonly v1: DwsaTransactionMetaExtV1;
}
/** The extension of a `DwsaTransactionMeta`. */
export type DwsaTransactionMetaExt<T extends keyof DwsaTransactionMetaExtArms = keyof DwsaTransactionMetaExtArms> = { readonly [K in T]: DwsaTransactionMetaExtUnion<K> }[T];
/** The class of {@linkcode DwsaTransactionMetaExt}. */
export class DwsaTransactionMetaExtUnion<T extends keyof DwsaTransactionMetaExtArms> extends XdrValue<DwsaTransactionMetaExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: DwsaTransactionMetaExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode DwsaTransactionMetaExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is DwsaTransactionMetaExt;
  private constructor(type: T, value: DwsaTransactionMetaExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): DwsaTransactionMetaExt<"v0"> {
    return new DwsaTransactionMetaExtUnion("v0", null);
  }
  /** Creates the arm `v1`: a {@linkcode DwsaTransactionMetaExtV1}. */
  static v1(v1: DwsaTransactionMetaExtV1): DwsaTransactionMetaExt<"v1"> {
    return new DwsaTransactionMetaExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMetaExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMetaExt {
    const type = r.discriminant("DwsaTransactionMetaExt");
    switch (type) {
      case 0: return new DwsaTransactionMetaExtUnion("v0", null);
      case 1: return new DwsaTransactionMetaExtUnion("v1", DwsaTransactionMetaExtV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaTransactionMetaExt): void {
    if (value?.constructor !== DwsaTransactionMetaExtUnion) requireXdr(value, DwsaTransactionMetaExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); DwsaTransactionMetaExtV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `DwsaTransactionMeta`. */
export const DwsaTransactionMetaExt: typeof DwsaTransactionMetaExtUnion = DwsaTransactionMetaExtUnion;

/** The events, the return value and the diagnostic events of a contract transaction. */
export class DwsaTransactionMeta extends XdrValue<DwsaTransactionMetaJson> {
  /** A {@linkcode DwsaTransactionMetaExt}. */
  declare readonly ext: DwsaTransactionMetaExt;
  /** An array of {@linkcode ContractEvent} values. */
  declare readonly events: readonly ContractEvent[];
  /** An {@linkcode ScVal}. */
  declare readonly returnValue: ScVal;
  /** An array of {@linkcode DiagnosticEvent} values. */
  declare readonly diagnosticEvents: readonly DiagnosticEvent[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: DwsaTransactionMetaExt; readonly events: readonly ContractEvent[]; readonly returnValue: ScVal; readonly diagnosticEvents: readonly DiagnosticEvent[] }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.events = copyOf(fields.events);
    this.returnValue = fields.returnValue;
    this.diagnosticEvents = copyOf(fields.diagnosticEvents);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMeta";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMeta {
    const value: Mutable<DwsaTransactionMeta> = new DwsaTransactionMeta(BLANK);
    value.ext = DwsaTransactionMetaExt.read(r);
    value.events = r.array(4294967295, 24, "DwsaTransactionMeta.events", ContractEvent.read);
    value.returnValue = ScVal.read(r);
    value.diagnosticEvents = r.array(4294967295, 28, "DwsaTransactionMeta.diagnosticEvents", DiagnosticEvent.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaTransactionMeta): void {
    if (value?.constructor !== DwsaTransactionMeta) requireXdr(value, DwsaTransactionMeta);
    let step = ".ext";
    try {
      DwsaTransactionMetaExt.write(w, value.ext);
      step = ".events"; w.array(value.events, 4294967295, ContractEvent.write);
      step = ".returnValue"; ScVal.write(w, value.returnValue);
      step = ".diagnosticEvents"; w.array(value.diagnosticEvents, 4294967295, DiagnosticEvent.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The effects of a transaction, version 3, with the meta of contract calls. */
export class TransactionMetaV3 extends XdrValue<TransactionMetaV3Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly txChangesBefore: LedgerEntryChanges;
  /** An array of {@linkcode OperationMeta} values. */
  declare readonly operations: readonly OperationMeta[];
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly txChangesAfter: LedgerEntryChanges;
  /** A {@linkcode DwsaTransactionMeta}, or null. */
  declare readonly dwsaMeta: DwsaTransactionMeta | null;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly txChangesBefore: LedgerEntryChanges; readonly operations: readonly OperationMeta[]; readonly txChangesAfter: LedgerEntryChanges; readonly dwsaMeta: DwsaTransactionMeta | null }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.txChangesBefore = copyOf(fields.txChangesBefore);
    this.operations = copyOf(fields.operations);
    this.txChangesAfter = copyOf(fields.txChangesAfter);
    this.dwsaMeta = fields.dwsaMeta;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV3";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV3 {
    const value: Mutable<TransactionMetaV3> = new TransactionMetaV3(BLANK);
    value.ext = ExtensionPoint.read(r);
    value.txChangesBefore = r.array(4294967295, 12, "TransactionMetaV3.txChangesBefore", LedgerEntryChange.read);
    value.operations = r.array(4294967295, 4, "TransactionMetaV3.operations", OperationMeta.read);
    value.txChangesAfter = r.array(4294967295, 12, "TransactionMetaV3.txChangesAfter", LedgerEntryChange.read);
    value.dwsaMeta = r.optional("TransactionMetaV3.dwsaMeta", DwsaTransactionMeta.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionMetaV3): void {
    if (value?.constructor !== TransactionMetaV3) requireXdr(value, TransactionMetaV3);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".txChangesBefore"; w.array(value.txChangesBefore, 4294967295, LedgerEntryChange.write);
      step = ".operations"; w.array(value.operations, 4294967295, OperationMeta.write);
      step = ".txChangesAfter"; w.array(value.txChangesAfter, 4294967295, LedgerEntryChange.write);
      step = ".dwsaMeta"; w.optional(value.dwsaMeta, DwsaTransactionMeta.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The changes of an operation to ledger entries, and its events. */
export class OperationMetaV2 extends XdrValue<OperationMetaV2Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly changes: LedgerEntryChanges;
  /** An array of {@linkcode ContractEvent} values. */
  declare readonly events: readonly ContractEvent[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly changes: LedgerEntryChanges; readonly events: readonly ContractEvent[] }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.changes = copyOf(fields.changes);
    this.events = copyOf(fields.events);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OperationMetaV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): OperationMetaV2 {
    const value: Mutable<OperationMetaV2> = new OperationMetaV2(BLANK);
    value.ext = ExtensionPoint.read(r);
    value.changes = r.array(4294967295, 12, "OperationMetaV2.changes", LedgerEntryChange.read);
    value.events = r.array(4294967295, 24, "OperationMetaV2.events", ContractEvent.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: OperationMetaV2): void {
    if (value?.constructor !== OperationMetaV2) requireXdr(value, OperationMetaV2);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".changes"; w.array(value.changes, 4294967295, LedgerEntryChange.write);
      step = ".events"; w.array(value.events, 4294967295, ContractEvent.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The return value of a contract transaction; in this version, events are stored elsewhere in the meta. */
export class DwsaTransactionMetaV2 extends XdrValue<DwsaTransactionMetaV2Json> {
  /** A {@linkcode DwsaTransactionMetaExt}. */
  declare readonly ext: DwsaTransactionMetaExt;
  /** An {@linkcode ScVal}, or null. */
  declare readonly returnValue: ScVal | null;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: DwsaTransactionMetaExt; readonly returnValue: ScVal | null }) {
    super();
    this.ext = fields.ext;
    this.returnValue = fields.returnValue;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMetaV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMetaV2 {
    return new DwsaTransactionMetaV2({
      ext: DwsaTransactionMetaExt.read(r),
      returnValue: r.optional("DwsaTransactionMetaV2.returnValue", ScVal.read),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaTransactionMetaV2): void {
    if (value?.constructor !== DwsaTransactionMetaV2) requireXdr(value, DwsaTransactionMetaV2);
    let step = ".ext";
    try {
      DwsaTransactionMetaExt.write(w, value.ext);
      step = ".returnValue"; w.optional(value.returnValue, ScVal.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `TransactionEventStage`. */
export type TransactionEventStage = "transactionEventStageBeforeAllTxs" | "transactionEventStageAfterTx" | "transactionEventStageAfterAllTxs";
/** The members of {@linkcode TransactionEventStage} by name. */
export const TransactionEventStage: {
  /** `TRANSACTION_EVENT_STAGE_BEFORE_ALL_TXS` = 0 */
  readonly transactionEventStageBeforeAllTxs: "transactionEventStageBeforeAllTxs";
  /** `TRANSACTION_EVENT_STAGE_AFTER_TX` = 1 */
  readonly transactionEventStageAfterTx: "transactionEventStageAfterTx";
  /** `TRANSACTION_EVENT_STAGE_AFTER_ALL_TXS` = 2 */
  readonly transactionEventStageAfterAllTxs: "transactionEventStageAfterAllTxs";
} = /* @__PURE__ */ Object.freeze({ transactionEventStageBeforeAllTxs: "transactionEventStageBeforeAllTxs", transactionEventStageAfterTx: "transactionEventStageAfterTx", transactionEventStageAfterAllTxs: "transactionEventStageAfterAllTxs" });
/** The members of {@linkcode TransactionEventStage} by wire value. */
export const transactionEventStageNames: { readonly [value: number]: TransactionEventStage } = ["transactionEventStageBeforeAllTxs","transactionEventStageAfterTx","transactionEventStageAfterAllTxs"];

/** An event of the transaction itself, such as its fee, and the stage at which the event was emitted. */
export class TransactionEvent extends XdrValue<TransactionEventJson> {
  /** A member of {@linkcode TransactionEventStage}. */
  declare readonly stage: TransactionEventStage;
  /** A {@linkcode ContractEvent}. */
  declare readonly event: ContractEvent;
  /** Creates a value from its fields. */
  constructor(fields: { readonly stage: TransactionEventStage; readonly event: ContractEvent }) {
    super();
    this.stage = fields.stage;
    this.event = fields.event;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionEvent";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { stage: 21 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionEvent {
    return new TransactionEvent({
      stage: r.enum(transactionEventStageNames, "TransactionEvent.stage"),
      event: ContractEvent.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionEvent): void {
    if (value?.constructor !== TransactionEvent) requireXdr(value, TransactionEvent);
    let step = ".stage";
    try {
      w.enum(value.stage, transactionEventStageNames);
      step = ".event"; ContractEvent.write(w, value.event);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The effects of a transaction, version 4, with the events of all operations (CAP-67). */
export class TransactionMetaV4 extends XdrValue<TransactionMetaV4Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly txChangesBefore: LedgerEntryChanges;
  /** An array of {@linkcode OperationMetaV2} values. */
  declare readonly operations: readonly OperationMetaV2[];
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly txChangesAfter: LedgerEntryChanges;
  /** A {@linkcode DwsaTransactionMetaV2}, or null. */
  declare readonly dwsaMeta: DwsaTransactionMetaV2 | null;
  /** An array of {@linkcode TransactionEvent} values. */
  declare readonly events: readonly TransactionEvent[];
  /** An array of {@linkcode DiagnosticEvent} values. */
  declare readonly diagnosticEvents: readonly DiagnosticEvent[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly txChangesBefore: LedgerEntryChanges; readonly operations: readonly OperationMetaV2[]; readonly txChangesAfter: LedgerEntryChanges; readonly dwsaMeta: DwsaTransactionMetaV2 | null; readonly events: readonly TransactionEvent[]; readonly diagnosticEvents: readonly DiagnosticEvent[] }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.txChangesBefore = copyOf(fields.txChangesBefore);
    this.operations = copyOf(fields.operations);
    this.txChangesAfter = copyOf(fields.txChangesAfter);
    this.dwsaMeta = fields.dwsaMeta;
    this.events = copyOf(fields.events);
    this.diagnosticEvents = copyOf(fields.diagnosticEvents);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV4";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV4 {
    const value: Mutable<TransactionMetaV4> = new TransactionMetaV4(BLANK);
    value.ext = ExtensionPoint.read(r);
    value.txChangesBefore = r.array(4294967295, 12, "TransactionMetaV4.txChangesBefore", LedgerEntryChange.read);
    value.operations = r.array(4294967295, 12, "TransactionMetaV4.operations", OperationMetaV2.read);
    value.txChangesAfter = r.array(4294967295, 12, "TransactionMetaV4.txChangesAfter", LedgerEntryChange.read);
    value.dwsaMeta = r.optional("TransactionMetaV4.dwsaMeta", DwsaTransactionMetaV2.read);
    value.events = r.array(4294967295, 28, "TransactionMetaV4.events", TransactionEvent.read);
    value.diagnosticEvents = r.array(4294967295, 28, "TransactionMetaV4.diagnosticEvents", DiagnosticEvent.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionMetaV4): void {
    if (value?.constructor !== TransactionMetaV4) requireXdr(value, TransactionMetaV4);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".txChangesBefore"; w.array(value.txChangesBefore, 4294967295, LedgerEntryChange.write);
      step = ".operations"; w.array(value.operations, 4294967295, OperationMetaV2.write);
      step = ".txChangesAfter"; w.array(value.txChangesAfter, 4294967295, LedgerEntryChange.write);
      step = ".dwsaMeta"; w.optional(value.dwsaMeta, DwsaTransactionMetaV2.write);
      step = ".events"; w.array(value.events, 4294967295, TransactionEvent.write);
      step = ".diagnosticEvents"; w.array(value.diagnosticEvents, 4294967295, DiagnosticEvent.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value whose hash is the result of a contract call: the return value and the events. */
export class InvokeHostFunctionSuccessPreImage extends XdrValue<InvokeHostFunctionSuccessPreImageJson> {
  /** An {@linkcode ScVal}. */
  declare readonly returnValue: ScVal;
  /** An array of {@linkcode ContractEvent} values. */
  declare readonly events: readonly ContractEvent[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly returnValue: ScVal; readonly events: readonly ContractEvent[] }) {
    super();
    if (fields === BLANK) return;
    this.returnValue = fields.returnValue;
    this.events = copyOf(fields.events);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InvokeHostFunctionSuccessPreImage";
  }
  /** Reads one value. */
  static read(r: XdrReader): InvokeHostFunctionSuccessPreImage {
    const value: Mutable<InvokeHostFunctionSuccessPreImage> = new InvokeHostFunctionSuccessPreImage(BLANK);
    value.returnValue = ScVal.read(r);
    value.events = r.array(4294967295, 24, "InvokeHostFunctionSuccessPreImage.events", ContractEvent.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InvokeHostFunctionSuccessPreImage): void {
    if (value?.constructor !== InvokeHostFunctionSuccessPreImage) requireXdr(value, InvokeHostFunctionSuccessPreImage);
    let step = ".returnValue";
    try {
      ScVal.write(w, value.returnValue);
      step = ".events"; w.array(value.events, 4294967295, ContractEvent.write);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode TransactionMeta}. */
export class TransactionMetaUnion<T extends keyof TransactionMetaArms> extends XdrValue<TransactionMetaJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionMetaArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionMeta}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionMeta;
  private constructor(type: T, value: TransactionMetaArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `operations`: an array of {@linkcode OperationMeta} values. */
  static operations(operations: readonly OperationMeta[]): TransactionMeta<"operations"> {
    return new TransactionMetaUnion("operations", copyOf(operations));
  }
  /** Creates the arm `v1`: a {@linkcode TransactionMetaV1}. */
  static v1(v1: TransactionMetaV1): TransactionMeta<"v1"> {
    return new TransactionMetaUnion("v1", v1);
  }
  /** Creates the arm `v2`: a {@linkcode TransactionMetaV2}. */
  static v2(v2: TransactionMetaV2): TransactionMeta<"v2"> {
    return new TransactionMetaUnion("v2", v2);
  }
  /** Creates the arm `v3`: a {@linkcode TransactionMetaV3}. */
  static v3(v3: TransactionMetaV3): TransactionMeta<"v3"> {
    return new TransactionMetaUnion("v3", v3);
  }
  /** Creates the arm `v4`: a {@linkcode TransactionMetaV4}. */
  static v4(v4: TransactionMetaV4): TransactionMeta<"v4"> {
    return new TransactionMetaUnion("v4", v4);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMeta";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"operations":"v0","v1":"v1","v2":"v2","v3":"v3","v4":"v4"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMeta {
    const type = r.discriminant("TransactionMeta");
    switch (type) {
      case 0: return new TransactionMetaUnion("operations", r.array(4294967295, 4, "TransactionMeta.operations", OperationMeta.read));
      case 1: return new TransactionMetaUnion("v1", TransactionMetaV1.read(r));
      case 2: return new TransactionMetaUnion("v2", TransactionMetaV2.read(r));
      case 3: return new TransactionMetaUnion("v3", TransactionMetaV3.read(r));
      case 4: return new TransactionMetaUnion("v4", TransactionMetaV4.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionMeta): void {
    if (value?.constructor !== TransactionMetaUnion) requireXdr(value, TransactionMetaUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "operations": w.int32(0); w.array(value.value, 4294967295, OperationMeta.write); break;
        case "v1": w.int32(1); TransactionMetaV1.write(w, value.value); break;
        case "v2": w.int32(2); TransactionMetaV2.write(w, value.value); break;
        case "v3": w.int32(3); TransactionMetaV3.write(w, value.value); break;
        case "v4": w.int32(4); TransactionMetaV4.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The ledger changes and events of a transaction. */
export const TransactionMeta: typeof TransactionMetaUnion = TransactionMetaUnion;

/** The result and the effects of a transaction in a ledger. */
export class TransactionResultMeta extends XdrValue<TransactionResultMetaJson> {
  /** A {@linkcode TransactionResultPair}. */
  declare readonly result: TransactionResultPair;
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly feeProcessing: LedgerEntryChanges;
  /** A {@linkcode TransactionMeta}. */
  declare readonly txApplyProcessing: TransactionMeta;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly result: TransactionResultPair; readonly feeProcessing: LedgerEntryChanges; readonly txApplyProcessing: TransactionMeta }) {
    super();
    if (fields === BLANK) return;
    this.result = fields.result;
    this.feeProcessing = copyOf(fields.feeProcessing);
    this.txApplyProcessing = fields.txApplyProcessing;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionResultMeta";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionResultMeta {
    const value: Mutable<TransactionResultMeta> = new TransactionResultMeta(BLANK);
    value.result = TransactionResultPair.read(r);
    value.feeProcessing = r.array(4294967295, 12, "TransactionResultMeta.feeProcessing", LedgerEntryChange.read);
    value.txApplyProcessing = TransactionMeta.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionResultMeta): void {
    if (value?.constructor !== TransactionResultMeta) requireXdr(value, TransactionResultMeta);
    let step = ".result";
    try {
      TransactionResultPair.write(w, value.result);
      step = ".feeProcessing"; w.array(value.feeProcessing, 4294967295, LedgerEntryChange.write);
      step = ".txApplyProcessing"; TransactionMeta.write(w, value.txApplyProcessing);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The result and the effects of a transaction in a ledger, including fee changes after all transactions. */
export class TransactionResultMetaV1 extends XdrValue<TransactionResultMetaV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A {@linkcode TransactionResultPair}. */
  declare readonly result: TransactionResultPair;
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly feeProcessing: LedgerEntryChanges;
  /** A {@linkcode TransactionMeta}. */
  declare readonly txApplyProcessing: TransactionMeta;
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly postTxApplyFeeProcessing: LedgerEntryChanges;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly result: TransactionResultPair; readonly feeProcessing: LedgerEntryChanges; readonly txApplyProcessing: TransactionMeta; readonly postTxApplyFeeProcessing: LedgerEntryChanges }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.result = fields.result;
    this.feeProcessing = copyOf(fields.feeProcessing);
    this.txApplyProcessing = fields.txApplyProcessing;
    this.postTxApplyFeeProcessing = copyOf(fields.postTxApplyFeeProcessing);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionResultMetaV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionResultMetaV1 {
    const value: Mutable<TransactionResultMetaV1> = new TransactionResultMetaV1(BLANK);
    value.ext = ExtensionPoint.read(r);
    value.result = TransactionResultPair.read(r);
    value.feeProcessing = r.array(4294967295, 12, "TransactionResultMetaV1.feeProcessing", LedgerEntryChange.read);
    value.txApplyProcessing = TransactionMeta.read(r);
    value.postTxApplyFeeProcessing = r.array(4294967295, 12, "TransactionResultMetaV1.postTxApplyFeeProcessing", LedgerEntryChange.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionResultMetaV1): void {
    if (value?.constructor !== TransactionResultMetaV1) requireXdr(value, TransactionResultMetaV1);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".result"; TransactionResultPair.write(w, value.result);
      step = ".feeProcessing"; w.array(value.feeProcessing, 4294967295, LedgerEntryChange.write);
      step = ".txApplyProcessing"; TransactionMeta.write(w, value.txApplyProcessing);
      step = ".postTxApplyFeeProcessing"; w.array(value.postTxApplyFeeProcessing, 4294967295, LedgerEntryChange.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A ledger upgrade, and its changes to ledger entries. */
export class UpgradeEntryMeta extends XdrValue<UpgradeEntryMetaJson> {
  /** A {@linkcode LedgerUpgrade}. */
  declare readonly upgrade: LedgerUpgrade;
  /** An array of {@linkcode LedgerEntryChange} values. */
  declare readonly changes: LedgerEntryChanges;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly upgrade: LedgerUpgrade; readonly changes: LedgerEntryChanges }) {
    super();
    if (fields === BLANK) return;
    this.upgrade = fields.upgrade;
    this.changes = copyOf(fields.changes);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "UpgradeEntryMeta";
  }
  /** Reads one value. */
  static read(r: XdrReader): UpgradeEntryMeta {
    const value: Mutable<UpgradeEntryMeta> = new UpgradeEntryMeta(BLANK);
    value.upgrade = LedgerUpgrade.read(r);
    value.changes = r.array(4294967295, 12, "UpgradeEntryMeta.changes", LedgerEntryChange.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: UpgradeEntryMeta): void {
    if (value?.constructor !== UpgradeEntryMeta) requireXdr(value, UpgradeEntryMeta);
    let step = ".upgrade";
    try {
      LedgerUpgrade.write(w, value.upgrade);
      step = ".changes"; w.array(value.changes, 4294967295, LedgerEntryChange.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The contents and effects of a closed ledger, version 0. */
export class LedgerCloseMetaV0 extends XdrValue<LedgerCloseMetaV0Json> {
  /** A {@linkcode LedgerHeaderHistoryEntry}. */
  declare readonly ledgerHeader: LedgerHeaderHistoryEntry;
  /** A {@linkcode TransactionSet}. */
  declare readonly txSet: TransactionSet;
  /** An array of {@linkcode TransactionResultMeta} values. */
  declare readonly txProcessing: readonly TransactionResultMeta[];
  /** An array of {@linkcode UpgradeEntryMeta} values. */
  declare readonly upgradesProcessing: readonly UpgradeEntryMeta[];
  /** An array of {@linkcode ScpHistoryEntry} values. */
  declare readonly scpInfo: readonly ScpHistoryEntry[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ledgerHeader: LedgerHeaderHistoryEntry; readonly txSet: TransactionSet; readonly txProcessing: readonly TransactionResultMeta[]; readonly upgradesProcessing: readonly UpgradeEntryMeta[]; readonly scpInfo: readonly ScpHistoryEntry[] }) {
    super();
    if (fields === BLANK) return;
    this.ledgerHeader = fields.ledgerHeader;
    this.txSet = fields.txSet;
    this.txProcessing = copyOf(fields.txProcessing);
    this.upgradesProcessing = copyOf(fields.upgradesProcessing);
    this.scpInfo = copyOf(fields.scpInfo);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseMetaV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseMetaV0 {
    const value: Mutable<LedgerCloseMetaV0> = new LedgerCloseMetaV0(BLANK);
    value.ledgerHeader = LedgerHeaderHistoryEntry.read(r);
    value.txSet = TransactionSet.read(r);
    value.txProcessing = r.array(4294967295, 60, "LedgerCloseMetaV0.txProcessing", TransactionResultMeta.read);
    value.upgradesProcessing = r.array(4294967295, 12, "LedgerCloseMetaV0.upgradesProcessing", UpgradeEntryMeta.read);
    value.scpInfo = r.array(4294967295, 16, "LedgerCloseMetaV0.scpInfo", ScpHistoryEntry.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseMetaV0): void {
    if (value?.constructor !== LedgerCloseMetaV0) requireXdr(value, LedgerCloseMetaV0);
    let step = ".ledgerHeader";
    try {
      LedgerHeaderHistoryEntry.write(w, value.ledgerHeader);
      step = ".txSet"; TransactionSet.write(w, value.txSet);
      step = ".txProcessing"; w.array(value.txProcessing, 4294967295, TransactionResultMeta.write);
      step = ".upgradesProcessing"; w.array(value.upgradesProcessing, 4294967295, UpgradeEntryMeta.write);
      step = ".scpInfo"; w.array(value.scpInfo, 4294967295, ScpHistoryEntry.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The fee for writing 1 KB to the ledger. */
export class LedgerCloseMetaExtV1 extends XdrValue<LedgerCloseMetaExtV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A signed 64-bit integer. */
  declare readonly dwsaFeeWrite1Kb: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly dwsaFeeWrite1Kb: bigint }) {
    super();
    this.ext = fields.ext;
    this.dwsaFeeWrite1Kb = fields.dwsaFeeWrite1Kb;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseMetaExtV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseMetaExtV1 {
    return new LedgerCloseMetaExtV1({
      ext: ExtensionPoint.read(r),
      dwsaFeeWrite1Kb: r.int64("LedgerCloseMetaExtV1.dwsaFeeWrite1Kb"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseMetaExtV1): void {
    if (value?.constructor !== LedgerCloseMetaExtV1) requireXdr(value, LedgerCloseMetaExtV1);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".dwsaFeeWrite1Kb"; w.int64(value.dwsaFeeWrite1Kb);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode LedgerCloseMetaExt}, by arm name. */
export interface LedgerCloseMetaExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode LedgerCloseMetaExtV1}. */
  readonly v1: LedgerCloseMetaExtV1;
}
/** The extension of a ledger's meta. */
export type LedgerCloseMetaExt<T extends keyof LedgerCloseMetaExtArms = keyof LedgerCloseMetaExtArms> = { readonly [K in T]: LedgerCloseMetaExtUnion<K> }[T];
/** The class of {@linkcode LedgerCloseMetaExt}. */
export class LedgerCloseMetaExtUnion<T extends keyof LedgerCloseMetaExtArms> extends XdrValue<LedgerCloseMetaExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerCloseMetaExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerCloseMetaExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerCloseMetaExt;
  private constructor(type: T, value: LedgerCloseMetaExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): LedgerCloseMetaExt<"v0"> {
    return new LedgerCloseMetaExtUnion("v0", null);
  }
  /** Creates the arm `v1`: a {@linkcode LedgerCloseMetaExtV1}. */
  static v1(v1: LedgerCloseMetaExtV1): LedgerCloseMetaExt<"v1"> {
    return new LedgerCloseMetaExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseMetaExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseMetaExt {
    const type = r.discriminant("LedgerCloseMetaExt");
    switch (type) {
      case 0: return new LedgerCloseMetaExtUnion("v0", null);
      case 1: return new LedgerCloseMetaExtUnion("v1", LedgerCloseMetaExtV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseMetaExt): void {
    if (value?.constructor !== LedgerCloseMetaExtUnion) requireXdr(value, LedgerCloseMetaExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); LedgerCloseMetaExtV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a ledger's meta. */
export const LedgerCloseMetaExt: typeof LedgerCloseMetaExtUnion = LedgerCloseMetaExtUnion;

/** The contents and effects of a closed ledger, version 1. */
export class LedgerCloseMetaV1 extends XdrValue<LedgerCloseMetaV1Json> {
  /** A {@linkcode LedgerCloseMetaExt}. */
  declare readonly ext: LedgerCloseMetaExt;
  /** A {@linkcode LedgerHeaderHistoryEntry}. */
  declare readonly ledgerHeader: LedgerHeaderHistoryEntry;
  /** A {@linkcode GeneralizedTransactionSet}. */
  declare readonly txSet: GeneralizedTransactionSet;
  /** An array of {@linkcode TransactionResultMeta} values. */
  declare readonly txProcessing: readonly TransactionResultMeta[];
  /** An array of {@linkcode UpgradeEntryMeta} values. */
  declare readonly upgradesProcessing: readonly UpgradeEntryMeta[];
  /** An array of {@linkcode ScpHistoryEntry} values. */
  declare readonly scpInfo: readonly ScpHistoryEntry[];
  /** An unsigned 64-bit integer. */
  declare readonly totalByteSizeOfLiveDwsaState: bigint;
  /** An array of {@linkcode LedgerKey} values. */
  declare readonly evictedKeys: readonly LedgerKey[];
  /** Always empty. An array of {@linkcode LedgerEntry} values. */
  declare readonly unused: readonly LedgerEntry[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: LedgerCloseMetaExt; readonly ledgerHeader: LedgerHeaderHistoryEntry; readonly txSet: GeneralizedTransactionSet; readonly txProcessing: readonly TransactionResultMeta[]; readonly upgradesProcessing: readonly UpgradeEntryMeta[]; readonly scpInfo: readonly ScpHistoryEntry[]; readonly totalByteSizeOfLiveDwsaState: bigint; readonly evictedKeys: readonly LedgerKey[]; readonly unused: readonly LedgerEntry[] }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.ledgerHeader = fields.ledgerHeader;
    this.txSet = fields.txSet;
    this.txProcessing = copyOf(fields.txProcessing);
    this.upgradesProcessing = copyOf(fields.upgradesProcessing);
    this.scpInfo = copyOf(fields.scpInfo);
    this.totalByteSizeOfLiveDwsaState = fields.totalByteSizeOfLiveDwsaState;
    this.evictedKeys = copyOf(fields.evictedKeys);
    this.unused = copyOf(fields.unused);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseMetaV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseMetaV1 {
    const value: Mutable<LedgerCloseMetaV1> = new LedgerCloseMetaV1(BLANK);
    value.ext = LedgerCloseMetaExt.read(r);
    value.ledgerHeader = LedgerHeaderHistoryEntry.read(r);
    value.txSet = GeneralizedTransactionSet.read(r);
    value.txProcessing = r.array(4294967295, 60, "LedgerCloseMetaV1.txProcessing", TransactionResultMeta.read);
    value.upgradesProcessing = r.array(4294967295, 12, "LedgerCloseMetaV1.upgradesProcessing", UpgradeEntryMeta.read);
    value.scpInfo = r.array(4294967295, 16, "LedgerCloseMetaV1.scpInfo", ScpHistoryEntry.read);
    value.totalByteSizeOfLiveDwsaState = r.uint64("LedgerCloseMetaV1.totalByteSizeOfLiveDwsaState");
    value.evictedKeys = r.array(4294967295, 8, "LedgerCloseMetaV1.evictedKeys", LedgerKey.read);
    value.unused = r.array(4294967295, 20, "LedgerCloseMetaV1.unused", LedgerEntry.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseMetaV1): void {
    if (value?.constructor !== LedgerCloseMetaV1) requireXdr(value, LedgerCloseMetaV1);
    let step = ".ext";
    try {
      LedgerCloseMetaExt.write(w, value.ext);
      step = ".ledgerHeader"; LedgerHeaderHistoryEntry.write(w, value.ledgerHeader);
      step = ".txSet"; GeneralizedTransactionSet.write(w, value.txSet);
      step = ".txProcessing"; w.array(value.txProcessing, 4294967295, TransactionResultMeta.write);
      step = ".upgradesProcessing"; w.array(value.upgradesProcessing, 4294967295, UpgradeEntryMeta.write);
      step = ".scpInfo"; w.array(value.scpInfo, 4294967295, ScpHistoryEntry.write);
      step = ".totalByteSizeOfLiveDwsaState"; w.uint64(value.totalByteSizeOfLiveDwsaState);
      step = ".evictedKeys"; w.array(value.evictedKeys, 4294967295, LedgerKey.write);
      step = ".unused"; w.array(value.unused, 4294967295, LedgerEntry.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The contents and effects of a closed ledger, version 2. */
export class LedgerCloseMetaV2 extends XdrValue<LedgerCloseMetaV2Json> {
  /** A {@linkcode LedgerCloseMetaExt}. */
  declare readonly ext: LedgerCloseMetaExt;
  /** A {@linkcode LedgerHeaderHistoryEntry}. */
  declare readonly ledgerHeader: LedgerHeaderHistoryEntry;
  /** A {@linkcode GeneralizedTransactionSet}. */
  declare readonly txSet: GeneralizedTransactionSet;
  /** An array of {@linkcode TransactionResultMetaV1} values. */
  declare readonly txProcessing: readonly TransactionResultMetaV1[];
  /** An array of {@linkcode UpgradeEntryMeta} values. */
  declare readonly upgradesProcessing: readonly UpgradeEntryMeta[];
  /** An array of {@linkcode ScpHistoryEntry} values. */
  declare readonly scpInfo: readonly ScpHistoryEntry[];
  /** An unsigned 64-bit integer. */
  declare readonly totalByteSizeOfLiveDwsaState: bigint;
  /** An array of {@linkcode LedgerKey} values. */
  declare readonly evictedKeys: readonly LedgerKey[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: LedgerCloseMetaExt; readonly ledgerHeader: LedgerHeaderHistoryEntry; readonly txSet: GeneralizedTransactionSet; readonly txProcessing: readonly TransactionResultMetaV1[]; readonly upgradesProcessing: readonly UpgradeEntryMeta[]; readonly scpInfo: readonly ScpHistoryEntry[]; readonly totalByteSizeOfLiveDwsaState: bigint; readonly evictedKeys: readonly LedgerKey[] }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.ledgerHeader = fields.ledgerHeader;
    this.txSet = fields.txSet;
    this.txProcessing = copyOf(fields.txProcessing);
    this.upgradesProcessing = copyOf(fields.upgradesProcessing);
    this.scpInfo = copyOf(fields.scpInfo);
    this.totalByteSizeOfLiveDwsaState = fields.totalByteSizeOfLiveDwsaState;
    this.evictedKeys = copyOf(fields.evictedKeys);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseMetaV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseMetaV2 {
    const value: Mutable<LedgerCloseMetaV2> = new LedgerCloseMetaV2(BLANK);
    value.ext = LedgerCloseMetaExt.read(r);
    value.ledgerHeader = LedgerHeaderHistoryEntry.read(r);
    value.txSet = GeneralizedTransactionSet.read(r);
    value.txProcessing = r.array(4294967295, 68, "LedgerCloseMetaV2.txProcessing", TransactionResultMetaV1.read);
    value.upgradesProcessing = r.array(4294967295, 12, "LedgerCloseMetaV2.upgradesProcessing", UpgradeEntryMeta.read);
    value.scpInfo = r.array(4294967295, 16, "LedgerCloseMetaV2.scpInfo", ScpHistoryEntry.read);
    value.totalByteSizeOfLiveDwsaState = r.uint64("LedgerCloseMetaV2.totalByteSizeOfLiveDwsaState");
    value.evictedKeys = r.array(4294967295, 8, "LedgerCloseMetaV2.evictedKeys", LedgerKey.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseMetaV2): void {
    if (value?.constructor !== LedgerCloseMetaV2) requireXdr(value, LedgerCloseMetaV2);
    let step = ".ext";
    try {
      LedgerCloseMetaExt.write(w, value.ext);
      step = ".ledgerHeader"; LedgerHeaderHistoryEntry.write(w, value.ledgerHeader);
      step = ".txSet"; GeneralizedTransactionSet.write(w, value.txSet);
      step = ".txProcessing"; w.array(value.txProcessing, 4294967295, TransactionResultMetaV1.write);
      step = ".upgradesProcessing"; w.array(value.upgradesProcessing, 4294967295, UpgradeEntryMeta.write);
      step = ".scpInfo"; w.array(value.scpInfo, 4294967295, ScpHistoryEntry.write);
      step = ".totalByteSizeOfLiveDwsaState"; w.uint64(value.totalByteSizeOfLiveDwsaState);
      step = ".evictedKeys"; w.array(value.evictedKeys, 4294967295, LedgerKey.write);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode LedgerCloseMeta}. */
export class LedgerCloseMetaUnion<T extends keyof LedgerCloseMetaArms> extends XdrValue<LedgerCloseMetaJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerCloseMetaArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerCloseMeta}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerCloseMeta;
  private constructor(type: T, value: LedgerCloseMetaArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`: a {@linkcode LedgerCloseMetaV0}. */
  static v0(v0: LedgerCloseMetaV0): LedgerCloseMeta<"v0"> {
    return new LedgerCloseMetaUnion("v0", v0);
  }
  /** Creates the arm `v1`: a {@linkcode LedgerCloseMetaV1}. */
  static v1(v1: LedgerCloseMetaV1): LedgerCloseMeta<"v1"> {
    return new LedgerCloseMetaUnion("v1", v1);
  }
  /** Creates the arm `v2`: a {@linkcode LedgerCloseMetaV2}. */
  static v2(v2: LedgerCloseMetaV2): LedgerCloseMeta<"v2"> {
    return new LedgerCloseMetaUnion("v2", v2);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseMeta";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseMeta {
    const type = r.discriminant("LedgerCloseMeta");
    switch (type) {
      case 0: return new LedgerCloseMetaUnion("v0", LedgerCloseMetaV0.read(r));
      case 1: return new LedgerCloseMetaUnion("v1", LedgerCloseMetaV1.read(r));
      case 2: return new LedgerCloseMetaUnion("v2", LedgerCloseMetaV2.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseMeta): void {
    if (value?.constructor !== LedgerCloseMetaUnion) requireXdr(value, LedgerCloseMetaUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); LedgerCloseMetaV0.write(w, value.value); break;
        case "v1": w.int32(1); LedgerCloseMetaV1.write(w, value.value); break;
        case "v2": w.int32(2); LedgerCloseMetaV2.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** All changes that were made when a ledger closed. */
export const LedgerCloseMeta: typeof LedgerCloseMetaUnion = LedgerCloseMetaUnion;
