/** examples/x402.ts with a shop and an RPC server: it makes only permitted payments, each once. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { approvalRequests, verifyAuthEntry } from "@dwsa/base/auth";
import { contractIdFromAsset, contractInvocation } from "@dwsa/base/contract";
import { fromBase64, toBase64 } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import { attacksOn } from "../rpc/_attacks.ts";
import type { Recorded } from "../rpc/_recorded.ts";
import { type Ended, endOfExample } from "../rpc/_run_example.ts";
import { startRpc } from "../rpc/_server.ts";

const NETWORK = Networks.TESTNET;
const LUMENS = contractIdFromAsset("native", NETWORK);
const [ALICE, BOB] = [1, 2].map((n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n)).publicKey());
const RECORDING: readonly Recorded[] = JSON.parse(
  readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
);
/** The simulations of the payment, without and with the signature. */
const [UNSIGNED, SIGNED] = RECORDING.filter(({ method }) => method === "simulateTransaction")
  .map(({ result }) => Object(result) as { readonly results: readonly [{ readonly auth: readonly string[] }] });
const ENTRY = DwsaAuthorizationEntry.fromXDR(UNSIGNED!.results[0].auth[0]!);

const REQUIREMENTS = {
  scheme: "exact",
  network: "stellar:testnet",
  amount: "125000000",
  asset: LUMENS,
  payTo: BOB,
  maxTimeoutSeconds: 60,
  extra: { areFeesSponsored: true },
};
const header = (value: unknown) => toBase64(new TextEncoder().encode(JSON.stringify(value)));
const parsed = (text: string) => JSON.parse(new TextDecoder().decode(fromBase64(text)));

/** Checks a payment as a facilitator does before submitting it. */
function verify(transaction: string): void {
  const envelope = TransactionEnvelope.fromXDR(transaction);
  const [request, ...more] = approvalRequests(envelope, NETWORK);
  assert.deepEqual(more, []);
  const args = [
    nativeToScVal(ALICE, { type: "address" }),
    nativeToScVal(BOB, { type: "address" }),
    nativeToScVal(125_000_000n, { type: "i128" }),
  ];
  assert(request!.invocation.equals(contractInvocation({ contract: LUMENS, function: "transfer", args })));
  assert.equal(request!.address, ALICE);
  assert.equal(request!.signatureExpirationLedger, 1_000_012);
  assert.equal(envelope.type, "envelopeTypeTx");
  assert.deepEqual(envelope.value.signatures, [], "nobody signs the transaction");
  const body = envelope.type === "envelopeTypeTx" ? envelope.value.tx.operations[0]!.body : undefined;
  assert(body?.type === "invokeHostFunction");
  assert.equal(verifyAuthEntry(body.value.auth[0]!, NETWORK)[0]?.verified, true);
}

/** The changes in a run. */
interface Change {
  /** The payment requirements of the shop. */
  readonly requirements?: object;
  /** The HTTP status of the shop's response to a payment. */
  readonly status?: number;
  /** The entries of the first simulation. */
  readonly entries?: readonly DwsaAuthorizationEntry[];
  /** The latest ledger in the first simulation. */
  readonly latestLedger?: number;
}

interface Run extends Ended {
  /** The payments that the shop received. */
  readonly payments: readonly string[];
}

/** Runs the example with a shop and an RPC server. */
async function run(
  { requirements = {}, status = 200, entries = [ENTRY], latestLedger = 1_000_000 }: Change,
): Promise<Run> {
  const payments: string[] = [];
  const answer = (headers: IncomingHttpHeaders): [number, Record<string, string>, string] => {
    const payment = headers["payment-signature"];
    const resource = { url: "/report", description: "The report of today: 5 €" };
    const accepts = [{ ...REQUIREMENTS, scheme: "upto" }, { ...REQUIREMENTS, ...requirements }];
    const demand = { "PAYMENT-REQUIRED": header({ x402Version: 2, resource, accepts }) };
    if (typeof payment !== "string") return [402, demand, "{}"];
    const { payload, accepted } = parsed(payment);
    assert.deepEqual(accepted, accepts[1]);
    payments.push(payload.transaction);
    if (status !== 200) return [status, demand, "{}"];
    return [200, { "PAYMENT-RESPONSE": header({ success: true, transaction: "ab".repeat(32), payer: ALICE }) }, "Rain"];
  };
  const shop = createServer(({ headers }, response) => {
    const [code, own, body] = answer(headers);
    response.writeHead(code, own).end(body);
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const rpc = await startRpc({
    answer: (_, params) => {
      const { transaction } = params as { readonly transaction: string };
      const isSigned = approvalRequests(TransactionEnvelope.fromXDR(transaction), NETWORK).length > 0;
      if (isSigned) return Promise.resolve(SIGNED);
      return Promise.resolve({
        ...UNSIGNED,
        latestLedger,
        results: [{ ...UNSIGNED!.results[0], auth: entries.map((entry) => entry.toXDR("base64")) }],
      });
    },
  });
  try {
    const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/report`;
    return { ...await endOfExample("x402.ts", [url], { RPC_URL: rpc.url }), payments };
  } finally {
    await rpc.stop();
    shop.close();
    shop.closeAllConnections();
  }
}

test("examples/x402.ts pays for a page with one entry for exactly the payment", async () => {
  const { code, out, errors, signed, payments } = await run({});
  assert.equal(code, 0, out + errors);
  assert.equal(
    out,
    `signed 125000000 to ${BOB}, until ledger 1000012\nthe server reports transaction "${
      "ab".repeat(32)
    }" as the payment\nRain\n`,
  );
  assert.equal(signed.length, 1);
  assert.equal(payments.length, 1);
  verify(payments[0]!);
});

