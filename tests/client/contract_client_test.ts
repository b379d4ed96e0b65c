/** Typed calls, contract errors by name, and custom policies. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Client, ClientError, contractClient, contractErrorsOf } from "@dwsa/base/client";
import { signingPolicy } from "@dwsa/base/policy";
import { contractSpec } from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";
import { clientOf } from "./_answers.ts";
import { FAILURES } from "./_failures.ts";
import { ALICE, CALLER, CAROL } from "./_scenarios.ts";

const SHOP = contractSpec([
  { function_v0: { name: "__constructor", inputs: [], outputs: [] } },
  { function_v0: { name: "buy", inputs: [{ name: "count", type: "u32" }], outputs: ["u64"] } },
  { function_v0: { name: "total", inputs: [], outputs: ["i128"] } },
  { udt_error_enum_v0: { name: "Error", cases: [{ name: "SoldOut", value: 3, doc: "None is left" }] } },
]);
const failing = (error: string) =>
  contractClient(
    clientOf("one signer", { simulateTransaction: () => ({ latestLedger: 7, error, events: [] }) }),
    CALLER,
    SHOP,
  );

test("contractClient() has a method for each function that can be called", () => {
  const shop = contractClient(clientOf("one signer"), CALLER, SHOP);
  assert.deepEqual(Object.keys(shop), ["buy", "total"]);
  assert.throws(() => shop.buy({ count: -1 }), { path: ".count" });
  // @ts-expect-error: the interface names the argument `count`
  assert.throws(() => shop.buy({ number: 1 }), { code: "spec/unexpected-field" });
  // @ts-expect-error: there is no such function
  assert.equal(shop.sell, undefined);
  assert.equal(typeof shop.total().send, "function");
});

test("contractClient() reports that a call succeeded whose result does not match the interface", async () => {
  const transaction = { envelope: {} };
  const sent = { hash: "ab".repeat(32), ledger: 5, fees: { charged: 100n }, result: ScVal.scvVoid(), transaction };
  const client = { call: () => ({ send: () => Promise.resolve(sent) }) } as unknown as Client;
  await assert.rejects(contractClient(client, CALLER, SHOP).total().send({ source: CAROL, maxFee: 1_000 }), {
    code: "client/response",
    message: "Cannot call total: the transaction succeeded in ledger 5, but its result cannot be decoded: expected " +
      "i128, got void",
    hash: sent.hash,
    ledger: 5,
    feeCharged: 100n,
  });
});

test("contractErrorsOf() names a contract's own error by its interface", async () => {
  const error: unknown = await failing("HostError: Error(Contract, #3)").buy({ count: 1 }).simulate().catch((e) => e);
  assert(ClientError.is(error));
  assert.equal(
    error.message,
    "Cannot call buy: contract error 3 SoldOut: the contract rejected the call: None is left",
  );
  const name: "SoldOut" | undefined = contractErrorsOf(SHOP, error)[0]?.name;
  assert.equal(name, "SoldOut");
  assert.deepEqual(contractErrorsOf(SHOP, new Error("another")), []);
});

test("the policy of an unexpected authorization allows exactly what was wanted", async () => {
  const failure = FAILURES.find(({ code }) => code === "client/unexpected-authorization")!;
  const error: unknown = await failure.run().catch((e: unknown) => e);
  assert(ClientError.is(error) && error.policy !== undefined);
  assert.match(error.description!, new RegExp(`^${ALICE.publicKey()} approves:\ncall transfer of C\\w+\n`));
  const { calls, addresses, transactions } = error.policy;
  assert.deepEqual(addresses, [ALICE.publicKey(), CAROL.publicKey()]);
  assert.equal(transactions?.maxFee, "1000000");
  assert(!JSON.stringify(calls).includes('"any"'));
  assert.deepEqual(signingPolicy(error.policy).entries([]), []);
});
