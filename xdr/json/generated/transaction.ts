// Generated from xdr/idl/transaction.x by scripts/generate_xdr.ts. Do not edit.

import { member } from "../../_schema.ts";
import { AllowTrustOp, BeginSponsoringFutureReservesOp, BumpSequenceOp, ChangeTrustAsset, ChangeTrustOp, ClaimClaimableBalanceOp, ClawbackClaimableBalanceOp, ClawbackOp, ContractIdPreimage, ContractIdPreimageFromAddress, ContractIdPreimageType, CreateAccountOp, CreateClaimableBalanceOp, CreateContractArgs, CreateContractArgsV2, CreatePassiveSellOfferOp, DecoratedSignature, DwsaAddressCredentials, DwsaAddressCredentialsWithDelegates, DwsaAuthorizationEntries, DwsaAuthorizationEntry, DwsaAuthorizedFunction, DwsaAuthorizedFunctionType, DwsaAuthorizedInvocation, DwsaCredentials, DwsaCredentialsType, DwsaDelegateSignature, DwsaResources, DwsaResourcesExtV0, DwsaTransactionData, DwsaTransactionDataExt, ExtendFootprintTtlOp, FeeBumpTransaction, FeeBumpTransactionEnvelope, FeeBumpTransactionExt, FeeBumpTransactionInnerTx, HashIdPreimage, HashIdPreimageContractId, HashIdPreimageDwsaAuthorization, HashIdPreimageDwsaAuthorizationWithAddress, HashIdPreimageOperationId, HashIdPreimageRevokeId, HostFunction, HostFunctionType, InvokeContractArgs, InvokeHostFunctionOp, LedgerBounds, LedgerFootprint, LiquidityPoolDepositOp, LiquidityPoolParameters, LiquidityPoolWithdrawOp, ManageBuyOfferOp, ManageDataOp, ManageSellOfferOp, Memo, MemoType, MuxedAccount, MuxedAccountMed25519, Operation, OperationBody, OperationType, PathPaymentStrictReceiveOp, PathPaymentStrictSendOp, PaymentOp, PreconditionType, Preconditions, PreconditionsV2, RestoreFootprintOp, RevokeSponsorshipOp, RevokeSponsorshipOpSigner, RevokeSponsorshipType, SetOptionsOp, SetTrustLineFlagsOp, TimeBounds, Transaction, TransactionEnvelope, TransactionExt, TransactionSignaturePayload, TransactionSignaturePayloadTaggedTransaction, TransactionV0, TransactionV0Envelope, TransactionV0Ext, TransactionV1Envelope } from "../../generated/transaction.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode LiquidityPoolParameters}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolParametersFromJson(json: unknown): LiquidityPoolParameters { return fromJson("LiquidityPoolParameters", LiquidityPoolParameters, json); }
/** Parses the JSON value of {@linkcode MuxedAccountMed25519}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedAccountMed25519FromJson(json: unknown): MuxedAccountMed25519 { return fromJson("MuxedAccountMed25519", MuxedAccountMed25519, json); }
/** Parses the JSON value of {@linkcode MuxedAccount}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedAccountFromJson(json: unknown): MuxedAccount { return fromJson("MuxedAccount", MuxedAccount, json); }
/** Parses the JSON value of {@linkcode DecoratedSignature}; throws the same errors as {@linkcode scValFromJson}. */
export function decoratedSignatureFromJson(json: unknown): DecoratedSignature { return fromJson("DecoratedSignature", DecoratedSignature, json); }
/** Parses the JSON value of {@linkcode OperationType}; throws the same errors as {@linkcode scValFromJson}. */
export function operationTypeFromJson(json: unknown): OperationType { return fromJson("OperationType", member(OperationType), json); }
/** Parses the JSON value of {@linkcode CreateAccountOp}; throws the same errors as {@linkcode scValFromJson}. */
export function createAccountOpFromJson(json: unknown): CreateAccountOp { return fromJson("CreateAccountOp", CreateAccountOp, json); }
/** Parses the JSON value of {@linkcode PaymentOp}; throws the same errors as {@linkcode scValFromJson}. */
export function paymentOpFromJson(json: unknown): PaymentOp { return fromJson("PaymentOp", PaymentOp, json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveOp}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveOpFromJson(json: unknown): PathPaymentStrictReceiveOp { return fromJson("PathPaymentStrictReceiveOp", PathPaymentStrictReceiveOp, json); }
/** Parses the JSON value of {@linkcode PathPaymentStrictSendOp}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendOpFromJson(json: unknown): PathPaymentStrictSendOp { return fromJson("PathPaymentStrictSendOp", PathPaymentStrictSendOp, json); }
/** Parses the JSON value of {@linkcode ManageSellOfferOp}; throws the same errors as {@linkcode scValFromJson}. */
export function manageSellOfferOpFromJson(json: unknown): ManageSellOfferOp { return fromJson("ManageSellOfferOp", ManageSellOfferOp, json); }
/** Parses the JSON value of {@linkcode ManageBuyOfferOp}; throws the same errors as {@linkcode scValFromJson}. */
export function manageBuyOfferOpFromJson(json: unknown): ManageBuyOfferOp { return fromJson("ManageBuyOfferOp", ManageBuyOfferOp, json); }
/** Parses the JSON value of {@linkcode CreatePassiveSellOfferOp}; throws the same errors as {@linkcode scValFromJson}. */
export function createPassiveSellOfferOpFromJson(json: unknown): CreatePassiveSellOfferOp { return fromJson("CreatePassiveSellOfferOp", CreatePassiveSellOfferOp, json); }
/** Parses the JSON value of {@linkcode SetOptionsOp}; throws the same errors as {@linkcode scValFromJson}. */
export function setOptionsOpFromJson(json: unknown): SetOptionsOp { return fromJson("SetOptionsOp", SetOptionsOp, json); }
/** Parses the JSON value of {@linkcode ChangeTrustAsset}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustAssetFromJson(json: unknown): ChangeTrustAsset { return fromJson("ChangeTrustAsset", ChangeTrustAsset, json); }
/** Parses the JSON value of {@linkcode ChangeTrustOp}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustOpFromJson(json: unknown): ChangeTrustOp { return fromJson("ChangeTrustOp", ChangeTrustOp, json); }
/** Parses the JSON value of {@linkcode AllowTrustOp}; throws the same errors as {@linkcode scValFromJson}. */
export function allowTrustOpFromJson(json: unknown): AllowTrustOp { return fromJson("AllowTrustOp", AllowTrustOp, json); }
/** Parses the JSON value of {@linkcode ManageDataOp}; throws the same errors as {@linkcode scValFromJson}. */
export function manageDataOpFromJson(json: unknown): ManageDataOp { return fromJson("ManageDataOp", ManageDataOp, json); }
/** Parses the JSON value of {@linkcode BumpSequenceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function bumpSequenceOpFromJson(json: unknown): BumpSequenceOp { return fromJson("BumpSequenceOp", BumpSequenceOp, json); }
/** Parses the JSON value of {@linkcode CreateClaimableBalanceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function createClaimableBalanceOpFromJson(json: unknown): CreateClaimableBalanceOp { return fromJson("CreateClaimableBalanceOp", CreateClaimableBalanceOp, json); }
/** Parses the JSON value of {@linkcode ClaimClaimableBalanceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function claimClaimableBalanceOpFromJson(json: unknown): ClaimClaimableBalanceOp { return fromJson("ClaimClaimableBalanceOp", ClaimClaimableBalanceOp, json); }
/** Parses the JSON value of {@linkcode BeginSponsoringFutureReservesOp}; throws the same errors as {@linkcode scValFromJson}. */
export function beginSponsoringFutureReservesOpFromJson(json: unknown): BeginSponsoringFutureReservesOp { return fromJson("BeginSponsoringFutureReservesOp", BeginSponsoringFutureReservesOp, json); }
/** Parses the JSON value of {@linkcode RevokeSponsorshipType}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipTypeFromJson(json: unknown): RevokeSponsorshipType { return fromJson("RevokeSponsorshipType", member(RevokeSponsorshipType, 17), json); }
/** Parses the JSON value of {@linkcode RevokeSponsorshipOpSigner}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipOpSignerFromJson(json: unknown): RevokeSponsorshipOpSigner { return fromJson("RevokeSponsorshipOpSigner", RevokeSponsorshipOpSigner, json); }
/** Parses the JSON value of {@linkcode RevokeSponsorshipOp}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipOpFromJson(json: unknown): RevokeSponsorshipOp { return fromJson("RevokeSponsorshipOp", RevokeSponsorshipOp, json); }
/** Parses the JSON value of {@linkcode ClawbackOp}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackOpFromJson(json: unknown): ClawbackOp { return fromJson("ClawbackOp", ClawbackOp, json); }
/** Parses the JSON value of {@linkcode ClawbackClaimableBalanceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackClaimableBalanceOpFromJson(json: unknown): ClawbackClaimableBalanceOp { return fromJson("ClawbackClaimableBalanceOp", ClawbackClaimableBalanceOp, json); }
/** Parses the JSON value of {@linkcode SetTrustLineFlagsOp}; throws the same errors as {@linkcode scValFromJson}. */
export function setTrustLineFlagsOpFromJson(json: unknown): SetTrustLineFlagsOp { return fromJson("SetTrustLineFlagsOp", SetTrustLineFlagsOp, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolDepositOp}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolDepositOpFromJson(json: unknown): LiquidityPoolDepositOp { return fromJson("LiquidityPoolDepositOp", LiquidityPoolDepositOp, json); }
/** Parses the JSON value of {@linkcode LiquidityPoolWithdrawOp}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolWithdrawOpFromJson(json: unknown): LiquidityPoolWithdrawOp { return fromJson("LiquidityPoolWithdrawOp", LiquidityPoolWithdrawOp, json); }
/** Parses the JSON value of {@linkcode HostFunctionType}; throws the same errors as {@linkcode scValFromJson}. */
export function hostFunctionTypeFromJson(json: unknown): HostFunctionType { return fromJson("HostFunctionType", member(HostFunctionType, 16), json); }
/** Parses the JSON value of {@linkcode ContractIdPreimageType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdPreimageTypeFromJson(json: unknown): ContractIdPreimageType { return fromJson("ContractIdPreimageType", member(ContractIdPreimageType, 22), json); }
/** Parses the JSON value of {@linkcode ContractIdPreimageFromAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdPreimageFromAddressFromJson(json: unknown): ContractIdPreimageFromAddress { return fromJson("ContractIdPreimageFromAddress", ContractIdPreimageFromAddress, json); }
/** Parses the JSON value of {@linkcode ContractIdPreimage}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdPreimageFromJson(json: unknown): ContractIdPreimage { return fromJson("ContractIdPreimage", ContractIdPreimage, json); }
/** Parses the JSON value of {@linkcode CreateContractArgs}; throws the same errors as {@linkcode scValFromJson}. */
export function createContractArgsFromJson(json: unknown): CreateContractArgs { return fromJson("CreateContractArgs", CreateContractArgs, json); }
/** Parses the JSON value of {@linkcode CreateContractArgsV2}; throws the same errors as {@linkcode scValFromJson}. */
export function createContractArgsV2FromJson(json: unknown): CreateContractArgsV2 { return fromJson("CreateContractArgsV2", CreateContractArgsV2, json); }
/** Parses the JSON value of {@linkcode InvokeContractArgs}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeContractArgsFromJson(json: unknown): InvokeContractArgs { return fromJson("InvokeContractArgs", InvokeContractArgs, json); }
/** Parses the JSON value of {@linkcode HostFunction}; throws the same errors as {@linkcode scValFromJson}. */
export function hostFunctionFromJson(json: unknown): HostFunction { return fromJson("HostFunction", HostFunction, json); }
/** Parses the JSON value of {@linkcode DwsaAuthorizedFunctionType}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizedFunctionTypeFromJson(json: unknown): DwsaAuthorizedFunctionType { return fromJson("DwsaAuthorizedFunctionType", member(DwsaAuthorizedFunctionType, 26), json); }
/** Parses the JSON value of {@linkcode DwsaAuthorizedFunction}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizedFunctionFromJson(json: unknown): DwsaAuthorizedFunction { return fromJson("DwsaAuthorizedFunction", DwsaAuthorizedFunction, json); }
/** Parses the JSON value of {@linkcode DwsaAuthorizedInvocation}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizedInvocationFromJson(json: unknown): DwsaAuthorizedInvocation { return fromJson("DwsaAuthorizedInvocation", DwsaAuthorizedInvocation, json); }
/** Parses the JSON value of {@linkcode DwsaAddressCredentials}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAddressCredentialsFromJson(json: unknown): DwsaAddressCredentials { return fromJson("DwsaAddressCredentials", DwsaAddressCredentials, json); }
/** Parses the JSON value of {@linkcode DwsaDelegateSignature}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaDelegateSignatureFromJson(json: unknown): DwsaDelegateSignature { return fromJson("DwsaDelegateSignature", DwsaDelegateSignature, json); }
/** Parses the JSON value of {@linkcode DwsaAddressCredentialsWithDelegates}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAddressCredentialsWithDelegatesFromJson(json: unknown): DwsaAddressCredentialsWithDelegates { return fromJson("DwsaAddressCredentialsWithDelegates", DwsaAddressCredentialsWithDelegates, json); }
/** Parses the JSON value of {@linkcode DwsaCredentialsType}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaCredentialsTypeFromJson(json: unknown): DwsaCredentialsType { return fromJson("DwsaCredentialsType", member(DwsaCredentialsType, 15), json); }
/** Parses the JSON value of {@linkcode DwsaCredentials}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaCredentialsFromJson(json: unknown): DwsaCredentials { return fromJson("DwsaCredentials", DwsaCredentials, json); }
/** Parses the JSON value of {@linkcode DwsaAuthorizationEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizationEntryFromJson(json: unknown): DwsaAuthorizationEntry { return fromJson("DwsaAuthorizationEntry", DwsaAuthorizationEntry, json); }
/** Parses the JSON value of {@linkcode DwsaAuthorizationEntries}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizationEntriesFromJson(json: unknown): DwsaAuthorizationEntries { return fromJson("DwsaAuthorizationEntries", DwsaAuthorizationEntries, json); }
/** Parses the JSON value of {@linkcode InvokeHostFunctionOp}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionOpFromJson(json: unknown): InvokeHostFunctionOp { return fromJson("InvokeHostFunctionOp", InvokeHostFunctionOp, json); }
/** Parses the JSON value of {@linkcode ExtendFootprintTtlOp}; throws the same errors as {@linkcode scValFromJson}. */
export function extendFootprintTtlOpFromJson(json: unknown): ExtendFootprintTtlOp { return fromJson("ExtendFootprintTtlOp", ExtendFootprintTtlOp, json); }
/** Parses the JSON value of {@linkcode RestoreFootprintOp}; throws the same errors as {@linkcode scValFromJson}. */
export function restoreFootprintOpFromJson(json: unknown): RestoreFootprintOp { return fromJson("RestoreFootprintOp", RestoreFootprintOp, json); }
/** Parses the JSON value of {@linkcode OperationBody}; throws the same errors as {@linkcode scValFromJson}. */
export function operationBodyFromJson(json: unknown): OperationBody { return fromJson("OperationBody", OperationBody, json); }
/** Parses the JSON value of {@linkcode Operation}; throws the same errors as {@linkcode scValFromJson}. */
export function operationFromJson(json: unknown): Operation { return fromJson("Operation", Operation, json); }
/** Parses the JSON value of {@linkcode HashIdPreimageOperationId}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageOperationIdFromJson(json: unknown): HashIdPreimageOperationId { return fromJson("HashIdPreimageOperationId", HashIdPreimageOperationId, json); }
/** Parses the JSON value of {@linkcode HashIdPreimageRevokeId}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageRevokeIdFromJson(json: unknown): HashIdPreimageRevokeId { return fromJson("HashIdPreimageRevokeId", HashIdPreimageRevokeId, json); }
/** Parses the JSON value of {@linkcode HashIdPreimageContractId}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageContractIdFromJson(json: unknown): HashIdPreimageContractId { return fromJson("HashIdPreimageContractId", HashIdPreimageContractId, json); }
/** Parses the JSON value of {@linkcode HashIdPreimageDwsaAuthorization}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageDwsaAuthorizationFromJson(json: unknown): HashIdPreimageDwsaAuthorization { return fromJson("HashIdPreimageDwsaAuthorization", HashIdPreimageDwsaAuthorization, json); }
/** Parses the JSON value of {@linkcode HashIdPreimageDwsaAuthorizationWithAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageDwsaAuthorizationWithAddressFromJson(json: unknown): HashIdPreimageDwsaAuthorizationWithAddress { return fromJson("HashIdPreimageDwsaAuthorizationWithAddress", HashIdPreimageDwsaAuthorizationWithAddress, json); }
/** Parses the JSON value of {@linkcode HashIdPreimage}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageFromJson(json: unknown): HashIdPreimage { return fromJson("HashIdPreimage", HashIdPreimage, json); }
/** Parses the JSON value of {@linkcode MemoType}; throws the same errors as {@linkcode scValFromJson}. */
export function memoTypeFromJson(json: unknown): MemoType { return fromJson("MemoType", member(MemoType, 4), json); }
/** Parses the JSON value of {@linkcode Memo}; throws the same errors as {@linkcode scValFromJson}. */
export function memoFromJson(json: unknown): Memo { return fromJson("Memo", Memo, json); }
/** Parses the JSON value of {@linkcode TimeBounds}; throws the same errors as {@linkcode scValFromJson}. */
export function timeBoundsFromJson(json: unknown): TimeBounds { return fromJson("TimeBounds", TimeBounds, json); }
/** Parses the JSON value of {@linkcode LedgerBounds}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerBoundsFromJson(json: unknown): LedgerBounds { return fromJson("LedgerBounds", LedgerBounds, json); }
/** Parses the JSON value of {@linkcode PreconditionsV2}; throws the same errors as {@linkcode scValFromJson}. */
export function preconditionsV2FromJson(json: unknown): PreconditionsV2 { return fromJson("PreconditionsV2", PreconditionsV2, json); }
/** Parses the JSON value of {@linkcode PreconditionType}; throws the same errors as {@linkcode scValFromJson}. */
export function preconditionTypeFromJson(json: unknown): PreconditionType { return fromJson("PreconditionType", member(PreconditionType, 7), json); }
/** Parses the JSON value of {@linkcode Preconditions}; throws the same errors as {@linkcode scValFromJson}. */
export function preconditionsFromJson(json: unknown): Preconditions { return fromJson("Preconditions", Preconditions, json); }
/** Parses the JSON value of {@linkcode LedgerFootprint}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerFootprintFromJson(json: unknown): LedgerFootprint { return fromJson("LedgerFootprint", LedgerFootprint, json); }
/** Parses the JSON value of {@linkcode DwsaResources}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaResourcesFromJson(json: unknown): DwsaResources { return fromJson("DwsaResources", DwsaResources, json); }
/** Parses the JSON value of {@linkcode DwsaResourcesExtV0}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaResourcesExtV0FromJson(json: unknown): DwsaResourcesExtV0 { return fromJson("DwsaResourcesExtV0", DwsaResourcesExtV0, json); }
/** Parses the JSON value of {@linkcode DwsaTransactionDataExt}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionDataExtFromJson(json: unknown): DwsaTransactionDataExt { return fromJson("DwsaTransactionDataExt", DwsaTransactionDataExt, json); }
/** Parses the JSON value of {@linkcode DwsaTransactionData}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionDataFromJson(json: unknown): DwsaTransactionData { return fromJson("DwsaTransactionData", DwsaTransactionData, json); }
/** Parses the JSON value of {@linkcode TransactionV0Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV0ExtFromJson(json: unknown): TransactionV0Ext { return fromJson("TransactionV0Ext", TransactionV0Ext, json); }
/** Parses the JSON value of {@linkcode TransactionV0}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV0FromJson(json: unknown): TransactionV0 { return fromJson("TransactionV0", TransactionV0, json); }
/** Parses the JSON value of {@linkcode TransactionV0Envelope}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV0EnvelopeFromJson(json: unknown): TransactionV0Envelope { return fromJson("TransactionV0Envelope", TransactionV0Envelope, json); }
/** Parses the JSON value of {@linkcode TransactionExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionExtFromJson(json: unknown): TransactionExt { return fromJson("TransactionExt", TransactionExt, json); }
/** Parses the JSON value of {@linkcode Transaction}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionFromJson(json: unknown): Transaction { return fromJson("Transaction", Transaction, json); }
/** Parses the JSON value of {@linkcode TransactionV1Envelope}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV1EnvelopeFromJson(json: unknown): TransactionV1Envelope { return fromJson("TransactionV1Envelope", TransactionV1Envelope, json); }
/** Parses the JSON value of {@linkcode FeeBumpTransactionInnerTx}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionInnerTxFromJson(json: unknown): FeeBumpTransactionInnerTx { return fromJson("FeeBumpTransactionInnerTx", FeeBumpTransactionInnerTx, json); }
/** Parses the JSON value of {@linkcode FeeBumpTransactionExt}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionExtFromJson(json: unknown): FeeBumpTransactionExt { return fromJson("FeeBumpTransactionExt", FeeBumpTransactionExt, json); }
/** Parses the JSON value of {@linkcode FeeBumpTransaction}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionFromJson(json: unknown): FeeBumpTransaction { return fromJson("FeeBumpTransaction", FeeBumpTransaction, json); }
/** Parses the JSON value of {@linkcode FeeBumpTransactionEnvelope}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionEnvelopeFromJson(json: unknown): FeeBumpTransactionEnvelope { return fromJson("FeeBumpTransactionEnvelope", FeeBumpTransactionEnvelope, json); }
/** Parses the JSON value of {@linkcode TransactionEnvelope}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionEnvelopeFromJson(json: unknown): TransactionEnvelope { return fromJson("TransactionEnvelope", TransactionEnvelope, json); }
/** Parses the JSON value of {@linkcode TransactionSignaturePayloadTaggedTransaction}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSignaturePayloadTaggedTransactionFromJson(json: unknown): TransactionSignaturePayloadTaggedTransaction { return fromJson("TransactionSignaturePayloadTaggedTransaction", TransactionSignaturePayloadTaggedTransaction, json); }
/** Parses the JSON value of {@linkcode TransactionSignaturePayload}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSignaturePayloadFromJson(json: unknown): TransactionSignaturePayload { return fromJson("TransactionSignaturePayload", TransactionSignaturePayload, json); }
