/** English sentences for statements. */

import type { Part, StatementKind, Value } from "./description.ts";

/** The key of a sentence for a special case of a statement kind. */
type Variant = "set-options nothing" | "change-trust unlimited" | "change-trust pool" | "change-trust unlimited-pool";

/**
 * The sentences by kind, with field names in braces. A part in brackets appears only if its fields are present. If a
 * kind has several sentences, the first whose fields outside brackets are all present is used, otherwise the last.
 */
type Templates<K extends string> = { readonly [Name in K]: string | readonly string[] };

/** The statement kinds of contract calls and creations. */
type CallKind =
  | "transfer"
  | "spend"
  | "approve"
  | "revoke"
  | "burn"
  | "mint"
  | "clawback"
  | "set-admin"
  | "authorize"
  | "deauthorize"
  | "trust"
  | "call"
  | "create";

/** The statement kinds of everything but contract calls and creations, including `clawback`, which is also a call. */
export type TransactionKind = Exclude<StatementKind, Exclude<CallKind, "clawback">>;

/** The sentence for clawbacks. */
const TAKE = "Take {amount} from {from} and destroy it";

/** Sentences for conditions and for all operations except contract calls and creations. */
export const TRANSACTION_TEMPLATES: Templates<TransactionKind | Variant> = {
  "create-account": "Create account {destination} with {startingBalance}",
  "payment": "Send {amount} to {destination}",
  "path-payment-send":
    "Exchange {sendAmount} and send at least {destMin} of what it buys to {destination}[, through {path}]",
  "swap-send": "Exchange {sendAmount} for at least {destMin}[, through {path}]",
  "path-payment-receive": "Send {destAmount} to {destination}, bought with at most {sendMax}[, through {path}]",
  "swap-receive": "Exchange at most {sendMax} for {destAmount}[, through {path}]",
  "sell-offer": "Offer to sell {amount} at {price} {buying} each",
  "update-sell-offer": "Change offer {offerId}: sell {amount} at {price} {buying} each",
  "cancel-offer": "Cancel offer {offerId} ({selling} for {buying})",
  "buy-offer": "Offer to buy {amount} at {price} {selling} each",
  "update-buy-offer": "Change offer {offerId}: buy {amount} at {price} {selling} each",
  "passive-sell-offer": "Offer to sell {amount} at {price} {buying} each, without taking offers at the same price",
  "set-options": "Change the settings of {account}",
  "set-options nothing": "Change nothing in the settings of {account}",
  "set-inflation-destination": "Set the inflation destination to {destination}",
  "clear-account-flags": "Clear these flags of the account: {flags}",
  "set-account-flags": "Set these flags of the account: {flags}",
  "set-master-weight": "Give the account's own key the weight {weight}",
  "disable-master-key": "Disable the account's own key",
  "set-threshold": "Set the {category} threshold to {weight}",
  "set-home-domain": "Set the home domain to {domain}",
  "clear-home-domain": "Clear the home domain",
  "set-signer": "Give signer {key} the weight {weight}",
  "remove-signer": "Remove signer {key}",
  "change-trust": "Trust {asset} up to {limit}",
  "change-trust unlimited": "Trust {asset} without a limit",
  "change-trust pool": "Trust the shares of pool {asset} ({assetA} and {assetB}) up to {limit}",
  "change-trust unlimited-pool": "Trust the shares of pool {asset} ({assetA} and {assetB}) without a limit",
  "remove-trust": [
    "Remove the trust line for the shares of pool {asset} ({assetA} and {assetB})",
    "Remove the trust line for {asset}",
  ],
  "authorize-trust": "Let {trustor} use {asset}",
  "restrict-trust": "Let {trustor} only keep its offers of {asset}",
  "revoke-trust": "Forbid {trustor} to use {asset}",
  "allow-trust": "Set the authorization of {trustor} for {asset} to {authorize}, which is not a valid value",
  "account-merge": "Delete account {account} and send all of its XLM to {destination}",
  "inflation": "Run inflation, which the network no longer does",
  "set-data": "Set data {name} to {value}",
  "remove-data": "Remove data {name}",
  "bump-sequence": "Raise the sequence number to {bumpTo} if it is lower",
  "create-claimable-balance": "Set {amount} aside for these claimants",
  "claimant": "{destination} can claim it {predicate}",
  "claim-claimable-balance": "Claim the claimable balance {balance}",
  "begin-sponsoring": "Pay for the reserves of {sponsored} until the sponsorship ends",
  "end-sponsoring": "End the sponsorship of {source}",
  "revoke-account-sponsorship":
    "Stop paying, or change who pays, for the reserve of account {account} (the entry stays)",
  "revoke-trustline-sponsorship":
    "Stop paying, or change who pays, for the reserve of the trust line of {account} for {asset} (the entry stays)",
  "revoke-offer-sponsorship":
    "Stop paying, or change who pays, for the reserve of offer {offerId} of {account} (the entry stays)",
  "revoke-data-sponsorship":
    "Stop paying, or change who pays, for the reserve of data {name} of {account} (the entry stays)",
  "revoke-claimable-balance-sponsorship":
    "Stop paying, or change who pays, for the reserve of the claimable balance {balance} (the entry stays)",
  "revoke-signer-sponsorship":
    "Stop paying, or change who pays, for the reserve of signer {key} of {account} (the entry stays)",
  "revoke-sponsorship": "Stop paying for an entry that has no sponsor: {entry}",
  "clawback": TAKE,
  "clawback-claimable-balance": "Destroy the claimable balance {balance}",
  "set-trust-line-flags": [
    "For the {asset} of {trustor}: set {set}, clear {clear}",
    "For the {asset} of {trustor}: set {set}",
    "For the {asset} of {trustor}: clear {clear}",
    "For the {asset} of {trustor}: change nothing",
  ],
  "pool-deposit":
    "Put at most {maxAmountA} of the first and {maxAmountB} of the second asset into pool {pool}, at a price from " +
    "{minPrice} to {maxPrice}",
  "pool-withdraw": "Take {amount} shares out of pool {pool}, for at least {minAmountA} and {minAmountB}",
  "extend-ttl":
    "Extend the lifetime of ledger entries ({entries} in the footprint) to at least {ledgers} ledgers from now",
  "restore": "Restore archived ledger entries ({entries} in the footprint)",
  "upload-code": "Upload {size} bytes of code with the hash {hash}",
  "login":
    "Log in to {homeDomain}[ at {webAuthDomain}] as {account}[, as user {memo}][, with the wallet of {clientDomain}]",
  "fee": "{feeSource} pays a fee of at most {fee}[, {resourceFee} of it for resources]",
  "sequence": "Use sequence number {sequence}",
  "not-submittable": "It cannot be submitted: the sequence number is {sequence}",
  "memo-text": "Memo {memo}",
  "memo-id": "Memo ID {memo}",
  "memo-hash": "Memo hash {memo}",
  "memo-return": "Memo return hash {memo}",
  "not-before": "Valid from {time}",
  "not-after": "Valid until {time}",
  "from-ledger": "Valid from ledger {ledger}",
  "before-ledger": "Valid before ledger {ledger}",
  "min-sequence": "Valid while the account's sequence number is at least {sequence} and below that of the transaction",
  "min-sequence-age": "Valid {seconds} seconds or more after the last change of the account's sequence number",
  "min-sequence-ledger-gap": "Valid {ledgers} ledgers or more after the last change of the account's sequence number",
  "extra-signer": "Must also be signed by {key}",
};

