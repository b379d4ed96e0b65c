import { attempt, wrongType } from "../internal/fault.ts";
import { parseIntLike } from "../internal/int_like.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { decodeSignerKey } from "../keys/mod.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import { type AccountState, hashTransaction } from "../transaction/mod.ts";
import { isBy } from "../transaction/_shared.ts";
import type { DecoratedSignature, TransactionEnvelope } from "../xdr/mod.ts";
import { baseOf, parseClock, problem, readTransactionChallenge, serverProblems } from "./_challenge.ts";
import { parseAddress, parseDomains, parseServer, parseTransactionChallenge, required } from "./_parameters.ts";
import type { ChallengeProblem, ChallengeVerdict, Login, WebAuthServer } from "./login.ts";

/** What a server knows when it verifies a SEP-10 challenge. */
export interface VerifyChallengeOptions extends WebAuthServer {
  /** The domains of the services that the server issues challenges for. */
  readonly homeDomains: readonly string[];
  /** The current time in seconds since 1970. */
  readonly currentTime: bigint | number;
  /**
   * The state of the account that logs in, by its address `G…`, from a ledger: see {@linkcode AccountState}. `null`: the
   * account does not exist, so that its own key alone counts, with weight 1.
   */
  readonly accounts: { readonly [account: string]: Pick<AccountState, "signers" | "thresholds"> | null };
  /** The threshold that the signers must reach: `"medium"`, the authority to move funds, by default. */
  readonly threshold?: "low" | "medium" | "high" | undefined;
  /** The seconds by which the period of validity may begin in the future: 0, the default, to 300. */
  readonly clockTolerance?: number | undefined;
}

/**
 * Verifies, on the server, a SEP-10 challenge that came back signed, and tells who logged in. Everything of
 * {@linkcode checkChallenge} is checked again, and each signature must belong to exactly one key of the server, of the
 * wallet that is named, or of a signer of the account. The keys of the server and of the wallet never count as signers.
 *
 * Only `G…` signers with a weight above 0 count: the master key of an account can have weight 0. A replay is not
 * noticed: store `login.nonce` until the challenge expires, and reject it the second time.
 *
 * @param challenge the challenge, as the client sent it back
 * @param options the server's own configuration, never values of the challenge, and the state of the account
 * @returns whether the login is valid, who logged in, all problems, and whose the signatures are; a bad challenge
 *   never throws
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown or missing
 * @throws {RangeError} if a number is out of range, a domain is empty, or a number in the challenge is out of range
 * @throws {DwsaError} `webauth/challenge`, with `path`, if an address is of a wrong type; `network/passphrase` if the
 *   passphrase is invalid; `xdr/…` if the challenge cannot be encoded
 *
 * @example A login, and a challenge that only the server has signed
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { signTransaction } from "@dwsa/base/transaction";
 * import { buildChallenge, verifyChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
 * const user = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));
 * const challenge = buildChallenge({
 *   serverAccount: server.publicKey(),
 *   account: user.publicKey(),
 *   homeDomain: "home.example",
 *   webAuthDomain: "auth.home.example",
 *   timeBounds: { min: 1_800_000_000, max: 1_800_000_900 },
 * });
 * const sent = await signTransaction(challenge, server, Networks.TESTNET);
 * const returned = await signTransaction(sent, user, Networks.TESTNET);
 *
 * const options = {
 *   networkPassphrase: Networks.TESTNET,
 *   serverAccount: server.publicKey(),
 *   homeDomains: ["home.example"],
 *   webAuthDomain: "auth.home.example",
 *   currentTime: 1_800_000_010,
 *   accounts: { [user.publicKey()]: null }, // the account does not exist yet
 * };
 * assert.equal(verifyChallenge(returned, options).subject, user.publicKey());
 * assert.equal(verifyChallenge(sent, options).problems[0]?.reason, "client-signature");
 * ```
 */
export function verifyChallenge(challenge: TransactionEnvelope, options: VerifyChallengeOptions): ChallengeVerdict {
  return attempt("verify the challenge", () => verifySignatures(challenge, options));
}

function verifySignatures(challenge: TransactionEnvelope, options: VerifyChallengeOptions): ChallengeVerdict {
  const envelope = parseTransactionChallenge(challenge);
  const names = [
    ...["networkPassphrase", "serverAccount", "webAuthDomain", "homeDomains", "currentTime", "accounts"] as const,
    ...["threshold", "clockTolerance"] as const,
  ];
  const given = readOptions<VerifyChallengeOptions>(required(options), names);
  const server = parseServer(given);
  const homeDomains = parseDomains(given.homeDomains);
  const clock = parseClock(given);
  const accounts = parseAccounts(given.accounts);
  const threshold = readChoice("threshold", given.threshold, ["low", "medium", "high"]) ?? "medium";

  const read = readTransactionChallenge(envelope);
  if (!("login" in read)) {
    return { valid: false, problems: [read], login: null, subject: null, signatures: [], weight: 0 };
  }
  const { login } = read;
  const state = accounts.get(baseOf(login.account));
  const { signatures, weight } = attribute(envelope, server, login, state);
  const problems = [
    ...serverProblems(login, server, homeDomains, clock),
    state === undefined
      ? problem("account", "operations[0].sourceAccount", `is ${login.account}, whose state was not passed`)
      : undefined,
    ...signatureProblems(signatures, weight, login, state === undefined ? 0 : state.thresholds[threshold]),
  ].filter((found) => found !== undefined);
  const valid = problems.length === 0;
  const name = login.memo === null ? login.account : `${login.account}:${login.memo}`;
  return { valid, problems, login, subject: valid ? name : null, signatures, weight };
}

