/** Signing policies: plain data that describes what may be signed. */

import { attempt } from "../internal/fault.ts";
import type { ApprovalCredentials, Approver } from "../auth/mod.ts";
import type { ScIntType } from "../internal/integers.ts";
import type { TransactionApprover } from "../transaction/mod.ts";
import type { JsonValue, MemoJson, ScValJson } from "../xdr/json/mod.ts";
import type { LoginRule } from "./login_rule.ts";
import { readPolicy } from "./_policy.ts";
import { requestViolations } from "./_request_violations.ts";
import { readRequests } from "./_requests.ts";
import { readTransaction, transactionViolations } from "./_transaction_violations.ts";

/**
 * A signing policy: rules for authorization entries and, in `transactions`, for whole transactions, as plain JSON.
 * What no rule allows is rejected.
 */
export interface SigningPolicy {
  /** The version of the policy format. */
  readonly version: 1;
  /** The network passphrase. */
  readonly network: string;
  /**
   * The allowed approvers: accounts (`G…`) and contracts (`C…`), at least one. The accounts are also the allowed source
   * accounts of transactions.
   */
  readonly addresses: readonly string[];
  /**
   * The allowed credential types. If absent, all except `sourceAccount`, which is then allowed only for the
   * transaction's own call.
   */
  readonly credentials?: readonly ApprovalCredentials[];
  /**
   * The latest allowed expiry, as a ledger sequence from 1 to 2^32 - 1. If absent, requests with an expiry are
   * rejected. Requests of the source account have no expiry.
   */
  readonly untilLedger?: number;
  /** The maximum number of requests that are signed together, at least 1; unlimited if absent. */
  readonly entries?: number;
  /**
   * The rules for root invocations and for the transaction's own contract calls. Each invocation requires a matching
   * rule; if absent, no call is allowed.
   */
  readonly calls?: readonly CallRule[];
  /**
   * The maximum amount of each token that all requests, and the operations and calls of a transaction, may move out of
   * balances together; unlimited if absent. What would move a token that is not in the list is rejected, so an empty
   * list allows no spending. What cannot be counted is always rejected: deletions of accounts, deposits into pools,
   * allowances that are effectively unlimited, and token functions with unexpected arguments.
   */
  readonly limits?: readonly TokenLimit[];
  /**
   * The allowed recipients of `transfer` and `transfer_from`: `G…`, `C…`, `M…` or `W…`; any if absent. Addresses are
   * compared exactly: a muxed address (`M…`, `W…`) matches only itself, not its account or contract.
   */
  readonly recipients?: readonly string[];
  /**
   * The rules for logins (SEP-10, SEP-45). If absent, no login is allowed. A login is checked with `network`, `addresses`
   * and these rules alone, an entry also with `credentials`, `untilLedger` and `entries`.
   */
  readonly logins?: readonly LoginRule[];
  /** The rules for transactions. If absent, no transaction is signed; single entries can still be signed. */
  readonly transactions?: TransactionRules;
}

/**
 * The limit of a token, for everything that requests and operations move out of balances, now or later, for all
 * addresses together and without fees: see {@linkcode flowsOf}.
 */
export interface TokenLimit {
  /**
   * The token: `native`, an asset `CODE:G…` or a contract `C…`. An asset and its contract are the same token, which must
   * have only one limit.
   */
  readonly token: string;
  /** The maximum total, in base units of the token (for assets: ten-millionths), as a decimal string. */
  readonly amount: string;
}

/** The rules for transactions, apart from their authorization entries. */
export interface TransactionRules {
  /** The maximum fee of the signed envelope, in stroops, as a decimal string. */
  readonly maxFee: string;
  /**
   * The latest allowed `maxTime`, in seconds since 1970, as a decimal string. Transactions without `maxTime` are
   * rejected.
   */
  readonly until: string;
  /** The rules for all operations except contract calls. Each operation requires a matching rule. */
  readonly operations: readonly OperationRule[];
  /**
   * Whether the operations belong together, as in a swap: each rule must then be used exactly `times` times in one
   * transaction; `false` by default.
   */
  readonly together?: boolean;
  /** The allowed memo in SEP-51 JSON, or `"any"`; `"none"` by default. */
  readonly memo?: "none" | "any" | MemoJson;
  /**
   * Whether `minSeqNum` may be set, so that the transaction is valid for several sequence numbers; `false` by default.
   */
  readonly anySequence?: boolean;
  /** Whether fee bumps may be signed; `false` by default. */
  readonly feeBump?: boolean;
  /** Whether a fee bump may pay for transactions of accounts that are not in `addresses`; `false` by default. */
  readonly anyInner?: boolean;
}

