/**
 * A contract call from the account's sequence number to the events of the submitted transaction, with this library and
 * `fetch` alone. Alice pays Bob from her account; Carol pays the fee and submits. The server is not trusted: what it
 * returns is judged before it is signed. If the payment fails, the last line says why.
 *
 *     RPC_URL=http://localhost:8000 deno run --allow-net --allow-env examples/submit.ts
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import process from "node:process";
import { expectInvocation, expectTransaction } from "@dwsa/base/approve";
import { authorizeEntries } from "@dwsa/base/auth";
import { eventsFromMeta, explainError, formatInvocationTree, humanizeEvents } from "@dwsa/base/humanize";
import { Networks } from "@dwsa/base/network";
import {
  assembleTransaction,
  buildTransaction,
  hashTransaction,
  readAccount,
  readFees,
  readSendResult,
  readSimulation,
  readTransactionResult,
  type ReadySimulation,
  signTransaction,
} from "@dwsa/base/transaction";
import { Contract, contractIdFromAsset, withAuth } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { LedgerKey, LedgerKeyAccount, type Operation, type TransactionEnvelope } from "@dwsa/base/xdr";

const RPC_URL = process.env.RPC_URL ?? "http://localhost:8000";
/** The most that Carol pays, in stroops. */
const MAX_FEE = 1_000_000n;
/** When the transaction can no longer be applied, in seconds since 1970. */
const EXPIRES = Math.floor(Date.now() / 1_000) + 60;

const network = Networks.TESTNET;
const [alice, bob, carol] = [1, 2, 3].map((n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n))) as [
  Keypair,
  Keypair,
  Keypair,
];

// The call, which both signers expect. Alice approves nothing else; Carol signs nothing else, and pays for it.
const lumens = new Contract(contractIdFromAsset("native", network));
const args = [
  nativeToScVal(alice.publicKey(), { type: "address" }),
  nativeToScVal(bob.publicKey(), { type: "address" }),
  nativeToScVal(125_000_000n, { type: "i128" }),
];
const call = lumens.call("transfer", ...args);
const asked = { contract: lumens.contractId(), function: "transfer", args };
const isPayment = expectInvocation({ address: alice.publicKey(), ...asked });
const isTransaction = expectTransaction({ source: carol.publicKey(), call: asked, maxFee: MAX_FEE });

/** Asks the server. An error has the status and the server's words: 300 characters, without control characters. */
async function rpc(method: string, params: object): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const request = { method: "POST", headers: { "content-type": "application/json" }, body };
  const response = await fetch(RPC_URL, request).catch(() => Promise.reject(new Error(`cannot reach ${RPC_URL}`)));
  const text = await response.text();
  try {
    const { result, error } = JSON.parse(text);
    if (response.ok && error === undefined) return result;
  } catch { /* no JSON */ }
  throw new Error(`${method}: the server answered ${response.status} ${text.slice(0, 300).replace(/[^ -~]+/g, " ")}`);
}

async function simulate(envelope: TransactionEnvelope): Promise<ReadySimulation> {
  const simulation = readSimulation(await rpc("simulateTransaction", { transaction: envelope.toXDR("base64") }));
  if (simulation.type === "ready") return simulation;
  throw new Error(
    simulation.type === "failed"
      ? `the call fails: ${explainError(simulation.error)}`
      : "archived entries must be restored first: submit restoreFootprint()",
  );
}

async function pay(): Promise<void> {
  // 1. The account that submits, and its sequence number.
  const key = LedgerKey.account(new LedgerKeyAccount({ accountId: carol.xdrAccountId() }));
  const response = await rpc("getLedgerEntries", { keys: [key.toXDR("base64")] });
  if ((response as { readonly entries?: unknown[] }).entries?.length === 0) {
    throw new Error(`the account ${carol.publicKey()} does not exist on this network: fund it first`);
  }
  const account = readAccount(response);
  const build = (operation: Operation): TransactionEnvelope =>
    buildTransaction({
      source: carol.publicKey(),
      accountSequence: account.sequence,
      operations: [operation],
      baseFee: 100,
      timeBounds: { max: EXPIRES },
    });

  // 2. Simulated once: the server says whose approval the call needs. Alice signs only if that is her payment.
  const { auth, latestLedger } = await simulate(build(call));
  for (const entry of auth) console.log(`Alice is asked for: ${formatInvocationTree(entry.rootInvocation)}`);
  const untilLedger = latestLedger + 100;
  const signed = await authorizeEntries(auth, alice, untilLedger, network, { approve: isPayment });

  // 3. Simulated again with the signatures, which finds the resources that verifying them takes.
  const approved = build(withAuth(call, signed));
  const assembled = assembleTransaction(approved, await simulate(approved));
  console.log("fees", readFees(assembled));

  // 4. Signed by Carol and sent.
  const envelope = await signTransaction(assembled, carol, network, { approve: isTransaction });
  const hash = toHex(hashTransaction(envelope, network));
  const until = new Date(1_000 * EXPIRES).toISOString();
  try {
    await send(envelope);
    await follow(hash);
  } catch (error) {
    const valid = `valid until ${until}; Alice's approval until ledger ${untilLedger}`;
    throw new Error(`${(error as Error).message} (transaction ${hash}, ${valid})`);
  }
}

/** Sends until the server has taken it. */
async function send(envelope: TransactionEnvelope): Promise<void> {
  for (;;) {
    const sent = readSendResult(await rpc("sendTransaction", { transaction: envelope.toXDR("base64") }));
    if (sent.status === "PENDING" || sent.status === "DUPLICATE") return;
    if (sent.status === "ERROR") {
      const code = sent.error?.result.type ?? "no reason given";
      throw new Error(`the network rejects the transaction: ${code}${ADVICE[code] ?? ""}`);
    }
    await pause("the server is busy, and has not taken the transaction");
  }
}

const ADVICE: Readonly<Record<string, string>> = {
  txBadSeq: ": another transaction of Carol's has used the sequence number; run this again",
  txInsufficientBalance: ": Carol's account cannot pay the fee",
  txInsufficientFee: ": the network is busy; offer more than 100 stroops",
  txTooLate: ": it came too late; run this again",
};

/** Asks until the transaction is in a ledger, and prints its events. */
async function follow(hash: string): Promise<void> {
  for (;;) {
    const found = readTransactionResult(await rpc("getTransaction", { hash }));
    if (found.status === "FAILED") throw new Error(`the call failed: ${JSON.stringify(found.result.toJSON())}`);
    if (found.status === "SUCCESS") {
      for (const event of humanizeEvents(eventsFromMeta(found.meta).contractEvents)) console.log(JSON.stringify(event));
      return;
    }
    await pause("no ledger that the server knows has the transaction");
  }
}

/** Waits half a second, until some seconds after the transaction has expired. */
async function pause(state: string): Promise<void> {
  if (Date.now() > 1_000 * (EXPIRES + 15)) throw new Error(`${state}, and it has expired`);
  await new Promise((resolve) => setTimeout(resolve, 500));
}

try {
  await pay();
} catch (error) {
  console.error(`Stopped: ${(error as Error).message}`);
  process.exitCode = 1;
}
