/**
 * Defines the table of operations. Each row lists the fields of an operation with their meanings. Builders, checks and
 * descriptions use these rows.
 */

import { assetText } from "../contract/_shared.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import type {
  Asset,
  ClaimantV0,
  CreateClaimableBalanceOp,
  LedgerKey,
  LedgerKeyAccount,
  LedgerKeyClaimableBalance,
  LedgerKeyData,
  LedgerKeyOffer,
  LedgerKeyTrustLine,
  MuxedAccount,
  OperationBodyArms,
  OperationType,
  PublicKey,
  RevokeSponsorshipOp,
  RevokeSponsorshipOpSigner,
  XdrValue,
} from "../xdr/mod.ts";
import {
  account,
  amount,
  asset,
  balance,
  bytes,
  contract,
  type Field,
  flags,
  group,
  integer,
  issuedAsset,
  list,
  type MeaningName,
  muxedAccount,
  number,
  ownAsset,
  pool,
  predicate,
  price,
  type Report,
  signerKey,
  string,
  trustLine,
  trustLineAsset,
  type WireTypes,
} from "./_meanings.ts";

/** A field whose meaning matches a wire type. */
type FieldFor<Wire> = { [Name in MeaningName]: Wire extends WireTypes[Name] ? Field<Name> : never }[MeaningName];

/** An amount that an operation moves out of or into a balance. Fields are named as in the wire type. */
export interface Move {
  readonly direction: "out" | "in";
  /** The field with the amount; absent if the operation does not say how much moves. */
  readonly amount?: string;
  /** The field with the price at which the amount is converted, in units of the token for each unit bought. */
  readonly price?: string;
  /** The field that names the token, or `native`; by default, the asset of the amount. */
  readonly token?: string;
  /** Which asset of the pool moves, if `token` is the field of a pool; absent for the shares. */
  readonly side?: "a" | "b";
  /** The field with the address whose balance changes; by default, the source account of the operation. */
  readonly address?: string;
  /** How the amount limits what really moves. */
  readonly bound: "exact" | "at-most" | "at-least" | "all" | "unknown";
  /** Whether the amount moves after the operation, by the choice of others. */
  readonly isLater?: true;
}

/** An operation in the table. `Wire` contains the fields of the wire type. */
export interface Row<Wire = object> {
  /** The fields of the operation, in wire order. */
  readonly fields: { readonly [Name in keyof Wire]-?: FieldFor<NonNullable<Wire[Name]>> };
  /** What the operation moves, as far as its fields show. */
  readonly moves: readonly Move[];
  /** Whether exactly one of the fields must have a value. */
  readonly isChoice?: true;
  /** The result code of nodes for an invalid operation; the name of the operation with `Malformed` by default. */
  readonly result?: string;
  /** Returns the fields of the body value; needed if the body value is not a struct with these fields. */
  open?(value: unknown): Wire;
  /** Reports invalid combinations of fields. `source` is the source account (`G…`), if known. */
  check?(wire: Wire, source: string | undefined, report: Report): void;
}

/** The fields of an operation whose body is a struct. */
type Struct<T extends OperationType> = Omit<NonNullable<OperationBodyArms[T]>, keyof XdrValue>;

/** What a sell offer can move once others take it. */
const OFFER: readonly Move[] = [{ direction: "out", amount: "amount", bound: "at-most", isLater: true }];

export const createAccount: Row<Struct<"createAccount">> = {
  fields: {
    destination: { is: account },
    startingBalance: { is: amount, of: "native", least: 0n },
  },
  moves: [
    { direction: "out", amount: "startingBalance", bound: "exact" },
    { direction: "in", amount: "startingBalance", address: "destination", bound: "exact" },
  ],
  check: ({ destination }, source, report) => rejectItself(destination, source, "destination", report),
};

export const payment: Row<Struct<"payment">> = {
  fields: {
    destination: { is: muxedAccount },
    asset: { is: asset },
    amount: { is: amount, of: "asset" },
  },
  moves: [
    { direction: "out", amount: "amount", bound: "exact" },
    { direction: "in", amount: "amount", address: "destination", bound: "exact" },
  ],
};

