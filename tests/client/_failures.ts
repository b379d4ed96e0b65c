/** Failures, and the error messages that users see. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { muxedAddress } from "@dwsa/base/address";
import { nativeToScVal } from "@dwsa/base/scval";
import { explainResult, type ResultExplanation } from "@dwsa/base/transaction";
import {
  DataEntry,
  DataEntryExt,
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  InvokeHostFunctionResult,
  LedgerEntryData,
  LedgerKey,
  OperationResult,
  OperationResultTr,
  TransactionResult,
  TransactionResultExt,
  TransactionResultResult,
} from "@dwsa/base/xdr";
import { accountLater, clientOf, getAccount, overHttp, recorded, runScenario } from "./_answers.ts";
import { ALICE, BOB, CALLER, CAROL, NETWORK } from "./_scenarios.ts";

/** A failure, with its error code and its message. */
export interface Failure {
  readonly name: string;
  readonly code: string;
  readonly message: string | RegExp;
  readonly run: () => Promise<unknown>;
}

const TWO = "two signers";
const CLOSED = { status: "NOT_FOUND", latestLedger: 1_000_020, oldestLedger: 999_000 };
const LUMENS = contractIdFromAsset("native", NETWORK);

/** Creates the response for a transaction that a node rejects. */
export function rejected(result: TransactionResultResult, feeCharged = 0n): object {
  const ext = TransactionResultExt.v0();
  return {
    ...recorded(TWO, "sendTransaction"),
    status: "ERROR",
    errorResultXdr: new TransactionResult({ feeCharged, result, ext }).toXDR("base64"),
  };
}

function trapped(): object {
  const inner = OperationResultTr.invokeHostFunction(InvokeHostFunctionResult.invokeHostFunctionTrapped());
  const result = TransactionResultResult.txFailed([OperationResult.opInner(inner)]);
  const ext = TransactionResultExt.v0();
  return {
    ...recorded(TWO, "getTransaction"),
    status: "FAILED",
    resultXdr: new TransactionResult({ feeCharged: 61_000n, result, ext }).toXDR("base64"),
  };
}

/** Diagnostic events: a contract calls the contract of an asset, which rejects it with its error 10. */
const REJECTED: readonly string[] =
  (JSON.parse(readFileSync(new URL("../vectors/describe/traces.json", import.meta.url), "utf8")) as Traces)
    .made.find(({ id }) => id === "trace-made-03")!.events;

interface Traces {
  readonly made: readonly { readonly id: string; readonly events: readonly string[] }[];
}

/** Returns the recorded simulation with a sub-invocation added to its entry. */
function withTheft(): object {
  const simulation = recorded(TWO, "simulateTransaction");
  const [call] = simulation.results as [{ readonly auth: readonly string[] }];
  const entry = DwsaAuthorizationEntry.fromXDR(call.auth[0]!);
  const { function: fn } = entry.rootInvocation;
  const rootInvocation = new DwsaAuthorizedInvocation({ function: fn, subInvocations: [entry.rootInvocation] });
  const auth = [new DwsaAuthorizationEntry({ ...entry, rootInvocation }).toXDR("base64")];
  return { ...simulation, results: [{ ...call, auth }] };
}

const transfer = (client = clientOf(TWO)) =>
  client.call(LUMENS, "transfer", [
    nativeToScVal(ALICE.publicKey(), { type: "address" }),
    nativeToScVal(BOB.publicKey(), { type: "address" }),
    nativeToScVal(5n, { type: "i128" }),
  ]);
const UP_TO_4: SigningPolicy = {
  version: 1,
  network: NETWORK,
  addresses: [ALICE.publicKey(), CAROL.publicKey()],
  untilLedger: 2_000_000,
  calls: [{ contract: LUMENS, function: "transfer", args: ["any", "any", { type: "i128", max: "4" }] }],
  transactions: { maxFee: "1000000", until: "2000000000", operations: [] },
};
const fails = (error: string) => ({ simulateTransaction: () => ({ latestLedger: 7, error, events: [] }) });
const ASKED_NOTHING = { getTransaction: () => assert.fail("the transaction is not awaited") };
const json = (body: object) => () => new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, ...body }));
const SENT = "transaction [0-9a-f]{64}";

/** Returns what a result code means, and what can be done. */
function meaningOf(code: string): string {
  const [{ meaning, fix }] = explainResult(code) as [ResultExplanation];
  return `${meaning}; ${fix}`;
}

