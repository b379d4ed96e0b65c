/** `contractSpecFromWasm`: modules with one or more sections, and damaged modules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base/errors";
import { contractSpecFromWasm } from "@dwsa/base/spec";
import { handles } from "./_specs.ts";
import { custom, leb128, MODULE, NAME, stream, wasm } from "./_wasm.ts";

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
  test(`contractSpecFromWasm() parses ${name}`, () => assert.deepEqual(contractSpecFromWasm(module), expected));
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
  test(`contractSpecFromWasm() rejects ${name}`, () => {
    assert.throws(() => contractSpecFromWasm(module), { code: "spec/invalid-wasm", offset });
  });
}

test("contractSpecFromWasm() names the function that reads XDR, and the type for a buffer", () => {
  assert.throws(() => contractSpecFromWasm(bytes), {
    code: "spec/invalid-wasm",
    message:
      "Cannot read the interface: expected a WebAssembly module, got other bytes; contractSpecFromXdr() reads XDR",
  });
  assert.throws(() => contractSpecFromWasm(new ArrayBuffer(8) as never), {
    name: "TypeError",
    message:
      "Cannot read the interface: expected wasm to be a Uint8Array such as new Uint8Array(buffer), got ArrayBuffer",
  });
});

test("contractSpecFromWasm() rejects a module without an interface", () => {
  assert.throws(() => contractSpecFromWasm(wasm()), { code: "spec/no-interface" });
  assert.throws(() => contractSpecFromWasm(wasm(custom([...NAME, 0], bytes))), { code: "spec/no-interface" });
});

test("contractSpecFromWasm() rejects every truncated module", () => {
  const module = wasm(custom(NAME, bytes));
  for (let length = 0; length < module.length; length++) {
    assert.throws(() => contractSpecFromWasm(module.subarray(0, length)), (error: unknown) => {
      assert.ok(DwsaError.is(error));
      return error.code === (length === MODULE.length ? "spec/no-interface" : "spec/invalid-wasm");
    });
  }
});

test("contractSpecFromWasm() rejects sections with trailing bytes", () => {
  assert.throws(() => contractSpecFromWasm(wasm(custom(NAME, [...bytes, 0]))), { code: "xdr/truncated" });
  const split = wasm(custom(NAME, bytes.subarray(0, 10)), custom(NAME, bytes.subarray(10)));
  assert.throws(
    () => contractSpecFromWasm(split),
    { code: "xdr/truncated" },
    "an entry does not go on in the next one",
  );
});
