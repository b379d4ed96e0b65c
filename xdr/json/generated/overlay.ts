// Generated from xdr/idl/overlay.x by scripts/generate_xdr.ts. Do not edit.

import { Auth, AuthCert, AuthenticatedMessage, AuthenticatedMessageV0, DontHave, type EncryptedBody, type ErrorCode, FloodAdvert, FloodDemand, Hello, type IpAddrType, type MessageType, PeerAddress, PeerAddressIp, PeerStats, SError, SendMore, SendMoreExtended, SignedTimeSlicedSurveyRequestMessage, SignedTimeSlicedSurveyResponseMessage, SignedTimeSlicedSurveyStartCollectingMessage, SignedTimeSlicedSurveyStopCollectingMessage, StellarMessage, type SurveyMessageCommandType, type SurveyMessageResponseType, SurveyRequestMessage, SurveyResponseBody, SurveyResponseMessage, TimeSlicedNodeData, TimeSlicedPeerData, type TimeSlicedPeerDataList, TimeSlicedSurveyRequestMessage, TimeSlicedSurveyResponseMessage, TimeSlicedSurveyStartCollectingMessage, TimeSlicedSurveyStopCollectingMessage, TopologyResponseBodyV2, type TxAdvertVector, type TxDemandVector, errorCodeNames, ipAddrTypeNames, messageTypeNames, surveyMessageCommandTypeNames, surveyMessageResponseTypeNames } from "../../generated/overlay.ts";
import { type Node, array, bool, int32, members, opaque, readJson, struct, text, union, varOpaque, versions } from "../_nodes.ts";
import { generalizedTransactionSetNode, transactionSetNode } from "./ledger.ts";
import { scpEnvelopeNode, scpQuorumSetNode } from "./scp.ts";
import { transactionEnvelopeNode } from "./transaction.ts";
import { curve25519PublicNode, hashNode, hmacSha256MacNode, nodeIdNode, signatureNode, uint256BytesNode, uint32Node, uint64Node } from "./types.ts";

/** The JSON decoder of `ErrorCode`. @internal */
export const errorCodeNode: Node = /* @__PURE__ */ members(errorCodeNames, 3);
/** Parses the JSON value of {@linkcode ErrorCode}; throws the same errors as {@linkcode scValFromJson}. */
export function errorCodeFromJson(json: unknown): ErrorCode {
  return readJson({ xdrName: "ErrorCode", read: (r) => r.enum(errorCodeNames, "ErrorCode") }, errorCodeNode, json);
}

/** The JSON decoder of `SError`. @internal */
export const sErrorNode: Node = /* @__PURE__ */ struct(() => ({ code: errorCodeNode, msg: /* @__PURE__ */ text(100) }));
/** Parses the JSON value of {@linkcode SError}; throws the same errors as {@linkcode scValFromJson}. */
export function sErrorFromJson(json: unknown): SError {
  return readJson(SError, sErrorNode, json);
}

/** The JSON decoder of `SendMore`. @internal */
export const sendMoreNode: Node = /* @__PURE__ */ struct(() => ({ num_messages: uint32Node }));
/** Parses the JSON value of {@linkcode SendMore}; throws the same errors as {@linkcode scValFromJson}. */
export function sendMoreFromJson(json: unknown): SendMore {
  return readJson(SendMore, sendMoreNode, json);
}

/** The JSON decoder of `SendMoreExtended`. @internal */
export const sendMoreExtendedNode: Node = /* @__PURE__ */ struct(() => ({ num_messages: uint32Node, num_bytes: uint32Node }));
/** Parses the JSON value of {@linkcode SendMoreExtended}; throws the same errors as {@linkcode scValFromJson}. */
export function sendMoreExtendedFromJson(json: unknown): SendMoreExtended {
  return readJson(SendMoreExtended, sendMoreExtendedNode, json);
}

