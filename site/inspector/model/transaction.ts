/** Transactions to show: who pays, what is done, whose signatures there are. */

import {
  encodeStrKey,
  equalBytes,
  formatTokenAmount,
  hashTransaction,
  muxedAccountToString,
  Networks,
  readFees,
  toHex,
  tryParseStrKey,
  verify,
} from "@dwsa/base";
import { toJson } from "@dwsa/base/json";
import {
  Asset,
  type DecoratedSignature,
  type DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  type HostFunction,
  type Memo,
  type MuxedAccount,
  type Operation,
  type OperationResult,
  type Preconditions,
  TransactionEnvelope,
  type TransactionResult,
  type TransactionV0,
} from "@dwsa/base/xdr";
import type { CallView, Field, Finding, OperationView, PartView, TransactionView } from "./report.ts";
import { viewCall } from "./tree.ts";
import { type Budget, nameText, quoted, shortened, viewJson } from "./values.ts";

/** A transaction, what is wrong with it, and its authorization entries with their paths. */
export interface Transaction {
  readonly view: TransactionView;
  readonly findings: readonly Finding[];
  readonly entries: readonly (readonly [path: string, entry: DwsaAuthorizationEntry])[];
}

/** Shows a transaction. `keys` are further accounts whose signatures are looked for. */
export function viewTransaction(
  envelope: TransactionEnvelope,
  network: string,
  keys: readonly string[],
  budget: Budget,
): Transaction {
  const tx = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value.tx : envelope.value.tx;
  const source = "sourceAccount" in tx ? muxedAccountToString(tx.sourceAccount) : keyOf(tx);
  const accounts = tx.operations.flatMap(({ sourceAccount }) => sourceAccount ?? []);
  const isBump = envelope.type === "envelopeTypeTxFeeBump";
  const payer = isBump ? muxedAccountToString(envelope.value.tx.feeSource) : source;
  const candidates = [
    ...new Set([source, payer, ...accounts.map((account) => muxedAccountToString(account)), ...keys]),
  ];
  const signatures = viewSignatures(envelope, network, candidates);
  const entries: Transaction["entries"][number][] = [];
  const operations = tx.operations.map((operation, i) => {
    const path = `operations[${i}]`;
    if (operation.body.type === "invokeHostFunction") {
      for (const [j, entry] of operation.body.value.auth.entries()) entries.push([`${path}.auth[${j}]`, entry]);
    }
    return viewOperation(operation, path, budget);
  });
  const view: TransactionView = {
    fields: [
      { label: "account", text: source, as: "address" },
      ...(payer === source ? [] : [{ label: "fee paid by", text: payer, as: "address" as const }]),
      ...feeFields(envelope),
      { label: "sequence number", text: tx.seqNum.toString(), as: "code" },
      { label: "memo", text: memoText(tx.memo) },
      ...conditionFields(tx),
      { label: "hash on this network", text: toHex(hashTransaction(envelope, network)), as: "code" },
    ],
    operations,
    signatures,
  };
  return { view, entries, findings: findingsOf(envelope, view, network, candidates) };
}

function keyOf(tx: TransactionV0): string {
  return encodeStrKey("ed25519PublicKey", tx.sourceAccountEd25519);
}

function feeFields(envelope: TransactionEnvelope): Field[] {
  const { fee, inclusionFee, resourceFee } = readFees(envelope);
  const parts = resourceFee === 0n ? "" : `: ${resourceFee} for resources, ${inclusionFee} to be included`;
  return [{ label: "fee, at most", text: `${stroops(fee)}${parts}` }];
}

/** An amount of the network's own token, in its smallest unit and in the one that people know. */
function stroops(amount: bigint): string {
  return `${amount} stroops (${formatTokenAmount(amount, 7)} XLM)`;
}

function memoText(memo: Memo): string {
  switch (memo.type) {
    case "memoNone":
      return "none";
    case "memoText":
      return `text ${quoted(memo.value)}`;
    case "memoId":
      return `id ${memo.value}`;
    default:
      return `${memo.type === "memoHash" ? "hash" : "return hash"} ${toHex(memo.value)}`;
  }
}

