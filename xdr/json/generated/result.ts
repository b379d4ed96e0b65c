// Generated from xdr/idl/result.x by scripts/generate_xdr.ts. Do not edit.

import { AccountMergeResult, type AccountMergeResultCode, AllowTrustResult, type AllowTrustResultCode, BeginSponsoringFutureReservesResult, type BeginSponsoringFutureReservesResultCode, BumpSequenceResult, type BumpSequenceResultCode, ChangeTrustResult, type ChangeTrustResultCode, ClaimAtom, type ClaimAtomType, ClaimClaimableBalanceResult, type ClaimClaimableBalanceResultCode, ClaimLiquidityAtom, ClaimOfferAtom, ClaimOfferAtomV0, ClawbackClaimableBalanceResult, type ClawbackClaimableBalanceResultCode, ClawbackResult, type ClawbackResultCode, CreateAccountResult, type CreateAccountResultCode, CreateClaimableBalanceResult, type CreateClaimableBalanceResultCode, EndSponsoringFutureReservesResult, type EndSponsoringFutureReservesResultCode, ExtendFootprintTtlResult, type ExtendFootprintTtlResultCode, InflationPayout, InflationResult, type InflationResultCode, InnerTransactionResult, InnerTransactionResultExt, InnerTransactionResultPair, InnerTransactionResultResult, InvokeHostFunctionResult, type InvokeHostFunctionResultCode, LiquidityPoolDepositResult, type LiquidityPoolDepositResultCode, LiquidityPoolWithdrawResult, type LiquidityPoolWithdrawResultCode, ManageBuyOfferResult, type ManageBuyOfferResultCode, ManageDataResult, type ManageDataResultCode, type ManageOfferEffect, ManageOfferSuccessResult, ManageOfferSuccessResultOffer, ManageSellOfferResult, type ManageSellOfferResultCode, OperationResult, type OperationResultCode, OperationResultTr, PathPaymentStrictReceiveResult, type PathPaymentStrictReceiveResultCode, PathPaymentStrictReceiveResultSuccess, PathPaymentStrictSendResult, type PathPaymentStrictSendResultCode, PathPaymentStrictSendResultSuccess, PaymentResult, type PaymentResultCode, RestoreFootprintResult, type RestoreFootprintResultCode, RevokeSponsorshipResult, type RevokeSponsorshipResultCode, SetOptionsResult, type SetOptionsResultCode, SetTrustLineFlagsResult, type SetTrustLineFlagsResultCode, SimplePaymentResult, TransactionResult, type TransactionResultCode, TransactionResultExt, TransactionResultResult, accountMergeResultCodeNames, allowTrustResultCodeNames, beginSponsoringFutureReservesResultCodeNames, bumpSequenceResultCodeNames, changeTrustResultCodeNames, claimAtomTypeNames, claimClaimableBalanceResultCodeNames, clawbackClaimableBalanceResultCodeNames, clawbackResultCodeNames, createAccountResultCodeNames, createClaimableBalanceResultCodeNames, endSponsoringFutureReservesResultCodeNames, extendFootprintTtlResultCodeNames, inflationResultCodeNames, invokeHostFunctionResultCodeNames, liquidityPoolDepositResultCodeNames, liquidityPoolWithdrawResultCodeNames, manageBuyOfferResultCodeNames, manageDataResultCodeNames, manageOfferEffectNames, manageSellOfferResultCodeNames, operationResultCodeNames, pathPaymentStrictReceiveResultCodeNames, pathPaymentStrictSendResultCodeNames, paymentResultCodeNames, restoreFootprintResultCodeNames, revokeSponsorshipResultCodeNames, setOptionsResultCodeNames, setTrustLineFlagsResultCodeNames, transactionResultCodeNames } from "../../generated/result.ts";
import { operationTypeNames } from "../../generated/transaction.ts";
import { type Node, array, members, readJson, struct, union, versions } from "../_nodes.ts";
import { assetNode, offerEntryNode } from "./ledger_entries.ts";
import { accountIdNode, claimableBalanceIdNode, hashNode, int64Node, poolIdNode, uint256BytesNode } from "./types.ts";

/** The JSON decoder of `ClaimAtomType`. @internal */
export const claimAtomTypeNode: Node = /* @__PURE__ */ members(claimAtomTypeNames, 13);
/** Parses the JSON value of {@linkcode ClaimAtomType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimAtomTypeFromJson(json: unknown): ClaimAtomType {
  return readJson({ xdrName: "ClaimAtomType", read: (r) => r.enum(claimAtomTypeNames, "ClaimAtomType") }, claimAtomTypeNode, json);
}

/** The JSON decoder of `ClaimOfferAtomV0`. @internal */
export const claimOfferAtomV0Node: Node = /* @__PURE__ */ struct(() => ({ seller_ed25519: uint256BytesNode, offer_id: int64Node, asset_sold: assetNode, amount_sold: int64Node, asset_bought: assetNode, amount_bought: int64Node }));
/** Parses the JSON value of {@linkcode ClaimOfferAtomV0}; throws the same errors as {@linkcode scValFromJson}. */
export function claimOfferAtomV0FromJson(json: unknown): ClaimOfferAtomV0 {
  return readJson(ClaimOfferAtomV0, claimOfferAtomV0Node, json);
}

/** The JSON decoder of `ClaimOfferAtom`. @internal */
export const claimOfferAtomNode: Node = /* @__PURE__ */ struct(() => ({ seller_id: accountIdNode, offer_id: int64Node, asset_sold: assetNode, amount_sold: int64Node, asset_bought: assetNode, amount_bought: int64Node }));
/** Parses the JSON value of {@linkcode ClaimOfferAtom}; throws the same errors as {@linkcode scValFromJson}. */
export function claimOfferAtomFromJson(json: unknown): ClaimOfferAtom {
  return readJson(ClaimOfferAtom, claimOfferAtomNode, json);
}

