/** Renders transactions and their signers as lines. */

import { hashTransaction, requiredSigners, type SignerRole } from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import { count, describe as kindOf, equalBytes } from "./_shared.ts";
import { Keypair, verify } from "@dwsa/base/keys";
import { isValidStrKey } from "@dwsa/base/strkey";
import { describeRequest, type Description } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import type { Transaction, TransactionEnvelope } from "@dwsa/base/xdr";
import { loginLines, requestLines, type StyledLine, VERDICTS } from "./_describe.ts";
import { innerOf } from "./_envelope.ts";
import { UsageError } from "./_io.ts";
import { knowledgeOf } from "./_knowledge.ts";

/** A signature of an envelope, with its signer if known. */
export interface TransactionSignatureSummary {
  /** Hexadecimal hint: the last 4 bytes of the key. */
  readonly hint: string;
  /** Known key (`G…`) that matches the hint; null if there is none. */
  readonly publicKey: string | null;
  /** Role of that key, such as "the source account"; null if unknown. */
  readonly role: string | null;
  /** Validity; `"unknown"` without a network or a key. */
  readonly verified: boolean | "unknown";
}

/** The signed part of an envelope; for a fee bump, the outer transaction and its signatures. */
type Signed = TransactionEnvelope["value"];

/**
 * Returns the signatures of an envelope. A signature identifies its key only by a hint, which is looked up among the
 * required signers of the envelope and `signers`.
 */
export function transactionSignatures(
  envelope: TransactionEnvelope,
  passphrase: string | undefined,
  signers: readonly string[] = [],
): readonly TransactionSignatureSummary[] {
  const known = knownKeys(envelope, signers);
  const payload = passphrase === undefined ? undefined : hashTransaction(envelope, passphrase);
  const { signatures }: Signed = envelope.value;
  return signatures.map(({ hint, signature }) => {
    const candidates = known.filter(({ raw }) => equalBytes(raw.slice(-4), hint));
    const isBy = ({ raw }: KnownKey) => signature.length === 64 && verify(payload!, signature, raw);
    const valid = payload === undefined ? undefined : candidates.find(isBy);
    const { publicKey = null, role = null } = valid ?? candidates[0] ?? {};
    const verified = payload === undefined || publicKey === null ? "unknown" : valid !== undefined;
    return { hint: toHex(hint), publicKey, role, verified };
  });
}

/** Formats a signature as a line. */
export function transactionSignatureText(
  { hint, publicKey, role, verified }: TransactionSignatureSummary,
): string {
  return publicKey === null
    ? `signed by an unknown key with the hint ${hint}, not verified`
    : `signed by ${publicKey}, ${role}, ${VERDICTS[`${verified}`]}`;
}

/** A possible signer of a transaction. */
interface KnownKey {
  readonly publicKey: string;
  readonly raw: Uint8Array;
  readonly role: string;
}

/** Descriptions of the roles of the required signers of an envelope. */
const ROLES: { readonly [R in SignerRole]?: string } = {
  "source": "the source account",
  "operation-source": "the source account of an operation",
  "fee-source": "the fee source",
  "extra-signer": "an extra signer of the transaction",
};

/** Role of a key named by the caller, which may be a signer of an account. */
const OTHER = "not the account's own key";

/** Returns the required signers of an envelope, most important first, then the keys named by the caller. */
function knownKeys(envelope: TransactionEnvelope, signers: readonly string[]): readonly KnownKey[] {
  const rows = requiredSigners(envelope, Networks.PUBLIC).signers; // the same on every network
  const own = rows.filter(({ path, address }) => path === "" && address.startsWith("G"));
  const wrong = signers.find((signer) => !isValidStrKey("ed25519PublicKey", signer));
  if (wrong !== undefined) throw new UsageError(`expected --signer to be an account (G...), got ${kindOf(wrong)}`);
  return [
    ...own.map(({ address, roles: [role] }) => keyOf(address, ROLES[role!]!)),
    ...signers.map((signer) => keyOf(signer, OTHER)),
  ];
}

function keyOf(publicKey: string, role: string): KnownKey {
  return { publicKey, raw: Keypair.fromPublicKey(publicKey).rawPublicKey(), role };
}

/** Returns the role of a key in a transaction, such as "the source account". */
export function roleOf(envelope: TransactionEnvelope, publicKey: string): string {
  return knownKeys(envelope, [publicKey]).find((key) => key.publicKey === publicKey)!.role;
}

/** Names of the envelope types. */
const KINDS = {
  envelopeTypeTxV0: "transaction (version 0)",
  envelopeTypeTx: "transaction",
  envelopeTypeTxFeeBump: "fee bump",
} as const;

/** Context for the description of an envelope. */
export interface Shown {
  readonly passphrase: string | undefined;
  /** Additional keys to match with the signatures. */
  readonly signers: readonly string[];
  /** The description; by default without data from the user. */
  readonly description?: Description;
}

/** Renders an envelope as lines: its kind, its description and its resources. */
export function transactionLines(
  envelope: TransactionEnvelope,
  { passphrase, signers, description = describe(envelope, passphrase) }: Shown,
): (string | StyledLine)[] {
  const inner = innerOf(envelope);
  const { tx } = inner?.value ?? envelope.value;
  const network = description.network.passphrase;
  const report = network === null ? null : requiredSigners(envelope, network, { keys: signers });
  return [
    `kind         ${KINDS[envelope.type]}`,
    ...loginLines({ ...description, signers: report }),
    ...requestLines({ ...description, signers: report }),
    ...network === null ? [unverifiedLine(envelope)] : [],
    ..."ext" in tx && tx.ext.type === "dwsaData" ? describeResources(tx.ext.value.resources) : [],
  ];
}

function describe(envelope: TransactionEnvelope, passphrase: string | undefined): Description {
  return describeRequest(envelope, knowledgeOf({ token: [], ledger: undefined }, passphrase));
}

/** Returns how many signatures an envelope has, if the network on which they would be valid is unknown. */
function unverifiedLine(envelope: TransactionEnvelope): string {
  const { length } = envelope.value.signatures;
  return length === 0 ? "not signed yet" : `signatures   ${length}, not verified: needs --network`;
}

function describeResources(
  {
    instructions,
    diskReadBytes,
    writeBytes,
    footprint: { readOnly, readWrite },
  }: Resources,
): string[] {
  return [
    `resources    ${count(instructions, "instruction")}, ${count(diskReadBytes, "byte")} read from disk, ` +
    `${count(writeBytes, "byte")} written`,
    `footprint    ${count(readOnly.length, "key")} to read, ${count(readWrite.length, "key")} to write`,
  ];
}

type Resources = Extract<
  Transaction["ext"],
  { type: "dwsaData" }
>["value"]["resources"];
