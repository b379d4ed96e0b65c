/** `dwsa auth ls` and `dwsa auth sign`. */

import { authorizeEntry, inspectAuthEntry, verifyAuthEntry } from "../../auth/mod.ts";
import { quote } from "../../internal/describe.ts";
import type { DwsaAuthorizationEntry } from "../../xdr/mod.ts";
import {
  type Answer,
  type Command,
  command,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
  SECRET_OPTIONS,
} from "../_command.ts";
import { describeEntry, indented, strangerText, summarizeEntry } from "../_describe.ts";
import { ENTRIES, givenEntries, PLACES } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { indexOf, ledgerOf, networkOf, networkText, required, requiredNetwork, signerOf } from "../_options.ts";
import { summarizeEntries } from "../_signatures.ts";

const LS = { ...FILE, ...NETWORK_OPTIONS, ...JSON_OPTIONS } as const;

/** `dwsa auth ls`. */
export const AUTH_LS: Command = command({
  name: "auth ls",
  summary: "Show authorization entries: who signs, until when, and what they allow",
  arguments: [ENTRIES],
  options: LS,
  details: [PLACES, "With a network, signatures are verified; the exit code is 1 if one of them is not valid."],
  examples: [{ shows: "The entries in a transaction", args: ["--file", "tx.txt"] }],
  run: authLs,
});

async function authLs(options: Options<typeof LS>, args: readonly string[], io: Io): Promise<Answer> {
  const passphrase = networkOf(options);
  const entries = await givenEntries("an entry, a list or an envelope", args, options.file, io);
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
  ...SECRET_OPTIONS,
  ...NETWORK_OPTIONS,
  until: { type: "text", value: "LEDGER", help: "the ledger at which the signature has expired" },
  for: { type: "text", value: "ADDRESS", help: "sign for this account or contract, not for the account of the key" },
  index: { type: "text", value: "N", help: "sign this entry only; the first is 0" },
  ...JSON_OPTIONS,
} as const;

/** `dwsa auth sign`. */
export const AUTH_SIGN: Command = command({
  name: "auth sign",
  summary: "Sign the entries that a key belongs to",
  arguments: [ENTRIES],
  options: SIGN,
  details: [
    PLACES,
    "The signed entries are printed one on a line; what they allow is on standard error. A secret, --until and a " +
    "network must be given.",
  ],
  examples: [{
    shows: "Sign the entry in a transaction",
    args: ["--file", "tx.txt", "--secret-env", "SEED", "--network", "testnet", "--until", "1000"],
    output: "signed.txt",
  }],
  run: authSign,
});

/** Addresses that a message lists. */
const LISTED = 8;

/** Signs the entries that the key belongs to, and says what they are. */
async function authSign(
  options: Options<typeof SIGN>,
  args: readonly string[],
  io: Io,
): Promise<Answer> {
  const passphrase = requiredNetwork(options, "a signature is good for one network");
  const until = ledgerOf(required(options.until, "--until, the ledger at which the signature expires"), "--until");
  const keypair = await signerOf(options, io);
  const address = options.for ?? keypair.publicKey();

  const entries = await givenEntries("an entry, a list or an envelope", args, options.file, io);
  const only = options.index === undefined ? undefined : indexOf(options.index, entries.length);
  const chosen = [...entries.entries()].filter(([i]) => only === undefined || i === only);
  const own = chosen.filter(([, entry]) => inspectAuthEntry(entry).nodes.some((node) => node.address === address));
  if (own.length === 0) throw noneFor(address, chosen.map(([, entry]) => entry));
  for (const [i, entry] of own) requireExpiry(entry, i, until);

  const signed: [number, DwsaAuthorizationEntry][] = [];
  for (const [i, entry] of own) {
    signed.push([i, await authorizeEntry(entry, keypair, until, passphrase, address)]);
  }
  for (const [i, entry] of signed) {
    const remark = strangerText(keypair.publicKey(), address);
    io.note(`Entry ${i}, signed by ${keypair.publicKey()}${remark && `${remark},`} for ${networkText(passphrase)}`);
    for (const line of indented(describeEntry(entry, passphrase))) io.note(line);
  }
  const results = signed.map(([, entry]) => entry);
  if (options.json || options.pretty) return jsonLines(summarizeEntries(results, passphrase), options);
  return results.map((entry) => entry.toXDR("base64"));
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
