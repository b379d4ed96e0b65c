/** `flowsOf`: what leaves and enters balances. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToMuxedAccount } from "@dwsa/base/address";
import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { contractIdFromAsset, parseAsset } from "@dwsa/base/contract";
import { transactionEnvelopeFromJson } from "@dwsa/base/json";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { type Flow, flowsOf } from "@dwsa/base/transaction";
import {
  CreatePassiveSellOfferOp,
  type DwsaAuthorizedInvocation,
  ManageBuyOfferOp,
  ManageSellOfferOp,
  Operation,
  OperationBody,
  PathPaymentStrictReceiveOp,
  PaymentOp,
  Price,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { movesOf } from "../../operation/_shared.ts";
import { OPERATIONS } from "../../operation/_table.ts";
import { call, contract, creation, entryFor, uncheckedCall } from "../auth/_entries.ts";
import { requestCases, subjectOf } from "../describe/_requests.ts";
import { ALICE, BOB, CAROL, merge, NETWORK, transaction } from "./_signers.ts";

const USDC = `USDC:${CAROL}`;
const usdc = parseAsset(USDC);
const native = parseAsset("native");

for (const row of requestCases()) {
  test(`flowsOf() sums ${row.name}: ${row.why}`, () => {
    const subject = subjectOf(row);
    const { network: { passphrase }, flows: expected } = row.expected;
    const flows = flowsOf(
      TransactionEnvelope.is(subject) ? subject : [approvalRequest(subject, passphrase ?? Networks.PUBLIC)],
      passphrase,
      { assets: row.knowledge.tokens ?? [] },
    );
    const sorted = flows.map(({ paths: _, ...flow }) => flow).sort((a, b) => keyOf(a) < keyOf(b) ? -1 : 1);
    assert.deepEqual(sorted, [...expected].sort((a, b) => keyOf(a) < keyOf(b) ? -1 : 1));
  });
}

function keyOf({ address, direction, when, token }: Omit<Flow, "paths">): string {
  return `${address} ${direction} ${when} ${token}`;
}

function operation(body: OperationBody, source?: string): Operation {
  return new Operation({ sourceAccount: source === undefined ? null : addressToMuxedAccount(source), body });
}

const pay = (amount: bigint, asset = usdc, source?: string, to = CAROL) =>
  operation(OperationBody.payment(new PaymentOp({ destination: addressToMuxedAccount(to), asset, amount })), source);
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

/** A flow as a short line. */
function lineOf({ address, direction, when, token, amount, bound, until, paths }: Flow): string {
  const who = address === ALICE ? "alice" : address === BOB ? "bob" : address === CAROL ? "carol" : address;
  const what = token === USDC ? "USDC" : token;
  const last = until === undefined ? "" : ` until ${until}`;
  return `${who} ${direction} ${when}: ${bound} ${amount} ${what}${last} [${paths}]`;
}

const CASES: readonly {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly expected: readonly string[];
}[] = [
  {
    name: "payments by account and asset",
    operations: [pay(1n), pay(2n), pay(4n, native), pay(8n, usdc, BOB), pay(16n)],
    expected: [
      "alice out now: exact 19 USDC [operations[0],operations[1],operations[4]]",
      "alice out now: exact 4 native [operations[2]]",
      "bob out now: exact 8 USDC [operations[3]]",
    ],
  },
  {
    name: "an exact amount now and an offer later",
    operations: [pay(1n), sell(2n)],
    expected: ["alice out now: exact 1 USDC [operations[0]]", "alice out later: at-most 2 USDC [operations[1]]"],
  },
  {
    name: "an exact amount and the cost of an exchange",
    operations: [pay(1n), receive],
    expected: ["alice out now: at-most 10 USDC [operations[0],operations[1]]"],
  },
  {
    name: "what buying costs, rounded up",
    operations: [buy(7n, 1, 2)],
    expected: ["alice out later: at-most 4 USDC [operations[0]]"],
  },
  {
    name: "more than 64 bits",
    operations: [buy(2n ** 63n - 1n, 2 ** 31 - 1, 1)],
    expected: [`alice out later: at-most ${(2n ** 63n - 1n) * (2n ** 31n - 1n)} USDC [operations[0]]`],
  },
  { name: "other offers", operations: [passive], expected: ["alice out later: at-most 4 native [operations[0]]"] },
  { name: "nothing for offers that are canceled", operations: [sell(0n, 5n), buy(0n, 1, 1, 5n)], expected: [] },
  { name: "nothing for a payment to oneself", operations: [pay(1n, usdc, BOB, BOB)], expected: [] },
  {
    name: "what a source account of the transaction receives",
    operations: [pay(1n, usdc, ALICE, BOB), pay(2n, usdc, BOB)],
    expected: [
      "alice out now: exact 1 USDC [operations[0]]",
      "bob in now: exact 1 USDC [operations[0]]",
      "bob out now: exact 2 USDC [operations[1]]",
    ],
  },
  {
    name: "a merge with a payment: all",
    operations: [pay(1n, native, BOB), merge(BOB)],
    expected: ["bob out now: all null native [operations[0],operations[1]]"],
  },
];

