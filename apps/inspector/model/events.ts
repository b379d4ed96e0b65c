/** Events for display: contents, token movements and calls. */

import {
  type AnyEvent,
  type CallFrame,
  encodeStrKey,
  eventsFromMeta,
  explainError,
  type HostNote,
  type TokenMovement,
  tokenMovements,
  traceCalls,
  type TransactionEvents,
} from "@dwsa/base";
import type { ContractEvent, DiagnosticEvent, ScError, TransactionMeta } from "@dwsa/base/xdr";
import { toJson } from "@dwsa/base/json";
import { amountText, type Names, type Symbols, symbolsOf } from "./names.ts";
import type { EventView, Finding, FrameView, MovementRow, MovementsView, TraceView } from "./report.ts";
import { type Budget, nameText, quoted, viewValue } from "./values.ts";
import { viewAll } from "./tree.ts";

/** Maximum number of events and movements shown. */
const SHOWN = 200;

/** The views of a list of events: contents, movements, calls and findings. */
export interface Events {
  readonly events: readonly EventView[];
  readonly left: number;
  readonly movements: MovementsView | null;
  readonly trace: TraceView | null;
  readonly findings: readonly Finding[];
}

/** Converts the events in the meta of a transaction for display. */
export function viewMeta(meta: TransactionMeta, network: string | null, names: Names, budget: Budget): Events {
  const found = eventsFromMeta(meta);
  const all = [...found.transactionEvents, ...found.contractEvents, ...found.diagnosticEvents];
  return viewEvents(all, found, found.diagnosticEvents, network, names, budget);
}

/** Converts a list of events for display. */
export function viewEventList(list: readonly AnyEvent[], network: string | null, names: Names, budget: Budget): Events {
  const diagnostic = list.filter((event): event is DiagnosticEvent => "inSuccessfulContractCall" in event);
  return viewEvents(list, list, diagnostic.length === list.length ? diagnostic : [], network, names, budget);
}

function viewEvents(
  all: readonly AnyEvent[],
  moving: TransactionEvents | readonly AnyEvent[],
  diagnostic: readonly DiagnosticEvent[],
  network: string | null,
  names: Names,
  budget: Budget,
): Events {
  const { movements, refused } = tokenMovements(moving, network === null ? {} : { networkPassphrase: network });
  const traced = diagnostic.length === 0 ? null : viewTrace(diagnostic, budget);
  const trace = traced !== null && traced.calls.length === 0 && traced.failure === null ? null : traced;
  const findings: Finding[] = [];
  if (trace?.failure) {
    const { path, said, text: why } = trace.failure;
    const title = `Failed: ${said ?? why}`;
    const text = said === null ? title : `${title} (${why})`;
    findings.push({ level: 0, code: "failed", text, title, ...(path === "" ? {} : { path: `trace.${path}` }) });
  }
  for (const { reason } of refused.slice(0, 3)) {
    findings.push({
      level: 1,
      code: "token-event",
      text: `An event is named like a token event but has another format: ${reason}`,
    });
  }
  const told = all.filter((event) => !isMetric(event));
  const events = told.slice(0, SHOWN).map((event, i) => viewEvent(event, `events[${i}]`, budget));
  return {
    events,
    left: told.length - events.length,
    movements: movements.length === 0 ? null : viewMovements(movements, symbolsOf(names, network)),
    trace,
    findings,
  };
}

/** Returns whether an event is a resource counter. The trace shows those. */
function isMetric(event: AnyEvent): boolean {
  const [name] = ("event" in event ? event.event : event).body.value.topics;
  return "inSuccessfulContractCall" in event && name?.type === "scvSymbol" && name.value === "core_metrics";
}

function viewEvent(event: AnyEvent, path: string, budget: Budget): EventView {
  const inner: ContractEvent = "event" in event ? event.event : event;
  const failed = "inSuccessfulContractCall" in event && !event.inSuccessfulContractCall;
  const stage = "stage" in event ? " of the transaction" : "";
  const { topics, data } = inner.body.value;
  return {
    path,
    contract: inner.contractId === null ? null : encodeStrKey("contract", inner.contractId),
    kind: `${inner.type}${stage}${failed ? ", in a failed call" : ""}`,
    topics: viewAll(topics, budget),
    data: viewValue(data, budget),
  };
}

