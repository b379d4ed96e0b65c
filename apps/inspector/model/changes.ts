/** Ledger changes of a transaction: each ledger entry before and after it. */

import { formatScVal, formatTokenAmount } from "@dwsa/base";
import { scValFromJson, toJson } from "@dwsa/base/json";
import type { LedgerEntryChange, ScValJson, TransactionMeta } from "@dwsa/base/xdr";
import type { ChangesView } from "./report.ts";
import { shortened } from "./values.ts";

/** Maximum number of entries shown. */
const SHOWN = 100;

/** The fields of a ledger key or ledger entry in SEP-51 JSON. */
type Fields = { readonly [name: string]: unknown };

/** The fields that identify an entry, by its type. */
const KEYS: { readonly [type: string]: readonly string[] } = {
  account: ["account_id"],
  trustline: ["account_id", "asset"],
  offer: ["seller_id", "offer_id"],
  data: ["account_id", "data_name"],
  claimable_balance: ["balance_id"],
  liquidity_pool: ["liquidity_pool_id"],
  contract_data: ["contract", "key", "durability"],
  contract_code: ["hash"],
  config_setting: ["config_setting_id"],
  ttl: ["key_hash"],
};

/** Returns the changes in a meta by ledger entry, with the first and last state of each. */
export function viewChanges(meta: TransactionMeta): ChangesView | null {
  const entries = new Map<
    string,
    { readonly type: string; readonly key: Fields; before: Fields | null; after: Fields | null }
  >();
  for (const change of changesOf(meta)) {
    const isRemoved = change.type === "ledgerEntryRemoved";
    const json = toJson(isRemoved ? change.value : change.value.data) as Readonly<Record<string, Fields>>;
    const [type, fields] = Object.entries(json)[0]!;
    const names = Object.hasOwn(KEYS, type) ? KEYS[type]! : [];
    const id = JSON.stringify([type, ...names.map((name) => fields[name])]);
    const after = isRemoved ? null : fields;
    const known = entries.get(id);
    if (known !== undefined) known.after = after;
    else entries.set(id, { type, key: fields, before: change.type === "ledgerEntryState" ? fields : null, after });
  }
  const rows = [...entries.values()].flatMap(({ type, key, before, after }) => {
    if (type === "ttl") return []; // the TTL of an entry that has its own row, or did not change
    const [was, is] = [before, after].map((fields) => fields === null ? "–" : valueOf(type, fields));
    return was === is ? [] : [{ who: whoOf(key), what: whatOf(type, key), before: was!, after: is! }];
  });
  return rows.length === 0 ? null : { rows: rows.slice(0, SHOWN), left: Math.max(0, rows.length - SHOWN) };
}

/** Returns all changes in order, except those of the fee, which a meta does not contain. */
function changesOf(meta: TransactionMeta): readonly LedgerEntryChange[] {
  if (meta.type === "operations") return meta.value.flatMap(({ changes }) => [...changes]);
  const { value } = meta;
  const operations = value.operations.flatMap(({ changes }) => [...changes]);
  const before = "txChangesBefore" in value ? value.txChangesBefore : value.txChanges;
  const after = "txChangesAfter" in value ? value.txChangesAfter : [];
  return [...before, ...operations, ...after];
}

/** Returns the owner of a ledger entry: an address, an ID, a hash, or the network. */
function whoOf(key: Fields): string {
  const { account_id, seller_id, contract, balance_id, liquidity_pool_id, hash } = key;
  return textOf(account_id ?? seller_id ?? contract ?? balance_id ?? liquidity_pool_id ?? hash ?? "the network");
}

function whatOf(type: string, key: Fields): string {
  switch (type) {
    case "account":
      return "account";
    case "trustline":
      return `balance of ${assetOf(key["asset"])}`;
    case "offer":
      return `offer ${textOf(key["offer_id"])}`;
    case "data":
      return `data ${JSON.stringify(textOf(key["data_name"]))}`;
    case "contract_data":
      return key["key"] === "ledger_key_contract_instance" ? "contract instance" : `stored ${scVal(key["key"])}`;
    default:
      return type.replaceAll("_", " ");
  }
}

function valueOf(type: string, fields: Fields): string {
  switch (type) {
    case "account":
      return `${amount(fields["balance"])} XLM, sequence number ${textOf(fields["seq_num"])}`;
    case "trustline":
      return amount(fields["balance"]);
    case "offer":
      return `sells ${amount(fields["amount"])} ${assetOf(fields["selling"])} for ${assetOf(fields["buying"])}`;
    case "claimable_balance":
      return `${amount(fields["amount"])} ${assetOf(fields["asset"])}`;
    case "contract_data":
      return fields["key"] === "ledger_key_contract_instance"
        ? shortened(textOf(fields["val"]), 160)
        : scVal(fields["val"]);
    case "data":
      return textOf(fields["data_value"]);
    default:
      return shortened(textOf(fields), 160);
  }
}

function amount(units: unknown): string {
  const [whole, decimals] = formatTokenAmount(textOf(units), 7).split(".");
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined || /^0*$/.test(decimals) ? grouped : `${grouped}.${decimals}`;
}

function assetOf(asset: unknown): string {
  if (asset === "native") return "XLM";
  const [fields] = Object.values(Object(asset)) as readonly Fields[];
  return fields?.["asset_code"] === undefined
    ? "pool shares"
    : `${textOf(fields["asset_code"])} (${textOf(fields["issuer"])})`;
}

function scVal(json: unknown): string {
  try {
    return shortened(formatScVal(scValFromJson(json as ScValJson)), 160);
  } catch {
    return shortened(textOf(json), 160);
  }
}

function textOf(json: unknown): string {
  return typeof json === "string" ? json : JSON.stringify(json);
}
