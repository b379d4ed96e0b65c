// Generated from xdr/idl/overlay.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr, xdrCodec } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { XdrCodec } from "../codec.ts";
import type { JsonForms } from "../json_forms.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { AuthCertJson, AuthJson, AuthenticatedMessageJson, AuthenticatedMessageV0Json, DontHaveJson, FloodAdvertJson, FloodDemandJson, HelloJson, PeerAddressIpJson, PeerAddressJson, PeerStatsJson, SErrorJson, SendMoreExtendedJson, SendMoreJson, SignedTimeSlicedSurveyRequestMessageJson, SignedTimeSlicedSurveyResponseMessageJson, SignedTimeSlicedSurveyStartCollectingMessageJson, SignedTimeSlicedSurveyStopCollectingMessageJson, StellarMessageJson, SurveyRequestMessageJson, SurveyResponseBodyJson, SurveyResponseMessageJson, TimeSlicedNodeDataJson, TimeSlicedPeerDataJson, TimeSlicedSurveyRequestMessageJson, TimeSlicedSurveyResponseMessageJson, TimeSlicedSurveyStartCollectingMessageJson, TimeSlicedSurveyStopCollectingMessageJson, TopologyResponseBodyV2Json } from "./json_types.ts";
import { GeneralizedTransactionSet, TransactionSet } from "./ledger.ts";
import { ScpEnvelope, ScpQuorumSet } from "./scp.ts";
import { TransactionEnvelope } from "./transaction.ts";
import { Curve25519Public, type Hash, HmacSha256Mac, type NodeId, PublicKey, type Signature, type Uint256Bytes } from "./types.ts";

/** A member of the enum `ErrorCode`. */
export type ErrorCode = "errMisc" | "errData" | "errConf" | "errAuth" | "errLoad";
/** The members of {@linkcode ErrorCode} by name. */
export const ErrorCode: {
  /** `ERR_MISC` = 0 */
  readonly errMisc: "errMisc";
  /** `ERR_DATA` = 1 */
  readonly errData: "errData";
  /** `ERR_CONF` = 2 */
  readonly errConf: "errConf";
  /** `ERR_AUTH` = 3 */
  readonly errAuth: "errAuth";
  /** `ERR_LOAD` = 4 */
  readonly errLoad: "errLoad";
} = /* @__PURE__ */ Object.freeze({ errMisc: "errMisc", errData: "errData", errConf: "errConf", errAuth: "errAuth", errLoad: "errLoad" });
/** The members of {@linkcode ErrorCode} by wire value. */
export const errorCodeNames: { readonly [value: number]: ErrorCode } = ["errMisc","errData","errConf","errAuth","errLoad"];

