/** Implements the default signing rules of a client, and creates the error for requests that violate signing rules. */

import { attempt } from "../internal/fault.ts";
import { requestsPolicy } from "../policy/_shared.ts";
import { readTokenCall } from "../contract/mod.ts";
import type { ApprovalRequest, Approver } from "../auth/mod.ts";
import { explainViolations, parseViolations, unbound } from "../auth/_shared.ts";
import { DwsaError, type PolicyViolation } from "../errors/mod.ts";
import { formatInvocationTree, formatScVal } from "../humanize/mod.ts";
import type { TransactionApprover } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import { DwsaAuthorizedFunction, DwsaAuthorizedInvocation, type HostFunction, type Operation } from "../xdr/mod.ts";
import type { CallRule, SigningApprovers } from "../policy/mod.ts";
import { ClientError } from "./client_error.ts";

/** The amounts that sub-invocations may spend, by the token's contract; `undefined` if none are allowed. */
type Limits = ReadonlyMap<string, bigint> | undefined;

/**
 * Creates approvers that accept only transactions with exactly these operations and at most the remaining fee, and only
 * entries for the contract call or creation among them, with no sub-invocations other than spending within the limits.
 */
export function exactly(
  { budget: maxFee, limits }: { readonly budget: bigint; readonly limits: Limits },
  operations: readonly Operation[],
): SigningApprovers {
  const entries: Approver = (requests) => requestViolations(callOf(operations), requests, limits);
  const transaction: TransactionApprover = ({ envelope, fee, requests }) => {
    const violations = requestViolations(callOf(operations), requests, limits);
    const found = transactionOf(envelope).operations;
    const isAsked = found.length === operations.length && found.every((one, i) => sameOperation(one, operations[i]!));
    if (!isAsked) {
      violations.push({
        code: "operation",
        path: "operations",
        expected: "the requested operations",
        got: "others",
      });
    }
    if (fee > maxFee) {
      violations.push({ code: "fee", path: "fee", expected: `a fee of at most ${maxFee} stroops`, got: `${fee}` });
    }
    return violations;
  };
  return { entries, transaction };
}

/** Returns whether two operations are equal apart from their authorization entries. */
export function sameOperation(a: Operation, b: Operation): boolean {
  if (a.body.type !== "invokeHostFunction" || b.body.type !== "invokeHostFunction") return a.equals(b);
  const [source, other] = [a.sourceAccount, b.sourceAccount];
  const sameSource = source === null || other === null ? source === other : source.equals(other);
  return sameSource && a.body.value.hostFunction.equals(b.body.value.hostFunction);
}

/**
 * Returns the contract call or creation of the first operation as an invocation; `undefined` if the operation requires
 * no authorization.
 */
export function callOf([operation]: readonly Operation[]): DwsaAuthorizedInvocation | undefined {
  if (operation?.body.type !== "invokeHostFunction") return undefined;
  const root = functionOf(operation.body.value.hostFunction);
  return root && new DwsaAuthorizedInvocation({ function: root, subInvocations: [] });
}

function functionOf(hostFunction: HostFunction): DwsaAuthorizedFunction | undefined {
  switch (hostFunction.type) {
    case "hostFunctionTypeInvokeContract":
      return DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(hostFunction.value);
    case "hostFunctionTypeCreateContract":
      return DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(hostFunction.value);
    case "hostFunctionTypeCreateContractV2":
      return DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(hostFunction.value);
    default:
      return undefined;
  }
}

/**
 * Returns the violations of requests. Each address must approve exactly `call`, and only once. Legacy credentials must
 * not be signed with the key of a different account.
 */
