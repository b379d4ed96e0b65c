// Generated from xdr/idl/contract_config_setting.x by scripts/generate_xdr.ts. Do not edit.

import { ConfigSettingContractBandwidthV0, ConfigSettingContractComputeV0, ConfigSettingContractEventsV0, ConfigSettingContractExecutionLanesV0, ConfigSettingContractHistoricalDataV0, ConfigSettingContractLedgerCostExtV0, ConfigSettingContractLedgerCostV0, ConfigSettingContractParallelComputeV0, ConfigSettingEntry, type ConfigSettingId, ConfigSettingScpTiming, ContractCostParamEntry, type ContractCostParams, type ContractCostType, type EncodedLedgerKey, EvictionIterator, FreezeBypassTxs, FreezeBypassTxsDelta, FrozenLedgerKeys, FrozenLedgerKeysDelta, StateArchivalSettings, configSettingIdNames, contractCostTypeNames } from "../../generated/contract_config_setting.ts";
import { type Node, array, bool, members, readJson, struct, union, varOpaque } from "../_nodes.ts";
import { extensionPointNode, hashNode, int64Node, uint32Node, uint64Node } from "./types.ts";

/** How the JSON of `EncodedLedgerKey` is read. @internal */
export const encodedLedgerKeyNode: Node = /* @__PURE__ */ varOpaque();
/** Reads {@linkcode EncodedLedgerKey} from its JSON value, as {@linkcode scValFromJson} does. */
export function encodedLedgerKeyFromJson(json: unknown): EncodedLedgerKey {
  return readJson({ xdrName: "EncodedLedgerKey", read: (r) => r.varOpaque(4294967295, "EncodedLedgerKey") }, encodedLedgerKeyNode, json);
}

