import type { TypedOperation } from "../contract/mod.ts";
import {
  type AccountMergeResult,
  CreateAccountOp,
  type CreateAccountResult,
  OperationBody,
  PathPaymentStrictReceiveOp,
  type PathPaymentStrictReceiveResult,
  PathPaymentStrictSendOp,
  type PathPaymentStrictSendResult,
  PaymentOp,
  type PaymentResult,
} from "../xdr/mod.ts";
import { buildOperation } from "./_build.ts";
import { parseAccount, parseAmount, parseAsset, parseMuxedAccount } from "./_parsers.ts";
import * as rows from "./_table.ts";
import type { Amount, OperationSource } from "./parameters.ts";

/** The parameters of {@linkcode createAccount}. */
export interface CreateAccountParams extends OperationSource {
  /** The account to create: `G…`. */
  readonly destination: string;
  /** The starting balance of the native asset; 0 is valid only if another account sponsors the reserve. */
  readonly startingBalance: Amount;
}

/** The parameters of {@linkcode payment}. */
export interface PaymentParams extends OperationSource {
  /** The recipient: `G…`, or `M…` for one customer of the account. */
  readonly destination: string;
  /** The asset: `"native"` or `"CODE:G…"`. */
  readonly asset: string;
  /** The amount to pay. */
  readonly amount: Amount;
}

/** The parameters of {@linkcode pathPaymentStrictSend}. */
export interface PathPaymentStrictSendParams extends OperationSource {
  /** The asset to send: `"native"` or `"CODE:G…"`. */
  readonly sendAsset: string;
  /** The exact amount to send. */
  readonly sendAmount: Amount;
  /** The recipient: `G…` or `M…`. */
  readonly destination: string;
  /** The asset to receive: `"native"` or `"CODE:G…"`. */
  readonly destAsset: string;
  /** The minimum amount to receive; the operation fails if less would be received. */
  readonly destMin: Amount;
  /** The intermediate assets, at most 5, in order; none by default. */
  readonly path?: readonly string[];
}

/** The parameters of {@linkcode pathPaymentStrictReceive}. */
export interface PathPaymentStrictReceiveParams extends OperationSource {
  /** The asset to send: `"native"` or `"CODE:G…"`. */
  readonly sendAsset: string;
  /** The maximum amount to send; the operation fails if more would be sent. */
  readonly sendMax: Amount;
  /** The recipient: `G…` or `M…`. */
  readonly destination: string;
  /** The asset to receive: `"native"` or `"CODE:G…"`. */
  readonly destAsset: string;
  /** The exact amount to receive. */
  readonly destAmount: Amount;
  /** The intermediate assets, at most 5, in order; none by default. */
  readonly path?: readonly string[];
}

/** The parameters of {@linkcode accountMerge}. */
export interface AccountMergeParams extends OperationSource {
  /** The recipient of the account's whole native balance: `G…` or `M…`. */
  readonly destination: string;
}

/**
 * Creates an operation that creates an account.
 *
 * @param params the new account and its starting balance
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the balance is not between -(2^63 - 1) and 2^63 - 1 base units
 * @throws {DwsaError} `operation/malformed` if the balance is negative, or `source` is the new account itself;
 *   `amount/…`, `address/kind` or `strkey/…` if the balance or an account is invalid
 *
 * @example Create an account
 * ```ts
 * import { createAccount } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const { body } = createAccount({ destination, startingBalance: "1.5" });
 * assert(body.type === "createAccount" && body.value.startingBalance === 15_000_000n);
 * ```
 */
export function createAccount(params: CreateAccountParams): TypedOperation<CreateAccountResult> {
  return buildOperation(
    "createAccount",
    rows.createAccount,
    params,
    { account: parseAccount, amount: parseAmount },
    (wire) => OperationBody.createAccount(new CreateAccountOp(wire)),
  );
}

