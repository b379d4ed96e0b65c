/** Creates the statements about operations from the table of operations. */

import { baseAccount, type FieldReading, readFields } from "../operation/_shared.ts";
import type { Operation, OperationBody, OperationType } from "../xdr/mod.ts";
import type { Draft, Findings } from "./_findings.ts";
import type { Facts } from "./_knowledge.ts";
import { fieldsOfKind, sentence, TRANSACTION_TEMPLATES, type TransactionKind } from "./_templates.ts";
import { addressValue, fieldValue, textValue } from "./_values.ts";
import type { Part, Statement, Value } from "./description.ts";

/** Field values by their labels in the table of operations. */
type Values = { readonly [label: string]: Value | undefined };

/** The type of an operation other than a contract call, a contract creation or a code upload. */
type Classic = Exclude<OperationType, "invokeHostFunction">;

/** The statement kind of each operation type, or a function that returns the kind. */
const KINDS: {
  readonly [T in Classic]: TransactionKind | ((body: OperationBody<T>, account: string) => TransactionKind);
} = {
  createAccount: "create-account",
  payment: "payment",
  pathPaymentStrictReceive: ({ value }, account) =>
    isOwn(value.destination, account) ? "swap-receive" : "path-payment-receive",
  pathPaymentStrictSend: ({ value }, account) => isOwn(value.destination, account) ? "swap-send" : "path-payment-send",
  manageSellOffer: ({ value: { amount, offerId } }) =>
    amount === 0n ? "cancel-offer" : offerId === 0n ? "sell-offer" : "update-sell-offer",
  manageBuyOffer: ({ value: { buyAmount, offerId } }) =>
    buyAmount === 0n ? "cancel-offer" : offerId === 0n ? "buy-offer" : "update-buy-offer",
  createPassiveSellOffer: "passive-sell-offer",
  setOptions: "set-options",
  changeTrust: ({ value }) => value.limit === 0n ? "remove-trust" : "change-trust",
  allowTrust: ({ value }) =>
    (["revoke-trust", "authorize-trust", "restrict-trust"] as const)[value.authorize] ?? "allow-trust",
  accountMerge: "account-merge",
  inflation: "inflation",
  manageData: ({ value }) => value.dataValue === null ? "remove-data" : "set-data",
  bumpSequence: "bump-sequence",
  createClaimableBalance: "create-claimable-balance",
  claimClaimableBalance: "claim-claimable-balance",
  beginSponsoringFutureReserves: "begin-sponsoring",
  endSponsoringFutureReserves: "end-sponsoring",
  revokeSponsorship: ({ value }) =>
    value.type === "revokeSponsorshipSigner"
      ? "revoke-signer-sponsorship"
      : SPONSORSHIPS[value.value.type] ?? "revoke-sponsorship",
  clawback: "clawback",
  clawbackClaimableBalance: "clawback-claimable-balance",
  setTrustLineFlags: "set-trust-line-flags",
  liquidityPoolDeposit: "pool-deposit",
  liquidityPoolWithdraw: "pool-withdraw",
  extendFootprintTtl: "extend-ttl",
  restoreFootprint: "restore",
};

/** The statement kinds of revoked sponsorships, by ledger entry type. */
const SPONSORSHIPS: { readonly [type: string]: TransactionKind | undefined } = {
  account: "revoke-account-sponsorship",
  trustline: "revoke-trustline-sponsorship",
  offer: "revoke-offer-sponsorship",
  data: "revoke-data-sponsorship",
  claimableBalance: "revoke-claimable-balance-sponsorship",
};

/** Returns whether an account equals `account` and has no muxed ID, which the sentence would omit. */
function isOwn(of: Parameters<typeof baseAccount>[0], account: string): boolean {
  return of.type !== "keyTypeMuxedEd25519" && baseAccount(of) === account;
}

/** The context of an operation statement. */
export interface OperationPlace {
  readonly path: string;
  /** The source account, `G…` or `M…`. */
  readonly source: string;
  /** The source account without its muxed ID, `G…`. */
  readonly account: string;
  readonly sponsor: string | undefined;
  /** The number of ledger entries in the footprint of the transaction. */
  readonly footprint: number;
}

/** Creates the statement of an operation other than a contract call, and the statements of its settings by field. */
export function operationStatement(
  operation: Operation,
  place: OperationPlace,
  facts: Facts,
  findings: Findings,
): { readonly draft: Draft; readonly settings: ReadonlyMap<string, Draft> } {
  const { path, source, account, sponsor, footprint } = place;
  const { body } = operation;
  const choice = KINDS[body.type as Classic] as
    | TransactionKind
    | ((body: OperationBody, account: string) => TransactionKind);
  const kind = typeof choice === "string" ? choice : choice(body, account);
  const readings = readFields(operation, account);
  const add = (statement: Omit<Draft, "warnings" | "below">, below: Draft[] = []): Draft => {
    const draft = { ...statement, warnings: [], below };
    findings.drafts.push(draft);
    return draft;
  };
  const settings = new Map(
    body.type !== "setOptions" ? [] : readings.flatMap((reading): [string, Draft][] => {
      const setting = settingOf(reading, facts);
      return setting === undefined ? [] : [[reading.name, add({ path: `${path}.${reading.name}`, ...setting })]];
    }),
  );
  const values: Values = {
    account: addressValue(account, facts),
    entries: { kind: "number", value: `${footprint}` },
    ...otherSponsorship(body),
    ...valuesOf(readings, facts),
  };
  const below = settings.size > 0
    ? [...settings.values()]
    : claimantsOf(readings, path, facts).map((each) => add(each));
  const named = fieldsOfKind(kind);
  const fields = Object.fromEntries(
    Object.entries(values).filter(([label, value]) => value !== undefined && named.has(label)),
  ) as { readonly [label: string]: Value };
  const draft = add({
    path,
    kind,
    source,
    ...sponsor === undefined ? {} : { sponsor },
    fields,
    parts: operationSentence(kind, fields, settings.size, addressValue(source, facts)),
  }, below);
  return { draft, settings };
}

