// Generated from xdr/idl/ledger_entries.x by scripts/generate_xdr.ts. Do not edit.

import { AccountEntry, AccountEntryExt, AccountEntryExtensionV1, AccountEntryExtensionV1Ext, AccountEntryExtensionV2, AccountEntryExtensionV2Ext, AccountEntryExtensionV3, type AccountFlags, AlphaNum12, AlphaNum4, Asset, AssetCode, type AssetCode12, type AssetCode4, type AssetType, BucketEntry, type BucketEntryType, type BucketListType, BucketMetadata, BucketMetadataExt, ClaimPredicate, type ClaimPredicateType, ClaimableBalanceEntry, ClaimableBalanceEntryExt, ClaimableBalanceEntryExtensionV1, ClaimableBalanceEntryExtensionV1Ext, type ClaimableBalanceFlags, Claimant, type ClaimantType, ClaimantV0, ContractCodeCostInputs, ContractCodeEntry, ContractCodeEntryExt, ContractCodeEntryV1, type ContractDataDurability, ContractDataEntry, DataEntry, DataEntryExt, type DataValue, type EnvelopeType, HotArchiveBucketEntry, type HotArchiveBucketEntryType, LedgerEntry, LedgerEntryData, LedgerEntryExt, LedgerEntryExtensionV1, LedgerEntryExtensionV1Ext, type LedgerEntryType, LedgerKey, LedgerKeyAccount, LedgerKeyClaimableBalance, LedgerKeyConfigSetting, LedgerKeyContractCode, LedgerKeyContractData, LedgerKeyData, LedgerKeyLiquidityPool, LedgerKeyOffer, LedgerKeyTrustLine, LedgerKeyTtl, Liabilities, LiquidityPoolConstantProductParameters, LiquidityPoolEntry, LiquidityPoolEntryBody, LiquidityPoolEntryConstantProduct, type LiquidityPoolType, OfferEntry, OfferEntryExt, type OfferEntryFlags, Price, type SequenceNumber, Signer, type SponsorshipDescriptor, type String32, type String64, type ThresholdIndexes, type Thresholds, TrustLineAsset, TrustLineEntry, TrustLineEntryExt, TrustLineEntryExtensionV2, TrustLineEntryExtensionV2Ext, TrustLineEntryV1, TrustLineEntryV1Ext, type TrustLineFlags, TtlEntry, accountFlagsNames, assetTypeNames, bucketEntryTypeNames, bucketListTypeNames, claimPredicateTypeNames, claimableBalanceFlagsNames, claimantTypeNames, contractDataDurabilityNames, envelopeTypeNames, hotArchiveBucketEntryTypeNames, ledgerEntryTypeNames, liquidityPoolTypeNames, offerEntryFlagsNames, thresholdIndexesNames, trustLineFlagsNames } from "../../generated/ledger_entries.ts";
import { PublicKey } from "../../generated/types.ts";
import { type Node, alias, array, assetCode, assetCodeUnion, deeper, members, opaque, optional, readJson, struct, text, union, varOpaque, versions } from "../_nodes.ts";
import { scAddressNode, scValNode } from "./contract.ts";
import { configSettingEntryNode, configSettingIdNode } from "./contract_config_setting.ts";
import { accountIdNode, claimableBalanceIdNode, extensionPointNode, hashNode, int32Node, int64Node, poolIdNode, signerKeyNode, timePointNode, uint32Node } from "./types.ts";

/** How the JSON of `Thresholds` is read. @internal */
export const thresholdsNode: Node = /* @__PURE__ */ opaque(4);
/** Reads {@linkcode Thresholds} from its JSON value, as {@linkcode scValFromJson} does. */
export function thresholdsFromJson(json: unknown): Thresholds {
  return readJson({ xdrName: "Thresholds", read: (r) => r.opaque(4, "Thresholds") }, thresholdsNode, json);
}

/** How the JSON of `String32` is read. @internal */
export const string32Node: Node = /* @__PURE__ */ text(32);
/** Reads {@linkcode String32} from its JSON value, as {@linkcode scValFromJson} does. */
export function string32FromJson(json: unknown): String32 {
  return readJson({ xdrName: "String32", read: (r) => r.text(32, "String32") }, string32Node, json);
}

/** How the JSON of `String64` is read. @internal */
export const string64Node: Node = /* @__PURE__ */ text(64);
/** Reads {@linkcode String64} from its JSON value, as {@linkcode scValFromJson} does. */
export function string64FromJson(json: unknown): String64 {
  return readJson({ xdrName: "String64", read: (r) => r.text(64, "String64") }, string64Node, json);
}

/** How the JSON of `SequenceNumber` is read. @internal */
export const sequenceNumberNode: Node = /* @__PURE__ */ alias(() => int64Node);
/** Reads {@linkcode SequenceNumber} from its JSON value, as {@linkcode scValFromJson} does. */
export function sequenceNumberFromJson(json: unknown): SequenceNumber {
  return readJson({ xdrName: "SequenceNumber", read: (r) => r.int64("SequenceNumber") }, sequenceNumberNode, json);
}

