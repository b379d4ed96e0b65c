/** The details and results of transactions. */

import { encodeStrKey, formatTokenAmount, hashTransaction, muxedAccountToString, toHex } from "@dwsa/base";
import { toJson } from "@dwsa/base/json";
import {
  type DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  type HostFunction,
  type MuxedAccount,
  type Operation,
  type OperationResult,
  type TransactionEnvelope,
  type TransactionResult,
} from "@dwsa/base/xdr";
import type { CallView, Field, OperationView, TransactionView } from "./report.ts";
import { viewCall } from "./tree.ts";
import { type Budget, viewJson } from "./values.ts";

function innerOf(envelope: TransactionEnvelope) {
  return (envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value : envelope.value).tx;
}

/** Returns the authorization entries of a transaction, with their paths. */
export function entriesOf(
  envelope: TransactionEnvelope,
): (readonly [path: string, entry: DwsaAuthorizationEntry])[] {
  return innerOf(envelope).operations.flatMap(({ body }, i) =>
    body.type === "invokeHostFunction"
      ? body.value.auth.map((entry, j) => [`operations[${i}].auth[${j}]`, entry] as const)
      : []
  );
}

/** Returns the view of a transaction: its fields and operations. */
export function viewTransaction(
  envelope: TransactionEnvelope,
  network: string | null,
  budget: Budget,
): TransactionView {
  const tx = innerOf(envelope);
  const operations = tx.operations.map((operation, i) => viewOperation(operation, `operations[${i}]`, budget));
  const account = "sourceAccount" in tx
    ? muxedAccountToString(tx.sourceAccount)
    : encodeStrKey("ed25519PublicKey", tx.sourceAccountEd25519);
  const fields: Field[] = [
    { label: "account", text: account, as: "address" },
    network === null
      ? { label: "hash", text: "depends on the network, which is unknown" }
      : { label: "hash on this network", text: toHex(hashTransaction(envelope, network)), as: "code" },
  ];
  return { fields, operations };
}

/** Formats an amount in stroops and in XLM. */
function stroops(amount: bigint): string {
  return `${amount} stroops (${formatTokenAmount(amount, 7)} XLM)`;
}

/** Returns the view of a transaction result: the fee, and success or the failed operation. */
export function viewResult(whole: TransactionResult): {
  readonly fields: readonly Field[];
  readonly headline: string;
  readonly failed: boolean;
} {
  const { result, feeCharged } = whole;
  const fields: Field[] = [{ label: "fee charged", text: stroops(feeCharged) }];
  if (result.type === "txSuccess" || result.type === "txFeeBumpInnerSuccess") {
    return { fields, headline: "The transaction succeeded", failed: false };
  }
  const inner = result.type === "txFeeBumpInnerFailed" ? result.value.result.result : result;
  const operations = inner.type === "txFailed" ? inner.value.map(outcomeOf) : [];
  const failed = operations.findIndex((outcome) => !outcome.endsWith("Success"));
  const why = failed < 0
    ? words(inner.type).replace("tx ", "")
    : `operation ${failed + 1}: ${words(operations[failed]!)}`;
  return { fields, headline: `The transaction failed: ${why}`, failed: true };
}

/** Returns the name of an operation result, such as `paymentSuccess`. */
function outcomeOf(result: OperationResult): string {
  return result.type === "opInner" ? result.value.value.type : result.type;
}

/** Returns the view of an operation, with its type in words, such as "path payment strict send". */
function viewOperation({ body, sourceAccount }: Operation, path: string, budget: Budget): OperationView {
  const call = body.type === "invokeHostFunction" ? hostCall(body.value.hostFunction, path, budget) : null;
  return {
    path,
    name: body.type === "invokeHostFunction" ? hostName(body.value.hostFunction) : words(body.type),
    source: sourceAccount === null ? null : muxedAccountToString(sourceAccount as MuxedAccount),
    call,
    value: call === null ? viewJson(toJson(body), budget, body) : null,
  };
}

function words(name: string): string {
  return name.replace(/(?=[A-Z])/g, " ").toLowerCase();
}

function hostName(called: HostFunction): string {
  switch (called.type) {
    case "hostFunctionTypeInvokeContract":
      return "call a contract";
    case "hostFunctionTypeUploadContractWasm":
      return `upload Wasm of ${called.value.length} bytes`;
    default:
      return "create a contract";
  }
}

/** Returns the contract call of an operation, without sub-invocations; null if the operation has none. */
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
