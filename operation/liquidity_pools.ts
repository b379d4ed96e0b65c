import { attempt } from "../internal/fault.ts";
import type { TypedOperation } from "../contract/mod.ts";
import { hash } from "../keys/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import {
  LiquidityPoolDepositOp,
  type LiquidityPoolDepositResult,
  LiquidityPoolWithdrawOp,
  type LiquidityPoolWithdrawResult,
  OperationBody,
} from "../xdr/mod.ts";
import { buildOperation } from "./_build.ts";
import { malformedError } from "./_check.ts";
import { checkPool } from "./_meanings.ts";
import { parseAmount, parsePool, parsePrice, poolParameters } from "./_parsers.ts";
import * as rows from "./_table.ts";
import type { Amount, OfferPrice, OperationSource } from "./parameters.ts";

/** The parameters of {@linkcode liquidityPoolDeposit}. */
export interface LiquidityPoolDepositParams extends OperationSource {
  /** The ID of the pool: `L…`, or 64 hexadecimal digits. */
  readonly liquidityPoolId: string;
  /** The maximum amount of the first asset to deposit. */
  readonly maxAmountA: Amount;
  /** The maximum amount of the second asset to deposit. */
  readonly maxAmountB: Amount;
  /** The minimum price of the first asset, in units of the second asset. */
  readonly minPrice: OfferPrice;
  /** The maximum price of the first asset, in units of the second asset. */
  readonly maxPrice: OfferPrice;
}

/** The parameters of {@linkcode liquidityPoolWithdraw}. */
export interface LiquidityPoolWithdrawParams extends OperationSource {
  /** The ID of the pool: `L…`, or 64 hexadecimal digits. */
  readonly liquidityPoolId: string;
  /** The amount of pool shares to redeem. */
  readonly amount: Amount;
  /** The minimum amount of the first asset to receive; the operation fails if less would be received. */
  readonly minAmountA: Amount;
  /** The minimum amount of the second asset to receive; the operation fails if less would be received. */
  readonly minAmountB: Amount;
}

/**
 * Creates an operation that deposits two assets into a liquidity pool in exchange for pool shares.
 *
 * @param params the pool, the maximum amount of each asset, and the price range
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if an amount or a price is out of range
 * @throws {DwsaError} `operation/inexact-price` if a price has no exact fraction; `operation/malformed` if an amount or
 *   a price is not positive, or `minPrice` exceeds `maxPrice`; `amount/…`, `address/kind`, `strkey/…` or
 *   `encoding/invalid-hex` if an amount, price, pool or account is invalid
 *
 * @example Deposit at most 100 XLM and 12 USDC
 * ```ts
 * import { liquidityPoolDeposit, liquidityPoolId } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = liquidityPoolDeposit({
 *   liquidityPoolId: liquidityPoolId(["native", "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN"]),
 *   maxAmountA: "100",
 *   maxAmountB: "12",
 *   minPrice: "0.11",
 *   maxPrice: "0.13",
 * });
 * assert.equal(body.type, "liquidityPoolDeposit");
 * ```
 */
export function liquidityPoolDeposit(params: LiquidityPoolDepositParams): TypedOperation<LiquidityPoolDepositResult> {
  const parsers = { pool: parsePool, amount: parseAmount, price: parsePrice };
  return buildOperation(
    "liquidityPoolDeposit",
    rows.liquidityPoolDeposit,
    params,
    parsers,
    (wire) => OperationBody.liquidityPoolDeposit(new LiquidityPoolDepositOp(wire)),
  );
}

/**
 * Creates an operation that redeems pool shares for both assets of a liquidity pool.
 *
 * @param params the pool, the amount of shares, and the minimum amount of each asset
 * @returns the operation
 * @throws {TypeError | RangeError | DwsaError} as in {@linkcode liquidityPoolDeposit}, but minimum amounts can be 0
 *
 * @example Redeem 10 pool shares
 * ```ts
 * import { liquidityPoolWithdraw } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const liquidityPoolId = "LDEPHNPJCCD4JWIF3VSCHS33CSNG4EX4LSXXTTVJTUJFSDXDIQVRTAN2";
 * const { body } = liquidityPoolWithdraw({ liquidityPoolId, amount: "10", minAmountA: "99", minAmountB: "11.9" });
 * assert.equal(body.type, "liquidityPoolWithdraw");
 * ```
 */
export function liquidityPoolWithdraw(
  params: LiquidityPoolWithdrawParams,
): TypedOperation<LiquidityPoolWithdrawResult> {
  const parsers = { pool: parsePool, amount: parseAmount };
  return buildOperation(
    "liquidityPoolWithdraw",
    rows.liquidityPoolWithdraw,
    params,
    parsers,
    (wire) => OperationBody.liquidityPoolWithdraw(new LiquidityPoolWithdrawOp(wire)),
  );
}

/**
 * Computes the ID of the liquidity pool of two assets: the hash of both assets and the fee, which is 30 basis points
 * (0.3%) for all pools.
 *
 * @param pool the two assets, each `"native"` or `"CODE:G…"`, in the order of the network: native first, then codes of
 *   at most 4 characters, then longer codes, sorted by code and issuer
 * @returns the ID: `L…`
 * @throws {TypeError} if `pool` is not an array of two strings
 * @throws {DwsaError} `operation/malformed` if the assets are equal or in the wrong order; `contract/asset`,
 *   `address/kind` or `strkey/…` if an item is not an asset
 *
 * @example The pool of two assets
 * ```ts
 * import { liquidityPoolId } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const usdc = "USDC:GASB5RJBRQUCRQEKFSFEMF7XWOY7B3TMUAFEYIADJZE4FVLSJDSYBYOX";
 * assert.equal(liquidityPoolId(["native", usdc]), "LDEPHNPJCCD4JWIF3VSCHS33CSNG4EX4LSXXTTVJTUJFSDXDIQVRTAN2");
 * ```
 */
export function liquidityPoolId(pool: readonly [assetA: string, assetB: string]): string {
  return attempt("compute the liquidity pool ID", () => {
    const parameters = poolParameters("pool", pool);
    checkPool(parameters, "pool", (path, reason) => {
      throw malformedError({ path, reason });
    });
    return encodeStrKey("liquidityPool", hash(parameters.toXDR()));
  });
}
