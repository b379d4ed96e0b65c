/** The table of all commands of `dwsa`, and the function that runs them. */

import { type Command, respond } from "./_command.ts";
import type { Io } from "./_io.ts";
import { requireNoSecret } from "./_options.ts";
import { runTable, type Table } from "./_program.ts";
import { AMOUNT_FORMAT, AMOUNT_PARSE } from "./commands/amount.ts";
import { AUTH_LS, AUTH_SIGN } from "./commands/auth.ts";
import { AUTH_DELEGATE } from "./commands/auth_delegate.ts";
import { AUTH_DIGEST } from "./commands/auth_digest.ts";
import { AUTH_MERGE, AUTH_SET } from "./commands/auth_set.ts";
import { AUTH_VERIFY } from "./commands/auth_verify.ts";
import { complete, COMPLETION } from "./commands/completion.ts";
import { CONTRACT_ID } from "./commands/contract_id.ts";
import { CONTRACT_INTERFACE } from "./commands/contract_interface.ts";
import { DECODE } from "./commands/decode.ts";
import { ENCODE } from "./commands/encode.ts";
import { EVENTS } from "./commands/events.ts";
import { INSPECT } from "./commands/inspect.ts";
import { KEY_ADDRESS, KEY_NEW, KEY_SIGN_MESSAGE, KEY_VERIFY } from "./commands/key.ts";
import { LEDGERS } from "./commands/ledgers.ts";
import { POLICY_CHECK, POLICY_DIFF, POLICY_FROM } from "./commands/policy.ts";
import { STRKEY } from "./commands/strkey.ts";
import { TX_FEE_BUMP, TX_HASH, TX_SET, TX_SHOW, TX_SIGN } from "./commands/tx.ts";
import { TYPES } from "./commands/types.ts";
import { WHY } from "./commands/why.ts";

/** Package version, the same as in `apps/cli/deno.json`. */
const VERSION = "0.1.0";

/** Descriptions of the groups of two-word commands, by first word. */
const GROUPS = {
  amount: "Convert token amounts",
  auth: "Show, sign, merge and verify authorization entries",
  policy: "Create, check and compare signing policies",
  key: "Create keys, and sign and verify messages",
  tx: "Show, sign and merge transactions",
  contract: "Compute contract IDs, and show the interface of a contract",
} as const;

/** All commands, in help order. */
const COMMANDS: readonly Command[] = [
  DECODE,
  ENCODE,
  TYPES,
  EVENTS,
  LEDGERS,
  WHY,
  AUTH_LS,
  AUTH_SIGN,
  AUTH_SET,
  AUTH_MERGE,
  AUTH_DELEGATE,
  AUTH_VERIFY,
  AUTH_DIGEST,
  POLICY_FROM,
  POLICY_CHECK,
  POLICY_DIFF,
  TX_SHOW,
  TX_HASH,
  TX_SIGN,
  TX_SET,
  TX_FEE_BUMP,
  KEY_NEW,
  KEY_ADDRESS,
  KEY_SIGN_MESSAGE,
  KEY_VERIFY,
  STRKEY,
  AMOUNT_FORMAT,
  AMOUNT_PARSE,
  CONTRACT_ID,
  CONTRACT_INTERFACE,
  INSPECT,
  COMPLETION,
];

/** Command table of `dwsa`. */
export const TABLE: Table = { commands: COMMANDS, groups: GROUPS };

/** Runs `dwsa`, and returns its exit code. */
export function runCommand(args: readonly string[], io: Io): Promise<number> {
  return respond("dwsa", io, async () => {
    requireNoSecret(args);
    if (args[0] === "complete" && args[1] === "--") { // a request of a completion script
      await complete(TABLE, args.slice(2));
      return [];
    }
    return await runTable(TABLE, VERSION, args, io);
  });
}
