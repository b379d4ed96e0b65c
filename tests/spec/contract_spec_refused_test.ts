/** Interfaces that `contractSpec` and `contractSpecFromXdr` reject. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toBase64 } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import { contractSpec, contractSpecFromXdr, type SpecEntry } from "@dwsa/base/spec";
import { publicSpecs } from "./_specs.ts";
import { stream } from "./_wasm.ts";

const deep = (levels: number): unknown => {
  let type: unknown = "u32";
  for (let i = 0; i < levels; i++) type = { vec: { element_type: type } };
  return type;
};

const circular: { vec: { element_type: unknown } } = { vec: { element_type: "u32" } };
circular.vec.element_type = circular;

const refused: readonly { name: string; entries: unknown; code?: string; path?: string }[] = [
  { name: "no list", entries: { function_v0: {} }, code: "TypeError" },
  { name: "an entry that is null", entries: [null], path: "[0]" },
  { name: "an unknown type of entry", entries: [{ function_v1: {} }], path: "[0]" },
  { name: "two types in one entry", entries: [{ function_v0: {}, event_v0: {} }], path: "[0]" },
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
    name: "a number that is not an integer of 32 bits",
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
];

for (const { name, entries, code = "spec/invalid-entry", path } of refused) {
  test(`contractSpec() rejects ${name}`, () => {
    assert.throws(() => contractSpec(entries as SpecEntry[]), (error: Error) => {
      assert.equal(DwsaError.is(error) ? error.code : error.name, code, error.message);
      if (path !== undefined) assert.equal((error as DwsaError).path, path);
      assert.match(error.message, /^Cannot read the interface/);
      return true;
    });
  });
}

const typed = (type: unknown) => ({ function_v0: { name: "f", inputs: [], outputs: [type] } });
const ofType = "Cannot read the interface at [0].function_v0.outputs[0]: expected a type name, or an object " +
  "with exactly one of option, result, vec, map, tuple, bytes_n, udt, got ";

const messages: readonly { name: string; entry: unknown; message: string }[] = [
  { name: "a misspelled type", entry: typed("adress"), message: `${ofType}"adress" (did you mean "address"?)` },
  { name: "a type in capitals", entry: typed("U32"), message: `${ofType}"U32" (did you mean "u32"?)` },
  {
    name: "a misspelled type of type",
    entry: typed({ bytesN: 4 }),
    message: `${ofType}"bytesN" (did you mean "bytes_n"?)`,
  },
  {
    name: "a type of the interface without udt",
    entry: typed("Order"),
    message: `${ofType}"Order"; a type of the interface is { udt: { name: "…" } }`,
  },
  {
    name: "another property in place of the expected one",
    entry: typed({ option: { element_type: "u32" } }),
    message: "Cannot read the interface at [0].function_v0.outputs[0].option: " +
      'expected the property "value_type", got "element_type"',
  },
  {
    name: "a missing property, with type_ beside it",
    entry: { udt_struct_v0: { fields: [{ type_: "u32" }], name: "S" } },
    message: 'Cannot read the interface at [0].udt_struct_v0.fields[0]: the property "name" is missing',
  },
  {
    name: "a misspelled property",
    entry: { function_v0: { name: "f", inputs: [], outputs: [], docs: "" } },
    message: "Cannot read the interface at [0].function_v0: " +
      'expected only doc, name, inputs, outputs, got "docs" (did you mean "doc"?)',
  },
  {
    name: "a misspelled type of entry",
    entry: { functionV0: {} },
    message: "Cannot read the interface at [0]: expected an object with exactly one of function_v0, udt_struct_v0, " +
      'udt_union_v0, udt_enum_v0, udt_error_enum_v0, event_v0, got "functionV0" (did you mean "function_v0"?)',
  },
  {
    name: "base64",
    entry: "AAAA",
    message: "Cannot read the interface at [0]: expected an object with exactly one of function_v0, udt_struct_v0, " +
      'udt_union_v0, udt_enum_v0, udt_error_enum_v0, event_v0, got "AAAA"; contractSpecFromXdr() reads base64',
  },
  {
    name: "an object without properties",
    entry: {},
    message: "Cannot read the interface at [0]: expected an object with exactly one of function_v0, udt_struct_v0, " +
      "udt_union_v0, udt_enum_v0, udt_error_enum_v0, event_v0, got object",
  },
  {
    name: "a case of a union of two types",
    entry: { udt_union_v0: { name: "U", cases: [{ void_v0: { name: "A" }, tuple_v0: { name: "A", type: [] } }] } },
    message: "Cannot read the interface at [0].udt_union_v0.cases[0]: " +
      "expected an object with exactly one of void_v0, tuple_v0, got object",
  },
  {
    name: "an invalid escape",
    entry: { udt_enum_v0: { name: "\\q", cases: [] } },
    message: "Cannot read the interface at [0].udt_enum_v0.name: " +
      'expected a well-formed string whose only escapes are \\\\, \\0, \\t, \\n, \\r and \\xNN, got "\\\\q"',
  },
  {
    name: "a case of a union as a string",
    entry: { udt_union_v0: { name: "U", cases: ["A"] } },
    message: "Cannot read the interface at [0].udt_union_v0.cases[0]: " +
      'expected an object with exactly one of void_v0, tuple_v0, got "A"',
  },
];

for (const { name, entry, message } of messages) {
  test(`contractSpec() reports the expected content: ${name}`, () => {
    assert.throws(() => contractSpec([entry as SpecEntry]), { code: "spec/invalid-entry", message });
  });
}

test("contractSpec() names the functions that parse strings", () => {
  assert.throws(() => contractSpec("[]" as never), {
    name: "TypeError",
    message: "Cannot read the interface: expected entries to be an array, got string of 2 characters; " +
      "JSON.parse() reads JSON, and contractSpecFromXdr() reads base64",
  });
});

test("contractSpec() names the list in an object", () => {
  assert.throws(() => contractSpec({ name: "token", entries: [] } as never), {
    name: "TypeError",
    message: "Cannot read the interface: expected entries to be an array, got object; pass its entries",
  });
});

test("contractSpecFromXdr() reports which entry of a list it rejects", () => {
  const [first, second] = publicSpecs[0]!.entries;
  assert.throws(() => contractSpecFromXdr([first!, second!.slice(0, 16)]), {
    code: "xdr/truncated",
    path: "[1]",
    offset: 8,
    message: /^Cannot read the interface at \[1\]: cannot decode ScSpecEntry at ScSpecFunctionV0/,
  });
  const halves = [first!.slice(0, 16), first!.slice(16)];
  assert.throws(() => contractSpecFromXdr(halves), { code: "xdr/truncated", path: "[0]" });
  const both = toBase64(stream([first!, second!]));
  assert.throws(() => contractSpecFromXdr([both]), { code: "xdr/trailing-bytes", path: "[0]" });
  assert.throws(() => contractSpecFromXdr([first!, "AAA"]), { code: "encoding/invalid-base64", path: "[1]" });
  assert.throws(() => contractSpecFromXdr([first!, { function_v0: {} } as never]), {
    name: "TypeError",
    message: "Cannot read the interface: " +
      "expected entries[1] to be base64 or an ScSpecEntry (contractSpec() reads JSON), got object",
  });
});

test("contractSpecFromXdr() rejects other values and damaged entries", () => {
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

test("contractSpecFromXdr() names the function for an interface in another format", () => {
  const wasm = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  const advice = "got a Wasm module; contractSpecFromWasm() reads it";
  for (const input of [wasm, toBase64(wasm)]) {
    assert.throws(() => contractSpecFromXdr(input), {
      code: "spec/invalid-entry",
      message: `Cannot read the interface: expected the XDR of entries, ${advice}`,
    });
  }
  for (const text of ["[]", ' \n[{"function_v0":{}}]', "{}"]) {
    assert.throws(() => contractSpecFromXdr(text), {
      code: "encoding/invalid-base64",
      message: "Cannot read the interface: expected base64, got JSON; contractSpec(JSON.parse(json)) parses it",
    });
  }
});
