/** `dwsa auth set` and `dwsa auth merge`: combine signatures that were made in parallel. */

import { type AuthProblem, inspectAuthEntry, mergeAuthEntries, verifyAuthEntry } from "@dwsa/base/auth";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import {
  type Command,
  command,
  type CommandResult,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
} from "../_command.ts";
import { indented } from "../_describe.ts";
import { entriesOf, isSigned, mapEntries } from "../_envelope.ts";
import { ENTRIES, INPUT_SOURCES, INTO_OPTIONS, intoEnvelope, readEntries } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { networkOf, networkText } from "../_options.ts";
import { nodeName, requireOneNetwork, signatureLines, summarizeEntries } from "../_signatures.ts";

const SET = {
  ...INTO_OPTIONS,
  ...FILE,
  ...NETWORK_OPTIONS,
  ...JSON_OPTIONS,
} as const;

/** Help for the network options. */
const VERIFIES =
  "With a network, every signature is verified: if one is invalid, there is no result and the exit code is 1. " +
  "Signatures that are valid for different networks are never merged.";

/** `dwsa auth set`. */
export const AUTH_SET: Command = command({
  name: "auth set",
  summary: "Put signed entries into a transaction envelope",
  arguments: [ENTRIES],
  options: SET,
  details: [
    INPUT_SOURCES,
    "Adds the signatures in INPUT to the entries of the envelope, and prints the envelope. The envelope itself must " +
    "not be signed yet, because its signatures cover the entries.",
    VERIFIES,
  ],
  examples: [{
    shows: "Put the signed entry into the transaction",
    args: [
      "--file",
      "signed.txt",
      "--into-file",
      "tx.txt",
      "--network",
      "testnet",
    ],
    output: "approved.txt",
  }],
  run: authSet,
});

async function authSet(
  options: Options<typeof SET>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const passphrase = networkOf(options, io);
  const envelope = await intoEnvelope(options, io);
  const entries = await readEntries("signed entries", args, options.file, io);
  if (!entries.some(hasSignature)) {
    throw new UsageError("no entry in the input is signed");
  }

  const places = entriesOf(envelope);
  const numbers = numbersOf(places);
  for (const entry of entries) {
    const i = numbers.get(keyOf(entry));
    if (i === undefined) {
      throw new UsageError(
        `the envelope has no entry of ${nodeName(entry)}`,
      );
    }
    places[i] = joined(places[i]!, entry, "that in the envelope");
  }
  const rest = places.values();
  const result = mapEntries(envelope, () => rest.next().value!);
  if (isSigned(envelope) && !result.equals(envelope)) {
    throw new UsageError(
      "the envelope is signed, and new entries would make its signatures invalid; pass the unsigned envelope",
    );
  }
  if (!noteSignatures(places, passphrase, io)) return { lines: [], code: 1 };
  const text = result.toXDR("base64");
  if (!options.json && !options.pretty) return [text];
  return jsonLines({
    envelope: text,
    entries: summarizeEntries(places, passphrase),
  }, options);
}

/** Maps the key of each entry to its index. */
function numbersOf(
  entries: readonly DwsaAuthorizationEntry[],
): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [i, entry] of entries.entries()) {
    if (numbers.has(keyOf(entry)) && inspectAuthEntry(entry).address !== null) {
      throw new UsageError(
        `the envelope has two entries of ${nodeName(entry)}`,
      );
    }
    numbers.set(keyOf(entry), i);
  }
  return numbers;
}

const MERGE = { ...FILE, ...NETWORK_OPTIONS, ...JSON_OPTIONS } as const;

/** `dwsa auth merge`. */
export const AUTH_MERGE: Command = command({
  name: "auth merge",
  summary: "Merge copies of an entry that were signed in parallel",
  arguments: [ENTRIES],
  options: MERGE,
  details: [
    INPUT_SOURCES,
    "Copies are entries with the same address and nonce. Prints each entry once, one per line.",
    VERIFIES,
  ],
  examples: [{
    shows: "Merge an entry and its signed copy",
    args: ["--network", "testnet"],
    input: "entry.txt signed.txt",
  }],
  run: authMerge,
});

