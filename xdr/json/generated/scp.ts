// Generated from xdr/idl/scp.x by scripts/generate_xdr.ts. Do not edit.

import { ScpBallot, ScpEnvelope, ScpNomination, ScpQuorumSet, ScpStatement, ScpStatementConfirm, ScpStatementExternalize, ScpStatementPledges, ScpStatementPrepare, type ScpStatementType, type Value, scpStatementTypeNames } from "../../generated/scp.ts";
import { type Node, array, members, optional, readJson, struct, union, varOpaque } from "../_nodes.ts";
import { hashNode, nodeIdNode, signatureNode, uint32Node, uint64Node } from "./types.ts";

/** The JSON decoder of `Value`. @internal */
export const valueNode: Node = /* @__PURE__ */ varOpaque();
/** Parses the JSON value of {@linkcode Value}; throws the same errors as {@linkcode scValFromJson}. */
export function valueFromJson(json: unknown): Value {
  return readJson({ xdrName: "Value", read: (r) => r.varOpaque(4294967295, "Value") }, valueNode, json);
}

/** The JSON decoder of `ScpBallot`. @internal */
export const scpBallotNode: Node = /* @__PURE__ */ struct(() => ({ counter: uint32Node, value: valueNode }));
/** Parses the JSON value of {@linkcode ScpBallot}; throws the same errors as {@linkcode scValFromJson}. */
export function scpBallotFromJson(json: unknown): ScpBallot {
  return readJson(ScpBallot, scpBallotNode, json);
}

/** The JSON decoder of `ScpStatementType`. @internal */
export const scpStatementTypeNode: Node = /* @__PURE__ */ members(scpStatementTypeNames, 5);
/** Parses the JSON value of {@linkcode ScpStatementType}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementTypeFromJson(json: unknown): ScpStatementType {
  return readJson({ xdrName: "ScpStatementType", read: (r) => r.enum(scpStatementTypeNames, "ScpStatementType") }, scpStatementTypeNode, json);
}

/** The JSON decoder of `ScpNomination`. @internal */
export const scpNominationNode: Node = /* @__PURE__ */ struct(() => ({ quorum_set_hash: hashNode, votes: /* @__PURE__ */ array(() => valueNode), accepted: /* @__PURE__ */ array(() => valueNode) }));
/** Parses the JSON value of {@linkcode ScpNomination}; throws the same errors as {@linkcode scValFromJson}. */
export function scpNominationFromJson(json: unknown): ScpNomination {
  return readJson(ScpNomination, scpNominationNode, json);
}

/** The JSON decoder of `ScpStatementPrepare`. @internal */
export const scpStatementPrepareNode: Node = /* @__PURE__ */ struct(() => ({ quorum_set_hash: hashNode, ballot: scpBallotNode, prepared: /* @__PURE__ */ optional(() => scpBallotNode), prepared_prime: /* @__PURE__ */ optional(() => scpBallotNode), n_c: uint32Node, n_h: uint32Node }));
/** Parses the JSON value of {@linkcode ScpStatementPrepare}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementPrepareFromJson(json: unknown): ScpStatementPrepare {
  return readJson(ScpStatementPrepare, scpStatementPrepareNode, json);
}

/** The JSON decoder of `ScpStatementConfirm`. @internal */
export const scpStatementConfirmNode: Node = /* @__PURE__ */ struct(() => ({ ballot: scpBallotNode, n_prepared: uint32Node, n_commit: uint32Node, n_h: uint32Node, quorum_set_hash: hashNode }));
/** Parses the JSON value of {@linkcode ScpStatementConfirm}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementConfirmFromJson(json: unknown): ScpStatementConfirm {
  return readJson(ScpStatementConfirm, scpStatementConfirmNode, json);
}

/** The JSON decoder of `ScpStatementExternalize`. @internal */
export const scpStatementExternalizeNode: Node = /* @__PURE__ */ struct(() => ({ commit: scpBallotNode, n_h: uint32Node, commit_quorum_set_hash: hashNode }));
/** Parses the JSON value of {@linkcode ScpStatementExternalize}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementExternalizeFromJson(json: unknown): ScpStatementExternalize {
  return readJson(ScpStatementExternalize, scpStatementExternalizeNode, json);
}

/** The JSON decoder of `ScpStatementPledges`. @internal */
export const scpStatementPledgesNode: Node = /* @__PURE__ */ union(scpStatementTypeNames, 5, () => ({ 0: scpStatementPrepareNode, 1: scpStatementConfirmNode, 2: scpStatementExternalizeNode, 3: scpNominationNode }));
/** Parses the JSON value of {@linkcode ScpStatementPledges}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementPledgesFromJson(json: unknown): ScpStatementPledges {
  return readJson(ScpStatementPledges, scpStatementPledgesNode, json);
}

/** The JSON decoder of `ScpStatement`. @internal */
export const scpStatementNode: Node = /* @__PURE__ */ struct(() => ({ node_id: nodeIdNode, slot_index: uint64Node, pledges: scpStatementPledgesNode }));
/** Parses the JSON value of {@linkcode ScpStatement}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementFromJson(json: unknown): ScpStatement {
  return readJson(ScpStatement, scpStatementNode, json);
}

/** The JSON decoder of `ScpEnvelope`. @internal */
export const scpEnvelopeNode: Node = /* @__PURE__ */ struct(() => ({ statement: scpStatementNode, signature: signatureNode }));
/** Parses the JSON value of {@linkcode ScpEnvelope}; throws the same errors as {@linkcode scValFromJson}. */
export function scpEnvelopeFromJson(json: unknown): ScpEnvelope {
  return readJson(ScpEnvelope, scpEnvelopeNode, json);
}

/** The JSON decoder of `ScpQuorumSet`. @internal */
export const scpQuorumSetNode: Node = /* @__PURE__ */ struct(() => ({ threshold: uint32Node, validators: /* @__PURE__ */ array(() => nodeIdNode), inner_sets: /* @__PURE__ */ array(() => scpQuorumSetNode) }), true);
/** Parses the JSON value of {@linkcode ScpQuorumSet}; throws the same errors as {@linkcode scValFromJson}. */
export function scpQuorumSetFromJson(json: unknown): ScpQuorumSet {
  return readJson(ScpQuorumSet, scpQuorumSetNode, json);
}
