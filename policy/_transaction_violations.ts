/** Checks whole transactions against a parsed policy. */

import { type Bytes, copyBytes, equalBytes, isBytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/fault.ts";
import type { TransactionRequest } from "../transaction/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { DwsaAuthorizedInvocation, Memo, type Operation, type Transaction, TransactionEnvelope } from "../xdr/mod.ts";
import { operationNodes, operationViolations } from "./_operation_rules.ts";
import { readCalls, readRequests } from "./_requests.ts";
import type { Rule } from "./_rules.ts";
import { matchCalls } from "./_violations.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { authorizedFunction } from "../auth/_shared.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import { transactionOf } from "../transaction/_shared.ts";
import { loginOfTransaction } from "../webauth/_shared.ts";
import { challengeViolations } from "./_logins.ts";
import type { Policy, TransactionTerms } from "./_policy.ts";
import { networkText, oneOf } from "./_texts.ts";
import { requestViolations } from "./_request_violations.ts";

/** Validates and copies a transaction request. */
export function readTransaction(value: unknown): TransactionRequest {
  const expected = "a TransactionRequest, as transactionRequest() returns";
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType("transaction", expected, value);
  }
  const { envelope, networkId, signer, requests } = value as Partial<TransactionRequest>; // each field is checked below
  if (!TransactionEnvelope.is(envelope)) {
    throw wrongType("transaction.envelope", TransactionEnvelope, envelope);
  }
  if (!isBytes(networkId)) throw wrongType("transaction.networkId", "a Uint8Array", networkId);
  if (signer !== null && typeof signer !== "string") {
    throw wrongType("transaction.signer", "a string or null", signer);
  }
  const copy = copyXdr(TransactionEnvelope, envelope);
  return {
    envelope: copy,
    networkId: copyBytes(networkId),
    signer,
    fee: BigInt(copy.value.tx.fee),
    requests: readRequests(requests, "transaction.requests").requests,
  };
}

/** Returns the upper time bound of a transaction (0 if not set) and its minimum sequence number (`null` if not set). */
export function boundsOf({ cond: { type, value } }: Transaction): { maxTime: bigint; minSeqNum: bigint | null } {
  const bounds = type === "precondV2" ? value.timeBounds : type === "precondTime" ? value : null;
  return { maxTime: bounds?.maxTime ?? 0n, minSeqNum: type === "precondV2" ? value.minSeqNum : null };
}

/** Yields the violations of operations, including contract calls. */
export function* checkOperations(
  rules: {
    readonly calls: readonly Rule[];
    /** The rules for other operations. */
    readonly operations: readonly Rule[];
  },
  tx: Transaction,
  networkId: Bytes,
): Generator<PolicyViolation> {
  const { operations, sourceAccount } = tx;
  if (operations.length === 0) {
    yield { code: "operation", path: "operations", expected: "at least one operation", got: "none" };
  }
  const nodes = operationNodes(operations, sourceAccount);
  const others = nodes.filter(({ first }) => first !== "invoke_host_function");
  yield* operationViolations(others, rules.operations);
  for (const [i, { body }] of operations.entries()) {
    if (body.type !== "invokeHostFunction" || body.value.hostFunction.type !== "hostFunctionTypeUploadContractWasm") {
      continue;
    }
    const expected = "a contract call or the creation of a contract";
    yield { code: "create", path: `operations[${i}].hostFunction`, expected, got: "an upload of code" };
  }
  for (const found of matchCalls(readCalls(ownRequests(tx, networkId)).roots, rules.calls)) {
    yield { ...found, path: found.path.replace(".rootInvocation.", ".hostFunction.") };
  }
}

/** Yields a violation if operations that belong together are not all there. Operations without a rule are reported. */
function* missingOperations(
  { operations, sourceAccount }: Transaction,
  rules: readonly Rule[],
): Generator<PolicyViolation> {
  const nodes = operationNodes(operations, sourceAccount).filter(({ first }) => first !== "invoke_host_function");
  const isComplete = nodes.length === rules.reduce((sum, { times }) => sum + times, 0);
  if (isComplete || operationViolations(nodes, rules).length > 0) return;
  // The first rule that can do without one of its operations; at most as many rules as operations cannot.
  const missing = rules.findIndex((_, i) => {
    const fewer = rules.map((rule, j) => i === j ? { ...rule, times: rule.times - 1 } : rule)
      .filter(({ times }) => times > 0);
    return operationViolations(nodes, fewer).length === 0;
  });
  const path = `transactions.operations[${missing}]`;
  yield { code: "operation", path, expected: rules[missing]!.expected, got: "no such operation (together is true)" };
}

