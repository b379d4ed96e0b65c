/** Command lines: the one parser of options, and the options that several programs have. */

import { Networks } from "../auth/mod.ts";
import { quote } from "../internal/describe.ts";
import { quoted } from "../internal/printable.ts";
import { Keypair } from "../keys/mod.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import { type Io, UsageError } from "./_io.ts";

/** Options by their names: without a value, with one, or given again and again. */
export type Specs = Readonly<Record<string, "flag" | "text" | "texts">>;

/** What the command line says of each option. */
export type Options<S extends Specs> = {
  readonly [Name in keyof S]: {
    readonly flag: boolean;
    readonly text: string | undefined;
    readonly texts: readonly string[];
  }[S[Name]];
};

/** Reads a command line. What it says wrongly is repeated only when it cannot be a secret. */
export function parseOptions<const S extends Specs>(
  args: readonly string[],
  specs: S,
): { readonly options: Options<S>; readonly positionals: readonly string[] } {
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  const words = args.values();
  for (const word of words) {
    if (word === "--") {
      for (const rest of words) positionals.push(rest);
    } else if (word === "-" || !word.startsWith("-")) positionals.push(word);
    else {
      const [option, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [word];
      const kind = name !== undefined && Object.hasOwn(specs, name) ? specs[name] : undefined;
      if (kind === undefined || name === undefined) throw wrong(`unknown option ${quote(option.split("=")[0]!)}`);
      if (kind === "flag" && inline !== undefined) throw wrong(`--${name} takes no value`);
      const value = kind === "flag" ? "" : inline ?? words.next().value;
      if (value === undefined || (inline === undefined && /^-./.test(value))) throw wrong(`--${name} needs a value`);
      if (kind !== "texts" && given.has(name)) throw wrong(`--${name} was given twice`);
      given.set(name, [...given.get(name) ?? [], value]);
    }
  }
  const options = Object.entries(specs).map(([name, kind]) => {
    const values = given.get(name);
    return [name, kind === "flag" ? values !== undefined : kind === "text" ? values?.[0] : values ?? []];
  });
  return { options: Object.fromEntries(options) as Options<S>, positionals };
}

function wrong(what: string): UsageError {
  return new UsageError(`${what}; --help explains the options`);
}

/** The names of the networks, as `--network` takes them. */
export const NETWORKS: string = /* @__PURE__ */ (() => Object.keys(Networks).join(", ").toLowerCase())();

/** The passphrase of a network that is given by its name or by the passphrase itself. */
export function passphraseOf(
  network: string | undefined,
  passphrase: string | undefined,
  option: string,
): string | undefined {
  if (network === undefined) return passphrase;
  if (passphrase !== undefined) throw new UsageError(`expected --network or ${option}, got both`);
  const name = network.toUpperCase();
  if (Object.hasOwn(Networks, name)) return Networks[name as keyof typeof Networks];
  throw new UsageError(`expected --network to be one of ${NETWORKS}, got ${quote(network)}`);
}

/** The passphrase of a network that has a name, or the beginning of another one, which could be a mistyped secret. */
export function networkText(passphrase: string): string {
  return Object.values<string>(Networks).includes(passphrase) ? quoted(passphrase) : quote(passphrase);
}

/** The sequence of a ledger. */
export function ledgerOf(text: string, option: string): number {
  const ledger = Number(text);
  if (/^\d+$/.test(text) && ledger >= 1 && ledger < 2 ** 32) return ledger;
  throw new UsageError(`expected ${option} to be a ledger from 1 to ${2 ** 32 - 1}, got ${quote(text)}`);
}

/** The key whose secret seed is in an environment variable. */
export function keypairOf(name: string, io: Io): Keypair {
  const place = `in the environment variable ${quote(name)}`;
  const secret = io.variable(name);
  if (!secret) throw new UsageError(`expected a secret seed ${place}, got nothing`);
  try {
    return Keypair.fromSecret(secret);
  } catch (error) {
    throw new UsageError(`expected a secret seed ${place}: ${(error as Error).message}`);
  }
}

/** Refuses a secret seed on the command line, where other processes and the history of the shell have it. */
export function requireNoSecret(args: readonly string[]): void {
  if (!args.some((arg) => isValidStrKey("ed25519SecretSeed", arg.trim().slice(-56)))) return;
  throw new UsageError(
    "expected no secret seed among the arguments, where others can read it: put it into an environment variable, and " +
      "name that with --secret-env",
  );
}
