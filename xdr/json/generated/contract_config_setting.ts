// Generated from xdr/idl/contract_config_setting.x by scripts/generate_xdr.ts. Do not edit.

import { ConfigSettingContractBandwidthV0, ConfigSettingContractComputeV0, ConfigSettingContractEventsV0, ConfigSettingContractExecutionLanesV0, ConfigSettingContractHistoricalDataV0, ConfigSettingContractLedgerCostExtV0, ConfigSettingContractLedgerCostV0, ConfigSettingContractParallelComputeV0, ConfigSettingEntry, type ConfigSettingId, ConfigSettingScpTiming, ContractCostParamEntry, type ContractCostParams, type ContractCostType, type EncodedLedgerKey, EvictionIterator, FreezeBypassTxs, FreezeBypassTxsDelta, FrozenLedgerKeys, FrozenLedgerKeysDelta, StateArchivalSettings, configSettingIdNames, contractCostTypeNames } from "../../generated/contract_config_setting.ts";
import { type Node, array, bool, members, readJson, struct, union, varOpaque } from "../_nodes.ts";
import { extensionPointNode, hashNode, int64Node, uint32Node, uint64Node } from "./types.ts";

/** The JSON decoder of `EncodedLedgerKey`. @internal */
export const encodedLedgerKeyNode: Node = /* @__PURE__ */ varOpaque();
/** Parses the JSON value of {@linkcode EncodedLedgerKey}; throws the same errors as {@linkcode scValFromJson}. */
export function encodedLedgerKeyFromJson(json: unknown): EncodedLedgerKey {
  return readJson({ xdrName: "EncodedLedgerKey", read: (r) => r.varOpaque(4294967295, "EncodedLedgerKey") }, encodedLedgerKeyNode, json);
}

/** The JSON decoder of `ConfigSettingContractExecutionLanesV0`. @internal */
export const configSettingContractExecutionLanesV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_tx_count: uint32Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractExecutionLanesV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractExecutionLanesV0FromJson(json: unknown): ConfigSettingContractExecutionLanesV0 {
  return readJson(ConfigSettingContractExecutionLanesV0, configSettingContractExecutionLanesV0Node, json);
}

/** The JSON decoder of `ConfigSettingContractComputeV0`. @internal */
export const configSettingContractComputeV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_instructions: int64Node, tx_max_instructions: int64Node, fee_rate_per_instructions_increment: int64Node, tx_memory_limit: uint32Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractComputeV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractComputeV0FromJson(json: unknown): ConfigSettingContractComputeV0 {
  return readJson(ConfigSettingContractComputeV0, configSettingContractComputeV0Node, json);
}

/** The JSON decoder of `ConfigSettingContractParallelComputeV0`. @internal */
export const configSettingContractParallelComputeV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_dependent_tx_clusters: uint32Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractParallelComputeV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractParallelComputeV0FromJson(json: unknown): ConfigSettingContractParallelComputeV0 {
  return readJson(ConfigSettingContractParallelComputeV0, configSettingContractParallelComputeV0Node, json);
}

/** The JSON decoder of `ConfigSettingContractLedgerCostV0`. @internal */
export const configSettingContractLedgerCostV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_disk_read_entries: uint32Node, ledger_max_disk_read_bytes: uint32Node, ledger_max_write_ledger_entries: uint32Node, ledger_max_write_bytes: uint32Node, tx_max_disk_read_entries: uint32Node, tx_max_disk_read_bytes: uint32Node, tx_max_write_ledger_entries: uint32Node, tx_max_write_bytes: uint32Node, fee_disk_read_ledger_entry: int64Node, fee_write_ledger_entry: int64Node, fee_disk_read1_kb: int64Node, dwsa_state_target_size_bytes: int64Node, rent_fee1_kb_dwsa_state_size_low: int64Node, rent_fee1_kb_dwsa_state_size_high: int64Node, dwsa_state_rent_fee_growth_factor: uint32Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractLedgerCostV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractLedgerCostV0FromJson(json: unknown): ConfigSettingContractLedgerCostV0 {
  return readJson(ConfigSettingContractLedgerCostV0, configSettingContractLedgerCostV0Node, json);
}