/** A rule for an operation. Each field must match its rule. Fields without a rule, except `ext`, must be empty. */
export interface OperationRule {
  /**
   * The SEP-51 name of the operation type, such as `payment`. For `invoke_host_function`, use `calls` of the policy.
   */
  readonly type: string;
  /** The allowed source account (`G…`), or several; by default, any account that the policy allows as a source. */
  readonly source?: string | readonly string[];
  /** The rules for the fields, by SEP-51 name. A body other than a struct has one field, `value`, or none. */
  readonly fields: { readonly [field: string]: FieldRule };
  /** The maximum number of operations that the rule allows; 1 by default. */
  readonly times?: number;
}

/**
 * A rule for a field of an operation.
 *
 * | rule | allows |
 * |---|---|
 * | `"any"` | any value |
 * | `"self"` | the source account of the operation (`G…`) |
 * | `{ is }` | this value, in SEP-51 JSON; values are compared by XDR |
 * | `{ oneOf }` | one of these values; the list must not be empty |
 * | `{ asset }` | this asset, or one of several: `native` or `CODE:G…` |
 * | `{ min?, max? }` | an integer from `min` to `max`, which are decimal strings |
 */
export type FieldRule =
  | "any"
  | "self"
  | { readonly is: JsonValue }
  | { readonly oneOf: readonly JsonValue[] }
  | { readonly asset: string | readonly string[] }
  | { readonly min?: string; readonly max?: string };

/**
 * A rule for a call or a contract creation. Rules accept requests if each call can be assigned a rule that accepts the
 * call and its sub-invocations, and no rule is assigned more calls than its `times`. The order of calls and rules does
 * not matter.
 */
export type CallRule =
  | {
    /** The allowed contract (`C…`), or several. */
    readonly contract: string | readonly string[];
    /** The allowed function name, or several. */
    readonly function: string | readonly string[];
    /** One rule for each argument, or `"any"` for all arguments; `__check_auth` requires rules other than `"any"`. */
    readonly args: "any" | readonly ArgumentRule[];
    /** The rules for the sub-invocations of the call; if absent, no sub-invocations are allowed. */
    readonly calls?: readonly CallRule[];
    /** The maximum number of calls that the rule allows (for a nested rule, per parent call); 1 by default. */
    readonly times?: number;
  }
  | {
    /**
     * The contract that may be created, once: from Wasm code with this hash (64 hexadecimal digits) or one of these
     * hashes, or from an asset.
     */
    readonly create: { readonly wasm: string | readonly string[] } | { readonly asset: string };
    /** The deployer of the new contract, `G…` or `C…`; if absent, any deployer is allowed. Not allowed for an asset. */
    readonly deployer?: string;
    /** One rule for each constructor argument, or `"any"` to allow all arguments. */
    readonly args: "any" | readonly ArgumentRule[];
    /** The rules for the sub-invocations of the constructor; if absent, no sub-invocations are allowed. */
    readonly calls?: readonly CallRule[];
  };

/**
 * A rule for an argument.
 *
 * | rule | allows |
 * |---|---|
 * | `"any"` | any value |
 * | `"self"` | the approving address; for the own call of a transaction, its source account |
 * | `{ is }` | this value; its type must match exactly |
 * | `{ oneOf }` | one of these values; the list must not be empty |
 * | `{ type, min?, max? }` | an integer of this type, from `min` to `max`, which are decimal strings |
 */
export type ArgumentRule =
  | "any"
  | "self"
  | { readonly is: ScValJson }
  | { readonly oneOf: readonly ScValJson[] }
  | { readonly type: ScIntType; readonly min?: string; readonly max?: string };

/** The callbacks that approve authorization entries and transactions. */
export interface SigningApprovers {
  /** Approves authorization entries, for the `approve` option of {@linkcode authorizeEntry} and similar functions. */
  readonly entries: Approver;
  /** Approves transactions with their entries, for the `approve` option of {@linkcode signTransaction}. */
  readonly transaction: TransactionApprover;
}

