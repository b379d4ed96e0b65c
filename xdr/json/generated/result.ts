// Generated from xdr/idl/result.x by scripts/generate_xdr.ts. Do not edit.

import { member } from "../../_schema.ts";
import { AccountMergeResult, AccountMergeResultCode, AllowTrustResult, AllowTrustResultCode, BeginSponsoringFutureReservesResult, BeginSponsoringFutureReservesResultCode, BumpSequenceResult, BumpSequenceResultCode, ChangeTrustResult, ChangeTrustResultCode, ClaimAtom, ClaimAtomType, ClaimClaimableBalanceResult, ClaimClaimableBalanceResultCode, ClaimLiquidityAtom, ClaimOfferAtom, ClaimOfferAtomV0, ClawbackClaimableBalanceResult, ClawbackClaimableBalanceResultCode, ClawbackResult, ClawbackResultCode, CreateAccountResult, CreateAccountResultCode, CreateClaimableBalanceResult, CreateClaimableBalanceResultCode, EndSponsoringFutureReservesResult, EndSponsoringFutureReservesResultCode, ExtendFootprintTtlResult, ExtendFootprintTtlResultCode, InflationPayout, InflationResult, InflationResultCode, InnerTransactionResult, InnerTransactionResultExt, InnerTransactionResultPair, InnerTransactionResultResult, InvokeHostFunctionResult, InvokeHostFunctionResultCode, LiquidityPoolDepositResult, LiquidityPoolDepositResultCode, LiquidityPoolWithdrawResult, LiquidityPoolWithdrawResultCode, ManageBuyOfferResult, ManageBuyOfferResultCode, ManageDataResult, ManageDataResultCode, ManageOfferEffect, ManageOfferSuccessResult, ManageOfferSuccessResultOffer, ManageSellOfferResult, ManageSellOfferResultCode, OperationResult, OperationResultCode, OperationResultTr, PathPaymentStrictReceiveResult, PathPaymentStrictReceiveResultCode, PathPaymentStrictReceiveResultSuccess, PathPaymentStrictSendResult, PathPaymentStrictSendResultCode, PathPaymentStrictSendResultSuccess, PaymentResult, PaymentResultCode, RestoreFootprintResult, RestoreFootprintResultCode, RevokeSponsorshipResult, RevokeSponsorshipResultCode, SetOptionsResult, SetOptionsResultCode, SetTrustLineFlagsResult, SetTrustLineFlagsResultCode, SimplePaymentResult, TransactionResult, TransactionResultCode, TransactionResultExt, TransactionResultResult } from "../../generated/result.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode ClaimAtomType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimAtomTypeFromJson(json: unknown): ClaimAtomType { return fromJson("ClaimAtomType", member(ClaimAtomType, 13), json); }
/** Parses the JSON value of {@linkcode ClaimOfferAtomV0}; throws the same errors as {@linkcode scValFromJson}. */
export function claimOfferAtomV0FromJson(json: unknown): ClaimOfferAtomV0 { return fromJson("ClaimOfferAtomV0", ClaimOfferAtomV0, json); }
/** Parses the JSON value of {@linkcode ClaimOfferAtom}; throws the same errors as {@linkcode scValFromJson}. */
export function claimOfferAtomFromJson(json: unknown): ClaimOfferAtom { return fromJson("ClaimOfferAtom", ClaimOfferAtom, json); }
/** Parses the JSON value of {@linkcode ClaimLiquidityAtom}; throws the same errors as {@linkcode scValFromJson}. */
export function claimLiquidityAtomFromJson(json: unknown): ClaimLiquidityAtom { return fromJson("ClaimLiquidityAtom", ClaimLiquidityAtom, json); }
/** Parses the JSON value of {@linkcode ClaimAtom}; throws the same errors as {@linkcode scValFromJson}. */
export function claimAtomFromJson(json: unknown): ClaimAtom { return fromJson("ClaimAtom", ClaimAtom, json); }
/** Parses the JSON value of {@linkcode CreateAccountResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function createAccountResultCodeFromJson(json: unknown): CreateAccountResultCode { return fromJson("CreateAccountResultCode", member(CreateAccountResultCode, 13), json); }
/** Parses the JSON value of {@linkcode CreateAccountResult}; throws the same errors as {@linkcode scValFromJson}. */
export function createAccountResultFromJson(json: unknown): CreateAccountResult { return fromJson("CreateAccountResult", CreateAccountResult, json); }
/** Parses the JSON value of {@linkcode PaymentResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function paymentResultCodeFromJson(json: unknown): PaymentResultCode { return fromJson("PaymentResultCode", member(PaymentResultCode, 7), json); }
/** Parses the JSON value of {@linkcode PaymentResult}; throws the same errors as {@linkcode scValFromJson}. */
export function paymentResultFromJson(json: unknown): PaymentResult { return fromJson("PaymentResult", PaymentResult, json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveResultCodeFromJson(json: unknown): PathPaymentStrictReceiveResultCode { return fromJson("PathPaymentStrictReceiveResultCode", member(PathPaymentStrictReceiveResultCode, 24), json); }
/** Parses the JSON value of {@linkcode SimplePaymentResult}; throws the same errors as {@linkcode scValFromJson}. */
export function simplePaymentResultFromJson(json: unknown): SimplePaymentResult { return fromJson("SimplePaymentResult", SimplePaymentResult, json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveResultSuccess}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveResultSuccessFromJson(json: unknown): PathPaymentStrictReceiveResultSuccess { return fromJson("PathPaymentStrictReceiveResultSuccess", PathPaymentStrictReceiveResultSuccess, json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveResult}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveResultFromJson(json: unknown): PathPaymentStrictReceiveResult { return fromJson("PathPaymentStrictReceiveResult", PathPaymentStrictReceiveResult, json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictSendResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendResultCodeFromJson(json: unknown): PathPaymentStrictSendResultCode { return fromJson("PathPaymentStrictSendResultCode", member(PathPaymentStrictSendResultCode, 21), json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictSendResultSuccess}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendResultSuccessFromJson(json: unknown): PathPaymentStrictSendResultSuccess { return fromJson("PathPaymentStrictSendResultSuccess", PathPaymentStrictSendResultSuccess, json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictSendResult}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendResultFromJson(json: unknown): PathPaymentStrictSendResult { return fromJson("PathPaymentStrictSendResult", PathPaymentStrictSendResult, json); }
/** Parses the JSON value of {@linkcode ManageSellOfferResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function manageSellOfferResultCodeFromJson(json: unknown): ManageSellOfferResultCode { return fromJson("ManageSellOfferResultCode", member(ManageSellOfferResultCode, 15), json); }
/** Parses the JSON value of {@linkcode ManageOfferEffect}; throws the same errors as {@linkcode scValFromJson}. */
export function manageOfferEffectFromJson(json: unknown): ManageOfferEffect { return fromJson("ManageOfferEffect", member(ManageOfferEffect, 11), json); }
/** Parses the JSON value of {@linkcode ManageOfferSuccessResultOffer}; throws the same errors as {@linkcode scValFromJson}. */
export function manageOfferSuccessResultOfferFromJson(json: unknown): ManageOfferSuccessResultOffer { return fromJson("ManageOfferSuccessResultOffer", ManageOfferSuccessResultOffer, json); }
/** Parses the JSON value of {@linkcode ManageOfferSuccessResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageOfferSuccessResultFromJson(json: unknown): ManageOfferSuccessResult { return fromJson("ManageOfferSuccessResult", ManageOfferSuccessResult, json); }
/** Parses the JSON value of {@linkcode ManageSellOfferResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageSellOfferResultFromJson(json: unknown): ManageSellOfferResult { return fromJson("ManageSellOfferResult", ManageSellOfferResult, json); }
/** Parses the JSON value of {@linkcode ManageBuyOfferResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function manageBuyOfferResultCodeFromJson(json: unknown): ManageBuyOfferResultCode { return fromJson("ManageBuyOfferResultCode", member(ManageBuyOfferResultCode, 14), json); }
/** Parses the JSON value of {@linkcode ManageBuyOfferResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageBuyOfferResultFromJson(json: unknown): ManageBuyOfferResult { return fromJson("ManageBuyOfferResult", ManageBuyOfferResult, json); }
/** Parses the JSON value of {@linkcode SetOptionsResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function setOptionsResultCodeFromJson(json: unknown): SetOptionsResultCode { return fromJson("SetOptionsResultCode", member(SetOptionsResultCode, 10), json); }
/** Parses the JSON value of {@linkcode SetOptionsResult}; throws the same errors as {@linkcode scValFromJson}. */
export function setOptionsResultFromJson(json: unknown): SetOptionsResult { return fromJson("SetOptionsResult", SetOptionsResult, json); }
/** Parses the JSON value of {@linkcode ChangeTrustResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustResultCodeFromJson(json: unknown): ChangeTrustResultCode { return fromJson("ChangeTrustResultCode", member(ChangeTrustResultCode, 11), json); }
/** Parses the JSON value of {@linkcode ChangeTrustResult}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustResultFromJson(json: unknown): ChangeTrustResult { return fromJson("ChangeTrustResult", ChangeTrustResult, json); }
/** Parses the JSON value of {@linkcode AllowTrustResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function allowTrustResultCodeFromJson(json: unknown): AllowTrustResultCode { return fromJson("AllowTrustResultCode", member(AllowTrustResultCode, 10), json); }
/** Parses the JSON value of {@linkcode AllowTrustResult}; throws the same errors as {@linkcode scValFromJson}. */
export function allowTrustResultFromJson(json: unknown): AllowTrustResult { return fromJson("AllowTrustResult", AllowTrustResult, json); }
/** Parses the JSON value of {@linkcode AccountMergeResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function accountMergeResultCodeFromJson(json: unknown): AccountMergeResultCode { return fromJson("AccountMergeResultCode", member(AccountMergeResultCode, 12), json); }
/** Parses the JSON value of {@linkcode AccountMergeResult}; throws the same errors as {@linkcode scValFromJson}. */
export function accountMergeResultFromJson(json: unknown): AccountMergeResult { return fromJson("AccountMergeResult", AccountMergeResult, json); }
/** Parses the JSON value of {@linkcode InflationResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function inflationResultCodeFromJson(json: unknown): InflationResultCode { return fromJson("InflationResultCode", member(InflationResultCode, 9), json); }
/** Parses the JSON value of {@linkcode InflationPayout}; throws the same errors as {@linkcode scValFromJson}. */
export function inflationPayoutFromJson(json: unknown): InflationPayout { return fromJson("InflationPayout", InflationPayout, json); }
/** Parses the JSON value of {@linkcode InflationResult}; throws the same errors as {@linkcode scValFromJson}. */
export function inflationResultFromJson(json: unknown): InflationResult { return fromJson("InflationResult", InflationResult, json); }
/** Parses the JSON value of {@linkcode ManageDataResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function manageDataResultCodeFromJson(json: unknown): ManageDataResultCode { return fromJson("ManageDataResultCode", member(ManageDataResultCode, 10), json); }
/** Parses the JSON value of {@linkcode ManageDataResult}; throws the same errors as {@linkcode scValFromJson}. */
export function manageDataResultFromJson(json: unknown): ManageDataResult { return fromJson("ManageDataResult", ManageDataResult, json); }
/** Parses the JSON value of {@linkcode BumpSequenceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function bumpSequenceResultCodeFromJson(json: unknown): BumpSequenceResultCode { return fromJson("BumpSequenceResultCode", member(BumpSequenceResultCode, 12), json); }
/** Parses the JSON value of {@linkcode BumpSequenceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function bumpSequenceResultFromJson(json: unknown): BumpSequenceResult { return fromJson("BumpSequenceResult", BumpSequenceResult, json); }
/** Parses the JSON value of {@linkcode CreateClaimableBalanceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function createClaimableBalanceResultCodeFromJson(json: unknown): CreateClaimableBalanceResultCode { return fromJson("CreateClaimableBalanceResultCode", member(CreateClaimableBalanceResultCode, 22), json); }
/** Parses the JSON value of {@linkcode CreateClaimableBalanceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function createClaimableBalanceResultFromJson(json: unknown): CreateClaimableBalanceResult { return fromJson("CreateClaimableBalanceResult", CreateClaimableBalanceResult, json); }
/** Parses the JSON value of {@linkcode ClaimClaimableBalanceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function claimClaimableBalanceResultCodeFromJson(json: unknown): ClaimClaimableBalanceResultCode { return fromJson("ClaimClaimableBalanceResultCode", member(ClaimClaimableBalanceResultCode, 21), json); }
/** Parses the JSON value of {@linkcode ClaimClaimableBalanceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function claimClaimableBalanceResultFromJson(json: unknown): ClaimClaimableBalanceResult { return fromJson("ClaimClaimableBalanceResult", ClaimClaimableBalanceResult, json); }
/** Parses the JSON value of {@linkcode BeginSponsoringFutureReservesResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function beginSponsoringFutureReservesResultCodeFromJson(json: unknown): BeginSponsoringFutureReservesResultCode { return fromJson("BeginSponsoringFutureReservesResultCode", member(BeginSponsoringFutureReservesResultCode, 29), json); }
/** Parses the JSON value of {@linkcode BeginSponsoringFutureReservesResult}; throws the same errors as {@linkcode scValFromJson}. */
export function beginSponsoringFutureReservesResultFromJson(json: unknown): BeginSponsoringFutureReservesResult { return fromJson("BeginSponsoringFutureReservesResult", BeginSponsoringFutureReservesResult, json); }
/** Parses the JSON value of {@linkcode EndSponsoringFutureReservesResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function endSponsoringFutureReservesResultCodeFromJson(json: unknown): EndSponsoringFutureReservesResultCode { return fromJson("EndSponsoringFutureReservesResultCode", member(EndSponsoringFutureReservesResultCode, 27), json); }
/** Parses the JSON value of {@linkcode EndSponsoringFutureReservesResult}; throws the same errors as {@linkcode scValFromJson}. */
export function endSponsoringFutureReservesResultFromJson(json: unknown): EndSponsoringFutureReservesResult { return fromJson("EndSponsoringFutureReservesResult", EndSponsoringFutureReservesResult, json); }
/** Parses the JSON value of {@linkcode RevokeSponsorshipResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipResultCodeFromJson(json: unknown): RevokeSponsorshipResultCode { return fromJson("RevokeSponsorshipResultCode", member(RevokeSponsorshipResultCode, 17), json); }
/** Parses the JSON value of {@linkcode RevokeSponsorshipResult}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipResultFromJson(json: unknown): RevokeSponsorshipResult { return fromJson("RevokeSponsorshipResult", RevokeSponsorshipResult, json); }
/** Parses the JSON value of {@linkcode ClawbackResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackResultCodeFromJson(json: unknown): ClawbackResultCode { return fromJson("ClawbackResultCode", member(ClawbackResultCode, 8), json); }
/** Parses the JSON value of {@linkcode ClawbackResult}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackResultFromJson(json: unknown): ClawbackResult { return fromJson("ClawbackResult", ClawbackResult, json); }
/** Parses the JSON value of {@linkcode ClawbackClaimableBalanceResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackClaimableBalanceResultCodeFromJson(json: unknown): ClawbackClaimableBalanceResultCode { return fromJson("ClawbackClaimableBalanceResultCode", member(ClawbackClaimableBalanceResultCode, 24), json); }
/** Parses the JSON value of {@linkcode ClawbackClaimableBalanceResult}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackClaimableBalanceResultFromJson(json: unknown): ClawbackClaimableBalanceResult { return fromJson("ClawbackClaimableBalanceResult", ClawbackClaimableBalanceResult, json); }
/** Parses the JSON value of {@linkcode SetTrustLineFlagsResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function setTrustLineFlagsResultCodeFromJson(json: unknown): SetTrustLineFlagsResultCode { return fromJson("SetTrustLineFlagsResultCode", member(SetTrustLineFlagsResultCode, 17), json); }
/** Parses the JSON value of {@linkcode SetTrustLineFlagsResult}; throws the same errors as {@linkcode scValFromJson}. */
export function setTrustLineFlagsResultFromJson(json: unknown): SetTrustLineFlagsResult { return fromJson("SetTrustLineFlagsResult", SetTrustLineFlagsResult, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolDepositResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolDepositResultCodeFromJson(json: unknown): LiquidityPoolDepositResultCode { return fromJson("LiquidityPoolDepositResultCode", member(LiquidityPoolDepositResultCode, 20), json); }
/** Parses the JSON value of {@linkcode LiquidityPoolDepositResult}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolDepositResultFromJson(json: unknown): LiquidityPoolDepositResult { return fromJson("LiquidityPoolDepositResult", LiquidityPoolDepositResult, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolWithdrawResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolWithdrawResultCodeFromJson(json: unknown): LiquidityPoolWithdrawResultCode { return fromJson("LiquidityPoolWithdrawResultCode", member(LiquidityPoolWithdrawResultCode, 21), json); }
/** Parses the JSON value of {@linkcode LiquidityPoolWithdrawResult}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolWithdrawResultFromJson(json: unknown): LiquidityPoolWithdrawResult { return fromJson("LiquidityPoolWithdrawResult", LiquidityPoolWithdrawResult, json); }
/** Parses the JSON value of {@linkcode InvokeHostFunctionResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionResultCodeFromJson(json: unknown): InvokeHostFunctionResultCode { return fromJson("InvokeHostFunctionResultCode", member(InvokeHostFunctionResultCode, 18), json); }
/** Parses the JSON value of {@linkcode InvokeHostFunctionResult}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionResultFromJson(json: unknown): InvokeHostFunctionResult { return fromJson("InvokeHostFunctionResult", InvokeHostFunctionResult, json); }
/** Parses the JSON value of {@linkcode ExtendFootprintTtlResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function extendFootprintTtlResultCodeFromJson(json: unknown): ExtendFootprintTtlResultCode { return fromJson("ExtendFootprintTtlResultCode", member(ExtendFootprintTtlResultCode, 18), json); }
/** Parses the JSON value of {@linkcode ExtendFootprintTtlResult}; throws the same errors as {@linkcode scValFromJson}. */
export function extendFootprintTtlResultFromJson(json: unknown): ExtendFootprintTtlResult { return fromJson("ExtendFootprintTtlResult", ExtendFootprintTtlResult, json); }
/** Parses the JSON value of {@linkcode RestoreFootprintResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function restoreFootprintResultCodeFromJson(json: unknown): RestoreFootprintResultCode { return fromJson("RestoreFootprintResultCode", member(RestoreFootprintResultCode, 16), json); }
/** Parses the JSON value of {@linkcode RestoreFootprintResult}; throws the same errors as {@linkcode scValFromJson}. */
export function restoreFootprintResultFromJson(json: unknown): RestoreFootprintResult { return fromJson("RestoreFootprintResult", RestoreFootprintResult, json); }
/** Parses the JSON value of {@linkcode OperationResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function operationResultCodeFromJson(json: unknown): OperationResultCode { return fromJson("OperationResultCode", member(OperationResultCode), json); }
/** Parses the JSON value of {@linkcode OperationResultTr}; throws the same errors as {@linkcode scValFromJson}. */
export function operationResultTrFromJson(json: unknown): OperationResultTr { return fromJson("OperationResultTr", OperationResultTr, json); }
/** Parses the JSON value of {@linkcode OperationResult}; throws the same errors as {@linkcode scValFromJson}. */
export function operationResultFromJson(json: unknown): OperationResult { return fromJson("OperationResult", OperationResult, json); }
/** Parses the JSON value of {@linkcode TransactionResultCode}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultCodeFromJson(json: unknown): TransactionResultCode { return fromJson("TransactionResultCode", member(TransactionResultCode), json); }
/** Parses the JSON value of {@linkcode InnerTransactionResultResult}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultResultFromJson(json: unknown): InnerTransactionResultResult { return fromJson("InnerTransactionResultResult", InnerTransactionResultResult, json); }
/** Parses the JSON value of {@linkcode InnerTransactionResultExt}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultExtFromJson(json: unknown): InnerTransactionResultExt { return fromJson("InnerTransactionResultExt", InnerTransactionResultExt, json); }
/** Parses the JSON value of {@linkcode InnerTransactionResult}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultFromJson(json: unknown): InnerTransactionResult { return fromJson("InnerTransactionResult", InnerTransactionResult, json); }
/** Parses the JSON value of {@linkcode InnerTransactionResultPair}; throws the same errors as {@linkcode scValFromJson}. */
export function innerTransactionResultPairFromJson(json: unknown): InnerTransactionResultPair { return fromJson("InnerTransactionResultPair", InnerTransactionResultPair, json); }
/** Parses the JSON value of {@linkcode TransactionResultResult}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultResultFromJson(json: unknown): TransactionResultResult { return fromJson("TransactionResultResult", TransactionResultResult, json); }
/** Parses the JSON value of {@linkcode TransactionResultExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultExtFromJson(json: unknown): TransactionResultExt { return fromJson("TransactionResultExt", TransactionResultExt, json); }
/** Parses the JSON value of {@linkcode TransactionResult}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultFromJson(json: unknown): TransactionResult { return fromJson("TransactionResult", TransactionResult, json); }
