import { contractSpec } from "./contract_spec.ts";
import type { ContractSpec } from "./contract_definitions.ts";
import type { TypesOf } from "./types.ts";

/**
 * Creates the interface of an asset's contract, with inferred types: its 17 functions, which include those of a token
 * (SEP-41), and its events. The events `…WithAdmin` are those before protocol 23, which added `Fee` for the native asset
 * (CAP-67): a negative amount is a refund.
 *
 * Each call creates the interface, so call it once. The functions of SEP-41 can be called on any token with it; the
 * events of other tokens differ.
 *
 * @returns the interface
 *
 * @example A transfer
 * ```ts
 * import { assetSpec, callFunction } from "@dwsa/base/spec";
 * import { contractIdFromAsset } from "@dwsa/base/contract";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const id = contractIdFromAsset("native", Networks.TESTNET);
 * const from = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 *
 * const operation = callFunction(assetSpec(), id, "transfer", { from, to: id, amount: 5n });
 * assert.equal(operation.body.type, "invokeHostFunction");
 * ```
 */
export function assetSpec(): ContractSpec<TypesOf<AssetEntries>> {
  return contractSpec(ENTRIES);
}

/**
 * The entries, as in the crate `stellar-asset-spec`, and what it leaves out: three events of the protocols before 23, and
 * `fee` (CAP-67), which the network emits for the contract of the native asset.
 */
