/** Interfaces, created from a literal, XDR and Wasm. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { toBase64 } from "@dwsa/base";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import {
  callFunction,
  contractErrors,
  contractSpec,
  contractSpecFromWasm,
  contractSpecFromXdr,
  contractSpecToJson,
  type ContractStruct,
  decodeResult,
  encodeArguments,
  type SpecEntry,
} from "@dwsa/base/spec";
import { ScSpecEntry } from "@dwsa/base/xdr";
import { definitions, handles, kinds, publicSpecs } from "./_specs.ts";
import { custom, NAME, stream, wasm } from "./_wasm.ts";

for (const { name, entries, spec } of [...handles, kinds]) {
  test(`contractSpec() returns equal interfaces for a literal, XDR and Wasm: ${name}`, () => {
    const json = contractSpecToJson(spec);
    const bytes = stream(entries);
    assert.deepEqual(contractSpec(json), spec);
    assert.deepEqual(contractSpec(JSON.parse(JSON.stringify(json).replaceAll('"type":', '"type_":'))), spec);
    assert.deepEqual(contractSpecFromXdr(bytes), spec);
    assert.deepEqual(contractSpecFromXdr(toBase64(bytes)), spec);
    assert.deepEqual(contractSpecFromXdr(entries.map((entry) => ScSpecEntry.fromXDR(entry))), spec);
    assert.deepEqual(contractSpecFromWasm(wasm(custom(NAME, bytes))), spec);
    assert.deepEqual(json.map((entry) => scSpecEntryFromJson(entry).toXDR("base64")), entries);
    assert.deepEqual(json, entries.map((entry) => ScSpecEntry.fromXDR(entry).toJSON()));
  });
}

test("contractSpec() indexes functions, types and events", () => {
  const spec = contractSpec([
    { function_v0: { name: "sent", inputs: [], outputs: [] } },
    {
      event_v0: {
        name: "sent",
        prefix_topics: ["sent"],
        params: [{ name: "b", type: "u32", location: "data" }, { name: "a", type: "u32", location: "data" }],
        data_format: "map",
      },
    },
    { udt_struct_v0: { name: "sent", fields: [{ name: "z", type: "u32" }, { name: "Z", type: "u32" }] } },
  ]);
  assert.deepEqual([...spec.functions.keys()], ["sent"]);
  assert.deepEqual(spec.events[0]!.data.map(({ name }) => name), ["a", "b"]);
  const type = spec.types.get("sent");
  assert.ok(type?.kind === "struct");
  assert.deepEqual(type.fields.map(({ name }) => name), ["Z", "z"]);
});

test("contractSpec() copies the literal", () => {
  const fields = [{ name: "a", type: "u32" as const }];
  const literal = [{ udt_struct_v0: { name: "S", fields } }];
  const spec = contractSpec(literal as SpecEntry[]);
  fields.push({ name: "b", type: "u32" });
  assert.equal((spec.types.get("S") as ContractStruct).fields.length, 1);
  assert.ok(Object.isFrozen(spec) && Object.isFrozen(spec.entries) && Object.isFrozen(spec.entries[0]));
  const json = contractSpecToJson(spec) as { udt_struct_v0: { name: string } }[];
  json[0]!.udt_struct_v0.name = "T";
  assert.equal((spec.entries[0] as typeof json[0]).udt_struct_v0.name, "S");
});

/** Returns all objects and arrays in a value, including those in maps. */
function partsOf(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return [value, ...parts.flatMap(partsOf)];
}

const readers = [
  { name: "contractSpec", spec: () => contractSpec(handles[0]!.spec.entries) },
  { name: "contractSpecFromXdr", spec: () => contractSpecFromXdr(publicSpecs[0]!.entries) },
];

for (const { name, spec: read } of readers) {
  test(`${name}() returns frozen parts, which are the same objects on each access`, () => {
    const spec = read();
    for (const part of partsOf(spec)) assert.ok(part instanceof Map || Object.isFrozen(part), inspect(part));
    for (const key of ["entries", "functions", "types", "events", "problems"] as const) {
      assert.equal(spec[key], spec[key]);
    }
    for (const entry of spec.entries) {
      if ("function_v0" in entry) assert.equal(spec.functions.get(entry.function_v0.name), entry.function_v0);
    }
  });

  test(`${name}() returns values that share their accessors`, () => {
    const [one, other] = [read(), read()].map(Object.getOwnPropertyDescriptors);
    for (const key of ["entries", "functions", "types", "events", "problems"] as const) {
      assert.equal(one![key].get, other![key].get);
    }
  });

  test(`${name}() returns an object that consoles, structuredClone() and JSON.stringify() treat as plain data`, () => {
    const spec = read();
    const { entries, functions, types, events, problems } = spec;
    const plain = { entries, functions, types, events, problems };
    const tagged = Object.defineProperty({ ...plain }, Symbol.toStringTag, { value: "dwsa.ContractSpec" });
    assert.equal(inspect(read(), { depth: 9 }), inspect(tagged, { depth: 9 }));
    assert.equal(inspect({ spec: read() }), inspect({ spec: tagged }));
    assert.deepEqual(structuredClone(read()), plain);
    assert.equal(JSON.stringify(read()), JSON.stringify(plain));
    assert.deepEqual({ ...read() }, plain);
  });
}