/** The JSON decoder of `ConfigSettingContractLedgerCostExtV0`. @internal */
export const configSettingContractLedgerCostExtV0Node: Node = /* @__PURE__ */ struct(() => ({ tx_max_footprint_entries: uint32Node, fee_write1_kb: int64Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractLedgerCostExtV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractLedgerCostExtV0FromJson(json: unknown): ConfigSettingContractLedgerCostExtV0 {
  return readJson(ConfigSettingContractLedgerCostExtV0, configSettingContractLedgerCostExtV0Node, json);
}

/** The JSON decoder of `ConfigSettingContractHistoricalDataV0`. @internal */
export const configSettingContractHistoricalDataV0Node: Node = /* @__PURE__ */ struct(() => ({ fee_historical1_kb: int64Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractHistoricalDataV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractHistoricalDataV0FromJson(json: unknown): ConfigSettingContractHistoricalDataV0 {
  return readJson(ConfigSettingContractHistoricalDataV0, configSettingContractHistoricalDataV0Node, json);
}

/** The JSON decoder of `ConfigSettingContractEventsV0`. @internal */
export const configSettingContractEventsV0Node: Node = /* @__PURE__ */ struct(() => ({ tx_max_contract_events_size_bytes: uint32Node, fee_contract_events1_kb: int64Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractEventsV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractEventsV0FromJson(json: unknown): ConfigSettingContractEventsV0 {
  return readJson(ConfigSettingContractEventsV0, configSettingContractEventsV0Node, json);
}

/** The JSON decoder of `ConfigSettingContractBandwidthV0`. @internal */
export const configSettingContractBandwidthV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_txs_size_bytes: uint32Node, tx_max_size_bytes: uint32Node, fee_tx_size1_kb: int64Node }));
/** Parses the JSON value of {@linkcode ConfigSettingContractBandwidthV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractBandwidthV0FromJson(json: unknown): ConfigSettingContractBandwidthV0 {
  return readJson(ConfigSettingContractBandwidthV0, configSettingContractBandwidthV0Node, json);
}

/** The JSON decoder of `ContractCostType`. @internal */
export const contractCostTypeNode: Node = /* @__PURE__ */ members(contractCostTypeNames);
/** Parses the JSON value of {@linkcode ContractCostType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCostTypeFromJson(json: unknown): ContractCostType {
  return readJson({ xdrName: "ContractCostType", read: (r) => r.enum(contractCostTypeNames, "ContractCostType") }, contractCostTypeNode, json);
}

/** The JSON decoder of `ContractCostParamEntry`. @internal */
export const contractCostParamEntryNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, const_term: int64Node, linear_term: int64Node }));
/** Parses the JSON value of {@linkcode ContractCostParamEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCostParamEntryFromJson(json: unknown): ContractCostParamEntry {
  return readJson(ContractCostParamEntry, contractCostParamEntryNode, json);
}

/** The JSON decoder of `StateArchivalSettings`. @internal */
export const stateArchivalSettingsNode: Node = /* @__PURE__ */ struct(() => ({ max_entry_ttl: uint32Node, min_temporary_ttl: uint32Node, min_persistent_ttl: uint32Node, persistent_rent_rate_denominator: int64Node, temp_rent_rate_denominator: int64Node, max_entries_to_archive: uint32Node, live_dwsa_state_size_window_sample_size: uint32Node, live_dwsa_state_size_window_sample_period: uint32Node, eviction_scan_size: uint32Node, starting_eviction_scan_level: uint32Node }));
/** Parses the JSON value of {@linkcode StateArchivalSettings}; throws the same errors as {@linkcode scValFromJson}. */
export function stateArchivalSettingsFromJson(json: unknown): StateArchivalSettings {
  return readJson(StateArchivalSettings, stateArchivalSettingsNode, json);
}

/** The JSON decoder of `EvictionIterator`. @internal */
export const evictionIteratorNode: Node = /* @__PURE__ */ struct(() => ({ bucket_list_level: uint32Node, is_curr_bucket: bool, bucket_file_offset: uint64Node }));
/** Parses the JSON value of {@linkcode EvictionIterator}; throws the same errors as {@linkcode scValFromJson}. */
export function evictionIteratorFromJson(json: unknown): EvictionIterator {
  return readJson(EvictionIterator, evictionIteratorNode, json);
}

/** The JSON decoder of `ConfigSettingScpTiming`. @internal */
export const configSettingScpTimingNode: Node = /* @__PURE__ */ struct(() => ({ ledger_target_close_time_milliseconds: uint32Node, nomination_timeout_initial_milliseconds: uint32Node, nomination_timeout_increment_milliseconds: uint32Node, ballot_timeout_initial_milliseconds: uint32Node, ballot_timeout_increment_milliseconds: uint32Node }));
/** Parses the JSON value of {@linkcode ConfigSettingScpTiming}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingScpTimingFromJson(json: unknown): ConfigSettingScpTiming {
  return readJson(ConfigSettingScpTiming, configSettingScpTimingNode, json);
}

/** The JSON decoder of `FrozenLedgerKeys`. @internal */
export const frozenLedgerKeysNode: Node = /* @__PURE__ */ struct(() => ({ keys: /* @__PURE__ */ array(() => encodedLedgerKeyNode) }));
/** Parses the JSON value of {@linkcode FrozenLedgerKeys}; throws the same errors as {@linkcode scValFromJson}. */
export function frozenLedgerKeysFromJson(json: unknown): FrozenLedgerKeys {
  return readJson(FrozenLedgerKeys, frozenLedgerKeysNode, json);
}

/** The JSON decoder of `FrozenLedgerKeysDelta`. @internal */
export const frozenLedgerKeysDeltaNode: Node = /* @__PURE__ */ struct(() => ({ keys_to_freeze: /* @__PURE__ */ array(() => encodedLedgerKeyNode), keys_to_unfreeze: /* @__PURE__ */ array(() => encodedLedgerKeyNode) }));
/** Parses the JSON value of {@linkcode FrozenLedgerKeysDelta}; throws the same errors as {@linkcode scValFromJson}. */
export function frozenLedgerKeysDeltaFromJson(json: unknown): FrozenLedgerKeysDelta {
  return readJson(FrozenLedgerKeysDelta, frozenLedgerKeysDeltaNode, json);
}

/** The JSON decoder of `FreezeBypassTxs`. @internal */
export const freezeBypassTxsNode: Node = /* @__PURE__ */ struct(() => ({ tx_hashes: /* @__PURE__ */ array(() => hashNode) }));
/** Parses the JSON value of {@linkcode FreezeBypassTxs}; throws the same errors as {@linkcode scValFromJson}. */
export function freezeBypassTxsFromJson(json: unknown): FreezeBypassTxs {
  return readJson(FreezeBypassTxs, freezeBypassTxsNode, json);
}

/** The JSON decoder of `FreezeBypassTxsDelta`. @internal */
export const freezeBypassTxsDeltaNode: Node = /* @__PURE__ */ struct(() => ({ add_txs: /* @__PURE__ */ array(() => hashNode), remove_txs: /* @__PURE__ */ array(() => hashNode) }));
/** Parses the JSON value of {@linkcode FreezeBypassTxsDelta}; throws the same errors as {@linkcode scValFromJson}. */
export function freezeBypassTxsDeltaFromJson(json: unknown): FreezeBypassTxsDelta {
  return readJson(FreezeBypassTxsDelta, freezeBypassTxsDeltaNode, json);
}

/** The JSON decoder of `ContractCostParams`. @internal */
export const contractCostParamsNode: Node = /* @__PURE__ */ array(() => contractCostParamEntryNode, 1024);
/** Parses the JSON value of {@linkcode ContractCostParams}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCostParamsFromJson(json: unknown): ContractCostParams {
  return readJson({ xdrName: "ContractCostParams", read: (r) => r.array(1024, 20, "ContractCostParams", ContractCostParamEntry.read) }, contractCostParamsNode, json);
}

/** The JSON decoder of `ConfigSettingId`. @internal */
export const configSettingIdNode: Node = /* @__PURE__ */ members(configSettingIdNames, 13);
/** Parses the JSON value of {@linkcode ConfigSettingId}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingIdFromJson(json: unknown): ConfigSettingId {
  return readJson({ xdrName: "ConfigSettingId", read: (r) => r.enum(configSettingIdNames, "ConfigSettingId") }, configSettingIdNode, json);
}

/** The JSON decoder of `ConfigSettingEntry`. @internal */
export const configSettingEntryNode: Node = /* @__PURE__ */ union(configSettingIdNames, 13, () => ({ 0: uint32Node, 1: configSettingContractComputeV0Node, 2: configSettingContractLedgerCostV0Node, 3: configSettingContractHistoricalDataV0Node, 4: configSettingContractEventsV0Node, 5: configSettingContractBandwidthV0Node, 6: contractCostParamsNode, 7: contractCostParamsNode, 8: uint32Node, 9: uint32Node, 10: stateArchivalSettingsNode, 11: configSettingContractExecutionLanesV0Node, 12: /* @__PURE__ */ array(() => uint64Node), 13: evictionIteratorNode, 14: configSettingContractParallelComputeV0Node, 15: configSettingContractLedgerCostExtV0Node, 16: configSettingScpTimingNode, 17: frozenLedgerKeysNode, 18: frozenLedgerKeysDeltaNode, 19: freezeBypassTxsNode, 20: freezeBypassTxsDeltaNode }));
/** Parses the JSON value of {@linkcode ConfigSettingEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingEntryFromJson(json: unknown): ConfigSettingEntry {
  return readJson(ConfigSettingEntry, configSettingEntryNode, json);
}
