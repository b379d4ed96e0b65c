// Generated from xdr/idl/overlay.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, bool, bytes, codec, i32, list, member, members, namesOf, struct, text, u32, u64, union, varBytes } from "../_schema.ts";
import type { XdrCodec } from "../codec.ts";
import type { XdrValue } from "../value.ts";
import type { UnionValue, XdrStruct, XdrUnion } from "../wire_types.ts";
import type { AuthCertJson, AuthJson, AuthenticatedMessageJson, AuthenticatedMessageV0Json, DontHaveJson, FloodAdvertJson, FloodDemandJson, HelloJson, PeerAddressIpJson, PeerAddressJson, PeerStatsJson, SErrorJson, SendMoreExtendedJson, SendMoreJson, SignedTimeSlicedSurveyRequestMessageJson, SignedTimeSlicedSurveyResponseMessageJson, SignedTimeSlicedSurveyStartCollectingMessageJson, SignedTimeSlicedSurveyStopCollectingMessageJson, StellarMessageJson, SurveyRequestMessageJson, SurveyResponseBodyJson, SurveyResponseMessageJson, TimeSlicedNodeDataJson, TimeSlicedPeerDataJson, TimeSlicedSurveyRequestMessageJson, TimeSlicedSurveyResponseMessageJson, TimeSlicedSurveyStartCollectingMessageJson, TimeSlicedSurveyStopCollectingMessageJson, TopologyResponseBodyV2Json } from "./json_types.ts";
import { GeneralizedTransactionSet, TransactionSet } from "./ledger.ts";
import { ScpEnvelope, ScpQuorumSet } from "./scp.ts";
import { TransactionEnvelope } from "./transaction.ts";
import { Curve25519Public, type Hash, HmacSha256Mac, type NodeId, PublicKey, type Signature, type Uint256Bytes } from "./types.ts";

/** A member of the enum `ErrorCode`. */
export type ErrorCode = keyof typeof ErrorCode;
/** The members of {@linkcode ErrorCode} by name. */
export const ErrorCode: {
  /** `ERR_MISC` = 0 */ readonly errMisc: "errMisc";
  /** `ERR_DATA` = 1 */ readonly errData: "errData";
  /** `ERR_CONF` = 2 */ readonly errConf: "errConf";
  /** `ERR_AUTH` = 3 */ readonly errAuth: "errAuth";
  /** `ERR_LOAD` = 4 */ readonly errLoad: "errLoad";
} = /* @__PURE__ */ members(["errMisc","errData","errConf","errAuth","errLoad"]);

/** An error that one node reports to another. The class is called `SError`, since `Error` is a global class. */
export interface SError extends XdrValue<SErrorJson> {
  /** A member of {@linkcode ErrorCode}. */
  readonly code: ErrorCode;
  /** A string of at most 100 bytes (a `Uint8Array` if not UTF-8). */
  readonly msg: string | Uint8Array;
}
/** The class of {@linkcode SError}. */
export const SError: XdrStruct<SError> = /* @__PURE__ */ struct("SError", () => ({ code: member(ErrorCode, 3), msg: text(100) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.code = f[0](r); v.msg = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enum(v.code, namesOf(ErrorCode)); w.text(v.msg, 100); }]);

/** The number of messages that a node is ready to receive. */
export interface SendMore extends XdrValue<SendMoreJson> {
  /** An unsigned 32-bit integer. */
  readonly numMessages: number;
}
/** The class of {@linkcode SendMore}. */
export const SendMore: XdrStruct<SendMore> = /* @__PURE__ */ struct("SendMore", () => ({ numMessages: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.numMessages = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.numMessages); }]);

/** The numbers of messages and bytes that a node is ready to receive. */
export interface SendMoreExtended extends XdrValue<SendMoreExtendedJson> {
  /** An unsigned 32-bit integer. */
  readonly numMessages: number;
  /** An unsigned 32-bit integer. */
  readonly numBytes: number;
}
/** The class of {@linkcode SendMoreExtended}. */
export const SendMoreExtended: XdrStruct<SendMoreExtended> = /* @__PURE__ */ struct("SendMoreExtended", () => ({ numMessages: u32, numBytes: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.numMessages = f[0](r); v.numBytes = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.numMessages); w.uint32(v.numBytes); }]);

/** The certificate of a node's session key. */
export interface AuthCert extends XdrValue<AuthCertJson> {
  /** A {@linkcode Curve25519Public}. */
  readonly pubkey: Curve25519Public;
  /** An unsigned 64-bit integer. */
  readonly expiration: bigint;
  /** At most 64 bytes. */
  readonly sig: Signature;
}
/** The class of {@linkcode AuthCert}. */
export const AuthCert: XdrStruct<AuthCert> = /* @__PURE__ */ struct("AuthCert", () => ({ pubkey: Curve25519Public, expiration: u64, sig: varBytes(64) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.pubkey = Curve25519Public.read(r); v.expiration = f[1](r); v.sig = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); Curve25519Public.write(w, v.pubkey); w.uint64(v.expiration); w.varOpaque(v.sig, 64); }]);