/** How the JSON of `ConfigSettingContractExecutionLanesV0` is read. @internal */
export const configSettingContractExecutionLanesV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_tx_count: uint32Node }));
/** Reads {@linkcode ConfigSettingContractExecutionLanesV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractExecutionLanesV0FromJson(json: unknown): ConfigSettingContractExecutionLanesV0 {
  return readJson(ConfigSettingContractExecutionLanesV0, configSettingContractExecutionLanesV0Node, json);
}

/** How the JSON of `ConfigSettingContractComputeV0` is read. @internal */
export const configSettingContractComputeV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_instructions: int64Node, tx_max_instructions: int64Node, fee_rate_per_instructions_increment: int64Node, tx_memory_limit: uint32Node }));
/** Reads {@linkcode ConfigSettingContractComputeV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractComputeV0FromJson(json: unknown): ConfigSettingContractComputeV0 {
  return readJson(ConfigSettingContractComputeV0, configSettingContractComputeV0Node, json);
}

/** How the JSON of `ConfigSettingContractParallelComputeV0` is read. @internal */
export const configSettingContractParallelComputeV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_dependent_tx_clusters: uint32Node }));
/** Reads {@linkcode ConfigSettingContractParallelComputeV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractParallelComputeV0FromJson(json: unknown): ConfigSettingContractParallelComputeV0 {
  return readJson(ConfigSettingContractParallelComputeV0, configSettingContractParallelComputeV0Node, json);
}

/** How the JSON of `ConfigSettingContractLedgerCostV0` is read. @internal */
export const configSettingContractLedgerCostV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_disk_read_entries: uint32Node, ledger_max_disk_read_bytes: uint32Node, ledger_max_write_ledger_entries: uint32Node, ledger_max_write_bytes: uint32Node, tx_max_disk_read_entries: uint32Node, tx_max_disk_read_bytes: uint32Node, tx_max_write_ledger_entries: uint32Node, tx_max_write_bytes: uint32Node, fee_disk_read_ledger_entry: int64Node, fee_write_ledger_entry: int64Node, fee_disk_read1_kb: int64Node, dwsa_state_target_size_bytes: int64Node, rent_fee1_kb_dwsa_state_size_low: int64Node, rent_fee1_kb_dwsa_state_size_high: int64Node, dwsa_state_rent_fee_growth_factor: uint32Node }));
/** Reads {@linkcode ConfigSettingContractLedgerCostV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractLedgerCostV0FromJson(json: unknown): ConfigSettingContractLedgerCostV0 {
  return readJson(ConfigSettingContractLedgerCostV0, configSettingContractLedgerCostV0Node, json);
}

/** How the JSON of `ConfigSettingContractLedgerCostExtV0` is read. @internal */
export const configSettingContractLedgerCostExtV0Node: Node = /* @__PURE__ */ struct(() => ({ tx_max_footprint_entries: uint32Node, fee_write1_kb: int64Node }));
/** Reads {@linkcode ConfigSettingContractLedgerCostExtV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractLedgerCostExtV0FromJson(json: unknown): ConfigSettingContractLedgerCostExtV0 {
  return readJson(ConfigSettingContractLedgerCostExtV0, configSettingContractLedgerCostExtV0Node, json);
}

/** How the JSON of `ConfigSettingContractHistoricalDataV0` is read. @internal */
export const configSettingContractHistoricalDataV0Node: Node = /* @__PURE__ */ struct(() => ({ fee_historical1_kb: int64Node }));
/** Reads {@linkcode ConfigSettingContractHistoricalDataV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractHistoricalDataV0FromJson(json: unknown): ConfigSettingContractHistoricalDataV0 {
  return readJson(ConfigSettingContractHistoricalDataV0, configSettingContractHistoricalDataV0Node, json);
}

/** How the JSON of `ConfigSettingContractEventsV0` is read. @internal */
export const configSettingContractEventsV0Node: Node = /* @__PURE__ */ struct(() => ({ tx_max_contract_events_size_bytes: uint32Node, fee_contract_events1_kb: int64Node }));
/** Reads {@linkcode ConfigSettingContractEventsV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractEventsV0FromJson(json: unknown): ConfigSettingContractEventsV0 {
  return readJson(ConfigSettingContractEventsV0, configSettingContractEventsV0Node, json);
}

/** How the JSON of `ConfigSettingContractBandwidthV0` is read. @internal */
export const configSettingContractBandwidthV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_max_txs_size_bytes: uint32Node, tx_max_size_bytes: uint32Node, fee_tx_size1_kb: int64Node }));
/** Reads {@linkcode ConfigSettingContractBandwidthV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingContractBandwidthV0FromJson(json: unknown): ConfigSettingContractBandwidthV0 {
  return readJson(ConfigSettingContractBandwidthV0, configSettingContractBandwidthV0Node, json);
}

/** How the JSON of `ContractCostType` is read. @internal */
export const contractCostTypeNode: Node = /* @__PURE__ */ members({ wasm_insn_exec: 0, mem_alloc: 1, mem_cpy: 2, mem_cmp: 3, dispatch_host_function: 4, visit_object: 5, val_ser: 6, val_deser: 7, compute_sha256_hash: 8, compute_ed25519_pub_key: 9, verify_ed25519_sig: 10, vm_instantiation: 11, vm_cached_instantiation: 12, invoke_vm_function: 13, compute_keccak256_hash: 14, decode_ecdsa_curve256_sig: 15, recover_ecdsa_secp256k1_key: 16, int256_add_sub: 17, int256_mul: 18, int256_div: 19, int256_pow: 20, int256_shift: 21, cha_cha20_draw_bytes: 22, parse_wasm_instructions: 23, parse_wasm_functions: 24, parse_wasm_globals: 25, parse_wasm_table_entries: 26, parse_wasm_types: 27, parse_wasm_data_segments: 28, parse_wasm_elem_segments: 29, parse_wasm_imports: 30, parse_wasm_exports: 31, parse_wasm_data_segment_bytes: 32, instantiate_wasm_instructions: 33, instantiate_wasm_functions: 34, instantiate_wasm_globals: 35, instantiate_wasm_table_entries: 36, instantiate_wasm_types: 37, instantiate_wasm_data_segments: 38, instantiate_wasm_elem_segments: 39, instantiate_wasm_imports: 40, instantiate_wasm_exports: 41, instantiate_wasm_data_segment_bytes: 42, sec1_decode_point_uncompressed: 43, verify_ecdsa_secp256r1_sig: 44, bls12381_encode_fp: 45, bls12381_decode_fp: 46, bls12381_g1_check_point_on_curve: 47, bls12381_g1_check_point_in_subgroup: 48, bls12381_g2_check_point_on_curve: 49, bls12381_g2_check_point_in_subgroup: 50, bls12381_g1_projective_to_affine: 51, bls12381_g2_projective_to_affine: 52, bls12381_g1_add: 53, bls12381_g1_mul: 54, bls12381_g1_msm: 55, bls12381_map_fp_to_g1: 56, bls12381_hash_to_g1: 57, bls12381_g2_add: 58, bls12381_g2_mul: 59, bls12381_g2_msm: 60, bls12381_map_fp2_to_g2: 61, bls12381_hash_to_g2: 62, bls12381_pairing: 63, bls12381_fr_from_u256: 64, bls12381_fr_to_u256: 65, bls12381_fr_add_sub: 66, bls12381_fr_mul: 67, bls12381_fr_pow: 68, bls12381_fr_inv: 69, bn254_encode_fp: 70, bn254_decode_fp: 71, bn254_g1_check_point_on_curve: 72, bn254_g2_check_point_on_curve: 73, bn254_g2_check_point_in_subgroup: 74, bn254_g1_projective_to_affine: 75, bn254_g1_add: 76, bn254_g1_mul: 77, bn254_pairing: 78, bn254_fr_from_u256: 79, bn254_fr_to_u256: 80, bn254_fr_add_sub: 81, bn254_fr_mul: 82, bn254_fr_pow: 83, bn254_fr_inv: 84, bn254_g1_msm: 85 });
/** Reads {@linkcode ContractCostType} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractCostTypeFromJson(json: unknown): ContractCostType {
  return readJson({ xdrName: "ContractCostType", read: (r) => r.enum(contractCostTypeNames, "ContractCostType") }, contractCostTypeNode, json);
}

/** How the JSON of `ContractCostParamEntry` is read. @internal */
export const contractCostParamEntryNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, const_term: int64Node, linear_term: int64Node }));
/** Reads {@linkcode ContractCostParamEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractCostParamEntryFromJson(json: unknown): ContractCostParamEntry {
  return readJson(ContractCostParamEntry, contractCostParamEntryNode, json);
}

/** How the JSON of `StateArchivalSettings` is read. @internal */
export const stateArchivalSettingsNode: Node = /* @__PURE__ */ struct(() => ({ max_entry_ttl: uint32Node, min_temporary_ttl: uint32Node, min_persistent_ttl: uint32Node, persistent_rent_rate_denominator: int64Node, temp_rent_rate_denominator: int64Node, max_entries_to_archive: uint32Node, live_dwsa_state_size_window_sample_size: uint32Node, live_dwsa_state_size_window_sample_period: uint32Node, eviction_scan_size: uint32Node, starting_eviction_scan_level: uint32Node }));
/** Reads {@linkcode StateArchivalSettings} from its JSON value, as {@linkcode scValFromJson} does. */
export function stateArchivalSettingsFromJson(json: unknown): StateArchivalSettings {
  return readJson(StateArchivalSettings, stateArchivalSettingsNode, json);
}

