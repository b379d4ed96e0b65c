/** The transport of a client, and the platform types that it needs. */

/** The platform's `fetch`: `typeof fetch` where the compiler knows it. */
export type PlatformFetch = typeof globalThis extends { fetch: infer F } ? F
  : (url: string, init: object) => Promise<unknown>;

/** The platform's `AbortSignal`, where the compiler knows it. */
export type PlatformAbortSignal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S
  : { readonly aborted: boolean; readonly reason: unknown };

/** Options of every request. */
export interface RequestOptions {
  /** Aborts the request and all waiting, with its reason. */
  readonly signal?: PlatformAbortSignal | undefined;
}

/**
 * Calls a method of an RPC server. This is the transport of a client, for example from {@linkcode httpRequest}.
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
 * @param method the method, such as `getLedgerEntries`
 * @param params its named parameters
 * @param options a signal that ends the request
 * @returns the `result` of JSON-RPC 2.0; a server error is thrown
 */
export type RpcRequest = (
  method: string,
  params?: Readonly<Record<string, unknown>>,
  options?: RequestOptions,
) => Promise<unknown>;
