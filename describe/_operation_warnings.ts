/** Finds warnings about operations other than contract calls. */

import { isUsualDomain } from "../webauth/_shared.ts";
import { baseAccount } from "../operation/_shared.ts";
import type { Asset, MuxedAccount, OperationBody, SetOptionsOp, XdrValue } from "../xdr/mod.ts";
import type { WarningCode } from "./warnings.ts";

/** The context of payment warnings. */
export interface PaymentContext {
  /** The source account, `G…`. */
  readonly account: string;
  readonly hasMemo: boolean;
  readonly memoRequired: ReadonlySet<string>;
}

/** A warning code and the name of the operation field; `""` for the operation itself. */
type Found = readonly [code: WarningCode, field: string];

/**
 * The largest amount, in ten-millionths of the asset, that is reported as `no-minimum` if more is given for it,
 * regardless of the assets.
 */
const NEXT_TO_NOTHING = 100n;

const MAX_AMOUNT = 9_223_372_036_854_775_807n;

/** The sequence number from which an account can send few more transactions, or none: 2^63 - 2^32. */
export const LAST_SEQUENCES = 9_223_372_032_559_808_512n;

/** Returns whether more than next to nothing is given for next to nothing. */
function isForNothing(given: bigint, got: bigint): boolean {
  return given > NEXT_TO_NOTHING && got <= NEXT_TO_NOTHING;
}

/** Returns the warnings of a single operation. */
export function operationWarnings(body: OperationBody, context: PaymentContext): readonly Found[] {
  switch (body.type) {
    case "payment":
      return paymentWarnings(body.value.destination, context, true);
    case "pathPaymentStrictSend": {
      const { sendAsset, sendAmount, destination, destAsset, destMin } = body.value;
      const isLow = isForNothing(sendAmount, destMin) ||
        isSame(sendAsset, destAsset) && destMin * 100n < sendAmount * 99n;
      return [...isLow ? [["no-minimum", "destMin"] as const] : [], ...paymentWarnings(destination, context)];
    }
    case "pathPaymentStrictReceive": {
      const { sendAsset, sendMax, destination, destAsset, destAmount } = body.value;
      const isHigh = sendMax === MAX_AMOUNT || isSame(sendAsset, destAsset) && sendMax * 99n > destAmount * 100n;
      return [...isHigh ? [["no-maximum", "sendMax"] as const] : [], ...paymentWarnings(destination, context)];
    }
    case "manageSellOffer":
    case "createPassiveSellOffer": {
      const { amount, price: { n, d } } = body.value;
      return isForNothing(amount, d === 0 ? amount : amount * BigInt(n) / BigInt(d)) ? [["no-minimum", "price"]] : [];
    }
    case "manageBuyOffer": {
      const { buyAmount, price: { n, d } } = body.value;
      const isLow = buyAmount > 0n && d !== 0 && isForNothing(buyAmount * BigInt(n) / BigInt(d), buyAmount);
      return isLow ? [["no-minimum", "price"]] : [];
    }
    case "liquidityPoolDeposit": {
      const { minPrice, maxPrice } = body.value;
      const isWide = BigInt(maxPrice.n) * BigInt(minPrice.d) >= 100n * BigInt(minPrice.n) * BigInt(maxPrice.d);
      return isWide ? [["no-minimum", "minPrice"]] : [];
    }
    case "setOptions":
      return settingWarnings(body.value);
    case "changeTrust": {
      const isUnlimited = body.value.line.type !== "assetTypePoolShare" && body.value.limit === MAX_AMOUNT;
      return isUnlimited ? [["unlimited-trust", "limit"]] : [];
    }
    case "allowTrust": {
      const code = (["trust-revoked", "trust-authorized", "trust-restricted"] as const)[body.value.authorize];
      return code === undefined ? [] : [[code, ""]];
    }
    case "accountMerge":
      return [["account-merge", ""], ...paymentWarnings(body.value, context)];
    case "manageData":
      return [["data-changed", ""]];
    case "bumpSequence": {
      const isLast = body.value.bumpTo >= LAST_SEQUENCES;
      return [...isLast ? [["sequence-locked", "bumpTo"] as const] : [], ["sequence-bumped", "bumpTo"]];
    }
    case "beginSponsoringFutureReserves":
      return [["sponsoring", ""]];
    case "revokeSponsorship":
      return [["sponsorship-revoked", ""]];
    case "clawback":
    case "clawbackClaimableBalance":
      return [["clawback", ""]];
    case "setTrustLineFlags":
      return trustWarnings(body.value.setFlags, body.value.clearFlags);
    case "liquidityPoolWithdraw":
      return (["minAmountA", "minAmountB"] as const).filter((field) => body.value[field] === 0n)
        .map((field) => ["no-minimum", field]);
    default:
      return [];
  }
}

