import { attempt, violated } from "../internal/fault.ts";
import {
  DiagnosticEvent,
  DwsaAuthorizationEntry,
  DwsaTransactionData,
  LedgerEntry,
  LedgerKey,
  ScVal,
} from "../xdr/mod.ts";
import { decodeJson, type JsonDecoder, resultOf, type RpcObject } from "./_rpc.ts";
import type { UnreadPart } from "./unread_part.ts";

/** The result of a simulation; see {@linkcode readSimulation}. */
export type Simulation = ReadySimulation | RestoreSimulation | FailedSimulation;

/** A successful simulation, ready for `assembleTransaction`. */
export interface ReadySimulation {
  /** The simulation succeeded. */
  readonly type: "ready";
  /** The ledger that the simulation is based on. */
  readonly latestLedger: number;
  /** The resource data that the transaction requires. */
  readonly transactionData: DwsaTransactionData;
  /** The minimum resource fee in stroops. */
  readonly minResourceFee: bigint;
  /**
   * The authorization entries of the simulated transaction, or the recorded entries if the transaction had no entries.
   */
  readonly auth: readonly DwsaAuthorizationEntry[];
  /** The return value of the call; `null` for operations that extend or restore a footprint. */
  readonly result: ScVal | null;
  /** The diagnostic events of the simulation. */
  readonly events: readonly DiagnosticEvent[];
  /** The changes that the transaction would make to ledger entries. */
  readonly stateChanges: readonly StateChange[];
  /** The events and state changes that could not be read; absent if there are none. */
  readonly unread?: readonly UnreadPart[] | undefined;
}

/** A simulation that requires a restoration of archived entries first. Restore the entries, then simulate again. */
export interface RestoreSimulation {
  /** Archived entries must be restored. */
  readonly type: "restore";
  /** The ledger that the simulation is based on. */
  readonly latestLedger: number;
  /** The resource data for a transaction whose only operation is `restoreFootprint()`. */
  readonly transactionData: DwsaTransactionData;
  /** The minimum resource fee of the restoring transaction, in stroops. */
  readonly minResourceFee: bigint;
  /** The diagnostic events of the simulation. */
  readonly events: readonly DiagnosticEvent[];
  /** The simulation of the call itself, as if the entries were restored; `null` if the server does not report it. */
  readonly afterRestore: ReadySimulation | null;
  /** The events and state changes that could not be read; absent if there are none. */
  readonly unread?: readonly UnreadPart[] | undefined;
}

/** A failed simulation. */
export interface FailedSimulation {
  /** The simulation failed. */
  readonly type: "failed";
  /** The ledger that the simulation is based on. */
  readonly latestLedger: number;
  /** The server's message, which includes a log. Programs should use `events` instead. */
  readonly error: string;
  /** The diagnostic events of the simulation. */
  readonly events: readonly DiagnosticEvent[];
  /** The events that could not be read; absent if there are none. */
  readonly unread?: readonly UnreadPart[] | undefined;
}

/** A change that the transaction would make to a ledger entry. */
export interface StateChange {
  /** The type of the change. */
  readonly type: "created" | "updated" | "deleted";
  /** The key of the ledger entry. */
  readonly key: LedgerKey;
  /** The entry before the change; `null` if the entry is created. */
  readonly before: LedgerEntry | null;
  /** The entry after the change; `null` if the entry is deleted. */
  readonly after: LedgerEntry | null;
}

const ACTION = "read the simulation";

/**
 * Parses an RPC server's response to `simulateTransaction`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * Events and state changes that cannot be read are listed in `unread`: no result depends on them, and newer servers can
 * send new types.
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the result of the simulation
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `transaction/rpc` if the response is a server error, or the field in `path` is missing or malformed
 *
 * @example A failed call
 * ```ts
 * import { readSimulation } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const simulation = readSimulation({ latestLedger: 7, error: "HostError: Error(Contract, #5)", events: [] });
 * assert(simulation.type === "failed" && simulation.error.endsWith("#5)"));
 * ```
 */
export function readSimulation(response: unknown): Simulation {
  return simulationIn(response, decodeJson);
}

/** Reads a simulation; see {@linkcode readSimulation}. Without `json`, the response is one to a request for base64. */
export function simulationIn(response: unknown, json?: JsonDecoder): Simulation {
  return attempt(ACTION, () => readParts(resultOf(ACTION, response, json)));
}

function readParts(result: RpcObject): Simulation {
  const latestLedger = result.uint32("latestLedger");
  const events = result.readableXdrList("events", "eventsJson", DiagnosticEvent);
  if (result.get("error") !== undefined) {
    return { type: "failed", latestLedger, error: result.text("error"), events, ...result.unread };
  }
  const preamble = result.object("restorePreamble");
  // Older servers send an empty preamble if there is nothing to restore.
  if (preamble !== undefined && preamble.get("transactionData") !== "") {
    const hasCall = (result.get("transactionData") ?? "") !== "";
    const afterRestore = hasCall ? readReady(result, latestLedger, events) : null;
    return { type: "restore", latestLedger, ...resourcesIn(preamble), events, afterRestore, ...result.unread };
  }
  return readReady(result, latestLedger, events);
}

function readReady(result: RpcObject, latestLedger: number, events: readonly DiagnosticEvent[]): ReadySimulation {
  const calls = result.objects("results");
  if (calls.length > 1) throw result.unexpected("results", "an array of at most 1 item", calls);
  const stateChanges = result.readableObjects("stateChanges", stateChange);
  return {
    type: "ready",
    latestLedger,
    ...resourcesIn(result),
    auth: calls[0]?.xdrList("auth", "authJson", DwsaAuthorizationEntry) ?? [],
    result: calls[0]?.requiredXdr("xdr", "returnValueJson", ScVal) ?? null,
    events,
    stateChanges,
    ...result.unread,
  };
}

function resourcesIn(
  object: RpcObject,
): { readonly transactionData: DwsaTransactionData; readonly minResourceFee: bigint } {
  const name = "transactionData";
  const transactionData = object.requiredXdr(
    name,
    "transactionDataJson",
    DwsaTransactionData,
  );
  const { resourceFee } = transactionData;
  if (resourceFee < 0n) {
    const path = object.pathOf(name);
    const rule = `${path} has a negative resource fee (${resourceFee})`;
    throw violated("transaction/rpc", rule, "a resource fee of at least 0", `${resourceFee}`, { path });
  }
  return { transactionData, minResourceFee: object.uint64("minResourceFee") };
}

function stateChange(change: RpcObject): StateChange {
  const type = change.text("type");
  if (type !== "created" && type !== "updated" && type !== "deleted") {
    throw change.unexpected("type", '"created", "updated" or "deleted"', type);
  }
  return {
    type,
    key: change.requiredXdr("key", "keyJson", LedgerKey),
    before: change.xdr("before", "beforeJson", LedgerEntry) ?? null,
    after: change.xdr("after", "afterJson", LedgerEntry) ?? null,
  };
}
