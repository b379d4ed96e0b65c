/** `dwsa events`: shows contract events, diagnostic events, or all events of a transaction's meta. */

import { formatTokenAmount } from "@dwsa/base/amount";
import {
  type DwsaEventJSON,
  eventsFromMeta,
  formatScVal,
  humanizeEvents,
  type MuxedId,
  type TokenMovement,
  type TokenMovements,
  tokenMovements,
} from "@dwsa/base/humanize";
import { printable } from "../../internal/escape.ts";
import { ScVal } from "@dwsa/base/xdr";
import {
  type Answer,
  type Command,
  command,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
} from "../_command.ts";
import { eventLines, STAGES } from "../_describe.ts";
import { MAX_INPUT_BYTES, type Named, readInputs, readWire } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { LINES_DETAILS, LINES_OPTION, streamLines } from "../_lines.ts";
import { networkOf } from "../_options.ts";

const OPTIONS = {
  ...FILE,
  tokens: {
    type: "flag",
    help: "show token movements, not events: payer, recipient and amount",
  },
  ...NETWORK_OPTIONS,
  diagnostics: {
    type: "flag",
    help: "also show the diagnostic events of a meta, which repeat the others",
  },
  ...JSON_OPTIONS,
  ...LINES_OPTION,
} as const;

/** `dwsa events`. */
export const EVENTS: Command = command({
  name: "events",
  summary: "Show contract events, diagnostic events, or all events of a transaction's meta",
  arguments: [{
    name: "INPUT",
    help: "a ContractEvent, DiagnosticEvent or TransactionMeta in base64 (or another form that decode reads)",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    'Give INPUT as arguments, with --file PATH, or on standard input ("-", or a pipe), one value a line.',
    "With --tokens and a network, the amounts of asset contracts are shown with 7 decimals, and contracts that " +
    "falsely claim to be the contract of an asset are marked.",
    LINES_DETAILS,
    'With --lines, each line of output is {"events":[…]}.',
  ],
  examples: [
    { shows: "The events of a transaction", args: ["--file", "meta.txt"] },
    {
      shows: "What tokens moved",
      args: ["--tokens", "--network", "public", "--file", "meta.txt"],
    },
    {
      shows: "The same events for a program, from a pipe",
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
): Promise<Answer> {
  if (options.tokens) return await tokens(options, args, io);
  if (networkOf(options) !== undefined) {
    throw new UsageError("expected a network only with --tokens");
  }
  const read = (input: string | Uint8Array, which: string) => readEvents(input, which, options.diagnostics);
  if (options.lines) {
    return await streamLines(
      args,
      options,
      io,
      (line) => JSON.stringify({ events: read(line.trim(), "") }),
    );
  }
  const found = (await readInputs(
    "an event or a meta",
    args,
    options.file,
    io,
    read,
    MAX_INPUT_BYTES,
  )).flat();
  if (options.json || options.pretty) return jsonLines(found, options);
  return found.length === 0 ? ["No events"] : found.flatMap(eventLines);
}

function readSource(
  input: string | Uint8Array,
  which: string,
): Named<"ContractEvent" | "DiagnosticEvent" | "TransactionMeta"> {
  return readWire(
    input,
    ["ContractEvent", "DiagnosticEvent", "TransactionMeta"],
    "the base64 of a ContractEvent, DiagnosticEvent or TransactionMeta",
    which,
  );
}

/** The events of an event or of a meta. */
function readEvents(
  input: string | Uint8Array,
  which: string,
  diagnostics: boolean,
): readonly DwsaEventJSON[] {
  const { type, value } = readSource(input, which);
  if (type !== "TransactionMeta") return jsonOf([value]);
  const { transactionEvents, contractEvents, diagnosticEvents } = eventsFromMeta(value);
  return jsonOf([
    ...transactionEvents,
    ...contractEvents,
    ...(diagnostics ? diagnosticEvents : []),
  ]);
}

function jsonOf(
  events: Parameters<typeof humanizeEvents>[0],
): readonly DwsaEventJSON[] {
  return humanizeEvents(events).map((event) => event.toJSON!()); // events of humanizeEvents() have it
}

/**
 * `dwsa events --tokens`. Notes events that have the name of a token event, but another form, such as those of NFTs.
 */
async function tokens(
  options: Options<typeof OPTIONS>,
  args: readonly string[],
  io: Io,
): Promise<Answer> {
  if (options.diagnostics) {
    throw new UsageError(
      "expected --tokens or --diagnostics, which repeat the same events",
    );
  }
  const networkPassphrase = networkOf(options);
  const read = (input: string | Uint8Array, which: string): TokenMovements => {
    const { type, value } = readSource(input, which);
    const events = type === "TransactionMeta" ? eventsFromMeta(value) : [value];
    return tokenMovements(
      events,
      networkPassphrase === undefined ? {} : { networkPassphrase },
    );
  };
  if (options.lines) {
    return await streamLines(
      args,
      options,
      io,
      (line) => jsonLines(movementsJson([read(line.trim(), "")]))[0]!,
    );
  }
  const found = await readInputs(
    "an event or a meta",
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
    io.note(`not read as a movement of a token: ${path}: ${printable(reason)}`);
  }
  const lines = found.flatMap(({ movements }) => movements).flatMap(
    movementLines,
  );
  return lines.length === 0 ? ["No movements of tokens"] : lines;
}

/** A movement as lines. */
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

/** An amount with the seven decimals that assets have, or in the smallest unit. */
function amountText(amount: bigint, isAsset: boolean): string {
  return isAsset ? formatTokenAmount(amount, 7) : `${amount} of the smallest unit`;
}

/** The id of a customer as a contract value, which shows the type of the id. */
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
