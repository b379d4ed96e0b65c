/** Signing policies: plain data that lists the allowed calls. */

import type { ApprovalCredentials, Approver } from "../auth/mod.ts";
import type { ScIntType } from "../internal/integers.ts";
import type { JsonValue, MemoJson, ScValJson } from "../xdr/json/mod.ts";
import { readPolicy } from "./_policy.ts";
import { PolicyReader } from "./_rules.ts";
import { approverOf } from "./_policy_approver.ts";

/** Rules that restrict signing. Plain JSON. */
export type SigningPolicy = SigningPolicyV1 | SigningPolicyV2;

/** Rules for authorization entries, and with `maxFee` for transactions of one contract call. */
export interface SigningPolicyV1 {
  /** The version of the policy format. */
  readonly version: 1;
  /** The network passphrase; any network is accepted if absent. */
  readonly network?: string;
  /** The allowed approvers: accounts (`G…`) and contracts (`C…`), at least one. */
  readonly addresses: readonly string[];
  /** The allowed types of credentials; all except `sourceAccount` if absent. */
  readonly credentials?: readonly ApprovalCredentials[];
  /** The latest allowed expiry, from 1 to 2^32 - 1. Requests of the source account have no expiry. */
  readonly untilLedger: number;
  /** The maximum number of requests signed at once, at least 1; unlimited if absent. */
  readonly entries?: number;
  /** The rules for root invocations: each needs a matching rule. */
  readonly calls: readonly CallRule[];
  /**
   * The maximum amount of each token (`C…`) that all requests may spend together, in base units, as a decimal string.
   * With limits, a call of a token function of a contract without a limit is rejected. See {@linkcode spendsOf}.
   */
  readonly limits?: readonly TokenLimit[];
  /**
   * The allowed recipients of `transfer` and `transfer_from`: `G…`, `C…`, `M…` or `W…`. An `M…` is not its `G…`, and a
   * `W…` is neither its `C…` nor the same contract with another id.
   */
  readonly recipients?: readonly string[];
  /** The highest fee of a transaction, in stroops, as a decimal string. Without it, no transaction is signed. */
  readonly maxFee?: string;
}

/** Rules for authorization entries, and in `transactions` for whole transactions. */
export interface SigningPolicyV2
  extends Omit<SigningPolicyV1, "version" | "network" | "untilLedger" | "calls" | "limits" | "maxFee"> {
  /** The version of the policy format. */
  readonly version: 2;
  /** The network passphrase. */
  readonly network: string;
  /** The latest allowed expiry, from 1 to 2^32 - 1; without it, a request with an expiry is rejected. */
  readonly untilLedger?: number;
  /** The rules for root invocations, and for the transaction's own call; none by default. */
  readonly calls?: readonly CallRule[];
  /** The limits for tokens, as in version 1, and those for classic assets, in ten-millionths as a decimal string. */
  readonly limits?: readonly (TokenLimit | AssetLimit)[];
  /** The rules for transactions; without them, no transaction is signed. Entries are checked regardless. */
  readonly transactions?: TransactionRules;
}

/** The spending limit for a token. */
export interface TokenLimit {
  /** The contract (`C…`). */
  readonly token: string;
  /** In base units of the token, as a decimal string. */
  readonly amount: string;
}

/** The outflow limit for a classic asset, all accounts together, without fees. See `outflowsOf`. */
export interface AssetLimit {
  /** `native`, or `CODE:G…`. If any asset has a limit, assets without one are rejected. */
  readonly asset: string;
  /** In ten-millionths, as a decimal string. */
  readonly amount: string;
}

/** Transaction rules, apart from authorization entries. */
export interface TransactionRules {
  /** The highest fee of the signed envelope, in stroops, as a decimal string. */
  readonly maxFee: string;
  /** The latest `maxTime`, in seconds since 1970, as a decimal string. A transaction without `maxTime` is rejected. */
  readonly until: string;
  /** The rules for the operations, except contract calls: each operation needs a rule. */
  readonly operations: readonly OperationRule[];
  /** The allowed memo as SEP-51 JSON; `"none"` by default. */
  readonly memo?: "none" | "any" | MemoJson;
  /** Whether the transaction may also be valid for other sequence numbers (`minSeqNum`); `false` by default. */
  readonly anySequence?: boolean;
  /** Whether fee bumps may be signed; `false` by default. */
  readonly feeBump?: boolean;
  /** Whether a fee bump may pay for transactions of accounts that are not in `addresses`; `false` by default. */
  readonly anyInner?: boolean;
}

