import type { IntLike } from "../internal/int_like.ts";

/** The parameter that all operations share. */
export interface OperationSource {
  /** The account that the operation acts for, `G…` or `M…`. By default, the source account of the transaction. */
  readonly source?: string;
}

/**
 * An exact amount of an asset: a string is decimal with at most 7 places (`"12.5"`), a bigint is in base units of
 * 1/10,000,000 (`125_000_000n`; stroops for XLM). Numbers are rejected, since they can lose digits.
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
 * A price. The network stores it as a fraction of two positive integers below 2^31:
 *
 * | value | fraction |
 * |---|---|
 * | `"1.25"` | the exact fraction (5/4); an error if there is none |
 * | `{ value: "3.14159265358979", exact: false }` | the nearest fraction |
 * | `{ n: 5, d: 4 }` | this fraction, not reduced |
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
  /** The decimal number, with at most 40 places. */
  readonly value: string;
  /** Whether a price without an exact fraction is an error. If not, the nearest fraction is used. */
  readonly exact: boolean;
}

/** A price as a fraction. */
export interface PriceFraction {
  /** The numerator, from 1 to 2^31 - 1. */
  readonly n: IntLike;
  /** The denominator, from 1 to 2^31 - 1. */
  readonly d: IntLike;
}
