// Generated from xdr/idl/result.x by scripts/generate_xdr.ts. Do not edit.

import { AccountMergeResult, type AccountMergeResultCode, AllowTrustResult, type AllowTrustResultCode, BeginSponsoringFutureReservesResult, type BeginSponsoringFutureReservesResultCode, BumpSequenceResult, type BumpSequenceResultCode, ChangeTrustResult, type ChangeTrustResultCode, ClaimAtom, type ClaimAtomType, ClaimClaimableBalanceResult, type ClaimClaimableBalanceResultCode, ClaimLiquidityAtom, ClaimOfferAtom, ClaimOfferAtomV0, ClawbackClaimableBalanceResult, type ClawbackClaimableBalanceResultCode, ClawbackResult, type ClawbackResultCode, CreateAccountResult, type CreateAccountResultCode, CreateClaimableBalanceResult, type CreateClaimableBalanceResultCode, EndSponsoringFutureReservesResult, type EndSponsoringFutureReservesResultCode, ExtendFootprintTtlResult, type ExtendFootprintTtlResultCode, InflationPayout, InflationResult, type InflationResultCode, InnerTransactionResult, InnerTransactionResultExt, InnerTransactionResultPair, InnerTransactionResultResult, InvokeHostFunctionResult, type InvokeHostFunctionResultCode, LiquidityPoolDepositResult, type LiquidityPoolDepositResultCode, LiquidityPoolWithdrawResult, type LiquidityPoolWithdrawResultCode, ManageBuyOfferResult, type ManageBuyOfferResultCode, ManageDataResult, type ManageDataResultCode, type ManageOfferEffect, ManageOfferSuccessResult, ManageOfferSuccessResultOffer, ManageSellOfferResult, type ManageSellOfferResultCode, OperationResult, type OperationResultCode, OperationResultTr, PathPaymentStrictReceiveResult, type PathPaymentStrictReceiveResultCode, PathPaymentStrictReceiveResultSuccess, PathPaymentStrictSendResult, type PathPaymentStrictSendResultCode, PathPaymentStrictSendResultSuccess, PaymentResult, type PaymentResultCode, RestoreFootprintResult, type RestoreFootprintResultCode, RevokeSponsorshipResult, type RevokeSponsorshipResultCode, SetOptionsResult, type SetOptionsResultCode, SetTrustLineFlagsResult, type SetTrustLineFlagsResultCode, SimplePaymentResult, TransactionResult, type TransactionResultCode, TransactionResultExt, TransactionResultResult, accountMergeResultCodeNames, allowTrustResultCodeNames, beginSponsoringFutureReservesResultCodeNames, bumpSequenceResultCodeNames, changeTrustResultCodeNames, claimAtomTypeNames, claimClaimableBalanceResultCodeNames, clawbackClaimableBalanceResultCodeNames, clawbackResultCodeNames, createAccountResultCodeNames, createClaimableBalanceResultCodeNames, endSponsoringFutureReservesResultCodeNames, extendFootprintTtlResultCodeNames, inflationResultCodeNames, invokeHostFunctionResultCodeNames, liquidityPoolDepositResultCodeNames, liquidityPoolWithdrawResultCodeNames, manageBuyOfferResultCodeNames, manageDataResultCodeNames, manageOfferEffectNames, manageSellOfferResultCodeNames, operationResultCodeNames, pathPaymentStrictReceiveResultCodeNames, pathPaymentStrictSendResultCodeNames, paymentResultCodeNames, restoreFootprintResultCodeNames, revokeSponsorshipResultCodeNames, setOptionsResultCodeNames, setTrustLineFlagsResultCodeNames, transactionResultCodeNames } from "../../generated/result.ts";
import { type Node, array, members, readJson, struct, union } from "../_nodes.ts";
import { assetNode, offerEntryNode } from "./ledger_entries.ts";
import { accountIdNode, claimableBalanceIdNode, hashNode, int64Node, poolIdNode, uint256BytesNode } from "./types.ts";

