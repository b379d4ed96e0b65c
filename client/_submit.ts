/** Sending a signed transaction, and waiting until it is in a ledger or can never be. */

import { toHex } from "../encoding/mod.ts";
import { type FoundTransaction, hashTransaction } from "../transaction/mod.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import { rejection, type Subject } from "./_failures.ts";
import { type Clock, pauseBefore, throwIfAborted, untilAborted } from "./_timing.ts";
import type { SendOptions } from "./call.ts";
import type { Client } from "./client.ts";
import { ClientError } from "./client_error.ts";
import type { PlatformAbortSignal } from "./rpc_request.ts";

/** How long after its time bound a transaction is asked for, in milliseconds: until a ledger closes, and the server knows it. */
const GRACE = 30_000;

/** The server, and the clock. */
export interface Connection {
  readonly client: Pick<Client, "networkPassphrase" | "send" | "getTransaction">;
  readonly clock: Clock;
}

/** What is awaited, and until when. */
export interface Awaited {
  readonly subject: Subject;
  readonly hash: string;
  /** The last second in which it can be applied. */
  readonly until: bigint;
  readonly signal: PlatformAbortSignal | undefined;
  /** Why it is not known whether the server has it. */
  cause?: unknown;
}

/** Sends a signed transaction. From then on, the only ends are: it is in a ledger, it never will be, or nobody can say. */
export async function submit(
  connection: Connection,
  envelope: TransactionEnvelope,
  { subject, until, signal, onStep }: Pick<Awaited, "subject" | "until"> & Pick<SendOptions, "signal" | "onStep">,
): Promise<FoundTransaction> {
  const { client, clock } = connection;
  const hash = toHex(hashTransaction(envelope, client.networkPassphrase));
  const awaited: Awaited = { subject, hash, until, signal };
  onStep?.({ type: "send", hash });
  for (let attempt = 0;; attempt++) {
    try {
      const sent = await client.send(envelope, { signal });
      if (sent.status === "ERROR") throw rejection(subject, sent, { hash, until });
      if (sent.status !== "TRY_AGAIN_LATER" || sent.latestLedgerCloseTime > until) break;
    } catch (error) {
      throwIfAborted(signal);
      if (ClientError.is(error) && error.code === "client/rejected") throw error;
      awaited.cause = error; // the server can have it nevertheless
      break;
    }
    if (clock.now() > latest(until)) break;
    await untilAborted(clock.sleep(pauseBefore(attempt, clock)), signal);
  }
  onStep?.({ type: "wait", hash });
  return await follow(connection, awaited);
}

/** Asks for a transaction until it is in a ledger, or its time bound has passed on a closed ledger. */
export async function follow({ client, clock }: Connection, awaited: Awaited): Promise<FoundTransaction> {
  const { hash, until, signal } = awaited;
  for (let attempt = 0;; attempt++) {
    let isKnown = false;
    try {
      const found = await client.getTransaction(hash, { signal });
      if (found.status !== "NOT_FOUND") return found;
      isKnown = (found.latestLedgerCloseTime ?? 0n) > until;
    } catch (error) {
      throwIfAborted(signal);
      awaited.cause = error;
    }
    if (isKnown) throw expired(awaited);
    if (clock.now() > latest(until)) throw unconfirmed(awaited);
    await untilAborted(clock.sleep(pauseBefore(attempt, clock)), signal);
  }
}

function latest(until: bigint): number {
  return 1_000 * Number(until) + GRACE;
}

function expired({ subject, hash, until, cause }: Awaited): ClientError {
  const reason = `it was in no ledger when its time was over (${timeOf(until)}), and never will be`;
  return new ClientError(
    "client/expired",
    `Cannot ${subject.action}: transaction ${hash}: ${reason}${reasonOf(cause)}`,
    {
      ...{ hash, until, cause },
    },
  );
}

function unconfirmed({ subject, hash, until, cause }: Awaited): ClientError {
  const reason = "no ledger that the server knows has it";
  const advice = `it may still have been applied: ask for it again before you send another (valid until ${
    timeOf(until)
  })`;
  return new ClientError(
    "client/unconfirmed",
    `Cannot ${subject.action}: transaction ${hash}: ${reason}; ${advice}${reasonOf(cause)}`,
    {
      ...{ hash, until, cause },
    },
  );
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? `; the last error: ${cause.message}` : "";
}

function timeOf(seconds: bigint): string {
  const date = new Date(1_000 * Number(seconds));
  return Number.isNaN(date.getTime()) ? `${seconds}` : date.toISOString();
}
