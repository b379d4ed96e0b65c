/**
 * The curve of RFC 8032 section 5.1, in the point arithmetic of `@noble/curves`. It is built by `edwards` on first use
 * rather than imported ready-made: `@noble/curves/ed25519.js` builds two curves, four signature schemes and a
 * hash-to-curve while it loads.
 */

import { normalizeZ, ScalarMultiplier } from "@noble/curves/abstract/curve.js";
import { edwards } from "@noble/curves/abstract/edwards.js";
import type { Bytes } from "../../internal/bytes.ts";

type Curve = ReturnType<typeof edwards>;

/** A point of the curve. */
export type Point = Curve["BASE"];

/**
 * From which multiplication of the base point on there is a table of its multiples, and of how many bits. The first takes
 * as long to make as 40 multiplications without one: whoever signs once should not wait for it. (1 means none.)
 */
const TABLE_BITS: Readonly<Record<number, number>> = { 1: 1, 9: 8, 1025: 10 };

let curve: Curve | undefined;
let multiplier: ScalarMultiplier<Curve>;
let multiplications = 0;

/** The curve: its points, and the numbers modulo their order. */
export function ed25519(): Curve {
  if (curve === undefined) {
    curve = edwards({
      p: 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffedn,
      n: 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3edn,
      h: 8n,
      a: 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffecn,
      d: 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3n,
      Gx: 0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51an,
      Gy: 0x6666666666666666666666666666666666666666666666666666666666666658n,
    });
    multiplier = new ScalarMultiplier(curve);
  }
  return curve;
}

/** The base point times a scalar, which is not 0. The point operations are the same whatever it is: it may be secret. */
export function multiplyBase(scalar: bigint): Point {
  const curve = ed25519();
  const { BASE } = curve;
  const bits = TABLE_BITS[++multiplications];
  if (bits !== undefined) multiplier.setWindowSize(BASE, bits);
  return multiplier.mulCT(BASE, scalar, (table) => normalizeZ(curve, table)).p;
}

/**
 * The encoding of a point (RFC 8032 section 5.1.2): y, with the parity of x in the bit that y leaves. The point's own
 * `toBytes` makes checks on the way that no point of this curve can fail, which take 2 % of a multiplication.
 */
export function encodePoint({ X, Y, Z }: Point): Bytes {
  const { Fp } = ed25519();
  const inverse = Fp.inv(Z);
  const bytes = Fp.toBytes(Fp.mul(Y, inverse)) as Bytes;
  if (Fp.mul(X, inverse) & 1n) bytes[31]! |= 0x80;
  return bytes;
}

/** For tests only: a table of so many bits (1 means none) from now on, or with `undefined` all from the beginning. */
export function useTable(bits: number | undefined): void {
  const { BASE } = ed25519();
  multiplications = bits === undefined ? 0 : Infinity;
  multiplier.setWindowSize(BASE, bits ?? 1);
}
