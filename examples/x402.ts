/**
 * An agent that pays for a page over HTTP with the "exact" scheme of x402 version 2: it signs one entry for one
 * transfer, and the server's facilitator submits it. Neither the server nor the RPC server is trusted: a policy limits
 * recipients and amounts, and is checked before signing. If the agent stops, the last line gives the reason.
 *
 *     RPC_URL=http://localhost:8000 deno run --allow-net --allow-env examples/x402.ts http://localhost:4021/report
 *
 * https://github.com/x402-foundation/x402/blob/main/specs/schemes/exact/scheme_exact_stellar.md
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import process from "node:process";
import { expectInvocation, signingPolicy } from "@dwsa/base/policy";
import { type Approver, authorizeEntries } from "@dwsa/base/auth";
import { contractClient, createClient, httpRequest } from "@dwsa/base/client";
import { contractIdFromAsset, withAuth } from "@dwsa/base/contract";
import { fromBase64, toBase64 } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { assetSpec, callFunction, encodeArguments } from "@dwsa/base/spec";
import { assembleTransaction, buildTransaction } from "@dwsa/base/transaction";

const NETWORK = Networks.TESTNET;
const SECONDS_PER_LEDGER = 5;
const page = process.argv[2] ?? "http://localhost:4021/report";
const agent = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1)); // in production, load it from a key store
const payer = agent.publicKey();
const rpc = httpRequest(process.env.RPC_URL ?? "http://localhost:8000", { fetch });
const client = createClient({ request: rpc, networkPassphrase: NETWORK });
const token = assetSpec();

/** The agent's policy: one payment at a time, of at most 20 lumens, to this shop. */
const policy = signingPolicy({
  version: 1,
  network: NETWORK,
  addresses: [payer],
  untilLedger: 1_000_100, // expiry of the policy, independent of the expiry that the server requests
  entries: 1,
  calls: [{
    contract: contractIdFromAsset("native", NETWORK),
    function: "transfer",
    args: [
      "self",
      { is: { address: "GCATS5YOVB6ROX2WUNKGNQ2MP3GMXDMKSG2O4N5CLX3A6W4PZGZZI55U" } },
      { type: "i128", min: "1", max: "200000000" },
    ],
  }],
}).entries;

/** A payment option that a server accepts. */
interface Requirements {
  readonly scheme: string;
  readonly network: string;
  readonly asset: string;
  readonly payTo: string;
  readonly amount: string;
  readonly maxTimeoutSeconds: number;
}

/** Returns a transaction with one entry for exactly this payment, valid once: the network accepts its nonce once. */
async function sign({ asset, payTo, amount, maxTimeoutSeconds }: Requirements): Promise<string> {
  const args = { from: payer, to: payTo, amount };
  const { auth, simulation: { latestLedger } } = await contractClient(client, asset, token).transfer(args).simulate();
  const until = latestLedger + Math.ceil(maxTimeoutSeconds / SECONDS_PER_LEDGER);

  // The policy checks that the agent may make this payment; the second approver checks that the entry matches it.
  const exact = expectInvocation({
    ...{ address: payer, contract: asset, function: "transfer", args: encodeArguments(token, "transfer", args) },
  });
  const approve: Approver = (requests) => [...policy(requests), ...requests.flatMap((request) => exact([request]))];
  const signed = await authorizeEntries(auth, agent, until, NETWORK, { approve });
  console.log(`signed ${amount} to ${payTo}, until ledger ${until}`);

  // This transaction stays unsigned: the facilitator builds its own from the operation and the entry.
  const unsigned = buildTransaction({
    source: payer,
    accountSequence: 0,
    operations: [withAuth(callFunction(token, asset, "transfer", args), signed)],
    fee: 100,
    timeBounds: "unbounded",
  });
  const simulation = await client.simulate(unsigned);
  return assembleTransaction(unsigned, simulation).toXDR("base64");
}

/** Parses the base64-encoded JSON of a header. */
function headerOf(response: Response, name: string): Record<string, unknown> {
  const header = response.headers.get(name);
  if (header === null) {
    throw new Error(`The server responded with status ${response.status} and without the header ${name}`);
  }
  return Object(JSON.parse(new TextDecoder().decode(fromBase64(header))));
}

/** Fetches the page and pays on demand, at most once: a second payment request is an error. */
async function get(url: string): Promise<string> {
  const first = await fetch(url);
  if (first.status !== 402) return await first.text();
  const { resource, accepts } = headerOf(first, "PAYMENT-REQUIRED");
  const accepted = (Array.isArray(accepts) ? accepts as Requirements[] : [])
    .find(({ scheme, network }) => scheme === "exact" && network === "stellar:testnet");
  if (accepted === undefined) throw new Error("The server accepts none of the payments that this agent supports");

  const payload = { transaction: await sign(accepted) };
  const payment = JSON.stringify({ x402Version: 2, resource, accepted, payload });
  const headers = { "PAYMENT-SIGNATURE": toBase64(new TextEncoder().encode(payment)) };
  const second = await fetch(url, { headers });
  if (!second.ok) throw new Error(`The server sent status ${second.status} for a payment that it can still submit`);
  const { success, transaction } = headerOf(second, "PAYMENT-RESPONSE");
  const report = success === true ? `transaction ${JSON.stringify(transaction)} as the payment` : "no payment";
  console.log(`the server reports ${report}`); // unverified: only the ledger shows whether the payment was made
  return await second.text();
}

try {
  console.log(await get(page));
} catch (error) {
  console.error(`Stopped: ${(error as Error).message}`);
  process.exitCode = 1;
}