test("examples/x402.ts signs no second payment when the first one is not accepted", async () => {
  for (const status of [402, 500]) {
    const { code, errors, signed, payments } = await run({ status });
    assert.equal(code, 1);
    assert.equal(
      errors.trim(),
      `Stopped: The server sent status ${status} for a payment that it can still submit`,
    );
    assert.deepEqual([signed.length, payments.length], [1, 1]);
  }
});

const DEMANDS: readonly (readonly [name: string, requirements: object, errors: RegExp])[] = [
  [
    "more than it may pay",
    { amount: "200000001" },
    /expected i128 from 1 up to 200000000, got i128 200000001 at .*args\[2\]$/m,
  ],
  ["nothing", { amount: "0" }, /expected i128 from 1 up to 200000000, got i128 0 at /],
  ["a negative amount", { amount: "-5" }, /expected i128 from 1 up to 200000000, got i128 -5 at /],
  ["an amount that is no number", { amount: "1e7" }, /Stopped: .*amount/],
  ["payment to somebody else", { payTo: ALICE }, /expected .*GCATS.*, got .*GCFI.*args\[1\]$/m],
  ["payment to nobody", { payTo: "bob" }, /Stopped: .*to\b/],
  ["another token", { asset: contractIdFromAsset(`USD:${BOB}`, NETWORK) }, /expected .*, got .* at .*rootInvocation/],
  ["a payment that is valid for long", { maxTimeoutSeconds: 86_400 }, /expected .* 1000100, got 1017280/],
  ["a payment for no known time", { maxTimeoutSeconds: "soon" }, /Stopped: Cannot .*/],
  ["a payment on another network", { network: "stellar:pubnet" }, /Stopped: The server accepts none of the/],
];
for (const [name, requirements, expected] of DEMANDS) {
  test(`examples/x402.ts signs nothing for a shop that demands ${name}`, async () => {
    // The RPC server simulates the requested call.
    const { asset, payTo, amount } = { ...REQUIREMENTS, ...requirements } as typeof REQUIREMENTS;
    const isInteger = /^-?\d+$/.test(amount!);
    const args = [
      nativeToScVal(ALICE, { type: "address" }),
      nativeToScVal(payTo === "bob" ? BOB : payTo, { type: "address" }),
      nativeToScVal(isInteger ? BigInt(amount!) : 5n, { type: "i128" }),
    ];
    const rootInvocation = contractInvocation({ contract: asset!, function: "transfer", args });
    const entries = [new DwsaAuthorizationEntry({ ...ENTRY, rootInvocation })];
    const { code, errors, signed, payments } = await run({ requirements, entries });
    assert.equal(code, 1);
    assert.match(errors, expected);
    assert.match(errors, /^Stopped: /m);
    assert.deepEqual([signed, payments], [[], []]);
  });
}

test("examples/x402.ts signs nothing for an RPC server that adds to the payment or changes it", async () => {
  for (const { name, entries } of attacksOn(ENTRY)) {
    const { code, errors, signed, payments } = await run({ entries });
    assert.deepEqual([signed, payments], [[], []], `${name}: ${errors}`);
    assert.equal(code, 1, name);
    assert.match(errors, /^Stopped: /m, name);
  }
});

test("examples/x402.ts signs nothing for an RPC server that names a ledger in the future", async () => {
  const { errors, signed } = await run({ latestLedger: 1_000_089 });
  assert.deepEqual(signed, []);
  assert.match(errors, /^Stopped: .* 1000100, got 1000101/m);
});
