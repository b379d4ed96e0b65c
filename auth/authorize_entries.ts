/** Signing several authorization entries under one approval. */

import { DwsaError } from "../errors/mod.ts";
import { wrongType } from "../internal/describe.ts";
import { networkIdOf } from "../network/_shared.ts";
import { readOptions } from "../internal/options.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { AUTHORIZE, parseEntry, parseLedger } from "./_arguments.ts";
import { requestOf } from "./_request.ts";
import type { Approver } from "./approver.ts";
import { requireApproval } from "./_approval.ts";
import { isMovable, prepareEntry, requireTarget, signerAddress } from "./_sign_entry.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";
import { requireSigner } from "./_signer.ts";

/** Options of {@linkcode authorizeEntries}. */
export interface AuthorizeEntriesOptions {
  /** The address (`G…` or `C…`) of the nodes that the signatures are for; by default the top-level credentials. */
  readonly forAddress?: string | undefined;
  /** Says whether all of the entries may be signed together, before the signer is asked. */
  readonly approve?: Approver | undefined;
}

/**
 * Signs several authorization entries under one approval: `approve` gets all of them at once, so that limits and counts
 * apply to their sum. If one is rejected, none is signed. Each entry is then signed as by {@linkcode authorizeEntry}.
 * The signer is asked for one entry after the other, after all have been checked.
 *
 * @param entries the entries to sign; they are not changed. The requests that `approve` sees have the paths
 *   `entries[0]`, `entries[1]` and so on
 * @param signer a `Keypair`, anything else with a `sign` method, or a callback that gets the preimage and the payload
 * @param validUntilLedgerSeq the ledger at which the signatures have expired, from 1 to 2^32 - 1
 * @param networkPassphrase the passphrase of the network, see {@linkcode Networks}
 * @param options the nodes for the signatures, and the `approve` function
 * @returns signed copies, in the same order
 * @throws {TypeError} if an argument, or the response of the signer, is of the wrong type, or an option is unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence
 * @throws {DwsaError} `auth/refused` with all `violations` if `approve` found any, and the errors
 *   of {@linkcode authorizeEntry}; the message names the entry that an error is about, and `path` begins with it
 *
 * @example One of two entries is enough
 * ```ts
 * import { authorizeEntries, Keypair, Networks } from "@dwsa/base";
 * import { policyFrom, signingPolicy } from "@dwsa/base/approve";
 * import { approvalRequest } from "@dwsa/base/auth";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const approve = signingPolicy(policyFrom([approvalRequest(entry, Networks.TESTNET, 1_000)]));
 * const sign = (...entries: DwsaAuthorizationEntry[]) =>
 *   authorizeEntries(entries, signer, 1_000, Networks.TESTNET, { approve });
 *
 * assert.equal((await sign(entry)).length, 1);
 * await assert.rejects(sign(entry, entry), { code: "auth/refused" });
 * ```
 */
export async function authorizeEntries(
  entries: readonly DwsaAuthorizationEntry[],
  signer: PayloadSigner | SigningCallback,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
  options?: AuthorizeEntriesOptions,
): Promise<DwsaAuthorizationEntry[]> {
  if (!Array.isArray(entries)) throw wrongType(AUTHORIZE, "entries", "an array", entries);
  const parsed = Array.from(entries, (entry: unknown, i) => checkEntry(i, () => parseEntry(entry, AUTHORIZE)));
  requireSigner(signer);
  const signerAccount = signerAddress(signer); // an error of its key is about no entry
  const expiry = parseLedger(validUntilLedgerSeq, AUTHORIZE, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase, AUTHORIZE);
  const { forAddress: target, approve } = readOptions(AUTHORIZE, options, ["forAddress", "approve"]);
  requireTarget(target);
  const requests = parsed.map((entry, i) => ({
    ...requestOf(entry, networkId, expiry, `entries[${i}]`),
    signer: signerAccount,
  }));
  const check = () => {
    if (approve !== undefined) requireApproval(AUTHORIZE, approve, requests.slice());
  };
  check();
  const prepared = parsed.map((entry, i) =>
    checkEntry(i, () => {
      const confirm = (key: string) => {
        if (!isMovable(requests[i]!, key)) return;
        requests[i] = { ...requests[i]!, signer: key };
        check();
      };
      return prepareEntry(entry, { signer, expiry, networkId, target, reset: false, confirm });
    })
  );
  const signed: DwsaAuthorizationEntry[] = [];
  for (const [i, sign] of prepared.entries()) {
    signed.push(
      await sign().catch((error) => {
        throw entryError(i, error);
      }),
    );
  }
  return signed;
}

/** Runs a check of one entry. */
function checkEntry<T>(i: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw entryError(i, error);
  }
}

/** An error of this library with the name of its entry. Errors of the signer's own stay as they are. */
function entryError(i: number, cause: unknown): unknown {
  const [name, action] = [`entries[${i}]`, `Cannot ${AUTHORIZE}: `];
  if (!DwsaError.is(cause) && !(cause instanceof TypeError || cause instanceof RangeError)) return cause;
  if (DwsaError.is(cause) && cause.code === "auth/refused") return cause; // which names entries itself
  const isOwn = cause.message.startsWith(action);
  if (!isOwn && !/^Cannot (en|de)code /.test(cause.message)) return cause;
  const message = `Cannot authorize ${name}: ${isOwn ? cause.message.slice(action.length) : cause.message}`;
  if (!DwsaError.is(cause)) return new (cause instanceof TypeError ? TypeError : RangeError)(message, { cause });
  const { code, path, ...facts } = cause;
  return new DwsaError(code, message, { ...facts, path: path ? `${name}.${path}` : name, cause });
}
