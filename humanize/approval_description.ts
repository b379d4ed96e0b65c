/** The parts of the description of an approval. */

import type { Operation, ScValJson } from "../xdr/mod.ts";

/**
 * The facts that the caller of {@linkcode describeApproval} knows. Nothing is looked up, and no token is known by
 * default.
 */
export interface Knowledge {
  /** The passphrase of the network that the requests are for. */
  readonly networkPassphrase: string;
  /** The tokens. If a token is in the list twice, symbol and decimals must be the same. */
  readonly tokens?: readonly KnownToken[] | undefined;
  /**
   * Names for addresses, by their exact text: the name of a `G…` is not used for its `M…`. They are shown in quotes.
   */
  readonly labels?: { readonly [address: string]: string } | undefined;
  /** The number of the last ledger, to compute how long approvals and allowances are valid. */
  readonly currentLedger?: number | undefined;
  /** The operation of the transaction, to mark approvals of other calls. */
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

/** The result of {@linkcode describeApproval}: plain data, which can be written as JSON. */
export interface ApprovalDescription {
  /** The marks of all statements, the worst first. */
  readonly marks: readonly Mark[];
  /** The sums of tokens that move more than once, by address, in sentences. */
  readonly totals: readonly (readonly Part[])[];
  /** A statement for each request, in order. */
  readonly statements: readonly Statement[];
}

/** One call or creation in a sentence, with the calls below it. */
export interface Statement {
  /** Its path, such as `operations[0].auth[1].rootInvocation.subInvocations[0]`. */
  readonly path: string;
  /** The kind of statement. To translate, use this and the parts that are not text. */
  readonly kind: StatementKind;
  /** The sentence. */
  readonly parts: readonly Part[];
  /** The risks, the worst first. */
  readonly marks: readonly Mark[];
  /** The calls that it may make, with the same approval. */
  readonly below: readonly Statement[];
}

/**
 * The kinds of statements:
 *
 * | kind | function of a token |
 * |---|---|
 * | `transfer`, `mint`, `clawback`, `trust`, `set-admin`, `set-authorized` | the token function of this name |
 * | `burn` | `burn`, `burn_from` |
 * | `spend` | `transfer_from` |
 * | `approve`, `revoke` | `approve`; `revoke` when the amount is 0, and then the ledger has no effect |
 * | `call` | any other call, with its values as they are |
 * | `create` | none: a contract is created |
 */
export type StatementKind =
  | "transfer"
  | "approve"
  | "revoke"
  | "spend"
  | "burn"
  | "mint"
  | "clawback"
  | "set-admin"
  | "set-authorized"
  | "trust"
  | "call"
  | "create";

/** A part of a sentence. */
export type Part =
  | {
    /** Words. */
    readonly kind: "text";
    /** English. */
    readonly text: string;
  }
  | {
    /** An address. */
    readonly kind: "address";
    /** Its text. */
    readonly address: string;
    /** The name that the caller has for it. */
    readonly label?: string;
  }
  | {
    /** A value as it is. */
    readonly kind: "value";
    /** The value in JSON (SEP-51). */
    readonly value: ScValJson;
    /** The value on one line, as `formatScVal` writes it; the digits of a hash, the text of an asset. */
    readonly text: string;
  }
  | {
    /** An amount of a token. */
    readonly kind: "amount";
    /** In the smallest unit of the token. */
    readonly amount: string;
    /** The contract of the token. */
    readonly token: string;
    /** Its symbol. */
    readonly symbol?: string;
    /** The amount with a decimal point; absent if it is unlimited: see the mark `unlimited-allowance`. */
    readonly display?: string;
    /** Whether it is so large that it is not a limit. */
    readonly unlimited?: true;
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
  | {
    /** A ledger. */
    readonly kind: "ledger";
    /** Its number. */
    readonly sequence: number;
  };

/** A risk in a statement, see {@linkcode APPROVAL_MARKS}. */
export type Mark =
  | "not-the-operation"
  | "malformed"
  | "unlimited-allowance"
  | "power-of-administrator"
  | "unknown-contract"
  | "unknown-function"
  | "other-arguments"
  | "source-account"
  | "not-the-approver"
  | "money-of-others"
  | "creation"
  | "address-not-bound"
  | "long-allowance"
  | "long-validity"
  | "muxed-recipient"
  | "same-symbol"
  | "to-itself"
  | "nothing-moves";

/** The marks in English, the worst first. */
export const APPROVAL_MARKS: { readonly [M in Mark]: string } = /* @__PURE__ */ Object.freeze({
  "not-the-operation": "this is not the call of the transaction's operation",
  "malformed": "the network refuses this: its name, its asset or its code is malformed",
  "unlimited-allowance": "any amount can be spent",
  "power-of-administrator": "this uses the power of the token's administrator",
  "unknown-contract": "you have not named this contract: it may do anything",
  "unknown-function": "the token is known, but not this function",
  "other-arguments": "the function is known, but does not take these arguments",
  "source-account": "the signature of the transaction approves this",
  "not-the-approver": "the arguments name another address as the one that must approve",
  "money-of-others": "this spends money of somebody else",
  "creation": "a contract is created",
  "address-not-bound": "the signature does not name the address that approves",
  "long-allowance": "the allowance lasts longer than 30 days (518,400 ledgers)",
  "long-validity": "the approval can be used for longer than a day (17,280 ledgers)",
  "muxed-recipient": "the recipient is an account with a number, which identifies the customer who gets the money",
  "same-symbol": "another known token has the same symbol",
  "to-itself": "sender and recipient are the same account",
  "nothing-moves": "the amount is 0",
});
