/** Types of descriptions. */

import type { ApprovalCredentials, ApprovalRequest } from "../auth/mod.ts";
import type { ContractSpec } from "../spec/mod.ts";
import type { AccountState, Flow, SignerReport } from "../transaction/mod.ts";
import type {
  ClaimPredicateJson,
  DwsaAuthorizationEntry,
  HashIdPreimage,
  Operation,
  ScValJson,
  TransactionEnvelope,
} from "../xdr/mod.ts";
import type { WarningCode, WarningLevel } from "./warnings.ts";

/**
 * What is to be signed: a transaction of any type, the payload that a wallet receives (SEP-43), one or several
 * authorization entries, or approval requests.
 */
export type RequestSubject =
  | TransactionEnvelope
  | HashIdPreimage
  | DwsaAuthorizationEntry
  | readonly DwsaAuthorizationEntry[]
  | readonly ApprovalRequest[];

/** Context for {@linkcode describeRequest}, supplied by the caller. Nothing is looked up. */
export interface Knowledge {
  /** The network passphrase. If absent, the request may show its network; see `network` of {@linkcode Description}. */
  readonly networkPassphrase?: string | undefined;
  /**
   * Known tokens, in addition to XLM. If a token is listed twice, its symbol and decimals must be the same. See
   * {@linkcode WELL_KNOWN_TOKENS}.
   */
  readonly tokens?: readonly KnownToken[] | undefined;
  /**
   * Names for addresses, which are shown in quotes. If an address is listed twice, its name must be the same.
   */
  readonly labels?: readonly KnownLabel[] | undefined;
  /**
   * The sequence of the latest ledger, to report expired or long-lived approvals, long-lived allowances, and
   * transactions that are expired or not yet valid by their ledger bounds.
   */
  readonly currentLedger?: number | undefined;
  /**
   * The current time in seconds since 1970, to report transactions that are expired or not yet valid by their time
   * bounds. The function reads no clock.
   */
  readonly currentTime?: bigint | number | undefined;
  /**
   * Account states by address (`G…`), as returned by `readAccount`, to detect changes that lock an account permanently.
   */
  readonly accounts?: { readonly [address: string]: Pick<AccountState, "signers" | "thresholds"> } | undefined;
  /** Accounts (`G…`) that require a memo on each payment, by their data entry `config.memo_required` (SEP-29). */
  readonly memoRequired?: readonly string[] | undefined;
  /**
   * The operation that entries or requests belong to, to warn about approvals of other calls. A transaction has its own
   * operations.
   */
  readonly operation?: Operation | undefined;
  /** Who asks for the signature, as far as the caller knows. */
  readonly origin?: RequestOrigin | null | undefined;
  /**
   * The interfaces of contracts by address (`C…`), from a source that the caller trusts. They name the arguments of the
   * operation's own call, never those of authorization entries, which a contract need not receive.
   */
  readonly interfaces?: { readonly [contract: string]: ContractSpec } | undefined;
}

/** Who asks for a signature. Strings are untrusted. */
export type RequestOrigin =
  | {
    /** A request URI. */
    readonly standard: "SEP-7";
    /** The domain that claims to send the request; `null` if there is none. */
    readonly domain: string | null;
    /** Whether a signature by the domain's URI signing key is valid. */
    readonly isVerified: boolean;
    /** The URL that receives the signed transaction instead of the network; `null` if there is none. */
    readonly callback: string | null;
    /** The message of the sender; `null` if there is none. */
    readonly message: string | null;
    /** The account (`G…`) that the sender wants to sign; `null` if there is none. */
    readonly publicKey: string | null;
    /** The number of fields that the wallet is asked to fill in. */
    readonly replacements: number;
  }
  | {
    /** A login: by a transaction, or by authorization entries. */
    readonly standard: "SEP-10" | "SEP-45";
    /** The home domain of the service. */
    readonly domain: string;
    /** A login does not prove its domain; the wallet must know the server's key. */
    readonly isVerified: false;
    /** The domain of the server; `null` if the challenge does not name it. */
    readonly webAuthDomain: string | null;
    /** The account that logs in. */
    readonly publicKey: string;
  }
  | {
    /** The site that asks, as the wallet knows it. */
    readonly standard: null;
    /** The domain of the site. */
    readonly domain: string;
    /** Whether the wallet has verified the domain. */
    readonly isVerified: boolean;
  };