test("contractSpecFromXdr() copies the entries", () => {
  const entries = publicSpecs[0]!.entries.map((entry) => ScSpecEntry.fromXDR(entry));
  const spec = contractSpecFromXdr(entries);
  for (const entry of entries) Object.assign(entry.value, { name: "changed", inputs: [], fields: [], cases: [] });
  assert.deepEqual(spec, handles[0]!.spec);
  const bytes = stream(publicSpecs[0]!.entries);
  const other = contractSpecFromXdr(bytes);
  bytes.fill(0);
  assert.deepEqual(other, handles[0]!.spec);
});

test("contractSpec() escapes all strings", () => {
  const entry = (doc: string): SpecEntry[] => [{ udt_enum_v0: { doc, name: "E", cases: [] } }];
  const expected = "caf\\xc3\\xa9\\n\\x41\\\\";
  const docs = ["café\nA\\\\", "caf\\xC3\\xa9\\nA\\\\"].map((doc) =>
    (contractSpec(entry(doc)).entries[0] as { udt_enum_v0: { doc: string } }).udt_enum_v0.doc
  );
  assert.deepEqual(docs, [expected.replace("\\x41", "A"), expected.replace("\\x41", "A")]);
  for (const text of ["a\t\n\r\0\\\\", "a\\t\\n\\r\\0\\\\", "a\\x09\\x0a\\x0d\\x00\\x5c"]) {
    const [one] = contractSpec(entry(text)).entries;
    assert.equal((one as { udt_enum_v0: { doc: string } }).udt_enum_v0.doc, "a\\t\\n\\r\\0\\\\");
  }
  assert.throws(() => contractSpec(entry("C:\\path")), { code: "spec/invalid-entry", path: "[0].udt_enum_v0.doc" });
  assert.throws(() => contractSpec(entry("\ud800")), { code: "spec/invalid-entry" });
});

test("contractSpec() accepts documentation of any length", () => {
  const doc = "a\\n".repeat(200_000);
  const [one] = contractSpec([{ udt_enum_v0: { doc, name: "E", cases: [] } }]).entries;
  assert.ok((one as { udt_enum_v0: { doc: string } }).udt_enum_v0.doc === doc);
});

test("contractSpec() accepts types at a depth of 500, for each innermost type", () => {
  const nested = (levels: number, last: unknown) => {
    let type = last;
    for (let i = 1; i < levels; i++) type = { vec: { element_type: type } };
    return [{ function_v0: { doc: "", name: "f", inputs: [], outputs: [type] } }];
  };
  for (const last of ["u32", { bytes_n: { n: 5 } }, { udt: { name: "A" } }]) {
    const levels = typeof last === "string" ? 502 : 501; // a scalar is not counted
    assert.deepEqual(contractSpec(nested(levels, last) as never).entries, nested(levels, last));
    assert.throws(() => contractSpec(nested(levels + 1, last) as never), { code: "scval/depth" });
  }
});

test("contractSpec() merges definitions that differ only in documentation", () => {
  const entry = (doc: string): SpecEntry => ({ udt_enum_v0: { doc, name: "E", cases: [{ name: "A", value: 1 }] } });
  const spec = contractSpec([entry("a"), entry("b")]);
  assert.deepEqual([spec.entries.length, spec.types.size], [2, 1]);
});

test("contractSpec() lists a function with an empty name", () => {
  const spec = contractSpec([{ function_v0: { name: "", inputs: [{ name: "", type: "u32" }], outputs: ["u32"] } }]);
  const id = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
  assert.deepEqual([...spec.functions.keys()], [""]);
  assert.equal(decodeResult(spec, "", encodeArguments(spec, "", { "": 5 })[0]!), 5);
  assert.throws(() => callFunction(spec, id, "", { "": 5 }), { code: "contract/method" });
});

test("contractSpec() indexes 10,000 entries", () => {
  const entries = Array.from({ length: 10_000 }, (_, i): SpecEntry => ({
    function_v0: { name: `f${i}`, inputs: [{ name: "a", type: "u32" }], outputs: [] },
  }));
  assert.equal(contractSpec(entries).functions.size, 10_000);
});

test("contractErrors() returns all cases of a code, with readable documentation", () => {
  assert.deepEqual(contractErrors(definitions, 5), [
    { enum: "Failure", name: "NotFound", code: 5, doc: "No such order\nTry café" },
  ]);
  assert.deepEqual(contractErrors(definitions, 9), []);
  const twice = contractSpec([
    { udt_error_enum_v0: { name: "A", cases: [{ name: "X", value: 1 }] } },
    { udt_error_enum_v0: { name: "B", cases: [{ name: "Y", value: 1, doc: "\\xff" }] } },
  ]);
  assert.deepEqual(contractErrors(twice, 1).map(({ enum: name, doc }) => [name, doc]), [["A", ""], ["B", "\\xff"]]);
  assert.throws(() => contractErrors(definitions, "5" as never), TypeError);
});

test("contractSpec() returns event parameters as fields, which it accepts as arguments of a function", () => {
  const { events: [event] } = contractSpec([{
    event_v0: {
      name: "moved",
      prefix_topics: [],
      params: [{ name: "id", type: "u32", location: "topic_list" }, { name: "by", type: "i128", location: "data" }],
      data_format: "single_value",
    },
  }]);
  assert.deepEqual([...event!.topics, ...event!.data], [
    { doc: "", name: "id", type: "u32" },
    { doc: "", name: "by", type: "i128" },
  ]);
  contractSpec([{ function_v0: { name: "f", inputs: event!.topics, outputs: [] } }]);
});
