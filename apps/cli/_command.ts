/**
 * Commands as data. Each {@linkcode Command} describes one command of `dwsa`. Its parser, its help and its section
 * of the site's page are generated from it.
 *
 * To add a command:
 *
 * 1. Write `apps/cli/commands/NAME.ts` (without a leading `_`) with `export const NAME: Command = command({ … })`.
 * 2. Add one line to the list `COMMANDS` in `apps/cli/commands.ts`. A two-word name, such as `auth ls`, belongs to the
 *    group named by its first word; a new group needs a line in `GROUPS` in the same file.
 * 3. `run` receives the typed options, the positional arguments (their number is valid) and the {@linkcode Io}.
 *    It returns the lines of the result, or `{ lines, code: 1 }` for a negative result. For invalid input it throws a
 *    `UsageError` or a `DwsaError`: exit code 2. Write notes that are not part of the result with `io.note`.
 * 4. Use the options below (`FILE`, `JSON_OPTIONS`, `NETWORK_OPTIONS`) and the readers of `_input.ts` and
 *    `_options.ts`. With `--json`, return `jsonLines(value, options)`. Pass untrusted text through `printable` or
 *    `quoted`.
 * 5. Add `examples` that use the files of `SAMPLES` in `apps/site/command_page.ts`. Help shows them, and the site shows
 *    them with their output. A test runs them in a shell.
 */

import { Networks } from "@dwsa/base/network";
import { DwsaError } from "@dwsa/base/errors";
import { escapeInvisible } from "./_shared.ts";
import { errorLine, type Io, UsageError } from "./_io.ts";
import { folded } from "./_screen.ts";

/** An option of a command. */
export interface OptionSpec {
  /** Whether the option has no value, one value, or any number of values. */
  readonly type: "flag" | "text" | "texts";
  /** Placeholder for the value in help, such as `ADDRESS`. */
  readonly value?: string;
  /** One-line description, without a period. */
  readonly help: string;
  /** Values that the completion of shells suggests. */
  readonly choices?: readonly string[];
}

/** An option without a value. */
export type FlagOption = OptionSpec & { readonly type: "flag" };
/** An option with one value. */
export type TextOption = OptionSpec & { readonly type: "text" };

/** Options by name. */
export type Specs = Readonly<Record<string, OptionSpec>>;

/** The values of the options on the command line. */
export type Options<S extends Specs> = {
  readonly [Name in keyof S]: {
    readonly flag: boolean;
    readonly text: string | undefined;
    readonly texts: readonly string[];
  }[S[Name]["type"]];
};

/** A positional argument of a command. */
export interface Argument {
  /** Name of the argument in help, such as `INPUT`. */
  readonly name: string;
  /** One-line description, without a period. */
  readonly help: string;
  /** Whether the argument is optional. */
  readonly optional?: boolean;
  /** Values that the completion of shells suggests. */
  readonly choices?: readonly string[];
  /** Whether the argument may be repeated. Only the last argument of a command can be. */
  readonly many?: boolean;
}

/** An example of a command, shown with its output. */
export interface Example {
  /** One-sentence description, without a period. */
  readonly shows: string;
  /** The arguments after the name of the command. */
  readonly args: readonly string[];
  /** Names of the files piped in, separated by spaces. */
  readonly input?: string;
  /** Name of the file that stores the result; later examples can use it. */
  readonly output?: string;
  /** The exit code; 0 by default. */
  readonly code?: 0 | 1 | 2;
  /** Whether the result is hidden because it varies or is too long. */
  readonly varies?: boolean;
}

/** The lines of a result with exit code 0, or with an explicit exit code: 1 for a negative result. */
export type CommandResult = readonly string[] | {
  readonly lines: readonly string[];
  readonly code: 0 | 1;
};

