// Generated from xdr/idl/internal.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, list, struct, u32, union } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { PersistedScpStateJson, PersistedScpStateV0Json, PersistedScpStateV1Json, StoredDebugTransactionSetJson, StoredTransactionSetJson } from "./json_types.ts";
import { GeneralizedTransactionSet, StellarValue, TransactionSet } from "./ledger.ts";
import { ScpEnvelope, ScpQuorumSet } from "./scp.ts";

/** The value types of the arms of {@linkcode StoredTransactionSet}, by arm name. */
export interface StoredTransactionSetArms {
  /** A {@linkcode TransactionSet}. */
  readonly txSet: TransactionSet;
  /** A {@linkcode GeneralizedTransactionSet}. */
  readonly generalizedTxSet: GeneralizedTransactionSet;
}
/** A transaction set that a node stores. */
export type StoredTransactionSet<T extends keyof StoredTransactionSetArms = keyof StoredTransactionSetArms> = { readonly [K in T]: StoredTransactionSetUnion<K> }[T];
/** A value of {@linkcode StoredTransactionSet} with a given arm. */
export interface StoredTransactionSetUnion<T extends keyof StoredTransactionSetArms> extends UnionValue<StoredTransactionSetArms, T, StoredTransactionSetJson> {}
/** The class of {@linkcode StoredTransactionSet}. */
export const StoredTransactionSet: XdrUnion<StoredTransactionSetArms, StoredTransactionSet> = /* @__PURE__ */ union("StoredTransactionSet", ["txSet","generalizedTxSet"], {"txSet":"v0","generalizedTxSet":"v1"}, () => ({ 0: TransactionSet, 1: GeneralizedTransactionSet }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A transaction set that a node stores for debugging. */
export interface StoredDebugTransactionSet extends XdrValue<StoredDebugTransactionSetJson> {
  /** A {@linkcode StoredTransactionSet}. */
  readonly txSet: StoredTransactionSet;
  /** An unsigned 32-bit integer. */
  readonly ledgerSeq: number;
  /** A {@linkcode StellarValue}. */
  readonly scpValue: StellarValue;
}
/** The class of {@linkcode StoredDebugTransactionSet}. */
export const StoredDebugTransactionSet: XdrStruct<StoredDebugTransactionSet> = /* @__PURE__ */ struct("StoredDebugTransactionSet", () => ({ txSet: StoredTransactionSet, ledgerSeq: u32, scpValue: StellarValue }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txSet = StoredTransactionSet.read(r); v.ledgerSeq = f[1](r); v.scpValue = StellarValue.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); StoredTransactionSet.write(w, v.txSet); w.uint32(v.ledgerSeq); StellarValue.write(w, v.scpValue); }]);

/** The consensus state that a node stores, version 0. */
export interface PersistedScpStateV0 extends XdrValue<PersistedScpStateV0Json> {
  /** An array of {@linkcode ScpEnvelope} values. */
  readonly scpEnvelopes: readonly ScpEnvelope[];
  /** An array of {@linkcode ScpQuorumSet} values. */
  readonly quorumSets: readonly ScpQuorumSet[];
  /** An array of {@linkcode StoredTransactionSet} values. */
  readonly txSets: readonly StoredTransactionSet[];
}
/** The class of {@linkcode PersistedScpStateV0}. */
export const PersistedScpStateV0: XdrStruct<PersistedScpStateV0> = /* @__PURE__ */ struct("PersistedScpStateV0", () => ({ scpEnvelopes: list(ScpEnvelope, 92), quorumSets: list(ScpQuorumSet, 12), txSets: list(StoredTransactionSet, 40) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.scpEnvelopes = f[0](r); v.quorumSets = f[1](r); v.txSets = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.scpEnvelopes, 4294967295, ScpEnvelope.write); w.array(v.quorumSets, 4294967295, ScpQuorumSet.write); w.array(v.txSets, 4294967295, StoredTransactionSet.write); }]);

/** The consensus state that a node stores, version 1, in which transaction sets are stored separately. */
export interface PersistedScpStateV1 extends XdrValue<PersistedScpStateV1Json> {
  /** An array of {@linkcode ScpEnvelope} values. */
  readonly scpEnvelopes: readonly ScpEnvelope[];
  /** An array of {@linkcode ScpQuorumSet} values. */
  readonly quorumSets: readonly ScpQuorumSet[];
}
/** The class of {@linkcode PersistedScpStateV1}. */
export const PersistedScpStateV1: XdrStruct<PersistedScpStateV1> = /* @__PURE__ */ struct("PersistedScpStateV1", () => ({ scpEnvelopes: list(ScpEnvelope, 92), quorumSets: list(ScpQuorumSet, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.scpEnvelopes = f[0](r); v.quorumSets = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.scpEnvelopes, 4294967295, ScpEnvelope.write); w.array(v.quorumSets, 4294967295, ScpQuorumSet.write); }]);

/** The value types of the arms of {@linkcode PersistedScpState}, by arm name. */
export interface PersistedScpStateArms {
  /** A {@linkcode PersistedScpStateV0}. */
  readonly v0: PersistedScpStateV0;
  /** A {@linkcode PersistedScpStateV1}. */
  readonly v1: PersistedScpStateV1;
}
/** The consensus state that a node stores. */
export type PersistedScpState<T extends keyof PersistedScpStateArms = keyof PersistedScpStateArms> = { readonly [K in T]: PersistedScpStateUnion<K> }[T];
/** A value of {@linkcode PersistedScpState} with a given arm. */
export interface PersistedScpStateUnion<T extends keyof PersistedScpStateArms> extends UnionValue<PersistedScpStateArms, T, PersistedScpStateJson> {}
/** The class of {@linkcode PersistedScpState}. */
export const PersistedScpState: XdrUnion<PersistedScpStateArms, PersistedScpState> = /* @__PURE__ */ union("PersistedScpState", ["v0","v1"], 0, () => ({ 0: PersistedScpStateV0, 1: PersistedScpStateV1 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
