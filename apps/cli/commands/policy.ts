/** `dwsa policy from`, `dwsa policy check` and `dwsa policy diff`. */

import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { addressToScAddress } from "@dwsa/base/address";
import { comparePolicies, type PolicyComparison, type PolicyDifference } from "@dwsa/base/compare";
import { policyFrom, signingPolicy } from "@dwsa/base/policy";
import { toHex } from "@dwsa/base/encoding";
import { count } from "../_shared.ts";
import { DwsaError } from "@dwsa/base/errors";
import { buildInvocationTree, formatInvocationTree } from "@dwsa/base/humanize";
import { DwsaAddressCredentials, DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";
import { indented, type StyledLine } from "../_describe.ts";
import { type TransactionRequest, transactionRequest } from "@dwsa/base/transaction";
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
import { ENTRIES, INPUT_SOURCES, type Named, readValues, readWire } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { ledgerOf, required, requiredNetwork } from "../_options.ts";
import { POLICY, readPolicy, violationLines } from "../_policy.ts";
import { screenLines } from "../_screen.ts";

const REQUESTS = {
  ...FILE,
  ...NETWORK_OPTIONS,
  until: { type: "text", value: "LEDGER", help: "ledger at which the signatures expire" },
  for: { type: "text", value: "ADDRESS", help: "address of the approver, if INPUT does not contain it" },
} as const;

const DETAILS =
  "INPUT can also be a HashIdPreimage, which wallets receive for signing. Some preimages and all entries of the " +
  "source account do not contain the approver's address: pass --for ADDRESS. Without --until, the expiry in INPUT " +
  "applies. A network is required.";

/** `dwsa policy from`. */
export const POLICY_FROM: Command = command({
  name: "policy from",
  summary: "Create a signing policy that allows only the calls of the given entries, or the given transaction",
  arguments: [ENTRIES],
  options: { ...REQUESTS, pretty: JSON_OPTIONS.pretty },
  details: [INPUT_SOURCES, DETAILS],
  examples: [{
    shows: "Save a policy for entries that you have checked",
    args: ["--file", "entry.txt", "--network", "testnet", "--until", "1000"],
    output: "policy.json",
  }],
  run: async (options, args, io) => {
    const { requests, transactions, passphrase } = await readRequests(options, args, io);
    const [first] = transactions;
    if (first === undefined && requests.length === 0) {
      throw new UsageError("expected an authorization entry or a transaction in the input, got none");
    }
    if (first === undefined) return jsonLines(policyFrom(requests, passphrase), options);
    if (transactions.length > 1 || requests.length > 0) {
      throw new UsageError(
        "expected one transaction, or only entries, since a policy created from a transaction accepts no other",
      );
    }
    return jsonLines(policyFrom(first.request, passphrase), options);
  },
});

const CHECK = { ...REQUESTS, ...POLICY, ...JSON_OPTIONS } as const;

/** `dwsa policy check`. */
export const POLICY_CHECK: Command = command({
  name: "policy check",
  summary: "Check whether a signing policy accepts the given entries or transactions",
  arguments: [ENTRIES],
  options: CHECK,
  details: [
    INPUT_SOURCES,
    DETAILS,
    "Prints one line per violation; the exit code is 1 if there are any. Each transaction is checked separately, " +
    "with its entries. All other entries are checked together: the policy's limits, times and entries apply to their " +
    "totals.",
  ],
  examples: [{
    shows: "The same entry with a later expiry",
    args: ["--policy", "policy.json", "--file", "entry.txt", "--network", "testnet", "--until", "1001"],
    code: 1,
  }],
  run: check,
});

async function check(options: Options<typeof CHECK>, args: readonly string[], io: Io): Promise<CommandResult> {
  const policy = await readPolicy(required(options.policy, "--policy, the file with the signing policy"), io);
  const { requests, transactions } = await readRequests(options, args, io);
  const approve = signingPolicy(policy);
  const violations = [...transactions].flatMap(({ path, request }) =>
    approve.transaction(request).map((violation) => ({ ...violation, path: `${path}${violation.path}` }))
  );
  if (requests.length > 0) violations.push(...approve.entries(requests));
  const code = violations.length === 0 ? 0 : 1;
  if (options.json || options.pretty) return { lines: jsonLines(violations, options), code };
  return {
    lines: screenLines(
      code === 0 ? [{ text: "The policy accepts the input", style: "good" }] : violationLines(violations),
      io,
    ),
    code,
  };
}

/** Returns the requests of the entries and transactions in the input, with path prefixes for transactions. */
async function readRequests(
  options: Options<typeof REQUESTS>,
  args: readonly string[],
  io: Io,
): Promise<{
  readonly requests: ApprovalRequest[];
  readonly transactions: readonly { readonly path: string; readonly request: TransactionRequest }[];
  readonly passphrase: string;
}> {
  const passphrase = requiredNetwork(options, io, "a signature is valid for one network only");
  const until = options.until === undefined ? undefined : ledgerOf(options.until, "--until");
  const what = "entries, an envelope or a preimage";
  const found = await readValues<Source, Source["type"]>(what, args, options.file, io, readSource, {
    types: SOURCES,
    convert: (source) => source,
  });
  const envelopes = found.flatMap(({ type, value }) => type === "TransactionEnvelope" ? [value] : []);
  const requests = found.flatMap((source) => requestsOf(source, passphrase, until));
  return {
    requests: requests.map((request, i) => ({
      ...request,
      path: requests.length === 1 ? "" : `entries[${i}]`,
      address: request.address ?? options.for ?? null,
    })),
    transactions: envelopes.map((envelope, i) => ({
      path: envelopes.length === 1 ? "" : `transactions[${i}].`,
      request: withExpiry(transactionRequest(envelope, passphrase), until),
    })),
    passphrase,
  };
}

/** Returns a copy of the request with a different expiry for its entries. */
function withExpiry(request: TransactionRequest, until: number | undefined): TransactionRequest {
  if (until === undefined) return request;
  const requests = request.requests.map((one) =>
    one.credentials === "sourceAccount" ? one : { ...one, signatureExpirationLedger: until }
  );
  return { ...request, requests };
}

const SOURCES = [
  "DwsaAuthorizationEntry",
  "DwsaAuthorizationEntries",
  "TransactionEnvelope",
  "HashIdPreimage",
] as const;
type Source = Named<typeof SOURCES[number]>;

function readSource(input: string | Uint8Array, which: string): Source {
  return readWire(
    input,
    SOURCES,
    "an authorization entry, a list of them, a transaction envelope or a preimage",
    which,
  );
}

function requestsOf({ type, value }: Source, passphrase: string, until: number | undefined): ApprovalRequest[] {
  switch (type) {
    case "TransactionEnvelope":
      return [];
    case "DwsaAuthorizationEntries":
      return value.map((entry) => approvalRequest(entry, passphrase, until));
    default:
      return [approvalRequest(value, passphrase, until)];
  }
}

const DIFF = { ...JSON_OPTIONS } as const;

/** `dwsa policy diff`. */
export const POLICY_DIFF: Command = command({
  name: "policy diff",
  summary: "Compare what two signing policies allow",
  arguments: [
    { name: "OLD", help: "file with the current policy" },
    { name: "NEW", help: "file with the new policy" },
  ],
  options: DIFF,
  details: [
    "For each direction, prints the part of the policy that differs, requests or a transaction that one policy " +
    "accepts and the other rejects, and the violations. The exit code is 1 if NEW accepts anything that OLD rejects, " +
    "or if the comparison is too complex. Two policies without a difference are not necessarily safe.",
  ],
  examples: [{ shows: "Compare a policy with itself", args: ["policy.json", "policy.json"] }],
  run: diff,
});

async function diff(options: Options<typeof DIFF>, [old, renewed]: readonly string[], io: Io): Promise<CommandResult> {
  const [before, after] = [await readPolicy(old!, io, "the file OLD"), await readPolicy(renewed!, io, "the file NEW")];
  const isJson = options.json || options.pretty;
  let found: PolicyComparison;
  try {
    found = comparePolicies(after, before);
  } catch (error) {
    if (!DwsaError.is(error) || error.code !== "auth/too-complex") throw error;
    const lines = isJson ? jsonLines({ undecided: true }, options) : [`Not decided: ${error.message}`];
    return { lines, code: 1 };
  }
  const { allowsMore, allowsLess } = found;
  const code = allowsMore === undefined ? 0 : 1;
  if (isJson) {
    const relation = allowsMore === undefined
      ? allowsLess === undefined ? "equal" : "less"
      : allowsLess === undefined
      ? "more"
      : "incomparable";
    const fields = {
      relation,
      ...(allowsMore === undefined ? {} : { allowsMore: differenceJson(allowsMore) }),
      ...(allowsLess === undefined ? {} : { allowsLess: differenceJson(allowsLess) }),
    };
    return { lines: jsonLines(fields, options), code };
  }
  const lines = [
    ...(allowsMore === undefined ? [] : differenceLines("NEW allows more", allowsMore)),
    ...(allowsLess === undefined ? [] : differenceLines("NEW allows less", allowsLess)),
  ];
  return {
    lines: screenLines(lines.length === 0 ? [{ text: "Both allow the same", style: "good" }] : lines, io),
    code,
  };
}

/** Renders a difference as lines: its size, the violations and the evidence. */
function differenceLines(
  title: string,
  { part, requests, transaction, violations }: PolicyDifference,
): (string | StyledLine)[] {
  const size = transaction !== undefined
    ? "a transaction"
    : requests === null
    ? "more requests than can be shown"
    : count(requests.length, "request");
  const shown = transaction === undefined ? requests ?? [] : transaction.requests;
  return [
    { text: `${title} (${part}): ${size}`, style: "title" },
    ...indented(violationLines(violations)),
    ...(transaction === undefined ? [] : indented([`transaction ${transaction.envelope.toXDR("base64")}`])),
    ...shown.flatMap(({ address, credentials, signatureExpirationLedger: expiry, invocation }) => [
      `  ${address} with ${credentials}${expiry === null ? "" : ` until ledger ${expiry}`}`,
      ...indented(indented(formatInvocationTree(buildInvocationTree(invocation)).split("\n"))),
    ]),
  ];
}

/** Returns a difference as JSON: each request with its SEP-51 invocation and its unsigned entry, if any. */
function differenceJson({ part, requests, transaction, violations }: PolicyDifference): object {
  return {
    part,
    requests: requests?.map(requestJson) ?? null,
    ...(transaction === undefined ? {} : { transaction: transaction.envelope.toXDR("base64") }),
    violations,
  };
}

function requestJson(
  { networkId, credentials, address, signatureExpirationLedger: expiry, invocation }: ApprovalRequest,
): object {
  const bound = new DwsaAddressCredentials({
    address: addressToScAddress(address!), // comparePolicies() sets each approver
    nonce: 0n,
    signatureExpirationLedger: expiry ?? 0,
    signature: ScVal.scvVoid(),
  });
  const entry = credentials === "sourceAccount" || credentials === "delegates"
    ? undefined
    : new DwsaAuthorizationEntry({
      credentials: credentials === "address"
        ? DwsaCredentials.dwsaCredentialsAddress(bound)
        : DwsaCredentials.dwsaCredentialsAddressV2(bound),
      rootInvocation: invocation,
    });
  return {
    networkId: toHex(networkId),
    credentials,
    address,
    signatureExpirationLedger: expiry,
    invocation,
    ...(entry === undefined ? {} : { entry: entry.toXDR("base64") }),
  };
}
