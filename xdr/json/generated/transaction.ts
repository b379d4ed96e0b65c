// Generated from xdr/idl/transaction.x by scripts/generate_xdr.ts. Do not edit.

import { assetTypeNames, envelopeTypeNames, liquidityPoolTypeNames } from "../../generated/ledger_entries.ts";
import { AllowTrustOp, BeginSponsoringFutureReservesOp, BumpSequenceOp, ChangeTrustAsset, ChangeTrustOp, ClaimClaimableBalanceOp, ClawbackClaimableBalanceOp, ClawbackOp, ContractIdPreimage, ContractIdPreimageFromAddress, type ContractIdPreimageType, CreateAccountOp, CreateClaimableBalanceOp, CreateContractArgs, CreateContractArgsV2, CreatePassiveSellOfferOp, DecoratedSignature, DwsaAddressCredentials, DwsaAddressCredentialsWithDelegates, type DwsaAuthorizationEntries, DwsaAuthorizationEntry, DwsaAuthorizedFunction, type DwsaAuthorizedFunctionType, DwsaAuthorizedInvocation, DwsaCredentials, type DwsaCredentialsType, DwsaDelegateSignature, DwsaResources, DwsaResourcesExtV0, DwsaTransactionData, DwsaTransactionDataExt, ExtendFootprintTtlOp, FeeBumpTransaction, FeeBumpTransactionEnvelope, FeeBumpTransactionExt, FeeBumpTransactionInnerTx, HashIdPreimage, HashIdPreimageContractId, HashIdPreimageDwsaAuthorization, HashIdPreimageDwsaAuthorizationWithAddress, HashIdPreimageOperationId, HashIdPreimageRevokeId, HostFunction, type HostFunctionType, InvokeContractArgs, InvokeHostFunctionOp, LedgerBounds, LedgerFootprint, LiquidityPoolDepositOp, LiquidityPoolParameters, LiquidityPoolWithdrawOp, ManageBuyOfferOp, ManageDataOp, ManageSellOfferOp, Memo, type MemoType, MuxedAccount, MuxedAccountMed25519, Operation, OperationBody, type OperationType, PathPaymentStrictReceiveOp, PathPaymentStrictSendOp, PaymentOp, type PreconditionType, Preconditions, PreconditionsV2, RestoreFootprintOp, RevokeSponsorshipOp, RevokeSponsorshipOpSigner, type RevokeSponsorshipType, SetOptionsOp, SetTrustLineFlagsOp, TimeBounds, Transaction, TransactionEnvelope, TransactionExt, TransactionSignaturePayload, TransactionSignaturePayloadTaggedTransaction, TransactionV0, TransactionV0Envelope, TransactionV0Ext, TransactionV1Envelope, contractIdPreimageTypeNames, dwsaAuthorizedFunctionTypeNames, dwsaCredentialsTypeNames, hostFunctionTypeNames, memoTypeNames, operationTypeNames, preconditionTypeNames, revokeSponsorshipTypeNames } from "../../generated/transaction.ts";
import { type Node, array, members, optional, readJson, strkeyStruct, strkeyUnion, struct, text, union, varOpaque, versions } from "../_nodes.ts";
import { contractExecutableNode, scAddressNode, scSymbolNode, scValNode } from "./contract.ts";
import { alphaNum12Node, alphaNum4Node, assetCodeNode, assetNode, claimantNode, dataValueNode, ledgerKeyNode, liquidityPoolConstantProductParametersNode, priceNode, sequenceNumberNode, signerNode, string32Node, string64Node } from "./ledger_entries.ts";
import { accountIdNode, claimableBalanceIdNode, durationNode, extensionPointNode, hashNode, int64Node, poolIdNode, signatureHintNode, signatureNode, signerKeyNode, timePointNode, uint256BytesNode, uint32Node, uint64Node } from "./types.ts";

/** The JSON decoder of `LiquidityPoolParameters`. @internal */
export const liquidityPoolParametersNode: Node = /* @__PURE__ */ union(liquidityPoolTypeNames, 0, () => ({ 0: liquidityPoolConstantProductParametersNode }));
/** Parses the JSON value of {@linkcode LiquidityPoolParameters}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolParametersFromJson(json: unknown): LiquidityPoolParameters {
  return readJson(LiquidityPoolParameters, liquidityPoolParametersNode, json);
}

/** The JSON decoder of `MuxedAccountMed25519`. @internal */
export const muxedAccountMed25519Node: Node = /* @__PURE__ */ strkeyStruct("M");
/** Parses the JSON value of {@linkcode MuxedAccountMed25519}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedAccountMed25519FromJson(json: unknown): MuxedAccountMed25519 {
  return readJson(MuxedAccountMed25519, muxedAccountMed25519Node, json);
}

/** The JSON decoder of `MuxedAccount`. @internal */
export const muxedAccountNode: Node = /* @__PURE__ */ strkeyUnion({ G: 0, M: 256 });
/** Parses the JSON value of {@linkcode MuxedAccount}; throws the same errors as {@linkcode scValFromJson}. */
export function muxedAccountFromJson(json: unknown): MuxedAccount {
  return readJson(MuxedAccount, muxedAccountNode, json);
}

/** The JSON decoder of `DecoratedSignature`. @internal */
export const decoratedSignatureNode: Node = /* @__PURE__ */ struct(() => ({ hint: signatureHintNode, signature: signatureNode }));
/** Parses the JSON value of {@linkcode DecoratedSignature}; throws the same errors as {@linkcode scValFromJson}. */
export function decoratedSignatureFromJson(json: unknown): DecoratedSignature {
  return readJson(DecoratedSignature, decoratedSignatureNode, json);
}

/** The JSON decoder of `OperationType`. @internal */
export const operationTypeNode: Node = /* @__PURE__ */ members(operationTypeNames);
/** Parses the JSON value of {@linkcode OperationType}; throws the same errors as {@linkcode scValFromJson}. */
export function operationTypeFromJson(json: unknown): OperationType {
  return readJson({ xdrName: "OperationType", read: (r) => r.enum(operationTypeNames, "OperationType") }, operationTypeNode, json);
}

