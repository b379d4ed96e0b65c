// Generated from xdr/idl/internal.x by scripts/generate_xdr.ts. Do not edit.

import { PersistedScpState, PersistedScpStateV0, PersistedScpStateV1, StoredDebugTransactionSet, StoredTransactionSet } from "../../generated/internal.ts";
import { type Node, array, readJson, struct, versions } from "../_nodes.ts";
import { generalizedTransactionSetNode, stellarValueNode, transactionSetNode } from "./ledger.ts";
import { scpEnvelopeNode, scpQuorumSetNode } from "./scp.ts";
import { uint32Node } from "./types.ts";

/** The JSON decoder of `StoredTransactionSet`. @internal */
export const storedTransactionSetNode: Node = /* @__PURE__ */ versions(() => ({ 0: transactionSetNode, 1: generalizedTransactionSetNode }));
/** Parses the JSON value of {@linkcode StoredTransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function storedTransactionSetFromJson(json: unknown): StoredTransactionSet {
  return readJson(StoredTransactionSet, storedTransactionSetNode, json);
}

/** The JSON decoder of `StoredDebugTransactionSet`. @internal */
export const storedDebugTransactionSetNode: Node = /* @__PURE__ */ struct(() => ({ tx_set: storedTransactionSetNode, ledger_seq: uint32Node, scp_value: stellarValueNode }));
/** Parses the JSON value of {@linkcode StoredDebugTransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function storedDebugTransactionSetFromJson(json: unknown): StoredDebugTransactionSet {
  return readJson(StoredDebugTransactionSet, storedDebugTransactionSetNode, json);
}

/** The JSON decoder of `PersistedScpStateV0`. @internal */
export const persistedScpStateV0Node: Node = /* @__PURE__ */ struct(() => ({ scp_envelopes: /* @__PURE__ */ array(() => scpEnvelopeNode), quorum_sets: /* @__PURE__ */ array(() => scpQuorumSetNode), tx_sets: /* @__PURE__ */ array(() => storedTransactionSetNode) }));
/** Parses the JSON value of {@linkcode PersistedScpStateV0}; throws the same errors as {@linkcode scValFromJson}. */
export function persistedScpStateV0FromJson(json: unknown): PersistedScpStateV0 {
  return readJson(PersistedScpStateV0, persistedScpStateV0Node, json);
}

/** The JSON decoder of `PersistedScpStateV1`. @internal */
export const persistedScpStateV1Node: Node = /* @__PURE__ */ struct(() => ({ scp_envelopes: /* @__PURE__ */ array(() => scpEnvelopeNode), quorum_sets: /* @__PURE__ */ array(() => scpQuorumSetNode) }));
/** Parses the JSON value of {@linkcode PersistedScpStateV1}; throws the same errors as {@linkcode scValFromJson}. */
export function persistedScpStateV1FromJson(json: unknown): PersistedScpStateV1 {
  return readJson(PersistedScpStateV1, persistedScpStateV1Node, json);
}

/** The JSON decoder of `PersistedScpState`. @internal */
export const persistedScpStateNode: Node = /* @__PURE__ */ versions(() => ({ 0: persistedScpStateV0Node, 1: persistedScpStateV1Node }));
/** Parses the JSON value of {@linkcode PersistedScpState}; throws the same errors as {@linkcode scValFromJson}. */
export function persistedScpStateFromJson(json: unknown): PersistedScpState {
  return readJson(PersistedScpState, persistedScpStateNode, json);
}
