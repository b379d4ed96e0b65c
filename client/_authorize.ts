/** Checks what a transaction and its entries authorize, and signs the entries. */

import { type ApprovalRequest, approvalRequest, type Approver } from "../auth/mod.ts";
import { type ReadySimulation, type TransactionApprover, transactionRequest } from "../transaction/mod.ts";
import { DwsaAuthorizationEntry, DwsaCredentials, type Operation, type TransactionEnvelope } from "../xdr/mod.ts";
import { assemble, MAX_UINT32 } from "./_build.ts";
import { type ApprovalCheck, exactly, requireNone } from "./_approval.ts";
import { report, type Run } from "./_run.ts";
import { canSign, type ReadSigner, requestsOf, signEntries, withDelegates } from "./_sign.ts";
import { throwIfAborted, untilAborted } from "./_timing.ts";
import { ClientError } from "./client_error.ts";

/** The approved entries of a simulation, and the ledger at which the new signatures will expire. */
export interface Allowed {
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
export async function requireAllowed(
  run: Run,
  operation: Operation,
  simulation: ReadySimulation,
  share: bigint,
): Promise<Allowed> {
  const { client: { networkPassphrase }, subject } = run;
  const auth = simulation.auth.map((entry) => ofSource(run, entry));
  const draft = await assemble(run, operation, { ...simulation, auth }, share);
  requireApproved(run, draft.envelope, [operation], run.source.address);
  const until = Math.min(simulation.latestLedger + run.ledgers, Number(MAX_UINT32));
  const entries = auth.map((entry) => {
    const { address } = approvalRequest(entry, networkPassphrase, until);
    const signer = address === null ? undefined : run.signers.get(address);
    return { address, signer, entry: signer === undefined ? entry : withDelegates(entry, signer, until) };
  });
  const open = entries.filter(({ address }) => address !== null);
  const { entries: approve } = run.approve ?? exactly(run, [operation]);
  for (const requests of open.length === 0 ? [] : requestsOf(open, networkPassphrase, until)) {
    requireNone(approve(requests), checkOf(run, "entries", requests, [operation]));
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
 * Returns an entry of the source account with source account credentials: the signature of the transaction approves it.
 * A signature of the entry itself could be used in another transaction.
 */
function ofSource(
  { source, client: { networkPassphrase } }: Run,
  entry: DwsaAuthorizationEntry,
): DwsaAuthorizationEntry {
  const { address } = approvalRequest(entry, networkPassphrase);
  if (address !== source.address || source.delegates !== undefined) return entry;
  const credentials = DwsaCredentials.dwsaCredentialsSourceAccount();
  return new DwsaAuthorizationEntry({ credentials, rootInvocation: entry.rootInvocation });
}

/**
 * Signs the entries with all required signers. `others` is `true` if an address other than the source signed.
 */
export async function authorize(run: Run, { entries, open, until, approve }: Allowed): Promise<{
  readonly entries: readonly DwsaAuthorizationEntry[];
  readonly others: boolean;
}> {
  const { client: { networkPassphrase }, options, options: { signal } } = run;
  const result = entries.map(({ entry }) => entry);
  for (const signer of new Set(open.map(({ signer }) => signer!))) {
    throwIfAborted(signal);
    await report(options, { type: "authorize", address: signer.address });
    const own = entries.flatMap((one, i) => one.signer === signer ? [i] : []);
    const signing = signEntries(own.map((i) => result[i]!), signer, { networkPassphrase, until, approve });
    const signed = await untilAborted(signing, signal);
    for (const [j, i] of own.entries()) result[i] = signed[j]!;
  }
  return { entries: result, others: open.some(({ signer }) => signer !== run.source) };
}

/** Throws unless the approver accepts the transaction for this signer. */
export function requireApproved(
  run: Run,
  envelope: TransactionEnvelope,
  operations: readonly Operation[],
  signer: string,
): TransactionApprover {
  const { transaction } = run.approve ?? exactly(run, operations);
  const request = transactionRequest(envelope, run.client.networkPassphrase, signer);
  requireNone(transaction(request), checkOf(run, "transaction", request.requests, operations));
  return transaction;
}

function checkOf(
  run: Run,
  what: ApprovalCheck["what"],
  requests: readonly ApprovalRequest[],
  operations: readonly Operation[],
): ApprovalCheck {
  const option = run.approve && `${run.prefix}approve`;
  const { subject: { action }, source: { address }, feeSource, budget, client: { networkPassphrase }, clock } = run;
  return {
    ...{ action, option, what, requests, operations, source: address, networkPassphrase, maxFee: budget },
    feeSource: feeSource?.address,
    now: Math.floor(clock.now() / 1_000),
  };
}