/** The JSON decoder of `CreateAccountOp`. @internal */
export const createAccountOpNode: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, starting_balance: int64Node }));
/** Parses the JSON value of {@linkcode CreateAccountOp}; throws the same errors as {@linkcode scValFromJson}. */
export function createAccountOpFromJson(json: unknown): CreateAccountOp {
  return readJson(CreateAccountOp, createAccountOpNode, json);
}

/** The JSON decoder of `PaymentOp`. @internal */
export const paymentOpNode: Node = /* @__PURE__ */ struct(() => ({ destination: muxedAccountNode, asset: assetNode, amount: int64Node }));
/** Parses the JSON value of {@linkcode PaymentOp}; throws the same errors as {@linkcode scValFromJson}. */
export function paymentOpFromJson(json: unknown): PaymentOp {
  return readJson(PaymentOp, paymentOpNode, json);
}

/** The JSON decoder of `PathPaymentStrictReceiveOp`. @internal */
export const pathPaymentStrictReceiveOpNode: Node = /* @__PURE__ */ struct(() => ({ send_asset: assetNode, send_max: int64Node, destination: muxedAccountNode, dest_asset: assetNode, dest_amount: int64Node, path: /* @__PURE__ */ array(() => assetNode, 5) }));
/** Parses the JSON value of {@linkcode PathPaymentStrictReceiveOp}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictReceiveOpFromJson(json: unknown): PathPaymentStrictReceiveOp {
  return readJson(PathPaymentStrictReceiveOp, pathPaymentStrictReceiveOpNode, json);
}

/** The JSON decoder of `PathPaymentStrictSendOp`. @internal */
export const pathPaymentStrictSendOpNode: Node = /* @__PURE__ */ struct(() => ({ send_asset: assetNode, send_amount: int64Node, destination: muxedAccountNode, dest_asset: assetNode, dest_min: int64Node, path: /* @__PURE__ */ array(() => assetNode, 5) }));
/** Parses the JSON value of {@linkcode PathPaymentStrictSendOp}; throws the same errors as {@linkcode scValFromJson}. */
export function pathPaymentStrictSendOpFromJson(json: unknown): PathPaymentStrictSendOp {
  return readJson(PathPaymentStrictSendOp, pathPaymentStrictSendOpNode, json);
}

/** The JSON decoder of `ManageSellOfferOp`. @internal */
export const manageSellOfferOpNode: Node = /* @__PURE__ */ struct(() => ({ selling: assetNode, buying: assetNode, amount: int64Node, price: priceNode, offer_id: int64Node }));
/** Parses the JSON value of {@linkcode ManageSellOfferOp}; throws the same errors as {@linkcode scValFromJson}. */
export function manageSellOfferOpFromJson(json: unknown): ManageSellOfferOp {
  return readJson(ManageSellOfferOp, manageSellOfferOpNode, json);
}

/** The JSON decoder of `ManageBuyOfferOp`. @internal */
export const manageBuyOfferOpNode: Node = /* @__PURE__ */ struct(() => ({ selling: assetNode, buying: assetNode, buy_amount: int64Node, price: priceNode, offer_id: int64Node }));
/** Parses the JSON value of {@linkcode ManageBuyOfferOp}; throws the same errors as {@linkcode scValFromJson}. */
export function manageBuyOfferOpFromJson(json: unknown): ManageBuyOfferOp {
  return readJson(ManageBuyOfferOp, manageBuyOfferOpNode, json);
}

/** The JSON decoder of `CreatePassiveSellOfferOp`. @internal */
export const createPassiveSellOfferOpNode: Node = /* @__PURE__ */ struct(() => ({ selling: assetNode, buying: assetNode, amount: int64Node, price: priceNode }));
/** Parses the JSON value of {@linkcode CreatePassiveSellOfferOp}; throws the same errors as {@linkcode scValFromJson}. */
export function createPassiveSellOfferOpFromJson(json: unknown): CreatePassiveSellOfferOp {
  return readJson(CreatePassiveSellOfferOp, createPassiveSellOfferOpNode, json);
}

/** The JSON decoder of `SetOptionsOp`. @internal */
export const setOptionsOpNode: Node = /* @__PURE__ */ struct(() => ({ inflation_dest: /* @__PURE__ */ optional(() => accountIdNode), clear_flags: /* @__PURE__ */ optional(() => uint32Node), set_flags: /* @__PURE__ */ optional(() => uint32Node), master_weight: /* @__PURE__ */ optional(() => uint32Node), low_threshold: /* @__PURE__ */ optional(() => uint32Node), med_threshold: /* @__PURE__ */ optional(() => uint32Node), high_threshold: /* @__PURE__ */ optional(() => uint32Node), home_domain: /* @__PURE__ */ optional(() => string32Node), signer: /* @__PURE__ */ optional(() => signerNode) }));
/** Parses the JSON value of {@linkcode SetOptionsOp}; throws the same errors as {@linkcode scValFromJson}. */
export function setOptionsOpFromJson(json: unknown): SetOptionsOp {
  return readJson(SetOptionsOp, setOptionsOpNode, json);
}

/** The JSON decoder of `ChangeTrustAsset`. @internal */
export const changeTrustAssetNode: Node = /* @__PURE__ */ union(assetTypeNames, 9, () => ({ 1: alphaNum4Node, 2: alphaNum12Node, 3: liquidityPoolParametersNode }));
/** Parses the JSON value of {@linkcode ChangeTrustAsset}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustAssetFromJson(json: unknown): ChangeTrustAsset {
  return readJson(ChangeTrustAsset, changeTrustAssetNode, json);
}

/** The JSON decoder of `ChangeTrustOp`. @internal */
export const changeTrustOpNode: Node = /* @__PURE__ */ struct(() => ({ line: changeTrustAssetNode, limit: int64Node }));
/** Parses the JSON value of {@linkcode ChangeTrustOp}; throws the same errors as {@linkcode scValFromJson}. */
export function changeTrustOpFromJson(json: unknown): ChangeTrustOp {
  return readJson(ChangeTrustOp, changeTrustOpNode, json);
}