/** How the JSON of `DataValue` is read. @internal */
export const dataValueNode: Node = /* @__PURE__ */ varOpaque(64);
/** Reads {@linkcode DataValue} from its JSON value, as {@linkcode scValFromJson} does. */
export function dataValueFromJson(json: unknown): DataValue {
  return readJson({ xdrName: "DataValue", read: (r) => r.varOpaque(64, "DataValue") }, dataValueNode, json);
}

/** How the JSON of `AssetCode4` is read. @internal */
export const assetCode4Node: Node = /* @__PURE__ */ assetCode(4);
/** Reads {@linkcode AssetCode4} from its JSON value, as {@linkcode scValFromJson} does. */
export function assetCode4FromJson(json: unknown): AssetCode4 {
  return readJson({ xdrName: "AssetCode4", read: (r) => r.opaque(4, "AssetCode4") }, assetCode4Node, json);
}

/** How the JSON of `AssetCode12` is read. @internal */
export const assetCode12Node: Node = /* @__PURE__ */ assetCode(12);
/** Reads {@linkcode AssetCode12} from its JSON value, as {@linkcode scValFromJson} does. */
export function assetCode12FromJson(json: unknown): AssetCode12 {
  return readJson({ xdrName: "AssetCode12", read: (r) => r.opaque(12, "AssetCode12") }, assetCode12Node, json);
}

/** How the JSON of `AssetType` is read. @internal */
export const assetTypeNode: Node = /* @__PURE__ */ members(assetTypeNames, 9);
/** Reads {@linkcode AssetType} from its JSON value, as {@linkcode scValFromJson} does. */
export function assetTypeFromJson(json: unknown): AssetType {
  return readJson({ xdrName: "AssetType", read: (r) => r.enum(assetTypeNames, "AssetType") }, assetTypeNode, json);
}

/** How the JSON of `AssetCode` is read. @internal */
export const assetCodeNode: Node = assetCodeUnion;
/** Reads {@linkcode AssetCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function assetCodeFromJson(json: unknown): AssetCode {
  return readJson(AssetCode, assetCodeNode, json);
}

/** How the JSON of `AlphaNum4` is read. @internal */
export const alphaNum4Node: Node = /* @__PURE__ */ struct(() => ({ asset_code: assetCode4Node, issuer: accountIdNode }));
/** Reads {@linkcode AlphaNum4} from its JSON value, as {@linkcode scValFromJson} does. */
export function alphaNum4FromJson(json: unknown): AlphaNum4 {
  return readJson(AlphaNum4, alphaNum4Node, json);
}

/** How the JSON of `AlphaNum12` is read. @internal */
export const alphaNum12Node: Node = /* @__PURE__ */ struct(() => ({ asset_code: assetCode12Node, issuer: accountIdNode }));
/** Reads {@linkcode AlphaNum12} from its JSON value, as {@linkcode scValFromJson} does. */
export function alphaNum12FromJson(json: unknown): AlphaNum12 {
  return readJson(AlphaNum12, alphaNum12Node, json);
}

/** How the JSON of `Asset` is read. @internal */
export const assetNode: Node = /* @__PURE__ */ union(assetTypeNames, 9, () => ({ 0: null, 1: alphaNum4Node, 2: alphaNum12Node }), true);
/** Reads {@linkcode Asset} from its JSON value, as {@linkcode scValFromJson} does. */
export function assetFromJson(json: unknown): Asset {
  return readJson(Asset, assetNode, json);
}

/** How the JSON of `Price` is read. @internal */
export const priceNode: Node = /* @__PURE__ */ struct(() => ({ n: int32Node, d: int32Node }));
/** Reads {@linkcode Price} from its JSON value, as {@linkcode scValFromJson} does. */
export function priceFromJson(json: unknown): Price {
  return readJson(Price, priceNode, json);
}

/** How the JSON of `Liabilities` is read. @internal */
export const liabilitiesNode: Node = /* @__PURE__ */ struct(() => ({ buying: int64Node, selling: int64Node }));
/** Reads {@linkcode Liabilities} from its JSON value, as {@linkcode scValFromJson} does. */
export function liabilitiesFromJson(json: unknown): Liabilities {
  return readJson(Liabilities, liabilitiesNode, json);
}

/** How the JSON of `ThresholdIndexes` is read. @internal */
export const thresholdIndexesNode: Node = /* @__PURE__ */ members(thresholdIndexesNames, 9);
/** Reads {@linkcode ThresholdIndexes} from its JSON value, as {@linkcode scValFromJson} does. */
export function thresholdIndexesFromJson(json: unknown): ThresholdIndexes {
  return readJson({ xdrName: "ThresholdIndexes", read: (r) => r.enum(thresholdIndexesNames, "ThresholdIndexes") }, thresholdIndexesNode, json);
}

/** How the JSON of `LedgerEntryType` is read. @internal */
export const ledgerEntryTypeNode: Node = /* @__PURE__ */ members(ledgerEntryTypeNames);
/** Reads {@linkcode LedgerEntryType} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryTypeFromJson(json: unknown): LedgerEntryType {
  return readJson({ xdrName: "LedgerEntryType", read: (r) => r.enum(ledgerEntryTypeNames, "LedgerEntryType") }, ledgerEntryTypeNode, json);
}

/** How the JSON of `Signer` is read. @internal */
export const signerNode: Node = /* @__PURE__ */ struct(() => ({ key: signerKeyNode, weight: uint32Node }));
/** Reads {@linkcode Signer} from its JSON value, as {@linkcode scValFromJson} does. */
export function signerFromJson(json: unknown): Signer {
  return readJson(Signer, signerNode, json);
}