/** How the JSON of `ClaimAtomType` is read. @internal */
export const claimAtomTypeNode: Node = /* @__PURE__ */ members({ v0: 0, order_book: 1, liquidity_pool: 2 });
/** Reads {@linkcode ClaimAtomType} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimAtomTypeFromJson(json: unknown): ClaimAtomType {
  return readJson({ xdrName: "ClaimAtomType", read: (r) => r.enum(claimAtomTypeNames, "ClaimAtomType") }, claimAtomTypeNode, json);
}

/** How the JSON of `ClaimOfferAtomV0` is read. @internal */
export const claimOfferAtomV0Node: Node = /* @__PURE__ */ struct(() => ({ seller_ed25519: uint256BytesNode, offer_id: int64Node, asset_sold: assetNode, amount_sold: int64Node, asset_bought: assetNode, amount_bought: int64Node }));
/** Reads {@linkcode ClaimOfferAtomV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimOfferAtomV0FromJson(json: unknown): ClaimOfferAtomV0 {
  return readJson(ClaimOfferAtomV0, claimOfferAtomV0Node, json);
}

/** How the JSON of `ClaimOfferAtom` is read. @internal */
export const claimOfferAtomNode: Node = /* @__PURE__ */ struct(() => ({ seller_id: accountIdNode, offer_id: int64Node, asset_sold: assetNode, amount_sold: int64Node, asset_bought: assetNode, amount_bought: int64Node }));
/** Reads {@linkcode ClaimOfferAtom} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimOfferAtomFromJson(json: unknown): ClaimOfferAtom {
  return readJson(ClaimOfferAtom, claimOfferAtomNode, json);
}

/** How the JSON of `ClaimLiquidityAtom` is read. @internal */
export const claimLiquidityAtomNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, asset_sold: assetNode, amount_sold: int64Node, asset_bought: assetNode, amount_bought: int64Node }));
/** Reads {@linkcode ClaimLiquidityAtom} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimLiquidityAtomFromJson(json: unknown): ClaimLiquidityAtom {
  return readJson(ClaimLiquidityAtom, claimLiquidityAtomNode, json);
}

/** How the JSON of `ClaimAtom` is read. @internal */
export const claimAtomNode: Node = /* @__PURE__ */ union(() => ({ v0: [0, claimOfferAtomV0Node], order_book: [1, claimOfferAtomNode], liquidity_pool: [2, claimLiquidityAtomNode] }));
/** Reads {@linkcode ClaimAtom} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimAtomFromJson(json: unknown): ClaimAtom {
  return readJson(ClaimAtom, claimAtomNode, json);
}

/** How the JSON of `CreateAccountResultCode` is read. @internal */
export const createAccountResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, underfunded: -2, low_reserve: -3, already_exist: -4 });
/** Reads {@linkcode CreateAccountResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function createAccountResultCodeFromJson(json: unknown): CreateAccountResultCode {
  return readJson({ xdrName: "CreateAccountResultCode", read: (r) => r.enum(createAccountResultCodeNames, "CreateAccountResultCode") }, createAccountResultCodeNode, json);
}

/** How the JSON of `CreateAccountResult` is read. @internal */
export const createAccountResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], underfunded: [-2], low_reserve: [-3], already_exist: [-4] }));
/** Reads {@linkcode CreateAccountResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function createAccountResultFromJson(json: unknown): CreateAccountResult {
  return readJson(CreateAccountResult, createAccountResultNode, json);
}

/** How the JSON of `PaymentResultCode` is read. @internal */
export const paymentResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, underfunded: -2, src_no_trust: -3, src_not_authorized: -4, no_destination: -5, no_trust: -6, not_authorized: -7, line_full: -8, no_issuer: -9 });
/** Reads {@linkcode PaymentResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function paymentResultCodeFromJson(json: unknown): PaymentResultCode {
  return readJson({ xdrName: "PaymentResultCode", read: (r) => r.enum(paymentResultCodeNames, "PaymentResultCode") }, paymentResultCodeNode, json);
}

/** How the JSON of `PaymentResult` is read. @internal */
export const paymentResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], underfunded: [-2], src_no_trust: [-3], src_not_authorized: [-4], no_destination: [-5], no_trust: [-6], not_authorized: [-7], line_full: [-8], no_issuer: [-9] }));
/** Reads {@linkcode PaymentResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function paymentResultFromJson(json: unknown): PaymentResult {
  return readJson(PaymentResult, paymentResultNode, json);
}

/** How the JSON of `PathPaymentStrictReceiveResultCode` is read. @internal */
export const pathPaymentStrictReceiveResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, underfunded: -2, src_no_trust: -3, src_not_authorized: -4, no_destination: -5, no_trust: -6, not_authorized: -7, line_full: -8, no_issuer: -9, too_few_offers: -10, offer_cross_self: -11, over_sendmax: -12 });
/** Reads {@linkcode PathPaymentStrictReceiveResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictReceiveResultCodeFromJson(json: unknown): PathPaymentStrictReceiveResultCode {
  return readJson({ xdrName: "PathPaymentStrictReceiveResultCode", read: (r) => r.enum(pathPaymentStrictReceiveResultCodeNames, "PathPaymentStrictReceiveResultCode") }, pathPaymentStrictReceiveResultCodeNode, json);
}

/** How the JSON of `SimplePaymentResult` is read. @internal */
export const simplePaymentResultNode: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, asset: assetNode, amount: int64Node }));
/** Reads {@linkcode SimplePaymentResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function simplePaymentResultFromJson(json: unknown): SimplePaymentResult {
  return readJson(SimplePaymentResult, simplePaymentResultNode, json);
}

/** How the JSON of `PathPaymentStrictReceiveResultSuccess` is read. @internal */
export const pathPaymentStrictReceiveResultSuccessNode: Node = /* @__PURE__ */ struct(() => ({ offers: /* @__PURE__ */ array(() => claimAtomNode), last: simplePaymentResultNode }));
/** Reads {@linkcode PathPaymentStrictReceiveResultSuccess} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictReceiveResultSuccessFromJson(json: unknown): PathPaymentStrictReceiveResultSuccess {
  return readJson(PathPaymentStrictReceiveResultSuccess, pathPaymentStrictReceiveResultSuccessNode, json);
}

/** How the JSON of `PathPaymentStrictReceiveResult` is read. @internal */
export const pathPaymentStrictReceiveResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, pathPaymentStrictReceiveResultSuccessNode], malformed: [-1], underfunded: [-2], src_no_trust: [-3], src_not_authorized: [-4], no_destination: [-5], no_trust: [-6], not_authorized: [-7], line_full: [-8], no_issuer: [-9, assetNode], too_few_offers: [-10], offer_cross_self: [-11], over_sendmax: [-12] }));
/** Reads {@linkcode PathPaymentStrictReceiveResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictReceiveResultFromJson(json: unknown): PathPaymentStrictReceiveResult {
  return readJson(PathPaymentStrictReceiveResult, pathPaymentStrictReceiveResultNode, json);
}

/** How the JSON of `PathPaymentStrictSendResultCode` is read. @internal */
export const pathPaymentStrictSendResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, underfunded: -2, src_no_trust: -3, src_not_authorized: -4, no_destination: -5, no_trust: -6, not_authorized: -7, line_full: -8, no_issuer: -9, too_few_offers: -10, offer_cross_self: -11, under_destmin: -12 });
/** Reads {@linkcode PathPaymentStrictSendResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictSendResultCodeFromJson(json: unknown): PathPaymentStrictSendResultCode {
  return readJson({ xdrName: "PathPaymentStrictSendResultCode", read: (r) => r.enum(pathPaymentStrictSendResultCodeNames, "PathPaymentStrictSendResultCode") }, pathPaymentStrictSendResultCodeNode, json);
}

/** How the JSON of `PathPaymentStrictSendResultSuccess` is read. @internal */
export const pathPaymentStrictSendResultSuccessNode: Node = /* @__PURE__ */ struct(() => ({ offers: /* @__PURE__ */ array(() => claimAtomNode), last: simplePaymentResultNode }));
/** Reads {@linkcode PathPaymentStrictSendResultSuccess} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictSendResultSuccessFromJson(json: unknown): PathPaymentStrictSendResultSuccess {
  return readJson(PathPaymentStrictSendResultSuccess, pathPaymentStrictSendResultSuccessNode, json);
}

/** How the JSON of `PathPaymentStrictSendResult` is read. @internal */
export const pathPaymentStrictSendResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, pathPaymentStrictSendResultSuccessNode], malformed: [-1], underfunded: [-2], src_no_trust: [-3], src_not_authorized: [-4], no_destination: [-5], no_trust: [-6], not_authorized: [-7], line_full: [-8], no_issuer: [-9, assetNode], too_few_offers: [-10], offer_cross_self: [-11], under_destmin: [-12] }));
/** Reads {@linkcode PathPaymentStrictSendResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictSendResultFromJson(json: unknown): PathPaymentStrictSendResult {
  return readJson(PathPaymentStrictSendResult, pathPaymentStrictSendResultNode, json);
}

/** How the JSON of `ManageSellOfferResultCode` is read. @internal */
export const manageSellOfferResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, sell_no_trust: -2, buy_no_trust: -3, sell_not_authorized: -4, buy_not_authorized: -5, line_full: -6, underfunded: -7, cross_self: -8, sell_no_issuer: -9, buy_no_issuer: -10, not_found: -11, low_reserve: -12 });
/** Reads {@linkcode ManageSellOfferResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageSellOfferResultCodeFromJson(json: unknown): ManageSellOfferResultCode {
  return readJson({ xdrName: "ManageSellOfferResultCode", read: (r) => r.enum(manageSellOfferResultCodeNames, "ManageSellOfferResultCode") }, manageSellOfferResultCodeNode, json);
}

/** How the JSON of `ManageOfferEffect` is read. @internal */
export const manageOfferEffectNode: Node = /* @__PURE__ */ members({ created: 0, updated: 1, deleted: 2 });
/** Reads {@linkcode ManageOfferEffect} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageOfferEffectFromJson(json: unknown): ManageOfferEffect {
  return readJson({ xdrName: "ManageOfferEffect", read: (r) => r.enum(manageOfferEffectNames, "ManageOfferEffect") }, manageOfferEffectNode, json);
}

/** How the JSON of `ManageOfferSuccessResultOffer` is read. @internal */
export const manageOfferSuccessResultOfferNode: Node = /* @__PURE__ */ union(() => ({ created: [0, offerEntryNode], updated: [1, offerEntryNode], deleted: [2] }));
/** Reads {@linkcode ManageOfferSuccessResultOffer} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageOfferSuccessResultOfferFromJson(json: unknown): ManageOfferSuccessResultOffer {
  return readJson(ManageOfferSuccessResultOffer, manageOfferSuccessResultOfferNode, json);
}

/** How the JSON of `ManageOfferSuccessResult` is read. @internal */
export const manageOfferSuccessResultNode: Node = /* @__PURE__ */ struct(() => ({ offers_claimed: /* @__PURE__ */ array(() => claimAtomNode), offer: manageOfferSuccessResultOfferNode }));
/** Reads {@linkcode ManageOfferSuccessResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageOfferSuccessResultFromJson(json: unknown): ManageOfferSuccessResult {
  return readJson(ManageOfferSuccessResult, manageOfferSuccessResultNode, json);
}

/** How the JSON of `ManageSellOfferResult` is read. @internal */
export const manageSellOfferResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, manageOfferSuccessResultNode], malformed: [-1], sell_no_trust: [-2], buy_no_trust: [-3], sell_not_authorized: [-4], buy_not_authorized: [-5], line_full: [-6], underfunded: [-7], cross_self: [-8], sell_no_issuer: [-9], buy_no_issuer: [-10], not_found: [-11], low_reserve: [-12] }));
/** Reads {@linkcode ManageSellOfferResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageSellOfferResultFromJson(json: unknown): ManageSellOfferResult {
  return readJson(ManageSellOfferResult, manageSellOfferResultNode, json);
}

/** How the JSON of `ManageBuyOfferResultCode` is read. @internal */
export const manageBuyOfferResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, sell_no_trust: -2, buy_no_trust: -3, sell_not_authorized: -4, buy_not_authorized: -5, line_full: -6, underfunded: -7, cross_self: -8, sell_no_issuer: -9, buy_no_issuer: -10, not_found: -11, low_reserve: -12 });
/** Reads {@linkcode ManageBuyOfferResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageBuyOfferResultCodeFromJson(json: unknown): ManageBuyOfferResultCode {
  return readJson({ xdrName: "ManageBuyOfferResultCode", read: (r) => r.enum(manageBuyOfferResultCodeNames, "ManageBuyOfferResultCode") }, manageBuyOfferResultCodeNode, json);
}

/** How the JSON of `ManageBuyOfferResult` is read. @internal */
export const manageBuyOfferResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, manageOfferSuccessResultNode], malformed: [-1], sell_no_trust: [-2], buy_no_trust: [-3], sell_not_authorized: [-4], buy_not_authorized: [-5], line_full: [-6], underfunded: [-7], cross_self: [-8], sell_no_issuer: [-9], buy_no_issuer: [-10], not_found: [-11], low_reserve: [-12] }));
/** Reads {@linkcode ManageBuyOfferResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageBuyOfferResultFromJson(json: unknown): ManageBuyOfferResult {
  return readJson(ManageBuyOfferResult, manageBuyOfferResultNode, json);
}

/** How the JSON of `SetOptionsResultCode` is read. @internal */
export const setOptionsResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, low_reserve: -1, too_many_signers: -2, bad_flags: -3, invalid_inflation: -4, cant_change: -5, unknown_flag: -6, threshold_out_of_range: -7, bad_signer: -8, invalid_home_domain: -9, auth_revocable_required: -10 });
/** Reads {@linkcode SetOptionsResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function setOptionsResultCodeFromJson(json: unknown): SetOptionsResultCode {
  return readJson({ xdrName: "SetOptionsResultCode", read: (r) => r.enum(setOptionsResultCodeNames, "SetOptionsResultCode") }, setOptionsResultCodeNode, json);
}

/** How the JSON of `SetOptionsResult` is read. @internal */
export const setOptionsResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], low_reserve: [-1], too_many_signers: [-2], bad_flags: [-3], invalid_inflation: [-4], cant_change: [-5], unknown_flag: [-6], threshold_out_of_range: [-7], bad_signer: [-8], invalid_home_domain: [-9], auth_revocable_required: [-10] }));
/** Reads {@linkcode SetOptionsResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function setOptionsResultFromJson(json: unknown): SetOptionsResult {
  return readJson(SetOptionsResult, setOptionsResultNode, json);
}

/** How the JSON of `ChangeTrustResultCode` is read. @internal */
export const changeTrustResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, no_issuer: -2, invalid_limit: -3, low_reserve: -4, self_not_allowed: -5, trust_line_missing: -6, cannot_delete: -7, not_auth_maintain_liabilities: -8 });
/** Reads {@linkcode ChangeTrustResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function changeTrustResultCodeFromJson(json: unknown): ChangeTrustResultCode {
  return readJson({ xdrName: "ChangeTrustResultCode", read: (r) => r.enum(changeTrustResultCodeNames, "ChangeTrustResultCode") }, changeTrustResultCodeNode, json);
}

/** How the JSON of `ChangeTrustResult` is read. @internal */
export const changeTrustResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], no_issuer: [-2], invalid_limit: [-3], low_reserve: [-4], self_not_allowed: [-5], trust_line_missing: [-6], cannot_delete: [-7], not_auth_maintain_liabilities: [-8] }));
/** Reads {@linkcode ChangeTrustResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function changeTrustResultFromJson(json: unknown): ChangeTrustResult {
  return readJson(ChangeTrustResult, changeTrustResultNode, json);
}

/** How the JSON of `AllowTrustResultCode` is read. @internal */
export const allowTrustResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, no_trust_line: -2, trust_not_required: -3, cant_revoke: -4, self_not_allowed: -5, low_reserve: -6 });
/** Reads {@linkcode AllowTrustResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function allowTrustResultCodeFromJson(json: unknown): AllowTrustResultCode {
  return readJson({ xdrName: "AllowTrustResultCode", read: (r) => r.enum(allowTrustResultCodeNames, "AllowTrustResultCode") }, allowTrustResultCodeNode, json);
}

/** How the JSON of `AllowTrustResult` is read. @internal */
export const allowTrustResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], no_trust_line: [-2], trust_not_required: [-3], cant_revoke: [-4], self_not_allowed: [-5], low_reserve: [-6] }));
/** Reads {@linkcode AllowTrustResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function allowTrustResultFromJson(json: unknown): AllowTrustResult {
  return readJson(AllowTrustResult, allowTrustResultNode, json);
}

/** How the JSON of `AccountMergeResultCode` is read. @internal */
export const accountMergeResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, no_account: -2, immutable_set: -3, has_sub_entries: -4, seqnum_too_far: -5, dest_full: -6, is_sponsor: -7 });
/** Reads {@linkcode AccountMergeResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountMergeResultCodeFromJson(json: unknown): AccountMergeResultCode {
  return readJson({ xdrName: "AccountMergeResultCode", read: (r) => r.enum(accountMergeResultCodeNames, "AccountMergeResultCode") }, accountMergeResultCodeNode, json);
}

/** How the JSON of `AccountMergeResult` is read. @internal */
export const accountMergeResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, int64Node], malformed: [-1], no_account: [-2], immutable_set: [-3], has_sub_entries: [-4], seqnum_too_far: [-5], dest_full: [-6], is_sponsor: [-7] }));
/** Reads {@linkcode AccountMergeResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountMergeResultFromJson(json: unknown): AccountMergeResult {
  return readJson(AccountMergeResult, accountMergeResultNode, json);
}

/** How the JSON of `InflationResultCode` is read. @internal */
export const inflationResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, not_time: -1 });
/** Reads {@linkcode InflationResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function inflationResultCodeFromJson(json: unknown): InflationResultCode {
  return readJson({ xdrName: "InflationResultCode", read: (r) => r.enum(inflationResultCodeNames, "InflationResultCode") }, inflationResultCodeNode, json);
}

/** How the JSON of `InflationPayout` is read. @internal */
export const inflationPayoutNode: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, amount: int64Node }));
/** Reads {@linkcode InflationPayout} from its JSON value, as {@linkcode scValFromJson} does. */
export function inflationPayoutFromJson(json: unknown): InflationPayout {
  return readJson(InflationPayout, inflationPayoutNode, json);
}