/** The first message of a connection. */
export interface Hello extends XdrValue<HelloJson> {
  /** An unsigned 32-bit integer. */
  readonly ledgerVersion: number;
  /** An unsigned 32-bit integer. */
  readonly overlayVersion: number;
  /** An unsigned 32-bit integer. */
  readonly overlayMinVersion: number;
  /** 32 bytes. */
  readonly networkId: Hash;
  /** A string of at most 100 bytes (a `Uint8Array` if not UTF-8). */
  readonly versionStr: string | Uint8Array;
  /** A signed 32-bit integer. */
  readonly listeningPort: number;
  /** A {@linkcode PublicKey}. */
  readonly peerId: NodeId;
  /** An {@linkcode AuthCert}. */
  readonly cert: AuthCert;
  /** 32 bytes. */
  readonly nonce: Uint256Bytes;
}
/** The class of {@linkcode Hello}. */
export const Hello: XdrStruct<Hello> = /* @__PURE__ */ struct("Hello", () => ({ ledgerVersion: u32, overlayVersion: u32, overlayMinVersion: u32, networkId: bytes(32), versionStr: text(100), listeningPort: i32, peerId: PublicKey, cert: AuthCert, nonce: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ledgerVersion = f[0](r); v.overlayVersion = f[1](r); v.overlayMinVersion = f[2](r); v.networkId = f[3](r); v.versionStr = f[4](r); v.listeningPort = f[5](r); v.peerId = PublicKey.read(r); v.cert = AuthCert.read(r); v.nonce = f[8](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.ledgerVersion); w.uint32(v.overlayVersion); w.uint32(v.overlayMinVersion); w.opaque(v.networkId, 32); w.text(v.versionStr, 100); w.int32(v.listeningPort); PublicKey.write(w, v.peerId); AuthCert.write(w, v.cert); w.opaque(v.nonce, 32); }]);

/** The last message of a handshake between nodes. */
export interface Auth extends XdrValue<AuthJson> {
  /** A signed 32-bit integer. */
  readonly flags: number;
}
/** The class of {@linkcode Auth}. */
export const Auth: XdrStruct<Auth> = /* @__PURE__ */ struct("Auth", () => ({ flags: i32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.flags = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.int32(v.flags); }]);

/** A member of the enum `IPAddrType`. */
export type IpAddrType = keyof typeof IpAddrType;
/** The members of {@linkcode IpAddrType} by name. */
export const IpAddrType: {
  /** `IPv4` = 0 */ readonly iPv4: "iPv4";
  /** `IPv6` = 1 */ readonly iPv6: "iPv6";
} = /* @__PURE__ */ members(["iPv4","iPv6"]);