/** The JSON decoder of `AllowTrustOp`. @internal */
export const allowTrustOpNode: Node = /* @__PURE__ */ struct(() => ({ trustor: accountIdNode, asset: assetCodeNode, authorize: uint32Node }));
/** Parses the JSON value of {@linkcode AllowTrustOp}; throws the same errors as {@linkcode scValFromJson}. */
export function allowTrustOpFromJson(json: unknown): AllowTrustOp {
  return readJson(AllowTrustOp, allowTrustOpNode, json);
}

/** The JSON decoder of `ManageDataOp`. @internal */
export const manageDataOpNode: Node = /* @__PURE__ */ struct(() => ({ data_name: string64Node, data_value: /* @__PURE__ */ optional(() => dataValueNode) }));
/** Parses the JSON value of {@linkcode ManageDataOp}; throws the same errors as {@linkcode scValFromJson}. */
export function manageDataOpFromJson(json: unknown): ManageDataOp {
  return readJson(ManageDataOp, manageDataOpNode, json);
}

/** The JSON decoder of `BumpSequenceOp`. @internal */
export const bumpSequenceOpNode: Node = /* @__PURE__ */ struct(() => ({ bump_to: sequenceNumberNode }));
/** Parses the JSON value of {@linkcode BumpSequenceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function bumpSequenceOpFromJson(json: unknown): BumpSequenceOp {
  return readJson(BumpSequenceOp, bumpSequenceOpNode, json);
}

/** The JSON decoder of `CreateClaimableBalanceOp`. @internal */
export const createClaimableBalanceOpNode: Node = /* @__PURE__ */ struct(() => ({ asset: assetNode, amount: int64Node, claimants: /* @__PURE__ */ array(() => claimantNode, 10) }));
/** Parses the JSON value of {@linkcode CreateClaimableBalanceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function createClaimableBalanceOpFromJson(json: unknown): CreateClaimableBalanceOp {
  return readJson(CreateClaimableBalanceOp, createClaimableBalanceOpNode, json);
}

/** The JSON decoder of `ClaimClaimableBalanceOp`. @internal */
export const claimClaimableBalanceOpNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode }));
/** Parses the JSON value of {@linkcode ClaimClaimableBalanceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function claimClaimableBalanceOpFromJson(json: unknown): ClaimClaimableBalanceOp {
  return readJson(ClaimClaimableBalanceOp, claimClaimableBalanceOpNode, json);
}

/** The JSON decoder of `BeginSponsoringFutureReservesOp`. @internal */
export const beginSponsoringFutureReservesOpNode: Node = /* @__PURE__ */ struct(() => ({ sponsored_id: accountIdNode }));
/** Parses the JSON value of {@linkcode BeginSponsoringFutureReservesOp}; throws the same errors as {@linkcode scValFromJson}. */
export function beginSponsoringFutureReservesOpFromJson(json: unknown): BeginSponsoringFutureReservesOp {
  return readJson(BeginSponsoringFutureReservesOp, beginSponsoringFutureReservesOpNode, json);
}

/** The JSON decoder of `RevokeSponsorshipType`. @internal */
export const revokeSponsorshipTypeNode: Node = /* @__PURE__ */ members(revokeSponsorshipTypeNames, 17);
/** Parses the JSON value of {@linkcode RevokeSponsorshipType}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipTypeFromJson(json: unknown): RevokeSponsorshipType {
  return readJson({ xdrName: "RevokeSponsorshipType", read: (r) => r.enum(revokeSponsorshipTypeNames, "RevokeSponsorshipType") }, revokeSponsorshipTypeNode, json);
}

/** The JSON decoder of `RevokeSponsorshipOpSigner`. @internal */
export const revokeSponsorshipOpSignerNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, signer_key: signerKeyNode }));
/** Parses the JSON value of {@linkcode RevokeSponsorshipOpSigner}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipOpSignerFromJson(json: unknown): RevokeSponsorshipOpSigner {
  return readJson(RevokeSponsorshipOpSigner, revokeSponsorshipOpSignerNode, json);
}

/** The JSON decoder of `RevokeSponsorshipOp`. @internal */
export const revokeSponsorshipOpNode: Node = /* @__PURE__ */ union(revokeSponsorshipTypeNames, 17, () => ({ 0: ledgerKeyNode, 1: revokeSponsorshipOpSignerNode }));
/** Parses the JSON value of {@linkcode RevokeSponsorshipOp}; throws the same errors as {@linkcode scValFromJson}. */
export function revokeSponsorshipOpFromJson(json: unknown): RevokeSponsorshipOp {
  return readJson(RevokeSponsorshipOp, revokeSponsorshipOpNode, json);
}

/** The JSON decoder of `ClawbackOp`. @internal */
export const clawbackOpNode: Node = /* @__PURE__ */ struct(() => ({ asset: assetNode, from: muxedAccountNode, amount: int64Node }));
/** Parses the JSON value of {@linkcode ClawbackOp}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackOpFromJson(json: unknown): ClawbackOp {
  return readJson(ClawbackOp, clawbackOpNode, json);
}

/** The JSON decoder of `ClawbackClaimableBalanceOp`. @internal */
export const clawbackClaimableBalanceOpNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode }));
/** Parses the JSON value of {@linkcode ClawbackClaimableBalanceOp}; throws the same errors as {@linkcode scValFromJson}. */
export function clawbackClaimableBalanceOpFromJson(json: unknown): ClawbackClaimableBalanceOp {
  return readJson(ClawbackClaimableBalanceOp, clawbackClaimableBalanceOpNode, json);
}

/** The JSON decoder of `SetTrustLineFlagsOp`. @internal */
export const setTrustLineFlagsOpNode: Node = /* @__PURE__ */ struct(() => ({ trustor: accountIdNode, asset: assetNode, clear_flags: uint32Node, set_flags: uint32Node }));
/** Parses the JSON value of {@linkcode SetTrustLineFlagsOp}; throws the same errors as {@linkcode scValFromJson}. */
export function setTrustLineFlagsOpFromJson(json: unknown): SetTrustLineFlagsOp {
  return readJson(SetTrustLineFlagsOp, setTrustLineFlagsOpNode, json);
}