/** A name for an address. */
export interface KnownLabel {
  /** The exact strkey: the name of an account (`G…`) does not apply to its muxed addresses (`M…`). */
  readonly address: string;
  /** The name, any string. */
  readonly label: string;
}

/** A known token, for `tokens` of {@linkcode Knowledge}. */
export type KnownToken =
  | {
    /**
     * The asset, `native` or `CODE:G…`. The contract is derived from the asset and the network. The token has 7
     * decimals, and its symbol is the asset code.
     */
    readonly asset: string;
    /** The symbol of the native asset, `XLM` by default. For any other asset, the symbol must equal the code. */
    readonly symbol?: string | undefined;
    /** The passphrase of the only network on which the token is known; on all networks if absent. */
    readonly network?: string | undefined;
  }
  | {
    /** The contract, `C…`. The library does not check that the contract is this token. */
    readonly contract: string;
    /** The symbol of the token. */
    readonly symbol: string;
    /** The number of decimal places, from 0 to 255. */
    readonly decimals: number;
    /** The passphrase of the only network on which the token is known; on all networks if absent. */
    readonly network?: string | undefined;
  };

/**
 * What a request asks for, from which any renderer draws its screen: plain data that serializes to JSON. See
 * `descriptionLines` for the order.
 */
export interface Description {
  /** What is signed: a transaction, authorization entries, the payload of an entry, or a login. */
  readonly kind: "transaction" | "entries" | "payload" | "login";
  /** The network on which signatures are valid. */
  readonly network: {
    /** The passphrase; `null` if the network is unknown. */
    readonly passphrase: string | null;
    /**
     * How the network is known. `given`: by the caller. `data`: the signed data names it. `signatures`: it is the only
     * known network with a valid signature of a required key. `contracts`: the request calls XLM's contract of this
     * known network and of no other. The author of a request can choose what it calls: `contracts` proves nothing.
     */
    readonly how: "given" | "data" | "signatures" | "contracts" | "unknown";
  };
  /** Who asks for the signature, if known. */
  readonly origin: RequestOrigin | null;
  /** The level of the worst warning; `null` if there is none. */
  readonly level: WarningLevel | null;
  /** The statement to read first: that of the first danger, else the first that moves something out, else the first. */
  readonly headline: Headline;
  /** What leaves and enters balances, as `flowsOf` computes it. */
  readonly flows: readonly Flow[];
  /** The warnings of all statements, in the order of their codes in `WARNINGS`: most severe first. */
  readonly warnings: readonly Warning[];
  /** A statement for each request or operation, in order; complete. */
  readonly statements: readonly Statement[];
  /**
   * Statements about the fee and the sequence number of a transaction, and about its memo and preconditions if present.
   */
  readonly conditions: readonly Statement[];
  /** Who must sign and has signed; `null` if the network is unknown, or for approval requests, which lack signatures. */
  readonly signers: SignerReport | null;
  /** The labels that the request uses, from {@linkcode Knowledge}. */
  readonly labels: readonly KnownLabel[];
  /** The known tokens that the flows name by contract, with their symbols and decimals. */
  readonly tokens: readonly KnownContract[];
}

/** The statement that a screen shows first. */
export interface Headline {
  /** The kind of the statement; `nothing` if there is no statement. */
  readonly kind: StatementKind | "nothing";
  /** The path of the statement. */
  readonly path: string;
  /** The sentence, after the address that acts and a colon. */
  readonly parts: readonly Part[];
  /** The root call in which the statement is made, if it is below one: "a call of … of C…". */
  readonly within?: readonly Part[];
  /** The number of other statements. */
  readonly more: number;
}

/** A known token by its contract. */
export interface KnownContract {
  /** The contract, `C…`. */
  readonly contract: string;
  /** The symbol. */
  readonly symbol: string;
  /** The number of decimal places. */
  readonly decimals: number;
}

