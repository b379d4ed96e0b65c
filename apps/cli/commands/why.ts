/** `dwsa why`: explains why a transaction failed, from its result, a response of a server or its calls. */

import { type CallTrace, eventsFromMeta, explainError, formatCallTrace, traceCalls } from "@dwsa/base/humanize";
import { checkTransaction, explainResult, type ResultExplanation } from "@dwsa/base/transaction";
import type { DiagnosticEvent, ScVal, TransactionEnvelope } from "@dwsa/base/xdr";
import type { Reading } from "../../reader/mod.ts";
import { explainCodes, failureText, problemText } from "../../reader/reasons.ts";
import { type Command, command, type CommandResult, FILE, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { labeled } from "../_describe.ts";
import { INPUT_SOURCES, MAX_INPUT_BYTES, type Named, readValues, readWire } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { LINES_DETAILS, LINES_OPTION, requireLines, streamLines } from "../_lines.ts";
import { screenLines } from "../_screen.ts";
import { COLUMNS, showValue } from "../_show.ts";

const OPTIONS = { ...FILE, ...JSON_OPTIONS, ...LINES_OPTION } as const;

/** `dwsa why`. */
export const WHY: Command = command({
  name: "why",
  summary: "Explain why a transaction failed, and show its calls",
  arguments: [{
    name: "INPUT",
    help:
      "a response of a server, a TransactionResult, a TransactionMeta, the diagnostic events of one simulation or " +
      "transaction in order, or the name of a result code",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    INPUT_SOURCES,
    "The exit code is 1 if the transaction or a call failed, or may have failed in a list with gaps.",
    "With the envelope, as in most responses, the rules that the transaction breaks are shown with the result.",
    "Nodes record diagnostic events only if they are configured to.",
    LINES_DETAILS,
    "With --lines, each input line is transaction meta, or the events of one transaction, separated by spaces.",
  ],
  examples: [{
    shows: "The reason why a call failed, from its diagnostic events",
    args: ["--file", "failed.txt"],
    code: 1,
  }, {
    shows: "What a result code means",
    args: ["tx_bad_seq"],
    code: 1,
  }],
  run: why,
});

async function why(
  options: Options<typeof OPTIONS>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  if (options.lines) {
    return await streamLines(args, options, io, (line) => {
      const [trace, ...others] = tracesOf(
        line.trim().split(/\s+/).map((input) => readSource(input, "")),
      );
      if (others.length > 0) {
        throw new UsageError(
          "expected the meta or the events of one transaction in a line",
        );
      }
      return jsonOf(trace!)[0]!;
    });
  }
  requireLines(options);
  const readings: Reading[] = [];
  const sources = await readSources(args, options.file, io, readings);
  const reasons = reasonsOf(sources, readings);
  const traces = tracesOf(sources);
  const hasFailed = reasons.some(({ failed }) => failed) || traces.some((trace) => trace.failed ?? showsFailure(trace));
  const code = hasFailed ? 1 : 0;
  if (options.json || options.pretty) {
    const lines = [
      ...reasons.flatMap(({ json }) => jsonLines(json, options)),
      ...traces.flatMap((trace) => jsonOf(trace, options)),
    ];
    return { lines, code };
  }
  const columns = (io.columns ?? COLUMNS) - DEPTH;
  const argument = (value: ScVal) => showValue("ScVal", value, { columns, color: false }).join("\n");
  const parts = [
    ...reasons.map(({ lines }) => lines),
    ...traces.map((trace) => formatCallTrace(trace, { argument }).split("\n")),
  ];
  return { lines: parts.flatMap((lines, i) => [...(i > 0 ? [""] : []), ...screenLines(lines, io)]), code };
}

/** What a result, a server or a code says about a transaction. */
interface Reason {
  readonly failed: boolean;
  readonly lines: readonly string[];
  readonly json: object;
}

/** Reads the sources; none if a response of a server has no XDR. */
async function readSources(
  args: readonly string[],
  file: string | undefined,
  io: Io,
  readings: Reading[],
): Promise<Source[]> {
  const read = (input: string | Uint8Array, which: string): Source => {
    const isName = typeof input === "string" && explainResult(input.trim()).length > 0;
    return isName ? { type: "name", value: input.trim() } : readSource(input, which);
  };
  const what = "a result, a response or diagnostic events";
  try {
    return await readValues<Source, typeof TYPES[number]>(what, args, file, io, read, {
      types: TYPES,
      convert: (found) => found,
      onReading: (reading) => readings.push(reading),
      limit: MAX_INPUT_BYTES,
    });
  } catch (error) {
    if (readings.every(({ response }) => response === undefined)) throw error;
    return [];
  }
}

/** Explains results and names of codes, and what servers report without a result. */
function reasonsOf(sources: readonly Source[], readings: readonly Reading[]): Reason[] {
  const envelopes = sources.flatMap(({ type, value }) => type === "TransactionEnvelope" ? [value] : []);
  const [envelope] = envelopes.length === 1 ? envelopes : [];
  const results = sources.flatMap(({ type, value }) =>
    type === "TransactionResult"
      ? [resultReason(explainResult(value, envelope))]
      : type === "name"
      ? [failureReason(explainResult(value))]
      : []
  );
  const hasEvents = sources.some(({ type }) => type === "TransactionMeta" || type === "DiagnosticEvent");
  const others = readings.flatMap(({ response, line }): Reason[] => {
    if (response === undefined) return [];
    const { codes = [], error, failed } = response;
    if (error !== undefined) {
      const explanation = explainError(error);
      return [{ failed: true, lines: labeled("failed", explanation), json: { error, explanation } }];
    }
    const isFailed = { failed, lines: labeled(failed ? "failed" : "response", line), json: { response: line } };
    if (results.length > 0) return failed && !results.some((one) => one.failed) ? [isFailed] : [];
    const explanations = explainCodes(codes, envelope);
    if (explanations.length > 0) return [failureReason(explanations)];
    return hasEvents && !failed ? [] : [isFailed];
  });
  const isOther = results.length > 0 || others.length > 0 || sources.some(({ type }) => type !== "TransactionEnvelope");
  return isOther ? [...results, ...others] : envelopes.map(envelopeReason);
}

/** Explains a result in XDR: without explanations, the transaction succeeded. */
function resultReason(explanations: readonly ResultExplanation[]): Reason {
  if (explanations.length > 0) return failureReason(explanations);
  return { failed: false, lines: labeled("succeeded", "the transaction"), json: { explanations } };
}

function failureReason(explanations: readonly ResultExplanation[]): Reason {
  const lines = explanations.flatMap((explanation) => [
    ...labeled("failed", failureText(explanation)),
    ...explanation.problems.flatMap((problem) => labeled("because", problemText(problem))),
    ...explanation.fix === "" ? [] : labeled("do", explanation.fix),
  ]);
  return { failed: true, lines, json: { explanations } };
}

/** Lists the problems of an envelope that came without a result. */
function envelopeReason(envelope: TransactionEnvelope): Reason {
  const problems = checkTransaction(envelope);
  const lines = problems.length === 0
    ? labeled("unknown", "no rule that can be checked offline rejects this transaction; pass its result, too")
    : problems.flatMap((problem) => labeled("fails", `${problemText(problem)} (${problem.result})`));
  return { failed: problems.length > 0, lines, json: { problems } };
}

/** Returns whether the trace of a list with gaps, whose outcome is unknown, shows a failed call or an error. */
function showsFailure({ calls, notes }: CallTrace): boolean {
  if (notes.some(({ type }) => type === "error")) return true;
  const left = [...calls];
  for (let call = left.pop(); call !== undefined; call = left.pop()) {
    if (call.outcome === "failed") return true;
    for (const inner of call.calls) left.push(inner);
  }
  return false;
}

/** Number of columns reserved for the indentation of nested calls. */
const DEPTH = 8;

const TYPES = ["TransactionMeta", "DiagnosticEvent", "TransactionResult", "TransactionEnvelope"] as const;

type Source =
  | Named<typeof TYPES[number]>
  | { readonly type: "name"; readonly value: string };

function readSource(
  input: string | Uint8Array,
  which: string,
): Named<"TransactionMeta" | "DiagnosticEvent" | "TransactionResult"> {
  return readWire(
    input,
    ["TransactionMeta", "DiagnosticEvent", "TransactionResult"],
    "a result, a response, a TransactionMeta or a DiagnosticEvent",
    which,
  );
}

/** Returns a trace for each meta, and one for all events at the position of the first event. */
function tracesOf(sources: readonly Source[]): CallTrace[] {
  const lists: (readonly DiagnosticEvent[])[] = [];
  const single: DiagnosticEvent[] = [];
  const hasEvents = sources.some(({ type }) => type === "DiagnosticEvent");
  for (const { type, value } of sources) {
    if (type === "TransactionMeta" && hasEvents && eventsFromMeta(value).diagnosticEvents.length === 0) continue;
    if (type === "TransactionMeta") {
      lists.push(eventsFromMeta(value).diagnosticEvents);
    } else if (type === "DiagnosticEvent" && single.push(value) === 1) lists.push(single);
  }
  return lists.map((events) => traceCalls(events));
}

/** Returns a trace as JSON. Networks limit call depth far below what would exhaust the stack. */
function jsonOf(
  trace: CallTrace,
  options?: { readonly pretty: boolean },
): readonly string[] {
  try {
    return jsonLines(trace, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(
      "the calls are nested too deeply to be written as JSON",
    );
  }
}
