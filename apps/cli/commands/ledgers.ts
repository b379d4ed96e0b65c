/** `dwsa ledgers`: writes the rows of closed ledgers, and the definitions of their tables. */

import { type Column, LEDGER_TABLES, ledgerRows, type LedgerTable, readLedger } from "@dwsa/base/ledger";
import { count, didYouMean, printable, quote } from "../_shared.ts";
import { type Command, command, type CommandResult, NAMES_OPTION, NETWORK_OPTIONS, type Options } from "../_command.ts";
import { isInputError } from "../_input.ts";
import { type Io, ruleOf, UsageError } from "../_io.ts";
import { ledgersIn } from "../_ledger_files.ts";
import { namesOf, requiredNetwork } from "../_options.ts";

const TABLES = Object.keys(LEDGER_TABLES) as LedgerTable[];

/** How an SQL engine spells the definition of a table. */
interface Engine {
  readonly quote: string;
  readonly types: { readonly [T in Column["type"]]: string };
  readonly column: (type: string, nullable: boolean) => string;
  readonly end: string;
}

const required = (type: string, nullable: boolean) => nullable ? type : `${type} NOT NULL`;

const ENGINES: { readonly [name: string]: Engine } = {
  duckdb: {
    quote: '"',
    types: {
      ...{ string: "VARCHAR", bool: "BOOLEAN", uint32: "UINTEGER", int64: "BIGINT", uint64: "UBIGINT" },
      ...{ int128: "HUGEINT", timestamp: "TIMESTAMP", json: "JSON", "string[]": "VARCHAR[]" },
    },
    column: required,
    end: ");",
  },
  clickhouse: {
    quote: "`",
    types: {
      ...{ string: "String", bool: "Bool", uint32: "UInt32", int64: "Int64", uint64: "UInt64", int128: "Int128" },
      ...{ timestamp: "DateTime('UTC')", json: "String", "string[]": "Array(String)" },
    },
    column: (type, nullable) => nullable ? `Nullable(${type})` : type,
    end: ") ENGINE = MergeTree ORDER BY tuple();",
  },
  bigquery: {
    quote: "`",
    types: {
      ...{ string: "STRING", bool: "BOOL", uint32: "INT64", int64: "INT64", uint64: "NUMERIC" },
      ...{ int128: "BIGNUMERIC", timestamp: "TIMESTAMP", json: "JSON", "string[]": "ARRAY<STRING>" },
    },
    column: (type, nullable) => type.startsWith("ARRAY") ? type : required(type, nullable),
    end: ");",
  },
};

const OPTIONS = {
  table: { type: "text", value: "TABLE", help: `table: ${TABLES.join(", ")}`, choices: TABLES },
  ...NETWORK_OPTIONS,
  ...NAMES_OPTION,
  schema: {
    type: "text",
    value: "ENGINE",
    help: `print the definition of the table for ${Object.keys(ENGINES).join(", ")} instead; reads nothing`,
    choices: Object.keys(ENGINES),
  },
} as const;

