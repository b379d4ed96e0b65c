// Generated from xdr/idl/transaction.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr, xdrCodec } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { XdrCodec } from "../codec.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import { ContractExecutable, ScAddress, type ScSymbol, ScVal } from "./contract.ts";
import type { AllowTrustOpJson, BeginSponsoringFutureReservesOpJson, BumpSequenceOpJson, ChangeTrustAssetJson, ChangeTrustOpJson, ClaimClaimableBalanceOpJson, ClawbackClaimableBalanceOpJson, ClawbackOpJson, ContractIdPreimageFromAddressJson, ContractIdPreimageJson, CreateAccountOpJson, CreateClaimableBalanceOpJson, CreateContractArgsJson, CreateContractArgsV2Json, CreatePassiveSellOfferOpJson, DecoratedSignatureJson, DwsaAddressCredentialsJson, DwsaAddressCredentialsWithDelegatesJson, DwsaAuthorizationEntryJson, DwsaAuthorizedFunctionJson, DwsaAuthorizedInvocationJson, DwsaCredentialsJson, DwsaDelegateSignatureJson, DwsaResourcesExtV0Json, DwsaResourcesJson, DwsaTransactionDataExtJson, DwsaTransactionDataJson, ExtendFootprintTtlOpJson, FeeBumpTransactionEnvelopeJson, FeeBumpTransactionExtJson, FeeBumpTransactionInnerTxJson, FeeBumpTransactionJson, HashIdPreimageContractIdJson, HashIdPreimageDwsaAuthorizationJson, HashIdPreimageDwsaAuthorizationWithAddressJson, HashIdPreimageJson, HashIdPreimageOperationIdJson, HashIdPreimageRevokeIdJson, HostFunctionJson, InvokeContractArgsJson, InvokeHostFunctionOpJson, LedgerBoundsJson, LedgerFootprintJson, LiquidityPoolDepositOpJson, LiquidityPoolParametersJson, LiquidityPoolWithdrawOpJson, ManageBuyOfferOpJson, ManageDataOpJson, ManageSellOfferOpJson, MemoJson, MuxedAccountJson, MuxedAccountMed25519Json, OperationBodyJson, OperationJson, PathPaymentStrictReceiveOpJson, PathPaymentStrictSendOpJson, PaymentOpJson, PreconditionsJson, PreconditionsV2Json, RestoreFootprintOpJson, RevokeSponsorshipOpJson, RevokeSponsorshipOpSignerJson, SetOptionsOpJson, SetTrustLineFlagsOpJson, TimeBoundsJson, TransactionEnvelopeJson, TransactionExtJson, TransactionJson, TransactionSignaturePayloadJson, TransactionSignaturePayloadTaggedTransactionJson, TransactionV0EnvelopeJson, TransactionV0ExtJson, TransactionV0Json, TransactionV1EnvelopeJson } from "./json_types.ts";
import { AlphaNum12, AlphaNum4, Asset, AssetCode, Claimant, type DataValue, LedgerKey, LiquidityPoolConstantProductParameters, Price, Signer, type String32, type String64 } from "./ledger_entries.ts";
import { type AccountId, ClaimableBalanceId, ExtensionPoint, type Hash, type PoolId, PublicKey, type Signature, type SignatureHint, SignerKey, type Uint256Bytes } from "./types.ts";