/** Returns requests for the transaction's own contract calls, as approvals by the source accounts of the operations. */
export function ownRequests({ operations, sourceAccount: source }: Transaction, networkId: Bytes): ApprovalRequest[] {
  return operations.flatMap(({ body, sourceAccount }: Operation, i): ApprovalRequest[] => {
    const called = body.type === "invokeHostFunction" ? authorizedFunction(body.value.hostFunction) : undefined;
    return called === undefined ? [] : [{
      path: `operations[${i}]`,
      networkId,
      credentials: "sourceAccount",
      address: baseAccount(sourceAccount ?? source),
      signatureExpirationLedger: null,
      invocation: new DwsaAuthorizedInvocation({ function: called, subInvocations: [] }),
    }];
  });
}

/** Yields the violations of a transaction request, which must be a copy. */
export function* transactionViolations(
  policy: Policy,
  { envelope, networkId, fee, requests, signer }: TransactionRequest,
): Generator<PolicyViolation> {
  const { networkId: network, addresses, transactions: terms } = policy;
  const login = loginOfTransaction(envelope);
  if (login !== undefined) {
    if (!equalBytes(networkId, network)) {
      yield { code: "network", path: "", expected: networkText(network), got: networkText(networkId) };
    }
    yield* challengeViolations(policy, login, signer);
    return;
  }
  if (terms === undefined) {
    const expected = "no transaction (the policy has no rules for transactions)";
    yield { code: "operation", path: "", expected, got: "a transaction" };
    return;
  }
  const tx = transactionOf(envelope);
  const isFeeBump = envelope.type === "envelopeTypeTxFeeBump";
  const anyInner = isFeeBump && terms.anyInner;
  if (!equalBytes(networkId, network)) {
    yield { code: "network", path: "", expected: networkText(network), got: networkText(networkId) };
  }
  const source = (path: string, address: string): PolicyViolation[] =>
    addresses.has(address) ? [] : [{ code: "source", path, expected: oneOf([...addresses]), got: address }];
  if (isFeeBump) {
    if (!terms.feeBump) {
      yield { code: "operation", path: "feeBump", expected: "a transaction that is not a fee bump", got: "a fee bump" };
    }
    yield* source("feeSource", baseAccount(envelope.value.tx.feeSource));
  }
  if (!anyInner) {
    yield* source("sourceAccount", baseAccount(tx.sourceAccount));
    for (const [i, { sourceAccount }] of tx.operations.entries()) {
      if (sourceAccount !== null) yield* source(`operations[${i}].sourceAccount`, baseAccount(sourceAccount));
    }
  }
  if (fee > terms.maxFee) {
    yield { code: "fee", path: "fee", expected: `a fee of at most ${terms.maxFee} stroops`, got: `${fee}` };
  }
  yield* checkConditions(terms, tx);
  yield* checkOperations({ calls: policy.calls, operations: terms.operations }, tx, networkId);
  if (terms.together) yield* missingOperations(tx, terms.operations);
  yield* requestViolations(
    policy,
    // The signature of a fee bump does not approve the entries of the inner source account.
    anyInner ? requests.filter(({ address }) => address !== null && addresses.has(address)) : requests,
    { envelope, calls: ownRequests(tx, networkId) },
  );
}

/** Yields the violations of the time bounds, the sequence number and the memo. */
function* checkConditions({ until, anySequence, memo }: TransactionTerms, tx: Transaction): Generator<PolicyViolation> {
  const { maxTime } = boundsOf(tx);
  if (maxTime === 0n || maxTime > until) {
    const got = maxTime === 0n ? "none" : `${maxTime}`;
    yield { code: "expiry", path: "cond.timeBounds.maxTime", expected: `an upper time bound of at most ${until}`, got };
  }
  yield* checkSequence(tx, anySequence);
  if (memo !== undefined && tx.memo.toXDR("base64") !== memo) {
    const [expected, article] = memo === Memo.memoNone().toXDR("base64")
      ? ["no memo, unless transactions.memo in the policy allows it", "a"]
      : ["the memo of the policy", "a different"];
    const type = tx.memo.type.slice("memo".length).toLowerCase();
    yield {
      code: "memo",
      path: "memo",
      expected,
      got: type === "none" ? "no memo" : `${article} memo of type ${type}`,
    };
  }
}

/** 2^63 - 2^32: from this sequence number on, a transaction can make its source account unusable. */
const LAST_SEQUENCES = 9223372032559808512n;

/** Yields the violations of the sequence number and of its minimum. */
export function* checkSequence(tx: Transaction, anySequence: boolean): Generator<PolicyViolation> {
  const { minSeqNum } = boundsOf(tx);
  if (tx.seqNum === 0n) {
    yield { code: "login", path: "seqNum", expected: "a login, or a sequence number above 0", got: "0" };
  }
  if (tx.seqNum >= LAST_SEQUENCES) {
    const expected = `a sequence number below ${LAST_SEQUENCES}`;
    yield { code: "expiry", path: "seqNum", expected, got: `${tx.seqNum}` };
  }
  if (!anySequence && minSeqNum !== null) {
    yield { code: "expiry", path: "cond.minSeqNum", expected: "no minimum sequence number", got: `${minSeqNum}` };
  }
}
