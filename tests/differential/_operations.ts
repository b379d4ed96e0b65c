/** Classic operations and their IDs. The parameters of js-stellar-sdk are derived from those of this library. */

import fc from "fast-check";
import { formatTokenAmount } from "@dwsa/base/amount";
import { buildTransaction } from "@dwsa/base/transaction";
import {
  claimableBalanceId as balanceForms,
  decodeStrKey,
  encodeStrKey,
  getVersionByteForPrefix,
} from "@dwsa/base/strkey";
import * as operations from "@dwsa/base/operation";
import { type ClaimPredicateJson, Operation, type Price } from "@dwsa/base/xdr";
import { type Family, family, show } from "./_family.ts";
import { stellarSdk } from "./_sdk.ts";

const { Operation: sdk, Asset, Claimant, LiquidityPoolAsset, LiquidityPoolId } = stellarSdk;

/** Few accounts, so that two accounts of one operation are often equal. */
const ACCOUNTS = [1, 2, 3].map((byte) => encodeStrKey("ed25519PublicKey", new Uint8Array(32).fill(byte)));
const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const account = fc.oneof(
  bytesOf(32).map((key) => encodeStrKey("ed25519PublicKey", key)),
  fc.constantFrom(...ACCOUNTS),
);
const muxed = fc.oneof(
  { arbitrary: account, weight: 3 },
  { arbitrary: bytesOf(40).map((key) => encodeStrKey("med25519PublicKey", key)), weight: 1 },
);
const code = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
const credit = fc.tuple(fc.oneof(code, fc.constantFrom("USD", "EURO5")), account).map((parts) => parts.join(":"));
const asset = fc.oneof({ arbitrary: credit, weight: 3 }, { arbitrary: fc.constant("native"), weight: 1 });
const source = fc.option(muxed, { nil: undefined });

/** An amount as a string or as a bigint; some are invalid. */
const amount: fc.Arbitrary<operations.Amount> = fc.oneof(
  { arbitrary: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }), weight: 8 },
  { arbitrary: fc.bigInt({ min: 1n, max: 10n ** 9n }), weight: 8 },
  { arbitrary: fc.constantFrom(0n, -1n, 2n ** 63n - 1n, 2n ** 63n), weight: 1 },
).chain((value) => fc.constantFrom(value, formatTokenAmount(value, 7).replace(/\.0$/, "")));

const integer = fc.oneof(
  { arbitrary: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), weight: 8 },
  { arbitrary: fc.constantFrom(0n, -1n, 2n ** 63n), weight: 1 },
).map(String);
const weight = fc.oneof(
  { arbitrary: fc.nat(255), weight: 60 },
  { arbitrary: fc.constantFrom(256, -1), weight: 1 },
);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const someOf = <T extends string>(...items: T[]) => fc.subarray(items);

const fraction = fc.record({
  n: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  d: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
});
const decimal = fc.tuple(fc.nat(2 ** 31), fc.stringMatching(/^[0-9]{0,9}$/)).map(([whole, places]) =>
  places === "" ? `${whole}` : `${whole}.${places}`
);
const price: fc.Arbitrary<operations.OfferPrice> = fc.oneof(
  fraction,
  decimal.map((value) => ({ value, exact: false })),
);

const name = fc.oneof(
  { arbitrary: fc.stringMatching(/^[ -~]{1,64}$/), weight: 6 },
  { arbitrary: fc.constantFrom("", "a\nb", "é", "x".repeat(65)), weight: 1 },
);
const key = fc.oneof(
  account,
  bytesOf(32).map((hash) => encodeStrKey("preAuthTx", hash)),
  bytesOf(32).map((hash) => encodeStrKey("sha256Hash", hash)),
  fc.tuple(bytesOf(32), fc.uint8Array({ minLength: 1, maxLength: 64 })).map(([key, payload]) => {
    const padded = new Uint8Array(36 + Math.ceil(payload.length / 4) * 4);
    padded.set(key);
    padded[35] = payload.length;
    padded.set(payload, 36);
    return encodeStrKey("signedPayload", padded);
  }),
);
const balanceId = bytesOf(32).chain((hash) => fc.constantFrom(balanceForms(hash).hex, balanceForms(hash).strkey));
const poolId = bytesOf(32).map((hash) => encodeStrKey("liquidityPool", hash));

