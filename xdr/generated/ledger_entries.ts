// Generated from xdr/idl/ledger_entries.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bytes, codec, deep, i32, i64, list, member, members, namesOf, optional, struct, text, u32, u64, union, varBytes } from "../_schema.ts";
import type { XdrCodec } from "../codec.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import { ScAddress, ScVal } from "./contract.ts";
import { ConfigSettingEntry, ConfigSettingId } from "./contract_config_setting.ts";
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
export type AssetType = keyof typeof AssetType;
/** The members of {@linkcode AssetType} by name. */
export const AssetType: {
  /** `ASSET_TYPE_NATIVE` = 0 */ readonly assetTypeNative: "assetTypeNative";
  /** `ASSET_TYPE_CREDIT_ALPHANUM4` = 1 */ readonly assetTypeCreditAlphanum4: "assetTypeCreditAlphanum4";
  /** `ASSET_TYPE_CREDIT_ALPHANUM12` = 2 */ readonly assetTypeCreditAlphanum12: "assetTypeCreditAlphanum12";
  /** `ASSET_TYPE_POOL_SHARE` = 3 */ readonly assetTypePoolShare: "assetTypePoolShare";
} = /* @__PURE__ */ members(["assetTypeNative","assetTypeCreditAlphanum4","assetTypeCreditAlphanum12","assetTypePoolShare"]);

/** The value types of the arms of {@linkcode AssetCode}, by arm name. */
export interface AssetCodeArms {
  /** 4 bytes. */
  readonly assetTypeCreditAlphanum4: AssetCode4;
  /** 12 bytes. */
  readonly assetTypeCreditAlphanum12: AssetCode12;
}
/** The code of an asset without its issuer. */
export type AssetCode<T extends keyof AssetCodeArms = keyof AssetCodeArms> = { readonly [K in T]: AssetCodeUnion<K> }[T];
/** A value of {@linkcode AssetCode} with a given arm. */
export interface AssetCodeUnion<T extends keyof AssetCodeArms> extends UnionValue<AssetCodeArms, T, AssetCodeJson> {}
/** The class of {@linkcode AssetCode}. */
export const AssetCode: XdrUnion<AssetCodeArms, AssetCode> = /* @__PURE__ */ union("AssetCode", {"1":"assetTypeCreditAlphanum4","2":"assetTypeCreditAlphanum12"}, "bare", () => ({ 1: bytes(4, "code4"), 2: bytes(12, "code12") }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An asset with a code of 1 to 4 characters. */
export interface AlphaNum4 extends XdrValue<AlphaNum4Json> {
  /** 4 bytes. */
  readonly assetCode: AssetCode4;
  /** A {@linkcode PublicKey}. */
  readonly issuer: AccountId;
}
/** The class of {@linkcode AlphaNum4}. */
export const AlphaNum4: XdrStruct<AlphaNum4> = /* @__PURE__ */ struct("AlphaNum4", () => ({ assetCode: bytes(4, "code4"), issuer: PublicKey }), (C, o, f) => [(r) => { const v = new C(BLANK); v.assetCode = f[0](r); v.issuer = PublicKey.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.assetCode, 4); PublicKey.write(w, v.issuer); }]);

/** An asset with a code of 5 to 12 characters. */
export interface AlphaNum12 extends XdrValue<AlphaNum12Json> {
  /** 12 bytes. */
  readonly assetCode: AssetCode12;
  /** A {@linkcode PublicKey}. */
  readonly issuer: AccountId;
}
/** The class of {@linkcode AlphaNum12}. */
export const AlphaNum12: XdrStruct<AlphaNum12> = /* @__PURE__ */ struct("AlphaNum12", () => ({ assetCode: bytes(12, "code12"), issuer: PublicKey }), (C, o, f) => [(r) => { const v = new C(BLANK); v.assetCode = f[0](r); v.issuer = PublicKey.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.assetCode, 12); PublicKey.write(w, v.issuer); }]);

