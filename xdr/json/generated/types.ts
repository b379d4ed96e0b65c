// Generated from xdr/idl/types.x by scripts/generate_xdr.ts. Do not edit.

import { AccountId, type BinaryFuseFilterType, ClaimableBalanceId, type ClaimableBalanceIdType, type ContractId, type CryptoKeyType, Curve25519Public, Curve25519Secret, type Duration, ExtensionPoint, type Hash, HmacSha256Key, HmacSha256Mac, type Int32, type Int64, NodeId, type PoolId, PublicKey, type PublicKeyType, SerializedBinaryFuseFilter, ShortHashSeed, type Signature, type SignatureHint, SignerKey, SignerKeyEd25519SignedPayload, type SignerKeyType, type TimePoint, type TimePointMs, type Uint256Bytes, type Uint32, type Uint64, binaryFuseFilterTypeNames, claimableBalanceIdTypeNames, cryptoKeyTypeNames, publicKeyTypeNames, signerKeyTypeNames } from "../../generated/types.ts";
import { type Node, alias, int32, int64, members, opaque, readJson, strkeyBytes, strkeyStruct, strkeyUnion, struct, uint32, uint64, varOpaque, versions } from "../_nodes.ts";

/** The JSON decoder of `Hash`. @internal */
export const hashNode: Node = /* @__PURE__ */ opaque(32);
/** Parses the JSON value of {@linkcode Hash}; throws the same errors as {@linkcode scValFromJson}. */
export function hashFromJson(json: unknown): Hash {
  return readJson({ xdrName: "Hash", read: (r) => r.opaque(32, "Hash") }, hashNode, json);
}

/** The JSON decoder of `Uint256Bytes`. @internal */
export const uint256BytesNode: Node = /* @__PURE__ */ opaque(32);
/** Parses the JSON value of {@linkcode Uint256Bytes}; throws the same errors as {@linkcode scValFromJson}. */
export function uint256BytesFromJson(json: unknown): Uint256Bytes {
  return readJson({ xdrName: "Uint256Bytes", read: (r) => r.opaque(32, "Uint256Bytes") }, uint256BytesNode, json);
}

/** The JSON decoder of `Uint32`. @internal */
export const uint32Node: Node = uint32;
/** Parses the JSON value of {@linkcode Uint32}; throws the same errors as {@linkcode scValFromJson}. */
export function uint32FromJson(json: unknown): Uint32 {
  return readJson({ xdrName: "Uint32", read: (r) => r.uint32("Uint32") }, uint32Node, json);
}

/** The JSON decoder of `Int32`. @internal */
export const int32Node: Node = int32;
/** Parses the JSON value of {@linkcode Int32}; throws the same errors as {@linkcode scValFromJson}. */
export function int32FromJson(json: unknown): Int32 {
  return readJson({ xdrName: "Int32", read: (r) => r.int32("Int32") }, int32Node, json);
}

/** The JSON decoder of `Uint64`. @internal */
export const uint64Node: Node = uint64;
/** Parses the JSON value of {@linkcode Uint64}; throws the same errors as {@linkcode scValFromJson}. */
export function uint64FromJson(json: unknown): Uint64 {
  return readJson({ xdrName: "Uint64", read: (r) => r.uint64("Uint64") }, uint64Node, json);
}

/** The JSON decoder of `Int64`. @internal */
export const int64Node: Node = int64;
/** Parses the JSON value of {@linkcode Int64}; throws the same errors as {@linkcode scValFromJson}. */
export function int64FromJson(json: unknown): Int64 {
  return readJson({ xdrName: "Int64", read: (r) => r.int64("Int64") }, int64Node, json);
}

/** The JSON decoder of `TimePoint`. @internal */
export const timePointNode: Node = /* @__PURE__ */ alias(() => uint64Node);
/** Parses the JSON value of {@linkcode TimePoint}; throws the same errors as {@linkcode scValFromJson}. */
export function timePointFromJson(json: unknown): TimePoint {
  return readJson({ xdrName: "TimePoint", read: (r) => r.uint64("TimePoint") }, timePointNode, json);
}

