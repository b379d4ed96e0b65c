/** The parts of the description of an approval or a transaction. */

import type { ApprovalCredentials, ApprovalRequest } from "../auth/mod.ts";
import type { AccountState, Outflow } from "../transaction/mod.ts";
import type { ClaimPredicateJson, Operation, ScValJson } from "../xdr/mod.ts";
import type { WarningCode, WarningLevel } from "./warnings.ts";

/**
 * The facts that the caller of {@linkcode describeTransaction} or {@linkcode describeApproval} knows. Nothing is looked
 * up, and no token is known by default.
 */
export interface Knowledge {
  /** The passphrase of the network that the transaction or the requests are for. */
  readonly networkPassphrase: string;
  /** The tokens. If a token is in the list twice, symbol and decimals must be the same. */
  readonly tokens?: readonly KnownToken[] | undefined;
  /**
   * Names for addresses, by their exact text: the name of a `G…` is not used for its `M…`. They are shown in quotes.
   */
  readonly labels?: { readonly [address: string]: string } | undefined;
  /** The number of the last ledger, to say what has expired and how long approvals and allowances are valid. */
  readonly currentLedger?: number | undefined;
  /** The time in seconds since 1970, to say what has expired: there is no clock here. */
  readonly currentTime?: bigint | number | undefined;
  /** The states of accounts, as `readAccount` gives them, to find changes that lock an account for ever. */
  readonly accounts?: { readonly [address: string]: Pick<AccountState, "signers" | "thresholds"> } | undefined;
  /** The accounts (`G…`) that want a memo with each payment: those with the data entry `config.memo_required` (SEP-29). */
  readonly memoRequired?: readonly string[] | undefined;
  /**
   * The operation that the requests of {@linkcode describeApproval} belong to, to warn about approvals of other calls.
   * {@linkcode describeTransaction} has its own.
   */
  readonly operation?: Operation | undefined;
}

/** A token that the caller knows. */
export type KnownToken =
  | {
    /**
     * The asset, `native` or `CODE:G…`. Its contract is derived from it and the network, it has 7 decimals, and its symbol
     * is its code.
     */
    readonly asset: string;
    /** The symbol of the native asset, which has no code. Of another asset it must be the code. */
    readonly symbol?: string | undefined;
  }
  | {
    /** The contract, `C…`. The library does not check that it is this token. */
    readonly contract: string;
    /** Its symbol. */
    readonly symbol: string;
    /** How many decimal places its amounts have, from 0 to 255. */
    readonly decimals: number;
  };

/** What approvals ask for, in sentences: plain data, which can be written as JSON. */
export interface Description {
  /** The warnings of all statements, the worst first; of equal codes, in the order in which they were found. */
  readonly warnings: readonly Warning[];
  /** The sums of tokens that contract calls move more than once, by address, in sentences. */
  readonly totals: readonly (readonly Part[])[];
  /** A statement for each request, or for each operation, in order. */
  readonly statements: readonly Statement[];
}

/** What a transaction asks for, in sentences: the result of {@linkcode describeTransaction}. */
export interface TransactionDescription extends Description {
  /** Its fee, sequence number, memo, bounds and extra signers: at least the first two. */
  readonly conditions: readonly Statement[];
  /** What its classic operations let go, as `outflowsOf` gives it. */
  readonly outflows: readonly Outflow[];
}

