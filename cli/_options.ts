/** What the demo is told on its command line. */

import { parseArgs } from "node:util";
import { Networks } from "../auth/mod.ts";
import { quote } from "../internal/describe.ts";

/** The text of `--help`. */
export const HELP: string =
  `Reads, signs and verifies an authorization entry, and reads contract events. All of it offline.

Usage: deno task demo [ENTRY] [OPTIONS]

  ENTRY                the entry as base64; "-", or a pipe, for standard input; none for an entry made up here
  --file PATH          read the entry from a file
  --secret-env NAME    sign with the secret seed (S...) in this environment variable; none for a fresh key
  --network NAME       ${Object.keys(Networks).map((name) => name.toLowerCase()).join(", ")} (default: testnet)
  --passphrase TEXT    the passphrase of any other network
  --valid-until LEDGER the ledger from which on the signature is no longer valid (default: 1000000)
  --event BASE64       an event to read, of a contract or for diagnosis; may be given again; none for made-up ones
  --help               this text

A fresh key is not that of the account in the entry. The demo then signs a copy that is addressed to the fresh key.
Exit code: 0, or 2 if the input is no good.`;

/** What the command line says. */
export interface Options {
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

/** Input that the user can put right: shown as one line, without a stack trace. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/** Reads the command line. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new UsageError(`expected one entry, got ${positionals.length} arguments`);
  if (positionals.length === 1 && values.file !== undefined) {
    throw new UsageError("expected an entry or --file, got both");
  }
  return {
    help: values.help ?? false,
    entry: positionals[0],
    file: values.file,
    secretEnv: values["secret-env"],
    passphrase: passphraseOf(values.network, values.passphrase),
    validUntil: ledgerOf(values["valid-until"] ?? "1000000"),
    events: values.event ?? [],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        file: { type: "string" },
        "secret-env": { type: "string" },
        network: { type: "string" },
        passphrase: { type: "string" },
        "valid-until": { type: "string" },
        event: { type: "string", multiple: true },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    const [reason] = (error as Error).message.split(/[.\n]/);
    throw new UsageError(`${reason}; --help explains the options`);
  }
}

function passphraseOf(network: string | undefined, passphrase: string | undefined): string {
  if (passphrase !== undefined) {
    if (network !== undefined) throw new UsageError("expected --network or --passphrase, got both");
    return passphrase;
  }
  const name = (network ?? "testnet").toUpperCase();
  if (!Object.hasOwn(Networks, name)) {
    throw new UsageError(
      `expected --network to be one of ${Object.keys(Networks).join(", ").toLowerCase()}, got ${quote(network ?? "")}`,
    );
  }
  return Networks[name as keyof typeof Networks];
}

function ledgerOf(text: string): number {
  const ledger = Number(text);
  if (!/^\d+$/.test(text) || ledger < 1 || ledger >= 2 ** 32) {
    throw new UsageError(`expected --valid-until to be a ledger from 1 to ${2 ** 32 - 1}, got ${quote(text)}`);
  }
  return ledger;
}
