/** The bodies of muxed keys. */

import { concatBytes } from "../internal/bytes.ts";

/** The id at the end of the body of a muxed key. */
export function muxedIdOf(body: Uint8Array): bigint {
  return new DataView(body.buffer, body.byteOffset).getBigUint64(32);
}

/** The body of a muxed key from the XDR of its struct: the id is first in the XDR, last in the strkey (SEP-23). */
export function muxedBody(xdr: Uint8Array): Uint8Array {
  return concatBytes(xdr.subarray(8), xdr.subarray(0, 8));
}