const ENTRIES = [
  {
    function_v0: {
      name: "allowance",
      inputs: [{ name: "from", type: "address" }, { name: "spender", type: "address" }],
      outputs: ["i128"],
    },
  },
  {
    function_v0: {
      name: "approve",
      inputs: [{ name: "from", type: "address" }, { name: "spender", type: "address" }, {
        name: "amount",
        type: "i128",
      }, { name: "live_until_ledger", type: "u32" }],
      outputs: [],
    },
  },
  { function_v0: { name: "balance", inputs: [{ name: "id", type: "address" }], outputs: ["i128"] } },
  { function_v0: { name: "authorized", inputs: [{ name: "id", type: "address" }], outputs: ["bool"] } },
  {
    function_v0: {
      name: "burn",
      inputs: [{ name: "from", type: "address" }, { name: "amount", type: "i128" }],
      outputs: [],
    },
  },
  {
    function_v0: {
      name: "burn_from",
      inputs: [{ name: "spender", type: "address" }, { name: "from", type: "address" }, {
        name: "amount",
        type: "i128",
      }],
      outputs: [],
    },
  },
  {
    function_v0: {
      name: "clawback",
      inputs: [{ name: "from", type: "address" }, { name: "amount", type: "i128" }],
      outputs: [],
    },
  },
  { function_v0: { name: "decimals", inputs: [], outputs: ["u32"] } },
  {
    function_v0: {
      name: "mint",
      inputs: [{ name: "to", type: "address" }, { name: "amount", type: "i128" }],
      outputs: [],
    },
  },
  { function_v0: { name: "name", inputs: [], outputs: ["string"] } },
  { function_v0: { name: "set_admin", inputs: [{ name: "new_admin", type: "address" }], outputs: [] } },
  { function_v0: { name: "admin", inputs: [], outputs: ["address"] } },
  {
    function_v0: {
      name: "set_authorized",
      inputs: [{ name: "id", type: "address" }, { name: "authorize", type: "bool" }],
      outputs: [],
    },
  },
  { function_v0: { name: "symbol", inputs: [], outputs: ["string"] } },
  {
    function_v0: {
      name: "transfer",
      inputs: [{ name: "from", type: "address" }, { name: "to", type: "muxed_address" }, {
        name: "amount",
        type: "i128",
      }],
      outputs: [],
    },
  },
  {
    function_v0: {
      name: "transfer_from",
      inputs: [
        { name: "spender", type: "address" },
        { name: "from", type: "address" },
        { name: "to", type: "address" },
        { name: "amount", type: "i128" },
      ],
      outputs: [],
    },
  },
  { function_v0: { name: "trust", inputs: [{ name: "addr", type: "address" }], outputs: [] } },
  {
    event_v0: {
      name: "Approve",
      prefix_topics: ["approve"],
      params: [
        { name: "from", type: "address", location: "topic_list" },
        { name: "spender", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "amount", type: "i128", location: "data" },
        { name: "live_until_ledger", type: "u32", location: "data" },
      ],
      data_format: "vec",
    },
  },
  {
    event_v0: {
      name: "TransferWithAmountOnly",
      prefix_topics: ["transfer"],
      params: [
        { name: "from", type: "address", location: "topic_list" },
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "Transfer",
      prefix_topics: ["transfer"],
      params: [
        { name: "from", type: "address", location: "topic_list" },
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "to_muxed_id", type: { option: { value_type: "u64" } }, location: "data" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "map",
    },
  },
  {
    event_v0: {
      name: "TransferWithMuxedString",
      prefix_topics: ["transfer"],
      params: [
        { name: "from", type: "address", location: "topic_list" },
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "to_muxed_id", type: { option: { value_type: "string" } }, location: "data" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "map",
    },
  },
  {
    event_v0: {
      name: "TransferWithMuxedBytes",
      prefix_topics: ["transfer"],
      params: [
        { name: "from", type: "address", location: "topic_list" },
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "to_muxed_id", type: { option: { value_type: { bytes_n: { n: 32 } } } }, location: "data" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "map",
    },
  },
  {
    event_v0: {
      name: "Burn",
      prefix_topics: ["burn"],
      params: [{ name: "from", type: "address", location: "topic_list" }, {
        name: "sep0011_asset",
        type: "string",
        location: "topic_list",
      }, { name: "amount", type: "i128", location: "data" }],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "MintWithAmountOnly",
      prefix_topics: ["mint"],
      params: [{ name: "to", type: "address", location: "topic_list" }, {
        name: "sep0011_asset",
        type: "string",
        location: "topic_list",
      }, { name: "amount", type: "i128", location: "data" }],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "Mint",
      prefix_topics: ["mint"],
      params: [
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "to_muxed_id", type: { option: { value_type: "u64" } }, location: "data" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "map",
    },
  },
  {
    event_v0: {
      name: "MintWithMuxedString",
      prefix_topics: ["mint"],
      params: [
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "to_muxed_id", type: { option: { value_type: "string" } }, location: "data" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "map",
    },
  },
  {
    event_v0: {
      name: "MintWithMuxedBytes",
      prefix_topics: ["mint"],
      params: [
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "to_muxed_id", type: { option: { value_type: { bytes_n: { n: 32 } } } }, location: "data" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "map",
    },
  },
  {
    event_v0: {
      name: "Clawback",
      prefix_topics: ["clawback"],
      params: [{ name: "from", type: "address", location: "topic_list" }, {
        name: "sep0011_asset",
        type: "string",
        location: "topic_list",
      }, { name: "amount", type: "i128", location: "data" }],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "SetAdmin",
      prefix_topics: ["set_admin"],
      params: [{ name: "admin", type: "address", location: "topic_list" }, {
        name: "sep0011_asset",
        type: "string",
        location: "topic_list",
      }, { name: "new_admin", type: "address", location: "data" }],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "SetAuthorized",
      prefix_topics: ["set_authorized"],
      params: [{ name: "id", type: "address", location: "topic_list" }, {
        name: "sep0011_asset",
        type: "string",
        location: "topic_list",
      }, { name: "authorize", type: "bool", location: "data" }],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "Fee",
      prefix_topics: ["fee"],
      params: [{ name: "from", type: "address", location: "topic_list" }, {
        name: "amount",
        type: "i128",
        location: "data",
      }],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "MintWithAdmin",
      prefix_topics: ["mint"],
      params: [
        { name: "admin", type: "address", location: "topic_list" },
        { name: "to", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "ClawbackWithAdmin",
      prefix_topics: ["clawback"],
      params: [
        { name: "admin", type: "address", location: "topic_list" },
        { name: "from", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "single_value",
    },
  },
  {
    event_v0: {
      name: "SetAuthorizedWithAdmin",
      prefix_topics: ["set_authorized"],
      params: [
        { name: "admin", type: "address", location: "topic_list" },
        { name: "id", type: "address", location: "topic_list" },
        { name: "sep0011_asset", type: "string", location: "topic_list" },
        { name: "authorize", type: "bool", location: "data" },
      ],
      data_format: "single_value",
    },
  },
] as const;

/**
 * The type of the entries.
 *
 * @ignore
 */
type AssetEntries = typeof ENTRIES;