export const pathPaymentStrictReceive: Row<Struct<"pathPaymentStrictReceive">> = {
  fields: {
    sendAsset: { is: asset },
    sendMax: { is: amount, of: "sendAsset", isLimit: true },
    destination: { is: muxedAccount },
    destAsset: { is: asset },
    destAmount: { is: amount, of: "destAsset" },
    path: { is: list, item: { is: asset }, most: 5, default: [] },
  },
  moves: [
    { direction: "out", amount: "sendMax", bound: "at-most" },
    { direction: "in", amount: "destAmount", address: "destination", bound: "exact" },
  ],
};

export const pathPaymentStrictSend: Row<Struct<"pathPaymentStrictSend">> = {
  fields: {
    sendAsset: { is: asset },
    sendAmount: { is: amount, of: "sendAsset" },
    destination: { is: muxedAccount },
    destAsset: { is: asset },
    destMin: { is: amount, of: "destAsset" },
    path: { is: list, item: { is: asset }, most: 5, default: [] },
  },
  moves: [
    { direction: "out", amount: "sendAmount", bound: "exact" },
    { direction: "in", amount: "destMin", address: "destination", bound: "at-least" },
  ],
};

export const manageSellOffer: Row<Struct<"manageSellOffer">> = {
  fields: {
    selling: { is: asset },
    buying: { is: asset },
    amount: { is: amount, of: "selling", least: 0n },
    price: { is: price },
    offerId: { is: integer, default: 0n },
  },
  moves: OFFER,
  check: (wire, _, report) => checkOffer(wire, wire.amount, report),
};

export const manageBuyOffer: Row<Struct<"manageBuyOffer">> = {
  fields: {
    selling: { is: asset },
    buying: { is: asset },
    buyAmount: { is: amount, of: "buying", least: 0n, label: "amount" },
    price: { is: price },
    offerId: { is: integer, default: 0n },
  },
  moves: [
    { direction: "out", amount: "buyAmount", price: "price", token: "selling", bound: "at-most", isLater: true },
  ],
  check: (wire, _, report) => checkOffer(wire, wire.buyAmount, report),
};

export const createPassiveSellOffer: Row<Struct<"createPassiveSellOffer">> = {
  result: "manageSellOfferMalformed",
  fields: {
    selling: { is: asset },
    buying: { is: asset },
    amount: { is: amount, of: "selling" },
    price: { is: price },
  },
  moves: OFFER,
  check: ({ selling, buying }, _, report) => rejectSame(selling, buying, report),
};

/** The names of the account flags, lowest bit first. */
const ACCOUNT_FLAGS = ["auth-required", "auth-revocable", "auth-immutable", "auth-clawback-enabled"] as const;

export const setOptions: Row<Struct<"setOptions">> = {
  fields: {
    inflationDest: { is: account, default: null },
    clearFlags: { is: flags, flags: ACCOUNT_FLAGS, default: null, result: "setOptionsUnknownFlag" },
    setFlags: { is: flags, flags: ACCOUNT_FLAGS, default: null, result: "setOptionsUnknownFlag" },
    masterWeight: { is: number, default: null, result: "setOptionsThresholdOutOfRange" },
    lowThreshold: { is: number, default: null, result: "setOptionsThresholdOutOfRange" },
    medThreshold: { is: number, default: null, result: "setOptionsThresholdOutOfRange" },
    highThreshold: { is: number, default: null, result: "setOptionsThresholdOutOfRange" },
    homeDomain: { is: string, most: 32, default: null, result: "setOptionsInvalidHomeDomain" },
    signer: {
      is: group,
      fields: { key: { is: signerKey }, weight: { is: number } },
      default: null,
      result: "setOptionsBadSigner",
    },
  },
  moves: [],
  check: ({ clearFlags, setFlags, signer }, source, report) => {
    rejectBoth(clearFlags ?? 0, setFlags ?? 0, report, "setOptionsBadFlags");
    if (signer?.key.type !== "signerKeyTypeEd25519" || source === undefined) return;
    if (keyText(signer.key.value) === source) {
      report("signer.key", "is the master key of the source account; set masterWeight instead");
    }
  },
};

