/** Simulates, approves, signs and sends operations, and waits until a ledger contains their transaction. */

import { type ApprovalRequest, approvalRequest, approvalRequests, type Approver } from "../auth/mod.ts";
import { withAuth } from "../contract/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { humanizeEvents, tokenMovements } from "../humanize/mod.ts";
import { eventsOfMeta } from "../humanize/_shared.ts";
import { describe, reasonOf, wrongType } from "../internal/describe.ts";
import { type IntLike, MAX_INT64, parseIntLike } from "../internal/int_like.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import { baseAccount } from "../operation/_shared.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import {
  assembleTransaction,
  buildTransaction,
  feeBumpTransaction,
  type FoundTransaction,
  hashTransaction,
  type ReadySimulation,
  restoreFootprint,
  type Simulation,
  type TransactionApprover,
  type TransactionMemo,
  transactionRequest,
} from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import {
  type DwsaAuthorizationEntry,
  type Operation,
  requiredProtocol,
  type ScVal,
  type TransactionEnvelope,
} from "../xdr/mod.ts";
import { PROTOCOLS } from "../xdr/_shared.ts";
import { entriesOf, failure, simulationError, type Subject } from "./_failures.ts";
import { exactly, type Judged, requireNone } from "./_judge.ts";
import {
  canSign,
  misplaced,
  type ReadSigner,
  readSigner,
  requestsOf,
  signEntries,
  signEnvelope,
  withDelegates,
} from "./_sign.ts";
import { submit } from "./_submit.ts";
import { type Clock, readSignal, throwIfAborted, untilAborted } from "./_timing.ts";
import type { FinishedTransaction, SendOptions, Sent } from "./call.ts";
import type { SigningApprovers } from "../policy/mod.ts";
import type { Client } from "./client.ts";
import { ClientError } from "./client_error.ts";

/** The minimum inclusion fee for each operation, in stroops. */
export const BASE_FEE = 100n;

/** The maximum fee of a transaction other than a fee bump, in stroops; also the maximum ledger sequence. */
const MAX_UINT32 = 0xffff_ffffn;

/** The client and its clock. */
export interface Context {
  readonly client: Client;
  readonly clock: Clock;
}

const NAMES = [
  "source",
  "signers",
  "approve",
  "maxFee",
  "ledgers",
  "timeoutSeconds",
  "simulateTwice",
  "feeSource",
  "onStep",
  "signal",
] as const;

/** The validated options of `send`, `transact` or `deploy`, with the remaining fee budget and the sequence number. */
export interface Run extends Context {
  readonly subject: Subject;
  /** The prefix of option names in messages. */
  readonly prefix: "options." | "";
  readonly options: Pick<SendOptions, "signal" | "onStep" | "simulateTwice">;
  readonly source: ReadSigner;
  readonly feeSource: ReadSigner | undefined;
  readonly signers: ReadonlyMap<string, ReadSigner>;
  readonly approve: SigningApprovers | undefined;
  readonly ledgers: number;
  readonly timeoutSeconds: number;
  /** The part of `maxFee` that has not been used, in stroops. */
  budget: bigint;
  /** The sequence number of the source account; `undefined` until known. */
  sequence: bigint | undefined;
}

/**
 * Parses {@linkcode SendOptions}. `others` are the names of further fields that the caller parses, if the argument is
 * `params`.
 */
