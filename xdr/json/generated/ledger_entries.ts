// Generated from xdr/idl/ledger_entries.x by scripts/generate_xdr.ts. Do not edit.

import { AccountEntry, AccountEntryExt, AccountEntryExtensionV1, AccountEntryExtensionV1Ext, AccountEntryExtensionV2, AccountEntryExtensionV2Ext, AccountEntryExtensionV3, type AccountFlags, AlphaNum12, AlphaNum4, Asset, AssetCode, type AssetCode12, type AssetCode4, type AssetType, BucketEntry, type BucketEntryType, type BucketListType, BucketMetadata, BucketMetadataExt, ClaimPredicate, type ClaimPredicateType, ClaimableBalanceEntry, ClaimableBalanceEntryExt, ClaimableBalanceEntryExtensionV1, ClaimableBalanceEntryExtensionV1Ext, type ClaimableBalanceFlags, Claimant, type ClaimantType, ClaimantV0, ContractCodeCostInputs, ContractCodeEntry, ContractCodeEntryExt, ContractCodeEntryV1, type ContractDataDurability, ContractDataEntry, DataEntry, DataEntryExt, type DataValue, type EnvelopeType, HotArchiveBucketEntry, type HotArchiveBucketEntryType, LedgerEntry, LedgerEntryData, LedgerEntryExt, LedgerEntryExtensionV1, LedgerEntryExtensionV1Ext, type LedgerEntryType, LedgerKey, LedgerKeyAccount, LedgerKeyClaimableBalance, LedgerKeyConfigSetting, LedgerKeyContractCode, LedgerKeyContractData, LedgerKeyData, LedgerKeyLiquidityPool, LedgerKeyOffer, LedgerKeyTrustLine, LedgerKeyTtl, Liabilities, LiquidityPoolConstantProductParameters, LiquidityPoolEntry, LiquidityPoolEntryBody, LiquidityPoolEntryConstantProduct, type LiquidityPoolType, OfferEntry, OfferEntryExt, type OfferEntryFlags, Price, type SequenceNumber, Signer, type SponsorshipDescriptor, type String32, type String64, type ThresholdIndexes, type Thresholds, TrustLineAsset, TrustLineEntry, TrustLineEntryExt, TrustLineEntryExtensionV2, TrustLineEntryExtensionV2Ext, TrustLineEntryV1, TrustLineEntryV1Ext, type TrustLineFlags, TtlEntry, accountFlagsNames, assetTypeNames, bucketEntryTypeNames, bucketListTypeNames, claimPredicateTypeNames, claimableBalanceFlagsNames, claimantTypeNames, contractDataDurabilityNames, envelopeTypeNames, hotArchiveBucketEntryTypeNames, ledgerEntryTypeNames, liquidityPoolTypeNames, offerEntryFlagsNames, thresholdIndexesNames, trustLineFlagsNames } from "../../generated/ledger_entries.ts";
import { PublicKey } from "../../generated/types.ts";
import { type Node, alias, array, assetCode, assetCodeUnion, deeper, members, opaque, optional, readJson, struct, text, union, varOpaque, versions } from "../_nodes.ts";
import { scAddressNode, scValNode } from "./contract.ts";
import { configSettingEntryNode, configSettingIdNode } from "./contract_config_setting.ts";
import { accountIdNode, claimableBalanceIdNode, extensionPointNode, hashNode, int32Node, int64Node, poolIdNode, signerKeyNode, timePointNode, uint32Node } from "./types.ts";

/** The JSON decoder of `Thresholds`. @internal */
export const thresholdsNode: Node = /* @__PURE__ */ opaque(4);
/** Parses the JSON value of {@linkcode Thresholds}; throws the same errors as {@linkcode scValFromJson}. */
export function thresholdsFromJson(json: unknown): Thresholds {
  return readJson({ xdrName: "Thresholds", read: (r) => r.opaque(4, "Thresholds") }, thresholdsNode, json);
}

/** The JSON decoder of `String32`. @internal */
export const string32Node: Node = /* @__PURE__ */ text(32);
/** Parses the JSON value of {@linkcode String32}; throws the same errors as {@linkcode scValFromJson}. */
export function string32FromJson(json: unknown): String32 {
  return readJson({ xdrName: "String32", read: (r) => r.text(32, "String32") }, string32Node, json);
}

/** The JSON decoder of `String64`. @internal */
export const string64Node: Node = /* @__PURE__ */ text(64);
/** Parses the JSON value of {@linkcode String64}; throws the same errors as {@linkcode scValFromJson}. */
export function string64FromJson(json: unknown): String64 {
  return readJson({ xdrName: "String64", read: (r) => r.text(64, "String64") }, string64Node, json);
}

/** The JSON decoder of `SequenceNumber`. @internal */
export const sequenceNumberNode: Node = /* @__PURE__ */ alias(() => int64Node);
/** Parses the JSON value of {@linkcode SequenceNumber}; throws the same errors as {@linkcode scValFromJson}. */
export function sequenceNumberFromJson(json: unknown): SequenceNumber {
  return readJson({ xdrName: "SequenceNumber", read: (r) => r.int64("SequenceNumber") }, sequenceNumberNode, json);
}

