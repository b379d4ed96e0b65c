// Generated from xdr/idl/transaction.x by scripts/generate_xdr.ts. Do not edit.

import { assetTypeNames, envelopeTypeNames, liquidityPoolTypeNames } from "../../generated/ledger_entries.ts";
import { AllowTrustOp, BeginSponsoringFutureReservesOp, BumpSequenceOp, ChangeTrustAsset, ChangeTrustOp, ClaimClaimableBalanceOp, ClawbackClaimableBalanceOp, ClawbackOp, ContractIdPreimage, ContractIdPreimageFromAddress, type ContractIdPreimageType, CreateAccountOp, CreateClaimableBalanceOp, CreateContractArgs, CreateContractArgsV2, CreatePassiveSellOfferOp, DecoratedSignature, DwsaAddressCredentials, DwsaAddressCredentialsWithDelegates, type DwsaAuthorizationEntries, DwsaAuthorizationEntry, DwsaAuthorizedFunction, type DwsaAuthorizedFunctionType, DwsaAuthorizedInvocation, DwsaCredentials, type DwsaCredentialsType, DwsaDelegateSignature, DwsaResources, DwsaResourcesExtV0, DwsaTransactionData, DwsaTransactionDataExt, ExtendFootprintTtlOp, FeeBumpTransaction, FeeBumpTransactionEnvelope, FeeBumpTransactionExt, FeeBumpTransactionInnerTx, HashIdPreimage, HashIdPreimageContractId, HashIdPreimageDwsaAuthorization, HashIdPreimageDwsaAuthorizationWithAddress, HashIdPreimageOperationId, HashIdPreimageRevokeId, HostFunction, type HostFunctionType, InvokeContractArgs, InvokeHostFunctionOp, LedgerBounds, LedgerFootprint, LiquidityPoolDepositOp, LiquidityPoolParameters, LiquidityPoolWithdrawOp, ManageBuyOfferOp, ManageDataOp, ManageSellOfferOp, Memo, type MemoType, MuxedAccount, MuxedAccountMed25519, Operation, OperationBody, type OperationType, PathPaymentStrictReceiveOp, PathPaymentStrictSendOp, PaymentOp, type PreconditionType, Preconditions, PreconditionsV2, RestoreFootprintOp, RevokeSponsorshipOp, RevokeSponsorshipOpSigner, type RevokeSponsorshipType, SetOptionsOp, SetTrustLineFlagsOp, TimeBounds, Transaction, TransactionEnvelope, TransactionExt, TransactionSignaturePayload, TransactionSignaturePayloadTaggedTransaction, TransactionV0, TransactionV0Envelope, TransactionV0Ext, TransactionV1Envelope, contractIdPreimageTypeNames, dwsaAuthorizedFunctionTypeNames, dwsaCredentialsTypeNames, hostFunctionTypeNames, memoTypeNames, operationTypeNames, preconditionTypeNames, revokeSponsorshipTypeNames } from "../../generated/transaction.ts";
import { type Node, array, members, optional, readJson, strkeyStruct, strkeyUnion, struct, text, union, varOpaque, versions } from "../_nodes.ts";
import { contractExecutableNode, scAddressNode, scSymbolNode, scValNode } from "./contract.ts";
import { alphaNum12Node, alphaNum4Node, assetCodeNode, assetNode, claimantNode, dataValueNode, ledgerKeyNode, liquidityPoolConstantProductParametersNode, priceNode, sequenceNumberNode, signerNode, string32Node, string64Node } from "./ledger_entries.ts";
import { accountIdNode, claimableBalanceIdNode, durationNode, extensionPointNode, hashNode, int64Node, poolIdNode, signatureHintNode, signatureNode, signerKeyNode, timePointNode, uint256BytesNode, uint32Node, uint64Node } from "./types.ts";

/** How the JSON of `LiquidityPoolParameters` is read. @internal */
export const liquidityPoolParametersNode: Node = /* @__PURE__ */ union(liquidityPoolTypeNames, 0, () => ({ 0: liquidityPoolConstantProductParametersNode }));
/** Reads {@linkcode LiquidityPoolParameters} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolParametersFromJson(json: unknown): LiquidityPoolParameters {
  return readJson(LiquidityPoolParameters, liquidityPoolParametersNode, json);
}

/** How the JSON of `MuxedAccountMed25519` is read. @internal */
export const muxedAccountMed25519Node: Node = /* @__PURE__ */ strkeyStruct("M");
/** Reads {@linkcode MuxedAccountMed25519} from its JSON value, as {@linkcode scValFromJson} does. */
export function muxedAccountMed25519FromJson(json: unknown): MuxedAccountMed25519 {
  return readJson(MuxedAccountMed25519, muxedAccountMed25519Node, json);
}

/** How the JSON of `MuxedAccount` is read. @internal */
export const muxedAccountNode: Node = /* @__PURE__ */ strkeyUnion({ G: 0, M: 256 });
/** Reads {@linkcode MuxedAccount} from its JSON value, as {@linkcode scValFromJson} does. */
export function muxedAccountFromJson(json: unknown): MuxedAccount {
  return readJson(MuxedAccount, muxedAccountNode, json);
}

/** How the JSON of `DecoratedSignature` is read. @internal */
export const decoratedSignatureNode: Node = /* @__PURE__ */ struct(() => ({ hint: signatureHintNode, signature: signatureNode }));
/** Reads {@linkcode DecoratedSignature} from its JSON value, as {@linkcode scValFromJson} does. */
export function decoratedSignatureFromJson(json: unknown): DecoratedSignature {
  return readJson(DecoratedSignature, decoratedSignatureNode, json);
}

