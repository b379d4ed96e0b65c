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
import { Networks } from "@dwsa/base/network";
import {
  describeApproval,
  type Description,
  formatDescription,
  type Knowledge,
  type KnownToken,
  signingPolicy,
  WARNINGS,
} from "@dwsa/base/approve";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { DwsaError } from "@dwsa/base/errors";
import { quote } from "../../internal/describe.ts";
import { knownAssets } from "../../inspector/known_assets.ts";
import { type DwsaAuthorizationEntry, HashIdPreimage, type Operation } from "@dwsa/base/xdr";
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
import { describeEntry, folded, indented, strangerText, summarizeEntry } from "../_describe.ts";
import { ENTRIES, type EntrySource, INPUT_SOURCES, readEntries, readSources, readTexts } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { indexOf, ledgerOf, networkOf, networkText, required, requiredNetwork, signerOf } from "../_options.ts";
import { POLICY, policyDetails, readPolicy, refusedAnswer } from "../_policy.ts";
import { summarizeEntries } from "../_signatures.ts";

const LS = {
  ...FILE,
  ...NETWORK_OPTIONS,
  token: {
    type: "texts",
    value: "TOKEN",
    help: "a known token: native, CODE:ISSUER, or CONTRACT:SYMBOL:DECIMALS",
  },
  ledger: { type: "text", value: "LEDGER", help: "the last ledger, to mark approvals that are valid for a long time" },
  ...JSON_OPTIONS,
} as const;

/** The token of the example. */
const USDC = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";

/** `dwsa auth ls`. */
export const AUTH_LS: Command = command({
  name: "auth ls",
  summary: "Show authorization entries: what they allow in sentences, who signs, and until when",
  arguments: [ENTRIES],
  options: LS,
  details: [
    INPUT_SOURCES,
    "With a network, the native asset is known, and on the public one a few others; --token names more. Calls of " +
    "other contracts are shown with their values. Warnings are shown first, the worst before the others.",
    "With a network, signatures are verified; the exit code is 1 if a signature is not valid. An entry that approves " +
    "the payload of a smart account is shown as the calls behind it, if their entry is in the input.",
  ],
  examples: [
    { shows: "The entries in a transaction", args: ["--file", "tx.txt"] },
    {
      shows: "The transfer of a known token by an unknown contract",
      args: ["--file", "swap.txt", "--network", "public", "--token", USDC],
    },
  ],
  run: authLs,
});

async function authLs(options: Options<typeof LS>, args: readonly string[], io: Io): Promise<Answer> {
  const passphrase = networkOf(options);
  const knowledge = knowledgeOf(options, passphrase);
  const sources = await readSources("an entry, a list or an envelope", args, options.file, io);
  const entries = sources.flatMap((source) => source.entries);
  const requests = sources.flatMap((source) => requestsOf(source, knowledge.networkPassphrase));
  const shown = requests.map(({ request }) => resolved(request, entries, passphrase));
  const described = requests.map(({ operation }, i) =>
    describeApproval([shown[i]!.request], { ...knowledge, operation })
  );
  const { totals } = describeApproval(requests.map(({ request }) => request), knowledge);
  const invalid = passphrase !== undefined &&
    entries.some((entry) =>
      verifyAuthEntry(entry, passphrase).some(({ present, verified }) => present && verified === false)
    );
  const code = invalid ? 1 : 0;
  if (options.json || options.pretty) {
    const list = entries.map((entry, i) => {
      const { unresolved } = shown[i]!;
      const reason = unresolved === undefined ? {} : { unresolved };
      return { ...summarizeEntry(entry, passphrase), approval: described[i], ...reason };
    });
    return { lines: jsonLines(list, options), code };
  }
  if (entries.length === 0) return ["No authorization entries"];
  const lines = [
    ...(totals.length === 0 ? [] : formatDescription({ warnings: [], totals, statements: [] }).split("\n")),
    ...entries.flatMap((entry, i) => [
      `Entry ${i}`,
      ...indented([
        ...approvalLines(described[i]!),
        ...unresolvedLines(shown[i]!.unresolved),
        ...describeEntry(entry, passphrase),
      ]),
    ]),
  ];
  return { lines: folded(lines, io.columns), code };
}