/** Returns field values by label. The fields of a group are listed separately; empty lists and flags are omitted. */
function valuesOf(readings: readonly FieldReading[], facts: Facts): Values {
  const values: { [label: string]: Value | undefined } = {};
  for (const { label, value } of readings) {
    if (value === null) continue;
    if (value.kind === "group") {
      for (const [inner, each] of Object.entries(value.fields)) values[inner] = fieldValue(each, facts);
    } else if (
      !(value.kind === "list" && value.items.length === 0 || value.kind === "flags" && value.flags.length === 0)
    ) {
      values[label] = fieldValue(value, facts);
    }
  }
  return values;
}

/** Returns the key of the ledger entry of a revoked sponsorship in SEP-51 JSON; no value for any other operation. */
function otherSponsorship(body: OperationBody): Values {
  if (body.type !== "revokeSponsorship" || body.value.type !== "revokeSponsorshipLedgerEntry") return {};
  return { entry: textValue(JSON.stringify(body.value.value.toJSON())) };
}

function operationSentence(
  kind: TransactionKind,
  fields: { readonly [label: string]: Value },
  settings: number,
  source: Value,
): Part[] {
  if (kind === "set-options" && settings === 0) return sentence(TRANSACTION_TEMPLATES, "set-options nothing", fields);
  if (kind !== "change-trust") return sentence(TRANSACTION_TEMPLATES, kind, { ...fields, source });
  const { limit, assetA } = fields;
  const isUnlimited = limit?.kind === "amount" && limit.unlimited === true;
  if (assetA !== undefined) {
    return sentence(TRANSACTION_TEMPLATES, isUnlimited ? "change-trust unlimited-pool" : "change-trust pool", fields);
  }
  return sentence(TRANSACTION_TEMPLATES, isUnlimited ? "change-trust unlimited" : "change-trust", fields);
}

type Saying = Pick<Statement, "kind" | "fields" | "parts">;

function say(
  kind: TransactionKind,
  fields: Statement["fields"],
  words: { readonly [name: string]: Part } = {},
): Saying {
  return { kind, fields, parts: sentence(TRANSACTION_TEMPLATES, kind, { ...fields, ...words }) };
}

/** Creates the statement of a field of `setOptions`; returns `undefined` if the field is absent. */
function settingOf({ name, value: read }: FieldReading, facts: Facts): Saying | undefined {
  if (read === null) return undefined;
  if (read.kind === "group") {
    const { key, weight } = Object.fromEntries(
      Object.entries(read.fields).map(([label, each]) => [label, fieldValue(each, facts)!]),
    ) as { readonly key: Value; readonly weight: Value };
    return isZero(weight) ? say("remove-signer", { key }) : say("set-signer", { key, weight });
  }
  const value = fieldValue(read, facts)!;
  switch (name) {
    case "inflationDest":
      return say("set-inflation-destination", { destination: value });
    case "clearFlags":
      return say("clear-account-flags", { flags: value });
    case "setFlags":
      return say("set-account-flags", { flags: value });
    case "masterWeight":
      return isZero(value) ? say("disable-master-key", {}) : say("set-master-weight", { weight: value });
    case "homeDomain":
      return value.kind === "string" && value.text === ""
        ? say("clear-home-domain", {})
        : say("set-home-domain", { domain: value });
    default: {
      const text = name === "lowThreshold" ? "low" : name === "medThreshold" ? "medium" : "high";
      return say("set-threshold", { category: { kind: "string", text }, weight: value }, {
        category: { kind: "text", text },
      });
    }
  }
}

function isZero(value: Value): boolean {
  return value.kind === "number" && value.value === "0";
}

function claimantsOf(readings: readonly FieldReading[], path: string, facts: Facts): (Saying & { path: string })[] {
  const list = readings.find(({ name }) => name === "claimants")?.value;
  if (list?.kind !== "list") return [];
  return list.items.flatMap((item, i) => {
    if (item.kind !== "group") return [];
    const fields = Object.fromEntries(
      Object.entries(item.fields).map(([label, each]) => [label, fieldValue(each, facts)!]),
    );
    return [{ path: `${path}.claimants[${i}]`, ...say("claimant", fields) }];
  });
}
