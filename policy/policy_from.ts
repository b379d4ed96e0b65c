/** Creates policies from requests. */

import { attempt, violated, wrongType } from "../internal/fault.ts";
import { extractBaseAddress } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import type { TransactionRequest } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import type { Login } from "../webauth/mod.ts";
import { loginOfTransaction } from "../webauth/_shared.ts";
import { loginRuleOf } from "./_logins.ts";
import { operationNodes } from "./_operation_rules.ts";
import { readCalls } from "./_requests.ts";
import { passphraseOf, requestsPolicy } from "./_requests_policy.ts";
import { rulesOf } from "./_rules_from.ts";
import type { CallRule, FieldRule, OperationRule, SigningPolicy } from "./signing_policy.ts";
import { boundsOf, ownRequests, readTransaction } from "./_transaction_violations.ts";

/**
 * Creates a policy that accepts the given requests together, or the given transaction, and, as far as a policy can,
 * nothing else. Store the policy as JSON and relax it by hand.
 *
 * A policy of requests also accepts any nonce, any expiry up to the latest of the requests, fewer calls and
 * sub-invocations, any order, each of the calls by each of the addresses with each of the credential types, and any salt
 * of a created contract. If a key signs `address` credentials of another address, add the account of the key to
 * `addresses`.
 *
 * A policy of logins also accepts any other challenge of the same service, with any time bounds and nonce, by the same
 * account or wallet.
 *
 * A policy of a transaction also accepts a lower fee, an earlier upper time bound, any other preconditions (a minimum
 * sequence number only if the transaction has one), any sequence number from 1 to below 2^63 - 2^32, any resources, any
 * muxed ID of the source accounts, each of the accounts as the source of the transaction and of its calls, fewer
 * contract calls and entries, any order, the inner transaction of a fee bump alone, and the variations of its entries
 * that are listed above. It accepts no other network, account, memo, operation or call, and no higher fee.
 *
 * @param request the requests to allow, at least one, from `approvalRequests`; or the transaction, from
 *   `transactionRequest`
 * @param networkPassphrase the passphrase of the network, if it is not one of {@linkcode Networks}
 * @returns the policy as plain JSON
 * @throws {TypeError} if `request` is neither an array of requests nor a `TransactionRequest`, or the passphrase is not a
 *   string
 * @throws {RangeError} if an expiry or another number is out of range
 * @throws {DwsaError} `auth/invalid-policy` if there are no requests, an approver is unknown, an approver or deployer is
 *   not an account or contract, the networks differ, a called address is not a contract, a function name is not a
 *   symbol, or a contract is not created from Wasm code or a valid asset; also if the transaction has no upper time
 *   bound or a negative fee, uploads code, is a login that does not name the domain of its server, or a request is the
 *   entry of a login's server, or the transaction has an operation with an empty signed payload, or if the network is
 *   not that of `networkPassphrase`; `network/passphrase` if the passphrase is invalid; `xdr/…` if an invocation or the
 *   envelope cannot be encoded
 *
 * @example Allow a reviewed call again
 * ```ts
 * import { approvalRequest, Networks } from "@dwsa/base"
 * import { policyFrom, signingPolicy } from "@dwsa/base/policy";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const request = approvalRequest(entry, Networks.TESTNET, 1_000);
 * const policy = policyFrom([request]);
 *
 * assert.deepEqual(policy, {
 *   version: 1,
 *   network: "Test SDF Network ; September 2015",
 *   addresses: ["GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57"],
 *   credentials: ["address"],
 *   untilLedger: 1_000,
 *   entries: 1,
 *   calls: [{ contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3", function: "ping", args: [] }],
 * });
 * assert.deepEqual(signingPolicy(policy).entries([request]), []);
 * ```
 *
 * @example Sign a reviewed transaction and no other
 * ```ts
 * import { policyFrom, signingPolicy } from "@dwsa/base/policy";
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { buildTransaction, transactionRequest } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const source = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const paying = (amount = "10") =>
 *   transactionRequest(
 *     buildTransaction({
 *       source,
 *       accountSequence: 0n,
 *       operations: [payment({ destination: source, asset: "native", amount })],
 *       baseFee: 100,
 *       timeBounds: { max: 1_800_000_000 },
 *     }),
 *     Networks.TESTNET,
 *     source,
 *   );
 * const { transaction } = signingPolicy(policyFrom(paying()));
 * assert.deepEqual(transaction(paying()), []);
 * assert.deepEqual(transaction(paying("11")).map(({ code }) => code), ["field"]);
 * ```
 */
export function policyFrom(
  request: readonly ApprovalRequest[] | TransactionRequest,
  networkPassphrase?: string,
): SigningPolicy {
  return attempt("create a policy", () => {
    if (networkPassphrase !== undefined && typeof networkPassphrase !== "string") {
      throw wrongType("networkPassphrase", "a string", networkPassphrase);
    }
    const isTransaction = typeof request === "object" && request !== null && "envelope" in request;
    if (isTransaction) return transactionPolicyOf(request, networkPassphrase);
    const { calls, ...policy } = requestsPolicy(request, networkPassphrase);
    return calls.length === 0 ? policy : { ...policy, calls }; // only logins
  });
}