/** A line of a description, in the order in which all renderers show the lines; see `descriptionLines`. */
export interface Line {
  /** What the line is for. `more` counts what is left out at its place. */
  readonly role:
    | "headline"
    | "flow"
    | "danger"
    | "signer"
    | "hash"
    | "approval"
    | "statement"
    | "more"
    | "warning"
    | "note"
    | "condition"
    | "network"
    | "origin";
  /** The depth in the tree of calls, from 0. Renderers may indent less, and then show the number. */
  readonly depth: number;
  /** Whether the amount of a flow leaves (`out`) or enters (`in`) a balance; absent from other lines. */
  readonly direction?: Flow["direction"];
  /** The level of the line's worst warning. */
  readonly level?: WarningLevel;
  /** The path of the statement, or of the first place of a flow or a warning. */
  readonly path?: string;
  /** The words and values; `partText` returns their text. */
  readonly parts: readonly Part[];
  /** The codes of the line's warnings. */
  readonly warnings?: readonly WarningCode[];
  /**
   * What a `more` line leaves out. If it leaves out statements, `flows` and `warnings` say how many of these have a
   * flow, or a warning above a note.
   */
  readonly omitted?: { readonly statements: number; readonly flows: number; readonly warnings: number };
}

/** One sentence about a requested action or a condition, with sub-statements for its parts. */
export interface Statement {
  /**
   * The path in the transaction or request, such as `operations[0]`, `operations[0].signer` or
   * `cond.timeBounds.maxTime`.
   */
  readonly path: string;
  /** The kind of statement. To localize, build a sentence from `kind` and `fields`. */
  readonly kind: StatementKind;
  /** The source account of an operation, `G…` or `M…`, even if only the transaction names the account. */
  readonly source?: string;
  /** The account that sponsors the reserves of entries that the operation creates; absent if there is no sponsor. */
  readonly sponsor?: string;
  /** The path from the signer to the smart account whose payload approves the call, as in `via` of the request. */
  readonly via?: NonNullable<ApprovalRequest["via"]>;
  /** The approver and expiry of an authorization entry, in the statement of the root invocation. */
  readonly approval?: {
    /** The approving address; `null` if unknown. */
    readonly address: string | null;
    /** The credential type. */
    readonly credentials: ApprovalCredentials;
    /**
     * The last ledger in which the network accepts the approval, or 0 if the expiry is not set yet; `null` if the
     * signature of the transaction approves the entry.
     */
    readonly expirationLedger: number | null;
  };
  /** The assumption of the sentence: the contract is a token, although it is not in {@linkcode Knowledge}. */
  readonly assumes?: "token";
  /** The field values by name; the names depend on `kind`. */
  readonly fields: { readonly [name: string]: Value };
  /**
   * The English sentence. `descriptionLines` adds the sponsor, the approver, and, for most kinds, the source account.
   */
  readonly parts: readonly Part[];
  /** The warning codes of the statement, most severe first. */
  readonly warnings: readonly WarningCode[];
  /** Sub-statements: settings of `setOptions`, claimants of a balance, entries of a call, or sub-invocations. */
  readonly below: readonly Statement[];
}

/** A warning about a risk, see `WARNINGS`. */
export interface Warning {
  /** The warning code. */
  readonly code: WarningCode;
  /** The severity: the level of the code in `WARNINGS`. */
  readonly level: WarningLevel;
  /** The path of the statement or of its field; `""` for the whole request. */
  readonly path: string;
  /** Why, as the continuation of a sentence that begins with the path; always present for `malformed` and `fee-too-low`. */
  readonly reason?: string;
}

/** A part of a sentence: literal words or a value. */
export type Part =
  | {
    /** Literal words. */
    readonly kind: "text";
    /** The words in English. */
    readonly text: string;
  }
  | {
    /** How many statements, flows or warnings. */
    readonly kind: "count";
    /** The number. */
    readonly value: number;
  }
  | Value;

