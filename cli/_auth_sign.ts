import { authorizeEntry, inspectAuthEntry } from "../auth/mod.ts";
import { quote } from "../internal/describe.ts";
import { quoted } from "../internal/printable.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { describeEntry, indented } from "./_describe_entry.ts";
import { entriesIn, givenTexts } from "./_input.ts";
import { keypairOf, ledgerOf, type Options, passphraseOf } from "./_options.ts";
import { UsageError, type World } from "./_world.ts";

/** The options of `dwsa auth sign`. */
export const SIGN = {
  file: "text",
  "secret-env": "text",
  network: "text",
  "network-passphrase": "text",
  until: "text",
  for: "text",
  index: "text",
} as const;

/** Addresses that a message lists. */
const LISTED = 8;

/** Signs the entries that the key belongs to, and says what they are. */
export async function authSign(
  options: Options<typeof SIGN>,
  args: readonly string[],
  world: World,
): Promise<string[]> {
  const passphrase = required(
    passphraseOf(options.network, options["network-passphrase"], "--network-passphrase"),
    "--network or --network-passphrase, since a signature is good for one network",
  );
  const until = ledgerOf(required(options.until, "--until, the ledger at which the signature expires"), "--until");
  const secretEnv = required(options["secret-env"], "--secret-env, the environment variable of the secret seed");
  const keypair = keypairOf(secretEnv, world);
  const address = options.for ?? keypair.publicKey();

  const entries = entriesIn(await givenTexts("an entry, a list or an envelope", args, options.file, world));
  const chosen = [...entries.entries()].filter(choice(options.index, entries.length));
  const own = chosen.filter(([, entry]) => inspectAuthEntry(entry).nodes.some((node) => node.address === address));
  if (own.length === 0) throw noneFor(address, chosen.map(([, entry]) => entry));
  for (const [i, entry] of own) requireExpiry(entry, i, until);

  const signed: [number, DwsaAuthorizationEntry][] = [];
  for (const [i, entry] of own) {
    signed.push([i, await authorizeEntry(entry, keypair, until, passphrase, address)]);
  }
  for (const [i, entry] of signed) {
    world.note(`Entry ${i}, signed by ${keypair.publicKey()} for ${quoted(passphrase)}`);
    for (const line of indented(describeEntry(entry, passphrase))) world.note(line);
  }
  return signed.map(([, entry]) => entry.toXDR("base64"));
}

function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`expected ${what}`);
  return value;
}

/** What `--index` leaves. */
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

/** Another expiry would make the signatures that are there void. */
function requireExpiry(entry: DwsaAuthorizationEntry, i: number, until: number): void {
  const { signatureExpirationLedger, nodes } = inspectAuthEntry(entry);
  const signed = nodes.find(({ present }) => present);
  if (signed === undefined || signatureExpirationLedger === until) return;
  throw new UsageError(
    `expected --until ${signatureExpirationLedger}, since entry ${i} is already signed by ${signed.address} until ` +
      `then, got ${until}`,
  );
}
