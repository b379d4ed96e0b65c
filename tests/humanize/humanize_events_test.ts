import assert from "node:assert/strict";
import { test } from "node:test";
import { type DwsaEvent, humanizeEvents } from "@dwsa/base/humanize";
import { nativeToScVal } from "@dwsa/base/scval";
import { decodeStrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventType,
  ContractEventV0,
  DiagnosticEvent,
  ExtensionPoint,
  ScVal,
  TransactionEvent,
  TransactionEventStage,
} from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { size, written } from "../_long.ts";
import { assertFrozen } from "./_frozen.ts";
import { CONTRACT } from "./_invocations.ts";
import { tagged } from "./_tagged.ts";

const ID = decodeStrKey("contract", CONTRACT);

function event(
  { contractId = ID, type = "contract", topics = [ScVal.scvSymbol("fee")], data = ScVal.scvI128(7n) }: {
    contractId?: Uint8Array | null;
    type?: ContractEventType;
    topics?: readonly ScVal[];
    data?: ScVal;
  } = {},
): ContractEvent {
  const body = ContractEventBody.v0(new ContractEventV0({ topics, data }));
  return new ContractEvent({ ext: ExtensionPoint.v0(), contractId, type, body });
}

function diagnostic(inSuccessfulContractCall: boolean, inner: ContractEvent = event()): DiagnosticEvent {
  return new DiagnosticEvent({ inSuccessfulContractCall, event: inner });
}

function staged(stage: TransactionEventStage, inner: ContractEvent = event()): TransactionEvent {
  return new TransactionEvent({ stage, event: inner });
}

const FLAT: DwsaEvent = { type: "contract", contractId: CONTRACT, topics: ["fee"], data: 7n };

corpusTest(
  "humanizeEvents() gives the recorded form of every contract event of the ledger",
  "contractEvents",
  (entries) => {
    assert.ok(entries.length > 0);
    const expected = entries.map(({ humanized }) => humanized);
    assert.deepEqual(humanizeEvents(entries.map(({ xdr }) => ContractEvent.fromXDR(xdr))).map(tagged), expected);
    assert.deepEqual(humanizeEvents(entries.map(({ xdr }) => xdr)).map(tagged), expected);
  },
);

corpusTest(
  "humanizeEvents() gives the recorded form of every diagnostic event of the ledger, and the flag",
  "diagnosticEvents",
  (entries) => {
    assert.ok(entries.length > 0);
    const events = entries.map(({ xdr }) => DiagnosticEvent.fromXDR(xdr));
    const expected = entries.map(({ humanized }, i) => ({
      ...humanized as DwsaEvent,
      inSuccessfulContractCall: events[i]!.inSuccessfulContractCall,
    }));
    assert.deepEqual(humanizeEvents(events).map(recorded), expected);
    assert.deepEqual(humanizeEvents(entries.map(({ xdr }) => xdr)).map(recorded), expected);
  },
);

/** Converts an event to the JSON of the ledger corpus, which omits `errorType`. */
function recorded(event: DwsaEvent): unknown {
  return JSON.parse(JSON.stringify(tagged(event)), (key, value) => key === "errorType" ? undefined : value);
}

for (const type of Object.values(ContractEventType)) {
  test(`humanizeEvents() keeps the event type ${type}`, () => {
    assert.deepEqual(humanizeEvents([event({ type })]), [{ ...FLAT, type }]);
  });
}

for (const flag of [true, false]) {
  test(`humanizeEvents() keeps inSuccessfulContractCall ${flag} of a diagnostic event`, () => {
    assert.deepEqual(humanizeEvents([diagnostic(flag)]), [{ ...FLAT, inSuccessfulContractCall: flag }]);
  });
}

test("humanizeEvents() omits the contractId of an event without a contract", () => {
  for (const input of [event({ contractId: null }), diagnostic(true, event({ contractId: null }))]) {
    const [result] = humanizeEvents([input]);
    assert.equal("contractId" in result!, false);
  }
});

test("humanizeEvents() returns an empty list for an event without topics", () => {
  assert.deepEqual(humanizeEvents([event({ topics: [] })])[0]?.topics, []);
  const untyped = event({ topics: undefined as never });
  const body = { type: "v0", value: { data: ScVal.scvVoid() } } as never; // as from untyped code
  const missing = new ContractEvent({ ext: untyped.ext, contractId: null, type: "contract", body });
  assert.deepEqual(humanizeEvents([missing]), [{ type: "contract", topics: [], data: null }]);
});

for (const stage of Object.values(TransactionEventStage)) {
  test(`humanizeEvents() accepts a TransactionEvent and adds the stage ${stage}`, () => {
    assert.deepEqual(humanizeEvents([staged(stage)]), [{ ...FLAT, stage }]);
    const text = staged(stage).toXDR("base64");
    assert.deepEqual(humanizeEvents([text], { encoded: "TransactionEvent" }), [{ ...FLAT, stage }]);
  });
}

