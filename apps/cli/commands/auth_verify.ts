/** `dwsa auth verify`: checks whether the network would accept an entry. */

import { checkAuthEntryReadiness, inspectAuthEntry } from "@dwsa/base/auth";
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
import { indented, summarizeEntry } from "../_describe.ts";
import { ENTRIES, INPUT_SOURCES, readEntries } from "../_input.ts";
import type { Io } from "../_io.ts";
import { ledgerOf, networkText, requiredNetwork } from "../_options.ts";
import { nodeName, signatureLines } from "../_signatures.ts";

const VERIFY = {
  ...FILE,
  ...NETWORK_OPTIONS,
  ledger: {
    type: "text",
    value: "LEDGER",
    help: "the current ledger, to check whether an entry has expired",
  },
  ...JSON_OPTIONS,
} as const;

/** `dwsa auth verify`. */
export const AUTH_VERIFY: Command = command({
  name: "auth verify",
  summary: "Verify the signatures of entries, and list the reasons why the network would reject them",
  arguments: [ENTRIES],
  options: VERIFY,
  details: [
    INPUT_SOURCES,
    "A network is required. The exit code is 0 if every entry has all required signatures, all of them are valid " +
    "and, with --ledger, no entry has expired, and 1 otherwise. Only the network can check whether a key is a signer " +
    "of its account with enough weight, and only a contract can verify a signature in its own format.",
  ],
  examples: [
    {
      shows: "Verify the entries of a transaction for a network",
      args: ["--file", "approved.txt", "--network", "testnet"],
    },
    {
      shows: "Verify the same entries for another network",
      args: ["--file", "approved.txt", "--network", "public"],
      code: 1,
    },
  ],
  run: authVerify,
});

async function authVerify(
  options: Options<typeof VERIFY>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const passphrase = requiredNetwork(
    options,
    io,
    "a signature is valid for one network only",
  );
  const ledger = options.ledger === undefined ? undefined : ledgerOf(options.ledger, "--ledger");
  const entries = await readEntries(
    "an entry, a list or an envelope",
    args,
    options.file,
    io,
  );
  const results = entries.map((entry) => {
    const { problems } = checkAuthEntryReadiness(
      entry,
      ledger ?? 0,
      passphrase,
    );
    return {
      entry,
      problems: problems.filter(({ reason }) => ledger !== undefined || reason !== "expired"),
    };
  });
  const holds = results.every(({ problems }) => problems.length === 0);
  const code = holds ? 0 : 1;
  if (options.json || options.pretty) {
    const summaries = results.map(({ entry, problems }) => ({
      ...summarizeEntry(entry, passphrase),
      valid: problems.length === 0,
      problems,
    }));
    return { lines: jsonLines(summaries, options), code };
  }
  if (entries.length === 0) return ["No authorization entries"];
  const lines = results.flatMap(({ entry, problems }, i) => [
    `Entry ${i} of ${nodeName(entry)}`,
    ...indented([
      ...signatureLines(entry, passphrase),
      ...expiryLines(entry, ledger),
      ...problems.map(({ path, message }) => `problem at ${path}: ${message}`),
    ]),
  ]);
  return {
    lines: [
      ...lines,
      `${holds ? "Valid" : "NOT VALID"} for ${networkText(passphrase)}`,
    ],
    code,
  };
}

function expiryLines(
  entry: DwsaAuthorizationEntry,
  ledger: number | undefined,
): string[] {
  const { signatureExpirationLedger: expiry } = inspectAuthEntry(entry);
  if (
    expiry === null || expiry === 0 || ledger !== undefined && ledger >= expiry
  ) return []; // expired entries are listed as problems
  return [
    `expires at ledger ${expiry}${ledger === undefined ? "; pass --ledger to check whether it has expired" : ""}`,
  ];
}