/** The value types of the arms of {@linkcode PeerAddressIp}, by arm name. */
export interface PeerAddressIpArms {
  /** 4 bytes. */
  readonly iPv4: Uint8Array;
  /** 16 bytes. */
  readonly iPv6: Uint8Array;
}
/** An IPv4 or IPv6 address. */
export type PeerAddressIp<T extends keyof PeerAddressIpArms = keyof PeerAddressIpArms> = { readonly [K in T]: PeerAddressIpUnion<K> }[T];
/** A value of {@linkcode PeerAddressIp} with a given arm. */
export interface PeerAddressIpUnion<T extends keyof PeerAddressIpArms> extends UnionValue<PeerAddressIpArms, T, PeerAddressIpJson> {}
/** The class of {@linkcode PeerAddressIp}. */
export const PeerAddressIp: XdrUnion<PeerAddressIpArms, PeerAddressIp> = /* @__PURE__ */ union("PeerAddressIp", IpAddrType, 0, () => ({ 0: bytes(4), 1: bytes(16) }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** The network address of a node. */
export interface PeerAddress extends XdrValue<PeerAddressJson> {
  /** A {@linkcode PeerAddressIp}. */
  readonly ip: PeerAddressIp;
  /** An unsigned 32-bit integer. */
  readonly port: number;
  /** An unsigned 32-bit integer. */
  readonly numFailures: number;
}
/** The class of {@linkcode PeerAddress}. */
export const PeerAddress: XdrStruct<PeerAddress> = /* @__PURE__ */ struct("PeerAddress", () => ({ ip: PeerAddressIp, port: u32, numFailures: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.ip = PeerAddressIp.read(r); v.port = f[1](r); v.numFailures = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PeerAddressIp.write(w, v.ip); w.uint32(v.port); w.uint32(v.numFailures); }]);

/** A member of the enum `MessageType`. */
export type MessageType = keyof typeof MessageType;
/** The members of {@linkcode MessageType} by name. */
export const MessageType: {
  /** `ERROR_MSG` = 0 */ readonly errorMsg: "errorMsg";
  /** `AUTH` = 2 */ readonly auth: "auth";
  /** `DONT_HAVE` = 3 */ readonly dontHave: "dontHave";
  /** `PEERS` = 5 */ readonly peers: "peers";
  /** `GET_TX_SET` = 6 */ readonly getTxSet: "getTxSet";
  /** `TX_SET` = 7 */ readonly txSet: "txSet";
  /** `GENERALIZED_TX_SET` = 17 */ readonly generalizedTxSet: "generalizedTxSet";
  /** `TRANSACTION` = 8 */ readonly transaction: "transaction";
  /** `GET_SCP_QUORUMSET` = 9 */ readonly getScpQuorumset: "getScpQuorumset";
  /** `SCP_QUORUMSET` = 10 */ readonly scpQuorumset: "scpQuorumset";
  /** `SCP_MESSAGE` = 11 */ readonly scpMessage: "scpMessage";
  /** `GET_SCP_STATE` = 12 */ readonly getScpState: "getScpState";
  /** `HELLO` = 13 */ readonly hello: "hello";
  /** `SEND_MORE` = 16 */ readonly sendMore: "sendMore";
  /** `SEND_MORE_EXTENDED` = 20 */ readonly sendMoreExtended: "sendMoreExtended";
  /** `FLOOD_ADVERT` = 18 */ readonly floodAdvert: "floodAdvert";
  /** `FLOOD_DEMAND` = 19 */ readonly floodDemand: "floodDemand";
  /** `TIME_SLICED_SURVEY_REQUEST` = 21 */ readonly timeSlicedSurveyRequest: "timeSlicedSurveyRequest";
  /** `TIME_SLICED_SURVEY_RESPONSE` = 22 */ readonly timeSlicedSurveyResponse: "timeSlicedSurveyResponse";
  /** `TIME_SLICED_SURVEY_START_COLLECTING` = 23 */ readonly timeSlicedSurveyStartCollecting: "timeSlicedSurveyStartCollecting";
  /** `TIME_SLICED_SURVEY_STOP_COLLECTING` = 24 */ readonly timeSlicedSurveyStopCollecting: "timeSlicedSurveyStopCollecting";
} = /* @__PURE__ */ members({"0":"errorMsg","2":"auth","3":"dontHave","5":"peers","6":"getTxSet","7":"txSet","8":"transaction","9":"getScpQuorumset","10":"scpQuorumset","11":"scpMessage","12":"getScpState","13":"hello","16":"sendMore","17":"generalizedTxSet","18":"floodAdvert","19":"floodDemand","20":"sendMoreExtended","21":"timeSlicedSurveyRequest","22":"timeSlicedSurveyResponse","23":"timeSlicedSurveyStartCollecting","24":"timeSlicedSurveyStopCollecting"});

/** The response of a node that lacks a requested item. */
export interface DontHave extends XdrValue<DontHaveJson> {
  /** A member of {@linkcode MessageType}. */
  readonly type: MessageType;
  /** 32 bytes. */
  readonly reqHash: Uint256Bytes;
}
/** The class of {@linkcode DontHave}. */
export const DontHave: XdrStruct<DontHave> = /* @__PURE__ */ struct("DontHave", () => ({ type: member(MessageType), reqHash: bytes(32) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.type = f[0](r); v.reqHash = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.enum(v.type, namesOf(MessageType)); w.opaque(v.reqHash, 32); }]);

/** A member of the enum `SurveyMessageCommandType`. */
export type SurveyMessageCommandType = keyof typeof SurveyMessageCommandType;
/** The members of {@linkcode SurveyMessageCommandType} by name. */
export const SurveyMessageCommandType: {
  /** `TIME_SLICED_SURVEY_TOPOLOGY` = 1 */ readonly timeSlicedSurveyTopology: "timeSlicedSurveyTopology";
} = /* @__PURE__ */ members({"1":"timeSlicedSurveyTopology"});

/** A member of the enum `SurveyMessageResponseType`. */
export type SurveyMessageResponseType = keyof typeof SurveyMessageResponseType;
/** The members of {@linkcode SurveyMessageResponseType} by name. */
export const SurveyMessageResponseType: {
  /** `SURVEY_TOPOLOGY_RESPONSE_V2` = 2 */ readonly surveyTopologyResponseV2: "surveyTopologyResponseV2";
} = /* @__PURE__ */ members({"2":"surveyTopologyResponseV2"});

/** A request to start collecting survey data. */
export interface TimeSlicedSurveyStartCollectingMessage extends XdrValue<TimeSlicedSurveyStartCollectingMessageJson> {
  /** A {@linkcode PublicKey}. */
  readonly surveyorId: NodeId;
  /** An unsigned 32-bit integer. */
  readonly nonce: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerNum: number;
}
/** The class of {@linkcode TimeSlicedSurveyStartCollectingMessage}. */
export const TimeSlicedSurveyStartCollectingMessage: XdrStruct<TimeSlicedSurveyStartCollectingMessage> = /* @__PURE__ */ struct("TimeSlicedSurveyStartCollectingMessage", () => ({ surveyorId: PublicKey, nonce: u32, ledgerNum: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.surveyorId = PublicKey.read(r); v.nonce = f[1](r); v.ledgerNum = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.surveyorId); w.uint32(v.nonce); w.uint32(v.ledgerNum); }]);

/** A signed request to start collecting survey data. */
export interface SignedTimeSlicedSurveyStartCollectingMessage extends XdrValue<SignedTimeSlicedSurveyStartCollectingMessageJson> {
  /** At most 64 bytes. */
  readonly signature: Signature;
  /** A {@linkcode TimeSlicedSurveyStartCollectingMessage}. */
  readonly startCollecting: TimeSlicedSurveyStartCollectingMessage;
}
/** The class of {@linkcode SignedTimeSlicedSurveyStartCollectingMessage}. */
export const SignedTimeSlicedSurveyStartCollectingMessage: XdrStruct<SignedTimeSlicedSurveyStartCollectingMessage> = /* @__PURE__ */ struct("SignedTimeSlicedSurveyStartCollectingMessage", () => ({ signature: varBytes(64), startCollecting: TimeSlicedSurveyStartCollectingMessage }), (C, o, f) => [(r) => { const v = new C(BLANK); v.signature = f[0](r); v.startCollecting = TimeSlicedSurveyStartCollectingMessage.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.varOpaque(v.signature, 64); TimeSlicedSurveyStartCollectingMessage.write(w, v.startCollecting); }]);

/** A request to stop collecting survey data. */
export interface TimeSlicedSurveyStopCollectingMessage extends XdrValue<TimeSlicedSurveyStopCollectingMessageJson> {
  /** A {@linkcode PublicKey}. */
  readonly surveyorId: NodeId;
  /** An unsigned 32-bit integer. */
  readonly nonce: number;
  /** An unsigned 32-bit integer. */
  readonly ledgerNum: number;
}
/** The class of {@linkcode TimeSlicedSurveyStopCollectingMessage}. */
export const TimeSlicedSurveyStopCollectingMessage: XdrStruct<TimeSlicedSurveyStopCollectingMessage> = /* @__PURE__ */ struct("TimeSlicedSurveyStopCollectingMessage", () => ({ surveyorId: PublicKey, nonce: u32, ledgerNum: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.surveyorId = PublicKey.read(r); v.nonce = f[1](r); v.ledgerNum = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.surveyorId); w.uint32(v.nonce); w.uint32(v.ledgerNum); }]);

