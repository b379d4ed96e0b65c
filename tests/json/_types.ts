/** The JSON and XDR codecs of every definition by name, including types without a class. */

import { jsonToXdr, type Node } from "../../xdr/json/_nodes.ts";
import * as contract from "../../xdr/json/generated/contract.ts";
import * as contractConfigSetting from "../../xdr/json/generated/contract_config_setting.ts";
import * as contractEnvMeta from "../../xdr/json/generated/contract_env_meta.ts";
import * as contractMeta from "../../xdr/json/generated/contract_meta.ts";
import * as contractSpec from "../../xdr/json/generated/contract_spec.ts";
import * as exporter from "../../xdr/json/generated/exporter.ts";
import * as internal from "../../xdr/json/generated/internal.ts";
import * as ledger from "../../xdr/json/generated/ledger.ts";
import * as ledgerEntries from "../../xdr/json/generated/ledger_entries.ts";
import * as overlay from "../../xdr/json/generated/overlay.ts";
import * as result from "../../xdr/json/generated/result.ts";
import * as scp from "../../xdr/json/generated/scp.ts";
import * as transaction from "../../xdr/json/generated/transaction.ts";
import * as types from "../../xdr/json/generated/types.ts";

/** The exports of the generated tables: `…Node` and `…FromJson` of each type. */
const tables: Readonly<Record<string, unknown>> = {
  ...contract,
  ...contractConfigSetting,
  ...contractEnvMeta,
  ...contractMeta,
  ...contractSpec,
  ...exporter,
  ...internal,
  ...ledger,
  ...ledgerEntries,
  ...overlay,
  ...result,
  ...scp,
  ...transaction,
  ...types,
};

/** The names of all types in TypeScript. */
export const typeNames: readonly string[] = Object.keys(tables).filter((name) => name.endsWith("Node"))
  .map((name) => name[0]!.toUpperCase() + name.slice(1, -"Node".length)).sort();

/** Parses the JSON of a type to its value. */
export function fromJson(type: string, json: unknown): unknown {
  return (tables[`${small(type)}FromJson`] as (json: unknown) => unknown)(json);
}

/** Parses the JSON of a type, and encodes the value as XDR. */
export function bytesOf(type: string, json: unknown): Uint8Array {
  return jsonToXdr(type, tables[`${small(type)}Node`] as Node, json);
}

function small(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}
