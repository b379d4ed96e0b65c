/** Finds warnings about operations other than contract calls. */

import { baseAccount } from "../operation/_shared.ts";
import type { Asset, ClaimPredicate, MuxedAccount, OperationBody, SetOptionsOp, XdrValue } from "../xdr/mod.ts";
import type { WarningCode } from "./warnings.ts";

/** The context of warnings about payments and claimable balances. */
export interface PaymentContext {
  /** The source account, `G…`. */
  readonly account: string;
  readonly hasMemo: boolean;
  readonly memoRequired: ReadonlySet<string>;
  /** The first and the last second in which the operation can be applied; without a last second, it never expires. */
  readonly applied: { readonly first: bigint; readonly last: bigint | undefined };
}

/** A warning code and the name of the operation field; `""` for the operation itself. */
type Found = readonly [code: WarningCode, field: string];

/**
 * The largest minimum of a path payment that is reported as `no-minimum` regardless of the assets, in ten-millionths of
 * the asset.
 */
const NEXT_TO_NOTHING = 100n;

const MAX_AMOUNT = 9_223_372_036_854_775_807n;

/**
 * The sequence number (2^63 - 2^32) from which an account can send no transaction, or few: at the end of the numbers,
 * it has none left.
 */
export const LAST_SEQUENCES = 9_223_372_032_559_808_512n;

/** Returns the warnings of a single operation. */
export function operationWarnings(body: OperationBody, context: PaymentContext): readonly Found[] {
  switch (body.type) {
    case "payment":
      return paymentWarnings(body.value.destination, context, true);
    case "pathPaymentStrictSend": {
      const { sendAsset, sendAmount, destination, destAsset, destMin } = body.value;
      const isLow = destMin <= NEXT_TO_NOTHING && sendAmount > NEXT_TO_NOTHING ||
        isSame(sendAsset, destAsset) && destMin * 100n < sendAmount * 99n;
      return [...isLow ? [["no-minimum", "destMin"] as const] : [], ...paymentWarnings(destination, context)];
    }
    case "pathPaymentStrictReceive": {
      const { sendAsset, sendMax, destination, destAsset, destAmount } = body.value;
      const isHigh = sendMax === MAX_AMOUNT || isSame(sendAsset, destAsset) && sendMax * 99n > destAmount * 100n;
      return [...isHigh ? [["no-maximum", "sendMax"] as const] : [], ...paymentWarnings(destination, context)];
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
    case "createClaimableBalance": {
      const { claimants } = body.value;
      const isNever = claimants.length > 0 && !claimants.some(({ value }) => canHold(value.predicate, context.applied));
      return isNever ? [["never-claimable", "claimants"]] : [];
    }
    case "manageData":
      return [["data-changed", ""]];
    case "bumpSequence": {
      const isLast = body.value.bumpTo >= LAST_SEQUENCES;
      return [...isLast ? [["sequence-locked", "bumpTo"] as const] : [], ["sequence-bumped", "bumpTo"]];
    }
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
  const { clearFlags, setFlags, masterWeight, signer } = settings;
  add("inflation-destination-changed", "inflationDest");
  add("account-flags-changed", "clearFlags", clearFlags !== null && clearFlags !== 0);
  add("account-flags-changed", "setFlags", setFlags !== null && setFlags !== 0);
  add("master-key-disabled", "masterWeight", masterWeight === 0);
  add("master-weight-changed", "masterWeight", masterWeight !== null && masterWeight !== 0);
  add("threshold-changed", "lowThreshold");
  add("threshold-changed", "medThreshold");
  add("threshold-changed", "highThreshold");
  add("home-domain-changed", "homeDomain");
  add("signer-added", "signer", signer !== null && signer.weight > 0);
  add("signer-removed", "signer", signer !== null && signer.weight === 0);
  return found;
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

/**
 * Returns whether a predicate can hold for a balance that is created at `c`, from `first` to `last`, and claimed at `t`,
 * not before `c`. The predicate is constant while `t` crosses no absolute time and `t - c` no relative one, so one test
 * for each pair of such ranges is enough. A predicate with more times than the network accepts counts as possible.
 */
function canHold(predicate: ClaimPredicate, { first, last }: PaymentContext["applied"]): boolean {
  const cuts = { claimPredicateBeforeAbsoluteTime: [0n], claimPredicateBeforeRelativeTime: [0n] };
  collectTimes(predicate, cuts);
  const { claimPredicateBeforeAbsoluteTime: times, claimPredicateBeforeRelativeTime: ages } = cuts;
  if (times.length + ages.length > 2 + MOST_TIMES) return true;
  const end = last === undefined || last < first ? undefined : last;
  return rangesOf(times).some(([time, lastTime]) =>
    rangesOf(ages).some(([age, lastAge]) => {
      const isLate = lastTime !== undefined && lastTime - age < first; // all creations in this cell are before `first`
      const isEarly = end !== undefined && lastAge !== undefined && time - lastAge > end;
      return !isLate && !isEarly && holds(predicate, time, age);
    })
  );
}

/** The number of times in a predicate of the depth that the network accepts. */
const MOST_TIMES = 8;

function collectTimes(predicate: ClaimPredicate, cuts: { readonly [type: string]: bigint[] }): void {
  switch (predicate.type) {
    case "claimPredicateAnd":
    case "claimPredicateOr":
      for (const part of predicate.value) collectTimes(part, cuts);
      return;
    case "claimPredicateNot":
      if (predicate.value !== null) collectTimes(predicate.value, cuts);
      return;
    case "claimPredicateBeforeAbsoluteTime":
    case "claimPredicateBeforeRelativeTime":
      if (predicate.value > 0n) cuts[predicate.type]!.push(predicate.value);
  }
}

/** Returns the ranges between times, each with its first and its last second; the last range has no end. */
function rangesOf(times: readonly bigint[]): (readonly [first: bigint, last: bigint | undefined])[] {
  const sorted = [...new Set(times)].sort((a, b) => a < b ? -1 : a > b ? 1 : 0);
  return sorted.map((first, i) => [first, i + 1 < sorted.length ? sorted[i + 1]! - 1n : undefined]);
}

function holds(predicate: ClaimPredicate, time: bigint, age: bigint): boolean {
  switch (predicate.type) {
    case "claimPredicateUnconditional":
      return true;
    case "claimPredicateAnd":
      return predicate.value.every((part) => holds(part, time, age));
    case "claimPredicateOr":
      return predicate.value.some((part) => holds(part, time, age));
    case "claimPredicateNot":
      return predicate.value !== null && !holds(predicate.value, time, age);
    case "claimPredicateBeforeAbsoluteTime":
      return time < predicate.value;
    case "claimPredicateBeforeRelativeTime":
      return age < predicate.value;
  }
}
