/**
 * The `dwsa` command: reads every wire value in every form, converts streams of them, shows and signs transactions and
 * authorization entries. All of it offline. docs/command.md has every command with examples.
 *
 * ```sh
 * deno run --allow-env --allow-read jsr:@dwsa/base/cli auth ls --file tx.txt
 * npx @dwsa/base auth ls --file tx.txt
 * npx @dwsa/base decode AAAADwAAAAh0cmFuc2Zlcg==
 * ```
 *
 * To import this module is to run the command. The library is in the other modules of the package.
 *
 * @module cli
 */

import { runCommand } from "./commands.ts";
import { runProgram } from "./_terminal.ts";

runProgram("dwsa", runCommand);
