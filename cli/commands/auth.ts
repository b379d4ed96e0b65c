/** `dwsa auth ls`, `sign` and `set`. */

import { authorizeEntry, inspectAuthEntry, mergeAuthEntries, verifyAuthEntry } from "../../auth/mod.ts";
import { quote } from "../../internal/describe.ts";
import type { DwsaAuthorizationEntry, TransactionEnvelope } from "../../xdr/mod.ts";
import {
  type Answer,
  type Argument,
  type Command,
  command,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
} from "../_command.ts";
import { describeEntry, indented, summarizeEntry } from "../_describe.ts";
import { entriesOf, isSigned, mapEntries } from "../_envelope.ts";
import { entriesIn, envelopeIn, givenTexts } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { keypairOf, ledgerOf, networkText, passphraseOf } from "../_options.ts";

/** What all of these commands read. */
const INPUT: Argument = {
  name: "INPUT",
  help: "the base64 of an authorization entry, of a list of them, or of a transaction envelope; or several of these",
  optional: true,
  many: true,
};

/** Where INPUT can be. */
const PLACES =
  'INPUT is given as arguments, with --file PATH, or on standard input ("-", or a pipe), on lines of its own.';

const LS = { ...FILE, ...NETWORK_OPTIONS, ...JSON_OPTIONS } as const;

/** `dwsa auth ls`. */
export const AUTH_LS: Command = command({
  name: "auth ls",
  summary: "Show authorization entries: who signs, until when, and what they allow",
  arguments: [INPUT],
  options: LS,
  details: [PLACES, "With a network, signatures are verified; the exit code is 1 if one of them is not valid."],
  examples: [],
  run: authLs,
});

async function authLs(options: Options<typeof LS>, args: readonly string[], io: Io): Promise<Answer> {
  const passphrase = passphraseOf(options.network, options["network-passphrase"], "--network-passphrase");
  const entries = entriesIn(await givenTexts("an entry, a list or an envelope", args, options.file, io));
  const invalid = passphrase !== undefined &&
    entries.some((entry) =>
      verifyAuthEntry(entry, passphrase).some(({ present, verified }) => present && verified === false)
    );
  const code = invalid ? 1 : 0;
  if (options.json || options.pretty) {
    return { lines: jsonLines(entries.map((entry) => summarizeEntry(entry, passphrase)), options), code };
  }
  if (entries.length === 0) return ["No authorization entries"];
  return {
    lines: entries.flatMap((entry, i) => [`Entry ${i}`, ...indented(describeEntry(entry, passphrase))]),
    code,
  };
}

const SIGN = {
  ...FILE,
  "secret-env": {
    type: "text",
    value: "NAME",
    help: "sign with the secret seed (S...) in this environment variable",
  },
  ...NETWORK_OPTIONS,
  until: { type: "text", value: "LEDGER", help: "the ledger at which the signature has expired" },
  for: { type: "text", value: "ADDRESS", help: "sign for this account or contract, not for the account of the key" },
  index: { type: "text", value: "N", help: "sign this entry only; the first is 0" },
} as const;

/** `dwsa auth sign`. */
export const AUTH_SIGN: Command = command({
  name: "auth sign",
  summary: "Sign the entries that a key belongs to",
  arguments: [INPUT],
  options: SIGN,
  details: [
    PLACES,
    "The signed entries are printed one on a line; what they allow is on standard error. --secret-env, --until and a " +
    "network must be given.",
  ],
  examples: [],
  run: authSign,
});

/** Addresses that a message lists. */
const LISTED = 8;

/** Signs the entries that the key belongs to, and says what they are. */
async function authSign(
  options: Options<typeof SIGN>,
  args: readonly string[],
  io: Io,
): Promise<string[]> {
  const passphrase = required(
    passphraseOf(options.network, options["network-passphrase"], "--network-passphrase"),
    "--network or --network-passphrase, since a signature is good for one network",
  );
  const until = ledgerOf(required(options.until, "--until, the ledger at which the signature expires"), "--until");
  const secretEnv = required(options["secret-env"], "--secret-env, the environment variable of the secret seed");
  const keypair = keypairOf(secretEnv, io);
  const address = options.for ?? keypair.publicKey();

  const entries = entriesIn(await givenTexts("an entry, a list or an envelope", args, options.file, io));
  const chosen = [...entries.entries()].filter(choice(options.index, entries.length));
  const own = chosen.filter(([, entry]) => inspectAuthEntry(entry).nodes.some((node) => node.address === address));
  if (own.length === 0) throw noneFor(address, chosen.map(([, entry]) => entry));
  for (const [i, entry] of own) requireExpiry(entry, i, until);

  const signed: [number, DwsaAuthorizationEntry][] = [];
  for (const [i, entry] of own) {
    signed.push([i, await authorizeEntry(entry, keypair, until, passphrase, address)]);
  }
  for (const [i, entry] of signed) {
    io.note(`Entry ${i}, signed by ${keypair.publicKey()} for ${networkText(passphrase)}`);
    for (const line of indented(describeEntry(entry, passphrase))) io.note(line);
  }
  return signed.map(([, entry]) => entry.toXDR("base64"));
}

function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`expected ${what}`);
  return value;
}

/** A filter for the entries that `--index` selects. */
function choice(index: string | undefined, count: number): ([i]: readonly [number, unknown]) => boolean {
  if (index === undefined) return () => true;
  if (/^\d+$/.test(index) && Number(index) < count) return ([i]) => i === Number(index);
  const there = count === 0 ? "there is no entry" : `the entries are 0 to ${count - 1}`;
  throw new UsageError(`expected --index to be the number of an entry, got ${quote(index)}: ${there}`);
}

