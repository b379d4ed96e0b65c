/** Shows transactions and their signers as lines of text. */

import { muxedAccountToString } from "../address/mod.ts";
import { hashTransaction, readFees } from "../builder/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { count, describe } from "../internal/describe.ts";
import { quoted } from "../internal/printable.ts";
import { encodeSignerKey, hash, Keypair, verify } from "../keys/mod.ts";
import { encodeStrKey, isValidStrKey } from "../strkey/mod.ts";
import { formatInvocationTree } from "../humanize/mod.ts";
import {
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  type HostFunction,
  type Memo,
  MuxedAccount,
  type Operation,
  Preconditions,
  type SignerKey,
  type TimeBounds,
  type Transaction,
  type TransactionEnvelope,
  type TransactionV0,
} from "../xdr/mod.ts";
import { describeEntry, indented, VERDICTS } from "./_describe.ts";
import { innerOf } from "./_envelope.ts";
import { UsageError } from "./_io.ts";
import { showValue } from "./_show.ts";

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
export function transactionSignatureText({ hint, publicKey, role, verified }: TransactionSignatureSummary): string {
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
function knownKeys(envelope: TransactionEnvelope, signers: readonly string[]): readonly KnownKey[] {
  const keys: KnownKey[] = [];
  const add = (publicKey: string, role: string) => {
    keys.push({ publicKey, raw: Keypair.fromPublicKey(publicKey).rawPublicKey(), role });
  };
  if (envelope.type === "envelopeTypeTxFeeBump") add(keyOf(envelope.value.tx.feeSource), "the fee source");
  else {
    const { source, operations, conditions } = partsOf(envelope.value.tx);
    add(keyOf(source), "the source account");
    for (const [i, { sourceAccount }] of operations.entries()) {
      if (sourceAccount !== null) add(keyOf(sourceAccount), `the source account of operation ${i}`);
    }
    for (const signer of conditions.type === "precondV2" ? conditions.value.extraSigners : []) {
      if (signer.type === "signerKeyTypeEd25519") add(encodeSignerKey(signer), "an extra signer of the transaction");
    }
  }
  for (const signer of signers) {
    if (!isValidStrKey("ed25519PublicKey", signer)) {
      throw new UsageError(`expected --signer to be an account (G...), got ${describe(signer)}`);
    }
    add(signer, OTHER);
  }
  return keys;
}

/** The role of a key in a transaction, such as "the source account". */
export function roleOf(envelope: TransactionEnvelope, publicKey: string): string {
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
  readonly memo: Memo;
} {
  const { operations, memo } = tx;
  if ("sourceAccount" in tx) return { source: tx.sourceAccount, conditions: tx.cond, operations, memo };
  return {
    source: MuxedAccount.keyTypeEd25519(tx.sourceAccountEd25519),
    conditions: tx.timeBounds === null ? Preconditions.precondNone() : Preconditions.precondTime(tx.timeBounds),
    operations,
    memo,
  };
}

/** The name of the kind of an envelope. */
const KINDS = {
  envelopeTypeTxV0: "transaction of the first version",
  envelopeTypeTx: "transaction",
  envelopeTypeTxFeeBump: "fee bump",
} as const;

/** Renders an envelope as lines of at most so many columns, where its parts allow it. */
export function describeTransaction(
  envelope: TransactionEnvelope,
  { passphrase, signers, columns }: {
    readonly passphrase: string | undefined;
    readonly signers: readonly string[];
    readonly columns: number | undefined;
  },
): string[] {
  const { fee, inclusionFee, resourceFee } = readFees(envelope);
  const parts = resourceFee === 0n ? "" : `: ${inclusionFee} for inclusion, ${resourceFee} for resources`;
  const signatures = transactionSignatures(envelope, passphrase, signers).map(transactionSignatureText);
  const inner = innerOf(envelope);
  return [
    `kind         ${KINDS[envelope.type]}`,
    `hash         ${passphrase === undefined ? "needs --network" : toHex(hashTransaction(envelope, passphrase))}`,
    ...(envelope.type === "envelopeTypeTxFeeBump"
      ? [`fee source   ${muxedAccountToString(envelope.value.tx.feeSource)}`]
      : [
        `source       ${muxedAccountToString(partsOf(envelope.value.tx).source)}`,
        `sequence     ${envelope.value.tx.seqNum}`,
      ]),
    `fee          ${fee} stroops${parts}`,
    ...(inner !== undefined
      ? ["pays for", ...indented(describeTransaction(inner, { passphrase, signers, columns: narrower(columns) }))]
      : []),
    ...(envelope.type === "envelopeTypeTxFeeBump" ? [] : describeParts(envelope.value.tx, passphrase, columns)),
    ...(signatures.length === 0 ? ["not signed yet"] : signatures),
  ];
}

/** The columns that lines have which are indented. */
function narrower(columns: number | undefined): number | undefined {
  return columns === undefined ? undefined : columns - 2;
}

function describeParts(
  tx: Transaction | TransactionV0,
  passphrase: string | undefined,
  columns: number | undefined,
): string[] {
  const { operations, conditions, memo } = partsOf(tx);
  return [
    ...describeConditions(conditions),
    `memo         ${memoText(memo)}`,
    ...operations.flatMap((
      operation,
      i,
    ) => [`operation ${i}`, ...indented(describeOperation(operation, passphrase, narrower(columns)))]),
    ...("ext" in tx && tx.ext.type === "dwsaData" ? describeResources(tx.ext.value.resources) : []),
  ];
}

function describeConditions(conditions: Preconditions): string[] {
  switch (conditions.type) {
    case "precondNone":
      return ["valid        at any time"];
    case "precondTime":
      return [`valid        ${timeText(conditions.value)}`];
    case "precondV2": {
      const { timeBounds, ledgerBounds, minSeqNum, minSeqAge, minSeqLedgerGap, extraSigners } = conditions.value;
      return [
        `valid        ${timeBounds === null ? "at any time" : timeText(timeBounds)}`,
        ...(ledgerBounds === null ? [] : [
          `ledgers      from ${ledgerBounds.minLedger}` +
          (ledgerBounds.maxLedger === 0 ? ", without an end" : ` to before ${ledgerBounds.maxLedger}`),
        ]),
        ...(minSeqNum === null ? [] : [`sequence of the source account at least ${minSeqNum}`]),
        ...(minSeqAge === 0n ? [] : [`${count(Number(minSeqAge), "second")} after the last sequence number or later`]),
        ...(minSeqLedgerGap === 0
          ? []
          : [`${count(minSeqLedgerGap, "ledger")} after the last sequence number or later`]),
        ...extraSigners.map((signer: SignerKey) => `must also be signed by ${encodeSignerKey(signer)}`),
      ];
    }
  }
}

/** The last second that a date has: the end of the year 9999. */
const LAST_DATE = 253_402_300_799n;

function timeText({ minTime, maxTime }: TimeBounds): string {
  const dated = (time: bigint) =>
    time > LAST_DATE ? `${time}` : `${time} (${new Date(Number(time) * 1_000).toISOString().replace(".000", "")})`;
  if (minTime === 0n && maxTime === 0n) return "at any time";
  return [
    ...(minTime === 0n ? [] : [`from ${dated(minTime)}`]),
    maxTime === 0n ? "without an end" : `until ${dated(maxTime)}`,
  ].join(" ");
}

function memoText(memo: Memo): string {
  switch (memo.type) {
    case "memoNone":
      return "none";
    case "memoText":
      return typeof memo.value === "string" ? `text ${quoted(memo.value)}` : `text of the bytes ${toHex(memo.value)}`;
    case "memoId":
      return `id ${memo.value}`;
    case "memoHash":
      return `hash ${toHex(memo.value)}`;
    case "memoReturn":
      return `return hash ${toHex(memo.value)}`;
  }
}

/** An operation; the entries of a contract call are rendered as `auth ls` does. */
function describeOperation(
  { sourceAccount, body }: Operation,
  passphrase: string | undefined,
  columns: number | undefined,
): string[] {
  const source = sourceAccount === null ? [] : [`source ${muxedAccountToString(sourceAccount)}`];
  if (body.type !== "invokeHostFunction") {
    return [...source, ...showValue("OperationBody", body, { columns, colour: false })];
  }
  const { hostFunction, auth } = body.value;
  return [
    ...source,
    ...describeHostFunction(hostFunction),
    ...auth.flatMap((entry, i) => [`authorization entry ${i}`, ...indented(describeEntry(entry, passphrase))]),
  ];
}

/** Describes a contract operation in the words of invocation trees. */
function describeHostFunction(hostFunction: HostFunction): string[] {
  const lines = (call: DwsaAuthorizedFunction) =>
    formatInvocationTree(new DwsaAuthorizedInvocation({ function: call, subInvocations: [] })).split("\n");
  switch (hostFunction.type) {
    case "hostFunctionTypeInvokeContract":
      return lines(DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(hostFunction.value));
    case "hostFunctionTypeCreateContract":
      return lines(DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(hostFunction.value));
    case "hostFunctionTypeCreateContractV2":
      return lines(DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(hostFunction.value));
    case "hostFunctionTypeUploadContractWasm":
      return [
        `upload Wasm of ${count(hostFunction.value.length, "byte")} with the hash ${toHex(hash(hostFunction.value))}`,
      ];
  }
}

function describeResources(
  { instructions, diskReadBytes, writeBytes, footprint: { readOnly, readWrite } }: Resources,
): string[] {
  return [
    `resources    ${instructions} instructions, ${count(diskReadBytes, "byte")} read from disk, ` +
    `${count(writeBytes, "byte")} written`,
    `footprint    ${count(readOnly.length, "key")} to read, ${count(readWrite.length, "key")} to write`,
  ];
}

type Resources = Extract<Transaction["ext"], { type: "dwsaData" }>["value"]["resources"];