function conditionFields(tx: TransactionV0 | { readonly cond: Preconditions }): Field[] {
  const bounds = "timeBounds" in tx
    ? tx.timeBounds
    : tx.cond.type === "precondTime"
    ? tx.cond.value
    : tx.cond.type === "precondV2"
    ? tx.cond.value.timeBounds
    : null;
  const text = bounds === null || (bounds.minTime === 0n && bounds.maxTime === 0n) ? "at any time" : [
    bounds.minTime === 0n ? "" : `from ${dateText(bounds.minTime)}`,
    bounds.maxTime === 0n ? "" : `until ${dateText(bounds.maxTime)}`,
  ]
    .filter((part) => part !== "").join(" ");
  const fields: Field[] = [{ label: "valid", text }];
  if ("cond" in tx && tx.cond.type === "precondV2") {
    fields.push({ label: "other conditions", text: shortened(JSON.stringify(toJson(tx.cond.value))), as: "code" });
  }
  return fields;
}

/** A time in seconds, as a date if there is one. */
function dateText(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1_000);
  return Number.isNaN(date.getTime()) ? `${seconds}` : `${date.toISOString().replace("T", " ").slice(0, 19)} UTC`;
}

/** The result of a transaction: what it cost, whether it succeeded, and if not, which operation failed. */
export function viewResult({ result, feeCharged }: TransactionResult): {
  readonly fields: readonly Field[];
  readonly findings: readonly Finding[];
} {
  const fields: Field[] = [{ label: "fee charged", text: stroops(feeCharged) }];
  if (result.type === "txSuccess" || result.type === "txFeeBumpInnerSuccess") {
    return { fields, findings: [{ level: 3, code: "succeeded", text: "The transaction succeeded" }] };
  }
  const inner = result.type === "txFeeBumpInnerFailed" ? result.value.result.result : result;
  const operations = inner.type === "txFailed" ? inner.value.map(outcomeOf) : [];
  const failed = operations.findIndex((outcome) => !outcome.endsWith("Success"));
  const why = failed < 0
    ? words(inner.type).replace("tx ", "")
    : `operation ${failed + 1}: ${words(operations[failed]!)}`;
  return { fields, findings: [{ level: 0, code: "failed", text: `The transaction failed: ${why}` }] };
}

/** The name of what came of an operation, such as `paymentSuccess`. */
function outcomeOf(result: OperationResult): string {
  return result.type === "opInner" ? result.value.value.type : result.type;
}

/** The names of operations in words: `pathPaymentStrictSend` is "path payment strict send". */
function viewOperation({ body, sourceAccount }: Operation, path: string, budget: Budget): OperationView {
  const call = body.type === "invokeHostFunction" ? hostCall(body.value.hostFunction, path, budget) : null;
  return {
    path,
    name: body.type === "invokeHostFunction" ? hostName(body.value.hostFunction) : words(body.type),
    source: sourceAccount === null ? null : muxedAccountToString(sourceAccount as MuxedAccount),
    call,
    sentence: sentenceOf(body),
    value: call === null ? viewJson(toJson(body), budget) : null,
  };
}

/** The operations that move the network's own assets, in sentences. */
function sentenceOf(body: Operation["body"]): readonly PartView[] | null {
  switch (body.type) {
    case "payment": {
      const { amount, asset, destination } = body.value;
      return [say("Send "), assetPart(amount, asset), say(" to "), addressPart(destination)];
    }
    case "createAccount": {
      const { destination, startingBalance } = body.value;
      const address = encodeStrKey("ed25519PublicKey", destination.value);
      const amount = assetPart(startingBalance, Asset.assetTypeNative());
      return [say("Create the account "), { as: "address", text: "", address }, say(" with "), amount];
    }
    case "accountMerge":
      return [say("Close this account and send all that is left to "), addressPart(body.value)];
    default:
      return null;
  }
}

function say(text: string): PartView {
  return { as: "text", text };
}

function addressPart(account: MuxedAccount): PartView {
  return { as: "address", text: "", address: muxedAccountToString(account) };
}

/** An amount of an asset, which has 7 decimals, with its issuer. */
function assetPart(amount: bigint, asset: Asset): PartView {
  const text = formatTokenAmount(amount, 7);
  if (asset.type === "assetTypeNative") return { as: "amount", text: `${text} XLM` };
  const { assetCode, issuer } = asset.value;
  const code = nameText(assetCode.slice(0, assetCode.findLastIndex((byte) => byte !== 0) + 1));
  return { as: "amount", text: `${text} ${code}`, address: encodeStrKey("ed25519PublicKey", issuer.value) };
}