/** A signed request to stop collecting survey data. */
export interface SignedTimeSlicedSurveyStopCollectingMessage extends XdrValue<SignedTimeSlicedSurveyStopCollectingMessageJson> {
  /** At most 64 bytes. */
  readonly signature: Signature;
  /** A {@linkcode TimeSlicedSurveyStopCollectingMessage}. */
  readonly stopCollecting: TimeSlicedSurveyStopCollectingMessage;
}
/** The class of {@linkcode SignedTimeSlicedSurveyStopCollectingMessage}. */
export const SignedTimeSlicedSurveyStopCollectingMessage: XdrStruct<SignedTimeSlicedSurveyStopCollectingMessage> = /* @__PURE__ */ struct("SignedTimeSlicedSurveyStopCollectingMessage", () => ({ signature: varBytes(64), stopCollecting: TimeSlicedSurveyStopCollectingMessage }), (C, o, f) => [(r) => { const v = new C(BLANK); v.signature = f[0](r); v.stopCollecting = TimeSlicedSurveyStopCollectingMessage.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.varOpaque(v.signature, 64); TimeSlicedSurveyStopCollectingMessage.write(w, v.stopCollecting); }]);

/** A request for survey data of a node. */
export interface SurveyRequestMessage extends XdrValue<SurveyRequestMessageJson> {
  /** A {@linkcode PublicKey}. */
  readonly surveyorPeerId: NodeId;
  /** A {@linkcode PublicKey}. */
  readonly surveyedPeerId: NodeId;
  /** An unsigned 32-bit integer. */
  readonly ledgerNum: number;
  /** A {@linkcode Curve25519Public}. */
  readonly encryptionKey: Curve25519Public;
  /** A member of {@linkcode SurveyMessageCommandType}. */
  readonly commandType: SurveyMessageCommandType;
}
/** The class of {@linkcode SurveyRequestMessage}. */
export const SurveyRequestMessage: XdrStruct<SurveyRequestMessage> = /* @__PURE__ */ struct("SurveyRequestMessage", () => ({ surveyorPeerId: PublicKey, surveyedPeerId: PublicKey, ledgerNum: u32, encryptionKey: Curve25519Public, commandType: member(SurveyMessageCommandType) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.surveyorPeerId = PublicKey.read(r); v.surveyedPeerId = PublicKey.read(r); v.ledgerNum = f[2](r); v.encryptionKey = Curve25519Public.read(r); v.commandType = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.surveyorPeerId); PublicKey.write(w, v.surveyedPeerId); w.uint32(v.ledgerNum); Curve25519Public.write(w, v.encryptionKey); w.enum(v.commandType, namesOf(SurveyMessageCommandType)); }]);

