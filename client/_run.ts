/** Parses the options of `send`, `transact` and `deploy`, and runs them in turn. */

import { describe, Fault, reasonOf, wrongType } from "../internal/fault.ts";
import { contractIdFromAsset } from "../contract/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { type IntLike, MAX_INT64, parseIntLike } from "../internal/int_like.ts";
import { convertString } from "../internal/arguments.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import { decodeStrKey, isValidStrKey } from "../strkey/mod.ts";
import { type DwsaTransactionData, TransactionEnvelope } from "../xdr/mod.ts";
import { type Attempt, attemptOf, factsOf } from "./_attempt.ts";
import { entriesOf, type Subject } from "./_failures.ts";
import { canSign, misplaced, type ReadSigner, readSigner } from "./_sign.ts";
import { type Clock, readSignal, throwIfAborted, untilAborted } from "./_timing.ts";
import type { SigningApprovers } from "../policy/mod.ts";
import type { SendOptions, Step } from "./call.ts";
import type { Client } from "./client.ts";
import { ClientError } from "./client_error.ts";

/** The client, its clock, and what it remembers of each account (`G…`). */
export interface Context {
  readonly client: Client;
  readonly clock: Clock;
  /** The end of the last turn: the network accepts one pending transaction of an account. */
  readonly turns: Map<string, Promise<void>>;
  /** The highest sequence number that was seen in a ledger: a server can be behind. */
  readonly sequences: Map<string, bigint>;
  /** The last sequence number that was signed, and its time bound. */
  readonly bounds: Map<string, { readonly sequence: bigint; readonly max: number }>;
}

/** Records that a ledger contains a sequence number of an account. */
export function remember({ sequences }: Pick<Context, "sequences">, account: string, sequence: bigint): void {
  if (sequence > (sequences.get(account) ?? -1n)) sequences.set(account, sequence);
}

const NAMES = [
  "source",
  "signers",
  "approve",
  "limits",
  "maxFee",
  "ledgers",
  "timeoutSeconds",
  "simulateTwice",
  "feeSource",
  "resume",
  "onStep",
  "signal",
] as const;

/** The validated options of `send`, `transact` or `deploy`, and the state of the attempt. */
export interface Run extends Context {
  readonly subject: Subject;
  /** The prefix of option names in messages. */
  readonly prefix: "options." | "";
  readonly options: Pick<SendOptions, "signal" | "onStep" | "simulateTwice">;
  readonly source: ReadSigner;
  readonly feeSource: ReadSigner | undefined;
  readonly signers: ReadonlyMap<string, ReadSigner>;
  readonly approve: SigningApprovers | undefined;
  /** The amounts that the default rules allow to spend, by the token's contract. */
  readonly limits: ReadonlyMap<string, bigint> | undefined;
  readonly ledgers: number;
  readonly timeoutSeconds: number;
  readonly resume: Attempt | undefined;
  /** The hash of the only code that may be executed. */
  readonly wasmHash?: Uint8Array | undefined;
  readonly resourceData?: DwsaTransactionData | undefined;
  /** The part of `maxFee` that has not been used, in stroops. */
  budget: bigint;
  /** The sequence number of the source account; `undefined` until known. */
  sequence: bigint | undefined;
  /** A ledger in which this sequence number was not exceeded. */
  first: number | undefined;
  /** The attempt that this one replaces, with the same sequence number. */
  earlier: Attempt | undefined;
  /** The last envelope with something signed that left the client, or is about to. */
  exposed: Attempt | undefined;
}

/**
 * Parses {@linkcode SendOptions}. `others` are the names of further fields that the caller parses, if the argument is
 * `params`.
 */
export function readRun(context: Context, subject: Subject, options: SendOptions, others?: readonly string[]): Run {
  const [argument, prefix] = others === undefined ? ["options", "options."] as const : ["params", ""] as const;
  if (options === undefined) throw wrongType(argument, "an object", options);
  const given = readOptions<SendOptions>(options, [...NAMES, ...(others ?? []) as []], argument);
  const integer = (name: string, value: IntLike | undefined, least: number, most: bigint | number) =>
    parseIntLike(`${prefix}${name}`, value, least, most);
  const payer = (name: string, value: unknown) => {
    const signer = readSigner(name, value as SendOptions["source"]);
    if (isValidStrKey("ed25519PublicKey", signer.address) && canSign(signer, "transactions")) return signer;
    throw wrongType(name, "an account (G...) that can sign transactions", value);
  };
  const source = payer(`${prefix}source`, given.source);
  const feeSource = given.feeSource === undefined ? undefined : payer(`${prefix}feeSource`, given.feeSource);
  if (given.signers !== undefined && !Array.isArray(given.signers)) {
    throw wrongType(`${prefix}signers`, "an array", given.signers);
  }
  const further = (given.signers ?? []).map((signer, i) => readSigner(`${prefix}signers[${i}]`, signer));
  const { entries, transaction } = Object(given.approve) as Partial<SigningApprovers>;
  if (given.approve !== undefined && (typeof entries !== "function" || typeof transaction !== "function")) {
    const expected = "an object with the functions entries and transaction";
    const isPolicy = "version" in Object(given.approve);
    const got = `${describe(given.approve)}${isPolicy ? "; pass signingPolicy(policy)" : ""}`;
    throw misplaced(`${prefix}approve`, expected, got);
  }
  readFlag(`${prefix}simulateTwice`, given.simulateTwice);
  readSignal(given.signal, `${prefix}signal`);
  readOnStep(given.onStep, `${prefix}onStep`);
  const resume = given.resume === undefined ? undefined : readResume(context, `${prefix}resume`, given.resume);
  return {
    ...context,
    subject,
    prefix,
    options: given,
    source,
    feeSource,
    signers: new Map([...further, source].map((signer) => [signer.address, signer])),
    approve: entries === undefined || transaction === undefined ? undefined : { entries, transaction },
    limits: readLimits(context, prefix, given),
    ledgers: Number(integer("ledgers", given.ledgers ?? 60, 1, 3_110_400)),
    timeoutSeconds: Number(integer("timeoutSeconds", given.timeoutSeconds ?? 60, 1, 86_400)),
    resume,
    budget: integer("maxFee", given.maxFee, 0, MAX_INT64),
    sequence: undefined,
    first: undefined,
    earlier: undefined,
    exposed: resume,
  };
}

