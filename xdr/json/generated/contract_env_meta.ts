// Generated from xdr/idl/contract_env_meta.x by scripts/generate_xdr.ts. Do not edit.

import { member } from "../../_schema.ts";
import { ScEnvMetaEntry, ScEnvMetaEntryInterfaceVersion, ScEnvMetaKind } from "../../generated/contract_env_meta.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode ScEnvMetaKind}; throws the same errors as {@linkcode scValFromJson}. */
export function scEnvMetaKindFromJson(json: unknown): ScEnvMetaKind { return fromJson("ScEnvMetaKind", member(ScEnvMetaKind), json); }
/** Parses the JSON value of {@linkcode ScEnvMetaEntryInterfaceVersion}; throws the same errors as {@linkcode scValFromJson}. */
export function scEnvMetaEntryInterfaceVersionFromJson(json: unknown): ScEnvMetaEntryInterfaceVersion { return fromJson("ScEnvMetaEntryInterfaceVersion", ScEnvMetaEntryInterfaceVersion, json); }
/** Parses the JSON value of {@linkcode ScEnvMetaEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scEnvMetaEntryFromJson(json: unknown): ScEnvMetaEntry { return fromJson("ScEnvMetaEntry", ScEnvMetaEntry, json); }
