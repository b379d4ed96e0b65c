import { Networks } from "../network/mod.ts";
import type { KnownToken } from "./description.ts";

/**
 * Assets of the public network whose codes may be shown as symbols, as of 2026-11-22. Anyone can issue an asset with any
 * code; the issuers in this list were verified by their transfers on the public ledger. The list makes no statement
 * about the value of an asset, and no function applies it by itself: pass it as `tokens` of {@linkcode Knowledge}.
 *
 * @example Describe with known tokens
 * ```ts
 * import { WELL_KNOWN_TOKENS } from "@dwsa/base/describe";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * assert(WELL_KNOWN_TOKENS.every(({ network }) => network === Networks.PUBLIC));
 * ```
 */
export const WELL_KNOWN_TOKENS: readonly KnownToken[] = /* @__PURE__ */ (() =>
  Object.freeze(
    [
      "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN",
      "yXLM:GARDNV3Q7YGT4AKSDF25LT32YSCCW4EV22Y2TV3I2PU2MMXJTEDL5T55",
    ]
      .map((asset) => Object.freeze({ asset, network: Networks.PUBLIC })),
  ))();
