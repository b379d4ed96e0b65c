/** Malformed token events: the messages, and the `refused` events of a list. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { eventsFromMeta, tokenMovement, tokenMovements } from "@dwsa/base/humanize";
import {
  type ContractEvent,
  DiagnosticEvent,
  ScMapEntry,
  ScVal,
  TransactionEvent,
  TransactionEventStage,
  TransactionMeta,
} from "@dwsa/base/xdr";
import { BOB, TOKEN, USDC } from "../describe/_approvals.ts";
import { diagnostic, ID, symbol } from "./_diagnostic_events.ts";
import { ACCOUNT } from "./_invocations.ts";

const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const address = (text: string) => ScVal.scvAddress(addressToScAddress(text));
const [from, to, asset, amount] = [address(ACCOUNT), address(BOB), ScVal.scvString(USDC), ScVal.scvI128(5n)];
const u32 = (value: number) => ScVal.scvU32(value);
const fields = (...entries: readonly (readonly [string, ScVal])[]) =>
  ScVal.scvMap(entries.map(([name, val]) => new ScMapEntry({ key: symbol(name), val })));

function event(name: string, topics: readonly ScVal[], data: ScVal, contract: Uint8Array | null = ID): ContractEvent {
  return diagnostic(contract, [symbol(name), ...topics], data, "contract").event;
}

const REFUSED: readonly {
  readonly event: ContractEvent;
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}[] = [
  { event: event("transfer", [from, to], amount, null), path: "contractId", expected: "a contract", got: "none" },
  {
    event: event("transfer", [from], amount),
    path: "topics",
    expected: "the name transfer, 2 addresses and optionally an asset",
    got: "2 topics",
  },
  {
    event: event("transfer", [from, to, to], amount),
    path: "topics",
    expected: "the name transfer, 2 addresses and optionally an asset",
    got: "4 topics",
  },
  {
    event: event("fee", [from, asset], amount),
    path: "topics",
    expected: "the name fee and 1 address",
    got: "3 topics",
  },
  {
    event: event("set_admin", [asset], amount),
    path: "topics",
    expected: "the name set_admin, 1 address and optionally an asset",
    got: "2 topics",
  },
  { event: event("transfer", [u32(1), to], amount), path: "topics[1]", expected: "an address", got: "u32" },
  { event: event("transfer", [from, u32(1)], amount), path: "topics[2]", expected: "an address", got: "u32" },
  {
    event: event("transfer", [from, address(MUXED)], amount),
    path: "topics[2]",
    expected: "an address that is not muxed",
    got: "a muxed account",
  },
  ...["", "USDC", "native ", `:${BOB}`, `ABCDEFGHIJKL3:${BOB}`, `A:${BOB.slice(0, -1)}`, `A:${TOKEN}`, `A:${BOB}:`].map(
    (
      text,
    ) => ({
      event: event("transfer", [from, to, ScVal.scvString(text)], amount),
      path: "topics[3]",
      expected: '"native" or "CODE:G..."',
      got: "a different string",
    }),
  ),
  {
    event: event("transfer", [from, to, ScVal.scvString(Uint8Array.of(255))], amount),
    path: "topics[3]",
    expected: '"native" or "CODE:G..."',
    got: "a different string",
  },
  { event: event("burn", [from], ScVal.scvU64(5n)), path: "data", expected: "an i128", got: "u64" },
  {
    event: event("burn", [from], ScVal.scvI128(-1n)),
    path: "data",
    expected: "a non-negative amount",
    got: "-1",
  },
  { event: event("burn", [from], fields()), path: "data.amount", expected: "an i128", got: "nothing" },
  { event: event("burn", [from], fields(["amount", u32(5)])), path: "data.amount", expected: "an i128", got: "u32" },
  {
    event: event("burn", [from], fields(["amount", ScVal.scvI128(-1n)])),
    path: "data.amount",
    expected: "a non-negative amount",
    got: "-1",
  },
  { event: event("burn", [from], ScVal.scvMap(null)), path: "data", expected: "a map", got: "a map that is null" },
  {
    event: event("burn", [from], ScVal.scvMap([new ScMapEntry({ key: u32(1), val: amount })])),
    path: "data[0].key",
    expected: "a symbol",
    got: "u32",
  },
  {
    event: event("burn", [from], fields(["amount", amount], ["amount", amount])),
    path: "data[1].key",
    expected: "a unique key",
    got: "a duplicate",
  },
  ...[ScVal.scvBytes(new Uint8Array(31)), ScVal.scvBytes(new Uint8Array(33)), u32(1)].map((id) => ({
    event: event("transfer", [from, to], fields(["amount", amount], ["to_muxed_id", id])),
    path: "data.to_muxed_id",
    expected: "a u64, a string or 32 bytes",
    got: id.type === "scvU32" ? "u32" : "bytes",
  })),
  {
    event: event("approve", [from, to], ScVal.scvVec([amount])),
    path: "data",
    expected: "a pair of i128 and u32",
    got: "vec",
  },
  {
    event: event("approve", [from, to], ScVal.scvVec([amount, u32(1), u32(1)])),
    path: "data",
    expected: "a pair of i128 and u32",
    got: "vec",
  },
  { event: event("approve", [from, to], amount), path: "data", expected: "a pair of i128 and u32", got: "i128" },
  {
    event: event("approve", [from, to], ScVal.scvVec([u32(1), u32(1)])),
    path: "data[0]",
    expected: "an i128",
    got: "u32",
  },
  {
    event: event("approve", [from, to], ScVal.scvVec([amount, amount])),
    path: "data[1]",
    expected: "a u32",
    got: "i128",
  },
  {
    event: event("approve", [from, to], fields(["amount", amount])),
    path: "data.live_until_ledger",
    expected: "a u32",
    got: "nothing",
  },
  {
    event: event("set_authorized", [from], ScVal.scvBool(true)),
    path: "topics",
    expected: "the name set_authorized, 1 or 2 addresses and an asset",
    got: "2 topics",
  },
  { event: event("set_authorized", [from, asset], u32(1)), path: "data", expected: "a bool", got: "u32" },
  { event: event("set_admin", [from], u32(1)), path: "data", expected: "an address", got: "u32" },
  { event: event("fee", [from], fields(["amount", amount])), path: "data", expected: "an i128", got: "map" },
];
for (const [i, { event, path, expected, got }] of REFUSED.entries()) {
  test(`tokenMovement() rejects event ${i}: expected ${path} to be ${expected}, got ${got}`, () => {
    const reason = `expected ${path} to be ${expected}, got ${got}`;
    const message = `Cannot read the token event: ${reason}`;
    assert.throws(() => tokenMovement(event), { code: "humanize/token-event", message, path, expected, got });
    const { movements, refused } = tokenMovements([event]);
    assert.equal(movements.length, 0);
    assert.deepEqual(refused.map(({ index, path }) => [index, path]), [[0, `events[0].${path}`]]);
    assert.ok(refused[0]!.reason.includes(expected) && refused[0]!.reason.includes(got), refused[0]!.reason);
  });
}

const TAKEN: readonly { readonly name: string; readonly event: ContractEvent; readonly expected: object }[] = [
  {
    name: "a transfer of an asset",
    event: event("transfer", [from, to, asset], amount),
    expected: { asset: USDC, layout: "value", type: "transfer", from: ACCOUNT, to: BOB, amount: 5n },
  },
  {
    name: "a transfer of nothing in a map",
    event: event("transfer", [from, to], fields(["amount", ScVal.scvI128(0n)], ["to_muxed_id", ScVal.scvVoid()])),
    expected: { layout: "map", type: "transfer", from: ACCOUNT, to: BOB, amount: 0n },
  },
  {
    name: "a mint by an administrator",
    event: event("mint", [from, to], amount),
    expected: { layout: "value", type: "mint", to: BOB, amount: 5n, admin: ACCOUNT },
  },
  {
    name: "a mint without an administrator",
    event: event("mint", [to], fields(["amount", amount], ["to_muxed_id", ScVal.scvU64(7n)])),
    expected: { layout: "map", type: "mint", to: BOB, amount: 5n, toMuxedId: { type: "u64", value: 7n } },
  },
  {
    name: "a clawback by an administrator",
    event: event("clawback", [from, to], amount),
    expected: { layout: "value", type: "clawback", from: BOB, amount: 5n, admin: ACCOUNT },
  },
  {
    name: "a clawback without an administrator",
    event: event("clawback", [to], amount),
    expected: { layout: "value", type: "clawback", from: BOB, amount: 5n },
  },
  {
    name: "an allowance",
    event: event("approve", [from, to], ScVal.scvVec([amount, u32(9)])),
    expected: { layout: "value", type: "approve", from: ACCOUNT, spender: BOB, amount: 5n, liveUntilLedger: 9 },
  },
  {
    name: "an allowance in a map",
    event: event("approve", [from, to], fields(["amount", amount], ["live_until_ledger", u32(9)])),
    expected: { layout: "map", type: "approve", from: ACCOUNT, spender: BOB, amount: 5n, liveUntilLedger: 9 },
  },
  {
    name: "an authorization by an administrator",
    event: event("set_authorized", [from, to, asset], ScVal.scvBool(true)),
    expected: { asset: USDC, layout: "value", type: "set_authorized", id: BOB, authorized: true, admin: ACCOUNT },
  },
  {
    name: "another administrator",
    event: event("set_admin", [from], to),
    expected: { layout: "value", type: "set_admin", admin: ACCOUNT, newAdmin: BOB },
  },
  {
    name: "a refund of a fee",
    event: event("fee", [from], ScVal.scvI128(-5n)),
    expected: { layout: "value", type: "fee", from: ACCOUNT, amount: -5n },
  },
];
for (const { name, event, expected } of TAKEN) {
  test(`tokenMovement() parses ${name}`, () => {
    const { token, ...movement } = tokenMovement(event)!;
    assert.match(token, /^C[A-Z2-7]{55}$/);
    assert.deepEqual(movement, expected);
  });
}

const transfer = event("transfer", [from, to], amount);
const inCall = (event: ContractEvent, inSuccessfulContractCall: boolean) =>
  new DiagnosticEvent({ inSuccessfulContractCall, event });

test("tokenMovement() returns whether the call of a diagnostic event succeeded, and the stage of a fee", () => {
  for (const succeeded of [true, false]) {
    const movement = tokenMovement(inCall(transfer, succeeded)) as { inSuccessfulContractCall?: boolean };
    assert.equal(movement.inSuccessfulContractCall, succeeded);
  }
  const fee = event("fee", [from], amount);
  for (const stage of Object.values(TransactionEventStage)) {
    const staged = (inner: ContractEvent) => tokenMovement(new TransactionEvent({ stage, event: inner }));
    assert.equal((staged(fee) as { stage?: unknown }).stage, stage);
    assert.ok(!Object.hasOwn(staged(transfer)!, "stage"));
    assert.equal(staged(event("other", [], amount)), undefined);
  }
  assert.equal(tokenMovement(inCall(event("other", [], amount), true)), undefined);
});

test("tokenMovement() accepts only contract events whose name is a symbol", () => {
  assert.equal(tokenMovement(diagnostic(ID, [symbol("transfer"), from, to], amount).event), undefined);
  assert.equal(tokenMovement(diagnostic(ID, [], amount, "contract").event), undefined);
  assert.equal(
    tokenMovement(diagnostic(ID, [ScVal.scvString("transfer"), from, to], amount, "contract").event),
    undefined,
  );
  for (const name of ["Transfer", "toString", "__proto__"]) {
    assert.equal(tokenMovement(event(name, [], amount)), undefined);
  }
});

test("tokenMovements() returns the list and the index of a malformed event", () => {
  const wrong = event("burn", [from], u32(1));
  const none = event("other", [], amount);
  const list = [none, wrong, transfer, inCall(transfer, false), inCall(wrong, true), inCall(wrong, false)];
  const { movements, refused } = tokenMovements(list);
  assert.equal(movements.length, 1);
  assert.deepEqual(
    refused.map(({ index, path }) => `${index} ${path}`),
    [1, 4].map((i) => `${i} events[${i}].data`),
  );
  const events = {
    ...eventsFromMeta(TransactionMeta.operations([])),
    contractEvents: [none, wrong],
    transactionEvents: [new TransactionEvent({ stage: "transactionEventStageAfterTx", event: wrong })],
  };
  const paths = tokenMovements(events).refused.map(({ index, path }) => `${index} ${path}`);
  assert.deepEqual(paths.sort(), ["0 transactionEvents[0].data", "1 contractEvents[1].data"]);
});