/** The JSON decoder of `LiquidityPoolDepositOp`. @internal */
export const liquidityPoolDepositOpNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, max_amount_a: int64Node, max_amount_b: int64Node, min_price: priceNode, max_price: priceNode }));
/** Parses the JSON value of {@linkcode LiquidityPoolDepositOp}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolDepositOpFromJson(json: unknown): LiquidityPoolDepositOp {
  return readJson(LiquidityPoolDepositOp, liquidityPoolDepositOpNode, json);
}

/** The JSON decoder of `LiquidityPoolWithdrawOp`. @internal */
export const liquidityPoolWithdrawOpNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, amount: int64Node, min_amount_a: int64Node, min_amount_b: int64Node }));
/** Parses the JSON value of {@linkcode LiquidityPoolWithdrawOp}; throws the same errors as {@linkcode scValFromJson}. */
export function liquidityPoolWithdrawOpFromJson(json: unknown): LiquidityPoolWithdrawOp {
  return readJson(LiquidityPoolWithdrawOp, liquidityPoolWithdrawOpNode, json);
}

/** The JSON decoder of `HostFunctionType`. @internal */
export const hostFunctionTypeNode: Node = /* @__PURE__ */ members(hostFunctionTypeNames, 16);
/** Parses the JSON value of {@linkcode HostFunctionType}; throws the same errors as {@linkcode scValFromJson}. */
export function hostFunctionTypeFromJson(json: unknown): HostFunctionType {
  return readJson({ xdrName: "HostFunctionType", read: (r) => r.enum(hostFunctionTypeNames, "HostFunctionType") }, hostFunctionTypeNode, json);
}

/** The JSON decoder of `ContractIdPreimageType`. @internal */
export const contractIdPreimageTypeNode: Node = /* @__PURE__ */ members(contractIdPreimageTypeNames, 22);
/** Parses the JSON value of {@linkcode ContractIdPreimageType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdPreimageTypeFromJson(json: unknown): ContractIdPreimageType {
  return readJson({ xdrName: "ContractIdPreimageType", read: (r) => r.enum(contractIdPreimageTypeNames, "ContractIdPreimageType") }, contractIdPreimageTypeNode, json);
}

/** The JSON decoder of `ContractIdPreimageFromAddress`. @internal */
export const contractIdPreimageFromAddressNode: Node = /* @__PURE__ */ struct(() => ({ address: scAddressNode, salt: uint256BytesNode }));
/** Parses the JSON value of {@linkcode ContractIdPreimageFromAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdPreimageFromAddressFromJson(json: unknown): ContractIdPreimageFromAddress {
  return readJson(ContractIdPreimageFromAddress, contractIdPreimageFromAddressNode, json);
}

/** The JSON decoder of `ContractIdPreimage`. @internal */
export const contractIdPreimageNode: Node = /* @__PURE__ */ union(contractIdPreimageTypeNames, 22, () => ({ 0: contractIdPreimageFromAddressNode, 1: assetNode }));
/** Parses the JSON value of {@linkcode ContractIdPreimage}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdPreimageFromJson(json: unknown): ContractIdPreimage {
  return readJson(ContractIdPreimage, contractIdPreimageNode, json);
}

/** The JSON decoder of `CreateContractArgs`. @internal */
export const createContractArgsNode: Node = /* @__PURE__ */ struct(() => ({ contract_id_preimage: contractIdPreimageNode, executable: contractExecutableNode }));
/** Parses the JSON value of {@linkcode CreateContractArgs}; throws the same errors as {@linkcode scValFromJson}. */
export function createContractArgsFromJson(json: unknown): CreateContractArgs {
  return readJson(CreateContractArgs, createContractArgsNode, json);
}

/** The JSON decoder of `CreateContractArgsV2`. @internal */
export const createContractArgsV2Node: Node = /* @__PURE__ */ struct(() => ({ contract_id_preimage: contractIdPreimageNode, executable: contractExecutableNode, constructor_args: /* @__PURE__ */ array(() => scValNode) }));
/** Parses the JSON value of {@linkcode CreateContractArgsV2}; throws the same errors as {@linkcode scValFromJson}. */
export function createContractArgsV2FromJson(json: unknown): CreateContractArgsV2 {
  return readJson(CreateContractArgsV2, createContractArgsV2Node, json);
}

/** The JSON decoder of `InvokeContractArgs`. @internal */
export const invokeContractArgsNode: Node = /* @__PURE__ */ struct(() => ({ contract_address: scAddressNode, function_name: scSymbolNode, args: /* @__PURE__ */ array(() => scValNode) }));
/** Parses the JSON value of {@linkcode InvokeContractArgs}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeContractArgsFromJson(json: unknown): InvokeContractArgs {
  return readJson(InvokeContractArgs, invokeContractArgsNode, json);
}

/** The JSON decoder of `HostFunction`. @internal */
export const hostFunctionNode: Node = /* @__PURE__ */ union(hostFunctionTypeNames, 16, () => ({ 0: invokeContractArgsNode, 1: createContractArgsNode, 2: /* @__PURE__ */ varOpaque(), 3: createContractArgsV2Node }));
/** Parses the JSON value of {@linkcode HostFunction}; throws the same errors as {@linkcode scValFromJson}. */
export function hostFunctionFromJson(json: unknown): HostFunction {
  return readJson(HostFunction, hostFunctionNode, json);
}