export function readRun(context: Context, subject: Subject, options: SendOptions, others?: readonly string[]): Run {
  const { action } = subject;
  const [argument, prefix] = others === undefined ? ["options", "options."] as const : ["params", ""] as const;
  if (options === undefined) throw wrongType(action, argument, "an object", options);
  const given = readOptions<SendOptions>(action, options, [...NAMES, ...(others ?? []) as []], argument);
  const integer = (name: string, value: IntLike | undefined, least: number, most: bigint | number) =>
    parseIntLike(action, `${prefix}${name}`, value, least, most);
  const payer = (name: string, value: unknown) => {
    const signer = readSigner(action, name, value as SendOptions["source"]);
    if (isValidStrKey("ed25519PublicKey", signer.address) && canSign(signer, "transactions")) return signer;
    throw wrongType(action, name, "an account (G...) that can sign transactions", value);
  };
  const source = payer(`${prefix}source`, given.source);
  const feeSource = given.feeSource === undefined ? undefined : payer(`${prefix}feeSource`, given.feeSource);
  if (given.signers !== undefined && !Array.isArray(given.signers)) {
    throw wrongType(action, `${prefix}signers`, "an array", given.signers);
  }
  const further = (given.signers ?? []).map((signer, i) => readSigner(action, `${prefix}signers[${i}]`, signer));
  const { entries, transaction } = Object(given.approve) as Partial<SigningApprovers>;
  if (given.approve !== undefined && (typeof entries !== "function" || typeof transaction !== "function")) {
    const expected = "an object with the functions entries and transaction";
    const isPolicy = "version" in Object(given.approve);
    const got = `${describe(given.approve)}${isPolicy ? "; pass signingPolicy(policy)" : ""}`;
    throw misplaced(action, `${prefix}approve`, expected, got);
  }
  readFlag(action, `${prefix}simulateTwice`, given.simulateTwice);
  readSignal(action, given.signal, `${prefix}signal`);
  if (given.onStep !== undefined && typeof given.onStep !== "function") {
    throw wrongType(action, `${prefix}onStep`, "a function", given.onStep);
  }
  return {
    ...context,
    subject,
    prefix,
    options: given,
    source,
    feeSource,
    signers: new Map([...further, source].map((signer) => [signer.address, signer])),
    approve: entries === undefined || transaction === undefined ? undefined : { entries, transaction },
    ledgers: Number(integer("ledgers", given.ledgers ?? 60, 1, 3_110_400)),
    timeoutSeconds: Number(integer("timeoutSeconds", given.timeoutSeconds ?? 60, 1, 86_400)),
    budget: integer("maxFee", given.maxFee, 0, MAX_INT64),
    sequence: undefined,
  };
}

/** A successful transaction, with the fee that it offered. */
export interface Done {
  readonly found: FoundTransaction;
  readonly hash: string;
  readonly offered: bigint;
  readonly restored: FinishedTransaction | null;
}

/**
 * Sends a contract operation. The offered fee is the minimum plus 1/`share` of the budget that remains above the
 * minimum.
 */
export async function sendContractOperation(run: Run, operation: Operation, share: bigint = 1n): Promise<Done> {
  let simulation = await simulate(run, operation);
  let restored: FinishedTransaction | null = null;
  if (simulation.type === "restore") {
    const { afterRestore } = simulation;
    if (afterRestore !== null && afterRestore.result !== null) {
      await requireAllowed(run, operation, afterRestore, share);
    }
    restored = await restore(run, simulation);
    simulation = await simulate(run, operation);
  }
  const ready = requireReady(run, simulation);
  const { entries, others, until } = await authorize(run, await requireAllowed(run, operation, ready, share));
  const authorized = withAuth(operation, entries);
  const isRepeated = run.options.simulateTwice ?? others;
  try {
    const last = isRepeated ? requireReady(run, await simulate(run, authorized)) : ready;
    const { envelope, offered } = await assemble(run, authorized, last, share);
    return { ...await signAndSubmit(run, envelope, [operation], offered), restored };
  } catch (error) {
    throw isRepeated && until !== undefined ? withEntriesUntil(error, until) : error;
  }
}

/** Adds `entriesUntil` to a library error after signed entries were sent to the server, which could misuse them. */
function withEntriesUntil(error: unknown, entriesUntil: number): unknown {
  if (!DwsaError.is(error) || "entriesUntil" in error) return error;
  const message = `${error.message}${entriesOf({ entriesUntil })}`;
  const details = { ...error, cause: error, entriesUntil };
  return ClientError.is(error)
    ? new ClientError(error.code, message, details)
    : new DwsaError(error.code, message, details);
}

/** Sends operations that require no simulation. */
export async function sendOperations(
  run: Run,
  operations: readonly Operation[],
  memo?: TransactionMemo,
): Promise<Done> {
  const places = BigInt(operations.length + (run.feeSource === undefined ? 0 : 1));
  const offered = offer(run, 0n, places);
  const fee = run.feeSource === undefined ? offered : BASE_FEE * BigInt(operations.length);
  const envelope = buildTransaction({
    ...await commonOf(run),
    operations,
    fee,
    ...(memo === undefined ? {} : { memo }),
  });
  return { ...await signAndSubmit(run, envelope, operations, offered), restored: null };
}

/** Returns the source, sequence number and time bound of the next transaction. */
async function commonOf(
  run: Run,
): Promise<Pick<Parameters<typeof buildTransaction>[0], "source" | "accountSequence" | "timeBounds">> {
  const { client, clock, source, options: { signal }, timeoutSeconds } = run;
  if (run.sequence === undefined) run.sequence = (await client.getAccount(source.address, { signal })).sequence;
  const max = Math.floor(clock.now() / 1_000) + timeoutSeconds;
  return { source: source.address, accountSequence: run.sequence, timeBounds: { max } };
}