/** How the JSON of `OperationType` is read. @internal */
export const operationTypeNode: Node = /* @__PURE__ */ members(operationTypeNames);
/** Reads {@linkcode OperationType} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationTypeFromJson(json: unknown): OperationType {
  return readJson({ xdrName: "OperationType", read: (r) => r.enum(operationTypeNames, "OperationType") }, operationTypeNode, json);
}

/** How the JSON of `CreateAccountOp` is read. @internal */
export const createAccountOpNode: Node = /* @__PURE__ */ struct(() => ({ destination: accountIdNode, starting_balance: int64Node }));
/** Reads {@linkcode CreateAccountOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function createAccountOpFromJson(json: unknown): CreateAccountOp {
  return readJson(CreateAccountOp, createAccountOpNode, json);
}

/** How the JSON of `PaymentOp` is read. @internal */
export const paymentOpNode: Node = /* @__PURE__ */ struct(() => ({ destination: muxedAccountNode, asset: assetNode, amount: int64Node }));
/** Reads {@linkcode PaymentOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function paymentOpFromJson(json: unknown): PaymentOp {
  return readJson(PaymentOp, paymentOpNode, json);
}

/** How the JSON of `PathPaymentStrictReceiveOp` is read. @internal */
export const pathPaymentStrictReceiveOpNode: Node = /* @__PURE__ */ struct(() => ({ send_asset: assetNode, send_max: int64Node, destination: muxedAccountNode, dest_asset: assetNode, dest_amount: int64Node, path: /* @__PURE__ */ array(() => assetNode, 5) }));
/** Reads {@linkcode PathPaymentStrictReceiveOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictReceiveOpFromJson(json: unknown): PathPaymentStrictReceiveOp {
  return readJson(PathPaymentStrictReceiveOp, pathPaymentStrictReceiveOpNode, json);
}

/** How the JSON of `PathPaymentStrictSendOp` is read. @internal */
export const pathPaymentStrictSendOpNode: Node = /* @__PURE__ */ struct(() => ({ send_asset: assetNode, send_amount: int64Node, destination: muxedAccountNode, dest_asset: assetNode, dest_min: int64Node, path: /* @__PURE__ */ array(() => assetNode, 5) }));
/** Reads {@linkcode PathPaymentStrictSendOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function pathPaymentStrictSendOpFromJson(json: unknown): PathPaymentStrictSendOp {
  return readJson(PathPaymentStrictSendOp, pathPaymentStrictSendOpNode, json);
}

/** How the JSON of `ManageSellOfferOp` is read. @internal */
export const manageSellOfferOpNode: Node = /* @__PURE__ */ struct(() => ({ selling: assetNode, buying: assetNode, amount: int64Node, price: priceNode, offer_id: int64Node }));
/** Reads {@linkcode ManageSellOfferOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageSellOfferOpFromJson(json: unknown): ManageSellOfferOp {
  return readJson(ManageSellOfferOp, manageSellOfferOpNode, json);
}

/** How the JSON of `ManageBuyOfferOp` is read. @internal */
export const manageBuyOfferOpNode: Node = /* @__PURE__ */ struct(() => ({ selling: assetNode, buying: assetNode, buy_amount: int64Node, price: priceNode, offer_id: int64Node }));
/** Reads {@linkcode ManageBuyOfferOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageBuyOfferOpFromJson(json: unknown): ManageBuyOfferOp {
  return readJson(ManageBuyOfferOp, manageBuyOfferOpNode, json);
}

/** How the JSON of `CreatePassiveSellOfferOp` is read. @internal */
export const createPassiveSellOfferOpNode: Node = /* @__PURE__ */ struct(() => ({ selling: assetNode, buying: assetNode, amount: int64Node, price: priceNode }));
/** Reads {@linkcode CreatePassiveSellOfferOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function createPassiveSellOfferOpFromJson(json: unknown): CreatePassiveSellOfferOp {
  return readJson(CreatePassiveSellOfferOp, createPassiveSellOfferOpNode, json);
}

/** How the JSON of `SetOptionsOp` is read. @internal */
export const setOptionsOpNode: Node = /* @__PURE__ */ struct(() => ({ inflation_dest: /* @__PURE__ */ optional(() => accountIdNode), clear_flags: /* @__PURE__ */ optional(() => uint32Node), set_flags: /* @__PURE__ */ optional(() => uint32Node), master_weight: /* @__PURE__ */ optional(() => uint32Node), low_threshold: /* @__PURE__ */ optional(() => uint32Node), med_threshold: /* @__PURE__ */ optional(() => uint32Node), high_threshold: /* @__PURE__ */ optional(() => uint32Node), home_domain: /* @__PURE__ */ optional(() => string32Node), signer: /* @__PURE__ */ optional(() => signerNode) }));
/** Reads {@linkcode SetOptionsOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function setOptionsOpFromJson(json: unknown): SetOptionsOp {
  return readJson(SetOptionsOp, setOptionsOpNode, json);
}

/** How the JSON of `ChangeTrustAsset` is read. @internal */
export const changeTrustAssetNode: Node = /* @__PURE__ */ union(assetTypeNames, 9, () => ({ 1: alphaNum4Node, 2: alphaNum12Node, 3: liquidityPoolParametersNode }));
/** Reads {@linkcode ChangeTrustAsset} from its JSON value, as {@linkcode scValFromJson} does. */
export function changeTrustAssetFromJson(json: unknown): ChangeTrustAsset {
  return readJson(ChangeTrustAsset, changeTrustAssetNode, json);
}