/** How the JSON of `InflationResult` is read. @internal */
export const inflationResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, /* @__PURE__ */ array(() => inflationPayoutNode)], not_time: [-1] }));
/** Reads {@linkcode InflationResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function inflationResultFromJson(json: unknown): InflationResult {
  return readJson(InflationResult, inflationResultNode, json);
}

/** How the JSON of `ManageDataResultCode` is read. @internal */
export const manageDataResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, not_supported_yet: -1, name_not_found: -2, low_reserve: -3, invalid_name: -4 });
/** Reads {@linkcode ManageDataResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageDataResultCodeFromJson(json: unknown): ManageDataResultCode {
  return readJson({ xdrName: "ManageDataResultCode", read: (r) => r.enum(manageDataResultCodeNames, "ManageDataResultCode") }, manageDataResultCodeNode, json);
}

/** How the JSON of `ManageDataResult` is read. @internal */
export const manageDataResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], not_supported_yet: [-1], name_not_found: [-2], low_reserve: [-3], invalid_name: [-4] }));
/** Reads {@linkcode ManageDataResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageDataResultFromJson(json: unknown): ManageDataResult {
  return readJson(ManageDataResult, manageDataResultNode, json);
}

/** How the JSON of `BumpSequenceResultCode` is read. @internal */
export const bumpSequenceResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, bad_seq: -1 });
/** Reads {@linkcode BumpSequenceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function bumpSequenceResultCodeFromJson(json: unknown): BumpSequenceResultCode {
  return readJson({ xdrName: "BumpSequenceResultCode", read: (r) => r.enum(bumpSequenceResultCodeNames, "BumpSequenceResultCode") }, bumpSequenceResultCodeNode, json);
}

/** How the JSON of `BumpSequenceResult` is read. @internal */
export const bumpSequenceResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], bad_seq: [-1] }));
/** Reads {@linkcode BumpSequenceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function bumpSequenceResultFromJson(json: unknown): BumpSequenceResult {
  return readJson(BumpSequenceResult, bumpSequenceResultNode, json);
}

/** How the JSON of `CreateClaimableBalanceResultCode` is read. @internal */
export const createClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, low_reserve: -2, no_trust: -3, not_authorized: -4, underfunded: -5 });
/** Reads {@linkcode CreateClaimableBalanceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function createClaimableBalanceResultCodeFromJson(json: unknown): CreateClaimableBalanceResultCode {
  return readJson({ xdrName: "CreateClaimableBalanceResultCode", read: (r) => r.enum(createClaimableBalanceResultCodeNames, "CreateClaimableBalanceResultCode") }, createClaimableBalanceResultCodeNode, json);
}

/** How the JSON of `CreateClaimableBalanceResult` is read. @internal */
export const createClaimableBalanceResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, claimableBalanceIdNode], malformed: [-1], low_reserve: [-2], no_trust: [-3], not_authorized: [-4], underfunded: [-5] }));
/** Reads {@linkcode CreateClaimableBalanceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function createClaimableBalanceResultFromJson(json: unknown): CreateClaimableBalanceResult {
  return readJson(CreateClaimableBalanceResult, createClaimableBalanceResultNode, json);
}

/** How the JSON of `ClaimClaimableBalanceResultCode` is read. @internal */
export const claimClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, does_not_exist: -1, cannot_claim: -2, line_full: -3, no_trust: -4, not_authorized: -5, trustline_frozen: -6 });
/** Reads {@linkcode ClaimClaimableBalanceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimClaimableBalanceResultCodeFromJson(json: unknown): ClaimClaimableBalanceResultCode {
  return readJson({ xdrName: "ClaimClaimableBalanceResultCode", read: (r) => r.enum(claimClaimableBalanceResultCodeNames, "ClaimClaimableBalanceResultCode") }, claimClaimableBalanceResultCodeNode, json);
}

/** How the JSON of `ClaimClaimableBalanceResult` is read. @internal */
export const claimClaimableBalanceResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], does_not_exist: [-1], cannot_claim: [-2], line_full: [-3], no_trust: [-4], not_authorized: [-5], trustline_frozen: [-6] }));
/** Reads {@linkcode ClaimClaimableBalanceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimClaimableBalanceResultFromJson(json: unknown): ClaimClaimableBalanceResult {
  return readJson(ClaimClaimableBalanceResult, claimClaimableBalanceResultNode, json);
}

/** How the JSON of `BeginSponsoringFutureReservesResultCode` is read. @internal */
export const beginSponsoringFutureReservesResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, already_sponsored: -2, recursive: -3 });
/** Reads {@linkcode BeginSponsoringFutureReservesResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function beginSponsoringFutureReservesResultCodeFromJson(json: unknown): BeginSponsoringFutureReservesResultCode {
  return readJson({ xdrName: "BeginSponsoringFutureReservesResultCode", read: (r) => r.enum(beginSponsoringFutureReservesResultCodeNames, "BeginSponsoringFutureReservesResultCode") }, beginSponsoringFutureReservesResultCodeNode, json);
}

/** How the JSON of `BeginSponsoringFutureReservesResult` is read. @internal */
export const beginSponsoringFutureReservesResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], already_sponsored: [-2], recursive: [-3] }));
/** Reads {@linkcode BeginSponsoringFutureReservesResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function beginSponsoringFutureReservesResultFromJson(json: unknown): BeginSponsoringFutureReservesResult {
  return readJson(BeginSponsoringFutureReservesResult, beginSponsoringFutureReservesResultNode, json);
}

/** How the JSON of `EndSponsoringFutureReservesResultCode` is read. @internal */
export const endSponsoringFutureReservesResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, not_sponsored: -1 });
/** Reads {@linkcode EndSponsoringFutureReservesResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function endSponsoringFutureReservesResultCodeFromJson(json: unknown): EndSponsoringFutureReservesResultCode {
  return readJson({ xdrName: "EndSponsoringFutureReservesResultCode", read: (r) => r.enum(endSponsoringFutureReservesResultCodeNames, "EndSponsoringFutureReservesResultCode") }, endSponsoringFutureReservesResultCodeNode, json);
}

/** How the JSON of `EndSponsoringFutureReservesResult` is read. @internal */
export const endSponsoringFutureReservesResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], not_sponsored: [-1] }));
/** Reads {@linkcode EndSponsoringFutureReservesResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function endSponsoringFutureReservesResultFromJson(json: unknown): EndSponsoringFutureReservesResult {
  return readJson(EndSponsoringFutureReservesResult, endSponsoringFutureReservesResultNode, json);
}

/** How the JSON of `RevokeSponsorshipResultCode` is read. @internal */
export const revokeSponsorshipResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, does_not_exist: -1, not_sponsor: -2, low_reserve: -3, only_transferable: -4, malformed: -5 });
/** Reads {@linkcode RevokeSponsorshipResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function revokeSponsorshipResultCodeFromJson(json: unknown): RevokeSponsorshipResultCode {
  return readJson({ xdrName: "RevokeSponsorshipResultCode", read: (r) => r.enum(revokeSponsorshipResultCodeNames, "RevokeSponsorshipResultCode") }, revokeSponsorshipResultCodeNode, json);
}

/** How the JSON of `RevokeSponsorshipResult` is read. @internal */
export const revokeSponsorshipResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], does_not_exist: [-1], not_sponsor: [-2], low_reserve: [-3], only_transferable: [-4], malformed: [-5] }));
/** Reads {@linkcode RevokeSponsorshipResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function revokeSponsorshipResultFromJson(json: unknown): RevokeSponsorshipResult {
  return readJson(RevokeSponsorshipResult, revokeSponsorshipResultNode, json);
}

/** How the JSON of `ClawbackResultCode` is read. @internal */
export const clawbackResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, not_clawback_enabled: -2, no_trust: -3, underfunded: -4 });
/** Reads {@linkcode ClawbackResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackResultCodeFromJson(json: unknown): ClawbackResultCode {
  return readJson({ xdrName: "ClawbackResultCode", read: (r) => r.enum(clawbackResultCodeNames, "ClawbackResultCode") }, clawbackResultCodeNode, json);
}

/** How the JSON of `ClawbackResult` is read. @internal */
export const clawbackResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], not_clawback_enabled: [-2], no_trust: [-3], underfunded: [-4] }));
/** Reads {@linkcode ClawbackResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackResultFromJson(json: unknown): ClawbackResult {
  return readJson(ClawbackResult, clawbackResultNode, json);
}

/** How the JSON of `ClawbackClaimableBalanceResultCode` is read. @internal */
export const clawbackClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, does_not_exist: -1, not_issuer: -2, not_clawback_enabled: -3 });
/** Reads {@linkcode ClawbackClaimableBalanceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackClaimableBalanceResultCodeFromJson(json: unknown): ClawbackClaimableBalanceResultCode {
  return readJson({ xdrName: "ClawbackClaimableBalanceResultCode", read: (r) => r.enum(clawbackClaimableBalanceResultCodeNames, "ClawbackClaimableBalanceResultCode") }, clawbackClaimableBalanceResultCodeNode, json);
}

/** How the JSON of `ClawbackClaimableBalanceResult` is read. @internal */
export const clawbackClaimableBalanceResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], does_not_exist: [-1], not_issuer: [-2], not_clawback_enabled: [-3] }));
/** Reads {@linkcode ClawbackClaimableBalanceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackClaimableBalanceResultFromJson(json: unknown): ClawbackClaimableBalanceResult {
  return readJson(ClawbackClaimableBalanceResult, clawbackClaimableBalanceResultNode, json);
}

/** How the JSON of `SetTrustLineFlagsResultCode` is read. @internal */
export const setTrustLineFlagsResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, no_trust_line: -2, cant_revoke: -3, invalid_state: -4, low_reserve: -5 });
/** Reads {@linkcode SetTrustLineFlagsResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function setTrustLineFlagsResultCodeFromJson(json: unknown): SetTrustLineFlagsResultCode {
  return readJson({ xdrName: "SetTrustLineFlagsResultCode", read: (r) => r.enum(setTrustLineFlagsResultCodeNames, "SetTrustLineFlagsResultCode") }, setTrustLineFlagsResultCodeNode, json);
}

/** How the JSON of `SetTrustLineFlagsResult` is read. @internal */
export const setTrustLineFlagsResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], no_trust_line: [-2], cant_revoke: [-3], invalid_state: [-4], low_reserve: [-5] }));
/** Reads {@linkcode SetTrustLineFlagsResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function setTrustLineFlagsResultFromJson(json: unknown): SetTrustLineFlagsResult {
  return readJson(SetTrustLineFlagsResult, setTrustLineFlagsResultNode, json);
}

/** How the JSON of `LiquidityPoolDepositResultCode` is read. @internal */
export const liquidityPoolDepositResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, no_trust: -2, not_authorized: -3, underfunded: -4, line_full: -5, bad_price: -6, pool_full: -7, trustline_frozen: -8 });
/** Reads {@linkcode LiquidityPoolDepositResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolDepositResultCodeFromJson(json: unknown): LiquidityPoolDepositResultCode {
  return readJson({ xdrName: "LiquidityPoolDepositResultCode", read: (r) => r.enum(liquidityPoolDepositResultCodeNames, "LiquidityPoolDepositResultCode") }, liquidityPoolDepositResultCodeNode, json);
}

/** How the JSON of `LiquidityPoolDepositResult` is read. @internal */
export const liquidityPoolDepositResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], no_trust: [-2], not_authorized: [-3], underfunded: [-4], line_full: [-5], bad_price: [-6], pool_full: [-7], trustline_frozen: [-8] }));
/** Reads {@linkcode LiquidityPoolDepositResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolDepositResultFromJson(json: unknown): LiquidityPoolDepositResult {
  return readJson(LiquidityPoolDepositResult, liquidityPoolDepositResultNode, json);
}

/** How the JSON of `LiquidityPoolWithdrawResultCode` is read. @internal */
export const liquidityPoolWithdrawResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, no_trust: -2, underfunded: -3, line_full: -4, under_minimum: -5, trustline_frozen: -6 });
/** Reads {@linkcode LiquidityPoolWithdrawResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolWithdrawResultCodeFromJson(json: unknown): LiquidityPoolWithdrawResultCode {
  return readJson({ xdrName: "LiquidityPoolWithdrawResultCode", read: (r) => r.enum(liquidityPoolWithdrawResultCodeNames, "LiquidityPoolWithdrawResultCode") }, liquidityPoolWithdrawResultCodeNode, json);
}

/** How the JSON of `LiquidityPoolWithdrawResult` is read. @internal */
export const liquidityPoolWithdrawResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], no_trust: [-2], underfunded: [-3], line_full: [-4], under_minimum: [-5], trustline_frozen: [-6] }));
/** Reads {@linkcode LiquidityPoolWithdrawResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolWithdrawResultFromJson(json: unknown): LiquidityPoolWithdrawResult {
  return readJson(LiquidityPoolWithdrawResult, liquidityPoolWithdrawResultNode, json);
}

/** How the JSON of `InvokeHostFunctionResultCode` is read. @internal */
export const invokeHostFunctionResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, trapped: -2, resource_limit_exceeded: -3, entry_archived: -4, insufficient_refundable_fee: -5 });
/** Reads {@linkcode InvokeHostFunctionResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function invokeHostFunctionResultCodeFromJson(json: unknown): InvokeHostFunctionResultCode {
  return readJson({ xdrName: "InvokeHostFunctionResultCode", read: (r) => r.enum(invokeHostFunctionResultCodeNames, "InvokeHostFunctionResultCode") }, invokeHostFunctionResultCodeNode, json);
}

/** How the JSON of `InvokeHostFunctionResult` is read. @internal */
export const invokeHostFunctionResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0, hashNode], malformed: [-1], trapped: [-2], resource_limit_exceeded: [-3], entry_archived: [-4], insufficient_refundable_fee: [-5] }));
/** Reads {@linkcode InvokeHostFunctionResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function invokeHostFunctionResultFromJson(json: unknown): InvokeHostFunctionResult {
  return readJson(InvokeHostFunctionResult, invokeHostFunctionResultNode, json);
}

/** How the JSON of `ExtendFootprintTtlResultCode` is read. @internal */
export const extendFootprintTtlResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, resource_limit_exceeded: -2, insufficient_refundable_fee: -3 });
/** Reads {@linkcode ExtendFootprintTtlResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function extendFootprintTtlResultCodeFromJson(json: unknown): ExtendFootprintTtlResultCode {
  return readJson({ xdrName: "ExtendFootprintTtlResultCode", read: (r) => r.enum(extendFootprintTtlResultCodeNames, "ExtendFootprintTtlResultCode") }, extendFootprintTtlResultCodeNode, json);
}

/** How the JSON of `ExtendFootprintTtlResult` is read. @internal */
export const extendFootprintTtlResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], resource_limit_exceeded: [-2], insufficient_refundable_fee: [-3] }));
/** Reads {@linkcode ExtendFootprintTtlResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function extendFootprintTtlResultFromJson(json: unknown): ExtendFootprintTtlResult {
  return readJson(ExtendFootprintTtlResult, extendFootprintTtlResultNode, json);
}

/** How the JSON of `RestoreFootprintResultCode` is read. @internal */
export const restoreFootprintResultCodeNode: Node = /* @__PURE__ */ members({ success: 0, malformed: -1, resource_limit_exceeded: -2, insufficient_refundable_fee: -3 });
/** Reads {@linkcode RestoreFootprintResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function restoreFootprintResultCodeFromJson(json: unknown): RestoreFootprintResultCode {
  return readJson({ xdrName: "RestoreFootprintResultCode", read: (r) => r.enum(restoreFootprintResultCodeNames, "RestoreFootprintResultCode") }, restoreFootprintResultCodeNode, json);
}

/** How the JSON of `RestoreFootprintResult` is read. @internal */
export const restoreFootprintResultNode: Node = /* @__PURE__ */ union(() => ({ success: [0], malformed: [-1], resource_limit_exceeded: [-2], insufficient_refundable_fee: [-3] }));
/** Reads {@linkcode RestoreFootprintResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function restoreFootprintResultFromJson(json: unknown): RestoreFootprintResult {
  return readJson(RestoreFootprintResult, restoreFootprintResultNode, json);
}

/** How the JSON of `OperationResultCode` is read. @internal */
export const operationResultCodeNode: Node = /* @__PURE__ */ members({ op_inner: 0, op_bad_auth: -1, op_no_account: -2, op_not_supported: -3, op_too_many_subentries: -4, op_exceeded_work_limit: -5, op_too_many_sponsoring: -6 });
/** Reads {@linkcode OperationResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationResultCodeFromJson(json: unknown): OperationResultCode {
  return readJson({ xdrName: "OperationResultCode", read: (r) => r.enum(operationResultCodeNames, "OperationResultCode") }, operationResultCodeNode, json);
}

/** How the JSON of `OperationResultTr` is read. @internal */
export const operationResultTrNode: Node = /* @__PURE__ */ union(() => ({ create_account: [0, createAccountResultNode], payment: [1, paymentResultNode], path_payment_strict_receive: [2, pathPaymentStrictReceiveResultNode], manage_sell_offer: [3, manageSellOfferResultNode], create_passive_sell_offer: [4, manageSellOfferResultNode], set_options: [5, setOptionsResultNode], change_trust: [6, changeTrustResultNode], allow_trust: [7, allowTrustResultNode], account_merge: [8, accountMergeResultNode], inflation: [9, inflationResultNode], manage_data: [10, manageDataResultNode], bump_sequence: [11, bumpSequenceResultNode], manage_buy_offer: [12, manageBuyOfferResultNode], path_payment_strict_send: [13, pathPaymentStrictSendResultNode], create_claimable_balance: [14, createClaimableBalanceResultNode], claim_claimable_balance: [15, claimClaimableBalanceResultNode], begin_sponsoring_future_reserves: [16, beginSponsoringFutureReservesResultNode], end_sponsoring_future_reserves: [17, endSponsoringFutureReservesResultNode], revoke_sponsorship: [18, revokeSponsorshipResultNode], clawback: [19, clawbackResultNode], clawback_claimable_balance: [20, clawbackClaimableBalanceResultNode], set_trust_line_flags: [21, setTrustLineFlagsResultNode], liquidity_pool_deposit: [22, liquidityPoolDepositResultNode], liquidity_pool_withdraw: [23, liquidityPoolWithdrawResultNode], invoke_host_function: [24, invokeHostFunctionResultNode], extend_footprint_ttl: [25, extendFootprintTtlResultNode], restore_footprint: [26, restoreFootprintResultNode] }));
/** Reads {@linkcode OperationResultTr} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationResultTrFromJson(json: unknown): OperationResultTr {
  return readJson(OperationResultTr, operationResultTrNode, json);
}

/** How the JSON of `OperationResult` is read. @internal */
export const operationResultNode: Node = /* @__PURE__ */ union(() => ({ op_inner: [0, operationResultTrNode], op_bad_auth: [-1], op_no_account: [-2], op_not_supported: [-3], op_too_many_subentries: [-4], op_exceeded_work_limit: [-5], op_too_many_sponsoring: [-6] }));
/** Reads {@linkcode OperationResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationResultFromJson(json: unknown): OperationResult {
  return readJson(OperationResult, operationResultNode, json);
}

/** How the JSON of `TransactionResultCode` is read. @internal */
export const transactionResultCodeNode: Node = /* @__PURE__ */ members({ tx_fee_bump_inner_success: 1, tx_success: 0, tx_failed: -1, tx_too_early: -2, tx_too_late: -3, tx_missing_operation: -4, tx_bad_seq: -5, tx_bad_auth: -6, tx_insufficient_balance: -7, tx_no_account: -8, tx_insufficient_fee: -9, tx_bad_auth_extra: -10, tx_internal_error: -11, tx_not_supported: -12, tx_fee_bump_inner_failed: -13, tx_bad_sponsorship: -14, tx_bad_min_seq_age_or_gap: -15, tx_malformed: -16, tx_dwsa_invalid: -17, tx_frozen_key_accessed: -18 });
/** Reads {@linkcode TransactionResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultCodeFromJson(json: unknown): TransactionResultCode {
  return readJson({ xdrName: "TransactionResultCode", read: (r) => r.enum(transactionResultCodeNames, "TransactionResultCode") }, transactionResultCodeNode, json);
}

/** How the JSON of `InnerTransactionResultResult` is read. @internal */
export const innerTransactionResultResultNode: Node = /* @__PURE__ */ union(() => ({ tx_success: [0, /* @__PURE__ */ array(() => operationResultNode)], tx_failed: [-1, /* @__PURE__ */ array(() => operationResultNode)], tx_too_early: [-2], tx_too_late: [-3], tx_missing_operation: [-4], tx_bad_seq: [-5], tx_bad_auth: [-6], tx_insufficient_balance: [-7], tx_no_account: [-8], tx_insufficient_fee: [-9], tx_bad_auth_extra: [-10], tx_internal_error: [-11], tx_not_supported: [-12], tx_bad_sponsorship: [-14], tx_bad_min_seq_age_or_gap: [-15], tx_malformed: [-16], tx_dwsa_invalid: [-17], tx_frozen_key_accessed: [-18] }));
/** Reads {@linkcode InnerTransactionResultResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function innerTransactionResultResultFromJson(json: unknown): InnerTransactionResultResult {
  return readJson(InnerTransactionResultResult, innerTransactionResultResultNode, json);
}

/** How the JSON of `InnerTransactionResultExt` is read. @internal */
export const innerTransactionResultExtNode: Node = /* @__PURE__ */ union(() => ({ v0: [0] }));
/** Reads {@linkcode InnerTransactionResultExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function innerTransactionResultExtFromJson(json: unknown): InnerTransactionResultExt {
  return readJson(InnerTransactionResultExt, innerTransactionResultExtNode, json);
}

/** How the JSON of `InnerTransactionResult` is read. @internal */
export const innerTransactionResultNode: Node = /* @__PURE__ */ struct(() => ({ fee_charged: int64Node, result: innerTransactionResultResultNode, ext: innerTransactionResultExtNode }));
/** Reads {@linkcode InnerTransactionResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function innerTransactionResultFromJson(json: unknown): InnerTransactionResult {
  return readJson(InnerTransactionResult, innerTransactionResultNode, json);
}

/** How the JSON of `InnerTransactionResultPair` is read. @internal */
export const innerTransactionResultPairNode: Node = /* @__PURE__ */ struct(() => ({ transaction_hash: hashNode, result: innerTransactionResultNode }));
/** Reads {@linkcode InnerTransactionResultPair} from its JSON value, as {@linkcode scValFromJson} does. */
export function innerTransactionResultPairFromJson(json: unknown): InnerTransactionResultPair {
  return readJson(InnerTransactionResultPair, innerTransactionResultPairNode, json);
}

