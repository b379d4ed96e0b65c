import { attempt } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import type { Simulation } from "../transaction/mod.ts";
import {
  contractProblems,
  expiryProblems,
  parseLedger,
  parseSimulation,
  readContractChallenge,
  signatureProblems,
  simulationProblems,
} from "./_contract_challenge.ts";
import { parseAddress, parseContractChallenge, parseDomains, parseServer, required } from "./_parameters.ts";
import type { ContractChallenge, ContractChallengeVerdict, WebAuthServer } from "./login.ts";

/** What a server knows when it verifies a SEP-45 challenge. */
export interface VerifyContractChallengeOptions extends WebAuthServer {
  /** The domains of the services that the server issues challenges for. */
  readonly homeDomains: readonly string[];
  /** The contract that verifies logins, `C…`. */
  readonly webAuthContract: string;
  /** The sequence number of the current ledger. */
  readonly currentLedger: number;
  /** The simulation of the call with these entries. Without it, nobody has logged in yet: `subject` is `null`. */
  readonly simulation?: Simulation | undefined;
}

/**
 * Verifies, on the server, a SEP-45 challenge that came back signed, and tells who logged in. The signatures of the
 * server and of the wallet that is named are verified here; whether the account's own signature is valid is decided by
 * its contract, and so by the simulation of the call with these entries.
 *
 * A replay is not noticed: store `login.nonce` until the entries expire, and reject it the second time.
 *
 * @param challenge the authorization entries, as the client sent them back
 * @param options the server's own configuration, never values of the challenge, and the simulation
 * @returns whether the login is valid, who logged in, all problems, and the login; a bad challenge never throws
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown or missing
 * @throws {RangeError} if a number is out of range, a domain is empty, or a number in the challenge is out of range
 * @throws {DwsaError} `webauth/challenge`, with `path`, if an address is of a wrong type; `network/passphrase` if the
 *   passphrase is invalid; `xdr/…` if the challenge cannot be encoded
 *
 * @example A challenge that the account has not signed
 * ```ts
 * import { authorizeEntry } from "@dwsa/base/auth";
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { StrKey } from "@dwsa/base/strkey";
 * import { buildContractChallenge, verifyContractChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
 * const webAuthContract = StrKey.encodeContract(new Uint8Array(32).fill(3));
 * const entries = buildContractChallenge({
 *   serverAccount: server.publicKey(),
 *   account: StrKey.encodeContract(new Uint8Array(32).fill(2)),
 *   homeDomain: "home.example",
 *   webAuthDomain: "auth.home.example",
 *   webAuthContract,
 * });
 * const returned = [entries[0], await authorizeEntry(entries[1], server, 1_000, Networks.TESTNET)];
 *
 * const verdict = verifyContractChallenge(returned, {
 *   networkPassphrase: Networks.TESTNET,
 *   serverAccount: server.publicKey(),
 *   homeDomains: ["home.example"],
 *   webAuthDomain: "auth.home.example",
 *   webAuthContract,
 *   currentLedger: 900,
 * });
 * assert.deepEqual(verdict.problems.map(({ reason }) => reason), ["expired"]); // the account has not signed
 * assert.equal(verdict.subject, null);
 * ```
 */
export function verifyContractChallenge(
  challenge: ContractChallenge,
  options: VerifyContractChallengeOptions,
): ContractChallengeVerdict {
  return attempt("verify the challenge", () => verifySimulation(challenge, options));
}

function verifySimulation(
  challenge: ContractChallenge,
  options: VerifyContractChallengeOptions,
): ContractChallengeVerdict {
  const entries = parseContractChallenge(challenge);
  const names = [
    ...["networkPassphrase", "serverAccount", "webAuthDomain", "homeDomains", "webAuthContract"] as const,
    ...["currentLedger", "simulation"] as const,
  ];
  const given = readOptions<VerifyContractChallengeOptions>(required(options), names);
  const server = parseServer(given);
  const homeDomains = parseDomains(given.homeDomains);
  const webAuthContract = parseAddress("webAuthContract", given.webAuthContract, ["C"]);
  const currentLedger = parseLedger(given.currentLedger);
  const simulation = parseSimulation(given.simulation);

  const read = readContractChallenge(entries);
  if (!("login" in read)) return { valid: false, problems: [read], login: null, subject: null };
  const { login } = read;
  const signed = (reason: "server-signature" | "client-domain-signature", address: string) =>
    signatureProblems(reason, entries, read.entries, address, server, currentLedger);
  const problems = [
    ...contractProblems(login, server, homeDomains, webAuthContract),
    ...signed("server-signature", login.serverAccount),
    ...login.clientDomain === null ? [] : signed("client-domain-signature", login.clientDomain.account),
    ...expiryProblems(read.entries, login.account, currentLedger),
    ...simulation === undefined ? [] : simulationProblems(simulation, read.entries, webAuthContract, false),
  ].filter((found) => found !== undefined);
  const valid = problems.length === 0;
  return { valid, problems, login, subject: valid && simulation !== undefined ? login.account : null };
}
