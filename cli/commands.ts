/** The table of all commands of `dwsa`, and the function that runs them. */

import { quote } from "../internal/describe.ts";
import { didYouMean } from "../internal/options.ts";
import { type Answer, type Command, respond } from "./_command.ts";
import { commandHelp, COMMON, groupHelp, groupOf, type Table, topHelp, topNames } from "./_help.ts";
import { type Io, UsageError } from "./_io.ts";
import { parseOptions, requireNoSecret } from "./_options.ts";
import { commandPage } from "./page.ts";
import { AMOUNT_FORMAT, AMOUNT_PARSE } from "./commands/amount.ts";
import { AUTH_LS, AUTH_SIGN } from "./commands/auth.ts";
import { AUTH_DELEGATE } from "./commands/auth_delegate.ts";
import { AUTH_MERGE, AUTH_SET } from "./commands/auth_set.ts";
import { AUTH_VERIFY } from "./commands/auth_verify.ts";
import { completionOf } from "./commands/completion.ts";
import { CONTRACT_ID } from "./commands/contract_id.ts";
import { CONTRACT_INTERFACE } from "./commands/contract_interface.ts";
import { DECODE } from "./commands/decode.ts";
import { ENCODE } from "./commands/encode.ts";
import { EVENTS } from "./commands/events.ts";
import { INSPECT } from "./commands/inspect.ts";
import { KEY_ADDRESS, KEY_NEW, KEY_SIGN_MESSAGE, KEY_VERIFY } from "./commands/key.ts";
import { POLICY_CHECK, POLICY_FROM } from "./commands/policy.ts";
import { STRKEY } from "./commands/strkey.ts";
import { TX_FEE_BUMP, TX_HASH, TX_SET, TX_SHOW, TX_SIGN } from "./commands/tx.ts";
import { TYPES } from "./commands/types.ts";
import { WHY } from "./commands/why.ts";

/** The version of the package, which `deno.json` has too. */
const VERSION = "0.1.0";

/** Descriptions of the groups: commands of two words, by the first word. */
const GROUPS = {
  amount: "Convert token amounts",
  auth: "Show, sign, join and verify authorization entries",
  policy: "Write signing policies, and check entries against them",
  key: "Make keys, and sign messages",
  tx: "Show, sign and join transactions",
  contract: "Show the interface and metadata of a contract",
} as const;

/** All commands, in the order of the help. */
const COMMANDS: readonly Command[] = [
  DECODE,
  ENCODE,
  TYPES,
  EVENTS,
  WHY,
  AUTH_LS,
  AUTH_SIGN,
  AUTH_SET,
  AUTH_MERGE,
  AUTH_DELEGATE,
  AUTH_VERIFY,
  POLICY_FROM,
  POLICY_CHECK,
  TX_SHOW,
  TX_HASH,
  TX_SIGN,
  TX_SET,
  TX_FEE_BUMP,
  KEY_NEW,
  KEY_ADDRESS,
  KEY_SIGN_MESSAGE,
  KEY_VERIFY,
  STRKEY,
  AMOUNT_FORMAT,
  AMOUNT_PARSE,
  CONTRACT_ID,
  CONTRACT_INTERFACE,
  INSPECT,
  completionOf(() => TABLE),
];

/** The table of `dwsa`. */
export const TABLE: Table = { commands: COMMANDS, groups: GROUPS };

/** Runs `dwsa`, and returns its exit code. */
export function runCommand(args: readonly string[], io: Io): Promise<number> {
  return respond("dwsa", io, async () => {
    requireNoSecret(args);
    return await answer(TABLE, args, io);
  });
}

/** The words for help and version in place of a command. */
const HELP: readonly string[] = ["help", "--help", "-h"];
const VERSIONS: readonly string[] = ["--version", "-v"];

/** Finds the command that the first words name, and runs it. */
function answer(table: Table, args: readonly string[], io: Io): Answer | Promise<Answer> {
  const [first, second, ...rest] = args;
  const columns = io.columns;
  if (VERSIONS.includes(first!)) return [VERSION];
  if (first === "help" && second === "--markdown") return commandPage(table, runCommand);
  if (HELP.includes(first!)) return helpOf(table, args.slice(1), columns);
  const group = first === undefined ? [] : groupOf(table, first);
  if (group.length > 0) {
    if (VERSIONS.includes(second!)) return [VERSION];
    if (HELP.includes(second!)) return helpOf(table, [first!, ...rest], columns);
    const command = group.find(({ name }) => name === `${first} ${second}`);
    if (command !== undefined) return runOne(command, rest, io);
    throw unknown(group.map(({ name }) => name.split(" ")[1]!), second, ` after ${first}`);
  }
  const command = table.commands.find(({ name }) => name === first);
  if (command !== undefined) return runOne(command, args.slice(1), io);
  throw unknown(topNames(table), first, "");
}

/** The help of the command or group that the words name; words after a command are ignored. */
function helpOf(table: Table, words: readonly string[], columns: number | undefined): readonly string[] {
  const [first, second] = words.filter((word) => !HELP.includes(word));
  if (first === undefined) return topHelp(table, columns);
  const group = groupOf(table, first);
  const command = table.commands.find(({ name }) => name === first || name === `${first} ${second}`);
  if (command !== undefined) return commandHelp(command, columns);
  if (group.length === 0) throw unknown(topNames(table), first, " after help");
  if (second === undefined) return groupHelp(table, first, columns);
  throw unknown(group.map(({ name }) => name.split(" ")[1]!), second, ` after ${first}`);
}

function unknown(names: readonly string[], got: string | undefined, where: string): UsageError {
  const text = got === undefined ? "nothing" : `${quote(got)}${didYouMean(got, names)}`;
  return new UsageError(`expected one of ${names.join(", ")}${where}, got ${text}; --help explains them`);
}

/** Runs a command with the arguments after its name. */
function runOne(command: Command, args: readonly string[], io: Io): Answer | Promise<Answer> {
  const before = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (before.includes("--help") || before.includes("-h") || args.join("\n") === "help") {
    return commandHelp(command, io.columns);
  }
  if (before.includes("--version") || before.includes("-v")) return [VERSION];
  const { options, positionals } = parseOptions(args, { ...command.options, ...COMMON });
  requireCount(command, positionals.length);
  return command.run(options, positionals, io);
}

/** Refuses too few or too many arguments. */
function requireCount({ arguments: list }: Command, got: number): void {
  const least = list.filter(({ optional }) => !optional).length;
  const most = list.at(-1)?.many ? Infinity : list.length;
  if (got >= least && got <= most) return;
  const names = list.map(({ name }) => name).join(" ");
  const count = least === most ? `${least}` : got < least ? `at least ${least}` : `at most ${most}`;
  const expected = most === 0
    ? "no argument"
    : `${count} argument${count.endsWith(" 1") || count === "1" ? "" : "s"} (${names})`;
  throw new UsageError(`expected ${expected}, got ${got}; --help explains them`);
}
