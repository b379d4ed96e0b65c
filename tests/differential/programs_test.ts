/**
 * Two programs, compared with their versions for js-stellar-sdk: the results or transactions, and the number of
 * requests.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { verifyAuthEntry } from "@dwsa/base/auth";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { signTransaction } from "@dwsa/base/transaction";
import {
  type InvokeHostFunctionOp,
  ScSpecEntry,
  ScSpecFunctionInputV0,
  ScSpecFunctionV0,
  ScSpecTypeDef,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { echo } from "../rpc/_echo.ts";
import type { Recorded } from "../rpc/_recorded.ts";
import * as call from "./programs/call.ts";
import * as callBySdk from "./programs/call_sdk.ts";
import * as payment from "./programs/payment.ts";
import * as paymentBySdk from "./programs/payment_sdk.ts";
import { REQUESTS, type Wallet } from "./programs/_programs.ts";

const NETWORK = Networks.TESTNET;
const RECORDINGS: Readonly<Record<string, readonly Recorded[]>> = JSON.parse(
  readFileSync(new URL("../vectors/client.json", import.meta.url), "utf8"),
);
const [ALICE, BOB, CAROL] = [1, 2, 3].map((n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n))) as [
  Keypair,
  Keypair,
  Keypair,
];
const LUMENS = contractIdFromAsset("native", NETWORK);
const url = "https://rpc.example";

/** Runs a program with recorded responses. Returns the result, and the methods of the requests. */
async function counted<T>(recording: readonly Recorded[], run: () => Promise<T>): Promise<[T, string[]]> {
  const backend = echo(recording);
  const methods: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (_url: unknown, init?: { readonly body?: unknown }) => {
    const { id, method, params } = JSON.parse(String(init?.body));
    methods.push(method);
    return Response.json({ jsonrpc: "2.0", id, result: await backend.answer(method, params) });
  };
  try {
    return [await run(), methods];
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Returns the contract operation of a transaction in base64. */
function operationOf(transaction: string): InvokeHostFunctionOp {
  const envelope = TransactionEnvelope.fromXDR(transaction);
  assert(envelope.type === "envelopeTypeTx");
  const { body } = envelope.value.tx.operations[0]!;
  assert(body.type === "invokeHostFunction");
  return body.value;
}

test("a contract call by a wallet: the same call, result and number of requests", async () => {
  const input = (name: string, type: ScSpecTypeDef) => new ScSpecFunctionInputV0({ doc: "", name, type });
  const transfer = new ScSpecFunctionV0({
    doc: "",
    name: "transfer",
    inputs: [
      input("from", ScSpecTypeDef.scSpecTypeAddress()),
      input("to", ScSpecTypeDef.scSpecTypeMuxedAddress()),
      input("amount", ScSpecTypeDef.scSpecTypeI128()),
    ],
    outputs: [],
  });
  const entries = [ScSpecEntry.scSpecEntryFunctionV0(transfer).toXDR("base64")];
  for (const [i, { callContract }] of [call, callBySdk].entries()) {
    const signed: string[] = [];
    const wallet: Wallet = {
      address: CAROL.publicKey(),
      signTransaction: async (transaction) => {
        signed.push(transaction);
        const envelope = TransactionEnvelope.fromXDR(transaction);
        return {
          signedTxXdr: (await signTransaction(envelope, CAROL, NETWORK, { approve: () => [] })).toXDR("base64"),
        };
      },
    };
    const args = { from: CAROL.publicKey(), to: BOB.publicKey(), amount: 125_000_000n };
    const program = { url, networkPassphrase: NETWORK, wallet, contractId: LUMENS, entries, name: "transfer", args };
    const [{ shown, result }, methods] = await counted(RECORDINGS["one signer"]!, () => callContract(program));
    assert.deepEqual([shown, result], [null, null]);
    assert.equal(methods.length, REQUESTS.call![i], methods.join());
    assert.equal(signed.length, 1);
    const { hostFunction } = operationOf(signed[0]!);
    assert.equal(hostFunction.type, "hostFunctionTypeInvokeContract");
  }
});

test("a payment of x402: the same call, signed by the payer alone, until the same ledger", async () => {
  const input = {
    ...{ url, networkPassphrase: NETWORK, secret: ALICE.secret(), asset: LUMENS },
    ...{ payTo: BOB.publicKey(), amount: "5", seconds: 60 },
  };
  const operations: InvokeHostFunctionOp[] = [];
  for (const [i, { signPayment }] of [payment, paymentBySdk].entries()) {
    const [transaction, methods] = await counted(RECORDINGS["two signers"]!, () => signPayment(input));
    assert.equal(methods.length, REQUESTS.payment![i], methods.join());
    const operation = operationOf(transaction);
    assert.equal(verifyAuthEntry(operation.auth[0]!, NETWORK)[0]?.verified, true);
    operations.push(operation);
  }
  assert(operations[0]!.equals(operations[1]!), "the entry has the same signature");
});