const predicate: fc.Arbitrary<ClaimPredicateJson> = fc.letrec<{ any: ClaimPredicateJson }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant("unconditional" as const),
    fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map((time) => ({ before_absolute_time: `${time}` })),
    fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map((time) => ({ before_relative_time: `${time}` })),
    tie("any").map((not) => ({ not })),
    fc.tuple(tie("any"), tie("any")).map((and) => ({ and })),
    fc.tuple(tie("any"), tie("any")).map((or) => ({ or })),
  ),
})).any.filter((json) => JSON.stringify(json).split("{").length < 9);

const claimant = fc.oneof(fc.record({ destination: account }), fc.record({ destination: account, predicate }));

/** Converts an asset for js-stellar-sdk. */
function theirAsset(text: string): stellarSdk.Asset {
  if (text === "native") return Asset.native();
  const [code, issuer] = text.split(":");
  return new Asset(code!, issuer);
}

/** Converts an amount for js-stellar-sdk to a string. */
function theirAmount(amount: operations.Amount): string {
  return typeof amount === "string" ? amount : formatTokenAmount(amount, 7).replace(/\.0$/, "");
}

/** Converts a price for js-stellar-sdk: to a decimal string or a fraction. */
function theirPrice(price: operations.OfferPrice): string | { n: number; d: number } {
  if (typeof price === "string") return price;
  return "value" in price ? price.value : { n: Number(price.n), d: Number(price.d) };
}

function theirPredicate(json: ClaimPredicateJson): ReturnType<typeof Claimant.predicateUnconditional> {
  if (json === "unconditional") return Claimant.predicateUnconditional();
  if ("and" in json) return Claimant.predicateAnd(theirPredicate(json.and[0]!), theirPredicate(json.and[1]!));
  if ("or" in json) return Claimant.predicateOr(theirPredicate(json.or[0]!), theirPredicate(json.or[1]!));
  if ("not" in json) return Claimant.predicateNot(theirPredicate(json.not!));
  if ("before_absolute_time" in json) return Claimant.predicateBeforeAbsoluteTime(json.before_absolute_time);
  return Claimant.predicateBeforeRelativeTime(json.before_relative_time);
}

/** Converts a signer key to the parameters of js-stellar-sdk. */
function theirSigner(key: string): Record<string, unknown> {
  const type = getVersionByteForPrefix(key)!;
  if (type === "ed25519PublicKey") return { ed25519PublicKey: key };
  if (type === "signedPayload") return { ed25519SignedPayload: key };
  return { [type]: decodeStrKey(type, key) };
}

/** Removes `undefined` parameters, which js-stellar-sdk treats as values in some functions. */
function present<T extends object>(params: T): T {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as T;
}

/** Converts flag names to bits. */
function bitsOf(flags: readonly string[] | undefined): number | undefined {
  const names = ["auth-required", "auth-revocable", "auth-immutable", "auth-clawback-enabled"];
  return flags?.reduce((bits, flag) => bits | 1 << names.indexOf(flag), 0);
}

const hexOf = (pool: string) =>
  Array.from(decodeStrKey("liquidityPool", pool), (byte) => byte.toString(16).padStart(2, "0")).join("");

const offer = { selling: asset, buying: asset, price, source };
const theirOffer = (params: { selling: string; buying: string; price: operations.OfferPrice }) => ({
  ...params,
  selling: theirAsset(params.selling),
  buying: theirAsset(params.buying),
  price: theirPrice(params.price),
});

/** Changes the source to the issuer of the asset in most cases, since only issuers may use the operation. */
function byIssuer<Params extends { readonly asset: string; readonly source?: string }>(params: Params): Params {
  const issuer = params.asset.split(":")[1];
  return params.source === undefined || issuer === undefined || params.asset.length % 7 === 0
    ? params
    : { ...params, source: issuer };
}

