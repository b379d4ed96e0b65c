/** Checks whether an authorization entry can be submitted. */

import { attempt } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { readOptions } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { accountKey, parseEntry, parseLedger } from "./_arguments.ts";
import {
  keyText,
  MAX_SIGNATURES,
  payloadOf,
  preimageOf,
  readAccountSignature,
  type SignatureNode,
  signatureNodes,
  unwrapCredentials,
  verifySignature,
} from "./_credentials.ts";
import { describeNode, invocationProblems, nodeProblems } from "./_problems.ts";
import type { AuthNode } from "./auth_node.ts";
import type { AuthProblem } from "./auth_problem.ts";

/** The readiness of a node. */
export interface ReadinessNode extends AuthNode {
  /**
   * The result of verifying the signature:
   *
   * | value | meaning |
   * |---|---|
   * | `true` | the signature is valid |
   * | `false` | the signature is not valid, or absent |
   * | `"custom"` | only the contract can verify the signature |
   * | `"unknown"` | a signature is present, but was not verified, since no network passphrase was passed |
   */
  readonly verified: boolean | "custom" | "unknown";
}

/** Whether an authorization entry can be submitted, with problems and notes. Serializes to JSON without loss. */
export interface AuthEntryReadiness {
  /** Whether `problems` is empty. */
  readonly ready: boolean;
  /** Whether the entry is no longer valid in the next ledger; `false` for source account credentials. */
  readonly expired: boolean;
  /** Every node that can carry a signature, top-level first; empty for source account credentials. */
  readonly nodes: readonly ReadinessNode[];
  /**
   * The problems, see {@linkcode AuthProblem}; empty if the entry is ready. For each list of delegates, each signature
   * and each argument, only the first problem is reported.
   */
  readonly problems: readonly AuthProblem[];
  /** Facts to check against ledger data, see {@linkcode AuthNote}. A ready entry can have notes. */
  readonly notes: readonly AuthNote[];
}

/** A fact about an entry that is not a problem in itself. */
export interface AuthNote {
  /**
   * The type of the fact:
   *
   * | reason | note |
   * |---|---|
   * | `not-own-key` | a signature is by a key other than the account's own; it is valid only if that key is a signer of the account |
   */
  readonly reason: "not-own-key";
  /** The path of the node. */
  readonly path: string;
  /** The address of the account (`G…`). */
  readonly address: string;
  /** The address (`G…`) of the key that signed. */
  readonly publicKey: string;
  /** A description of the fact, in one sentence. */
  readonly message: string;
}

/** Options for {@linkcode checkAuthEntryReadiness}. */
export interface AuthEntryReadinessOptions {
  /**
   * The maximum lifetime of a ledger entry, in ledgers (`maxEntryTtl` in the network's state archival settings). If
   * set, an expiry that is too far in the future is reported as a problem.
   */
  readonly maxEntryTtl?: number | undefined;
}

