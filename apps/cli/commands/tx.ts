/** `dwsa tx show`, `hash`, `sign`, `set` and `fee-bump`. */

import {
  checkTransaction,
  feeBumpTransaction,
  hashTransaction,
  readFees,
  requiredSigners,
  signTransaction,
} from "@dwsa/base/transaction";
import { Networks } from "@dwsa/base/network";
import { toHex } from "@dwsa/base/encoding";
import type { PaymentUri, RequestUri } from "@dwsa/base/uri";
import { factsOfRequest, originOf, type RequestFact } from "../../reader/request_uri.ts";
import { problemText } from "../../reader/reasons.ts";
import { equalBytes, quote } from "../_shared.ts";
import type { TransactionEnvelope } from "@dwsa/base/xdr";
import {
  type Argument,
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
import { indented, labeled, publicDescription, summarizeEntry } from "../_describe.ts";
import { KNOWLEDGE_DETAILS, KNOWLEDGE_OPTIONS, knowledgeOf } from "../_knowledge.ts";
import { screenLines } from "../_screen.ts";
import { entriesOf, innerOf } from "../_envelope.ts";
import { INTO_OPTIONS, intoEnvelope, readEnvelopes, requireOneEnvelope } from "../_input.ts";
import { type Io, ruleOf, UsageError } from "../_io.ts";
import { networkOf, networkText, required, requiredNetwork, signerOf } from "../_options.ts";
import { POLICY, policyDetails, readPolicy, rejectedResult } from "../_policy.ts";
import { describeRequest, type Knowledge } from "@dwsa/base/describe";
import { signingPolicy } from "@dwsa/base/policy";
import { requireOneNetwork } from "../_signatures.ts";
import { roleOf, transactionLines, transactionSignatures, transactionSignatureText } from "../_transaction.ts";

/** Input argument of the `tx` commands. */
const ENVELOPE: Argument = {
  name: "ENVELOPE",
  help: 'a transaction envelope in base64; or pass it with --file PATH or on standard input (a pipe, or "-")',
  optional: true,
};

const SIGNER = {
  signer: {
    type: "texts",
    value: "ADDRESS",
    help: "add a key (G...) that may have signed",
  },
} as const;

const SHOW = {
  ...FILE,
  ...NETWORK_OPTIONS,
  ...SIGNER,
  ...KNOWLEDGE_OPTIONS,
  ...JSON_OPTIONS,
} as const;

/** `dwsa tx show`. */
export const TX_SHOW: Command = command({
  name: "tx show",
  summary: "Describe a transaction: its actions, warnings and required signers",
  arguments: [ENVELOPE],
  options: SHOW,
  details: [
    "With a network, the hash is shown and the signatures are verified; the exit code is 1 if a signature is " +
    "invalid, or if nodes reject the transaction and only another one can replace it. An envelope contains only the last 4 bytes of each signer's key, so only the keys of required signers " +
    "and of --signer are recognized.",
    KNOWLEDGE_DETAILS,
  ],
  examples: [{
    shows: "What a transaction does",
    args: ["--file", "approved.txt"],
  }],
  run: txShow,
});

async function txShow(
  options: Options<typeof SHOW>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const { envelope, request } = await readShown(args, options.file, io);
  if (envelope === undefined) return { lines: paymentLines(request, options, io), code: 0 };
  const passphrase = networkOf(options, io) ?? request?.networkPassphrase;
  const invalid = [envelope, innerOf(envelope)].some((one) =>
    one !== undefined &&
    transactionSignatures(one, passphrase, options.signer).some((
      { verified },
    ) => !verified)
  );
  const origin = request === undefined ? {} : { origin: originOf(request) };
  const currentTime = io.now?.();
  const knowledge = { ...knowledgeOf(options, passphrase), currentTime, ...origin };
  const description = describeRequest(envelope, knowledge);
  // The network must never accept a login.
  const problems = description.kind === "login"
    ? []
    : checkTransaction(envelope, { networkPassphrase: passphrase, currentTime });
  const code = invalid || problems.some(({ fix }) => fix === "rebuild") ? 1 : 0;
  if (options.json || options.pretty) {
    return {
      lines: jsonLines({ ...summarize(envelope, passphrase, options.signer, knowledge), problems }, options),
      code,
    };
  }
  const rejections = problems.filter(({ fix }) => fix !== "sign").flatMap((problem) =>
    labeled(problem.charged ? "fails" : "rejected", `${problemText(problem)} (${problem.result})`)
  );
  const described = transactionLines(envelope, { passphrase, signers: options.signer, description });
  const asked = request === undefined ? [] : factsOfRequest(request).map(factLine);
  return { lines: screenLines([...asked, ...described, ...rejections], io), code };
}

/** Reads an envelope, alone or in a request URI, or a requested payment. */
async function readShown(
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<
  | { readonly envelope: TransactionEnvelope; readonly request: RequestUri | undefined }
  | { readonly envelope: undefined; readonly request: PaymentUri }
> {
  const requests: RequestUri[] = [];
  try {
    const found = await readEnvelopes("a transaction envelope", args, file, io, "", ({ request }) => {
      if (request !== undefined) requests.push(request);
    });
    return { envelope: requireOneEnvelope(found), request: requests[0] };
  } catch (error) {
    const [request] = requests;
    if (requests.length === 1 && request!.operation === "pay") {
      return { envelope: undefined, request: request as PaymentUri };
    }
    throw error;
  }
}

/** Returns a requested payment, which the wallet builds. */
function paymentLines(request: PaymentUri, options: Options<typeof SHOW>, io: Io): readonly string[] {
  if (options.json || options.pretty) return jsonLines(request, options);
  const { networkPassphrase } = request;
  const network = Object.entries(Networks).find(([, passphrase]) => passphrase === networkPassphrase)?.[0] ?? "another";
  const heading = `a payment request, to be built and signed by a wallet, for the network ${network}`;
  return screenLines([heading, ...factsOfRequest(request).map(factLine)], io);
}

function factLine({ label, text, isWarning }: RequestFact): string {
  return `${isWarning ? "warning: " : ""}${label}  ${text}`;
}

/** Reads the envelope from an argument, a file or standard input. */
async function readEnvelope(
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<TransactionEnvelope> {
  return requireOneEnvelope(await readEnvelopes("a transaction envelope", args, file, io));
}

/** Returns an envelope as JSON. Without a network, it has no hash. */
function summarize(
  envelope: TransactionEnvelope,
  passphrase: string | undefined,
  signers: readonly string[],
  knowledge: Knowledge = knowledgeOf({ token: [], ledger: undefined }, passphrase),
): object {
  const inner = innerOf(envelope);
  return {
    xdr: envelope.toXDR("base64"),
    hash: passphrase === undefined ? null : toHex(hashTransaction(envelope, passphrase)),
    ...readFees(envelope),
    description: publicDescription(describeRequest(envelope, knowledge)),
    required: passphrase === undefined ? null : requiredSigners(envelope, passphrase, { keys: signers }),
    signatures: transactionSignatures(envelope, passphrase, signers),
    ...(inner === undefined ? {} : { innerSignatures: transactionSignatures(inner, passphrase, signers) }),
    entries: entriesOf(envelope).map((entry) => summarizeEntry(entry, passphrase)),
    envelope,
  };
}

const HASH = { ...FILE, ...NETWORK_OPTIONS, ...JSON_OPTIONS } as const;

/** `dwsa tx hash`. */
export const TX_HASH: Command = command({
  name: "tx hash",
  summary: "Print the hash of a transaction on a network",
  arguments: [ENVELOPE],
  options: HASH,
  details: [
    "A network is required. For a fee bump, prints the hash of the outer transaction, and to standard error that of " +
    "the inner transaction.",
  ],
  examples: [{
    shows: "The hash that the signers sign",
    args: ["--file", "approved.txt", "--network", "testnet"],
  }],
  run: txHash,
});

async function txHash(
  options: Options<typeof HASH>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const passphrase = requiredNetwork(options, io, "the hash differs on each network");
  const envelope = await readEnvelope(args, options.file, io);
  const hash = toHex(hashTransaction(envelope, passphrase));
  const inner = innerOf(envelope);
  const innerHash = inner === undefined ? null : toHex(hashTransaction(inner, passphrase));
  if (options.json || options.pretty) {
    return jsonLines({ hash, innerHash }, options);
  }
  if (innerHash !== null) {
    io.note(`The inner transaction has the hash ${innerHash}`);
  }
  return [hash];
}

const SIGN = {
  ...FILE,
  ...SECRET_OPTIONS,
  ...NETWORK_OPTIONS,
  ...POLICY,
  ...JSON_OPTIONS,
} as const;

/** `dwsa tx sign`. */
export const TX_SIGN: Command = command({
  name: "tx sign",
  summary: "Sign a transaction",
  arguments: [ENVELOPE],
  options: SIGN,
  details: [
    "A secret and a network are required. Prints the envelope with the new signature appended, and to standard error " +
    "a description of the signed transaction. For a fee bump, signs the outer transaction.",
    policyDetails("the transaction, including the entries of the source account and of the key's account"),
  ],
  examples: [{
    shows: "Sign a transaction",
    args: [
      "--file",
      "approved.txt",
      "--secret-env",
      "SEED",
      "--network",
      "testnet",
    ],
    output: "done.txt",
  }],
  run: txSign,
});

async function txSign(
  options: Options<typeof SIGN>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const passphrase = requiredNetwork(
    options,
    io,
    "a signature is valid for one network only",
  );
  const keypair = await signerOf(options, io);
  const approve = options.policy === undefined
    ? undefined
    : signingPolicy(await readPolicy(options.policy, io)).transaction;
  const envelope = await readEnvelope(args, options.file, io);
  const publicKey = keypair.publicKey();
  let signed: TransactionEnvelope;
  try {
    signed = await signTransaction(envelope, keypair, passphrase, { approve });
  } catch (error) {
    return rejectedResult(error, passphrase, options, io);
  }
  const by = `${publicKey}, ${roleOf(envelope, publicKey)},`;
  io.note(
    signed.equals(envelope)
      ? `Already signed by ${by} for ${networkText(passphrase)}`
      : `Signed by ${by} for ${networkText(passphrase)}`,
  );
  for (
    const line of screenLines(indented(transactionLines(signed, { passphrase, signers: [publicKey] })), io.notes)
  ) io.note(line);
  return printed(signed, passphrase, [publicKey], options);
}

/** Returns the output for an envelope that a command created. */
function printed(
  envelope: TransactionEnvelope,
  passphrase: string | undefined,
  signers: readonly string[],
  options: Options<typeof JSON_OPTIONS>,
): readonly string[] {
  if (options.json || options.pretty) {
    return jsonLines(summarize(envelope, passphrase, signers), options);
  }
  return [envelope.toXDR("base64")];
}

const SET = {
  ...INTO_OPTIONS,
  ...FILE,
  ...NETWORK_OPTIONS,
  ...SIGNER,
  ...JSON_OPTIONS,
} as const;

/** `dwsa tx set`. */
export const TX_SET: Command = command({
  name: "tx set",
  summary: "Merge copies of a transaction that were signed in parallel",
  arguments: [{
    ...ENVELOPE,
    help: "signed copies of a transaction envelope, in base64",
    many: true,
  }],
  options: SET,
  details: [
    'Pass the copies as arguments, with --file PATH, or on standard input (a pipe, or "-"), one copy per line.',
    "With a network, signatures by known keys are verified: if one is invalid, there is no result and the exit code " +
    "is 1. Known keys are those of required signers and of --signer.",
  ],
  examples: [{
    shows: "Merge signatures that were made in parallel",
    args: [
      "--file",
      "done.txt",
      "--into-file",
      "approved.txt",
      "--network",
      "testnet",
    ],
    output: "joined.txt",
  }],
  run: txSet,
});

async function txSet(
  options: Options<typeof SET>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const passphrase = networkOf(options, io);
  const before = await intoEnvelope(options, io);
  const copies = await readEnvelopes("signed copies of the transaction", args, options.file, io, " that was signed");
  // The comparison of two transactions does not depend on the network.
  const idOf = (envelope: TransactionEnvelope) => hashTransaction(envelope, passphrase ?? Networks.PUBLIC);
  let result = before;
  for (const [i, copy] of copies.entries()) {
    const which = copies.length === 1 ? "the copy" : `copy ${i + 1} of ${copies.length}`;
    if (!equalBytes(idOf(copy), idOf(before))) {
      throw new UsageError(
        `${which} belongs to a different transaction than the envelope`,
      );
    }
    if (copy.value.signatures.length === 0) {
      throw new UsageError(`${which} is not signed`);
    }
    const known = new Set(
      result.value.signatures.map((one) => one.toXDR("base64")),
    );
    if (copy.value.signatures.every((one) => known.has(one.toXDR("base64")))) {
      continue;
    }
    const signedTxXdr = copy.toXDR("base64");
    result = await signTransaction(
      result,
      () => ({ signedTxXdr }),
      passphrase ?? Networks.PUBLIC,
    );
  }
  const signatures = transactionSignatures(result, passphrase, options.signer);
  if (passphrase === undefined) {
    requireOneNetwork((network) => transactionSignatures(result, network, options.signer));
  }
  for (const signature of signatures) {
    io.note(transactionSignatureText(signature));
  }
  if (signatures.some(({ verified }) => !verified)) {
    io.note("Not merged: a signature is invalid");
    return { lines: [], code: 1 };
  }
  const unknown = signatures.some(({ publicKey }) => publicKey === null);
  io.note(
    passphrase === undefined
      ? "Not verified: pass --network to verify the signatures"
      : `Verified for ${networkText(passphrase)}${unknown ? ", except for unknown keys: name them with --signer" : ""}`,
  );
  return printed(result, passphrase, options.signer, options);
}

const FEE_BUMP = {
  ...FILE,
  "fee-source": {
    type: "text",
    value: "ADDRESS",
    help: "account that pays the fee (G... or M...)",
  },
  "base-fee": {
    type: "text",
    value: "STROOPS",
    help: "inclusion fee per operation in stroops: at least 100, and at least that of the inner transaction",
  },
  ...JSON_OPTIONS,
} as const;

/** `dwsa tx fee-bump`. */
export const TX_FEE_BUMP: Command = command({
  name: "tx fee-bump",
  summary: "Create a fee bump: another account pays the fee of a transaction",
  arguments: [ENVELOPE],
  options: FEE_BUMP,
  details: [
    "--fee-source and --base-fee are required. Prints the envelope of the fee bump, which the fee source must " +
    "sign. The fee is the resource fee plus the base fee for each operation and for the fee bump itself.",
  ],
  examples: [{
    shows: "Pay the fee of a transaction from another account",
    args: [
      "--file",
      "done.txt",
      "--fee-source",
      "GAJZR5RMNUNEK7CRXJVEWXZ5XUXWT7FJGILCDDOITF7EC26RPWJ4UVOE",
      "--base-fee",
      "200",
    ],
  }],
  run: txFeeBump,
});

async function txFeeBump(
  options: Options<typeof FEE_BUMP>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const feeSource = required(
    options["fee-source"],
    "--fee-source, the account that pays",
  );
  const baseFee = required(
    options["base-fee"],
    "--base-fee, the inclusion fee for each operation in stroops",
  );
  if (!/^\d{1,19}$/.test(baseFee)) {
    throw new UsageError(
      `expected --base-fee to be a whole number of stroops, got ${quote(baseFee)}`,
    );
  }
  const inner = await readEnvelope(args, options.file, io);
  const envelope = feeBump(inner, feeSource, BigInt(baseFee));
  const { fee, inclusionFee, resourceFee } = readFees(envelope);
  io.note(
    `${feeSource} offers ${fee} stroops: ${inclusionFee} for inclusion, ${resourceFee} for resources`,
  );
  if (inner.value.signatures.length === 0) {
    io.note("The inner transaction is not signed yet: its signers must sign first");
  }
  return printed(envelope, undefined, [], options);
}

/** Creates the fee bump, and reports a base fee out of range as an input error. */
function feeBump(
  inner: TransactionEnvelope,
  feeSource: string,
  baseFee: bigint,
): TransactionEnvelope {
  try {
    return feeBumpTransaction(inner, { feeSource, baseFee });
  } catch (error) {
    if (error instanceof RangeError) {
      throw new UsageError(`invalid --base-fee: ${ruleOf(error)}`);
    }
    throw error;
  }
}