/** Throws if the option `onStep` is present and not a function. */
export function readOnStep(onStep: unknown, name = "options.onStep"): void {
  if (onStep !== undefined && typeof onStep !== "function") throw wrongType(name, "a function", onStep);
}

/** Parses the option `resume`. Only an envelope that can have left a client is accepted. */
function readResume({ client }: Context, name: string, envelope: unknown): Attempt {
  if (!TransactionEnvelope.is(envelope)) throw wrongType(name, "a TransactionEnvelope", envelope);
  const attempt = attemptOf(envelope, client.networkPassphrase);
  const isSigned = envelope.value.signatures.length > 0 || attempt.nonces.length > 0;
  if (isSigned && attempt.until > 0n) return attempt;
  const got = isSigned ? "one without an upper time bound" : "one without signatures";
  throw misplaced(name, "the envelope of an error or a step", got);
}

/** Parses the option `limits`. A token is named by its contract (`C…`) or as an asset. */
function readLimits(
  { client }: Context,
  prefix: string,
  { limits, approve }: Partial<SendOptions>,
): ReadonlyMap<string, bigint> | undefined {
  if (limits === undefined) return undefined;
  if (approve !== undefined) {
    throw new Fault("type", `pass either ${prefix}limits or ${prefix}approve, which replaces the limits`);
  }
  if (!Array.isArray(limits)) throw wrongType(`${prefix}limits`, "an array", limits);
  const amounts = new Map<string, bigint>();
  for (const [i, limit] of limits.entries()) {
    const at = `${prefix}limits[${i}]`;
    const { token, amount } = readOptions<typeof limit>(limit, ["token", "amount"], at);
    if (typeof token !== "string") throw wrongType(`${at}.token`, "a contract (C...) or an asset", token);
    const contract = token.startsWith("C") && !token.includes(":")
      ? convertString(`${at}.token`, "a contract (C...) or an asset", token, (text) => {
        decodeStrKey("contract", text);
        return text;
      })
      : contractIdFromAsset(token, client.networkPassphrase);
    if (amounts.has(contract)) {
      throw misplaced(`${at}.token`, "a token that is named once", `a second limit for ${contract}`);
    }
    amounts.set(contract, parseIntLike(`${at}.amount`, amount, 0, 2n ** 127n - 1n));
  }
  return amounts;
}

/**
 * Runs `act` after all earlier turns of the source account. A turn that is aborted while it waits does not stop the next
 * one. A library error gets the envelope that left the client before.
 */
export async function inTurn<T>(run: Run, act: () => Promise<T>): Promise<T> {
  const { turns, options: { signal }, source: { address } } = run;
  const before = turns.get(address);
  let end!: () => void;
  const own = new Promise<void>((resolve) => end = resolve);
  const last = (before ?? Promise.resolve()).then(() => own);
  turns.set(address, last);
  try {
    if (before !== undefined) await untilAborted(before, signal);
    return await act();
  } catch (error) {
    throw withEnvelope(run, error);
  } finally {
    end();
    if (turns.get(address) === last) turns.delete(address);
  }
}

/** Adds the envelope that left the client to a library error that does not have one. */
function withEnvelope({ exposed, options: { signal } }: Run, error: unknown): unknown {
  if (exposed === undefined || signal?.aborted || !DwsaError.is(error) || "envelope" in error) return error;
  const message = `${error.message}${entriesOf(exposed)}`;
  const details = { ...factsOf(exposed), ...error, cause: error };
  return ClientError.is(error)
    ? new ClientError(error.code, message, details)
    : new DwsaError(error.code, message, details);
}

/** Reports a step to the caller, and waits until the caller has handled it. */
export async function report({ onStep, signal }: Pick<SendOptions, "onStep" | "signal">, step: Step): Promise<void> {
  if (onStep === undefined) return;
  await untilAborted(Promise.resolve(onStep(step)), signal);
  throwIfAborted(signal);
}

/** Sends a request. After something signed has left the client, an error of the caller's transport becomes a library error. */
export async function ask<T>({ exposed, subject, options: { signal } }: Run, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throwIfAborted(signal);
    if (exposed === undefined || DwsaError.is(error)) throw error;
    const reason = error instanceof Error ? reasonOf(error) : describe(error);
    throw new ClientError("client/http", `Cannot ${subject.action}: a request failed: ${reason}`, { cause: error });
  }
}
