/** The parts of an approval or transaction description. */

import type { ApprovalCredentials, ApprovalRequest } from "../auth/mod.ts";
import type { AccountState, Outflow } from "../transaction/mod.ts";
import type { ClaimPredicateJson, Operation, ScValJson } from "../xdr/mod.ts";
import type { WarningCode, WarningLevel } from "./warnings.ts";

/**
 * Context for {@linkcode describeTransaction} and {@linkcode describeApproval}, supplied by the caller. Nothing is
 * looked up, and no token is known by default.
 */
export interface Knowledge {
  /** The network passphrase of the transaction or requests. */
  readonly networkPassphrase: string;
  /** Known tokens. If a token is listed twice, symbol and decimals must be the same. */
  readonly tokens?: readonly KnownToken[] | undefined;
  /** Names for addresses, by exact strkey: the name of a `G…` does not apply to its `M…`. They are shown in quotes. */
  readonly labels?: { readonly [address: string]: string } | undefined;
  /** The latest ledger, to report expired approvals and the validity of approvals and allowances. */
  readonly currentLedger?: number | undefined;
  /** The time in seconds since 1970, to report expired time bounds: the library reads no clock. */
  readonly currentTime?: bigint | number | undefined;
  /** Account states, as returned by `readAccount`, to detect changes that lock an account permanently. */
  readonly accounts?: { readonly [address: string]: Pick<AccountState, "signers" | "thresholds"> } | undefined;
  /** Accounts (`G…`) that require a memo on each payment: those with the data entry `config.memo_required` (SEP-29). */
  readonly memoRequired?: readonly string[] | undefined;
  /**
   * The operation that the requests of {@linkcode describeApproval} belong to, to warn about approvals of other calls.
   * {@linkcode describeTransaction} uses its own.
   */
  readonly operation?: Operation | undefined;
}

/** A token that the caller knows. */
export type KnownToken =
  | {
    /**
     * The asset, `native` or `CODE:G…`. Its contract is derived from the asset and the network, it has 7 decimals, and
     * its symbol is its code.
     */
    readonly asset: string;
    /** The symbol of the native asset, which has no code. For another asset it must equal the code. */
    readonly symbol?: string | undefined;
  }
  | {
    /** The contract, `C…`. The library does not check that it is this token. */
    readonly contract: string;
    /** Its symbol. */
    readonly symbol: string;
    /** The number of decimal places, from 0 to 255. */
    readonly decimals: number;
  };

/** The contents of approvals, in sentences: plain data that serializes to JSON. */
export interface Description {
  /** The warning codes of all statements, most severe first; codes of one level in order of appearance. */
  readonly warnings: readonly Warning[];
  /** Totals of tokens that contract calls move more than once, by address, in sentences. */
  readonly totals: readonly (readonly Part[])[];
  /** A statement for each request, or for each operation, in order. */
  readonly statements: readonly Statement[];
}

/** The contents of a transaction, in sentences: the result of {@linkcode describeTransaction}. */
export interface TransactionDescription extends Description {
  /** Its fee, sequence number, memo, bounds and extra signers; fee and sequence number are always present. */
  readonly conditions: readonly Statement[];
  /** The outflow of its classic operations, as returned by `outflowsOf`. */
  readonly outflows: readonly Outflow[];
}

/** A requested action in one sentence, with its parts as sub-statements. */
export interface Statement {
  /** Its path, such as `operations[0]`, `operations[0].signer` or `cond.timeBounds.maxTime`. */
  readonly path: string;
  /** The kind of statement. To localize, build a sentence from this and `fields`. */
  readonly kind: StatementKind;
  /** For an operation: its source account, `G…` or `M…`, even if the operation does not name it. */
  readonly source?: string;
  /** The account that pays the reserve of new entries, if it is not the source account. */
  readonly sponsor?: string;
  /**
   * For calls approved through a smart account's payload: the path from the signer to the account, the same as `via` of
   * the request.
   */
  readonly via?: NonNullable<ApprovalRequest["via"]>;
  /** For the root of an authorization entry: its approver and expiry. */
  readonly approval?: {
    /** The approving address; null if unknown. */
    readonly address: string | null;
    /** The credential type. */
    readonly credentials: ApprovalCredentials;
    /** The ledger at which the approval has expired; null if the transaction's signature approves. */
    readonly expirationLedger: number | null;
  };
  /** An assumption of the sentence: the contract is a token, which `knowledge` does not confirm. */
  readonly assumes?: "token";
  /** The values by name; the names depend on `kind`. */
  readonly fields: { readonly [name: string]: Value };
  /** The English sentence, including the account that acts or approves. */
  readonly parts: readonly Part[];
  /** Its warning codes, most severe first. */
  readonly warnings: readonly WarningCode[];
  /** Sub-statements: settings of `setOptions`, claimants of a balance, entries of a call, sub-invocations. */
  readonly below: readonly Statement[];
}

/** A risk, see `WARNINGS`. */
export interface Warning {
  /** The warning code. */
  readonly code: WarningCode;
  /** Its severity: the level of the code in `WARNINGS`. */
  readonly level: WarningLevel;
  /** The path of the statement, or of its field. */
  readonly path: string;
}

/** A part of a sentence: literal words, or a value. */
export type Part =
  | {
    /** Literal words. */
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
    /** The caller's name for the contract. */
    readonly label?: string;
  }
  | Value;

/** A field value. All integers of 64 bits or more are decimal strings. */
export type Value =
  | {
    /** An address: `G…`, `M…`, `C…`, the key of a signer, a claimable balance `B…` or a pool `L…`. */
    readonly kind: "address";
    /** Its strkey. */
    readonly address: string;
    /** The caller's name for it. */
    readonly label?: string;
  }
  | {
    /**
     * An amount of an asset or token. With neither, it is in pool shares, or in an asset that the operation does not
     * name.
     */
    readonly kind: "amount";
    /** In base units. */
    readonly amount: string;
    /** The asset, `native` or `CODE:G…`. */
    readonly asset?: string;
    /** The contract of the token. */
    readonly token?: string;
    /** The symbol of the token, if known. */
    readonly symbol?: string;
    /**
     * The amount with a decimal point and thousands separators; absent if decimals are unknown, or if it is unlimited.
     */
    readonly display?: string;
    /** Whether the amount is effectively unlimited. */
    readonly unlimited?: true;
  }
  | {
    /** An asset. */
    readonly kind: "asset";
    /**
     * `native` or `CODE:G…`; the bytes of a malformed code that are not ASCII letters and digits are escaped as `\x00`.
     */
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
    /** A price: the amount of the other asset per unit of this one. */
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
    /** The ledger number. */
    readonly sequence: number;
  }
  | {
    /** A time. */
    readonly kind: "time";
    /** Seconds since 1970, as decimal digits. */
    readonly seconds: string;
  }
  | {
    /** An untrusted string. */
    readonly kind: "string";
    /** The string as given: it can contain any character. */
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
    /** The condition under which a balance can be claimed. */
    readonly kind: "predicate";
    /** The condition in JSON (SEP-51). */
    readonly predicate: ClaimPredicateJson;
    /** The condition in English. */
    readonly text: string;
  }
  | {
    /** A contract value. */
    readonly kind: "value";
    /** The value in JSON (SEP-51). */
    readonly value: ScValJson;
    /** The value on one line, as `formatScVal` writes it. */
    readonly text: string;
  }
  | {
    /** Several values. */
    readonly kind: "list";
    /** The values, in order. */
    readonly items: readonly Value[];
  };

/**
 * Statement kinds. docs/describing.md lists those of operations with an example sentence each.
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