/** How the JSON of `ChangeTrustOp` is read. @internal */
export const changeTrustOpNode: Node = /* @__PURE__ */ struct(() => ({ line: changeTrustAssetNode, limit: int64Node }));
/** Reads {@linkcode ChangeTrustOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function changeTrustOpFromJson(json: unknown): ChangeTrustOp {
  return readJson(ChangeTrustOp, changeTrustOpNode, json);
}

/** How the JSON of `AllowTrustOp` is read. @internal */
export const allowTrustOpNode: Node = /* @__PURE__ */ struct(() => ({ trustor: accountIdNode, asset: assetCodeNode, authorize: uint32Node }));
/** Reads {@linkcode AllowTrustOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function allowTrustOpFromJson(json: unknown): AllowTrustOp {
  return readJson(AllowTrustOp, allowTrustOpNode, json);
}

/** How the JSON of `ManageDataOp` is read. @internal */
export const manageDataOpNode: Node = /* @__PURE__ */ struct(() => ({ data_name: string64Node, data_value: /* @__PURE__ */ optional(() => dataValueNode) }));
/** Reads {@linkcode ManageDataOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function manageDataOpFromJson(json: unknown): ManageDataOp {
  return readJson(ManageDataOp, manageDataOpNode, json);
}

/** How the JSON of `BumpSequenceOp` is read. @internal */
export const bumpSequenceOpNode: Node = /* @__PURE__ */ struct(() => ({ bump_to: sequenceNumberNode }));
/** Reads {@linkcode BumpSequenceOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function bumpSequenceOpFromJson(json: unknown): BumpSequenceOp {
  return readJson(BumpSequenceOp, bumpSequenceOpNode, json);
}

/** How the JSON of `CreateClaimableBalanceOp` is read. @internal */
export const createClaimableBalanceOpNode: Node = /* @__PURE__ */ struct(() => ({ asset: assetNode, amount: int64Node, claimants: /* @__PURE__ */ array(() => claimantNode, 10) }));
/** Reads {@linkcode CreateClaimableBalanceOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function createClaimableBalanceOpFromJson(json: unknown): CreateClaimableBalanceOp {
  return readJson(CreateClaimableBalanceOp, createClaimableBalanceOpNode, json);
}

/** How the JSON of `ClaimClaimableBalanceOp` is read. @internal */
export const claimClaimableBalanceOpNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode }));
/** Reads {@linkcode ClaimClaimableBalanceOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function claimClaimableBalanceOpFromJson(json: unknown): ClaimClaimableBalanceOp {
  return readJson(ClaimClaimableBalanceOp, claimClaimableBalanceOpNode, json);
}

/** How the JSON of `BeginSponsoringFutureReservesOp` is read. @internal */
export const beginSponsoringFutureReservesOpNode: Node = /* @__PURE__ */ struct(() => ({ sponsored_id: accountIdNode }));
/** Reads {@linkcode BeginSponsoringFutureReservesOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function beginSponsoringFutureReservesOpFromJson(json: unknown): BeginSponsoringFutureReservesOp {
  return readJson(BeginSponsoringFutureReservesOp, beginSponsoringFutureReservesOpNode, json);
}

/** How the JSON of `RevokeSponsorshipType` is read. @internal */
export const revokeSponsorshipTypeNode: Node = /* @__PURE__ */ members(revokeSponsorshipTypeNames, 17);
/** Reads {@linkcode RevokeSponsorshipType} from its JSON value, as {@linkcode scValFromJson} does. */
export function revokeSponsorshipTypeFromJson(json: unknown): RevokeSponsorshipType {
  return readJson({ xdrName: "RevokeSponsorshipType", read: (r) => r.enum(revokeSponsorshipTypeNames, "RevokeSponsorshipType") }, revokeSponsorshipTypeNode, json);
}

/** How the JSON of `RevokeSponsorshipOpSigner` is read. @internal */
export const revokeSponsorshipOpSignerNode: Node = /* @__PURE__ */ struct(() => ({ account_id: accountIdNode, signer_key: signerKeyNode }));
/** Reads {@linkcode RevokeSponsorshipOpSigner} from its JSON value, as {@linkcode scValFromJson} does. */
export function revokeSponsorshipOpSignerFromJson(json: unknown): RevokeSponsorshipOpSigner {
  return readJson(RevokeSponsorshipOpSigner, revokeSponsorshipOpSignerNode, json);
}

/** How the JSON of `RevokeSponsorshipOp` is read. @internal */
export const revokeSponsorshipOpNode: Node = /* @__PURE__ */ union(revokeSponsorshipTypeNames, 17, () => ({ 0: ledgerKeyNode, 1: revokeSponsorshipOpSignerNode }));
/** Reads {@linkcode RevokeSponsorshipOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function revokeSponsorshipOpFromJson(json: unknown): RevokeSponsorshipOp {
  return readJson(RevokeSponsorshipOp, revokeSponsorshipOpNode, json);
}

/** How the JSON of `ClawbackOp` is read. @internal */
export const clawbackOpNode: Node = /* @__PURE__ */ struct(() => ({ asset: assetNode, from: muxedAccountNode, amount: int64Node }));
/** Reads {@linkcode ClawbackOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackOpFromJson(json: unknown): ClawbackOp {
  return readJson(ClawbackOp, clawbackOpNode, json);
}

/** How the JSON of `ClawbackClaimableBalanceOp` is read. @internal */
export const clawbackClaimableBalanceOpNode: Node = /* @__PURE__ */ struct(() => ({ balance_id: claimableBalanceIdNode }));
/** Reads {@linkcode ClawbackClaimableBalanceOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function clawbackClaimableBalanceOpFromJson(json: unknown): ClawbackClaimableBalanceOp {
  return readJson(ClawbackClaimableBalanceOp, clawbackClaimableBalanceOpNode, json);
}

/** How the JSON of `SetTrustLineFlagsOp` is read. @internal */
export const setTrustLineFlagsOpNode: Node = /* @__PURE__ */ struct(() => ({ trustor: accountIdNode, asset: assetNode, clear_flags: uint32Node, set_flags: uint32Node }));
/** Reads {@linkcode SetTrustLineFlagsOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function setTrustLineFlagsOpFromJson(json: unknown): SetTrustLineFlagsOp {
  return readJson(SetTrustLineFlagsOp, setTrustLineFlagsOpNode, json);
}

/** How the JSON of `LiquidityPoolDepositOp` is read. @internal */
export const liquidityPoolDepositOpNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, max_amount_a: int64Node, max_amount_b: int64Node, min_price: priceNode, max_price: priceNode }));
/** Reads {@linkcode LiquidityPoolDepositOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolDepositOpFromJson(json: unknown): LiquidityPoolDepositOp {
  return readJson(LiquidityPoolDepositOp, liquidityPoolDepositOpNode, json);
}

/** How the JSON of `LiquidityPoolWithdrawOp` is read. @internal */
export const liquidityPoolWithdrawOpNode: Node = /* @__PURE__ */ struct(() => ({ liquidity_pool_id: poolIdNode, amount: int64Node, min_amount_a: int64Node, min_amount_b: int64Node }));
/** Reads {@linkcode LiquidityPoolWithdrawOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function liquidityPoolWithdrawOpFromJson(json: unknown): LiquidityPoolWithdrawOp {
  return readJson(LiquidityPoolWithdrawOp, liquidityPoolWithdrawOpNode, json);
}

/** How the JSON of `HostFunctionType` is read. @internal */
export const hostFunctionTypeNode: Node = /* @__PURE__ */ members(hostFunctionTypeNames, 16);
/** Reads {@linkcode HostFunctionType} from its JSON value, as {@linkcode scValFromJson} does. */
export function hostFunctionTypeFromJson(json: unknown): HostFunctionType {
  return readJson({ xdrName: "HostFunctionType", read: (r) => r.enum(hostFunctionTypeNames, "HostFunctionType") }, hostFunctionTypeNode, json);
}

