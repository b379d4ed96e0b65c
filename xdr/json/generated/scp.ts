// Generated from xdr/idl/scp.x by scripts/generate_xdr.ts. Do not edit.

import { member, varBytes } from "../../_schema.ts";
import { ScpBallot, ScpEnvelope, ScpNomination, ScpQuorumSet, ScpStatement, ScpStatementConfirm, ScpStatementExternalize, ScpStatementPledges, ScpStatementPrepare, ScpStatementType, type Value } from "../../generated/scp.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode Value}; throws the same errors as {@linkcode scValFromJson}. */
export function valueFromJson(json: unknown): Value { return fromJson("Value", varBytes(), json); }
/** Parses the JSON value of {@linkcode ScpBallot}; throws the same errors as {@linkcode scValFromJson}. */
export function scpBallotFromJson(json: unknown): ScpBallot { return fromJson("ScpBallot", ScpBallot, json); }
/** Parses the JSON value of {@linkcode ScpStatementType}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementTypeFromJson(json: unknown): ScpStatementType { return fromJson("ScpStatementType", member(ScpStatementType, 5), json); }
/** Parses the JSON value of {@linkcode ScpNomination}; throws the same errors as {@linkcode scValFromJson}. */
export function scpNominationFromJson(json: unknown): ScpNomination { return fromJson("ScpNomination", ScpNomination, json); }
/** Parses the JSON value of {@linkcode ScpStatementPrepare}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementPrepareFromJson(json: unknown): ScpStatementPrepare { return fromJson("ScpStatementPrepare", ScpStatementPrepare, json); }
/** Parses the JSON value of {@linkcode ScpStatementConfirm}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementConfirmFromJson(json: unknown): ScpStatementConfirm { return fromJson("ScpStatementConfirm", ScpStatementConfirm, json); }
/** Parses the JSON value of {@linkcode ScpStatementExternalize}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementExternalizeFromJson(json: unknown): ScpStatementExternalize { return fromJson("ScpStatementExternalize", ScpStatementExternalize, json); }
/** Parses the JSON value of {@linkcode ScpStatementPledges}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementPledgesFromJson(json: unknown): ScpStatementPledges { return fromJson("ScpStatementPledges", ScpStatementPledges, json); }
/** Parses the JSON value of {@linkcode ScpStatement}; throws the same errors as {@linkcode scValFromJson}. */
export function scpStatementFromJson(json: unknown): ScpStatement { return fromJson("ScpStatement", ScpStatement, json); }
/** Parses the JSON value of {@linkcode ScpEnvelope}; throws the same errors as {@linkcode scValFromJson}. */
export function scpEnvelopeFromJson(json: unknown): ScpEnvelope { return fromJson("ScpEnvelope", ScpEnvelope, json); }
/** Parses the JSON value of {@linkcode ScpQuorumSet}; throws the same errors as {@linkcode scValFromJson}. */
export function scpQuorumSetFromJson(json: unknown): ScpQuorumSet { return fromJson("ScpQuorumSet", ScpQuorumSet, json); }
