// Generated from xdr/idl/result.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bytes, i64, list, members, shared, struct, union } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { AccountMergeResultJson, AllowTrustResultJson, BeginSponsoringFutureReservesResultJson, BumpSequenceResultJson, ChangeTrustResultJson, ClaimAtomJson, ClaimClaimableBalanceResultJson, ClaimLiquidityAtomJson, ClaimOfferAtomJson, ClaimOfferAtomV0Json, ClawbackClaimableBalanceResultJson, ClawbackResultJson, CreateAccountResultJson, CreateClaimableBalanceResultJson, EndSponsoringFutureReservesResultJson, ExtendFootprintTtlResultJson, InflationPayoutJson, InflationResultJson, InnerTransactionResultExtJson, InnerTransactionResultJson, InnerTransactionResultPairJson, InnerTransactionResultResultJson, InvokeHostFunctionResultJson, LiquidityPoolDepositResultJson, LiquidityPoolWithdrawResultJson, ManageBuyOfferResultJson, ManageDataResultJson, ManageOfferSuccessResultJson, ManageOfferSuccessResultOfferJson, ManageSellOfferResultJson, OperationResultJson, OperationResultTrJson, PathPaymentStrictReceiveResultJson, PathPaymentStrictReceiveResultSuccessJson, PathPaymentStrictSendResultJson, PathPaymentStrictSendResultSuccessJson, PaymentResultJson, RestoreFootprintResultJson, RevokeSponsorshipResultJson, SetOptionsResultJson, SetTrustLineFlagsResultJson, SimplePaymentResultJson, TransactionResultExtJson, TransactionResultJson, TransactionResultResultJson } from "./json_types.ts";
import { Asset, OfferEntry } from "./ledger_entries.ts";
import { OperationType } from "./transaction.ts";
import { type AccountId, ClaimableBalanceId, type Hash, type PoolId, PublicKey, type Uint256Bytes } from "./types.ts";

/** A member of the enum `ClaimAtomType`. */
export type ClaimAtomType = keyof typeof ClaimAtomType;
/** The members of {@linkcode ClaimAtomType} by name. */
export const ClaimAtomType: {
  /** `CLAIM_ATOM_TYPE_V0` = 0 */ readonly claimAtomTypeV0: "claimAtomTypeV0";
  /** `CLAIM_ATOM_TYPE_ORDER_BOOK` = 1 */ readonly claimAtomTypeOrderBook: "claimAtomTypeOrderBook";
  /** `CLAIM_ATOM_TYPE_LIQUIDITY_POOL` = 2 */ readonly claimAtomTypeLiquidityPool: "claimAtomTypeLiquidityPool";
} = /* @__PURE__ */ members(["claimAtomTypeV0","claimAtomTypeOrderBook","claimAtomTypeLiquidityPool"]);

/** A trade with an offer, in the format of old protocols. */
export interface ClaimOfferAtomV0 extends XdrValue<ClaimOfferAtomV0Json> {
  /** 32 bytes. */
  readonly sellerEd25519: Uint256Bytes;
  /** A signed 64-bit integer. */
  readonly offerId: bigint;
  /** An {@linkcode Asset}. */
  readonly assetSold: Asset;
  /** A signed 64-bit integer. */
  readonly amountSold: bigint;
  /** An {@linkcode Asset}. */
  readonly assetBought: Asset;
  /** A signed 64-bit integer. */
  readonly amountBought: bigint;
}
/** The class of {@linkcode ClaimOfferAtomV0}. */
export const ClaimOfferAtomV0: XdrStruct<ClaimOfferAtomV0> = /* @__PURE__ */ struct("ClaimOfferAtomV0", () => ({ sellerEd25519: bytes(32), offerId: i64, assetSold: Asset, amountSold: i64, assetBought: Asset, amountBought: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sellerEd25519 = f[0](r); v.offerId = f[1](r); v.assetSold = Asset.read(r); v.amountSold = f[3](r); v.assetBought = Asset.read(r); v.amountBought = f[5](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.sellerEd25519, 32); w.int64(v.offerId); Asset.write(w, v.assetSold); w.int64(v.amountSold); Asset.write(w, v.assetBought); w.int64(v.amountBought); }]);

/** A trade with an offer. */
export interface ClaimOfferAtom extends XdrValue<ClaimOfferAtomJson> {
  /** A {@linkcode PublicKey}. */
  readonly sellerId: AccountId;
  /** A signed 64-bit integer. */
  readonly offerId: bigint;
  /** An {@linkcode Asset}. */
  readonly assetSold: Asset;
  /** A signed 64-bit integer. */
  readonly amountSold: bigint;
  /** An {@linkcode Asset}. */
  readonly assetBought: Asset;
  /** A signed 64-bit integer. */
  readonly amountBought: bigint;
}
/** The class of {@linkcode ClaimOfferAtom}. */
export const ClaimOfferAtom: XdrStruct<ClaimOfferAtom> = /* @__PURE__ */ struct("ClaimOfferAtom", () => ({ sellerId: PublicKey, offerId: i64, assetSold: Asset, amountSold: i64, assetBought: Asset, amountBought: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sellerId = PublicKey.read(r); v.offerId = f[1](r); v.assetSold = Asset.read(r); v.amountSold = f[3](r); v.assetBought = Asset.read(r); v.amountBought = f[5](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.sellerId); w.int64(v.offerId); Asset.write(w, v.assetSold); w.int64(v.amountSold); Asset.write(w, v.assetBought); w.int64(v.amountBought); }]);

/** A trade with a liquidity pool. */
export interface ClaimLiquidityAtom extends XdrValue<ClaimLiquidityAtomJson> {
  /** 32 bytes. */
  readonly liquidityPoolId: PoolId;
  /** An {@linkcode Asset}. */
  readonly assetSold: Asset;
  /** A signed 64-bit integer. */
  readonly amountSold: bigint;
  /** An {@linkcode Asset}. */
  readonly assetBought: Asset;
  /** A signed 64-bit integer. */
  readonly amountBought: bigint;
}
/** The class of {@linkcode ClaimLiquidityAtom}. */
export const ClaimLiquidityAtom: XdrStruct<ClaimLiquidityAtom> = /* @__PURE__ */ struct("ClaimLiquidityAtom", () => ({ liquidityPoolId: bytes(32, "L"), assetSold: Asset, amountSold: i64, assetBought: Asset, amountBought: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.liquidityPoolId = f[0](r); v.assetSold = Asset.read(r); v.amountSold = f[2](r); v.assetBought = Asset.read(r); v.amountBought = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.liquidityPoolId, 32); Asset.write(w, v.assetSold); w.int64(v.amountSold); Asset.write(w, v.assetBought); w.int64(v.amountBought); }]);

