/**
 * Keys, addresses, contract calls, token amounts, transactions and authorization entries for networks that are
 * compatible with Stellar (protocols 28 to 30), and functions that display values, calls and events. The exported
 * functions open no connections, read no clock and have no global settings.
 *
 * @example Sign an authorization entry, and see what it approves
 * ```ts
 * import { authorizeEntry, buildInvocationTree, Keypair, Networks, verifyAuthEntry } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/policy";
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
 * | entrypoint | contents |
 * |---|---|
 * | `@dwsa/base/errors` | `DwsaError` and the error codes |
 * | `@dwsa/base/network` | network passphrases |
 * | `@dwsa/base/encoding` | strict conversion to and from hexadecimal and base64 strings |
 * | `@dwsa/base/keys` | key pairs, signatures, SHA-256, SEP-53 messages, signer keys |
 * | `@dwsa/base/strkey` | strkeys of every type (SEP-23) |
 * | `@dwsa/base/address` | addresses of accounts, contracts, balances and pools |
 * | `@dwsa/base/amount` | conversion of token amounts to and from decimal strings |
 * | `@dwsa/base/scval` | conversion between contract values and JavaScript values |
 * | `@dwsa/base/contract` | contract calls, ledger keys and contract IDs |
 * | `@dwsa/base/spec` | typed calls, results and events from a contract's interface (SEP-48) |
 * | `@dwsa/base/builder` | resource data of contract transactions |
 * | `@dwsa/base/auth` | signing, delegation, merging and verification of authorization entries (CAP-71) |
 * | `@dwsa/base/transaction` | transactions, contract operations, fee bumps and parsers of RPC responses |
 * | `@dwsa/base/humanize` | readable invocation trees, events, call traces and errors |
 * | `@dwsa/base/xdr` | the wire types (RFC 4506) |
 *
 * The root exports everything from these entrypoints, with the wire types in the namespace `xdr`. In bundled programs,
 * import wire types from `@dwsa/base/xdr`, since some bundlers keep the whole namespace. The root does not export the
 * following entrypoints:
 *
 * - `@dwsa/base/operation`: the classic operations, such as payments, offers and trust lines
 * - `@dwsa/base/ledger`: closed ledgers as transactions and as rows
 * - `@dwsa/base/describe`: descriptions of signing requests
 * - `@dwsa/base/policy`: signing policies
 * - `@dwsa/base/compare`: the differences between two signing policies
 * - `@dwsa/base/accounts`: signatures of smart accounts and their delegated signers
 * - `@dwsa/base/webauth`: logins with an account (SEP-10, SEP-45)
 * - `@dwsa/base/uri`: request URIs (SEP-7)
 * - `@dwsa/base/client`: a client of RPC servers, over a transport that you pass
 * - `@dwsa/base/testing`: a network in memory, for the tests of programs that use the client
 * - `@dwsa/base/json`: JSON of the wire types (SEP-51)
 * - `@dwsa/base/catalogue`: the wire types by name, and `identify()`, which detects the type of an input
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