/** The JSON decoder of `ClaimLiquidityAtom`. @internal */
export const claimLiquidityAtomNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, asset_sold: assetNode, amount_sold: int64Node, asset_bought: assetNode, amount_bought: int64Node }));
/** Parses the JSON value of {@linkcode ClaimLiquidityAtom}; throws the same errors as {@linkcode scValFromJson}. */
export function claimLiquidityAtomFromJson(json: unknown): ClaimLiquidityAtom {
  return readJson(ClaimLiquidityAtom, claimLiquidityAtomNode, json);
}

/** The JSON decoder of `ClaimAtom`. @internal */
export const claimAtomNode: Node = /* @__PURE__ */ union(claimAtomTypeNames, 13, () => ({ 0: claimOfferAtomV0Node, 1: claimOfferAtomNode, 2: claimLiquidityAtomNode }));
/** Parses the JSON value of {@linkcode ClaimAtom}; throws the same errors as {@linkcode scValFromJson}. */
export function claimAtomFromJson(json: unknown): ClaimAtom {
  return readJson(ClaimAtom, claimAtomNode, json);
}

/** The JSON decoder of `CreateAccountResultCode`. @internal */
export const createAccountResultCodeNode: Node = /* @__PURE__ */ members(createAccountResultCodeNames, 13);
/** Parses the JSON value of {@linkcode CreateAccountResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function createAccountResultCodeFromJson(json: unknown): CreateAccountResultCode {
  return readJson({ xdrName: "CreateAccountResultCode", read: (r) => r.enum(createAccountResultCodeNames, "CreateAccountResultCode") }, createAccountResultCodeNode, json);
}

/** The JSON decoder of `CreateAccountResult`. @internal */
export const createAccountResultNode: Node = /* @__PURE__ */ union(createAccountResultCodeNames, 13, () => ({  }));
/** Parses the JSON value of {@linkcode CreateAccountResult}; throws the same errors as {@linkcode scValFromJson}. */
export function createAccountResultFromJson(json: unknown): CreateAccountResult {
  return readJson(CreateAccountResult, createAccountResultNode, json);
}

/** The JSON decoder of `PaymentResultCode`. @internal */
export const paymentResultCodeNode: Node = /* @__PURE__ */ members(paymentResultCodeNames, 7);
/** Parses the JSON value of {@linkcode PaymentResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function paymentResultCodeFromJson(json: unknown): PaymentResultCode {
  return readJson({ xdrName: "PaymentResultCode", read: (r) => r.enum(paymentResultCodeNames, "PaymentResultCode") }, paymentResultCodeNode, json);
}

/** The JSON decoder of `PaymentResult`. @internal */
export const paymentResultNode: Node = /* @__PURE__ */ union(paymentResultCodeNames, 7, () => ({  }));
/** Parses the JSON value of {@linkcode PaymentResult}; throws the same errors as {@linkcode scValFromJson}. */
export function paymentResultFromJson(json: unknown): PaymentResult {
  return readJson(PaymentResult, paymentResultNode, json);
}

/** The JSON decoder of `PathPaymentStrictReceiveResultCode`. @internal */
export const pathPaymentStrictReceiveResultCodeNode: Node = /* @__PURE__ */ members(pathPaymentStrictReceiveResultCodeNames, 24);
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveResultCodeFromJson(json: unknown): PathPaymentStrictReceiveResultCode {
  return readJson({ xdrName: "PathPaymentStrictReceiveResultCode", read: (r) => r.enum(pathPaymentStrictReceiveResultCodeNames, "PathPaymentStrictReceiveResultCode") }, pathPaymentStrictReceiveResultCodeNode, json);
}

/** The JSON decoder of `SimplePaymentResult`. @internal */
export const simplePaymentResultNode: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, asset: assetNode, amount: int64Node }));
/** Parses the JSON value of {@linkcode SimplePaymentResult}; throws the same errors as {@linkcode scValFromJson}. */
export function simplePaymentResultFromJson(json: unknown): SimplePaymentResult {
  return readJson(SimplePaymentResult, simplePaymentResultNode, json);
}

/** The JSON decoder of `PathPaymentStrictReceiveResultSuccess`. @internal */
export const pathPaymentStrictReceiveResultSuccessNode: Node = /* @__PURE__ */ struct(() => ({ offers: /* @__PURE__ */ array(() => claimAtomNode), last: simplePaymentResultNode }));
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveResultSuccess}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveResultSuccessFromJson(json: unknown): PathPaymentStrictReceiveResultSuccess {
  return readJson(PathPaymentStrictReceiveResultSuccess, pathPaymentStrictReceiveResultSuccessNode, json);
}

/** The JSON decoder of `PathPaymentStrictReceiveResult`. @internal */
export const pathPaymentStrictReceiveResultNode: Node = /* @__PURE__ */ union(pathPaymentStrictReceiveResultCodeNames, 24, () => ({ 0: pathPaymentStrictReceiveResultSuccessNode, "-9": assetNode }));
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveResult}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveResultFromJson(json: unknown): PathPaymentStrictReceiveResult {
  return readJson(PathPaymentStrictReceiveResult, pathPaymentStrictReceiveResultNode, json);
}