/** The JSON decoder of `DataValue`. @internal */
export const dataValueNode: Node = /* @__PURE__ */ varOpaque(64);
/** Parses the JSON value of {@linkcode DataValue}; throws the same errors as {@linkcode scValFromJson}. */
export function dataValueFromJson(json: unknown): DataValue {
  return readJson({ xdrName: "DataValue", read: (r) => r.varOpaque(64, "DataValue") }, dataValueNode, json);
}

/** The JSON decoder of `AssetCode4`. @internal */
export const assetCode4Node: Node = /* @__PURE__ */ assetCode(4);
/** Parses the JSON value of {@linkcode AssetCode4}; throws the same errors as {@linkcode scValFromJson}. */
export function assetCode4FromJson(json: unknown): AssetCode4 {
  return readJson({ xdrName: "AssetCode4", read: (r) => r.opaque(4, "AssetCode4") }, assetCode4Node, json);
}

/** The JSON decoder of `AssetCode12`. @internal */
export const assetCode12Node: Node = /* @__PURE__ */ assetCode(12);
/** Parses the JSON value of {@linkcode AssetCode12}; throws the same errors as {@linkcode scValFromJson}. */
export function assetCode12FromJson(json: unknown): AssetCode12 {
  return readJson({ xdrName: "AssetCode12", read: (r) => r.opaque(12, "AssetCode12") }, assetCode12Node, json);
}

/** The JSON decoder of `AssetType`. @internal */
export const assetTypeNode: Node = /* @__PURE__ */ members(assetTypeNames, 9);
/** Parses the JSON value of {@linkcode AssetType}; throws the same errors as {@linkcode scValFromJson}. */
export function assetTypeFromJson(json: unknown): AssetType {
  return readJson({ xdrName: "AssetType", read: (r) => r.enum(assetTypeNames, "AssetType") }, assetTypeNode, json);
}

/** The JSON decoder of `AssetCode`. @internal */
export const assetCodeNode: Node = assetCodeUnion;
/** Parses the JSON value of {@linkcode AssetCode}; throws the same errors as {@linkcode scValFromJson}. */
export function assetCodeFromJson(json: unknown): AssetCode {
  return readJson(AssetCode, assetCodeNode, json);
}

/** The JSON decoder of `AlphaNum4`. @internal */
export const alphaNum4Node: Node = /* @__PURE__ */ struct(() => ({ asset_code: assetCode4Node, issuer: accountIdNode }));
/** Parses the JSON value of {@linkcode AlphaNum4}; throws the same errors as {@linkcode scValFromJson}. */
export function alphaNum4FromJson(json: unknown): AlphaNum4 {
  return readJson(AlphaNum4, alphaNum4Node, json);
}

/** The JSON decoder of `AlphaNum12`. @internal */
export const alphaNum12Node: Node = /* @__PURE__ */ struct(() => ({ asset_code: assetCode12Node, issuer: accountIdNode }));
/** Parses the JSON value of {@linkcode AlphaNum12}; throws the same errors as {@linkcode scValFromJson}. */
export function alphaNum12FromJson(json: unknown): AlphaNum12 {
  return readJson(AlphaNum12, alphaNum12Node, json);
}

/** The JSON decoder of `Asset`. @internal */
export const assetNode: Node = /* @__PURE__ */ union(assetTypeNames, 9, () => ({ 0: null, 1: alphaNum4Node, 2: alphaNum12Node }), true);
/** Parses the JSON value of {@linkcode Asset}; throws the same errors as {@linkcode scValFromJson}. */
export function assetFromJson(json: unknown): Asset {
  return readJson(Asset, assetNode, json);
}

/** The JSON decoder of `Price`. @internal */
export const priceNode: Node = /* @__PURE__ */ struct(() => ({ n: int32Node, d: int32Node }));
/** Parses the JSON value of {@linkcode Price}; throws the same errors as {@linkcode scValFromJson}. */
export function priceFromJson(json: unknown): Price {
  return readJson(Price, priceNode, json);
}

/** The JSON decoder of `Liabilities`. @internal */
export const liabilitiesNode: Node = /* @__PURE__ */ struct(() => ({ buying: int64Node, selling: int64Node }));
/** Parses the JSON value of {@linkcode Liabilities}; throws the same errors as {@linkcode scValFromJson}. */
export function liabilitiesFromJson(json: unknown): Liabilities {
  return readJson(Liabilities, liabilitiesNode, json);
}

/** The JSON decoder of `ThresholdIndexes`. @internal */
export const thresholdIndexesNode: Node = /* @__PURE__ */ members(thresholdIndexesNames, 9);
/** Parses the JSON value of {@linkcode ThresholdIndexes}; throws the same errors as {@linkcode scValFromJson}. */
export function thresholdIndexesFromJson(json: unknown): ThresholdIndexes {
  return readJson({ xdrName: "ThresholdIndexes", read: (r) => r.enum(thresholdIndexesNames, "ThresholdIndexes") }, thresholdIndexesNode, json);
}

/** The JSON decoder of `LedgerEntryType`. @internal */
export const ledgerEntryTypeNode: Node = /* @__PURE__ */ members(ledgerEntryTypeNames);
/** Parses the JSON value of {@linkcode LedgerEntryType}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryTypeFromJson(json: unknown): LedgerEntryType {
  return readJson({ xdrName: "LedgerEntryType", read: (r) => r.enum(ledgerEntryTypeNames, "LedgerEntryType") }, ledgerEntryTypeNode, json);
}

/** The JSON decoder of `Signer`. @internal */
export const signerNode: Node = /* @__PURE__ */ struct(() => ({ key: signerKeyNode, weight: uint32Node }));
/** Parses the JSON value of {@linkcode Signer}; throws the same errors as {@linkcode scValFromJson}. */
export function signerFromJson(json: unknown): Signer {
  return readJson(Signer, signerNode, json);
}

