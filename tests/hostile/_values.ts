/** Values that functions must accept or reject without harm. */

import { Buffer } from "node:buffer";
import { type Context, createContext, runInContext } from "node:vm";

/** The error that some of these values throw when they are read. Functions may pass it on. */
export class HostileError extends Error {
  override readonly name = "HostileError";
}

/** One hostile value. */
export interface HostileValue {
  readonly name: string;
  /** Creates the value, so that calls do not share it. */
  readonly make: () => unknown;
  /** Whether reading the value throws. */
  readonly explosive?: boolean;
  /** Whether the engine itself rejects the value; its `TypeError` is accepted. */
  readonly engine?: boolean;
  /** Whether the value is too large for the tests of wire types, which have thousands of functions. */
  readonly big?: boolean;
}

/** Creates a hostile value that all calls share. */
function same(name: string, value: unknown): HostileValue {
  return { name, make: () => value };
}

let otherRealm: Context | undefined;

/** Evaluates code in another realm, such as an iframe or the sandbox of a test runner. */
function inOtherRealm(code: string): unknown {
  return runInContext(code, otherRealm ??= createContext({}));
}

function explode(): never {
  throw new HostileError("looked at");
}

/** Creates a proxy whose traps all throw. */
function mine(target: object): object {
  return new Proxy(
    target,
    new Proxy({}, {
      get: () => explode, // any trap
    }),
  );
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function detached(length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(7);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}

function shared(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length)).fill(7);
}

/** Creates a view of a resizable buffer; with `outOfBounds`, the buffer has shrunk below the view. */
function resizable(length: number, outOfBounds = false): Uint8Array {
  const buffer = new (ArrayBuffer as new (length: number, options: { maxByteLength: number }) => ArrayBuffer)(length, {
    maxByteLength: length + 64,
  }) as ArrayBuffer & { resize(length: number): void };
  const bytes = new Uint8Array(buffer, 0, length);
  if (outOfBounds) buffer.resize(length >> 1);
  return bytes;
}

/** A subclass with a wrong length and methods that throw. */
class LyingBytes extends Uint8Array {
  override get length(): number {
    return 33;
  }
  override slice(): never {
    return explode();
  }
  override subarray(): never {
    return explode();
  }
  override [Symbol.iterator](): never {
    return explode();
  }
  override get [Symbol.toStringTag](): "Uint8Array" {
    return explode();
  }
}

function circular(): unknown {
  const value: Record<string, unknown> = { list: [] };
  (value.list as unknown[]).push(value);
  return value;
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

function throwing(...names: (string | symbol)[]): object {
  const value = {};
  for (const name of names) Object.defineProperty(value, name, { get: explode, enumerable: true, configurable: true });
  return value;
}

/** Names of properties that functions of the library read. */
const FIELDS = ["type", "publicKey", "secretKey", "signer", "entry", "address", "value", "length", "sign", "then"];

const numbers = [
  0,
  -0,
  1,
  -1,
  1.5,
  7,
  31,
  32,
  33,
  255,
  2 ** 31,
  2 ** 32,
  2 ** 32 - 1,
  2 ** 53,
  2 ** 53 - 1,
  1e21,
  5e-324,
];
const oddNumbers = [NaN, Infinity, -Infinity];
const bigints = [0n, 1n, -1n, 2n ** 63n, 2n ** 64n, -(2n ** 63n) - 1n, 2n ** 127n, 2n ** 255n, 2n ** 256n, 10n ** 400n];
const texts = [
  ...["", " ", "0", "-0", "1", "-1", "1.5", "1e5", "0x10", "1_000", "٣", "Infinity", "NaN", "null", "undefined"],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "length", "a", "ed25519"],
  ...[
    "\ud800",
    "\udc00\ud800",
    "\u0000",
    "\ufeff",
    "\u202e",
    "😀",
    "=",
    "====",
    "AA==",
    "AAAA",
    "-_",
    "\n",
    "%00",
    "../",
  ],
  ...[
    "G",
    "M",
    "S",
    "C",
    "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF",
    "CAAAA=",
    "native",
    "A:B",
    "scvU32",
    "hex",
  ],
];