/** A rule for an operation: each field must match. A field without a rule must be absent, or an empty list. */
export interface OperationRule {
  /** The name of the operation in SEP-51, such as `payment`. `calls` has the rules for `invoke_host_function`. */
  readonly type: string;
  /** The allowed source accounts (`G…`); any of `addresses` by default. */
  readonly source?: string | readonly string[];
  /** The rules for the fields by SEP-51 name; a type without fields of its own has the single field `value`. */
  readonly fields: { readonly [field: string]: FieldRule };
  /** The number of operations the rule allows; 1 if absent. */
  readonly times?: number;
}

/**
 * A rule for a field of an operation.
 *
 * | rule | allows |
 * |---|---|
 * | `"any"` | anything |
 * | `"self"` | the account of the operation (`G…`) |
 * | `{ is }` | this value in SEP-51 JSON, compared by XDR |
 * | `{ oneOf }` | one of these values, at least one |
 * | `{ asset }` | this asset, or one of several: `native` or `CODE:G…` |
 * | `{ min?, max? }` | an integer in this range, ends included; the ends are decimal strings |
 */
export type FieldRule =
  | "any"
  | "self"
  | { readonly is: JsonValue }
  | { readonly oneOf: readonly JsonValue[] }
  | { readonly asset: string | readonly string[] }
  | { readonly min?: string; readonly max?: string };

/**
 * A rule for a call. Requests are accepted if each call can be assigned a rule that accepts it and its sub-invocations,
 * and no rule gets more calls than its `times`. The order of calls and rules does not matter.
 */
export type CallRule =
  | {
    /** The contract (`C…`), or one of several. */
    readonly contract: string | readonly string[];
    /** The name of the function, or one of several. */
    readonly function: string | readonly string[];
    /** One rule for each argument, or `"any"`: any arguments, in any number. */
    readonly args: "any" | readonly ArgumentRule[];
    /** The rules for its sub-invocations; none are allowed if absent. */
    readonly calls?: readonly CallRule[];
    /** The number of calls the rule allows (for a nested rule: per parent call); 1 if absent. */
    readonly times?: number;
  }
  | {
    /** The contract that may be created: from Wasm code with this hash (64 hexadecimal digits), or from an asset. */
    readonly create: { readonly wasm: string | readonly string[] } | { readonly asset: string };
    /** The deployer of the new contract, `G…` or `C…`; any address if absent. */
    readonly deployer?: string;
    /** One rule for each argument of the constructor, or `"any"`. */
    readonly args: "any" | readonly ArgumentRule[];
    /** The rules for the constructor's sub-invocations; none are allowed if absent. */
    readonly calls?: readonly CallRule[];
  };

/**
 * A rule for an argument.
 *
 * | rule | allows |
 * |---|---|
 * | `"any"` | anything |
 * | `"self"` | the approving address |
 * | `{ is }` | this value, with this type |
 * | `{ oneOf }` | one of these values, at least one |
 * | `{ type, min?, max? }` | an integer of this type in this range, ends included; the ends are decimal strings |
 */
export type ArgumentRule =
  | "any"
  | "self"
  | { readonly is: ScValJson }
  | { readonly oneOf: readonly ScValJson[] }
  | { readonly type: ScIntType; readonly min?: string; readonly max?: string };

/**
 * Creates an approver that allows only the calls in the rules of a policy. All other calls are rejected.
 *
 * It checks the requests alone. It cannot see existing allowances, what a smart account does with its arguments
 * (`execute(target, …)`), or contract effects that need no authorization. Limits, `times` and `entries` count within
 * one call of a signing function: sign entries that belong together with {@linkcode authorizeEntries}. Whole
 * transactions need {@linkcode transactionPolicy}: {@linkcode signTransaction} throws for this approver.
 *
 * A payload of `address` credentials does not contain the address. If the signer's key is known (`signer` of a request)
 * and is not that of the address, the policy must also accept the requests for the signer's own account.
 *
 * | token function | counted amount |
 * |---|---|
 * | `transfer`, `burn` | its amount |
 * | `transfer_from`, `burn_from` | its amount, although another address pays |
 * | `approve` | its amount in full, since it may be spent |
 *
 * @param policy the policy, as an object or from `JSON.parse`; it is copied
 * @returns a function for the `approve` option of {@linkcode authorizeEntry} and the other signing functions
 * @throws {TypeError} if a part of the policy is of the wrong type, missing, or has an unknown name
 * @throws {DwsaError} `auth/invalid-policy`, with the path of the part, if the policy is otherwise invalid
 *
 * @example A payment that a server requests
 * ```ts
 * import { authorizeInvocation, contractInvocation, Keypair, nativeToScVal, Networks } from "@dwsa/base";
 * import { signingPolicy } from "@dwsa/base/approve";
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
 *     approve,
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
 */
export function signingPolicy(policy: SigningPolicy): Approver {
  return approverOf(readPolicy(new PolicyReader("read the signing policy"), policy));
}