/** The JSON decoder of `AccountFlags`. @internal */
export const accountFlagsNode: Node = /* @__PURE__ */ members(accountFlagsNames, 4);
/** Parses the JSON value of {@linkcode AccountFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function accountFlagsFromJson(json: unknown): AccountFlags {
  return readJson({ xdrName: "AccountFlags", read: (r) => r.enum(accountFlagsNames, "AccountFlags") }, accountFlagsNode, json);
}

/** The JSON decoder of `SponsorshipDescriptor`. @internal */
export const sponsorshipDescriptorNode: Node = /* @__PURE__ */ optional(() => accountIdNode);
/** Parses the JSON value of {@linkcode SponsorshipDescriptor}; throws the same errors as {@linkcode scValFromJson}. */
export function sponsorshipDescriptorFromJson(json: unknown): SponsorshipDescriptor {
  return readJson({ xdrName: "SponsorshipDescriptor", read: (r) => r.optional("SponsorshipDescriptor", PublicKey.read) }, sponsorshipDescriptorNode, json);
}

/** The JSON decoder of `AccountEntryExtensionV3`. @internal */
export const accountEntryExtensionV3Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, seq_ledger: uint32Node, seq_time: timePointNode }));
/** Parses the JSON value of {@linkcode AccountEntryExtensionV3}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV3FromJson(json: unknown): AccountEntryExtensionV3 {
  return readJson(AccountEntryExtensionV3, accountEntryExtensionV3Node, json);
}

/** The JSON decoder of `AccountEntryExtensionV2Ext`. @internal */
export const accountEntryExtensionV2ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 3: accountEntryExtensionV3Node }));
/** Parses the JSON value of {@linkcode AccountEntryExtensionV2Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV2ExtFromJson(json: unknown): AccountEntryExtensionV2Ext {
  return readJson(AccountEntryExtensionV2Ext, accountEntryExtensionV2ExtNode, json);
}

/** The JSON decoder of `AccountEntryExtensionV2`. @internal */
export const accountEntryExtensionV2Node: Node = /* @__PURE__ */ struct(() => ({ num_sponsored: uint32Node, num_sponsoring: uint32Node, signer_sponsoring_i_ds: /* @__PURE__ */ array(() => sponsorshipDescriptorNode, 20), ext: accountEntryExtensionV2ExtNode }));
/** Parses the JSON value of {@linkcode AccountEntryExtensionV2}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV2FromJson(json: unknown): AccountEntryExtensionV2 {
  return readJson(AccountEntryExtensionV2, accountEntryExtensionV2Node, json);
}

/** The JSON decoder of `AccountEntryExtensionV1Ext`. @internal */
export const accountEntryExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 2: accountEntryExtensionV2Node }));
/** Parses the JSON value of {@linkcode AccountEntryExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV1ExtFromJson(json: unknown): AccountEntryExtensionV1Ext {
  return readJson(AccountEntryExtensionV1Ext, accountEntryExtensionV1ExtNode, json);
}

/** The JSON decoder of `AccountEntryExtensionV1`. @internal */
export const accountEntryExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ liabilities: liabilitiesNode, ext: accountEntryExtensionV1ExtNode }));
/** Parses the JSON value of {@linkcode AccountEntryExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtensionV1FromJson(json: unknown): AccountEntryExtensionV1 {
  return readJson(AccountEntryExtensionV1, accountEntryExtensionV1Node, json);
}

/** The JSON decoder of `AccountEntryExt`. @internal */
export const accountEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: accountEntryExtensionV1Node }));
/** Parses the JSON value of {@linkcode AccountEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryExtFromJson(json: unknown): AccountEntryExt {
  return readJson(AccountEntryExt, accountEntryExtNode, json);
}

/** The JSON decoder of `AccountEntry`. @internal */
export const accountEntryNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, balance: int64Node, seq_num: sequenceNumberNode, num_sub_entries: uint32Node, inflation_dest: /* @__PURE__ */ optional(() => accountIdNode), flags: uint32Node, home_domain: string32Node, thresholds: thresholdsNode, signers: /* @__PURE__ */ array(() => signerNode, 20), ext: accountEntryExtNode }));
/** Parses the JSON value of {@linkcode AccountEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function accountEntryFromJson(json: unknown): AccountEntry {
  return readJson(AccountEntry, accountEntryNode, json);
}

/** The JSON decoder of `TrustLineFlags`. @internal */
export const trustLineFlagsNode: Node = /* @__PURE__ */ members(trustLineFlagsNames);
/** Parses the JSON value of {@linkcode TrustLineFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineFlagsFromJson(json: unknown): TrustLineFlags {
  return readJson({ xdrName: "TrustLineFlags", read: (r) => r.enum(trustLineFlagsNames, "TrustLineFlags") }, trustLineFlagsNode, json);
}

/** The JSON decoder of `LiquidityPoolType`. @internal */
export const liquidityPoolTypeNode: Node = /* @__PURE__ */ members(liquidityPoolTypeNames);
/** Parses the JSON value of {@linkcode LiquidityPoolType}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolTypeFromJson(json: unknown): LiquidityPoolType {
  return readJson({ xdrName: "LiquidityPoolType", read: (r) => r.enum(liquidityPoolTypeNames, "LiquidityPoolType") }, liquidityPoolTypeNode, json);
}

/** The JSON decoder of `TrustLineAsset`. @internal */
export const trustLineAssetNode: Node = /* @__PURE__ */ union(assetTypeNames, 9, () => ({ 1: alphaNum4Node, 2: alphaNum12Node, 3: poolIdNode }));
/** Parses the JSON value of {@linkcode TrustLineAsset}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineAssetFromJson(json: unknown): TrustLineAsset {
  return readJson(TrustLineAsset, trustLineAssetNode, json);
}

/** The JSON decoder of `TrustLineEntryExtensionV2Ext`. @internal */
export const trustLineEntryExtensionV2ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode TrustLineEntryExtensionV2Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryExtensionV2ExtFromJson(json: unknown): TrustLineEntryExtensionV2Ext {
  return readJson(TrustLineEntryExtensionV2Ext, trustLineEntryExtensionV2ExtNode, json);
}

