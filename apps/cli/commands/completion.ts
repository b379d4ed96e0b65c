/** `dwsa completion`: scripts with which shells complete commands, options and their values. */

import type { RootCommand } from "@bomb.sh/tab";
import { quote } from "../_shared.ts";
import { type Command, command } from "../_command.ts";
import { UsageError } from "../_io.ts";
import type { Table } from "../_program.ts";

/** The shells, in the order of the help. */
const SHELLS = ["bash", "zsh", "fish"];

/** `dwsa completion`. */
export const COMPLETION: Command = command({
  name: "completion",
  summary: "Print the completion script of a shell: bash, zsh or fish",
  arguments: [{ name: "SHELL", help: `the shell: ${SHELLS.join(", ")}`, choices: SHELLS }],
  options: {},
  details: [
    "The script makes the shell complete commands, options, and the values of options that have a fixed set of them. " +
    "For bash, put the line `source <(dwsa completion bash)` into ~/.bashrc; for zsh, the same with zsh into ~/.zshrc; " +
    "for fish, save the script as ~/.config/fish/completions/dwsa.fish. In bash, it needs the package bash-completion.",
  ],
  examples: [{ shows: "The script for fish", args: ["fish"], varies: true }],
  async run(_, [shell = ""]) {
    if (!SHELLS.includes(shell)) {
      throw new UsageError(`expected the shell to be ${SHELLS.join(", ")}, got ${quote(shell)}`);
    }
    const { RootCommand } = await import("@bomb.sh/tab");
    new RootCommand().setup("dwsa", "dwsa", shell); // prints the script
    return shell === "bash"
      ? ["complete -o default -F __dwsa_complete dwsa # completes files where nothing else fits"]
      : [];
  },
});

/** Directives for the scripts, in the numbering of the package. */
const [FILES, NO_FILES] = [0, 4];

/** Prints the completions of `words`, the arguments up to the cursor, as the scripts request them. */
export async function complete(table: Table, words: readonly string[]): Promise<void> {
  const { RootCommand } = await import("@bomb.sh/tab");
  const root = new RootCommand();
  // The package never lets shells complete files; here they do where it has no suggestion, as for `--file`.
  Object.defineProperty(root, "directive", {
    get: () => root.completions.length === 0 ? FILES : NO_FILES,
    set: () => {},
  });
  for (const [name, summary] of Object.entries(table.groups)) root.command(name, summary);
  for (const one of table.commands) addCommand(root, one);
  root.parse([...words]);
}

function addCommand(root: RootCommand, { name, summary, options, arguments: args }: Command): void {
  const parser = root.command(name, summary);
  for (const { name, choices, many = false } of args) {
    parser.argument(name, (suggest) => choices?.forEach((choice) => suggest(choice, "")), many);
  }
  for (const [name, { type, help, choices }] of Object.entries(options)) {
    if (type === "flag") parser.option(name, help);
    else parser.option(name, help, (suggest) => choices?.forEach((choice) => suggest(choice, "")));
  }
}
