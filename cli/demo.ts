/**
 * Reads, signs and verifies an authorization entry, and reads contract events: `deno task demo --help`.
 *
 *     deno task demo
 *     echo "$ENTRY" | deno task demo --secret-env SEED --network testnet --valid-until 1000
 *
 * @module
 */

import { runDemo } from "./_run_demo.ts";
import { runProgram } from "./_terminal.ts";

if (import.meta.main) await runProgram("demo", runDemo);