/** The JSON decoder of `PathPaymentStrictSendResultCode`. @internal */
export const pathPaymentStrictSendResultCodeNode: Node = /* @__PURE__ */ members(pathPaymentStrictSendResultCodeNames, 21);
/** Parses the JSON value of {@linkcode PathPaymentStrictSendResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendResultCodeFromJson(json: unknown): PathPaymentStrictSendResultCode {
  return readJson({ xdrName: "PathPaymentStrictSendResultCode", read: (r) => r.enum(pathPaymentStrictSendResultCodeNames, "PathPaymentStrictSendResultCode") }, pathPaymentStrictSendResultCodeNode, json);
}

/** The JSON decoder of `PathPaymentStrictSendResultSuccess`. @internal */
export const pathPaymentStrictSendResultSuccessNode: Node = /* @__PURE__ */ struct(() => ({ offers: /* @__PURE__ */ array(() => claimAtomNode), last: simplePaymentResultNode }));
/** Parses the JSON value of {@linkcode PathPaymentStrictSendResultSuccess}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendResultSuccessFromJson(json: unknown): PathPaymentStrictSendResultSuccess {
  return readJson(PathPaymentStrictSendResultSuccess, pathPaymentStrictSendResultSuccessNode, json);
}

/** The JSON decoder of `PathPaymentStrictSendResult`. @internal */
export const pathPaymentStrictSendResultNode: Node = /* @__PURE__ */ union(pathPaymentStrictSendResultCodeNames, 21, () => ({ 0: pathPaymentStrictSendResultSuccessNode, "-9": assetNode }));
/** Parses the JSON value of {@linkcode PathPaymentStrictSendResult}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendResultFromJson(json: unknown): PathPaymentStrictSendResult {
  return readJson(PathPaymentStrictSendResult, pathPaymentStrictSendResultNode, json);
}

/** The JSON decoder of `ManageSellOfferResultCode`. @internal */
export const manageSellOfferResultCodeNode: Node = /* @__PURE__ */ members(manageSellOfferResultCodeNames, 15);
/** Parses the JSON value of {@linkcode ManageSellOfferResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function manageSellOfferResultCodeFromJson(json: unknown): ManageSellOfferResultCode {
  return readJson({ xdrName: "ManageSellOfferResultCode", read: (r) => r.enum(manageSellOfferResultCodeNames, "ManageSellOfferResultCode") }, manageSellOfferResultCodeNode, json);
}

/** The JSON decoder of `ManageOfferEffect`. @internal */
export const manageOfferEffectNode: Node = /* @__PURE__ */ members(manageOfferEffectNames, 11);
/** Parses the JSON value of {@linkcode ManageOfferEffect}; throws the same errors as {@linkcode scValFromJson}. */
export function manageOfferEffectFromJson(json: unknown): ManageOfferEffect {
  return readJson({ xdrName: "ManageOfferEffect", read: (r) => r.enum(manageOfferEffectNames, "ManageOfferEffect") }, manageOfferEffectNode, json);
}

/** The JSON decoder of `ManageOfferSuccessResultOffer`. @internal */
export const manageOfferSuccessResultOfferNode: Node = /* @__PURE__ */ union(manageOfferEffectNames, 11, () => ({ 0: offerEntryNode, 1: offerEntryNode }));
/** Parses the JSON value of {@linkcode ManageOfferSuccessResultOffer}; throws the same errors as {@linkcode scValFromJson}. */
export function manageOfferSuccessResultOfferFromJson(json: unknown): ManageOfferSuccessResultOffer {
  return readJson(ManageOfferSuccessResultOffer, manageOfferSuccessResultOfferNode, json);
}

/** The JSON decoder of `ManageOfferSuccessResult`. @internal */
export const manageOfferSuccessResultNode: Node = /* @__PURE__ */ struct(() => ({ offers_claimed: /* @__PURE__ */ array(() => claimAtomNode), offer: manageOfferSuccessResultOfferNode }));
/** Parses the JSON value of {@linkcode ManageOfferSuccessResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageOfferSuccessResultFromJson(json: unknown): ManageOfferSuccessResult {
  return readJson(ManageOfferSuccessResult, manageOfferSuccessResultNode, json);
}

/** The JSON decoder of `ManageSellOfferResult`. @internal */
export const manageSellOfferResultNode: Node = /* @__PURE__ */ union(manageSellOfferResultCodeNames, 15, () => ({ 0: manageOfferSuccessResultNode }));
/** Parses the JSON value of {@linkcode ManageSellOfferResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageSellOfferResultFromJson(json: unknown): ManageSellOfferResult {
  return readJson(ManageSellOfferResult, manageSellOfferResultNode, json);
}

/** The JSON decoder of `ManageBuyOfferResultCode`. @internal */
export const manageBuyOfferResultCodeNode: Node = /* @__PURE__ */ members(manageBuyOfferResultCodeNames, 14);
/** Parses the JSON value of {@linkcode ManageBuyOfferResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function manageBuyOfferResultCodeFromJson(json: unknown): ManageBuyOfferResultCode {
  return readJson({ xdrName: "ManageBuyOfferResultCode", read: (r) => r.enum(manageBuyOfferResultCodeNames, "ManageBuyOfferResultCode") }, manageBuyOfferResultCodeNode, json);
}

/** The JSON decoder of `ManageBuyOfferResult`. @internal */
export const manageBuyOfferResultNode: Node = /* @__PURE__ */ union(manageBuyOfferResultCodeNames, 14, () => ({ 0: manageOfferSuccessResultNode }));
/** Parses the JSON value of {@linkcode ManageBuyOfferResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageBuyOfferResultFromJson(json: unknown): ManageBuyOfferResult {
  return readJson(ManageBuyOfferResult, manageBuyOfferResultNode, json);
}

/** The JSON decoder of `SetOptionsResultCode`. @internal */
export const setOptionsResultCodeNode: Node = /* @__PURE__ */ members(setOptionsResultCodeNames, 10);
/** Parses the JSON value of {@linkcode SetOptionsResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function setOptionsResultCodeFromJson(json: unknown): SetOptionsResultCode {
  return readJson({ xdrName: "SetOptionsResultCode", read: (r) => r.enum(setOptionsResultCodeNames, "SetOptionsResultCode") }, setOptionsResultCodeNode, json);
}

/** The JSON decoder of `SetOptionsResult`. @internal */
export const setOptionsResultNode: Node = /* @__PURE__ */ union(setOptionsResultCodeNames, 10, () => ({  }));
/** Parses the JSON value of {@linkcode SetOptionsResult}; throws the same errors as {@linkcode scValFromJson}. */
export function setOptionsResultFromJson(json: unknown): SetOptionsResult {
  return readJson(SetOptionsResult, setOptionsResultNode, json);
}

