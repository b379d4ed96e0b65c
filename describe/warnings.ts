/** Lists the warnings of descriptions. */

/**
 * The severity of a warning.
 *
 * | level | meaning |
 * |---|---|
 * | `danger` | an account, or the whole balance of a token, can be lost: ask the user to confirm twice |
 * | `warning` | an unusual or irreversible effect: show the warning before the user decides |
 * | `note` | a fact that the user should know |
 */
export type WarningLevel = "danger" | "warning" | "note";

/**
 * The code of a warning, see {@linkcode WARNINGS}. A warning about an operation or a condition says what its text says;
 * those about calls and requests occur for:
 *
 * - `unread-payload`: a call to `__check_auth`: this approves a payload that is not shown
 * - `login-lookalike`: operations or a call like those of a login, which this is not
 * - `sequence-locked`: the sequence number, or a `bumpTo`, is at least 2^63 − 2^32: the account can send few
 *   transactions after it, or none
 * - `never-claimable`: no condition of a claimable balance can ever hold
 * - `unlimited-allowance`: the allowances of an owner and token reach 10^17 of an asset, 10 billion units of a token
 *   with known decimals, else 10^28 base units or exactly 2^63 − 1
 * - `power-of-administrator`: `mint`, `clawback`, `set_admin`, `set_authorized` of a known token
 * - `not-the-approver`: a token call whose arguments require the approval of an address other than the approver
 * - `malformed`: every node rejects it; `reason` says why
 * - `expired`: the time or the ledger is past; an entry expires with its ledger
 * - `fee-too-low`: every node rejects the fee; `reason` says which fee is enough
 * - `other-network`: signatures, or the called contract of XLM, are all of networks other than `networkPassphrase`
 * - `unproved-origin`: `origin` names a domain that is not verified
 * - `not-the-operation`: the root invocation calls a different contract or function than the operation, or creates
 *   another contract
 * - `unknown-function`: a call to a known token, of a function that is not one of the ten (`TOKEN_FUNCTIONS`)
 * - `other-arguments`: a call to a known token's function, with unexpected arguments or a negative amount
 * - `sponsorship-unbalanced`: sponsorships do not match; the fee is charged
 * - `lookalike-asset`: the code looks like that of another known token or of XLM, regardless of case and of 0/o,
 *   1/i/l, 5/s, 8/b and 2/z; or a known symbol is not ASCII
 * - `lookalike-address`: the first and last five characters are those of a labeled, known, issuing or signing address,
 *   which it is not
 * - `unusual-domain`: a domain of a login, a home domain or an origin has characters other than ASCII letters, digits,
 *   inner hyphens and dots, or is in punycode (`xn--`)
 * - `no-minimum`: more than 100 base units for at most 100; a minimum 1 % below the same asset; deposits at prices a
 *   factor of 100 apart; withdrawals for nothing
 * - `allowance`: any allowance that is not unlimited
 * - `money-of-others`: `transfer_from` or `burn_from` spends tokens of an address other than the spender
 * - `creation`: a contract is created
 * - `long-allowance`: an allowance that lasts more than 518,400 ledgers (30 days) after `currentLedger`; without it,
 *   until ledger 2^31 or later
 * - `long-validity`: an approval that expires more than 17,280 ledgers (one day) after `currentLedger`; without it, at
 *   ledger 2^31 or later
 * - `foreign-letters`: the name of a data entry has characters beyond printable ASCII
 * - `unknown-network`: neither the caller nor the request names the network
 * - `unknown-contract`: a contract that is not among `tokens`: what it may take is what its calls show
 * - `nested-spend`: something leaves in a sub-invocation
 * - `address-not-bound`: legacy credentials, whose payload does not contain the approver's address
 * - `not-the-arguments`: the root invocation calls the same function as the operation, with other arguments, as is
 *   common in swaps
 * - `source-account`: an entry that the transaction's signature approves, unless its root invocation is the call of
 *   the operation
 * - `muxed-recipient`: the recipient is an `M…` or `W…` address
 * - `to-itself`: sender and recipient are the same account or contract, apart from a muxed ID
 * - `nothing-moves`: an amount of 0, except in an allowance
 */