export const changeTrust: Row<Struct<"changeTrust">> = {
  fields: {
    line: { is: trustLine, label: "asset" },
    limit: { is: amount, of: "line", isLimit: true, least: 0n, default: 0x7fff_ffff_ffff_ffffn },
  },
  moves: [],
  check: ({ line }, source, report) => {
    if (source !== undefined && line.type !== "assetTypePoolShare" && isIssuer(source, line as Asset)) {
      report("line", "is an asset that the source account issues itself");
    }
  },
};

export const allowTrust: Row<Struct<"allowTrust">> = {
  fields: {
    trustor: { is: account },
    asset: { is: ownAsset },
    authorize: { is: number, most: 2 },
  },
  moves: [],
  check: ({ trustor }, source, report) => rejectItself(trustor, source, "trustor", report),
};

export const accountMerge: Row<{ readonly destination: MuxedAccount }> = {
  fields: { destination: { is: muxedAccount, json: "value" } },
  moves: [{ direction: "out", token: "native", bound: "all" }],
  open: (value) => ({ destination: value as MuxedAccount }),
  check: ({ destination }, source, report) => rejectItself(destination, source, "destination", report),
};

export const inflation: Row = {
  result: "opNotSupported",
  fields: {},
  moves: [],
  check: (_wire, _source, report) => report("", "is of type inflation, which protocol 12 disabled"),
};

export const manageData: Row<Struct<"manageData">> = {
  result: "manageDataInvalidName",
  fields: {
    dataName: { is: string, least: 1n, label: "name" },
    dataValue: { is: bytes, nullable: true, label: "value" },
  },
  moves: [],
};

export const bumpSequence: Row<Struct<"bumpSequence">> = {
  result: "bumpSequenceBadSeq",
  fields: { bumpTo: { is: integer } },
  moves: [],
};

export const createClaimableBalance: Row<{
  readonly asset: Asset;
  readonly amount: bigint;
  readonly claimants: readonly ClaimantV0[];
}> = {
  fields: {
    asset: { is: asset },
    amount: { is: amount, of: "asset" },
    claimants: {
      is: list,
      item: {
        is: group,
        fields: { destination: { is: account }, predicate: { is: predicate, default: "unconditional" } },
      },
      least: 1n,
      most: 10,
    },
  },
  moves: [{ direction: "out", amount: "amount", bound: "exact" }],
  open: (value) => {
    const { asset, amount, claimants } = value as CreateClaimableBalanceOp;
    return { asset, amount, claimants: claimants.map((claimant) => claimant.value) };
  },
  check: ({ claimants }, _, report) => {
    const seen = new Set<string>();
    for (const [i, { destination }] of claimants.entries()) {
      const text = keyText(destination.value);
      if (seen.has(text)) report(`claimants[${i}].destination`, "is already a claimant");
      seen.add(text);
    }
  },
};

export const claimClaimableBalance: Row<Struct<"claimClaimableBalance">> = {
  fields: { balanceId: { is: balance, label: "balance" } },
  moves: [{ direction: "in", token: "balanceId", bound: "unknown" }],
};

export const beginSponsoringFutureReserves: Row<Struct<"beginSponsoringFutureReserves">> = {
  fields: { sponsoredId: { is: account, label: "sponsored" } },
  moves: [],
  check: ({ sponsoredId }, source, report) => rejectItself(sponsoredId, source, "sponsoredId", report),
};

export const endSponsoringFutureReserves: Row = {
  fields: {},
  moves: [],
};

/** The subject of a sponsorship: exactly one of the properties. */
interface Sponsorship {
  readonly account?: LedgerKeyAccount;
  readonly trustline?: LedgerKeyTrustLine;
  readonly offer?: LedgerKeyOffer;
  readonly data?: LedgerKeyData;
  readonly claimableBalance?: LedgerKeyClaimableBalance;
  readonly signer?: RevokeSponsorshipOpSigner;
  /** The key of a ledger entry that cannot have a sponsor, which the builders do not accept. */
  readonly other?: LedgerKey;
}

/** The account field of a sponsorship. */
const OF_ACCOUNT = { is: account, label: "account" } as const;