/** How the JSON of `ContractIdPreimageType` is read. @internal */
export const contractIdPreimageTypeNode: Node = /* @__PURE__ */ members(contractIdPreimageTypeNames, 22);
/** Reads {@linkcode ContractIdPreimageType} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractIdPreimageTypeFromJson(json: unknown): ContractIdPreimageType {
  return readJson({ xdrName: "ContractIdPreimageType", read: (r) => r.enum(contractIdPreimageTypeNames, "ContractIdPreimageType") }, contractIdPreimageTypeNode, json);
}

/** How the JSON of `ContractIdPreimageFromAddress` is read. @internal */
export const contractIdPreimageFromAddressNode: Node = /* @__PURE__ */ struct(() => ({ address: scAddressNode, salt: uint256BytesNode }));
/** Reads {@linkcode ContractIdPreimageFromAddress} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractIdPreimageFromAddressFromJson(json: unknown): ContractIdPreimageFromAddress {
  return readJson(ContractIdPreimageFromAddress, contractIdPreimageFromAddressNode, json);
}

/** How the JSON of `ContractIdPreimage` is read. @internal */
export const contractIdPreimageNode: Node = /* @__PURE__ */ union(contractIdPreimageTypeNames, 22, () => ({ 0: contractIdPreimageFromAddressNode, 1: assetNode }));
/** Reads {@linkcode ContractIdPreimage} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractIdPreimageFromJson(json: unknown): ContractIdPreimage {
  return readJson(ContractIdPreimage, contractIdPreimageNode, json);
}

/** How the JSON of `CreateContractArgs` is read. @internal */
export const createContractArgsNode: Node = /* @__PURE__ */ struct(() => ({ contract_id_preimage: contractIdPreimageNode, executable: contractExecutableNode }));
/** Reads {@linkcode CreateContractArgs} from its JSON value, as {@linkcode scValFromJson} does. */
export function createContractArgsFromJson(json: unknown): CreateContractArgs {
  return readJson(CreateContractArgs, createContractArgsNode, json);
}

/** How the JSON of `CreateContractArgsV2` is read. @internal */
export const createContractArgsV2Node: Node = /* @__PURE__ */ struct(() => ({ contract_id_preimage: contractIdPreimageNode, executable: contractExecutableNode, constructor_args: /* @__PURE__ */ array(() => scValNode) }));
/** Reads {@linkcode CreateContractArgsV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function createContractArgsV2FromJson(json: unknown): CreateContractArgsV2 {
  return readJson(CreateContractArgsV2, createContractArgsV2Node, json);
}

/** How the JSON of `InvokeContractArgs` is read. @internal */
export const invokeContractArgsNode: Node = /* @__PURE__ */ struct(() => ({ contract_address: scAddressNode, function_name: scSymbolNode, args: /* @__PURE__ */ array(() => scValNode) }));
/** Reads {@linkcode InvokeContractArgs} from its JSON value, as {@linkcode scValFromJson} does. */
export function invokeContractArgsFromJson(json: unknown): InvokeContractArgs {
  return readJson(InvokeContractArgs, invokeContractArgsNode, json);
}

/** How the JSON of `HostFunction` is read. @internal */
export const hostFunctionNode: Node = /* @__PURE__ */ union(hostFunctionTypeNames, 16, () => ({ 0: invokeContractArgsNode, 1: createContractArgsNode, 2: /* @__PURE__ */ varOpaque(), 3: createContractArgsV2Node }));
/** Reads {@linkcode HostFunction} from its JSON value, as {@linkcode scValFromJson} does. */
export function hostFunctionFromJson(json: unknown): HostFunction {
  return readJson(HostFunction, hostFunctionNode, json);
}