export type WarningCode =
  | "unread-payload"
  | "login-lookalike"
  | "account-takeover"
  | "account-locked"
  | "master-key-disabled"
  | "signer-added"
  | "account-merge"
  | "sequence-locked"
  | "never-claimable"
  | "unlimited-allowance"
  | "power-of-administrator"
  | "not-the-approver"
  | "malformed"
  | "expired"
  | "fee-too-low"
  | "other-network"
  | "unproved-origin"
  | "not-the-operation"
  | "unknown-function"
  | "other-arguments"
  | "sponsorship-unbalanced"
  | "lookalike-asset"
  | "lookalike-address"
  | "unusual-domain"
  | "high-fee"
  | "no-minimum"
  | "no-maximum"
  | "allowance"
  | "threshold-changed"
  | "master-weight-changed"
  | "signer-removed"
  | "account-flags-changed"
  | "home-domain-changed"
  | "sequence-bumped"
  | "sponsorship-revoked"
  | "clawback"
  | "trust-revoked"
  | "trust-flags-cleared"
  | "memo-required"
  | "money-of-others"
  | "creation"
  | "long-allowance"
  | "long-validity"
  | "foreign-letters"
  | "not-yet-valid"
  | "unknown-network"
  | "unknown-contract"
  | "nested-spend"
  | "address-not-bound"
  | "not-the-arguments"
  | "source-account"
  | "fee-by-other-account"
  | "other-source"
  | "no-expiry"
  | "extra-signers"
  | "sponsoring"
  | "data-changed"
  | "unlimited-trust"
  | "trust-authorized"
  | "trust-restricted"
  | "inflation-destination-changed"
  | "code-uploaded"
  | "muxed-recipient"
  | "to-itself"
  | "nothing-moves";

/**
 * The level and the English text of each warning, most severe first. A code always has the same level.
 *
 * @example The level of a warning
 * ```ts
 * import { WARNINGS } from "@dwsa/base/describe";
 * import assert from "node:assert/strict";
 *
 * assert.equal(WARNINGS["account-takeover"].level, "danger");
 * assert.equal(WARNINGS["nothing-moves"].text, "the amount is 0");
 * ```
 */