export const revokeSponsorship: Row<Sponsorship> = {
  isChoice: true,
  fields: {
    account: { is: group, fields: { accountId: OF_ACCOUNT }, json: "ledger_entry", default: null },
    trustline: {
      is: group,
      fields: { accountId: OF_ACCOUNT, asset: { is: trustLineAsset } },
      json: "ledger_entry",
      default: null,
    },
    offer: {
      is: group,
      fields: { sellerId: OF_ACCOUNT, offerId: { is: integer, least: 1n } },
      json: "ledger_entry",
      default: null,
    },
    data: {
      is: group,
      fields: { accountId: OF_ACCOUNT, dataName: { is: string, least: 1n, label: "name" } },
      json: "ledger_entry",
      default: null,
    },
    claimableBalance: {
      is: group,
      fields: { balanceId: { is: balance, label: "balance" } },
      json: "ledger_entry",
      default: null,
    },
    signer: {
      is: group,
      fields: { accountId: OF_ACCOUNT, signerKey: { is: signerKey, label: "key" } },
      default: null,
    },
    other: { is: contract, json: "ledger_entry", default: null },
  },
  moves: [],
  open: (value) => {
    const of = value as RevokeSponsorshipOp;
    if (of.type === "revokeSponsorshipSigner") return { signer: of.value };
    const { type, value: key } = of.value;
    return Object.hasOwn(revokeSponsorship.fields, type) ? { [type]: key } : { other: of.value };
  },
  check: ({ other, trustline }, _, report) => {
    if (other) report("other", `(${other.type}) is a ledger entry that cannot have a sponsor`);
    if (trustline && trustline.asset.type !== "assetTypePoolShare") {
      const owner = keyText(trustline.accountId.value);
      if (isIssuer(owner, trustline.asset as Asset)) {
        report("trustline.asset", "is an asset that trustline.accountId issues itself");
      }
    }
  },
};

export const clawback: Row<Struct<"clawback">> = {
  fields: {
    asset: { is: issuedAsset },
    from: { is: muxedAccount },
    amount: { is: amount, of: "asset" },
  },
  moves: [{ direction: "out", amount: "amount", address: "from", bound: "exact" }],
  check: ({ asset, from }, source, report) => {
    requireIssuer(source, asset, report);
    rejectItself(from, source, "from", report);
  },
};

export const clawbackClaimableBalance: Row<Struct<"clawbackClaimableBalance">> = {
  fields: { balanceId: { is: balance, label: "balance" } },
  moves: [],
};

/** The names of the trust line flags, lowest bit first. */
const TRUST_LINE_FLAGS = ["authorized", "authorized-to-maintain-liabilities", "clawback-enabled"] as const;

export const setTrustLineFlags: Row<Struct<"setTrustLineFlags">> = {
  fields: {
    trustor: { is: account },
    asset: { is: issuedAsset },
    clearFlags: { is: flags, flags: TRUST_LINE_FLAGS, default: [], label: "clear" },
    setFlags: { is: flags, flags: TRUST_LINE_FLAGS, default: [], label: "set" },
  },
  moves: [],
  check: ({ trustor, asset, clearFlags, setFlags }, source, report) => {
    rejectItself(trustor, source, "trustor", report);
    requireIssuer(source, asset, report);
    rejectBoth(clearFlags, setFlags, report);
    if ((setFlags & 3) === 3) report("setFlags", "has both authorized and authorized-to-maintain-liabilities");
    if ((setFlags & 4) !== 0) report("setFlags", "has clawback-enabled, which can only be cleared");
  },
};

export const liquidityPoolDeposit: Row<Struct<"liquidityPoolDeposit">> = {
  fields: {
    liquidityPoolId: { is: pool, label: "pool" },
    maxAmountA: { is: amount, isLimit: true },
    maxAmountB: { is: amount, isLimit: true },
    minPrice: { is: price },
    maxPrice: { is: price },
  },
  moves: [
    { direction: "out", amount: "maxAmountA", token: "liquidityPoolId", side: "a", bound: "at-most" },
    { direction: "out", amount: "maxAmountB", token: "liquidityPoolId", side: "b", bound: "at-most" },
    { direction: "in", token: "liquidityPoolId", bound: "unknown" },
  ],
  check: ({ minPrice, maxPrice }, _, report) => {
    if (BigInt(minPrice.n) * BigInt(maxPrice.d) > BigInt(maxPrice.n) * BigInt(minPrice.d)) {
      report("minPrice", `(${minPrice.n}/${minPrice.d}) exceeds maxPrice (${maxPrice.n}/${maxPrice.d})`);
    }
  },
};