/** A request for survey data that a node has collected. */
export interface TimeSlicedSurveyRequestMessage extends XdrValue<TimeSlicedSurveyRequestMessageJson> {
  /** A {@linkcode SurveyRequestMessage}. */
  readonly request: SurveyRequestMessage;
  /** An unsigned 32-bit integer. */
  readonly nonce: number;
  /** An unsigned 32-bit integer. */
  readonly inboundPeersIndex: number;
  /** An unsigned 32-bit integer. */
  readonly outboundPeersIndex: number;
}
/** The class of {@linkcode TimeSlicedSurveyRequestMessage}. */
export const TimeSlicedSurveyRequestMessage: XdrStruct<TimeSlicedSurveyRequestMessage> = /* @__PURE__ */ struct("TimeSlicedSurveyRequestMessage", () => ({ request: SurveyRequestMessage, nonce: u32, inboundPeersIndex: u32, outboundPeersIndex: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.request = SurveyRequestMessage.read(r); v.nonce = f[1](r); v.inboundPeersIndex = f[2](r); v.outboundPeersIndex = f[3](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); SurveyRequestMessage.write(w, v.request); w.uint32(v.nonce); w.uint32(v.inboundPeersIndex); w.uint32(v.outboundPeersIndex); }]);

/** A signed request for survey data. */
export interface SignedTimeSlicedSurveyRequestMessage extends XdrValue<SignedTimeSlicedSurveyRequestMessageJson> {
  /** At most 64 bytes. */
  readonly requestSignature: Signature;
  /** A {@linkcode TimeSlicedSurveyRequestMessage}. */
  readonly request: TimeSlicedSurveyRequestMessage;
}
/** The class of {@linkcode SignedTimeSlicedSurveyRequestMessage}. */
export const SignedTimeSlicedSurveyRequestMessage: XdrStruct<SignedTimeSlicedSurveyRequestMessage> = /* @__PURE__ */ struct("SignedTimeSlicedSurveyRequestMessage", () => ({ requestSignature: varBytes(64), request: TimeSlicedSurveyRequestMessage }), (C, o, f) => [(r) => { const v = new C(BLANK); v.requestSignature = f[0](r); v.request = TimeSlicedSurveyRequestMessage.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.varOpaque(v.requestSignature, 64); TimeSlicedSurveyRequestMessage.write(w, v.request); }]);

/** At most 64000 bytes. */
export type EncryptedBody = Uint8Array;

/** A response with encrypted survey data. */
export interface SurveyResponseMessage extends XdrValue<SurveyResponseMessageJson> {
  /** A {@linkcode PublicKey}. */
  readonly surveyorPeerId: NodeId;
  /** A {@linkcode PublicKey}. */
  readonly surveyedPeerId: NodeId;
  /** An unsigned 32-bit integer. */
  readonly ledgerNum: number;
  /** A member of {@linkcode SurveyMessageCommandType}. */
  readonly commandType: SurveyMessageCommandType;
  /** At most 64000 bytes. */
  readonly encryptedBody: EncryptedBody;
}
/** The class of {@linkcode SurveyResponseMessage}. */
export const SurveyResponseMessage: XdrStruct<SurveyResponseMessage> = /* @__PURE__ */ struct("SurveyResponseMessage", () => ({ surveyorPeerId: PublicKey, surveyedPeerId: PublicKey, ledgerNum: u32, commandType: member(SurveyMessageCommandType), encryptedBody: varBytes(64000) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.surveyorPeerId = PublicKey.read(r); v.surveyedPeerId = PublicKey.read(r); v.ledgerNum = f[2](r); v.commandType = f[3](r); v.encryptedBody = f[4](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.surveyorPeerId); PublicKey.write(w, v.surveyedPeerId); w.uint32(v.ledgerNum); w.enum(v.commandType, namesOf(SurveyMessageCommandType)); w.varOpaque(v.encryptedBody, 64000); }]);

/** A response with survey data that a node has collected. */
export interface TimeSlicedSurveyResponseMessage extends XdrValue<TimeSlicedSurveyResponseMessageJson> {
  /** A {@linkcode SurveyResponseMessage}. */
  readonly response: SurveyResponseMessage;
  /** An unsigned 32-bit integer. */
  readonly nonce: number;
}
/** The class of {@linkcode TimeSlicedSurveyResponseMessage}. */
export const TimeSlicedSurveyResponseMessage: XdrStruct<TimeSlicedSurveyResponseMessage> = /* @__PURE__ */ struct("TimeSlicedSurveyResponseMessage", () => ({ response: SurveyResponseMessage, nonce: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.response = SurveyResponseMessage.read(r); v.nonce = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); SurveyResponseMessage.write(w, v.response); w.uint32(v.nonce); }]);

/** A signed response with survey data. */
export interface SignedTimeSlicedSurveyResponseMessage extends XdrValue<SignedTimeSlicedSurveyResponseMessageJson> {
  /** At most 64 bytes. */
  readonly responseSignature: Signature;
  /** A {@linkcode TimeSlicedSurveyResponseMessage}. */
  readonly response: TimeSlicedSurveyResponseMessage;
}
/** The class of {@linkcode SignedTimeSlicedSurveyResponseMessage}. */
export const SignedTimeSlicedSurveyResponseMessage: XdrStruct<SignedTimeSlicedSurveyResponseMessage> = /* @__PURE__ */ struct("SignedTimeSlicedSurveyResponseMessage", () => ({ responseSignature: varBytes(64), response: TimeSlicedSurveyResponseMessage }), (C, o, f) => [(r) => { const v = new C(BLANK); v.responseSignature = f[0](r); v.response = TimeSlicedSurveyResponseMessage.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.varOpaque(v.responseSignature, 64); TimeSlicedSurveyResponseMessage.write(w, v.response); }]);