/** The JSON decoder of `Duration`. @internal */
export const durationNode: Node = /* @__PURE__ */ alias(() => uint64Node);
/** Parses the JSON value of {@linkcode Duration}; throws the same errors as {@linkcode scValFromJson}. */
export function durationFromJson(json: unknown): Duration {
  return readJson({ xdrName: "Duration", read: (r) => r.uint64("Duration") }, durationNode, json);
}

/** The JSON decoder of `TimePointMs`. @internal */
export const timePointMsNode: Node = /* @__PURE__ */ alias(() => uint64Node);
/** Parses the JSON value of {@linkcode TimePointMs}; throws the same errors as {@linkcode scValFromJson}. */
export function timePointMsFromJson(json: unknown): TimePointMs {
  return readJson({ xdrName: "TimePointMs", read: (r) => r.uint64("TimePointMs") }, timePointMsNode, json);
}

/** The JSON decoder of `ExtensionPoint`. @internal */
export const extensionPointNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode ExtensionPoint}; throws the same errors as {@linkcode scValFromJson}. */
export function extensionPointFromJson(json: unknown): ExtensionPoint {
  return readJson(ExtensionPoint, extensionPointNode, json);
}

/** The JSON decoder of `CryptoKeyType`. @internal */
export const cryptoKeyTypeNode: Node = /* @__PURE__ */ members(cryptoKeyTypeNames, 7);
/** Parses the JSON value of {@linkcode CryptoKeyType}; throws the same errors as {@linkcode scValFromJson}. */
export function cryptoKeyTypeFromJson(json: unknown): CryptoKeyType {
  return readJson({ xdrName: "CryptoKeyType", read: (r) => r.enum(cryptoKeyTypeNames, "CryptoKeyType") }, cryptoKeyTypeNode, json);
}

/** The JSON decoder of `PublicKeyType`. @internal */
export const publicKeyTypeNode: Node = /* @__PURE__ */ members(publicKeyTypeNames);
/** Parses the JSON value of {@linkcode PublicKeyType}; throws the same errors as {@linkcode scValFromJson}. */
export function publicKeyTypeFromJson(json: unknown): PublicKeyType {
  return readJson({ xdrName: "PublicKeyType", read: (r) => r.enum(publicKeyTypeNames, "PublicKeyType") }, publicKeyTypeNode, json);
}

/** The JSON decoder of `SignerKeyType`. @internal */
export const signerKeyTypeNode: Node = /* @__PURE__ */ members(signerKeyTypeNames, 13);
/** Parses the JSON value of {@linkcode SignerKeyType}; throws the same errors as {@linkcode scValFromJson}. */
export function signerKeyTypeFromJson(json: unknown): SignerKeyType {
  return readJson({ xdrName: "SignerKeyType", read: (r) => r.enum(signerKeyTypeNames, "SignerKeyType") }, signerKeyTypeNode, json);
}

/** The JSON decoder of `PublicKey`. @internal */
export const publicKeyNode: Node = /* @__PURE__ */ strkeyUnion({ G: 0 });
/** Parses the JSON value of {@linkcode PublicKey}; throws the same errors as {@linkcode scValFromJson}. */
export function publicKeyFromJson(json: unknown): PublicKey {
  return readJson(PublicKey, publicKeyNode, json);
}

/** The JSON decoder of `SignerKeyEd25519SignedPayload`. @internal */
export const signerKeyEd25519SignedPayloadNode: Node = /* @__PURE__ */ strkeyStruct("P");
/** Parses the JSON value of {@linkcode SignerKeyEd25519SignedPayload}; throws the same errors as {@linkcode scValFromJson}. */
export function signerKeyEd25519SignedPayloadFromJson(json: unknown): SignerKeyEd25519SignedPayload {
  return readJson(SignerKeyEd25519SignedPayload, signerKeyEd25519SignedPayloadNode, json);
}

