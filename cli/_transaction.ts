/** Shows transactions and their signers as lines of a string. */

import { hashTransaction, type RequiredSigner, requiredSigners } from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import { equalBytes } from "../internal/bytes.ts";
import { count, describe as kindOf } from "../internal/describe.ts";
import { encodeSignerKey, Keypair, verify } from "@dwsa/base/keys";
import { encodeStrKey, isValidStrKey } from "@dwsa/base/strkey";
import { describeTransaction as describe, formatDescription, type TransactionDescription } from "@dwsa/base/approve";
import { Networks } from "@dwsa/base/network";
import {
  MuxedAccount,
  type Operation,
  Preconditions,
  type Transaction,
  type TransactionEnvelope,
  type TransactionV0,
} from "@dwsa/base/xdr";
import { VERDICTS } from "./_describe.ts";
import { innerOf } from "./_envelope.ts";
import { UsageError } from "./_io.ts";

/** A signature of an envelope, with its signer if known. */
export interface TransactionSignatureSummary {
  /** The hint in hexadecimal: the last 4 bytes of the key. */
  readonly hint: string;
  /** The known key (`G…`) that the hint is of; null if there is none. */
  readonly publicKey: string | null;
  /** Why that key is known, such as "the source account"; null if it is not. */
  readonly role: string | null;
  /** Whether it is valid; `"unknown"` without a network, or without a key. */
  readonly verified: boolean | "unknown";
}

/** The transaction that signers sign: the outer one of a fee bump. */
type Signed = TransactionEnvelope["value"];

/**
 * The signatures of an envelope. Only the hint identifies their keys, among the accounts that the transaction names and
 * `signers`.
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

/** A signature as a line. */
export function transactionSignatureText(
  { hint, publicKey, role, verified }: TransactionSignatureSummary,
): string {
  return publicKey === null
    ? `signed by an unknown key with the hint ${hint}, not verified`
    : `signed by ${publicKey}, ${role}, ${VERDICTS[`${verified}`]}`;
}

/** A key that may have signed a transaction. */
interface KnownKey {
  readonly publicKey: string;
  readonly raw: Uint8Array;
  readonly role: string;
}

/** The role of a key that the caller names: its account may have it as a signer. */
const OTHER = "not the account's own key";

/** The keys of the source accounts of a transaction, the most important first. */
function knownKeys(
  envelope: TransactionEnvelope,
  signers: readonly string[],
): readonly KnownKey[] {
  const keys: KnownKey[] = [];
  const add = (publicKey: string, role: string) => {
    keys.push({
      publicKey,
      raw: Keypair.fromPublicKey(publicKey).rawPublicKey(),
      role,
    });
  };
  if (envelope.type === "envelopeTypeTxFeeBump") {
    add(keyOf(envelope.value.tx.feeSource), "the fee source");
  } else {
    const { source, operations, conditions } = partsOf(envelope.value.tx);
    add(keyOf(source), "the source account");
    for (const [i, { sourceAccount }] of operations.entries()) {
      if (sourceAccount !== null) {
        add(keyOf(sourceAccount), `the source account of operation ${i}`);
      }
    }
    for (
      const signer of conditions.type === "precondV2" ? conditions.value.extraSigners : []
    ) {
      if (signer.type === "signerKeyTypeEd25519") {
        add(encodeSignerKey(signer), "an extra signer of the transaction");
      }
    }
  }
  for (const signer of signers) {
    if (!isValidStrKey("ed25519PublicKey", signer)) {
      throw new UsageError(
        `expected --signer to be an account (G...), got ${kindOf(signer)}`,
      );
    }
    add(signer, OTHER);
  }
  return keys;
}

/** The role of a key in a transaction, such as "the source account". */
export function roleOf(
  envelope: TransactionEnvelope,
  publicKey: string,
): string {
  return knownKeys(envelope, [publicKey]).find((key) => key.publicKey === publicKey)!.role;
}

/** The account (`G…`) of a muxed account. */
function keyOf(account: MuxedAccount): string {
  return encodeStrKey(
    "ed25519PublicKey",
    account.type === "keyTypeEd25519" ? account.value : account.value.ed25519,
  );
}