/** Traffic statistics of a connection between nodes. */
export interface PeerStats extends XdrValue<PeerStatsJson> {
  /** A {@linkcode PublicKey}. */
  readonly id: NodeId;
  /** A string of at most 100 bytes (a `Uint8Array` if not UTF-8). */
  readonly versionStr: string | Uint8Array;
  /** An unsigned 64-bit integer. */
  readonly messagesRead: bigint;
  /** An unsigned 64-bit integer. */
  readonly messagesWritten: bigint;
  /** An unsigned 64-bit integer. */
  readonly bytesRead: bigint;
  /** An unsigned 64-bit integer. */
  readonly bytesWritten: bigint;
  /** An unsigned 64-bit integer. */
  readonly secondsConnected: bigint;
  /** An unsigned 64-bit integer. */
  readonly uniqueFloodBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  readonly duplicateFloodBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  readonly uniqueFetchBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  readonly duplicateFetchBytesRecv: bigint;
  /** An unsigned 64-bit integer. */
  readonly uniqueFloodMessageRecv: bigint;
  /** An unsigned 64-bit integer. */
  readonly duplicateFloodMessageRecv: bigint;
  /** An unsigned 64-bit integer. */
  readonly uniqueFetchMessageRecv: bigint;
  /** An unsigned 64-bit integer. */
  readonly duplicateFetchMessageRecv: bigint;
}
/** The class of {@linkcode PeerStats}. */
export const PeerStats: XdrStruct<PeerStats> = /* @__PURE__ */ struct("PeerStats", () => ({ id: PublicKey, versionStr: text(100), messagesRead: u64, messagesWritten: u64, bytesRead: u64, bytesWritten: u64, secondsConnected: u64, uniqueFloodBytesRecv: u64, duplicateFloodBytesRecv: u64, uniqueFetchBytesRecv: u64, duplicateFetchBytesRecv: u64, uniqueFloodMessageRecv: u64, duplicateFloodMessageRecv: u64, uniqueFetchMessageRecv: u64, duplicateFetchMessageRecv: u64 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.id = PublicKey.read(r); v.versionStr = f[1](r); v.messagesRead = f[2](r); v.messagesWritten = f[3](r); v.bytesRead = f[4](r); v.bytesWritten = f[5](r); v.secondsConnected = f[6](r); v.uniqueFloodBytesRecv = f[7](r); v.duplicateFloodBytesRecv = f[8](r); v.uniqueFetchBytesRecv = f[9](r); v.duplicateFetchBytesRecv = f[10](r); v.uniqueFloodMessageRecv = f[11](r); v.duplicateFloodMessageRecv = f[12](r); v.uniqueFetchMessageRecv = f[13](r); v.duplicateFetchMessageRecv = f[14](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PublicKey.write(w, v.id); w.text(v.versionStr, 100); w.uint64(v.messagesRead); w.uint64(v.messagesWritten); w.uint64(v.bytesRead); w.uint64(v.bytesWritten); w.uint64(v.secondsConnected); w.uint64(v.uniqueFloodBytesRecv); w.uint64(v.duplicateFloodBytesRecv); w.uint64(v.uniqueFetchBytesRecv); w.uint64(v.duplicateFetchBytesRecv); w.uint64(v.uniqueFloodMessageRecv); w.uint64(v.duplicateFloodMessageRecv); w.uint64(v.uniqueFetchMessageRecv); w.uint64(v.duplicateFetchMessageRecv); }]);

/** Survey data about a node. */
export interface TimeSlicedNodeData extends XdrValue<TimeSlicedNodeDataJson> {
  /** An unsigned 32-bit integer. */
  readonly addedAuthenticatedPeers: number;
  /** An unsigned 32-bit integer. */
  readonly droppedAuthenticatedPeers: number;
  /** An unsigned 32-bit integer. */
  readonly totalInboundPeerCount: number;
  /** An unsigned 32-bit integer. */
  readonly totalOutboundPeerCount: number;
  /** An unsigned 32-bit integer. */
  readonly p75ScpFirstToSelfLatencyMs: number;
  /** An unsigned 32-bit integer. */
  readonly p75ScpSelfToOtherLatencyMs: number;
  /** An unsigned 32-bit integer. */
  readonly lostSyncCount: number;
  /** A boolean. */
  readonly isValidator: boolean;
  /** An unsigned 32-bit integer. */
  readonly maxInboundPeerCount: number;
  /** An unsigned 32-bit integer. */
  readonly maxOutboundPeerCount: number;
}
/** The class of {@linkcode TimeSlicedNodeData}. */
export const TimeSlicedNodeData: XdrStruct<TimeSlicedNodeData> = /* @__PURE__ */ struct("TimeSlicedNodeData", () => ({ addedAuthenticatedPeers: u32, droppedAuthenticatedPeers: u32, totalInboundPeerCount: u32, totalOutboundPeerCount: u32, p75ScpFirstToSelfLatencyMs: u32, p75ScpSelfToOtherLatencyMs: u32, lostSyncCount: u32, isValidator: bool, maxInboundPeerCount: u32, maxOutboundPeerCount: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.addedAuthenticatedPeers = f[0](r); v.droppedAuthenticatedPeers = f[1](r); v.totalInboundPeerCount = f[2](r); v.totalOutboundPeerCount = f[3](r); v.p75ScpFirstToSelfLatencyMs = f[4](r); v.p75ScpSelfToOtherLatencyMs = f[5](r); v.lostSyncCount = f[6](r); v.isValidator = f[7](r); v.maxInboundPeerCount = f[8](r); v.maxOutboundPeerCount = f[9](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.addedAuthenticatedPeers); w.uint32(v.droppedAuthenticatedPeers); w.uint32(v.totalInboundPeerCount); w.uint32(v.totalOutboundPeerCount); w.uint32(v.p75ScpFirstToSelfLatencyMs); w.uint32(v.p75ScpSelfToOtherLatencyMs); w.uint32(v.lostSyncCount); w.bool(v.isValidator); w.uint32(v.maxInboundPeerCount); w.uint32(v.maxOutboundPeerCount); }]);

/** Survey data about a connection of a node. */
export interface TimeSlicedPeerData extends XdrValue<TimeSlicedPeerDataJson> {
  /** A {@linkcode PeerStats}. */
  readonly peerStats: PeerStats;
  /** An unsigned 32-bit integer. */
  readonly averageLatencyMs: number;
}
/** The class of {@linkcode TimeSlicedPeerData}. */
export const TimeSlicedPeerData: XdrStruct<TimeSlicedPeerData> = /* @__PURE__ */ struct("TimeSlicedPeerData", () => ({ peerStats: PeerStats, averageLatencyMs: u32 }), (C, o, f) => [(r) => { const v = new C(BLANK); v.peerStats = PeerStats.read(r); v.averageLatencyMs = f[1](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); PeerStats.write(w, v.peerStats); w.uint32(v.averageLatencyMs); }]);

/** An array of at most 25 {@linkcode TimeSlicedPeerData} values. */
export type TimeSlicedPeerDataList = readonly TimeSlicedPeerData[];
/** Decodes and encodes an array of at most 25 {@linkcode TimeSlicedPeerData} values. */
export const TimeSlicedPeerDataList: XdrCodec<TimeSlicedPeerDataList> = /* @__PURE__ */ codec("TimeSlicedPeerDataList", () => list(TimeSlicedPeerData, 148, 25));

/** The survey data of a node and of its connections. */
export interface TopologyResponseBodyV2 extends XdrValue<TopologyResponseBodyV2Json> {
  /** An array of at most 25 {@linkcode TimeSlicedPeerData} values. */
  readonly inboundPeers: TimeSlicedPeerDataList;
  /** An array of at most 25 {@linkcode TimeSlicedPeerData} values. */
  readonly outboundPeers: TimeSlicedPeerDataList;
  /** A {@linkcode TimeSlicedNodeData}. */
  readonly nodeData: TimeSlicedNodeData;
}
/** The class of {@linkcode TopologyResponseBodyV2}. */
export const TopologyResponseBodyV2: XdrStruct<TopologyResponseBodyV2> = /* @__PURE__ */ struct("TopologyResponseBodyV2", () => ({ inboundPeers: list(TimeSlicedPeerData, 148, 25), outboundPeers: list(TimeSlicedPeerData, 148, 25), nodeData: TimeSlicedNodeData }), (C, o, f) => [(r) => { const v = new C(BLANK); v.inboundPeers = f[0](r); v.outboundPeers = f[1](r); v.nodeData = TimeSlicedNodeData.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.inboundPeers, 25, TimeSlicedPeerData.write); w.array(v.outboundPeers, 25, TimeSlicedPeerData.write); TimeSlicedNodeData.write(w, v.nodeData); }]);

