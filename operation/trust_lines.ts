import type { TypedOperation } from "../contract/mod.ts";
import {
  ChangeTrustOp,
  type ChangeTrustResult,
  ClawbackOp,
  type ClawbackResult,
  OperationBody,
  SetTrustLineFlagsOp,
  type SetTrustLineFlagsResult,
} from "../xdr/mod.ts";
import { buildOperation } from "./_build.ts";
import {
  parseAccount,
  parseAmount,
  parseFlags,
  parseIssuedAsset,
  parseMuxedAccount,
  parseTrustLine,
} from "./_parsers.ts";
import * as rows from "./_table.ts";
import type { Amount, OperationSource } from "./parameters.ts";

/**
 * A flag of a trust line:
 *
 * | flag | bit | the holder |
 * |---|---|---|
 * | `authorized` | 1 | can use the asset |
 * | `authorized-to-maintain-liabilities` | 2 | can only keep existing offers |
 * | `clawback-enabled` | 4 | can lose the asset by {@linkcode clawback}; the issuer can clear this flag, but not set it |
 */
export type TrustLineFlag = "authorized" | "authorized-to-maintain-liabilities" | "clawback-enabled";

/** The two assets of a liquidity pool. */
export interface PoolAssets {
  /**
   * The two assets, each `"native"` or `"CODE:G…"`, in the order of the network: native first, then codes of at most 4
   * characters, then longer codes, sorted by code and issuer.
   */
  readonly pool: readonly [assetA: string, assetB: string];
}

/** The parameters of {@linkcode changeTrust}. */
export interface ChangeTrustParams extends OperationSource {
  /** The asset to trust, `"CODE:G…"`, or the pool whose shares to trust. */
  readonly line: string | PoolAssets;
  /** The maximum balance; 0 removes the trust line; 2^63 - 1, the default, means no limit. */
  readonly limit?: Amount;
}

/** The parameters of {@linkcode setTrustLineFlags}. */
export interface SetTrustLineFlagsParams extends OperationSource {
  /** The holder of the trust line: `G…`. */
  readonly trustor: string;
  /** The asset, which the operation's source account must have issued: `"CODE:G…"`. */
  readonly asset: string;
  /** The flags to clear; none by default. */
  readonly clearFlags?: readonly TrustLineFlag[];
  /** The flags to set; none by default. */
  readonly setFlags?: readonly Exclude<TrustLineFlag, "clawback-enabled">[];
}

/** The parameters of {@linkcode clawback}. */
export interface ClawbackParams extends OperationSource {
  /** The asset, which the operation's source account must have issued: `"CODE:G…"`. */
  readonly asset: string;
  /** The holder: `G…` or `M…`. */
  readonly from: string;
  /** The amount to destroy. */
  readonly amount: Amount;
}

/**
 * Creates an operation that creates, changes or removes a trust line.
 *
 * @param params the asset or pool, and the limit
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the limit is not between -(2^63 - 1) and 2^63 - 1 base units
 * @throws {DwsaError} `operation/malformed` if the limit is negative, the asset is native or issued by `source`, or the
 *   assets of a pool are equal or in the wrong order; `amount/…`, `contract/asset`, `address/kind` or `strkey/…` if the
 *   limit, an asset or `source` is invalid
 *
 * @example Trust an asset, and a pool
 * ```ts
 * import { changeTrust } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const usdc = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * const { body } = changeTrust({ line: usdc, limit: "1000" });
 * assert(body.type === "changeTrust" && body.value.limit === 10_000_000_000n);
 *
 * assert.ok(changeTrust({ line: { pool: ["native", usdc] } }));
 * assert.throws(() => changeTrust({ line: { pool: [usdc, "native"] } }), { code: "operation/malformed" });
 * ```
 */
export function changeTrust(params: ChangeTrustParams): TypedOperation<ChangeTrustResult> {
  return buildOperation(
    "changeTrust",
    rows.changeTrust,
    params,
    { trustLine: parseTrustLine, amount: parseAmount },
    (wire) => OperationBody.changeTrust(new ChangeTrustOp(wire)),
  );
}

/**
 * Creates an operation by which an issuer sets or clears the flags of a holder's trust line.
 *
 * @param params the holder, the asset and the flags
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {DwsaError} `operation/malformed` if the asset is native or not issued by `source`, the holder is `source`, a
 *   flag is both set and cleared, both types of authorization are set, or `clawback-enabled` is set; `contract/asset`,
 *   `address/kind` or `strkey/…` if the asset or an account is invalid
 *
 * @example Authorize a holder
 * ```ts
 * import { setTrustLineFlags } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = setTrustLineFlags({
 *   trustor: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   asset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN",
 *   setFlags: ["authorized"],
 * });
 * assert(body.type === "setTrustLineFlags" && body.value.setFlags === 1);
 * ```
 */
export function setTrustLineFlags(params: SetTrustLineFlagsParams): TypedOperation<SetTrustLineFlagsResult> {
  const parsers = { account: parseAccount, asset: parseIssuedAsset, flags: parseFlags };
  return buildOperation(
    "setTrustLineFlags",
    rows.setTrustLineFlags,
    params,
    parsers,
    (wire) => OperationBody.setTrustLineFlags(new SetTrustLineFlagsOp(wire)),
  );
}

/**
 * Creates an operation by which an issuer destroys an amount of its asset that another account holds.
 *
 * @param params the asset, the holder and the amount
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the amount is not between -(2^63 - 1) and 2^63 - 1 base units
 * @throws {DwsaError} `operation/malformed` if the amount is not positive, the asset is native or not issued by
 *   `source`, or the holder is `source`; `amount/…`, `contract/asset`, `address/kind` or `strkey/…` if an amount, asset
 *   or account is invalid
 *
 * @example Claw back an amount
 * ```ts
 * import { clawback } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const asset = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * const from = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const { body } = clawback({ asset, from, amount: "5" });
 * assert(body.type === "clawback" && body.value.amount === 50_000_000n);
 * ```
 */
export function clawback(params: ClawbackParams): TypedOperation<ClawbackResult> {
  const parsers = { asset: parseIssuedAsset, muxedAccount: parseMuxedAccount, amount: parseAmount };
  return buildOperation(
    "clawback",
    rows.clawback,
    params,
    parsers,
    (wire) => OperationBody.clawback(new ClawbackOp(wire)),
  );
}