/** Sentences for contract calls and creations, the only sentences in approvals. */
export const CALL_TEMPLATES: Templates<CallKind> = {
  "transfer": "Send {amount} from {from} to {to}",
  "spend": "Send {amount} of {from} to {to}, out of what {spender} may spend",
  "approve": "Let {spender} spend {amount} of {from} until ledger {until}",
  "revoke": "Take back the allowance of {spender} for {token} of {from}",
  "burn": "Destroy {amount} of {from}[, out of what {spender} may spend]",
  "mint": "Create {amount} for {to}",
  "clawback": TAKE,
  "set-admin": "Make {newAdmin} the administrator of {token}",
  "authorize": "Allow {id} to use {token}",
  "deauthorize": "Forbid {id} to use {token}",
  "trust": "Let {addr} hold {token}",
  "call": "Call {function} of {contract}[, {state}]: {args}",
  "create": [
    "Create the contract of asset {asset}[, with arguments: {args}]",
    "Create a contract from the code that {owner} tags {tag}, for {deployer}[, with arguments: {args}]",
    "Create a contract from code {code}, for {deployer}[, with arguments: {args}]",
    "Create a contract in a form that the network rejects, with an ID from {id} and the code {code}" +
    "[, with arguments: {args}]",
  ],
};

/** Returns the names of the fields in all sentences of a kind in {@linkcode TRANSACTION_TEMPLATES}. */
export function fieldsOfKind(kind: StatementKind): Set<string> {
  const all = Object.entries(TRANSACTION_TEMPLATES).filter(([name]) => name === kind || name.startsWith(`${kind} `));
  return new Set(all.flatMap(([, found]) => [found].flat()).flatMap(namesIn));
}

function namesIn(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
}

/**
 * Returns the sentence of a statement as parts.
 *
 * @param templates the sentences by kind
 * @param name the kind of the statement, or a variant of the kind
 * @param fields the field values that replace the names in braces
 */
export function sentence<K extends string>(
  templates: Templates<K>,
  name: K,
  fields: { readonly [name: string]: Part | undefined },
): Part[] {
  const found = templates[name];
  const has = (text: string) => namesIn(text).every((field) => fields[field] !== undefined);
  const template = typeof found === "string"
    ? found
    : found.find((each) => has(each.replace(/\[[^\]]*\]/g, ""))) ?? found[found.length - 1]!;
  const whole = template.replace(/\[([^\]]*)\]/g, (_, optional: string) => has(optional) ? optional : "");
  return whole.split(/\{(\w+)\}/).flatMap((text, i): readonly Part[] => {
    if (i % 2 === 0) return text === "" ? [] : [{ kind: "text", text }];
    const part = fields[text]!;
    return part.kind === "list" ? listParts(part) : [part];
  });
}

/** Returns the items of a list, with their names if there are any. */
function listParts({ items, names }: Value & { readonly kind: "list" }): Part[] {
  return items.flatMap((item, i): Part[] => [
    ...i === 0 ? [] : [{ kind: "text", text: "; " } as const],
    ...names === undefined ? [] : [{ kind: "string", text: names[i]! } as const, { kind: "text", text: ": " } as const],
    item,
  ]);
}
