import { attempt } from "../internal/fault.ts";
import { addressToScAddress } from "../address/mod.ts";
import { contractInvocation } from "../contract/mod.ts";
import { encodeHex } from "../internal/codec.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import { randomBytes } from "../internal/random_bytes.ts";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScMapEntry,
  ScVal,
} from "../xdr/mod.ts";
import { VERIFY } from "./_contract_challenge.ts";
import { parseAddress, parseClientDomain, parseText, required } from "./_parameters.ts";
import type { ClientDomain } from "./login.ts";

/** The parameters of {@linkcode buildContractChallenge}. */
export interface ContractChallengeParams {
  /** The account of the server, `G…`, which signs its entry next. */
  readonly serverAccount: string;
  /** The contract account that wants to log in, `C…`. */
  readonly account: string;
  /** The domain of the service; not empty. */
  readonly homeDomain: string;
  /** The domain of the server; not empty. */
  readonly webAuthDomain: string;
  /** The contract that verifies logins, `C…`. */
  readonly webAuthContract: string;
  /** The wallet that shall sign too. */
  readonly clientDomain?: ClientDomain | undefined;
  /** A string that is used once, not empty: 32 random hexadecimal digits by default. */
  readonly nonce?: string | undefined;
  /** Whether the signed payloads name their address (CAP-71); `false` by default. */
  readonly authV2?: boolean | undefined;
}

/**
 * Builds a SEP-45 login challenge: the authorization entries of the account, of the server and of the wallet, in this
 * order. None is signed: the server signs the second one with `authorizeEntry`, and sends all of them.
 *
 * @param params who logs in, and where
 * @returns the entries of the account, of the server and, if it is named, of the wallet, with random nonces and expiry 0
 * @throws {TypeError} if a parameter is of the wrong type, unknown or missing
 * @throws {RangeError} if a domain or the nonce is empty or has an unpaired surrogate
 * @throws {DwsaError} `webauth/challenge`, with `path`, if an address is of a wrong type, or the wallet's account is the
 *   server's; `auth/no-randomness` on a runtime without `crypto.getRandomValues`
 *
 * @example A challenge for a contract account
 * ```ts
 * import { Keypair } from "@dwsa/base/keys";
 * import { StrKey } from "@dwsa/base/strkey";
 * import { buildContractChallenge, readChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const entries = buildContractChallenge({
 *   serverAccount: Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1)).publicKey(),
 *   account: StrKey.encodeContract(new Uint8Array(32).fill(2)),
 *   homeDomain: "home.example",
 *   webAuthDomain: "auth.home.example",
 *   webAuthContract: StrKey.encodeContract(new Uint8Array(32).fill(3)),
 * });
 * assert.equal(entries.length, 2);
 * assert.equal(readChallenge(entries).protocol, "sep45");
 * ```
 */
export function buildContractChallenge(
  params: ContractChallengeParams,
): [account: DwsaAuthorizationEntry, server: DwsaAuthorizationEntry, ...clientDomain: DwsaAuthorizationEntry[]] {
  return attempt("build the challenge", () => buildEntries(params));
}

function buildEntries(
  params: ContractChallengeParams,
): [account: DwsaAuthorizationEntry, server: DwsaAuthorizationEntry, ...clientDomain: DwsaAuthorizationEntry[]] {
  const given = readOptions<ContractChallengeParams>(required(params), [
    ...["serverAccount", "account", "homeDomain", "webAuthDomain", "webAuthContract"] as const,
    ...["clientDomain", "nonce", "authV2"] as const,
  ], "params");
  const server = parseAddress("serverAccount", given.serverAccount, ["G"]);
  const account = parseAddress("account", given.account, ["C"]);
  const homeDomain = parseText("homeDomain", given.homeDomain);
  const webAuthDomain = parseText("webAuthDomain", given.webAuthDomain);
  const contract = parseAddress("webAuthContract", given.webAuthContract, ["C"]);
  const clientDomain = given.clientDomain === undefined ? undefined : parseClientDomain(given.clientDomain, server);
  const nonce = given.nonce === undefined
    ? encodeHex(randomBytes(16, "auth/no-randomness"))
    : parseText("nonce", given.nonce);
  const authV2 = readFlag("authV2", given.authV2);
  const fields: readonly (readonly [string, string])[] = [ // in the host's order of symbols
    ["account", account],
    ...clientDomain === undefined
      ? []
      : [["client_domain", clientDomain.domain], ["client_domain_account", clientDomain.account]] as const,
    ["home_domain", homeDomain],
    ["nonce", nonce],
    ["web_auth_domain", webAuthDomain],
    ["web_auth_domain_account", server],
  ];
  const map = fields.map(([name, value]) =>
    new ScMapEntry({ key: ScVal.scvSymbol(name), val: ScVal.scvString(value) })
  );
  const call = contractInvocation({ contract, function: VERIFY, args: [ScVal.scvMap(map)] });
  const entry = (address: string) => entryOf(address, call, authV2);
  return clientDomain === undefined
    ? [entry(account), entry(server)]
    : [entry(account), entry(server), entry(clientDomain.account)];
}

function entryOf(address: string, rootInvocation: DwsaAuthorizedInvocation, authV2: boolean): DwsaAuthorizationEntry {
  const bytes = randomBytes(8, "auth/no-randomness");
  const credentials = new DwsaAddressCredentials({
    address: addressToScAddress(address),
    nonce: new DataView(bytes.buffer).getBigInt64(0),
    signatureExpirationLedger: 0,
    signature: ScVal.scvVoid(),
  });
  return new DwsaAuthorizationEntry({
    credentials: authV2
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddress(credentials),
    rootInvocation,
  });
}
