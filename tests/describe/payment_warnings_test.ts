/** Warnings of path payments: limits that protect nothing, and payments to oneself. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeRequest } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { pathPaymentStrictReceive, pathPaymentStrictSend } from "@dwsa/base/operation";
import { buildTransaction } from "@dwsa/base/transaction";
import type { Operation } from "@dwsa/base/xdr";

const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const OTHER = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
const USDC = `USDC:${OTHER}`;

const send = (sendAmount: bigint, destMin: bigint, destAsset = "native", destination = OTHER) =>
  pathPaymentStrictSend({ sendAsset: "native", sendAmount, destination, destAsset, destMin });
const receive = (sendMax: bigint, destAmount: bigint, destAsset = "native") =>
  pathPaymentStrictReceive({ sendAsset: "native", sendMax, destination: OTHER, destAsset, destAmount });

const ROWS: readonly (readonly [name: string, operation: Operation, warnings: readonly string[]])[] = [
  ["a minimum of 99 % of the same asset", send(1_000_000n, 990_000n), []],
  ["a minimum just below 99 % of the same asset", send(1_000_000n, 989_999n), ["no-minimum"]],
  ["a minimum of 95 % of the same asset", send(1_000_000n, 950_000n), ["no-minimum"]],
  ["a minimum of 95 % of another asset", send(1_000_000n, 950_000n, USDC), []],
  ["a minimum of 101 units of another asset", send(1_000_000n, 101n, USDC), []],
  ["a minimum of 100 units of another asset", send(1_000_000n, 100n, USDC), ["no-minimum"]],
  ["a minimum of 100 units for 100 units", send(100n, 100n, USDC), []],
  ["a maximum of 100 for 99 of the same asset", receive(1_000_000n, 990_000n), []],
  ["a maximum just above 100 for 99 of the same asset", receive(1_000_001n, 990_000n), ["no-maximum"]],
  ["a maximum of 105 for 100 of another asset", receive(1_050_000n, 1_000_000n, USDC), []],
  ["the greatest maximum", receive(2n ** 63n - 1n, 1_000_000n, USDC), ["no-maximum"]],
  ["an exchange for oneself", send(1_000_000n, 900_000n, USDC, ACCOUNT), []],
  [
    "an exchange for a muxed account of oneself",
    send(1_000_000n, 900_000n, USDC, MUXED),
    ["muxed-recipient", "to-itself"],
  ],
];
for (const [name, operation, expected] of ROWS) {
  test(`describeRequest() has the warnings of ${name}`, () => {
    const envelope = buildTransaction({
      source: ACCOUNT,
      accountSequence: 1n,
      operations: [operation],
      baseFee: 100,
      timeBounds: { max: 1_000n },
    });
    const { warnings } = describeRequest(envelope, { networkPassphrase: Networks.TESTNET });
    assert.deepEqual(warnings.map(({ code }) => code), expected);
  });
}
