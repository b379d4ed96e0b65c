/** Parses the options of the functions that build and judge challenges. */

import { DwsaError } from "../errors/mod.ts";
import { describe, wrongType } from "../internal/describe.ts";
import { locate } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { networkIdOf } from "../network/_shared.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import { DwsaAuthorizationEntry, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import type { ClientDomain, ContractChallenge, WebAuthServer } from "./login.ts";

/** The names of the types of addresses, by their first letter. */
const TYPES = { G: "an account G...", M: "a muxed account M...", C: "a contract C..." } as const;

function isValid(type: keyof typeof TYPES, address: string): boolean {
  switch (type) {
    case "G":
      return isValidStrKey("ed25519PublicKey", address);
    case "M":
      return isValidStrKey("med25519PublicKey", address);
    case "C":
      return isValidStrKey("contract", address);
  }
}

/** Parses an address of one of some types. */
export function parseAddress(
  action: string,
  name: string,
  value: unknown,
  types: readonly (keyof typeof TYPES)[],
): string {
  const expected = types.map((type) => TYPES[type]).join(" or ");
  if (typeof value !== "string") throw wrongType(action, name, expected, value);
  if (types.some((type) => isValid(type, value))) return value;
  const got = describe(value); // never the value, which could be a secret key
  throw new DwsaError("webauth/challenge", `Cannot ${action}: expected ${name} to be ${expected}, got ${got}`, {
    path: name,
    expected,
    got,
  });
}

/** Parses a string of 1 to `most` bytes of UTF-8. */
export function parseText(action: string, name: string, value: unknown, most: number = Infinity): string {
  if (typeof value !== "string") throw wrongType(action, name, "a string", value);
  const bytes = encodeUtf8(value);
  const range = most === Infinity ? "a string that is not empty" : `a string of 1 to ${most} bytes in UTF-8`;
  if (bytes === undefined || bytes.length === 0 || bytes.length > most) {
    const got = bytes === undefined ? "an unpaired surrogate" : `${bytes.length} bytes`;
    throw locate(new RangeError(`Cannot ${action}: expected ${name} to be ${range}, got ${got}`), name);
  }
  return value;
}

/** Parses a wallet's domain and account. */
export function parseClientDomain(action: string, value: unknown, serverAccount: string, most?: number): ClientDomain {
  const name = "clientDomain";
  if (typeof value !== "object" || value === null) throw wrongType(action, name, "{ domain, account }", value);
  const given = readOptions<ClientDomain>(action, value as ClientDomain, ["domain", "account"], name);
  const domain = parseText(action, `${name}.domain`, given.domain, most);
  const account = parseAddress(action, `${name}.account`, given.account, ["G"]);
  if (account === serverAccount) {
    const message = `Cannot ${action}: ${name}.account is the server's account, which signs every challenge`;
    throw new DwsaError("webauth/challenge", message, { path: `${name}.account` });
  }
  return { domain, account };
}

/** Parses the options that describe the server. */
export function parseServer(action: string, given: Partial<WebAuthServer>): WebAuthServer {
  const networkPassphrase = given.networkPassphrase as string;
  networkIdOf(networkPassphrase, action);
  return {
    networkPassphrase,
    serverAccount: parseAddress(action, "serverAccount", given.serverAccount, ["G"]),
    webAuthDomain: parseText(action, "webAuthDomain", given.webAuthDomain),
  };
}

/** Parses the domains of the services that a server issues challenges for. */
export function parseDomains(action: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw wrongType(action, "homeDomains", "an array of strings", value);
  return Array.from(value as readonly unknown[], (domain, i) => parseText(action, `homeDomains[${i}]`, domain));
}

/** Copies a SEP-10 challenge. */
export function parseTransactionChallenge(action: string, value: unknown): TransactionEnvelope {
  if (!TransactionEnvelope.is(value)) throw wrongType(action, "challenge", "a TransactionEnvelope", value);
  return copyXdr(TransactionEnvelope, value);
}

/** Copies a SEP-45 challenge. */
export function parseContractChallenge(action: string, value: unknown): ContractChallenge {
  if (!Array.isArray(value)) throw wrongType(action, "challenge", "an array of DwsaAuthorizationEntry values", value);
  return Array.from(value as readonly unknown[], (entry, i) => {
    if (DwsaAuthorizationEntry.is(entry)) return copyXdr(DwsaAuthorizationEntry, entry);
    throw wrongType(action, `challenge[${i}]`, "a DwsaAuthorizationEntry", entry);
  });
}

/** Passes `undefined` on as a value that is rejected: the options are required. */
export function required<T>(options: T): T {
  return options === undefined ? null as T : options;
}