/** The JSON decoder of `DwsaAuthorizedFunctionType`. @internal */
export const dwsaAuthorizedFunctionTypeNode: Node = /* @__PURE__ */ members(dwsaAuthorizedFunctionTypeNames, 26);
/** Parses the JSON value of {@linkcode DwsaAuthorizedFunctionType}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizedFunctionTypeFromJson(json: unknown): DwsaAuthorizedFunctionType {
  return readJson({ xdrName: "DwsaAuthorizedFunctionType", read: (r) => r.enum(dwsaAuthorizedFunctionTypeNames, "DwsaAuthorizedFunctionType") }, dwsaAuthorizedFunctionTypeNode, json);
}

/** The JSON decoder of `DwsaAuthorizedFunction`. @internal */
export const dwsaAuthorizedFunctionNode: Node = /* @__PURE__ */ union(dwsaAuthorizedFunctionTypeNames, 26, () => ({ 0: invokeContractArgsNode, 1: createContractArgsNode, 2: createContractArgsV2Node }));
/** Parses the JSON value of {@linkcode DwsaAuthorizedFunction}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizedFunctionFromJson(json: unknown): DwsaAuthorizedFunction {
  return readJson(DwsaAuthorizedFunction, dwsaAuthorizedFunctionNode, json);
}

/** The JSON decoder of `DwsaAuthorizedInvocation`. @internal */
export const dwsaAuthorizedInvocationNode: Node = /* @__PURE__ */ struct(() => ({ function: dwsaAuthorizedFunctionNode, sub_invocations: /* @__PURE__ */ array(() => dwsaAuthorizedInvocationNode) }), true);
/** Parses the JSON value of {@linkcode DwsaAuthorizedInvocation}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizedInvocationFromJson(json: unknown): DwsaAuthorizedInvocation {
  return readJson(DwsaAuthorizedInvocation, dwsaAuthorizedInvocationNode, json);
}

/** The JSON decoder of `DwsaAddressCredentials`. @internal */
export const dwsaAddressCredentialsNode: Node = /* @__PURE__ */ struct(() => ({ address: scAddressNode, nonce: int64Node, signature_expiration_ledger: uint32Node, signature: scValNode }));
/** Parses the JSON value of {@linkcode DwsaAddressCredentials}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAddressCredentialsFromJson(json: unknown): DwsaAddressCredentials {
  return readJson(DwsaAddressCredentials, dwsaAddressCredentialsNode, json);
}

/** The JSON decoder of `DwsaDelegateSignature`. @internal */
export const dwsaDelegateSignatureNode: Node = /* @__PURE__ */ struct(() => ({ address: scAddressNode, signature: scValNode, nested_delegates: /* @__PURE__ */ array(() => dwsaDelegateSignatureNode) }), true);
/** Parses the JSON value of {@linkcode DwsaDelegateSignature}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaDelegateSignatureFromJson(json: unknown): DwsaDelegateSignature {
  return readJson(DwsaDelegateSignature, dwsaDelegateSignatureNode, json);
}

/** The JSON decoder of `DwsaAddressCredentialsWithDelegates`. @internal */
export const dwsaAddressCredentialsWithDelegatesNode: Node = /* @__PURE__ */ struct(() => ({ address_credentials: dwsaAddressCredentialsNode, delegates: /* @__PURE__ */ array(() => dwsaDelegateSignatureNode) }));
/** Parses the JSON value of {@linkcode DwsaAddressCredentialsWithDelegates}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAddressCredentialsWithDelegatesFromJson(json: unknown): DwsaAddressCredentialsWithDelegates {
  return readJson(DwsaAddressCredentialsWithDelegates, dwsaAddressCredentialsWithDelegatesNode, json);
}

/** The JSON decoder of `DwsaCredentialsType`. @internal */
export const dwsaCredentialsTypeNode: Node = /* @__PURE__ */ members(dwsaCredentialsTypeNames, 15);
/** Parses the JSON value of {@linkcode DwsaCredentialsType}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaCredentialsTypeFromJson(json: unknown): DwsaCredentialsType {
  return readJson({ xdrName: "DwsaCredentialsType", read: (r) => r.enum(dwsaCredentialsTypeNames, "DwsaCredentialsType") }, dwsaCredentialsTypeNode, json);
}

/** The JSON decoder of `DwsaCredentials`. @internal */
export const dwsaCredentialsNode: Node = /* @__PURE__ */ union(dwsaCredentialsTypeNames, 15, () => ({ 1: dwsaAddressCredentialsNode, 2: dwsaAddressCredentialsNode, 3: dwsaAddressCredentialsWithDelegatesNode }));
/** Parses the JSON value of {@linkcode DwsaCredentials}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaCredentialsFromJson(json: unknown): DwsaCredentials {
  return readJson(DwsaCredentials, dwsaCredentialsNode, json);
}

/** The JSON decoder of `DwsaAuthorizationEntry`. @internal */
export const dwsaAuthorizationEntryNode: Node = /* @__PURE__ */ struct(() => ({ credentials: dwsaCredentialsNode, root_invocation: dwsaAuthorizedInvocationNode }));
/** Parses the JSON value of {@linkcode DwsaAuthorizationEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizationEntryFromJson(json: unknown): DwsaAuthorizationEntry {
  return readJson(DwsaAuthorizationEntry, dwsaAuthorizationEntryNode, json);
}

/** The JSON decoder of `DwsaAuthorizationEntries`. @internal */
export const dwsaAuthorizationEntriesNode: Node = /* @__PURE__ */ array(() => dwsaAuthorizationEntryNode);
/** Parses the JSON value of {@linkcode DwsaAuthorizationEntries}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaAuthorizationEntriesFromJson(json: unknown): DwsaAuthorizationEntries {
  return readJson({ xdrName: "DwsaAuthorizationEntries", read: (r) => r.array(4294967295, 24, "DwsaAuthorizationEntries", DwsaAuthorizationEntry.read) }, dwsaAuthorizationEntriesNode, json);
}

/** The JSON decoder of `InvokeHostFunctionOp`. @internal */
export const invokeHostFunctionOpNode: Node = /* @__PURE__ */ struct(() => ({ host_function: hostFunctionNode, auth: /* @__PURE__ */ array(() => dwsaAuthorizationEntryNode) }));
/** Parses the JSON value of {@linkcode InvokeHostFunctionOp}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionOpFromJson(json: unknown): InvokeHostFunctionOp {
  return readJson(InvokeHostFunctionOp, invokeHostFunctionOpNode, json);
}

/** The JSON decoder of `ExtendFootprintTtlOp`. @internal */
export const extendFootprintTtlOpNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, extend_to: uint32Node }));
/** Parses the JSON value of {@linkcode ExtendFootprintTtlOp}; throws the same errors as {@linkcode scValFromJson}. */
export function extendFootprintTtlOpFromJson(json: unknown): ExtendFootprintTtlOp {
  return readJson(ExtendFootprintTtlOp, extendFootprintTtlOpNode, json);
}

