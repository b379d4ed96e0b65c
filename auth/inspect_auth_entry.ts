/** Summarizes and verifies authorization entries. */

import { attempt } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import type { DwsaAuthorizationEntry, DwsaCredentialsType } from "../xdr/mod.ts";
import { parseEntry } from "./_arguments.ts";
import {
  keyText,
  payloadOf,
  preimageOf,
  readAccountSignature,
  signatureNodes,
  unwrapCredentials,
  verifySignature,
} from "./_credentials.ts";
import { describeNode, invocationProblems, nodeProblems } from "./_problems.ts";
import type { AuthNode } from "./auth_node.ts";
import type { AuthProblem } from "./auth_problem.ts";

/** A node of an entry's credentials, with its signatures. */
export interface InspectedAuthNode extends AuthNode {
  /** The signatures in account format; empty if the signature is absent or in a different format. */
  readonly signatures: readonly {
    /** The address (`G…`) of the key that signed. */
    readonly publicKey: string;
    /** The 64-byte signature in hexadecimal. */
    readonly signature: string;
  }[];
  /** The complete signature in any format: the base64 of its `ScVal`. */
  readonly scVal: string;
}

/** The summary of an authorization entry. Serializes to JSON without loss. */
export interface AuthEntrySummary {
  /** The credential type. */
  readonly credentials: DwsaCredentialsType;
  /** The approving address (`G…` or `C…`); `null` for source account credentials. */
  readonly address: string | null;
  /** The nonce as a decimal string; `null` for source account credentials. */
  readonly nonce: string | null;
  /** The ledger at which the entry expires; `null` for source account credentials. */
  readonly signatureExpirationLedger: number | null;
  /** Every node that can carry a signature, top-level first; empty for source account credentials. */
  readonly nodes: readonly InspectedAuthNode[];
  /**
   * The problems that can be found without the network passphrase and the current ledger, see {@linkcode AuthProblem}.
   * For each list of delegates, each signature and each argument, only the first problem is reported.
   */
  readonly problems: readonly AuthProblem[];
}

/**
 * Summarizes an authorization entry in plain values for `JSON.stringify`: the approving address, the expiry, the
 * signatures and the problems. To verify signatures, use {@linkcode verifyAuthEntry}. For the approved calls,
 * use `buildInvocationTree(entry.rootInvocation)`.
 *
 * @param entry any authorization entry
 * @returns the summary of the entry
 * @throws {TypeError} if `entry` is not a `DwsaAuthorizationEntry`, or a field of the entry is of the wrong type
 * @throws {RangeError} if a number in the entry is out of range
 * @throws {DwsaError} `xdr/…` if the entry cannot be encoded
 *
 * @example The required signers
 * ```ts
 * import { inspectAuthEntry } from "@dwsa/base";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * assert.deepEqual(inspectAuthEntry(entry), {
 *   credentials: "dwsaCredentialsAddress",
 *   address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   nonce: "7",
 *   signatureExpirationLedger: 0,
 *   nodes: [{
 *     path: "credentials",
 *     address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *     present: false,
 *     required: true,
 *     signatures: [],
 *     scVal: "AAAAAQ==",
 *   }],
 *   problems: [{
 *     reason: "unsigned",
 *     path: "credentials",
 *     address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *     message: "The signature is missing",
 *   }],
 * });
 * ```
 */
export function inspectAuthEntry(entry: DwsaAuthorizationEntry): AuthEntrySummary {
  return attempt("inspect the entry", () => inspectEntry(entry));
}

