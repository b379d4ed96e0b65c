// Generated from scripts/protocol_notes.json by scripts/generate_xdr.ts. Do not edit.

/**
 * A protocol whose wire types differ from those of the previous one. An omitted number has the types of the number
 * before it. Later versions of this library add more.
 */
export type ProtocolVersion = 28 | 30;

/** All such protocols, oldest first. */
export const PROTOCOLS: readonly ProtocolVersion[] = [28, 30];

/** The newest protocol whose values this version reads and writes. */
export const NEWEST_PROTOCOL: ProtocolVersion = 30;

/** The structs and unions that not all protocols have, with the first protocol that has them. @internal */
export const TYPES: { readonly [type: string]: ProtocolVersion } = {
  MuxedContract: 30,
  StellarValueSignedMsValue: 30,
  StellarValueProposedMsValue: 30,
};

/** The arms of unions that not all protocols have, with the first protocol that has them. @internal */
export const ARMS: { readonly [type: string]: { readonly [arm: string]: ProtocolVersion } } = {
  ScAddress: { scAddressTypeMuxedContract: 30 },
  StellarValueExt: { stellarValueSignedMs: 30, stellarValueEmptyTxSetMs: 30 },
};

/** Strings and bytes whose maximum length a protocol raised: the old limits in bytes, each with the next protocol. @internal */
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
