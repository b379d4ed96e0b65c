// Generated from xdr/idl/contract_config_setting.x by scripts/generate_xdr.ts. Do not edit.

import { member, varBytes } from "../../_schema.ts";
import { ConfigSettingContractBandwidthV0, ConfigSettingContractComputeV0, ConfigSettingContractEventsV0, ConfigSettingContractExecutionLanesV0, ConfigSettingContractHistoricalDataV0, ConfigSettingContractLedgerCostExtV0, ConfigSettingContractLedgerCostV0, ConfigSettingContractParallelComputeV0, ConfigSettingEntry, ConfigSettingId, ConfigSettingScpTiming, ContractCostParamEntry, ContractCostParams, ContractCostType, type EncodedLedgerKey, EvictionIterator, FreezeBypassTxs, FreezeBypassTxsDelta, FrozenLedgerKeys, FrozenLedgerKeysDelta, StateArchivalSettings } from "../../generated/contract_config_setting.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode EncodedLedgerKey}; throws the same errors as {@linkcode scValFromJson}. */
export function encodedLedgerKeyFromJson(json: unknown): EncodedLedgerKey { return fromJson("EncodedLedgerKey", varBytes(), json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractExecutionLanesV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractExecutionLanesV0FromJson(json: unknown): ConfigSettingContractExecutionLanesV0 { return fromJson("ConfigSettingContractExecutionLanesV0", ConfigSettingContractExecutionLanesV0, json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractComputeV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractComputeV0FromJson(json: unknown): ConfigSettingContractComputeV0 { return fromJson("ConfigSettingContractComputeV0", ConfigSettingContractComputeV0, json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractParallelComputeV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractParallelComputeV0FromJson(json: unknown): ConfigSettingContractParallelComputeV0 { return fromJson("ConfigSettingContractParallelComputeV0", ConfigSettingContractParallelComputeV0, json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractLedgerCostV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractLedgerCostV0FromJson(json: unknown): ConfigSettingContractLedgerCostV0 { return fromJson("ConfigSettingContractLedgerCostV0", ConfigSettingContractLedgerCostV0, json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractLedgerCostExtV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractLedgerCostExtV0FromJson(json: unknown): ConfigSettingContractLedgerCostExtV0 { return fromJson("ConfigSettingContractLedgerCostExtV0", ConfigSettingContractLedgerCostExtV0, json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractHistoricalDataV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractHistoricalDataV0FromJson(json: unknown): ConfigSettingContractHistoricalDataV0 { return fromJson("ConfigSettingContractHistoricalDataV0", ConfigSettingContractHistoricalDataV0, json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractEventsV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractEventsV0FromJson(json: unknown): ConfigSettingContractEventsV0 { return fromJson("ConfigSettingContractEventsV0", ConfigSettingContractEventsV0, json); }
/** Parses the JSON value of {@linkcode ConfigSettingContractBandwidthV0}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingContractBandwidthV0FromJson(json: unknown): ConfigSettingContractBandwidthV0 { return fromJson("ConfigSettingContractBandwidthV0", ConfigSettingContractBandwidthV0, json); }
/** Parses the JSON value of {@linkcode ContractCostType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCostTypeFromJson(json: unknown): ContractCostType { return fromJson("ContractCostType", member(ContractCostType), json); }
/** Parses the JSON value of {@linkcode ContractCostParamEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCostParamEntryFromJson(json: unknown): ContractCostParamEntry { return fromJson("ContractCostParamEntry", ContractCostParamEntry, json); }
/** Parses the JSON value of {@linkcode StateArchivalSettings}; throws the same errors as {@linkcode scValFromJson}. */
export function stateArchivalSettingsFromJson(json: unknown): StateArchivalSettings { return fromJson("StateArchivalSettings", StateArchivalSettings, json); }
/** Parses the JSON value of {@linkcode EvictionIterator}; throws the same errors as {@linkcode scValFromJson}. */
export function evictionIteratorFromJson(json: unknown): EvictionIterator { return fromJson("EvictionIterator", EvictionIterator, json); }
/** Parses the JSON value of {@linkcode ConfigSettingScpTiming}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingScpTimingFromJson(json: unknown): ConfigSettingScpTiming { return fromJson("ConfigSettingScpTiming", ConfigSettingScpTiming, json); }
/** Parses the JSON value of {@linkcode FrozenLedgerKeys}; throws the same errors as {@linkcode scValFromJson}. */
export function frozenLedgerKeysFromJson(json: unknown): FrozenLedgerKeys { return fromJson("FrozenLedgerKeys", FrozenLedgerKeys, json); }
/** Parses the JSON value of {@linkcode FrozenLedgerKeysDelta}; throws the same errors as {@linkcode scValFromJson}. */
export function frozenLedgerKeysDeltaFromJson(json: unknown): FrozenLedgerKeysDelta { return fromJson("FrozenLedgerKeysDelta", FrozenLedgerKeysDelta, json); }
/** Parses the JSON value of {@linkcode FreezeBypassTxs}; throws the same errors as {@linkcode scValFromJson}. */
export function freezeBypassTxsFromJson(json: unknown): FreezeBypassTxs { return fromJson("FreezeBypassTxs", FreezeBypassTxs, json); }
/** Parses the JSON value of {@linkcode FreezeBypassTxsDelta}; throws the same errors as {@linkcode scValFromJson}. */
export function freezeBypassTxsDeltaFromJson(json: unknown): FreezeBypassTxsDelta { return fromJson("FreezeBypassTxsDelta", FreezeBypassTxsDelta, json); }
/** Parses the JSON value of {@linkcode ContractCostParams}; throws the same errors as {@linkcode scValFromJson}. */
export function contractCostParamsFromJson(json: unknown): ContractCostParams { return fromJson("ContractCostParams", ContractCostParams, json); }
/** Parses the JSON value of {@linkcode ConfigSettingId}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingIdFromJson(json: unknown): ConfigSettingId { return fromJson("ConfigSettingId", member(ConfigSettingId, 13), json); }
/** Parses the JSON value of {@linkcode ConfigSettingEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function configSettingEntryFromJson(json: unknown): ConfigSettingEntry { return fromJson("ConfigSettingEntry", ConfigSettingEntry, json); }
