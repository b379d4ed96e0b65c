// Generated from xdr/idl/ledger_entries.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr, xdrCodec } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { XdrCodec } from "../codec.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import { ScAddress, ScVal } from "./contract.ts";
import { ConfigSettingEntry, type ConfigSettingId, configSettingIdNames } from "./contract_config_setting.ts";
import type { AccountEntryExtJson, AccountEntryExtensionV1ExtJson, AccountEntryExtensionV1Json, AccountEntryExtensionV2ExtJson, AccountEntryExtensionV2Json, AccountEntryExtensionV3Json, AccountEntryJson, AlphaNum12Json, AlphaNum4Json, AssetCodeJson, AssetJson, BucketEntryJson, BucketMetadataExtJson, BucketMetadataJson, ClaimPredicateJson, ClaimableBalanceEntryExtJson, ClaimableBalanceEntryExtensionV1ExtJson, ClaimableBalanceEntryExtensionV1Json, ClaimableBalanceEntryJson, ClaimantJson, ClaimantV0Json, ContractCodeCostInputsJson, ContractCodeEntryExtJson, ContractCodeEntryJson, ContractCodeEntryV1Json, ContractDataEntryJson, DataEntryExtJson, DataEntryJson, HotArchiveBucketEntryJson, LedgerEntryDataJson, LedgerEntryExtJson, LedgerEntryExtensionV1ExtJson, LedgerEntryExtensionV1Json, LedgerEntryJson, LedgerKeyAccountJson, LedgerKeyClaimableBalanceJson, LedgerKeyConfigSettingJson, LedgerKeyContractCodeJson, LedgerKeyContractDataJson, LedgerKeyDataJson, LedgerKeyJson, LedgerKeyLiquidityPoolJson, LedgerKeyOfferJson, LedgerKeyTrustLineJson, LedgerKeyTtlJson, LiabilitiesJson, LiquidityPoolConstantProductParametersJson, LiquidityPoolEntryBodyJson, LiquidityPoolEntryConstantProductJson, LiquidityPoolEntryJson, OfferEntryExtJson, OfferEntryJson, PriceJson, SignerJson, TrustLineAssetJson, TrustLineEntryExtJson, TrustLineEntryExtensionV2ExtJson, TrustLineEntryExtensionV2Json, TrustLineEntryJson, TrustLineEntryV1ExtJson, TrustLineEntryV1Json, TtlEntryJson } from "./json_types.ts";
import { type AccountId, ClaimableBalanceId, ExtensionPoint, type Hash, type PoolId, PublicKey, SignerKey } from "./types.ts";

/** 4 bytes. */
export type Thresholds = Uint8Array;

/** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
export type String32 = string | Uint8Array;

/** A string of at most 64 bytes (a `Uint8Array` if not UTF-8). */
export type String64 = string | Uint8Array;

/** A signed 64-bit integer. */
export type SequenceNumber = bigint;

/** At most 64 bytes. */
export type DataValue = Uint8Array;

/** 4 bytes. */
export type AssetCode4 = Uint8Array;

/** 12 bytes. */
export type AssetCode12 = Uint8Array;

/** A member of the enum `AssetType`. */
export type AssetType = "assetTypeNative" | "assetTypeCreditAlphanum4" | "assetTypeCreditAlphanum12" | "assetTypePoolShare";
/** The members of {@linkcode AssetType} by name. */
export const AssetType: {
  /** `ASSET_TYPE_NATIVE` = 0 */
  readonly assetTypeNative: "assetTypeNative";
  /** `ASSET_TYPE_CREDIT_ALPHANUM4` = 1 */
  readonly assetTypeCreditAlphanum4: "assetTypeCreditAlphanum4";
  /** `ASSET_TYPE_CREDIT_ALPHANUM12` = 2 */
  readonly assetTypeCreditAlphanum12: "assetTypeCreditAlphanum12";
  /** `ASSET_TYPE_POOL_SHARE` = 3 */
  readonly assetTypePoolShare: "assetTypePoolShare";
} = /* @__PURE__ */ Object.freeze({ assetTypeNative: "assetTypeNative", assetTypeCreditAlphanum4: "assetTypeCreditAlphanum4", assetTypeCreditAlphanum12: "assetTypeCreditAlphanum12", assetTypePoolShare: "assetTypePoolShare" });
/** The members of {@linkcode AssetType} by wire value. */
export const assetTypeNames: { readonly [value: number]: AssetType } = ["assetTypeNative","assetTypeCreditAlphanum4","assetTypeCreditAlphanum12","assetTypePoolShare"];