function noneFor(address: string, entries: readonly DwsaAuthorizationEntry[]): UsageError {
  const addresses = new Set(entries.flatMap((entry) => inspectAuthEntry(entry).nodes.map((node) => node.address)));
  const listed = [...addresses].slice(0, LISTED);
  if (addresses.size > LISTED) listed.push(`${addresses.size - LISTED} more`);
  const got = listed.length === 0 ? "none that is signed by itself" : listed.join(", ");
  return new UsageError(`expected an entry for ${quote(address)} to sign (--for names another), got: ${got}`);
}

/** Refuses another expiry than that of existing signatures, which it would invalidate. */
function requireExpiry(entry: DwsaAuthorizationEntry, i: number, until: number): void {
  const { signatureExpirationLedger, nodes } = inspectAuthEntry(entry);
  const signed = nodes.find(({ present }) => present);
  if (signed === undefined || signatureExpirationLedger === until) return;
  throw new UsageError(
    `expected --until ${signatureExpirationLedger}, since entry ${i} is already signed by ${signed.address} until ` +
      `then, got ${until}`,
  );
}

const SET = {
  ...FILE,
  into: {
    type: "text",
    value: "ENVELOPE",
    help: "the base64 of the transaction envelope, before anybody has signed that",
  },
  "into-file": { type: "text", value: "PATH", help: "read the envelope from a file" },
} as const;

/** `dwsa auth set`. */
export const AUTH_SET: Command = command({
  name: "auth set",
  summary: "Put signed entries into a transaction envelope",
  arguments: [INPUT],
  options: SET,
  details: [
    PLACES,
    "Prints the envelope with the signatures of all signed entries in INPUT joined to those that it has.",
  ],
  examples: [],
  run: authSet,
});

/** Puts signed entries into an envelope. */
async function authSet(options: Options<typeof SET>, args: readonly string[], io: Io): Promise<string[]> {
  const envelope = await givenEnvelope(options, io);
  const entries = entriesIn(await givenTexts("signed entries", args, options.file, io));
  if (!entries.some(hasSignature)) throw new UsageError("expected signed entries, got none that is signed");

  const places = entriesOf(envelope);
  const numbers = numbersOf(places);
  for (const entry of entries) {
    const i = numbers.get(keyOf(entry));
    if (i === undefined) throw new UsageError(`expected entries of the envelope, which has none of ${nameOf(entry)}`);
    places[i] = joined(places[i]!, entry);
  }
  const rest = places.values();
  const result = mapEntries(envelope, () => rest.next().value!);
  if (isSigned(envelope) && !result.equals(envelope)) {
    throw new UsageError("expected an envelope that nobody has signed: to set entries would make its signatures void");
  }
  for (const [i, entry] of places.entries()) io.note(`Entry ${i} of ${nameOf(entry)}: ${stateOf(entry)}`);
  return [result.toXDR("base64")];
}

async function givenEnvelope(options: Options<typeof SET>, io: Io): Promise<TransactionEnvelope> {
  const { into, "into-file": file } = options;
  if ((into === undefined) === (file === undefined)) {
    const got = into === undefined ? "neither" : "both";
    throw new UsageError(`expected --into or --into-file, the envelope to set entries into, got ${got}`);
  }
  return envelopeIn(into ?? await io.readFile(file!));
}

/** Names the owner of an entry. */
function nameOf(entry: DwsaAuthorizationEntry): string {
  const { address, nonce } = inspectAuthEntry(entry);
  return address === null ? "the source account" : `${address} with nonce ${nonce}`;
}

/** A key for each entry of a transaction: the network accepts a nonce of an address once. */
function keyOf(entry: DwsaAuthorizationEntry): string {
  return inspectAuthEntry(entry).address === null ? entry.toXDR("base64") : nameOf(entry);
}

/** The index of each entry, by its key. */
function numbersOf(entries: readonly DwsaAuthorizationEntry[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [i, entry] of entries.entries()) {
    if (numbers.has(keyOf(entry)) && inspectAuthEntry(entry).address !== null) {
      throw new UsageError(`expected one entry of ${nameOf(entry)} in the envelope, got two`);
    }
    numbers.set(keyOf(entry), i);
  }
  return numbers;
}

/** The entry in the envelope with the signatures of another, which approves the same. */
function joined(place: DwsaAuthorizationEntry, entry: DwsaAuthorizationEntry): DwsaAuthorizationEntry {
  if (!entry.rootInvocation.equals(place.rootInvocation)) {
    throw new UsageError(
      `expected the entry of ${nameOf(entry)} to approve what that in the envelope does, got another`,
    );
  }
  if (!hasSignature(entry)) return place;
  if (hasSignature(place)) return mergeAuthEntries(place, entry);
  if (pathsOf(place).length > 1 && pathsOf(place).join() !== pathsOf(entry).join()) {
    throw new UsageError(
      `expected the entry of ${nameOf(entry)} to have the delegates of that in the envelope, got others`,
    );
  }
  return entry; // which may have been given delegates before it was signed
}

function pathsOf(entry: DwsaAuthorizationEntry): string[] {
  return inspectAuthEntry(entry).nodes.map(({ path, address }) => `${path} ${address}`);
}

function hasSignature(entry: DwsaAuthorizationEntry): boolean {
  return inspectAuthEntry(entry).nodes.some(({ present }) => present);
}

function stateOf(entry: DwsaAuthorizationEntry): string {
  const { nodes } = inspectAuthEntry(entry);
  if (nodes.length === 0) return "approved by signing the transaction";
  const { length } = nodes.filter(({ present }) => present);
  if (length === 0) return "not signed yet";
  return nodes.length === 1 ? "signed" : `${length} of ${nodes.length} places signed`;
}