/** The JSON decoder of `ChangeTrustResultCode`. @internal */
export const changeTrustResultCodeNode: Node = /* @__PURE__ */ members(changeTrustResultCodeNames, 11);
/** Parses the JSON value of {@linkcode ChangeTrustResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustResultCodeFromJson(json: unknown): ChangeTrustResultCode {
  return readJson({ xdrName: "ChangeTrustResultCode", read: (r) => r.enum(changeTrustResultCodeNames, "ChangeTrustResultCode") }, changeTrustResultCodeNode, json);
}

/** The JSON decoder of `ChangeTrustResult`. @internal */
export const changeTrustResultNode: Node = /* @__PURE__ */ union(changeTrustResultCodeNames, 11, () => ({  }));
/** Parses the JSON value of {@linkcode ChangeTrustResult}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustResultFromJson(json: unknown): ChangeTrustResult {
  return readJson(ChangeTrustResult, changeTrustResultNode, json);
}

/** The JSON decoder of `AllowTrustResultCode`. @internal */
export const allowTrustResultCodeNode: Node = /* @__PURE__ */ members(allowTrustResultCodeNames, 10);
/** Parses the JSON value of {@linkcode AllowTrustResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function allowTrustResultCodeFromJson(json: unknown): AllowTrustResultCode {
  return readJson({ xdrName: "AllowTrustResultCode", read: (r) => r.enum(allowTrustResultCodeNames, "AllowTrustResultCode") }, allowTrustResultCodeNode, json);
}

/** The JSON decoder of `AllowTrustResult`. @internal */
export const allowTrustResultNode: Node = /* @__PURE__ */ union(allowTrustResultCodeNames, 10, () => ({  }));
/** Parses the JSON value of {@linkcode AllowTrustResult}; throws the same errors as {@linkcode scValFromJson}. */
export function allowTrustResultFromJson(json: unknown): AllowTrustResult {
  return readJson(AllowTrustResult, allowTrustResultNode, json);
}

/** The JSON decoder of `AccountMergeResultCode`. @internal */
export const accountMergeResultCodeNode: Node = /* @__PURE__ */ members(accountMergeResultCodeNames, 12);
/** Parses the JSON value of {@linkcode AccountMergeResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function accountMergeResultCodeFromJson(json: unknown): AccountMergeResultCode {
  return readJson({ xdrName: "AccountMergeResultCode", read: (r) => r.enum(accountMergeResultCodeNames, "AccountMergeResultCode") }, accountMergeResultCodeNode, json);
}

/** The JSON decoder of `AccountMergeResult`. @internal */
export const accountMergeResultNode: Node = /* @__PURE__ */ union(accountMergeResultCodeNames, 12, () => ({ 0: int64Node }));
/** Parses the JSON value of {@linkcode AccountMergeResult}; throws the same errors as {@linkcode scValFromJson}. */
export function accountMergeResultFromJson(json: unknown): AccountMergeResult {
  return readJson(AccountMergeResult, accountMergeResultNode, json);
}

/** The JSON decoder of `InflationResultCode`. @internal */
export const inflationResultCodeNode: Node = /* @__PURE__ */ members(inflationResultCodeNames, 9);
/** Parses the JSON value of {@linkcode InflationResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function inflationResultCodeFromJson(json: unknown): InflationResultCode {
  return readJson({ xdrName: "InflationResultCode", read: (r) => r.enum(inflationResultCodeNames, "InflationResultCode") }, inflationResultCodeNode, json);
}

/** The JSON decoder of `InflationPayout`. @internal */
export const inflationPayoutNode: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, amount: int64Node }));
/** Parses the JSON value of {@linkcode InflationPayout}; throws the same errors as {@linkcode scValFromJson}. */
export function inflationPayoutFromJson(json: unknown): InflationPayout {
  return readJson(InflationPayout, inflationPayoutNode, json);
}

/** The JSON decoder of `InflationResult`. @internal */
export const inflationResultNode: Node = /* @__PURE__ */ union(inflationResultCodeNames, 9, () => ({ 0: /* @__PURE__ */ array(() => inflationPayoutNode) }));
/** Parses the JSON value of {@linkcode InflationResult}; throws the same errors as {@linkcode scValFromJson}. */
export function inflationResultFromJson(json: unknown): InflationResult {
  return readJson(InflationResult, inflationResultNode, json);
}

