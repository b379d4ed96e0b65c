/** Checks the authorization entries of smart accounts. */

import { attempt, count, wrongType } from "../internal/fault.ts";
import { sha256 } from "@noble/hashes/sha2.js";
import { scAddressToString } from "../address/mod.ts";
import { parseEntry, payloadOf, preimageOf, unwrapCredentials } from "../auth/_shared.ts";
import { toBase64, toHex } from "../encoding/mod.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { verify } from "../keys/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { type DwsaAuthorizationEntry, DwsaAuthorizedFunction, InvokeContractArgs, ScVal } from "../xdr/mod.ts";
import { CHECK_AUTH, delegatedArgument, digestOf, parseContractAddress, type Signed } from "./_payload.ts";
import { firstUnsorted, readByteFields, type ReadSignature, readSignature, type ReadSigner } from "./_signers.ts";
import { authContexts } from "./auth_contexts.ts";
import type { AccountProblem, AuthContext } from "./types.ts";

/** The type of signature that a verifier contract verifies. */
type Verifier = "ed25519" | "webauthn";

/** Half the order of the P-256 group, in hexadecimal: the largest s that the network accepts. */
const HALF_ORDER = "7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8";

/** Adds a problem to the result. */
type Add = (reason: AccountProblem["reason"], message: string) => void;

/**
 * Checks offline the entries of OpenZeppelin accounts in one transaction. Even if the result is empty, the network can
 * reject the entries, since the rules, signers and policies of an account are ledger data. For each entry, also call
 * `checkAuthEntryReadiness`, which reports expiry and malformed values.
 *
 * @param entries all signed entries of the transaction, including those of delegated signers
 * @param networkPassphrase the network passphrase
 * @param options the contract that the accounts use; the accounts (`C…`) to check, by default all contracts with
 *   entries; and the signature type that each verifier contract verifies, since signatures for other verifiers are not
 *   checked
 * @returns the problems in the order of the entries
 * @throws {TypeError} if a value is of the wrong type, or an option is unknown
 * @throws {RangeError} if a number in an entry is out of range
 * @throws {DwsaError} `auth/invalid-address` if an address is not a contract; `network/passphrase` if the passphrase is
 *   invalid; `xdr/…` if an entry cannot be encoded
 *
 * @example An account without a signature
 * ```ts
 * import { checkAccountEntries } from "@dwsa/base/accounts";
 * import { Networks } from "@dwsa/base/network";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAAAABHBpbmcAAAAAAAAAAA==",
 * );
 * const [problem] = checkAccountEntries([entry], Networks.TESTNET, { contract: "openzeppelin@0.8" });
 * assert.equal(problem?.reason, "signature-form");
 * assert.equal(problem.path, "entries[0].signature");
 * ```
 */
export function checkAccountEntries(
  entries: readonly DwsaAuthorizationEntry[],
  networkPassphrase: string,
  options: {
    readonly contract: "openzeppelin@0.7" | "openzeppelin@0.8";
    readonly accounts?: readonly string[] | undefined;
    readonly verifiers?: { readonly [address: string]: "ed25519" | "webauthn" } | undefined;
  },
): AccountProblem[] {
  return attempt("check the account's entries", () => checkEntries(entries, networkPassphrase, options));
}

function checkEntries(entries: readonly DwsaAuthorizationEntry[], networkPassphrase: string, options: {
  readonly contract: "openzeppelin@0.7" | "openzeppelin@0.8";
  readonly accounts?: readonly string[] | undefined;
  readonly verifiers?: { readonly [address: string]: "ed25519" | "webauthn" } | undefined;
}): AccountProblem[] {
  if (!Array.isArray(entries)) throw wrongType("entries", "an array", entries);
  const copies = Array.from(entries, (entry, i) => parseEntry(entry, `entries[${i}]`));
  const networkId = networkIdOf(networkPassphrase);
  const { contract, accounts, verifiers } = parseOptions(options);
  const nested = nestedEntries(copies);
  return copies.flatMap((entry, i): AccountProblem[] => {
    const open = unwrapCredentials(entry);
    if (open?.credentials.address.type !== "scAddressTypeContract") return [];
    const { address, signature, signatureExpirationLedger: expiry } = open.credentials;
    const text = scAddressToString(address);
    if (accounts !== undefined && !accounts.has(text)) return [];
    const problems: AccountProblem[] = [];
    const path = `entries[${i}].signature`;
    const add = (reason: AccountProblem["reason"], message: string, place = "") =>
      problems.push({ reason, path: path + place, address: text, message });
    const read = readSignature(signature);
    if (read === undefined) {
      add("signature-form", "Expected the signature to be a map { context_rule_ids, signers }: sign again");
      return problems;
    }
    const contexts = authContexts(entry.rootInvocation);
    const payload = payloadOf(preimageOf(open, expiry, entry.rootInvocation, networkId));
    addFormProblems(read, contexts.length, add);
    const signed: Signed = { contract, account: address, payload, ruleIds: read.ruleIds };
    const checks = { signed, digest: digestOf(signed), contexts: calledContracts(contexts), nested, verifiers };
    for (const [at, signer] of read.signers.entries()) {
      addSignerProblems(signer, checks, (reason, message) => add(reason, message, `.signers[${at}]`));
    }
    return problems;
  });
}

