/** Builds and simulates the transactions of an attempt, within its fee budget. */

import { contractCodeKey } from "../contract/mod.ts";
import { toHex } from "../encoding/mod.ts";
import {
  assembleTransaction,
  buildTransaction,
  type BuildTransactionParams,
  type ReadySimulation,
  type Simulation,
} from "../transaction/mod.ts";
import type { Operation, TransactionEnvelope } from "../xdr/mod.ts";
import { attemptOf, viewAccount } from "./_attempt.ts";
import { simulationError, type Subject } from "./_failures.ts";
import { ask, remember, report, type Run } from "./_run.ts";
import { ClientError } from "./client_error.ts";

/** The minimum inclusion fee for each operation, in stroops. */
export const BASE_FEE = 100n;

/** The maximum fee of a transaction other than a fee bump, in stroops; also the maximum ledger sequence. */
export const MAX_UINT32 = 0xffff_ffffn;

/** Returns the source, sequence number and time bound of the next transaction. */
export async function commonOf(
  run: Run,
): Promise<Pick<BuildTransactionParams, "source" | "accountSequence" | "timeBounds">> {
  const { client, clock, source: { address }, sequences, bounds, timeoutSeconds, options: { signal } } = run;
  if (run.sequence === undefined) {
    const view = await ask(run, () => viewAccount(client, address, [], signal));
    // Throws if the account does not exist.
    const sequence = view.sequence ?? (await ask(run, () => client.getAccount(address, { signal }))).sequence;
    remember(run, address, sequence);
    run.sequence = sequences.get(address)!;
    run.first = view.ledger;
  }
  // With the same number and the same time bound, an equal transaction would be the same one.
  const last = bounds.get(address);
  const least = last?.sequence === run.sequence + 1n ? last.max + 1 : 0;
  const max = Math.max(Math.floor(clock.now() / 1_000) + timeoutSeconds, least);
  return { source: address, accountSequence: run.sequence, timeBounds: { max } };
}

/** Simulates an operation, whose entries can already be signed. */
export async function simulate(run: Run, operation: Operation): Promise<Simulation> {
  const { client, options, options: { signal }, resourceData } = run;
  const data = resourceData === undefined ? {} : { resourceData };
  const envelope = buildTransaction({ ...await commonOf(run), operations: [operation], baseFee: BASE_FEE, ...data });
  const attempt = attemptOf(envelope, client.networkPassphrase);
  if (attempt.nonces.length === 0) await report(options, { type: "simulate" });
  else {
    await report(options, { type: "simulate", envelope });
    run.exposed = attempt;
  }
  return await ask(run, () => client.simulate(envelope, { signal }));
}

/** Returns a simulation whose transaction can be sent. Throws if the simulation failed, or needs another restoration. */
export function requireReady({ subject, resume }: Run, simulation: Simulation): ReadySimulation {
  if (simulation.type === "ready") return simulation;
  if (simulation.type === "failed") throw simulationError(subject, simulation);
  const reason = resume === undefined
    ? "the server requires entries to be restored again"
    : "archived entries must be restored first, which a resumed attempt does not do, since this would use its sequence " +
      "number; restore them with transact()";
  throw new ClientError("client/simulation", `Cannot ${subject.action}: ${reason}`);
}

/** Builds the unsigned transaction with its resource data and fee. */
export async function assemble(
  run: Run,
  operation: Operation,
  simulation: ReadySimulation,
  share: bigint,
  reserved = 0n,
): Promise<{ readonly envelope: TransactionEnvelope; readonly offered: bigint }> {
  const { resourceFee } = simulation.transactionData;
  if (operation.body.type === "invokeHostFunction") requireCode(run, simulation);
  const offered = offer(run, resourceFee, run.feeSource === undefined ? 1n : 2n, share, reserved);
  // The fee of a transaction inside a fee bump is charged only if that transaction is sent alone.
  const fee = run.feeSource === undefined ? offered - resourceFee : BASE_FEE;
  const envelope = buildTransaction({ ...await commonOf(run), operations: [operation], fee });
  return { envelope: assembleTransaction(envelope, simulation), offered };
}

/** Throws unless the footprint has the pinned code: with this footprint, the network executes no other code. */
function requireCode({ subject: { action }, wasmHash }: Run, { transactionData }: ReadySimulation): void {
  if (wasmHash === undefined) return;
  const key = contractCodeKey(wasmHash);
  const { readOnly, readWrite } = transactionData.resources.footprint;
  if ([...readOnly, ...readWrite].some((one) => one.equals(key))) return;
  const [expected, got] = [`the code ${toHex(wasmHash)}`, "other code"];
  const message = `Cannot ${action}: expected the call to execute ${expected}, got ${got}; the contract was upgraded`;
  throw new ClientError("client/contract-code", message, { path: "wasmHash", expected, got });
}

/**
 * Returns the fee that a transaction offers: the minimum, plus 1/`share` of the budget that remains above the minimum
 * and `reserved`; at most 2^32 - 1 stroops unless it is a fee bump. Throws if the budget is too small, or if a transaction
 * cannot offer the resource fee.
 */
export function offer(
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
