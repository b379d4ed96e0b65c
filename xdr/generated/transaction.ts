// Generated from xdr/idl/transaction.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bytes, codec, i64, list, members, optional, struct, text, u32, u64, union, varBytes } from "../_schema.ts";
import type { XdrCodec } from "../codec.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import { ContractExecutable, ScAddress, type ScSymbol, ScVal } from "./contract.ts";
import type { AllowTrustOpJson, BeginSponsoringFutureReservesOpJson, BumpSequenceOpJson, ChangeTrustAssetJson, ChangeTrustOpJson, ClaimClaimableBalanceOpJson, ClawbackClaimableBalanceOpJson, ClawbackOpJson, ContractIdPreimageFromAddressJson, ContractIdPreimageJson, CreateAccountOpJson, CreateClaimableBalanceOpJson, CreateContractArgsJson, CreateContractArgsV2Json, CreatePassiveSellOfferOpJson, DecoratedSignatureJson, DwsaAddressCredentialsJson, DwsaAddressCredentialsWithDelegatesJson, DwsaAuthorizationEntryJson, DwsaAuthorizedFunctionJson, DwsaAuthorizedInvocationJson, DwsaCredentialsJson, DwsaDelegateSignatureJson, DwsaResourcesExtV0Json, DwsaResourcesJson, DwsaTransactionDataExtJson, DwsaTransactionDataJson, ExtendFootprintTtlOpJson, FeeBumpTransactionEnvelopeJson, FeeBumpTransactionExtJson, FeeBumpTransactionInnerTxJson, FeeBumpTransactionJson, HashIdPreimageContractIdJson, HashIdPreimageDwsaAuthorizationJson, HashIdPreimageDwsaAuthorizationWithAddressJson, HashIdPreimageJson, HashIdPreimageOperationIdJson, HashIdPreimageRevokeIdJson, HostFunctionJson, InvokeContractArgsJson, InvokeHostFunctionOpJson, LedgerBoundsJson, LedgerFootprintJson, LiquidityPoolDepositOpJson, LiquidityPoolParametersJson, LiquidityPoolWithdrawOpJson, ManageBuyOfferOpJson, ManageDataOpJson, ManageSellOfferOpJson, MemoJson, MuxedAccountJson, MuxedAccountMed25519Json, OperationBodyJson, OperationJson, PathPaymentStrictReceiveOpJson, PathPaymentStrictSendOpJson, PaymentOpJson, PreconditionsJson, PreconditionsV2Json, RestoreFootprintOpJson, RevokeSponsorshipOpJson, RevokeSponsorshipOpSignerJson, SetOptionsOpJson, SetTrustLineFlagsOpJson, TimeBoundsJson, TransactionEnvelopeJson, TransactionExtJson, TransactionJson, TransactionSignaturePayloadJson, TransactionSignaturePayloadTaggedTransactionJson, TransactionV0EnvelopeJson, TransactionV0ExtJson, TransactionV0Json, TransactionV1EnvelopeJson } from "./json_types.ts";
import { AlphaNum12, AlphaNum4, Asset, AssetCode, AssetType, Claimant, type DataValue, LedgerKey, LiquidityPoolConstantProductParameters, LiquidityPoolType, Price, Signer, type String32, type String64 } from "./ledger_entries.ts";
import { type AccountId, ClaimableBalanceId, ExtensionPoint, type Hash, type PoolId, PublicKey, type Signature, type SignatureHint, SignerKey, type Uint256Bytes } from "./types.ts";

