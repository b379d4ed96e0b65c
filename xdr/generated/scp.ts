// Generated from xdr/idl/scp.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { ScpBallotJson, ScpEnvelopeJson, ScpNominationJson, ScpQuorumSetJson, ScpStatementConfirmJson, ScpStatementExternalizeJson, ScpStatementJson, ScpStatementPledgesJson, ScpStatementPrepareJson } from "./json_types.ts";
import { type Hash, type NodeId, PublicKey, type Signature } from "./types.ts";

/** The consensus value: the XDR of a `StellarValue`. */
export type Value = Uint8Array;

/** A value that nodes vote on, and the number of the voting round. */
export class ScpBallot extends XdrValue<ScpBallotJson> {
  /** An unsigned 32-bit integer. */
  declare readonly counter: number;
  /** Bytes. */
  declare readonly value: Value;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly counter: number; readonly value: Value }) {
    super();
    if (fields === BLANK) return;
    this.counter = fields.counter;
    this.value = copyOf(fields.value);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpBallot";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpBallot {
    const value: Mutable<ScpBallot> = new ScpBallot(BLANK);
    value.counter = r.uint32("ScpBallot.counter");
    value.value = r.varOpaque(4294967295, "ScpBallot.value");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpBallot): void {
    if (value?.constructor !== ScpBallot) requireXdr(value, ScpBallot);
    let step = ".counter";
    try {
      w.uint32(value.counter);
      step = ".value"; w.varOpaque(value.value, 4294967295);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `SCPStatementType`. */
export type ScpStatementType = "scpStPrepare" | "scpStConfirm" | "scpStExternalize" | "scpStNominate";
/** The members of {@linkcode ScpStatementType} by name. */
export const ScpStatementType: {
  /** `SCP_ST_PREPARE` = 0 */
  readonly scpStPrepare: "scpStPrepare";
  /** `SCP_ST_CONFIRM` = 1 */
  readonly scpStConfirm: "scpStConfirm";
  /** `SCP_ST_EXTERNALIZE` = 2 */
  readonly scpStExternalize: "scpStExternalize";
  /** `SCP_ST_NOMINATE` = 3 */
  readonly scpStNominate: "scpStNominate";
} = /* @__PURE__ */ Object.freeze({ scpStPrepare: "scpStPrepare", scpStConfirm: "scpStConfirm", scpStExternalize: "scpStExternalize", scpStNominate: "scpStNominate" });
/** The members of {@linkcode ScpStatementType} by wire value. */
export const scpStatementTypeNames: { readonly [value: number]: ScpStatementType } = ["scpStPrepare","scpStConfirm","scpStExternalize","scpStNominate"];

/** A consensus statement that nominates values. */
export class ScpNomination extends XdrValue<ScpNominationJson> {
  /** 32 bytes. */
  declare readonly quorumSetHash: Hash;
  /** An array of byte arrays. */
  declare readonly votes: readonly Value[];
  /** An array of byte arrays. */
  declare readonly accepted: readonly Value[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly quorumSetHash: Hash; readonly votes: readonly Value[]; readonly accepted: readonly Value[] }) {
    super();
    if (fields === BLANK) return;
    this.quorumSetHash = copyOf(fields.quorumSetHash);
    this.votes = copyOf(fields.votes);
    this.accepted = copyOf(fields.accepted);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpNomination";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpNomination {
    const value: Mutable<ScpNomination> = new ScpNomination(BLANK);
    value.quorumSetHash = r.opaque(32, "ScpNomination.quorumSetHash");
    value.votes = r.array(4294967295, 4, "ScpNomination.votes", (r) => r.varOpaque(4294967295, "ScpNomination.votes"));
    value.accepted = r.array(4294967295, 4, "ScpNomination.accepted", (r) => r.varOpaque(4294967295, "ScpNomination.accepted"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpNomination): void {
    if (value?.constructor !== ScpNomination) requireXdr(value, ScpNomination);
    let step = ".quorumSetHash";
    try {
      w.opaque(value.quorumSetHash, 32);
      step = ".votes"; w.array(value.votes, 4294967295, (w, v) => w.varOpaque(v, 4294967295));
      step = ".accepted"; w.array(value.accepted, 4294967295, (w, v) => w.varOpaque(v, 4294967295));
    } catch (error) { throw withPath(error, step); }
  }
}

/** A consensus statement that prepares a ballot. */
export class ScpStatementPrepare extends XdrValue<ScpStatementPrepareJson> {
  /** 32 bytes. */
  declare readonly quorumSetHash: Hash;
  /** A {@linkcode ScpBallot}. */
  declare readonly ballot: ScpBallot;
  /** A {@linkcode ScpBallot}, or null. */
  declare readonly prepared: ScpBallot | null;
  /** A {@linkcode ScpBallot}, or null. */
  declare readonly preparedPrime: ScpBallot | null;
  /** An unsigned 32-bit integer. */
  declare readonly nC: number;
  /** An unsigned 32-bit integer. */
  declare readonly nH: number;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly quorumSetHash: Hash; readonly ballot: ScpBallot; readonly prepared: ScpBallot | null; readonly preparedPrime: ScpBallot | null; readonly nC: number; readonly nH: number }) {
    super();
    if (fields === BLANK) return;
    this.quorumSetHash = copyOf(fields.quorumSetHash);
    this.ballot = fields.ballot;
    this.prepared = fields.prepared;
    this.preparedPrime = fields.preparedPrime;
    this.nC = fields.nC;
    this.nH = fields.nH;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpStatementPrepare";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpStatementPrepare {
    const value: Mutable<ScpStatementPrepare> = new ScpStatementPrepare(BLANK);
    value.quorumSetHash = r.opaque(32, "ScpStatementPrepare.quorumSetHash");
    value.ballot = ScpBallot.read(r);
    value.prepared = r.optional("ScpStatementPrepare.prepared", ScpBallot.read);
    value.preparedPrime = r.optional("ScpStatementPrepare.preparedPrime", ScpBallot.read);
    value.nC = r.uint32("ScpStatementPrepare.nC");
    value.nH = r.uint32("ScpStatementPrepare.nH");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpStatementPrepare): void {
    if (value?.constructor !== ScpStatementPrepare) requireXdr(value, ScpStatementPrepare);
    let step = ".quorumSetHash";
    try {
      w.opaque(value.quorumSetHash, 32);
      step = ".ballot"; ScpBallot.write(w, value.ballot);
      step = ".prepared"; w.optional(value.prepared, ScpBallot.write);
      step = ".preparedPrime"; w.optional(value.preparedPrime, ScpBallot.write);
      step = ".nC"; w.uint32(value.nC);
      step = ".nH"; w.uint32(value.nH);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A consensus statement that confirms a ballot. */
export class ScpStatementConfirm extends XdrValue<ScpStatementConfirmJson> {
  /** A {@linkcode ScpBallot}. */
  declare readonly ballot: ScpBallot;
  /** An unsigned 32-bit integer. */
  declare readonly nPrepared: number;
  /** An unsigned 32-bit integer. */
  declare readonly nCommit: number;
  /** An unsigned 32-bit integer. */
  declare readonly nH: number;
  /** 32 bytes. */
  declare readonly quorumSetHash: Hash;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ballot: ScpBallot; readonly nPrepared: number; readonly nCommit: number; readonly nH: number; readonly quorumSetHash: Hash }) {
    super();
    if (fields === BLANK) return;
    this.ballot = fields.ballot;
    this.nPrepared = fields.nPrepared;
    this.nCommit = fields.nCommit;
    this.nH = fields.nH;
    this.quorumSetHash = copyOf(fields.quorumSetHash);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpStatementConfirm";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpStatementConfirm {
    const value: Mutable<ScpStatementConfirm> = new ScpStatementConfirm(BLANK);
    value.ballot = ScpBallot.read(r);
    value.nPrepared = r.uint32("ScpStatementConfirm.nPrepared");
    value.nCommit = r.uint32("ScpStatementConfirm.nCommit");
    value.nH = r.uint32("ScpStatementConfirm.nH");
    value.quorumSetHash = r.opaque(32, "ScpStatementConfirm.quorumSetHash");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpStatementConfirm): void {
    if (value?.constructor !== ScpStatementConfirm) requireXdr(value, ScpStatementConfirm);
    let step = ".ballot";
    try {
      ScpBallot.write(w, value.ballot);
      step = ".nPrepared"; w.uint32(value.nPrepared);
      step = ".nCommit"; w.uint32(value.nCommit);
      step = ".nH"; w.uint32(value.nH);
      step = ".quorumSetHash"; w.opaque(value.quorumSetHash, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A consensus statement that externalizes a value. */
export class ScpStatementExternalize extends XdrValue<ScpStatementExternalizeJson> {
  /** A {@linkcode ScpBallot}. */
  declare readonly commit: ScpBallot;
  /** An unsigned 32-bit integer. */
  declare readonly nH: number;
  /** 32 bytes. */
  declare readonly commitQuorumSetHash: Hash;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly commit: ScpBallot; readonly nH: number; readonly commitQuorumSetHash: Hash }) {
    super();
    if (fields === BLANK) return;
    this.commit = fields.commit;
    this.nH = fields.nH;
    this.commitQuorumSetHash = copyOf(fields.commitQuorumSetHash);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpStatementExternalize";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpStatementExternalize {
    const value: Mutable<ScpStatementExternalize> = new ScpStatementExternalize(BLANK);
    value.commit = ScpBallot.read(r);
    value.nH = r.uint32("ScpStatementExternalize.nH");
    value.commitQuorumSetHash = r.opaque(32, "ScpStatementExternalize.commitQuorumSetHash");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpStatementExternalize): void {
    if (value?.constructor !== ScpStatementExternalize) requireXdr(value, ScpStatementExternalize);
    let step = ".commit";
    try {
      ScpBallot.write(w, value.commit);
      step = ".nH"; w.uint32(value.nH);
      step = ".commitQuorumSetHash"; w.opaque(value.commitQuorumSetHash, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode ScpStatementPledges}, by arm name. */
export interface ScpStatementPledgesArms {
  /** A {@linkcode ScpStatementPrepare}. */
  readonly scpStPrepare: ScpStatementPrepare;
  /** A {@linkcode ScpStatementConfirm}. */
  readonly scpStConfirm: ScpStatementConfirm;
  /** A {@linkcode ScpStatementExternalize}. */
  readonly scpStExternalize: ScpStatementExternalize;
  /** A {@linkcode ScpNomination}. */
  readonly scpStNominate: ScpNomination;
}
/** The pledges of a consensus statement, by its type. */
export type ScpStatementPledges<T extends keyof ScpStatementPledgesArms = keyof ScpStatementPledgesArms> = { readonly [K in T]: ScpStatementPledgesUnion<K> }[T];
/** The class of {@linkcode ScpStatementPledges}. */
export class ScpStatementPledgesUnion<T extends keyof ScpStatementPledgesArms> extends XdrValue<ScpStatementPledgesJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ScpStatementPledgesArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ScpStatementPledges}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ScpStatementPledges;
  private constructor(type: T, value: ScpStatementPledgesArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `scpStPrepare`: a {@linkcode ScpStatementPrepare}. */
  static scpStPrepare(prepare: ScpStatementPrepare): ScpStatementPledges<"scpStPrepare"> {
    return new ScpStatementPledgesUnion("scpStPrepare", prepare);
  }
  /** Creates the arm `scpStConfirm`: a {@linkcode ScpStatementConfirm}. */
  static scpStConfirm(confirm: ScpStatementConfirm): ScpStatementPledges<"scpStConfirm"> {
    return new ScpStatementPledgesUnion("scpStConfirm", confirm);
  }
  /** Creates the arm `scpStExternalize`: a {@linkcode ScpStatementExternalize}. */
  static scpStExternalize(externalize: ScpStatementExternalize): ScpStatementPledges<"scpStExternalize"> {
    return new ScpStatementPledgesUnion("scpStExternalize", externalize);
  }
  /** Creates the arm `scpStNominate`: a {@linkcode ScpNomination}. */
  static scpStNominate(nominate: ScpNomination): ScpStatementPledges<"scpStNominate"> {
    return new ScpStatementPledgesUnion("scpStNominate", nominate);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpStatementPledges";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 5 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpStatementPledges {
    const type = r.discriminant("ScpStatementPledges");
    switch (type) {
      case 0: return new ScpStatementPledgesUnion("scpStPrepare", ScpStatementPrepare.read(r));
      case 1: return new ScpStatementPledgesUnion("scpStConfirm", ScpStatementConfirm.read(r));
      case 2: return new ScpStatementPledgesUnion("scpStExternalize", ScpStatementExternalize.read(r));
      case 3: return new ScpStatementPledgesUnion("scpStNominate", ScpNomination.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpStatementPledges): void {
    if (value?.constructor !== ScpStatementPledgesUnion) requireXdr(value, ScpStatementPledgesUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "scpStPrepare": w.int32(0); ScpStatementPrepare.write(w, value.value); break;
        case "scpStConfirm": w.int32(1); ScpStatementConfirm.write(w, value.value); break;
        case "scpStExternalize": w.int32(2); ScpStatementExternalize.write(w, value.value); break;
        case "scpStNominate": w.int32(3); ScpNomination.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The pledges of a consensus statement, by its type. */
export const ScpStatementPledges: typeof ScpStatementPledgesUnion = ScpStatementPledgesUnion;

/** A node's statement about one slot. */
export class ScpStatement extends XdrValue<ScpStatementJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly nodeId: NodeId;
  /** An unsigned 64-bit integer. */
  declare readonly slotIndex: bigint;
  /** A {@linkcode ScpStatementPledges}. */
  declare readonly pledges: ScpStatementPledges;
  /** Creates a value from its fields. */
  constructor(fields: { readonly nodeId: NodeId; readonly slotIndex: bigint; readonly pledges: ScpStatementPledges }) {
    super();
    this.nodeId = fields.nodeId;
    this.slotIndex = fields.slotIndex;
    this.pledges = fields.pledges;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpStatement";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpStatement {
    return new ScpStatement({
      nodeId: PublicKey.read(r),
      slotIndex: r.uint64("ScpStatement.slotIndex"),
      pledges: ScpStatementPledges.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpStatement): void {
    if (value?.constructor !== ScpStatement) requireXdr(value, ScpStatement);
    let step = ".nodeId";
    try {
      PublicKey.write(w, value.nodeId);
      step = ".slotIndex"; w.uint64(value.slotIndex);
      step = ".pledges"; ScpStatementPledges.write(w, value.pledges);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A statement and the signature of its node. */
export class ScpEnvelope extends XdrValue<ScpEnvelopeJson> {
  /** A {@linkcode ScpStatement}. */
  declare readonly statement: ScpStatement;
  /** At most 64 bytes. */
  declare readonly signature: Signature;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly statement: ScpStatement; readonly signature: Signature }) {
    super();
    if (fields === BLANK) return;
    this.statement = fields.statement;
    this.signature = copyOf(fields.signature);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpEnvelope";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpEnvelope {
    const value: Mutable<ScpEnvelope> = new ScpEnvelope(BLANK);
    value.statement = ScpStatement.read(r);
    value.signature = r.varOpaque(64, "ScpEnvelope.signature");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpEnvelope): void {
    if (value?.constructor !== ScpEnvelope) requireXdr(value, ScpEnvelope);
    let step = ".statement";
    try {
      ScpStatement.write(w, value.statement);
      step = ".signature"; w.varOpaque(value.signature, 64);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The nodes that a node trusts, and how many of them must agree. */
export class ScpQuorumSet extends XdrValue<ScpQuorumSetJson> {
  /** An unsigned 32-bit integer. */
  declare readonly threshold: number;
  /** An array of {@linkcode PublicKey} values. */
  declare readonly validators: readonly NodeId[];
  /** An array of {@linkcode ScpQuorumSet} values. */
  declare readonly innerSets: readonly ScpQuorumSet[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly threshold: number; readonly validators: readonly NodeId[]; readonly innerSets: readonly ScpQuorumSet[] }) {
    super();
    if (fields === BLANK) return;
    this.threshold = fields.threshold;
    this.validators = copyOf(fields.validators);
    this.innerSets = copyOf(fields.innerSets);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ScpQuorumSet";
  }
  /** Reads one value. */
  static read(r: XdrReader): ScpQuorumSet {
    r.enter("ScpQuorumSet");
    const value: Mutable<ScpQuorumSet> = new ScpQuorumSet(BLANK);
    value.threshold = r.uint32("ScpQuorumSet.threshold");
    value.validators = r.array(4294967295, 36, "ScpQuorumSet.validators", PublicKey.read);
    value.innerSets = r.array(4294967295, 12, "ScpQuorumSet.innerSets", ScpQuorumSet.read);
    r.exit();
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ScpQuorumSet): void {
    if (value?.constructor !== ScpQuorumSet) requireXdr(value, ScpQuorumSet);
    w.enter();
    let step = ".threshold";
    try {
      w.uint32(value.threshold);
      step = ".validators"; w.array(value.validators, 4294967295, PublicKey.write);
      step = ".innerSets"; w.array(value.innerSets, 4294967295, ScpQuorumSet.write);
    } catch (error) { throw withPath(error, step); }
    w.exit();
  }
}