/** How the JSON of `DwsaAuthorizedFunctionType` is read. @internal */
export const dwsaAuthorizedFunctionTypeNode: Node = /* @__PURE__ */ members(dwsaAuthorizedFunctionTypeNames, 26);
/** Reads {@linkcode DwsaAuthorizedFunctionType} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaAuthorizedFunctionTypeFromJson(json: unknown): DwsaAuthorizedFunctionType {
  return readJson({ xdrName: "DwsaAuthorizedFunctionType", read: (r) => r.enum(dwsaAuthorizedFunctionTypeNames, "DwsaAuthorizedFunctionType") }, dwsaAuthorizedFunctionTypeNode, json);
}

/** How the JSON of `DwsaAuthorizedFunction` is read. @internal */
export const dwsaAuthorizedFunctionNode: Node = /* @__PURE__ */ union(dwsaAuthorizedFunctionTypeNames, 26, () => ({ 0: invokeContractArgsNode, 1: createContractArgsNode, 2: createContractArgsV2Node }));
/** Reads {@linkcode DwsaAuthorizedFunction} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaAuthorizedFunctionFromJson(json: unknown): DwsaAuthorizedFunction {
  return readJson(DwsaAuthorizedFunction, dwsaAuthorizedFunctionNode, json);
}

/** How the JSON of `DwsaAuthorizedInvocation` is read. @internal */
export const dwsaAuthorizedInvocationNode: Node = /* @__PURE__ */ struct(() => ({ function: dwsaAuthorizedFunctionNode, sub_invocations: /* @__PURE__ */ array(() => dwsaAuthorizedInvocationNode) }), true);
/** Reads {@linkcode DwsaAuthorizedInvocation} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaAuthorizedInvocationFromJson(json: unknown): DwsaAuthorizedInvocation {
  return readJson(DwsaAuthorizedInvocation, dwsaAuthorizedInvocationNode, json);
}

/** How the JSON of `DwsaAddressCredentials` is read. @internal */
export const dwsaAddressCredentialsNode: Node = /* @__PURE__ */ struct(() => ({ address: scAddressNode, nonce: int64Node, signature_expiration_ledger: uint32Node, signature: scValNode }));
/** Reads {@linkcode DwsaAddressCredentials} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaAddressCredentialsFromJson(json: unknown): DwsaAddressCredentials {
  return readJson(DwsaAddressCredentials, dwsaAddressCredentialsNode, json);
}

/** How the JSON of `DwsaDelegateSignature` is read. @internal */
export const dwsaDelegateSignatureNode: Node = /* @__PURE__ */ struct(() => ({ address: scAddressNode, signature: scValNode, nested_delegates: /* @__PURE__ */ array(() => dwsaDelegateSignatureNode) }), true);
/** Reads {@linkcode DwsaDelegateSignature} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaDelegateSignatureFromJson(json: unknown): DwsaDelegateSignature {
  return readJson(DwsaDelegateSignature, dwsaDelegateSignatureNode, json);
}

/** How the JSON of `DwsaAddressCredentialsWithDelegates` is read. @internal */
export const dwsaAddressCredentialsWithDelegatesNode: Node = /* @__PURE__ */ struct(() => ({ address_credentials: dwsaAddressCredentialsNode, delegates: /* @__PURE__ */ array(() => dwsaDelegateSignatureNode) }));
/** Reads {@linkcode DwsaAddressCredentialsWithDelegates} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaAddressCredentialsWithDelegatesFromJson(json: unknown): DwsaAddressCredentialsWithDelegates {
  return readJson(DwsaAddressCredentialsWithDelegates, dwsaAddressCredentialsWithDelegatesNode, json);
}

/** How the JSON of `DwsaCredentialsType` is read. @internal */
export const dwsaCredentialsTypeNode: Node = /* @__PURE__ */ members(dwsaCredentialsTypeNames, 15);
/** Reads {@linkcode DwsaCredentialsType} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaCredentialsTypeFromJson(json: unknown): DwsaCredentialsType {
  return readJson({ xdrName: "DwsaCredentialsType", read: (r) => r.enum(dwsaCredentialsTypeNames, "DwsaCredentialsType") }, dwsaCredentialsTypeNode, json);
}

/** How the JSON of `DwsaCredentials` is read. @internal */
export const dwsaCredentialsNode: Node = /* @__PURE__ */ union(dwsaCredentialsTypeNames, 15, () => ({ 1: dwsaAddressCredentialsNode, 2: dwsaAddressCredentialsNode, 3: dwsaAddressCredentialsWithDelegatesNode }));
/** Reads {@linkcode DwsaCredentials} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaCredentialsFromJson(json: unknown): DwsaCredentials {
  return readJson(DwsaCredentials, dwsaCredentialsNode, json);
}

/** How the JSON of `DwsaAuthorizationEntry` is read. @internal */
export const dwsaAuthorizationEntryNode: Node = /* @__PURE__ */ struct(() => ({ credentials: dwsaCredentialsNode, root_invocation: dwsaAuthorizedInvocationNode }));
/** Reads {@linkcode DwsaAuthorizationEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaAuthorizationEntryFromJson(json: unknown): DwsaAuthorizationEntry {
  return readJson(DwsaAuthorizationEntry, dwsaAuthorizationEntryNode, json);
}

/** How the JSON of `DwsaAuthorizationEntries` is read. @internal */
export const dwsaAuthorizationEntriesNode: Node = /* @__PURE__ */ array(() => dwsaAuthorizationEntryNode);
/** Reads {@linkcode DwsaAuthorizationEntries} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaAuthorizationEntriesFromJson(json: unknown): DwsaAuthorizationEntries {
  return readJson({ xdrName: "DwsaAuthorizationEntries", read: (r) => r.array(4294967295, 24, "DwsaAuthorizationEntries", DwsaAuthorizationEntry.read) }, dwsaAuthorizationEntriesNode, json);
}

/** How the JSON of `InvokeHostFunctionOp` is read. @internal */
export const invokeHostFunctionOpNode: Node = /* @__PURE__ */ struct(() => ({ host_function: hostFunctionNode, auth: /* @__PURE__ */ array(() => dwsaAuthorizationEntryNode) }));
/** Reads {@linkcode InvokeHostFunctionOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function invokeHostFunctionOpFromJson(json: unknown): InvokeHostFunctionOp {
  return readJson(InvokeHostFunctionOp, invokeHostFunctionOpNode, json);
}

/** How the JSON of `ExtendFootprintTtlOp` is read. @internal */
export const extendFootprintTtlOpNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, extend_to: uint32Node }));
/** Reads {@linkcode ExtendFootprintTtlOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function extendFootprintTtlOpFromJson(json: unknown): ExtendFootprintTtlOp {
  return readJson(ExtendFootprintTtlOp, extendFootprintTtlOpNode, json);
}

/** How the JSON of `RestoreFootprintOp` is read. @internal */
export const restoreFootprintOpNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode }));
/** Reads {@linkcode RestoreFootprintOp} from its JSON value, as {@linkcode scValFromJson} does. */
export function restoreFootprintOpFromJson(json: unknown): RestoreFootprintOp {
  return readJson(RestoreFootprintOp, restoreFootprintOpNode, json);
}

