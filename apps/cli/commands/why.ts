/** `dwsa why`: shows the calls of a transaction, and where and why they failed. */

import { type CallTrace, eventsFromMeta, formatCallTrace, traceCalls } from "@dwsa/base/humanize";
import type { DiagnosticEvent, ScVal } from "@dwsa/base/xdr";
import { type Command, command, type CommandResult, FILE, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { INPUT_SOURCES, MAX_INPUT_BYTES, type Named, readInputs, readWire } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { LINES_DETAILS, LINES_OPTION, requireLines, streamLines } from "../_lines.ts";
import { screenLines } from "../_screen.ts";
import { COLUMNS, showValue } from "../_show.ts";

const OPTIONS = { ...FILE, ...JSON_OPTIONS, ...LINES_OPTION } as const;

/** `dwsa why`. */
export const WHY: Command = command({
  name: "why",
  summary: "Show the calls of a transaction, and where and why they failed",
  arguments: [{
    name: "INPUT",
    help: "a TransactionMeta, or the diagnostic events of one simulation or transaction, in order and in base64",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    INPUT_SOURCES,
    "The exit code is 1 if a call failed, or may have failed in a list with gaps.",
    "Nodes record diagnostic events only if they are configured to.",
    LINES_DETAILS,
    "With --lines, each input line is transaction meta, or the events of one transaction, separated by spaces.",
  ],
  examples: [{
    shows: "The reason why a call failed, from its diagnostic events",
    args: ["--file", "failed.txt"],
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
  const sources = await readInputs(
    "transaction meta or diagnostic events",
    args,
    options.file,
    io,
    readSource,
    MAX_INPUT_BYTES,
  );
  const traces = tracesOf(sources);
  const code = traces.some((trace) => trace.failed ?? showsFailure(trace)) ? 1 : 0;
  if (options.json || options.pretty) {
    return { lines: traces.flatMap((trace) => jsonOf(trace, options)), code };
  }
  const columns = (io.columns ?? COLUMNS) - DEPTH;
  const argument = (value: ScVal) => showValue("ScVal", value, { columns, color: false }).join("\n");
  const lines = traces.flatMap((trace, i) => [
    ...(i > 0 ? [""] : []),
    ...screenLines(formatCallTrace(trace, { argument }).split("\n"), io),
  ]);
  return { lines, code };
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

type Source = Named<"TransactionMeta" | "DiagnosticEvent">;

function readSource(input: string | Uint8Array, which: string): Source {
  return readWire(
    input,
    ["TransactionMeta", "DiagnosticEvent"],
    "a TransactionMeta or DiagnosticEvent",
    which,
  );
}

/** Returns a trace for each meta, and one for all events at the position of the first event. */
function tracesOf(sources: readonly Source[]): CallTrace[] {
  const lists: (readonly DiagnosticEvent[])[] = [];
  const single: DiagnosticEvent[] = [];
  for (const { type, value } of sources) {
    if (type === "TransactionMeta") {
      lists.push(eventsFromMeta(value).diagnosticEvents);
    } else if (single.push(value) === 1) lists.push(single);
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