/** The parts that transactions of both versions have. */
function partsOf(tx: Transaction | TransactionV0): {
  readonly source: MuxedAccount;
  readonly operations: readonly Operation[];
  readonly conditions: Preconditions;
} {
  const { operations } = tx;
  if ("sourceAccount" in tx) {
    return { source: tx.sourceAccount, conditions: tx.cond, operations };
  }
  return {
    source: MuxedAccount.keyTypeEd25519(tx.sourceAccountEd25519),
    conditions: tx.timeBounds === null ? Preconditions.precondNone() : Preconditions.precondTime(tx.timeBounds),
    operations,
  };
}

/** The name of the type of an envelope. */
const KINDS = {
  envelopeTypeTxV0: "transaction of the first version",
  envelopeTypeTx: "transaction",
  envelopeTypeTxFeeBump: "fee bump",
} as const;

/** Renders an envelope as lines: what it asks for, what it uses, and who must sign it. */
export function describeTransaction(
  envelope: TransactionEnvelope,
  { passphrase, signers }: { readonly passphrase: string | undefined; readonly signers: readonly string[] },
): string[] {
  const inner = innerOf(envelope);
  const { tx } = inner?.value ?? envelope.value;
  return [
    `kind         ${KINDS[envelope.type]}`,
    `hash         ${passphrase === undefined ? "needs --network" : toHex(hashTransaction(envelope, passphrase))}`,
    ...(inner === undefined || passphrase === undefined
      ? []
      : [`pays for     the transaction ${toHex(hashTransaction(inner, passphrase))}`]),
    ...formatDescription(descriptionOf(envelope, passphrase)).split("\n"),
    ..."ext" in tx && tx.ext.type === "dwsaData" ? describeResources(tx.ext.value.resources) : [],
    ...signerLines(envelope, passphrase, signers),
  ];
}

/** What an envelope asks for. Without known tokens, the sentences are the same for every network. */
export function descriptionOf(envelope: TransactionEnvelope, passphrase: string | undefined): TransactionDescription {
  return describe(envelope, { networkPassphrase: passphrase ?? Networks.PUBLIC });
}

/** The states of signers in words. */
const STATES: { readonly [S in RequiredSigner["state"]]: (row: RequiredSigner) => string } = {
  "signed": () => "signed by its own key",
  "other-key": ({ by = [] }) =>
    `signed by another key: ${by.join(", ")} (valid only if it is a signer of this account)`,
  "unknown-key": () => "signed by an unknown key",
  "custom": () => "signed in a form that only the contract can verify",
  "not-signed": () => "not signed",
  "invalid": () => "signature NOT VALID",
  "other-network": ({ network }) => `signed for another network: ${network}`,
};

/** A line for each address that must sign, and for each signature that belongs to none. */
function signerLines(
  envelope: TransactionEnvelope,
  passphrase: string | undefined,
  signers: readonly string[],
): string[] {
  if (passphrase === undefined) {
    const { length } = envelope.value.signatures;
    return [length === 0 ? "not signed yet" : `signatures   ${length}, not verified: needs --network`];
  }
  const report = requiredSigners(envelope, passphrase, { keys: signers });
  return [
    ...report.signers.map((row) => {
      const of = row.path === "" ? "" : row.path === "innerTx" ? ", of the inner transaction" : `, of ${row.path}`;
      const threshold = row.threshold === null ? "" : `, threshold ${row.threshold}`;
      const roles = row.roles.map((role) => role.replace("-", " ")).join(" and ");
      return `must sign    ${row.address} (${roles}${of}${threshold}): ${STATES[row.state](row)}`;
    }),
    ...report.unmatched.map(({ path, hint }) =>
      `signed by    an unknown key with the hint ${hint}${
        path === "" ? "" : ", inside"
      }, which nobody needs who is known`
    ),
  ];
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
    `resources    ${instructions} instructions, ${count(diskReadBytes, "byte")} read from disk, ` +
    `${count(writeBytes, "byte")} written`,
    `footprint    ${count(readOnly.length, "key")} to read, ${count(readWrite.length, "key")} to write`,
  ];
}

type Resources = Extract<
  Transaction["ext"],
  { type: "dwsaData" }
>["value"]["resources"];