/**
 * Creates an operation that pays an amount of an asset.
 *
 * @param params the recipient, the amount and the asset
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the amount is not between -(2^63 - 1) and 2^63 - 1 base units
 * @throws {DwsaError} `operation/malformed` if the amount is not positive; `amount/…`, `contract/asset`, `address/kind`
 *   or `strkey/…` if an amount, asset or account is invalid
 *
 * @example Pay 12.5 XLM
 * ```ts
 * import { payment } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const { body } = payment({ destination, asset: "native", amount: "12.5" });
 * assert(body.type === "payment" && body.value.amount === 125_000_000n);
 * assert.throws(() => payment({ destination, asset: "native", amount: "0" }), {
 *   code: "operation/malformed",
 *   message: "Cannot build payment: amount (0) is not positive",
 * });
 * ```
 */
export function payment(params: PaymentParams): TypedOperation<PaymentResult> {
  const parsers = { muxedAccount: parseMuxedAccount, asset: parseAsset, amount: parseAmount };
  return buildOperation("payment", rows.payment, params, parsers, (wire) => OperationBody.payment(new PaymentOp(wire)));
}

/**
 * Creates an operation that sends an exact amount of one asset and pays the recipient in another asset.
 *
 * @param params the sent and received assets, the amounts, the recipient and the path
 * @returns the operation
 * @throws {TypeError | RangeError | DwsaError} as in {@linkcode payment}, and a `RangeError` if `path` has more than 5
 *   assets
 *
 * @example Send 10 XLM for at least 1.1 USDC
 * ```ts
 * import { pathPaymentStrictSend } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = pathPaymentStrictSend({
 *   sendAsset: "native",
 *   sendAmount: "10",
 *   destination: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   destAsset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN",
 *   destMin: "1.1",
 * });
 * assert(body.type === "pathPaymentStrictSend" && body.value.path.length === 0);
 * ```
 */
export function pathPaymentStrictSend(
  params: PathPaymentStrictSendParams,
): TypedOperation<PathPaymentStrictSendResult> {
  const parsers = { muxedAccount: parseMuxedAccount, asset: parseAsset, amount: parseAmount };
  return buildOperation(
    "pathPaymentStrictSend",
    rows.pathPaymentStrictSend,
    params,
    parsers,
    (wire) => OperationBody.pathPaymentStrictSend(new PathPaymentStrictSendOp(wire)),
  );
}

/**
 * Creates an operation that delivers an exact amount of one asset to a recipient, paid in another asset.
 *
 * @param params the sent and received assets, the amounts, the recipient and the path
 * @returns the operation
 * @throws {TypeError | RangeError | DwsaError} as in {@linkcode pathPaymentStrictSend}
 *
 * @example Deliver 1.1 USDC for at most 10 XLM
 * ```ts
 * import { pathPaymentStrictReceive } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = pathPaymentStrictReceive({
 *   sendAsset: "native",
 *   sendMax: "10",
 *   destination: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   destAsset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN",
 *   destAmount: "1.1",
 * });
 * assert(body.type === "pathPaymentStrictReceive" && body.value.sendMax === 100_000_000n);
 * ```
 */
export function pathPaymentStrictReceive(
  params: PathPaymentStrictReceiveParams,
): TypedOperation<PathPaymentStrictReceiveResult> {
  const parsers = { muxedAccount: parseMuxedAccount, asset: parseAsset, amount: parseAmount };
  return buildOperation(
    "pathPaymentStrictReceive",
    rows.pathPaymentStrictReceive,
    params,
    parsers,
    (wire) => OperationBody.pathPaymentStrictReceive(new PathPaymentStrictReceiveOp(wire)),
  );
}

/**
 * Creates an operation that deletes its source account and sends the whole native balance to another account.
 *
 * @param params the recipient of the balance
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {DwsaError} `operation/malformed` if `destination` is `source` itself; `address/kind` or `strkey/…` if either
 *   is not an account
 *
 * @example Delete an account
 * ```ts
 * import { accountMerge } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * assert.equal(accountMerge({ destination }).body.type, "accountMerge");
 * assert.throws(() => accountMerge({ destination, source: destination }), { code: "operation/malformed" });
 * ```
 */
export function accountMerge(params: AccountMergeParams): TypedOperation<AccountMergeResult> {
  return buildOperation(
    "accountMerge",
    rows.accountMerge,
    params,
    { muxedAccount: parseMuxedAccount },
    ({ destination }) => OperationBody.accountMerge(destination),
  );
}