/** The JSON decoder of `RestoreFootprintOp`. @internal */
export const restoreFootprintOpNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode }));
/** Parses the JSON value of {@linkcode RestoreFootprintOp}; throws the same errors as {@linkcode scValFromJson}. */
export function restoreFootprintOpFromJson(json: unknown): RestoreFootprintOp {
  return readJson(RestoreFootprintOp, restoreFootprintOpNode, json);
}

/** The JSON decoder of `OperationBody`. @internal */
export const operationBodyNode: Node = /* @__PURE__ */ union(operationTypeNames, 0, () => ({ 0: createAccountOpNode, 1: paymentOpNode, 2: pathPaymentStrictReceiveOpNode, 3: manageSellOfferOpNode, 4: createPassiveSellOfferOpNode, 5: setOptionsOpNode, 6: changeTrustOpNode, 7: allowTrustOpNode, 8: muxedAccountNode, 10: manageDataOpNode, 11: bumpSequenceOpNode, 12: manageBuyOfferOpNode, 13: pathPaymentStrictSendOpNode, 14: createClaimableBalanceOpNode, 15: claimClaimableBalanceOpNode, 16: beginSponsoringFutureReservesOpNode, 18: revokeSponsorshipOpNode, 19: clawbackOpNode, 20: clawbackClaimableBalanceOpNode, 21: setTrustLineFlagsOpNode, 22: liquidityPoolDepositOpNode, 23: liquidityPoolWithdrawOpNode, 24: invokeHostFunctionOpNode, 25: extendFootprintTtlOpNode, 26: restoreFootprintOpNode }));
/** Parses the JSON value of {@linkcode OperationBody}; throws the same errors as {@linkcode scValFromJson}. */
export function operationBodyFromJson(json: unknown): OperationBody {
  return readJson(OperationBody, operationBodyNode, json);
}

/** The JSON decoder of `Operation`. @internal */
export const operationNode: Node = /* @__PURE__ */ struct(() => ({ source_account: /* @__PURE__ */ optional(() => muxedAccountNode), body: operationBodyNode }));
/** Parses the JSON value of {@linkcode Operation}; throws the same errors as {@linkcode scValFromJson}. */
export function operationFromJson(json: unknown): Operation {
  return readJson(Operation, operationNode, json);
}

/** The JSON decoder of `HashIdPreimageOperationId`. @internal */
export const hashIdPreimageOperationIdNode: Node = /* @__PURE__ */ struct(() => ({ source_account: accountIdNode, seq_num: sequenceNumberNode, op_num: uint32Node }));
/** Parses the JSON value of {@linkcode HashIdPreimageOperationId}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageOperationIdFromJson(json: unknown): HashIdPreimageOperationId {
  return readJson(HashIdPreimageOperationId, hashIdPreimageOperationIdNode, json);
}

/** The JSON decoder of `HashIdPreimageRevokeId`. @internal */
export const hashIdPreimageRevokeIdNode: Node = /* @__PURE__ */ struct(() => ({ source_account: accountIdNode, seq_num: sequenceNumberNode, op_num: uint32Node, liquidity_pool_id: poolIdNode, asset: assetNode }));
/** Parses the JSON value of {@linkcode HashIdPreimageRevokeId}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageRevokeIdFromJson(json: unknown): HashIdPreimageRevokeId {
  return readJson(HashIdPreimageRevokeId, hashIdPreimageRevokeIdNode, json);
}

/** The JSON decoder of `HashIdPreimageContractId`. @internal */
export const hashIdPreimageContractIdNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, contract_id_preimage: contractIdPreimageNode }));
/** Parses the JSON value of {@linkcode HashIdPreimageContractId}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageContractIdFromJson(json: unknown): HashIdPreimageContractId {
  return readJson(HashIdPreimageContractId, hashIdPreimageContractIdNode, json);
}

/** The JSON decoder of `HashIdPreimageDwsaAuthorization`. @internal */
export const hashIdPreimageDwsaAuthorizationNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, nonce: int64Node, signature_expiration_ledger: uint32Node, invocation: dwsaAuthorizedInvocationNode }));
/** Parses the JSON value of {@linkcode HashIdPreimageDwsaAuthorization}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageDwsaAuthorizationFromJson(json: unknown): HashIdPreimageDwsaAuthorization {
  return readJson(HashIdPreimageDwsaAuthorization, hashIdPreimageDwsaAuthorizationNode, json);
}

/** The JSON decoder of `HashIdPreimageDwsaAuthorizationWithAddress`. @internal */
export const hashIdPreimageDwsaAuthorizationWithAddressNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, nonce: int64Node, signature_expiration_ledger: uint32Node, address: scAddressNode, invocation: dwsaAuthorizedInvocationNode }));
/** Parses the JSON value of {@linkcode HashIdPreimageDwsaAuthorizationWithAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageDwsaAuthorizationWithAddressFromJson(json: unknown): HashIdPreimageDwsaAuthorizationWithAddress {
  return readJson(HashIdPreimageDwsaAuthorizationWithAddress, hashIdPreimageDwsaAuthorizationWithAddressNode, json);
}

/** The JSON decoder of `HashIdPreimage`. @internal */
export const hashIdPreimageNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 6: hashIdPreimageOperationIdNode, 7: hashIdPreimageRevokeIdNode, 8: hashIdPreimageContractIdNode, 9: hashIdPreimageDwsaAuthorizationNode, 10: hashIdPreimageDwsaAuthorizationWithAddressNode }), true);
/** Parses the JSON value of {@linkcode HashIdPreimage}; throws the same errors as {@linkcode scValFromJson}. */
export function hashIdPreimageFromJson(json: unknown): HashIdPreimage {
  return readJson(HashIdPreimage, hashIdPreimageNode, json);
}