/** A request, or the calls behind it. */
interface Shown {
  readonly request: ApprovalRequest;
  /** The reason for which the calls behind it are not known. */
  readonly unresolved?: string;
}

/** The calls behind a request for the payload of a smart account, as far as they are known. Others stay as they are. */
function resolved(request: ApprovalRequest, of: readonly OuterApproval[], passphrase: string | undefined): Shown {
  try {
    const [shown] = resolveDelegatedRequests([request], of);
    return { request: shown! };
  } catch (error) {
    if (!DwsaError.is(error) || error.code !== "auth/different-payload") throw error;
    const advice = passphrase === undefined ? "; name the network, which the payload depends on" : "";
    return { request, unresolved: `${error.message}${advice}` };
  }
}

function unresolvedLines(reason: string | undefined): string[] {
  return reason === undefined ? [] : [`not shown    ${reason}`];
}

/** Whether no token that the user names is the contract of an asset: the user's own name comes first. */
function isOther(asset: string, passphrase: string, tokens: readonly KnownToken[]): boolean {
  const contract = contractIdFromAsset(asset, passphrase);
  return tokens.every((token) =>
    ("contract" in token ? token.contract : contractIdFromAsset(token.asset, passphrase)) !== contract
  );
}

/** The known tokens and ledger of the options. Without tokens of assets, sentences are the same for every network. */
function knowledgeOf(options: Options<typeof LS>, passphrase: string | undefined): Knowledge {
  const tokens = options.token.map((text): KnownToken => {
    const [, contract, symbol, decimals] = /^(C\w{55}):(.+):(\d+)$/.exec(text) ?? [];
    if (contract === undefined || symbol === undefined) {
      if (passphrase !== undefined) return { asset: text };
      throw new UsageError("expected --network or --network-passphrase, since the contract of an asset depends on it");
    }
    if (Number(decimals) <= 255) return { contract, symbol, decimals: Number(decimals) };
    throw new UsageError(`expected --token to have at most 255 decimals, got ${quote(decimals!)}`);
  });
  const currentLedger = options.ledger === undefined ? undefined : ledgerOf(options.ledger, "--ledger");
  const known = passphrase === undefined
    ? []
    : knownAssets(passphrase).filter((asset) => isOther(asset, passphrase, tokens));
  const all = [...tokens, ...known.map((asset) => asset === "native" ? { asset, symbol: "XLM" } : { asset })];
  return { networkPassphrase: passphrase ?? Networks.PUBLIC, tokens: all, currentLedger };
}

/** The requests that the signatures of entries would approve, with their operations. */
function requestsOf(
  { entries, envelope }: EntrySource,
  passphrase: string,
): { readonly request: ApprovalRequest; readonly operation?: Operation | undefined }[] {
  if (envelope === undefined) return entries.map((entry) => ({ request: approvalRequest(entry, passphrase) }));
  const { operations } = (envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx : envelope).value.tx;
  return approvalRequests(envelope, passphrase).map((request) => ({
    request,
    operation: operations[Number(/^operations\[(\d+)\]/.exec(request.path)![1])],
  }));
}

/** The warnings of an approval, each code once after its level, and its sentences. */
function approvalLines(description: Description): string[] {
  const statements = formatDescription({ ...description, warnings: [], totals: [] }).split("\n");
  const codes = [...new Set(description.warnings.map(({ code }) => code))];
  return [
    ...codes.map((code) => `${WARNINGS[code].level.padEnd(MARGIN.length)}${code}: ${WARNINGS[code].text}`),
    ...statements.map((line, i) => `${i === 0 ? "means        " : MARGIN}${line}`),
  ];
}

const MARGIN = " ".repeat(13);

const SIGN = {
  ...FILE,
  ...SECRET_OPTIONS,
  ...NETWORK_OPTIONS,
  until: { type: "text", value: "LEDGER", help: "the ledger at which the signature expires" },
  for: { type: "text", value: "ADDRESS", help: "sign for this account or contract, not for the account of the key" },
  index: { type: "text", value: "N", help: "sign only this entry; the first entry is 0" },
  of: {
    type: "text",
    value: "PATH",
    help: "the entry or preimage of the smart account whose payload the entries approve",
  },
  ...POLICY,
  ...JSON_OPTIONS,
} as const;