/** Swaps the prices if the minimum exceeds the maximum. */
function inOrder(params: operations.LiquidityPoolDepositParams): operations.LiquidityPoolDepositParams {
  const of = (price: operations.OfferPrice) => {
    const theirs = theirPrice(price);
    return typeof theirs === "string" ? Number(theirs) : theirs.n / theirs.d;
  };
  const { minPrice, maxPrice } = params;
  return of(minPrice) <= of(maxPrice) ? params : { ...params, minPrice: maxPrice, maxPrice: minPrice };
}

/** Creates the family of an operation, with the calls to both libraries. */
function operation<Params extends object>(
  name: string,
  params: { readonly [Name in keyof Params]-?: fc.Arbitrary<Params[Name]> },
  ours: (params: Params) => unknown,
  theirs: (params: Params) => unknown,
  change: (params: Params) => Params = (params) => params,
): Family {
  return family<Params>({
    name: `operation ${name}`,
    input: (fc.record(params as never) as unknown as fc.Arbitrary<Params>).map(change),
    ours: (params) => ours(present(params)),
    sdk: (params) => theirs(present(params)),
  });
}

const path = fc.array(asset, { maxLength: 6 });

export const operationFamilies: readonly Family[] = [
  operation<operations.CreateAccountParams>(
    "createAccount",
    { destination: account, startingBalance: amount, source },
    operations.createAccount,
    (params) => sdk.createAccount({ ...params, startingBalance: theirAmount(params.startingBalance) }),
  ),
  operation<operations.PaymentParams>(
    "payment",
    { destination: muxed, asset, amount, source },
    operations.payment,
    (params) => sdk.payment({ ...params, asset: theirAsset(params.asset), amount: theirAmount(params.amount) }),
  ),
  operation<operations.PathPaymentStrictSendParams>(
    "pathPaymentStrictSend",
    {
      sendAsset: asset,
      sendAmount: amount,
      destination: muxed,
      destAsset: asset,
      destMin: amount,
      path: optional(path),
      source,
    },
    operations.pathPaymentStrictSend,
    (params) =>
      sdk.pathPaymentStrictSend({
        ...params,
        sendAsset: theirAsset(params.sendAsset),
        sendAmount: theirAmount(params.sendAmount),
        destAsset: theirAsset(params.destAsset),
        destMin: theirAmount(params.destMin),
        path: (params.path ?? []).map(theirAsset),
      }),
  ),
  operation<operations.PathPaymentStrictReceiveParams>(
    "pathPaymentStrictReceive",
    {
      sendAsset: asset,
      sendMax: amount,
      destination: muxed,
      destAsset: asset,
      destAmount: amount,
      path: optional(path),
      source,
    },
    operations.pathPaymentStrictReceive,
    (params) =>
      sdk.pathPaymentStrictReceive({
        ...params,
        sendAsset: theirAsset(params.sendAsset),
        sendMax: theirAmount(params.sendMax),
        destAsset: theirAsset(params.destAsset),
        destAmount: theirAmount(params.destAmount),
        path: (params.path ?? []).map(theirAsset),
      }),
  ),
  operation<operations.ManageSellOfferParams>(
    "manageSellOffer",
    { ...offer, amount, offerId: optional(integer) },
    operations.manageSellOffer,
    (params) =>
      sdk.manageSellOffer({
        ...theirOffer(params),
        amount: theirAmount(params.amount),
        offerId: `${params.offerId ?? 0}`,
      }),
  ),
  operation<operations.ManageBuyOfferParams>(
    "manageBuyOffer",
    { ...offer, buyAmount: amount, offerId: optional(integer) },
    operations.manageBuyOffer,
    (params) =>
      sdk.manageBuyOffer({
        ...theirOffer(params),
        buyAmount: theirAmount(params.buyAmount),
        offerId: `${params.offerId ?? 0}`,
      }),
  ),
  operation<operations.CreatePassiveSellOfferParams>(
    "createPassiveSellOffer",
    { ...offer, amount },
    operations.createPassiveSellOffer,
    (params) => sdk.createPassiveSellOffer({ ...theirOffer(params), amount: theirAmount(params.amount) }),
  ),
  operation<operations.SetOptionsParams>(
    "setOptions",
    {
      inflationDest: optional(account),
      clearFlags: optional(fc.oneof(someOf("auth-immutable", "auth-clawback-enabled"), someOf("auth-required"))),
      setFlags: optional(someOf("auth-required", "auth-revocable")),
      masterWeight: optional(weight),
      lowThreshold: optional(weight),
      medThreshold: optional(weight),
      highThreshold: optional(weight),
      homeDomain: optional(
        fc.oneof(
          { arbitrary: fc.stringMatching(/^[ -~]{0,32}$/), weight: 30 },
          { arbitrary: fc.constantFrom("é", "\u0000", "x".repeat(33)), weight: 1 },
        ),
      ),
      signer: optional(fc.record({ key, weight })),
      source,
    },
    operations.setOptions,
    (params) => {
      const { signer, clearFlags, setFlags, ...rest } = params;
      return sdk.setOptions(
        present({
          ...rest,
          clearFlags: bitsOf(clearFlags),
          setFlags: bitsOf(setFlags),
          signer: signer && { ...theirSigner(signer.key), weight: Number(signer.weight) },
        }) as never,
      );
    },
  ),
  operation<operations.ChangeTrustParams>(
    "changeTrust",
    {
      line: fc.oneof(
        { arbitrary: credit, weight: 9 },
        { arbitrary: fc.tuple(asset, credit).map((pool) => ({ pool })), weight: 9 },
        { arbitrary: fc.constant("native"), weight: 1 },
      ),
      limit: optional(amount),
      source,
    },
    operations.changeTrust,
    ({ line, limit, ...rest }) =>
      sdk.changeTrust({
        ...rest,
        ...(limit === undefined ? {} : { limit: theirAmount(limit) }),
        asset: typeof line === "string"
          ? theirAsset(line)
          : new LiquidityPoolAsset(theirAsset(line.pool[0]), theirAsset(line.pool[1]), 30),
      }),
  ),
  operation<operations.AccountMergeParams>(
    "accountMerge",
    { destination: muxed, source },
    operations.accountMerge,
    (params) => sdk.accountMerge(params),
  ),
  operation<operations.ManageDataParams>(
    "manageData",
    {
      dataName: name,
      dataValue: fc.oneof(fc.uint8Array({ maxLength: 65 }), fc.string({ maxLength: 40 }), fc.constant(null)),
      source,
    },
    operations.manageData,
    ({ dataName, dataValue, ...rest }) => sdk.manageData({ ...rest, name: dataName, value: dataValue }),
  ),
  operation<operations.BumpSequenceParams>(
    "bumpSequence",
    { bumpTo: integer, source },
    operations.bumpSequence,
    ({ bumpTo, ...rest }) => sdk.bumpSequence({ ...rest, bumpTo: `${bumpTo}` }),
  ),
  operation<operations.CreateClaimableBalanceParams>(
    "createClaimableBalance",
    {
      asset,
      amount,
      claimants: fc.oneof(
        {
          arbitrary: fc.uniqueArray(claimant, { minLength: 1, maxLength: 10, selector: (each) => each.destination }),
          weight: 9,
        },
        { arbitrary: fc.array(claimant, { maxLength: 11 }), weight: 1 },
      ),
      source,
    },
    operations.createClaimableBalance,
    ({ claimants, ...params }) =>
      sdk.createClaimableBalance({
        ...params,
        asset: theirAsset(params.asset),
        amount: theirAmount(params.amount),
        claimants: claimants.map(({ destination, predicate }) =>
          new Claimant(destination, predicate && theirPredicate(predicate))
        ),
      }),
  ),
  operation<operations.ClaimableBalanceParams>(
    "claimClaimableBalance",
    { balanceId, source },
    operations.claimClaimableBalance,
    ({ balanceId, ...rest }) => sdk.claimClaimableBalance({ ...rest, balanceId: balanceForms(balanceId).hex }),
  ),
  operation<operations.ClaimableBalanceParams>(
    "clawbackClaimableBalance",
    { balanceId, source },
    operations.clawbackClaimableBalance,
    ({ balanceId, ...rest }) => sdk.clawbackClaimableBalance({ ...rest, balanceId: balanceForms(balanceId).hex }),
  ),
  operation<operations.BeginSponsoringFutureReservesParams>(
    "beginSponsoringFutureReserves",
    { sponsoredId: account, source },
    operations.beginSponsoringFutureReserves,
    (params) => sdk.beginSponsoringFutureReserves(params),
  ),
  operation<operations.OperationSource>(
    "endSponsoringFutureReserves",
    { source },
    operations.endSponsoringFutureReserves,
    (params) => sdk.endSponsoringFutureReserves(params),
  ),
  family<operations.RevokeSponsorshipParams>({
    name: "operation revokeSponsorship",
    input: fc.oneof(
      fc.record({ account: fc.record({ accountId: account }) }),
      fc.record({ trustline: fc.record({ accountId: account, asset: fc.oneof(credit, poolId) }) }),
      fc.record({ offer: fc.record({ sellerId: account, offerId: integer }) }),
      fc.record({ data: fc.record({ accountId: account, dataName: name }) }),
      fc.record({ claimableBalance: fc.record({ balanceId }) }),
      fc.record({ signer: fc.record({ accountId: account, signerKey: key }) }),
    ),
    ours: operations.revokeSponsorship,
    sdk: ({ account, trustline, offer, data, claimableBalance, signer }) => {
      if (account) return sdk.revokeAccountSponsorship({ account: account.accountId });
      if (offer) return sdk.revokeOfferSponsorship({ seller: offer.sellerId, offerId: `${offer.offerId}` });
      if (data) return sdk.revokeDataSponsorship({ account: data.accountId, name: data.dataName });
      if (signer) {
        return sdk.revokeSignerSponsorship({
          account: signer.accountId,
          signer: theirSigner(signer.signerKey) as never,
        });
      }
      if (claimableBalance) {
        return sdk.revokeClaimableBalanceSponsorship({ balanceId: balanceForms(claimableBalance.balanceId).hex });
      }
      const { accountId, asset } = trustline!;
      return sdk.revokeTrustlineSponsorship({
        account: accountId,
        asset: asset.includes(":") ? theirAsset(asset) : new LiquidityPoolId(hexOf(asset)),
      });
    },
  }),
  operation<operations.ClawbackParams>(
    "clawback",
    { asset: fc.oneof({ arbitrary: credit, weight: 9 }, fc.constant("native")), from: muxed, amount, source },
    operations.clawback,
    (params) => sdk.clawback({ ...params, asset: theirAsset(params.asset), amount: theirAmount(params.amount) }),
    byIssuer,
  ),
  operation<operations.SetTrustLineFlagsParams>(
    "setTrustLineFlags",
    {
      trustor: account,
      asset: credit,
      clearFlags: optional(
        fc.oneof(someOf("clawback-enabled"), someOf("authorized", "authorized-to-maintain-liabilities")),
      ),
      setFlags: optional(fc.constantFrom(["authorized" as const], ["authorized-to-maintain-liabilities" as const], [])),
      source,
    },
    operations.setTrustLineFlags,
    ({ clearFlags = [], setFlags = [], ...params }) => {
      const names = {
        authorized: "authorized",
        "authorized-to-maintain-liabilities": "authorizedToMaintainLiabilities",
        "clawback-enabled": "clawbackEnabled",
      };
      const flags = Object.fromEntries([
        ...clearFlags.map((flag) => [names[flag], false]),
        ...setFlags.map((flag) => [names[flag], true]),
      ]);
      return sdk.setTrustLineFlags({ ...params, asset: theirAsset(params.asset), flags });
    },
    byIssuer,
  ),
  operation<operations.LiquidityPoolDepositParams>(
    "liquidityPoolDeposit",
    { liquidityPoolId: poolId, maxAmountA: amount, maxAmountB: amount, minPrice: price, maxPrice: price, source },
    operations.liquidityPoolDeposit,
    (params) =>
      sdk.liquidityPoolDeposit({
        ...params,
        liquidityPoolId: hexOf(params.liquidityPoolId),
        maxAmountA: theirAmount(params.maxAmountA),
        maxAmountB: theirAmount(params.maxAmountB),
        minPrice: theirPrice(params.minPrice),
        maxPrice: theirPrice(params.maxPrice),
      }),
    inOrder,
  ),
  operation<operations.LiquidityPoolWithdrawParams>(
    "liquidityPoolWithdraw",
    { liquidityPoolId: poolId, amount, minAmountA: amount, minAmountB: amount, source },
    operations.liquidityPoolWithdraw,
    (params) =>
      sdk.liquidityPoolWithdraw({
        ...params,
        liquidityPoolId: hexOf(params.liquidityPoolId),
        amount: theirAmount(params.amount),
        minAmountA: theirAmount(params.minAmountA),
        minAmountB: theirAmount(params.minAmountB),
      }),
  ),
  family<readonly [string, string]>({
    name: "liquidityPoolId",
    input: fc.tuple(asset, credit),
    ours: (pool) => hexOf(operations.liquidityPoolId(pool)),
    sdk: ([assetA, assetB]) => {
      const pool = { assetA: theirAsset(assetA), assetB: theirAsset(assetB), fee: 30 };
      return Array.from(
        stellarSdk.getLiquidityPoolId("constant_product", pool),
        (byte) => byte.toString(16).padStart(2, "0"),
      ).join("");
    },
  }),
  family<{ readonly source: string; readonly accountSequence: bigint; readonly operation: number }>({
    name: "createdBalanceId",
    input: fc.record({
      source: muxed,
      accountSequence: fc.bigInt({ min: 0n, max: 2n ** 63n - 2n }),
      operation: fc.nat(3),
    }),
    ours: ({ operation, ...params }) => balanceForms(operations.createdBalanceId(envelopeOf(params), operation)).hex,
    sdk: ({ operation, ...params }) => {
      const xdr = envelopeOf(params).toXDR("base64");
      return new stellarSdk.Transaction(xdr, stellarSdk.Networks.TESTNET).getClaimableBalanceId(operation);
    },
  }),
];