/** The JSON decoder of `MemoType`. @internal */
export const memoTypeNode: Node = /* @__PURE__ */ members(memoTypeNames, 4);
/** Parses the JSON value of {@linkcode MemoType}; throws the same errors as {@linkcode scValFromJson}. */
export function memoTypeFromJson(json: unknown): MemoType {
  return readJson({ xdrName: "MemoType", read: (r) => r.enum(memoTypeNames, "MemoType") }, memoTypeNode, json);
}

/** The JSON decoder of `Memo`. @internal */
export const memoNode: Node = /* @__PURE__ */ union(memoTypeNames, 4, () => ({ 1: /* @__PURE__ */ text(28), 2: uint64Node, 3: hashNode, 4: hashNode }));
/** Parses the JSON value of {@linkcode Memo}; throws the same errors as {@linkcode scValFromJson}. */
export function memoFromJson(json: unknown): Memo {
  return readJson(Memo, memoNode, json);
}

/** The JSON decoder of `TimeBounds`. @internal */
export const timeBoundsNode: Node = /* @__PURE__ */ struct(() => ({ min_time: timePointNode, max_time: timePointNode }));
/** Parses the JSON value of {@linkcode TimeBounds}; throws the same errors as {@linkcode scValFromJson}. */
export function timeBoundsFromJson(json: unknown): TimeBounds {
  return readJson(TimeBounds, timeBoundsNode, json);
}

/** The JSON decoder of `LedgerBounds`. @internal */
export const ledgerBoundsNode: Node = /* @__PURE__ */ struct(() => ({ min_ledger: uint32Node, max_ledger: uint32Node }));
/** Parses the JSON value of {@linkcode LedgerBounds}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerBoundsFromJson(json: unknown): LedgerBounds {
  return readJson(LedgerBounds, ledgerBoundsNode, json);
}

/** The JSON decoder of `PreconditionsV2`. @internal */
export const preconditionsV2Node: Node = /* @__PURE__ */ struct(() => ({ time_bounds: /* @__PURE__ */ optional(() => timeBoundsNode), ledger_bounds: /* @__PURE__ */ optional(() => ledgerBoundsNode), min_seq_num: /* @__PURE__ */ optional(() => sequenceNumberNode), min_seq_age: durationNode, min_seq_ledger_gap: uint32Node, extra_signers: /* @__PURE__ */ array(() => signerKeyNode, 2) }));
/** Parses the JSON value of {@linkcode PreconditionsV2}; throws the same errors as {@linkcode scValFromJson}. */
export function preconditionsV2FromJson(json: unknown): PreconditionsV2 {
  return readJson(PreconditionsV2, preconditionsV2Node, json);
}

/** The JSON decoder of `PreconditionType`. @internal */
export const preconditionTypeNode: Node = /* @__PURE__ */ members(preconditionTypeNames, 7);
/** Parses the JSON value of {@linkcode PreconditionType}; throws the same errors as {@linkcode scValFromJson}. */
export function preconditionTypeFromJson(json: unknown): PreconditionType {
  return readJson({ xdrName: "PreconditionType", read: (r) => r.enum(preconditionTypeNames, "PreconditionType") }, preconditionTypeNode, json);
}

/** The JSON decoder of `Preconditions`. @internal */
export const preconditionsNode: Node = /* @__PURE__ */ union(preconditionTypeNames, 7, () => ({ 1: timeBoundsNode, 2: preconditionsV2Node }));
/** Parses the JSON value of {@linkcode Preconditions}; throws the same errors as {@linkcode scValFromJson}. */
export function preconditionsFromJson(json: unknown): Preconditions {
  return readJson(Preconditions, preconditionsNode, json);
}

/** The JSON decoder of `LedgerFootprint`. @internal */
export const ledgerFootprintNode: Node = /* @__PURE__ */ struct(() => ({ read_only: /* @__PURE__ */ array(() => ledgerKeyNode), read_write: /* @__PURE__ */ array(() => ledgerKeyNode) }));
/** Parses the JSON value of {@linkcode LedgerFootprint}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerFootprintFromJson(json: unknown): LedgerFootprint {
  return readJson(LedgerFootprint, ledgerFootprintNode, json);
}

/** The JSON decoder of `DwsaResources`. @internal */
export const dwsaResourcesNode: Node = /* @__PURE__ */ struct(() => ({ footprint: ledgerFootprintNode, instructions: uint32Node, disk_read_bytes: uint32Node, write_bytes: uint32Node }));
/** Parses the JSON value of {@linkcode DwsaResources}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaResourcesFromJson(json: unknown): DwsaResources {
  return readJson(DwsaResources, dwsaResourcesNode, json);
}

/** The JSON decoder of `DwsaResourcesExtV0`. @internal */
export const dwsaResourcesExtV0Node: Node = /* @__PURE__ */ struct(() => ({ archived_dwsa_entries: /* @__PURE__ */ array(() => uint32Node) }));
/** Parses the JSON value of {@linkcode DwsaResourcesExtV0}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaResourcesExtV0FromJson(json: unknown): DwsaResourcesExtV0 {
  return readJson(DwsaResourcesExtV0, dwsaResourcesExtV0Node, json);
}

/** The JSON decoder of `DwsaTransactionDataExt`. @internal */
export const dwsaTransactionDataExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: dwsaResourcesExtV0Node }));
/** Parses the JSON value of {@linkcode DwsaTransactionDataExt}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionDataExtFromJson(json: unknown): DwsaTransactionDataExt {
  return readJson(DwsaTransactionDataExt, dwsaTransactionDataExtNode, json);
}

/** The JSON decoder of `DwsaTransactionData`. @internal */
export const dwsaTransactionDataNode: Node = /* @__PURE__ */ struct(() => ({ ext: dwsaTransactionDataExtNode, resources: dwsaResourcesNode, resource_fee: int64Node }));
/** Parses the JSON value of {@linkcode DwsaTransactionData}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionDataFromJson(json: unknown): DwsaTransactionData {
  return readJson(DwsaTransactionData, dwsaTransactionDataNode, json);
}

/** The JSON decoder of `TransactionV0Ext`. @internal */
export const transactionV0ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode TransactionV0Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV0ExtFromJson(json: unknown): TransactionV0Ext {
  return readJson(TransactionV0Ext, transactionV0ExtNode, json);
}

