/** Transactions to show: who pays, what is done, whose signatures there are. */

import {
  encodeStrKey,
  formatTokenAmount,
  hashTransaction,
  muxedAccountToString,
  requiredSigners,
  toHex,
} from "@dwsa/base";
import { toJson } from "@dwsa/base/json";
import type { RequiredSigner } from "@dwsa/base/transaction";
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
import type { Said } from "./approval.ts";
import type { CallView, Field, Finding, OperationView, TransactionView } from "./report.ts";
import { viewCall } from "./tree.ts";
import { type Budget, viewJson } from "./values.ts";

/** A transaction, what is wrong with it, and its authorization entries with their paths. */
export interface Transaction {
  readonly view: TransactionView;
  readonly findings: readonly Finding[];
  readonly entries: readonly (readonly [path: string, entry: DwsaAuthorizationEntry])[];
}

/**
 * Shows a transaction. `keys` are further accounts whose signatures are looked for; `said` are the sentences of its
 * operations, `conditions` those of its conditions.
 */
export function viewTransaction(
  envelope: TransactionEnvelope,
  network: string,
  keys: readonly string[],
  budget: Budget,
  { said, conditions }: { readonly said: Said; readonly conditions: readonly Field[] },
): Transaction {
  const { tx } = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value : envelope.value;
  const entries: Transaction["entries"][number][] = [];
  const operations = tx.operations.map((operation, i) => {
    const path = `operations[${i}]`;
    if (operation.body.type === "invokeHostFunction") {
      for (const [j, entry] of operation.body.value.auth.entries()) entries.push([`${path}.auth[${j}]`, entry]);
    }
    return viewOperation(operation, path, budget, said);
  });
  const accounts = keys.filter((key) => key.startsWith("G"));
  const report = requiredSigners(envelope, network, { keys: accounts });
  const signatures = [
    ...report.signers.map((signer) => ({ text: signerText(signer), state: VIEWS[signer.state] })),
    ...report.unmatched.map(({ path, hint }) => ({
      text: `a key that ends in ${hint}${
        path === "" ? "" : " (of the transaction inside)"
      }: needed by nobody who is known`,
      state: "unknown" as const,
    })),
  ];
  const account = "sourceAccount" in tx
    ? muxedAccountToString(tx.sourceAccount)
    : encodeStrKey("ed25519PublicKey", tx.sourceAccountEd25519);
  const fields: Field[] = [
    { label: "account", text: account, as: "address" },
    ...conditions,
    { label: "hash on this network", text: toHex(hashTransaction(envelope, network)), as: "code" },
  ];
  return { view: { fields, operations, signatures }, entries, findings: [signersFinding(report)] };
}

/** How the page marks the states of signers. */
const VIEWS: { readonly [S in RequiredSigner["state"]]: TransactionView["signatures"][number]["state"] } = {
  "signed": "valid",
  "other-key": "unknown",
  "unknown-key": "unknown",
  "custom": "unknown",
  "not-signed": "unknown",
  "invalid": "invalid",
  "other-network": "invalid",
};

/** A row of the signers: who must sign what, and whether that is done. */
function signerText({ path, address, roles, threshold, state, by = [], network }: RequiredSigner): string {
  const states: { readonly [S in RequiredSigner["state"]]: string } = {
    "signed": "signed by its own key",
    "other-key": `signed by another key: ${by.join(", ")} (valid only if it is a signer of this account)`,
    "unknown-key": "signed by an unknown key",
    "custom": "signed in a form that only the contract can verify",
    "not-signed": "not signed",
    "invalid": "signature not valid",
    "other-network": `signed for another network: ${network}`,
  };
  const what = path === "innerTx" ? " of the transaction inside" : path === "" ? "" : ` of ${path}`;
  const level = threshold === null ? "" : `, threshold ${threshold}`;
  return `${address}, ${roles.map((role) => role.replace("-", " ")).join(" and ")}${what}${level}: ${states[state]}`;
}

/** What is said of all signers together. */
function signersFinding({ complete, signers, unmatched }: ReturnType<typeof requiredSigners>): Finding {
  const path = "signatures";
  const has = (state: RequiredSigner["state"]) => signers.some((signer) => signer.state === state);
  const elsewhere = signers.find(({ network }) => network !== undefined);
  if (complete) {
    return { level: 3, code: "valid", text: "Everybody who must sign has signed by its own key", path };
  }
  if (elsewhere !== undefined) {
    return { level: 0, code: "other-network", text: `A signature is for another network: ${elsewhere.network}`, path };
  }
  if (has("invalid")) return { level: 0, code: "invalid", text: "A signature is not valid on this network", path };
  if (has("not-signed")) {
    return { level: 2, code: "unsigned", text: "Not everybody who must sign has signed yet", path };
  }
  const text = unmatched.length > 0 || has("unknown-key")
    ? "Some signatures are of keys that the transaction does not name: list them under the names that you know"
    : "Some signatures are of other keys: only the network knows whether they are signers of the accounts";
  return { level: 2, code: "unknown-signer", text, path };
}

/** An amount of the network's own token, in its smallest unit and in the one that people know. */
function stroops(amount: bigint): string {
  return `${amount} stroops (${formatTokenAmount(amount, 7)} XLM)`;
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
function viewOperation({ body, sourceAccount }: Operation, path: string, budget: Budget, said: Said): OperationView {
  const call = body.type === "invokeHostFunction" ? hostCall(body.value.hostFunction, path, budget) : null;
  return {
    path,
    name: body.type === "invokeHostFunction" ? hostName(body.value.hostFunction) : words(body.type),
    source: sourceAccount === null ? null : muxedAccountToString(sourceAccount as MuxedAccount),
    call,
    sentence: said.get(path)?.sentence ?? null,
    settings: said.get(path)?.settings ?? [],
    value: call === null ? viewJson(toJson(body), budget) : null,
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