/** How the JSON of `AccountFlags` is read. @internal */
export const accountFlagsNode: Node = /* @__PURE__ */ members(accountFlagsNames, 4);
/** Reads {@linkcode AccountFlags} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountFlagsFromJson(json: unknown): AccountFlags {
  return readJson({ xdrName: "AccountFlags", read: (r) => r.enum(accountFlagsNames, "AccountFlags") }, accountFlagsNode, json);
}

/** How the JSON of `SponsorshipDescriptor` is read. @internal */
export const sponsorshipDescriptorNode: Node = /* @__PURE__ */ optional(() => accountIdNode);
/** Reads {@linkcode SponsorshipDescriptor} from its JSON value, as {@linkcode scValFromJson} does. */
export function sponsorshipDescriptorFromJson(json: unknown): SponsorshipDescriptor {
  return readJson({ xdrName: "SponsorshipDescriptor", read: (r) => r.optional("SponsorshipDescriptor", PublicKey.read) }, sponsorshipDescriptorNode, json);
}

/** How the JSON of `AccountEntryExtensionV3` is read. @internal */
export const accountEntryExtensionV3Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, seq_ledger: uint32Node, seq_time: timePointNode }));
/** Reads {@linkcode AccountEntryExtensionV3} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountEntryExtensionV3FromJson(json: unknown): AccountEntryExtensionV3 {
  return readJson(AccountEntryExtensionV3, accountEntryExtensionV3Node, json);
}

/** How the JSON of `AccountEntryExtensionV2Ext` is read. @internal */
export const accountEntryExtensionV2ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 3: accountEntryExtensionV3Node }));
/** Reads {@linkcode AccountEntryExtensionV2Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountEntryExtensionV2ExtFromJson(json: unknown): AccountEntryExtensionV2Ext {
  return readJson(AccountEntryExtensionV2Ext, accountEntryExtensionV2ExtNode, json);
}

/** How the JSON of `AccountEntryExtensionV2` is read. @internal */
export const accountEntryExtensionV2Node: Node = /* @__PURE__ */ struct(() => ({ num_sponsored: uint32Node, num_sponsoring: uint32Node, signer_sponsoring_i_ds: /* @__PURE__ */ array(() => sponsorshipDescriptorNode, 20), ext: accountEntryExtensionV2ExtNode }));
/** Reads {@linkcode AccountEntryExtensionV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountEntryExtensionV2FromJson(json: unknown): AccountEntryExtensionV2 {
  return readJson(AccountEntryExtensionV2, accountEntryExtensionV2Node, json);
}

/** How the JSON of `AccountEntryExtensionV1Ext` is read. @internal */
export const accountEntryExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 2: accountEntryExtensionV2Node }));
/** Reads {@linkcode AccountEntryExtensionV1Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountEntryExtensionV1ExtFromJson(json: unknown): AccountEntryExtensionV1Ext {
  return readJson(AccountEntryExtensionV1Ext, accountEntryExtensionV1ExtNode, json);
}

/** How the JSON of `AccountEntryExtensionV1` is read. @internal */
export const accountEntryExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ liabilities: liabilitiesNode, ext: accountEntryExtensionV1ExtNode }));
/** Reads {@linkcode AccountEntryExtensionV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountEntryExtensionV1FromJson(json: unknown): AccountEntryExtensionV1 {
  return readJson(AccountEntryExtensionV1, accountEntryExtensionV1Node, json);
}

/** How the JSON of `AccountEntryExt` is read. @internal */
export const accountEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: accountEntryExtensionV1Node }));
/** Reads {@linkcode AccountEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountEntryExtFromJson(json: unknown): AccountEntryExt {
  return readJson(AccountEntryExt, accountEntryExtNode, json);
}

/** How the JSON of `AccountEntry` is read. @internal */
export const accountEntryNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, balance: int64Node, seq_num: sequenceNumberNode, num_sub_entries: uint32Node, inflation_dest: /* @__PURE__ */ optional(() => accountIdNode), flags: uint32Node, home_domain: string32Node, thresholds: thresholdsNode, signers: /* @__PURE__ */ array(() => signerNode, 20), ext: accountEntryExtNode }));
/** Reads {@linkcode AccountEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountEntryFromJson(json: unknown): AccountEntry {
  return readJson(AccountEntry, accountEntryNode, json);
}

/** How the JSON of `TrustLineFlags` is read. @internal */
export const trustLineFlagsNode: Node = /* @__PURE__ */ members(trustLineFlagsNames);
/** Reads {@linkcode TrustLineFlags} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineFlagsFromJson(json: unknown): TrustLineFlags {
  return readJson({ xdrName: "TrustLineFlags", read: (r) => r.enum(trustLineFlagsNames, "TrustLineFlags") }, trustLineFlagsNode, json);
}

/** How the JSON of `LiquidityPoolType` is read. @internal */
export const liquidityPoolTypeNode: Node = /* @__PURE__ */ members(liquidityPoolTypeNames);
/** Reads {@linkcode LiquidityPoolType} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolTypeFromJson(json: unknown): LiquidityPoolType {
  return readJson({ xdrName: "LiquidityPoolType", read: (r) => r.enum(liquidityPoolTypeNames, "LiquidityPoolType") }, liquidityPoolTypeNode, json);
}

/** How the JSON of `TrustLineAsset` is read. @internal */
export const trustLineAssetNode: Node = /* @__PURE__ */ union(assetTypeNames, 9, () => ({ 1: alphaNum4Node, 2: alphaNum12Node, 3: poolIdNode }));
/** Reads {@linkcode TrustLineAsset} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineAssetFromJson(json: unknown): TrustLineAsset {
  return readJson(TrustLineAsset, trustLineAssetNode, json);
}

/** How the JSON of `TrustLineEntryExtensionV2Ext` is read. @internal */
export const trustLineEntryExtensionV2ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode TrustLineEntryExtensionV2Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineEntryExtensionV2ExtFromJson(json: unknown): TrustLineEntryExtensionV2Ext {
  return readJson(TrustLineEntryExtensionV2Ext, trustLineEntryExtensionV2ExtNode, json);
}

