/** `dwsa auth ls` and `dwsa auth sign`. */

import { type OuterApproval, resolveDelegatedRequests } from "@dwsa/base/accounts";
import {
  type ApprovalRequest,
  approvalRequest,
  approvalRequests,
  type Approver,
  authorizeEntries,
  inspectAuthEntry,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { describeRequest, type Line } from "@dwsa/base/describe";
import { requiredSigners } from "@dwsa/base/transaction";
import { signingPolicy } from "@dwsa/base/policy";
import { Networks } from "@dwsa/base/network";
import { DwsaError } from "@dwsa/base/errors";
import { isValidStrKey } from "@dwsa/base/strkey";
import { quote } from "../_shared.ts";
import { type DwsaAuthorizationEntry, HashIdPreimage, type Operation } from "@dwsa/base/xdr";
import {
  type Command,
  command,
  type CommandResult,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
  SECRET_OPTIONS,
} from "../_command.ts";
import {
  describeEntry,
  indented,
  loginLines,
  publicDescription,
  requestLines,
  strangerText,
  summarizeEntry,
} from "../_describe.ts";
import { KNOWLEDGE_DETAILS, KNOWLEDGE_OPTIONS, knowledgeOf } from "../_knowledge.ts";
import { screenLines } from "../_screen.ts";
import { ENTRIES, type EntrySource, INPUT_SOURCES, readEntries, readSources, readTexts } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import {
  expiryOf,
  indexOf,
  networkOf,
  networkText,
  required,
  requiredNetwork,
  ruleIdsOf,
  RULES,
  signerOf,
} from "../_options.ts";
import { POLICY, policyDetails, readPolicy, rejectedResult } from "../_policy.ts";
import { summarizeEntries } from "../_signatures.ts";

const LS = {
  ...FILE,
  ...NETWORK_OPTIONS,
  ...KNOWLEDGE_OPTIONS,
  ...JSON_OPTIONS,
} as const;

/** Example token. */
const USDC = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";

/** `dwsa auth ls`. */
export const AUTH_LS: Command = command({
  name: "auth ls",
  summary: "Describe authorization entries: what they allow, who must sign, and when they expire",
  arguments: [ENTRIES],
  options: LS,
  details: [
    INPUT_SOURCES,
    KNOWLEDGE_DETAILS,
    "With a network, signatures are verified; the exit code is 1 if one is invalid. If an entry approves the payload " +
    "of a smart account whose own entry is also in the input, the calls of that entry are shown.",
  ],
  examples: [
    { shows: "The entries in a transaction", args: ["--file", "tx.txt"] },
    {
      shows: "A transfer of a known token, called by an unknown contract",
      args: ["--file", "swap.txt", "--network", "public", "--token", USDC],
    },
  ],
  run: authLs,
});

async function authLs(options: Options<typeof LS>, args: readonly string[], io: Io): Promise<CommandResult> {
  const passphrase = networkOf(options, io);
  const knowledge = knowledgeOf(options, passphrase);
  const sources = await readSources("an entry, a list or an envelope", args, options.file, io);
  const entries = sources.flatMap((source) => source.entries);
  const all = describeRequest(entries, knowledge);
  const { passphrase: network } = all.network;
  const requests = sources.flatMap((source) => requestsOf(source, network));
  const shown = requests.map(({ request }) => resolved(request, entries, passphrase));
  const described = requests.map(({ operation }, i) => ({
    ...describeRequest([shown[i]!.request], { ...knowledge, networkPassphrase: network ?? undefined, operation }),
    signers: network === null ? null : requiredSigners(entries[i]!, network),
  }));
  const invalid = passphrase !== undefined &&
    entries.some((entry) =>
      verifyAuthEntry(entry, passphrase).some(({ present, verified }) => present && verified === false)
    );
  const code = invalid ? 1 : 0;
  if (options.json || options.pretty) {
    const list = entries.map((entry, i) => {
      const { unresolved } = shown[i]!;
      const reason = unresolved === undefined ? {} : { unresolved };
      return { ...summarizeEntry(entry, passphrase), approval: publicDescription(described[i]!), ...reason };
    });
    return { lines: jsonLines(list, options), code };
  }
  if (entries.length === 0) return ["No authorization entries"];
  const lines = [
    ...loginLines(all),
    ...requestLines(all, (role) => role === "network" || entries.length > 1 && role === "flow"),
    ...entries.flatMap((entry, i) => [
      `Entry ${i}`,
      ...indented([
        ...requestLines(described[i]!, isOfEntry),
        ...unresolvedLines(shown[i]!.unresolved),
        ...describeEntry(entry, passphrase),
      ]),
    ]),
  ];
  return { lines: screenLines(lines, io), code };
}

/** The request to describe: the original, or the one behind its payload. */
interface Shown {
  readonly request: ApprovalRequest;
  /** Reason why the calls behind the payload are unknown. */
  readonly unresolved?: string;
}

/** Replaces a request for a smart account's payload by the request behind it, if known. Others are unchanged. */
function resolved(request: ApprovalRequest, of: readonly OuterApproval[], passphrase: string | undefined): Shown {
  try {
    const [shown] = resolveDelegatedRequests([request], of);
    return { request: shown! };
  } catch (error) {
    if (!DwsaError.is(error) || error.code !== "auth/different-payload") throw error;
    const advice = passphrase === undefined ? "; pass the network, since the payload depends on it" : "";
    return { request, unresolved: `${error.message}${advice}` };
  }
}

function unresolvedLines(reason: string | undefined): string[] {
  return reason === undefined ? [] : [`not shown    ${reason}`];
}

/** Returns the approval requests of entries, with their operations. Those of an unknown network have no network ID. */
function requestsOf(
  { entries, envelope }: EntrySource,
  network: string | null,
): { readonly request: ApprovalRequest; readonly operation?: Operation | undefined }[] {
  const passphrase = network ?? Networks.PUBLIC;
  const on = (request: ApprovalRequest) => network === null ? { ...request, networkId: new Uint8Array(32) } : request;
  if (envelope === undefined) return entries.map((entry) => ({ request: on(approvalRequest(entry, passphrase)) }));
  const { operations } = (envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx : envelope).value.tx;
  return approvalRequests(envelope, passphrase).map((request) => ({
    request: on(request),
    operation: operations[Number(/^operations\[(\d+)\]/.exec(request.path)![1])],
  }));
}

/** Returns whether a line of a description is about one entry. */
function isOfEntry(role: Line["role"]): boolean {
  return role !== "network";
}

const SIGN = {
  ...FILE,
  ...SECRET_OPTIONS,
  ...NETWORK_OPTIONS,
  until: { type: "text", value: "LEDGER", help: "ledger at which the signature expires" },
  for: { type: "text", value: "ADDRESS", help: "sign for this account or contract, not for the key's own account" },
  index: { type: "text", value: "N", help: "sign only the entry with this index, from 0" },
  of: {
    type: "text",
    value: "PATH",
    help: "file with the entry or preimage of the smart account whose payload is approved",
  },
  ...RULES,
  ...POLICY,
  ...JSON_OPTIONS,
} as const;

/** `dwsa auth sign`. */
export const AUTH_SIGN: Command = command({
  name: "auth sign",
  summary: "Sign the authorization entries of a key's account",
  arguments: [ENTRIES],
  options: SIGN,
  details: [
    INPUT_SOURCES,
    "Prints each signed entry on its own line, and to standard error the calls that it allows. A secret, --until and " +
    "a network are required.",
    policyDetails("all of these entries together"),
    "An entry that approves the payload of a smart account is signed only if the account's own entry is in the input, " +
    "or its entry or preimage in the file of --of; otherwise the exit code is 1. The policy is applied to the " +
    "account's calls. A preimage has no rule IDs: for openzeppelin@0.7, pass them with --rules.",
  ],
  examples: [{
    shows: "Sign the entry in a transaction",
    args: ["--file", "tx.txt", "--secret-env", "SEED", "--network", "testnet", "--until", "1000"],
    output: "signed.txt",
  }],
  run: authSign,
});

/** Reads the entries or preimages in the file of `--of`, with the rule IDs of `--rules`, if any. */
async function readOuter({ of: path, rules }: Options<typeof SIGN>, io: Io): Promise<OuterApproval[]> {
  const contextRuleIds = rules === undefined ? undefined : ruleIdsOf(rules);
  if (path === undefined) {
    if (rules === undefined) return [];
    throw new UsageError("--rules requires --of, the file with the entry or preimage that the rule IDs are for");
  }
  const outer = await readApprovals(path, io);
  if (contextRuleIds === undefined) return outer;
  const [entry] = outer;
  if (entry !== undefined && outer.length === 1) return [{ entry, contextRuleIds }];
  throw new UsageError(`with --rules, the file of --of must contain one entry or preimage, got ${outer.length}`);
}

async function readApprovals(path: string, io: Io): Promise<(DwsaAuthorizationEntry | HashIdPreimage)[]> {
  const preimages: HashIdPreimage[] = [];
  for (const text of await readTexts("an entry or a preimage", [], path, io)) {
    try {
      preimages.push(HashIdPreimage.fromXDR(text, "base64"));
    } catch {
      return await readEntries("an entry, a list, an envelope or preimages", [], path, io);
    }
  }
  return preimages;
}

/** Maximum number of addresses listed in a message. */
const LISTED = 8;

/** Signs the entries of the address, and describes them as notes. */
async function authSign(
  options: Options<typeof SIGN>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const passphrase = requiredNetwork(options, io, "a signature is valid for one network only");
  const until = expiryOf(required(options.until, "--until, the ledger at which the signature expires"), io);
  const keypair = await signerOf(options, io);
  const policy = options.policy === undefined ? undefined : signingPolicy(await readPolicy(options.policy, io)).entries;
  const address = options.for ?? keypair.publicKey();

  const entries = await readEntries("an entry, a list or an envelope", args, options.file, io);
  const of: OuterApproval[] = [...entries, ...await readOuter(options, io)];
  const only = options.index === undefined ? undefined : indexOf(options.index, entries.length);
  const chosen = [...entries.entries()].filter(([i]) => only === undefined || i === only);
  const own = chosen.filter(([, entry]) => inspectAuthEntry(entry).nodes.some((node) => node.address === address));
  if (own.length === 0) throw noneFor(address, chosen.map(([, entry]) => entry));
  for (const [i, entry] of own) requireExpiry(entry, i, until);

  // Paths use the indexes of the entries in the input.
  const numbered = (text: string) => text.replace(/entries\[(\d+)\]/, (_, i) => `entries[${own[Number(i)]![0]}]`);
  const approve: Approver = (requests) => {
    const calls = resolveDelegatedRequests(requests, of);
    return policy === undefined ? [] : policy(calls.map((request) => ({ ...request, path: numbered(request.path) })));
  };
  let results: readonly DwsaAuthorizationEntry[];
  try {
    const entries = own.map(([, entry]) => entry);
    results = await authorizeEntries(entries, keypair, until, passphrase, { forAddress: address, approve });
  } catch (error) {
    if (DwsaError.is(error) && error.code === "auth/different-payload" && error.path?.endsWith("rootInvocation")) {
      io.note(`${numbered(error.message)}; pass the entry or preimage of the account with --of`);
      return { lines: [], code: 1 };
    }
    if (DwsaError.is(error) && error.code !== "auth/refused") throw new UsageError(numbered(error.message));
    return rejectedResult(error, passphrase, options, io);
  }
  for (const [k, entry] of results.entries()) {
    const i = own[k]![0];
    const remark = strangerText(keypair.publicKey(), address);
    io.note(`Entry ${i}, signed by ${keypair.publicKey()}${remark && `${remark},`} for ${networkText(passphrase)}`);
    const request = approvalRequest(entry, passphrase);
    const calls = resolved(request, of, passphrase);
    const lines = [
      ...calls.request === request
        ? []
        : requestLines(describeRequest([calls.request], { networkPassphrase: passphrase }), isOfEntry),
      ...describeEntry(entry, passphrase),
    ];
    for (const line of screenLines(indented(lines), io.notes)) io.note(line);
  }
  if (options.json || options.pretty) return jsonLines(summarizeEntries(results, passphrase), options);
  return results.map((entry) => entry.toXDR("base64"));
}

function isAccountOrContract(text: string): boolean {
  return isValidStrKey("ed25519PublicKey", text) || isValidStrKey("contract", text);
}

function noneFor(address: string, entries: readonly DwsaAuthorizationEntry[]): UsageError {
  const addresses = new Set(entries.flatMap((entry) => inspectAuthEntry(entry).nodes.map((node) => node.address)));
  const listed = [...addresses].slice(0, LISTED);
  if (addresses.size > LISTED) listed.push(`${addresses.size - LISTED} more`);
  const others = listed.length === 0
    ? "no entry has signers of its own"
    : `the signers are ${listed.join(", ")}; select one with --for`;
  const shown = isAccountOrContract(address) ? address : quote(address);
  return new UsageError(`no entry to sign for ${shown}: ${others}`);
}

/** Rejects an expiry that differs from that of existing signatures, since it would invalidate them. */
function requireExpiry(entry: DwsaAuthorizationEntry, i: number, until: number): void {
  const { signatureExpirationLedger, nodes } = inspectAuthEntry(entry);
  const signed = nodes.find(({ present }) => present);
  if (signed === undefined || signatureExpirationLedger === until) return;
  throw new UsageError(
    `entry ${i} is already signed by ${signed.address} until ledger ${signatureExpirationLedger}; ` +
      `pass --until ${signatureExpirationLedger}, not ${until}`,
  );
}
