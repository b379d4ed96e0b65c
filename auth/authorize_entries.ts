/** Signs several authorization entries with one approval. */

import { DwsaError } from "../errors/mod.ts";
import { attemptAsync, Fault, reasonOf, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { requestOf, requireApproval } from "./_approval.ts";
import { AUTHORIZE, parseEntry, parseLedger } from "./_arguments.ts";
import { isMovable, prepareEntry, requireSigner, requireTarget, signerAddress } from "./_signing.ts";
import type { Approver } from "./approver.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** Options for {@linkcode authorizeEntries}. */
export interface AuthorizeEntriesOptions {
  /** The address (`G…` or `C…`) of the nodes to sign; by default the top-level credentials. */
  readonly forAddress?: string | undefined;
  /** The approver, which receives all entries together before the signer is called. */
  readonly approve?: Approver | undefined;
}

/**
 * Signs several authorization entries with one approval. The `approve` callback receives all entries at once, so that
 * limits and counts apply to their total. The signer is called only after `approve` has accepted all entries. Then the
 * entries are signed one after the other, as in {@linkcode authorizeEntry}.
 *
 * @param entries the entries to sign, which are not changed; the path of a request is `entries[0]`, `entries[1]` and so
 *   on
 * @param signer a `Keypair`, any other object with a `sign` method, or a callback that receives the preimage and the
 *   payload
 * @param validUntilLedgerSeq the ledger at which the signatures expire, from 1 to 2^32 - 1
 * @param networkPassphrase the network passphrase, see {@linkcode Networks}
 * @param options the nodes to sign, and the `approve` callback
 * @returns signed copies, in the same order
 * @throws {TypeError} if an argument, a field of an entry, or a result of `signer` or `approve` is of the wrong type,
 *   or an option is unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, or a number in an entry is out of range
 * @throws {DwsaError} `auth/refused` with all `violations` if `approve` found any, and the errors of
 *   {@linkcode authorizeEntry}; if the cause is an entry or its signature, the message and `path` name the entry
 *
 * @example The policy allows one entry, not two
 * ```ts
 * import { authorizeEntries, Keypair, Networks } from "@dwsa/base";
 * import { policyFrom, signingPolicy } from "@dwsa/base/policy";
 * import { approvalRequest } from "@dwsa/base/auth";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const approve = signingPolicy(policyFrom([approvalRequest(entry, Networks.TESTNET, 1_000)])).entries;
 * const sign = (...entries: DwsaAuthorizationEntry[]) =>
 *   authorizeEntries(entries, signer, 1_000, Networks.TESTNET, { approve });
 *
 * assert.equal((await sign(entry)).length, 1);
 * await assert.rejects(sign(entry, entry), { code: "auth/refused" });
 * ```
 */
export function authorizeEntries(
  entries: readonly DwsaAuthorizationEntry[],
  signer: PayloadSigner | SigningCallback,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
  options?: AuthorizeEntriesOptions,
): Promise<DwsaAuthorizationEntry[]> {
  return attemptAsync(AUTHORIZE, () => authorizeAll(entries, signer, validUntilLedgerSeq, networkPassphrase, options));
}

async function authorizeAll(
  entries: readonly DwsaAuthorizationEntry[],
  signer: PayloadSigner | SigningCallback,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
  options?: AuthorizeEntriesOptions,
): Promise<DwsaAuthorizationEntry[]> {
  if (!Array.isArray(entries)) throw wrongType("entries", "an array", entries);
  const parsed = Array.from(entries, (entry: unknown, i) => checkEntry(i, () => copyEntry(entry)));
  requireSigner(signer);
  const signerAccount = signerAddress(signer); // errors about the key are not specific to an entry
  const expiry = parseLedger(validUntilLedgerSeq, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase);
  const { forAddress: target, approve } = readOptions(options, ["forAddress", "approve"]);
  requireTarget(target);
  const requests = parsed.map((entry, i) => ({
    ...requestOf(entry, networkId, expiry, `entries[${i}]`),
    signer: signerAccount,
  }));
  const check = () => {
    if (approve !== undefined) requireApproval(approve, requests.slice());
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

/** Runs a check of an entry, and adds the name of the entry to its errors. */
function checkEntry<T>(i: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw entryError(i, error);
  }
}

/** Adds the name of the entry to a fault, and to an error of this library in an entry that cannot be encoded. */
function entryError(i: number, error: unknown): unknown {
  if (!(error instanceof Fault) || error.kind === "auth/refused") return error; // a refusal names the entries
  const { kind, message, details } = error;
  const name = `entries[${i}]`;
  const inside = error.pathFrom();
  const path = inside ? `${name}.${inside}` : name;
  return new Fault(kind, message, { ...details, path, action: `Cannot authorize ${name}` });
}

/** Copies an entry, and turns the error of an entry that cannot be encoded into a fault. */
function copyEntry(entry: unknown): DwsaAuthorizationEntry {
  try {
    return parseEntry(entry);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError || DwsaError.is(error)) throw faultOf(error);
    throw error;
  }
}

/** Returns the fault of an error, whose reason is the whole message. */
function faultOf(cause: TypeError | RangeError | DwsaError): Fault {
  const kind = DwsaError.is(cause) ? cause.code : cause instanceof TypeError ? "type" : "range";
  const { path } = cause as { readonly path?: string };
  return new Fault(kind, reasonOf(cause), { cause, ...(path === undefined ? {} : { path }) });
}