/** How the JSON of `EvictionIterator` is read. @internal */
export const evictionIteratorNode: Node = /* @__PURE__ */ struct(() => ({ bucket_list_level: uint32Node, is_curr_bucket: bool, bucket_file_offset: uint64Node }));
/** Reads {@linkcode EvictionIterator} from its JSON value, as {@linkcode scValFromJson} does. */
export function evictionIteratorFromJson(json: unknown): EvictionIterator {
  return readJson(EvictionIterator, evictionIteratorNode, json);
}

/** How the JSON of `ConfigSettingScpTiming` is read. @internal */
export const configSettingScpTimingNode: Node = /* @__PURE__ */ struct(() => ({ ledger_target_close_time_milliseconds: uint32Node, nomination_timeout_initial_milliseconds: uint32Node, nomination_timeout_increment_milliseconds: uint32Node, ballot_timeout_initial_milliseconds: uint32Node, ballot_timeout_increment_milliseconds: uint32Node }));
/** Reads {@linkcode ConfigSettingScpTiming} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingScpTimingFromJson(json: unknown): ConfigSettingScpTiming {
  return readJson(ConfigSettingScpTiming, configSettingScpTimingNode, json);
}

/** How the JSON of `FrozenLedgerKeys` is read. @internal */
export const frozenLedgerKeysNode: Node = /* @__PURE__ */ struct(() => ({ keys: /* @__PURE__ */ array(() => encodedLedgerKeyNode) }));
/** Reads {@linkcode FrozenLedgerKeys} from its JSON value, as {@linkcode scValFromJson} does. */
export function frozenLedgerKeysFromJson(json: unknown): FrozenLedgerKeys {
  return readJson(FrozenLedgerKeys, frozenLedgerKeysNode, json);
}

/** How the JSON of `FrozenLedgerKeysDelta` is read. @internal */
export const frozenLedgerKeysDeltaNode: Node = /* @__PURE__ */ struct(() => ({ keys_to_freeze: /* @__PURE__ */ array(() => encodedLedgerKeyNode), keys_to_unfreeze: /* @__PURE__ */ array(() => encodedLedgerKeyNode) }));
/** Reads {@linkcode FrozenLedgerKeysDelta} from its JSON value, as {@linkcode scValFromJson} does. */
export function frozenLedgerKeysDeltaFromJson(json: unknown): FrozenLedgerKeysDelta {
  return readJson(FrozenLedgerKeysDelta, frozenLedgerKeysDeltaNode, json);
}