/** The JSON decoder of `SignerKey`. @internal */
export const signerKeyNode: Node = /* @__PURE__ */ strkeyUnion({ G: 0, T: 1, X: 2, P: 3 });
/** Parses the JSON value of {@linkcode SignerKey}; throws the same errors as {@linkcode scValFromJson}. */
export function signerKeyFromJson(json: unknown): SignerKey {
  return readJson(SignerKey, signerKeyNode, json);
}

/** The JSON decoder of `Signature`. @internal */
export const signatureNode: Node = /* @__PURE__ */ varOpaque(64);
/** Parses the JSON value of {@linkcode Signature}; throws the same errors as {@linkcode scValFromJson}. */
export function signatureFromJson(json: unknown): Signature {
  return readJson({ xdrName: "Signature", read: (r) => r.varOpaque(64, "Signature") }, signatureNode, json);
}

/** The JSON decoder of `SignatureHint`. @internal */
export const signatureHintNode: Node = /* @__PURE__ */ opaque(4);
/** Parses the JSON value of {@linkcode SignatureHint}; throws the same errors as {@linkcode scValFromJson}. */
export function signatureHintFromJson(json: unknown): SignatureHint {
  return readJson({ xdrName: "SignatureHint", read: (r) => r.opaque(4, "SignatureHint") }, signatureHintNode, json);
}

/** The JSON decoder of `NodeId`. @internal */
export const nodeIdNode: Node = /* @__PURE__ */ alias(() => publicKeyNode);
/** Parses the JSON value of {@linkcode NodeId}; throws the same errors as {@linkcode scValFromJson}. */
export function nodeIdFromJson(json: unknown): NodeId {
  return readJson(NodeId, nodeIdNode, json);
}

/** The JSON decoder of `AccountId`. @internal */
export const accountIdNode: Node = /* @__PURE__ */ alias(() => publicKeyNode);
/** Parses the JSON value of {@linkcode AccountId}; throws the same errors as {@linkcode scValFromJson}. */
export function accountIdFromJson(json: unknown): AccountId {
  return readJson(AccountId, accountIdNode, json);
}

/** The JSON decoder of `ContractId`. @internal */
export const contractIdNode: Node = /* @__PURE__ */ strkeyBytes("C");
/** Parses the JSON value of {@linkcode ContractId}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdFromJson(json: unknown): ContractId {
  return readJson({ xdrName: "ContractId", read: (r) => r.opaque(32, "ContractId") }, contractIdNode, json);
}

/** The JSON decoder of `Curve25519Secret`. @internal */
export const curve25519SecretNode: Node = /* @__PURE__ */ struct(() => ({ key: /* @__PURE__ */ opaque(32) }));
/** Parses the JSON value of {@linkcode Curve25519Secret}; throws the same errors as {@linkcode scValFromJson}. */
export function curve25519SecretFromJson(json: unknown): Curve25519Secret {
  return readJson(Curve25519Secret, curve25519SecretNode, json);
}

/** The JSON decoder of `Curve25519Public`. @internal */
export const curve25519PublicNode: Node = /* @__PURE__ */ struct(() => ({ key: /* @__PURE__ */ opaque(32) }));
/** Parses the JSON value of {@linkcode Curve25519Public}; throws the same errors as {@linkcode scValFromJson}. */
export function curve25519PublicFromJson(json: unknown): Curve25519Public {
  return readJson(Curve25519Public, curve25519PublicNode, json);
}

/** The JSON decoder of `HmacSha256Key`. @internal */
export const hmacSha256KeyNode: Node = /* @__PURE__ */ struct(() => ({ key: /* @__PURE__ */ opaque(32) }));
/** Parses the JSON value of {@linkcode HmacSha256Key}; throws the same errors as {@linkcode scValFromJson}. */
export function hmacSha256KeyFromJson(json: unknown): HmacSha256Key {
  return readJson(HmacSha256Key, hmacSha256KeyNode, json);
}