/** The JSON decoder of `AuthCert`. @internal */
export const authCertNode: Node = /* @__PURE__ */ struct(() => ({ pubkey: curve25519PublicNode, expiration: uint64Node, sig: signatureNode }));
/** Parses the JSON value of {@linkcode AuthCert}; throws the same errors as {@linkcode scValFromJson}. */
export function authCertFromJson(json: unknown): AuthCert {
  return readJson(AuthCert, authCertNode, json);
}

/** The JSON decoder of `Hello`. @internal */
export const helloNode: Node = /* @__PURE__ */ struct(() => ({ ledger_version: uint32Node, overlay_version: uint32Node, overlay_min_version: uint32Node, network_id: hashNode, version_str: /* @__PURE__ */ text(100), listening_port: int32, peer_id: nodeIdNode, cert: authCertNode, nonce: uint256BytesNode }));
/** Parses the JSON value of {@linkcode Hello}; throws the same errors as {@linkcode scValFromJson}. */
export function helloFromJson(json: unknown): Hello {
  return readJson(Hello, helloNode, json);
}

/** The JSON decoder of `Auth`. @internal */
export const authNode: Node = /* @__PURE__ */ struct(() => ({ flags: int32 }));
/** Parses the JSON value of {@linkcode Auth}; throws the same errors as {@linkcode scValFromJson}. */
export function authFromJson(json: unknown): Auth {
  return readJson(Auth, authNode, json);
}

/** The JSON decoder of `IpAddrType`. @internal */
export const ipAddrTypeNode: Node = /* @__PURE__ */ members(ipAddrTypeNames);
/** Parses the JSON value of {@linkcode IpAddrType}; throws the same errors as {@linkcode scValFromJson}. */
export function ipAddrTypeFromJson(json: unknown): IpAddrType {
  return readJson({ xdrName: "IpAddrType", read: (r) => r.enum(ipAddrTypeNames, "IpAddrType") }, ipAddrTypeNode, json);
}

/** The JSON decoder of `PeerAddressIp`. @internal */
export const peerAddressIpNode: Node = /* @__PURE__ */ union(ipAddrTypeNames, 0, () => ({ 0: /* @__PURE__ */ opaque(4), 1: /* @__PURE__ */ opaque(16) }));
/** Parses the JSON value of {@linkcode PeerAddressIp}; throws the same errors as {@linkcode scValFromJson}. */
export function peerAddressIpFromJson(json: unknown): PeerAddressIp {
  return readJson(PeerAddressIp, peerAddressIpNode, json);
}

/** The JSON decoder of `PeerAddress`. @internal */
export const peerAddressNode: Node = /* @__PURE__ */ struct(() => ({ ip: peerAddressIpNode, port: uint32Node, num_failures: uint32Node }));
/** Parses the JSON value of {@linkcode PeerAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function peerAddressFromJson(json: unknown): PeerAddress {
  return readJson(PeerAddress, peerAddressNode, json);
}

/** The JSON decoder of `MessageType`. @internal */
export const messageTypeNode: Node = /* @__PURE__ */ members(messageTypeNames);
/** Parses the JSON value of {@linkcode MessageType}; throws the same errors as {@linkcode scValFromJson}. */
export function messageTypeFromJson(json: unknown): MessageType {
  return readJson({ xdrName: "MessageType", read: (r) => r.enum(messageTypeNames, "MessageType") }, messageTypeNode, json);
}

/** The JSON decoder of `DontHave`. @internal */
export const dontHaveNode: Node = /* @__PURE__ */ struct(() => ({ type: messageTypeNode, req_hash: uint256BytesNode }));
/** Parses the JSON value of {@linkcode DontHave}; throws the same errors as {@linkcode scValFromJson}. */
export function dontHaveFromJson(json: unknown): DontHave {
  return readJson(DontHave, dontHaveNode, json);
}

