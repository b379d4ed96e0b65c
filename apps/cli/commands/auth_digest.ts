/** `dwsa auth digest`: the digest that the signers of a smart account sign. */

import { type AccountContract, accountDigest, type AccountPayload, authContexts } from "@dwsa/base/accounts";
import { buildAuthorizationEntryPreimage, inspectAuthEntry } from "@dwsa/base/auth";
import { toHex } from "@dwsa/base/encoding";
import { formatInvocationTree } from "@dwsa/base/humanize";
import { hash } from "@dwsa/base/keys";
import { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
import { quote } from "../_shared.ts";
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
import { ENTRIES, INPUT_SOURCES, readEntries } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { expiryOf, indexOf, required, requiredNetwork, ruleIdsOf, RULES } from "../_options.ts";

const DIGEST = {
  ...FILE,
  ...NETWORK_OPTIONS,
  contract: {
    type: "text",
    value: "NAME",
    help: "implementation of the account: openzeppelin@0.7, openzeppelin@0.8 or passkey-kit@1",
  },
  account: { type: "text", value: "ADDRESS", help: "address of the smart account (C...)" },
  ...RULES,
  until: { type: "text", value: "LEDGER", help: "ledger at which the signature expires" },
  index: { type: "text", value: "N", help: "index of the entry, from 0; required if the account has several" },
  ...JSON_OPTIONS,
} as const;

/** `dwsa auth digest`. */
export const AUTH_DIGEST: Command = command({
  name: "auth digest",
  summary: "Print the contexts of a smart account's entry, and the digest that its signers sign",
  arguments: [ENTRIES],
  options: DIGEST,
  details: [
    INPUT_SOURCES,
    "--contract, --account, --until and a network are required, and --rules for OpenZeppelin.",
  ],
  examples: [{
    shows: "The digest for an OpenZeppelin account",
    args: [
      "--file",
      "account.txt",
      "--contract",
      "openzeppelin@0.8",
      "--account",
      "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U",
      "--rules",
      "0",
      "--until",
      "1000",
      "--network",
      "testnet",
    ],
  }],
  run: authDigest,
});

async function authDigest(options: Options<typeof DIGEST>, args: readonly string[], io: Io): Promise<CommandResult> {
  const passphrase = requiredNetwork(options, io, "a digest is for one network");
  // accountDigest() validates it
  const contract = required(options.contract, "--contract, the implementation of the account") as AccountContract;
  const account = required(options.account, "--account, the smart account");
  const until = expiryOf(required(options.until, "--until, the ledger at which the signature expires"), io);
  const contextRuleIds = options.rules === undefined ? undefined : ruleIdsOf(options.rules);

  const entries = await readEntries("an entry, a list or an envelope", args, options.file, io);
  const only = options.index === undefined ? undefined : indexOf(options.index, entries.length);
  const own = entries.filter((entry, i) =>
    inspectAuthEntry(entry).address === account && (only === undefined || i === only)
  );
  const [entry] = own;
  if (entry === undefined || own.length > 1) {
    const advice = own.length > 1 ? "; select one with --index" : "";
    throw new UsageError(`expected one entry of ${quote(account)}, got ${own.length}${advice}`);
  }
  const preimage = buildAuthorizationEntryPreimage(entry, until, passphrase);
  const contexts = authContexts(entry.rootInvocation);
  const digest = toHex(digestOf({ contract, account, preimage, contextRuleIds }));
  const payload = toHex(hash(preimage.toXDR()));
  if (options.json || options.pretty) {
    const listed = contexts.map(({ path }, i) => ({ path, contextRuleId: contextRuleIds?.[i] ?? null }));
    return jsonLines({ contract, account, contexts: listed, payload, digest }, options);
  }
  return [
    ...contexts.flatMap(({ path, function: called }, i) => [
      `context  ${path}${contextRuleIds === undefined ? "" : ` (rule ${contextRuleIds[i]})`}`,
      ...indented(
        formatInvocationTree(new DwsaAuthorizedInvocation({ function: called, subInvocations: [] })).split("\n"),
      ),
    ]),
    `payload  ${payload}`,
    `digest   ${digest}`,
  ];
}

/** Computes the digest. The options are passed to the library, which validates them. */
function digestOf(payload: AccountPayload): Uint8Array {
  try {
    return accountDigest(payload);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}