/** The value types of the arms of {@linkcode AssetCode}, by arm name. */
export interface AssetCodeArms {
  /** 4 bytes. */
  readonly assetTypeCreditAlphanum4: AssetCode4;
  /** 12 bytes. */
  readonly assetTypeCreditAlphanum12: AssetCode12;
}
/** The code of an asset without its issuer. */
export type AssetCode<T extends keyof AssetCodeArms = keyof AssetCodeArms> = { readonly [K in T]: AssetCodeUnion<K> }[T];
/** The class of {@linkcode AssetCode}. */
export class AssetCodeUnion<T extends keyof AssetCodeArms> extends XdrValue<AssetCodeJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AssetCodeArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode AssetCode}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AssetCode;
  private constructor(type: T, value: AssetCodeArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `assetTypeCreditAlphanum4`: 4 bytes. */
  static assetTypeCreditAlphanum4(assetCode4: AssetCode4): AssetCode<"assetTypeCreditAlphanum4"> {
    return new AssetCodeUnion("assetTypeCreditAlphanum4", copyOf(assetCode4));
  }
  /** Creates the arm `assetTypeCreditAlphanum12`: 12 bytes. */
  static assetTypeCreditAlphanum12(assetCode12: AssetCode12): AssetCode<"assetTypeCreditAlphanum12"> {
    return new AssetCodeUnion("assetTypeCreditAlphanum12", copyOf(assetCode12));
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AssetCode";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "bare", assetTypeCreditAlphanum4: "code4", assetTypeCreditAlphanum12: "code12" };
  }
  /** Reads one value. */
  static read(r: XdrReader): AssetCode {
    const type = r.discriminant("AssetCode");
    switch (type) {
      case 1: return new AssetCodeUnion("assetTypeCreditAlphanum4", r.opaque(4, "AssetCode.assetTypeCreditAlphanum4"));
      case 2: return new AssetCodeUnion("assetTypeCreditAlphanum12", r.opaque(12, "AssetCode.assetTypeCreditAlphanum12"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AssetCode): void {
    if (value?.constructor !== AssetCodeUnion) requireXdr(value, AssetCodeUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "assetTypeCreditAlphanum4": w.int32(1); w.opaque(value.value, 4); break;
        case "assetTypeCreditAlphanum12": w.int32(2); w.opaque(value.value, 12); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The code of an asset without its issuer. */
export const AssetCode: typeof AssetCodeUnion = AssetCodeUnion;

/** An asset with a code of 1 to 4 characters. */
export class AlphaNum4 extends XdrValue<AlphaNum4Json> {
  /** 4 bytes. */
  declare readonly assetCode: AssetCode4;
  /** A {@linkcode PublicKey}. */
  declare readonly issuer: AccountId;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly assetCode: AssetCode4; readonly issuer: AccountId }) {
    super();
    if (fields === BLANK) return;
    this.assetCode = copyOf(fields.assetCode);
    this.issuer = fields.issuer;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AlphaNum4";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { assetCode: "code4" };
  }
  /** Reads one value. */
  static read(r: XdrReader): AlphaNum4 {
    const value: Mutable<AlphaNum4> = new AlphaNum4(BLANK);
    value.assetCode = r.opaque(4, "AlphaNum4.assetCode");
    value.issuer = PublicKey.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AlphaNum4): void {
    if (value?.constructor !== AlphaNum4) requireXdr(value, AlphaNum4);
    let step = ".assetCode";
    try {
      w.opaque(value.assetCode, 4);
      step = ".issuer"; PublicKey.write(w, value.issuer);
    } catch (error) { throw withPath(error, step); }
  }
}

/** An asset with a code of 5 to 12 characters. */
export class AlphaNum12 extends XdrValue<AlphaNum12Json> {
  /** 12 bytes. */
  declare readonly assetCode: AssetCode12;
  /** A {@linkcode PublicKey}. */
  declare readonly issuer: AccountId;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly assetCode: AssetCode12; readonly issuer: AccountId }) {
    super();
    if (fields === BLANK) return;
    this.assetCode = copyOf(fields.assetCode);
    this.issuer = fields.issuer;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AlphaNum12";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { assetCode: "code12" };
  }
  /** Reads one value. */
  static read(r: XdrReader): AlphaNum12 {
    const value: Mutable<AlphaNum12> = new AlphaNum12(BLANK);
    value.assetCode = r.opaque(12, "AlphaNum12.assetCode");
    value.issuer = PublicKey.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AlphaNum12): void {
    if (value?.constructor !== AlphaNum12) requireXdr(value, AlphaNum12);
    let step = ".assetCode";
    try {
      w.opaque(value.assetCode, 12);
      step = ".issuer"; PublicKey.write(w, value.issuer);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode Asset}, by arm name. */
export interface AssetArms {
  /** No value. */
  readonly assetTypeNative: null;
  /** An {@linkcode AlphaNum4}. */
  readonly assetTypeCreditAlphanum4: AlphaNum4;
  /** An {@linkcode AlphaNum12}. */
  readonly assetTypeCreditAlphanum12: AlphaNum12;
}
/** The native asset or an issued one. */
export type Asset<T extends keyof AssetArms = keyof AssetArms> = { readonly [K in T]: AssetUnion<K> }[T];
/** The class of {@linkcode Asset}. */
export class AssetUnion<T extends keyof AssetArms> extends XdrValue<AssetJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AssetArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode Asset}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is Asset;
  private constructor(type: T, value: AssetArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `assetTypeNative`, which has no value. */
  static assetTypeNative(): Asset<"assetTypeNative"> {
    return new AssetUnion("assetTypeNative", null);
  }
  /** Creates the arm `assetTypeCreditAlphanum4`: an {@linkcode AlphaNum4}. */
  static assetTypeCreditAlphanum4(alphaNum4: AlphaNum4): Asset<"assetTypeCreditAlphanum4"> {
    return new AssetUnion("assetTypeCreditAlphanum4", alphaNum4);
  }
  /** Creates the arm `assetTypeCreditAlphanum12`: an {@linkcode AlphaNum12}. */
  static assetTypeCreditAlphanum12(alphaNum12: AlphaNum12): Asset<"assetTypeCreditAlphanum12"> {
    return new AssetUnion("assetTypeCreditAlphanum12", alphaNum12);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Asset";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 9 };
  }
  /** Reads one value. */
  static read(r: XdrReader): Asset {
    const type = r.discriminant("Asset");
    switch (type) {
      case 0: return new AssetUnion("assetTypeNative", null);
      case 1: return new AssetUnion("assetTypeCreditAlphanum4", AlphaNum4.read(r));
      case 2: return new AssetUnion("assetTypeCreditAlphanum12", AlphaNum12.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Asset): void {
    if (value?.constructor !== AssetUnion) requireXdr(value, AssetUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "assetTypeNative": w.int32(0); break;
        case "assetTypeCreditAlphanum4": w.int32(1); AlphaNum4.write(w, value.value); break;
        case "assetTypeCreditAlphanum12": w.int32(2); AlphaNum12.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The native asset or an issued one. */
export const Asset: typeof AssetUnion = AssetUnion;

/** A price as a fraction. */
export class Price extends XdrValue<PriceJson> {
  /** A signed 32-bit integer. */
  declare readonly n: number;
  /** A signed 32-bit integer. */
  declare readonly d: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly n: number; readonly d: number }) {
    super();
    this.n = fields.n;
    this.d = fields.d;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Price";
  }
  /** Reads one value. */
  static read(r: XdrReader): Price {
    return new Price({
      n: r.int32("Price.n"),
      d: r.int32("Price.d"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Price): void {
    if (value?.constructor !== Price) requireXdr(value, Price);
    let step = ".n";
    try {
      w.int32(value.n);
      step = ".d"; w.int32(value.d);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The amounts that are reserved by open offers. */
export class Liabilities extends XdrValue<LiabilitiesJson> {
  /** A signed 64-bit integer. */
  declare readonly buying: bigint;
  /** A signed 64-bit integer. */
  declare readonly selling: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly buying: bigint; readonly selling: bigint }) {
    super();
    this.buying = fields.buying;
    this.selling = fields.selling;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Liabilities";
  }
  /** Reads one value. */
  static read(r: XdrReader): Liabilities {
    return new Liabilities({
      buying: r.int64("Liabilities.buying"),
      selling: r.int64("Liabilities.selling"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Liabilities): void {
    if (value?.constructor !== Liabilities) requireXdr(value, Liabilities);
    let step = ".buying";
    try {
      w.int64(value.buying);
      step = ".selling"; w.int64(value.selling);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The meaning of each byte of `Thresholds`. */
export type ThresholdIndexes = "thresholdMasterWeight" | "thresholdLow" | "thresholdMed" | "thresholdHigh";
/** The members of {@linkcode ThresholdIndexes} by name. */
export const ThresholdIndexes: {
  /** `THRESHOLD_MASTER_WEIGHT` = 0 */
  readonly thresholdMasterWeight: "thresholdMasterWeight";
  /** `THRESHOLD_LOW` = 1 */
  readonly thresholdLow: "thresholdLow";
  /** `THRESHOLD_MED` = 2 */
  readonly thresholdMed: "thresholdMed";
  /** `THRESHOLD_HIGH` = 3 */
  readonly thresholdHigh: "thresholdHigh";
} = /* @__PURE__ */ Object.freeze({ thresholdMasterWeight: "thresholdMasterWeight", thresholdLow: "thresholdLow", thresholdMed: "thresholdMed", thresholdHigh: "thresholdHigh" });
/** The members of {@linkcode ThresholdIndexes} by wire value. */
export const thresholdIndexesNames: { readonly [value: number]: ThresholdIndexes } = ["thresholdMasterWeight","thresholdLow","thresholdMed","thresholdHigh"];

/** A member of the enum `LedgerEntryType`. */
export type LedgerEntryType = "account" | "trustline" | "offer" | "data" | "claimableBalance" | "liquidityPool" | "contractData" | "contractCode" | "configSetting" | "ttl";
/** The members of {@linkcode LedgerEntryType} by name. */
export const LedgerEntryType: {
  /** `ACCOUNT` = 0 */
  readonly account: "account";
  /** `TRUSTLINE` = 1 */
  readonly trustline: "trustline";
  /** `OFFER` = 2 */
  readonly offer: "offer";
  /** `DATA` = 3 */
  readonly data: "data";
  /** `CLAIMABLE_BALANCE` = 4 */
  readonly claimableBalance: "claimableBalance";
  /** `LIQUIDITY_POOL` = 5 */
  readonly liquidityPool: "liquidityPool";
  /** `CONTRACT_DATA` = 6 */
  readonly contractData: "contractData";
  /** `CONTRACT_CODE` = 7 */
  readonly contractCode: "contractCode";
  /** `CONFIG_SETTING` = 8 */
  readonly configSetting: "configSetting";
  /** `TTL` = 9 */
  readonly ttl: "ttl";
} = /* @__PURE__ */ Object.freeze({ account: "account", trustline: "trustline", offer: "offer", data: "data", claimableBalance: "claimableBalance", liquidityPool: "liquidityPool", contractData: "contractData", contractCode: "contractCode", configSetting: "configSetting", ttl: "ttl" });
/** The members of {@linkcode LedgerEntryType} by wire value. */
export const ledgerEntryTypeNames: { readonly [value: number]: LedgerEntryType } = ["account","trustline","offer","data","claimableBalance","liquidityPool","contractData","contractCode","configSetting","ttl"];

/** A signer of an account, and its weight. */
export class Signer extends XdrValue<SignerJson> {
  /** A {@linkcode SignerKey}. */
  declare readonly key: SignerKey;
  /** An unsigned 32-bit integer. */
  declare readonly weight: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly key: SignerKey; readonly weight: number }) {
    super();
    this.key = fields.key;
    this.weight = fields.weight;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Signer";
  }
  /** Reads one value. */
  static read(r: XdrReader): Signer {
    return new Signer({
      key: SignerKey.read(r),
      weight: r.uint32("Signer.weight"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Signer): void {
    if (value?.constructor !== Signer) requireXdr(value, Signer);
    let step = ".key";
    try {
      SignerKey.write(w, value.key);
      step = ".weight"; w.uint32(value.weight);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The bits of `AccountEntry.flags`. */
export type AccountFlags = "authRequiredFlag" | "authRevocableFlag" | "authImmutableFlag" | "authClawbackEnabledFlag";
/** The members of {@linkcode AccountFlags} by name. */
export const AccountFlags: {
  /** `AUTH_REQUIRED_FLAG` = 1 */
  readonly authRequiredFlag: "authRequiredFlag";
  /** `AUTH_REVOCABLE_FLAG` = 2 */
  readonly authRevocableFlag: "authRevocableFlag";
  /** `AUTH_IMMUTABLE_FLAG` = 4 */
  readonly authImmutableFlag: "authImmutableFlag";
  /** `AUTH_CLAWBACK_ENABLED_FLAG` = 8 */
  readonly authClawbackEnabledFlag: "authClawbackEnabledFlag";
} = /* @__PURE__ */ Object.freeze({ authRequiredFlag: "authRequiredFlag", authRevocableFlag: "authRevocableFlag", authImmutableFlag: "authImmutableFlag", authClawbackEnabledFlag: "authClawbackEnabledFlag" });
/** The members of {@linkcode AccountFlags} by wire value. */
export const accountFlagsNames: { readonly [value: number]: AccountFlags } = {"1":"authRequiredFlag","2":"authRevocableFlag","4":"authImmutableFlag","8":"authClawbackEnabledFlag"};

/** A {@linkcode PublicKey}, or null. */
export type SponsorshipDescriptor = AccountId | null;
/** Decodes and encodes a {@linkcode PublicKey}, or null. */
export const SponsorshipDescriptor: XdrCodec<SponsorshipDescriptor> = /* @__PURE__ */ xdrCodec("SponsorshipDescriptor", (r) => r.optional("SponsorshipDescriptor", PublicKey.read), (w, v) => w.optional(v, PublicKey.write));

/** The ledger and the time at which the sequence number of an account last changed. */
export class AccountEntryExtensionV3 extends XdrValue<AccountEntryExtensionV3Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** An unsigned 32-bit integer. */
  declare readonly seqLedger: number;
  /** An unsigned 64-bit integer. */
  declare readonly seqTime: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly seqLedger: number; readonly seqTime: bigint }) {
    super();
    this.ext = fields.ext;
    this.seqLedger = fields.seqLedger;
    this.seqTime = fields.seqTime;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountEntryExtensionV3";
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountEntryExtensionV3 {
    return new AccountEntryExtensionV3({
      ext: ExtensionPoint.read(r),
      seqLedger: r.uint32("AccountEntryExtensionV3.seqLedger"),
      seqTime: r.uint64("AccountEntryExtensionV3.seqTime"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountEntryExtensionV3): void {
    if (value?.constructor !== AccountEntryExtensionV3) requireXdr(value, AccountEntryExtensionV3);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".seqLedger"; w.uint32(value.seqLedger);
      step = ".seqTime"; w.uint64(value.seqTime);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode AccountEntryExtensionV2Ext}, by arm name. */
export interface AccountEntryExtensionV2ExtArms {
  /** No value. */
  readonly v0: null;
  /** An {@linkcode AccountEntryExtensionV3}. */
  readonly v3: AccountEntryExtensionV3;
}
/** The extension of an `AccountEntryExtensionV2`. */
export type AccountEntryExtensionV2Ext<T extends keyof AccountEntryExtensionV2ExtArms = keyof AccountEntryExtensionV2ExtArms> = { readonly [K in T]: AccountEntryExtensionV2ExtUnion<K> }[T];
/** The class of {@linkcode AccountEntryExtensionV2Ext}. */
export class AccountEntryExtensionV2ExtUnion<T extends keyof AccountEntryExtensionV2ExtArms> extends XdrValue<AccountEntryExtensionV2ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AccountEntryExtensionV2ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode AccountEntryExtensionV2Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AccountEntryExtensionV2Ext;
  private constructor(type: T, value: AccountEntryExtensionV2ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): AccountEntryExtensionV2Ext<"v0"> {
    return new AccountEntryExtensionV2ExtUnion("v0", null);
  }
  /** Creates the arm `v3`: an {@linkcode AccountEntryExtensionV3}. */
  static v3(v3: AccountEntryExtensionV3): AccountEntryExtensionV2Ext<"v3"> {
    return new AccountEntryExtensionV2ExtUnion("v3", v3);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountEntryExtensionV2Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountEntryExtensionV2Ext {
    const type = r.discriminant("AccountEntryExtensionV2Ext");
    switch (type) {
      case 0: return new AccountEntryExtensionV2ExtUnion("v0", null);
      case 3: return new AccountEntryExtensionV2ExtUnion("v3", AccountEntryExtensionV3.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountEntryExtensionV2Ext): void {
    if (value?.constructor !== AccountEntryExtensionV2ExtUnion) requireXdr(value, AccountEntryExtensionV2ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v3": w.int32(3); AccountEntryExtensionV3.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of an `AccountEntryExtensionV2`. */
export const AccountEntryExtensionV2Ext: typeof AccountEntryExtensionV2ExtUnion = AccountEntryExtensionV2ExtUnion;

/** The numbers of sponsored and sponsoring entries of an account, and the sponsors of its signers. */
export class AccountEntryExtensionV2 extends XdrValue<AccountEntryExtensionV2Json> {
  /** An unsigned 32-bit integer. */
  declare readonly numSponsored: number;
  /** An unsigned 32-bit integer. */
  declare readonly numSponsoring: number;
  /** An array of at most 20 a {@linkcode PublicKey}, or null. */
  declare readonly signerSponsoringIDs: readonly SponsorshipDescriptor[];
  /** An {@linkcode AccountEntryExtensionV2Ext}. */
  declare readonly ext: AccountEntryExtensionV2Ext;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly numSponsored: number; readonly numSponsoring: number; readonly signerSponsoringIDs: readonly SponsorshipDescriptor[]; readonly ext: AccountEntryExtensionV2Ext }) {
    super();
    if (fields === BLANK) return;
    this.numSponsored = fields.numSponsored;
    this.numSponsoring = fields.numSponsoring;
    this.signerSponsoringIDs = copyOf(fields.signerSponsoringIDs);
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountEntryExtensionV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountEntryExtensionV2 {
    const value: Mutable<AccountEntryExtensionV2> = new AccountEntryExtensionV2(BLANK);
    value.numSponsored = r.uint32("AccountEntryExtensionV2.numSponsored");
    value.numSponsoring = r.uint32("AccountEntryExtensionV2.numSponsoring");
    value.signerSponsoringIDs = r.array(20, 4, "AccountEntryExtensionV2.signerSponsoringIDs", (r) => r.optional("AccountEntryExtensionV2.signerSponsoringIDs", PublicKey.read));
    value.ext = AccountEntryExtensionV2Ext.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountEntryExtensionV2): void {
    if (value?.constructor !== AccountEntryExtensionV2) requireXdr(value, AccountEntryExtensionV2);
    let step = ".numSponsored";
    try {
      w.uint32(value.numSponsored);
      step = ".numSponsoring"; w.uint32(value.numSponsoring);
      step = ".signerSponsoringIDs"; w.array(value.signerSponsoringIDs, 20, (w, v) => w.optional(v, PublicKey.write));
      step = ".ext"; AccountEntryExtensionV2Ext.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode AccountEntryExtensionV1Ext}, by arm name. */
export interface AccountEntryExtensionV1ExtArms {
  /** No value. */
  readonly v0: null;
  /** An {@linkcode AccountEntryExtensionV2}. */
  readonly v2: AccountEntryExtensionV2;
}
/** The extension of an `AccountEntryExtensionV1`. */
export type AccountEntryExtensionV1Ext<T extends keyof AccountEntryExtensionV1ExtArms = keyof AccountEntryExtensionV1ExtArms> = { readonly [K in T]: AccountEntryExtensionV1ExtUnion<K> }[T];
/** The class of {@linkcode AccountEntryExtensionV1Ext}. */
export class AccountEntryExtensionV1ExtUnion<T extends keyof AccountEntryExtensionV1ExtArms> extends XdrValue<AccountEntryExtensionV1ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AccountEntryExtensionV1ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode AccountEntryExtensionV1Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AccountEntryExtensionV1Ext;
  private constructor(type: T, value: AccountEntryExtensionV1ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): AccountEntryExtensionV1Ext<"v0"> {
    return new AccountEntryExtensionV1ExtUnion("v0", null);
  }
  /** Creates the arm `v2`: an {@linkcode AccountEntryExtensionV2}. */
  static v2(v2: AccountEntryExtensionV2): AccountEntryExtensionV1Ext<"v2"> {
    return new AccountEntryExtensionV1ExtUnion("v2", v2);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountEntryExtensionV1Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountEntryExtensionV1Ext {
    const type = r.discriminant("AccountEntryExtensionV1Ext");
    switch (type) {
      case 0: return new AccountEntryExtensionV1ExtUnion("v0", null);
      case 2: return new AccountEntryExtensionV1ExtUnion("v2", AccountEntryExtensionV2.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountEntryExtensionV1Ext): void {
    if (value?.constructor !== AccountEntryExtensionV1ExtUnion) requireXdr(value, AccountEntryExtensionV1ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v2": w.int32(2); AccountEntryExtensionV2.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of an `AccountEntryExtensionV1`. */
export const AccountEntryExtensionV1Ext: typeof AccountEntryExtensionV1ExtUnion = AccountEntryExtensionV1ExtUnion;

/** The liabilities of an account. */
export class AccountEntryExtensionV1 extends XdrValue<AccountEntryExtensionV1Json> {
  /** A {@linkcode Liabilities}. */
  declare readonly liabilities: Liabilities;
  /** An {@linkcode AccountEntryExtensionV1Ext}. */
  declare readonly ext: AccountEntryExtensionV1Ext;
  /** Creates a value from its fields. */
  constructor(fields: { readonly liabilities: Liabilities; readonly ext: AccountEntryExtensionV1Ext }) {
    super();
    this.liabilities = fields.liabilities;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountEntryExtensionV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountEntryExtensionV1 {
    return new AccountEntryExtensionV1({
      liabilities: Liabilities.read(r),
      ext: AccountEntryExtensionV1Ext.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountEntryExtensionV1): void {
    if (value?.constructor !== AccountEntryExtensionV1) requireXdr(value, AccountEntryExtensionV1);
    let step = ".liabilities";
    try {
      Liabilities.write(w, value.liabilities);
      step = ".ext"; AccountEntryExtensionV1Ext.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode AccountEntryExt}, by arm name. */
export interface AccountEntryExtArms {
  /** No value. */
  readonly v0: null;
  /** An {@linkcode AccountEntryExtensionV1}. */
  readonly v1: AccountEntryExtensionV1;
}
/** The extension of an `AccountEntry`. */
export type AccountEntryExt<T extends keyof AccountEntryExtArms = keyof AccountEntryExtArms> = { readonly [K in T]: AccountEntryExtUnion<K> }[T];
/** The class of {@linkcode AccountEntryExt}. */
export class AccountEntryExtUnion<T extends keyof AccountEntryExtArms> extends XdrValue<AccountEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AccountEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode AccountEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AccountEntryExt;
  private constructor(type: T, value: AccountEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): AccountEntryExt<"v0"> {
    return new AccountEntryExtUnion("v0", null);
  }
  /** Creates the arm `v1`: an {@linkcode AccountEntryExtensionV1}. */
  static v1(v1: AccountEntryExtensionV1): AccountEntryExt<"v1"> {
    return new AccountEntryExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountEntryExt {
    const type = r.discriminant("AccountEntryExt");
    switch (type) {
      case 0: return new AccountEntryExtUnion("v0", null);
      case 1: return new AccountEntryExtUnion("v1", AccountEntryExtensionV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountEntryExt): void {
    if (value?.constructor !== AccountEntryExtUnion) requireXdr(value, AccountEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); AccountEntryExtensionV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of an `AccountEntry`. */
export const AccountEntryExt: typeof AccountEntryExtUnion = AccountEntryExtUnion;

/** An account: its balance, sequence number, signers, thresholds and flags. */
export class AccountEntry extends XdrValue<AccountEntryJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly accountId: AccountId;
  /** A signed 64-bit integer. */
  declare readonly balance: bigint;
  /** A signed 64-bit integer. */
  declare readonly seqNum: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly numSubEntries: number;
  /** A {@linkcode PublicKey}, or null. */
  declare readonly inflationDest: AccountId | null;
  /** An unsigned 32-bit integer. */
  declare readonly flags: number;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly homeDomain: String32;
  /** 4 bytes. */
  declare readonly thresholds: Thresholds;
  /** An array of at most 20 {@linkcode Signer} values. */
  declare readonly signers: readonly Signer[];
  /** An {@linkcode AccountEntryExt}. */
  declare readonly ext: AccountEntryExt;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly accountId: AccountId; readonly balance: bigint; readonly seqNum: bigint; readonly numSubEntries: number; readonly inflationDest: AccountId | null; readonly flags: number; readonly homeDomain: String32; readonly thresholds: Thresholds; readonly signers: readonly Signer[]; readonly ext: AccountEntryExt }) {
    super();
    if (fields === BLANK) return;
    this.accountId = fields.accountId;
    this.balance = fields.balance;
    this.seqNum = fields.seqNum;
    this.numSubEntries = fields.numSubEntries;
    this.inflationDest = fields.inflationDest;
    this.flags = fields.flags;
    this.homeDomain = copyOf(fields.homeDomain);
    this.thresholds = copyOf(fields.thresholds);
    this.signers = copyOf(fields.signers);
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { homeDomain: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountEntry {
    const value: Mutable<AccountEntry> = new AccountEntry(BLANK);
    value.accountId = PublicKey.read(r);
    value.balance = r.int64("AccountEntry.balance");
    value.seqNum = r.int64("AccountEntry.seqNum");
    value.numSubEntries = r.uint32("AccountEntry.numSubEntries");
    value.inflationDest = r.optional("AccountEntry.inflationDest", PublicKey.read);
    value.flags = r.uint32("AccountEntry.flags");
    value.homeDomain = r.text(32, "AccountEntry.homeDomain");
    value.thresholds = r.opaque(4, "AccountEntry.thresholds");
    value.signers = r.array(20, 40, "AccountEntry.signers", Signer.read);
    value.ext = AccountEntryExt.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountEntry): void {
    if (value?.constructor !== AccountEntry) requireXdr(value, AccountEntry);
    let step = ".accountId";
    try {
      PublicKey.write(w, value.accountId);
      step = ".balance"; w.int64(value.balance);
      step = ".seqNum"; w.int64(value.seqNum);
      step = ".numSubEntries"; w.uint32(value.numSubEntries);
      step = ".inflationDest"; w.optional(value.inflationDest, PublicKey.write);
      step = ".flags"; w.uint32(value.flags);
      step = ".homeDomain"; w.text(value.homeDomain, 32);
      step = ".thresholds"; w.opaque(value.thresholds, 4);
      step = ".signers"; w.array(value.signers, 20, Signer.write);
      step = ".ext"; AccountEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The bits of `TrustLineEntry.flags`. */
export type TrustLineFlags = "authorizedFlag" | "authorizedToMaintainLiabilitiesFlag" | "trustlineClawbackEnabledFlag";
/** The members of {@linkcode TrustLineFlags} by name. */
export const TrustLineFlags: {
  /** `AUTHORIZED_FLAG` = 1 */
  readonly authorizedFlag: "authorizedFlag";
  /** `AUTHORIZED_TO_MAINTAIN_LIABILITIES_FLAG` = 2 */
  readonly authorizedToMaintainLiabilitiesFlag: "authorizedToMaintainLiabilitiesFlag";
  /** `TRUSTLINE_CLAWBACK_ENABLED_FLAG` = 4 */
  readonly trustlineClawbackEnabledFlag: "trustlineClawbackEnabledFlag";
} = /* @__PURE__ */ Object.freeze({ authorizedFlag: "authorizedFlag", authorizedToMaintainLiabilitiesFlag: "authorizedToMaintainLiabilitiesFlag", trustlineClawbackEnabledFlag: "trustlineClawbackEnabledFlag" });
/** The members of {@linkcode TrustLineFlags} by wire value. */
export const trustLineFlagsNames: { readonly [value: number]: TrustLineFlags } = {"1":"authorizedFlag","2":"authorizedToMaintainLiabilitiesFlag","4":"trustlineClawbackEnabledFlag"};

/** A member of the enum `LiquidityPoolType`. */
export type LiquidityPoolType = "liquidityPoolConstantProduct";
/** The members of {@linkcode LiquidityPoolType} by name. */
export const LiquidityPoolType: {
  /** `LIQUIDITY_POOL_CONSTANT_PRODUCT` = 0 */
  readonly liquidityPoolConstantProduct: "liquidityPoolConstantProduct";
} = /* @__PURE__ */ Object.freeze({ liquidityPoolConstantProduct: "liquidityPoolConstantProduct" });
/** The members of {@linkcode LiquidityPoolType} by wire value. */
export const liquidityPoolTypeNames: { readonly [value: number]: LiquidityPoolType } = ["liquidityPoolConstantProduct"];

/** The value types of the arms of {@linkcode TrustLineAsset}, by arm name. */
export interface TrustLineAssetArms {
  /** No value. */
  readonly assetTypeNative: null;
  /** An {@linkcode AlphaNum4}. */
  readonly assetTypeCreditAlphanum4: AlphaNum4;
  /** An {@linkcode AlphaNum12}. */
  readonly assetTypeCreditAlphanum12: AlphaNum12;
  /** 32 bytes. */
  readonly assetTypePoolShare: PoolId;
}
/** The asset or the liquidity pool of a trust line. */
export type TrustLineAsset<T extends keyof TrustLineAssetArms = keyof TrustLineAssetArms> = { readonly [K in T]: TrustLineAssetUnion<K> }[T];
/** The class of {@linkcode TrustLineAsset}. */
export class TrustLineAssetUnion<T extends keyof TrustLineAssetArms> extends XdrValue<TrustLineAssetJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TrustLineAssetArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TrustLineAsset}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TrustLineAsset;
  private constructor(type: T, value: TrustLineAssetArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `assetTypeNative`, which has no value. */
  static assetTypeNative(): TrustLineAsset<"assetTypeNative"> {
    return new TrustLineAssetUnion("assetTypeNative", null);
  }
  /** Creates the arm `assetTypeCreditAlphanum4`: an {@linkcode AlphaNum4}. */
  static assetTypeCreditAlphanum4(alphaNum4: AlphaNum4): TrustLineAsset<"assetTypeCreditAlphanum4"> {
    return new TrustLineAssetUnion("assetTypeCreditAlphanum4", alphaNum4);
  }
  /** Creates the arm `assetTypeCreditAlphanum12`: an {@linkcode AlphaNum12}. */
  static assetTypeCreditAlphanum12(alphaNum12: AlphaNum12): TrustLineAsset<"assetTypeCreditAlphanum12"> {
    return new TrustLineAssetUnion("assetTypeCreditAlphanum12", alphaNum12);
  }
  /** Creates the arm `assetTypePoolShare`: 32 bytes. */
  static assetTypePoolShare(liquidityPoolId: PoolId): TrustLineAsset<"assetTypePoolShare"> {
    return new TrustLineAssetUnion("assetTypePoolShare", copyOf(liquidityPoolId));
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TrustLineAsset";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 9, assetTypePoolShare: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): TrustLineAsset {
    const type = r.discriminant("TrustLineAsset");
    switch (type) {
      case 0: return new TrustLineAssetUnion("assetTypeNative", null);
      case 1: return new TrustLineAssetUnion("assetTypeCreditAlphanum4", AlphaNum4.read(r));
      case 2: return new TrustLineAssetUnion("assetTypeCreditAlphanum12", AlphaNum12.read(r));
      case 3: return new TrustLineAssetUnion("assetTypePoolShare", r.opaque(32, "TrustLineAsset.assetTypePoolShare"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TrustLineAsset): void {
    if (value?.constructor !== TrustLineAssetUnion) requireXdr(value, TrustLineAssetUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "assetTypeNative": w.int32(0); break;
        case "assetTypeCreditAlphanum4": w.int32(1); AlphaNum4.write(w, value.value); break;
        case "assetTypeCreditAlphanum12": w.int32(2); AlphaNum12.write(w, value.value); break;
        case "assetTypePoolShare": w.int32(3); w.opaque(value.value, 32); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The asset or the liquidity pool of a trust line. */
export const TrustLineAsset: typeof TrustLineAssetUnion = TrustLineAssetUnion;

/** The value types of the arms of {@linkcode TrustLineEntryExtensionV2Ext}, by arm name. */
export interface TrustLineEntryExtensionV2ExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `TrustLineEntryExtensionV2`. */
export type TrustLineEntryExtensionV2Ext<T extends keyof TrustLineEntryExtensionV2ExtArms = keyof TrustLineEntryExtensionV2ExtArms> = { readonly [K in T]: TrustLineEntryExtensionV2ExtUnion<K> }[T];
/** The class of {@linkcode TrustLineEntryExtensionV2Ext}. */
export class TrustLineEntryExtensionV2ExtUnion<T extends keyof TrustLineEntryExtensionV2ExtArms> extends XdrValue<TrustLineEntryExtensionV2ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TrustLineEntryExtensionV2ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TrustLineEntryExtensionV2Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TrustLineEntryExtensionV2Ext;
  private constructor(type: T, value: TrustLineEntryExtensionV2ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TrustLineEntryExtensionV2Ext<"v0"> {
    return new TrustLineEntryExtensionV2ExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TrustLineEntryExtensionV2Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TrustLineEntryExtensionV2Ext {
    const type = r.discriminant("TrustLineEntryExtensionV2Ext");
    switch (type) {
      case 0: return new TrustLineEntryExtensionV2ExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TrustLineEntryExtensionV2Ext): void {
    if (value?.constructor !== TrustLineEntryExtensionV2ExtUnion) requireXdr(value, TrustLineEntryExtensionV2ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `TrustLineEntryExtensionV2`. */
export const TrustLineEntryExtensionV2Ext: typeof TrustLineEntryExtensionV2ExtUnion = TrustLineEntryExtensionV2ExtUnion;

/** The number of liquidity pools that use a trust line. */
export class TrustLineEntryExtensionV2 extends XdrValue<TrustLineEntryExtensionV2Json> {
  /** A signed 32-bit integer. */
  declare readonly liquidityPoolUseCount: number;
  /** A {@linkcode TrustLineEntryExtensionV2Ext}. */
  declare readonly ext: TrustLineEntryExtensionV2Ext;
  /** Creates a value from its fields. */
  constructor(fields: { readonly liquidityPoolUseCount: number; readonly ext: TrustLineEntryExtensionV2Ext }) {
    super();
    this.liquidityPoolUseCount = fields.liquidityPoolUseCount;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TrustLineEntryExtensionV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): TrustLineEntryExtensionV2 {
    return new TrustLineEntryExtensionV2({
      liquidityPoolUseCount: r.int32("TrustLineEntryExtensionV2.liquidityPoolUseCount"),
      ext: TrustLineEntryExtensionV2Ext.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TrustLineEntryExtensionV2): void {
    if (value?.constructor !== TrustLineEntryExtensionV2) requireXdr(value, TrustLineEntryExtensionV2);
    let step = ".liquidityPoolUseCount";
    try {
      w.int32(value.liquidityPoolUseCount);
      step = ".ext"; TrustLineEntryExtensionV2Ext.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode TrustLineEntryV1Ext}, by arm name. */
export interface TrustLineEntryV1ExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode TrustLineEntryExtensionV2}. */
  readonly v2: TrustLineEntryExtensionV2;
}
/** The extension of a `TrustLineEntryV1`. */
export type TrustLineEntryV1Ext<T extends keyof TrustLineEntryV1ExtArms = keyof TrustLineEntryV1ExtArms> = { readonly [K in T]: TrustLineEntryV1ExtUnion<K> }[T];
/** The class of {@linkcode TrustLineEntryV1Ext}. */
export class TrustLineEntryV1ExtUnion<T extends keyof TrustLineEntryV1ExtArms> extends XdrValue<TrustLineEntryV1ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TrustLineEntryV1ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TrustLineEntryV1Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TrustLineEntryV1Ext;
  private constructor(type: T, value: TrustLineEntryV1ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TrustLineEntryV1Ext<"v0"> {
    return new TrustLineEntryV1ExtUnion("v0", null);
  }
  /** Creates the arm `v2`: a {@linkcode TrustLineEntryExtensionV2}. */
  static v2(v2: TrustLineEntryExtensionV2): TrustLineEntryV1Ext<"v2"> {
    return new TrustLineEntryV1ExtUnion("v2", v2);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TrustLineEntryV1Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TrustLineEntryV1Ext {
    const type = r.discriminant("TrustLineEntryV1Ext");
    switch (type) {
      case 0: return new TrustLineEntryV1ExtUnion("v0", null);
      case 2: return new TrustLineEntryV1ExtUnion("v2", TrustLineEntryExtensionV2.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TrustLineEntryV1Ext): void {
    if (value?.constructor !== TrustLineEntryV1ExtUnion) requireXdr(value, TrustLineEntryV1ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v2": w.int32(2); TrustLineEntryExtensionV2.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `TrustLineEntryV1`. */
export const TrustLineEntryV1Ext: typeof TrustLineEntryV1ExtUnion = TrustLineEntryV1ExtUnion;

/** The liabilities of a trust line. */
export class TrustLineEntryV1 extends XdrValue<TrustLineEntryV1Json> {
  /** A {@linkcode Liabilities}. */
  declare readonly liabilities: Liabilities;
  /** A {@linkcode TrustLineEntryV1Ext}. */
  declare readonly ext: TrustLineEntryV1Ext;
  /** Creates a value from its fields. */
  constructor(fields: { readonly liabilities: Liabilities; readonly ext: TrustLineEntryV1Ext }) {
    super();
    this.liabilities = fields.liabilities;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TrustLineEntryV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): TrustLineEntryV1 {
    return new TrustLineEntryV1({
      liabilities: Liabilities.read(r),
      ext: TrustLineEntryV1Ext.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TrustLineEntryV1): void {
    if (value?.constructor !== TrustLineEntryV1) requireXdr(value, TrustLineEntryV1);
    let step = ".liabilities";
    try {
      Liabilities.write(w, value.liabilities);
      step = ".ext"; TrustLineEntryV1Ext.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode TrustLineEntryExt}, by arm name. */
export interface TrustLineEntryExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode TrustLineEntryV1}. */
  readonly v1: TrustLineEntryV1;
}
/** The extension of a `TrustLineEntry`. */
export type TrustLineEntryExt<T extends keyof TrustLineEntryExtArms = keyof TrustLineEntryExtArms> = { readonly [K in T]: TrustLineEntryExtUnion<K> }[T];
/** The class of {@linkcode TrustLineEntryExt}. */
export class TrustLineEntryExtUnion<T extends keyof TrustLineEntryExtArms> extends XdrValue<TrustLineEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TrustLineEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TrustLineEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TrustLineEntryExt;
  private constructor(type: T, value: TrustLineEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TrustLineEntryExt<"v0"> {
    return new TrustLineEntryExtUnion("v0", null);
  }
  /** Creates the arm `v1`: a {@linkcode TrustLineEntryV1}. */
  static v1(v1: TrustLineEntryV1): TrustLineEntryExt<"v1"> {
    return new TrustLineEntryExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TrustLineEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TrustLineEntryExt {
    const type = r.discriminant("TrustLineEntryExt");
    switch (type) {
      case 0: return new TrustLineEntryExtUnion("v0", null);
      case 1: return new TrustLineEntryExtUnion("v1", TrustLineEntryV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TrustLineEntryExt): void {
    if (value?.constructor !== TrustLineEntryExtUnion) requireXdr(value, TrustLineEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); TrustLineEntryV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `TrustLineEntry`. */
export const TrustLineEntryExt: typeof TrustLineEntryExtUnion = TrustLineEntryExtUnion;

/** A trust line of an account: its balance, limit and flags. */
export class TrustLineEntry extends XdrValue<TrustLineEntryJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly accountId: AccountId;
  /** A {@linkcode TrustLineAsset}. */
  declare readonly asset: TrustLineAsset;
  /** A signed 64-bit integer. */
  declare readonly balance: bigint;
  /** A signed 64-bit integer. */
  declare readonly limit: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly flags: number;
  /** A {@linkcode TrustLineEntryExt}. */
  declare readonly ext: TrustLineEntryExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly accountId: AccountId; readonly asset: TrustLineAsset; readonly balance: bigint; readonly limit: bigint; readonly flags: number; readonly ext: TrustLineEntryExt }) {
    super();
    this.accountId = fields.accountId;
    this.asset = fields.asset;
    this.balance = fields.balance;
    this.limit = fields.limit;
    this.flags = fields.flags;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TrustLineEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): TrustLineEntry {
    return new TrustLineEntry({
      accountId: PublicKey.read(r),
      asset: TrustLineAsset.read(r),
      balance: r.int64("TrustLineEntry.balance"),
      limit: r.int64("TrustLineEntry.limit"),
      flags: r.uint32("TrustLineEntry.flags"),
      ext: TrustLineEntryExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TrustLineEntry): void {
    if (value?.constructor !== TrustLineEntry) requireXdr(value, TrustLineEntry);
    let step = ".accountId";
    try {
      PublicKey.write(w, value.accountId);
      step = ".asset"; TrustLineAsset.write(w, value.asset);
      step = ".balance"; w.int64(value.balance);
      step = ".limit"; w.int64(value.limit);
      step = ".flags"; w.uint32(value.flags);
      step = ".ext"; TrustLineEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The bits of `OfferEntry.flags`. */
export type OfferEntryFlags = "passiveFlag";
/** The members of {@linkcode OfferEntryFlags} by name. */
export const OfferEntryFlags: {
  /** `PASSIVE_FLAG` = 1 */
  readonly passiveFlag: "passiveFlag";
} = /* @__PURE__ */ Object.freeze({ passiveFlag: "passiveFlag" });
/** The members of {@linkcode OfferEntryFlags} by wire value. */
export const offerEntryFlagsNames: { readonly [value: number]: OfferEntryFlags } = {"1":"passiveFlag"};

/** The value types of the arms of {@linkcode OfferEntryExt}, by arm name. */
export interface OfferEntryExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of an `OfferEntry`. */
export type OfferEntryExt<T extends keyof OfferEntryExtArms = keyof OfferEntryExtArms> = { readonly [K in T]: OfferEntryExtUnion<K> }[T];
/** The class of {@linkcode OfferEntryExt}. */
export class OfferEntryExtUnion<T extends keyof OfferEntryExtArms> extends XdrValue<OfferEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: OfferEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode OfferEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is OfferEntryExt;
  private constructor(type: T, value: OfferEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): OfferEntryExt<"v0"> {
    return new OfferEntryExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OfferEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): OfferEntryExt {
    const type = r.discriminant("OfferEntryExt");
    switch (type) {
      case 0: return new OfferEntryExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: OfferEntryExt): void {
    if (value?.constructor !== OfferEntryExtUnion) requireXdr(value, OfferEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of an `OfferEntry`. */
export const OfferEntryExt: typeof OfferEntryExtUnion = OfferEntryExtUnion;

/** An open offer of an account. */
export class OfferEntry extends XdrValue<OfferEntryJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly sellerId: AccountId;
  /** A signed 64-bit integer. */
  declare readonly offerId: bigint;
  /** An {@linkcode Asset}. */
  declare readonly selling: Asset;
  /** An {@linkcode Asset}. */
  declare readonly buying: Asset;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** A {@linkcode Price}. */
  declare readonly price: Price;
  /** An unsigned 32-bit integer. */
  declare readonly flags: number;
  /** An {@linkcode OfferEntryExt}. */
  declare readonly ext: OfferEntryExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sellerId: AccountId; readonly offerId: bigint; readonly selling: Asset; readonly buying: Asset; readonly amount: bigint; readonly price: Price; readonly flags: number; readonly ext: OfferEntryExt }) {
    super();
    this.sellerId = fields.sellerId;
    this.offerId = fields.offerId;
    this.selling = fields.selling;
    this.buying = fields.buying;
    this.amount = fields.amount;
    this.price = fields.price;
    this.flags = fields.flags;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OfferEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): OfferEntry {
    return new OfferEntry({
      sellerId: PublicKey.read(r),
      offerId: r.int64("OfferEntry.offerId"),
      selling: Asset.read(r),
      buying: Asset.read(r),
      amount: r.int64("OfferEntry.amount"),
      price: Price.read(r),
      flags: r.uint32("OfferEntry.flags"),
      ext: OfferEntryExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: OfferEntry): void {
    if (value?.constructor !== OfferEntry) requireXdr(value, OfferEntry);
    let step = ".sellerId";
    try {
      PublicKey.write(w, value.sellerId);
      step = ".offerId"; w.int64(value.offerId);
      step = ".selling"; Asset.write(w, value.selling);
      step = ".buying"; Asset.write(w, value.buying);
      step = ".amount"; w.int64(value.amount);
      step = ".price"; Price.write(w, value.price);
      step = ".flags"; w.uint32(value.flags);
      step = ".ext"; OfferEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode DataEntryExt}, by arm name. */
export interface DataEntryExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `DataEntry`. */
export type DataEntryExt<T extends keyof DataEntryExtArms = keyof DataEntryExtArms> = { readonly [K in T]: DataEntryExtUnion<K> }[T];
/** The class of {@linkcode DataEntryExt}. */
export class DataEntryExtUnion<T extends keyof DataEntryExtArms> extends XdrValue<DataEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: DataEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode DataEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is DataEntryExt;
  private constructor(type: T, value: DataEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): DataEntryExt<"v0"> {
    return new DataEntryExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DataEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): DataEntryExt {
    const type = r.discriminant("DataEntryExt");
    switch (type) {
      case 0: return new DataEntryExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DataEntryExt): void {
    if (value?.constructor !== DataEntryExtUnion) requireXdr(value, DataEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `DataEntry`. */
export const DataEntryExt: typeof DataEntryExtUnion = DataEntryExtUnion;

/** A named value of an account, from `manageData`. */
export class DataEntry extends XdrValue<DataEntryJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly accountId: AccountId;
  /** A string of at most 64 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly dataName: String64;
  /** At most 64 bytes. */
  declare readonly dataValue: DataValue;
  /** A {@linkcode DataEntryExt}. */
  declare readonly ext: DataEntryExt;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly accountId: AccountId; readonly dataName: String64; readonly dataValue: DataValue; readonly ext: DataEntryExt }) {
    super();
    if (fields === BLANK) return;
    this.accountId = fields.accountId;
    this.dataName = copyOf(fields.dataName);
    this.dataValue = copyOf(fields.dataValue);
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DataEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { dataName: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): DataEntry {
    const value: Mutable<DataEntry> = new DataEntry(BLANK);
    value.accountId = PublicKey.read(r);
    value.dataName = r.text(64, "DataEntry.dataName");
    value.dataValue = r.varOpaque(64, "DataEntry.dataValue");
    value.ext = DataEntryExt.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DataEntry): void {
    if (value?.constructor !== DataEntry) requireXdr(value, DataEntry);
    let step = ".accountId";
    try {
      PublicKey.write(w, value.accountId);
      step = ".dataName"; w.text(value.dataName, 64);
      step = ".dataValue"; w.varOpaque(value.dataValue, 64);
      step = ".ext"; DataEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `ClaimPredicateType`. */
export type ClaimPredicateType = "claimPredicateUnconditional" | "claimPredicateAnd" | "claimPredicateOr" | "claimPredicateNot" | "claimPredicateBeforeAbsoluteTime" | "claimPredicateBeforeRelativeTime";
/** The members of {@linkcode ClaimPredicateType} by name. */
export const ClaimPredicateType: {
  /** `CLAIM_PREDICATE_UNCONDITIONAL` = 0 */
  readonly claimPredicateUnconditional: "claimPredicateUnconditional";
  /** `CLAIM_PREDICATE_AND` = 1 */
  readonly claimPredicateAnd: "claimPredicateAnd";
  /** `CLAIM_PREDICATE_OR` = 2 */
  readonly claimPredicateOr: "claimPredicateOr";
  /** `CLAIM_PREDICATE_NOT` = 3 */
  readonly claimPredicateNot: "claimPredicateNot";
  /** `CLAIM_PREDICATE_BEFORE_ABSOLUTE_TIME` = 4 */
  readonly claimPredicateBeforeAbsoluteTime: "claimPredicateBeforeAbsoluteTime";
  /** `CLAIM_PREDICATE_BEFORE_RELATIVE_TIME` = 5 */
  readonly claimPredicateBeforeRelativeTime: "claimPredicateBeforeRelativeTime";
} = /* @__PURE__ */ Object.freeze({ claimPredicateUnconditional: "claimPredicateUnconditional", claimPredicateAnd: "claimPredicateAnd", claimPredicateOr: "claimPredicateOr", claimPredicateNot: "claimPredicateNot", claimPredicateBeforeAbsoluteTime: "claimPredicateBeforeAbsoluteTime", claimPredicateBeforeRelativeTime: "claimPredicateBeforeRelativeTime" });
/** The members of {@linkcode ClaimPredicateType} by wire value. */
export const claimPredicateTypeNames: { readonly [value: number]: ClaimPredicateType } = ["claimPredicateUnconditional","claimPredicateAnd","claimPredicateOr","claimPredicateNot","claimPredicateBeforeAbsoluteTime","claimPredicateBeforeRelativeTime"];

/** The value types of the arms of {@linkcode ClaimPredicate}, by arm name. */
export interface ClaimPredicateArms {
  /** No value. */
  readonly claimPredicateUnconditional: null;
  /** An array of at most 2 {@linkcode ClaimPredicate} values. */
  readonly claimPredicateAnd: readonly ClaimPredicate[];
  /** An array of at most 2 {@linkcode ClaimPredicate} values. */
  readonly claimPredicateOr: readonly ClaimPredicate[];
  /** A {@linkcode ClaimPredicate}, or null. */
  readonly claimPredicateNot: ClaimPredicate | null;
  /** A signed 64-bit integer. */
  readonly claimPredicateBeforeAbsoluteTime: bigint;
  /** A signed 64-bit integer. */
  readonly claimPredicateBeforeRelativeTime: bigint;
}
/** The condition under which a claimable balance can be claimed. */
export type ClaimPredicate<T extends keyof ClaimPredicateArms = keyof ClaimPredicateArms> = { readonly [K in T]: ClaimPredicateUnion<K> }[T];
/** The class of {@linkcode ClaimPredicate}. */
export class ClaimPredicateUnion<T extends keyof ClaimPredicateArms> extends XdrValue<ClaimPredicateJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClaimPredicateArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClaimPredicate}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClaimPredicate;
  private constructor(type: T, value: ClaimPredicateArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `claimPredicateUnconditional`, which has no value. */
  static claimPredicateUnconditional(): ClaimPredicate<"claimPredicateUnconditional"> {
    return new ClaimPredicateUnion("claimPredicateUnconditional", null);
  }
  /** Creates the arm `claimPredicateAnd`: an array of at most 2 {@linkcode ClaimPredicate} values. */
  static claimPredicateAnd(andPredicates: readonly ClaimPredicate[]): ClaimPredicate<"claimPredicateAnd"> {
    return new ClaimPredicateUnion("claimPredicateAnd", copyOf(andPredicates));
  }
  /** Creates the arm `claimPredicateOr`: an array of at most 2 {@linkcode ClaimPredicate} values. */
  static claimPredicateOr(orPredicates: readonly ClaimPredicate[]): ClaimPredicate<"claimPredicateOr"> {
    return new ClaimPredicateUnion("claimPredicateOr", copyOf(orPredicates));
  }
  /** Creates the arm `claimPredicateNot`: a {@linkcode ClaimPredicate}, or null. */
  static claimPredicateNot(notPredicate: ClaimPredicate | null): ClaimPredicate<"claimPredicateNot"> {
    return new ClaimPredicateUnion("claimPredicateNot", notPredicate);
  }
  /** Creates the arm `claimPredicateBeforeAbsoluteTime`: a signed 64-bit integer. */
  static claimPredicateBeforeAbsoluteTime(absBefore: bigint): ClaimPredicate<"claimPredicateBeforeAbsoluteTime"> {
    return new ClaimPredicateUnion("claimPredicateBeforeAbsoluteTime", absBefore);
  }
  /** Creates the arm `claimPredicateBeforeRelativeTime`: a signed 64-bit integer. */
  static claimPredicateBeforeRelativeTime(relBefore: bigint): ClaimPredicate<"claimPredicateBeforeRelativeTime"> {
    return new ClaimPredicateUnion("claimPredicateBeforeRelativeTime", relBefore);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimPredicate";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 14, claimPredicateNot: "null" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimPredicate {
    const type = r.discriminant("ClaimPredicate");
    switch (type) {
      case 0: return new ClaimPredicateUnion("claimPredicateUnconditional", null);
      case 1: { r.enter("ClaimPredicate"); const value = r.array(2, 4, "ClaimPredicate.claimPredicateAnd", ClaimPredicate.read); r.exit(); return new ClaimPredicateUnion("claimPredicateAnd", value); }
      case 2: { r.enter("ClaimPredicate"); const value = r.array(2, 4, "ClaimPredicate.claimPredicateOr", ClaimPredicate.read); r.exit(); return new ClaimPredicateUnion("claimPredicateOr", value); }
      case 3: { r.enter("ClaimPredicate"); const value = r.optional("ClaimPredicate.claimPredicateNot", ClaimPredicate.read); r.exit(); return new ClaimPredicateUnion("claimPredicateNot", value); }
      case 4: return new ClaimPredicateUnion("claimPredicateBeforeAbsoluteTime", r.int64("ClaimPredicate.claimPredicateBeforeAbsoluteTime"));
      case 5: return new ClaimPredicateUnion("claimPredicateBeforeRelativeTime", r.int64("ClaimPredicate.claimPredicateBeforeRelativeTime"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimPredicate): void {
    if (value?.constructor !== ClaimPredicateUnion) requireXdr(value, ClaimPredicateUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "claimPredicateUnconditional": w.int32(0); break;
        case "claimPredicateAnd": w.int32(1); w.enter(); w.array(value.value, 2, ClaimPredicate.write); w.exit(); break;
        case "claimPredicateOr": w.int32(2); w.enter(); w.array(value.value, 2, ClaimPredicate.write); w.exit(); break;
        case "claimPredicateNot": w.int32(3); w.enter(); w.optional(value.value, ClaimPredicate.write); w.exit(); break;
        case "claimPredicateBeforeAbsoluteTime": w.int32(4); w.int64(value.value); break;
        case "claimPredicateBeforeRelativeTime": w.int32(5); w.int64(value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The condition under which a claimable balance can be claimed. */
export const ClaimPredicate: typeof ClaimPredicateUnion = ClaimPredicateUnion;

/** A member of the enum `ClaimantType`. */
export type ClaimantType = "claimantTypeV0";
/** The members of {@linkcode ClaimantType} by name. */
export const ClaimantType: {
  /** `CLAIMANT_TYPE_V0` = 0 */
  readonly claimantTypeV0: "claimantTypeV0";
} = /* @__PURE__ */ Object.freeze({ claimantTypeV0: "claimantTypeV0" });
/** The members of {@linkcode ClaimantType} by wire value. */
export const claimantTypeNames: { readonly [value: number]: ClaimantType } = ["claimantTypeV0"];

/** An account that can claim a balance, and the condition. */
export class ClaimantV0 extends XdrValue<ClaimantV0Json> {
  /** A {@linkcode PublicKey}. */
  declare readonly destination: AccountId;
  /** A {@linkcode ClaimPredicate}. */
  declare readonly predicate: ClaimPredicate;
  /** Creates a value from its fields. */
  constructor(fields: { readonly destination: AccountId; readonly predicate: ClaimPredicate }) {
    super();
    this.destination = fields.destination;
    this.predicate = fields.predicate;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimantV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimantV0 {
    return new ClaimantV0({
      destination: PublicKey.read(r),
      predicate: ClaimPredicate.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimantV0): void {
    if (value?.constructor !== ClaimantV0) requireXdr(value, ClaimantV0);
    let step = ".destination";
    try {
      PublicKey.write(w, value.destination);
      step = ".predicate"; ClaimPredicate.write(w, value.predicate);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode Claimant}, by arm name. */
export interface ClaimantArms {
  /** A {@linkcode ClaimantV0}. */
  readonly claimantTypeV0: ClaimantV0;
}
/** A claimant of a claimable balance. */
export type Claimant<T extends keyof ClaimantArms = keyof ClaimantArms> = { readonly [K in T]: ClaimantUnion<K> }[T];
/** The class of {@linkcode Claimant}. */
export class ClaimantUnion<T extends keyof ClaimantArms> extends XdrValue<ClaimantJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClaimantArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode Claimant}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is Claimant;
  private constructor(type: T, value: ClaimantArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `claimantTypeV0`: a {@linkcode ClaimantV0}. */
  static claimantTypeV0(v0: ClaimantV0): Claimant<"claimantTypeV0"> {
    return new ClaimantUnion("claimantTypeV0", v0);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Claimant";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): Claimant {
    const type = r.discriminant("Claimant");
    switch (type) {
      case 0: return new ClaimantUnion("claimantTypeV0", ClaimantV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Claimant): void {
    if (value?.constructor !== ClaimantUnion) requireXdr(value, ClaimantUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "claimantTypeV0": w.int32(0); ClaimantV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A claimant of a claimable balance. */
export const Claimant: typeof ClaimantUnion = ClaimantUnion;

/** The bits of `ClaimableBalanceEntryExtensionV1.flags`. */
export type ClaimableBalanceFlags = "claimableBalanceClawbackEnabledFlag";
/** The members of {@linkcode ClaimableBalanceFlags} by name. */
export const ClaimableBalanceFlags: {
  /** `CLAIMABLE_BALANCE_CLAWBACK_ENABLED_FLAG` = 1 */
  readonly claimableBalanceClawbackEnabledFlag: "claimableBalanceClawbackEnabledFlag";
} = /* @__PURE__ */ Object.freeze({ claimableBalanceClawbackEnabledFlag: "claimableBalanceClawbackEnabledFlag" });
/** The members of {@linkcode ClaimableBalanceFlags} by wire value. */
export const claimableBalanceFlagsNames: { readonly [value: number]: ClaimableBalanceFlags } = {"1":"claimableBalanceClawbackEnabledFlag"};

/** The value types of the arms of {@linkcode ClaimableBalanceEntryExtensionV1Ext}, by arm name. */
export interface ClaimableBalanceEntryExtensionV1ExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `ClaimableBalanceEntryExtensionV1`. */
export type ClaimableBalanceEntryExtensionV1Ext<T extends keyof ClaimableBalanceEntryExtensionV1ExtArms = keyof ClaimableBalanceEntryExtensionV1ExtArms> = { readonly [K in T]: ClaimableBalanceEntryExtensionV1ExtUnion<K> }[T];
/** The class of {@linkcode ClaimableBalanceEntryExtensionV1Ext}. */
export class ClaimableBalanceEntryExtensionV1ExtUnion<T extends keyof ClaimableBalanceEntryExtensionV1ExtArms> extends XdrValue<ClaimableBalanceEntryExtensionV1ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClaimableBalanceEntryExtensionV1ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClaimableBalanceEntryExtensionV1Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClaimableBalanceEntryExtensionV1Ext;
  private constructor(type: T, value: ClaimableBalanceEntryExtensionV1ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): ClaimableBalanceEntryExtensionV1Ext<"v0"> {
    return new ClaimableBalanceEntryExtensionV1ExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimableBalanceEntryExtensionV1Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimableBalanceEntryExtensionV1Ext {
    const type = r.discriminant("ClaimableBalanceEntryExtensionV1Ext");
    switch (type) {
      case 0: return new ClaimableBalanceEntryExtensionV1ExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimableBalanceEntryExtensionV1Ext): void {
    if (value?.constructor !== ClaimableBalanceEntryExtensionV1ExtUnion) requireXdr(value, ClaimableBalanceEntryExtensionV1ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `ClaimableBalanceEntryExtensionV1`. */
export const ClaimableBalanceEntryExtensionV1Ext: typeof ClaimableBalanceEntryExtensionV1ExtUnion = ClaimableBalanceEntryExtensionV1ExtUnion;

/** The flags of a claimable balance. */
export class ClaimableBalanceEntryExtensionV1 extends XdrValue<ClaimableBalanceEntryExtensionV1Json> {
  /** A {@linkcode ClaimableBalanceEntryExtensionV1Ext}. */
  declare readonly ext: ClaimableBalanceEntryExtensionV1Ext;
  /** An unsigned 32-bit integer. */
  declare readonly flags: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ClaimableBalanceEntryExtensionV1Ext; readonly flags: number }) {
    super();
    this.ext = fields.ext;
    this.flags = fields.flags;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimableBalanceEntryExtensionV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimableBalanceEntryExtensionV1 {
    return new ClaimableBalanceEntryExtensionV1({
      ext: ClaimableBalanceEntryExtensionV1Ext.read(r),
      flags: r.uint32("ClaimableBalanceEntryExtensionV1.flags"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimableBalanceEntryExtensionV1): void {
    if (value?.constructor !== ClaimableBalanceEntryExtensionV1) requireXdr(value, ClaimableBalanceEntryExtensionV1);
    let step = ".ext";
    try {
      ClaimableBalanceEntryExtensionV1Ext.write(w, value.ext);
      step = ".flags"; w.uint32(value.flags);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ClaimableBalanceEntryExt}, by arm name. */
export interface ClaimableBalanceEntryExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode ClaimableBalanceEntryExtensionV1}. */
  readonly v1: ClaimableBalanceEntryExtensionV1;
}
/** The extension of a `ClaimableBalanceEntry`. */
export type ClaimableBalanceEntryExt<T extends keyof ClaimableBalanceEntryExtArms = keyof ClaimableBalanceEntryExtArms> = { readonly [K in T]: ClaimableBalanceEntryExtUnion<K> }[T];
/** The class of {@linkcode ClaimableBalanceEntryExt}. */
export class ClaimableBalanceEntryExtUnion<T extends keyof ClaimableBalanceEntryExtArms> extends XdrValue<ClaimableBalanceEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClaimableBalanceEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClaimableBalanceEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClaimableBalanceEntryExt;
  private constructor(type: T, value: ClaimableBalanceEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): ClaimableBalanceEntryExt<"v0"> {
    return new ClaimableBalanceEntryExtUnion("v0", null);
  }
  /** Creates the arm `v1`: a {@linkcode ClaimableBalanceEntryExtensionV1}. */
  static v1(v1: ClaimableBalanceEntryExtensionV1): ClaimableBalanceEntryExt<"v1"> {
    return new ClaimableBalanceEntryExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimableBalanceEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimableBalanceEntryExt {
    const type = r.discriminant("ClaimableBalanceEntryExt");
    switch (type) {
      case 0: return new ClaimableBalanceEntryExtUnion("v0", null);
      case 1: return new ClaimableBalanceEntryExtUnion("v1", ClaimableBalanceEntryExtensionV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimableBalanceEntryExt): void {
    if (value?.constructor !== ClaimableBalanceEntryExtUnion) requireXdr(value, ClaimableBalanceEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); ClaimableBalanceEntryExtensionV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `ClaimableBalanceEntry`. */
export const ClaimableBalanceEntryExt: typeof ClaimableBalanceEntryExtUnion = ClaimableBalanceEntryExtUnion;

/** A claimable balance: its asset, its amount and its claimants. */
export class ClaimableBalanceEntry extends XdrValue<ClaimableBalanceEntryJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  declare readonly balanceId: ClaimableBalanceId;
  /** An array of at most 10 {@linkcode Claimant} values. */
  declare readonly claimants: readonly Claimant[];
  /** An {@linkcode Asset}. */
  declare readonly asset: Asset;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** A {@linkcode ClaimableBalanceEntryExt}. */
  declare readonly ext: ClaimableBalanceEntryExt;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly balanceId: ClaimableBalanceId; readonly claimants: readonly Claimant[]; readonly asset: Asset; readonly amount: bigint; readonly ext: ClaimableBalanceEntryExt }) {
    super();
    if (fields === BLANK) return;
    this.balanceId = fields.balanceId;
    this.claimants = copyOf(fields.claimants);
    this.asset = fields.asset;
    this.amount = fields.amount;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimableBalanceEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimableBalanceEntry {
    const value: Mutable<ClaimableBalanceEntry> = new ClaimableBalanceEntry(BLANK);
    value.balanceId = ClaimableBalanceId.read(r);
    value.claimants = r.array(10, 44, "ClaimableBalanceEntry.claimants", Claimant.read);
    value.asset = Asset.read(r);
    value.amount = r.int64("ClaimableBalanceEntry.amount");
    value.ext = ClaimableBalanceEntryExt.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimableBalanceEntry): void {
    if (value?.constructor !== ClaimableBalanceEntry) requireXdr(value, ClaimableBalanceEntry);
    let step = ".balanceId";
    try {
      ClaimableBalanceId.write(w, value.balanceId);
      step = ".claimants"; w.array(value.claimants, 10, Claimant.write);
      step = ".asset"; Asset.write(w, value.asset);
      step = ".amount"; w.int64(value.amount);
      step = ".ext"; ClaimableBalanceEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The parameters of a constant-product pool: its assets and its fee. */
export class LiquidityPoolConstantProductParameters extends XdrValue<LiquidityPoolConstantProductParametersJson> {
  /** An {@linkcode Asset}. */
  declare readonly assetA: Asset;
  /** An {@linkcode Asset}. */
  declare readonly assetB: Asset;
  /** A signed 32-bit integer. */
  declare readonly fee: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly assetA: Asset; readonly assetB: Asset; readonly fee: number }) {
    super();
    this.assetA = fields.assetA;
    this.assetB = fields.assetB;
    this.fee = fields.fee;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolConstantProductParameters";
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolConstantProductParameters {
    return new LiquidityPoolConstantProductParameters({
      assetA: Asset.read(r),
      assetB: Asset.read(r),
      fee: r.int32("LiquidityPoolConstantProductParameters.fee"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolConstantProductParameters): void {
    if (value?.constructor !== LiquidityPoolConstantProductParameters) requireXdr(value, LiquidityPoolConstantProductParameters);
    let step = ".assetA";
    try {
      Asset.write(w, value.assetA);
      step = ".assetB"; Asset.write(w, value.assetB);
      step = ".fee"; w.int32(value.fee);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The state of a constant-product pool: parameters, reserves, shares and trust lines. */
export class LiquidityPoolEntryConstantProduct extends XdrValue<LiquidityPoolEntryConstantProductJson> {
  /** A {@linkcode LiquidityPoolConstantProductParameters}. */
  declare readonly params: LiquidityPoolConstantProductParameters;
  /** A signed 64-bit integer. */
  declare readonly reserveA: bigint;
  /** A signed 64-bit integer. */
  declare readonly reserveB: bigint;
  /** A signed 64-bit integer. */
  declare readonly totalPoolShares: bigint;
  /** A signed 64-bit integer. */
  declare readonly poolSharesTrustLineCount: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly params: LiquidityPoolConstantProductParameters; readonly reserveA: bigint; readonly reserveB: bigint; readonly totalPoolShares: bigint; readonly poolSharesTrustLineCount: bigint }) {
    super();
    this.params = fields.params;
    this.reserveA = fields.reserveA;
    this.reserveB = fields.reserveB;
    this.totalPoolShares = fields.totalPoolShares;
    this.poolSharesTrustLineCount = fields.poolSharesTrustLineCount;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolEntryConstantProduct";
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolEntryConstantProduct {
    return new LiquidityPoolEntryConstantProduct({
      params: LiquidityPoolConstantProductParameters.read(r),
      reserveA: r.int64("LiquidityPoolEntryConstantProduct.reserveA"),
      reserveB: r.int64("LiquidityPoolEntryConstantProduct.reserveB"),
      totalPoolShares: r.int64("LiquidityPoolEntryConstantProduct.totalPoolShares"),
      poolSharesTrustLineCount: r.int64("LiquidityPoolEntryConstantProduct.poolSharesTrustLineCount"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolEntryConstantProduct): void {
    if (value?.constructor !== LiquidityPoolEntryConstantProduct) requireXdr(value, LiquidityPoolEntryConstantProduct);
    let step = ".params";
    try {
      LiquidityPoolConstantProductParameters.write(w, value.params);
      step = ".reserveA"; w.int64(value.reserveA);
      step = ".reserveB"; w.int64(value.reserveB);
      step = ".totalPoolShares"; w.int64(value.totalPoolShares);
      step = ".poolSharesTrustLineCount"; w.int64(value.poolSharesTrustLineCount);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode LiquidityPoolEntryBody}, by arm name. */
export interface LiquidityPoolEntryBodyArms {
  /** A {@linkcode LiquidityPoolEntryConstantProduct}. */
  readonly liquidityPoolConstantProduct: LiquidityPoolEntryConstantProduct;
}
/** The state of a liquidity pool, by its type. */
export type LiquidityPoolEntryBody<T extends keyof LiquidityPoolEntryBodyArms = keyof LiquidityPoolEntryBodyArms> = { readonly [K in T]: LiquidityPoolEntryBodyUnion<K> }[T];
/** The class of {@linkcode LiquidityPoolEntryBody}. */
export class LiquidityPoolEntryBodyUnion<T extends keyof LiquidityPoolEntryBodyArms> extends XdrValue<LiquidityPoolEntryBodyJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LiquidityPoolEntryBodyArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LiquidityPoolEntryBody}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LiquidityPoolEntryBody;
  private constructor(type: T, value: LiquidityPoolEntryBodyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `liquidityPoolConstantProduct`: a {@linkcode LiquidityPoolEntryConstantProduct}. */
  static liquidityPoolConstantProduct(constantProduct: LiquidityPoolEntryConstantProduct): LiquidityPoolEntryBody<"liquidityPoolConstantProduct"> {
    return new LiquidityPoolEntryBodyUnion("liquidityPoolConstantProduct", constantProduct);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolEntryBody";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolEntryBody {
    const type = r.discriminant("LiquidityPoolEntryBody");
    switch (type) {
      case 0: return new LiquidityPoolEntryBodyUnion("liquidityPoolConstantProduct", LiquidityPoolEntryConstantProduct.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolEntryBody): void {
    if (value?.constructor !== LiquidityPoolEntryBodyUnion) requireXdr(value, LiquidityPoolEntryBodyUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "liquidityPoolConstantProduct": w.int32(0); LiquidityPoolEntryConstantProduct.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The state of a liquidity pool, by its type. */
export const LiquidityPoolEntryBody: typeof LiquidityPoolEntryBodyUnion = LiquidityPoolEntryBodyUnion;

/** A liquidity pool. */
export class LiquidityPoolEntry extends XdrValue<LiquidityPoolEntryJson> {
  /** 32 bytes. */
  declare readonly liquidityPoolId: PoolId;
  /** A {@linkcode LiquidityPoolEntryBody}. */
  declare readonly body: LiquidityPoolEntryBody;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly liquidityPoolId: PoolId; readonly body: LiquidityPoolEntryBody }) {
    super();
    if (fields === BLANK) return;
    this.liquidityPoolId = copyOf(fields.liquidityPoolId);
    this.body = fields.body;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { liquidityPoolId: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolEntry {
    const value: Mutable<LiquidityPoolEntry> = new LiquidityPoolEntry(BLANK);
    value.liquidityPoolId = r.opaque(32, "LiquidityPoolEntry.liquidityPoolId");
    value.body = LiquidityPoolEntryBody.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolEntry): void {
    if (value?.constructor !== LiquidityPoolEntry) requireXdr(value, LiquidityPoolEntry);
    let step = ".liquidityPoolId";
    try {
      w.opaque(value.liquidityPoolId, 32);
      step = ".body"; LiquidityPoolEntryBody.write(w, value.body);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `ContractDataDurability`. */
export type ContractDataDurability = "temporary" | "persistent";
/** The members of {@linkcode ContractDataDurability} by name. */
export const ContractDataDurability: {
  /** `TEMPORARY` = 0 */
  readonly temporary: "temporary";
  /** `PERSISTENT` = 1 */
  readonly persistent: "persistent";
} = /* @__PURE__ */ Object.freeze({ temporary: "temporary", persistent: "persistent" });
/** The members of {@linkcode ContractDataDurability} by wire value. */
export const contractDataDurabilityNames: { readonly [value: number]: ContractDataDurability } = ["temporary","persistent"];

/** A contract's data: a key and a value. */
export class ContractDataEntry extends XdrValue<ContractDataEntryJson> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** An {@linkcode ScAddress}. */
  declare readonly contract: ScAddress;
  /** An {@linkcode ScVal}. */
  declare readonly key: ScVal;
  /** A member of {@linkcode ContractDataDurability}. */
  declare readonly durability: ContractDataDurability;
  /** An {@linkcode ScVal}. */
  declare readonly val: ScVal;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly contract: ScAddress; readonly key: ScVal; readonly durability: ContractDataDurability; readonly val: ScVal }) {
    super();
    this.ext = fields.ext;
    this.contract = fields.contract;
    this.key = fields.key;
    this.durability = fields.durability;
    this.val = fields.val;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractDataEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractDataEntry {
    return new ContractDataEntry({
      ext: ExtensionPoint.read(r),
      contract: ScAddress.read(r),
      key: ScVal.read(r),
      durability: r.enum(contractDataDurabilityNames, "ContractDataEntry.durability"),
      val: ScVal.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractDataEntry): void {
    if (value?.constructor !== ContractDataEntry) requireXdr(value, ContractDataEntry);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".contract"; ScAddress.write(w, value.contract);
      step = ".key"; ScVal.write(w, value.key);
      step = ".durability"; w.enum(value.durability, contractDataDurabilityNames);
      step = ".val"; ScVal.write(w, value.val);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Properties of contract code that determine the cost of its instantiation. */
export class ContractCodeCostInputs extends XdrValue<ContractCodeCostInputsJson> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** An unsigned 32-bit integer. */
  declare readonly nInstructions: number;
  /** An unsigned 32-bit integer. */
  declare readonly nFunctions: number;
  /** An unsigned 32-bit integer. */
  declare readonly nGlobals: number;
  /** An unsigned 32-bit integer. */
  declare readonly nTableEntries: number;
  /** An unsigned 32-bit integer. */
  declare readonly nTypes: number;
  /** An unsigned 32-bit integer. */
  declare readonly nDataSegments: number;
  /** An unsigned 32-bit integer. */
  declare readonly nElemSegments: number;
  /** An unsigned 32-bit integer. */
  declare readonly nImports: number;
  /** An unsigned 32-bit integer. */
  declare readonly nExports: number;
  /** An unsigned 32-bit integer. */
  declare readonly nDataSegmentBytes: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly nInstructions: number; readonly nFunctions: number; readonly nGlobals: number; readonly nTableEntries: number; readonly nTypes: number; readonly nDataSegments: number; readonly nElemSegments: number; readonly nImports: number; readonly nExports: number; readonly nDataSegmentBytes: number }) {
    super();
    this.ext = fields.ext;
    this.nInstructions = fields.nInstructions;
    this.nFunctions = fields.nFunctions;
    this.nGlobals = fields.nGlobals;
    this.nTableEntries = fields.nTableEntries;
    this.nTypes = fields.nTypes;
    this.nDataSegments = fields.nDataSegments;
    this.nElemSegments = fields.nElemSegments;
    this.nImports = fields.nImports;
    this.nExports = fields.nExports;
    this.nDataSegmentBytes = fields.nDataSegmentBytes;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractCodeCostInputs";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractCodeCostInputs {
    return new ContractCodeCostInputs({
      ext: ExtensionPoint.read(r),
      nInstructions: r.uint32("ContractCodeCostInputs.nInstructions"),
      nFunctions: r.uint32("ContractCodeCostInputs.nFunctions"),
      nGlobals: r.uint32("ContractCodeCostInputs.nGlobals"),
      nTableEntries: r.uint32("ContractCodeCostInputs.nTableEntries"),
      nTypes: r.uint32("ContractCodeCostInputs.nTypes"),
      nDataSegments: r.uint32("ContractCodeCostInputs.nDataSegments"),
      nElemSegments: r.uint32("ContractCodeCostInputs.nElemSegments"),
      nImports: r.uint32("ContractCodeCostInputs.nImports"),
      nExports: r.uint32("ContractCodeCostInputs.nExports"),
      nDataSegmentBytes: r.uint32("ContractCodeCostInputs.nDataSegmentBytes"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractCodeCostInputs): void {
    if (value?.constructor !== ContractCodeCostInputs) requireXdr(value, ContractCodeCostInputs);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".nInstructions"; w.uint32(value.nInstructions);
      step = ".nFunctions"; w.uint32(value.nFunctions);
      step = ".nGlobals"; w.uint32(value.nGlobals);
      step = ".nTableEntries"; w.uint32(value.nTableEntries);
      step = ".nTypes"; w.uint32(value.nTypes);
      step = ".nDataSegments"; w.uint32(value.nDataSegments);
      step = ".nElemSegments"; w.uint32(value.nElemSegments);
      step = ".nImports"; w.uint32(value.nImports);
      step = ".nExports"; w.uint32(value.nExports);
      step = ".nDataSegmentBytes"; w.uint32(value.nDataSegmentBytes);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The cost properties of contract code. */
export class ContractCodeEntryV1 extends XdrValue<ContractCodeEntryV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A {@linkcode ContractCodeCostInputs}. */
  declare readonly costInputs: ContractCodeCostInputs;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly costInputs: ContractCodeCostInputs }) {
    super();
    this.ext = fields.ext;
    this.costInputs = fields.costInputs;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractCodeEntryV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractCodeEntryV1 {
    return new ContractCodeEntryV1({
      ext: ExtensionPoint.read(r),
      costInputs: ContractCodeCostInputs.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractCodeEntryV1): void {
    if (value?.constructor !== ContractCodeEntryV1) requireXdr(value, ContractCodeEntryV1);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".costInputs"; ContractCodeCostInputs.write(w, value.costInputs);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ContractCodeEntryExt}, by arm name. */
export interface ContractCodeEntryExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode ContractCodeEntryV1}. */
  readonly v1: ContractCodeEntryV1;
}
/** The extension of a `ContractCodeEntry`. */
export type ContractCodeEntryExt<T extends keyof ContractCodeEntryExtArms = keyof ContractCodeEntryExtArms> = { readonly [K in T]: ContractCodeEntryExtUnion<K> }[T];
/** The class of {@linkcode ContractCodeEntryExt}. */
export class ContractCodeEntryExtUnion<T extends keyof ContractCodeEntryExtArms> extends XdrValue<ContractCodeEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ContractCodeEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ContractCodeEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ContractCodeEntryExt;
  private constructor(type: T, value: ContractCodeEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): ContractCodeEntryExt<"v0"> {
    return new ContractCodeEntryExtUnion("v0", null);
  }
  /** Creates the arm `v1`: a {@linkcode ContractCodeEntryV1}. */
  static v1(v1: ContractCodeEntryV1): ContractCodeEntryExt<"v1"> {
    return new ContractCodeEntryExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractCodeEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractCodeEntryExt {
    const type = r.discriminant("ContractCodeEntryExt");
    switch (type) {
      case 0: return new ContractCodeEntryExtUnion("v0", null);
      case 1: return new ContractCodeEntryExtUnion("v1", ContractCodeEntryV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractCodeEntryExt): void {
    if (value?.constructor !== ContractCodeEntryExtUnion) requireXdr(value, ContractCodeEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); ContractCodeEntryV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `ContractCodeEntry`. */
export const ContractCodeEntryExt: typeof ContractCodeEntryExtUnion = ContractCodeEntryExtUnion;

/** The Wasm code of contracts, by its hash. */
export class ContractCodeEntry extends XdrValue<ContractCodeEntryJson> {
  /** A {@linkcode ContractCodeEntryExt}. */
  declare readonly ext: ContractCodeEntryExt;
  /** 32 bytes. */
  declare readonly hash: Hash;
  /** Bytes. */
  declare readonly code: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ext: ContractCodeEntryExt; readonly hash: Hash; readonly code: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.ext = fields.ext;
    this.hash = copyOf(fields.hash);
    this.code = copyOf(fields.code);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractCodeEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractCodeEntry {
    const value: Mutable<ContractCodeEntry> = new ContractCodeEntry(BLANK);
    value.ext = ContractCodeEntryExt.read(r);
    value.hash = r.opaque(32, "ContractCodeEntry.hash");
    value.code = r.varOpaque(4294967295, "ContractCodeEntry.code");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractCodeEntry): void {
    if (value?.constructor !== ContractCodeEntry) requireXdr(value, ContractCodeEntry);
    let step = ".ext";
    try {
      ContractCodeEntryExt.write(w, value.ext);
      step = ".hash"; w.opaque(value.hash, 32);
      step = ".code"; w.varOpaque(value.code, 4294967295);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The lifetime of a contract entry. */
export class TtlEntry extends XdrValue<TtlEntryJson> {
  /** The SHA-256 hash of the XDR of the entry's key. 32 bytes. */
  declare readonly keyHash: Hash;
  /** The last ledger in which the entry is live. An unsigned 32-bit integer. */
  declare readonly liveUntilLedgerSeq: number;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly keyHash: Hash; readonly liveUntilLedgerSeq: number }) {
    super();
    if (fields === BLANK) return;
    this.keyHash = copyOf(fields.keyHash);
    this.liveUntilLedgerSeq = fields.liveUntilLedgerSeq;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TtlEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): TtlEntry {
    const value: Mutable<TtlEntry> = new TtlEntry(BLANK);
    value.keyHash = r.opaque(32, "TtlEntry.keyHash");
    value.liveUntilLedgerSeq = r.uint32("TtlEntry.liveUntilLedgerSeq");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TtlEntry): void {
    if (value?.constructor !== TtlEntry) requireXdr(value, TtlEntry);
    let step = ".keyHash";
    try {
      w.opaque(value.keyHash, 32);
      step = ".liveUntilLedgerSeq"; w.uint32(value.liveUntilLedgerSeq);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode LedgerEntryExtensionV1Ext}, by arm name. */
export interface LedgerEntryExtensionV1ExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `LedgerEntryExtensionV1`. */
export type LedgerEntryExtensionV1Ext<T extends keyof LedgerEntryExtensionV1ExtArms = keyof LedgerEntryExtensionV1ExtArms> = { readonly [K in T]: LedgerEntryExtensionV1ExtUnion<K> }[T];
/** The class of {@linkcode LedgerEntryExtensionV1Ext}. */
export class LedgerEntryExtensionV1ExtUnion<T extends keyof LedgerEntryExtensionV1ExtArms> extends XdrValue<LedgerEntryExtensionV1ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerEntryExtensionV1ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerEntryExtensionV1Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerEntryExtensionV1Ext;
  private constructor(type: T, value: LedgerEntryExtensionV1ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): LedgerEntryExtensionV1Ext<"v0"> {
    return new LedgerEntryExtensionV1ExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerEntryExtensionV1Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerEntryExtensionV1Ext {
    const type = r.discriminant("LedgerEntryExtensionV1Ext");
    switch (type) {
      case 0: return new LedgerEntryExtensionV1ExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerEntryExtensionV1Ext): void {
    if (value?.constructor !== LedgerEntryExtensionV1ExtUnion) requireXdr(value, LedgerEntryExtensionV1ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `LedgerEntryExtensionV1`. */
export const LedgerEntryExtensionV1Ext: typeof LedgerEntryExtensionV1ExtUnion = LedgerEntryExtensionV1ExtUnion;

/** The sponsor of a ledger entry. */
export class LedgerEntryExtensionV1 extends XdrValue<LedgerEntryExtensionV1Json> {
  /** A {@linkcode PublicKey}, or null. */
  declare readonly sponsoringId: SponsorshipDescriptor;
  /** A {@linkcode LedgerEntryExtensionV1Ext}. */
  declare readonly ext: LedgerEntryExtensionV1Ext;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sponsoringId: SponsorshipDescriptor; readonly ext: LedgerEntryExtensionV1Ext }) {
    super();
    this.sponsoringId = fields.sponsoringId;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerEntryExtensionV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerEntryExtensionV1 {
    return new LedgerEntryExtensionV1({
      sponsoringId: r.optional("LedgerEntryExtensionV1.sponsoringId", PublicKey.read),
      ext: LedgerEntryExtensionV1Ext.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerEntryExtensionV1): void {
    if (value?.constructor !== LedgerEntryExtensionV1) requireXdr(value, LedgerEntryExtensionV1);
    let step = ".sponsoringId";
    try {
      w.optional(value.sponsoringId, PublicKey.write);
      step = ".ext"; LedgerEntryExtensionV1Ext.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode LedgerEntryData}, by arm name. */
export interface LedgerEntryDataArms {
  /** An {@linkcode AccountEntry}. */
  readonly account: AccountEntry;
  /** A {@linkcode TrustLineEntry}. */
  readonly trustline: TrustLineEntry;
  /** An {@linkcode OfferEntry}. */
  readonly offer: OfferEntry;
  /** A {@linkcode DataEntry}. */
  readonly data: DataEntry;
  /** A {@linkcode ClaimableBalanceEntry}. */
  readonly claimableBalance: ClaimableBalanceEntry;
  /** A {@linkcode LiquidityPoolEntry}. */
  readonly liquidityPool: LiquidityPoolEntry;
  /** A {@linkcode ContractDataEntry}. */
  readonly contractData: ContractDataEntry;
  /** A {@linkcode ContractCodeEntry}. */
  readonly contractCode: ContractCodeEntry;
  /** A {@linkcode ConfigSettingEntry}. */
  readonly configSetting: ConfigSettingEntry;
  /** A {@linkcode TtlEntry}. */
  readonly ttl: TtlEntry;
}
/** The data of a ledger entry, by its type. */
export type LedgerEntryData<T extends keyof LedgerEntryDataArms = keyof LedgerEntryDataArms> = { readonly [K in T]: LedgerEntryDataUnion<K> }[T];
/** The class of {@linkcode LedgerEntryData}. */
export class LedgerEntryDataUnion<T extends keyof LedgerEntryDataArms> extends XdrValue<LedgerEntryDataJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerEntryDataArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerEntryData}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerEntryData;
  private constructor(type: T, value: LedgerEntryDataArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `account`: an {@linkcode AccountEntry}. */
  static account(account: AccountEntry): LedgerEntryData<"account"> {
    return new LedgerEntryDataUnion("account", account);
  }
  /** Creates the arm `trustline`: a {@linkcode TrustLineEntry}. */
  static trustline(trustLine: TrustLineEntry): LedgerEntryData<"trustline"> {
    return new LedgerEntryDataUnion("trustline", trustLine);
  }
  /** Creates the arm `offer`: an {@linkcode OfferEntry}. */
  static offer(offer: OfferEntry): LedgerEntryData<"offer"> {
    return new LedgerEntryDataUnion("offer", offer);
  }
  /** Creates the arm `data`: a {@linkcode DataEntry}. */
  static data(data: DataEntry): LedgerEntryData<"data"> {
    return new LedgerEntryDataUnion("data", data);
  }
  /** Creates the arm `claimableBalance`: a {@linkcode ClaimableBalanceEntry}. */
  static claimableBalance(claimableBalance: ClaimableBalanceEntry): LedgerEntryData<"claimableBalance"> {
    return new LedgerEntryDataUnion("claimableBalance", claimableBalance);
  }
  /** Creates the arm `liquidityPool`: a {@linkcode LiquidityPoolEntry}. */
  static liquidityPool(liquidityPool: LiquidityPoolEntry): LedgerEntryData<"liquidityPool"> {
    return new LedgerEntryDataUnion("liquidityPool", liquidityPool);
  }
  /** Creates the arm `contractData`: a {@linkcode ContractDataEntry}. */
  static contractData(contractData: ContractDataEntry): LedgerEntryData<"contractData"> {
    return new LedgerEntryDataUnion("contractData", contractData);
  }
  /** Creates the arm `contractCode`: a {@linkcode ContractCodeEntry}. */
  static contractCode(contractCode: ContractCodeEntry): LedgerEntryData<"contractCode"> {
    return new LedgerEntryDataUnion("contractCode", contractCode);
  }
  /** Creates the arm `configSetting`: a {@linkcode ConfigSettingEntry}. */
  static configSetting(configSetting: ConfigSettingEntry): LedgerEntryData<"configSetting"> {
    return new LedgerEntryDataUnion("configSetting", configSetting);
  }
  /** Creates the arm `ttl`: a {@linkcode TtlEntry}. */
  static ttl(ttl: TtlEntry): LedgerEntryData<"ttl"> {
    return new LedgerEntryDataUnion("ttl", ttl);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerEntryData";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerEntryData {
    const type = r.discriminant("LedgerEntryData");
    switch (type) {
      case 0: return new LedgerEntryDataUnion("account", AccountEntry.read(r));
      case 1: return new LedgerEntryDataUnion("trustline", TrustLineEntry.read(r));
      case 2: return new LedgerEntryDataUnion("offer", OfferEntry.read(r));
      case 3: return new LedgerEntryDataUnion("data", DataEntry.read(r));
      case 4: return new LedgerEntryDataUnion("claimableBalance", ClaimableBalanceEntry.read(r));
      case 5: return new LedgerEntryDataUnion("liquidityPool", LiquidityPoolEntry.read(r));
      case 6: return new LedgerEntryDataUnion("contractData", ContractDataEntry.read(r));
      case 7: return new LedgerEntryDataUnion("contractCode", ContractCodeEntry.read(r));
      case 8: return new LedgerEntryDataUnion("configSetting", ConfigSettingEntry.read(r));
      case 9: return new LedgerEntryDataUnion("ttl", TtlEntry.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerEntryData): void {
    if (value?.constructor !== LedgerEntryDataUnion) requireXdr(value, LedgerEntryDataUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "account": w.int32(0); AccountEntry.write(w, value.value); break;
        case "trustline": w.int32(1); TrustLineEntry.write(w, value.value); break;
        case "offer": w.int32(2); OfferEntry.write(w, value.value); break;
        case "data": w.int32(3); DataEntry.write(w, value.value); break;
        case "claimableBalance": w.int32(4); ClaimableBalanceEntry.write(w, value.value); break;
        case "liquidityPool": w.int32(5); LiquidityPoolEntry.write(w, value.value); break;
        case "contractData": w.int32(6); ContractDataEntry.write(w, value.value); break;
        case "contractCode": w.int32(7); ContractCodeEntry.write(w, value.value); break;
        case "configSetting": w.int32(8); ConfigSettingEntry.write(w, value.value); break;
        case "ttl": w.int32(9); TtlEntry.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The data of a ledger entry, by its type. */
export const LedgerEntryData: typeof LedgerEntryDataUnion = LedgerEntryDataUnion;

/** The value types of the arms of {@linkcode LedgerEntryExt}, by arm name. */
export interface LedgerEntryExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode LedgerEntryExtensionV1}. */
  readonly v1: LedgerEntryExtensionV1;
}
/** The extension of a `LedgerEntry`. */
export type LedgerEntryExt<T extends keyof LedgerEntryExtArms = keyof LedgerEntryExtArms> = { readonly [K in T]: LedgerEntryExtUnion<K> }[T];
/** The class of {@linkcode LedgerEntryExt}. */
export class LedgerEntryExtUnion<T extends keyof LedgerEntryExtArms> extends XdrValue<LedgerEntryExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerEntryExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerEntryExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerEntryExt;
  private constructor(type: T, value: LedgerEntryExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): LedgerEntryExt<"v0"> {
    return new LedgerEntryExtUnion("v0", null);
  }
  /** Creates the arm `v1`: a {@linkcode LedgerEntryExtensionV1}. */
  static v1(v1: LedgerEntryExtensionV1): LedgerEntryExt<"v1"> {
    return new LedgerEntryExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerEntryExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerEntryExt {
    const type = r.discriminant("LedgerEntryExt");
    switch (type) {
      case 0: return new LedgerEntryExtUnion("v0", null);
      case 1: return new LedgerEntryExtUnion("v1", LedgerEntryExtensionV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerEntryExt): void {
    if (value?.constructor !== LedgerEntryExtUnion) requireXdr(value, LedgerEntryExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); LedgerEntryExtensionV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `LedgerEntry`. */
export const LedgerEntryExt: typeof LedgerEntryExtUnion = LedgerEntryExtUnion;

/** An entry of the ledger. */
export class LedgerEntry extends XdrValue<LedgerEntryJson> {
  /** An unsigned 32-bit integer. */
  declare readonly lastModifiedLedgerSeq: number;
  /** A {@linkcode LedgerEntryData}. */
  declare readonly data: LedgerEntryData;
  /** A {@linkcode LedgerEntryExt}. */
  declare readonly ext: LedgerEntryExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly lastModifiedLedgerSeq: number; readonly data: LedgerEntryData; readonly ext: LedgerEntryExt }) {
    super();
    this.lastModifiedLedgerSeq = fields.lastModifiedLedgerSeq;
    this.data = fields.data;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerEntry {
    return new LedgerEntry({
      lastModifiedLedgerSeq: r.uint32("LedgerEntry.lastModifiedLedgerSeq"),
      data: LedgerEntryData.read(r),
      ext: LedgerEntryExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerEntry): void {
    if (value?.constructor !== LedgerEntry) requireXdr(value, LedgerEntry);
    let step = ".lastModifiedLedgerSeq";
    try {
      w.uint32(value.lastModifiedLedgerSeq);
      step = ".data"; LedgerEntryData.write(w, value.data);
      step = ".ext"; LedgerEntryExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The key of an account. */
export class LedgerKeyAccount extends XdrValue<LedgerKeyAccountJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly accountId: AccountId;
  /** Creates a value from its fields. */
  constructor(fields: { readonly accountId: AccountId }) {
    super();
    this.accountId = fields.accountId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyAccount";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyAccount {
    return new LedgerKeyAccount({
      accountId: PublicKey.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyAccount): void {
    if (value?.constructor !== LedgerKeyAccount) requireXdr(value, LedgerKeyAccount);
    try {
      PublicKey.write(w, value.accountId);
    } catch (error) { throw withPath(error, ".accountId"); }
  }
}

/** The key of a trust line. */
export class LedgerKeyTrustLine extends XdrValue<LedgerKeyTrustLineJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly accountId: AccountId;
  /** A {@linkcode TrustLineAsset}. */
  declare readonly asset: TrustLineAsset;
  /** Creates a value from its fields. */
  constructor(fields: { readonly accountId: AccountId; readonly asset: TrustLineAsset }) {
    super();
    this.accountId = fields.accountId;
    this.asset = fields.asset;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyTrustLine";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyTrustLine {
    return new LedgerKeyTrustLine({
      accountId: PublicKey.read(r),
      asset: TrustLineAsset.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyTrustLine): void {
    if (value?.constructor !== LedgerKeyTrustLine) requireXdr(value, LedgerKeyTrustLine);
    let step = ".accountId";
    try {
      PublicKey.write(w, value.accountId);
      step = ".asset"; TrustLineAsset.write(w, value.asset);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The key of an offer. */
export class LedgerKeyOffer extends XdrValue<LedgerKeyOfferJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly sellerId: AccountId;
  /** A signed 64-bit integer. */
  declare readonly offerId: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sellerId: AccountId; readonly offerId: bigint }) {
    super();
    this.sellerId = fields.sellerId;
    this.offerId = fields.offerId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyOffer";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyOffer {
    return new LedgerKeyOffer({
      sellerId: PublicKey.read(r),
      offerId: r.int64("LedgerKeyOffer.offerId"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyOffer): void {
    if (value?.constructor !== LedgerKeyOffer) requireXdr(value, LedgerKeyOffer);
    let step = ".sellerId";
    try {
      PublicKey.write(w, value.sellerId);
      step = ".offerId"; w.int64(value.offerId);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The key of an account's named value. */
export class LedgerKeyData extends XdrValue<LedgerKeyDataJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly accountId: AccountId;
  /** A string of at most 64 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly dataName: String64;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly accountId: AccountId; readonly dataName: String64 }) {
    super();
    if (fields === BLANK) return;
    this.accountId = fields.accountId;
    this.dataName = copyOf(fields.dataName);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyData";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { dataName: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyData {
    const value: Mutable<LedgerKeyData> = new LedgerKeyData(BLANK);
    value.accountId = PublicKey.read(r);
    value.dataName = r.text(64, "LedgerKeyData.dataName");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyData): void {
    if (value?.constructor !== LedgerKeyData) requireXdr(value, LedgerKeyData);
    let step = ".accountId";
    try {
      PublicKey.write(w, value.accountId);
      step = ".dataName"; w.text(value.dataName, 64);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The key of a claimable balance. */
export class LedgerKeyClaimableBalance extends XdrValue<LedgerKeyClaimableBalanceJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  declare readonly balanceId: ClaimableBalanceId;
  /** Creates a value from its fields. */
  constructor(fields: { readonly balanceId: ClaimableBalanceId }) {
    super();
    this.balanceId = fields.balanceId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyClaimableBalance";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyClaimableBalance {
    return new LedgerKeyClaimableBalance({
      balanceId: ClaimableBalanceId.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyClaimableBalance): void {
    if (value?.constructor !== LedgerKeyClaimableBalance) requireXdr(value, LedgerKeyClaimableBalance);
    try {
      ClaimableBalanceId.write(w, value.balanceId);
    } catch (error) { throw withPath(error, ".balanceId"); }
  }
}

/** The key of a liquidity pool. */
export class LedgerKeyLiquidityPool extends XdrValue<LedgerKeyLiquidityPoolJson> {
  /** 32 bytes. */
  declare readonly liquidityPoolId: PoolId;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly liquidityPoolId: PoolId }) {
    super();
    if (fields === BLANK) return;
    this.liquidityPoolId = copyOf(fields.liquidityPoolId);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyLiquidityPool";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { liquidityPoolId: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyLiquidityPool {
    const value: Mutable<LedgerKeyLiquidityPool> = new LedgerKeyLiquidityPool(BLANK);
    value.liquidityPoolId = r.opaque(32, "LedgerKeyLiquidityPool.liquidityPoolId");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyLiquidityPool): void {
    if (value?.constructor !== LedgerKeyLiquidityPool) requireXdr(value, LedgerKeyLiquidityPool);
    try {
      w.opaque(value.liquidityPoolId, 32);
    } catch (error) { throw withPath(error, ".liquidityPoolId"); }
  }
}

/** The key of a contract's data. */
export class LedgerKeyContractData extends XdrValue<LedgerKeyContractDataJson> {
  /** An {@linkcode ScAddress}. */
  declare readonly contract: ScAddress;
  /** An {@linkcode ScVal}. */
  declare readonly key: ScVal;
  /** A member of {@linkcode ContractDataDurability}. */
  declare readonly durability: ContractDataDurability;
  /** Creates a value from its fields. */
  constructor(fields: { readonly contract: ScAddress; readonly key: ScVal; readonly durability: ContractDataDurability }) {
    super();
    this.contract = fields.contract;
    this.key = fields.key;
    this.durability = fields.durability;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyContractData";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyContractData {
    return new LedgerKeyContractData({
      contract: ScAddress.read(r),
      key: ScVal.read(r),
      durability: r.enum(contractDataDurabilityNames, "LedgerKeyContractData.durability"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyContractData): void {
    if (value?.constructor !== LedgerKeyContractData) requireXdr(value, LedgerKeyContractData);
    let step = ".contract";
    try {
      ScAddress.write(w, value.contract);
      step = ".key"; ScVal.write(w, value.key);
      step = ".durability"; w.enum(value.durability, contractDataDurabilityNames);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The key of contract code. */
export class LedgerKeyContractCode extends XdrValue<LedgerKeyContractCodeJson> {
  /** 32 bytes. */
  declare readonly hash: Hash;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly hash: Hash }) {
    super();
    if (fields === BLANK) return;
    this.hash = copyOf(fields.hash);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyContractCode";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyContractCode {
    const value: Mutable<LedgerKeyContractCode> = new LedgerKeyContractCode(BLANK);
    value.hash = r.opaque(32, "LedgerKeyContractCode.hash");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyContractCode): void {
    if (value?.constructor !== LedgerKeyContractCode) requireXdr(value, LedgerKeyContractCode);
    try {
      w.opaque(value.hash, 32);
    } catch (error) { throw withPath(error, ".hash"); }
  }
}

/** The key of a network setting. */
export class LedgerKeyConfigSetting extends XdrValue<LedgerKeyConfigSettingJson> {
  /** A member of {@linkcode ConfigSettingId}. */
  declare readonly configSettingId: ConfigSettingId;
  /** Creates a value from its fields. */
  constructor(fields: { readonly configSettingId: ConfigSettingId }) {
    super();
    this.configSettingId = fields.configSettingId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyConfigSetting";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { configSettingId: 13 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyConfigSetting {
    return new LedgerKeyConfigSetting({
      configSettingId: r.enum(configSettingIdNames, "LedgerKeyConfigSetting.configSettingId"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyConfigSetting): void {
    if (value?.constructor !== LedgerKeyConfigSetting) requireXdr(value, LedgerKeyConfigSetting);
    try {
      w.enum(value.configSettingId, configSettingIdNames);
    } catch (error) { throw withPath(error, ".configSettingId"); }
  }
}

/** The key of the lifetime of a contract entry. */
export class LedgerKeyTtl extends XdrValue<LedgerKeyTtlJson> {
  /** The SHA-256 hash of the XDR of the entry's key. 32 bytes. */
  declare readonly keyHash: Hash;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly keyHash: Hash }) {
    super();
    if (fields === BLANK) return;
    this.keyHash = copyOf(fields.keyHash);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKeyTtl";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKeyTtl {
    const value: Mutable<LedgerKeyTtl> = new LedgerKeyTtl(BLANK);
    value.keyHash = r.opaque(32, "LedgerKeyTtl.keyHash");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKeyTtl): void {
    if (value?.constructor !== LedgerKeyTtl) requireXdr(value, LedgerKeyTtl);
    try {
      w.opaque(value.keyHash, 32);
    } catch (error) { throw withPath(error, ".keyHash"); }
  }
}

/** The value types of the arms of {@linkcode LedgerKey}, by arm name. */
export interface LedgerKeyArms {
  /** A {@linkcode LedgerKeyAccount}. */
  readonly account: LedgerKeyAccount;
  /** A {@linkcode LedgerKeyTrustLine}. */
  readonly trustline: LedgerKeyTrustLine;
  /** A {@linkcode LedgerKeyOffer}. */
  readonly offer: LedgerKeyOffer;
  /** A {@linkcode LedgerKeyData}. */
  readonly data: LedgerKeyData;
  /** A {@linkcode LedgerKeyClaimableBalance}. */
  readonly claimableBalance: LedgerKeyClaimableBalance;
  /** A {@linkcode LedgerKeyLiquidityPool}. */
  readonly liquidityPool: LedgerKeyLiquidityPool;
  /** A {@linkcode LedgerKeyContractData}. */
  readonly contractData: LedgerKeyContractData;
  /** A {@linkcode LedgerKeyContractCode}. */
  readonly contractCode: LedgerKeyContractCode;
  /** A {@linkcode LedgerKeyConfigSetting}. */
  readonly configSetting: LedgerKeyConfigSetting;
  /** A {@linkcode LedgerKeyTtl}. */
  readonly ttl: LedgerKeyTtl;
}
/** The key of a ledger entry. */
export type LedgerKey<T extends keyof LedgerKeyArms = keyof LedgerKeyArms> = { readonly [K in T]: LedgerKeyUnion<K> }[T];
/** The class of {@linkcode LedgerKey}. */
export class LedgerKeyUnion<T extends keyof LedgerKeyArms> extends XdrValue<LedgerKeyJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LedgerKeyArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LedgerKey}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerKey;
  private constructor(type: T, value: LedgerKeyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `account`: a {@linkcode LedgerKeyAccount}. */
  static account(account: LedgerKeyAccount): LedgerKey<"account"> {
    return new LedgerKeyUnion("account", account);
  }
  /** Creates the arm `trustline`: a {@linkcode LedgerKeyTrustLine}. */
  static trustline(trustLine: LedgerKeyTrustLine): LedgerKey<"trustline"> {
    return new LedgerKeyUnion("trustline", trustLine);
  }
  /** Creates the arm `offer`: a {@linkcode LedgerKeyOffer}. */
  static offer(offer: LedgerKeyOffer): LedgerKey<"offer"> {
    return new LedgerKeyUnion("offer", offer);
  }
  /** Creates the arm `data`: a {@linkcode LedgerKeyData}. */
  static data(data: LedgerKeyData): LedgerKey<"data"> {
    return new LedgerKeyUnion("data", data);
  }
  /** Creates the arm `claimableBalance`: a {@linkcode LedgerKeyClaimableBalance}. */
  static claimableBalance(claimableBalance: LedgerKeyClaimableBalance): LedgerKey<"claimableBalance"> {
    return new LedgerKeyUnion("claimableBalance", claimableBalance);
  }
  /** Creates the arm `liquidityPool`: a {@linkcode LedgerKeyLiquidityPool}. */
  static liquidityPool(liquidityPool: LedgerKeyLiquidityPool): LedgerKey<"liquidityPool"> {
    return new LedgerKeyUnion("liquidityPool", liquidityPool);
  }
  /** Creates the arm `contractData`: a {@linkcode LedgerKeyContractData}. */
  static contractData(contractData: LedgerKeyContractData): LedgerKey<"contractData"> {
    return new LedgerKeyUnion("contractData", contractData);
  }
  /** Creates the arm `contractCode`: a {@linkcode LedgerKeyContractCode}. */
  static contractCode(contractCode: LedgerKeyContractCode): LedgerKey<"contractCode"> {
    return new LedgerKeyUnion("contractCode", contractCode);
  }
  /** Creates the arm `configSetting`: a {@linkcode LedgerKeyConfigSetting}. */
  static configSetting(configSetting: LedgerKeyConfigSetting): LedgerKey<"configSetting"> {
    return new LedgerKeyUnion("configSetting", configSetting);
  }
  /** Creates the arm `ttl`: a {@linkcode LedgerKeyTtl}. */
  static ttl(ttl: LedgerKeyTtl): LedgerKey<"ttl"> {
    return new LedgerKeyUnion("ttl", ttl);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerKey";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerKey {
    const type = r.discriminant("LedgerKey");
    switch (type) {
      case 0: return new LedgerKeyUnion("account", LedgerKeyAccount.read(r));
      case 1: return new LedgerKeyUnion("trustline", LedgerKeyTrustLine.read(r));
      case 2: return new LedgerKeyUnion("offer", LedgerKeyOffer.read(r));
      case 3: return new LedgerKeyUnion("data", LedgerKeyData.read(r));
      case 4: return new LedgerKeyUnion("claimableBalance", LedgerKeyClaimableBalance.read(r));
      case 5: return new LedgerKeyUnion("liquidityPool", LedgerKeyLiquidityPool.read(r));
      case 6: return new LedgerKeyUnion("contractData", LedgerKeyContractData.read(r));
      case 7: return new LedgerKeyUnion("contractCode", LedgerKeyContractCode.read(r));
      case 8: return new LedgerKeyUnion("configSetting", LedgerKeyConfigSetting.read(r));
      case 9: return new LedgerKeyUnion("ttl", LedgerKeyTtl.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerKey): void {
    if (value?.constructor !== LedgerKeyUnion) requireXdr(value, LedgerKeyUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "account": w.int32(0); LedgerKeyAccount.write(w, value.value); break;
        case "trustline": w.int32(1); LedgerKeyTrustLine.write(w, value.value); break;
        case "offer": w.int32(2); LedgerKeyOffer.write(w, value.value); break;
        case "data": w.int32(3); LedgerKeyData.write(w, value.value); break;
        case "claimableBalance": w.int32(4); LedgerKeyClaimableBalance.write(w, value.value); break;
        case "liquidityPool": w.int32(5); LedgerKeyLiquidityPool.write(w, value.value); break;
        case "contractData": w.int32(6); LedgerKeyContractData.write(w, value.value); break;
        case "contractCode": w.int32(7); LedgerKeyContractCode.write(w, value.value); break;
        case "configSetting": w.int32(8); LedgerKeyConfigSetting.write(w, value.value); break;
        case "ttl": w.int32(9); LedgerKeyTtl.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The key of a ledger entry. */
export const LedgerKey: typeof LedgerKeyUnion = LedgerKeyUnion;

/** A member of the enum `EnvelopeType`. */
export type EnvelopeType = "envelopeTypeTxV0" | "envelopeTypeScp" | "envelopeTypeTx" | "envelopeTypeAuth" | "envelopeTypeScpvalue" | "envelopeTypeTxFeeBump" | "envelopeTypeOpId" | "envelopeTypePoolRevokeOpId" | "envelopeTypeContractId" | "envelopeTypeDwsaAuthorization" | "envelopeTypeDwsaAuthorizationWithAddress";
/** The members of {@linkcode EnvelopeType} by name. */
export const EnvelopeType: {
  /** `ENVELOPE_TYPE_TX_V0` = 0 */
  readonly envelopeTypeTxV0: "envelopeTypeTxV0";
  /** `ENVELOPE_TYPE_SCP` = 1 */
  readonly envelopeTypeScp: "envelopeTypeScp";
  /** `ENVELOPE_TYPE_TX` = 2 */
  readonly envelopeTypeTx: "envelopeTypeTx";
  /** `ENVELOPE_TYPE_AUTH` = 3 */
  readonly envelopeTypeAuth: "envelopeTypeAuth";
  /** `ENVELOPE_TYPE_SCPVALUE` = 4 */
  readonly envelopeTypeScpvalue: "envelopeTypeScpvalue";
  /** `ENVELOPE_TYPE_TX_FEE_BUMP` = 5 */
  readonly envelopeTypeTxFeeBump: "envelopeTypeTxFeeBump";
  /** `ENVELOPE_TYPE_OP_ID` = 6 */
  readonly envelopeTypeOpId: "envelopeTypeOpId";
  /** `ENVELOPE_TYPE_POOL_REVOKE_OP_ID` = 7 */
  readonly envelopeTypePoolRevokeOpId: "envelopeTypePoolRevokeOpId";
  /** `ENVELOPE_TYPE_CONTRACT_ID` = 8 */
  readonly envelopeTypeContractId: "envelopeTypeContractId";
  /** `ENVELOPE_TYPE_DWSA_AUTHORIZATION` = 9 */
  readonly envelopeTypeDwsaAuthorization: "envelopeTypeDwsaAuthorization";
  /** `ENVELOPE_TYPE_DWSA_AUTHORIZATION_WITH_ADDRESS` = 10 */
  readonly envelopeTypeDwsaAuthorizationWithAddress: "envelopeTypeDwsaAuthorizationWithAddress";
} = /* @__PURE__ */ Object.freeze({ envelopeTypeTxV0: "envelopeTypeTxV0", envelopeTypeScp: "envelopeTypeScp", envelopeTypeTx: "envelopeTypeTx", envelopeTypeAuth: "envelopeTypeAuth", envelopeTypeScpvalue: "envelopeTypeScpvalue", envelopeTypeTxFeeBump: "envelopeTypeTxFeeBump", envelopeTypeOpId: "envelopeTypeOpId", envelopeTypePoolRevokeOpId: "envelopeTypePoolRevokeOpId", envelopeTypeContractId: "envelopeTypeContractId", envelopeTypeDwsaAuthorization: "envelopeTypeDwsaAuthorization", envelopeTypeDwsaAuthorizationWithAddress: "envelopeTypeDwsaAuthorizationWithAddress" });
/** The members of {@linkcode EnvelopeType} by wire value. */
export const envelopeTypeNames: { readonly [value: number]: EnvelopeType } = ["envelopeTypeTxV0","envelopeTypeScp","envelopeTypeTx","envelopeTypeAuth","envelopeTypeScpvalue","envelopeTypeTxFeeBump","envelopeTypeOpId","envelopeTypePoolRevokeOpId","envelopeTypeContractId","envelopeTypeDwsaAuthorization","envelopeTypeDwsaAuthorizationWithAddress"];

/** A member of the enum `BucketListType`. */
export type BucketListType = "live" | "hotArchive";
/** The members of {@linkcode BucketListType} by name. */
export const BucketListType: {
  /** `LIVE` = 0 */
  readonly live: "live";
  /** `HOT_ARCHIVE` = 1 */
  readonly hotArchive: "hotArchive";
} = /* @__PURE__ */ Object.freeze({ live: "live", hotArchive: "hotArchive" });
/** The members of {@linkcode BucketListType} by wire value. */
export const bucketListTypeNames: { readonly [value: number]: BucketListType } = ["live","hotArchive"];

/** A member of the enum `BucketEntryType`. */
export type BucketEntryType = "metaentry" | "liveentry" | "deadentry" | "initentry";
/** The members of {@linkcode BucketEntryType} by name. */
export const BucketEntryType: {
  /** `METAENTRY` = -1 */
  readonly metaentry: "metaentry";
  /** `LIVEENTRY` = 0 */
  readonly liveentry: "liveentry";
  /** `DEADENTRY` = 1 */
  readonly deadentry: "deadentry";
  /** `INITENTRY` = 2 */
  readonly initentry: "initentry";
} = /* @__PURE__ */ Object.freeze({ metaentry: "metaentry", liveentry: "liveentry", deadentry: "deadentry", initentry: "initentry" });
/** The members of {@linkcode BucketEntryType} by wire value. */
export const bucketEntryTypeNames: { readonly [value: number]: BucketEntryType } = {"0":"liveentry","1":"deadentry","2":"initentry","-1":"metaentry"};

/** A member of the enum `HotArchiveBucketEntryType`. */
export type HotArchiveBucketEntryType = "hotArchiveMetaentry" | "hotArchiveArchived" | "hotArchiveLive";
/** The members of {@linkcode HotArchiveBucketEntryType} by name. */
export const HotArchiveBucketEntryType: {
  /** `HOT_ARCHIVE_METAENTRY` = -1 */
  readonly hotArchiveMetaentry: "hotArchiveMetaentry";
  /** `HOT_ARCHIVE_ARCHIVED` = 0 */
  readonly hotArchiveArchived: "hotArchiveArchived";
  /** `HOT_ARCHIVE_LIVE` = 1 */
  readonly hotArchiveLive: "hotArchiveLive";
} = /* @__PURE__ */ Object.freeze({ hotArchiveMetaentry: "hotArchiveMetaentry", hotArchiveArchived: "hotArchiveArchived", hotArchiveLive: "hotArchiveLive" });
/** The members of {@linkcode HotArchiveBucketEntryType} by wire value. */
export const hotArchiveBucketEntryTypeNames: { readonly [value: number]: HotArchiveBucketEntryType } = {"0":"hotArchiveArchived","1":"hotArchiveLive","-1":"hotArchiveMetaentry"};

/** The value types of the arms of {@linkcode BucketMetadataExt}, by arm name. */
export interface BucketMetadataExtArms {
  /** No value. */
  readonly v0: null;
  /** A member of {@linkcode BucketListType}. */
  readonly bucketListType: BucketListType;
}
/** The extension of a `BucketMetadata`. */
export type BucketMetadataExt<T extends keyof BucketMetadataExtArms = keyof BucketMetadataExtArms> = { readonly [K in T]: BucketMetadataExtUnion<K> }[T];
/** The class of {@linkcode BucketMetadataExt}. */
export class BucketMetadataExtUnion<T extends keyof BucketMetadataExtArms> extends XdrValue<BucketMetadataExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: BucketMetadataExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode BucketMetadataExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is BucketMetadataExt;
  private constructor(type: T, value: BucketMetadataExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): BucketMetadataExt<"v0"> {
    return new BucketMetadataExtUnion("v0", null);
  }
  /** Creates the arm `bucketListType`: a member of {@linkcode BucketListType}. */
  static bucketListType(bucketListType: BucketListType): BucketMetadataExt<"bucketListType"> {
    return new BucketMetadataExtUnion("bucketListType", bucketListType);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "BucketMetadataExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"v0":"v0","bucketListType":"v1"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): BucketMetadataExt {
    const type = r.discriminant("BucketMetadataExt");
    switch (type) {
      case 0: return new BucketMetadataExtUnion("v0", null);
      case 1: return new BucketMetadataExtUnion("bucketListType", r.enum(bucketListTypeNames, "BucketMetadataExt.bucketListType"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: BucketMetadataExt): void {
    if (value?.constructor !== BucketMetadataExtUnion) requireXdr(value, BucketMetadataExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "bucketListType": w.int32(1); w.enum(value.value, bucketListTypeNames); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `BucketMetadata`. */
export const BucketMetadataExt: typeof BucketMetadataExtUnion = BucketMetadataExtUnion;

/** The first entry of a bucket, which contains the protocol version of the bucket. */
export class BucketMetadata extends XdrValue<BucketMetadataJson> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerVersion: number;
  /** A {@linkcode BucketMetadataExt}. */
  declare readonly ext: BucketMetadataExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ledgerVersion: number; readonly ext: BucketMetadataExt }) {
    super();
    this.ledgerVersion = fields.ledgerVersion;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "BucketMetadata";
  }
  /** Reads one value. */
  static read(r: XdrReader): BucketMetadata {
    return new BucketMetadata({
      ledgerVersion: r.uint32("BucketMetadata.ledgerVersion"),
      ext: BucketMetadataExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: BucketMetadata): void {
    if (value?.constructor !== BucketMetadata) requireXdr(value, BucketMetadata);
    let step = ".ledgerVersion";
    try {
      w.uint32(value.ledgerVersion);
      step = ".ext"; BucketMetadataExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode BucketEntry}, by arm name. */
export interface BucketEntryArms {
  /** A {@linkcode LedgerEntry}. */
  readonly liveentry: LedgerEntry;
  /** A {@linkcode LedgerEntry}. */
  readonly initentry: LedgerEntry;
  /** A {@linkcode LedgerKey}. */
  readonly deadentry: LedgerKey;
  /** A {@linkcode BucketMetadata}. */
  readonly metaentry: BucketMetadata;
}
/** An entry of a bucket of live state; a bucket file is a stream of these records. */
export type BucketEntry<T extends keyof BucketEntryArms = keyof BucketEntryArms> = { readonly [K in T]: BucketEntryUnion<K> }[T];
/** The class of {@linkcode BucketEntry}. */
export class BucketEntryUnion<T extends keyof BucketEntryArms> extends XdrValue<BucketEntryJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: BucketEntryArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode BucketEntry}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is BucketEntry;
  private constructor(type: T, value: BucketEntryArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `liveentry`: a {@linkcode LedgerEntry}. */
  static liveentry(liveEntry: LedgerEntry): BucketEntry<"liveentry"> {
    return new BucketEntryUnion("liveentry", liveEntry);
  }
  /** Creates the arm `initentry`: a {@linkcode LedgerEntry}. */
  static initentry(liveEntry: LedgerEntry): BucketEntry<"initentry"> {
    return new BucketEntryUnion("initentry", liveEntry);
  }
  /** Creates the arm `deadentry`: a {@linkcode LedgerKey}. */
  static deadentry(deadEntry: LedgerKey): BucketEntry<"deadentry"> {
    return new BucketEntryUnion("deadentry", deadEntry);
  }
  /** Creates the arm `metaentry`: a {@linkcode BucketMetadata}. */
  static metaentry(metaEntry: BucketMetadata): BucketEntry<"metaentry"> {
    return new BucketEntryUnion("metaentry", metaEntry);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "BucketEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): BucketEntry {
    const type = r.discriminant("BucketEntry");
    switch (type) {
      case 0: return new BucketEntryUnion("liveentry", LedgerEntry.read(r));
      case 2: return new BucketEntryUnion("initentry", LedgerEntry.read(r));
      case 1: return new BucketEntryUnion("deadentry", LedgerKey.read(r));
      case -1: return new BucketEntryUnion("metaentry", BucketMetadata.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: BucketEntry): void {
    if (value?.constructor !== BucketEntryUnion) requireXdr(value, BucketEntryUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "liveentry": w.int32(0); LedgerEntry.write(w, value.value); break;
        case "initentry": w.int32(2); LedgerEntry.write(w, value.value); break;
        case "deadentry": w.int32(1); LedgerKey.write(w, value.value); break;
        case "metaentry": w.int32(-1); BucketMetadata.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An entry of a bucket of live state; a bucket file is a stream of these records. */
export const BucketEntry: typeof BucketEntryUnion = BucketEntryUnion;

/** The value types of the arms of {@linkcode HotArchiveBucketEntry}, by arm name. */
export interface HotArchiveBucketEntryArms {
  /** A {@linkcode LedgerEntry}. */
  readonly hotArchiveArchived: LedgerEntry;
  /** A {@linkcode LedgerKey}. */
  readonly hotArchiveLive: LedgerKey;
  /** A {@linkcode BucketMetadata}. */
  readonly hotArchiveMetaentry: BucketMetadata;
}
/** An entry of a bucket of the hot archive. */
export type HotArchiveBucketEntry<T extends keyof HotArchiveBucketEntryArms = keyof HotArchiveBucketEntryArms> = { readonly [K in T]: HotArchiveBucketEntryUnion<K> }[T];
/** The class of {@linkcode HotArchiveBucketEntry}. */
export class HotArchiveBucketEntryUnion<T extends keyof HotArchiveBucketEntryArms> extends XdrValue<HotArchiveBucketEntryJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: HotArchiveBucketEntryArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode HotArchiveBucketEntry}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is HotArchiveBucketEntry;
  private constructor(type: T, value: HotArchiveBucketEntryArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `hotArchiveArchived`: a {@linkcode LedgerEntry}. */
  static hotArchiveArchived(archivedEntry: LedgerEntry): HotArchiveBucketEntry<"hotArchiveArchived"> {
    return new HotArchiveBucketEntryUnion("hotArchiveArchived", archivedEntry);
  }
  /** Creates the arm `hotArchiveLive`: a {@linkcode LedgerKey}. */
  static hotArchiveLive(key: LedgerKey): HotArchiveBucketEntry<"hotArchiveLive"> {
    return new HotArchiveBucketEntryUnion("hotArchiveLive", key);
  }
  /** Creates the arm `hotArchiveMetaentry`: a {@linkcode BucketMetadata}. */
  static hotArchiveMetaentry(metaEntry: BucketMetadata): HotArchiveBucketEntry<"hotArchiveMetaentry"> {
    return new HotArchiveBucketEntryUnion("hotArchiveMetaentry", metaEntry);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HotArchiveBucketEntry";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 10 };
  }
  /** Reads one value. */
  static read(r: XdrReader): HotArchiveBucketEntry {
    const type = r.discriminant("HotArchiveBucketEntry");
    switch (type) {
      case 0: return new HotArchiveBucketEntryUnion("hotArchiveArchived", LedgerEntry.read(r));
      case 1: return new HotArchiveBucketEntryUnion("hotArchiveLive", LedgerKey.read(r));
      case -1: return new HotArchiveBucketEntryUnion("hotArchiveMetaentry", BucketMetadata.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HotArchiveBucketEntry): void {
    if (value?.constructor !== HotArchiveBucketEntryUnion) requireXdr(value, HotArchiveBucketEntryUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "hotArchiveArchived": w.int32(0); LedgerEntry.write(w, value.value); break;
        case "hotArchiveLive": w.int32(1); LedgerKey.write(w, value.value); break;
        case "hotArchiveMetaentry": w.int32(-1); BucketMetadata.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An entry of a bucket of the hot archive. */
export const HotArchiveBucketEntry: typeof HotArchiveBucketEntryUnion = HotArchiveBucketEntryUnion;
