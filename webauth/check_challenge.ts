import { attempt } from "../internal/fault.ts";
import { type IntLike, parseIntLike } from "../internal/int_like.ts";
import { readOptions } from "../internal/options.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import {
  different,
  otherClientDomain,
  parseClock,
  problem,
  readTransactionChallenge,
  serverProblems,
  serverSignatureProblem,
} from "./_challenge.ts";
import {
  parseAddress,
  parseClientDomain,
  parseServer,
  parseText,
  parseTransactionChallenge,
  required,
} from "./_parameters.ts";
import type { ChallengeCheck, ClientDomain, WebAuthServer } from "./login.ts";

/** What a wallet expects of a SEP-10 challenge. */
export interface ExpectedChallenge extends WebAuthServer {
  /** The domain of the service that the wallet asked to log in to. */
  readonly homeDomain: string;
  /** The account that the wallet asked to log in, `G…` or `M…`. */
  readonly account: string;
  /** The current time in seconds since 1970. */
  readonly currentTime: bigint | number;
  /** The memo that the wallet sent; `null` if there must be none; any if absent. */
  readonly memo?: IntLike | null | undefined;
  /** The domain and the account that the wallet sent; `null` if there must be none; any if absent. A server may ignore them. */
  readonly clientDomain?: ClientDomain | null | undefined;
  /** The seconds by which the period of validity may begin in the future, for a slow clock: 0, the default, to 300. */
  readonly clockTolerance?: number | undefined;
}

/**
 * Checks, before a wallet signs, that a SEP-10 challenge is the login that the wallet asked for: its structure, the
 * expected values, the time and the server's signature. The transaction cannot be submitted, since its sequence number
 * must be 0. Other signatures are not checked.
 *
 * @param challenge the challenge, as the server sent it
 * @param expected the values of the wallet and of the service's stellar.toml, never of the challenge itself
 * @returns whether the challenge may be signed, all problems, and the login; a bad challenge never throws
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown or missing
 * @throws {RangeError} if a number is out of range, a domain is empty, or a number in the challenge is out of range
 * @throws {DwsaError} `webauth/challenge`, with `path`, if an expected address is of a wrong type; `network/passphrase`
 *   if the passphrase is invalid; `xdr/…` if the challenge cannot be encoded
 *
 * @example A challenge before and after the server has signed
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { signTransaction } from "@dwsa/base/transaction";
 * import { buildChallenge, checkChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
 * const account = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)).publicKey();
 * const ours = { serverAccount: server.publicKey(), account, homeDomain: "home.example", webAuthDomain: "auth.home.example" };
 * const challenge = buildChallenge({ ...ours, timeBounds: { min: 1_800_000_000, max: 1_800_000_900 } });
 *
 * const expected = { ...ours, networkPassphrase: Networks.TESTNET, currentTime: 1_800_000_010, clientDomain: null };
 * const { problems } = checkChallenge(challenge, expected);
 * assert.deepEqual(problems.map(({ reason }) => reason), ["server-signature"]);
 *
 * const sent = await signTransaction(challenge, server, Networks.TESTNET);
 * assert.equal(checkChallenge(sent, expected).valid, true);
 * ```
 */
export function checkChallenge(challenge: TransactionEnvelope, expected: ExpectedChallenge): ChallengeCheck {
  return attempt("check the challenge", () => checkTransactionChallenge(challenge, expected));
}

function checkTransactionChallenge(challenge: TransactionEnvelope, expected: ExpectedChallenge): ChallengeCheck {
  const envelope = parseTransactionChallenge(challenge);
  const names = [
    ...["networkPassphrase", "serverAccount", "webAuthDomain", "homeDomain", "account", "currentTime"] as const,
    ...["memo", "clientDomain", "clockTolerance"] as const,
  ];
  const given = readOptions<ExpectedChallenge>(required(expected), names, "expected");
  const server = parseServer(given);
  const homeDomain = parseText("homeDomain", given.homeDomain);
  const account = parseAddress("account", given.account, ["G", "M"]);
  const clock = parseClock(given);
  const memo = given.memo === undefined || given.memo === null
    ? given.memo
    : parseIntLike("memo", given.memo, 0, 2n ** 64n - 1n);
  const clientDomain = given.clientDomain === undefined || given.clientDomain === null
    ? given.clientDomain
    : parseClientDomain(given.clientDomain, server.serverAccount);

  const read = readTransactionChallenge(envelope);
  if (!("login" in read)) return { valid: false, problems: [read], login: null };
  const { login } = read;
  const problems = [
    ...serverProblems(login, server, [homeDomain], clock),
    different("account", "operations[0].sourceAccount", login.account, [account]),
    memo === undefined || memo === login.memo
      ? undefined
      : problem("memo", "memo", `is ${login.memo ?? "missing"}, not ${memo ?? "none"}`),
    otherClientDomain(read.clientDomainPath, login.clientDomain, clientDomain),
    serverSignatureProblem(envelope, server),
  ].filter((found) => found !== undefined);
  return { valid: problems.length === 0, problems, login };
}
