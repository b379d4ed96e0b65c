// Generated from xdr/idl/internal.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
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
/** The class of {@linkcode StoredTransactionSet}. */
export class StoredTransactionSetUnion<T extends keyof StoredTransactionSetArms> extends XdrValue<StoredTransactionSetJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: StoredTransactionSetArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode StoredTransactionSet}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is StoredTransactionSet;
  private constructor(type: T, value: StoredTransactionSetArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `txSet`: a {@linkcode TransactionSet}. */
  static txSet(txSet: TransactionSet): StoredTransactionSet<"txSet"> {
    return new StoredTransactionSetUnion("txSet", txSet);
  }
  /** Creates the arm `generalizedTxSet`: a {@linkcode GeneralizedTransactionSet}. */
  static generalizedTxSet(generalizedTxSet: GeneralizedTransactionSet): StoredTransactionSet<"generalizedTxSet"> {
    return new StoredTransactionSetUnion("generalizedTxSet", generalizedTxSet);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StoredTransactionSet";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": {"txSet":"v0","generalizedTxSet":"v1"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): StoredTransactionSet {
    const type = r.discriminant("StoredTransactionSet");
    switch (type) {
      case 0: return new StoredTransactionSetUnion("txSet", TransactionSet.read(r));
      case 1: return new StoredTransactionSetUnion("generalizedTxSet", GeneralizedTransactionSet.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StoredTransactionSet): void {
    if (value?.constructor !== StoredTransactionSetUnion) requireXdr(value, StoredTransactionSetUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "txSet": w.int32(0); TransactionSet.write(w, value.value); break;
        case "generalizedTxSet": w.int32(1); GeneralizedTransactionSet.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A transaction set that a node stores. */
export const StoredTransactionSet: typeof StoredTransactionSetUnion = StoredTransactionSetUnion;

/** A transaction set that a node stores for debugging. */
export class StoredDebugTransactionSet extends XdrValue<StoredDebugTransactionSetJson> {
  /** A {@linkcode StoredTransactionSet}. */
  declare readonly txSet: StoredTransactionSet;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerSeq: number;
  /** A {@linkcode StellarValue}. */
  declare readonly scpValue: StellarValue;
  /** Creates a value from its fields. */
  constructor(fields: { readonly txSet: StoredTransactionSet; readonly ledgerSeq: number; readonly scpValue: StellarValue }) {
    super();
    this.txSet = fields.txSet;
    this.ledgerSeq = fields.ledgerSeq;
    this.scpValue = fields.scpValue;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StoredDebugTransactionSet";
  }
  /** Reads one value. */
  static read(r: XdrReader): StoredDebugTransactionSet {
    return new StoredDebugTransactionSet({
      txSet: StoredTransactionSet.read(r),
      ledgerSeq: r.uint32("StoredDebugTransactionSet.ledgerSeq"),
      scpValue: StellarValue.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StoredDebugTransactionSet): void {
    if (value?.constructor !== StoredDebugTransactionSet) requireXdr(value, StoredDebugTransactionSet);
    let step = ".txSet";
    try {
      StoredTransactionSet.write(w, value.txSet);
      step = ".ledgerSeq"; w.uint32(value.ledgerSeq);
      step = ".scpValue"; StellarValue.write(w, value.scpValue);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The consensus state that a node stores, version 0. */
export class PersistedScpStateV0 extends XdrValue<PersistedScpStateV0Json> {
  /** An array of {@linkcode ScpEnvelope} values. */
  declare readonly scpEnvelopes: readonly ScpEnvelope[];
  /** An array of {@linkcode ScpQuorumSet} values. */
  declare readonly quorumSets: readonly ScpQuorumSet[];
  /** An array of {@linkcode StoredTransactionSet} values. */
  declare readonly txSets: readonly StoredTransactionSet[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly scpEnvelopes: readonly ScpEnvelope[]; readonly quorumSets: readonly ScpQuorumSet[]; readonly txSets: readonly StoredTransactionSet[] }) {
    super();
    if (fields === BLANK) return;
    this.scpEnvelopes = copyOf(fields.scpEnvelopes);
    this.quorumSets = copyOf(fields.quorumSets);
    this.txSets = copyOf(fields.txSets);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PersistedScpStateV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): PersistedScpStateV0 {
    const value: Mutable<PersistedScpStateV0> = new PersistedScpStateV0(BLANK);
    value.scpEnvelopes = r.array(4294967295, 92, "PersistedScpStateV0.scpEnvelopes", ScpEnvelope.read);
    value.quorumSets = r.array(4294967295, 12, "PersistedScpStateV0.quorumSets", ScpQuorumSet.read);
    value.txSets = r.array(4294967295, 40, "PersistedScpStateV0.txSets", StoredTransactionSet.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PersistedScpStateV0): void {
    if (value?.constructor !== PersistedScpStateV0) requireXdr(value, PersistedScpStateV0);
    let step = ".scpEnvelopes";
    try {
      w.array(value.scpEnvelopes, 4294967295, ScpEnvelope.write);
      step = ".quorumSets"; w.array(value.quorumSets, 4294967295, ScpQuorumSet.write);
      step = ".txSets"; w.array(value.txSets, 4294967295, StoredTransactionSet.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The consensus state that a node stores, version 1, in which transaction sets are stored separately. */
export class PersistedScpStateV1 extends XdrValue<PersistedScpStateV1Json> {
  /** An array of {@linkcode ScpEnvelope} values. */
  declare readonly scpEnvelopes: readonly ScpEnvelope[];
  /** An array of {@linkcode ScpQuorumSet} values. */
  declare readonly quorumSets: readonly ScpQuorumSet[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly scpEnvelopes: readonly ScpEnvelope[]; readonly quorumSets: readonly ScpQuorumSet[] }) {
    super();
    if (fields === BLANK) return;
    this.scpEnvelopes = copyOf(fields.scpEnvelopes);
    this.quorumSets = copyOf(fields.quorumSets);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PersistedScpStateV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): PersistedScpStateV1 {
    const value: Mutable<PersistedScpStateV1> = new PersistedScpStateV1(BLANK);
    value.scpEnvelopes = r.array(4294967295, 92, "PersistedScpStateV1.scpEnvelopes", ScpEnvelope.read);
    value.quorumSets = r.array(4294967295, 12, "PersistedScpStateV1.quorumSets", ScpQuorumSet.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PersistedScpStateV1): void {
    if (value?.constructor !== PersistedScpStateV1) requireXdr(value, PersistedScpStateV1);
    let step = ".scpEnvelopes";
    try {
      w.array(value.scpEnvelopes, 4294967295, ScpEnvelope.write);
      step = ".quorumSets"; w.array(value.quorumSets, 4294967295, ScpQuorumSet.write);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode PersistedScpState}, by arm name. */
export interface PersistedScpStateArms {
  /** A {@linkcode PersistedScpStateV0}. */
  readonly v0: PersistedScpStateV0;
  /** A {@linkcode PersistedScpStateV1}. */
  readonly v1: PersistedScpStateV1;
}
/** The consensus state that a node stores. */
export type PersistedScpState<T extends keyof PersistedScpStateArms = keyof PersistedScpStateArms> = { readonly [K in T]: PersistedScpStateUnion<K> }[T];
/** The class of {@linkcode PersistedScpState}. */
export class PersistedScpStateUnion<T extends keyof PersistedScpStateArms> extends XdrValue<PersistedScpStateJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: PersistedScpStateArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode PersistedScpState}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is PersistedScpState;
  private constructor(type: T, value: PersistedScpStateArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`: a {@linkcode PersistedScpStateV0}. */
  static v0(v0: PersistedScpStateV0): PersistedScpState<"v0"> {
    return new PersistedScpStateUnion("v0", v0);
  }
  /** Creates the arm `v1`: a {@linkcode PersistedScpStateV1}. */
  static v1(v1: PersistedScpStateV1): PersistedScpState<"v1"> {
    return new PersistedScpStateUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PersistedScpState";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): PersistedScpState {
    const type = r.discriminant("PersistedScpState");
    switch (type) {
      case 0: return new PersistedScpStateUnion("v0", PersistedScpStateV0.read(r));
      case 1: return new PersistedScpStateUnion("v1", PersistedScpStateV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PersistedScpState): void {
    if (value?.constructor !== PersistedScpStateUnion) requireXdr(value, PersistedScpStateUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); PersistedScpStateV0.write(w, value.value); break;
        case "v1": w.int32(1); PersistedScpStateV1.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The consensus state that a node stores. */
export const PersistedScpState: typeof PersistedScpStateUnion = PersistedScpStateUnion;
