// Generated from xdr/idl/result.x by scripts/generate_xdr.ts. Do not edit.

import { AccountMergeResult, type AccountMergeResultCode, AllowTrustResult, type AllowTrustResultCode, BeginSponsoringFutureReservesResult, type BeginSponsoringFutureReservesResultCode, BumpSequenceResult, type BumpSequenceResultCode, ChangeTrustResult, type ChangeTrustResultCode, ClaimAtom, type ClaimAtomType, ClaimClaimableBalanceResult, type ClaimClaimableBalanceResultCode, ClaimLiquidityAtom, ClaimOfferAtom, ClaimOfferAtomV0, ClawbackClaimableBalanceResult, type ClawbackClaimableBalanceResultCode, ClawbackResult, type ClawbackResultCode, CreateAccountResult, type CreateAccountResultCode, CreateClaimableBalanceResult, type CreateClaimableBalanceResultCode, EndSponsoringFutureReservesResult, type EndSponsoringFutureReservesResultCode, ExtendFootprintTtlResult, type ExtendFootprintTtlResultCode, InflationPayout, InflationResult, type InflationResultCode, InnerTransactionResult, InnerTransactionResultExt, InnerTransactionResultPair, InnerTransactionResultResult, InvokeHostFunctionResult, type InvokeHostFunctionResultCode, LiquidityPoolDepositResult, type LiquidityPoolDepositResultCode, LiquidityPoolWithdrawResult, type LiquidityPoolWithdrawResultCode, ManageBuyOfferResult, type ManageBuyOfferResultCode, ManageDataResult, type ManageDataResultCode, type ManageOfferEffect, ManageOfferSuccessResult, ManageOfferSuccessResultOffer, ManageSellOfferResult, type ManageSellOfferResultCode, OperationResult, type OperationResultCode, OperationResultTr, PathPaymentStrictReceiveResult, type PathPaymentStrictReceiveResultCode, PathPaymentStrictReceiveResultSuccess, PathPaymentStrictSendResult, type PathPaymentStrictSendResultCode, PathPaymentStrictSendResultSuccess, PaymentResult, type PaymentResultCode, RestoreFootprintResult, type RestoreFootprintResultCode, RevokeSponsorshipResult, type RevokeSponsorshipResultCode, SetOptionsResult, type SetOptionsResultCode, SetTrustLineFlagsResult, type SetTrustLineFlagsResultCode, SimplePaymentResult, TransactionResult, type TransactionResultCode, TransactionResultExt, TransactionResultResult, accountMergeResultCodeNames, allowTrustResultCodeNames, beginSponsoringFutureReservesResultCodeNames, bumpSequenceResultCodeNames, changeTrustResultCodeNames, claimAtomTypeNames, claimClaimableBalanceResultCodeNames, clawbackClaimableBalanceResultCodeNames, clawbackResultCodeNames, createAccountResultCodeNames, createClaimableBalanceResultCodeNames, endSponsoringFutureReservesResultCodeNames, extendFootprintTtlResultCodeNames, inflationResultCodeNames, invokeHostFunctionResultCodeNames, liquidityPoolDepositResultCodeNames, liquidityPoolWithdrawResultCodeNames, manageBuyOfferResultCodeNames, manageDataResultCodeNames, manageOfferEffectNames, manageSellOfferResultCodeNames, operationResultCodeNames, pathPaymentStrictReceiveResultCodeNames, pathPaymentStrictSendResultCodeNames, paymentResultCodeNames, restoreFootprintResultCodeNames, revokeSponsorshipResultCodeNames, setOptionsResultCodeNames, setTrustLineFlagsResultCodeNames, transactionResultCodeNames } from "../../generated/result.ts";
import { operationTypeNames } from "../../generated/transaction.ts";
import { type Node, array, members, readJson, struct, union, versions } from "../_nodes.ts";
import { assetNode, offerEntryNode } from "./ledger_entries.ts";
import { accountIdNode, claimableBalanceIdNode, hashNode, int64Node, poolIdNode, uint256BytesNode } from "./types.ts";

