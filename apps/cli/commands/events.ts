/** `dwsa events`: shows contract events, diagnostic events, or the events of a transaction's meta. */

import { formatTokenAmount } from "@dwsa/base/amount";
import { readNamed } from "@dwsa/base/catalogue";
import { fromBase64 } from "@dwsa/base/encoding";
import {
  type AnyEvent,
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
import { didYouMean, printable, quote } from "../_shared.ts";
import { ScVal } from "@dwsa/base/xdr";
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
import { eventLines, STAGES, type StyledLine } from "../_describe.ts";
import {
  AmbiguousInput,
  INPUT_SOURCES,
  MAX_INPUT_BYTES,
  type Named,
  type ReadInput,
  readValues,
  readWire,
} from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { LINES_DETAILS, LINES_OPTION, requireLines, streamLines, valueOf } from "../_lines.ts";
import { networkOf } from "../_options.ts";
import { screenLines } from "../_screen.ts";

/** The types of an input. */
const TYPES = ["ContractEvent", "DiagnosticEvent", "TransactionEvent", "TransactionMeta"] as const;

/** The type of an input. */
type SourceType = typeof TYPES[number];

const TYPE_LIST = `${TYPES.slice(0, -1).join(", ")} or ${TYPES.at(-1)}`;

const OPTIONS = {
  ...FILE,
  type: {
    type: "text",
    value: "TYPE",
    help: `type of the input: ${TYPE_LIST}`,
  },
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
    help: `a ${TYPE_LIST}, in base64 or another format that decode accepts`,
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    INPUT_SOURCES,
    "Without --type, the command detects the type. A TransactionEvent can have the same bytes as a DiagnosticEvent: " +
    "such an input is invalid without --type, unless the event in it has the type diagnostic.",
    "With --tokens and a network, text output shows the amounts of asset contracts, and fees of the native asset, " +
    "with 7 decimals, and marks contracts that falsely claim to be the contract of an asset. In JSON, amounts are in " +
    'base units, toMuxedId is a contract value in SEP-51 JSON, such as {"u64":"7"}, and refused lists malformed token ' +
    "events; without --lines, input is the position of their input, from 1.",
    "In JSON, an event has the fields type, contractId, topics and data; a DiagnosticEvent also has " +
    "inSuccessfulContractCall, and a TransactionEvent stage, with a name of the library, such as " +
    "transactionEventStageAfterTx, where decode prints after_tx.",
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
  const type = sourceType(options.type);
  if (options.tokens) return await tokens(options, type, args, io);
  if (options.network !== undefined || options["network-passphrase"] !== undefined) {
    throw new UsageError("--network and --network-passphrase require --tokens");
  }
  const eventsOf = (source: Source) => readEvents(source, options.diagnostics);
  const read = (input: string | Uint8Array, which: string) => eventsOf(readSource(input, type, which));
  if (options.lines) {
    return await streamLines(
      args,
      options,
      io,
      (line) => JSON.stringify({ events: read(valueOf(line), "") }),
    );
  }
  const found = (await readPasted(args, options.file, io, type, read, eventsOf)).flat();
  if (options.json || options.pretty) return jsonLines(found, options);
  return found.length === 0 ? ["No events"] : screenLines(found.flatMap(eventLines), io);
}

/** Returns the type named by `--type`. */
function sourceType(name: string | undefined): SourceType | undefined {
  const known = TYPES.find((one) => one === name);
  if (name === undefined || known !== undefined) return known;
  throw new UsageError(`expected --type to be ${TYPE_LIST}, got ${quote(name)}${didYouMean(name, TYPES)}`);
}

/** The events of a meta, or one event. */
type Source = TransactionEvents | AnyEvent;

/** Reads inputs with `read`, and what the reader finds in other inputs with `convert`. */
function readPasted<T>(
  args: readonly string[],
  file: string | undefined,
  io: Io,
  type: SourceType | undefined,
  read: ReadInput<T>,
  convert: (source: Source) => T,
): Promise<T[]> {
  return readValues("an event or transaction meta", args, file, io, read, {
    types: type === undefined ? TYPES : [type],
    preferred: "TransactionMeta", // a response repeats its events outside of the meta
    convert: (found) => convert(sourceOf(found)),
    limit: MAX_INPUT_BYTES,
  });
}

function sourceOf({ type, value }: Named<SourceType>): Source {
  return type === "TransactionMeta" ? eventsFromMeta(value) : value;
}

/** Reads the events of a meta, or one event. */
function readSource(
  input: string | Uint8Array,
  named: SourceType | undefined,
  which: string,
): TransactionEvents | AnyEvent {
  const bytes = base64Bytes(input);
  const types = named === undefined ? typesOf(bytes) : [named];
  const [type, ...others] = types;
  if (bytes !== undefined && type !== undefined && others.length === 0) {
    try {
      return type === "TransactionMeta" ? eventsFromMeta(bytes) : readNamed(type, bytes);
    } catch {
      // `readWire` explains the error
    }
  }
  const found = readWire<SourceType>(
    input,
    named === undefined ? TYPES : [named],
    `a ${named ?? TYPE_LIST}`,
    which,
    (fitting) => selectEvent(fitting, which),
    types,
  );
  return found.type === "TransactionMeta" ? eventsFromMeta(found.value) : found.value;
}

/**
 * Selects the type of bytes that match several types. Each `DiagnosticEvent` has the bytes of a `TransactionEvent`, but
 * the network never emits transaction events of the type `diagnostic` (CAP-67).
 */
function selectEvent(fitting: readonly Named<SourceType>[], which: string): Named<SourceType> {
  const types = fitting.map(({ type }) => type);
  const diagnostic = fitting.find((one) => one.type === "DiagnosticEvent" && one.value.event.type === "diagnostic");
  if (diagnostic !== undefined && types.join() === "DiagnosticEvent,TransactionEvent") return diagnostic;
  throw new AmbiguousInput(`the bytes${which} can be a ${types.join(" or a ")}; select one with --type`);
}

function base64Bytes(input: string | Uint8Array): Uint8Array | undefined {
  if (typeof input !== "string") return undefined;
  try {
    return fromBase64(input);
  } catch {
    return undefined;
  }
}

/**
 * Returns the types that bytes can have, from their first words. An event begins with 0 (its extension) and 0 or 1
 * (whether it has a contract), a diagnostic event with a boolean and such an event, a transaction event with a stage
 * (0 to 2) and such an event, and a meta with its version; in version 0, the numbers of operations and of the changes of
 * the first follow.
 */
function typesOf(bytes: Uint8Array | undefined): readonly SourceType[] {
  if (bytes === undefined || bytes.length < 12) return TYPES;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [first, second, third] = [view.getUint32(0), view.getUint32(4), view.getUint32(8)];
  const isEvent = second === 0 && third <= 1;
  const most = bytes.length / 4;
  const fits: { readonly [T in SourceType]: boolean } = {
    ContractEvent: first === 0 && second <= 1,
    DiagnosticEvent: first <= 1 && isEvent,
    TransactionEvent: first <= 2 && isEvent,
    TransactionMeta: first === 0 ? second > 0 && second <= most && third <= most : first <= 4,
  };
  const types = TYPES.filter((type) => fits[type]);
  return types.length === 0 ? TYPES : types;
}

/** Returns the events of a meta, or the event itself. */
function readEvents(source: Source, diagnostics: boolean): readonly DwsaEventJSON[] {
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
  type: SourceType | undefined,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  if (options.diagnostics) {
    throw new UsageError(
      "expected --tokens or --diagnostics, got both; diagnostic events repeat the other events",
    );
  }
  const networkPassphrase = networkOf(options, io);
  const movementsOf = (source: Source): TokenMovements =>
    tokenMovements(
      "contractEvents" in source ? source : [source],
      networkPassphrase === undefined ? {} : { networkPassphrase },
    );
  const read = (input: string | Uint8Array, which: string) => movementsOf(readSource(input, type, which));
  if (options.lines) {
    return await streamLines(
      args,
      options,
      io,
      (line) => jsonLines(movementsJson(read(valueOf(line), "")))[0]!,
    );
  }
  const found = await readPasted(args, options.file, io, type, read, movementsOf);
  const movements = found.flatMap(({ movements }) => movements);
  const refused = found.flatMap(({ refused }, i) => refused.map((one) => ({ input: i + 1, ...one })));
  if (options.json || options.pretty) {
    return jsonLines(movementsJson({ movements, refused }), options);
  }
  for (const { input, path, reason } of refused) {
    const which = found.length === 1 ? "" : ` in input ${input} of ${found.length}`;
    io.note(`not a valid token event${which}: ${path}: ${printable(reason)}`);
  }
  const lines = movements.flatMap(movementLines);
  return lines.length === 0 ? ["No token movements"] : screenLines(lines, io);
}

/** Renders a movement as lines. */
function movementLines(movement: TokenMovement): (string | StyledLine)[] {
  const { token, assetVerified, type } = movement;
  const asset = type === "fee" && assetVerified !== undefined ? "native" : movement.asset;
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
    type +
    ("amount" in movement ? ` ${amountText(movement.amount, assetVerified === true)}` : ""),
    ...fields.flatMap(([name, value]) => {
      if (value === undefined) return [];
      const text = `  ${name.padEnd(10)}${value}`;
      return [name === "asset" && assetVerified === false ? { text, style: "danger" as const } : text];
    }),
  ];
}

/** Formats an amount with seven decimals if the token is verified as an asset, otherwise in base units. */
function amountText(amount: bigint, isVerified: boolean): string {
  return isVerified ? formatTokenAmount(amount, 7) : `${amount} base units`;
}

/** Converts a muxed ID to a contract value, which is rendered with its type. */
function muxedIdOf({ type, value }: MuxedId): ScVal {
  return type === "u64" ? ScVal.scvU64(value) : type === "string" ? ScVal.scvString(value) : ScVal.scvBytes(value);
}

/** Returns movements as JSON, with muxed IDs as contract values. */
function movementsJson({ movements, refused }: TokenMovements): object {
  return {
    movements: movements.map((movement) =>
      "toMuxedId" in movement && movement.toMuxedId !== undefined
        ? { ...movement, toMuxedId: muxedIdOf(movement.toMuxedId) }
        : movement
    ),
    refused,
  };
}