/** The value of a field. All integers of 64 bits or more are decimal strings. */
export type Value =
  | {
    /** An address: `G…`, `M…`, `C…`, `W…`, the key of a signer, a claimable balance `B…` or a pool `L…`. */
    readonly kind: "address";
    /** The address as a strkey. */
    readonly address: string;
    /** The label of the address, from {@linkcode Knowledge}. */
    readonly label?: string;
  }
  | {
    /**
     * An amount of an asset or token. Without `asset` and `token`, the amount is in pool shares, or in an asset that
     * the operation does not name.
     */
    readonly kind: "amount";
    /** The amount in base units, as a decimal string. */
    readonly amount: string;
    /** The asset, `native` or `CODE:G…`. */
    readonly asset?: string;
    /** The contract of the token, `C…`. */
    readonly token?: string;
    /** The symbol of the token, if known. */
    readonly symbol?: string;
    /**
     * The amount as a decimal number with thousands separators; absent if the decimals are unknown or the amount is
     * unlimited.
     */
    readonly display?: string;
    /** Whether the amount is effectively unlimited. */
    readonly unlimited?: true;
  }
  | {
    /** A classic asset. */
    readonly kind: "asset";
    /**
     * `native` or `CODE:G…`; in a malformed code, bytes other than ASCII letters and digits are escaped (`\x00`).
     */
    readonly asset: string;
  }
  | {
    /** A known token, from {@linkcode Knowledge}. */
    readonly kind: "token";
    /** The contract of the token, `C…`. */
    readonly token: string;
    /** The symbol of the token. */
    readonly symbol: string;
  }
  | {
    /** A price: the amount of one asset per unit of another asset. */
    readonly kind: "price";
    /** The numerator. */
    readonly n: number;
    /** The denominator. */
    readonly d: number;
    /** The quotient as a decimal number with thousands separators, if exact with 7 decimal places. */
    readonly display?: string;
  }
  | {
    /** A number that is not an amount: an identifier, a weight, a count, a duration or a sequence number. */
    readonly kind: "number";
    /** The number as a decimal string. */
    readonly value: string;
  }
  | {
    /** A ledger, by its sequence. */
    readonly kind: "ledger";
    /** The ledger sequence. */
    readonly sequence: number;
  }
  | {
    /** A point in time. */
    readonly kind: "time";
    /** The seconds since 1970, as a decimal string. */
    readonly seconds: string;
  }
  | {
    /** A string, in most cases untrusted. */
    readonly kind: "string";
    /** The string, which can contain any character. */
    readonly text: string;
  }
  | {
    /** Bytes, or a string that is not UTF-8. */
    readonly kind: "bytes";
    /** The bytes in hexadecimal. */
    readonly hex: string;
  }
  | {
    /** The flags of an account or a trust line. */
    readonly kind: "flags";
    /** The names of the flags; `bit` and the bit number, such as `bit 5`, for a bit without a name. */
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
    /** A contract value (`ScVal`). */
    readonly kind: "value";
    /** The value in JSON (SEP-51). */
    readonly value: ScValJson;
    /** The value on one line, as formatted by `formatScVal`. */
    readonly text: string;
  }
  | {
    /** A list of values. */
    readonly kind: "list";
    /** The values, in order. */
    readonly items: readonly Value[];
    /** The names of the values, if the interface of the contract is known; untrusted strings. */
    readonly names?: readonly string[];
  };

/**
 * The kinds of statements. On the site, the guide docs/describing.md ends with the English sentences of each kind.
 *
 * | statement of | kinds |
 * |---|---|
 * | an operation | one or more for each type of operation, such as `set-data` and `remove-data` for `manageData` |
 * | a setting of `setOptions` | `set-signer`, `set-threshold` and so on |
 * | a claimant | `claimant` |
 * | a token function | `transfer`, `spend` (`transfer_from`), `approve`, `revoke` (an allowance of 0), `burn`, `mint`, `clawback`, `set-admin`, `authorize`, `deauthorize`, `trust` |
 * | any other call | `call` |
 * | a contract creation or a code upload | `create`, `upload-code` |
 * | a login: all operations of a transaction, or a request | `login` |
 * | a condition of the transaction | `fee`, `sequence`, `memo-text`, `not-after` and so on |
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
  | "login"
  | "fee"
  | "sequence"
  | "not-submittable"
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
