/** Names of types and events in interfaces, which can have up to 1,024 bytes since protocol 30. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import {
  contractSpec,
  contractSpecFromXdr,
  contractSpecToJson,
  decodeEvent,
  decodeValue,
  encodeValue,
} from "@dwsa/base/spec";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  ExtensionPoint,
  NEWEST_PROTOCOL,
  requiredProtocol,
  ScSpecTypeUdt,
  ScVal,
} from "@dwsa/base/xdr";

const NAMES = [
  "::crate::module::State",
  "::a::b::State2",
  "__proto__",
  "constructor",
  "Größe",
  "with space",
  "class",
  "x".repeat(61),
  "x".repeat(1024),
  "é".repeat(512),
];

for (const name of NAMES) {
  const shown = name.length > 30 ? `${name.slice(0, 10)}… (${new TextEncoder().encode(name).length} bytes)` : name;

  test(`contractSpec() keeps a type and an event with the name ${shown}`, () => {
    const literal = [
      { udt_struct_v0: { name, fields: [{ name: "a", type: "u32" }] } },
      {
        udt_union_v0: {
          name: `${name.slice(0, -1)}U`,
          cases: [{ tuple_v0: { name: "One", type: [{ udt: { name } }] } }],
        },
      },
      {
        event_v0: {
          name,
          prefix_topics: ["moved"],
          params: [{ name: "amount", type: "u32", location: "data" }],
          data_format: "single_value",
        },
      },
    ] as const;
    const spec = contractSpec(literal);
    // Names are in SEP-51 format, which escapes all characters other than printable ASCII.
    const kept = new ScSpecTypeUdt({ name }).toJSON().name;
    assert.ok(spec.types.has(kept));
    assert.equal(spec.events[0]?.name, kept);

    const entries = contractSpecToJson(spec).map((entry) => scSpecEntryFromJson(entry));
    assert.deepEqual(contractSpecToJson(contractSpecFromXdr(entries)), contractSpecToJson(spec));
    const isLong = new TextEncoder().encode(name).length;
    assert.equal(requiredProtocol(entries[0]!), isLong > 60 ? NEWEST_PROTOCOL : 28);
    assert.equal(requiredProtocol(entries[2]!), isLong > 32 ? NEWEST_PROTOCOL : 28);

    const value = encodeValue(spec as never, kept as never, { a: 5 } as never);
    assert.deepEqual(decodeValue(spec as never, kept as never, value), { a: 5 });
  });
}

test("decodeEvent() finds an event by its topics, not by its name", () => {
  const spec = contractSpec([{
    event_v0: {
      name: "::crate::events::Moved",
      prefix_topics: ["moved"],
      params: [{ name: "amount", type: "u32", location: "data" }],
      data_format: "single_value",
    },
  }]);
  const body = ContractEventBody.v0(new ContractEventV0({ topics: [ScVal.scvSymbol("moved")], data: ScVal.scvU32(7) }));
  const event = new ContractEvent({ ext: ExtensionPoint.v0(), contractId: null, type: "contract", body });
  assert.equal(decodeEvent(spec, event)?.name, "::crate::events::Moved");
});

test("a name of 1,025 bytes is rejected", () => {
  const entry = { udt_struct_v0: { name: "x".repeat(1025), fields: [] } };
  assert.throws(() => encodedOf(entry), { name: "DwsaError" });
});

test("no message repeats a long name", () => {
  const name = "N".repeat(1024);
  const spec = contractSpec([{ udt_struct_v0: { name, fields: [{ name: "a", type: "u32" }] } }]);
  assert.throws(() => encodeValue(spec as never, name as never, { a: -1 } as never), (error: Error) => {
    assert.ok(error.message.length < 400, `${error.message.length} characters`);
    return true;
  });
  assert.throws(() => encodeValue(spec as never, "other" as never, {} as never), (error: Error) => {
    assert.ok(error.message.length < 600, `${error.message.length} characters`);
    return true;
  });
});

test("contractSpecFromXdr() accepts an interface of 10,000 types with names of 1,024 bytes", () => {
  const entries = Array.from(
    { length: 10_000 },
    (_, i) => encodedOf({ udt_struct_v0: { name: `${i}`.padEnd(1024, "x"), fields: [] } }),
  );
  const spec = contractSpecFromXdr(entries);
  assert.equal(spec.types.size, 10_000);
});

/** Encodes an entry of a literal as XDR in base64. */
function encodedOf(entry: Parameters<typeof contractSpec>[0][number]): string {
  return scSpecEntryFromJson(contractSpecToJson(contractSpec([entry]))[0]).toXDR("base64");
}