/** How the JSON of `ClaimAtomType` is read. @internal */
export const claimAtomTypeNode: Node = /* @__PURE__ */ members(claimAtomTypeNames, 13);
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
export const claimAtomNode: Node = /* @__PURE__ */ union(claimAtomTypeNames, 13, () => ({ 0: claimOfferAtomV0Node, 1: claimOfferAtomNode, 2: claimLiquidityAtomNode }));
/** Reads {@linkcode ClaimAtom} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimAtomFromJson(json: unknown): ClaimAtom {
  return readJson(ClaimAtom, claimAtomNode, json);
}

/** How the JSON of `CreateAccountResultCode` is read. @internal */
export const createAccountResultCodeNode: Node = /* @__PURE__ */ members(createAccountResultCodeNames, 13);
/** Reads {@linkcode CreateAccountResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function createAccountResultCodeFromJson(json: unknown): CreateAccountResultCode {
  return readJson({ xdrName: "CreateAccountResultCode", read: (r) => r.enum(createAccountResultCodeNames, "CreateAccountResultCode") }, createAccountResultCodeNode, json);
}

/** How the JSON of `CreateAccountResult` is read. @internal */
export const createAccountResultNode: Node = /* @__PURE__ */ union(createAccountResultCodeNames, 13, () => ({  }));
/** Reads {@linkcode CreateAccountResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function createAccountResultFromJson(json: unknown): CreateAccountResult {
  return readJson(CreateAccountResult, createAccountResultNode, json);
}

/** How the JSON of `PaymentResultCode` is read. @internal */
export const paymentResultCodeNode: Node = /* @__PURE__ */ members(paymentResultCodeNames, 7);
/** Reads {@linkcode PaymentResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function paymentResultCodeFromJson(json: unknown): PaymentResultCode {
  return readJson({ xdrName: "PaymentResultCode", read: (r) => r.enum(paymentResultCodeNames, "PaymentResultCode") }, paymentResultCodeNode, json);
}

/** How the JSON of `PaymentResult` is read. @internal */
export const paymentResultNode: Node = /* @__PURE__ */ union(paymentResultCodeNames, 7, () => ({  }));
/** Reads {@linkcode PaymentResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function paymentResultFromJson(json: unknown): PaymentResult {
  return readJson(PaymentResult, paymentResultNode, json);
}

/** How the JSON of `PathPaymentStrictReceiveResultCode` is read. @internal */
export const pathPaymentStrictReceiveResultCodeNode: Node = /* @__PURE__ */ members(pathPaymentStrictReceiveResultCodeNames, 24);
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
export const pathPaymentStrictReceiveResultNode: Node = /* @__PURE__ */ union(pathPaymentStrictReceiveResultCodeNames, 24, () => ({ 0: pathPaymentStrictReceiveResultSuccessNode, "-9": assetNode }));
/** Reads {@linkcode PathPaymentStrictReceiveResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictReceiveResultFromJson(json: unknown): PathPaymentStrictReceiveResult {
  return readJson(PathPaymentStrictReceiveResult, pathPaymentStrictReceiveResultNode, json);
}

/** How the JSON of `PathPaymentStrictSendResultCode` is read. @internal */
export const pathPaymentStrictSendResultCodeNode: Node = /* @__PURE__ */ members(pathPaymentStrictSendResultCodeNames, 21);
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
export const pathPaymentStrictSendResultNode: Node = /* @__PURE__ */ union(pathPaymentStrictSendResultCodeNames, 21, () => ({ 0: pathPaymentStrictSendResultSuccessNode, "-9": assetNode }));
/** Reads {@linkcode PathPaymentStrictSendResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictSendResultFromJson(json: unknown): PathPaymentStrictSendResult {
  return readJson(PathPaymentStrictSendResult, pathPaymentStrictSendResultNode, json);
}

/** How the JSON of `ManageSellOfferResultCode` is read. @internal */
export const manageSellOfferResultCodeNode: Node = /* @__PURE__ */ members(manageSellOfferResultCodeNames, 15);
/** Reads {@linkcode ManageSellOfferResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageSellOfferResultCodeFromJson(json: unknown): ManageSellOfferResultCode {
  return readJson({ xdrName: "ManageSellOfferResultCode", read: (r) => r.enum(manageSellOfferResultCodeNames, "ManageSellOfferResultCode") }, manageSellOfferResultCodeNode, json);
}

/** How the JSON of `ManageOfferEffect` is read. @internal */
export const manageOfferEffectNode: Node = /* @__PURE__ */ members(manageOfferEffectNames, 11);
/** Reads {@linkcode ManageOfferEffect} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageOfferEffectFromJson(json: unknown): ManageOfferEffect {
  return readJson({ xdrName: "ManageOfferEffect", read: (r) => r.enum(manageOfferEffectNames, "ManageOfferEffect") }, manageOfferEffectNode, json);
}

/** How the JSON of `ManageOfferSuccessResultOffer` is read. @internal */
export const manageOfferSuccessResultOfferNode: Node = /* @__PURE__ */ union(manageOfferEffectNames, 11, () => ({ 0: offerEntryNode, 1: offerEntryNode }));
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
export const manageSellOfferResultNode: Node = /* @__PURE__ */ union(manageSellOfferResultCodeNames, 15, () => ({ 0: manageOfferSuccessResultNode }));
/** Reads {@linkcode ManageSellOfferResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageSellOfferResultFromJson(json: unknown): ManageSellOfferResult {
  return readJson(ManageSellOfferResult, manageSellOfferResultNode, json);
}

/** How the JSON of `ManageBuyOfferResultCode` is read. @internal */
export const manageBuyOfferResultCodeNode: Node = /* @__PURE__ */ members(manageBuyOfferResultCodeNames, 14);
/** Reads {@linkcode ManageBuyOfferResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageBuyOfferResultCodeFromJson(json: unknown): ManageBuyOfferResultCode {
  return readJson({ xdrName: "ManageBuyOfferResultCode", read: (r) => r.enum(manageBuyOfferResultCodeNames, "ManageBuyOfferResultCode") }, manageBuyOfferResultCodeNode, json);
}

/** How the JSON of `ManageBuyOfferResult` is read. @internal */
export const manageBuyOfferResultNode: Node = /* @__PURE__ */ union(manageBuyOfferResultCodeNames, 14, () => ({ 0: manageOfferSuccessResultNode }));
/** Reads {@linkcode ManageBuyOfferResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageBuyOfferResultFromJson(json: unknown): ManageBuyOfferResult {
  return readJson(ManageBuyOfferResult, manageBuyOfferResultNode, json);
}

/** How the JSON of `SetOptionsResultCode` is read. @internal */
export const setOptionsResultCodeNode: Node = /* @__PURE__ */ members(setOptionsResultCodeNames, 10);
/** Reads {@linkcode SetOptionsResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function setOptionsResultCodeFromJson(json: unknown): SetOptionsResultCode {
  return readJson({ xdrName: "SetOptionsResultCode", read: (r) => r.enum(setOptionsResultCodeNames, "SetOptionsResultCode") }, setOptionsResultCodeNode, json);
}

/** How the JSON of `SetOptionsResult` is read. @internal */
export const setOptionsResultNode: Node = /* @__PURE__ */ union(setOptionsResultCodeNames, 10, () => ({  }));
/** Reads {@linkcode SetOptionsResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function setOptionsResultFromJson(json: unknown): SetOptionsResult {
  return readJson(SetOptionsResult, setOptionsResultNode, json);
}

/** How the JSON of `ChangeTrustResultCode` is read. @internal */
export const changeTrustResultCodeNode: Node = /* @__PURE__ */ members(changeTrustResultCodeNames, 11);
/** Reads {@linkcode ChangeTrustResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function changeTrustResultCodeFromJson(json: unknown): ChangeTrustResultCode {
  return readJson({ xdrName: "ChangeTrustResultCode", read: (r) => r.enum(changeTrustResultCodeNames, "ChangeTrustResultCode") }, changeTrustResultCodeNode, json);
}

/** How the JSON of `ChangeTrustResult` is read. @internal */
export const changeTrustResultNode: Node = /* @__PURE__ */ union(changeTrustResultCodeNames, 11, () => ({  }));
/** Reads {@linkcode ChangeTrustResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function changeTrustResultFromJson(json: unknown): ChangeTrustResult {
  return readJson(ChangeTrustResult, changeTrustResultNode, json);
}

/** How the JSON of `AllowTrustResultCode` is read. @internal */
export const allowTrustResultCodeNode: Node = /* @__PURE__ */ members(allowTrustResultCodeNames, 10);
/** Reads {@linkcode AllowTrustResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function allowTrustResultCodeFromJson(json: unknown): AllowTrustResultCode {
  return readJson({ xdrName: "AllowTrustResultCode", read: (r) => r.enum(allowTrustResultCodeNames, "AllowTrustResultCode") }, allowTrustResultCodeNode, json);
}

/** How the JSON of `AllowTrustResult` is read. @internal */
export const allowTrustResultNode: Node = /* @__PURE__ */ union(allowTrustResultCodeNames, 10, () => ({  }));
/** Reads {@linkcode AllowTrustResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function allowTrustResultFromJson(json: unknown): AllowTrustResult {
  return readJson(AllowTrustResult, allowTrustResultNode, json);
}

/** How the JSON of `AccountMergeResultCode` is read. @internal */
export const accountMergeResultCodeNode: Node = /* @__PURE__ */ members(accountMergeResultCodeNames, 12);
/** Reads {@linkcode AccountMergeResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountMergeResultCodeFromJson(json: unknown): AccountMergeResultCode {
  return readJson({ xdrName: "AccountMergeResultCode", read: (r) => r.enum(accountMergeResultCodeNames, "AccountMergeResultCode") }, accountMergeResultCodeNode, json);
}

/** How the JSON of `AccountMergeResult` is read. @internal */
export const accountMergeResultNode: Node = /* @__PURE__ */ union(accountMergeResultCodeNames, 12, () => ({ 0: int64Node }));
/** Reads {@linkcode AccountMergeResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function accountMergeResultFromJson(json: unknown): AccountMergeResult {
  return readJson(AccountMergeResult, accountMergeResultNode, json);
}

/** How the JSON of `InflationResultCode` is read. @internal */
export const inflationResultCodeNode: Node = /* @__PURE__ */ members(inflationResultCodeNames, 9);
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
export const inflationResultNode: Node = /* @__PURE__ */ union(inflationResultCodeNames, 9, () => ({ 0: /* @__PURE__ */ array(() => inflationPayoutNode) }));
/** Reads {@linkcode InflationResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function inflationResultFromJson(json: unknown): InflationResult {
  return readJson(InflationResult, inflationResultNode, json);
}

/** How the JSON of `ManageDataResultCode` is read. @internal */
export const manageDataResultCodeNode: Node = /* @__PURE__ */ members(manageDataResultCodeNames, 10);
/** Reads {@linkcode ManageDataResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageDataResultCodeFromJson(json: unknown): ManageDataResultCode {
  return readJson({ xdrName: "ManageDataResultCode", read: (r) => r.enum(manageDataResultCodeNames, "ManageDataResultCode") }, manageDataResultCodeNode, json);
}

/** How the JSON of `ManageDataResult` is read. @internal */
export const manageDataResultNode: Node = /* @__PURE__ */ union(manageDataResultCodeNames, 10, () => ({  }));
/** Reads {@linkcode ManageDataResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageDataResultFromJson(json: unknown): ManageDataResult {
  return readJson(ManageDataResult, manageDataResultNode, json);
}

/** How the JSON of `BumpSequenceResultCode` is read. @internal */
export const bumpSequenceResultCodeNode: Node = /* @__PURE__ */ members(bumpSequenceResultCodeNames, 12);
/** Reads {@linkcode BumpSequenceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function bumpSequenceResultCodeFromJson(json: unknown): BumpSequenceResultCode {
  return readJson({ xdrName: "BumpSequenceResultCode", read: (r) => r.enum(bumpSequenceResultCodeNames, "BumpSequenceResultCode") }, bumpSequenceResultCodeNode, json);
}

/** How the JSON of `BumpSequenceResult` is read. @internal */
export const bumpSequenceResultNode: Node = /* @__PURE__ */ union(bumpSequenceResultCodeNames, 12, () => ({  }));
/** Reads {@linkcode BumpSequenceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function bumpSequenceResultFromJson(json: unknown): BumpSequenceResult {
  return readJson(BumpSequenceResult, bumpSequenceResultNode, json);
}

/** How the JSON of `CreateClaimableBalanceResultCode` is read. @internal */
export const createClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members(createClaimableBalanceResultCodeNames, 22);
/** Reads {@linkcode CreateClaimableBalanceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function createClaimableBalanceResultCodeFromJson(json: unknown): CreateClaimableBalanceResultCode {
  return readJson({ xdrName: "CreateClaimableBalanceResultCode", read: (r) => r.enum(createClaimableBalanceResultCodeNames, "CreateClaimableBalanceResultCode") }, createClaimableBalanceResultCodeNode, json);
}

/** How the JSON of `CreateClaimableBalanceResult` is read. @internal */
export const createClaimableBalanceResultNode: Node = /* @__PURE__ */ union(createClaimableBalanceResultCodeNames, 22, () => ({ 0: claimableBalanceIdNode }));
/** Reads {@linkcode CreateClaimableBalanceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function createClaimableBalanceResultFromJson(json: unknown): CreateClaimableBalanceResult {
  return readJson(CreateClaimableBalanceResult, createClaimableBalanceResultNode, json);
}

/** How the JSON of `ClaimClaimableBalanceResultCode` is read. @internal */
export const claimClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members(claimClaimableBalanceResultCodeNames, 21);
/** Reads {@linkcode ClaimClaimableBalanceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimClaimableBalanceResultCodeFromJson(json: unknown): ClaimClaimableBalanceResultCode {
  return readJson({ xdrName: "ClaimClaimableBalanceResultCode", read: (r) => r.enum(claimClaimableBalanceResultCodeNames, "ClaimClaimableBalanceResultCode") }, claimClaimableBalanceResultCodeNode, json);
}

/** How the JSON of `ClaimClaimableBalanceResult` is read. @internal */
export const claimClaimableBalanceResultNode: Node = /* @__PURE__ */ union(claimClaimableBalanceResultCodeNames, 21, () => ({  }));
/** Reads {@linkcode ClaimClaimableBalanceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimClaimableBalanceResultFromJson(json: unknown): ClaimClaimableBalanceResult {
  return readJson(ClaimClaimableBalanceResult, claimClaimableBalanceResultNode, json);
}

/** How the JSON of `BeginSponsoringFutureReservesResultCode` is read. @internal */
export const beginSponsoringFutureReservesResultCodeNode: Node = /* @__PURE__ */ members(beginSponsoringFutureReservesResultCodeNames, 29);
/** Reads {@linkcode BeginSponsoringFutureReservesResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function beginSponsoringFutureReservesResultCodeFromJson(json: unknown): BeginSponsoringFutureReservesResultCode {
  return readJson({ xdrName: "BeginSponsoringFutureReservesResultCode", read: (r) => r.enum(beginSponsoringFutureReservesResultCodeNames, "BeginSponsoringFutureReservesResultCode") }, beginSponsoringFutureReservesResultCodeNode, json);
}

/** How the JSON of `BeginSponsoringFutureReservesResult` is read. @internal */
export const beginSponsoringFutureReservesResultNode: Node = /* @__PURE__ */ union(beginSponsoringFutureReservesResultCodeNames, 29, () => ({  }));
/** Reads {@linkcode BeginSponsoringFutureReservesResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function beginSponsoringFutureReservesResultFromJson(json: unknown): BeginSponsoringFutureReservesResult {
  return readJson(BeginSponsoringFutureReservesResult, beginSponsoringFutureReservesResultNode, json);
}

/** How the JSON of `EndSponsoringFutureReservesResultCode` is read. @internal */
export const endSponsoringFutureReservesResultCodeNode: Node = /* @__PURE__ */ members(endSponsoringFutureReservesResultCodeNames, 27);
/** Reads {@linkcode EndSponsoringFutureReservesResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function endSponsoringFutureReservesResultCodeFromJson(json: unknown): EndSponsoringFutureReservesResultCode {
  return readJson({ xdrName: "EndSponsoringFutureReservesResultCode", read: (r) => r.enum(endSponsoringFutureReservesResultCodeNames, "EndSponsoringFutureReservesResultCode") }, endSponsoringFutureReservesResultCodeNode, json);
}

/** How the JSON of `EndSponsoringFutureReservesResult` is read. @internal */
export const endSponsoringFutureReservesResultNode: Node = /* @__PURE__ */ union(endSponsoringFutureReservesResultCodeNames, 27, () => ({  }));
/** Reads {@linkcode EndSponsoringFutureReservesResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function endSponsoringFutureReservesResultFromJson(json: unknown): EndSponsoringFutureReservesResult {
  return readJson(EndSponsoringFutureReservesResult, endSponsoringFutureReservesResultNode, json);
}

/** How the JSON of `RevokeSponsorshipResultCode` is read. @internal */
export const revokeSponsorshipResultCodeNode: Node = /* @__PURE__ */ members(revokeSponsorshipResultCodeNames, 17);
/** Reads {@linkcode RevokeSponsorshipResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function revokeSponsorshipResultCodeFromJson(json: unknown): RevokeSponsorshipResultCode {
  return readJson({ xdrName: "RevokeSponsorshipResultCode", read: (r) => r.enum(revokeSponsorshipResultCodeNames, "RevokeSponsorshipResultCode") }, revokeSponsorshipResultCodeNode, json);
}

/** How the JSON of `RevokeSponsorshipResult` is read. @internal */
export const revokeSponsorshipResultNode: Node = /* @__PURE__ */ union(revokeSponsorshipResultCodeNames, 17, () => ({  }));
/** Reads {@linkcode RevokeSponsorshipResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function revokeSponsorshipResultFromJson(json: unknown): RevokeSponsorshipResult {
  return readJson(RevokeSponsorshipResult, revokeSponsorshipResultNode, json);
}

/** How the JSON of `ClawbackResultCode` is read. @internal */
export const clawbackResultCodeNode: Node = /* @__PURE__ */ members(clawbackResultCodeNames, 8);
/** Reads {@linkcode ClawbackResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackResultCodeFromJson(json: unknown): ClawbackResultCode {
  return readJson({ xdrName: "ClawbackResultCode", read: (r) => r.enum(clawbackResultCodeNames, "ClawbackResultCode") }, clawbackResultCodeNode, json);
}

/** How the JSON of `ClawbackResult` is read. @internal */
export const clawbackResultNode: Node = /* @__PURE__ */ union(clawbackResultCodeNames, 8, () => ({  }));
/** Reads {@linkcode ClawbackResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackResultFromJson(json: unknown): ClawbackResult {
  return readJson(ClawbackResult, clawbackResultNode, json);
}

/** How the JSON of `ClawbackClaimableBalanceResultCode` is read. @internal */
export const clawbackClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members(clawbackClaimableBalanceResultCodeNames, 24);
/** Reads {@linkcode ClawbackClaimableBalanceResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackClaimableBalanceResultCodeFromJson(json: unknown): ClawbackClaimableBalanceResultCode {
  return readJson({ xdrName: "ClawbackClaimableBalanceResultCode", read: (r) => r.enum(clawbackClaimableBalanceResultCodeNames, "ClawbackClaimableBalanceResultCode") }, clawbackClaimableBalanceResultCodeNode, json);
}

/** How the JSON of `ClawbackClaimableBalanceResult` is read. @internal */
export const clawbackClaimableBalanceResultNode: Node = /* @__PURE__ */ union(clawbackClaimableBalanceResultCodeNames, 24, () => ({  }));
/** Reads {@linkcode ClawbackClaimableBalanceResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackClaimableBalanceResultFromJson(json: unknown): ClawbackClaimableBalanceResult {
  return readJson(ClawbackClaimableBalanceResult, clawbackClaimableBalanceResultNode, json);
}

/** How the JSON of `SetTrustLineFlagsResultCode` is read. @internal */
export const setTrustLineFlagsResultCodeNode: Node = /* @__PURE__ */ members(setTrustLineFlagsResultCodeNames, 17);
/** Reads {@linkcode SetTrustLineFlagsResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function setTrustLineFlagsResultCodeFromJson(json: unknown): SetTrustLineFlagsResultCode {
  return readJson({ xdrName: "SetTrustLineFlagsResultCode", read: (r) => r.enum(setTrustLineFlagsResultCodeNames, "SetTrustLineFlagsResultCode") }, setTrustLineFlagsResultCodeNode, json);
}

/** How the JSON of `SetTrustLineFlagsResult` is read. @internal */
export const setTrustLineFlagsResultNode: Node = /* @__PURE__ */ union(setTrustLineFlagsResultCodeNames, 17, () => ({  }));
/** Reads {@linkcode SetTrustLineFlagsResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function setTrustLineFlagsResultFromJson(json: unknown): SetTrustLineFlagsResult {
  return readJson(SetTrustLineFlagsResult, setTrustLineFlagsResultNode, json);
}

/** How the JSON of `LiquidityPoolDepositResultCode` is read. @internal */
export const liquidityPoolDepositResultCodeNode: Node = /* @__PURE__ */ members(liquidityPoolDepositResultCodeNames, 20);
/** Reads {@linkcode LiquidityPoolDepositResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolDepositResultCodeFromJson(json: unknown): LiquidityPoolDepositResultCode {
  return readJson({ xdrName: "LiquidityPoolDepositResultCode", read: (r) => r.enum(liquidityPoolDepositResultCodeNames, "LiquidityPoolDepositResultCode") }, liquidityPoolDepositResultCodeNode, json);
}

/** How the JSON of `LiquidityPoolDepositResult` is read. @internal */
export const liquidityPoolDepositResultNode: Node = /* @__PURE__ */ union(liquidityPoolDepositResultCodeNames, 20, () => ({  }));
/** Reads {@linkcode LiquidityPoolDepositResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolDepositResultFromJson(json: unknown): LiquidityPoolDepositResult {
  return readJson(LiquidityPoolDepositResult, liquidityPoolDepositResultNode, json);
}

/** How the JSON of `LiquidityPoolWithdrawResultCode` is read. @internal */
export const liquidityPoolWithdrawResultCodeNode: Node = /* @__PURE__ */ members(liquidityPoolWithdrawResultCodeNames, 21);
/** Reads {@linkcode LiquidityPoolWithdrawResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolWithdrawResultCodeFromJson(json: unknown): LiquidityPoolWithdrawResultCode {
  return readJson({ xdrName: "LiquidityPoolWithdrawResultCode", read: (r) => r.enum(liquidityPoolWithdrawResultCodeNames, "LiquidityPoolWithdrawResultCode") }, liquidityPoolWithdrawResultCodeNode, json);
}

/** How the JSON of `LiquidityPoolWithdrawResult` is read. @internal */
export const liquidityPoolWithdrawResultNode: Node = /* @__PURE__ */ union(liquidityPoolWithdrawResultCodeNames, 21, () => ({  }));
/** Reads {@linkcode LiquidityPoolWithdrawResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolWithdrawResultFromJson(json: unknown): LiquidityPoolWithdrawResult {
  return readJson(LiquidityPoolWithdrawResult, liquidityPoolWithdrawResultNode, json);
}

/** How the JSON of `InvokeHostFunctionResultCode` is read. @internal */
export const invokeHostFunctionResultCodeNode: Node = /* @__PURE__ */ members(invokeHostFunctionResultCodeNames, 18);
/** Reads {@linkcode InvokeHostFunctionResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function invokeHostFunctionResultCodeFromJson(json: unknown): InvokeHostFunctionResultCode {
  return readJson({ xdrName: "InvokeHostFunctionResultCode", read: (r) => r.enum(invokeHostFunctionResultCodeNames, "InvokeHostFunctionResultCode") }, invokeHostFunctionResultCodeNode, json);
}

/** How the JSON of `InvokeHostFunctionResult` is read. @internal */
export const invokeHostFunctionResultNode: Node = /* @__PURE__ */ union(invokeHostFunctionResultCodeNames, 18, () => ({ 0: hashNode }));
/** Reads {@linkcode InvokeHostFunctionResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function invokeHostFunctionResultFromJson(json: unknown): InvokeHostFunctionResult {
  return readJson(InvokeHostFunctionResult, invokeHostFunctionResultNode, json);
}

/** How the JSON of `ExtendFootprintTtlResultCode` is read. @internal */
export const extendFootprintTtlResultCodeNode: Node = /* @__PURE__ */ members(extendFootprintTtlResultCodeNames, 18);
/** Reads {@linkcode ExtendFootprintTtlResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function extendFootprintTtlResultCodeFromJson(json: unknown): ExtendFootprintTtlResultCode {
  return readJson({ xdrName: "ExtendFootprintTtlResultCode", read: (r) => r.enum(extendFootprintTtlResultCodeNames, "ExtendFootprintTtlResultCode") }, extendFootprintTtlResultCodeNode, json);
}

/** How the JSON of `ExtendFootprintTtlResult` is read. @internal */
export const extendFootprintTtlResultNode: Node = /* @__PURE__ */ union(extendFootprintTtlResultCodeNames, 18, () => ({  }));
/** Reads {@linkcode ExtendFootprintTtlResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function extendFootprintTtlResultFromJson(json: unknown): ExtendFootprintTtlResult {
  return readJson(ExtendFootprintTtlResult, extendFootprintTtlResultNode, json);
}

/** How the JSON of `RestoreFootprintResultCode` is read. @internal */
export const restoreFootprintResultCodeNode: Node = /* @__PURE__ */ members(restoreFootprintResultCodeNames, 16);
/** Reads {@linkcode RestoreFootprintResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function restoreFootprintResultCodeFromJson(json: unknown): RestoreFootprintResultCode {
  return readJson({ xdrName: "RestoreFootprintResultCode", read: (r) => r.enum(restoreFootprintResultCodeNames, "RestoreFootprintResultCode") }, restoreFootprintResultCodeNode, json);
}

/** How the JSON of `RestoreFootprintResult` is read. @internal */
export const restoreFootprintResultNode: Node = /* @__PURE__ */ union(restoreFootprintResultCodeNames, 16, () => ({  }));
/** Reads {@linkcode RestoreFootprintResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function restoreFootprintResultFromJson(json: unknown): RestoreFootprintResult {
  return readJson(RestoreFootprintResult, restoreFootprintResultNode, json);
}

/** How the JSON of `OperationResultCode` is read. @internal */
export const operationResultCodeNode: Node = /* @__PURE__ */ members(operationResultCodeNames);
/** Reads {@linkcode OperationResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationResultCodeFromJson(json: unknown): OperationResultCode {
  return readJson({ xdrName: "OperationResultCode", read: (r) => r.enum(operationResultCodeNames, "OperationResultCode") }, operationResultCodeNode, json);
}

/** How the JSON of `OperationResultTr` is read. @internal */
export const operationResultTrNode: Node = /* @__PURE__ */ union(operationTypeNames, 0, () => ({ 0: createAccountResultNode, 1: paymentResultNode, 2: pathPaymentStrictReceiveResultNode, 3: manageSellOfferResultNode, 4: manageSellOfferResultNode, 5: setOptionsResultNode, 6: changeTrustResultNode, 7: allowTrustResultNode, 8: accountMergeResultNode, 9: inflationResultNode, 10: manageDataResultNode, 11: bumpSequenceResultNode, 12: manageBuyOfferResultNode, 13: pathPaymentStrictSendResultNode, 14: createClaimableBalanceResultNode, 15: claimClaimableBalanceResultNode, 16: beginSponsoringFutureReservesResultNode, 17: endSponsoringFutureReservesResultNode, 18: revokeSponsorshipResultNode, 19: clawbackResultNode, 20: clawbackClaimableBalanceResultNode, 21: setTrustLineFlagsResultNode, 22: liquidityPoolDepositResultNode, 23: liquidityPoolWithdrawResultNode, 24: invokeHostFunctionResultNode, 25: extendFootprintTtlResultNode, 26: restoreFootprintResultNode }));
/** Reads {@linkcode OperationResultTr} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationResultTrFromJson(json: unknown): OperationResultTr {
  return readJson(OperationResultTr, operationResultTrNode, json);
}

/** How the JSON of `OperationResult` is read. @internal */
export const operationResultNode: Node = /* @__PURE__ */ union(operationResultCodeNames, 0, () => ({ 0: operationResultTrNode }));
/** Reads {@linkcode OperationResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationResultFromJson(json: unknown): OperationResult {
  return readJson(OperationResult, operationResultNode, json);
}

/** How the JSON of `TransactionResultCode` is read. @internal */
export const transactionResultCodeNode: Node = /* @__PURE__ */ members(transactionResultCodeNames);
/** Reads {@linkcode TransactionResultCode} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultCodeFromJson(json: unknown): TransactionResultCode {
  return readJson({ xdrName: "TransactionResultCode", read: (r) => r.enum(transactionResultCodeNames, "TransactionResultCode") }, transactionResultCodeNode, json);
}

/** How the JSON of `InnerTransactionResultResult` is read. @internal */
export const innerTransactionResultResultNode: Node = /* @__PURE__ */ union(transactionResultCodeNames, 0, () => ({ 0: /* @__PURE__ */ array(() => operationResultNode), "-1": /* @__PURE__ */ array(() => operationResultNode), "-2": null, "-3": null, "-4": null, "-5": null, "-6": null, "-7": null, "-8": null, "-9": null, "-10": null, "-11": null, "-12": null, "-14": null, "-15": null, "-16": null, "-17": null, "-18": null }), true);
/** Reads {@linkcode InnerTransactionResultResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function innerTransactionResultResultFromJson(json: unknown): InnerTransactionResultResult {
  return readJson(InnerTransactionResultResult, innerTransactionResultResultNode, json);
}

/** How the JSON of `InnerTransactionResultExt` is read. @internal */
export const innerTransactionResultExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
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
export const transactionResultResultNode: Node = /* @__PURE__ */ union(transactionResultCodeNames, 0, () => ({ 1: innerTransactionResultPairNode, "-13": innerTransactionResultPairNode, 0: /* @__PURE__ */ array(() => operationResultNode), "-1": /* @__PURE__ */ array(() => operationResultNode) }));
/** Reads {@linkcode TransactionResultResult} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultResultFromJson(json: unknown): TransactionResultResult {
  return readJson(TransactionResultResult, transactionResultResultNode, json);
}

/** How the JSON of `TransactionResultExt` is read. @internal */
export const transactionResultExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
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
