/**
 * Keys, addresses, contract calls, token amounts, transactions and authorization entries for networks that are
 * compatible with Stellar (protocols 28 to 30), and functions that render values, calls and events for people. The
 * library uses no network, no clock and no global state.
 *
 * @example Sign an authorization entry, and see what it approves
 * ```ts
 * import { authorizeEntry, buildInvocationTree, Keypair, Networks, verifyAuthEntry } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/approve";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 *
 * assert.equal(JSON.stringify(buildInvocationTree(entry.rootInvocation).args).includes('"ping"'), true);
 * const approve = expectInvocation({
 *   address: signer.publicKey(),
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const signed = await authorizeEntry(entry, signer, 1_000_000, Networks.TESTNET, { approve });
 * const [node] = verifyAuthEntry(signed, Networks.TESTNET);
 * assert.deepEqual(node?.signatures, [{ publicKey: signer.publicKey(), verified: true }]);
 * console.log(signed.toXDR("base64"));
 * ```
 *
 * | entrypoint | what it does |
 * |---|---|
 * | `@dwsa/base/errors` | `DwsaError` and its codes |
 * | `@dwsa/base/network` | passphrases of the known networks |
 * | `@dwsa/base/encoding` | strict hexadecimal and base64 strings |
 * | `@dwsa/base/keys` | key pairs, signatures, SHA-256, SEP-53 messages, signer keys |
 * | `@dwsa/base/strkey` | strkeys of every type (SEP-23) |
 * | `@dwsa/base/address` | addresses of accounts, contracts, balances and pools |
 * | `@dwsa/base/amount` | conversion of token amounts to and from decimal strings |
 * | `@dwsa/base/scval` | conversion between contract values and JavaScript values |
 * | `@dwsa/base/contract` | contract calls, ledger keys and contract IDs |
 * | `@dwsa/base/spec` | typed calls, results and events from a contract's interface (SEP-48) |
 * | `@dwsa/base/builder` | resource data of contract transactions |
 * | `@dwsa/base/auth` | authorization entries: signing, delegation, merging, verification (CAP-71) |
 * | `@dwsa/base/transaction` | transactions, contract operations, fee bumps, readers of RPC responses |
 * | `@dwsa/base/humanize` | invocation trees, events, call traces and errors in a readable form |
 * | `@dwsa/base/xdr` | the wire types (RFC 4506) |
 *
 * The root exports everything from these entrypoints; the wire types are in its namespace `xdr`. In bundled programs,
 * import wire types from `@dwsa/base/xdr`, since some bundlers keep the whole namespace. The root does not export these
 * entrypoints:
 *
 * - `@dwsa/base/operation`: the classic operations, such as payments, offers and trust lines
 * - `@dwsa/base/approve`: signing policies, and approvals described in sentences
 * - `@dwsa/base/accounts`: signature payloads of smart accounts and their delegated signers
 * - `@dwsa/base/client`: calls from arguments to results, over a transport that you pass
 * - `@dwsa/base/json`: wire types as JSON (SEP-51)
 * - `@dwsa/base/catalogue`: wire types by name; `identify()` detects the type of its input
 *
 * @module
 */

export * from "./errors/mod.ts";
export * from "./network/mod.ts";
export * from "./encoding/mod.ts";
export * from "./strkey/mod.ts";
export * as xdr from "./xdr/mod.ts";
export * from "./keys/mod.ts";
export * from "./address/mod.ts";
export * from "./amount/mod.ts";
export * from "./scval/mod.ts";
export * from "./contract/mod.ts";
export * from "./spec/mod.ts";
export * from "./builder/mod.ts";
export * from "./transaction/mod.ts";
export * from "./auth/mod.ts";
export * from "./humanize/mod.ts";
