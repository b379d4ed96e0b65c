/**
 * Invocation trees, contract events, call traces and errors in human-readable form.
 *
 * - {@linkcode buildInvocationTree}, {@linkcode formatInvocationTree} and {@linkcode walkInvocationTree}: the calls
 *   authorized by an entry, as data, as a string, or node by node
 * - {@linkcode formatScVal}: a contract value as a string, with its types
 * - {@linkcode humanizeEvents} and {@linkcode eventsFromMeta}: events as flat objects with native values
 * - {@linkcode tokenMovements}: the transfers, mints, burns and other movements in token events
 * - {@linkcode traceCalls} and {@linkcode formatCallTrace}: the calls of a transaction, with the location and reason of
 *   a failure
 * - {@linkcode explainError}: an error from the host or from a contract in one sentence
 *
 * @example The calls that a signature would authorize
 * ```ts
 * import { formatInvocationTree } from "@dwsa/base/humanize";
 * import { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const root = DwsaAuthorizedInvocation.fromXDR(
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAARidXJuAAAAAQAAAAUAAAAAAAAABwAAAAA=",
 * );
 * assert.equal(
 *   formatInvocationTree(root),
 *   "call burn of CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA\n  u64 7",
 * );
 * ```
 *
 * - CAP-46-11, authorization: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0046-11.md
 * - CAP-67, events: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0067.md
 *
 * @module humanize
 */
export { buildInvocationTree } from "./build_invocation_tree.ts";
export type { TransactionEvents } from "./_events_of_meta.ts";
export { eventsFromMeta } from "./events_from_meta.ts";
export { explainError, type ExplainErrorOptions } from "./explain_error.ts";
export { formatInvocationTree } from "./format_invocation_tree.ts";
export { formatScVal } from "./format_sc_val.ts";
export {
  type DwsaEvent,
  type DwsaEventFields,
  type DwsaEventJSON,
  humanizeEvents,
  type HumanizeEventsOptions,
} from "./humanize_events.ts";
export type {
  CreateInvocation,
  CreateInvocationNode,
  ExecuteInvocation,
  ExecuteInvocationNode,
  ExternalCreateDetails,
  ExternalCreateInvocation,
  InvocationTree,
  InvocationTreeJSON,
  MalformedCreateDetails,
  MalformedCreateInvocation,
  SacCreateInvocation,
  WasmCreateDetails,
  WasmCreateInvocation,
} from "./invocation_tree.ts";
export {
  type AnyEvent,
  type MuxedId,
  type TokenMovement,
  tokenMovement,
  type TokenMovementKind,
  type TokenMovementOptions,
  type TokenMovementOrigin,
  type TokenMovements,
  tokenMovements,
} from "./token_movements.ts";
export { type InvocationWalker, walkInvocationTree } from "./walk_invocation_tree.ts";
export { formatCallTrace, type FormatCallTraceOptions } from "./format_call_trace.ts";
export {
  type CallFrame,
  type CallTrace,
  type Failure,
  type HostNote,
  traceCalls,
  type TraceCallsOptions,
} from "./trace_calls.ts";
