/** How a client reaches a server: the transport, and the types of the platform that it needs. */

/** The `fetch` of the platform: `typeof fetch` where the compiler knows it. */
export type PlatformFetch = typeof globalThis extends { fetch: infer F } ? F
  : (url: string, init: object) => Promise<unknown>;

/** The `AbortSignal` of the platform, where the compiler knows it. */
export type PlatformAbortSignal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S
  : { readonly aborted: boolean; readonly reason: unknown };

/** Options of every request. */
export interface RequestOptions {
  /** Ends the request, and all that waits for it, with its reason. */
  readonly signal?: PlatformAbortSignal | undefined;
}

/**
 * Calls a method of an RPC server: the transport of a client, such as {@linkcode httpRequest} makes.
 *
 * @example A transport that answers from a table
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
 * @param params its parameters, by name
 * @param options a signal that ends the request
 * @returns the `result` of JSON-RPC 2.0; an error of the server is thrown
 */
export type RpcRequest = (
  method: string,
  params?: Readonly<Record<string, unknown>>,
  options?: RequestOptions,
) => Promise<unknown>;