/** Builds a transaction whose second and third operation create claimable balances. */
function envelopeOf(params: { readonly source: string; readonly accountSequence: bigint }) {
  const make = operations.createClaimableBalance({
    asset: "native",
    amount: "1",
    claimants: [{ destination: ACCOUNTS[0]! }],
  });
  const bump = operations.bumpSequence({ bumpTo: 0n });
  return buildTransaction({ ...params, operations: [bump, make, make], baseFee: 100, timeBounds: "unbounded" });
}

/** Returns whether two operations differ only in prices, and ours are nearer to the given decimals. */
export function hasNearerPrice(input: unknown, ours: unknown, theirs: unknown): boolean {
  const [a, b] = [ours, theirs].map((made) => Operation.fromXDR((made as Operation).toXDR()).body.value as object);
  const params = input as { readonly [name: string]: { readonly value?: string } };
  const names = ["price", "minPrice", "maxPrice"].filter((name) => name in a!);
  const away = ({ n, d }: Price, text: string) => {
    const [whole, places = ""] = text.split(".");
    const one = 10n ** BigInt(places.length);
    const difference = BigInt(n) * one - BigInt(whole! + places) * BigInt(d);
    return { difference: difference < 0n ? -difference : difference, d: BigInt(d) };
  };
  return names.every((name) => {
    const [our, their] = [a, b].map((made) => made![name as never] as Price);
    if (our!.equals(their)) return true;
    const text = params[name]!.value;
    if (text === undefined) return false;
    const [x, y] = [away(our!, text), away(their!, text)];
    return x.difference * y.d < y.difference * x.d;
  }) && Object.keys(a!).every((name) => names.includes(name) || show(a![name as never]) === show(b![name as never]));
}
