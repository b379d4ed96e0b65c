/** Policies and requests for the tests of `signingPolicy`. */

import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import type { CallRule, SigningPolicy } from "@dwsa/base/policy";
import { nativeToScVal } from "@dwsa/base/scval";
import { type DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import { ALICE, call, contract, entryFor, NETWORK } from "../auth/_entries.ts";

/** The contract of a token. */
export const TOKEN: string = contract(4);

/** A policy that accepts no call. */
export const BASE: SigningPolicy = { version: 1, network: NETWORK, addresses: [ALICE], untilLedger: 100, calls: [] };

/** Creates a request to Alice for an invocation. `fields` replaces properties. */
export function requestOf(
  invocation: DwsaAuthorizedInvocation,
  fields: Partial<ApprovalRequest> = {},
): ApprovalRequest {
  return { ...approvalRequest(entryFor(ALICE, { root: invocation, expiry: 100 }), NETWORK), ...fields };
}

export function address(text: string): ScVal {
  return nativeToScVal(text, { type: "address" });
}

export function i128(value: bigint): ScVal {
  return ScVal.scvI128(value);
}

/** A request for one call, the rule that accepts the call, and a policy with only that rule. */
export const ping: ApprovalRequest = requestOf(call(contract(3), "ping"));
export const pingRule: CallRule = { contract: contract(3), function: "ping", args: [] };
export const PING: SigningPolicy = { ...BASE, calls: [pingRule] };

/** A code hash, and a rule for the creation of a contract from this code. */
export const wasm: string = "05".repeat(32);
export const createRule: CallRule & { readonly create: unknown } = { create: { wasm }, args: [{ is: { u32: 7 } }] };
