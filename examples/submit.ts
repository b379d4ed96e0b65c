/**
 * A contract call from its arguments to its token movements. Alice pays Bob from her account; Carol pays the fee and
 * submits. The server is not trusted: its responses are checked before signing. The payment is made once, even if the
 * program is stopped and started again: each transaction is stored before it leaves the program. If the payment fails,
 * the last line gives the reason; run the program again to continue.
 *
 *     RPC_URL=http://localhost:8000 deno run --allow-net --allow-env --allow-read --allow-write examples/submit.ts attempt.txt
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { contractClient, createClient, httpRequest } from "@dwsa/base/client";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { assetSpec } from "@dwsa/base/spec";
import { TransactionEnvelope } from "@dwsa/base/xdr";

const RPC_URL = process.env.RPC_URL ?? "http://localhost:8000";
const FILE = process.argv[2] ?? "attempt.txt"; // a program with many payments has one place for each
const accountOf = (n: number) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n));
const [alice, bob, carol] = [accountOf(1), accountOf(2), accountOf(3)];

// 1. A client with a transport, and typed contract functions.
const client = createClient({ request: httpRequest(RPC_URL, { fetch }), networkPassphrase: Networks.TESTNET });
const lumens = contractClient(client, contractIdFromAsset("native", client.networkPassphrase), assetSpec());

// 2. Simulate, check, sign with both keys, simulate again, send, and wait for the ledger. Or continue a stored attempt.
try {
  const stored = existsSync(FILE) ? TransactionEnvelope.fromXDR(readFileSync(FILE, "utf8"), "base64") : undefined;
  const call = lumens.transfer({ from: alice.publicKey(), to: bob.publicKey(), amount: 125_000_000n });
  const { movements: { movements }, fees, ledger } = await call.send({
    source: carol,
    signers: [alice],
    maxFee: 1_000_000,
    resume: stored,
    onStep({ type, address = "", envelope }) {
      if (envelope !== undefined) writeFileSync(FILE, envelope.toXDR("base64"));
      console.log(type, address);
    },
  });
  rmSync(FILE);
  console.log(`ledger ${ledger}, ${fees.charged} stroops`, movements);
} catch (error) {
  console.error(`Stopped: ${(error as Error).message}`);
  process.exitCode = 1;
}