/** The JSON decoder of `TrustLineEntryExtensionV2`. @internal */
export const trustLineEntryExtensionV2Node: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_use_count: int32Node, ext: trustLineEntryExtensionV2ExtNode }));
/** Parses the JSON value of {@linkcode TrustLineEntryExtensionV2}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryExtensionV2FromJson(json: unknown): TrustLineEntryExtensionV2 {
  return readJson(TrustLineEntryExtensionV2, trustLineEntryExtensionV2Node, json);
}

/** The JSON decoder of `TrustLineEntryV1Ext`. @internal */
export const trustLineEntryV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 2: trustLineEntryExtensionV2Node }));
/** Parses the JSON value of {@linkcode TrustLineEntryV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryV1ExtFromJson(json: unknown): TrustLineEntryV1Ext {
  return readJson(TrustLineEntryV1Ext, trustLineEntryV1ExtNode, json);
}

/** The JSON decoder of `TrustLineEntryV1`. @internal */
export const trustLineEntryV1Node: Node = /* @__PURE__ */ struct(() => ({ liabilities: liabilitiesNode, ext: trustLineEntryV1ExtNode }));
/** Parses the JSON value of {@linkcode TrustLineEntryV1}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryV1FromJson(json: unknown): TrustLineEntryV1 {
  return readJson(TrustLineEntryV1, trustLineEntryV1Node, json);
}

/** The JSON decoder of `TrustLineEntryExt`. @internal */
export const trustLineEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: trustLineEntryV1Node }));
/** Parses the JSON value of {@linkcode TrustLineEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryExtFromJson(json: unknown): TrustLineEntryExt {
  return readJson(TrustLineEntryExt, trustLineEntryExtNode, json);
}

/** The JSON decoder of `TrustLineEntry`. @internal */
export const trustLineEntryNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, asset: trustLineAssetNode, balance: int64Node, limit: int64Node, flags: uint32Node, ext: trustLineEntryExtNode }));
/** Parses the JSON value of {@linkcode TrustLineEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function trustLineEntryFromJson(json: unknown): TrustLineEntry {
  return readJson(TrustLineEntry, trustLineEntryNode, json);
}

/** The JSON decoder of `OfferEntryFlags`. @internal */
export const offerEntryFlagsNode: Node = /* @__PURE__ */ members(offerEntryFlagsNames);
/** Parses the JSON value of {@linkcode OfferEntryFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function offerEntryFlagsFromJson(json: unknown): OfferEntryFlags {
  return readJson({ xdrName: "OfferEntryFlags", read: (r) => r.enum(offerEntryFlagsNames, "OfferEntryFlags") }, offerEntryFlagsNode, json);
}

/** The JSON decoder of `OfferEntryExt`. @internal */
export const offerEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode OfferEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function offerEntryExtFromJson(json: unknown): OfferEntryExt {
  return readJson(OfferEntryExt, offerEntryExtNode, json);
}

/** The JSON decoder of `OfferEntry`. @internal */
export const offerEntryNode: Node = /* @__PURE__ */ struct(() => ({ seller_id: accountIdNode, offer_id: int64Node, selling: assetNode, buying: assetNode, amount: int64Node, price: priceNode, flags: uint32Node, ext: offerEntryExtNode }));
/** Parses the JSON value of {@linkcode OfferEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function offerEntryFromJson(json: unknown): OfferEntry {
  return readJson(OfferEntry, offerEntryNode, json);
}

/** The JSON decoder of `DataEntryExt`. @internal */
export const dataEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode DataEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function dataEntryExtFromJson(json: unknown): DataEntryExt {
  return readJson(DataEntryExt, dataEntryExtNode, json);
}

