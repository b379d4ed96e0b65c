/** `dwsa events`: shows contract events, diagnostic events, or the events of a transaction's meta. */

import { formatTokenAmount } from "@dwsa/base/amount";
import { fromBase64 } from "@dwsa/base/encoding";
import {
  type DwsaEventJSON,
  eventsFromMeta,
  formatScVal,
  humanizeEvents,
  type MuxedId,
  type TokenMovement,
  type TokenMovements,
  tokenMovements,
  type TransactionEvents,
} from "@dwsa/base/humanize";
import { printable } from "../../internal/escape.ts";
import { type ContractEvent, type DiagnosticEvent, ScVal } from "@dwsa/base/xdr";
import {
  type Command,
  command,
  type CommandResult,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
} from "../_command.ts";
import { eventLines, STAGES } from "../_describe.ts";
import { INPUT_SOURCES, MAX_INPUT_BYTES, readInputs, readWire } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { LINES_DETAILS, LINES_OPTION, requireLines, streamLines, valueOf } from "../_lines.ts";
import { networkOf } from "../_options.ts";
import { screenLines } from "../_screen.ts";

const OPTIONS = {
  ...FILE,
  tokens: {
    type: "flag",
    help: "show token movements (payer, recipient and amount) instead of events",
  },
  ...NETWORK_OPTIONS,
  diagnostics: {
    type: "flag",
    help: "also show the diagnostic events of a meta, which repeat its other events",
  },
  ...JSON_OPTIONS,
  ...LINES_OPTION,
} as const;