/** How the JSON of `TrustLineEntryExtensionV2` is read. @internal */
export const trustLineEntryExtensionV2Node: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_use_count: int32Node, ext: trustLineEntryExtensionV2ExtNode }));
/** Reads {@linkcode TrustLineEntryExtensionV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineEntryExtensionV2FromJson(json: unknown): TrustLineEntryExtensionV2 {
  return readJson(TrustLineEntryExtensionV2, trustLineEntryExtensionV2Node, json);
}

/** How the JSON of `TrustLineEntryV1Ext` is read. @internal */
export const trustLineEntryV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 2: trustLineEntryExtensionV2Node }));
/** Reads {@linkcode TrustLineEntryV1Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineEntryV1ExtFromJson(json: unknown): TrustLineEntryV1Ext {
  return readJson(TrustLineEntryV1Ext, trustLineEntryV1ExtNode, json);
}

/** How the JSON of `TrustLineEntryV1` is read. @internal */
export const trustLineEntryV1Node: Node = /* @__PURE__ */ struct(() => ({ liabilities: liabilitiesNode, ext: trustLineEntryV1ExtNode }));
/** Reads {@linkcode TrustLineEntryV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineEntryV1FromJson(json: unknown): TrustLineEntryV1 {
  return readJson(TrustLineEntryV1, trustLineEntryV1Node, json);
}

/** How the JSON of `TrustLineEntryExt` is read. @internal */
export const trustLineEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: trustLineEntryV1Node }));
/** Reads {@linkcode TrustLineEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineEntryExtFromJson(json: unknown): TrustLineEntryExt {
  return readJson(TrustLineEntryExt, trustLineEntryExtNode, json);
}

/** How the JSON of `TrustLineEntry` is read. @internal */
export const trustLineEntryNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, asset: trustLineAssetNode, balance: int64Node, limit: int64Node, flags: uint32Node, ext: trustLineEntryExtNode }));
/** Reads {@linkcode TrustLineEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function trustLineEntryFromJson(json: unknown): TrustLineEntry {
  return readJson(TrustLineEntry, trustLineEntryNode, json);
}

/** How the JSON of `OfferEntryFlags` is read. @internal */
export const offerEntryFlagsNode: Node = /* @__PURE__ */ members(offerEntryFlagsNames);
/** Reads {@linkcode OfferEntryFlags} from its JSON value, as {@linkcode scValFromJson} does. */
export function offerEntryFlagsFromJson(json: unknown): OfferEntryFlags {
  return readJson({ xdrName: "OfferEntryFlags", read: (r) => r.enum(offerEntryFlagsNames, "OfferEntryFlags") }, offerEntryFlagsNode, json);
}

/** How the JSON of `OfferEntryExt` is read. @internal */
export const offerEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode OfferEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function offerEntryExtFromJson(json: unknown): OfferEntryExt {
  return readJson(OfferEntryExt, offerEntryExtNode, json);
}

/** How the JSON of `OfferEntry` is read. @internal */
export const offerEntryNode: Node = /* @__PURE__ */ struct(() => ({ seller_id: accountIdNode, offer_id: int64Node, selling: assetNode, buying: assetNode, amount: int64Node, price: priceNode, flags: uint32Node, ext: offerEntryExtNode }));
/** Reads {@linkcode OfferEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function offerEntryFromJson(json: unknown): OfferEntry {
  return readJson(OfferEntry, offerEntryNode, json);
}

/** How the JSON of `DataEntryExt` is read. @internal */
export const dataEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode DataEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function dataEntryExtFromJson(json: unknown): DataEntryExt {
  return readJson(DataEntryExt, dataEntryExtNode, json);
}

