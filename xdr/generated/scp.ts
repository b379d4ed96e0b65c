// Generated from xdr/idl/scp.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bytes, list, members, optional, struct, u32, u64, union, varBytes } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { ScpBallotJson, ScpEnvelopeJson, ScpNominationJson, ScpQuorumSetJson, ScpStatementConfirmJson, ScpStatementExternalizeJson, ScpStatementJson, ScpStatementPledgesJson, ScpStatementPrepareJson } from "./json_types.ts";
import { type Hash, type NodeId, PublicKey, type Signature } from "./types.ts";

/** The consensus value: the XDR of a `StellarValue`. */
export type Value = Uint8Array;

/** A value that nodes vote on, and the number of the voting round. */
export interface ScpBallot extends XdrValue<ScpBallotJson> {
  /** An unsigned 32-bit integer. */
  readonly counter: number;
  /** Bytes. */
  readonly value: Value;
}
/** The class of {@linkcode ScpBallot}. */
export const ScpBallot: XdrStruct<ScpBallot> = /* @__PURE__ */ struct("ScpBallot", () => ({ counter: u32, value: varBytes() }), (C, o, f) => [(r) => { const v = new C(BLANK); v.counter = f[0](r); v.value = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.counter); w.varOpaque(v.value, 4294967295); }]);

/** A member of the enum `SCPStatementType`. */
export type ScpStatementType = keyof typeof ScpStatementType;
/** The members of {@linkcode ScpStatementType} by name. */
export const ScpStatementType: {
  /** `SCP_ST_PREPARE` = 0 */ readonly scpStPrepare: "scpStPrepare";
  /** `SCP_ST_CONFIRM` = 1 */ readonly scpStConfirm: "scpStConfirm";
  /** `SCP_ST_EXTERNALIZE` = 2 */ readonly scpStExternalize: "scpStExternalize";
  /** `SCP_ST_NOMINATE` = 3 */ readonly scpStNominate: "scpStNominate";
} = /* @__PURE__ */ members(["scpStPrepare","scpStConfirm","scpStExternalize","scpStNominate"]);

/** A consensus statement that nominates values. */
export interface ScpNomination extends XdrValue<ScpNominationJson> {
  /** 32 bytes. */
  readonly quorumSetHash: Hash;
  /** An array of byte arrays. */
  readonly votes: readonly Value[];
  /** An array of byte arrays. */
  readonly accepted: readonly Value[];
}
/** The class of {@linkcode ScpNomination}. */
export const ScpNomination: XdrStruct<ScpNomination> = /* @__PURE__ */ struct("ScpNomination", () => ({ quorumSetHash: bytes(32), votes: list(varBytes()), accepted: list(varBytes()) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.quorumSetHash = f[0](r); v.votes = f[1](r); v.accepted = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.quorumSetHash, 32); w.array(v.votes, 4294967295, (w, v: never) => w.varOpaque(v, 4294967295)); w.array(v.accepted, 4294967295, (w, v: never) => w.varOpaque(v, 4294967295)); }]);

/** A consensus statement that prepares a ballot. */
export interface ScpStatementPrepare extends XdrValue<ScpStatementPrepareJson> {
  /** 32 bytes. */
  readonly quorumSetHash: Hash;
  /** A {@linkcode ScpBallot}. */
  readonly ballot: ScpBallot;
  /** A {@linkcode ScpBallot}, or null. */
  readonly prepared: ScpBallot | null;
  /** A {@linkcode ScpBallot}, or null. */
  readonly preparedPrime: ScpBallot | null;
  /** An unsigned 32-bit integer. */
  readonly nC: number;
  /** An unsigned 32-bit integer. */
  readonly nH: number;
}
/** The class of {@linkcode ScpStatementPrepare}. */
export const ScpStatementPrepare: XdrStruct<ScpStatementPrepare> = /* @__PURE__ */ struct("ScpStatementPrepare", () => ({ quorumSetHash: bytes(32), ballot: ScpBallot, prepared: optional(ScpBallot), preparedPrime: optional(ScpBallot), nC: u32, nH: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.quorumSetHash = f[0](r); v.ballot = ScpBallot.read(r); v.prepared = f[2](r); v.preparedPrime = f[3](r); v.nC = f[4](r); v.nH = f[5](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.quorumSetHash, 32); ScpBallot.write(w, v.ballot); w.optional(v.prepared, ScpBallot.write); w.optional(v.preparedPrime, ScpBallot.write); w.uint32(v.nC); w.uint32(v.nH); }]);