/** How the JSON of `OperationBody` is read. @internal */
export const operationBodyNode: Node = /* @__PURE__ */ union(operationTypeNames, 0, () => ({ 0: createAccountOpNode, 1: paymentOpNode, 2: pathPaymentStrictReceiveOpNode, 3: manageSellOfferOpNode, 4: createPassiveSellOfferOpNode, 5: setOptionsOpNode, 6: changeTrustOpNode, 7: allowTrustOpNode, 8: muxedAccountNode, 10: manageDataOpNode, 11: bumpSequenceOpNode, 12: manageBuyOfferOpNode, 13: pathPaymentStrictSendOpNode, 14: createClaimableBalanceOpNode, 15: claimClaimableBalanceOpNode, 16: beginSponsoringFutureReservesOpNode, 18: revokeSponsorshipOpNode, 19: clawbackOpNode, 20: clawbackClaimableBalanceOpNode, 21: setTrustLineFlagsOpNode, 22: liquidityPoolDepositOpNode, 23: liquidityPoolWithdrawOpNode, 24: invokeHostFunctionOpNode, 25: extendFootprintTtlOpNode, 26: restoreFootprintOpNode }));
/** Reads {@linkcode OperationBody} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationBodyFromJson(json: unknown): OperationBody {
  return readJson(OperationBody, operationBodyNode, json);
}

/** How the JSON of `Operation` is read. @internal */
export const operationNode: Node = /* @__PURE__ */ struct(() => ({ source_account: /* @__PURE__ */ optional(() => muxedAccountNode), body: operationBodyNode }));
/** Reads {@linkcode Operation} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationFromJson(json: unknown): Operation {
  return readJson(Operation, operationNode, json);
}

/** How the JSON of `HashIdPreimageOperationId` is read. @internal */
export const hashIdPreimageOperationIdNode: Node = /* @__PURE__ */ struct(() => ({ source_account: accountIdNode, seq_num: sequenceNumberNode, op_num: uint32Node }));
/** Reads {@linkcode HashIdPreimageOperationId} from its JSON value, as {@linkcode scValFromJson} does. */
export function hashIdPreimageOperationIdFromJson(json: unknown): HashIdPreimageOperationId {
  return readJson(HashIdPreimageOperationId, hashIdPreimageOperationIdNode, json);
}

/** How the JSON of `HashIdPreimageRevokeId` is read. @internal */
export const hashIdPreimageRevokeIdNode: Node = /* @__PURE__ */ struct(() => ({ source_account: accountIdNode, seq_num: sequenceNumberNode, op_num: uint32Node, liquidity_pool_id: poolIdNode, asset: assetNode }));
/** Reads {@linkcode HashIdPreimageRevokeId} from its JSON value, as {@linkcode scValFromJson} does. */
export function hashIdPreimageRevokeIdFromJson(json: unknown): HashIdPreimageRevokeId {
  return readJson(HashIdPreimageRevokeId, hashIdPreimageRevokeIdNode, json);
}

/** How the JSON of `HashIdPreimageContractId` is read. @internal */
export const hashIdPreimageContractIdNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, contract_id_preimage: contractIdPreimageNode }));
/** Reads {@linkcode HashIdPreimageContractId} from its JSON value, as {@linkcode scValFromJson} does. */
export function hashIdPreimageContractIdFromJson(json: unknown): HashIdPreimageContractId {
  return readJson(HashIdPreimageContractId, hashIdPreimageContractIdNode, json);
}

/** How the JSON of `HashIdPreimageDwsaAuthorization` is read. @internal */
export const hashIdPreimageDwsaAuthorizationNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, nonce: int64Node, signature_expiration_ledger: uint32Node, invocation: dwsaAuthorizedInvocationNode }));
/** Reads {@linkcode HashIdPreimageDwsaAuthorization} from its JSON value, as {@linkcode scValFromJson} does. */
export function hashIdPreimageDwsaAuthorizationFromJson(json: unknown): HashIdPreimageDwsaAuthorization {
  return readJson(HashIdPreimageDwsaAuthorization, hashIdPreimageDwsaAuthorizationNode, json);
}

/** How the JSON of `HashIdPreimageDwsaAuthorizationWithAddress` is read. @internal */
export const hashIdPreimageDwsaAuthorizationWithAddressNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, nonce: int64Node, signature_expiration_ledger: uint32Node, address: scAddressNode, invocation: dwsaAuthorizedInvocationNode }));
/** Reads {@linkcode HashIdPreimageDwsaAuthorizationWithAddress} from its JSON value, as {@linkcode scValFromJson} does. */
export function hashIdPreimageDwsaAuthorizationWithAddressFromJson(json: unknown): HashIdPreimageDwsaAuthorizationWithAddress {
  return readJson(HashIdPreimageDwsaAuthorizationWithAddress, hashIdPreimageDwsaAuthorizationWithAddressNode, json);
}

/** How the JSON of `HashIdPreimage` is read. @internal */
export const hashIdPreimageNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 6: hashIdPreimageOperationIdNode, 7: hashIdPreimageRevokeIdNode, 8: hashIdPreimageContractIdNode, 9: hashIdPreimageDwsaAuthorizationNode, 10: hashIdPreimageDwsaAuthorizationWithAddressNode }), true);
/** Reads {@linkcode HashIdPreimage} from its JSON value, as {@linkcode scValFromJson} does. */
export function hashIdPreimageFromJson(json: unknown): HashIdPreimage {
  return readJson(HashIdPreimage, hashIdPreimageNode, json);
}

/** How the JSON of `MemoType` is read. @internal */
export const memoTypeNode: Node = /* @__PURE__ */ members(memoTypeNames, 4);
/** Reads {@linkcode MemoType} from its JSON value, as {@linkcode scValFromJson} does. */
export function memoTypeFromJson(json: unknown): MemoType {
  return readJson({ xdrName: "MemoType", read: (r) => r.enum(memoTypeNames, "MemoType") }, memoTypeNode, json);
}

