/** Adds delegates to the credentials of an entry (CAP-71). */

import { attempt, violated, wrongType } from "../internal/fault.ts";
import { compareScAddress, scAddressToString } from "../address/mod.ts";
import { readOptions } from "../internal/options.ts";
import { MAX_DEPTH } from "../xdr/_shared.ts";
import {
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  DwsaDelegateSignature,
  ScVal,
} from "../xdr/mod.ts";
import { parseEntry, parseLedger, parseScVal, parseSigningAddress, requireSigningAddress } from "./_arguments.ts";
import { ARMS, isUnsigned, unwrapCredentials, type UnwrappedCredentials } from "./_credentials.ts";

/** A delegate to attach to an entry. */
export interface DelegateSignature {
  /** An account (`G…`) or a contract (`C…`). */
  readonly address: string;
  /** The signature of the delegate; void by default, so that {@linkcode authorizeEntry} can add it. */
  readonly signature?: ScVal | undefined;
  /** The delegates of this delegate. */
  readonly nestedDelegates?: readonly DelegateSignature[] | undefined;
}

/** The parameters of {@linkcode buildWithDelegatesEntry}. */
export interface BuildWithDelegatesParams {
  /**
   * The entry, typically from a simulation, with `dwsaCredentialsAddress` or `dwsaCredentialsAddressV2`. The entry is
   * not changed.
   */
  readonly entry: DwsaAuthorizationEntry;
  /** The ledger at which the signatures expire, from 1 to 2^32 - 1. */
  readonly validUntilLedgerSeq: number;
  /** The delegates, in any order. */
  readonly delegates: readonly DelegateSignature[];
  /**
   * The top-level signature; by default that of the entry, which must remain valid. If the entry is unsigned, the
   * default is void, which suffices for contracts that authorize only through delegates. {@linkcode authorizeEntry} can
   * add a signature later.
   */
  readonly signature?: ScVal | undefined;
}

/**
 * Adds delegates to the credentials of an authorization entry. Delegates sign the same payload as the account. A
 * simulation never returns entries with delegates: the client decides which accounts use delegates.
 *
 * Each list of delegates is sorted as the network requires. If the credentials are address-bound and the expiry does
 * not change, the payload stays the same, and an existing signature is kept. Otherwise an existing signature would
 * become invalid, so a signed entry is rejected unless `signature` is passed.
 *
 * @param params the entry and its delegates
 * @returns the entry with delegates, to be signed with {@linkcode authorizeEntry}
 * @throws {TypeError} if a parameter, or a part of it, is of the wrong type or unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, or a number in the entry or in a signature is
 *   out of range
 * @throws {DwsaError} `auth/no-address-credentials` if the entry has source account credentials or already has
 *   delegates, `auth/duplicate-delegate` if a list of delegates repeats an address, `auth/invalid-address` if an
 *   address is neither an account nor a contract, `auth/already-signed` if the signature of the entry would be lost,
 *   `xdr/depth` if the delegates are nested more than 500 levels deep, `xdr/…` if the entry or a signature cannot be
 *   encoded
 *
 * @example A contract account that authorizes through two keys
 * ```ts
 * import { authorizeEntry, buildWithDelegatesEntry, checkAuthEntryReadiness, Keypair, Networks } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAHqWtS+DcWsZ4WyohS+k0uPAb6YyUCdtwfM0asHSDR4NgAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAAAABHBpbmcAAAAAAAAAAA==",
 * );
 * const [alice, bob] = [Keypair.random(), Keypair.random()];
 *
 * let signed = buildWithDelegatesEntry({
 *   entry,
 *   validUntilLedgerSeq: 1_000,
 *   delegates: [{ address: alice.publicKey() }, { address: bob.publicKey() }],
 * });
 * const approve = expectInvocation({
 *   address: "CDVFVVF6BXC2YZ4FWKRBJPUTJOHQDPUYZFAJ3NYHZTI2WB2IGR4DM3AB",
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * for (const signer of [alice, bob]) {
 *   signed = await authorizeEntry(signed, signer, 1_000, Networks.TESTNET, {
 *     forAddress: signer.publicKey(),
 *     approve,
 *   });
 * }
 * assert(checkAuthEntryReadiness(signed, 900, Networks.TESTNET).ready);
 * ```
 */