/** `dwsa ledgers`. */
export const LEDGERS: Command = command({
  name: "ledgers",
  summary: "Write the rows of closed ledgers as JSON lines, for SQL engines",
  arguments: [{
    name: "PATH",
    help: "files with ledgers; standard input if none is given, or -",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    "The format of a file is detected by its contents: zstd or gzip data, or none; in it LedgerCloseMetaBatch or " +
    "LedgerCloseMeta values, with or without record marks. A response to getLedgers, and lines of base64, are " +
    "accepted as well.",
    "Each line is a row of one table. The rows of a ledger are written when the ledger is complete. If a ledger is " +
    "damaged, the run ends with exit code 1 and a note with the reason, and the rows of the ledgers before it stay.",
    "The notes on standard error name gaps between the ledgers, and count ledgers and rows.",
  ],
  examples: [
    { shows: "The definition of a table", args: ["--table", "events", "--schema", "duckdb"] },
    { shows: "The ledger of a file", args: ["--table", "ledgers", "--network", "public", "ledger.txt"] },
  ],
  run: ledgers,
});

async function ledgers(options: Options<typeof OPTIONS>, paths: readonly string[], io: Io): Promise<CommandResult> {
  const table = choiceOf("--table", options.table, TABLES);
  const { names } = namesOf(options);
  if (options.schema !== undefined) {
    return schemaLines(table, names, ENGINES[choiceOf("--schema", options.schema, Object.keys(ENGINES))]!);
  }
  const network = requiredNetwork(options, io, "hashes of transactions and IDs of assets depend on the network");
  if (paths.length === 0 && io.interactive) throw new UsageError("expected a path, or ledgers on standard input");
  const state: State = { ledgers: 0, rows: 0, least: undefined, greatest: undefined, last: undefined };
  for (const path of paths.length === 0 ? ["-"] : paths) {
    let position = 0;
    let sequence: number | undefined;
    try {
      for await (const meta of ledgersIn(io.chunks(path === "-" ? undefined : path), io)) {
        position++;
        const ledger = readLedger(meta, network);
        sequence = ledger.sequence;
        const rows = ledgerRows(ledger, table, { names });
        await io.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
        noteLedger(state, sequence, rows.length, io);
        sequence = undefined;
        io.progress(() => summaryOf(state));
      }
      if (position === 0) throw new UsageError("expected ledgers, got none");
    } catch (error) {
      if (!isInputError(error) || error instanceof UsageError && position === 0) throw error;
      const which = sequence === undefined ? `after ${count(position, "ledger")}` : `ledger ${sequence}`;
      io.note(`${path === "-" ? "standard input" : printable(path)}: ${which}: ${ruleOf(error)}`);
      io.note(summaryOf(state));
      return { lines: [], code: 1 };
    }
  }
  io.note(summaryOf(state));
  return [];
}

/** What a run has written. */
interface State {
  ledgers: number;
  rows: number;
  least: number | undefined;
  greatest: number | undefined;
  /** The ledger that was written last. */
  last: number | undefined;
}

/** Counts a ledger, and prints a note if ledgers before it are missing. */
function noteLedger(state: State, sequence: number, rows: number, io: Io): void {
  const { last } = state;
  if (last !== undefined && sequence !== last + 1) io.note(`gap: ledger ${sequence} follows ledger ${last}`);
  state.ledgers++;
  state.rows += rows;
  state.least = Math.min(state.least ?? sequence, sequence);
  state.greatest = Math.max(state.greatest ?? sequence, sequence);
  state.last = sequence;
}

function summaryOf({ ledgers, rows, least, greatest }: State): string {
  const range = least === undefined ? "" : least === greatest ? ` (${least})` : ` (${least} to ${greatest})`;
  return `${count(ledgers, "ledger")}${range}, ${count(rows, "row")}`;
}

function choiceOf<T extends string>(option: string, value: string | undefined, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const got = value === undefined ? "nothing" : `${quote(value)}${didYouMean(value, choices)}`;
  throw new UsageError(`expected ${option} to be one of ${choices.join(", ")}, got ${got}`);
}

/** Returns the definition of a table. Names are quoted, since `from` and `to` are reserved words. */
function schemaLines(table: LedgerTable, names: "dwsa" | "stellar", engine: Engine): string[] {
  const { quote, types, column, end } = engine;
  const lines = LEDGER_TABLES[table].map(({ name, type, nullable }) => {
    const spelled = names === "stellar" ? name.replace("dwsa", "soroban") : name;
    return `  ${quote}${spelled}${quote} ${column(types[type], nullable)}`;
  });
  return [
    `CREATE TABLE ${quote}${table}${quote} (`,
    ...lines.slice(0, -1).map((line) => `${line},`),
    lines.at(-1)!,
    end,
  ];
}