/** The JSON decoder of `DataEntry`. @internal */
export const dataEntryNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, data_name: string64Node, data_value: dataValueNode, ext: dataEntryExtNode }));
/** Parses the JSON value of {@linkcode DataEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function dataEntryFromJson(json: unknown): DataEntry {
  return readJson(DataEntry, dataEntryNode, json);
}

/** The JSON decoder of `ClaimPredicateType`. @internal */
export const claimPredicateTypeNode: Node = /* @__PURE__ */ members(claimPredicateTypeNames, 14);
/** Parses the JSON value of {@linkcode ClaimPredicateType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimPredicateTypeFromJson(json: unknown): ClaimPredicateType {
  return readJson({ xdrName: "ClaimPredicateType", read: (r) => r.enum(claimPredicateTypeNames, "ClaimPredicateType") }, claimPredicateTypeNode, json);
}

/** The JSON decoder of `ClaimPredicate`. @internal */
export const claimPredicateNode: Node = /* @__PURE__ */ union(claimPredicateTypeNames, 14, () => ({ 1: deeper(/* @__PURE__ */ array(() => claimPredicateNode, 2)), 2: deeper(/* @__PURE__ */ array(() => claimPredicateNode, 2)), 3: deeper(/* @__PURE__ */ optional(() => claimPredicateNode)), 4: int64Node, 5: int64Node }));
/** Parses the JSON value of {@linkcode ClaimPredicate}; throws the same errors as {@linkcode scValFromJson}. */
export function claimPredicateFromJson(json: unknown): ClaimPredicate {
  return readJson(ClaimPredicate, claimPredicateNode, json);
}

/** The JSON decoder of `ClaimantType`. @internal */
export const claimantTypeNode: Node = /* @__PURE__ */ members(claimantTypeNames);
/** Parses the JSON value of {@linkcode ClaimantType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimantTypeFromJson(json: unknown): ClaimantType {
  return readJson({ xdrName: "ClaimantType", read: (r) => r.enum(claimantTypeNames, "ClaimantType") }, claimantTypeNode, json);
}

/** The JSON decoder of `ClaimantV0`. @internal */
export const claimantV0Node: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, predicate: claimPredicateNode }));
/** Parses the JSON value of {@linkcode ClaimantV0}; throws the same errors as {@linkcode scValFromJson}. */
export function claimantV0FromJson(json: unknown): ClaimantV0 {
  return readJson(ClaimantV0, claimantV0Node, json);
}

/** The JSON decoder of `Claimant`. @internal */
export const claimantNode: Node = /* @__PURE__ */ union(claimantTypeNames, 0, () => ({ 0: claimantV0Node }));
/** Parses the JSON value of {@linkcode Claimant}; throws the same errors as {@linkcode scValFromJson}. */
export function claimantFromJson(json: unknown): Claimant {
  return readJson(Claimant, claimantNode, json);
}

/** The JSON decoder of `ClaimableBalanceFlags`. @internal */
export const claimableBalanceFlagsNode: Node = /* @__PURE__ */ members(claimableBalanceFlagsNames);
/** Parses the JSON value of {@linkcode ClaimableBalanceFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceFlagsFromJson(json: unknown): ClaimableBalanceFlags {
  return readJson({ xdrName: "ClaimableBalanceFlags", read: (r) => r.enum(claimableBalanceFlagsNames, "ClaimableBalanceFlags") }, claimableBalanceFlagsNode, json);
}

/** The JSON decoder of `ClaimableBalanceEntryExtensionV1Ext`. @internal */
export const claimableBalanceEntryExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode ClaimableBalanceEntryExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryExtensionV1ExtFromJson(json: unknown): ClaimableBalanceEntryExtensionV1Ext {
  return readJson(ClaimableBalanceEntryExtensionV1Ext, claimableBalanceEntryExtensionV1ExtNode, json);
}

/** The JSON decoder of `ClaimableBalanceEntryExtensionV1`. @internal */
export const claimableBalanceEntryExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: claimableBalanceEntryExtensionV1ExtNode, flags: uint32Node }));
/** Parses the JSON value of {@linkcode ClaimableBalanceEntryExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryExtensionV1FromJson(json: unknown): ClaimableBalanceEntryExtensionV1 {
  return readJson(ClaimableBalanceEntryExtensionV1, claimableBalanceEntryExtensionV1Node, json);
}

/** The JSON decoder of `ClaimableBalanceEntryExt`. @internal */
export const claimableBalanceEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: claimableBalanceEntryExtensionV1Node }));
/** Parses the JSON value of {@linkcode ClaimableBalanceEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryExtFromJson(json: unknown): ClaimableBalanceEntryExt {
  return readJson(ClaimableBalanceEntryExt, claimableBalanceEntryExtNode, json);
}

/** The JSON decoder of `ClaimableBalanceEntry`. @internal */
export const claimableBalanceEntryNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode, claimants: /* @__PURE__ */ array(() => claimantNode, 10), asset: assetNode, amount: int64Node, ext: claimableBalanceEntryExtNode }));
/** Parses the JSON value of {@linkcode ClaimableBalanceEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceEntryFromJson(json: unknown): ClaimableBalanceEntry {
  return readJson(ClaimableBalanceEntry, claimableBalanceEntryNode, json);
}

/** The JSON decoder of `LiquidityPoolConstantProductParameters`. @internal */
export const liquidityPoolConstantProductParametersNode: Node = /* @__PURE__ */ struct(() => ({ asset_a: assetNode, asset_b: assetNode, fee: int32Node }));
/** Parses the JSON value of {@linkcode LiquidityPoolConstantProductParameters}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolConstantProductParametersFromJson(json: unknown): LiquidityPoolConstantProductParameters {
  return readJson(LiquidityPoolConstantProductParameters, liquidityPoolConstantProductParametersNode, json);
}

/** The JSON decoder of `LiquidityPoolEntryConstantProduct`. @internal */
export const liquidityPoolEntryConstantProductNode: Node = /* @__PURE__ */ struct(() => ({ params: liquidityPoolConstantProductParametersNode, reserve_a: int64Node, reserve_b: int64Node, total_pool_shares: int64Node, pool_shares_trust_line_count: int64Node }));
/** Parses the JSON value of {@linkcode LiquidityPoolEntryConstantProduct}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolEntryConstantProductFromJson(json: unknown): LiquidityPoolEntryConstantProduct {
  return readJson(LiquidityPoolEntryConstantProduct, liquidityPoolEntryConstantProductNode, json);
}

/** The JSON decoder of `LiquidityPoolEntryBody`. @internal */
export const liquidityPoolEntryBodyNode: Node = /* @__PURE__ */ union(liquidityPoolTypeNames, 0, () => ({ 0: liquidityPoolEntryConstantProductNode }));
/** Parses the JSON value of {@linkcode LiquidityPoolEntryBody}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolEntryBodyFromJson(json: unknown): LiquidityPoolEntryBody {
  return readJson(LiquidityPoolEntryBody, liquidityPoolEntryBodyNode, json);
}

/** The JSON decoder of `LiquidityPoolEntry`. @internal */
export const liquidityPoolEntryNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, body: liquidityPoolEntryBodyNode }));
/** Parses the JSON value of {@linkcode LiquidityPoolEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolEntryFromJson(json: unknown): LiquidityPoolEntry {
  return readJson(LiquidityPoolEntry, liquidityPoolEntryNode, json);
}

/** The JSON decoder of `ContractDataDurability`. @internal */
export const contractDataDurabilityNode: Node = /* @__PURE__ */ members(contractDataDurabilityNames);
/** Parses the JSON value of {@linkcode ContractDataDurability}; throws the same errors as {@linkcode scValFromJson}. */
export function contractDataDurabilityFromJson(json: unknown): ContractDataDurability {
  return readJson({ xdrName: "ContractDataDurability", read: (r) => r.enum(contractDataDurabilityNames, "ContractDataDurability") }, contractDataDurabilityNode, json);
}