/** All hostile values. */
export const hostileValues: readonly HostileValue[] = [
  same("undefined", undefined),
  same("null", null),
  same("true", true),
  same("false", false),
  ...[...numbers, ...oddNumbers].map((value) => same(`the number ${Object.is(value, -0) ? "-0" : value}`, value)),
  ...bigints.map((value) => same(`the bigint ${String(value).slice(0, 30)}`, value)),
  ...texts.map((value) => same(`the text ${JSON.stringify(value)}`, value)),
  { ...same("a text of a million letters", "A".repeat(1e6)), big: true },
  { ...same("a million digits", "1".repeat(1e6)), big: true },
  { ...same("a million spaces", " ".repeat(1e6)), big: true },
  same("a symbol", Symbol("hostile")),
  same("Symbol.iterator", Symbol.iterator),
  same("a registered symbol", Symbol.for("hostile")),
  same("a function", () => 1),
  { ...same("a function that throws", explode), explosive: true },
  same("an async function", async () => await Promise.resolve(1)),
  same("a generator", function* () {}),
  { ...same("a class", class Hostile {}), engine: true },

  { name: "an empty array", make: () => [] },
  { name: "an array with holes", make: () => [1, , 3] },
  { name: "an array of null", make: () => [null] },
  { name: "an array of numbers", make: () => Array.from({ length: 32 }, (_, i) => i) },
  { name: "an array of mixed things", make: () => [1, "a", null, {}, [], undefined, Symbol.iterator] },
  { name: "an array with properties", make: () => Object.assign([1], { a: 1, toXDR: 1 }) },
  { name: "an array of a hundred thousand", make: () => new Array(1e5).fill(0), big: true },
  { name: "an array with a getter that throws", make: trapped, explosive: true },
  { name: "an array of a million holes", make: () => new Array(1e6), big: true },

  { name: "an empty object", make: () => ({}) },
  { name: "an object without prototype", make: () => Object.create(null) },
  { name: "an object with __proto__ of its own", make: () => JSON.parse('{"__proto__":{"polluted":true},"a":1}') },
  { name: "a polluting constructor", make: () => ({ constructor: { prototype: { polluted: true } } }) },
  { name: "a frozen object", make: () => Object.freeze({ type: "ed25519" }) },
  { name: "an object that inherits", make: () => Object.create({ type: "ed25519", secretKey: "x", a: 1 }) },
  { name: "an object with symbol keys", make: () => ({ [Symbol.for("a")]: 1, [Symbol.toStringTag]: "Uint8Array" }) },
  { name: "an array-like object", make: () => ({ length: 3, 0: 1, 1: 2, 2: 3 }) },
  { name: "an array-like object of length 2^53", make: () => ({ length: 2 ** 53 }) },
  { name: "circular objects", make: circular },
  { name: "10,000 levels", make: () => nested(10_000), big: true },
  { name: "a thenable", make: () => ({ then: (resolve: (value: number) => void) => resolve(1) }) },
  { name: "an object of odd fields", make: () => Object.fromEntries(FIELDS.map((name) => [name, NaN])) },
  { name: "an object of null fields", make: () => Object.fromEntries(FIELDS.map((name) => [name, null])) },
  { name: "an object whose fields throw", make: () => throwing(...FIELDS), explosive: true },
  {
    name: "an object whose tag throws",
    make: () => throwing(Symbol.toStringTag, Symbol.toPrimitive, Symbol.iterator, "toJSON", "constructor"),
    explosive: true,
  },
  {
    name: "an object that cannot become a text",
    make: () => ({ toString: explode, valueOf: explode, [Symbol.toPrimitive]: explode, toJSON: explode, a: 1 }),
    explosive: true,
  },
  {
    name: "an object with methods for all",
    make: () => ({ toXDR: explode, sign: explode, equals: explode }),
    explosive: true,
  },
  { engine: true, name: "a false ScVal", make: () => ({ [Symbol.toStringTag]: "xdr.ScVal" }) },
  {
    engine: true,
    name: "a false ScVal with an odd arm",
    make: () => ({ [Symbol.toStringTag]: "xdr.ScVal", type: "scvVec", value: 5 }),
  },
  {
    engine: true,
    name: "a false ScVal of no type",
    make: () => ({ [Symbol.toStringTag]: "xdr.ScVal", type: "odd", value: null }),
  },
  {
    engine: true,
    name: "a false ScMapEntry",
    make: () => ({ [Symbol.toStringTag]: "xdr.ScMapEntry", key: 1, val: {} }),
  },
  {
    engine: true,
    name: "a false ScAddress",
    make: () => ({ [Symbol.toStringTag]: "xdr.ScAddress", type: "scAddressTypeContract" }),
  },
  {
    engine: true,
    name: "a false entry",
    make: () => ({ [Symbol.toStringTag]: "xdr.DwsaAuthorizationEntry", credentials: {} }),
  },
  {
    engine: true,
    name: "a false invocation",
    make: () => ({ [Symbol.toStringTag]: "xdr.DwsaAuthorizedInvocation", function: 1 }),
  },
  { engine: true, name: "a false Address", make: () => ({ [Symbol.toStringTag]: "dwsa.Address" }) },
  { engine: true, name: "a false Contract", make: () => ({ [Symbol.toStringTag]: "dwsa.Contract", address: 5 }) },
  {
    engine: true,
    name: "a false ScInt",
    make: () => ({ [Symbol.toStringTag]: "dwsa.ScInt", toBigInt: () => "x", type: "u32" }),
  },
  { engine: true, name: "a false Keypair", make: () => ({ sign: () => new Uint8Array(64), publicKey: () => "G" }) },

  { name: "a Date", make: () => new Date(NaN) },
  { name: "a RegExp", make: () => /a/g },
  { name: "a Map", make: () => new Map<unknown, unknown>([[{}, NaN], [null, Symbol.iterator]]) },
  { name: "a Set", make: () => new Set([1]) },
  { name: "a WeakMap", make: () => new WeakMap() },
  { name: "an Error", make: () => new Error("hostile") },
  { name: "a promise", make: () => Promise.resolve(new Uint8Array(64)) },
  { name: "a boxed string", make: () => new String("GAAA") },
  { name: "a boxed number", make: () => new Number(5) },
  { name: "globalThis", make: () => globalThis },

  { name: "a proxy", make: () => new Proxy({}, {}) },
  { name: "a proxy of a function", make: () => new Proxy(() => 1, {}) },
  { name: "a proxy of bytes", make: () => new Proxy(new Uint8Array(32), {}) },
  { name: "a proxy of an array", make: () => new Proxy([1, 2, 3], {}) },
  { name: "a proxy that throws", make: () => mine({}), explosive: true },
  { name: "a proxy of an array that throws", make: () => mine([]), explosive: true },
  { name: "a proxy of a function that throws", make: () => mine(() => 1), explosive: true },
  { engine: true, name: "a revoked proxy", make: () => revoked({}), explosive: true },
  { engine: true, name: "a revoked proxy of an array", make: () => revoked([]), explosive: true },
  { engine: true, name: "a revoked proxy of a function", make: () => revoked(() => 1), explosive: true },

  { name: "no bytes", make: () => new Uint8Array(0) },
  ...[1, 4, 31, 32, 33, 36, 40, 64].map((length) => ({ name: `${length} bytes`, make: () => new Uint8Array(length) })),
  { name: "a million bytes", make: () => new Uint8Array(1e6).fill(255), big: true },
  { name: "a Buffer", make: () => Buffer.from("00".repeat(32), "hex") },
  { name: "an ArrayBuffer", make: () => new ArrayBuffer(32) },
  { name: "a DataView", make: () => new DataView(new ArrayBuffer(32)) },
  { name: "a Uint16Array", make: () => new Uint16Array(16) },
  { name: "a Float64Array", make: () => new Float64Array(4) },
  { name: "a Uint8ClampedArray", make: () => new Uint8ClampedArray(32) },
  { name: "a BigUint64Array", make: () => new BigUint64Array(4) },
  { name: "detached bytes", make: () => detached(32) },
  { name: "detached 64 bytes", make: () => detached(64) },
  { name: "shared bytes", make: () => shared(32) },
  { name: "shared 64 bytes", make: () => shared(64) },
  { name: "bytes of a buffer that can grow", make: () => resizable(32) },
  { name: "bytes of a buffer that has shrunk", make: () => resizable(32, true) },
  {
    name: "bytes with a length of their own",
    make: () => Object.defineProperty(new Uint8Array(32), "length", { value: 64 }),
  },
  { name: "bytes that lie", make: () => new LyingBytes(32), explosive: true },

  { name: "an array of another realm", make: () => inOtherRealm("[1, 2, 3]") },
  { name: "an object of another realm", make: () => inOtherRealm("({ a: 1 })") },
  { name: "bytes of another realm", make: () => inOtherRealm("new Uint8Array(32)") },
  { name: "64 bytes of another realm", make: () => inOtherRealm("new Uint8Array(64)") },
  { name: "a Map of another realm", make: () => inOtherRealm("new Map([[1, 2]])") },
  { name: "an error of another realm", make: () => inOtherRealm("new Error('a')") },
  { name: "a function of another realm", make: () => inOtherRealm("() => 1") },
  { name: "a promise of another realm", make: () => inOtherRealm("Promise.resolve(1)") },
];

function trapped(): unknown[] {
  const list: unknown[] = [1, 2];
  Object.defineProperty(list, 1, { get: explode, enumerable: true });
  return list;
}
