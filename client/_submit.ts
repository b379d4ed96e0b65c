/** Sends a signed transaction, and waits until a ledger contains the transaction or the transaction has expired. */

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
 * The time for which a transaction is queried after its time bound, in milliseconds. Within this time, a ledger must
 * close and reach the server.
 */
const GRACE = 30_000;

/** The server and the clock. */
export interface Connection {
  readonly client: Pick<Client, "networkPassphrase" | "send" | "getTransaction">;
  readonly clock: Clock;
}

/** A sent transaction and its deadline. */
export interface Awaited {
  readonly subject: Subject;
  readonly hash: string;
  /** The hash of the transaction inside a fee bump, which anyone who has seen the fee bump can send alone. */
  readonly inner?: string | undefined;
  /** The last second, since 1970, in which the transaction can be applied. */
  readonly until: bigint;
  /** The ledger until which the signed entries of the transaction are valid. */
  readonly entriesUntil?: number | undefined;
  readonly signal: PlatformAbortSignal | undefined;
  /** The last error of a request that sends or queries the transaction, which the server may still have received. */
  cause?: unknown;
  /** Whether the server responded `TRY_AGAIN_LATER` each time the transaction was sent. */
  isBusy?: boolean;
}

/**
 * Sends a signed transaction, and waits until a ledger contains it. Throws if the transaction is rejected or expires,
 * the outcome is unknown, or the server computes a different hash.
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
      awaited.isBusy = sent.status === "TRY_AGAIN_LATER";
      if (!awaited.isBusy || sent.latestLedgerCloseTime > until) break;
    } catch (error) {
      throwIfAborted(signal);
      if (ClientError.is(error) && error.code === "client/rejected") throw error;
      if (ClientError.is(error) && error.code === "client/response") throw misunderstood({ ...awaited, cause: error });
      awaited.isBusy = false;
      awaited.cause = error; // the server may have received the transaction
      break;
    }
    if (clock.now() > latest(until)) break;
    await untilAborted(clock.sleep(pauseBefore(attempt, clock)), signal);
  }
  onStep?.({ type: "wait", hash });
  return await follow(connection, awaited);
}

/**
 * Returns a rejected transaction that is nevertheless in a ledger, since a transport that repeats requests can have
 * sent it earlier. Throws if there is none. If the sequence number is already used, queries the transaction until the
 * server reports a later ledger.
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
      throwIfAborted(signal); // other errors do not change the rejection
    }
    if (isCurrent || clock.now() > latest(until)) throw rejection(subject, sent, factsOf(awaited));
    await untilAborted(clock.sleep(pauseBefore(attempt, clock)), signal);
  }
}

/**
 * Queries a transaction until a ledger contains it, or throws if its time bound has passed. The time bound has passed
 * if both the close time of the server's latest ledger and the client's clock are later, since a server could report
 * any close time. If only the clock is later, the function throws after {@linkcode GRACE}.
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

/**
 * Queries a transaction. If the transaction is not found and `withInner` is `true`, queries the inner transaction of a
 * fee bump.
 */
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

/** Returns the details of a transaction for an error. */
function factsOf({ hash, until, entriesUntil, cause }: Awaited): ClientErrorDetails {
  return { hash, until, cause, ...(entriesUntil === undefined ? {} : { entriesUntil }) };
}

/** Creates the error for a server that returned the hash of a different transaction. */
function misunderstood(awaited: Awaited): ClientError {
  const { subject: { action }, hash, until } = awaited;
  const reason = `the server computed a different hash for transaction ${hash}; networkPassphrase is probably not ` +
    `that of the server's network; until ${timeOf(until)}, the transaction can still be applied`;
  return new ClientError("client/response", `Cannot ${action}: ${reason}${entriesOf(awaited)}`, factsOf(awaited));
}

function expired(awaited: Awaited): ClientError {
  const { subject: { action }, hash, until } = awaited;
  const reason = `transaction ${hash} expired at ${timeOf(until)}, and no ledger known to the server contains it`;
  const message = `Cannot ${action}: ${reason}${entriesOf(awaited)}${reasonOf(awaited)}`;
  return new ClientError("client/expired", message, factsOf(awaited));
}

function unconfirmed(awaited: Awaited): ClientError {
  const { subject: { action }, hash, until } = awaited;
  const reason =
    `transaction ${hash} (valid until ${timeOf(until)}) may have been applied, although no ledger known to ` +
    "the server contains it; query it again before you send another transaction";
  const message = `Cannot ${action}: ${reason}${reasonOf(awaited)}`;
  return new ClientError("client/unconfirmed", message, factsOf(awaited));
}

function reasonOf({ cause, isBusy }: Awaited): string {
  const busy = isBusy ? "; the server responded TRY_AGAIN_LATER each time the transaction was sent" : "";
  return cause instanceof Error ? `${busy}; the last error: ${cause.message}` : busy;
}

function timeOf(seconds: bigint): string {
  const date = new Date(1_000 * Number(seconds));
  return Number.isNaN(date.getTime()) ? `${seconds}` : date.toISOString();
}