for (const { name, operations, expected } of CASES) {
  test(`flowsOf() gives ${name}`, () => {
    assert.deepEqual(flowsOf(transaction(operations), NETWORK).map(lineOf), expected);
  });
}

test("flowsOf() gives nothing for malformed payments", () => {
  for (const amount of ["0", "-1"]) {
    const json = JSON.stringify(transaction([pay(77n)])).replace('"77"', `"${amount}"`);
    assert.deepEqual(flowsOf(transactionEnvelopeFromJson(JSON.parse(json)), NETWORK), []);
  }
});

const TOKEN = contract(4);
const XLM = contractIdFromAsset("native", NETWORK);
const address = (text: string) => nativeToScVal(text, { type: "address" });
const i128 = (value: bigint) => ScVal.scvI128(value);
const burn = (amount: bigint, token = TOKEN) => call(token, "burn", [address(ALICE), i128(amount)]);
const approve = (amount: bigint, token: string, spender = BOB, until = 9) =>
  call(token, "approve", [address(ALICE), address(spender), i128(amount), ScVal.scvU32(until)]);
const of = (root: DwsaAuthorizedInvocation, by = ALICE): ApprovalRequest =>
  approvalRequest(entryFor(by, { root }), NETWORK, 1_000);

const REQUESTS: readonly {
  readonly name: string;
  readonly requests: readonly ApprovalRequest[];
  readonly expected: readonly string[];
}[] = [
  { name: "nothing for no request", requests: [], expected: [] },
  {
    name: "calls at any depth, of any token",
    requests: [of(call(contract(3), "x", [], [burn(1n), burn(2n, XLM), call(TOKEN, "x", [], [burn(4n)])]))],
    expected: [
      `alice out now: at-most 5 ${TOKEN} until 1000 [rootInvocation.subInvocations[0],` +
      "rootInvocation.subInvocations[2].subInvocations[0]]",
      "alice out now: at-most 2 native until 1000 [rootInvocation.subInvocations[1]]",
    ],
  },
  {
    name: "the money of others, as that of its owner",
    requests: [of(call(TOKEN, "transfer_from", [address(ALICE), address(BOB), address(CAROL), i128(5n)]))],
    expected: [`bob out now: at-most 5 ${TOKEN} until 1000 [rootInvocation]`],
  },
  {
    name: "what an approver receives",
    requests: [of(call(XLM, "transfer", [address(BOB), address(ALICE), i128(5n)]))],
    expected: [
      "bob out now: at-most 5 native until 1000 [rootInvocation]",
      "alice in now: at-most 5 native [rootInvocation]",
    ],
  },
  {
    name: "an administrator's mint and clawback only for the contract of an asset",
    requests: [
      of(call(TOKEN, "clawback", [address(BOB), i128(5n)])),
      of(call(XLM, "clawback", [address(BOB), i128(6n)])),
      of(call(XLM, "mint", [address(ALICE), i128(7n)])),
    ],
    expected: [
      "bob out now: at-most 6 native until 1000 [rootInvocation]",
      "alice in now: at-most 7 native [rootInvocation]",
    ],
  },
  {
    name: "allowances until the last of their ledgers",
    requests: [of(approve(1n, TOKEN, BOB, 70)), of(approve(2n, TOKEN, CAROL, 60)), of(approve(0n, TOKEN))],
    expected: [`alice out later: at-most 3 ${TOKEN} until 70 [rootInvocation,rootInvocation]`],
  },
  {
    name: "no negative amount, no other arguments, no power of an administrator, no creation",
    requests: [
      of(burn(-5n)),
      of(call(TOKEN, "burn", [address(ALICE), ScVal.scvU32(5)])),
      of(call(TOKEN, "transfer")),
      of(uncheckedCall(TOKEN, "constructor", [])),
      of(creation({ arm: "V2" })),
    ],
    expected: [],
  },
];

