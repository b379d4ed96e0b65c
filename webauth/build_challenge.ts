import { addressToMuxedAccount } from "../address/mod.ts";
import { parseBytes } from "../internal/arguments.ts";
import { encodeBase64 } from "../internal/codec.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { attempt, Fault, wrongType } from "../internal/fault.ts";
import { type IntLike, parseIntLike } from "../internal/int_like.ts";
import { readOptions } from "../internal/options.ts";
import { randomBytes } from "../internal/random_bytes.ts";
import type { TimeRange } from "../transaction/mod.ts";
import {
  ManageDataOp,
  Memo,
  Operation,
  OperationBody,
  Preconditions,
  TimeBounds,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV1Envelope,
} from "../xdr/mod.ts";
import { AUTH } from "./_challenge.ts";
import { parseAddress, parseClientDomain, parseText, required } from "./_parameters.ts";
import type { ClientDomain } from "./login.ts";

/** The parameters of {@linkcode buildChallenge}. */
export interface ChallengeParams {
  /** The account of the server, `G…`, which signs the challenge next. */
  readonly serverAccount: string;
  /** The account that wants to log in, `G…` or `M…`. */
  readonly account: string;
  /** The domain of the service: 1 to 59 bytes. */
  readonly homeDomain: string;
  /** The domain of the server: 1 to 64 bytes. */
  readonly webAuthDomain: string;
  /** The seconds since 1970 in which the challenge is valid. SEP-10 recommends 15 minutes; `max` must not be 0. */
  readonly timeBounds: TimeRange;
  /** The ID of a user of a shared account, from 0 to 2^64 - 1; not with `M…`. */
  readonly memo?: IntLike | undefined;
  /** The wallet that shall sign too: its domain of 1 to 64 bytes, and its account. */
  readonly clientDomain?: ClientDomain | undefined;
  /** The nonce: 48 bytes, random by default. */
  readonly nonce?: Uint8Array | undefined;
}

const MAX_UINT64 = 0xffff_ffff_ffff_ffffn;

/**
 * Builds a SEP-10 login challenge: a transaction with sequence number 0, which can never be submitted. It is not signed:
 * the server signs it with `signTransaction`, and sends it to the wallet.
 *
 * @param params who logs in, where, and until when
 * @returns the challenge, with a fee of 100 stroops for each operation
 * @throws {TypeError} if a parameter is of the wrong type, unknown or missing
 * @throws {RangeError} if the memo, the nonce, a domain or a time is out of range, or the times are in the wrong order
 * @throws {DwsaError} `webauth/challenge`, with `path`, if an address is of a wrong type, a memo stands beside an `M…`
 *   address, or the wallet's account is the server's; `auth/no-randomness` without a nonce on a runtime without
 *   `crypto.getRandomValues`
 *
 * @example A challenge that the server signs next
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { signTransaction } from "@dwsa/base/transaction";
 * import { buildChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
 * const challenge = buildChallenge({
 *   serverAccount: server.publicKey(),
 *   account: Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)).publicKey(),
 *   homeDomain: "home.example",
 *   webAuthDomain: "auth.home.example",
 *   timeBounds: { min: 1_800_000_000, max: 1_800_000_900 },
 * });
 * const sent = await signTransaction(challenge, server, Networks.TESTNET);
 * assert.equal(sent.value.signatures.length, 1);
 * ```
 */
export function buildChallenge(params: ChallengeParams): TransactionEnvelope {
  return attempt("build the challenge", () => buildTransactionChallenge(params));
}

function buildTransactionChallenge(params: ChallengeParams): TransactionEnvelope {
  const given = readOptions<ChallengeParams>(required(params), [
    ...["serverAccount", "account", "homeDomain", "webAuthDomain", "timeBounds"] as const,
    ...["memo", "clientDomain", "nonce"] as const,
  ], "params");
  const server = parseAddress("serverAccount", given.serverAccount, ["G"]);
  const account = parseAddress("account", given.account, ["G", "M"]);
  const homeDomain = parseText("homeDomain", given.homeDomain, 64 - AUTH.length);
  const webAuthDomain = parseText("webAuthDomain", given.webAuthDomain, 64);
  const timeBounds = parseTimes(given.timeBounds);
  const memo = given.memo === undefined ? undefined : parseIntLike("memo", given.memo, 0, MAX_UINT64);
  if (memo !== undefined && account.startsWith("M")) {
    const message = `memo stands beside a muxed account, which has an ID of its own`;
    throw new Fault("webauth/challenge", message, { path: "memo" });
  }
  const clientDomain = given.clientDomain === undefined ? undefined : parseClientDomain(given.clientDomain, server, 64);
  const nonce = given.nonce === undefined
    ? randomBytes(48, "auth/no-randomness")
    : parseBytes("nonce", given.nonce, 48);
  const operations = [
    data(account, homeDomain + AUTH, encodeBase64(nonce)),
    data(server, "web_auth_domain", webAuthDomain),
    ...clientDomain === undefined ? [] : [data(clientDomain.account, "client_domain", clientDomain.domain)],
  ];
  const tx = new Transaction({
    sourceAccount: addressToMuxedAccount(server),
    fee: 100 * operations.length,
    seqNum: 0n,
    cond: Preconditions.precondTime(timeBounds),
    memo: memo === undefined ? Memo.memoNone() : Memo.memoId(memo),
    operations,
    ext: TransactionExt.v0(),
  });
  return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
}

function data(source: string, dataName: string, value: string): Operation {
  return new Operation({
    sourceAccount: addressToMuxedAccount(source),
    body: OperationBody.manageData(new ManageDataOp({ dataName, dataValue: encodeUtf8(value)! })), // parseText validates
  });
}

function parseTimes(value: unknown): TimeBounds {
  if (typeof value !== "object" || value === null) throw wrongType("timeBounds", "{ min?, max }", value);
  const { min = 0, max } = readOptions<TimeRange>(value as TimeRange, ["min", "max"], "timeBounds");
  const minTime = parseIntLike("timeBounds.min", min, 0, MAX_UINT64);
  const maxTime = parseIntLike("timeBounds.max", max, 1, MAX_UINT64);
  if (minTime <= maxTime) return new TimeBounds({ minTime, maxTime });
  const message = `timeBounds.min (${minTime}) exceeds max (${maxTime})`;
  throw new Fault("range", message, { path: "timeBounds" });
}
