/** What the demo is told on its command line. */

import { Networks } from "../auth/mod.ts";
import { ledgerOf, NETWORKS, parseOptions, passphraseOf } from "./_options.ts";
import { UsageError } from "./_world.ts";

/** The text of `--help`. */
export const HELP: string =
  `Reads, signs and verifies an authorization entry, and reads contract events. All of it offline.

Usage: deno task demo [ENTRY] [OPTIONS]

  ENTRY                the entry as base64; "-", or a pipe, for standard input; none for an entry made up here
  --file PATH          read the entry from a file
  --secret-env NAME    sign with the secret seed (S...) in this environment variable; none for a fresh key
  --network NAME       ${NETWORKS} (default: testnet)
  --passphrase TEXT    the passphrase of any other network
  --valid-until LEDGER the ledger at which the signature has expired (default: 1000000)
  --event BASE64       an event to read, of a contract or for diagnosis; may be given again; none for made-up ones
  --help               this text

A fresh key is not that of the account in the entry. The demo then signs a copy that is addressed to the fresh key.
Exit code: 0, or 2 if the input is no good.`;

/** What the command line says. */
export interface DemoOptions {
  /** Whether only to explain. */
  readonly help: boolean;
  /** The entry as base64, or `-`. */
  readonly entry: string | undefined;
  /** The file that holds the entry. */
  readonly file: string | undefined;
  /** The environment variable that holds the secret seed. */
  readonly secretEnv: string | undefined;
  /** The passphrase of the network. */
  readonly passphrase: string;
  /** The first ledger at which the signature is not valid. */
  readonly validUntil: number;
  /** The events as base64. */
  readonly events: readonly string[];
}

/** Reads the command line of the demo. */
export function parseDemoOptions(args: readonly string[]): DemoOptions {
  const { options, positionals } = parseOptions(args, {
    file: "text",
    "secret-env": "text",
    network: "text",
    passphrase: "text",
    "valid-until": "text",
    event: "texts",
    help: "flag",
  });
  const { help, file, network, passphrase, event } = options;
  if (positionals.length > 1) throw new UsageError(`expected one entry, got ${positionals.length} arguments`);
  if (positionals.length === 1 && file !== undefined) throw new UsageError("expected an entry or --file, got both");
  return {
    help,
    entry: positionals[0],
    file,
    secretEnv: options["secret-env"],
    passphrase: passphraseOf(network, passphrase, "--passphrase") ?? Networks.TESTNET,
    validUntil: ledgerOf(options["valid-until"] ?? "1000000", "--valid-until"),
    events: event,
  };
}