/** The JSON decoder of `TransactionV0`. @internal */
export const transactionV0Node: Node = /* @__PURE__ */ struct(() => ({ source_account_ed25519: uint256BytesNode, fee: uint32Node, seq_num: sequenceNumberNode, time_bounds: /* @__PURE__ */ optional(() => timeBoundsNode), memo: memoNode, operations: /* @__PURE__ */ array(() => operationNode, 100), ext: transactionV0ExtNode }));
/** Parses the JSON value of {@linkcode TransactionV0}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV0FromJson(json: unknown): TransactionV0 {
  return readJson(TransactionV0, transactionV0Node, json);
}

/** The JSON decoder of `TransactionV0Envelope`. @internal */
export const transactionV0EnvelopeNode: Node = /* @__PURE__ */ struct(() => ({ tx: transactionV0Node, signatures: /* @__PURE__ */ array(() => decoratedSignatureNode, 20) }));
/** Parses the JSON value of {@linkcode TransactionV0Envelope}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV0EnvelopeFromJson(json: unknown): TransactionV0Envelope {
  return readJson(TransactionV0Envelope, transactionV0EnvelopeNode, json);
}

/** The JSON decoder of `TransactionExt`. @internal */
export const transactionExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: dwsaTransactionDataNode }));
/** Parses the JSON value of {@linkcode TransactionExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionExtFromJson(json: unknown): TransactionExt {
  return readJson(TransactionExt, transactionExtNode, json);
}

/** The JSON decoder of `Transaction`. @internal */
export const transactionNode: Node = /* @__PURE__ */ struct(() => ({ source_account: muxedAccountNode, fee: uint32Node, seq_num: sequenceNumberNode, cond: preconditionsNode, memo: memoNode, operations: /* @__PURE__ */ array(() => operationNode, 100), ext: transactionExtNode }));
/** Parses the JSON value of {@linkcode Transaction}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionFromJson(json: unknown): Transaction {
  return readJson(Transaction, transactionNode, json);
}

/** The JSON decoder of `TransactionV1Envelope`. @internal */
export const transactionV1EnvelopeNode: Node = /* @__PURE__ */ struct(() => ({ tx: transactionNode, signatures: /* @__PURE__ */ array(() => decoratedSignatureNode, 20) }));
/** Parses the JSON value of {@linkcode TransactionV1Envelope}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionV1EnvelopeFromJson(json: unknown): TransactionV1Envelope {
  return readJson(TransactionV1Envelope, transactionV1EnvelopeNode, json);
}

/** The JSON decoder of `FeeBumpTransactionInnerTx`. @internal */
export const feeBumpTransactionInnerTxNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 2: transactionV1EnvelopeNode }), true);
/** Parses the JSON value of {@linkcode FeeBumpTransactionInnerTx}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionInnerTxFromJson(json: unknown): FeeBumpTransactionInnerTx {
  return readJson(FeeBumpTransactionInnerTx, feeBumpTransactionInnerTxNode, json);
}

/** The JSON decoder of `FeeBumpTransactionExt`. @internal */
export const feeBumpTransactionExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode FeeBumpTransactionExt}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionExtFromJson(json: unknown): FeeBumpTransactionExt {
  return readJson(FeeBumpTransactionExt, feeBumpTransactionExtNode, json);
}

/** The JSON decoder of `FeeBumpTransaction`. @internal */
export const feeBumpTransactionNode: Node = /* @__PURE__ */ struct(() => ({ fee_source: muxedAccountNode, fee: int64Node, inner_tx: feeBumpTransactionInnerTxNode, ext: feeBumpTransactionExtNode }));
/** Parses the JSON value of {@linkcode FeeBumpTransaction}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionFromJson(json: unknown): FeeBumpTransaction {
  return readJson(FeeBumpTransaction, feeBumpTransactionNode, json);
}

/** The JSON decoder of `FeeBumpTransactionEnvelope`. @internal */
export const feeBumpTransactionEnvelopeNode: Node = /* @__PURE__ */ struct(() => ({ tx: feeBumpTransactionNode, signatures: /* @__PURE__ */ array(() => decoratedSignatureNode, 20) }));
/** Parses the JSON value of {@linkcode FeeBumpTransactionEnvelope}; throws the same errors as {@linkcode scValFromJson}. */
export function feeBumpTransactionEnvelopeFromJson(json: unknown): FeeBumpTransactionEnvelope {
  return readJson(FeeBumpTransactionEnvelope, feeBumpTransactionEnvelopeNode, json);
}

/** The JSON decoder of `TransactionEnvelope`. @internal */
export const transactionEnvelopeNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 0: transactionV0EnvelopeNode, 2: transactionV1EnvelopeNode, 5: feeBumpTransactionEnvelopeNode }), true);
/** Parses the JSON value of {@linkcode TransactionEnvelope}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionEnvelopeFromJson(json: unknown): TransactionEnvelope {
  return readJson(TransactionEnvelope, transactionEnvelopeNode, json);
}

/** The JSON decoder of `TransactionSignaturePayloadTaggedTransaction`. @internal */
export const transactionSignaturePayloadTaggedTransactionNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 2: transactionNode, 5: feeBumpTransactionNode }), true);
/** Parses the JSON value of {@linkcode TransactionSignaturePayloadTaggedTransaction}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSignaturePayloadTaggedTransactionFromJson(json: unknown): TransactionSignaturePayloadTaggedTransaction {
  return readJson(TransactionSignaturePayloadTaggedTransaction, transactionSignaturePayloadTaggedTransactionNode, json);
}

/** The JSON decoder of `TransactionSignaturePayload`. @internal */
export const transactionSignaturePayloadNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, tagged_transaction: transactionSignaturePayloadTaggedTransactionNode }));
/** Parses the JSON value of {@linkcode TransactionSignaturePayload}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSignaturePayloadFromJson(json: unknown): TransactionSignaturePayload {
  return readJson(TransactionSignaturePayload, transactionSignaturePayloadNode, json);
}
