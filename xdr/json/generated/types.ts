// Generated from xdr/idl/types.x by scripts/generate_xdr.ts. Do not edit.

import { bytes, i32, i64, member, u32, u64, varBytes } from "../../_schema.ts";
import { AccountId, BinaryFuseFilterType, ClaimableBalanceId, ClaimableBalanceIdType, type ContractId, CryptoKeyType, Curve25519Public, Curve25519Secret, type Duration, ExtensionPoint, type Hash, HmacSha256Key, HmacSha256Mac, type Int32, type Int64, NodeId, type PoolId, PublicKey, PublicKeyType, SerializedBinaryFuseFilter, ShortHashSeed, type Signature, type SignatureHint, SignerKey, SignerKeyEd25519SignedPayload, SignerKeyType, type TimePoint, type TimePointMs, type Uint256Bytes, type Uint32, type Uint64 } from "../../generated/types.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode Hash}; throws the same errors as {@linkcode scValFromJson}. */
export function hashFromJson(json: unknown): Hash { return fromJson("Hash", bytes(32), json); }
/** Parses the JSON value of {@linkcode Uint256Bytes}; throws the same errors as {@linkcode scValFromJson}. */
export function uint256BytesFromJson(json: unknown): Uint256Bytes { return fromJson("Uint256Bytes", bytes(32), json); }
/** Parses the JSON value of {@linkcode Uint32}; throws the same errors as {@linkcode scValFromJson}. */
export function uint32FromJson(json: unknown): Uint32 { return fromJson("Uint32", u32, json); }
/** Parses the JSON value of {@linkcode Int32}; throws the same errors as {@linkcode scValFromJson}. */
export function int32FromJson(json: unknown): Int32 { return fromJson("Int32", i32, json); }
/** Parses the JSON value of {@linkcode Uint64}; throws the same errors as {@linkcode scValFromJson}. */
export function uint64FromJson(json: unknown): Uint64 { return fromJson("Uint64", u64, json); }
/** Parses the JSON value of {@linkcode Int64}; throws the same errors as {@linkcode scValFromJson}. */
export function int64FromJson(json: unknown): Int64 { return fromJson("Int64", i64, json); }
/** Parses the JSON value of {@linkcode TimePoint}; throws the same errors as {@linkcode scValFromJson}. */
export function timePointFromJson(json: unknown): TimePoint { return fromJson("TimePoint", u64, json); }
/** Parses the JSON value of {@linkcode Duration}; throws the same errors as {@linkcode scValFromJson}. */
export function durationFromJson(json: unknown): Duration { return fromJson("Duration", u64, json); }
/** Parses the JSON value of {@linkcode TimePointMs}; throws the same errors as {@linkcode scValFromJson}. */
export function timePointMsFromJson(json: unknown): TimePointMs { return fromJson("TimePointMs", u64, json); }
/** Parses the JSON value of {@linkcode ExtensionPoint}; throws the same errors as {@linkcode scValFromJson}. */
export function extensionPointFromJson(json: unknown): ExtensionPoint { return fromJson("ExtensionPoint", ExtensionPoint, json); }
/** Parses the JSON value of {@linkcode CryptoKeyType}; throws the same errors as {@linkcode scValFromJson}. */
export function cryptoKeyTypeFromJson(json: unknown): CryptoKeyType { return fromJson("CryptoKeyType", member(CryptoKeyType, 7), json); }
/** Parses the JSON value of {@linkcode PublicKeyType}; throws the same errors as {@linkcode scValFromJson}. */
export function publicKeyTypeFromJson(json: unknown): PublicKeyType { return fromJson("PublicKeyType", member(PublicKeyType), json); }
/** Parses the JSON value of {@linkcode SignerKeyType}; throws the same errors as {@linkcode scValFromJson}. */
export function signerKeyTypeFromJson(json: unknown): SignerKeyType { return fromJson("SignerKeyType", member(SignerKeyType, 13), json); }
/** Parses the JSON value of {@linkcode PublicKey}; throws the same errors as {@linkcode scValFromJson}. */
export function publicKeyFromJson(json: unknown): PublicKey { return fromJson("PublicKey", PublicKey, json); }
/** Parses the JSON value of {@linkcode SignerKeyEd25519SignedPayload}; throws the same errors as {@linkcode scValFromJson}. */
export function signerKeyEd25519SignedPayloadFromJson(json: unknown): SignerKeyEd25519SignedPayload { return fromJson("SignerKeyEd25519SignedPayload", SignerKeyEd25519SignedPayload, json); }
/** Parses the JSON value of {@linkcode SignerKey}; throws the same errors as {@linkcode scValFromJson}. */
export function signerKeyFromJson(json: unknown): SignerKey { return fromJson("SignerKey", SignerKey, json); }
/** Parses the JSON value of {@linkcode Signature}; throws the same errors as {@linkcode scValFromJson}. */
export function signatureFromJson(json: unknown): Signature { return fromJson("Signature", varBytes(64), json); }
/** Parses the JSON value of {@linkcode SignatureHint}; throws the same errors as {@linkcode scValFromJson}. */
export function signatureHintFromJson(json: unknown): SignatureHint { return fromJson("SignatureHint", bytes(4), json); }
/** Parses the JSON value of {@linkcode NodeId}; throws the same errors as {@linkcode scValFromJson}. */
export function nodeIdFromJson(json: unknown): NodeId { return fromJson("NodeId", NodeId, json); }
/** Parses the JSON value of {@linkcode AccountId}; throws the same errors as {@linkcode scValFromJson}. */
export function accountIdFromJson(json: unknown): AccountId { return fromJson("AccountId", AccountId, json); }
/** Parses the JSON value of {@linkcode ContractId}; throws the same errors as {@linkcode scValFromJson}. */
export function contractIdFromJson(json: unknown): ContractId { return fromJson("ContractId", bytes(32, "C"), json); }
/** Parses the JSON value of {@linkcode Curve25519Secret}; throws the same errors as {@linkcode scValFromJson}. */
export function curve25519SecretFromJson(json: unknown): Curve25519Secret { return fromJson("Curve25519Secret", Curve25519Secret, json); }
/** Parses the JSON value of {@linkcode Curve25519Public}; throws the same errors as {@linkcode scValFromJson}. */
export function curve25519PublicFromJson(json: unknown): Curve25519Public { return fromJson("Curve25519Public", Curve25519Public, json); }
/** Parses the JSON value of {@linkcode HmacSha256Key}; throws the same errors as {@linkcode scValFromJson}. */
export function hmacSha256KeyFromJson(json: unknown): HmacSha256Key { return fromJson("HmacSha256Key", HmacSha256Key, json); }
/** Parses the JSON value of {@linkcode HmacSha256Mac}; throws the same errors as {@linkcode scValFromJson}. */
export function hmacSha256MacFromJson(json: unknown): HmacSha256Mac { return fromJson("HmacSha256Mac", HmacSha256Mac, json); }
/** Parses the JSON value of {@linkcode ShortHashSeed}; throws the same errors as {@linkcode scValFromJson}. */
export function shortHashSeedFromJson(json: unknown): ShortHashSeed { return fromJson("ShortHashSeed", ShortHashSeed, json); }
/** Parses the JSON value of {@linkcode BinaryFuseFilterType}; throws the same errors as {@linkcode scValFromJson}. */
export function binaryFuseFilterTypeFromJson(json: unknown): BinaryFuseFilterType { return fromJson("BinaryFuseFilterType", member(BinaryFuseFilterType, {"binaryFuseFilter8Bit":"b8_bit","binaryFuseFilter16Bit":"b16_bit","binaryFuseFilter32Bit":"b32_bit"}), json); }
/** Parses the JSON value of {@linkcode SerializedBinaryFuseFilter}; throws the same errors as {@linkcode scValFromJson}. */
export function serializedBinaryFuseFilterFromJson(json: unknown): SerializedBinaryFuseFilter { return fromJson("SerializedBinaryFuseFilter", SerializedBinaryFuseFilter, json); }
/** Parses the JSON value of {@linkcode PoolId}; throws the same errors as {@linkcode scValFromJson}. */
export function poolIdFromJson(json: unknown): PoolId { return fromJson("PoolId", bytes(32, "L"), json); }
/** Parses the JSON value of {@linkcode ClaimableBalanceIdType}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceIdTypeFromJson(json: unknown): ClaimableBalanceIdType { return fromJson("ClaimableBalanceIdType", member(ClaimableBalanceIdType), json); }
/** Parses the JSON value of {@linkcode ClaimableBalanceId}; throws the same errors as {@linkcode scValFromJson}. */
export function claimableBalanceIdFromJson(json: unknown): ClaimableBalanceId { return fromJson("ClaimableBalanceId", ClaimableBalanceId, json); }
