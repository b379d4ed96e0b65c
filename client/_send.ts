/** Simulates, approves, signs and sends operations, and waits until a ledger contains their transaction. */

import { withAuth } from "../contract/mod.ts";
import { humanizeEvents, tokenMovements } from "../humanize/mod.ts";
import { eventsOfMeta } from "../humanize/_shared.ts";
import { reasonOf } from "../internal/fault.ts";
import { baseAccount } from "../operation/_shared.ts";
import {
  buildTransaction,
  feeBumpTransaction,
  type ReadySimulation,
  restoreFootprint,
  type Simulation,
  type TransactionMemo,
} from "../transaction/mod.ts";
import {
  type DwsaAuthorizationEntry,
  type Operation,
  requiredProtocol,
  type ScVal,
  type TransactionEnvelope,
} from "../xdr/mod.ts";
import { PROTOCOLS } from "../xdr/_shared.ts";
import { attemptOf, factsOf } from "./_attempt.ts";
import { authorize, requireAllowed, requireApproved } from "./_authorize.ts";
import { assemble, BASE_FEE, commonOf, offer, requireReady, simulate } from "./_build.ts";
import { failure } from "./_failures.ts";
import { type Done, doneOf, finished, settle } from "./_resume.ts";
import { ask, report, type Run } from "./_run.ts";
import { canSign, type ReadSigner, signEnvelope } from "./_sign.ts";
import { errorOf, follow, type Followed } from "./_submit.ts";
import { throwIfAborted, untilAborted } from "./_timing.ts";
import type { FinishedTransaction, Sent } from "./call.ts";
import { ClientError } from "./client_error.ts";

/** Sends a contract operation, or continues the attempt of the option `resume`. */
export async function resumeOrSend(run: Run, operation: Operation): Promise<Done> {
  const settled = await settle(run, [operation]);
  if (settled.done !== undefined) return settled.done;
  const done = await sendContractOperation(run, operation, 1n, settled.entries);
  return { ...done, restored: done.restored ?? settled.restored };
}

/**
 * Sends a contract operation. The offered fee is the minimum plus 1/`share` of the budget that remains above the
 * minimum. `signed` are the signed entries of an earlier attempt, which are never signed anew.
 */
export async function sendContractOperation(
  run: Run,
  operation: Operation,
  share: bigint = 1n,
  signed: readonly DwsaAuthorizationEntry[] = [],
): Promise<Done> {
  if (signed.length > 0) return { ...await sendAuthorized(run, withAuth(operation, signed), share), restored: null };
  let simulation = await simulate(run, operation);
  let restored: FinishedTransaction | null = null;
  if (simulation.type === "restore" && run.earlier === undefined) {
    const { afterRestore } = simulation;
    if (afterRestore !== null && afterRestore.result !== null) {
      await requireAllowed(run, operation, afterRestore, share);
    }
    restored = await restore(run, simulation);
    simulation = await simulate(run, operation);
  }
  const ready = requireReady(run, simulation);
  if (operation.body.type !== "invokeHostFunction") {
    return { ...await sendReady(run, operation, ready, share), restored };
  }
  const { entries, others } = await authorize(run, await requireAllowed(run, operation, ready, share));
  const authorized = withAuth(operation, entries);
  const done = run.options.simulateTwice ?? others
    ? await sendAuthorized(run, authorized, share)
    : await sendReady(run, authorized, ready, share);
  return { ...done, restored };
}

/** Simulates an operation with its signed entries, which adds the resources for verifying them, and sends it. */
async function sendAuthorized(run: Run, operation: Operation, share: bigint): Promise<Finished> {
  return await sendReady(run, operation, requireReady(run, await simulate(run, operation)), share);
}

/** Sends an operation with the resources of its simulation. */
async function sendReady(
  run: Run,
  operation: Operation,
  simulation: ReadySimulation,
  share: bigint,
): Promise<Finished> {
  const { envelope, offered } = await assemble(run, operation, simulation, share);
  return await signAndSubmit(run, envelope, [operation], offered);
}

