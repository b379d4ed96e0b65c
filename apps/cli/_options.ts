/** Options shared by several commands. */

import { Networks } from "@dwsa/base/network";
import { didYouMean, quote, quoted } from "./_shared.ts";
import { Keypair } from "@dwsa/base/keys";
import { isValidStrKey } from "@dwsa/base/strkey";
import {
  type NAMES_OPTION,
  type NETWORK_OPTIONS,
  NETWORK_VARIABLE,
  NETWORKS,
  type Options,
  type SECRET_OPTIONS,
  type TextOption,
} from "./_command.ts";
import { type Io, ruleOf, UsageError } from "./_io.ts";

/** Returns the passphrase of a network, given its name or its passphrase. */
export function passphraseOf(
  network: string | undefined,
  passphrase: string | undefined,
  option: string,
): string | undefined {
  if (network === undefined) return requirePassphrase(passphrase, option);
  if (passphrase !== undefined) {
    throw new UsageError(`expected --network or ${option}, got both`);
  }
  return namedNetwork(network, "--network");
}

/** Returns the passphrase of a network, given its name; `source` is where the name comes from. */
function namedNetwork(network: string, source: string): string {
  const name = network.toUpperCase();
  if (Object.hasOwn(Networks, name)) {
    return Networks[name as keyof typeof Networks];
  }
  const similar = /^(mainnet|pubnet|main|live)$/.test(network.toLowerCase())
    ? ' (did you mean "public"?)'
    : didYouMean(network, NETWORKS);
  throw new UsageError(
    `expected ${source} to be one of ${NETWORKS.join(", ")}, got ${quote(network)}${similar}`,
  );
}

/** Rejects a network name in place of a passphrase: signatures with it would be valid nowhere. */
function requirePassphrase(
  text: string | undefined,
  option: string,
): string | undefined {
  const name = text?.trim().toLowerCase();
  if (name === undefined || !NETWORKS.includes(name)) return text;
  throw new UsageError(
    `${option} is the name of a network, not its passphrase; pass --network ${name}`,
  );
}

/** Returns a known passphrase in full, or the start of any other, which could be a mistyped secret. */
export function networkText(passphrase: string): string {
  return Object.values<string>(Networks).includes(passphrase) ? quoted(passphrase) : quote(passphrase);
}

/** Parses a ledger sequence. */
export function ledgerOf(text: string, option: string): number {
  const ledger = Number(text);
  if (/^\d+$/.test(text) && ledger >= 1 && ledger < 2 ** 32) return ledger;
  throw new UsageError(
    `expected ${option} to be a ledger from 1 to ${2 ** 32 - 1}, got ${quote(text)}`,
  );
}

/**
 * Parses the ledger sequence at which a signature expires. Prints a note for a number that can also be a time in
 * seconds since 1970. The largest sequence has no note: it can only mean no limit.
 */
export function expiryOf(text: string, io: Io): number {
  const ledger = ledgerOf(text, "--until");
  if (ledger >= TIMES && ledger < 2 ** 32 - 1) {
    const date = new Date(ledger * 1000).toISOString().slice(0, 10);
    io.note(
      `Check --until ${ledger}: the signature expires at the ledger with this sequence; if you mean the time ` +
        `${date}, pass a ledger instead, such as the latest ledger plus 60`,
    );
  }
  return ledger;
}

/** Smallest number that {@linkcode expiryOf} considers a possible time: 2001 in seconds since 1970. */
const TIMES = 1e9;

/** Returns the key whose secret seed is in an environment variable. */
export function keypairOf(name: string, io: Io): Keypair {
  const place = `in the environment variable ${quote(name)}`;
  const secret = io.variable(name);
  if (!secret) {
    throw new UsageError(`expected a secret seed ${place}, got nothing`);
  }
  try {
    return Keypair.fromSecret(secret);
  } catch (error) {
    throw new UsageError(`invalid secret seed ${place}: ${ruleOf(error as Error)}`);
  }
}

