import type { Operation2 } from "../contract/mod.ts";
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
  /** The new account: `G…`. */
  readonly destination: string;
  /** How much XLM it gets; 0 only if somebody sponsors its reserve. */
  readonly startingBalance: Amount;
}

/** The parameters of {@linkcode payment}. */
export interface PaymentParams extends OperationSource {
  /** Who gets it: `G…`, or `M…` for a part of an account. */
  readonly destination: string;
  /** What is sent: `"native"` or `"CODE:G…"`. */
  readonly asset: string;
  /** How much. */
  readonly amount: Amount;
}

/** The parameters of {@linkcode pathPaymentStrictSend}. */
export interface PathPaymentStrictSendParams extends OperationSource {
  /** What is sent: `"native"` or `"CODE:G…"`. */
  readonly sendAsset: string;
  /** How much is sent, exactly. */
  readonly sendAmount: Amount;
  /** Who gets what it buys: `G…` or `M…`. */
  readonly destination: string;
  /** What arrives: `"native"` or `"CODE:G…"`. */
  readonly destAsset: string;
  /** The least that arrives; otherwise, the operation fails. */
  readonly destMin: Amount;
  /** At most 5 assets that are exchanged on the way, in order. By default none. */
  readonly path?: readonly string[];
}

/** The parameters of {@linkcode pathPaymentStrictReceive}. */
export interface PathPaymentStrictReceiveParams extends OperationSource {
  /** What is sent: `"native"` or `"CODE:G…"`. */
  readonly sendAsset: string;
  /** The most that is sent; otherwise, the operation fails. */
  readonly sendMax: Amount;
  /** Who gets it: `G…` or `M…`. */
  readonly destination: string;
  /** What arrives: `"native"` or `"CODE:G…"`. */
  readonly destAsset: string;
  /** How much arrives, exactly. */
  readonly destAmount: Amount;
  /** At most 5 assets that are exchanged on the way, in order. By default none. */
  readonly path?: readonly string[];
}

/** The parameters of {@linkcode accountMerge}. */
export interface AccountMergeParams extends OperationSource {
  /** Who gets all XLM of the account: `G…` or `M…`. */
  readonly destination: string;
}

/**
 * The operation that creates an account.
 *
 * @param params the account and its balance
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the balance has more than 64 bits
 * @throws {DwsaError} `operation/malformed` if the balance is negative, or `source` is the new account itself;
 * `amount/…`, `address/kind` or `strkey/…` if a parameter is not an amount or an account
 *
 * @example Create
 * ```ts
 * import { createAccount } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const { body } = createAccount({ destination, startingBalance: "1.5" });
 * assert(body.type === "createAccount" && body.value.startingBalance === 15_000_000n);
 * ```
 */
export function createAccount(params: CreateAccountParams): Operation2<CreateAccountResult> {
  return buildOperation(
    "createAccount",
    rows.createAccount,
    params,
    { account: parseAccount, amount: parseAmount },
    (wire) => OperationBody.createAccount(new CreateAccountOp(wire)),
  );
}

/**
 * The operation that pays an amount of an asset.
 *
 * @param params who gets how much of what
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the amount has more than 64 bits
 * @throws {DwsaError} `operation/malformed` if the amount is not positive; `amount/…`, `contract/asset`,
 * `address/kind` or `strkey/…` if a parameter is not an amount, an asset or an account
 *
 * @example Pay
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
export function payment(params: PaymentParams): Operation2<PaymentResult> {
  const parsers = { muxedAccount: parseMuxedAccount, asset: parseAsset, amount: parseAmount };
  return buildOperation("payment", rows.payment, params, parsers, (wire) => OperationBody.payment(new PaymentOp(wire)));
}

/**
 * The operation that sends an exact amount of one asset, and pays what it buys of another.
 *
 * @param params what is sent, what arrives, and through which assets
 * @returns the operation
 * @throws {TypeError | RangeError | DwsaError} as {@linkcode payment}; a `RangeError` also for more than 5 assets in
 * `path`
 *
 * @example Send 10 XLM, at least 1.1 USDC arrive
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
export function pathPaymentStrictSend(params: PathPaymentStrictSendParams): Operation2<PathPaymentStrictSendResult> {
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
 * The operation that pays an exact amount of one asset, bought with another.
 *
 * @param params what is sent, what arrives, and through which assets
 * @returns the operation
 * @throws {TypeError | RangeError | DwsaError} as {@linkcode pathPaymentStrictSend}
 *
 * @example 1.1 USDC arrive, for at most 10 XLM
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
): Operation2<PathPaymentStrictReceiveResult> {
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
 * The operation that deletes the account that acts, and sends all of its XLM to another.
 *
 * @param params who gets the XLM
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {DwsaError} `operation/malformed` if the destination is `source` itself; `address/kind` or `strkey/…` if it
 * is not an account
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
export function accountMerge(params: AccountMergeParams): Operation2<AccountMergeResult> {
  return buildOperation(
    "accountMerge",
    rows.accountMerge,
    params,
    { muxedAccount: parseMuxedAccount },
    ({ destination }) => OperationBody.accountMerge(destination),
  );
}
