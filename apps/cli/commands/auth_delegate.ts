/** `dwsa auth delegate`: attaches delegates to an entry. */

import { screenLines } from "../_screen.ts";
import { buildWithDelegatesEntry, type DelegateSignature, inspectAuthEntry } from "@dwsa/base/auth";
import { quote } from "../_shared.ts";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { type Command, command, type CommandResult, FILE, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { describeEntry } from "../_describe.ts";
import { ENTRIES, INPUT_SOURCES, readEntries } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { expiryOf, indexOf, required } from "../_options.ts";
import { summarizeEntries } from "../_signatures.ts";

const DELEGATE = {
  ...FILE,
  to: {
    type: "texts",
    value: "ADDRESS",
    help: "address of a delegate (G... or C...); C.../G... nests the delegate G... in the delegate C...",
  },
  until: {
    type: "text",
    value: "LEDGER",
    help: "ledger at which the signatures expire",
  },
  index: {
    type: "text",
    value: "N",
    help: "index of the entry, from 0; required if there are several",
  },
  ...JSON_OPTIONS,
} as const;

/** `dwsa auth delegate`. */
export const AUTH_DELEGATE: Command = command({
  name: "auth delegate",
  summary: "Add delegates to an entry: they sign in addition to an account, or instead of a contract (CAP-71)",
  arguments: [ENTRIES],
  options: DELEGATE,
  details: [
    INPUT_SOURCES,
    "--to and --until are required; --to can be repeated. Prints the entry; sign it with auth sign --for ADDRESS.",
  ],
  examples: [{
    shows: "Add another account as a delegate",
    args: [
      "--file",
      "entry.txt",
      "--to",
      "GAJZR5RMNUNEK7CRXJVEWXZ5XUXWT7FJGILCDDOITF7EC26RPWJ4UVOE",
      "--until",
      "1000",
    ],
  }],
  run: authDelegate,
});

async function authDelegate(
  options: Options<typeof DELEGATE>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const until = expiryOf(required(options.until, "--until, the ledger at which the signatures expire"), io);
  if (options.to.length === 0) {
    throw new UsageError("missing --to, the address of a delegate");
  }
  const delegates = delegatesOf(options.to);
  const entries = await readEntries(
    "an entry, a list or an envelope",
    args,
    options.file,
    io,
  );
  const chosen = onlyEntry(entries, options.index);
  const entry = buildWithDelegatesEntry({
    entry: chosen,
    validUntilLedgerSeq: until,
    delegates,
  });
  for (const line of screenLines(describeEntry(entry), io.notes)) io.note(line);
  if (options.json || options.pretty) {
    return jsonLines(summarizeEntries([entry], undefined)[0], options);
  }
  return [entry.toXDR("base64")];
}

/** Returns the entry at `--index`, or the only entry that an address approves. */
function onlyEntry(
  entries: readonly DwsaAuthorizationEntry[],
  index: string | undefined,
): DwsaAuthorizationEntry {
  if (index !== undefined) return entries[indexOf(index, entries.length)]!;
  const own = entries.filter((entry) => inspectAuthEntry(entry).address !== null);
  if (own.length === 1) return own[0]!;
  const got = own.length === 0 ? "none" : `${own.length}; select one with --index`;
  throw new UsageError(
    `expected one entry that an address approves, got ${got}`,
  );
}

/** A delegate whose own delegates are still being parsed. */
interface Delegate extends DelegateSignature {
  readonly nestedDelegates: Delegate[];
}

/** Parses delegate paths, such as `G…` and `C…/G…`. The library checks the addresses. */
function delegatesOf(paths: readonly string[]): readonly DelegateSignature[] {
  const roots: Delegate[] = [];
  const known = new Map<string, Delegate>();
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) {
      throw new UsageError(
        `--to repeats the delegate ${quote(path)}`,
      );
    }
    seen.add(path);
    let [level, at] = [roots, ""];
    for (const address of path.split("/")) {
      at += `/${address}`;
      let delegate = known.get(at);
      if (delegate === undefined) {
        delegate = { address, nestedDelegates: [] };
        known.set(at, delegate);
        level.push(delegate);
      }
      level = delegate.nestedDelegates;
    }
  }
  return roots;
}