async function simulate(run: Run, operation: Operation): Promise<Simulation> {
  const { client, options: { signal, onStep } } = run;
  const envelope = buildTransaction({ ...await commonOf(run), operations: [operation], fee: BASE_FEE });
  onStep?.({ type: "simulate" });
  return await client.simulate(envelope, { signal });
}

function requireReady({ subject }: Run, simulation: Simulation): ReadySimulation {
  if (simulation.type === "ready") return simulation;
  if (simulation.type === "failed") throw simulationError(subject, simulation);
  throw new ClientError(
    "client/simulation",
    `Cannot ${subject.action}: the server requires entries to be restored again`,
  );
}

/** Builds the unsigned transaction with its resource data and fee. */
async function assemble(
  run: Run,
  operation: Operation,
  simulation: ReadySimulation,
  share: bigint,
  reserved = 0n,
): Promise<{ readonly envelope: TransactionEnvelope; readonly offered: bigint }> {
  const { resourceFee } = simulation.transactionData;
  const offered = offer(run, resourceFee, run.feeSource === undefined ? 1n : 2n, share, reserved);
  // The fee of a transaction inside a fee bump is charged only if that transaction is sent alone.
  const fee = run.feeSource === undefined ? offered - resourceFee : BASE_FEE;
  const envelope = buildTransaction({ ...await commonOf(run), operations: [operation], fee });
  return { envelope: assembleTransaction(envelope, simulation), offered };
}

/**
 * Returns the fee that a transaction offers: the minimum, plus 1/`share` of the budget that remains above the minimum
 * and `reserved`; at most 2^32 - 1 stroops unless it is a fee bump. Throws if the budget is too small, or if a transaction
 * cannot offer the resource fee.
 */
function offer(
  { subject, budget, feeSource }: Run,
  resourceFee: bigint,
  places: bigint,
  share = 1n,
  reserved = 0n,
): bigint {
  const least = resourceFee + BASE_FEE * places;
  if (budget < least + reserved) throw feeError(subject, least + reserved, budget);
  if (resourceFee + BASE_FEE > MAX_UINT32) throw largeFeeError(subject, resourceFee + BASE_FEE);
  const offered = least + (budget - least - reserved) / share;
  return feeSource === undefined && offered > MAX_UINT32 ? MAX_UINT32 : offered;
}

function feeError({ action }: Subject, least: bigint, left: bigint): ClientError {
  const [expected, got] = [`at least ${least}`, `${left}`];
  const message = `Cannot ${action}: the fee is at least ${least} stroops, but only ${left} are left of maxFee`;
  return new ClientError("client/fee", message, { path: "maxFee", expected, got });
}

function largeFeeError({ action }: Subject, least: bigint): ClientError {
  const [expected, got] = [`at most ${MAX_UINT32}`, `${least}`];
  const message =
    `Cannot ${action}: the fee is at least ${least} stroops, but a transaction can offer at most ${MAX_UINT32}`;
  return new ClientError("client/fee", message, { expected, got });
}

/**
 * Restores archived entries. Throws if the remaining budget does not cover both the restoration and the minimum fee of
 * the call.
 */
async function restore(run: Run, simulation: Extract<Simulation, { type: "restore" }>): Promise<FinishedTransaction> {
  const places = run.feeSource === undefined ? 1n : 2n;
  const resourceFee = simulation.afterRestore?.transactionData.resourceFee ?? 0n;
  const call = resourceFee + BASE_FEE * places;
  run.options.onStep?.({ type: "restore" });
  const operation = restoreFootprint();
  const ready: ReadySimulation = { ...simulation, type: "ready", auth: [], result: null, stateChanges: [] };
  const { envelope, offered } = await assemble(run, operation, ready, 2n, call);
  const { found, hash } = await signAndSubmit(run, envelope, [operation], offered);
  return { hash, ledger: found.ledger, feeCharged: found.result.feeCharged };
}

/** The approved entries of a simulation, and the ledger at which the new signatures will expire. */
interface Allowed {
  readonly entries: readonly {
    /** The approving address; `null` for the source account of the transaction. */
    readonly address: string | null;
    readonly signer: ReadSigner | undefined;
    readonly entry: DwsaAuthorizationEntry;
  }[];
  /** The entries with address credentials, which their signers must sign. */
  readonly open: Allowed["entries"];
  readonly until: number;
  readonly approve: Approver;
}