/** How the JSON of `DataEntry` is read. @internal */
export const dataEntryNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, data_name: string64Node, data_value: dataValueNode, ext: dataEntryExtNode }));
/** Reads {@linkcode DataEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function dataEntryFromJson(json: unknown): DataEntry {
  return readJson(DataEntry, dataEntryNode, json);
}

/** How the JSON of `ClaimPredicateType` is read. @internal */
export const claimPredicateTypeNode: Node = /* @__PURE__ */ members(claimPredicateTypeNames, 14);
/** Reads {@linkcode ClaimPredicateType} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimPredicateTypeFromJson(json: unknown): ClaimPredicateType {
  return readJson({ xdrName: "ClaimPredicateType", read: (r) => r.enum(claimPredicateTypeNames, "ClaimPredicateType") }, claimPredicateTypeNode, json);
}

/** How the JSON of `ClaimPredicate` is read. @internal */
export const claimPredicateNode: Node = /* @__PURE__ */ union(claimPredicateTypeNames, 14, () => ({ 1: deeper(/* @__PURE__ */ array(() => claimPredicateNode, 2)), 2: deeper(/* @__PURE__ */ array(() => claimPredicateNode, 2)), 3: deeper(/* @__PURE__ */ optional(() => claimPredicateNode)), 4: int64Node, 5: int64Node }));
/** Reads {@linkcode ClaimPredicate} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimPredicateFromJson(json: unknown): ClaimPredicate {
  return readJson(ClaimPredicate, claimPredicateNode, json);
}

/** How the JSON of `ClaimantType` is read. @internal */
export const claimantTypeNode: Node = /* @__PURE__ */ members(claimantTypeNames);
/** Reads {@linkcode ClaimantType} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimantTypeFromJson(json: unknown): ClaimantType {
  return readJson({ xdrName: "ClaimantType", read: (r) => r.enum(claimantTypeNames, "ClaimantType") }, claimantTypeNode, json);
}

/** How the JSON of `ClaimantV0` is read. @internal */
export const claimantV0Node: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, predicate: claimPredicateNode }));
/** Reads {@linkcode ClaimantV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimantV0FromJson(json: unknown): ClaimantV0 {
  return readJson(ClaimantV0, claimantV0Node, json);
}

/** How the JSON of `Claimant` is read. @internal */
export const claimantNode: Node = /* @__PURE__ */ union(claimantTypeNames, 0, () => ({ 0: claimantV0Node }));
/** Reads {@linkcode Claimant} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimantFromJson(json: unknown): Claimant {
  return readJson(Claimant, claimantNode, json);
}

/** How the JSON of `ClaimableBalanceFlags` is read. @internal */
export const claimableBalanceFlagsNode: Node = /* @__PURE__ */ members(claimableBalanceFlagsNames);
/** Reads {@linkcode ClaimableBalanceFlags} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimableBalanceFlagsFromJson(json: unknown): ClaimableBalanceFlags {
  return readJson({ xdrName: "ClaimableBalanceFlags", read: (r) => r.enum(claimableBalanceFlagsNames, "ClaimableBalanceFlags") }, claimableBalanceFlagsNode, json);
}

/** How the JSON of `ClaimableBalanceEntryExtensionV1Ext` is read. @internal */
export const claimableBalanceEntryExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode ClaimableBalanceEntryExtensionV1Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimableBalanceEntryExtensionV1ExtFromJson(json: unknown): ClaimableBalanceEntryExtensionV1Ext {
  return readJson(ClaimableBalanceEntryExtensionV1Ext, claimableBalanceEntryExtensionV1ExtNode, json);
}