function requestViolations(
  call: DwsaAuthorizedInvocation | undefined,
  requests: readonly ApprovalRequest[],
  limits: Limits,
): PolicyViolation[] {
  const seen = new Set<string | null>();
  const spent = new Map<string, bigint>();
  return requests.flatMap((request): PolicyViolation[] => {
    const { address, credentials, invocation, signer } = request;
    const within = (path: string) => request.path === "" ? path : `${request.path}.${path}`;
    if (call === undefined) {
      return [{ code: "entries", path: request.path, expected: "no authorization entry", got: titleOf(invocation) }];
    }
    const found = [...differences(call, invocation), ...excesses(request, limits, spent)]
      .map((one) => ({ ...one, path: within(one.path) }));
    if (seen.has(address)) {
      found.push({
        code: "times",
        path: within("rootInvocation"),
        expected: `one approval by ${address}`,
        got: "a second one",
      });
    }
    seen.add(address);
    if (credentials === "address" && typeof signer === "string" && signer !== address) {
      const { expected, got } = unbound(address, signer);
      found.push({ code: "credentials", path: within("credentials"), expected, got });
    }
    return found;
  });
}

/** Returns the violations of an invocation that differs from `call` in the function or the arguments. */
export function differences(call: DwsaAuthorizedInvocation, found: DwsaAuthorizedInvocation): PolicyViolation[] {
  const [asked, other] = [call.function, found.function];
  if (!asked.equals(other)) {
    const argsOf = ({ type, value }: DwsaAuthorizedFunction) =>
      type === "dwsaAuthorizedFunctionTypeContractFn" ? value.args : undefined;
    const [args, others] = [argsOf(asked), argsOf(other)];
    const isSameFunction = titleOf(call) === titleOf(found) && args?.length === others?.length;
    const i = args?.findIndex((arg, i) => others?.[i]?.equals(arg) === false) ?? -1;
    if (isSameFunction && i >= 0) {
      const [expected, got] = [formatScVal(args![i]!), formatScVal(others![i]!)];
      return [{ code: "argument", path: `rootInvocation.function.args[${i}]`, expected, got }];
    }
    return [{ code: "call", path: "rootInvocation.function", expected: titleOf(call), got: titleOf(found) }];
  }
  return [];
}

/**
 * Returns the violations of sub-invocations. With limits, the approver may spend its own tokens: an allowance spends as
 * much as a transfer. `spent` contains the amounts so far by approver and token.
 */
function excesses(
  { address, invocation }: ApprovalRequest,
  limits: Limits,
  spent: Map<string, bigint>,
): PolicyViolation[] {
  const { function: root, subInvocations } = invocation;
  const tokens = limits === undefined ? [] : [...limits.keys()];
  const expected = tokens.length === 0
    ? "no sub-invocation"
    : `a transfer, burn or approve by ${address} of ${tokens.join(" or ")}`;
  const found = subInvocations.flatMap((one, i): PolicyViolation[] => {
    const path = `rootInvocation.subInvocations[${i}]`;
    const call = one.function.type === "dwsaAuthorizedFunctionTypeContractFn"
      ? readTokenCall(one.function.value)
      : undefined;
    const isSpending = call?.name === "transfer" || call?.name === "burn" || call?.name === "approve";
    const limit = isSpending ? limits?.get(call.token) : undefined;
    const isOwn = isSpending && call.from === address && call.amount >= 0n && one.subInvocations.length === 0;
    if (limit === undefined || !isOwn || isRootOf(root, one.function)) {
      return [{ code: "call", path, expected, got: titleOf(one) }];
    }
    const key = `${address} ${call.token}`;
    const sum = (spent.get(key) ?? 0n) + call.amount;
    spent.set(key, sum);
    return sum <= limit ? [] : [{ code: "limit", path, expected: `at most ${limit} of ${call.token}`, got: `${sum}` }];
  });
  return limits === undefined ? found.slice(0, 1) : found;
}

/** Returns whether a call is of the contract that the root calls: contracts cannot be entered twice. */
function isRootOf(root: DwsaAuthorizedFunction, { value }: DwsaAuthorizedFunction): boolean {
  return "contractAddress" in root.value && "contractAddress" in value &&
    root.value.contractAddress.equals(value.contractAddress);
}

