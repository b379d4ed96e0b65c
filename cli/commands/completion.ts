/** `dwsa completion`: a script with which a shell completes commands and options. */

import { quote } from "../../internal/describe.ts";
import { didYouMean } from "../../internal/options.ts";
import { type Command, command } from "../_command.ts";
import { completionScript, SHELLS, type Table } from "../_help.ts";
import { UsageError } from "../_io.ts";

/** `dwsa completion`, for the commands of a table. */
export function completionOf(table: () => Table): Command {
  return command({
    name: "completion",
    summary: "Print a script that completes commands and options in a shell",
    arguments: [{ name: "SHELL", help: SHELLS.join(", "), choices: SHELLS }],
    options: {},
    details: ["The first line of the script says where to put it."],
    examples: [{ shows: "For bash", args: ["bash"], output: "dwsa.bash" }],
    run(_, [shell = ""]) {
      const known = SHELLS.find((name) => name === shell);
      if (known !== undefined) return completionScript(table(), known);
      throw new UsageError(
        `expected SHELL to be one of ${SHELLS.join(", ")}, got ${quote(shell)}${didYouMean(shell, SHELLS)}`,
      );
    },
  });
}
