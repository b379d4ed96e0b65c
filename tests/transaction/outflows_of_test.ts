/** `outflowsOf`: the outflows of classic operations. Whole transactions are tested in tests/policy. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToMuxedAccount } from "@dwsa/base/address";
import { parseAsset } from "@dwsa/base/contract";
import { type Outflow, outflowsOf } from "@dwsa/base/transaction";
import {
  CreatePassiveSellOfferOp,
  ManageBuyOfferOp,
  ManageSellOfferOp,
  Operation,
  OperationBody,
  PathPaymentStrictReceiveOp,
  PaymentOp,
  Price,
} from "@dwsa/base/xdr";
import { ALICE, BOB, CAROL, merge, transaction } from "./_signers.ts";

const USDC = `USDC:${CAROL}`;
const usdc = parseAsset(USDC);
const native = parseAsset("native");

function operation(body: OperationBody, source?: string): Operation {
  return new Operation({ sourceAccount: source === undefined ? null : addressToMuxedAccount(source), body });
}

const pay = (amount: bigint, asset = usdc, source?: string) =>
  operation(
    OperationBody.payment(new PaymentOp({ destination: addressToMuxedAccount(CAROL), asset, amount })),
    source,
  );
const price = (n: number, d: number) => new Price({ n, d });
const sell = (amount: bigint, offerId = 0n) =>
  operation(OperationBody.manageSellOffer(
    new ManageSellOfferOp({ selling: usdc, buying: native, amount, price: price(1, 1), offerId }),
  ));
const buy = (buyAmount: bigint, n: number, d: number, offerId = 0n) =>
  operation(OperationBody.manageBuyOffer(
    new ManageBuyOfferOp({ selling: usdc, buying: native, buyAmount, price: price(n, d), offerId }),
  ));
const passive = operation(OperationBody.createPassiveSellOffer(
  new CreatePassiveSellOfferOp({ selling: native, buying: usdc, amount: 4n, price: price(1, 1) }),
));
const receive = operation(OperationBody.pathPaymentStrictReceive(
  new PathPaymentStrictReceiveOp({
    sendAsset: usdc,
    sendMax: 9n,
    destination: addressToMuxedAccount(BOB),
    destAsset: native,
    destAmount: 3n,
    path: [],
  }),
));

const CASES: readonly {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly expected: readonly Outflow[];
}[] = [
  {
    name: "payments by account and asset",
    operations: [pay(1n), pay(2n), pay(4n, native), pay(8n, usdc, BOB), pay(16n)],
    expected: [
      { address: ALICE, asset: USDC, amount: "19" },
      { address: ALICE, asset: "native", amount: "4" },
      { address: BOB, asset: USDC, amount: "8" },
    ],
  },
  {
    name: "an exact amount and an offer: at most the sum",
    operations: [pay(1n), sell(2n), pay(4n)],
    expected: [{ address: ALICE, asset: USDC, amount: "7", atMost: true }],
  },
  {
    name: "what buying costs, rounded up",
    operations: [buy(7n, 1, 2)],
    expected: [{ address: ALICE, asset: USDC, amount: "4", atMost: true }],
  },
  {
    name: "more than 64 bits",
    operations: [buy(2n ** 63n - 1n, 2 ** 31 - 1, 1)],
    expected: [{ address: ALICE, asset: USDC, amount: `${(2n ** 63n - 1n) * (2n ** 31n - 1n)}`, atMost: true }],
  },
  {
    name: "other offers and exchanges",
    operations: [passive, receive],
    expected: [
      { address: ALICE, asset: "native", amount: "4", atMost: true },
      { address: ALICE, asset: USDC, amount: "9", atMost: true },
    ],
  },
  { name: "offers that are canceled", operations: [sell(0n, 5n), buy(0n, 1, 1, 5n)], expected: [] },
  {
    name: "a merge, last",
    operations: [merge(BOB), pay(1n)],
    expected: [{ address: ALICE, asset: USDC, amount: "1" }, { address: BOB, asset: "native", all: true }],
  },
];

for (const { name, operations, expected } of CASES) {
  test(`outflowsOf() sums ${name}`, () => {
    assert.deepEqual(outflowsOf(transaction(operations)), expected);
  });
}

test("outflowsOf() rejects a value that is not an envelope", () => {
  assert.throws(() => outflowsOf(pay(1n) as never), {
    name: "TypeError",
    message: /expected envelope to be a TransactionEnvelope, got Operation$/,
  });
});
