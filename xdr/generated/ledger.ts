// Generated from xdr/idl/ledger.x by scripts/generate_xdr.ts. Do not edit.

import { type XdrReader } from "../reader.ts";
import { type XdrCodec, XdrValue, own, requireXdr, xdrCodec } from "../value.ts";
import { type XdrWriter, inside } from "../writer.ts";
import { ScVal } from "./contract.ts";
import { LedgerEntry, LedgerKey } from "./ledger_entries.ts";
import { type ContractId, ExtensionPoint } from "./types.ts";

/** The members of the enum `LedgerEntryChangeType`. */
export type LedgerEntryChangeType = "ledgerEntryCreated" | "ledgerEntryUpdated" | "ledgerEntryRemoved" | "ledgerEntryState" | "ledgerEntryRestored";
/** The members of {@linkcode LedgerEntryChangeType} by name. */
export const LedgerEntryChangeType: {
  /** `LEDGER_ENTRY_CREATED` = 0 */
  readonly ledgerEntryCreated: "ledgerEntryCreated";
  /** `LEDGER_ENTRY_UPDATED` = 1 */
  readonly ledgerEntryUpdated: "ledgerEntryUpdated";
  /** `LEDGER_ENTRY_REMOVED` = 2 */
  readonly ledgerEntryRemoved: "ledgerEntryRemoved";
  /** `LEDGER_ENTRY_STATE` = 3 */
  readonly ledgerEntryState: "ledgerEntryState";
  /** `LEDGER_ENTRY_RESTORED` = 4 */
  readonly ledgerEntryRestored: "ledgerEntryRestored";
} = /* @__PURE__ */ Object.freeze({ ledgerEntryCreated: "ledgerEntryCreated", ledgerEntryUpdated: "ledgerEntryUpdated", ledgerEntryRemoved: "ledgerEntryRemoved", ledgerEntryState: "ledgerEntryState", ledgerEntryRestored: "ledgerEntryRestored" });
export const ledgerEntryChangeTypeNames: { readonly [value: number]: LedgerEntryChangeType } = ["ledgerEntryCreated","ledgerEntryUpdated","ledgerEntryRemoved","ledgerEntryState","ledgerEntryRestored"];