/**
 * Throws unless the approvers accept a draft of the transaction and all entries, and each entry with address
 * credentials has a signer. This function signs nothing.
 */
async function requireAllowed(run: Run, operation: Operation, ready: ReadySimulation, share: bigint): Promise<Allowed> {
  const { client: { networkPassphrase }, subject } = run;
  const draft = await assemble(run, operation, ready, share);
  requireApproved(run, draft.envelope, [operation], run.source.address);
  const until = Math.min(ready.latestLedger + run.ledgers, Number(MAX_UINT32));
  const entries = ready.auth.map((entry) => {
    const { address } = approvalRequest(entry, networkPassphrase, until);
    const signer = address === null ? undefined : run.signers.get(address);
    return { address, signer, entry: signer === undefined ? entry : withDelegates(entry, signer, until) };
  });
  const open = entries.filter(({ address }) => address !== null);
  const { entries: approve } = run.approve ?? exactly([operation], run.budget);
  for (const requests of open.length === 0 ? [] : requestsOf(open, networkPassphrase, until)) {
    requireNone(approve(requests), judgedBy(run, "entries", requests, [operation]));
  }
  const missing = open.filter(({ signer }) => signer === undefined || !canSign(signer, "entries"));
  if (missing.length > 0) {
    const addresses = new Set(missing.map(({ address }) => address));
    const got = [...addresses].join(", ");
    const path = `${run.prefix}${addresses.has(run.source.address) ? "source" : "signers"}`;
    const message =
      `Cannot ${subject.action}: no signer can sign authorization entries for ${got}; pass one in ${path}`;
    throw new ClientError("client/missing-signer", message, { path, got });
  }
  return { entries, open, until, approve };
}

/**
 * Signs the entries with all required signers. `others` is `true` if an address other than the source signed. `until`
 * is the ledger at which the signatures expire; `undefined` if no entry was signed.
 */
async function authorize(run: Run, { entries, open, until, approve }: Allowed): Promise<{
  readonly entries: readonly DwsaAuthorizationEntry[];
  readonly others: boolean;
  readonly until: number | undefined;
}> {
  const { client: { networkPassphrase }, options: { onStep, signal } } = run;
  const result = entries.map(({ entry }) => entry);
  for (const signer of new Set(open.map(({ signer }) => signer!))) {
    throwIfAborted(signal);
    onStep?.({ type: "authorize", address: signer.address });
    const own = entries.flatMap((one, i) => one.signer === signer ? [i] : []);
    const signing = signEntries(own.map((i) => result[i]!), signer, { networkPassphrase, until, approve });
    const signed = await untilAborted(signing, signal);
    for (const [j, i] of own.entries()) result[i] = signed[j]!;
  }
  const others = open.some(({ signer }) => signer !== run.source);
  return { entries: result, others, until: open.length === 0 ? undefined : until };
}

/** Throws unless the approver accepts the transaction for this signer. */
function requireApproved(
  run: Run,
  envelope: TransactionEnvelope,
  operations: readonly Operation[],
  signer: string,
): TransactionApprover {
  const { transaction } = run.approve ?? exactly(operations, run.budget);
  const request = transactionRequest(envelope, run.client.networkPassphrase, signer);
  requireNone(transaction(request), judgedBy(run, "transaction", request.requests, operations));
  return transaction;
}

function judgedBy(
  run: Run,
  what: Judged["what"],
  requests: readonly ApprovalRequest[],
  operations: readonly Operation[],
): Judged {
  const option = run.approve && `${run.prefix}approve`;
  const { subject: { action }, source: { address }, feeSource, budget, client: { networkPassphrase }, clock } = run;
  return {
    action,
    option,
    what,
    requests,
    operations,
    source: address,
    feeSource: feeSource?.address,
    networkPassphrase,
    maxFee: budget,
    now: Math.floor(clock.now() / 1_000),
  };
}

/**
 * Checks a transaction with the approver, signs it for each required account, sends it, and waits until a ledger
 * contains it. Throws if the transaction fails.
 */
