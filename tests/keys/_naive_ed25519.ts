/**
 * A naive implementation of Ed25519 by RFC 8032 and the validators' rule, with bigints and without code of the library or
 * its dependencies: slow, and easy to compare with the RFC. It determines the expected results of tests.
 */

import { createHash } from "node:crypto";

const P = 2n ** 255n - 19n;
/** The order of the base point. */
export const L: bigint = 2n ** 252n + 27742317777372353535851937790883648493n;

const mod = (a: bigint, m = P): bigint => ((a % m) + m) % m;

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let e = exponent; e > 0n; e >>= 1n) {
    if (e & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

const inverse = (a: bigint): bigint => power(a, P - 2n);
const D = mod(-121665n * inverse(121666n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);

/** A point in the coordinates of section 5.1.4: x = X/Z, y = Y/Z, x × y = T/Z. */
export type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint];

const IDENTITY: Point = [0n, 1n, 1n, 0n];

/** Adds two points (section 5.1.4). */
export function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const [a, b] = [mod((y1 - x1) * (y2 - x2)), mod((y1 + x1) * (y2 + x2))];
  const [c, d] = [mod(2n * t1 * t2 * D), mod(2n * z1 * z2)];
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

/** Multiplies a point by a scalar. */
export function multiply(point: Point, times: bigint): Point {
  let [result, double] = [IDENTITY, point];
  for (let n = times; n > 0n; n >>= 1n) {
    if (n & 1n) result = add(result, double);
    double = add(double, double);
  }
  return result;
}

/** Decodes a little-endian number. */
export function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((n, byte) => (n << 8n) | BigInt(byte), 0n);
}

/** Encodes a number as 32 little-endian bytes. */
export function bytes32(n: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((n >> BigInt(8 * i)) & 255n));
}

/** Encodes a point (section 5.1.2). */
export function encode([x, y, z]: Point): Uint8Array {
  const scale = inverse(z);
  return bytes32(mod(y * scale) | ((mod(x * scale) & 1n) << 255n));
}

/** Decodes a point (section 5.1.3); `undefined` if the bytes are not its canonical encoding. */
export function decode(bytes: Uint8Array): Point | undefined {
  const n = littleEndian(bytes);
  const [y, sign] = [n & (2n ** 255n - 1n), n >> 255n];
  if (y >= P) return undefined;
  const x2 = mod((y * y - 1n) * inverse(D * y * y + 1n));
  let x = power(x2, (P + 3n) / 8n);
  if (mod(x * x) !== x2) x = mod(x * ROOT_OF_MINUS_ONE);
  if (mod(x * x) !== x2 || (x === 0n && sign === 1n)) return undefined;
  if ((x & 1n) !== sign) x = mod(-x);
  return [x, y, 1n, mod(x * y)];
}

/** The base point: y is 4/5, x is even. */
export const BASE: Point = decode(bytes32(mod(4n * inverse(5n))))!;

/** The encoding of a point of order 8, whose y solves the doubling formula. */
export const ORDER_8: Point = decode(Uint8Array.from(
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05".match(/../g)!.map((hex) => parseInt(hex, 16)),
))!;

/** Hashes concatenated parts with SHA-512. */
export function sha512(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash("sha512");
  for (const part of parts) hash.update(part);
  return Uint8Array.from(hash.digest());
}

/** Computes the scalar `k` of a signature. */
export function challenge(r: Uint8Array, publicKey: Uint8Array, message: Uint8Array): bigint {
  return mod(littleEndian(sha512(r, publicKey, message)), L);
}

function isSmall(point: Point): boolean {
  const [x, y, z] = multiply(point, 8n);
  return x === 0n && y === z;
}

/** The validators' rule: `S` is below the order, neither point has small order, and `[S]B - [k]A` encodes to `R`. */
export function verifyNaively(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  const [r, s] = [signature.subarray(0, 32), littleEndian(signature.subarray(32))];
  const [a, point] = [decode(publicKey), decode(r)];
  if (s >= L || a === undefined || point === undefined || isSmall(a) || isSmall(point)) return false;
  const [x, y, z, t] = multiply(a, challenge(r, publicKey, message));
  const expected = encode(add(multiply(BASE, s), [mod(-x), y, z, mod(-t)]));
  return expected.every((byte, i) => byte === r[i]);
}

/** Derives the secret scalar and the prefix from a seed (section 5.1.5). */
export function expand(seed: Uint8Array): { readonly scalar: bigint; readonly prefix: Uint8Array } {
  const h = sha512(seed);
  h[0]! &= 248;
  h[31] = (h[31]! & 127) | 64;
  return { scalar: littleEndian(h.subarray(0, 32)), prefix: h.subarray(32) };
}