/** The JSON decoder of `ManageDataResultCode`. @internal */
export const manageDataResultCodeNode: Node = /* @__PURE__ */ members(manageDataResultCodeNames, 10);
/** Parses the JSON value of {@linkcode ManageDataResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function manageDataResultCodeFromJson(json: unknown): ManageDataResultCode {
  return readJson({ xdrName: "ManageDataResultCode", read: (r) => r.enum(manageDataResultCodeNames, "ManageDataResultCode") }, manageDataResultCodeNode, json);
}

/** The JSON decoder of `ManageDataResult`. @internal */
export const manageDataResultNode: Node = /* @__PURE__ */ union(manageDataResultCodeNames, 10, () => ({  }));
/** Parses the JSON value of {@linkcode ManageDataResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageDataResultFromJson(json: unknown): ManageDataResult {
  return readJson(ManageDataResult, manageDataResultNode, json);
}

/** The JSON decoder of `BumpSequenceResultCode`. @internal */
export const bumpSequenceResultCodeNode: Node = /* @__PURE__ */ members(bumpSequenceResultCodeNames, 12);
/** Parses the JSON value of {@linkcode BumpSequenceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function bumpSequenceResultCodeFromJson(json: unknown): BumpSequenceResultCode {
  return readJson({ xdrName: "BumpSequenceResultCode", read: (r) => r.enum(bumpSequenceResultCodeNames, "BumpSequenceResultCode") }, bumpSequenceResultCodeNode, json);
}

/** The JSON decoder of `BumpSequenceResult`. @internal */
export const bumpSequenceResultNode: Node = /* @__PURE__ */ union(bumpSequenceResultCodeNames, 12, () => ({  }));
/** Parses the JSON value of {@linkcode BumpSequenceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function bumpSequenceResultFromJson(json: unknown): BumpSequenceResult {
  return readJson(BumpSequenceResult, bumpSequenceResultNode, json);
}

/** The JSON decoder of `CreateClaimableBalanceResultCode`. @internal */
export const createClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members(createClaimableBalanceResultCodeNames, 22);
/** Parses the JSON value of {@linkcode CreateClaimableBalanceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function createClaimableBalanceResultCodeFromJson(json: unknown): CreateClaimableBalanceResultCode {
  return readJson({ xdrName: "CreateClaimableBalanceResultCode", read: (r) => r.enum(createClaimableBalanceResultCodeNames, "CreateClaimableBalanceResultCode") }, createClaimableBalanceResultCodeNode, json);
}

/** The JSON decoder of `CreateClaimableBalanceResult`. @internal */
export const createClaimableBalanceResultNode: Node = /* @__PURE__ */ union(createClaimableBalanceResultCodeNames, 22, () => ({ 0: claimableBalanceIdNode }));
/** Parses the JSON value of {@linkcode CreateClaimableBalanceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function createClaimableBalanceResultFromJson(json: unknown): CreateClaimableBalanceResult {
  return readJson(CreateClaimableBalanceResult, createClaimableBalanceResultNode, json);
}

/** The JSON decoder of `ClaimClaimableBalanceResultCode`. @internal */
export const claimClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members(claimClaimableBalanceResultCodeNames, 21);
/** Parses the JSON value of {@linkcode ClaimClaimableBalanceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function claimClaimableBalanceResultCodeFromJson(json: unknown): ClaimClaimableBalanceResultCode {
  return readJson({ xdrName: "ClaimClaimableBalanceResultCode", read: (r) => r.enum(claimClaimableBalanceResultCodeNames, "ClaimClaimableBalanceResultCode") }, claimClaimableBalanceResultCodeNode, json);
}

/** The JSON decoder of `ClaimClaimableBalanceResult`. @internal */
export const claimClaimableBalanceResultNode: Node = /* @__PURE__ */ union(claimClaimableBalanceResultCodeNames, 21, () => ({  }));
/** Parses the JSON value of {@linkcode ClaimClaimableBalanceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function claimClaimableBalanceResultFromJson(json: unknown): ClaimClaimableBalanceResult {
  return readJson(ClaimClaimableBalanceResult, claimClaimableBalanceResultNode, json);
}

/** The JSON decoder of `BeginSponsoringFutureReservesResultCode`. @internal */
export const beginSponsoringFutureReservesResultCodeNode: Node = /* @__PURE__ */ members(beginSponsoringFutureReservesResultCodeNames, 29);
/** Parses the JSON value of {@linkcode BeginSponsoringFutureReservesResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function beginSponsoringFutureReservesResultCodeFromJson(json: unknown): BeginSponsoringFutureReservesResultCode {
  return readJson({ xdrName: "BeginSponsoringFutureReservesResultCode", read: (r) => r.enum(beginSponsoringFutureReservesResultCodeNames, "BeginSponsoringFutureReservesResultCode") }, beginSponsoringFutureReservesResultCodeNode, json);
}

/** The JSON decoder of `BeginSponsoringFutureReservesResult`. @internal */
export const beginSponsoringFutureReservesResultNode: Node = /* @__PURE__ */ union(beginSponsoringFutureReservesResultCodeNames, 29, () => ({  }));
/** Parses the JSON value of {@linkcode BeginSponsoringFutureReservesResult}; throws the same errors as {@linkcode scValFromJson}. */
export function beginSponsoringFutureReservesResultFromJson(json: unknown): BeginSponsoringFutureReservesResult {
  return readJson(BeginSponsoringFutureReservesResult, beginSponsoringFutureReservesResultNode, json);
}

/** The JSON decoder of `EndSponsoringFutureReservesResultCode`. @internal */
export const endSponsoringFutureReservesResultCodeNode: Node = /* @__PURE__ */ members(endSponsoringFutureReservesResultCodeNames, 27);
/** Parses the JSON value of {@linkcode EndSponsoringFutureReservesResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function endSponsoringFutureReservesResultCodeFromJson(json: unknown): EndSponsoringFutureReservesResultCode {
  return readJson({ xdrName: "EndSponsoringFutureReservesResultCode", read: (r) => r.enum(endSponsoringFutureReservesResultCodeNames, "EndSponsoringFutureReservesResultCode") }, endSponsoringFutureReservesResultCodeNode, json);
}

/** The JSON decoder of `EndSponsoringFutureReservesResult`. @internal */
export const endSponsoringFutureReservesResultNode: Node = /* @__PURE__ */ union(endSponsoringFutureReservesResultCodeNames, 27, () => ({  }));
/** Parses the JSON value of {@linkcode EndSponsoringFutureReservesResult}; throws the same errors as {@linkcode scValFromJson}. */
export function endSponsoringFutureReservesResultFromJson(json: unknown): EndSponsoringFutureReservesResult {
  return readJson(EndSponsoringFutureReservesResult, endSponsoringFutureReservesResultNode, json);
}