async function authMerge(
  options: Options<typeof MERGE>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const passphrase = networkOf(options, io);
  const entries = await readEntries(
    "copies of an entry",
    args,
    options.file,
    io,
  );
  const merged = new Map<string, DwsaAuthorizationEntry>();
  for (const entry of entries) {
    const place = merged.get(keyOf(entry));
    merged.set(
      keyOf(entry),
      place === undefined ? entry : joined(place, entry, "its other copy"),
    );
  }
  const results = [...merged.values()];
  if (results.length === entries.length) {
    const got = entries.length < 2
      ? ["none", "one"][entries.length]
      : `${entries.length} entries that differ in address or nonce`;
    throw new UsageError(`expected at least two copies of an entry, got ${got}`);
  }
  if (!noteSignatures(results, passphrase, io)) return { lines: [], code: 1 };
  if (options.json || options.pretty) {
    return jsonLines(summarizeEntries(results, passphrase), options);
  }
  return results.map((entry) => entry.toXDR("base64"));
}

/** Returns a key that identifies an entry: the network accepts each nonce of an address once. */
function keyOf(entry: DwsaAuthorizationEntry): string {
  return inspectAuthEntry(entry).address === null ? entry.toXDR("base64") : nodeName(entry);
}

function hasSignature(entry: DwsaAuthorizationEntry): boolean {
  return inspectAuthEntry(entry).nodes.some(({ present }) => present);
}

/** Adds the signatures of another copy that approves the same calls. `where` names the first copy in messages. */
function joined(
  place: DwsaAuthorizationEntry,
  entry: DwsaAuthorizationEntry,
  where: string,
): DwsaAuthorizationEntry {
  if (!entry.rootInvocation.equals(place.rootInvocation)) {
    throw new UsageError(
      `the entry of ${nodeName(entry)} approves other calls than ${where}`,
    );
  }
  if (!hasSignature(entry)) return place;
  if (hasSignature(place)) return mergeAuthEntries(place, entry);
  if (
    pathsOf(place).length > 1 && pathsOf(place).join() !== pathsOf(entry).join()
  ) {
    throw new UsageError(
      `the entry of ${nodeName(entry)} has other delegates than ${where}`,
    );
  }
  return entry; // delegates may have been added before signing
}

function pathsOf(entry: DwsaAuthorizationEntry): string[] {
  return inspectAuthEntry(entry).nodes.map(({ path, address }) => `${path} ${address}`);
}

/** Problems that make an existing signature invalid. */
const OF_SIGNATURES: ReadonlySet<AuthProblem["reason"]> = new Set([
  "invalid",
  "signature-count",
  "signature-duplicate",
  "signature-form",
  "signature-order",
]);

/** Prints the signers of each entry as notes. Returns whether none of the signatures is known to be invalid. */
function noteSignatures(
  entries: readonly DwsaAuthorizationEntry[],
  passphrase: string | undefined,
  io: Io,
): boolean {
  if (passphrase === undefined) {
    requireOneNetwork((known) =>
      entries.flatMap((entry) => verifyAuthEntry(entry, known).flatMap(({ signatures }) => signatures))
    );
  }
  let holds = true;
  for (const [i, entry] of entries.entries()) {
    io.note(`Entry ${i} of ${nodeName(entry)}`);
    for (const line of indented(signatureLines(entry, passphrase))) {
      io.note(line);
    }
    for (const { reason, message } of problemsOf(entry, passphrase)) {
      if (!OF_SIGNATURES.has(reason)) continue;
      io.note(`  ${message}`);
      holds = false;
    }
  }
  if (!holds) io.note("Not merged: a signature is invalid");
  else if (passphrase === undefined) {
    io.note("Not verified: pass --network to verify the signatures");
  } else io.note(`Verified for ${networkText(passphrase)}`);
  return holds;
}

function problemsOf(
  entry: DwsaAuthorizationEntry,
  passphrase: string | undefined,
): readonly AuthProblem[] {
  return passphrase === undefined
    ? inspectAuthEntry(entry).problems
    : verifyAuthEntry(entry, passphrase).flatMap(({ problems }) => problems);
}