/** How the JSON of `Memo` is read. @internal */
export const memoNode: Node = /* @__PURE__ */ union(memoTypeNames, 4, () => ({ 1: /* @__PURE__ */ text(28), 2: uint64Node, 3: hashNode, 4: hashNode }));
/** Reads {@linkcode Memo} from its JSON value, as {@linkcode scValFromJson} does. */
export function memoFromJson(json: unknown): Memo {
  return readJson(Memo, memoNode, json);
}

/** How the JSON of `TimeBounds` is read. @internal */
export const timeBoundsNode: Node = /* @__PURE__ */ struct(() => ({ min_time: timePointNode, max_time: timePointNode }));
/** Reads {@linkcode TimeBounds} from its JSON value, as {@linkcode scValFromJson} does. */
export function timeBoundsFromJson(json: unknown): TimeBounds {
  return readJson(TimeBounds, timeBoundsNode, json);
}

/** How the JSON of `LedgerBounds` is read. @internal */
export const ledgerBoundsNode: Node = /* @__PURE__ */ struct(() => ({ min_ledger: uint32Node, max_ledger: uint32Node }));
/** Reads {@linkcode LedgerBounds} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerBoundsFromJson(json: unknown): LedgerBounds {
  return readJson(LedgerBounds, ledgerBoundsNode, json);
}

/** How the JSON of `PreconditionsV2` is read. @internal */
export const preconditionsV2Node: Node = /* @__PURE__ */ struct(() => ({ time_bounds: /* @__PURE__ */ optional(() => timeBoundsNode), ledger_bounds: /* @__PURE__ */ optional(() => ledgerBoundsNode), min_seq_num: /* @__PURE__ */ optional(() => sequenceNumberNode), min_seq_age: durationNode, min_seq_ledger_gap: uint32Node, extra_signers: /* @__PURE__ */ array(() => signerKeyNode, 2) }));
/** Reads {@linkcode PreconditionsV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function preconditionsV2FromJson(json: unknown): PreconditionsV2 {
  return readJson(PreconditionsV2, preconditionsV2Node, json);
}

/** How the JSON of `PreconditionType` is read. @internal */
export const preconditionTypeNode: Node = /* @__PURE__ */ members(preconditionTypeNames, 7);
/** Reads {@linkcode PreconditionType} from its JSON value, as {@linkcode scValFromJson} does. */
export function preconditionTypeFromJson(json: unknown): PreconditionType {
  return readJson({ xdrName: "PreconditionType", read: (r) => r.enum(preconditionTypeNames, "PreconditionType") }, preconditionTypeNode, json);
}

/** How the JSON of `Preconditions` is read. @internal */
export const preconditionsNode: Node = /* @__PURE__ */ union(preconditionTypeNames, 7, () => ({ 1: timeBoundsNode, 2: preconditionsV2Node }));
/** Reads {@linkcode Preconditions} from its JSON value, as {@linkcode scValFromJson} does. */
export function preconditionsFromJson(json: unknown): Preconditions {
  return readJson(Preconditions, preconditionsNode, json);
}

/** How the JSON of `LedgerFootprint` is read. @internal */
export const ledgerFootprintNode: Node = /* @__PURE__ */ struct(() => ({ read_only: /* @__PURE__ */ array(() => ledgerKeyNode), read_write: /* @__PURE__ */ array(() => ledgerKeyNode) }));
/** Reads {@linkcode LedgerFootprint} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerFootprintFromJson(json: unknown): LedgerFootprint {
  return readJson(LedgerFootprint, ledgerFootprintNode, json);
}

/** How the JSON of `DwsaResources` is read. @internal */
export const dwsaResourcesNode: Node = /* @__PURE__ */ struct(() => ({ footprint: ledgerFootprintNode, instructions: uint32Node, disk_read_bytes: uint32Node, write_bytes: uint32Node }));
/** Reads {@linkcode DwsaResources} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaResourcesFromJson(json: unknown): DwsaResources {
  return readJson(DwsaResources, dwsaResourcesNode, json);
}

/** How the JSON of `DwsaResourcesExtV0` is read. @internal */
export const dwsaResourcesExtV0Node: Node = /* @__PURE__ */ struct(() => ({ archived_dwsa_entries: /* @__PURE__ */ array(() => uint32Node) }));
/** Reads {@linkcode DwsaResourcesExtV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaResourcesExtV0FromJson(json: unknown): DwsaResourcesExtV0 {
  return readJson(DwsaResourcesExtV0, dwsaResourcesExtV0Node, json);
}

/** How the JSON of `DwsaTransactionDataExt` is read. @internal */
export const dwsaTransactionDataExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: dwsaResourcesExtV0Node }));
/** Reads {@linkcode DwsaTransactionDataExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaTransactionDataExtFromJson(json: unknown): DwsaTransactionDataExt {
  return readJson(DwsaTransactionDataExt, dwsaTransactionDataExtNode, json);
}

/** How the JSON of `DwsaTransactionData` is read. @internal */
export const dwsaTransactionDataNode: Node = /* @__PURE__ */ struct(() => ({ ext: dwsaTransactionDataExtNode, resources: dwsaResourcesNode, resource_fee: int64Node }));
/** Reads {@linkcode DwsaTransactionData} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaTransactionDataFromJson(json: unknown): DwsaTransactionData {
  return readJson(DwsaTransactionData, dwsaTransactionDataNode, json);
}

/** How the JSON of `TransactionV0Ext` is read. @internal */
export const transactionV0ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode TransactionV0Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionV0ExtFromJson(json: unknown): TransactionV0Ext {
  return readJson(TransactionV0Ext, transactionV0ExtNode, json);
}

