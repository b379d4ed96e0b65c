/** Whether an authorization entry can be submitted. */

import { scAddressToString } from "../address/mod.ts";
import { networkIdOf } from "../internal/network_id.ts";
import { readOptions } from "../internal/options.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { parseEntry, parseLedger } from "./_arguments.ts";
import { openCredentials, signatureNodes } from "./_credentials.ts";
import { type AuthProblem, invocationProblems, nodeProblems } from "./auth_problem.ts";
import { verifySignature } from "./_signatures.ts";
import { payloadOf, preimageOf } from "./build_authorization_entry_preimage.ts";
import { type AuthNode, describeNode } from "./inspect_auth_entry.ts";

/** How far a node is from being ready. */
export interface ReadinessNode extends AuthNode {
  /**
   * | value | meaning |
   * |---|---|
   * | `true` | the signature is valid |
   * | `false` | it is not, or there is none |
   * | `"custom"` | only the contract can verify it |
   * | `"unknown"` | there is one, but no network passphrase to verify it with |
   */
  readonly verified: boolean | "custom" | "unknown";
}

/** Whether an entry can be submitted, and if not, why. `JSON.stringify` keeps all of it. */
export interface AuthEntryReadiness {
  /** Whether there are no problems. */
  readonly ready: boolean;
  /** Whether the entry is no longer valid in the next ledger. */
  readonly expired: boolean;
  /** Every place for a signature, top-level first; none when the source account of the transaction approves. */
  readonly nodes: readonly ReadinessNode[];
  /** All problems, see {@linkcode AuthProblem}; empty when the entry is ready. */
  readonly problems: readonly AuthProblem[];
}

/** Options of {@linkcode checkAuthEntryReadiness}. */
export interface AuthEntryReadinessOptions {
  /**
   * The maximum lifetime of a ledger entry in ledgers, a setting of the network (`maxEntryTtl` of its state archival
   * settings). With it, an expiry that the network refuses as too late is a problem.
   */
  readonly maxEntryTtl?: number | undefined;
}

/**
 * Checks offline whether the network can accept an authorization entry: that it is not expired, that every required
 * signature is there and valid, that the delegates are in order, and that the network can read every value in it.
 * A contract that has delegates need not sign itself; all others must. Only the ledger knows the weights of the signers,
 * the nonces that are used, and how a contract verifies its signature.
 *
 * The network can accept an entry that is not ready here in four cases: a contract does not ask for a delegate whose
 * signature is missing or wrong; a contract accepts without a signature; a contract takes `{ public_key, signature }`
 * maps over other bytes than the payload; or the call does not need the entry.
 *
 * An entry is expired when the current ledger has reached its expiry, since a transaction comes into the next ledger at
 * the earliest. An entry that the source account of the transaction approves needs no signature.
 *
 * @param entry any authorization entry
 * @param currentLedgerSeq the sequence of the latest ledger, from 0 to 2^32 - 1
 * @param networkPassphrase the passphrase of the network; without it no signature is verified, and a signed entry is not
 *   ready
 * @param options the maximum lifetime of a ledger entry
 * @returns whether it is ready, every node, and every problem
 * @throws {TypeError} if an argument is of the wrong type, or a field of the entry is, or an option is unknown
 * @throws {RangeError} if `currentLedgerSeq` or `maxEntryTtl` is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is empty or ill-formed, `xdr/…` if the entry cannot
 *   be encoded
 *
 * @example Who is still missing
 * ```ts
 * import { authorizeEntry, checkAuthEntryReadiness, Keypair, Networks } from "@dwsa/base";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAA+gAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const { problems } = checkAuthEntryReadiness(entry, 900, Networks.TESTNET);
 * assert.deepEqual(problems.map(({ reason }) => reason), ["unsigned"]);
 *
 * const account = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const signed = await authorizeEntry(entry, account, 1_000, Networks.TESTNET);
 * assert(checkAuthEntryReadiness(signed, 999, Networks.TESTNET).ready);
 * assert(checkAuthEntryReadiness(signed, 1_000, Networks.TESTNET).expired);
 * ```
 */
export function checkAuthEntryReadiness(
  entry: DwsaAuthorizationEntry,
  currentLedgerSeq: number,
  networkPassphrase?: string,
  options: AuthEntryReadinessOptions = {},
): AuthEntryReadiness {
  const action = "check the entry";
  const parsed = parseEntry(entry, action);
  const current = parseLedger(currentLedgerSeq, action, "currentLedgerSeq", 0);
  const networkId = networkPassphrase === undefined ? undefined : networkIdOf(networkPassphrase, action);
  const { maxEntryTtl } = readOptions(action, options, ["maxEntryTtl"]);
  const maxTtl = maxEntryTtl === undefined ? undefined : parseLedger(maxEntryTtl, action, "maxEntryTtl");
  const open = openCredentials(parsed);
  if (open === undefined) {
    const problems = invocationProblems(parsed);
    return { ready: problems.length === 0, expired: false, nodes: [], problems };
  }

  const { address, signatureExpirationLedger: expiry } = open.credentials;
  const payload = networkId && payloadOf(preimageOf(open, expiry, parsed.rootInvocation, networkId));
  const problems: AuthProblem[] = [];
  const add = (reason: AuthProblem["reason"], message: string) =>
    problems.push({ reason, path: "credentials", address: scAddressToString(address), message });
  const expired = current >= expiry;
  if (expired) {
    const since = current === expiry ? "expired for the next ledger" : "expired";
    add("expired", `Expires at ledger ${expiry}, and the current one is ${current}: ${since}`);
  }
  const last = maxTtl === undefined ? Infinity : current + maxTtl;
  if (expiry > last) {
    add("too-late", `Expires at ledger ${expiry}, and the network takes ${last} at most now: sign until then`);
  }
  const signatures: AuthProblem[] = [];
  const nodes = signatureNodes(open).map((node): ReadinessNode => {
    const described = describeNode(node);
    const result = payload && verifySignature(node, payload);
    signatures.push(...nodeProblems(node, described, result));
    return { ...described, verified: described.present && (result?.verified ?? "unknown") };
  });
  if (payload === undefined && nodes.some(({ present }) => present)) {
    add("not-verified", "Expected networkPassphrase to verify the signatures with, got none");
  }
  problems.push(...signatures, ...invocationProblems(parsed));
  return { ready: problems.length === 0, expired, nodes, problems };
}