/** How the JSON of `FreezeBypassTxs` is read. @internal */
export const freezeBypassTxsNode: Node = /* @__PURE__ */ struct(() => ({ tx_hashes: /* @__PURE__ */ array(() => hashNode) }));
/** Reads {@linkcode FreezeBypassTxs} from its JSON value, as {@linkcode scValFromJson} does. */
export function freezeBypassTxsFromJson(json: unknown): FreezeBypassTxs {
  return readJson(FreezeBypassTxs, freezeBypassTxsNode, json);
}

/** How the JSON of `FreezeBypassTxsDelta` is read. @internal */
export const freezeBypassTxsDeltaNode: Node = /* @__PURE__ */ struct(() => ({ add_txs: /* @__PURE__ */ array(() => hashNode), remove_txs: /* @__PURE__ */ array(() => hashNode) }));
/** Reads {@linkcode FreezeBypassTxsDelta} from its JSON value, as {@linkcode scValFromJson} does. */
export function freezeBypassTxsDeltaFromJson(json: unknown): FreezeBypassTxsDelta {
  return readJson(FreezeBypassTxsDelta, freezeBypassTxsDeltaNode, json);
}

/** How the JSON of `ContractCostParams` is read. @internal */
export const contractCostParamsNode: Node = /* @__PURE__ */ array(() => contractCostParamEntryNode, 1024);
/** Reads {@linkcode ContractCostParams} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractCostParamsFromJson(json: unknown): ContractCostParams {
  return readJson({ xdrName: "ContractCostParams", read: (r) => r.array(1024, 20, "ContractCostParams", ContractCostParamEntry.read) }, contractCostParamsNode, json);
}

/** How the JSON of `ConfigSettingId` is read. @internal */
export const configSettingIdNode: Node = /* @__PURE__ */ members({ contract_max_size_bytes: 0, contract_compute_v0: 1, contract_ledger_cost_v0: 2, contract_historical_data_v0: 3, contract_events_v0: 4, contract_bandwidth_v0: 5, contract_cost_params_cpu_instructions: 6, contract_cost_params_memory_bytes: 7, contract_data_key_size_bytes: 8, contract_data_entry_size_bytes: 9, state_archival: 10, contract_execution_lanes: 11, live_dwsa_state_size_window: 12, eviction_iterator: 13, contract_parallel_compute_v0: 14, contract_ledger_cost_ext_v0: 15, scp_timing: 16, frozen_ledger_keys: 17, frozen_ledger_keys_delta: 18, freeze_bypass_txs: 19, freeze_bypass_txs_delta: 20 });
/** Reads {@linkcode ConfigSettingId} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingIdFromJson(json: unknown): ConfigSettingId {
  return readJson({ xdrName: "ConfigSettingId", read: (r) => r.enum(configSettingIdNames, "ConfigSettingId") }, configSettingIdNode, json);
}

/** How the JSON of `ConfigSettingEntry` is read. @internal */
export const configSettingEntryNode: Node = /* @__PURE__ */ union(() => ({ contract_max_size_bytes: [0, uint32Node], contract_compute_v0: [1, configSettingContractComputeV0Node], contract_ledger_cost_v0: [2, configSettingContractLedgerCostV0Node], contract_historical_data_v0: [3, configSettingContractHistoricalDataV0Node], contract_events_v0: [4, configSettingContractEventsV0Node], contract_bandwidth_v0: [5, configSettingContractBandwidthV0Node], contract_cost_params_cpu_instructions: [6, contractCostParamsNode], contract_cost_params_memory_bytes: [7, contractCostParamsNode], contract_data_key_size_bytes: [8, uint32Node], contract_data_entry_size_bytes: [9, uint32Node], state_archival: [10, stateArchivalSettingsNode], contract_execution_lanes: [11, configSettingContractExecutionLanesV0Node], live_dwsa_state_size_window: [12, /* @__PURE__ */ array(() => uint64Node)], eviction_iterator: [13, evictionIteratorNode], contract_parallel_compute_v0: [14, configSettingContractParallelComputeV0Node], contract_ledger_cost_ext_v0: [15, configSettingContractLedgerCostExtV0Node], scp_timing: [16, configSettingScpTimingNode], frozen_ledger_keys: [17, frozenLedgerKeysNode], frozen_ledger_keys_delta: [18, frozenLedgerKeysDeltaNode], freeze_bypass_txs: [19, freezeBypassTxsNode], freeze_bypass_txs_delta: [20, freezeBypassTxsDeltaNode] }));
/** Reads {@linkcode ConfigSettingEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function configSettingEntryFromJson(json: unknown): ConfigSettingEntry {
  return readJson(ConfigSettingEntry, configSettingEntryNode, json);
}