/** The JSON decoder of `HmacSha256Mac`. @internal */
export const hmacSha256MacNode: Node = /* @__PURE__ */ struct(() => ({ mac: /* @__PURE__ */ opaque(32) }));
/** Parses the JSON value of {@linkcode HmacSha256Mac}; throws the same errors as {@linkcode scValFromJson}. */
export function hmacSha256MacFromJson(json: unknown): HmacSha256Mac {
  return readJson(HmacSha256Mac, hmacSha256MacNode, json);
}

/** The JSON decoder of `ShortHashSeed`. @internal */
export const shortHashSeedNode: Node = /* @__PURE__ */ struct(() => ({ seed: /* @__PURE__ */ opaque(16) }));
/** Parses the JSON value of {@linkcode ShortHashSeed}; throws the same errors as {@linkcode scValFromJson}. */
export function shortHashSeedFromJson(json: unknown): ShortHashSeed {
  return readJson(ShortHashSeed, shortHashSeedNode, json);
}

/** The JSON decoder of `BinaryFuseFilterType`. @internal */
export const binaryFuseFilterTypeNode: Node = /* @__PURE__ */ members(binaryFuseFilterTypeNames, {"binaryFuseFilter8Bit":"b8_bit","binaryFuseFilter16Bit":"b16_bit","binaryFuseFilter32Bit":"b32_bit"});
/** Parses the JSON value of {@linkcode BinaryFuseFilterType}; throws the same errors as {@linkcode scValFromJson}. */
export function binaryFuseFilterTypeFromJson(json: unknown): BinaryFuseFilterType {
  return readJson({ xdrName: "BinaryFuseFilterType", read: (r) => r.enum(binaryFuseFilterTypeNames, "BinaryFuseFilterType") }, binaryFuseFilterTypeNode, json);
}

/** The JSON decoder of `SerializedBinaryFuseFilter`. @internal */
export const serializedBinaryFuseFilterNode: Node = /* @__PURE__ */ struct(() => ({ type: binaryFuseFilterTypeNode, input_hash_seed: shortHashSeedNode, filter_seed: shortHashSeedNode, segment_length: uint32Node, segement_length_mask: uint32Node, segment_count: uint32Node, segment_count_length: uint32Node, fingerprint_length: uint32Node, fingerprints: /* @__PURE__ */ varOpaque() }));
/** Parses the JSON value of {@linkcode SerializedBinaryFuseFilter}; throws the same errors as {@linkcode scValFromJson}. */
export function serializedBinaryFuseFilterFromJson(json: unknown): SerializedBinaryFuseFilter {
  return readJson(SerializedBinaryFuseFilter, serializedBinaryFuseFilterNode, json);
}

/** The JSON decoder of `PoolId`. @internal */
export const poolIdNode: Node = /* @__PURE__ */ strkeyBytes("L");
/** Parses the JSON value of {@linkcode PoolId}; throws the same errors as {@linkcode scValFromJson}. */
export function poolIdFromJson(json: unknown): PoolId {
  return readJson({ xdrName: "PoolId", read: (r) => r.opaque(32, "PoolId") }, poolIdNode, json);
}

/** The JSON decoder of `ClaimableBalanceIdType`. @internal */
export const claimableBalanceIdTypeNode: Node = /* @__PURE__ */ members(claimableBalanceIdTypeNames);
/** Parses the JSON value of {@linkcode ClaimableBalanceIdType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceIdTypeFromJson(json: unknown): ClaimableBalanceIdType {
  return readJson({ xdrName: "ClaimableBalanceIdType", read: (r) => r.enum(claimableBalanceIdTypeNames, "ClaimableBalanceIdType") }, claimableBalanceIdTypeNode, json);
}

/** The JSON decoder of `ClaimableBalanceId`. @internal */
export const claimableBalanceIdNode: Node = /* @__PURE__ */ strkeyUnion({ B: 0 });
/** Parses the JSON value of {@linkcode ClaimableBalanceId}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceIdFromJson(json: unknown): ClaimableBalanceId {
  return readJson(ClaimableBalanceId, claimableBalanceIdNode, json);
}
