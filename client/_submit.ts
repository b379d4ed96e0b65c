/** Sends a signed transaction, and waits until a ledger contains it or it has expired. */

import { toHex } from "../encoding/mod.ts";
import {
  type FoundTransaction,
  hashTransaction,
  type RejectedSendResult,
  type TransactionStatus,
} from "../transaction/mod.ts";
import { TransactionEnvelope } from "../xdr/mod.ts";
import { entriesOf, rejection, type Subject } from "./_failures.ts";
import { type Clock, pauseBefore, throwIfAborted, untilAborted } from "./_timing.ts";
import type { SendOptions } from "./call.ts";
import type { Client } from "./client.ts";
import { ClientError, type ClientErrorDetails } from "./client_error.ts";
import type { PlatformAbortSignal } from "./rpc_request.ts";

/**
 * How long a transaction is queried after its time bound, in milliseconds. By then, a ledger must have closed and
 * reached the server.
 */
const GRACE = 30_000;

/** The server, and the clock. */
export interface Connection {
  readonly client: Pick<Client, "networkPassphrase" | "send" | "getTransaction">;
  readonly clock: Clock;
}

/** The awaited transaction, and its deadline. */
export interface Awaited {
  readonly subject: Subject;
  readonly hash: string;
  /** The hash of the transaction inside a fee bump: whoever sees the fee bump can send that one alone. */
  readonly inner?: string | undefined;
  /** The last second in which it can be applied. */
  readonly until: bigint;
  /** The ledger until which its signed entries are valid. */
  readonly entriesUntil?: number | undefined;
  readonly signal: PlatformAbortSignal | undefined;
  /** The error that left it unknown whether the server received the transaction. */
  cause?: unknown;
}

/**
 * Sends a signed transaction. From then on there are three outcomes: a ledger contains it, it has expired, or the
 * outcome is unknown.
 */
export async function submit(
  connection: Connection,
  envelope: TransactionEnvelope,
  { subject, until, entriesUntil, signal, onStep }:
    & Pick<Awaited, "subject" | "until" | "entriesUntil">
    & Pick<SendOptions, "signal" | "onStep">,
): Promise<FoundTransaction> {
  const { client, clock } = connection;
  const hash = toHex(hashTransaction(envelope, client.networkPassphrase));
  const inner = envelope.type === "envelopeTypeTxFeeBump"
    ? toHex(
      hashTransaction(TransactionEnvelope.envelopeTypeTx(envelope.value.tx.innerTx.value), client.networkPassphrase),
    )
    : undefined;
  const awaited: Awaited = { subject, hash, inner, until, entriesUntil, signal };
  onStep?.({ type: "send", hash });
  for (let attempt = 0;; attempt++) {
    try {
      const sent = await client.send(envelope, { signal });
      if (sent.status === "ERROR") return await requireEarlier(connection, awaited, sent);
      if (sent.status !== "TRY_AGAIN_LATER" || sent.latestLedgerCloseTime > until) break;
    } catch (error) {
      throwIfAborted(signal);
      if (ClientError.is(error) && error.code === "client/rejected") throw error;
      awaited.cause = error; // the server may have received it
      break;
    }
    if (clock.now() > latest(until)) break;
    await untilAborted(clock.sleep(pauseBefore(attempt, clock)), signal);
  }
  onStep?.({ type: "wait", hash });
  return await follow(connection, awaited);
}

/**
 * A rejected transaction that a ledger contains all the same: a transport that repeats a request can have sent it before.
 * Its sequence number is then used, perhaps in a ledger that the server does not have yet, so it is awaited.
 */
async function requireEarlier(
  { client, clock }: Connection,
  awaited: Awaited,
  sent: RejectedSendResult,
): Promise<FoundTransaction> {
  const { subject, until, signal } = awaited;
  const isUsed = sent.error?.result.type === "txBadSeq" || sent.error?.result.type === "txFeeBumpInnerFailed";
  for (let attempt = 0;; attempt++) {
    let isCurrent = !isUsed;
    try {
      const found = await find(client, awaited, true);
      if (found.status !== "NOT_FOUND") return found;
      isCurrent ||= found.latestLedger > sent.latestLedger;
    } catch {
      throwIfAborted(signal); // any other error leaves the rejection as it is
    }
    if (isCurrent || clock.now() > latest(until)) throw rejection(subject, sent, factsOf(awaited));
    await untilAborted(clock.sleep(pauseBefore(attempt, clock)), signal);
  }
}

/**
 * Queries a transaction until a ledger contains it, or its time bound has passed: on a ledger that the server reports as
 * closed, and by the client's clock, since a server could report any close time.
 */
export async function follow({ client, clock }: Connection, awaited: Awaited): Promise<FoundTransaction> {
  const { until, signal } = awaited;
  for (let attempt = 0;; attempt++) {
    let isKnown = false;
    const isOver = clock.now() > 1_000 * Number(until);
    try {
      const found = await find(client, awaited, isOver);
      if (found.status !== "NOT_FOUND") return found;
      isKnown = isOver && (found.latestLedgerCloseTime ?? 0n) > until;
    } catch (error) {
      throwIfAborted(signal);
      awaited.cause = error;
    }
    if (isKnown) throw expired(awaited);
    if (clock.now() > latest(until)) throw unconfirmed(awaited);
    await untilAborted(clock.sleep(pauseBefore(attempt, clock)), signal);
  }
}

/** Queries a transaction, and if it is not found, perhaps the one inside it. */
async function find(
  client: Connection["client"],
  { hash, inner, signal }: Awaited,
  withInner: boolean,
): Promise<TransactionStatus> {
  const found = await client.getTransaction(hash, { signal });
  const isDone = found.status !== "NOT_FOUND" || !withInner || inner === undefined;
  return isDone ? found : await client.getTransaction(inner, { signal });
}

function latest(until: bigint): number {
  return 1_000 * Number(until) + GRACE;
}

/** Returns the details of the transaction for an error. */
function factsOf({ hash, until, entriesUntil, cause }: Awaited): ClientErrorDetails {
  return { hash, until, cause, ...(entriesUntil === undefined ? {} : { entriesUntil }) };
}

function expired(awaited: Awaited): ClientError {
  const { subject: { action }, hash, until, cause } = awaited;
  const reason = `it was in no ledger that the server knows when its time was over (${timeOf(until)})`;
  const message = `Cannot ${action}: transaction ${hash}: ${reason}${entriesOf(awaited)}${reasonOf(cause)}`;
  return new ClientError("client/expired", message, factsOf(awaited));
}

function unconfirmed(awaited: Awaited): ClientError {
  const { subject: { action }, hash, until, cause } = awaited;
  const reason = "no ledger that the server knows has it";
  const advice = "it may still have been applied: ask for it again before you send another (valid until " +
    `${timeOf(until)})`;
  const message = `Cannot ${action}: transaction ${hash}: ${reason}; ${advice}${reasonOf(cause)}`;
  return new ClientError("client/unconfirmed", message, factsOf(awaited));
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? `; the last error: ${cause.message}` : "";
}

function timeOf(seconds: bigint): string {
  const date = new Date(1_000 * Number(seconds));
  return Number.isNaN(date.getTime()) ? `${seconds}` : date.toISOString();
}
