/**
 * A contract call from its arguments to its token movements. Alice pays Bob from her account; Carol pays the fee and
 * submits. The server is not trusted: its responses are checked before signing. If the payment fails, the last line
 * gives the reason.
 *
 *     RPC_URL=http://localhost:8000 deno run --allow-net --allow-env examples/submit.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import process from "node:process";
import { contractClient, createClient, httpRequest } from "@dwsa/base/client";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { assetSpec } from "@dwsa/base/spec";

const RPC_URL = process.env.RPC_URL ?? "http://localhost:8000";
const accountOf = (n: number) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n));
const [alice, bob, carol] = [accountOf(1), accountOf(2), accountOf(3)];

// 1. A client with a transport, and typed contract functions.
const client = createClient({ request: httpRequest(RPC_URL, { fetch }), networkPassphrase: Networks.TESTNET });
const lumens = contractClient(client, contractIdFromAsset("native", client.networkPassphrase), assetSpec());

// 2. Simulate, check, sign with both keys, simulate again, send, and wait for the ledger.
try {
  const call = lumens.transfer({ from: alice.publicKey(), to: bob.publicKey(), amount: 125_000_000n });
  const { movements: { movements }, fees, ledger } = await call.send({
    source: carol,
    signers: [alice],
    maxFee: 1_000_000,
    onStep: ({ type, address = "" }) => console.log(type, address),
  });
  console.log(`ledger ${ledger}, ${fees.charged} stroops`, movements);
} catch (error) {
  console.error(`Stopped: ${(error as Error).message}`);
  process.exitCode = 1;
}
