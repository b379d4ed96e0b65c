/**
 * The checks on bytes that come before the curve equation. Together with the cofactorless equation they give the
 * verdict of the network's validators (ed25519-dalek's `verify_strict`, libsodium 1.0.18 to 1.0.22), which is stricter
 * than RFC 8032 and than most engines: OpenSSL and BoringSSL take points of small order, where one signature can be
 * valid for any data.
 */

/** The order L of the base point, least significant byte first. */
// deno-fmt-ignore
const ORDER: readonly number[] = [
  0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

/** One y coordinate of the points of order 8, the sign bit of x left out. The other one is p - y. */
// deno-fmt-ignore
const ORDER_8: readonly number[] = [
  0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef, 0x98, 0xf0,
  0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88, 0x6d, 0x53, 0xfc, 0x05,
];

/** Whether a signature of any length and a 32-byte public key are worth the curve equation. */
export function isAdmissible(signature: Uint8Array, publicKey: Uint8Array): boolean {
  return signature.length === 64 && isBelowOrder(signature) && !isWeak(signature) && !isWeak(publicKey);
}

/** Whether S, the second half of a signature, is below L: otherwise S + L would be a second valid signature. */
function isBelowOrder(signature: Uint8Array): boolean {
  for (let i = 31; i >= 0; i--) {
    const difference = signature[32 + i]! - ORDER[i]!;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/**
 * Whether the first 32 bytes encode a point of small order (y = 0, 1, p - 1 or that of order 8), or have y >= p. The
 * latter are a second encoding of a point; for R the comparison of bytes would refuse them in any case.
 */
function isWeak(point: Uint8Array): boolean {
  switch (point[31]! & 0x7f) {
    case 0x00:
      return point[0]! <= 1 && isBetween(point, 0x00);
    case 0x05:
      return point[0] === 0x26 && isBetween(point, 0x00, ORDER_8);
    case 0x7a:
      return point[0] === 0xc7 && isBetween(point, 0xff, ORDER_8);
    case 0x7f:
      return point[0]! >= 0xec && isBetween(point, 0xff);
    default:
      return false;
  }
}

/**
 * Whether the bytes between the first and the last are those of `y` (zeros, if there is none), or with the mask 0xff
 * those of p - y: all bytes of p = 2^255 - 19 but the first and the last are 0xff, and nothing is borrowed from them.
 */
function isBetween(point: Uint8Array, mask: number, y?: readonly number[]): boolean {
  for (let i = 1; i < 31; i++) {
    if (point[i] !== (mask ^ (y === undefined ? 0 : y[i]!))) return false;
  }
  return true;
}
