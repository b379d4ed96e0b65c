/** The transport of a client, and the platform types that the transport uses. */

/** The type of the platform's `fetch`; a generic function type if the compiler's libraries do not declare `fetch`. */
export type PlatformFetch = typeof globalThis extends { fetch: infer F } ? F
  : (url: string, init: object) => Promise<unknown>;

/** The platform's `AbortSignal`; a minimal type if the compiler's libraries do not declare `AbortSignal`. */
export type PlatformAbortSignal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S
  : { readonly aborted: boolean; readonly reason: unknown };

/** Options for every request. */
export interface RequestOptions {
  /**
   * A signal that aborts the request and all waiting. The returned promise rejects with the reason of the signal. A
   * transaction that was already sent can still be applied: `onStep` of {@linkcode SendOptions} received its hash.
   */
  readonly signal?: PlatformAbortSignal | undefined;
}

/**
 * Calls a method of an RPC server: the transport of a client, for example from {@linkcode httpRequest}.
 *
 * @example A transport with fixed responses
 * ```ts
 * import { createClient, type RpcRequest } from "@dwsa/base/client";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const request: RpcRequest = async (method) =>
 *   await Promise.resolve({ getLatestLedger: { id: "ab".repeat(32), sequence: 7, protocolVersion: 28 } }[method]);
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET });
 * assert.equal((await client.latestLedger()).sequence, 7);
 * ```
 *
 * @param method the name of the method, such as `getLedgerEntries`
 * @param params the named parameters of the method
 * @param options a signal that aborts the request
 * @returns the `result` of the JSON-RPC 2.0 response, with XDR as base64, the default of servers; a server error is
 * thrown
 */
export type RpcRequest = (
  method: string,
  params?: Readonly<Record<string, unknown>>,
  options?: RequestOptions,
) => Promise<unknown>;
