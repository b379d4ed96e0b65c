/**
 * Keys, addresses, contract calls, token amounts, resource data, authorization entries, and contract values, trees and
 * events that people can read: pure functions and small classes over the wire format of a ledger network (XDR, protocol
 * 27). No network, no clock, no global state.
 *
 * @example Sign an authorization entry, and see what it approves
 * ```ts
 * import { authorizeEntry, buildInvocationTree, Keypair, Networks, verifyAuthEntry } from "@dwsa/base";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 *
 * assert.equal(JSON.stringify(buildInvocationTree(entry.rootInvocation).args).includes('"ping"'), true);
 * const signed = await authorizeEntry(entry, signer, 1_000_000, Networks.TESTNET);
 * const [node] = verifyAuthEntry(signed, Networks.TESTNET);
 * assert.deepEqual(node?.signatures, [{ publicKey: signer.publicKey(), verified: true }]);
 * console.log(signed.toXDR("base64"));
 * ```
 *
 * | entrypoint | what it does |
 * |---|---|
 * | `@dwsa/base/keys` | key pairs, signatures, SHA-256, SEP-53 messages, signer keys |
 * | `@dwsa/base/strkey` | strkeys of every kind (SEP-23) |
 * | `@dwsa/base/address` | addresses of accounts, contracts, balances and pools |
 * | `@dwsa/base/amount` | token amounts from and to display values |
 * | `@dwsa/base/scval` | contract values from and to native values and JSON |
 * | `@dwsa/base/contract` | contract calls, ledger keys and contract ids |
 * | `@dwsa/base/builder` | resources, footprints and fees; transaction hashes |
 * | `@dwsa/base/auth` | authorization entries: sign, delegate, merge, verify (CAP-71) |
 * | `@dwsa/base/humanize` | invocation trees, events and errors for people |
 * | `@dwsa/base/xdr` | the wire types themselves (RFC 4506) |
 *
 * Everything but the wire types is exported here too; these stand in the namespace `xdr`. Programs that are bundled
 * import them from `@dwsa/base/xdr`, since some bundlers keep all of a namespace that was exported again.
 *
 * @module
 */

export { type Bytes, equalBytes, fromBase64, fromHex, toBase64, toHex } from "./encoding/mod.ts";
export {
  DwsaError,
  type DwsaErrorCode,
  type DwsaErrorDetails,
  type PolicyViolation,
  type PolicyViolationCode,
} from "./errors/mod.ts";
export * from "./address/mod.ts";
export * from "./amount/mod.ts";
export * from "./auth/mod.ts";
export * from "./builder/mod.ts";
export * from "./contract/mod.ts";
export * from "./humanize/mod.ts";
export * from "./keys/mod.ts";
export * from "./scval/mod.ts";
export * from "./spec/mod.ts";
export * from "./strkey/mod.ts";
export * as xdr from "./xdr/mod.ts";
