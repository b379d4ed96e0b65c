/**
 * Invocation trees, contract events and errors that people can read.
 *
 * - {@linkcode buildInvocationTree}, {@linkcode formatInvocationTree} and {@linkcode walkInvocationTree}: what an
 *   authorization entry allows, as data, as text, and node by node
 * - {@linkcode formatScVal}: a contract value as text, with its types
 * - {@linkcode humanizeEvents} and {@linkcode eventsFromMeta}: what happened, as flat objects with native values
 * - {@linkcode explainError}: what went wrong, in one sentence
 *
 * @example What would be signed
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
export * from "./build_invocation_tree.ts";
export * from "./events_from_meta.ts";
export * from "./explain_error.ts";
export * from "./format_invocation_tree.ts";
export * from "./format_sc_val.ts";
export * from "./humanize_events.ts";
export * from "./invocation_tree.ts";
export * from "./walk_invocation_tree.ts";
export {
  type MuxedId,
  type TokenMovement,
  tokenMovement,
  type TokenMovementKind,
  type TokenMovementOptions,
  type TokenMovementOrigin,
  type TokenMovements,
  tokenMovements,
} from "./token_movements.ts";