/** How the JSON of `ClaimableBalanceEntryExtensionV1` is read. @internal */
export const claimableBalanceEntryExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: claimableBalanceEntryExtensionV1ExtNode, flags: uint32Node }));
/** Reads {@linkcode ClaimableBalanceEntryExtensionV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimableBalanceEntryExtensionV1FromJson(json: unknown): ClaimableBalanceEntryExtensionV1 {
  return readJson(ClaimableBalanceEntryExtensionV1, claimableBalanceEntryExtensionV1Node, json);
}

/** How the JSON of `ClaimableBalanceEntryExt` is read. @internal */
export const claimableBalanceEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: claimableBalanceEntryExtensionV1Node }));
/** Reads {@linkcode ClaimableBalanceEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimableBalanceEntryExtFromJson(json: unknown): ClaimableBalanceEntryExt {
  return readJson(ClaimableBalanceEntryExt, claimableBalanceEntryExtNode, json);
}

/** How the JSON of `ClaimableBalanceEntry` is read. @internal */
export const claimableBalanceEntryNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode, claimants: /* @__PURE__ */ array(() => claimantNode, 10), asset: assetNode, amount: int64Node, ext: claimableBalanceEntryExtNode }));
/** Reads {@linkcode ClaimableBalanceEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimableBalanceEntryFromJson(json: unknown): ClaimableBalanceEntry {
  return readJson(ClaimableBalanceEntry, claimableBalanceEntryNode, json);
}

/** How the JSON of `LiquidityPoolConstantProductParameters` is read. @internal */
export const liquidityPoolConstantProductParametersNode: Node = /* @__PURE__ */ struct(() => ({ asset_a: assetNode, asset_b: assetNode, fee: int32Node }));
/** Reads {@linkcode LiquidityPoolConstantProductParameters} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolConstantProductParametersFromJson(json: unknown): LiquidityPoolConstantProductParameters {
  return readJson(LiquidityPoolConstantProductParameters, liquidityPoolConstantProductParametersNode, json);
}

/** How the JSON of `LiquidityPoolEntryConstantProduct` is read. @internal */
export const liquidityPoolEntryConstantProductNode: Node = /* @__PURE__ */ struct(() => ({ params: liquidityPoolConstantProductParametersNode, reserve_a: int64Node, reserve_b: int64Node, total_pool_shares: int64Node, pool_shares_trust_line_count: int64Node }));
/** Reads {@linkcode LiquidityPoolEntryConstantProduct} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolEntryConstantProductFromJson(json: unknown): LiquidityPoolEntryConstantProduct {
  return readJson(LiquidityPoolEntryConstantProduct, liquidityPoolEntryConstantProductNode, json);
}

/** How the JSON of `LiquidityPoolEntryBody` is read. @internal */
export const liquidityPoolEntryBodyNode: Node = /* @__PURE__ */ union(liquidityPoolTypeNames, 0, () => ({ 0: liquidityPoolEntryConstantProductNode }));
/** Reads {@linkcode LiquidityPoolEntryBody} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolEntryBodyFromJson(json: unknown): LiquidityPoolEntryBody {
  return readJson(LiquidityPoolEntryBody, liquidityPoolEntryBodyNode, json);
}

/** How the JSON of `LiquidityPoolEntry` is read. @internal */
export const liquidityPoolEntryNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, body: liquidityPoolEntryBodyNode }));
/** Reads {@linkcode LiquidityPoolEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolEntryFromJson(json: unknown): LiquidityPoolEntry {
  return readJson(LiquidityPoolEntry, liquidityPoolEntryNode, json);
}

/** How the JSON of `ContractDataDurability` is read. @internal */
export const contractDataDurabilityNode: Node = /* @__PURE__ */ members(contractDataDurabilityNames);
/** Reads {@linkcode ContractDataDurability} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractDataDurabilityFromJson(json: unknown): ContractDataDurability {
  return readJson({ xdrName: "ContractDataDurability", read: (r) => r.enum(contractDataDurabilityNames, "ContractDataDurability") }, contractDataDurabilityNode, json);
}

/** How the JSON of `ContractDataEntry` is read. @internal */
export const contractDataEntryNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, contract: scAddressNode, key: scValNode, durability: contractDataDurabilityNode, val: scValNode }));
/** Reads {@linkcode ContractDataEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractDataEntryFromJson(json: unknown): ContractDataEntry {
  return readJson(ContractDataEntry, contractDataEntryNode, json);
}

/** How the JSON of `ContractCodeCostInputs` is read. @internal */
export const contractCodeCostInputsNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, n_instructions: uint32Node, n_functions: uint32Node, n_globals: uint32Node, n_table_entries: uint32Node, n_types: uint32Node, n_data_segments: uint32Node, n_elem_segments: uint32Node, n_imports: uint32Node, n_exports: uint32Node, n_data_segment_bytes: uint32Node }));
/** Reads {@linkcode ContractCodeCostInputs} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractCodeCostInputsFromJson(json: unknown): ContractCodeCostInputs {
  return readJson(ContractCodeCostInputs, contractCodeCostInputsNode, json);
}

/** How the JSON of `ContractCodeEntryV1` is read. @internal */
export const contractCodeEntryV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, cost_inputs: contractCodeCostInputsNode }));
/** Reads {@linkcode ContractCodeEntryV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractCodeEntryV1FromJson(json: unknown): ContractCodeEntryV1 {
  return readJson(ContractCodeEntryV1, contractCodeEntryV1Node, json);
}

/** How the JSON of `ContractCodeEntryExt` is read. @internal */
export const contractCodeEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: contractCodeEntryV1Node }));
/** Reads {@linkcode ContractCodeEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractCodeEntryExtFromJson(json: unknown): ContractCodeEntryExt {
  return readJson(ContractCodeEntryExt, contractCodeEntryExtNode, json);
}

/** How the JSON of `ContractCodeEntry` is read. @internal */
export const contractCodeEntryNode: Node = /* @__PURE__ */ struct(() => ({ ext: contractCodeEntryExtNode, hash: hashNode, code: /* @__PURE__ */ varOpaque() }));
/** Reads {@linkcode ContractCodeEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractCodeEntryFromJson(json: unknown): ContractCodeEntry {
  return readJson(ContractCodeEntry, contractCodeEntryNode, json);
}

/** How the JSON of `TtlEntry` is read. @internal */
export const ttlEntryNode: Node = /* @__PURE__ */ struct(() => ({ key_hash: hashNode, live_until_ledger_seq: uint32Node }));
/** Reads {@linkcode TtlEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function ttlEntryFromJson(json: unknown): TtlEntry {
  return readJson(TtlEntry, ttlEntryNode, json);
}

/** How the JSON of `LedgerEntryExtensionV1Ext` is read. @internal */
export const ledgerEntryExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode LedgerEntryExtensionV1Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryExtensionV1ExtFromJson(json: unknown): LedgerEntryExtensionV1Ext {
  return readJson(LedgerEntryExtensionV1Ext, ledgerEntryExtensionV1ExtNode, json);
}