test("humanizeEvents() accepts lists of events of different types in their order, and an empty list", () => {
  const events = [event(), diagnostic(true).toXDR("base64"), staged("transactionEventStageAfterTx"), diagnostic(false)];
  assert.deepEqual(humanizeEvents(events), [
    FLAT,
    { ...FLAT, inSuccessfulContractCall: true },
    { ...FLAT, stage: "transactionEventStageAfterTx" },
    { ...FLAT, inSuccessfulContractCall: false },
  ]);
  assert.deepEqual(humanizeEvents([]), []);
});

test("humanizeEvents() can be passed to map, flatMap and Array.from", () => {
  const lists = [[event()], [], [event(), event()]];
  const expected = lists.map((list) => humanizeEvents(list));
  assert.deepEqual(lists.map(humanizeEvents), expected);
  assert.deepEqual(lists.flatMap(humanizeEvents), expected.flat());
  assert.deepEqual(Array.from(lists, humanizeEvents), expected);
});

test("humanizeEvents() rejects a misspelled option and suggests the right name", () => {
  assert.throws(() => humanizeEvents([], { encode: "ContractEvent" } as never), {
    name: "TypeError",
    message:
      'Cannot humanize events: expected options to have no fields other than encoded, got "encode" (did you mean "encoded"?)',
  });
});

test("humanizeEvents() ignores inherited properties of its options", () => {
  const text = diagnostic(true).toXDR("base64");
  const inherited = Object.create({ encoded: "TransactionEvent" }) as { encoded: "TransactionEvent" };
  assert.equal(humanizeEvents([text], inherited)[0]?.inSuccessfulContractCall, true);
});

test("humanizeEvents() decodes base64 as the requested type of event", () => {
  const text = diagnostic(true).toXDR("base64"); // a TransactionEvent can have the same bytes
  assert.equal(humanizeEvents([text], { encoded: "DiagnosticEvent" })[0]?.inSuccessfulContractCall, true);
  assert.equal(humanizeEvents([text], { encoded: "TransactionEvent" })[0]?.stage, "transactionEventStageAfterTx");
  assert.throws(() => humanizeEvents([text], { encoded: "ContractEvent" }), { code: "humanize/invalid-event" });
  for (const encoded of ["contract", "toString", 5, null]) {
    for (const events of [[text], [], [event()]]) {
      assert.throws(() => humanizeEvents(events, { encoded: encoded as never }), {
        name: "TypeError",
        message: /^Cannot humanize events: expected options\.encoded to be "ContractEvent", "DiagnosticEvent" or /,
      });
    }
  }
  for (const options of [null, "TransactionEvent", 1.5, -1, []]) {
    assert.throws(() => humanizeEvents([text], options as never), {
      name: "TypeError",
      message: /^Cannot humanize events: expected options to be an object such as \{ encoded: … \}, got /,
    });
  }
});

// In a topic, these bytes make the event decodable as a diagnostic event of a contract, too.
const disguise = Uint8Array.from({ length: 32 }, (_, i) => ({ 19: 1, 31: 3 })[i] ?? 0);
const doubles: readonly { name: string; contract: ContractEvent; data: { contract: unknown; diagnostic: unknown } }[] =
  [
    {
      name: "a system event without a contract, with a bool",
      contract: event({ type: "system", contractId: null, topics: [], data: ScVal.scvBool(true) }),
      data: { contract: true, diagnostic: null },
    },
    {
      name: "an event without a contract, with bytes made for the purpose",
      contract: event({ contractId: null, topics: [ScVal.scvBytes(disguise)], data: ScVal.scvVoid() }),
      data: { contract: null, diagnostic: 1 },
    },
  ];
for (const { name, contract, data } of doubles) {
  test(`humanizeEvents() rejects ambiguous base64 without the option encoded: ${name}`, () => {
    const text = contract.toXDR("base64");
    assert.throws(() => humanizeEvents([text]), {
      code: "humanize/invalid-event",
      path: "events[0]",
      message: /: events\[0\] can be a ContractEvent or a DiagnosticEvent; set options\.encoded$/,
    });
    assert.equal(humanizeEvents([text], { encoded: "ContractEvent" })[0]?.data, data.contract);
    assert.equal(humanizeEvents([text], { encoded: "DiagnosticEvent" })[0]?.data, data.diagnostic);
  });
}

const errors: readonly { name: string; text: string }[] = [
  { name: "an empty string", text: "" },
  { name: "no base64", text: "not base64!" },
  { name: "URL-safe base64", text: "____" },
  { name: "a truncated event", text: event().toXDR("base64").slice(0, 40) },
  { name: "trailing bytes", text: `${event().toXDR("base64").slice(0, -4)}AAAAAAAA` },
  { name: "another type", text: ScVal.scvU32(7).toXDR("base64") },
  { name: "a transaction event of the last stage", text: staged("transactionEventStageAfterAllTxs").toXDR("base64") },
];
for (const { name, text } of errors) {
  test(`humanizeEvents() rejects ${name} as base64 and names its index`, () => {
    assert.throws(() => humanizeEvents([event(), text]), {
      name: "DwsaError",
      code: "humanize/invalid-event",
      path: "events[1]",
      message: /^Cannot humanize events: events\[1\] is not the base64 string of a/,
    });
  });
}

