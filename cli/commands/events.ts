/** `dwsa events`: shows contract and diagnostic events, and those of a transaction's meta. */

import { type DwsaEventJSON, eventsFromMeta, humanizeEvents } from "../../humanize/mod.ts";
import { type Answer, type Command, command, FILE, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { eventLines } from "../_describe.ts";
import { givenInputs, LARGE, readWire } from "../_input.ts";
import type { Io } from "../_io.ts";
import { LINES_DETAILS, LINES_OPTION, streamLines } from "../_lines.ts";

const OPTIONS = {
  ...FILE,
  diagnostics: { type: "flag", help: "also the diagnostic events of a meta, which repeat the others" },
  ...JSON_OPTIONS,
  ...LINES_OPTION,
} as const;

/** `dwsa events`. */
export const EVENTS: Command = command({
  name: "events",
  summary: "Show contract and diagnostic events, and those of a transaction's meta",
  arguments: [{
    name: "INPUT",
    help: "a ContractEvent, DiagnosticEvent or TransactionMeta in base64 (or another form that decode reads)",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    'INPUT is given as arguments, with --file PATH, or on standard input ("-", or a pipe), in lines of their own.',
    LINES_DETAILS,
    'With --lines, the result is {"events":[…]}, whatever the line holds.',
  ],
  examples: [
    { shows: "The events of a transaction", args: ["--file", "meta.txt"] },
    { shows: "The same for a program, from a pipe", args: ["--lines"], input: "meta.txt" },
  ],
  run: events,
});

async function events(options: Options<typeof OPTIONS>, args: readonly string[], io: Io): Promise<Answer> {
  const read = (input: string | Uint8Array, which: string) => readEvents(input, which, options.diagnostics);
  if (options.lines) {
    return await streamLines(args, options.file, io, (line) => JSON.stringify({ events: read(line.trim(), "") }));
  }
  const found = (await givenInputs("an event or a meta", args, options.file, io, read, LARGE)).flat();
  if (options.json || options.pretty) return jsonLines(found, options);
  return found.length === 0 ? ["No events"] : found.flatMap(eventLines);
}

/** The events of an event or of a meta. */
function readEvents(input: string | Uint8Array, which: string, diagnostics: boolean): readonly DwsaEventJSON[] {
  const { type, value } = readWire(
    input,
    ["ContractEvent", "DiagnosticEvent", "TransactionMeta"],
    "the base64 of a ContractEvent, DiagnosticEvent or TransactionMeta",
    which,
  );
  if (type !== "TransactionMeta") return jsonOf([value]);
  const { transactionEvents, contractEvents, diagnosticEvents } = eventsFromMeta(value);
  return jsonOf([...transactionEvents, ...contractEvents, ...(diagnostics ? diagnosticEvents : [])]);
}

function jsonOf(events: Parameters<typeof humanizeEvents>[0]): readonly DwsaEventJSON[] {
  return humanizeEvents(events).map((event) => event.toJSON!()); // events of humanizeEvents() have it
}