/**
 * Creates approvers that accept only what a policy allows: `entries` checks authorization entries, and `transaction`
 * whole transactions, with or without entries. `send` of the client accepts both as its option `approve`.
 *
 * Only the requests are checked. Existing allowances, calls that a smart account makes from its arguments
 * (`execute(target, …)`), and contract effects that require no authorization are not visible in requests. `limits`,
 * `times` and `entries` apply to one call of a signing function: use {@linkcode authorizeEntries} to sign entries that
 * belong together.
 *
 * The payload of `address` credentials does not contain the address. If the signer's key is known (`signer` of a
 * request) and belongs to a different account, the policy must also accept the requests for that account.
 *
 * | call or operation | amount that counts toward the limit of its token |
 * |---|---|
 * | `transfer`, `burn` | the amount |
 * | `transfer_from`, `burn_from` | the amount, although another address pays |
 * | `approve` | the full allowance, since all of it may be spent |
 * | payments, path payments, new accounts, claimable balances, clawbacks | the amount, or its maximum |
 * | offers | the amount of the asset to sell, at the price |
 *
 * This is what {@linkcode flowsOf} sums, and what an address moves to itself.
 *
 * | part of a transaction | rules |
 * |---|---|
 * | network | `network` |
 * | source accounts and fee source | `addresses`, `anyInner` |
 * | fee | `maxFee` |
 * | upper time bound, minimum sequence number, memo | `until`, `anySequence`, `memo` |
 * | operations other than contract calls | `operations`, `together` |
 * | contract calls, even without entries | `calls` |
 * | code uploads | always rejected |
 * | sequence numbers from 2^63 - 2^32 on, which could make the source account unusable | always rejected |
 * | fee bumps | `feeBump` |
 * | outflows of operations and calls | `limits` |
 * | authorization entries | as for `entries`, with two exceptions |
 * | a login | `network`, `addresses` and `logins` alone |
 * | any other transaction with the sequence number 0 | always rejected |
 *
 * Transactions without operations are rejected. The sub-invocations of a contract call are checked in its entries. The
 * exceptions: without `credentials`, the source account may also approve the transaction's own call; in a fee bump with
 * `anyInner`, only the entries of `addresses` are checked.
 *
 * @param policy the policy, which is copied
 * @returns the callbacks for the `approve` options
 * @throws {TypeError} if a property is missing, unknown or of the wrong type, or `version`, a credential type or an
 *   integer type is not supported
 * @throws {DwsaError} `auth/invalid-policy`, with the path of the part, if the policy is otherwise invalid
 *
 * @example A payment that a server requests
 * ```ts
 * import { authorizeInvocation, contractInvocation, Keypair, nativeToScVal, Networks } from "@dwsa/base";
 * import { signingPolicy } from "@dwsa/base/policy";
 * import assert from "node:assert/strict";
 *
 * const [payer, payTo] = [Keypair.random(), Keypair.random().publicKey()];
 * const token = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";
 * const approve = signingPolicy({
 *   version: 1,
 *   network: Networks.TESTNET,
 *   addresses: [payer.publicKey()],
 *   untilLedger: 1_000,
 *   calls: [{ contract: token, function: "transfer", args: ["self", { is: { address: payTo } }, { is: { i128: "100" } }] }],
 * });
 *
 * const pay = (amount: bigint) =>
 *   authorizeInvocation({
 *     signer: payer,
 *     validUntilLedgerSeq: 1_000,
 *     networkPassphrase: Networks.TESTNET,
 *     approve: approve.entries,
 *     invocation: contractInvocation({
 *       contract: token,
 *       function: "transfer",
 *       args: [
 *         nativeToScVal(payer.publicKey(), { type: "address" }),
 *         nativeToScVal(payTo, { type: "address" }),
 *         nativeToScVal(amount, { type: "i128" }),
 *       ],
 *     }),
 *   });
 * await pay(100n);
 * await assert.rejects(pay(101n), { code: "auth/refused", path: "rootInvocation.function.args[2]" });
 * ```
 *
 * @example A program that pays one shop
 * ```ts
 * import { signingPolicy } from "@dwsa/base/policy";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { buildTransaction, signTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const payer = Keypair.random();
 * const shop = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const approve = signingPolicy({
 *   version: 1,
 *   network: Networks.TESTNET,
 *   addresses: [payer.publicKey()],
 *   transactions: {
 *     maxFee: "1000",
 *     until: "1800000000",
 *     operations: [{
 *       type: "payment",
 *       fields: { destination: { is: shop }, asset: { asset: "native" }, amount: { max: "100000000" } },
 *     }],
 *   },
 * });
 * const pay = (amount: string) =>
 *   signTransaction(
 *     buildTransaction({
 *       source: payer.publicKey(),
 *       accountSequence: 0n,
 *       operations: [payment({ destination: shop, asset: "native", amount })],
 *       baseFee: 100,
 *       timeBounds: { max: 1_799_999_999 },
 *     }),
 *     payer,
 *     Networks.TESTNET,
 *     { approve: approve.transaction },
 *   );
 * await pay("10");
 * await assert.rejects(pay("10.0000001"), { code: "auth/refused", path: "operations[0].body.payment.amount" });
 * ```
 */
export function signingPolicy(policy: SigningPolicy): SigningApprovers {
  const read = attempt("read the signing policy", () => readPolicy(policy));
  return {
    entries: (value) => attempt("check the requests", () => requestViolations(read, readRequests(value).requests)),
    transaction: (value) =>
      attempt("check the transaction", () => [...transactionViolations(read, readTransaction(value))]),
  };
}