/** The inputs for checking the signers of an entry. */
interface Checks {
  readonly signed: Signed;
  readonly digest: Uint8Array;
  /** The contracts that the contexts call. */
  readonly contexts: ReadonlySet<string>;
  readonly nested: NestedEntries;
  readonly verifiers: ReadonlyMap<string, Verifier>;
}

/** Entries by address and by their root call to `__check_auth`. `more` is `true` if one of them has sub-invocations. */
type NestedEntries = ReadonlyMap<string, { readonly more: boolean }>;

function parseOptions(options: Parameters<typeof checkAccountEntries>[2]): {
  readonly contract: "openzeppelin@0.7" | "openzeppelin@0.8";
  readonly accounts: ReadonlySet<string> | undefined;
  readonly verifiers: ReadonlyMap<string, Verifier>;
} {
  if (options === undefined) throw wrongType("options", "an object with contract", options);
  const { contract, accounts, verifiers = {} } = readOptions(options, ["contract", "accounts", "verifiers"]);
  const name = readChoice("options.contract", contract, ["openzeppelin@0.7", "openzeppelin@0.8"] as const);
  if (name === undefined) throw wrongType("options.contract", "a string", contract);
  if (accounts !== undefined && !Array.isArray(accounts)) {
    throw wrongType("options.accounts", "an array", accounts);
  }
  if (typeof verifiers !== "object" || verifiers === null) {
    throw wrongType("options.verifiers", "an object", verifiers);
  }
  const parse = (value: unknown, place: string) => scAddressToString(parseContractAddress(value, place));
  const kinds = new Map<string, Verifier>();
  for (const [address, kind] of Object.entries(verifiers)) {
    const key = parse(address, "every address in options.verifiers");
    const verifier = readChoice<Verifier>(`options.verifiers.${key}`, kind, ["ed25519", "webauthn"]);
    if (verifier === undefined) throw wrongType(`options.verifiers.${key}`, "a string", kind);
    kinds.set(key, verifier);
  }
  return {
    contract: name,
    accounts: accounts && new Set(Array.from(accounts, (address, i) => parse(address, `options.accounts[${i}]`))),
    verifiers: kinds,
  };
}

/** Reports the problems of the signature as a whole, not of a single signer. */
function addFormProblems({ ruleIds, signers, entries }: ReadSignature, contexts: number, add: Add): void {
  const unsorted = firstUnsorted(entries);
  if (unsorted !== -1) {
    const [before, after] = [signers[unsorted - 1]!, signers[unsorted]!].map(nameOf);
    add(
      "signer-order",
      `Expected the signers in the host's order, each once, got ${after} after ${before}: encode again`,
    );
  }
  if (ruleIds.length === contexts) return;
  const expected = `Expected one rule ID for each context (${contexts})`;
  add("rule-count", `${expected}, got ${ruleIds.length} (contract error 3014): select the rules and sign again`);
}

/** Formats a signer for a message. */
function nameOf(signer: ReadSigner): string {
  return "delegated" in signer ? `delegated signer ${signer.delegated}` : `a signer of ${signer.verifier}`;
}

function addSignerProblems(signer: ReadSigner, checks: Checks, add: Add): void {
  if ("delegated" in signer) return addDelegatedProblems(signer.delegated, checks, add);
  const kind = checks.verifiers.get(signer.verifier);
  if (kind === "webauthn") addPasskeyProblems(signer.signature, checks.digest, add);
  if (kind !== "ed25519") return;
  const { key, signature } = signer;
  if (key.length === 32 && signature.length === 64 && verify(checks.digest, signature, key)) return;
  add(
    "invalid",
    `The signature is not valid for the digest ${toHex(checks.digest)}: sign the digest again with that key`,
  );
}

