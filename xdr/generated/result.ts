// Generated from xdr/idl/result.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { AccountMergeResultJson, AllowTrustResultJson, BeginSponsoringFutureReservesResultJson, BumpSequenceResultJson, ChangeTrustResultJson, ClaimAtomJson, ClaimClaimableBalanceResultJson, ClaimLiquidityAtomJson, ClaimOfferAtomJson, ClaimOfferAtomV0Json, ClawbackClaimableBalanceResultJson, ClawbackResultJson, CreateAccountResultJson, CreateClaimableBalanceResultJson, EndSponsoringFutureReservesResultJson, ExtendFootprintTtlResultJson, InflationPayoutJson, InflationResultJson, InnerTransactionResultExtJson, InnerTransactionResultJson, InnerTransactionResultPairJson, InnerTransactionResultResultJson, InvokeHostFunctionResultJson, LiquidityPoolDepositResultJson, LiquidityPoolWithdrawResultJson, ManageBuyOfferResultJson, ManageDataResultJson, ManageOfferSuccessResultJson, ManageOfferSuccessResultOfferJson, ManageSellOfferResultJson, OperationResultJson, OperationResultTrJson, PathPaymentStrictReceiveResultJson, PathPaymentStrictReceiveResultSuccessJson, PathPaymentStrictSendResultJson, PathPaymentStrictSendResultSuccessJson, PaymentResultJson, RestoreFootprintResultJson, RevokeSponsorshipResultJson, SetOptionsResultJson, SetTrustLineFlagsResultJson, SimplePaymentResultJson, TransactionResultExtJson, TransactionResultJson, TransactionResultResultJson } from "./json_types.ts";
import { Asset, OfferEntry } from "./ledger_entries.ts";
import { type AccountId, ClaimableBalanceId, type Hash, type PoolId, PublicKey, type Uint256Bytes } from "./types.ts";

/** A member of the enum `ClaimAtomType`. */
export type ClaimAtomType = "claimAtomTypeV0" | "claimAtomTypeOrderBook" | "claimAtomTypeLiquidityPool";
/** The members of {@linkcode ClaimAtomType} by name. */
export const ClaimAtomType: {
  /** `CLAIM_ATOM_TYPE_V0` = 0 */
  readonly claimAtomTypeV0: "claimAtomTypeV0";
  /** `CLAIM_ATOM_TYPE_ORDER_BOOK` = 1 */
  readonly claimAtomTypeOrderBook: "claimAtomTypeOrderBook";
  /** `CLAIM_ATOM_TYPE_LIQUIDITY_POOL` = 2 */
  readonly claimAtomTypeLiquidityPool: "claimAtomTypeLiquidityPool";
} = /* @__PURE__ */ Object.freeze({ claimAtomTypeV0: "claimAtomTypeV0", claimAtomTypeOrderBook: "claimAtomTypeOrderBook", claimAtomTypeLiquidityPool: "claimAtomTypeLiquidityPool" });
/** The members of {@linkcode ClaimAtomType} by wire value. */
export const claimAtomTypeNames: { readonly [value: number]: ClaimAtomType } = ["claimAtomTypeV0","claimAtomTypeOrderBook","claimAtomTypeLiquidityPool"];

