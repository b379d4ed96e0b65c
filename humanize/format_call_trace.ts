import { attempt, count, wrongType } from "../internal/fault.ts";
import { nameText, quoted } from "../internal/escape.ts";
import { readOptions } from "../internal/options.ts";
import { ScError, type ScVal } from "../xdr/mod.ts";
import { formatScVal } from "./format_sc_val.ts";
import type { CallFrame, CallTrace, HostNote } from "./trace_calls.ts";

/** Options for {@linkcode formatCallTrace}. */
export interface FormatCallTraceOptions {
  /** Formats an argument of a call on one or more lines, separated by line feeds; `formatScVal` by default. */
  readonly argument?: ((value: ScVal) => string) | undefined;
}

/**
 * Renders a trace for humans: the failure first, then a line for each call, followed by its arguments, each on its own
 * line, and its sub-calls.
 *
 * @param trace the result of {@linkcode traceCalls}
 * @param options the format of arguments
 * @returns the lines, separated by line feeds, without a trailing one; names and strings from contracts are escaped,
 *   except in arguments that `options.argument` formats
 * @throws {TypeError} if `trace` is not a trace, or an option is unknown or of the wrong type
 *
 * @example A trace without calls
 * ```ts
 * import { formatCallTrace, traceCalls } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * assert.equal(formatCallTrace(traceCalls([])), "no calls");
 * ```
 */
export function formatCallTrace(trace: CallTrace, options?: FormatCallTraceOptions): string {
  return attempt("format a trace", () => formatTrace(trace, options));
}

function formatTrace(trace: CallTrace, options?: FormatCallTraceOptions): string {
  const { argument = formatScVal } = readOptions(options, ["argument"]);
  if (typeof argument !== "function") throw wrongType("options.argument", "a function", argument);
  if (!isRecord(trace) || !Array.isArray(trace.calls) || !Array.isArray(trace.notes)) {
    throw wrongType("trace", "a result of traceCalls", trace);
  }
  const lines: string[] = [];
  const { failure, complete, calls, notes } = trace;
  if (failure !== undefined) {
    if (!isRecord(failure)) throw wrongType("trace.failure", "a failure from traceCalls", failure);
    const frame = frameAt(calls, failure.path);
    const where = frame === undefined ? "" : ` in ${nameText(frame.function)} of ${frame.contract} (${failure.path})`;
    lines.push(`failed${where}: ${errorText(failure.error)}`, `  ${failure.explanation}`);
    if (failure.message !== undefined) lines.push(`  the host reports ${quoted(failure.message)}`);
  }
  if (!complete) lines.push("the list of events has gaps: these calls may be incomplete or wrong");
  if (calls.length === 0) lines.push("no calls");
  const pending: (readonly [frame: CallFrame, depth: number])[] = [];
  const add = (frames: readonly CallFrame[], depth: number) => {
    for (let i = frames.length - 1; i >= 0; i--) pending.push([frames[i]!, depth]);
  };
  add(calls, 0);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [frame, depth] = next;
    if (!isFrame(frame)) throw wrongType("every call in the trace", "a call from traceCalls", frame);
    const indent = "  ".repeat(Math.min(depth, 32)); // the output of a deep tree must not grow quadratically
    lines.push(`${indent}${callText(frame)}`);
    for (const value of frame.args) lines.push(...argument(value).split("\n").map((line, i) => item(indent, line, i)));
    for (const note of frame.notes) lines.push(`${indent}  ${noteText(note)}`);
    if (frame.events.length > 0) lines.push(`${indent}  ${count(frame.events.length, "event")}`);
    add(frame.calls, depth + 1);
  }
  for (const note of notes) lines.push(noteText(note));
  return lines.join("\n");
}

/** Formats a line of an argument. */
function item(indent: string, line: string, i: number): string {
  return `${indent}  ${i === 0 ? "- " : "  "}${line}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isFrame(value: unknown): value is CallFrame {
  return isRecord(value) && typeof value.contract === "string" && typeof value.function === "string" &&
    [value.args, value.notes, value.events, value.calls].every(Array.isArray);
}

/** Returns the call at a path such as `calls[0].calls[1]`. */
function frameAt(calls: readonly CallFrame[], path: string): CallFrame | undefined {
  let frame: CallFrame | undefined;
  for (const step of String(path).split(".")) {
    frame = (frame === undefined ? calls : frame.calls)[Number(/^calls\[(\d+)\]$/.exec(step)?.[1])];
    if (!isFrame(frame)) return undefined;
  }
  return frame;
}

function callText({ contract, function: name, args, argsCertain, outcome, result, error }: CallFrame): string {
  const list = args.length > 0 && !argsCertain ? " (these arguments, or a single list of them)" : "";
  const end = outcome === "returned" && result !== undefined
    ? `returned ${formatScVal(result)}`
    : error === undefined
    ? outcome
    : `${outcome} with ${errorText(error)}`;
  return `${nameText(name)} of ${contract}${list}: ${end}`;
}

function noteText(note: HostNote): string {
  if (!isRecord(note) || !Array.isArray(note.values)) {
    throw wrongType("every note in the trace", "a note from traceCalls", note);
  }
  const { type, error, message, values } = note;
  const parts = [
    ...(error === undefined ? [] : [errorText(error)]),
    ...(message === undefined ? [] : [quoted(message)]),
    ...values.map(formatScVal),
  ];
  return `${type}: ${parts.join(" ")}`;
}

/** Formats an error in the host's notation: `Error(Contract, #5)`, `Error(Auth, InvalidAction)`. */
function errorText(error: ScError): string {
  if (!ScError.is(error)) throw wrongType("every error in the trace", "an ScError", error);
  const { type, value } = error;
  return typeof value === "number"
    ? `Error(Contract, #${value})`
    : `Error(${type.slice(3)}, ${String(value).slice(4)})`;
}