export function buildWithDelegatesEntry(params: BuildWithDelegatesParams): DwsaAuthorizationEntry {
  return attempt("build the entry with delegates", () => buildEntry(params));
}

function buildEntry(params: BuildWithDelegatesParams): DwsaAuthorizationEntry {
  if (typeof params !== "object" || params === null) throw wrongType("params", "an object", params);
  const fields = readOptions(params, ["entry", "validUntilLedgerSeq", "delegates", "signature"], "params");
  const entry = parseEntry(fields.entry);
  const expiry = parseLedger(fields.validUntilLedgerSeq, "validUntilLedgerSeq");
  const open = unwrapCredentials(entry);
  if (open === undefined || ARMS[open.type].delegated) {
    const [expected, got] = ["dwsaCredentialsAddress or dwsaCredentialsAddressV2", entry.credentials.type];
    const rule = `the entry must have the credentials ${expected}, got ${got}`;
    throw violated("auth/no-address-credentials", rule, expected, got);
  }
  const { address, nonce } = open.credentials;
  requireSigningAddress(address);
  const addressCredentials = new DwsaAddressCredentials({
    address,
    nonce,
    signatureExpirationLedger: expiry,
    signature: parseSignature(fields.signature, "signature") ?? validSignature(open, expiry),
  });
  const delegates = parseDelegates(fields.delegates, "delegates", 1);
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressWithDelegates(
      new DwsaAddressCredentialsWithDelegates({ addressCredentials, delegates }),
    ),
    rootInvocation: entry.rootInvocation,
  });
}

/** Returns the entry's signature, or void if there is none. Throws if adding delegates would invalidate it. */
function validSignature({ type, credentials }: UnwrappedCredentials, expiry: number): ScVal {
  const { signature, signatureExpirationLedger } = credentials;
  const { addressBound } = ARMS[type];
  if (isUnsigned(signature)) return ScVal.scvVoid();
  if (addressBound && signatureExpirationLedger === expiry) return signature;
  const [rule, expected, got] = addressBound
    ? [
      `the entry is signed until ledger ${signatureExpirationLedger}; ` +
      `pass validUntilLedgerSeq ${signatureExpirationLedger}, or replace the signature with params.signature`,
      `validUntilLedgerSeq ${signatureExpirationLedger}`,
      `${expiry}`,
    ]
    : [
      "the entry has a signature of the legacy payload, which delegates make invalid; replace it with params.signature",
      "an unsigned entry",
      "a signed one",
    ];
  throw violated("auth/already-signed", rule, expected, got);
}

/** Parses a list of delegates and all nested lists, and sorts each list. */
function parseDelegates(list: unknown, path: string, depth: number): DwsaDelegateSignature[] {
  if (!Array.isArray(list)) throw wrongType(path, "an array", list);
  if (depth > MAX_DEPTH && list.length > 0) {
    const rule = `delegates are nested more than ${MAX_DEPTH} levels deep`;
    throw violated("xdr/depth", rule, `at most ${MAX_DEPTH} levels`, "more");
  }
  const delegates = Array.from(
    list,
    (delegate: DelegateSignature, i) => parseDelegate(delegate, `${path}[${i}]`, depth),
  )
    .sort((a, b) => compareScAddress(a.address, b.address));
  delegates.forEach(({ address }, i) => {
    if (i === 0 || compareScAddress(delegates[i - 1]!.address, address) !== 0) return;
    const text = scAddressToString(address);
    throw violated("auth/duplicate-delegate", `${path} lists ${text} twice`, "different addresses", text, {
      path,
    });
  });
  return delegates;
}

function parseDelegate(delegate: DelegateSignature, path: string, depth: number): DwsaDelegateSignature {
  if (typeof delegate !== "object" || delegate === null) throw wrongType(path, "an object", delegate);
  const names = ["address", "signature", "nestedDelegates"] as const;
  const { address, signature, nestedDelegates = [] } = readOptions(delegate, names, path);
  return new DwsaDelegateSignature({
    address: parseSigningAddress(address, `${path}.address`),
    signature: parseSignature(signature, `${path}.signature`) ?? ScVal.scvVoid(),
    nestedDelegates: parseDelegates(nestedDelegates, `${path}.nestedDelegates`, depth + 1),
  });
}

function parseSignature(value: unknown, name: string): ScVal | undefined {
  return value === undefined ? undefined : parseScVal(value, name);
}
