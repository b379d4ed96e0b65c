/** Parses the options of the functions that build and check challenges. */

import { describe, Fault, wrongType } from "../internal/fault.ts";
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
  name: string,
  value: unknown,
  types: readonly (keyof typeof TYPES)[],
): string {
  const expected = types.map((type) => TYPES[type]).join(" or ");
  if (typeof value !== "string") throw wrongType(name, expected, value);
  if (types.some((type) => isValid(type, value))) return value;
  const got = describe(value); // never the value, which could be a secret key
  throw new Fault("webauth/challenge", `expected ${name} to be ${expected}, got ${got}`, {
    path: name,
    expected,
    got,
  });
}

/** Parses a string of 1 to `most` bytes of UTF-8. */
export function parseText(name: string, value: unknown, most: number = Infinity): string {
  if (typeof value !== "string") throw wrongType(name, "a string", value);
  const bytes = encodeUtf8(value);
  const range = most === Infinity ? "a string that is not empty" : `a string of 1 to ${most} bytes in UTF-8`;
  if (bytes === undefined || bytes.length === 0 || bytes.length > most) {
    const got = bytes === undefined ? "an unpaired surrogate" : `${bytes.length} bytes`;
    throw new Fault("range", `expected ${name} to be ${range}, got ${got}`, { path: name });
  }
  return value;
}

/** Parses a wallet's domain and account. */
export function parseClientDomain(value: unknown, serverAccount: string, most?: number): ClientDomain {
  const name = "clientDomain";
  if (typeof value !== "object" || value === null) throw wrongType(name, "{ domain, account }", value);
  const given = readOptions<ClientDomain>(value as ClientDomain, ["domain", "account"], name);
  const domain = parseText(`${name}.domain`, given.domain, most);
  const account = parseAddress(`${name}.account`, given.account, ["G"]);
  if (account === serverAccount) {
    const message = `${name}.account is the server's account, which signs every challenge`;
    throw new Fault("webauth/challenge", message, { path: `${name}.account` });
  }
  return { domain, account };
}

/** Parses the options that describe the server. */
export function parseServer(given: Partial<WebAuthServer>): WebAuthServer {
  const networkPassphrase = given.networkPassphrase as string;
  networkIdOf(networkPassphrase);
  return {
    networkPassphrase,
    serverAccount: parseAddress("serverAccount", given.serverAccount, ["G"]),
    webAuthDomain: parseText("webAuthDomain", given.webAuthDomain),
  };
}

/** Parses the domains of the services that a server issues challenges for. */
export function parseDomains(value: unknown): string[] {
  if (!Array.isArray(value)) throw wrongType("homeDomains", "an array of strings", value);
  return Array.from(value as readonly unknown[], (domain, i) => parseText(`homeDomains[${i}]`, domain));
}

/** Copies a SEP-10 challenge. */
export function parseTransactionChallenge(value: unknown): TransactionEnvelope {
  if (!TransactionEnvelope.is(value)) throw wrongType("challenge", TransactionEnvelope, value);
  return copyXdr(TransactionEnvelope, value);
}

/** Copies a SEP-45 challenge. */
export function parseContractChallenge(value: unknown): ContractChallenge {
  if (!Array.isArray(value)) throw wrongType("challenge", "an array of DwsaAuthorizationEntry values", value);
  return Array.from(value as readonly unknown[], (entry, i) => {
    if (DwsaAuthorizationEntry.is(entry)) return copyXdr(DwsaAuthorizationEntry, entry);
    throw wrongType(`challenge[${i}]`, DwsaAuthorizationEntry, entry);
  });
}

/** Passes `undefined` on as a value that is rejected: the options are required. */
export function required<T>(options: T): T {
  return options === undefined ? null as T : options;
}
