// Generated from xdr/idl/overlay.x by scripts/generate_xdr.ts. Do not edit.

import { member, varBytes } from "../../_schema.ts";
import { Auth, AuthCert, AuthenticatedMessage, AuthenticatedMessageV0, DontHave, type EncryptedBody, ErrorCode, FloodAdvert, FloodDemand, Hello, IpAddrType, MessageType, PeerAddress, PeerAddressIp, PeerStats, SError, SendMore, SendMoreExtended, SignedTimeSlicedSurveyRequestMessage, SignedTimeSlicedSurveyResponseMessage, SignedTimeSlicedSurveyStartCollectingMessage, SignedTimeSlicedSurveyStopCollectingMessage, StellarMessage, SurveyMessageCommandType, SurveyMessageResponseType, SurveyRequestMessage, SurveyResponseBody, SurveyResponseMessage, TimeSlicedNodeData, TimeSlicedPeerData, TimeSlicedPeerDataList, TimeSlicedSurveyRequestMessage, TimeSlicedSurveyResponseMessage, TimeSlicedSurveyStartCollectingMessage, TimeSlicedSurveyStopCollectingMessage, TopologyResponseBodyV2, TxAdvertVector, TxDemandVector } from "../../generated/overlay.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode ErrorCode}; throws the same errors as {@linkcode scValFromJson}. */
export function errorCodeFromJson(json: unknown): ErrorCode { return fromJson("ErrorCode", member(ErrorCode, 3), json); }
/** Parses the JSON value of {@linkcode SError}; throws the same errors as {@linkcode scValFromJson}. */
export function sErrorFromJson(json: unknown): SError { return fromJson("SError", SError, json); }
/** Parses the JSON value of {@linkcode SendMore}; throws the same errors as {@linkcode scValFromJson}. */
export function sendMoreFromJson(json: unknown): SendMore { return fromJson("SendMore", SendMore, json); }
/** Parses the JSON value of {@linkcode SendMoreExtended}; throws the same errors as {@linkcode scValFromJson}. */
export function sendMoreExtendedFromJson(json: unknown): SendMoreExtended { return fromJson("SendMoreExtended", SendMoreExtended, json); }
/** Parses the JSON value of {@linkcode AuthCert}; throws the same errors as {@linkcode scValFromJson}. */
export function authCertFromJson(json: unknown): AuthCert { return fromJson("AuthCert", AuthCert, json); }
/** Parses the JSON value of {@linkcode Hello}; throws the same errors as {@linkcode scValFromJson}. */
export function helloFromJson(json: unknown): Hello { return fromJson("Hello", Hello, json); }
/** Parses the JSON value of {@linkcode Auth}; throws the same errors as {@linkcode scValFromJson}. */
export function authFromJson(json: unknown): Auth { return fromJson("Auth", Auth, json); }
/** Parses the JSON value of {@linkcode IpAddrType}; throws the same errors as {@linkcode scValFromJson}. */
export function ipAddrTypeFromJson(json: unknown): IpAddrType { return fromJson("IpAddrType", member(IpAddrType), json); }
/** Parses the JSON value of {@linkcode PeerAddressIp}; throws the same errors as {@linkcode scValFromJson}. */
export function peerAddressIpFromJson(json: unknown): PeerAddressIp { return fromJson("PeerAddressIp", PeerAddressIp, json); }
/** Parses the JSON value of {@linkcode PeerAddress}; throws the same errors as {@linkcode scValFromJson}. */
export function peerAddressFromJson(json: unknown): PeerAddress { return fromJson("PeerAddress", PeerAddress, json); }
/** Parses the JSON value of {@linkcode MessageType}; throws the same errors as {@linkcode scValFromJson}. */
export function messageTypeFromJson(json: unknown): MessageType { return fromJson("MessageType", member(MessageType), json); }
/** Parses the JSON value of {@linkcode DontHave}; throws the same errors as {@linkcode scValFromJson}. */
export function dontHaveFromJson(json: unknown): DontHave { return fromJson("DontHave", DontHave, json); }
/** Parses the JSON value of {@linkcode SurveyMessageCommandType}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyMessageCommandTypeFromJson(json: unknown): SurveyMessageCommandType { return fromJson("SurveyMessageCommandType", member(SurveyMessageCommandType), json); }
/** Parses the JSON value of {@linkcode SurveyMessageResponseType}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyMessageResponseTypeFromJson(json: unknown): SurveyMessageResponseType { return fromJson("SurveyMessageResponseType", member(SurveyMessageResponseType), json); }
/** Parses the JSON value of {@linkcode TimeSlicedSurveyStartCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyStartCollectingMessageFromJson(json: unknown): TimeSlicedSurveyStartCollectingMessage { return fromJson("TimeSlicedSurveyStartCollectingMessage", TimeSlicedSurveyStartCollectingMessage, json); }
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyStartCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyStartCollectingMessageFromJson(json: unknown): SignedTimeSlicedSurveyStartCollectingMessage { return fromJson("SignedTimeSlicedSurveyStartCollectingMessage", SignedTimeSlicedSurveyStartCollectingMessage, json); }
/** Parses the JSON value of {@linkcode TimeSlicedSurveyStopCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyStopCollectingMessageFromJson(json: unknown): TimeSlicedSurveyStopCollectingMessage { return fromJson("TimeSlicedSurveyStopCollectingMessage", TimeSlicedSurveyStopCollectingMessage, json); }
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyStopCollectingMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyStopCollectingMessageFromJson(json: unknown): SignedTimeSlicedSurveyStopCollectingMessage { return fromJson("SignedTimeSlicedSurveyStopCollectingMessage", SignedTimeSlicedSurveyStopCollectingMessage, json); }
/** Parses the JSON value of {@linkcode SurveyRequestMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyRequestMessageFromJson(json: unknown): SurveyRequestMessage { return fromJson("SurveyRequestMessage", SurveyRequestMessage, json); }
/** Parses the JSON value of {@linkcode TimeSlicedSurveyRequestMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyRequestMessageFromJson(json: unknown): TimeSlicedSurveyRequestMessage { return fromJson("TimeSlicedSurveyRequestMessage", TimeSlicedSurveyRequestMessage, json); }
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyRequestMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyRequestMessageFromJson(json: unknown): SignedTimeSlicedSurveyRequestMessage { return fromJson("SignedTimeSlicedSurveyRequestMessage", SignedTimeSlicedSurveyRequestMessage, json); }
/** Parses the JSON value of {@linkcode EncryptedBody}; throws the same errors as {@linkcode scValFromJson}. */
export function encryptedBodyFromJson(json: unknown): EncryptedBody { return fromJson("EncryptedBody", varBytes(64000), json); }
/** Parses the JSON value of {@linkcode SurveyResponseMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyResponseMessageFromJson(json: unknown): SurveyResponseMessage { return fromJson("SurveyResponseMessage", SurveyResponseMessage, json); }
/** Parses the JSON value of {@linkcode TimeSlicedSurveyResponseMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedSurveyResponseMessageFromJson(json: unknown): TimeSlicedSurveyResponseMessage { return fromJson("TimeSlicedSurveyResponseMessage", TimeSlicedSurveyResponseMessage, json); }
/** Parses the JSON value of {@linkcode SignedTimeSlicedSurveyResponseMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function signedTimeSlicedSurveyResponseMessageFromJson(json: unknown): SignedTimeSlicedSurveyResponseMessage { return fromJson("SignedTimeSlicedSurveyResponseMessage", SignedTimeSlicedSurveyResponseMessage, json); }
/** Parses the JSON value of {@linkcode PeerStats}; throws the same errors as {@linkcode scValFromJson}. */
export function peerStatsFromJson(json: unknown): PeerStats { return fromJson("PeerStats", PeerStats, json); }
/** Parses the JSON value of {@linkcode TimeSlicedNodeData}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedNodeDataFromJson(json: unknown): TimeSlicedNodeData { return fromJson("TimeSlicedNodeData", TimeSlicedNodeData, json); }
/** Parses the JSON value of {@linkcode TimeSlicedPeerData}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedPeerDataFromJson(json: unknown): TimeSlicedPeerData { return fromJson("TimeSlicedPeerData", TimeSlicedPeerData, json); }
/** Parses the JSON value of {@linkcode TimeSlicedPeerDataList}; throws the same errors as {@linkcode scValFromJson}. */
export function timeSlicedPeerDataListFromJson(json: unknown): TimeSlicedPeerDataList { return fromJson("TimeSlicedPeerDataList", TimeSlicedPeerDataList, json); }
/** Parses the JSON value of {@linkcode TopologyResponseBodyV2}; throws the same errors as {@linkcode scValFromJson}. */
export function topologyResponseBodyV2FromJson(json: unknown): TopologyResponseBodyV2 { return fromJson("TopologyResponseBodyV2", TopologyResponseBodyV2, json); }
/** Parses the JSON value of {@linkcode SurveyResponseBody}; throws the same errors as {@linkcode scValFromJson}. */
export function surveyResponseBodyFromJson(json: unknown): SurveyResponseBody { return fromJson("SurveyResponseBody", SurveyResponseBody, json); }
/** Parses the JSON value of {@linkcode TxAdvertVector}; throws the same errors as {@linkcode scValFromJson}. */
export function txAdvertVectorFromJson(json: unknown): TxAdvertVector { return fromJson("TxAdvertVector", TxAdvertVector, json); }
/** Parses the JSON value of {@linkcode FloodAdvert}; throws the same errors as {@linkcode scValFromJson}. */
export function floodAdvertFromJson(json: unknown): FloodAdvert { return fromJson("FloodAdvert", FloodAdvert, json); }
/** Parses the JSON value of {@linkcode TxDemandVector}; throws the same errors as {@linkcode scValFromJson}. */
export function txDemandVectorFromJson(json: unknown): TxDemandVector { return fromJson("TxDemandVector", TxDemandVector, json); }
/** Parses the JSON value of {@linkcode FloodDemand}; throws the same errors as {@linkcode scValFromJson}. */
export function floodDemandFromJson(json: unknown): FloodDemand { return fromJson("FloodDemand", FloodDemand, json); }
/** Parses the JSON value of {@linkcode StellarMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarMessageFromJson(json: unknown): StellarMessage { return fromJson("StellarMessage", StellarMessage, json); }
/** Parses the JSON value of {@linkcode AuthenticatedMessageV0}; throws the same errors as {@linkcode scValFromJson}. */
export function authenticatedMessageV0FromJson(json: unknown): AuthenticatedMessageV0 { return fromJson("AuthenticatedMessageV0", AuthenticatedMessageV0, json); }
/** Parses the JSON value of {@linkcode AuthenticatedMessage}; throws the same errors as {@linkcode scValFromJson}. */
export function authenticatedMessageFromJson(json: unknown): AuthenticatedMessage { return fromJson("AuthenticatedMessage", AuthenticatedMessage, json); }