/** How the JSON of `TransactionV0` is read. @internal */
export const transactionV0Node: Node = /* @__PURE__ */ struct(() => ({ source_account_ed25519: uint256BytesNode, fee: uint32Node, seq_num: sequenceNumberNode, time_bounds: /* @__PURE__ */ optional(() => timeBoundsNode), memo: memoNode, operations: /* @__PURE__ */ array(() => operationNode, 100), ext: transactionV0ExtNode }));
/** Reads {@linkcode TransactionV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionV0FromJson(json: unknown): TransactionV0 {
  return readJson(TransactionV0, transactionV0Node, json);
}

/** How the JSON of `TransactionV0Envelope` is read. @internal */
export const transactionV0EnvelopeNode: Node = /* @__PURE__ */ struct(() => ({ tx: transactionV0Node, signatures: /* @__PURE__ */ array(() => decoratedSignatureNode, 20) }));
/** Reads {@linkcode TransactionV0Envelope} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionV0EnvelopeFromJson(json: unknown): TransactionV0Envelope {
  return readJson(TransactionV0Envelope, transactionV0EnvelopeNode, json);
}

/** How the JSON of `TransactionExt` is read. @internal */
export const transactionExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: dwsaTransactionDataNode }));
/** Reads {@linkcode TransactionExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionExtFromJson(json: unknown): TransactionExt {
  return readJson(TransactionExt, transactionExtNode, json);
}

/** How the JSON of `Transaction` is read. @internal */
export const transactionNode: Node = /* @__PURE__ */ struct(() => ({ source_account: muxedAccountNode, fee: uint32Node, seq_num: sequenceNumberNode, cond: preconditionsNode, memo: memoNode, operations: /* @__PURE__ */ array(() => operationNode, 100), ext: transactionExtNode }));
/** Reads {@linkcode Transaction} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionFromJson(json: unknown): Transaction {
  return readJson(Transaction, transactionNode, json);
}

/** How the JSON of `TransactionV1Envelope` is read. @internal */
export const transactionV1EnvelopeNode: Node = /* @__PURE__ */ struct(() => ({ tx: transactionNode, signatures: /* @__PURE__ */ array(() => decoratedSignatureNode, 20) }));
/** Reads {@linkcode TransactionV1Envelope} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionV1EnvelopeFromJson(json: unknown): TransactionV1Envelope {
  return readJson(TransactionV1Envelope, transactionV1EnvelopeNode, json);
}

/** How the JSON of `FeeBumpTransactionInnerTx` is read. @internal */
export const feeBumpTransactionInnerTxNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 2: transactionV1EnvelopeNode }), true);
/** Reads {@linkcode FeeBumpTransactionInnerTx} from its JSON value, as {@linkcode scValFromJson} does. */
export function feeBumpTransactionInnerTxFromJson(json: unknown): FeeBumpTransactionInnerTx {
  return readJson(FeeBumpTransactionInnerTx, feeBumpTransactionInnerTxNode, json);
}

/** How the JSON of `FeeBumpTransactionExt` is read. @internal */
export const feeBumpTransactionExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode FeeBumpTransactionExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function feeBumpTransactionExtFromJson(json: unknown): FeeBumpTransactionExt {
  return readJson(FeeBumpTransactionExt, feeBumpTransactionExtNode, json);
}

/** How the JSON of `FeeBumpTransaction` is read. @internal */
export const feeBumpTransactionNode: Node = /* @__PURE__ */ struct(() => ({ fee_source: muxedAccountNode, fee: int64Node, inner_tx: feeBumpTransactionInnerTxNode, ext: feeBumpTransactionExtNode }));
/** Reads {@linkcode FeeBumpTransaction} from its JSON value, as {@linkcode scValFromJson} does. */
export function feeBumpTransactionFromJson(json: unknown): FeeBumpTransaction {
  return readJson(FeeBumpTransaction, feeBumpTransactionNode, json);
}

/** How the JSON of `FeeBumpTransactionEnvelope` is read. @internal */
export const feeBumpTransactionEnvelopeNode: Node = /* @__PURE__ */ struct(() => ({ tx: feeBumpTransactionNode, signatures: /* @__PURE__ */ array(() => decoratedSignatureNode, 20) }));
/** Reads {@linkcode FeeBumpTransactionEnvelope} from its JSON value, as {@linkcode scValFromJson} does. */
export function feeBumpTransactionEnvelopeFromJson(json: unknown): FeeBumpTransactionEnvelope {
  return readJson(FeeBumpTransactionEnvelope, feeBumpTransactionEnvelopeNode, json);
}

/** How the JSON of `TransactionEnvelope` is read. @internal */
export const transactionEnvelopeNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 0: transactionV0EnvelopeNode, 2: transactionV1EnvelopeNode, 5: feeBumpTransactionEnvelopeNode }), true);
/** Reads {@linkcode TransactionEnvelope} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionEnvelopeFromJson(json: unknown): TransactionEnvelope {
  return readJson(TransactionEnvelope, transactionEnvelopeNode, json);
}

/** How the JSON of `TransactionSignaturePayloadTaggedTransaction` is read. @internal */
export const transactionSignaturePayloadTaggedTransactionNode: Node = /* @__PURE__ */ union(envelopeTypeNames, 12, () => ({ 2: transactionNode, 5: feeBumpTransactionNode }), true);
/** Reads {@linkcode TransactionSignaturePayloadTaggedTransaction} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionSignaturePayloadTaggedTransactionFromJson(json: unknown): TransactionSignaturePayloadTaggedTransaction {
  return readJson(TransactionSignaturePayloadTaggedTransaction, transactionSignaturePayloadTaggedTransactionNode, json);
}

/** How the JSON of `TransactionSignaturePayload` is read. @internal */
export const transactionSignaturePayloadNode: Node = /* @__PURE__ */ struct(() => ({ network_id: hashNode, tagged_transaction: transactionSignaturePayloadTaggedTransactionNode }));
/** Reads {@linkcode TransactionSignaturePayload} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionSignaturePayloadFromJson(json: unknown): TransactionSignaturePayload {
  return readJson(TransactionSignaturePayload, transactionSignaturePayloadNode, json);
}
