/** Reading interfaces: from literals, XDR and Wasm, and writing them as JSON. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { toBase64 } from "@dwsa/base";
import { DwsaError } from "@dwsa/base/errors";
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
import { definitions, handles, publicSpecs } from "./_specs.ts";

const MODULE = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const NAME = [...new TextEncoder().encode("contractspecv0")];

/** A Wasm module of these sections. */
function wasm(...sections: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([...MODULE, ...sections.flat()]);
}

/** A custom section. */
function custom(name: readonly number[], content: Uint8Array | readonly number[]): number[] {
  const body = [name.length, ...name, ...content];
  return [0, ...leb128(body.length), ...body];
}

/** A length in LEB128, of as many bytes as asked for. */
function leb128(value: number, bytes = 1): number[] {
  const rest = value >>> 7;
  return rest === 0 && bytes <= 1 ? [value & 127] : [value & 127 | 128, ...leb128(rest, bytes - 1)];
}

function stream(entries: readonly string[]): Uint8Array {
  return Uint8Array.from(entries.flatMap((entry) => [...ScSpecEntry.fromXDR(entry).toXDR()]));
}

for (const { name, entries, spec } of handles) {
  test(`contractSpec() gives one handle for the literal, XDR and Wasm: ${name}`, () => {
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

test("contractSpec() has copies of the literal, which nothing changes", () => {
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

/** Every object and list in a value, maps included. */
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
  test(`${name}() gives frozen parts, each always the same`, () => {
    const spec = read();
    for (const part of partsOf(spec)) assert.ok(part instanceof Map || Object.isFrozen(part), inspect(part));
    for (const key of ["entries", "functions", "types", "events"] as const) assert.equal(spec[key], spec[key]);
    for (const entry of spec.entries) {
      if ("function_v0" in entry) assert.equal(spec.functions.get(entry.function_v0.name), entry.function_v0);
    }
  });

  test(`${name}() gives what consoles, structuredClone() and JSON.stringify() show as plain data`, () => {
    const spec = read();
    const { entries, functions, types, events } = spec;
    const plain = { entries, functions, types, events };
    const tagged = Object.defineProperty({ ...plain }, Symbol.toStringTag, { value: "dwsa.ContractSpec" });
    assert.equal(inspect(read(), { depth: 9 }), inspect(tagged, { depth: 9 }));
    assert.equal(inspect({ spec: read() }), inspect({ spec: tagged }));
    assert.deepEqual(structuredClone(read()), plain);
    assert.equal(JSON.stringify(read()), JSON.stringify(plain));
    assert.deepEqual({ ...read() }, plain);
  });
}

test("contractSpecFromXdr() has copies of the entries, which nothing changes", () => {
  const entries = publicSpecs[0]!.entries.map((entry) => ScSpecEntry.fromXDR(entry));
  const spec = contractSpecFromXdr(entries);
  for (const entry of entries) Object.assign(entry.value, { name: "changed", inputs: [], fields: [], cases: [] });
  assert.deepEqual(spec, handles[0]!.spec);
  const bytes = stream(publicSpecs[0]!.entries);
  const other = contractSpecFromXdr(bytes);
  bytes.fill(0);
  assert.deepEqual(other, handles[0]!.spec);
});

test("contractSpec() gives each text one form, the escaped one", () => {
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

const field = (name: string) => ({ name, type: "u32" });
const deep = (levels: number): unknown => {
  let type: unknown = "u32";
  for (let i = 0; i < levels; i++) type = { vec: { element_type: type } };
  return type;
};
const circular: { vec: { element_type: unknown } } = { vec: { element_type: "u32" } };
circular.vec.element_type = circular;

test("contractSpec() takes types inside of 500 others, whatever is at the end", () => {
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

const refused: readonly { name: string; entries: unknown; code?: string; path?: string }[] = [
  { name: "no list", entries: { function_v0: {} }, code: "TypeError" },
  { name: "an entry that is null", entries: [null], path: "[0]" },
  { name: "an unknown kind of entry", entries: [{ function_v1: {} }], path: "[0]" },
  { name: "two kinds in one entry", entries: [{ function_v0: {}, event_v0: {} }], path: "[0]" },
  { name: "a name of Object.prototype", entries: [{ constructor: {} }], path: "[0]" },
  { name: "a missing property", entries: [{ function_v0: { name: "f", inputs: [] } }], path: "[0].function_v0" },
  {
    name: "an unknown property",
    entries: [{ function_v0: { name: "f", inputs: [], outputs: [], docs: "" } }],
    path: "[0].function_v0",
  },
  {
    name: "type beside type_",
    entries: [{ udt_struct_v0: { name: "S", fields: [{ name: "a", type: "u32", type_: "u32" }] } }],
    path: "[0].udt_struct_v0.fields[0]",
  },
  {
    name: "an unknown type",
    entries: [{ function_v0: { name: "f", inputs: [{ name: "a", type: "u33" }], outputs: [] } }],
    path: "[0].function_v0.inputs[0].type",
  },
  {
    name: "two results",
    entries: [{ function_v0: { name: "f", inputs: [], outputs: ["u32", "u32"] } }],
    path: "[0].function_v0.outputs",
  },
  {
    name: "two arguments of one name",
    entries: [{ function_v0: { name: "f", inputs: [field("a"), field("a")], outputs: [] } }],
    path: "[0].function_v0.inputs[1]",
  },
  {
    name: "some numbers among the names of fields",
    entries: [{ udt_struct_v0: { name: "S", fields: [field("0"), field("a")] } }],
    path: "[0].udt_struct_v0.fields",
  },
  {
    name: "numbers with a gap as the names of fields",
    entries: [{ udt_struct_v0: { name: "S", fields: [field("0"), field("2")] } }],
    path: "[0].udt_struct_v0.fields",
  },
  {
    name: "two cases of one name",
    entries: [{ udt_enum_v0: { name: "E", cases: [{ name: "A", value: 0 }, { name: "A", value: 1 }] } }],
    path: "[0].udt_enum_v0.cases[1]",
  },
  {
    name: "two cases of one number",
    entries: [{ udt_error_enum_v0: { name: "E", cases: [{ name: "A", value: 0 }, { name: "B", value: 0 }] } }],
    path: "[0].udt_error_enum_v0.cases",
  },
  {
    name: "a number that is no integer of 32 bits",
    entries: [{ udt_enum_v0: { name: "E", cases: [{ name: "A", value: -1 }] } }],
    path: "[0].udt_enum_v0.cases[0].value",
  },
  {
    name: "an unknown place of a parameter",
    entries: [{
      event_v0: {
        name: "e",
        prefix_topics: [],
        params: [{ name: "a", type: "u32", location: "topic" }],
        data_format: "map",
      },
    }],
    path: "[0].event_v0.params[0].location",
  },
  {
    name: "a type nested too deeply",
    entries: [{ function_v0: { name: "f", inputs: [], outputs: [deep(600)] } }],
    code: "scval/depth",
  },
  {
    name: "a type that holds itself",
    entries: [{ function_v0: { name: "f", inputs: [], outputs: [circular] } }],
    code: "scval/depth",
  },
  {
    name: "two functions of one name",
    entries: [
      { function_v0: { name: "f", inputs: [], outputs: [] } },
      { function_v0: { name: "f", inputs: [], outputs: ["u32"] } },
    ],
    code: "spec/duplicate-name",
    path: "[1].function_v0",
  },
  {
    name: "a struct and an enum of one name",
    entries: [{ udt_struct_v0: { name: "T", fields: [] } }, { udt_enum_v0: { name: "T", cases: [] } }],
    code: "spec/duplicate-name",
    path: "[1].udt_enum_v0",
  },
];

for (const { name, entries, code = "spec/invalid-entry", path } of refused) {
  test(`contractSpec() refuses ${name}`, () => {
    assert.throws(() => contractSpec(entries as SpecEntry[]), (error: Error) => {
      assert.equal(DwsaError.is(error) ? error.code : error.name, code, error.message);
      if (path !== undefined) assert.equal((error as DwsaError).path, path);
      assert.match(error.message, /^Cannot read the interface/);
      return true;
    });
  });
}

/** Of the refused entries those that can be XDR. */
const refusedXdr = refused.flatMap(({ entries, ...row }) => {
  try {
    return [{ ...row, entries: (entries as SpecEntry[]).map((entry) => scSpecEntryFromJson(complete(entry)).toXDR()) }];
  } catch {
    return [];
  }
});

/** An entry without its `doc` and `lib`, and with them. */
function complete(entry: SpecEntry): never {
  const [[kind, body] = []] = Object.entries(entry) as [string, { readonly [name: string]: unknown }][];
  const withDocs = Object.entries(body ?? {}).map(([name, part]) => [
    name,
    ["inputs", "fields", "cases", "params"].includes(name)
      ? (part as object[]).map((member) => ({ doc: "", ...member }))
      : part,
  ]);
  const lib = kind === "function_v0" ? {} : { lib: "" };
  return { [kind!]: { doc: "", ...lib, ...Object.fromEntries(withDocs) } } as never;
}

test("contractSpecFromXdr() refuses names that are equal, also if they are not UTF-8", () => {
  const input = (name: string) => ({ doc: "", name, type: "u32" } as const);
  const xdr = (...names: readonly string[]) =>
    scSpecEntryFromJson({ function_v0: { doc: "", name: "f", inputs: names.map(input), outputs: [] } });
  assert.throws(() => contractSpecFromXdr([xdr("\\xff", "\\xff")]), {
    code: "spec/invalid-entry",
    message: "Cannot read the interface at [0].function_v0.inputs[1]: " +
      'expected different names, got "\\\\xff" twice',
  });
  assert.equal(contractSpecFromXdr([xdr("\\xff", "\\\\xff")]).functions.get("f")?.inputs.length, 2);
});

test("contractSpecFromXdr() is tried with all refused entries that have the form of XDR", () => {
  assert.equal(refusedXdr.length, 7);
});

for (const { name, entries, code = "spec/invalid-entry", path } of refusedXdr) {
  test(`contractSpecFromXdr() refuses ${name}, when it reads`, () => {
    const bytes = Uint8Array.from(entries.flatMap((entry) => [...entry]));
    assert.throws(() => contractSpecFromXdr(bytes), { code, ...(path === undefined ? {} : { path }) });
  });
}

test("contractSpec() takes identical definitions of one name as one, whatever their documentation", () => {
  const entry = (doc: string): SpecEntry => ({ udt_enum_v0: { doc, name: "E", cases: [{ name: "A", value: 1 }] } });
  const spec = contractSpec([entry("a"), entry("b")]);
  assert.deepEqual([spec.entries.length, spec.types.size], [2, 1]);
});

test("contractSpec() lists a function without a name, which nobody can call", () => {
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

test("contractSpecFromXdr() refuses other things and damaged entries", () => {
  for (const input of [5, null, [5], [null], {}]) {
    assert.throws(() => contractSpecFromXdr(input as never), TypeError);
  }
  const [entry] = publicSpecs[0]!.entries;
  assert.throws(() => contractSpecFromXdr([`${entry!.slice(0, -4)}`]), { code: "xdr/truncated" });
  assert.throws(() => contractSpecFromXdr("AAAA!"), { code: "encoding/invalid-base64" });
  const bytes = stream(publicSpecs[0]!.entries);
  assert.throws(() => contractSpecFromXdr(bytes.subarray(0, bytes.length - 1)), { code: "xdr/truncated" });
  assert.equal(contractSpecFromXdr(new Uint8Array()).entries.length, 0);
});

const { entries: some, spec: expected } = handles[0]!;
const bytes = stream(some);
const half = stream(some.slice(0, 2));
const rest = stream(some.slice(2));

const modules = [
  { name: "one section", module: wasm(custom(NAME, bytes)) },
  { name: "two sections, in their order", module: wasm(custom(NAME, half), [1, 1, 0], custom(NAME, rest)) },
  {
    name: "other custom sections before it",
    module: wasm(custom([97], [1, 2, 3]), custom([], []), custom(NAME, bytes)),
  },
  {
    name: "lengths of five bytes",
    module: wasm([0, ...leb128(NAME.length + 5 + bytes.length, 5), ...leb128(NAME.length, 5), ...NAME, ...bytes]),
  },
];

for (const { name, module } of modules) {
  test(`contractSpecFromWasm() reads ${name}`, () => assert.deepEqual(contractSpecFromWasm(module), expected));
}

const broken = [
  { name: "nothing", module: new Uint8Array(), offset: 0 },
  { name: "other bytes than Wasm", module: Uint8Array.of(0, 0x61, 0x73, 0x6e), offset: 3 },
  { name: "another version", module: Uint8Array.of(0, 0x61, 0x73, 0x6d, 2, 0, 0, 0), offset: 4 },
  { name: "a component", module: Uint8Array.of(0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0), offset: 4 },
  { name: "a length beyond the end", module: wasm([0, 5, 1, 97]), offset: 9 },
  { name: "the name's length beyond its section", module: wasm([0, 2, 5, 97]), offset: 10 },
  { name: "a length of six bytes", module: wasm([1, 128, 128, 128, 128, 128, 0]), offset: 9 },
  { name: "a length of more than 32 bits", module: wasm([1, 255, 255, 255, 255, 127]), offset: 9 },
  { name: "a name that is not UTF-8", module: wasm(custom([255], [])), offset: 12 },
  { name: "a section without a length", module: wasm([1]), offset: 9 },
];

for (const { name, module, offset } of broken) {
  test(`contractSpecFromWasm() refuses ${name}`, () => {
    assert.throws(() => contractSpecFromWasm(module), { code: "spec/invalid-wasm", offset });
  });
}

test("contractSpecFromWasm() refuses a module without an interface", () => {
  assert.throws(() => contractSpecFromWasm(wasm()), { code: "spec/no-interface" });
  assert.throws(() => contractSpecFromWasm(wasm(custom([...NAME, 0], bytes))), { code: "spec/no-interface" });
});

test("contractSpecFromWasm() refuses a module that is cut off anywhere", () => {
  const module = wasm(custom(NAME, bytes));
  for (let length = 0; length < module.length; length++) {
    assert.throws(() => contractSpecFromWasm(module.subarray(0, length)), (error: unknown) => {
      assert.ok(DwsaError.is(error));
      return error.code === (length === MODULE.length ? "spec/no-interface" : "spec/invalid-wasm");
    });
  }
});

test("contractSpecFromWasm() reads each section to its last byte", () => {
  assert.throws(() => contractSpecFromWasm(wasm(custom(NAME, [...bytes, 0]))), { code: "xdr/truncated" });
  const split = wasm(custom(NAME, bytes.subarray(0, 10)), custom(NAME, bytes.subarray(10)));
  assert.throws(
    () => contractSpecFromWasm(split),
    { code: "xdr/truncated" },
    "an entry does not go on in the next one",
  );
});

test("contractErrors() gives all cases of a code, with readable documentation", () => {
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
