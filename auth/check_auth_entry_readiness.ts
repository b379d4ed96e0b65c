/** Whether an authorization entry can be submitted. */

import { compareScAddress, scAddressToString } from "../address/mod.ts";
import { networkIdOf } from "../internal/network_id.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { accountKey, isSigning } from "./_address.ts";
import { takeEntry, takeLedger } from "./_arguments.ts";
import { openCredentials, type SignatureNode, signatureNodes } from "./_credentials.ts";
import { payloadOf, preimageOf } from "./_preimage.ts";
import { judge, readAccountSignature } from "./_signatures.ts";
import { type AuthNode, toAuthNode } from "./inspect_auth_entry.ts";

/** How far a node is from being ready. */
export interface ReadinessNode extends AuthNode {
  /**
   * Whether it must be signed. A contract that has delegates of its own need not be, since it may authorize through them
   * alone. An account must: the network takes nothing for its signature but those of its own signers, 1 to 20.
   */
  readonly required: boolean;
  /**
   * `true` when the signature is valid; `false` when it is not, or there is none; `"custom"` when only the contract can
   * judge it; `"unknown"` when there is one but no network passphrase to verify it with.
   */
  readonly verified: boolean | "custom" | "unknown";
}

/** One reason for which an entry is not ready. */
export interface ReadinessProblem {
  /** The kind of problem. */
  readonly reason: "address" | "expired" | "invalid" | "order" | "unsigned";
  /** Where it is. */
  readonly path: string;
  /** The address at that place. */
  readonly address: string;
  /** What is wrong, for people. */
  readonly message: string;
}

/** Whether an entry can be submitted, and if not, why. `JSON.stringify` keeps all of it. */
export interface AuthEntryReadiness {
  /** Whether there are no problems. */
  readonly ready: boolean;
  /** Whether the entry is no longer valid in the next ledger. */
  readonly expired: boolean;
  /** Every place for a signature, top-level first; none when the source account of the transaction approves. */
  readonly nodes: readonly ReadinessNode[];
  /** What is wrong; empty when the entry is ready. */
  readonly problems: readonly ReadinessProblem[];
}

/**
 * Checks offline whether the network can accept an authorization entry: that it is not expired, that everyone who must
 * sign has signed, that no signature is wrong, and that the delegates are in order. Everyone must sign but contracts
 * that have delegates: their own signature may stay void. The weights of the signers, and what a contract makes of its
 * signature, only the ledger can say.
 *
 * An entry is expired when the current ledger has reached its expiry, since a transaction comes into the next ledger at
 * the earliest. An entry that the source account of the transaction approves is always ready.
 *
 * @param entry any authorization entry
 * @param currentLedgerSeq the sequence of the latest ledger
 * @param networkPassphrase the passphrase of the network; without it signatures are looked for, but not verified
 * @returns whether it is ready, every node, and every problem
 * @throws {TypeError} if an argument is of the wrong type, or a field of the entry is
 * @throws {RangeError} if `currentLedgerSeq` is not a ledger sequence
 * @throws {DwsaError} `network/passphrase` if the passphrase is empty or ill-formed, `xdr/…` if the entry cannot
 *   be encoded
 *
 * @example Who is still missing
 * ```ts
 * import { authorizeEntry, checkAuthEntryReadiness, Keypair, Networks, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const entry = xdr.DwsaAuthorizationEntry.fromXDR(
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
): AuthEntryReadiness {
  const action = "check the entry";
  const own = takeEntry(entry, action);
  const current = takeLedger(currentLedgerSeq, action, "currentLedgerSeq");
  const networkId = networkPassphrase === undefined ? undefined : networkIdOf(networkPassphrase, action);
  const open = openCredentials(own);
  if (open === undefined) return { ready: true, expired: false, nodes: [], problems: [] };

  const { address, signatureExpirationLedger: expiry } = open.credentials;
  const payload = networkId && payloadOf(preimageOf(open, expiry, own.rootInvocation, networkId));
  const expired = current >= expiry;
  const problems: ReadinessProblem[] = [];
  if (expired) {
    const since = current === expiry ? "expired for the next ledger" : "expired";
    const message = `Expires at ledger ${expiry}, and the current one is ${current}: ${since}`;
    problems.push({ reason: "expired", path: "credentials", address: scAddressToString(address), message });
  }
  const nodes = signatureNodes(open).map((node) => {
    const checked = checkNode(node, payload);
    problems.push(...problemsOf(node, checked));
    return checked;
  });
  return { ready: problems.length === 0, expired, nodes, problems };
}

function checkNode(node: SignatureNode, payload: Uint8Array | undefined): ReadinessNode {
  const shown = toAuthNode(node);
  return {
    ...shown,
    required: node.delegates.length === 0 || accountKey(node.address) !== undefined,
    verified: shown.present && judgeReadiness(node, payload),
  };
}

/** Without a payload, it can only be told that an account takes no form but its own. */
function judgeReadiness(node: SignatureNode, payload: Uint8Array | undefined): ReadinessNode["verified"] {
  if (payload !== undefined) return judge(node, payload).verified;
  const isForeign = accountKey(node.address) !== undefined && readAccountSignature(node.signature) === undefined;
  return isForeign ? false : "unknown";
}

function* problemsOf(
  { address: scAddress, delegates }: SignatureNode,
  { path, address, present, required, verified }: ReadinessNode,
): Generator<ReadinessProblem> {
  const at = { path, address };
  if (!isSigning(scAddress)) {
    yield { ...at, reason: "address", message: "Expected an account (G...) or a contract (C...): no other can sign" };
  }
  if (delegates.some(({ address }, i) => i > 0 && compareScAddress(delegates[i - 1]!.address, address) >= 0)) {
    yield { ...at, reason: "order", message: "Expected its delegates in ascending order, each of them once" };
  }
  if (required && !present) {
    const why = delegates.length > 0 ? ": an account cannot authorize through its delegates alone" : "";
    yield { ...at, reason: "unsigned", message: `Expected a signature, got none${why}` };
  }
  if (present && verified === false) {
    yield { ...at, reason: "invalid", message: "Expected a valid signature for this entry and network, got another" };
  }
}
