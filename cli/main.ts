/**
 * The `dwsa` command: shows, signs and puts back authorization entries, and shows contract events and strkeys. All of
 * it offline.
 *
 * ```sh
 * deno run --allow-env --allow-read jsr:@dwsa/base/cli auth ls --file tx.txt
 * npx @dwsa/base auth ls --file tx.txt
 * ```
 *
 * To import this module is to run the command. The library is in the other modules of the package.
 *
 * @module cli
 */

import { runCommand } from "./commands.ts";
import { runProgram } from "./_terminal.ts";

runProgram("dwsa", runCommand);
