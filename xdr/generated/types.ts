// Generated from xdr/idl/types.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
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
  /** No value. */
  readonly v0: null;
}
/** Reserved for future fields. */
export type ExtensionPoint<T extends keyof ExtensionPointArms = keyof ExtensionPointArms> = { readonly [K in T]: ExtensionPointUnion<K> }[T];
/** The class of {@linkcode ExtensionPoint}. */
export class ExtensionPointUnion<T extends keyof ExtensionPointArms> extends XdrValue<ExtensionPointJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ExtensionPointArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ExtensionPoint}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ExtensionPoint;
  private constructor(type: T, value: ExtensionPointArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`, which has no value. */
  static v0(): ExtensionPoint<"v0"> {
    return new ExtensionPointUnion("v0", null);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ExtensionPoint";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): ExtensionPoint {
    const type = r.discriminant("ExtensionPoint");
    switch (type) {
      case 0: return new ExtensionPointUnion("v0", null);
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ExtensionPoint): void {
    if (value?.constructor !== ExtensionPointUnion) requireXdr(value, ExtensionPointUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** Reserved for future fields. */
export const ExtensionPoint: typeof ExtensionPointUnion = ExtensionPointUnion;

/** A member of the enum `CryptoKeyType`. */
export type CryptoKeyType = "keyTypeEd25519" | "keyTypePreAuthTx" | "keyTypeHashX" | "keyTypeEd25519SignedPayload" | "keyTypeMuxedEd25519";
/** The members of {@linkcode CryptoKeyType} by name. */
export const CryptoKeyType: {
  /** `KEY_TYPE_ED25519` = 0 */
  readonly keyTypeEd25519: "keyTypeEd25519";
  /** `KEY_TYPE_PRE_AUTH_TX` = 1 */
  readonly keyTypePreAuthTx: "keyTypePreAuthTx";
  /** `KEY_TYPE_HASH_X` = 2 */
  readonly keyTypeHashX: "keyTypeHashX";
  /** `KEY_TYPE_ED25519_SIGNED_PAYLOAD` = 3 */
  readonly keyTypeEd25519SignedPayload: "keyTypeEd25519SignedPayload";
  /** `KEY_TYPE_MUXED_ED25519` = 256 */
  readonly keyTypeMuxedEd25519: "keyTypeMuxedEd25519";
} = /* @__PURE__ */ Object.freeze({ keyTypeEd25519: "keyTypeEd25519", keyTypePreAuthTx: "keyTypePreAuthTx", keyTypeHashX: "keyTypeHashX", keyTypeEd25519SignedPayload: "keyTypeEd25519SignedPayload", keyTypeMuxedEd25519: "keyTypeMuxedEd25519" });
/** The members of {@linkcode CryptoKeyType} by wire value. */
export const cryptoKeyTypeNames: { readonly [value: number]: CryptoKeyType } = {"0":"keyTypeEd25519","1":"keyTypePreAuthTx","2":"keyTypeHashX","3":"keyTypeEd25519SignedPayload","256":"keyTypeMuxedEd25519"};

/** A member of the enum `PublicKeyType`. */
export type PublicKeyType = "publicKeyTypeEd25519";
/** The members of {@linkcode PublicKeyType} by name. */
export const PublicKeyType: {
  /** `PUBLIC_KEY_TYPE_ED25519` = 0 */
  readonly publicKeyTypeEd25519: "publicKeyTypeEd25519";
} = /* @__PURE__ */ Object.freeze({ publicKeyTypeEd25519: "publicKeyTypeEd25519" });
/** The members of {@linkcode PublicKeyType} by wire value. */
export const publicKeyTypeNames: { readonly [value: number]: PublicKeyType } = ["publicKeyTypeEd25519"];

/** A member of the enum `SignerKeyType`. */
export type SignerKeyType = "signerKeyTypeEd25519" | "signerKeyTypePreAuthTx" | "signerKeyTypeHashX" | "signerKeyTypeEd25519SignedPayload";
/** The members of {@linkcode SignerKeyType} by name. */
export const SignerKeyType: {
  /** `SIGNER_KEY_TYPE_ED25519` = 0 */
  readonly signerKeyTypeEd25519: "signerKeyTypeEd25519";
  /** `SIGNER_KEY_TYPE_PRE_AUTH_TX` = 1 */
  readonly signerKeyTypePreAuthTx: "signerKeyTypePreAuthTx";
  /** `SIGNER_KEY_TYPE_HASH_X` = 2 */
  readonly signerKeyTypeHashX: "signerKeyTypeHashX";
  /** `SIGNER_KEY_TYPE_ED25519_SIGNED_PAYLOAD` = 3 */
  readonly signerKeyTypeEd25519SignedPayload: "signerKeyTypeEd25519SignedPayload";
} = /* @__PURE__ */ Object.freeze({ signerKeyTypeEd25519: "signerKeyTypeEd25519", signerKeyTypePreAuthTx: "signerKeyTypePreAuthTx", signerKeyTypeHashX: "signerKeyTypeHashX", signerKeyTypeEd25519SignedPayload: "signerKeyTypeEd25519SignedPayload" });
/** The members of {@linkcode SignerKeyType} by wire value. */
export const signerKeyTypeNames: { readonly [value: number]: SignerKeyType } = ["signerKeyTypeEd25519","signerKeyTypePreAuthTx","signerKeyTypeHashX","signerKeyTypeEd25519SignedPayload"];

/** The value types of the arms of {@linkcode PublicKey}, by arm name. */
export interface PublicKeyArms {
  /** 32 bytes. */
  readonly publicKeyTypeEd25519: Uint256Bytes;
}
/** The public key of an account or a node. */
export type PublicKey<T extends keyof PublicKeyArms = keyof PublicKeyArms> = { readonly [K in T]: PublicKeyUnion<K> }[T];
/** The class of {@linkcode PublicKey}. */
export class PublicKeyUnion<T extends keyof PublicKeyArms> extends XdrValue<PublicKeyJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: PublicKeyArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode PublicKey}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is PublicKey;
  private constructor(type: T, value: PublicKeyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `publicKeyTypeEd25519`: 32 bytes. */
  static publicKeyTypeEd25519(ed25519: Uint256Bytes): PublicKey<"publicKeyTypeEd25519"> {
    return new PublicKeyUnion("publicKeyTypeEd25519", copyOf(ed25519));
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PublicKey";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "bare", publicKeyTypeEd25519: "G" };
  }
  /** Reads one value. */
  static read(r: XdrReader): PublicKey {
    const type = r.discriminant("PublicKey");
    switch (type) {
      case 0: return new PublicKeyUnion("publicKeyTypeEd25519", r.opaque(32, "PublicKey.publicKeyTypeEd25519"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PublicKey): void {
    if (value?.constructor !== PublicKeyUnion) requireXdr(value, PublicKeyUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "publicKeyTypeEd25519": w.int32(0); w.opaque(value.value, 32); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The public key of an account or a node. */
export const PublicKey: typeof PublicKeyUnion = PublicKeyUnion;

/** A signer that must sign a payload: its public key and the payload (CAP-40). */
export class SignerKeyEd25519SignedPayload extends XdrValue<SignerKeyEd25519SignedPayloadJson> {
  /** 32 bytes. */
  declare readonly ed25519: Uint256Bytes;
  /** At most 64 bytes. */
  declare readonly payload: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ed25519: Uint256Bytes; readonly payload: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.ed25519 = copyOf(fields.ed25519);
    this.payload = copyOf(fields.payload);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SignerKeyEd25519SignedPayload";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "P" };
  }
  /** Reads one value. */
  static read(r: XdrReader): SignerKeyEd25519SignedPayload {
    const value: Mutable<SignerKeyEd25519SignedPayload> = new SignerKeyEd25519SignedPayload(BLANK);
    value.ed25519 = r.opaque(32, "SignerKeyEd25519SignedPayload.ed25519");
    value.payload = r.varOpaque(64, "SignerKeyEd25519SignedPayload.payload");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SignerKeyEd25519SignedPayload): void {
    if (value?.constructor !== SignerKeyEd25519SignedPayload) requireXdr(value, SignerKeyEd25519SignedPayload);
    let step = ".ed25519";
    try {
      w.opaque(value.ed25519, 32);
      step = ".payload"; w.varOpaque(value.payload, 64);
    } catch (error) { throw withPath(error, step); }
  }
}

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
/** The class of {@linkcode SignerKey}. */
export class SignerKeyUnion<T extends keyof SignerKeyArms> extends XdrValue<SignerKeyJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: SignerKeyArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode SignerKey}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is SignerKey;
  private constructor(type: T, value: SignerKeyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `signerKeyTypeEd25519`: 32 bytes. */
  static signerKeyTypeEd25519(ed25519: Uint256Bytes): SignerKey<"signerKeyTypeEd25519"> {
    return new SignerKeyUnion("signerKeyTypeEd25519", copyOf(ed25519));
  }
  /** Creates the arm `signerKeyTypePreAuthTx`: 32 bytes. */
  static signerKeyTypePreAuthTx(preAuthTx: Uint256Bytes): SignerKey<"signerKeyTypePreAuthTx"> {
    return new SignerKeyUnion("signerKeyTypePreAuthTx", copyOf(preAuthTx));
  }
  /** Creates the arm `signerKeyTypeHashX`: 32 bytes. */
  static signerKeyTypeHashX(hashX: Uint256Bytes): SignerKey<"signerKeyTypeHashX"> {
    return new SignerKeyUnion("signerKeyTypeHashX", copyOf(hashX));
  }
  /** Creates the arm `signerKeyTypeEd25519SignedPayload`: a {@linkcode SignerKeyEd25519SignedPayload}. */
  static signerKeyTypeEd25519SignedPayload(ed25519SignedPayload: SignerKeyEd25519SignedPayload): SignerKey<"signerKeyTypeEd25519SignedPayload"> {
    return new SignerKeyUnion("signerKeyTypeEd25519SignedPayload", ed25519SignedPayload);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SignerKey";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "bare", signerKeyTypeEd25519: "G", signerKeyTypePreAuthTx: "T", signerKeyTypeHashX: "X" };
  }
  /** Reads one value. */
  static read(r: XdrReader): SignerKey {
    const type = r.discriminant("SignerKey");
    switch (type) {
      case 0: return new SignerKeyUnion("signerKeyTypeEd25519", r.opaque(32, "SignerKey.signerKeyTypeEd25519"));
      case 1: return new SignerKeyUnion("signerKeyTypePreAuthTx", r.opaque(32, "SignerKey.signerKeyTypePreAuthTx"));
      case 2: return new SignerKeyUnion("signerKeyTypeHashX", r.opaque(32, "SignerKey.signerKeyTypeHashX"));
      case 3: return new SignerKeyUnion("signerKeyTypeEd25519SignedPayload", SignerKeyEd25519SignedPayload.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SignerKey): void {
    if (value?.constructor !== SignerKeyUnion) requireXdr(value, SignerKeyUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "signerKeyTypeEd25519": w.int32(0); w.opaque(value.value, 32); break;
        case "signerKeyTypePreAuthTx": w.int32(1); w.opaque(value.value, 32); break;
        case "signerKeyTypeHashX": w.int32(2); w.opaque(value.value, 32); break;
        case "signerKeyTypeEd25519SignedPayload": w.int32(3); SignerKeyEd25519SignedPayload.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A signer of an account, or an extra signer of a transaction. */
export const SignerKey: typeof SignerKeyUnion = SignerKeyUnion;

/** At most 64 bytes. */
export type Signature = Uint8Array;

/** The last four bytes of a signer's key; for a signed payload, XORed with the last four of the payload (CAP-40). */
export type SignatureHint = Uint8Array;

export { PublicKey as NodeId };

export { PublicKey as AccountId };

/** 32 bytes. */
export type ContractId = Hash;

/** A secret key of Curve25519. */
export class Curve25519Secret extends XdrValue<Curve25519SecretJson> {
  /** 32 bytes. */
  declare readonly key: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly key: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.key = copyOf(fields.key);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Curve25519Secret";
  }
  /** Reads one value. */
  static read(r: XdrReader): Curve25519Secret {
    const value: Mutable<Curve25519Secret> = new Curve25519Secret(BLANK);
    value.key = r.opaque(32, "Curve25519Secret.key");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Curve25519Secret): void {
    if (value?.constructor !== Curve25519Secret) requireXdr(value, Curve25519Secret);
    try {
      w.opaque(value.key, 32);
    } catch (error) { throw withPath(error, ".key"); }
  }
}

/** A public key of Curve25519. */
export class Curve25519Public extends XdrValue<Curve25519PublicJson> {
  /** 32 bytes. */
  declare readonly key: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly key: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.key = copyOf(fields.key);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Curve25519Public";
  }
  /** Reads one value. */
  static read(r: XdrReader): Curve25519Public {
    const value: Mutable<Curve25519Public> = new Curve25519Public(BLANK);
    value.key = r.opaque(32, "Curve25519Public.key");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Curve25519Public): void {
    if (value?.constructor !== Curve25519Public) requireXdr(value, Curve25519Public);
    try {
      w.opaque(value.key, 32);
    } catch (error) { throw withPath(error, ".key"); }
  }
}

/** A key of HMAC-SHA-256. */
export class HmacSha256Key extends XdrValue<HmacSha256KeyJson> {
  /** 32 bytes. */
  declare readonly key: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly key: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.key = copyOf(fields.key);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HmacSha256Key";
  }
  /** Reads one value. */
  static read(r: XdrReader): HmacSha256Key {
    const value: Mutable<HmacSha256Key> = new HmacSha256Key(BLANK);
    value.key = r.opaque(32, "HmacSha256Key.key");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HmacSha256Key): void {
    if (value?.constructor !== HmacSha256Key) requireXdr(value, HmacSha256Key);
    try {
      w.opaque(value.key, 32);
    } catch (error) { throw withPath(error, ".key"); }
  }
}

/** An authentication code of HMAC-SHA-256. */
export class HmacSha256Mac extends XdrValue<HmacSha256MacJson> {
  /** 32 bytes. */
  declare readonly mac: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly mac: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.mac = copyOf(fields.mac);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "HmacSha256Mac";
  }
  /** Reads one value. */
  static read(r: XdrReader): HmacSha256Mac {
    const value: Mutable<HmacSha256Mac> = new HmacSha256Mac(BLANK);
    value.mac = r.opaque(32, "HmacSha256Mac.mac");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: HmacSha256Mac): void {
    if (value?.constructor !== HmacSha256Mac) requireXdr(value, HmacSha256Mac);
    try {
      w.opaque(value.mac, 32);
    } catch (error) { throw withPath(error, ".mac"); }
  }
}

/** The seed of a short hash function. */
export class ShortHashSeed extends XdrValue<ShortHashSeedJson> {
  /** 16 bytes. */
  declare readonly seed: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly seed: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.seed = copyOf(fields.seed);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ShortHashSeed";
  }
  /** Reads one value. */
  static read(r: XdrReader): ShortHashSeed {
    const value: Mutable<ShortHashSeed> = new ShortHashSeed(BLANK);
    value.seed = r.opaque(16, "ShortHashSeed.seed");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ShortHashSeed): void {
    if (value?.constructor !== ShortHashSeed) requireXdr(value, ShortHashSeed);
    try {
      w.opaque(value.seed, 16);
    } catch (error) { throw withPath(error, ".seed"); }
  }
}

/** A member of the enum `BinaryFuseFilterType`. */
export type BinaryFuseFilterType = "binaryFuseFilter8Bit" | "binaryFuseFilter16Bit" | "binaryFuseFilter32Bit";
/** The members of {@linkcode BinaryFuseFilterType} by name. */
export const BinaryFuseFilterType: {
  /** `BINARY_FUSE_FILTER_8_BIT` = 0 */
  readonly binaryFuseFilter8Bit: "binaryFuseFilter8Bit";
  /** `BINARY_FUSE_FILTER_16_BIT` = 1 */
  readonly binaryFuseFilter16Bit: "binaryFuseFilter16Bit";
  /** `BINARY_FUSE_FILTER_32_BIT` = 2 */
  readonly binaryFuseFilter32Bit: "binaryFuseFilter32Bit";
} = /* @__PURE__ */ Object.freeze({ binaryFuseFilter8Bit: "binaryFuseFilter8Bit", binaryFuseFilter16Bit: "binaryFuseFilter16Bit", binaryFuseFilter32Bit: "binaryFuseFilter32Bit" });
/** The members of {@linkcode BinaryFuseFilterType} by wire value. */
export const binaryFuseFilterTypeNames: { readonly [value: number]: BinaryFuseFilterType } = ["binaryFuseFilter8Bit","binaryFuseFilter16Bit","binaryFuseFilter32Bit"];

/** A filter for the keys that a bucket may contain. */
export class SerializedBinaryFuseFilter extends XdrValue<SerializedBinaryFuseFilterJson> {
  /** A member of {@linkcode BinaryFuseFilterType}. */
  declare readonly type: BinaryFuseFilterType;
  /** A {@linkcode ShortHashSeed}. */
  declare readonly inputHashSeed: ShortHashSeed;
  /** A {@linkcode ShortHashSeed}. */
  declare readonly filterSeed: ShortHashSeed;
  /** An unsigned 32-bit integer. */
  declare readonly segmentLength: number;
  /** An unsigned 32-bit integer. */
  declare readonly segementLengthMask: number;
  /** An unsigned 32-bit integer. */
  declare readonly segmentCount: number;
  /** An unsigned 32-bit integer. */
  declare readonly segmentCountLength: number;
  /** An unsigned 32-bit integer. */
  declare readonly fingerprintLength: number;
  /** Bytes. */
  declare readonly fingerprints: Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly type: BinaryFuseFilterType; readonly inputHashSeed: ShortHashSeed; readonly filterSeed: ShortHashSeed; readonly segmentLength: number; readonly segementLengthMask: number; readonly segmentCount: number; readonly segmentCountLength: number; readonly fingerprintLength: number; readonly fingerprints: Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.type = fields.type;
    this.inputHashSeed = fields.inputHashSeed;
    this.filterSeed = fields.filterSeed;
    this.segmentLength = fields.segmentLength;
    this.segementLengthMask = fields.segementLengthMask;
    this.segmentCount = fields.segmentCount;
    this.segmentCountLength = fields.segmentCountLength;
    this.fingerprintLength = fields.fingerprintLength;
    this.fingerprints = copyOf(fields.fingerprints);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SerializedBinaryFuseFilter";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { type: {"binaryFuseFilter8Bit":"b8_bit","binaryFuseFilter16Bit":"b16_bit","binaryFuseFilter32Bit":"b32_bit"} };
  }
  /** Reads one value. */
  static read(r: XdrReader): SerializedBinaryFuseFilter {
    const value: Mutable<SerializedBinaryFuseFilter> = new SerializedBinaryFuseFilter(BLANK);
    value.type = r.enum(binaryFuseFilterTypeNames, "SerializedBinaryFuseFilter.type");
    value.inputHashSeed = ShortHashSeed.read(r);
    value.filterSeed = ShortHashSeed.read(r);
    value.segmentLength = r.uint32("SerializedBinaryFuseFilter.segmentLength");
    value.segementLengthMask = r.uint32("SerializedBinaryFuseFilter.segementLengthMask");
    value.segmentCount = r.uint32("SerializedBinaryFuseFilter.segmentCount");
    value.segmentCountLength = r.uint32("SerializedBinaryFuseFilter.segmentCountLength");
    value.fingerprintLength = r.uint32("SerializedBinaryFuseFilter.fingerprintLength");
    value.fingerprints = r.varOpaque(4294967295, "SerializedBinaryFuseFilter.fingerprints");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SerializedBinaryFuseFilter): void {
    if (value?.constructor !== SerializedBinaryFuseFilter) requireXdr(value, SerializedBinaryFuseFilter);
    let step = ".type";
    try {
      w.enum(value.type, binaryFuseFilterTypeNames);
      step = ".inputHashSeed"; ShortHashSeed.write(w, value.inputHashSeed);
      step = ".filterSeed"; ShortHashSeed.write(w, value.filterSeed);
      step = ".segmentLength"; w.uint32(value.segmentLength);
      step = ".segementLengthMask"; w.uint32(value.segementLengthMask);
      step = ".segmentCount"; w.uint32(value.segmentCount);
      step = ".segmentCountLength"; w.uint32(value.segmentCountLength);
      step = ".fingerprintLength"; w.uint32(value.fingerprintLength);
      step = ".fingerprints"; w.varOpaque(value.fingerprints, 4294967295);
    } catch (error) { throw withPath(error, step); }
  }
}

/** 32 bytes. */
export type PoolId = Hash;

/** A member of the enum `ClaimableBalanceIDType`. */
export type ClaimableBalanceIdType = "claimableBalanceIdTypeV0";
/** The members of {@linkcode ClaimableBalanceIdType} by name. */
export const ClaimableBalanceIdType: {
  /** `CLAIMABLE_BALANCE_ID_TYPE_V0` = 0 */
  readonly claimableBalanceIdTypeV0: "claimableBalanceIdTypeV0";
} = /* @__PURE__ */ Object.freeze({ claimableBalanceIdTypeV0: "claimableBalanceIdTypeV0" });
/** The members of {@linkcode ClaimableBalanceIdType} by wire value. */
export const claimableBalanceIdTypeNames: { readonly [value: number]: ClaimableBalanceIdType } = ["claimableBalanceIdTypeV0"];

/** The value types of the arms of {@linkcode ClaimableBalanceId}, by arm name. */
export interface ClaimableBalanceIdArms {
  /** 32 bytes. */
  readonly claimableBalanceIdTypeV0: Hash;
}
/** The ID of a claimable balance: a hash. */
export type ClaimableBalanceId<T extends keyof ClaimableBalanceIdArms = keyof ClaimableBalanceIdArms> = { readonly [K in T]: ClaimableBalanceIdUnion<K> }[T];
/** The class of {@linkcode ClaimableBalanceId}. */
export class ClaimableBalanceIdUnion<T extends keyof ClaimableBalanceIdArms> extends XdrValue<ClaimableBalanceIdJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: ClaimableBalanceIdArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode ClaimableBalanceId}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ClaimableBalanceId;
  private constructor(type: T, value: ClaimableBalanceIdArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `claimableBalanceIdTypeV0`: 32 bytes. */
  static claimableBalanceIdTypeV0(v0: Hash): ClaimableBalanceId<"claimableBalanceIdTypeV0"> {
    return new ClaimableBalanceIdUnion("claimableBalanceIdTypeV0", copyOf(v0));
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "ClaimableBalanceId";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": "bare", claimableBalanceIdTypeV0: "B" };
  }
  /** Reads one value. */
  static read(r: XdrReader): ClaimableBalanceId {
    const type = r.discriminant("ClaimableBalanceId");
    switch (type) {
      case 0: return new ClaimableBalanceIdUnion("claimableBalanceIdTypeV0", r.opaque(32, "ClaimableBalanceId.claimableBalanceIdTypeV0"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: ClaimableBalanceId): void {
    if (value?.constructor !== ClaimableBalanceIdUnion) requireXdr(value, ClaimableBalanceIdUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "claimableBalanceIdTypeV0": w.int32(0); w.opaque(value.value, 32); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The ID of a claimable balance: a hash. */
export const ClaimableBalanceId: typeof ClaimableBalanceIdUnion = ClaimableBalanceIdUnion;