/** The arms of {@linkcode LedgerEntryChange} and the type of the value of each. */
export interface LedgerEntryChangeArms {
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryCreated: LedgerEntry;
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryUpdated: LedgerEntry;
  /** A {@linkcode LedgerKey}. */
  readonly ledgerEntryRemoved: LedgerKey;
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryState: LedgerEntry;
  /** A {@linkcode LedgerEntry}. */
  readonly ledgerEntryRestored: LedgerEntry;
}
/** The union `LedgerEntryChange`. */
export type LedgerEntryChange<T extends keyof LedgerEntryChangeArms = keyof LedgerEntryChangeArms> = T extends unknown ? LedgerEntryChangeUnion<T> : never;
/** The class of all values of {@linkcode LedgerEntryChange}; its static methods make them. */
export class LedgerEntryChangeUnion<T extends keyof LedgerEntryChangeArms> extends XdrValue {
  /** Which arm this is. */
  declare readonly type: T;
  /** What the arm holds; null when it holds nothing. */
  declare readonly value: LedgerEntryChangeArms[T];
  /** Tells the compiler that `instanceof` narrows to one of the arms. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is LedgerEntryChange;
  private constructor(type: T, value: LedgerEntryChangeArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Makes the arm `ledgerEntryCreated`: a {@linkcode LedgerEntry}. */
  static ledgerEntryCreated(created: LedgerEntry): LedgerEntryChange<"ledgerEntryCreated"> {
    return new LedgerEntryChangeUnion("ledgerEntryCreated", created);
  }
  /** Makes the arm `ledgerEntryUpdated`: a {@linkcode LedgerEntry}. */
  static ledgerEntryUpdated(updated: LedgerEntry): LedgerEntryChange<"ledgerEntryUpdated"> {
    return new LedgerEntryChangeUnion("ledgerEntryUpdated", updated);
  }
  /** Makes the arm `ledgerEntryRemoved`: a {@linkcode LedgerKey}. */
  static ledgerEntryRemoved(removed: LedgerKey): LedgerEntryChange<"ledgerEntryRemoved"> {
    return new LedgerEntryChangeUnion("ledgerEntryRemoved", removed);
  }
  /** Makes the arm `ledgerEntryState`: a {@linkcode LedgerEntry}. */
  static ledgerEntryState(state: LedgerEntry): LedgerEntryChange<"ledgerEntryState"> {
    return new LedgerEntryChangeUnion("ledgerEntryState", state);
  }
  /** Makes the arm `ledgerEntryRestored`: a {@linkcode LedgerEntry}. */
  static ledgerEntryRestored(restored: LedgerEntry): LedgerEntryChange<"ledgerEntryRestored"> {
    return new LedgerEntryChangeUnion("ledgerEntryRestored", restored);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerEntryChange";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerEntryChange {
    const type = r.discriminant("LedgerEntryChange");
    switch (type) {
      case 0: return new LedgerEntryChangeUnion("ledgerEntryCreated", LedgerEntry.read(r));
      case 1: return new LedgerEntryChangeUnion("ledgerEntryUpdated", LedgerEntry.read(r));
      case 2: return new LedgerEntryChangeUnion("ledgerEntryRemoved", LedgerKey.read(r));
      case 3: return new LedgerEntryChangeUnion("ledgerEntryState", LedgerEntry.read(r));
      case 4: return new LedgerEntryChangeUnion("ledgerEntryRestored", LedgerEntry.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: LedgerEntryChange): void {
    if (value?.constructor !== LedgerEntryChangeUnion) requireXdr(value, LedgerEntryChangeUnion);
    try {
      switch (value.type) {
        case "ledgerEntryCreated": w.int32(0); LedgerEntry.write(w, value.value); break;
        case "ledgerEntryUpdated": w.int32(1); LedgerEntry.write(w, value.value); break;
        case "ledgerEntryRemoved": w.int32(2); LedgerKey.write(w, value.value); break;
        case "ledgerEntryState": w.int32(3); LedgerEntry.write(w, value.value); break;
        case "ledgerEntryRestored": w.int32(4); LedgerEntry.write(w, value.value); break;
        default: w.arm((value as { type: string }).type);
      }
    } catch (error) {
      throw inside(error, value);
    }
  }
}
/** The union `LedgerEntryChange`: its static methods make and decode values. */
export const LedgerEntryChange: typeof LedgerEntryChangeUnion = LedgerEntryChangeUnion;

/** A list, each a {@linkcode LedgerEntryChange}. */
export type LedgerEntryChanges = readonly LedgerEntryChange[];
/** Decodes and encodes a list, each a {@linkcode LedgerEntryChange}. */
export const LedgerEntryChanges: XdrCodec<LedgerEntryChanges> = /* @__PURE__ */ xdrCodec("LedgerEntryChanges", (r) => r.array(4294967295, 12, "LedgerEntryChanges", LedgerEntryChange.read), (w, v) => w.array(v, 4294967295, LedgerEntryChange.write));

/** The struct `OperationMeta`. */
export class OperationMeta extends XdrValue {
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly changes: LedgerEntryChanges;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly changes: LedgerEntryChanges }, owned = false) {
    super();
    this.changes = owned ? fields.changes : own(fields.changes);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OperationMeta";
  }
  /** Reads one value. */
  static read(r: XdrReader): OperationMeta {
    return new OperationMeta({
      changes: r.array(4294967295, 12, "OperationMeta.changes", LedgerEntryChange.read),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: OperationMeta): void {
    if (value?.constructor !== OperationMeta) requireXdr(value, OperationMeta);
    const f = ".changes";
    try {
      w.array(value.changes, 4294967295, LedgerEntryChange.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The struct `TransactionMetaV1`. */
export class TransactionMetaV1 extends XdrValue {
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly txChanges: LedgerEntryChanges;
  /** A list, each an {@linkcode OperationMeta}. */
  declare readonly operations: readonly OperationMeta[];
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly txChanges: LedgerEntryChanges; readonly operations: readonly OperationMeta[] }, owned = false) {
    super();
    this.txChanges = owned ? fields.txChanges : own(fields.txChanges);
    this.operations = owned ? fields.operations : own(fields.operations);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV1 {
    return new TransactionMetaV1({
      txChanges: r.array(4294967295, 12, "TransactionMetaV1.txChanges", LedgerEntryChange.read),
      operations: r.array(4294967295, 4, "TransactionMetaV1.operations", OperationMeta.read),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: TransactionMetaV1): void {
    if (value?.constructor !== TransactionMetaV1) requireXdr(value, TransactionMetaV1);
    let f = ".txChanges";
    try {
      w.array(value.txChanges, 4294967295, LedgerEntryChange.write);
      f = ".operations";
      w.array(value.operations, 4294967295, OperationMeta.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The struct `TransactionMetaV2`. */
export class TransactionMetaV2 extends XdrValue {
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly txChangesBefore: LedgerEntryChanges;
  /** A list, each an {@linkcode OperationMeta}. */
  declare readonly operations: readonly OperationMeta[];
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly txChangesAfter: LedgerEntryChanges;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly txChangesBefore: LedgerEntryChanges; readonly operations: readonly OperationMeta[]; readonly txChangesAfter: LedgerEntryChanges }, owned = false) {
    super();
    this.txChangesBefore = owned ? fields.txChangesBefore : own(fields.txChangesBefore);
    this.operations = owned ? fields.operations : own(fields.operations);
    this.txChangesAfter = owned ? fields.txChangesAfter : own(fields.txChangesAfter);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV2 {
    return new TransactionMetaV2({
      txChangesBefore: r.array(4294967295, 12, "TransactionMetaV2.txChangesBefore", LedgerEntryChange.read),
      operations: r.array(4294967295, 4, "TransactionMetaV2.operations", OperationMeta.read),
      txChangesAfter: r.array(4294967295, 12, "TransactionMetaV2.txChangesAfter", LedgerEntryChange.read),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: TransactionMetaV2): void {
    if (value?.constructor !== TransactionMetaV2) requireXdr(value, TransactionMetaV2);
    let f = ".txChangesBefore";
    try {
      w.array(value.txChangesBefore, 4294967295, LedgerEntryChange.write);
      f = ".operations";
      w.array(value.operations, 4294967295, OperationMeta.write);
      f = ".txChangesAfter";
      w.array(value.txChangesAfter, 4294967295, LedgerEntryChange.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The members of the enum `ContractEventType`. */
export type ContractEventType = "system" | "contract" | "diagnostic";
/** The members of {@linkcode ContractEventType} by name. */
export const ContractEventType: {
  /** `SYSTEM` = 0 */
  readonly system: "system";
  /** `CONTRACT` = 1 */
  readonly contract: "contract";
  /** `DIAGNOSTIC` = 2 */
  readonly diagnostic: "diagnostic";
} = /* @__PURE__ */ Object.freeze({ system: "system", contract: "contract", diagnostic: "diagnostic" });
export const contractEventTypeNames: { readonly [value: number]: ContractEventType } = ["system","contract","diagnostic"];

/** The struct `ContractEventV0`. */
export class ContractEventV0 extends XdrValue {
  /** A list, each an {@linkcode ScVal}. */
  declare readonly topics: readonly ScVal[];
  /** An {@linkcode ScVal}. */
  declare readonly data: ScVal;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly topics: readonly ScVal[]; readonly data: ScVal }, owned = false) {
    super();
    this.topics = owned ? fields.topics : own(fields.topics);
    this.data = fields.data;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractEventV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractEventV0 {
    return new ContractEventV0({
      topics: r.array(4294967295, 4, "ContractEventV0.topics", ScVal.read),
      data: ScVal.read(r),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: ContractEventV0): void {
    if (value?.constructor !== ContractEventV0) requireXdr(value, ContractEventV0);
    let f = ".topics";
    try {
      w.array(value.topics, 4294967295, ScVal.write);
      f = ".data";
      ScVal.write(w, value.data);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The arms of {@linkcode ContractEventBody} and the type of the value of each. */
export interface ContractEventBodyArms {
  /** A {@linkcode ContractEventV0}. */
  readonly v0: ContractEventV0;
}
/** The union `ContractEventBody`. */
export type ContractEventBody<T extends keyof ContractEventBodyArms = keyof ContractEventBodyArms> = T extends unknown ? ContractEventBodyUnion<T> : never;
/** The class of all values of {@linkcode ContractEventBody}; its static methods make them. */
export class ContractEventBodyUnion<T extends keyof ContractEventBodyArms> extends XdrValue {
  /** Which arm this is. */
  declare readonly type: T;
  /** What the arm holds; null when it holds nothing. */
  declare readonly value: ContractEventBodyArms[T];
  /** Tells the compiler that `instanceof` narrows to one of the arms. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ContractEventBody;
  private constructor(type: T, value: ContractEventBodyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Makes the arm `v0`: a {@linkcode ContractEventV0}. */
  static v0(v0: ContractEventV0): ContractEventBody<"v0"> {
    return new ContractEventBodyUnion("v0", v0);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractEventBody";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractEventBody {
    const type = r.discriminant("ContractEventBody");
    switch (type) {
      case 0: return new ContractEventBodyUnion("v0", ContractEventV0.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: ContractEventBody): void {
    if (value?.constructor !== ContractEventBodyUnion) requireXdr(value, ContractEventBodyUnion);
    try {
      switch (value.type) {
        case "v0": w.int32(0); ContractEventV0.write(w, value.value); break;
        default: w.arm((value as { type: string }).type);
      }
    } catch (error) {
      throw inside(error, value);
    }
  }
}
/** The union `ContractEventBody`: its static methods make and decode values. */
export const ContractEventBody: typeof ContractEventBodyUnion = ContractEventBodyUnion;

/** An event that a contract or the host has emitted. */
export class ContractEvent extends XdrValue {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** The contract that raised the event, null when none did. 32 bytes, or null. */
  declare readonly contractId: ContractId | null;
  /** One of {@linkcode ContractEventType}. */
  declare readonly type: ContractEventType;
  /** A {@linkcode ContractEventBody}. */
  declare readonly body: ContractEventBody;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly ext: ExtensionPoint; readonly contractId: ContractId | null; readonly type: ContractEventType; readonly body: ContractEventBody }, owned = false) {
    super();
    this.ext = fields.ext;
    this.contractId = owned ? fields.contractId : own(fields.contractId);
    this.type = fields.type;
    this.body = fields.body;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ContractEvent";
  }
  /** Reads one value. */
  static read(r: XdrReader): ContractEvent {
    return new ContractEvent({
      ext: ExtensionPoint.read(r),
      contractId: r.optional("ContractEvent.contractId", (r) => r.opaque(32, "ContractEvent.contractId")),
      type: r.enum(contractEventTypeNames, "ContractEvent.type"),
      body: ContractEventBody.read(r),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: ContractEvent): void {
    if (value?.constructor !== ContractEvent) requireXdr(value, ContractEvent);
    let f = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      f = ".contractId";
      w.optional(value.contractId, (w, v) => w.opaque(v, 32));
      f = ".type";
      w.enum(value.type, contractEventTypeNames);
      f = ".body";
      ContractEventBody.write(w, value.body);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** A contract event with whether its call succeeded. */
export class DiagnosticEvent extends XdrValue {
  /** Whether the call that raised the event succeeded. A boolean. */
  declare readonly inSuccessfulContractCall: boolean;
  /** A {@linkcode ContractEvent}. */
  declare readonly event: ContractEvent;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   */
  constructor(fields: { readonly inSuccessfulContractCall: boolean; readonly event: ContractEvent }) {
    super();
    this.inSuccessfulContractCall = fields.inSuccessfulContractCall;
    this.event = fields.event;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DiagnosticEvent";
  }
  /** Reads one value. */
  static read(r: XdrReader): DiagnosticEvent {
    return new DiagnosticEvent({
      inSuccessfulContractCall: r.bool("DiagnosticEvent.inSuccessfulContractCall"),
      event: ContractEvent.read(r),
    });
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: DiagnosticEvent): void {
    if (value?.constructor !== DiagnosticEvent) requireXdr(value, DiagnosticEvent);
    let f = ".inSuccessfulContractCall";
    try {
      w.bool(value.inSuccessfulContractCall);
      f = ".event";
      ContractEvent.write(w, value.event);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The struct `DwsaTransactionMetaExtV1`. */
export class DwsaTransactionMetaExtV1 extends XdrValue {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A signed 64-bit integer. */
  declare readonly totalNonRefundableResourceFeeCharged: bigint;
  /** A signed 64-bit integer. */
  declare readonly totalRefundableResourceFeeCharged: bigint;
  /** A signed 64-bit integer. */
  declare readonly rentFeeCharged: bigint;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   */
  constructor(fields: { readonly ext: ExtensionPoint; readonly totalNonRefundableResourceFeeCharged: bigint; readonly totalRefundableResourceFeeCharged: bigint; readonly rentFeeCharged: bigint }) {
    super();
    this.ext = fields.ext;
    this.totalNonRefundableResourceFeeCharged = fields.totalNonRefundableResourceFeeCharged;
    this.totalRefundableResourceFeeCharged = fields.totalRefundableResourceFeeCharged;
    this.rentFeeCharged = fields.rentFeeCharged;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMetaExtV1";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMetaExtV1 {
    return new DwsaTransactionMetaExtV1({
      ext: ExtensionPoint.read(r),
      totalNonRefundableResourceFeeCharged: r.int64("DwsaTransactionMetaExtV1.totalNonRefundableResourceFeeCharged"),
      totalRefundableResourceFeeCharged: r.int64("DwsaTransactionMetaExtV1.totalRefundableResourceFeeCharged"),
      rentFeeCharged: r.int64("DwsaTransactionMetaExtV1.rentFeeCharged"),
    });
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: DwsaTransactionMetaExtV1): void {
    if (value?.constructor !== DwsaTransactionMetaExtV1) requireXdr(value, DwsaTransactionMetaExtV1);
    let f = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      f = ".totalNonRefundableResourceFeeCharged";
      w.int64(value.totalNonRefundableResourceFeeCharged);
      f = ".totalRefundableResourceFeeCharged";
      w.int64(value.totalRefundableResourceFeeCharged);
      f = ".rentFeeCharged";
      w.int64(value.rentFeeCharged);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The arms of {@linkcode DwsaTransactionMetaExt} and the type of the value of each. */
export interface DwsaTransactionMetaExtArms {
  /** No value. */
  readonly v0: null;
  /** A {@linkcode DwsaTransactionMetaExtV1}. */
  readonly v1: DwsaTransactionMetaExtV1;
}
/** The union `DwsaTransactionMetaExt`. */
export type DwsaTransactionMetaExt<T extends keyof DwsaTransactionMetaExtArms = keyof DwsaTransactionMetaExtArms> = T extends unknown ? DwsaTransactionMetaExtUnion<T> : never;
/** The class of all values of {@linkcode DwsaTransactionMetaExt}; its static methods make them. */
export class DwsaTransactionMetaExtUnion<T extends keyof DwsaTransactionMetaExtArms> extends XdrValue {
  /** Which arm this is. */
  declare readonly type: T;
  /** What the arm holds; null when it holds nothing. */
  declare readonly value: DwsaTransactionMetaExtArms[T];
  /** Tells the compiler that `instanceof` narrows to one of the arms. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is DwsaTransactionMetaExt;
  private constructor(type: T, value: DwsaTransactionMetaExtArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Makes the arm `v0`: no value. */
  static v0(): DwsaTransactionMetaExt<"v0"> {
    return new DwsaTransactionMetaExtUnion("v0", null);
  }
  /** Makes the arm `v1`: a {@linkcode DwsaTransactionMetaExtV1}. */
  static v1(v1: DwsaTransactionMetaExtV1): DwsaTransactionMetaExt<"v1"> {
    return new DwsaTransactionMetaExtUnion("v1", v1);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMetaExt";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMetaExt {
    const type = r.discriminant("DwsaTransactionMetaExt");
    switch (type) {
      case 0: return new DwsaTransactionMetaExtUnion("v0", null);
      case 1: return new DwsaTransactionMetaExtUnion("v1", DwsaTransactionMetaExtV1.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: DwsaTransactionMetaExt): void {
    if (value?.constructor !== DwsaTransactionMetaExtUnion) requireXdr(value, DwsaTransactionMetaExtUnion);
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        case "v1": w.int32(1); DwsaTransactionMetaExtV1.write(w, value.value); break;
        default: w.arm((value as { type: string }).type);
      }
    } catch (error) {
      throw inside(error, value);
    }
  }
}
/** The union `DwsaTransactionMetaExt`: its static methods make and decode values. */
export const DwsaTransactionMetaExt: typeof DwsaTransactionMetaExtUnion = DwsaTransactionMetaExtUnion;

/** The struct `DwsaTransactionMeta`. */
export class DwsaTransactionMeta extends XdrValue {
  /** A {@linkcode DwsaTransactionMetaExt}. */
  declare readonly ext: DwsaTransactionMetaExt;
  /** A list, each a {@linkcode ContractEvent}. */
  declare readonly events: readonly ContractEvent[];
  /** An {@linkcode ScVal}. */
  declare readonly returnValue: ScVal;
  /** A list, each a {@linkcode DiagnosticEvent}. */
  declare readonly diagnosticEvents: readonly DiagnosticEvent[];
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly ext: DwsaTransactionMetaExt; readonly events: readonly ContractEvent[]; readonly returnValue: ScVal; readonly diagnosticEvents: readonly DiagnosticEvent[] }, owned = false) {
    super();
    this.ext = fields.ext;
    this.events = owned ? fields.events : own(fields.events);
    this.returnValue = fields.returnValue;
    this.diagnosticEvents = owned ? fields.diagnosticEvents : own(fields.diagnosticEvents);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMeta";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMeta {
    return new DwsaTransactionMeta({
      ext: DwsaTransactionMetaExt.read(r),
      events: r.array(4294967295, 24, "DwsaTransactionMeta.events", ContractEvent.read),
      returnValue: ScVal.read(r),
      diagnosticEvents: r.array(4294967295, 28, "DwsaTransactionMeta.diagnosticEvents", DiagnosticEvent.read),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: DwsaTransactionMeta): void {
    if (value?.constructor !== DwsaTransactionMeta) requireXdr(value, DwsaTransactionMeta);
    let f = ".ext";
    try {
      DwsaTransactionMetaExt.write(w, value.ext);
      f = ".events";
      w.array(value.events, 4294967295, ContractEvent.write);
      f = ".returnValue";
      ScVal.write(w, value.returnValue);
      f = ".diagnosticEvents";
      w.array(value.diagnosticEvents, 4294967295, DiagnosticEvent.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The struct `TransactionMetaV3`. */
export class TransactionMetaV3 extends XdrValue {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly txChangesBefore: LedgerEntryChanges;
  /** A list, each an {@linkcode OperationMeta}. */
  declare readonly operations: readonly OperationMeta[];
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly txChangesAfter: LedgerEntryChanges;
  /** A {@linkcode DwsaTransactionMeta}, or null. */
  declare readonly dwsaMeta: DwsaTransactionMeta | null;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly ext: ExtensionPoint; readonly txChangesBefore: LedgerEntryChanges; readonly operations: readonly OperationMeta[]; readonly txChangesAfter: LedgerEntryChanges; readonly dwsaMeta: DwsaTransactionMeta | null }, owned = false) {
    super();
    this.ext = fields.ext;
    this.txChangesBefore = owned ? fields.txChangesBefore : own(fields.txChangesBefore);
    this.operations = owned ? fields.operations : own(fields.operations);
    this.txChangesAfter = owned ? fields.txChangesAfter : own(fields.txChangesAfter);
    this.dwsaMeta = fields.dwsaMeta;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV3";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV3 {
    return new TransactionMetaV3({
      ext: ExtensionPoint.read(r),
      txChangesBefore: r.array(4294967295, 12, "TransactionMetaV3.txChangesBefore", LedgerEntryChange.read),
      operations: r.array(4294967295, 4, "TransactionMetaV3.operations", OperationMeta.read),
      txChangesAfter: r.array(4294967295, 12, "TransactionMetaV3.txChangesAfter", LedgerEntryChange.read),
      dwsaMeta: r.optional("TransactionMetaV3.dwsaMeta", DwsaTransactionMeta.read),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: TransactionMetaV3): void {
    if (value?.constructor !== TransactionMetaV3) requireXdr(value, TransactionMetaV3);
    let f = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      f = ".txChangesBefore";
      w.array(value.txChangesBefore, 4294967295, LedgerEntryChange.write);
      f = ".operations";
      w.array(value.operations, 4294967295, OperationMeta.write);
      f = ".txChangesAfter";
      w.array(value.txChangesAfter, 4294967295, LedgerEntryChange.write);
      f = ".dwsaMeta";
      w.optional(value.dwsaMeta, DwsaTransactionMeta.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The struct `OperationMetaV2`. */
export class OperationMetaV2 extends XdrValue {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly changes: LedgerEntryChanges;
  /** A list, each a {@linkcode ContractEvent}. */
  declare readonly events: readonly ContractEvent[];
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly ext: ExtensionPoint; readonly changes: LedgerEntryChanges; readonly events: readonly ContractEvent[] }, owned = false) {
    super();
    this.ext = fields.ext;
    this.changes = owned ? fields.changes : own(fields.changes);
    this.events = owned ? fields.events : own(fields.events);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "OperationMetaV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): OperationMetaV2 {
    return new OperationMetaV2({
      ext: ExtensionPoint.read(r),
      changes: r.array(4294967295, 12, "OperationMetaV2.changes", LedgerEntryChange.read),
      events: r.array(4294967295, 24, "OperationMetaV2.events", ContractEvent.read),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: OperationMetaV2): void {
    if (value?.constructor !== OperationMetaV2) requireXdr(value, OperationMetaV2);
    let f = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      f = ".changes";
      w.array(value.changes, 4294967295, LedgerEntryChange.write);
      f = ".events";
      w.array(value.events, 4294967295, ContractEvent.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The struct `DwsaTransactionMetaV2`. */
export class DwsaTransactionMetaV2 extends XdrValue {
  /** A {@linkcode DwsaTransactionMetaExt}. */
  declare readonly ext: DwsaTransactionMetaExt;
  /** An {@linkcode ScVal}, or null. */
  declare readonly returnValue: ScVal | null;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   */
  constructor(fields: { readonly ext: DwsaTransactionMetaExt; readonly returnValue: ScVal | null }) {
    super();
    this.ext = fields.ext;
    this.returnValue = fields.returnValue;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DwsaTransactionMetaV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): DwsaTransactionMetaV2 {
    return new DwsaTransactionMetaV2({
      ext: DwsaTransactionMetaExt.read(r),
      returnValue: r.optional("DwsaTransactionMetaV2.returnValue", ScVal.read),
    });
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: DwsaTransactionMetaV2): void {
    if (value?.constructor !== DwsaTransactionMetaV2) requireXdr(value, DwsaTransactionMetaV2);
    let f = ".ext";
    try {
      DwsaTransactionMetaExt.write(w, value.ext);
      f = ".returnValue";
      w.optional(value.returnValue, ScVal.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The members of the enum `TransactionEventStage`. */
export type TransactionEventStage = "transactionEventStageBeforeAllTxs" | "transactionEventStageAfterTx" | "transactionEventStageAfterAllTxs";
/** The members of {@linkcode TransactionEventStage} by name. */
export const TransactionEventStage: {
  /** `TRANSACTION_EVENT_STAGE_BEFORE_ALL_TXS` = 0 */
  readonly transactionEventStageBeforeAllTxs: "transactionEventStageBeforeAllTxs";
  /** `TRANSACTION_EVENT_STAGE_AFTER_TX` = 1 */
  readonly transactionEventStageAfterTx: "transactionEventStageAfterTx";
  /** `TRANSACTION_EVENT_STAGE_AFTER_ALL_TXS` = 2 */
  readonly transactionEventStageAfterAllTxs: "transactionEventStageAfterAllTxs";
} = /* @__PURE__ */ Object.freeze({ transactionEventStageBeforeAllTxs: "transactionEventStageBeforeAllTxs", transactionEventStageAfterTx: "transactionEventStageAfterTx", transactionEventStageAfterAllTxs: "transactionEventStageAfterAllTxs" });
export const transactionEventStageNames: { readonly [value: number]: TransactionEventStage } = ["transactionEventStageBeforeAllTxs","transactionEventStageAfterTx","transactionEventStageAfterAllTxs"];

/** A contract event of the transaction itself, with the stage at which it was emitted. */
export class TransactionEvent extends XdrValue {
  /** One of {@linkcode TransactionEventStage}. */
  declare readonly stage: TransactionEventStage;
  /** A {@linkcode ContractEvent}. */
  declare readonly event: ContractEvent;
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   */
  constructor(fields: { readonly stage: TransactionEventStage; readonly event: ContractEvent }) {
    super();
    this.stage = fields.stage;
    this.event = fields.event;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionEvent";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionEvent {
    return new TransactionEvent({
      stage: r.enum(transactionEventStageNames, "TransactionEvent.stage"),
      event: ContractEvent.read(r),
    });
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: TransactionEvent): void {
    if (value?.constructor !== TransactionEvent) requireXdr(value, TransactionEvent);
    let f = ".stage";
    try {
      w.enum(value.stage, transactionEventStageNames);
      f = ".event";
      ContractEvent.write(w, value.event);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The struct `TransactionMetaV4`. */
export class TransactionMetaV4 extends XdrValue {
  /** An {@linkcode ExtensionPoint}. */
  declare readonly ext: ExtensionPoint;
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly txChangesBefore: LedgerEntryChanges;
  /** A list, each an {@linkcode OperationMetaV2}. */
  declare readonly operations: readonly OperationMetaV2[];
  /** A list, each a {@linkcode LedgerEntryChange}. */
  declare readonly txChangesAfter: LedgerEntryChanges;
  /** A {@linkcode DwsaTransactionMetaV2}, or null. */
  declare readonly dwsaMeta: DwsaTransactionMetaV2 | null;
  /** A list, each a {@linkcode TransactionEvent}. */
  declare readonly events: readonly TransactionEvent[];
  /** A list, each a {@linkcode DiagnosticEvent}. */
  declare readonly diagnosticEvents: readonly DiagnosticEvent[];
  /**
   * Makes a value from its fields.
   *
   * @param fields the value of each field; checked when it is encoded
   * @param owned `true` when nobody will change the bytes and arrays in `fields` any more, so that no copy is needed
   */
  constructor(fields: { readonly ext: ExtensionPoint; readonly txChangesBefore: LedgerEntryChanges; readonly operations: readonly OperationMetaV2[]; readonly txChangesAfter: LedgerEntryChanges; readonly dwsaMeta: DwsaTransactionMetaV2 | null; readonly events: readonly TransactionEvent[]; readonly diagnosticEvents: readonly DiagnosticEvent[] }, owned = false) {
    super();
    this.ext = fields.ext;
    this.txChangesBefore = owned ? fields.txChangesBefore : own(fields.txChangesBefore);
    this.operations = owned ? fields.operations : own(fields.operations);
    this.txChangesAfter = owned ? fields.txChangesAfter : own(fields.txChangesAfter);
    this.dwsaMeta = fields.dwsaMeta;
    this.events = owned ? fields.events : own(fields.events);
    this.diagnosticEvents = owned ? fields.diagnosticEvents : own(fields.diagnosticEvents);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMetaV4";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMetaV4 {
    return new TransactionMetaV4({
      ext: ExtensionPoint.read(r),
      txChangesBefore: r.array(4294967295, 12, "TransactionMetaV4.txChangesBefore", LedgerEntryChange.read),
      operations: r.array(4294967295, 12, "TransactionMetaV4.operations", OperationMetaV2.read),
      txChangesAfter: r.array(4294967295, 12, "TransactionMetaV4.txChangesAfter", LedgerEntryChange.read),
      dwsaMeta: r.optional("TransactionMetaV4.dwsaMeta", DwsaTransactionMetaV2.read),
      events: r.array(4294967295, 28, "TransactionMetaV4.events", TransactionEvent.read),
      diagnosticEvents: r.array(4294967295, 28, "TransactionMetaV4.diagnosticEvents", DiagnosticEvent.read),
    }, true);
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: TransactionMetaV4): void {
    if (value?.constructor !== TransactionMetaV4) requireXdr(value, TransactionMetaV4);
    let f = ".ext";
    try {
      ExtensionPoint.write(w, value.ext);
      f = ".txChangesBefore";
      w.array(value.txChangesBefore, 4294967295, LedgerEntryChange.write);
      f = ".operations";
      w.array(value.operations, 4294967295, OperationMetaV2.write);
      f = ".txChangesAfter";
      w.array(value.txChangesAfter, 4294967295, LedgerEntryChange.write);
      f = ".dwsaMeta";
      w.optional(value.dwsaMeta, DwsaTransactionMetaV2.write);
      f = ".events";
      w.array(value.events, 4294967295, TransactionEvent.write);
      f = ".diagnosticEvents";
      w.array(value.diagnosticEvents, 4294967295, DiagnosticEvent.write);
    } catch (error) {
      throw inside(error, f);
    }
  }
}

/** The arms of {@linkcode TransactionMeta} and the type of the value of each. */
export interface TransactionMetaArms {
  /** A list, each an {@linkcode OperationMeta}. */
  readonly operations: readonly OperationMeta[];
  /** A {@linkcode TransactionMetaV1}. */
  readonly v1: TransactionMetaV1;
  /** A {@linkcode TransactionMetaV2}. */
  readonly v2: TransactionMetaV2;
  /** A {@linkcode TransactionMetaV3}. */
  readonly v3: TransactionMetaV3;
  /** A {@linkcode TransactionMetaV4}. */
  readonly v4: TransactionMetaV4;
}
/** What a transaction changed in the ledger, and what it emitted. */
export type TransactionMeta<T extends keyof TransactionMetaArms = keyof TransactionMetaArms> = T extends unknown ? TransactionMetaUnion<T> : never;
/** The class of all values of {@linkcode TransactionMeta}; its static methods make them. */
export class TransactionMetaUnion<T extends keyof TransactionMetaArms> extends XdrValue {
  /** Which arm this is. */
  declare readonly type: T;
  /** What the arm holds; null when it holds nothing. */
  declare readonly value: TransactionMetaArms[T];
  /** Tells the compiler that `instanceof` narrows to one of the arms. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TransactionMeta;
  private constructor(type: T, value: TransactionMetaArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Makes the arm `operations`: a list, each an {@linkcode OperationMeta}. */
  static operations(operations: readonly OperationMeta[]): TransactionMeta<"operations"> {
    return new TransactionMetaUnion("operations", own(operations));
  }
  /** Makes the arm `v1`: a {@linkcode TransactionMetaV1}. */
  static v1(v1: TransactionMetaV1): TransactionMeta<"v1"> {
    return new TransactionMetaUnion("v1", v1);
  }
  /** Makes the arm `v2`: a {@linkcode TransactionMetaV2}. */
  static v2(v2: TransactionMetaV2): TransactionMeta<"v2"> {
    return new TransactionMetaUnion("v2", v2);
  }
  /** Makes the arm `v3`: a {@linkcode TransactionMetaV3}. */
  static v3(v3: TransactionMetaV3): TransactionMeta<"v3"> {
    return new TransactionMetaUnion("v3", v3);
  }
  /** Makes the arm `v4`: a {@linkcode TransactionMetaV4}. */
  static v4(v4: TransactionMetaV4): TransactionMeta<"v4"> {
    return new TransactionMetaUnion("v4", v4);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TransactionMeta";
  }
  /** Reads one value. */
  static read(r: XdrReader): TransactionMeta {
    const type = r.discriminant("TransactionMeta");
    switch (type) {
      case 0: return new TransactionMetaUnion("operations", r.array(4294967295, 4, "TransactionMeta.operations", OperationMeta.read));
      case 1: return new TransactionMetaUnion("v1", TransactionMetaV1.read(r));
      case 2: return new TransactionMetaUnion("v2", TransactionMetaV2.read(r));
      case 3: return new TransactionMetaUnion("v3", TransactionMetaV3.read(r));
      case 4: return new TransactionMetaUnion("v4", TransactionMetaV4.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. */
  static write(w: XdrWriter, value: TransactionMeta): void {
    if (value?.constructor !== TransactionMetaUnion) requireXdr(value, TransactionMetaUnion);
    try {
      switch (value.type) {
        case "operations": w.int32(0); w.array(value.value, 4294967295, OperationMeta.write); break;
        case "v1": w.int32(1); TransactionMetaV1.write(w, value.value); break;
        case "v2": w.int32(2); TransactionMetaV2.write(w, value.value); break;
        case "v3": w.int32(3); TransactionMetaV3.write(w, value.value); break;
        case "v4": w.int32(4); TransactionMetaV4.write(w, value.value); break;
        default: w.arm((value as { type: string }).type);
      }
    } catch (error) {
      throw inside(error, value);
    }
  }
}
/** What a transaction changed in the ledger, and what it emitted. */
export const TransactionMeta: typeof TransactionMetaUnion = TransactionMetaUnion;