/** The JSON decoder of `SurveyMessageCommandType`. @internal */
export const surveyMessageCommandTypeNode: Node = /* @__PURE__ */ members(surveyMessageCommandTypeNames);
/** Parses the JSON value of {@linkcode SurveyMessageCommandType}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyMessageCommandTypeFromJson(json: unknown): SurveyMessageCommandType {
  return readJson({ xdrName: "SurveyMessageCommandType", read: (r) => r.enum(surveyMessageCommandTypeNames, "SurveyMessageCommandType") }, surveyMessageCommandTypeNode, json);
}

/** The JSON decoder of `SurveyMessageResponseType`. @internal */
export const surveyMessageResponseTypeNode: Node = /* @__PURE__ */ members(surveyMessageResponseTypeNames);
/** Parses the JSON value of {@linkcode SurveyMessageResponseType}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyMessageResponseTypeFromJson(json: unknown): SurveyMessageResponseType {
  return readJson({ xdrName: "SurveyMessageResponseType", read: (r) => r.enum(surveyMessageResponseTypeNames, "SurveyMessageResponseType") }, surveyMessageResponseTypeNode, json);
}

/** The JSON decoder of `TimeSlicedSurveyStartCollectingMessage`. @internal */
export const timeSlicedSurveyStartCollectingMessageNode: Node = /* @__PURE__ */ struct(() => ({ surveyor_id: nodeIdNode, nonce: uint32Node, ledger_num: uint32Node }));
/** Parses the JSON value of {@linkcode TimeSlicedSurveyStartCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyStartCollectingMessageFromJson(json: unknown): TimeSlicedSurveyStartCollectingMessage {
  return readJson(TimeSlicedSurveyStartCollectingMessage, timeSlicedSurveyStartCollectingMessageNode, json);
}

/** The JSON decoder of `SignedTimeSlicedSurveyStartCollectingMessage`. @internal */
export const signedTimeSlicedSurveyStartCollectingMessageNode: Node = /* @__PURE__ */ struct(() => ({ signature: signatureNode, start_collecting: timeSlicedSurveyStartCollectingMessageNode }));
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyStartCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyStartCollectingMessageFromJson(json: unknown): SignedTimeSlicedSurveyStartCollectingMessage {
  return readJson(SignedTimeSlicedSurveyStartCollectingMessage, signedTimeSlicedSurveyStartCollectingMessageNode, json);
}

/** The JSON decoder of `TimeSlicedSurveyStopCollectingMessage`. @internal */
export const timeSlicedSurveyStopCollectingMessageNode: Node = /* @__PURE__ */ struct(() => ({ surveyor_id: nodeIdNode, nonce: uint32Node, ledger_num: uint32Node }));
/** Parses the JSON value of {@linkcode TimeSlicedSurveyStopCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyStopCollectingMessageFromJson(json: unknown): TimeSlicedSurveyStopCollectingMessage {
  return readJson(TimeSlicedSurveyStopCollectingMessage, timeSlicedSurveyStopCollectingMessageNode, json);
}

/** The JSON decoder of `SignedTimeSlicedSurveyStopCollectingMessage`. @internal */
export const signedTimeSlicedSurveyStopCollectingMessageNode: Node = /* @__PURE__ */ struct(() => ({ signature: signatureNode, stop_collecting: timeSlicedSurveyStopCollectingMessageNode }));
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyStopCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyStopCollectingMessageFromJson(json: unknown): SignedTimeSlicedSurveyStopCollectingMessage {
  return readJson(SignedTimeSlicedSurveyStopCollectingMessage, signedTimeSlicedSurveyStopCollectingMessageNode, json);
}

