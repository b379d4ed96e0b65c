/** `decodeEvent`: matching declarations, and the decoded parameters. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { humanizeEvents } from "@dwsa/base/humanize";
import { nativeToScVal } from "@dwsa/base/scval";
import { contractSpec, decodeEvent, decodeResult, type SpecEntry, type SpecType } from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  ExtensionPoint,
  ScVal,
} from "@dwsa/base/xdr";

const ID = StrKey.encodeContract(new Uint8Array(32).fill(7));
const address = ScVal.scvAddress(addressToScAddress(ID));
const sym = (text: string) => ScVal.scvSymbol(text);
const topics = [sym("transfer"), address, address];

function event(
  name: string,
  prefix: readonly string[],
  inTopics: readonly (readonly [string, SpecType])[],
  data: readonly (readonly [string, SpecType])[],
  format: "single_value" | "vec" | "map",
): SpecEntry {
  return {
    event_v0: {
      name,
      prefix_topics: prefix,
      params: [
        ...inTopics.map(([name, type]) => ({ name, type, location: "topic_list" as const })),
        ...data.map(([name, type]) => ({ name, type, location: "data" as const })),
      ],
      data_format: format,
    },
  };
}

const FROM_TO = [["from", "address"], ["to", "address"]] as const;
const transfer = contractSpec([event("Transfer", ["transfer"], FROM_TO, [["amount", "i128"]], "single_value")]);
const PARAMS = { from: ID, to: ID, amount: 5n };
const amount = ScVal.scvI128(5n);

test("decodeEvent() decodes topics and data, from an event and from its parts", () => {
  const expected = { name: "Transfer", params: PARAMS, rest: [] };
  assert.deepEqual(decodeEvent(transfer, { topics, data: amount }), expected);
  const whole = (type: "contract" | "system" | "diagnostic") =>
    new ContractEvent({
      ext: ExtensionPoint.v0(),
      contractId: null,
      type,
      body: ContractEventBody.v0(new ContractEventV0({ topics, data: amount })),
    });
  assert.deepEqual(decodeEvent(transfer, whole("contract")), expected);
  assert.equal(decodeEvent(transfer, whole("system")), null);
  assert.equal(decodeEvent(transfer, whole("diagnostic")), null);
});

test("decodeEvent() returns parameters in declared order", () => {
  for (const format of ["map", "vec"] as const) {
    const spec = contractSpec([{
      event_v0: {
        name: "E",
        prefix_topics: ["e"],
        params: [
          { name: "z", type: "u32", location: "data" },
          { name: "from", type: "u32", location: "topic_list" },
          { name: "a", type: "u32", location: "data" },
          { name: "__proto__", type: "u32", location: "topic_list" },
        ],
        data_format: format,
      },
    }]);
    assert.deepEqual(spec.events[0]!.params.map(({ name }) => name), ["z", "from", "a", "__proto__"]);
    const u32 = { type: "u32" } as const;
    const data = format === "vec"
      ? nativeToScVal([1, 3], u32)
      : nativeToScVal({ z: 1, a: 3 }, { keyType: "symbol", type: { z: [null, "u32"], a: [null, "u32"] } });
    const event = decodeEvent(spec, { topics: [sym("e"), ScVal.scvU32(2), ScVal.scvU32(4)], data });
    assert.deepEqual(Object.entries(event!.params), [["z", 1], ["from", 2], ["a", 3], ["__proto__", 4]]);
  }
});

test("decodeEvent() accepts a prefix as a string, too", () => {
  const asString = [ScVal.scvString("transfer"), address, address];
  assert.equal(decodeEvent(transfer, { topics: asString, data: amount })?.name, "Transfer");
});

test("decodeEvent() returns the topics that are not declared", () => {
  const asset = ScVal.scvString("native");
  assert.deepEqual(decodeEvent(transfer, { topics: [...topics, asset], data: amount })?.rest, [asset]);
});

test("decodeEvent() returns null for an event that does not match", () => {
  for (
    const parts of [
      { topics: [sym("mint"), address, address], data: amount },
      { topics: topics.slice(0, 2), data: amount },
      { topics: [sym("transfer"), address, sym("x")], data: amount },
      { topics, data: ScVal.scvU64(5n) },
      { topics: [], data: amount },
    ]
  ) assert.equal(decodeEvent(transfer, parts), null);
});

test("decodeEvent() prefers the declaration that leaves the fewest topics", () => {
  const spec = contractSpec([
    event("Short", ["transfer"], FROM_TO, [["amount", "i128"]], "single_value"),
    event("Long", ["transfer"], [...FROM_TO, ["asset", "string"]], [["amount", "i128"]], "single_value"),
  ]);
  assert.equal(decodeEvent(spec, { topics, data: amount })?.name, "Short");
  assert.equal(decodeEvent(spec, { topics: [...topics, ScVal.scvString("x")], data: amount })?.name, "Long");
  assert.equal(decodeEvent(spec, { topics: [...topics, ScVal.scvU32(1)], data: amount })?.name, "Short");
});

test("decodeEvent() accepts missing options in a map, but no other missing or unknown fields", () => {
  const option = { option: { value_type: "u64" } } as const;
  const spec = contractSpec([event("E", ["e"], [], [["id", option], ["amount", "i128"]], "map")]);
  const read = (data: object) =>
    decodeEvent(spec, {
      topics: [sym("e")],
      data: nativeToScVal(data, { keyType: "symbol", type: { amount: [null, "i128"] } }),
    })?.params;
  assert.deepEqual(read({ amount: 5n, id: 7n }), { id: 7n, amount: 5n });
  assert.deepEqual(read({ amount: 5n }), { id: null, amount: 5n });
  assert.equal(read({ amount: 5n, memo: "x" }), undefined);
  assert.equal(decodeEvent(spec, { topics: [sym("e")], data: nativeToScVal({}) }), null);
});

test("decodeEvent() requires a list of exactly the parameters, or void without parameters", () => {
  const spec = contractSpec([
    event("List", ["list"], [], [["a", "u32"], ["b", "bool"]], "vec"),
    event("None", ["none"], [], [], "single_value"),
    event("Wrong", ["wrong"], [], [["a", "u32"], ["b", "u32"]], "single_value"),
  ]);
  const list = ScVal.scvVec([ScVal.scvU32(1), ScVal.scvBool(true)]);
  assert.deepEqual(decodeEvent(spec, { topics: [sym("list")], data: list })?.params, { a: 1, b: true });
  assert.equal(decodeEvent(spec, { topics: [sym("list")], data: ScVal.scvVec([ScVal.scvU32(1)]) }), null);
  assert.deepEqual(decodeEvent(spec, { topics: [sym("none")], data: ScVal.scvVoid() })?.params, {});
  assert.equal(decodeEvent(spec, { topics: [sym("none")], data: ScVal.scvU32(1) }), null);
  assert.equal(decodeEvent(spec, { topics: [sym("wrong")], data: ScVal.scvU32(1) }), null);
});

test("decodeEvent() merges declarations with equal parameters, and distinguishes declarations by types", () => {
  const muxed = (type: SpecType) =>
    event(
      "transfer",
      ["transfer"],
      FROM_TO,
      [["amount", "i128"], ["to_muxed_id", { option: { value_type: type } }]],
      "map",
    );
  const spec = contractSpec([
    event("transfer", ["transfer"], FROM_TO, [["amount", "i128"]], "single_value"),
    muxed("u64"),
    muxed("string"),
    muxed("bytes"),
  ]);
  const data = (id?: unknown) =>
    nativeToScVal({ amount: 5n, ...(id === undefined ? {} : { to_muxed_id: id }) }, {
      keyType: "symbol",
      type: { amount: [null, "i128"] },
    });
  assert.deepEqual(decodeEvent(spec, { topics, data: amount })?.params, PARAMS);
  for (const id of [7n, "memo", new Uint8Array([1])]) {
    assert.deepEqual(decodeEvent(spec, { topics, data: data(id) })?.params, { ...PARAMS, to_muxed_id: id });
  }
  assert.equal(decodeEvent(spec, { topics, data: data(-7n) }), null);
  assert.deepEqual(decodeEvent(spec, { topics, data: data() }), {
    name: "transfer",
    params: { ...PARAMS, to_muxed_id: null },
    rest: [],
  });
});

test("decodeEvent() returns the first of several matching declarations, with the others", () => {
  const one = (name: string, type: SpecType) => event(name, ["e"], [], [["a", type]], "single_value");
  const spec = contractSpec([one("first", "val"), one("second", "u32"), one("third", "u32"), one("fourth", "val")]);
  const data = ScVal.scvU32(1);
  assert.deepEqual(decodeEvent(spec, { topics: [sym("e"), data], data }), {
    name: "first",
    params: { a: data },
    rest: [data],
    also: [{ name: "second", params: { a: 1 } }],
  });
});

test("decodeEvent() decodes the addresses of claimable balances and liquidity pools", () => {
  const balance = StrKey.encodeClaimableBalance(new Uint8Array(33).fill(7, 1));
  const pool = StrKey.encodeLiquidityPool(new Uint8Array(32).fill(7));
  const value = (text: string) => ScVal.scvAddress(addressToScAddress(text));
  const all = { topics: [sym("transfer"), value(balance), value(pool)], data: amount };
  assert.deepEqual(decodeEvent(transfer, all)?.params, { from: balance, to: pool, amount: 5n });
  const result = contractSpec([{ function_v0: { name: "f", inputs: [], outputs: ["address"] } }]);
  assert.throws(() => decodeResult(result, "f", value(pool)), { code: "spec/mismatch" });
});

test("decodeEvent() returns each reading of a parameter whose type has several definitions", () => {
  const side = (name: string) => ({ udt_enum_v0: { name: "Side", cases: [{ name, value: 1 }] } });
  const declared = event("E", ["e"], [], [["a", { vec: { element_type: { udt: { name: "Side" } } } }]], "single_value");
  const spec = contractSpec([declared, side("Buy"), side("Sell")]);
  const read = (...items: readonly number[]) =>
    decodeEvent(spec, { topics: [sym("e")], data: ScVal.scvVec(items.map((item) => ScVal.scvU32(item))) });
  assert.deepEqual(read(1), {
    name: "E",
    params: { a: ["Buy"] },
    rest: [],
    also: [{ name: "E", params: { a: ["Sell"] } }],
  });
  assert.deepEqual(read(), { name: "E", params: { a: [] }, rest: [] });
  assert.equal(read(2), null);
});

test("decodeEvent() ignores a declaration whose parameters have the same name", () => {
  const spec = contractSpec([
    event("E", ["e"], [["a", "u32"]], [["a", "u32"]], "single_value"),
    event("F", ["e"], [], [["a", "u32"]], "single_value"),
  ]);
  const data = ScVal.scvU32(1);
  assert.equal(decodeEvent(spec, { topics: [sym("e"), ScVal.scvU32(2)], data })?.name, "F");
});

test("decodeEvent() requires equal prefix topics", () => {
  const spec = contractSpec([event("E", ["e", "x"], [], [], "single_value")]);
  const read = (...topics: ScVal[]) => decodeEvent(spec, { topics, data: ScVal.scvVoid() });
  assert.deepEqual(read(sym("e"), sym("x"), sym("y"), sym("z"))?.rest, [sym("y"), sym("z")]);
  for (const wrong of [[sym("e"), sym("xx")], [ScVal.scvU32(0), sym("x")], [sym("x"), sym("e")], [sym("e")]]) {
    assert.equal(read(...wrong), null);
  }
});

test("decodeEvent() rejects a value that is not an event", () => {
  for (const input of [null, 5, {}, { topics: [5], data: amount }, { topics: [] }, amount]) {
    assert.throws(() => decodeEvent(transfer, input as never), TypeError);
  }
  const body = ContractEventBody.v0(new ContractEventV0({ topics, data: amount }));
  const inner = new ContractEvent({ ext: ExtensionPoint.v0(), contractId: null, type: "contract", body });
  const diagnostic = new DiagnosticEvent({ inSuccessfulContractCall: true, event: inner });
  assert.throws(() => decodeEvent(transfer, diagnostic as never), {
    message: /, got DiagnosticEvent; pass its event$/,
  });
  assert.throws(() => decodeEvent(transfer, humanizeEvents([inner])[0] as never), {
    name: "TypeError",
    message: /, got object; pass an event of eventsFromMeta\(meta\)\.contractEvents$/,
  });
  const holed = { topics, data: ScVal.scvVec([5 as never]) };
  const spec = contractSpec([
    event("E", ["transfer"], FROM_TO, [["a", "val"], ["b", { vec: { element_type: "val" } }]], "vec"),
  ]);
  assert.equal(decodeEvent(spec, { ...holed, data: ScVal.scvVoid() }), null);
  assert.throws(() => decodeEvent(spec, { topics, data: ScVal.scvVec([amount, 5 as never]) }), {
    name: "TypeError",
    message: "Cannot decode the event at .b: expected an ScVal, got number",
  });
});