/** A consensus statement that confirms a ballot. */
export interface ScpStatementConfirm extends XdrValue<ScpStatementConfirmJson> {
  /** A {@linkcode ScpBallot}. */
  readonly ballot: ScpBallot;
  /** An unsigned 32-bit integer. */
  readonly nPrepared: number;
  /** An unsigned 32-bit integer. */
  readonly nCommit: number;
  /** An unsigned 32-bit integer. */
  readonly nH: number;
  /** 32 bytes. */
  readonly quorumSetHash: Hash;
}
/** The class of {@linkcode ScpStatementConfirm}. */
export const ScpStatementConfirm: XdrStruct<ScpStatementConfirm> = /* @__PURE__ */ struct("ScpStatementConfirm", () => ({ ballot: ScpBallot, nPrepared: u32, nCommit: u32, nH: u32, quorumSetHash: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ballot = ScpBallot.read(r); v.nPrepared = f[1](r); v.nCommit = f[2](r); v.nH = f[3](r); v.quorumSetHash = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScpBallot.write(w, v.ballot); w.uint32(v.nPrepared); w.uint32(v.nCommit); w.uint32(v.nH); w.opaque(v.quorumSetHash, 32); }]);

/** A consensus statement that externalizes a value. */
export interface ScpStatementExternalize extends XdrValue<ScpStatementExternalizeJson> {
  /** A {@linkcode ScpBallot}. */
  readonly commit: ScpBallot;
  /** An unsigned 32-bit integer. */
  readonly nH: number;
  /** 32 bytes. */
  readonly commitQuorumSetHash: Hash;
}
/** The class of {@linkcode ScpStatementExternalize}. */
export const ScpStatementExternalize: XdrStruct<ScpStatementExternalize> = /* @__PURE__ */ struct("ScpStatementExternalize", () => ({ commit: ScpBallot, nH: u32, commitQuorumSetHash: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.commit = ScpBallot.read(r); v.nH = f[1](r); v.commitQuorumSetHash = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScpBallot.write(w, v.commit); w.uint32(v.nH); w.opaque(v.commitQuorumSetHash, 32); }]);

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
/** A value of {@linkcode ScpStatementPledges} with a given arm. */
export interface ScpStatementPledgesUnion<T extends keyof ScpStatementPledgesArms> extends UnionValue<ScpStatementPledgesArms, T, ScpStatementPledgesJson> {}
/** The class of {@linkcode ScpStatementPledges}. */
export const ScpStatementPledges: XdrUnion<ScpStatementPledgesArms, ScpStatementPledges> = /* @__PURE__ */ union("ScpStatementPledges", ScpStatementType, 5, () => ({ 0: ScpStatementPrepare, 1: ScpStatementConfirm, 2: ScpStatementExternalize, 3: ScpNomination }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A node's statement about one slot. */
export interface ScpStatement extends XdrValue<ScpStatementJson> {
  /** A {@linkcode PublicKey}. */
  readonly nodeId: NodeId;
  /** An unsigned 64-bit integer. */
  readonly slotIndex: bigint;
  /** A {@linkcode ScpStatementPledges}. */
  readonly pledges: ScpStatementPledges;
}
/** The class of {@linkcode ScpStatement}. */
export const ScpStatement: XdrStruct<ScpStatement> = /* @__PURE__ */ struct("ScpStatement", () => ({ nodeId: PublicKey, slotIndex: u64, pledges: ScpStatementPledges }), (C, o, f) => [(r) => { const v = new C(BLANK); v.nodeId = PublicKey.read(r); v.slotIndex = f[1](r); v.pledges = ScpStatementPledges.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.nodeId); w.uint64(v.slotIndex); ScpStatementPledges.write(w, v.pledges); }]);

/** A statement and the signature of its node. */
export interface ScpEnvelope extends XdrValue<ScpEnvelopeJson> {
  /** A {@linkcode ScpStatement}. */
  readonly statement: ScpStatement;
  /** At most 64 bytes. */
  readonly signature: Signature;
}
/** The class of {@linkcode ScpEnvelope}. */
export const ScpEnvelope: XdrStruct<ScpEnvelope> = /* @__PURE__ */ struct("ScpEnvelope", () => ({ statement: ScpStatement, signature: varBytes(64) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.statement = ScpStatement.read(r); v.signature = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); ScpStatement.write(w, v.statement); w.varOpaque(v.signature, 64); }]);

/** The nodes that a node trusts, and how many of them must agree. */
export interface ScpQuorumSet extends XdrValue<ScpQuorumSetJson> {
  /** An unsigned 32-bit integer. */
  readonly threshold: number;
  /** An array of {@linkcode PublicKey} values. */
  readonly validators: readonly NodeId[];
  /** An array of {@linkcode ScpQuorumSet} values. */
  readonly innerSets: readonly ScpQuorumSet[];
}
/** The class of {@linkcode ScpQuorumSet}. */
export const ScpQuorumSet: XdrStruct<ScpQuorumSet> = /* @__PURE__ */ struct("ScpQuorumSet", () => ({ threshold: u32, validators: list(PublicKey, 36), innerSets: list(ScpQuorumSet, 12) }), (C, o, f) => [(r) => { const v = new C(BLANK); r.enter("ScpQuorumSet"); v.threshold = f[0](r); v.validators = f[1](r); v.innerSets = f[2](r); r.exit(); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enter(); w.uint32(v.threshold); w.array(v.validators, 4294967295, PublicKey.write); w.array(v.innerSets, 4294967295, ScpQuorumSet.write); w.exit(); }], undefined, true);