/** Something that is asked for in a sentence, with the parts of it below. */
export interface Statement {
  /** Its path, such as `operations[0]`, `operations[0].signer` or `cond.timeBounds.maxTime`. */
  readonly path: string;
  /** The kind of statement. To translate, use this and `fields`. */
  readonly kind: StatementKind;
  /** Of an operation: the account that acts, `G…` or `M…`, also when the operation does not name it. */
  readonly source?: string;
  /** The account that pays for the reserve of what is created, if another than the one that acts. */
  readonly sponsor?: string;
  /** Of the calls behind the payload of a smart account: the steps from the signer to the account, as in the request. */
  readonly via?: NonNullable<ApprovalRequest["via"]>;
  /** Of the root of an authorization entry: who approves it, and until when. */
  readonly approval?: {
    /** The address that approves; null if it is not known. */
    readonly address: string | null;
    /** The kind of credentials. */
    readonly credentials: ApprovalCredentials;
    /** The ledger at which the approval has expired; null if the signature of the transaction approves. */
    readonly expirationLedger: number | null;
  };
  /** The sentence is true only if the contract is a token, which nobody has said. */
  readonly assumes?: "token";
  /** The values by name; which ones there are depends on `kind`. */
  readonly fields: { readonly [name: string]: Value };
  /** The sentence in English, with who acts or approves. */
  readonly parts: readonly Part[];
  /** The codes of its warnings, the worst first. */
  readonly warnings: readonly WarningCode[];
  /** The settings of `setOptions`, the claimants of a balance, the entries of a call, the sub-invocations of a call. */
  readonly below: readonly Statement[];
}

/** A risk, see `WARNINGS`. */
export interface Warning {
  /** Which one. */
  readonly code: WarningCode;
  /** How bad it is: the level that `WARNINGS` has for the code. */
  readonly level: WarningLevel;
  /** The path of the statement, or of the field in it. */
  readonly path: string;
}

/** A part of a sentence: words, or a value. */
export type Part =
  | {
    /** Words. */
    readonly kind: "text";
    /** English. */
    readonly text: string;
  }
  | {
    /** A function of a contract. */
    readonly kind: "function";
    /** The contract. */
    readonly contract: string;
    /** The name of the function. */
    readonly name: string;
    /** The symbol of the token, if the contract is a known token. */
    readonly symbol?: string;
    /** The name that the caller has for the contract. */
    readonly label?: string;
  }
  | Value;

/** A value of a field. All integers of 64 bits and more are decimal text. */
export type Value =
  | {
    /** An address: `G…`, `M…`, `C…`, the key of a signer, a claimable balance `B…` or a pool `L…`. */
    readonly kind: "address";
    /** Its text. */
    readonly address: string;
    /** The name that the caller has for it. */
    readonly label?: string;
  }
  | {
    /**
     * An amount of an asset or of a token. With neither, it is shares of a pool, or of an asset that the operation does not
     * name.
     */
    readonly kind: "amount";
    /** In the smallest unit. */
    readonly amount: string;
    /** The asset, `native` or `CODE:G…`. */
    readonly asset?: string;
    /** The contract of the token. */
    readonly token?: string;
    /** The symbol of the token, if the caller knows it. */
    readonly symbol?: string;
    /** The amount with a decimal point, and commas between thousands; absent if decimals are unknown, or if it is unlimited. */
    readonly display?: string;
    /** Whether it is so large that it is not a limit. */
    readonly unlimited?: true;
  }
  | {
    /** An asset. */
    readonly kind: "asset";
    /** `native` or `CODE:G…`; the bytes of a malformed code that are not ASCII letters and digits are escaped as `\x00`. */
    readonly asset: string;
  }
  | {
    /** A token that the caller knows. */
    readonly kind: "token";
    /** Its contract. */
    readonly token: string;
    /** Its symbol. */
    readonly symbol: string;
  }
  | {
    /** A price: how many of the other asset one costs. */
    readonly kind: "price";
    /** The numerator. */
    readonly n: number;
    /** The denominator. */
    readonly d: number;
    /** The quotient, if it is exact in 7 decimals. */
    readonly display?: string;
  }
  | {
    /** A number without a unit: an identifier, a weight, a count, a sequence number. */
    readonly kind: "number";
    /** Decimal digits. */
    readonly value: string;
  }
  | {
    /** A ledger. */
    readonly kind: "ledger";
    /** Its number. */
    readonly sequence: number;
  }
  | {
    /** A time. */
    readonly kind: "time";
    /** Seconds since 1970, as decimal digits. */
    readonly seconds: string;
  }
  | {
    /** Text of others. */
    readonly kind: "string";
    /** As it is: any character can be in it. */
    readonly text: string;
  }
  | {
    /** Bytes, or a string that is not UTF-8. */
    readonly kind: "bytes";
    /** Hexadecimal digits. */
    readonly hex: string;
  }
  | {
    /** Flags. */
    readonly kind: "flags";
    /** Their names; `unknown-…` with the number of a bit that has no name. */
    readonly flags: readonly string[];
  }
  | {
    /** When a claimable balance may be claimed. */
    readonly kind: "predicate";
    /** The condition in JSON (SEP-51). */
    readonly predicate: ClaimPredicateJson;
    /** The condition in English. */
    readonly text: string;
  }
  | {
    /** A contract value as it is. */
    readonly kind: "value";
    /** The value in JSON (SEP-51). */
    readonly value: ScValJson;
    /** The value on one line, as `formatScVal` writes it. */
    readonly text: string;
  }
  | {
    /** Several values. */
    readonly kind: "list";
    /** In order. */
    readonly items: readonly Value[];
  };

