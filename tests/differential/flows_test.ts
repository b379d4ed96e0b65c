/** What leaves and enters balances in real transactions: by `flowsOf`, and summed from operations decoded by stellar-base. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as base from "@stellar/stellar-sdk-15";
import { checkTransaction, flowsOf } from "@dwsa/base/transaction";
import { Networks } from "@dwsa/base/network";
import { TransactionEnvelope } from "@dwsa/base/xdr";

// deno-lint-ignore no-explicit-any -- each type of decoded operation has its own fields
type Decoded = any;
type Bound = "exact" | "at-most" | "at-least" | "all" | "unknown";

const { StrKey, TransactionBuilder, extractBaseAddress } = base;

const read = (path: string) => JSON.parse(readFileSync(new URL(`../vectors/${path}`, import.meta.url), "utf8"));
const envelopes: readonly string[] = [
  ...read("checks/real.json").envelopes,
  ...read("operations/cases.json").map(({ xdr }: { xdr: string }) => xdr),
  ...read("checks/mutants.json").map(({ xdr }: { xdr: string }) => xdr),
];

const stroops = (text: string): bigint => {
  const [whole, part = ""] = text.split(".");
  return BigInt(`${whole}${part.padEnd(7, "0")}`);
};
const assetOf = (asset: Decoded): string => asset.isNative() ? "native" : `${asset.getCode()}:${asset.getIssuer()}`;
const accountOf = (address: string): string => address.startsWith("M") ? extractBaseAddress(address) : address;
const poolOf = (id: string): string => StrKey.encodeLiquidityPool(Buffer.from(id, "hex"));

/** Sums the flows of a decoded transaction: one text for each address, direction, time and token. */
function sumsOf({ source, operations }: { source: string; operations: readonly Decoded[] }): string[] {
  const pools = new Map<string, readonly string[]>();
  for (const { type, line } of operations) {
    if (type !== "changeTrust" || !(line instanceof base.LiquidityPoolAsset)) continue;
    const { assetA, assetB, fee } = line.getLiquidityPoolParameters();
    const id = base.getLiquidityPoolId("constant_product", { assetA, assetB, fee }).toString("hex");
    pools.set(poolOf(id), [assetOf(assetA), assetOf(assetB)]);
  }
  const acting = new Set([accountOf(source), ...operations.map((one) => accountOf(one.source ?? source))]);
  const sums = new Map<string, { amount: bigint | null; bound: Bound }>();
  const add = (
    address: string,
    what: "out now" | "out later" | "in now",
    token: string,
    amount: bigint | null,
    bound: Bound,
  ) => {
    if (what === "in now" && !acting.has(address)) return;
    const key = `${address} ${what} ${token}`;
    const sum = sums.get(key);
    const order: readonly Bound[] = ["exact", "at-most", "all"];
    const joined = sum === undefined || sum.bound === bound
      ? bound
      : what !== "in now"
      ? order[Math.max(order.indexOf(sum.bound), order.indexOf(bound))]!
      : sum.bound === "exact"
      ? bound
      : bound === "exact"
      ? sum.bound
      : "unknown";
    sums.set(key, { amount: (sum?.amount ?? 0n) + (amount ?? 0n), bound: joined });
  };
  for (const one of operations) {
    const from = accountOf(one.source ?? source);
    const to = one.destination === undefined ? "" : accountOf(one.destination);
    const move = (token: string, amount: string, into = to) => {
      if (into === from || stroops(amount) === 0n) return;
      add(from, "out now", token, stroops(amount), "exact");
      add(into, "in now", token, stroops(amount), "exact");
    };
    switch (one.type) {
      case "payment":
        move(assetOf(one.asset), one.amount);
        break;
      case "createAccount":
        move("native", one.startingBalance);
        break;
      case "createClaimableBalance":
        add(from, "out now", assetOf(one.asset), stroops(one.amount), "exact");
        break;
      case "pathPaymentStrictSend":
        add(from, "out now", assetOf(one.sendAsset), stroops(one.sendAmount), "exact");
        add(to, "in now", assetOf(one.destAsset), stroops(one.destMin), "at-least");
        break;
      case "pathPaymentStrictReceive":
        add(from, "out now", assetOf(one.sendAsset), stroops(one.sendMax), "at-most");
        add(to, "in now", assetOf(one.destAsset), stroops(one.destAmount), "exact");
        break;
      case "manageSellOffer":
      case "createPassiveSellOffer":
        if (stroops(one.amount) > 0n) add(from, "out later", assetOf(one.selling), stroops(one.amount), "at-most");
        break;
      case "manageBuyOffer": {
        const [n, d] = one.wire.price;
        const cost = (stroops(one.buyAmount) * n + d - 1n) / d;
        if (cost > 0n) add(from, "out later", assetOf(one.selling), cost, "at-most");
        break;
      }
      case "accountMerge":
        add(from, "out now", "native", null, "all");
        break;
      case "clawback":
        add(accountOf(one.from), "out now", assetOf(one.asset), stroops(one.amount), "exact");
        break;
      case "claimClaimableBalance": {
        const token = StrKey.encodeClaimableBalance(Buffer.from(one.balanceId, "hex").subarray(3));
        add(from, "in now", token, null, "unknown");
        break;
      }
      case "liquidityPoolDeposit": {
        const pool = poolOf(one.liquidityPoolId);
        const [a, b] = pools.get(pool) ?? [`${pool}:a`, `${pool}:b`];
        add(from, "out now", a!, stroops(one.maxAmountA), "at-most");
        add(from, "out now", b!, stroops(one.maxAmountB), "at-most");
        add(from, "in now", pool, null, "unknown");
        break;
      }
      case "liquidityPoolWithdraw": {
        const pool = poolOf(one.liquidityPoolId);
        const [a, b] = pools.get(pool) ?? [`${pool}:a`, `${pool}:b`];
        add(from, "out now", pool, stroops(one.amount), "exact");
        add(from, "in now", a!, stroops(one.minAmountA), "at-least");
        add(from, "in now", b!, stroops(one.minAmountB), "at-least");
        break;
      }
    }
  }
  const isKnown = (bound: Bound) => bound !== "all" && bound !== "unknown";
  return Array.from(sums, ([key, { amount, bound }]) => `${key} ${bound} ${isKnown(bound) ? amount : "?"}`).sort();
}