export const WARNINGS: {
  readonly [C in WarningCode]: {
    /** The severity of the warning. */
    readonly level: WarningLevel;
    /** The text in English, without an initial capital letter or a final period. */
    readonly text: string;
  };
} = /* @__PURE__ */ (() => {
  const row = (level: WarningLevel, text: string) => Object.freeze({ level, text });
  return Object.freeze({
    "unread-payload": row("danger", "this approves a payload that is not shown"),
    "login-lookalike": row("danger", "this looks like a login, but is not one"),
    "account-takeover": row("danger", "other keys can sign where the account's own key alone cannot"),
    "account-locked": row("danger", "all signers of the account together can no longer reach its highest threshold"),
    "master-key-disabled": row("danger", "the account's own key can no longer sign"),
    "signer-added": row("danger", "another key can now sign for the account"),
    "account-merge": row("danger", "the account is deleted, and all of its XLM is sent to another account"),
    "sequence-locked": row("danger", "the account can send no transaction after this, or few"),
    "never-claimable": row("danger", "no claimant can ever claim this balance"),
    "unlimited-allowance": row("danger", "the allowance is effectively unlimited"),
    "power-of-administrator": row("danger", "this uses the rights of the token's administrator"),
    "not-the-approver": row("danger", "the arguments name a different address as the required approver"),
    "malformed": row("warning", "the network always rejects this"),
    "expired": row("warning", "this has expired"),
    "fee-too-low": row("warning", "the network rejects this fee"),
    "other-network": row("warning", "the signatures, or the called contract of XLM, belong to another network"),
    "unproved-origin": row("warning", "the request names a domain without proof that it comes from there"),
    "not-the-operation": row("warning", "this is not the call of the transaction's operation"),
    "unknown-function": row("warning", "the token is known, but this function is not"),
    "other-arguments": row("warning", "the function is known, but does not accept these arguments"),
    "sponsorship-unbalanced": row(
      "warning",
      "the sponsorships do not match: the transaction fails, and its fee is charged",
    ),
    "lookalike-asset": row("warning", "the asset can be mistaken for a known one"),
    "lookalike-address": row("warning", "the address begins and ends like a known one, but is another"),
    "unusual-domain": row("warning", "the domain has characters that can be mistaken for others"),
    "high-fee": row("warning", "the fee is unusually high: an inclusion fee above 1 XLM, or a total above 10 XLM"),
    "no-minimum": row("warning", "the minimum is unusually low, and may offer no protection"),
    "no-maximum": row("warning", "the maximum is unusually high, and may offer no protection"),
    "allowance": row("warning", "another address may take this amount later"),
    "threshold-changed": row("warning", "a signature threshold of the account changes"),
    "master-weight-changed": row("warning", "the weight of the account's own key changes"),
    "signer-removed": row("warning", "a key can no longer sign for the account"),
    "account-flags-changed": row("warning", "the account's control over holders of its assets changes"),
    "home-domain-changed": row("warning", "the home domain of the account changes"),
    "sequence-bumped": row("warning", "transactions up to this sequence number become invalid"),
    "sponsorship-revoked": row("warning", "another account may have to pay for this reserve"),
    "clawback": row("warning", "assets that others hold or can claim are destroyed"),
    "trust-revoked": row(
      "warning",
      "the holder can no longer use the asset, and the holder's offers for it are canceled",
    ),
    "trust-flags-cleared": row("warning", "this cannot be undone: the balance can no longer be clawed back"),
    "memo-required": row("warning", "the recipient requires a memo, and there is none: the payment may be lost"),
    "money-of-others": row("warning", "this spends tokens of another address"),
    "creation": row("warning", "a contract is created"),
    "long-allowance": row("warning", "the allowance lasts longer than 30 days (518,400 ledgers)"),
    "long-validity": row("warning", "the approval can be used for longer than a day (17,280 ledgers)"),
    "foreign-letters": row("warning", "the name has characters other than those of printable ASCII"),
    "not-yet-valid": row("note", "the transaction is not valid yet"),
    "unknown-network": row("note", "the network is unknown: a signature is valid on one network only"),
    "unknown-contract": row("note", "what this contract does is not known here"),
    "nested-spend": row("note", "this is spent in a sub-invocation"),
    "address-not-bound": row("note", "the signature does not name the address that approves"),
    "not-the-arguments": row("note", "the operation calls this function with other arguments"),
    "source-account": row("note", "the signature of the transaction approves this"),
    "fee-by-other-account": row("note", "another account pays the fee"),
    "other-source": row("note", "this acts for an account other than the transaction's source"),
    "no-expiry": row("note", "the transaction never expires"),
    "extra-signers": row("note", "the transaction needs the signatures of additional keys"),
    "sponsoring": row("note", "the account pays for reserves of another account"),
    "data-changed": row("note", "a data entry of the account changes"),
    "unlimited-trust": row("note", "any amount of the asset can be held"),
    "trust-authorized": row("note", "the holder may use the asset"),
    "trust-restricted": row("note", "the holder may only keep existing offers"),
    "inflation-destination-changed": row("note", "the inflation destination changes; inflation no longer exists"),
    "code-uploaded": row("note", "contract code is uploaded"),
    "muxed-recipient": row(
      "note",
      "the recipient is a muxed address, whose ID can identify a customer of the account or contract",
    ),
    "to-itself": row("note", "sender and recipient are the same account or contract"),
    "nothing-moves": row("note", "the amount is 0"),
  });
})();