/** The value types of the arms of {@linkcode LiquidityPoolParameters}, by arm name. */
export interface LiquidityPoolParametersArms {
  /** A {@linkcode LiquidityPoolConstantProductParameters}. */
  readonly liquidityPoolConstantProduct: LiquidityPoolConstantProductParameters;
}
/** The parameters of a liquidity pool, by its type. */
export type LiquidityPoolParameters<T extends keyof LiquidityPoolParametersArms = keyof LiquidityPoolParametersArms> = { readonly [K in T]: LiquidityPoolParametersUnion<K> }[T];
/** A value of {@linkcode LiquidityPoolParameters} with a given arm. */
export interface LiquidityPoolParametersUnion<T extends keyof LiquidityPoolParametersArms> extends UnionValue<LiquidityPoolParametersArms, T, LiquidityPoolParametersJson> {}
/** The class of {@linkcode LiquidityPoolParameters}. */
export const LiquidityPoolParameters: XdrUnion<LiquidityPoolParametersArms, LiquidityPoolParameters> = /* @__PURE__ */ union("LiquidityPoolParameters", LiquidityPoolType, 0, () => ({ 0: LiquidityPoolConstantProductParameters }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An account and a 64-bit muxed ID. */
export interface MuxedAccountMed25519 extends XdrValue<MuxedAccountMed25519Json> {
  /** An unsigned 64-bit integer. */
  readonly id: bigint;
  /** 32 bytes. */
  readonly ed25519: Uint256Bytes;
}
/** The class of {@linkcode MuxedAccountMed25519}. */
export const MuxedAccountMed25519: XdrStruct<MuxedAccountMed25519> = /* @__PURE__ */ struct("MuxedAccountMed25519", () => ({ id: u64, ed25519: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.id = f[0](r); v.ed25519 = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint64(v.id); w.opaque(v.ed25519, 32); }], "M");

/** The value types of the arms of {@linkcode MuxedAccount}, by arm name. */
export interface MuxedAccountArms {
  /** 32 bytes. */
  readonly keyTypeEd25519: Uint256Bytes;
  /** A {@linkcode MuxedAccountMed25519}. */
  readonly keyTypeMuxedEd25519: MuxedAccountMed25519;
}
/** An account, optionally with a 64-bit muxed ID. */
export type MuxedAccount<T extends keyof MuxedAccountArms = keyof MuxedAccountArms> = { readonly [K in T]: MuxedAccountUnion<K> }[T];
/** A value of {@linkcode MuxedAccount} with a given arm. */
export interface MuxedAccountUnion<T extends keyof MuxedAccountArms> extends UnionValue<MuxedAccountArms, T, MuxedAccountJson> {}
/** The class of {@linkcode MuxedAccount}. */
export const MuxedAccount: XdrUnion<MuxedAccountArms, MuxedAccount> = /* @__PURE__ */ union("MuxedAccount", {"0":"keyTypeEd25519","256":"keyTypeMuxedEd25519"}, "bare", () => ({ 0: bytes(32, "G"), 256: MuxedAccountMed25519 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A signature and the hint of its key. */
export interface DecoratedSignature extends XdrValue<DecoratedSignatureJson> {
  /** The last four bytes of the signer's public key; for a signed payload, XORed with the last four of the payload (CAP-40). 4 bytes. */
  readonly hint: SignatureHint;
  /** At most 64 bytes. */
  readonly signature: Signature;
}
/** The class of {@linkcode DecoratedSignature}. */
export const DecoratedSignature: XdrStruct<DecoratedSignature> = /* @__PURE__ */ struct("DecoratedSignature", () => ({ hint: bytes(4), signature: varBytes(64) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.hint = f[0](r); v.signature = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.hint, 4); w.varOpaque(v.signature, 64); }]);

/** A member of the enum `OperationType`. */
export type OperationType = keyof typeof OperationType;
/** The members of {@linkcode OperationType} by name. */
export const OperationType: {
  /** `CREATE_ACCOUNT` = 0 */ readonly createAccount: "createAccount";
  /** `PAYMENT` = 1 */ readonly payment: "payment";
  /** `PATH_PAYMENT_STRICT_RECEIVE` = 2 */ readonly pathPaymentStrictReceive: "pathPaymentStrictReceive";
  /** `MANAGE_SELL_OFFER` = 3 */ readonly manageSellOffer: "manageSellOffer";
  /** `CREATE_PASSIVE_SELL_OFFER` = 4 */ readonly createPassiveSellOffer: "createPassiveSellOffer";
  /** `SET_OPTIONS` = 5 */ readonly setOptions: "setOptions";
  /** `CHANGE_TRUST` = 6 */ readonly changeTrust: "changeTrust";
  /** `ALLOW_TRUST` = 7 */ readonly allowTrust: "allowTrust";
  /** `ACCOUNT_MERGE` = 8 */ readonly accountMerge: "accountMerge";
  /** `INFLATION` = 9 */ readonly inflation: "inflation";
  /** `MANAGE_DATA` = 10 */ readonly manageData: "manageData";
  /** `BUMP_SEQUENCE` = 11 */ readonly bumpSequence: "bumpSequence";
  /** `MANAGE_BUY_OFFER` = 12 */ readonly manageBuyOffer: "manageBuyOffer";
  /** `PATH_PAYMENT_STRICT_SEND` = 13 */ readonly pathPaymentStrictSend: "pathPaymentStrictSend";
  /** `CREATE_CLAIMABLE_BALANCE` = 14 */ readonly createClaimableBalance: "createClaimableBalance";
  /** `CLAIM_CLAIMABLE_BALANCE` = 15 */ readonly claimClaimableBalance: "claimClaimableBalance";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES` = 16 */ readonly beginSponsoringFutureReserves: "beginSponsoringFutureReserves";
  /** `END_SPONSORING_FUTURE_RESERVES` = 17 */ readonly endSponsoringFutureReserves: "endSponsoringFutureReserves";
  /** `REVOKE_SPONSORSHIP` = 18 */ readonly revokeSponsorship: "revokeSponsorship";
  /** `CLAWBACK` = 19 */ readonly clawback: "clawback";
  /** `CLAWBACK_CLAIMABLE_BALANCE` = 20 */ readonly clawbackClaimableBalance: "clawbackClaimableBalance";
  /** `SET_TRUST_LINE_FLAGS` = 21 */ readonly setTrustLineFlags: "setTrustLineFlags";
  /** `LIQUIDITY_POOL_DEPOSIT` = 22 */ readonly liquidityPoolDeposit: "liquidityPoolDeposit";
  /** `LIQUIDITY_POOL_WITHDRAW` = 23 */ readonly liquidityPoolWithdraw: "liquidityPoolWithdraw";
  /** `INVOKE_HOST_FUNCTION` = 24 */ readonly invokeHostFunction: "invokeHostFunction";
  /** `EXTEND_FOOTPRINT_TTL` = 25 */ readonly extendFootprintTtl: "extendFootprintTtl";
  /** `RESTORE_FOOTPRINT` = 26 */ readonly restoreFootprint: "restoreFootprint";
} = /* @__PURE__ */ members(["createAccount","payment","pathPaymentStrictReceive","manageSellOffer","createPassiveSellOffer","setOptions","changeTrust","allowTrust","accountMerge","inflation","manageData","bumpSequence","manageBuyOffer","pathPaymentStrictSend","createClaimableBalance","claimClaimableBalance","beginSponsoringFutureReserves","endSponsoringFutureReserves","revokeSponsorship","clawback","clawbackClaimableBalance","setTrustLineFlags","liquidityPoolDeposit","liquidityPoolWithdraw","invokeHostFunction","extendFootprintTtl","restoreFootprint"]);

/** Creates an account, and transfers its starting balance from the source account. */
export interface CreateAccountOp extends XdrValue<CreateAccountOpJson> {
  /** A {@linkcode PublicKey}. */
  readonly destination: AccountId;
  /** The starting balance, in stroops. A signed 64-bit integer. */
  readonly startingBalance: bigint;
}
/** The class of {@linkcode CreateAccountOp}. */
export const CreateAccountOp: XdrStruct<CreateAccountOp> = /* @__PURE__ */ struct("CreateAccountOp", () => ({ destination: PublicKey, startingBalance: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.destination = PublicKey.read(r); v.startingBalance = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.destination); w.int64(v.startingBalance); }]);

/** Pays an amount of an asset to an account. */
export interface PaymentOp extends XdrValue<PaymentOpJson> {
  /** A {@linkcode MuxedAccount}. */
  readonly destination: MuxedAccount;
  /** An {@linkcode Asset}. */
  readonly asset: Asset;
  /** The amount in base units (1/10,000,000 of the asset). A signed 64-bit integer. */
  readonly amount: bigint;
}
/** The class of {@linkcode PaymentOp}. */
export const PaymentOp: XdrStruct<PaymentOp> = /* @__PURE__ */ struct("PaymentOp", () => ({ destination: MuxedAccount, asset: Asset, amount: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.destination = MuxedAccount.read(r); v.asset = Asset.read(r); v.amount = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); MuxedAccount.write(w, v.destination); Asset.write(w, v.asset); w.int64(v.amount); }]);

/** Pays an exact amount of an asset with another asset, which is exchanged along a path. */
export interface PathPaymentStrictReceiveOp extends XdrValue<PathPaymentStrictReceiveOpJson> {
  /** An {@linkcode Asset}. */
  readonly sendAsset: Asset;
  /** A signed 64-bit integer. */
  readonly sendMax: bigint;
  /** A {@linkcode MuxedAccount}. */
  readonly destination: MuxedAccount;
  /** An {@linkcode Asset}. */
  readonly destAsset: Asset;
  /** A signed 64-bit integer. */
  readonly destAmount: bigint;
  /** An array of at most 5 {@linkcode Asset} values. */
  readonly path: readonly Asset[];
}
/** The class of {@linkcode PathPaymentStrictReceiveOp}. */
export const PathPaymentStrictReceiveOp: XdrStruct<PathPaymentStrictReceiveOp> = /* @__PURE__ */ struct("PathPaymentStrictReceiveOp", () => ({ sendAsset: Asset, sendMax: i64, destination: MuxedAccount, destAsset: Asset, destAmount: i64, path: list(Asset, 4, 5) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sendAsset = Asset.read(r); v.sendMax = f[1](r); v.destination = MuxedAccount.read(r); v.destAsset = Asset.read(r); v.destAmount = f[4](r); v.path = f[5](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.sendAsset); w.int64(v.sendMax); MuxedAccount.write(w, v.destination); Asset.write(w, v.destAsset); w.int64(v.destAmount); w.array(v.path, 5, Asset.write); }]);

/** Exchanges an exact amount of an asset along a path, and pays the result to an account. */
export interface PathPaymentStrictSendOp extends XdrValue<PathPaymentStrictSendOpJson> {
  /** An {@linkcode Asset}. */
  readonly sendAsset: Asset;
  /** A signed 64-bit integer. */
  readonly sendAmount: bigint;
  /** A {@linkcode MuxedAccount}. */
  readonly destination: MuxedAccount;
  /** An {@linkcode Asset}. */
  readonly destAsset: Asset;
  /** A signed 64-bit integer. */
  readonly destMin: bigint;
  /** An array of at most 5 {@linkcode Asset} values. */
  readonly path: readonly Asset[];
}
/** The class of {@linkcode PathPaymentStrictSendOp}. */
export const PathPaymentStrictSendOp: XdrStruct<PathPaymentStrictSendOp> = /* @__PURE__ */ struct("PathPaymentStrictSendOp", () => ({ sendAsset: Asset, sendAmount: i64, destination: MuxedAccount, destAsset: Asset, destMin: i64, path: list(Asset, 4, 5) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sendAsset = Asset.read(r); v.sendAmount = f[1](r); v.destination = MuxedAccount.read(r); v.destAsset = Asset.read(r); v.destMin = f[4](r); v.path = f[5](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.sendAsset); w.int64(v.sendAmount); MuxedAccount.write(w, v.destination); Asset.write(w, v.destAsset); w.int64(v.destMin); w.array(v.path, 5, Asset.write); }]);

/** Creates, changes or deletes an offer to sell an amount of an asset. */
export interface ManageSellOfferOp extends XdrValue<ManageSellOfferOpJson> {
  /** An {@linkcode Asset}. */
  readonly selling: Asset;
  /** An {@linkcode Asset}. */
  readonly buying: Asset;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
  /** A {@linkcode Price}. */
  readonly price: Price;
  /** A signed 64-bit integer. */
  readonly offerId: bigint;
}
/** The class of {@linkcode ManageSellOfferOp}. */
export const ManageSellOfferOp: XdrStruct<ManageSellOfferOp> = /* @__PURE__ */ struct("ManageSellOfferOp", () => ({ selling: Asset, buying: Asset, amount: i64, price: Price, offerId: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.selling = Asset.read(r); v.buying = Asset.read(r); v.amount = f[2](r); v.price = Price.read(r); v.offerId = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.selling); Asset.write(w, v.buying); w.int64(v.amount); Price.write(w, v.price); w.int64(v.offerId); }]);

/** Creates, changes or deletes an offer to buy an amount of an asset. */
export interface ManageBuyOfferOp extends XdrValue<ManageBuyOfferOpJson> {
  /** An {@linkcode Asset}. */
  readonly selling: Asset;
  /** An {@linkcode Asset}. */
  readonly buying: Asset;
  /** A signed 64-bit integer. */
  readonly buyAmount: bigint;
  /** A {@linkcode Price}. */
  readonly price: Price;
  /** A signed 64-bit integer. */
  readonly offerId: bigint;
}
/** The class of {@linkcode ManageBuyOfferOp}. */
export const ManageBuyOfferOp: XdrStruct<ManageBuyOfferOp> = /* @__PURE__ */ struct("ManageBuyOfferOp", () => ({ selling: Asset, buying: Asset, buyAmount: i64, price: Price, offerId: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.selling = Asset.read(r); v.buying = Asset.read(r); v.buyAmount = f[2](r); v.price = Price.read(r); v.offerId = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.selling); Asset.write(w, v.buying); w.int64(v.buyAmount); Price.write(w, v.price); w.int64(v.offerId); }]);

/** Creates an offer that does not match offers of the same price. */
export interface CreatePassiveSellOfferOp extends XdrValue<CreatePassiveSellOfferOpJson> {
  /** An {@linkcode Asset}. */
  readonly selling: Asset;
  /** An {@linkcode Asset}. */
  readonly buying: Asset;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
  /** A {@linkcode Price}. */
  readonly price: Price;
}
/** The class of {@linkcode CreatePassiveSellOfferOp}. */
export const CreatePassiveSellOfferOp: XdrStruct<CreatePassiveSellOfferOp> = /* @__PURE__ */ struct("CreatePassiveSellOfferOp", () => ({ selling: Asset, buying: Asset, amount: i64, price: Price }), (C, o, f) => [(r) => { const v = new C(BLANK); v.selling = Asset.read(r); v.buying = Asset.read(r); v.amount = f[2](r); v.price = Price.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.selling); Asset.write(w, v.buying); w.int64(v.amount); Price.write(w, v.price); }]);

/** Changes the flags, thresholds, signers, home domain or inflation destination of the source account. */
export interface SetOptionsOp extends XdrValue<SetOptionsOpJson> {
  /** A {@linkcode PublicKey}, or null. */
  readonly inflationDest: AccountId | null;
  /** An unsigned 32-bit integer, or null. */
  readonly clearFlags: number | null;
  /** An unsigned 32-bit integer, or null. */
  readonly setFlags: number | null;
  /** An unsigned 32-bit integer, or null. */
  readonly masterWeight: number | null;
  /** An unsigned 32-bit integer, or null. */
  readonly lowThreshold: number | null;
  /** An unsigned 32-bit integer, or null. */
  readonly medThreshold: number | null;
  /** An unsigned 32-bit integer, or null. */
  readonly highThreshold: number | null;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8), or null. */
  readonly homeDomain: String32 | null;
  /** A {@linkcode Signer}, or null. */
  readonly signer: Signer | null;
}
/** The class of {@linkcode SetOptionsOp}. */
export const SetOptionsOp: XdrStruct<SetOptionsOp> = /* @__PURE__ */ struct("SetOptionsOp", () => ({ inflationDest: optional(PublicKey), clearFlags: optional(u32), setFlags: optional(u32), masterWeight: optional(u32), lowThreshold: optional(u32), medThreshold: optional(u32), highThreshold: optional(u32), homeDomain: optional(text(32)), signer: optional(Signer) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.inflationDest = f[0](r); v.clearFlags = f[1](r); v.setFlags = f[2](r); v.masterWeight = f[3](r); v.lowThreshold = f[4](r); v.medThreshold = f[5](r); v.highThreshold = f[6](r); v.homeDomain = f[7](r); v.signer = f[8](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.optional(v.inflationDest, PublicKey.write); w.optional(v.clearFlags, (w, v: never) => w.uint32(v)); w.optional(v.setFlags, (w, v: never) => w.uint32(v)); w.optional(v.masterWeight, (w, v: never) => w.uint32(v)); w.optional(v.lowThreshold, (w, v: never) => w.uint32(v)); w.optional(v.medThreshold, (w, v: never) => w.uint32(v)); w.optional(v.highThreshold, (w, v: never) => w.uint32(v)); w.optional(v.homeDomain, (w, v: never) => w.text(v, 32)); w.optional(v.signer, Signer.write); }]);

/** The value types of the arms of {@linkcode ChangeTrustAsset}, by arm name. */
export interface ChangeTrustAssetArms {
  /** No value. */ readonly assetTypeNative: null;
  /** An {@linkcode AlphaNum4}. */
  readonly assetTypeCreditAlphanum4: AlphaNum4;
  /** An {@linkcode AlphaNum12}. */
  readonly assetTypeCreditAlphanum12: AlphaNum12;
  /** A {@linkcode LiquidityPoolParameters}. */
  readonly assetTypePoolShare: LiquidityPoolParameters;
}
/** The asset or the liquidity pool of a trust line. */
export type ChangeTrustAsset<T extends keyof ChangeTrustAssetArms = keyof ChangeTrustAssetArms> = { readonly [K in T]: ChangeTrustAssetUnion<K> }[T];
/** A value of {@linkcode ChangeTrustAsset} with a given arm. */
export interface ChangeTrustAssetUnion<T extends keyof ChangeTrustAssetArms> extends UnionValue<ChangeTrustAssetArms, T, ChangeTrustAssetJson> {}
/** The class of {@linkcode ChangeTrustAsset}. */
export const ChangeTrustAsset: XdrUnion<ChangeTrustAssetArms, ChangeTrustAsset> = /* @__PURE__ */ union("ChangeTrustAsset", AssetType, 9, () => ({ 1: AlphaNum4, 2: AlphaNum12, 3: LiquidityPoolParameters }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** Creates, changes or deletes a trust line. */
export interface ChangeTrustOp extends XdrValue<ChangeTrustOpJson> {
  /** A {@linkcode ChangeTrustAsset}. */
  readonly line: ChangeTrustAsset;
  /** A signed 64-bit integer. */
  readonly limit: bigint;
}
/** The class of {@linkcode ChangeTrustOp}. */
export const ChangeTrustOp: XdrStruct<ChangeTrustOp> = /* @__PURE__ */ struct("ChangeTrustOp", () => ({ line: ChangeTrustAsset, limit: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.line = ChangeTrustAsset.read(r); v.limit = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ChangeTrustAsset.write(w, v.line); w.int64(v.limit); }]);

/** Authorizes a trust line, or revokes its authorization. `SetTrustLineFlagsOp` replaces this operation. */
export interface AllowTrustOp extends XdrValue<AllowTrustOpJson> {
  /** A {@linkcode PublicKey}. */
  readonly trustor: AccountId;
  /** An {@linkcode AssetCode}. */
  readonly asset: AssetCode;
  /** An unsigned 32-bit integer. */
  readonly authorize: number;
}
/** The class of {@linkcode AllowTrustOp}. */
export const AllowTrustOp: XdrStruct<AllowTrustOp> = /* @__PURE__ */ struct("AllowTrustOp", () => ({ trustor: PublicKey, asset: AssetCode, authorize: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.trustor = PublicKey.read(r); v.asset = AssetCode.read(r); v.authorize = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.trustor); AssetCode.write(w, v.asset); w.uint32(v.authorize); }]);

/** Sets or deletes a data entry of the source account. */
export interface ManageDataOp extends XdrValue<ManageDataOpJson> {
  /** A string of at most 64 bytes (a `Uint8Array` if not UTF-8). */
  readonly dataName: String64;
  /** At most 64 bytes, or null. */
  readonly dataValue: DataValue | null;
}
/** The class of {@linkcode ManageDataOp}. */
export const ManageDataOp: XdrStruct<ManageDataOp> = /* @__PURE__ */ struct("ManageDataOp", () => ({ dataName: text(64), dataValue: optional(varBytes(64)) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.dataName = f[0](r); v.dataValue = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.text(v.dataName, 64); w.optional(v.dataValue, (w, v: never) => w.varOpaque(v, 64)); }]);

/** Raises the sequence number of the source account. */
export interface BumpSequenceOp extends XdrValue<BumpSequenceOpJson> {
  /** A signed 64-bit integer. */
  readonly bumpTo: bigint;
}
/** The class of {@linkcode BumpSequenceOp}. */
export const BumpSequenceOp: XdrStruct<BumpSequenceOp> = /* @__PURE__ */ struct("BumpSequenceOp", () => ({ bumpTo: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.bumpTo = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int64(v.bumpTo); }]);

/** Creates a balance that the claimants can claim. */
export interface CreateClaimableBalanceOp extends XdrValue<CreateClaimableBalanceOpJson> {
  /** An {@linkcode Asset}. */
  readonly asset: Asset;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
  /** An array of at most 10 {@linkcode Claimant} values. */
  readonly claimants: readonly Claimant[];
}
/** The class of {@linkcode CreateClaimableBalanceOp}. */
export const CreateClaimableBalanceOp: XdrStruct<CreateClaimableBalanceOp> = /* @__PURE__ */ struct("CreateClaimableBalanceOp", () => ({ asset: Asset, amount: i64, claimants: list(Claimant, 44, 10) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.asset = Asset.read(r); v.amount = f[1](r); v.claimants = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.asset); w.int64(v.amount); w.array(v.claimants, 10, Claimant.write); }]);

/** Claims a claimable balance. */
export interface ClaimClaimableBalanceOp extends XdrValue<ClaimClaimableBalanceOpJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  readonly balanceId: ClaimableBalanceId;
}
/** The class of {@linkcode ClaimClaimableBalanceOp}. */
export const ClaimClaimableBalanceOp: XdrStruct<ClaimClaimableBalanceOp> = /* @__PURE__ */ struct("ClaimClaimableBalanceOp", () => ({ balanceId: ClaimableBalanceId }), (C, o, f) => [(r) => { const v = new C(BLANK); v.balanceId = ClaimableBalanceId.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ClaimableBalanceId.write(w, v.balanceId); }]);

/** Begins to sponsor the future reserves of an account, until that account ends the sponsorship in the same transaction. */
export interface BeginSponsoringFutureReservesOp extends XdrValue<BeginSponsoringFutureReservesOpJson> {
  /** A {@linkcode PublicKey}. */
  readonly sponsoredId: AccountId;
}
/** The class of {@linkcode BeginSponsoringFutureReservesOp}. */
export const BeginSponsoringFutureReservesOp: XdrStruct<BeginSponsoringFutureReservesOp> = /* @__PURE__ */ struct("BeginSponsoringFutureReservesOp", () => ({ sponsoredId: PublicKey }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sponsoredId = PublicKey.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.sponsoredId); }]);

/** A member of the enum `RevokeSponsorshipType`. */
export type RevokeSponsorshipType = keyof typeof RevokeSponsorshipType;
/** The members of {@linkcode RevokeSponsorshipType} by name. */
export const RevokeSponsorshipType: {
  /** `REVOKE_SPONSORSHIP_LEDGER_ENTRY` = 0 */ readonly revokeSponsorshipLedgerEntry: "revokeSponsorshipLedgerEntry";
  /** `REVOKE_SPONSORSHIP_SIGNER` = 1 */ readonly revokeSponsorshipSigner: "revokeSponsorshipSigner";
} = /* @__PURE__ */ members(["revokeSponsorshipLedgerEntry","revokeSponsorshipSigner"]);

/** A signer, and the account to which the signer belongs. */
export interface RevokeSponsorshipOpSigner extends XdrValue<RevokeSponsorshipOpSignerJson> {
  /** A {@linkcode PublicKey}. */
  readonly accountId: AccountId;
  /** A {@linkcode SignerKey}. */
  readonly signerKey: SignerKey;
}
/** The class of {@linkcode RevokeSponsorshipOpSigner}. */
export const RevokeSponsorshipOpSigner: XdrStruct<RevokeSponsorshipOpSigner> = /* @__PURE__ */ struct("RevokeSponsorshipOpSigner", () => ({ accountId: PublicKey, signerKey: SignerKey }), (C, o, f) => [(r) => { const v = new C(BLANK); v.accountId = PublicKey.read(r); v.signerKey = SignerKey.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.accountId); SignerKey.write(w, v.signerKey); }]);

/** The value types of the arms of {@linkcode RevokeSponsorshipOp}, by arm name. */
export interface RevokeSponsorshipOpArms {
  /** A {@linkcode LedgerKey}. */
  readonly revokeSponsorshipLedgerEntry: LedgerKey;
  /** A {@linkcode RevokeSponsorshipOpSigner}. */
  readonly revokeSponsorshipSigner: RevokeSponsorshipOpSigner;
}
/** Ends or transfers the sponsorship of a ledger entry or a signer. */
export type RevokeSponsorshipOp<T extends keyof RevokeSponsorshipOpArms = keyof RevokeSponsorshipOpArms> = { readonly [K in T]: RevokeSponsorshipOpUnion<K> }[T];
/** A value of {@linkcode RevokeSponsorshipOp} with a given arm. */
export interface RevokeSponsorshipOpUnion<T extends keyof RevokeSponsorshipOpArms> extends UnionValue<RevokeSponsorshipOpArms, T, RevokeSponsorshipOpJson> {}
/** The class of {@linkcode RevokeSponsorshipOp}. */
export const RevokeSponsorshipOp: XdrUnion<RevokeSponsorshipOpArms, RevokeSponsorshipOp> = /* @__PURE__ */ union("RevokeSponsorshipOp", RevokeSponsorshipType, 17, () => ({ 0: LedgerKey, 1: RevokeSponsorshipOpSigner }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** Burns an amount of an asset that an account holds. */
export interface ClawbackOp extends XdrValue<ClawbackOpJson> {
  /** An {@linkcode Asset}. */
  readonly asset: Asset;
  /** A {@linkcode MuxedAccount}. */
  readonly from: MuxedAccount;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
}
/** The class of {@linkcode ClawbackOp}. */
export const ClawbackOp: XdrStruct<ClawbackOp> = /* @__PURE__ */ struct("ClawbackOp", () => ({ asset: Asset, from: MuxedAccount, amount: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.asset = Asset.read(r); v.from = MuxedAccount.read(r); v.amount = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Asset.write(w, v.asset); MuxedAccount.write(w, v.from); w.int64(v.amount); }]);

/** Burns a claimable balance. */
export interface ClawbackClaimableBalanceOp extends XdrValue<ClawbackClaimableBalanceOpJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  readonly balanceId: ClaimableBalanceId;
}
/** The class of {@linkcode ClawbackClaimableBalanceOp}. */
export const ClawbackClaimableBalanceOp: XdrStruct<ClawbackClaimableBalanceOp> = /* @__PURE__ */ struct("ClawbackClaimableBalanceOp", () => ({ balanceId: ClaimableBalanceId }), (C, o, f) => [(r) => { const v = new C(BLANK); v.balanceId = ClaimableBalanceId.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ClaimableBalanceId.write(w, v.balanceId); }]);

/** Sets and clears flags of a trust line. */
export interface SetTrustLineFlagsOp extends XdrValue<SetTrustLineFlagsOpJson> {
  /** A {@linkcode PublicKey}. */
  readonly trustor: AccountId;
  /** An {@linkcode Asset}. */
  readonly asset: Asset;
  /** An unsigned 32-bit integer. */
  readonly clearFlags: number;
  /** An unsigned 32-bit integer. */
  readonly setFlags: number;
}
/** The class of {@linkcode SetTrustLineFlagsOp}. */
export const SetTrustLineFlagsOp: XdrStruct<SetTrustLineFlagsOp> = /* @__PURE__ */ struct("SetTrustLineFlagsOp", () => ({ trustor: PublicKey, asset: Asset, clearFlags: u32, setFlags: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.trustor = PublicKey.read(r); v.asset = Asset.read(r); v.clearFlags = f[2](r); v.setFlags = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.trustor); Asset.write(w, v.asset); w.uint32(v.clearFlags); w.uint32(v.setFlags); }]);

/** Deposits two assets into a liquidity pool for pool shares. */
export interface LiquidityPoolDepositOp extends XdrValue<LiquidityPoolDepositOpJson> {
  /** 32 bytes. */
  readonly liquidityPoolId: PoolId;
  /** A signed 64-bit integer. */
  readonly maxAmountA: bigint;
  /** A signed 64-bit integer. */
  readonly maxAmountB: bigint;
  /** A {@linkcode Price}. */
  readonly minPrice: Price;
  /** A {@linkcode Price}. */
  readonly maxPrice: Price;
}
/** The class of {@linkcode LiquidityPoolDepositOp}. */
export const LiquidityPoolDepositOp: XdrStruct<LiquidityPoolDepositOp> = /* @__PURE__ */ struct("LiquidityPoolDepositOp", () => ({ liquidityPoolId: bytes(32, "L"), maxAmountA: i64, maxAmountB: i64, minPrice: Price, maxPrice: Price }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liquidityPoolId = f[0](r); v.maxAmountA = f[1](r); v.maxAmountB = f[2](r); v.minPrice = Price.read(r); v.maxPrice = Price.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.liquidityPoolId, 32); w.int64(v.maxAmountA); w.int64(v.maxAmountB); Price.write(w, v.minPrice); Price.write(w, v.maxPrice); }]);

/** Withdraws two assets from a liquidity pool for pool shares. */
export interface LiquidityPoolWithdrawOp extends XdrValue<LiquidityPoolWithdrawOpJson> {
  /** 32 bytes. */
  readonly liquidityPoolId: PoolId;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
  /** A signed 64-bit integer. */
  readonly minAmountA: bigint;
  /** A signed 64-bit integer. */
  readonly minAmountB: bigint;
}
/** The class of {@linkcode LiquidityPoolWithdrawOp}. */
export const LiquidityPoolWithdrawOp: XdrStruct<LiquidityPoolWithdrawOp> = /* @__PURE__ */ struct("LiquidityPoolWithdrawOp", () => ({ liquidityPoolId: bytes(32, "L"), amount: i64, minAmountA: i64, minAmountB: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liquidityPoolId = f[0](r); v.amount = f[1](r); v.minAmountA = f[2](r); v.minAmountB = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.liquidityPoolId, 32); w.int64(v.amount); w.int64(v.minAmountA); w.int64(v.minAmountB); }]);

/** A member of the enum `HostFunctionType`. */
export type HostFunctionType = keyof typeof HostFunctionType;
/** The members of {@linkcode HostFunctionType} by name. */
export const HostFunctionType: {
  /** `HOST_FUNCTION_TYPE_INVOKE_CONTRACT` = 0 */ readonly hostFunctionTypeInvokeContract: "hostFunctionTypeInvokeContract";
  /** `HOST_FUNCTION_TYPE_CREATE_CONTRACT` = 1 */ readonly hostFunctionTypeCreateContract: "hostFunctionTypeCreateContract";
  /** `HOST_FUNCTION_TYPE_UPLOAD_CONTRACT_WASM` = 2 */ readonly hostFunctionTypeUploadContractWasm: "hostFunctionTypeUploadContractWasm";
  /** `HOST_FUNCTION_TYPE_CREATE_CONTRACT_V2` = 3 */ readonly hostFunctionTypeCreateContractV2: "hostFunctionTypeCreateContractV2";
} = /* @__PURE__ */ members(["hostFunctionTypeInvokeContract","hostFunctionTypeCreateContract","hostFunctionTypeUploadContractWasm","hostFunctionTypeCreateContractV2"]);

/** A member of the enum `ContractIDPreimageType`. */
export type ContractIdPreimageType = keyof typeof ContractIdPreimageType;
/** The members of {@linkcode ContractIdPreimageType} by name. */
export const ContractIdPreimageType: {
  /** `CONTRACT_ID_PREIMAGE_FROM_ADDRESS` = 0 */ readonly contractIdPreimageFromAddress: "contractIdPreimageFromAddress";
  /** `CONTRACT_ID_PREIMAGE_FROM_ASSET` = 1 */ readonly contractIdPreimageFromAsset: "contractIdPreimageFromAsset";
} = /* @__PURE__ */ members(["contractIdPreimageFromAddress","contractIdPreimageFromAsset"]);

/** A deployer and a salt. */
export interface ContractIdPreimageFromAddress extends XdrValue<ContractIdPreimageFromAddressJson> {
  /** An {@linkcode ScAddress}. */
  readonly address: ScAddress;
  /** 32 bytes. */
  readonly salt: Uint256Bytes;
}
/** The class of {@linkcode ContractIdPreimageFromAddress}. */
export const ContractIdPreimageFromAddress: XdrStruct<ContractIdPreimageFromAddress> = /* @__PURE__ */ struct("ContractIdPreimageFromAddress", () => ({ address: ScAddress, salt: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.address = ScAddress.read(r); v.salt = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScAddress.write(w, v.address); w.opaque(v.salt, 32); }]);

/** The value types of the arms of {@linkcode ContractIdPreimage}, by arm name. */
export interface ContractIdPreimageArms {
  /** A {@linkcode ContractIdPreimageFromAddress}. */
  readonly contractIdPreimageFromAddress: ContractIdPreimageFromAddress;
  /** An {@linkcode Asset}. */
  readonly contractIdPreimageFromAsset: Asset;
}
/** The source of a contract ID: a deployer and a salt, or an asset. */
export type ContractIdPreimage<T extends keyof ContractIdPreimageArms = keyof ContractIdPreimageArms> = { readonly [K in T]: ContractIdPreimageUnion<K> }[T];
/** A value of {@linkcode ContractIdPreimage} with a given arm. */
export interface ContractIdPreimageUnion<T extends keyof ContractIdPreimageArms> extends UnionValue<ContractIdPreimageArms, T, ContractIdPreimageJson> {}
/** The class of {@linkcode ContractIdPreimage}. */
export const ContractIdPreimage: XdrUnion<ContractIdPreimageArms, ContractIdPreimage> = /* @__PURE__ */ union("ContractIdPreimage", ContractIdPreimageType, 22, () => ({ 0: ContractIdPreimageFromAddress, 1: Asset }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The creation of a contract without constructor arguments. */
export interface CreateContractArgs extends XdrValue<CreateContractArgsJson> {
  /** A {@linkcode ContractIdPreimage}. */
  readonly contractIdPreimage: ContractIdPreimage;
  /** A {@linkcode ContractExecutable}. */
  readonly executable: ContractExecutable;
}
/** The class of {@linkcode CreateContractArgs}. */
export const CreateContractArgs: XdrStruct<CreateContractArgs> = /* @__PURE__ */ struct("CreateContractArgs", () => ({ contractIdPreimage: ContractIdPreimage, executable: ContractExecutable }), (C, o, f) => [(r) => { const v = new C(BLANK); v.contractIdPreimage = ContractIdPreimage.read(r); v.executable = ContractExecutable.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ContractIdPreimage.write(w, v.contractIdPreimage); ContractExecutable.write(w, v.executable); }]);

/** The creation of a contract with constructor arguments. */
export interface CreateContractArgsV2 extends XdrValue<CreateContractArgsV2Json> {
  /** A {@linkcode ContractIdPreimage}. */
  readonly contractIdPreimage: ContractIdPreimage;
  /** A {@linkcode ContractExecutable}. */
  readonly executable: ContractExecutable;
  /** An array of {@linkcode ScVal} values. */
  readonly constructorArgs: readonly ScVal[];
}
/** The class of {@linkcode CreateContractArgsV2}. */
export const CreateContractArgsV2: XdrStruct<CreateContractArgsV2> = /* @__PURE__ */ struct("CreateContractArgsV2", () => ({ contractIdPreimage: ContractIdPreimage, executable: ContractExecutable, constructorArgs: list(ScVal) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.contractIdPreimage = ContractIdPreimage.read(r); v.executable = ContractExecutable.read(r); v.constructorArgs = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ContractIdPreimage.write(w, v.contractIdPreimage); ContractExecutable.write(w, v.executable); w.array(v.constructorArgs, 4294967295, ScVal.write); }]);

/** A contract call: the contract, the function and its arguments. */
export interface InvokeContractArgs extends XdrValue<InvokeContractArgsJson> {
  /** An {@linkcode ScAddress}. */
  readonly contractAddress: ScAddress;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  readonly functionName: ScSymbol;
  /** An array of {@linkcode ScVal} values. */
  readonly args: readonly ScVal[];
}
/** The class of {@linkcode InvokeContractArgs}. */
export const InvokeContractArgs: XdrStruct<InvokeContractArgs> = /* @__PURE__ */ struct("InvokeContractArgs", () => ({ contractAddress: ScAddress, functionName: text(32), args: list(ScVal) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.contractAddress = ScAddress.read(r); v.functionName = f[1](r); v.args = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScAddress.write(w, v.contractAddress); w.text(v.functionName, 32); w.array(v.args, 4294967295, ScVal.write); }]);

/** The value types of the arms of {@linkcode HostFunction}, by arm name. */
export interface HostFunctionArms {
  /** An {@linkcode InvokeContractArgs}. */
  readonly hostFunctionTypeInvokeContract: InvokeContractArgs;
  /** A {@linkcode CreateContractArgs}. */
  readonly hostFunctionTypeCreateContract: CreateContractArgs;
  /** Bytes. */
  readonly hostFunctionTypeUploadContractWasm: Uint8Array;
  /** A {@linkcode CreateContractArgsV2}. */
  readonly hostFunctionTypeCreateContractV2: CreateContractArgsV2;
}
/** The host function of an operation: a call, a creation or a code upload. */
export type HostFunction<T extends keyof HostFunctionArms = keyof HostFunctionArms> = { readonly [K in T]: HostFunctionUnion<K> }[T];
/** A value of {@linkcode HostFunction} with a given arm. */
export interface HostFunctionUnion<T extends keyof HostFunctionArms> extends UnionValue<HostFunctionArms, T, HostFunctionJson> {}
/** The class of {@linkcode HostFunction}. */
export const HostFunction: XdrUnion<HostFunctionArms, HostFunction> = /* @__PURE__ */ union("HostFunction", HostFunctionType, 16, () => ({ 0: InvokeContractArgs, 1: CreateContractArgs, 2: varBytes(), 3: CreateContractArgsV2 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `DwsaAuthorizedFunctionType`. */
export type DwsaAuthorizedFunctionType = keyof typeof DwsaAuthorizedFunctionType;
/** The members of {@linkcode DwsaAuthorizedFunctionType} by name. */
export const DwsaAuthorizedFunctionType: {
  /** `DWSA_AUTHORIZED_FUNCTION_TYPE_CONTRACT_FN` = 0 */ readonly dwsaAuthorizedFunctionTypeContractFn: "dwsaAuthorizedFunctionTypeContractFn";
  /** `DWSA_AUTHORIZED_FUNCTION_TYPE_CREATE_CONTRACT_HOST_FN` = 1 */ readonly dwsaAuthorizedFunctionTypeCreateContractHostFn: "dwsaAuthorizedFunctionTypeCreateContractHostFn";
  /** `DWSA_AUTHORIZED_FUNCTION_TYPE_CREATE_CONTRACT_V2_HOST_FN` = 2 */ readonly dwsaAuthorizedFunctionTypeCreateContractV2HostFn: "dwsaAuthorizedFunctionTypeCreateContractV2HostFn";
} = /* @__PURE__ */ members(["dwsaAuthorizedFunctionTypeContractFn","dwsaAuthorizedFunctionTypeCreateContractHostFn","dwsaAuthorizedFunctionTypeCreateContractV2HostFn"]);

/** The value types of the arms of {@linkcode DwsaAuthorizedFunction}, by arm name. */
export interface DwsaAuthorizedFunctionArms {
  /** An {@linkcode InvokeContractArgs}. */
  readonly dwsaAuthorizedFunctionTypeContractFn: InvokeContractArgs;
  /** A {@linkcode CreateContractArgs}. */
  readonly dwsaAuthorizedFunctionTypeCreateContractHostFn: CreateContractArgs;
  /** A {@linkcode CreateContractArgsV2}. */
  readonly dwsaAuthorizedFunctionTypeCreateContractV2HostFn: CreateContractArgsV2;
}
/** The call or creation of an invocation tree node. */
export type DwsaAuthorizedFunction<T extends keyof DwsaAuthorizedFunctionArms = keyof DwsaAuthorizedFunctionArms> = { readonly [K in T]: DwsaAuthorizedFunctionUnion<K> }[T];
/** A value of {@linkcode DwsaAuthorizedFunction} with a given arm. */
export interface DwsaAuthorizedFunctionUnion<T extends keyof DwsaAuthorizedFunctionArms> extends UnionValue<DwsaAuthorizedFunctionArms, T, DwsaAuthorizedFunctionJson> {}
/** The class of {@linkcode DwsaAuthorizedFunction}. */
export const DwsaAuthorizedFunction: XdrUnion<DwsaAuthorizedFunctionArms, DwsaAuthorizedFunction> = /* @__PURE__ */ union("DwsaAuthorizedFunction", DwsaAuthorizedFunctionType, 26, () => ({ 0: InvokeContractArgs, 1: CreateContractArgs, 2: CreateContractArgsV2 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A node of an invocation tree: a call or a creation, and its sub-invocations. */
export interface DwsaAuthorizedInvocation extends XdrValue<DwsaAuthorizedInvocationJson> {
  /** A {@linkcode DwsaAuthorizedFunction}. */
  readonly function: DwsaAuthorizedFunction;
  /** The sub-invocations that need authorization by the same address. An array of {@linkcode DwsaAuthorizedInvocation} values. */
  readonly subInvocations: readonly DwsaAuthorizedInvocation[];
}
/** The class of {@linkcode DwsaAuthorizedInvocation}. */
export const DwsaAuthorizedInvocation: XdrStruct<DwsaAuthorizedInvocation> = /* @__PURE__ */ struct("DwsaAuthorizedInvocation", () => ({ function: DwsaAuthorizedFunction, subInvocations: list(DwsaAuthorizedInvocation, 20) }), (C, o, f) => [(r) => { const v = new C(BLANK); r.enter("DwsaAuthorizedInvocation"); v.function = DwsaAuthorizedFunction.read(r); v.subInvocations = f[1](r); r.exit(); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enter(); DwsaAuthorizedFunction.write(w, v.function); w.array(v.subInvocations, 4294967295, DwsaAuthorizedInvocation.write); w.exit(); }], undefined, true);

/** The credentials of an address: its nonce, its expiry and its signature. */
export interface DwsaAddressCredentials extends XdrValue<DwsaAddressCredentialsJson> {
  /** The address that authorizes the invocation. An {@linkcode ScAddress}. */
  readonly address: ScAddress;
  /** A number that the address can use only once. A signed 64-bit integer. */
  readonly nonce: bigint;
  /** The last ledger in which the signature is valid. An unsigned 32-bit integer. */
  readonly signatureExpirationLedger: number;
  /** The signature. For `G...`, a vec of maps, each with a public key and its signature; void while unsigned. An {@linkcode ScVal}. */
  readonly signature: ScVal;
}
/** The class of {@linkcode DwsaAddressCredentials}. */
export const DwsaAddressCredentials: XdrStruct<DwsaAddressCredentials> = /* @__PURE__ */ struct("DwsaAddressCredentials", () => ({ address: ScAddress, nonce: i64, signatureExpirationLedger: u32, signature: ScVal }), (C, o, f) => [(r) => { const v = new C(BLANK); v.address = ScAddress.read(r); v.nonce = f[1](r); v.signatureExpirationLedger = f[2](r); v.signature = ScVal.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScAddress.write(w, v.address); w.int64(v.nonce); w.uint32(v.signatureExpirationLedger); ScVal.write(w, v.signature); }]);

/** A delegate, its signature and its own delegates (CAP-71-01). */
export interface DwsaDelegateSignature extends XdrValue<DwsaDelegateSignatureJson> {
  /** The signing account or contract. An {@linkcode ScAddress}. */
  readonly address: ScAddress;
  /** The signature that the delegate's account verifies; void while unsigned. An {@linkcode ScVal}. */
  readonly signature: ScVal;
  /** Sorted by address, without duplicates. An array of {@linkcode DwsaDelegateSignature} values. */
  readonly nestedDelegates: readonly DwsaDelegateSignature[];
}
/** The class of {@linkcode DwsaDelegateSignature}. */
export const DwsaDelegateSignature: XdrStruct<DwsaDelegateSignature> = /* @__PURE__ */ struct("DwsaDelegateSignature", () => ({ address: ScAddress, signature: ScVal, nestedDelegates: list(DwsaDelegateSignature, 44) }), (C, o, f) => [(r) => { const v = new C(BLANK); r.enter("DwsaDelegateSignature"); v.address = ScAddress.read(r); v.signature = ScVal.read(r); v.nestedDelegates = f[2](r); r.exit(); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enter(); ScAddress.write(w, v.address); ScVal.write(w, v.signature); w.array(v.nestedDelegates, 4294967295, DwsaDelegateSignature.write); w.exit(); }], undefined, true);

/** Address credentials with delegates that also sign (CAP-71-01). */
export interface DwsaAddressCredentialsWithDelegates extends XdrValue<DwsaAddressCredentialsWithDelegatesJson> {
  /** A {@linkcode DwsaAddressCredentials}. */
  readonly addressCredentials: DwsaAddressCredentials;
  /** Sorted by address, without duplicates. An array of {@linkcode DwsaDelegateSignature} values. */
  readonly delegates: readonly DwsaDelegateSignature[];
}
/** The class of {@linkcode DwsaAddressCredentialsWithDelegates}. */
export const DwsaAddressCredentialsWithDelegates: XdrStruct<DwsaAddressCredentialsWithDelegates> = /* @__PURE__ */ struct("DwsaAddressCredentialsWithDelegates", () => ({ addressCredentials: DwsaAddressCredentials, delegates: list(DwsaDelegateSignature, 44) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.addressCredentials = DwsaAddressCredentials.read(r); v.delegates = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); DwsaAddressCredentials.write(w, v.addressCredentials); w.array(v.delegates, 4294967295, DwsaDelegateSignature.write); }]);

/** A member of the enum `DwsaCredentialsType`. */
export type DwsaCredentialsType = keyof typeof DwsaCredentialsType;
/** The members of {@linkcode DwsaCredentialsType} by name. */
export const DwsaCredentialsType: {
  /** `DWSA_CREDENTIALS_SOURCE_ACCOUNT` = 0 */ readonly dwsaCredentialsSourceAccount: "dwsaCredentialsSourceAccount";
  /** `DWSA_CREDENTIALS_ADDRESS` = 1 */ readonly dwsaCredentialsAddress: "dwsaCredentialsAddress";
  /** `DWSA_CREDENTIALS_ADDRESS_V2` = 2 */ readonly dwsaCredentialsAddressV2: "dwsaCredentialsAddressV2";
  /** `DWSA_CREDENTIALS_ADDRESS_WITH_DELEGATES` = 3 */ readonly dwsaCredentialsAddressWithDelegates: "dwsaCredentialsAddressWithDelegates";
} = /* @__PURE__ */ members(["dwsaCredentialsSourceAccount","dwsaCredentialsAddress","dwsaCredentialsAddressV2","dwsaCredentialsAddressWithDelegates"]);

/** The value types of the arms of {@linkcode DwsaCredentials}, by arm name. */
export interface DwsaCredentialsArms {
  /** Authorized by the signature of the transaction. No value. */
  readonly dwsaCredentialsSourceAccount: null;
  /** The signed payload does not name the address. A {@linkcode DwsaAddressCredentials}. */
  readonly dwsaCredentialsAddress: DwsaAddressCredentials;
  /** The signed payload names the address (CAP-71). A {@linkcode DwsaAddressCredentials}. */
  readonly dwsaCredentialsAddressV2: DwsaAddressCredentials;
  /** The address and its delegates sign one payload that names the address (CAP-71-01). A {@linkcode DwsaAddressCredentialsWithDelegates}. */
  readonly dwsaCredentialsAddressWithDelegates: DwsaAddressCredentialsWithDelegates;
}
/** The credentials of an authorization entry (CAP-46-11, CAP-71). */
export type DwsaCredentials<T extends keyof DwsaCredentialsArms = keyof DwsaCredentialsArms> = { readonly [K in T]: DwsaCredentialsUnion<K> }[T];
/** A value of {@linkcode DwsaCredentials} with a given arm. */
export interface DwsaCredentialsUnion<T extends keyof DwsaCredentialsArms> extends UnionValue<DwsaCredentialsArms, T, DwsaCredentialsJson> {}
/** The class of {@linkcode DwsaCredentials}. */
export const DwsaCredentials: XdrUnion<DwsaCredentialsArms, DwsaCredentials> = /* @__PURE__ */ union("DwsaCredentials", DwsaCredentialsType, 15, () => ({ 1: DwsaAddressCredentials, 2: DwsaAddressCredentials, 3: DwsaAddressCredentialsWithDelegates }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The authorization of an invocation tree by one address. */
export interface DwsaAuthorizationEntry extends XdrValue<DwsaAuthorizationEntryJson> {
  /** Who authorizes the invocation, and how. A {@linkcode DwsaCredentials}. */
  readonly credentials: DwsaCredentials;
  /** The authorized invocation tree. A {@linkcode DwsaAuthorizedInvocation}. */
  readonly rootInvocation: DwsaAuthorizedInvocation;
}
/** The class of {@linkcode DwsaAuthorizationEntry}. */
export const DwsaAuthorizationEntry: XdrStruct<DwsaAuthorizationEntry> = /* @__PURE__ */ struct("DwsaAuthorizationEntry", () => ({ credentials: DwsaCredentials, rootInvocation: DwsaAuthorizedInvocation }), (C, o, f) => [(r) => { const v = new C(BLANK); v.credentials = DwsaCredentials.read(r); v.rootInvocation = DwsaAuthorizedInvocation.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); DwsaCredentials.write(w, v.credentials); DwsaAuthorizedInvocation.write(w, v.rootInvocation); }]);

/** An array of {@linkcode DwsaAuthorizationEntry} values. */
export type DwsaAuthorizationEntries = readonly DwsaAuthorizationEntry[];
/** Decodes and encodes an array of {@linkcode DwsaAuthorizationEntry} values. */
export const DwsaAuthorizationEntries: XdrCodec<DwsaAuthorizationEntries> = /* @__PURE__ */ codec("DwsaAuthorizationEntries", () => list(DwsaAuthorizationEntry, 24));

/** Calls or creates a contract, or uploads its code. */
export interface InvokeHostFunctionOp extends XdrValue<InvokeHostFunctionOpJson> {
  /** A {@linkcode HostFunction}. */
  readonly hostFunction: HostFunction;
  /** The authorization entries of the call or creation. An array of {@linkcode DwsaAuthorizationEntry} values. */
  readonly auth: readonly DwsaAuthorizationEntry[];
}
/** The class of {@linkcode InvokeHostFunctionOp}. */
export const InvokeHostFunctionOp: XdrStruct<InvokeHostFunctionOp> = /* @__PURE__ */ struct("InvokeHostFunctionOp", () => ({ hostFunction: HostFunction, auth: list(DwsaAuthorizationEntry, 24) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.hostFunction = HostFunction.read(r); v.auth = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); HostFunction.write(w, v.hostFunction); w.array(v.auth, 4294967295, DwsaAuthorizationEntry.write); }]);

/** Extends the lifetime of the entries in the read-only footprint. */
export interface ExtendFootprintTtlOp extends XdrValue<ExtendFootprintTtlOpJson> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
  /** The minimum remaining lifetime of the entries, in ledgers from now. An unsigned 32-bit integer. */
  readonly extendTo: number;
}
/** The class of {@linkcode ExtendFootprintTtlOp}. */
export const ExtendFootprintTtlOp: XdrStruct<ExtendFootprintTtlOp> = /* @__PURE__ */ struct("ExtendFootprintTtlOp", () => ({ ext: ExtensionPoint, extendTo: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); v.extendTo = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); w.uint32(v.extendTo); }]);

/** Restores the archived entries in the read-write footprint. */
export interface RestoreFootprintOp extends XdrValue<RestoreFootprintOpJson> {
  /** An {@linkcode ExtensionPoint}. */
  readonly ext: ExtensionPoint;
}
/** The class of {@linkcode RestoreFootprintOp}. */
export const RestoreFootprintOp: XdrStruct<RestoreFootprintOp> = /* @__PURE__ */ struct("RestoreFootprintOp", () => ({ ext: ExtensionPoint }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = ExtensionPoint.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ExtensionPoint.write(w, v.ext); }]);

/** The value types of the arms of {@linkcode OperationBody}, by arm name. */
export interface OperationBodyArms {
  /** A {@linkcode CreateAccountOp}. */
  readonly createAccount: CreateAccountOp;
  /** A {@linkcode PaymentOp}. */
  readonly payment: PaymentOp;
  /** A {@linkcode PathPaymentStrictReceiveOp}. */
  readonly pathPaymentStrictReceive: PathPaymentStrictReceiveOp;
  /** A {@linkcode ManageSellOfferOp}. */
  readonly manageSellOffer: ManageSellOfferOp;
  /** A {@linkcode CreatePassiveSellOfferOp}. */
  readonly createPassiveSellOffer: CreatePassiveSellOfferOp;
  /** A {@linkcode SetOptionsOp}. */
  readonly setOptions: SetOptionsOp;
  /** A {@linkcode ChangeTrustOp}. */
  readonly changeTrust: ChangeTrustOp;
  /** An {@linkcode AllowTrustOp}. */
  readonly allowTrust: AllowTrustOp;
  /** A {@linkcode MuxedAccount}. */
  readonly accountMerge: MuxedAccount;
  /** No value. */ readonly inflation: null;
  /** A {@linkcode ManageDataOp}. */
  readonly manageData: ManageDataOp;
  /** A {@linkcode BumpSequenceOp}. */
  readonly bumpSequence: BumpSequenceOp;
  /** A {@linkcode ManageBuyOfferOp}. */
  readonly manageBuyOffer: ManageBuyOfferOp;
  /** A {@linkcode PathPaymentStrictSendOp}. */
  readonly pathPaymentStrictSend: PathPaymentStrictSendOp;
  /** A {@linkcode CreateClaimableBalanceOp}. */
  readonly createClaimableBalance: CreateClaimableBalanceOp;
  /** A {@linkcode ClaimClaimableBalanceOp}. */
  readonly claimClaimableBalance: ClaimClaimableBalanceOp;
  /** A {@linkcode BeginSponsoringFutureReservesOp}. */
  readonly beginSponsoringFutureReserves: BeginSponsoringFutureReservesOp;
  /** No value. */ readonly endSponsoringFutureReserves: null;
  /** A {@linkcode RevokeSponsorshipOp}. */
  readonly revokeSponsorship: RevokeSponsorshipOp;
  /** A {@linkcode ClawbackOp}. */
  readonly clawback: ClawbackOp;
  /** A {@linkcode ClawbackClaimableBalanceOp}. */
  readonly clawbackClaimableBalance: ClawbackClaimableBalanceOp;
  /** A {@linkcode SetTrustLineFlagsOp}. */
  readonly setTrustLineFlags: SetTrustLineFlagsOp;
  /** A {@linkcode LiquidityPoolDepositOp}. */
  readonly liquidityPoolDeposit: LiquidityPoolDepositOp;
  /** A {@linkcode LiquidityPoolWithdrawOp}. */
  readonly liquidityPoolWithdraw: LiquidityPoolWithdrawOp;
  /** An {@linkcode InvokeHostFunctionOp}. */
  readonly invokeHostFunction: InvokeHostFunctionOp;
  /** An {@linkcode ExtendFootprintTtlOp}. */
  readonly extendFootprintTtl: ExtendFootprintTtlOp;
  /** A {@linkcode RestoreFootprintOp}. */
  readonly restoreFootprint: RestoreFootprintOp;
}
/** The type and parameters of an operation. */
export type OperationBody<T extends keyof OperationBodyArms = keyof OperationBodyArms> = { readonly [K in T]: OperationBodyUnion<K> }[T];
/** A value of {@linkcode OperationBody} with a given arm. */
export interface OperationBodyUnion<T extends keyof OperationBodyArms> extends UnionValue<OperationBodyArms, T, OperationBodyJson> {}
/** The class of {@linkcode OperationBody}. */
export const OperationBody: XdrUnion<OperationBodyArms, OperationBody> = /* @__PURE__ */ union("OperationBody", OperationType, 0, () => ({ 0: CreateAccountOp, 1: PaymentOp, 2: PathPaymentStrictReceiveOp, 3: ManageSellOfferOp, 4: CreatePassiveSellOfferOp, 5: SetOptionsOp, 6: ChangeTrustOp, 7: AllowTrustOp, 8: MuxedAccount, 10: ManageDataOp, 11: BumpSequenceOp, 12: ManageBuyOfferOp, 13: PathPaymentStrictSendOp, 14: CreateClaimableBalanceOp, 15: ClaimClaimableBalanceOp, 16: BeginSponsoringFutureReservesOp, 18: RevokeSponsorshipOp, 19: ClawbackOp, 20: ClawbackClaimableBalanceOp, 21: SetTrustLineFlagsOp, 22: LiquidityPoolDepositOp, 23: LiquidityPoolWithdrawOp, 24: InvokeHostFunctionOp, 25: ExtendFootprintTtlOp, 26: RestoreFootprintOp }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An operation of a transaction. */
export interface Operation extends XdrValue<OperationJson> {
  /** The source account of the operation; null if it is the source account of the transaction. A {@linkcode MuxedAccount}, or null. */
  readonly sourceAccount: MuxedAccount | null;
  /** An {@linkcode OperationBody}. */
  readonly body: OperationBody;
}
/** The class of {@linkcode Operation}. */
export const Operation: XdrStruct<Operation> = /* @__PURE__ */ struct("Operation", () => ({ sourceAccount: optional(MuxedAccount), body: OperationBody }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sourceAccount = f[0](r); v.body = OperationBody.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.optional(v.sourceAccount, MuxedAccount.write); OperationBody.write(w, v.body); }]);

/** The preimage of the ID of a claimable balance. */
export interface HashIdPreimageOperationId extends XdrValue<HashIdPreimageOperationIdJson> {
  /** A {@linkcode PublicKey}. */
  readonly sourceAccount: AccountId;
  /** A signed 64-bit integer. */
  readonly seqNum: bigint;
  /** An unsigned 32-bit integer. */
  readonly opNum: number;
}
/** The class of {@linkcode HashIdPreimageOperationId}. */
export const HashIdPreimageOperationId: XdrStruct<HashIdPreimageOperationId> = /* @__PURE__ */ struct("HashIdPreimageOperationId", () => ({ sourceAccount: PublicKey, seqNum: i64, opNum: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sourceAccount = PublicKey.read(r); v.seqNum = f[1](r); v.opNum = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.sourceAccount); w.int64(v.seqNum); w.uint32(v.opNum); }]);

/** The preimage of the ID of a claimable balance that is created when pool shares are revoked. */
export interface HashIdPreimageRevokeId extends XdrValue<HashIdPreimageRevokeIdJson> {
  /** A {@linkcode PublicKey}. */
  readonly sourceAccount: AccountId;
  /** A signed 64-bit integer. */
  readonly seqNum: bigint;
  /** An unsigned 32-bit integer. */
  readonly opNum: number;
  /** 32 bytes. */
  readonly liquidityPoolId: PoolId;
  /** An {@linkcode Asset}. */
  readonly asset: Asset;
}
/** The class of {@linkcode HashIdPreimageRevokeId}. */
export const HashIdPreimageRevokeId: XdrStruct<HashIdPreimageRevokeId> = /* @__PURE__ */ struct("HashIdPreimageRevokeId", () => ({ sourceAccount: PublicKey, seqNum: i64, opNum: u32, liquidityPoolId: bytes(32, "L"), asset: Asset }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sourceAccount = PublicKey.read(r); v.seqNum = f[1](r); v.opNum = f[2](r); v.liquidityPoolId = f[3](r); v.asset = Asset.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.sourceAccount); w.int64(v.seqNum); w.uint32(v.opNum); w.opaque(v.liquidityPoolId, 32); Asset.write(w, v.asset); }]);

/** The hash input of a contract ID. */
export interface HashIdPreimageContractId extends XdrValue<HashIdPreimageContractIdJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  readonly networkId: Hash;
  /** A {@linkcode ContractIdPreimage}. */
  readonly contractIdPreimage: ContractIdPreimage;
}
/** The class of {@linkcode HashIdPreimageContractId}. */
export const HashIdPreimageContractId: XdrStruct<HashIdPreimageContractId> = /* @__PURE__ */ struct("HashIdPreimageContractId", () => ({ networkId: bytes(32), contractIdPreimage: ContractIdPreimage }), (C, o, f) => [(r) => { const v = new C(BLANK); v.networkId = f[0](r); v.contractIdPreimage = ContractIdPreimage.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.networkId, 32); ContractIdPreimage.write(w, v.contractIdPreimage); }]);

/** The payload for legacy credentials. Signers sign the SHA-256 hash of the `HashIdPreimage` that contains it. */
export interface HashIdPreimageDwsaAuthorization extends XdrValue<HashIdPreimageDwsaAuthorizationJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  readonly networkId: Hash;
  /** The nonce of the credentials. A signed 64-bit integer. */
  readonly nonce: bigint;
  /** The expiration ledger of the credentials. An unsigned 32-bit integer. */
  readonly signatureExpirationLedger: number;
  /** A {@linkcode DwsaAuthorizedInvocation}. */
  readonly invocation: DwsaAuthorizedInvocation;
}
/** The class of {@linkcode HashIdPreimageDwsaAuthorization}. */
export const HashIdPreimageDwsaAuthorization: XdrStruct<HashIdPreimageDwsaAuthorization> = /* @__PURE__ */ struct("HashIdPreimageDwsaAuthorization", () => ({ networkId: bytes(32), nonce: i64, signatureExpirationLedger: u32, invocation: DwsaAuthorizedInvocation }), (C, o, f) => [(r) => { const v = new C(BLANK); v.networkId = f[0](r); v.nonce = f[1](r); v.signatureExpirationLedger = f[2](r); v.invocation = DwsaAuthorizedInvocation.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.networkId, 32); w.int64(v.nonce); w.uint32(v.signatureExpirationLedger); DwsaAuthorizedInvocation.write(w, v.invocation); }]);

/** The payload that also contains the address (CAP-71). Signers sign the SHA-256 hash of its `HashIdPreimage`. */
export interface HashIdPreimageDwsaAuthorizationWithAddress extends XdrValue<HashIdPreimageDwsaAuthorizationWithAddressJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  readonly networkId: Hash;
  /** The nonce of the credentials. A signed 64-bit integer. */
  readonly nonce: bigint;
  /** The expiration ledger of the credentials. An unsigned 32-bit integer. */
  readonly signatureExpirationLedger: number;
  /** The top-level address, even if a delegate signs. An {@linkcode ScAddress}. */
  readonly address: ScAddress;
  /** A {@linkcode DwsaAuthorizedInvocation}. */
  readonly invocation: DwsaAuthorizedInvocation;
}
/** The class of {@linkcode HashIdPreimageDwsaAuthorizationWithAddress}. */
export const HashIdPreimageDwsaAuthorizationWithAddress: XdrStruct<HashIdPreimageDwsaAuthorizationWithAddress> = /* @__PURE__ */ struct("HashIdPreimageDwsaAuthorizationWithAddress", () => ({ networkId: bytes(32), nonce: i64, signatureExpirationLedger: u32, address: ScAddress, invocation: DwsaAuthorizedInvocation }), (C, o, f) => [(r) => { const v = new C(BLANK); v.networkId = f[0](r); v.nonce = f[1](r); v.signatureExpirationLedger = f[2](r); v.address = ScAddress.read(r); v.invocation = DwsaAuthorizedInvocation.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.networkId, 32); w.int64(v.nonce); w.uint32(v.signatureExpirationLedger); ScAddress.write(w, v.address); DwsaAuthorizedInvocation.write(w, v.invocation); }]);

/** The value types of the arms of {@linkcode HashIdPreimage}, by arm name. */
export interface HashIdPreimageArms {
  /** A {@linkcode HashIdPreimageOperationId}. */
  readonly envelopeTypeOpId: HashIdPreimageOperationId;
  /** A {@linkcode HashIdPreimageRevokeId}. */
  readonly envelopeTypePoolRevokeOpId: HashIdPreimageRevokeId;
  /** A {@linkcode HashIdPreimageContractId}. */
  readonly envelopeTypeContractId: HashIdPreimageContractId;
  /** A {@linkcode HashIdPreimageDwsaAuthorization}. */
  readonly envelopeTypeDwsaAuthorization: HashIdPreimageDwsaAuthorization;
  /** A {@linkcode HashIdPreimageDwsaAuthorizationWithAddress}. */
  readonly envelopeTypeDwsaAuthorizationWithAddress: HashIdPreimageDwsaAuthorizationWithAddress;
}
/** The hash input of an identifier or an authorization payload. */
export type HashIdPreimage<T extends keyof HashIdPreimageArms = keyof HashIdPreimageArms> = { readonly [K in T]: HashIdPreimageUnion<K> }[T];
/** A value of {@linkcode HashIdPreimage} with a given arm. */
export interface HashIdPreimageUnion<T extends keyof HashIdPreimageArms> extends UnionValue<HashIdPreimageArms, T, HashIdPreimageJson> {}
/** The class of {@linkcode HashIdPreimage}. */
export const HashIdPreimage: XdrUnion<HashIdPreimageArms, HashIdPreimage> = /* @__PURE__ */ union("HashIdPreimage", {"6":"envelopeTypeOpId","7":"envelopeTypePoolRevokeOpId","8":"envelopeTypeContractId","9":"envelopeTypeDwsaAuthorization","10":"envelopeTypeDwsaAuthorizationWithAddress"}, 12, () => ({ 6: HashIdPreimageOperationId, 7: HashIdPreimageRevokeId, 8: HashIdPreimageContractId, 9: HashIdPreimageDwsaAuthorization, 10: HashIdPreimageDwsaAuthorizationWithAddress }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `MemoType`. */
export type MemoType = keyof typeof MemoType;
/** The members of {@linkcode MemoType} by name. */
export const MemoType: {
  /** `MEMO_NONE` = 0 */ readonly memoNone: "memoNone";
  /** `MEMO_TEXT` = 1 */ readonly memoText: "memoText";
  /** `MEMO_ID` = 2 */ readonly memoId: "memoId";
  /** `MEMO_HASH` = 3 */ readonly memoHash: "memoHash";
  /** `MEMO_RETURN` = 4 */ readonly memoReturn: "memoReturn";
} = /* @__PURE__ */ members(["memoNone","memoText","memoId","memoHash","memoReturn"]);

/** The value types of the arms of {@linkcode Memo}, by arm name. */
export interface MemoArms {
  /** No value. */ readonly memoNone: null;
  /** A string of at most 28 bytes (a `Uint8Array` if not UTF-8). */
  readonly memoText: string | Uint8Array;
  /** An unsigned 64-bit integer. */
  readonly memoId: bigint;
  /** 32 bytes. */
  readonly memoHash: Hash;
  /** 32 bytes. */
  readonly memoReturn: Hash;
}
/** The memo of a transaction. */
export type Memo<T extends keyof MemoArms = keyof MemoArms> = { readonly [K in T]: MemoUnion<K> }[T];
/** A value of {@linkcode Memo} with a given arm. */
export interface MemoUnion<T extends keyof MemoArms> extends UnionValue<MemoArms, T, MemoJson> {}
/** The class of {@linkcode Memo}. */
export const Memo: XdrUnion<MemoArms, Memo> = /* @__PURE__ */ union("Memo", MemoType, 4, () => ({ 1: text(28), 2: u64, 3: bytes(32), 4: bytes(32) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The range of ledger close times in which a transaction is valid. */
export interface TimeBounds extends XdrValue<TimeBoundsJson> {
  /** The earliest close time of a ledger that can include the transaction, as Unix time in seconds. An unsigned 64-bit integer. */
  readonly minTime: bigint;
  /** The latest close time of a ledger that can include the transaction, as Unix time in seconds; 0 for no limit. An unsigned 64-bit integer. */
  readonly maxTime: bigint;
}
/** The class of {@linkcode TimeBounds}. */
export const TimeBounds: XdrStruct<TimeBounds> = /* @__PURE__ */ struct("TimeBounds", () => ({ minTime: u64, maxTime: u64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.minTime = f[0](r); v.maxTime = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint64(v.minTime); w.uint64(v.maxTime); }]);

/** The range of ledgers in which a transaction is valid. */
export interface LedgerBounds extends XdrValue<LedgerBoundsJson> {
  /** The first ledger in which the transaction is valid. An unsigned 32-bit integer. */
  readonly minLedger: number;
  /** The first ledger in which the transaction is no longer valid; 0 for no limit. An unsigned 32-bit integer. */
  readonly maxLedger: number;
}
/** The class of {@linkcode LedgerBounds}. */
export const LedgerBounds: XdrStruct<LedgerBounds> = /* @__PURE__ */ struct("LedgerBounds", () => ({ minLedger: u32, maxLedger: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.minLedger = f[0](r); v.maxLedger = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.minLedger); w.uint32(v.maxLedger); }]);

/** Conditions on times, ledgers, sequence numbers and signers (CAP-21). */
export interface PreconditionsV2 extends XdrValue<PreconditionsV2Json> {
  /** A {@linkcode TimeBounds}, or null. */
  readonly timeBounds: TimeBounds | null;
  /** A {@linkcode LedgerBounds}, or null. */
  readonly ledgerBounds: LedgerBounds | null;
  /** The minimum sequence number of the source account; null if it must be one less than that of the transaction. A signed 64-bit integer, or null. */
  readonly minSeqNum: bigint | null;
  /** The minimum number of seconds since the last change of the source's sequence number. An unsigned 64-bit integer. */
  readonly minSeqAge: bigint;
  /** The minimum number of ledgers since the last change of the source's sequence number. An unsigned 32-bit integer. */
  readonly minSeqLedgerGap: number;
  /** The additional required signers. An array of at most 2 {@linkcode SignerKey} values. */
  readonly extraSigners: readonly SignerKey[];
}
/** The class of {@linkcode PreconditionsV2}. */
export const PreconditionsV2: XdrStruct<PreconditionsV2> = /* @__PURE__ */ struct("PreconditionsV2", () => ({ timeBounds: optional(TimeBounds), ledgerBounds: optional(LedgerBounds), minSeqNum: optional(i64), minSeqAge: u64, minSeqLedgerGap: u32, extraSigners: list(SignerKey, 36, 2) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.timeBounds = f[0](r); v.ledgerBounds = f[1](r); v.minSeqNum = f[2](r); v.minSeqAge = f[3](r); v.minSeqLedgerGap = f[4](r); v.extraSigners = f[5](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.optional(v.timeBounds, TimeBounds.write); w.optional(v.ledgerBounds, LedgerBounds.write); w.optional(v.minSeqNum, (w, v: never) => w.int64(v)); w.uint64(v.minSeqAge); w.uint32(v.minSeqLedgerGap); w.array(v.extraSigners, 2, SignerKey.write); }]);

/** A member of the enum `PreconditionType`. */
export type PreconditionType = keyof typeof PreconditionType;
/** The members of {@linkcode PreconditionType} by name. */
export const PreconditionType: {
  /** `PRECOND_NONE` = 0 */ readonly precondNone: "precondNone";
  /** `PRECOND_TIME` = 1 */ readonly precondTime: "precondTime";
  /** `PRECOND_V2` = 2 */ readonly precondV2: "precondV2";
} = /* @__PURE__ */ members(["precondNone","precondTime","precondV2"]);

/** The value types of the arms of {@linkcode Preconditions}, by arm name. */
export interface PreconditionsArms {
  /** No value. */ readonly precondNone: null;
  /** A {@linkcode TimeBounds}. */
  readonly precondTime: TimeBounds;
  /** A {@linkcode PreconditionsV2}. */
  readonly precondV2: PreconditionsV2;
}
/** The conditions under which a transaction is valid. */
export type Preconditions<T extends keyof PreconditionsArms = keyof PreconditionsArms> = { readonly [K in T]: PreconditionsUnion<K> }[T];
/** A value of {@linkcode Preconditions} with a given arm. */
export interface PreconditionsUnion<T extends keyof PreconditionsArms> extends UnionValue<PreconditionsArms, T, PreconditionsJson> {}
/** The class of {@linkcode Preconditions}. */
export const Preconditions: XdrUnion<PreconditionsArms, Preconditions> = /* @__PURE__ */ union("Preconditions", PreconditionType, 7, () => ({ 1: TimeBounds, 2: PreconditionsV2 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The ledger keys that a contract transaction reads and writes. */
export interface LedgerFootprint extends XdrValue<LedgerFootprintJson> {
  /** An array of {@linkcode LedgerKey} values. */
  readonly readOnly: readonly LedgerKey[];
  /** An array of {@linkcode LedgerKey} values. */
  readonly readWrite: readonly LedgerKey[];
}
/** The class of {@linkcode LedgerFootprint}. */
export const LedgerFootprint: XdrStruct<LedgerFootprint> = /* @__PURE__ */ struct("LedgerFootprint", () => ({ readOnly: list(LedgerKey, 8), readWrite: list(LedgerKey, 8) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.readOnly = f[0](r); v.readWrite = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.readOnly, 4294967295, LedgerKey.write); w.array(v.readWrite, 4294967295, LedgerKey.write); }]);

/** The resources that a contract transaction may use. */
export interface DwsaResources extends XdrValue<DwsaResourcesJson> {
  /** A {@linkcode LedgerFootprint}. */
  readonly footprint: LedgerFootprint;
  /** The maximum number of CPU instructions. An unsigned 32-bit integer. */
  readonly instructions: number;
  /** The maximum number of bytes read from disk. An unsigned 32-bit integer. */
  readonly diskReadBytes: number;
  /** The maximum number of bytes written. An unsigned 32-bit integer. */
  readonly writeBytes: number;
}
/** The class of {@linkcode DwsaResources}. */
export const DwsaResources: XdrStruct<DwsaResources> = /* @__PURE__ */ struct("DwsaResources", () => ({ footprint: LedgerFootprint, instructions: u32, diskReadBytes: u32, writeBytes: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.footprint = LedgerFootprint.read(r); v.instructions = f[1](r); v.diskReadBytes = f[2](r); v.writeBytes = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); LedgerFootprint.write(w, v.footprint); w.uint32(v.instructions); w.uint32(v.diskReadBytes); w.uint32(v.writeBytes); }]);

/** The archived entries that a transaction restores (CAP-66). */
export interface DwsaResourcesExtV0 extends XdrValue<DwsaResourcesExtV0Json> {
  /** The zero-based indexes of read-write keys whose archived entries are restored (CAP-66). An array of unsigned 32-bit integers. */
  readonly archivedDwsaEntries: readonly number[];
}
/** The class of {@linkcode DwsaResourcesExtV0}. */
export const DwsaResourcesExtV0: XdrStruct<DwsaResourcesExtV0> = /* @__PURE__ */ struct("DwsaResourcesExtV0", () => ({ archivedDwsaEntries: list(u32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.archivedDwsaEntries = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.archivedDwsaEntries, 4294967295, (w, v: never) => w.uint32(v)); }]);

/** The value types of the arms of {@linkcode DwsaTransactionDataExt}, by arm name. */
export interface DwsaTransactionDataExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode DwsaResourcesExtV0}. */
  readonly resourceExt: DwsaResourcesExtV0;
}
/** The extension of a `DwsaTransactionData`: the indexes of archived entries. */
export type DwsaTransactionDataExt<T extends keyof DwsaTransactionDataExtArms = keyof DwsaTransactionDataExtArms> = { readonly [K in T]: DwsaTransactionDataExtUnion<K> }[T];
/** A value of {@linkcode DwsaTransactionDataExt} with a given arm. */
export interface DwsaTransactionDataExtUnion<T extends keyof DwsaTransactionDataExtArms> extends UnionValue<DwsaTransactionDataExtArms, T, DwsaTransactionDataExtJson> {}
/** The class of {@linkcode DwsaTransactionDataExt}. */
export const DwsaTransactionDataExt: XdrUnion<DwsaTransactionDataExtArms, DwsaTransactionDataExt> = /* @__PURE__ */ union("DwsaTransactionDataExt", ["v0","resourceExt"], {"v0":"v0","resourceExt":"v1"}, () => ({ 1: DwsaResourcesExtV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The resources, the storage footprint and the resource fee of a contract transaction. */
export interface DwsaTransactionData extends XdrValue<DwsaTransactionDataJson> {
  /** A {@linkcode DwsaTransactionDataExt}. */
  readonly ext: DwsaTransactionDataExt;
  /** A {@linkcode DwsaResources}. */
  readonly resources: DwsaResources;
  /** The resource fee, in stroops. A signed 64-bit integer. */
  readonly resourceFee: bigint;
}
/** The class of {@linkcode DwsaTransactionData}. */
export const DwsaTransactionData: XdrStruct<DwsaTransactionData> = /* @__PURE__ */ struct("DwsaTransactionData", () => ({ ext: DwsaTransactionDataExt, resources: DwsaResources, resourceFee: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ext = DwsaTransactionDataExt.read(r); v.resources = DwsaResources.read(r); v.resourceFee = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); DwsaTransactionDataExt.write(w, v.ext); DwsaResources.write(w, v.resources); w.int64(v.resourceFee); }]);

/** The value types of the arms of {@linkcode TransactionV0Ext}, by arm name. */
export interface TransactionV0ExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `TransactionV0`. */
export type TransactionV0Ext<T extends keyof TransactionV0ExtArms = keyof TransactionV0ExtArms> = { readonly [K in T]: TransactionV0ExtUnion<K> }[T];
/** A value of {@linkcode TransactionV0Ext} with a given arm. */
export interface TransactionV0ExtUnion<T extends keyof TransactionV0ExtArms> extends UnionValue<TransactionV0ExtArms, T, TransactionV0ExtJson> {}
/** The class of {@linkcode TransactionV0Ext}. */
export const TransactionV0Ext: XdrUnion<TransactionV0ExtArms, TransactionV0Ext> = /* @__PURE__ */ union("TransactionV0Ext", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A transaction in the format before protocol 13, in which the source is a public key. */
export interface TransactionV0 extends XdrValue<TransactionV0Json> {
  /** 32 bytes. */
  readonly sourceAccountEd25519: Uint256Bytes;
  /** An unsigned 32-bit integer. */
  readonly fee: number;
  /** A signed 64-bit integer. */
  readonly seqNum: bigint;
  /** A {@linkcode TimeBounds}, or null. */
  readonly timeBounds: TimeBounds | null;
  /** A {@linkcode Memo}. */
  readonly memo: Memo;
  /** An array of at most 100 {@linkcode Operation} values. */
  readonly operations: readonly Operation[];
  /** A {@linkcode TransactionV0Ext}. */
  readonly ext: TransactionV0Ext;
}
/** The class of {@linkcode TransactionV0}. */
export const TransactionV0: XdrStruct<TransactionV0> = /* @__PURE__ */ struct("TransactionV0", () => ({ sourceAccountEd25519: bytes(32), fee: u32, seqNum: i64, timeBounds: optional(TimeBounds), memo: Memo, operations: list(Operation, 8, 100), ext: TransactionV0Ext }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sourceAccountEd25519 = f[0](r); v.fee = f[1](r); v.seqNum = f[2](r); v.timeBounds = f[3](r); v.memo = Memo.read(r); v.operations = f[5](r); v.ext = TransactionV0Ext.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.sourceAccountEd25519, 32); w.uint32(v.fee); w.int64(v.seqNum); w.optional(v.timeBounds, TimeBounds.write); Memo.write(w, v.memo); w.array(v.operations, 100, Operation.write); TransactionV0Ext.write(w, v.ext); }]);

/** A transaction in the format before protocol 13, and its signatures. */
export interface TransactionV0Envelope extends XdrValue<TransactionV0EnvelopeJson> {
  /** A {@linkcode TransactionV0}. */
  readonly tx: TransactionV0;
  /** An array of at most 20 {@linkcode DecoratedSignature} values. */
  readonly signatures: readonly DecoratedSignature[];
}
/** The class of {@linkcode TransactionV0Envelope}. */
export const TransactionV0Envelope: XdrStruct<TransactionV0Envelope> = /* @__PURE__ */ struct("TransactionV0Envelope", () => ({ tx: TransactionV0, signatures: list(DecoratedSignature, 8, 20) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.tx = TransactionV0.read(r); v.signatures = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); TransactionV0.write(w, v.tx); w.array(v.signatures, 20, DecoratedSignature.write); }]);

/** The value types of the arms of {@linkcode TransactionExt}, by arm name. */
export interface TransactionExtArms {
  /** No value. */ readonly v0: null;
  /** A {@linkcode DwsaTransactionData}. */
  readonly dwsaData: DwsaTransactionData;
}
/** The extension of a `Transaction`: the resource data of a contract transaction. */
export type TransactionExt<T extends keyof TransactionExtArms = keyof TransactionExtArms> = { readonly [K in T]: TransactionExtUnion<K> }[T];
/** A value of {@linkcode TransactionExt} with a given arm. */
export interface TransactionExtUnion<T extends keyof TransactionExtArms> extends UnionValue<TransactionExtArms, T, TransactionExtJson> {}
/** The class of {@linkcode TransactionExt}. */
export const TransactionExt: XdrUnion<TransactionExtArms, TransactionExt> = /* @__PURE__ */ union("TransactionExt", ["v0","dwsaData"], {"v0":"v0","dwsaData":"v1"}, () => ({ 1: DwsaTransactionData }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A transaction: its source, fee, sequence number, conditions and operations. */
export interface Transaction extends XdrValue<TransactionJson> {
  /** A {@linkcode MuxedAccount}. */
  readonly sourceAccount: MuxedAccount;
  /** The maximum fee of the transaction, in stroops. An unsigned 32-bit integer. */
  readonly fee: number;
  /** The source account's sequence number plus one, unless the preconditions allow a gap. A signed 64-bit integer. */
  readonly seqNum: bigint;
  /** A {@linkcode Preconditions}. */
  readonly cond: Preconditions;
  /** A {@linkcode Memo}. */
  readonly memo: Memo;
  /** An array of at most 100 {@linkcode Operation} values. */
  readonly operations: readonly Operation[];
  /** A {@linkcode TransactionExt}. */
  readonly ext: TransactionExt;
}
/** The class of {@linkcode Transaction}. */
export const Transaction: XdrStruct<Transaction> = /* @__PURE__ */ struct("Transaction", () => ({ sourceAccount: MuxedAccount, fee: u32, seqNum: i64, cond: Preconditions, memo: Memo, operations: list(Operation, 8, 100), ext: TransactionExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sourceAccount = MuxedAccount.read(r); v.fee = f[1](r); v.seqNum = f[2](r); v.cond = Preconditions.read(r); v.memo = Memo.read(r); v.operations = f[5](r); v.ext = TransactionExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); MuxedAccount.write(w, v.sourceAccount); w.uint32(v.fee); w.int64(v.seqNum); Preconditions.write(w, v.cond); Memo.write(w, v.memo); w.array(v.operations, 100, Operation.write); TransactionExt.write(w, v.ext); }]);

/** A transaction and its signatures. */
export interface TransactionV1Envelope extends XdrValue<TransactionV1EnvelopeJson> {
  /** A {@linkcode Transaction}. */
  readonly tx: Transaction;
  /** An array of at most 20 {@linkcode DecoratedSignature} values. */
  readonly signatures: readonly DecoratedSignature[];
}
/** The class of {@linkcode TransactionV1Envelope}. */
export const TransactionV1Envelope: XdrStruct<TransactionV1Envelope> = /* @__PURE__ */ struct("TransactionV1Envelope", () => ({ tx: Transaction, signatures: list(DecoratedSignature, 8, 20) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.tx = Transaction.read(r); v.signatures = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Transaction.write(w, v.tx); w.array(v.signatures, 20, DecoratedSignature.write); }]);

/** The value types of the arms of {@linkcode FeeBumpTransactionInnerTx}, by arm name. */
export interface FeeBumpTransactionInnerTxArms {
  /** A {@linkcode TransactionV1Envelope}. */
  readonly envelopeTypeTx: TransactionV1Envelope;
}
/** The inner transaction of a fee bump. */
export type FeeBumpTransactionInnerTx<T extends keyof FeeBumpTransactionInnerTxArms = keyof FeeBumpTransactionInnerTxArms> = { readonly [K in T]: FeeBumpTransactionInnerTxUnion<K> }[T];
/** A value of {@linkcode FeeBumpTransactionInnerTx} with a given arm. */
export interface FeeBumpTransactionInnerTxUnion<T extends keyof FeeBumpTransactionInnerTxArms> extends UnionValue<FeeBumpTransactionInnerTxArms, T, FeeBumpTransactionInnerTxJson> {}
/** The class of {@linkcode FeeBumpTransactionInnerTx}. */
export const FeeBumpTransactionInnerTx: XdrUnion<FeeBumpTransactionInnerTxArms, FeeBumpTransactionInnerTx> = /* @__PURE__ */ union("FeeBumpTransactionInnerTx", {"2":"envelopeTypeTx"}, 12, () => ({ 2: TransactionV1Envelope }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The value types of the arms of {@linkcode FeeBumpTransactionExt}, by arm name. */
export interface FeeBumpTransactionExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `FeeBumpTransaction`. */
export type FeeBumpTransactionExt<T extends keyof FeeBumpTransactionExtArms = keyof FeeBumpTransactionExtArms> = { readonly [K in T]: FeeBumpTransactionExtUnion<K> }[T];
/** A value of {@linkcode FeeBumpTransactionExt} with a given arm. */
export interface FeeBumpTransactionExtUnion<T extends keyof FeeBumpTransactionExtArms> extends UnionValue<FeeBumpTransactionExtArms, T, FeeBumpTransactionExtJson> {}
/** The class of {@linkcode FeeBumpTransactionExt}. */
export const FeeBumpTransactionExt: XdrUnion<FeeBumpTransactionExtArms, FeeBumpTransactionExt> = /* @__PURE__ */ union("FeeBumpTransactionExt", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A transaction that pays the fee of an inner transaction (CAP-15). */
export interface FeeBumpTransaction extends XdrValue<FeeBumpTransactionJson> {
  /** The account that pays the fee. A {@linkcode MuxedAccount}. */
  readonly feeSource: MuxedAccount;
  /** The maximum fee for the inner transaction and the fee bump, in stroops. A signed 64-bit integer. */
  readonly fee: bigint;
  /** A {@linkcode FeeBumpTransactionInnerTx}. */
  readonly innerTx: FeeBumpTransactionInnerTx;
  /** A {@linkcode FeeBumpTransactionExt}. */
  readonly ext: FeeBumpTransactionExt;
}
/** The class of {@linkcode FeeBumpTransaction}. */
export const FeeBumpTransaction: XdrStruct<FeeBumpTransaction> = /* @__PURE__ */ struct("FeeBumpTransaction", () => ({ feeSource: MuxedAccount, fee: i64, innerTx: FeeBumpTransactionInnerTx, ext: FeeBumpTransactionExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.feeSource = MuxedAccount.read(r); v.fee = f[1](r); v.innerTx = FeeBumpTransactionInnerTx.read(r); v.ext = FeeBumpTransactionExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); MuxedAccount.write(w, v.feeSource); w.int64(v.fee); FeeBumpTransactionInnerTx.write(w, v.innerTx); FeeBumpTransactionExt.write(w, v.ext); }]);

/** A fee bump transaction and its signatures. */
export interface FeeBumpTransactionEnvelope extends XdrValue<FeeBumpTransactionEnvelopeJson> {
  /** A {@linkcode FeeBumpTransaction}. */
  readonly tx: FeeBumpTransaction;
  /** An array of at most 20 {@linkcode DecoratedSignature} values. */
  readonly signatures: readonly DecoratedSignature[];
}
/** The class of {@linkcode FeeBumpTransactionEnvelope}. */
export const FeeBumpTransactionEnvelope: XdrStruct<FeeBumpTransactionEnvelope> = /* @__PURE__ */ struct("FeeBumpTransactionEnvelope", () => ({ tx: FeeBumpTransaction, signatures: list(DecoratedSignature, 8, 20) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.tx = FeeBumpTransaction.read(r); v.signatures = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); FeeBumpTransaction.write(w, v.tx); w.array(v.signatures, 20, DecoratedSignature.write); }]);

/** The value types of the arms of {@linkcode TransactionEnvelope}, by arm name. */
export interface TransactionEnvelopeArms {
  /** A {@linkcode TransactionV0Envelope}. */
  readonly envelopeTypeTxV0: TransactionV0Envelope;
  /** A {@linkcode TransactionV1Envelope}. */
  readonly envelopeTypeTx: TransactionV1Envelope;
  /** A {@linkcode FeeBumpTransactionEnvelope}. */
  readonly envelopeTypeTxFeeBump: FeeBumpTransactionEnvelope;
}
/** A transaction and its signatures. */
export type TransactionEnvelope<T extends keyof TransactionEnvelopeArms = keyof TransactionEnvelopeArms> = { readonly [K in T]: TransactionEnvelopeUnion<K> }[T];
/** A value of {@linkcode TransactionEnvelope} with a given arm. */
export interface TransactionEnvelopeUnion<T extends keyof TransactionEnvelopeArms> extends UnionValue<TransactionEnvelopeArms, T, TransactionEnvelopeJson> {}
/** The class of {@linkcode TransactionEnvelope}. */
export const TransactionEnvelope: XdrUnion<TransactionEnvelopeArms, TransactionEnvelope> = /* @__PURE__ */ union("TransactionEnvelope", {"0":"envelopeTypeTxV0","2":"envelopeTypeTx","5":"envelopeTypeTxFeeBump"}, 12, () => ({ 0: TransactionV0Envelope, 2: TransactionV1Envelope, 5: FeeBumpTransactionEnvelope }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The value types of the arms of {@linkcode TransactionSignaturePayloadTaggedTransaction}, by arm name. */
export interface TransactionSignaturePayloadTaggedTransactionArms {
  /** A {@linkcode Transaction}. */
  readonly envelopeTypeTx: Transaction;
  /** A {@linkcode FeeBumpTransaction}. */
  readonly envelopeTypeTxFeeBump: FeeBumpTransaction;
}
/** The transaction in a signature payload, by the type of its envelope. */
export type TransactionSignaturePayloadTaggedTransaction<T extends keyof TransactionSignaturePayloadTaggedTransactionArms = keyof TransactionSignaturePayloadTaggedTransactionArms> = { readonly [K in T]: TransactionSignaturePayloadTaggedTransactionUnion<K> }[T];
/** A value of {@linkcode TransactionSignaturePayloadTaggedTransaction} with a given arm. */
export interface TransactionSignaturePayloadTaggedTransactionUnion<T extends keyof TransactionSignaturePayloadTaggedTransactionArms> extends UnionValue<TransactionSignaturePayloadTaggedTransactionArms, T, TransactionSignaturePayloadTaggedTransactionJson> {}
/** The class of {@linkcode TransactionSignaturePayloadTaggedTransaction}. */
export const TransactionSignaturePayloadTaggedTransaction: XdrUnion<TransactionSignaturePayloadTaggedTransactionArms, TransactionSignaturePayloadTaggedTransaction> = /* @__PURE__ */ union("TransactionSignaturePayloadTaggedTransaction", {"2":"envelopeTypeTx","5":"envelopeTypeTxFeeBump"}, 12, () => ({ 2: Transaction, 5: FeeBumpTransaction }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The signed payload of a transaction: the network and the transaction. */
export interface TransactionSignaturePayload extends XdrValue<TransactionSignaturePayloadJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  readonly networkId: Hash;
  /** A {@linkcode TransactionSignaturePayloadTaggedTransaction}. */
  readonly taggedTransaction: TransactionSignaturePayloadTaggedTransaction;
}
/** The class of {@linkcode TransactionSignaturePayload}. */
export const TransactionSignaturePayload: XdrStruct<TransactionSignaturePayload> = /* @__PURE__ */ struct("TransactionSignaturePayload", () => ({ networkId: bytes(32), taggedTransaction: TransactionSignaturePayloadTaggedTransaction }), (C, o, f) => [(r) => { const v = new C(BLANK); v.networkId = f[0](r); v.taggedTransaction = TransactionSignaturePayloadTaggedTransaction.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.networkId, 32); TransactionSignaturePayloadTaggedTransaction.write(w, v.taggedTransaction); }]);
