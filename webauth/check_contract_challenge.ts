import { attempt } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import type { Simulation } from "../transaction/mod.ts";
import { different, otherClientDomain } from "./_challenge.ts";
import {
  ARGUMENT,
  contractProblems,
  parseLedger,
  parseSimulation,
  readContractChallenge,
  signatureProblems,
  simulationProblems,
} from "./_contract_challenge.ts";
import {
  parseAddress,
  parseClientDomain,
  parseContractChallenge,
  parseServer,
  parseText,
  required,
} from "./_parameters.ts";
import type { ChallengeCheck, ClientDomain, ContractChallenge, WebAuthServer } from "./login.ts";

/** What a wallet expects of a SEP-45 challenge. */
export interface ExpectedContractChallenge extends WebAuthServer {
  /** The domain of the service that the wallet asked to log in to. */
  readonly homeDomain: string;
  /** The contract that verifies logins, `C…`: `WEB_AUTH_CONTRACT_ID` in the service's stellar.toml. */
  readonly webAuthContract: string;
  /** The contract account that the wallet asked to log in, `C…`. */
  readonly account: string;
  /** The sequence number of the current ledger. */
  readonly currentLedger: number;
  /** The domain and the account that the wallet sent; `null` if there must be none; any if absent. A server may ignore them. */
  readonly clientDomain?: ClientDomain | null | undefined;
  /** The simulation of the call with these entries, which shows that nothing else is written. */
  readonly simulation?: Simulation | undefined;
}

/**
 * Checks, before a wallet signs, that a SEP-45 challenge is the login that the wallet asked for: its structure, the
 * expected values and the server's signature. Other than a SEP-10 challenge, the entries can be submitted, once: with
 * `simulation`, the call must write nothing but the nonces of the entries, apart from restoring the archived instance
 * of the contract and code.
 *
 * @param challenge the authorization entries, as the server sent them
 * @param expected the values of the wallet and of the service's stellar.toml, never of the challenge itself
 * @returns whether the challenge may be signed, all problems, and the login; a bad challenge never throws
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown or missing
 * @throws {RangeError} if a number is out of range, a domain is empty, or a number in the challenge is out of range
 * @throws {DwsaError} `webauth/challenge`, with `path`, if an expected address is of a wrong type; `network/passphrase`
 *   if the passphrase is invalid; `xdr/…` if the challenge cannot be encoded
 *
 * @example A challenge with the entry of the server signed
 * ```ts
 * import { authorizeEntry } from "@dwsa/base/auth";
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { StrKey } from "@dwsa/base/strkey";
 * import { buildContractChallenge, checkContractChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
 * const ours = {
 *   serverAccount: server.publicKey(),
 *   account: StrKey.encodeContract(new Uint8Array(32).fill(2)),
 *   homeDomain: "home.example",
 *   webAuthDomain: "auth.home.example",
 *   webAuthContract: StrKey.encodeContract(new Uint8Array(32).fill(3)),
 * };
 * const entries = buildContractChallenge(ours);
 * const sent = [entries[0], await authorizeEntry(entries[1], server, 1_000, Networks.TESTNET)];
 *
 * const expected = { ...ours, networkPassphrase: Networks.TESTNET, currentLedger: 900 };
 * assert.equal(checkContractChallenge(sent, expected).valid, true);
 * assert.equal(checkContractChallenge([entries[0]], expected).problems[0]?.reason, "entries");
 * ```
 */
export function checkContractChallenge(
  challenge: ContractChallenge,
  expected: ExpectedContractChallenge,
): ChallengeCheck {
  return attempt("check the challenge", () => checkEntries(challenge, expected));
}

function checkEntries(challenge: ContractChallenge, expected: ExpectedContractChallenge): ChallengeCheck {
  const entries = parseContractChallenge(challenge);
  const names = [
    ...["networkPassphrase", "serverAccount", "webAuthDomain", "homeDomain", "webAuthContract", "account"] as const,
    ...["currentLedger", "clientDomain", "simulation"] as const,
  ];
  const given = readOptions<ExpectedContractChallenge>(required(expected), names, "expected");
  const server = parseServer(given);
  const homeDomain = parseText("homeDomain", given.homeDomain);
  const webAuthContract = parseAddress("webAuthContract", given.webAuthContract, ["C"]);
  const account = parseAddress("account", given.account, ["C"]);
  const currentLedger = parseLedger(given.currentLedger);
  const simulation = parseSimulation(given.simulation);
  const clientDomain = given.clientDomain === undefined || given.clientDomain === null
    ? given.clientDomain
    : parseClientDomain(given.clientDomain, server.serverAccount);

  const read = readContractChallenge(entries);
  if (!("login" in read)) return { valid: false, problems: [read], login: null };
  const { login } = read;
  const problems = [
    ...contractProblems(login, server, [homeDomain], webAuthContract),
    different("account", `${ARGUMENT}.account`, login.account, [account]),
    ...signatureProblems("server-signature", entries, read.entries, login.serverAccount, server, currentLedger),
    otherClientDomain(`${ARGUMENT}.client_domain`, login.clientDomain, clientDomain),
    ...simulation === undefined ? [] : simulationProblems(simulation, read.entries, webAuthContract, true),
  ].filter((found) => found !== undefined);
  return { valid: problems.length === 0, problems, login };
}
