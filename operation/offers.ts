import type { TypedOperation } from "../contract/mod.ts";
import type { IntLike } from "../internal/int_like.ts";
import {
  CreatePassiveSellOfferOp,
  ManageBuyOfferOp,
  type ManageBuyOfferResult,
  ManageSellOfferOp,
  type ManageSellOfferResult,
  OperationBody,
} from "../xdr/mod.ts";
import { buildOperation } from "./_build.ts";
import { parseAmount, parseAsset, parseInteger, parsePrice } from "./_parsers.ts";
import * as rows from "./_table.ts";
import type { Amount, OfferPrice, OperationSource } from "./parameters.ts";

/** The parameters of {@linkcode manageSellOffer}. */
export interface ManageSellOfferParams extends OperationSource {
  /** The asset to sell: `"native"` or `"CODE:G…"`. */
  readonly selling: string;
  /** The asset to buy: `"native"` or `"CODE:G…"`. */
  readonly buying: string;
  /** The maximum amount to sell; 0 cancels the offer. */
  readonly amount: Amount;
  /** The price of one unit of `selling`, in units of `buying`. */
  readonly price: OfferPrice;
  /** The ID of the offer to change or cancel; 0, the default, creates a new offer. */
  readonly offerId?: IntLike;
}

/** The parameters of {@linkcode manageBuyOffer}. */
export interface ManageBuyOfferParams extends OperationSource {
  /** The asset to sell: `"native"` or `"CODE:G…"`. */
  readonly selling: string;
  /** The asset to buy: `"native"` or `"CODE:G…"`. */
  readonly buying: string;
  /** The maximum amount to buy; 0 cancels the offer. */
  readonly buyAmount: Amount;
  /** The price of one unit of `buying`, in units of `selling`. */
  readonly price: OfferPrice;
  /** The ID of the offer to change or cancel; 0, the default, creates a new offer. */
  readonly offerId?: IntLike;
}

/** The parameters of {@linkcode createPassiveSellOffer}. */
export interface CreatePassiveSellOfferParams extends OperationSource {
  /** The asset to sell: `"native"` or `"CODE:G…"`. */
  readonly selling: string;
  /** The asset to buy: `"native"` or `"CODE:G…"`. */
  readonly buying: string;
  /** The maximum amount to sell. */
  readonly amount: Amount;
  /** The price of one unit of `selling`, in units of `buying`. */
  readonly price: OfferPrice;
}

/**
 * Creates an operation that creates, changes or cancels an offer to sell an amount of an asset.
 *
 * @param params the assets, the amount to sell and the price
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the amount, the price or the offer ID is out of range
 * @throws {DwsaError} `operation/inexact-price` if the price has no exact fraction; `operation/malformed` if the amount
 *   or the offer ID is negative, the price is not positive, both assets are the same, or a new offer has the amount 0;
 *   `amount/…`, `contract/asset`, `address/kind` or `strkey/…` if an amount, price, asset or account is invalid
 *
 * @example Sell 100 XLM at 0.12 USDC each, and cancel an offer
 * ```ts
 * import { manageSellOffer } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const assets = { selling: "native", buying: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN" };
 * const { body } = manageSellOffer({ ...assets, amount: "100", price: "0.12" });
 * assert(body.type === "manageSellOffer" && body.value.price.n === 3 && body.value.price.d === 25);
 * assert.ok(manageSellOffer({ ...assets, amount: 0n, price: "0.12", offerId: 77 }));
 * assert.throws(() => manageSellOffer({ ...assets, amount: 0n, price: "0.12" }), { code: "operation/malformed" });
 * ```
 */
export function manageSellOffer(params: ManageSellOfferParams): TypedOperation<ManageSellOfferResult> {
  const parsers = { asset: parseAsset, amount: parseAmount, price: parsePrice, integer: parseInteger };
  return buildOperation(
    "manageSellOffer",
    rows.manageSellOffer,
    params,
    parsers,
    (wire) => OperationBody.manageSellOffer(new ManageSellOfferOp(wire)),
  );
}

/**
 * Creates an operation that creates, changes or cancels an offer to buy an amount of an asset.
 *
 * @param params the assets, the amount to buy and the price
 * @returns the operation
 * @throws {TypeError | RangeError | DwsaError} as in {@linkcode manageSellOffer}
 *
 * @example Buy 12 USDC at 8 XLM each
 * ```ts
 * import { manageBuyOffer } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const buying = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * const { body } = manageBuyOffer({ selling: "native", buying, buyAmount: "12", price: "8" });
 * assert(body.type === "manageBuyOffer" && body.value.offerId === 0n);
 * ```
 */
export function manageBuyOffer(params: ManageBuyOfferParams): TypedOperation<ManageBuyOfferResult> {
  const parsers = { asset: parseAsset, amount: parseAmount, price: parsePrice, integer: parseInteger };
  return buildOperation(
    "manageBuyOffer",
    rows.manageBuyOffer,
    params,
    parsers,
    (wire) => OperationBody.manageBuyOffer(new ManageBuyOfferOp(wire)),
  );
}

/**
 * Creates an operation that creates a passive sell offer, which does not match offers at the same price.
 *
 * @param params the assets, the amount to sell and the price
 * @returns the operation
 * @throws {TypeError | RangeError | DwsaError} as in {@linkcode manageSellOffer} for a new offer
 *
 * @example Exchange two assets at a price of 1
 * ```ts
 * import { createPassiveSellOffer } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const buying = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * const { body } = createPassiveSellOffer({ selling: "native", buying, amount: "12", price: { n: 1, d: 1 } });
 * assert.equal(body.type, "createPassiveSellOffer");
 * ```
 */
export function createPassiveSellOffer(params: CreatePassiveSellOfferParams): TypedOperation<ManageSellOfferResult> {
  const parsers = { asset: parseAsset, amount: parseAmount, price: parsePrice };
  return buildOperation(
    "createPassiveSellOffer",
    rows.createPassiveSellOffer,
    params,
    parsers,
    (wire) => OperationBody.createPassiveSellOffer(new CreatePassiveSellOfferOp(wire)),
  );
}
