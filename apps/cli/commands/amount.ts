/** `dwsa amount format` and `dwsa amount parse`. */

import { formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import { quote } from "../_shared.ts";
import {
  type Argument,
  type Command,
  command,
  type CommandResult,
  FILE,
  JSON_OPTIONS,
  jsonLines,
} from "../_command.ts";
import { readTexts } from "../_input.ts";
import { UsageError } from "../_io.ts";
import { required } from "../_options.ts";

const AMOUNT = {
  decimals: {
    type: "text",
    value: "N",
    help: "number of decimal places of the token, from 0 to 255",
  },
  ...FILE,
  ...JSON_OPTIONS,
} as const;

/** Creates a command that converts amounts one by one. */
function amountCommand(
  verb: string,
  summary: string,
  argument: Omit<Argument, "optional" | "many">,
  convert: (text: string, decimals: number) => string,
): Command {
  return command({
    name: `amount ${verb}`,
    summary,
    arguments: [{ ...argument, optional: true, many: true }],
    options: AMOUNT,
    details: [
      "--decimals is required: it depends on the token, and a wrong value results in wrong amounts. Pass the " +
      'amounts as arguments, with --file PATH, or on standard input (a pipe, or "-"). Write "--" before a ' +
      "negative amount.",
    ],
    examples: [{
      shows: "A token with seven decimals",
      args: [verb === "format" ? "125000000" : "12.5", "--decimals", "7"],
    }],
    run: async (options, args, io): Promise<CommandResult> => {
      const decimals = decimalsOf(
        required(
          options.decimals,
          "--decimals, the number of decimal places of the token",
        ),
      );
      const texts = await readTexts("an amount", args, options.file, io);
      const results = texts.map((text) => convert(text, decimals));
      return options.json || options.pretty ? jsonLines(results, options) : results;
    },
  });
}

function decimalsOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 255) return Number(text);
  throw new UsageError(
    `expected --decimals to be an integer from 0 to 255, got ${quote(text)}`,
  );
}

/** `dwsa amount format`. */
export const AMOUNT_FORMAT: Command = amountCommand(
  "format",
  "Convert base units of a token to decimal amounts",
  { name: "AMOUNT", help: "integers, such as 125000000" },
  formatTokenAmount,
);

/** `dwsa amount parse`. */
export const AMOUNT_PARSE: Command = amountCommand(
  "parse",
  "Convert decimal amounts of a token to base units",
  { name: "VALUE", help: "decimal numbers, such as 12.5" },
  parseTokenAmount,
);
