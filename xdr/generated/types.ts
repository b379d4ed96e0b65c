// Generated from xdr/idl/types.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bytes, member, members, namesOf, struct, u32, union, varBytes } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { ClaimableBalanceIdJson, Curve25519PublicJson, Curve25519SecretJson, ExtensionPointJson, HmacSha256KeyJson, HmacSha256MacJson, PublicKeyJson, SerializedBinaryFuseFilterJson, ShortHashSeedJson, SignerKeyEd25519SignedPayloadJson, SignerKeyJson } from "./json_types.ts";

/** 32 bytes. */
export type Hash = Uint8Array;

/** 32 bytes. */
export type Uint256Bytes = Uint8Array;

/** An unsigned 32-bit integer. */
export type Uint32 = number;

/** A signed 32-bit integer. */
export type Int32 = number;

/** An unsigned 64-bit integer. */
export type Uint64 = bigint;

/** A signed 64-bit integer. */
export type Int64 = bigint;

/** An unsigned 64-bit integer. */
export type TimePoint = bigint;

/** An unsigned 64-bit integer. */
export type Duration = bigint;

/** Unix time in milliseconds (CAP-88). */
export type TimePointMs = bigint;

/** The value types of the arms of {@linkcode ExtensionPoint}, by arm name. */
export interface ExtensionPointArms {
  /** No value. */ readonly v0: null;
}
/** Reserved for future fields. */
export type ExtensionPoint<T extends keyof ExtensionPointArms = keyof ExtensionPointArms> = { readonly [K in T]: ExtensionPointUnion<K> }[T];
/** A value of {@linkcode ExtensionPoint} with a given arm. */
export interface ExtensionPointUnion<T extends keyof ExtensionPointArms> extends UnionValue<ExtensionPointArms, T, ExtensionPointJson> {}
/** The class of {@linkcode ExtensionPoint}. */
export const ExtensionPoint: XdrUnion<ExtensionPointArms, ExtensionPoint> = /* @__PURE__ */ union("ExtensionPoint", ["v0"], 0, () => ({  }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A member of the enum `CryptoKeyType`. */
export type CryptoKeyType = keyof typeof CryptoKeyType;
/** The members of {@linkcode CryptoKeyType} by name. */
export const CryptoKeyType: {
  /** `KEY_TYPE_ED25519` = 0 */ readonly keyTypeEd25519: "keyTypeEd25519";
  /** `KEY_TYPE_PRE_AUTH_TX` = 1 */ readonly keyTypePreAuthTx: "keyTypePreAuthTx";
  /** `KEY_TYPE_HASH_X` = 2 */ readonly keyTypeHashX: "keyTypeHashX";
  /** `KEY_TYPE_ED25519_SIGNED_PAYLOAD` = 3 */ readonly keyTypeEd25519SignedPayload: "keyTypeEd25519SignedPayload";
  /** `KEY_TYPE_MUXED_ED25519` = 256 */ readonly keyTypeMuxedEd25519: "keyTypeMuxedEd25519";
} = /* @__PURE__ */ members({"0":"keyTypeEd25519","1":"keyTypePreAuthTx","2":"keyTypeHashX","3":"keyTypeEd25519SignedPayload","256":"keyTypeMuxedEd25519"});

/** A member of the enum `PublicKeyType`. */
export type PublicKeyType = keyof typeof PublicKeyType;
/** The members of {@linkcode PublicKeyType} by name. */
export const PublicKeyType: {
  /** `PUBLIC_KEY_TYPE_ED25519` = 0 */ readonly publicKeyTypeEd25519: "publicKeyTypeEd25519";
} = /* @__PURE__ */ members(["publicKeyTypeEd25519"]);

/** A member of the enum `SignerKeyType`. */
export type SignerKeyType = keyof typeof SignerKeyType;
/** The members of {@linkcode SignerKeyType} by name. */
export const SignerKeyType: {
  /** `SIGNER_KEY_TYPE_ED25519` = 0 */ readonly signerKeyTypeEd25519: "signerKeyTypeEd25519";
  /** `SIGNER_KEY_TYPE_PRE_AUTH_TX` = 1 */ readonly signerKeyTypePreAuthTx: "signerKeyTypePreAuthTx";
  /** `SIGNER_KEY_TYPE_HASH_X` = 2 */ readonly signerKeyTypeHashX: "signerKeyTypeHashX";
  /** `SIGNER_KEY_TYPE_ED25519_SIGNED_PAYLOAD` = 3 */ readonly signerKeyTypeEd25519SignedPayload: "signerKeyTypeEd25519SignedPayload";
} = /* @__PURE__ */ members(["signerKeyTypeEd25519","signerKeyTypePreAuthTx","signerKeyTypeHashX","signerKeyTypeEd25519SignedPayload"]);

/** The value types of the arms of {@linkcode PublicKey}, by arm name. */
export interface PublicKeyArms {
  /** 32 bytes. */
  readonly publicKeyTypeEd25519: Uint256Bytes;
}
/** The public key of an account or a node. */
export type PublicKey<T extends keyof PublicKeyArms = keyof PublicKeyArms> = { readonly [K in T]: PublicKeyUnion<K> }[T];
/** A value of {@linkcode PublicKey} with a given arm. */
export interface PublicKeyUnion<T extends keyof PublicKeyArms> extends UnionValue<PublicKeyArms, T, PublicKeyJson> {}
/** The class of {@linkcode PublicKey}. */
export const PublicKey: XdrUnion<PublicKeyArms, PublicKey> = /* @__PURE__ */ union("PublicKey", PublicKeyType, "bare", () => ({ 0: bytes(32, "G") }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A signer that must sign a payload: its public key and the payload (CAP-40). */
export interface SignerKeyEd25519SignedPayload extends XdrValue<SignerKeyEd25519SignedPayloadJson> {
  /** 32 bytes. */
  readonly ed25519: Uint256Bytes;
  /** At most 64 bytes. */
  readonly payload: Uint8Array;
}
/** The class of {@linkcode SignerKeyEd25519SignedPayload}. */
export const SignerKeyEd25519SignedPayload: XdrStruct<SignerKeyEd25519SignedPayload> = /* @__PURE__ */ struct("SignerKeyEd25519SignedPayload", () => ({ ed25519: bytes(32), payload: varBytes(64) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ed25519 = f[0](r); v.payload = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.ed25519, 32); w.varOpaque(v.payload, 64); }], "P");

/** The value types of the arms of {@linkcode SignerKey}, by arm name. */
export interface SignerKeyArms {
  /** 32 bytes. */
  readonly signerKeyTypeEd25519: Uint256Bytes;
  /** 32 bytes. */
  readonly signerKeyTypePreAuthTx: Uint256Bytes;
  /** 32 bytes. */
  readonly signerKeyTypeHashX: Uint256Bytes;
  /** A {@linkcode SignerKeyEd25519SignedPayload}. */
  readonly signerKeyTypeEd25519SignedPayload: SignerKeyEd25519SignedPayload;
}
/** A signer of an account, or an extra signer of a transaction. */
export type SignerKey<T extends keyof SignerKeyArms = keyof SignerKeyArms> = { readonly [K in T]: SignerKeyUnion<K> }[T];
/** A value of {@linkcode SignerKey} with a given arm. */
export interface SignerKeyUnion<T extends keyof SignerKeyArms> extends UnionValue<SignerKeyArms, T, SignerKeyJson> {}
/** The class of {@linkcode SignerKey}. */
export const SignerKey: XdrUnion<SignerKeyArms, SignerKey> = /* @__PURE__ */ union("SignerKey", SignerKeyType, "bare", () => ({ 0: bytes(32, "G"), 1: bytes(32, "T"), 2: bytes(32, "X"), 3: SignerKeyEd25519SignedPayload }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** At most 64 bytes. */
export type Signature = Uint8Array;

/** The last four bytes of a signer's key; for a signed payload, XORed with the last four of the payload (CAP-40). */
export type SignatureHint = Uint8Array;

export { PublicKey as NodeId };

export { PublicKey as AccountId };

/** 32 bytes. */
export type ContractId = Hash;

/** A secret key of Curve25519. */
export interface Curve25519Secret extends XdrValue<Curve25519SecretJson> {
  /** 32 bytes. */
  readonly key: Uint8Array;
}
/** The class of {@linkcode Curve25519Secret}. */
export const Curve25519Secret: XdrStruct<Curve25519Secret> = /* @__PURE__ */ struct("Curve25519Secret", () => ({ key: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.key = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.key, 32); }]);

/** A public key of Curve25519. */
export interface Curve25519Public extends XdrValue<Curve25519PublicJson> {
  /** 32 bytes. */
  readonly key: Uint8Array;
}
/** The class of {@linkcode Curve25519Public}. */
export const Curve25519Public: XdrStruct<Curve25519Public> = /* @__PURE__ */ struct("Curve25519Public", () => ({ key: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.key = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.key, 32); }]);

/** A key of HMAC-SHA-256. */
export interface HmacSha256Key extends XdrValue<HmacSha256KeyJson> {
  /** 32 bytes. */
  readonly key: Uint8Array;
}
/** The class of {@linkcode HmacSha256Key}. */
export const HmacSha256Key: XdrStruct<HmacSha256Key> = /* @__PURE__ */ struct("HmacSha256Key", () => ({ key: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.key = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.key, 32); }]);

/** An authentication code of HMAC-SHA-256. */
export interface HmacSha256Mac extends XdrValue<HmacSha256MacJson> {
  /** 32 bytes. */
  readonly mac: Uint8Array;
}
/** The class of {@linkcode HmacSha256Mac}. */
export const HmacSha256Mac: XdrStruct<HmacSha256Mac> = /* @__PURE__ */ struct("HmacSha256Mac", () => ({ mac: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.mac = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.mac, 32); }]);

/** The seed of a short hash function. */
export interface ShortHashSeed extends XdrValue<ShortHashSeedJson> {
  /** 16 bytes. */
  readonly seed: Uint8Array;
}
/** The class of {@linkcode ShortHashSeed}. */
export const ShortHashSeed: XdrStruct<ShortHashSeed> = /* @__PURE__ */ struct("ShortHashSeed", () => ({ seed: bytes(16) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.seed = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.opaque(v.seed, 16); }]);

/** A member of the enum `BinaryFuseFilterType`. */
export type BinaryFuseFilterType = keyof typeof BinaryFuseFilterType;
/** The members of {@linkcode BinaryFuseFilterType} by name. */
export const BinaryFuseFilterType: {
  /** `BINARY_FUSE_FILTER_8_BIT` = 0 */ readonly binaryFuseFilter8Bit: "binaryFuseFilter8Bit";
  /** `BINARY_FUSE_FILTER_16_BIT` = 1 */ readonly binaryFuseFilter16Bit: "binaryFuseFilter16Bit";
  /** `BINARY_FUSE_FILTER_32_BIT` = 2 */ readonly binaryFuseFilter32Bit: "binaryFuseFilter32Bit";
} = /* @__PURE__ */ members(["binaryFuseFilter8Bit","binaryFuseFilter16Bit","binaryFuseFilter32Bit"]);

/** A filter for the keys that a bucket may contain. */
export interface SerializedBinaryFuseFilter extends XdrValue<SerializedBinaryFuseFilterJson> {
  /** A member of {@linkcode BinaryFuseFilterType}. */
  readonly type: BinaryFuseFilterType;
  /** A {@linkcode ShortHashSeed}. */
  readonly inputHashSeed: ShortHashSeed;
  /** A {@linkcode ShortHashSeed}. */
  readonly filterSeed: ShortHashSeed;
  /** An unsigned 32-bit integer. */
  readonly segmentLength: number;
  /** An unsigned 32-bit integer. */
  readonly segementLengthMask: number;
  /** An unsigned 32-bit integer. */
  readonly segmentCount: number;
  /** An unsigned 32-bit integer. */
  readonly segmentCountLength: number;
  /** An unsigned 32-bit integer. */
  readonly fingerprintLength: number;
  /** Bytes. */
  readonly fingerprints: Uint8Array;
}
/** The class of {@linkcode SerializedBinaryFuseFilter}. */
export const SerializedBinaryFuseFilter: XdrStruct<SerializedBinaryFuseFilter> = /* @__PURE__ */ struct("SerializedBinaryFuseFilter", () => ({ type: member(BinaryFuseFilterType, {"binaryFuseFilter8Bit":"b8_bit","binaryFuseFilter16Bit":"b16_bit","binaryFuseFilter32Bit":"b32_bit"}), inputHashSeed: ShortHashSeed, filterSeed: ShortHashSeed, segmentLength: u32, segementLengthMask: u32, segmentCount: u32, segmentCountLength: u32, fingerprintLength: u32, fingerprints: varBytes() }), (C, o, f) => [(r) => { const v = new C(BLANK); v.type = f[0](r); v.inputHashSeed = ShortHashSeed.read(r); v.filterSeed = ShortHashSeed.read(r); v.segmentLength = f[3](r); v.segementLengthMask = f[4](r); v.segmentCount = f[5](r); v.segmentCountLength = f[6](r); v.fingerprintLength = f[7](r); v.fingerprints = f[8](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enum(v.type, namesOf(BinaryFuseFilterType)); ShortHashSeed.write(w, v.inputHashSeed); ShortHashSeed.write(w, v.filterSeed); w.uint32(v.segmentLength); w.uint32(v.segementLengthMask); w.uint32(v.segmentCount); w.uint32(v.segmentCountLength); w.uint32(v.fingerprintLength); w.varOpaque(v.fingerprints, 4294967295); }]);

/** 32 bytes. */
export type PoolId = Hash;

/** A member of the enum `ClaimableBalanceIDType`. */
export type ClaimableBalanceIdType = keyof typeof ClaimableBalanceIdType;
/** The members of {@linkcode ClaimableBalanceIdType} by name. */
export const ClaimableBalanceIdType: {
  /** `CLAIMABLE_BALANCE_ID_TYPE_V0` = 0 */ readonly claimableBalanceIdTypeV0: "claimableBalanceIdTypeV0";
} = /* @__PURE__ */ members(["claimableBalanceIdTypeV0"]);

/** The value types of the arms of {@linkcode ClaimableBalanceId}, by arm name. */
export interface ClaimableBalanceIdArms {
  /** 32 bytes. */
  readonly claimableBalanceIdTypeV0: Hash;
}
/** The ID of a claimable balance: a hash. */
export type ClaimableBalanceId<T extends keyof ClaimableBalanceIdArms = keyof ClaimableBalanceIdArms> = { readonly [K in T]: ClaimableBalanceIdUnion<K> }[T];
/** A value of {@linkcode ClaimableBalanceId} with a given arm. */
export interface ClaimableBalanceIdUnion<T extends keyof ClaimableBalanceIdArms> extends UnionValue<ClaimableBalanceIdArms, T, ClaimableBalanceIdJson> {}
/** The class of {@linkcode ClaimableBalanceId}. */
export const ClaimableBalanceId: XdrUnion<ClaimableBalanceIdArms, ClaimableBalanceId> = /* @__PURE__ */ union("ClaimableBalanceId", ClaimableBalanceIdType, "bare", () => ({ 0: bytes(32, "B") }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);
