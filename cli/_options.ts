/** The parser of command lines, and the options that several programs have. */

import { parseArgs } from "node:util";
import { Networks } from "../auth/mod.ts";
import { quote } from "../internal/describe.ts";
import { didYouMean } from "../internal/options.ts";
import { quoted } from "../internal/printable.ts";
import { Keypair } from "../keys/mod.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import { type NETWORK_OPTIONS, NETWORKS, type Options, type SECRET_OPTIONS, type Specs } from "./_command.ts";
import { type Io, UsageError } from "./_io.ts";

/** Reads a command line. A wrong argument is repeated only if it cannot be a secret. */
export function parseOptions<const S extends Specs>(
  args: readonly string[],
  specs: S,
): { readonly options: Options<S>; readonly positionals: readonly string[] } {
  const found = new Map<string, string[]>();
  const positionals: string[] = [];
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  for (const token of tokensOf(args.slice(0, end), specs)) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(specs, name) ? specs[name]!.type : undefined;
    if (type === undefined && /^-\d/.test(rawName)) {
      throw wrong(`unknown option ${quote(rawName)}: "--" goes before a negative number`);
    }
    if (type === undefined) throw wrong(`unknown option ${quote(rawName)}${nearest(rawName, Object.keys(specs))}`);
    if (type === "flag" && value !== undefined) throw wrong(`--${name} takes no value`);
    if (type !== "flag" && (value === undefined || (!inlineValue && /^-./.test(value)))) {
      throw wrong(`--${name} needs a value`);
    }
    const values = found.get(name);
    if (values === undefined) found.set(name, [value ?? ""]);
    else if (type === "texts") values.push(value!);
    else throw wrong(`--${name} was given twice`);
  }
  for (const word of args.slice(end + 1)) positionals.push(word);
  const options = Object.entries(specs).map(([name, { type }]) => {
    const values = found.get(name);
    return [name, type === "flag" ? values !== undefined : type === "text" ? values?.[0] : values ?? []];
  });
  return { options: Object.fromEntries(options) as Options<S>, positionals };
}

/** How many words `parseArgs` reads at once: its time grows with the square of their number. */
const AT_ONCE = 1_000;

/** The options and positional arguments among words, in their order. */
function* tokensOf(words: readonly string[], specs: Specs): Iterable<Token> {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { type, short }]) => [
      name,
      {
        type: type === "flag" ? "boolean" as const : "string" as const,
        multiple: true,
        ...(short === undefined ? {} : { short }),
      },
    ]),
  );
  for (let start = 0, end = 0; start < words.length; start = end) {
    end = Math.min(words.length, start + AT_ONCE);
    while (end < words.length && words[end - 1]!.startsWith("-")) end++; // an option is read with its value
    yield* parseArgs({
      args: words.slice(start, end),
      options,
      strict: false, // its messages repeat the input
      allowPositionals: true,
      tokens: true,
    }).tokens;
  }
}

type Token =
  | { readonly kind: "positional"; readonly value: string }
  | { readonly kind: "option-terminator" }
  | {
    readonly kind: "option";
    readonly name: string;
    readonly rawName: string;
    readonly value: string | undefined;
    readonly inlineValue: boolean | undefined;
  };

function nearest(rawName: string, names: readonly string[]): string {
  return rawName.startsWith("--") ? didYouMean(rawName, names.map((name) => `--${name}`)) : "";
}

function wrong(what: string): UsageError {
  return new UsageError(`${what}; --help explains the options`);
}

/** The passphrase of a network, from its name or from the passphrase. */
export function passphraseOf(
  network: string | undefined,
  passphrase: string | undefined,
  option: string,
): string | undefined {
  if (network === undefined) return requirePassphrase(passphrase, option);
  if (passphrase !== undefined) throw new UsageError(`expected --network or ${option}, got both`);
  const name = network.toUpperCase();
  if (Object.hasOwn(Networks, name)) return Networks[name as keyof typeof Networks];
  throw new UsageError(
    `expected --network to be one of ${NETWORKS.join(", ")}, got ${quote(network)}${didYouMean(network, NETWORKS)}`,
  );
}

/** Refuses the name of a network where its passphrase belongs: signatures would be valid nowhere. */
function requirePassphrase(text: string | undefined, option: string): string | undefined {
  const name = text?.trim().toLowerCase();
  if (name === undefined || !NETWORKS.includes(name)) return text;
  throw new UsageError(`expected ${option} to be a passphrase, got the name of a network: write --network ${name}`);
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

/** The key whose secret seed is in an environment variable, or in a file that only its owner can read. */
export async function signerOf(options: Options<typeof SECRET_OPTIONS>, io: Io): Promise<Keypair> {
  const { "secret-env": name, "secret-file": path } = options;
  if (name !== undefined && path === undefined) return keypairOf(name, io);
  if (name !== undefined || path === undefined) {
    const got = name === undefined ? "neither" : "both";
    throw new UsageError(
      "expected --secret-env, the environment variable with the secret seed, or --secret-file, a file of mode 600 " +
        `with it, got ${got}`,
    );
  }
  const secret = (await io.readSecret(path)).trim();
  if (secret === "") throw new UsageError("expected a secret seed in the file of --secret-file, got nothing");
  try {
    return Keypair.fromSecret(secret);
  } catch (error) {
    throw new UsageError(`expected a secret seed in the file of --secret-file: ${(error as Error).message}`);
  }
}

/** The passphrase of the network, if one is named. */
export function networkOf(options: Options<typeof NETWORK_OPTIONS>): string | undefined {
  return passphraseOf(options.network, options["network-passphrase"], "--network-passphrase");
}

/** The passphrase of the network, which must be named: `why` names the part that depends on it. */
export function requiredNetwork(options: Options<typeof NETWORK_OPTIONS>, why: string): string {
  return required(networkOf(options), `--network or --network-passphrase, since ${why}`);
}

/** The value of a required option. */
export function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`expected ${what}`);
  return value;
}

/** The number of an entry, which `--index` names. */
export function indexOf(index: string, count: number): number {
  if (/^\d+$/.test(index) && Number(index) < count) return Number(index);
  const there = count === 0 ? "there is no entry" : `the entries are 0 to ${count - 1}`;
  throw new UsageError(`expected --index to be the number of an entry, got ${quote(index)}: ${there}`);
}

/** Refuses a secret seed on the command line, where other processes and the history of the shell have it. */
export function requireNoSecret(args: readonly string[]): void {
  if (!args.some(hasSecret)) return;
  throw new UsageError(
    "expected no secret seed among the arguments, where others can read it: put it into an environment variable, and " +
      "name that with --secret-env, or into a file of mode 600, and name that with --secret-file",
  );
}

/** Whether a text contains a secret seed. */
export function hasSecret(text: string): boolean {
  for (const [, seed] of text.matchAll(/(?=(S[A-Z2-7]{55}))/g)) { // also a match that begins within another
    if (isValidStrKey("ed25519SecretSeed", seed!)) return true;
  }
  return false;
}