function isSame(a: Asset, b: Asset): boolean {
  return a.equals(b);
}

/**
 * Returns the warnings about a recipient. A path payment to the source account (`G…`) is an exchange, and is not
 * reported as `to-itself`.
 */
function paymentWarnings(destination: MuxedAccount, context: PaymentContext, isPayment = false): readonly Found[] {
  const isMuxed = destination.type === "keyTypeMuxedEd25519";
  const address = baseAccount(destination);
  return [
    ...!isMuxed && !context.hasMemo && context.memoRequired.has(address)
      ? [["memo-required", "destination"] as const]
      : [],
    ...isMuxed ? [["muxed-recipient", "destination"] as const] : [],
    ...(isPayment || isMuxed) && address === context.account ? [["to-itself", ""] as const] : [],
  ];
}

/** A field of `setOptions`. */
type Setting = Exclude<keyof SetOptionsOp, keyof XdrValue>;

function settingWarnings(settings: SetOptionsOp): readonly Found[] {
  const found: Found[] = [];
  const add = (code: WarningCode, field: Setting, isSet: boolean = settings[field] !== null) => {
    if (isSet) found.push([code, field]);
  };
  const { clearFlags, setFlags, masterWeight, homeDomain, signer } = settings;
  add("inflation-destination-changed", "inflationDest");
  add("account-flags-changed", "clearFlags", clearFlags !== null && clearFlags !== 0);
  add("account-flags-changed", "setFlags", setFlags !== null && setFlags !== 0);
  add("master-key-disabled", "masterWeight", masterWeight === 0);
  add("master-weight-changed", "masterWeight", masterWeight !== null && masterWeight !== 0);
  add("threshold-changed", "lowThreshold");
  add("threshold-changed", "medThreshold");
  add("threshold-changed", "highThreshold");
  add("home-domain-changed", "homeDomain");
  add("unusual-domain", "homeDomain", homeDomain !== null && homeDomain !== "" && !isUsual(homeDomain));
  add("signer-added", "signer", signer !== null && signer.weight > 0);
  add("signer-removed", "signer", signer !== null && signer.weight === 0);
  return found;
}

/** Returns whether a domain is usual; bytes that are not UTF-8 are not. */
function isUsual(domain: string | Uint8Array): boolean {
  return typeof domain === "string" && isUsualDomain(domain);
}

/** The trust line flags: authorized, authorized to maintain liabilities, and clawback enabled. */
const AUTHORIZED = 1, RESTRICTED = 2, CLAWBACK = 4;

function trustWarnings(set: number, clear: number): readonly Found[] {
  const has = (flags: number, flag: number) => (flags & flag) !== 0;
  const isRevoked = has(clear, AUTHORIZED | RESTRICTED) && !has(set, AUTHORIZED | RESTRICTED);
  return [
    ...isRevoked ? [["trust-revoked", ""] as const] : [],
    ...has(clear, CLAWBACK) ? [["trust-flags-cleared", ""] as const] : [],
    ...has(set, AUTHORIZED) ? [["trust-authorized", ""] as const] : [],
    ...has(set, RESTRICTED) ? [["trust-restricted", ""] as const] : [],
  ];
}