/** How the JSON of `LedgerEntryExtensionV1` is read. @internal */
export const ledgerEntryExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ sponsoring_id: sponsorshipDescriptorNode, ext: ledgerEntryExtensionV1ExtNode }));
/** Reads {@linkcode LedgerEntryExtensionV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryExtensionV1FromJson(json: unknown): LedgerEntryExtensionV1 {
  return readJson(LedgerEntryExtensionV1, ledgerEntryExtensionV1Node, json);
}

/** How the JSON of `LedgerEntryData` is read. @internal */
export const ledgerEntryDataNode: Node = /* @__PURE__ */ union(ledgerEntryTypeNames, 0, () => ({ 0: accountEntryNode, 1: trustLineEntryNode, 2: offerEntryNode, 3: dataEntryNode, 4: claimableBalanceEntryNode, 5: liquidityPoolEntryNode, 6: contractDataEntryNode, 7: contractCodeEntryNode, 8: configSettingEntryNode, 9: ttlEntryNode }));
/** Reads {@linkcode LedgerEntryData} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryDataFromJson(json: unknown): LedgerEntryData {
  return readJson(LedgerEntryData, ledgerEntryDataNode, json);
}

/** How the JSON of `LedgerEntryExt` is read. @internal */
export const ledgerEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: ledgerEntryExtensionV1Node }));
/** Reads {@linkcode LedgerEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryExtFromJson(json: unknown): LedgerEntryExt {
  return readJson(LedgerEntryExt, ledgerEntryExtNode, json);
}

/** How the JSON of `LedgerEntry` is read. @internal */
export const ledgerEntryNode: Node = /* @__PURE__ */ struct(() => ({ last_modified_ledger_seq: uint32Node, data: ledgerEntryDataNode, ext: ledgerEntryExtNode }));
/** Reads {@linkcode LedgerEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryFromJson(json: unknown): LedgerEntry {
  return readJson(LedgerEntry, ledgerEntryNode, json);
}

/** How the JSON of `LedgerKeyAccount` is read. @internal */
export const ledgerKeyAccountNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode }));
/** Reads {@linkcode LedgerKeyAccount} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyAccountFromJson(json: unknown): LedgerKeyAccount {
  return readJson(LedgerKeyAccount, ledgerKeyAccountNode, json);
}

/** How the JSON of `LedgerKeyTrustLine` is read. @internal */
export const ledgerKeyTrustLineNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, asset: trustLineAssetNode }));
/** Reads {@linkcode LedgerKeyTrustLine} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyTrustLineFromJson(json: unknown): LedgerKeyTrustLine {
  return readJson(LedgerKeyTrustLine, ledgerKeyTrustLineNode, json);
}

/** How the JSON of `LedgerKeyOffer` is read. @internal */
export const ledgerKeyOfferNode: Node = /* @__PURE__ */ struct(() => ({ seller_id: accountIdNode, offer_id: int64Node }));
/** Reads {@linkcode LedgerKeyOffer} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyOfferFromJson(json: unknown): LedgerKeyOffer {
  return readJson(LedgerKeyOffer, ledgerKeyOfferNode, json);
}

/** How the JSON of `LedgerKeyData` is read. @internal */
export const ledgerKeyDataNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, data_name: string64Node }));
/** Reads {@linkcode LedgerKeyData} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyDataFromJson(json: unknown): LedgerKeyData {
  return readJson(LedgerKeyData, ledgerKeyDataNode, json);
}

/** How the JSON of `LedgerKeyClaimableBalance` is read. @internal */
export const ledgerKeyClaimableBalanceNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode }));
/** Reads {@linkcode LedgerKeyClaimableBalance} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyClaimableBalanceFromJson(json: unknown): LedgerKeyClaimableBalance {
  return readJson(LedgerKeyClaimableBalance, ledgerKeyClaimableBalanceNode, json);
}

/** How the JSON of `LedgerKeyLiquidityPool` is read. @internal */
export const ledgerKeyLiquidityPoolNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode }));
/** Reads {@linkcode LedgerKeyLiquidityPool} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyLiquidityPoolFromJson(json: unknown): LedgerKeyLiquidityPool {
  return readJson(LedgerKeyLiquidityPool, ledgerKeyLiquidityPoolNode, json);
}

/** How the JSON of `LedgerKeyContractData` is read. @internal */
export const ledgerKeyContractDataNode: Node = /* @__PURE__ */ struct(() => ({ contract: scAddressNode, key: scValNode, durability: contractDataDurabilityNode }));
/** Reads {@linkcode LedgerKeyContractData} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyContractDataFromJson(json: unknown): LedgerKeyContractData {
  return readJson(LedgerKeyContractData, ledgerKeyContractDataNode, json);
}

/** How the JSON of `LedgerKeyContractCode` is read. @internal */
export const ledgerKeyContractCodeNode: Node = /* @__PURE__ */ struct(() => ({ hash: hashNode }));
/** Reads {@linkcode LedgerKeyContractCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyContractCodeFromJson(json: unknown): LedgerKeyContractCode {
  return readJson(LedgerKeyContractCode, ledgerKeyContractCodeNode, json);
}

/** How the JSON of `LedgerKeyConfigSetting` is read. @internal */
export const ledgerKeyConfigSettingNode: Node = /* @__PURE__ */ struct(() => ({ config_setting_id: configSettingIdNode }));
/** Reads {@linkcode LedgerKeyConfigSetting} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyConfigSettingFromJson(json: unknown): LedgerKeyConfigSetting {
  return readJson(LedgerKeyConfigSetting, ledgerKeyConfigSettingNode, json);
}

/** How the JSON of `LedgerKeyTtl` is read. @internal */
export const ledgerKeyTtlNode: Node = /* @__PURE__ */ struct(() => ({ key_hash: hashNode }));
/** Reads {@linkcode LedgerKeyTtl} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyTtlFromJson(json: unknown): LedgerKeyTtl {
  return readJson(LedgerKeyTtl, ledgerKeyTtlNode, json);
}

/** How the JSON of `LedgerKey` is read. @internal */
export const ledgerKeyNode: Node = /* @__PURE__ */ union(ledgerEntryTypeNames, 0, () => ({ 0: ledgerKeyAccountNode, 1: ledgerKeyTrustLineNode, 2: ledgerKeyOfferNode, 3: ledgerKeyDataNode, 4: ledgerKeyClaimableBalanceNode, 5: ledgerKeyLiquidityPoolNode, 6: ledgerKeyContractDataNode, 7: ledgerKeyContractCodeNode, 8: ledgerKeyConfigSettingNode, 9: ledgerKeyTtlNode }));
/** Reads {@linkcode LedgerKey} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerKeyFromJson(json: unknown): LedgerKey {
  return readJson(LedgerKey, ledgerKeyNode, json);
}

/** How the JSON of `EnvelopeType` is read. @internal */
export const envelopeTypeNode: Node = /* @__PURE__ */ members(envelopeTypeNames, 12);
/** Reads {@linkcode EnvelopeType} from its JSON value, as {@linkcode scValFromJson} does. */
export function envelopeTypeFromJson(json: unknown): EnvelopeType {
  return readJson({ xdrName: "EnvelopeType", read: (r) => r.enum(envelopeTypeNames, "EnvelopeType") }, envelopeTypeNode, json);
}

