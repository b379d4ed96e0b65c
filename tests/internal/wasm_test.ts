import assert from "node:assert/strict";
import { test } from "node:test";
import { customSections, isWasm } from "../../internal/wasm.ts";

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const named = (
  name: string,
  ...bytes: number[]
) => [0, 1 + name.length + bytes.length, name.length, ...ascii(name), ...bytes];
const fail = (offset: number, expected: string) => new Error(`${offset}: ${expected}`);
const read = (...bytes: readonly number[]) =>
  customSections(Uint8Array.from(bytes), fail).map(({ name, bytes, offset }) => [name, [...bytes], offset]);

test("customSections() returns names, bytes and offsets in their order, and skips other sections", () => {
  assert.deepEqual(read(...HEADER), []);
  assert.deepEqual(read(...HEADER, ...named("a", 1, 2), 1, 2, 9, 9, ...named("bc"), ...named("a", 3)), [
    ["a", [1, 2], 12],
    ["bc", [], 23],
    ["a", [3], 27],
  ]);
});

test("customSections() reads lengths of five bytes, and names that are not UTF-8", () => {
  assert.deepEqual(read(...HEADER, 0, 0x83, 0x80, 0x80, 0x80, 0, 1, 0xff, 7), [[undefined, [7], 16]]);
});

const malformed = [
  { name: "no bytes", bytes: [], says: "0: a WebAssembly module of version 1" },
  { name: "another version", bytes: [...HEADER.slice(0, 4), 2, 0, 0, 0], says: "4: a WebAssembly module of version 1" },
  { name: "a section without a length", bytes: [...HEADER, 0], says: "9: a length" },
  { name: "a length without an end", bytes: [...HEADER, 0, 0x80, 0x80], says: "9: a length" },
  { name: "a length of 36 bits", bytes: [...HEADER, 0, 0xff, 0xff, 0xff, 0xff, 0x1f], says: "9: a length" },
  { name: "a length beyond the end", bytes: [...HEADER, 1, 5, 0], says: "9: a section of 5 bytes" },
  {
    name: "a length of 4 GiB",
    bytes: [...HEADER, 0, 0xff, 0xff, 0xff, 0xff, 0x0f],
    says: "9: a section of 4294967295 bytes",
  },
  { name: "a name beyond its section", bytes: [...HEADER, 0, 2, 2, 65, 65], says: "10: a name of 2 bytes" },
  { name: "a custom section without a name", bytes: [...HEADER, 0, 0], says: "10: a length" },
];

for (const { name, bytes, says } of malformed) {
  test(`customSections() reports where there is ${name}`, () => assert.throws(() => read(...bytes), { message: says }));
}

test("isWasm() looks at the first eight bytes alone", () => {
  assert.equal(isWasm(Uint8Array.from([...HEADER, 255])), true);
  assert.equal(isWasm(Uint8Array.from(HEADER.slice(0, 7))), false);
});