function inspectEntry(entry: DwsaAuthorizationEntry): AuthEntrySummary {
  const parsed = parseEntry(entry);
  const { type } = parsed.credentials;
  const open = unwrapCredentials(parsed);
  const nodes = open === undefined ? [] : signatureNodes(open);
  const { address, nonce, signatureExpirationLedger } = open?.credentials ?? {};
  return {
    credentials: type,
    address: address === undefined ? null : scAddressToString(address),
    nonce: nonce === undefined ? null : nonce.toString(),
    signatureExpirationLedger: signatureExpirationLedger ?? null,
    nodes: nodes.map((node) => ({
      ...describeNode(node),
      signatures: (readAccountSignature(node.signature) ?? []).map(({ publicKey, signature }) => ({
        publicKey: keyText(publicKey),
        signature: toHex(signature),
      })),
      scVal: node.signature.toXDR("base64"),
    })),
    problems: [...nodes.flatMap((node) => nodeProblems(node, describeNode(node))), ...invocationProblems(parsed)],
  };
}

/** The result of verifying the signature of a node. */
export interface VerifiedAuthNode extends AuthNode {
  /**
   * The result of verifying the signature:
   *
   * | value | meaning |
   * |---|---|
   * | `true` | the signature is valid for this entry and network |
   * | `false` | the signature is not valid, or absent |
   * | `"custom"` | only the contract can verify the signature |
   */
  readonly verified: boolean | "custom";
  /** The signatures in account format; empty if the signature is absent or in a different format. */
  readonly signatures: readonly {
    /** The address (`G…`) of the key that signed. */
    readonly publicKey: string;
    /** Whether this signature is valid; `"unknown"` if the node has more than 20 signatures, which are not verified. */
    readonly verified: boolean | "unknown";
  }[];
  /** The problems of this node; for the top-level node, also the problems of the invocation. */
  readonly problems: readonly AuthProblem[];
}

/**
 * Verifies the Ed25519 signatures of an authorization entry offline, with the same rules as validators. Whether a key
 * is a signer of the account, with sufficient weight, depends on ledger data and is not checked.
 *
 * A signature in account format, a vec of `{ public_key, signature }` maps, is also verified for contracts, since many
 * contract accounts use this format. Any other signature of a contract, and one with more than 20 maps, is `"custom"`.
 * For accounts, no other format is valid.
 *
 * @param entry any authorization entry, whose own expiry is part of the verified payload
 * @param networkPassphrase the network passphrase, see {@linkcode Networks}
 * @returns each node that can carry a signature, top-level first; empty for source account credentials
 * @throws {TypeError} if an argument or a field of the entry is of the wrong type
 * @throws {RangeError} if a number in the entry is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid, `xdr/…` if the entry cannot
 *   be encoded
 *
 * @example A signature is valid only on its own network
 * ```ts
 * import { authorizeEntry, Keypair, Networks, verifyAuthEntry } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const account = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const approve = expectInvocation({
 *   address: account.publicKey(),
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const signed = await authorizeEntry(entry, account, 1_000, Networks.TESTNET, { approve });
 *
 * assert.equal(verifyAuthEntry(signed, Networks.TESTNET)[0]?.verified, true);
 * assert.equal(verifyAuthEntry(signed, Networks.PUBLIC)[0]?.verified, false);
 * ```
 */
export function verifyAuthEntry(
  entry: DwsaAuthorizationEntry,
  networkPassphrase: string,
): readonly VerifiedAuthNode[] {
  return attempt("verify the entry", () => verifyEntry(entry, networkPassphrase));
}

function verifyEntry(entry: DwsaAuthorizationEntry, networkPassphrase: string): readonly VerifiedAuthNode[] {
  const parsed = parseEntry(entry);
  const networkId = networkIdOf(networkPassphrase);
  const open = unwrapCredentials(parsed);
  if (open === undefined) return [];
  const { signatureExpirationLedger } = open.credentials;
  const payload = payloadOf(preimageOf(open, signatureExpirationLedger, parsed.rootInvocation, networkId));
  return signatureNodes(open).map((node, i) => {
    const described = describeNode(node);
    const result = verifySignature(node, payload);
    const problems = nodeProblems(node, described, result);
    return { ...described, ...result, problems: i === 0 ? [...problems, ...invocationProblems(parsed)] : problems };
  });
}