/** The JSON decoder of `SurveyRequestMessage`. @internal */
export const surveyRequestMessageNode: Node = /* @__PURE__ */ struct(() => ({ surveyor_peer_id: nodeIdNode, surveyed_peer_id: nodeIdNode, ledger_num: uint32Node, encryption_key: curve25519PublicNode, command_type: surveyMessageCommandTypeNode }));
/** Parses the JSON value of {@linkcode SurveyRequestMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyRequestMessageFromJson(json: unknown): SurveyRequestMessage {
  return readJson(SurveyRequestMessage, surveyRequestMessageNode, json);
}

/** The JSON decoder of `TimeSlicedSurveyRequestMessage`. @internal */
export const timeSlicedSurveyRequestMessageNode: Node = /* @__PURE__ */ struct(() => ({ request: surveyRequestMessageNode, nonce: uint32Node, inbound_peers_index: uint32Node, outbound_peers_index: uint32Node }));
/** Parses the JSON value of {@linkcode TimeSlicedSurveyRequestMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyRequestMessageFromJson(json: unknown): TimeSlicedSurveyRequestMessage {
  return readJson(TimeSlicedSurveyRequestMessage, timeSlicedSurveyRequestMessageNode, json);
}

/** The JSON decoder of `SignedTimeSlicedSurveyRequestMessage`. @internal */
export const signedTimeSlicedSurveyRequestMessageNode: Node = /* @__PURE__ */ struct(() => ({ request_signature: signatureNode, request: timeSlicedSurveyRequestMessageNode }));
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyRequestMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyRequestMessageFromJson(json: unknown): SignedTimeSlicedSurveyRequestMessage {
  return readJson(SignedTimeSlicedSurveyRequestMessage, signedTimeSlicedSurveyRequestMessageNode, json);
}

/** The JSON decoder of `EncryptedBody`. @internal */
export const encryptedBodyNode: Node = /* @__PURE__ */ varOpaque(64000);
/** Parses the JSON value of {@linkcode EncryptedBody}; throws the same errors as {@linkcode scValFromJson}. */
export function encryptedBodyFromJson(json: unknown): EncryptedBody {
  return readJson({ xdrName: "EncryptedBody", read: (r) => r.varOpaque(64000, "EncryptedBody") }, encryptedBodyNode, json);
}

/** The JSON decoder of `SurveyResponseMessage`. @internal */
export const surveyResponseMessageNode: Node = /* @__PURE__ */ struct(() => ({ surveyor_peer_id: nodeIdNode, surveyed_peer_id: nodeIdNode, ledger_num: uint32Node, command_type: surveyMessageCommandTypeNode, encrypted_body: encryptedBodyNode }));
/** Parses the JSON value of {@linkcode SurveyResponseMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyResponseMessageFromJson(json: unknown): SurveyResponseMessage {
  return readJson(SurveyResponseMessage, surveyResponseMessageNode, json);
}

/** The JSON decoder of `TimeSlicedSurveyResponseMessage`. @internal */
export const timeSlicedSurveyResponseMessageNode: Node = /* @__PURE__ */ struct(() => ({ response: surveyResponseMessageNode, nonce: uint32Node }));
/** Parses the JSON value of {@linkcode TimeSlicedSurveyResponseMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyResponseMessageFromJson(json: unknown): TimeSlicedSurveyResponseMessage {
  return readJson(TimeSlicedSurveyResponseMessage, timeSlicedSurveyResponseMessageNode, json);
}

/** The JSON decoder of `SignedTimeSlicedSurveyResponseMessage`. @internal */
export const signedTimeSlicedSurveyResponseMessageNode: Node = /* @__PURE__ */ struct(() => ({ response_signature: signatureNode, response: timeSlicedSurveyResponseMessageNode }));
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyResponseMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyResponseMessageFromJson(json: unknown): SignedTimeSlicedSurveyResponseMessage {
  return readJson(SignedTimeSlicedSurveyResponseMessage, signedTimeSlicedSurveyResponseMessageNode, json);
}