test("flowsOf() gives what stellar-base decodes, in transactions without contract calls", () => {
  let [compared, flows] = [0, 0];
  for (const xdr of new Set(envelopes)) {
    const envelope = TransactionEnvelope.fromXDR(xdr, "base64");
    if (checkTransaction(envelope).some(({ code }) => /^operation-/.test(code))) continue; // counts nothing
    let tx: Decoded;
    try {
      tx = TransactionBuilder.fromXDR(xdr, Networks.PUBLIC);
    } catch {
      continue; // stellar-base does not decode unusual text
    }
    const inner = tx.innerTransaction ?? tx;
    if (inner.operations.some(({ type }: Decoded) => type === "invokeHostFunction")) continue;
    const wires = inner.tx.operations();
    const operations = inner.operations.map((one: Decoded, i: number) => {
      if (one.type !== "manageBuyOffer") return one;
      const price = wires[i].body().value().price();
      return { ...one, wire: { price: [BigInt(price.n()), BigInt(price.d())] } };
    });
    const found = flowsOf(envelope, null).map(({ address, direction, when, token, bound, amount }) =>
      `${address} ${direction} ${when} ${token} ${bound} ${amount ?? "?"}`
    );
    assert.deepEqual(found.sort(), sumsOf({ source: inner.source, operations }), xdr);
    compared++;
    flows += found.length;
  }
  assert.ok(compared > 800 && flows > 1_000, `${compared} transactions with ${flows} flows`);
});
