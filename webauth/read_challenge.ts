import { attempt, Fault } from "../internal/fault.ts";
import type { DwsaAuthorizationEntry, TransactionEnvelope } from "../xdr/mod.ts";
import { readTransactionChallenge } from "./_challenge.ts";
import { readContractChallenge } from "./_contract_challenge.ts";
import { parseContractChallenge, parseTransactionChallenge } from "./_parameters.ts";
import type { Login } from "./login.ts";

/**
 * Reads what a login challenge requests to approve. Only the structure is checked: no signature, clock, key or expected
 * domain, for which there are {@linkcode checkChallenge} and {@linkcode verifyChallenge}.
 *
 * @param challenge a transaction (SEP-10), or the authorization entries of a contract account (SEP-45)
 * @returns the login; all its values are claims of whoever made the challenge
 * @throws {TypeError} if the challenge is of the wrong type
 * @throws {DwsaError} `webauth/challenge`, with `path`, if it does not have the structure of a login; `xdr/…` if it
 *   cannot be encoded
 *
 * @example The claims of a challenge
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { buildChallenge, readChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const challenge = buildChallenge({
 *   serverAccount: Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1)).publicKey(),
 *   account: Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)).publicKey(),
 *   homeDomain: "home.example",
 *   webAuthDomain: "auth.home.example",
 *   timeBounds: { min: 1_800_000_000, max: 1_800_000_900 },
 * });
 * const login = readChallenge(challenge);
 * assert.equal(login.homeDomain, "home.example");
 * assert.equal(login.clientDomain, null);
 * ```
 */
export function readChallenge(challenge: TransactionEnvelope | readonly DwsaAuthorizationEntry[]): Login {
  return attempt("read the challenge", () => {
    const read = Array.isArray(challenge)
      ? readContractChallenge(parseContractChallenge(challenge))
      : readTransactionChallenge(parseTransactionChallenge(challenge));
    if ("login" in read) return read.login;
    const subject = read.path === "" ? "the challenge" : read.path;
    throw new Fault("webauth/challenge", `${subject} ${read.message}`, { path: read.path });
  });
}