/** An error that one node reports to another. The class is called `SError`, since `Error` is a global class. */
export class SError extends XdrValue<SErrorJson> {
  /** A member of {@linkcode ErrorCode}. */
  declare readonly code: ErrorCode;
  /** A string of at most 100 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly msg: string | Uint8Array;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly code: ErrorCode; readonly msg: string | Uint8Array }) {
    super();
    if (fields === BLANK) return;
    this.code = fields.code;
    this.msg = copyOf(fields.msg);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SError";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { code: 3, msg: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): SError {
    const value: Mutable<SError> = new SError(BLANK);
    value.code = r.enum(errorCodeNames, "SError.code");
    value.msg = r.text(100, "SError.msg");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SError): void {
    if (value?.constructor !== SError) requireXdr(value, SError);
    let step = ".code";
    try {
      w.enum(value.code, errorCodeNames);
      step = ".msg"; w.text(value.msg, 100);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The number of messages that a node is ready to receive. */
export class SendMore extends XdrValue<SendMoreJson> {
  /** An unsigned 32-bit integer. */
  declare readonly numMessages: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly numMessages: number }) {
    super();
    this.numMessages = fields.numMessages;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SendMore";
  }
  /** Reads one value. */
  static read(r: XdrReader): SendMore {
    return new SendMore({
      numMessages: r.uint32("SendMore.numMessages"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SendMore): void {
    if (value?.constructor !== SendMore) requireXdr(value, SendMore);
    try {
      w.uint32(value.numMessages);
    } catch (error) { throw withPath(error, ".numMessages"); }
  }
}

/** The numbers of messages and bytes that a node is ready to receive. */
export class SendMoreExtended extends XdrValue<SendMoreExtendedJson> {
  /** An unsigned 32-bit integer. */
  declare readonly numMessages: number;
  /** An unsigned 32-bit integer. */
  declare readonly numBytes: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly numMessages: number; readonly numBytes: number }) {
    super();
    this.numMessages = fields.numMessages;
    this.numBytes = fields.numBytes;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SendMoreExtended";
  }
  /** Reads one value. */
  static read(r: XdrReader): SendMoreExtended {
    return new SendMoreExtended({
      numMessages: r.uint32("SendMoreExtended.numMessages"),
      numBytes: r.uint32("SendMoreExtended.numBytes"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SendMoreExtended): void {
    if (value?.constructor !== SendMoreExtended) requireXdr(value, SendMoreExtended);
    let step = ".numMessages";
    try {
      w.uint32(value.numMessages);
      step = ".numBytes"; w.uint32(value.numBytes);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The certificate of a node's session key. */
export class AuthCert extends XdrValue<AuthCertJson> {
  /** A {@linkcode Curve25519Public}. */
  declare readonly pubkey: Curve25519Public;
  /** An unsigned 64-bit integer. */
  declare readonly expiration: bigint;
  /** At most 64 bytes. */
  declare readonly sig: Signature;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly pubkey: Curve25519Public; readonly expiration: bigint; readonly sig: Signature }) {
    super();
    if (fields === BLANK) return;
    this.pubkey = fields.pubkey;
    this.expiration = fields.expiration;
    this.sig = copyOf(fields.sig);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AuthCert";
  }
  /** Reads one value. */
  static read(r: XdrReader): AuthCert {
    const value: Mutable<AuthCert> = new AuthCert(BLANK);
    value.pubkey = Curve25519Public.read(r);
    value.expiration = r.uint64("AuthCert.expiration");
    value.sig = r.varOpaque(64, "AuthCert.sig");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AuthCert): void {
    if (value?.constructor !== AuthCert) requireXdr(value, AuthCert);
    let step = ".pubkey";
    try {
      Curve25519Public.write(w, value.pubkey);
      step = ".expiration"; w.uint64(value.expiration);
      step = ".sig"; w.varOpaque(value.sig, 64);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The first message of a connection. */
export class Hello extends XdrValue<HelloJson> {
  /** An unsigned 32-bit integer. */
  declare readonly ledgerVersion: number;
  /** An unsigned 32-bit integer. */
  declare readonly overlayVersion: number;
  /** An unsigned 32-bit integer. */
  declare readonly overlayMinVersion: number;
  /** 32 bytes. */
  declare readonly networkId: Hash;
  /** A string of at most 100 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly versionStr: string | Uint8Array;
  /** A signed 32-bit integer. */
  declare readonly listeningPort: number;
  /** A {@linkcode PublicKey}. */
  declare readonly peerId: NodeId;
  /** An {@linkcode AuthCert}. */
  declare readonly cert: AuthCert;
  /** 32 bytes. */
  declare readonly nonce: Uint256Bytes;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly ledgerVersion: number; readonly overlayVersion: number; readonly overlayMinVersion: number; readonly networkId: Hash; readonly versionStr: string | Uint8Array; readonly listeningPort: number; readonly peerId: NodeId; readonly cert: AuthCert; readonly nonce: Uint256Bytes }) {
    super();
    if (fields === BLANK) return;
    this.ledgerVersion = fields.ledgerVersion;
    this.overlayVersion = fields.overlayVersion;
    this.overlayMinVersion = fields.overlayMinVersion;
    this.networkId = copyOf(fields.networkId);
    this.versionStr = copyOf(fields.versionStr);
    this.listeningPort = fields.listeningPort;
    this.peerId = fields.peerId;
    this.cert = fields.cert;
    this.nonce = copyOf(fields.nonce);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Hello";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { versionStr: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): Hello {
    const value: Mutable<Hello> = new Hello(BLANK);
    value.ledgerVersion = r.uint32("Hello.ledgerVersion");
    value.overlayVersion = r.uint32("Hello.overlayVersion");
    value.overlayMinVersion = r.uint32("Hello.overlayMinVersion");
    value.networkId = r.opaque(32, "Hello.networkId");
    value.versionStr = r.text(100, "Hello.versionStr");
    value.listeningPort = r.int32("Hello.listeningPort");
    value.peerId = PublicKey.read(r);
    value.cert = AuthCert.read(r);
    value.nonce = r.opaque(32, "Hello.nonce");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Hello): void {
    if (value?.constructor !== Hello) requireXdr(value, Hello);
    let step = ".ledgerVersion";
    try {
      w.uint32(value.ledgerVersion);
      step = ".overlayVersion"; w.uint32(value.overlayVersion);
      step = ".overlayMinVersion"; w.uint32(value.overlayMinVersion);
      step = ".networkId"; w.opaque(value.networkId, 32);
      step = ".versionStr"; w.text(value.versionStr, 100);
      step = ".listeningPort"; w.int32(value.listeningPort);
      step = ".peerId"; PublicKey.write(w, value.peerId);
      step = ".cert"; AuthCert.write(w, value.cert);
      step = ".nonce"; w.opaque(value.nonce, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The last message of a handshake between nodes. */
export class Auth extends XdrValue<AuthJson> {
  /** A signed 32-bit integer. */
  declare readonly flags: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly flags: number }) {
    super();
    this.flags = fields.flags;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "Auth";
  }
  /** Reads one value. */
  static read(r: XdrReader): Auth {
    return new Auth({
      flags: r.int32("Auth.flags"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: Auth): void {
    if (value?.constructor !== Auth) requireXdr(value, Auth);
    try {
      w.int32(value.flags);
    } catch (error) { throw withPath(error, ".flags"); }
  }
}

/** A member of the enum `IPAddrType`. */
export type IpAddrType = "iPv4" | "iPv6";
/** The members of {@linkcode IpAddrType} by name. */
export const IpAddrType: {
  /** `IPv4` = 0 */
  readonly iPv4: "iPv4";
  /** `IPv6` = 1 */
  readonly iPv6: "iPv6";
} = /* @__PURE__ */ Object.freeze({ iPv4: "iPv4", iPv6: "iPv6" });
/** The members of {@linkcode IpAddrType} by wire value. */
export const ipAddrTypeNames: { readonly [value: number]: IpAddrType } = ["iPv4","iPv6"];

/** The value types of the arms of {@linkcode PeerAddressIp}, by arm name. */
export interface PeerAddressIpArms {
  /** 4 bytes. */
  readonly iPv4: Uint8Array;
  /** 16 bytes. */
  readonly iPv6: Uint8Array;
}
/** An IPv4 or IPv6 address. */
export type PeerAddressIp<T extends keyof PeerAddressIpArms = keyof PeerAddressIpArms> = { readonly [K in T]: PeerAddressIpUnion<K> }[T];
/** The class of {@linkcode PeerAddressIp}. */
export class PeerAddressIpUnion<T extends keyof PeerAddressIpArms> extends XdrValue<PeerAddressIpJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: PeerAddressIpArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode PeerAddressIp}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is PeerAddressIp;
  private constructor(type: T, value: PeerAddressIpArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `iPv4`: 4 bytes. */
  static iPv4(ipv4: Uint8Array): PeerAddressIp<"iPv4"> {
    return new PeerAddressIpUnion("iPv4", copyOf(ipv4));
  }
  /** Creates the arm `iPv6`: 16 bytes. */
  static iPv6(ipv6: Uint8Array): PeerAddressIp<"iPv6"> {
    return new PeerAddressIpUnion("iPv6", copyOf(ipv6));
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PeerAddressIp";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): PeerAddressIp {
    const type = r.discriminant("PeerAddressIp");
    switch (type) {
      case 0: return new PeerAddressIpUnion("iPv4", r.opaque(4, "PeerAddressIp.iPv4"));
      case 1: return new PeerAddressIpUnion("iPv6", r.opaque(16, "PeerAddressIp.iPv6"));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PeerAddressIp): void {
    if (value?.constructor !== PeerAddressIpUnion) requireXdr(value, PeerAddressIpUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "iPv4": w.int32(0); w.opaque(value.value, 4); break;
        case "iPv6": w.int32(1); w.opaque(value.value, 16); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** An IPv4 or IPv6 address. */
export const PeerAddressIp: typeof PeerAddressIpUnion = PeerAddressIpUnion;

/** The network address of a node. */
export class PeerAddress extends XdrValue<PeerAddressJson> {
  /** A {@linkcode PeerAddressIp}. */
  declare readonly ip: PeerAddressIp;
  /** An unsigned 32-bit integer. */
  declare readonly port: number;
  /** An unsigned 32-bit integer. */
  declare readonly numFailures: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly ip: PeerAddressIp; readonly port: number; readonly numFailures: number }) {
    super();
    this.ip = fields.ip;
    this.port = fields.port;
    this.numFailures = fields.numFailures;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PeerAddress";
  }
  /** Reads one value. */
  static read(r: XdrReader): PeerAddress {
    return new PeerAddress({
      ip: PeerAddressIp.read(r),
      port: r.uint32("PeerAddress.port"),
      numFailures: r.uint32("PeerAddress.numFailures"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PeerAddress): void {
    if (value?.constructor !== PeerAddress) requireXdr(value, PeerAddress);
    let step = ".ip";
    try {
      PeerAddressIp.write(w, value.ip);
      step = ".port"; w.uint32(value.port);
      step = ".numFailures"; w.uint32(value.numFailures);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `MessageType`. */
export type MessageType = "errorMsg" | "auth" | "dontHave" | "peers" | "getTxSet" | "txSet" | "generalizedTxSet" | "transaction" | "getScpQuorumset" | "scpQuorumset" | "scpMessage" | "getScpState" | "hello" | "sendMore" | "sendMoreExtended" | "floodAdvert" | "floodDemand" | "timeSlicedSurveyRequest" | "timeSlicedSurveyResponse" | "timeSlicedSurveyStartCollecting" | "timeSlicedSurveyStopCollecting";
/** The members of {@linkcode MessageType} by name. */
export const MessageType: {
  /** `ERROR_MSG` = 0 */
  readonly errorMsg: "errorMsg";
  /** `AUTH` = 2 */
  readonly auth: "auth";
  /** `DONT_HAVE` = 3 */
  readonly dontHave: "dontHave";
  /** `PEERS` = 5 */
  readonly peers: "peers";
  /** `GET_TX_SET` = 6 */
  readonly getTxSet: "getTxSet";
  /** `TX_SET` = 7 */
  readonly txSet: "txSet";
  /** `GENERALIZED_TX_SET` = 17 */
  readonly generalizedTxSet: "generalizedTxSet";
  /** `TRANSACTION` = 8 */
  readonly transaction: "transaction";
  /** `GET_SCP_QUORUMSET` = 9 */
  readonly getScpQuorumset: "getScpQuorumset";
  /** `SCP_QUORUMSET` = 10 */
  readonly scpQuorumset: "scpQuorumset";
  /** `SCP_MESSAGE` = 11 */
  readonly scpMessage: "scpMessage";
  /** `GET_SCP_STATE` = 12 */
  readonly getScpState: "getScpState";
  /** `HELLO` = 13 */
  readonly hello: "hello";
  /** `SEND_MORE` = 16 */
  readonly sendMore: "sendMore";
  /** `SEND_MORE_EXTENDED` = 20 */
  readonly sendMoreExtended: "sendMoreExtended";
  /** `FLOOD_ADVERT` = 18 */
  readonly floodAdvert: "floodAdvert";
  /** `FLOOD_DEMAND` = 19 */
  readonly floodDemand: "floodDemand";
  /** `TIME_SLICED_SURVEY_REQUEST` = 21 */
  readonly timeSlicedSurveyRequest: "timeSlicedSurveyRequest";
  /** `TIME_SLICED_SURVEY_RESPONSE` = 22 */
  readonly timeSlicedSurveyResponse: "timeSlicedSurveyResponse";
  /** `TIME_SLICED_SURVEY_START_COLLECTING` = 23 */
  readonly timeSlicedSurveyStartCollecting: "timeSlicedSurveyStartCollecting";
  /** `TIME_SLICED_SURVEY_STOP_COLLECTING` = 24 */
  readonly timeSlicedSurveyStopCollecting: "timeSlicedSurveyStopCollecting";
} = /* @__PURE__ */ Object.freeze({ errorMsg: "errorMsg", auth: "auth", dontHave: "dontHave", peers: "peers", getTxSet: "getTxSet", txSet: "txSet", generalizedTxSet: "generalizedTxSet", transaction: "transaction", getScpQuorumset: "getScpQuorumset", scpQuorumset: "scpQuorumset", scpMessage: "scpMessage", getScpState: "getScpState", hello: "hello", sendMore: "sendMore", sendMoreExtended: "sendMoreExtended", floodAdvert: "floodAdvert", floodDemand: "floodDemand", timeSlicedSurveyRequest: "timeSlicedSurveyRequest", timeSlicedSurveyResponse: "timeSlicedSurveyResponse", timeSlicedSurveyStartCollecting: "timeSlicedSurveyStartCollecting", timeSlicedSurveyStopCollecting: "timeSlicedSurveyStopCollecting" });
/** The members of {@linkcode MessageType} by wire value. */
export const messageTypeNames: { readonly [value: number]: MessageType } = {"0":"errorMsg","2":"auth","3":"dontHave","5":"peers","6":"getTxSet","7":"txSet","8":"transaction","9":"getScpQuorumset","10":"scpQuorumset","11":"scpMessage","12":"getScpState","13":"hello","16":"sendMore","17":"generalizedTxSet","18":"floodAdvert","19":"floodDemand","20":"sendMoreExtended","21":"timeSlicedSurveyRequest","22":"timeSlicedSurveyResponse","23":"timeSlicedSurveyStartCollecting","24":"timeSlicedSurveyStopCollecting"};

/** The response of a node that lacks a requested item. */
export class DontHave extends XdrValue<DontHaveJson> {
  /** A member of {@linkcode MessageType}. */
  declare readonly type: MessageType;
  /** 32 bytes. */
  declare readonly reqHash: Uint256Bytes;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly type: MessageType; readonly reqHash: Uint256Bytes }) {
    super();
    if (fields === BLANK) return;
    this.type = fields.type;
    this.reqHash = copyOf(fields.reqHash);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "DontHave";
  }
  /** Reads one value. */
  static read(r: XdrReader): DontHave {
    const value: Mutable<DontHave> = new DontHave(BLANK);
    value.type = r.enum(messageTypeNames, "DontHave.type");
    value.reqHash = r.opaque(32, "DontHave.reqHash");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: DontHave): void {
    if (value?.constructor !== DontHave) requireXdr(value, DontHave);
    let step = ".type";
    try {
      w.enum(value.type, messageTypeNames);
      step = ".reqHash"; w.opaque(value.reqHash, 32);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A member of the enum `SurveyMessageCommandType`. */
export type SurveyMessageCommandType = "timeSlicedSurveyTopology";
/** The members of {@linkcode SurveyMessageCommandType} by name. */
export const SurveyMessageCommandType: {
  /** `TIME_SLICED_SURVEY_TOPOLOGY` = 1 */
  readonly timeSlicedSurveyTopology: "timeSlicedSurveyTopology";
} = /* @__PURE__ */ Object.freeze({ timeSlicedSurveyTopology: "timeSlicedSurveyTopology" });
/** The members of {@linkcode SurveyMessageCommandType} by wire value. */
export const surveyMessageCommandTypeNames: { readonly [value: number]: SurveyMessageCommandType } = {"1":"timeSlicedSurveyTopology"};

/** A member of the enum `SurveyMessageResponseType`. */
export type SurveyMessageResponseType = "surveyTopologyResponseV2";
/** The members of {@linkcode SurveyMessageResponseType} by name. */
export const SurveyMessageResponseType: {
  /** `SURVEY_TOPOLOGY_RESPONSE_V2` = 2 */
  readonly surveyTopologyResponseV2: "surveyTopologyResponseV2";
} = /* @__PURE__ */ Object.freeze({ surveyTopologyResponseV2: "surveyTopologyResponseV2" });
/** The members of {@linkcode SurveyMessageResponseType} by wire value. */
export const surveyMessageResponseTypeNames: { readonly [value: number]: SurveyMessageResponseType } = {"2":"surveyTopologyResponseV2"};

/** A request to start collecting survey data. */
export class TimeSlicedSurveyStartCollectingMessage extends XdrValue<TimeSlicedSurveyStartCollectingMessageJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly surveyorId: NodeId;
  /** An unsigned 32-bit integer. */
  declare readonly nonce: number;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerNum: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly surveyorId: NodeId; readonly nonce: number; readonly ledgerNum: number }) {
    super();
    this.surveyorId = fields.surveyorId;
    this.nonce = fields.nonce;
    this.ledgerNum = fields.ledgerNum;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TimeSlicedSurveyStartCollectingMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): TimeSlicedSurveyStartCollectingMessage {
    return new TimeSlicedSurveyStartCollectingMessage({
      surveyorId: PublicKey.read(r),
      nonce: r.uint32("TimeSlicedSurveyStartCollectingMessage.nonce"),
      ledgerNum: r.uint32("TimeSlicedSurveyStartCollectingMessage.ledgerNum"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TimeSlicedSurveyStartCollectingMessage): void {
    if (value?.constructor !== TimeSlicedSurveyStartCollectingMessage) requireXdr(value, TimeSlicedSurveyStartCollectingMessage);
    let step = ".surveyorId";
    try {
      PublicKey.write(w, value.surveyorId);
      step = ".nonce"; w.uint32(value.nonce);
      step = ".ledgerNum"; w.uint32(value.ledgerNum);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A signed request to start collecting survey data. */
export class SignedTimeSlicedSurveyStartCollectingMessage extends XdrValue<SignedTimeSlicedSurveyStartCollectingMessageJson> {
  /** At most 64 bytes. */
  declare readonly signature: Signature;
  /** A {@linkcode TimeSlicedSurveyStartCollectingMessage}. */
  declare readonly startCollecting: TimeSlicedSurveyStartCollectingMessage;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly signature: Signature; readonly startCollecting: TimeSlicedSurveyStartCollectingMessage }) {
    super();
    if (fields === BLANK) return;
    this.signature = copyOf(fields.signature);
    this.startCollecting = fields.startCollecting;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SignedTimeSlicedSurveyStartCollectingMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): SignedTimeSlicedSurveyStartCollectingMessage {
    const value: Mutable<SignedTimeSlicedSurveyStartCollectingMessage> = new SignedTimeSlicedSurveyStartCollectingMessage(BLANK);
    value.signature = r.varOpaque(64, "SignedTimeSlicedSurveyStartCollectingMessage.signature");
    value.startCollecting = TimeSlicedSurveyStartCollectingMessage.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SignedTimeSlicedSurveyStartCollectingMessage): void {
    if (value?.constructor !== SignedTimeSlicedSurveyStartCollectingMessage) requireXdr(value, SignedTimeSlicedSurveyStartCollectingMessage);
    let step = ".signature";
    try {
      w.varOpaque(value.signature, 64);
      step = ".startCollecting"; TimeSlicedSurveyStartCollectingMessage.write(w, value.startCollecting);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A request to stop collecting survey data. */
export class TimeSlicedSurveyStopCollectingMessage extends XdrValue<TimeSlicedSurveyStopCollectingMessageJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly surveyorId: NodeId;
  /** An unsigned 32-bit integer. */
  declare readonly nonce: number;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerNum: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly surveyorId: NodeId; readonly nonce: number; readonly ledgerNum: number }) {
    super();
    this.surveyorId = fields.surveyorId;
    this.nonce = fields.nonce;
    this.ledgerNum = fields.ledgerNum;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TimeSlicedSurveyStopCollectingMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): TimeSlicedSurveyStopCollectingMessage {
    return new TimeSlicedSurveyStopCollectingMessage({
      surveyorId: PublicKey.read(r),
      nonce: r.uint32("TimeSlicedSurveyStopCollectingMessage.nonce"),
      ledgerNum: r.uint32("TimeSlicedSurveyStopCollectingMessage.ledgerNum"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TimeSlicedSurveyStopCollectingMessage): void {
    if (value?.constructor !== TimeSlicedSurveyStopCollectingMessage) requireXdr(value, TimeSlicedSurveyStopCollectingMessage);
    let step = ".surveyorId";
    try {
      PublicKey.write(w, value.surveyorId);
      step = ".nonce"; w.uint32(value.nonce);
      step = ".ledgerNum"; w.uint32(value.ledgerNum);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A signed request to stop collecting survey data. */
export class SignedTimeSlicedSurveyStopCollectingMessage extends XdrValue<SignedTimeSlicedSurveyStopCollectingMessageJson> {
  /** At most 64 bytes. */
  declare readonly signature: Signature;
  /** A {@linkcode TimeSlicedSurveyStopCollectingMessage}. */
  declare readonly stopCollecting: TimeSlicedSurveyStopCollectingMessage;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly signature: Signature; readonly stopCollecting: TimeSlicedSurveyStopCollectingMessage }) {
    super();
    if (fields === BLANK) return;
    this.signature = copyOf(fields.signature);
    this.stopCollecting = fields.stopCollecting;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SignedTimeSlicedSurveyStopCollectingMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): SignedTimeSlicedSurveyStopCollectingMessage {
    const value: Mutable<SignedTimeSlicedSurveyStopCollectingMessage> = new SignedTimeSlicedSurveyStopCollectingMessage(BLANK);
    value.signature = r.varOpaque(64, "SignedTimeSlicedSurveyStopCollectingMessage.signature");
    value.stopCollecting = TimeSlicedSurveyStopCollectingMessage.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SignedTimeSlicedSurveyStopCollectingMessage): void {
    if (value?.constructor !== SignedTimeSlicedSurveyStopCollectingMessage) requireXdr(value, SignedTimeSlicedSurveyStopCollectingMessage);
    let step = ".signature";
    try {
      w.varOpaque(value.signature, 64);
      step = ".stopCollecting"; TimeSlicedSurveyStopCollectingMessage.write(w, value.stopCollecting);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A request for survey data of a node. */
export class SurveyRequestMessage extends XdrValue<SurveyRequestMessageJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly surveyorPeerId: NodeId;
  /** A {@linkcode PublicKey}. */
  declare readonly surveyedPeerId: NodeId;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerNum: number;
  /** A {@linkcode Curve25519Public}. */
  declare readonly encryptionKey: Curve25519Public;
  /** A member of {@linkcode SurveyMessageCommandType}. */
  declare readonly commandType: SurveyMessageCommandType;
  /** Creates a value from its fields. */
  constructor(fields: { readonly surveyorPeerId: NodeId; readonly surveyedPeerId: NodeId; readonly ledgerNum: number; readonly encryptionKey: Curve25519Public; readonly commandType: SurveyMessageCommandType }) {
    super();
    this.surveyorPeerId = fields.surveyorPeerId;
    this.surveyedPeerId = fields.surveyedPeerId;
    this.ledgerNum = fields.ledgerNum;
    this.encryptionKey = fields.encryptionKey;
    this.commandType = fields.commandType;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SurveyRequestMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): SurveyRequestMessage {
    return new SurveyRequestMessage({
      surveyorPeerId: PublicKey.read(r),
      surveyedPeerId: PublicKey.read(r),
      ledgerNum: r.uint32("SurveyRequestMessage.ledgerNum"),
      encryptionKey: Curve25519Public.read(r),
      commandType: r.enum(surveyMessageCommandTypeNames, "SurveyRequestMessage.commandType"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SurveyRequestMessage): void {
    if (value?.constructor !== SurveyRequestMessage) requireXdr(value, SurveyRequestMessage);
    let step = ".surveyorPeerId";
    try {
      PublicKey.write(w, value.surveyorPeerId);
      step = ".surveyedPeerId"; PublicKey.write(w, value.surveyedPeerId);
      step = ".ledgerNum"; w.uint32(value.ledgerNum);
      step = ".encryptionKey"; Curve25519Public.write(w, value.encryptionKey);
      step = ".commandType"; w.enum(value.commandType, surveyMessageCommandTypeNames);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A request for survey data that a node has collected. */
export class TimeSlicedSurveyRequestMessage extends XdrValue<TimeSlicedSurveyRequestMessageJson> {
  /** A {@linkcode SurveyRequestMessage}. */
  declare readonly request: SurveyRequestMessage;
  /** An unsigned 32-bit integer. */
  declare readonly nonce: number;
  /** An unsigned 32-bit integer. */
  declare readonly inboundPeersIndex: number;
  /** An unsigned 32-bit integer. */
  declare readonly outboundPeersIndex: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly request: SurveyRequestMessage; readonly nonce: number; readonly inboundPeersIndex: number; readonly outboundPeersIndex: number }) {
    super();
    this.request = fields.request;
    this.nonce = fields.nonce;
    this.inboundPeersIndex = fields.inboundPeersIndex;
    this.outboundPeersIndex = fields.outboundPeersIndex;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TimeSlicedSurveyRequestMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): TimeSlicedSurveyRequestMessage {
    return new TimeSlicedSurveyRequestMessage({
      request: SurveyRequestMessage.read(r),
      nonce: r.uint32("TimeSlicedSurveyRequestMessage.nonce"),
      inboundPeersIndex: r.uint32("TimeSlicedSurveyRequestMessage.inboundPeersIndex"),
      outboundPeersIndex: r.uint32("TimeSlicedSurveyRequestMessage.outboundPeersIndex"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TimeSlicedSurveyRequestMessage): void {
    if (value?.constructor !== TimeSlicedSurveyRequestMessage) requireXdr(value, TimeSlicedSurveyRequestMessage);
    let step = ".request";
    try {
      SurveyRequestMessage.write(w, value.request);
      step = ".nonce"; w.uint32(value.nonce);
      step = ".inboundPeersIndex"; w.uint32(value.inboundPeersIndex);
      step = ".outboundPeersIndex"; w.uint32(value.outboundPeersIndex);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A signed request for survey data. */
export class SignedTimeSlicedSurveyRequestMessage extends XdrValue<SignedTimeSlicedSurveyRequestMessageJson> {
  /** At most 64 bytes. */
  declare readonly requestSignature: Signature;
  /** A {@linkcode TimeSlicedSurveyRequestMessage}. */
  declare readonly request: TimeSlicedSurveyRequestMessage;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly requestSignature: Signature; readonly request: TimeSlicedSurveyRequestMessage }) {
    super();
    if (fields === BLANK) return;
    this.requestSignature = copyOf(fields.requestSignature);
    this.request = fields.request;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SignedTimeSlicedSurveyRequestMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): SignedTimeSlicedSurveyRequestMessage {
    const value: Mutable<SignedTimeSlicedSurveyRequestMessage> = new SignedTimeSlicedSurveyRequestMessage(BLANK);
    value.requestSignature = r.varOpaque(64, "SignedTimeSlicedSurveyRequestMessage.requestSignature");
    value.request = TimeSlicedSurveyRequestMessage.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SignedTimeSlicedSurveyRequestMessage): void {
    if (value?.constructor !== SignedTimeSlicedSurveyRequestMessage) requireXdr(value, SignedTimeSlicedSurveyRequestMessage);
    let step = ".requestSignature";
    try {
      w.varOpaque(value.requestSignature, 64);
      step = ".request"; TimeSlicedSurveyRequestMessage.write(w, value.request);
    } catch (error) { throw withPath(error, step); }
  }
}

/** At most 64000 bytes. */
export type EncryptedBody = Uint8Array;

/** A response with encrypted survey data. */
export class SurveyResponseMessage extends XdrValue<SurveyResponseMessageJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly surveyorPeerId: NodeId;
  /** A {@linkcode PublicKey}. */
  declare readonly surveyedPeerId: NodeId;
  /** An unsigned 32-bit integer. */
  declare readonly ledgerNum: number;
  /** A member of {@linkcode SurveyMessageCommandType}. */
  declare readonly commandType: SurveyMessageCommandType;
  /** At most 64000 bytes. */
  declare readonly encryptedBody: EncryptedBody;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly surveyorPeerId: NodeId; readonly surveyedPeerId: NodeId; readonly ledgerNum: number; readonly commandType: SurveyMessageCommandType; readonly encryptedBody: EncryptedBody }) {
    super();
    if (fields === BLANK) return;
    this.surveyorPeerId = fields.surveyorPeerId;
    this.surveyedPeerId = fields.surveyedPeerId;
    this.ledgerNum = fields.ledgerNum;
    this.commandType = fields.commandType;
    this.encryptedBody = copyOf(fields.encryptedBody);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SurveyResponseMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): SurveyResponseMessage {
    const value: Mutable<SurveyResponseMessage> = new SurveyResponseMessage(BLANK);
    value.surveyorPeerId = PublicKey.read(r);
    value.surveyedPeerId = PublicKey.read(r);
    value.ledgerNum = r.uint32("SurveyResponseMessage.ledgerNum");
    value.commandType = r.enum(surveyMessageCommandTypeNames, "SurveyResponseMessage.commandType");
    value.encryptedBody = r.varOpaque(64000, "SurveyResponseMessage.encryptedBody");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SurveyResponseMessage): void {
    if (value?.constructor !== SurveyResponseMessage) requireXdr(value, SurveyResponseMessage);
    let step = ".surveyorPeerId";
    try {
      PublicKey.write(w, value.surveyorPeerId);
      step = ".surveyedPeerId"; PublicKey.write(w, value.surveyedPeerId);
      step = ".ledgerNum"; w.uint32(value.ledgerNum);
      step = ".commandType"; w.enum(value.commandType, surveyMessageCommandTypeNames);
      step = ".encryptedBody"; w.varOpaque(value.encryptedBody, 64000);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A response with survey data that a node has collected. */
export class TimeSlicedSurveyResponseMessage extends XdrValue<TimeSlicedSurveyResponseMessageJson> {
  /** A {@linkcode SurveyResponseMessage}. */
  declare readonly response: SurveyResponseMessage;
  /** An unsigned 32-bit integer. */
  declare readonly nonce: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly response: SurveyResponseMessage; readonly nonce: number }) {
    super();
    this.response = fields.response;
    this.nonce = fields.nonce;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TimeSlicedSurveyResponseMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): TimeSlicedSurveyResponseMessage {
    return new TimeSlicedSurveyResponseMessage({
      response: SurveyResponseMessage.read(r),
      nonce: r.uint32("TimeSlicedSurveyResponseMessage.nonce"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TimeSlicedSurveyResponseMessage): void {
    if (value?.constructor !== TimeSlicedSurveyResponseMessage) requireXdr(value, TimeSlicedSurveyResponseMessage);
    let step = ".response";
    try {
      SurveyResponseMessage.write(w, value.response);
      step = ".nonce"; w.uint32(value.nonce);
    } catch (error) { throw withPath(error, step); }
  }
}

/** A signed response with survey data. */
export class SignedTimeSlicedSurveyResponseMessage extends XdrValue<SignedTimeSlicedSurveyResponseMessageJson> {
  /** At most 64 bytes. */
  declare readonly responseSignature: Signature;
  /** A {@linkcode TimeSlicedSurveyResponseMessage}. */
  declare readonly response: TimeSlicedSurveyResponseMessage;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly responseSignature: Signature; readonly response: TimeSlicedSurveyResponseMessage }) {
    super();
    if (fields === BLANK) return;
    this.responseSignature = copyOf(fields.responseSignature);
    this.response = fields.response;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SignedTimeSlicedSurveyResponseMessage";
  }
  /** Reads one value. */
  static read(r: XdrReader): SignedTimeSlicedSurveyResponseMessage {
    const value: Mutable<SignedTimeSlicedSurveyResponseMessage> = new SignedTimeSlicedSurveyResponseMessage(BLANK);
    value.responseSignature = r.varOpaque(64, "SignedTimeSlicedSurveyResponseMessage.responseSignature");
    value.response = TimeSlicedSurveyResponseMessage.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SignedTimeSlicedSurveyResponseMessage): void {
    if (value?.constructor !== SignedTimeSlicedSurveyResponseMessage) requireXdr(value, SignedTimeSlicedSurveyResponseMessage);
    let step = ".responseSignature";
    try {
      w.varOpaque(value.responseSignature, 64);
      step = ".response"; TimeSlicedSurveyResponseMessage.write(w, value.response);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Traffic statistics of a connection between nodes. */
export class PeerStats extends XdrValue<PeerStatsJson> {
  /** A {@linkcode PublicKey}. */
  declare readonly id: NodeId;
  /** A string of at most 100 bytes (a `Uint8Array` if not UTF-8). */
  declare readonly versionStr: string | Uint8Array;
  /** An unsigned 64-bit integer. */
  declare readonly messagesRead: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly messagesWritten: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly bytesRead: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly bytesWritten: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly secondsConnected: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly uniqueFloodBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly duplicateFloodBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly uniqueFetchBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly duplicateFetchBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly uniqueFloodMessageRecv: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly duplicateFloodMessageRecv: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly uniqueFetchMessageRecv: bigint;
  /** An unsigned 64-bit integer. */
  declare readonly duplicateFetchMessageRecv: bigint;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly id: NodeId; readonly versionStr: string | Uint8Array; readonly messagesRead: bigint; readonly messagesWritten: bigint; readonly bytesRead: bigint; readonly bytesWritten: bigint; readonly secondsConnected: bigint; readonly uniqueFloodBytesRecv: bigint; readonly duplicateFloodBytesRecv: bigint; readonly uniqueFetchBytesRecv: bigint; readonly duplicateFetchBytesRecv: bigint; readonly uniqueFloodMessageRecv: bigint; readonly duplicateFloodMessageRecv: bigint; readonly uniqueFetchMessageRecv: bigint; readonly duplicateFetchMessageRecv: bigint }) {
    super();
    if (fields === BLANK) return;
    this.id = fields.id;
    this.versionStr = copyOf(fields.versionStr);
    this.messagesRead = fields.messagesRead;
    this.messagesWritten = fields.messagesWritten;
    this.bytesRead = fields.bytesRead;
    this.bytesWritten = fields.bytesWritten;
    this.secondsConnected = fields.secondsConnected;
    this.uniqueFloodBytesRecv = fields.uniqueFloodBytesRecv;
    this.duplicateFloodBytesRecv = fields.duplicateFloodBytesRecv;
    this.uniqueFetchBytesRecv = fields.uniqueFetchBytesRecv;
    this.duplicateFetchBytesRecv = fields.duplicateFetchBytesRecv;
    this.uniqueFloodMessageRecv = fields.uniqueFloodMessageRecv;
    this.duplicateFloodMessageRecv = fields.duplicateFloodMessageRecv;
    this.uniqueFetchMessageRecv = fields.uniqueFetchMessageRecv;
    this.duplicateFetchMessageRecv = fields.duplicateFetchMessageRecv;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "PeerStats";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { versionStr: "text" };
  }
  /** Reads one value. */
  static read(r: XdrReader): PeerStats {
    const value: Mutable<PeerStats> = new PeerStats(BLANK);
    value.id = PublicKey.read(r);
    value.versionStr = r.text(100, "PeerStats.versionStr");
    value.messagesRead = r.uint64("PeerStats.messagesRead");
    value.messagesWritten = r.uint64("PeerStats.messagesWritten");
    value.bytesRead = r.uint64("PeerStats.bytesRead");
    value.bytesWritten = r.uint64("PeerStats.bytesWritten");
    value.secondsConnected = r.uint64("PeerStats.secondsConnected");
    value.uniqueFloodBytesRecv = r.uint64("PeerStats.uniqueFloodBytesRecv");
    value.duplicateFloodBytesRecv = r.uint64("PeerStats.duplicateFloodBytesRecv");
    value.uniqueFetchBytesRecv = r.uint64("PeerStats.uniqueFetchBytesRecv");
    value.duplicateFetchBytesRecv = r.uint64("PeerStats.duplicateFetchBytesRecv");
    value.uniqueFloodMessageRecv = r.uint64("PeerStats.uniqueFloodMessageRecv");
    value.duplicateFloodMessageRecv = r.uint64("PeerStats.duplicateFloodMessageRecv");
    value.uniqueFetchMessageRecv = r.uint64("PeerStats.uniqueFetchMessageRecv");
    value.duplicateFetchMessageRecv = r.uint64("PeerStats.duplicateFetchMessageRecv");
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: PeerStats): void {
    if (value?.constructor !== PeerStats) requireXdr(value, PeerStats);
    let step = ".id";
    try {
      PublicKey.write(w, value.id);
      step = ".versionStr"; w.text(value.versionStr, 100);
      step = ".messagesRead"; w.uint64(value.messagesRead);
      step = ".messagesWritten"; w.uint64(value.messagesWritten);
      step = ".bytesRead"; w.uint64(value.bytesRead);
      step = ".bytesWritten"; w.uint64(value.bytesWritten);
      step = ".secondsConnected"; w.uint64(value.secondsConnected);
      step = ".uniqueFloodBytesRecv"; w.uint64(value.uniqueFloodBytesRecv);
      step = ".duplicateFloodBytesRecv"; w.uint64(value.duplicateFloodBytesRecv);
      step = ".uniqueFetchBytesRecv"; w.uint64(value.uniqueFetchBytesRecv);
      step = ".duplicateFetchBytesRecv"; w.uint64(value.duplicateFetchBytesRecv);
      step = ".uniqueFloodMessageRecv"; w.uint64(value.uniqueFloodMessageRecv);
      step = ".duplicateFloodMessageRecv"; w.uint64(value.duplicateFloodMessageRecv);
      step = ".uniqueFetchMessageRecv"; w.uint64(value.uniqueFetchMessageRecv);
      step = ".duplicateFetchMessageRecv"; w.uint64(value.duplicateFetchMessageRecv);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Survey data about a node. */
export class TimeSlicedNodeData extends XdrValue<TimeSlicedNodeDataJson> {
  /** An unsigned 32-bit integer. */
  declare readonly addedAuthenticatedPeers: number;
  /** An unsigned 32-bit integer. */
  declare readonly droppedAuthenticatedPeers: number;
  /** An unsigned 32-bit integer. */
  declare readonly totalInboundPeerCount: number;
  /** An unsigned 32-bit integer. */
  declare readonly totalOutboundPeerCount: number;
  /** An unsigned 32-bit integer. */
  declare readonly p75ScpFirstToSelfLatencyMs: number;
  /** An unsigned 32-bit integer. */
  declare readonly p75ScpSelfToOtherLatencyMs: number;
  /** An unsigned 32-bit integer. */
  declare readonly lostSyncCount: number;
  /** A boolean. */
  declare readonly isValidator: boolean;
  /** An unsigned 32-bit integer. */
  declare readonly maxInboundPeerCount: number;
  /** An unsigned 32-bit integer. */
  declare readonly maxOutboundPeerCount: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly addedAuthenticatedPeers: number; readonly droppedAuthenticatedPeers: number; readonly totalInboundPeerCount: number; readonly totalOutboundPeerCount: number; readonly p75ScpFirstToSelfLatencyMs: number; readonly p75ScpSelfToOtherLatencyMs: number; readonly lostSyncCount: number; readonly isValidator: boolean; readonly maxInboundPeerCount: number; readonly maxOutboundPeerCount: number }) {
    super();
    this.addedAuthenticatedPeers = fields.addedAuthenticatedPeers;
    this.droppedAuthenticatedPeers = fields.droppedAuthenticatedPeers;
    this.totalInboundPeerCount = fields.totalInboundPeerCount;
    this.totalOutboundPeerCount = fields.totalOutboundPeerCount;
    this.p75ScpFirstToSelfLatencyMs = fields.p75ScpFirstToSelfLatencyMs;
    this.p75ScpSelfToOtherLatencyMs = fields.p75ScpSelfToOtherLatencyMs;
    this.lostSyncCount = fields.lostSyncCount;
    this.isValidator = fields.isValidator;
    this.maxInboundPeerCount = fields.maxInboundPeerCount;
    this.maxOutboundPeerCount = fields.maxOutboundPeerCount;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TimeSlicedNodeData";
  }
  /** Reads one value. */
  static read(r: XdrReader): TimeSlicedNodeData {
    return new TimeSlicedNodeData({
      addedAuthenticatedPeers: r.uint32("TimeSlicedNodeData.addedAuthenticatedPeers"),
      droppedAuthenticatedPeers: r.uint32("TimeSlicedNodeData.droppedAuthenticatedPeers"),
      totalInboundPeerCount: r.uint32("TimeSlicedNodeData.totalInboundPeerCount"),
      totalOutboundPeerCount: r.uint32("TimeSlicedNodeData.totalOutboundPeerCount"),
      p75ScpFirstToSelfLatencyMs: r.uint32("TimeSlicedNodeData.p75ScpFirstToSelfLatencyMs"),
      p75ScpSelfToOtherLatencyMs: r.uint32("TimeSlicedNodeData.p75ScpSelfToOtherLatencyMs"),
      lostSyncCount: r.uint32("TimeSlicedNodeData.lostSyncCount"),
      isValidator: r.bool("TimeSlicedNodeData.isValidator"),
      maxInboundPeerCount: r.uint32("TimeSlicedNodeData.maxInboundPeerCount"),
      maxOutboundPeerCount: r.uint32("TimeSlicedNodeData.maxOutboundPeerCount"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TimeSlicedNodeData): void {
    if (value?.constructor !== TimeSlicedNodeData) requireXdr(value, TimeSlicedNodeData);
    let step = ".addedAuthenticatedPeers";
    try {
      w.uint32(value.addedAuthenticatedPeers);
      step = ".droppedAuthenticatedPeers"; w.uint32(value.droppedAuthenticatedPeers);
      step = ".totalInboundPeerCount"; w.uint32(value.totalInboundPeerCount);
      step = ".totalOutboundPeerCount"; w.uint32(value.totalOutboundPeerCount);
      step = ".p75ScpFirstToSelfLatencyMs"; w.uint32(value.p75ScpFirstToSelfLatencyMs);
      step = ".p75ScpSelfToOtherLatencyMs"; w.uint32(value.p75ScpSelfToOtherLatencyMs);
      step = ".lostSyncCount"; w.uint32(value.lostSyncCount);
      step = ".isValidator"; w.bool(value.isValidator);
      step = ".maxInboundPeerCount"; w.uint32(value.maxInboundPeerCount);
      step = ".maxOutboundPeerCount"; w.uint32(value.maxOutboundPeerCount);
    } catch (error) { throw withPath(error, step); }
  }
}

/** Survey data about a connection of a node. */
export class TimeSlicedPeerData extends XdrValue<TimeSlicedPeerDataJson> {
  /** A {@linkcode PeerStats}. */
  declare readonly peerStats: PeerStats;
  /** An unsigned 32-bit integer. */
  declare readonly averageLatencyMs: number;
  /** Creates a value from its fields. */
  constructor(fields: { readonly peerStats: PeerStats; readonly averageLatencyMs: number }) {
    super();
    this.peerStats = fields.peerStats;
    this.averageLatencyMs = fields.averageLatencyMs;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TimeSlicedPeerData";
  }
  /** Reads one value. */
  static read(r: XdrReader): TimeSlicedPeerData {
    return new TimeSlicedPeerData({
      peerStats: PeerStats.read(r),
      averageLatencyMs: r.uint32("TimeSlicedPeerData.averageLatencyMs"),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TimeSlicedPeerData): void {
    if (value?.constructor !== TimeSlicedPeerData) requireXdr(value, TimeSlicedPeerData);
    let step = ".peerStats";
    try {
      PeerStats.write(w, value.peerStats);
      step = ".averageLatencyMs"; w.uint32(value.averageLatencyMs);
    } catch (error) { throw withPath(error, step); }
  }
}

/** An array of at most 25 {@linkcode TimeSlicedPeerData} values. */
export type TimeSlicedPeerDataList = readonly TimeSlicedPeerData[];
/** Decodes and encodes an array of at most 25 {@linkcode TimeSlicedPeerData} values. */
export const TimeSlicedPeerDataList: XdrCodec<TimeSlicedPeerDataList> = /* @__PURE__ */ xdrCodec("TimeSlicedPeerDataList", (r) => r.array(25, 148, "TimeSlicedPeerDataList", TimeSlicedPeerData.read), (w, v) => w.array(v, 25, TimeSlicedPeerData.write));

/** The survey data of a node and of its connections. */
export class TopologyResponseBodyV2 extends XdrValue<TopologyResponseBodyV2Json> {
  /** An array of at most 25 {@linkcode TimeSlicedPeerData} values. */
  declare readonly inboundPeers: TimeSlicedPeerDataList;
  /** An array of at most 25 {@linkcode TimeSlicedPeerData} values. */
  declare readonly outboundPeers: TimeSlicedPeerDataList;
  /** A {@linkcode TimeSlicedNodeData}. */
  declare readonly nodeData: TimeSlicedNodeData;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly inboundPeers: TimeSlicedPeerDataList; readonly outboundPeers: TimeSlicedPeerDataList; readonly nodeData: TimeSlicedNodeData }) {
    super();
    if (fields === BLANK) return;
    this.inboundPeers = copyOf(fields.inboundPeers);
    this.outboundPeers = copyOf(fields.outboundPeers);
    this.nodeData = fields.nodeData;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "TopologyResponseBodyV2";
  }
  /** Reads one value. */
  static read(r: XdrReader): TopologyResponseBodyV2 {
    const value: Mutable<TopologyResponseBodyV2> = new TopologyResponseBodyV2(BLANK);
    value.inboundPeers = r.array(25, 148, "TopologyResponseBodyV2.inboundPeers", TimeSlicedPeerData.read);
    value.outboundPeers = r.array(25, 148, "TopologyResponseBodyV2.outboundPeers", TimeSlicedPeerData.read);
    value.nodeData = TimeSlicedNodeData.read(r);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: TopologyResponseBodyV2): void {
    if (value?.constructor !== TopologyResponseBodyV2) requireXdr(value, TopologyResponseBodyV2);
    let step = ".inboundPeers";
    try {
      w.array(value.inboundPeers, 25, TimeSlicedPeerData.write);
      step = ".outboundPeers"; w.array(value.outboundPeers, 25, TimeSlicedPeerData.write);
      step = ".nodeData"; TimeSlicedNodeData.write(w, value.nodeData);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode SurveyResponseBody}, by arm name. */
export interface SurveyResponseBodyArms {
  /** A {@linkcode TopologyResponseBodyV2}. */
  readonly surveyTopologyResponseV2: TopologyResponseBodyV2;
}
/** The decrypted body of a survey response. */
export type SurveyResponseBody<T extends keyof SurveyResponseBodyArms = keyof SurveyResponseBodyArms> = { readonly [K in T]: SurveyResponseBodyUnion<K> }[T];
/** The class of {@linkcode SurveyResponseBody}. */
export class SurveyResponseBodyUnion<T extends keyof SurveyResponseBodyArms> extends XdrValue<SurveyResponseBodyJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: SurveyResponseBodyArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode SurveyResponseBody}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is SurveyResponseBody;
  private constructor(type: T, value: SurveyResponseBodyArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `surveyTopologyResponseV2`: a {@linkcode TopologyResponseBodyV2}. */
  static surveyTopologyResponseV2(topologyResponseBodyV2: TopologyResponseBodyV2): SurveyResponseBody<"surveyTopologyResponseV2"> {
    return new SurveyResponseBodyUnion("surveyTopologyResponseV2", topologyResponseBodyV2);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "SurveyResponseBody";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): SurveyResponseBody {
    const type = r.discriminant("SurveyResponseBody");
    switch (type) {
      case 2: return new SurveyResponseBodyUnion("surveyTopologyResponseV2", TopologyResponseBodyV2.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: SurveyResponseBody): void {
    if (value?.constructor !== SurveyResponseBodyUnion) requireXdr(value, SurveyResponseBodyUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "surveyTopologyResponseV2": w.int32(2); TopologyResponseBodyV2.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** The decrypted body of a survey response. */
export const SurveyResponseBody: typeof SurveyResponseBodyUnion = SurveyResponseBodyUnion;

/** An array of at most 1000 32-byte values. */
export type TxAdvertVector = readonly Hash[];
/** Decodes and encodes an array of at most 1000 32-byte values. */
export const TxAdvertVector: XdrCodec<TxAdvertVector> = /* @__PURE__ */ xdrCodec("TxAdvertVector", (r) => r.array(1000, 32, "TxAdvertVector", (r) => r.opaque(32, "TxAdvertVector")), (w, v) => w.array(v, 1000, (w, v) => w.opaque(v, 32)));

/** Hashes of transactions that a node can send. */
export class FloodAdvert extends XdrValue<FloodAdvertJson> {
  /** An array of at most 1000 32-byte values. */
  declare readonly txHashes: TxAdvertVector;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly txHashes: TxAdvertVector }) {
    super();
    if (fields === BLANK) return;
    this.txHashes = copyOf(fields.txHashes);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FloodAdvert";
  }
  /** Reads one value. */
  static read(r: XdrReader): FloodAdvert {
    const value: Mutable<FloodAdvert> = new FloodAdvert(BLANK);
    value.txHashes = r.array(1000, 32, "FloodAdvert.txHashes", (r) => r.opaque(32, "FloodAdvert.txHashes"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FloodAdvert): void {
    if (value?.constructor !== FloodAdvert) requireXdr(value, FloodAdvert);
    try {
      w.array(value.txHashes, 1000, (w, v) => w.opaque(v, 32));
    } catch (error) { throw withPath(error, ".txHashes"); }
  }
}

/** An array of at most 1000 32-byte values. */
export type TxDemandVector = readonly Hash[];
/** Decodes and encodes an array of at most 1000 32-byte values. */
export const TxDemandVector: XdrCodec<TxDemandVector> = /* @__PURE__ */ xdrCodec("TxDemandVector", (r) => r.array(1000, 32, "TxDemandVector", (r) => r.opaque(32, "TxDemandVector")), (w, v) => w.array(v, 1000, (w, v) => w.opaque(v, 32)));

/** Hashes of transactions that a node requests. */
export class FloodDemand extends XdrValue<FloodDemandJson> {
  /** An array of at most 1000 32-byte values. */
  declare readonly txHashes: TxDemandVector;
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly txHashes: TxDemandVector }) {
    super();
    if (fields === BLANK) return;
    this.txHashes = copyOf(fields.txHashes);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "FloodDemand";
  }
  /** Reads one value. */
  static read(r: XdrReader): FloodDemand {
    const value: Mutable<FloodDemand> = new FloodDemand(BLANK);
    value.txHashes = r.array(1000, 32, "FloodDemand.txHashes", (r) => r.opaque(32, "FloodDemand.txHashes"));
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: FloodDemand): void {
    if (value?.constructor !== FloodDemand) requireXdr(value, FloodDemand);
    try {
      w.array(value.txHashes, 1000, (w, v) => w.opaque(v, 32));
    } catch (error) { throw withPath(error, ".txHashes"); }
  }
}

/** The value types of the arms of {@linkcode StellarMessage}, by arm name. */
export interface StellarMessageArms {
  /** A {@linkcode SError}. */
  readonly errorMsg: SError;
  /** A {@linkcode Hello}. */
  readonly hello: Hello;
  /** An {@linkcode Auth}. */
  readonly auth: Auth;
  /** A {@linkcode DontHave}. */
  readonly dontHave: DontHave;
  /** An array of at most 100 {@linkcode PeerAddress} values. */
  readonly peers: readonly PeerAddress[];
  /** 32 bytes. */
  readonly getTxSet: Uint256Bytes;
  /** A {@linkcode TransactionSet}. */
  readonly txSet: TransactionSet;
  /** A {@linkcode GeneralizedTransactionSet}. */
  readonly generalizedTxSet: GeneralizedTransactionSet;
  /** A {@linkcode TransactionEnvelope}. */
  readonly transaction: TransactionEnvelope;
  /** A {@linkcode SignedTimeSlicedSurveyRequestMessage}. */
  readonly timeSlicedSurveyRequest: SignedTimeSlicedSurveyRequestMessage;
  /** A {@linkcode SignedTimeSlicedSurveyResponseMessage}. */
  readonly timeSlicedSurveyResponse: SignedTimeSlicedSurveyResponseMessage;
  /** A {@linkcode SignedTimeSlicedSurveyStartCollectingMessage}. */
  readonly timeSlicedSurveyStartCollecting: SignedTimeSlicedSurveyStartCollectingMessage;
  /** A {@linkcode SignedTimeSlicedSurveyStopCollectingMessage}. */
  readonly timeSlicedSurveyStopCollecting: SignedTimeSlicedSurveyStopCollectingMessage;
  /** 32 bytes. */
  readonly getScpQuorumset: Uint256Bytes;
  /** A {@linkcode ScpQuorumSet}. */
  readonly scpQuorumset: ScpQuorumSet;
  /** A {@linkcode ScpEnvelope}. */
  readonly scpMessage: ScpEnvelope;
  /** An unsigned 32-bit integer. */
  readonly getScpState: number;
  /** A {@linkcode SendMore}. */
  readonly sendMore: SendMore;
  /** A {@linkcode SendMoreExtended}. */
  readonly sendMoreExtended: SendMoreExtended;
  /** A {@linkcode FloodAdvert}. */
  readonly floodAdvert: FloodAdvert;
  /** A {@linkcode FloodDemand}. */
  readonly floodDemand: FloodDemand;
}
/** A message between nodes. */
export type StellarMessage<T extends keyof StellarMessageArms = keyof StellarMessageArms> = { readonly [K in T]: StellarMessageUnion<K> }[T];
/** The class of {@linkcode StellarMessage}. */
export class StellarMessageUnion<T extends keyof StellarMessageArms> extends XdrValue<StellarMessageJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: StellarMessageArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode StellarMessage}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is StellarMessage;
  private constructor(type: T, value: StellarMessageArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `errorMsg`: a {@linkcode SError}. */
  static errorMsg(error: SError): StellarMessage<"errorMsg"> {
    return new StellarMessageUnion("errorMsg", error);
  }
  /** Creates the arm `hello`: a {@linkcode Hello}. */
  static hello(hello: Hello): StellarMessage<"hello"> {
    return new StellarMessageUnion("hello", hello);
  }
  /** Creates the arm `auth`: an {@linkcode Auth}. */
  static auth(auth: Auth): StellarMessage<"auth"> {
    return new StellarMessageUnion("auth", auth);
  }
  /** Creates the arm `dontHave`: a {@linkcode DontHave}. */
  static dontHave(dontHave: DontHave): StellarMessage<"dontHave"> {
    return new StellarMessageUnion("dontHave", dontHave);
  }
  /** Creates the arm `peers`: an array of at most 100 {@linkcode PeerAddress} values. */
  static peers(peers: readonly PeerAddress[]): StellarMessage<"peers"> {
    return new StellarMessageUnion("peers", copyOf(peers));
  }
  /** Creates the arm `getTxSet`: 32 bytes. */
  static getTxSet(txSetHash: Uint256Bytes): StellarMessage<"getTxSet"> {
    return new StellarMessageUnion("getTxSet", copyOf(txSetHash));
  }
  /** Creates the arm `txSet`: a {@linkcode TransactionSet}. */
  static txSet(txSet: TransactionSet): StellarMessage<"txSet"> {
    return new StellarMessageUnion("txSet", txSet);
  }
  /** Creates the arm `generalizedTxSet`: a {@linkcode GeneralizedTransactionSet}. */
  static generalizedTxSet(generalizedTxSet: GeneralizedTransactionSet): StellarMessage<"generalizedTxSet"> {
    return new StellarMessageUnion("generalizedTxSet", generalizedTxSet);
  }
  /** Creates the arm `transaction`: a {@linkcode TransactionEnvelope}. */
  static transaction(transaction: TransactionEnvelope): StellarMessage<"transaction"> {
    return new StellarMessageUnion("transaction", transaction);
  }
  /** Creates the arm `timeSlicedSurveyRequest`: a {@linkcode SignedTimeSlicedSurveyRequestMessage}. */
  static timeSlicedSurveyRequest(signedTimeSlicedSurveyRequestMessage: SignedTimeSlicedSurveyRequestMessage): StellarMessage<"timeSlicedSurveyRequest"> {
    return new StellarMessageUnion("timeSlicedSurveyRequest", signedTimeSlicedSurveyRequestMessage);
  }
  /** Creates the arm `timeSlicedSurveyResponse`: a {@linkcode SignedTimeSlicedSurveyResponseMessage}. */
  static timeSlicedSurveyResponse(signedTimeSlicedSurveyResponseMessage: SignedTimeSlicedSurveyResponseMessage): StellarMessage<"timeSlicedSurveyResponse"> {
    return new StellarMessageUnion("timeSlicedSurveyResponse", signedTimeSlicedSurveyResponseMessage);
  }
  /** Creates the arm `timeSlicedSurveyStartCollecting`: a {@linkcode SignedTimeSlicedSurveyStartCollectingMessage}. */
  static timeSlicedSurveyStartCollecting(signedTimeSlicedSurveyStartCollectingMessage: SignedTimeSlicedSurveyStartCollectingMessage): StellarMessage<"timeSlicedSurveyStartCollecting"> {
    return new StellarMessageUnion("timeSlicedSurveyStartCollecting", signedTimeSlicedSurveyStartCollectingMessage);
  }
  /** Creates the arm `timeSlicedSurveyStopCollecting`: a {@linkcode SignedTimeSlicedSurveyStopCollectingMessage}. */
  static timeSlicedSurveyStopCollecting(signedTimeSlicedSurveyStopCollectingMessage: SignedTimeSlicedSurveyStopCollectingMessage): StellarMessage<"timeSlicedSurveyStopCollecting"> {
    return new StellarMessageUnion("timeSlicedSurveyStopCollecting", signedTimeSlicedSurveyStopCollectingMessage);
  }
  /** Creates the arm `getScpQuorumset`: 32 bytes. */
  static getScpQuorumset(qSetHash: Uint256Bytes): StellarMessage<"getScpQuorumset"> {
    return new StellarMessageUnion("getScpQuorumset", copyOf(qSetHash));
  }
  /** Creates the arm `scpQuorumset`: a {@linkcode ScpQuorumSet}. */
  static scpQuorumset(qSet: ScpQuorumSet): StellarMessage<"scpQuorumset"> {
    return new StellarMessageUnion("scpQuorumset", qSet);
  }
  /** Creates the arm `scpMessage`: a {@linkcode ScpEnvelope}. */
  static scpMessage(envelope: ScpEnvelope): StellarMessage<"scpMessage"> {
    return new StellarMessageUnion("scpMessage", envelope);
  }
  /** Creates the arm `getScpState`: an unsigned 32-bit integer. */
  static getScpState(getScpLedgerSeq: number): StellarMessage<"getScpState"> {
    return new StellarMessageUnion("getScpState", getScpLedgerSeq);
  }
  /** Creates the arm `sendMore`: a {@linkcode SendMore}. */
  static sendMore(sendMoreMessage: SendMore): StellarMessage<"sendMore"> {
    return new StellarMessageUnion("sendMore", sendMoreMessage);
  }
  /** Creates the arm `sendMoreExtended`: a {@linkcode SendMoreExtended}. */
  static sendMoreExtended(sendMoreExtendedMessage: SendMoreExtended): StellarMessage<"sendMoreExtended"> {
    return new StellarMessageUnion("sendMoreExtended", sendMoreExtendedMessage);
  }
  /** Creates the arm `floodAdvert`: a {@linkcode FloodAdvert}. */
  static floodAdvert(floodAdvert: FloodAdvert): StellarMessage<"floodAdvert"> {
    return new StellarMessageUnion("floodAdvert", floodAdvert);
  }
  /** Creates the arm `floodDemand`: a {@linkcode FloodDemand}. */
  static floodDemand(floodDemand: FloodDemand): StellarMessage<"floodDemand"> {
    return new StellarMessageUnion("floodDemand", floodDemand);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "StellarMessage";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): StellarMessage {
    const type = r.discriminant("StellarMessage");
    switch (type) {
      case 0: return new StellarMessageUnion("errorMsg", SError.read(r));
      case 13: return new StellarMessageUnion("hello", Hello.read(r));
      case 2: return new StellarMessageUnion("auth", Auth.read(r));
      case 3: return new StellarMessageUnion("dontHave", DontHave.read(r));
      case 5: return new StellarMessageUnion("peers", r.array(100, 16, "StellarMessage.peers", PeerAddress.read));
      case 6: return new StellarMessageUnion("getTxSet", r.opaque(32, "StellarMessage.getTxSet"));
      case 7: return new StellarMessageUnion("txSet", TransactionSet.read(r));
      case 17: return new StellarMessageUnion("generalizedTxSet", GeneralizedTransactionSet.read(r));
      case 8: return new StellarMessageUnion("transaction", TransactionEnvelope.read(r));
      case 21: return new StellarMessageUnion("timeSlicedSurveyRequest", SignedTimeSlicedSurveyRequestMessage.read(r));
      case 22: return new StellarMessageUnion("timeSlicedSurveyResponse", SignedTimeSlicedSurveyResponseMessage.read(r));
      case 23: return new StellarMessageUnion("timeSlicedSurveyStartCollecting", SignedTimeSlicedSurveyStartCollectingMessage.read(r));
      case 24: return new StellarMessageUnion("timeSlicedSurveyStopCollecting", SignedTimeSlicedSurveyStopCollectingMessage.read(r));
      case 9: return new StellarMessageUnion("getScpQuorumset", r.opaque(32, "StellarMessage.getScpQuorumset"));
      case 10: return new StellarMessageUnion("scpQuorumset", ScpQuorumSet.read(r));
      case 11: return new StellarMessageUnion("scpMessage", ScpEnvelope.read(r));
      case 12: return new StellarMessageUnion("getScpState", r.uint32("StellarMessage.getScpState"));
      case 16: return new StellarMessageUnion("sendMore", SendMore.read(r));
      case 20: return new StellarMessageUnion("sendMoreExtended", SendMoreExtended.read(r));
      case 18: return new StellarMessageUnion("floodAdvert", FloodAdvert.read(r));
      case 19: return new StellarMessageUnion("floodDemand", FloodDemand.read(r));
      default: return r.unknown(type);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: StellarMessage): void {
    if (value?.constructor !== StellarMessageUnion) requireXdr(value, StellarMessageUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "errorMsg": w.int32(0); SError.write(w, value.value); break;
        case "hello": w.int32(13); Hello.write(w, value.value); break;
        case "auth": w.int32(2); Auth.write(w, value.value); break;
        case "dontHave": w.int32(3); DontHave.write(w, value.value); break;
        case "peers": w.int32(5); w.array(value.value, 100, PeerAddress.write); break;
        case "getTxSet": w.int32(6); w.opaque(value.value, 32); break;
        case "txSet": w.int32(7); TransactionSet.write(w, value.value); break;
        case "generalizedTxSet": w.int32(17); GeneralizedTransactionSet.write(w, value.value); break;
        case "transaction": w.int32(8); TransactionEnvelope.write(w, value.value); break;
        case "timeSlicedSurveyRequest": w.int32(21); SignedTimeSlicedSurveyRequestMessage.write(w, value.value); break;
        case "timeSlicedSurveyResponse": w.int32(22); SignedTimeSlicedSurveyResponseMessage.write(w, value.value); break;
        case "timeSlicedSurveyStartCollecting": w.int32(23); SignedTimeSlicedSurveyStartCollectingMessage.write(w, value.value); break;
        case "timeSlicedSurveyStopCollecting": w.int32(24); SignedTimeSlicedSurveyStopCollectingMessage.write(w, value.value); break;
        case "getScpQuorumset": w.int32(9); w.opaque(value.value, 32); break;
        case "scpQuorumset": w.int32(10); ScpQuorumSet.write(w, value.value); break;
        case "scpMessage": w.int32(11); ScpEnvelope.write(w, value.value); break;
        case "getScpState": w.int32(12); w.uint32(value.value); break;
        case "sendMore": w.int32(16); SendMore.write(w, value.value); break;
        case "sendMoreExtended": w.int32(20); SendMoreExtended.write(w, value.value); break;
        case "floodAdvert": w.int32(18); FloodAdvert.write(w, value.value); break;
        case "floodDemand": w.int32(19); FloodDemand.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A message between nodes. */
export const StellarMessage: typeof StellarMessageUnion = StellarMessageUnion;

/** A message between nodes with its sequence number and its authentication code. */
export class AuthenticatedMessageV0 extends XdrValue<AuthenticatedMessageV0Json> {
  /** An unsigned 64-bit integer. */
  declare readonly sequence: bigint;
  /** A {@linkcode StellarMessage}. */
  declare readonly message: StellarMessage;
  /** A {@linkcode HmacSha256Mac}. */
  declare readonly mac: HmacSha256Mac;
  /** Creates a value from its fields. */
  constructor(fields: { readonly sequence: bigint; readonly message: StellarMessage; readonly mac: HmacSha256Mac }) {
    super();
    this.sequence = fields.sequence;
    this.message = fields.message;
    this.mac = fields.mac;
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AuthenticatedMessageV0";
  }
  /** Reads one value. */
  static read(r: XdrReader): AuthenticatedMessageV0 {
    return new AuthenticatedMessageV0({
      sequence: r.uint64("AuthenticatedMessageV0.sequence"),
      message: StellarMessage.read(r),
      mac: HmacSha256Mac.read(r),
    });
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AuthenticatedMessageV0): void {
    if (value?.constructor !== AuthenticatedMessageV0) requireXdr(value, AuthenticatedMessageV0);
    let step = ".sequence";
    try {
      w.uint64(value.sequence);
      step = ".message"; StellarMessage.write(w, value.message);
      step = ".mac"; HmacSha256Mac.write(w, value.mac);
    } catch (error) { throw withPath(error, step); }
  }
}

/** The value types of the arms of {@linkcode AuthenticatedMessage}, by arm name. */
export interface AuthenticatedMessageArms {
  /** An {@linkcode AuthenticatedMessageV0}. */
  readonly v0: AuthenticatedMessageV0;
}
/** A message with its sequence number and its authentication code. */
export type AuthenticatedMessage<T extends keyof AuthenticatedMessageArms = keyof AuthenticatedMessageArms> = { readonly [K in T]: AuthenticatedMessageUnion<K> }[T];
/** The class of {@linkcode AuthenticatedMessage}. */
export class AuthenticatedMessageUnion<T extends keyof AuthenticatedMessageArms> extends XdrValue<AuthenticatedMessageJson> {
  /** The name of the arm. */
  declare readonly type: T;
  /** The value of the arm; null if the arm has no value. */
  declare readonly value: AuthenticatedMessageArms[T];
  /** Makes `instanceof` narrow a value to {@linkcode AuthenticatedMessage}. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AuthenticatedMessage;
  private constructor(type: T, value: AuthenticatedMessageArms[T]) {
    super();
    this.type = type;
    this.value = value;
  }
  /** Creates the arm `v0`: an {@linkcode AuthenticatedMessageV0}. */
  static v0(v0: AuthenticatedMessageV0): AuthenticatedMessage<"v0"> {
    return new AuthenticatedMessageUnion("v0", v0);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "AuthenticatedMessage";
  }
  /** The JSON formats of the parts whose values do not determine the format. @internal */
  static get jsonForms(): JsonForms {
    return { "": 0 };
  }
  /** Reads one value. */
  static read(r: XdrReader): AuthenticatedMessage {
    const type = r.discriminant("AuthenticatedMessage");
    switch (type) {
      case 0: return new AuthenticatedMessageUnion("v0", AuthenticatedMessageV0.read(r));
      default: return r.unknown(type >>> 0);
    }
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: AuthenticatedMessage): void {
    if (value?.constructor !== AuthenticatedMessageUnion) requireXdr(value, AuthenticatedMessageUnion);
    let step: string = value.type;
    try {
      switch (value.type) {
        case "v0": w.int32(0); AuthenticatedMessageV0.write(w, value.value); break;
        default: step = "type"; w.arm((value as { type: string }).type);
      }
    } catch (error) { throw withPath(error, `.${step}`); }
  }
}
/** A message with its sequence number and its authentication code. */
export const AuthenticatedMessage: typeof AuthenticatedMessageUnion = AuthenticatedMessageUnion;