/** How the JSON of `BucketListType` is read. @internal */
export const bucketListTypeNode: Node = /* @__PURE__ */ members(bucketListTypeNames);
/** Reads {@linkcode BucketListType} from its JSON value, as {@linkcode scValFromJson} does. */
export function bucketListTypeFromJson(json: unknown): BucketListType {
  return readJson({ xdrName: "BucketListType", read: (r) => r.enum(bucketListTypeNames, "BucketListType") }, bucketListTypeNode, json);
}

/** How the JSON of `BucketEntryType` is read. @internal */
export const bucketEntryTypeNode: Node = /* @__PURE__ */ members(bucketEntryTypeNames);
/** Reads {@linkcode BucketEntryType} from its JSON value, as {@linkcode scValFromJson} does. */
export function bucketEntryTypeFromJson(json: unknown): BucketEntryType {
  return readJson({ xdrName: "BucketEntryType", read: (r) => r.enum(bucketEntryTypeNames, "BucketEntryType") }, bucketEntryTypeNode, json);
}

/** How the JSON of `HotArchiveBucketEntryType` is read. @internal */
export const hotArchiveBucketEntryTypeNode: Node = /* @__PURE__ */ members(hotArchiveBucketEntryTypeNames, 10);
/** Reads {@linkcode HotArchiveBucketEntryType} from its JSON value, as {@linkcode scValFromJson} does. */
export function hotArchiveBucketEntryTypeFromJson(json: unknown): HotArchiveBucketEntryType {
  return readJson({ xdrName: "HotArchiveBucketEntryType", read: (r) => r.enum(hotArchiveBucketEntryTypeNames, "HotArchiveBucketEntryType") }, hotArchiveBucketEntryTypeNode, json);
}

/** How the JSON of `BucketMetadataExt` is read. @internal */
export const bucketMetadataExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: bucketListTypeNode }));
/** Reads {@linkcode BucketMetadataExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function bucketMetadataExtFromJson(json: unknown): BucketMetadataExt {
  return readJson(BucketMetadataExt, bucketMetadataExtNode, json);
}

/** How the JSON of `BucketMetadata` is read. @internal */
export const bucketMetadataNode: Node = /* @__PURE__ */ struct(() => ({ ledger_version: uint32Node, ext: bucketMetadataExtNode }));
/** Reads {@linkcode BucketMetadata} from its JSON value, as {@linkcode scValFromJson} does. */
export function bucketMetadataFromJson(json: unknown): BucketMetadata {
  return readJson(BucketMetadata, bucketMetadataNode, json);
}

/** How the JSON of `BucketEntry` is read. @internal */
export const bucketEntryNode: Node = /* @__PURE__ */ union(bucketEntryTypeNames, 0, () => ({ 0: ledgerEntryNode, 2: ledgerEntryNode, 1: ledgerKeyNode, "-1": bucketMetadataNode }));
/** Reads {@linkcode BucketEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function bucketEntryFromJson(json: unknown): BucketEntry {
  return readJson(BucketEntry, bucketEntryNode, json);
}

/** How the JSON of `HotArchiveBucketEntry` is read. @internal */
export const hotArchiveBucketEntryNode: Node = /* @__PURE__ */ union(hotArchiveBucketEntryTypeNames, 10, () => ({ 0: ledgerEntryNode, 1: ledgerKeyNode, "-1": bucketMetadataNode }));
/** Reads {@linkcode HotArchiveBucketEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function hotArchiveBucketEntryFromJson(json: unknown): HotArchiveBucketEntry {
  return readJson(HotArchiveBucketEntry, hotArchiveBucketEntryNode, json);
}