async function signAndSubmit(
  run: Run,
  unsigned: TransactionEnvelope,
  operations: readonly Operation[],
  offered: bigint,
): Promise<Omit<Done, "restored">> {
  const { client, subject, source, feeSource, options: { onStep, signal } } = run;
  await requireProtocol(run, unsigned);
  const signers = accountsOf(operations, source).map((address) => signerOf(run, address));
  let envelope = unsigned;
  const sign = async (signer: ReadSigner) => {
    const approve = requireApproved(run, envelope, operations, signer.address);
    throwIfAborted(signal);
    onStep?.({ type: "sign", address: signer.address });
    envelope = await untilAborted(signEnvelope(envelope, signer, client.networkPassphrase, approve), signal);
  };
  for (const signer of signers) await sign(signer);
  if (feeSource !== undefined) {
    envelope = feeBumpTransaction(envelope, { feeSource: feeSource.address, fee: offered });
    await sign(feeSource);
  }
  throwIfAborted(signal);
  const [until, entriesUntil] = [maxTimeOf(envelope), entriesUntilOf(envelope, client.networkPassphrase)];
  run.budget -= offered;
  run.sequence = run.sequence! + 1n;
  const found = await submit(run, envelope, { subject, until, entriesUntil, signal, onStep });
  // The ledger can contain the inner transaction of a fee bump instead.
  const hash = toHex(hashTransaction(found.envelope, client.networkPassphrase));
  if (found.status === "FAILED") {
    throw failure(subject, found, { hash, until, ...(entriesUntil === undefined ? {} : { entriesUntil }) });
  }
  return { found, hash, offered };
}

/** Returns the source accounts of a transaction and of its operations. */
function accountsOf(operations: readonly Operation[], source: ReadSigner): string[] {
  const others = operations.flatMap(({ sourceAccount }) => sourceAccount === null ? [] : [baseAccount(sourceAccount)]);
  return [...new Set([source.address, ...others])];
}

function signerOf({ signers, subject, prefix }: Run, address: string): ReadSigner {
  const signer = signers.get(address);
  if (signer !== undefined && canSign(signer, "transactions")) return signer;
  const path = `${prefix}signers`;
  const message = `Cannot ${subject.action}: no signer can sign the transaction for ${address}; pass one in ${path}`;
  throw new ClientError("client/missing-signer", message, { path, got: address });
}

/**
 * Throws if the nodes of the network cannot decode a transaction. The server is queried only if the transaction uses
 * features that are newer than the oldest supported protocol.
 */
async function requireProtocol(
  { client, subject, options: { signal } }: Run,
  envelope: TransactionEnvelope,
): Promise<void> {
  const required = requiredProtocol(envelope);
  if (required === PROTOCOLS[0]) return;
  const { protocolVersion } = await client.latestLedger({ signal });
  if (required <= protocolVersion) return;
  const [expected, got] = [`a network of protocol ${required}`, `one of protocol ${protocolVersion}`];
  const message =
    `Cannot ${subject.action}: the transaction needs protocol ${required}, but the network has ${protocolVersion}`;
  throw new ClientError("client/protocol", message, { expected, got });
}

/** Returns the ledger until which the signed entries of a transaction are valid; `undefined` if there are none. */
function entriesUntilOf(envelope: TransactionEnvelope, networkPassphrase: string): number | undefined {
  const expiries = approvalRequests(envelope, networkPassphrase)
    .flatMap(({ signatureExpirationLedger }) => signatureExpirationLedger ?? []);
  return expiries.length === 0 ? undefined : Math.max(...expiries);
}

function maxTimeOf(envelope: TransactionEnvelope): bigint {
  const { cond } = transactionOf(envelope);
  return cond.type === "precondTime" ? cond.value.maxTime : 0n; // set by commonOf()
}

/** Returns the public result of a successful transaction. Throws if the result cannot be decoded. */
export function sentOf<Result>(
  { subject, client: { networkPassphrase } }: Run,
  { found, hash, offered, restored }: Done,
  decode: (value: ScVal | null) => Result,
): Sent<Result> {
  const { ledger, createdAt, meta, returnValue, result: { feeCharged } } = found;
  try {
    const events = eventsOfMeta(meta);
    return {
      ...{ result: decode(returnValue), hash, ledger, createdAt, restored },
      events: humanizeEvents(events.contractEvents),
      movements: tokenMovements(events, { networkPassphrase }),
      fees: { offered, charged: feeCharged },
      transaction: found,
    };
  } catch (cause) {
    const reason = `the transaction succeeded in ledger ${ledger}, but its result cannot be decoded: ${
      reasonOf(cause as Error)
    }`;
    throw new ClientError("client/response", `Cannot ${subject.action}: ${reason}`, {
      hash,
      ledger,
      feeCharged,
      cause,
    });
  }
}
