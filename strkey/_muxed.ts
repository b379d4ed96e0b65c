/** Converts the bodies of muxed strkeys. */

import { concatBytes } from "../internal/bytes.ts";

/** Returns the ID at the end of a muxed body. */
export function muxedIdOf(body: Uint8Array): bigint {
  return new DataView(body.buffer, body.byteOffset).getBigUint64(32);
}

/**
 * Converts the XDR of a muxed struct to the body of a strkey. The ID is first in the XDR and last in the strkey
 * (SEP-23).
 */
export function muxedBody(xdr: Uint8Array): Uint8Array {
  return concatBytes(xdr.subarray(8), xdr.subarray(0, 8));
}
