/** Builds the parser and the help of `dwsa` from the table of commands, with commander. */

import { type Command as Parser, CommanderError, InvalidArgumentError } from "commander";
import { Command as Program, Option } from "commander";
import { didYouMean, quote } from "./_shared.ts";
import type { Command, CommandResult, Example, OptionSpec } from "./_command.ts";
import { type Io, UsageError } from "./_io.ts";
import { folded } from "./_screen.ts";

/** Commands, and a description of each group of two-word commands. */
export interface Table {
  readonly commands: readonly Command[];
  readonly groups: Readonly<Record<string, string>>;
}

/** Maximum width of help. */
const WIDTH = 100;

/** Footer of all help pages. */
const HELP_FOOTER = [
  "Results go to standard output, everything else to standard error. The command works offline.",
  "The exit code is 0 for success, 1 for a negative result (such as an invalid signature), 2 for invalid input, and 3 " +
  "for an internal error.",
];

/** Parses the arguments and runs the command. Help and version output also count as results. */
export async function runTable(
  table: Table,
  version: string,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const result: { output: CommandResult } = { output: [] };
  const program = programOf(table, version, io, result);
  try {
    await program.parseAsync(args.length === 0 ? ["--help"] : helpArguments(table, args), {
      from: "user",
    });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(messageOf(error, table));
  }
  return result.output;
}

/**
 * Replaces `help COMMAND` and `GROUP help COMMAND` by `COMMAND --help`, since commander prints the help of a group for
 * any second word. Returns all other arguments unchanged. Throws for the help of an unknown command.
 */
function helpArguments({ commands, groups }: Table, args: readonly string[]): string[] {
  const at = args[0] === "help" ? 0 : args[1] === "help" && Object.hasOwn(groups, args[0]!) ? 1 : -1;
  const words = args.filter((_, i) => i !== at);
  if (at < 0 || words.length === 0 || words.some((word) => word.startsWith("-"))) return [...args];
  const names = [...Object.keys(groups), ...commands.map(({ name }) => name)];
  const path = words.join(" ");
  if (names.includes(path)) return [...words, "--help"];
  throw new UsageError(`unknown command ${quote(path)}${didYouMean(path, names)}; --help lists the commands`);
}

/** Returns the message for a commander error. Commander's own messages repeat arguments, possibly a secret. */
function messageOf({ code, message }: CommanderError, { commands }: Table): string {
  const [first = "", suggestion] = message.replace(/^error: /, "").split(
    /\n(?=\(Did you mean [\w -]+\?\)$)/,
  );
  const unknown = first.slice(first.indexOf("'") + 1, first.lastIndexOf("'"));
  const argument = quote(unknown);
  const advice = suggestion === undefined ? "" : ` ${suggestion}`;
  switch (code) {
    case "commander.unknownOption": {
      const similar = suggestion?.match(/--([\w-]+)\?\)$/)?.[1] ?? "";
      const isSimilar = didYouMean(unknown.slice(2), [similar]) !== "";
      return `unknown option ${argument}${isSimilar ? advice : ""}; --help explains the options`;
    }
    case "commander.unknownCommand":
      return `unknown command ${argument}${advice || commandsFor(unknown, commands)}; --help lists the commands`;
    case "commander.invalidArgument":
      return `${first.slice(0, first.indexOf("' argument '") + 1)} ${first.slice(first.lastIndexOf("It ") + 3)}`;
    case "commander.excessArguments":
      return `${
        /Expected \d+ arguments? but got \d+/.exec(first)?.[0].replace("Expected", "expected").replace(" but", ",") ??
          "too many arguments"
      }; see --help`;
    case "commander.missingArgument":
      return `${first}; --help explains the arguments`;
    case "commander.optionMissingArgument":
      return first.replace("argument missing", "needs a value");
    default:
      return "expected a command; --help lists them";
  }
}

/** Suggests commands with the unknown command as their second word, or as the first word of their summary. */
function commandsFor(unknown: string, commands: readonly Command[]): string {
  const names = commands.filter(({ name, summary }) =>
    name.split(" ")[1] === unknown || summary.split(" ")[0]!.toLowerCase() === unknown
  ).map(({ name }) => name);
  const last = names.pop();
  if (last === undefined) return "";
  return ` (Did you mean ${names.length === 0 ? last : `${names.join(", ")} or ${last}`}?)`;
}

