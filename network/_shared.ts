/** Computes network IDs. */

import { Fault, wrongType } from "../internal/fault.ts";
import { sha256 } from "@noble/hashes/sha2.js";
import { type Bytes, copyBytes } from "../internal/bytes.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { Networks } from "./networks.ts";

/**
 * Returns the ID of a network: the SHA-256 hash of its passphrase. Signed payloads contain this ID, so a signature is
 * valid only on networks with this passphrase.
 *
 * @param networkPassphrase the passphrase
 * @param name the name of the argument, for messages
 */
export function networkIdOf(networkPassphrase: string, name = "networkPassphrase"): Bytes {
  if (last?.networkPassphrase === networkPassphrase) return copyBytes(last.id); // hashing takes longer than all else
  if (typeof networkPassphrase !== "string") throw wrongType(name, "a string", networkPassphrase);
  const bytes = encodeUtf8(networkPassphrase);
  const problem = bytes === undefined
    ? "must be well-formed Unicode, got a lone surrogate"
    : mistake(networkPassphrase);
  if (bytes === undefined || problem !== undefined) {
    throw new Fault("network/passphrase", `${name} ${problem}`);
  }
  last = { networkPassphrase, id: sha256(bytes) as Bytes };
  return copyBytes(last.id);
}

/** The most recent passphrase with its ID: programs seldom use several networks. */
let last: { readonly networkPassphrase: string; readonly id: Bytes } | undefined;

/** Matches the names of networks, and captures the name. */
const NAME = /^\s*(networks\.)?(public|pubnet|mainnet|testnet|futurenet|sandbox|standalone|local|localnet)\s*$/i;

/**
 * Describes why a string is a mistake for a passphrase; `undefined` if it is a passphrase. A signature for such a string
 * would be valid on no network. The description does not repeat the string: a URL can contain a secret.
 */
function mistake(text: string): string | undefined {
  const [, prefix, name] = NAME.exec(text) ?? [];
  if (name !== undefined) {
    const key = name.toUpperCase().replace(/^(PUB|MAIN)NET$/, "PUBLIC").replace(/^LOCAL(NET)?$/, "STANDALONE");
    const advice = `pass Networks.${key}${prefix === undefined ? "" : " without quotes"}`;
    return `is the name of a network, not its passphrase; ${advice}`;
  }
  if (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(text)) return "is a URL, not a passphrase";
  for (const [key, passphrase] of Object.entries(Networks)) {
    if (text === passphrase) return undefined;
    if (fold(text) === fold(passphrase)) {
      return `differs from Networks.${key} only in spaces or case; pass Networks.${key}`;
    }
  }
  if (text === "") return "must not be empty";
  return text === text.trim() ? undefined : "must not begin or end with white space";
}

/** Returns a string without white space, in lower case. */
function fold(text: string): string {
  return text.replace(/\s/g, "").toLowerCase();
}