/** `dwsa auth sign`. */
export const AUTH_SIGN: Command = command({
  name: "auth sign",
  summary: "Sign the entries that name the account of a key",
  arguments: [ENTRIES],
  options: SIGN,
  details: [
    INPUT_SOURCES,
    "Prints each signed entry on a line. The calls that the entries allow are on standard error. A secret, " +
    "--until and a network are required.",
    policyDetails("all of these entries together"),
    "An entry that approves the payload of a smart account is signed only if the calls behind it are in the input or in " +
    "the file of --of; else the exit code is 1. The policy judges these calls.",
  ],
  examples: [{
    shows: "Sign the entry in a transaction",
    args: ["--file", "tx.txt", "--secret-env", "SEED", "--network", "testnet", "--until", "1000"],
    output: "signed.txt",
  }],
  run: authSign,
});

/** The entries or preimages in the file of `--of`. */
async function readOuter(path: string, io: Io): Promise<OuterApproval[]> {
  const preimages: HashIdPreimage[] = [];
  for (const text of await readTexts("an entry or a preimage", [], path, io)) {
    try {
      preimages.push(HashIdPreimage.fromXDR(text, "base64"));
    } catch {
      return [...await readEntries("an entry, a list, an envelope or preimages", [], path, io)];
    }
  }
  return preimages;
}

/** Addresses that a message lists. */
const LISTED = 8;

/** Signs the entries that the key belongs to, and describes them. */
async function authSign(
  options: Options<typeof SIGN>,
  args: readonly string[],
  io: Io,
): Promise<Answer> {
  const passphrase = requiredNetwork(options, "a signature is good for one network");
  const until = ledgerOf(required(options.until, "--until, the ledger at which the signature expires"), "--until");
  const keypair = await signerOf(options, io);
  const policy = options.policy === undefined ? undefined : signingPolicy(await readPolicy(options.policy, io));
  const address = options.for ?? keypair.publicKey();

  const entries = await readEntries("an entry, a list or an envelope", args, options.file, io);
  const of: OuterApproval[] = [...entries, ...(options.of === undefined ? [] : await readOuter(options.of, io))];
  const only = options.index === undefined ? undefined : indexOf(options.index, entries.length);
  const chosen = [...entries.entries()].filter(([i]) => only === undefined || i === only);
  const own = chosen.filter(([, entry]) => inspectAuthEntry(entry).nodes.some((node) => node.address === address));
  if (own.length === 0) throw noneFor(address, chosen.map(([, entry]) => entry));
  for (const [i, entry] of own) requireExpiry(entry, i, until);

  // Paths have the numbers that the entries have in the input.
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
    return refusedAnswer(error, passphrase, options, io);
  }
  for (const [k, entry] of results.entries()) {
    const i = own[k]![0];
    const remark = strangerText(keypair.publicKey(), address);
    io.note(`Entry ${i}, signed by ${keypair.publicKey()}${remark && `${remark},`} for ${networkText(passphrase)}`);
    const request = approvalRequest(entry, passphrase);
    const calls = resolved(request, of, passphrase);
    if (calls.request !== request) {
      const knowledge = { networkPassphrase: passphrase };
      for (const line of indented(approvalLines(describeApproval([calls.request], knowledge)))) io.note(line);
    }
    for (const line of indented(describeEntry(entry, passphrase))) io.note(line);
  }
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

/** Rejects another expiry than that of existing signatures, since it would invalidate them. */
function requireExpiry(entry: DwsaAuthorizationEntry, i: number, until: number): void {
  const { signatureExpirationLedger, nodes } = inspectAuthEntry(entry);
  const signed = nodes.find(({ present }) => present);
  if (signed === undefined || signatureExpirationLedger === until) return;
  throw new UsageError(
    `expected --until ${signatureExpirationLedger}, since entry ${i} is already signed by ${signed.address} until ` +
      `then, got ${until}`,
  );
}
