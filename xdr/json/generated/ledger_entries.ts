// Generated from xdr/idl/ledger_entries.x by scripts/generate_xdr.ts. Do not edit.

import { bytes, i64, member, text, varBytes } from "../../_schema.ts";
import { AccountEntry, AccountEntryExt, AccountEntryExtensionV1, AccountEntryExtensionV1Ext, AccountEntryExtensionV2, AccountEntryExtensionV2Ext, AccountEntryExtensionV3, AccountFlags, AlphaNum12, AlphaNum4, Asset, AssetCode, type AssetCode12, type AssetCode4, AssetType, BucketEntry, BucketEntryType, BucketListType, BucketMetadata, BucketMetadataExt, ClaimPredicate, ClaimPredicateType, ClaimableBalanceEntry, ClaimableBalanceEntryExt, ClaimableBalanceEntryExtensionV1, ClaimableBalanceEntryExtensionV1Ext, ClaimableBalanceFlags, Claimant, ClaimantType, ClaimantV0, ContractCodeCostInputs, ContractCodeEntry, ContractCodeEntryExt, ContractCodeEntryV1, ContractDataDurability, ContractDataEntry, DataEntry, DataEntryExt, type DataValue, EnvelopeType, HotArchiveBucketEntry, HotArchiveBucketEntryType, LedgerEntry, LedgerEntryData, LedgerEntryExt, LedgerEntryExtensionV1, LedgerEntryExtensionV1Ext, LedgerEntryType, LedgerKey, LedgerKeyAccount, LedgerKeyClaimableBalance, LedgerKeyConfigSetting, LedgerKeyContractCode, LedgerKeyContractData, LedgerKeyData, LedgerKeyLiquidityPool, LedgerKeyOffer, LedgerKeyTrustLine, LedgerKeyTtl, Liabilities, LiquidityPoolConstantProductParameters, LiquidityPoolEntry, LiquidityPoolEntryBody, LiquidityPoolEntryConstantProduct, LiquidityPoolType, OfferEntry, OfferEntryExt, OfferEntryFlags, Price, type SequenceNumber, Signer, SponsorshipDescriptor, type String32, type String64, ThresholdIndexes, type Thresholds, TrustLineAsset, TrustLineEntry, TrustLineEntryExt, TrustLineEntryExtensionV2, TrustLineEntryExtensionV2Ext, TrustLineEntryV1, TrustLineEntryV1Ext, TrustLineFlags, TtlEntry } from "../../generated/ledger_entries.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode Thresholds}; throws the same errors as {@linkcode scValFromJson}. */
export function thresholdsFromJson(json: unknown): Thresholds { return fromJson("Thresholds", bytes(4), json); }
/** Parses the JSON value of {@linkcode String32}; throws the same errors as {@linkcode scValFromJson}. */
export function string32FromJson(json: unknown): String32 { return fromJson("String32", text(32), json); }
/** Parses the JSON value of {@linkcode String64}; throws the same errors as {@linkcode scValFromJson}. */
export function string64FromJson(json: unknown): String64 { return fromJson("String64", text(64), json); }
/** Parses the JSON value of {@linkcode SequenceNumber}; throws the same errors as {@linkcode scValFromJson}. */
export function sequenceNumberFromJson(json: unknown): SequenceNumber { return fromJson("SequenceNumber", i64, json); }
/** Parses the JSON value of {@linkcode DataValue}; throws the same errors as {@linkcode scValFromJson}. */
export function dataValueFromJson(json: unknown): DataValue { return fromJson("DataValue", varBytes(64), json); }
/** Parses the JSON value of {@linkcode AssetCode4}; throws the same errors as {@linkcode scValFromJson}. */
export function assetCode4FromJson(json: unknown): AssetCode4 { return fromJson("AssetCode4", bytes(4, "code4"), json); }
/** Parses the JSON value of {@linkcode AssetCode12}; throws the same errors as {@linkcode scValFromJson}. */
export function assetCode12FromJson(json: unknown): AssetCode12 { return fromJson("AssetCode12", bytes(12, "code12"), json); }
/** Parses the JSON value of {@linkcode AssetType}; throws the same errors as {@linkcode scValFromJson}. */
export function assetTypeFromJson(json: unknown): AssetType { return fromJson("AssetType", member(AssetType, 9), json); }
/** Parses the JSON value of {@linkcode AssetCode}; throws the same errors as {@linkcode scValFromJson}. */
export function assetCodeFromJson(json: unknown): AssetCode { return fromJson("AssetCode", AssetCode, json); }
/** Parses the JSON value of {@linkcode AlphaNum4}; throws the same errors as {@linkcode scValFromJson}. */
export function alphaNum4FromJson(json: unknown): AlphaNum4 { return fromJson("AlphaNum4", AlphaNum4, json); }
/** Parses the JSON value of {@linkcode AlphaNum12}; throws the same errors as {@linkcode scValFromJson}. */
export function alphaNum12FromJson(json: unknown): AlphaNum12 { return fromJson("AlphaNum12", AlphaNum12, json); }
/** Parses the JSON value of {@linkcode Asset}; throws the same errors as {@linkcode scValFromJson}. */
export function assetFromJson(json: unknown): Asset { return fromJson("Asset", Asset, json); }
/** Parses the JSON value of {@linkcode Price}; throws the same errors as {@linkcode scValFromJson}. */
export function priceFromJson(json: unknown): Price { return fromJson("Price", Price, json); }
/** Parses the JSON value of {@linkcode Liabilities}; throws the same errors as {@linkcode scValFromJson}. */
export function liabilitiesFromJson(json: unknown): Liabilities { return fromJson("Liabilities", Liabilities, json); }
/** Parses the JSON value of {@linkcode ThresholdIndexes}; throws the same errors as {@linkcode scValFromJson}. */
export function thresholdIndexesFromJson(json: unknown): ThresholdIndexes { return fromJson("ThresholdIndexes", member(ThresholdIndexes, 9), json); }
/** Parses the JSON value of {@linkcode LedgerEntryType}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryTypeFromJson(json: unknown): LedgerEntryType { return fromJson("LedgerEntryType", member(LedgerEntryType), json); }
/** Parses the JSON value of {@linkcode Signer}; throws the same errors as {@linkcode scValFromJson}. */
export function signerFromJson(json: unknown): Signer { return fromJson("Signer", Signer, json); }
/** Parses the JSON value of {@linkcode AccountFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function accountFlagsFromJson(json: unknown): AccountFlags { return fromJson("AccountFlags", member(AccountFlags, 4), json); }
/** Parses the JSON value of {@linkcode SponsorshipDescriptor}; throws the same errors as {@linkcode scValFromJson}. */
export function sponsorshipDescriptorFromJson(json: unknown): SponsorshipDescriptor { return fromJson("SponsorshipDescriptor", SponsorshipDescriptor, json); }
/** Parses the JSON value of {@linkcode AccountEntryExtensionV3}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV3FromJson(json: unknown): AccountEntryExtensionV3 { return fromJson("AccountEntryExtensionV3", AccountEntryExtensionV3, json); }
/** Parses the JSON value of {@linkcode AccountEntryExtensionV2Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV2ExtFromJson(json: unknown): AccountEntryExtensionV2Ext { return fromJson("AccountEntryExtensionV2Ext", AccountEntryExtensionV2Ext, json); }
/** Parses the JSON value of {@linkcode AccountEntryExtensionV2}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV2FromJson(json: unknown): AccountEntryExtensionV2 { return fromJson("AccountEntryExtensionV2", AccountEntryExtensionV2, json); }
/** Parses the JSON value of {@linkcode AccountEntryExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV1ExtFromJson(json: unknown): AccountEntryExtensionV1Ext { return fromJson("AccountEntryExtensionV1Ext", AccountEntryExtensionV1Ext, json); }
/** Parses the JSON value of {@linkcode AccountEntryExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV1FromJson(json: unknown): AccountEntryExtensionV1 { return fromJson("AccountEntryExtensionV1", AccountEntryExtensionV1, json); }
/** Parses the JSON value of {@linkcode AccountEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtFromJson(json: unknown): AccountEntryExt { return fromJson("AccountEntryExt", AccountEntryExt, json); }
/** Parses the JSON value of {@linkcode AccountEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryFromJson(json: unknown): AccountEntry { return fromJson("AccountEntry", AccountEntry, json); }
/** Parses the JSON value of {@linkcode TrustLineFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineFlagsFromJson(json: unknown): TrustLineFlags { return fromJson("TrustLineFlags", member(TrustLineFlags), json); }
/** Parses the JSON value of {@linkcode LiquidityPoolType}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolTypeFromJson(json: unknown): LiquidityPoolType { return fromJson("LiquidityPoolType", member(LiquidityPoolType), json); }
/** Parses the JSON value of {@linkcode TrustLineAsset}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineAssetFromJson(json: unknown): TrustLineAsset { return fromJson("TrustLineAsset", TrustLineAsset, json); }
/** Parses the JSON value of {@linkcode TrustLineEntryExtensionV2Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryExtensionV2ExtFromJson(json: unknown): TrustLineEntryExtensionV2Ext { return fromJson("TrustLineEntryExtensionV2Ext", TrustLineEntryExtensionV2Ext, json); }
/** Parses the JSON value of {@linkcode TrustLineEntryExtensionV2}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryExtensionV2FromJson(json: unknown): TrustLineEntryExtensionV2 { return fromJson("TrustLineEntryExtensionV2", TrustLineEntryExtensionV2, json); }
/** Parses the JSON value of {@linkcode TrustLineEntryV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryV1ExtFromJson(json: unknown): TrustLineEntryV1Ext { return fromJson("TrustLineEntryV1Ext", TrustLineEntryV1Ext, json); }
/** Parses the JSON value of {@linkcode TrustLineEntryV1}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryV1FromJson(json: unknown): TrustLineEntryV1 { return fromJson("TrustLineEntryV1", TrustLineEntryV1, json); }
/** Parses the JSON value of {@linkcode TrustLineEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryExtFromJson(json: unknown): TrustLineEntryExt { return fromJson("TrustLineEntryExt", TrustLineEntryExt, json); }
/** Parses the JSON value of {@linkcode TrustLineEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryFromJson(json: unknown): TrustLineEntry { return fromJson("TrustLineEntry", TrustLineEntry, json); }
/** Parses the JSON value of {@linkcode OfferEntryFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function offerEntryFlagsFromJson(json: unknown): OfferEntryFlags { return fromJson("OfferEntryFlags", member(OfferEntryFlags), json); }
/** Parses the JSON value of {@linkcode OfferEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function offerEntryExtFromJson(json: unknown): OfferEntryExt { return fromJson("OfferEntryExt", OfferEntryExt, json); }
/** Parses the JSON value of {@linkcode OfferEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function offerEntryFromJson(json: unknown): OfferEntry { return fromJson("OfferEntry", OfferEntry, json); }
/** Parses the JSON value of {@linkcode DataEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function dataEntryExtFromJson(json: unknown): DataEntryExt { return fromJson("DataEntryExt", DataEntryExt, json); }
/** Parses the JSON value of {@linkcode DataEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function dataEntryFromJson(json: unknown): DataEntry { return fromJson("DataEntry", DataEntry, json); }
/** Parses the JSON value of {@linkcode ClaimPredicateType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimPredicateTypeFromJson(json: unknown): ClaimPredicateType { return fromJson("ClaimPredicateType", member(ClaimPredicateType, 14), json); }
/** Parses the JSON value of {@linkcode ClaimPredicate}; throws the same errors as {@linkcode scValFromJson}. */
export function claimPredicateFromJson(json: unknown): ClaimPredicate { return fromJson("ClaimPredicate", ClaimPredicate, json); }
/** Parses the JSON value of {@linkcode ClaimantType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimantTypeFromJson(json: unknown): ClaimantType { return fromJson("ClaimantType", member(ClaimantType), json); }
/** Parses the JSON value of {@linkcode ClaimantV0}; throws the same errors as {@linkcode scValFromJson}. */
export function claimantV0FromJson(json: unknown): ClaimantV0 { return fromJson("ClaimantV0", ClaimantV0, json); }
/** Parses the JSON value of {@linkcode Claimant}; throws the same errors as {@linkcode scValFromJson}. */
export function claimantFromJson(json: unknown): Claimant { return fromJson("Claimant", Claimant, json); }
/** Parses the JSON value of {@linkcode ClaimableBalanceFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceFlagsFromJson(json: unknown): ClaimableBalanceFlags { return fromJson("ClaimableBalanceFlags", member(ClaimableBalanceFlags), json); }
/** Parses the JSON value of {@linkcode ClaimableBalanceEntryExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryExtensionV1ExtFromJson(json: unknown): ClaimableBalanceEntryExtensionV1Ext { return fromJson("ClaimableBalanceEntryExtensionV1Ext", ClaimableBalanceEntryExtensionV1Ext, json); }
/** Parses the JSON value of {@linkcode ClaimableBalanceEntryExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryExtensionV1FromJson(json: unknown): ClaimableBalanceEntryExtensionV1 { return fromJson("ClaimableBalanceEntryExtensionV1", ClaimableBalanceEntryExtensionV1, json); }
/** Parses the JSON value of {@linkcode ClaimableBalanceEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryExtFromJson(json: unknown): ClaimableBalanceEntryExt { return fromJson("ClaimableBalanceEntryExt", ClaimableBalanceEntryExt, json); }
/** Parses the JSON value of {@linkcode ClaimableBalanceEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryFromJson(json: unknown): ClaimableBalanceEntry { return fromJson("ClaimableBalanceEntry", ClaimableBalanceEntry, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolConstantProductParameters}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolConstantProductParametersFromJson(json: unknown): LiquidityPoolConstantProductParameters { return fromJson("LiquidityPoolConstantProductParameters", LiquidityPoolConstantProductParameters, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolEntryConstantProduct}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolEntryConstantProductFromJson(json: unknown): LiquidityPoolEntryConstantProduct { return fromJson("LiquidityPoolEntryConstantProduct", LiquidityPoolEntryConstantProduct, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolEntryBody}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolEntryBodyFromJson(json: unknown): LiquidityPoolEntryBody { return fromJson("LiquidityPoolEntryBody", LiquidityPoolEntryBody, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolEntryFromJson(json: unknown): LiquidityPoolEntry { return fromJson("LiquidityPoolEntry", LiquidityPoolEntry, json); }
/** Parses the JSON value of {@linkcode ContractDataDurability}; throws the same errors as {@linkcode scValFromJson}. */
export function contractDataDurabilityFromJson(json: unknown): ContractDataDurability { return fromJson("ContractDataDurability", member(ContractDataDurability), json); }
/** Parses the JSON value of {@linkcode ContractDataEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function contractDataEntryFromJson(json: unknown): ContractDataEntry { return fromJson("ContractDataEntry", ContractDataEntry, json); }
/** Parses the JSON value of {@linkcode ContractCodeCostInputs}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeCostInputsFromJson(json: unknown): ContractCodeCostInputs { return fromJson("ContractCodeCostInputs", ContractCodeCostInputs, json); }
/** Parses the JSON value of {@linkcode ContractCodeEntryV1}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeEntryV1FromJson(json: unknown): ContractCodeEntryV1 { return fromJson("ContractCodeEntryV1", ContractCodeEntryV1, json); }
/** Parses the JSON value of {@linkcode ContractCodeEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeEntryExtFromJson(json: unknown): ContractCodeEntryExt { return fromJson("ContractCodeEntryExt", ContractCodeEntryExt, json); }
/** Parses the JSON value of {@linkcode ContractCodeEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeEntryFromJson(json: unknown): ContractCodeEntry { return fromJson("ContractCodeEntry", ContractCodeEntry, json); }
/** Parses the JSON value of {@linkcode TtlEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function ttlEntryFromJson(json: unknown): TtlEntry { return fromJson("TtlEntry", TtlEntry, json); }
/** Parses the JSON value of {@linkcode LedgerEntryExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryExtensionV1ExtFromJson(json: unknown): LedgerEntryExtensionV1Ext { return fromJson("LedgerEntryExtensionV1Ext", LedgerEntryExtensionV1Ext, json); }
/** Parses the JSON value of {@linkcode LedgerEntryExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryExtensionV1FromJson(json: unknown): LedgerEntryExtensionV1 { return fromJson("LedgerEntryExtensionV1", LedgerEntryExtensionV1, json); }
/** Parses the JSON value of {@linkcode LedgerEntryData}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryDataFromJson(json: unknown): LedgerEntryData { return fromJson("LedgerEntryData", LedgerEntryData, json); }
/** Parses the JSON value of {@linkcode LedgerEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryExtFromJson(json: unknown): LedgerEntryExt { return fromJson("LedgerEntryExt", LedgerEntryExt, json); }
/** Parses the JSON value of {@linkcode LedgerEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryFromJson(json: unknown): LedgerEntry { return fromJson("LedgerEntry", LedgerEntry, json); }
/** Parses the JSON value of {@linkcode LedgerKeyAccount}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyAccountFromJson(json: unknown): LedgerKeyAccount { return fromJson("LedgerKeyAccount", LedgerKeyAccount, json); }
/** Parses the JSON value of {@linkcode LedgerKeyTrustLine}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyTrustLineFromJson(json: unknown): LedgerKeyTrustLine { return fromJson("LedgerKeyTrustLine", LedgerKeyTrustLine, json); }
/** Parses the JSON value of {@linkcode LedgerKeyOffer}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyOfferFromJson(json: unknown): LedgerKeyOffer { return fromJson("LedgerKeyOffer", LedgerKeyOffer, json); }
/** Parses the JSON value of {@linkcode LedgerKeyData}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyDataFromJson(json: unknown): LedgerKeyData { return fromJson("LedgerKeyData", LedgerKeyData, json); }
/** Parses the JSON value of {@linkcode LedgerKeyClaimableBalance}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyClaimableBalanceFromJson(json: unknown): LedgerKeyClaimableBalance { return fromJson("LedgerKeyClaimableBalance", LedgerKeyClaimableBalance, json); }
/** Parses the JSON value of {@linkcode LedgerKeyLiquidityPool}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyLiquidityPoolFromJson(json: unknown): LedgerKeyLiquidityPool { return fromJson("LedgerKeyLiquidityPool", LedgerKeyLiquidityPool, json); }
/** Parses the JSON value of {@linkcode LedgerKeyContractData}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyContractDataFromJson(json: unknown): LedgerKeyContractData { return fromJson("LedgerKeyContractData", LedgerKeyContractData, json); }
/** Parses the JSON value of {@linkcode LedgerKeyContractCode}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyContractCodeFromJson(json: unknown): LedgerKeyContractCode { return fromJson("LedgerKeyContractCode", LedgerKeyContractCode, json); }
/** Parses the JSON value of {@linkcode LedgerKeyConfigSetting}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyConfigSettingFromJson(json: unknown): LedgerKeyConfigSetting { return fromJson("LedgerKeyConfigSetting", LedgerKeyConfigSetting, json); }
/** Parses the JSON value of {@linkcode LedgerKeyTtl}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyTtlFromJson(json: unknown): LedgerKeyTtl { return fromJson("LedgerKeyTtl", LedgerKeyTtl, json); }
/** Parses the JSON value of {@linkcode LedgerKey}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyFromJson(json: unknown): LedgerKey { return fromJson("LedgerKey", LedgerKey, json); }
/** Parses the JSON value of {@linkcode EnvelopeType}; throws the same errors as {@linkcode scValFromJson}. */
export function envelopeTypeFromJson(json: unknown): EnvelopeType { return fromJson("EnvelopeType", member(EnvelopeType, 12), json); }
/** Parses the JSON value of {@linkcode BucketListType}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketListTypeFromJson(json: unknown): BucketListType { return fromJson("BucketListType", member(BucketListType), json); }
/** Parses the JSON value of {@linkcode BucketEntryType}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketEntryTypeFromJson(json: unknown): BucketEntryType { return fromJson("BucketEntryType", member(BucketEntryType), json); }
/** Parses the JSON value of {@linkcode HotArchiveBucketEntryType}; throws the same errors as {@linkcode scValFromJson}. */
export function hotArchiveBucketEntryTypeFromJson(json: unknown): HotArchiveBucketEntryType { return fromJson("HotArchiveBucketEntryType", member(HotArchiveBucketEntryType, 10), json); }
/** Parses the JSON value of {@linkcode BucketMetadataExt}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketMetadataExtFromJson(json: unknown): BucketMetadataExt { return fromJson("BucketMetadataExt", BucketMetadataExt, json); }
/** Parses the JSON value of {@linkcode BucketMetadata}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketMetadataFromJson(json: unknown): BucketMetadata { return fromJson("BucketMetadata", BucketMetadata, json); }
/** Parses the JSON value of {@linkcode BucketEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketEntryFromJson(json: unknown): BucketEntry { return fromJson("BucketEntry", BucketEntry, json); }
/** Parses the JSON value of {@linkcode HotArchiveBucketEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function hotArchiveBucketEntryFromJson(json: unknown): HotArchiveBucketEntry { return fromJson("HotArchiveBucketEntry", HotArchiveBucketEntry, json); }
