/** Requests of equal effect have the same level, the same worst warning and the same least limit. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractIdFromAsset, withAuth } from "@dwsa/base/contract";
import { describeRequest } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import * as operation from "@dwsa/base/operation";
import { signingPolicy } from "@dwsa/base/policy";
import { nativeToScVal } from "@dwsa/base/scval";
import { buildTransaction, flowsOf, transactionRequest } from "@dwsa/base/transaction";
import {
  DwsaAuthorizationEntry,
  DwsaCredentials,
  type Operation,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { testProperty } from "../_arbitraries/property.ts";
import { ALICE, BOB, call, CAROL } from "../auth/_entries.ts";

const NETWORK = Networks.PUBLIC;
const USDC = `USDC:${CAROL}`;
const decimal = (amount: bigint) => `${amount / 10_000_000n}.${`${amount % 10_000_000n}`.padStart(7, "0")}`;

/** Builds a transaction of Alice; of a call with resource data. */
function build(one: Operation, fields: Partial<Parameters<typeof buildTransaction>[0]> = {}): TransactionEnvelope {
  const envelope = buildTransaction({
    ...{ source: ALICE, accountSequence: 1n, baseFee: 100, timeBounds: { max: 2_000_000_000 } },
    ...fields,
    operations: [one],
  });
  if (one.body.type !== "invokeHostFunction" || envelope.type !== "envelopeTypeTx") return envelope;
  const ext = TransactionExt.dwsaData(new DwsaDataBuilder().build());
  return TransactionEnvelope.envelopeTypeTx(
    new TransactionV1Envelope({ tx: new Transaction({ ...envelope.value.tx, ext }), signatures: [] }),
  );
}

/** Transfers an asset by its contract, with the entry of the source account. */
function transfer(asset: string, amount: bigint): Operation {
  const token = contractIdFromAsset(asset, NETWORK);
  const args = [
    nativeToScVal(ALICE, { type: "address" }),
    nativeToScVal(BOB, { type: "address" }),
    nativeToScVal(amount, { type: "i128" }),
  ];
  const entry = new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
    rootInvocation: call(token, "transfer", args),
  });
  return withAuth(new Contract(token).call("transfer", ...args), [entry]);
}

type Form = (amount: bigint) => TransactionEnvelope;

/** For each effect: the token that leaves, and requests with that effect. */
const EFFECTS: { readonly [effect: string]: readonly [token: string, forms: readonly Form[]] } = {
  "pays XLM": ["native", [
    (amount) => build(operation.payment({ destination: BOB, asset: "native", amount: decimal(amount) })),
    (amount) => build(operation.createAccount({ destination: BOB, startingBalance: decimal(amount) })),
    (amount) =>
      build(
        operation.createClaimableBalance({
          asset: "native",
          amount: decimal(amount),
          claimants: [{ destination: BOB }],
        }),
      ),
    (amount) => build(transfer("native", amount)),
  ]],
  "pays an asset": [USDC, [
    (amount) => build(operation.payment({ destination: BOB, asset: USDC, amount: decimal(amount) })),
    (amount) => build(transfer(USDC, amount)),
  ]],
  "offers XLM": ["native", [
    (amount) =>
      build(operation.manageSellOffer({ selling: "native", buying: USDC, amount: decimal(amount), price: "2" })),
    (amount) =>
      build(operation.createPassiveSellOffer({ selling: "native", buying: USDC, amount: decimal(amount), price: "2" })),
    (amount) =>
      build(
        operation.manageBuyOffer({ selling: "native", buying: USDC, buyAmount: decimal(2n * amount), price: "0.5" }),
      ),
  ]],
  "gives XLM for nothing": ["native", [
    (amount) =>
      build(
        operation.manageSellOffer({
          selling: "native",
          buying: USDC,
          amount: decimal(amount),
          price: { n: 1, d: 2_147_483_647 },
        }),
      ),
    (amount) =>
      build(
        operation.pathPaymentStrictSend({
          sendAsset: "native",
          sendAmount: decimal(amount),
          destination: ALICE,
          destAsset: USDC,
          destMin: "0.0000001",
        }),
      ),
  ]],
  "locks the account": ["native", [
    (amount) =>
      build(operation.payment({ destination: BOB, asset: "native", amount: decimal(amount) }), {
        accountSequence: 2n ** 63n - 2n - amount % 2n ** 32n,
      }),
    (amount) => build(operation.bumpSequence({ bumpTo: 2n ** 63n - 1n - amount % 2n ** 32n })),
  ]],
};

/** Returns whether a policy with this limit rejects what leaves. */
function isOver(envelope: TransactionEnvelope, token: string, amount: bigint): boolean {
  const { transaction } = signingPolicy({
    version: 1,
    network: NETWORK,
    addresses: [ALICE],
    limits: [{ token, amount: `${amount}` }],
    transactions: { maxFee: "1000", until: "2000000000", operations: [] },
  });
  return transaction(transactionRequest(envelope, NETWORK, ALICE)).some(({ code }) => code === "limit");
}

for (const [effect, [token, forms]] of Object.entries(EFFECTS)) {
  testProperty(
    `a request that ${effect} is judged alike in each of its forms, for every amount`,
    fc.property(fc.bigInt({ min: 1_000n, max: 10n ** 11n }), (amount) => {
      const seen = forms.map((form) => {
        const envelope = form(amount);
        const { level, warnings: [worst] } = describeRequest(envelope, {
          networkPassphrase: NETWORK,
          tokens: [{ asset: USDC }],
        });
        const isCalm = worst === undefined || worst.level === "note";
        const out = flowsOf(envelope, NETWORK, { assets: [USDC] }).filter(({ direction }) => direction === "out");
        if (effect !== "locks the account") {
          assert.deepEqual(out.map((flow) => [flow.address, flow.token, flow.amount]), [[ALICE, token, `${amount}`]]);
          assert.deepEqual([isOver(envelope, token, amount), isOver(envelope, token, amount - 1n)], [false, true]);
        }
        return isCalm ? "calm" : `${level} ${worst.code}`;
      });
      assert.equal(new Set(seen).size, 1, `${amount}: ${seen}`);
    }),
    200,
  );
}