function transactionPolicyOf(request: TransactionRequest, passphrase: string | undefined): SigningPolicy {
  const { envelope, networkId, fee, requests, signer } = readTransaction(request);
  const tx = transactionOf(envelope);
  const isFeeBump = envelope.type === "envelopeTypeTxFeeBump";
  const network = passphraseOf(networkId, "networkId", passphrase);
  const login = loginOfTransaction(envelope);
  if (login !== undefined) return loginPolicy(login, network, signer);
  const { maxTime, minSeqNum } = boundsOf(tx);
  if (maxTime === 0n) {
    const path = "cond.timeBounds.maxTime";
    const rule = "the transaction has no upper time bound, which a policy requires";
    throw violated("auth/invalid-policy", rule, "an upper time bound", "none", { path });
  }
  if (fee < 0n) {
    const rule = `the fee (${fee}) is negative, which the network rejects`;
    throw violated("auth/invalid-policy", rule, "a fee of at least 0", `${fee}`, { path: "fee" });
  }
  const upload = tx.operations.findIndex(({ body }) =>
    body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeUploadContractWasm"
  );
  if (upload >= 0) {
    const path = `operations[${upload}].hostFunction`;
    const rule = `${path} uploads code, which no policy accepts`;
    throw violated("auth/invalid-policy", rule, "no upload of code", "an upload", { path });
  }
  const operations = operationNodes(tx.operations, tx.sourceAccount)
    .filter(({ first }) => first !== "invoke_host_function");
  for (const { path: operation, first, args } of operations) {
    const empty = args.find(({ json, point }) => point().value === JSON.stringify(json));
    if (empty === undefined) continue;
    const path = `${operation}.body.${first}.${empty.name}`;
    const rule = `${path} has an empty signed payload, which no rule can contain`;
    throw violated("auth/invalid-policy", rule, "a payload of 1 to 64 bytes", "an empty payload", { path });
  }
  const entries = requests.length === 0 ? undefined : requestsPolicy(requests, network);
  const own = rulesOf(readCalls(ownRequests(tx, networkId)).nodes);
  const calls = unite(entries?.calls ?? [], own);
  const accounts = tx.operations.map(({ sourceAccount }) => baseAccount(sourceAccount ?? tx.sourceAccount));
  return {
    version: 1,
    network,
    addresses: [
      ...new Set([
        ...(isFeeBump ? [baseAccount(envelope.value.tx.feeSource)] : []),
        baseAccount(tx.sourceAccount),
        ...accounts,
        ...entries?.addresses ?? [],
      ]),
    ],
    ...(entries === undefined ? {} : { credentials: entries.credentials }),
    ...(entries?.untilLedger === undefined ? {} : { untilLedger: entries.untilLedger }),
    ...(entries === undefined ? {} : { entries: entries.entries }),
    ...(calls.length === 0 ? {} : { calls }),
    transactions: {
      maxFee: `${fee}`,
      until: `${maxTime}`,
      operations: operations
        .map(({ first, second, args }): OperationRule => ({
          type: first!,
          source: second!,
          fields: Object.fromEntries(
            args.filter(({ point }) => point().value !== "").map(({ name, json }): [string, FieldRule] => [
              name,
              { is: json },
            ]),
          ),
        })),
      together: true,
      ...(tx.memo.type === "memoNone" ? {} : { memo: tx.memo.toJSON() }),
      ...(minSeqNum === null ? {} : { anySequence: true }),
      ...(isFeeBump ? { feeBump: true } : {}),
    },
  };
}

/** Creates the policy of a login, for the account that logs in or, if it is the signer, for the wallet. */
function loginPolicy(login: Login, network: string, signer: string | null): SigningPolicy {
  const { account, clientDomain, webAuthDomain } = login;
  if (webAuthDomain === null) {
    const rule = "the login does not name the domain of its server, which a policy requires";
    throw violated("auth/invalid-policy", rule, "a web_auth_domain", "none", { path: "operations" });
  }
  const isWallet = clientDomain !== null && signer === clientDomain.account;
  return {
    version: 1,
    network,
    addresses: [isWallet ? signer : extractBaseAddress(account)],
    logins: [loginRuleOf({ ...login, webAuthDomain })],
  };
}

/** Combines the rules for entries with the rules for the transaction's own calls, without duplicates. */
function unite(entries: readonly CallRule[], own: readonly CallRule[]): CallRule[] {
  const known = new Set(entries.map(keyOf));
  return [...entries, ...own.filter((rule) => !known.has(keyOf(rule)))];
}

function keyOf(rule: CallRule): string {
  return JSON.stringify({ ...rule, calls: undefined });
}