/** The JSON decoder of `PeerStats`. @internal */
export const peerStatsNode: Node = /* @__PURE__ */ struct(() => ({ id: nodeIdNode, version_str: /* @__PURE__ */ text(100), messages_read: uint64Node, messages_written: uint64Node, bytes_read: uint64Node, bytes_written: uint64Node, seconds_connected: uint64Node, unique_flood_bytes_recv: uint64Node, duplicate_flood_bytes_recv: uint64Node, unique_fetch_bytes_recv: uint64Node, duplicate_fetch_bytes_recv: uint64Node, unique_flood_message_recv: uint64Node, duplicate_flood_message_recv: uint64Node, unique_fetch_message_recv: uint64Node, duplicate_fetch_message_recv: uint64Node }));
/** Parses the JSON value of {@linkcode PeerStats}; throws the same errors as {@linkcode scValFromJson}. */
export function peerStatsFromJson(json: unknown): PeerStats {
  return readJson(PeerStats, peerStatsNode, json);
}

/** The JSON decoder of `TimeSlicedNodeData`. @internal */
export const timeSlicedNodeDataNode: Node = /* @__PURE__ */ struct(() => ({ added_authenticated_peers: uint32Node, dropped_authenticated_peers: uint32Node, total_inbound_peer_count: uint32Node, total_outbound_peer_count: uint32Node, p75_scp_first_to_self_latency_ms: uint32Node, p75_scp_self_to_other_latency_ms: uint32Node, lost_sync_count: uint32Node, is_validator: bool, max_inbound_peer_count: uint32Node, max_outbound_peer_count: uint32Node }));
/** Parses the JSON value of {@linkcode TimeSlicedNodeData}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedNodeDataFromJson(json: unknown): TimeSlicedNodeData {
  return readJson(TimeSlicedNodeData, timeSlicedNodeDataNode, json);
}

/** The JSON decoder of `TimeSlicedPeerData`. @internal */
export const timeSlicedPeerDataNode: Node = /* @__PURE__ */ struct(() => ({ peer_stats: peerStatsNode, average_latency_ms: uint32Node }));
/** Parses the JSON value of {@linkcode TimeSlicedPeerData}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedPeerDataFromJson(json: unknown): TimeSlicedPeerData {
  return readJson(TimeSlicedPeerData, timeSlicedPeerDataNode, json);
}

/** The JSON decoder of `TimeSlicedPeerDataList`. @internal */
export const timeSlicedPeerDataListNode: Node = /* @__PURE__ */ array(() => timeSlicedPeerDataNode, 25);
/** Parses the JSON value of {@linkcode TimeSlicedPeerDataList}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedPeerDataListFromJson(json: unknown): TimeSlicedPeerDataList {
  return readJson({ xdrName: "TimeSlicedPeerDataList", read: (r) => r.array(25, 148, "TimeSlicedPeerDataList", TimeSlicedPeerData.read) }, timeSlicedPeerDataListNode, json);
}

/** The JSON decoder of `TopologyResponseBodyV2`. @internal */
export const topologyResponseBodyV2Node: Node = /* @__PURE__ */ struct(() => ({ inbound_peers: timeSlicedPeerDataListNode, outbound_peers: timeSlicedPeerDataListNode, node_data: timeSlicedNodeDataNode }));
/** Parses the JSON value of {@linkcode TopologyResponseBodyV2}; throws the same errors as {@linkcode scValFromJson}. */
export function topologyResponseBodyV2FromJson(json: unknown): TopologyResponseBodyV2 {
  return readJson(TopologyResponseBodyV2, topologyResponseBodyV2Node, json);
}

/** The JSON decoder of `SurveyResponseBody`. @internal */
export const surveyResponseBodyNode: Node = /* @__PURE__ */ union(surveyMessageResponseTypeNames, 0, () => ({ 2: topologyResponseBodyV2Node }));
/** Parses the JSON value of {@linkcode SurveyResponseBody}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyResponseBodyFromJson(json: unknown): SurveyResponseBody {
  return readJson(SurveyResponseBody, surveyResponseBodyNode, json);
}

/** The JSON decoder of `TxAdvertVector`. @internal */
export const txAdvertVectorNode: Node = /* @__PURE__ */ array(() => hashNode, 1000);
/** Parses the JSON value of {@linkcode TxAdvertVector}; throws the same errors as {@linkcode scValFromJson}. */
export function txAdvertVectorFromJson(json: unknown): TxAdvertVector {
  return readJson({ xdrName: "TxAdvertVector", read: (r) => r.array(1000, 32, "TxAdvertVector", (r) => r.opaque(32, "TxAdvertVector")) }, txAdvertVectorNode, json);
}