/** How the JSON of `TransactionResultResult` is read. @internal */
export const transactionResultResultNode: Node = /* @__PURE__ */ union(() => ({ tx_fee_bump_inner_success: [1, innerTransactionResultPairNode], tx_fee_bump_inner_failed: [-13, innerTransactionResultPairNode], tx_success: [0, /* @__PURE__ */ array(() => operationResultNode)], tx_failed: [-1, /* @__PURE__ */ array(() => operationResultNode)], tx_too_early: [-2], tx_too_late: [-3], tx_missing_operation: [-4], tx_bad_seq: [-5], tx_bad_auth: [-6], tx_insufficient_balance: [-7], tx_no_account: [-8], tx_insufficient_fee: [-9], tx_bad_auth_extra: [-10], tx_internal_error: [-11], tx_not_supported: [-12], tx_bad_sponsorship: [-14], tx_bad_min_seq_age_or_gap: [-15], tx_malformed: [-16], tx_dwsa_invalid: [-17], tx_frozen_key_accessed: [-18] }));
/** Reads {@linkcode TransactionResultResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultResultFromJson(json: unknown): TransactionResultResult {
  return readJson(TransactionResultResult, transactionResultResultNode, json);
}

/** How the JSON of `TransactionResultExt` is read. @internal */
export const transactionResultExtNode: Node = /* @__PURE__ */ union(() => ({ v0: [0] }));
/** Reads {@linkcode TransactionResultExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultExtFromJson(json: unknown): TransactionResultExt {
  return readJson(TransactionResultExt, transactionResultExtNode, json);
}

/** How the JSON of `TransactionResult` is read. @internal */
export const transactionResultNode: Node = /* @__PURE__ */ struct(() => ({ fee_charged: int64Node, result: transactionResultResultNode, ext: transactionResultExtNode }));
/** Reads {@linkcode TransactionResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultFromJson(json: unknown): TransactionResult {
  return readJson(TransactionResult, transactionResultNode, json);
}
