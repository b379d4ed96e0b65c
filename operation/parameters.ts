import type { IntLike } from "../internal/int_like.ts";

/** The parameter that all operations have in common. */
export interface OperationSource {
  /** The source account of the operation, `G…` or `M…`; by default, the source account of the transaction. */
  readonly source?: string;
}

/**
 * An exact amount of an asset: a decimal string with at most 7 decimal places (`"12.5"`), or a bigint in base units,
 * which are ten-millionths (`125_000_000n`; stroops for XLM). Numbers are rejected, since they can lose digits.
 *
 * @example The same amount as a string and as a bigint
 * ```ts
 * import { type Amount, payment } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const of = (amount: Amount) => payment({ destination, asset: "native", amount });
 * assert(of("12.5").equals(of(125_000_000n)));
 * ```
 */
export type Amount = string | bigint;

/**
 * A price, which is encoded as a fraction of two positive integers below 2^31:
 *
 * | value | fraction |
 * |---|---|
 * | `"1.25"` | the exact fraction (5/4); rejected if there is none |
 * | `{ value: "3.14159265358979", exact: false }` | the nearest fraction |
 * | `{ n: 5, d: 4 }` | the given fraction, not reduced |
 *
 * @example Exact or nearest
 * ```ts
 * import { manageSellOffer, type OfferPrice } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const usdc = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * const at = (price: OfferPrice) => manageSellOffer({ selling: "native", buying: usdc, amount: "10", price });
 * assert(at("1.25").equals(at({ n: 5, d: 4 })));
 * assert.throws(() => at("0.33333333333333333333"), { code: "operation/inexact-price" });
 * assert(at({ value: "0.33333333333333333333", exact: false }).equals(at({ n: 1, d: 3 })));
 * ```
 */
export type OfferPrice = string | PriceValue | PriceFraction;

/** A price as a decimal number. */
export interface PriceValue {
  /** The decimal number, with at most 40 decimal places. */
  readonly value: string;
  /**
   * Whether the fraction must be exact. If `true`, a price without an exact fraction is rejected; if `false`, the
   * nearest fraction is used.
   */
  readonly exact: boolean;
}

/** A price as a fraction. */
export interface PriceFraction {
  /** The numerator, from 1 to 2^31 - 1. */
  readonly n: IntLike;
  /** The denominator, from 1 to 2^31 - 1. */
  readonly d: IntLike;
}
