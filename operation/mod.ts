/**
 * Classic operations: one function for each operation type, with the same name. For contract operations, see
 * `@dwsa/base/contract` and `@dwsa/base/transaction`.
 *
 * ```ts
 * import { buildTransaction } from "@dwsa/base/transaction";
 * import { changeTrust, payment } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const usdc = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * const friend = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 *
 * const envelope = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: "4294967296",
 *   operations: [
 *     changeTrust({ line: usdc, limit: "1000" }),
 *     payment({ destination: friend, asset: "native", amount: "12.5" }),
 *   ],
 *   baseFee: 100,
 *   timeBounds: { max: 1_800_000_000 },
 * });
 * assert.equal(envelope.type, "envelopeTypeTx");
 * ```
 *
 * Each function rejects values that the network always rejects; the errors contain the path of the parameter. Conditions
 * that depend on the ledger, such as balances, are not checked.
 *
 * There is no function for `allowTrust`, which {@linkcode setTrustLineFlags} replaces, or for `inflation`, which the
 * network no longer supports. Both types can be decoded.
 *
 * - Operations: https://developers.stellar.org/docs/learn/fundamentals/transactions/list-of-operations
 * - SEP-11, assets as strings: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0011.md
 *
 * @module operation
 */
export type { IntLike } from "../internal/int_like.ts";
export {
  type AccountFlag,
  type AccountSigner,
  bumpSequence,
  type BumpSequenceParams,
  manageData,
  type ManageDataParams,
  setOptions,
  type SetOptionsParams,
} from "./accounts.ts";
export {
  type BalanceClaimant,
  type ClaimableBalanceParams,
  claimClaimableBalance,
  clawbackClaimableBalance,
  createClaimableBalance,
  type CreateClaimableBalanceParams,
  createdBalanceId,
} from "./claimable_balances.ts";
export {
  liquidityPoolDeposit,
  type LiquidityPoolDepositParams,
  liquidityPoolId,
  liquidityPoolWithdraw,
  type LiquidityPoolWithdrawParams,
} from "./liquidity_pools.ts";
export {
  createPassiveSellOffer,
  type CreatePassiveSellOfferParams,
  manageBuyOffer,
  type ManageBuyOfferParams,
  manageSellOffer,
  type ManageSellOfferParams,
} from "./offers.ts";
export type { Amount, OfferPrice, OperationSource, PriceFraction, PriceValue } from "./parameters.ts";
export {
  accountMerge,
  type AccountMergeParams,
  createAccount,
  type CreateAccountParams,
  pathPaymentStrictReceive,
  type PathPaymentStrictReceiveParams,
  pathPaymentStrictSend,
  type PathPaymentStrictSendParams,
  payment,
  type PaymentParams,
} from "./payments.ts";
export {
  beginSponsoringFutureReserves,
  type BeginSponsoringFutureReservesParams,
  endSponsoringFutureReserves,
  revokeSponsorship,
  type RevokeSponsorshipParams,
} from "./sponsorships.ts";
export {
  changeTrust,
  type ChangeTrustParams,
  clawback,
  type ClawbackParams,
  type PoolAssets,
  setTrustLineFlags,
  type SetTrustLineFlagsParams,
  type TrustLineFlag,
} from "./trust_lines.ts";