/** The JSON decoder of `ContractDataEntry`. @internal */
export const contractDataEntryNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, contract: scAddressNode, key: scValNode, durability: contractDataDurabilityNode, val: scValNode }));
/** Parses the JSON value of {@linkcode ContractDataEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function contractDataEntryFromJson(json: unknown): ContractDataEntry {
  return readJson(ContractDataEntry, contractDataEntryNode, json);
}

/** The JSON decoder of `ContractCodeCostInputs`. @internal */
export const contractCodeCostInputsNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, n_instructions: uint32Node, n_functions: uint32Node, n_globals: uint32Node, n_table_entries: uint32Node, n_types: uint32Node, n_data_segments: uint32Node, n_elem_segments: uint32Node, n_imports: uint32Node, n_exports: uint32Node, n_data_segment_bytes: uint32Node }));
/** Parses the JSON value of {@linkcode ContractCodeCostInputs}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeCostInputsFromJson(json: unknown): ContractCodeCostInputs {
  return readJson(ContractCodeCostInputs, contractCodeCostInputsNode, json);
}

/** The JSON decoder of `ContractCodeEntryV1`. @internal */
export const contractCodeEntryV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, cost_inputs: contractCodeCostInputsNode }));
/** Parses the JSON value of {@linkcode ContractCodeEntryV1}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeEntryV1FromJson(json: unknown): ContractCodeEntryV1 {
  return readJson(ContractCodeEntryV1, contractCodeEntryV1Node, json);
}

/** The JSON decoder of `ContractCodeEntryExt`. @internal */
export const contractCodeEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: contractCodeEntryV1Node }));
/** Parses the JSON value of {@linkcode ContractCodeEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeEntryExtFromJson(json: unknown): ContractCodeEntryExt {
  return readJson(ContractCodeEntryExt, contractCodeEntryExtNode, json);
}

/** The JSON decoder of `ContractCodeEntry`. @internal */
export const contractCodeEntryNode: Node = /* @__PURE__ */ struct(() => ({ ext: contractCodeEntryExtNode, hash: hashNode, code: /* @__PURE__ */ varOpaque() }));
/** Parses the JSON value of {@linkcode ContractCodeEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCodeEntryFromJson(json: unknown): ContractCodeEntry {
  return readJson(ContractCodeEntry, contractCodeEntryNode, json);
}

/** The JSON decoder of `TtlEntry`. @internal */
export const ttlEntryNode: Node = /* @__PURE__ */ struct(() => ({ key_hash: hashNode, live_until_ledger_seq: uint32Node }));
/** Parses the JSON value of {@linkcode TtlEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function ttlEntryFromJson(json: unknown): TtlEntry {
  return readJson(TtlEntry, ttlEntryNode, json);
}

/** The JSON decoder of `LedgerEntryExtensionV1Ext`. @internal */
export const ledgerEntryExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode LedgerEntryExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryExtensionV1ExtFromJson(json: unknown): LedgerEntryExtensionV1Ext {
  return readJson(LedgerEntryExtensionV1Ext, ledgerEntryExtensionV1ExtNode, json);
}