/** The value types of the arms of {@linkcode LiquidityPoolParameters}, by arm name. */
export interface LiquidityPoolParametersArms {
  /** A {@linkcode LiquidityPoolConstantProductParameters}. */
  readonly liquidityPoolConstantProduct: LiquidityPoolConstantProductParameters;
}
/** The parameters of a liquidity pool, by its type. */
export type LiquidityPoolParameters<T extends keyof LiquidityPoolParametersArms = keyof LiquidityPoolParametersArms> = { readonly [K in T]: LiquidityPoolParametersUnion<K> }[T];
/** The class of {@linkcode LiquidityPoolParameters}. */
export class LiquidityPoolParametersUnion<T extends keyof LiquidityPoolParametersArms> extends XdrValue<LiquidityPoolParametersJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: LiquidityPoolParametersArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode LiquidityPoolParameters}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LiquidityPoolParameters;
  private constructor(type: T, value: LiquidityPoolParametersArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `liquidityPoolConstantProduct`: a {@linkcode LiquidityPoolConstantProductParameters}. */
  static liquidityPoolConstantProduct(constantProduct: LiquidityPoolConstantProductParameters): LiquidityPoolParameters<"liquidityPoolConstantProduct"> {
    return new LiquidityPoolParametersUnion("liquidityPoolConstantProduct", constantProduct);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolParameters";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolParameters {
    const type = r.discriminant("LiquidityPoolParameters");
    switch (type) {
      case 0: return new LiquidityPoolParametersUnion("liquidityPoolConstantProduct", LiquidityPoolConstantProductParameters.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolParameters): void {
    if (value?.constructor !== LiquidityPoolParametersUnion) requireXdr(value, LiquidityPoolParametersUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "liquidityPoolConstantProduct": w.int32(0); LiquidityPoolConstantProductParameters.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The parameters of a liquidity pool, by its type. */
export const LiquidityPoolParameters: typeof LiquidityPoolParametersUnion = LiquidityPoolParametersUnion;

/** An account and a 64-bit muxed ID. */
export class MuxedAccountMed25519 extends XdrValue<MuxedAccountMed25519Json> {
  /** An unsigned 64-bit integer. */
  declare readonly id: bigint;
  /** 32 bytes. */
  declare readonly ed25519: Uint256Bytes;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly id: bigint; readonly ed25519: Uint256Bytes }) {
    super();
    if (fields === BLANK) return;
    this.id = fields.id;
    this.ed25519 = copyOf(fields.ed25519);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "MuxedAccountMed25519";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "M" };
  }
  /** Reads one value. */
  static read(r: XdrReader): MuxedAccountMed25519 {
    const value: Mutable<MuxedAccountMed25519> = new MuxedAccountMed25519(BLANK);
    value.id = r.uint64("MuxedAccountMed25519.id");
    value.ed25519 = r.opaque(32, "MuxedAccountMed25519.ed25519");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: MuxedAccountMed25519): void {
    if (value?.constructor !== MuxedAccountMed25519) requireXdr(value, MuxedAccountMed25519);
    let step = ".id";
    try {
      w.uint64(value.id);
      step = ".ed25519"; w.opaque(value.ed25519, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode MuxedAccount}, by arm name. */
export interface MuxedAccountArms {
  /** 32 bytes. */
  readonly keyTypeEd25519: Uint256Bytes;
  /** A {@linkcode MuxedAccountMed25519}. */
  readonly keyTypeMuxedEd25519: MuxedAccountMed25519;
}
/** An account, optionally with a 64-bit muxed ID. */
export type MuxedAccount<T extends keyof MuxedAccountArms = keyof MuxedAccountArms> = { readonly [K in T]: MuxedAccountUnion<K> }[T];
/** The class of {@linkcode MuxedAccount}. */
export class MuxedAccountUnion<T extends keyof MuxedAccountArms> extends XdrValue<MuxedAccountJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: MuxedAccountArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode MuxedAccount}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is MuxedAccount;
  private constructor(type: T, value: MuxedAccountArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `keyTypeEd25519`: 32 bytes. */
  static keyTypeEd25519(ed25519: Uint256Bytes): MuxedAccount<"keyTypeEd25519"> {
    return new MuxedAccountUnion("keyTypeEd25519", copyOf(ed25519));
  }
  /** Creates the arm `keyTypeMuxedEd25519`: a {@linkcode MuxedAccountMed25519}. */
  static keyTypeMuxedEd25519(med25519: MuxedAccountMed25519): MuxedAccount<"keyTypeMuxedEd25519"> {
    return new MuxedAccountUnion("keyTypeMuxedEd25519", med25519);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "MuxedAccount";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "bare", keyTypeEd25519: "G" };
  }
  /** Reads one value. */
  static read(r: XdrReader): MuxedAccount {
    const type = r.discriminant("MuxedAccount");
    switch (type) {
      case 0: return new MuxedAccountUnion("keyTypeEd25519", r.opaque(32, "MuxedAccount.keyTypeEd25519"));
      case 256: return new MuxedAccountUnion("keyTypeMuxedEd25519", MuxedAccountMed25519.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: MuxedAccount): void {
    if (value?.constructor !== MuxedAccountUnion) requireXdr(value, MuxedAccountUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "keyTypeEd25519": w.int32(0); w.opaque(value.value, 32); break;
        case "keyTypeMuxedEd25519": w.int32(256); MuxedAccountMed25519.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An account, optionally with a 64-bit muxed ID. */
export const MuxedAccount: typeof MuxedAccountUnion = MuxedAccountUnion;

/** A signature and the hint of its key. */
export class DecoratedSignature extends XdrValue<DecoratedSignatureJson> {
  /** The last four bytes of the signer's public key; for a signed payload, XORed with the last four of the payload (CAP-40). 4 bytes. */
  declare readonly hint: SignatureHint;
  /** At most 64 bytes. */
  declare readonly signature: Signature;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly hint: SignatureHint; readonly signature: Signature }) {
    super();
    if (fields === BLANK) return;
    this.hint = copyOf(fields.hint);
    this.signature = copyOf(fields.signature);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DecoratedSignature";
  }
  /** Reads one value. */
  static read(r: XdrReader): DecoratedSignature {
    const value: Mutable<DecoratedSignature> = new DecoratedSignature(BLANK);
    value.hint = r.opaque(4, "DecoratedSignature.hint");
    value.signature = r.varOpaque(64, "DecoratedSignature.signature");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DecoratedSignature): void {
    if (value?.constructor !== DecoratedSignature) requireXdr(value, DecoratedSignature);
    let step = ".hint";
    try {
      w.opaque(value.hint, 4);
      step = ".signature"; w.varOpaque(value.signature, 64);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `OperationType`. */
export type OperationType = "createAccount" | "payment" | "pathPaymentStrictReceive" | "manageSellOffer" | "createPassiveSellOffer" | "setOptions" | "changeTrust" | "allowTrust" | "accountMerge" | "inflation" | "manageData" | "bumpSequence" | "manageBuyOffer" | "pathPaymentStrictSend" | "createClaimableBalance" | "claimClaimableBalance" | "beginSponsoringFutureReserves" | "endSponsoringFutureReserves" | "revokeSponsorship" | "clawback" | "clawbackClaimableBalance" | "setTrustLineFlags" | "liquidityPoolDeposit" | "liquidityPoolWithdraw" | "invokeHostFunction" | "extendFootprintTtl" | "restoreFootprint";
/** The members of {@linkcode OperationType} by name. */
export const OperationType: {
  /** `CREATE_ACCOUNT` = 0 */
  readonly createAccount: "createAccount";
  /** `PAYMENT` = 1 */
  readonly payment: "payment";
  /** `PATH_PAYMENT_STRICT_RECEIVE` = 2 */
  readonly pathPaymentStrictReceive: "pathPaymentStrictReceive";
  /** `MANAGE_SELL_OFFER` = 3 */
  readonly manageSellOffer: "manageSellOffer";
  /** `CREATE_PASSIVE_SELL_OFFER` = 4 */
  readonly createPassiveSellOffer: "createPassiveSellOffer";
  /** `SET_OPTIONS` = 5 */
  readonly setOptions: "setOptions";
  /** `CHANGE_TRUST` = 6 */
  readonly changeTrust: "changeTrust";
  /** `ALLOW_TRUST` = 7 */
  readonly allowTrust: "allowTrust";
  /** `ACCOUNT_MERGE` = 8 */
  readonly accountMerge: "accountMerge";
  /** `INFLATION` = 9 */
  readonly inflation: "inflation";
  /** `MANAGE_DATA` = 10 */
  readonly manageData: "manageData";
  /** `BUMP_SEQUENCE` = 11 */
  readonly bumpSequence: "bumpSequence";
  /** `MANAGE_BUY_OFFER` = 12 */
  readonly manageBuyOffer: "manageBuyOffer";
  /** `PATH_PAYMENT_STRICT_SEND` = 13 */
  readonly pathPaymentStrictSend: "pathPaymentStrictSend";
  /** `CREATE_CLAIMABLE_BALANCE` = 14 */
  readonly createClaimableBalance: "createClaimableBalance";
  /** `CLAIM_CLAIMABLE_BALANCE` = 15 */
  readonly claimClaimableBalance: "claimClaimableBalance";
  /** `BEGIN_SPONSORING_FUTURE_RESERVES` = 16 */
  readonly beginSponsoringFutureReserves: "beginSponsoringFutureReserves";
  /** `END_SPONSORING_FUTURE_RESERVES` = 17 */
  readonly endSponsoringFutureReserves: "endSponsoringFutureReserves";
  /** `REVOKE_SPONSORSHIP` = 18 */
  readonly revokeSponsorship: "revokeSponsorship";
  /** `CLAWBACK` = 19 */
  readonly clawback: "clawback";
  /** `CLAWBACK_CLAIMABLE_BALANCE` = 20 */
  readonly clawbackClaimableBalance: "clawbackClaimableBalance";
  /** `SET_TRUST_LINE_FLAGS` = 21 */
  readonly setTrustLineFlags: "setTrustLineFlags";
  /** `LIQUIDITY_POOL_DEPOSIT` = 22 */
  readonly liquidityPoolDeposit: "liquidityPoolDeposit";
  /** `LIQUIDITY_POOL_WITHDRAW` = 23 */
  readonly liquidityPoolWithdraw: "liquidityPoolWithdraw";
  /** `INVOKE_HOST_FUNCTION` = 24 */
  readonly invokeHostFunction: "invokeHostFunction";
  /** `EXTEND_FOOTPRINT_TTL` = 25 */
  readonly extendFootprintTtl: "extendFootprintTtl";
  /** `RESTORE_FOOTPRINT` = 26 */
  readonly restoreFootprint: "restoreFootprint";
} = /* @__PURE__ */ Object.freeze({ createAccount: "createAccount", payment: "payment", pathPaymentStrictReceive: "pathPaymentStrictReceive", manageSellOffer: "manageSellOffer", createPassiveSellOffer: "createPassiveSellOffer", setOptions: "setOptions", changeTrust: "changeTrust", allowTrust: "allowTrust", accountMerge: "accountMerge", inflation: "inflation", manageData: "manageData", bumpSequence: "bumpSequence", manageBuyOffer: "manageBuyOffer", pathPaymentStrictSend: "pathPaymentStrictSend", createClaimableBalance: "createClaimableBalance", claimClaimableBalance: "claimClaimableBalance", beginSponsoringFutureReserves: "beginSponsoringFutureReserves", endSponsoringFutureReserves: "endSponsoringFutureReserves", revokeSponsorship: "revokeSponsorship", clawback: "clawback", clawbackClaimableBalance: "clawbackClaimableBalance", setTrustLineFlags: "setTrustLineFlags", liquidityPoolDeposit: "liquidityPoolDeposit", liquidityPoolWithdraw: "liquidityPoolWithdraw", invokeHostFunction: "invokeHostFunction", extendFootprintTtl: "extendFootprintTtl", restoreFootprint: "restoreFootprint" });
/** The members of {@linkcode OperationType} by wire value. */
export const operationTypeNames: { readonly [value: number]: OperationType } = ["createAccount","payment","pathPaymentStrictReceive","manageSellOffer","createPassiveSellOffer","setOptions","changeTrust","allowTrust","accountMerge","inflation","manageData","bumpSequence","manageBuyOffer","pathPaymentStrictSend","createClaimableBalance","claimClaimableBalance","beginSponsoringFutureReserves","endSponsoringFutureReserves","revokeSponsorship","clawback","clawbackClaimableBalance","setTrustLineFlags","liquidityPoolDeposit","liquidityPoolWithdraw","invokeHostFunction","extendFootprintTtl","restoreFootprint"];

/** Creates an account, and transfers its starting balance from the source account. */
export class CreateAccountOp extends XdrValue<CreateAccountOpJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly destination: AccountId;
  /** The starting balance, in stroops. A signed 64-bit integer. */
  declare readonly startingBalance: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly destination: AccountId; readonly startingBalance: bigint }) {
    super();
    this.destination = fields.destination;
    this.startingBalance = fields.startingBalance;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "CreateAccountOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): CreateAccountOp {
    return new CreateAccountOp({
      destination: PublicKey.read(r),
      startingBalance: r.int64("CreateAccountOp.startingBalance"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: CreateAccountOp): void {
    if (value?.constructor !== CreateAccountOp) requireXdr(value, CreateAccountOp);
    let step = ".destination";
    try {
      PublicKey.write(w, value.destination);
      step = ".startingBalance"; w.int64(value.startingBalance);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Pays an amount of an asset to an account. */
export class PaymentOp extends XdrValue<PaymentOpJson> {
  /** A {@linkcode MuxedAccount}. */
  declare readonly destination: MuxedAccount;
  /** An {@linkcode Asset}. */
  declare readonly asset: Asset;
  /** The amount in base units (1/10,000,000 of the asset). A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly destination: MuxedAccount; readonly asset: Asset; readonly amount: bigint }) {
    super();
    this.destination = fields.destination;
    this.asset = fields.asset;
    this.amount = fields.amount;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PaymentOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): PaymentOp {
    return new PaymentOp({
      destination: MuxedAccount.read(r),
      asset: Asset.read(r),
      amount: r.int64("PaymentOp.amount"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PaymentOp): void {
    if (value?.constructor !== PaymentOp) requireXdr(value, PaymentOp);
    let step = ".destination";
    try {
      MuxedAccount.write(w, value.destination);
      step = ".asset"; Asset.write(w, value.asset);
      step = ".amount"; w.int64(value.amount);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Pays an exact amount of an asset with another asset, which is exchanged along a path. */
export class PathPaymentStrictReceiveOp extends XdrValue<PathPaymentStrictReceiveOpJson> {
  /** An {@linkcode Asset}. */
  declare readonly sendAsset: Asset;
  /** A signed 64-bit integer. */
  declare readonly sendMax: bigint;
  /** A {@linkcode MuxedAccount}. */
  declare readonly destination: MuxedAccount;
  /** An {@linkcode Asset}. */
  declare readonly destAsset: Asset;
  /** A signed 64-bit integer. */
  declare readonly destAmount: bigint;
  /** An array of at most 5 {@linkcode Asset} values. */
  declare readonly path: readonly Asset[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly sendAsset: Asset; readonly sendMax: bigint; readonly destination: MuxedAccount; readonly destAsset: Asset; readonly destAmount: bigint; readonly path: readonly Asset[] }) {
    super();
    if (fields === BLANK) return;
    this.sendAsset = fields.sendAsset;
    this.sendMax = fields.sendMax;
    this.destination = fields.destination;
    this.destAsset = fields.destAsset;
    this.destAmount = fields.destAmount;
    this.path = copyOf(fields.path);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PathPaymentStrictReceiveOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): PathPaymentStrictReceiveOp {
    const value: Mutable<PathPaymentStrictReceiveOp> = new PathPaymentStrictReceiveOp(BLANK);
    value.sendAsset = Asset.read(r);
    value.sendMax = r.int64("PathPaymentStrictReceiveOp.sendMax");
    value.destination = MuxedAccount.read(r);
    value.destAsset = Asset.read(r);
    value.destAmount = r.int64("PathPaymentStrictReceiveOp.destAmount");
    value.path = r.array(5, 4, "PathPaymentStrictReceiveOp.path", Asset.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PathPaymentStrictReceiveOp): void {
    if (value?.constructor !== PathPaymentStrictReceiveOp) requireXdr(value, PathPaymentStrictReceiveOp);
    let step = ".sendAsset";
    try {
      Asset.write(w, value.sendAsset);
      step = ".sendMax"; w.int64(value.sendMax);
      step = ".destination"; MuxedAccount.write(w, value.destination);
      step = ".destAsset"; Asset.write(w, value.destAsset);
      step = ".destAmount"; w.int64(value.destAmount);
      step = ".path"; w.array(value.path, 5, Asset.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Exchanges an exact amount of an asset along a path, and pays the result to an account. */
export class PathPaymentStrictSendOp extends XdrValue<PathPaymentStrictSendOpJson> {
  /** An {@linkcode Asset}. */
  declare readonly sendAsset: Asset;
  /** A signed 64-bit integer. */
  declare readonly sendAmount: bigint;
  /** A {@linkcode MuxedAccount}. */
  declare readonly destination: MuxedAccount;
  /** An {@linkcode Asset}. */
  declare readonly destAsset: Asset;
  /** A signed 64-bit integer. */
  declare readonly destMin: bigint;
  /** An array of at most 5 {@linkcode Asset} values. */
  declare readonly path: readonly Asset[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly sendAsset: Asset; readonly sendAmount: bigint; readonly destination: MuxedAccount; readonly destAsset: Asset; readonly destMin: bigint; readonly path: readonly Asset[] }) {
    super();
    if (fields === BLANK) return;
    this.sendAsset = fields.sendAsset;
    this.sendAmount = fields.sendAmount;
    this.destination = fields.destination;
    this.destAsset = fields.destAsset;
    this.destMin = fields.destMin;
    this.path = copyOf(fields.path);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PathPaymentStrictSendOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): PathPaymentStrictSendOp {
    const value: Mutable<PathPaymentStrictSendOp> = new PathPaymentStrictSendOp(BLANK);
    value.sendAsset = Asset.read(r);
    value.sendAmount = r.int64("PathPaymentStrictSendOp.sendAmount");
    value.destination = MuxedAccount.read(r);
    value.destAsset = Asset.read(r);
    value.destMin = r.int64("PathPaymentStrictSendOp.destMin");
    value.path = r.array(5, 4, "PathPaymentStrictSendOp.path", Asset.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PathPaymentStrictSendOp): void {
    if (value?.constructor !== PathPaymentStrictSendOp) requireXdr(value, PathPaymentStrictSendOp);
    let step = ".sendAsset";
    try {
      Asset.write(w, value.sendAsset);
      step = ".sendAmount"; w.int64(value.sendAmount);
      step = ".destination"; MuxedAccount.write(w, value.destination);
      step = ".destAsset"; Asset.write(w, value.destAsset);
      step = ".destMin"; w.int64(value.destMin);
      step = ".path"; w.array(value.path, 5, Asset.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Creates, changes or deletes an offer to sell an amount of an asset. */
export class ManageSellOfferOp extends XdrValue<ManageSellOfferOpJson> {
  /** An {@linkcode Asset}. */
  declare readonly selling: Asset;
  /** An {@linkcode Asset}. */
  declare readonly buying: Asset;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** A {@linkcode Price}. */
  declare readonly price: Price;
  /** A signed 64-bit integer. */
  declare readonly offerId: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly selling: Asset; readonly buying: Asset; readonly amount: bigint; readonly price: Price; readonly offerId: bigint }) {
    super();
    this.selling = fields.selling;
    this.buying = fields.buying;
    this.amount = fields.amount;
    this.price = fields.price;
    this.offerId = fields.offerId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageSellOfferOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageSellOfferOp {
    return new ManageSellOfferOp({
      selling: Asset.read(r),
      buying: Asset.read(r),
      amount: r.int64("ManageSellOfferOp.amount"),
      price: Price.read(r),
      offerId: r.int64("ManageSellOfferOp.offerId"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageSellOfferOp): void {
    if (value?.constructor !== ManageSellOfferOp) requireXdr(value, ManageSellOfferOp);
    let step = ".selling";
    try {
      Asset.write(w, value.selling);
      step = ".buying"; Asset.write(w, value.buying);
      step = ".amount"; w.int64(value.amount);
      step = ".price"; Price.write(w, value.price);
      step = ".offerId"; w.int64(value.offerId);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Creates, changes or deletes an offer to buy an amount of an asset. */
export class ManageBuyOfferOp extends XdrValue<ManageBuyOfferOpJson> {
  /** An {@linkcode Asset}. */
  declare readonly selling: Asset;
  /** An {@linkcode Asset}. */
  declare readonly buying: Asset;
  /** A signed 64-bit integer. */
  declare readonly buyAmount: bigint;
  /** A {@linkcode Price}. */
  declare readonly price: Price;
  /** A signed 64-bit integer. */
  declare readonly offerId: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly selling: Asset; readonly buying: Asset; readonly buyAmount: bigint; readonly price: Price; readonly offerId: bigint }) {
    super();
    this.selling = fields.selling;
    this.buying = fields.buying;
    this.buyAmount = fields.buyAmount;
    this.price = fields.price;
    this.offerId = fields.offerId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageBuyOfferOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageBuyOfferOp {
    return new ManageBuyOfferOp({
      selling: Asset.read(r),
      buying: Asset.read(r),
      buyAmount: r.int64("ManageBuyOfferOp.buyAmount"),
      price: Price.read(r),
      offerId: r.int64("ManageBuyOfferOp.offerId"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageBuyOfferOp): void {
    if (value?.constructor !== ManageBuyOfferOp) requireXdr(value, ManageBuyOfferOp);
    let step = ".selling";
    try {
      Asset.write(w, value.selling);
      step = ".buying"; Asset.write(w, value.buying);
      step = ".buyAmount"; w.int64(value.buyAmount);
      step = ".price"; Price.write(w, value.price);
      step = ".offerId"; w.int64(value.offerId);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Creates an offer that does not match offers of the same price. */
export class CreatePassiveSellOfferOp extends XdrValue<CreatePassiveSellOfferOpJson> {
  /** An {@linkcode Asset}. */
  declare readonly selling: Asset;
  /** An {@linkcode Asset}. */
  declare readonly buying: Asset;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** A {@linkcode Price}. */
  declare readonly price: Price;
  /** Creates a value from its fields. */
  constructor(fields: { readonly selling: Asset; readonly buying: Asset; readonly amount: bigint; readonly price: Price }) {
    super();
    this.selling = fields.selling;
    this.buying = fields.buying;
    this.amount = fields.amount;
    this.price = fields.price;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "CreatePassiveSellOfferOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): CreatePassiveSellOfferOp {
    return new CreatePassiveSellOfferOp({
      selling: Asset.read(r),
      buying: Asset.read(r),
      amount: r.int64("CreatePassiveSellOfferOp.amount"),
      price: Price.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: CreatePassiveSellOfferOp): void {
    if (value?.constructor !== CreatePassiveSellOfferOp) requireXdr(value, CreatePassiveSellOfferOp);
    let step = ".selling";
    try {
      Asset.write(w, value.selling);
      step = ".buying"; Asset.write(w, value.buying);
      step = ".amount"; w.int64(value.amount);
      step = ".price"; Price.write(w, value.price);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Changes the flags, thresholds, signers, home domain or inflation destination of the source account. */
export class SetOptionsOp extends XdrValue<SetOptionsOpJson> {
  /** A {@linkcode PublicKey}, or null. */
  declare readonly inflationDest: AccountId | null;
  /** An unsigned 32-bit integer, or null. */
  declare readonly clearFlags: number | null;
  /** An unsigned 32-bit integer, or null. */
  declare readonly setFlags: number | null;
  /** An unsigned 32-bit integer, or null. */
  declare readonly masterWeight: number | null;
  /** An unsigned 32-bit integer, or null. */
  declare readonly lowThreshold: number | null;
  /** An unsigned 32-bit integer, or null. */
  declare readonly medThreshold: number | null;
  /** An unsigned 32-bit integer, or null. */
  declare readonly highThreshold: number | null;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8), or null. */
  declare readonly homeDomain: String32 | null;
  /** A {@linkcode Signer}, or null. */
  declare readonly signer: Signer | null;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly inflationDest: AccountId | null; readonly clearFlags: number | null; readonly setFlags: number | null; readonly masterWeight: number | null; readonly lowThreshold: number | null; readonly medThreshold: number | null; readonly highThreshold: number | null; readonly homeDomain: String32 | null; readonly signer: Signer | null }) {
    super();
    if (fields === BLANK) return;
    this.inflationDest = fields.inflationDest;
    this.clearFlags = fields.clearFlags;
    this.setFlags = fields.setFlags;
    this.masterWeight = fields.masterWeight;
    this.lowThreshold = fields.lowThreshold;
    this.medThreshold = fields.medThreshold;
    this.highThreshold = fields.highThreshold;
    this.homeDomain = copyOf(fields.homeDomain);
    this.signer = fields.signer;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SetOptionsOp";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { homeDomain: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): SetOptionsOp {
    const value: Mutable<SetOptionsOp> = new SetOptionsOp(BLANK);
    value.inflationDest = r.optional("SetOptionsOp.inflationDest", PublicKey.read);
    value.clearFlags = r.optional("SetOptionsOp.clearFlags", (r) => r.uint32("SetOptionsOp.clearFlags"));
    value.setFlags = r.optional("SetOptionsOp.setFlags", (r) => r.uint32("SetOptionsOp.setFlags"));
    value.masterWeight = r.optional("SetOptionsOp.masterWeight", (r) => r.uint32("SetOptionsOp.masterWeight"));
    value.lowThreshold = r.optional("SetOptionsOp.lowThreshold", (r) => r.uint32("SetOptionsOp.lowThreshold"));
    value.medThreshold = r.optional("SetOptionsOp.medThreshold", (r) => r.uint32("SetOptionsOp.medThreshold"));
    value.highThreshold = r.optional("SetOptionsOp.highThreshold", (r) => r.uint32("SetOptionsOp.highThreshold"));
    value.homeDomain = r.optional("SetOptionsOp.homeDomain", (r) => r.text(32, "SetOptionsOp.homeDomain"));
    value.signer = r.optional("SetOptionsOp.signer", Signer.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SetOptionsOp): void {
    if (value?.constructor !== SetOptionsOp) requireXdr(value, SetOptionsOp);
    let step = ".inflationDest";
    try {
      w.optional(value.inflationDest, PublicKey.write);
      step = ".clearFlags"; w.optional(value.clearFlags, (w, v) => w.uint32(v));
      step = ".setFlags"; w.optional(value.setFlags, (w, v) => w.uint32(v));
      step = ".masterWeight"; w.optional(value.masterWeight, (w, v) => w.uint32(v));
      step = ".lowThreshold"; w.optional(value.lowThreshold, (w, v) => w.uint32(v));
      step = ".medThreshold"; w.optional(value.medThreshold, (w, v) => w.uint32(v));
      step = ".highThreshold"; w.optional(value.highThreshold, (w, v) => w.uint32(v));
      step = ".homeDomain"; w.optional(value.homeDomain, (w, v) => w.text(v, 32));
      step = ".signer"; w.optional(value.signer, Signer.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ChangeTrustAsset}, by arm name. */
export interface ChangeTrustAssetArms {
  /** No value. */
  readonly assetTypeNative: null;
  /** An {@linkcode AlphaNum4}. */
  readonly assetTypeCreditAlphanum4: AlphaNum4;
  /** An {@linkcode AlphaNum12}. */
  readonly assetTypeCreditAlphanum12: AlphaNum12;
  /** A {@linkcode LiquidityPoolParameters}. */
  readonly assetTypePoolShare: LiquidityPoolParameters;
}
/** The asset or the liquidity pool of a trust line. */
export type ChangeTrustAsset<T extends keyof ChangeTrustAssetArms = keyof ChangeTrustAssetArms> = { readonly [K in T]: ChangeTrustAssetUnion<K> }[T];
/** The class of {@linkcode ChangeTrustAsset}. */
export class ChangeTrustAssetUnion<T extends keyof ChangeTrustAssetArms> extends XdrValue<ChangeTrustAssetJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ChangeTrustAssetArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ChangeTrustAsset}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ChangeTrustAsset;
  private constructor(type: T, value: ChangeTrustAssetArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `assetTypeNative`, which has no value. */
  static assetTypeNative(): ChangeTrustAsset<"assetTypeNative"> {
    return new ChangeTrustAssetUnion("assetTypeNative", null);
  }
  /** Creates the arm `assetTypeCreditAlphanum4`: an {@linkcode AlphaNum4}. */
  static assetTypeCreditAlphanum4(alphaNum4: AlphaNum4): ChangeTrustAsset<"assetTypeCreditAlphanum4"> {
    return new ChangeTrustAssetUnion("assetTypeCreditAlphanum4", alphaNum4);
  }
  /** Creates the arm `assetTypeCreditAlphanum12`: an {@linkcode AlphaNum12}. */
  static assetTypeCreditAlphanum12(alphaNum12: AlphaNum12): ChangeTrustAsset<"assetTypeCreditAlphanum12"> {
    return new ChangeTrustAssetUnion("assetTypeCreditAlphanum12", alphaNum12);
  }
  /** Creates the arm `assetTypePoolShare`: a {@linkcode LiquidityPoolParameters}. */
  static assetTypePoolShare(liquidityPool: LiquidityPoolParameters): ChangeTrustAsset<"assetTypePoolShare"> {
    return new ChangeTrustAssetUnion("assetTypePoolShare", liquidityPool);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ChangeTrustAsset";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 9 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ChangeTrustAsset {
    const type = r.discriminant("ChangeTrustAsset");
    switch (type) {
      case 0: return new ChangeTrustAssetUnion("assetTypeNative", null);
      case 1: return new ChangeTrustAssetUnion("assetTypeCreditAlphanum4", AlphaNum4.read(r));
      case 2: return new ChangeTrustAssetUnion("assetTypeCreditAlphanum12", AlphaNum12.read(r));
      case 3: return new ChangeTrustAssetUnion("assetTypePoolShare", LiquidityPoolParameters.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ChangeTrustAsset): void {
    if (value?.constructor !== ChangeTrustAssetUnion) requireXdr(value, ChangeTrustAssetUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "assetTypeNative": w.int32(0); break;
        case "assetTypeCreditAlphanum4": w.int32(1); AlphaNum4.write(w, value.value); break;
        case "assetTypeCreditAlphanum12": w.int32(2); AlphaNum12.write(w, value.value); break;
        case "assetTypePoolShare": w.int32(3); LiquidityPoolParameters.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The asset or the liquidity pool of a trust line. */
export const ChangeTrustAsset: typeof ChangeTrustAssetUnion = ChangeTrustAssetUnion;

/** Creates, changes or deletes a trust line. */
export class ChangeTrustOp extends XdrValue<ChangeTrustOpJson> {
  /** A {@linkcode ChangeTrustAsset}. */
  declare readonly line: ChangeTrustAsset;
  /** A signed 64-bit integer. */
  declare readonly limit: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly line: ChangeTrustAsset; readonly limit: bigint }) {
    super();
    this.line = fields.line;
    this.limit = fields.limit;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ChangeTrustOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): ChangeTrustOp {
    return new ChangeTrustOp({
      line: ChangeTrustAsset.read(r),
      limit: r.int64("ChangeTrustOp.limit"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ChangeTrustOp): void {
    if (value?.constructor !== ChangeTrustOp) requireXdr(value, ChangeTrustOp);
    let step = ".line";
    try {
      ChangeTrustAsset.write(w, value.line);
      step = ".limit"; w.int64(value.limit);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Authorizes a trust line, or revokes its authorization. `SetTrustLineFlagsOp` replaces this operation. */
export class AllowTrustOp extends XdrValue<AllowTrustOpJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly trustor: AccountId;
  /** An {@linkcode AssetCode}. */
  declare readonly asset: AssetCode;
  /** An unsigned 32-bit integer. */
  declare readonly authorize: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly trustor: AccountId; readonly asset: AssetCode; readonly authorize: number }) {
    super();
    this.trustor = fields.trustor;
    this.asset = fields.asset;
    this.authorize = fields.authorize;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AllowTrustOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): AllowTrustOp {
    return new AllowTrustOp({
      trustor: PublicKey.read(r),
      asset: AssetCode.read(r),
      authorize: r.uint32("AllowTrustOp.authorize"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AllowTrustOp): void {
    if (value?.constructor !== AllowTrustOp) requireXdr(value, AllowTrustOp);
    let step = ".trustor";
    try {
      PublicKey.write(w, value.trustor);
      step = ".asset"; AssetCode.write(w, value.asset);
      step = ".authorize"; w.uint32(value.authorize);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Sets or deletes a data entry of the source account. */
export class ManageDataOp extends XdrValue<ManageDataOpJson> {
  /** A string of at most 64 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly dataName: String64;
  /** At most 64 bytes, or null. */
  declare readonly dataValue: DataValue | null;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly dataName: String64; readonly dataValue: DataValue | null }) {
    super();
    if (fields === BLANK) return;
    this.dataName = copyOf(fields.dataName);
    this.dataValue = copyOf(fields.dataValue);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ManageDataOp";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { dataName: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ManageDataOp {
    const value: Mutable<ManageDataOp> = new ManageDataOp(BLANK);
    value.dataName = r.text(64, "ManageDataOp.dataName");
    value.dataValue = r.optional("ManageDataOp.dataValue", (r) => r.varOpaque(64, "ManageDataOp.dataValue"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ManageDataOp): void {
    if (value?.constructor !== ManageDataOp) requireXdr(value, ManageDataOp);
    let step = ".dataName";
    try {
      w.text(value.dataName, 64);
      step = ".dataValue"; w.optional(value.dataValue, (w, v) => w.varOpaque(v, 64));
    } catch (error) { throw withPath(error, step); }
  }
}

/** Raises the sequence number of the source account. */
export class BumpSequenceOp extends XdrValue<BumpSequenceOpJson> {
  /** A signed 64-bit integer. */
  declare readonly bumpTo: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly bumpTo: bigint }) {
    super();
    this.bumpTo = fields.bumpTo;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "BumpSequenceOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): BumpSequenceOp {
    return new BumpSequenceOp({
      bumpTo: r.int64("BumpSequenceOp.bumpTo"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: BumpSequenceOp): void {
    if (value?.constructor !== BumpSequenceOp) requireXdr(value, BumpSequenceOp);
    try {
      w.int64(value.bumpTo);
    } catch (error) { throw withPath(error, ".bumpTo"); }
  }
}

/** Creates a balance that the claimants can claim. */
export class CreateClaimableBalanceOp extends XdrValue<CreateClaimableBalanceOpJson> {
  /** An {@linkcode Asset}. */
  declare readonly asset: Asset;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** An array of at most 10 {@linkcode Claimant} values. */
  declare readonly claimants: readonly Claimant[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly asset: Asset; readonly amount: bigint; readonly claimants: readonly Claimant[] }) {
    super();
    if (fields === BLANK) return;
    this.asset = fields.asset;
    this.amount = fields.amount;
    this.claimants = copyOf(fields.claimants);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "CreateClaimableBalanceOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): CreateClaimableBalanceOp {
    const value: Mutable<CreateClaimableBalanceOp> = new CreateClaimableBalanceOp(BLANK);
    value.asset = Asset.read(r);
    value.amount = r.int64("CreateClaimableBalanceOp.amount");
    value.claimants = r.array(10, 44, "CreateClaimableBalanceOp.claimants", Claimant.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: CreateClaimableBalanceOp): void {
    if (value?.constructor !== CreateClaimableBalanceOp) requireXdr(value, CreateClaimableBalanceOp);
    let step = ".asset";
    try {
      Asset.write(w, value.asset);
      step = ".amount"; w.int64(value.amount);
      step = ".claimants"; w.array(value.claimants, 10, Claimant.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Claims a claimable balance. */
export class ClaimClaimableBalanceOp extends XdrValue<ClaimClaimableBalanceOpJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  declare readonly balanceId: ClaimableBalanceId;
  /** Creates a value from its fields. */
  constructor(fields: { readonly balanceId: ClaimableBalanceId }) {
    super();
    this.balanceId = fields.balanceId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimClaimableBalanceOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimClaimableBalanceOp {
    return new ClaimClaimableBalanceOp({
      balanceId: ClaimableBalanceId.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimClaimableBalanceOp): void {
    if (value?.constructor !== ClaimClaimableBalanceOp) requireXdr(value, ClaimClaimableBalanceOp);
    try {
      ClaimableBalanceId.write(w, value.balanceId);
    } catch (error) { throw withPath(error, ".balanceId"); }
  }
}

/** Begins to sponsor the future reserves of an account, until that account ends the sponsorship in the same transaction. */
export class BeginSponsoringFutureReservesOp extends XdrValue<BeginSponsoringFutureReservesOpJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly sponsoredId: AccountId;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sponsoredId: AccountId }) {
    super();
    this.sponsoredId = fields.sponsoredId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "BeginSponsoringFutureReservesOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): BeginSponsoringFutureReservesOp {
    return new BeginSponsoringFutureReservesOp({
      sponsoredId: PublicKey.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: BeginSponsoringFutureReservesOp): void {
    if (value?.constructor !== BeginSponsoringFutureReservesOp) requireXdr(value, BeginSponsoringFutureReservesOp);
    try {
      PublicKey.write(w, value.sponsoredId);
    } catch (error) { throw withPath(error, ".sponsoredId"); }
  }
}

/** A member of the enum `RevokeSponsorshipType`. */
export type RevokeSponsorshipType = "revokeSponsorshipLedgerEntry" | "revokeSponsorshipSigner";
/** The members of {@linkcode RevokeSponsorshipType} by name. */
export const RevokeSponsorshipType: {
  /** `REVOKE_SPONSORSHIP_LEDGER_ENTRY` = 0 */
  readonly revokeSponsorshipLedgerEntry: "revokeSponsorshipLedgerEntry";
  /** `REVOKE_SPONSORSHIP_SIGNER` = 1 */
  readonly revokeSponsorshipSigner: "revokeSponsorshipSigner";
} = /* @__PURE__ */ Object.freeze({ revokeSponsorshipLedgerEntry: "revokeSponsorshipLedgerEntry", revokeSponsorshipSigner: "revokeSponsorshipSigner" });
/** The members of {@linkcode RevokeSponsorshipType} by wire value. */
export const revokeSponsorshipTypeNames: { readonly [value: number]: RevokeSponsorshipType } = ["revokeSponsorshipLedgerEntry","revokeSponsorshipSigner"];

/** A signer, and the account to which the signer belongs. */
export class RevokeSponsorshipOpSigner extends XdrValue<RevokeSponsorshipOpSignerJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly accountId: AccountId;
  /** A {@linkcode SignerKey}. */
  declare readonly signerKey: SignerKey;
  /** Creates a value from its fields. */
  constructor(fields: { readonly accountId: AccountId; readonly signerKey: SignerKey }) {
    super();
    this.accountId = fields.accountId;
    this.signerKey = fields.signerKey;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "RevokeSponsorshipOpSigner";
  }
  /** Reads one value. */
  static read(r: XdrReader): RevokeSponsorshipOpSigner {
    return new RevokeSponsorshipOpSigner({
      accountId: PublicKey.read(r),
      signerKey: SignerKey.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: RevokeSponsorshipOpSigner): void {
    if (value?.constructor !== RevokeSponsorshipOpSigner) requireXdr(value, RevokeSponsorshipOpSigner);
    let step = ".accountId";
    try {
      PublicKey.write(w, value.accountId);
      step = ".signerKey"; SignerKey.write(w, value.signerKey);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode RevokeSponsorshipOp}, by arm name. */
export interface RevokeSponsorshipOpArms {
  /** A {@linkcode LedgerKey}. */
  readonly revokeSponsorshipLedgerEntry: LedgerKey;
  /** A {@linkcode RevokeSponsorshipOpSigner}. */
  readonly revokeSponsorshipSigner: RevokeSponsorshipOpSigner;
}
/** Ends or transfers the sponsorship of a ledger entry or a signer. */
export type RevokeSponsorshipOp<T extends keyof RevokeSponsorshipOpArms = keyof RevokeSponsorshipOpArms> = { readonly [K in T]: RevokeSponsorshipOpUnion<K> }[T];
/** The class of {@linkcode RevokeSponsorshipOp}. */
export class RevokeSponsorshipOpUnion<T extends keyof RevokeSponsorshipOpArms> extends XdrValue<RevokeSponsorshipOpJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: RevokeSponsorshipOpArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode RevokeSponsorshipOp}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is RevokeSponsorshipOp;
  private constructor(type: T, value: RevokeSponsorshipOpArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `revokeSponsorshipLedgerEntry`: a {@linkcode LedgerKey}. */
  static revokeSponsorshipLedgerEntry(ledgerKey: LedgerKey): RevokeSponsorshipOp<"revokeSponsorshipLedgerEntry"> {
    return new RevokeSponsorshipOpUnion("revokeSponsorshipLedgerEntry", ledgerKey);
  }
  /** Creates the arm `revokeSponsorshipSigner`: a {@linkcode RevokeSponsorshipOpSigner}. */
  static revokeSponsorshipSigner(signer: RevokeSponsorshipOpSigner): RevokeSponsorshipOp<"revokeSponsorshipSigner"> {
    return new RevokeSponsorshipOpUnion("revokeSponsorshipSigner", signer);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "RevokeSponsorshipOp";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 17 };
  }
  /** Reads one value. */
  static read(r: XdrReader): RevokeSponsorshipOp {
    const type = r.discriminant("RevokeSponsorshipOp");
    switch (type) {
      case 0: return new RevokeSponsorshipOpUnion("revokeSponsorshipLedgerEntry", LedgerKey.read(r));
      case 1: return new RevokeSponsorshipOpUnion("revokeSponsorshipSigner", RevokeSponsorshipOpSigner.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: RevokeSponsorshipOp): void {
    if (value?.constructor !== RevokeSponsorshipOpUnion) requireXdr(value, RevokeSponsorshipOpUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "revokeSponsorshipLedgerEntry": w.int32(0); LedgerKey.write(w, value.value); break;
        case "revokeSponsorshipSigner": w.int32(1); RevokeSponsorshipOpSigner.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** Ends or transfers the sponsorship of a ledger entry or a signer. */
export const RevokeSponsorshipOp: typeof RevokeSponsorshipOpUnion = RevokeSponsorshipOpUnion;

/** Burns an amount of an asset that an account holds. */
export class ClawbackOp extends XdrValue<ClawbackOpJson> {
  /** An {@linkcode Asset}. */
  declare readonly asset: Asset;
  /** A {@linkcode MuxedAccount}. */
  declare readonly from: MuxedAccount;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly asset: Asset; readonly from: MuxedAccount; readonly amount: bigint }) {
    super();
    this.asset = fields.asset;
    this.from = fields.from;
    this.amount = fields.amount;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClawbackOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClawbackOp {
    return new ClawbackOp({
      asset: Asset.read(r),
      from: MuxedAccount.read(r),
      amount: r.int64("ClawbackOp.amount"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClawbackOp): void {
    if (value?.constructor !== ClawbackOp) requireXdr(value, ClawbackOp);
    let step = ".asset";
    try {
      Asset.write(w, value.asset);
      step = ".from"; MuxedAccount.write(w, value.from);
      step = ".amount"; w.int64(value.amount);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Burns a claimable balance. */
export class ClawbackClaimableBalanceOp extends XdrValue<ClawbackClaimableBalanceOpJson> {
  /** A {@linkcode ClaimableBalanceId}. */
  declare readonly balanceId: ClaimableBalanceId;
  /** Creates a value from its fields. */
  constructor(fields: { readonly balanceId: ClaimableBalanceId }) {
    super();
    this.balanceId = fields.balanceId;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClawbackClaimableBalanceOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): ClawbackClaimableBalanceOp {
    return new ClawbackClaimableBalanceOp({
      balanceId: ClaimableBalanceId.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClawbackClaimableBalanceOp): void {
    if (value?.constructor !== ClawbackClaimableBalanceOp) requireXdr(value, ClawbackClaimableBalanceOp);
    try {
      ClaimableBalanceId.write(w, value.balanceId);
    } catch (error) { throw withPath(error, ".balanceId"); }
  }
}

/** Sets and clears flags of a trust line. */
export class SetTrustLineFlagsOp extends XdrValue<SetTrustLineFlagsOpJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly trustor: AccountId;
  /** An {@linkcode Asset}. */
  declare readonly asset: Asset;
  /** An unsigned 32-bit integer. */
  declare readonly clearFlags: number;
  /** An unsigned 32-bit integer. */
  declare readonly setFlags: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly trustor: AccountId; readonly asset: Asset; readonly clearFlags: number; readonly setFlags: number }) {
    super();
    this.trustor = fields.trustor;
    this.asset = fields.asset;
    this.clearFlags = fields.clearFlags;
    this.setFlags = fields.setFlags;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SetTrustLineFlagsOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): SetTrustLineFlagsOp {
    return new SetTrustLineFlagsOp({
      trustor: PublicKey.read(r),
      asset: Asset.read(r),
      clearFlags: r.uint32("SetTrustLineFlagsOp.clearFlags"),
      setFlags: r.uint32("SetTrustLineFlagsOp.setFlags"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SetTrustLineFlagsOp): void {
    if (value?.constructor !== SetTrustLineFlagsOp) requireXdr(value, SetTrustLineFlagsOp);
    let step = ".trustor";
    try {
      PublicKey.write(w, value.trustor);
      step = ".asset"; Asset.write(w, value.asset);
      step = ".clearFlags"; w.uint32(value.clearFlags);
      step = ".setFlags"; w.uint32(value.setFlags);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Deposits two assets into a liquidity pool for pool shares. */
export class LiquidityPoolDepositOp extends XdrValue<LiquidityPoolDepositOpJson> {
  /** 32 bytes. */
  declare readonly liquidityPoolId: PoolId;
  /** A signed 64-bit integer. */
  declare readonly maxAmountA: bigint;
  /** A signed 64-bit integer. */
  declare readonly maxAmountB: bigint;
  /** A {@linkcode Price}. */
  declare readonly minPrice: Price;
  /** A {@linkcode Price}. */
  declare readonly maxPrice: Price;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly liquidityPoolId: PoolId; readonly maxAmountA: bigint; readonly maxAmountB: bigint; readonly minPrice: Price; readonly maxPrice: Price }) {
    super();
    if (fields === BLANK) return;
    this.liquidityPoolId = copyOf(fields.liquidityPoolId);
    this.maxAmountA = fields.maxAmountA;
    this.maxAmountB = fields.maxAmountB;
    this.minPrice = fields.minPrice;
    this.maxPrice = fields.maxPrice;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolDepositOp";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { liquidityPoolId: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolDepositOp {
    const value: Mutable<LiquidityPoolDepositOp> = new LiquidityPoolDepositOp(BLANK);
    value.liquidityPoolId = r.opaque(32, "LiquidityPoolDepositOp.liquidityPoolId");
    value.maxAmountA = r.int64("LiquidityPoolDepositOp.maxAmountA");
    value.maxAmountB = r.int64("LiquidityPoolDepositOp.maxAmountB");
    value.minPrice = Price.read(r);
    value.maxPrice = Price.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolDepositOp): void {
    if (value?.constructor !== LiquidityPoolDepositOp) requireXdr(value, LiquidityPoolDepositOp);
    let step = ".liquidityPoolId";
    try {
      w.opaque(value.liquidityPoolId, 32);
      step = ".maxAmountA"; w.int64(value.maxAmountA);
      step = ".maxAmountB"; w.int64(value.maxAmountB);
      step = ".minPrice"; Price.write(w, value.minPrice);
      step = ".maxPrice"; Price.write(w, value.maxPrice);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Withdraws two assets from a liquidity pool for pool shares. */
export class LiquidityPoolWithdrawOp extends XdrValue<LiquidityPoolWithdrawOpJson> {
  /** 32 bytes. */
  declare readonly liquidityPoolId: PoolId;
  /** A signed 64-bit integer. */
  declare readonly amount: bigint;
  /** A signed 64-bit integer. */
  declare readonly minAmountA: bigint;
  /** A signed 64-bit integer. */
  declare readonly minAmountB: bigint;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly liquidityPoolId: PoolId; readonly amount: bigint; readonly minAmountA: bigint; readonly minAmountB: bigint }) {
    super();
    if (fields === BLANK) return;
    this.liquidityPoolId = copyOf(fields.liquidityPoolId);
    this.amount = fields.amount;
    this.minAmountA = fields.minAmountA;
    this.minAmountB = fields.minAmountB;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LiquidityPoolWithdrawOp";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { liquidityPoolId: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): LiquidityPoolWithdrawOp {
    const value: Mutable<LiquidityPoolWithdrawOp> = new LiquidityPoolWithdrawOp(BLANK);
    value.liquidityPoolId = r.opaque(32, "LiquidityPoolWithdrawOp.liquidityPoolId");
    value.amount = r.int64("LiquidityPoolWithdrawOp.amount");
    value.minAmountA = r.int64("LiquidityPoolWithdrawOp.minAmountA");
    value.minAmountB = r.int64("LiquidityPoolWithdrawOp.minAmountB");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LiquidityPoolWithdrawOp): void {
    if (value?.constructor !== LiquidityPoolWithdrawOp) requireXdr(value, LiquidityPoolWithdrawOp);
    let step = ".liquidityPoolId";
    try {
      w.opaque(value.liquidityPoolId, 32);
      step = ".amount"; w.int64(value.amount);
      step = ".minAmountA"; w.int64(value.minAmountA);
      step = ".minAmountB"; w.int64(value.minAmountB);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `HostFunctionType`. */
export type HostFunctionType = "hostFunctionTypeInvokeContract" | "hostFunctionTypeCreateContract" | "hostFunctionTypeUploadContractWasm" | "hostFunctionTypeCreateContractV2";
/** The members of {@linkcode HostFunctionType} by name. */
export const HostFunctionType: {
  /** `HOST_FUNCTION_TYPE_INVOKE_CONTRACT` = 0 */
  readonly hostFunctionTypeInvokeContract: "hostFunctionTypeInvokeContract";
  /** `HOST_FUNCTION_TYPE_CREATE_CONTRACT` = 1 */
  readonly hostFunctionTypeCreateContract: "hostFunctionTypeCreateContract";
  /** `HOST_FUNCTION_TYPE_UPLOAD_CONTRACT_WASM` = 2 */
  readonly hostFunctionTypeUploadContractWasm: "hostFunctionTypeUploadContractWasm";
  /** `HOST_FUNCTION_TYPE_CREATE_CONTRACT_V2` = 3 */
  readonly hostFunctionTypeCreateContractV2: "hostFunctionTypeCreateContractV2";
} = /* @__PURE__ */ Object.freeze({ hostFunctionTypeInvokeContract: "hostFunctionTypeInvokeContract", hostFunctionTypeCreateContract: "hostFunctionTypeCreateContract", hostFunctionTypeUploadContractWasm: "hostFunctionTypeUploadContractWasm", hostFunctionTypeCreateContractV2: "hostFunctionTypeCreateContractV2" });
/** The members of {@linkcode HostFunctionType} by wire value. */
export const hostFunctionTypeNames: { readonly [value: number]: HostFunctionType } = ["hostFunctionTypeInvokeContract","hostFunctionTypeCreateContract","hostFunctionTypeUploadContractWasm","hostFunctionTypeCreateContractV2"];

/** A member of the enum `ContractIDPreimageType`. */
export type ContractIdPreimageType = "contractIdPreimageFromAddress" | "contractIdPreimageFromAsset";
/** The members of {@linkcode ContractIdPreimageType} by name. */
export const ContractIdPreimageType: {
  /** `CONTRACT_ID_PREIMAGE_FROM_ADDRESS` = 0 */
  readonly contractIdPreimageFromAddress: "contractIdPreimageFromAddress";
  /** `CONTRACT_ID_PREIMAGE_FROM_ASSET` = 1 */
  readonly contractIdPreimageFromAsset: "contractIdPreimageFromAsset";
} = /* @__PURE__ */ Object.freeze({ contractIdPreimageFromAddress: "contractIdPreimageFromAddress", contractIdPreimageFromAsset: "contractIdPreimageFromAsset" });
/** The members of {@linkcode ContractIdPreimageType} by wire value. */
export const contractIdPreimageTypeNames: { readonly [value: number]: ContractIdPreimageType } = ["contractIdPreimageFromAddress","contractIdPreimageFromAsset"];

/** A deployer and a salt. */
export class ContractIdPreimageFromAddress extends XdrValue<ContractIdPreimageFromAddressJson> {
  /** An {@linkcode ScAddress}. */
  declare readonly address: ScAddress;
  /** 32 bytes. */
  declare readonly salt: Uint256Bytes;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly address: ScAddress; readonly salt: Uint256Bytes }) {
    super();
    if (fields === BLANK) return;
    this.address = fields.address;
    this.salt = copyOf(fields.salt);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractIdPreimageFromAddress";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractIdPreimageFromAddress {
    const value: Mutable<ContractIdPreimageFromAddress> = new ContractIdPreimageFromAddress(BLANK);
    value.address = ScAddress.read(r);
    value.salt = r.opaque(32, "ContractIdPreimageFromAddress.salt");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractIdPreimageFromAddress): void {
    if (value?.constructor !== ContractIdPreimageFromAddress) requireXdr(value, ContractIdPreimageFromAddress);
    let step = ".address";
    try {
      ScAddress.write(w, value.address);
      step = ".salt"; w.opaque(value.salt, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ContractIdPreimage}, by arm name. */
export interface ContractIdPreimageArms {
  /** A {@linkcode ContractIdPreimageFromAddress}. */
  readonly contractIdPreimageFromAddress: ContractIdPreimageFromAddress;
  /** An {@linkcode Asset}. */
  readonly contractIdPreimageFromAsset: Asset;
}
/** The source of a contract ID: a deployer and a salt, or an asset. */
export type ContractIdPreimage<T extends keyof ContractIdPreimageArms = keyof ContractIdPreimageArms> = { readonly [K in T]: ContractIdPreimageUnion<K> }[T];
/** The class of {@linkcode ContractIdPreimage}. */
export class ContractIdPreimageUnion<T extends keyof ContractIdPreimageArms> extends XdrValue<ContractIdPreimageJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ContractIdPreimageArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ContractIdPreimage}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ContractIdPreimage;
  private constructor(type: T, value: ContractIdPreimageArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `contractIdPreimageFromAddress`: a {@linkcode ContractIdPreimageFromAddress}. */
  static contractIdPreimageFromAddress(fromAddress: ContractIdPreimageFromAddress): ContractIdPreimage<"contractIdPreimageFromAddress"> {
    return new ContractIdPreimageUnion("contractIdPreimageFromAddress", fromAddress);
  }
  /** Creates the arm `contractIdPreimageFromAsset`: an {@linkcode Asset}. */
  static contractIdPreimageFromAsset(fromAsset: Asset): ContractIdPreimage<"contractIdPreimageFromAsset"> {
    return new ContractIdPreimageUnion("contractIdPreimageFromAsset", fromAsset);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractIdPreimage";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 22 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractIdPreimage {
    const type = r.discriminant("ContractIdPreimage");
    switch (type) {
      case 0: return new ContractIdPreimageUnion("contractIdPreimageFromAddress", ContractIdPreimageFromAddress.read(r));
      case 1: return new ContractIdPreimageUnion("contractIdPreimageFromAsset", Asset.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ContractIdPreimage): void {
    if (value?.constructor !== ContractIdPreimageUnion) requireXdr(value, ContractIdPreimageUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "contractIdPreimageFromAddress": w.int32(0); ContractIdPreimageFromAddress.write(w, value.value); break;
        case "contractIdPreimageFromAsset": w.int32(1); Asset.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The source of a contract ID: a deployer and a salt, or an asset. */
export const ContractIdPreimage: typeof ContractIdPreimageUnion = ContractIdPreimageUnion;

/** The creation of a contract without constructor arguments. */
export class CreateContractArgs extends XdrValue<CreateContractArgsJson> {
  /** A {@linkcode ContractIdPreimage}. */
  declare readonly contractIdPreimage: ContractIdPreimage;
  /** A {@linkcode ContractExecutable}. */
  declare readonly executable: ContractExecutable;
  /** Creates a value from its fields. */
  constructor(fields: { readonly contractIdPreimage: ContractIdPreimage; readonly executable: ContractExecutable }) {
    super();
    this.contractIdPreimage = fields.contractIdPreimage;
    this.executable = fields.executable;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "CreateContractArgs";
  }
  /** Reads one value. */
  static read(r: XdrReader): CreateContractArgs {
    return new CreateContractArgs({
      contractIdPreimage: ContractIdPreimage.read(r),
      executable: ContractExecutable.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: CreateContractArgs): void {
    if (value?.constructor !== CreateContractArgs) requireXdr(value, CreateContractArgs);
    let step = ".contractIdPreimage";
    try {
      ContractIdPreimage.write(w, value.contractIdPreimage);
      step = ".executable"; ContractExecutable.write(w, value.executable);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The creation of a contract with constructor arguments. */
export class CreateContractArgsV2 extends XdrValue<CreateContractArgsV2Json> {
  /** A {@linkcode ContractIdPreimage}. */
  declare readonly contractIdPreimage: ContractIdPreimage;
  /** A {@linkcode ContractExecutable}. */
  declare readonly executable: ContractExecutable;
  /** An array of {@linkcode ScVal} values. */
  declare readonly constructorArgs: readonly ScVal[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly contractIdPreimage: ContractIdPreimage; readonly executable: ContractExecutable; readonly constructorArgs: readonly ScVal[] }) {
    super();
    if (fields === BLANK) return;
    this.contractIdPreimage = fields.contractIdPreimage;
    this.executable = fields.executable;
    this.constructorArgs = copyOf(fields.constructorArgs);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "CreateContractArgsV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): CreateContractArgsV2 {
    const value: Mutable<CreateContractArgsV2> = new CreateContractArgsV2(BLANK);
    value.contractIdPreimage = ContractIdPreimage.read(r);
    value.executable = ContractExecutable.read(r);
    value.constructorArgs = r.array(4294967295, 4, "CreateContractArgsV2.constructorArgs", ScVal.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: CreateContractArgsV2): void {
    if (value?.constructor !== CreateContractArgsV2) requireXdr(value, CreateContractArgsV2);
    let step = ".contractIdPreimage";
    try {
      ContractIdPreimage.write(w, value.contractIdPreimage);
      step = ".executable"; ContractExecutable.write(w, value.executable);
      step = ".constructorArgs"; w.array(value.constructorArgs, 4294967295, ScVal.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A contract call: the contract, the function and its arguments. */
export class InvokeContractArgs extends XdrValue<InvokeContractArgsJson> {
  /** An {@linkcode ScAddress}. */
  declare readonly contractAddress: ScAddress;
  /** A string of at most 32 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly functionName: ScSymbol;
  /** An array of {@linkcode ScVal} values. */
  declare readonly args: readonly ScVal[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly contractAddress: ScAddress; readonly functionName: ScSymbol; readonly args: readonly ScVal[] }) {
    super();
    if (fields === BLANK) return;
    this.contractAddress = fields.contractAddress;
    this.functionName = copyOf(fields.functionName);
    this.args = copyOf(fields.args);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InvokeContractArgs";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { functionName: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): InvokeContractArgs {
    const value: Mutable<InvokeContractArgs> = new InvokeContractArgs(BLANK);
    value.contractAddress = ScAddress.read(r);
    value.functionName = r.text(32, "InvokeContractArgs.functionName");
    value.args = r.array(4294967295, 4, "InvokeContractArgs.args", ScVal.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InvokeContractArgs): void {
    if (value?.constructor !== InvokeContractArgs) requireXdr(value, InvokeContractArgs);
    let step = ".contractAddress";
    try {
      ScAddress.write(w, value.contractAddress);
      step = ".functionName"; w.text(value.functionName, 32);
      step = ".args"; w.array(value.args, 4294967295, ScVal.write);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode HostFunction}. */
export class HostFunctionUnion<T extends keyof HostFunctionArms> extends XdrValue<HostFunctionJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: HostFunctionArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode HostFunction}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is HostFunction;
  private constructor(type: T, value: HostFunctionArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `hostFunctionTypeInvokeContract`: an {@linkcode InvokeContractArgs}. */
  static hostFunctionTypeInvokeContract(invokeContract: InvokeContractArgs): HostFunction<"hostFunctionTypeInvokeContract"> {
    return new HostFunctionUnion("hostFunctionTypeInvokeContract", invokeContract);
  }
  /** Creates the arm `hostFunctionTypeCreateContract`: a {@linkcode CreateContractArgs}. */
  static hostFunctionTypeCreateContract(createContract: CreateContractArgs): HostFunction<"hostFunctionTypeCreateContract"> {
    return new HostFunctionUnion("hostFunctionTypeCreateContract", createContract);
  }
  /** Creates the arm `hostFunctionTypeUploadContractWasm`: bytes. */
  static hostFunctionTypeUploadContractWasm(wasm: Uint8Array): HostFunction<"hostFunctionTypeUploadContractWasm"> {
    return new HostFunctionUnion("hostFunctionTypeUploadContractWasm", copyOf(wasm));
  }
  /** Creates the arm `hostFunctionTypeCreateContractV2`: a {@linkcode CreateContractArgsV2}. */
  static hostFunctionTypeCreateContractV2(createContractV2: CreateContractArgsV2): HostFunction<"hostFunctionTypeCreateContractV2"> {
    return new HostFunctionUnion("hostFunctionTypeCreateContractV2", createContractV2);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HostFunction";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 16 };
  }
  /** Reads one value. */
  static read(r: XdrReader): HostFunction {
    const type = r.discriminant("HostFunction");
    switch (type) {
      case 0: return new HostFunctionUnion("hostFunctionTypeInvokeContract", InvokeContractArgs.read(r));
      case 1: return new HostFunctionUnion("hostFunctionTypeCreateContract", CreateContractArgs.read(r));
      case 2: return new HostFunctionUnion("hostFunctionTypeUploadContractWasm", r.varOpaque(4294967295, "HostFunction.hostFunctionTypeUploadContractWasm"));
      case 3: return new HostFunctionUnion("hostFunctionTypeCreateContractV2", CreateContractArgsV2.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HostFunction): void {
    if (value?.constructor !== HostFunctionUnion) requireXdr(value, HostFunctionUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "hostFunctionTypeInvokeContract": w.int32(0); InvokeContractArgs.write(w, value.value); break;
        case "hostFunctionTypeCreateContract": w.int32(1); CreateContractArgs.write(w, value.value); break;
        case "hostFunctionTypeUploadContractWasm": w.int32(2); w.varOpaque(value.value, 4294967295); break;
        case "hostFunctionTypeCreateContractV2": w.int32(3); CreateContractArgsV2.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The host function of an operation: a call, a creation or a code upload. */
export const HostFunction: typeof HostFunctionUnion = HostFunctionUnion;

/** A member of the enum `DwsaAuthorizedFunctionType`. */
export type DwsaAuthorizedFunctionType = "dwsaAuthorizedFunctionTypeContractFn" | "dwsaAuthorizedFunctionTypeCreateContractHostFn" | "dwsaAuthorizedFunctionTypeCreateContractV2HostFn";
/** The members of {@linkcode DwsaAuthorizedFunctionType} by name. */
export const DwsaAuthorizedFunctionType: {
  /** `DWSA_AUTHORIZED_FUNCTION_TYPE_CONTRACT_FN` = 0 */
  readonly dwsaAuthorizedFunctionTypeContractFn: "dwsaAuthorizedFunctionTypeContractFn";
  /** `DWSA_AUTHORIZED_FUNCTION_TYPE_CREATE_CONTRACT_HOST_FN` = 1 */
  readonly dwsaAuthorizedFunctionTypeCreateContractHostFn: "dwsaAuthorizedFunctionTypeCreateContractHostFn";
  /** `DWSA_AUTHORIZED_FUNCTION_TYPE_CREATE_CONTRACT_V2_HOST_FN` = 2 */
  readonly dwsaAuthorizedFunctionTypeCreateContractV2HostFn: "dwsaAuthorizedFunctionTypeCreateContractV2HostFn";
} = /* @__PURE__ */ Object.freeze({ dwsaAuthorizedFunctionTypeContractFn: "dwsaAuthorizedFunctionTypeContractFn", dwsaAuthorizedFunctionTypeCreateContractHostFn: "dwsaAuthorizedFunctionTypeCreateContractHostFn", dwsaAuthorizedFunctionTypeCreateContractV2HostFn: "dwsaAuthorizedFunctionTypeCreateContractV2HostFn" });
/** The members of {@linkcode DwsaAuthorizedFunctionType} by wire value. */
export const dwsaAuthorizedFunctionTypeNames: { readonly [value: number]: DwsaAuthorizedFunctionType } = ["dwsaAuthorizedFunctionTypeContractFn","dwsaAuthorizedFunctionTypeCreateContractHostFn","dwsaAuthorizedFunctionTypeCreateContractV2HostFn"];

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
/** The class of {@linkcode DwsaAuthorizedFunction}. */
export class DwsaAuthorizedFunctionUnion<T extends keyof DwsaAuthorizedFunctionArms> extends XdrValue<DwsaAuthorizedFunctionJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: DwsaAuthorizedFunctionArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode DwsaAuthorizedFunction}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is DwsaAuthorizedFunction;
  private constructor(type: T, value: DwsaAuthorizedFunctionArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `dwsaAuthorizedFunctionTypeContractFn`: an {@linkcode InvokeContractArgs}. */
  static dwsaAuthorizedFunctionTypeContractFn(contractFn: InvokeContractArgs): DwsaAuthorizedFunction<"dwsaAuthorizedFunctionTypeContractFn"> {
    return new DwsaAuthorizedFunctionUnion("dwsaAuthorizedFunctionTypeContractFn", contractFn);
  }
  /** Creates the arm `dwsaAuthorizedFunctionTypeCreateContractHostFn`: a {@linkcode CreateContractArgs}. */
  static dwsaAuthorizedFunctionTypeCreateContractHostFn(createContractHostFn: CreateContractArgs): DwsaAuthorizedFunction<"dwsaAuthorizedFunctionTypeCreateContractHostFn"> {
    return new DwsaAuthorizedFunctionUnion("dwsaAuthorizedFunctionTypeCreateContractHostFn", createContractHostFn);
  }
  /** Creates the arm `dwsaAuthorizedFunctionTypeCreateContractV2HostFn`: a {@linkcode CreateContractArgsV2}. */
  static dwsaAuthorizedFunctionTypeCreateContractV2HostFn(createContractV2HostFn: CreateContractArgsV2): DwsaAuthorizedFunction<"dwsaAuthorizedFunctionTypeCreateContractV2HostFn"> {
    return new DwsaAuthorizedFunctionUnion("dwsaAuthorizedFunctionTypeCreateContractV2HostFn", createContractV2HostFn);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaAuthorizedFunction";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 26 };
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaAuthorizedFunction {
    const type = r.discriminant("DwsaAuthorizedFunction");
    switch (type) {
      case 0: return new DwsaAuthorizedFunctionUnion("dwsaAuthorizedFunctionTypeContractFn", InvokeContractArgs.read(r));
      case 1: return new DwsaAuthorizedFunctionUnion("dwsaAuthorizedFunctionTypeCreateContractHostFn", CreateContractArgs.read(r));
      case 2: return new DwsaAuthorizedFunctionUnion("dwsaAuthorizedFunctionTypeCreateContractV2HostFn", CreateContractArgsV2.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaAuthorizedFunction): void {
    if (value?.constructor !== DwsaAuthorizedFunctionUnion) requireXdr(value, DwsaAuthorizedFunctionUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "dwsaAuthorizedFunctionTypeContractFn": w.int32(0); InvokeContractArgs.write(w, value.value); break;
        case "dwsaAuthorizedFunctionTypeCreateContractHostFn": w.int32(1); CreateContractArgs.write(w, value.value); break;
        case "dwsaAuthorizedFunctionTypeCreateContractV2HostFn": w.int32(2); CreateContractArgsV2.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The call or creation of an invocation tree node. */
export const DwsaAuthorizedFunction: typeof DwsaAuthorizedFunctionUnion = DwsaAuthorizedFunctionUnion;

/** A node of an invocation tree: a call or a creation, and its sub-invocations. */
export class DwsaAuthorizedInvocation extends XdrValue<DwsaAuthorizedInvocationJson> {
  /** A {@linkcode DwsaAuthorizedFunction}. */
  declare readonly function: DwsaAuthorizedFunction;
  /** The sub-invocations that need authorization by the same address. An array of {@linkcode DwsaAuthorizedInvocation} values. */
  declare readonly subInvocations: readonly DwsaAuthorizedInvocation[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly function: DwsaAuthorizedFunction; readonly subInvocations: readonly DwsaAuthorizedInvocation[] }) {
    super();
    if (fields === BLANK) return;
    this.function = fields.function;
    this.subInvocations = copyOf(fields.subInvocations);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaAuthorizedInvocation";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaAuthorizedInvocation {
    r.enter("DwsaAuthorizedInvocation");
    const value: Mutable<DwsaAuthorizedInvocation> = new DwsaAuthorizedInvocation(BLANK);
    value.function = DwsaAuthorizedFunction.read(r);
    value.subInvocations = r.array(4294967295, 20, "DwsaAuthorizedInvocation.subInvocations", DwsaAuthorizedInvocation.read);
    r.exit();
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaAuthorizedInvocation): void {
    if (value?.constructor !== DwsaAuthorizedInvocation) requireXdr(value, DwsaAuthorizedInvocation);
    w.enter();
    let step = ".function";
    try {
      DwsaAuthorizedFunction.write(w, value.function);
      step = ".subInvocations"; w.array(value.subInvocations, 4294967295, DwsaAuthorizedInvocation.write);
    } catch (error) { throw withPath(error, step); }
    w.exit();
  }
}

/** The credentials of an address: its nonce, its expiry and its signature. */
export class DwsaAddressCredentials extends XdrValue<DwsaAddressCredentialsJson> {
  /** The address that authorizes the invocation. An {@linkcode ScAddress}. */
  declare readonly address: ScAddress;
  /** A number that the address can use only once. A signed 64-bit integer. */
  declare readonly nonce: bigint;
  /** The last ledger in which the signature is valid. An unsigned 32-bit integer. */
  declare readonly signatureExpirationLedger: number;
  /** The signature. For `G...`, a vec of maps, each with a public key and its signature; void while unsigned. An {@linkcode ScVal}. */
  declare readonly signature: ScVal;
  /** Creates a value from its fields. */
  constructor(fields: { readonly address: ScAddress; readonly nonce: bigint; readonly signatureExpirationLedger: number; readonly signature: ScVal }) {
    super();
    this.address = fields.address;
    this.nonce = fields.nonce;
    this.signatureExpirationLedger = fields.signatureExpirationLedger;
    this.signature = fields.signature;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaAddressCredentials";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaAddressCredentials {
    return new DwsaAddressCredentials({
      address: ScAddress.read(r),
      nonce: r.int64("DwsaAddressCredentials.nonce"),
      signatureExpirationLedger: r.uint32("DwsaAddressCredentials.signatureExpirationLedger"),
      signature: ScVal.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaAddressCredentials): void {
    if (value?.constructor !== DwsaAddressCredentials) requireXdr(value, DwsaAddressCredentials);
    let step = ".address";
    try {
      ScAddress.write(w, value.address);
      step = ".nonce"; w.int64(value.nonce);
      step = ".signatureExpirationLedger"; w.uint32(value.signatureExpirationLedger);
      step = ".signature"; ScVal.write(w, value.signature);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A delegate, its signature and its own delegates (CAP-71-01). */
export class DwsaDelegateSignature extends XdrValue<DwsaDelegateSignatureJson> {
  /** The signing account or contract. An {@linkcode ScAddress}. */
  declare readonly address: ScAddress;
  /** The signature that the delegate's account verifies; void while unsigned. An {@linkcode ScVal}. */
  declare readonly signature: ScVal;
  /** Sorted by address, without duplicates. An array of {@linkcode DwsaDelegateSignature} values. */
  declare readonly nestedDelegates: readonly DwsaDelegateSignature[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly address: ScAddress; readonly signature: ScVal; readonly nestedDelegates: readonly DwsaDelegateSignature[] }) {
    super();
    if (fields === BLANK) return;
    this.address = fields.address;
    this.signature = fields.signature;
    this.nestedDelegates = copyOf(fields.nestedDelegates);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaDelegateSignature";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaDelegateSignature {
    r.enter("DwsaDelegateSignature");
    const value: Mutable<DwsaDelegateSignature> = new DwsaDelegateSignature(BLANK);
    value.address = ScAddress.read(r);
    value.signature = ScVal.read(r);
    value.nestedDelegates = r.array(4294967295, 44, "DwsaDelegateSignature.nestedDelegates", DwsaDelegateSignature.read);
    r.exit();
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaDelegateSignature): void {
    if (value?.constructor !== DwsaDelegateSignature) requireXdr(value, DwsaDelegateSignature);
    w.enter();
    let step = ".address";
    try {
      ScAddress.write(w, value.address);
      step = ".signature"; ScVal.write(w, value.signature);
      step = ".nestedDelegates"; w.array(value.nestedDelegates, 4294967295, DwsaDelegateSignature.write);
    } catch (error) { throw withPath(error, step); }
    w.exit();
  }
}

/** Address credentials with delegates that also sign (CAP-71-01). */
export class DwsaAddressCredentialsWithDelegates extends XdrValue<DwsaAddressCredentialsWithDelegatesJson> {
  /** A {@linkcode DwsaAddressCredentials}. */
  declare readonly addressCredentials: DwsaAddressCredentials;
  /** Sorted by address, without duplicates. An array of {@linkcode DwsaDelegateSignature} values. */
  declare readonly delegates: readonly DwsaDelegateSignature[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly addressCredentials: DwsaAddressCredentials; readonly delegates: readonly DwsaDelegateSignature[] }) {
    super();
    if (fields === BLANK) return;
    this.addressCredentials = fields.addressCredentials;
    this.delegates = copyOf(fields.delegates);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaAddressCredentialsWithDelegates";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaAddressCredentialsWithDelegates {
    const value: Mutable<DwsaAddressCredentialsWithDelegates> = new DwsaAddressCredentialsWithDelegates(BLANK);
    value.addressCredentials = DwsaAddressCredentials.read(r);
    value.delegates = r.array(4294967295, 44, "DwsaAddressCredentialsWithDelegates.delegates", DwsaDelegateSignature.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaAddressCredentialsWithDelegates): void {
    if (value?.constructor !== DwsaAddressCredentialsWithDelegates) requireXdr(value, DwsaAddressCredentialsWithDelegates);
    let step = ".addressCredentials";
    try {
      DwsaAddressCredentials.write(w, value.addressCredentials);
      step = ".delegates"; w.array(value.delegates, 4294967295, DwsaDelegateSignature.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `DwsaCredentialsType`. */
export type DwsaCredentialsType = "dwsaCredentialsSourceAccount" | "dwsaCredentialsAddress" | "dwsaCredentialsAddressV2" | "dwsaCredentialsAddressWithDelegates";
/** The members of {@linkcode DwsaCredentialsType} by name. */
export const DwsaCredentialsType: {
  /** `DWSA_CREDENTIALS_SOURCE_ACCOUNT` = 0 */
  readonly dwsaCredentialsSourceAccount: "dwsaCredentialsSourceAccount";
  /** `DWSA_CREDENTIALS_ADDRESS` = 1 */
  readonly dwsaCredentialsAddress: "dwsaCredentialsAddress";
  /** `DWSA_CREDENTIALS_ADDRESS_V2` = 2 */
  readonly dwsaCredentialsAddressV2: "dwsaCredentialsAddressV2";
  /** `DWSA_CREDENTIALS_ADDRESS_WITH_DELEGATES` = 3 */
  readonly dwsaCredentialsAddressWithDelegates: "dwsaCredentialsAddressWithDelegates";
} = /* @__PURE__ */ Object.freeze({ dwsaCredentialsSourceAccount: "dwsaCredentialsSourceAccount", dwsaCredentialsAddress: "dwsaCredentialsAddress", dwsaCredentialsAddressV2: "dwsaCredentialsAddressV2", dwsaCredentialsAddressWithDelegates: "dwsaCredentialsAddressWithDelegates" });
/** The members of {@linkcode DwsaCredentialsType} by wire value. */
export const dwsaCredentialsTypeNames: { readonly [value: number]: DwsaCredentialsType } = ["dwsaCredentialsSourceAccount","dwsaCredentialsAddress","dwsaCredentialsAddressV2","dwsaCredentialsAddressWithDelegates"];

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
/** The class of {@linkcode DwsaCredentials}. */
export class DwsaCredentialsUnion<T extends keyof DwsaCredentialsArms> extends XdrValue<DwsaCredentialsJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: DwsaCredentialsArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode DwsaCredentials}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is DwsaCredentials;
  private constructor(type: T, value: DwsaCredentialsArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `dwsaCredentialsSourceAccount`, which has no value. Authorized by the signature of the transaction. */
  static dwsaCredentialsSourceAccount(): DwsaCredentials<"dwsaCredentialsSourceAccount"> {
    return new DwsaCredentialsUnion("dwsaCredentialsSourceAccount", null);
  }
  /** Creates the arm `dwsaCredentialsAddress`: a {@linkcode DwsaAddressCredentials}. The signed payload does not name the address. */
  static dwsaCredentialsAddress(address: DwsaAddressCredentials): DwsaCredentials<"dwsaCredentialsAddress"> {
    return new DwsaCredentialsUnion("dwsaCredentialsAddress", address);
  }
  /** Creates the arm `dwsaCredentialsAddressV2`: a {@linkcode DwsaAddressCredentials}. The signed payload names the address (CAP-71). */
  static dwsaCredentialsAddressV2(addressV2: DwsaAddressCredentials): DwsaCredentials<"dwsaCredentialsAddressV2"> {
    return new DwsaCredentialsUnion("dwsaCredentialsAddressV2", addressV2);
  }
  /** Creates the arm `dwsaCredentialsAddressWithDelegates`: a {@linkcode DwsaAddressCredentialsWithDelegates}. The address and its delegates sign one payload that names the address (CAP-71-01). */
  static dwsaCredentialsAddressWithDelegates(addressWithDelegates: DwsaAddressCredentialsWithDelegates): DwsaCredentials<"dwsaCredentialsAddressWithDelegates"> {
    return new DwsaCredentialsUnion("dwsaCredentialsAddressWithDelegates", addressWithDelegates);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaCredentials";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 15 };
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaCredentials {
    const type = r.discriminant("DwsaCredentials");
    switch (type) {
      case 0: return new DwsaCredentialsUnion("dwsaCredentialsSourceAccount", null);
      case 1: return new DwsaCredentialsUnion("dwsaCredentialsAddress", DwsaAddressCredentials.read(r));
      case 2: return new DwsaCredentialsUnion("dwsaCredentialsAddressV2", DwsaAddressCredentials.read(r));
      case 3: return new DwsaCredentialsUnion("dwsaCredentialsAddressWithDelegates", DwsaAddressCredentialsWithDelegates.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaCredentials): void {
    if (value?.constructor !== DwsaCredentialsUnion) requireXdr(value, DwsaCredentialsUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "dwsaCredentialsSourceAccount": w.int32(0); break;
        case "dwsaCredentialsAddress": w.int32(1); DwsaAddressCredentials.write(w, value.value); break;
        case "dwsaCredentialsAddressV2": w.int32(2); DwsaAddressCredentials.write(w, value.value); break;
        case "dwsaCredentialsAddressWithDelegates": w.int32(3); DwsaAddressCredentialsWithDelegates.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The credentials of an authorization entry (CAP-46-11, CAP-71). */
export const DwsaCredentials: typeof DwsaCredentialsUnion = DwsaCredentialsUnion;

/** The authorization of an invocation tree by one address. */
export class DwsaAuthorizationEntry extends XdrValue<DwsaAuthorizationEntryJson> {
  /** Who authorizes the invocation, and how. A {@linkcode DwsaCredentials}. */
  declare readonly credentials: DwsaCredentials;
  /** The authorized invocation tree. A {@linkcode DwsaAuthorizedInvocation}. */
  declare readonly rootInvocation: DwsaAuthorizedInvocation;
  /** Creates a value from its fields. */
  constructor(fields: { readonly credentials: DwsaCredentials; readonly rootInvocation: DwsaAuthorizedInvocation }) {
    super();
    this.credentials = fields.credentials;
    this.rootInvocation = fields.rootInvocation;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaAuthorizationEntry";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaAuthorizationEntry {
    return new DwsaAuthorizationEntry({
      credentials: DwsaCredentials.read(r),
      rootInvocation: DwsaAuthorizedInvocation.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaAuthorizationEntry): void {
    if (value?.constructor !== DwsaAuthorizationEntry) requireXdr(value, DwsaAuthorizationEntry);
    let step = ".credentials";
    try {
      DwsaCredentials.write(w, value.credentials);
      step = ".rootInvocation"; DwsaAuthorizedInvocation.write(w, value.rootInvocation);
    } catch (error) { throw withPath(error, step); }
  }
}

/** An array of {@linkcode DwsaAuthorizationEntry} values. */
export type DwsaAuthorizationEntries = readonly DwsaAuthorizationEntry[];
/** Decodes and encodes an array of {@linkcode DwsaAuthorizationEntry} values. */
export const DwsaAuthorizationEntries: XdrCodec<DwsaAuthorizationEntries> = /* @__PURE__ */ xdrCodec("DwsaAuthorizationEntries", (r) => r.array(4294967295, 24, "DwsaAuthorizationEntries", DwsaAuthorizationEntry.read), (w, v) => w.array(v, 4294967295, DwsaAuthorizationEntry.write));

/** Calls or creates a contract, or uploads its code. */
export class InvokeHostFunctionOp extends XdrValue<InvokeHostFunctionOpJson> {
  /** A {@linkcode HostFunction}. */
  declare readonly hostFunction: HostFunction;
  /** The authorization entries of the call or creation. An array of {@linkcode DwsaAuthorizationEntry} values. */
  declare readonly auth: readonly DwsaAuthorizationEntry[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly hostFunction: HostFunction; readonly auth: readonly DwsaAuthorizationEntry[] }) {
    super();
    if (fields === BLANK) return;
    this.hostFunction = fields.hostFunction;
    this.auth = copyOf(fields.auth);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "InvokeHostFunctionOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): InvokeHostFunctionOp {
    const value: Mutable<InvokeHostFunctionOp> = new InvokeHostFunctionOp(BLANK);
    value.hostFunction = HostFunction.read(r);
    value.auth = r.array(4294967295, 24, "InvokeHostFunctionOp.auth", DwsaAuthorizationEntry.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: InvokeHostFunctionOp): void {
    if (value?.constructor !== InvokeHostFunctionOp) requireXdr(value, InvokeHostFunctionOp);
    let step = ".hostFunction";
    try {
      HostFunction.write(w, value.hostFunction);
      step = ".auth"; w.array(value.auth, 4294967295, DwsaAuthorizationEntry.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Extends the lifetime of the entries in the read-only footprint. */
export class ExtendFootprintTtlOp extends XdrValue<ExtendFootprintTtlOpJson> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** The minimum remaining lifetime of the entries, in ledgers from now. An unsigned 32-bit integer. */
  declare readonly extendTo: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint; readonly extendTo: number }) {
    super();
    this.ext = fields.ext;
    this.extendTo = fields.extendTo;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ExtendFootprintTtlOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): ExtendFootprintTtlOp {
    return new ExtendFootprintTtlOp({
      ext: ExtensionPoint.read(r),
      extendTo: r.uint32("ExtendFootprintTtlOp.extendTo"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ExtendFootprintTtlOp): void {
    if (value?.constructor !== ExtendFootprintTtlOp) requireXdr(value, ExtendFootprintTtlOp);
    let step = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      step = ".extendTo"; w.uint32(value.extendTo);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Restores the archived entries in the read-write footprint. */
export class RestoreFootprintOp extends XdrValue<RestoreFootprintOpJson> {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: ExtensionPoint }) {
    super();
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "RestoreFootprintOp";
  }
  /** Reads one value. */
  static read(r: XdrReader): RestoreFootprintOp {
    return new RestoreFootprintOp({
      ext: ExtensionPoint.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: RestoreFootprintOp): void {
    if (value?.constructor !== RestoreFootprintOp) requireXdr(value, RestoreFootprintOp);
    try {
      ExtensionPoint.write(w, value.ext);
    } catch (error) { throw withPath(error, ".ext"); }
  }
}

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
  /** No value. */
  readonly inflation: null;
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
  /** No value. */
  readonly endSponsoringFutureReserves: null;
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
/** The class of {@linkcode OperationBody}. */
export class OperationBodyUnion<T extends keyof OperationBodyArms> extends XdrValue<OperationBodyJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: OperationBodyArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode OperationBody}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is OperationBody;
  private constructor(type: T, value: OperationBodyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `createAccount`: a {@linkcode CreateAccountOp}. */
  static createAccount(createAccountOp: CreateAccountOp): OperationBody<"createAccount"> {
    return new OperationBodyUnion("createAccount", createAccountOp);
  }
  /** Creates the arm `payment`: a {@linkcode PaymentOp}. */
  static payment(paymentOp: PaymentOp): OperationBody<"payment"> {
    return new OperationBodyUnion("payment", paymentOp);
  }
  /** Creates the arm `pathPaymentStrictReceive`: a {@linkcode PathPaymentStrictReceiveOp}. */
  static pathPaymentStrictReceive(pathPaymentStrictReceiveOp: PathPaymentStrictReceiveOp): OperationBody<"pathPaymentStrictReceive"> {
    return new OperationBodyUnion("pathPaymentStrictReceive", pathPaymentStrictReceiveOp);
  }
  /** Creates the arm `manageSellOffer`: a {@linkcode ManageSellOfferOp}. */
  static manageSellOffer(manageSellOfferOp: ManageSellOfferOp): OperationBody<"manageSellOffer"> {
    return new OperationBodyUnion("manageSellOffer", manageSellOfferOp);
  }
  /** Creates the arm `createPassiveSellOffer`: a {@linkcode CreatePassiveSellOfferOp}. */
  static createPassiveSellOffer(createPassiveSellOfferOp: CreatePassiveSellOfferOp): OperationBody<"createPassiveSellOffer"> {
    return new OperationBodyUnion("createPassiveSellOffer", createPassiveSellOfferOp);
  }
  /** Creates the arm `setOptions`: a {@linkcode SetOptionsOp}. */
  static setOptions(setOptionsOp: SetOptionsOp): OperationBody<"setOptions"> {
    return new OperationBodyUnion("setOptions", setOptionsOp);
  }
  /** Creates the arm `changeTrust`: a {@linkcode ChangeTrustOp}. */
  static changeTrust(changeTrustOp: ChangeTrustOp): OperationBody<"changeTrust"> {
    return new OperationBodyUnion("changeTrust", changeTrustOp);
  }
  /** Creates the arm `allowTrust`: an {@linkcode AllowTrustOp}. */
  static allowTrust(allowTrustOp: AllowTrustOp): OperationBody<"allowTrust"> {
    return new OperationBodyUnion("allowTrust", allowTrustOp);
  }
  /** Creates the arm `accountMerge`: a {@linkcode MuxedAccount}. */
  static accountMerge(destination: MuxedAccount): OperationBody<"accountMerge"> {
    return new OperationBodyUnion("accountMerge", destination);
  }
  /** Creates the arm `inflation`, which has no value. */
  static inflation(): OperationBody<"inflation"> {
    return new OperationBodyUnion("inflation", null);
  }
  /** Creates the arm `manageData`: a {@linkcode ManageDataOp}. */
  static manageData(manageDataOp: ManageDataOp): OperationBody<"manageData"> {
    return new OperationBodyUnion("manageData", manageDataOp);
  }
  /** Creates the arm `bumpSequence`: a {@linkcode BumpSequenceOp}. */
  static bumpSequence(bumpSequenceOp: BumpSequenceOp): OperationBody<"bumpSequence"> {
    return new OperationBodyUnion("bumpSequence", bumpSequenceOp);
  }
  /** Creates the arm `manageBuyOffer`: a {@linkcode ManageBuyOfferOp}. */
  static manageBuyOffer(manageBuyOfferOp: ManageBuyOfferOp): OperationBody<"manageBuyOffer"> {
    return new OperationBodyUnion("manageBuyOffer", manageBuyOfferOp);
  }
  /** Creates the arm `pathPaymentStrictSend`: a {@linkcode PathPaymentStrictSendOp}. */
  static pathPaymentStrictSend(pathPaymentStrictSendOp: PathPaymentStrictSendOp): OperationBody<"pathPaymentStrictSend"> {
    return new OperationBodyUnion("pathPaymentStrictSend", pathPaymentStrictSendOp);
  }
  /** Creates the arm `createClaimableBalance`: a {@linkcode CreateClaimableBalanceOp}. */
  static createClaimableBalance(createClaimableBalanceOp: CreateClaimableBalanceOp): OperationBody<"createClaimableBalance"> {
    return new OperationBodyUnion("createClaimableBalance", createClaimableBalanceOp);
  }
  /** Creates the arm `claimClaimableBalance`: a {@linkcode ClaimClaimableBalanceOp}. */
  static claimClaimableBalance(claimClaimableBalanceOp: ClaimClaimableBalanceOp): OperationBody<"claimClaimableBalance"> {
    return new OperationBodyUnion("claimClaimableBalance", claimClaimableBalanceOp);
  }
  /** Creates the arm `beginSponsoringFutureReserves`: a {@linkcode BeginSponsoringFutureReservesOp}. */
  static beginSponsoringFutureReserves(beginSponsoringFutureReservesOp: BeginSponsoringFutureReservesOp): OperationBody<"beginSponsoringFutureReserves"> {
    return new OperationBodyUnion("beginSponsoringFutureReserves", beginSponsoringFutureReservesOp);
  }
  /** Creates the arm `endSponsoringFutureReserves`, which has no value. */
  static endSponsoringFutureReserves(): OperationBody<"endSponsoringFutureReserves"> {
    return new OperationBodyUnion("endSponsoringFutureReserves", null);
  }
  /** Creates the arm `revokeSponsorship`: a {@linkcode RevokeSponsorshipOp}. */
  static revokeSponsorship(revokeSponsorshipOp: RevokeSponsorshipOp): OperationBody<"revokeSponsorship"> {
    return new OperationBodyUnion("revokeSponsorship", revokeSponsorshipOp);
  }
  /** Creates the arm `clawback`: a {@linkcode ClawbackOp}. */
  static clawback(clawbackOp: ClawbackOp): OperationBody<"clawback"> {
    return new OperationBodyUnion("clawback", clawbackOp);
  }
  /** Creates the arm `clawbackClaimableBalance`: a {@linkcode ClawbackClaimableBalanceOp}. */
  static clawbackClaimableBalance(clawbackClaimableBalanceOp: ClawbackClaimableBalanceOp): OperationBody<"clawbackClaimableBalance"> {
    return new OperationBodyUnion("clawbackClaimableBalance", clawbackClaimableBalanceOp);
  }
  /** Creates the arm `setTrustLineFlags`: a {@linkcode SetTrustLineFlagsOp}. */
  static setTrustLineFlags(setTrustLineFlagsOp: SetTrustLineFlagsOp): OperationBody<"setTrustLineFlags"> {
    return new OperationBodyUnion("setTrustLineFlags", setTrustLineFlagsOp);
  }
  /** Creates the arm `liquidityPoolDeposit`: a {@linkcode LiquidityPoolDepositOp}. */
  static liquidityPoolDeposit(liquidityPoolDepositOp: LiquidityPoolDepositOp): OperationBody<"liquidityPoolDeposit"> {
    return new OperationBodyUnion("liquidityPoolDeposit", liquidityPoolDepositOp);
  }
  /** Creates the arm `liquidityPoolWithdraw`: a {@linkcode LiquidityPoolWithdrawOp}. */
  static liquidityPoolWithdraw(liquidityPoolWithdrawOp: LiquidityPoolWithdrawOp): OperationBody<"liquidityPoolWithdraw"> {
    return new OperationBodyUnion("liquidityPoolWithdraw", liquidityPoolWithdrawOp);
  }
  /** Creates the arm `invokeHostFunction`: an {@linkcode InvokeHostFunctionOp}. */
  static invokeHostFunction(invokeHostFunctionOp: InvokeHostFunctionOp): OperationBody<"invokeHostFunction"> {
    return new OperationBodyUnion("invokeHostFunction", invokeHostFunctionOp);
  }
  /** Creates the arm `extendFootprintTtl`: an {@linkcode ExtendFootprintTtlOp}. */
  static extendFootprintTtl(extendFootprintTtlOp: ExtendFootprintTtlOp): OperationBody<"extendFootprintTtl"> {
    return new OperationBodyUnion("extendFootprintTtl", extendFootprintTtlOp);
  }
  /** Creates the arm `restoreFootprint`: a {@linkcode RestoreFootprintOp}. */
  static restoreFootprint(restoreFootprintOp: RestoreFootprintOp): OperationBody<"restoreFootprint"> {
    return new OperationBodyUnion("restoreFootprint", restoreFootprintOp);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OperationBody";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): OperationBody {
    const type = r.discriminant("OperationBody");
    switch (type) {
      case 0: return new OperationBodyUnion("createAccount", CreateAccountOp.read(r));
      case 1: return new OperationBodyUnion("payment", PaymentOp.read(r));
      case 2: return new OperationBodyUnion("pathPaymentStrictReceive", PathPaymentStrictReceiveOp.read(r));
      case 3: return new OperationBodyUnion("manageSellOffer", ManageSellOfferOp.read(r));
      case 4: return new OperationBodyUnion("createPassiveSellOffer", CreatePassiveSellOfferOp.read(r));
      case 5: return new OperationBodyUnion("setOptions", SetOptionsOp.read(r));
      case 6: return new OperationBodyUnion("changeTrust", ChangeTrustOp.read(r));
      case 7: return new OperationBodyUnion("allowTrust", AllowTrustOp.read(r));
      case 8: return new OperationBodyUnion("accountMerge", MuxedAccount.read(r));
      case 9: return new OperationBodyUnion("inflation", null);
      case 10: return new OperationBodyUnion("manageData", ManageDataOp.read(r));
      case 11: return new OperationBodyUnion("bumpSequence", BumpSequenceOp.read(r));
      case 12: return new OperationBodyUnion("manageBuyOffer", ManageBuyOfferOp.read(r));
      case 13: return new OperationBodyUnion("pathPaymentStrictSend", PathPaymentStrictSendOp.read(r));
      case 14: return new OperationBodyUnion("createClaimableBalance", CreateClaimableBalanceOp.read(r));
      case 15: return new OperationBodyUnion("claimClaimableBalance", ClaimClaimableBalanceOp.read(r));
      case 16: return new OperationBodyUnion("beginSponsoringFutureReserves", BeginSponsoringFutureReservesOp.read(r));
      case 17: return new OperationBodyUnion("endSponsoringFutureReserves", null);
      case 18: return new OperationBodyUnion("revokeSponsorship", RevokeSponsorshipOp.read(r));
      case 19: return new OperationBodyUnion("clawback", ClawbackOp.read(r));
      case 20: return new OperationBodyUnion("clawbackClaimableBalance", ClawbackClaimableBalanceOp.read(r));
      case 21: return new OperationBodyUnion("setTrustLineFlags", SetTrustLineFlagsOp.read(r));
      case 22: return new OperationBodyUnion("liquidityPoolDeposit", LiquidityPoolDepositOp.read(r));
      case 23: return new OperationBodyUnion("liquidityPoolWithdraw", LiquidityPoolWithdrawOp.read(r));
      case 24: return new OperationBodyUnion("invokeHostFunction", InvokeHostFunctionOp.read(r));
      case 25: return new OperationBodyUnion("extendFootprintTtl", ExtendFootprintTtlOp.read(r));
      case 26: return new OperationBodyUnion("restoreFootprint", RestoreFootprintOp.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: OperationBody): void {
    if (value?.constructor !== OperationBodyUnion) requireXdr(value, OperationBodyUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "createAccount": w.int32(0); CreateAccountOp.write(w, value.value); break;
        case "payment": w.int32(1); PaymentOp.write(w, value.value); break;
        case "pathPaymentStrictReceive": w.int32(2); PathPaymentStrictReceiveOp.write(w, value.value); break;
        case "manageSellOffer": w.int32(3); ManageSellOfferOp.write(w, value.value); break;
        case "createPassiveSellOffer": w.int32(4); CreatePassiveSellOfferOp.write(w, value.value); break;
        case "setOptions": w.int32(5); SetOptionsOp.write(w, value.value); break;
        case "changeTrust": w.int32(6); ChangeTrustOp.write(w, value.value); break;
        case "allowTrust": w.int32(7); AllowTrustOp.write(w, value.value); break;
        case "accountMerge": w.int32(8); MuxedAccount.write(w, value.value); break;
        case "inflation": w.int32(9); break;
        case "manageData": w.int32(10); ManageDataOp.write(w, value.value); break;
        case "bumpSequence": w.int32(11); BumpSequenceOp.write(w, value.value); break;
        case "manageBuyOffer": w.int32(12); ManageBuyOfferOp.write(w, value.value); break;
        case "pathPaymentStrictSend": w.int32(13); PathPaymentStrictSendOp.write(w, value.value); break;
        case "createClaimableBalance": w.int32(14); CreateClaimableBalanceOp.write(w, value.value); break;
        case "claimClaimableBalance": w.int32(15); ClaimClaimableBalanceOp.write(w, value.value); break;
        case "beginSponsoringFutureReserves": w.int32(16); BeginSponsoringFutureReservesOp.write(w, value.value); break;
        case "endSponsoringFutureReserves": w.int32(17); break;
        case "revokeSponsorship": w.int32(18); RevokeSponsorshipOp.write(w, value.value); break;
        case "clawback": w.int32(19); ClawbackOp.write(w, value.value); break;
        case "clawbackClaimableBalance": w.int32(20); ClawbackClaimableBalanceOp.write(w, value.value); break;
        case "setTrustLineFlags": w.int32(21); SetTrustLineFlagsOp.write(w, value.value); break;
        case "liquidityPoolDeposit": w.int32(22); LiquidityPoolDepositOp.write(w, value.value); break;
        case "liquidityPoolWithdraw": w.int32(23); LiquidityPoolWithdrawOp.write(w, value.value); break;
        case "invokeHostFunction": w.int32(24); InvokeHostFunctionOp.write(w, value.value); break;
        case "extendFootprintTtl": w.int32(25); ExtendFootprintTtlOp.write(w, value.value); break;
        case "restoreFootprint": w.int32(26); RestoreFootprintOp.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The type and parameters of an operation. */
export const OperationBody: typeof OperationBodyUnion = OperationBodyUnion;

/** An operation of a transaction. */
export class Operation extends XdrValue<OperationJson> {
  /** The source account of the operation; null if it is the source account of the transaction. A {@linkcode MuxedAccount}, or null. */
  declare readonly sourceAccount: MuxedAccount | null;
  /** An {@linkcode OperationBody}. */
  declare readonly body: OperationBody;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sourceAccount: MuxedAccount | null; readonly body: OperationBody }) {
    super();
    this.sourceAccount = fields.sourceAccount;
    this.body = fields.body;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Operation";
  }
  /** Reads one value. */
  static read(r: XdrReader): Operation {
    return new Operation({
      sourceAccount: r.optional("Operation.sourceAccount", MuxedAccount.read),
      body: OperationBody.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Operation): void {
    if (value?.constructor !== Operation) requireXdr(value, Operation);
    let step = ".sourceAccount";
    try {
      w.optional(value.sourceAccount, MuxedAccount.write);
      step = ".body"; OperationBody.write(w, value.body);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The preimage of the ID of a claimable balance. */
export class HashIdPreimageOperationId extends XdrValue<HashIdPreimageOperationIdJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly sourceAccount: AccountId;
  /** A signed 64-bit integer. */
  declare readonly seqNum: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly opNum: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sourceAccount: AccountId; readonly seqNum: bigint; readonly opNum: number }) {
    super();
    this.sourceAccount = fields.sourceAccount;
    this.seqNum = fields.seqNum;
    this.opNum = fields.opNum;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HashIdPreimageOperationId";
  }
  /** Reads one value. */
  static read(r: XdrReader): HashIdPreimageOperationId {
    return new HashIdPreimageOperationId({
      sourceAccount: PublicKey.read(r),
      seqNum: r.int64("HashIdPreimageOperationId.seqNum"),
      opNum: r.uint32("HashIdPreimageOperationId.opNum"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HashIdPreimageOperationId): void {
    if (value?.constructor !== HashIdPreimageOperationId) requireXdr(value, HashIdPreimageOperationId);
    let step = ".sourceAccount";
    try {
      PublicKey.write(w, value.sourceAccount);
      step = ".seqNum"; w.int64(value.seqNum);
      step = ".opNum"; w.uint32(value.opNum);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The preimage of the ID of a claimable balance that is created when pool shares are revoked. */
export class HashIdPreimageRevokeId extends XdrValue<HashIdPreimageRevokeIdJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly sourceAccount: AccountId;
  /** A signed 64-bit integer. */
  declare readonly seqNum: bigint;
  /** An unsigned 32-bit integer. */
  declare readonly opNum: number;
  /** 32 bytes. */
  declare readonly liquidityPoolId: PoolId;
  /** An {@linkcode Asset}. */
  declare readonly asset: Asset;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly sourceAccount: AccountId; readonly seqNum: bigint; readonly opNum: number; readonly liquidityPoolId: PoolId; readonly asset: Asset }) {
    super();
    if (fields === BLANK) return;
    this.sourceAccount = fields.sourceAccount;
    this.seqNum = fields.seqNum;
    this.opNum = fields.opNum;
    this.liquidityPoolId = copyOf(fields.liquidityPoolId);
    this.asset = fields.asset;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HashIdPreimageRevokeId";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { liquidityPoolId: "L" };
  }
  /** Reads one value. */
  static read(r: XdrReader): HashIdPreimageRevokeId {
    const value: Mutable<HashIdPreimageRevokeId> = new HashIdPreimageRevokeId(BLANK);
    value.sourceAccount = PublicKey.read(r);
    value.seqNum = r.int64("HashIdPreimageRevokeId.seqNum");
    value.opNum = r.uint32("HashIdPreimageRevokeId.opNum");
    value.liquidityPoolId = r.opaque(32, "HashIdPreimageRevokeId.liquidityPoolId");
    value.asset = Asset.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HashIdPreimageRevokeId): void {
    if (value?.constructor !== HashIdPreimageRevokeId) requireXdr(value, HashIdPreimageRevokeId);
    let step = ".sourceAccount";
    try {
      PublicKey.write(w, value.sourceAccount);
      step = ".seqNum"; w.int64(value.seqNum);
      step = ".opNum"; w.uint32(value.opNum);
      step = ".liquidityPoolId"; w.opaque(value.liquidityPoolId, 32);
      step = ".asset"; Asset.write(w, value.asset);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The hash input of a contract ID. */
export class HashIdPreimageContractId extends XdrValue<HashIdPreimageContractIdJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  declare readonly networkId: Hash;
  /** A {@linkcode ContractIdPreimage}. */
  declare readonly contractIdPreimage: ContractIdPreimage;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly networkId: Hash; readonly contractIdPreimage: ContractIdPreimage }) {
    super();
    if (fields === BLANK) return;
    this.networkId = copyOf(fields.networkId);
    this.contractIdPreimage = fields.contractIdPreimage;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HashIdPreimageContractId";
  }
  /** Reads one value. */
  static read(r: XdrReader): HashIdPreimageContractId {
    const value: Mutable<HashIdPreimageContractId> = new HashIdPreimageContractId(BLANK);
    value.networkId = r.opaque(32, "HashIdPreimageContractId.networkId");
    value.contractIdPreimage = ContractIdPreimage.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HashIdPreimageContractId): void {
    if (value?.constructor !== HashIdPreimageContractId) requireXdr(value, HashIdPreimageContractId);
    let step = ".networkId";
    try {
      w.opaque(value.networkId, 32);
      step = ".contractIdPreimage"; ContractIdPreimage.write(w, value.contractIdPreimage);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The payload for legacy credentials. Signers sign the SHA-256 hash of the `HashIdPreimage` that contains it. */
export class HashIdPreimageDwsaAuthorization extends XdrValue<HashIdPreimageDwsaAuthorizationJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  declare readonly networkId: Hash;
  /** The nonce of the credentials. A signed 64-bit integer. */
  declare readonly nonce: bigint;
  /** The expiration ledger of the credentials. An unsigned 32-bit integer. */
  declare readonly signatureExpirationLedger: number;
  /** A {@linkcode DwsaAuthorizedInvocation}. */
  declare readonly invocation: DwsaAuthorizedInvocation;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly networkId: Hash; readonly nonce: bigint; readonly signatureExpirationLedger: number; readonly invocation: DwsaAuthorizedInvocation }) {
    super();
    if (fields === BLANK) return;
    this.networkId = copyOf(fields.networkId);
    this.nonce = fields.nonce;
    this.signatureExpirationLedger = fields.signatureExpirationLedger;
    this.invocation = fields.invocation;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HashIdPreimageDwsaAuthorization";
  }
  /** Reads one value. */
  static read(r: XdrReader): HashIdPreimageDwsaAuthorization {
    const value: Mutable<HashIdPreimageDwsaAuthorization> = new HashIdPreimageDwsaAuthorization(BLANK);
    value.networkId = r.opaque(32, "HashIdPreimageDwsaAuthorization.networkId");
    value.nonce = r.int64("HashIdPreimageDwsaAuthorization.nonce");
    value.signatureExpirationLedger = r.uint32("HashIdPreimageDwsaAuthorization.signatureExpirationLedger");
    value.invocation = DwsaAuthorizedInvocation.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HashIdPreimageDwsaAuthorization): void {
    if (value?.constructor !== HashIdPreimageDwsaAuthorization) requireXdr(value, HashIdPreimageDwsaAuthorization);
    let step = ".networkId";
    try {
      w.opaque(value.networkId, 32);
      step = ".nonce"; w.int64(value.nonce);
      step = ".signatureExpirationLedger"; w.uint32(value.signatureExpirationLedger);
      step = ".invocation"; DwsaAuthorizedInvocation.write(w, value.invocation);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The payload that also contains the address (CAP-71). Signers sign the SHA-256 hash of its `HashIdPreimage`. */
export class HashIdPreimageDwsaAuthorizationWithAddress extends XdrValue<HashIdPreimageDwsaAuthorizationWithAddressJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  declare readonly networkId: Hash;
  /** The nonce of the credentials. A signed 64-bit integer. */
  declare readonly nonce: bigint;
  /** The expiration ledger of the credentials. An unsigned 32-bit integer. */
  declare readonly signatureExpirationLedger: number;
  /** The top-level address, even if a delegate signs. An {@linkcode ScAddress}. */
  declare readonly address: ScAddress;
  /** A {@linkcode DwsaAuthorizedInvocation}. */
  declare readonly invocation: DwsaAuthorizedInvocation;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly networkId: Hash; readonly nonce: bigint; readonly signatureExpirationLedger: number; readonly address: ScAddress; readonly invocation: DwsaAuthorizedInvocation }) {
    super();
    if (fields === BLANK) return;
    this.networkId = copyOf(fields.networkId);
    this.nonce = fields.nonce;
    this.signatureExpirationLedger = fields.signatureExpirationLedger;
    this.address = fields.address;
    this.invocation = fields.invocation;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HashIdPreimageDwsaAuthorizationWithAddress";
  }
  /** Reads one value. */
  static read(r: XdrReader): HashIdPreimageDwsaAuthorizationWithAddress {
    const value: Mutable<HashIdPreimageDwsaAuthorizationWithAddress> = new HashIdPreimageDwsaAuthorizationWithAddress(BLANK);
    value.networkId = r.opaque(32, "HashIdPreimageDwsaAuthorizationWithAddress.networkId");
    value.nonce = r.int64("HashIdPreimageDwsaAuthorizationWithAddress.nonce");
    value.signatureExpirationLedger = r.uint32("HashIdPreimageDwsaAuthorizationWithAddress.signatureExpirationLedger");
    value.address = ScAddress.read(r);
    value.invocation = DwsaAuthorizedInvocation.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HashIdPreimageDwsaAuthorizationWithAddress): void {
    if (value?.constructor !== HashIdPreimageDwsaAuthorizationWithAddress) requireXdr(value, HashIdPreimageDwsaAuthorizationWithAddress);
    let step = ".networkId";
    try {
      w.opaque(value.networkId, 32);
      step = ".nonce"; w.int64(value.nonce);
      step = ".signatureExpirationLedger"; w.uint32(value.signatureExpirationLedger);
      step = ".address"; ScAddress.write(w, value.address);
      step = ".invocation"; DwsaAuthorizedInvocation.write(w, value.invocation);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode HashIdPreimage}. */
export class HashIdPreimageUnion<T extends keyof HashIdPreimageArms> extends XdrValue<HashIdPreimageJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: HashIdPreimageArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode HashIdPreimage}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is HashIdPreimage;
  private constructor(type: T, value: HashIdPreimageArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `envelopeTypeOpId`: a {@linkcode HashIdPreimageOperationId}. */
  static envelopeTypeOpId(operationId: HashIdPreimageOperationId): HashIdPreimage<"envelopeTypeOpId"> {
    return new HashIdPreimageUnion("envelopeTypeOpId", operationId);
  }
  /** Creates the arm `envelopeTypePoolRevokeOpId`: a {@linkcode HashIdPreimageRevokeId}. */
  static envelopeTypePoolRevokeOpId(revokeId: HashIdPreimageRevokeId): HashIdPreimage<"envelopeTypePoolRevokeOpId"> {
    return new HashIdPreimageUnion("envelopeTypePoolRevokeOpId", revokeId);
  }
  /** Creates the arm `envelopeTypeContractId`: a {@linkcode HashIdPreimageContractId}. */
  static envelopeTypeContractId(contractId: HashIdPreimageContractId): HashIdPreimage<"envelopeTypeContractId"> {
    return new HashIdPreimageUnion("envelopeTypeContractId", contractId);
  }
  /** Creates the arm `envelopeTypeDwsaAuthorization`: a {@linkcode HashIdPreimageDwsaAuthorization}. */
  static envelopeTypeDwsaAuthorization(dwsaAuthorization: HashIdPreimageDwsaAuthorization): HashIdPreimage<"envelopeTypeDwsaAuthorization"> {
    return new HashIdPreimageUnion("envelopeTypeDwsaAuthorization", dwsaAuthorization);
  }
  /** Creates the arm `envelopeTypeDwsaAuthorizationWithAddress`: a {@linkcode HashIdPreimageDwsaAuthorizationWithAddress}. */
  static envelopeTypeDwsaAuthorizationWithAddress(dwsaAuthorizationWithAddress: HashIdPreimageDwsaAuthorizationWithAddress): HashIdPreimage<"envelopeTypeDwsaAuthorizationWithAddress"> {
    return new HashIdPreimageUnion("envelopeTypeDwsaAuthorizationWithAddress", dwsaAuthorizationWithAddress);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HashIdPreimage";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 12 };
  }
  /** Reads one value. */
  static read(r: XdrReader): HashIdPreimage {
    const type = r.discriminant("HashIdPreimage");
    switch (type) {
      case 6: return new HashIdPreimageUnion("envelopeTypeOpId", HashIdPreimageOperationId.read(r));
      case 7: return new HashIdPreimageUnion("envelopeTypePoolRevokeOpId", HashIdPreimageRevokeId.read(r));
      case 8: return new HashIdPreimageUnion("envelopeTypeContractId", HashIdPreimageContractId.read(r));
      case 9: return new HashIdPreimageUnion("envelopeTypeDwsaAuthorization", HashIdPreimageDwsaAuthorization.read(r));
      case 10: return new HashIdPreimageUnion("envelopeTypeDwsaAuthorizationWithAddress", HashIdPreimageDwsaAuthorizationWithAddress.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HashIdPreimage): void {
    if (value?.constructor !== HashIdPreimageUnion) requireXdr(value, HashIdPreimageUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "envelopeTypeOpId": w.int32(6); HashIdPreimageOperationId.write(w, value.value); break;
        case "envelopeTypePoolRevokeOpId": w.int32(7); HashIdPreimageRevokeId.write(w, value.value); break;
        case "envelopeTypeContractId": w.int32(8); HashIdPreimageContractId.write(w, value.value); break;
        case "envelopeTypeDwsaAuthorization": w.int32(9); HashIdPreimageDwsaAuthorization.write(w, value.value); break;
        case "envelopeTypeDwsaAuthorizationWithAddress": w.int32(10); HashIdPreimageDwsaAuthorizationWithAddress.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The hash input of an identifier or an authorization payload. */
export const HashIdPreimage: typeof HashIdPreimageUnion = HashIdPreimageUnion;

/** A member of the enum `MemoType`. */
export type MemoType = "memoNone" | "memoText" | "memoId" | "memoHash" | "memoReturn";
/** The members of {@linkcode MemoType} by name. */
export const MemoType: {
  /** `MEMO_NONE` = 0 */
  readonly memoNone: "memoNone";
  /** `MEMO_TEXT` = 1 */
  readonly memoText: "memoText";
  /** `MEMO_ID` = 2 */
  readonly memoId: "memoId";
  /** `MEMO_HASH` = 3 */
  readonly memoHash: "memoHash";
  /** `MEMO_RETURN` = 4 */
  readonly memoReturn: "memoReturn";
} = /* @__PURE__ */ Object.freeze({ memoNone: "memoNone", memoText: "memoText", memoId: "memoId", memoHash: "memoHash", memoReturn: "memoReturn" });
/** The members of {@linkcode MemoType} by wire value. */
export const memoTypeNames: { readonly [value: number]: MemoType } = ["memoNone","memoText","memoId","memoHash","memoReturn"];

/** The value types of the arms of {@linkcode Memo}, by arm name. */
export interface MemoArms {
  /** No value. */
  readonly memoNone: null;
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
/** The class of {@linkcode Memo}. */
export class MemoUnion<T extends keyof MemoArms> extends XdrValue<MemoJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: MemoArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode Memo}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is Memo;
  private constructor(type: T, value: MemoArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `memoNone`, which has no value. */
  static memoNone(): Memo<"memoNone"> {
    return new MemoUnion("memoNone", null);
  }
  /** Creates the arm `memoText`: a string of at most 28 bytes (a `Uint8Array` if not UTF-8). */
  static memoText(text: string | Uint8Array): Memo<"memoText"> {
    return new MemoUnion("memoText", copyOf(text));
  }
  /** Creates the arm `memoId`: an unsigned 64-bit integer. */
  static memoId(id: bigint): Memo<"memoId"> {
    return new MemoUnion("memoId", id);
  }
  /** Creates the arm `memoHash`: 32 bytes. */
  static memoHash(hash: Hash): Memo<"memoHash"> {
    return new MemoUnion("memoHash", copyOf(hash));
  }
  /** Creates the arm `memoReturn`: 32 bytes. */
  static memoReturn(retHash: Hash): Memo<"memoReturn"> {
    return new MemoUnion("memoReturn", copyOf(retHash));
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Memo";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 4, memoText: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): Memo {
    const type = r.discriminant("Memo");
    switch (type) {
      case 0: return new MemoUnion("memoNone", null);
      case 1: return new MemoUnion("memoText", r.text(28, "Memo.memoText"));
      case 2: return new MemoUnion("memoId", r.uint64("Memo.memoId"));
      case 3: return new MemoUnion("memoHash", r.opaque(32, "Memo.memoHash"));
      case 4: return new MemoUnion("memoReturn", r.opaque(32, "Memo.memoReturn"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Memo): void {
    if (value?.constructor !== MemoUnion) requireXdr(value, MemoUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "memoNone": w.int32(0); break;
        case "memoText": w.int32(1); w.text(value.value, 28); break;
        case "memoId": w.int32(2); w.uint64(value.value); break;
        case "memoHash": w.int32(3); w.opaque(value.value, 32); break;
        case "memoReturn": w.int32(4); w.opaque(value.value, 32); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The memo of a transaction. */
export const Memo: typeof MemoUnion = MemoUnion;

/** The range of ledger close times in which a transaction is valid. */
export class TimeBounds extends XdrValue<TimeBoundsJson> {
  /** The earliest close time of a ledger that can include the transaction, as Unix time in seconds. An unsigned 64-bit integer. */
  declare readonly minTime: bigint;
  /** The latest close time of a ledger that can include the transaction, as Unix time in seconds; 0 for no limit. An unsigned 64-bit integer. */
  declare readonly maxTime: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly minTime: bigint; readonly maxTime: bigint }) {
    super();
    this.minTime = fields.minTime;
    this.maxTime = fields.maxTime;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TimeBounds";
  }
  /** Reads one value. */
  static read(r: XdrReader): TimeBounds {
    return new TimeBounds({
      minTime: r.uint64("TimeBounds.minTime"),
      maxTime: r.uint64("TimeBounds.maxTime"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TimeBounds): void {
    if (value?.constructor !== TimeBounds) requireXdr(value, TimeBounds);
    let step = ".minTime";
    try {
      w.uint64(value.minTime);
      step = ".maxTime"; w.uint64(value.maxTime);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The range of ledgers in which a transaction is valid. */
export class LedgerBounds extends XdrValue<LedgerBoundsJson> {
  /** The first ledger in which the transaction is valid. An unsigned 32-bit integer. */
  declare readonly minLedger: number;
  /** The first ledger in which the transaction is no longer valid; 0 for no limit. An unsigned 32-bit integer. */
  declare readonly maxLedger: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly minLedger: number; readonly maxLedger: number }) {
    super();
    this.minLedger = fields.minLedger;
    this.maxLedger = fields.maxLedger;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerBounds";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerBounds {
    return new LedgerBounds({
      minLedger: r.uint32("LedgerBounds.minLedger"),
      maxLedger: r.uint32("LedgerBounds.maxLedger"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerBounds): void {
    if (value?.constructor !== LedgerBounds) requireXdr(value, LedgerBounds);
    let step = ".minLedger";
    try {
      w.uint32(value.minLedger);
      step = ".maxLedger"; w.uint32(value.maxLedger);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Conditions on times, ledgers, sequence numbers and signers (CAP-21). */
export class PreconditionsV2 extends XdrValue<PreconditionsV2Json> {
  /** A {@linkcode TimeBounds}, or null. */
  declare readonly timeBounds: TimeBounds | null;
  /** A {@linkcode LedgerBounds}, or null. */
  declare readonly ledgerBounds: LedgerBounds | null;
  /** The minimum sequence number of the source account; null if it must be one less than that of the transaction. A signed 64-bit integer, or null. */
  declare readonly minSeqNum: bigint | null;
  /** The minimum number of seconds since the last change of the source's sequence number. An unsigned 64-bit integer. */
  declare readonly minSeqAge: bigint;
  /** The minimum number of ledgers since the last change of the source's sequence number. An unsigned 32-bit integer. */
  declare readonly minSeqLedgerGap: number;
  /** The additional required signers. An array of at most 2 {@linkcode SignerKey} values. */
  declare readonly extraSigners: readonly SignerKey[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly timeBounds: TimeBounds | null; readonly ledgerBounds: LedgerBounds | null; readonly minSeqNum: bigint | null; readonly minSeqAge: bigint; readonly minSeqLedgerGap: number; readonly extraSigners: readonly SignerKey[] }) {
    super();
    if (fields === BLANK) return;
    this.timeBounds = fields.timeBounds;
    this.ledgerBounds = fields.ledgerBounds;
    this.minSeqNum = fields.minSeqNum;
    this.minSeqAge = fields.minSeqAge;
    this.minSeqLedgerGap = fields.minSeqLedgerGap;
    this.extraSigners = copyOf(fields.extraSigners);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PreconditionsV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): PreconditionsV2 {
    const value: Mutable<PreconditionsV2> = new PreconditionsV2(BLANK);
    value.timeBounds = r.optional("PreconditionsV2.timeBounds", TimeBounds.read);
    value.ledgerBounds = r.optional("PreconditionsV2.ledgerBounds", LedgerBounds.read);
    value.minSeqNum = r.optional("PreconditionsV2.minSeqNum", (r) => r.int64("PreconditionsV2.minSeqNum"));
    value.minSeqAge = r.uint64("PreconditionsV2.minSeqAge");
    value.minSeqLedgerGap = r.uint32("PreconditionsV2.minSeqLedgerGap");
    value.extraSigners = r.array(2, 36, "PreconditionsV2.extraSigners", SignerKey.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PreconditionsV2): void {
    if (value?.constructor !== PreconditionsV2) requireXdr(value, PreconditionsV2);
    let step = ".timeBounds";
    try {
      w.optional(value.timeBounds, TimeBounds.write);
      step = ".ledgerBounds"; w.optional(value.ledgerBounds, LedgerBounds.write);
      step = ".minSeqNum"; w.optional(value.minSeqNum, (w, v) => w.int64(v));
      step = ".minSeqAge"; w.uint64(value.minSeqAge);
      step = ".minSeqLedgerGap"; w.uint32(value.minSeqLedgerGap);
      step = ".extraSigners"; w.array(value.extraSigners, 2, SignerKey.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `PreconditionType`. */
export type PreconditionType = "precondNone" | "precondTime" | "precondV2";
/** The members of {@linkcode PreconditionType} by name. */
export const PreconditionType: {
  /** `PRECOND_NONE` = 0 */
  readonly precondNone: "precondNone";
  /** `PRECOND_TIME` = 1 */
  readonly precondTime: "precondTime";
  /** `PRECOND_V2` = 2 */
  readonly precondV2: "precondV2";
} = /* @__PURE__ */ Object.freeze({ precondNone: "precondNone", precondTime: "precondTime", precondV2: "precondV2" });
/** The members of {@linkcode PreconditionType} by wire value. */
export const preconditionTypeNames: { readonly [value: number]: PreconditionType } = ["precondNone","precondTime","precondV2"];

/** The value types of the arms of {@linkcode Preconditions}, by arm name. */
export interface PreconditionsArms {
  /** No value. */
  readonly precondNone: null;
  /** A {@linkcode TimeBounds}. */
  readonly precondTime: TimeBounds;
  /** A {@linkcode PreconditionsV2}. */
  readonly precondV2: PreconditionsV2;
}
/** The conditions under which a transaction is valid. */
export type Preconditions<T extends keyof PreconditionsArms = keyof PreconditionsArms> = { readonly [K in T]: PreconditionsUnion<K> }[T];
/** The class of {@linkcode Preconditions}. */
export class PreconditionsUnion<T extends keyof PreconditionsArms> extends XdrValue<PreconditionsJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: PreconditionsArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode Preconditions}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is Preconditions;
  private constructor(type: T, value: PreconditionsArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `precondNone`, which has no value. */
  static precondNone(): Preconditions<"precondNone"> {
    return new PreconditionsUnion("precondNone", null);
  }
  /** Creates the arm `precondTime`: a {@linkcode TimeBounds}. */
  static precondTime(timeBounds: TimeBounds): Preconditions<"precondTime"> {
    return new PreconditionsUnion("precondTime", timeBounds);
  }
  /** Creates the arm `precondV2`: a {@linkcode PreconditionsV2}. */
  static precondV2(v2: PreconditionsV2): Preconditions<"precondV2"> {
    return new PreconditionsUnion("precondV2", v2);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Preconditions";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 7 };
  }
  /** Reads one value. */
  static read(r: XdrReader): Preconditions {
    const type = r.discriminant("Preconditions");
    switch (type) {
      case 0: return new PreconditionsUnion("precondNone", null);
      case 1: return new PreconditionsUnion("precondTime", TimeBounds.read(r));
      case 2: return new PreconditionsUnion("precondV2", PreconditionsV2.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Preconditions): void {
    if (value?.constructor !== PreconditionsUnion) requireXdr(value, PreconditionsUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "precondNone": w.int32(0); break;
        case "precondTime": w.int32(1); TimeBounds.write(w, value.value); break;
        case "precondV2": w.int32(2); PreconditionsV2.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The conditions under which a transaction is valid. */
export const Preconditions: typeof PreconditionsUnion = PreconditionsUnion;

/** The ledger keys that a contract transaction reads and writes. */
export class LedgerFootprint extends XdrValue<LedgerFootprintJson> {
  /** An array of {@linkcode LedgerKey} values. */
  declare readonly readOnly: readonly LedgerKey[];
  /** An array of {@linkcode LedgerKey} values. */
  declare readonly readWrite: readonly LedgerKey[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly readOnly: readonly LedgerKey[]; readonly readWrite: readonly LedgerKey[] }) {
    super();
    if (fields === BLANK) return;
    this.readOnly = copyOf(fields.readOnly);
    this.readWrite = copyOf(fields.readWrite);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerFootprint";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerFootprint {
    const value: Mutable<LedgerFootprint> = new LedgerFootprint(BLANK);
    value.readOnly = r.array(4294967295, 8, "LedgerFootprint.readOnly", LedgerKey.read);
    value.readWrite = r.array(4294967295, 8, "LedgerFootprint.readWrite", LedgerKey.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerFootprint): void {
    if (value?.constructor !== LedgerFootprint) requireXdr(value, LedgerFootprint);
    let step = ".readOnly";
    try {
      w.array(value.readOnly, 4294967295, LedgerKey.write);
      step = ".readWrite"; w.array(value.readWrite, 4294967295, LedgerKey.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The resources that a contract transaction may use. */
export class DwsaResources extends XdrValue<DwsaResourcesJson> {
  /** A {@linkcode LedgerFootprint}. */
  declare readonly footprint: LedgerFootprint;
  /** The maximum number of CPU instructions. An unsigned 32-bit integer. */
  declare readonly instructions: number;
  /** The maximum number of bytes read from disk. An unsigned 32-bit integer. */
  declare readonly diskReadBytes: number;
  /** The maximum number of bytes written. An unsigned 32-bit integer. */
  declare readonly writeBytes: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly footprint: LedgerFootprint; readonly instructions: number; readonly diskReadBytes: number; readonly writeBytes: number }) {
    super();
    this.footprint = fields.footprint;
    this.instructions = fields.instructions;
    this.diskReadBytes = fields.diskReadBytes;
    this.writeBytes = fields.writeBytes;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaResources";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaResources {
    return new DwsaResources({
      footprint: LedgerFootprint.read(r),
      instructions: r.uint32("DwsaResources.instructions"),
      diskReadBytes: r.uint32("DwsaResources.diskReadBytes"),
      writeBytes: r.uint32("DwsaResources.writeBytes"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaResources): void {
    if (value?.constructor !== DwsaResources) requireXdr(value, DwsaResources);
    let step = ".footprint";
    try {
      LedgerFootprint.write(w, value.footprint);
      step = ".instructions"; w.uint32(value.instructions);
      step = ".diskReadBytes"; w.uint32(value.diskReadBytes);
      step = ".writeBytes"; w.uint32(value.writeBytes);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The archived entries that a transaction restores (CAP-66). */
export class DwsaResourcesExtV0 extends XdrValue<DwsaResourcesExtV0Json> {
  /** The zero-based indexes of read-write keys whose archived entries are restored (CAP-66). An array of unsigned 32-bit integers. */
  declare readonly archivedDwsaEntries: readonly number[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly archivedDwsaEntries: readonly number[] }) {
    super();
    if (fields === BLANK) return;
    this.archivedDwsaEntries = copyOf(fields.archivedDwsaEntries);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaResourcesExtV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaResourcesExtV0 {
    const value: Mutable<DwsaResourcesExtV0> = new DwsaResourcesExtV0(BLANK);
    value.archivedDwsaEntries = r.array(4294967295, 4, "DwsaResourcesExtV0.archivedDwsaEntries", (r) => r.uint32("DwsaResourcesExtV0.archivedDwsaEntries"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaResourcesExtV0): void {
    if (value?.constructor !== DwsaResourcesExtV0) requireXdr(value, DwsaResourcesExtV0);
    try {
      w.array(value.archivedDwsaEntries, 4294967295, (w, v) => w.uint32(v));
    } catch (error) { throw withPath(error, ".archivedDwsaEntries"); }
  }
}

/** The value types of the arms of {@linkcode DwsaTransactionDataExt}, by arm name. */
export interface DwsaTransactionDataExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode DwsaResourcesExtV0}. */
  readonly resourceExt: DwsaResourcesExtV0;
}
/** The extension of a `DwsaTransactionData`: the indexes of archived entries. */
export type DwsaTransactionDataExt<T extends keyof DwsaTransactionDataExtArms = keyof DwsaTransactionDataExtArms> = { readonly [K in T]: DwsaTransactionDataExtUnion<K> }[T];
/** The class of {@linkcode DwsaTransactionDataExt}. */
export class DwsaTransactionDataExtUnion<T extends keyof DwsaTransactionDataExtArms> extends XdrValue<DwsaTransactionDataExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: DwsaTransactionDataExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode DwsaTransactionDataExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is DwsaTransactionDataExt;
  private constructor(type: T, value: DwsaTransactionDataExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): DwsaTransactionDataExt<"v0"> {
    return new DwsaTransactionDataExtUnion("v0", null);
  }
  /** Creates the arm `resourceExt`: a {@linkcode DwsaResourcesExtV0}. */
  static resourceExt(resourceExt: DwsaResourcesExtV0): DwsaTransactionDataExt<"resourceExt"> {
    return new DwsaTransactionDataExtUnion("resourceExt", resourceExt);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionDataExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"v0":"v0","resourceExt":"v1"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionDataExt {
    const type = r.discriminant("DwsaTransactionDataExt");
    switch (type) {
      case 0: return new DwsaTransactionDataExtUnion("v0", null);
      case 1: return new DwsaTransactionDataExtUnion("resourceExt", DwsaResourcesExtV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaTransactionDataExt): void {
    if (value?.constructor !== DwsaTransactionDataExtUnion) requireXdr(value, DwsaTransactionDataExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "resourceExt": w.int32(1); DwsaResourcesExtV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `DwsaTransactionData`: the indexes of archived entries. */
export const DwsaTransactionDataExt: typeof DwsaTransactionDataExtUnion = DwsaTransactionDataExtUnion;

/** The resources, the storage footprint and the resource fee of a contract transaction. */
export class DwsaTransactionData extends XdrValue<DwsaTransactionDataJson> {
  /** A {@linkcode DwsaTransactionDataExt}. */
  declare readonly ext: DwsaTransactionDataExt;
  /** A {@linkcode DwsaResources}. */
  declare readonly resources: DwsaResources;
  /** The resource fee, in stroops. A signed 64-bit integer. */
  declare readonly resourceFee: bigint;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ext: DwsaTransactionDataExt; readonly resources: DwsaResources; readonly resourceFee: bigint }) {
    super();
    this.ext = fields.ext;
    this.resources = fields.resources;
    this.resourceFee = fields.resourceFee;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionData";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionData {
    return new DwsaTransactionData({
      ext: DwsaTransactionDataExt.read(r),
      resources: DwsaResources.read(r),
      resourceFee: r.int64("DwsaTransactionData.resourceFee"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DwsaTransactionData): void {
    if (value?.constructor !== DwsaTransactionData) requireXdr(value, DwsaTransactionData);
    let step = ".ext";
    try {
      DwsaTransactionDataExt.write(w, value.ext);
      step = ".resources"; DwsaResources.write(w, value.resources);
      step = ".resourceFee"; w.int64(value.resourceFee);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode TransactionV0Ext}, by arm name. */
export interface TransactionV0ExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `TransactionV0`. */
export type TransactionV0Ext<T extends keyof TransactionV0ExtArms = keyof TransactionV0ExtArms> = { readonly [K in T]: TransactionV0ExtUnion<K> }[T];
/** The class of {@linkcode TransactionV0Ext}. */
export class TransactionV0ExtUnion<T extends keyof TransactionV0ExtArms> extends XdrValue<TransactionV0ExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionV0ExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionV0Ext}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionV0Ext;
  private constructor(type: T, value: TransactionV0ExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TransactionV0Ext<"v0"> {
    return new TransactionV0ExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionV0Ext";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionV0Ext {
    const type = r.discriminant("TransactionV0Ext");
    switch (type) {
      case 0: return new TransactionV0ExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionV0Ext): void {
    if (value?.constructor !== TransactionV0ExtUnion) requireXdr(value, TransactionV0ExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `TransactionV0`. */
export const TransactionV0Ext: typeof TransactionV0ExtUnion = TransactionV0ExtUnion;

/** A transaction in the format before protocol 13, in which the source is a public key. */
export class TransactionV0 extends XdrValue<TransactionV0Json> {
  /** 32 bytes. */
  declare readonly sourceAccountEd25519: Uint256Bytes;
  /** An unsigned 32-bit integer. */
  declare readonly fee: number;
  /** A signed 64-bit integer. */
  declare readonly seqNum: bigint;
  /** A {@linkcode TimeBounds}, or null. */
  declare readonly timeBounds: TimeBounds | null;
  /** A {@linkcode Memo}. */
  declare readonly memo: Memo;
  /** An array of at most 100 {@linkcode Operation} values. */
  declare readonly operations: readonly Operation[];
  /** A {@linkcode TransactionV0Ext}. */
  declare readonly ext: TransactionV0Ext;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly sourceAccountEd25519: Uint256Bytes; readonly fee: number; readonly seqNum: bigint; readonly timeBounds: TimeBounds | null; readonly memo: Memo; readonly operations: readonly Operation[]; readonly ext: TransactionV0Ext }) {
    super();
    if (fields === BLANK) return;
    this.sourceAccountEd25519 = copyOf(fields.sourceAccountEd25519);
    this.fee = fields.fee;
    this.seqNum = fields.seqNum;
    this.timeBounds = fields.timeBounds;
    this.memo = fields.memo;
    this.operations = copyOf(fields.operations);
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionV0 {
    const value: Mutable<TransactionV0> = new TransactionV0(BLANK);
    value.sourceAccountEd25519 = r.opaque(32, "TransactionV0.sourceAccountEd25519");
    value.fee = r.uint32("TransactionV0.fee");
    value.seqNum = r.int64("TransactionV0.seqNum");
    value.timeBounds = r.optional("TransactionV0.timeBounds", TimeBounds.read);
    value.memo = Memo.read(r);
    value.operations = r.array(100, 8, "TransactionV0.operations", Operation.read);
    value.ext = TransactionV0Ext.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionV0): void {
    if (value?.constructor !== TransactionV0) requireXdr(value, TransactionV0);
    let step = ".sourceAccountEd25519";
    try {
      w.opaque(value.sourceAccountEd25519, 32);
      step = ".fee"; w.uint32(value.fee);
      step = ".seqNum"; w.int64(value.seqNum);
      step = ".timeBounds"; w.optional(value.timeBounds, TimeBounds.write);
      step = ".memo"; Memo.write(w, value.memo);
      step = ".operations"; w.array(value.operations, 100, Operation.write);
      step = ".ext"; TransactionV0Ext.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A transaction in the format before protocol 13, and its signatures. */
export class TransactionV0Envelope extends XdrValue<TransactionV0EnvelopeJson> {
  /** A {@linkcode TransactionV0}. */
  declare readonly tx: TransactionV0;
  /** An array of at most 20 {@linkcode DecoratedSignature} values. */
  declare readonly signatures: readonly DecoratedSignature[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly tx: TransactionV0; readonly signatures: readonly DecoratedSignature[] }) {
    super();
    if (fields === BLANK) return;
    this.tx = fields.tx;
    this.signatures = copyOf(fields.signatures);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionV0Envelope";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionV0Envelope {
    const value: Mutable<TransactionV0Envelope> = new TransactionV0Envelope(BLANK);
    value.tx = TransactionV0.read(r);
    value.signatures = r.array(20, 8, "TransactionV0Envelope.signatures", DecoratedSignature.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionV0Envelope): void {
    if (value?.constructor !== TransactionV0Envelope) requireXdr(value, TransactionV0Envelope);
    let step = ".tx";
    try {
      TransactionV0.write(w, value.tx);
      step = ".signatures"; w.array(value.signatures, 20, DecoratedSignature.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode TransactionExt}, by arm name. */
export interface TransactionExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode DwsaTransactionData}. */
  readonly dwsaData: DwsaTransactionData;
}
/** The extension of a `Transaction`: the resource data of a contract transaction. */
export type TransactionExt<T extends keyof TransactionExtArms = keyof TransactionExtArms> = { readonly [K in T]: TransactionExtUnion<K> }[T];
/** The class of {@linkcode TransactionExt}. */
export class TransactionExtUnion<T extends keyof TransactionExtArms> extends XdrValue<TransactionExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionExt;
  private constructor(type: T, value: TransactionExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): TransactionExt<"v0"> {
    return new TransactionExtUnion("v0", null);
  }
  /** Creates the arm `dwsaData`: a {@linkcode DwsaTransactionData}. */
  static dwsaData(dwsaData: DwsaTransactionData): TransactionExt<"dwsaData"> {
    return new TransactionExtUnion("dwsaData", dwsaData);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"v0":"v0","dwsaData":"v1"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionExt {
    const type = r.discriminant("TransactionExt");
    switch (type) {
      case 0: return new TransactionExtUnion("v0", null);
      case 1: return new TransactionExtUnion("dwsaData", DwsaTransactionData.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionExt): void {
    if (value?.constructor !== TransactionExtUnion) requireXdr(value, TransactionExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "dwsaData": w.int32(1); DwsaTransactionData.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `Transaction`: the resource data of a contract transaction. */
export const TransactionExt: typeof TransactionExtUnion = TransactionExtUnion;

/** A transaction: its source, fee, sequence number, conditions and operations. */
export class Transaction extends XdrValue<TransactionJson> {
  /** A {@linkcode MuxedAccount}. */
  declare readonly sourceAccount: MuxedAccount;
  /** The maximum fee of the transaction, in stroops. An unsigned 32-bit integer. */
  declare readonly fee: number;
  /** The source account's sequence number plus one, unless the preconditions allow a gap. A signed 64-bit integer. */
  declare readonly seqNum: bigint;
  /** A {@linkcode Preconditions}. */
  declare readonly cond: Preconditions;
  /** A {@linkcode Memo}. */
  declare readonly memo: Memo;
  /** An array of at most 100 {@linkcode Operation} values. */
  declare readonly operations: readonly Operation[];
  /** A {@linkcode TransactionExt}. */
  declare readonly ext: TransactionExt;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly sourceAccount: MuxedAccount; readonly fee: number; readonly seqNum: bigint; readonly cond: Preconditions; readonly memo: Memo; readonly operations: readonly Operation[]; readonly ext: TransactionExt }) {
    super();
    if (fields === BLANK) return;
    this.sourceAccount = fields.sourceAccount;
    this.fee = fields.fee;
    this.seqNum = fields.seqNum;
    this.cond = fields.cond;
    this.memo = fields.memo;
    this.operations = copyOf(fields.operations);
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Transaction";
  }
  /** Reads one value. */
  static read(r: XdrReader): Transaction {
    const value: Mutable<Transaction> = new Transaction(BLANK);
    value.sourceAccount = MuxedAccount.read(r);
    value.fee = r.uint32("Transaction.fee");
    value.seqNum = r.int64("Transaction.seqNum");
    value.cond = Preconditions.read(r);
    value.memo = Memo.read(r);
    value.operations = r.array(100, 8, "Transaction.operations", Operation.read);
    value.ext = TransactionExt.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Transaction): void {
    if (value?.constructor !== Transaction) requireXdr(value, Transaction);
    let step = ".sourceAccount";
    try {
      MuxedAccount.write(w, value.sourceAccount);
      step = ".fee"; w.uint32(value.fee);
      step = ".seqNum"; w.int64(value.seqNum);
      step = ".cond"; Preconditions.write(w, value.cond);
      step = ".memo"; Memo.write(w, value.memo);
      step = ".operations"; w.array(value.operations, 100, Operation.write);
      step = ".ext"; TransactionExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A transaction and its signatures. */
export class TransactionV1Envelope extends XdrValue<TransactionV1EnvelopeJson> {
  /** A {@linkcode Transaction}. */
  declare readonly tx: Transaction;
  /** An array of at most 20 {@linkcode DecoratedSignature} values. */
  declare readonly signatures: readonly DecoratedSignature[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly tx: Transaction; readonly signatures: readonly DecoratedSignature[] }) {
    super();
    if (fields === BLANK) return;
    this.tx = fields.tx;
    this.signatures = copyOf(fields.signatures);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionV1Envelope";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionV1Envelope {
    const value: Mutable<TransactionV1Envelope> = new TransactionV1Envelope(BLANK);
    value.tx = Transaction.read(r);
    value.signatures = r.array(20, 8, "TransactionV1Envelope.signatures", DecoratedSignature.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionV1Envelope): void {
    if (value?.constructor !== TransactionV1Envelope) requireXdr(value, TransactionV1Envelope);
    let step = ".tx";
    try {
      Transaction.write(w, value.tx);
      step = ".signatures"; w.array(value.signatures, 20, DecoratedSignature.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode FeeBumpTransactionInnerTx}, by arm name. */
export interface FeeBumpTransactionInnerTxArms {
  /** A {@linkcode TransactionV1Envelope}. */
  readonly envelopeTypeTx: TransactionV1Envelope;
}
/** The inner transaction of a fee bump. */
export type FeeBumpTransactionInnerTx<T extends keyof FeeBumpTransactionInnerTxArms = keyof FeeBumpTransactionInnerTxArms> = { readonly [K in T]: FeeBumpTransactionInnerTxUnion<K> }[T];
/** The class of {@linkcode FeeBumpTransactionInnerTx}. */
export class FeeBumpTransactionInnerTxUnion<T extends keyof FeeBumpTransactionInnerTxArms> extends XdrValue<FeeBumpTransactionInnerTxJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: FeeBumpTransactionInnerTxArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode FeeBumpTransactionInnerTx}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is FeeBumpTransactionInnerTx;
  private constructor(type: T, value: FeeBumpTransactionInnerTxArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `envelopeTypeTx`: a {@linkcode TransactionV1Envelope}. */
  static envelopeTypeTx(v1: TransactionV1Envelope): FeeBumpTransactionInnerTx<"envelopeTypeTx"> {
    return new FeeBumpTransactionInnerTxUnion("envelopeTypeTx", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FeeBumpTransactionInnerTx";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 12 };
  }
  /** Reads one value. */
  static read(r: XdrReader): FeeBumpTransactionInnerTx {
    const type = r.discriminant("FeeBumpTransactionInnerTx");
    switch (type) {
      case 2: return new FeeBumpTransactionInnerTxUnion("envelopeTypeTx", TransactionV1Envelope.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FeeBumpTransactionInnerTx): void {
    if (value?.constructor !== FeeBumpTransactionInnerTxUnion) requireXdr(value, FeeBumpTransactionInnerTxUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "envelopeTypeTx": w.int32(2); TransactionV1Envelope.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The inner transaction of a fee bump. */
export const FeeBumpTransactionInnerTx: typeof FeeBumpTransactionInnerTxUnion = FeeBumpTransactionInnerTxUnion;

/** The value types of the arms of {@linkcode FeeBumpTransactionExt}, by arm name. */
export interface FeeBumpTransactionExtArms {
  /** No value. */
  readonly v0: null;
}
/** The extension of a `FeeBumpTransaction`. */
export type FeeBumpTransactionExt<T extends keyof FeeBumpTransactionExtArms = keyof FeeBumpTransactionExtArms> = { readonly [K in T]: FeeBumpTransactionExtUnion<K> }[T];
/** The class of {@linkcode FeeBumpTransactionExt}. */
export class FeeBumpTransactionExtUnion<T extends keyof FeeBumpTransactionExtArms> extends XdrValue<FeeBumpTransactionExtJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: FeeBumpTransactionExtArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode FeeBumpTransactionExt}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is FeeBumpTransactionExt;
  private constructor(type: T, value: FeeBumpTransactionExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): FeeBumpTransactionExt<"v0"> {
    return new FeeBumpTransactionExtUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FeeBumpTransactionExt";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): FeeBumpTransactionExt {
    const type = r.discriminant("FeeBumpTransactionExt");
    switch (type) {
      case 0: return new FeeBumpTransactionExtUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FeeBumpTransactionExt): void {
    if (value?.constructor !== FeeBumpTransactionExtUnion) requireXdr(value, FeeBumpTransactionExtUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The extension of a `FeeBumpTransaction`. */
export const FeeBumpTransactionExt: typeof FeeBumpTransactionExtUnion = FeeBumpTransactionExtUnion;

/** A transaction that pays the fee of an inner transaction (CAP-15). */
export class FeeBumpTransaction extends XdrValue<FeeBumpTransactionJson> {
  /** The account that pays the fee. A {@linkcode MuxedAccount}. */
  declare readonly feeSource: MuxedAccount;
  /** The maximum fee for the inner transaction and the fee bump, in stroops. A signed 64-bit integer. */
  declare readonly fee: bigint;
  /** A {@linkcode FeeBumpTransactionInnerTx}. */
  declare readonly innerTx: FeeBumpTransactionInnerTx;
  /** A {@linkcode FeeBumpTransactionExt}. */
  declare readonly ext: FeeBumpTransactionExt;
  /** Creates a value from its fields. */
  constructor(fields: { readonly feeSource: MuxedAccount; readonly fee: bigint; readonly innerTx: FeeBumpTransactionInnerTx; readonly ext: FeeBumpTransactionExt }) {
    super();
    this.feeSource = fields.feeSource;
    this.fee = fields.fee;
    this.innerTx = fields.innerTx;
    this.ext = fields.ext;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FeeBumpTransaction";
  }
  /** Reads one value. */
  static read(r: XdrReader): FeeBumpTransaction {
    return new FeeBumpTransaction({
      feeSource: MuxedAccount.read(r),
      fee: r.int64("FeeBumpTransaction.fee"),
      innerTx: FeeBumpTransactionInnerTx.read(r),
      ext: FeeBumpTransactionExt.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FeeBumpTransaction): void {
    if (value?.constructor !== FeeBumpTransaction) requireXdr(value, FeeBumpTransaction);
    let step = ".feeSource";
    try {
      MuxedAccount.write(w, value.feeSource);
      step = ".fee"; w.int64(value.fee);
      step = ".innerTx"; FeeBumpTransactionInnerTx.write(w, value.innerTx);
      step = ".ext"; FeeBumpTransactionExt.write(w, value.ext);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A fee bump transaction and its signatures. */
export class FeeBumpTransactionEnvelope extends XdrValue<FeeBumpTransactionEnvelopeJson> {
  /** A {@linkcode FeeBumpTransaction}. */
  declare readonly tx: FeeBumpTransaction;
  /** An array of at most 20 {@linkcode DecoratedSignature} values. */
  declare readonly signatures: readonly DecoratedSignature[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly tx: FeeBumpTransaction; readonly signatures: readonly DecoratedSignature[] }) {
    super();
    if (fields === BLANK) return;
    this.tx = fields.tx;
    this.signatures = copyOf(fields.signatures);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FeeBumpTransactionEnvelope";
  }
  /** Reads one value. */
  static read(r: XdrReader): FeeBumpTransactionEnvelope {
    const value: Mutable<FeeBumpTransactionEnvelope> = new FeeBumpTransactionEnvelope(BLANK);
    value.tx = FeeBumpTransaction.read(r);
    value.signatures = r.array(20, 8, "FeeBumpTransactionEnvelope.signatures", DecoratedSignature.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FeeBumpTransactionEnvelope): void {
    if (value?.constructor !== FeeBumpTransactionEnvelope) requireXdr(value, FeeBumpTransactionEnvelope);
    let step = ".tx";
    try {
      FeeBumpTransaction.write(w, value.tx);
      step = ".signatures"; w.array(value.signatures, 20, DecoratedSignature.write);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode TransactionEnvelope}. */
export class TransactionEnvelopeUnion<T extends keyof TransactionEnvelopeArms> extends XdrValue<TransactionEnvelopeJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionEnvelopeArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionEnvelope}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionEnvelope;
  private constructor(type: T, value: TransactionEnvelopeArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `envelopeTypeTxV0`: a {@linkcode TransactionV0Envelope}. */
  static envelopeTypeTxV0(v0: TransactionV0Envelope): TransactionEnvelope<"envelopeTypeTxV0"> {
    return new TransactionEnvelopeUnion("envelopeTypeTxV0", v0);
  }
  /** Creates the arm `envelopeTypeTx`: a {@linkcode TransactionV1Envelope}. */
  static envelopeTypeTx(v1: TransactionV1Envelope): TransactionEnvelope<"envelopeTypeTx"> {
    return new TransactionEnvelopeUnion("envelopeTypeTx", v1);
  }
  /** Creates the arm `envelopeTypeTxFeeBump`: a {@linkcode FeeBumpTransactionEnvelope}. */
  static envelopeTypeTxFeeBump(feeBump: FeeBumpTransactionEnvelope): TransactionEnvelope<"envelopeTypeTxFeeBump"> {
    return new TransactionEnvelopeUnion("envelopeTypeTxFeeBump", feeBump);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionEnvelope";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 12 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionEnvelope {
    const type = r.discriminant("TransactionEnvelope");
    switch (type) {
      case 0: return new TransactionEnvelopeUnion("envelopeTypeTxV0", TransactionV0Envelope.read(r));
      case 2: return new TransactionEnvelopeUnion("envelopeTypeTx", TransactionV1Envelope.read(r));
      case 5: return new TransactionEnvelopeUnion("envelopeTypeTxFeeBump", FeeBumpTransactionEnvelope.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionEnvelope): void {
    if (value?.constructor !== TransactionEnvelopeUnion) requireXdr(value, TransactionEnvelopeUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "envelopeTypeTxV0": w.int32(0); TransactionV0Envelope.write(w, value.value); break;
        case "envelopeTypeTx": w.int32(2); TransactionV1Envelope.write(w, value.value); break;
        case "envelopeTypeTxFeeBump": w.int32(5); FeeBumpTransactionEnvelope.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A transaction and its signatures. */
export const TransactionEnvelope: typeof TransactionEnvelopeUnion = TransactionEnvelopeUnion;

/** The value types of the arms of {@linkcode TransactionSignaturePayloadTaggedTransaction}, by arm name. */
export interface TransactionSignaturePayloadTaggedTransactionArms {
  /** A {@linkcode Transaction}. */
  readonly envelopeTypeTx: Transaction;
  /** A {@linkcode FeeBumpTransaction}. */
  readonly envelopeTypeTxFeeBump: FeeBumpTransaction;
}
/** The transaction in a signature payload, by the type of its envelope. */
export type TransactionSignaturePayloadTaggedTransaction<T extends keyof TransactionSignaturePayloadTaggedTransactionArms = keyof TransactionSignaturePayloadTaggedTransactionArms> = { readonly [K in T]: TransactionSignaturePayloadTaggedTransactionUnion<K> }[T];
/** The class of {@linkcode TransactionSignaturePayloadTaggedTransaction}. */
export class TransactionSignaturePayloadTaggedTransactionUnion<T extends keyof TransactionSignaturePayloadTaggedTransactionArms> extends XdrValue<TransactionSignaturePayloadTaggedTransactionJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: TransactionSignaturePayloadTaggedTransactionArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode TransactionSignaturePayloadTaggedTransaction}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionSignaturePayloadTaggedTransaction;
  private constructor(type: T, value: TransactionSignaturePayloadTaggedTransactionArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `envelopeTypeTx`: a {@linkcode Transaction}. */
  static envelopeTypeTx(tx: Transaction): TransactionSignaturePayloadTaggedTransaction<"envelopeTypeTx"> {
    return new TransactionSignaturePayloadTaggedTransactionUnion("envelopeTypeTx", tx);
  }
  /** Creates the arm `envelopeTypeTxFeeBump`: a {@linkcode FeeBumpTransaction}. */
  static envelopeTypeTxFeeBump(feeBump: FeeBumpTransaction): TransactionSignaturePayloadTaggedTransaction<"envelopeTypeTxFeeBump"> {
    return new TransactionSignaturePayloadTaggedTransactionUnion("envelopeTypeTxFeeBump", feeBump);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionSignaturePayloadTaggedTransaction";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 12 };
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionSignaturePayloadTaggedTransaction {
    const type = r.discriminant("TransactionSignaturePayloadTaggedTransaction");
    switch (type) {
      case 2: return new TransactionSignaturePayloadTaggedTransactionUnion("envelopeTypeTx", Transaction.read(r));
      case 5: return new TransactionSignaturePayloadTaggedTransactionUnion("envelopeTypeTxFeeBump", FeeBumpTransaction.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionSignaturePayloadTaggedTransaction): void {
    if (value?.constructor !== TransactionSignaturePayloadTaggedTransactionUnion) requireXdr(value, TransactionSignaturePayloadTaggedTransactionUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "envelopeTypeTx": w.int32(2); Transaction.write(w, value.value); break;
        case "envelopeTypeTxFeeBump": w.int32(5); FeeBumpTransaction.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The transaction in a signature payload, by the type of its envelope. */
export const TransactionSignaturePayloadTaggedTransaction: typeof TransactionSignaturePayloadTaggedTransactionUnion = TransactionSignaturePayloadTaggedTransactionUnion;

/** The signed payload of a transaction: the network and the transaction. */
export class TransactionSignaturePayload extends XdrValue<TransactionSignaturePayloadJson> {
  /** The SHA-256 hash of the network passphrase. 32 bytes. */
  declare readonly networkId: Hash;
  /** A {@linkcode TransactionSignaturePayloadTaggedTransaction}. */
  declare readonly taggedTransaction: TransactionSignaturePayloadTaggedTransaction;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly networkId: Hash; readonly taggedTransaction: TransactionSignaturePayloadTaggedTransaction }) {
    super();
    if (fields === BLANK) return;
    this.networkId = copyOf(fields.networkId);
    this.taggedTransaction = fields.taggedTransaction;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionSignaturePayload";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionSignaturePayload {
    const value: Mutable<TransactionSignaturePayload> = new TransactionSignaturePayload(BLANK);
    value.networkId = r.opaque(32, "TransactionSignaturePayload.networkId");
    value.taggedTransaction = TransactionSignaturePayloadTaggedTransaction.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TransactionSignaturePayload): void {
    if (value?.constructor !== TransactionSignaturePayload) requireXdr(value, TransactionSignaturePayload);
    let step = ".networkId";
    try {
      w.opaque(value.networkId, 32);
      step = ".taggedTransaction"; TransactionSignaturePayloadTaggedTransaction.write(w, value.taggedTransaction);
    } catch (error) { throw withPath(error, step); }
  }
}