/** A trade with an offer, in the format of old protocols. */
export class ClaimOfferAtomV0 extends XdrValue<ClaimOfferAtomV0Json> {
  /** 32 bytes. */
  declare readonly sellerEd25519: Uint256Bytes;
  /** A signed 64-bit integer. */
  declare readonly offerId: bigint;
  /** An {@linkcode Asset}. */
  declare readonly assetSold: Asset;
  /** A signed 64-bit integer. */
  declare readonly amountSold: bigint;
  /** An {@linkcode Asset}. */
  declare readonly assetBought: Asset;
  /** A signed 64-bit integer. */
  declare readonly amountBought: bigint;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly sellerEd25519: Uint256Bytes; readonly offerId: bigint; readonly assetSold: Asset; readonly amountSold: bigint; readonly assetBought: Asset; readonly amountBought: bigint }) {
    super();
    if (fields === BLANK) return;
    this.sellerEd25519 = copyOf(fields.sellerEd25519);
    this.offerId = fields.offerId;
    this.assetSold = fields.assetSold;
    this.amountSold = fields.amountSold;
    this.assetBought = fields.assetBought;
    this.amountBought = fields.amountBought;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimOfferAtomV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimOfferAtomV0 {
    const value: Mutable<ClaimOfferAtomV0> = new ClaimOfferAtomV0(BLANK);
    value.sellerEd25519 = r.opaque(32, "ClaimOfferAtomV0.sellerEd25519");
    value.offerId = r.int64("ClaimOfferAtomV0.offerId");
    value.assetSold = Asset.read(r);
    value.amountSold = r.int64("ClaimOfferAtomV0.amountSold");
    value.assetBought = Asset.read(r);
    value.amountBought = r.int64("ClaimOfferAtomV0.amountBought");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimOfferAtomV0): void {
    if (value?.constructor !== ClaimOfferAtomV0) requireXdr(value, ClaimOfferAtomV0);
    let step = ".sellerEd25519";
    try {
      w.opaque(value.sellerEd25519, 32);
      step = ".offerId"; w.int64(value.offerId);
      step = ".assetSold"; Asset.write(w, value.assetSold);
      step = ".amountSold"; w.int64(value.amountSold);
      step = ".assetBought"; Asset.write(w, value.assetBought);
      step = ".amountBought"; w.int64(value.amountBought);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A trade with an offer. */
export class ClaimOfferAtom extends XdrValue<ClaimOfferAtomJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly sellerId: AccountId;
  /** A signed 64-bit integer. */
  declare readonly offerId: bigint;
  /** An {@linkcode Asset}. */
  declare readonly assetSold: Asset;
  /** A signed 64-bit integer. */
  declare readonly amountSold: bigint;
  /** An {@linkcode Asset}. */
  declare readonly assetBought: Asset;
  /** A signed 64-bit integer. */
  declare readonly amountBought: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sellerId: AccountId; readonly offerId: bigint; readonly assetSold: Asset; readonly amountSold: bigint; readonly assetBought: Asset; readonly amountBought: bigint }) {
    super();
    this.sellerId = fields.sellerId;
    this.offerId = fields.offerId;
    this.assetSold = fields.assetSold;
    this.amountSold = fields.amountSold;
    this.assetBought = fields.assetBought;
    this.amountBought = fields.amountBought;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimOfferAtom";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimOfferAtom {
    return new ClaimOfferAtom({
      sellerId: PublicKey.read(r),
      offerId: r.int64("ClaimOfferAtom.offerId"),
      assetSold: Asset.read(r),
      amountSold: r.int64("ClaimOfferAtom.amountSold"),
      assetBought: Asset.read(r),
      amountBought: r.int64("ClaimOfferAtom.amountBought"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimOfferAtom): void {
    if (value?.constructor !== ClaimOfferAtom) requireXdr(value, ClaimOfferAtom);
    let step = ".sellerId";
    try {
      PublicKey.write(w, value.sellerId);
      step = ".offerId"; w.int64(value.offerId);
      step = ".assetSold"; Asset.write(w, value.assetSold);
      step = ".amountSold"; w.int64(value.amountSold);
      step = ".assetBought"; Asset.write(w, value.assetBought);
      step = ".amountBought"; w.int64(value.amountBought);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A trade with a liquidity pool. */
export class ClaimLiquidityAtom extends XdrValue<ClaimLiquidityAtomJson> {
  /** 32 bytes. */
  declare readonly liquidityPoolId: PoolId;
  /** An {@linkcode Asset}. */
  declare readonly assetSold: Asset;
  /** A signed 64-bit integer. */
  declare readonly amountSold: bigint;
  /** An {@linkcode Asset}. */
  declare readonly assetBought: Asset;
  /** A signed 64-bit integer. */
  declare readonly amountBought: bigint;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly liquidityPoolId: PoolId; readonly assetSold: Asset; readonly amountSold: bigint; readonly assetBought: Asset; readonly amountBought: bigint }) {
    super();
    if (fields === BLANK) return;
    this.liquidityPoolId = copyOf(fields.liquidityPoolId);
    this.assetSold = fields.assetSold;
    this.amountSold = fields.amountSold;
    this.assetBought = fields.assetBought;
    this.amountBought = fields.amountBought;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimLiquidityAtom";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { liquidityPoolId: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimLiquidityAtom {
    const value: Mutable<ClaimLiquidityAtom> = new ClaimLiquidityAtom(BLANK);
    value.liquidityPoolId = r.opaque(32, "ClaimLiquidityAtom.liquidityPoolId");
    value.assetSold = Asset.read(r);
    value.amountSold = r.int64("ClaimLiquidityAtom.amountSold");
    value.assetBought = Asset.read(r);
    value.amountBought = r.int64("ClaimLiquidityAtom.amountBought");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimLiquidityAtom): void {
    if (value?.constructor !== ClaimLiquidityAtom) requireXdr(value, ClaimLiquidityAtom);
    let step = ".liquidityPoolId";
    try {
      w.opaque(value.liquidityPoolId, 32);
      step = ".assetSold"; Asset.write(w, value.assetSold);
      step = ".amountSold"; w.int64(value.amountSold);
      step = ".assetBought"; Asset.write(w, value.assetBought);
      step = ".amountBought"; w.int64(value.amountBought);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode ClaimAtom}. */
export class ClaimAtomUnion<T extends keyof ClaimAtomArms> extends XdrValue<ClaimAtomJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClaimAtomArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClaimAtom}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClaimAtom;
  private constructor(type: T, value: ClaimAtomArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `claimAtomTypeV0`: a {@linkcode ClaimOfferAtomV0}. */
  static claimAtomTypeV0(v0: ClaimOfferAtomV0): ClaimAtom<"claimAtomTypeV0"> {
    return new ClaimAtomUnion("claimAtomTypeV0", v0);
  }
  /** Creates the arm `claimAtomTypeOrderBook`: a {@linkcode ClaimOfferAtom}. */
  static claimAtomTypeOrderBook(orderBook: ClaimOfferAtom): ClaimAtom<"claimAtomTypeOrderBook"> {
    return new ClaimAtomUnion("claimAtomTypeOrderBook", orderBook);
  }
  /** Creates the arm `claimAtomTypeLiquidityPool`: a {@linkcode ClaimLiquidityAtom}. */
  static claimAtomTypeLiquidityPool(liquidityPool: ClaimLiquidityAtom): ClaimAtom<"claimAtomTypeLiquidityPool"> {
    return new ClaimAtomUnion("claimAtomTypeLiquidityPool", liquidityPool);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimAtom";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 13 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimAtom {
    const type = r.discriminant("ClaimAtom");
    switch (type) {
      case 0: return new ClaimAtomUnion("claimAtomTypeV0", ClaimOfferAtomV0.read(r));
      case 1: return new ClaimAtomUnion("claimAtomTypeOrderBook", ClaimOfferAtom.read(r));
      case 2: return new ClaimAtomUnion("claimAtomTypeLiquidityPool", ClaimLiquidityAtom.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimAtom): void {
    if (value?.constructor !== ClaimAtomUnion) requireXdr(value, ClaimAtomUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "claimAtomTypeV0": w.int32(0); ClaimOfferAtomV0.write(w, value.value); break;
        case "claimAtomTypeOrderBook": w.int32(1); ClaimOfferAtom.write(w, value.value); break;
        case "claimAtomTypeLiquidityPool": w.int32(2); ClaimLiquidityAtom.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A trade with an offer or a liquidity pool. */
export const ClaimAtom: typeof ClaimAtomUnion = ClaimAtomUnion;

/** A member of the enum `CreateAccountResultCode`. */
export type CreateAccountResultCode = "createAccountSuccess" | "createAccountMalformed" | "createAccountUnderfunded" | "createAccountLowReserve" | "createAccountAlreadyExist";
/** The members of {@linkcode CreateAccountResultCode} by name. */
export const CreateAccountResultCode: {
  /** `CREATE_ACCOUNT_SUCCESS` = 0 */
  readonly createAccountSuccess: "createAccountSuccess";
  /** `CREATE_ACCOUNT_MALFORMED` = -1 */
  readonly createAccountMalformed: "createAccountMalformed";
  /** `CREATE_ACCOUNT_UNDERFUNDED` = -2 */
  readonly createAccountUnderfunded: "createAccountUnderfunded";
  /** `CREATE_ACCOUNT_LOW_RESERVE` = -3 */
  readonly createAccountLowReserve: "createAccountLowReserve";
  /** `CREATE_ACCOUNT_ALREADY_EXIST` = -4 */
  readonly createAccountAlreadyExist: "createAccountAlreadyExist";
} = /* @__PURE__ */ Object.freeze({ createAccountSuccess: "createAccountSuccess", createAccountMalformed: "createAccountMalformed", createAccountUnderfunded: "createAccountUnderfunded", createAccountLowReserve: "createAccountLowReserve", createAccountAlreadyExist: "createAccountAlreadyExist" });
/** The members of {@linkcode CreateAccountResultCode} by wire value. */
export const createAccountResultCodeNames: { readonly [value: number]: CreateAccountResultCode } = {"0":"createAccountSuccess","-1":"createAccountMalformed","-2":"createAccountUnderfunded","-3":"createAccountLowReserve","-4":"createAccountAlreadyExist"};

/** The value types of the arms of {@linkcode CreateAccountResult}, by arm name. */
export interface CreateAccountResultArms {
  /** No value. */
  readonly createAccountSuccess: null;
  /** No value. */
  readonly createAccountMalformed: null;
  /** No value. */
  readonly createAccountUnderfunded: null;
  /** No value. */
  readonly createAccountLowReserve: null;
  /** No value. */
  readonly createAccountAlreadyExist: null;
}
/** The result of a `createAccount` operation. */
export type CreateAccountResult<T extends keyof CreateAccountResultArms = keyof CreateAccountResultArms> = { readonly [K in T]: CreateAccountResultUnion<K> }[T];
/** The class of {@linkcode CreateAccountResult}. */
export class CreateAccountResultUnion<T extends keyof CreateAccountResultArms> extends XdrValue<CreateAccountResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: CreateAccountResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode CreateAccountResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is CreateAccountResult;
  private constructor(type: T, value: CreateAccountResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `createAccountSuccess`, which has no value. */
  static createAccountSuccess(): CreateAccountResult<"createAccountSuccess"> {
    return new CreateAccountResultUnion("createAccountSuccess", null);
  }
  /** Creates the arm `createAccountMalformed`, which has no value. */
  static createAccountMalformed(): CreateAccountResult<"createAccountMalformed"> {
    return new CreateAccountResultUnion("createAccountMalformed", null);
  }
  /** Creates the arm `createAccountUnderfunded`, which has no value. */
  static createAccountUnderfunded(): CreateAccountResult<"createAccountUnderfunded"> {
    return new CreateAccountResultUnion("createAccountUnderfunded", null);
  }
  /** Creates the arm `createAccountLowReserve`, which has no value. */
  static createAccountLowReserve(): CreateAccountResult<"createAccountLowReserve"> {
    return new CreateAccountResultUnion("createAccountLowReserve", null);
  }
  /** Creates the arm `createAccountAlreadyExist`, which has no value. */
  static createAccountAlreadyExist(): CreateAccountResult<"createAccountAlreadyExist"> {
    return new CreateAccountResultUnion("createAccountAlreadyExist", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "CreateAccountResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 13 };
  }
  /** Reads one value. */
  static read(r: XdrReader): CreateAccountResult {
    const type = r.enum(createAccountResultCodeNames, "CreateAccountResult");
    return new CreateAccountResultUnion(type, null) as CreateAccountResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: CreateAccountResult): void {
    if (value?.constructor !== CreateAccountResultUnion) requireXdr(value, CreateAccountResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, createAccountResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `createAccount` operation. */
export const CreateAccountResult: typeof CreateAccountResultUnion = CreateAccountResultUnion;

/** A member of the enum `PaymentResultCode`. */
export type PaymentResultCode = "paymentSuccess" | "paymentMalformed" | "paymentUnderfunded" | "paymentSrcNoTrust" | "paymentSrcNotAuthorized" | "paymentNoDestination" | "paymentNoTrust" | "paymentNotAuthorized" | "paymentLineFull" | "paymentNoIssuer";
/** The members of {@linkcode PaymentResultCode} by name. */
export const PaymentResultCode: {
  /** `PAYMENT_SUCCESS` = 0 */
  readonly paymentSuccess: "paymentSuccess";
  /** `PAYMENT_MALFORMED` = -1 */
  readonly paymentMalformed: "paymentMalformed";
  /** `PAYMENT_UNDERFUNDED` = -2 */
  readonly paymentUnderfunded: "paymentUnderfunded";
  /** `PAYMENT_SRC_NO_TRUST` = -3 */
  readonly paymentSrcNoTrust: "paymentSrcNoTrust";
  /** `PAYMENT_SRC_NOT_AUTHORIZED` = -4 */
  readonly paymentSrcNotAuthorized: "paymentSrcNotAuthorized";
  /** `PAYMENT_NO_DESTINATION` = -5 */
  readonly paymentNoDestination: "paymentNoDestination";
  /** `PAYMENT_NO_TRUST` = -6 */
  readonly paymentNoTrust: "paymentNoTrust";
  /** `PAYMENT_NOT_AUTHORIZED` = -7 */
  readonly paymentNotAuthorized: "paymentNotAuthorized";
  /** `PAYMENT_LINE_FULL` = -8 */
  readonly paymentLineFull: "paymentLineFull";
  /** `PAYMENT_NO_ISSUER` = -9 */
  readonly paymentNoIssuer: "paymentNoIssuer";
} = /* @__PURE__ */ Object.freeze({ paymentSuccess: "paymentSuccess", paymentMalformed: "paymentMalformed", paymentUnderfunded: "paymentUnderfunded", paymentSrcNoTrust: "paymentSrcNoTrust", paymentSrcNotAuthorized: "paymentSrcNotAuthorized", paymentNoDestination: "paymentNoDestination", paymentNoTrust: "paymentNoTrust", paymentNotAuthorized: "paymentNotAuthorized", paymentLineFull: "paymentLineFull", paymentNoIssuer: "paymentNoIssuer" });
/** The members of {@linkcode PaymentResultCode} by wire value. */
export const paymentResultCodeNames: { readonly [value: number]: PaymentResultCode } = {"0":"paymentSuccess","-1":"paymentMalformed","-2":"paymentUnderfunded","-3":"paymentSrcNoTrust","-4":"paymentSrcNotAuthorized","-5":"paymentNoDestination","-6":"paymentNoTrust","-7":"paymentNotAuthorized","-8":"paymentLineFull","-9":"paymentNoIssuer"};

/** The value types of the arms of {@linkcode PaymentResult}, by arm name. */
export interface PaymentResultArms {
  /** No value. */
  readonly paymentSuccess: null;
  /** No value. */
  readonly paymentMalformed: null;
  /** No value. */
  readonly paymentUnderfunded: null;
  /** No value. */
  readonly paymentSrcNoTrust: null;
  /** No value. */
  readonly paymentSrcNotAuthorized: null;
  /** No value. */
  readonly paymentNoDestination: null;
  /** No value. */
  readonly paymentNoTrust: null;
  /** No value. */
  readonly paymentNotAuthorized: null;
  /** No value. */
  readonly paymentLineFull: null;
  /** No value. */
  readonly paymentNoIssuer: null;
}
/** The result of a `payment` operation. */
export type PaymentResult<T extends keyof PaymentResultArms = keyof PaymentResultArms> = { readonly [K in T]: PaymentResultUnion<K> }[T];
/** The class of {@linkcode PaymentResult}. */
export class PaymentResultUnion<T extends keyof PaymentResultArms> extends XdrValue<PaymentResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: PaymentResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode PaymentResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is PaymentResult;
  private constructor(type: T, value: PaymentResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `paymentSuccess`, which has no value. */
  static paymentSuccess(): PaymentResult<"paymentSuccess"> {
    return new PaymentResultUnion("paymentSuccess", null);
  }
  /** Creates the arm `paymentMalformed`, which has no value. */
  static paymentMalformed(): PaymentResult<"paymentMalformed"> {
    return new PaymentResultUnion("paymentMalformed", null);
  }
  /** Creates the arm `paymentUnderfunded`, which has no value. */
  static paymentUnderfunded(): PaymentResult<"paymentUnderfunded"> {
    return new PaymentResultUnion("paymentUnderfunded", null);
  }
  /** Creates the arm `paymentSrcNoTrust`, which has no value. */
  static paymentSrcNoTrust(): PaymentResult<"paymentSrcNoTrust"> {
    return new PaymentResultUnion("paymentSrcNoTrust", null);
  }
  /** Creates the arm `paymentSrcNotAuthorized`, which has no value. */
  static paymentSrcNotAuthorized(): PaymentResult<"paymentSrcNotAuthorized"> {
    return new PaymentResultUnion("paymentSrcNotAuthorized", null);
  }
  /** Creates the arm `paymentNoDestination`, which has no value. */
  static paymentNoDestination(): PaymentResult<"paymentNoDestination"> {
    return new PaymentResultUnion("paymentNoDestination", null);
  }
  /** Creates the arm `paymentNoTrust`, which has no value. */
  static paymentNoTrust(): PaymentResult<"paymentNoTrust"> {
    return new PaymentResultUnion("paymentNoTrust", null);
  }
  /** Creates the arm `paymentNotAuthorized`, which has no value. */
  static paymentNotAuthorized(): PaymentResult<"paymentNotAuthorized"> {
    return new PaymentResultUnion("paymentNotAuthorized", null);
  }
  /** Creates the arm `paymentLineFull`, which has no value. */
  static paymentLineFull(): PaymentResult<"paymentLineFull"> {
    return new PaymentResultUnion("paymentLineFull", null);
  }
  /** Creates the arm `paymentNoIssuer`, which has no value. */
  static paymentNoIssuer(): PaymentResult<"paymentNoIssuer"> {
    return new PaymentResultUnion("paymentNoIssuer", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PaymentResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 7 };
  }
  /** Reads one value. */
  static read(r: XdrReader): PaymentResult {
    const type = r.enum(paymentResultCodeNames, "PaymentResult");
    return new PaymentResultUnion(type, null) as PaymentResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PaymentResult): void {
    if (value?.constructor !== PaymentResultUnion) requireXdr(value, PaymentResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, paymentResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `payment` operation. */
export const PaymentResult: typeof PaymentResultUnion = PaymentResultUnion;

/** A member of the enum `PathPaymentStrictReceiveResultCode`. */
export type PathPaymentStrictReceiveResultCode = "pathPaymentStrictReceiveSuccess" | "pathPaymentStrictReceiveMalformed" | "pathPaymentStrictReceiveUnderfunded" | "pathPaymentStrictReceiveSrcNoTrust" | "pathPaymentStrictReceiveSrcNotAuthorized" | "pathPaymentStrictReceiveNoDestination" | "pathPaymentStrictReceiveNoTrust" | "pathPaymentStrictReceiveNotAuthorized" | "pathPaymentStrictReceiveLineFull" | "pathPaymentStrictReceiveNoIssuer" | "pathPaymentStrictReceiveTooFewOffers" | "pathPaymentStrictReceiveOfferCrossSelf" | "pathPaymentStrictReceiveOverSendmax";
/** The members of {@linkcode PathPaymentStrictReceiveResultCode} by name. */
export const PathPaymentStrictReceiveResultCode: {
  /** `PATH_PAYMENT_STRICT_RECEIVE_SUCCESS` = 0 */
  readonly pathPaymentStrictReceiveSuccess: "pathPaymentStrictReceiveSuccess";
  /** `PATH_PAYMENT_STRICT_RECEIVE_MALFORMED` = -1 */
  readonly pathPaymentStrictReceiveMalformed: "pathPaymentStrictReceiveMalformed";
  /** `PATH_PAYMENT_STRICT_RECEIVE_UNDERFUNDED` = -2 */
  readonly pathPaymentStrictReceiveUnderfunded: "pathPaymentStrictReceiveUnderfunded";
  /** `PATH_PAYMENT_STRICT_RECEIVE_SRC_NO_TRUST` = -3 */
  readonly pathPaymentStrictReceiveSrcNoTrust: "pathPaymentStrictReceiveSrcNoTrust";
  /** `PATH_PAYMENT_STRICT_RECEIVE_SRC_NOT_AUTHORIZED` = -4 */
  readonly pathPaymentStrictReceiveSrcNotAuthorized: "pathPaymentStrictReceiveSrcNotAuthorized";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NO_DESTINATION` = -5 */
  readonly pathPaymentStrictReceiveNoDestination: "pathPaymentStrictReceiveNoDestination";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NO_TRUST` = -6 */
  readonly pathPaymentStrictReceiveNoTrust: "pathPaymentStrictReceiveNoTrust";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NOT_AUTHORIZED` = -7 */
  readonly pathPaymentStrictReceiveNotAuthorized: "pathPaymentStrictReceiveNotAuthorized";
  /** `PATH_PAYMENT_STRICT_RECEIVE_LINE_FULL` = -8 */
  readonly pathPaymentStrictReceiveLineFull: "pathPaymentStrictReceiveLineFull";
  /** `PATH_PAYMENT_STRICT_RECEIVE_NO_ISSUER` = -9 */
  readonly pathPaymentStrictReceiveNoIssuer: "pathPaymentStrictReceiveNoIssuer";
  /** `PATH_PAYMENT_STRICT_RECEIVE_TOO_FEW_OFFERS` = -10 */
  readonly pathPaymentStrictReceiveTooFewOffers: "pathPaymentStrictReceiveTooFewOffers";
  /** `PATH_PAYMENT_STRICT_RECEIVE_OFFER_CROSS_SELF` = -11 */
  readonly pathPaymentStrictReceiveOfferCrossSelf: "pathPaymentStrictReceiveOfferCrossSelf";
  /** `PATH_PAYMENT_STRICT_RECEIVE_OVER_SENDMAX` = -12 */
  readonly pathPaymentStrictReceiveOverSendmax: "pathPaymentStrictReceiveOverSendmax";
} = /* @__PURE__ */ Object.freeze({ pathPaymentStrictReceiveSuccess: "pathPaymentStrictReceiveSuccess", pathPaymentStrictReceiveMalformed: "pathPaymentStrictReceiveMalformed", pathPaymentStrictReceiveUnderfunded: "pathPaymentStrictReceiveUnderfunded", pathPaymentStrictReceiveSrcNoTrust: "pathPaymentStrictReceiveSrcNoTrust", pathPaymentStrictReceiveSrcNotAuthorized: "pathPaymentStrictReceiveSrcNotAuthorized", pathPaymentStrictReceiveNoDestination: "pathPaymentStrictReceiveNoDestination", pathPaymentStrictReceiveNoTrust: "pathPaymentStrictReceiveNoTrust", pathPaymentStrictReceiveNotAuthorized: "pathPaymentStrictReceiveNotAuthorized", pathPaymentStrictReceiveLineFull: "pathPaymentStrictReceiveLineFull", pathPaymentStrictReceiveNoIssuer: "pathPaymentStrictReceiveNoIssuer", pathPaymentStrictReceiveTooFewOffers: "pathPaymentStrictReceiveTooFewOffers", pathPaymentStrictReceiveOfferCrossSelf: "pathPaymentStrictReceiveOfferCrossSelf", pathPaymentStrictReceiveOverSendmax: "pathPaymentStrictReceiveOverSendmax" });
/** The members of {@linkcode PathPaymentStrictReceiveResultCode} by wire value. */
export const pathPaymentStrictReceiveResultCodeNames: { readonly [value: number]: PathPaymentStrictReceiveResultCode } = {"0":"pathPaymentStrictReceiveSuccess","-1":"pathPaymentStrictReceiveMalformed","-2":"pathPaymentStrictReceiveUnderfunded","-3":"pathPaymentStrictReceiveSrcNoTrust","-4":"pathPaymentStrictReceiveSrcNotAuthorized","-5":"pathPaymentStrictReceiveNoDestination","-6":"pathPaymentStrictReceiveNoTrust","-7":"pathPaymentStrictReceiveNotAuthorized","-8":"pathPaymentStrictReceiveLineFull","-9":"pathPaymentStrictReceiveNoIssuer","-10":"pathPaymentStrictReceiveTooFewOffers","-11":"pathPaymentStrictReceiveOfferCrossSelf","-12":"pathPaymentStrictReceiveOverSendmax"};

/** A received amount, with its asset and its recipient. */
export class SimplePaymentResult extends XdrValue<SimplePaymentResultJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly destination: AccountId;
  /** An {@linkcode Asset}. */
  declare readonly asset: Asset;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly destination: AccountId; readonly asset: Asset; readonly amount: bigint }) {
    super();
    this.destination = fields.destination;
    this.asset = fields.asset;
    this.amount = fields.amount;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SimplePaymentResult";
  }
  /** Reads one value. */
  static read(r: XdrReader): SimplePaymentResult {
    return new SimplePaymentResult({
      destination: PublicKey.read(r),
      asset: Asset.read(r),
      amount: r.int64("SimplePaymentResult.amount"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SimplePaymentResult): void {
    if (value?.constructor !== SimplePaymentResult) requireXdr(value, SimplePaymentResult);
    let step = ".destination";
    try {
      PublicKey.write(w, value.destination);
      step = ".asset"; Asset.write(w, value.asset);
      step = ".amount"; w.int64(value.amount);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The trades and the received amount of a path payment with a fixed received amount. */
export class PathPaymentStrictReceiveResultSuccess extends XdrValue<PathPaymentStrictReceiveResultSuccessJson> {
  /** An array of {@linkcode ClaimAtom} values. */
  declare readonly offers: readonly ClaimAtom[];
  /** A {@linkcode SimplePaymentResult}. */
  declare readonly last: SimplePaymentResult;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly offers: readonly ClaimAtom[]; readonly last: SimplePaymentResult }) {
    super();
    if (fields === BLANK) return;
    this.offers = copyOf(fields.offers);
    this.last = fields.last;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PathPaymentStrictReceiveResultSuccess";
  }
  /** Reads one value. */
  static read(r: XdrReader): PathPaymentStrictReceiveResultSuccess {
    const value: Mutable<PathPaymentStrictReceiveResultSuccess> = new PathPaymentStrictReceiveResultSuccess(BLANK);
    value.offers = r.array(4294967295, 60, "PathPaymentStrictReceiveResultSuccess.offers", ClaimAtom.read);
    value.last = SimplePaymentResult.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PathPaymentStrictReceiveResultSuccess): void {
    if (value?.constructor !== PathPaymentStrictReceiveResultSuccess) requireXdr(value, PathPaymentStrictReceiveResultSuccess);
    let step = ".offers";
    try {
      w.array(value.offers, 4294967295, ClaimAtom.write);
      step = ".last"; SimplePaymentResult.write(w, value.last);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode PathPaymentStrictReceiveResult}, by arm name. */
export interface PathPaymentStrictReceiveResultArms {
  /** A {@linkcode PathPaymentStrictReceiveResultSuccess}. */
  readonly pathPaymentStrictReceiveSuccess: PathPaymentStrictReceiveResultSuccess;
  /** No value. */
  readonly pathPaymentStrictReceiveMalformed: null;
  /** No value. */
  readonly pathPaymentStrictReceiveUnderfunded: null;
  /** No value. */
  readonly pathPaymentStrictReceiveSrcNoTrust: null;
  /** No value. */
  readonly pathPaymentStrictReceiveSrcNotAuthorized: null;
  /** No value. */
  readonly pathPaymentStrictReceiveNoDestination: null;
  /** No value. */
  readonly pathPaymentStrictReceiveNoTrust: null;
  /** No value. */
  readonly pathPaymentStrictReceiveNotAuthorized: null;
  /** No value. */
  readonly pathPaymentStrictReceiveLineFull: null;
  /** An {@linkcode Asset}. */
  readonly pathPaymentStrictReceiveNoIssuer: Asset;
  /** No value. */
  readonly pathPaymentStrictReceiveTooFewOffers: null;
  /** No value. */
  readonly pathPaymentStrictReceiveOfferCrossSelf: null;
  /** No value. */
  readonly pathPaymentStrictReceiveOverSendmax: null;
}
/** The result of a `pathPaymentStrictReceive` operation. */
export type PathPaymentStrictReceiveResult<T extends keyof PathPaymentStrictReceiveResultArms = keyof PathPaymentStrictReceiveResultArms> = { readonly [K in T]: PathPaymentStrictReceiveResultUnion<K> }[T];
/** The class of {@linkcode PathPaymentStrictReceiveResult}. */
export class PathPaymentStrictReceiveResultUnion<T extends keyof PathPaymentStrictReceiveResultArms> extends XdrValue<PathPaymentStrictReceiveResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: PathPaymentStrictReceiveResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode PathPaymentStrictReceiveResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is PathPaymentStrictReceiveResult;
  private constructor(type: T, value: PathPaymentStrictReceiveResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `pathPaymentStrictReceiveSuccess`: a {@linkcode PathPaymentStrictReceiveResultSuccess}. */
  static pathPaymentStrictReceiveSuccess(success: PathPaymentStrictReceiveResultSuccess): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveSuccess"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveSuccess", success);
  }
  /** Creates the arm `pathPaymentStrictReceiveMalformed`, which has no value. */
  static pathPaymentStrictReceiveMalformed(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveMalformed"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveMalformed", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveUnderfunded`, which has no value. */
  static pathPaymentStrictReceiveUnderfunded(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveUnderfunded"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveUnderfunded", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveSrcNoTrust`, which has no value. */
  static pathPaymentStrictReceiveSrcNoTrust(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveSrcNoTrust"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveSrcNoTrust", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveSrcNotAuthorized`, which has no value. */
  static pathPaymentStrictReceiveSrcNotAuthorized(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveSrcNotAuthorized"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveSrcNotAuthorized", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveNoDestination`, which has no value. */
  static pathPaymentStrictReceiveNoDestination(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveNoDestination"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveNoDestination", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveNoTrust`, which has no value. */
  static pathPaymentStrictReceiveNoTrust(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveNoTrust"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveNoTrust", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveNotAuthorized`, which has no value. */
  static pathPaymentStrictReceiveNotAuthorized(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveNotAuthorized"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveNotAuthorized", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveLineFull`, which has no value. */
  static pathPaymentStrictReceiveLineFull(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveLineFull"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveLineFull", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveNoIssuer`: an {@linkcode Asset}. */
  static pathPaymentStrictReceiveNoIssuer(noIssuer: Asset): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveNoIssuer"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveNoIssuer", noIssuer);
  }
  /** Creates the arm `pathPaymentStrictReceiveTooFewOffers`, which has no value. */
  static pathPaymentStrictReceiveTooFewOffers(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveTooFewOffers"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveTooFewOffers", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveOfferCrossSelf`, which has no value. */
  static pathPaymentStrictReceiveOfferCrossSelf(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveOfferCrossSelf"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveOfferCrossSelf", null);
  }
  /** Creates the arm `pathPaymentStrictReceiveOverSendmax`, which has no value. */
  static pathPaymentStrictReceiveOverSendmax(): PathPaymentStrictReceiveResult<"pathPaymentStrictReceiveOverSendmax"> {
    return new PathPaymentStrictReceiveResultUnion("pathPaymentStrictReceiveOverSendmax", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PathPaymentStrictReceiveResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 24 };
  }
  /** Reads one value. */
  static read(r: XdrReader): PathPaymentStrictReceiveResult {
    const type = r.enum(pathPaymentStrictReceiveResultCodeNames, "PathPaymentStrictReceiveResult");
    switch (type) {
      case "pathPaymentStrictReceiveSuccess": return new PathPaymentStrictReceiveResultUnion(type, PathPaymentStrictReceiveResultSuccess.read(r));
      case "pathPaymentStrictReceiveNoIssuer": return new PathPaymentStrictReceiveResultUnion(type, Asset.read(r));
    }
    return new PathPaymentStrictReceiveResultUnion(type, null) as PathPaymentStrictReceiveResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PathPaymentStrictReceiveResult): void {
    if (value?.constructor !== PathPaymentStrictReceiveResultUnion) requireXdr(value, PathPaymentStrictReceiveResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, pathPaymentStrictReceiveResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "pathPaymentStrictReceiveSuccess": PathPaymentStrictReceiveResultSuccess.write(w, value.value); break;
        case "pathPaymentStrictReceiveNoIssuer": Asset.write(w, value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `pathPaymentStrictReceive` operation. */
export const PathPaymentStrictReceiveResult: typeof PathPaymentStrictReceiveResultUnion = PathPaymentStrictReceiveResultUnion;

/** A member of the enum `PathPaymentStrictSendResultCode`. */
export type PathPaymentStrictSendResultCode = "pathPaymentStrictSendSuccess" | "pathPaymentStrictSendMalformed" | "pathPaymentStrictSendUnderfunded" | "pathPaymentStrictSendSrcNoTrust" | "pathPaymentStrictSendSrcNotAuthorized" | "pathPaymentStrictSendNoDestination" | "pathPaymentStrictSendNoTrust" | "pathPaymentStrictSendNotAuthorized" | "pathPaymentStrictSendLineFull" | "pathPaymentStrictSendNoIssuer" | "pathPaymentStrictSendTooFewOffers" | "pathPaymentStrictSendOfferCrossSelf" | "pathPaymentStrictSendUnderDestmin";
/** The members of {@linkcode PathPaymentStrictSendResultCode} by name. */
export const PathPaymentStrictSendResultCode: {
  /** `PATH_PAYMENT_STRICT_SEND_SUCCESS` = 0 */
  readonly pathPaymentStrictSendSuccess: "pathPaymentStrictSendSuccess";
  /** `PATH_PAYMENT_STRICT_SEND_MALFORMED` = -1 */
  readonly pathPaymentStrictSendMalformed: "pathPaymentStrictSendMalformed";
  /** `PATH_PAYMENT_STRICT_SEND_UNDERFUNDED` = -2 */
  readonly pathPaymentStrictSendUnderfunded: "pathPaymentStrictSendUnderfunded";
  /** `PATH_PAYMENT_STRICT_SEND_SRC_NO_TRUST` = -3 */
  readonly pathPaymentStrictSendSrcNoTrust: "pathPaymentStrictSendSrcNoTrust";
  /** `PATH_PAYMENT_STRICT_SEND_SRC_NOT_AUTHORIZED` = -4 */
  readonly pathPaymentStrictSendSrcNotAuthorized: "pathPaymentStrictSendSrcNotAuthorized";
  /** `PATH_PAYMENT_STRICT_SEND_NO_DESTINATION` = -5 */
  readonly pathPaymentStrictSendNoDestination: "pathPaymentStrictSendNoDestination";
  /** `PATH_PAYMENT_STRICT_SEND_NO_TRUST` = -6 */
  readonly pathPaymentStrictSendNoTrust: "pathPaymentStrictSendNoTrust";
  /** `PATH_PAYMENT_STRICT_SEND_NOT_AUTHORIZED` = -7 */
  readonly pathPaymentStrictSendNotAuthorized: "pathPaymentStrictSendNotAuthorized";
  /** `PATH_PAYMENT_STRICT_SEND_LINE_FULL` = -8 */
  readonly pathPaymentStrictSendLineFull: "pathPaymentStrictSendLineFull";
  /** `PATH_PAYMENT_STRICT_SEND_NO_ISSUER` = -9 */
  readonly pathPaymentStrictSendNoIssuer: "pathPaymentStrictSendNoIssuer";
  /** `PATH_PAYMENT_STRICT_SEND_TOO_FEW_OFFERS` = -10 */
  readonly pathPaymentStrictSendTooFewOffers: "pathPaymentStrictSendTooFewOffers";
  /** `PATH_PAYMENT_STRICT_SEND_OFFER_CROSS_SELF` = -11 */
  readonly pathPaymentStrictSendOfferCrossSelf: "pathPaymentStrictSendOfferCrossSelf";
  /** `PATH_PAYMENT_STRICT_SEND_UNDER_DESTMIN` = -12 */
  readonly pathPaymentStrictSendUnderDestmin: "pathPaymentStrictSendUnderDestmin";
} = /* @__PURE__ */ Object.freeze({ pathPaymentStrictSendSuccess: "pathPaymentStrictSendSuccess", pathPaymentStrictSendMalformed: "pathPaymentStrictSendMalformed", pathPaymentStrictSendUnderfunded: "pathPaymentStrictSendUnderfunded", pathPaymentStrictSendSrcNoTrust: "pathPaymentStrictSendSrcNoTrust", pathPaymentStrictSendSrcNotAuthorized: "pathPaymentStrictSendSrcNotAuthorized", pathPaymentStrictSendNoDestination: "pathPaymentStrictSendNoDestination", pathPaymentStrictSendNoTrust: "pathPaymentStrictSendNoTrust", pathPaymentStrictSendNotAuthorized: "pathPaymentStrictSendNotAuthorized", pathPaymentStrictSendLineFull: "pathPaymentStrictSendLineFull", pathPaymentStrictSendNoIssuer: "pathPaymentStrictSendNoIssuer", pathPaymentStrictSendTooFewOffers: "pathPaymentStrictSendTooFewOffers", pathPaymentStrictSendOfferCrossSelf: "pathPaymentStrictSendOfferCrossSelf", pathPaymentStrictSendUnderDestmin: "pathPaymentStrictSendUnderDestmin" });
/** The members of {@linkcode PathPaymentStrictSendResultCode} by wire value. */
export const pathPaymentStrictSendResultCodeNames: { readonly [value: number]: PathPaymentStrictSendResultCode } = {"0":"pathPaymentStrictSendSuccess","-1":"pathPaymentStrictSendMalformed","-2":"pathPaymentStrictSendUnderfunded","-3":"pathPaymentStrictSendSrcNoTrust","-4":"pathPaymentStrictSendSrcNotAuthorized","-5":"pathPaymentStrictSendNoDestination","-6":"pathPaymentStrictSendNoTrust","-7":"pathPaymentStrictSendNotAuthorized","-8":"pathPaymentStrictSendLineFull","-9":"pathPaymentStrictSendNoIssuer","-10":"pathPaymentStrictSendTooFewOffers","-11":"pathPaymentStrictSendOfferCrossSelf","-12":"pathPaymentStrictSendUnderDestmin"};

/** The trades and the received amount of a path payment with a fixed sent amount. */
export class PathPaymentStrictSendResultSuccess extends XdrValue<PathPaymentStrictSendResultSuccessJson> {
  /** An array of {@linkcode ClaimAtom} values. */
  declare readonly offers: readonly ClaimAtom[];
  /** A {@linkcode SimplePaymentResult}. */
  declare readonly last: SimplePaymentResult;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly offers: readonly ClaimAtom[]; readonly last: SimplePaymentResult }) {
    super();
    if (fields === BLANK) return;
    this.offers = copyOf(fields.offers);
    this.last = fields.last;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PathPaymentStrictSendResultSuccess";
  }
  /** Reads one value. */
  static read(r: XdrReader): PathPaymentStrictSendResultSuccess {
    const value: Mutable<PathPaymentStrictSendResultSuccess> = new PathPaymentStrictSendResultSuccess(BLANK);
    value.offers = r.array(4294967295, 60, "PathPaymentStrictSendResultSuccess.offers", ClaimAtom.read);
    value.last = SimplePaymentResult.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PathPaymentStrictSendResultSuccess): void {
    if (value?.constructor !== PathPaymentStrictSendResultSuccess) requireXdr(value, PathPaymentStrictSendResultSuccess);
    let step = ".offers";
    try {
      w.array(value.offers, 4294967295, ClaimAtom.write);
      step = ".last"; SimplePaymentResult.write(w, value.last);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode PathPaymentStrictSendResult}, by arm name. */
export interface PathPaymentStrictSendResultArms {
  /** A {@linkcode PathPaymentStrictSendResultSuccess}. */
  readonly pathPaymentStrictSendSuccess: PathPaymentStrictSendResultSuccess;
  /** No value. */
  readonly pathPaymentStrictSendMalformed: null;
  /** No value. */
  readonly pathPaymentStrictSendUnderfunded: null;
  /** No value. */
  readonly pathPaymentStrictSendSrcNoTrust: null;
  /** No value. */
  readonly pathPaymentStrictSendSrcNotAuthorized: null;
  /** No value. */
  readonly pathPaymentStrictSendNoDestination: null;
  /** No value. */
  readonly pathPaymentStrictSendNoTrust: null;
  /** No value. */
  readonly pathPaymentStrictSendNotAuthorized: null;
  /** No value. */
  readonly pathPaymentStrictSendLineFull: null;
  /** An {@linkcode Asset}. */
  readonly pathPaymentStrictSendNoIssuer: Asset;
  /** No value. */
  readonly pathPaymentStrictSendTooFewOffers: null;
  /** No value. */
  readonly pathPaymentStrictSendOfferCrossSelf: null;
  /** No value. */
  readonly pathPaymentStrictSendUnderDestmin: null;
}
/** The result of a `pathPaymentStrictSend` operation. */
export type PathPaymentStrictSendResult<T extends keyof PathPaymentStrictSendResultArms = keyof PathPaymentStrictSendResultArms> = { readonly [K in T]: PathPaymentStrictSendResultUnion<K> }[T];
/** The class of {@linkcode PathPaymentStrictSendResult}. */
export class PathPaymentStrictSendResultUnion<T extends keyof PathPaymentStrictSendResultArms> extends XdrValue<PathPaymentStrictSendResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: PathPaymentStrictSendResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode PathPaymentStrictSendResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is PathPaymentStrictSendResult;
  private constructor(type: T, value: PathPaymentStrictSendResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `pathPaymentStrictSendSuccess`: a {@linkcode PathPaymentStrictSendResultSuccess}. */
  static pathPaymentStrictSendSuccess(success: PathPaymentStrictSendResultSuccess): PathPaymentStrictSendResult<"pathPaymentStrictSendSuccess"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendSuccess", success);
  }
  /** Creates the arm `pathPaymentStrictSendMalformed`, which has no value. */
  static pathPaymentStrictSendMalformed(): PathPaymentStrictSendResult<"pathPaymentStrictSendMalformed"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendMalformed", null);
  }
  /** Creates the arm `pathPaymentStrictSendUnderfunded`, which has no value. */
  static pathPaymentStrictSendUnderfunded(): PathPaymentStrictSendResult<"pathPaymentStrictSendUnderfunded"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendUnderfunded", null);
  }
  /** Creates the arm `pathPaymentStrictSendSrcNoTrust`, which has no value. */
  static pathPaymentStrictSendSrcNoTrust(): PathPaymentStrictSendResult<"pathPaymentStrictSendSrcNoTrust"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendSrcNoTrust", null);
  }
  /** Creates the arm `pathPaymentStrictSendSrcNotAuthorized`, which has no value. */
  static pathPaymentStrictSendSrcNotAuthorized(): PathPaymentStrictSendResult<"pathPaymentStrictSendSrcNotAuthorized"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendSrcNotAuthorized", null);
  }
  /** Creates the arm `pathPaymentStrictSendNoDestination`, which has no value. */
  static pathPaymentStrictSendNoDestination(): PathPaymentStrictSendResult<"pathPaymentStrictSendNoDestination"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendNoDestination", null);
  }
  /** Creates the arm `pathPaymentStrictSendNoTrust`, which has no value. */
  static pathPaymentStrictSendNoTrust(): PathPaymentStrictSendResult<"pathPaymentStrictSendNoTrust"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendNoTrust", null);
  }
  /** Creates the arm `pathPaymentStrictSendNotAuthorized`, which has no value. */
  static pathPaymentStrictSendNotAuthorized(): PathPaymentStrictSendResult<"pathPaymentStrictSendNotAuthorized"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendNotAuthorized", null);
  }
  /** Creates the arm `pathPaymentStrictSendLineFull`, which has no value. */
  static pathPaymentStrictSendLineFull(): PathPaymentStrictSendResult<"pathPaymentStrictSendLineFull"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendLineFull", null);
  }
  /** Creates the arm `pathPaymentStrictSendNoIssuer`: an {@linkcode Asset}. */
  static pathPaymentStrictSendNoIssuer(noIssuer: Asset): PathPaymentStrictSendResult<"pathPaymentStrictSendNoIssuer"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendNoIssuer", noIssuer);
  }
  /** Creates the arm `pathPaymentStrictSendTooFewOffers`, which has no value. */
  static pathPaymentStrictSendTooFewOffers(): PathPaymentStrictSendResult<"pathPaymentStrictSendTooFewOffers"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendTooFewOffers", null);
  }
  /** Creates the arm `pathPaymentStrictSendOfferCrossSelf`, which has no value. */
  static pathPaymentStrictSendOfferCrossSelf(): PathPaymentStrictSendResult<"pathPaymentStrictSendOfferCrossSelf"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendOfferCrossSelf", null);
  }
  /** Creates the arm `pathPaymentStrictSendUnderDestmin`, which has no value. */
  static pathPaymentStrictSendUnderDestmin(): PathPaymentStrictSendResult<"pathPaymentStrictSendUnderDestmin"> {
    return new PathPaymentStrictSendResultUnion("pathPaymentStrictSendUnderDestmin", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PathPaymentStrictSendResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 21 };
  }
  /** Reads one value. */
  static read(r: XdrReader): PathPaymentStrictSendResult {
    const type = r.enum(pathPaymentStrictSendResultCodeNames, "PathPaymentStrictSendResult");
    switch (type) {
      case "pathPaymentStrictSendSuccess": return new PathPaymentStrictSendResultUnion(type, PathPaymentStrictSendResultSuccess.read(r));
      case "pathPaymentStrictSendNoIssuer": return new PathPaymentStrictSendResultUnion(type, Asset.read(r));
    }
    return new PathPaymentStrictSendResultUnion(type, null) as PathPaymentStrictSendResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PathPaymentStrictSendResult): void {
    if (value?.constructor !== PathPaymentStrictSendResultUnion) requireXdr(value, PathPaymentStrictSendResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, pathPaymentStrictSendResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "pathPaymentStrictSendSuccess": PathPaymentStrictSendResultSuccess.write(w, value.value); break;
        case "pathPaymentStrictSendNoIssuer": Asset.write(w, value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `pathPaymentStrictSend` operation. */
export const PathPaymentStrictSendResult: typeof PathPaymentStrictSendResultUnion = PathPaymentStrictSendResultUnion;

/** A member of the enum `ManageSellOfferResultCode`. */
export type ManageSellOfferResultCode = "manageSellOfferSuccess" | "manageSellOfferMalformed" | "manageSellOfferSellNoTrust" | "manageSellOfferBuyNoTrust" | "manageSellOfferSellNotAuthorized" | "manageSellOfferBuyNotAuthorized" | "manageSellOfferLineFull" | "manageSellOfferUnderfunded" | "manageSellOfferCrossSelf" | "manageSellOfferSellNoIssuer" | "manageSellOfferBuyNoIssuer" | "manageSellOfferNotFound" | "manageSellOfferLowReserve";
/** The members of {@linkcode ManageSellOfferResultCode} by name. */
export const ManageSellOfferResultCode: {
  /** `MANAGE_SELL_OFFER_SUCCESS` = 0 */
  readonly manageSellOfferSuccess: "manageSellOfferSuccess";
  /** `MANAGE_SELL_OFFER_MALFORMED` = -1 */
  readonly manageSellOfferMalformed: "manageSellOfferMalformed";
  /** `MANAGE_SELL_OFFER_SELL_NO_TRUST` = -2 */
  readonly manageSellOfferSellNoTrust: "manageSellOfferSellNoTrust";
  /** `MANAGE_SELL_OFFER_BUY_NO_TRUST` = -3 */
  readonly manageSellOfferBuyNoTrust: "manageSellOfferBuyNoTrust";
  /** `MANAGE_SELL_OFFER_SELL_NOT_AUTHORIZED` = -4 */
  readonly manageSellOfferSellNotAuthorized: "manageSellOfferSellNotAuthorized";
  /** `MANAGE_SELL_OFFER_BUY_NOT_AUTHORIZED` = -5 */
  readonly manageSellOfferBuyNotAuthorized: "manageSellOfferBuyNotAuthorized";
  /** `MANAGE_SELL_OFFER_LINE_FULL` = -6 */
  readonly manageSellOfferLineFull: "manageSellOfferLineFull";
  /** `MANAGE_SELL_OFFER_UNDERFUNDED` = -7 */
  readonly manageSellOfferUnderfunded: "manageSellOfferUnderfunded";
  /** `MANAGE_SELL_OFFER_CROSS_SELF` = -8 */
  readonly manageSellOfferCrossSelf: "manageSellOfferCrossSelf";
  /** `MANAGE_SELL_OFFER_SELL_NO_ISSUER` = -9 */
  readonly manageSellOfferSellNoIssuer: "manageSellOfferSellNoIssuer";
  /** `MANAGE_SELL_OFFER_BUY_NO_ISSUER` = -10 */
  readonly manageSellOfferBuyNoIssuer: "manageSellOfferBuyNoIssuer";
  /** `MANAGE_SELL_OFFER_NOT_FOUND` = -11 */
  readonly manageSellOfferNotFound: "manageSellOfferNotFound";
  /** `MANAGE_SELL_OFFER_LOW_RESERVE` = -12 */
  readonly manageSellOfferLowReserve: "manageSellOfferLowReserve";
} = /* @__PURE__ */ Object.freeze({ manageSellOfferSuccess: "manageSellOfferSuccess", manageSellOfferMalformed: "manageSellOfferMalformed", manageSellOfferSellNoTrust: "manageSellOfferSellNoTrust", manageSellOfferBuyNoTrust: "manageSellOfferBuyNoTrust", manageSellOfferSellNotAuthorized: "manageSellOfferSellNotAuthorized", manageSellOfferBuyNotAuthorized: "manageSellOfferBuyNotAuthorized", manageSellOfferLineFull: "manageSellOfferLineFull", manageSellOfferUnderfunded: "manageSellOfferUnderfunded", manageSellOfferCrossSelf: "manageSellOfferCrossSelf", manageSellOfferSellNoIssuer: "manageSellOfferSellNoIssuer", manageSellOfferBuyNoIssuer: "manageSellOfferBuyNoIssuer", manageSellOfferNotFound: "manageSellOfferNotFound", manageSellOfferLowReserve: "manageSellOfferLowReserve" });
/** The members of {@linkcode ManageSellOfferResultCode} by wire value. */
export const manageSellOfferResultCodeNames: { readonly [value: number]: ManageSellOfferResultCode } = {"0":"manageSellOfferSuccess","-1":"manageSellOfferMalformed","-2":"manageSellOfferSellNoTrust","-3":"manageSellOfferBuyNoTrust","-4":"manageSellOfferSellNotAuthorized","-5":"manageSellOfferBuyNotAuthorized","-6":"manageSellOfferLineFull","-7":"manageSellOfferUnderfunded","-8":"manageSellOfferCrossSelf","-9":"manageSellOfferSellNoIssuer","-10":"manageSellOfferBuyNoIssuer","-11":"manageSellOfferNotFound","-12":"manageSellOfferLowReserve"};

/** A member of the enum `ManageOfferEffect`. */
export type ManageOfferEffect = "manageOfferCreated" | "manageOfferUpdated" | "manageOfferDeleted";
/** The members of {@linkcode ManageOfferEffect} by name. */
export const ManageOfferEffect: {
  /** `MANAGE_OFFER_CREATED` = 0 */
  readonly manageOfferCreated: "manageOfferCreated";
  /** `MANAGE_OFFER_UPDATED` = 1 */
  readonly manageOfferUpdated: "manageOfferUpdated";
  /** `MANAGE_OFFER_DELETED` = 2 */
  readonly manageOfferDeleted: "manageOfferDeleted";
} = /* @__PURE__ */ Object.freeze({ manageOfferCreated: "manageOfferCreated", manageOfferUpdated: "manageOfferUpdated", manageOfferDeleted: "manageOfferDeleted" });
/** The members of {@linkcode ManageOfferEffect} by wire value. */
export const manageOfferEffectNames: { readonly [value: number]: ManageOfferEffect } = ["manageOfferCreated","manageOfferUpdated","manageOfferDeleted"];

/** The value types of the arms of {@linkcode ManageOfferSuccessResultOffer}, by arm name. */
export interface ManageOfferSuccessResultOfferArms {
  /** An {@linkcode OfferEntry}. */
  readonly manageOfferCreated: OfferEntry;
  /** An {@linkcode OfferEntry}. */
  readonly manageOfferUpdated: OfferEntry;
  /** No value. */
  readonly manageOfferDeleted: null;
}
/** The effect of an offer operation on the offer: created, updated or deleted. */
export type ManageOfferSuccessResultOffer<T extends keyof ManageOfferSuccessResultOfferArms = keyof ManageOfferSuccessResultOfferArms> = { readonly [K in T]: ManageOfferSuccessResultOfferUnion<K> }[T];
/** The class of {@linkcode ManageOfferSuccessResultOffer}. */
export class ManageOfferSuccessResultOfferUnion<T extends keyof ManageOfferSuccessResultOfferArms> extends XdrValue<ManageOfferSuccessResultOfferJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ManageOfferSuccessResultOfferArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ManageOfferSuccessResultOffer}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ManageOfferSuccessResultOffer;
  private constructor(type: T, value: ManageOfferSuccessResultOfferArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `manageOfferCreated`: an {@linkcode OfferEntry}. */
  static manageOfferCreated(offer: OfferEntry): ManageOfferSuccessResultOffer<"manageOfferCreated"> {
    return new ManageOfferSuccessResultOfferUnion("manageOfferCreated", offer);
  }
  /** Creates the arm `manageOfferUpdated`: an {@linkcode OfferEntry}. */
  static manageOfferUpdated(offer: OfferEntry): ManageOfferSuccessResultOffer<"manageOfferUpdated"> {
    return new ManageOfferSuccessResultOfferUnion("manageOfferUpdated", offer);
  }
  /** Creates the arm `manageOfferDeleted`, which has no value. */
  static manageOfferDeleted(): ManageOfferSuccessResultOffer<"manageOfferDeleted"> {
    return new ManageOfferSuccessResultOfferUnion("manageOfferDeleted", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageOfferSuccessResultOffer";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 11 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageOfferSuccessResultOffer {
    const type = r.discriminant("ManageOfferSuccessResultOffer");
    switch (type) {
      case 0: return new ManageOfferSuccessResultOfferUnion("manageOfferCreated", OfferEntry.read(r));
      case 1: return new ManageOfferSuccessResultOfferUnion("manageOfferUpdated", OfferEntry.read(r));
      case 2: return new ManageOfferSuccessResultOfferUnion("manageOfferDeleted", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageOfferSuccessResultOffer): void {
    if (value?.constructor !== ManageOfferSuccessResultOfferUnion) requireXdr(value, ManageOfferSuccessResultOfferUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "manageOfferCreated": w.int32(0); OfferEntry.write(w, value.value); break;
        case "manageOfferUpdated": w.int32(1); OfferEntry.write(w, value.value); break;
        case "manageOfferDeleted": w.int32(2); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The effect of an offer operation on the offer: created, updated or deleted. */
export const ManageOfferSuccessResultOffer: typeof ManageOfferSuccessResultOfferUnion = ManageOfferSuccessResultOfferUnion;

/** The trades of an offer operation, and the remaining offer. */
export class ManageOfferSuccessResult extends XdrValue<ManageOfferSuccessResultJson> {
  /** An array of {@linkcode ClaimAtom} values. */
  declare readonly offersClaimed: readonly ClaimAtom[];
  /** A {@linkcode ManageOfferSuccessResultOffer}. */
  declare readonly offer: ManageOfferSuccessResultOffer;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly offersClaimed: readonly ClaimAtom[]; readonly offer: ManageOfferSuccessResultOffer }) {
    super();
    if (fields === BLANK) return;
    this.offersClaimed = copyOf(fields.offersClaimed);
    this.offer = fields.offer;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageOfferSuccessResult";
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageOfferSuccessResult {
    const value: Mutable<ManageOfferSuccessResult> = new ManageOfferSuccessResult(BLANK);
    value.offersClaimed = r.array(4294967295, 60, "ManageOfferSuccessResult.offersClaimed", ClaimAtom.read);
    value.offer = ManageOfferSuccessResultOffer.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageOfferSuccessResult): void {
    if (value?.constructor !== ManageOfferSuccessResult) requireXdr(value, ManageOfferSuccessResult);
    let step = ".offersClaimed";
    try {
      w.array(value.offersClaimed, 4294967295, ClaimAtom.write);
      step = ".offer"; ManageOfferSuccessResultOffer.write(w, value.offer);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ManageSellOfferResult}, by arm name. */
export interface ManageSellOfferResultArms {
  /** A {@linkcode ManageOfferSuccessResult}. */
  readonly manageSellOfferSuccess: ManageOfferSuccessResult;
  /** No value. */
  readonly manageSellOfferMalformed: null;
  /** No value. */
  readonly manageSellOfferSellNoTrust: null;
  /** No value. */
  readonly manageSellOfferBuyNoTrust: null;
  /** No value. */
  readonly manageSellOfferSellNotAuthorized: null;
  /** No value. */
  readonly manageSellOfferBuyNotAuthorized: null;
  /** No value. */
  readonly manageSellOfferLineFull: null;
  /** No value. */
  readonly manageSellOfferUnderfunded: null;
  /** No value. */
  readonly manageSellOfferCrossSelf: null;
  /** No value. */
  readonly manageSellOfferSellNoIssuer: null;
  /** No value. */
  readonly manageSellOfferBuyNoIssuer: null;
  /** No value. */
  readonly manageSellOfferNotFound: null;
  /** No value. */
  readonly manageSellOfferLowReserve: null;
}
/** The result of a `manageSellOffer` or `createPassiveSellOffer` operation. */
export type ManageSellOfferResult<T extends keyof ManageSellOfferResultArms = keyof ManageSellOfferResultArms> = { readonly [K in T]: ManageSellOfferResultUnion<K> }[T];
/** The class of {@linkcode ManageSellOfferResult}. */
export class ManageSellOfferResultUnion<T extends keyof ManageSellOfferResultArms> extends XdrValue<ManageSellOfferResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ManageSellOfferResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ManageSellOfferResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ManageSellOfferResult;
  private constructor(type: T, value: ManageSellOfferResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `manageSellOfferSuccess`: a {@linkcode ManageOfferSuccessResult}. */
  static manageSellOfferSuccess(success: ManageOfferSuccessResult): ManageSellOfferResult<"manageSellOfferSuccess"> {
    return new ManageSellOfferResultUnion("manageSellOfferSuccess", success);
  }
  /** Creates the arm `manageSellOfferMalformed`, which has no value. */
  static manageSellOfferMalformed(): ManageSellOfferResult<"manageSellOfferMalformed"> {
    return new ManageSellOfferResultUnion("manageSellOfferMalformed", null);
  }
  /** Creates the arm `manageSellOfferSellNoTrust`, which has no value. */
  static manageSellOfferSellNoTrust(): ManageSellOfferResult<"manageSellOfferSellNoTrust"> {
    return new ManageSellOfferResultUnion("manageSellOfferSellNoTrust", null);
  }
  /** Creates the arm `manageSellOfferBuyNoTrust`, which has no value. */
  static manageSellOfferBuyNoTrust(): ManageSellOfferResult<"manageSellOfferBuyNoTrust"> {
    return new ManageSellOfferResultUnion("manageSellOfferBuyNoTrust", null);
  }
  /** Creates the arm `manageSellOfferSellNotAuthorized`, which has no value. */
  static manageSellOfferSellNotAuthorized(): ManageSellOfferResult<"manageSellOfferSellNotAuthorized"> {
    return new ManageSellOfferResultUnion("manageSellOfferSellNotAuthorized", null);
  }
  /** Creates the arm `manageSellOfferBuyNotAuthorized`, which has no value. */
  static manageSellOfferBuyNotAuthorized(): ManageSellOfferResult<"manageSellOfferBuyNotAuthorized"> {
    return new ManageSellOfferResultUnion("manageSellOfferBuyNotAuthorized", null);
  }
  /** Creates the arm `manageSellOfferLineFull`, which has no value. */
  static manageSellOfferLineFull(): ManageSellOfferResult<"manageSellOfferLineFull"> {
    return new ManageSellOfferResultUnion("manageSellOfferLineFull", null);
  }
  /** Creates the arm `manageSellOfferUnderfunded`, which has no value. */
  static manageSellOfferUnderfunded(): ManageSellOfferResult<"manageSellOfferUnderfunded"> {
    return new ManageSellOfferResultUnion("manageSellOfferUnderfunded", null);
  }
  /** Creates the arm `manageSellOfferCrossSelf`, which has no value. */
  static manageSellOfferCrossSelf(): ManageSellOfferResult<"manageSellOfferCrossSelf"> {
    return new ManageSellOfferResultUnion("manageSellOfferCrossSelf", null);
  }
  /** Creates the arm `manageSellOfferSellNoIssuer`, which has no value. */
  static manageSellOfferSellNoIssuer(): ManageSellOfferResult<"manageSellOfferSellNoIssuer"> {
    return new ManageSellOfferResultUnion("manageSellOfferSellNoIssuer", null);
  }
  /** Creates the arm `manageSellOfferBuyNoIssuer`, which has no value. */
  static manageSellOfferBuyNoIssuer(): ManageSellOfferResult<"manageSellOfferBuyNoIssuer"> {
    return new ManageSellOfferResultUnion("manageSellOfferBuyNoIssuer", null);
  }
  /** Creates the arm `manageSellOfferNotFound`, which has no value. */
  static manageSellOfferNotFound(): ManageSellOfferResult<"manageSellOfferNotFound"> {
    return new ManageSellOfferResultUnion("manageSellOfferNotFound", null);
  }
  /** Creates the arm `manageSellOfferLowReserve`, which has no value. */
  static manageSellOfferLowReserve(): ManageSellOfferResult<"manageSellOfferLowReserve"> {
    return new ManageSellOfferResultUnion("manageSellOfferLowReserve", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageSellOfferResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 15 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageSellOfferResult {
    const type = r.enum(manageSellOfferResultCodeNames, "ManageSellOfferResult");
    switch (type) {
      case "manageSellOfferSuccess": return new ManageSellOfferResultUnion(type, ManageOfferSuccessResult.read(r));
    }
    return new ManageSellOfferResultUnion(type, null) as ManageSellOfferResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageSellOfferResult): void {
    if (value?.constructor !== ManageSellOfferResultUnion) requireXdr(value, ManageSellOfferResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, manageSellOfferResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "manageSellOfferSuccess": ManageOfferSuccessResult.write(w, value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `manageSellOffer` or `createPassiveSellOffer` operation. */
export const ManageSellOfferResult: typeof ManageSellOfferResultUnion = ManageSellOfferResultUnion;

/** A member of the enum `ManageBuyOfferResultCode`. */
export type ManageBuyOfferResultCode = "manageBuyOfferSuccess" | "manageBuyOfferMalformed" | "manageBuyOfferSellNoTrust" | "manageBuyOfferBuyNoTrust" | "manageBuyOfferSellNotAuthorized" | "manageBuyOfferBuyNotAuthorized" | "manageBuyOfferLineFull" | "manageBuyOfferUnderfunded" | "manageBuyOfferCrossSelf" | "manageBuyOfferSellNoIssuer" | "manageBuyOfferBuyNoIssuer" | "manageBuyOfferNotFound" | "manageBuyOfferLowReserve";
/** The members of {@linkcode ManageBuyOfferResultCode} by name. */
export const ManageBuyOfferResultCode: {
  /** `MANAGE_BUY_OFFER_SUCCESS` = 0 */
  readonly manageBuyOfferSuccess: "manageBuyOfferSuccess";
  /** `MANAGE_BUY_OFFER_MALFORMED` = -1 */
  readonly manageBuyOfferMalformed: "manageBuyOfferMalformed";
  /** `MANAGE_BUY_OFFER_SELL_NO_TRUST` = -2 */
  readonly manageBuyOfferSellNoTrust: "manageBuyOfferSellNoTrust";
  /** `MANAGE_BUY_OFFER_BUY_NO_TRUST` = -3 */
  readonly manageBuyOfferBuyNoTrust: "manageBuyOfferBuyNoTrust";
  /** `MANAGE_BUY_OFFER_SELL_NOT_AUTHORIZED` = -4 */
  readonly manageBuyOfferSellNotAuthorized: "manageBuyOfferSellNotAuthorized";
  /** `MANAGE_BUY_OFFER_BUY_NOT_AUTHORIZED` = -5 */
  readonly manageBuyOfferBuyNotAuthorized: "manageBuyOfferBuyNotAuthorized";
  /** `MANAGE_BUY_OFFER_LINE_FULL` = -6 */
  readonly manageBuyOfferLineFull: "manageBuyOfferLineFull";
  /** `MANAGE_BUY_OFFER_UNDERFUNDED` = -7 */
  readonly manageBuyOfferUnderfunded: "manageBuyOfferUnderfunded";
  /** `MANAGE_BUY_OFFER_CROSS_SELF` = -8 */
  readonly manageBuyOfferCrossSelf: "manageBuyOfferCrossSelf";
  /** `MANAGE_BUY_OFFER_SELL_NO_ISSUER` = -9 */
  readonly manageBuyOfferSellNoIssuer: "manageBuyOfferSellNoIssuer";
  /** `MANAGE_BUY_OFFER_BUY_NO_ISSUER` = -10 */
  readonly manageBuyOfferBuyNoIssuer: "manageBuyOfferBuyNoIssuer";
  /** `MANAGE_BUY_OFFER_NOT_FOUND` = -11 */
  readonly manageBuyOfferNotFound: "manageBuyOfferNotFound";
  /** `MANAGE_BUY_OFFER_LOW_RESERVE` = -12 */
  readonly manageBuyOfferLowReserve: "manageBuyOfferLowReserve";
} = /* @__PURE__ */ Object.freeze({ manageBuyOfferSuccess: "manageBuyOfferSuccess", manageBuyOfferMalformed: "manageBuyOfferMalformed", manageBuyOfferSellNoTrust: "manageBuyOfferSellNoTrust", manageBuyOfferBuyNoTrust: "manageBuyOfferBuyNoTrust", manageBuyOfferSellNotAuthorized: "manageBuyOfferSellNotAuthorized", manageBuyOfferBuyNotAuthorized: "manageBuyOfferBuyNotAuthorized", manageBuyOfferLineFull: "manageBuyOfferLineFull", manageBuyOfferUnderfunded: "manageBuyOfferUnderfunded", manageBuyOfferCrossSelf: "manageBuyOfferCrossSelf", manageBuyOfferSellNoIssuer: "manageBuyOfferSellNoIssuer", manageBuyOfferBuyNoIssuer: "manageBuyOfferBuyNoIssuer", manageBuyOfferNotFound: "manageBuyOfferNotFound", manageBuyOfferLowReserve: "manageBuyOfferLowReserve" });
/** The members of {@linkcode ManageBuyOfferResultCode} by wire value. */
export const manageBuyOfferResultCodeNames: { readonly [value: number]: ManageBuyOfferResultCode } = {"0":"manageBuyOfferSuccess","-1":"manageBuyOfferMalformed","-2":"manageBuyOfferSellNoTrust","-3":"manageBuyOfferBuyNoTrust","-4":"manageBuyOfferSellNotAuthorized","-5":"manageBuyOfferBuyNotAuthorized","-6":"manageBuyOfferLineFull","-7":"manageBuyOfferUnderfunded","-8":"manageBuyOfferCrossSelf","-9":"manageBuyOfferSellNoIssuer","-10":"manageBuyOfferBuyNoIssuer","-11":"manageBuyOfferNotFound","-12":"manageBuyOfferLowReserve"};

/** The value types of the arms of {@linkcode ManageBuyOfferResult}, by arm name. */
export interface ManageBuyOfferResultArms {
  /** A {@linkcode ManageOfferSuccessResult}. */
  readonly manageBuyOfferSuccess: ManageOfferSuccessResult;
  /** No value. */
  readonly manageBuyOfferMalformed: null;
  /** No value. */
  readonly manageBuyOfferSellNoTrust: null;
  /** No value. */
  readonly manageBuyOfferBuyNoTrust: null;
  /** No value. */
  readonly manageBuyOfferSellNotAuthorized: null;
  /** No value. */
  readonly manageBuyOfferBuyNotAuthorized: null;
  /** No value. */
  readonly manageBuyOfferLineFull: null;
  /** No value. */
  readonly manageBuyOfferUnderfunded: null;
  /** No value. */
  readonly manageBuyOfferCrossSelf: null;
  /** No value. */
  readonly manageBuyOfferSellNoIssuer: null;
  /** No value. */
  readonly manageBuyOfferBuyNoIssuer: null;
  /** No value. */
  readonly manageBuyOfferNotFound: null;
  /** No value. */
  readonly manageBuyOfferLowReserve: null;
}
/** The result of a `manageBuyOffer` operation. */
export type ManageBuyOfferResult<T extends keyof ManageBuyOfferResultArms = keyof ManageBuyOfferResultArms> = { readonly [K in T]: ManageBuyOfferResultUnion<K> }[T];
/** The class of {@linkcode ManageBuyOfferResult}. */
export class ManageBuyOfferResultUnion<T extends keyof ManageBuyOfferResultArms> extends XdrValue<ManageBuyOfferResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ManageBuyOfferResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ManageBuyOfferResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ManageBuyOfferResult;
  private constructor(type: T, value: ManageBuyOfferResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `manageBuyOfferSuccess`: a {@linkcode ManageOfferSuccessResult}. */
  static manageBuyOfferSuccess(success: ManageOfferSuccessResult): ManageBuyOfferResult<"manageBuyOfferSuccess"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferSuccess", success);
  }
  /** Creates the arm `manageBuyOfferMalformed`, which has no value. */
  static manageBuyOfferMalformed(): ManageBuyOfferResult<"manageBuyOfferMalformed"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferMalformed", null);
  }
  /** Creates the arm `manageBuyOfferSellNoTrust`, which has no value. */
  static manageBuyOfferSellNoTrust(): ManageBuyOfferResult<"manageBuyOfferSellNoTrust"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferSellNoTrust", null);
  }
  /** Creates the arm `manageBuyOfferBuyNoTrust`, which has no value. */
  static manageBuyOfferBuyNoTrust(): ManageBuyOfferResult<"manageBuyOfferBuyNoTrust"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferBuyNoTrust", null);
  }
  /** Creates the arm `manageBuyOfferSellNotAuthorized`, which has no value. */
  static manageBuyOfferSellNotAuthorized(): ManageBuyOfferResult<"manageBuyOfferSellNotAuthorized"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferSellNotAuthorized", null);
  }
  /** Creates the arm `manageBuyOfferBuyNotAuthorized`, which has no value. */
  static manageBuyOfferBuyNotAuthorized(): ManageBuyOfferResult<"manageBuyOfferBuyNotAuthorized"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferBuyNotAuthorized", null);
  }
  /** Creates the arm `manageBuyOfferLineFull`, which has no value. */
  static manageBuyOfferLineFull(): ManageBuyOfferResult<"manageBuyOfferLineFull"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferLineFull", null);
  }
  /** Creates the arm `manageBuyOfferUnderfunded`, which has no value. */
  static manageBuyOfferUnderfunded(): ManageBuyOfferResult<"manageBuyOfferUnderfunded"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferUnderfunded", null);
  }
  /** Creates the arm `manageBuyOfferCrossSelf`, which has no value. */
  static manageBuyOfferCrossSelf(): ManageBuyOfferResult<"manageBuyOfferCrossSelf"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferCrossSelf", null);
  }
  /** Creates the arm `manageBuyOfferSellNoIssuer`, which has no value. */
  static manageBuyOfferSellNoIssuer(): ManageBuyOfferResult<"manageBuyOfferSellNoIssuer"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferSellNoIssuer", null);
  }
  /** Creates the arm `manageBuyOfferBuyNoIssuer`, which has no value. */
  static manageBuyOfferBuyNoIssuer(): ManageBuyOfferResult<"manageBuyOfferBuyNoIssuer"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferBuyNoIssuer", null);
  }
  /** Creates the arm `manageBuyOfferNotFound`, which has no value. */
  static manageBuyOfferNotFound(): ManageBuyOfferResult<"manageBuyOfferNotFound"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferNotFound", null);
  }
  /** Creates the arm `manageBuyOfferLowReserve`, which has no value. */
  static manageBuyOfferLowReserve(): ManageBuyOfferResult<"manageBuyOfferLowReserve"> {
    return new ManageBuyOfferResultUnion("manageBuyOfferLowReserve", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageBuyOfferResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 14 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageBuyOfferResult {
    const type = r.enum(manageBuyOfferResultCodeNames, "ManageBuyOfferResult");
    switch (type) {
      case "manageBuyOfferSuccess": return new ManageBuyOfferResultUnion(type, ManageOfferSuccessResult.read(r));
    }
    return new ManageBuyOfferResultUnion(type, null) as ManageBuyOfferResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageBuyOfferResult): void {
    if (value?.constructor !== ManageBuyOfferResultUnion) requireXdr(value, ManageBuyOfferResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, manageBuyOfferResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "manageBuyOfferSuccess": ManageOfferSuccessResult.write(w, value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `manageBuyOffer` operation. */
export const ManageBuyOfferResult: typeof ManageBuyOfferResultUnion = ManageBuyOfferResultUnion;

/** A member of the enum `SetOptionsResultCode`. */
export type SetOptionsResultCode = "setOptionsSuccess" | "setOptionsLowReserve" | "setOptionsTooManySigners" | "setOptionsBadFlags" | "setOptionsInvalidInflation" | "setOptionsCantChange" | "setOptionsUnknownFlag" | "setOptionsThresholdOutOfRange" | "setOptionsBadSigner" | "setOptionsInvalidHomeDomain" | "setOptionsAuthRevocableRequired";
/** The members of {@linkcode SetOptionsResultCode} by name. */
export const SetOptionsResultCode: {
  /** `SET_OPTIONS_SUCCESS` = 0 */
  readonly setOptionsSuccess: "setOptionsSuccess";
  /** `SET_OPTIONS_LOW_RESERVE` = -1 */
  readonly setOptionsLowReserve: "setOptionsLowReserve";
  /** `SET_OPTIONS_TOO_MANY_SIGNERS` = -2 */
  readonly setOptionsTooManySigners: "setOptionsTooManySigners";
  /** `SET_OPTIONS_BAD_FLAGS` = -3 */
  readonly setOptionsBadFlags: "setOptionsBadFlags";
  /** `SET_OPTIONS_INVALID_INFLATION` = -4 */
  readonly setOptionsInvalidInflation: "setOptionsInvalidInflation";
  /** `SET_OPTIONS_CANT_CHANGE` = -5 */
  readonly setOptionsCantChange: "setOptionsCantChange";
  /** `SET_OPTIONS_UNKNOWN_FLAG` = -6 */
  readonly setOptionsUnknownFlag: "setOptionsUnknownFlag";
  /** `SET_OPTIONS_THRESHOLD_OUT_OF_RANGE` = -7 */
  readonly setOptionsThresholdOutOfRange: "setOptionsThresholdOutOfRange";
  /** `SET_OPTIONS_BAD_SIGNER` = -8 */
  readonly setOptionsBadSigner: "setOptionsBadSigner";
  /** `SET_OPTIONS_INVALID_HOME_DOMAIN` = -9 */
  readonly setOptionsInvalidHomeDomain: "setOptionsInvalidHomeDomain";
  /** `SET_OPTIONS_AUTH_REVOCABLE_REQUIRED` = -10 */
  readonly setOptionsAuthRevocableRequired: "setOptionsAuthRevocableRequired";
} = /* @__PURE__ */ Object.freeze({ setOptionsSuccess: "setOptionsSuccess", setOptionsLowReserve: "setOptionsLowReserve", setOptionsTooManySigners: "setOptionsTooManySigners", setOptionsBadFlags: "setOptionsBadFlags", setOptionsInvalidInflation: "setOptionsInvalidInflation", setOptionsCantChange: "setOptionsCantChange", setOptionsUnknownFlag: "setOptionsUnknownFlag", setOptionsThresholdOutOfRange: "setOptionsThresholdOutOfRange", setOptionsBadSigner: "setOptionsBadSigner", setOptionsInvalidHomeDomain: "setOptionsInvalidHomeDomain", setOptionsAuthRevocableRequired: "setOptionsAuthRevocableRequired" });
/** The members of {@linkcode SetOptionsResultCode} by wire value. */
export const setOptionsResultCodeNames: { readonly [value: number]: SetOptionsResultCode } = {"0":"setOptionsSuccess","-1":"setOptionsLowReserve","-2":"setOptionsTooManySigners","-3":"setOptionsBadFlags","-4":"setOptionsInvalidInflation","-5":"setOptionsCantChange","-6":"setOptionsUnknownFlag","-7":"setOptionsThresholdOutOfRange","-8":"setOptionsBadSigner","-9":"setOptionsInvalidHomeDomain","-10":"setOptionsAuthRevocableRequired"};

/** The value types of the arms of {@linkcode SetOptionsResult}, by arm name. */
export interface SetOptionsResultArms {
  /** No value. */
  readonly setOptionsSuccess: null;
  /** No value. */
  readonly setOptionsLowReserve: null;
  /** No value. */
  readonly setOptionsTooManySigners: null;
  /** No value. */
  readonly setOptionsBadFlags: null;
  /** No value. */
  readonly setOptionsInvalidInflation: null;
  /** No value. */
  readonly setOptionsCantChange: null;
  /** No value. */
  readonly setOptionsUnknownFlag: null;
  /** No value. */
  readonly setOptionsThresholdOutOfRange: null;
  /** No value. */
  readonly setOptionsBadSigner: null;
  /** No value. */
  readonly setOptionsInvalidHomeDomain: null;
  /** No value. */
  readonly setOptionsAuthRevocableRequired: null;
}
/** The result of a `setOptions` operation. */
export type SetOptionsResult<T extends keyof SetOptionsResultArms = keyof SetOptionsResultArms> = { readonly [K in T]: SetOptionsResultUnion<K> }[T];
/** The class of {@linkcode SetOptionsResult}. */
export class SetOptionsResultUnion<T extends keyof SetOptionsResultArms> extends XdrValue<SetOptionsResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: SetOptionsResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode SetOptionsResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is SetOptionsResult;
  private constructor(type: T, value: SetOptionsResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `setOptionsSuccess`, which has no value. */
  static setOptionsSuccess(): SetOptionsResult<"setOptionsSuccess"> {
    return new SetOptionsResultUnion("setOptionsSuccess", null);
  }
  /** Creates the arm `setOptionsLowReserve`, which has no value. */
  static setOptionsLowReserve(): SetOptionsResult<"setOptionsLowReserve"> {
    return new SetOptionsResultUnion("setOptionsLowReserve", null);
  }
  /** Creates the arm `setOptionsTooManySigners`, which has no value. */
  static setOptionsTooManySigners(): SetOptionsResult<"setOptionsTooManySigners"> {
    return new SetOptionsResultUnion("setOptionsTooManySigners", null);
  }
  /** Creates the arm `setOptionsBadFlags`, which has no value. */
  static setOptionsBadFlags(): SetOptionsResult<"setOptionsBadFlags"> {
    return new SetOptionsResultUnion("setOptionsBadFlags", null);
  }
  /** Creates the arm `setOptionsInvalidInflation`, which has no value. */
  static setOptionsInvalidInflation(): SetOptionsResult<"setOptionsInvalidInflation"> {
    return new SetOptionsResultUnion("setOptionsInvalidInflation", null);
  }
  /** Creates the arm `setOptionsCantChange`, which has no value. */
  static setOptionsCantChange(): SetOptionsResult<"setOptionsCantChange"> {
    return new SetOptionsResultUnion("setOptionsCantChange", null);
  }
  /** Creates the arm `setOptionsUnknownFlag`, which has no value. */
  static setOptionsUnknownFlag(): SetOptionsResult<"setOptionsUnknownFlag"> {
    return new SetOptionsResultUnion("setOptionsUnknownFlag", null);
  }
  /** Creates the arm `setOptionsThresholdOutOfRange`, which has no value. */
  static setOptionsThresholdOutOfRange(): SetOptionsResult<"setOptionsThresholdOutOfRange"> {
    return new SetOptionsResultUnion("setOptionsThresholdOutOfRange", null);
  }
  /** Creates the arm `setOptionsBadSigner`, which has no value. */
  static setOptionsBadSigner(): SetOptionsResult<"setOptionsBadSigner"> {
    return new SetOptionsResultUnion("setOptionsBadSigner", null);
  }
  /** Creates the arm `setOptionsInvalidHomeDomain`, which has no value. */
  static setOptionsInvalidHomeDomain(): SetOptionsResult<"setOptionsInvalidHomeDomain"> {
    return new SetOptionsResultUnion("setOptionsInvalidHomeDomain", null);
  }
  /** Creates the arm `setOptionsAuthRevocableRequired`, which has no value. */
  static setOptionsAuthRevocableRequired(): SetOptionsResult<"setOptionsAuthRevocableRequired"> {
    return new SetOptionsResultUnion("setOptionsAuthRevocableRequired", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SetOptionsResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 10 };
  }
  /** Reads one value. */
  static read(r: XdrReader): SetOptionsResult {
    const type = r.enum(setOptionsResultCodeNames, "SetOptionsResult");
    return new SetOptionsResultUnion(type, null) as SetOptionsResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SetOptionsResult): void {
    if (value?.constructor !== SetOptionsResultUnion) requireXdr(value, SetOptionsResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, setOptionsResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `setOptions` operation. */
export const SetOptionsResult: typeof SetOptionsResultUnion = SetOptionsResultUnion;

/** A member of the enum `ChangeTrustResultCode`. */
export type ChangeTrustResultCode = "changeTrustSuccess" | "changeTrustMalformed" | "changeTrustNoIssuer" | "changeTrustInvalidLimit" | "changeTrustLowReserve" | "changeTrustSelfNotAllowed" | "changeTrustTrustLineMissing" | "changeTrustCannotDelete" | "changeTrustNotAuthMaintainLiabilities";
/** The members of {@linkcode ChangeTrustResultCode} by name. */
export const ChangeTrustResultCode: {
  /** `CHANGE_TRUST_SUCCESS` = 0 */
  readonly changeTrustSuccess: "changeTrustSuccess";
  /** `CHANGE_TRUST_MALFORMED` = -1 */
  readonly changeTrustMalformed: "changeTrustMalformed";
  /** `CHANGE_TRUST_NO_ISSUER` = -2 */
  readonly changeTrustNoIssuer: "changeTrustNoIssuer";
  /** `CHANGE_TRUST_INVALID_LIMIT` = -3 */
  readonly changeTrustInvalidLimit: "changeTrustInvalidLimit";
  /** `CHANGE_TRUST_LOW_RESERVE` = -4 */
  readonly changeTrustLowReserve: "changeTrustLowReserve";
  /** `CHANGE_TRUST_SELF_NOT_ALLOWED` = -5 */
  readonly changeTrustSelfNotAllowed: "changeTrustSelfNotAllowed";
  /** `CHANGE_TRUST_TRUST_LINE_MISSING` = -6 */
  readonly changeTrustTrustLineMissing: "changeTrustTrustLineMissing";
  /** `CHANGE_TRUST_CANNOT_DELETE` = -7 */
  readonly changeTrustCannotDelete: "changeTrustCannotDelete";
  /** `CHANGE_TRUST_NOT_AUTH_MAINTAIN_LIABILITIES` = -8 */
  readonly changeTrustNotAuthMaintainLiabilities: "changeTrustNotAuthMaintainLiabilities";
} = /* @__PURE__ */ Object.freeze({ changeTrustSuccess: "changeTrustSuccess", changeTrustMalformed: "changeTrustMalformed", changeTrustNoIssuer: "changeTrustNoIssuer", changeTrustInvalidLimit: "changeTrustInvalidLimit", changeTrustLowReserve: "changeTrustLowReserve", changeTrustSelfNotAllowed: "changeTrustSelfNotAllowed", changeTrustTrustLineMissing: "changeTrustTrustLineMissing", changeTrustCannotDelete: "changeTrustCannotDelete", changeTrustNotAuthMaintainLiabilities: "changeTrustNotAuthMaintainLiabilities" });
/** The members of {@linkcode ChangeTrustResultCode} by wire value. */
export const changeTrustResultCodeNames: { readonly [value: number]: ChangeTrustResultCode } = {"0":"changeTrustSuccess","-1":"changeTrustMalformed","-2":"changeTrustNoIssuer","-3":"changeTrustInvalidLimit","-4":"changeTrustLowReserve","-5":"changeTrustSelfNotAllowed","-6":"changeTrustTrustLineMissing","-7":"changeTrustCannotDelete","-8":"changeTrustNotAuthMaintainLiabilities"};

/** The value types of the arms of {@linkcode ChangeTrustResult}, by arm name. */
export interface ChangeTrustResultArms {
  /** No value. */
  readonly changeTrustSuccess: null;
  /** No value. */
  readonly changeTrustMalformed: null;
  /** No value. */
  readonly changeTrustNoIssuer: null;
  /** No value. */
  readonly changeTrustInvalidLimit: null;
  /** No value. */
  readonly changeTrustLowReserve: null;
  /** No value. */
  readonly changeTrustSelfNotAllowed: null;
  /** No value. */
  readonly changeTrustTrustLineMissing: null;
  /** No value. */
  readonly changeTrustCannotDelete: null;
  /** No value. */
  readonly changeTrustNotAuthMaintainLiabilities: null;
}
/** The result of a `changeTrust` operation. */
export type ChangeTrustResult<T extends keyof ChangeTrustResultArms = keyof ChangeTrustResultArms> = { readonly [K in T]: ChangeTrustResultUnion<K> }[T];
/** The class of {@linkcode ChangeTrustResult}. */
export class ChangeTrustResultUnion<T extends keyof ChangeTrustResultArms> extends XdrValue<ChangeTrustResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ChangeTrustResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ChangeTrustResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ChangeTrustResult;
  private constructor(type: T, value: ChangeTrustResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `changeTrustSuccess`, which has no value. */
  static changeTrustSuccess(): ChangeTrustResult<"changeTrustSuccess"> {
    return new ChangeTrustResultUnion("changeTrustSuccess", null);
  }
  /** Creates the arm `changeTrustMalformed`, which has no value. */
  static changeTrustMalformed(): ChangeTrustResult<"changeTrustMalformed"> {
    return new ChangeTrustResultUnion("changeTrustMalformed", null);
  }
  /** Creates the arm `changeTrustNoIssuer`, which has no value. */
  static changeTrustNoIssuer(): ChangeTrustResult<"changeTrustNoIssuer"> {
    return new ChangeTrustResultUnion("changeTrustNoIssuer", null);
  }
  /** Creates the arm `changeTrustInvalidLimit`, which has no value. */
  static changeTrustInvalidLimit(): ChangeTrustResult<"changeTrustInvalidLimit"> {
    return new ChangeTrustResultUnion("changeTrustInvalidLimit", null);
  }
  /** Creates the arm `changeTrustLowReserve`, which has no value. */
  static changeTrustLowReserve(): ChangeTrustResult<"changeTrustLowReserve"> {
    return new ChangeTrustResultUnion("changeTrustLowReserve", null);
  }
  /** Creates the arm `changeTrustSelfNotAllowed`, which has no value. */
  static changeTrustSelfNotAllowed(): ChangeTrustResult<"changeTrustSelfNotAllowed"> {
    return new ChangeTrustResultUnion("changeTrustSelfNotAllowed", null);
  }
  /** Creates the arm `changeTrustTrustLineMissing`, which has no value. */
  static changeTrustTrustLineMissing(): ChangeTrustResult<"changeTrustTrustLineMissing"> {
    return new ChangeTrustResultUnion("changeTrustTrustLineMissing", null);
  }
  /** Creates the arm `changeTrustCannotDelete`, which has no value. */
  static changeTrustCannotDelete(): ChangeTrustResult<"changeTrustCannotDelete"> {
    return new ChangeTrustResultUnion("changeTrustCannotDelete", null);
  }
  /** Creates the arm `changeTrustNotAuthMaintainLiabilities`, which has no value. */
  static changeTrustNotAuthMaintainLiabilities(): ChangeTrustResult<"changeTrustNotAuthMaintainLiabilities"> {
    return new ChangeTrustResultUnion("changeTrustNotAuthMaintainLiabilities", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ChangeTrustResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 11 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ChangeTrustResult {
    const type = r.enum(changeTrustResultCodeNames, "ChangeTrustResult");
    return new ChangeTrustResultUnion(type, null) as ChangeTrustResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ChangeTrustResult): void {
    if (value?.constructor !== ChangeTrustResultUnion) requireXdr(value, ChangeTrustResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, changeTrustResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `changeTrust` operation. */
export const ChangeTrustResult: typeof ChangeTrustResultUnion = ChangeTrustResultUnion;

/** A member of the enum `AllowTrustResultCode`. */
export type AllowTrustResultCode = "allowTrustSuccess" | "allowTrustMalformed" | "allowTrustNoTrustLine" | "allowTrustTrustNotRequired" | "allowTrustCantRevoke" | "allowTrustSelfNotAllowed" | "allowTrustLowReserve";
/** The members of {@linkcode AllowTrustResultCode} by name. */
export const AllowTrustResultCode: {
  /** `ALLOW_TRUST_SUCCESS` = 0 */
  readonly allowTrustSuccess: "allowTrustSuccess";
  /** `ALLOW_TRUST_MALFORMED` = -1 */
  readonly allowTrustMalformed: "allowTrustMalformed";
  /** `ALLOW_TRUST_NO_TRUST_LINE` = -2 */
  readonly allowTrustNoTrustLine: "allowTrustNoTrustLine";
  /** `ALLOW_TRUST_TRUST_NOT_REQUIRED` = -3 */
  readonly allowTrustTrustNotRequired: "allowTrustTrustNotRequired";
  /** `ALLOW_TRUST_CANT_REVOKE` = -4 */
  readonly allowTrustCantRevoke: "allowTrustCantRevoke";
  /** `ALLOW_TRUST_SELF_NOT_ALLOWED` = -5 */
  readonly allowTrustSelfNotAllowed: "allowTrustSelfNotAllowed";
  /** `ALLOW_TRUST_LOW_RESERVE` = -6 */
  readonly allowTrustLowReserve: "allowTrustLowReserve";
} = /* @__PURE__ */ Object.freeze({ allowTrustSuccess: "allowTrustSuccess", allowTrustMalformed: "allowTrustMalformed", allowTrustNoTrustLine: "allowTrustNoTrustLine", allowTrustTrustNotRequired: "allowTrustTrustNotRequired", allowTrustCantRevoke: "allowTrustCantRevoke", allowTrustSelfNotAllowed: "allowTrustSelfNotAllowed", allowTrustLowReserve: "allowTrustLowReserve" });
/** The members of {@linkcode AllowTrustResultCode} by wire value. */
export const allowTrustResultCodeNames: { readonly [value: number]: AllowTrustResultCode } = {"0":"allowTrustSuccess","-1":"allowTrustMalformed","-2":"allowTrustNoTrustLine","-3":"allowTrustTrustNotRequired","-4":"allowTrustCantRevoke","-5":"allowTrustSelfNotAllowed","-6":"allowTrustLowReserve"};

/** The value types of the arms of {@linkcode AllowTrustResult}, by arm name. */
export interface AllowTrustResultArms {
  /** No value. */
  readonly allowTrustSuccess: null;
  /** No value. */
  readonly allowTrustMalformed: null;
  /** No value. */
  readonly allowTrustNoTrustLine: null;
  /** No value. */
  readonly allowTrustTrustNotRequired: null;
  /** No value. */
  readonly allowTrustCantRevoke: null;
  /** No value. */
  readonly allowTrustSelfNotAllowed: null;
  /** No value. */
  readonly allowTrustLowReserve: null;
}
/** The result of an `allowTrust` operation. */
export type AllowTrustResult<T extends keyof AllowTrustResultArms = keyof AllowTrustResultArms> = { readonly [K in T]: AllowTrustResultUnion<K> }[T];
/** The class of {@linkcode AllowTrustResult}. */
export class AllowTrustResultUnion<T extends keyof AllowTrustResultArms> extends XdrValue<AllowTrustResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AllowTrustResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode AllowTrustResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AllowTrustResult;
  private constructor(type: T, value: AllowTrustResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `allowTrustSuccess`, which has no value. */
  static allowTrustSuccess(): AllowTrustResult<"allowTrustSuccess"> {
    return new AllowTrustResultUnion("allowTrustSuccess", null);
  }
  /** Creates the arm `allowTrustMalformed`, which has no value. */
  static allowTrustMalformed(): AllowTrustResult<"allowTrustMalformed"> {
    return new AllowTrustResultUnion("allowTrustMalformed", null);
  }
  /** Creates the arm `allowTrustNoTrustLine`, which has no value. */
  static allowTrustNoTrustLine(): AllowTrustResult<"allowTrustNoTrustLine"> {
    return new AllowTrustResultUnion("allowTrustNoTrustLine", null);
  }
  /** Creates the arm `allowTrustTrustNotRequired`, which has no value. */
  static allowTrustTrustNotRequired(): AllowTrustResult<"allowTrustTrustNotRequired"> {
    return new AllowTrustResultUnion("allowTrustTrustNotRequired", null);
  }
  /** Creates the arm `allowTrustCantRevoke`, which has no value. */
  static allowTrustCantRevoke(): AllowTrustResult<"allowTrustCantRevoke"> {
    return new AllowTrustResultUnion("allowTrustCantRevoke", null);
  }
  /** Creates the arm `allowTrustSelfNotAllowed`, which has no value. */
  static allowTrustSelfNotAllowed(): AllowTrustResult<"allowTrustSelfNotAllowed"> {
    return new AllowTrustResultUnion("allowTrustSelfNotAllowed", null);
  }
  /** Creates the arm `allowTrustLowReserve`, which has no value. */
  static allowTrustLowReserve(): AllowTrustResult<"allowTrustLowReserve"> {
    return new AllowTrustResultUnion("allowTrustLowReserve", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AllowTrustResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 10 };
  }
  /** Reads one value. */
  static read(r: XdrReader): AllowTrustResult {
    const type = r.enum(allowTrustResultCodeNames, "AllowTrustResult");
    return new AllowTrustResultUnion(type, null) as AllowTrustResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AllowTrustResult): void {
    if (value?.constructor !== AllowTrustResultUnion) requireXdr(value, AllowTrustResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, allowTrustResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an `allowTrust` operation. */
export const AllowTrustResult: typeof AllowTrustResultUnion = AllowTrustResultUnion;

/** A member of the enum `AccountMergeResultCode`. */
export type AccountMergeResultCode = "accountMergeSuccess" | "accountMergeMalformed" | "accountMergeNoAccount" | "accountMergeImmutableSet" | "accountMergeHasSubEntries" | "accountMergeSeqnumTooFar" | "accountMergeDestFull" | "accountMergeIsSponsor";
/** The members of {@linkcode AccountMergeResultCode} by name. */
export const AccountMergeResultCode: {
  /** `ACCOUNT_MERGE_SUCCESS` = 0 */
  readonly accountMergeSuccess: "accountMergeSuccess";
  /** `ACCOUNT_MERGE_MALFORMED` = -1 */
  readonly accountMergeMalformed: "accountMergeMalformed";
  /** `ACCOUNT_MERGE_NO_ACCOUNT` = -2 */
  readonly accountMergeNoAccount: "accountMergeNoAccount";
  /** `ACCOUNT_MERGE_IMMUTABLE_SET` = -3 */
  readonly accountMergeImmutableSet: "accountMergeImmutableSet";
  /** `ACCOUNT_MERGE_HAS_SUB_ENTRIES` = -4 */
  readonly accountMergeHasSubEntries: "accountMergeHasSubEntries";
  /** `ACCOUNT_MERGE_SEQNUM_TOO_FAR` = -5 */
  readonly accountMergeSeqnumTooFar: "accountMergeSeqnumTooFar";
  /** `ACCOUNT_MERGE_DEST_FULL` = -6 */
  readonly accountMergeDestFull: "accountMergeDestFull";
  /** `ACCOUNT_MERGE_IS_SPONSOR` = -7 */
  readonly accountMergeIsSponsor: "accountMergeIsSponsor";
} = /* @__PURE__ */ Object.freeze({ accountMergeSuccess: "accountMergeSuccess", accountMergeMalformed: "accountMergeMalformed", accountMergeNoAccount: "accountMergeNoAccount", accountMergeImmutableSet: "accountMergeImmutableSet", accountMergeHasSubEntries: "accountMergeHasSubEntries", accountMergeSeqnumTooFar: "accountMergeSeqnumTooFar", accountMergeDestFull: "accountMergeDestFull", accountMergeIsSponsor: "accountMergeIsSponsor" });
/** The members of {@linkcode AccountMergeResultCode} by wire value. */
export const accountMergeResultCodeNames: { readonly [value: number]: AccountMergeResultCode } = {"0":"accountMergeSuccess","-1":"accountMergeMalformed","-2":"accountMergeNoAccount","-3":"accountMergeImmutableSet","-4":"accountMergeHasSubEntries","-5":"accountMergeSeqnumTooFar","-6":"accountMergeDestFull","-7":"accountMergeIsSponsor"};

/** The value types of the arms of {@linkcode AccountMergeResult}, by arm name. */
export interface AccountMergeResultArms {
  /** A signed 64-bit integer. */
  readonly accountMergeSuccess: bigint;
  /** No value. */
  readonly accountMergeMalformed: null;
  /** No value. */
  readonly accountMergeNoAccount: null;
  /** No value. */
  readonly accountMergeImmutableSet: null;
  /** No value. */
  readonly accountMergeHasSubEntries: null;
  /** No value. */
  readonly accountMergeSeqnumTooFar: null;
  /** No value. */
  readonly accountMergeDestFull: null;
  /** No value. */
  readonly accountMergeIsSponsor: null;
}
/** The result of an `accountMerge` operation. */
export type AccountMergeResult<T extends keyof AccountMergeResultArms = keyof AccountMergeResultArms> = { readonly [K in T]: AccountMergeResultUnion<K> }[T];
/** The class of {@linkcode AccountMergeResult}. */
export class AccountMergeResultUnion<T extends keyof AccountMergeResultArms> extends XdrValue<AccountMergeResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AccountMergeResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode AccountMergeResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AccountMergeResult;
  private constructor(type: T, value: AccountMergeResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `accountMergeSuccess`: a signed 64-bit integer. */
  static accountMergeSuccess(sourceAccountBalance: bigint): AccountMergeResult<"accountMergeSuccess"> {
    return new AccountMergeResultUnion("accountMergeSuccess", sourceAccountBalance);
  }
  /** Creates the arm `accountMergeMalformed`, which has no value. */
  static accountMergeMalformed(): AccountMergeResult<"accountMergeMalformed"> {
    return new AccountMergeResultUnion("accountMergeMalformed", null);
  }
  /** Creates the arm `accountMergeNoAccount`, which has no value. */
  static accountMergeNoAccount(): AccountMergeResult<"accountMergeNoAccount"> {
    return new AccountMergeResultUnion("accountMergeNoAccount", null);
  }
  /** Creates the arm `accountMergeImmutableSet`, which has no value. */
  static accountMergeImmutableSet(): AccountMergeResult<"accountMergeImmutableSet"> {
    return new AccountMergeResultUnion("accountMergeImmutableSet", null);
  }
  /** Creates the arm `accountMergeHasSubEntries`, which has no value. */
  static accountMergeHasSubEntries(): AccountMergeResult<"accountMergeHasSubEntries"> {
    return new AccountMergeResultUnion("accountMergeHasSubEntries", null);
  }
  /** Creates the arm `accountMergeSeqnumTooFar`, which has no value. */
  static accountMergeSeqnumTooFar(): AccountMergeResult<"accountMergeSeqnumTooFar"> {
    return new AccountMergeResultUnion("accountMergeSeqnumTooFar", null);
  }
  /** Creates the arm `accountMergeDestFull`, which has no value. */
  static accountMergeDestFull(): AccountMergeResult<"accountMergeDestFull"> {
    return new AccountMergeResultUnion("accountMergeDestFull", null);
  }
  /** Creates the arm `accountMergeIsSponsor`, which has no value. */
  static accountMergeIsSponsor(): AccountMergeResult<"accountMergeIsSponsor"> {
    return new AccountMergeResultUnion("accountMergeIsSponsor", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AccountMergeResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 12 };
  }
  /** Reads one value. */
  static read(r: XdrReader): AccountMergeResult {
    const type = r.enum(accountMergeResultCodeNames, "AccountMergeResult");
    switch (type) {
      case "accountMergeSuccess": return new AccountMergeResultUnion(type, r.int64("AccountMergeResult.sourceAccountBalance"));
    }
    return new AccountMergeResultUnion(type, null) as AccountMergeResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AccountMergeResult): void {
    if (value?.constructor !== AccountMergeResultUnion) requireXdr(value, AccountMergeResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, accountMergeResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "accountMergeSuccess": w.int64(value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an `accountMerge` operation. */
export const AccountMergeResult: typeof AccountMergeResultUnion = AccountMergeResultUnion;

/** A member of the enum `InflationResultCode`. */
export type InflationResultCode = "inflationSuccess" | "inflationNotTime";
/** The members of {@linkcode InflationResultCode} by name. */
export const InflationResultCode: {
  /** `INFLATION_SUCCESS` = 0 */
  readonly inflationSuccess: "inflationSuccess";
  /** `INFLATION_NOT_TIME` = -1 */
  readonly inflationNotTime: "inflationNotTime";
} = /* @__PURE__ */ Object.freeze({ inflationSuccess: "inflationSuccess", inflationNotTime: "inflationNotTime" });
/** The members of {@linkcode InflationResultCode} by wire value. */
export const inflationResultCodeNames: { readonly [value: number]: InflationResultCode } = {"0":"inflationSuccess","-1":"inflationNotTime"};

/** The amount that an account received from inflation. */
export class InflationPayout extends XdrValue<InflationPayoutJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly destination: AccountId;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly destination: AccountId; readonly amount: bigint }) {
    super();
    this.destination = fields.destination;
    this.amount = fields.amount;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InflationPayout";
  }
  /** Reads one value. */
  static read(r: XdrReader): InflationPayout {
    return new InflationPayout({
      destination: PublicKey.read(r),
      amount: r.int64("InflationPayout.amount"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InflationPayout): void {
    if (value?.constructor !== InflationPayout) requireXdr(value, InflationPayout);
    let step = ".destination";
    try {
      PublicKey.write(w, value.destination);
      step = ".amount"; w.int64(value.amount);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode InflationResult}, by arm name. */
export interface InflationResultArms {
  /** An array of {@linkcode InflationPayout} values. */
  readonly inflationSuccess: readonly InflationPayout[];
  /** No value. */
  readonly inflationNotTime: null;
}
/** The result of an `inflation` operation. */
export type InflationResult<T extends keyof InflationResultArms = keyof InflationResultArms> = { readonly [K in T]: InflationResultUnion<K> }[T];
/** The class of {@linkcode InflationResult}. */
export class InflationResultUnion<T extends keyof InflationResultArms> extends XdrValue<InflationResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: InflationResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode InflationResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is InflationResult;
  private constructor(type: T, value: InflationResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `inflationSuccess`: an array of {@linkcode InflationPayout} values. */
  static inflationSuccess(payouts: readonly InflationPayout[]): InflationResult<"inflationSuccess"> {
    return new InflationResultUnion("inflationSuccess", copyOf(payouts));
  }
  /** Creates the arm `inflationNotTime`, which has no value. */
  static inflationNotTime(): InflationResult<"inflationNotTime"> {
    return new InflationResultUnion("inflationNotTime", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InflationResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 9 };
  }
  /** Reads one value. */
  static read(r: XdrReader): InflationResult {
    const type = r.discriminant("InflationResult");
    switch (type) {
      case 0: return new InflationResultUnion("inflationSuccess", r.array(4294967295, 44, "InflationResult.inflationSuccess", InflationPayout.read));
      case -1: return new InflationResultUnion("inflationNotTime", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InflationResult): void {
    if (value?.constructor !== InflationResultUnion) requireXdr(value, InflationResultUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "inflationSuccess": w.int32(0); w.array(value.value, 4294967295, InflationPayout.write); break;
        case "inflationNotTime": w.int32(-1); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an `inflation` operation. */
export const InflationResult: typeof InflationResultUnion = InflationResultUnion;

/** A member of the enum `ManageDataResultCode`. */
export type ManageDataResultCode = "manageDataSuccess" | "manageDataNotSupportedYet" | "manageDataNameNotFound" | "manageDataLowReserve" | "manageDataInvalidName";
/** The members of {@linkcode ManageDataResultCode} by name. */
export const ManageDataResultCode: {
  /** `MANAGE_DATA_SUCCESS` = 0 */
  readonly manageDataSuccess: "manageDataSuccess";
  /** `MANAGE_DATA_NOT_SUPPORTED_YET` = -1 */
  readonly manageDataNotSupportedYet: "manageDataNotSupportedYet";
  /** `MANAGE_DATA_NAME_NOT_FOUND` = -2 */
  readonly manageDataNameNotFound: "manageDataNameNotFound";
  /** `MANAGE_DATA_LOW_RESERVE` = -3 */
  readonly manageDataLowReserve: "manageDataLowReserve";
  /** `MANAGE_DATA_INVALID_NAME` = -4 */
  readonly manageDataInvalidName: "manageDataInvalidName";
} = /* @__PURE__ */ Object.freeze({ manageDataSuccess: "manageDataSuccess", manageDataNotSupportedYet: "manageDataNotSupportedYet", manageDataNameNotFound: "manageDataNameNotFound", manageDataLowReserve: "manageDataLowReserve", manageDataInvalidName: "manageDataInvalidName" });
/** The members of {@linkcode ManageDataResultCode} by wire value. */
export const manageDataResultCodeNames: { readonly [value: number]: ManageDataResultCode } = {"0":"manageDataSuccess","-1":"manageDataNotSupportedYet","-2":"manageDataNameNotFound","-3":"manageDataLowReserve","-4":"manageDataInvalidName"};

/** The value types of the arms of {@linkcode ManageDataResult}, by arm name. */
export interface ManageDataResultArms {
  /** No value. */
  readonly manageDataSuccess: null;
  /** No value. */
  readonly manageDataNotSupportedYet: null;
  /** No value. */
  readonly manageDataNameNotFound: null;
  /** No value. */
  readonly manageDataLowReserve: null;
  /** No value. */
  readonly manageDataInvalidName: null;
}
/** The result of a `manageData` operation. */
export type ManageDataResult<T extends keyof ManageDataResultArms = keyof ManageDataResultArms> = { readonly [K in T]: ManageDataResultUnion<K> }[T];
/** The class of {@linkcode ManageDataResult}. */
export class ManageDataResultUnion<T extends keyof ManageDataResultArms> extends XdrValue<ManageDataResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ManageDataResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ManageDataResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ManageDataResult;
  private constructor(type: T, value: ManageDataResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `manageDataSuccess`, which has no value. */
  static manageDataSuccess(): ManageDataResult<"manageDataSuccess"> {
    return new ManageDataResultUnion("manageDataSuccess", null);
  }
  /** Creates the arm `manageDataNotSupportedYet`, which has no value. */
  static manageDataNotSupportedYet(): ManageDataResult<"manageDataNotSupportedYet"> {
    return new ManageDataResultUnion("manageDataNotSupportedYet", null);
  }
  /** Creates the arm `manageDataNameNotFound`, which has no value. */
  static manageDataNameNotFound(): ManageDataResult<"manageDataNameNotFound"> {
    return new ManageDataResultUnion("manageDataNameNotFound", null);
  }
  /** Creates the arm `manageDataLowReserve`, which has no value. */
  static manageDataLowReserve(): ManageDataResult<"manageDataLowReserve"> {
    return new ManageDataResultUnion("manageDataLowReserve", null);
  }
  /** Creates the arm `manageDataInvalidName`, which has no value. */
  static manageDataInvalidName(): ManageDataResult<"manageDataInvalidName"> {
    return new ManageDataResultUnion("manageDataInvalidName", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageDataResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 10 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageDataResult {
    const type = r.enum(manageDataResultCodeNames, "ManageDataResult");
    return new ManageDataResultUnion(type, null) as ManageDataResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageDataResult): void {
    if (value?.constructor !== ManageDataResultUnion) requireXdr(value, ManageDataResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, manageDataResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `manageData` operation. */
export const ManageDataResult: typeof ManageDataResultUnion = ManageDataResultUnion;

/** A member of the enum `BumpSequenceResultCode`. */
export type BumpSequenceResultCode = "bumpSequenceSuccess" | "bumpSequenceBadSeq";
/** The members of {@linkcode BumpSequenceResultCode} by name. */
export const BumpSequenceResultCode: {
  /** `BUMP_SEQUENCE_SUCCESS` = 0 */
  readonly bumpSequenceSuccess: "bumpSequenceSuccess";
  /** `BUMP_SEQUENCE_BAD_SEQ` = -1 */
  readonly bumpSequenceBadSeq: "bumpSequenceBadSeq";
} = /* @__PURE__ */ Object.freeze({ bumpSequenceSuccess: "bumpSequenceSuccess", bumpSequenceBadSeq: "bumpSequenceBadSeq" });
/** The members of {@linkcode BumpSequenceResultCode} by wire value. */
export const bumpSequenceResultCodeNames: { readonly [value: number]: BumpSequenceResultCode } = {"0":"bumpSequenceSuccess","-1":"bumpSequenceBadSeq"};

/** The value types of the arms of {@linkcode BumpSequenceResult}, by arm name. */
export interface BumpSequenceResultArms {
  /** No value. */
  readonly bumpSequenceSuccess: null;
  /** No value. */
  readonly bumpSequenceBadSeq: null;
}
/** The result of a `bumpSequence` operation. */
export type BumpSequenceResult<T extends keyof BumpSequenceResultArms = keyof BumpSequenceResultArms> = { readonly [K in T]: BumpSequenceResultUnion<K> }[T];
/** The class of {@linkcode BumpSequenceResult}. */
export class BumpSequenceResultUnion<T extends keyof BumpSequenceResultArms> extends XdrValue<BumpSequenceResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: BumpSequenceResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode BumpSequenceResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is BumpSequenceResult;
  private constructor(type: T, value: BumpSequenceResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `bumpSequenceSuccess`, which has no value. */
  static bumpSequenceSuccess(): BumpSequenceResult<"bumpSequenceSuccess"> {
    return new BumpSequenceResultUnion("bumpSequenceSuccess", null);
  }
  /** Creates the arm `bumpSequenceBadSeq`, which has no value. */
  static bumpSequenceBadSeq(): BumpSequenceResult<"bumpSequenceBadSeq"> {
    return new BumpSequenceResultUnion("bumpSequenceBadSeq", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "BumpSequenceResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 12 };
  }
  /** Reads one value. */
  static read(r: XdrReader): BumpSequenceResult {
    const type = r.discriminant("BumpSequenceResult");
    switch (type) {
      case 0: return new BumpSequenceResultUnion("bumpSequenceSuccess", null);
      case -1: return new BumpSequenceResultUnion("bumpSequenceBadSeq", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: BumpSequenceResult): void {
    if (value?.constructor !== BumpSequenceResultUnion) requireXdr(value, BumpSequenceResultUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "bumpSequenceSuccess": w.int32(0); break;
        case "bumpSequenceBadSeq": w.int32(-1); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `bumpSequence` operation. */
export const BumpSequenceResult: typeof BumpSequenceResultUnion = BumpSequenceResultUnion;

/** A member of the enum `CreateClaimableBalanceResultCode`. */
export type CreateClaimableBalanceResultCode = "createClaimableBalanceSuccess" | "createClaimableBalanceMalformed" | "createClaimableBalanceLowReserve" | "createClaimableBalanceNoTrust" | "createClaimableBalanceNotAuthorized" | "createClaimableBalanceUnderfunded";
/** The members of {@linkcode CreateClaimableBalanceResultCode} by name. */
export const CreateClaimableBalanceResultCode: {
  /** `CREATE_CLAIMABLE_BALANCE_SUCCESS` = 0 */
  readonly createClaimableBalanceSuccess: "createClaimableBalanceSuccess";
  /** `CREATE_CLAIMABLE_BALANCE_MALFORMED` = -1 */
  readonly createClaimableBalanceMalformed: "createClaimableBalanceMalformed";
  /** `CREATE_CLAIMABLE_BALANCE_LOW_RESERVE` = -2 */
  readonly createClaimableBalanceLowReserve: "createClaimableBalanceLowReserve";
  /** `CREATE_CLAIMABLE_BALANCE_NO_TRUST` = -3 */
  readonly createClaimableBalanceNoTrust: "createClaimableBalanceNoTrust";
  /** `CREATE_CLAIMABLE_BALANCE_NOT_AUTHORIZED` = -4 */
  readonly createClaimableBalanceNotAuthorized: "createClaimableBalanceNotAuthorized";
  /** `CREATE_CLAIMABLE_BALANCE_UNDERFUNDED` = -5 */
  readonly createClaimableBalanceUnderfunded: "createClaimableBalanceUnderfunded";
} = /* @__PURE__ */ Object.freeze({ createClaimableBalanceSuccess: "createClaimableBalanceSuccess", createClaimableBalanceMalformed: "createClaimableBalanceMalformed", createClaimableBalanceLowReserve: "createClaimableBalanceLowReserve", createClaimableBalanceNoTrust: "createClaimableBalanceNoTrust", createClaimableBalanceNotAuthorized: "createClaimableBalanceNotAuthorized", createClaimableBalanceUnderfunded: "createClaimableBalanceUnderfunded" });
/** The members of {@linkcode CreateClaimableBalanceResultCode} by wire value. */
export const createClaimableBalanceResultCodeNames: { readonly [value: number]: CreateClaimableBalanceResultCode } = {"0":"createClaimableBalanceSuccess","-1":"createClaimableBalanceMalformed","-2":"createClaimableBalanceLowReserve","-3":"createClaimableBalanceNoTrust","-4":"createClaimableBalanceNotAuthorized","-5":"createClaimableBalanceUnderfunded"};

/** The value types of the arms of {@linkcode CreateClaimableBalanceResult}, by arm name. */
export interface CreateClaimableBalanceResultArms {
  /** A {@linkcode ClaimableBalanceId}. */
  readonly createClaimableBalanceSuccess: ClaimableBalanceId;
  /** No value. */
  readonly createClaimableBalanceMalformed: null;
  /** No value. */
  readonly createClaimableBalanceLowReserve: null;
  /** No value. */
  readonly createClaimableBalanceNoTrust: null;
  /** No value. */
  readonly createClaimableBalanceNotAuthorized: null;
  /** No value. */
  readonly createClaimableBalanceUnderfunded: null;
}
/** The result of a `createClaimableBalance` operation. */
export type CreateClaimableBalanceResult<T extends keyof CreateClaimableBalanceResultArms = keyof CreateClaimableBalanceResultArms> = { readonly [K in T]: CreateClaimableBalanceResultUnion<K> }[T];
/** The class of {@linkcode CreateClaimableBalanceResult}. */
export class CreateClaimableBalanceResultUnion<T extends keyof CreateClaimableBalanceResultArms> extends XdrValue<CreateClaimableBalanceResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: CreateClaimableBalanceResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode CreateClaimableBalanceResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is CreateClaimableBalanceResult;
  private constructor(type: T, value: CreateClaimableBalanceResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `createClaimableBalanceSuccess`: a {@linkcode ClaimableBalanceId}. */
  static createClaimableBalanceSuccess(balanceId: ClaimableBalanceId): CreateClaimableBalanceResult<"createClaimableBalanceSuccess"> {
    return new CreateClaimableBalanceResultUnion("createClaimableBalanceSuccess", balanceId);
  }
  /** Creates the arm `createClaimableBalanceMalformed`, which has no value. */
  static createClaimableBalanceMalformed(): CreateClaimableBalanceResult<"createClaimableBalanceMalformed"> {
    return new CreateClaimableBalanceResultUnion("createClaimableBalanceMalformed", null);
  }
  /** Creates the arm `createClaimableBalanceLowReserve`, which has no value. */
  static createClaimableBalanceLowReserve(): CreateClaimableBalanceResult<"createClaimableBalanceLowReserve"> {
    return new CreateClaimableBalanceResultUnion("createClaimableBalanceLowReserve", null);
  }
  /** Creates the arm `createClaimableBalanceNoTrust`, which has no value. */
  static createClaimableBalanceNoTrust(): CreateClaimableBalanceResult<"createClaimableBalanceNoTrust"> {
    return new CreateClaimableBalanceResultUnion("createClaimableBalanceNoTrust", null);
  }
  /** Creates the arm `createClaimableBalanceNotAuthorized`, which has no value. */
  static createClaimableBalanceNotAuthorized(): CreateClaimableBalanceResult<"createClaimableBalanceNotAuthorized"> {
    return new CreateClaimableBalanceResultUnion("createClaimableBalanceNotAuthorized", null);
  }
  /** Creates the arm `createClaimableBalanceUnderfunded`, which has no value. */
  static createClaimableBalanceUnderfunded(): CreateClaimableBalanceResult<"createClaimableBalanceUnderfunded"> {
    return new CreateClaimableBalanceResultUnion("createClaimableBalanceUnderfunded", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "CreateClaimableBalanceResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 22 };
  }
  /** Reads one value. */
  static read(r: XdrReader): CreateClaimableBalanceResult {
    const type = r.enum(createClaimableBalanceResultCodeNames, "CreateClaimableBalanceResult");
    switch (type) {
      case "createClaimableBalanceSuccess": return new CreateClaimableBalanceResultUnion(type, ClaimableBalanceId.read(r));
    }
    return new CreateClaimableBalanceResultUnion(type, null) as CreateClaimableBalanceResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: CreateClaimableBalanceResult): void {
    if (value?.constructor !== CreateClaimableBalanceResultUnion) requireXdr(value, CreateClaimableBalanceResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, createClaimableBalanceResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "createClaimableBalanceSuccess": ClaimableBalanceId.write(w, value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `createClaimableBalance` operation. */
export const CreateClaimableBalanceResult: typeof CreateClaimableBalanceResultUnion = CreateClaimableBalanceResultUnion;

/** A member of the enum `ClaimClaimableBalanceResultCode`. */
export type ClaimClaimableBalanceResultCode = "claimClaimableBalanceSuccess" | "claimClaimableBalanceDoesNotExist" | "claimClaimableBalanceCannotClaim" | "claimClaimableBalanceLineFull" | "claimClaimableBalanceNoTrust" | "claimClaimableBalanceNotAuthorized" | "claimClaimableBalanceTrustlineFrozen";
/** The members of {@linkcode ClaimClaimableBalanceResultCode} by name. */
export const ClaimClaimableBalanceResultCode: {
  /** `CLAIM_CLAIMABLE_BALANCE_SUCCESS` = 0 */
  readonly claimClaimableBalanceSuccess: "claimClaimableBalanceSuccess";
  /** `CLAIM_CLAIMABLE_BALANCE_DOES_NOT_EXIST` = -1 */
  readonly claimClaimableBalanceDoesNotExist: "claimClaimableBalanceDoesNotExist";
  /** `CLAIM_CLAIMABLE_BALANCE_CANNOT_CLAIM` = -2 */
  readonly claimClaimableBalanceCannotClaim: "claimClaimableBalanceCannotClaim";
  /** `CLAIM_CLAIMABLE_BALANCE_LINE_FULL` = -3 */
  readonly claimClaimableBalanceLineFull: "claimClaimableBalanceLineFull";
  /** `CLAIM_CLAIMABLE_BALANCE_NO_TRUST` = -4 */
  readonly claimClaimableBalanceNoTrust: "claimClaimableBalanceNoTrust";
  /** `CLAIM_CLAIMABLE_BALANCE_NOT_AUTHORIZED` = -5 */
  readonly claimClaimableBalanceNotAuthorized: "claimClaimableBalanceNotAuthorized";
  /** `CLAIM_CLAIMABLE_BALANCE_TRUSTLINE_FROZEN` = -6 */
  readonly claimClaimableBalanceTrustlineFrozen: "claimClaimableBalanceTrustlineFrozen";
} = /* @__PURE__ */ Object.freeze({ claimClaimableBalanceSuccess: "claimClaimableBalanceSuccess", claimClaimableBalanceDoesNotExist: "claimClaimableBalanceDoesNotExist", claimClaimableBalanceCannotClaim: "claimClaimableBalanceCannotClaim", claimClaimableBalanceLineFull: "claimClaimableBalanceLineFull", claimClaimableBalanceNoTrust: "claimClaimableBalanceNoTrust", claimClaimableBalanceNotAuthorized: "claimClaimableBalanceNotAuthorized", claimClaimableBalanceTrustlineFrozen: "claimClaimableBalanceTrustlineFrozen" });
/** The members of {@linkcode ClaimClaimableBalanceResultCode} by wire value. */
export const claimClaimableBalanceResultCodeNames: { readonly [value: number]: ClaimClaimableBalanceResultCode } = {"0":"claimClaimableBalanceSuccess","-1":"claimClaimableBalanceDoesNotExist","-2":"claimClaimableBalanceCannotClaim","-3":"claimClaimableBalanceLineFull","-4":"claimClaimableBalanceNoTrust","-5":"claimClaimableBalanceNotAuthorized","-6":"claimClaimableBalanceTrustlineFrozen"};

/** The value types of the arms of {@linkcode ClaimClaimableBalanceResult}, by arm name. */
export interface ClaimClaimableBalanceResultArms {
  /** No value. */
  readonly claimClaimableBalanceSuccess: null;
  /** No value. */
  readonly claimClaimableBalanceDoesNotExist: null;
  /** No value. */
  readonly claimClaimableBalanceCannotClaim: null;
  /** No value. */
  readonly claimClaimableBalanceLineFull: null;
  /** No value. */
  readonly claimClaimableBalanceNoTrust: null;
  /** No value. */
  readonly claimClaimableBalanceNotAuthorized: null;
  /** No value. */
  readonly claimClaimableBalanceTrustlineFrozen: null;
}
/** The result of a `claimClaimableBalance` operation. */
export type ClaimClaimableBalanceResult<T extends keyof ClaimClaimableBalanceResultArms = keyof ClaimClaimableBalanceResultArms> = { readonly [K in T]: ClaimClaimableBalanceResultUnion<K> }[T];
/** The class of {@linkcode ClaimClaimableBalanceResult}. */
export class ClaimClaimableBalanceResultUnion<T extends keyof ClaimClaimableBalanceResultArms> extends XdrValue<ClaimClaimableBalanceResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClaimClaimableBalanceResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClaimClaimableBalanceResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClaimClaimableBalanceResult;
  private constructor(type: T, value: ClaimClaimableBalanceResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `claimClaimableBalanceSuccess`, which has no value. */
  static claimClaimableBalanceSuccess(): ClaimClaimableBalanceResult<"claimClaimableBalanceSuccess"> {
    return new ClaimClaimableBalanceResultUnion("claimClaimableBalanceSuccess", null);
  }
  /** Creates the arm `claimClaimableBalanceDoesNotExist`, which has no value. */
  static claimClaimableBalanceDoesNotExist(): ClaimClaimableBalanceResult<"claimClaimableBalanceDoesNotExist"> {
    return new ClaimClaimableBalanceResultUnion("claimClaimableBalanceDoesNotExist", null);
  }
  /** Creates the arm `claimClaimableBalanceCannotClaim`, which has no value. */
  static claimClaimableBalanceCannotClaim(): ClaimClaimableBalanceResult<"claimClaimableBalanceCannotClaim"> {
    return new ClaimClaimableBalanceResultUnion("claimClaimableBalanceCannotClaim", null);
  }
  /** Creates the arm `claimClaimableBalanceLineFull`, which has no value. */
  static claimClaimableBalanceLineFull(): ClaimClaimableBalanceResult<"claimClaimableBalanceLineFull"> {
    return new ClaimClaimableBalanceResultUnion("claimClaimableBalanceLineFull", null);
  }
  /** Creates the arm `claimClaimableBalanceNoTrust`, which has no value. */
  static claimClaimableBalanceNoTrust(): ClaimClaimableBalanceResult<"claimClaimableBalanceNoTrust"> {
    return new ClaimClaimableBalanceResultUnion("claimClaimableBalanceNoTrust", null);
  }
  /** Creates the arm `claimClaimableBalanceNotAuthorized`, which has no value. */
  static claimClaimableBalanceNotAuthorized(): ClaimClaimableBalanceResult<"claimClaimableBalanceNotAuthorized"> {
    return new ClaimClaimableBalanceResultUnion("claimClaimableBalanceNotAuthorized", null);
  }
  /** Creates the arm `claimClaimableBalanceTrustlineFrozen`, which has no value. */
  static claimClaimableBalanceTrustlineFrozen(): ClaimClaimableBalanceResult<"claimClaimableBalanceTrustlineFrozen"> {
    return new ClaimClaimableBalanceResultUnion("claimClaimableBalanceTrustlineFrozen", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimClaimableBalanceResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 21 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimClaimableBalanceResult {
    const type = r.enum(claimClaimableBalanceResultCodeNames, "ClaimClaimableBalanceResult");
    return new ClaimClaimableBalanceResultUnion(type, null) as ClaimClaimableBalanceResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimClaimableBalanceResult): void {
    if (value?.constructor !== ClaimClaimableBalanceResultUnion) requireXdr(value, ClaimClaimableBalanceResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, claimClaimableBalanceResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `claimClaimableBalance` operation. */
export const ClaimClaimableBalanceResult: typeof ClaimClaimableBalanceResultUnion = ClaimClaimableBalanceResultUnion;

/** A member of the enum `BeginSponsoringFutureReservesResultCode`. */
export type BeginSponsoringFutureReservesResultCode = "beginSponsoringFutureReservesSuccess" | "beginSponsoringFutureReservesMalformed" | "beginSponsoringFutureReservesAlreadySponsored" | "beginSponsoringFutureReservesRecursive";
/** The members of {@linkcode BeginSponsoringFutureReservesResultCode} by name. */
export const BeginSponsoringFutureReservesResultCode: {
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_SUCCESS` = 0 */
  readonly beginSponsoringFutureReservesSuccess: "beginSponsoringFutureReservesSuccess";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_MALFORMED` = -1 */
  readonly beginSponsoringFutureReservesMalformed: "beginSponsoringFutureReservesMalformed";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_ALREADY_SPONSORED` = -2 */
  readonly beginSponsoringFutureReservesAlreadySponsored: "beginSponsoringFutureReservesAlreadySponsored";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES_RECURSIVE` = -3 */
  readonly beginSponsoringFutureReservesRecursive: "beginSponsoringFutureReservesRecursive";
} = /* @__PURE__ */ Object.freeze({ beginSponsoringFutureReservesSuccess: "beginSponsoringFutureReservesSuccess", beginSponsoringFutureReservesMalformed: "beginSponsoringFutureReservesMalformed", beginSponsoringFutureReservesAlreadySponsored: "beginSponsoringFutureReservesAlreadySponsored", beginSponsoringFutureReservesRecursive: "beginSponsoringFutureReservesRecursive" });
/** The members of {@linkcode BeginSponsoringFutureReservesResultCode} by wire value. */
export const beginSponsoringFutureReservesResultCodeNames: { readonly [value: number]: BeginSponsoringFutureReservesResultCode } = {"0":"beginSponsoringFutureReservesSuccess","-1":"beginSponsoringFutureReservesMalformed","-2":"beginSponsoringFutureReservesAlreadySponsored","-3":"beginSponsoringFutureReservesRecursive"};

/** The value types of the arms of {@linkcode BeginSponsoringFutureReservesResult}, by arm name. */
export interface BeginSponsoringFutureReservesResultArms {
  /** No value. */
  readonly beginSponsoringFutureReservesSuccess: null;
  /** No value. */
  readonly beginSponsoringFutureReservesMalformed: null;
  /** No value. */
  readonly beginSponsoringFutureReservesAlreadySponsored: null;
  /** No value. */
  readonly beginSponsoringFutureReservesRecursive: null;
}
/** The result of a `beginSponsoringFutureReserves` operation. */
export type BeginSponsoringFutureReservesResult<T extends keyof BeginSponsoringFutureReservesResultArms = keyof BeginSponsoringFutureReservesResultArms> = { readonly [K in T]: BeginSponsoringFutureReservesResultUnion<K> }[T];
/** The class of {@linkcode BeginSponsoringFutureReservesResult}. */
export class BeginSponsoringFutureReservesResultUnion<T extends keyof BeginSponsoringFutureReservesResultArms> extends XdrValue<BeginSponsoringFutureReservesResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: BeginSponsoringFutureReservesResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode BeginSponsoringFutureReservesResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is BeginSponsoringFutureReservesResult;
  private constructor(type: T, value: BeginSponsoringFutureReservesResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `beginSponsoringFutureReservesSuccess`, which has no value. */
  static beginSponsoringFutureReservesSuccess(): BeginSponsoringFutureReservesResult<"beginSponsoringFutureReservesSuccess"> {
    return new BeginSponsoringFutureReservesResultUnion("beginSponsoringFutureReservesSuccess", null);
  }
  /** Creates the arm `beginSponsoringFutureReservesMalformed`, which has no value. */
  static beginSponsoringFutureReservesMalformed(): BeginSponsoringFutureReservesResult<"beginSponsoringFutureReservesMalformed"> {
    return new BeginSponsoringFutureReservesResultUnion("beginSponsoringFutureReservesMalformed", null);
  }
  /** Creates the arm `beginSponsoringFutureReservesAlreadySponsored`, which has no value. */
  static beginSponsoringFutureReservesAlreadySponsored(): BeginSponsoringFutureReservesResult<"beginSponsoringFutureReservesAlreadySponsored"> {
    return new BeginSponsoringFutureReservesResultUnion("beginSponsoringFutureReservesAlreadySponsored", null);
  }
  /** Creates the arm `beginSponsoringFutureReservesRecursive`, which has no value. */
  static beginSponsoringFutureReservesRecursive(): BeginSponsoringFutureReservesResult<"beginSponsoringFutureReservesRecursive"> {
    return new BeginSponsoringFutureReservesResultUnion("beginSponsoringFutureReservesRecursive", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "BeginSponsoringFutureReservesResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 29 };
  }
  /** Reads one value. */
  static read(r: XdrReader): BeginSponsoringFutureReservesResult {
    const type = r.enum(beginSponsoringFutureReservesResultCodeNames, "BeginSponsoringFutureReservesResult");
    return new BeginSponsoringFutureReservesResultUnion(type, null) as BeginSponsoringFutureReservesResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: BeginSponsoringFutureReservesResult): void {
    if (value?.constructor !== BeginSponsoringFutureReservesResultUnion) requireXdr(value, BeginSponsoringFutureReservesResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, beginSponsoringFutureReservesResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `beginSponsoringFutureReserves` operation. */
export const BeginSponsoringFutureReservesResult: typeof BeginSponsoringFutureReservesResultUnion = BeginSponsoringFutureReservesResultUnion;

/** A member of the enum `EndSponsoringFutureReservesResultCode`. */
export type EndSponsoringFutureReservesResultCode = "endSponsoringFutureReservesSuccess" | "endSponsoringFutureReservesNotSponsored";
/** The members of {@linkcode EndSponsoringFutureReservesResultCode} by name. */
export const EndSponsoringFutureReservesResultCode: {
  /** `END_SPONSORING_FUTURE_RESERVES_SUCCESS` = 0 */
  readonly endSponsoringFutureReservesSuccess: "endSponsoringFutureReservesSuccess";
  /** `END_SPONSORING_FUTURE_RESERVES_NOT_SPONSORED` = -1 */
  readonly endSponsoringFutureReservesNotSponsored: "endSponsoringFutureReservesNotSponsored";
} = /* @__PURE__ */ Object.freeze({ endSponsoringFutureReservesSuccess: "endSponsoringFutureReservesSuccess", endSponsoringFutureReservesNotSponsored: "endSponsoringFutureReservesNotSponsored" });
/** The members of {@linkcode EndSponsoringFutureReservesResultCode} by wire value. */
export const endSponsoringFutureReservesResultCodeNames: { readonly [value: number]: EndSponsoringFutureReservesResultCode } = {"0":"endSponsoringFutureReservesSuccess","-1":"endSponsoringFutureReservesNotSponsored"};

/** The value types of the arms of {@linkcode EndSponsoringFutureReservesResult}, by arm name. */
export interface EndSponsoringFutureReservesResultArms {
  /** No value. */
  readonly endSponsoringFutureReservesSuccess: null;
  /** No value. */
  readonly endSponsoringFutureReservesNotSponsored: null;
}
/** The result of an `endSponsoringFutureReserves` operation. */
export type EndSponsoringFutureReservesResult<T extends keyof EndSponsoringFutureReservesResultArms = keyof EndSponsoringFutureReservesResultArms> = { readonly [K in T]: EndSponsoringFutureReservesResultUnion<K> }[T];
/** The class of {@linkcode EndSponsoringFutureReservesResult}. */
export class EndSponsoringFutureReservesResultUnion<T extends keyof EndSponsoringFutureReservesResultArms> extends XdrValue<EndSponsoringFutureReservesResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: EndSponsoringFutureReservesResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode EndSponsoringFutureReservesResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is EndSponsoringFutureReservesResult;
  private constructor(type: T, value: EndSponsoringFutureReservesResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `endSponsoringFutureReservesSuccess`, which has no value. */
  static endSponsoringFutureReservesSuccess(): EndSponsoringFutureReservesResult<"endSponsoringFutureReservesSuccess"> {
    return new EndSponsoringFutureReservesResultUnion("endSponsoringFutureReservesSuccess", null);
  }
  /** Creates the arm `endSponsoringFutureReservesNotSponsored`, which has no value. */
  static endSponsoringFutureReservesNotSponsored(): EndSponsoringFutureReservesResult<"endSponsoringFutureReservesNotSponsored"> {
    return new EndSponsoringFutureReservesResultUnion("endSponsoringFutureReservesNotSponsored", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "EndSponsoringFutureReservesResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 27 };
  }
  /** Reads one value. */
  static read(r: XdrReader): EndSponsoringFutureReservesResult {
    const type = r.discriminant("EndSponsoringFutureReservesResult");
    switch (type) {
      case 0: return new EndSponsoringFutureReservesResultUnion("endSponsoringFutureReservesSuccess", null);
      case -1: return new EndSponsoringFutureReservesResultUnion("endSponsoringFutureReservesNotSponsored", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: EndSponsoringFutureReservesResult): void {
    if (value?.constructor !== EndSponsoringFutureReservesResultUnion) requireXdr(value, EndSponsoringFutureReservesResultUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "endSponsoringFutureReservesSuccess": w.int32(0); break;
        case "endSponsoringFutureReservesNotSponsored": w.int32(-1); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an `endSponsoringFutureReserves` operation. */
export const EndSponsoringFutureReservesResult: typeof EndSponsoringFutureReservesResultUnion = EndSponsoringFutureReservesResultUnion;

/** A member of the enum `RevokeSponsorshipResultCode`. */
export type RevokeSponsorshipResultCode = "revokeSponsorshipSuccess" | "revokeSponsorshipDoesNotExist" | "revokeSponsorshipNotSponsor" | "revokeSponsorshipLowReserve" | "revokeSponsorshipOnlyTransferable" | "revokeSponsorshipMalformed";
/** The members of {@linkcode RevokeSponsorshipResultCode} by name. */
export const RevokeSponsorshipResultCode: {
  /** `REVOKE_SPONSORSHIP_SUCCESS` = 0 */
  readonly revokeSponsorshipSuccess: "revokeSponsorshipSuccess";
  /** `REVOKE_SPONSORSHIP_DOES_NOT_EXIST` = -1 */
  readonly revokeSponsorshipDoesNotExist: "revokeSponsorshipDoesNotExist";
  /** `REVOKE_SPONSORSHIP_NOT_SPONSOR` = -2 */
  readonly revokeSponsorshipNotSponsor: "revokeSponsorshipNotSponsor";
  /** `REVOKE_SPONSORSHIP_LOW_RESERVE` = -3 */
  readonly revokeSponsorshipLowReserve: "revokeSponsorshipLowReserve";
  /** `REVOKE_SPONSORSHIP_ONLY_TRANSFERABLE` = -4 */
  readonly revokeSponsorshipOnlyTransferable: "revokeSponsorshipOnlyTransferable";
  /** `REVOKE_SPONSORSHIP_MALFORMED` = -5 */
  readonly revokeSponsorshipMalformed: "revokeSponsorshipMalformed";
} = /* @__PURE__ */ Object.freeze({ revokeSponsorshipSuccess: "revokeSponsorshipSuccess", revokeSponsorshipDoesNotExist: "revokeSponsorshipDoesNotExist", revokeSponsorshipNotSponsor: "revokeSponsorshipNotSponsor", revokeSponsorshipLowReserve: "revokeSponsorshipLowReserve", revokeSponsorshipOnlyTransferable: "revokeSponsorshipOnlyTransferable", revokeSponsorshipMalformed: "revokeSponsorshipMalformed" });
/** The members of {@linkcode RevokeSponsorshipResultCode} by wire value. */
export const revokeSponsorshipResultCodeNames: { readonly [value: number]: RevokeSponsorshipResultCode } = {"0":"revokeSponsorshipSuccess","-1":"revokeSponsorshipDoesNotExist","-2":"revokeSponsorshipNotSponsor","-3":"revokeSponsorshipLowReserve","-4":"revokeSponsorshipOnlyTransferable","-5":"revokeSponsorshipMalformed"};

/** The value types of the arms of {@linkcode RevokeSponsorshipResult}, by arm name. */
export interface RevokeSponsorshipResultArms {
  /** No value. */
  readonly revokeSponsorshipSuccess: null;
  /** No value. */
  readonly revokeSponsorshipDoesNotExist: null;
  /** No value. */
  readonly revokeSponsorshipNotSponsor: null;
  /** No value. */
  readonly revokeSponsorshipLowReserve: null;
  /** No value. */
  readonly revokeSponsorshipOnlyTransferable: null;
  /** No value. */
  readonly revokeSponsorshipMalformed: null;
}
/** The result of a `revokeSponsorship` operation. */
export type RevokeSponsorshipResult<T extends keyof RevokeSponsorshipResultArms = keyof RevokeSponsorshipResultArms> = { readonly [K in T]: RevokeSponsorshipResultUnion<K> }[T];
/** The class of {@linkcode RevokeSponsorshipResult}. */
export class RevokeSponsorshipResultUnion<T extends keyof RevokeSponsorshipResultArms> extends XdrValue<RevokeSponsorshipResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: RevokeSponsorshipResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode RevokeSponsorshipResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is RevokeSponsorshipResult;
  private constructor(type: T, value: RevokeSponsorshipResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `revokeSponsorshipSuccess`, which has no value. */
  static revokeSponsorshipSuccess(): RevokeSponsorshipResult<"revokeSponsorshipSuccess"> {
    return new RevokeSponsorshipResultUnion("revokeSponsorshipSuccess", null);
  }
  /** Creates the arm `revokeSponsorshipDoesNotExist`, which has no value. */
  static revokeSponsorshipDoesNotExist(): RevokeSponsorshipResult<"revokeSponsorshipDoesNotExist"> {
    return new RevokeSponsorshipResultUnion("revokeSponsorshipDoesNotExist", null);
  }
  /** Creates the arm `revokeSponsorshipNotSponsor`, which has no value. */
  static revokeSponsorshipNotSponsor(): RevokeSponsorshipResult<"revokeSponsorshipNotSponsor"> {
    return new RevokeSponsorshipResultUnion("revokeSponsorshipNotSponsor", null);
  }
  /** Creates the arm `revokeSponsorshipLowReserve`, which has no value. */
  static revokeSponsorshipLowReserve(): RevokeSponsorshipResult<"revokeSponsorshipLowReserve"> {
    return new RevokeSponsorshipResultUnion("revokeSponsorshipLowReserve", null);
  }
  /** Creates the arm `revokeSponsorshipOnlyTransferable`, which has no value. */
  static revokeSponsorshipOnlyTransferable(): RevokeSponsorshipResult<"revokeSponsorshipOnlyTransferable"> {
    return new RevokeSponsorshipResultUnion("revokeSponsorshipOnlyTransferable", null);
  }
  /** Creates the arm `revokeSponsorshipMalformed`, which has no value. */
  static revokeSponsorshipMalformed(): RevokeSponsorshipResult<"revokeSponsorshipMalformed"> {
    return new RevokeSponsorshipResultUnion("revokeSponsorshipMalformed", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "RevokeSponsorshipResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 17 };
  }
  /** Reads one value. */
  static read(r: XdrReader): RevokeSponsorshipResult {
    const type = r.enum(revokeSponsorshipResultCodeNames, "RevokeSponsorshipResult");
    return new RevokeSponsorshipResultUnion(type, null) as RevokeSponsorshipResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: RevokeSponsorshipResult): void {
    if (value?.constructor !== RevokeSponsorshipResultUnion) requireXdr(value, RevokeSponsorshipResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, revokeSponsorshipResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `revokeSponsorship` operation. */
export const RevokeSponsorshipResult: typeof RevokeSponsorshipResultUnion = RevokeSponsorshipResultUnion;

/** A member of the enum `ClawbackResultCode`. */
export type ClawbackResultCode = "clawbackSuccess" | "clawbackMalformed" | "clawbackNotClawbackEnabled" | "clawbackNoTrust" | "clawbackUnderfunded";
/** The members of {@linkcode ClawbackResultCode} by name. */
export const ClawbackResultCode: {
  /** `CLAWBACK_SUCCESS` = 0 */
  readonly clawbackSuccess: "clawbackSuccess";
  /** `CLAWBACK_MALFORMED` = -1 */
  readonly clawbackMalformed: "clawbackMalformed";
  /** `CLAWBACK_NOT_CLAWBACK_ENABLED` = -2 */
  readonly clawbackNotClawbackEnabled: "clawbackNotClawbackEnabled";
  /** `CLAWBACK_NO_TRUST` = -3 */
  readonly clawbackNoTrust: "clawbackNoTrust";
  /** `CLAWBACK_UNDERFUNDED` = -4 */
  readonly clawbackUnderfunded: "clawbackUnderfunded";
} = /* @__PURE__ */ Object.freeze({ clawbackSuccess: "clawbackSuccess", clawbackMalformed: "clawbackMalformed", clawbackNotClawbackEnabled: "clawbackNotClawbackEnabled", clawbackNoTrust: "clawbackNoTrust", clawbackUnderfunded: "clawbackUnderfunded" });
/** The members of {@linkcode ClawbackResultCode} by wire value. */
export const clawbackResultCodeNames: { readonly [value: number]: ClawbackResultCode } = {"0":"clawbackSuccess","-1":"clawbackMalformed","-2":"clawbackNotClawbackEnabled","-3":"clawbackNoTrust","-4":"clawbackUnderfunded"};

/** The value types of the arms of {@linkcode ClawbackResult}, by arm name. */
export interface ClawbackResultArms {
  /** No value. */
  readonly clawbackSuccess: null;
  /** No value. */
  readonly clawbackMalformed: null;
  /** No value. */
  readonly clawbackNotClawbackEnabled: null;
  /** No value. */
  readonly clawbackNoTrust: null;
  /** No value. */
  readonly clawbackUnderfunded: null;
}
/** The result of a `clawback` operation. */
export type ClawbackResult<T extends keyof ClawbackResultArms = keyof ClawbackResultArms> = { readonly [K in T]: ClawbackResultUnion<K> }[T];
/** The class of {@linkcode ClawbackResult}. */
export class ClawbackResultUnion<T extends keyof ClawbackResultArms> extends XdrValue<ClawbackResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClawbackResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClawbackResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClawbackResult;
  private constructor(type: T, value: ClawbackResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `clawbackSuccess`, which has no value. */
  static clawbackSuccess(): ClawbackResult<"clawbackSuccess"> {
    return new ClawbackResultUnion("clawbackSuccess", null);
  }
  /** Creates the arm `clawbackMalformed`, which has no value. */
  static clawbackMalformed(): ClawbackResult<"clawbackMalformed"> {
    return new ClawbackResultUnion("clawbackMalformed", null);
  }
  /** Creates the arm `clawbackNotClawbackEnabled`, which has no value. */
  static clawbackNotClawbackEnabled(): ClawbackResult<"clawbackNotClawbackEnabled"> {
    return new ClawbackResultUnion("clawbackNotClawbackEnabled", null);
  }
  /** Creates the arm `clawbackNoTrust`, which has no value. */
  static clawbackNoTrust(): ClawbackResult<"clawbackNoTrust"> {
    return new ClawbackResultUnion("clawbackNoTrust", null);
  }
  /** Creates the arm `clawbackUnderfunded`, which has no value. */
  static clawbackUnderfunded(): ClawbackResult<"clawbackUnderfunded"> {
    return new ClawbackResultUnion("clawbackUnderfunded", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClawbackResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 8 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClawbackResult {
    const type = r.enum(clawbackResultCodeNames, "ClawbackResult");
    return new ClawbackResultUnion(type, null) as ClawbackResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClawbackResult): void {
    if (value?.constructor !== ClawbackResultUnion) requireXdr(value, ClawbackResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, clawbackResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `clawback` operation. */
export const ClawbackResult: typeof ClawbackResultUnion = ClawbackResultUnion;

/** A member of the enum `ClawbackClaimableBalanceResultCode`. */
export type ClawbackClaimableBalanceResultCode = "clawbackClaimableBalanceSuccess" | "clawbackClaimableBalanceDoesNotExist" | "clawbackClaimableBalanceNotIssuer" | "clawbackClaimableBalanceNotClawbackEnabled";
/** The members of {@linkcode ClawbackClaimableBalanceResultCode} by name. */
export const ClawbackClaimableBalanceResultCode: {
  /** `CLAWBACK_CLAIMABLE_BALANCE_SUCCESS` = 0 */
  readonly clawbackClaimableBalanceSuccess: "clawbackClaimableBalanceSuccess";
  /** `CLAWBACK_CLAIMABLE_BALANCE_DOES_NOT_EXIST` = -1 */
  readonly clawbackClaimableBalanceDoesNotExist: "clawbackClaimableBalanceDoesNotExist";
  /** `CLAWBACK_CLAIMABLE_BALANCE_NOT_ISSUER` = -2 */
  readonly clawbackClaimableBalanceNotIssuer: "clawbackClaimableBalanceNotIssuer";
  /** `CLAWBACK_CLAIMABLE_BALANCE_NOT_CLAWBACK_ENABLED` = -3 */
  readonly clawbackClaimableBalanceNotClawbackEnabled: "clawbackClaimableBalanceNotClawbackEnabled";
} = /* @__PURE__ */ Object.freeze({ clawbackClaimableBalanceSuccess: "clawbackClaimableBalanceSuccess", clawbackClaimableBalanceDoesNotExist: "clawbackClaimableBalanceDoesNotExist", clawbackClaimableBalanceNotIssuer: "clawbackClaimableBalanceNotIssuer", clawbackClaimableBalanceNotClawbackEnabled: "clawbackClaimableBalanceNotClawbackEnabled" });
/** The members of {@linkcode ClawbackClaimableBalanceResultCode} by wire value. */
export const clawbackClaimableBalanceResultCodeNames: { readonly [value: number]: ClawbackClaimableBalanceResultCode } = {"0":"clawbackClaimableBalanceSuccess","-1":"clawbackClaimableBalanceDoesNotExist","-2":"clawbackClaimableBalanceNotIssuer","-3":"clawbackClaimableBalanceNotClawbackEnabled"};

/** The value types of the arms of {@linkcode ClawbackClaimableBalanceResult}, by arm name. */
export interface ClawbackClaimableBalanceResultArms {
  /** No value. */
  readonly clawbackClaimableBalanceSuccess: null;
  /** No value. */
  readonly clawbackClaimableBalanceDoesNotExist: null;
  /** No value. */
  readonly clawbackClaimableBalanceNotIssuer: null;
  /** No value. */
  readonly clawbackClaimableBalanceNotClawbackEnabled: null;
}
/** The result of a `clawbackClaimableBalance` operation. */
export type ClawbackClaimableBalanceResult<T extends keyof ClawbackClaimableBalanceResultArms = keyof ClawbackClaimableBalanceResultArms> = { readonly [K in T]: ClawbackClaimableBalanceResultUnion<K> }[T];
/** The class of {@linkcode ClawbackClaimableBalanceResult}. */
export class ClawbackClaimableBalanceResultUnion<T extends keyof ClawbackClaimableBalanceResultArms> extends XdrValue<ClawbackClaimableBalanceResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClawbackClaimableBalanceResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClawbackClaimableBalanceResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClawbackClaimableBalanceResult;
  private constructor(type: T, value: ClawbackClaimableBalanceResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `clawbackClaimableBalanceSuccess`, which has no value. */
  static clawbackClaimableBalanceSuccess(): ClawbackClaimableBalanceResult<"clawbackClaimableBalanceSuccess"> {
    return new ClawbackClaimableBalanceResultUnion("clawbackClaimableBalanceSuccess", null);
  }
  /** Creates the arm `clawbackClaimableBalanceDoesNotExist`, which has no value. */
  static clawbackClaimableBalanceDoesNotExist(): ClawbackClaimableBalanceResult<"clawbackClaimableBalanceDoesNotExist"> {
    return new ClawbackClaimableBalanceResultUnion("clawbackClaimableBalanceDoesNotExist", null);
  }
  /** Creates the arm `clawbackClaimableBalanceNotIssuer`, which has no value. */
  static clawbackClaimableBalanceNotIssuer(): ClawbackClaimableBalanceResult<"clawbackClaimableBalanceNotIssuer"> {
    return new ClawbackClaimableBalanceResultUnion("clawbackClaimableBalanceNotIssuer", null);
  }
  /** Creates the arm `clawbackClaimableBalanceNotClawbackEnabled`, which has no value. */
  static clawbackClaimableBalanceNotClawbackEnabled(): ClawbackClaimableBalanceResult<"clawbackClaimableBalanceNotClawbackEnabled"> {
    return new ClawbackClaimableBalanceResultUnion("clawbackClaimableBalanceNotClawbackEnabled", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClawbackClaimableBalanceResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 24 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClawbackClaimableBalanceResult {
    const type = r.enum(clawbackClaimableBalanceResultCodeNames, "ClawbackClaimableBalanceResult");
    return new ClawbackClaimableBalanceResultUnion(type, null) as ClawbackClaimableBalanceResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClawbackClaimableBalanceResult): void {
    if (value?.constructor !== ClawbackClaimableBalanceResultUnion) requireXdr(value, ClawbackClaimableBalanceResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, clawbackClaimableBalanceResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `clawbackClaimableBalance` operation. */
export const ClawbackClaimableBalanceResult: typeof ClawbackClaimableBalanceResultUnion = ClawbackClaimableBalanceResultUnion;

/** A member of the enum `SetTrustLineFlagsResultCode`. */
export type SetTrustLineFlagsResultCode = "setTrustLineFlagsSuccess" | "setTrustLineFlagsMalformed" | "setTrustLineFlagsNoTrustLine" | "setTrustLineFlagsCantRevoke" | "setTrustLineFlagsInvalidState" | "setTrustLineFlagsLowReserve";
/** The members of {@linkcode SetTrustLineFlagsResultCode} by name. */
export const SetTrustLineFlagsResultCode: {
  /** `SET_TRUST_LINE_FLAGS_SUCCESS` = 0 */
  readonly setTrustLineFlagsSuccess: "setTrustLineFlagsSuccess";
  /** `SET_TRUST_LINE_FLAGS_MALFORMED` = -1 */
  readonly setTrustLineFlagsMalformed: "setTrustLineFlagsMalformed";
  /** `SET_TRUST_LINE_FLAGS_NO_TRUST_LINE` = -2 */
  readonly setTrustLineFlagsNoTrustLine: "setTrustLineFlagsNoTrustLine";
  /** `SET_TRUST_LINE_FLAGS_CANT_REVOKE` = -3 */
  readonly setTrustLineFlagsCantRevoke: "setTrustLineFlagsCantRevoke";
  /** `SET_TRUST_LINE_FLAGS_INVALID_STATE` = -4 */
  readonly setTrustLineFlagsInvalidState: "setTrustLineFlagsInvalidState";
  /** `SET_TRUST_LINE_FLAGS_LOW_RESERVE` = -5 */
  readonly setTrustLineFlagsLowReserve: "setTrustLineFlagsLowReserve";
} = /* @__PURE__ */ Object.freeze({ setTrustLineFlagsSuccess: "setTrustLineFlagsSuccess", setTrustLineFlagsMalformed: "setTrustLineFlagsMalformed", setTrustLineFlagsNoTrustLine: "setTrustLineFlagsNoTrustLine", setTrustLineFlagsCantRevoke: "setTrustLineFlagsCantRevoke", setTrustLineFlagsInvalidState: "setTrustLineFlagsInvalidState", setTrustLineFlagsLowReserve: "setTrustLineFlagsLowReserve" });
/** The members of {@linkcode SetTrustLineFlagsResultCode} by wire value. */
export const setTrustLineFlagsResultCodeNames: { readonly [value: number]: SetTrustLineFlagsResultCode } = {"0":"setTrustLineFlagsSuccess","-1":"setTrustLineFlagsMalformed","-2":"setTrustLineFlagsNoTrustLine","-3":"setTrustLineFlagsCantRevoke","-4":"setTrustLineFlagsInvalidState","-5":"setTrustLineFlagsLowReserve"};

/** The value types of the arms of {@linkcode SetTrustLineFlagsResult}, by arm name. */
export interface SetTrustLineFlagsResultArms {
  /** No value. */
  readonly setTrustLineFlagsSuccess: null;
  /** No value. */
  readonly setTrustLineFlagsMalformed: null;
  /** No value. */
  readonly setTrustLineFlagsNoTrustLine: null;
  /** No value. */
  readonly setTrustLineFlagsCantRevoke: null;
  /** No value. */
  readonly setTrustLineFlagsInvalidState: null;
  /** No value. */
  readonly setTrustLineFlagsLowReserve: null;
}
/** The result of a `setTrustLineFlags` operation. */
export type SetTrustLineFlagsResult<T extends keyof SetTrustLineFlagsResultArms = keyof SetTrustLineFlagsResultArms> = { readonly [K in T]: SetTrustLineFlagsResultUnion<K> }[T];
/** The class of {@linkcode SetTrustLineFlagsResult}. */
export class SetTrustLineFlagsResultUnion<T extends keyof SetTrustLineFlagsResultArms> extends XdrValue<SetTrustLineFlagsResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: SetTrustLineFlagsResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode SetTrustLineFlagsResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is SetTrustLineFlagsResult;
  private constructor(type: T, value: SetTrustLineFlagsResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `setTrustLineFlagsSuccess`, which has no value. */
  static setTrustLineFlagsSuccess(): SetTrustLineFlagsResult<"setTrustLineFlagsSuccess"> {
    return new SetTrustLineFlagsResultUnion("setTrustLineFlagsSuccess", null);
  }
  /** Creates the arm `setTrustLineFlagsMalformed`, which has no value. */
  static setTrustLineFlagsMalformed(): SetTrustLineFlagsResult<"setTrustLineFlagsMalformed"> {
    return new SetTrustLineFlagsResultUnion("setTrustLineFlagsMalformed", null);
  }
  /** Creates the arm `setTrustLineFlagsNoTrustLine`, which has no value. */
  static setTrustLineFlagsNoTrustLine(): SetTrustLineFlagsResult<"setTrustLineFlagsNoTrustLine"> {
    return new SetTrustLineFlagsResultUnion("setTrustLineFlagsNoTrustLine", null);
  }
  /** Creates the arm `setTrustLineFlagsCantRevoke`, which has no value. */
  static setTrustLineFlagsCantRevoke(): SetTrustLineFlagsResult<"setTrustLineFlagsCantRevoke"> {
    return new SetTrustLineFlagsResultUnion("setTrustLineFlagsCantRevoke", null);
  }
  /** Creates the arm `setTrustLineFlagsInvalidState`, which has no value. */
  static setTrustLineFlagsInvalidState(): SetTrustLineFlagsResult<"setTrustLineFlagsInvalidState"> {
    return new SetTrustLineFlagsResultUnion("setTrustLineFlagsInvalidState", null);
  }
  /** Creates the arm `setTrustLineFlagsLowReserve`, which has no value. */
  static setTrustLineFlagsLowReserve(): SetTrustLineFlagsResult<"setTrustLineFlagsLowReserve"> {
    return new SetTrustLineFlagsResultUnion("setTrustLineFlagsLowReserve", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SetTrustLineFlagsResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 17 };
  }
  /** Reads one value. */
  static read(r: XdrReader): SetTrustLineFlagsResult {
    const type = r.enum(setTrustLineFlagsResultCodeNames, "SetTrustLineFlagsResult");
    return new SetTrustLineFlagsResultUnion(type, null) as SetTrustLineFlagsResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SetTrustLineFlagsResult): void {
    if (value?.constructor !== SetTrustLineFlagsResultUnion) requireXdr(value, SetTrustLineFlagsResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, setTrustLineFlagsResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `setTrustLineFlags` operation. */
export const SetTrustLineFlagsResult: typeof SetTrustLineFlagsResultUnion = SetTrustLineFlagsResultUnion;

/** A member of the enum `LiquidityPoolDepositResultCode`. */
export type LiquidityPoolDepositResultCode = "liquidityPoolDepositSuccess" | "liquidityPoolDepositMalformed" | "liquidityPoolDepositNoTrust" | "liquidityPoolDepositNotAuthorized" | "liquidityPoolDepositUnderfunded" | "liquidityPoolDepositLineFull" | "liquidityPoolDepositBadPrice" | "liquidityPoolDepositPoolFull" | "liquidityPoolDepositTrustlineFrozen";
/** The members of {@linkcode LiquidityPoolDepositResultCode} by name. */
export const LiquidityPoolDepositResultCode: {
  /** `LIQUIDITY_POOL_DEPOSIT_SUCCESS` = 0 */
  readonly liquidityPoolDepositSuccess: "liquidityPoolDepositSuccess";
  /** `LIQUIDITY_POOL_DEPOSIT_MALFORMED` = -1 */
  readonly liquidityPoolDepositMalformed: "liquidityPoolDepositMalformed";
  /** `LIQUIDITY_POOL_DEPOSIT_NO_TRUST` = -2 */
  readonly liquidityPoolDepositNoTrust: "liquidityPoolDepositNoTrust";
  /** `LIQUIDITY_POOL_DEPOSIT_NOT_AUTHORIZED` = -3 */
  readonly liquidityPoolDepositNotAuthorized: "liquidityPoolDepositNotAuthorized";
  /** `LIQUIDITY_POOL_DEPOSIT_UNDERFUNDED` = -4 */
  readonly liquidityPoolDepositUnderfunded: "liquidityPoolDepositUnderfunded";
  /** `LIQUIDITY_POOL_DEPOSIT_LINE_FULL` = -5 */
  readonly liquidityPoolDepositLineFull: "liquidityPoolDepositLineFull";
  /** `LIQUIDITY_POOL_DEPOSIT_BAD_PRICE` = -6 */
  readonly liquidityPoolDepositBadPrice: "liquidityPoolDepositBadPrice";
  /** `LIQUIDITY_POOL_DEPOSIT_POOL_FULL` = -7 */
  readonly liquidityPoolDepositPoolFull: "liquidityPoolDepositPoolFull";
  /** `LIQUIDITY_POOL_DEPOSIT_TRUSTLINE_FROZEN` = -8 */
  readonly liquidityPoolDepositTrustlineFrozen: "liquidityPoolDepositTrustlineFrozen";
} = /* @__PURE__ */ Object.freeze({ liquidityPoolDepositSuccess: "liquidityPoolDepositSuccess", liquidityPoolDepositMalformed: "liquidityPoolDepositMalformed", liquidityPoolDepositNoTrust: "liquidityPoolDepositNoTrust", liquidityPoolDepositNotAuthorized: "liquidityPoolDepositNotAuthorized", liquidityPoolDepositUnderfunded: "liquidityPoolDepositUnderfunded", liquidityPoolDepositLineFull: "liquidityPoolDepositLineFull", liquidityPoolDepositBadPrice: "liquidityPoolDepositBadPrice", liquidityPoolDepositPoolFull: "liquidityPoolDepositPoolFull", liquidityPoolDepositTrustlineFrozen: "liquidityPoolDepositTrustlineFrozen" });
/** The members of {@linkcode LiquidityPoolDepositResultCode} by wire value. */
export const liquidityPoolDepositResultCodeNames: { readonly [value: number]: LiquidityPoolDepositResultCode } = {"0":"liquidityPoolDepositSuccess","-1":"liquidityPoolDepositMalformed","-2":"liquidityPoolDepositNoTrust","-3":"liquidityPoolDepositNotAuthorized","-4":"liquidityPoolDepositUnderfunded","-5":"liquidityPoolDepositLineFull","-6":"liquidityPoolDepositBadPrice","-7":"liquidityPoolDepositPoolFull","-8":"liquidityPoolDepositTrustlineFrozen"};

/** The value types of the arms of {@linkcode LiquidityPoolDepositResult}, by arm name. */
export interface LiquidityPoolDepositResultArms {
  /** No value. */
  readonly liquidityPoolDepositSuccess: null;
  /** No value. */
  readonly liquidityPoolDepositMalformed: null;
  /** No value. */
  readonly liquidityPoolDepositNoTrust: null;
  /** No value. */
  readonly liquidityPoolDepositNotAuthorized: null;
  /** No value. */
  readonly liquidityPoolDepositUnderfunded: null;
  /** No value. */
  readonly liquidityPoolDepositLineFull: null;
  /** No value. */
  readonly liquidityPoolDepositBadPrice: null;
  /** No value. */
  readonly liquidityPoolDepositPoolFull: null;
  /** No value. */
  readonly liquidityPoolDepositTrustlineFrozen: null;
}
/** The result of a `liquidityPoolDeposit` operation. */
export type LiquidityPoolDepositResult<T extends keyof LiquidityPoolDepositResultArms = keyof LiquidityPoolDepositResultArms> = { readonly [K in T]: LiquidityPoolDepositResultUnion<K> }[T];
/** The class of {@linkcode LiquidityPoolDepositResult}. */
export class LiquidityPoolDepositResultUnion<T extends keyof LiquidityPoolDepositResultArms> extends XdrValue<LiquidityPoolDepositResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LiquidityPoolDepositResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LiquidityPoolDepositResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LiquidityPoolDepositResult;
  private constructor(type: T, value: LiquidityPoolDepositResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `liquidityPoolDepositSuccess`, which has no value. */
  static liquidityPoolDepositSuccess(): LiquidityPoolDepositResult<"liquidityPoolDepositSuccess"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositSuccess", null);
  }
  /** Creates the arm `liquidityPoolDepositMalformed`, which has no value. */
  static liquidityPoolDepositMalformed(): LiquidityPoolDepositResult<"liquidityPoolDepositMalformed"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositMalformed", null);
  }
  /** Creates the arm `liquidityPoolDepositNoTrust`, which has no value. */
  static liquidityPoolDepositNoTrust(): LiquidityPoolDepositResult<"liquidityPoolDepositNoTrust"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositNoTrust", null);
  }
  /** Creates the arm `liquidityPoolDepositNotAuthorized`, which has no value. */
  static liquidityPoolDepositNotAuthorized(): LiquidityPoolDepositResult<"liquidityPoolDepositNotAuthorized"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositNotAuthorized", null);
  }
  /** Creates the arm `liquidityPoolDepositUnderfunded`, which has no value. */
  static liquidityPoolDepositUnderfunded(): LiquidityPoolDepositResult<"liquidityPoolDepositUnderfunded"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositUnderfunded", null);
  }
  /** Creates the arm `liquidityPoolDepositLineFull`, which has no value. */
  static liquidityPoolDepositLineFull(): LiquidityPoolDepositResult<"liquidityPoolDepositLineFull"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositLineFull", null);
  }
  /** Creates the arm `liquidityPoolDepositBadPrice`, which has no value. */
  static liquidityPoolDepositBadPrice(): LiquidityPoolDepositResult<"liquidityPoolDepositBadPrice"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositBadPrice", null);
  }
  /** Creates the arm `liquidityPoolDepositPoolFull`, which has no value. */
  static liquidityPoolDepositPoolFull(): LiquidityPoolDepositResult<"liquidityPoolDepositPoolFull"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositPoolFull", null);
  }
  /** Creates the arm `liquidityPoolDepositTrustlineFrozen`, which has no value. */
  static liquidityPoolDepositTrustlineFrozen(): LiquidityPoolDepositResult<"liquidityPoolDepositTrustlineFrozen"> {
    return new LiquidityPoolDepositResultUnion("liquidityPoolDepositTrustlineFrozen", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolDepositResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 20 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolDepositResult {
    const type = r.enum(liquidityPoolDepositResultCodeNames, "LiquidityPoolDepositResult");
    return new LiquidityPoolDepositResultUnion(type, null) as LiquidityPoolDepositResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolDepositResult): void {
    if (value?.constructor !== LiquidityPoolDepositResultUnion) requireXdr(value, LiquidityPoolDepositResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, liquidityPoolDepositResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `liquidityPoolDeposit` operation. */
export const LiquidityPoolDepositResult: typeof LiquidityPoolDepositResultUnion = LiquidityPoolDepositResultUnion;

/** A member of the enum `LiquidityPoolWithdrawResultCode`. */
export type LiquidityPoolWithdrawResultCode = "liquidityPoolWithdrawSuccess" | "liquidityPoolWithdrawMalformed" | "liquidityPoolWithdrawNoTrust" | "liquidityPoolWithdrawUnderfunded" | "liquidityPoolWithdrawLineFull" | "liquidityPoolWithdrawUnderMinimum" | "liquidityPoolWithdrawTrustlineFrozen";
/** The members of {@linkcode LiquidityPoolWithdrawResultCode} by name. */
export const LiquidityPoolWithdrawResultCode: {
  /** `LIQUIDITY_POOL_WITHDRAW_SUCCESS` = 0 */
  readonly liquidityPoolWithdrawSuccess: "liquidityPoolWithdrawSuccess";
  /** `LIQUIDITY_POOL_WITHDRAW_MALFORMED` = -1 */
  readonly liquidityPoolWithdrawMalformed: "liquidityPoolWithdrawMalformed";
  /** `LIQUIDITY_POOL_WITHDRAW_NO_TRUST` = -2 */
  readonly liquidityPoolWithdrawNoTrust: "liquidityPoolWithdrawNoTrust";
  /** `LIQUIDITY_POOL_WITHDRAW_UNDERFUNDED` = -3 */
  readonly liquidityPoolWithdrawUnderfunded: "liquidityPoolWithdrawUnderfunded";
  /** `LIQUIDITY_POOL_WITHDRAW_LINE_FULL` = -4 */
  readonly liquidityPoolWithdrawLineFull: "liquidityPoolWithdrawLineFull";
  /** `LIQUIDITY_POOL_WITHDRAW_UNDER_MINIMUM` = -5 */
  readonly liquidityPoolWithdrawUnderMinimum: "liquidityPoolWithdrawUnderMinimum";
  /** `LIQUIDITY_POOL_WITHDRAW_TRUSTLINE_FROZEN` = -6 */
  readonly liquidityPoolWithdrawTrustlineFrozen: "liquidityPoolWithdrawTrustlineFrozen";
} = /* @__PURE__ */ Object.freeze({ liquidityPoolWithdrawSuccess: "liquidityPoolWithdrawSuccess", liquidityPoolWithdrawMalformed: "liquidityPoolWithdrawMalformed", liquidityPoolWithdrawNoTrust: "liquidityPoolWithdrawNoTrust", liquidityPoolWithdrawUnderfunded: "liquidityPoolWithdrawUnderfunded", liquidityPoolWithdrawLineFull: "liquidityPoolWithdrawLineFull", liquidityPoolWithdrawUnderMinimum: "liquidityPoolWithdrawUnderMinimum", liquidityPoolWithdrawTrustlineFrozen: "liquidityPoolWithdrawTrustlineFrozen" });
/** The members of {@linkcode LiquidityPoolWithdrawResultCode} by wire value. */
export const liquidityPoolWithdrawResultCodeNames: { readonly [value: number]: LiquidityPoolWithdrawResultCode } = {"0":"liquidityPoolWithdrawSuccess","-1":"liquidityPoolWithdrawMalformed","-2":"liquidityPoolWithdrawNoTrust","-3":"liquidityPoolWithdrawUnderfunded","-4":"liquidityPoolWithdrawLineFull","-5":"liquidityPoolWithdrawUnderMinimum","-6":"liquidityPoolWithdrawTrustlineFrozen"};

/** The value types of the arms of {@linkcode LiquidityPoolWithdrawResult}, by arm name. */
export interface LiquidityPoolWithdrawResultArms {
  /** No value. */
  readonly liquidityPoolWithdrawSuccess: null;
  /** No value. */
  readonly liquidityPoolWithdrawMalformed: null;
  /** No value. */
  readonly liquidityPoolWithdrawNoTrust: null;
  /** No value. */
  readonly liquidityPoolWithdrawUnderfunded: null;
  /** No value. */
  readonly liquidityPoolWithdrawLineFull: null;
  /** No value. */
  readonly liquidityPoolWithdrawUnderMinimum: null;
  /** No value. */
  readonly liquidityPoolWithdrawTrustlineFrozen: null;
}
/** The result of a `liquidityPoolWithdraw` operation. */
export type LiquidityPoolWithdrawResult<T extends keyof LiquidityPoolWithdrawResultArms = keyof LiquidityPoolWithdrawResultArms> = { readonly [K in T]: LiquidityPoolWithdrawResultUnion<K> }[T];
/** The class of {@linkcode LiquidityPoolWithdrawResult}. */
export class LiquidityPoolWithdrawResultUnion<T extends keyof LiquidityPoolWithdrawResultArms> extends XdrValue<LiquidityPoolWithdrawResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LiquidityPoolWithdrawResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LiquidityPoolWithdrawResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LiquidityPoolWithdrawResult;
  private constructor(type: T, value: LiquidityPoolWithdrawResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `liquidityPoolWithdrawSuccess`, which has no value. */
  static liquidityPoolWithdrawSuccess(): LiquidityPoolWithdrawResult<"liquidityPoolWithdrawSuccess"> {
    return new LiquidityPoolWithdrawResultUnion("liquidityPoolWithdrawSuccess", null);
  }
  /** Creates the arm `liquidityPoolWithdrawMalformed`, which has no value. */
  static liquidityPoolWithdrawMalformed(): LiquidityPoolWithdrawResult<"liquidityPoolWithdrawMalformed"> {
    return new LiquidityPoolWithdrawResultUnion("liquidityPoolWithdrawMalformed", null);
  }
  /** Creates the arm `liquidityPoolWithdrawNoTrust`, which has no value. */
  static liquidityPoolWithdrawNoTrust(): LiquidityPoolWithdrawResult<"liquidityPoolWithdrawNoTrust"> {
    return new LiquidityPoolWithdrawResultUnion("liquidityPoolWithdrawNoTrust", null);
  }
  /** Creates the arm `liquidityPoolWithdrawUnderfunded`, which has no value. */
  static liquidityPoolWithdrawUnderfunded(): LiquidityPoolWithdrawResult<"liquidityPoolWithdrawUnderfunded"> {
    return new LiquidityPoolWithdrawResultUnion("liquidityPoolWithdrawUnderfunded", null);
  }
  /** Creates the arm `liquidityPoolWithdrawLineFull`, which has no value. */
  static liquidityPoolWithdrawLineFull(): LiquidityPoolWithdrawResult<"liquidityPoolWithdrawLineFull"> {
    return new LiquidityPoolWithdrawResultUnion("liquidityPoolWithdrawLineFull", null);
  }
  /** Creates the arm `liquidityPoolWithdrawUnderMinimum`, which has no value. */
  static liquidityPoolWithdrawUnderMinimum(): LiquidityPoolWithdrawResult<"liquidityPoolWithdrawUnderMinimum"> {
    return new LiquidityPoolWithdrawResultUnion("liquidityPoolWithdrawUnderMinimum", null);
  }
  /** Creates the arm `liquidityPoolWithdrawTrustlineFrozen`, which has no value. */
  static liquidityPoolWithdrawTrustlineFrozen(): LiquidityPoolWithdrawResult<"liquidityPoolWithdrawTrustlineFrozen"> {
    return new LiquidityPoolWithdrawResultUnion("liquidityPoolWithdrawTrustlineFrozen", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolWithdrawResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 21 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolWithdrawResult {
    const type = r.enum(liquidityPoolWithdrawResultCodeNames, "LiquidityPoolWithdrawResult");
    return new LiquidityPoolWithdrawResultUnion(type, null) as LiquidityPoolWithdrawResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolWithdrawResult): void {
    if (value?.constructor !== LiquidityPoolWithdrawResultUnion) requireXdr(value, LiquidityPoolWithdrawResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, liquidityPoolWithdrawResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `liquidityPoolWithdraw` operation. */
export const LiquidityPoolWithdrawResult: typeof LiquidityPoolWithdrawResultUnion = LiquidityPoolWithdrawResultUnion;

/** A member of the enum `InvokeHostFunctionResultCode`. */
export type InvokeHostFunctionResultCode = "invokeHostFunctionSuccess" | "invokeHostFunctionMalformed" | "invokeHostFunctionTrapped" | "invokeHostFunctionResourceLimitExceeded" | "invokeHostFunctionEntryArchived" | "invokeHostFunctionInsufficientRefundableFee";
/** The members of {@linkcode InvokeHostFunctionResultCode} by name. */
export const InvokeHostFunctionResultCode: {
  /** `INVOKE_HOST_FUNCTION_SUCCESS` = 0 */
  readonly invokeHostFunctionSuccess: "invokeHostFunctionSuccess";
  /** `INVOKE_HOST_FUNCTION_MALFORMED` = -1 */
  readonly invokeHostFunctionMalformed: "invokeHostFunctionMalformed";
  /** `INVOKE_HOST_FUNCTION_TRAPPED` = -2 */
  readonly invokeHostFunctionTrapped: "invokeHostFunctionTrapped";
  /** `INVOKE_HOST_FUNCTION_RESOURCE_LIMIT_EXCEEDED` = -3 */
  readonly invokeHostFunctionResourceLimitExceeded: "invokeHostFunctionResourceLimitExceeded";
  /** `INVOKE_HOST_FUNCTION_ENTRY_ARCHIVED` = -4 */
  readonly invokeHostFunctionEntryArchived: "invokeHostFunctionEntryArchived";
  /** `INVOKE_HOST_FUNCTION_INSUFFICIENT_REFUNDABLE_FEE` = -5 */
  readonly invokeHostFunctionInsufficientRefundableFee: "invokeHostFunctionInsufficientRefundableFee";
} = /* @__PURE__ */ Object.freeze({ invokeHostFunctionSuccess: "invokeHostFunctionSuccess", invokeHostFunctionMalformed: "invokeHostFunctionMalformed", invokeHostFunctionTrapped: "invokeHostFunctionTrapped", invokeHostFunctionResourceLimitExceeded: "invokeHostFunctionResourceLimitExceeded", invokeHostFunctionEntryArchived: "invokeHostFunctionEntryArchived", invokeHostFunctionInsufficientRefundableFee: "invokeHostFunctionInsufficientRefundableFee" });
/** The members of {@linkcode InvokeHostFunctionResultCode} by wire value. */
export const invokeHostFunctionResultCodeNames: { readonly [value: number]: InvokeHostFunctionResultCode } = {"0":"invokeHostFunctionSuccess","-1":"invokeHostFunctionMalformed","-2":"invokeHostFunctionTrapped","-3":"invokeHostFunctionResourceLimitExceeded","-4":"invokeHostFunctionEntryArchived","-5":"invokeHostFunctionInsufficientRefundableFee"};

/** The value types of the arms of {@linkcode InvokeHostFunctionResult}, by arm name. */
export interface InvokeHostFunctionResultArms {
  /** 32 bytes. */
  readonly invokeHostFunctionSuccess: Hash;
  /** No value. */
  readonly invokeHostFunctionMalformed: null;
  /** No value. */
  readonly invokeHostFunctionTrapped: null;
  /** No value. */
  readonly invokeHostFunctionResourceLimitExceeded: null;
  /** No value. */
  readonly invokeHostFunctionEntryArchived: null;
  /** No value. */
  readonly invokeHostFunctionInsufficientRefundableFee: null;
}
/** The result of an `invokeHostFunction` operation. */
export type InvokeHostFunctionResult<T extends keyof InvokeHostFunctionResultArms = keyof InvokeHostFunctionResultArms> = { readonly [K in T]: InvokeHostFunctionResultUnion<K> }[T];
/** The class of {@linkcode InvokeHostFunctionResult}. */
export class InvokeHostFunctionResultUnion<T extends keyof InvokeHostFunctionResultArms> extends XdrValue<InvokeHostFunctionResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: InvokeHostFunctionResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode InvokeHostFunctionResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is InvokeHostFunctionResult;
  private constructor(type: T, value: InvokeHostFunctionResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `invokeHostFunctionSuccess`: 32 bytes. */
  static invokeHostFunctionSuccess(success: Hash): InvokeHostFunctionResult<"invokeHostFunctionSuccess"> {
    return new InvokeHostFunctionResultUnion("invokeHostFunctionSuccess", copyOf(success));
  }
  /** Creates the arm `invokeHostFunctionMalformed`, which has no value. */
  static invokeHostFunctionMalformed(): InvokeHostFunctionResult<"invokeHostFunctionMalformed"> {
    return new InvokeHostFunctionResultUnion("invokeHostFunctionMalformed", null);
  }
  /** Creates the arm `invokeHostFunctionTrapped`, which has no value. */
  static invokeHostFunctionTrapped(): InvokeHostFunctionResult<"invokeHostFunctionTrapped"> {
    return new InvokeHostFunctionResultUnion("invokeHostFunctionTrapped", null);
  }
  /** Creates the arm `invokeHostFunctionResourceLimitExceeded`, which has no value. */
  static invokeHostFunctionResourceLimitExceeded(): InvokeHostFunctionResult<"invokeHostFunctionResourceLimitExceeded"> {
    return new InvokeHostFunctionResultUnion("invokeHostFunctionResourceLimitExceeded", null);
  }
  /** Creates the arm `invokeHostFunctionEntryArchived`, which has no value. */
  static invokeHostFunctionEntryArchived(): InvokeHostFunctionResult<"invokeHostFunctionEntryArchived"> {
    return new InvokeHostFunctionResultUnion("invokeHostFunctionEntryArchived", null);
  }
  /** Creates the arm `invokeHostFunctionInsufficientRefundableFee`, which has no value. */
  static invokeHostFunctionInsufficientRefundableFee(): InvokeHostFunctionResult<"invokeHostFunctionInsufficientRefundableFee"> {
    return new InvokeHostFunctionResultUnion("invokeHostFunctionInsufficientRefundableFee", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InvokeHostFunctionResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 18 };
  }
  /** Reads one value. */
  static read(r: XdrReader): InvokeHostFunctionResult {
    const type = r.enum(invokeHostFunctionResultCodeNames, "InvokeHostFunctionResult");
    switch (type) {
      case "invokeHostFunctionSuccess": return new InvokeHostFunctionResultUnion(type, r.opaque(32, "InvokeHostFunctionResult.success"));
    }
    return new InvokeHostFunctionResultUnion(type, null) as InvokeHostFunctionResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InvokeHostFunctionResult): void {
    if (value?.constructor !== InvokeHostFunctionResultUnion) requireXdr(value, InvokeHostFunctionResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, invokeHostFunctionResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "invokeHostFunctionSuccess": w.opaque(value.value, 32); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an `invokeHostFunction` operation. */
export const InvokeHostFunctionResult: typeof InvokeHostFunctionResultUnion = InvokeHostFunctionResultUnion;

/** A member of the enum `ExtendFootprintTTLResultCode`. */
export type ExtendFootprintTtlResultCode = "extendFootprintTtlSuccess" | "extendFootprintTtlMalformed" | "extendFootprintTtlResourceLimitExceeded" | "extendFootprintTtlInsufficientRefundableFee";
/** The members of {@linkcode ExtendFootprintTtlResultCode} by name. */
export const ExtendFootprintTtlResultCode: {
  /** `EXTEND_FOOTPRINT_TTL_SUCCESS` = 0 */
  readonly extendFootprintTtlSuccess: "extendFootprintTtlSuccess";
  /** `EXTEND_FOOTPRINT_TTL_MALFORMED` = -1 */
  readonly extendFootprintTtlMalformed: "extendFootprintTtlMalformed";
  /** `EXTEND_FOOTPRINT_TTL_RESOURCE_LIMIT_EXCEEDED` = -2 */
  readonly extendFootprintTtlResourceLimitExceeded: "extendFootprintTtlResourceLimitExceeded";
  /** `EXTEND_FOOTPRINT_TTL_INSUFFICIENT_REFUNDABLE_FEE` = -3 */
  readonly extendFootprintTtlInsufficientRefundableFee: "extendFootprintTtlInsufficientRefundableFee";
} = /* @__PURE__ */ Object.freeze({ extendFootprintTtlSuccess: "extendFootprintTtlSuccess", extendFootprintTtlMalformed: "extendFootprintTtlMalformed", extendFootprintTtlResourceLimitExceeded: "extendFootprintTtlResourceLimitExceeded", extendFootprintTtlInsufficientRefundableFee: "extendFootprintTtlInsufficientRefundableFee" });
/** The members of {@linkcode ExtendFootprintTtlResultCode} by wire value. */
export const extendFootprintTtlResultCodeNames: { readonly [value: number]: ExtendFootprintTtlResultCode } = {"0":"extendFootprintTtlSuccess","-1":"extendFootprintTtlMalformed","-2":"extendFootprintTtlResourceLimitExceeded","-3":"extendFootprintTtlInsufficientRefundableFee"};

/** The value types of the arms of {@linkcode ExtendFootprintTtlResult}, by arm name. */
export interface ExtendFootprintTtlResultArms {
  /** No value. */
  readonly extendFootprintTtlSuccess: null;
  /** No value. */
  readonly extendFootprintTtlMalformed: null;
  /** No value. */
  readonly extendFootprintTtlResourceLimitExceeded: null;
  /** No value. */
  readonly extendFootprintTtlInsufficientRefundableFee: null;
}
/** The result of an `extendFootprintTtl` operation. */
export type ExtendFootprintTtlResult<T extends keyof ExtendFootprintTtlResultArms = keyof ExtendFootprintTtlResultArms> = { readonly [K in T]: ExtendFootprintTtlResultUnion<K> }[T];
/** The class of {@linkcode ExtendFootprintTtlResult}. */
export class ExtendFootprintTtlResultUnion<T extends keyof ExtendFootprintTtlResultArms> extends XdrValue<ExtendFootprintTtlResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ExtendFootprintTtlResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ExtendFootprintTtlResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ExtendFootprintTtlResult;
  private constructor(type: T, value: ExtendFootprintTtlResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `extendFootprintTtlSuccess`, which has no value. */
  static extendFootprintTtlSuccess(): ExtendFootprintTtlResult<"extendFootprintTtlSuccess"> {
    return new ExtendFootprintTtlResultUnion("extendFootprintTtlSuccess", null);
  }
  /** Creates the arm `extendFootprintTtlMalformed`, which has no value. */
  static extendFootprintTtlMalformed(): ExtendFootprintTtlResult<"extendFootprintTtlMalformed"> {
    return new ExtendFootprintTtlResultUnion("extendFootprintTtlMalformed", null);
  }
  /** Creates the arm `extendFootprintTtlResourceLimitExceeded`, which has no value. */
  static extendFootprintTtlResourceLimitExceeded(): ExtendFootprintTtlResult<"extendFootprintTtlResourceLimitExceeded"> {
    return new ExtendFootprintTtlResultUnion("extendFootprintTtlResourceLimitExceeded", null);
  }
  /** Creates the arm `extendFootprintTtlInsufficientRefundableFee`, which has no value. */
  static extendFootprintTtlInsufficientRefundableFee(): ExtendFootprintTtlResult<"extendFootprintTtlInsufficientRefundableFee"> {
    return new ExtendFootprintTtlResultUnion("extendFootprintTtlInsufficientRefundableFee", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ExtendFootprintTtlResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 18 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ExtendFootprintTtlResult {
    const type = r.enum(extendFootprintTtlResultCodeNames, "ExtendFootprintTtlResult");
    return new ExtendFootprintTtlResultUnion(type, null) as ExtendFootprintTtlResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ExtendFootprintTtlResult): void {
    if (value?.constructor !== ExtendFootprintTtlResultUnion) requireXdr(value, ExtendFootprintTtlResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, extendFootprintTtlResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an `extendFootprintTtl` operation. */
export const ExtendFootprintTtlResult: typeof ExtendFootprintTtlResultUnion = ExtendFootprintTtlResultUnion;

/** A member of the enum `RestoreFootprintResultCode`. */
export type RestoreFootprintResultCode = "restoreFootprintSuccess" | "restoreFootprintMalformed" | "restoreFootprintResourceLimitExceeded" | "restoreFootprintInsufficientRefundableFee";
/** The members of {@linkcode RestoreFootprintResultCode} by name. */
export const RestoreFootprintResultCode: {
  /** `RESTORE_FOOTPRINT_SUCCESS` = 0 */
  readonly restoreFootprintSuccess: "restoreFootprintSuccess";
  /** `RESTORE_FOOTPRINT_MALFORMED` = -1 */
  readonly restoreFootprintMalformed: "restoreFootprintMalformed";
  /** `RESTORE_FOOTPRINT_RESOURCE_LIMIT_EXCEEDED` = -2 */
  readonly restoreFootprintResourceLimitExceeded: "restoreFootprintResourceLimitExceeded";
  /** `RESTORE_FOOTPRINT_INSUFFICIENT_REFUNDABLE_FEE` = -3 */
  readonly restoreFootprintInsufficientRefundableFee: "restoreFootprintInsufficientRefundableFee";
} = /* @__PURE__ */ Object.freeze({ restoreFootprintSuccess: "restoreFootprintSuccess", restoreFootprintMalformed: "restoreFootprintMalformed", restoreFootprintResourceLimitExceeded: "restoreFootprintResourceLimitExceeded", restoreFootprintInsufficientRefundableFee: "restoreFootprintInsufficientRefundableFee" });
/** The members of {@linkcode RestoreFootprintResultCode} by wire value. */
export const restoreFootprintResultCodeNames: { readonly [value: number]: RestoreFootprintResultCode } = {"0":"restoreFootprintSuccess","-1":"restoreFootprintMalformed","-2":"restoreFootprintResourceLimitExceeded","-3":"restoreFootprintInsufficientRefundableFee"};

/** The value types of the arms of {@linkcode RestoreFootprintResult}, by arm name. */
export interface RestoreFootprintResultArms {
  /** No value. */
  readonly restoreFootprintSuccess: null;
  /** No value. */
  readonly restoreFootprintMalformed: null;
  /** No value. */
  readonly restoreFootprintResourceLimitExceeded: null;
  /** No value. */
  readonly restoreFootprintInsufficientRefundableFee: null;
}
/** The result of a `restoreFootprint` operation. */
export type RestoreFootprintResult<T extends keyof RestoreFootprintResultArms = keyof RestoreFootprintResultArms> = { readonly [K in T]: RestoreFootprintResultUnion<K> }[T];
/** The class of {@linkcode RestoreFootprintResult}. */
export class RestoreFootprintResultUnion<T extends keyof RestoreFootprintResultArms> extends XdrValue<RestoreFootprintResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: RestoreFootprintResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode RestoreFootprintResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is RestoreFootprintResult;
  private constructor(type: T, value: RestoreFootprintResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `restoreFootprintSuccess`, which has no value. */
  static restoreFootprintSuccess(): RestoreFootprintResult<"restoreFootprintSuccess"> {
    return new RestoreFootprintResultUnion("restoreFootprintSuccess", null);
  }
  /** Creates the arm `restoreFootprintMalformed`, which has no value. */
  static restoreFootprintMalformed(): RestoreFootprintResult<"restoreFootprintMalformed"> {
    return new RestoreFootprintResultUnion("restoreFootprintMalformed", null);
  }
  /** Creates the arm `restoreFootprintResourceLimitExceeded`, which has no value. */
  static restoreFootprintResourceLimitExceeded(): RestoreFootprintResult<"restoreFootprintResourceLimitExceeded"> {
    return new RestoreFootprintResultUnion("restoreFootprintResourceLimitExceeded", null);
  }
  /** Creates the arm `restoreFootprintInsufficientRefundableFee`, which has no value. */
  static restoreFootprintInsufficientRefundableFee(): RestoreFootprintResult<"restoreFootprintInsufficientRefundableFee"> {
    return new RestoreFootprintResultUnion("restoreFootprintInsufficientRefundableFee", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "RestoreFootprintResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 16 };
  }
  /** Reads one value. */
  static read(r: XdrReader): RestoreFootprintResult {
    const type = r.enum(restoreFootprintResultCodeNames, "RestoreFootprintResult");
    return new RestoreFootprintResultUnion(type, null) as RestoreFootprintResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: RestoreFootprintResult): void {
    if (value?.constructor !== RestoreFootprintResultUnion) requireXdr(value, RestoreFootprintResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, restoreFootprintResultCodeNames);
      step = value.type;
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of a `restoreFootprint` operation. */
export const RestoreFootprintResult: typeof RestoreFootprintResultUnion = RestoreFootprintResultUnion;

/** A member of the enum `OperationResultCode`. */
export type OperationResultCode = "opInner" | "opBadAuth" | "opNoAccount" | "opNotSupported" | "opTooManySubentries" | "opExceededWorkLimit" | "opTooManySponsoring";
/** The members of {@linkcode OperationResultCode} by name. */
export const OperationResultCode: {
  /** `opINNER` = 0 */
  readonly opInner: "opInner";
  /** `opBAD_AUTH` = -1 */
  readonly opBadAuth: "opBadAuth";
  /** `opNO_ACCOUNT` = -2 */
  readonly opNoAccount: "opNoAccount";
  /** `opNOT_SUPPORTED` = -3 */
  readonly opNotSupported: "opNotSupported";
  /** `opTOO_MANY_SUBENTRIES` = -4 */
  readonly opTooManySubentries: "opTooManySubentries";
  /** `opEXCEEDED_WORK_LIMIT` = -5 */
  readonly opExceededWorkLimit: "opExceededWorkLimit";
  /** `opTOO_MANY_SPONSORING` = -6 */
  readonly opTooManySponsoring: "opTooManySponsoring";
} = /* @__PURE__ */ Object.freeze({ opInner: "opInner", opBadAuth: "opBadAuth", opNoAccount: "opNoAccount", opNotSupported: "opNotSupported", opTooManySubentries: "opTooManySubentries", opExceededWorkLimit: "opExceededWorkLimit", opTooManySponsoring: "opTooManySponsoring" });
/** The members of {@linkcode OperationResultCode} by wire value. */
export const operationResultCodeNames: { readonly [value: number]: OperationResultCode } = {"0":"opInner","-1":"opBadAuth","-2":"opNoAccount","-3":"opNotSupported","-4":"opTooManySubentries","-5":"opExceededWorkLimit","-6":"opTooManySponsoring"};

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
/** The class of {@linkcode OperationResultTr}. */
export class OperationResultTrUnion<T extends keyof OperationResultTrArms> extends XdrValue<OperationResultTrJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: OperationResultTrArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode OperationResultTr}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is OperationResultTr;
  private constructor(type: T, value: OperationResultTrArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `createAccount`: a {@linkcode CreateAccountResult}. */
  static createAccount(createAccountResult: CreateAccountResult): OperationResultTr<"createAccount"> {
    return new OperationResultTrUnion("createAccount", createAccountResult);
  }
  /** Creates the arm `payment`: a {@linkcode PaymentResult}. */
  static payment(paymentResult: PaymentResult): OperationResultTr<"payment"> {
    return new OperationResultTrUnion("payment", paymentResult);
  }
  /** Creates the arm `pathPaymentStrictReceive`: a {@linkcode PathPaymentStrictReceiveResult}. */
  static pathPaymentStrictReceive(pathPaymentStrictReceiveResult: PathPaymentStrictReceiveResult): OperationResultTr<"pathPaymentStrictReceive"> {
    return new OperationResultTrUnion("pathPaymentStrictReceive", pathPaymentStrictReceiveResult);
  }
  /** Creates the arm `manageSellOffer`: a {@linkcode ManageSellOfferResult}. */
  static manageSellOffer(manageSellOfferResult: ManageSellOfferResult): OperationResultTr<"manageSellOffer"> {
    return new OperationResultTrUnion("manageSellOffer", manageSellOfferResult);
  }
  /** Creates the arm `createPassiveSellOffer`: a {@linkcode ManageSellOfferResult}. */
  static createPassiveSellOffer(createPassiveSellOfferResult: ManageSellOfferResult): OperationResultTr<"createPassiveSellOffer"> {
    return new OperationResultTrUnion("createPassiveSellOffer", createPassiveSellOfferResult);
  }
  /** Creates the arm `setOptions`: a {@linkcode SetOptionsResult}. */
  static setOptions(setOptionsResult: SetOptionsResult): OperationResultTr<"setOptions"> {
    return new OperationResultTrUnion("setOptions", setOptionsResult);
  }
  /** Creates the arm `changeTrust`: a {@linkcode ChangeTrustResult}. */
  static changeTrust(changeTrustResult: ChangeTrustResult): OperationResultTr<"changeTrust"> {
    return new OperationResultTrUnion("changeTrust", changeTrustResult);
  }
  /** Creates the arm `allowTrust`: an {@linkcode AllowTrustResult}. */
  static allowTrust(allowTrustResult: AllowTrustResult): OperationResultTr<"allowTrust"> {
    return new OperationResultTrUnion("allowTrust", allowTrustResult);
  }
  /** Creates the arm `accountMerge`: an {@linkcode AccountMergeResult}. */
  static accountMerge(accountMergeResult: AccountMergeResult): OperationResultTr<"accountMerge"> {
    return new OperationResultTrUnion("accountMerge", accountMergeResult);
  }
  /** Creates the arm `inflation`: an {@linkcode InflationResult}. */
  static inflation(inflationResult: InflationResult): OperationResultTr<"inflation"> {
    return new OperationResultTrUnion("inflation", inflationResult);
  }
  /** Creates the arm `manageData`: a {@linkcode ManageDataResult}. */
  static manageData(manageDataResult: ManageDataResult): OperationResultTr<"manageData"> {
    return new OperationResultTrUnion("manageData", manageDataResult);
  }
  /** Creates the arm `bumpSequence`: a {@linkcode BumpSequenceResult}. */
  static bumpSequence(bumpSeqResult: BumpSequenceResult): OperationResultTr<"bumpSequence"> {
    return new OperationResultTrUnion("bumpSequence", bumpSeqResult);
  }
  /** Creates the arm `manageBuyOffer`: a {@linkcode ManageBuyOfferResult}. */
  static manageBuyOffer(manageBuyOfferResult: ManageBuyOfferResult): OperationResultTr<"manageBuyOffer"> {
    return new OperationResultTrUnion("manageBuyOffer", manageBuyOfferResult);
  }
  /** Creates the arm `pathPaymentStrictSend`: a {@linkcode PathPaymentStrictSendResult}. */
  static pathPaymentStrictSend(pathPaymentStrictSendResult: PathPaymentStrictSendResult): OperationResultTr<"pathPaymentStrictSend"> {
    return new OperationResultTrUnion("pathPaymentStrictSend", pathPaymentStrictSendResult);
  }
  /** Creates the arm `createClaimableBalance`: a {@linkcode CreateClaimableBalanceResult}. */
  static createClaimableBalance(createClaimableBalanceResult: CreateClaimableBalanceResult): OperationResultTr<"createClaimableBalance"> {
    return new OperationResultTrUnion("createClaimableBalance", createClaimableBalanceResult);
  }
  /** Creates the arm `claimClaimableBalance`: a {@linkcode ClaimClaimableBalanceResult}. */
  static claimClaimableBalance(claimClaimableBalanceResult: ClaimClaimableBalanceResult): OperationResultTr<"claimClaimableBalance"> {
    return new OperationResultTrUnion("claimClaimableBalance", claimClaimableBalanceResult);
  }
  /** Creates the arm `beginSponsoringFutureReserves`: a {@linkcode BeginSponsoringFutureReservesResult}. */
  static beginSponsoringFutureReserves(beginSponsoringFutureReservesResult: BeginSponsoringFutureReservesResult): OperationResultTr<"beginSponsoringFutureReserves"> {
    return new OperationResultTrUnion("beginSponsoringFutureReserves", beginSponsoringFutureReservesResult);
  }
  /** Creates the arm `endSponsoringFutureReserves`: an {@linkcode EndSponsoringFutureReservesResult}. */
  static endSponsoringFutureReserves(endSponsoringFutureReservesResult: EndSponsoringFutureReservesResult): OperationResultTr<"endSponsoringFutureReserves"> {
    return new OperationResultTrUnion("endSponsoringFutureReserves", endSponsoringFutureReservesResult);
  }
  /** Creates the arm `revokeSponsorship`: a {@linkcode RevokeSponsorshipResult}. */
  static revokeSponsorship(revokeSponsorshipResult: RevokeSponsorshipResult): OperationResultTr<"revokeSponsorship"> {
    return new OperationResultTrUnion("revokeSponsorship", revokeSponsorshipResult);
  }
  /** Creates the arm `clawback`: a {@linkcode ClawbackResult}. */
  static clawback(clawbackResult: ClawbackResult): OperationResultTr<"clawback"> {
    return new OperationResultTrUnion("clawback", clawbackResult);
  }
  /** Creates the arm `clawbackClaimableBalance`: a {@linkcode ClawbackClaimableBalanceResult}. */
  static clawbackClaimableBalance(clawbackClaimableBalanceResult: ClawbackClaimableBalanceResult): OperationResultTr<"clawbackClaimableBalance"> {
    return new OperationResultTrUnion("clawbackClaimableBalance", clawbackClaimableBalanceResult);
  }
  /** Creates the arm `setTrustLineFlags`: a {@linkcode SetTrustLineFlagsResult}. */
  static setTrustLineFlags(setTrustLineFlagsResult: SetTrustLineFlagsResult): OperationResultTr<"setTrustLineFlags"> {
    return new OperationResultTrUnion("setTrustLineFlags", setTrustLineFlagsResult);
  }
  /** Creates the arm `liquidityPoolDeposit`: a {@linkcode LiquidityPoolDepositResult}. */
  static liquidityPoolDeposit(liquidityPoolDepositResult: LiquidityPoolDepositResult): OperationResultTr<"liquidityPoolDeposit"> {
    return new OperationResultTrUnion("liquidityPoolDeposit", liquidityPoolDepositResult);
  }
  /** Creates the arm `liquidityPoolWithdraw`: a {@linkcode LiquidityPoolWithdrawResult}. */
  static liquidityPoolWithdraw(liquidityPoolWithdrawResult: LiquidityPoolWithdrawResult): OperationResultTr<"liquidityPoolWithdraw"> {
    return new OperationResultTrUnion("liquidityPoolWithdraw", liquidityPoolWithdrawResult);
  }
  /** Creates the arm `invokeHostFunction`: an {@linkcode InvokeHostFunctionResult}. */
  static invokeHostFunction(invokeHostFunctionResult: InvokeHostFunctionResult): OperationResultTr<"invokeHostFunction"> {
    return new OperationResultTrUnion("invokeHostFunction", invokeHostFunctionResult);
  }
  /** Creates the arm `extendFootprintTtl`: an {@linkcode ExtendFootprintTtlResult}. */
  static extendFootprintTtl(extendFootprintTtlResult: ExtendFootprintTtlResult): OperationResultTr<"extendFootprintTtl"> {
    return new OperationResultTrUnion("extendFootprintTtl", extendFootprintTtlResult);
  }
  /** Creates the arm `restoreFootprint`: a {@linkcode RestoreFootprintResult}. */
  static restoreFootprint(restoreFootprintResult: RestoreFootprintResult): OperationResultTr<"restoreFootprint"> {
    return new OperationResultTrUnion("restoreFootprint", restoreFootprintResult);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OperationResultTr";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): OperationResultTr {
    const type = r.discriminant("OperationResultTr");
    switch (type) {
      case 0: return new OperationResultTrUnion("createAccount", CreateAccountResult.read(r));
      case 1: return new OperationResultTrUnion("payment", PaymentResult.read(r));
      case 2: return new OperationResultTrUnion("pathPaymentStrictReceive", PathPaymentStrictReceiveResult.read(r));
      case 3: return new OperationResultTrUnion("manageSellOffer", ManageSellOfferResult.read(r));
      case 4: return new OperationResultTrUnion("createPassiveSellOffer", ManageSellOfferResult.read(r));
      case 5: return new OperationResultTrUnion("setOptions", SetOptionsResult.read(r));
      case 6: return new OperationResultTrUnion("changeTrust", ChangeTrustResult.read(r));
      case 7: return new OperationResultTrUnion("allowTrust", AllowTrustResult.read(r));
      case 8: return new OperationResultTrUnion("accountMerge", AccountMergeResult.read(r));
      case 9: return new OperationResultTrUnion("inflation", InflationResult.read(r));
      case 10: return new OperationResultTrUnion("manageData", ManageDataResult.read(r));
      case 11: return new OperationResultTrUnion("bumpSequence", BumpSequenceResult.read(r));
      case 12: return new OperationResultTrUnion("manageBuyOffer", ManageBuyOfferResult.read(r));
      case 13: return new OperationResultTrUnion("pathPaymentStrictSend", PathPaymentStrictSendResult.read(r));
      case 14: return new OperationResultTrUnion("createClaimableBalance", CreateClaimableBalanceResult.read(r));
      case 15: return new OperationResultTrUnion("claimClaimableBalance", ClaimClaimableBalanceResult.read(r));
      case 16: return new OperationResultTrUnion("beginSponsoringFutureReserves", BeginSponsoringFutureReservesResult.read(r));
      case 17: return new OperationResultTrUnion("endSponsoringFutureReserves", EndSponsoringFutureReservesResult.read(r));
      case 18: return new OperationResultTrUnion("revokeSponsorship", RevokeSponsorshipResult.read(r));
      case 19: return new OperationResultTrUnion("clawback", ClawbackResult.read(r));
      case 20: return new OperationResultTrUnion("clawbackClaimableBalance", ClawbackClaimableBalanceResult.read(r));
      case 21: return new OperationResultTrUnion("setTrustLineFlags", SetTrustLineFlagsResult.read(r));
      case 22: return new OperationResultTrUnion("liquidityPoolDeposit", LiquidityPoolDepositResult.read(r));
      case 23: return new OperationResultTrUnion("liquidityPoolWithdraw", LiquidityPoolWithdrawResult.read(r));
      case 24: return new OperationResultTrUnion("invokeHostFunction", InvokeHostFunctionResult.read(r));
      case 25: return new OperationResultTrUnion("extendFootprintTtl", ExtendFootprintTtlResult.read(r));
      case 26: return new OperationResultTrUnion("restoreFootprint", RestoreFootprintResult.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: OperationResultTr): void {
    if (value?.constructor !== OperationResultTrUnion) requireXdr(value, OperationResultTrUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "createAccount": w.int32(0); CreateAccountResult.write(w, value.value); break;
        case "payment": w.int32(1); PaymentResult.write(w, value.value); break;
        case "pathPaymentStrictReceive": w.int32(2); PathPaymentStrictReceiveResult.write(w, value.value); break;
        case "manageSellOffer": w.int32(3); ManageSellOfferResult.write(w, value.value); break;
        case "createPassiveSellOffer": w.int32(4); ManageSellOfferResult.write(w, value.value); break;
        case "setOptions": w.int32(5); SetOptionsResult.write(w, value.value); break;
        case "changeTrust": w.int32(6); ChangeTrustResult.write(w, value.value); break;
        case "allowTrust": w.int32(7); AllowTrustResult.write(w, value.value); break;
        case "accountMerge": w.int32(8); AccountMergeResult.write(w, value.value); break;
        case "inflation": w.int32(9); InflationResult.write(w, value.value); break;
        case "manageData": w.int32(10); ManageDataResult.write(w, value.value); break;
        case "bumpSequence": w.int32(11); BumpSequenceResult.write(w, value.value); break;
        case "manageBuyOffer": w.int32(12); ManageBuyOfferResult.write(w, value.value); break;
        case "pathPaymentStrictSend": w.int32(13); PathPaymentStrictSendResult.write(w, value.value); break;
        case "createClaimableBalance": w.int32(14); CreateClaimableBalanceResult.write(w, value.value); break;
        case "claimClaimableBalance": w.int32(15); ClaimClaimableBalanceResult.write(w, value.value); break;
        case "beginSponsoringFutureReserves": w.int32(16); BeginSponsoringFutureReservesResult.write(w, value.value); break;
        case "endSponsoringFutureReserves": w.int32(17); EndSponsoringFutureReservesResult.write(w, value.value); break;
        case "revokeSponsorship": w.int32(18); RevokeSponsorshipResult.write(w, value.value); break;
        case "clawback": w.int32(19); ClawbackResult.write(w, value.value); break;
        case "clawbackClaimableBalance": w.int32(20); ClawbackClaimableBalanceResult.write(w, value.value); break;
        case "setTrustLineFlags": w.int32(21); SetTrustLineFlagsResult.write(w, value.value); break;
        case "liquidityPoolDeposit": w.int32(22); LiquidityPoolDepositResult.write(w, value.value); break;
        case "liquidityPoolWithdraw": w.int32(23); LiquidityPoolWithdrawResult.write(w, value.value); break;
        case "invokeHostFunction": w.int32(24); InvokeHostFunctionResult.write(w, value.value); break;
        case "extendFootprintTtl": w.int32(25); ExtendFootprintTtlResult.write(w, value.value); break;
        case "restoreFootprint": w.int32(26); RestoreFootprintResult.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an operation, by its type. */
export const OperationResultTr: typeof OperationResultTrUnion = OperationResultTrUnion;

/** The value types of the arms of {@linkcode OperationResult}, by arm name. */
export interface OperationResultArms {
  /** An {@linkcode OperationResultTr}. */
  readonly opInner: OperationResultTr;
  /** No value. */
  readonly opBadAuth: null;
  /** No value. */
  readonly opNoAccount: null;
  /** No value. */
  readonly opNotSupported: null;
  /** No value. */
  readonly opTooManySubentries: null;
  /** No value. */
  readonly opExceededWorkLimit: null;
  /** No value. */
  readonly opTooManySponsoring: null;
}
/** The result of an operation, or the reason why it was not executed. */
export type OperationResult<T extends keyof OperationResultArms = keyof OperationResultArms> = { readonly [K in T]: OperationResultUnion<K> }[T];
/** The class of {@linkcode OperationResult}. */
export class OperationResultUnion<T extends keyof OperationResultArms> extends XdrValue<OperationResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: OperationResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode OperationResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is OperationResult;
  private constructor(type: T, value: OperationResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `opInner`: an {@linkcode OperationResultTr}. */
  static opInner(tr: OperationResultTr): OperationResult<"opInner"> {
    return new OperationResultUnion("opInner", tr);
  }
  /** Creates the arm `opBadAuth`, which has no value. */
  static opBadAuth(): OperationResult<"opBadAuth"> {
    return new OperationResultUnion("opBadAuth", null);
  }
  /** Creates the arm `opNoAccount`, which has no value. */
  static opNoAccount(): OperationResult<"opNoAccount"> {
    return new OperationResultUnion("opNoAccount", null);
  }
  /** Creates the arm `opNotSupported`, which has no value. */
  static opNotSupported(): OperationResult<"opNotSupported"> {
    return new OperationResultUnion("opNotSupported", null);
  }
  /** Creates the arm `opTooManySubentries`, which has no value. */
  static opTooManySubentries(): OperationResult<"opTooManySubentries"> {
    return new OperationResultUnion("opTooManySubentries", null);
  }
  /** Creates the arm `opExceededWorkLimit`, which has no value. */
  static opExceededWorkLimit(): OperationResult<"opExceededWorkLimit"> {
    return new OperationResultUnion("opExceededWorkLimit", null);
  }
  /** Creates the arm `opTooManySponsoring`, which has no value. */
  static opTooManySponsoring(): OperationResult<"opTooManySponsoring"> {
    return new OperationResultUnion("opTooManySponsoring", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OperationResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): OperationResult {
    const type = r.enum(operationResultCodeNames, "OperationResult");
    switch (type) {
      case "opInner": return new OperationResultUnion(type, OperationResultTr.read(r));
    }
    return new OperationResultUnion(type, null) as OperationResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: OperationResult): void {
    if (value?.constructor !== OperationResultUnion) requireXdr(value, OperationResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, operationResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "opInner": OperationResultTr.write(w, value.value); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The result of an operation, or the reason why it was not executed. */
export const OperationResult: typeof OperationResultUnion = OperationResultUnion;

/** A member of the enum `TransactionResultCode`. */
export type TransactionResultCode = "txFeeBumpInnerSuccess" | "txSuccess" | "txFailed" | "txTooEarly" | "txTooLate" | "txMissingOperation" | "txBadSeq" | "txBadAuth" | "txInsufficientBalance" | "txNoAccount" | "txInsufficientFee" | "txBadAuthExtra" | "txInternalError" | "txNotSupported" | "txFeeBumpInnerFailed" | "txBadSponsorship" | "txBadMinSeqAgeOrGap" | "txMalformed" | "txDwsaInvalid" | "txFrozenKeyAccessed";
/** The members of {@linkcode TransactionResultCode} by name. */
export const TransactionResultCode: {
  /** `txFEE_BUMP_INNER_SUCCESS` = 1 */
  readonly txFeeBumpInnerSuccess: "txFeeBumpInnerSuccess";
  /** `txSUCCESS` = 0 */
  readonly txSuccess: "txSuccess";
  /** `txFAILED` = -1 */
  readonly txFailed: "txFailed";
  /** `txTOO_EARLY` = -2 */
  readonly txTooEarly: "txTooEarly";
  /** `txTOO_LATE` = -3 */
  readonly txTooLate: "txTooLate";
  /** `txMISSING_OPERATION` = -4 */
  readonly txMissingOperation: "txMissingOperation";
  /** `txBAD_SEQ` = -5 */
  readonly txBadSeq: "txBadSeq";
  /** `txBAD_AUTH` = -6 */
  readonly txBadAuth: "txBadAuth";
  /** `txINSUFFICIENT_BALANCE` = -7 */
  readonly txInsufficientBalance: "txInsufficientBalance";
  /** `txNO_ACCOUNT` = -8 */
  readonly txNoAccount: "txNoAccount";
  /** `txINSUFFICIENT_FEE` = -9 */
  readonly txInsufficientFee: "txInsufficientFee";
  /** `txBAD_AUTH_EXTRA` = -10 */
  readonly txBadAuthExtra: "txBadAuthExtra";
  /** `txINTERNAL_ERROR` = -11 */
  readonly txInternalError: "txInternalError";
  /** `txNOT_SUPPORTED` = -12 */
  readonly txNotSupported: "txNotSupported";
  /** `txFEE_BUMP_INNER_FAILED` = -13 */
  readonly txFeeBumpInnerFailed: "txFeeBumpInnerFailed";
  /** `txBAD_SPONSORSHIP` = -14 */
  readonly txBadSponsorship: "txBadSponsorship";
  /** `txBAD_MIN_SEQ_AGE_OR_GAP` = -15 */
  readonly txBadMinSeqAgeOrGap: "txBadMinSeqAgeOrGap";
  /** `txMALFORMED` = -16 */
  readonly txMalformed: "txMalformed";
  /** `txDWSA_INVALID` = -17 */
  readonly txDwsaInvalid: "txDwsaInvalid";
  /** `txFROZEN_KEY_ACCESSED` = -18 */
  readonly txFrozenKeyAccessed: "txFrozenKeyAccessed";
} = /* @__PURE__ */ Object.freeze({ txFeeBumpInnerSuccess: "txFeeBumpInnerSuccess", txSuccess: "txSuccess", txFailed: "txFailed", txTooEarly: "txTooEarly", txTooLate: "txTooLate", txMissingOperation: "txMissingOperation", txBadSeq: "txBadSeq", txBadAuth: "txBadAuth", txInsufficientBalance: "txInsufficientBalance", txNoAccount: "txNoAccount", txInsufficientFee: "txInsufficientFee", txBadAuthExtra: "txBadAuthExtra", txInternalError: "txInternalError", txNotSupported: "txNotSupported", txFeeBumpInnerFailed: "txFeeBumpInnerFailed", txBadSponsorship: "txBadSponsorship", txBadMinSeqAgeOrGap: "txBadMinSeqAgeOrGap", txMalformed: "txMalformed", txDwsaInvalid: "txDwsaInvalid", txFrozenKeyAccessed: "txFrozenKeyAccessed" });
/** The members of {@linkcode TransactionResultCode} by wire value. */
export const transactionResultCodeNames: { readonly [value: number]: TransactionResultCode } = {"0":"txSuccess","1":"txFeeBumpInnerSuccess","-1":"txFailed","-2":"txTooEarly","-3":"txTooLate","-4":"txMissingOperation","-5":"txBadSeq","-6":"txBadAuth","-7":"txInsufficientBalance","-8":"txNoAccount","-9":"txInsufficientFee","-10":"txBadAuthExtra","-11":"txInternalError","-12":"txNotSupported","-13":"txFeeBumpInnerFailed","-14":"txBadSponsorship","-15":"txBadMinSeqAgeOrGap","-16":"txMalformed","-17":"txDwsaInvalid","-18":"txFrozenKeyAccessed"};

/** The value types of the arms of {@linkcode InnerTransactionResultResult}, by arm name. */
export interface InnerTransactionResultResultArms {
  /** An array of {@linkcode OperationResult} values. */
  readonly txSuccess: readonly OperationResult[];
  /** An array of {@linkcode OperationResult} values. */
  readonly txFailed: readonly OperationResult[];
  /** No value. */
  readonly txTooEarly: null;
  /** No value. */
  readonly txTooLate: null;
  /** No value. */
  readonly txMissingOperation: null;
  /** No value. */
  readonly txBadSeq: null;
  /** No value. */
  readonly txBadAuth: null;
  /** No value. */
  readonly txInsufficientBalance: null;
  /** No value. */
  readonly txNoAccount: null;
  /** No value. */
  readonly txInsufficientFee: null;
  /** No value. */
  readonly txBadAuthExtra: null;
  /** No value. */
  readonly txInternalError: null;
  /** No value. */
  readonly txNotSupported: null;
  /** No value. */
  readonly txBadSponsorship: null;
  /** No value. */
  readonly txBadMinSeqAgeOrGap: null;
  /** No value. */
  readonly txMalformed: null;
  /** No value. */
  readonly txDwsaInvalid: null;
  /** No value. */
  readonly txFrozenKeyAccessed: null;
}
/** The outcome of the inner transaction of a fee bump, by its code. */
export type InnerTransactionResultResult<T extends keyof InnerTransactionResultResultArms = keyof InnerTransactionResultResultArms> = { readonly [K in T]: InnerTransactionResultResultUnion<K> }[T];
/** The class of {@linkcode InnerTransactionResultResult}. */
export class InnerTransactionResultResultUnion<T extends keyof InnerTransactionResultResultArms> extends XdrValue<InnerTransactionResultResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: InnerTransactionResultResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode InnerTransactionResultResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is InnerTransactionResultResult;
  private constructor(type: T, value: InnerTransactionResultResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `txSuccess`: an array of {@linkcode OperationResult} values. */
  static txSuccess(results: readonly OperationResult[]): InnerTransactionResultResult<"txSuccess"> {
    return new InnerTransactionResultResultUnion("txSuccess", copyOf(results));
  }
  /** Creates the arm `txFailed`: an array of {@linkcode OperationResult} values. */
  static txFailed(results: readonly OperationResult[]): InnerTransactionResultResult<"txFailed"> {
    return new InnerTransactionResultResultUnion("txFailed", copyOf(results));
  }
  /** Creates the arm `txTooEarly`, which has no value. */
  static txTooEarly(): InnerTransactionResultResult<"txTooEarly"> {
    return new InnerTransactionResultResultUnion("txTooEarly", null);
  }
  /** Creates the arm `txTooLate`, which has no value. */
  static txTooLate(): InnerTransactionResultResult<"txTooLate"> {
    return new InnerTransactionResultResultUnion("txTooLate", null);
  }
  /** Creates the arm `txMissingOperation`, which has no value. */
  static txMissingOperation(): InnerTransactionResultResult<"txMissingOperation"> {
    return new InnerTransactionResultResultUnion("txMissingOperation", null);
  }
  /** Creates the arm `txBadSeq`, which has no value. */
  static txBadSeq(): InnerTransactionResultResult<"txBadSeq"> {
    return new InnerTransactionResultResultUnion("txBadSeq", null);
  }
  /** Creates the arm `txBadAuth`, which has no value. */
  static txBadAuth(): InnerTransactionResultResult<"txBadAuth"> {
    return new InnerTransactionResultResultUnion("txBadAuth", null);
  }
  /** Creates the arm `txInsufficientBalance`, which has no value. */
  static txInsufficientBalance(): InnerTransactionResultResult<"txInsufficientBalance"> {
    return new InnerTransactionResultResultUnion("txInsufficientBalance", null);
  }
  /** Creates the arm `txNoAccount`, which has no value. */
  static txNoAccount(): InnerTransactionResultResult<"txNoAccount"> {
    return new InnerTransactionResultResultUnion("txNoAccount", null);
  }
  /** Creates the arm `txInsufficientFee`, which has no value. */
  static txInsufficientFee(): InnerTransactionResultResult<"txInsufficientFee"> {
    return new InnerTransactionResultResultUnion("txInsufficientFee", null);
  }
  /** Creates the arm `txBadAuthExtra`, which has no value. */
  static txBadAuthExtra(): InnerTransactionResultResult<"txBadAuthExtra"> {
    return new InnerTransactionResultResultUnion("txBadAuthExtra", null);
  }
  /** Creates the arm `txInternalError`, which has no value. */
  static txInternalError(): InnerTransactionResultResult<"txInternalError"> {
    return new InnerTransactionResultResultUnion("txInternalError", null);
  }
  /** Creates the arm `txNotSupported`, which has no value. */
  static txNotSupported(): InnerTransactionResultResult<"txNotSupported"> {
    return new InnerTransactionResultResultUnion("txNotSupported", null);
  }
  /** Creates the arm `txBadSponsorship`, which has no value. */
  static txBadSponsorship(): InnerTransactionResultResult<"txBadSponsorship"> {
    return new InnerTransactionResultResultUnion("txBadSponsorship", null);
  }
  /** Creates the arm `txBadMinSeqAgeOrGap`, which has no value. */
  static txBadMinSeqAgeOrGap(): InnerTransactionResultResult<"txBadMinSeqAgeOrGap"> {
    return new InnerTransactionResultResultUnion("txBadMinSeqAgeOrGap", null);
  }
  /** Creates the arm `txMalformed`, which has no value. */
  static txMalformed(): InnerTransactionResultResult<"txMalformed"> {
    return new InnerTransactionResultResultUnion("txMalformed", null);
  }
  /** Creates the arm `txDwsaInvalid`, which has no value. */
  static txDwsaInvalid(): InnerTransactionResultResult<"txDwsaInvalid"> {
    return new InnerTransactionResultResultUnion("txDwsaInvalid", null);
  }
  /** Creates the arm `txFrozenKeyAccessed`, which has no value. */
  static txFrozenKeyAccessed(): InnerTransactionResultResult<"txFrozenKeyAccessed"> {
    return new InnerTransactionResultResultUnion("txFrozenKeyAccessed", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InnerTransactionResultResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): InnerTransactionResultResult {
    const type = r.discriminant("InnerTransactionResultResult");
    switch (type) {
      case 0: return new InnerTransactionResultResultUnion("txSuccess", r.array(4294967295, 4, "InnerTransactionResultResult.txSuccess", OperationResult.read));
      case -1: return new InnerTransactionResultResultUnion("txFailed", r.array(4294967295, 4, "InnerTransactionResultResult.txFailed", OperationResult.read));
      case -2: return new InnerTransactionResultResultUnion("txTooEarly", null);
      case -3: return new InnerTransactionResultResultUnion("txTooLate", null);
      case -4: return new InnerTransactionResultResultUnion("txMissingOperation", null);
      case -5: return new InnerTransactionResultResultUnion("txBadSeq", null);
      case -6: return new InnerTransactionResultResultUnion("txBadAuth", null);
      case -7: return new InnerTransactionResultResultUnion("txInsufficientBalance", null);
      case -8: return new InnerTransactionResultResultUnion("txNoAccount", null);
      case -9: return new InnerTransactionResultResultUnion("txInsufficientFee", null);
      case -10: return new InnerTransactionResultResultUnion("txBadAuthExtra", null);
      case -11: return new InnerTransactionResultResultUnion("txInternalError", null);
      case -12: return new InnerTransactionResultResultUnion("txNotSupported", null);
      case -14: return new InnerTransactionResultResultUnion("txBadSponsorship", null);
      case -15: return new InnerTransactionResultResultUnion("txBadMinSeqAgeOrGap", null);
      case -16: return new InnerTransactionResultResultUnion("txMalformed", null);
      case -17: return new InnerTransactionResultResultUnion("txDwsaInvalid", null);
      case -18: return new InnerTransactionResultResultUnion("txFrozenKeyAccessed", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InnerTransactionResultResult): void {
    if (value?.constructor !== InnerTransactionResultResultUnion) requireXdr(value, InnerTransactionResultResultUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "txSuccess": w.int32(0); w.array(value.value, 4294967295, OperationResult.write); break;
        case "txFailed": w.int32(-1); w.array(value.value, 4294967295, OperationResult.write); break;
        case "txTooEarly": w.int32(-2); break;
        case "txTooLate": w.int32(-3); break;
        case "txMissingOperation": w.int32(-4); break;
        case "txBadSeq": w.int32(-5); break;
        case "txBadAuth": w.int32(-6); break;
        case "txInsufficientBalance": w.int32(-7); break;
        case "txNoAccount": w.int32(-8); break;
        case "txInsufficientFee": w.int32(-9); break;
        case "txBadAuthExtra": w.int32(-10); break;
        case "txInternalError": w.int32(-11); break;
        case "txNotSupported": w.int32(-12); break;
        case "txBadSponsorship": w.int32(-14); break;
        case "txBadMinSeqAgeOrGap": w.int32(-15); break;
        case "txMalformed": w.int32(-16); break;
        case "txDwsaInvalid": w.int32(-17); break;
        case "txFrozenKeyAccessed": w.int32(-18); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The outcome of the inner transaction of a fee bump, by its code. */
export const InnerTransactionResultResult: typeof InnerTransactionResultResultUnion = InnerTransactionResultResultUnion;

/** The value types of the arms of {@linkcode InnerTransactionResultExt}, by arm name. */
export interface InnerTransactionResultExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of an `InnerTransactionResult`. */
export type InnerTransactionResultExt<T extends keyof InnerTransactionResultExtArms = keyof InnerTransactionResultExtArms> = { readonly [K in T]: InnerTransactionResultExtUnion<K> }[T];
/** The class of {@linkcode InnerTransactionResultExt}. */
export class InnerTransactionResultExtUnion<T extends keyof InnerTransactionResultExtArms> extends XdrValue<InnerTransactionResultExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: InnerTransactionResultExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode InnerTransactionResultExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is InnerTransactionResultExt;
  private constructor(type: T, value: InnerTransactionResultExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): InnerTransactionResultExt<"v0"> {
    return new InnerTransactionResultExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InnerTransactionResultExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): InnerTransactionResultExt {
    const type = r.discriminant("InnerTransactionResultExt");
    switch (type) {
      case 0: return new InnerTransactionResultExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InnerTransactionResultExt): void {
    if (value?.constructor !== InnerTransactionResultExtUnion) requireXdr(value, InnerTransactionResultExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of an `InnerTransactionResult`. */
export const InnerTransactionResultExt: typeof InnerTransactionResultExtUnion = InnerTransactionResultExtUnion;

/** The result of the inner transaction of a fee bump. */
export class InnerTransactionResult extends XdrValue<InnerTransactionResultJson> {
  /** A signed 64-bit integer. */
  declare readonly feeCharged: bigint;
  /** An {@linkcode InnerTransactionResultResult}. */
  declare readonly result: InnerTransactionResultResult;
  /** An {@linkcode InnerTransactionResultExt}. */
  declare readonly ext: InnerTransactionResultExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly feeCharged: bigint; readonly result: InnerTransactionResultResult; readonly ext: InnerTransactionResultExt }) {
    super();
    this.feeCharged = fields.feeCharged;
    this.result = fields.result;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InnerTransactionResult";
  }
  /** Reads one value. */
  static read(r: XdrReader): InnerTransactionResult {
    return new InnerTransactionResult({
      feeCharged: r.int64("InnerTransactionResult.feeCharged"),
      result: InnerTransactionResultResult.read(r),
      ext: InnerTransactionResultExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InnerTransactionResult): void {
    if (value?.constructor !== InnerTransactionResult) requireXdr(value, InnerTransactionResult);
    let step = ".feeCharged";
    try {
      w.int64(value.feeCharged);
      step = ".result"; InnerTransactionResultResult.write(w, value.result);
      step = ".ext"; InnerTransactionResultExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The hash and the result of the inner transaction of a fee bump. */
export class InnerTransactionResultPair extends XdrValue<InnerTransactionResultPairJson> {
  /** 32 bytes. */
  declare readonly transactionHash: Hash;
  /** An {@linkcode InnerTransactionResult}. */
  declare readonly result: InnerTransactionResult;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly transactionHash: Hash; readonly result: InnerTransactionResult }) {
    super();
    if (fields === BLANK) return;
    this.transactionHash = copyOf(fields.transactionHash);
    this.result = fields.result;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InnerTransactionResultPair";
  }
  /** Reads one value. */
  static read(r: XdrReader): InnerTransactionResultPair {
    const value: Mutable<InnerTransactionResultPair> = new InnerTransactionResultPair(BLANK);
    value.transactionHash = r.opaque(32, "InnerTransactionResultPair.transactionHash");
    value.result = InnerTransactionResult.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InnerTransactionResultPair): void {
    if (value?.constructor !== InnerTransactionResultPair) requireXdr(value, InnerTransactionResultPair);
    let step = ".transactionHash";
    try {
      w.opaque(value.transactionHash, 32);
      step = ".result"; InnerTransactionResult.write(w, value.result);
    } catch (error) { throw withPath(error, step); }
  }
}

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
  /** No value. */
  readonly txTooEarly: null;
  /** No value. */
  readonly txTooLate: null;
  /** No value. */
  readonly txMissingOperation: null;
  /** No value. */
  readonly txBadSeq: null;
  /** No value. */
  readonly txBadAuth: null;
  /** No value. */
  readonly txInsufficientBalance: null;
  /** No value. */
  readonly txNoAccount: null;
  /** No value. */
  readonly txInsufficientFee: null;
  /** No value. */
  readonly txBadAuthExtra: null;
  /** No value. */
  readonly txInternalError: null;
  /** No value. */
  readonly txNotSupported: null;
  /** No value. */
  readonly txBadSponsorship: null;
  /** No value. */
  readonly txBadMinSeqAgeOrGap: null;
  /** No value. */
  readonly txMalformed: null;
  /** No value. */
  readonly txDwsaInvalid: null;
  /** No value. */
  readonly txFrozenKeyAccessed: null;
}
/** The outcome of a transaction, by its code. */
export type TransactionResultResult<T extends keyof TransactionResultResultArms = keyof TransactionResultResultArms> = { readonly [K in T]: TransactionResultResultUnion<K> }[T];
/** The class of {@linkcode TransactionResultResult}. */
export class TransactionResultResultUnion<T extends keyof TransactionResultResultArms> extends XdrValue<TransactionResultResultJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionResultResultArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionResultResult}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionResultResult;
  private constructor(type: T, value: TransactionResultResultArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `txFeeBumpInnerSuccess`: an {@linkcode InnerTransactionResultPair}. */
  static txFeeBumpInnerSuccess(innerResultPair: InnerTransactionResultPair): TransactionResultResult<"txFeeBumpInnerSuccess"> {
    return new TransactionResultResultUnion("txFeeBumpInnerSuccess", innerResultPair);
  }
  /** Creates the arm `txFeeBumpInnerFailed`: an {@linkcode InnerTransactionResultPair}. */
  static txFeeBumpInnerFailed(innerResultPair: InnerTransactionResultPair): TransactionResultResult<"txFeeBumpInnerFailed"> {
    return new TransactionResultResultUnion("txFeeBumpInnerFailed", innerResultPair);
  }
  /** Creates the arm `txSuccess`: an array of {@linkcode OperationResult} values. */
  static txSuccess(results: readonly OperationResult[]): TransactionResultResult<"txSuccess"> {
    return new TransactionResultResultUnion("txSuccess", copyOf(results));
  }
  /** Creates the arm `txFailed`: an array of {@linkcode OperationResult} values. */
  static txFailed(results: readonly OperationResult[]): TransactionResultResult<"txFailed"> {
    return new TransactionResultResultUnion("txFailed", copyOf(results));
  }
  /** Creates the arm `txTooEarly`, which has no value. */
  static txTooEarly(): TransactionResultResult<"txTooEarly"> {
    return new TransactionResultResultUnion("txTooEarly", null);
  }
  /** Creates the arm `txTooLate`, which has no value. */
  static txTooLate(): TransactionResultResult<"txTooLate"> {
    return new TransactionResultResultUnion("txTooLate", null);
  }
  /** Creates the arm `txMissingOperation`, which has no value. */
  static txMissingOperation(): TransactionResultResult<"txMissingOperation"> {
    return new TransactionResultResultUnion("txMissingOperation", null);
  }
  /** Creates the arm `txBadSeq`, which has no value. */
  static txBadSeq(): TransactionResultResult<"txBadSeq"> {
    return new TransactionResultResultUnion("txBadSeq", null);
  }
  /** Creates the arm `txBadAuth`, which has no value. */
  static txBadAuth(): TransactionResultResult<"txBadAuth"> {
    return new TransactionResultResultUnion("txBadAuth", null);
  }
  /** Creates the arm `txInsufficientBalance`, which has no value. */
  static txInsufficientBalance(): TransactionResultResult<"txInsufficientBalance"> {
    return new TransactionResultResultUnion("txInsufficientBalance", null);
  }
  /** Creates the arm `txNoAccount`, which has no value. */
  static txNoAccount(): TransactionResultResult<"txNoAccount"> {
    return new TransactionResultResultUnion("txNoAccount", null);
  }
  /** Creates the arm `txInsufficientFee`, which has no value. */
  static txInsufficientFee(): TransactionResultResult<"txInsufficientFee"> {
    return new TransactionResultResultUnion("txInsufficientFee", null);
  }
  /** Creates the arm `txBadAuthExtra`, which has no value. */
  static txBadAuthExtra(): TransactionResultResult<"txBadAuthExtra"> {
    return new TransactionResultResultUnion("txBadAuthExtra", null);
  }
  /** Creates the arm `txInternalError`, which has no value. */
  static txInternalError(): TransactionResultResult<"txInternalError"> {
    return new TransactionResultResultUnion("txInternalError", null);
  }
  /** Creates the arm `txNotSupported`, which has no value. */
  static txNotSupported(): TransactionResultResult<"txNotSupported"> {
    return new TransactionResultResultUnion("txNotSupported", null);
  }
  /** Creates the arm `txBadSponsorship`, which has no value. */
  static txBadSponsorship(): TransactionResultResult<"txBadSponsorship"> {
    return new TransactionResultResultUnion("txBadSponsorship", null);
  }
  /** Creates the arm `txBadMinSeqAgeOrGap`, which has no value. */
  static txBadMinSeqAgeOrGap(): TransactionResultResult<"txBadMinSeqAgeOrGap"> {
    return new TransactionResultResultUnion("txBadMinSeqAgeOrGap", null);
  }
  /** Creates the arm `txMalformed`, which has no value. */
  static txMalformed(): TransactionResultResult<"txMalformed"> {
    return new TransactionResultResultUnion("txMalformed", null);
  }
  /** Creates the arm `txDwsaInvalid`, which has no value. */
  static txDwsaInvalid(): TransactionResultResult<"txDwsaInvalid"> {
    return new TransactionResultResultUnion("txDwsaInvalid", null);
  }
  /** Creates the arm `txFrozenKeyAccessed`, which has no value. */
  static txFrozenKeyAccessed(): TransactionResultResult<"txFrozenKeyAccessed"> {
    return new TransactionResultResultUnion("txFrozenKeyAccessed", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionResultResult";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionResultResult {
    const type = r.enum(transactionResultCodeNames, "TransactionResultResult");
    switch (type) {
      case "txFeeBumpInnerSuccess": return new TransactionResultResultUnion(type, InnerTransactionResultPair.read(r));
      case "txFeeBumpInnerFailed": return new TransactionResultResultUnion(type, InnerTransactionResultPair.read(r));
      case "txSuccess": return new TransactionResultResultUnion(type, r.array(4294967295, 4, "TransactionResultResult.results", OperationResult.read));
      case "txFailed": return new TransactionResultResultUnion(type, r.array(4294967295, 4, "TransactionResultResult.results", OperationResult.read));
    }
    return new TransactionResultResultUnion(type, null) as TransactionResultResult;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionResultResult): void {
    if (value?.constructor !== TransactionResultResultUnion) requireXdr(value, TransactionResultResultUnion);
    let step: string = "type";
    try {
      w.enum(value.type, transactionResultCodeNames);
      step = value.type;
      switch (value.type) {
        case "txFeeBumpInnerSuccess": InnerTransactionResultPair.write(w, value.value); break;
        case "txFeeBumpInnerFailed": InnerTransactionResultPair.write(w, value.value); break;
        case "txSuccess": w.array(value.value, 4294967295, OperationResult.write); break;
        case "txFailed": w.array(value.value, 4294967295, OperationResult.write); break;
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The outcome of a transaction, by its code. */
export const TransactionResultResult: typeof TransactionResultResultUnion = TransactionResultResultUnion;

/** The value types of the arms of {@linkcode TransactionResultExt}, by arm name. */
export interface TransactionResultExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `TransactionResult`. */
export type TransactionResultExt<T extends keyof TransactionResultExtArms = keyof TransactionResultExtArms> = { readonly [K in T]: TransactionResultExtUnion<K> }[T];
/** The class of {@linkcode TransactionResultExt}. */
export class TransactionResultExtUnion<T extends keyof TransactionResultExtArms> extends XdrValue<TransactionResultExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionResultExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionResultExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionResultExt;
  private constructor(type: T, value: TransactionResultExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TransactionResultExt<"v0"> {
    return new TransactionResultExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionResultExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionResultExt {
    const type = r.discriminant("TransactionResultExt");
    switch (type) {
      case 0: return new TransactionResultExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionResultExt): void {
    if (value?.constructor !== TransactionResultExtUnion) requireXdr(value, TransactionResultExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `TransactionResult`. */
export const TransactionResultExt: typeof TransactionResultExtUnion = TransactionResultExtUnion;

/** The outcome of a transaction. */
export class TransactionResult extends XdrValue<TransactionResultJson> {
  /** A signed 64-bit integer. */
  declare readonly feeCharged: bigint;
  /** A {@linkcode TransactionResultResult}. */
  declare readonly result: TransactionResultResult;
  /** A {@linkcode TransactionResultExt}. */
  declare readonly ext: TransactionResultExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly feeCharged: bigint; readonly result: TransactionResultResult; readonly ext: TransactionResultExt }) {
    super();
    this.feeCharged = fields.feeCharged;
    this.result = fields.result;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionResult";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionResult {
    return new TransactionResult({
      feeCharged: r.int64("TransactionResult.feeCharged"),
      result: TransactionResultResult.read(r),
      ext: TransactionResultExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionResult): void {
    if (value?.constructor !== TransactionResult) requireXdr(value, TransactionResult);
    let step = ".feeCharged";
    try {
      w.int64(value.feeCharged);
      step = ".result"; TransactionResultResult.write(w, value.result);
      step = ".ext"; TransactionResultExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}