/** The value types of the arms of {@linkcode ClaimAtom}, by arm name. */
export interface ClaimAtomArms {
  /** A {@linkcode ClaimOfferAtomV0}. */
  readonly claimAtomTypeV0: ClaimOfferAtomV0;
  /** A {@linkcode ClaimOfferAtom}. */
  readonly claimAtomTypeOrderBook: ClaimOfferAtom;
  /** A {@linkcode ClaimLiquidityAtom}. */
  readonly claimAtomTypeLiquidityPool: ClaimLiquidityAtom;
}
/** A trade with an offer or a liquidity pool. */
export type ClaimAtom<T extends keyof ClaimAtomArms = keyof ClaimAtomArms> = { readonly [K in T]: ClaimAtomUnion<K> }[T];
/** A value of {@linkcode ClaimAtom} with a given arm. */
export interface ClaimAtomUnion<T extends keyof ClaimAtomArms> extends UnionValue<ClaimAtomArms, T, ClaimAtomJson> {}
/** The class of {@linkcode ClaimAtom}. */
export const ClaimAtom: XdrUnion<ClaimAtomArms, ClaimAtom> = /* @__PURE__ */ union("ClaimAtom", ClaimAtomType, 13, () => ({ 0: ClaimOfferAtomV0, 1: ClaimOfferAtom, 2: ClaimLiquidityAtom }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `CreateAccountResultCode`. */
export type CreateAccountResultCode = keyof typeof CreateAccountResultCode;
/** The members of {@linkcode CreateAccountResultCode} by name. */
export const CreateAccountResultCode: {
  /** `CREATE_ACCOUNT_SUCCESS` = 0 */ readonly createAccountSuccess: "createAccountSuccess";
  /** `CREATE_ACCOUNT_MALFORMED` = -1 */ readonly createAccountMalformed: "createAccountMalformed";
  /** `CREATE_ACCOUNT_UNDERFUNDED` = -2 */ readonly createAccountUnderfunded: "createAccountUnderfunded";
  /** `CREATE_ACCOUNT_LOW_RESERVE` = -3 */ readonly createAccountLowReserve: "createAccountLowReserve";
  /** `CREATE_ACCOUNT_ALREADY_EXIST` = -4 */ readonly createAccountAlreadyExist: "createAccountAlreadyExist";
} = /* @__PURE__ */ members({"0":"createAccountSuccess","-1":"createAccountMalformed","-2":"createAccountUnderfunded","-3":"createAccountLowReserve","-4":"createAccountAlreadyExist"});

/** The value types of the arms of {@linkcode CreateAccountResult}, by arm name. */
export interface CreateAccountResultArms {
  /** No value. */ readonly createAccountSuccess: null;
  /** No value. */ readonly createAccountMalformed: null;
  /** No value. */ readonly createAccountUnderfunded: null;
  /** No value. */ readonly createAccountLowReserve: null;
  /** No value. */ readonly createAccountAlreadyExist: null;
}
/** The result of a `createAccount` operation. */
export type CreateAccountResult<T extends keyof CreateAccountResultArms = keyof CreateAccountResultArms> = { readonly [K in T]: CreateAccountResultUnion<K> }[T];
/** A value of {@linkcode CreateAccountResult} with a given arm. */
export interface CreateAccountResultUnion<T extends keyof CreateAccountResultArms> extends UnionValue<CreateAccountResultArms, T, CreateAccountResultJson> {}
/** The class of {@linkcode CreateAccountResult}. */
export const CreateAccountResult: XdrUnion<CreateAccountResultArms, CreateAccountResult> = /* @__PURE__ */ union("CreateAccountResult", CreateAccountResultCode, 13, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `PaymentResultCode`. */
export type PaymentResultCode = keyof typeof PaymentResultCode;
/** The members of {@linkcode PaymentResultCode} by name. */
export const PaymentResultCode: {
  /** `PAYMENT_SUCCESS` = 0 */ readonly paymentSuccess: "paymentSuccess";
  /** `PAYMENT_MALFORMED` = -1 */ readonly paymentMalformed: "paymentMalformed";
  /** `PAYMENT_UNDERFUNDED` = -2 */ readonly paymentUnderfunded: "paymentUnderfunded";
  /** `PAYMENT_SRC_NO_TRUST` = -3 */ readonly paymentSrcNoTrust: "paymentSrcNoTrust";
  /** `PAYMENT_SRC_NOT_AUTHORIZED` = -4 */ readonly paymentSrcNotAuthorized: "paymentSrcNotAuthorized";
  /** `PAYMENT_NO_DESTINATION` = -5 */ readonly paymentNoDestination: "paymentNoDestination";
  /** `PAYMENT_NO_TRUST` = -6 */ readonly paymentNoTrust: "paymentNoTrust";
  /** `PAYMENT_NOT_AUTHORIZED` = -7 */ readonly paymentNotAuthorized: "paymentNotAuthorized";
  /** `PAYMENT_LINE_FULL` = -8 */ readonly paymentLineFull: "paymentLineFull";
  /** `PAYMENT_NO_ISSUER` = -9 */ readonly paymentNoIssuer: "paymentNoIssuer";
} = /* @__PURE__ */ members({"0":"paymentSuccess","-1":"paymentMalformed","-2":"paymentUnderfunded","-3":"paymentSrcNoTrust","-4":"paymentSrcNotAuthorized","-5":"paymentNoDestination","-6":"paymentNoTrust","-7":"paymentNotAuthorized","-8":"paymentLineFull","-9":"paymentNoIssuer"});

/** The value types of the arms of {@linkcode PaymentResult}, by arm name. */
export interface PaymentResultArms {
  /** No value. */ readonly paymentSuccess: null;
  /** No value. */ readonly paymentMalformed: null;
  /** No value. */ readonly paymentUnderfunded: null;
  /** No value. */ readonly paymentSrcNoTrust: null;
  /** No value. */ readonly paymentSrcNotAuthorized: null;
  /** No value. */ readonly paymentNoDestination: null;
  /** No value. */ readonly paymentNoTrust: null;
  /** No value. */ readonly paymentNotAuthorized: null;
  /** No value. */ readonly paymentLineFull: null;
  /** No value. */ readonly paymentNoIssuer: null;
}
/** The result of a `payment` operation. */
export type PaymentResult<T extends keyof PaymentResultArms = keyof PaymentResultArms> = { readonly [K in T]: PaymentResultUnion<K> }[T];
/** A value of {@linkcode PaymentResult} with a given arm. */
export interface PaymentResultUnion<T extends keyof PaymentResultArms> extends UnionValue<PaymentResultArms, T, PaymentResultJson> {}
/** The class of {@linkcode PaymentResult}. */
export const PaymentResult: XdrUnion<PaymentResultArms, PaymentResult> = /* @__PURE__ */ union("PaymentResult", PaymentResultCode, 7, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `PathPaymentStrictReceiveResultCode`. */
export type PathPaymentStrictReceiveResultCode = keyof typeof PathPaymentStrictReceiveResultCode;
/** The members of {@linkcode PathPaymentStrictReceiveResultCode} by name. */
export const PathPaymentStrictReceiveResultCode: {
  /** `PATH_PAYMENT_STRICT_RECEIVE_SUCCESS` = 0 */ readonly pathPaymentStrictReceiveSuccess: "pathPaymentStrictReceiveSuccess";
  /** `PATH_PAYMENT_STRICT_RECEIVE_MALFORMED` = -1 */ readonly pathPaymentStrictReceiveMalformed: "pathPaymentStrictReceiveMalformed";
  /** `PATH_PAYMENT_STRICT_RECEIVE_UNDERFUNDED` = -2 */ readonly pathPaymentStrictReceiveUnderfunded: "pathPaymentStrictReceiveUnderfunded";
  /** `PATH_PAYMENT_STRICT_RECEIVE_SRC_NO_TRUST` = -3 */ readonly pathPaymentStrictReceiveSrcNoTrust: "pathPaymentStrictReceiveSrcNoTrust";
  /** `PATH_PAYMENT_STRICT_RECEIVE_SRC_NOT_AUTHORIZED` = -4 */ readonly pathPaymentStrictReceiveSrcNotAuthorized: "pathPaymentStrictReceiveSrcNotAuthorized";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NO_DESTINATION` = -5 */ readonly pathPaymentStrictReceiveNoDestination: "pathPaymentStrictReceiveNoDestination";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NO_TRUST` = -6 */ readonly pathPaymentStrictReceiveNoTrust: "pathPaymentStrictReceiveNoTrust";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NOT_AUTHORIZED` = -7 */ readonly pathPaymentStrictReceiveNotAuthorized: "pathPaymentStrictReceiveNotAuthorized";
  /** `PATH_PAYMENT_STRICT_RECEIVE_LINE_FULL` = -8 */ readonly pathPaymentStrictReceiveLineFull: "pathPaymentStrictReceiveLineFull";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NO_ISSUER` = -9 */ readonly pathPaymentStrictReceiveNoIssuer: "pathPaymentStrictReceiveNoIssuer";
  /** `PATH_PAYMENT_STRICT_RECEIVE_TOO_FEW_OFFERS` = -10 */ readonly pathPaymentStrictReceiveTooFewOffers: "pathPaymentStrictReceiveTooFewOffers";
  /** `PATH_PAYMENT_STRICT_RECEIVE_OFFER_CROSS_SELF` = -11 */ readonly pathPaymentStrictReceiveOfferCrossSelf: "pathPaymentStrictReceiveOfferCrossSelf";
  /** `PATH_PAYMENT_STRICT_RECEIVE_OVER_SENDMAX` = -12 */ readonly pathPaymentStrictReceiveOverSendmax: "pathPaymentStrictReceiveOverSendmax";
} = /* @__PURE__ */ members({"0":"pathPaymentStrictReceiveSuccess","-1":"pathPaymentStrictReceiveMalformed","-2":"pathPaymentStrictReceiveUnderfunded","-3":"pathPaymentStrictReceiveSrcNoTrust","-4":"pathPaymentStrictReceiveSrcNotAuthorized","-5":"pathPaymentStrictReceiveNoDestination","-6":"pathPaymentStrictReceiveNoTrust","-7":"pathPaymentStrictReceiveNotAuthorized","-8":"pathPaymentStrictReceiveLineFull","-9":"pathPaymentStrictReceiveNoIssuer","-10":"pathPaymentStrictReceiveTooFewOffers","-11":"pathPaymentStrictReceiveOfferCrossSelf","-12":"pathPaymentStrictReceiveOverSendmax"});

/** A received amount, with its asset and its recipient. */
export interface SimplePaymentResult extends XdrValue<SimplePaymentResultJson> {
  /** A {@linkcode PublicKey}. */
  readonly destination: AccountId;
  /** An {@linkcode Asset}. */
  readonly asset: Asset;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
}
/** The class of {@linkcode SimplePaymentResult}. */
export const SimplePaymentResult: XdrStruct<SimplePaymentResult> = /* @__PURE__ */ struct("SimplePaymentResult", () => ({ destination: PublicKey, asset: Asset, amount: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.destination = PublicKey.read(r); v.asset = Asset.read(r); v.amount = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.destination); Asset.write(w, v.asset); w.int64(v.amount); }]);

/** The trades and the received amount of a path payment with a fixed received amount. */
export interface PathPaymentStrictReceiveResultSuccess extends XdrValue<PathPaymentStrictReceiveResultSuccessJson> {
  /** An array of {@linkcode ClaimAtom} values. */
  readonly offers: readonly ClaimAtom[];
  /** A {@linkcode SimplePaymentResult}. */
  readonly last: SimplePaymentResult;
}
/** The class of {@linkcode PathPaymentStrictReceiveResultSuccess}. */
export const PathPaymentStrictReceiveResultSuccess: XdrStruct<PathPaymentStrictReceiveResultSuccess> = /* @__PURE__ */ struct("PathPaymentStrictReceiveResultSuccess", () => ({ offers: list(ClaimAtom, 60), last: SimplePaymentResult }), (C, o, f) => [(r) => { const v = new C(BLANK); v.offers = f[0](r); v.last = SimplePaymentResult.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.offers, 4294967295, ClaimAtom.write); SimplePaymentResult.write(w, v.last); }]);

/** The value types of the arms of {@linkcode PathPaymentStrictReceiveResult}, by arm name. */
export interface PathPaymentStrictReceiveResultArms {
  /** A {@linkcode PathPaymentStrictReceiveResultSuccess}. */
  readonly pathPaymentStrictReceiveSuccess: PathPaymentStrictReceiveResultSuccess;
  /** No value. */ readonly pathPaymentStrictReceiveMalformed: null;
  /** No value. */ readonly pathPaymentStrictReceiveUnderfunded: null;
  /** No value. */ readonly pathPaymentStrictReceiveSrcNoTrust: null;
  /** No value. */ readonly pathPaymentStrictReceiveSrcNotAuthorized: null;
  /** No value. */ readonly pathPaymentStrictReceiveNoDestination: null;
  /** No value. */ readonly pathPaymentStrictReceiveNoTrust: null;
  /** No value. */ readonly pathPaymentStrictReceiveNotAuthorized: null;
  /** No value. */ readonly pathPaymentStrictReceiveLineFull: null;
  /** An {@linkcode Asset}. */
  readonly pathPaymentStrictReceiveNoIssuer: Asset;
  /** No value. */ readonly pathPaymentStrictReceiveTooFewOffers: null;
  /** No value. */ readonly pathPaymentStrictReceiveOfferCrossSelf: null;
  /** No value. */ readonly pathPaymentStrictReceiveOverSendmax: null;
}
/** The result of a `pathPaymentStrictReceive` operation. */
export type PathPaymentStrictReceiveResult<T extends keyof PathPaymentStrictReceiveResultArms = keyof PathPaymentStrictReceiveResultArms> = { readonly [K in T]: PathPaymentStrictReceiveResultUnion<K> }[T];
/** A value of {@linkcode PathPaymentStrictReceiveResult} with a given arm. */
export interface PathPaymentStrictReceiveResultUnion<T extends keyof PathPaymentStrictReceiveResultArms> extends UnionValue<PathPaymentStrictReceiveResultArms, T, PathPaymentStrictReceiveResultJson> {}
/** The class of {@linkcode PathPaymentStrictReceiveResult}. */
export const PathPaymentStrictReceiveResult: XdrUnion<PathPaymentStrictReceiveResultArms, PathPaymentStrictReceiveResult> = /* @__PURE__ */ union("PathPaymentStrictReceiveResult", PathPaymentStrictReceiveResultCode, 24, () => ({ 0: shared("success", PathPaymentStrictReceiveResultSuccess), "-9": shared("noIssuer", Asset) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `PathPaymentStrictSendResultCode`. */
export type PathPaymentStrictSendResultCode = keyof typeof PathPaymentStrictSendResultCode;
/** The members of {@linkcode PathPaymentStrictSendResultCode} by name. */
export const PathPaymentStrictSendResultCode: {
  /** `PATH_PAYMENT_STRICT_SEND_SUCCESS` = 0 */ readonly pathPaymentStrictSendSuccess: "pathPaymentStrictSendSuccess";
  /** `PATH_PAYMENT_STRICT_SEND_MALFORMED` = -1 */ readonly pathPaymentStrictSendMalformed: "pathPaymentStrictSendMalformed";
  /** `PATH_PAYMENT_STRICT_SEND_UNDERFUNDED` = -2 */ readonly pathPaymentStrictSendUnderfunded: "pathPaymentStrictSendUnderfunded";
  /** `PATH_PAYMENT_STRICT_SEND_SRC_NO_TRUST` = -3 */ readonly pathPaymentStrictSendSrcNoTrust: "pathPaymentStrictSendSrcNoTrust";
  /** `PATH_PAYMENT_STRICT_SEND_SRC_NOT_AUTHORIZED` = -4 */ readonly pathPaymentStrictSendSrcNotAuthorized: "pathPaymentStrictSendSrcNotAuthorized";
  /** `PATH_PAYMENT_STRICT_SEND_NO_DESTINATION` = -5 */ readonly pathPaymentStrictSendNoDestination: "pathPaymentStrictSendNoDestination";
  /** `PATH_PAYMENT_STRICT_SEND_NO_TRUST` = -6 */ readonly pathPaymentStrictSendNoTrust: "pathPaymentStrictSendNoTrust";
  /** `PATH_PAYMENT_STRICT_SEND_NOT_AUTHORIZED` = -7 */ readonly pathPaymentStrictSendNotAuthorized: "pathPaymentStrictSendNotAuthorized";
  /** `PATH_PAYMENT_STRICT_SEND_LINE_FULL` = -8 */ readonly pathPaymentStrictSendLineFull: "pathPaymentStrictSendLineFull";
  /** `PATH_PAYMENT_STRICT_SEND_NO_ISSUER` = -9 */ readonly pathPaymentStrictSendNoIssuer: "pathPaymentStrictSendNoIssuer";
  /** `PATH_PAYMENT_STRICT_SEND_TOO_FEW_OFFERS` = -10 */ readonly pathPaymentStrictSendTooFewOffers: "pathPaymentStrictSendTooFewOffers";
  /** `PATH_PAYMENT_STRICT_SEND_OFFER_CROSS_SELF` = -11 */ readonly pathPaymentStrictSendOfferCrossSelf: "pathPaymentStrictSendOfferCrossSelf";
  /** `PATH_PAYMENT_STRICT_SEND_UNDER_DESTMIN` = -12 */ readonly pathPaymentStrictSendUnderDestmin: "pathPaymentStrictSendUnderDestmin";
} = /* @__PURE__ */ members({"0":"pathPaymentStrictSendSuccess","-1":"pathPaymentStrictSendMalformed","-2":"pathPaymentStrictSendUnderfunded","-3":"pathPaymentStrictSendSrcNoTrust","-4":"pathPaymentStrictSendSrcNotAuthorized","-5":"pathPaymentStrictSendNoDestination","-6":"pathPaymentStrictSendNoTrust","-7":"pathPaymentStrictSendNotAuthorized","-8":"pathPaymentStrictSendLineFull","-9":"pathPaymentStrictSendNoIssuer","-10":"pathPaymentStrictSendTooFewOffers","-11":"pathPaymentStrictSendOfferCrossSelf","-12":"pathPaymentStrictSendUnderDestmin"});

/** The trades and the received amount of a path payment with a fixed sent amount. */
export interface PathPaymentStrictSendResultSuccess extends XdrValue<PathPaymentStrictSendResultSuccessJson> {
  /** An array of {@linkcode ClaimAtom} values. */
  readonly offers: readonly ClaimAtom[];
  /** A {@linkcode SimplePaymentResult}. */
  readonly last: SimplePaymentResult;
}
/** The class of {@linkcode PathPaymentStrictSendResultSuccess}. */
export const PathPaymentStrictSendResultSuccess: XdrStruct<PathPaymentStrictSendResultSuccess> = /* @__PURE__ */ struct("PathPaymentStrictSendResultSuccess", () => ({ offers: list(ClaimAtom, 60), last: SimplePaymentResult }), (C, o, f) => [(r) => { const v = new C(BLANK); v.offers = f[0](r); v.last = SimplePaymentResult.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.offers, 4294967295, ClaimAtom.write); SimplePaymentResult.write(w, v.last); }]);

/** The value types of the arms of {@linkcode PathPaymentStrictSendResult}, by arm name. */
export interface PathPaymentStrictSendResultArms {
  /** A {@linkcode PathPaymentStrictSendResultSuccess}. */
  readonly pathPaymentStrictSendSuccess: PathPaymentStrictSendResultSuccess;
  /** No value. */ readonly pathPaymentStrictSendMalformed: null;
  /** No value. */ readonly pathPaymentStrictSendUnderfunded: null;
  /** No value. */ readonly pathPaymentStrictSendSrcNoTrust: null;
  /** No value. */ readonly pathPaymentStrictSendSrcNotAuthorized: null;
  /** No value. */ readonly pathPaymentStrictSendNoDestination: null;
  /** No value. */ readonly pathPaymentStrictSendNoTrust: null;
  /** No value. */ readonly pathPaymentStrictSendNotAuthorized: null;
  /** No value. */ readonly pathPaymentStrictSendLineFull: null;
  /** An {@linkcode Asset}. */
  readonly pathPaymentStrictSendNoIssuer: Asset;
  /** No value. */ readonly pathPaymentStrictSendTooFewOffers: null;
  /** No value. */ readonly pathPaymentStrictSendOfferCrossSelf: null;
  /** No value. */ readonly pathPaymentStrictSendUnderDestmin: null;
}
/** The result of a `pathPaymentStrictSend` operation. */
export type PathPaymentStrictSendResult<T extends keyof PathPaymentStrictSendResultArms = keyof PathPaymentStrictSendResultArms> = { readonly [K in T]: PathPaymentStrictSendResultUnion<K> }[T];
/** A value of {@linkcode PathPaymentStrictSendResult} with a given arm. */
export interface PathPaymentStrictSendResultUnion<T extends keyof PathPaymentStrictSendResultArms> extends UnionValue<PathPaymentStrictSendResultArms, T, PathPaymentStrictSendResultJson> {}
/** The class of {@linkcode PathPaymentStrictSendResult}. */
export const PathPaymentStrictSendResult: XdrUnion<PathPaymentStrictSendResultArms, PathPaymentStrictSendResult> = /* @__PURE__ */ union("PathPaymentStrictSendResult", PathPaymentStrictSendResultCode, 21, () => ({ 0: shared("success", PathPaymentStrictSendResultSuccess), "-9": shared("noIssuer", Asset) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `ManageSellOfferResultCode`. */
export type ManageSellOfferResultCode = keyof typeof ManageSellOfferResultCode;
/** The members of {@linkcode ManageSellOfferResultCode} by name. */
export const ManageSellOfferResultCode: {
  /** `MANAGE_SELL_OFFER_SUCCESS` = 0 */ readonly manageSellOfferSuccess: "manageSellOfferSuccess";
  /** `MANAGE_SELL_OFFER_MALFORMED` = -1 */ readonly manageSellOfferMalformed: "manageSellOfferMalformed";
  /** `MANAGE_SELL_OFFER_SELL_NO_TRUST` = -2 */ readonly manageSellOfferSellNoTrust: "manageSellOfferSellNoTrust";
  /** `MANAGE_SELL_OFFER_BUY_NO_TRUST` = -3 */ readonly manageSellOfferBuyNoTrust: "manageSellOfferBuyNoTrust";
  /** `MANAGE_SELL_OFFER_SELL_NOT_AUTHORIZED` = -4 */ readonly manageSellOfferSellNotAuthorized: "manageSellOfferSellNotAuthorized";
  /** `MANAGE_SELL_OFFER_BUY_NOT_AUTHORIZED` = -5 */ readonly manageSellOfferBuyNotAuthorized: "manageSellOfferBuyNotAuthorized";
  /** `MANAGE_SELL_OFFER_LINE_FULL` = -6 */ readonly manageSellOfferLineFull: "manageSellOfferLineFull";
  /** `MANAGE_SELL_OFFER_UNDERFUNDED` = -7 */ readonly manageSellOfferUnderfunded: "manageSellOfferUnderfunded";
  /** `MANAGE_SELL_OFFER_CROSS_SELF` = -8 */ readonly manageSellOfferCrossSelf: "manageSellOfferCrossSelf";
  /** `MANAGE_SELL_OFFER_SELL_NO_ISSUER` = -9 */ readonly manageSellOfferSellNoIssuer: "manageSellOfferSellNoIssuer";
  /** `MANAGE_SELL_OFFER_BUY_NO_ISSUER` = -10 */ readonly manageSellOfferBuyNoIssuer: "manageSellOfferBuyNoIssuer";
  /** `MANAGE_SELL_OFFER_NOT_FOUND` = -11 */ readonly manageSellOfferNotFound: "manageSellOfferNotFound";
  /** `MANAGE_SELL_OFFER_LOW_RESERVE` = -12 */ readonly manageSellOfferLowReserve: "manageSellOfferLowReserve";
} = /* @__PURE__ */ members({"0":"manageSellOfferSuccess","-1":"manageSellOfferMalformed","-2":"manageSellOfferSellNoTrust","-3":"manageSellOfferBuyNoTrust","-4":"manageSellOfferSellNotAuthorized","-5":"manageSellOfferBuyNotAuthorized","-6":"manageSellOfferLineFull","-7":"manageSellOfferUnderfunded","-8":"manageSellOfferCrossSelf","-9":"manageSellOfferSellNoIssuer","-10":"manageSellOfferBuyNoIssuer","-11":"manageSellOfferNotFound","-12":"manageSellOfferLowReserve"});

/** A member of the enum `ManageOfferEffect`. */
export type ManageOfferEffect = keyof typeof ManageOfferEffect;
/** The members of {@linkcode ManageOfferEffect} by name. */
export const ManageOfferEffect: {
  /** `MANAGE_OFFER_CREATED` = 0 */ readonly manageOfferCreated: "manageOfferCreated";
  /** `MANAGE_OFFER_UPDATED` = 1 */ readonly manageOfferUpdated: "manageOfferUpdated";
  /** `MANAGE_OFFER_DELETED` = 2 */ readonly manageOfferDeleted: "manageOfferDeleted";
} = /* @__PURE__ */ members(["manageOfferCreated","manageOfferUpdated","manageOfferDeleted"]);

/** The value types of the arms of {@linkcode ManageOfferSuccessResultOffer}, by arm name. */
export interface ManageOfferSuccessResultOfferArms {
  /** An {@linkcode OfferEntry}. */
  readonly manageOfferCreated: OfferEntry;
  /** An {@linkcode OfferEntry}. */
  readonly manageOfferUpdated: OfferEntry;
  /** No value. */ readonly manageOfferDeleted: null;
}
/** The effect of an offer operation on the offer: created, updated or deleted. */
export type ManageOfferSuccessResultOffer<T extends keyof ManageOfferSuccessResultOfferArms = keyof ManageOfferSuccessResultOfferArms> = { readonly [K in T]: ManageOfferSuccessResultOfferUnion<K> }[T];
/** A value of {@linkcode ManageOfferSuccessResultOffer} with a given arm. */
export interface ManageOfferSuccessResultOfferUnion<T extends keyof ManageOfferSuccessResultOfferArms> extends UnionValue<ManageOfferSuccessResultOfferArms, T, ManageOfferSuccessResultOfferJson> {}
/** The class of {@linkcode ManageOfferSuccessResultOffer}. */
export const ManageOfferSuccessResultOffer: XdrUnion<ManageOfferSuccessResultOfferArms, ManageOfferSuccessResultOffer> = /* @__PURE__ */ union("ManageOfferSuccessResultOffer", ManageOfferEffect, 11, () => ({ 0: OfferEntry, 1: OfferEntry }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The trades of an offer operation, and the remaining offer. */
export interface ManageOfferSuccessResult extends XdrValue<ManageOfferSuccessResultJson> {
  /** An array of {@linkcode ClaimAtom} values. */
  readonly offersClaimed: readonly ClaimAtom[];
  /** A {@linkcode ManageOfferSuccessResultOffer}. */
  readonly offer: ManageOfferSuccessResultOffer;
}
/** The class of {@linkcode ManageOfferSuccessResult}. */
export const ManageOfferSuccessResult: XdrStruct<ManageOfferSuccessResult> = /* @__PURE__ */ struct("ManageOfferSuccessResult", () => ({ offersClaimed: list(ClaimAtom, 60), offer: ManageOfferSuccessResultOffer }), (C, o, f) => [(r) => { const v = new C(BLANK); v.offersClaimed = f[0](r); v.offer = ManageOfferSuccessResultOffer.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.offersClaimed, 4294967295, ClaimAtom.write); ManageOfferSuccessResultOffer.write(w, v.offer); }]);

/** The value types of the arms of {@linkcode ManageSellOfferResult}, by arm name. */
export interface ManageSellOfferResultArms {
  /** A {@linkcode ManageOfferSuccessResult}. */
  readonly manageSellOfferSuccess: ManageOfferSuccessResult;
  /** No value. */ readonly manageSellOfferMalformed: null;
  /** No value. */ readonly manageSellOfferSellNoTrust: null;
  /** No value. */ readonly manageSellOfferBuyNoTrust: null;
  /** No value. */ readonly manageSellOfferSellNotAuthorized: null;
  /** No value. */ readonly manageSellOfferBuyNotAuthorized: null;
  /** No value. */ readonly manageSellOfferLineFull: null;
  /** No value. */ readonly manageSellOfferUnderfunded: null;
  /** No value. */ readonly manageSellOfferCrossSelf: null;
  /** No value. */ readonly manageSellOfferSellNoIssuer: null;
  /** No value. */ readonly manageSellOfferBuyNoIssuer: null;
  /** No value. */ readonly manageSellOfferNotFound: null;
  /** No value. */ readonly manageSellOfferLowReserve: null;
}
/** The result of a `manageSellOffer` or `createPassiveSellOffer` operation. */
export type ManageSellOfferResult<T extends keyof ManageSellOfferResultArms = keyof ManageSellOfferResultArms> = { readonly [K in T]: ManageSellOfferResultUnion<K> }[T];
/** A value of {@linkcode ManageSellOfferResult} with a given arm. */
export interface ManageSellOfferResultUnion<T extends keyof ManageSellOfferResultArms> extends UnionValue<ManageSellOfferResultArms, T, ManageSellOfferResultJson> {}
/** The class of {@linkcode ManageSellOfferResult}. */
export const ManageSellOfferResult: XdrUnion<ManageSellOfferResultArms, ManageSellOfferResult> = /* @__PURE__ */ union("ManageSellOfferResult", ManageSellOfferResultCode, 15, () => ({ 0: shared("success", ManageOfferSuccessResult) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `ManageBuyOfferResultCode`. */
export type ManageBuyOfferResultCode = keyof typeof ManageBuyOfferResultCode;
/** The members of {@linkcode ManageBuyOfferResultCode} by name. */
export const ManageBuyOfferResultCode: {
  /** `MANAGE_BUY_OFFER_SUCCESS` = 0 */ readonly manageBuyOfferSuccess: "manageBuyOfferSuccess";
  /** `MANAGE_BUY_OFFER_MALFORMED` = -1 */ readonly manageBuyOfferMalformed: "manageBuyOfferMalformed";
  /** `MANAGE_BUY_OFFER_SELL_NO_TRUST` = -2 */ readonly manageBuyOfferSellNoTrust: "manageBuyOfferSellNoTrust";
  /** `MANAGE_BUY_OFFER_BUY_NO_TRUST` = -3 */ readonly manageBuyOfferBuyNoTrust: "manageBuyOfferBuyNoTrust";
  /** `MANAGE_BUY_OFFER_SELL_NOT_AUTHORIZED` = -4 */ readonly manageBuyOfferSellNotAuthorized: "manageBuyOfferSellNotAuthorized";
  /** `MANAGE_BUY_OFFER_BUY_NOT_AUTHORIZED` = -5 */ readonly manageBuyOfferBuyNotAuthorized: "manageBuyOfferBuyNotAuthorized";
  /** `MANAGE_BUY_OFFER_LINE_FULL` = -6 */ readonly manageBuyOfferLineFull: "manageBuyOfferLineFull";
  /** `MANAGE_BUY_OFFER_UNDERFUNDED` = -7 */ readonly manageBuyOfferUnderfunded: "manageBuyOfferUnderfunded";
  /** `MANAGE_BUY_OFFER_CROSS_SELF` = -8 */ readonly manageBuyOfferCrossSelf: "manageBuyOfferCrossSelf";
  /** `MANAGE_BUY_OFFER_SELL_NO_ISSUER` = -9 */ readonly manageBuyOfferSellNoIssuer: "manageBuyOfferSellNoIssuer";
  /** `MANAGE_BUY_OFFER_BUY_NO_ISSUER` = -10 */ readonly manageBuyOfferBuyNoIssuer: "manageBuyOfferBuyNoIssuer";
  /** `MANAGE_BUY_OFFER_NOT_FOUND` = -11 */ readonly manageBuyOfferNotFound: "manageBuyOfferNotFound";
  /** `MANAGE_BUY_OFFER_LOW_RESERVE` = -12 */ readonly manageBuyOfferLowReserve: "manageBuyOfferLowReserve";
} = /* @__PURE__ */ members({"0":"manageBuyOfferSuccess","-1":"manageBuyOfferMalformed","-2":"manageBuyOfferSellNoTrust","-3":"manageBuyOfferBuyNoTrust","-4":"manageBuyOfferSellNotAuthorized","-5":"manageBuyOfferBuyNotAuthorized","-6":"manageBuyOfferLineFull","-7":"manageBuyOfferUnderfunded","-8":"manageBuyOfferCrossSelf","-9":"manageBuyOfferSellNoIssuer","-10":"manageBuyOfferBuyNoIssuer","-11":"manageBuyOfferNotFound","-12":"manageBuyOfferLowReserve"});

/** The value types of the arms of {@linkcode ManageBuyOfferResult}, by arm name. */
export interface ManageBuyOfferResultArms {
  /** A {@linkcode ManageOfferSuccessResult}. */
  readonly manageBuyOfferSuccess: ManageOfferSuccessResult;
  /** No value. */ readonly manageBuyOfferMalformed: null;
  /** No value. */ readonly manageBuyOfferSellNoTrust: null;
  /** No value. */ readonly manageBuyOfferBuyNoTrust: null;
  /** No value. */ readonly manageBuyOfferSellNotAuthorized: null;
  /** No value. */ readonly manageBuyOfferBuyNotAuthorized: null;
  /** No value. */ readonly manageBuyOfferLineFull: null;
  /** No value. */ readonly manageBuyOfferUnderfunded: null;
  /** No value. */ readonly manageBuyOfferCrossSelf: null;
  /** No value. */ readonly manageBuyOfferSellNoIssuer: null;
  /** No value. */ readonly manageBuyOfferBuyNoIssuer: null;
  /** No value. */ readonly manageBuyOfferNotFound: null;
  /** No value. */ readonly manageBuyOfferLowReserve: null;
}
/** The result of a `manageBuyOffer` operation. */
export type ManageBuyOfferResult<T extends keyof ManageBuyOfferResultArms = keyof ManageBuyOfferResultArms> = { readonly [K in T]: ManageBuyOfferResultUnion<K> }[T];
/** A value of {@linkcode ManageBuyOfferResult} with a given arm. */
export interface ManageBuyOfferResultUnion<T extends keyof ManageBuyOfferResultArms> extends UnionValue<ManageBuyOfferResultArms, T, ManageBuyOfferResultJson> {}
/** The class of {@linkcode ManageBuyOfferResult}. */
export const ManageBuyOfferResult: XdrUnion<ManageBuyOfferResultArms, ManageBuyOfferResult> = /* @__PURE__ */ union("ManageBuyOfferResult", ManageBuyOfferResultCode, 14, () => ({ 0: shared("success", ManageOfferSuccessResult) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `SetOptionsResultCode`. */
export type SetOptionsResultCode = keyof typeof SetOptionsResultCode;
/** The members of {@linkcode SetOptionsResultCode} by name. */
export const SetOptionsResultCode: {
  /** `SET_OPTIONS_SUCCESS` = 0 */ readonly setOptionsSuccess: "setOptionsSuccess";
  /** `SET_OPTIONS_LOW_RESERVE` = -1 */ readonly setOptionsLowReserve: "setOptionsLowReserve";
  /** `SET_OPTIONS_TOO_MANY_SIGNERS` = -2 */ readonly setOptionsTooManySigners: "setOptionsTooManySigners";
  /** `SET_OPTIONS_BAD_FLAGS` = -3 */ readonly setOptionsBadFlags: "setOptionsBadFlags";
  /** `SET_OPTIONS_INVALID_INFLATION` = -4 */ readonly setOptionsInvalidInflation: "setOptionsInvalidInflation";
  /** `SET_OPTIONS_CANT_CHANGE` = -5 */ readonly setOptionsCantChange: "setOptionsCantChange";
  /** `SET_OPTIONS_UNKNOWN_FLAG` = -6 */ readonly setOptionsUnknownFlag: "setOptionsUnknownFlag";
  /** `SET_OPTIONS_THRESHOLD_OUT_OF_RANGE` = -7 */ readonly setOptionsThresholdOutOfRange: "setOptionsThresholdOutOfRange";
  /** `SET_OPTIONS_BAD_SIGNER` = -8 */ readonly setOptionsBadSigner: "setOptionsBadSigner";
  /** `SET_OPTIONS_INVALID_HOME_DOMAIN` = -9 */ readonly setOptionsInvalidHomeDomain: "setOptionsInvalidHomeDomain";
  /** `SET_OPTIONS_AUTH_REVOCABLE_REQUIRED` = -10 */ readonly setOptionsAuthRevocableRequired: "setOptionsAuthRevocableRequired";
} = /* @__PURE__ */ members({"0":"setOptionsSuccess","-1":"setOptionsLowReserve","-2":"setOptionsTooManySigners","-3":"setOptionsBadFlags","-4":"setOptionsInvalidInflation","-5":"setOptionsCantChange","-6":"setOptionsUnknownFlag","-7":"setOptionsThresholdOutOfRange","-8":"setOptionsBadSigner","-9":"setOptionsInvalidHomeDomain","-10":"setOptionsAuthRevocableRequired"});

/** The value types of the arms of {@linkcode SetOptionsResult}, by arm name. */
export interface SetOptionsResultArms {
  /** No value. */ readonly setOptionsSuccess: null;
  /** No value. */ readonly setOptionsLowReserve: null;
  /** No value. */ readonly setOptionsTooManySigners: null;
  /** No value. */ readonly setOptionsBadFlags: null;
  /** No value. */ readonly setOptionsInvalidInflation: null;
  /** No value. */ readonly setOptionsCantChange: null;
  /** No value. */ readonly setOptionsUnknownFlag: null;
  /** No value. */ readonly setOptionsThresholdOutOfRange: null;
  /** No value. */ readonly setOptionsBadSigner: null;
  /** No value. */ readonly setOptionsInvalidHomeDomain: null;
  /** No value. */ readonly setOptionsAuthRevocableRequired: null;
}
/** The result of a `setOptions` operation. */
export type SetOptionsResult<T extends keyof SetOptionsResultArms = keyof SetOptionsResultArms> = { readonly [K in T]: SetOptionsResultUnion<K> }[T];
/** A value of {@linkcode SetOptionsResult} with a given arm. */
export interface SetOptionsResultUnion<T extends keyof SetOptionsResultArms> extends UnionValue<SetOptionsResultArms, T, SetOptionsResultJson> {}
/** The class of {@linkcode SetOptionsResult}. */
export const SetOptionsResult: XdrUnion<SetOptionsResultArms, SetOptionsResult> = /* @__PURE__ */ union("SetOptionsResult", SetOptionsResultCode, 10, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `ChangeTrustResultCode`. */
export type ChangeTrustResultCode = keyof typeof ChangeTrustResultCode;
/** The members of {@linkcode ChangeTrustResultCode} by name. */
export const ChangeTrustResultCode: {
  /** `CHANGE_TRUST_SUCCESS` = 0 */ readonly changeTrustSuccess: "changeTrustSuccess";
  /** `CHANGE_TRUST_MALFORMED` = -1 */ readonly changeTrustMalformed: "changeTrustMalformed";
  /** `CHANGE_TRUST_NO_ISSUER` = -2 */ readonly changeTrustNoIssuer: "changeTrustNoIssuer";
  /** `CHANGE_TRUST_INVALID_LIMIT` = -3 */ readonly changeTrustInvalidLimit: "changeTrustInvalidLimit";
  /** `CHANGE_TRUST_LOW_RESERVE` = -4 */ readonly changeTrustLowReserve: "changeTrustLowReserve";
  /** `CHANGE_TRUST_SELF_NOT_ALLOWED` = -5 */ readonly changeTrustSelfNotAllowed: "changeTrustSelfNotAllowed";
  /** `CHANGE_TRUST_TRUST_LINE_MISSING` = -6 */ readonly changeTrustTrustLineMissing: "changeTrustTrustLineMissing";
  /** `CHANGE_TRUST_CANNOT_DELETE` = -7 */ readonly changeTrustCannotDelete: "changeTrustCannotDelete";
  /** `CHANGE_TRUST_NOT_AUTH_MAINTAIN_LIABILITIES` = -8 */ readonly changeTrustNotAuthMaintainLiabilities: "changeTrustNotAuthMaintainLiabilities";
} = /* @__PURE__ */ members({"0":"changeTrustSuccess","-1":"changeTrustMalformed","-2":"changeTrustNoIssuer","-3":"changeTrustInvalidLimit","-4":"changeTrustLowReserve","-5":"changeTrustSelfNotAllowed","-6":"changeTrustTrustLineMissing","-7":"changeTrustCannotDelete","-8":"changeTrustNotAuthMaintainLiabilities"});

/** The value types of the arms of {@linkcode ChangeTrustResult}, by arm name. */
export interface ChangeTrustResultArms {
  /** No value. */ readonly changeTrustSuccess: null;
  /** No value. */ readonly changeTrustMalformed: null;
  /** No value. */ readonly changeTrustNoIssuer: null;
  /** No value. */ readonly changeTrustInvalidLimit: null;
  /** No value. */ readonly changeTrustLowReserve: null;
  /** No value. */ readonly changeTrustSelfNotAllowed: null;
  /** No value. */ readonly changeTrustTrustLineMissing: null;
  /** No value. */ readonly changeTrustCannotDelete: null;
  /** No value. */ readonly changeTrustNotAuthMaintainLiabilities: null;
}
/** The result of a `changeTrust` operation. */
export type ChangeTrustResult<T extends keyof ChangeTrustResultArms = keyof ChangeTrustResultArms> = { readonly [K in T]: ChangeTrustResultUnion<K> }[T];
/** A value of {@linkcode ChangeTrustResult} with a given arm. */
export interface ChangeTrustResultUnion<T extends keyof ChangeTrustResultArms> extends UnionValue<ChangeTrustResultArms, T, ChangeTrustResultJson> {}
/** The class of {@linkcode ChangeTrustResult}. */
export const ChangeTrustResult: XdrUnion<ChangeTrustResultArms, ChangeTrustResult> = /* @__PURE__ */ union("ChangeTrustResult", ChangeTrustResultCode, 11, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `AllowTrustResultCode`. */
export type AllowTrustResultCode = keyof typeof AllowTrustResultCode;
/** The members of {@linkcode AllowTrustResultCode} by name. */
export const AllowTrustResultCode: {
  /** `ALLOW_TRUST_SUCCESS` = 0 */ readonly allowTrustSuccess: "allowTrustSuccess";
  /** `ALLOW_TRUST_MALFORMED` = -1 */ readonly allowTrustMalformed: "allowTrustMalformed";
  /** `ALLOW_TRUST_NO_TRUST_LINE` = -2 */ readonly allowTrustNoTrustLine: "allowTrustNoTrustLine";
  /** `ALLOW_TRUST_TRUST_NOT_REQUIRED` = -3 */ readonly allowTrustTrustNotRequired: "allowTrustTrustNotRequired";
  /** `ALLOW_TRUST_CANT_REVOKE` = -4 */ readonly allowTrustCantRevoke: "allowTrustCantRevoke";
  /** `ALLOW_TRUST_SELF_NOT_ALLOWED` = -5 */ readonly allowTrustSelfNotAllowed: "allowTrustSelfNotAllowed";
  /** `ALLOW_TRUST_LOW_RESERVE` = -6 */ readonly allowTrustLowReserve: "allowTrustLowReserve";
} = /* @__PURE__ */ members({"0":"allowTrustSuccess","-1":"allowTrustMalformed","-2":"allowTrustNoTrustLine","-3":"allowTrustTrustNotRequired","-4":"allowTrustCantRevoke","-5":"allowTrustSelfNotAllowed","-6":"allowTrustLowReserve"});

/** The value types of the arms of {@linkcode AllowTrustResult}, by arm name. */
export interface AllowTrustResultArms {
  /** No value. */ readonly allowTrustSuccess: null;
  /** No value. */ readonly allowTrustMalformed: null;
  /** No value. */ readonly allowTrustNoTrustLine: null;
  /** No value. */ readonly allowTrustTrustNotRequired: null;
  /** No value. */ readonly allowTrustCantRevoke: null;
  /** No value. */ readonly allowTrustSelfNotAllowed: null;
  /** No value. */ readonly allowTrustLowReserve: null;
}
/** The result of an `allowTrust` operation. */
export type AllowTrustResult<T extends keyof AllowTrustResultArms = keyof AllowTrustResultArms> = { readonly [K in T]: AllowTrustResultUnion<K> }[T];
/** A value of {@linkcode AllowTrustResult} with a given arm. */
export interface AllowTrustResultUnion<T extends keyof AllowTrustResultArms> extends UnionValue<AllowTrustResultArms, T, AllowTrustResultJson> {}
/** The class of {@linkcode AllowTrustResult}. */
export const AllowTrustResult: XdrUnion<AllowTrustResultArms, AllowTrustResult> = /* @__PURE__ */ union("AllowTrustResult", AllowTrustResultCode, 10, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `AccountMergeResultCode`. */
export type AccountMergeResultCode = keyof typeof AccountMergeResultCode;
/** The members of {@linkcode AccountMergeResultCode} by name. */
export const AccountMergeResultCode: {
  /** `ACCOUNT_MERGE_SUCCESS` = 0 */ readonly accountMergeSuccess: "accountMergeSuccess";
  /** `ACCOUNT_MERGE_MALFORMED` = -1 */ readonly accountMergeMalformed: "accountMergeMalformed";
  /** `ACCOUNT_MERGE_NO_ACCOUNT` = -2 */ readonly accountMergeNoAccount: "accountMergeNoAccount";
  /** `ACCOUNT_MERGE_IMMUTABLE_SET` = -3 */ readonly accountMergeImmutableSet: "accountMergeImmutableSet";
  /** `ACCOUNT_MERGE_HAS_SUB_ENTRIES` = -4 */ readonly accountMergeHasSubEntries: "accountMergeHasSubEntries";
  /** `ACCOUNT_MERGE_SEQNUM_TOO_FAR` = -5 */ readonly accountMergeSeqnumTooFar: "accountMergeSeqnumTooFar";
  /** `ACCOUNT_MERGE_DEST_FULL` = -6 */ readonly accountMergeDestFull: "accountMergeDestFull";
  /** `ACCOUNT_MERGE_IS_SPONSOR` = -7 */ readonly accountMergeIsSponsor: "accountMergeIsSponsor";
} = /* @__PURE__ */ members({"0":"accountMergeSuccess","-1":"accountMergeMalformed","-2":"accountMergeNoAccount","-3":"accountMergeImmutableSet","-4":"accountMergeHasSubEntries","-5":"accountMergeSeqnumTooFar","-6":"accountMergeDestFull","-7":"accountMergeIsSponsor"});

/** The value types of the arms of {@linkcode AccountMergeResult}, by arm name. */
export interface AccountMergeResultArms {
  /** A signed 64-bit integer. */
  readonly accountMergeSuccess: bigint;
  /** No value. */ readonly accountMergeMalformed: null;
  /** No value. */ readonly accountMergeNoAccount: null;
  /** No value. */ readonly accountMergeImmutableSet: null;
  /** No value. */ readonly accountMergeHasSubEntries: null;
  /** No value. */ readonly accountMergeSeqnumTooFar: null;
  /** No value. */ readonly accountMergeDestFull: null;
  /** No value. */ readonly accountMergeIsSponsor: null;
}
/** The result of an `accountMerge` operation. */
export type AccountMergeResult<T extends keyof AccountMergeResultArms = keyof AccountMergeResultArms> = { readonly [K in T]: AccountMergeResultUnion<K> }[T];
/** A value of {@linkcode AccountMergeResult} with a given arm. */
export interface AccountMergeResultUnion<T extends keyof AccountMergeResultArms> extends UnionValue<AccountMergeResultArms, T, AccountMergeResultJson> {}
/** The class of {@linkcode AccountMergeResult}. */
export const AccountMergeResult: XdrUnion<AccountMergeResultArms, AccountMergeResult> = /* @__PURE__ */ union("AccountMergeResult", AccountMergeResultCode, 12, () => ({ 0: shared("sourceAccountBalance", i64) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `InflationResultCode`. */
export type InflationResultCode = keyof typeof InflationResultCode;
/** The members of {@linkcode InflationResultCode} by name. */
export const InflationResultCode: {
  /** `INFLATION_SUCCESS` = 0 */ readonly inflationSuccess: "inflationSuccess";
  /** `INFLATION_NOT_TIME` = -1 */ readonly inflationNotTime: "inflationNotTime";
} = /* @__PURE__ */ members({"0":"inflationSuccess","-1":"inflationNotTime"});

/** The amount that an account received from inflation. */
export interface InflationPayout extends XdrValue<InflationPayoutJson> {
  /** A {@linkcode PublicKey}. */
  readonly destination: AccountId;
  /** A signed 64-bit integer. */
  readonly amount: bigint;
}
/** The class of {@linkcode InflationPayout}. */
export const InflationPayout: XdrStruct<InflationPayout> = /* @__PURE__ */ struct("InflationPayout", () => ({ destination: PublicKey, amount: i64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.destination = PublicKey.read(r); v.amount = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.destination); w.int64(v.amount); }]);

/** The value types of the arms of {@linkcode InflationResult}, by arm name. */
export interface InflationResultArms {
  /** An array of {@linkcode InflationPayout} values. */
  readonly inflationSuccess: readonly InflationPayout[];
  /** No value. */ readonly inflationNotTime: null;
}
/** The result of an `inflation` operation. */
export type InflationResult<T extends keyof InflationResultArms = keyof InflationResultArms> = { readonly [K in T]: InflationResultUnion<K> }[T];
/** A value of {@linkcode InflationResult} with a given arm. */
export interface InflationResultUnion<T extends keyof InflationResultArms> extends UnionValue<InflationResultArms, T, InflationResultJson> {}
/** The class of {@linkcode InflationResult}. */
export const InflationResult: XdrUnion<InflationResultArms, InflationResult> = /* @__PURE__ */ union("InflationResult", InflationResultCode, 9, () => ({ 0: list(InflationPayout, 44) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `ManageDataResultCode`. */
export type ManageDataResultCode = keyof typeof ManageDataResultCode;
/** The members of {@linkcode ManageDataResultCode} by name. */
export const ManageDataResultCode: {
  /** `MANAGE_DATA_SUCCESS` = 0 */ readonly manageDataSuccess: "manageDataSuccess";
  /** `MANAGE_DATA_NOT_SUPPORTED_YET` = -1 */ readonly manageDataNotSupportedYet: "manageDataNotSupportedYet";
  /** `MANAGE_DATA_NAME_NOT_FOUND` = -2 */ readonly manageDataNameNotFound: "manageDataNameNotFound";
  /** `MANAGE_DATA_LOW_RESERVE` = -3 */ readonly manageDataLowReserve: "manageDataLowReserve";
  /** `MANAGE_DATA_INVALID_NAME` = -4 */ readonly manageDataInvalidName: "manageDataInvalidName";
} = /* @__PURE__ */ members({"0":"manageDataSuccess","-1":"manageDataNotSupportedYet","-2":"manageDataNameNotFound","-3":"manageDataLowReserve","-4":"manageDataInvalidName"});

/** The value types of the arms of {@linkcode ManageDataResult}, by arm name. */
export interface ManageDataResultArms {
  /** No value. */ readonly manageDataSuccess: null;
  /** No value. */ readonly manageDataNotSupportedYet: null;
  /** No value. */ readonly manageDataNameNotFound: null;
  /** No value. */ readonly manageDataLowReserve: null;
  /** No value. */ readonly manageDataInvalidName: null;
}
/** The result of a `manageData` operation. */
export type ManageDataResult<T extends keyof ManageDataResultArms = keyof ManageDataResultArms> = { readonly [K in T]: ManageDataResultUnion<K> }[T];
/** A value of {@linkcode ManageDataResult} with a given arm. */
export interface ManageDataResultUnion<T extends keyof ManageDataResultArms> extends UnionValue<ManageDataResultArms, T, ManageDataResultJson> {}
/** The class of {@linkcode ManageDataResult}. */
export const ManageDataResult: XdrUnion<ManageDataResultArms, ManageDataResult> = /* @__PURE__ */ union("ManageDataResult", ManageDataResultCode, 10, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `BumpSequenceResultCode`. */
export type BumpSequenceResultCode = keyof typeof BumpSequenceResultCode;
/** The members of {@linkcode BumpSequenceResultCode} by name. */
export const BumpSequenceResultCode: {
  /** `BUMP_SEQUENCE_SUCCESS` = 0 */ readonly bumpSequenceSuccess: "bumpSequenceSuccess";
  /** `BUMP_SEQUENCE_BAD_SEQ` = -1 */ readonly bumpSequenceBadSeq: "bumpSequenceBadSeq";
} = /* @__PURE__ */ members({"0":"bumpSequenceSuccess","-1":"bumpSequenceBadSeq"});

/** The value types of the arms of {@linkcode BumpSequenceResult}, by arm name. */
export interface BumpSequenceResultArms {
  /** No value. */ readonly bumpSequenceSuccess: null;
  /** No value. */ readonly bumpSequenceBadSeq: null;
}
/** The result of a `bumpSequence` operation. */
export type BumpSequenceResult<T extends keyof BumpSequenceResultArms = keyof BumpSequenceResultArms> = { readonly [K in T]: BumpSequenceResultUnion<K> }[T];
/** A value of {@linkcode BumpSequenceResult} with a given arm. */
export interface BumpSequenceResultUnion<T extends keyof BumpSequenceResultArms> extends UnionValue<BumpSequenceResultArms, T, BumpSequenceResultJson> {}
/** The class of {@linkcode BumpSequenceResult}. */
export const BumpSequenceResult: XdrUnion<BumpSequenceResultArms, BumpSequenceResult> = /* @__PURE__ */ union("BumpSequenceResult", BumpSequenceResultCode, 12, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `CreateClaimableBalanceResultCode`. */
export type CreateClaimableBalanceResultCode = keyof typeof CreateClaimableBalanceResultCode;
/** The members of {@linkcode CreateClaimableBalanceResultCode} by name. */
export const CreateClaimableBalanceResultCode: {
  /** `CREATE_CLAIMABLE_BALANCE_SUCCESS` = 0 */ readonly createClaimableBalanceSuccess: "createClaimableBalanceSuccess";
  /** `CREATE_CLAIMABLE_BALANCE_MALFORMED` = -1 */ readonly createClaimableBalanceMalformed: "createClaimableBalanceMalformed";
  /** `CREATE_CLAIMABLE_BALANCE_LOW_RESERVE` = -2 */ readonly createClaimableBalanceLowReserve: "createClaimableBalanceLowReserve";
  /** `CREATE_CLAIMABLE_BALANCE_NO_TRUST` = -3 */ readonly createClaimableBalanceNoTrust: "createClaimableBalanceNoTrust";
  /** `CREATE_CLAIMABLE_BALANCE_NOT_AUTHORIZED` = -4 */ readonly createClaimableBalanceNotAuthorized: "createClaimableBalanceNotAuthorized";
  /** `CREATE_CLAIMABLE_BALANCE_UNDERFUNDED` = -5 */ readonly createClaimableBalanceUnderfunded: "createClaimableBalanceUnderfunded";
} = /* @__PURE__ */ members({"0":"createClaimableBalanceSuccess","-1":"createClaimableBalanceMalformed","-2":"createClaimableBalanceLowReserve","-3":"createClaimableBalanceNoTrust","-4":"createClaimableBalanceNotAuthorized","-5":"createClaimableBalanceUnderfunded"});

/** The value types of the arms of {@linkcode CreateClaimableBalanceResult}, by arm name. */
export interface CreateClaimableBalanceResultArms {
  /** A {@linkcode ClaimableBalanceId}. */
  readonly createClaimableBalanceSuccess: ClaimableBalanceId;
  /** No value. */ readonly createClaimableBalanceMalformed: null;
  /** No value. */ readonly createClaimableBalanceLowReserve: null;
  /** No value. */ readonly createClaimableBalanceNoTrust: null;
  /** No value. */ readonly createClaimableBalanceNotAuthorized: null;
  /** No value. */ readonly createClaimableBalanceUnderfunded: null;
}
/** The result of a `createClaimableBalance` operation. */
export type CreateClaimableBalanceResult<T extends keyof CreateClaimableBalanceResultArms = keyof CreateClaimableBalanceResultArms> = { readonly [K in T]: CreateClaimableBalanceResultUnion<K> }[T];
/** A value of {@linkcode CreateClaimableBalanceResult} with a given arm. */
export interface CreateClaimableBalanceResultUnion<T extends keyof CreateClaimableBalanceResultArms> extends UnionValue<CreateClaimableBalanceResultArms, T, CreateClaimableBalanceResultJson> {}
/** The class of {@linkcode CreateClaimableBalanceResult}. */
export const CreateClaimableBalanceResult: XdrUnion<CreateClaimableBalanceResultArms, CreateClaimableBalanceResult> = /* @__PURE__ */ union("CreateClaimableBalanceResult", CreateClaimableBalanceResultCode, 22, () => ({ 0: shared("balanceId", ClaimableBalanceId) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `ClaimClaimableBalanceResultCode`. */
export type ClaimClaimableBalanceResultCode = keyof typeof ClaimClaimableBalanceResultCode;
/** The members of {@linkcode ClaimClaimableBalanceResultCode} by name. */
export const ClaimClaimableBalanceResultCode: {
  /** `CLAIM_CLAIMABLE_BALANCE_SUCCESS` = 0 */ readonly claimClaimableBalanceSuccess: "claimClaimableBalanceSuccess";
  /** `CLAIM_CLAIMABLE_BALANCE_DOES_NOT_EXIST` = -1 */ readonly claimClaimableBalanceDoesNotExist: "claimClaimableBalanceDoesNotExist";
  /** `CLAIM_CLAIMABLE_BALANCE_CANNOT_CLAIM` = -2 */ readonly claimClaimableBalanceCannotClaim: "claimClaimableBalanceCannotClaim";
  /** `CLAIM_CLAIMABLE_BALANCE_LINE_FULL` = -3 */ readonly claimClaimableBalanceLineFull: "claimClaimableBalanceLineFull";
  /** `CLAIM_CLAIMABLE_BALANCE_NO_TRUST` = -4 */ readonly claimClaimableBalanceNoTrust: "claimClaimableBalanceNoTrust";
  /** `CLAIM_CLAIMABLE_BALANCE_NOT_AUTHORIZED` = -5 */ readonly claimClaimableBalanceNotAuthorized: "claimClaimableBalanceNotAuthorized";
  /** `CLAIM_CLAIMABLE_BALANCE_TRUSTLINE_FROZEN` = -6 */ readonly claimClaimableBalanceTrustlineFrozen: "claimClaimableBalanceTrustlineFrozen";
} = /* @__PURE__ */ members({"0":"claimClaimableBalanceSuccess","-1":"claimClaimableBalanceDoesNotExist","-2":"claimClaimableBalanceCannotClaim","-3":"claimClaimableBalanceLineFull","-4":"claimClaimableBalanceNoTrust","-5":"claimClaimableBalanceNotAuthorized","-6":"claimClaimableBalanceTrustlineFrozen"});

/** The value types of the arms of {@linkcode ClaimClaimableBalanceResult}, by arm name. */
export interface ClaimClaimableBalanceResultArms {
  /** No value. */ readonly claimClaimableBalanceSuccess: null;
  /** No value. */ readonly claimClaimableBalanceDoesNotExist: null;
  /** No value. */ readonly claimClaimableBalanceCannotClaim: null;
  /** No value. */ readonly claimClaimableBalanceLineFull: null;
  /** No value. */ readonly claimClaimableBalanceNoTrust: null;
  /** No value. */ readonly claimClaimableBalanceNotAuthorized: null;
  /** No value. */ readonly claimClaimableBalanceTrustlineFrozen: null;
}
/** The result of a `claimClaimableBalance` operation. */
export type ClaimClaimableBalanceResult<T extends keyof ClaimClaimableBalanceResultArms = keyof ClaimClaimableBalanceResultArms> = { readonly [K in T]: ClaimClaimableBalanceResultUnion<K> }[T];
/** A value of {@linkcode ClaimClaimableBalanceResult} with a given arm. */
export interface ClaimClaimableBalanceResultUnion<T extends keyof ClaimClaimableBalanceResultArms> extends UnionValue<ClaimClaimableBalanceResultArms, T, ClaimClaimableBalanceResultJson> {}
/** The class of {@linkcode ClaimClaimableBalanceResult}. */
export const ClaimClaimableBalanceResult: XdrUnion<ClaimClaimableBalanceResultArms, ClaimClaimableBalanceResult> = /* @__PURE__ */ union("ClaimClaimableBalanceResult", ClaimClaimableBalanceResultCode, 21, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `BeginSponsoringFutureReservesResultCode`. */
export type BeginSponsoringFutureReservesResultCode = keyof typeof BeginSponsoringFutureReservesResultCode;
/** The members of {@linkcode BeginSponsoringFutureReservesResultCode} by name. */
export const BeginSponsoringFutureReservesResultCode: {
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_SUCCESS` = 0 */ readonly beginSponsoringFutureReservesSuccess: "beginSponsoringFutureReservesSuccess";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_MALFORMED` = -1 */ readonly beginSponsoringFutureReservesMalformed: "beginSponsoringFutureReservesMalformed";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_ALREADY_SPONSORED` = -2 */ readonly beginSponsoringFutureReservesAlreadySponsored: "beginSponsoringFutureReservesAlreadySponsored";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_RECURSIVE` = -3 */ readonly beginSponsoringFutureReservesRecursive: "beginSponsoringFutureReservesRecursive";
} = /* @__PURE__ */ members({"0":"beginSponsoringFutureReservesSuccess","-1":"beginSponsoringFutureReservesMalformed","-2":"beginSponsoringFutureReservesAlreadySponsored","-3":"beginSponsoringFutureReservesRecursive"});

/** The value types of the arms of {@linkcode BeginSponsoringFutureReservesResult}, by arm name. */
export interface BeginSponsoringFutureReservesResultArms {
  /** No value. */ readonly beginSponsoringFutureReservesSuccess: null;
  /** No value. */ readonly beginSponsoringFutureReservesMalformed: null;
  /** No value. */ readonly beginSponsoringFutureReservesAlreadySponsored: null;
  /** No value. */ readonly beginSponsoringFutureReservesRecursive: null;
}
/** The result of a `beginSponsoringFutureReserves` operation. */
export type BeginSponsoringFutureReservesResult<T extends keyof BeginSponsoringFutureReservesResultArms = keyof BeginSponsoringFutureReservesResultArms> = { readonly [K in T]: BeginSponsoringFutureReservesResultUnion<K> }[T];
/** A value of {@linkcode BeginSponsoringFutureReservesResult} with a given arm. */
export interface BeginSponsoringFutureReservesResultUnion<T extends keyof BeginSponsoringFutureReservesResultArms> extends UnionValue<BeginSponsoringFutureReservesResultArms, T, BeginSponsoringFutureReservesResultJson> {}
/** The class of {@linkcode BeginSponsoringFutureReservesResult}. */
export const BeginSponsoringFutureReservesResult: XdrUnion<BeginSponsoringFutureReservesResultArms, BeginSponsoringFutureReservesResult> = /* @__PURE__ */ union("BeginSponsoringFutureReservesResult", BeginSponsoringFutureReservesResultCode, 29, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `EndSponsoringFutureReservesResultCode`. */
export type EndSponsoringFutureReservesResultCode = keyof typeof EndSponsoringFutureReservesResultCode;
/** The members of {@linkcode EndSponsoringFutureReservesResultCode} by name. */
export const EndSponsoringFutureReservesResultCode: {
  /** `END_SPONSORING_FUTURE_RESERVES_SUCCESS` = 0 */ readonly endSponsoringFutureReservesSuccess: "endSponsoringFutureReservesSuccess";
  /** `END_SPONSORING_FUTURE_RESERVES_NOT_SPONSORED` = -1 */ readonly endSponsoringFutureReservesNotSponsored: "endSponsoringFutureReservesNotSponsored";
} = /* @__PURE__ */ members({"0":"endSponsoringFutureReservesSuccess","-1":"endSponsoringFutureReservesNotSponsored"});

/** The value types of the arms of {@linkcode EndSponsoringFutureReservesResult}, by arm name. */
export interface EndSponsoringFutureReservesResultArms {
  /** No value. */ readonly endSponsoringFutureReservesSuccess: null;
  /** No value. */ readonly endSponsoringFutureReservesNotSponsored: null;
}
/** The result of an `endSponsoringFutureReserves` operation. */
export type EndSponsoringFutureReservesResult<T extends keyof EndSponsoringFutureReservesResultArms = keyof EndSponsoringFutureReservesResultArms> = { readonly [K in T]: EndSponsoringFutureReservesResultUnion<K> }[T];
/** A value of {@linkcode EndSponsoringFutureReservesResult} with a given arm. */
export interface EndSponsoringFutureReservesResultUnion<T extends keyof EndSponsoringFutureReservesResultArms> extends UnionValue<EndSponsoringFutureReservesResultArms, T, EndSponsoringFutureReservesResultJson> {}
/** The class of {@linkcode EndSponsoringFutureReservesResult}. */
export const EndSponsoringFutureReservesResult: XdrUnion<EndSponsoringFutureReservesResultArms, EndSponsoringFutureReservesResult> = /* @__PURE__ */ union("EndSponsoringFutureReservesResult", EndSponsoringFutureReservesResultCode, 27, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `RevokeSponsorshipResultCode`. */
export type RevokeSponsorshipResultCode = keyof typeof RevokeSponsorshipResultCode;
/** The members of {@linkcode RevokeSponsorshipResultCode} by name. */
export const RevokeSponsorshipResultCode: {
  /** `REVOKE_SPONSORSHIP_SUCCESS` = 0 */ readonly revokeSponsorshipSuccess: "revokeSponsorshipSuccess";
  /** `REVOKE_SPONSORSHIP_DOES_NOT_EXIST` = -1 */ readonly revokeSponsorshipDoesNotExist: "revokeSponsorshipDoesNotExist";
  /** `REVOKE_SPONSORSHIP_NOT_SPONSOR` = -2 */ readonly revokeSponsorshipNotSponsor: "revokeSponsorshipNotSponsor";
  /** `REVOKE_SPONSORSHIP_LOW_RESERVE` = -3 */ readonly revokeSponsorshipLowReserve: "revokeSponsorshipLowReserve";
  /** `REVOKE_SPONSORSHIP_ONLY_TRANSFERABLE` = -4 */ readonly revokeSponsorshipOnlyTransferable: "revokeSponsorshipOnlyTransferable";
  /** `REVOKE_SPONSORSHIP_MALFORMED` = -5 */ readonly revokeSponsorshipMalformed: "revokeSponsorshipMalformed";
} = /* @__PURE__ */ members({"0":"revokeSponsorshipSuccess","-1":"revokeSponsorshipDoesNotExist","-2":"revokeSponsorshipNotSponsor","-3":"revokeSponsorshipLowReserve","-4":"revokeSponsorshipOnlyTransferable","-5":"revokeSponsorshipMalformed"});

/** The value types of the arms of {@linkcode RevokeSponsorshipResult}, by arm name. */
export interface RevokeSponsorshipResultArms {
  /** No value. */ readonly revokeSponsorshipSuccess: null;
  /** No value. */ readonly revokeSponsorshipDoesNotExist: null;
  /** No value. */ readonly revokeSponsorshipNotSponsor: null;
  /** No value. */ readonly revokeSponsorshipLowReserve: null;
  /** No value. */ readonly revokeSponsorshipOnlyTransferable: null;
  /** No value. */ readonly revokeSponsorshipMalformed: null;
}
/** The result of a `revokeSponsorship` operation. */
export type RevokeSponsorshipResult<T extends keyof RevokeSponsorshipResultArms = keyof RevokeSponsorshipResultArms> = { readonly [K in T]: RevokeSponsorshipResultUnion<K> }[T];
/** A value of {@linkcode RevokeSponsorshipResult} with a given arm. */
export interface RevokeSponsorshipResultUnion<T extends keyof RevokeSponsorshipResultArms> extends UnionValue<RevokeSponsorshipResultArms, T, RevokeSponsorshipResultJson> {}
/** The class of {@linkcode RevokeSponsorshipResult}. */
export const RevokeSponsorshipResult: XdrUnion<RevokeSponsorshipResultArms, RevokeSponsorshipResult> = /* @__PURE__ */ union("RevokeSponsorshipResult", RevokeSponsorshipResultCode, 17, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `ClawbackResultCode`. */
export type ClawbackResultCode = keyof typeof ClawbackResultCode;
/** The members of {@linkcode ClawbackResultCode} by name. */
export const ClawbackResultCode: {
  /** `CLAWBACK_SUCCESS` = 0 */ readonly clawbackSuccess: "clawbackSuccess";
  /** `CLAWBACK_MALFORMED` = -1 */ readonly clawbackMalformed: "clawbackMalformed";
  /** `CLAWBACK_NOT_CLAWBACK_ENABLED` = -2 */ readonly clawbackNotClawbackEnabled: "clawbackNotClawbackEnabled";
  /** `CLAWBACK_NO_TRUST` = -3 */ readonly clawbackNoTrust: "clawbackNoTrust";
  /** `CLAWBACK_UNDERFUNDED` = -4 */ readonly clawbackUnderfunded: "clawbackUnderfunded";
} = /* @__PURE__ */ members({"0":"clawbackSuccess","-1":"clawbackMalformed","-2":"clawbackNotClawbackEnabled","-3":"clawbackNoTrust","-4":"clawbackUnderfunded"});

/** The value types of the arms of {@linkcode ClawbackResult}, by arm name. */
export interface ClawbackResultArms {
  /** No value. */ readonly clawbackSuccess: null;
  /** No value. */ readonly clawbackMalformed: null;
  /** No value. */ readonly clawbackNotClawbackEnabled: null;
  /** No value. */ readonly clawbackNoTrust: null;
  /** No value. */ readonly clawbackUnderfunded: null;
}
/** The result of a `clawback` operation. */
export type ClawbackResult<T extends keyof ClawbackResultArms = keyof ClawbackResultArms> = { readonly [K in T]: ClawbackResultUnion<K> }[T];
/** A value of {@linkcode ClawbackResult} with a given arm. */
export interface ClawbackResultUnion<T extends keyof ClawbackResultArms> extends UnionValue<ClawbackResultArms, T, ClawbackResultJson> {}
/** The class of {@linkcode ClawbackResult}. */
export const ClawbackResult: XdrUnion<ClawbackResultArms, ClawbackResult> = /* @__PURE__ */ union("ClawbackResult", ClawbackResultCode, 8, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `ClawbackClaimableBalanceResultCode`. */
export type ClawbackClaimableBalanceResultCode = keyof typeof ClawbackClaimableBalanceResultCode;
/** The members of {@linkcode ClawbackClaimableBalanceResultCode} by name. */
export const ClawbackClaimableBalanceResultCode: {
  /** `CLAWBACK_CLAIMABLE_BALANCE_SUCCESS` = 0 */ readonly clawbackClaimableBalanceSuccess: "clawbackClaimableBalanceSuccess";
  /** `CLAWBACK_CLAIMABLE_BALANCE_DOES_NOT_EXIST` = -1 */ readonly clawbackClaimableBalanceDoesNotExist: "clawbackClaimableBalanceDoesNotExist";
  /** `CLAWBACK_CLAIMABLE_BALANCE_NOT_ISSUER` = -2 */ readonly clawbackClaimableBalanceNotIssuer: "clawbackClaimableBalanceNotIssuer";
  /** `CLAWBACK_CLAIMABLE_BALANCE_NOT_CLAWBACK_ENABLED` = -3 */ readonly clawbackClaimableBalanceNotClawbackEnabled: "clawbackClaimableBalanceNotClawbackEnabled";
} = /* @__PURE__ */ members({"0":"clawbackClaimableBalanceSuccess","-1":"clawbackClaimableBalanceDoesNotExist","-2":"clawbackClaimableBalanceNotIssuer","-3":"clawbackClaimableBalanceNotClawbackEnabled"});

/** The value types of the arms of {@linkcode ClawbackClaimableBalanceResult}, by arm name. */
export interface ClawbackClaimableBalanceResultArms {
  /** No value. */ readonly clawbackClaimableBalanceSuccess: null;
  /** No value. */ readonly clawbackClaimableBalanceDoesNotExist: null;
  /** No value. */ readonly clawbackClaimableBalanceNotIssuer: null;
  /** No value. */ readonly clawbackClaimableBalanceNotClawbackEnabled: null;
}
/** The result of a `clawbackClaimableBalance` operation. */
export type ClawbackClaimableBalanceResult<T extends keyof ClawbackClaimableBalanceResultArms = keyof ClawbackClaimableBalanceResultArms> = { readonly [K in T]: ClawbackClaimableBalanceResultUnion<K> }[T];
/** A value of {@linkcode ClawbackClaimableBalanceResult} with a given arm. */
export interface ClawbackClaimableBalanceResultUnion<T extends keyof ClawbackClaimableBalanceResultArms> extends UnionValue<ClawbackClaimableBalanceResultArms, T, ClawbackClaimableBalanceResultJson> {}
/** The class of {@linkcode ClawbackClaimableBalanceResult}. */
export const ClawbackClaimableBalanceResult: XdrUnion<ClawbackClaimableBalanceResultArms, ClawbackClaimableBalanceResult> = /* @__PURE__ */ union("ClawbackClaimableBalanceResult", ClawbackClaimableBalanceResultCode, 24, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `SetTrustLineFlagsResultCode`. */
export type SetTrustLineFlagsResultCode = keyof typeof SetTrustLineFlagsResultCode;
/** The members of {@linkcode SetTrustLineFlagsResultCode} by name. */
export const SetTrustLineFlagsResultCode: {
  /** `SET_TRUST_LINE_FLAGS_SUCCESS` = 0 */ readonly setTrustLineFlagsSuccess: "setTrustLineFlagsSuccess";
  /** `SET_TRUST_LINE_FLAGS_MALFORMED` = -1 */ readonly setTrustLineFlagsMalformed: "setTrustLineFlagsMalformed";
  /** `SET_TRUST_LINE_FLAGS_NO_TRUST_LINE` = -2 */ readonly setTrustLineFlagsNoTrustLine: "setTrustLineFlagsNoTrustLine";
  /** `SET_TRUST_LINE_FLAGS_CANT_REVOKE` = -3 */ readonly setTrustLineFlagsCantRevoke: "setTrustLineFlagsCantRevoke";
  /** `SET_TRUST_LINE_FLAGS_INVALID_STATE` = -4 */ readonly setTrustLineFlagsInvalidState: "setTrustLineFlagsInvalidState";
  /** `SET_TRUST_LINE_FLAGS_LOW_RESERVE` = -5 */ readonly setTrustLineFlagsLowReserve: "setTrustLineFlagsLowReserve";
} = /* @__PURE__ */ members({"0":"setTrustLineFlagsSuccess","-1":"setTrustLineFlagsMalformed","-2":"setTrustLineFlagsNoTrustLine","-3":"setTrustLineFlagsCantRevoke","-4":"setTrustLineFlagsInvalidState","-5":"setTrustLineFlagsLowReserve"});

/** The value types of the arms of {@linkcode SetTrustLineFlagsResult}, by arm name. */
export interface SetTrustLineFlagsResultArms {
  /** No value. */ readonly setTrustLineFlagsSuccess: null;
  /** No value. */ readonly setTrustLineFlagsMalformed: null;
  /** No value. */ readonly setTrustLineFlagsNoTrustLine: null;
  /** No value. */ readonly setTrustLineFlagsCantRevoke: null;
  /** No value. */ readonly setTrustLineFlagsInvalidState: null;
  /** No value. */ readonly setTrustLineFlagsLowReserve: null;
}
/** The result of a `setTrustLineFlags` operation. */
export type SetTrustLineFlagsResult<T extends keyof SetTrustLineFlagsResultArms = keyof SetTrustLineFlagsResultArms> = { readonly [K in T]: SetTrustLineFlagsResultUnion<K> }[T];
/** A value of {@linkcode SetTrustLineFlagsResult} with a given arm. */
export interface SetTrustLineFlagsResultUnion<T extends keyof SetTrustLineFlagsResultArms> extends UnionValue<SetTrustLineFlagsResultArms, T, SetTrustLineFlagsResultJson> {}
/** The class of {@linkcode SetTrustLineFlagsResult}. */
export const SetTrustLineFlagsResult: XdrUnion<SetTrustLineFlagsResultArms, SetTrustLineFlagsResult> = /* @__PURE__ */ union("SetTrustLineFlagsResult", SetTrustLineFlagsResultCode, 17, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `LiquidityPoolDepositResultCode`. */
export type LiquidityPoolDepositResultCode = keyof typeof LiquidityPoolDepositResultCode;
/** The members of {@linkcode LiquidityPoolDepositResultCode} by name. */
export const LiquidityPoolDepositResultCode: {
  /** `LIQUIDITY_POOL_DEPOSIT_SUCCESS` = 0 */ readonly liquidityPoolDepositSuccess: "liquidityPoolDepositSuccess";
  /** `LIQUIDITY_POOL_DEPOSIT_MALFORMED` = -1 */ readonly liquidityPoolDepositMalformed: "liquidityPoolDepositMalformed";
  /** `LIQUIDITY_POOL_DEPOSIT_NO_TRUST` = -2 */ readonly liquidityPoolDepositNoTrust: "liquidityPoolDepositNoTrust";
  /** `LIQUIDITY_POOL_DEPOSIT_NOT_AUTHORIZED` = -3 */ readonly liquidityPoolDepositNotAuthorized: "liquidityPoolDepositNotAuthorized";
  /** `LIQUIDITY_POOL_DEPOSIT_UNDERFUNDED` = -4 */ readonly liquidityPoolDepositUnderfunded: "liquidityPoolDepositUnderfunded";
  /** `LIQUIDITY_POOL_DEPOSIT_LINE_FULL` = -5 */ readonly liquidityPoolDepositLineFull: "liquidityPoolDepositLineFull";
  /** `LIQUIDITY_POOL_DEPOSIT_BAD_PRICE` = -6 */ readonly liquidityPoolDepositBadPrice: "liquidityPoolDepositBadPrice";
  /** `LIQUIDITY_POOL_DEPOSIT_POOL_FULL` = -7 */ readonly liquidityPoolDepositPoolFull: "liquidityPoolDepositPoolFull";
  /** `LIQUIDITY_POOL_DEPOSIT_TRUSTLINE_FROZEN` = -8 */ readonly liquidityPoolDepositTrustlineFrozen: "liquidityPoolDepositTrustlineFrozen";
} = /* @__PURE__ */ members({"0":"liquidityPoolDepositSuccess","-1":"liquidityPoolDepositMalformed","-2":"liquidityPoolDepositNoTrust","-3":"liquidityPoolDepositNotAuthorized","-4":"liquidityPoolDepositUnderfunded","-5":"liquidityPoolDepositLineFull","-6":"liquidityPoolDepositBadPrice","-7":"liquidityPoolDepositPoolFull","-8":"liquidityPoolDepositTrustlineFrozen"});

/** The value types of the arms of {@linkcode LiquidityPoolDepositResult}, by arm name. */
export interface LiquidityPoolDepositResultArms {
  /** No value. */ readonly liquidityPoolDepositSuccess: null;
  /** No value. */ readonly liquidityPoolDepositMalformed: null;
  /** No value. */ readonly liquidityPoolDepositNoTrust: null;
  /** No value. */ readonly liquidityPoolDepositNotAuthorized: null;
  /** No value. */ readonly liquidityPoolDepositUnderfunded: null;
  /** No value. */ readonly liquidityPoolDepositLineFull: null;
  /** No value. */ readonly liquidityPoolDepositBadPrice: null;
  /** No value. */ readonly liquidityPoolDepositPoolFull: null;
  /** No value. */ readonly liquidityPoolDepositTrustlineFrozen: null;
}
/** The result of a `liquidityPoolDeposit` operation. */
export type LiquidityPoolDepositResult<T extends keyof LiquidityPoolDepositResultArms = keyof LiquidityPoolDepositResultArms> = { readonly [K in T]: LiquidityPoolDepositResultUnion<K> }[T];
/** A value of {@linkcode LiquidityPoolDepositResult} with a given arm. */
export interface LiquidityPoolDepositResultUnion<T extends keyof LiquidityPoolDepositResultArms> extends UnionValue<LiquidityPoolDepositResultArms, T, LiquidityPoolDepositResultJson> {}
/** The class of {@linkcode LiquidityPoolDepositResult}. */
export const LiquidityPoolDepositResult: XdrUnion<LiquidityPoolDepositResultArms, LiquidityPoolDepositResult> = /* @__PURE__ */ union("LiquidityPoolDepositResult", LiquidityPoolDepositResultCode, 20, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `LiquidityPoolWithdrawResultCode`. */
export type LiquidityPoolWithdrawResultCode = keyof typeof LiquidityPoolWithdrawResultCode;
/** The members of {@linkcode LiquidityPoolWithdrawResultCode} by name. */
export const LiquidityPoolWithdrawResultCode: {
  /** `LIQUIDITY_POOL_WITHDRAW_SUCCESS` = 0 */ readonly liquidityPoolWithdrawSuccess: "liquidityPoolWithdrawSuccess";
  /** `LIQUIDITY_POOL_WITHDRAW_MALFORMED` = -1 */ readonly liquidityPoolWithdrawMalformed: "liquidityPoolWithdrawMalformed";
  /** `LIQUIDITY_POOL_WITHDRAW_NO_TRUST` = -2 */ readonly liquidityPoolWithdrawNoTrust: "liquidityPoolWithdrawNoTrust";
  /** `LIQUIDITY_POOL_WITHDRAW_UNDERFUNDED` = -3 */ readonly liquidityPoolWithdrawUnderfunded: "liquidityPoolWithdrawUnderfunded";
  /** `LIQUIDITY_POOL_WITHDRAW_LINE_FULL` = -4 */ readonly liquidityPoolWithdrawLineFull: "liquidityPoolWithdrawLineFull";
  /** `LIQUIDITY_POOL_WITHDRAW_UNDER_MINIMUM` = -5 */ readonly liquidityPoolWithdrawUnderMinimum: "liquidityPoolWithdrawUnderMinimum";
  /** `LIQUIDITY_POOL_WITHDRAW_TRUSTLINE_FROZEN` = -6 */ readonly liquidityPoolWithdrawTrustlineFrozen: "liquidityPoolWithdrawTrustlineFrozen";
} = /* @__PURE__ */ members({"0":"liquidityPoolWithdrawSuccess","-1":"liquidityPoolWithdrawMalformed","-2":"liquidityPoolWithdrawNoTrust","-3":"liquidityPoolWithdrawUnderfunded","-4":"liquidityPoolWithdrawLineFull","-5":"liquidityPoolWithdrawUnderMinimum","-6":"liquidityPoolWithdrawTrustlineFrozen"});

/** The value types of the arms of {@linkcode LiquidityPoolWithdrawResult}, by arm name. */
export interface LiquidityPoolWithdrawResultArms {
  /** No value. */ readonly liquidityPoolWithdrawSuccess: null;
  /** No value. */ readonly liquidityPoolWithdrawMalformed: null;
  /** No value. */ readonly liquidityPoolWithdrawNoTrust: null;
  /** No value. */ readonly liquidityPoolWithdrawUnderfunded: null;
  /** No value. */ readonly liquidityPoolWithdrawLineFull: null;
  /** No value. */ readonly liquidityPoolWithdrawUnderMinimum: null;
  /** No value. */ readonly liquidityPoolWithdrawTrustlineFrozen: null;
}
/** The result of a `liquidityPoolWithdraw` operation. */
export type LiquidityPoolWithdrawResult<T extends keyof LiquidityPoolWithdrawResultArms = keyof LiquidityPoolWithdrawResultArms> = { readonly [K in T]: LiquidityPoolWithdrawResultUnion<K> }[T];
/** A value of {@linkcode LiquidityPoolWithdrawResult} with a given arm. */
export interface LiquidityPoolWithdrawResultUnion<T extends keyof LiquidityPoolWithdrawResultArms> extends UnionValue<LiquidityPoolWithdrawResultArms, T, LiquidityPoolWithdrawResultJson> {}
/** The class of {@linkcode LiquidityPoolWithdrawResult}. */
export const LiquidityPoolWithdrawResult: XdrUnion<LiquidityPoolWithdrawResultArms, LiquidityPoolWithdrawResult> = /* @__PURE__ */ union("LiquidityPoolWithdrawResult", LiquidityPoolWithdrawResultCode, 21, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `InvokeHostFunctionResultCode`. */
export type InvokeHostFunctionResultCode = keyof typeof InvokeHostFunctionResultCode;
/** The members of {@linkcode InvokeHostFunctionResultCode} by name. */
export const InvokeHostFunctionResultCode: {
  /** `INVOKE_HOST_FUNCTION_SUCCESS` = 0 */ readonly invokeHostFunctionSuccess: "invokeHostFunctionSuccess";
  /** `INVOKE_HOST_FUNCTION_MALFORMED` = -1 */ readonly invokeHostFunctionMalformed: "invokeHostFunctionMalformed";
  /** `INVOKE_HOST_FUNCTION_TRAPPED` = -2 */ readonly invokeHostFunctionTrapped: "invokeHostFunctionTrapped";
  /** `INVOKE_HOST_FUNCTION_RESOURCE_LIMIT_EXCEEDED` = -3 */ readonly invokeHostFunctionResourceLimitExceeded: "invokeHostFunctionResourceLimitExceeded";
  /** `INVOKE_HOST_FUNCTION_ENTRY_ARCHIVED` = -4 */ readonly invokeHostFunctionEntryArchived: "invokeHostFunctionEntryArchived";
  /** `INVOKE_HOST_FUNCTION_INSUFFICIENT_REFUNDABLE_FEE` = -5 */ readonly invokeHostFunctionInsufficientRefundableFee: "invokeHostFunctionInsufficientRefundableFee";
} = /* @__PURE__ */ members({"0":"invokeHostFunctionSuccess","-1":"invokeHostFunctionMalformed","-2":"invokeHostFunctionTrapped","-3":"invokeHostFunctionResourceLimitExceeded","-4":"invokeHostFunctionEntryArchived","-5":"invokeHostFunctionInsufficientRefundableFee"});

/** The value types of the arms of {@linkcode InvokeHostFunctionResult}, by arm name. */
export interface InvokeHostFunctionResultArms {
  /** 32 bytes. */
  readonly invokeHostFunctionSuccess: Hash;
  /** No value. */ readonly invokeHostFunctionMalformed: null;
  /** No value. */ readonly invokeHostFunctionTrapped: null;
  /** No value. */ readonly invokeHostFunctionResourceLimitExceeded: null;
  /** No value. */ readonly invokeHostFunctionEntryArchived: null;
  /** No value. */ readonly invokeHostFunctionInsufficientRefundableFee: null;
}
/** The result of an `invokeHostFunction` operation. */
export type InvokeHostFunctionResult<T extends keyof InvokeHostFunctionResultArms = keyof InvokeHostFunctionResultArms> = { readonly [K in T]: InvokeHostFunctionResultUnion<K> }[T];
/** A value of {@linkcode InvokeHostFunctionResult} with a given arm. */
export interface InvokeHostFunctionResultUnion<T extends keyof InvokeHostFunctionResultArms> extends UnionValue<InvokeHostFunctionResultArms, T, InvokeHostFunctionResultJson> {}
/** The class of {@linkcode InvokeHostFunctionResult}. */
export const InvokeHostFunctionResult: XdrUnion<InvokeHostFunctionResultArms, InvokeHostFunctionResult> = /* @__PURE__ */ union("InvokeHostFunctionResult", InvokeHostFunctionResultCode, 18, () => ({ 0: shared("success", bytes(32)) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `ExtendFootprintTTLResultCode`. */
export type ExtendFootprintTtlResultCode = keyof typeof ExtendFootprintTtlResultCode;
/** The members of {@linkcode ExtendFootprintTtlResultCode} by name. */
export const ExtendFootprintTtlResultCode: {
  /** `EXTEND_FOOTPRINT_TTL_SUCCESS` = 0 */ readonly extendFootprintTtlSuccess: "extendFootprintTtlSuccess";
  /** `EXTEND_FOOTPRINT_TTL_MALFORMED` = -1 */ readonly extendFootprintTtlMalformed: "extendFootprintTtlMalformed";
  /** `EXTEND_FOOTPRINT_TTL_RESOURCE_LIMIT_EXCEEDED` = -2 */ readonly extendFootprintTtlResourceLimitExceeded: "extendFootprintTtlResourceLimitExceeded";
  /** `EXTEND_FOOTPRINT_TTL_INSUFFICIENT_REFUNDABLE_FEE` = -3 */ readonly extendFootprintTtlInsufficientRefundableFee: "extendFootprintTtlInsufficientRefundableFee";
} = /* @__PURE__ */ members({"0":"extendFootprintTtlSuccess","-1":"extendFootprintTtlMalformed","-2":"extendFootprintTtlResourceLimitExceeded","-3":"extendFootprintTtlInsufficientRefundableFee"});

/** The value types of the arms of {@linkcode ExtendFootprintTtlResult}, by arm name. */
export interface ExtendFootprintTtlResultArms {
  /** No value. */ readonly extendFootprintTtlSuccess: null;
  /** No value. */ readonly extendFootprintTtlMalformed: null;
  /** No value. */ readonly extendFootprintTtlResourceLimitExceeded: null;
  /** No value. */ readonly extendFootprintTtlInsufficientRefundableFee: null;
}
/** The result of an `extendFootprintTtl` operation. */
export type ExtendFootprintTtlResult<T extends keyof ExtendFootprintTtlResultArms = keyof ExtendFootprintTtlResultArms> = { readonly [K in T]: ExtendFootprintTtlResultUnion<K> }[T];
/** A value of {@linkcode ExtendFootprintTtlResult} with a given arm. */
export interface ExtendFootprintTtlResultUnion<T extends keyof ExtendFootprintTtlResultArms> extends UnionValue<ExtendFootprintTtlResultArms, T, ExtendFootprintTtlResultJson> {}
/** The class of {@linkcode ExtendFootprintTtlResult}. */
export const ExtendFootprintTtlResult: XdrUnion<ExtendFootprintTtlResultArms, ExtendFootprintTtlResult> = /* @__PURE__ */ union("ExtendFootprintTtlResult", ExtendFootprintTtlResultCode, 18, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `RestoreFootprintResultCode`. */
export type RestoreFootprintResultCode = keyof typeof RestoreFootprintResultCode;
/** The members of {@linkcode RestoreFootprintResultCode} by name. */
export const RestoreFootprintResultCode: {
  /** `RESTORE_FOOTPRINT_SUCCESS` = 0 */ readonly restoreFootprintSuccess: "restoreFootprintSuccess";
  /** `RESTORE_FOOTPRINT_MALFORMED` = -1 */ readonly restoreFootprintMalformed: "restoreFootprintMalformed";
  /** `RESTORE_FOOTPRINT_RESOURCE_LIMIT_EXCEEDED` = -2 */ readonly restoreFootprintResourceLimitExceeded: "restoreFootprintResourceLimitExceeded";
  /** `RESTORE_FOOTPRINT_INSUFFICIENT_REFUNDABLE_FEE` = -3 */ readonly restoreFootprintInsufficientRefundableFee: "restoreFootprintInsufficientRefundableFee";
} = /* @__PURE__ */ members({"0":"restoreFootprintSuccess","-1":"restoreFootprintMalformed","-2":"restoreFootprintResourceLimitExceeded","-3":"restoreFootprintInsufficientRefundableFee"});

/** The value types of the arms of {@linkcode RestoreFootprintResult}, by arm name. */
export interface RestoreFootprintResultArms {
  /** No value. */ readonly restoreFootprintSuccess: null;
  /** No value. */ readonly restoreFootprintMalformed: null;
  /** No value. */ readonly restoreFootprintResourceLimitExceeded: null;
  /** No value. */ readonly restoreFootprintInsufficientRefundableFee: null;
}
/** The result of a `restoreFootprint` operation. */
export type RestoreFootprintResult<T extends keyof RestoreFootprintResultArms = keyof RestoreFootprintResultArms> = { readonly [K in T]: RestoreFootprintResultUnion<K> }[T];
/** A value of {@linkcode RestoreFootprintResult} with a given arm. */
export interface RestoreFootprintResultUnion<T extends keyof RestoreFootprintResultArms> extends UnionValue<RestoreFootprintResultArms, T, RestoreFootprintResultJson> {}
/** The class of {@linkcode RestoreFootprintResult}. */
export const RestoreFootprintResult: XdrUnion<RestoreFootprintResultArms, RestoreFootprintResult> = /* @__PURE__ */ union("RestoreFootprintResult", RestoreFootprintResultCode, 16, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `OperationResultCode`. */
export type OperationResultCode = keyof typeof OperationResultCode;
/** The members of {@linkcode OperationResultCode} by name. */
export const OperationResultCode: {
  /** `opINNER` = 0 */ readonly opInner: "opInner";
  /** `opBAD_AUTH` = -1 */ readonly opBadAuth: "opBadAuth";
  /** `opNO_ACCOUNT` = -2 */ readonly opNoAccount: "opNoAccount";
  /** `opNOT_SUPPORTED` = -3 */ readonly opNotSupported: "opNotSupported";
  /** `opTOO_MANY_SUBENTRIES` = -4 */ readonly opTooManySubentries: "opTooManySubentries";
  /** `opEXCEEDED_WORK_LIMIT` = -5 */ readonly opExceededWorkLimit: "opExceededWorkLimit";
  /** `opTOO_MANY_SPONSORING` = -6 */ readonly opTooManySponsoring: "opTooManySponsoring";
} = /* @__PURE__ */ members({"0":"opInner","-1":"opBadAuth","-2":"opNoAccount","-3":"opNotSupported","-4":"opTooManySubentries","-5":"opExceededWorkLimit","-6":"opTooManySponsoring"});

/** The value types of the arms of {@linkcode OperationResultTr}, by arm name. */
export interface OperationResultTrArms {
  /** A {@linkcode CreateAccountResult}. */
  readonly createAccount: CreateAccountResult;
  /** A {@linkcode PaymentResult}. */
  readonly payment: PaymentResult;
  /** A {@linkcode PathPaymentStrictReceiveResult}. */
  readonly pathPaymentStrictReceive: PathPaymentStrictReceiveResult;
  /** A {@linkcode ManageSellOfferResult}. */
  readonly manageSellOffer: ManageSellOfferResult;
  /** A {@linkcode ManageSellOfferResult}. */
  readonly createPassiveSellOffer: ManageSellOfferResult;
  /** A {@linkcode SetOptionsResult}. */
  readonly setOptions: SetOptionsResult;
  /** A {@linkcode ChangeTrustResult}. */
  readonly changeTrust: ChangeTrustResult;
  /** An {@linkcode AllowTrustResult}. */
  readonly allowTrust: AllowTrustResult;
  /** An {@linkcode AccountMergeResult}. */
  readonly accountMerge: AccountMergeResult;
  /** An {@linkcode InflationResult}. */
  readonly inflation: InflationResult;
  /** A {@linkcode ManageDataResult}. */
  readonly manageData: ManageDataResult;
  /** A {@linkcode BumpSequenceResult}. */
  readonly bumpSequence: BumpSequenceResult;
  /** A {@linkcode ManageBuyOfferResult}. */
  readonly manageBuyOffer: ManageBuyOfferResult;
  /** A {@linkcode PathPaymentStrictSendResult}. */
  readonly pathPaymentStrictSend: PathPaymentStrictSendResult;
  /** A {@linkcode CreateClaimableBalanceResult}. */
  readonly createClaimableBalance: CreateClaimableBalanceResult;
  /** A {@linkcode ClaimClaimableBalanceResult}. */
  readonly claimClaimableBalance: ClaimClaimableBalanceResult;
  /** A {@linkcode BeginSponsoringFutureReservesResult}. */
  readonly beginSponsoringFutureReserves: BeginSponsoringFutureReservesResult;
  /** An {@linkcode EndSponsoringFutureReservesResult}. */
  readonly endSponsoringFutureReserves: EndSponsoringFutureReservesResult;
  /** A {@linkcode RevokeSponsorshipResult}. */
  readonly revokeSponsorship: RevokeSponsorshipResult;
  /** A {@linkcode ClawbackResult}. */
  readonly clawback: ClawbackResult;
  /** A {@linkcode ClawbackClaimableBalanceResult}. */
  readonly clawbackClaimableBalance: ClawbackClaimableBalanceResult;
  /** A {@linkcode SetTrustLineFlagsResult}. */
  readonly setTrustLineFlags: SetTrustLineFlagsResult;
  /** A {@linkcode LiquidityPoolDepositResult}. */
  readonly liquidityPoolDeposit: LiquidityPoolDepositResult;
  /** A {@linkcode LiquidityPoolWithdrawResult}. */
  readonly liquidityPoolWithdraw: LiquidityPoolWithdrawResult;
  /** An {@linkcode InvokeHostFunctionResult}. */
  readonly invokeHostFunction: InvokeHostFunctionResult;
  /** An {@linkcode ExtendFootprintTtlResult}. */
  readonly extendFootprintTtl: ExtendFootprintTtlResult;
  /** A {@linkcode RestoreFootprintResult}. */
  readonly restoreFootprint: RestoreFootprintResult;
}
/** The result of an operation, by its type. */
export type OperationResultTr<T extends keyof OperationResultTrArms = keyof OperationResultTrArms> = { readonly [K in T]: OperationResultTrUnion<K> }[T];
/** A value of {@linkcode OperationResultTr} with a given arm. */
export interface OperationResultTrUnion<T extends keyof OperationResultTrArms> extends UnionValue<OperationResultTrArms, T, OperationResultTrJson> {}
/** The class of {@linkcode OperationResultTr}. */
export const OperationResultTr: XdrUnion<OperationResultTrArms, OperationResultTr> = /* @__PURE__ */ union("OperationResultTr", OperationType, 0, () => ({ 0: CreateAccountResult, 1: PaymentResult, 2: PathPaymentStrictReceiveResult, 3: ManageSellOfferResult, 4: ManageSellOfferResult, 5: SetOptionsResult, 6: ChangeTrustResult, 7: AllowTrustResult, 8: AccountMergeResult, 9: InflationResult, 10: ManageDataResult, 11: BumpSequenceResult, 12: ManageBuyOfferResult, 13: PathPaymentStrictSendResult, 14: CreateClaimableBalanceResult, 15: ClaimClaimableBalanceResult, 16: BeginSponsoringFutureReservesResult, 17: EndSponsoringFutureReservesResult, 18: RevokeSponsorshipResult, 19: ClawbackResult, 20: ClawbackClaimableBalanceResult, 21: SetTrustLineFlagsResult, 22: LiquidityPoolDepositResult, 23: LiquidityPoolWithdrawResult, 24: InvokeHostFunctionResult, 25: ExtendFootprintTtlResult, 26: RestoreFootprintResult }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The value types of the arms of {@linkcode OperationResult}, by arm name. */
export interface OperationResultArms {
  /** An {@linkcode OperationResultTr}. */
  readonly opInner: OperationResultTr;
  /** No value. */ readonly opBadAuth: null;
  /** No value. */ readonly opNoAccount: null;
  /** No value. */ readonly opNotSupported: null;
  /** No value. */ readonly opTooManySubentries: null;
  /** No value. */ readonly opExceededWorkLimit: null;
  /** No value. */ readonly opTooManySponsoring: null;
}
/** The result of an operation, or the reason why it was not executed. */
export type OperationResult<T extends keyof OperationResultArms = keyof OperationResultArms> = { readonly [K in T]: OperationResultUnion<K> }[T];
/** A value of {@linkcode OperationResult} with a given arm. */
export interface OperationResultUnion<T extends keyof OperationResultArms> extends UnionValue<OperationResultArms, T, OperationResultJson> {}
/** The class of {@linkcode OperationResult}. */
export const OperationResult: XdrUnion<OperationResultArms, OperationResult> = /* @__PURE__ */ union("OperationResult", OperationResultCode, 0, () => ({ 0: shared("tr", OperationResultTr) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** A member of the enum `TransactionResultCode`. */
export type TransactionResultCode = keyof typeof TransactionResultCode;
/** The members of {@linkcode TransactionResultCode} by name. */
export const TransactionResultCode: {
  /** `txFEE_BUMP_INNER_SUCCESS` = 1 */ readonly txFeeBumpInnerSuccess: "txFeeBumpInnerSuccess";
  /** `txSUCCESS` = 0 */ readonly txSuccess: "txSuccess";
  /** `txFAILED` = -1 */ readonly txFailed: "txFailed";
  /** `txTOO_EARLY` = -2 */ readonly txTooEarly: "txTooEarly";
  /** `txTOO_LATE` = -3 */ readonly txTooLate: "txTooLate";
  /** `txMISSING_OPERATION` = -4 */ readonly txMissingOperation: "txMissingOperation";
  /** `txBAD_SEQ` = -5 */ readonly txBadSeq: "txBadSeq";
  /** `txBAD_AUTH` = -6 */ readonly txBadAuth: "txBadAuth";
  /** `txINSUFFICIENT_BALANCE` = -7 */ readonly txInsufficientBalance: "txInsufficientBalance";
  /** `txNO_ACCOUNT` = -8 */ readonly txNoAccount: "txNoAccount";
  /** `txINSUFFICIENT_FEE` = -9 */ readonly txInsufficientFee: "txInsufficientFee";
  /** `txBAD_AUTH_EXTRA` = -10 */ readonly txBadAuthExtra: "txBadAuthExtra";
  /** `txINTERNAL_ERROR` = -11 */ readonly txInternalError: "txInternalError";
  /** `txNOT_SUPPORTED` = -12 */ readonly txNotSupported: "txNotSupported";
  /** `txFEE_BUMP_INNER_FAILED` = -13 */ readonly txFeeBumpInnerFailed: "txFeeBumpInnerFailed";
  /** `txBAD_SPONSORSHIP` = -14 */ readonly txBadSponsorship: "txBadSponsorship";
  /** `txBAD_MIN_SEQ_AGE_OR_GAP` = -15 */ readonly txBadMinSeqAgeOrGap: "txBadMinSeqAgeOrGap";
  /** `txMALFORMED` = -16 */ readonly txMalformed: "txMalformed";
  /** `txDWSA_INVALID` = -17 */ readonly txDwsaInvalid: "txDwsaInvalid";
  /** `txFROZEN_KEY_ACCESSED` = -18 */ readonly txFrozenKeyAccessed: "txFrozenKeyAccessed";
} = /* @__PURE__ */ members({"0":"txSuccess","1":"txFeeBumpInnerSuccess","-1":"txFailed","-2":"txTooEarly","-3":"txTooLate","-4":"txMissingOperation","-5":"txBadSeq","-6":"txBadAuth","-7":"txInsufficientBalance","-8":"txNoAccount","-9":"txInsufficientFee","-10":"txBadAuthExtra","-11":"txInternalError","-12":"txNotSupported","-13":"txFeeBumpInnerFailed","-14":"txBadSponsorship","-15":"txBadMinSeqAgeOrGap","-16":"txMalformed","-17":"txDwsaInvalid","-18":"txFrozenKeyAccessed"});

/** The value types of the arms of {@linkcode InnerTransactionResultResult}, by arm name. */
export interface InnerTransactionResultResultArms {
  /** An array of {@linkcode OperationResult} values. */
  readonly txSuccess: readonly OperationResult[];
  /** An array of {@linkcode OperationResult} values. */
  readonly txFailed: readonly OperationResult[];
  /** No value. */ readonly txTooEarly: null;
  /** No value. */ readonly txTooLate: null;
  /** No value. */ readonly txMissingOperation: null;
  /** No value. */ readonly txBadSeq: null;
  /** No value. */ readonly txBadAuth: null;
  /** No value. */ readonly txInsufficientBalance: null;
  /** No value. */ readonly txNoAccount: null;
  /** No value. */ readonly txInsufficientFee: null;
  /** No value. */ readonly txBadAuthExtra: null;
  /** No value. */ readonly txInternalError: null;
  /** No value. */ readonly txNotSupported: null;
  /** No value. */ readonly txBadSponsorship: null;
  /** No value. */ readonly txBadMinSeqAgeOrGap: null;
  /** No value. */ readonly txMalformed: null;
  /** No value. */ readonly txDwsaInvalid: null;
  /** No value. */ readonly txFrozenKeyAccessed: null;
}
/** The outcome of the inner transaction of a fee bump, by its code. */
export type InnerTransactionResultResult<T extends keyof InnerTransactionResultResultArms = keyof InnerTransactionResultResultArms> = { readonly [K in T]: InnerTransactionResultResultUnion<K> }[T];
/** A value of {@linkcode InnerTransactionResultResult} with a given arm. */
export interface InnerTransactionResultResultUnion<T extends keyof InnerTransactionResultResultArms> extends UnionValue<InnerTransactionResultResultArms, T, InnerTransactionResultResultJson> {}
/** The class of {@linkcode InnerTransactionResultResult}. */
export const InnerTransactionResultResult: XdrUnion<InnerTransactionResultResultArms, InnerTransactionResultResult> = /* @__PURE__ */ union("InnerTransactionResultResult", {"0":"txSuccess","-1":"txFailed","-2":"txTooEarly","-3":"txTooLate","-4":"txMissingOperation","-5":"txBadSeq","-6":"txBadAuth","-7":"txInsufficientBalance","-8":"txNoAccount","-9":"txInsufficientFee","-10":"txBadAuthExtra","-11":"txInternalError","-12":"txNotSupported","-14":"txBadSponsorship","-15":"txBadMinSeqAgeOrGap","-16":"txMalformed","-17":"txDwsaInvalid","-18":"txFrozenKeyAccessed"}, 0, () => ({ 0: list(OperationResult), "-1": list(OperationResult) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The value types of the arms of {@linkcode InnerTransactionResultExt}, by arm name. */
export interface InnerTransactionResultExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of an `InnerTransactionResult`. */
export type InnerTransactionResultExt<T extends keyof InnerTransactionResultExtArms = keyof InnerTransactionResultExtArms> = { readonly [K in T]: InnerTransactionResultExtUnion<K> }[T];
/** A value of {@linkcode InnerTransactionResultExt} with a given arm. */
export interface InnerTransactionResultExtUnion<T extends keyof InnerTransactionResultExtArms> extends UnionValue<InnerTransactionResultExtArms, T, InnerTransactionResultExtJson> {}
/** The class of {@linkcode InnerTransactionResultExt}. */
export const InnerTransactionResultExt: XdrUnion<InnerTransactionResultExtArms, InnerTransactionResultExt> = /* @__PURE__ */ union("InnerTransactionResultExt", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The result of the inner transaction of a fee bump. */
export interface InnerTransactionResult extends XdrValue<InnerTransactionResultJson> {
  /** A signed 64-bit integer. */
  readonly feeCharged: bigint;
  /** An {@linkcode InnerTransactionResultResult}. */
  readonly result: InnerTransactionResultResult;
  /** An {@linkcode InnerTransactionResultExt}. */
  readonly ext: InnerTransactionResultExt;
}
/** The class of {@linkcode InnerTransactionResult}. */
export const InnerTransactionResult: XdrStruct<InnerTransactionResult> = /* @__PURE__ */ struct("InnerTransactionResult", () => ({ feeCharged: i64, result: InnerTransactionResultResult, ext: InnerTransactionResultExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.feeCharged = f[0](r); v.result = InnerTransactionResultResult.read(r); v.ext = InnerTransactionResultExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int64(v.feeCharged); InnerTransactionResultResult.write(w, v.result); InnerTransactionResultExt.write(w, v.ext); }]);

/** The hash and the result of the inner transaction of a fee bump. */
export interface InnerTransactionResultPair extends XdrValue<InnerTransactionResultPairJson> {
  /** 32 bytes. */
  readonly transactionHash: Hash;
  /** An {@linkcode InnerTransactionResult}. */
  readonly result: InnerTransactionResult;
}
/** The class of {@linkcode InnerTransactionResultPair}. */
export const InnerTransactionResultPair: XdrStruct<InnerTransactionResultPair> = /* @__PURE__ */ struct("InnerTransactionResultPair", () => ({ transactionHash: bytes(32), result: InnerTransactionResult }), (C, o, f) => [(r) => { const v = new C(BLANK); v.transactionHash = f[0](r); v.result = InnerTransactionResult.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.transactionHash, 32); InnerTransactionResult.write(w, v.result); }]);

/** The value types of the arms of {@linkcode TransactionResultResult}, by arm name. */
export interface TransactionResultResultArms {
  /** An {@linkcode InnerTransactionResultPair}. */
  readonly txFeeBumpInnerSuccess: InnerTransactionResultPair;
  /** An {@linkcode InnerTransactionResultPair}. */
  readonly txFeeBumpInnerFailed: InnerTransactionResultPair;
  /** An array of {@linkcode OperationResult} values. */
  readonly txSuccess: readonly OperationResult[];
  /** An array of {@linkcode OperationResult} values. */
  readonly txFailed: readonly OperationResult[];
  /** No value. */ readonly txTooEarly: null;
  /** No value. */ readonly txTooLate: null;
  /** No value. */ readonly txMissingOperation: null;
  /** No value. */ readonly txBadSeq: null;
  /** No value. */ readonly txBadAuth: null;
  /** No value. */ readonly txInsufficientBalance: null;
  /** No value. */ readonly txNoAccount: null;
  /** No value. */ readonly txInsufficientFee: null;
  /** No value. */ readonly txBadAuthExtra: null;
  /** No value. */ readonly txInternalError: null;
  /** No value. */ readonly txNotSupported: null;
  /** No value. */ readonly txBadSponsorship: null;
  /** No value. */ readonly txBadMinSeqAgeOrGap: null;
  /** No value. */ readonly txMalformed: null;
  /** No value. */ readonly txDwsaInvalid: null;
  /** No value. */ readonly txFrozenKeyAccessed: null;
}
/** The outcome of a transaction, by its code. */
export type TransactionResultResult<T extends keyof TransactionResultResultArms = keyof TransactionResultResultArms> = { readonly [K in T]: TransactionResultResultUnion<K> }[T];
/** A value of {@linkcode TransactionResultResult} with a given arm. */
export interface TransactionResultResultUnion<T extends keyof TransactionResultResultArms> extends UnionValue<TransactionResultResultArms, T, TransactionResultResultJson> {}
/** The class of {@linkcode TransactionResultResult}. */
export const TransactionResultResult: XdrUnion<TransactionResultResultArms, TransactionResultResult> = /* @__PURE__ */ union("TransactionResultResult", TransactionResultCode, 0, () => ({ 1: shared("innerResultPair", InnerTransactionResultPair), "-13": shared("innerResultPair", InnerTransactionResultPair), 0: shared("results", list(OperationResult)), "-1": shared("results", list(OperationResult)) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "enum");

/** The value types of the arms of {@linkcode TransactionResultExt}, by arm name. */
export interface TransactionResultExtArms {
  /** No value. */ readonly v0: null;
}
/** The extension of a `TransactionResult`. */
export type TransactionResultExt<T extends keyof TransactionResultExtArms = keyof TransactionResultExtArms> = { readonly [K in T]: TransactionResultExtUnion<K> }[T];
/** A value of {@linkcode TransactionResultExt} with a given arm. */
export interface TransactionResultExtUnion<T extends keyof TransactionResultExtArms> extends UnionValue<TransactionResultExtArms, T, TransactionResultExtJson> {}
/** The class of {@linkcode TransactionResultExt}. */
export const TransactionResultExt: XdrUnion<TransactionResultExtArms, TransactionResultExt> = /* @__PURE__ */ union("TransactionResultExt", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The outcome of a transaction. */
export interface TransactionResult extends XdrValue<TransactionResultJson> {
  /** A signed 64-bit integer. */
  readonly feeCharged: bigint;
  /** A {@linkcode TransactionResultResult}. */
  readonly result: TransactionResultResult;
  /** A {@linkcode TransactionResultExt}. */
  readonly ext: TransactionResultExt;
}
/** The class of {@linkcode TransactionResult}. */
export const TransactionResult: XdrStruct<TransactionResult> = /* @__PURE__ */ struct("TransactionResult", () => ({ feeCharged: i64, result: TransactionResultResult, ext: TransactionResultExt }), (C, o, f) => [(r) => { const v = new C(BLANK); v.feeCharged = f[0](r); v.result = TransactionResultResult.read(r); v.ext = TransactionResultExt.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int64(v.feeCharged); TransactionResultResult.write(w, v.result); TransactionResultExt.write(w, v.ext); }]);