/** The JSON decoder of `RevokeSponsorshipResultCode`. @internal */
export const revokeSponsorshipResultCodeNode: Node = /* @__PURE__ */ members(revokeSponsorshipResultCodeNames, 17);
/** Parses the JSON value of {@linkcode RevokeSponsorshipResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipResultCodeFromJson(json: unknown): RevokeSponsorshipResultCode {
  return readJson({ xdrName: "RevokeSponsorshipResultCode", read: (r) => r.enum(revokeSponsorshipResultCodeNames, "RevokeSponsorshipResultCode") }, revokeSponsorshipResultCodeNode, json);
}

/** The JSON decoder of `RevokeSponsorshipResult`. @internal */
export const revokeSponsorshipResultNode: Node = /* @__PURE__ */ union(revokeSponsorshipResultCodeNames, 17, () => ({  }));
/** Parses the JSON value of {@linkcode RevokeSponsorshipResult}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipResultFromJson(json: unknown): RevokeSponsorshipResult {
  return readJson(RevokeSponsorshipResult, revokeSponsorshipResultNode, json);
}

/** The JSON decoder of `ClawbackResultCode`. @internal */
export const clawbackResultCodeNode: Node = /* @__PURE__ */ members(clawbackResultCodeNames, 8);
/** Parses the JSON value of {@linkcode ClawbackResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackResultCodeFromJson(json: unknown): ClawbackResultCode {
  return readJson({ xdrName: "ClawbackResultCode", read: (r) => r.enum(clawbackResultCodeNames, "ClawbackResultCode") }, clawbackResultCodeNode, json);
}

/** The JSON decoder of `ClawbackResult`. @internal */
export const clawbackResultNode: Node = /* @__PURE__ */ union(clawbackResultCodeNames, 8, () => ({  }));
/** Parses the JSON value of {@linkcode ClawbackResult}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackResultFromJson(json: unknown): ClawbackResult {
  return readJson(ClawbackResult, clawbackResultNode, json);
}

/** The JSON decoder of `ClawbackClaimableBalanceResultCode`. @internal */
export const clawbackClaimableBalanceResultCodeNode: Node = /* @__PURE__ */ members(clawbackClaimableBalanceResultCodeNames, 24);
/** Parses the JSON value of {@linkcode ClawbackClaimableBalanceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackClaimableBalanceResultCodeFromJson(json: unknown): ClawbackClaimableBalanceResultCode {
  return readJson({ xdrName: "ClawbackClaimableBalanceResultCode", read: (r) => r.enum(clawbackClaimableBalanceResultCodeNames, "ClawbackClaimableBalanceResultCode") }, clawbackClaimableBalanceResultCodeNode, json);
}

/** The JSON decoder of `ClawbackClaimableBalanceResult`. @internal */
export const clawbackClaimableBalanceResultNode: Node = /* @__PURE__ */ union(clawbackClaimableBalanceResultCodeNames, 24, () => ({  }));
/** Parses the JSON value of {@linkcode ClawbackClaimableBalanceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackClaimableBalanceResultFromJson(json: unknown): ClawbackClaimableBalanceResult {
  return readJson(ClawbackClaimableBalanceResult, clawbackClaimableBalanceResultNode, json);
}

/** The JSON decoder of `SetTrustLineFlagsResultCode`. @internal */
export const setTrustLineFlagsResultCodeNode: Node = /* @__PURE__ */ members(setTrustLineFlagsResultCodeNames, 17);
/** Parses the JSON value of {@linkcode SetTrustLineFlagsResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function setTrustLineFlagsResultCodeFromJson(json: unknown): SetTrustLineFlagsResultCode {
  return readJson({ xdrName: "SetTrustLineFlagsResultCode", read: (r) => r.enum(setTrustLineFlagsResultCodeNames, "SetTrustLineFlagsResultCode") }, setTrustLineFlagsResultCodeNode, json);
}

/** The JSON decoder of `SetTrustLineFlagsResult`. @internal */
export const setTrustLineFlagsResultNode: Node = /* @__PURE__ */ union(setTrustLineFlagsResultCodeNames, 17, () => ({  }));
/** Parses the JSON value of {@linkcode SetTrustLineFlagsResult}; throws the same errors as {@linkcode scValFromJson}. */
export function setTrustLineFlagsResultFromJson(json: unknown): SetTrustLineFlagsResult {
  return readJson(SetTrustLineFlagsResult, setTrustLineFlagsResultNode, json);
}