const STILL_VALID = "; until ledger 1000060, anyone who has seen the signed entries can still use them once";

/** The response of a server that computes another hash, since its network has another passphrase. */
const elsewhere = (response: object) => ({ ...response, hash: "ab".repeat(32) });
const OTHER_NETWORK = new RegExp(
  `^Cannot call transfer: the server computed a different hash for ${SENT}; networkPassphrase is probably not that of ` +
    "the server's network; until 2027-01-15T08:00:00.000Z, the transaction can still be applied" +
    `${STILL_VALID}$`,
);

export const FAILURES: readonly Failure[] = [
  {
    name: "the simulation fails with a text that is no error of the host",
    code: "client/simulation",
    message: 'Cannot call transfer: the server reported the error "cannot find the ledger entry for key 5"',
    run: () => runScenario(TWO, fails("cannot find the ledger entry for key 5")),
  },
  {
    name: "the contract of the asset rejects the call",
    code: "client/simulation",
    message: "Cannot call transfer: contract error 10: the contract rejected the call with an error code that the " +
      "given interface does not define; in the contract of an asset, this code is BalanceError: the balance is too " +
      "small, outside the limit of the trust line, or cannot be clawed back",
    run: () => runScenario(TWO, fails("HostError: Error(Contract, #10)")),
  },
  {
    name: "the account is not funded",
    code: "transaction/account",
    message: `Cannot read the account: ${CAROL.publicKey()} is not in the ledger; it must be created first`,
    run: () => runScenario(TWO, { getLedgerEntries: () => ({ latestLedger: 7, entries: [] }) }),
  },
  {
    name: "the server is crowded",
    code: "client/http",
    message: 'Cannot request getLedgerEntries: the server responded with status 429 to attempt 4: "Too Many Requests"',
    run: () => getAccount(overHttp([() => new Response("Too Many Requests", { status: 429 })])),
  },
  {
    name: "a proxy answers",
    code: "client/http",
    message: "Cannot request getLedgerEntries: the server responded with status 502 to attempt 4: " +
      '"<html>\\r\\n<h1>502 Bad Gateway</h1>\\u001b[2J\\u{202e}</html>"',
    run: () =>
      getAccount(
        overHttp([() => new Response("<html>\r\n<h1>502 Bad Gateway</h1>\u001b[2J\u202e</html>", { status: 502 })]),
      ),
  },
  {
    name: "the sequence number is used",
    code: "client/rejected",
    message: new RegExp(
      `^Cannot call transfer: another transaction has used the sequence number of ${SENT} \\(txBadSeq\\), which is in no ` +
        `ledger; send again without resume${STILL_VALID}$`,
    ),
    run: () =>
      runScenario(TWO, {
        ...accountLater(TWO, true),
        sendTransaction: () => rejected(TransactionResultResult.txBadSeq()),
        getTransaction: () => ({ ...CLOSED, latestLedgerCloseTime: "1799999950" }),
      }),
  },
  {
    name: "the fee is too low",
    code: "client/rejected",
    message:
      `Cannot call transfer: the network rejects the transaction: txInsufficientFee; ${
        meaningOf("txInsufficientFee")
      }; ` +
      `feeCharged is 250${STILL_VALID}`,
    run: () =>
      runScenario(TWO, {
        sendTransaction: () => rejected(TransactionResultResult.txInsufficientFee(), 250n),
        getTransaction: () => ({ ...CLOSED, latestLedgerCloseTime: "1799999950" }),
      }),
  },
  ...(["txBadAuth", "txDwsaInvalid", "txInternalError"] as const).map((code): Failure => ({
    name: `the result is ${code}`,
    code: "client/rejected",
    message: `Cannot call transfer: the network rejects the transaction: ${code}; ${meaningOf(code)}${STILL_VALID}`,
    run: () =>
      runScenario(TWO, {
        sendTransaction: () => rejected(TransactionResultResult[code]()),
        getTransaction: () => ({ ...CLOSED, latestLedgerCloseTime: "1799999950" }),
      }),
  })),
  {
    name: "the server gives no reason",
    code: "client/rejected",
    message: `Cannot call transfer: the network rejects the transaction: no reason given${STILL_VALID}`,
    run: () =>
      runScenario(TWO, {
        sendTransaction: () => ({ ...recorded(TWO, "sendTransaction"), status: "ERROR" }),
        getTransaction: () => ({ ...CLOSED, latestLedgerCloseTime: "1799999950" }),
      }),
  },
  {
    name: "the server is always busy",
    code: "client/expired",
    message: new RegExp(
      `^Cannot call transfer: ${SENT} expired at 2027-01-15T08:00:00.000Z, and no ledger contains it${STILL_VALID}; the ` +
        "server responded TRY_AGAIN_LATER each time the transaction was sent$",
    ),
    run: () =>
      runScenario(TWO, {
        ...accountLater(TWO, false),
        sendTransaction: () => ({ ...recorded(TWO, "sendTransaction"), status: "TRY_AGAIN_LATER" }),
        getTransaction: () => ({ ...CLOSED, latestLedgerCloseTime: "1800000001" }),
      }),
  },
  {
    name: "the server knows no method of this name",
    code: "client/rpc",
    message: `Cannot request getLedgerEntries: the server returned the error -32601 "method not found: ${
      "x".repeat(200)
    }"`,
    run: () =>
      getAccount(overHttp([json({ error: { code: -32601, message: `method not found: ${"x".repeat(200)}` } })])),
  },
  {
    name: "the transaction is in no ledger when its time is over",
    code: "client/expired",
    message: new RegExp(
      `^Cannot call transfer: ${SENT} expired at 2027-01-15T08:00:00.000Z, and no ledger contains it`,
    ),
    run: () =>
      runScenario(TWO, {
        ...accountLater(TWO, false),
        getTransaction: () => ({ ...CLOSED, latestLedgerCloseTime: "1800000001" }),
      }),
  },
  {
    name: "no ledger closes any more",
    code: "client/unconfirmed",
    message: new RegExp(
      `^Cannot call transfer: ${SENT} \\(valid until 2027-01-15T08:00:00.000Z\\) may have been applied, although no ` +
        "ledger known to the server contains it; submit it again, or pass it as resume$",
    ),
    run: () => runScenario(TWO, { getTransaction: () => ({ ...CLOSED, latestLedgerCloseTime: "1799999999" }) }),
  },
  {
    name: "the transaction fails in a ledger",
    code: "client/failed",
    message: "Cannot call transfer: the transaction failed in ledger 1000001: txFailed, invokeHostFunctionTrapped; " +
      `${meaningOf("invokeHostFunctionTrapped")}; 61000 stroops were charged${STILL_VALID}`,
    run: () => runScenario(TWO, { ...accountLater(TWO, true), getTransaction: trapped }),
  },
  {
    name: "a contract that is called by the contract rejects it",
    code: "client/simulation",
    message: /^Cannot call transfer: transfer of C\w{55} failed: contract error 10: .* BalanceError: /,
    run: () =>
      runScenario(TWO, { simulateTransaction: () => ({ latestLedger: 7, error: "HostError: …", events: REJECTED }) }),
  },
  {
    name: "a contract rejects the transaction in a ledger",
    code: "client/failed",
    message: new RegExp(
      "^Cannot call transfer: the transaction failed in ledger 1000001: txFailed, invokeHostFunctionTrapped; transfer of " +
        "C\\w{55} failed: contract error 10: .* BalanceError: .*; 61000 stroops were charged" +
        `${STILL_VALID}$`,
    ),
    run: () =>
      runScenario(TWO, {
        ...accountLater(TWO, true),
        getTransaction: () => ({ ...trapped(), diagnosticEventsXdr: REJECTED }),
      }),
  },
  {
    name: "the server wants more than the call to be approved",
    code: "client/unexpected-authorization",
    message: `Cannot call transfer: expected no sub-invocation, got call transfer of ${LUMENS} at ` +
      "entries[0].rootInvocation.subInvocations[0]; error.description shows what was requested, and error.policy allows it",
    run: () => runScenario(TWO, { simulateTransaction: withTheft }),
  },
  {
    name: "the caller's own policy rejects the transaction",
    code: "client/unexpected-authorization",
    message: "Cannot call transfer: options.approve rejects the transaction: expected i128 up to 4, got i128 5 at " +
      "operations[0].hostFunction.function.args[2]",
    run: () => transfer().send({ source: CAROL, signers: [ALICE], maxFee: 1_000_000, approve: signingPolicy(UP_TO_4) }),
  },
  {
    name: "the caller's own policy rejects the entries",
    code: "client/unexpected-authorization",
    message: "Cannot call transfer: options.approve rejects the entries: expected i128 up to 4, got i128 5 at " +
      "entries[0].rootInvocation.function.args[2]",
    run: () => {
      const approve = { ...signingPolicy(UP_TO_4), transaction: () => [] };
      return transfer().send({ source: CAROL, signers: [ALICE], maxFee: 1_000_000, approve });
    },
  },
  {
    name: "nobody signs for an approver",
    code: "client/missing-signer",
    message: `Cannot call transfer: no signer can sign authorization entries for ${ALICE.publicKey()}; pass one in ` +
      "options.signers",
    run: () => transfer().send({ source: CAROL, maxFee: 1_000_000 }),
  },
  {
    name: "the fee is higher than allowed",
    code: "client/fee",
    message: /^Cannot call transfer: the fee is at least \d+ stroops, but only 1000 are left of maxFee$/,
    run: () => transfer().send({ source: CAROL, signers: [ALICE], maxFee: 1_000 }),
  },
  {
    name: "a transaction cannot offer the fee",
    code: "client/fee",
    message: "Cannot call take: the fee is at least 4294967296 stroops, but a transaction can offer at most 4294967295",
    run: () => {
      const data = new DwsaDataBuilder().setResourceFee(2 ** 32 - 100).build().toXDR("base64");
      const result = { auth: [], xdr: nativeToScVal(null).toXDR("base64") };
      const simulation = {
        latestLedger: 7,
        transactionData: data,
        minResourceFee: `${2 ** 32 - 100}`,
        results: [result],
      };
      const client = clientOf(TWO, { simulateTransaction: () => simulation });
      return client.call(CALLER, "take", []).send({ source: CAROL, maxFee: 2n ** 40n });
    },
  },
  {
    name: "the network is too old for the call",
    code: "client/protocol",
    message: "Cannot call take: the transaction needs protocol 30, but the network has 28",
    run: () => {
      const data = new DwsaDataBuilder().setResourceFee(1_000).build().toXDR("base64");
      const result = { auth: [], xdr: nativeToScVal(null).toXDR("base64") };
      const client = clientOf(TWO, {
        simulateTransaction: () => ({
          latestLedger: 7,
          transactionData: data,
          minResourceFee: "1000",
          results: [result],
        }),
        getLatestLedger: () => ({ id: "0".repeat(64), protocolVersion: 28, sequence: 7 }),
      });
      const call = client.call(CALLER, "take", [nativeToScVal(muxedAddress(CALLER, 7n), { type: "address" })]);
      return call.send({ source: CAROL, maxFee: 1_000_000 });
    },
  },
  {
    name: "the recipient demands a memo",
    code: "client/memo",
    message:
      `Cannot send the transaction: ${BOB.publicKey()} requires a memo, which identifies the recipient of a payment; pass memo`,
    run: () => runScenario("a classic payment", { getLedgerEntries: (_, { keys }) => memoRequired(keys as string[]) }),
  },
  {
    name: "the server accepts the transaction for another network",
    code: "client/response",
    message: OTHER_NETWORK,
    run: () =>
      runScenario(TWO, { sendTransaction: () => elsewhere(recorded(TWO, "sendTransaction")), ...ASKED_NOTHING }),
  },
  {
    name: "the server rejects the signatures, which are for another network",
    code: "client/response",
    message: OTHER_NETWORK,
    run: () =>
      runScenario(TWO, {
        sendTransaction: () => elsewhere(rejected(TransactionResultResult.txBadAuth())),
        ...ASKED_NOTHING,
      }),
  },
  {
    name: "the server returns another transaction",
    code: "client/response",
    message:
      "Cannot get the transaction: expected the server to return the transaction with this hash, got a different one",
    run: () =>
      clientOf("one signer", { getTransaction: () => recorded(TWO, "getTransaction") }).getTransaction("ab".repeat(32)),
  },
];

/** Returns a response with a `config.memo_required` entry for each key of account data. */
function memoRequired(keys: readonly string[]): object | undefined {
  const entries = keys.flatMap((text) => {
    const key = LedgerKey.fromXDR(text);
    if (key.type !== "data") return [];
    const data = LedgerEntryData.data(
      new DataEntry({ ...key.value, dataValue: Uint8Array.of(0x31), ext: DataEntryExt.v0() }),
    );
    return [{ key: text, xdr: data.toXDR("base64"), lastModifiedLedgerSeq: 5 }];
  });
  return entries.length === 0 ? undefined : { latestLedger: 7, entries };
}