/**
 * Checks offline whether the network can accept an authorization entry: the entry is not expired, every required
 * signature is present and valid, the delegates are sorted, and the network can decode every value. A contract with
 * delegates need not sign; all other addresses must.
 *
 * The network can still reject an entry that is ready, since the following is unknown offline:
 *
 * | unknown | because |
 * |---|---|
 * | whether the keys that signed are signers of the account, and whether their weights suffice | this is ledger data |
 * | whether the nonce was already used | this is ledger data |
 * | whether the transaction requires this entry | only the entry is known |
 * | whether the signatures of `dwsaCredentialsAddress` were created for this address | the payload does not contain the address: the signatures are valid for every address that the key can sign for |
 * | whether the contract accepts the address of a delegate | the contract decides |
 * | whether a signature in a custom format is valid (`"custom"`) | only the contract can verify the signature |
 *
 * A signature by a key other than the account's own is listed in `notes`. If a key should sign only for its own
 * account, pass that account as `forAddress` to {@linkcode authorizeEntry}, which then rejects entries without a node
 * of that account.
 *
 * Without `networkPassphrase`, a signed entry is never ready. With it, there are four cases in which the network can
 * accept an entry that is not ready: if a contract does not require the delegate whose signature is missing or invalid,
 * if a contract requires no signature, if a contract accepts `{ public_key, signature }` maps with signatures of bytes
 * other than the payload, and if the call does not require the entry.
 *
 * An entry is expired unless its expiry is later than the current ledger, since the next ledger is the first that can
 * include a transaction. An entry with source account credentials requires no signature.
 *
 * @param entry any authorization entry
 * @param currentLedgerSeq the sequence of the latest ledger, from 0 to 2^32 - 1
 * @param networkPassphrase the network passphrase; without it, signatures are not verified, and a signed entry is not
 *   ready
 * @param options the maximum lifetime of a ledger entry
 * @returns whether the entry is ready, with its nodes, problems and notes
 * @throws {TypeError} if an argument or a field of the entry is of the wrong type, or an option is unknown
 * @throws {RangeError} if `currentLedgerSeq`, `maxEntryTtl` or a number in the entry is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid, `xdr/…` if the entry cannot
 *   be encoded
 *
 * @example The missing signatures
 * ```ts
 * import { authorizeEntry, checkAuthEntryReadiness, Keypair, Networks } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAA+gAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const { problems } = checkAuthEntryReadiness(entry, 900, Networks.TESTNET);
 * assert.deepEqual(problems.map(({ reason }) => reason), ["unsigned"]);
 *
 * const account = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const approve = expectInvocation({
 *   address: account.publicKey(),
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const signed = await authorizeEntry(entry, account, 1_000, Networks.TESTNET, { approve });
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
  return attempt("check the entry", () => checkReadiness(entry, currentLedgerSeq, networkPassphrase, options));
}

function checkReadiness(
  entry: DwsaAuthorizationEntry,
  currentLedgerSeq: number,
  networkPassphrase?: string,
  options: AuthEntryReadinessOptions = {},
): AuthEntryReadiness {
  const parsed = parseEntry(entry);
  const current = parseLedger(currentLedgerSeq, "currentLedgerSeq", 0);
  const networkId = networkPassphrase === undefined ? undefined : networkIdOf(networkPassphrase);
  const { maxEntryTtl } = readOptions(options, ["maxEntryTtl"]);
  const maxTtl = maxEntryTtl === undefined ? undefined : parseLedger(maxEntryTtl, "maxEntryTtl");
  const open = unwrapCredentials(parsed);
  if (open === undefined) {
    const problems = invocationProblems(parsed);
    return { ready: problems.length === 0, expired: false, nodes: [], problems, notes: [] };
  }

  const { address, signatureExpirationLedger: expiry } = open.credentials;
  const payload = networkId && payloadOf(preimageOf(open, expiry, parsed.rootInvocation, networkId));
  const problems: AuthProblem[] = [];
  const add = (reason: AuthProblem["reason"], message: string) =>
    problems.push({ reason, path: "credentials", address: scAddressToString(address), message });
  const expired = current >= expiry;
  if (expired) {
    const when = current === expiry
      ? `expires at ledger ${expiry}, which is the current ledger`
      : `expired at ledger ${expiry}: the current ledger is ${current}`;
    add("expired", `The entry ${when}`);
  }
  const last = maxTtl === undefined ? Infinity : current + maxTtl;
  if (expiry > last) {
    add(
      "too-late",
      `The entry expires at ledger ${expiry}, but the network accepts at most ledger ${last}: sign with that expiry`,
    );
  }
  const signatures: AuthProblem[] = [];
  const notes: AuthNote[] = [];
  const nodes = signatureNodes(open).map((node): ReadinessNode => {
    const described = describeNode(node);
    notes.push(...notesOf(node, described));
    const result = payload && verifySignature(node, payload);
    signatures.push(...nodeProblems(node, described, result));
    return { ...described, verified: described.present && (result?.verified ?? "unknown") };
  });
  if (payload === undefined && nodes.some(({ present }) => present)) {
    add("not-verified", "The signatures are not verified: pass networkPassphrase");
  }
  problems.push(...signatures, ...invocationProblems(parsed));
  return { ready: problems.length === 0, expired, nodes, problems, notes };
}

/** Returns the notes about the signatures of an account; none if it has more than 20 signatures. */
function notesOf(node: SignatureNode, { path, address }: AuthNode): AuthNote[] {
  const own = accountKey(node.address);
  const signatures = own === undefined ? [] : readAccountSignature(node.signature) ?? [];
  if (own === undefined || signatures.length > MAX_SIGNATURES) return [];
  return signatures.filter(({ publicKey }) => !equalBytes(publicKey, own)).map((one) => {
    const publicKey = keyText(one.publicKey);
    const message =
      `Signed by ${publicKey}, which is not the account's own key: the network accepts the signature only if that key ` +
      "is a signer of the account";
    return { reason: "not-own-key", path, address, publicKey, message };
  });
}