/** The JSON decoder of `LiquidityPoolDepositResultCode`. @internal */
export const liquidityPoolDepositResultCodeNode: Node = /* @__PURE__ */ members(liquidityPoolDepositResultCodeNames, 20);
/** Parses the JSON value of {@linkcode LiquidityPoolDepositResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolDepositResultCodeFromJson(json: unknown): LiquidityPoolDepositResultCode {
  return readJson({ xdrName: "LiquidityPoolDepositResultCode", read: (r) => r.enum(liquidityPoolDepositResultCodeNames, "LiquidityPoolDepositResultCode") }, liquidityPoolDepositResultCodeNode, json);
}

/** The JSON decoder of `LiquidityPoolDepositResult`. @internal */
export const liquidityPoolDepositResultNode: Node = /* @__PURE__ */ union(liquidityPoolDepositResultCodeNames, 20, () => ({  }));
/** Parses the JSON value of {@linkcode LiquidityPoolDepositResult}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolDepositResultFromJson(json: unknown): LiquidityPoolDepositResult {
  return readJson(LiquidityPoolDepositResult, liquidityPoolDepositResultNode, json);
}

/** The JSON decoder of `LiquidityPoolWithdrawResultCode`. @internal */
export const liquidityPoolWithdrawResultCodeNode: Node = /* @__PURE__ */ members(liquidityPoolWithdrawResultCodeNames, 21);
/** Parses the JSON value of {@linkcode LiquidityPoolWithdrawResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolWithdrawResultCodeFromJson(json: unknown): LiquidityPoolWithdrawResultCode {
  return readJson({ xdrName: "LiquidityPoolWithdrawResultCode", read: (r) => r.enum(liquidityPoolWithdrawResultCodeNames, "LiquidityPoolWithdrawResultCode") }, liquidityPoolWithdrawResultCodeNode, json);
}

/** The JSON decoder of `LiquidityPoolWithdrawResult`. @internal */
export const liquidityPoolWithdrawResultNode: Node = /* @__PURE__ */ union(liquidityPoolWithdrawResultCodeNames, 21, () => ({  }));
/** Parses the JSON value of {@linkcode LiquidityPoolWithdrawResult}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolWithdrawResultFromJson(json: unknown): LiquidityPoolWithdrawResult {
  return readJson(LiquidityPoolWithdrawResult, liquidityPoolWithdrawResultNode, json);
}

/** The JSON decoder of `InvokeHostFunctionResultCode`. @internal */
export const invokeHostFunctionResultCodeNode: Node = /* @__PURE__ */ members(invokeHostFunctionResultCodeNames, 18);
/** Parses the JSON value of {@linkcode InvokeHostFunctionResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionResultCodeFromJson(json: unknown): InvokeHostFunctionResultCode {
  return readJson({ xdrName: "InvokeHostFunctionResultCode", read: (r) => r.enum(invokeHostFunctionResultCodeNames, "InvokeHostFunctionResultCode") }, invokeHostFunctionResultCodeNode, json);
}

/** The JSON decoder of `InvokeHostFunctionResult`. @internal */
export const invokeHostFunctionResultNode: Node = /* @__PURE__ */ union(invokeHostFunctionResultCodeNames, 18, () => ({ 0: hashNode }));
/** Parses the JSON value of {@linkcode InvokeHostFunctionResult}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionResultFromJson(json: unknown): InvokeHostFunctionResult {
  return readJson(InvokeHostFunctionResult, invokeHostFunctionResultNode, json);
}

/** The JSON decoder of `ExtendFootprintTtlResultCode`. @internal */
export const extendFootprintTtlResultCodeNode: Node = /* @__PURE__ */ members(extendFootprintTtlResultCodeNames, 18);
/** Parses the JSON value of {@linkcode ExtendFootprintTtlResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function extendFootprintTtlResultCodeFromJson(json: unknown): ExtendFootprintTtlResultCode {
  return readJson({ xdrName: "ExtendFootprintTtlResultCode", read: (r) => r.enum(extendFootprintTtlResultCodeNames, "ExtendFootprintTtlResultCode") }, extendFootprintTtlResultCodeNode, json);
}

/** The JSON decoder of `ExtendFootprintTtlResult`. @internal */
export const extendFootprintTtlResultNode: Node = /* @__PURE__ */ union(extendFootprintTtlResultCodeNames, 18, () => ({  }));
/** Parses the JSON value of {@linkcode ExtendFootprintTtlResult}; throws the same errors as {@linkcode scValFromJson}. */
export function extendFootprintTtlResultFromJson(json: unknown): ExtendFootprintTtlResult {
  return readJson(ExtendFootprintTtlResult, extendFootprintTtlResultNode, json);
}

/** The JSON decoder of `RestoreFootprintResultCode`. @internal */
export const restoreFootprintResultCodeNode: Node = /* @__PURE__ */ members(restoreFootprintResultCodeNames, 16);
/** Parses the JSON value of {@linkcode RestoreFootprintResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function restoreFootprintResultCodeFromJson(json: unknown): RestoreFootprintResultCode {
  return readJson({ xdrName: "RestoreFootprintResultCode", read: (r) => r.enum(restoreFootprintResultCodeNames, "RestoreFootprintResultCode") }, restoreFootprintResultCodeNode, json);
}

/** The JSON decoder of `RestoreFootprintResult`. @internal */
export const restoreFootprintResultNode: Node = /* @__PURE__ */ union(restoreFootprintResultCodeNames, 16, () => ({  }));
/** Parses the JSON value of {@linkcode RestoreFootprintResult}; throws the same errors as {@linkcode scValFromJson}. */
export function restoreFootprintResultFromJson(json: unknown): RestoreFootprintResult {
  return readJson(RestoreFootprintResult, restoreFootprintResultNode, json);
}

