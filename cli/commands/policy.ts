/** `dwsa policy from` and `dwsa policy check`. */

import { type ApprovalRequest, approvalRequest, approvalRequests, policyFrom } from "../../auth/mod.ts";
import { operationViolations } from "../../builder/sign_transaction.ts";
import {
  type Answer,
  type Command,
  command,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
} from "../_command.ts";
import { ENTRIES, type Named, PLACES, readInputs, readWire } from "../_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { ledgerOf, required, requiredNetwork } from "../_options.ts";
import { POLICY, readPolicy, violationLines } from "../_policy.ts";
import type { TransactionEnvelope } from "../../xdr/mod.ts";

const REQUESTS = {
  ...FILE,
  ...NETWORK_OPTIONS,
  until: { type: "text", value: "LEDGER", help: "the ledger at which the signatures expire" },
  for: { type: "text", value: "ADDRESS", help: "the approver, if INPUT does not name it" },
} as const;

const DETAILS =
  "INPUT can also be a HashIdPreimage, as wallets get it. If INPUT does not name the approver, pass --for " +
  "ADDRESS: some preimages do not, and no entry of the source account does. Without --until, the expiry is that " +
  "of INPUT. A network is required.";

/** `dwsa policy from`. */
export const POLICY_FROM: Command = command({
  name: "policy from",
  summary: "Print a signing policy that accepts these entries and no others",
  arguments: [ENTRIES],
  options: { ...REQUESTS, pretty: JSON_OPTIONS.pretty },
  details: [PLACES, DETAILS],
  examples: [{
    shows: "Keep a policy for entries that you have checked",
    args: ["--file", "entry.txt", "--network", "testnet", "--until", "1000"],
    output: "policy.json",
  }],
  run: async (options, args, io) => {
    const { requests } = await readRequests(options, args, io);
    if (requests.length === 0) throw new UsageError("expected an authorization entry in the input, got none");
    return jsonLines(policyFrom(requests), options);
  },
});

const CHECK = { ...REQUESTS, ...POLICY, ...JSON_OPTIONS } as const;

/** `dwsa policy check`. */
export const POLICY_CHECK: Command = command({
  name: "policy check",
  summary: "Check whether a signing policy accepts these entries together",
  arguments: [ENTRIES],
  options: CHECK,
  details: [
    PLACES,
    DETAILS,
    "Prints a line for each violation; the exit code is 1 if there is one. A transaction may only call a contract, or " +
    "restore or extend a footprint. Any other operation is a violation, since a policy cannot check it. limits, times " +
    "and entries of the policy count over the whole input; maxFee is the limit for each transaction.",
  ],
  examples: [{
    shows: "The same entry with a later expiry",
    args: ["--policy", "policy.json", "--file", "entry.txt", "--network", "testnet", "--until", "1001"],
    code: 1,
  }],
  run: check,
});

async function check(options: Options<typeof CHECK>, args: readonly string[], io: Io): Promise<Answer> {
  const approve = await readPolicy(required(options.policy, "--policy, the file with the signing policy"), io);
  const { requests, transactions } = await readRequests(options, args, io);
  const violations = [...transactions].flatMap(([envelope, path]) =>
    // A fee is the only thing about a transaction that a policy reads without its requests.
    [...operationViolations(envelope), ...approve([], BigInt(envelope.value.tx.fee))]
      .map((violation) => ({ ...violation, path: `${path}${violation.path}` }))
  ).concat(approve(requests));
  const code = violations.length === 0 ? 0 : 1;
  if (options.json || options.pretty) return { lines: jsonLines(violations, options), code };
  const taken = requests.length === 0
    ? "The policy takes it: there are no authorization entries"
    : "The policy takes it";
  return { lines: code === 0 ? [taken] : violationLines(violations), code };
}

/** The requests of the input, and each transaction in it with the start of its paths. */
async function readRequests(
  options: Options<typeof REQUESTS>,
  args: readonly string[],
  io: Io,
): Promise<{ requests: ApprovalRequest[]; transactions: ReadonlyMap<TransactionEnvelope, string> }> {
  const passphrase = requiredNetwork(options, "a signature is good for one network");
  const until = options.until === undefined ? undefined : ledgerOf(options.until, "--until");
  const found = await readInputs("entries, an envelope or a preimage", args, options.file, io, readSource);
  const envelopes = found.flatMap(({ type, value }) => type === "TransactionEnvelope" ? [value] : []);
  const transactions = new Map(
    envelopes.map((envelope, i) => [envelope, envelopes.length === 1 ? "" : `transactions[${i}].`]),
  );
  const requests = found.flatMap((source) => {
    const path = source.type === "TransactionEnvelope" ? transactions.get(source.value) : "";
    return requestsOf(source, passphrase, until).map((request) => ({ ...request, path: `${path}${request.path}` }));
  });
  return {
    requests: requests.map((request, i) => ({
      ...request,
      path: request.path !== "" || requests.length === 1 ? request.path : `entries[${i}]`,
      address: request.address ?? options.for ?? null,
    })),
    transactions,
  };
}

type Source = Named<
  "DwsaAuthorizationEntry" | "DwsaAuthorizationEntries" | "TransactionEnvelope" | "HashIdPreimage"
>;

function readSource(input: string | Uint8Array, which: string): Source {
  return readWire(
    input,
    ["DwsaAuthorizationEntry", "DwsaAuthorizationEntries", "TransactionEnvelope", "HashIdPreimage"],
    "an authorization entry, a list of them, a transaction envelope or a preimage",
    which,
  );
}

function requestsOf({ type, value }: Source, passphrase: string, until: number | undefined): ApprovalRequest[] {
  switch (type) {
    case "TransactionEnvelope":
      return approvalRequests(value, passphrase).map((request) =>
        request.credentials === "sourceAccount" || until === undefined
          ? request
          : { ...request, signatureExpirationLedger: until }
      );
    case "DwsaAuthorizationEntries":
      return value.map((entry) => approvalRequest(entry, passphrase, until));
    default:
      return [approvalRequest(value, passphrase, until)];
  }
}