/** Formats the help of a command. */
export function commandHelp(table: Table, command: Command): string {
  const program = programOf(table, "", undefined, { output: [] });
  let parser = program;
  for (const word of command.name.split(" ")) {
    parser = parser.commands.find((one) => one.name() === word)!;
  }
  return parser.helpInformation().trimEnd();
}

function programOf(
  table: Table,
  version: string,
  io: Io | undefined,
  result: { output: CommandResult },
): Parser {
  const width = Math.min(io?.columns ?? WIDTH, WIDTH);
  const program = new Program("dwsa")
    .description(
      "Shows, signs and verifies transactions and authorization entries, and converts keys and values, offline.",
    )
    .usage("COMMAND [INPUT] [OPTIONS]")
    .version(version, "-v, --version", "print the version")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [COMMAND...]", "show the help of a command")
    .addHelpText("after", ["", ...folded(HELP_FOOTER, width).map((line) => line.trimStart())].join("\n"))
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureHelp({
      helpWidth: width,
      showGlobalOptions: true,
    })
    .configureOutput({
      writeOut: (text) =>
        result.output = [
          ...(result.output as readonly string[]),
          ...text.trimEnd().split("\n"),
        ],
      writeErr: () => {}, // the error is thrown as well
      getOutHelpWidth: () => width,
    });
  const groups = new Map<string, Parser>();
  for (const command of table.commands) {
    const [first, second] = command.name.split(" ") as [string, string?];
    let parent = program;
    if (second !== undefined) {
      parent = groups.get(first) ??
        program.command(first).summary(table.groups[first]!).description(`${table.groups[first]!}.`);
      groups.set(first, parent);
    }
    addCommand(parent, second ?? first, command, io, result);
  }
  return program;
}

function addCommand(
  parent: Parser,
  name: string,
  command: Command,
  io: Io | undefined,
  result: { output: CommandResult },
) {
  const parser = parent.command(name)
    .summary(command.summary)
    .description([`${command.summary}.`, ...command.details ?? []].join("\n\n"))
    .addHelpText("after", examplesOf(command));
  for (const { name, help, optional, many } of command.arguments) {
    const word = many ? `${name}...` : name;
    parser.argument(optional ? `[${word}]` : `<${word}>`, help);
  }
  for (const [name, spec] of Object.entries(command.options)) {
    parser.addOption(optionOf(name, spec));
  }
  parser.action(async () => {
    const words = parser.processedArgs.flat().filter((word): word is string => word !== undefined);
    const given = parser.opts();
    const options = Object.entries(command.options).map(([name, { type }]) => {
      const value: unknown = given[new Option(`--${name}`).attributeName()];
      return [
        name,
        type === "flag" ? value === !name.startsWith("no-") : type === "texts" ? value ?? [] : value,
      ];
    });
    result.output = await command.run(Object.fromEntries(options), words, io!);
  });
}

/** Creates an option. An option with one value may be given only once. */
function optionOf(name: string, { type, value, help }: OptionSpec): Option {
  if (type === "flag") return new Option(`--${name}`, help);
  return new Option(`--${name} <${value ?? "TEXT"}>`, help).argParser((text: string, before?: string | string[]) => {
    if (text.startsWith("--")) throw new InvalidArgumentError("It needs a value");
    if (Array.isArray(before)) before.push(text); // copying each time would be quadratic
    else if (before !== undefined) throw new InvalidArgumentError("It was given twice");
    return before ?? (type === "texts" ? [text] : text);
  });
}

function examplesOf({ name, examples }: Command): string {
  if (examples.length === 0) return "";
  const lines = examples.flatMap((
    example,
  ) => [`  # ${example.shows}`, `  ${exampleLine(`dwsa ${name}`, example)}`]);
  return ["", "Examples:", ...lines].join("\n");
}

/** Formats an example as a shell command. */
export function exampleLine(
  name: string,
  { args, input, output }: Example,
): string {
  const words = args.map((arg) => /^[\w./:=@%+,-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`);
  const [before, after] = input?.includes(" ")
    ? [[`cat ${input} |`], []]
    : [[], input === undefined ? [] : [`< ${input}`]];
  return [
    ...before,
    name,
    ...words,
    ...after,
    ...(output === undefined ? [] : [`> ${output}`]),
  ].join(" ");
}
