// Generated from xdr/idl/internal.x by scripts/generate_xdr.ts. Do not edit.

import { PersistedScpState, PersistedScpStateV0, PersistedScpStateV1, StoredDebugTransactionSet, StoredTransactionSet } from "../../generated/internal.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode StoredTransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function storedTransactionSetFromJson(json: unknown): StoredTransactionSet { return fromJson("StoredTransactionSet", StoredTransactionSet, json); }
/** Parses the JSON value of {@linkcode StoredDebugTransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function storedDebugTransactionSetFromJson(json: unknown): StoredDebugTransactionSet { return fromJson("StoredDebugTransactionSet", StoredDebugTransactionSet, json); }
/** Parses the JSON value of {@linkcode PersistedScpStateV0}; throws the same errors as {@linkcode scValFromJson}. */
export function persistedScpStateV0FromJson(json: unknown): PersistedScpStateV0 { return fromJson("PersistedScpStateV0", PersistedScpStateV0, json); }
/** Parses the JSON value of {@linkcode PersistedScpStateV1}; throws the same errors as {@linkcode scValFromJson}. */
export function persistedScpStateV1FromJson(json: unknown): PersistedScpStateV1 { return fromJson("PersistedScpStateV1", PersistedScpStateV1, json); }
/** Parses the JSON value of {@linkcode PersistedScpState}; throws the same errors as {@linkcode scValFromJson}. */
export function persistedScpStateFromJson(json: unknown): PersistedScpState { return fromJson("PersistedScpState", PersistedScpState, json); }