/** The value types of the arms of {@linkcode SurveyResponseBody}, by arm name. */
export interface SurveyResponseBodyArms {
  /** A {@linkcode TopologyResponseBodyV2}. */
  readonly surveyTopologyResponseV2: TopologyResponseBodyV2;
}
/** The decrypted body of a survey response. */
export type SurveyResponseBody<T extends keyof SurveyResponseBodyArms = keyof SurveyResponseBodyArms> = { readonly [K in T]: SurveyResponseBodyUnion<K> }[T];
/** A value of {@linkcode SurveyResponseBody} with a given arm. */
export interface SurveyResponseBodyUnion<T extends keyof SurveyResponseBodyArms> extends UnionValue<SurveyResponseBodyArms, T, SurveyResponseBodyJson> {}
/** The class of {@linkcode SurveyResponseBody}. */
export const SurveyResponseBody: XdrUnion<SurveyResponseBodyArms, SurveyResponseBody> = /* @__PURE__ */ union("SurveyResponseBody", SurveyMessageResponseType, 0, () => ({ 2: TopologyResponseBodyV2 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** An array of at most 1000 32-byte values. */
export type TxAdvertVector = readonly Hash[];
/** Decodes and encodes an array of at most 1000 32-byte values. */
export const TxAdvertVector: XdrCodec<TxAdvertVector> = /* @__PURE__ */ codec("TxAdvertVector", () => list(bytes(32), 32, 1000));

/** Hashes of transactions that a node can send. */
export interface FloodAdvert extends XdrValue<FloodAdvertJson> {
  /** An array of at most 1000 32-byte values. */
  readonly txHashes: TxAdvertVector;
}
/** The class of {@linkcode FloodAdvert}. */
export const FloodAdvert: XdrStruct<FloodAdvert> = /* @__PURE__ */ struct("FloodAdvert", () => ({ txHashes: list(bytes(32), 32, 1000) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txHashes = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.txHashes, 1000, (w, v: never) => w.opaque(v, 32)); }]);

/** An array of at most 1000 32-byte values. */
export type TxDemandVector = readonly Hash[];
/** Decodes and encodes an array of at most 1000 32-byte values. */
export const TxDemandVector: XdrCodec<TxDemandVector> = /* @__PURE__ */ codec("TxDemandVector", () => list(bytes(32), 32, 1000));

/** Hashes of transactions that a node requests. */
export interface FloodDemand extends XdrValue<FloodDemandJson> {
  /** An array of at most 1000 32-byte values. */
  readonly txHashes: TxDemandVector;
}
/** The class of {@linkcode FloodDemand}. */
export const FloodDemand: XdrStruct<FloodDemand> = /* @__PURE__ */ struct("FloodDemand", () => ({ txHashes: list(bytes(32), 32, 1000) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.txHashes = f[0](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.array(v.txHashes, 1000, (w, v: never) => w.opaque(v, 32)); }]);

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
/** A value of {@linkcode StellarMessage} with a given arm. */
export interface StellarMessageUnion<T extends keyof StellarMessageArms> extends UnionValue<StellarMessageArms, T, StellarMessageJson> {}
/** The class of {@linkcode StellarMessage}. */
export const StellarMessage: XdrUnion<StellarMessageArms, StellarMessage> = /* @__PURE__ */ union("StellarMessage", MessageType, 0, () => ({ 0: SError, 13: Hello, 2: Auth, 3: DontHave, 5: list(PeerAddress, 16, 100), 6: bytes(32), 7: TransactionSet, 17: GeneralizedTransactionSet, 8: TransactionEnvelope, 21: SignedTimeSlicedSurveyRequestMessage, 22: SignedTimeSlicedSurveyResponseMessage, 23: SignedTimeSlicedSurveyStartCollectingMessage, 24: SignedTimeSlicedSurveyStopCollectingMessage, 9: bytes(32), 10: ScpQuorumSet, 11: ScpEnvelope, 12: u32, 16: SendMore, 20: SendMoreExtended, 18: FloodAdvert, 19: FloodDemand }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }]);

/** A message between nodes with its sequence number and its authentication code. */
export interface AuthenticatedMessageV0 extends XdrValue<AuthenticatedMessageV0Json> {
  /** An unsigned 64-bit integer. */
  readonly sequence: bigint;
  /** A {@linkcode StellarMessage}. */
  readonly message: StellarMessage;
  /** A {@linkcode HmacSha256Mac}. */
  readonly mac: HmacSha256Mac;
}
/** The class of {@linkcode AuthenticatedMessageV0}. */
export const AuthenticatedMessageV0: XdrStruct<AuthenticatedMessageV0> = /* @__PURE__ */ struct("AuthenticatedMessageV0", () => ({ sequence: u64, message: StellarMessage, mac: HmacSha256Mac }), (C, o, f) => [(r) => { const v = new C(BLANK); v.sequence = f[0](r); v.message = StellarMessage.read(r); v.mac = HmacSha256Mac.read(r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint64(v.sequence); StellarMessage.write(w, v.message); HmacSha256Mac.write(w, v.mac); }]);

/** The value types of the arms of {@linkcode AuthenticatedMessage}, by arm name. */
export interface AuthenticatedMessageArms {
  /** An {@linkcode AuthenticatedMessageV0}. */
  readonly v0: AuthenticatedMessageV0;
}
/** A message with its sequence number and its authentication code. */
export type AuthenticatedMessage<T extends keyof AuthenticatedMessageArms = keyof AuthenticatedMessageArms> = { readonly [K in T]: AuthenticatedMessageUnion<K> }[T];
/** A value of {@linkcode AuthenticatedMessage} with a given arm. */
export interface AuthenticatedMessageUnion<T extends keyof AuthenticatedMessageArms> extends UnionValue<AuthenticatedMessageArms, T, AuthenticatedMessageJson> {}
/** The class of {@linkcode AuthenticatedMessage}. */
export const AuthenticatedMessage: XdrUnion<AuthenticatedMessageArms, AuthenticatedMessage> = /* @__PURE__ */ union("AuthenticatedMessage", ["v0"], 0, () => ({ 0: AuthenticatedMessageV0 }), (C, o, p, m) => [(r) => { const a = p(r), v = new C(); v.type = a.name; v.value = a.read(r); return v; }, (w, v) => { const a = v?.constructor === C ? m.get(v.type) : undefined; if (a === undefined) return o(w, v); w.int32(a.number); a.write(w, v.value); }], "unsigned");