/** `dwsa events`. */
export const EVENTS: Command = command({
  name: "events",
  summary: "Show contract events, diagnostic events, or the events of a transaction's meta",
  arguments: [{
    name: "INPUT",
    help: "a ContractEvent, DiagnosticEvent or TransactionMeta, in base64 or another format that decode accepts",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    INPUT_SOURCES,
    "With --tokens and a network, the amounts of asset contracts are shown with 7 decimals, and contracts that " +
    "falsely claim to be the contract of an asset are marked.",
    LINES_DETAILS,
    'With --lines, each output line is {"events":[…]}, or with --tokens {"movements":[…],"refused":[…]}.',
  ],
  examples: [
    { shows: "The events of a transaction", args: ["--file", "meta.txt"] },
    {
      shows: "The token movements",
      args: ["--tokens", "--network", "public", "--file", "meta.txt"],
    },
    {
      shows: "The events as JSON lines, from a pipe",
      args: ["--lines"],
      input: "meta.txt",
    },
  ],
  run: events,
});

async function events(
  options: Options<typeof OPTIONS>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  if (!options.lines) requireLines(options);
  if (options.tokens) return await tokens(options, args, io);
  if (networkOf(options) !== undefined) {
    throw new UsageError("--network and --network-passphrase require --tokens");
  }
  const read = (input: string | Uint8Array, which: string) => readEvents(input, which, options.diagnostics);
  if (options.lines) {
    return await streamLines(
      args,
      options,
      io,
      (line) => JSON.stringify({ events: read(valueOf(line), "") }),
    );
  }
  const found = (await readInputs(
    "an event or transaction meta",
    args,
    options.file,
    io,
    read,
    MAX_INPUT_BYTES,
  )).flat();
  if (options.json || options.pretty) return jsonLines(found, options);
  return found.length === 0 ? ["No events"] : screenLines(found.flatMap(eventLines), io);
}

/** Reads the events of a meta, or one event. */
function readSource(
  input: string | Uint8Array,
  which: string,
): TransactionEvents | ContractEvent | DiagnosticEvent {
  const events = metaEvents(input);
  if (events !== undefined) return events;
  const { type, value } = readWire(
    input,
    ["ContractEvent", "DiagnosticEvent", "TransactionMeta"],
    "a ContractEvent, DiagnosticEvent or TransactionMeta",
    which,
  );
  return type === "TransactionMeta" ? eventsFromMeta(value) : value;
}

/**
 * Decodes only the events of a meta in base64. Metas of versions 0 and 1 start like events; they and
 * all other inputs are left to `readWire`, which also explains errors.
 */
function metaEvents(
  input: string | Uint8Array,
): TransactionEvents | undefined {
  if (typeof input !== "string") return undefined;
  try {
    const bytes = fromBase64(input);
    return bytes[3]! > 1 ? eventsFromMeta(bytes) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the events of a meta, or the event itself. */
function readEvents(
  input: string | Uint8Array,
  which: string,
  diagnostics: boolean,
): readonly DwsaEventJSON[] {
  const source = readSource(input, which);
  if (!("contractEvents" in source)) return jsonOf([source]);
  const { transactionEvents, contractEvents, diagnosticEvents } = source;
  return jsonOf([
    ...transactionEvents,
    ...contractEvents,
    ...(diagnostics ? diagnosticEvents : []),
  ]);
}

function jsonOf(
  events: Parameters<typeof humanizeEvents>[0],
): readonly DwsaEventJSON[] {
  return humanizeEvents(events).map((event) => event.toJSON!()); // humanizeEvents() always sets it
}

/**
 * `dwsa events --tokens`. Prints a note for events named like token events but with another format, such as NFT events.
 */
async function tokens(
  options: Options<typeof OPTIONS>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  if (options.diagnostics) {
    throw new UsageError(
      "expected --tokens or --diagnostics, got both; diagnostic events repeat the other events",
    );
  }
  const networkPassphrase = networkOf(options);
  const read = (input: string | Uint8Array, which: string): TokenMovements => {
    const source = readSource(input, which);
    return tokenMovements(
      "contractEvents" in source ? source : [source],
      networkPassphrase === undefined ? {} : { networkPassphrase },
    );
  };
  if (options.lines) {
    return await streamLines(
      args,
      options,
      io,
      (line) => jsonLines(movementsJson([read(valueOf(line), "")]))[0]!,
    );
  }
  const found = await readInputs(
    "an event or transaction meta",
    args,
    options.file,
    io,
    read,
    MAX_INPUT_BYTES,
  );
  if (options.json || options.pretty) {
    return jsonLines(movementsJson(found), options);
  }
  for (const { path, reason } of found.flatMap(({ refused }) => refused)) {
    io.note(`not a valid token event: ${path}: ${printable(reason)}`);
  }
  const lines = found.flatMap(({ movements }) => movements).flatMap(
    movementLines,
  );
  return lines.length === 0 ? ["No token movements"] : screenLines(lines, io);
}

/** Renders a movement as lines. */
function movementLines(movement: TokenMovement): string[] {
  const { token, asset, assetVerified, kind } = movement;
  const claim = assetVerified === undefined
    ? "not verified: no network"
    : assetVerified
    ? "verified"
    : "NOT ITS CONTRACT";
  const fields: (readonly [name: string, value: string | undefined])[] = [
    ["token", token],
    ["asset", asset && `${asset} (${claim})`],
    ["from", "from" in movement ? movement.from : undefined],
    ["to", "to" in movement ? movement.to : undefined],
    [
      "for",
      "toMuxedId" in movement ? movement.toMuxedId && formatScVal(muxedIdOf(movement.toMuxedId)) : undefined,
    ],
    ["spender", "spender" in movement ? movement.spender : undefined],
    [
      "until",
      "liveUntilLedger" in movement ? `ledger ${movement.liveUntilLedger}` : undefined,
    ],
    [
      "id",
      "id" in movement ? `${movement.id} (${movement.authorized ? "authorized" : "not authorized"})` : undefined,
    ],
    ["admin", "admin" in movement ? movement.admin : undefined],
    ["new admin", "newAdmin" in movement ? movement.newAdmin : undefined],
    [
      "stage",
      "stage" in movement ? movement.stage && STAGES[movement.stage] : undefined,
    ],
  ];
  return [
    kind +
    ("amount" in movement ? ` ${amountText(movement.amount, kind === "fee" || assetVerified === true)}` : ""),
    ...fields.flatMap(([name, value]) => value === undefined ? [] : [`  ${name.padEnd(10)}${value}`]),
  ];
}

/** Formats an amount with the seven decimals of assets, or in base units. */
function amountText(amount: bigint, isAsset: boolean): string {
  return isAsset ? formatTokenAmount(amount, 7) : `${amount} base units`;
}

/** Converts a muxed ID to a contract value, which is rendered with its type. */
function muxedIdOf({ type, value }: MuxedId): ScVal {
  return type === "u64" ? ScVal.scvU64(value) : type === "string" ? ScVal.scvString(value) : ScVal.scvBytes(value);
}

function movementsJson(found: readonly TokenMovements[]): object {
  return {
    movements: found.flatMap(({ movements }) => movements).map((movement) =>
      "toMuxedId" in movement && movement.toMuxedId !== undefined
        ? { ...movement, toMuxedId: muxedIdOf(movement.toMuxedId) }
        : movement
    ),
    refused: found.flatMap(({ refused }) => refused),
  };
}
