/**
 * The `dwsa` command: reads every wire value in every form, converts streams of them, shows and signs transactions and
 * authorization entries. All of it offline.
 *
 * ```sh
 * npx @dwsa/cli auth ls --file tx.txt
 * deno run --allow-env --allow-read npm:@dwsa/cli decode AAAADwAAAAh0cmFuc2Zlcg==
 * ```
 *
 * @module cli
 */

import { runCommand } from "./commands.ts";
import { runProgram } from "./_terminal.ts";

runProgram("dwsa", runCommand);