/** The JSON decoder of `LedgerEntryExtensionV1`. @internal */
export const ledgerEntryExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ sponsoring_id: sponsorshipDescriptorNode, ext: ledgerEntryExtensionV1ExtNode }));
/** Parses the JSON value of {@linkcode LedgerEntryExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryExtensionV1FromJson(json: unknown): LedgerEntryExtensionV1 {
  return readJson(LedgerEntryExtensionV1, ledgerEntryExtensionV1Node, json);
}

/** The JSON decoder of `LedgerEntryData`. @internal */
export const ledgerEntryDataNode: Node = /* @__PURE__ */ union(ledgerEntryTypeNames, 0, () => ({ 0: accountEntryNode, 1: trustLineEntryNode, 2: offerEntryNode, 3: dataEntryNode, 4: claimableBalanceEntryNode, 5: liquidityPoolEntryNode, 6: contractDataEntryNode, 7: contractCodeEntryNode, 8: configSettingEntryNode, 9: ttlEntryNode }));
/** Parses the JSON value of {@linkcode LedgerEntryData}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryDataFromJson(json: unknown): LedgerEntryData {
  return readJson(LedgerEntryData, ledgerEntryDataNode, json);
}

/** The JSON decoder of `LedgerEntryExt`. @internal */
export const ledgerEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: ledgerEntryExtensionV1Node }));
/** Parses the JSON value of {@linkcode LedgerEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryExtFromJson(json: unknown): LedgerEntryExt {
  return readJson(LedgerEntryExt, ledgerEntryExtNode, json);
}

/** The JSON decoder of `LedgerEntry`. @internal */
export const ledgerEntryNode: Node = /* @__PURE__ */ struct(() => ({ last_modified_ledger_seq: uint32Node, data: ledgerEntryDataNode, ext: ledgerEntryExtNode }));
/** Parses the JSON value of {@linkcode LedgerEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryFromJson(json: unknown): LedgerEntry {
  return readJson(LedgerEntry, ledgerEntryNode, json);
}

/** The JSON decoder of `LedgerKeyAccount`. @internal */
export const ledgerKeyAccountNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode }));
/** Parses the JSON value of {@linkcode LedgerKeyAccount}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyAccountFromJson(json: unknown): LedgerKeyAccount {
  return readJson(LedgerKeyAccount, ledgerKeyAccountNode, json);
}

/** The JSON decoder of `LedgerKeyTrustLine`. @internal */
export const ledgerKeyTrustLineNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, asset: trustLineAssetNode }));
/** Parses the JSON value of {@linkcode LedgerKeyTrustLine}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyTrustLineFromJson(json: unknown): LedgerKeyTrustLine {
  return readJson(LedgerKeyTrustLine, ledgerKeyTrustLineNode, json);
}

/** The JSON decoder of `LedgerKeyOffer`. @internal */
export const ledgerKeyOfferNode: Node = /* @__PURE__ */ struct(() => ({ seller_id: accountIdNode, offer_id: int64Node }));
/** Parses the JSON value of {@linkcode LedgerKeyOffer}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyOfferFromJson(json: unknown): LedgerKeyOffer {
  return readJson(LedgerKeyOffer, ledgerKeyOfferNode, json);
}

/** The JSON decoder of `LedgerKeyData`. @internal */
export const ledgerKeyDataNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, data_name: string64Node }));
/** Parses the JSON value of {@linkcode LedgerKeyData}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyDataFromJson(json: unknown): LedgerKeyData {
  return readJson(LedgerKeyData, ledgerKeyDataNode, json);
}

/** The JSON decoder of `LedgerKeyClaimableBalance`. @internal */
export const ledgerKeyClaimableBalanceNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode }));
/** Parses the JSON value of {@linkcode LedgerKeyClaimableBalance}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyClaimableBalanceFromJson(json: unknown): LedgerKeyClaimableBalance {
  return readJson(LedgerKeyClaimableBalance, ledgerKeyClaimableBalanceNode, json);
}

/** The JSON decoder of `LedgerKeyLiquidityPool`. @internal */
export const ledgerKeyLiquidityPoolNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode }));
/** Parses the JSON value of {@linkcode LedgerKeyLiquidityPool}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyLiquidityPoolFromJson(json: unknown): LedgerKeyLiquidityPool {
  return readJson(LedgerKeyLiquidityPool, ledgerKeyLiquidityPoolNode, json);
}

/** The JSON decoder of `LedgerKeyContractData`. @internal */
export const ledgerKeyContractDataNode: Node = /* @__PURE__ */ struct(() => ({ contract: scAddressNode, key: scValNode, durability: contractDataDurabilityNode }));
/** Parses the JSON value of {@linkcode LedgerKeyContractData}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyContractDataFromJson(json: unknown): LedgerKeyContractData {
  return readJson(LedgerKeyContractData, ledgerKeyContractDataNode, json);
}

/** The JSON decoder of `LedgerKeyContractCode`. @internal */
export const ledgerKeyContractCodeNode: Node = /* @__PURE__ */ struct(() => ({ hash: hashNode }));
/** Parses the JSON value of {@linkcode LedgerKeyContractCode}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyContractCodeFromJson(json: unknown): LedgerKeyContractCode {
  return readJson(LedgerKeyContractCode, ledgerKeyContractCodeNode, json);
}

/** The JSON decoder of `LedgerKeyConfigSetting`. @internal */
export const ledgerKeyConfigSettingNode: Node = /* @__PURE__ */ struct(() => ({ config_setting_id: configSettingIdNode }));
/** Parses the JSON value of {@linkcode LedgerKeyConfigSetting}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyConfigSettingFromJson(json: unknown): LedgerKeyConfigSetting {
  return readJson(LedgerKeyConfigSetting, ledgerKeyConfigSettingNode, json);
}

/** The JSON decoder of `LedgerKeyTtl`. @internal */
export const ledgerKeyTtlNode: Node = /* @__PURE__ */ struct(() => ({ key_hash: hashNode }));
/** Parses the JSON value of {@linkcode LedgerKeyTtl}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyTtlFromJson(json: unknown): LedgerKeyTtl {
  return readJson(LedgerKeyTtl, ledgerKeyTtlNode, json);
}

/** The JSON decoder of `LedgerKey`. @internal */
export const ledgerKeyNode: Node = /* @__PURE__ */ union(ledgerEntryTypeNames, 0, () => ({ 0: ledgerKeyAccountNode, 1: ledgerKeyTrustLineNode, 2: ledgerKeyOfferNode, 3: ledgerKeyDataNode, 4: ledgerKeyClaimableBalanceNode, 5: ledgerKeyLiquidityPoolNode, 6: ledgerKeyContractDataNode, 7: ledgerKeyContractCodeNode, 8: ledgerKeyConfigSettingNode, 9: ledgerKeyTtlNode }));
/** Parses the JSON value of {@linkcode LedgerKey}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerKeyFromJson(json: unknown): LedgerKey {
  return readJson(LedgerKey, ledgerKeyNode, json);
}

/** The JSON decoder of `EnvelopeType`. @internal */
export const envelopeTypeNode: Node = /* @__PURE__ */ members(envelopeTypeNames, 12);
/** Parses the JSON value of {@linkcode EnvelopeType}; throws the same errors as {@linkcode scValFromJson}. */
export function envelopeTypeFromJson(json: unknown): EnvelopeType {
  return readJson({ xdrName: "EnvelopeType", read: (r) => r.enum(envelopeTypeNames, "EnvelopeType") }, envelopeTypeNode, json);
}