/** The value types of the arms of {@linkcode Asset}, by arm name. */
export interface AssetArms {
  /** No value. */ readonly assetTypeNative: null;
  /** An {@linkcode AlphaNum4}. */
  readonly assetTypeCreditAlphanum4: AlphaNum4;
  /** An {@linkcode AlphaNum12}. */
  readonly assetTypeCreditAlphanum12: AlphaNum12;
}
/** The native asset or an issued one. */
export type Asset<T extends keyof AssetArms = keyof AssetArms> = { readonly [K in T]: AssetUnion<K> }[T];
/** A value of {@linkcode Asset} with a given arm. */
export interface AssetUnion<T extends keyof AssetArms> extends UnionValue<AssetArms, T, AssetJson> {}
/** The class of {@linkcode Asset}. */
export const Asset: XdrUnion<AssetArms, Asset> = /* @__PURE__ */ union("Asset", ["assetTypeNative","assetTypeCreditAlphanum4","assetTypeCreditAlphanum12"], 9, () => ({ 1: AlphaNum4, 2: AlphaNum12 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A price as a fraction. */
export interface Price extends XdrValue<PriceJson> {
  /** A signed 32-bit integer. */
  readonly n: number;
  /** A signed 32-bit integer. */
  readonly d: number;
}
/** The class of {@linkcode Price}. */
export const Price: XdrStruct<Price> = /* @__PURE__ */ struct("Price", () => ({ n: i32, d: i32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.n = f[0](r); v.d = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int32(v.n); w.int32(v.d); }]);

/** The amounts that are reserved by open offers. */
export interface Liabilities extends XdrValue<LiabilitiesJson> {
  /** A signed 64-bit integer. */
  readonly buying: bigint;
  /** A signed 64-bit integer. */
  readonly selling: bigint;
}
/** The class of {@linkcode Liabilities}. */
export const Liabilities: XdrStruct<Liabilities> = /* @__PURE__ */ struct("Liabilities", () => ({ buying: i64, selling: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.buying = f[0](r); v.selling = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int64(v.buying); w.int64(v.selling); }]);

/** The meaning of each byte of `Thresholds`. */
export type ThresholdIndexes = keyof typeof ThresholdIndexes;
/** The members of {@linkcode ThresholdIndexes} by name. */
export const ThresholdIndexes: {
  /** `THRESHOLD_MASTER_WEIGHT` = 0 */ readonly thresholdMasterWeight: "thresholdMasterWeight";
  /** `THRESHOLD_LOW` = 1 */ readonly thresholdLow: "thresholdLow";
  /** `THRESHOLD_MED` = 2 */ readonly thresholdMed: "thresholdMed";
  /** `THRESHOLD_HIGH` = 3 */ readonly thresholdHigh: "thresholdHigh";
} = /* @__PURE__ */ members(["thresholdMasterWeight","thresholdLow","thresholdMed","thresholdHigh"]);

/** A member of the enum `LedgerEntryType`. */
export type LedgerEntryType = keyof typeof LedgerEntryType;
/** The members of {@linkcode LedgerEntryType} by name. */
export const LedgerEntryType: {
  /** `ACCOUNT` = 0 */ readonly account: "account";
  /** `TRUSTLINE` = 1 */ readonly trustline: "trustline";
  /** `OFFER` = 2 */ readonly offer: "offer";
  /** `DATA` = 3 */ readonly data: "data";
  /** `CLAIMABLE_BALANCE` = 4 */ readonly claimableBalance: "claimableBalance";
  /** `LIQUIDITY_POOL` = 5 */ readonly liquidityPool: "liquidityPool";
  /** `CONTRACT_DATA` = 6 */ readonly contractData: "contractData";
  /** `CONTRACT_CODE` = 7 */ readonly contractCode: "contractCode";
  /** `CONFIG_SETTING` = 8 */ readonly configSetting: "configSetting";
  /** `TTL` = 9 */ readonly ttl: "ttl";
} = /* @__PURE__ */ members(["account","trustline","offer","data","claimableBalance","liquidityPool","contractData","contractCode","configSetting","ttl"]);

/** A signer of an account, and its weight. */
export interface Signer extends XdrValue<SignerJson> {
  /** A {@linkcode SignerKey}. */
  readonly key: SignerKey;
  /** An unsigned 32-bit integer. */
  readonly weight: number;
}
/** The class of {@linkcode Signer}. */
export const Signer: XdrStruct<Signer> = /* @__PURE__ */ struct("Signer", () => ({ key: SignerKey, weight: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.key = SignerKey.read(r); v.weight = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); SignerKey.write(w, v.key); w.uint32(v.weight); }]);

/** The bits of `AccountEntry.flags`. */
export type AccountFlags = keyof typeof AccountFlags;
/** The members of {@linkcode AccountFlags} by name. */
export const AccountFlags: {
  /** `AUTH_REQUIRED_FLAG` = 1 */ readonly authRequiredFlag: "authRequiredFlag";
  /** `AUTH_REVOCABLE_FLAG` = 2 */ readonly authRevocableFlag: "authRevocableFlag";
  /** `AUTH_IMMUTABLE_FLAG` = 4 */ readonly authImmutableFlag: "authImmutableFlag";
  /** `AUTH_CLAWBACK_ENABLED_FLAG` = 8 */ readonly authClawbackEnabledFlag: "authClawbackEnabledFlag";
} = /* @__PURE__ */ members({"1":"authRequiredFlag","2":"authRevocableFlag","4":"authImmutableFlag","8":"authClawbackEnabledFlag"});

/** A {@linkcode PublicKey}, or null. */
export type SponsorshipDescriptor = AccountId | null;
/** Decodes and encodes a {@linkcode PublicKey}, or null. */
export const SponsorshipDescriptor: XdrCodec<SponsorshipDescriptor> = /* @__PURE__ */ codec("SponsorshipDescriptor", () => optional(PublicKey));

/** The ledger and the time at which the sequence number of an account last changed. */
export interface AccountEntryExtensionV3 extends XdrValue<AccountEntryExtensionV3Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** An unsigned 32-bit integer. */
  readonly seqLedger: number;
  /** An unsigned 64-bit integer. */
  readonly seqTime: bigint;
}
/** The class of {@linkcode AccountEntryExtensionV3}. */
export const AccountEntryExtensionV3: XdrStruct<AccountEntryExtensionV3> = /* @__PURE__ */ struct("AccountEntryExtensionV3", () => ({ ext: ExtensionPoint, seqLedger: u32, seqTime: u64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.seqLedger = f[1](r); v.seqTime = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.uint32(v.seqLedger); w.uint64(v.seqTime); }]);

/** The value types of the arms of {@linkcode AccountEntryExtensionV2Ext}, by arm name. */
export interface AccountEntryExtensionV2ExtArms {
  /** No value. */ readonly v0: null;
  /** An {@linkcode AccountEntryExtensionV3}. */
  readonly v3: AccountEntryExtensionV3;
}
/** The extension of an `AccountEntryExtensionV2`. */
export type AccountEntryExtensionV2Ext<T extends keyof AccountEntryExtensionV2ExtArms = keyof AccountEntryExtensionV2ExtArms> = { readonly [K in T]: AccountEntryExtensionV2ExtUnion<K> }[T];
/** A value of {@linkcode AccountEntryExtensionV2Ext} with a given arm. */
export interface AccountEntryExtensionV2ExtUnion<T extends keyof AccountEntryExtensionV2ExtArms> extends UnionValue<AccountEntryExtensionV2ExtArms, T, AccountEntryExtensionV2ExtJson> {}
/** The class of {@linkcode AccountEntryExtensionV2Ext}. */
export const AccountEntryExtensionV2Ext: XdrUnion<AccountEntryExtensionV2ExtArms, AccountEntryExtensionV2Ext> = /* @__PURE__ */ union("AccountEntryExtensionV2Ext", {"0":"v0","3":"v3"}, 0, () => ({ 3: AccountEntryExtensionV3 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The numbers of sponsored and sponsoring entries of an account, and the sponsors of its signers. */
export interface AccountEntryExtensionV2 extends XdrValue<AccountEntryExtensionV2Json> {
  /** An unsigned 32-bit integer. */
  readonly numSponsored: number;
  /** An unsigned 32-bit integer. */
  readonly numSponsoring: number;
  /** An array of at most 20 a {@linkcode PublicKey}, or null. */
  readonly signerSponsoringIDs: readonly SponsorshipDescriptor[];
  /** An {@linkcode AccountEntryExtensionV2Ext}. */
  readonly ext: AccountEntryExtensionV2Ext;
}
/** The class of {@linkcode AccountEntryExtensionV2}. */
export const AccountEntryExtensionV2: XdrStruct<AccountEntryExtensionV2> = /* @__PURE__ */ struct("AccountEntryExtensionV2", () => ({ numSponsored: u32, numSponsoring: u32, signerSponsoringIDs: list(optional(PublicKey), 4, 20), ext: AccountEntryExtensionV2Ext }), (C, o, f) => [(r) => { const v = new C(BLANK); v.numSponsored = f[0](r); v.numSponsoring = f[1](r); v.signerSponsoringIDs = f[2](r); v.ext = AccountEntryExtensionV2Ext.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.numSponsored); w.uint32(v.numSponsoring); w.array(v.signerSponsoringIDs, 20, (w, v: never) => w.optional(v, PublicKey.write)); AccountEntryExtensionV2Ext.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode AccountEntryExtensionV1Ext}, by arm name. */
export interface AccountEntryExtensionV1ExtArms {
  /** No value. */ readonly v0: null;
  /** An {@linkcode AccountEntryExtensionV2}. */
  readonly v2: AccountEntryExtensionV2;
}
/** The extension of an `AccountEntryExtensionV1`. */
export type AccountEntryExtensionV1Ext<T extends keyof AccountEntryExtensionV1ExtArms = keyof AccountEntryExtensionV1ExtArms> = { readonly [K in T]: AccountEntryExtensionV1ExtUnion<K> }[T];
/** A value of {@linkcode AccountEntryExtensionV1Ext} with a given arm. */
export interface AccountEntryExtensionV1ExtUnion<T extends keyof AccountEntryExtensionV1ExtArms> extends UnionValue<AccountEntryExtensionV1ExtArms, T, AccountEntryExtensionV1ExtJson> {}
/** The class of {@linkcode AccountEntryExtensionV1Ext}. */
export const AccountEntryExtensionV1Ext: XdrUnion<AccountEntryExtensionV1ExtArms, AccountEntryExtensionV1Ext> = /* @__PURE__ */ union("AccountEntryExtensionV1Ext", {"0":"v0","2":"v2"}, 0, () => ({ 2: AccountEntryExtensionV2 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The liabilities of an account. */
export interface AccountEntryExtensionV1 extends XdrValue<AccountEntryExtensionV1Json> {
  /** A {@linkcode Liabilities}. */
  readonly liabilities: Liabilities;
  /** An {@linkcode AccountEntryExtensionV1Ext}. */
  readonly ext: AccountEntryExtensionV1Ext;
}
/** The class of {@linkcode AccountEntryExtensionV1}. */
export const AccountEntryExtensionV1: XdrStruct<AccountEntryExtensionV1> = /* @__PURE__ */ struct("AccountEntryExtensionV1", () => ({ liabilities: Liabilities, ext: AccountEntryExtensionV1Ext }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liabilities = Liabilities.read(r); v.ext = AccountEntryExtensionV1Ext.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Liabilities.write(w, v.liabilities); AccountEntryExtensionV1Ext.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode AccountEntryExt}, by arm name. */
export interface AccountEntryExtArms {
  /** No value. */ readonly v0: null;
  /** An {@linkcode AccountEntryExtensionV1}. */
  readonly v1: AccountEntryExtensionV1;
}
/** The extension of an `AccountEntry`. */
export type AccountEntryExt<T extends keyof AccountEntryExtArms = keyof AccountEntryExtArms> = { readonly [K in T]: AccountEntryExtUnion<K> }[T];
/** A value of {@linkcode AccountEntryExt} with a given arm. */
export interface AccountEntryExtUnion<T extends keyof AccountEntryExtArms> extends UnionValue<AccountEntryExtArms, T, AccountEntryExtJson> {}
/** The class of {@linkcode AccountEntryExt}. */
export const AccountEntryExt: XdrUnion<AccountEntryExtArms, AccountEntryExt> = /* @__PURE__ */ union("AccountEntryExt", ["v0","v1"], 0, () => ({ 1: AccountEntryExtensionV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An account: its balance, sequence number, signers, thresholds and flags. */
export interface AccountEntry extends XdrValue<AccountEntryJson> {
  /** A {@linkcode PublicKey}. */
  readonly accountId: AccountId;
  /** A signed 64-bit integer. */
  readonly balance: bigint;
  /** A signed 64-bit integer. */
  readonly seqNum: bigint;
  /** An unsigned 32-bit integer. */
  readonly numSubEntries: number;
  /** A {@linkcode PublicKey}, or null. */
  readonly inflationDest: AccountId | null;
  /** An unsigned 32-bit integer. */
  readonly flags: number;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  readonly homeDomain: String32;
  /** 4 bytes. */
  readonly thresholds: Thresholds;
  /** An array of at most 20 {@linkcode Signer} values. */
  readonly signers: readonly Signer[];
  /** An {@linkcode AccountEntryExt}. */
  readonly ext: AccountEntryExt;
}
/** The class of {@linkcode AccountEntry}. */
export const AccountEntry: XdrStruct<AccountEntry> = /* @__PURE__ */ struct("AccountEntry", () => ({ accountId: PublicKey, balance: i64, seqNum: i64, numSubEntries: u32, inflationDest: optional(PublicKey), flags: u32, homeDomain: text(32), thresholds: bytes(4), signers: list(Signer, 40, 20), ext: AccountEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.accountId = PublicKey.read(r); v.balance = f[1](r); v.seqNum = f[2](r); v.numSubEntries = f[3](r); v.inflationDest = f[4](r); v.flags = f[5](r); v.homeDomain = f[6](r); v.thresholds = f[7](r); v.signers = f[8](r); v.ext = AccountEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.accountId); w.int64(v.balance); w.int64(v.seqNum); w.uint32(v.numSubEntries); w.optional(v.inflationDest, PublicKey.write); w.uint32(v.flags); w.text(v.homeDomain, 32); w.opaque(v.thresholds, 4); w.array(v.signers, 20, Signer.write); AccountEntryExt.write(w, v.ext); }]);

/** The bits of `TrustLineEntry.flags`. */
export type TrustLineFlags = keyof typeof TrustLineFlags;
/** The members of {@linkcode TrustLineFlags} by name. */
export const TrustLineFlags: {
  /** `AUTHORIZED_FLAG` = 1 */ readonly authorizedFlag: "authorizedFlag";
  /** `AUTHORIZED_TO_MAINTAIN_LIABILITIES_FLAG` = 2 */ readonly authorizedToMaintainLiabilitiesFlag: "authorizedToMaintainLiabilitiesFlag";
  /** `TRUSTLINE_CLAWBACK_ENABLED_FLAG` = 4 */ readonly trustlineClawbackEnabledFlag: "trustlineClawbackEnabledFlag";
} = /* @__PURE__ */ members({"1":"authorizedFlag","2":"authorizedToMaintainLiabilitiesFlag","4":"trustlineClawbackEnabledFlag"});

/** A member of the enum `LiquidityPoolType`. */
export type LiquidityPoolType = keyof typeof LiquidityPoolType;
/** The members of {@linkcode LiquidityPoolType} by name. */
export const LiquidityPoolType: {
  /** `LIQUIDITY_POOL_CONSTANT_PRODUCT` = 0 */ readonly liquidityPoolConstantProduct: "liquidityPoolConstantProduct";
} = /* @__PURE__ */ members(["liquidityPoolConstantProduct"]);

/** The value types of the arms of {@linkcode TrustLineAsset}, by arm name. */
export interface TrustLineAssetArms {
  /** No value. */ readonly assetTypeNative: null;
  /** An {@linkcode AlphaNum4}. */
  readonly assetTypeCreditAlphanum4: AlphaNum4;
  /** An {@linkcode AlphaNum12}. */
  readonly assetTypeCreditAlphanum12: AlphaNum12;
  /** 32 bytes. */
  readonly assetTypePoolShare: PoolId;
}
/** The asset or the liquidity pool of a trust line. */
export type TrustLineAsset<T extends keyof TrustLineAssetArms = keyof TrustLineAssetArms> = { readonly [K in T]: TrustLineAssetUnion<K> }[T];
/** A value of {@linkcode TrustLineAsset} with a given arm. */
export interface TrustLineAssetUnion<T extends keyof TrustLineAssetArms> extends UnionValue<TrustLineAssetArms, T, TrustLineAssetJson> {}
/** The class of {@linkcode TrustLineAsset}. */
export const TrustLineAsset: XdrUnion<TrustLineAssetArms, TrustLineAsset> = /* @__PURE__ */ union("TrustLineAsset", AssetType, 9, () => ({ 1: AlphaNum4, 2: AlphaNum12, 3: bytes(32, "L") }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The value types of the arms of {@linkcode TrustLineEntryExtensionV2Ext}, by arm name. */
export interface TrustLineEntryExtensionV2ExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `TrustLineEntryExtensionV2`. */
export type TrustLineEntryExtensionV2Ext<T extends keyof TrustLineEntryExtensionV2ExtArms = keyof TrustLineEntryExtensionV2ExtArms> = { readonly [K in T]: TrustLineEntryExtensionV2ExtUnion<K> }[T];
/** A value of {@linkcode TrustLineEntryExtensionV2Ext} with a given arm. */
export interface TrustLineEntryExtensionV2ExtUnion<T extends keyof TrustLineEntryExtensionV2ExtArms> extends UnionValue<TrustLineEntryExtensionV2ExtArms, T, TrustLineEntryExtensionV2ExtJson> {}
/** The class of {@linkcode TrustLineEntryExtensionV2Ext}. */
export const TrustLineEntryExtensionV2Ext: XdrUnion<TrustLineEntryExtensionV2ExtArms, TrustLineEntryExtensionV2Ext> = /* @__PURE__ */ union("TrustLineEntryExtensionV2Ext", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The number of liquidity pools that use a trust line. */
export interface TrustLineEntryExtensionV2 extends XdrValue<TrustLineEntryExtensionV2Json> {
  /** A signed 32-bit integer. */
  readonly liquidityPoolUseCount: number;
  /** A {@linkcode TrustLineEntryExtensionV2Ext}. */
  readonly ext: TrustLineEntryExtensionV2Ext;
}
/** The class of {@linkcode TrustLineEntryExtensionV2}. */
export const TrustLineEntryExtensionV2: XdrStruct<TrustLineEntryExtensionV2> = /* @__PURE__ */ struct("TrustLineEntryExtensionV2", () => ({ liquidityPoolUseCount: i32, ext: TrustLineEntryExtensionV2Ext }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liquidityPoolUseCount = f[0](r); v.ext = TrustLineEntryExtensionV2Ext.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int32(v.liquidityPoolUseCount); TrustLineEntryExtensionV2Ext.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode TrustLineEntryV1Ext}, by arm name. */
export interface TrustLineEntryV1ExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode TrustLineEntryExtensionV2}. */
  readonly v2: TrustLineEntryExtensionV2;
}
/** The extension of a `TrustLineEntryV1`. */
export type TrustLineEntryV1Ext<T extends keyof TrustLineEntryV1ExtArms = keyof TrustLineEntryV1ExtArms> = { readonly [K in T]: TrustLineEntryV1ExtUnion<K> }[T];
/** A value of {@linkcode TrustLineEntryV1Ext} with a given arm. */
export interface TrustLineEntryV1ExtUnion<T extends keyof TrustLineEntryV1ExtArms> extends UnionValue<TrustLineEntryV1ExtArms, T, TrustLineEntryV1ExtJson> {}
/** The class of {@linkcode TrustLineEntryV1Ext}. */
export const TrustLineEntryV1Ext: XdrUnion<TrustLineEntryV1ExtArms, TrustLineEntryV1Ext> = /* @__PURE__ */ union("TrustLineEntryV1Ext", {"0":"v0","2":"v2"}, 0, () => ({ 2: TrustLineEntryExtensionV2 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The liabilities of a trust line. */
export interface TrustLineEntryV1 extends XdrValue<TrustLineEntryV1Json> {
  /** A {@linkcode Liabilities}. */
  readonly liabilities: Liabilities;
  /** A {@linkcode TrustLineEntryV1Ext}. */
  readonly ext: TrustLineEntryV1Ext;
}
/** The class of {@linkcode TrustLineEntryV1}. */
export const TrustLineEntryV1: XdrStruct<TrustLineEntryV1> = /* @__PURE__ */ struct("TrustLineEntryV1", () => ({ liabilities: Liabilities, ext: TrustLineEntryV1Ext }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liabilities = Liabilities.read(r); v.ext = TrustLineEntryV1Ext.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Liabilities.write(w, v.liabilities); TrustLineEntryV1Ext.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode TrustLineEntryExt}, by arm name. */
export interface TrustLineEntryExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode TrustLineEntryV1}. */
  readonly v1: TrustLineEntryV1;
}
/** The extension of a `TrustLineEntry`. */
export type TrustLineEntryExt<T extends keyof TrustLineEntryExtArms = keyof TrustLineEntryExtArms> = { readonly [K in T]: TrustLineEntryExtUnion<K> }[T];
/** A value of {@linkcode TrustLineEntryExt} with a given arm. */
export interface TrustLineEntryExtUnion<T extends keyof TrustLineEntryExtArms> extends UnionValue<TrustLineEntryExtArms, T, TrustLineEntryExtJson> {}
/** The class of {@linkcode TrustLineEntryExt}. */
export const TrustLineEntryExt: XdrUnion<TrustLineEntryExtArms, TrustLineEntryExt> = /* @__PURE__ */ union("TrustLineEntryExt", ["v0","v1"], 0, () => ({ 1: TrustLineEntryV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A trust line of an account: its balance, limit and flags. */
export interface TrustLineEntry extends XdrValue<TrustLineEntryJson> {
  /** A {@linkcode PublicKey}. */
  readonly accountId: AccountId;
  /** A {@linkcode TrustLineAsset}. */
  readonly asset: TrustLineAsset;
  /** A signed 64-bit integer. */
  readonly balance: bigint;
  /** A signed 64-bit integer. */
  readonly limit: bigint;
  /** An unsigned 32-bit integer. */
  readonly flags: number;
  /** A {@linkcode TrustLineEntryExt}. */
  readonly ext: TrustLineEntryExt;
}
/** The class of {@linkcode TrustLineEntry}. */
export const TrustLineEntry: XdrStruct<TrustLineEntry> = /* @__PURE__ */ struct("TrustLineEntry", () => ({ accountId: PublicKey, asset: TrustLineAsset, balance: i64, limit: i64, flags: u32, ext: TrustLineEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.accountId = PublicKey.read(r); v.asset = TrustLineAsset.read(r); v.balance = f[2](r); v.limit = f[3](r); v.flags = f[4](r); v.ext = TrustLineEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.accountId); TrustLineAsset.write(w, v.asset); w.int64(v.balance); w.int64(v.limit); w.uint32(v.flags); TrustLineEntryExt.write(w, v.ext); }]);

/** The bits of `OfferEntry.flags`. */
export type OfferEntryFlags = keyof typeof OfferEntryFlags;
/** The members of {@linkcode OfferEntryFlags} by name. */
export const OfferEntryFlags: {
  /** `PASSIVE_FLAG` = 1 */ readonly passiveFlag: "passiveFlag";
} = /* @__PURE__ */ members({"1":"passiveFlag"});

/** The value types of the arms of {@linkcode OfferEntryExt}, by arm name. */
export interface OfferEntryExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of an `OfferEntry`. */
export type OfferEntryExt<T extends keyof OfferEntryExtArms = keyof OfferEntryExtArms> = { readonly [K in T]: OfferEntryExtUnion<K> }[T];
/** A value of {@linkcode OfferEntryExt} with a given arm. */
export interface OfferEntryExtUnion<T extends keyof OfferEntryExtArms> extends UnionValue<OfferEntryExtArms, T, OfferEntryExtJson> {}
/** The class of {@linkcode OfferEntryExt}. */
export const OfferEntryExt: XdrUnion<OfferEntryExtArms, OfferEntryExt> = /* @__PURE__ */ union("OfferEntryExt", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An open offer of an account. */
export interface OfferEntry extends XdrValue<OfferEntryJson> {
  /** A {@linkcode PublicKey}. */
  readonly sellerId: AccountId;
  /** A signed 64-bit integer. */
  readonly offerId: bigint;
  /** An {@linkcode Asset}. */
  readonly selling: Asset;
  /** An {@linkcode Asset}. */
  readonly buying: Asset;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
  /** A {@linkcode Price}. */
  readonly price: Price;
  /** An unsigned 32-bit integer. */
  readonly flags: number;
  /** An {@linkcode OfferEntryExt}. */
  readonly ext: OfferEntryExt;
}
/** The class of {@linkcode OfferEntry}. */
export const OfferEntry: XdrStruct<OfferEntry> = /* @__PURE__ */ struct("OfferEntry", () => ({ sellerId: PublicKey, offerId: i64, selling: Asset, buying: Asset, amount: i64, price: Price, flags: u32, ext: OfferEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sellerId = PublicKey.read(r); v.offerId = f[1](r); v.selling = Asset.read(r); v.buying = Asset.read(r); v.amount = f[4](r); v.price = Price.read(r); v.flags = f[6](r); v.ext = OfferEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.sellerId); w.int64(v.offerId); Asset.write(w, v.selling); Asset.write(w, v.buying); w.int64(v.amount); Price.write(w, v.price); w.uint32(v.flags); OfferEntryExt.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode DataEntryExt}, by arm name. */
export interface DataEntryExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `DataEntry`. */
export type DataEntryExt<T extends keyof DataEntryExtArms = keyof DataEntryExtArms> = { readonly [K in T]: DataEntryExtUnion<K> }[T];
/** A value of {@linkcode DataEntryExt} with a given arm. */
export interface DataEntryExtUnion<T extends keyof DataEntryExtArms> extends UnionValue<DataEntryExtArms, T, DataEntryExtJson> {}
/** The class of {@linkcode DataEntryExt}. */
export const DataEntryExt: XdrUnion<DataEntryExtArms, DataEntryExt> = /* @__PURE__ */ union("DataEntryExt", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A named value of an account, from `manageData`. */
export interface DataEntry extends XdrValue<DataEntryJson> {
  /** A {@linkcode PublicKey}. */
  readonly accountId: AccountId;
  /** A string of at most 64 bytes (a `Uint8Array` if not UTF-8). */
  readonly dataName: String64;
  /** At most 64 bytes. */
  readonly dataValue: DataValue;
  /** A {@linkcode DataEntryExt}. */
  readonly ext: DataEntryExt;
}
/** The class of {@linkcode DataEntry}. */
export const DataEntry: XdrStruct<DataEntry> = /* @__PURE__ */ struct("DataEntry", () => ({ accountId: PublicKey, dataName: text(64), dataValue: varBytes(64), ext: DataEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.accountId = PublicKey.read(r); v.dataName = f[1](r); v.dataValue = f[2](r); v.ext = DataEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.accountId); w.text(v.dataName, 64); w.varOpaque(v.dataValue, 64); DataEntryExt.write(w, v.ext); }]);

/** A member of the enum `ClaimPredicateType`. */
export type ClaimPredicateType = keyof typeof ClaimPredicateType;
/** The members of {@linkcode ClaimPredicateType} by name. */
export const ClaimPredicateType: {
  /** `CLAIM_PREDICATE_UNCONDITIONAL` = 0 */ readonly claimPredicateUnconditional: "claimPredicateUnconditional";
  /** `CLAIM_PREDICATE_AND` = 1 */ readonly claimPredicateAnd: "claimPredicateAnd";
  /** `CLAIM_PREDICATE_OR` = 2 */ readonly claimPredicateOr: "claimPredicateOr";
  /** `CLAIM_PREDICATE_NOT` = 3 */ readonly claimPredicateNot: "claimPredicateNot";
  /** `CLAIM_PREDICATE_BEFORE_ABSOLUTE_TIME` = 4 */ readonly claimPredicateBeforeAbsoluteTime: "claimPredicateBeforeAbsoluteTime";
  /** `CLAIM_PREDICATE_BEFORE_RELATIVE_TIME` = 5 */ readonly claimPredicateBeforeRelativeTime: "claimPredicateBeforeRelativeTime";
} = /* @__PURE__ */ members(["claimPredicateUnconditional","claimPredicateAnd","claimPredicateOr","claimPredicateNot","claimPredicateBeforeAbsoluteTime","claimPredicateBeforeRelativeTime"]);

/** The value types of the arms of {@linkcode ClaimPredicate}, by arm name. */
export interface ClaimPredicateArms {
  /** No value. */ readonly claimPredicateUnconditional: null;
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
/** A value of {@linkcode ClaimPredicate} with a given arm. */
export interface ClaimPredicateUnion<T extends keyof ClaimPredicateArms> extends UnionValue<ClaimPredicateArms, T, ClaimPredicateJson> {}
/** The class of {@linkcode ClaimPredicate}. */
export const ClaimPredicate: XdrUnion<ClaimPredicateArms, ClaimPredicate> = /* @__PURE__ */ union("ClaimPredicate", ClaimPredicateType, 14, () => ({ 1: deep(list(ClaimPredicate, 4, 2)), 2: deep(list(ClaimPredicate, 4, 2)), 3: deep(optional(ClaimPredicate)), 4: i64, 5: i64 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `ClaimantType`. */
export type ClaimantType = keyof typeof ClaimantType;
/** The members of {@linkcode ClaimantType} by name. */
export const ClaimantType: {
  /** `CLAIMANT_TYPE_V0` = 0 */ readonly claimantTypeV0: "claimantTypeV0";
} = /* @__PURE__ */ members(["claimantTypeV0"]);

/** An account that can claim a balance, and the condition. */
export interface ClaimantV0 extends XdrValue<ClaimantV0Json> {
  /** A {@linkcode PublicKey}. */
  readonly destination: AccountId;
  /** A {@linkcode ClaimPredicate}. */
  readonly predicate: ClaimPredicate;
}
/** The class of {@linkcode ClaimantV0}. */
export const ClaimantV0: XdrStruct<ClaimantV0> = /* @__PURE__ */ struct("ClaimantV0", () => ({ destination: PublicKey, predicate: ClaimPredicate }), (C, o, f) => [(r) => { const v = new C(BLANK); v.destination = PublicKey.read(r); v.predicate = ClaimPredicate.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.destination); ClaimPredicate.write(w, v.predicate); }]);

/** The value types of the arms of {@linkcode Claimant}, by arm name. */
export interface ClaimantArms {
  /** A {@linkcode ClaimantV0}. */
  readonly claimantTypeV0: ClaimantV0;
}
/** A claimant of a claimable balance. */
export type Claimant<T extends keyof ClaimantArms = keyof ClaimantArms> = { readonly [K in T]: ClaimantUnion<K> }[T];
/** A value of {@linkcode Claimant} with a given arm. */
export interface ClaimantUnion<T extends keyof ClaimantArms> extends UnionValue<ClaimantArms, T, ClaimantJson> {}
/** The class of {@linkcode Claimant}. */
export const Claimant: XdrUnion<ClaimantArms, Claimant> = /* @__PURE__ */ union("Claimant", ClaimantType, 0, () => ({ 0: ClaimantV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The bits of `ClaimableBalanceEntryExtensionV1.flags`. */
export type ClaimableBalanceFlags = keyof typeof ClaimableBalanceFlags;
/** The members of {@linkcode ClaimableBalanceFlags} by name. */
export const ClaimableBalanceFlags: {
  /** `CLAIMABLE_BALANCE_CLAWBACK_ENABLED_FLAG` = 1 */ readonly claimableBalanceClawbackEnabledFlag: "claimableBalanceClawbackEnabledFlag";
} = /* @__PURE__ */ members({"1":"claimableBalanceClawbackEnabledFlag"});

/** The value types of the arms of {@linkcode ClaimableBalanceEntryExtensionV1Ext}, by arm name. */
export interface ClaimableBalanceEntryExtensionV1ExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `ClaimableBalanceEntryExtensionV1`. */
export type ClaimableBalanceEntryExtensionV1Ext<T extends keyof ClaimableBalanceEntryExtensionV1ExtArms = keyof ClaimableBalanceEntryExtensionV1ExtArms> = { readonly [K in T]: ClaimableBalanceEntryExtensionV1ExtUnion<K> }[T];
/** A value of {@linkcode ClaimableBalanceEntryExtensionV1Ext} with a given arm. */
export interface ClaimableBalanceEntryExtensionV1ExtUnion<T extends keyof ClaimableBalanceEntryExtensionV1ExtArms> extends UnionValue<ClaimableBalanceEntryExtensionV1ExtArms, T, ClaimableBalanceEntryExtensionV1ExtJson> {}
/** The class of {@linkcode ClaimableBalanceEntryExtensionV1Ext}. */
export const ClaimableBalanceEntryExtensionV1Ext: XdrUnion<ClaimableBalanceEntryExtensionV1ExtArms, ClaimableBalanceEntryExtensionV1Ext> = /* @__PURE__ */ union("ClaimableBalanceEntryExtensionV1Ext", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The flags of a claimable balance. */
export interface ClaimableBalanceEntryExtensionV1 extends XdrValue<ClaimableBalanceEntryExtensionV1Json> {
  /** A {@linkcode ClaimableBalanceEntryExtensionV1Ext}. */
  readonly ext: ClaimableBalanceEntryExtensionV1Ext;
  /** An unsigned 32-bit integer. */
  readonly flags: number;
}
/** The class of {@linkcode ClaimableBalanceEntryExtensionV1}. */
export const ClaimableBalanceEntryExtensionV1: XdrStruct<ClaimableBalanceEntryExtensionV1> = /* @__PURE__ */ struct("ClaimableBalanceEntryExtensionV1", () => ({ ext: ClaimableBalanceEntryExtensionV1Ext, flags: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ClaimableBalanceEntryExtensionV1Ext.read(r); v.flags = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ClaimableBalanceEntryExtensionV1Ext.write(w, v.ext); w.uint32(v.flags); }]);

/** The value types of the arms of {@linkcode ClaimableBalanceEntryExt}, by arm name. */
export interface ClaimableBalanceEntryExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode ClaimableBalanceEntryExtensionV1}. */
  readonly v1: ClaimableBalanceEntryExtensionV1;
}
/** The extension of a `ClaimableBalanceEntry`. */
export type ClaimableBalanceEntryExt<T extends keyof ClaimableBalanceEntryExtArms = keyof ClaimableBalanceEntryExtArms> = { readonly [K in T]: ClaimableBalanceEntryExtUnion<K> }[T];
/** A value of {@linkcode ClaimableBalanceEntryExt} with a given arm. */
export interface ClaimableBalanceEntryExtUnion<T extends keyof ClaimableBalanceEntryExtArms> extends UnionValue<ClaimableBalanceEntryExtArms, T, ClaimableBalanceEntryExtJson> {}
/** The class of {@linkcode ClaimableBalanceEntryExt}. */
export const ClaimableBalanceEntryExt: XdrUnion<ClaimableBalanceEntryExtArms, ClaimableBalanceEntryExt> = /* @__PURE__ */ union("ClaimableBalanceEntryExt", ["v0","v1"], 0, () => ({ 1: ClaimableBalanceEntryExtensionV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A claimable balance: its asset, its amount and its claimants. */
export interface ClaimableBalanceEntry extends XdrValue<ClaimableBalanceEntryJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  readonly balanceId: ClaimableBalanceId;
  /** An array of at most 10 {@linkcode Claimant} values. */
  readonly claimants: readonly Claimant[];
  /** An {@linkcode Asset}. */
  readonly asset: Asset;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
  /** A {@linkcode ClaimableBalanceEntryExt}. */
  readonly ext: ClaimableBalanceEntryExt;
}
/** The class of {@linkcode ClaimableBalanceEntry}. */
export const ClaimableBalanceEntry: XdrStruct<ClaimableBalanceEntry> = /* @__PURE__ */ struct("ClaimableBalanceEntry", () => ({ balanceId: ClaimableBalanceId, claimants: list(Claimant, 44, 10), asset: Asset, amount: i64, ext: ClaimableBalanceEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.balanceId = ClaimableBalanceId.read(r); v.claimants = f[1](r); v.asset = Asset.read(r); v.amount = f[3](r); v.ext = ClaimableBalanceEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ClaimableBalanceId.write(w, v.balanceId); w.array(v.claimants, 10, Claimant.write); Asset.write(w, v.asset); w.int64(v.amount); ClaimableBalanceEntryExt.write(w, v.ext); }]);

/** The parameters of a constant-product pool: its assets and its fee. */
export interface LiquidityPoolConstantProductParameters extends XdrValue<LiquidityPoolConstantProductParametersJson> {
  /** An {@linkcode Asset}. */
  readonly assetA: Asset;
  /** An {@linkcode Asset}. */
  readonly assetB: Asset;
  /** A signed 32-bit integer. */
  readonly fee: number;
}
/** The class of {@linkcode LiquidityPoolConstantProductParameters}. */
export const LiquidityPoolConstantProductParameters: XdrStruct<LiquidityPoolConstantProductParameters> = /* @__PURE__ */ struct("LiquidityPoolConstantProductParameters", () => ({ assetA: Asset, assetB: Asset, fee: i32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.assetA = Asset.read(r); v.assetB = Asset.read(r); v.fee = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.assetA); Asset.write(w, v.assetB); w.int32(v.fee); }]);

/** The state of a constant-product pool: parameters, reserves, shares and trust lines. */
export interface LiquidityPoolEntryConstantProduct extends XdrValue<LiquidityPoolEntryConstantProductJson> {
  /** A {@linkcode LiquidityPoolConstantProductParameters}. */
  readonly params: LiquidityPoolConstantProductParameters;
  /** A signed 64-bit integer. */
  readonly reserveA: bigint;
  /** A signed 64-bit integer. */
  readonly reserveB: bigint;
  /** A signed 64-bit integer. */
  readonly totalPoolShares: bigint;
  /** A signed 64-bit integer. */
  readonly poolSharesTrustLineCount: bigint;
}
/** The class of {@linkcode LiquidityPoolEntryConstantProduct}. */
export const LiquidityPoolEntryConstantProduct: XdrStruct<LiquidityPoolEntryConstantProduct> = /* @__PURE__ */ struct("LiquidityPoolEntryConstantProduct", () => ({ params: LiquidityPoolConstantProductParameters, reserveA: i64, reserveB: i64, totalPoolShares: i64, poolSharesTrustLineCount: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.params = LiquidityPoolConstantProductParameters.read(r); v.reserveA = f[1](r); v.reserveB = f[2](r); v.totalPoolShares = f[3](r); v.poolSharesTrustLineCount = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); LiquidityPoolConstantProductParameters.write(w, v.params); w.int64(v.reserveA); w.int64(v.reserveB); w.int64(v.totalPoolShares); w.int64(v.poolSharesTrustLineCount); }]);

/** The value types of the arms of {@linkcode LiquidityPoolEntryBody}, by arm name. */
export interface LiquidityPoolEntryBodyArms {
  /** A {@linkcode LiquidityPoolEntryConstantProduct}. */
  readonly liquidityPoolConstantProduct: LiquidityPoolEntryConstantProduct;
}
/** The state of a liquidity pool, by its type. */
export type LiquidityPoolEntryBody<T extends keyof LiquidityPoolEntryBodyArms = keyof LiquidityPoolEntryBodyArms> = { readonly [K in T]: LiquidityPoolEntryBodyUnion<K> }[T];
/** A value of {@linkcode LiquidityPoolEntryBody} with a given arm. */
export interface LiquidityPoolEntryBodyUnion<T extends keyof LiquidityPoolEntryBodyArms> extends UnionValue<LiquidityPoolEntryBodyArms, T, LiquidityPoolEntryBodyJson> {}
/** The class of {@linkcode LiquidityPoolEntryBody}. */
export const LiquidityPoolEntryBody: XdrUnion<LiquidityPoolEntryBodyArms, LiquidityPoolEntryBody> = /* @__PURE__ */ union("LiquidityPoolEntryBody", LiquidityPoolType, 0, () => ({ 0: LiquidityPoolEntryConstantProduct }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A liquidity pool. */
export interface LiquidityPoolEntry extends XdrValue<LiquidityPoolEntryJson> {
  /** 32 bytes. */
  readonly liquidityPoolId: PoolId;
  /** A {@linkcode LiquidityPoolEntryBody}. */
  readonly body: LiquidityPoolEntryBody;
}
/** The class of {@linkcode LiquidityPoolEntry}. */
export const LiquidityPoolEntry: XdrStruct<LiquidityPoolEntry> = /* @__PURE__ */ struct("LiquidityPoolEntry", () => ({ liquidityPoolId: bytes(32, "L"), body: LiquidityPoolEntryBody }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liquidityPoolId = f[0](r); v.body = LiquidityPoolEntryBody.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.liquidityPoolId, 32); LiquidityPoolEntryBody.write(w, v.body); }]);

/** A member of the enum `ContractDataDurability`. */
export type ContractDataDurability = keyof typeof ContractDataDurability;
/** The members of {@linkcode ContractDataDurability} by name. */
export const ContractDataDurability: {
  /** `TEMPORARY` = 0 */ readonly temporary: "temporary";
  /** `PERSISTENT` = 1 */ readonly persistent: "persistent";
} = /* @__PURE__ */ members(["temporary","persistent"]);

/** A contract's data: a key and a value. */
export interface ContractDataEntry extends XdrValue<ContractDataEntryJson> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** An {@linkcode ScAddress}. */
  readonly contract: ScAddress;
  /** An {@linkcode ScVal}. */
  readonly key: ScVal;
  /** A member of {@linkcode ContractDataDurability}. */
  readonly durability: ContractDataDurability;
  /** An {@linkcode ScVal}. */
  readonly val: ScVal;
}
/** The class of {@linkcode ContractDataEntry}. */
export const ContractDataEntry: XdrStruct<ContractDataEntry> = /* @__PURE__ */ struct("ContractDataEntry", () => ({ ext: ExtensionPoint, contract: ScAddress, key: ScVal, durability: member(ContractDataDurability), val: ScVal }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.contract = ScAddress.read(r); v.key = ScVal.read(r); v.durability = f[3](r); v.val = ScVal.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); ScAddress.write(w, v.contract); ScVal.write(w, v.key); w.enum(v.durability, namesOf(ContractDataDurability)); ScVal.write(w, v.val); }]);

/** Properties of contract code that determine the cost of its instantiation. */
export interface ContractCodeCostInputs extends XdrValue<ContractCodeCostInputsJson> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** An unsigned 32-bit integer. */
  readonly nInstructions: number;
  /** An unsigned 32-bit integer. */
  readonly nFunctions: number;
  /** An unsigned 32-bit integer. */
  readonly nGlobals: number;
  /** An unsigned 32-bit integer. */
  readonly nTableEntries: number;
  /** An unsigned 32-bit integer. */
  readonly nTypes: number;
  /** An unsigned 32-bit integer. */
  readonly nDataSegments: number;
  /** An unsigned 32-bit integer. */
  readonly nElemSegments: number;
  /** An unsigned 32-bit integer. */
  readonly nImports: number;
  /** An unsigned 32-bit integer. */
  readonly nExports: number;
  /** An unsigned 32-bit integer. */
  readonly nDataSegmentBytes: number;
}
/** The class of {@linkcode ContractCodeCostInputs}. */
export const ContractCodeCostInputs: XdrStruct<ContractCodeCostInputs> = /* @__PURE__ */ struct("ContractCodeCostInputs", () => ({ ext: ExtensionPoint, nInstructions: u32, nFunctions: u32, nGlobals: u32, nTableEntries: u32, nTypes: u32, nDataSegments: u32, nElemSegments: u32, nImports: u32, nExports: u32, nDataSegmentBytes: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.nInstructions = f[1](r); v.nFunctions = f[2](r); v.nGlobals = f[3](r); v.nTableEntries = f[4](r); v.nTypes = f[5](r); v.nDataSegments = f[6](r); v.nElemSegments = f[7](r); v.nImports = f[8](r); v.nExports = f[9](r); v.nDataSegmentBytes = f[10](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.uint32(v.nInstructions); w.uint32(v.nFunctions); w.uint32(v.nGlobals); w.uint32(v.nTableEntries); w.uint32(v.nTypes); w.uint32(v.nDataSegments); w.uint32(v.nElemSegments); w.uint32(v.nImports); w.uint32(v.nExports); w.uint32(v.nDataSegmentBytes); }]);

/** The cost properties of contract code. */
export interface ContractCodeEntryV1 extends XdrValue<ContractCodeEntryV1Json> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** A {@linkcode ContractCodeCostInputs}. */
  readonly costInputs: ContractCodeCostInputs;
}
/** The class of {@linkcode ContractCodeEntryV1}. */
export const ContractCodeEntryV1: XdrStruct<ContractCodeEntryV1> = /* @__PURE__ */ struct("ContractCodeEntryV1", () => ({ ext: ExtensionPoint, costInputs: ContractCodeCostInputs }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.costInputs = ContractCodeCostInputs.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); ContractCodeCostInputs.write(w, v.costInputs); }]);

/** The value types of the arms of {@linkcode ContractCodeEntryExt}, by arm name. */
export interface ContractCodeEntryExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode ContractCodeEntryV1}. */
  readonly v1: ContractCodeEntryV1;
}
/** The extension of a `ContractCodeEntry`. */
export type ContractCodeEntryExt<T extends keyof ContractCodeEntryExtArms = keyof ContractCodeEntryExtArms> = { readonly [K in T]: ContractCodeEntryExtUnion<K> }[T];
/** A value of {@linkcode ContractCodeEntryExt} with a given arm. */
export interface ContractCodeEntryExtUnion<T extends keyof ContractCodeEntryExtArms> extends UnionValue<ContractCodeEntryExtArms, T, ContractCodeEntryExtJson> {}
/** The class of {@linkcode ContractCodeEntryExt}. */
export const ContractCodeEntryExt: XdrUnion<ContractCodeEntryExtArms, ContractCodeEntryExt> = /* @__PURE__ */ union("ContractCodeEntryExt", ["v0","v1"], 0, () => ({ 1: ContractCodeEntryV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The Wasm code of contracts, by its hash. */
export interface ContractCodeEntry extends XdrValue<ContractCodeEntryJson> {
  /** A {@linkcode ContractCodeEntryExt}. */
  readonly ext: ContractCodeEntryExt;
  /** 32 bytes. */
  readonly hash: Hash;
  /** Bytes. */
  readonly code: Uint8Array;
}
/** The class of {@linkcode ContractCodeEntry}. */
export const ContractCodeEntry: XdrStruct<ContractCodeEntry> = /* @__PURE__ */ struct("ContractCodeEntry", () => ({ ext: ContractCodeEntryExt, hash: bytes(32), code: varBytes() }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ContractCodeEntryExt.read(r); v.hash = f[1](r); v.code = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ContractCodeEntryExt.write(w, v.ext); w.opaque(v.hash, 32); w.varOpaque(v.code, 4294967295); }]);

/** The lifetime of a contract entry. */
export interface TtlEntry extends XdrValue<TtlEntryJson> {
  /** The SHA-256 hash of the XDR of the entry's key. 32 bytes. */
  readonly keyHash: Hash;
  /** The last ledger in which the entry is live. An unsigned 32-bit integer. */
  readonly liveUntilLedgerSeq: number;
}
/** The class of {@linkcode TtlEntry}. */
export const TtlEntry: XdrStruct<TtlEntry> = /* @__PURE__ */ struct("TtlEntry", () => ({ keyHash: bytes(32), liveUntilLedgerSeq: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.keyHash = f[0](r); v.liveUntilLedgerSeq = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.keyHash, 32); w.uint32(v.liveUntilLedgerSeq); }]);

/** The value types of the arms of {@linkcode LedgerEntryExtensionV1Ext}, by arm name. */
export interface LedgerEntryExtensionV1ExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `LedgerEntryExtensionV1`. */
export type LedgerEntryExtensionV1Ext<T extends keyof LedgerEntryExtensionV1ExtArms = keyof LedgerEntryExtensionV1ExtArms> = { readonly [K in T]: LedgerEntryExtensionV1ExtUnion<K> }[T];
/** A value of {@linkcode LedgerEntryExtensionV1Ext} with a given arm. */
export interface LedgerEntryExtensionV1ExtUnion<T extends keyof LedgerEntryExtensionV1ExtArms> extends UnionValue<LedgerEntryExtensionV1ExtArms, T, LedgerEntryExtensionV1ExtJson> {}
/** The class of {@linkcode LedgerEntryExtensionV1Ext}. */
export const LedgerEntryExtensionV1Ext: XdrUnion<LedgerEntryExtensionV1ExtArms, LedgerEntryExtensionV1Ext> = /* @__PURE__ */ union("LedgerEntryExtensionV1Ext", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The sponsor of a ledger entry. */
export interface LedgerEntryExtensionV1 extends XdrValue<LedgerEntryExtensionV1Json> {
  /** A {@linkcode PublicKey}, or null. */
  readonly sponsoringId: SponsorshipDescriptor;
  /** A {@linkcode LedgerEntryExtensionV1Ext}. */
  readonly ext: LedgerEntryExtensionV1Ext;
}
/** The class of {@linkcode LedgerEntryExtensionV1}. */
export const LedgerEntryExtensionV1: XdrStruct<LedgerEntryExtensionV1> = /* @__PURE__ */ struct("LedgerEntryExtensionV1", () => ({ sponsoringId: optional(PublicKey), ext: LedgerEntryExtensionV1Ext }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sponsoringId = f[0](r); v.ext = LedgerEntryExtensionV1Ext.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.optional(v.sponsoringId, PublicKey.write); LedgerEntryExtensionV1Ext.write(w, v.ext); }]);

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
/** A value of {@linkcode LedgerEntryData} with a given arm. */
export interface LedgerEntryDataUnion<T extends keyof LedgerEntryDataArms> extends UnionValue<LedgerEntryDataArms, T, LedgerEntryDataJson> {}
/** The class of {@linkcode LedgerEntryData}. */
export const LedgerEntryData: XdrUnion<LedgerEntryDataArms, LedgerEntryData> = /* @__PURE__ */ union("LedgerEntryData", LedgerEntryType, 0, () => ({ 0: AccountEntry, 1: TrustLineEntry, 2: OfferEntry, 3: DataEntry, 4: ClaimableBalanceEntry, 5: LiquidityPoolEntry, 6: ContractDataEntry, 7: ContractCodeEntry, 8: ConfigSettingEntry, 9: TtlEntry }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The value types of the arms of {@linkcode LedgerEntryExt}, by arm name. */
export interface LedgerEntryExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode LedgerEntryExtensionV1}. */
  readonly v1: LedgerEntryExtensionV1;
}
/** The extension of a `LedgerEntry`. */
export type LedgerEntryExt<T extends keyof LedgerEntryExtArms = keyof LedgerEntryExtArms> = { readonly [K in T]: LedgerEntryExtUnion<K> }[T];
/** A value of {@linkcode LedgerEntryExt} with a given arm. */
export interface LedgerEntryExtUnion<T extends keyof LedgerEntryExtArms> extends UnionValue<LedgerEntryExtArms, T, LedgerEntryExtJson> {}
/** The class of {@linkcode LedgerEntryExt}. */
export const LedgerEntryExt: XdrUnion<LedgerEntryExtArms, LedgerEntryExt> = /* @__PURE__ */ union("LedgerEntryExt", ["v0","v1"], 0, () => ({ 1: LedgerEntryExtensionV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An entry of the ledger. */
export interface LedgerEntry extends XdrValue<LedgerEntryJson> {
  /** An unsigned 32-bit integer. */
  readonly lastModifiedLedgerSeq: number;
  /** A {@linkcode LedgerEntryData}. */
  readonly data: LedgerEntryData;
  /** A {@linkcode LedgerEntryExt}. */
  readonly ext: LedgerEntryExt;
}
/** The class of {@linkcode LedgerEntry}. */
export const LedgerEntry: XdrStruct<LedgerEntry> = /* @__PURE__ */ struct("LedgerEntry", () => ({ lastModifiedLedgerSeq: u32, data: LedgerEntryData, ext: LedgerEntryExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.lastModifiedLedgerSeq = f[0](r); v.data = LedgerEntryData.read(r); v.ext = LedgerEntryExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.lastModifiedLedgerSeq); LedgerEntryData.write(w, v.data); LedgerEntryExt.write(w, v.ext); }]);

/** The key of an account. */
export interface LedgerKeyAccount extends XdrValue<LedgerKeyAccountJson> {
  /** A {@linkcode PublicKey}. */
  readonly accountId: AccountId;
}
/** The class of {@linkcode LedgerKeyAccount}. */
export const LedgerKeyAccount: XdrStruct<LedgerKeyAccount> = /* @__PURE__ */ struct("LedgerKeyAccount", () => ({ accountId: PublicKey }), (C, o, f) => [(r) => { const v = new C(BLANK); v.accountId = PublicKey.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.accountId); }]);

/** The key of a trust line. */
export interface LedgerKeyTrustLine extends XdrValue<LedgerKeyTrustLineJson> {
  /** A {@linkcode PublicKey}. */
  readonly accountId: AccountId;
  /** A {@linkcode TrustLineAsset}. */
  readonly asset: TrustLineAsset;
}
/** The class of {@linkcode LedgerKeyTrustLine}. */
export const LedgerKeyTrustLine: XdrStruct<LedgerKeyTrustLine> = /* @__PURE__ */ struct("LedgerKeyTrustLine", () => ({ accountId: PublicKey, asset: TrustLineAsset }), (C, o, f) => [(r) => { const v = new C(BLANK); v.accountId = PublicKey.read(r); v.asset = TrustLineAsset.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.accountId); TrustLineAsset.write(w, v.asset); }]);

/** The key of an offer. */
export interface LedgerKeyOffer extends XdrValue<LedgerKeyOfferJson> {
  /** A {@linkcode PublicKey}. */
  readonly sellerId: AccountId;
  /** A signed 64-bit integer. */
  readonly offerId: bigint;
}
/** The class of {@linkcode LedgerKeyOffer}. */
export const LedgerKeyOffer: XdrStruct<LedgerKeyOffer> = /* @__PURE__ */ struct("LedgerKeyOffer", () => ({ sellerId: PublicKey, offerId: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sellerId = PublicKey.read(r); v.offerId = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.sellerId); w.int64(v.offerId); }]);

/** The key of an account's named value. */
export interface LedgerKeyData extends XdrValue<LedgerKeyDataJson> {
  /** A {@linkcode PublicKey}. */
  readonly accountId: AccountId;
  /** A string of at most 64 bytes (a `Uint8Array` if not UTF-8). */
  readonly dataName: String64;
}
/** The class of {@linkcode LedgerKeyData}. */
export const LedgerKeyData: XdrStruct<LedgerKeyData> = /* @__PURE__ */ struct("LedgerKeyData", () => ({ accountId: PublicKey, dataName: text(64) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.accountId = PublicKey.read(r); v.dataName = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.accountId); w.text(v.dataName, 64); }]);

/** The key of a claimable balance. */
export interface LedgerKeyClaimableBalance extends XdrValue<LedgerKeyClaimableBalanceJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  readonly balanceId: ClaimableBalanceId;
}
/** The class of {@linkcode LedgerKeyClaimableBalance}. */
export const LedgerKeyClaimableBalance: XdrStruct<LedgerKeyClaimableBalance> = /* @__PURE__ */ struct("LedgerKeyClaimableBalance", () => ({ balanceId: ClaimableBalanceId }), (C, o, f) => [(r) => { const v = new C(BLANK); v.balanceId = ClaimableBalanceId.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ClaimableBalanceId.write(w, v.balanceId); }]);

/** The key of a liquidity pool. */
export interface LedgerKeyLiquidityPool extends XdrValue<LedgerKeyLiquidityPoolJson> {
  /** 32 bytes. */
  readonly liquidityPoolId: PoolId;
}
/** The class of {@linkcode LedgerKeyLiquidityPool}. */
export const LedgerKeyLiquidityPool: XdrStruct<LedgerKeyLiquidityPool> = /* @__PURE__ */ struct("LedgerKeyLiquidityPool", () => ({ liquidityPoolId: bytes(32, "L") }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liquidityPoolId = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.liquidityPoolId, 32); }]);

/** The key of a contract's data. */
export interface LedgerKeyContractData extends XdrValue<LedgerKeyContractDataJson> {
  /** An {@linkcode ScAddress}. */
  readonly contract: ScAddress;
  /** An {@linkcode ScVal}. */
  readonly key: ScVal;
  /** A member of {@linkcode ContractDataDurability}. */
  readonly durability: ContractDataDurability;
}
/** The class of {@linkcode LedgerKeyContractData}. */
export const LedgerKeyContractData: XdrStruct<LedgerKeyContractData> = /* @__PURE__ */ struct("LedgerKeyContractData", () => ({ contract: ScAddress, key: ScVal, durability: member(ContractDataDurability) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.contract = ScAddress.read(r); v.key = ScVal.read(r); v.durability = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScAddress.write(w, v.contract); ScVal.write(w, v.key); w.enum(v.durability, namesOf(ContractDataDurability)); }]);

/** The key of contract code. */
export interface LedgerKeyContractCode extends XdrValue<LedgerKeyContractCodeJson> {
  /** 32 bytes. */
  readonly hash: Hash;
}
/** The class of {@linkcode LedgerKeyContractCode}. */
export const LedgerKeyContractCode: XdrStruct<LedgerKeyContractCode> = /* @__PURE__ */ struct("LedgerKeyContractCode", () => ({ hash: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.hash = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.hash, 32); }]);

/** The key of a network setting. */
export interface LedgerKeyConfigSetting extends XdrValue<LedgerKeyConfigSettingJson> {
  /** A member of {@linkcode ConfigSettingId}. */
  readonly configSettingId: ConfigSettingId;
}
/** The class of {@linkcode LedgerKeyConfigSetting}. */
export const LedgerKeyConfigSetting: XdrStruct<LedgerKeyConfigSetting> = /* @__PURE__ */ struct("LedgerKeyConfigSetting", () => ({ configSettingId: member(ConfigSettingId, 13) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.configSettingId = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enum(v.configSettingId, namesOf(ConfigSettingId)); }]);

/** The key of the lifetime of a contract entry. */
export interface LedgerKeyTtl extends XdrValue<LedgerKeyTtlJson> {
  /** The SHA-256 hash of the XDR of the entry's key. 32 bytes. */
  readonly keyHash: Hash;
}
/** The class of {@linkcode LedgerKeyTtl}. */
export const LedgerKeyTtl: XdrStruct<LedgerKeyTtl> = /* @__PURE__ */ struct("LedgerKeyTtl", () => ({ keyHash: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.keyHash = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.keyHash, 32); }]);

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
/** A value of {@linkcode LedgerKey} with a given arm. */
export interface LedgerKeyUnion<T extends keyof LedgerKeyArms> extends UnionValue<LedgerKeyArms, T, LedgerKeyJson> {}
/** The class of {@linkcode LedgerKey}. */
export const LedgerKey: XdrUnion<LedgerKeyArms, LedgerKey> = /* @__PURE__ */ union("LedgerKey", LedgerEntryType, 0, () => ({ 0: LedgerKeyAccount, 1: LedgerKeyTrustLine, 2: LedgerKeyOffer, 3: LedgerKeyData, 4: LedgerKeyClaimableBalance, 5: LedgerKeyLiquidityPool, 6: LedgerKeyContractData, 7: LedgerKeyContractCode, 8: LedgerKeyConfigSetting, 9: LedgerKeyTtl }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `EnvelopeType`. */
export type EnvelopeType = keyof typeof EnvelopeType;
/** The members of {@linkcode EnvelopeType} by name. */
export const EnvelopeType: {
  /** `ENVELOPE_TYPE_TX_V0` = 0 */ readonly envelopeTypeTxV0: "envelopeTypeTxV0";
  /** `ENVELOPE_TYPE_SCP` = 1 */ readonly envelopeTypeScp: "envelopeTypeScp";
  /** `ENVELOPE_TYPE_TX` = 2 */ readonly envelopeTypeTx: "envelopeTypeTx";
  /** `ENVELOPE_TYPE_AUTH` = 3 */ readonly envelopeTypeAuth: "envelopeTypeAuth";
  /** `ENVELOPE_TYPE_SCPVALUE` = 4 */ readonly envelopeTypeScpvalue: "envelopeTypeScpvalue";
  /** `ENVELOPE_TYPE_TX_FEE_BUMP` = 5 */ readonly envelopeTypeTxFeeBump: "envelopeTypeTxFeeBump";
  /** `ENVELOPE_TYPE_OP_ID` = 6 */ readonly envelopeTypeOpId: "envelopeTypeOpId";
  /** `ENVELOPE_TYPE_POOL_REVOKE_OP_ID` = 7 */ readonly envelopeTypePoolRevokeOpId: "envelopeTypePoolRevokeOpId";
  /** `ENVELOPE_TYPE_CONTRACT_ID` = 8 */ readonly envelopeTypeContractId: "envelopeTypeContractId";
  /** `ENVELOPE_TYPE_DWSA_AUTHORIZATION` = 9 */ readonly envelopeTypeDwsaAuthorization: "envelopeTypeDwsaAuthorization";
  /** `ENVELOPE_TYPE_DWSA_AUTHORIZATION_WITH_ADDRESS` = 10 */ readonly envelopeTypeDwsaAuthorizationWithAddress: "envelopeTypeDwsaAuthorizationWithAddress";
} = /* @__PURE__ */ members(["envelopeTypeTxV0","envelopeTypeScp","envelopeTypeTx","envelopeTypeAuth","envelopeTypeScpvalue","envelopeTypeTxFeeBump","envelopeTypeOpId","envelopeTypePoolRevokeOpId","envelopeTypeContractId","envelopeTypeDwsaAuthorization","envelopeTypeDwsaAuthorizationWithAddress"]);

/** A member of the enum `BucketListType`. */
export type BucketListType = keyof typeof BucketListType;
/** The members of {@linkcode BucketListType} by name. */
export const BucketListType: {
  /** `LIVE` = 0 */ readonly live: "live";
  /** `HOT_ARCHIVE` = 1 */ readonly hotArchive: "hotArchive";
} = /* @__PURE__ */ members(["live","hotArchive"]);

/** A member of the enum `BucketEntryType`. */
export type BucketEntryType = keyof typeof BucketEntryType;
/** The members of {@linkcode BucketEntryType} by name. */
export const BucketEntryType: {
  /** `METAENTRY` = -1 */ readonly metaentry: "metaentry";
  /** `LIVEENTRY` = 0 */ readonly liveentry: "liveentry";
  /** `DEADENTRY` = 1 */ readonly deadentry: "deadentry";
  /** `INITENTRY` = 2 */ readonly initentry: "initentry";
} = /* @__PURE__ */ members({"0":"liveentry","1":"deadentry","2":"initentry","-1":"metaentry"});

/** A member of the enum `HotArchiveBucketEntryType`. */
export type HotArchiveBucketEntryType = keyof typeof HotArchiveBucketEntryType;
/** The members of {@linkcode HotArchiveBucketEntryType} by name. */
export const HotArchiveBucketEntryType: {
  /** `HOT_ARCHIVE_METAENTRY` = -1 */ readonly hotArchiveMetaentry: "hotArchiveMetaentry";
  /** `HOT_ARCHIVE_ARCHIVED` = 0 */ readonly hotArchiveArchived: "hotArchiveArchived";
  /** `HOT_ARCHIVE_LIVE` = 1 */ readonly hotArchiveLive: "hotArchiveLive";
} = /* @__PURE__ */ members({"0":"hotArchiveArchived","1":"hotArchiveLive","-1":"hotArchiveMetaentry"});

/** The value types of the arms of {@linkcode BucketMetadataExt}, by arm name. */
export interface BucketMetadataExtArms {
  /** No value. */ readonly v0: null;
  /** A member of {@linkcode BucketListType}. */
  readonly bucketListType: BucketListType;
}
/** The extension of a `BucketMetadata`. */
export type BucketMetadataExt<T extends keyof BucketMetadataExtArms = keyof BucketMetadataExtArms> = { readonly [K in T]: BucketMetadataExtUnion<K> }[T];
/** A value of {@linkcode BucketMetadataExt} with a given arm. */
export interface BucketMetadataExtUnion<T extends keyof BucketMetadataExtArms> extends UnionValue<BucketMetadataExtArms, T, BucketMetadataExtJson> {}
/** The class of {@linkcode BucketMetadataExt}. */
export const BucketMetadataExt: XdrUnion<BucketMetadataExtArms, BucketMetadataExt> = /* @__PURE__ */ union("BucketMetadataExt", ["v0","bucketListType"], {"v0":"v0","bucketListType":"v1"}, () => ({ 1: member(BucketListType) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The first entry of a bucket, which contains the protocol version of the bucket. */
export interface BucketMetadata extends XdrValue<BucketMetadataJson> {
  /** An unsigned 32-bit integer. */
  readonly ledgerVersion: number;
  /** A {@linkcode BucketMetadataExt}. */
  readonly ext: BucketMetadataExt;
}
/** The class of {@linkcode BucketMetadata}. */
export const BucketMetadata: XdrStruct<BucketMetadata> = /* @__PURE__ */ struct("BucketMetadata", () => ({ ledgerVersion: u32, ext: BucketMetadataExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerVersion = f[0](r); v.ext = BucketMetadataExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerVersion); BucketMetadataExt.write(w, v.ext); }]);

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
/** A value of {@linkcode BucketEntry} with a given arm. */
export interface BucketEntryUnion<T extends keyof BucketEntryArms> extends UnionValue<BucketEntryArms, T, BucketEntryJson> {}
/** The class of {@linkcode BucketEntry}. */
export const BucketEntry: XdrUnion<BucketEntryArms, BucketEntry> = /* @__PURE__ */ union("BucketEntry", BucketEntryType, 0, () => ({ 0: LedgerEntry, 2: LedgerEntry, 1: LedgerKey, "-1": BucketMetadata }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

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
/** A value of {@linkcode HotArchiveBucketEntry} with a given arm. */
export interface HotArchiveBucketEntryUnion<T extends keyof HotArchiveBucketEntryArms> extends UnionValue<HotArchiveBucketEntryArms, T, HotArchiveBucketEntryJson> {}
/** The class of {@linkcode HotArchiveBucketEntry}. */
export const HotArchiveBucketEntry: XdrUnion<HotArchiveBucketEntryArms, HotArchiveBucketEntry> = /* @__PURE__ */ union("HotArchiveBucketEntry", HotArchiveBucketEntryType, 10, () => ({ 0: LedgerEntry, 1: LedgerKey, "-1": BucketMetadata }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