for (const { name, requests, expected } of REQUESTS) {
  test(`flowsOf() gives ${name}`, () => {
    assert.deepEqual(flowsOf(requests, NETWORK).map(lineOf), expected);
  });
}

const LIMITS: readonly { readonly token: string; readonly amounts: readonly bigint[]; readonly bound: string }[] = [
  { token: XLM, amounts: [10n ** 17n - 1n], bound: "at-most" },
  { token: XLM, amounts: [10n ** 17n], bound: "unlimited" },
  { token: XLM, amounts: [10n ** 17n - 1n, 1n], bound: "unlimited" },
  { token: TOKEN, amounts: [10n ** 28n - 1n], bound: "at-most" },
  { token: TOKEN, amounts: [10n ** 28n], bound: "unlimited" },
  { token: TOKEN, amounts: [2n ** 63n - 1n], bound: "unlimited" },
  { token: TOKEN, amounts: [2n ** 63n], bound: "at-most" },
];

for (const { token, amounts, bound } of LIMITS) {
  test(`flowsOf() calls allowances of ${amounts.join(" and ")} of ${token.slice(0, 4)} ${bound}`, () => {
    const [flow] = flowsOf(amounts.map((amount) => of(approve(amount, token))), NETWORK);
    assert.deepEqual([flow!.bound, flow!.amount], [bound, `${amounts.reduce((sum, amount) => sum + amount, 0n)}`]);
  });
}

test("flowsOf() names the contract of an asset in its options by the asset", () => {
  const requests = [of(burn(5n, contractIdFromAsset(USDC, NETWORK)))];
  assert.equal(flowsOf(requests, NETWORK, { assets: [USDC] })[0]!.token, USDC);
  assert.match(flowsOf(requests, NETWORK)[0]!.token, /^C/);
  assert.match(flowsOf(requests, null, { assets: [USDC] })[0]!.token, /^C/);
});

test("flowsOf() keeps the table of moves within the fields of its operations", () => {
  for (const [type, { fields, moves }] of Object.entries(OPERATIONS)) {
    assert.equal(movesOf(type as never), moves);
    for (const { amount, price, token, address } of moves) {
      const named = [amount, price, token === "native" ? undefined : token, address].filter((name) =>
        name !== undefined
      );
      for (const name of named) assert.ok(Object.hasOwn(fields, name!), `${type}.${name}`);
    }
  }
});

const WRONG: readonly { readonly name: string; readonly act: () => unknown; readonly error: object }[] = [
  {
    name: "an operation",
    act: () => flowsOf(pay(1n) as never, NETWORK),
    error: { name: "TypeError", message: /expected subject to be a TransactionEnvelope or an array/ },
  },
  {
    name: "null as a request",
    act: () => flowsOf([null] as never, NETWORK),
    error: { name: "TypeError", message: /subject\[0\]/ },
  },
  { name: "the name of a network", act: () => flowsOf([], "testnet"), error: { code: "network/passphrase" } },
  { name: "no network", act: () => flowsOf([], undefined as never), error: { name: "TypeError" } },
  {
    name: "an asset without an issuer",
    act: () => flowsOf([], NETWORK, { assets: ["USDC"] }),
    error: { code: "contract/asset", path: "assets[0]" },
  },
  {
    name: "assets that are no list",
    act: () => flowsOf([], NETWORK, { assets: "native" as never }),
    error: { name: "TypeError" },
  },
  { name: "an unknown option", act: () => flowsOf([], NETWORK, { tokens: [] } as never), error: { name: "TypeError" } },
];

for (const { name, act, error } of WRONG) {
  test(`flowsOf() rejects ${name}`, () => {
    assert.throws(act, error);
  });
}