/** The JSON decoder of `BucketListType`. @internal */
export const bucketListTypeNode: Node = /* @__PURE__ */ members(bucketListTypeNames);
/** Parses the JSON value of {@linkcode BucketListType}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketListTypeFromJson(json: unknown): BucketListType {
  return readJson({ xdrName: "BucketListType", read: (r) => r.enum(bucketListTypeNames, "BucketListType") }, bucketListTypeNode, json);
}

/** The JSON decoder of `BucketEntryType`. @internal */
export const bucketEntryTypeNode: Node = /* @__PURE__ */ members(bucketEntryTypeNames);
/** Parses the JSON value of {@linkcode BucketEntryType}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketEntryTypeFromJson(json: unknown): BucketEntryType {
  return readJson({ xdrName: "BucketEntryType", read: (r) => r.enum(bucketEntryTypeNames, "BucketEntryType") }, bucketEntryTypeNode, json);
}

/** The JSON decoder of `HotArchiveBucketEntryType`. @internal */
export const hotArchiveBucketEntryTypeNode: Node = /* @__PURE__ */ members(hotArchiveBucketEntryTypeNames, 10);
/** Parses the JSON value of {@linkcode HotArchiveBucketEntryType}; throws the same errors as {@linkcode scValFromJson}. */
export function hotArchiveBucketEntryTypeFromJson(json: unknown): HotArchiveBucketEntryType {
  return readJson({ xdrName: "HotArchiveBucketEntryType", read: (r) => r.enum(hotArchiveBucketEntryTypeNames, "HotArchiveBucketEntryType") }, hotArchiveBucketEntryTypeNode, json);
}

/** The JSON decoder of `BucketMetadataExt`. @internal */
export const bucketMetadataExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: bucketListTypeNode }));
/** Parses the JSON value of {@linkcode BucketMetadataExt}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketMetadataExtFromJson(json: unknown): BucketMetadataExt {
  return readJson(BucketMetadataExt, bucketMetadataExtNode, json);
}

/** The JSON decoder of `BucketMetadata`. @internal */
export const bucketMetadataNode: Node = /* @__PURE__ */ struct(() => ({ ledger_version: uint32Node, ext: bucketMetadataExtNode }));
/** Parses the JSON value of {@linkcode BucketMetadata}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketMetadataFromJson(json: unknown): BucketMetadata {
  return readJson(BucketMetadata, bucketMetadataNode, json);
}

/** The JSON decoder of `BucketEntry`. @internal */
export const bucketEntryNode: Node = /* @__PURE__ */ union(bucketEntryTypeNames, 0, () => ({ 0: ledgerEntryNode, 2: ledgerEntryNode, 1: ledgerKeyNode, "-1": bucketMetadataNode }));
/** Parses the JSON value of {@linkcode BucketEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function bucketEntryFromJson(json: unknown): BucketEntry {
  return readJson(BucketEntry, bucketEntryNode, json);
}

/** The JSON decoder of `HotArchiveBucketEntry`. @internal */
export const hotArchiveBucketEntryNode: Node = /* @__PURE__ */ union(hotArchiveBucketEntryTypeNames, 10, () => ({ 0: ledgerEntryNode, 1: ledgerKeyNode, "-1": bucketMetadataNode }));
/** Parses the JSON value of {@linkcode HotArchiveBucketEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function hotArchiveBucketEntryFromJson(json: unknown): HotArchiveBucketEntry {
  return readJson(HotArchiveBucketEntry, hotArchiveBucketEntryNode, json);
}