/** A command. */
export interface Command<S extends Specs = Specs> {
  /** Name of one or two words. */
  readonly name: string;
  /** One-line description, without a period. */
  readonly summary: string;
  readonly arguments: readonly Argument[];
  readonly options: S;
  /** Further paragraphs of help, rewrapped to the width of the terminal. */
  readonly details?: readonly string[];
  readonly examples: readonly Example[];
  /** Runs the command. */
  run(
    options: Options<S>,
    args: readonly string[],
    io: Io,
  ): CommandResult | Promise<CommandResult>;
}

/** Returns a command with its option types erased, so that all commands fit one table. */
export function command<const S extends Specs>(
  definition: Command<S>,
): Command {
  return definition as unknown as Command; // the parser passes `run` the options of this definition
}

/** `--file PATH`, for `readTexts` and `readInputs`. */
export const FILE: { readonly file: TextOption } = {
  file: { type: "text", value: "PATH", help: "read the input from a file" },
};

/** `--json` and `--pretty`, for {@linkcode jsonLines}. */
export const JSON_OPTIONS: {
  readonly json: FlagOption;
  readonly pretty: FlagOption;
} = {
  json: { type: "flag", help: "print JSON on one line" },
  pretty: { type: "flag", help: "print indented JSON" },
};

/** The names of the networks for `--network`. */
export const NETWORKS: readonly string[] =
  /* @__PURE__ */ (() => Object.keys(Networks).map((name) => name.toLowerCase()))();

/** Environment variable with the name of the network, for commands without `--network` and `--network-passphrase`. */
export const NETWORK_VARIABLE = "DWSA_NETWORK";

/** `--network` and `--network-passphrase`, for `networkOf`. */
export const NETWORK_OPTIONS: {
  readonly network: TextOption;
  readonly "network-passphrase": TextOption;
} = {
  network: {
    type: "text",
    value: "NAME",
    help: `name of the network: ${NETWORKS.join(", ")} (default: $${NETWORK_VARIABLE})`,
    choices: NETWORKS,
  },
  "network-passphrase": {
    type: "text",
    value: "PASSPHRASE",
    help: "passphrase of any other network",
  },
};

/** `--names`, for `namesOf`. */
export const NAMES_OPTION: { readonly names: TextOption } = {
  names: {
    type: "text",
    value: "NAMES",
    help: "names in JSON: dwsa (default), or stellar, with soroban instead of dwsa",
    choices: ["dwsa", "stellar"],
  },
};

/** `--secret-env` and `--secret-file`, for `signerOf`. */
export const SECRET_OPTIONS: {
  readonly "secret-env": TextOption;
  readonly "secret-file": TextOption;
} = {
  "secret-env": {
    type: "text",
    value: "NAME",
    help: "environment variable with the secret seed (S...)",
  },
  "secret-file": {
    type: "text",
    value: "PATH",
    help: "file with the secret seed; only its owner may have access (mode 600)",
  },
};

/**
 * Prints the lines that `run` returns. Prints an input error on one line; rethrows any other error.
 *
 * @returns the exit code
 */
export async function respond(
  name: string,
  io: Io,
  run: () => Promise<CommandResult>,
): Promise<number> {
  try {
    const result = await run();
    const { lines, code } = "lines" in result ? result : { lines: result, code: 0 };
    for (const line of lines) io.print(line);
    return code;
  } catch (error) {
    if (!(error instanceof UsageError || DwsaError.is(error))) throw error;
    for (const line of folded([errorLine(name, error)], io.notes.columns)) io.note(line);
    return 2;
  }
}

/** Returns the JSON of a value as lines, with each bigint as a string and invisible characters escaped. */
export function jsonLines(
  value: unknown,
  { pretty = false }: { readonly pretty?: boolean } = {},
): readonly string[] {
  const json = JSON.stringify(
    value,
    (_, part: unknown) => typeof part === "bigint" ? `${part}` : part,
    pretty ? 2 : undefined,
  );
  return json.split("\n").map((line) =>
    escapeInvisible(
      line,
      (letter) => letter.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
    )
  );
}