/** The signers that count, by their address, and the thresholds. */
interface Account {
  readonly weights: ReadonlyMap<string, number>;
  readonly thresholds: { readonly low: number; readonly medium: number; readonly high: number };
}

function parseAccounts(value: unknown): ReadonlyMap<string, Account> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType("accounts", "an object of account states by their addresses", value);
  }
  return new Map(
    Object.entries(value as VerifyChallengeOptions["accounts"]).map(([address, state]) => {
      const name = `accounts.${parseAddress("accounts", address, ["G"])}`;
      return [address, parseState(name, address, state)];
    }),
  );
}

function parseState(name: string, address: string, state: unknown): Account {
  if (state === null) return { weights: new Map([[address, 1]]), thresholds: { low: 0, medium: 0, high: 0 } };
  if (typeof state !== "object") throw wrongType(name, "the state of an account, or null", state);
  const { signers, thresholds } = state as Partial<AccountState>;
  if (!Array.isArray(signers)) throw wrongType(`${name}.signers`, "an array", signers);
  if (typeof thresholds !== "object" || thresholds === null) {
    throw wrongType(`${name}.thresholds`, "an object of 4 numbers", thresholds);
  }
  const byte = (path: string, found: unknown) => Number(parseIntLike(`${name}.${path}`, found, 0, 255));
  const weights = new Map<string, number>([[address, byte("thresholds.master", thresholds.master)]]);
  for (const [i, { key, weight }] of (signers as AccountState["signers"]).entries()) {
    if (typeof key !== "string") throw wrongType(`${name}.signers[${i}].key`, "a string", key);
    weights.set(key, byte(`signers[${i}].weight`, weight));
  }
  for (const [key, weight] of weights) {
    if (weight === 0 || !isValidStrKey("ed25519PublicKey", key)) weights.delete(key); // no signer, or a hash
  }
  const { low, medium, high } = thresholds;
  return {
    weights,
    thresholds: {
      low: byte("thresholds.low", low),
      medium: byte("thresholds.medium", medium),
      high: byte("thresholds.high", high),
    },
  };
}

/** Attributes each signature to at most one key, and each key to at most one signature. */
function attribute(
  envelope: TransactionEnvelope,
  { networkPassphrase, serverAccount }: WebAuthServer,
  { clientDomain }: Login,
  state: Account | undefined,
): Pick<ChallengeVerdict, "signatures" | "weight"> {
  const roles = new Map<string, "server" | "client" | "client-domain">([[serverAccount, "server"]]);
  if (clientDomain !== null) roles.set(clientDomain.account, "client-domain");
  for (const key of state?.weights.keys() ?? []) if (!roles.has(key)) roles.set(key, "client");
  const keys = [...roles].map(([address, role]) => ({ address, role, key: decodeSignerKey(address) }));
  const payload = hashTransaction(envelope, networkPassphrase);
  const used = new Set<string>();
  let weight = 0;
  const given: readonly DecoratedSignature[] = envelope.value.signatures;
  const signatures = given.map((signature, i) => {
    const path = `signatures[${i}]`;
    const found = keys.find(({ address, key }) => !used.has(address) && isBy(signature, key, payload));
    if (found === undefined) return { path, by: null, role: null };
    used.add(found.address);
    if (found.role === "client") weight += state!.weights.get(found.address)!;
    return { path, by: found.address, role: found.role };
  });
  return { signatures, weight };
}

function signatureProblems(
  signatures: ChallengeVerdict["signatures"],
  weight: number,
  { clientDomain, serverAccount }: Login,
  threshold: number,
): ChallengeProblem[] {
  const has = (role: string) => signatures.some((signature) => signature.role === role);
  const problems = signatures.filter(({ by }) => by === null)
    .map(({ path }) => problem("unknown-signature", path, "is not of a known key, or is its second signature"));
  if (!has("server")) {
    problems.push(
      problem("server-signature", "signatures", `have no valid signature by ${serverAccount} on this network`),
    );
  }
  if (clientDomain !== null && !has("client-domain")) {
    const rule = `have no valid signature by ${clientDomain.account} of the client domain`;
    problems.push(problem("client-domain-signature", "signatures", rule));
  }
  if (!has("client")) problems.push(problem("client-signature", "signatures", "have none by a signer of the account"));
  else if (weight < threshold) {
    problems.push(problem("threshold", "signatures", `have weight ${weight}, below the threshold of ${threshold}`));
  }
  return problems;
}
