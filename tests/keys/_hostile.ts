/** Values that are not bytes, although some libraries accept them as bytes. */

/** Values that cause a `TypeError` wherever bytes are expected. */
export const notBytes: readonly { readonly name: string; readonly value: unknown }[] = [
  { name: "undefined", value: undefined },
  { name: "null", value: null },
  { name: "a string", value: "text" },
  { name: "a hexadecimal string", value: "00".repeat(32) },
  { name: "a string of 64 characters", value: "x".repeat(64) },
  { name: "a number", value: 64 },
  { name: "a bigint", value: 64n },
  { name: "a boolean", value: true },
  { name: "an array of numbers", value: new Array(32).fill(1) },
  { name: "an array of numbers above 255", value: new Array(32).fill(999) },
  { name: "an ArrayBuffer", value: new ArrayBuffer(32) },
  { name: "a DataView", value: new DataView(new ArrayBuffer(32)) },
  { name: "a Uint16Array", value: new Uint16Array(32) },
  { name: "a Uint8ClampedArray", value: new Uint8ClampedArray(32) },
  { name: "an array-like object", value: { length: 32, 0: 1 } },
  { name: "an object with the name of bytes", value: { [Symbol.toStringTag]: "Uint8Array", length: 32 } },
  { name: "a decorated signature", value: { hint: new Uint8Array(4), signature: new Uint8Array(64) } },
  { name: "a function", value: () => new Uint8Array(32) },
  { name: "a symbol", value: Symbol("bytes") },
];

/** The 32 bytes in different views and classes, all of which are accepted. */
export function disguises(bytes: Uint8Array): readonly { readonly name: string; readonly value: Uint8Array }[] {
  class Subclass extends Uint8Array {}
  const padded = new Uint8Array(bytes.length + 16);
  padded.set(bytes, 7);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const resizable = new Uint8Array(new ArrayBuffer(bytes.length, { maxByteLength: bytes.length + 10 }));
  resizable.set(bytes);
  return [
    { name: "plain", value: bytes.slice() },
    { name: "at an offset of a larger buffer", value: padded.subarray(7, 7 + bytes.length) },
    { name: "a subclass", value: new Subclass(bytes) },
    { name: "in shared memory", value: shared },
    { name: "in a resizable buffer", value: resizable },
  ];
}
