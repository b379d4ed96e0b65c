/**
 * The `dwsa` command: decodes every wire value in every format, converts streams of values, and shows and signs
 * transactions and authorization entries, all offline.
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