/** The JSON decoder of `FloodAdvert`. @internal */
export const floodAdvertNode: Node = /* @__PURE__ */ struct(() => ({ tx_hashes: txAdvertVectorNode }));
/** Parses the JSON value of {@linkcode FloodAdvert}; throws the same errors as {@linkcode scValFromJson}. */
export function floodAdvertFromJson(json: unknown): FloodAdvert {
  return readJson(FloodAdvert, floodAdvertNode, json);
}

/** The JSON decoder of `TxDemandVector`. @internal */
export const txDemandVectorNode: Node = /* @__PURE__ */ array(() => hashNode, 1000);
/** Parses the JSON value of {@linkcode TxDemandVector}; throws the same errors as {@linkcode scValFromJson}. */
export function txDemandVectorFromJson(json: unknown): TxDemandVector {
  return readJson({ xdrName: "TxDemandVector", read: (r) => r.array(1000, 32, "TxDemandVector", (r) => r.opaque(32, "TxDemandVector")) }, txDemandVectorNode, json);
}

/** The JSON decoder of `FloodDemand`. @internal */
export const floodDemandNode: Node = /* @__PURE__ */ struct(() => ({ tx_hashes: txDemandVectorNode }));
/** Parses the JSON value of {@linkcode FloodDemand}; throws the same errors as {@linkcode scValFromJson}. */
export function floodDemandFromJson(json: unknown): FloodDemand {
  return readJson(FloodDemand, floodDemandNode, json);
}

/** The JSON decoder of `StellarMessage`. @internal */
export const stellarMessageNode: Node = /* @__PURE__ */ union(messageTypeNames, 0, () => ({ 0: sErrorNode, 13: helloNode, 2: authNode, 3: dontHaveNode, 5: /* @__PURE__ */ array(() => peerAddressNode, 100), 6: uint256BytesNode, 7: transactionSetNode, 17: generalizedTransactionSetNode, 8: transactionEnvelopeNode, 21: signedTimeSlicedSurveyRequestMessageNode, 22: signedTimeSlicedSurveyResponseMessageNode, 23: signedTimeSlicedSurveyStartCollectingMessageNode, 24: signedTimeSlicedSurveyStopCollectingMessageNode, 9: uint256BytesNode, 10: scpQuorumSetNode, 11: scpEnvelopeNode, 12: uint32Node, 16: sendMoreNode, 20: sendMoreExtendedNode, 18: floodAdvertNode, 19: floodDemandNode }));
/** Parses the JSON value of {@linkcode StellarMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarMessageFromJson(json: unknown): StellarMessage {
  return readJson(StellarMessage, stellarMessageNode, json);
}

/** The JSON decoder of `AuthenticatedMessageV0`. @internal */
export const authenticatedMessageV0Node: Node = /* @__PURE__ */ struct(() => ({ sequence: uint64Node, message: stellarMessageNode, mac: hmacSha256MacNode }));
/** Parses the JSON value of {@linkcode AuthenticatedMessageV0}; throws the same errors as {@linkcode scValFromJson}. */
export function authenticatedMessageV0FromJson(json: unknown): AuthenticatedMessageV0 {
  return readJson(AuthenticatedMessageV0, authenticatedMessageV0Node, json);
}

/** The JSON decoder of `AuthenticatedMessage`. @internal */
export const authenticatedMessageNode: Node = /* @__PURE__ */ versions(() => ({ 0: authenticatedMessageV0Node }));
/** Parses the JSON value of {@linkcode AuthenticatedMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function authenticatedMessageFromJson(json: unknown): AuthenticatedMessage {
  return readJson(AuthenticatedMessage, authenticatedMessageNode, json);
}