/** Formats a call for a message, such as `call transfer of C…`. */
function titleOf({ function: fn }: DwsaAuthorizedInvocation): string {
  return formatInvocationTree(new DwsaAuthorizedInvocation({ function: fn, subInvocations: [] })).split("\n", 1)[0]!;
}

/** The requests that approvers have checked, with the context of the error. */
export interface ApprovalCheck {
  /** The action, such as `call transfer`. */
  readonly action: string;
  /** The option that contains the caller's approvers, such as `options.approve`; `undefined` for the default rules. */
  readonly option: string | undefined;
  /** What the approvers have checked. */
  readonly what: "entries" | "transaction";
  readonly requests: readonly ApprovalRequest[];
  /** The operations to send, which the suggested policy must also allow. */
  readonly operations: readonly Operation[];
  readonly source: string;
  readonly feeSource: string | undefined;
  readonly networkPassphrase: string;
  readonly maxFee: bigint;
  /** The time in seconds since 1970. */
  readonly now: number;
}

/** Throws an error with the requested signatures if there are violations. */
export function requireNone(violations: unknown, check: ApprovalCheck, cause?: unknown): void {
  const { action, option, what } = check;
  const list = attempt(action, () => parseViolations(violations));
  if (list.length === 0) return;
  const { message, ...details } = explainViolations(list);
  const head = `Cannot ${action}${option === undefined ? "" : `: ${option} rejects the ${what}`}`;
  const policy = policyOf(check);
  const wanted = check.requests.map(({ address, invocation }) =>
    `${address ?? "The signer"} approves:\n${formatInvocationTree(invocation)}`
  );
  // The policy in the error would override the limits of the caller's own approvers.
  const advice = policy === undefined || option !== undefined
    ? ""
    : "; error.description shows what was requested, and error.policy allows it";
  throw new ClientError("client/unexpected-authorization", `${head}: ${message}${advice}`, {
    ...details,
    violations: list.slice(),
    description: wanted.join("\n"),
    ...(policy === undefined ? {} : { policy }),
    cause,
  });
}

/** The time for which a suggested policy allows its request, in seconds and in ledgers: about a day. */
const [SECONDS, LEDGERS] = [86_400, 17_280];

/**
 * Returns the policy that allows exactly these requests, these operations and this maximum fee for about a day;
 * `undefined` if there is no such policy. The policy also allows archived entries to be restored.
 */
function policyOf(
  { requests, operations, source, feeSource, networkPassphrase, maxFee, now }: ApprovalCheck,
): ClientError["policy"] {
  const invocation = callOf(operations);
  if (invocation === undefined || requests.length === 0) return undefined;
  const { networkId } = requests[0]!;
  const own: ApprovalRequest = {
    ...{
      path: "",
      networkId,
      credentials: "sourceAccount",
      address: source,
      signatureExpirationLedger: null,
      invocation,
    },
  };
  try {
    const { calls, untilLedger, ...policy } = requestsPolicy([...requests, own], networkPassphrase);
    // The last rule is for the transaction's own call, which also matches the rule for an entry of this call.
    const [last, ...others] = calls.slice().reverse();
    const isKnown = others.some((rule) => headOf(rule) === headOf(last!));
    return {
      ...policy,
      ...(feeSource === undefined ? {} : { addresses: [...new Set([...policy.addresses, feeSource])] }),
      ...(untilLedger === undefined ? {} : { untilLedger: Math.min(untilLedger + LEDGERS, 0xffff_ffff) }),
      entries: requests.length,
      calls: isKnown ? calls.slice(0, -1) : calls,
      transactions: {
        maxFee: `${maxFee}`,
        until: `${now + SECONDS}`,
        operations: [{ type: "restore_footprint", fields: {} }],
        ...(feeSource === undefined ? {} : { feeBump: true }),
      },
    };
  } catch (error) {
    if (DwsaError.is(error)) return undefined; // no policy can allow the requests
    throw error;
  }
}

function headOf(rule: CallRule): string {
  return JSON.stringify({ ...rule, calls: undefined });
}