function words(name: string): string {
  return name.replace(/(?=[A-Z])/g, " ").toLowerCase();
}

function hostName(called: HostFunction): string {
  switch (called.type) {
    case "hostFunctionTypeInvokeContract":
      return "call a contract";
    case "hostFunctionTypeUploadContractWasm":
      return `upload ${called.value.length} bytes of code`;
    default:
      return "create a contract";
  }
}

/** The call that an operation makes, in the form of an invocation without others below it. */
function hostCall(called: HostFunction, path: string, budget: Budget): CallView | null {
  const at = `${path}.hostFunction`;
  const show = (part: DwsaAuthorizedFunction) =>
    viewCall(new DwsaAuthorizedInvocation({ function: part, subInvocations: [] }), at, budget);
  switch (called.type) {
    case "hostFunctionTypeInvokeContract":
      return show(DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(called.value));
    case "hostFunctionTypeCreateContract":
      return show(DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(called.value));
    case "hostFunctionTypeCreateContractV2":
      return show(DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(called.value));
    default:
      return null;
  }
}

function viewSignatures(
  envelope: TransactionEnvelope,
  network: string,
  accounts: readonly string[],
): TransactionView["signatures"] {
  const outer = verifyAll(envelope.value.signatures, hashTransaction(envelope, network), accounts);
  if (envelope.type !== "envelopeTypeTxFeeBump") return outer;
  const inner = innerOf(envelope);
  const signatures = verifyAll(inner.value.signatures, hashTransaction(inner, network), accounts);
  return [...outer, ...signatures.map((one) => ({ ...one, text: `${one.text} (of the transaction inside)` }))];
}

type FeeBump = Extract<TransactionEnvelope, { readonly type: "envelopeTypeTxFeeBump" }>;

function innerOf(envelope: FeeBump): TransactionEnvelope {
  return TransactionEnvelope.envelopeTypeTx(envelope.value.tx.innerTx.value);
}

/** What each signature is worth: the key it is of, if that is an account in the transaction or one that is known. */
function verifyAll(
  signatures: readonly DecoratedSignature[],
  hash: Uint8Array,
  accounts: readonly string[],
): TransactionView["signatures"][number][] {
  const keys = accounts.flatMap((account) => keyOfAccount(account) ?? []);
  return signatures.map(({ hint, signature }) => {
    const matching = keys.filter((key) => equalBytes(key.slice(-4), hint));
    const signer = matching.find((key) => signature.length === 64 && verify(hash, signature, key));
    if (signer !== undefined) return { state: "valid", text: encodeStrKey("ed25519PublicKey", signer) };
    if (matching.length > 0) return { state: "invalid", text: encodeStrKey("ed25519PublicKey", matching[0]!) };
    return { state: "unknown", text: `a key that ends in ${toHex(hint)}` };
  });
}

/** The public key of an account, muxed or not. */
function keyOfAccount(account: string): Uint8Array | undefined {
  const key = tryParseStrKey(account);
  if (key?.type === "ed25519PublicKey") return key.bytes;
  return key?.type === "med25519PublicKey" ? key.publicKey : undefined;
}

function findingsOf(
  envelope: TransactionEnvelope,
  view: TransactionView,
  network: string,
  accounts: readonly string[],
): Finding[] {
  const { signatures } = view;
  const path = "signatures";
  if (signatures.length === 0) {
    return [{ level: 2, code: "unsigned", text: "Nobody has signed the transaction yet", path }];
  }
  if (signatures.every(({ state }) => state === "valid")) {
    return [{
      level: 3,
      code: "valid",
      text: "All signatures of the transaction are valid on the chosen network",
      path,
    }];
  }
  const invalid = signatures.filter(({ state }) => state === "invalid").length;
  if (invalid > 0) {
    const other = Object.values(Networks).find((candidate) =>
      candidate !== network && viewSignatures(envelope, candidate, accounts).every(({ state }) => state !== "invalid")
    );
    const text = other === undefined
      ? `Signatures of the transaction that are not valid on this network: ${invalid}`
      : `The transaction is signed for another network: ${other}`;
    return [{ level: 0, code: other === undefined ? "invalid" : "other-network", text, path }];
  }
  const text =
    "Some signatures are of keys that the transaction does not name: list them under the names that you know";
  return [{ level: 2, code: "unknown-signer", text, path }];
}