type Finished = Omit<Done, "restored">;

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

/**
 * Restores archived entries. Throws if the remaining budget does not cover both the restoration and the minimum fee of
 * the call.
 */
async function restore(run: Run, simulation: Extract<Simulation, { type: "restore" }>): Promise<FinishedTransaction> {
  const places = run.feeSource === undefined ? 1n : 2n;
  const resourceFee = simulation.afterRestore?.transactionData.resourceFee ?? 0n;
  const call = resourceFee + BASE_FEE * places;
  await report(run.options, { type: "restore" });
  const operation = restoreFootprint();
  const ready: ReadySimulation = { ...simulation, type: "ready", auth: [], result: null, stateChanges: [] };
  const { envelope, offered } = await assemble(run, operation, ready, 2n, call);
  return finished(await signAndSubmit(run, envelope, [operation], offered));
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
): Promise<Finished> {
  const { client, subject, source, feeSource, bounds, first, earlier, options, options: { signal } } = run;
  await requireProtocol(run, unsigned);
  const signers = accountsOf(operations, source).map((address) => signerOf(run, address));
  const { sequence, until } = attemptOf(unsigned, client.networkPassphrase);
  bounds.set(source.address, { sequence, max: Number(until) });
  let envelope = unsigned;
  const sign = async (signer: ReadSigner) => {
    const approve = requireApproved(run, envelope, operations, signer.address);
    throwIfAborted(signal);
    await report(options, { type: "sign", address: signer.address });
    const signersOf = async () => {
      const { signers } = await ask(run, () => client.getAccount(signer.address, { signal }));
      return signers.map(({ key }) => key);
    };
    const signing = signEnvelope(envelope, signer, client.networkPassphrase, approve, signersOf);
    envelope = await untilAborted(signing, signal);
  };
  for (const signer of signers) await sign(signer);
  if (feeSource !== undefined) {
    envelope = feeBumpTransaction(envelope, { feeSource: feeSource.address, fee: offered });
    await sign(feeSource);
  }
  throwIfAborted(signal);
  run.budget -= offered;
  run.sequence = sequence;
  const attempt = attemptOf(envelope, client.networkPassphrase);
  const followed: Followed = { subject, attempt, origin: "new", first, earlier, options };
  const verdict = await follow(run, followed);
  if (verdict.type !== "invalid") run.exposed = attempt;
  if (verdict.type !== "found") throw errorOf(followed, verdict);
  const { found } = verdict;
  const done = doneOf(run, found);
  if (found.status === "FAILED") throw failure(subject, found, { ...factsOf(attempt), hash: done.hash });
  // The ledger can contain the inner transaction of a fee bump, or the transaction that this one replaces.
  return [attempt.hash, attempt.inner].includes(done.hash) ? { ...done, offered } : done;
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
async function requireProtocol(run: Run, envelope: TransactionEnvelope): Promise<void> {
  const { client, subject, options: { signal } } = run;
  const required = requiredProtocol(envelope);
  if (required === PROTOCOLS[0]) return;
  const { protocolVersion } = await ask(run, () => client.latestLedger({ signal }));
  if (required <= protocolVersion) return;
  const [expected, got] = [`a network of protocol ${required}`, `one of protocol ${protocolVersion}`];
  const message =
    `Cannot ${subject.action}: the transaction needs protocol ${required}, but the network has ${protocolVersion}`;
  throw new ClientError("client/protocol", message, { expected, got });
}

/** Returns the public result of a successful transaction. Throws if the result cannot be decoded. */
export function sentOf<Result>(
  { subject, client: { networkPassphrase } }: Pick<Run, "subject" | "client">,
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
    const details = { hash, envelope: found.envelope, ledger, feeCharged, cause };
    throw new ClientError("client/response", `Cannot ${subject.action}: ${reason}`, details);
  }
}