test("humanizeEvents() names the index of a value that is not an event", () => {
  for (const wrong of [undefined, null, 5, {}, [], new Uint8Array(4), ScVal.scvVoid(), event().body]) {
    assert.throws(() => humanizeEvents([event(), event(), wrong as never]), {
      name: "TypeError",
      message: /^Cannot humanize events: expected events\[2\] to be a ContractEvent, DiagnosticEvent or Trans.*, got /,
    });
  }
  const holes = new Array(1);
  assert.throws(() => humanizeEvents(holes), { name: "TypeError", message: /events\[0\].*got undefined$/ });
});

test("humanizeEvents() rejects values that are not a list", () => {
  for (const events of [undefined, null, {}, "AAAA", event(), new Set([event()])]) {
    assert.throws(() => humanizeEvents(events as never), {
      name: "TypeError",
      message: /^Cannot humanize events: expected events to be an array, such as a list of eventsFromMeta\(\), got /,
    });
  }
});

test("humanizeEvents() rejects a body of an unknown version with the path", () => {
  const { ext, type, contractId } = event();
  const later = new ContractEvent({ ext, type, contractId, body: { type: "v1" } as never }); // invalid type
  for (const input of [later, diagnostic(true, later)]) {
    assert.throws(() => humanizeEvents([event(), input]), {
      name: "DwsaError",
      code: "humanize/unknown-arm",
      path: "events[1].body",
    });
  }
});

const EVENTS = size(100_000);

test(`humanizeEvents() accepts ${written(EVENTS)} events`, () => {
  const count = EVENTS;
  const results = humanizeEvents(Array.from({ length: count }, (_, i) => event({ data: ScVal.scvU32(i) })));
  assert.equal(results.length, count);
  assert.equal(results[count - 1]?.data, count - 1);
});

test("humanizeEvents() freezes events, arrays and plain objects at every level", () => {
  const struct = nativeToScVal({ bytes: Uint8Array.of(1), list: [1n, 2n], map: new Map([[["a"], { b: 1n }]]) });
  const inner = event({ topics: [struct], data: struct });
  const events = humanizeEvents([inner, diagnostic(true, inner), staged("transactionEventStageAfterTx", inner)]);
  for (const found of events) {
    assertFrozen(found);
    assert.throws(() => Object.assign(found, { data: 99n }), TypeError);
    assert.throws(() => Object.assign(found, { toJSON: () => "" }), TypeError);
  }
});

test("changes to the source and the bytes of an event do not affect its JSON", () => {
  const source = event({ topics: [ScVal.scvBytes(Uint8Array.of(1))], data: ScVal.scvVec([ScVal.scvI128(7n)]) });
  const [found] = humanizeEvents([source]);
  const json = JSON.stringify(found);
  const clone = structuredClone(found);
  const { value } = source.body as unknown as { value: { data: { value: ScVal[] }; topics: ScVal[] } }; // readonly in the types
  value.data.value[0] = ScVal.scvVoid();
  value.topics.length = 0;
  assert.deepEqual(found, clone);
  assert.equal(JSON.stringify(found), json);
  (found!.topics[0] as Uint8Array)[0] = 9;
  assert.equal(JSON.stringify(found), json);
});

test("humanizeEvents() rejects an event whose values cannot be encoded, and an event without contents", () => {
  assert.throws(() => humanizeEvents([event({ data: ScVal.scvU32(2 ** 32) })]), { name: "RangeError" });
  assert.throws(() => humanizeEvents([diagnostic(true, {} as never)]), {
    name: "TypeError",
    message: "Cannot humanize events: expected events[0].event to be a ContractEvent, got object",
  });
});

test("JSON.stringify() of events keeps the contract type of every value", () => {
  const topics = [ScVal.scvSymbol("fee"), ScVal.scvU64(2n ** 64n - 1n)];
  const json = {
    type: "contract",
    contractId: CONTRACT,
    topics: [{ symbol: "fee" }, { u64: "18446744073709551615" }],
    data: { bytes: "00ff" },
  };
  const inner = event({ topics, data: ScVal.scvBytes(new Uint8Array([0, 255])) });
  const stage = "transactionEventStageAfterTx";
  const events = humanizeEvents([inner, diagnostic(false, inner), staged(stage, inner), event({ contractId: null })]);
  assert.deepEqual(JSON.parse(JSON.stringify({ events })).events, [
    json,
    { ...json, inSuccessfulContractCall: false },
    { ...json, stage },
    { type: "contract", topics: [json.topics[0]], data: { i128: "7" } },
  ]);
});

test("humanizeEvents() returns plain data with a toJSON that is not enumerable", () => {
  const [found] = humanizeEvents([event()]);
  assert.deepEqual(Object.keys(found!), ["type", "contractId", "topics", "data"]);
  assert.deepEqual({ ...found }, FLAT);
  assert.deepEqual(structuredClone(found), FLAT);
  assert.deepEqual(found?.toJSON?.(), JSON.parse(JSON.stringify(found)));
});
