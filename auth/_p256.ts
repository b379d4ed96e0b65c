/** The curve of passkeys (NIST P-256, secp256r1), as far as its public values go. */

import type { Bytes } from "../internal/bytes.ts";
import { fromHex, toHex } from "../encoding/mod.ts";

/** The order of the group (SEC 2, section 2.4.2). */
export const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** The prime of the field. */
const PRIME = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
/** The constant of the curve y² = x³ - 3x + b. */
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** Whether two coordinates are a point of the curve. */
export function isOnCurve(x: bigint, y: bigint): boolean {
  return x < PRIME && y < PRIME && (y * y - (x * x * x - 3n * x + B)) % PRIME === 0n;
}

/** An unsigned big-endian integer. */
export function toInteger(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes)}`);
}

/** The 32 bytes of an integer, big-endian. */
export function toBytes32(value: bigint): Bytes {
  return fromHex(value.toString(16).padStart(64, "0"));
}
