/** The commands of `dwsa`, and their help. */

import { toHex } from "../encoding/mod.ts";
import { quote } from "../internal/describe.ts";
import { encodeStrKey, parseStrKey } from "../strkey/mod.ts";
import { authLs, authSet, authSign, LS, SET, SIGN } from "./_auth.ts";
import { contractInterface, INTERFACE } from "./_contract.ts";
import { describeEvents } from "./_describe.ts";
import { givenTexts } from "./_input.ts";
import { type Io, respond, UsageError } from "./_io.ts";
import { NETWORKS, type Options, parseOptions, requireNoSecret, type Specs } from "./_options.ts";

/** The version of the package, which `deno.json` has too. */
const VERSION = "0.1.0";

/** The texts of `--help`. */

/** The text of `dwsa --help`. */
const HELP = `Authorization entries, contract events and strkeys, offline.

Usage: dwsa COMMAND [OPTIONS]

  auth ls             show authorization entries: who signs, until when, and what they allow
  auth sign           sign the entries that a key belongs to
  auth set            put signed entries into a transaction envelope
  contract interface  show the interface of a contract, also as a literal for TypeScript
  events [BASE64...]  show contract and diagnostic events; --file PATH, or standard input
  decode STRKEY       say what a strkey is
  --help              this text; of a command with "dwsa auth --help"
  --version           the version

The result is on standard output, all else on standard error.
Exit code: 0, or 2 if the input cannot be used.`;

/** The text of `dwsa auth --help`. */
const AUTH_HELP: string = /* @__PURE__ */ (() =>
  `Shows and signs authorization entries. All of it offline.

Usage: dwsa auth ls [INPUT] [--network NAME] [--json]
       dwsa auth sign [INPUT] --secret-env NAME --network NAME --until LEDGER [--for ADDRESS] [--index N]
       dwsa auth set [INPUT] --into ENVELOPE

INPUT is the base64 of an authorization entry, of a list of them, or of a transaction envelope, or several of these on
lines of their own: as arguments, with --file PATH, or on standard input ("-", or a pipe).

  --file PATH                read INPUT from a file
  --network NAME             ${NETWORKS}
  --network-passphrase TEXT  the passphrase of any other network

ls shows each entry; with a network, also whether its signatures are valid.
  --json                     for machines, on one line

sign prints the signed entries, one on a line, and says on standard error what they allow.
  --secret-env NAME          sign with the secret seed (S...) in this environment variable
  --until LEDGER             the ledger at which the signature has expired
  --for ADDRESS              sign for this account or contract, not for the account of the key
  --index N                  sign this entry only; the first is 0

set prints the envelope with the signatures of all signed entries in INPUT joined to those that it has.
  --into ENVELOPE            the base64 of the transaction envelope, before anybody has signed that
  --into-file PATH           read the envelope from a file

  dwsa auth sign --file tx.txt --secret-env SEED --network testnet --until 1000 | dwsa auth set --into-file tx.txt`)();

/** The text of `dwsa contract --help`. */
const CONTRACT_HELP = `Shows the interface of a contract: its functions, types, errors and events.

Usage: dwsa contract interface [FILE] [--json | --ts] [--docs]

FILE is the Wasm of the contract, or its interface: as JSON, as base64 of entries or of a stream of them, or as such a
stream. Without FILE, or with "-", it is read from standard input.

  --file PATH  the same as FILE
  --json       as SEP-51 JSON, which contractSpec() reads
  --ts         as a literal for TypeScript, which gives calls their types
  --docs       with the documentation, which JSON always has

  dwsa contract interface token.wasm --ts > token.ts`;

/** Runs `dwsa`, and returns its exit code. */
export function runCommand(args: readonly string[], io: Io): Promise<number> {
  return respond("dwsa", io, async () => {
    requireNoSecret(args);
    return await COMMANDS(args, io);
  });
}

/** Runs a command with the arguments after its name, and returns the lines of its result. */
type Command = (args: readonly string[], io: Io) => readonly string[] | Promise<readonly string[]>;

const COMMANDS: Command = oneOf("", HELP, {
  auth: oneOf(" after auth", AUTH_HELP, {
    ls: withOptions(AUTH_HELP, LS, authLs),
    sign: withOptions(AUTH_HELP, SIGN, authSign),
    set: withOptions(AUTH_HELP, SET, authSet),
  }),
  contract: oneOf(" after contract", CONTRACT_HELP, {
    interface: withOptions(CONTRACT_HELP, INTERFACE, contractInterface),
  }),
  events: withOptions(HELP, { file: "text" }, async ({ file }, args, io) => {
    const texts = await givenTexts("an event", args, file, io);
    return describeEvents(texts, (i) => texts.length === 1 ? "the text" : `text ${i + 1} of ${texts.length}`);
  }),
  decode: withOptions(HELP, {}, (_, args) => describeStrKey(args)),
  "--version": () => [VERSION],
});

function oneOf(where: string, help: string, commands: Readonly<Record<string, Command>>): Command {
  return ([name, ...args], io) => {
    if (name === "--help") return [help];
    if (name !== undefined && Object.hasOwn(commands, name)) return commands[name]!(args, io);
    const names = Object.keys(commands).filter((name) => !name.startsWith("-")).join(", ");
    const got = name === undefined ? "nothing" : quote(name);
    throw new UsageError(`expected one of ${names}${where}, got ${got}; --help explains them`);
  };
}

function withOptions<const S extends Specs>(
  help: string,
  specs: S,
  run: (options: Options<S>, args: readonly string[], io: Io) => ReturnType<Command>,
): Command {
  return (args, io) => {
    if (args.includes("--help")) return [help];
    const { options, positionals } = parseOptions(args, specs);
    return run(options, positionals, io);
  };
}

/** Describes a strkey. `runCommand` has refused secret seeds before. */
function describeStrKey(args: readonly string[]): string[] {
  const [text] = args;
  if (text === undefined || args.length > 1) throw new UsageError(`expected one strkey, got ${args.length}`);
  const key = parseStrKey(text);
  const lines = [`kind        ${key.type}`, `bytes       ${toHex(key.bytes)}`];
  if ("publicKey" in key) lines.push(`public key  ${encodeStrKey("ed25519PublicKey", key.publicKey)}`);
  if ("muxedId" in key) lines.push(`id          ${key.muxedId}`);
  if ("payload" in key) lines.push(`payload     ${toHex(key.payload)}`);
  return lines;
}
