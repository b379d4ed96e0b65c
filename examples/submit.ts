/**
 * A contract call from the account's sequence number to the events of the submitted transaction, with this library and
 * `fetch` alone. Alice pays Bob from her account; Carol pays the fee and submits.
 *
 *     RPC_URL=http://localhost:8000 deno run --allow-net --allow-env examples/submit.ts
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import assert from "node:assert/strict";
import process from "node:process";
import { authorizeEntry, Networks } from "@dwsa/base/auth";
import {
  assembleTransaction,
  buildTransaction,
  type BuildTransactionParams,
  readAccount,
  readFees,
  readSendResult,
  readSimulation,
  readTransactionResult,
  type ReadySimulation,
  signTransaction,
} from "@dwsa/base/builder";
import { Contract, contractIdFromAsset, withAuth } from "@dwsa/base/contract";
import { eventsFromMeta, explainError, formatInvocationTree, humanizeEvents } from "@dwsa/base/humanize";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { LedgerKey, LedgerKeyAccount, type Operation, type TransactionEnvelope } from "@dwsa/base/xdr";

const RPC_URL = process.env.RPC_URL ?? "http://localhost:8000";
const network = Networks.TESTNET;
const [alice, bob, carol] = [1, 2, 3].map((n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n)));

async function rpc(method: string, params: object = {}): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(RPC_URL, { method: "POST", headers: { "content-type": "application/json" }, body });
  return await response.json();
}

async function simulate(envelope: TransactionEnvelope): Promise<ReadySimulation> {
  const simulation = readSimulation(await rpc("simulateTransaction", { transaction: envelope.toXDR("base64") }));
  if (simulation.type === "ready") return simulation;
  throw new Error(simulation.type === "failed" ? explainError(simulation.error) : "restore archived entries first");
}

// 1. The account that submits, and its sequence number.
const key = LedgerKey.account(new LedgerKeyAccount({ accountId: carol!.xdrAccountId() }));
const account = readAccount(await rpc("getLedgerEntries", { keys: [key.toXDR("base64")] }));

// 2. The call, in a transaction without signatures.
const lumens = new Contract(contractIdFromAsset("native", network));
const call = lumens.call(
  "transfer",
  nativeToScVal(alice!.publicKey(), { type: "address" }),
  nativeToScVal(bob!.publicKey(), { type: "address" }),
  nativeToScVal(125_000_000n, { type: "i128" }),
);
const params = { source: carol!.publicKey(), accountSequence: account.sequence, baseFee: 100 };
const build = (operation: Operation): TransactionEnvelope =>
  buildTransaction(
    { ...params, operations: [operation], timeBounds: { max: 1_900_000_000 } } satisfies BuildTransactionParams,
  );

// 3. Simulated once: it records whose approval the call needs. Alice reads and signs.
const recorded = await simulate(build(call));
const { sequence } = (await rpc("getLatestLedger") as { readonly result: { readonly sequence: number } }).result;
const signed = await Promise.all(recorded.auth.map((entry) => {
  console.log(`Alice approves: ${formatInvocationTree(entry.rootInvocation)}`);
  return authorizeEntry(entry, alice!, sequence + 100, network);
}));

// 4. Simulated again with the signatures, which finds the resources that verifying them takes.
const approved = build(withAuth(call, signed));
const assembled = assembleTransaction(approved, await simulate(approved));
console.log("fees", readFees(assembled));

// 5. Signed by Carol and sent.
const envelope = await signTransaction(assembled, carol!, network);
const sent = readSendResult(await rpc("sendTransaction", { transaction: envelope.toXDR("base64") }));
if (sent.status !== "PENDING") throw new Error(`sent: ${sent.status}`);

// 6. Until it is in a ledger.
for (;;) {
  const found = readTransactionResult(await rpc("getTransaction", { hash: sent.hash }));
  if (found.status === "NOT_FOUND") {
    await new Promise((resolve) => setTimeout(resolve, 500));
    continue;
  }
  if (found.status === "FAILED") throw new Error(`failed: ${JSON.stringify(found.result)}`);
  const events = humanizeEvents(eventsFromMeta(found.meta).contractEvents);
  assert.deepEqual(events[0]?.topics.slice(0, 3), ["transfer", alice!.publicKey(), bob!.publicKey()]);
  for (const event of events) console.log(JSON.stringify(event));
  break;
}