/** Returns the key whose secret seed is in an environment variable, or in a file that only its owner can read. */
export async function signerOf(
  options: Options<typeof SECRET_OPTIONS>,
  io: Io,
): Promise<Keypair> {
  const { "secret-env": name, "secret-file": path } = options;
  if (name !== undefined && path === undefined) return keypairOf(name, io);
  if (name !== undefined || path === undefined) {
    const got = name === undefined ? "neither" : "both";
    throw new UsageError(
      "expected either --secret-env (an environment variable with the secret seed) or --secret-file (a file of mode " +
        `600 with the seed), got ${got}`,
    );
  }
  const secret = (await io.readSecret(path)).trim();
  if (secret === "") {
    throw new UsageError(
      "expected a secret seed in the file of --secret-file, got nothing",
    );
  }
  try {
    return Keypair.fromSecret(secret);
  } catch (error) {
    throw new UsageError(`invalid secret seed in the file of --secret-file: ${ruleOf(error as Error)}`);
  }
}

/** Returns the network passphrase, if specified: an option takes precedence over the environment variable. */
export function networkOf(
  options: Options<typeof NETWORK_OPTIONS>,
  io: Io,
): string | undefined {
  const { network, "network-passphrase": passphrase } = options;
  if (network !== undefined || passphrase !== undefined) {
    return passphraseOf(network, passphrase, "--network-passphrase");
  }
  const name = optionalVariable(NETWORK_VARIABLE, io);
  return name === undefined ? undefined : namedNetwork(name, `the environment variable ${NETWORK_VARIABLE}`);
}

/** Returns an environment variable; `undefined` if it is not set, empty, or may not be read (on Deno: --allow-env). */
function optionalVariable(name: string, io: Io): string | undefined {
  try {
    return io.variable(name) || undefined;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Returns the network passphrase. Throws if it is missing; `why` is the reason that it is required. */
export function requiredNetwork(
  options: Options<typeof NETWORK_OPTIONS>,
  io: Io,
  why: string,
): string {
  return required(
    networkOf(options, io),
    `--network or --network-passphrase: ${why}`,
  );
}

/** Returns the value of a required option. */
export function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`missing ${what}`);
  return value;
}

/** Parses the entry index of `--index`. */
export function indexOf(index: string, count: number): number {
  if (/^\d+$/.test(index) && Number(index) < count) return Number(index);
  const there = count === 0 ? "there is no entry" : `the entries are 0 to ${count - 1}`;
  throw new UsageError(
    `expected --index to be the index of an entry, got ${quote(index)}; ${there}`,
  );
}

/** Parses `--names`. */
export function namesOf({ names }: Options<typeof NAMES_OPTION>): { readonly names: "dwsa" | "stellar" } {
  if (names === undefined || names === "dwsa" || names === "stellar") return { names: names ?? "dwsa" };
  throw new UsageError(`expected --names to be dwsa or stellar, got ${quote(names)}`);
}

/** `--rules`, for {@linkcode ruleIdsOf}. */
export const RULES: { readonly rules: TextOption } = {
  rules: {
    type: "text",
    value: "IDS",
    help: "for OpenZeppelin: the ID of the context rule for each context, such as 0,1",
  },
};

/** Parses the IDs of `--rules`. */
export function ruleIdsOf(text: string): number[] {
  const ids = /^\d{1,10}(,\d{1,10})*$/.test(text) ? text.split(",").map(Number) : [];
  if (ids.length > 0 && ids.every((id) => id < 2 ** 32)) return ids;
  throw new UsageError(`expected --rules to be IDs up to ${2 ** 32 - 1}, such as 0,1, got ${quote(text)}`);
}

/** Rejects a secret seed on the command line, where other processes and the shell history expose it. */
export function requireNoSecret(args: readonly string[]): void {
  if (!args.some(hasSecret)) return;
  throw new UsageError(
    "the arguments contain a secret seed, and other users can read arguments; put the seed into an environment " +
      "variable and pass --secret-env NAME, or into a file of mode 600 and pass --secret-file PATH",
  );
}

/** Returns whether a string contains a secret seed. */
export function hasSecret(text: string): boolean {
  for (const [, seed] of text.matchAll(/(?=(S[A-Z2-7]{55}))/g)) { // includes overlapping matches
    if (isValidStrKey("ed25519SecretSeed", seed!)) return true;
  }
  return false;
}