export const liquidityPoolWithdraw: Row<Struct<"liquidityPoolWithdraw">> = {
  fields: {
    liquidityPoolId: { is: pool, label: "pool" },
    amount: { is: amount },
    minAmountA: { is: amount, least: 0n },
    minAmountB: { is: amount, least: 0n },
  },
  moves: [
    { direction: "out", amount: "amount", token: "liquidityPoolId", bound: "exact" },
    { direction: "in", amount: "minAmountA", token: "liquidityPoolId", side: "a", bound: "at-least" },
    { direction: "in", amount: "minAmountB", token: "liquidityPoolId", side: "b", bound: "at-least" },
  ],
};

const invokeHostFunction: Row<Struct<"invokeHostFunction">> = {
  fields: { hostFunction: { is: contract }, auth: { is: contract } },
  moves: [],
};

const extendFootprintTtl: Row<Struct<"extendFootprintTtl">> = {
  fields: { ext: { is: contract }, extendTo: { is: number, most: 0xffff_ffff, label: "ledgers" } },
  moves: [],
};

const restoreFootprint: Row<Struct<"restoreFootprint">> = {
  fields: { ext: { is: contract } },
  moves: [],
};

/** All operations by type name. The compiler requires a row for each member of `OperationType`. */
export const OPERATIONS: { readonly [T in OperationType]: Row } = {
  createAccount,
  payment,
  pathPaymentStrictReceive,
  manageSellOffer,
  createPassiveSellOffer,
  setOptions,
  changeTrust,
  allowTrust,
  accountMerge,
  inflation,
  manageData,
  bumpSequence,
  manageBuyOffer,
  pathPaymentStrictSend,
  createClaimableBalance,
  claimClaimableBalance,
  beginSponsoringFutureReserves,
  endSponsoringFutureReserves,
  revokeSponsorship,
  clawback,
  clawbackClaimableBalance,
  setTrustLineFlags,
  liquidityPoolDeposit,
  liquidityPoolWithdraw,
  invokeHostFunction,
  extendFootprintTtl,
  restoreFootprint,
};

/** Returns the address (`G…`) of a raw public key. */
function keyText(key: Uint8Array): string {
  return encodeStrKey("ed25519PublicKey", key);
}

/** Returns the address (`G…`) of an account; for a muxed account, the address of the underlying account. */
export function baseAccount(of: PublicKey | MuxedAccount): string {
  if (of.type === "keyTypeMuxedEd25519") return keyText(of.value.ed25519);
  return keyText(of.value);
}

function isIssuer(account: string, asset: Asset): boolean {
  return assetText(asset)?.split(":")[1] === account;
}

function requireIssuer(source: string | undefined, asset: Asset, report: Report): void {
  if (source !== undefined && !isIssuer(source, asset)) {
    report("asset", "is not issued by the source account of the operation");
  }
}

function rejectItself(of: PublicKey | MuxedAccount, source: string | undefined, path: string, report: Report): void {
  if (source !== undefined && baseAccount(of) === source) report(path, "is the source account of the operation itself");
}

function rejectSame(selling: Asset, buying: Asset, report: Report): void {
  if (selling.equals(buying)) report("buying", "is the same asset as selling");
}

function checkOffer(wire: { selling: Asset; buying: Asset; offerId: bigint }, amount: bigint, report: Report): void {
  rejectSame(wire.selling, wire.buying, report);
  if (amount === 0n && wire.offerId === 0n) report("offerId", "(0) creates an offer, whose amount must be positive");
}

function rejectBoth(clearFlags: number, setFlags: number, report: Report, result?: string): void {
  if ((clearFlags & setFlags) !== 0) report("setFlags", "has a flag that clearFlags has as well", result);
}
