// Generated from scripts/protocol_notes.json by scripts/generate_xdr.ts. Do not edit.

/**
 * A protocol version whose wire types differ from those of the previous version. An unlisted version has the wire
 * types of the version before it. Later releases of this library add versions.
 */
export type ProtocolVersion = 28 | 30;

/** All values of {@linkcode ProtocolVersion}, oldest first. */
export const PROTOCOLS: readonly ProtocolVersion[] = [28, 30];

/** The newest protocol whose values this release decodes and encodes. */
export const NEWEST_PROTOCOL: ProtocolVersion = 30;

/** The structs and unions that were added after the oldest protocol, each with its first protocol. @internal */
export const TYPES: { readonly [type: string]: ProtocolVersion } = {
  MuxedContract: 30,
  StellarValueSignedMsValue: 30,
  StellarValueProposedMsValue: 30,
};

/** The union arms that were added after the oldest protocol, each with its first protocol. @internal */
export const ARMS: { readonly [type: string]: { readonly [arm: string]: ProtocolVersion } } = {
  ScAddress: { scAddressTypeMuxedContract: 30 },
  StellarValueExt: { stellarValueSignedMs: 30, stellarValueEmptyTxSetMs: 30 },
};

/** Earlier length limits of fields, in bytes, each with the protocol that raised the limit. @internal */
export const LIMITS: {
  readonly [type: string]: { readonly [field: string]: readonly (readonly [limit: number, protocol: ProtocolVersion])[] };
} = {
  ScSpecTypeUdt: { name: [[60, 30]] },
  ScSpecUdtStructV0: { name: [[60, 30]] },
  ScSpecUdtUnionV0: { name: [[60, 30]] },
  ScSpecUdtEnumV0: { name: [[60, 30]] },
  ScSpecUdtErrorEnumV0: { name: [[60, 30]] },
  ScSpecEventV0: { name: [[32, 30]] },
};