function addDelegatedProblems(delegated: string, { signed, contexts, nested }: Checks, add: Add): void {
  if (contexts.has(delegated)) {
    const danger = "version 0.7.2 accepts it without a signature, later ones reject it (contract error 3017)";
    add("delegated-is-context", `A delegated signer must not be the contract of a context: ${danger}`);
  }
  const root = DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
    new InvokeContractArgs({
      contractAddress: signed.account,
      functionName: CHECK_AUTH,
      args: [delegatedArgument(signed)],
    }),
  );
  const hash = hashOf(root);
  const found = nested.get(`${delegated} ${hash}`) ?? nested.get(` ${hash}`);
  if (found === undefined) {
    const cure = "create it with delegatedEntry() after the expiry is final";
    add("delegated-missing", `Expected an entry of ${delegated} that approves this payload, got none: ${cure}`);
  } else if (found.more) {
    const expected = `Expected an entry of ${delegated} that approves only this payload`;
    add("delegated-more", `${expected}, got one with sub-invocations: the network accepts them too`);
  }
}

/**
 * Indexes the entries whose root invocation calls `__check_auth`, by address (empty for the source account) and root.
 */
function nestedEntries(entries: readonly DwsaAuthorizationEntry[]): NestedEntries {
  const nested = new Map<string, { more: boolean }>();
  for (const entry of entries) {
    const { function: called, subInvocations } = entry.rootInvocation;
    if (called.type !== "dwsaAuthorizedFunctionTypeContractFn" || called.value.functionName !== CHECK_AUTH) continue;
    const open = unwrapCredentials(entry);
    const address = open === undefined ? "" : scAddressToString(open.credentials.address);
    const key = `${address} ${hashOf(called)}`;
    nested.set(key, { more: subInvocations.length > 0 || nested.get(key)?.more === true });
  }
  return nested;
}

function hashOf(called: DwsaAuthorizedFunction): string {
  return toHex(sha256(called.toXDR()));
}

/** Returns the contracts that contexts call. */
function calledContracts(contexts: readonly AuthContext[]): Set<string> {
  const contracts = new Set<string>();
  for (const { function: { type, value } } of contexts) {
    if (type === "dwsaAuthorizedFunctionTypeContractFn") contracts.add(scAddressToString(value.contractAddress));
  }
  return contracts;
}

/** Reports the problems of a passkey signature, in the order in which the contract checks them; a high s comes last. */
function addPasskeyProblems(bytes: Uint8Array, digest: Uint8Array, add: Add): void {
  const value = readValue(bytes);
  const fields = value && readByteFields(value, ["authenticator_data", "client_data", "signature"]);
  const [authenticatorData, clientData, signature] = fields ?? [];
  if (signature?.length !== 64 || authenticatorData === undefined || clientData === undefined) {
    const form = "the XDR of a map { authenticator_data, client_data, signature } with a signature of 64 bytes";
    return add("webauthn-form", `Expected ${form}: pass the assertion to encodeAccountSignature()`);
  }
  if (clientData.length > 1024) {
    const got = count(clientData.length, "byte");
    add("client-data-too-long", `Expected client data of at most 1,024 bytes, got ${got} (contract error 3111)`);
  }
  const json = readJson(clientData);
  if (json === undefined) {
    add("webauthn-form", "Expected client data that is a JSON object (contract error 3112)");
  } else {
    if (json["type"] !== "webauthn.get") {
      add(
        "client-data-type",
        'Expected client data of type "webauthn.get", got a different type (contract error 3113)',
      );
    }
    const challenge = toBase64(digest).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    if (json["challenge"] !== challenge) {
      add(
        "challenge",
        `Expected the digest ${toHex(digest)} as the challenge, got a different one (contract error 3114)`,
      );
    }
  }
  const flags = authenticatorData[32];
  if (flags === undefined || authenticatorData.length < 37) {
    add("webauthn-form", "Expected authenticator data of at least 37 bytes, got fewer (contract error 3115)");
  } else {
    if ((flags & 0x01) === 0) add("user-not-present", "The flag UP (user present) is not set: contract error 3116");
    if ((flags & 0x04) === 0) add("user-not-verified", "The flag UV (user verified) is not set: contract error 3117");
    if ((flags & 0x18) === 0x10) {
      add("backup-state", "The flag BS (backed up) is set, but not BE (backup eligible): contract error 3118");
    }
  }
  if (toHex(signature.subarray(32)) > HALF_ORDER) {
    add(
      "high-s",
      "Expected the lower of the two values of s, got the higher: pass the assertion to encodeAccountSignature()",
    );
  }
}

function readValue(bytes: Uint8Array): ScVal | undefined {
  try {
    return ScVal.fromXDR(bytes);
  } catch {
    return undefined;
  }
}

/** Parses a JSON object; returns `undefined` for any other bytes. */
function readJson(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(decodeUtf8(bytes) ?? "");
    return typeof json === "object" && json !== null ? json as Record<string, unknown> : undefined;
  } catch {
    return undefined;
  }
}