/**
 * The kinds of statements. Those of operations are in docs/describing.md with a sentence for each.
 *
 * | statement of | kinds |
 * |---|---|
 * | an operation | a name for each type, such as `payment`; some types have several, such as `set-data` and `remove-data` |
 * | a setting of `setOptions` | `set-signer`, `set-threshold` and the like |
 * | a claimant | `claimant` |
 * | a token function | `transfer`, `spend` (`transfer_from`), `approve`, `revoke` (an allowance of 0), `burn`, `mint`, `clawback`, `set-admin`, `authorize`, `deauthorize`, `trust` |
 * | any other call | `call` |
 * | a new contract, new code | `create`, `upload-code` |
 * | a condition of the transaction | `fee`, `sequence`, `memo-text`, `not-after` and the like |
 */
export type StatementKind =
  | "create-account"
  | "payment"
  | "path-payment-send"
  | "swap-send"
  | "path-payment-receive"
  | "swap-receive"
  | "sell-offer"
  | "update-sell-offer"
  | "cancel-offer"
  | "buy-offer"
  | "update-buy-offer"
  | "passive-sell-offer"
  | "set-options"
  | "set-inflation-destination"
  | "clear-account-flags"
  | "set-account-flags"
  | "set-master-weight"
  | "disable-master-key"
  | "set-threshold"
  | "set-home-domain"
  | "clear-home-domain"
  | "set-signer"
  | "remove-signer"
  | "change-trust"
  | "remove-trust"
  | "authorize-trust"
  | "restrict-trust"
  | "revoke-trust"
  | "allow-trust"
  | "account-merge"
  | "inflation"
  | "set-data"
  | "remove-data"
  | "bump-sequence"
  | "create-claimable-balance"
  | "claim-claimable-balance"
  | "begin-sponsoring"
  | "end-sponsoring"
  | "revoke-account-sponsorship"
  | "revoke-trustline-sponsorship"
  | "revoke-offer-sponsorship"
  | "revoke-data-sponsorship"
  | "revoke-claimable-balance-sponsorship"
  | "revoke-signer-sponsorship"
  | "revoke-sponsorship"
  | "clawback"
  | "clawback-claimable-balance"
  | "set-trust-line-flags"
  | "pool-deposit"
  | "pool-withdraw"
  | "extend-ttl"
  | "restore"
  | "transfer"
  | "spend"
  | "approve"
  | "revoke"
  | "burn"
  | "mint"
  | "set-admin"
  | "authorize"
  | "deauthorize"
  | "trust"
  | "call"
  | "create"
  | "upload-code"
  | "claimant"
  | "fee"
  | "sequence"
  | "memo-text"
  | "memo-id"
  | "memo-hash"
  | "memo-return"
  | "not-before"
  | "not-after"
  | "from-ledger"
  | "before-ledger"
  | "min-sequence"
  | "min-sequence-age"
  | "min-sequence-ledger-gap"
  | "extra-signer";