function viewMovements(movements: readonly TokenMovement[], names: Symbols): MovementsView {
  const sums = new Map<string, bigint>();
  const add = (address: string | null, token: string, amount: bigint) => {
    if (address === null) return;
    const key = `${address} ${token}`;
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  };
  const assets = new Map<string, Symbols>();
  const rows: MovementRow[] = [];
  for (const movement of movements) {
    const row = movementRow(movement, names);
    rows.push(row);
    if (movement.assetVerified) assets.set(movement.token, withAsset(names, movement));
    if (!("amount" in movement) || movement.type === "approve") continue;
    add(row.from, movement.token, -movement.amount);
    add(row.to, movement.token, movement.amount);
  }
  return {
    rows: rows.slice(0, SHOWN),
    left: Math.max(rows.length - SHOWN, 0),
    sums: [...sums].filter(([, amount]) => amount !== 0n).slice(0, SHOWN).map(([key, amount]) => {
      const [address, token] = key.split(" ") as [string, string];
      const text = amountText(amount, token, assets.get(token) ?? names);
      return { address, token, amount: amount > 0n ? `+${text}` : text };
    }),
  };
}

/** Adds the token of a movement to the names if it is a verified asset contract: those have 7 decimals. */
function withAsset(names: Symbols, { token, asset, assetVerified }: TokenMovement): Symbols {
  if (!assetVerified || asset === undefined || names.has(token)) return names;
  return new Map([[token, { symbol: asset.split(":")[0]!, decimals: 7 }]]);
}

function movementRow(movement: TokenMovement, names: Symbols): MovementRow {
  const more: string[] = [];
  if (movement.asset !== undefined) {
    const claim = movement.assetVerified === false ? "claims to be" : "is";
    more.push(movement.assetVerified === undefined ? `names ${movement.asset}` : `${claim} ${movement.asset}`);
  }
  const row = { kind: movement.type, token: movement.token, from: null, to: null, amount: "" };
  switch (movement.type) {
    case "set_authorized":
      more.push(movement.authorized ? "may hold it" : "may no longer hold it");
      return { ...row, to: movement.id, more: more.join("; ") };
    case "set_admin":
      return { ...row, from: movement.admin, to: movement.newAdmin, more: more.join("; ") };
    case "approve":
      more.push(`may spend up to this amount until ledger ${movement.liveUntilLedger}`);
      break;
    case "transfer":
    case "mint":
      if (movement.toMuxedId !== undefined) more.push(`for muxed ID ${idText(movement.toMuxedId.value)}`);
  }
  return {
    ...row,
    from: "from" in movement ? movement.from : null,
    to: "to" in movement ? movement.to : "spender" in movement ? movement.spender : null,
    amount: amountText(movement.amount, movement.token, withAsset(names, movement)),
    more: more.join("; "),
  };
}

function idText(id: bigint | string | Uint8Array): string {
  return typeof id === "bigint" ? id.toString() : quoted(id);
}

function viewTrace(events: readonly DiagnosticEvent[], budget: Budget): TraceView {
  const trace = traceCalls(events);
  const { failure } = trace;
  return {
    complete: trace.complete,
    certain: areCertain(trace.calls),
    failure: failure === undefined ? null : {
      path: failure.path,
      text: failure.explanation,
      said: failure.message === undefined ? null : quoted(failure.message),
    },
    calls: viewFrames(trace.calls, "trace.calls", budget),
    notes: trace.notes.map(noteText),
    metrics: Object.entries(trace.metrics).map(([label, value]) => ({
      label: nameText(label),
      text: value.toString(),
    })),
  };
}

function areCertain(frames: readonly CallFrame[]): boolean {
  return frames.every((frame) => frame.argsCertain && areCertain(frame.calls));
}

function viewFrames(frames: readonly CallFrame[], path: string, budget: Budget): FrameView[] {
  const views: FrameView[] = [];
  for (const [i, frame] of frames.entries()) {
    if (i === SHOWN || !budget.take()) break;
    const below = viewFrames(frame.calls, `${path}[${i}].calls`, budget);
    views.push({
      path: `${path}[${i}]`,
      contract: frame.contract,
      name: nameText(frame.function),
      outcome: frame.outcome,
      args: viewAll(frame.args, budget),
      result: frame.result === undefined ? null : viewValue(frame.result, budget),
      error: frame.error === undefined ? null : errorText(frame.error),
      notes: frame.notes.slice(0, SHOWN).map(noteText),
      events: frame.events.length,
      below,
      count: below.reduce((sum, call) => sum + 1 + call.count, frame.calls.length - below.length),
      left: frame.calls.length - below.length,
    });
  }
  return views;
}

function errorText(error: ScError): string {
  return explainError(error) ?? JSON.stringify(toJson(error));
}

function noteText({ type, error, message, values }: HostNote): string {
  const parts = [error === undefined ? "" : errorText(error), message === undefined ? "" : quoted(message)];
  const more = values.length === 0
    ? ""
    : `with ${values.slice(0, 10).map((value) => JSON.stringify(toJson(value))).join(", ")}`;
  return [type, ...parts, more].filter((part) => part !== "").join(" ").slice(0, 1_000);
}
