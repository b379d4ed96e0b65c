// Generated from xdr/idl/*.x by scripts/generate_xdr.ts. Do not edit.

/** The JSON of {@linkcode ScBytes}. */
export type ScBytesJson = string;
/** The JSON of {@linkcode ScString}. */
export type ScStringJson = string;
/** The JSON of {@linkcode ScSymbol}. */
export type ScSymbolJson = string;
/** The JSON of {@linkcode ScValType}. */
export type ScValTypeJson = "bool" | "void" | "error" | "u32" | "i32" | "u64" | "i64" | "timepoint" | "duration" | "u128" | "i128" | "u256" | "i256" | "bytes" | "string" | "symbol" | "vec" | "map" | "address" | "contract_instance" | "ledger_key_contract_instance" | "ledger_key_nonce" | "executable_tag";
/** The JSON of {@linkcode ScErrorType}. */
export type ScErrorTypeJson = "contract" | "wasm_vm" | "context" | "storage" | "object" | "crypto" | "events" | "budget" | "value" | "auth";
/** The JSON of {@linkcode ScErrorCode}. */
export type ScErrorCodeJson = "arith_domain" | "index_bounds" | "invalid_input" | "missing_value" | "existing_value" | "exceeded_limit" | "invalid_action" | "internal_error" | "unexpected_type" | "unexpected_size";
/** The JSON of {@linkcode ScError}. */
export type ScErrorJson = { readonly contract: Uint32Json } | { readonly wasm_vm: ScErrorCodeJson } | { readonly context: ScErrorCodeJson } | { readonly storage: ScErrorCodeJson } | { readonly object: ScErrorCodeJson } | { readonly crypto: ScErrorCodeJson } | { readonly events: ScErrorCodeJson } | { readonly budget: ScErrorCodeJson } | { readonly value: ScErrorCodeJson } | { readonly auth: ScErrorCodeJson };
/** The JSON of {@linkcode Uint128Parts}. */
export type Uint128PartsJson = string;
/** The JSON of {@linkcode Int128Parts}. */
export type Int128PartsJson = string;
/** The JSON of {@linkcode Uint256Parts}. */
export type Uint256PartsJson = string;
/** The JSON of {@linkcode Int256Parts}. */
export type Int256PartsJson = string;
/** The JSON of {@linkcode ContractExecutableType}. */
export type ContractExecutableTypeJson = "wasm" | "stellar_asset" | "external_ref";
/** The JSON of {@linkcode ScAddressType}. */
export type ScAddressTypeJson = "account" | "contract" | "muxed_account" | "claimable_balance" | "liquidity_pool" | "muxed_contract";
/** The JSON of {@linkcode MuxedEd25519Account}. */
export type MuxedEd25519AccountJson = string;
/** The JSON of {@linkcode MuxedContract}. */
export type MuxedContractJson = string;
/** The JSON of {@linkcode ScAddress}. */
export type ScAddressJson = string;
/** The JSON of {@linkcode ContractExecutableExternalRef}. */
export type ContractExecutableExternalRefJson = { readonly executable_owner: ScAddressJson; readonly tag: ScStringJson };
/** The JSON of {@linkcode ContractExecutable}. */
export type ContractExecutableJson = { readonly wasm: HashJson } | "stellar_asset" | { readonly external_ref: ContractExecutableExternalRefJson };
/** The JSON of {@linkcode ScVec}. */
export type ScVecJson = readonly ScValJson[];
/** The JSON of {@linkcode ScMap}. */
export type ScMapJson = readonly ScMapEntryJson[];
/** The JSON of {@linkcode ScNonceKey}. */
export type ScNonceKeyJson = { readonly nonce: Int64Json };
/** The JSON of {@linkcode ScContractInstance}. */
export type ScContractInstanceJson = { readonly executable: ContractExecutableJson; readonly storage: ScMapJson | null };
/** The JSON of {@linkcode ScVal}. */
export type ScValJson = { readonly bool: boolean } | "void" | { readonly error: ScErrorJson } | { readonly u32: Uint32Json } | { readonly i32: Int32Json } | { readonly u64: Uint64Json } | { readonly i64: Int64Json } | { readonly timepoint: TimePointJson } | { readonly duration: DurationJson } | { readonly u128: Uint128PartsJson } | { readonly i128: Int128PartsJson } | { readonly u256: Uint256PartsJson } | { readonly i256: Int256PartsJson } | { readonly bytes: ScBytesJson } | { readonly string: ScStringJson } | { readonly symbol: ScSymbolJson } | { readonly vec: ScVecJson | null } | { readonly map: ScMapJson | null } | { readonly address: ScAddressJson } | { readonly contract_instance: ScContractInstanceJson } | "ledger_key_contract_instance" | { readonly ledger_key_nonce: ScNonceKeyJson } | { readonly executable_tag: ScStringJson };
/** The JSON of {@linkcode ScMapEntry}. */
export type ScMapEntryJson = { readonly key: ScValJson; readonly val: ScValJson };
/** The JSON of {@linkcode EncodedLedgerKey}. */
export type EncodedLedgerKeyJson = string;
/** The JSON of {@linkcode ConfigSettingContractExecutionLanesV0}. */
export type ConfigSettingContractExecutionLanesV0Json = { readonly ledger_max_tx_count: Uint32Json };
/** The JSON of {@linkcode ConfigSettingContractComputeV0}. */
export type ConfigSettingContractComputeV0Json = { readonly ledger_max_instructions: Int64Json; readonly tx_max_instructions: Int64Json; readonly fee_rate_per_instructions_increment: Int64Json; readonly tx_memory_limit: Uint32Json };
/** The JSON of {@linkcode ConfigSettingContractParallelComputeV0}. */
export type ConfigSettingContractParallelComputeV0Json = { readonly ledger_max_dependent_tx_clusters: Uint32Json };
/** The JSON of {@linkcode ConfigSettingContractLedgerCostV0}. */
export type ConfigSettingContractLedgerCostV0Json = { readonly ledger_max_disk_read_entries: Uint32Json; readonly ledger_max_disk_read_bytes: Uint32Json; readonly ledger_max_write_ledger_entries: Uint32Json; readonly ledger_max_write_bytes: Uint32Json; readonly tx_max_disk_read_entries: Uint32Json; readonly tx_max_disk_read_bytes: Uint32Json; readonly tx_max_write_ledger_entries: Uint32Json; readonly tx_max_write_bytes: Uint32Json; readonly fee_disk_read_ledger_entry: Int64Json; readonly fee_write_ledger_entry: Int64Json; readonly fee_disk_read1_kb: Int64Json; readonly dwsa_state_target_size_bytes: Int64Json; readonly rent_fee1_kb_dwsa_state_size_low: Int64Json; readonly rent_fee1_kb_dwsa_state_size_high: Int64Json; readonly dwsa_state_rent_fee_growth_factor: Uint32Json };
/** The JSON of {@linkcode ConfigSettingContractLedgerCostExtV0}. */
export type ConfigSettingContractLedgerCostExtV0Json = { readonly tx_max_footprint_entries: Uint32Json; readonly fee_write1_kb: Int64Json };
/** The JSON of {@linkcode ConfigSettingContractHistoricalDataV0}. */
export type ConfigSettingContractHistoricalDataV0Json = { readonly fee_historical1_kb: Int64Json };
/** The JSON of {@linkcode ConfigSettingContractEventsV0}. */
export type ConfigSettingContractEventsV0Json = { readonly tx_max_contract_events_size_bytes: Uint32Json; readonly fee_contract_events1_kb: Int64Json };
/** The JSON of {@linkcode ConfigSettingContractBandwidthV0}. */
export type ConfigSettingContractBandwidthV0Json = { readonly ledger_max_txs_size_bytes: Uint32Json; readonly tx_max_size_bytes: Uint32Json; readonly fee_tx_size1_kb: Int64Json };
/** The JSON of {@linkcode ContractCostType}. */
export type ContractCostTypeJson = "wasm_insn_exec" | "mem_alloc" | "mem_cpy" | "mem_cmp" | "dispatch_host_function" | "visit_object" | "val_ser" | "val_deser" | "compute_sha256_hash" | "compute_ed25519_pub_key" | "verify_ed25519_sig" | "vm_instantiation" | "vm_cached_instantiation" | "invoke_vm_function" | "compute_keccak256_hash" | "decode_ecdsa_curve256_sig" | "recover_ecdsa_secp256k1_key" | "int256_add_sub" | "int256_mul" | "int256_div" | "int256_pow" | "int256_shift" | "cha_cha20_draw_bytes" | "parse_wasm_instructions" | "parse_wasm_functions" | "parse_wasm_globals" | "parse_wasm_table_entries" | "parse_wasm_types" | "parse_wasm_data_segments" | "parse_wasm_elem_segments" | "parse_wasm_imports" | "parse_wasm_exports" | "parse_wasm_data_segment_bytes" | "instantiate_wasm_instructions" | "instantiate_wasm_functions" | "instantiate_wasm_globals" | "instantiate_wasm_table_entries" | "instantiate_wasm_types" | "instantiate_wasm_data_segments" | "instantiate_wasm_elem_segments" | "instantiate_wasm_imports" | "instantiate_wasm_exports" | "instantiate_wasm_data_segment_bytes" | "sec1_decode_point_uncompressed" | "verify_ecdsa_secp256r1_sig" | "bls12381_encode_fp" | "bls12381_decode_fp" | "bls12381_g1_check_point_on_curve" | "bls12381_g1_check_point_in_subgroup" | "bls12381_g2_check_point_on_curve" | "bls12381_g2_check_point_in_subgroup" | "bls12381_g1_projective_to_affine" | "bls12381_g2_projective_to_affine" | "bls12381_g1_add" | "bls12381_g1_mul" | "bls12381_g1_msm" | "bls12381_map_fp_to_g1" | "bls12381_hash_to_g1" | "bls12381_g2_add" | "bls12381_g2_mul" | "bls12381_g2_msm" | "bls12381_map_fp2_to_g2" | "bls12381_hash_to_g2" | "bls12381_pairing" | "bls12381_fr_from_u256" | "bls12381_fr_to_u256" | "bls12381_fr_add_sub" | "bls12381_fr_mul" | "bls12381_fr_pow" | "bls12381_fr_inv" | "bn254_encode_fp" | "bn254_decode_fp" | "bn254_g1_check_point_on_curve" | "bn254_g2_check_point_on_curve" | "bn254_g2_check_point_in_subgroup" | "bn254_g1_projective_to_affine" | "bn254_g1_add" | "bn254_g1_mul" | "bn254_pairing" | "bn254_fr_from_u256" | "bn254_fr_to_u256" | "bn254_fr_add_sub" | "bn254_fr_mul" | "bn254_fr_pow" | "bn254_fr_inv" | "bn254_g1_msm" | "ml_dsa44_decode_verifying_key" | "ml_dsa65_decode_verifying_key" | "ml_dsa87_decode_verifying_key" | "ml_dsa44_decode_signature" | "ml_dsa65_decode_signature" | "ml_dsa87_decode_signature" | "verify_ml_dsa44_sig" | "verify_ml_dsa65_sig" | "verify_ml_dsa87_sig";
/** The JSON of {@linkcode ContractCostParamEntry}. */
export type ContractCostParamEntryJson = { readonly ext: ExtensionPointJson; readonly const_term: Int64Json; readonly linear_term: Int64Json };
/** The JSON of {@linkcode StateArchivalSettings}. */
export type StateArchivalSettingsJson = { readonly max_entry_ttl: Uint32Json; readonly min_temporary_ttl: Uint32Json; readonly min_persistent_ttl: Uint32Json; readonly persistent_rent_rate_denominator: Int64Json; readonly temp_rent_rate_denominator: Int64Json; readonly max_entries_to_archive: Uint32Json; readonly live_dwsa_state_size_window_sample_size: Uint32Json; readonly live_dwsa_state_size_window_sample_period: Uint32Json; readonly eviction_scan_size: Uint32Json; readonly starting_eviction_scan_level: Uint32Json };
/** The JSON of {@linkcode EvictionIterator}. */
export type EvictionIteratorJson = { readonly bucket_list_level: Uint32Json; readonly is_curr_bucket: boolean; readonly bucket_file_offset: Uint64Json };
/** The JSON of {@linkcode ConfigSettingScpTiming}. */
export type ConfigSettingScpTimingJson = { readonly ledger_target_close_time_milliseconds: Uint32Json; readonly nomination_timeout_initial_milliseconds: Uint32Json; readonly nomination_timeout_increment_milliseconds: Uint32Json; readonly ballot_timeout_initial_milliseconds: Uint32Json; readonly ballot_timeout_increment_milliseconds: Uint32Json };
/** The JSON of {@linkcode FrozenLedgerKeys}. */
export type FrozenLedgerKeysJson = { readonly keys: readonly EncodedLedgerKeyJson[] };
/** The JSON of {@linkcode FrozenLedgerKeysDelta}. */
export type FrozenLedgerKeysDeltaJson = { readonly keys_to_freeze: readonly EncodedLedgerKeyJson[]; readonly keys_to_unfreeze: readonly EncodedLedgerKeyJson[] };
/** The JSON of {@linkcode FreezeBypassTxs}. */
export type FreezeBypassTxsJson = { readonly tx_hashes: readonly HashJson[] };
/** The JSON of {@linkcode FreezeBypassTxsDelta}. */
export type FreezeBypassTxsDeltaJson = { readonly add_txs: readonly HashJson[]; readonly remove_txs: readonly HashJson[] };
/** The JSON of {@linkcode ContractCostParams}. */
export type ContractCostParamsJson = readonly ContractCostParamEntryJson[];
/** The JSON of {@linkcode ConfigSettingId}. */
export type ConfigSettingIdJson = "contract_max_size_bytes" | "contract_compute_v0" | "contract_ledger_cost_v0" | "contract_historical_data_v0" | "contract_events_v0" | "contract_bandwidth_v0" | "contract_cost_params_cpu_instructions" | "contract_cost_params_memory_bytes" | "contract_data_key_size_bytes" | "contract_data_entry_size_bytes" | "state_archival" | "contract_execution_lanes" | "live_dwsa_state_size_window" | "eviction_iterator" | "contract_parallel_compute_v0" | "contract_ledger_cost_ext_v0" | "scp_timing" | "frozen_ledger_keys" | "frozen_ledger_keys_delta" | "freeze_bypass_txs" | "freeze_bypass_txs_delta";
/** The JSON of {@linkcode ConfigSettingEntry}. */
export type ConfigSettingEntryJson = { readonly contract_max_size_bytes: Uint32Json } | { readonly contract_compute_v0: ConfigSettingContractComputeV0Json } | { readonly contract_ledger_cost_v0: ConfigSettingContractLedgerCostV0Json } | { readonly contract_historical_data_v0: ConfigSettingContractHistoricalDataV0Json } | { readonly contract_events_v0: ConfigSettingContractEventsV0Json } | { readonly contract_bandwidth_v0: ConfigSettingContractBandwidthV0Json } | { readonly contract_cost_params_cpu_instructions: ContractCostParamsJson } | { readonly contract_cost_params_memory_bytes: ContractCostParamsJson } | { readonly contract_data_key_size_bytes: Uint32Json } | { readonly contract_data_entry_size_bytes: Uint32Json } | { readonly state_archival: StateArchivalSettingsJson } | { readonly contract_execution_lanes: ConfigSettingContractExecutionLanesV0Json } | { readonly live_dwsa_state_size_window: readonly Uint64Json[] } | { readonly eviction_iterator: EvictionIteratorJson } | { readonly contract_parallel_compute_v0: ConfigSettingContractParallelComputeV0Json } | { readonly contract_ledger_cost_ext_v0: ConfigSettingContractLedgerCostExtV0Json } | { readonly scp_timing: ConfigSettingScpTimingJson } | { readonly frozen_ledger_keys: FrozenLedgerKeysJson } | { readonly frozen_ledger_keys_delta: FrozenLedgerKeysDeltaJson } | { readonly freeze_bypass_txs: FreezeBypassTxsJson } | { readonly freeze_bypass_txs_delta: FreezeBypassTxsDeltaJson };
/** The JSON of {@linkcode ScEnvMetaKind}. */
export type ScEnvMetaKindJson = "sc_env_meta_kind_interface_version";
/** The JSON of {@linkcode ScEnvMetaEntryInterfaceVersion}. */
export type ScEnvMetaEntryInterfaceVersionJson = { readonly protocol: Uint32Json; readonly pre_release: Uint32Json };
/** The JSON of {@linkcode ScEnvMetaEntry}. */
export type ScEnvMetaEntryJson = { readonly sc_env_meta_kind_interface_version: ScEnvMetaEntryInterfaceVersionJson };
/** The JSON of {@linkcode ScMetaV0}. */
export type ScMetaV0Json = { readonly key: string; readonly val: string };
/** The JSON of {@linkcode ScMetaKind}. */
export type ScMetaKindJson = "sc_meta_v0";
/** The JSON of {@linkcode ScMetaEntry}. */
export type ScMetaEntryJson = { readonly sc_meta_v0: ScMetaV0Json };
/** The JSON of {@linkcode ScSpecType}. */
export type ScSpecTypeJson = "val" | "bool" | "void" | "error" | "u32" | "i32" | "u64" | "i64" | "timepoint" | "duration" | "u128" | "i128" | "u256" | "i256" | "bytes" | "string" | "symbol" | "address" | "muxed_address" | "option" | "result" | "vec" | "map" | "tuple" | "bytes_n" | "udt";
/** The JSON of {@linkcode ScSpecTypeOption}. */
export type ScSpecTypeOptionJson = { readonly value_type: ScSpecTypeDefJson };
/** The JSON of {@linkcode ScSpecTypeResult}. */
export type ScSpecTypeResultJson = { readonly ok_type: ScSpecTypeDefJson; readonly error_type: ScSpecTypeDefJson };
/** The JSON of {@linkcode ScSpecTypeVec}. */
export type ScSpecTypeVecJson = { readonly element_type: ScSpecTypeDefJson };
/** The JSON of {@linkcode ScSpecTypeMap}. */
export type ScSpecTypeMapJson = { readonly key_type: ScSpecTypeDefJson; readonly value_type: ScSpecTypeDefJson };
/** The JSON of {@linkcode ScSpecTypeTuple}. */
export type ScSpecTypeTupleJson = { readonly value_types: readonly ScSpecTypeDefJson[] };
/** The JSON of {@linkcode ScSpecTypeBytesN}. */
export type ScSpecTypeBytesNJson = { readonly n: Uint32Json };
/** The JSON of {@linkcode ScSpecTypeUdt}. */
export type ScSpecTypeUdtJson = { readonly name: string };
/** The JSON of {@linkcode ScSpecTypeDef}. */
export type ScSpecTypeDefJson = "val" | "bool" | "void" | "error" | "u32" | "i32" | "u64" | "i64" | "timepoint" | "duration" | "u128" | "i128" | "u256" | "i256" | "bytes" | "string" | "symbol" | "address" | "muxed_address" | { readonly option: ScSpecTypeOptionJson } | { readonly result: ScSpecTypeResultJson } | { readonly vec: ScSpecTypeVecJson } | { readonly map: ScSpecTypeMapJson } | { readonly tuple: ScSpecTypeTupleJson } | { readonly bytes_n: ScSpecTypeBytesNJson } | { readonly udt: ScSpecTypeUdtJson };
/** The JSON of {@linkcode ScSpecUdtStructFieldV0}. */
export type ScSpecUdtStructFieldV0Json = { readonly doc: string; readonly name: string; readonly type: ScSpecTypeDefJson };
/** The JSON of {@linkcode ScSpecUdtStructV0}. */
export type ScSpecUdtStructV0Json = { readonly doc: string; readonly lib: string; readonly name: string; readonly fields: readonly ScSpecUdtStructFieldV0Json[] };
/** The JSON of {@linkcode ScSpecUdtUnionCaseVoidV0}. */
export type ScSpecUdtUnionCaseVoidV0Json = { readonly doc: string; readonly name: string };
/** The JSON of {@linkcode ScSpecUdtUnionCaseTupleV0}. */
export type ScSpecUdtUnionCaseTupleV0Json = { readonly doc: string; readonly name: string; readonly type: readonly ScSpecTypeDefJson[] };
/** The JSON of {@linkcode ScSpecUdtUnionCaseV0Kind}. */
export type ScSpecUdtUnionCaseV0KindJson = "void_v0" | "tuple_v0";
/** The JSON of {@linkcode ScSpecUdtUnionCaseV0}. */
export type ScSpecUdtUnionCaseV0Json = { readonly void_v0: ScSpecUdtUnionCaseVoidV0Json } | { readonly tuple_v0: ScSpecUdtUnionCaseTupleV0Json };
/** The JSON of {@linkcode ScSpecUdtUnionV0}. */
export type ScSpecUdtUnionV0Json = { readonly doc: string; readonly lib: string; readonly name: string; readonly cases: readonly ScSpecUdtUnionCaseV0Json[] };
/** The JSON of {@linkcode ScSpecUdtEnumCaseV0}. */
export type ScSpecUdtEnumCaseV0Json = { readonly doc: string; readonly name: string; readonly value: Uint32Json };
/** The JSON of {@linkcode ScSpecUdtEnumV0}. */
export type ScSpecUdtEnumV0Json = { readonly doc: string; readonly lib: string; readonly name: string; readonly cases: readonly ScSpecUdtEnumCaseV0Json[] };
/** The JSON of {@linkcode ScSpecUdtErrorEnumCaseV0}. */
export type ScSpecUdtErrorEnumCaseV0Json = { readonly doc: string; readonly name: string; readonly value: Uint32Json };
/** The JSON of {@linkcode ScSpecUdtErrorEnumV0}. */
export type ScSpecUdtErrorEnumV0Json = { readonly doc: string; readonly lib: string; readonly name: string; readonly cases: readonly ScSpecUdtErrorEnumCaseV0Json[] };
/** The JSON of {@linkcode ScSpecFunctionInputV0}. */
export type ScSpecFunctionInputV0Json = { readonly doc: string; readonly name: string; readonly type: ScSpecTypeDefJson };
/** The JSON of {@linkcode ScSpecFunctionV0}. */
export type ScSpecFunctionV0Json = { readonly doc: string; readonly name: ScSymbolJson; readonly inputs: readonly ScSpecFunctionInputV0Json[]; readonly outputs: readonly ScSpecTypeDefJson[] };
/** The JSON of {@linkcode ScSpecEventParamLocationV0}. */
export type ScSpecEventParamLocationV0Json = "data" | "topic_list";
/** The JSON of {@linkcode ScSpecEventParamV0}. */
export type ScSpecEventParamV0Json = { readonly doc: string; readonly name: string; readonly type: ScSpecTypeDefJson; readonly location: ScSpecEventParamLocationV0Json };
/** The JSON of {@linkcode ScSpecEventDataFormat}. */
export type ScSpecEventDataFormatJson = "single_value" | "vec" | "map";
/** The JSON of {@linkcode ScSpecEventV0}. */
export type ScSpecEventV0Json = { readonly doc: string; readonly lib: string; readonly name: string; readonly prefix_topics: readonly ScSymbolJson[]; readonly params: readonly ScSpecEventParamV0Json[]; readonly data_format: ScSpecEventDataFormatJson };
/** The JSON of {@linkcode ScSpecEntryKind}. */
export type ScSpecEntryKindJson = "function_v0" | "udt_struct_v0" | "udt_union_v0" | "udt_enum_v0" | "udt_error_enum_v0" | "event_v0";
/** The JSON of {@linkcode ScSpecEntry}. */
export type ScSpecEntryJson = { readonly function_v0: ScSpecFunctionV0Json } | { readonly udt_struct_v0: ScSpecUdtStructV0Json } | { readonly udt_union_v0: ScSpecUdtUnionV0Json } | { readonly udt_enum_v0: ScSpecUdtEnumV0Json } | { readonly udt_error_enum_v0: ScSpecUdtErrorEnumV0Json } | { readonly event_v0: ScSpecEventV0Json };
/** The JSON of {@linkcode LedgerCloseMetaBatch}. */
export type LedgerCloseMetaBatchJson = { readonly start_sequence: Uint32Json; readonly end_sequence: Uint32Json; readonly ledger_close_metas: readonly LedgerCloseMetaJson[] };
/** The JSON of {@linkcode StoredTransactionSet}. */
export type StoredTransactionSetJson = { readonly v0: TransactionSetJson } | { readonly v1: GeneralizedTransactionSetJson };
/** The JSON of {@linkcode StoredDebugTransactionSet}. */
export type StoredDebugTransactionSetJson = { readonly tx_set: StoredTransactionSetJson; readonly ledger_seq: Uint32Json; readonly scp_value: StellarValueJson };
/** The JSON of {@linkcode PersistedScpStateV0}. */
export type PersistedScpStateV0Json = { readonly scp_envelopes: readonly ScpEnvelopeJson[]; readonly quorum_sets: readonly ScpQuorumSetJson[]; readonly tx_sets: readonly StoredTransactionSetJson[] };
/** The JSON of {@linkcode PersistedScpStateV1}. */
export type PersistedScpStateV1Json = { readonly scp_envelopes: readonly ScpEnvelopeJson[]; readonly quorum_sets: readonly ScpQuorumSetJson[] };
/** The JSON of {@linkcode PersistedScpState}. */
export type PersistedScpStateJson = { readonly v0: PersistedScpStateV0Json } | { readonly v1: PersistedScpStateV1Json };
/** The JSON of {@linkcode UpgradeType}. */
export type UpgradeTypeJson = string;
/** The JSON of {@linkcode StellarValueType}. */
export type StellarValueTypeJson = "basic" | "signed" | "empty_tx_set" | "signed_ms" | "empty_tx_set_ms";
/** The JSON of {@linkcode LedgerCloseValueSignature}. */
export type LedgerCloseValueSignatureJson = { readonly node_id: NodeIdJson; readonly signature: SignatureJson };
/** The JSON of {@linkcode StellarValueProposedValue}. */
export type StellarValueProposedValueJson = { readonly tx_set_hash: HashJson; readonly previous_ledger_hash: HashJson; readonly previous_ledger_version: Uint32Json; readonly lc_value_signature: LedgerCloseValueSignatureJson };
/** The JSON of {@linkcode StellarValueSignedMsValue}. */
export type StellarValueSignedMsValueJson = { readonly close_time_ms: TimePointMsJson; readonly lc_value_signature: LedgerCloseValueSignatureJson };
/** The JSON of {@linkcode StellarValueProposedMsValue}. */
export type StellarValueProposedMsValueJson = { readonly close_time_ms: TimePointMsJson; readonly tx_set_hash: HashJson; readonly previous_ledger_hash: HashJson; readonly previous_ledger_version: Uint32Json; readonly lc_value_signature: LedgerCloseValueSignatureJson };
/** The JSON of {@linkcode StellarValueExt}. */
export type StellarValueExtJson = "basic" | { readonly signed: LedgerCloseValueSignatureJson } | { readonly empty_tx_set: StellarValueProposedValueJson } | { readonly signed_ms: StellarValueSignedMsValueJson } | { readonly empty_tx_set_ms: StellarValueProposedMsValueJson };
/** The JSON of {@linkcode StellarValue}. */
export type StellarValueJson = { readonly tx_set_hash: HashJson; readonly close_time: TimePointJson; readonly upgrades: readonly UpgradeTypeJson[]; readonly ext: StellarValueExtJson };
/** The JSON of {@linkcode LedgerHeaderFlags}. */
export type LedgerHeaderFlagsJson = "trading_flag" | "deposit_flag" | "withdrawal_flag";
/** The JSON of {@linkcode LedgerHeaderExtensionV1Ext}. */
export type LedgerHeaderExtensionV1ExtJson = "v0";
/** The JSON of {@linkcode LedgerHeaderExtensionV1}. */
export type LedgerHeaderExtensionV1Json = { readonly flags: Uint32Json; readonly ext: LedgerHeaderExtensionV1ExtJson };
/** The JSON of {@linkcode LedgerHeaderExt}. */
export type LedgerHeaderExtJson = "v0" | { readonly v1: LedgerHeaderExtensionV1Json };
/** The JSON of {@linkcode LedgerHeader}. */
export type LedgerHeaderJson = { readonly ledger_version: Uint32Json; readonly previous_ledger_hash: HashJson; readonly scp_value: StellarValueJson; readonly tx_set_result_hash: HashJson; readonly bucket_list_hash: HashJson; readonly ledger_seq: Uint32Json; readonly total_coins: Int64Json; readonly fee_pool: Int64Json; readonly inflation_seq: Uint32Json; readonly id_pool: Uint64Json; readonly base_fee: Uint32Json; readonly base_reserve: Uint32Json; readonly max_tx_set_size: Uint32Json; readonly skip_list: readonly HashJson[]; readonly ext: LedgerHeaderExtJson };
/** The JSON of {@linkcode LedgerUpgradeType}. */
export type LedgerUpgradeTypeJson = "version" | "base_fee" | "max_tx_set_size" | "base_reserve" | "flags" | "config" | "max_dwsa_tx_set_size";
/** The JSON of {@linkcode ConfigUpgradeSetKey}. */
export type ConfigUpgradeSetKeyJson = { readonly contract_id: ContractIdJson; readonly content_hash: HashJson };
/** The JSON of {@linkcode LedgerUpgrade}. */
export type LedgerUpgradeJson = { readonly version: Uint32Json } | { readonly base_fee: Uint32Json } | { readonly max_tx_set_size: Uint32Json } | { readonly base_reserve: Uint32Json } | { readonly flags: Uint32Json } | { readonly config: ConfigUpgradeSetKeyJson } | { readonly max_dwsa_tx_set_size: Uint32Json };
/** The JSON of {@linkcode ConfigUpgradeSet}. */
export type ConfigUpgradeSetJson = { readonly updated_entry: readonly ConfigSettingEntryJson[] };
/** The JSON of {@linkcode TxSetComponentType}. */
export type TxSetComponentTypeJson = "txset_comp_txs_maybe_discounted_fee";
/** The JSON of {@linkcode DependentTxCluster}. */
export type DependentTxClusterJson = readonly TransactionEnvelopeJson[];
/** The JSON of {@linkcode ParallelTxExecutionStage}. */
export type ParallelTxExecutionStageJson = readonly DependentTxClusterJson[];
/** The JSON of {@linkcode ParallelTxsComponent}. */
export type ParallelTxsComponentJson = { readonly base_fee: Int64Json | null; readonly execution_stages: readonly ParallelTxExecutionStageJson[] };
/** The JSON of {@linkcode TxSetComponentTxsMaybeDiscountedFee}. */
export type TxSetComponentTxsMaybeDiscountedFeeJson = { readonly base_fee: Int64Json | null; readonly txs: readonly TransactionEnvelopeJson[] };
/** The JSON of {@linkcode TxSetComponent}. */
export type TxSetComponentJson = { readonly txset_comp_txs_maybe_discounted_fee: TxSetComponentTxsMaybeDiscountedFeeJson };
/** The JSON of {@linkcode TransactionPhase}. */
export type TransactionPhaseJson = { readonly v0: readonly TxSetComponentJson[] } | { readonly v1: ParallelTxsComponentJson };
/** The JSON of {@linkcode TransactionSet}. */
export type TransactionSetJson = { readonly previous_ledger_hash: HashJson; readonly txs: readonly TransactionEnvelopeJson[] };
/** The JSON of {@linkcode TransactionSetV1}. */
export type TransactionSetV1Json = { readonly previous_ledger_hash: HashJson; readonly phases: readonly TransactionPhaseJson[] };
/** The JSON of {@linkcode GeneralizedTransactionSet}. */
export type GeneralizedTransactionSetJson = { readonly v1: TransactionSetV1Json };
/** The JSON of {@linkcode TransactionResultPair}. */
export type TransactionResultPairJson = { readonly transaction_hash: HashJson; readonly result: TransactionResultJson };
/** The JSON of {@linkcode TransactionResultSet}. */
export type TransactionResultSetJson = { readonly results: readonly TransactionResultPairJson[] };
/** The JSON of {@linkcode TransactionHistoryEntryExt}. */
export type TransactionHistoryEntryExtJson = "v0" | { readonly v1: GeneralizedTransactionSetJson };
/** The JSON of {@linkcode TransactionHistoryEntry}. */
export type TransactionHistoryEntryJson = { readonly ledger_seq: Uint32Json; readonly tx_set: TransactionSetJson; readonly ext: TransactionHistoryEntryExtJson };
/** The JSON of {@linkcode TransactionHistoryResultEntryExt}. */
export type TransactionHistoryResultEntryExtJson = "v0";
/** The JSON of {@linkcode TransactionHistoryResultEntry}. */
export type TransactionHistoryResultEntryJson = { readonly ledger_seq: Uint32Json; readonly tx_result_set: TransactionResultSetJson; readonly ext: TransactionHistoryResultEntryExtJson };
/** The JSON of {@linkcode LedgerHeaderHistoryEntryExt}. */
export type LedgerHeaderHistoryEntryExtJson = "v0";
/** The JSON of {@linkcode LedgerHeaderHistoryEntry}. */
export type LedgerHeaderHistoryEntryJson = { readonly hash: HashJson; readonly header: LedgerHeaderJson; readonly ext: LedgerHeaderHistoryEntryExtJson };
/** The JSON of {@linkcode LedgerScpMessages}. */
export type LedgerScpMessagesJson = { readonly ledger_seq: Uint32Json; readonly messages: readonly ScpEnvelopeJson[] };
/** The JSON of {@linkcode ScpHistoryEntryV0}. */
export type ScpHistoryEntryV0Json = { readonly quorum_sets: readonly ScpQuorumSetJson[]; readonly ledger_messages: LedgerScpMessagesJson };
/** The JSON of {@linkcode ScpHistoryEntry}. */
export type ScpHistoryEntryJson = { readonly v0: ScpHistoryEntryV0Json };
/** The JSON of {@linkcode LedgerEntryChangeType}. */
export type LedgerEntryChangeTypeJson = "created" | "updated" | "removed" | "state" | "restored";
/** The JSON of {@linkcode LedgerEntryChange}. */
export type LedgerEntryChangeJson = { readonly created: LedgerEntryJson } | { readonly updated: LedgerEntryJson } | { readonly removed: LedgerKeyJson } | { readonly state: LedgerEntryJson } | { readonly restored: LedgerEntryJson };
/** The JSON of {@linkcode LedgerEntryChanges}. */
export type LedgerEntryChangesJson = readonly LedgerEntryChangeJson[];
/** The JSON of {@linkcode OperationMeta}. */
export type OperationMetaJson = { readonly changes: LedgerEntryChangesJson };
/** The JSON of {@linkcode TransactionMetaV1}. */
export type TransactionMetaV1Json = { readonly tx_changes: LedgerEntryChangesJson; readonly operations: readonly OperationMetaJson[] };
/** The JSON of {@linkcode TransactionMetaV2}. */
export type TransactionMetaV2Json = { readonly tx_changes_before: LedgerEntryChangesJson; readonly operations: readonly OperationMetaJson[]; readonly tx_changes_after: LedgerEntryChangesJson };
/** The JSON of {@linkcode ContractEventType}. */
export type ContractEventTypeJson = "system" | "contract" | "diagnostic";
/** The JSON of {@linkcode ContractEventV0}. */
export type ContractEventV0Json = { readonly topics: readonly ScValJson[]; readonly data: ScValJson };
/** The JSON of {@linkcode ContractEventBody}. */
export type ContractEventBodyJson = { readonly v0: ContractEventV0Json };
/** The JSON of {@linkcode ContractEvent}. */
export type ContractEventJson = { readonly ext: ExtensionPointJson; readonly contract_id: ContractIdJson | null; readonly type: ContractEventTypeJson; readonly body: ContractEventBodyJson };
/** The JSON of {@linkcode DiagnosticEvent}. */
export type DiagnosticEventJson = { readonly in_successful_contract_call: boolean; readonly event: ContractEventJson };
/** The JSON of {@linkcode DwsaTransactionMetaExtV1}. */
export type DwsaTransactionMetaExtV1Json = { readonly ext: ExtensionPointJson; readonly total_non_refundable_resource_fee_charged: Int64Json; readonly total_refundable_resource_fee_charged: Int64Json; readonly rent_fee_charged: Int64Json };
/** The JSON of {@linkcode DwsaTransactionMetaExt}. */
export type DwsaTransactionMetaExtJson = "v0" | { readonly v1: DwsaTransactionMetaExtV1Json };
/** The JSON of {@linkcode DwsaTransactionMeta}. */
export type DwsaTransactionMetaJson = { readonly ext: DwsaTransactionMetaExtJson; readonly events: readonly ContractEventJson[]; readonly return_value: ScValJson; readonly diagnostic_events: readonly DiagnosticEventJson[] };
/** The JSON of {@linkcode TransactionMetaV3}. */
export type TransactionMetaV3Json = { readonly ext: ExtensionPointJson; readonly tx_changes_before: LedgerEntryChangesJson; readonly operations: readonly OperationMetaJson[]; readonly tx_changes_after: LedgerEntryChangesJson; readonly dwsa_meta: DwsaTransactionMetaJson | null };
/** The JSON of {@linkcode OperationMetaV2}. */
export type OperationMetaV2Json = { readonly ext: ExtensionPointJson; readonly changes: LedgerEntryChangesJson; readonly events: readonly ContractEventJson[] };
/** The JSON of {@linkcode DwsaTransactionMetaV2}. */
export type DwsaTransactionMetaV2Json = { readonly ext: DwsaTransactionMetaExtJson; readonly return_value: ScValJson | null };
/** The JSON of {@linkcode TransactionEventStage}. */
export type TransactionEventStageJson = "before_all_txs" | "after_tx" | "after_all_txs";
/** The JSON of {@linkcode TransactionEvent}. */
export type TransactionEventJson = { readonly stage: TransactionEventStageJson; readonly event: ContractEventJson };
/** The JSON of {@linkcode TransactionMetaV4}. */
export type TransactionMetaV4Json = { readonly ext: ExtensionPointJson; readonly tx_changes_before: LedgerEntryChangesJson; readonly operations: readonly OperationMetaV2Json[]; readonly tx_changes_after: LedgerEntryChangesJson; readonly dwsa_meta: DwsaTransactionMetaV2Json | null; readonly events: readonly TransactionEventJson[]; readonly diagnostic_events: readonly DiagnosticEventJson[] };
/** The JSON of {@linkcode InvokeHostFunctionSuccessPreImage}. */
export type InvokeHostFunctionSuccessPreImageJson = { readonly return_value: ScValJson; readonly events: readonly ContractEventJson[] };
/** The JSON of {@linkcode TransactionMeta}. */
export type TransactionMetaJson = { readonly v0: readonly OperationMetaJson[] } | { readonly v1: TransactionMetaV1Json } | { readonly v2: TransactionMetaV2Json } | { readonly v3: TransactionMetaV3Json } | { readonly v4: TransactionMetaV4Json };
/** The JSON of {@linkcode TransactionResultMeta}. */
export type TransactionResultMetaJson = { readonly result: TransactionResultPairJson; readonly fee_processing: LedgerEntryChangesJson; readonly tx_apply_processing: TransactionMetaJson };
/** The JSON of {@linkcode TransactionResultMetaV1}. */
export type TransactionResultMetaV1Json = { readonly ext: ExtensionPointJson; readonly result: TransactionResultPairJson; readonly fee_processing: LedgerEntryChangesJson; readonly tx_apply_processing: TransactionMetaJson; readonly post_tx_apply_fee_processing: LedgerEntryChangesJson };
/** The JSON of {@linkcode UpgradeEntryMeta}. */
export type UpgradeEntryMetaJson = { readonly upgrade: LedgerUpgradeJson; readonly changes: LedgerEntryChangesJson };
/** The JSON of {@linkcode LedgerCloseMetaV0}. */
export type LedgerCloseMetaV0Json = { readonly ledger_header: LedgerHeaderHistoryEntryJson; readonly tx_set: TransactionSetJson; readonly tx_processing: readonly TransactionResultMetaJson[]; readonly upgrades_processing: readonly UpgradeEntryMetaJson[]; readonly scp_info: readonly ScpHistoryEntryJson[] };
/** The JSON of {@linkcode LedgerCloseMetaExtV1}. */
export type LedgerCloseMetaExtV1Json = { readonly ext: ExtensionPointJson; readonly dwsa_fee_write1_kb: Int64Json };
/** The JSON of {@linkcode LedgerCloseMetaExt}. */
export type LedgerCloseMetaExtJson = "v0" | { readonly v1: LedgerCloseMetaExtV1Json };
/** The JSON of {@linkcode LedgerCloseMetaV1}. */
export type LedgerCloseMetaV1Json = { readonly ext: LedgerCloseMetaExtJson; readonly ledger_header: LedgerHeaderHistoryEntryJson; readonly tx_set: GeneralizedTransactionSetJson; readonly tx_processing: readonly TransactionResultMetaJson[]; readonly upgrades_processing: readonly UpgradeEntryMetaJson[]; readonly scp_info: readonly ScpHistoryEntryJson[]; readonly total_byte_size_of_live_dwsa_state: Uint64Json; readonly evicted_keys: readonly LedgerKeyJson[]; readonly unused: readonly LedgerEntryJson[] };
/** The JSON of {@linkcode LedgerCloseMetaV2}. */
export type LedgerCloseMetaV2Json = { readonly ext: LedgerCloseMetaExtJson; readonly ledger_header: LedgerHeaderHistoryEntryJson; readonly tx_set: GeneralizedTransactionSetJson; readonly tx_processing: readonly TransactionResultMetaV1Json[]; readonly upgrades_processing: readonly UpgradeEntryMetaJson[]; readonly scp_info: readonly ScpHistoryEntryJson[]; readonly total_byte_size_of_live_dwsa_state: Uint64Json; readonly evicted_keys: readonly LedgerKeyJson[] };
/** The JSON of {@linkcode LedgerCloseMeta}. */
export type LedgerCloseMetaJson = { readonly v0: LedgerCloseMetaV0Json } | { readonly v1: LedgerCloseMetaV1Json } | { readonly v2: LedgerCloseMetaV2Json };
/** The JSON of {@linkcode Thresholds}. */
export type ThresholdsJson = string;
/** The JSON of {@linkcode String32}. */
export type String32Json = string;
/** The JSON of {@linkcode String64}. */
export type String64Json = string;
/** The JSON of {@linkcode SequenceNumber}. */
export type SequenceNumberJson = Int64Json;
/** The JSON of {@linkcode DataValue}. */
export type DataValueJson = string;
/** The JSON of {@linkcode AssetCode4}. */
export type AssetCode4Json = string;
/** The JSON of {@linkcode AssetCode12}. */
export type AssetCode12Json = string;
/** The JSON of {@linkcode AssetType}. */
export type AssetTypeJson = "native" | "credit_alphanum4" | "credit_alphanum12" | "pool_share";
/** The JSON of {@linkcode AssetCode}. */
export type AssetCodeJson = string;
/** The JSON of {@linkcode AlphaNum4}. */
export type AlphaNum4Json = { readonly asset_code: AssetCode4Json; readonly issuer: AccountIdJson };
/** The JSON of {@linkcode AlphaNum12}. */
export type AlphaNum12Json = { readonly asset_code: AssetCode12Json; readonly issuer: AccountIdJson };
/** The JSON of {@linkcode Asset}. */
export type AssetJson = "native" | { readonly credit_alphanum4: AlphaNum4Json } | { readonly credit_alphanum12: AlphaNum12Json };
/** The JSON of {@linkcode Price}. */
export type PriceJson = { readonly n: Int32Json; readonly d: Int32Json };
/** The JSON of {@linkcode Liabilities}. */
export type LiabilitiesJson = { readonly buying: Int64Json; readonly selling: Int64Json };
/** The JSON of {@linkcode ThresholdIndexes}. */
export type ThresholdIndexesJson = "master_weight" | "low" | "med" | "high";
/** The JSON of {@linkcode LedgerEntryType}. */
export type LedgerEntryTypeJson = "account" | "trustline" | "offer" | "data" | "claimable_balance" | "liquidity_pool" | "contract_data" | "contract_code" | "config_setting" | "ttl";
/** The JSON of {@linkcode Signer}. */
export type SignerJson = { readonly key: SignerKeyJson; readonly weight: Uint32Json };
/** The JSON of {@linkcode AccountFlags}. */
export type AccountFlagsJson = "required_flag" | "revocable_flag" | "immutable_flag" | "clawback_enabled_flag";
/** The JSON of {@linkcode SponsorshipDescriptor}. */
export type SponsorshipDescriptorJson = AccountIdJson | null;
/** The JSON of {@linkcode AccountEntryExtensionV3}. */
export type AccountEntryExtensionV3Json = { readonly ext: ExtensionPointJson; readonly seq_ledger: Uint32Json; readonly seq_time: TimePointJson };
/** The JSON of {@linkcode AccountEntryExtensionV2Ext}. */
export type AccountEntryExtensionV2ExtJson = "v0" | { readonly v3: AccountEntryExtensionV3Json };
/** The JSON of {@linkcode AccountEntryExtensionV2}. */
export type AccountEntryExtensionV2Json = { readonly num_sponsored: Uint32Json; readonly num_sponsoring: Uint32Json; readonly signer_sponsoring_i_ds: readonly SponsorshipDescriptorJson[]; readonly ext: AccountEntryExtensionV2ExtJson };
/** The JSON of {@linkcode AccountEntryExtensionV1Ext}. */
export type AccountEntryExtensionV1ExtJson = "v0" | { readonly v2: AccountEntryExtensionV2Json };
/** The JSON of {@linkcode AccountEntryExtensionV1}. */
export type AccountEntryExtensionV1Json = { readonly liabilities: LiabilitiesJson; readonly ext: AccountEntryExtensionV1ExtJson };
/** The JSON of {@linkcode AccountEntryExt}. */
export type AccountEntryExtJson = "v0" | { readonly v1: AccountEntryExtensionV1Json };
/** The JSON of {@linkcode AccountEntry}. */
export type AccountEntryJson = { readonly account_id: AccountIdJson; readonly balance: Int64Json; readonly seq_num: SequenceNumberJson; readonly num_sub_entries: Uint32Json; readonly inflation_dest: AccountIdJson | null; readonly flags: Uint32Json; readonly home_domain: String32Json; readonly thresholds: ThresholdsJson; readonly signers: readonly SignerJson[]; readonly ext: AccountEntryExtJson };
/** The JSON of {@linkcode TrustLineFlags}. */
export type TrustLineFlagsJson = "authorized_flag" | "authorized_to_maintain_liabilities_flag" | "trustline_clawback_enabled_flag";
/** The JSON of {@linkcode LiquidityPoolType}. */
export type LiquidityPoolTypeJson = "liquidity_pool_constant_product";
/** The JSON of {@linkcode TrustLineAsset}. */
export type TrustLineAssetJson = "native" | { readonly credit_alphanum4: AlphaNum4Json } | { readonly credit_alphanum12: AlphaNum12Json } | { readonly pool_share: PoolIdJson };
/** The JSON of {@linkcode TrustLineEntryExtensionV2Ext}. */
export type TrustLineEntryExtensionV2ExtJson = "v0";
/** The JSON of {@linkcode TrustLineEntryExtensionV2}. */
export type TrustLineEntryExtensionV2Json = { readonly liquidity_pool_use_count: Int32Json; readonly ext: TrustLineEntryExtensionV2ExtJson };
/** The JSON of {@linkcode TrustLineEntryV1Ext}. */
export type TrustLineEntryV1ExtJson = "v0" | { readonly v2: TrustLineEntryExtensionV2Json };
/** The JSON of {@linkcode TrustLineEntryV1}. */
export type TrustLineEntryV1Json = { readonly liabilities: LiabilitiesJson; readonly ext: TrustLineEntryV1ExtJson };
/** The JSON of {@linkcode TrustLineEntryExt}. */
export type TrustLineEntryExtJson = "v0" | { readonly v1: TrustLineEntryV1Json };
/** The JSON of {@linkcode TrustLineEntry}. */
export type TrustLineEntryJson = { readonly account_id: AccountIdJson; readonly asset: TrustLineAssetJson; readonly balance: Int64Json; readonly limit: Int64Json; readonly flags: Uint32Json; readonly ext: TrustLineEntryExtJson };
/** The JSON of {@linkcode OfferEntryFlags}. */
export type OfferEntryFlagsJson = "passive_flag";
/** The JSON of {@linkcode OfferEntryExt}. */
export type OfferEntryExtJson = "v0";
/** The JSON of {@linkcode OfferEntry}. */
export type OfferEntryJson = { readonly seller_id: AccountIdJson; readonly offer_id: Int64Json; readonly selling: AssetJson; readonly buying: AssetJson; readonly amount: Int64Json; readonly price: PriceJson; readonly flags: Uint32Json; readonly ext: OfferEntryExtJson };
/** The JSON of {@linkcode DataEntryExt}. */
export type DataEntryExtJson = "v0";
/** The JSON of {@linkcode DataEntry}. */
export type DataEntryJson = { readonly account_id: AccountIdJson; readonly data_name: String64Json; readonly data_value: DataValueJson; readonly ext: DataEntryExtJson };
/** The JSON of {@linkcode ClaimPredicateType}. */
export type ClaimPredicateTypeJson = "unconditional" | "and" | "or" | "not" | "before_absolute_time" | "before_relative_time";
/** The JSON of {@linkcode ClaimPredicate}. */
export type ClaimPredicateJson = "unconditional" | { readonly and: readonly ClaimPredicateJson[] } | { readonly or: readonly ClaimPredicateJson[] } | { readonly not: ClaimPredicateJson | null } | { readonly before_absolute_time: Int64Json } | { readonly before_relative_time: Int64Json };
/** The JSON of {@linkcode ClaimantType}. */
export type ClaimantTypeJson = "claimant_type_v0";
/** The JSON of {@linkcode ClaimantV0}. */
export type ClaimantV0Json = { readonly destination: AccountIdJson; readonly predicate: ClaimPredicateJson };
/** The JSON of {@linkcode Claimant}. */
export type ClaimantJson = { readonly claimant_type_v0: ClaimantV0Json };
/** The JSON of {@linkcode ClaimableBalanceFlags}. */
export type ClaimableBalanceFlagsJson = "claimable_balance_clawback_enabled_flag";
/** The JSON of {@linkcode ClaimableBalanceEntryExtensionV1Ext}. */
export type ClaimableBalanceEntryExtensionV1ExtJson = "v0";
/** The JSON of {@linkcode ClaimableBalanceEntryExtensionV1}. */
export type ClaimableBalanceEntryExtensionV1Json = { readonly ext: ClaimableBalanceEntryExtensionV1ExtJson; readonly flags: Uint32Json };
/** The JSON of {@linkcode ClaimableBalanceEntryExt}. */
export type ClaimableBalanceEntryExtJson = "v0" | { readonly v1: ClaimableBalanceEntryExtensionV1Json };
/** The JSON of {@linkcode ClaimableBalanceEntry}. */
export type ClaimableBalanceEntryJson = { readonly balance_id: ClaimableBalanceIdJson; readonly claimants: readonly ClaimantJson[]; readonly asset: AssetJson; readonly amount: Int64Json; readonly ext: ClaimableBalanceEntryExtJson };
/** The JSON of {@linkcode LiquidityPoolConstantProductParameters}. */
export type LiquidityPoolConstantProductParametersJson = { readonly asset_a: AssetJson; readonly asset_b: AssetJson; readonly fee: Int32Json };
/** The JSON of {@linkcode LiquidityPoolEntryConstantProduct}. */
export type LiquidityPoolEntryConstantProductJson = { readonly params: LiquidityPoolConstantProductParametersJson; readonly reserve_a: Int64Json; readonly reserve_b: Int64Json; readonly total_pool_shares: Int64Json; readonly pool_shares_trust_line_count: Int64Json };
/** The JSON of {@linkcode LiquidityPoolEntryBody}. */
export type LiquidityPoolEntryBodyJson = { readonly liquidity_pool_constant_product: LiquidityPoolEntryConstantProductJson };
/** The JSON of {@linkcode LiquidityPoolEntry}. */
export type LiquidityPoolEntryJson = { readonly liquidity_pool_id: PoolIdJson; readonly body: LiquidityPoolEntryBodyJson };
/** The JSON of {@linkcode ContractDataDurability}. */
export type ContractDataDurabilityJson = "temporary" | "persistent";
/** The JSON of {@linkcode ContractDataEntry}. */
export type ContractDataEntryJson = { readonly ext: ExtensionPointJson; readonly contract: ScAddressJson; readonly key: ScValJson; readonly durability: ContractDataDurabilityJson; readonly val: ScValJson };
/** The JSON of {@linkcode ContractCodeCostInputs}. */
export type ContractCodeCostInputsJson = { readonly ext: ExtensionPointJson; readonly n_instructions: Uint32Json; readonly n_functions: Uint32Json; readonly n_globals: Uint32Json; readonly n_table_entries: Uint32Json; readonly n_types: Uint32Json; readonly n_data_segments: Uint32Json; readonly n_elem_segments: Uint32Json; readonly n_imports: Uint32Json; readonly n_exports: Uint32Json; readonly n_data_segment_bytes: Uint32Json };
/** The JSON of {@linkcode ContractCodeEntryV1}. */
export type ContractCodeEntryV1Json = { readonly ext: ExtensionPointJson; readonly cost_inputs: ContractCodeCostInputsJson };
/** The JSON of {@linkcode ContractCodeEntryExt}. */
export type ContractCodeEntryExtJson = "v0" | { readonly v1: ContractCodeEntryV1Json };
/** The JSON of {@linkcode ContractCodeEntry}. */
export type ContractCodeEntryJson = { readonly ext: ContractCodeEntryExtJson; readonly hash: HashJson; readonly code: string };
/** The JSON of {@linkcode TtlEntry}. */
export type TtlEntryJson = { readonly key_hash: HashJson; readonly live_until_ledger_seq: Uint32Json };
/** The JSON of {@linkcode LedgerEntryExtensionV1Ext}. */
export type LedgerEntryExtensionV1ExtJson = "v0";
/** The JSON of {@linkcode LedgerEntryExtensionV1}. */
export type LedgerEntryExtensionV1Json = { readonly sponsoring_id: SponsorshipDescriptorJson; readonly ext: LedgerEntryExtensionV1ExtJson };
/** The JSON of {@linkcode LedgerEntryData}. */
export type LedgerEntryDataJson = { readonly account: AccountEntryJson } | { readonly trustline: TrustLineEntryJson } | { readonly offer: OfferEntryJson } | { readonly data: DataEntryJson } | { readonly claimable_balance: ClaimableBalanceEntryJson } | { readonly liquidity_pool: LiquidityPoolEntryJson } | { readonly contract_data: ContractDataEntryJson } | { readonly contract_code: ContractCodeEntryJson } | { readonly config_setting: ConfigSettingEntryJson } | { readonly ttl: TtlEntryJson };
/** The JSON of {@linkcode LedgerEntryExt}. */
export type LedgerEntryExtJson = "v0" | { readonly v1: LedgerEntryExtensionV1Json };
/** The JSON of {@linkcode LedgerEntry}. */
export type LedgerEntryJson = { readonly last_modified_ledger_seq: Uint32Json; readonly data: LedgerEntryDataJson; readonly ext: LedgerEntryExtJson };
/** The JSON of {@linkcode LedgerKeyAccount}. */
export type LedgerKeyAccountJson = { readonly account_id: AccountIdJson };
/** The JSON of {@linkcode LedgerKeyTrustLine}. */
export type LedgerKeyTrustLineJson = { readonly account_id: AccountIdJson; readonly asset: TrustLineAssetJson };
/** The JSON of {@linkcode LedgerKeyOffer}. */
export type LedgerKeyOfferJson = { readonly seller_id: AccountIdJson; readonly offer_id: Int64Json };
/** The JSON of {@linkcode LedgerKeyData}. */
export type LedgerKeyDataJson = { readonly account_id: AccountIdJson; readonly data_name: String64Json };
/** The JSON of {@linkcode LedgerKeyClaimableBalance}. */
export type LedgerKeyClaimableBalanceJson = { readonly balance_id: ClaimableBalanceIdJson };
/** The JSON of {@linkcode LedgerKeyLiquidityPool}. */
export type LedgerKeyLiquidityPoolJson = { readonly liquidity_pool_id: PoolIdJson };
/** The JSON of {@linkcode LedgerKeyContractData}. */
export type LedgerKeyContractDataJson = { readonly contract: ScAddressJson; readonly key: ScValJson; readonly durability: ContractDataDurabilityJson };
/** The JSON of {@linkcode LedgerKeyContractCode}. */
export type LedgerKeyContractCodeJson = { readonly hash: HashJson };
/** The JSON of {@linkcode LedgerKeyConfigSetting}. */
export type LedgerKeyConfigSettingJson = { readonly config_setting_id: ConfigSettingIdJson };
/** The JSON of {@linkcode LedgerKeyTtl}. */
export type LedgerKeyTtlJson = { readonly key_hash: HashJson };
/** The JSON of {@linkcode LedgerKey}. */
export type LedgerKeyJson = { readonly account: LedgerKeyAccountJson } | { readonly trustline: LedgerKeyTrustLineJson } | { readonly offer: LedgerKeyOfferJson } | { readonly data: LedgerKeyDataJson } | { readonly claimable_balance: LedgerKeyClaimableBalanceJson } | { readonly liquidity_pool: LedgerKeyLiquidityPoolJson } | { readonly contract_data: LedgerKeyContractDataJson } | { readonly contract_code: LedgerKeyContractCodeJson } | { readonly config_setting: LedgerKeyConfigSettingJson } | { readonly ttl: LedgerKeyTtlJson };
/** The JSON of {@linkcode EnvelopeType}. */
export type EnvelopeTypeJson = "tx_v0" | "scp" | "tx" | "auth" | "scpvalue" | "tx_fee_bump" | "op_id" | "pool_revoke_op_id" | "contract_id" | "dwsa_authorization" | "dwsa_authorization_with_address";
/** The JSON of {@linkcode BucketListType}. */
export type BucketListTypeJson = "live" | "hot_archive";
/** The JSON of {@linkcode BucketEntryType}. */
export type BucketEntryTypeJson = "metaentry" | "liveentry" | "deadentry" | "initentry";
/** The JSON of {@linkcode HotArchiveBucketEntryType}. */
export type HotArchiveBucketEntryTypeJson = "metaentry" | "archived" | "live";
/** The JSON of {@linkcode BucketMetadataExt}. */
export type BucketMetadataExtJson = "v0" | { readonly v1: BucketListTypeJson };
/** The JSON of {@linkcode BucketMetadata}. */
export type BucketMetadataJson = { readonly ledger_version: Uint32Json; readonly ext: BucketMetadataExtJson };
/** The JSON of {@linkcode BucketEntry}. */
export type BucketEntryJson = { readonly liveentry: LedgerEntryJson } | { readonly initentry: LedgerEntryJson } | { readonly deadentry: LedgerKeyJson } | { readonly metaentry: BucketMetadataJson };
/** The JSON of {@linkcode HotArchiveBucketEntry}. */
export type HotArchiveBucketEntryJson = { readonly archived: LedgerEntryJson } | { readonly live: LedgerKeyJson } | { readonly metaentry: BucketMetadataJson };
/** The JSON of {@linkcode ErrorCode}. */
export type ErrorCodeJson = "misc" | "data" | "conf" | "auth" | "load";
/** The JSON of {@linkcode SError}. */
export type SErrorJson = { readonly code: ErrorCodeJson; readonly msg: string };
/** The JSON of {@linkcode SendMore}. */
export type SendMoreJson = { readonly num_messages: Uint32Json };
/** The JSON of {@linkcode SendMoreExtended}. */
export type SendMoreExtendedJson = { readonly num_messages: Uint32Json; readonly num_bytes: Uint32Json };
/** The JSON of {@linkcode AuthCert}. */
export type AuthCertJson = { readonly pubkey: Curve25519PublicJson; readonly expiration: Uint64Json; readonly sig: SignatureJson };
/** The JSON of {@linkcode Hello}. */
export type HelloJson = { readonly ledger_version: Uint32Json; readonly overlay_version: Uint32Json; readonly overlay_min_version: Uint32Json; readonly network_id: HashJson; readonly version_str: string; readonly listening_port: number; readonly peer_id: NodeIdJson; readonly cert: AuthCertJson; readonly nonce: Uint256BytesJson };
/** The JSON of {@linkcode Auth}. */
export type AuthJson = { readonly flags: number };
/** The JSON of {@linkcode IpAddrType}. */
export type IpAddrTypeJson = "i_pv4" | "i_pv6";
/** The JSON of {@linkcode PeerAddressIp}. */
export type PeerAddressIpJson = { readonly i_pv4: string } | { readonly i_pv6: string };
/** The JSON of {@linkcode PeerAddress}. */
export type PeerAddressJson = { readonly ip: PeerAddressIpJson; readonly port: Uint32Json; readonly num_failures: Uint32Json };
/** The JSON of {@linkcode MessageType}. */
export type MessageTypeJson = "error_msg" | "auth" | "dont_have" | "peers" | "get_tx_set" | "tx_set" | "generalized_tx_set" | "transaction" | "get_scp_quorumset" | "scp_quorumset" | "scp_message" | "get_scp_state" | "hello" | "send_more" | "send_more_extended" | "flood_advert" | "flood_demand" | "time_sliced_survey_request" | "time_sliced_survey_response" | "time_sliced_survey_start_collecting" | "time_sliced_survey_stop_collecting";
/** The JSON of {@linkcode DontHave}. */
export type DontHaveJson = { readonly type: MessageTypeJson; readonly req_hash: Uint256BytesJson };
/** The JSON of {@linkcode SurveyMessageCommandType}. */
export type SurveyMessageCommandTypeJson = "time_sliced_survey_topology";
/** The JSON of {@linkcode SurveyMessageResponseType}. */
export type SurveyMessageResponseTypeJson = "survey_topology_response_v2";
/** The JSON of {@linkcode TimeSlicedSurveyStartCollectingMessage}. */
export type TimeSlicedSurveyStartCollectingMessageJson = { readonly surveyor_id: NodeIdJson; readonly nonce: Uint32Json; readonly ledger_num: Uint32Json };
/** The JSON of {@linkcode SignedTimeSlicedSurveyStartCollectingMessage}. */
export type SignedTimeSlicedSurveyStartCollectingMessageJson = { readonly signature: SignatureJson; readonly start_collecting: TimeSlicedSurveyStartCollectingMessageJson };
/** The JSON of {@linkcode TimeSlicedSurveyStopCollectingMessage}. */
export type TimeSlicedSurveyStopCollectingMessageJson = { readonly surveyor_id: NodeIdJson; readonly nonce: Uint32Json; readonly ledger_num: Uint32Json };
/** The JSON of {@linkcode SignedTimeSlicedSurveyStopCollectingMessage}. */
export type SignedTimeSlicedSurveyStopCollectingMessageJson = { readonly signature: SignatureJson; readonly stop_collecting: TimeSlicedSurveyStopCollectingMessageJson };
/** The JSON of {@linkcode SurveyRequestMessage}. */
export type SurveyRequestMessageJson = { readonly surveyor_peer_id: NodeIdJson; readonly surveyed_peer_id: NodeIdJson; readonly ledger_num: Uint32Json; readonly encryption_key: Curve25519PublicJson; readonly command_type: SurveyMessageCommandTypeJson };
/** The JSON of {@linkcode TimeSlicedSurveyRequestMessage}. */
export type TimeSlicedSurveyRequestMessageJson = { readonly request: SurveyRequestMessageJson; readonly nonce: Uint32Json; readonly inbound_peers_index: Uint32Json; readonly outbound_peers_index: Uint32Json };
/** The JSON of {@linkcode SignedTimeSlicedSurveyRequestMessage}. */
export type SignedTimeSlicedSurveyRequestMessageJson = { readonly request_signature: SignatureJson; readonly request: TimeSlicedSurveyRequestMessageJson };
/** The JSON of {@linkcode EncryptedBody}. */
export type EncryptedBodyJson = string;
/** The JSON of {@linkcode SurveyResponseMessage}. */
export type SurveyResponseMessageJson = { readonly surveyor_peer_id: NodeIdJson; readonly surveyed_peer_id: NodeIdJson; readonly ledger_num: Uint32Json; readonly command_type: SurveyMessageCommandTypeJson; readonly encrypted_body: EncryptedBodyJson };
/** The JSON of {@linkcode TimeSlicedSurveyResponseMessage}. */
export type TimeSlicedSurveyResponseMessageJson = { readonly response: SurveyResponseMessageJson; readonly nonce: Uint32Json };
/** The JSON of {@linkcode SignedTimeSlicedSurveyResponseMessage}. */
export type SignedTimeSlicedSurveyResponseMessageJson = { readonly response_signature: SignatureJson; readonly response: TimeSlicedSurveyResponseMessageJson };
/** The JSON of {@linkcode PeerStats}. */
export type PeerStatsJson = { readonly id: NodeIdJson; readonly version_str: string; readonly messages_read: Uint64Json; readonly messages_written: Uint64Json; readonly bytes_read: Uint64Json; readonly bytes_written: Uint64Json; readonly seconds_connected: Uint64Json; readonly unique_flood_bytes_recv: Uint64Json; readonly duplicate_flood_bytes_recv: Uint64Json; readonly unique_fetch_bytes_recv: Uint64Json; readonly duplicate_fetch_bytes_recv: Uint64Json; readonly unique_flood_message_recv: Uint64Json; readonly duplicate_flood_message_recv: Uint64Json; readonly unique_fetch_message_recv: Uint64Json; readonly duplicate_fetch_message_recv: Uint64Json };
/** The JSON of {@linkcode TimeSlicedNodeData}. */
export type TimeSlicedNodeDataJson = { readonly added_authenticated_peers: Uint32Json; readonly dropped_authenticated_peers: Uint32Json; readonly total_inbound_peer_count: Uint32Json; readonly total_outbound_peer_count: Uint32Json; readonly p75_scp_first_to_self_latency_ms: Uint32Json; readonly p75_scp_self_to_other_latency_ms: Uint32Json; readonly lost_sync_count: Uint32Json; readonly is_validator: boolean; readonly max_inbound_peer_count: Uint32Json; readonly max_outbound_peer_count: Uint32Json };
/** The JSON of {@linkcode TimeSlicedPeerData}. */
export type TimeSlicedPeerDataJson = { readonly peer_stats: PeerStatsJson; readonly average_latency_ms: Uint32Json };
/** The JSON of {@linkcode TimeSlicedPeerDataList}. */
export type TimeSlicedPeerDataListJson = readonly TimeSlicedPeerDataJson[];
/** The JSON of {@linkcode TopologyResponseBodyV2}. */
export type TopologyResponseBodyV2Json = { readonly inbound_peers: TimeSlicedPeerDataListJson; readonly outbound_peers: TimeSlicedPeerDataListJson; readonly node_data: TimeSlicedNodeDataJson };
/** The JSON of {@linkcode SurveyResponseBody}. */
export type SurveyResponseBodyJson = { readonly survey_topology_response_v2: TopologyResponseBodyV2Json };
/** The JSON of {@linkcode TxAdvertVector}. */
export type TxAdvertVectorJson = readonly HashJson[];
/** The JSON of {@linkcode FloodAdvert}. */
export type FloodAdvertJson = { readonly tx_hashes: TxAdvertVectorJson };
/** The JSON of {@linkcode TxDemandVector}. */
export type TxDemandVectorJson = readonly HashJson[];
/** The JSON of {@linkcode FloodDemand}. */
export type FloodDemandJson = { readonly tx_hashes: TxDemandVectorJson };
/** The JSON of {@linkcode StellarMessage}. */
export type StellarMessageJson = { readonly error_msg: SErrorJson } | { readonly hello: HelloJson } | { readonly auth: AuthJson } | { readonly dont_have: DontHaveJson } | { readonly peers: readonly PeerAddressJson[] } | { readonly get_tx_set: Uint256BytesJson } | { readonly tx_set: TransactionSetJson } | { readonly generalized_tx_set: GeneralizedTransactionSetJson } | { readonly transaction: TransactionEnvelopeJson } | { readonly time_sliced_survey_request: SignedTimeSlicedSurveyRequestMessageJson } | { readonly time_sliced_survey_response: SignedTimeSlicedSurveyResponseMessageJson } | { readonly time_sliced_survey_start_collecting: SignedTimeSlicedSurveyStartCollectingMessageJson } | { readonly time_sliced_survey_stop_collecting: SignedTimeSlicedSurveyStopCollectingMessageJson } | { readonly get_scp_quorumset: Uint256BytesJson } | { readonly scp_quorumset: ScpQuorumSetJson } | { readonly scp_message: ScpEnvelopeJson } | { readonly get_scp_state: Uint32Json } | { readonly send_more: SendMoreJson } | { readonly send_more_extended: SendMoreExtendedJson } | { readonly flood_advert: FloodAdvertJson } | { readonly flood_demand: FloodDemandJson };
/** The JSON of {@linkcode AuthenticatedMessageV0}. */
export type AuthenticatedMessageV0Json = { readonly sequence: Uint64Json; readonly message: StellarMessageJson; readonly mac: HmacSha256MacJson };
/** The JSON of {@linkcode AuthenticatedMessage}. */
export type AuthenticatedMessageJson = { readonly v0: AuthenticatedMessageV0Json };
/** The JSON of {@linkcode ClaimAtomType}. */
export type ClaimAtomTypeJson = "v0" | "order_book" | "liquidity_pool";
/** The JSON of {@linkcode ClaimOfferAtomV0}. */
export type ClaimOfferAtomV0Json = { readonly seller_ed25519: Uint256BytesJson; readonly offer_id: Int64Json; readonly asset_sold: AssetJson; readonly amount_sold: Int64Json; readonly asset_bought: AssetJson; readonly amount_bought: Int64Json };
/** The JSON of {@linkcode ClaimOfferAtom}. */
export type ClaimOfferAtomJson = { readonly seller_id: AccountIdJson; readonly offer_id: Int64Json; readonly asset_sold: AssetJson; readonly amount_sold: Int64Json; readonly asset_bought: AssetJson; readonly amount_bought: Int64Json };
/** The JSON of {@linkcode ClaimLiquidityAtom}. */
export type ClaimLiquidityAtomJson = { readonly liquidity_pool_id: PoolIdJson; readonly asset_sold: AssetJson; readonly amount_sold: Int64Json; readonly asset_bought: AssetJson; readonly amount_bought: Int64Json };
/** The JSON of {@linkcode ClaimAtom}. */
export type ClaimAtomJson = { readonly v0: ClaimOfferAtomV0Json } | { readonly order_book: ClaimOfferAtomJson } | { readonly liquidity_pool: ClaimLiquidityAtomJson };
/** The JSON of {@linkcode CreateAccountResultCode}. */
export type CreateAccountResultCodeJson = "success" | "malformed" | "underfunded" | "low_reserve" | "already_exist";
/** The JSON of {@linkcode CreateAccountResult}. */
export type CreateAccountResultJson = "success" | "malformed" | "underfunded" | "low_reserve" | "already_exist";
/** The JSON of {@linkcode PaymentResultCode}. */
export type PaymentResultCodeJson = "success" | "malformed" | "underfunded" | "src_no_trust" | "src_not_authorized" | "no_destination" | "no_trust" | "not_authorized" | "line_full" | "no_issuer";
/** The JSON of {@linkcode PaymentResult}. */
export type PaymentResultJson = "success" | "malformed" | "underfunded" | "src_no_trust" | "src_not_authorized" | "no_destination" | "no_trust" | "not_authorized" | "line_full" | "no_issuer";
/** The JSON of {@linkcode PathPaymentStrictReceiveResultCode}. */
export type PathPaymentStrictReceiveResultCodeJson = "success" | "malformed" | "underfunded" | "src_no_trust" | "src_not_authorized" | "no_destination" | "no_trust" | "not_authorized" | "line_full" | "no_issuer" | "too_few_offers" | "offer_cross_self" | "over_sendmax";
/** The JSON of {@linkcode SimplePaymentResult}. */
export type SimplePaymentResultJson = { readonly destination: AccountIdJson; readonly asset: AssetJson; readonly amount: Int64Json };
/** The JSON of {@linkcode PathPaymentStrictReceiveResultSuccess}. */
export type PathPaymentStrictReceiveResultSuccessJson = { readonly offers: readonly ClaimAtomJson[]; readonly last: SimplePaymentResultJson };
/** The JSON of {@linkcode PathPaymentStrictReceiveResult}. */
export type PathPaymentStrictReceiveResultJson = { readonly success: PathPaymentStrictReceiveResultSuccessJson } | "malformed" | "underfunded" | "src_no_trust" | "src_not_authorized" | "no_destination" | "no_trust" | "not_authorized" | "line_full" | { readonly no_issuer: AssetJson } | "too_few_offers" | "offer_cross_self" | "over_sendmax";
/** The JSON of {@linkcode PathPaymentStrictSendResultCode}. */
export type PathPaymentStrictSendResultCodeJson = "success" | "malformed" | "underfunded" | "src_no_trust" | "src_not_authorized" | "no_destination" | "no_trust" | "not_authorized" | "line_full" | "no_issuer" | "too_few_offers" | "offer_cross_self" | "under_destmin";
/** The JSON of {@linkcode PathPaymentStrictSendResultSuccess}. */
export type PathPaymentStrictSendResultSuccessJson = { readonly offers: readonly ClaimAtomJson[]; readonly last: SimplePaymentResultJson };
/** The JSON of {@linkcode PathPaymentStrictSendResult}. */
export type PathPaymentStrictSendResultJson = { readonly success: PathPaymentStrictSendResultSuccessJson } | "malformed" | "underfunded" | "src_no_trust" | "src_not_authorized" | "no_destination" | "no_trust" | "not_authorized" | "line_full" | { readonly no_issuer: AssetJson } | "too_few_offers" | "offer_cross_self" | "under_destmin";
/** The JSON of {@linkcode ManageSellOfferResultCode}. */
export type ManageSellOfferResultCodeJson = "success" | "malformed" | "sell_no_trust" | "buy_no_trust" | "sell_not_authorized" | "buy_not_authorized" | "line_full" | "underfunded" | "cross_self" | "sell_no_issuer" | "buy_no_issuer" | "not_found" | "low_reserve";
/** The JSON of {@linkcode ManageOfferEffect}. */
export type ManageOfferEffectJson = "created" | "updated" | "deleted";
/** The JSON of {@linkcode ManageOfferSuccessResultOffer}. */
export type ManageOfferSuccessResultOfferJson = { readonly created: OfferEntryJson } | { readonly updated: OfferEntryJson } | "deleted";
/** The JSON of {@linkcode ManageOfferSuccessResult}. */
export type ManageOfferSuccessResultJson = { readonly offers_claimed: readonly ClaimAtomJson[]; readonly offer: ManageOfferSuccessResultOfferJson };
/** The JSON of {@linkcode ManageSellOfferResult}. */
export type ManageSellOfferResultJson = { readonly success: ManageOfferSuccessResultJson } | "malformed" | "sell_no_trust" | "buy_no_trust" | "sell_not_authorized" | "buy_not_authorized" | "line_full" | "underfunded" | "cross_self" | "sell_no_issuer" | "buy_no_issuer" | "not_found" | "low_reserve";
/** The JSON of {@linkcode ManageBuyOfferResultCode}. */
export type ManageBuyOfferResultCodeJson = "success" | "malformed" | "sell_no_trust" | "buy_no_trust" | "sell_not_authorized" | "buy_not_authorized" | "line_full" | "underfunded" | "cross_self" | "sell_no_issuer" | "buy_no_issuer" | "not_found" | "low_reserve";
/** The JSON of {@linkcode ManageBuyOfferResult}. */
export type ManageBuyOfferResultJson = { readonly success: ManageOfferSuccessResultJson } | "malformed" | "sell_no_trust" | "buy_no_trust" | "sell_not_authorized" | "buy_not_authorized" | "line_full" | "underfunded" | "cross_self" | "sell_no_issuer" | "buy_no_issuer" | "not_found" | "low_reserve";
/** The JSON of {@linkcode SetOptionsResultCode}. */
export type SetOptionsResultCodeJson = "success" | "low_reserve" | "too_many_signers" | "bad_flags" | "invalid_inflation" | "cant_change" | "unknown_flag" | "threshold_out_of_range" | "bad_signer" | "invalid_home_domain" | "auth_revocable_required";
/** The JSON of {@linkcode SetOptionsResult}. */
export type SetOptionsResultJson = "success" | "low_reserve" | "too_many_signers" | "bad_flags" | "invalid_inflation" | "cant_change" | "unknown_flag" | "threshold_out_of_range" | "bad_signer" | "invalid_home_domain" | "auth_revocable_required";
/** The JSON of {@linkcode ChangeTrustResultCode}. */
export type ChangeTrustResultCodeJson = "success" | "malformed" | "no_issuer" | "invalid_limit" | "low_reserve" | "self_not_allowed" | "trust_line_missing" | "cannot_delete" | "not_auth_maintain_liabilities";
/** The JSON of {@linkcode ChangeTrustResult}. */
export type ChangeTrustResultJson = "success" | "malformed" | "no_issuer" | "invalid_limit" | "low_reserve" | "self_not_allowed" | "trust_line_missing" | "cannot_delete" | "not_auth_maintain_liabilities";
/** The JSON of {@linkcode AllowTrustResultCode}. */
export type AllowTrustResultCodeJson = "success" | "malformed" | "no_trust_line" | "trust_not_required" | "cant_revoke" | "self_not_allowed" | "low_reserve";
/** The JSON of {@linkcode AllowTrustResult}. */
export type AllowTrustResultJson = "success" | "malformed" | "no_trust_line" | "trust_not_required" | "cant_revoke" | "self_not_allowed" | "low_reserve";
/** The JSON of {@linkcode AccountMergeResultCode}. */
export type AccountMergeResultCodeJson = "success" | "malformed" | "no_account" | "immutable_set" | "has_sub_entries" | "seqnum_too_far" | "dest_full" | "is_sponsor";
/** The JSON of {@linkcode AccountMergeResult}. */
export type AccountMergeResultJson = { readonly success: Int64Json } | "malformed" | "no_account" | "immutable_set" | "has_sub_entries" | "seqnum_too_far" | "dest_full" | "is_sponsor";
/** The JSON of {@linkcode InflationResultCode}. */
export type InflationResultCodeJson = "success" | "not_time";
/** The JSON of {@linkcode InflationPayout}. */
export type InflationPayoutJson = { readonly destination: AccountIdJson; readonly amount: Int64Json };
/** The JSON of {@linkcode InflationResult}. */
export type InflationResultJson = { readonly success: readonly InflationPayoutJson[] } | "not_time";
/** The JSON of {@linkcode ManageDataResultCode}. */
export type ManageDataResultCodeJson = "success" | "not_supported_yet" | "name_not_found" | "low_reserve" | "invalid_name";
/** The JSON of {@linkcode ManageDataResult}. */
export type ManageDataResultJson = "success" | "not_supported_yet" | "name_not_found" | "low_reserve" | "invalid_name";
/** The JSON of {@linkcode BumpSequenceResultCode}. */
export type BumpSequenceResultCodeJson = "success" | "bad_seq";
/** The JSON of {@linkcode BumpSequenceResult}. */
export type BumpSequenceResultJson = "success" | "bad_seq";
/** The JSON of {@linkcode CreateClaimableBalanceResultCode}. */
export type CreateClaimableBalanceResultCodeJson = "success" | "malformed" | "low_reserve" | "no_trust" | "not_authorized" | "underfunded";
/** The JSON of {@linkcode CreateClaimableBalanceResult}. */
export type CreateClaimableBalanceResultJson = { readonly success: ClaimableBalanceIdJson } | "malformed" | "low_reserve" | "no_trust" | "not_authorized" | "underfunded";
/** The JSON of {@linkcode ClaimClaimableBalanceResultCode}. */
export type ClaimClaimableBalanceResultCodeJson = "success" | "does_not_exist" | "cannot_claim" | "line_full" | "no_trust" | "not_authorized" | "trustline_frozen";
/** The JSON of {@linkcode ClaimClaimableBalanceResult}. */
export type ClaimClaimableBalanceResultJson = "success" | "does_not_exist" | "cannot_claim" | "line_full" | "no_trust" | "not_authorized" | "trustline_frozen";
/** The JSON of {@linkcode BeginSponsoringFutureReservesResultCode}. */
export type BeginSponsoringFutureReservesResultCodeJson = "success" | "malformed" | "already_sponsored" | "recursive";
/** The JSON of {@linkcode BeginSponsoringFutureReservesResult}. */
export type BeginSponsoringFutureReservesResultJson = "success" | "malformed" | "already_sponsored" | "recursive";
/** The JSON of {@linkcode EndSponsoringFutureReservesResultCode}. */
export type EndSponsoringFutureReservesResultCodeJson = "success" | "not_sponsored";
/** The JSON of {@linkcode EndSponsoringFutureReservesResult}. */
export type EndSponsoringFutureReservesResultJson = "success" | "not_sponsored";
/** The JSON of {@linkcode RevokeSponsorshipResultCode}. */
export type RevokeSponsorshipResultCodeJson = "success" | "does_not_exist" | "not_sponsor" | "low_reserve" | "only_transferable" | "malformed";
/** The JSON of {@linkcode RevokeSponsorshipResult}. */
export type RevokeSponsorshipResultJson = "success" | "does_not_exist" | "not_sponsor" | "low_reserve" | "only_transferable" | "malformed";
/** The JSON of {@linkcode ClawbackResultCode}. */
export type ClawbackResultCodeJson = "success" | "malformed" | "not_clawback_enabled" | "no_trust" | "underfunded";
/** The JSON of {@linkcode ClawbackResult}. */
export type ClawbackResultJson = "success" | "malformed" | "not_clawback_enabled" | "no_trust" | "underfunded";
/** The JSON of {@linkcode ClawbackClaimableBalanceResultCode}. */
export type ClawbackClaimableBalanceResultCodeJson = "success" | "does_not_exist" | "not_issuer" | "not_clawback_enabled";
/** The JSON of {@linkcode ClawbackClaimableBalanceResult}. */
export type ClawbackClaimableBalanceResultJson = "success" | "does_not_exist" | "not_issuer" | "not_clawback_enabled";
/** The JSON of {@linkcode SetTrustLineFlagsResultCode}. */
export type SetTrustLineFlagsResultCodeJson = "success" | "malformed" | "no_trust_line" | "cant_revoke" | "invalid_state" | "low_reserve";
/** The JSON of {@linkcode SetTrustLineFlagsResult}. */
export type SetTrustLineFlagsResultJson = "success" | "malformed" | "no_trust_line" | "cant_revoke" | "invalid_state" | "low_reserve";
/** The JSON of {@linkcode LiquidityPoolDepositResultCode}. */
export type LiquidityPoolDepositResultCodeJson = "success" | "malformed" | "no_trust" | "not_authorized" | "underfunded" | "line_full" | "bad_price" | "pool_full" | "trustline_frozen";
/** The JSON of {@linkcode LiquidityPoolDepositResult}. */
export type LiquidityPoolDepositResultJson = "success" | "malformed" | "no_trust" | "not_authorized" | "underfunded" | "line_full" | "bad_price" | "pool_full" | "trustline_frozen";
/** The JSON of {@linkcode LiquidityPoolWithdrawResultCode}. */
export type LiquidityPoolWithdrawResultCodeJson = "success" | "malformed" | "no_trust" | "underfunded" | "line_full" | "under_minimum" | "trustline_frozen";
/** The JSON of {@linkcode LiquidityPoolWithdrawResult}. */
export type LiquidityPoolWithdrawResultJson = "success" | "malformed" | "no_trust" | "underfunded" | "line_full" | "under_minimum" | "trustline_frozen";
/** The JSON of {@linkcode InvokeHostFunctionResultCode}. */
export type InvokeHostFunctionResultCodeJson = "success" | "malformed" | "trapped" | "resource_limit_exceeded" | "entry_archived" | "insufficient_refundable_fee";
/** The JSON of {@linkcode InvokeHostFunctionResult}. */
export type InvokeHostFunctionResultJson = { readonly success: HashJson } | "malformed" | "trapped" | "resource_limit_exceeded" | "entry_archived" | "insufficient_refundable_fee";
/** The JSON of {@linkcode ExtendFootprintTtlResultCode}. */
export type ExtendFootprintTtlResultCodeJson = "success" | "malformed" | "resource_limit_exceeded" | "insufficient_refundable_fee";
/** The JSON of {@linkcode ExtendFootprintTtlResult}. */
export type ExtendFootprintTtlResultJson = "success" | "malformed" | "resource_limit_exceeded" | "insufficient_refundable_fee";
/** The JSON of {@linkcode RestoreFootprintResultCode}. */
export type RestoreFootprintResultCodeJson = "success" | "malformed" | "resource_limit_exceeded" | "insufficient_refundable_fee";
/** The JSON of {@linkcode RestoreFootprintResult}. */
export type RestoreFootprintResultJson = "success" | "malformed" | "resource_limit_exceeded" | "insufficient_refundable_fee";
/** The JSON of {@linkcode OperationResultCode}. */
export type OperationResultCodeJson = "op_inner" | "op_bad_auth" | "op_no_account" | "op_not_supported" | "op_too_many_subentries" | "op_exceeded_work_limit" | "op_too_many_sponsoring";
/** The JSON of {@linkcode OperationResultTr}. */
export type OperationResultTrJson = { readonly create_account: CreateAccountResultJson } | { readonly payment: PaymentResultJson } | { readonly path_payment_strict_receive: PathPaymentStrictReceiveResultJson } | { readonly manage_sell_offer: ManageSellOfferResultJson } | { readonly create_passive_sell_offer: ManageSellOfferResultJson } | { readonly set_options: SetOptionsResultJson } | { readonly change_trust: ChangeTrustResultJson } | { readonly allow_trust: AllowTrustResultJson } | { readonly account_merge: AccountMergeResultJson } | { readonly inflation: InflationResultJson } | { readonly manage_data: ManageDataResultJson } | { readonly bump_sequence: BumpSequenceResultJson } | { readonly manage_buy_offer: ManageBuyOfferResultJson } | { readonly path_payment_strict_send: PathPaymentStrictSendResultJson } | { readonly create_claimable_balance: CreateClaimableBalanceResultJson } | { readonly claim_claimable_balance: ClaimClaimableBalanceResultJson } | { readonly begin_sponsoring_future_reserves: BeginSponsoringFutureReservesResultJson } | { readonly end_sponsoring_future_reserves: EndSponsoringFutureReservesResultJson } | { readonly revoke_sponsorship: RevokeSponsorshipResultJson } | { readonly clawback: ClawbackResultJson } | { readonly clawback_claimable_balance: ClawbackClaimableBalanceResultJson } | { readonly set_trust_line_flags: SetTrustLineFlagsResultJson } | { readonly liquidity_pool_deposit: LiquidityPoolDepositResultJson } | { readonly liquidity_pool_withdraw: LiquidityPoolWithdrawResultJson } | { readonly invoke_host_function: InvokeHostFunctionResultJson } | { readonly extend_footprint_ttl: ExtendFootprintTtlResultJson } | { readonly restore_footprint: RestoreFootprintResultJson };
/** The JSON of {@linkcode OperationResult}. */
export type OperationResultJson = { readonly op_inner: OperationResultTrJson } | "op_bad_auth" | "op_no_account" | "op_not_supported" | "op_too_many_subentries" | "op_exceeded_work_limit" | "op_too_many_sponsoring";
/** The JSON of {@linkcode TransactionResultCode}. */
export type TransactionResultCodeJson = "tx_fee_bump_inner_success" | "tx_success" | "tx_failed" | "tx_too_early" | "tx_too_late" | "tx_missing_operation" | "tx_bad_seq" | "tx_bad_auth" | "tx_insufficient_balance" | "tx_no_account" | "tx_insufficient_fee" | "tx_bad_auth_extra" | "tx_internal_error" | "tx_not_supported" | "tx_fee_bump_inner_failed" | "tx_bad_sponsorship" | "tx_bad_min_seq_age_or_gap" | "tx_malformed" | "tx_dwsa_invalid" | "tx_frozen_key_accessed";
/** The JSON of {@linkcode InnerTransactionResultResult}. */
export type InnerTransactionResultResultJson = { readonly tx_success: readonly OperationResultJson[] } | { readonly tx_failed: readonly OperationResultJson[] } | "tx_too_early" | "tx_too_late" | "tx_missing_operation" | "tx_bad_seq" | "tx_bad_auth" | "tx_insufficient_balance" | "tx_no_account" | "tx_insufficient_fee" | "tx_bad_auth_extra" | "tx_internal_error" | "tx_not_supported" | "tx_bad_sponsorship" | "tx_bad_min_seq_age_or_gap" | "tx_malformed" | "tx_dwsa_invalid" | "tx_frozen_key_accessed";
/** The JSON of {@linkcode InnerTransactionResultExt}. */
export type InnerTransactionResultExtJson = "v0";
/** The JSON of {@linkcode InnerTransactionResult}. */
export type InnerTransactionResultJson = { readonly fee_charged: Int64Json; readonly result: InnerTransactionResultResultJson; readonly ext: InnerTransactionResultExtJson };
/** The JSON of {@linkcode InnerTransactionResultPair}. */
export type InnerTransactionResultPairJson = { readonly transaction_hash: HashJson; readonly result: InnerTransactionResultJson };
/** The JSON of {@linkcode TransactionResultResult}. */
export type TransactionResultResultJson = { readonly tx_fee_bump_inner_success: InnerTransactionResultPairJson } | { readonly tx_fee_bump_inner_failed: InnerTransactionResultPairJson } | { readonly tx_success: readonly OperationResultJson[] } | { readonly tx_failed: readonly OperationResultJson[] } | "tx_too_early" | "tx_too_late" | "tx_missing_operation" | "tx_bad_seq" | "tx_bad_auth" | "tx_insufficient_balance" | "tx_no_account" | "tx_insufficient_fee" | "tx_bad_auth_extra" | "tx_internal_error" | "tx_not_supported" | "tx_bad_sponsorship" | "tx_bad_min_seq_age_or_gap" | "tx_malformed" | "tx_dwsa_invalid" | "tx_frozen_key_accessed";
/** The JSON of {@linkcode TransactionResultExt}. */
export type TransactionResultExtJson = "v0";
/** The JSON of {@linkcode TransactionResult}. */
export type TransactionResultJson = { readonly fee_charged: Int64Json; readonly result: TransactionResultResultJson; readonly ext: TransactionResultExtJson };
/** The JSON of {@linkcode Value}. */
export type ValueJson = string;
/** The JSON of {@linkcode ScpBallot}. */
export type ScpBallotJson = { readonly counter: Uint32Json; readonly value: ValueJson };
/** The JSON of {@linkcode ScpStatementType}. */
export type ScpStatementTypeJson = "prepare" | "confirm" | "externalize" | "nominate";
/** The JSON of {@linkcode ScpNomination}. */
export type ScpNominationJson = { readonly quorum_set_hash: HashJson; readonly votes: readonly ValueJson[]; readonly accepted: readonly ValueJson[] };
/** The JSON of {@linkcode ScpStatementPrepare}. */
export type ScpStatementPrepareJson = { readonly quorum_set_hash: HashJson; readonly ballot: ScpBallotJson; readonly prepared: ScpBallotJson | null; readonly prepared_prime: ScpBallotJson | null; readonly n_c: Uint32Json; readonly n_h: Uint32Json };
/** The JSON of {@linkcode ScpStatementConfirm}. */
export type ScpStatementConfirmJson = { readonly ballot: ScpBallotJson; readonly n_prepared: Uint32Json; readonly n_commit: Uint32Json; readonly n_h: Uint32Json; readonly quorum_set_hash: HashJson };
/** The JSON of {@linkcode ScpStatementExternalize}. */
export type ScpStatementExternalizeJson = { readonly commit: ScpBallotJson; readonly n_h: Uint32Json; readonly commit_quorum_set_hash: HashJson };
/** The JSON of {@linkcode ScpStatementPledges}. */
export type ScpStatementPledgesJson = { readonly prepare: ScpStatementPrepareJson } | { readonly confirm: ScpStatementConfirmJson } | { readonly externalize: ScpStatementExternalizeJson } | { readonly nominate: ScpNominationJson };
/** The JSON of {@linkcode ScpStatement}. */
export type ScpStatementJson = { readonly node_id: NodeIdJson; readonly slot_index: Uint64Json; readonly pledges: ScpStatementPledgesJson };
/** The JSON of {@linkcode ScpEnvelope}. */
export type ScpEnvelopeJson = { readonly statement: ScpStatementJson; readonly signature: SignatureJson };
/** The JSON of {@linkcode ScpQuorumSet}. */
export type ScpQuorumSetJson = { readonly threshold: Uint32Json; readonly validators: readonly NodeIdJson[]; readonly inner_sets: readonly ScpQuorumSetJson[] };
/** The JSON of {@linkcode LiquidityPoolParameters}. */
export type LiquidityPoolParametersJson = { readonly liquidity_pool_constant_product: LiquidityPoolConstantProductParametersJson };
/** The JSON of {@linkcode MuxedAccountMed25519}. */
export type MuxedAccountMed25519Json = string;
/** The JSON of {@linkcode MuxedAccount}. */
export type MuxedAccountJson = string;
/** The JSON of {@linkcode DecoratedSignature}. */
export type DecoratedSignatureJson = { readonly hint: SignatureHintJson; readonly signature: SignatureJson };
/** The JSON of {@linkcode OperationType}. */
export type OperationTypeJson = "create_account" | "payment" | "path_payment_strict_receive" | "manage_sell_offer" | "create_passive_sell_offer" | "set_options" | "change_trust" | "allow_trust" | "account_merge" | "inflation" | "manage_data" | "bump_sequence" | "manage_buy_offer" | "path_payment_strict_send" | "create_claimable_balance" | "claim_claimable_balance" | "begin_sponsoring_future_reserves" | "end_sponsoring_future_reserves" | "revoke_sponsorship" | "clawback" | "clawback_claimable_balance" | "set_trust_line_flags" | "liquidity_pool_deposit" | "liquidity_pool_withdraw" | "invoke_host_function" | "extend_footprint_ttl" | "restore_footprint";
/** The JSON of {@linkcode CreateAccountOp}. */
export type CreateAccountOpJson = { readonly destination: AccountIdJson; readonly starting_balance: Int64Json };
/** The JSON of {@linkcode PaymentOp}. */
export type PaymentOpJson = { readonly destination: MuxedAccountJson; readonly asset: AssetJson; readonly amount: Int64Json };
/** The JSON of {@linkcode PathPaymentStrictReceiveOp}. */
export type PathPaymentStrictReceiveOpJson = { readonly send_asset: AssetJson; readonly send_max: Int64Json; readonly destination: MuxedAccountJson; readonly dest_asset: AssetJson; readonly dest_amount: Int64Json; readonly path: readonly AssetJson[] };
/** The JSON of {@linkcode PathPaymentStrictSendOp}. */
export type PathPaymentStrictSendOpJson = { readonly send_asset: AssetJson; readonly send_amount: Int64Json; readonly destination: MuxedAccountJson; readonly dest_asset: AssetJson; readonly dest_min: Int64Json; readonly path: readonly AssetJson[] };
/** The JSON of {@linkcode ManageSellOfferOp}. */
export type ManageSellOfferOpJson = { readonly selling: AssetJson; readonly buying: AssetJson; readonly amount: Int64Json; readonly price: PriceJson; readonly offer_id: Int64Json };
/** The JSON of {@linkcode ManageBuyOfferOp}. */
export type ManageBuyOfferOpJson = { readonly selling: AssetJson; readonly buying: AssetJson; readonly buy_amount: Int64Json; readonly price: PriceJson; readonly offer_id: Int64Json };
/** The JSON of {@linkcode CreatePassiveSellOfferOp}. */
export type CreatePassiveSellOfferOpJson = { readonly selling: AssetJson; readonly buying: AssetJson; readonly amount: Int64Json; readonly price: PriceJson };
/** The JSON of {@linkcode SetOptionsOp}. */
export type SetOptionsOpJson = { readonly inflation_dest: AccountIdJson | null; readonly clear_flags: Uint32Json | null; readonly set_flags: Uint32Json | null; readonly master_weight: Uint32Json | null; readonly low_threshold: Uint32Json | null; readonly med_threshold: Uint32Json | null; readonly high_threshold: Uint32Json | null; readonly home_domain: String32Json | null; readonly signer: SignerJson | null };
/** The JSON of {@linkcode ChangeTrustAsset}. */
export type ChangeTrustAssetJson = "native" | { readonly credit_alphanum4: AlphaNum4Json } | { readonly credit_alphanum12: AlphaNum12Json } | { readonly pool_share: LiquidityPoolParametersJson };
/** The JSON of {@linkcode ChangeTrustOp}. */
export type ChangeTrustOpJson = { readonly line: ChangeTrustAssetJson; readonly limit: Int64Json };
/** The JSON of {@linkcode AllowTrustOp}. */
export type AllowTrustOpJson = { readonly trustor: AccountIdJson; readonly asset: AssetCodeJson; readonly authorize: Uint32Json };
/** The JSON of {@linkcode ManageDataOp}. */
export type ManageDataOpJson = { readonly data_name: String64Json; readonly data_value: DataValueJson | null };
/** The JSON of {@linkcode BumpSequenceOp}. */
export type BumpSequenceOpJson = { readonly bump_to: SequenceNumberJson };
/** The JSON of {@linkcode CreateClaimableBalanceOp}. */
export type CreateClaimableBalanceOpJson = { readonly asset: AssetJson; readonly amount: Int64Json; readonly claimants: readonly ClaimantJson[] };
/** The JSON of {@linkcode ClaimClaimableBalanceOp}. */
export type ClaimClaimableBalanceOpJson = { readonly balance_id: ClaimableBalanceIdJson };
/** The JSON of {@linkcode BeginSponsoringFutureReservesOp}. */
export type BeginSponsoringFutureReservesOpJson = { readonly sponsored_id: AccountIdJson };
/** The JSON of {@linkcode RevokeSponsorshipType}. */
export type RevokeSponsorshipTypeJson = "ledger_entry" | "signer";
/** The JSON of {@linkcode RevokeSponsorshipOpSigner}. */
export type RevokeSponsorshipOpSignerJson = { readonly account_id: AccountIdJson; readonly signer_key: SignerKeyJson };
/** The JSON of {@linkcode RevokeSponsorshipOp}. */
export type RevokeSponsorshipOpJson = { readonly ledger_entry: LedgerKeyJson } | { readonly signer: RevokeSponsorshipOpSignerJson };
/** The JSON of {@linkcode ClawbackOp}. */
export type ClawbackOpJson = { readonly asset: AssetJson; readonly from: MuxedAccountJson; readonly amount: Int64Json };
/** The JSON of {@linkcode ClawbackClaimableBalanceOp}. */
export type ClawbackClaimableBalanceOpJson = { readonly balance_id: ClaimableBalanceIdJson };
/** The JSON of {@linkcode SetTrustLineFlagsOp}. */
export type SetTrustLineFlagsOpJson = { readonly trustor: AccountIdJson; readonly asset: AssetJson; readonly clear_flags: Uint32Json; readonly set_flags: Uint32Json };
/** The JSON of {@linkcode LiquidityPoolDepositOp}. */
export type LiquidityPoolDepositOpJson = { readonly liquidity_pool_id: PoolIdJson; readonly max_amount_a: Int64Json; readonly max_amount_b: Int64Json; readonly min_price: PriceJson; readonly max_price: PriceJson };
/** The JSON of {@linkcode LiquidityPoolWithdrawOp}. */
export type LiquidityPoolWithdrawOpJson = { readonly liquidity_pool_id: PoolIdJson; readonly amount: Int64Json; readonly min_amount_a: Int64Json; readonly min_amount_b: Int64Json };
/** The JSON of {@linkcode HostFunctionType}. */
export type HostFunctionTypeJson = "invoke_contract" | "create_contract" | "upload_contract_wasm" | "create_contract_v2";
/** The JSON of {@linkcode ContractIdPreimageType}. */
export type ContractIdPreimageTypeJson = "address" | "asset";
/** The JSON of {@linkcode ContractIdPreimageFromAddress}. */
export type ContractIdPreimageFromAddressJson = { readonly address: ScAddressJson; readonly salt: Uint256BytesJson };
/** The JSON of {@linkcode ContractIdPreimage}. */
export type ContractIdPreimageJson = { readonly address: ContractIdPreimageFromAddressJson } | { readonly asset: AssetJson };
/** The JSON of {@linkcode CreateContractArgs}. */
export type CreateContractArgsJson = { readonly contract_id_preimage: ContractIdPreimageJson; readonly executable: ContractExecutableJson };
/** The JSON of {@linkcode CreateContractArgsV2}. */
export type CreateContractArgsV2Json = { readonly contract_id_preimage: ContractIdPreimageJson; readonly executable: ContractExecutableJson; readonly constructor_args: readonly ScValJson[] };
/** The JSON of {@linkcode InvokeContractArgs}. */
export type InvokeContractArgsJson = { readonly contract_address: ScAddressJson; readonly function_name: ScSymbolJson; readonly args: readonly ScValJson[] };
/** The JSON of {@linkcode HostFunction}. */
export type HostFunctionJson = { readonly invoke_contract: InvokeContractArgsJson } | { readonly create_contract: CreateContractArgsJson } | { readonly upload_contract_wasm: string } | { readonly create_contract_v2: CreateContractArgsV2Json };
/** The JSON of {@linkcode DwsaAuthorizedFunctionType}. */
export type DwsaAuthorizedFunctionTypeJson = "contract_fn" | "create_contract_host_fn" | "create_contract_v2_host_fn";
/** The JSON of {@linkcode DwsaAuthorizedFunction}. */
export type DwsaAuthorizedFunctionJson = { readonly contract_fn: InvokeContractArgsJson } | { readonly create_contract_host_fn: CreateContractArgsJson } | { readonly create_contract_v2_host_fn: CreateContractArgsV2Json };
/** The JSON of {@linkcode DwsaAuthorizedInvocation}. */
export type DwsaAuthorizedInvocationJson = { readonly function: DwsaAuthorizedFunctionJson; readonly sub_invocations: readonly DwsaAuthorizedInvocationJson[] };
/** The JSON of {@linkcode DwsaAddressCredentials}. */
export type DwsaAddressCredentialsJson = { readonly address: ScAddressJson; readonly nonce: Int64Json; readonly signature_expiration_ledger: Uint32Json; readonly signature: ScValJson };
/** The JSON of {@linkcode DwsaDelegateSignature}. */
export type DwsaDelegateSignatureJson = { readonly address: ScAddressJson; readonly signature: ScValJson; readonly nested_delegates: readonly DwsaDelegateSignatureJson[] };
/** The JSON of {@linkcode DwsaAddressCredentialsWithDelegates}. */
export type DwsaAddressCredentialsWithDelegatesJson = { readonly address_credentials: DwsaAddressCredentialsJson; readonly delegates: readonly DwsaDelegateSignatureJson[] };
/** The JSON of {@linkcode DwsaCredentialsType}. */
export type DwsaCredentialsTypeJson = "source_account" | "address" | "address_v2" | "address_with_delegates";
/** The JSON of {@linkcode DwsaCredentials}. */
export type DwsaCredentialsJson = "source_account" | { readonly address: DwsaAddressCredentialsJson } | { readonly address_v2: DwsaAddressCredentialsJson } | { readonly address_with_delegates: DwsaAddressCredentialsWithDelegatesJson };
/** The JSON of {@linkcode DwsaAuthorizationEntry}. */
export type DwsaAuthorizationEntryJson = { readonly credentials: DwsaCredentialsJson; readonly root_invocation: DwsaAuthorizedInvocationJson };
/** The JSON of {@linkcode DwsaAuthorizationEntries}. */
export type DwsaAuthorizationEntriesJson = readonly DwsaAuthorizationEntryJson[];
/** The JSON of {@linkcode InvokeHostFunctionOp}. */
export type InvokeHostFunctionOpJson = { readonly host_function: HostFunctionJson; readonly auth: readonly DwsaAuthorizationEntryJson[] };
/** The JSON of {@linkcode ExtendFootprintTtlOp}. */
export type ExtendFootprintTtlOpJson = { readonly ext: ExtensionPointJson; readonly extend_to: Uint32Json };
/** The JSON of {@linkcode RestoreFootprintOp}. */
export type RestoreFootprintOpJson = { readonly ext: ExtensionPointJson };
/** The JSON of {@linkcode OperationBody}. */
export type OperationBodyJson = { readonly create_account: CreateAccountOpJson } | { readonly payment: PaymentOpJson } | { readonly path_payment_strict_receive: PathPaymentStrictReceiveOpJson } | { readonly manage_sell_offer: ManageSellOfferOpJson } | { readonly create_passive_sell_offer: CreatePassiveSellOfferOpJson } | { readonly set_options: SetOptionsOpJson } | { readonly change_trust: ChangeTrustOpJson } | { readonly allow_trust: AllowTrustOpJson } | { readonly account_merge: MuxedAccountJson } | "inflation" | { readonly manage_data: ManageDataOpJson } | { readonly bump_sequence: BumpSequenceOpJson } | { readonly manage_buy_offer: ManageBuyOfferOpJson } | { readonly path_payment_strict_send: PathPaymentStrictSendOpJson } | { readonly create_claimable_balance: CreateClaimableBalanceOpJson } | { readonly claim_claimable_balance: ClaimClaimableBalanceOpJson } | { readonly begin_sponsoring_future_reserves: BeginSponsoringFutureReservesOpJson } | "end_sponsoring_future_reserves" | { readonly revoke_sponsorship: RevokeSponsorshipOpJson } | { readonly clawback: ClawbackOpJson } | { readonly clawback_claimable_balance: ClawbackClaimableBalanceOpJson } | { readonly set_trust_line_flags: SetTrustLineFlagsOpJson } | { readonly liquidity_pool_deposit: LiquidityPoolDepositOpJson } | { readonly liquidity_pool_withdraw: LiquidityPoolWithdrawOpJson } | { readonly invoke_host_function: InvokeHostFunctionOpJson } | { readonly extend_footprint_ttl: ExtendFootprintTtlOpJson } | { readonly restore_footprint: RestoreFootprintOpJson };
/** The JSON of {@linkcode Operation}. */
export type OperationJson = { readonly source_account: MuxedAccountJson | null; readonly body: OperationBodyJson };
/** The JSON of {@linkcode HashIdPreimageOperationId}. */
export type HashIdPreimageOperationIdJson = { readonly source_account: AccountIdJson; readonly seq_num: SequenceNumberJson; readonly op_num: Uint32Json };
/** The JSON of {@linkcode HashIdPreimageRevokeId}. */
export type HashIdPreimageRevokeIdJson = { readonly source_account: AccountIdJson; readonly seq_num: SequenceNumberJson; readonly op_num: Uint32Json; readonly liquidity_pool_id: PoolIdJson; readonly asset: AssetJson };
/** The JSON of {@linkcode HashIdPreimageContractId}. */
export type HashIdPreimageContractIdJson = { readonly network_id: HashJson; readonly contract_id_preimage: ContractIdPreimageJson };
/** The JSON of {@linkcode HashIdPreimageDwsaAuthorization}. */
export type HashIdPreimageDwsaAuthorizationJson = { readonly network_id: HashJson; readonly nonce: Int64Json; readonly signature_expiration_ledger: Uint32Json; readonly invocation: DwsaAuthorizedInvocationJson };
/** The JSON of {@linkcode HashIdPreimageDwsaAuthorizationWithAddress}. */
export type HashIdPreimageDwsaAuthorizationWithAddressJson = { readonly network_id: HashJson; readonly nonce: Int64Json; readonly signature_expiration_ledger: Uint32Json; readonly address: ScAddressJson; readonly invocation: DwsaAuthorizedInvocationJson };
/** The JSON of {@linkcode HashIdPreimage}. */
export type HashIdPreimageJson = { readonly op_id: HashIdPreimageOperationIdJson } | { readonly pool_revoke_op_id: HashIdPreimageRevokeIdJson } | { readonly contract_id: HashIdPreimageContractIdJson } | { readonly dwsa_authorization: HashIdPreimageDwsaAuthorizationJson } | { readonly dwsa_authorization_with_address: HashIdPreimageDwsaAuthorizationWithAddressJson };
/** The JSON of {@linkcode MemoType}. */
export type MemoTypeJson = "none" | "text" | "id" | "hash" | "return";
/** The JSON of {@linkcode Memo}. */
export type MemoJson = "none" | { readonly text: string } | { readonly id: Uint64Json } | { readonly hash: HashJson } | { readonly return: HashJson };
/** The JSON of {@linkcode TimeBounds}. */
export type TimeBoundsJson = { readonly min_time: TimePointJson; readonly max_time: TimePointJson };
/** The JSON of {@linkcode LedgerBounds}. */
export type LedgerBoundsJson = { readonly min_ledger: Uint32Json; readonly max_ledger: Uint32Json };
/** The JSON of {@linkcode PreconditionsV2}. */
export type PreconditionsV2Json = { readonly time_bounds: TimeBoundsJson | null; readonly ledger_bounds: LedgerBoundsJson | null; readonly min_seq_num: SequenceNumberJson | null; readonly min_seq_age: DurationJson; readonly min_seq_ledger_gap: Uint32Json; readonly extra_signers: readonly SignerKeyJson[] };
/** The JSON of {@linkcode PreconditionType}. */
export type PreconditionTypeJson = "none" | "time" | "v2";
/** The JSON of {@linkcode Preconditions}. */
export type PreconditionsJson = "none" | { readonly time: TimeBoundsJson } | { readonly v2: PreconditionsV2Json };
/** The JSON of {@linkcode LedgerFootprint}. */
export type LedgerFootprintJson = { readonly read_only: readonly LedgerKeyJson[]; readonly read_write: readonly LedgerKeyJson[] };
/** The JSON of {@linkcode DwsaResources}. */
export type DwsaResourcesJson = { readonly footprint: LedgerFootprintJson; readonly instructions: Uint32Json; readonly disk_read_bytes: Uint32Json; readonly write_bytes: Uint32Json };
/** The JSON of {@linkcode DwsaResourcesExtV0}. */
export type DwsaResourcesExtV0Json = { readonly archived_dwsa_entries: readonly Uint32Json[] };
/** The JSON of {@linkcode DwsaTransactionDataExt}. */
export type DwsaTransactionDataExtJson = "v0" | { readonly v1: DwsaResourcesExtV0Json };
/** The JSON of {@linkcode DwsaTransactionData}. */
export type DwsaTransactionDataJson = { readonly ext: DwsaTransactionDataExtJson; readonly resources: DwsaResourcesJson; readonly resource_fee: Int64Json };
/** The JSON of {@linkcode TransactionV0Ext}. */
export type TransactionV0ExtJson = "v0";
/** The JSON of {@linkcode TransactionV0}. */
export type TransactionV0Json = { readonly source_account_ed25519: Uint256BytesJson; readonly fee: Uint32Json; readonly seq_num: SequenceNumberJson; readonly time_bounds: TimeBoundsJson | null; readonly memo: MemoJson; readonly operations: readonly OperationJson[]; readonly ext: TransactionV0ExtJson };
/** The JSON of {@linkcode TransactionV0Envelope}. */
export type TransactionV0EnvelopeJson = { readonly tx: TransactionV0Json; readonly signatures: readonly DecoratedSignatureJson[] };
/** The JSON of {@linkcode TransactionExt}. */
export type TransactionExtJson = "v0" | { readonly v1: DwsaTransactionDataJson };
/** The JSON of {@linkcode Transaction}. */
export type TransactionJson = { readonly source_account: MuxedAccountJson; readonly fee: Uint32Json; readonly seq_num: SequenceNumberJson; readonly cond: PreconditionsJson; readonly memo: MemoJson; readonly operations: readonly OperationJson[]; readonly ext: TransactionExtJson };
/** The JSON of {@linkcode TransactionV1Envelope}. */
export type TransactionV1EnvelopeJson = { readonly tx: TransactionJson; readonly signatures: readonly DecoratedSignatureJson[] };
/** The JSON of {@linkcode FeeBumpTransactionInnerTx}. */
export type FeeBumpTransactionInnerTxJson = { readonly tx: TransactionV1EnvelopeJson };
/** The JSON of {@linkcode FeeBumpTransactionExt}. */
export type FeeBumpTransactionExtJson = "v0";
/** The JSON of {@linkcode FeeBumpTransaction}. */
export type FeeBumpTransactionJson = { readonly fee_source: MuxedAccountJson; readonly fee: Int64Json; readonly inner_tx: FeeBumpTransactionInnerTxJson; readonly ext: FeeBumpTransactionExtJson };
/** The JSON of {@linkcode FeeBumpTransactionEnvelope}. */
export type FeeBumpTransactionEnvelopeJson = { readonly tx: FeeBumpTransactionJson; readonly signatures: readonly DecoratedSignatureJson[] };
/** The JSON of {@linkcode TransactionEnvelope}. */
export type TransactionEnvelopeJson = { readonly tx_v0: TransactionV0EnvelopeJson } | { readonly tx: TransactionV1EnvelopeJson } | { readonly tx_fee_bump: FeeBumpTransactionEnvelopeJson };
/** The JSON of {@linkcode TransactionSignaturePayloadTaggedTransaction}. */
export type TransactionSignaturePayloadTaggedTransactionJson = { readonly tx: TransactionJson } | { readonly tx_fee_bump: FeeBumpTransactionJson };
/** The JSON of {@linkcode TransactionSignaturePayload}. */
export type TransactionSignaturePayloadJson = { readonly network_id: HashJson; readonly tagged_transaction: TransactionSignaturePayloadTaggedTransactionJson };
/** The JSON of {@linkcode Hash}. */
export type HashJson = string;
/** The JSON of {@linkcode Uint256Bytes}. */
export type Uint256BytesJson = string;
/** The JSON of {@linkcode Uint32}. */
export type Uint32Json = number;
/** The JSON of {@linkcode Int32}. */
export type Int32Json = number;
/** The JSON of {@linkcode Uint64}. */
export type Uint64Json = string;
/** The JSON of {@linkcode Int64}. */
export type Int64Json = string;
/** The JSON of {@linkcode TimePoint}. */
export type TimePointJson = Uint64Json;
/** The JSON of {@linkcode Duration}. */
export type DurationJson = Uint64Json;
/** The JSON of {@linkcode TimePointMs}. */
export type TimePointMsJson = Uint64Json;
/** The JSON of {@linkcode ExtensionPoint}. */
export type ExtensionPointJson = "v0";
/** The JSON of {@linkcode CryptoKeyType}. */
export type CryptoKeyTypeJson = "ed25519" | "pre_auth_tx" | "hash_x" | "ed25519_signed_payload" | "muxed_ed25519";
/** The JSON of {@linkcode PublicKeyType}. */
export type PublicKeyTypeJson = "public_key_type_ed25519";
/** The JSON of {@linkcode SignerKeyType}. */
export type SignerKeyTypeJson = "ed25519" | "pre_auth_tx" | "hash_x" | "ed25519_signed_payload";
/** The JSON of {@linkcode PublicKey}. */
export type PublicKeyJson = string;
/** The JSON of {@linkcode SignerKeyEd25519SignedPayload}. */
export type SignerKeyEd25519SignedPayloadJson = string;
/** The JSON of {@linkcode SignerKey}. */
export type SignerKeyJson = string;
/** The JSON of {@linkcode Signature}. */
export type SignatureJson = string;
/** The JSON of {@linkcode SignatureHint}. */
export type SignatureHintJson = string;
/** The JSON of {@linkcode NodeId}. */
export type NodeIdJson = PublicKeyJson;
/** The JSON of {@linkcode AccountId}. */
export type AccountIdJson = PublicKeyJson;
/** The JSON of {@linkcode ContractId}. */
export type ContractIdJson = string;
/** The JSON of {@linkcode Curve25519Secret}. */
export type Curve25519SecretJson = { readonly key: string };
/** The JSON of {@linkcode Curve25519Public}. */
export type Curve25519PublicJson = { readonly key: string };
/** The JSON of {@linkcode HmacSha256Key}. */
export type HmacSha256KeyJson = { readonly key: string };
/** The JSON of {@linkcode HmacSha256Mac}. */
export type HmacSha256MacJson = { readonly mac: string };
/** The JSON of {@linkcode ShortHashSeed}. */
export type ShortHashSeedJson = { readonly seed: string };
/** The JSON of {@linkcode BinaryFuseFilterType}. */
export type BinaryFuseFilterTypeJson = "b8_bit" | "b16_bit" | "b32_bit";
/** The JSON of {@linkcode SerializedBinaryFuseFilter}. */
export type SerializedBinaryFuseFilterJson = { readonly type: BinaryFuseFilterTypeJson; readonly input_hash_seed: ShortHashSeedJson; readonly filter_seed: ShortHashSeedJson; readonly segment_length: Uint32Json; readonly segement_length_mask: Uint32Json; readonly segment_count: Uint32Json; readonly segment_count_length: Uint32Json; readonly fingerprint_length: Uint32Json; readonly fingerprints: string };
/** The JSON of {@linkcode PoolId}. */
export type PoolIdJson = string;
/** The JSON of {@linkcode ClaimableBalanceIdType}. */
export type ClaimableBalanceIdTypeJson = "claimable_balance_id_type_v0";
/** The JSON of {@linkcode ClaimableBalanceId}. */
export type ClaimableBalanceIdJson = string;