/** The JSON decoder of `OperationResultCode`. @internal */
export const operationResultCodeNode: Node = /* @__PURE__ */ members(operationResultCodeNames);
/** Parses the JSON value of {@linkcode OperationResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function operationResultCodeFromJson(json: unknown): OperationResultCode {
  return readJson({ xdrName: "OperationResultCode", read: (r) => r.enum(operationResultCodeNames, "OperationResultCode") }, operationResultCodeNode, json);
}

/** The JSON decoder of `OperationResultTr`. @internal */
export const operationResultTrNode: Node = /* @__PURE__ */ union(operationTypeNames, 0, () => ({ 0: createAccountResultNode, 1: paymentResultNode, 2: pathPaymentStrictReceiveResultNode, 3: manageSellOfferResultNode, 4: manageSellOfferResultNode, 5: setOptionsResultNode, 6: changeTrustResultNode, 7: allowTrustResultNode, 8: accountMergeResultNode, 9: inflationResultNode, 10: manageDataResultNode, 11: bumpSequenceResultNode, 12: manageBuyOfferResultNode, 13: pathPaymentStrictSendResultNode, 14: createClaimableBalanceResultNode, 15: claimClaimableBalanceResultNode, 16: beginSponsoringFutureReservesResultNode, 17: endSponsoringFutureReservesResultNode, 18: revokeSponsorshipResultNode, 19: clawbackResultNode, 20: clawbackClaimableBalanceResultNode, 21: setTrustLineFlagsResultNode, 22: liquidityPoolDepositResultNode, 23: liquidityPoolWithdrawResultNode, 24: invokeHostFunctionResultNode, 25: extendFootprintTtlResultNode, 26: restoreFootprintResultNode }));
/** Parses the JSON value of {@linkcode OperationResultTr}; throws the same errors as {@linkcode scValFromJson}. */
export function operationResultTrFromJson(json: unknown): OperationResultTr {
  return readJson(OperationResultTr, operationResultTrNode, json);
}

/** The JSON decoder of `OperationResult`. @internal */
export const operationResultNode: Node = /* @__PURE__ */ union(operationResultCodeNames, 0, () => ({ 0: operationResultTrNode }));
/** Parses the JSON value of {@linkcode OperationResult}; throws the same errors as {@linkcode scValFromJson}. */
export function operationResultFromJson(json: unknown): OperationResult {
  return readJson(OperationResult, operationResultNode, json);
}

/** The JSON decoder of `TransactionResultCode`. @internal */
export const transactionResultCodeNode: Node = /* @__PURE__ */ members(transactionResultCodeNames);
/** Parses the JSON value of {@linkcode TransactionResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultCodeFromJson(json: unknown): TransactionResultCode {
  return readJson({ xdrName: "TransactionResultCode", read: (r) => r.enum(transactionResultCodeNames, "TransactionResultCode") }, transactionResultCodeNode, json);
}

/** The JSON decoder of `InnerTransactionResultResult`. @internal */
export const innerTransactionResultResultNode: Node = /* @__PURE__ */ union(transactionResultCodeNames, 0, () => ({ 0: /* @__PURE__ */ array(() => operationResultNode), "-1": /* @__PURE__ */ array(() => operationResultNode), "-2": null, "-3": null, "-4": null, "-5": null, "-6": null, "-7": null, "-8": null, "-9": null, "-10": null, "-11": null, "-12": null, "-14": null, "-15": null, "-16": null, "-17": null, "-18": null }), true);
/** Parses the JSON value of {@linkcode InnerTransactionResultResult}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultResultFromJson(json: unknown): InnerTransactionResultResult {
  return readJson(InnerTransactionResultResult, innerTransactionResultResultNode, json);
}

/** The JSON decoder of `InnerTransactionResultExt`. @internal */
export const innerTransactionResultExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode InnerTransactionResultExt}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultExtFromJson(json: unknown): InnerTransactionResultExt {
  return readJson(InnerTransactionResultExt, innerTransactionResultExtNode, json);
}

/** The JSON decoder of `InnerTransactionResult`. @internal */
export const innerTransactionResultNode: Node = /* @__PURE__ */ struct(() => ({ fee_charged: int64Node, result: innerTransactionResultResultNode, ext: innerTransactionResultExtNode }));
/** Parses the JSON value of {@linkcode InnerTransactionResult}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultFromJson(json: unknown): InnerTransactionResult {
  return readJson(InnerTransactionResult, innerTransactionResultNode, json);
}

/** The JSON decoder of `InnerTransactionResultPair`. @internal */
export const innerTransactionResultPairNode: Node = /* @__PURE__ */ struct(() => ({ transaction_hash: hashNode, result: innerTransactionResultNode }));
/** Parses the JSON value of {@linkcode InnerTransactionResultPair}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultPairFromJson(json: unknown): InnerTransactionResultPair {
  return readJson(InnerTransactionResultPair, innerTransactionResultPairNode, json);
}

/** The JSON decoder of `TransactionResultResult`. @internal */
export const transactionResultResultNode: Node = /* @__PURE__ */ union(transactionResultCodeNames, 0, () => ({ 1: innerTransactionResultPairNode, "-13": innerTransactionResultPairNode, 0: /* @__PURE__ */ array(() => operationResultNode), "-1": /* @__PURE__ */ array(() => operationResultNode) }));
/** Parses the JSON value of {@linkcode TransactionResultResult}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultResultFromJson(json: unknown): TransactionResultResult {
  return readJson(TransactionResultResult, transactionResultResultNode, json);
}

/** The JSON decoder of `TransactionResultExt`. @internal */
export const transactionResultExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode TransactionResultExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultExtFromJson(json: unknown): TransactionResultExt {
  return readJson(TransactionResultExt, transactionResultExtNode, json);
}

/** The JSON decoder of `TransactionResult`. @internal */
export const transactionResultNode: Node = /* @__PURE__ */ struct(() => ({ fee_charged: int64Node, result: transactionResultResultNode, ext: transactionResultExtNode }));
/** Parses the JSON value of {@linkcode TransactionResult}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultFromJson(json: unknown): TransactionResult {
  return readJson(TransactionResult, transactionResultNode, json);
}
