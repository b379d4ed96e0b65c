import type { TypedOperation } from "../contract/mod.ts";
import type { IntLike } from "../internal/int_like.ts";
import {
  BeginSponsoringFutureReservesOp,
  type BeginSponsoringFutureReservesResult,
  type EndSponsoringFutureReservesResult,
  LedgerKey,
  LedgerKeyAccount,
  LedgerKeyClaimableBalance,
  LedgerKeyData,
  LedgerKeyOffer,
  LedgerKeyTrustLine,
  OperationBody,
  RevokeSponsorshipOp,
  RevokeSponsorshipOpSigner,
  type RevokeSponsorshipResult,
} from "../xdr/mod.ts";
import { buildOperation } from "./_build.ts";
import {
  parseAccount,
  parseBalance,
  parseInteger,
  parseSignerKey,
  parseString,
  parseTrustLineAsset,
} from "./_parsers.ts";
import * as rows from "./_table.ts";
import type { OperationSource } from "./parameters.ts";

/** The parameters of {@linkcode beginSponsoringFutureReserves}. */
export interface BeginSponsoringFutureReservesParams extends OperationSource {
  /** The account to sponsor: `G…`. */
  readonly sponsoredId: string;
}

/** The parameters of {@linkcode revokeSponsorship}: exactly one entry or signer, and optionally `source`. */
export interface RevokeSponsorshipParams extends OperationSource {
  /** The sponsorship of an account. */
  readonly account?: {
    /** The account: `G…`. */
    readonly accountId: string;
  };
  /** The sponsorship of a trust line. */
  readonly trustline?: {
    /** The holder of the trust line: `G…`. */
    readonly accountId: string;
    /** The asset (`"CODE:G…"`), or the liquidity pool (`L…`). */
    readonly asset: string;
  };
  /** The sponsorship of an offer. */
  readonly offer?: {
    /** The seller: `G…`. */
    readonly sellerId: string;
    /** The offer ID. */
    readonly offerId: IntLike;
  };
  /** The sponsorship of a data entry; see {@linkcode manageData}. */
  readonly data?: {
    /** The account: `G…`. */
    readonly accountId: string;
    /** The name of the data entry. */
    readonly dataName: string;
  };
  /** The sponsorship of a claimable balance. */
  readonly claimableBalance?: {
    /** The ID of the balance: `B…`, or the 72 hexadecimal digits of the HTTP API. */
    readonly balanceId: string;
  };
  /** The sponsorship of a signer. */
  readonly signer?: {
    /** The account of the signer: `G…`. */
    readonly accountId: string;
    /** The signer key: `G…`, `T…`, `X…` (or `H…`) or `P…`. */
    readonly signerKey: string;
  };
}

/**
 * Creates an operation by which an account begins to sponsor the reserves of another account (CAP-33). The sponsored
 * account must end the sponsorship in the same transaction, with {@linkcode endSponsoringFutureReserves}.
 *
 * @param params the account to sponsor
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {DwsaError} `operation/malformed` if the account is `source` itself; `address/kind` or `strkey/…` if an
 *   account is invalid
 *
 * @example Sponsor a new account
 * ```ts
 * import { beginSponsoringFutureReserves, createAccount, endSponsoringFutureReserves } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const account = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const operations = [
 *   beginSponsoringFutureReserves({ sponsoredId: account }),
 *   createAccount({ destination: account, startingBalance: "0" }),
 *   endSponsoringFutureReserves({ source: account }),
 * ];
 * assert.equal(operations.length, 3);
 * ```
 */
export function beginSponsoringFutureReserves(
  params: BeginSponsoringFutureReservesParams,
): TypedOperation<BeginSponsoringFutureReservesResult> {
  const row = rows.beginSponsoringFutureReserves;
  return buildOperation(
    "beginSponsoringFutureReserves",
    row,
    params,
    { account: parseAccount },
    (wire) => OperationBody.beginSponsoringFutureReserves(new BeginSponsoringFutureReservesOp(wire)),
  );
}

/**
 * Creates an operation by which the sponsored account ends a sponsorship that began with
 * {@linkcode beginSponsoringFutureReserves}.
 *
 * @param params the sponsored account as `source`
 * @returns the operation
 * @throws {TypeError} if a parameter is misspelled or of the wrong type
 * @throws {DwsaError} `address/kind` or `strkey/…` if `source` is not an account
 *
 * @example End a sponsorship
 * ```ts
 * import { endSponsoringFutureReserves } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const source = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * assert.equal(endSponsoringFutureReserves({ source }).body.type, "endSponsoringFutureReserves");
 * ```
 */
export function endSponsoringFutureReserves(
  params: OperationSource = {},
): TypedOperation<EndSponsoringFutureReservesResult> {
  return buildOperation(
    "endSponsoringFutureReserves",
    rows.endSponsoringFutureReserves,
    params,
    {},
    () => OperationBody.endSponsoringFutureReserves(),
  );
}

/**
 * Creates an operation by which a sponsor stops sponsoring the reserve of one entry or signer. The entry or signer is
 * not removed. If another account sponsors the sponsor at this point of the transaction, that account sponsors the
 * reserve instead.
 *
 * @param params exactly one entry or signer
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type, or not exactly one entry or signer is
 *   passed
 * @throws {RangeError} if the offer ID is not between -(2^63 - 1) and 2^63 - 1, or the name has more than 64 bytes
 * @throws {DwsaError} `operation/malformed` if no such entry can exist, such as a trust line for the native asset, or
 *   an offer with the ID 0; `contract/asset`, `address/kind`, `strkey/…` or `encoding/invalid-hex` if a parameter is
 *   invalid
 *
 * @example Stop paying for a trust line
 * ```ts
 * import { revokeSponsorship } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = revokeSponsorship({
 *   trustline: {
 *     accountId: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *     asset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN",
 *   },
 * });
 * assert.equal(body.type, "revokeSponsorship");
 * assert.throws(() => revokeSponsorship({}), TypeError);
 * ```
 */
export function revokeSponsorship(params: RevokeSponsorshipParams): TypedOperation<RevokeSponsorshipResult> {
  const { revokeSponsorship: row } = rows;
  return buildOperation("revokeSponsorship", row, params as RevokeSponsorshipParams & { other?: never }, {
    account: parseAccount,
    trustLineAsset: parseTrustLineAsset,
    integer: parseInteger,
    string: parseString,
    balance: parseBalance,
    signerKey: parseSignerKey,
  }, (wire) => {
    const { account, trustline, offer, data, claimableBalance, signer } = wire;
    if (signer) {
      return OperationBody.revokeSponsorship(
        RevokeSponsorshipOp.revokeSponsorshipSigner(new RevokeSponsorshipOpSigner(signer)),
      );
    }
    const key = account
      ? LedgerKey.account(new LedgerKeyAccount(account))
      : trustline
      ? LedgerKey.trustline(new LedgerKeyTrustLine(trustline))
      : offer
      ? LedgerKey.offer(new LedgerKeyOffer(offer))
      : data
      ? LedgerKey.data(new LedgerKeyData(data))
      : LedgerKey.claimableBalance(new LedgerKeyClaimableBalance(claimableBalance!));
    return OperationBody.revokeSponsorship(RevokeSponsorshipOp.revokeSponsorshipLedgerEntry(key));
  });
}
